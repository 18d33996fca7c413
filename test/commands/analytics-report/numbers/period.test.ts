import { describe, expect, test } from 'vitest';
import {
  periodProblems,
  planPeriod,
  type Period,
  type PeriodInputs,
} from '../../../../src/commands/analytics-report/numbers/period.js';
import { withPlainNames } from '../../../support/plain-names.js';

const MONDAY = Date.UTC(2026, 8, 7, 8);
const DAY_MS = 86_400_000;

function plan(inputs: Partial<PeriodInputs>, nowMs = MONDAY): Period {
  const period = planPeriod({ period: 'last-7-days', ...inputs }, nowMs);
  if ('problem' in period) throw new Error(period.problem);
  return period;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

describe('named periods', () => {
  test.each([
    ['last-7-days', '2026-08-31', '2026-09-06', '2026-08-24', '2026-08-30'],
    ['last-30-days', '2026-08-08', '2026-09-06', '2026-07-04', '2026-08-02'],
    ['last-90-days', '2026-06-09', '2026-09-06', '2026-03-10', '2026-06-07'],
    ['last-week', '2026-08-31', '2026-09-06', '2026-08-24', '2026-08-30'],
    ['last-month', '2026-08-01', '2026-08-31', '2026-06-27', '2026-07-27'],
  ] as const)(
    'plans %s on a Monday from %s to %s, compared with %s to %s',
    (period, startDate, endDate, before, until) => {
      expect(plan({ period })).toMatchObject({
        name: period,
        startDate,
        endDate,
        previous: { startDate: before, endDate: until },
        leftOut: undefined,
      });
    },
  );

  test('ends last-week on the previous Sunday on every day of the week', () => {
    for (let day = 0; day < 7; day += 1) {
      const { startDate, endDate } = plan({ period: 'last-week' }, MONDAY + day * DAY_MS);
      expect([startDate, endDate]).toEqual(['2026-08-31', '2026-09-06']);
    }
    expect(plan({ period: 'last-week' }, MONDAY + 7 * DAY_MS).endDate).toBe('2026-09-13');
  });

  test('plans last-month in leap years and across the turn of the year', () => {
    const leapDays = { startDate: '2028-02-01', endDate: '2028-02-29', days: 29 };
    expect(plan({ period: 'last-month' }, Date.UTC(2028, 2, 1))).toMatchObject(leapDays);
    const december = { startDate: '2026-12-01', endDate: '2026-12-31' };
    expect(plan({ period: 'last-month' }, Date.UTC(2027, 0, 31, 23, 59))).toMatchObject(december);
  });

  test('starts a new day at midnight UTC', () => {
    expect(plan({}, Date.UTC(2026, 8, 7) - 1).endDate).toBe('2026-09-05');
    expect(plan({}, Date.UTC(2026, 8, 7)).endDate).toBe('2026-09-06');
  });
});

describe('start-date and end-date', () => {
  test('uses start-date and end-date instead of the period', () => {
    const period = plan({ startDate: '2026-07-01', endDate: '2026-07-10' });
    expect(period).toMatchObject({ days: 10, previous: { startDate: '2026-06-17', endDate: '2026-06-26' } });
    expect(period.name).toBeUndefined();
  });

  test('leaves out today, and compares nothing if the period is today only', () => {
    const open = plan({ startDate: '2026-09-01', endDate: '2026-09-07' });
    expect(open).toMatchObject({ endDate: '2026-09-06', days: 6, leftOut: '2026-09-07', isToday: false });
    expect(plan({ startDate: '2026-09-01', endDate: '2026-09-06' }).leftOut).toBeUndefined();
    const today = plan({ startDate: '2026-09-07', endDate: '2026-09-07' });
    expect(today).toMatchObject({ startDate: '2026-09-07', endDate: '2026-09-07', isToday: true });
    expect(today.previous).toBeUndefined();
  });

  test.each([
    [{ startDate: '2026-09-01' }, 'endDate', 'is missing. Set start-date and end-date'],
    [{ endDate: '2026-09-01' }, 'startDate', 'is missing. Set start-date and end-date'],
    [{ startDate: '2026-09-02', endDate: '2026-09-01' }, 'endDate', 'is before start-date 2026-09-02. Swap the dates'],
    [{ startDate: '0226-09-01', endDate: '2026-09-01' }, 'startDate', 'Choose at most 90 days, which is the limit'],
    [{ startDate: '2026-01-01', endDate: '2026-04-01' }, 'startDate', 'starts a period of 91 days. Choose at most 90'],
  ])('rejects the dates %j with a problem of %s that contains "%s"', (days, input, problem) => {
    expect(withPlainNames(periodProblems(days), 'keys')).toMatchObject([
      { input, problem: expect.stringContaining(problem) as string },
    ]);
  });

  test.each([
    [1, 7],
    [2, 7],
    [7, 7],
    [28, 28],
    [30, 35],
    [31, 35],
    [90, 91],
  ])('compares %d days with those %d days earlier, which are the same weekdays', (days, shift) => {
    const endDate = '2026-09-06';
    const startDate = new Date(Date.parse(endDate) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
    const { previous, seriesRange } = plan({ startDate, endDate });
    expect(daysBetween(previous?.startDate ?? '', startDate)).toBe(shift);
    expect(daysBetween(previous?.endDate ?? '', endDate)).toBe(shift);
    expect(seriesRange).toEqual({ startDate: '2026-06-09', endDate });
  });
});
