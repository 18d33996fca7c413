/** analytics-report: what readers did, and what to do about it. */
import { InputError } from '../../api/errors.js';
import { createResultsDir } from '../../disk/write.js';
import { choice, date, flag, type InputValues, lines, number, multipleChoice, text } from '../input-kinds.js';
import { redactPii } from '../../text/redact-pii.js';
import type { Command, Context, Ending } from '../command.js';
import { commonInputs } from '../common-inputs.js';
import { buildReport } from './analysis/build-report.js';
import { collect, SECTIONS } from './read/collect.js';
import { FORMATS } from './formats/formats.js';
import { readReports } from './read/merge-files.js';
import { mergeReports } from './analysis/merge-reports.js';
import type { Report } from './report-schema.js';
import { PERIOD_NAMES, periodProblems, planPeriod } from './period.js';
import { keepArtifact, keepIssue } from './platform.js';
import type { Words } from './analysis/reader-text.js';
import { type AnalyticsRecord, reportAnalytics, verdictEnding } from './summary.js';
import { thresholdProblems } from './thresholds.js';
import { writeReport } from './formats/write-report.js';
import { workspacePath } from '../../disk/paths.js';

const inputs = {
  period: choice(PERIOD_NAMES, {
    description:
      'Which days, in UTC: the last 7, 30 or 90 days end yesterday, last-week is Monday to Sunday, last-month a month of the calendar. start-date and end-date take its place.',
    default: 'last-7-days',
  }),
  startDate: date({ description: 'First day, such as 2026-09-01; needs end-date.' }),
  endDate: date({
    description: 'Last day, included. Over 90 days only page views, searches and the days are reported.',
  }),
  compare: choice(['previous', 'none'], {
    description: 'Compare with the window of the same length right before.',
    default: 'previous',
  }),
  sections: multipleChoice(SECTIONS, {
    description: `What to report, one a line: ${SECTIONS.join(', ')}; or all.`,
    default: 'all',
  }),
  top: number({ description: 'Rows a table, 1 to 100.', default: '10' }, { min: 1, max: 100 }),
  pathContains: text({ description: 'Tables of pages hold only paths with this in them, in any case.' }),
  maxConfidence: number(
    { description: 'The assistant was unsure of answers that it scored below this, 0 to 1.', default: '0.5' },
    { min: 0, max: 1, fractions: true },
  ),
  thresholds: lines({
    description:
      'What must hold, one a line, such as search.no-result-rate < 0.3 or traffic.page-views.change > -20. A line that does not hold, or has no data, ends the job with exit 3 after everything is published.',
  }),
  formats: multipleChoice(FORMATS, {
    description: `Files to write, one a line: ${FORMATS.join(', ')}; or all.`,
    default: 'all',
  }),
  quoteReaders: flag({
    description:
      'Show what readers typed: searches, questions, comments. With false no format holds a word of it, and referrers are cut to their host.',
    default: 'true',
  }),
  redact: flag({
    description: 'Take e-mail addresses and runs of 8 or more digits out of what readers typed.',
    default: 'true',
  }),
  artifact: flag({ description: 'Keep all files as one artifact of the run.', default: 'true' }),
  artifactName: text({
    description: 'Name of that artifact; each job of a matrix needs its own.',
    default: 'analytics-report',
  }),
  issue: text({
    description:
      'Title of one issue that holds the newest report: written once, then updated, opened again if closed (GitHub: permission issues: write; GitLab: needs token).',
  }),
  merge: lines({
    description:
      'Patterns of report.json files below the workspace, one a line: one report is made of them, without a key and without asking the service.',
  }),
  ...commonInputs({
    name: 'analytics-report',
    timeout: '10m',
    timeoutText: 'A section that the service cannot answer is left out long before.',
  }),
} as const;

/** An artifact and an issue, each with a second try. */
const MAX_PUBLISHING_MS = 60_000;

type Values = InputValues<typeof inputs>;
type ReportContext = Context<Values, AnalyticsRecord>;

export const analyticsReport: Command<typeof inputs, AnalyticsRecord> = {
  name: 'analytics-report',
  summary: 'Report what readers of the documentation did, and what to do about it',
  branding: { icon: 'bar-chart', color: 'blue' },
  inputs,
  outputs: {
    'page-views': 'Page views',
    sessions: 'Sessions, distinct over the whole range',
    searches: 'Searches',
    'no-result-rate': 'Share of searches that found nothing, 0 to 1; empty without searches',
    'satisfaction-rate': 'Share of likes among votes, 0 to 100; empty without votes',
    'ai-questions': 'Questions to the assistant',
    'low-confidence': 'Answers that the assistant was unsure of',
    'thresholds-met': 'true where every threshold holds',
    'report-json': 'Path of report.json, relative to the workspace',
    'report-html': 'Path of report.html',
    'report-csv': 'Folder of the CSV files',
    'issue-url': 'Address of the issue',
  },
  // A limit that holds one section back for all that time would take the others with it.
  publishingMs: (timeoutMs) => Math.min(timeoutMs / 10, MAX_PUBLISHING_MS),
  createRecord: () => ({}),
  needsService: (values) => values.merge === undefined,
  check: ({ merge, startDate, endDate, sections = SECTIONS, thresholds = [] }) => [
    ...periodProblems({ startDate, endDate }),
    ...thresholdProblems(thresholds, merge ? SECTIONS : sections),
  ],
  run: runReport,
  onInterrupted: ({ files }) => (files ? 'The files of the report were written before.' : undefined),
  summarize: (record) => reportAnalytics(record),
};

async function runReport(context: ReportContext): Promise<Ending> {
  const { host, record, resultsDir } = context;
  await checkResultsDir(context);
  const made = context.inputs.merge ? await mergeFiles(context, context.inputs.merge) : await collectReport(context);
  const report = withoutSecrets(made, context.redact);
  record.report = report;
  const files = await writeReport(report, context.inputs.formats, resultsDir);
  record.files = files.map((path) => ({ path, shown: workspacePath(host.workspace, path) }));
  if (context.inputs.dryRun) return verdictEnding(report, record, 'Dry run: neither artifact nor issue was written. ');
  await keepArtifact(context);
  await keepIssue(context, report);
  return verdictEnding(report, record);
}

/** A report that cannot be written is not worth a request. */
async function checkResultsDir({ resultsDir, host }: ReportContext): Promise<void> {
  try {
    await createResultsDir(resultsDir);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new InputError([
      `${host.label('results-dir')}: ${workspacePath(host.workspace, resultsDir)} cannot be written to (${why}); give a folder that can.`,
    ]);
  }
}

async function collectReport(context: ReportContext): Promise<Report> {
  const { inputs: values, log, clock, redact } = context;
  const period = planPeriod(values, clock.now());
  if ('problem' in period) throw new InputError([period.problem]);
  if (period.isOpen)
    log.notice(`The range is still open: ${period.endDate} is not over (UTC), so its numbers will grow.`);
  const wanted = { ...values, period };
  const collected = await collect(context, wanted);
  return buildReport(collected, {
    wanted,
    words: wordsOf(values, redact),
    thresholds: values.thresholds ?? [],
    nowMs: clock.now(),
  });
}

async function mergeFiles(
  { inputs: values, host, log, clock, redact, resultsDir }: ReportContext,
  patterns: readonly string[],
): Promise<Report> {
  const named = await readReports(patterns, { workspace: host.workspace, resultsDir, label: host.label('merge') });
  log.info(
    `Merging ${named.length} ${named.length === 1 ? 'report' : 'reports'}: ${named.map(({ name }) => name).join(', ')}.`,
  );
  const { top, thresholds = [] } = values;
  return mergeReports(named, { top, thresholds, words: wordsOf(values, redact), nowMs: clock.now() });
}

/** How readers' words may be shown; undefined where they may not. */
function wordsOf({ quoteReaders, redact: isRedacted }: Values, redact: (text: string) => string): Words | undefined {
  if (!quoteReaders) return undefined;
  return (typed) => (isRedacted ? redactPii(redact(typed)) : redact(typed));
}

function withoutSecrets(report: Report, redact: (text: string) => string): Report {
  const clean = (_: string, value: unknown): unknown => (typeof value === 'string' ? redact(value) : value);
  return JSON.parse(JSON.stringify(report), clean) as Report;
}
