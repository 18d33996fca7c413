import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listByOffset, listByPage, type NumberedPage, type Page } from '../../src/api/pagination.js';
import { all } from '../support/api.js';

const SIZE = 10;
const idOf = (item: string): string => item;
const items = (count: number): string[] => Array.from({ length: count }, (_, index) => `item ${index}`);

/** A newest-first list that somebody may change before each answer. */
class Shelf {
  requests = 0;
  constructor(
    public list: string[],
    readonly beforeAnswer: (shelf: Shelf) => void = () => undefined,
  ) {}

  readonly byOffset = async (offset: number): Promise<Page<string>> => {
    this.requests += 1;
    this.beforeAnswer(this);
    return Promise.resolve({ items: this.list.slice(offset, offset + SIZE), total: this.list.length });
  };

  readonly byPage = async (page: number): Promise<NumberedPage<string>> => {
    const answer = await this.byOffset((page - 1) * SIZE);
    const total = answer.total ?? 0;
    return { items: answer.items, total, pages: Math.ceil(total / SIZE) };
  };

  read(way: 'page' | 'offset', ahead = 4): AsyncGenerator<string, void, undefined> {
    return way === 'page' ? listByPage(this.byPage, idOf, ahead) : listByOffset(this.byOffset, idOf);
  }
}

describe.each(['page', 'offset'] as const)('a list by %s', (way) => {
  it.each([0, 1, 9, 10, 11, 100, 101])('of %i items takes as many requests as it has pages', async (count) => {
    const shelf = new Shelf(items(count));
    expect(await all(shelf.read(way))).toEqual(items(count));
    expect(shelf.requests).toBe(Math.max(1, Math.ceil(count / SIZE)));
  });

  it('asks for nothing more once its reader has stopped', async () => {
    const shelf = new Shelf(items(100));
    for await (const item of shelf.read(way)) if (item === 'item 9') break;
    expect(shelf.requests).toBe(1);
    const reader = shelf.read(way);
    await reader.next();
    await reader.return();
    expect(shelf.requests).toBe(2);
  });

  it('gives items once while others are added in front', async () => {
    const shelf = new Shelf(items(35), (self) => {
      if (self.requests === 2 || self.requests === 3)
        self.list.unshift(`new ${self.requests}`, `newer ${self.requests}`);
    });
    const read = await all(shelf.read(way));
    expect(new Set(read).size).toBe(read.length);
    expect(read).toEqual(expect.arrayContaining(items(35)));
    // The list is known to have grown, and a further page tells by what.
    expect(read).toEqual(expect.arrayContaining(shelf.list));
    expect(shelf.requests).toBeLessThan(8);
  });

  it('reads again what a deletion pulled into pages that were read already', async () => {
    const shelf = new Shelf(items(35), (self) => {
      if (self.requests === 3) self.list.splice(2, 5);
    });
    const read = await all(shelf.read(way, 1));
    expect(read).toEqual(expect.arrayContaining(shelf.list));
    expect(new Set(read).size).toBe(read.length);
  });

  it('finds everything that stayed, whatever comes and goes for a while', async () => {
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
        async (count, changes, ahead) => {
          const removable = new Set(changes.flatMap((one) => one.removed.map((index) => `item ${index}`)));
          const shelf = new Shelf(items(count), (self) => {
            for (const one of changes.filter(({ at }) => at === self.requests)) {
              const gone = new Set(one.removed.map((index) => `item ${index}`));
              self.list = self.list.filter((item) => !gone.has(item));
              for (let index = 0; index < one.added; index += 1) self.list.unshift(`new ${self.requests}.${index}`);
            }
          });
          const read = await all(shelf.read(way, ahead));
          expect(new Set(read).size).toBe(read.length);
          expect(read).toEqual(expect.arrayContaining(items(count).filter((item) => !removable.has(item))));
          expect(shelf.requests).toBeLessThanOrEqual(3 * (Math.ceil((count + 24) / SIZE) + 1));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a list that lies', () => {
  it.each([0, 5, 1_000_000])('about its total (%i) is read to its end', async (total) => {
    const shelf = new Shelf(items(25));
    const read = await all(listByOffset(async (offset) => ({ ...(await shelf.byOffset(offset)), total }), idOf));
    expect(read).toEqual(items(25));
    expect(shelf.requests).toBeLessThan(10);
  });

  it('about its pages ends where a page is empty', async () => {
    const shelf = new Shelf(items(25));
    const read = await all(listByPage(async (page) => ({ ...(await shelf.byPage(page)), pages: 1e9 }), idOf, 4));
    expect(read).toEqual(items(25));
    expect(shelf.requests).toBeLessThan(12);
  });

  it('and gives the same page whatever it is asked for is left alone soon', async () => {
    const shelf = new Shelf(items(25));
    const same = async (): Promise<NumberedPage<string>> => ({ ...(await shelf.byPage(1)), total: 1e9, pages: 1e9 });
    expect(await all(listByPage(same, idOf, 4))).toEqual(items(10));
    expect(await all(listByOffset(same, idOf))).toEqual(items(10));
    expect(shelf.requests).toBeLessThan(30);
  });

  it('or gives no total is read until a page is empty', async () => {
    const shelf = new Shelf(items(25));
    const read = await all(listByOffset(async (offset) => ({ items: (await shelf.byOffset(offset)).items }), idOf));
    expect(read).toEqual(items(25));
    expect(shelf.requests).toBe(4);
  });

  it('and never holds still is read three times at most', async () => {
    let made = 0;
    const shelf = new Shelf(items(50), (self) => {
      self.list.pop();
      self.list.splice(3, 1);
      self.list.unshift(`new ${(made += 1)}`);
    });
    const read = await all(shelf.read('page', 1));
    expect(new Set(read).size).toBe(read.length);
    expect(shelf.requests).toBeLessThanOrEqual(15);
  });
});

describe('reading ahead', () => {
  it('has no more pages under way than it may, and only after the first', async () => {
    let underWay = 0;
    let most = 0;
    const getPage = async (page: number): Promise<NumberedPage<string>> => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay -= 1;
      return { items: items(200).slice((page - 1) * SIZE, page * SIZE), total: 200, pages: 20 };
    };
    expect(await all(listByPage(getPage, idOf, 4))).toEqual(items(200));
    expect(most).toBe(4);
  });

  it('throws the error of the page it came to, and swallows those behind it', async () => {
    const getPage = async (page: number): Promise<NumberedPage<string>> => {
      if (page > 2) throw new Error(`page ${page}`);
      return Promise.resolve({ items: items(20).slice((page - 1) * SIZE, page * SIZE), total: 90, pages: 9 });
    };
    await expect(all(listByPage(getPage, idOf, 4))).rejects.toThrow('page 3');
  });
});
