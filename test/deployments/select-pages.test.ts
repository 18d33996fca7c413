import { describe, expect, test } from 'vitest';
import { selectPages } from '../../src/deployments/select-pages.js';

const config = (...pages: string[]) => ({ navigation: [{ group: 'Guides', pages }] });
const listed = (...paths: string[]) => paths.map((path) => ({ path }));
const pathsOf = (...given: Parameters<typeof selectPages>) => selectPages(...given)?.map(({ path }) => path);

describe('selectPages', () => {
  test('takes the pages that the navigation and the list have, in the order of the navigation', () => {
    const pages = listed('guides/a.mdx', '/guides/b.md', 'hidden.mdx', 'index.mdx');
    expect(pathsOf('all', config('index', 'guides/b', 'guides/gone', 'guides/a', 'guides/b'), pages)).toEqual([
      '/',
      '/guides/b',
      '/guides/a',
    ]);
  });

  test.each([1, 19, 20, 21, 39, 40, 999, 1_000, 1_001, 2_345])('spreads a sample of 20 over %d pages', (count) => {
    const names = Array.from({ length: count }, (_, index) => `p${index}`);
    const sample = pathsOf('sample', config(...names), listed(...names)) ?? [];
    expect(sample).toHaveLength(Math.min(20, count));
    expect(sample[0]).toBe('/p0');
    expect(Number(sample.at(-1)?.slice(2))).toBeGreaterThanOrEqual(Math.floor((count * 19) / 20));
    expect(pathsOf('all', config(...names), listed(...names))).toHaveLength(Math.min(1_000, count));
  });

  test.each([
    ['an unreadable configuration', undefined],
    ['a navigation without one of the pages', config('other')],
  ])("says that the pages aren't known for %s", (_, unknown) => {
    expect(selectPages('all', unknown, listed('a.mdx'))).toBeUndefined();
    expect(selectPages('sample', unknown, listed('a.mdx'))).toBeUndefined();
  });

  test("marks a changed page that the navigation isn't known to list, and keeps its file", () => {
    const changed = [
      { path: '/guides/a', file: 'docs/guides/a.mdx' },
      { path: '/', file: 'docs/index.mdx' },
    ];
    const found = selectPages('changed', config('guides/a'), changed);
    expect(found?.map(({ mayBeHidden }) => mayBeHidden)).toEqual([false, true]);
    expect(found?.map(({ file }) => file)).toEqual(['docs/guides/a.mdx', 'docs/index.mdx']);
    expect(selectPages('changed', undefined, changed)?.every(({ mayBeHidden }) => mayBeHidden)).toBe(true);
    expect(selectPages('changed', config('guides/a'), [])).toEqual([]);
  });

  test('leaves out changed parts of pages, unless the navigation lists them', () => {
    const parts = ['/snippets/note', '/snippets/index.mdx', '/_shared/a'];
    const changed = listed(...parts, '/includes/b', '/guides/a', '/guides/snippets.mdx');
    const readable = ['/includes/b', '/guides/a', '/guides/snippets'];
    expect(pathsOf('changed', config('includes/b'), changed)).toEqual(readable);
  });

  test('takes listed paths as they are, each once, without their escapes', () => {
    expect(pathsOf(['/b', '/%C3%BCber', '/b'], undefined, [])).toEqual(['/b', '/über']);
  });

  test('leaves out paths that would lead out of the site', () => {
    const hostile = ['../admin', 'a/../../b', 'a\\b', '.git/config', 'a\u0000b', 'ok.mdx'];
    expect(pathsOf('all', config(...hostile, 'ok'), listed(...hostile))).toEqual(['/ok']);
  });
});
