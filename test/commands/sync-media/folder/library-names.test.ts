/** Tests how messages list names. */
import { expect, test } from 'vitest';
import { libraryNameOf, nameProblems } from '../../../../src/commands/sync-media/folder/library-names.js';

test('lists every file of a name clash, however many there are', () => {
  const requests = Array.from({ length: 7 }, (_, index) => ({
    label: `media/${index}/a.txt`,
    name: 'a.txt',
    pathName: `${index}-a.txt`,
  }));
  expect(nameProblems(requests)).toEqual([
    expect.stringMatching(/^media\/0\/a\.txt, .* and media\/6\/a\.txt map to the same library name "a\.txt"\. /),
  ]);
});

test('writes one file with an invalid name in the singular', () => {
  expect(nameProblems([{ label: 'media/a"b.txt', name: 'a"b.txt', pathName: 'a"b.txt' }])).toEqual([
    'Can\'t sync 1 file, because its name contains quotation marks, backslashes or control characters: "media/a\\"b.txt". Rename or exclude the file.',
  ]);
});

const ALL_BUT_ONE = 'Rename or exclude all but one';
const PATHS = /, or use .*naming.*path.* to make folders part of the names\./;
const IMPORT = /\. To rename an import, set its name in the file that .*imports.* names\.$/;

test.each([
  ['in two folders', 'basename', ['a/logo.png', 'b/logo.png'], [], true],
  ['in two folders, in other case', 'basename', ['a/logo.png', 'b/Logo.png'], [], true],
  ['in one folder, in other case', 'basename', ['a/logo.png', 'a/Logo.png'], [], false],
  ['in folders that differ in case', 'basename', ['a/logo.png', 'A/logo.png'], [], false],
  ['with paths already', 'path', ['a/logo.png', 'a-logo.png'], [], false],
  ['in a folder, and an import', 'basename', ['a/logo.png'], ['logo.png'], true],
  ['without a folder, and an import', 'basename', ['logo.png'], ['logo.png'], false],
  ['of imports only', 'basename', [], ['logo.png', 'logo.png'], false],
] as const)('advises paths as names only if they tell the files apart: %s', (_, naming, paths, imports, isAdvised) => {
  const requests = [
    ...paths.map((path) => ({
      label: path,
      name: libraryNameOf(path, naming),
      pathName: libraryNameOf(path, 'path'),
    })),
    ...imports.map((name, index) => ({ label: `https://assets.example.com/${index}/${name}`, name })),
  ];
  const [problem = '', ...others] = nameProblems(requests);
  expect(others).toEqual([]);
  expect(problem).toContain(ALL_BUT_ONE);
  expect(PATHS.test(problem)).toBe(isAdvised);
  expect(IMPORT.test(problem)).toBe(imports.length > 0);
});
