import { describe, expect, it } from 'vitest';
import { badFields, NOON, startTestEmulator, type TestEmulator } from '../fixture.js';

const DAY = 24 * 60 * 60_000;

interface Day {
  date: string;
  pageViews: number;
  sessions: number;
  questions: number;
  searches: number;
}
interface Question {
  question: string;
  answer: string;
  sessionId: string;
  confidenceScore?: number | null;
  askedAt: string;
}

/** Requests an analytics endpoint as a viewer. */
function ask<T>(service: TestEmulator, name: string): Promise<T> {
  return service.ok(`GET /analytics/${name}`, { key: service.emulator.keys.viewer });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('date range', () => {
  it('uses today and the six days before by default and repeats the range in the response', async () => {
    const service = await startTestEmulator();
    expect(await ask(service, 'overview')).toMatchObject({ startDate: '2026-09-13', endDate: '2026-09-19' });
    expect(await ask(service, 'overview?endDate=2026-03-01')).toMatchObject({
      startDate: '2026-02-23',
      endDate: '2026-03-01',
    });
    expect(await ask(service, 'overview?startDate=2026-09-19')).toMatchObject({
      startDate: '2026-09-19',
      endDate: '2026-09-19',
    });
  });

  it('rejects a range of more than 90 days, counting both ends', async () => {
    const service = await startTestEmulator();
    expect((await service.call('GET /analytics/overview?startDate=2026-01-01&endDate=2026-03-31')).status).toBe(200);
    const tooLong = await service.call('GET /analytics/overview?startDate=2026-01-01&endDate=2026-04-01');
    expect(tooLong.body).toMatchObject({
      statusCode: 400,
      details: [{ field: 'startDate', message: 'The range has 91 days; the maximum is 90' }],
    });
  });

  it.each([
    ['startDate=2026-02-30', ['startDate']],
    ['startDate=today&endDate=2026-1-1', ['startDate', 'endDate']],
    ['startDate=2026-09-02&endDate=2026-09-01', ['endDate']],
  ])('rejects the invalid range %s', async (query, fields) => {
    const service = await startTestEmulator();
    const answer = await service.call(`GET /analytics/traffic?${query}`);
    expect([answer.status, badFields(answer)]).toEqual([400, fields]);
  });
});

describe('sample readers', () => {
  const WEEKS = 'startDate=2026-08-24&endDate=2026-09-13';

  it('shows the same sample days in every emulator and every range', async () => {
    const [one, two] = [await startTestEmulator(), await startTestEmulator({ now: () => NOON + 100 * DAY })];
    const series = async (service: TestEmulator, range: string): Promise<Day[]> =>
      (await ask<{ series: Day[] }>(service, `traffic?${range}`)).series;
    const weeks = await series(one, WEEKS);
    expect(await series(two, WEEKS)).toEqual(weeks);
    expect(await series(two, 'startDate=2026-09-01&endDate=2026-09-07')).toEqual(weeks.slice(8, 15));
  });

  it('returns zeros for the rest of today and for future days', async () => {
    const service = await startTestEmulator();
    const { series } = await ask<{ series: Day[] }>(service, 'traffic?startDate=2026-09-19&endDate=2026-09-21');
    expect(series.map(({ date, pageViews }) => [date, pageViews > 0])).toEqual([
      ['2026-09-19', true],
      ['2026-09-20', false],
      ['2026-09-21', false],
    ]);
    const before = series[0]?.pageViews ?? 0;
    service.advance(6 * 60 * 60_000);
    const later = await ask<{ series: Day[] }>(service, 'traffic?startDate=2026-09-19&endDate=2026-09-19');
    expect(later.series[0]?.pageViews).toBeGreaterThan(before);
  });

  it('contains hostile texts of readers, such as markup and formulas', async () => {
    const service = await startTestEmulator();
    const range = 'startDate=2026-07-01&endDate=2026-09-19&limit=100';
    const { queries } = await ask<{ queries: object[] }>(service, `search/queries?${range}`);
    const { entries } = await ask<{ entries: object[] }>(service, `ai/answer-feedback?${range}`);
    const { pages } = await ask<{ pages: { pagePath: string }[] }>(service, `feedback?${range}`);
    const comments = await Promise.all(
      pages.map(({ pagePath }) => ask(service, `feedback/comments?${range}&pagePath=${encodeURIComponent(pagePath)}`)),
    );
    const text = JSON.stringify([queries, entries, pages, comments]);
    for (const hostile of [
      '<script>',
      '::error',
      '##[error]',
      '=HYPERLINK(',
      '@everyone',
      '\u202e',
      'example.com',
      '4111 1111',
      '| tables',
    ]) {
      expect(text).toContain(hostile);
    }
  });
});

describe('feedback', () => {
  interface Row {
    pagePath: string;
    likes: number;
    dislikes: number;
    totalFeedback: number;
    comments: number;
    satisfactionRate: number;
  }
  type Feedback = { pages: Row[]; summary: Omit<Row, 'pagePath'>; total: number };
  const RANGE = 'startDate=2026-07-01&endDate=2026-09-19';

  it('summarizes the feedback of the whole range on every page of the list', async () => {
    const service = await startTestEmulator();
    const all = await ask<Feedback>(service, `feedback?limit=100&${RANGE}`);
    expect(all.pages).toHaveLength(all.total);
    expect(all.summary.totalFeedback).toBe(sum(all.pages.map(({ totalFeedback }) => totalFeedback)));
    expect(all.summary.satisfactionRate).toBeCloseTo((100 * all.summary.likes) / all.summary.totalFeedback, 1);
    const some = await ask<Feedback>(service, `feedback?limit=2&offset=1&${RANGE}`);
    expect(some).toMatchObject({ pages: all.pages.slice(1, 3), summary: all.summary, total: all.total });
    const guides = await ask<Feedback>(service, `feedback?pathContains=GUIDES&${RANGE}`);
    expect(guides.pages.every(({ pagePath }) => pagePath.startsWith('/guides/'))).toBe(true);
    expect(guides.total).toBeLessThan(all.total);
    expect(guides.summary).toEqual(all.summary);
  });

  it.each(['totalFeedback', 'likes', 'dislikes', 'comments', 'satisfactionRate'] as const)(
    'sorts feedback by %s',
    async (by) => {
      const service = await startTestEmulator();
      const rows = async (order: string): Promise<number[]> =>
        (await ask<Feedback>(service, `feedback?sortBy=${by}&sortOrder=${order}&limit=100&${RANGE}`)).pages.map(
          (row) => row[by],
        );
      expect(await rows('desc')).toEqual((await rows('asc')).reverse());
      expect(await rows('asc')).toEqual((await rows('asc')).sort((a, b) => a - b));
    },
  );

  it('lists the comments of exactly one page, newest first', async () => {
    const service = await startTestEmulator();
    const at = (minutes: number): number => NOON - minutes * 60_000;
    const like = { path: '/guides', type: 'like' as const };
    service.emulator.state.readers.addVisit({
      id: 's1',
      feedback: [
        { ...like, id: 'f1', text: 'first', at: at(20) },
        { ...like, id: 'f2', text: null, at: at(15) },
        { ...like, id: 'f3', text: 'second', at: at(10) },
      ],
    });
    expect(await ask(service, 'feedback/comments?pagePath=/guides&limit=1')).toMatchObject({
      pagePath: '/guides',
      comments: [{ id: 'f3', type: 'like', text: 'second', sessionId: 's1', submittedAt: '2026-09-19T11:50:00.000Z' }],
      total: 2,
    });
    expect(badFields(await service.call('GET /analytics/feedback/comments'))).toEqual(['pagePath']);
    expect(badFields(await service.call('GET /analytics/feedback?pathContains=&limit=101'))).toEqual([
      'limit',
      'pathContains',
    ]);
  });
});

describe('questions', () => {
  async function questions(service: TestEmulator, query: string): Promise<Question[]> {
    return (await ask<{ questions: Question[] }>(service, `ai/questions?startDate=2026-07-01&limit=50&${query}`))
      .questions;
  }

  it('lists questions newest first, with scores from 0 to 1 or without a score', async () => {
    const service = await startTestEmulator();
    const all = await questions(service, '');
    expect(all.map(({ askedAt }) => askedAt)).toEqual(
      all
        .map(({ askedAt }) => askedAt)
        .sort()
        .reverse(),
    );
    const scores = all.map(({ confidenceScore }) => confidenceScore);
    expect(scores).toContain(null);
    expect(all.some((one) => !('confidenceScore' in one))).toBe(true);
    expect(scores.every((score) => score === null || score === undefined || (score > 0 && score < 1))).toBe(true);
  });

  it('filters questions strictly below a confidence or by session, and rejects both together', async () => {
    const service = await startTestEmulator({ seed: false });
    const common = { path: '/', answer: '', verdict: null, at: NOON };
    const of = (id: string, confidence: number | null): object => ({ ...common, id, question: id, confidence });
    service.emulator.state.readers.addVisit({ id: 's1', questions: [of('low', 0.4), of('edge', 0.5)] as never });
    service.emulator.state.readers.addVisit({ id: 's2', questions: [of('none', null), of('high', 0.9)] as never });
    const names = async (query: string): Promise<string[]> =>
      (await questions(service, query)).map(({ question }) => question);
    expect(await names('maxConfidence=0.5')).toEqual(['low']);
    expect(await names('sessionId=s2')).toEqual(['none', 'high']);
    const both = await service.call('GET /analytics/ai/questions?sessionId=s&maxConfidence=1');
    expect([both.status, badFields(both)]).toEqual([400, ['maxConfidence']]);
    expect(badFields(await service.call('GET /analytics/ai/questions?limit=51&maxConfidence=1.5'))).toEqual([
      'limit',
      'maxConfidence',
    ]);
  });
});

describe('searches', () => {
  it('ranks search queries by popularity and shows missing results as a boolean or a count', async () => {
    const service = await startTestEmulator();
    interface Row {
      query: string;
      count: number;
      noResults: boolean | number;
      clicks: number;
    }
    const rows = async (query: string): Promise<Row[]> =>
      (await ask<{ queries: Row[] }>(service, `search/queries?${query}`)).queries;
    const all = await rows('limit=100');
    expect(all[0]).toMatchObject({ query: 'install', noResults: false });
    const missing = await rows('noResultsOnly=true');
    expect(missing).toEqual(all.filter(({ noResults }) => noResults));
    expect(missing.every(({ clicks }) => clicks === 0)).toBe(true);
    service.emulator.configure({ noResultsAs: 'count' });
    expect((await rows('noResultsOnly=true'))[0]?.noResults).toBe(missing[0]?.count);
    expect(badFields(await service.call('GET /analytics/search/queries?noResultsOnly=yes'))).toEqual(['noResultsOnly']);
  });
});
