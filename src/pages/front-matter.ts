/** Splits a page into its front matter and its body, and tells whether the front matter hides the page. Pure. */

const FRONT_MATTER = /(?<![^])---[ \t]*\n([^]*?)^---[ \t]*$\n?/m;

/** Without front matter, `yaml` is empty and `body` is the whole text. @param text with LF as line ends */
export function splitFrontMatter(text: string): { readonly yaml: string; readonly body: string } {
  const [whole = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  return { yaml, body: text.slice(whole.length) };
}

/** True if the front matter hides the page. @param text with LF as line ends */
export function isHiddenPage(text: string): boolean {
  return /^["']?(?:hidden|noindex|draft|unlisted)["']?[ \t]*:[ \t]*["']?true\b/im.test(splitFrontMatter(text).yaml);
}
