/** Splits a page into its front matter and its body, and tells whether the front matter hides the page. Pure. */

const FRONT_MATTER = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?:\n|$)/;

/** Both are empty or whole if the page has no front matter. @param text with LF as line ends */
export function splitFrontMatter(text: string): { readonly yaml: string; readonly body: string } {
  const [whole = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  return { yaml, body: text.slice(whole.length) };
}

/** True if readers find the page in no navigation. @param text with LF as line ends */
export function isHiddenPage(text: string): boolean {
  return /^["']?(?:hidden|noindex|draft|unlisted)["']?[ \t]*:[ \t]*["']?true\b/im.test(splitFrontMatter(text).yaml);
}
