import { expect, test } from 'vitest';
import { findRepositoryPath } from '../../../src/commands/trigger-deploy/failed-build.js';

const PATHS = ['README.md', 'guides/x.mdx', 'site/guides/y.mdx', 'a/guides/z.mdx', 'guides/z.mdx'];

test.each([
  ['guides/x.mdx', 'guides/x.mdx'],
  ['/opt/build/repo/guides/x.mdx', 'guides/x.mdx'],
  ['C:/work/docs/guides/x.mdx', 'guides/x.mdx'],
  ['guides/y.mdx', 'site/guides/y.mdx'],
  ['/opt/ci/a/guides/z.mdx', 'a/guides/z.mdx'],
  ['README.md', 'README.md'],
  ['/opt/build/repo/api/README.md', undefined],
  ['/opt/build/repo/other.mdx', undefined],
  ['', undefined],
])('matches %j of a log with %j', (file, expected) => {
  expect(findRepositoryPath(file, PATHS, () => false)).toBe(expected);
});

test('looks for other files of the repository, the longest end first', () => {
  const asked: string[] = [];
  const isThere = (path: string): boolean => asked.push(path) > 2;
  expect(findRepositoryPath('/opt/build/repo/guides/x.mdx', [], isThere)).toBe('repo/guides/x.mdx');
  expect(asked).toEqual(['opt/build/repo/guides/x.mdx', 'build/repo/guides/x.mdx', 'repo/guides/x.mdx']);
});
