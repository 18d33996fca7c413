/**
 * Paged lists as async iterators. A list may shift while it is read, so items are told apart by id and given once, and
 * a reading that does not add up is repeated.
 *
 * What is guaranteed of a newest-first list: an item that was there from the first request to the last is given exactly
 * once. Additions push items to later pages, where they are met again; deletions pull items into pages that were read
 * already, which shows in a `total` that sank. Items that come or go in between may or may not be given. A list that
 * never holds still is read three times at most.
 *
 * A reader that stops early causes no further request.
 */

/** One page. `total` is absent where the service gives none; then nothing can be checked. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total?: number;
}

export interface NumberedPage<T> extends Page<T> {
  readonly total: number;
  /** Number of the last page; 0 for an empty list. */
  readonly pages: number;
}

/** Readings of one list, the first included. */
const MAX_READINGS = 3;
/** Pages in a row that bring nothing new to a reading: the service gives the same page whatever it is asked for. */
const MAX_STALE_PAGES = 3;

/**
 * A list asked for by page number, several pages at once.
 * @param getPage pages count from 1
 * @param ahead pages under way at a time once the reader wants more than the first
 */
export function listByPage<T>(
  getPage: (page: number) => Promise<NumberedPage<T>>,
  idOf: (item: T) => string,
  ahead: number,
): AsyncGenerator<T, void, undefined> {
  return collect(() => readNumbered(getPage, ahead), idOf);
}

/** A list asked for by the number of items to skip. */
export function listByOffset<T>(
  getPage: (offset: number) => Promise<Page<T>>,
  idOf: (item: T) => string,
): AsyncGenerator<T, void, undefined> {
  return collect(() => readByOffset(getPage), idOf);
}

async function* collect<T>(
  read: () => AsyncIterable<Page<T>>,
  idOf: (item: T) => string,
): AsyncGenerator<T, void, undefined> {
  const given = new Set<string>();
  let everSank = false;
  for (let round = 1; round <= MAX_READINGS; round += 1) {
    const givenBefore = given.size;
    const reading = new Reading();
    for await (const page of read()) {
      reading.add(page.items.map(idOf), page.total);
      for (const item of page.items) {
        if (given.has(idOf(item))) continue;
        given.add(idOf(item));
        yield item;
      }
      everSank ||= reading.sank;
      // What was added meanwhile stands in front: a further reading that only lacked that ends as soon as it has it.
      if (reading.isStale || (round > 1 && !everSank && given.size === page.total)) break;
    }
    if (reading.addsUp || (reading.isSteady && given.size === givenBefore)) return;
  }
}

/** What one pass over the pages saw. */
class Reading {
  readonly #ids = new Set<string>();
  #stalePages = 0;
  #total: number | undefined;
  isSteady = true;
  /** The list got shorter on the way, so items may have slipped into pages that were read already. */
  sank = false;

  add(ids: readonly string[], total: number | undefined): void {
    const before = this.#ids.size;
    for (const id of ids) this.#ids.add(id);
    this.#stalePages = this.#ids.size === before ? this.#stalePages + 1 : 0;
    if (total !== undefined && this.#total !== undefined) {
      this.isSteady &&= total === this.#total;
      this.sank ||= total < this.#total;
    }
    this.#total = total;
  }

  get isStale(): boolean {
    return this.#stalePages >= MAX_STALE_PAGES;
  }

  get addsUp(): boolean {
    return this.#total === undefined || (this.isSteady && this.#ids.size === this.#total);
  }
}

async function* readNumbered<T>(
  getPage: (page: number) => Promise<NumberedPage<T>>,
  ahead: number,
): AsyncGenerator<NumberedPage<T>, void, undefined> {
  const first = await getPage(1);
  yield first;
  let { pages } = first;
  const underWay: Promise<NumberedPage<T>>[] = [];
  for (let page = 2, next = 2; page <= pages; page += 1) {
    for (; next <= Math.min(pages, page + ahead - 1); next += 1) underWay.push(handled(getPage(next)));
    const answer = await underWay.shift();
    if (!answer) return;
    yield answer;
    pages = answer.items.length === 0 ? 0 : answer.pages;
  }
}

/** An error of a page that nobody came to read any more is nobody's error. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

async function* readByOffset<T>(
  getPage: (offset: number) => Promise<Page<T>>,
): AsyncGenerator<Page<T>, void, undefined> {
  for (let offset = 0; ;) {
    const page = await getPage(offset);
    yield page;
    offset += page.items.length;
    // A total below what was already read is no total; the list then ends where a page is empty.
    if (page.items.length === 0 || offset === page.total) return;
  }
}
