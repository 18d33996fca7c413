/** Tests that docs/internals/platforms.md lists every reason for which a test may be skipped. ESLint rejects other ways to skip. */
import { expect, test } from 'vitest';
import { NEEDS } from '../support/tools.js';
import { readRepositoryFile } from './files.js';
import { sectionOf } from './markdown.js';

const PAGE = 'docs/internals/platforms.md';

test('lists every reason for which a test is skipped, and no other', () => {
  const section = sectionOf(readRepositoryFile(PAGE), 'Skipped tests');
  const [, , ...rows] = [...section.matchAll(/^\| (.+?) \|/gm)].map(([, reason]) => reason);
  expect(rows).toEqual(Object.values(NEEDS).map(({ note }) => note));
});

test('says in each reason what is missing, and what would run the tests', () => {
  for (const { note } of Object.values(NEEDS)) expect(note).toMatch(/^no .+; (install|run|\.ci\/run installs) .+$/);
});
