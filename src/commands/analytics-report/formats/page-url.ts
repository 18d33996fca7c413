/** Finds the name and the URL of a page. A path can't lead to another site, whatever a reader appended to it. Pure. */
import { isWebUrl } from '../../../text/document.js';
import type { PageName } from '../analysis/rank-to-dos.js';

/** Returns the title, or the path of a page without one. */
export function pageText({ path, title }: PageName): string {
  return title === null || title.trim() === '' ? path : title;
}

/** Returns the URL of a page of the site; undefined if the site is unknown or the path isn't one of its pages. */
export function pageUrl(site: string | null, path: string): string | undefined {
  if (site === null || !isWebUrl(site) || !path.startsWith('/')) return undefined;
  const { origin, pathname } = new URL(site);
  const address = `${origin}${pathname.replace(/\/+$/, '')}${path}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.origin === origin && url.username === '' ? url.href : undefined;
}
