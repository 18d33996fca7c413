import { describe, expect, test } from 'vitest';
import { findBursts } from '../../../../src/commands/analytics-report/analysis/bursts.js';

const SEARCHES = [30, 33, 36, 33, 30, 12, 12];

/** Returns eight weeks of days that start on a Monday, with 20 sessions for each 30 searches. */
function daysWith(edits: Readonly<Record<number, { searches: number; sessions?: number }>>) {
  return Array.from({ length: 56 }, (_, index) => {
    const searches = SEARCHES[index % 7] ?? 0;
    const date = new Date(Date.UTC(2026, 5, 1 + index)).toISOString().slice(0, 10);
    return { date, searches, sessions: Math.round(searches / 1.5), ...edits[index] };
  });
}

const burstsOf = (edits: Parameters<typeof daysWith>[0]) => findBursts(daysWith(edits), ({ searches }) => searches);

describe('findBursts', () => {
  test('finds a day with five times the usual searches per session, and counts those beyond the usual ones', () => {
    const [burst, ...others] = burstsOf({ 52: { searches: 400, sessions: 21 } });
    expect(others).toEqual([]);
    expect(burst).toMatchObject({ startDate: '2026-07-23', endDate: '2026-07-23', events: 400, isOfFew: true });
    expect(burst?.excess).toBeCloseTo(400 - 1.5 * 21, 0);
  });

  test.each([
    ['a usual series', {}],
    ['a day with twice as many sessions', { 52: { searches: 66, sessions: 44 } }],
    ['few searches of one session', { 54: { searches: 15, sessions: 2 } }],
  ])('finds none in %s', (_, edits) => {
    expect(burstsOf(edits)).toEqual([]);
  });

  test('finds one odd day between usual ones below five times, and not a slow change of several days', () => {
    expect(burstsOf({ 50: { searches: 110, sessions: 24 } })).toMatchObject([
      { startDate: '2026-07-21', isOfFew: false },
    ]);
    const slow = Object.fromEntries([49, 50, 51, 52, 53].map((day) => [day, { searches: 44, sessions: 22 }]));
    expect(burstsOf(slow)).toEqual([]);
  });
});
