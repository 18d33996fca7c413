import { describe, expect, it } from 'vitest';
import * as analytics from '../../../src/api/endpoints/analytics.js';
import * as feedback from '../../../src/api/endpoints/feedback.js';
import { type Bench, countOf, rejection, startBench } from '../../support/api.js';
import { START_MS } from '../../support/clock.js';

const start = (): Promise<Bench> => startBench({ role: 'viewer', emulator: { seed: true, keyLimitPerMinute: null } });
const day = (daysAgo: number): string => new Date(START_MS - daysAgo * 86_400_000).toISOString().slice(0, 10);
const MONTH = { startDate: day(29), endDate: day(0) };
const WEEK = { startDate: day(6), endDate: day(0) };

describe('analytics of views and searches', () => {
  it('covers the last seven days by default and names the period in the response', async () => {
    await using bench = await start();
    expect(await analytics.getOverview(bench.api)).toMatchObject(WEEK);
    expect(await analytics.getOverview(bench.api, MONTH)).toMatchObject(MONTH);
  });

  it('counts page views per day, per page and per referrer', async () => {
    await using bench = await start();
    const overview = await analytics.getOverview(bench.api, MONTH);
    expect(overview.pageViews).toBeGreaterThan(overview.sessions);
    const traffic = await analytics.getTraffic(bench.api, MONTH);
    expect(traffic.series).toHaveLength(30);
    expect(traffic.series.reduce((sum, { pageViews }) => sum + pageViews, 0)).toBe(overview.pageViews);
    const { pages } = await analytics.getTopPages(bench.api, { ...MONTH, limit: 3 });
    expect(pages).toHaveLength(3);
    expect(pages[0]?.pageViews).toBeGreaterThanOrEqual(Number(pages[1]?.pageViews));
    const { referrers } = await analytics.getTopReferrers(bench.api, { ...MONTH, limit: analytics.MAX_PAGE_SIZE });
    expect(referrers.map(({ referrer }) => referrer)).toContain('(direct)');
    expect(referrers.reduce((sum, { percentage }) => sum + Number(percentage), 0)).toBeCloseTo(100, -1);
  });

  it('counts searches per period, per day, per query and per page', async () => {
    await using bench = await start();
    const searches = await analytics.getSearches(bench.api, MONTH);
    expect(searches.totalSearches).toBeGreaterThan(0);
    expect(searches.noResultRate).toBeLessThanOrEqual(1);
    const volume = await analytics.getSearchVolume(bench.api, MONTH);
    expect(volume.series.reduce((sum, one) => sum + one.searches, 0)).toBe(searches.totalSearches);
    const { queries, total } = await analytics.getSearchQueries(bench.api, { ...MONTH, limit: 2 });
    expect(queries).toHaveLength(2);
    expect(total).toBeGreaterThan(2);
    const results = await analytics.getSearchResults(bench.api, { ...MONTH, limit: 1 });
    expect(results.pages).toHaveLength(1);
    expect(results.total).toBeGreaterThan(1);
  });

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

  it('rejects a range of more than 90 days with an error that names the field', async () => {
    await using bench = await start();
    const error = await rejection(
      analytics.getOverview(bench.api, { startDate: day(analytics.MAX_RANGE_DAYS), endDate: day(0) }),
    );
    expect(error).toMatchObject({ status: 400, details: [{ field: expect.stringMatching(/Date/) as unknown }] });
    await analytics.getOverview(bench.api, { startDate: day(analytics.MAX_RANGE_DAYS - 1), endDate: day(0) });
  });

  it('retries an analytics request while the analytics store is unreachable (502)', async () => {
    await using bench = await start();
    bench.emulator.addFault({ route: 'GET /analytics/traffic', kind: 'status', status: 502, times: 2 });
    expect((await analytics.getTraffic(bench.api)).series).toHaveLength(7);
    expect(countOf(bench, 'GET /analytics/traffic')).toBe(3);
  });
});

describe('analytics of feedback and questions', () => {
  it('sums feedback over the whole range on every page of the list', async () => {
    await using bench = await start();
    const first = await feedback.getFeedback(bench.api, { ...MONTH, limit: 2 });
    expect(first.pages).toHaveLength(2);
    const whole = await feedback.getFeedback(bench.api, { ...MONTH, limit: analytics.MAX_PAGE_SIZE });
    expect(whole.pages).toHaveLength(first.total);
    expect(whole.pages.reduce((sum, { likes }) => sum + likes, 0)).toBe(first.summary.likes);
    expect(first.summary.satisfactionRate).toBeGreaterThan(1);
  });

  it('filters and sorts feedback by the query of the request', async () => {
    await using bench = await start();
    const query = { ...MONTH, pathContains: 'GUIDES', sortBy: 'likes', sortOrder: 'asc' } as const;
    const { pages } = await feedback.getFeedback(bench.api, query);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every(({ pagePath }) => pagePath.includes('guides'))).toBe(true);
    expect(pages.map(({ likes }) => likes)).toEqual(pages.map(({ likes }) => likes).sort((a, b) => a - b));
  });

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

  it('lists questions with and without a score, and filters them by score or session', async () => {
    await using bench = await start();
    const page = { ...MONTH, limit: 50 };
    const { questions } = await feedback.getQuestions(bench.api, page);
    expect(questions.length).toBeGreaterThan(10);
    expect(questions.map(({ askedAt }) => askedAt)).toEqual(
      questions
        .map(({ askedAt }) => askedAt)
        .sort()
        .reverse(),
    );
    expect(questions.every(({ confidenceScore }) => confidenceScore === null || confidenceScore <= 1)).toBe(true);
    const { questions: weak } = await feedback.getQuestions(bench.api, { ...page, maxConfidence: 0.5 });
    expect(weak.every(({ confidenceScore }) => Number(confidenceScore) < 0.5)).toBe(true);
    expect(weak.length).toBeGreaterThan(0);
    const sessionId = String(questions[0]?.sessionId);
    const { questions: ofOne } = await feedback.getQuestions(bench.api, { ...page, sessionId });
    expect(ofOne.every((one) => one.sessionId === sessionId)).toBe(true);
    const both = feedback.getQuestions(bench.api, { sessionId, maxConfidence: 0.5 });
    expect(await rejection(both)).toMatchObject({ status: 400 });
  });

  it('lists votes on answers, and counts questions per day', async () => {
    await using bench = await start();
    const { entries, total, summary } = await feedback.getAnswerFeedback(bench.api, { ...MONTH, limit: 1 });
    expect(entries).toHaveLength(1);
    expect(total).toBeGreaterThan(1);
    expect(summary).toBeTypeOf('object');
    const volume = await feedback.getQuestionVolume(bench.api, MONTH);
    const { total: questions } = await feedback.getQuestions(bench.api, { ...MONTH, limit: 1 });
    expect(volume.series.reduce((sum, one) => sum + one.questions, 0)).toBe(questions);
  });
});
