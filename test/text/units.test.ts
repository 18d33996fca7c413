import { expect, test } from 'vitest';
import { formatBytes, formatDuration } from '../../src/text/units.js';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [12_345, '12.3 kB'],
  [99_940, '99.9 kB'],
  [99_960, '100 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [524_288_000, '524 MB'],
  [2_500_000_000, '2.5 GB'],
  [4e15, '4000 TB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [499, '0s'],
  [59_499, '59s'],
  [59_500, '1m 0s'],
  [125_000, '2m 5s'],
  [3_599_600, '1h 0m'],
  [12_000_000, '3h 20m'],
  [47 * 3_600_000, '47h 0m'],
  [52 * 3_600_000, '2d 4h'],
])('formats %i ms as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
