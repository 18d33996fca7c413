/** Tests which columns are aligned right. */
import { expect, test } from 'vitest';
import { alignmentOf } from '../../src/text/columns.js';

const alignmentOfTexts = (texts: readonly string[]): string => alignmentOf({ rows: texts.map((text) => [text]) }, 0);

test.each([
  [['1,967', '12']],
  [['43.8%', '–']],
  [['+7.8 pp', '−8.9 pp', '▼ −8.9 pp', '= +0.1 pp', 'new', 'no data']],
  [['5.6 kB', '279 B', '1.2 MB', '']],
  [['4m 56s', '2s', '40 ms']],
  [['1\u00a0967', '12']],
])('aligns the numbers %j right', (texts) => {
  expect(alignmentOfTexts(texts)).toBe('right');
});

test.each([
  [['/guides/1', '12']],
  [['2026-11-15']],
  [['–', 'new']],
  [['']],
  [['12 pages']],
  [['4f2c9d1a']],
  [['−8.9 pp, within chance']],
  [[]],
])('aligns the texts %j left', (texts) => {
  expect(alignmentOfTexts(texts)).toBe('left');
});

test('aligns numbers right that have a sign, a link or are strong', () => {
  const rows = [[[{ sign: 'good' as const }, ' 12']], [{ strong: '7' }], [{ link: 'https://e.example', text: '1' }]];
  expect(alignmentOf({ rows }, 0)).toBe('right');
});

test('prefers the alignment that a table declares', () => {
  expect(alignmentOf({ rows: [['1', '2', '3']], align: ['left', 'center'] }, 0)).toBe('left');
  expect(alignmentOf({ rows: [['1', '2', '3']], align: ['left', 'center'] }, 1)).toBe('center');
});
