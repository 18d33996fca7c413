import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeMetrics } from '../../../../src/commands/analytics-report/analysis/evidence.js';
import { sessionsOfEvents } from '../../../../src/commands/analytics-report/analysis/few-sessions.js';
import { selectToDos } from '../../../../src/commands/analytics-report/analysis/to-dos.js';
import {
  issueBlocks,
  reportHeadline,
  shortCommentBlocks,
} from '../../../../src/commands/analytics-report/formats/issue-texts.js';
import { renderFormats } from '../../../../src/commands/analytics-report/formats/render-formats.js';
import {
  findMetric,
  METRIC_NAMES,
  metricOf,
  type MetricName,
} from '../../../../src/commands/analytics-report/numbers/metrics.js';
import type { Project, Report } from '../../../../src/commands/analytics-report/numbers/report-schema.js';
import { VERDICT_RULES } from '../../../../src/commands/analytics-report/numbers/report-version.js';
import { describeEnding } from '../../../../src/commands/analytics-report/account.js';
import { evaluateReport } from '../../../../src/commands/analytics-report/numbers/thresholds.js';
import { renderMarkdown } from '../../../../src/text/markdown.js';
import { NEW_PAGE, reportOfWorld } from '../../../support/reader-worlds.js';
import { projectOf, reportOf, toDosOf } from '../report-fixtures.js';

type Numbers = Partial<Record<MetricName, readonly [value: number | null, previous: number | null]>>;

const STEADY: Numbers = {
  'traffic.page-views': [1_400, 1_410],
  'traffic.sessions': [660, 655],
  'feedback.total': [120, 118],
  'feedback.satisfaction-rate': [61, 60],
  'search.total': [242, 240],
  'search.sessions': [200, 200],
  'search.no-result-rate': [0.149, 0.15],
  'search.click-through-rate': [0.548, 0.55],
};

function judged(numbers: Numbers) {
  const all = { ...STEADY, ...numbers };
  const values = METRIC_NAMES.map((name) => metricOf(name, ...(all[name] ?? ([null, null] as const))));
  const variation = { dispersion: 1.5, degrees: 11, mean: 660 };
  const counts = { 'traffic.sessions': variation, 'traffic.page-views': { ...variation, dispersion: 5 } };
  const sessions = sessionsOfEvents(values, undefined);
  return { values, variations: { counts, days: 7, perSession: { 'feedback.total': 1.1 }, sessions } };
}

function projectWith(numbers: Numbers, fields: Partial<Project> = {}): Project {
  const { values, variations } = judged(numbers);
  const { metrics } = judgeMetrics(values, variations);
  return projectOf({ title: 'Docs', metrics, largestChanges: [], ...fields });
}

/** A part that makes a rule hold, and what a report says because of it. */
const PARTS = {
  threshold: [{}, {}, '28.9% of searches find nothing; the limit is below 20%.'],
  outage: [
    {},
    {
      outages: [
        { series: 'traffic', since: '2026-09-02', weekBefore: 1_400, expected: 140, isRecorded: null } as const,
      ],
    },
    'No page views since Wed 2 Sep; 1,400 the week before.',
  ],
  incomplete: [
    {},
    {
      notes: ['search', 'feedback'].map((section) => ({
        section,
        message: `Couldn't fetch ${section}: no response (ECONNRESET).`,
        missing: 'section' as const,
      })),
    },
    "Search and feedback couldn't be fetched.",
  ],
  level: [
    { 'feedback.total': [400, 395], 'feedback.satisfaction-rate': [43, 43.5] },
    {},
    'Most votes are dislikes: 57.0% of 400.',
  ],
  rate: [{ 'search.no-result-rate': [0.31, 0.149] }, {}, 'More searches find nothing: 31.0% of 242, 14.9% before.'],
  traffic: [{ 'traffic.sessions': [396, 660] }, {}, 'Fewer readers: 396 sessions, 660 the week before (−40.0%).'],
  nothing: [
    { 'traffic.sessions': [14, 36], 'traffic.page-views': [30, 31] },
    { sight: 'few' },
    'Too few readers to tell: 14, 36 the week before.',
  ],
  quiet: [{}, {}, 'A steady week: no total changed more than usual.'],
} as const satisfies Record<string, readonly [Numbers, Partial<Project>, string]>;

function reportWith(rules: readonly (keyof typeof PARTS)[]): Report {
  const numbers = Object.assign({}, ...rules.map((rule) => PARTS[rule][0])) as Numbers;
  const isUnmet = rules.includes('threshold');
  const project = projectWith(
    isUnmet ? { ...numbers, 'search.no-result-rate': [0.289, 0.29] } : numbers,
    Object.assign({}, ...rules.map((rule) => PARTS[rule][1])) as Partial<Project>,
  );
  const thresholds = evaluateReport(isUnmet ? ['search.no-result-rate < 20%'] : [], project.metrics);
  return reportOf(project, { thresholds, toDos: selectToDos(toDosOf(), { thresholds, project }) });
}

describe('decideVerdict', () => {
  test.each(VERDICT_RULES)('says by the rule %s what holds, with its numbers', (rule) => {
    const { verdict } = reportWith([rule]);
    expect(verdict).toMatchObject({ rule, text: PARTS[rule][2] });
    expect(verdict.words.split(' ').length).toBeLessThanOrEqual(4);
  });

  const pairs = VERDICT_RULES.slice(0, -1).map((rule, index) => [rule, VERDICT_RULES[index + 1] ?? rule] as const);
  test.each(pairs)('leads with %s if %s holds, too', (first, second) => {
    expect(reportWith([second, first]).verdict.rule).toBe(first);
  });

  test('names what is missing after a threshold and an outage, and what the rest says after it', () => {
    expect(reportWith(['threshold', 'incomplete']).verdict.text).toBe(
      "28.9% of searches find nothing; the limit is below 20%. Search and feedback couldn't be fetched.",
    );
    expect(reportWith(['outage', 'incomplete']).verdict.text).toMatch(/week before\. Search and feedback couldn't/);
    expect(reportWith(['incomplete', 'rate']).verdict.text).toBe(
      "Search and feedback couldn't be fetched; of the rest, more searches find nothing: 31.0% of 242, 14.9% before.",
    );
  });

  test.each<[Numbers, string]>([
    [{ 'search.click-through-rate': [0.201, 0.548] }, 'Fewer searches lead to a click: 20.1% of 242, 54.8% before.'],
    [
      { 'feedback.satisfaction-rate': [44.2, 65] },
      'Readers are less satisfied: 44.2% of 120 votes are likes, 65.0% before.',
    ],
    [{ 'search.no-result-rate': [0.02, 0.149] }, 'Fewer searches find nothing: 2.0% of 242, 14.9% before.'],
    [
      { 'feedback.total': [300, 300], 'feedback.satisfaction-rate': [40, 60] },
      'Most votes are dislikes: 60.0% of 300, 40.0% before.',
    ],
  ])('names the change of %j with both numbers', (numbers, text) => {
    const { verdict } = reportOf(projectWith(numbers));
    expect(verdict.text).toBe(text);
    expect(verdict.sign).toBe(text.startsWith('Fewer searches find') ? 'good' : 'warning');
  });

  test('calls 9 of 12 votes after 0 of 3 too few to compare', () => {
    const project = projectWith({ 'feedback.total': [12, 3], 'feedback.satisfaction-rate': [75, 0] });
    expect(findMetric(project.metrics, 'feedback.satisfaction-rate')).toMatchObject({
      isFew: true,
      beyondChance: null,
      p: null,
    });
    expect(reportOf(project).verdict.rule).toBe('quiet');
  });

  test.each<[number, number, number]>([
    [0, 100, 200],
    [100, 0, 200],
    [0, 0, 200],
    [100, 100, 30],
  ])('compares rates of %d%% and %d%% of %d without an error', (now, before, votes) => {
    const project = projectWith({ 'feedback.total': [votes, votes], 'feedback.satisfaction-rate': [now, before] });
    expect(findMetric(project.metrics, 'feedback.satisfaction-rate')?.beyondChance).toBe(now !== before);
  });

  test('names every missed threshold, and says why a value is missing', () => {
    const project = projectWith({}, PARTS.incomplete[1]);
    const lines = ['feedback.satisfaction-rate >= 70', 'search.total > 9999'];
    const metrics = project.metrics.map((metric) =>
      metric.name === 'feedback.satisfaction-rate' ? { ...metric, value: null } : metric,
    );
    const verdictOf = (some: readonly string[]): string =>
      reportOf(project, { thresholds: evaluateReport(some, metrics) }).verdict.text;
    expect(verdictOf(lines.toReversed())).toContain(
      "Also not met: feedback.satisfaction-rate >= 70% (couldn't be fetched).",
    );
    expect(verdictOf(lines)).toMatch(
      /^Satisfaction couldn't be fetched; the limit is at least 70%\. Also not met: search\.total > 9999 \(242\)\./,
    );
  });

  test('says without a comparison only what was counted', () => {
    const period = { ...projectOf().period, days: 150, previous: null };
    const metrics = [metricOf('traffic.page-views', 40_173, null)];
    expect(reportOf(projectOf({ period, metrics, sight: null })).verdict.text).toBe(
      '40,173 page views in 150 days; not compared.',
    );
  });

  test('calls no week steady in which something was not recorded and not compared', () => {
    const uncompared = [{ series: 'search', why: 'no searches were recorded on 1–2 September 2026' }] as const;
    expect(reportOf(projectWith({}, { uncompared })).verdict).toMatchObject({
      rule: 'nothing',
      sign: 'neutral',
      text: 'Steady as far as compared, but no searches were recorded on 1–2 September 2026.',
    });
  });

  test.each<[string, Numbers, 'search' | 'feedback']>([
    [
      'searches',
      { 'search.total': [372, 228], 'search.sessions': [207, 200], 'search.no-result-rate': [0.51, 0.25] },
      'search',
    ],
    ['searches', { 'search.total': [240, 380], 'search.no-result-rate': [0.15, 0.45] }, 'search'],
    ['votes', { 'feedback.total': [154, 71], 'feedback.satisfaction-rate': [31, 77] }, 'feedback'],
  ])(
    'calls no week steady or worse if few readers may have caused the change of %s: %j',
    (events, numbers, section) => {
      const project = projectWith(numbers);
      const { variations, values } = judged(numbers);
      expect(judgeMetrics(values, variations).ofFew.length).toBeGreaterThan(0);
      const uncompared = [
        { series: section, why: `few readers may have caused the change of ${events}: 1, 2 the week before` },
      ];
      expect(reportOf({ ...project, uncompared }).verdict).toMatchObject({
        rule: 'nothing',
        text: `Steady as far as compared, but few readers may have caused the change of ${events}: 1, 2 the week before.`,
      });
    },
  );

  test('ends a steady week with its largest change, as a fact', () => {
    const change = { path: '/pdf', title: 'Print as PDF', previousPath: null, sessions: 193, previous: 312 };
    const verdictWith = (largestChanges: Project['largestChanges']) =>
      reportOf(projectWith({}, { largestChanges })).verdict;
    expect(verdictWith([change])).toMatchObject({
      text: 'A steady week: no total changed more than usual. Largest change of 20% or more: Print as PDF, 312\u00a0→\u00a0193 readers.',
      clause: 'a steady week: no total changed more than usual',
    });
    expect(verdictWith([{ ...change, title: 'التنبيهات' }]).text).toContain(
      'Largest change of 20% or more: التنبيهات, 312\u00a0→\u00a0193 readers.',
    );
    const moved = { path: '/start/quick', title: 'Quick start', previousPath: '/quick', sessions: 163, previous: 176 };
    expect(verdictWith([moved]).text).toMatch(/Quick start moved to \/start\/quick, 176\u00a0→\u00a0163 readers\.$/);
    expect(reportOf(projectWith({ 'traffic.sessions': [396, 660] }, { largestChanges: [change] })).verdict.text).toBe(
      'Fewer readers: 396 sessions, 660 the week before (−40.0%).',
    );
  });

  test('names rates of too few events after a steady week and after too few readers', () => {
    const few: Numbers = { 'feedback.total': [4, 3], 'search.total': [9, 8], 'search.sessions': [9, 8] };
    expect(reportOf(projectWith(few)).verdict.text).toBe(
      'A steady week: no total changed more than usual. Too few votes and searches to compare their rates.',
    );
    expect(reportOf(projectWith({ ...few, ...PARTS.nothing[0] }, { sight: 'few' })).verdict.text).toBe(
      'Too few readers to tell: 14, 36 the week before. Too few votes and searches to compare their rates.',
    );
  });

  test.each<[Partial<Project>, string]>([
    [{ sight: 'varied' }, 'The number of readers varies too much to tell: 660, 655 the week before.'],
    [
      { sight: 'varied', period: { ...projectWith({}).period, days: 1 } },
      'The number of readers varies too much to tell: 660, 655 a week before.',
    ],
    [
      { uncompared: [{ series: 'traffic', why: 'the first readers were recorded on 18 Oct' }] },
      'Not compared: the first readers were recorded on 18 Oct.',
    ],
    [
      { uncompared: [{ series: 'search', why: '400 searches on Mon 23 Nov came from few sessions' }] },
      'Steady as far as compared, but 400 searches on Mon 23 Nov came from few sessions.',
    ],
  ])('calls no week steady with %j', (fields, text) => {
    expect(reportOf(projectWith({}, fields)).verdict).toMatchObject({ rule: 'nothing', sign: 'neutral', text });
  });
});

describe('every report', () => {
  const rules = fc.subarray([...VERDICT_RULES]);

  test('marks nothing below "nothing" and "quiet", and is ❌ if and only if the job fails', () => {
    fc.assert(
      fc.property(rules, (held) => {
        const report = reportWith(held);
        const { project } = report;
        const { rule, sign } = report.verdict;
        if (rule === 'nothing' || rule === 'quiet') {
          expect(project.metrics.some(({ beyondChance }) => beyondChance)).toBe(false);
        }
        expect(sign === 'same').toBe(rule === 'quiet');
        expect(report.verdict.sign === 'bad').toBe(describeEnding(report, {}).outcome !== 'done');
      }),
    );
  });

  test('has the sentence of its verdict in every format', async () => {
    for (const rule of VERDICT_RULES) {
      const report = reportWith([rule]);
      const { text, clause } = report.verdict;
      const files = await renderFormats(report);
      const plain = (markup: string): string =>
        markup
          .replaceAll(/<[^>]*>|[*\\]/g, '')
          .replaceAll('&#39;', "'")
          .replaceAll('&quot;', '"');
      expect(plain(files.get('report.html') ?? ''), rule).toContain(text);
      expect(reportHeadline(report).text, rule).toContain(clause);
      expect(plain(renderMarkdown(issueBlocks(report, {}))), rule).toContain(text);
      expect(plain(renderMarkdown(shortCommentBlocks(report))), rule).toContain(text);
      expect(describeEnding(report, {}).message, rule).toContain(text);
    }
  });

  test('starts with the largest to-do of the section whose threshold is not met, and an outage is the only to-do', () => {
    expect(reportWith(['threshold']).toDos.map(({ sources }) => sources[0])).toEqual(['Search', 'Feedback']);
    expect(reportWith(['outage']).toDos).toMatchObject([
      { verb: 'Check that page views are recorded', effect: "about 140 weren't recorded" },
    ]);
    const [outage] = PARTS.outage[1].outages;
    const outages = [outage, { ...outage, series: 'search' as const, expected: 990 }];
    const toDos = selectToDos([], { thresholds: [], project: projectOf({ outages }) });
    expect(toDos.map(({ count }) => count)).toEqual([990, 140]);
    const markdown = renderMarkdown(shortCommentBlocks(reportOf(projectOf({ outages }), { toDos })));
    expect(markdown).toContain("Check that searches are recorded.</strong> About 990 weren't recorded.");
  });
});

describe('HTML report', () => {
  const htmlOf = async (report: Report): Promise<string> => (await renderFormats(report)).get('report.html') ?? '';

  test('says why a smaller to-do leads, and lists a threshold that is met only at the end', async () => {
    const report = reportWith(['threshold']);
    const thresholds = [...report.thresholds, ...evaluateReport(['search.total > 10'], report.project.metrics)];
    const [start = '', end = ''] = (await htmlOf({ ...report, thresholds })).split('<h2 id="numbers">');
    expect(start).toContain('The first one is about the threshold that isn&#39;t met');
    // The heading says the threshold that isn't met, and nothing repeats it.
    expect(start.match(/28\.9% of searches find nothing; the limit is below 20%/g)).toHaveLength(1);
    expect(start).not.toMatch(/<strong>(Met|Not met)<\/strong>/);
    expect(end.match(/<strong>(Met|Not met)<\/strong>/g)).toEqual(['<strong>Met</strong>']);
  });

  test('lists each other threshold that is not met once, below the sentence', async () => {
    const report = reportWith(['threshold']);
    const thresholds = [...report.thresholds, ...evaluateReport(['search.total > 9999'], report.project.metrics)];
    const html = await htmlOf(reportOf(report.project, { thresholds }));
    expect(html.match(/<strong>Not met<\/strong><\/span> [^<]*/g)).toEqual([
      '<strong>Not met</strong></span> Searches are 242; the limit is above 9,999. ',
    ]);
  });

  test('gives the order of to-dos only if there are several', async () => {
    expect(await htmlOf(reportWith(['outage']))).not.toContain('In the order of');
    expect(await htmlOf(reportWith(['quiet']))).toContain(
      'In the order of how many readers or searches they are about.',
    );
  });
});

describe('weeks of 660 readers', () => {
  /** worlds.slow.test.ts tries 200, of this site and of others. */
  const RUNS = 50;

  test('have at most 5% false headlines if nothing changes, and are mostly steady', () => {
    const reports = Array.from({ length: RUNS }, (_, seed) => reportOfWorld({ readersPerWeek: 660, days: 7, seed }));
    const claims = reports.filter(({ verdict }) => !['quiet', 'nothing'].includes(verdict.rule)).length;
    expect(claims / RUNS).toBeLessThanOrEqual(0.05);
    expect(reports.filter(({ verdict }) => verdict.rule === 'quiet').length / RUNS).toBeGreaterThan(0.7);
  });

  test('calls no week steady at 30 readers, nor after a fall by 40%', () => {
    for (let seed = 0; seed < RUNS; seed += 1) {
      expect(reportOfWorld({ readersPerWeek: 30, days: 7, seed }).verdict.rule).not.toBe('quiet');
      const fallen = reportOfWorld({ readersPerWeek: 660, days: 7, seed, change: { traffic: 0.6 } });
      expect(fallen.verdict.rule).not.toBe('quiet');
    }
  });

  test('names a holiday as one day, not as fewer readers', () => {
    const texts = Array.from({ length: RUNS }, (_, seed) => {
      const { verdict, project } = reportOfWorld({ readersPerWeek: 30_000, days: 7, seed, change: { holiday: 0.1 } });
      if (!verdict.text.startsWith('Steady but')) return verdict.text;
      // A change that one day made isn't called usual.
      expect(project.metrics.find(({ oddDay }) => oddDay)).toMatchObject({ usual: null, beyondChance: false });
      return verdict.text;
    });
    const named = texts.filter((text) =>
      /^Steady but for Wed 11 Nov: [\d,]+ readers, [\d,]+ on Wed 4 Nov\.$/.test(text),
    );
    expect(named.length).toBeGreaterThan(RUNS / 10);
    expect(texts.filter((text) => text.startsWith('Fewer')).length).toBeLessThanOrEqual(RUNS / 10);
  });

  test('never claims that most searches fail if a machine searched', () => {
    for (let seed = 0; seed < RUNS; seed += 1) {
      const { verdict } = reportOfWorld({ readersPerWeek: 660, days: 7, seed, machineSearches: 400 });
      expect(verdict.text).not.toMatch(/^(?:More|Most|Fewer) searches/);
    }
  });

  test.each([
    ['an outage', { lostDays: 2 }, /^No page views since Sat 14 Nov; [\d,]+ the week before\.$/],
    [
      'an outage of page views alone',
      { lostDays: 2, lost: ['traffic'] },
      /since Sat 14 Nov, but searches are recorded; /,
    ],
    [
      'an outage of searches alone',
      { lostDays: 2, lost: ['search'] },
      /^No searches since Sat 14 Nov, but page views are recorded; /,
    ],
    ['a site that halves', { traffic: 0.5 }, /^Fewer readers: \d+ sessions, \d+ the week before \(−\d\d\.\d%\)\.$/],
    ['a new page', { pages: { [NEW_PAGE]: 1 } }, /Largest change of 20% or more: Page 59, 0\u00a0→\u00a0\d+ readers\./],
  ] as const)('names in the verdict %s', (_, change, text) => {
    const report = reportOfWorld({ readersPerWeek: 660, days: 7, seed: 7, change });
    expect(report.verdict.text).toMatch(text);
  });
});
