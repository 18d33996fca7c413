/** Tests how messages list names. */
import { expect, test } from 'vitest';
import { nameProblems } from '../../../../src/commands/sync-media/folder/library-names.js';

test('lists every file of a name clash, however many there are', () => {
  const requests = Array.from({ length: 7 }, (_, index) => ({ label: `media/${index}/a.txt`, name: 'a.txt' }));
  expect(nameProblems(requests)).toEqual([
    expect.stringMatching(/^media\/0\/a\.txt, .* and media\/6\/a\.txt map to the same library name "a\.txt"\. /),
  ]);
});

test('writes one file with an invalid name in the singular', () => {
  expect(nameProblems([{ label: 'media/a"b.txt', name: 'a"b.txt' }])).toEqual([
    'Can\'t sync 1 file, because its name contains quotation marks, backslashes or control characters: "media/a\\"b.txt". Rename or exclude the file.',
  ]);
});
