import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wilsonLowerBound } from '../../../src/commands/analytics-report/votes.js';

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
