/** Tests which paths of the documentation project pages may have. */
import { describe, expect, test } from 'vitest';
import { isPage, placeOf, placeProblem } from '../../src/pages/place.js';

describe('placeOf', () => {
  test.each([
    ['reference/client.mdx', 'reference/client'],
    ['/reference/client.md', 'reference/client'],
    ['README.MD', 'README'],
    ['a.md.mdx', 'a.md'],
    ['openapi.json', 'openapi.json'],
    ['client', 'client'],
  ])('identifies %j as %j', (path, place) => {
    expect(placeOf(path)).toBe(place);
  });

  test('treats only Markdown and MDX as pages', () => {
    expect(['a.md', 'a.mdx', 'a.MDX'].every(isPage)).toBe(true);
    expect(['a.mdxx', 'md', 'a.json'].some(isPage)).toBe(false);
  });
});

describe('placeProblem', () => {
  test.each(['a.md', 'a b/ü 😀.mdx', 'a..b/c.md', `${'é'.repeat(126)}.md`, '__proto__.md', '%2e%2e/a.md', 'a?b#c.md'])(
    'accepts the path %j',
    (path) => {
      expect(placeProblem(path)).toBeUndefined();
    },
  );

  test.each([
    ['a\nb.md', 'contains a control character'],
    ['a\u0000.md', 'contains a control character'],
    ['a\u0085.md', 'contains a control character'],
    ['a\ud800.md', 'contains a control character'],
    ['a\\b.md', 'contains a backslash'],
    ['/a.md', 'begins or ends with a slash'],
    ['reference/', 'begins or ends with a slash'],
    ['a//b.md', 'contains an empty name'],
    ['../a.md', 'contains ".."'],
    ['a/../b.md', 'contains ".."'],
    ['./a.md', 'contains a name that begins with a dot'],
    ['.github/workflows/a.md', 'contains a name that begins with a dot'],
    ['a/.env', 'contains a name that begins with a dot'],
    [`${'é'.repeat(127)}.md`, 'contains a name of more than 255 bytes'],
    [`${'abcd/'.repeat(205)}a.md`, 'has more than 1024 bytes'],
  ])('rejects the path %j', (path, problem) => {
    expect(placeProblem(path)).toBe(problem);
  });
});
