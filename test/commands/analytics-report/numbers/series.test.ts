import { describe, expect, test } from 'vitest';
import {
  compareCounts,
  dayPairs,
  findGaps,
  findOddDay,
  seriesOf,
  variationOf,
} from '../../../../src/commands/analytics-report/numbers/series.js';
import { addDays } from '../../../../src/commands/analytics-report/numbers/period.js';

/** A Monday. */
const START = '2026-06-01';
const WEEK = [100, 110, 120, 110, 100, 40, 40];

function seriesFrom(values: readonly number[]) {
  const days = values.map((value, index) => ({ date: addDays(START, index), value }));
  return seriesOf(days, ({ value }) => value, addDays(START, values.length - 1));
}

function weeks(factors: readonly number[], edit: (values: number[]) => void = () => undefined) {
  const values = factors.flatMap((factor) => WEEK.map((value) => Math.round(value * factor)));
  edit(values);
  return seriesFrom(values);
}

const OPTIONS = { days: 7, least: 1, mean: 620 };

describe('variationOf', () => {
  test('learns from weeks that vary, and takes no trend for noise', () => {
    const calm = variationOf(weeks(Array.from({ length: 12 }, () => 1)), OPTIONS);
    const wild = variationOf(weeks([1, 1.4, 0.7, 1.3, 0.6, 1.2, 0.7, 1.4, 0.6, 1.3, 0.8, 1]), OPTIONS);
    const rising = variationOf(weeks(Array.from({ length: 12 }, (_, week) => 1 + week * 0.02)), OPTIONS);
    expect(calm.dispersion).toBeLessThan(2.5);
    expect(wild.dispersion).toBeGreaterThan(50);
    expect(rising.dispersion).toBeLessThan(3);
    expect(calm.degrees).toBeCloseTo(4 + 0.7 * 10);
  });

  test('starts with the usual variation if there is only one week of history, and never goes below independent events', () => {
    const { dispersion, degrees } = variationOf(weeks([1]), OPTIONS);
    expect(dispersion).toBeCloseTo(1 + 0.06 ** 2 * 620, 1);
    expect(degrees).toBe(4);
    expect(variationOf(seriesFrom([]), { ...OPTIONS, mean: 0 }).dispersion).toBe(1);
  });

  test('counts changes over five weeks as variation, but only for periods of more than two weeks', () => {
    const seasons = weeks([1, 1, 1, 1.1, 1.3, 1.5, 1.6, 1.6, 1.5, 1.3, 1.1, 1]);
    const [short, long] = [7, 30].map((days) => variationOf(seasons, { ...OPTIONS, days }).dispersion);
    expect(long).toBeGreaterThan(2 * (short ?? 0));
    expect(variationOf(seasons, { ...OPTIONS, days: 14 }).dispersion).toBe(short);
  });
});

describe('compareCounts', () => {
  const variation = { dispersion: 3, degrees: 11, mean: 660 };

  test('ignores changes below 10 or 5%', () => {
    expect(compareCounts(109, 100, { ...variation, dispersion: 0.01 })).toBe(1);
    expect(compareCounts(10_400, 10_000, variation)).toBe(1);
    expect(compareCounts(0, 0, variation)).toBe(1);
  });

  test('finds a fall by 40% beyond chance, and one by 10% not', () => {
    expect(compareCounts(396, 660, variation)).toBeLessThan(0.001);
    expect(compareCounts(600, 660, variation)).toBeGreaterThan(0.05);
  });
});

describe('findOddDay', () => {
  const pairsOf = (edit: (values: number[]) => void) => dayPairs(weeks([1, 1, 1, 1], edit), 7);
  const sum = (pairs: ReturnType<typeof dayPairs>, of: 'value' | 'previous') =>
    pairs.reduce((total, pair) => total + pair[of], 0);
  const oddDayOf = (pairs: ReturnType<typeof dayPairs>) =>
    findOddDay(sum(pairs, 'value'), sum(pairs, 'previous'), { dispersion: 1, degrees: 20, mean: 620, pairs });

  test('finds the day without which a week changed as usual, in either period', () => {
    const wednesday = { date: '2026-06-24', previousDate: '2026-06-17' };
    const now = pairsOf((values) => values.fill(0, 23, 24));
    expect(oddDayOf(now)).toEqual({ ...wednesday, value: 0, previous: 120 });
    const before = pairsOf((values) => values.fill(0, 16, 17));
    expect(oddDayOf(before)).toEqual({ ...wednesday, value: 120, previous: 0 });
  });

  test('finds none if the other days changed, too, and none in a report of one day', () => {
    const halved = pairsOf((values) => values.forEach((value, day) => day > 20 && (values[day] = value / 2)));
    expect(oddDayOf(halved)).toBeUndefined();
    const day = dayPairs(
      weeks([1, 1], (values) => values.fill(0, 13)),
      1,
    );
    expect(day).toEqual([{ date: '2026-06-14', value: 0, previousDate: '2026-06-07', previous: 40 }]);
    expect(oddDayOf(day)).toBeUndefined();
  });

  test('pairs the days of 30 days with those that began 35 days earlier', () => {
    const [first, ...others] = dayPairs(weeks([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]), 30);
    expect(first).toMatchObject({ date: '2026-07-11', previousDate: '2026-06-06' });
    expect(others).toHaveLength(29);
    expect(others.every(({ value, previous }) => value === previous)).toBe(true);
  });
});

describe('findGaps', () => {
  test.each([
    [
      'the days at the end without records',
      -2,
      undefined,
      { startDate: '2026-07-04', endDate: '2026-07-05', expected: 80, isOpen: true },
    ],
    ['one Sunday at the end without records', -1, undefined, { startDate: '2026-07-05', isOpen: true }],
    ['a gap that ended', 29, 31, { startDate: '2026-06-30', endDate: '2026-07-01', isOpen: false }],
  ])('finds as a gap %s', (_, start, end, gap) => {
    const series = weeks([1, 1, 1, 1, 1], (values) => values.fill(0, start, end));
    expect(findGaps(series, 1)).toMatchObject([gap]);
  });

  test('finds the same gaps if the service leaves out days without records', () => {
    const days = [0, 1, 2, 3, 4].flatMap((week) =>
      WEEK.map((value, day) => ({ date: addDays(START, week * 7 + day), value })),
    );
    const recorded = days.filter((_, index) => ![29, 30, 33, 34].includes(index));
    const gaps = findGaps(
      seriesOf(recorded, ({ value }) => value, '2026-07-05'),
      1,
    );
    expect(gaps).toMatchObject([
      { startDate: '2026-06-30', endDate: '2026-07-01', isOpen: false },
      { startDate: '2026-07-04', endDate: '2026-07-05', isOpen: true },
    ]);
  });

  test('takes neither free weekends of a small site nor the time before its start for a gap', () => {
    const small = seriesFrom(Array.from({ length: 60 }, (_, day) => (day < 20 || day % 7 > 4 ? 0 : 12)));
    expect(findGaps(small, 1)).toEqual([]);
    expect(small.values).toHaveLength(39);
  });
});
