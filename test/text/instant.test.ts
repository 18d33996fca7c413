import { expect, test } from 'vitest';
import { toInstant } from '../../src/text/instant.js';

test.each([
  '2026-09-07T08:00:00Z',
  '2026-09-07T08:00:00.000Z',
  '2026-09-07T08:00:00.000000Z',
  '2026-09-07T08:00:00z',
  '2026-09-07T08:00:00',
  '2026-09-07T08:00Z',
  '2026-09-07 08:00:00+00',
  '2026-09-07T08:00:00+00:00',
  '2026-09-07T08:00:00-00:00',
  '2026-09-07T10:00:00.0+0200',
  '2026-09-06T23:30:00,00-08:30',
])('writes 08:00 in UTC in one notation: %s', (text) => {
  expect(toInstant(text)).toBe('2026-09-07T08:00:00.000Z');
});

test.each([
  ['2026-09-07T08:00:00.12Z', '2026-09-07T08:00:00.120Z'],
  ['2026-09-07T08:00:00.1234560Z', '2026-09-07T08:00:00.123456Z'],
  ['2026-09-07T08:00:00.000001+00:00', '2026-09-07T08:00:00.000001Z'],
  ['yesterday', 'yesterday'],
  ['2026-13-07T08:00:00Z', '2026-13-07T08:00:00Z'],
  ['', ''],
])('keeps the precision of a time, and what is no time: %j', (text, expected) => {
  expect(toInstant(text)).toBe(expected);
  expect(toInstant(expected)).toBe(expected);
});
