/** Tests which texts of the service are times: a text in another form has no time, so it never becomes a day of 2001. */
import { expect, test } from 'vitest';
import { timeOf } from '../../src/text/instant.js';
import { formatTime } from '../../src/text/units.js';

const TIME = Date.UTC(2026, 8, 7, 8);

test.each([
  '2026-09-07T08:00:00Z',
  '2026-09-07T08:00:00.000Z',
  '2026-09-07T08:00Z',
  '2026-09-07 08:00:00',
  ' 2026-09-07T10:00:00+02:00 ',
])('reads the time of %j', (text) => {
  expect(timeOf(text)).toBe(TIME);
});

test('takes a day as its midnight in UTC', () => {
  expect(timeOf('2026-09-07')).toBe(Date.UTC(2026, 8, 7));
});

test.each([
  ...['-1', '0', '1', '99999999999999', '1788768000', 'May 1', '9/7/2026', 'build 7', 'unknown (-1)', '', '   '],
  ...['2026', '2026-09', '2026-13-45T99:99:99Z', '+275760-09-14T00:00:00Z', '-000001-01-01T00:00:00Z', 'NaN'],
  ...['2026-09-07T08:00:00Z 2001', '\u0000'],
])('knows no time of %j', (text) => {
  expect(timeOf(text)).toBeNaN();
  expect(formatTime(timeOf(text))).toBe('an unknown time');
});

test.each([null, undefined])('knows no time of %s', (text) => {
  expect(timeOf(text)).toBeNaN();
});
