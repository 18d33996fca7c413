/** analytics-report as it is run: over sockets, against the emulator, on every host. */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Report } from '../../../src/commands/analytics-report/report-schema.js';
import type { RecordedRequest } from '../../../src/emulator/exchange.js';
import { readCsv } from '../../support/csv.js';
import { startGitHubApi } from '../../support/github-api.js';
import { startResultsApi } from '../../support/results-api.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';

const NAME = 'analytics-report';
const SEEDED = { seed: true };
const FOLDER = 'docs-ci/analytics-report';

function fileOf(stage: Stage, name: string): string {
  return readFileSync(join(stage.folder, FOLDER, name), 'utf8');
}

function reportOf(stage: Stage): Report {
  return JSON.parse(fileOf(stage, 'report.json')) as Report;
}

function asked(stage: Stage, route = 'GET /analytics/'): RecordedRequest[] {
  return stage.emulator.requests.filter((request) => request.route?.startsWith(route));
}

function queryOf({ path }: RecordedRequest): URLSearchParams {
  return new URL(path, 'http://loopback').searchParams;
}

function valueOf(stage: Stage, name: string) {
  return reportOf(stage).metrics.find((metric) => metric.name === name);
}

function notices({ result }: Run, level = 'notice'): string[] {
  return result.annotations.filter((one) => one.level === level).map(({ message }) => message);
}

describe('a weekly report', () => {
  test('has numbers, comparison, insights, charts and tables in four formats', async () => {
    await using stage = await startStage(SEEDED);
    const { exitCode, result, summary, stdout } = await stage.run(NAME);
    expect(exitCode).toBe(0);
    expect(result.outcome).toBe('done');
    const report = reportOf(stage);
    expect(report.period).toMatchObject({
      startDate: '2026-08-31',
      endDate: '2026-09-06',
      previous: { startDate: '2026-08-24' },
    });
    const total = report.daily.reduce((sum, day) => sum + (day.pageViews ?? 0), 0);
    expect(result.outputs).toMatchObject({
      'page-views': String(total),
      'thresholds-met': 'true',
      'report-json': `${FOLDER}/report.json`,
      'report-html': `${FOLDER}/report.html`,
      'report-csv': `${FOLDER}/csv`,
      'issue-url': '',
    });
    for (const output of [
      'sessions',
      'searches',
      'no-result-rate',
      'satisfaction-rate',
      'ai-questions',
      'low-confidence',
    ])
      expect(Number(result.outputs[output]), output).toBeGreaterThan(0);
    expect(summary).toMatch(/```mermaid\n%%.*%%\nxychart-beta/);
    expect(summary).toMatch(/\| Searches that found nothing \| \d\d\.\d % \| \d\d\.\d % \| [-+]\d+\.\d % \|/);
    expect(summary).toContain('**What to do**: Write what is missing');
    expect(stdout).toContain('Searches that found nothing');
    expect(fileOf(stage, 'report.html')).toContain('<svg');
    expect(readCsv(fileOf(stage, 'csv/daily.csv'))).toHaveLength(8);
    expect(report.projects[0]?.insights.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['no-result-searches', 'unsure-questions']),
    );
  });

  test('keeps the scales of the service in outputs and JSON, and shows people percentages', async () => {
    await using stage = await startStage(SEEDED);
    const { result } = await stage.run(NAME);
    const rate = Number(result.outputs['no-result-rate']);
    expect(rate).toBeLessThan(1);
    expect(Number(result.outputs['satisfaction-rate'])).toBeGreaterThan(1);
    expect(fileOf(stage, 'report.md')).toContain(`| ${(rate * 100).toFixed(1)} % |`);
    expect(readCsv(fileOf(stage, 'csv/metrics.csv')).find(([name]) => name === 'search.no-result-rate')?.[1]).toBe(
      String(rate),
    );
  });

  test('reads lists only as far as it needs them, and everything at once', async () => {
    await using stage = await startStage({ ...SEEDED, latencyMs: 5 });
    const { result } = await stage.run(NAME);
    expect(result.requests.requests).toBeLessThanOrEqual(30);
    expect(asked(stage, 'GET /analytics/ai/questions').length).toBeLessThanOrEqual(6);
    expect(asked(stage).every((request) => Number(queryOf(request).get('limit') ?? 1) <= 100)).toBe(true);
    // Sessions are distinct over the range: they are asked for, never summed.
    expect(asked(stage, 'GET /analytics/overview')).toHaveLength(2);
  });

  test('finds votes against answers behind many in favour, and reads no further than it needs', async () => {
    await using stage = await startStage();
    const day = Date.UTC(2026, 8, 3);
    const vote = (id: number, verdict: 'like' | 'dislike') => ({
      id: `v${id}`,
      path: '/',
      question: `Question ${id}?`,
      answer: 'Yes.',
      confidence: 0.9,
      verdict,
      at: day + id * 1_000,
    });
    // Newest first: 150 in favour, then 150 against.
    const questions = Array.from({ length: 300 }, (_, id) => vote(id, id < 150 ? 'dislike' : 'like'));
    stage.emulator.state.readers.addVisit({ questions });
    await stage.run(NAME, ['--sections', 'ai', '--top', '5']);
    expect(reportOf(stage).projects[0]?.dislikedAnswers).toHaveLength(5);
    expect(asked(stage, 'GET /analytics/ai/answer-feedback')).toHaveLength(2);
  });

  test('a much read page with poor feedback is found beyond the rows of the tables', async () => {
    await using stage = await startStage();
    const at = Date.UTC(2026, 8, 3);
    const { readers } = stage.emulator.state;
    const read = (path: string, times: number) => Array.from({ length: times }, () => ({ path, at }));
    for (const [index, path] of ['/guides/install', '/guides/quickstart', '/changelog'].entries())
      readers.addVisit({ views: read(path, 100 - index) });
    readers.addVisit({ views: read('/api/errors', 50) });
    for (let id = 0; id < 8; id += 1)
      readers.addVisit({ feedback: [{ id: `d${id}`, path: '/api/errors', type: 'dislike', text: '', at }] });
    await stage.run(NAME, ['--top', '1', '--compare', 'none']);
    const costly = reportOf(stage).projects[0]?.insights.find(({ kind }) => kind === 'costly-pages');
    expect(costly?.items).toMatchObject([{ path: '/api/errors', pageViews: 50, dislikes: 8 }]);
  });

  test('only asks for the sections that are wanted', async () => {
    await using stage = await startStage(SEEDED);
    const { exitCode, summary } = await stage.run(NAME, [
      '--sections',
      'overview',
      '--sections',
      'pages',
      '--compare',
      'none',
    ]);
    expect(exitCode).toBe(0);
    expect(
      asked(stage)
        .map(({ route }) => route)
        .sort(),
    ).toEqual(['GET /analytics/overview', 'GET /analytics/pages']);
    expect(summary).not.toContain('Satisfaction');
    expect(reportOf(stage).projects[0]).toMatchObject({ referrers: null, feedback: null });
  });

  test('path-contains and top shorten the tables', async () => {
    await using stage = await startStage(SEEDED);
    await stage.run(NAME, ['--path-contains', 'GUIDES', '--top', '2', '--period', 'last-30-days']);
    const [project] = reportOf(stage).projects;
    for (const rows of [project?.pages, project?.feedback, project?.searchPages]) {
      expect(rows).toHaveLength(2);
      for (const { path } of rows ?? []) expect(path).toContain('/guides/');
    }
    expect(project?.searchQueries).toHaveLength(2);
  });

  test('a viewer key is enough', async () => {
    await using stage = await startStage(SEEDED);
    const { exitCode } = await stage.run(NAME, [], { DOCS_CI_API_KEY: stage.emulator.keys.viewer });
    expect(exitCode).toBe(0);
    expect(stage.emulator.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('keeps below a short rate limit instead of running into it', async () => {
    await using stage = await startStage({ ...SEEDED, keyLimitPerMinute: 10 });
    const { exitCode, result } = await stage.run(NAME);
    expect(exitCode).toBe(0);
    expect(result.requests.limited).toBe(0);
  });
});

describe('periods', () => {
  test('a range with today in it is told to be open, in the log and in every format', async () => {
    await using stage = await startStage(SEEDED);
    const run = await stage.run(NAME, ['--start-date', '2026-09-01', '--end-date', '2026-09-07']);
    expect(notices(run)).toContainEqual(expect.stringContaining('still open'));
    expect(run.summary).toContain('still open');
    expect(fileOf(stage, 'report.html')).toContain('still open');
    expect(reportOf(stage).period.isOpen).toBe(true);
  });

  test('more than 90 days are split, joined where that is true, and said where it is not', async () => {
    await using stage = await startStage(SEEDED);
    const { exitCode, summary, result } = await stage.run(NAME, [
      '--start-date',
      '2026-03-01',
      '--end-date',
      '2026-08-31',
    ]);
    expect(exitCode).toBe(0);
    for (const request of asked(stage)) {
      const query = queryOf(request);
      const days = (Date.parse(query.get('endDate') ?? '') - Date.parse(query.get('startDate') ?? '')) / 86_400_000;
      expect(days).toBeLessThan(90);
    }
    const report = reportOf(stage);
    expect(report.daily).toHaveLength(184);
    expect(valueOf(stage, 'traffic.page-views')?.value).toBe(
      report.daily.reduce((sum, day) => sum + (day.pageViews ?? 0), 0),
    );
    expect(valueOf(stage, 'search.total')?.value).toBe(report.daily.reduce((sum, day) => sum + (day.searches ?? 0), 0));
    for (const name of ['traffic.sessions', 'search.no-result-rate', 'feedback.total', 'ai.low-confidence'])
      expect(valueOf(stage, name)).toMatchObject({ value: null, previous: null });
    expect(result.outputs.sessions).toBe('');
    expect(summary.match(/not available over 90 days/g)?.length).toBeGreaterThanOrEqual(6);
    expect(report.period.previous).toBeNull();
    expect(report.projects[0]).toMatchObject({ pages: null, referrers: null, feedback: null, searchQueries: null });
  });

  test('days without readers say no data, not 0 %', async () => {
    await using stage = await startStage();
    const { exitCode, summary, result } = await stage.run(NAME);
    expect(exitCode).toBe(0);
    expect(summary).toContain('| Satisfaction | no data |');
    expect(summary).toContain('| Searches that found nothing | no data |');
    expect(summary).not.toContain('0.0 %');
    expect(fileOf(stage, 'report.html')).not.toContain('0.0 %');
    expect(result.outputs).toMatchObject({ 'page-views': '0', 'no-result-rate': '', 'satisfaction-rate': '' });
    expect(summary).toContain('No data.');
  });
});

describe('what cannot be read', () => {
  test.each([
    [502, 'the store behind it could not be reached'],
    [404, 'this service does not have it yet'],
    [403, 'the key or the plan does not include it'],
  ])('an endpoint that answers %d is left out with a note, and the rest is published', async (status, why) => {
    await using stage = await startStage(SEEDED);
    stage.emulator.addFault({ route: 'GET /analytics/referrers', kind: 'status', status, times: Infinity });
    const run = await stage.run(NAME);
    expect(run.exitCode).toBe(0);
    expect(asked(stage, 'GET /analytics/referrers').length).toBe(status === 502 ? run.result.requests.retried + 1 : 1);
    const note = `Left out: where readers came from (HTTP ${status}: ${why}).`;
    expect(reportOf(stage).projects[0]?.notes).toEqual([{ section: 'referrers', message: note }]);
    expect(run.summary).toContain(`**referrers**: ${note}`);
    expect(fileOf(stage, 'report.html')).toContain(note);
    expect(notices(run, 'warning')).toEqual([expect.stringContaining('referrers: left out')]);
    expect(run.summary).toContain('Most read pages');
  });

  test('a short trouble is waited out', async () => {
    await using stage = await startStage(SEEDED);
    stage.emulator.addFault({ route: 'GET /analytics/overview', kind: 'status', status: 502, times: 2 });
    const { exitCode } = await stage.run(NAME);
    expect(exitCode).toBe(0);
    expect(reportOf(stage).projects[0]?.notes).toEqual([]);
  });

  test('a limit that holds one section back to the end leaves time to publish the others', async () => {
    await using stage = await startStage(SEEDED);
    const fault = {
      route: 'GET /analytics/referrers',
      kind: 'status',
      status: 429,
      retryAfterSeconds: 1,
      times: Infinity,
    } as const;
    stage.emulator.addFault(fault);
    const startMs = stage.clock.now();
    const { result, summary } = await stage.run(NAME, ['--timeout', '3m']);
    expect(result.outcome).toBe('done');
    expect(summary).toContain('Left out: where readers came from (HTTP 429).');
    expect(summary).toContain('Most read pages');
    const tookMs = stage.clock.now() - startMs;
    expect(tookMs).toBeGreaterThan(60_000);
    expect(tookMs).toBeLessThanOrEqual(162_000);
  });

  test('an answer that is not as agreed costs its own table only', async () => {
    await using stage = await startStage(SEEDED);
    stage.emulator.addFault({ route: 'GET /analytics/pages', kind: 'wrong-types', times: Infinity });
    const { exitCode, summary } = await stage.run(NAME);
    expect(exitCode).toBe(0);
    expect(summary).toContain('Left out: the most read pages');
    expect(summary).toContain('Where readers came from');
  });

  test('nothing at all is unavailable where the service fails', async () => {
    await using stage = await startStage(SEEDED);
    stage.emulator.addFault({ route: '*', kind: 'status', status: 502, times: Infinity });
    const { exitCode, result, stderr } = await stage.run(NAME);
    expect(exitCode).toBe(5);
    // Twenty requests wait for one reason: it is said each time that all of them wait, not twenty times.
    expect(stderr.match(/^Waiting /gm)?.length).toBeLessThanOrEqual(5);
    expect(result).toMatchObject({ outcome: 'unavailable', outputs: { 'page-views': '', 'thresholds-met': '' } });
    expect(existsSync(join(stage.folder, FOLDER, 'report.json'))).toBe(false);
  });

  test.each([403, 404])('nothing at all is failed where the service refuses with %d', async (status) => {
    await using stage = await startStage(SEEDED);
    stage.emulator.addFault({ route: '*', kind: 'status', status, times: Infinity });
    const { exitCode, result } = await stage.run(NAME);
    expect(exitCode).toBe(1);
    expect(result.message).toContain(String(status));
  });

  test('a key that is not accepted is said once', async () => {
    await using stage = await startStage(SEEDED);
    const run = await stage.run(NAME, [], { DOCS_CI_API_KEY: 'not-a-key-of-anybody' });
    expect(run.exitCode).toBe(1);
    expect(run.result.message).toMatch(/401.*The key was not accepted/s);
    expect(notices(run, 'warning')).toEqual([]);
  });

  test('a key that is revoked on the way makes no report with gaps', async () => {
    await using stage = await startStage(SEEDED);
    stage.emulator.addFault({ route: 'GET /analytics/referrers', kind: 'status', status: 401, times: Infinity });
    const { exitCode, result } = await stage.run(NAME);
    expect([exitCode, result.outcome]).toEqual([1, 'failed']);
    expect(existsSync(join(stage.folder, FOLDER, 'report.json'))).toBe(false);
  });
});

describe('thresholds', () => {
  test('that hold are shown with their values', async () => {
    await using stage = await startStage(SEEDED);
    const { exitCode, summary } = await stage.run(NAME, ['--thresholds', 'search.no-result-rate < 0.9']);
    expect(exitCode).toBe(0);
    expect(summary).toMatch(/\| `search\.no-result-rate < 0\.9` \| \d+\.\d % \| met \|/);
  });

  test('that do not end the job with 3, after everything is published', async () => {
    await using stage = await startStage(SEEDED);
    const flags = ['--thresholds', 'traffic.page-views > 1000000', '--thresholds', 'search.total.change > -100'];
    const { exitCode, result, summary } = await stage.run(NAME, flags);
    expect(exitCode).toBe(3);
    expect(result.outcome).toBe('gate');
    expect(result.message).toMatch(/^1 of 2 thresholds not met: traffic\.page-views > 1000000 \([\d,]+\)\./);
    expect(result.outputs['thresholds-met']).toBe('false');
    expect(summary).toContain('| **not met** |');
    expect(reportOf(stage).thresholds).toMatchObject([{ met: false }, { met: true }]);
    expect(existsSync(join(stage.folder, FOLDER, 'report.html'))).toBe(true);
  });

  test('without data are not met, and said to have none', async () => {
    await using stage = await startStage();
    const { exitCode, result } = await stage.run(NAME, ['--thresholds', 'feedback.satisfaction-rate >= 0']);
    expect(exitCode).toBe(3);
    expect(result.message).toContain('feedback.satisfaction-rate >= 0 (no data)');
  });

  test('of a section that could not be read are not met either', async () => {
    await using stage = await startStage(SEEDED);
    stage.emulator.addFault({ route: 'GET /analytics/search', kind: 'status', status: 404, times: Infinity });
    const { exitCode, summary } = await stage.run(NAME, ['--thresholds', 'search.total >= 0']);
    expect(exitCode).toBe(3);
    expect(summary).toContain('Left out: the number of searches');
  });
});

describe('the words of readers', () => {
  const SECRET = 'unmistakable-words';
  const NOW = Date.UTC(2026, 8, 3, 12);

  function typing(stage: Stage): void {
    const at = NOW;
    const feedback = (id: number) => ({
      id: `f${id}`,
      path: '/api/errors',
      type: 'dislike' as const,
      text: `${SECRET} comment jane@example.com`,
      at,
    });
    for (let visit = 0; visit < 12; visit += 1) {
      stage.emulator.state.readers.addVisit({
        referrer: `https://mail.example.com/${SECRET}?mail=jane@example.com`,
        views: [{ path: '/api/errors', at }],
        feedback: [feedback(visit)],
        searches: [
          {
            path: '/api/errors',
            query: `${SECRET} 4711 4711 4711`,
            hasResults: false,
            isClicked: false,
            isEscalated: true,
            at,
          },
        ],
        questions: [
          {
            id: `q${visit}`,
            path: '/api/errors',
            question: `${SECRET} question jane@example.com`,
            answer: `${SECRET} answer jane@example.com`,
            confidence: 0.1,
            verdict: 'dislike',
            at,
          },
        ],
      });
    }
  }

  function everything(stage: Stage, run: Run): string {
    const files = [
      'report.md',
      'report.json',
      'report.html',
      'result.json',
      'summary.md',
      ...CSV.map((name) => `csv/${name}.csv`),
    ];
    const texts = files
      .filter((name) => existsSync(join(stage.folder, FOLDER, name)))
      .map((name) => fileOf(stage, name));
    return [...texts, run.stdout, run.stderr].join('\n');
  }
  const CSV = [
    'no-result-searches',
    'unsure-questions',
    'search-queries',
    'referrers',
    'poor-feedback',
    'disliked-answers',
  ];

  test('are quoted, without addresses and long numbers', async () => {
    await using stage = await startStage(SEEDED);
    typing(stage);
    const run = await stage.run(NAME, ['--top', '50']);
    const text = everything(stage, run);
    for (const what of ['comment', 'question', 'answer']) expect(text).toContain(`${SECRET} ${what}`);
    expect(text).toContain(`${SECRET} [removed]`);
    expect(text).not.toMatch(/jane@|4711 4711/);
  });

  test('are whole where redact is false', async () => {
    await using stage = await startStage(SEEDED);
    typing(stage);
    await stage.run(NAME, ['--top', '50', '--no-redact']);
    expect(fileOf(stage, 'report.json')).toContain(`${SECRET} 4711 4711 4711`);
    expect(fileOf(stage, 'csv/poor-feedback.csv')).toContain('jane@example.com');
  });

  test('are in no format and no log where quote-readers is false; referrers are hosts', async () => {
    await using stage = await startStage(SEEDED);
    typing(stage);
    const run = await stage.run(NAME, ['--top', '50', '--no-quote-readers', '--verbose']);
    expect(run.exitCode).toBe(0);
    expect(everything(stage, run)).not.toMatch(new RegExp(`${SECRET}|<script|&lt;script|jane|terraform`, 'i'));
    expect(reportOf(stage).projects[0]?.referrers).toContainEqual(
      expect.objectContaining({ referrer: 'mail.example.com' }),
    );
    expect(asked(stage, 'GET /analytics/feedback/comments')).toEqual([]);
    expect(asked(stage, 'GET /analytics/ai/answer-feedback')).toEqual([]);
    expect(run.summary).toContain('quote-readers is false');
    expect(run.summary).toMatch(/The assistant was unsure of \d+ answers/);
  });

  test('that stand behind the path of a page are theirs, too', async () => {
    await using stage = await startStage(SEEDED);
    const views = Array.from({ length: 900 }, () => ({ path: '/guides/install?mail=jane@example.com', at: NOW }));
    stage.emulator.state.readers.addVisit({ views });
    const flags = ['--sections', 'overview', '--sections', 'pages'];
    const paths = () => reportOf(stage).projects[0]?.pages?.map(({ path }) => path);
    await stage.run(NAME, flags);
    expect(paths()).toContain('/guides/install?mail=[removed]');
    await stage.run(NAME, [...flags, '--no-redact']);
    expect(paths()).toContain('/guides/install?mail=jane@example.com');
  });

  test('bring no key into the files, even where a reader knew it', async () => {
    await using stage = await startStage(SEEDED);
    const { editor } = stage.emulator.keys;
    stage.emulator.state.readers.addVisit({
      searches: [
        { path: '/', query: `key ${editor}`, hasResults: false, isClicked: false, isEscalated: false, at: NOW },
      ],
    });
    // Not even where nothing is taken for a reader's words.
    stage.emulator.state.readers.addVisit({ views: [{ path: `/${editor}`, at: NOW }] });
    const run = await stage.run(NAME, ['--top', '100']);
    expect(everything(stage, run)).not.toContain(editor);
    expect(fileOf(stage, 'report.json')).toContain('key ***');
  });
});

describe('several projects', () => {
  async function two(stage: Stage): Promise<void> {
    for (const name of ['web', 'api']) {
      await stage.run(NAME, ['--formats', 'json', '--results-dir', `reports/${name}`]).catch(() => undefined);
    }
  }

  test('become one report, with no key, no address and no request', async () => {
    await using stage = await startStage(SEEDED);
    await two(stage);
    const before = stage.emulator.requests.length;
    const env = { DOCS_CI_API_KEY: '', DOCS_CI_BASE_URL: '' };
    const { exitCode, result, summary } = await stage.run(NAME, ['--merge', 'reports/*/report.json'], env);
    expect(exitCode).toBe(0);
    expect(stage.emulator.requests).toHaveLength(before);
    expect(result.requests.requests).toBe(0);
    const report = reportOf(stage);
    expect(report.projects.map(({ name }) => name)).toEqual(['api', 'web']);
    const [one] = report.projects;
    const of = (name: string) => one?.metrics.find((metric) => metric.name === name)?.value ?? 0;
    expect(result.outputs['page-views']).toBe(String(2 * of('traffic.page-views')));
    expect(result.outputs.sessions).toBe(String(2 * of('traffic.sessions')));
    expect(Number(result.outputs['no-result-rate'])).toBeCloseTo(of('search.no-result-rate'), 4);
    expect(summary).toContain('### web');
    expect(readCsv(fileOf(stage, 'csv/pages.csv'))[0]?.[0]).toBe('project');
  });

  test.each([
    ['nothing matches', 'reports/**/none.json', /no file matches "reports\/\*\*\/none\.json"/],
    ['a file is no JSON', 'broken.json', /broken\.json is no JSON/],
    ['a file is something else', 'other.json', /other\.json is no report\.json of analytics-report/],
    ['a file is of another version', 'newer.json', /newer\.json has schemaVersion 2, not 1/],
    ['a file is damaged', 'damaged.json', /damaged\.json is damaged: generatedAt/],
    ['a pattern leads outside', '../*.json', /leads outside of the workspace/],
    ['a pattern is absolute', '/etc/*.json', /leads outside of the workspace/],
    ['a link leads outside', 'link.json', /"link\.json" leads outside of the workspace/],
    ['it is where this run writes', 'docs-ci/**/report.json', /is where this run writes/],
  ])('%s: refused before anything is written', async (_, pattern, problem) => {
    await using stage = await startStage();
    mkdirSync(join(stage.folder, FOLDER), { recursive: true });
    writeFileSync(join(stage.folder, FOLDER, 'report.json'), '{}');
    const outside = join(dirname(stage.folder), 'outside.json');
    onTestFinished(() => rmSync(outside, { force: true }));
    writeFileSync(outside, '{"report":"analytics-report","schemaVersion":1}');
    symlinkSync(outside, join(stage.folder, 'link.json'));
    writeFileSync(join(stage.folder, 'broken.json'), '{"a":');
    writeFileSync(join(stage.folder, 'other.json'), '[1]');
    writeFileSync(join(stage.folder, 'newer.json'), '{"report":"analytics-report","schemaVersion":2}');
    writeFileSync(join(stage.folder, 'damaged.json'), '{"report":"analytics-report","schemaVersion":1}');
    const { exitCode, result } = await stage.run(NAME, ['--merge', pattern], { DOCS_CI_API_KEY: '' });
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(problem);
    expect(stage.emulator.requests).toEqual([]);
  });
});

describe('on the platform', () => {
  const GITHUB = { GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '99' };

  test('one issue holds the newest report, opened again where it was closed', async () => {
    await using stage = await startStage(SEEDED);
    const github = await startGitHubApi();
    onTestFinished(() => github.close());
    const inputs = { issue: 'Docs: weekly report', token: github.token, artifact: 'false' };
    const env = { ...GITHUB, GITHUB_API_URL: github.url };
    const first = await stage.runAction(NAME, inputs, env);
    expect(first.result.outputs['issue-url']).toMatch(/\/issues\/1$/);
    for (const issue of github.issues) issue.state = 'closed';
    stage.clock.advance(7 * 86_400_000);
    const second = await stage.runAction(NAME, inputs, env);
    expect(second.exitCode).toBe(0);
    expect(github.issues).toMatchObject([{ state: 'open', title: 'Docs: weekly report' }]);
    expect(github.issues[0]?.body).toContain('2026-09-07 to 2026-09-13');
    expect(github.issues[0]?.body).toContain('https://github.com/octo/docs/actions/runs/99');
    expect(github.issues[0]?.body).not.toMatch(/@(?:octocat|everyone)/);
    expect(second.summary).toContain(second.result.outputs['issue-url']);
    // Another title is another issue: each project of a matrix has its own.
    await stage.runAction(NAME, { ...inputs, issue: 'Docs: API' }, env);
    expect(github.issues).toHaveLength(2);
  });

  test('a missing permission is a notice that names it', async () => {
    await using stage = await startStage(SEEDED);
    const github = await startGitHubApi();
    onTestFinished(() => github.close());
    github.forbid('issues');
    const inputs = { issue: 'Docs', token: github.token, artifact: 'false' };
    const run = await stage.runAction(NAME, inputs, { ...GITHUB, GITHUB_API_URL: github.url });
    expect(run.exitCode).toBe(0);
    expect(notices(run)).toContainEqual(expect.stringContaining('issues: write'));
  });

  test('an artifact is not possible in every step, which is a notice', async () => {
    await using stage = await startStage(SEEDED);
    const run = await stage.runAction(NAME, {}, GITHUB);
    expect(run.exitCode).toBe(0);
    expect(notices(run)).toContainEqual(expect.stringContaining('ACTIONS_RUNTIME_TOKEN'));
  });

  test('a terminal has neither, and says so where it was asked for', async () => {
    await using stage = await startStage(SEEDED);
    const run = await stage.run(NAME, ['--issue', 'Docs']);
    expect(run.exitCode).toBe(0);
    expect(notices(run)).toEqual(['issue: there is no platform here that has issues.']);
  });

  test('a dry run writes below results-dir only', async () => {
    await using stage = await startStage(SEEDED);
    const github = await startGitHubApi();
    const results = await startResultsApi();
    onTestFinished(() => Promise.all([github.close(), results.close()]).then(() => undefined));
    const env = { ...GITHUB, ...results.env, GITHUB_API_URL: github.url };
    const { exitCode, result } = await stage.runAction(
      NAME,
      { issue: 'Docs', token: github.token, 'dry-run': 'true' },
      env,
    );
    expect(exitCode).toBe(0);
    expect(result.message).toMatch(/^Dry run/);
    expect([github.requests.length, results.requests.length]).toEqual([0, 0]);
    expect(existsSync(join(stage.folder, FOLDER, 'report.html'))).toBe(true);
  });
});

describe('inputs', () => {
  test('are refused by name, all at once, before any request', async () => {
    await using stage = await startStage(SEEDED);
    const flags = [
      ...['--period', 'last-year', '--sections', 'everything', '--top', '101', '--max-confidence', '2'],
      ...['--formats', 'pdf', '--start-date', '2026-02-30', '--compare', 'yes'],
    ];
    const { exitCode, result } = await stage.run(NAME, flags);
    expect(exitCode).toBe(2);
    for (const name of ['period', 'sections', 'top', 'max-confidence', 'formats', 'start-date', 'compare'])
      expect(result.message).toMatch(new RegExp(`^--${name}: `, 'm'));
    expect(result.message).toContain('--sections: "everything" has "everything"; write all, or one a line of overview');
    expect(stage.emulator.requests).toEqual([]);
  });

  test.each([
    [['--start-date', '2026-09-01'], /end-date is missing/],
    [['--start-date', '2026-09-09', '--end-date', '2026-09-10'], /has not begun yet/],
    [['--thresholds', 'pages > 1'], /names no metric; there are traffic\.page-views/],
    [['--thresholds', 'ai.questions > 1', '--sections', 'overview'], /needs the section ai/],
  ])('%j', async (flags, problem) => {
    await using stage = await startStage(SEEDED);
    const { exitCode, result } = await stage.run(NAME, flags);
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(problem);
    expect(stage.emulator.requests).toEqual([]);
  });

  test('a folder that cannot be written to is refused before any request', async () => {
    await using stage = await startStage(SEEDED);
    writeFileSync(join(stage.folder, 'file'), '');
    const run = stage.run(NAME, ['--results-dir', 'file/below']);
    await run.catch(() => undefined);
    expect(stage.emulator.requests).toEqual([]);
  });

  test('formats that are not wanted are not written', async () => {
    await using stage = await startStage(SEEDED);
    const { result } = await stage.run(NAME, ['--formats', 'json']);
    expect(result.outputs).toMatchObject({ 'report-html': '', 'report-csv': '' });
    expect(existsSync(join(stage.folder, FOLDER, 'report.html'))).toBe(false);
  });

  test('a missing key is skipped where that is asked for', async () => {
    await using stage = await startStage(SEEDED);
    const { exitCode, result } = await stage.run(NAME, ['--on-missing-key', 'skip'], { DOCS_CI_API_KEY: '' });
    expect([exitCode, result.outcome]).toEqual([0, 'skipped']);
  });

  test('without a key and without merge the key and the address are asked for', async () => {
    await using stage = await startStage();
    const { exitCode, result } = await stage.run(NAME, [], { DOCS_CI_API_KEY: '', DOCS_CI_BASE_URL: '' });
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(/--api-key is missing/);
    expect(result.message).toMatch(/--base-url is required/);
  });
});

test('a run that is cancelled publishes what it knows and asks nothing more', async () => {
  await using stage = await startStage({ ...SEEDED, latencyMs: 20 });
  stage.cancelWhen(() => stage.emulator.requests.length >= 5, 'SIGTERM');
  const { exitCode, result } = await stage.run(NAME);
  expect(exitCode).toBe(143);
  expect(result.outcome).toBe('cancelled');
  expect(result.outputs['page-views']).toBe('');
});
