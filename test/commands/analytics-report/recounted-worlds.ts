/** Plays the worlds whose reports are counted again: readers of a seed, and answers of services that differ. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../../src/commands/analytics-report/numbers/report-schema.js';
import { seededRandom } from '../../faults/seeded-random.js';
import { startGateway } from '../../support/gateway.js';
import { startGitHubApi } from '../../support/github-api.js';
import { type Stage, startStage } from '../../support/runs.js';

type Answer = Readonly<Record<string, unknown>>;
type Edit = (answer: Answer, route: string, isPrevious: boolean) => Answer;

interface Kind {
  readonly seed?: boolean;
  readonly hostile?: boolean;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly prepare?: (stage: Stage, random: () => number) => void;
  /** How many worlds differ in their seed; 5 if it isn't set. */
  readonly seeds?: number;
  /** What the service answers, other than the emulator. */
  readonly edit?: Edit;
  /** True if the edited answers are what is true of the world. */
  readonly isTrue?: boolean;
  /** The metrics that no answer tells. */
  readonly unknown?: RegExp;
}

const DAY_MS = 86_400_000;
const END = Date.UTC(2026, 8, 7);
const LONG = { 'start-date': '2026-08-08', 'end-date': '2026-09-06' };
const ONE_DAY = { 'start-date': '2026-09-02', 'end-date': '2026-09-02' };
const LANGUAGES = [
  ...['代理', '代理设置', 'プロキシ', 'ﾌﾟﾛｷｼ', 'Schlüssel ändern', 'SCHLÜSSEL  ÄNDERN'],
  ...['¿Cómo borro la clave?', '¿CÓMO borro la clave?', 'مفتاح', 'مفتاح جديد'],
];
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

const RENAMED = /^\/guides\//;
/** Returns a path before the pages of a folder moved. */
const oldPath = (path: unknown): string => String(path).replace(RENAMED, '/old/');

function editRows(answer: Answer, edit: (row: Answer) => Answer): Answer {
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]) => [field, Array.isArray(value) ? value.map(edit) : value]),
  );
}

const scaled = (row: Answer, fields: readonly string[], factor: number): Answer => ({
  ...row,
  ...Object.fromEntries(fields.flatMap((field) => (field in row ? [[field, Number(row[field]) * factor]] : []))),
});

export const KINDS: Readonly<Record<string, Kind>> = {
  demo: { seed: true },
  hostile: { seed: true, hostile: true, inputs: { period: 'last-30-days' } },
  small: added({ visits: 60 }),
  huge: { seed: true, prepare: (stage, random) => addVisits(stage, random, { visits: 4_000 }) },
  empty: { seeds: 1 },
  young: added({ visits: 300, days: 5 }),
  '30 days': { ...added({ visits: 900 }), inputs: LONG },
  'many languages': { ...added({ visits: 900, words: LANGUAGES }), inputs: LONG, seeds: 3 },
  'right-to-left': added({ visits: 400, words: ARABIC }),
  '404': { seed: true, prepare: (stage) => fail(stage, 'search/results', 404) },
  '502': { seed: true, prepare: (stage) => fail(stage, 'search/queries', 502) },
  'a threshold': { seed: true, inputs: { thresholds: 'search.no-result-rate < 5%\ntraffic.sessions > 1' } },
  'one day': { seed: true, seeds: 1, inputs: ONE_DAY },
  'renamed pages': {
    seed: true,
    seeds: 4,
    isTrue: true,
    edit: (answer, route, isPrevious) =>
      route === 'pages' && isPrevious
        ? editRows(answer, (row) => ({ ...row, pagePath: oldPath(row.pagePath) }))
        : answer,
  },
  'scales of 0 to 1': {
    seed: true,
    seeds: 2,
    edit: (answer) =>
      editRows(
        {
          ...answer,
          ...('summary' in answer && { summary: scaled(answer.summary as Answer, ['satisfactionRate'], 0.01) }),
        },
        (row) => scaled(row, ['satisfactionRate', 'percentage'], 0.01),
      ),
  },
  'scales of 0 to 100': {
    seed: true,
    seeds: 2,
    unknown: /^search\..*-rate$/,
    edit: (answer) =>
      editRows(scaled(answer, ['noResultRate', 'clickThroughRate'], 100), (row) =>
        scaled(row, ['noResultRate', 'confidenceScore'], 100),
      ),
  },
  'other dates': {
    seed: true,
    seeds: 3,
    unknown: /^search\./,
    edit: (answer, route) =>
      route === 'pages' || route === 'search' ? { ...answer, startDate: '2026-08-01', endDate: '2026-08-07' } : answer,
  },
};

/** What a run wrote and showed. */
export interface Played {
  readonly report: Report;
  /** The summary, the issue and its comment, in Markdown. */
  readonly texts: Readonly<Record<'summary' | 'issue' | 'comment', string>>;
  readonly html: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** Reads a part of the analytics as the service knows it. */
  readonly ask: (route: string, query: Readonly<Record<string, string>>) => Promise<Answer>;
}

/** Runs the command on GitHub in a world, with an issue and its comment. */
export async function play(
  stage: Stage,
  github: Awaited<ReturnType<typeof startGitHubApi>>,
  { name, seed }: { name: string; seed: number },
): Promise<Played> {
  const { inputs = {}, prepare, edit, isTrue } = KINDS[name] ?? {};
  // Each seed of a sample project is another week.
  if (KINDS[name]?.seed && !('start-date' in inputs)) stage.clock.advance((seed - 1) * 7 * DAY_MS);
  prepare?.(stage, seededRandom(seed));
  const startDate = new Date(stage.clock.now() - 7 * DAY_MS).toISOString().slice(0, 10);
  const isPrevious = (query: URLSearchParams): boolean => (query.get('startDate') ?? '') < startDate;
  const routeOf = (path: string): string => path.replace(/^.*\/analytics\//, '');
  await using gateway = closing(
    await startGateway(
      stage.emulator,
      () => undefined,
      (body, { path, query }) =>
        edit && path.includes('/analytics/') ? edit(body as Answer, routeOf(path), isPrevious(query)) : body,
    ),
  );
  const path = new URL(stage.emulator.baseUrl).pathname;
  const { summary, result } = await stage.runAction(
    'analytics-report',
    {
      ...inputs,
      ...(edit && { 'base-url': gateway.origin + path }),
      ...{ issue: 'Docs', 'issue-comment': 'true', token: github.token, artifact: 'false' },
    },
    { GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '99', GITHUB_API_URL: github.url },
  );
  const [issue] = github.issues;
  stage.emulator.clearFaults();
  const fileOf = (file: string): string => readFileSync(join(stage.folder, 'docs-ci/analytics-report', file), 'utf8');
  const ask: Played['ask'] = async (route, query) => {
    const parameters = new URLSearchParams(query);
    const url = `${stage.emulator.baseUrl}/analytics/${route}?${parameters.toString()}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${stage.emulator.keys.viewer}` } });
    if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
    const answer = (await response.json()) as Answer;
    return edit && isTrue ? edit(answer, route, isPrevious(parameters)) : answer;
  };
  return {
    report: JSON.parse(fileOf('report.json')) as Report,
    texts: { summary, issue: issue?.body ?? '', comment: issue?.comments.at(-1) ?? '' },
    html: fileOf('report.html'),
    outputs: result.outputs,
    ask,
  };
}

function closing<T extends { close(): Promise<void> }>(server: T): T & AsyncDisposable {
  return Object.assign(server, { [Symbol.asyncDispose]: () => server.close() });
}

export async function startWorld(name: string): Promise<Stage> {
  const { seed = false, hostile = false } = KINDS[name] ?? {};
  return startStage({ seed, hostile });
}
