/** Links pages of the site in the HTML report. Pure. */
import { isWebUrl } from '../../../text/document.js';
import { Html, markup } from '../../../text/html.js';
import { shorten } from '../../../text/width.js';
import type { PageName } from '../analysis/rank-to-dos.js';
import { pageUrl } from './page-url.js';

/** Longer texts are rarely questions; JSON and CSV have the whole texts. */
export const MAX_TEXT_LENGTH = 300;

/** Links http(s) URLs; any other content gets no link. The page tells no site where its readers come from (its head). */
export function linkTo(url: string | undefined, content: Html): Html {
  if (url === undefined || !isWebUrl(url)) return content;
  return markup`<a href="${new URL(url).href}">${content}</a>`;
}

/** Returns the title of a page, which links the page if the site is known. */
export function pageTitle(site: string | null, { path, title }: PageName): Html {
  return linkTo(pageUrl(site, path), markup`${shorten(title ?? path, MAX_TEXT_LENGTH)}`);
}

/** Returns the title of a page with its path below. */
export function pageName(site: string | null, page: PageName): Html {
  return markup`${pageTitle(site, page)}<code>${shorten(page.path, MAX_TEXT_LENGTH)}</code>`;
}

/** Links paths without their titles. */
export function pathLinks(site: string | null, paths: readonly string[]): Html {
  const links = paths.map(
    (path) => markup`<li>${linkTo(pageUrl(site, path), markup`<code>${shorten(path, MAX_TEXT_LENGTH)}</code>`)}</li>`,
  );
  return markup`<ul class="plain">${links}</ul>`;
}
