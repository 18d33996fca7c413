/** Declares analytics-report, which reports what readers did and what to do about it. */
import { InputError } from '../../api/errors.js';
import { workspacePath } from '../../disk/paths.js';
import { createResultsDir } from '../../disk/write.js';
import { redactPii } from '../../text/redact-pii.js';
import type { Command, Context, Ending } from '../command.js';
import { commonInputs } from '../common-inputs.js';
import { choice, date, flag, type InputValues, lines, number, multipleChoice, text } from '../input-kinds.js';
import { buildReport } from './analysis/build-report.js';
import { mergeReports } from './analysis/merge-reports.js';
import type { RedactText } from './analysis/reader-text.js';
import { FORMATS } from './formats/render-formats.js';
import { writeReport } from './formats/write-report.js';
import { openPeriodNote, PERIOD_NAMES, periodProblems, planPeriod } from './period.js';
import { updateIssue, uploadReport } from './publish-report.js';
import { collect } from './read/collect.js';
import { readReports } from './read/report-files.js';
import { SECTION_NAMES } from './read/section-requests.js';
import type { Report } from './report-schema.js';
import { type AnalyticsRecord, describeEnding, summarizeReport } from './summary.js';
import { thresholdProblems } from './thresholds.js';

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
  sections: multipleChoice(SECTION_NAMES, {
    description: `What to report, one a line: ${SECTION_NAMES.join(', ')}; or all.`,
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

/** The time is enough for an artifact and an issue, each with a retry. */
const MAX_PUBLISHING_MS = 60_000;

type Values = InputValues<typeof inputs>;
type ReportContext = Context<Values, AnalyticsRecord>;

export const analyticsReport: Command<typeof inputs, AnalyticsRecord> = {
  name: 'analytics-report',
  summary: 'Report what readers of the documentation did, and what to do about it',
  branding: { icon: 'bar-chart', color: 'blue' },
  inputs,
  inputGroups: {
    Report: ['period', 'startDate', 'endDate', 'compare', 'sections', 'top', 'pathContains', 'maxConfidence', 'merge'],
    'Checks and formats': ['thresholds', 'formats', 'quoteReaders', 'redact'],
    'On GitHub and GitLab': ['artifact', 'artifactName', 'issue'],
  },
  keyRole: 'viewer',
  examples: [
    'analytics-report --period last-week',
    'analytics-report --thresholds "search.no-result-rate < 30%"',
    'analytics-report --sections traffic --sections search --formats csv',
  ],
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
  // A section that waits for the rate limit until the timeout would leave no time to publish the others.
  publishingMs: (timeoutMs) => Math.min(timeoutMs / 10, MAX_PUBLISHING_MS),
  createRecord: () => ({}),
  needsService: (values) => values.merge === undefined,
  check: ({ merge, startDate, endDate, sections = SECTION_NAMES, thresholds = [] }) => [
    ...periodProblems({ startDate, endDate }),
    ...thresholdProblems(thresholds, merge ? SECTION_NAMES : sections),
  ],
  run: runReport,
  onInterrupted: ({ files }) => (files ? 'The files of the report were written before.' : undefined),
  summarize: summarizeReport,
};

async function runReport(context: ReportContext): Promise<Ending> {
  const { host, record, resultsDir } = context;
  await checkResultsDir(context);
  const { merge } = context.inputs;
  const report = redactReport(await (merge ? mergeFiles(context, merge) : collectReport(context)), context.redact);
  record.report = report;
  const files = await writeReport(report, context.inputs.formats, resultsDir);
  record.files = files.map((path) => ({ path, relativePath: workspacePath(host.workspace, path) }));
  if (context.inputs.dryRun) return describeEnding(report, record, 'Dry run: neither artifact nor issue was written. ');
  await uploadReport(context);
  await updateIssue(context, report);
  return describeEnding(report, record);
}

/** Checking before the first request saves the requests of a report that can't be written. */
async function checkResultsDir({ resultsDir, host }: ReportContext): Promise<void> {
  try {
    await createResultsDir(resultsDir);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new InputError([
      `${host.label('results-dir')}: ${workspacePath(host.workspace, resultsDir)} cannot be written to (${reason}); give a folder that can.`,
    ]);
  }
}

async function collectReport(context: ReportContext): Promise<Report> {
  const { inputs: values, log, clock, redact } = context;
  const period = planPeriod(values, clock.now());
  if ('problem' in period) throw new InputError([period.problem]);
  if (period.isOpen) log.notice(openPeriodNote(period));
  const query = { ...values, period };
  const collected = await collect(context, query);
  return buildReport(collected, {
    query,
    redactText: readerTextRedaction(values, redact),
    thresholds: values.thresholds ?? [],
    nowMs: clock.now(),
  });
}

async function mergeFiles(
  { inputs: values, host, log, clock, redact, resultsDir }: ReportContext,
  patterns: readonly string[],
): Promise<Report> {
  const reports = await readReports(patterns, { workspace: host.workspace, resultsDir, label: host.label('merge') });
  log.info(
    `Merging ${reports.length} ${reports.length === 1 ? 'report' : 'reports'}: ${reports.map(({ name }) => name).join(', ')}.`,
  );
  const { top, thresholds = [] } = values;
  return mergeReports(reports, {
    top,
    thresholds,
    redactText: readerTextRedaction(values, redact),
    nowMs: clock.now(),
  });
}

/** Undefined means that no text of readers may be shown. */
function readerTextRedaction(
  { quoteReaders, redact: isPiiRedacted }: Values,
  redactSecrets: RedactText,
): RedactText | undefined {
  if (!quoteReaders) return undefined;
  return (typed) => (isPiiRedacted ? redactPii(redactSecrets(typed)) : redactSecrets(typed));
}

function redactReport(report: Report, redactSecrets: RedactText): Report {
  const redact = (_: string, value: unknown): unknown => (typeof value === 'string' ? redactSecrets(value) : value);
  return JSON.parse(JSON.stringify(report), redact) as Report;
}
