import { describe, expect, it } from 'vitest';
import * as analytics from '../../../src/api/endpoints/analytics.js';
import * as feedback from '../../../src/api/endpoints/feedback.js';
import { type Bench, countOf, startBench } from '../../support/api.js';
import { START_MS } from '../../support/clock.js';

const start = (): Promise<Bench> => startBench({ role: 'viewer', emulator: { seed: true, keyLimitPerMinute: null } });
const day = (daysAgo: number): string => new Date(START_MS - daysAgo * 86_400_000).toISOString().slice(0, 10);
const MONTH = { startDate: day(29), endDate: day(0) };
const WEEK = { startDate: day(6), endDate: day(0) };

describe('analytics of views and searches', () => {
  it.each(['boolean', 'count'] as const)(
    'lists searches without results if the service reports them as a %s',
    async (noResultsAs) => {
      await using bench = await start();
      bench.emulator.configure({ noResultsAs });
      const { queries } = await analytics.getSearchQueries(bench.api, { ...MONTH, noResultsOnly: true });
      expect(queries.length).toBeGreaterThan(0);
      expect(
        queries.every(({ noResults }) => (noResultsAs === 'boolean' ? noResults === true : Number(noResults) > 0)),
      ).toBe(true);
    },
  );

  it('retries an analytics request while the analytics store is unreachable (502)', async () => {
    await using bench = await start();
    bench.emulator.addFault({ route: 'GET /analytics/traffic', kind: 'status', status: 502, times: 2 });
    expect((await analytics.getTraffic(bench.api, {})).series).toHaveLength(7);
    expect(countOf(bench, 'GET /analytics/traffic')).toBe(3);
  });
});

describe('analytics of feedback and questions', () => {
  it('reads comments on a page with their text unchanged, markup included', async () => {
    await using bench = await start();
    const at = bench.clock.now() - 1000;
    const text = '<script>alert(1)</script> ::error::\n| pipe';
    const comments = Array.from({ length: 120 }, (_, index) => ({
      id: `c${index}`,
      path: '/x',
      type: 'dislike' as const,
      text,
      at,
    }));
    bench.emulator.state.readers.addVisit({ feedback: comments });
    const query = { ...WEEK, pagePath: '/x', limit: analytics.MAX_PAGE_SIZE };
    const { comments: listed, total } = await feedback.getFeedbackComments(bench.api, query);
    expect([listed.length, total]).toEqual([100, 120]);
    expect(listed[0]).toMatchObject({ type: 'dislike', text });
    expect((await feedback.getFeedbackComments(bench.api, { ...query, offset: 100 })).comments).toHaveLength(20);
  });
});
