/** Tests that the title of each test is understandable without the titles of its groups. */
import { describe, expect, test } from 'vitest';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { readTestTitles, titleProblem } from './test-titles.js';

const TEST_FILES = repositoryFiles(/^(emulator\/)?test\/.*\.test\.ts$/);

test('finds the test files of the repository', () => {
  expect(TEST_FILES.length).toBeGreaterThan(100);
});

test.each(TEST_FILES)('gives each test a title that is understandable alone in %s', (path) => {
  const titles = [...readTestTitles(readRepositoryFile(path), ['test', 'it'])];
  expect(titles.flatMap((title) => (titleProblem(title) ? [`"${title}" ${titleProblem(title)}`] : []))).toEqual([]);
});

describe('titleProblem', () => {
  test.each([
    ['and is kept', 'begins with "and"'],
    ['is rejected without a key', 'begins with "is"'],
    ['that is missing is reported', 'begins with "that"'],
    ['The same file is skipped', 'begins with "The"'],
    ['nobody sends a request', 'begins with "nobody"'],
    ['%s is rejected here', 'begins with an inserted value'],
    ['$name has a title', 'begins with an inserted value'],
    ['is kept', 'has fewer than 3 words'],
    ['%s: %s', 'has fewer than 3 words'],
  ])('reports the title "%s"', (title, problem) => expect(titleProblem(title)).toBe(problem));

  test.each(['rejects a missing key', 'keeps the file %s', 'doesn’t send a request', 'never deletes other files'])(
    'accepts the title "%s"',
    (title) => expect(titleProblem(title)).toBeUndefined(),
  );
});

describe('readTestTitles', () => {
  test('reads the titles of the requested functions only', () => {
    const text = "describe('a', () => { test('b', f); it.each([1])('c', f); });";
    expect(readTestTitles(text, ['test', 'it'])).toEqual(new Set(['b', 'c']));
  });
});
