import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listByOffset, listByPage, type NumberedPage, type Page } from '../../src/api/pagination.js';
import { all } from '../support/api.js';

const SIZE = 10;
const idOf = (item: string): string => item;
const items = (count: number): string[] => Array.from({ length: count }, (_, index) => `item ${index}`);

/** Serves a newest-first list that a test may change before each response. */
class ChangingList {
  requests = 0;
  constructor(
    public entries: string[],
    readonly beforeResponse: (list: ChangingList) => void = () => undefined,
  ) {}

  readonly byOffset = async (offset: number): Promise<Page<string>> => {
    this.requests += 1;
    this.beforeResponse(this);
    return Promise.resolve({ items: this.entries.slice(offset, offset + SIZE), total: this.entries.length });
  };

  readonly byPage = async (page: number): Promise<NumberedPage<string>> => {
    const response = await this.byOffset((page - 1) * SIZE);
    const total = response.total ?? 0;
    return { items: response.items, total, pages: Math.ceil(total / SIZE) };
  };

  read(by: 'page' | 'offset', concurrency = 4): AsyncGenerator<string, void, undefined> {
    return by === 'page' ? listByPage(this.byPage, idOf, concurrency) : listByOffset(this.byOffset, idOf);
  }
}

describe.each(['page', 'offset'] as const)('a list by %s', (by) => {
  it.each([0, 1, 9, 10, 11, 100, 101])('reads a list of %i items with one request per page', async (count) => {
    const list = new ChangingList(items(count));
    expect(await all(list.read(by))).toEqual(items(count));
    expect(list.requests).toBe(Math.max(1, Math.ceil(count / SIZE)));
  });

  it('requests no more pages after the reader stops', async () => {
    const list = new ChangingList(items(100));
    for await (const item of list.read(by)) if (item === 'item 9') break;
    expect(list.requests).toBe(1);
    const reader = list.read(by);
    await reader.next();
    await reader.return();
    expect(list.requests).toBe(2);
  });

  it('yields each item once while others are added in front', async () => {
    const list = new ChangingList(items(35), (current) => {
      if (current.requests === 2 || current.requests === 3)
        current.entries.unshift(`new ${current.requests}`, `newer ${current.requests}`);
    });
    const read = await all(list.read(by));
    expect(new Set(read).size).toBe(read.length);
    expect(read).toEqual(expect.arrayContaining(items(35)));
    // The grown total shows that another page has the new items.
    expect(read).toEqual(expect.arrayContaining(list.entries));
    expect(list.requests).toBeLessThan(8);
  });

  it('finds items that a deletion moved into pages that were read already', async () => {
    const list = new ChangingList(items(35), (current) => {
      if (current.requests === 3) current.entries.splice(2, 5);
    });
    const read = await all(list.read(by, 1));
    expect(read).toEqual(expect.arrayContaining(list.entries));
    expect(new Set(read).size).toBe(read.length);
  });

  it('yields every item that stays in the list, whatever is added or deleted', async () => {
    const change = fc.record({
      at: fc.integer({ min: 1, max: 12 }),
      added: fc.integer({ min: 0, max: 12 }),
      removed: fc.array(fc.nat(80), { maxLength: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.nat(80),
        fc.array(change, { maxLength: 2 }),
        fc.integer({ min: 1, max: 4 }),
        async (count, changes, concurrency) => {
          const removable = new Set(changes.flatMap((one) => one.removed.map((index) => `item ${index}`)));
          const list = new ChangingList(items(count), (current) => {
            for (const one of changes.filter(({ at }) => at === current.requests)) {
              const gone = new Set(one.removed.map((index) => `item ${index}`));
              current.entries = current.entries.filter((item) => !gone.has(item));
              for (let index = 0; index < one.added; index += 1)
                current.entries.unshift(`new ${current.requests}.${index}`);
            }
          });
          const read = await all(list.read(by, concurrency));
          expect(new Set(read).size).toBe(read.length);
          expect(read).toEqual(expect.arrayContaining(items(count).filter((item) => !removable.has(item))));
          expect(list.requests).toBeLessThanOrEqual(3 * (Math.ceil((count + 24) / SIZE) + 1));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('inconsistent list', () => {
  it.each([0, 5, 1_000_000])('reads a list to its end if its total is wrong (%i)', async (total) => {
    const list = new ChangingList(items(25));
    const read = await all(listByOffset(async (offset) => ({ ...(await list.byOffset(offset)), total }), idOf));
    expect(read).toEqual(items(25));
    expect(list.requests).toBeLessThan(10);
  });

  it('stops at an empty page if the number of pages is wrong', async () => {
    const list = new ChangingList(items(25));
    const read = await all(listByPage(async (page) => ({ ...(await list.byPage(page)), pages: 1e9 }), idOf, 4));
    expect(read).toEqual(items(25));
    expect(list.requests).toBeLessThan(12);
  });

  it('stops soon if the service always returns the same page', async () => {
    const list = new ChangingList(items(25));
    const same = async (): Promise<NumberedPage<string>> => ({ ...(await list.byPage(1)), total: 1e9, pages: 1e9 });
    expect(await all(listByPage(same, idOf, 4))).toEqual(items(10));
    expect(await all(listByOffset(same, idOf))).toEqual(items(10));
    expect(list.requests).toBeLessThan(30);
  });

  it('reads until a page is empty if the list has no total', async () => {
    const list = new ChangingList(items(25));
    const read = await all(listByOffset(async (offset) => ({ items: (await list.byOffset(offset)).items }), idOf));
    expect(read).toEqual(items(25));
    expect(list.requests).toBe(4);
  });

  it('stops after three passes if the list keeps changing', async () => {
    let additions = 0;
    const list = new ChangingList(items(50), (current) => {
      current.entries.pop();
      current.entries.splice(3, 1);
      current.entries.unshift(`new ${(additions += 1)}`);
    });
    const read = await all(list.read('page', 1));
    expect(new Set(read).size).toBe(read.length);
    expect(list.requests).toBeLessThanOrEqual(15);
  });
});

describe('concurrent pages', () => {
  it('limits the concurrent pages, and requests the first page alone', async () => {
    let inFlight = 0;
    let maxInFlight = 0;
    const getPage = async (page: number): Promise<NumberedPage<string>> => {
      inFlight += 1;
      maxInFlight = Math.max(maxInFlight, inFlight);
      await new Promise((resolve) => setTimeout(resolve, 1));
      inFlight -= 1;
      return { items: items(200).slice((page - 1) * SIZE, page * SIZE), total: 200, pages: 20 };
    };
    expect(await all(listByPage(getPage, idOf, 4))).toEqual(items(200));
    expect(maxInFlight).toBe(4);
  });

  it('throws the error of the next page, and ignores errors of later pages', async () => {
    const getPage = async (page: number): Promise<NumberedPage<string>> => {
      if (page > 2) throw new Error(`page ${page}`);
      return Promise.resolve({ items: items(20).slice((page - 1) * SIZE, page * SIZE), total: 90, pages: 9 });
    };
    await expect(all(listByPage(getPage, idOf, 4))).rejects.toThrow('page 3');
  });
});
