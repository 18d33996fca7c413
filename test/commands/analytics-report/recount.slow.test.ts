/**
 * Counts the numbers and the sentences of reports again, from what the service responds, with arithmetic of its own: nothing
 * here imports what computes a report.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../../src/commands/analytics-report/numbers/report-schema.js';
import { seededRandom } from '../../faults/seeded-random.js';
import { type Stage, startStage } from '../../support/runs.js';

interface Kind {
  readonly seed?: boolean;
  readonly hostile?: boolean;
  readonly flags?: readonly string[];
  readonly prepare?: (stage: Stage, random: () => number) => void;
}

const FOLDER = 'docs-ci/analytics-report';
const DAY_MS = 86_400_000;
const END = Date.UTC(2026, 8, 7);
const LONG = ['--start-date', '2026-08-08', '--end-date', '2026-09-06'];
const ARABIC = ['كيف أغير المفتاح؟', 'webhooks الجديدة', 'خطأ 500'];

/** Adds visits on some of the last `days` days. */
function addVisits(
  stage: Stage,
  random: () => number,
  { visits = 200, days = 90, words = ['proxy', 'Proxy ', 'kub', 'kube'] },
) {
  const pages = ['/', '/a', '/a/', '/a?x=1', '/b', '/c#part', '/d'];
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  for (let visit = 0; visit < visits; visit += 1) {
    const at = END - Math.ceil(random() * days) * DAY_MS + Math.floor(random() * DAY_MS);
    const path = pick(pages);
    const id = `v${visit}`;
    const hasResults = random() < 0.5;
    const query = pick(words);
    stage.emulator.state.readers.addVisit({
      views: [{ path, at }, ...(random() < 0.5 ? [{ path: pick(pages), at }] : [])],
      ...(random() < 0.3 && {
        searches: [{ path, query, hasResults, isClicked: hasResults, isEscalated: !hasResults, at }],
      }),
      ...(random() < 0.3 && {
        feedback: [
          {
            id,
            path,
            type: path === '/b' ? 'dislike' : pick(['like', 'like', 'dislike']),
            text: pick([null, query]),
            at,
          },
        ],
      }),
      ...(random() < 0.2 && {
        questions: [
          {
            id,
            path,
            question: query,
            answer: 'Yes.',
            confidence: pick([0.1, 0.9, 1, null]),
            verdict: pick([null, 'dislike']),
            at,
          },
        ],
      }),
    });
  }
}

function fail(stage: Stage, route: string, status: number): void {
  stage.emulator.addFault({ route: `GET /analytics/${route}`, kind: 'status', status, times: Infinity });
}

const added = (options: Parameters<typeof addVisits>[2]): Kind => ({
  prepare: (stage, random) => addVisits(stage, random, options),
});

const KINDS: Readonly<Record<string, Kind>> = {
  demo: { seed: true },
  hostile: { seed: true, hostile: true, flags: ['--period', 'last-30-days'] },
  small: added({ visits: 60 }),
  huge: { seed: true, prepare: (stage, random) => addVisits(stage, random, { visits: 4_000 }) },
  empty: {},
  young: added({ visits: 300, days: 5 }),
  '30 days': { ...added({ visits: 900 }), flags: LONG },
  'right-to-left': added({ visits: 400, words: ARABIC }),
  '404': { seed: true, prepare: (stage) => fail(stage, 'referrers', 404) },
  '502': { seed: true, prepare: (stage) => fail(stage, 'search/queries', 502) },
  'a threshold': {
    seed: true,
    flags: ['--thresholds', 'search.no-result-rate < 5%', '--thresholds', 'traffic.sessions > 1'],
  },
  'one day': { seed: true, flags: ['--start-date', '2026-09-02', '--end-date', '2026-09-02'] },
};
const WORLDS = Object.keys(KINDS).flatMap((name) => [1, 2, 3, 4, 5].map((seed) => [name, seed] as const));

type Row = Readonly<Record<string, unknown>>;
/** An answer of the service. Its fields are read as what the contract says that they are. */
type Answer = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string => String(value);

/** Reads a part of the service's answer; lists are read to their end. */
function ask(stage: Stage, route: string, range: { startDate: string; endDate: string }, more = {}) {
  const { startDate, endDate } = range;
  const read = async (paging: object): Promise<Answer> => {
    const query = new URLSearchParams({ startDate, endDate, ...more, ...paging } as Record<string, string>);
    const url = `${stage.emulator.baseUrl}/analytics/${route}?${query.toString()}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${stage.emulator.keys.viewer}` } });
    expect(response.status, url).toBe(200);
    return (await response.json()) as Answer;
  };
  return read;
}

async function listOf(
  stage: Stage,
  route: string,
  field: string,
  range: { startDate: string; endDate: string },
  more = {},
) {
  const read = ask(stage, route, range, more);
  const rows: Row[] = [];
  for (;;) {
    const page = await read({ limit: '50', offset: String(rows.length) });
    rows.push(...(page[field] as Row[]));
    if (rows.length >= Number(page.total) || (page[field] as Row[]).length === 0) return rows;
  }
}

const total = (rows: readonly Row[], field: string): number => rows.reduce((sum, row) => sum + Number(row[field]), 0);
const pageOf = (path: string): string => path.replace(/[?#].*/, '').replace(/(.)\/+$/, '$1');
const inEnglish = (value: number): string => new Intl.NumberFormat('en-US').format(value);
const percent = (share: number): string => `${(Math.round(share * 1_000) / 10).toFixed(1)}%`;

/** Adds up rows by a key. */
function sums(rows: readonly Row[], keyOf: (row: Row) => string, fields: readonly string[]) {
  const all = new Map<string, Record<string, number>>();
  for (const row of rows) {
    const sum = all.get(keyOf(row)) ?? Object.fromEntries(fields.map((field) => [field, 0]));
    for (const field of fields) sum[field] = (sum[field] ?? 0) + Number(row[field]);
    all.set(keyOf(row), sum);
  }
  return all;
}

/** Recounts what the service knows of one period. */
async function countPeriod(stage: Stage, range: { startDate: string; endDate: string }) {
  const overview = await ask(stage, 'overview', range)({});
  const search = await ask(stage, 'search', range)({});
  const feedback = await ask(stage, 'feedback', range)({ limit: '1' });
  const pages = (await ask(stage, 'pages', range)({ limit: '100' })).pages as Row[];
  const questions = await listOf(stage, 'ai/questions', 'questions', range);
  const queries = await listOf(stage, 'search/queries', 'queries', range);
  const summary = feedback.summary as Record<string, number>;
  return {
    ...{ overview, search, summary, pages, questions, queries },
    low: questions.filter(({ confidenceScore }) => typeof confidenceScore === 'number' && confidenceScore < 0.5),
    pageSums: sums(pages, ({ pagePath }) => pageOf(textOf(pagePath)), ['pageViews', 'sessions']),
  };
}

type Counted = Awaited<ReturnType<typeof countPeriod>>;

const METRICS: Readonly<Record<string, (of: Counted) => number | null>> = {
  'traffic.page-views': ({ overview }) => Number(overview.pageViews),
  'traffic.sessions': ({ overview }) => Number(overview.sessions),
  'feedback.total': ({ summary }) => summary.totalFeedback ?? 0,
  'feedback.comments': ({ summary }) => summary.comments ?? 0,
  'feedback.satisfaction-rate': ({ summary: { likes = 0, dislikes = 0 } }) =>
    likes + dislikes === 0 ? null : (100 * likes) / (likes + dislikes),
  'search.total': ({ search }) => Number(search.totalSearches),
  'search.sessions': ({ search }) => Number(search.sessions),
  'search.no-result-rate': ({ search }) => (Number(search.totalSearches) === 0 ? null : Number(search.noResultRate)),
  'search.click-through-rate': ({ search }) =>
    Number(search.totalSearches) === 0 ? null : Number(search.clickThroughRate),
  'ai.questions': ({ questions }) => questions.length,
  'ai.low-confidence': ({ low }) => low.length,
  'ai.low-confidence-rate': ({ low, questions }) => (questions.length === 0 ? null : low.length / questions.length),
};

function compareMetrics({ project }: Report, now: Counted, before: Counted | undefined): void {
  const isYoung = project.uncompared.some(({ why }) => why.startsWith('the first '));
  for (const [name, of] of Object.entries(METRICS)) {
    const metric = project.metrics.find((one) => one.name === name);
    const close = (value: number | null | undefined, expected: number | null, at: string): void => {
      if (expected === null || value === null) expect(value, `${name} ${at}`).toBe(expected);
      else expect(value, `${name} ${at}`).toBeCloseTo(expected, 1 + Number(!name.startsWith('feedback')) * 2);
    };
    close(metric?.value, of(now), 'now');
    if (before && !isYoung) close(metric?.previous, of(before), 'before');
  }
}

/** Every number of a sentence is looked up. A sentence that no line here knows is an error. */
function checkVerdict(
  { verdict: { text }, project, thresholds }: Report,
  now: Counted,
  before: Counted | undefined,
): void {
  const sessions = [now, before].map((of) => inEnglish(Number(of ? of.overview.sessions : 0)));
  const changes = largestOf(now, before);
  const patterns: [RegExp, (...found: string[]) => void][] = [
    [/^A steady (?:week|day|period): no total changed more than usual\./, () => expect(before).toBeDefined()],
    [
      / Largest change: (.+), ([\d,]+)\u00a0→\u00a0([\d,]+) readers?\.$/,
      (_, previous, current) =>
        expect(changes[0]).toMatchObject([current, previous].map((n) => Number(n.replace(/,/g, '')))),
    ],
    [
      /^Too few readers to tell: ([\d,]+), ([\d,]+) the (?:week|day|period) before\./,
      (...found) => expect(found).toEqual(sessions),
    ],
    [
      /^The number of readers varies too much to tell: ([\d,]+), ([\d,]+) the \w+ before\./,
      (...found) => expect(found).toEqual(sessions),
    ],
    [/ ?(?:Votes|Searches|Questions)(?:, \w+)?(?: and \w+)? are too few to compare\./i, () => undefined],
    [
      /^No readers were recorded in (\d+) days\.$/,
      (days) => expect([sessions[0], Number(days)]).toEqual(['0', project.period.days]),
    ],
    [/^Not compared: the first readers were recorded on 2 Sep\.$/, () => expect(firstDay(project)).toBe('2026-09-02')],
    [
      /^(More|Fewer) readers: ([\d,]+) sessions, ([\d,]+) the \w+ before \([+−][\d.]+%\)\.$/,
      (_, ...found) => expect(found).toEqual(sessions),
    ],
    [
      /^([\d.]+%) of searches find nothing; the limit is below 5%\.$/,
      (share) => {
        expect(share).toBe(percent(Number(now.search.noResultRate)));
        expect(thresholds[0]?.met).toBe(false);
      },
    ],
    [/^Part of search couldn't be fetched\.$/, () => expect(project.searchQueries).toBeNull()],
    [
      /^Most (searches find nothing|votes are dislikes|answers are low-confidence): ([\d.]+%) of ([\d,]+)(?:, [\d.]+% before)?\.$/,
      (what, share, of) => {
        const counts = { s: now.search.totalSearches, v: now.summary.totalFeedback, a: now.questions.length };
        const { likes = 0, totalFeedback = 0 } = now.summary;
        const shares = {
          s: Number(now.search.noResultRate),
          v: 1 - likes / totalFeedback,
          a: now.low.length / now.questions.length,
        };
        const key = what.charAt(0) as 's';
        expect([share, of]).toEqual([percent(shares[key]), inEnglish(Number(counts[key]))]);
      },
    ],
  ];
  const left = patterns.reduce((rest, [pattern, check]) => {
    const [, ...found] = pattern.exec(rest) ?? [undefined];
    if (pattern.test(rest)) check(...found.map((part = '') => part));
    return rest.replace(pattern, '');
  }, text);
  expect(left.trim(), text).toBe('');
}

function firstDay({ daily, dailyBefore }: Report['project']): string | undefined {
  return [...dailyBefore, ...daily].find(({ sessions }) => Number(sessions) > 0)?.date;
}

/** Returns the readers of the pages that changed by at least 10 and 20%, now and before, the largest change first. */
function largestOf(now: Counted, before: Counted | undefined): number[][] {
  if (!before) return [];
  const paths = [...new Set([...now.pageSums.keys(), ...before.pageSums.keys()])];
  return paths
    .map((path) => [now, before].map(({ pageSums }) => pageSums.get(path)?.sessions ?? 0))
    .filter(([a = 0, b = 0]) => Math.abs(a - b) >= 10 && Math.abs(a - b) >= 0.2 * b)
    .sort(([a = 0, b = 0], [c = 0, d = 0]) => Math.abs(c - d) - Math.abs(a - b));
}

function checkTables({ project }: Report, now: Counted, before: Counted | undefined): void {
  for (const { path, ...row } of project.pages ?? [])
    expect(row, path).toMatchObject({
      ...now.pageSums.get(path),
      ...(before && { previousSessions: before.pageSums.get(path)?.sessions ?? 0 }),
    });
  expect(project.pages?.length).toBe(now.pageSums.size);
  expect(project.largestChanges.map(({ sessions, previous }) => Math.abs(sessions - previous))).toEqual(
    project.uncompared.some(({ series }) => series === 'traffic')
      ? []
      : largestOf(now, before)
          .slice(0, 5)
          .map(([a = 0, b = 0]) => Math.abs(a - b)),
  );
  const searched = total(now.queries, 'count');
  if (project.searchQueries && now.queries.length <= 100)
    expect(project.searchQueries.reduce((sum, { searches }) => sum + searches, 0)).toBe(searched);
  if (now.low.length <= 200)
    expect((project.lowConfidenceQuestions ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(now.low.length);
}

/** Recounts the to-dos by their own words. */
function checkToDos({ toDos, project }: Report, now: Counted, votes: readonly Row[]): void {
  const byPage = sums(votes, ({ pagePath }) => pageOf(textOf(pagePath)), ['likes', 'dislikes']);
  for (const { verb, path, count, unit, evidence } of toDos) {
    const [first = ''] = evidence;
    if (unit === 'searches') {
      expect(first).toBe(`${inEnglish(count)} ${count === 1 ? 'search' : 'searches'} found nothing.`);
      const failed = Number(now.search.noResultRate) * Number(now.search.totalSearches);
      expect(count).toBeLessThanOrEqual(Math.round(failed));
    }
    if (verb === 'Rewrite') {
      const { likes = 0, dislikes = 0 } = byPage.get(path ?? '') ?? {};
      const [, ...found] =
        /^([\d,]+) of ([\d,]+) votes (?:is a dislike|are dislikes), at ([\d,]+) sessions?\.$/.exec(first) ?? [];
      const visits = now.pageSums.get(path ?? '')?.sessions ?? 0;
      expect(found).toEqual([dislikes, likes + dislikes, visits].map(inEnglish));
      expect(count).toBeLessThanOrEqual(visits);
    }
    if (verb.startsWith('Answer')) {
      const asked = now.low.filter(({ pagePath }) => pageOf(textOf(pagePath)) === path);
      const number = /^([\d,]+) low-confidence answers?/.exec(first)?.[1];
      if (number !== undefined && now.low.length <= 200) expect(number).toBe(inEnglish(asked.length));
      const disliked = Number(/([\d,]+) answers? w/.exec(evidence.join(' '))?.[1] ?? 0);
      expect(count).toBeLessThanOrEqual(new Set(asked.map(({ sessionId }) => sessionId)).size + disliked);
    }
  }
  const readers = toDos.reduce((sum, { unit, count }) => sum + (unit === 'readers' ? count : 0), 0);
  expect(readers).toBeLessThanOrEqual(Number(now.overview.sessions));
  expect(project.metrics.length).toBe(Object.keys(METRICS).length);
}

/** What people read has the numbers of the service, and the sentence. */
function checkTexts(texts: Readonly<Record<string, string>>, { verdict }: Report, now: Counted): void {
  const plain = (markup: string): string =>
    markup
      .replace(/<[^>]*>|[*\u2068\u2069]/g, '')
      .replace(/&#39;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ')
      .toLowerCase();
  for (const [name, text] of Object.entries(texts)) {
    const words = name === 'summary' ? verdict.clause : verdict.text;
    expect(plain(text), name).toContain(words.replace(/\s+/g, ' ').toLowerCase());
    if (Number(now.overview.pageViews) === 0) continue;
    const cards = {
      Readers: now.overview.sessions,
      'Page views': now.overview.pageViews,
      Searches: now.search.totalSearches,
    };
    for (const [label, value] of Object.entries(cards)) {
      const shown = inEnglish(Number(value));
      expect(text, `${name}: ${label}`).toMatch(
        name === 'page'
          ? new RegExp(`<dt>${label}</dt><dd class="value">${shown}<`)
          : new RegExp(`\\| ${label} \\| (?:\\*\\*|<strong>)${shown}\\D`),
      );
    }
  }
}

test.each(WORLDS)('says nothing false in the world %s, seed %d', async (name, seed) => {
  const { seed: isSeeded = false, hostile = false, flags = [], prepare } = KINDS[name] ?? {};
  await using stage = await startStage({ seed: isSeeded, hostile });
  // Each seed of a sample project is another week.
  if (isSeeded) stage.clock.advance((seed - 1) * (flags.includes('--start-date') ? 0 : 7 * DAY_MS));
  prepare?.(stage, seededRandom(seed));
  const { summary } = await stage.run('analytics-report', flags);
  stage.emulator.clearFaults();
  const fileOf = (file: string): string => readFileSync(join(stage.folder, FOLDER, file), 'utf8');
  const report = JSON.parse(fileOf('report.json')) as Report;
  const { period, daily } = report.project;
  const now = await countPeriod(stage, period);
  const before = period.previous ? await countPeriod(stage, period.previous) : undefined;
  const votes = await listOf(stage, 'feedback', 'pages', period);
  const days = (await ask(stage, 'traffic', period)({})).series as Row[];
  expect(daily.map(({ date, pageViews }) => [date, pageViews])).toEqual(
    days.map(({ date, pageViews }) => [date, pageViews]),
  );
  compareMetrics(report, now, before);
  checkVerdict(report, now, before);
  checkTables(report, now, before);
  checkToDos(report, now, votes);
  checkTexts({ summary, page: fileOf('report.html') }, report, now);
});
