import { describe, expect, test } from 'vitest';
import { significantChanges } from '../../../../src/commands/analytics-report/analysis/significant-changes.js';

const counts = (values: Record<string, number>) => Object.entries(values).map(([key, value]) => ({ key, value }));

describe('significantChanges', () => {
  test('ignores changes that are small, rare, or within the statistical noise', () => {
    // The change from 100 to 120 is within two standard deviations, 9 more are too few, and 4% is too little.
    const previous = counts({ still: 100, risen: 100, rare: 1, large: 100_000, fallen: 80 });
    const current = counts({ still: 120, risen: 150, rare: 10, large: 104_000, fallen: 20 });
    expect(
      significantChanges(current, previous, 100, 10).map(({ key, changePercent }) => [key, changePercent]),
    ).toEqual([
      ['fallen', -75],
      ['risen', 50],
    ]);
  });

  test('includes keys that are new or gone', () => {
    const changes = significantChanges(counts({ a: 50, new: 30 }), counts({ a: 50, gone: 40 }), 100, 10);
    expect(changes).toEqual([
      { key: 'gone', value: 0, previous: 40, previousIsUpperBound: false, changePercent: -100 },
      { key: 'new', value: 30, previous: 0, previousIsUpperBound: false, changePercent: null },
    ]);
  });

  test("doesn't treat keys missing from truncated lists as 0", () => {
    // Both lists are truncated: a query missing from the previous one had at most 20; one missing now is unknown.
    const changes = significantChanges(
      counts({ a: 100, new: 70, near: 22 }),
      counts({ a: 100, gone: 30, last: 20 }),
      3,
      10,
    );
    expect(changes).toEqual([{ key: 'new', value: 70, previous: 20, previousIsUpperBound: true, changePercent: 250 }]);
  });
});
