import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wilsonLowerBound } from '../../../src/commands/analytics-report/votes.js';

describe('the Wilson lower bound', () => {
  test.each([
    // As tabulated in textbooks, 95 %.
    [0, 10, 0],
    [5, 10, 0.2366],
    [10, 10, 0.7225],
    [50, 100, 0.4038],
    [1, 1, 0.2065],
  ])('of %d in %d is %f', (some, all, bound) => {
    expect(wilsonLowerBound(some, all)).toBeCloseTo(bound, 3);
  });

  test('lies between 0 and the share, and comes closer the more there are', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (some, all) => {
        const part = Math.min(some, all);
        const bound = wilsonLowerBound(part, all);
        expect(bound).toBeGreaterThanOrEqual(0);
        expect(bound).toBeLessThanOrEqual(part / all);
        expect(wilsonLowerBound(part * 10, all * 10)).toBeGreaterThanOrEqual(bound);
      }),
    );
    expect(wilsonLowerBound(0, 0)).toBe(0);
  });
});
