import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isCountBeyondChance,
  isRateBeyondChance,
  wilsonLowerBound,
} from '../../../src/commands/analytics-report/chance.js';
import { addEvidence, metricOf } from '../../../src/commands/analytics-report/metrics.js';

describe('isRateBeyondChance', () => {
  test.each([
    // 76.1% of 67 votes and 70.0% of 60 votes.
    [0.761, 67, 0.7, 60, false],
    [0.76, 670, 0.7, 600, true],
    [0.5, 10, 0.9, 10, false],
    [0.5, 100, 0.64, 100, true],
    [1, 50, 1, 50, false],
    [0, 0, 1, 50, false],
  ])('compares %f of %d with %f of %d: %s', (rate, total, before, totalBefore, expected) => {
    expect(isRateBeyondChance({ rate, total }, { rate: before, total: totalBefore })).toBe(expected);
    expect(isRateBeyondChance({ rate: before, total: totalBefore }, { rate, total })).toBe(expected);
  });
});

describe('isCountBeyondChance', () => {
  test.each([
    [2_037, 1_952, false],
    [2_300, 1_952, true],
    [9, 0, false],
    [14, 0, true],
  ])('compares %d with %d: %s', (value, previous, expected) => {
    expect(isCountBeyondChance(value, previous)).toBe(expected);
  });
});

describe('addEvidence', () => {
  test('judges rates by their totals, counts by themselves, and nothing without a previous value', () => {
    const metrics = addEvidence([
      metricOf('feedback.total', 60, 67),
      metricOf('feedback.satisfaction-rate', 70, 76.1),
      metricOf('search.total', 900, 500),
      metricOf('search.no-result-rate', 0.1, 0.3),
      metricOf('ai.questions', 5, null),
    ]);
    expect(metrics.map(({ beyondChance }) => beyondChance)).toEqual([false, false, true, true, null]);
    expect(metrics.map(({ changePoints }) => changePoints)).toEqual([null, -6.1, null, -20, null]);
  });
});

describe('wilsonLowerBound', () => {
  test.each([
    // Textbooks list these values for a confidence of 95%.
    [0, 10, 0],
    [5, 10, 0.2366],
    [10, 10, 0.7225],
    [50, 100, 0.4038],
    [1, 1, 0.2065],
  ])('returns for %d of %d the lower bound %f', (count, total, bound) => {
    expect(wilsonLowerBound(count, total)).toBeCloseTo(bound, 3);
  });

  test('returns a bound between 0 and the rate, closer to the rate for larger samples', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (max, total) => {
        const count = Math.min(max, total);
        const bound = wilsonLowerBound(count, total);
        expect(bound).toBeGreaterThanOrEqual(0);
        expect(bound).toBeLessThanOrEqual(count / total);
        expect(wilsonLowerBound(count * 10, total * 10)).toBeGreaterThanOrEqual(bound);
      }),
    );
    expect(wilsonLowerBound(0, 0)).toBe(0);
  });
});
