/**
 * Reads paged lists as async iterators. A list may change while it is read, so items are identified by id and yielded
 * once, and a pass over the pages that doesn't add up is repeated.
 *
 * Guarantee for a newest-first list: an item that is in the list from the first request to the last is yielded exactly
 * once. Additions push items to later pages, where they appear again. Deletions pull items into pages that are already
 * read, which shows in a smaller `total`. Items that come or go in between may or may not be yielded. A list that never
 * stops changing is read three times at most.
 *
 * A reader that stops early causes no further request.
 */

/** One page. `total` is null or undefined if the service sends none; then nothing can be checked. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total?: number | null;
}

export interface NumberedPage<T> extends Page<T> {
  readonly total: number;
  /** Number of the last page; 0 for an empty list. */
  readonly pages: number;
}

/** Maximum number of passes over one list. */
const MAX_PASSES = 3;
/** Maximum number of pages in one pass, for a service that always has a next page: 100 times the largest known library. */
export const MAX_PAGES = 10_000;
/** After this many pages in a row without a new item, the service seems to ignore the page number. */
const MAX_STALE_PAGES = 3;

/**
 * Reads a list by page number, several pages at a time.
 * @param getPage gets a page; pages count from 1
 * @param concurrency maximum number of pages in flight once the reader wants more than the first
 */
export function listByPage<T>(
  getPage: (page: number) => Promise<NumberedPage<T>>,
  idOf: (item: T) => string,
  concurrency: number,
): AsyncGenerator<T, void, undefined> {
  return collect(() => readNumbered(getPage, concurrency), idOf);
}

/** Reads a list by the number of items to skip. */
export function listByOffset<T>(
  getPage: (offset: number) => Promise<Page<T>>,
  idOf: (item: T) => string,
): AsyncGenerator<T, void, undefined> {
  return collect(() => readByOffset(getPage), idOf);
}

async function* collect<T>(
  readPages: () => AsyncIterable<Page<T>>,
  idOf: (item: T) => string,
): AsyncGenerator<T, void, undefined> {
  const yielded = new Set<string>();
  let everShrank = false;
  for (let passes = 1; passes <= MAX_PASSES; passes += 1) {
    const pass: Pass = new Pass(yielded.size, passes > 1 && !everShrank);
    for await (const page of readPages()) {
      pass.add(page.items.map(idOf), page.total);
      for (const item of page.items) {
        if (yielded.has(idOf(item))) continue;
        yielded.add(idOf(item));
        yield item;
      }
      if (pass.isOver(yielded.size)) break;
    }
    if (pass.isLast(yielded.size)) return;
    everShrank ||= pass.shrank;
  }
}

/** Counts what one pass over the pages saw. */
class Pass {
  readonly #ids = new Set<string>();
  #stalePages = 0;
  #total: number | undefined;
  #isStable = true;
  /** The list got shorter during the pass, so items may have moved into pages that were read already. */
  shrank = false;

  constructor(
    readonly yieldedBefore: number,
    /** True for a later pass of a list that never got shorter. */
    readonly mayEndEarly: boolean,
  ) {}

  add(ids: readonly string[], total: number | null | undefined): void {
    const before = this.#ids.size;
    for (const id of ids) this.#ids.add(id);
    this.#stalePages = this.#ids.size === before ? this.#stalePages + 1 : 0;
    if (typeof total === 'number' && this.#total !== undefined) {
      this.#isStable &&= total === this.#total;
      this.shrank ||= total < this.#total;
    }
    this.#total = total ?? undefined;
  }

  /** New items are in front. A later pass that only lacked those ends as soon as it has them. */
  isOver(yielded: number): boolean {
    const hasAll = this.mayEndEarly && !this.shrank && yielded === this.#total;
    return hasAll || this.#stalePages >= MAX_STALE_PAGES;
  }

  isLast(yielded: number): boolean {
    const isComplete = this.#isStable && (this.#ids.size === this.#total || yielded === this.yieldedBefore);
    return isComplete || this.#total === undefined;
  }
}

async function* readNumbered<T>(
  getPage: (page: number) => Promise<NumberedPage<T>>,
  concurrency: number,
): AsyncGenerator<NumberedPage<T>, void, undefined> {
  const first = await getPage(1);
  yield first;
  let { pages } = first;
  const inFlight: Promise<NumberedPage<T>>[] = [];
  for (let page = 2, next = 2; page <= Math.min(pages, MAX_PAGES); page += 1) {
    for (; next <= Math.min(pages, page + concurrency - 1); next += 1) inFlight.push(ignoringRejection(getPage(next)));
    const current = await inFlight.shift();
    if (!current) return;
    yield current;
    pages = current.items.length === 0 ? 0 : current.pages;
  }
}

/** Keeps Node.js from ending the process if a page fails that the reader never requests. */
function ignoringRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

async function* readByOffset<T>(
  getPage: (offset: number) => Promise<Page<T>>,
): AsyncGenerator<Page<T>, void, undefined> {
  for (let pages = 0, offset = 0; pages < MAX_PAGES; pages += 1) {
    const page = await getPage(offset);
    yield page;
    offset += page.items.length;
    // A total below the offset is wrong, so the list ends only at its total or at an empty page.
    if (page.items.length === 0 || offset === page.total) return;
  }
}
