/** Tests that docs/internals/platforms.md lists every reason for which a test may be skipped, and that there are no others. */
import { expect, test } from 'vitest';
import { NEEDS } from '../support/tools.js';
import { readRepositoryFile, repositoryFiles } from './files.js';

const PAGE = 'docs/internals/platforms.md';
const TOOLS = 'test/support/tools.ts';
/** Matches what skips tests in vitest. The calls of `skipUnless` give it the `skip` of a context, but do not call it. */
const SKIPS = /\bskip\(|\.(skip|todo|fixme)\b|\b(skipIf|runIf)\b/;

function sectionOf(page: string, heading: string): string {
  return page.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';
}

test('lists every reason for which a test is skipped, and no other', () => {
  const section = sectionOf(readRepositoryFile(PAGE), 'Skipped tests');
  const [, , ...rows] = [...section.matchAll(/^\| (.+?) \|/gm)].map(([, reason]) => reason);
  expect(rows).toEqual(Object.values(NEEDS).map(({ note }) => note));
});

test('skips tests by skipUnless alone', () => {
  const paths = repositoryFiles(/^(emulator\/)?test\/.*\.ts$/).filter(
    (path) => path !== TOOLS && !path.startsWith('test/repo/'),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => SKIPS.test(readRepositoryFile(path)))).toEqual([]);
});

test('says in each reason what is missing, and what would run the tests', () => {
  for (const { note } of Object.values(NEEDS)) expect(note).toMatch(/^no .+; (install|run|\.ci\/run installs) .+$/);
});

test.each(['context.skip(true)', 'skip(!found)', 'test.skipIf(x)', 'describe.runIf(x)', 'it.todo("later")'])(
  'recognizes another way to skip: %s',
  (code) => {
    expect(code).toMatch(SKIPS);
  },
);
