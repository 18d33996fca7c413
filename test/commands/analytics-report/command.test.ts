/** Runs analytics-report over sockets against the emulator, on every host. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../../src/commands/analytics-report/numbers/report-schema.js';
import type { RecordedRequest } from '../../../emulator/exchange.js';
import { startGitHubApi } from '../../support/github-api.js';
import { closedLater } from '../../support/loopback-platforms.js';
import { VirtualClock } from '../../support/clock.js';
import { watchRequests } from '../../support/in-flight.js';
import { startResultsApi } from '../../support/results-api.js';
import { type Run, type Stage, startStage, withoutHelp } from '../../support/runs.js';

const NAME = 'analytics-report';
const SEEDED = { seed: true };
const FOLDER = 'docs-ci/analytics-report';

function fileOf(stage: Stage, name: string): string {
  return readFileSync(join(stage.folder, FOLDER, name), 'utf8');
}

function reportOf(stage: Stage): Report {
  return JSON.parse(fileOf(stage, 'report.json')) as Report;
}

function requestsTo(stage: Stage, route = 'GET /analytics/'): RecordedRequest[] {
  return stage.emulator.requests.filter((request) => request.route?.startsWith(route));
}

function queryOf({ path }: RecordedRequest): URLSearchParams {
  return new URL(path, 'http://loopback').searchParams;
}

function valueOf(stage: Stage, name: string) {
  return reportOf(stage).project.metrics.find((metric) => metric.name === name);
}

function notices({ result }: Run, level = 'notice'): string[] {
  return result.annotations.filter((annotation) => annotation.level === level).map(({ message }) => message);
}

test.each([
  [
    30,
    [
      "The clock of this machine is wrong: by the service's clock, the report ends on 2026-09-07, not 2026-09-06. Synchronize the clock, for example with NTP.",
    ],
  ],
  [1, []],
])(
  'warns if the days of the report are others by the clock of the service, which is %i h ahead',
  async (hours, warnings) => {
    const clock = new VirtualClock([() => stage.emulator.activeRequests > 0, watchRequests()]);
    await using stage = await startStage({}, { clock, skewMs: hours * 3_600_000 });
    expect(notices(await stage.run(NAME), 'warning')).toEqual(warnings);
  },
);

describe('weekly report', () => {
  test('sets outputs in the scales of the API, and says the verdict in summary, message and log', async () => {
    await using stage = await startStage(SEEDED);
    const { exitCode, result, summary, stdout } = await stage.run(NAME);
    expect([exitCode, result.outcome]).toEqual([0, 'done']);
    expect(result.outputs).toMatchObject({
      'page-views': String(reportOf(stage).project.daily.reduce((sum, day) => sum + (day.pageViews ?? 0), 0)),
      'no-result-rate': String(valueOf(stage, 'search.no-result-rate')?.value),
      'satisfaction-rate': String(valueOf(stage, 'feedback.satisfaction-rate')?.value),
      'thresholds-met': 'true',
      'report-json': `${FOLDER}/report.json`,
      'report-html': `${FOLDER}/report.html`,
      'artifact-url': '',
      'issue-url': '',
      verdict: reportOf(stage).verdict.text,
    });
    for (const name of ['sessions', 'searches', 'ai-questions', 'low-confidence'])
      expect(Number(result.outputs[name])).toBeGreaterThan(0);
    expect(summary).toMatch(
      /^## ＝ Tidewater: a steady week: no total changed more than usual\n\n31\u00a0August – 6\u00a0September\u00a02026, compared with /,
    );
    expect(result.message).toMatch(
      /^A steady week: no total changed more than usual\. Largest change of 20% or more: Alerts, 245\u00a0→\u00a096 readers\. 1,854 page views, 244 searches, /,
    );
    expect(stdout).toMatch(
      /^- Rewrite Authentication\. Helps about 54 of \d+ readers\. \d+ of \d+ votes are dislikes\.\n/m,
    );
    expect(stdout).toMatch(/^- Write about “[^”]+”\. (\d+) searches found nothing\.\n/m);
    // The page is in the artifact, which the job page of GitLab links.
    const log = (await stage.runJob(NAME)).stdout;
    expect(log).toContain(`Report: ${FOLDER}/report.html`);
    expect(log.slice(log.indexOf('\n- '))).toBe(`\n${stdout.slice(stdout.indexOf('- '))}`);
  });

  test('requests all sections at once and reads lists only as far as needed', async () => {
    await using stage = await startStage({ ...SEEDED, latencyMs: 5 });
    const { result } = await stage.run(NAME);
    expect(result.requests.requests).toBeLessThanOrEqual(40);
    expect(requestsTo(stage, 'GET /analytics/ai/questions').length).toBeLessThanOrEqual(6);
    expect(requestsTo(stage).every((request) => Number(queryOf(request).get('limit') ?? 1) <= 100)).toBe(true);
    // Sessions are distinct over the range, so they are requested for the whole range and never summed.
    expect(requestsTo(stage, 'GET /analytics/overview')).toHaveLength(2);
    for (const series of ['traffic', 'search/volume', 'ai/volume'])
      expect(requestsTo(stage, `GET /analytics/${series}`)).toHaveLength(1);
  });

  test('counts 389 questions and 41 dislikes in at most 40 requests', async () => {
    await using stage = await startStage();
    const day = Date.UTC(2026, 8, 3);
    const ask = (id: number, verdict: 'like' | 'dislike' | null, confidence: number) => ({
      id: `v${id}`,
      path: '/',
      question: id % 2 === 0 ? 'Is there a proxy?' : 'Which regions exist?',
      answer: 'Yes.',
      confidence,
      verdict,
      at: day + id * 1_000,
    });
    const add = (count: number, of: (id: number) => ReturnType<typeof ask>) => {
      for (let id = 0; id < count; id += 1) stage.emulator.state.readers.addVisit({ questions: [of(id)] });
    };
    // The newest votes are likes; the dislikes follow.
    add(41, (id) => ask(id, 'dislike', 0.9));
    add(300, (id) => ask(1_000 + id, 'like', 0.9));
    add(389, (id) => ask(2_000 + id, null, 0.2));
    const { result, summary } = await stage.run(NAME);
    const { project } = reportOf(stage);
    expect(result.outputs['low-confidence']).toBe('389');
    expect(project.dislikedAnswers?.reduce((sum, { count }) => sum + count, 0)).toBe(41);
    expect(project.lists).toContainEqual({ table: 'lowConfidenceQuestions', total: 389, read: 200 });
    expect(summary).toContain('Questions with low-confidence answers (in the newest 200 of 389)');
    // All 389 and 41 readers asked on one page.
    expect(reportOf(stage).toDos).toMatchObject([
      {
        verb: 'Answer questions on',
        path: '/',
        count: 430,
        unit: 'readers',
        quotes: [{ text: 'Is there a proxy?' }, { text: 'Which regions exist?' }],
      },
    ]);
    expect(result.requests.requests).toBeLessThanOrEqual(40);
  });

  test('rates a page with poor feedback by its sessions', async () => {
    await using stage = await startStage();
    const at = Date.UTC(2026, 8, 3);
    const { readers } = stage.emulator.state;
    for (let visit = 0; visit < 192; visit += 1) readers.addVisit({ views: [{ path: '/api/errors', at }] });
    const home = { path: '/', at };
    for (let visit = 0; visit < 300; visit += 1) readers.addVisit({ views: [home, home] });
    const vote = (path: string, type: 'like' | 'dislike', count: number) => {
      for (let id = 0; id < count; id += 1)
        readers.addVisit({ feedback: [{ id: `${path}${type}${id}`, path, type, text: null, at }] });
    };
    vote('/api/errors', 'dislike', 4);
    vote('/api/errors', 'like', 4);
    vote('/', 'dislike', 10);
    vote('/', 'like', 40);
    await stage.run(NAME);
    expect(reportOf(stage).project.poorFeedback).toMatchObject([{ path: '/api/errors', sessions: 192 }]);
    expect(reportOf(stage).toDos).toMatchObject([
      { verb: 'Rewrite', path: '/api/errors', count: 58, unit: 'readers', effect: 'about 58 of 192 readers' },
    ]);
  });

  test('says that a search has results if the service counts how often it had none, and some had results', async () => {
    await using stage = await startStage();
    stage.emulator.configure({ noResultsAs: 'count' });
    const at = Date.UTC(2026, 8, 3);
    const search = (query: string, hasResults: boolean) => {
      return { path: '/', query, hasResults, isClicked: hasResults, isEscalated: false, at };
    };
    const add = (query: string, hasResults: boolean): void => {
      stage.emulator.state.readers.addVisit({ searches: [search(query, hasResults)] });
    };
    for (const hasResults of [true, true, true, false]) add('proxy', hasResults);
    for (const hasResults of [false, false]) add('terraform', hasResults);
    const { summary } = await stage.run(NAME);
    expect(summary).toContain('| proxy | 4 | yes | 75.0% | 0 |');
    expect(summary).toContain('| terraform | 2 | none | – | 0 |');
  });

  test('shows page and day of the newest disliked answer, and the last time of a low-confidence one', async () => {
    await using stage = await startStage();
    const ask = (path: string, day: number, confidence: number, verdict: 'dislike' | null): void => {
      const question = 'Is there a proxy?';
      const at = Date.UTC(2026, 8, day);
      const id = `${path}${day}`;
      const asked = { id, path, question, answer: `Answer on ${path}`, confidence, verdict, at };
      stage.emulator.state.readers.addVisit({ questions: [asked] });
    };
    ask('/a', 1, 0.2, null);
    ask('/b', 2, 0.9, 'dislike');
    ask('/c', 3, 0.9, 'dislike');
    ask('/d', 4, 0.2, null);
    const rowsOf = async () => {
      await stage.run(NAME);
      const { lowConfidenceQuestions, dislikedAnswers } = reportOf(stage).project;
      return [lowConfidenceQuestions?.[0], dislikedAnswers?.[0]];
    };
    const paths = ['/a', '/b', '/c'];
    expect(await rowsOf()).toMatchObject([
      { count: 2, paths, lastAskedAt: '2026-09-04T00:00:00.000Z' },
      { count: 2, answer: 'Answer on /c', path: '/c', date: '2026-09-03' },
    ]);
    ask('/e', 5, 0.9, 'dislike');
    expect(await rowsOf()).toMatchObject([
      { count: 2, lastAskedAt: '2026-09-04T00:00:00.000Z' },
      { count: 3, answer: 'Answer on /e', path: '/e', date: '2026-09-05' },
    ]);
  });

  test('has all rows in report.json, 25 of a table in the page and 10 in the summary', async () => {
    await using stage = await startStage();
    const at = Date.UTC(2026, 8, 3);
    const views = Array.from({ length: 40 }, (_, page) => ({ path: `/page-${page}`, at }));
    stage.emulator.state.readers.addVisit({ views });
    const { summary } = await stage.run(NAME);
    const shown = (text: string) => new Set(text.match(/\/page-\d+/g)).size;
    expect(reportOf(stage).project.pages).toHaveLength(40);
    expect(shown(fileOf(stage, 'report.html'))).toBe(25);
    expect(fileOf(stage, 'report.html')).toContain('25 of 40 rows; report.json has all.');
    expect(shown(summary)).toBe(10);
  });

  test('succeeds with a viewer key and GET requests only', async () => {
    await using stage = await startStage(SEEDED);
    const { exitCode } = await stage.run(NAME, [], { DOCS_CI_API_KEY: stage.emulator.keys.viewer });
    expect(exitCode).toBe(0);
    expect(stage.emulator.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('stays below a low rate limit without a 429 response', async () => {
    await using stage = await startStage({ ...SEEDED, keyLimitPerMinute: 10 });
    const { exitCode, result } = await stage.run(NAME);
    expect(exitCode).toBe(0);
    expect(result.requests.limited).toBe(0);
  });
});

describe('periods of a report', () => {
  test('says in the log and in every format that a period leaves out today', async () => {
    await using stage = await startStage(SEEDED);
    const run = await stage.run(NAME, ['--start-date', '2026-09-01', '--end-date', '2026-09-07']);
    expect(notices(run)).toContainEqual(expect.stringContaining("isn't over, so the report ends on 2026-09-06"));
    expect(run.summary).toContain("2026-09-07 (UTC) isn't over");
    const today = await stage.run(NAME, ['--start-date', '2026-09-07', '--end-date', '2026-11-20']);
    expect(notices(today)).toContainEqual(
      expect.stringMatching(
        /^--end-date: "2026-11-20" is in the future\. 2026-09-07 \(UTC\) isn't over, so its numbers/,
      ),
    );
    const later = await stage.run(NAME, ['--start-date', '2026-09-01', '--end-date', '2026-11-20']);
    expect(notices(later)).toContain(
      '--end-date: "2026-11-20" is in the future. 2026-09-07 (UTC) isn\'t over, so the report ends on 2026-09-06.',
    );
    expect(fileOf(stage, 'report.html')).toContain('2026-09-07 (UTC) isn&#39;t over');
    expect(reportOf(stage).project.period).toMatchObject({ endDate: '2026-09-06', leftOut: '2026-09-07' });
  });

  test('compares nothing with days before the first recorded one, and names it', async () => {
    await using stage = await startStage();
    const visit = (day: number) =>
      stage.emulator.state.readers.addVisit({ views: [{ path: '/', at: Date.UTC(2026, 7, day) }] });
    for (let day = 28; day <= 37; day += 1) for (let reader = 0; reader < 40; reader += 1) visit(day);
    const { result, summary } = await stage.run(NAME);
    expect(result.outputs.verdict).toBe('Not compared: the first readers were recorded on 28 Aug.');
    expect(valueOf(stage, 'traffic.sessions')).toMatchObject({ previous: null, changePercent: null, usual: null });
    expect(summary).not.toMatch(/within the usual|Largest changes of/);
    expect(reportOf(stage).project.largestChanges).toEqual([]);
  });

  test('shows no data instead of 0% for days without readers', async () => {
    await using stage = await startStage();
    const { exitCode, summary, result } = await stage.run(NAME);
    expect(exitCode).toBe(0);
    expect(summary).toMatch(/^## ⚪ Documentation: no readers were recorded in 7 days\n/);
    expect(summary).toContain('| Satisfaction rate | no votes |');
    expect(summary).toContain('| No-result rate | no searches |');
    expect(summary).not.toContain('0.0%');
    expect(fileOf(stage, 'report.html')).not.toContain('0.0%');
    expect(result.outputs).toMatchObject({ 'page-views': '0', 'no-result-rate': '', 'satisfaction-rate': '' });
    expect(summary).toContain('1. <strong>Is the site live?</strong> Open its URL.');
  });
});

describe("sections that can't be read", () => {
  test("doesn't say of an empty period what wasn't read, nor that the plan lacks what is empty", async () => {
    await using stage = await startStage();
    for (const route of ['search', 'search/volume', 'ai/answer-feedback'])
      stage.emulator.addFault({ route: `GET /analytics/${route}`, kind: 'status', status: 403, times: Infinity });
    const { summary } = await stage.run(NAME);
    const claim = 'the service recorded no page views, no votes and no questions. If';
    expect(summary).toContain(claim);
    expect(fileOf(stage, 'report.html')).toContain(claim);
    expect(summary).toContain('| Low-confidence rate | no questions |');
    expect(summary).toContain('| No-result rate | not for this key or plan |');
  });

  test.each([
    [502, "the service's analytics backend is unavailable", ' Run the job again later.'],
    [404, "this version of the service doesn't have it", ''],
    [
      403,
      "not available with this API key's role or your plan",
      ' A viewer key is enough. Ask an organization admin whether your plan includes this part.',
    ],
  ])(
    'omits an endpoint that responds with %d, notes the reason "%s" and what to do, and publishes the rest',
    async (status, reason, advice) => {
      await using stage = await startStage(SEEDED);
      stage.emulator.addFault({ route: 'GET /analytics/referrers', kind: 'status', status, times: Infinity });
      const run = await stage.run(NAME);
      expect(run.exitCode).toBe(0);
      expect(requestsTo(stage, 'GET /analytics/referrers').length).toBe(
        status === 502 ? run.result.requests.retried + 1 : 1,
      );
      const note = `Couldn't fetch top referrers: ${reason} (HTTP ${status}).${advice}`;
      expect(reportOf(stage).project.notes).toEqual([{ section: 'referrers', message: note, missing: null }]);
      expect(run.summary).toContain(`**Referrers**: ${note}`);
      expect(fileOf(stage, 'report.html')).toContain(note.replaceAll("'", '&#39;'));
      expect(notices(run, 'warning')).toEqual([`referrers: c${note.slice(1)}`]);
      expect((run.stdout + run.stderr).match(/fetch top referrers/g)).toHaveLength(1);
      expect(run.summary).toContain('Top pages');
    },
  );

  test('warns once of the parts of a section that fail for the same reason', async () => {
    await using stage = await startStage(SEEDED);
    for (const route of ['search', 'search/volume'])
      stage.emulator.addFault({ route: `GET /analytics/${route}`, kind: 'status', status: 502, times: Infinity });
    const run = await stage.run(NAME);
    expect(notices(run, 'warning')).toEqual([
      "search: couldn't fetch search totals, data of the previous period and daily searches: the service's analytics backend is unavailable (HTTP 502). Run the job again later.",
    ]);
  });

  const RAISE = 'Raise --timeout, or run the job again later.';
  const LATE = `no response within Ns. ${RAISE}`;
  const SEARCH = 'search totals and data of the previous period';
  const NOT_REQUESTED = `feedback: couldn't fetch comments on pages with poor feedback: not requested, because other requests had no response in time. ${RAISE}`;

  test.each([
    ['referrers', [`referrers: couldn't fetch top referrers: ${LATE}`, NOT_REQUESTED]],
    ['search', [NOT_REQUESTED, `search: couldn't fetch ${SEARCH}: ${LATE}`]],
    ['feedback/comments', [`feedback: couldn't fetch comments on pages with poor feedback: ${LATE}`]],
  ])('names what had no response in time, and publishes the rest: %s', async (route, warnings) => {
    await using stage = await startStage(SEEDED);
    stage.emulator.addFault({ route: `GET /analytics/${route}`, kind: 'hang', times: Infinity });
    const run = await stage.run(NAME, ['--timeout', '3s']);
    const shown = (text: string): string => text.replaceAll(/within \d+s/g, 'within Ns');
    expect([run.exitCode, notices(run, 'warning').map(shown).sort()]).toEqual([0, warnings.sort()]);
    // The log has each of them once.
    expect((run.stdout + run.stderr).match(/couldn't fetch/gi)).toHaveLength(warnings.length);
    expect(run.summary).toContain('Top pages');
    for (const warning of warnings) expect(shown(run.summary)).toContain(warning.replace(/^.*?: c/, 'C'));
  });

  test('publishes in time if the configuration has no response', async () => {
    await using stage = await startStage(SEEDED);
    stage.emulator.addFault({ route: 'GET /config', kind: 'hang', times: Infinity });
    const run = await stage.run(NAME, ['--timeout', '3s']);
    expect([run.exitCode, notices(run, 'warning')]).toEqual([0, []]);
  });

  test('names the first request and what to do if no request has a response in time', async () => {
    await using stage = await startStage(SEEDED);
    stage.emulator.addFault({ route: '*', kind: 'hang', times: Infinity });
    const { exitCode, result } = await stage.run(NAME, ['--timeout', '3s']);
    expect([exitCode, withoutHelp(result.message)]).toEqual([
      5,
      "Couldn't read the analytics: no response before the timeout. Raise --timeout, or run the job again later. If it fails again, check --base-url and the network. (GET /analytics/overview)",
    ]);
  });

  test('publishes what a low rate limit has time for, and says what the limit held back', async () => {
    await using stage = await startStage({ ...SEEDED, keyLimitPerMinute: 10 });
    const run = await stage.run(NAME, ['--timeout', '1m']);
    expect(run.exitCode).toBe(0);
    const [warning] = notices(run, 'warning');
    expect(warning).toMatch(
      /: not requested, because the API key's rate limit is reached\. Run the job again in a minute, or ask an admin to raise the API key's rate limit\.$/,
    );
  });

  test('publishes the other sections in time if the rate limit blocks one until the timeout', async () => {
    await using stage = await startStage(SEEDED);
    const limited = { kind: 'status', status: 429, retryAfterSeconds: 1, times: Infinity } as const;
    stage.emulator.addFault({ route: 'GET /analytics/referrers', ...limited });
    const startMs = stage.clock.now();
    const { result, summary } = await stage.run(NAME, ['--timeout', '3m']);
    expect(result.outcome).toBe('done');
    expect(summary).toContain("Couldn't fetch top referrers: the service responded with an error (HTTP 429).");
    expect(summary).toContain('Top pages');
    const tookMs = stage.clock.now() - startMs;
    expect(tookMs).toBeGreaterThan(60_000);
    expect(tookMs).toBeLessThanOrEqual(162_000);
  });

  test('ends as unavailable without a report if every request fails with 502', async () => {
    await using stage = await startStage(SEEDED);
    stage.emulator.addFault({ route: '*', kind: 'status', status: 502, times: Infinity });
    const { exitCode, result, stderr } = await stage.run(NAME);
    expect(exitCode).toBe(5);
    // The log reports a wait of twenty requests for the same reason once, not twenty times.
    expect(stderr.match(/^Waiting /gm)?.length).toBeLessThanOrEqual(5);
    expect(result).toMatchObject({ outcome: 'unavailable', outputs: { 'page-views': '', 'thresholds-met': '' } });
    expect(existsSync(join(stage.folder, FOLDER, 'report.json'))).toBe(false);
  });

  test('ends as unavailable without a report if the only response has no number', async () => {
    await using stage = await startStage(SEEDED);
    const body = { startDate: '2026-08-24', endDate: '2026-09-06', series: [] };
    stage.emulator.addFault({ route: 'GET /analytics/search/volume', kind: 'status', status: 200, body });
    stage.emulator.addFault({ route: '*', kind: 'status', status: 502, times: Infinity });
    const { exitCode, result } = await stage.run(NAME);
    expect(exitCode).toBe(5);
    expect(result).toMatchObject({ outcome: 'unavailable', outputs: { 'page-views': '' } });
    expect(existsSync(join(stage.folder, FOLDER, 'report.json'))).toBe(false);
  });

  test.each([403, 404])('ends as failed if the service rejects every request with %d', async (status) => {
    await using stage = await startStage(SEEDED);
    stage.emulator.addFault({ route: '*', kind: 'status', status, times: Infinity });
    const { exitCode, result } = await stage.run(NAME);
    expect(exitCode).toBe(1);
    expect(result.message).toContain(String(status));
  });

  test('reports an invalid key once', async () => {
    await using stage = await startStage(SEEDED);
    const run = await stage.run(NAME, [], { DOCS_CI_API_KEY: 'not-a-key-of-anybody' });
    expect(run.exitCode).toBe(1);
    expect(run.result.message).toMatch(/Ask an organization admin for a new key.*HTTP 401/s);
    expect(notices(run, 'warning')).toEqual([]);
  });

  test('writes no incomplete report if the key is revoked during the run', async () => {
    await using stage = await startStage(SEEDED);
    stage.emulator.addFault({ route: 'GET /analytics/referrers', kind: 'status', status: 401, times: Infinity });
    const { exitCode, result } = await stage.run(NAME);
    expect([exitCode, result.outcome]).toEqual([1, 'failed']);
    expect(existsSync(join(stage.folder, FOLDER, 'report.json'))).toBe(false);
  });
});

describe('thresholds of a report', () => {
  test("publishes everything, then exits with 3 if a threshold isn't met", async () => {
    await using stage = await startStage(SEEDED);
    const flags = ['--thresholds', 'traffic.page-views > 1000000', '--thresholds', 'search.total > 1'];
    const { exitCode, result, summary } = await stage.run(NAME, flags);
    expect(exitCode).toBe(3);
    expect(result.outcome).toBe('gate');
    expect(result.message).toMatch(
      /^Page views are [\d,]+; the limit is above 1,000,000\. Report: \S+report\.html\. See https:\S+#a-threshold-isnt-met$/,
    );
    expect(result.outputs['thresholds-met']).toBe('false');
    expect(summary).toMatch(/^## ❌ Tidewater: page views are [\d,]+; the limit is above 1,000,000\n/);
    expect(reportOf(stage).thresholds).toMatchObject([{ met: false }, { met: true }]);
    expect(existsSync(join(stage.folder, FOLDER, 'report.html'))).toBe(true);
  });
});

describe('text of readers', () => {
  const READER_TEXT = 'unmistakable-words';
  const NOW = Date.UTC(2026, 8, 3, 12);
  const FAILED = { hasResults: false, isClicked: false, isEscalated: true };

  function addReaderText(stage: Stage): void {
    const page = { path: '/api/errors', at: NOW };
    for (let visit = 0; visit < 12; visit += 1) {
      stage.emulator.state.readers.addVisit({
        referrer: `https://mail.example.com/${READER_TEXT}?mail=jane@example.com`,
        views: [page],
        feedback: [{ ...page, id: `f${visit}`, type: 'dislike', text: `${READER_TEXT} comment jane@example.com` }],
        searches: [{ ...page, ...FAILED, query: `${READER_TEXT} 4711 4711 4711` }],
        questions: [
          {
            ...page,
            id: `q${visit}`,
            question: `${READER_TEXT} question jane@example.com`,
            answer: `${READER_TEXT} answer jane@example.com`,
            confidence: 0.1,
            verdict: 'dislike',
          },
        ],
      });
    }
  }

  function allOutput(stage: Stage, run: Run): string {
    const folder = join(stage.folder, FOLDER);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    return [...texts, run.stdout, run.stderr].join('\n');
  }

  test('quotes text of readers without e-mail addresses and long numbers', async () => {
    await using stage = await startStage(SEEDED);
    addReaderText(stage);
    const run = await stage.run(NAME);
    const text = allOutput(stage, run);
    for (const kind of ['comment', 'question', 'answer']) expect(text).toContain(`${READER_TEXT} ${kind}`);
    expect(text).toContain(`${READER_TEXT} [removed]`);
    expect(text).not.toMatch(/jane@|4711 4711/);
  });

  test('quotes unredacted text of readers if redact is false', async () => {
    await using stage = await startStage(SEEDED);
    addReaderText(stage);
    await stage.run(NAME, ['--no-redact']);
    expect(fileOf(stage, 'report.json')).toContain(`${READER_TEXT} 4711 4711 4711`);
    expect(fileOf(stage, 'report.html')).toContain('jane@example.com');
  });

  test('writes no text of readers to files and log if quote-readers is false, and only hosts of referrers', async () => {
    await using stage = await startStage(SEEDED);
    addReaderText(stage);
    const run = await stage.run(NAME, ['--no-quote-readers', '--verbose']);
    expect(run.exitCode).toBe(0);
    expect(allOutput(stage, run)).not.toMatch(new RegExp(`${READER_TEXT}|<script|&lt;script|jane|terraform`, 'i'));
    expect(reportOf(stage).project.referrers).toContainEqual(expect.objectContaining({ referrer: 'mail.example.com' }));
    const { referrers, metrics } = reportOf(stage).project;
    const views = metrics.find(({ name }) => name === 'traffic.page-views')?.value ?? 0;
    // A share that was rounded before can be another one in the report.
    for (const { pageViews, percentage } of referrers ?? [])
      expect(percentage).toBeCloseTo((100 * pageViews) / views, 3);
    expect(requestsTo(stage, 'GET /analytics/feedback/comments')).toEqual([]);
    expect(requestsTo(stage, 'GET /analytics/ai/answer-feedback')).toEqual([]);
    expect(run.summary).toContain('quote-readers is false');
    expect(run.summary).toMatch(/The AI assistant gave \d+ low-confidence answers\./);
  });

  test('takes an address with a query for the page without it, so that no text of readers is in a path', async () => {
    await using stage = await startStage(SEEDED);
    const views = Array.from({ length: 900 }, () => ({ path: '/guides/install?mail=jane@example.com', at: NOW }));
    stage.emulator.state.readers.addVisit({ views });
    const paths = () => reportOf(stage).project.pages?.map(({ path }) => path);
    await stage.run(NAME);
    expect(paths()?.[0]).toBe('/guides/install');
    expect(fileOf(stage, 'report.json')).not.toContain('jane@');
  });

  test('keeps the key out of all files even if a reader typed it', async () => {
    await using stage = await startStage(SEEDED);
    const { editor } = stage.emulator.keys;
    stage.emulator.state.readers.addVisit({ searches: [{ ...FAILED, path: '/', query: `key ${editor}`, at: NOW }] });
    // Page paths are redacted, too.
    stage.emulator.state.readers.addVisit({ views: [{ path: `/${editor}`, at: NOW }] });
    const run = await stage.run(NAME);
    expect(allOutput(stage, run)).not.toContain(editor);
    expect(fileOf(stage, 'report.json')).toContain('key ***');
  });
});

describe('issue and artifact', () => {
  const GITHUB = { GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '99' };

  /** Starts both APIs of a GitHub job, and returns the variables that lead to them. */
  async function startGitHub() {
    const github = await closedLater(startGitHubApi());
    const results = await closedLater(startResultsApi());
    return { github, results, env: { ...GITHUB, ...results.env, GITHUB_API_URL: github.url } };
  }

  test('updates one issue per title with the newest report, and reopens a closed one', async () => {
    await using stage = await startStage(SEEDED);
    const { github, env } = await startGitHub();
    const inputs = { issue: 'Docs: weekly report', 'issue-comment': 'true', token: github.token, artifact: 'false' };
    const first = await stage.runAction(NAME, inputs, env);
    expect(first.result.outputs['issue-url']).toMatch(/\/issues\/1$/);
    for (const issue of github.issues) issue.state = 'closed';
    stage.clock.advance(7 * 86_400_000);
    const second = await stage.runAction(NAME, inputs, env);
    expect(second.exitCode).toBe(0);
    expect(github.issues).toMatchObject([{ state: 'open', title: 'Docs: weekly report: 7–13 Sep, steady' }]);
    expect(github.issues[0]?.comments).toEqual([
      expect.stringMatching(
        /^＝ <strong>A steady week: .*<\/strong>\n\n\|[^]*\n\*\*\[Open the run\]\(.*\)\*\* · .*\n\n- \[ \] /,
      ),
      expect.stringContaining('- [ ] '),
    ]);
    expect(github.issues[0]?.body).toMatch(
      /^<!-- .* -->\n\n?＝ <strong>A steady week: .*<\/strong>\n\n7–13\u00a0September\u00a02026/,
    );
    expect(github.issues[0]?.body).toContain('https://github.com/octo/docs/actions/runs/99');
    expect(github.issues[0]?.body).not.toMatch(/@(?:octocat|everyone)/);
    expect(second.summary).toContain(second.result.outputs['issue-url']);
    expect(second.stdout).toContain(`Issue: ${second.result.outputs['issue-url'] ?? ''}`);
    // Each title has its own issue, so that each project of a matrix can have one.
    await stage.runAction(NAME, { ...inputs, issue: 'Docs: API' }, env);
    expect(github.issues).toHaveLength(2);
  });

  test('shows ❌ in the issue and its comment if the job fails because the artifact is missing', async () => {
    await using stage = await startStage(SEEDED);
    const { github, results, env } = await startGitHub();
    results.addArtifact('analytics-report', Buffer.from('of another job'));
    const inputs = { issue: 'Docs', 'issue-comment': 'true', token: github.token };
    await stage.runAction(NAME, { ...inputs, artifact: 'false' }, env);
    const { exitCode, summary } = await stage.runAction(NAME, inputs, env);
    expect(exitCode).toBe(1);
    const start =
      /^(<!-- .* -->\n\n?)?❌ The report is complete, but the artifact is missing: .*\n\n<strong>\w.*<\/strong>\n/;
    expect(github.issues[0]?.body).toMatch(start);
    expect(github.issues[0]?.comments.at(-1)).toMatch(start);
    const verdict = /<strong>(.*)<\/strong>/.exec(github.issues[0]?.body ?? '')?.[1] ?? '';
    expect(summary).toMatch(/^## ❌ /);
    expect(summary).toContain(verdict);
  });

  test("warns with the missing permission if the issue can't be written", async () => {
    await using stage = await startStage(SEEDED);
    const { github, env } = await startGitHub();
    github.forbid('issues');
    const run = await stage.runAction(NAME, { issue: 'Docs', token: github.token, artifact: 'false' }, env);
    expect(run.exitCode).toBe(0);
    expect(notices(run, 'warning')).toContainEqual(expect.stringContaining('issues: write'));
    expect(run.summary).toMatch(/^⚠️.issue: couldn't write the issue: .*issues: write.*\[Troubleshooting\]/m);
  });

  test("logs a notice if the step can't upload artifacts", async () => {
    await using stage = await startStage(SEEDED);
    const run = await stage.runAction(NAME, {}, GITHUB);
    expect(run.exitCode).toBe(0);
    expect(notices(run)).toContainEqual(expect.stringContaining('ACTIONS_RUNTIME_TOKEN'));
  });

  test('logs a notice for each input that a terminal skips', async () => {
    await using stage = await startStage(SEEDED);
    const run = await stage.run(NAME, ['--issue', 'Docs', '--artifact-name', 'report-api']);
    expect(run.exitCode).toBe(0);
    expect(notices(run)).toEqual([
      '--artifact-name: skipped, because artifacts only have names on GitHub.',
      '--issue: skipped, because issues only exist on GitHub and GitLab.',
    ]);
  });

  test('rejects a name for an artifact that is off, before any request, but not the default', async () => {
    await using stage = await startStage(SEEDED);
    const runWith = (name: string) => stage.runAction(NAME, { artifact: 'false', 'artifact-name': name });
    const refused = await runWith('report-api');
    const { message } = refused.result;
    expect([refused.exitCode, withoutHelp(message), stage.emulator.requests.length]).toEqual([
      2,
      'artifact-name has no effect with artifact: false. Remove one.',
      0,
    ]);
    expect((await runWith('analytics-report')).exitCode).toBe(0);
  });

  const OF_READERS = 'To leave it out, set quote-readers: false.';
  const KEPT = `Dry run: GitLab keeps the report, with what readers typed, in the log and the artifacts of the job. ${OF_READERS}`;
  const isPublic = (what: string): string =>
    `This ${what} is public, so strangers may read the report, with what readers typed. ${OF_READERS}`;

  test.each<[string, 'runJob' | 'runAction', Record<string, string>, Record<string, string>, string[]]>([
    ['a dry run on GitLab', 'runJob', { 'dry-run': 'true' }, {}, [KEPT]],
    ['one without the report file', 'runJob', { 'dry-run': 'true', artifact: 'false' }, {}, [KEPT]],
    ['one without words of readers', 'runJob', { 'dry-run': 'true', 'quote-readers': 'false' }, {}, []],
    ['a public project', 'runJob', {}, { CI_PROJECT_VISIBILITY: 'public' }, [isPublic('project')]],
    ['an internal project', 'runJob', {}, { CI_PROJECT_VISIBILITY: 'internal' }, []],
    ['a public repository', 'runAction', { artifact: 'false' }, { private: 'false' }, [isPublic('repository')]],
    ['its words left out', 'runAction', { artifact: 'false', 'quote-readers': 'false' }, { private: 'false' }, []],
    ['a private repository', 'runAction', { artifact: 'false' }, { private: 'true' }, []],
  ])(
    'warns if others see what readers typed: %s',
    async (_case, run, inputs, { private: isPrivate, ...env }, warnings) => {
      await using stage = await startStage(SEEDED);
      const path = join(stage.folder, 'event.json');
      writeFileSync(path, `{ "repository": { "private": ${isPrivate ?? 'null'} } }`);
      const finished = await stage[run](NAME, inputs, run === 'runJob' ? env : { GITHUB_EVENT_PATH: path });
      expect(notices(finished, 'warning')).toEqual(warnings);
      if (run === 'runJob') expect(finished.result.message).not.toContain('uploaded no artifact');
    },
  );

  test('writes only to results-dir in a dry run', async () => {
    await using stage = await startStage(SEEDED);
    const { github, results, env } = await startGitHub();
    const inputs = { issue: 'Docs', token: github.token, 'dry-run': 'true' };
    const { exitCode, result } = await stage.runAction(NAME, inputs, env);
    expect(exitCode).toBe(0);
    expect(result.message).toMatch(/^Dry run: docs-ci uploaded no artifact and wrote no issue\./);
    expect([github.requests.length, results.requests.length]).toEqual([0, 0]);
    expect(existsSync(join(stage.folder, FOLDER, 'report.html'))).toBe(true);
  });
});

describe('inputs of analytics-report', () => {
  test('rejects all invalid inputs at once by name, before any request', async () => {
    await using stage = await startStage(SEEDED);
    const flags = ['--period', 'last-year', '--start-date', '2026-02-30', '--thresholds', 'visits > 1'];
    const { exitCode, result } = await stage.run(NAME, flags);
    expect(exitCode).toBe(2);
    for (const name of ['period', 'start-date', 'thresholds'])
      expect(result.message).toMatch(new RegExp(`^--${name}: `, 'm'));
    expect(stage.emulator.requests).toEqual([]);
  });

  test("never calls a date missing that isn't valid", async () => {
    await using stage = await startStage(SEEDED);
    const { result } = await stage.run(NAME, ['--start-date', '2026-02-30', '--end-date', '2026-03-01']);
    expect(result.message).toContain('--start-date: "2026-02-30" isn\'t a valid date.');
    expect(result.message.split('start-date')).toHaveLength(2);
  });

  test.each([
    [['--start-date', '2026-09-09', '--end-date', '2026-09-10'], /--start-date: "2026-09-09" is in the future/],
    [
      ['--period', 'last-month', '--start-date', '2026-07-01', '--end-date', '2026-07-10'],
      /^--period: "last-month" has no effect with --start-date and --end-date\. Remove the dates or --period\./,
    ],
    [
      ['--period', 'last-month', '--start-date', '2026-07-01'],
      /^--period: "last-month" can't be combined with --start-date\. Remove --start-date, or remove --period and set --start-date and --end-date\. See \S+$/,
    ],
    [
      ['--period', 'last-month', '--end-date', '2026-07-01'],
      /^--period: "last-month" can't be combined with --end-date\. Remove --end-date, or remove --period and set --start-date and --end-date\. See \S+$/,
    ],
    [
      ['--start-date', '2026-01-01', '--end-date', '2026-04-01'],
      /Choose at most 90 days, which is the limit of the service/,
    ],
    [['--thresholds', 'search.total.change > -20'], /has an unknown metric/],
  ])('rejects %j with %s before any request', async (flags, problem) => {
    await using stage = await startStage(SEEDED);
    const { exitCode, result } = await stage.run(NAME, flags);
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(problem);
    expect(stage.emulator.requests).toEqual([]);
  });

  test("rejects a results-dir that can't be written to, before any request", async () => {
    await using stage = await startStage(SEEDED);
    writeFileSync(join(stage.folder, 'file'), '');
    await stage.run(NAME, ['--results-dir', 'file/below']).catch(() => undefined);
    expect(stage.emulator.requests).toEqual([]);
  });

  test("names the file of the report that can't be written", async () => {
    await using stage = await startStage(SEEDED);
    mkdirSync(join(stage.folder, FOLDER, 'report.html', 'kept'), { recursive: true });
    const { exitCode, result } = await stage.run(NAME);
    expect([exitCode, result.message]).toEqual([
      1,
      expect.stringMatching(/^report\.html couldn't be written: there is a/),
    ]);
  });
});

test('publishes a cancelled run without further requests', async () => {
  await using stage = await startStage({ ...SEEDED, latencyMs: 20 });
  stage.cancelWhen(() => stage.emulator.requests.length >= 5, 'SIGTERM');
  const { exitCode, result } = await stage.run(NAME);
  expect(exitCode).toBe(143);
  expect(result.outcome).toBe('cancelled');
  expect(result.outputs['page-views']).toBe('');
});
