/** Limits how much of a platform's list is read: a platform that always has a next page must not keep a job forever. */

/** 10,000 entries on most platforms. */
const MAX_LIST_PAGES = 100;

/** Throws before the page after the last one that is read. Nobody knows what the rest of the list has. */
export function requirePage(page: number, errorOf: (reason: string) => Error): void {
  if (page > MAX_LIST_PAGES) throw errorOf(`the list has more than ${MAX_LIST_PAGES} pages`);
}
