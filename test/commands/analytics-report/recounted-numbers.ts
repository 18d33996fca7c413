/** Counts again what the service knows of a period, with arithmetic of its own: nothing here imports what computes a report. */
import type { Played } from './recounted-worlds.js';

export type Row = Readonly<Record<string, unknown>>;
export interface Range {
  readonly startDate: string;
  readonly endDate: string;
}

export const textOf = (value: unknown): string => String(value);
export const total = (rows: readonly Row[], field: string): number =>
  rows.reduce((sum, row) => sum + Number(row[field]), 0);
export const pageOf = (path: unknown): string =>
  textOf(path)
    .replace(/[?#].*/, '')
    .replace(/(.)\/+$/, '$1');
export const spelled = (text: unknown): string =>
  textOf(text).normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
export const inEnglish = (value: number): string => new Intl.NumberFormat('en-US').format(value);
/** In memory, a half is sometimes a little less. */
export const percent = (share: number): string => `${(Math.round(share * 1_000 + 1e-7) / 10).toFixed(1)}%`;

/** Adds up rows by a key. */
export function sums(rows: readonly Row[], keyOf: (row: Row) => string, fields: readonly string[]) {
  const all = new Map<string, Record<string, number>>();
  for (const row of rows) {
    const sum = all.get(keyOf(row)) ?? Object.fromEntries(fields.map((field) => [field, 0]));
    for (const field of fields) sum[field] = (sum[field] ?? 0) + Number(row[field]);
    all.set(keyOf(row), sum);
  }
  return all;
}

async function listOf(ask: Played['ask'], route: string, field: string, range: Range): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await ask(route, { ...range, limit: '50', offset: String(rows.length) });
    rows.push(...(page[field] as Row[]));
    if (rows.length >= Number(page.total) || (page[field] as Row[]).length === 0) return rows;
  }
}

const byPage = ({ pagePath }: Row): string => pageOf(pagePath);

/** Recounts one period. */
export async function countPeriod(ask: Played['ask'], { startDate, endDate }: Range) {
  const range = { startDate, endDate };
  const most = { ...range, limit: '100' };
  const [overview, search, feedback, questions, queries, votes] = await Promise.all([
    ask('overview', range),
    ask('search', range),
    ask('feedback', { ...range, limit: '1' }),
    listOf(ask, 'ai/questions', 'questions', range),
    listOf(ask, 'search/queries', 'queries', range),
    listOf(ask, 'feedback', 'pages', range),
  ]);
  const pages = (await ask('pages', most)).pages as Row[];
  const answers = await listOf(ask, 'ai/answer-feedback', 'entries', range);
  return {
    ...{ overview, search, summary: feedback.summary as Record<string, number>, pages, questions, queries, answers },
    low: questions.filter(({ confidenceScore }) => typeof confidenceScore === 'number' && confidenceScore < 0.5),
    pageSums: sums(pages, byPage, ['pageViews', 'sessions']),
    votes: sums(votes, byPage, ['likes', 'dislikes', 'comments']),
    querySums: sums(queries, ({ query }) => spelled(query), ['count', 'clicks', 'aiEscalations']),
    searchPages: sums((await ask('search/results', most)).pages as Row[], byPage, [
      'totalSearches',
      'noResultSearches',
    ]),
    referrers: (await ask('referrers', most)).referrers as Row[],
    days: {
      pageViews: (await ask('traffic', range)).series as Row[],
      searches: (await ask('search/volume', range)).series as Row[],
      questions: (await ask('ai/volume', range)).series as Row[],
    },
  };
}

export type Counted = Awaited<ReturnType<typeof countPeriod>>;

/** Returns the readers of the pages that changed by at least 10 and 20%, now and before, the largest change first. */
export function largestOf(now: Counted, before: Counted | undefined): number[][] {
  if (!before) return [];
  const titles = new Map(
    [...now.pages, ...before.pages].map(({ pagePath, pageTitle }) => [pageOf(pagePath), pageTitle]),
  );
  // A page that moved is one page: no sessions before below the new path, and none now below the old one.
  const gone = [...before.pageSums.keys()].filter((path) => !now.pageSums.has(path));
  const moved = new Map(
    gone.map((path) => [
      [...now.pageSums.keys()].find(
        (other) => !before.pageSums.has(other) && titles.get(other) === titles.get(path) && titles.get(path) !== path,
      ),
      path,
    ]),
  );
  const old = new Set([...moved].flatMap(([to, from]) => (to === undefined ? [] : [from])));
  const paths = [...new Set([...now.pageSums.keys(), ...before.pageSums.keys()])].filter((path) => !old.has(path));
  return paths
    .map((path) => [
      now.pageSums.get(path)?.sessions ?? 0,
      before.pageSums.get(moved.get(path) ?? path)?.sessions ?? 0,
      Number(moved.has(path)),
    ])
    .filter(([a = 0, b = 0, isMoved]) =>
      isMoved ? Math.min(a, b) >= 10 : Math.abs(a - b) >= 10 && Math.abs(a - b) >= 0.2 * b,
    )
    .sort(([a = 0, b = 0], [c = 0, d = 0]) => Math.abs(c - d) - Math.abs(a - b))
    .map(([a = 0, b = 0]) => [a, b]);
}
