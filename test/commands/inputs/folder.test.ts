/** Tests that a run says in its log which files of the folder it skips. */
import { expect, test } from 'vitest';
import { logFiles } from '../../../src/commands/inputs/folder.js';

function linesFor(skipped: readonly { path: string; reason: string }[]): string[] {
  const lines: string[] = [];
  logFiles({ info: (line: string) => void lines.push(line) }, 'skipped', skipped);
  return lines;
}

test('says nothing if no file is skipped', () => {
  expect(linesFor([])).toEqual([]);
});

test('has one line for each reason', () => {
  const type = 'not one of the default file types';
  const skipped = [
    { path: 'app.exe', reason: type },
    { path: '.env', reason: 'its name begins with a dot' },
    { path: 'x.psd', reason: type },
  ];
  expect(linesFor(skipped)).toEqual([
    `2 files skipped: ${type}: app.exe and x.psd.`,
    '1 file skipped: its name begins with a dot: .env.',
  ]);
});

test('names ten files and counts the others', () => {
  const skipped = Array.from({ length: 1_200 }, (_, index) => ({ path: `${index}.md`, reason: 'matches exclude' }));
  expect(linesFor(skipped)).toEqual([
    `1,200 files skipped: matches exclude: ${skipped
      .slice(0, 10)
      .map(({ path }) => path)
      .join(', ')} and 1,190 more.`,
  ]);
});

test('shows a name with a line break in one line', () => {
  expect(linesFor([{ path: 'a\nb.exe', reason: 'matches exclude' }])).toEqual([
    '1 file skipped: matches exclude: "a\\nb.exe".',
  ]);
});
