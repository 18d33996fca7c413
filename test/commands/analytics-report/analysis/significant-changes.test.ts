import { describe, expect, test } from 'vitest';
import { significantChanges } from '../../../../src/commands/analytics-report/analysis/significant-changes.js';

const counts = (values: Record<string, number>) => Object.entries(values).map(([key, value]) => ({ key, value }));

describe('significant changes', () => {
  test('stay below the noise floor unless it is beyond chance', () => {
    // 100 → 120 is within two spreads of chance, 100 → 150 is not; 9 more of nothing are too few; 5 % of much is little.
    const before = counts({ still: 100, risen: 100, rare: 1, large: 100_000, fallen: 80 });
    const now = counts({ still: 120, risen: 150, rare: 10, large: 104_000, fallen: 20 });
    expect(significantChanges(now, before, 100, 10).map(({ key, changePercent }) => [key, changePercent])).toEqual([
      ['fallen', -75],
      ['risen', 50],
    ]);
  });

  test('what is new and what is gone moved too', () => {
    const changes = significantChanges(counts({ a: 50, new: 30 }), counts({ a: 50, gone: 40 }), 100, 10);
    expect(changes).toEqual([
      { key: 'gone', value: 0, previous: 40, previousIsUpperBound: false, changePercent: -100 },
      { key: 'new', value: 30, previous: 0, previousIsUpperBound: false, changePercent: null },
    ]);
  });

  test('in lists that were cut, what is missing is not taken for nothing', () => {
    // Both lists are full: a query that is not in the one before had at most 20 there; one that dropped out is unknown.
    const changes = significantChanges(
      counts({ a: 100, new: 70, near: 22 }),
      counts({ a: 100, gone: 30, last: 20 }),
      3,
      10,
    );
    expect(changes).toEqual([{ key: 'new', value: 70, previous: 20, previousIsUpperBound: true, changePercent: 250 }]);
  });
});
