/** Tests which requests check-pages sends for 1,000 pages. */
import { expect, test } from 'vitest';
import { startPages } from './fixture.js';

function manyPages(count: number): Record<string, string> {
  const text = (index: number): string => `# Page ${index}\n\nText of page ${index}.\n\n[Old](/pages/nowhere)\n`;
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`pages/p${index}.mdx`, text(index)]));
}

function configOf(pages: Record<string, string>, redirects: readonly object[] = []): object {
  return { navigation: { pages: Object.keys(pages).map((path) => path.replace('.mdx', '')) }, redirects };
}

/** Numbers of requests by route. */
function count(requests: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const request of requests) counts[request] = (counts[request] ?? 0) + 1;
  return counts;
}

const LISTS = { 'GET /pages': 1, 'GET /config': 1 };

test('reads no page of 1,000 unchanged ones in a folder', async () => {
  const pages = manyPages(1_000);
  await using stage = await startPages({}, pages, configOf(pages));
  expect(count((await stage.check()).requests)).toEqual(LISTS);
});

test('reads 1,000 pages once each with scope all, and says how long that takes', async () => {
  const pages = manyPages(1_000);
  await using stage = await startPages({ keyLimitPerMinute: 60 }, pages, configOf(pages));
  const run = await stage.check(['--scope', 'all', '--timeout', '2h']);
  expect(count(run.requests)).toEqual({ ...LISTS, 'GET /pages/{path}': 1_000 });
  expect(run.stdout + run.stderr).toContain(
    'Reading 1,000 pages, which takes about 17 minutes at 60 requests per minute.',
  );
});
