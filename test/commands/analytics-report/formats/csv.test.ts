import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderCsv } from '../../../../src/commands/analytics-report/formats/render-formats.js';
import { readCsv } from '../../../support/csv.js';
import { hostileText } from '../../../support/hostile.js';

function fieldOf(text: string): string {
  return readCsv(renderCsv(['a'], [[text]]))[1]?.[0] ?? '';
}

test('quotes text, writes numbers and booleans bare, and leaves null empty', () => {
  expect(renderCsv(['a', 'b', 'c', 'd'], [['x "y", z', -1.5, true, null]])).toBe(
    '"a","b","c","d"\r\n"x ""y"", z",-1.5,true,\r\n',
  );
});

test('writes as many fields per row as there are titles', () => {
  expect(renderCsv(['a', 'b'], [['x'], ['x', 'y', 'z']])).toBe('"a","b"\r\n"x",\r\n"x","y"\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ["-2+3+cmd|'/C calc'!A0", "'-2+3+cmd|'/C calc'!A0"],
  ['@SUM(1)', "'@SUM(1)"],
  ['  =1', "  '=1".replace(/ +/, ' ')],
  ['\u200b=1', "\u200b'=1"],
  ['＝1', "'＝1"],
  ['\t=1', " '=1"],
  ['a;=1', "a;'=1"],
  ['a,=1', "a,'=1"],
  ['a"=1', `a"'=1`],
  ['a=1', 'a=1'],
  ['2026-09-07', '2026-09-07'],
  ['a - b', 'a - b'],
])('writes the text %j as %j', (text, expected) => {
  expect(fieldOf(text)).toBe(expected);
});

test('keeps any typed text in its field, and never writes a formula or hidden characters', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hostileText(), hostileText()), { minLength: 1, maxLength: 5 }), (rows) => {
      const read = readCsv(renderCsv(['one', 'two'], rows));
      expect(read).toHaveLength(rows.length + 1);
      for (const field of read.flat()) {
        expect(field).not.toMatch(/(^|[;,\t|"])[\s\p{DI}]*[=+\-@]/u);
        expect(field).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }
    }),
    { numRuns: 1_000 },
  );
});
