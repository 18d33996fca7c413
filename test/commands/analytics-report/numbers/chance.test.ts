import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareShares,
  holm,
  normalP,
  studentP,
  wilsonInterval,
} from '../../../../src/commands/analytics-report/numbers/chance.js';

describe('p-values', () => {
  test.each([
    // Textbooks list these quantiles.
    [normalP(1.96), 0.05],
    [normalP(2.5758), 0.01],
    [normalP(0), 1],
    [studentP(2.228, 10), 0.05],
    [studentP(3.169, 10), 0.01],
    [studentP(2.776, 4), 0.05],
    [studentP(0, 4), 1],
  ])('finds the quantiles of textbooks: %d is %d', (p, expected) => {
    expect(p).toBeCloseTo(expected, 4);
  });

  test("compare small shares with Fisher's exact test: the lady tasting tea", () => {
    expect(compareShares({ count: 3, total: 4 }, { count: 1, total: 4 })).toBeCloseTo(0.4857, 4);
    expect(compareShares({ count: 0, total: 9 }, { count: 9, total: 9 })).toBeCloseTo(2 / 48_620, 8);
  });

  test('compare large shares with the pooled z-test', () => {
    // 60 of 100 and 45 of 100: z = 2.124.
    expect(compareShares({ count: 60, total: 100 }, { count: 45, total: 100 })).toBeCloseTo(0.0337, 3);
  });

  test('keeps the chance of any two shares between 0 and 1, in any order', () => {
    const share = fc
      .tuple(fc.integer({ min: 10, max: 3_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([total, rate]) => ({ count: rate * total, total }));
    fc.assert(
      fc.property(share, share, (a, b) => {
        const p = compareShares(a, b);
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(compareShares(b, a)).toBeCloseTo(p, 6);
      }),
    );
  });
});

describe('many tests at once', () => {
  test('pass Holm in order until the first fails', () => {
    expect(holm([0.001, 0.02, 0.004], 0.015)).toEqual([true, false, true]);
    expect(holm([0.02, 0.004, 0.0049], 0.015)).toEqual([false, true, true]);
    expect(holm([], 0.015)).toEqual([]);
  });
});

describe('wilsonInterval', () => {
  test.each([
    // Textbooks list these values for a confidence of 95%.
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
  ])('returns for %d of %d the bounds %f and %f', (count, total, lower, upper) => {
    expect(wilsonInterval({ count, total })[0]).toBeCloseTo(lower, 3);
    expect(wilsonInterval({ count, total })[1]).toBeCloseTo(upper, 3);
  });
});
