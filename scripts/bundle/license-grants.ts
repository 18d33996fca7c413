/** Lists the license notices that packages do not contain, from what their authors publish elsewhere. */

/** A license and its copyright line. */
export interface LicenseGrant {
  readonly license: 'MIT' | 'ISC';
  readonly copyright: string;
}

/**
 * The licenses of packages without a license text, by package name. The copyright lines come from the repository's
 * LICENSE, the README, or the author in package.json.
 */
export const GRANTS_FOR_MISSING_TEXTS: Readonly<Record<string, readonly LicenseGrant[]>> = {
  '@nodable/entities': [{ license: 'MIT', copyright: 'Copyright (c) Amit Gupta' }],
  'abstract-logging': [{ license: 'MIT', copyright: 'Copyright (c) James Sumners' }],
  binary: [{ license: 'MIT', copyright: 'Copyright (c) 2010 James Halliday (mail@substack.net)' }],
  buffers: [{ license: 'MIT', copyright: 'Copyright (c) 2010 James Halliday (mail@substack.net)' }],
  chainsaw: [{ license: 'MIT', copyright: 'Copyright (c) James Halliday (mail@substack.net)' }],
  format: [{ license: 'MIT', copyright: 'Copyright 2010 - 2014 Sami Samhuri sami@samhuri.net' }],
  isarray: [{ license: 'MIT', copyright: 'Copyright (c) 2013 Julian Gruber <julian@juliangruber.com>' }],
  saxes: [
    { license: 'ISC', copyright: 'Copyright (c) Contributors' },
    {
      license: 'ISC',
      copyright: 'Copyright (c) Isaac Z. Schlueter and Contributors (sax, from which saxes was forked)',
    },
    { license: 'MIT', copyright: 'Copyright Mathias Bynens <https://mathiasbynens.be/> (String.fromCodePoint)' },
  ],
};

/**
 * The licenses of compiled third-party parts that a package's own notice does not mention. Copied sources contain their
 * notices.
 */
export const GRANTS_FOR_COMPILED_PARTS: Readonly<Record<string, readonly LicenseGrant[]>> = {
  undici: [{ license: 'MIT', copyright: 'Copyright Fedor Indutny, 2018. (llhttp, which undici contains)' }],
};

const LICENSE_TEXTS: Readonly<Record<LicenseGrant['license'], string>> = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`,
};

/** Returns the copyright line and the text of the license. */
export function renderGrant({ license, copyright }: LicenseGrant): string {
  return `${copyright}\n\n${LICENSE_TEXTS[license]}`;
}
