/** Tests that parsing a page never holds a run: in a thread of its own, with limits of time and memory. */
import { expect, onTestFinished, test } from 'vitest';
import { PageParser } from '../../src/pages/page-parser.js';

const SIZE = 100_000;
const JSON_DATA = JSON.stringify(Array.from({ length: 3_000 }, (_, id) => ({ id, tags: { a: [1, { b: 2 }] } })));

function openParser(limits = {}, signal = new AbortController().signal): PageParser {
  const parser = new PageParser(signal, { seconds: 5, megabytes: 512, marks: Infinity, ...limits });
  onTestFinished(() => parser.close());
  return parser;
}

test.each([
  ['} in a string of an expression', 'a.mdx', `{"${'}'.repeat(SIZE)}"}`],
  ['1, with empty lines in an export', 'a.mdx', `export const a = [\n${'1,\n\n'.repeat(SIZE / 4)}]`],
  ['JSON in an attribute', 'a.mdx', `<Table rows={${JSON_DATA}} />`],
  ['nested braces', 'a.mdx', '{'.repeat(SIZE / 2) + '}'.repeat(SIZE / 2)],
  ['nested tags', 'a.mdx', '<a>'.repeat(SIZE / 4) + '</a>'.repeat(SIZE / 4)],
  ['](', 'a.md', ']('.repeat(SIZE / 2)],
  ['[a](', 'a.md', '[a]('.repeat(SIZE / 4)],
  ['a**b', 'a.md', 'a**b'.repeat(SIZE / 4)],
  ['>', 'a.md', '>'.repeat(SIZE)],
])('gives up a page of 100 kB of %s after the time limit, and parses the next page', async (_, path, text) => {
  const parser = openParser({ seconds: 0.5 });
  const [long, next] = await Promise.all([parser.parse({ path, text }), parser.parse({ path, text: '[a](b.md)' })]);
  expect(long).toEqual({ kind: 'too complex', reason: 'parsing takes more than 0.5 seconds' });
  expect(next).toMatchObject({ kind: 'parsed', references: [{ url: 'b.md' }] });
});

test.each(['\n', '\r\n', '[', '](', '`', '<', '{', '\\', '&', '_'])(
  'gives up a page of 300 kB of %j before it is parsed',
  async (mark) => {
    const parser = openParser({ seconds: 0, marks: 50_000 });
    const text = mark.repeat(300_000 / mark.length);
    const reason = `it has ${(mark === '\r\n' ? 150_000 : 300_000).toLocaleString('en-US')} brackets, line breaks and other marks`;
    expect(await parser.parse({ path: 'a.mdx', text })).toEqual({ kind: 'too complex', reason });
  },
);

test('gives a page that is longer more time, in proportion to its length', async () => {
  const parser = openParser({ seconds: 0.2 });
  const reasonOf = async (length: number) => ({
    length,
    ...(await parser.parse({ path: 'a.md', text: ']('.repeat(length / 2) })),
  });
  expect([await reasonOf(250_000), await reasonOf(500_000)]).toEqual([
    { length: 250_000, kind: 'too complex', reason: 'parsing takes more than 0.2 seconds' },
    { length: 500_000, kind: 'too complex', reason: 'parsing takes more than 0.4 seconds' },
  ]);
});

test.each([250_000, 250_001, 299_988, 300_001, 333_333, 1_000_003])(
  'parses a page of %i characters',
  async (length) => {
    const parser = openParser({ seconds: 1.5 * 7 });
    const page = await parser.parse({ path: 'a.md', text: '[a](b.md) '.padEnd(length, 'word ') });
    expect(page).toMatchObject({ kind: 'parsed', references: [{ url: 'b.md' }] });
  },
);

test.each([
  ['lists', `{${'['.repeat(SIZE / 2)}${']'.repeat(SIZE / 2)}}`],
  ['calls', `{${'f('.repeat(SIZE / 4)}${')'.repeat(SIZE / 4)}}`],
])('calls an expression with too many nested %s too complex, not invalid', async (_, text) => {
  expect(await openParser({ seconds: 20 }).parse({ path: 'a.mdx', text })).toEqual({
    kind: 'too complex',
    reason: 'it is nested too deeply',
  });
});

test('gives up a page that takes more than the memory limit, and parses the next page', async () => {
  const parser = openParser({ seconds: 25, megabytes: 24 });
  const text = 'Some *text* with [a link](a.md).\n\n'.repeat(SIZE);
  expect(await parser.parse({ path: 'a.md', text })).toEqual({
    kind: 'too complex',
    reason: 'parsing takes more than 24 MB of memory',
  });
  expect(await parser.parse({ path: 'a.md', text: 'a' })).toMatchObject({ kind: 'parsed', references: [] });
});

test('reacts to a cancelled run at once while a page is parsed, and starts no other page', async () => {
  const run = new AbortController();
  const parser = openParser({ seconds: 600 }, run.signal);
  const pages = [parser.parse({ path: 'a.md', text: ']('.repeat(SIZE) }), parser.parse({ path: 'a.md', text: 'a' })];
  setTimeout(() => run.abort(new Error('cancelled')), 200);
  const ended = await Promise.allSettled(pages);
  expect(ended.map((one) => one.status === 'rejected' && (one.reason as Error).message)).toEqual([
    'cancelled',
    'cancelled',
  ]);
});
