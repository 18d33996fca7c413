/** What packages leave out of the notices they come with, from what their authors say elsewhere. */

export interface Grant {
  readonly licence: 'MIT' | 'ISC';
  readonly copyright: string;
}

/**
 * For packages without the text of their licence, by name. The copyright lines are those of the repository's LICENSE, of
 * the README, or the author of package.json.
 */
export const GRANTS_WITHOUT_TEXT: Readonly<Record<string, readonly Grant[]>> = {
  '@nodable/entities': [{ licence: 'MIT', copyright: 'Copyright (c) Amit Gupta' }],
  'abstract-logging': [{ licence: 'MIT', copyright: 'Copyright (c) James Sumners' }],
  binary: [{ licence: 'MIT', copyright: 'Copyright (c) 2010 James Halliday (mail@substack.net)' }],
  buffers: [{ licence: 'MIT', copyright: 'Copyright (c) 2010 James Halliday (mail@substack.net)' }],
  chainsaw: [{ licence: 'MIT', copyright: 'Copyright (c) James Halliday (mail@substack.net)' }],
  format: [{ licence: 'MIT', copyright: 'Copyright 2010 - 2014 Sami Samhuri sami@samhuri.net' }],
  isarray: [{ licence: 'MIT', copyright: 'Copyright (c) 2013 Julian Gruber <julian@juliangruber.com>' }],
  saxes: [
    { licence: 'ISC', copyright: 'Copyright (c) Contributors' },
    {
      licence: 'ISC',
      copyright: 'Copyright (c) Isaac Z. Schlueter and Contributors (sax, from which saxes was forked)',
    },
    { licence: 'MIT', copyright: 'Copyright Mathias Bynens <https://mathiasbynens.be/> (String.fromCodePoint)' },
  ],
};

/**
 * For compiled parts of others in a package, about which its own text is silent. What was copied as source has its
 * notice in itself.
 */
export const GRANTS_OF_PARTS: Readonly<Record<string, readonly Grant[]>> = {
  undici: [{ licence: 'MIT', copyright: 'Copyright Fedor Indutny, 2018. (llhttp, which undici contains)' }],
};

const TEXTS: Readonly<Record<Grant['licence'], string>> = {
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

export function grantText({ licence, copyright }: Grant): string {
  return `${copyright}\n\n${TEXTS[licence]}`;
}
