/** Finds URLs of the documentation in code, error messages and other files. Pure, and linear in the text. */

export interface CodeLink {
  /** The whole URL. */
  readonly url: string;
  /** Path below the documentation's URL, with a slash at the start. */
  readonly path: string;
  /** Line number, counted from 1. */
  readonly line: number;
}

/** Ends a URL in code, in Markdown and in prose. */
const END = /[\s"'`<>()[\]{}|\\^,;]/;
const PUNCTUATION = /[.:!?*_~]+$/;

/** @param siteUrls public URLs of the documentation, path included */
export function findCodeLinks(text: string, siteUrls: readonly string[]): CodeLink[] {
  return siteUrls.flatMap((siteUrl) => findBelow(text, siteUrl)).sort((a, b) => a.line - b.line);
}

function findBelow(text: string, siteUrl: string): CodeLink[] {
  const bare = withoutScheme(siteUrl);
  const links: CodeLink[] = [];
  let [line, countedUpTo] = [1, 0];
  for (let at = text.indexOf(bare); at >= 0; at = text.indexOf(bare, at + bare.length)) {
    const [scheme] = /https?:\/\/$/.exec(text.slice(Math.max(0, at - 8), at)) ?? [];
    const path = pathAt(text, at + bare.length);
    if (scheme === undefined || path === undefined) continue;
    line += text.slice(countedUpTo, at).split('\n').length - 1;
    countedUpTo = at;
    links.push({ url: `${scheme}${bare}${path}`, path: path.startsWith('/') ? path : `/${path}`, line });
  }
  return links;
}

/** The rest of a URL; undefined if the name of the host or of the folder continues. */
function pathAt(text: string, start: number): string | undefined {
  let end = start;
  while (end < text.length && !END.test(text.charAt(end))) end += 1;
  const rest = text.slice(start, end).replace(PUNCTUATION, '');
  return rest === '' || /^[/?#]/.test(rest) ? rest : undefined;
}

/** The path of a URL below one of the documentation's URLs, with a slash at the start; undefined for other URLs. */
export function pathBelow(url: string, siteUrls: readonly string[]): string | undefined {
  for (const siteUrl of siteUrls) {
    const bare = withoutScheme(siteUrl);
    const rest = withoutScheme(url);
    if (!/^https?:/i.test(url) || !rest.startsWith(bare) || !/^(?:[/?#]|$)/.test(rest.slice(bare.length))) continue;
    const path = rest.slice(bare.length);
    return path.startsWith('/') ? path : `/${path}`;
  }
  return undefined;
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//i, '').replace(/\/+$/, '');
}
