import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  periodProblems,
  planPeriod,
  type Period,
  type PeriodInputs,
} from '../../../src/commands/analytics-report/period.js';

const MONDAY = Date.UTC(2026, 8, 7, 8);
const DAY_MS = 86_400_000;

function plan(inputs: Partial<PeriodInputs>, nowMs = MONDAY): Period {
  const period = planPeriod({ period: 'last-7-days', compare: 'previous', ...inputs }, nowMs);
  if ('problem' in period) throw new Error(period.problem);
  return period;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

describe('closed windows by calendar, in UTC', () => {
  test.each([
    ['last-7-days', '2026-08-31', '2026-09-06', '2026-08-24', '2026-08-30'],
    ['last-30-days', '2026-08-08', '2026-09-06', '2026-07-09', '2026-08-07'],
    ['last-90-days', '2026-06-09', '2026-09-06', '2026-03-11', '2026-06-08'],
    ['last-week', '2026-08-31', '2026-09-06', '2026-08-24', '2026-08-30'],
    ['last-month', '2026-08-01', '2026-08-31', '2026-07-01', '2026-07-31'],
  ] as const)('%s on a Monday', (period, startDate, endDate, before, until) => {
    expect(plan({ period })).toMatchObject({
      name: period,
      startDate,
      endDate,
      previous: { startDate: before, endDate: until },
      isOpen: false,
      parts: [{ startDate, endDate }],
    });
  });

  test('the last week ends on the Sunday before, whatever the day', () => {
    for (let day = 0; day < 7; day += 1) {
      const { startDate, endDate } = plan({ period: 'last-week' }, MONDAY + day * DAY_MS);
      expect([startDate, endDate]).toEqual(['2026-08-31', '2026-09-06']);
    }
    expect(plan({ period: 'last-week' }, MONDAY + 7 * DAY_MS).endDate).toBe('2026-09-13');
  });

  test('the last month knows leap years and the turn of the year', () => {
    expect(plan({ period: 'last-month' }, Date.UTC(2028, 2, 1))).toMatchObject({
      startDate: '2028-02-01',
      endDate: '2028-02-29',
      days: 29,
    });
    expect(plan({ period: 'last-month' }, Date.UTC(2027, 0, 31, 23, 59))).toMatchObject({
      startDate: '2026-12-01',
      endDate: '2026-12-31',
    });
  });

  test('a second before and after midnight UTC are two days', () => {
    expect(plan({}, Date.UTC(2026, 8, 7) - 1).endDate).toBe('2026-09-05');
    expect(plan({}, Date.UTC(2026, 8, 7)).endDate).toBe('2026-09-06');
  });
});

describe('explicit days', () => {
  test('take the place of the period', () => {
    const period = plan({ startDate: '2026-07-01', endDate: '2026-07-10' });
    expect(period).toMatchObject({ days: 10, previous: { startDate: '2026-06-21', endDate: '2026-06-30' } });
    expect(period.name).toBeUndefined();
  });

  test('are open where today is one of them', () => {
    expect(plan({ startDate: '2026-09-01', endDate: '2026-09-07' }).isOpen).toBe(true);
    expect(plan({ startDate: '2026-09-01', endDate: '2026-09-06' }).isOpen).toBe(false);
  });

  test('in the future are refused', () => {
    expect(
      planPeriod({ period: 'last-week', compare: 'none', startDate: '2026-09-08', endDate: '2026-09-09' }, MONDAY),
    ).toEqual({
      problem: 'start-date: 2026-09-08 has not begun yet (today is 2026-09-07, UTC).',
    });
  });

  test.each([
    [{ startDate: '2026-09-01' }, 'end-date is missing'],
    [{ endDate: '2026-09-01' }, 'start-date is missing'],
    [{ startDate: '2026-09-02', endDate: '2026-09-01' }, 'swap them'],
    [{ startDate: '0226-09-01', endDate: '2026-09-01' }, 'at most 3660'],
  ])('%j is refused', (days, problem) => {
    expect(periodProblems(days)).toMatchObject([{ problem: expect.stringContaining(problem) as string }]);
  });

  test('compare none compares with nothing', () => {
    expect(plan({ compare: 'none' }).previous).toBeUndefined();
  });
});

describe('over 90 days', () => {
  test('90 days are one request, 91 are two without a comparison', () => {
    expect(plan({ startDate: '2026-01-01', endDate: '2026-03-31' })).toMatchObject({ days: 90, parts: [{}] });
    const long = plan({ startDate: '2026-01-01', endDate: '2026-04-01' });
    expect(long.parts).toEqual([
      { startDate: '2026-01-01', endDate: '2026-03-31' },
      { startDate: '2026-04-01', endDate: '2026-04-01' },
    ]);
    expect(long.previous).toBeUndefined();
  });

  test('the parts are the range without gap and without overlap, whatever it is', () => {
    // Ten years, but for the last days of which today would have to be another.
    const day = fc.integer({ min: 0, max: 3650 });
    fc.assert(
      fc.property(day, day, (a, b) => {
        const of = (days: number): string => new Date(Date.UTC(2016, 8, 7) + days * DAY_MS).toISOString().slice(0, 10);
        const window = { startDate: of(Math.min(a, b)), endDate: of(Math.max(a, b)) };
        const { parts, days } = plan(window);
        expect(parts[0]?.startDate).toBe(window.startDate);
        expect(parts.at(-1)?.endDate).toBe(window.endDate);
        for (const [index, part] of parts.entries()) {
          expect(daysBetween(part.startDate, part.endDate)).toBeLessThan(90);
          if (index > 0) expect(daysBetween(parts[index - 1]?.endDate ?? '', part.startDate)).toBe(1);
        }
        expect(parts.reduce((sum, part) => sum + daysBetween(part.startDate, part.endDate) + 1, 0)).toBe(days);
      }),
    );
  });
});
