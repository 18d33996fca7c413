/** Tests what the names of targets say: a page, a file, or neither for sure. */
import { expect, test } from 'vitest';
import { isAccepted } from '../../src/commands/sync-media/folder/library-names.js';
import { fileTest, kindOfTarget } from '../../src/pages/link-kinds.js';

test.each([
  ['/guides/setup', false, 'page'],
  ['/guides/setup.mdx', false, 'page'],
  ['setup.md', false, 'page'],
  ['/guides/', false, 'page'],
  ['/migration/v1.0', false, 'page'],
  ['/migration/1.2.3', false, 'page'],
  ['/v2.0/start', false, 'page'],
  ['/sdk/node.js', false, 'unknown'],
  ['/sdk/asp.net', false, 'unknown'],
  ['/a/b.c', false, 'unknown'],
  ['/a/index.html', false, 'unknown'],
  ['/llms-full.txt', false, 'unknown'],
  ['/sitemap-0.xml', false, 'unknown'],
  ['/blog/rss.xml', false, 'unknown'],
  ['/feedback.png', false, 'file'],
  ['/files/x.PDF', false, 'file'],
  ['/a.b/logo.png', false, 'file'],
  ['/a/archive.7z', false, 'file'],
  ['/frame', true, 'file'],
  ['logo.weird', true, 'file'],
])('takes %s (embedded: %s) for: %s', (path, isEmbedded, kind) => expect(kindOfTarget(path, isEmbedded)).toBe(kind));

test('takes every type that the library accepts for a file, except pages', () => {
  const accepted = 'png jpeg ico mp4 webm mov pdf docx odp csv tsv yaml txt log zip tgz mp3 m4a aac woff2 otf'.split(
    ' ',
  );
  expect(accepted.filter((ending) => !isAccepted(`a.${ending}`))).toEqual([]);
  expect(accepted.filter((ending) => kindOfTarget(`a.${ending}`, false) !== 'file')).toEqual([]);
});

test.each([
  ['with endings', ['index.mdx', 'sdk/node.js.mdx', 'sdk/node.js', 'logo.png', 'v1.0.md'], ['sdk/node.js', 'logo.png']],
  ['without endings', ['index', 'sdk/node.js', 'v1.0', 'b.c', 'logo.png'], ['logo.png']],
])('finds what is no page in a list of pages %s', (_, paths, files) => {
  expect(paths.filter(fileTest(paths))).toEqual(files);
});
