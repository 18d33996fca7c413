/** Builds the URLs of pages in a deployment. */

/** @param path of the page, with a leading slash; its route is the same */
export function pageUrl(base: string, path: string): string {
  const url = new URL(base);
  // The rest is encoded by the setter.
  url.pathname = url.pathname.replace(/\/$/, '') + path.replaceAll('%', '%25');
  return url.href;
}
