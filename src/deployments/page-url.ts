/** Builds the URLs of pages in a deployment. */
import { placeOf } from '../pages/place.js';

/** @param path of the page, with a leading slash; its route is the same */
export function pageUrl(base: string, path: string): string {
  const url = new URL(base);
  // The rest is encoded by the setter.
  url.pathname = url.pathname.replace(/\/$/, '') + path.replaceAll('%', '%25');
  return url.href;
}

/** Returns the path of a page below the published URL. @param page path in the documentation project */
export function publishedPath(page: string): string {
  return `/${placeOf(page).replace(/(?:^|\/)index$/, '')}`;
}
