/** Defines the command analytics-report, which reports what readers did and suggests fixes. */
import { InputError } from '../../api/errors.js';
import { workspacePath } from '../../disk/paths.js';
import { removeResultsFiles } from '../../disk/earlier-results.js';
import { createResultsDir, describeResultsError } from '../../disk/write.js';
import { artifactNameProblem } from '../../text/artifact-name.js';
import { quoted } from '../../text/sentences.js';
import { redactPii } from '../../text/redact-pii.js';
import {
  type Command,
  type Context,
  type Ending,
  type LocalContext,
  type Input,
  type InputValues,
  join,
  type Problem,
} from '../command.js';
import { commonInputs, token } from '../inputs/common-inputs.js';
import { thresholdProblems } from '../inputs/thresholds.js';
import { choice, date, flag, invalid, lines, text } from '../inputs/kinds.js';
import { buildReport, type ReportOptions } from './analysis/build-report.js';
import type { RedactText } from './analysis/reader-text.js';
import { REPORT_FILES, writeReport } from './formats/render-formats.js';
import { openPeriodNote, PERIOD_NAMES, type Period, periodProblems, planPeriod, todayNote } from './numbers/period.js';
import { publishReport } from './publish-report.js';
import { collect, failureNote, mainError } from './read/collect.js';
import type { AnalyticsRecord } from './record.js';
import type { Report } from './numbers/report-schema.js';
import { plannedPosts } from '../account/posts.js';
import { accountOf, describeEnding, DRY_RUN, DRY_RUN_ON_GITLAB } from './account.js';
import { REPORT_METRICS } from './numbers/thresholds.js';
import { tellsNothing } from './words/describe-report.js';
import { inputName, setting } from '../../text/input-names.js';

/** The report has the name with .html. */
function artifactName<I extends Input<string>>(line: I): I {
  const parse = (raw: string): string => {
    const problem = artifactNameProblem(raw, '.html');
    return problem === undefined ? line.parse(raw) : invalid(problem);
  };
  return { ...line, parse };
}

const inputs = {
  period: choice(PERIOD_NAMES, {
    description:
      'Days to report, in UTC. last-week is Monday to Sunday, last-month is a calendar month, all other periods end yesterday.',
    default: 'last-7-days',
  }),
  startDate: date({
    description: 'First day of the report, such as 2026-09-01. Needs end-date and no period.',
  }),
  endDate: date({
    description: 'Last day of the report. A report has at most 90 days, which is the limit of the service.',
  }),
  thresholds: lines({
    description:
      "Conditions to meet, one per line, such as search.no-result-rate < 30%. If one isn't met or has no data, the job fails with exit code 3.",
  }),
  quoteReaders: flag({
    description:
      'Include text that readers typed: searches, questions and comments. If false, referrers are also reduced to their hosts.',
    default: 'true',
  }),
  redact: flag({
    description:
      'Remove e-mail addresses, long numbers and what looks like a key or a token from text that readers typed.',
    default: 'true',
  }),
  artifact: flag({
    description: 'Upload the report files, and report.html on its own.',
    default: 'true',
  }),
  artifactName: artifactName(
    text({
      description:
        'Name of the artifact on GitHub. The HTML report has this name with .html. Each job of a matrix needs a different name.',
      default: 'analytics-report',
    }),
  ),
  issue: text({
    description:
      'Title of the issue to create, update or reopen with the latest report. Needs issues: write on GitHub, token on GitLab.',
  }),
  issueComment: flag({
    description: 'Add a short comment to the issue in each run, so that its subscribers are notified. Requires issue.',
    default: 'false',
  }),
  ...commonInputs({
    name: 'analytics-report',
    timeout: '10m',
    timeoutText: 'Sections that keep failing are skipped before the limit.',
  }),
  token,
} as const;

/** The time is enough for an artifact and an issue, each with a retry. */
const MAX_PUBLISHING_MS = 60_000;

function publishingMs(timeoutMs: number): number {
  return Math.min(timeoutMs / 10, MAX_PUBLISHING_MS);
}

type Values = InputValues<typeof inputs>;
type ReportContext = Context<Values, AnalyticsRecord>;
type ReportLocalContext = LocalContext<Values, AnalyticsRecord>;

export const analyticsReport: Command<typeof inputs, AnalyticsRecord> = {
  name: 'analytics-report',
  summary: 'Report page views, searches and feedback, with suggested fixes',
  branding: { icon: 'bar-chart', color: 'blue' },
  inputs,
  inputGroups: {
    Report: ['period', 'startDate', 'endDate', 'thresholds', 'quoteReaders', 'redact'],
    'On GitHub and GitLab': ['artifact', 'artifactName', 'issue', 'issueComment'],
  },
  keyRole: 'viewer',
  examples: [
    'analytics-report --period last-week',
    'analytics-report --thresholds "search.no-result-rate < 30%"',
    'analytics-report --start-date 2026-09-01 --end-date 2026-09-30',
  ],
  outputs: {
    verdict: 'The sentence of the report, in one line',
    'page-views': 'Page views in the period',
    sessions: 'Unique sessions in the period',
    searches: 'Searches in the period',
    'no-result-rate': 'Share of searches without results, 0 to 1; empty if there were no searches',
    'satisfaction-rate': 'Share of likes among votes, 0 to 100; empty if there were no votes',
    'ai-questions': 'Questions to the AI assistant',
    'low-confidence': 'Low-confidence answers of the AI assistant',
    'thresholds-met': 'true if every threshold is met, otherwise false',
    'report-json': 'Path of report.json, relative to the workspace',
    'report-html': 'Path of report.html, relative to the workspace',
    'artifact-url': 'URL of the report: of report.html if the platform shows it, else of the artifact',
    'issue-url': 'URL of the issue',
  },
  // A section that waits for the rate limit until the timeout would leave no time to publish the others.
  publishingMs,
  createRecord: () => ({}),
  gitlab: { results: { flagInput: 'artifact', files: ['report.*'], exposeAs: 'Documentation report' } },
  check: ({ period, startDate, endDate, thresholds = [], issue, issueComment, artifact, artifactName: name }) => [
    ...periodWithDates(period, { startDate, endDate }),
    ...(artifact === false && hasOwnName(name) ? [{ input: 'artifactName', problem: WITHOUT_ARTIFACT } as const] : []),
    ...(issueComment && issue === undefined
      ? [
          {
            input: 'issueComment',
            problem: `requires ${inputName('issue')}. Set it to the title of the issue.`,
          } as const,
        ]
      : []),
    ...thresholdProblems(thresholds, REPORT_METRICS),
  ],
  checkFiles: async (context) => {
    await checkResultsDir(context);
    periodOf(context);
  },
  run: runReport,
  onInterrupted: ({ files }) => (files ? 'The report files were already written.' : undefined),
  account: accountOf,
};

const WITHOUT_ARTIFACT = `has no effect with ${setting('artifact', false)}. Remove one.`;

/** A period beside dates is one problem, even if one of the dates is missing, too. */
function periodWithDates(
  period: string | undefined,
  dates: { readonly startDate: string | undefined; readonly endDate: string | undefined },
): Problem<'period' | 'startDate' | 'endDate'>[] {
  const { startDate, endDate } = dates;
  if (!hasOwnPeriod(period) || (startDate ?? endDate) === undefined) return periodProblems(dates);
  const both = `${inputName('start-date')} and ${inputName('end-date')}`;
  const given = startDate === undefined ? 'end-date' : 'start-date';
  const problem =
    startDate !== undefined && endDate !== undefined
      ? `has no effect with ${both}. Remove the dates or ${inputName('period')}.`
      : `can't be combined with ${inputName(given)}. Remove ${inputName(given)}, or remove ${inputName('period')} and set ${both}.`;
  return [{ input: 'period', subject: JSON.stringify(period), problem }];
}

/** The default doesn't count: GitHub and GitLab pass it, too. */
function hasOwnPeriod(period: string | undefined): boolean {
  return period !== undefined && period !== inputs.period.default;
}

function hasOwnName(name: string | undefined): boolean {
  return name !== undefined && name !== inputs.artifactName.default;
}

/** Says who gets to see what readers typed, if it isn't as expected: GitLab keeps the log and the results of each run. */
function warnOfReaders({ host, inputs: values, log }: ReportContext): void {
  if (!values.quoteReaders) return;
  const remedy = `To leave it out, set ${setting('quote-readers', false)}.`;
  const project = host.name === 'gitlab' ? 'project' : 'repository';
  if (host.runContext.isPublic)
    log.warning(`This ${project} is public, so strangers may read the report, with what readers typed. ${remedy}`);
  else if (values.dryRun && host.name === 'gitlab')
    log.warning(
      `Dry run: GitLab keeps the report, with what readers typed, in the log and the artifacts of the job. ${remedy}`,
    );
}

async function runReport(context: ReportContext): Promise<Ending> {
  const { host, record, resultsDir, version, log } = context;
  if (hasOwnName(context.inputs.artifactName) && host.name !== 'github')
    log.notice(`${inputName('artifact-name')}: skipped, because artifacts only have names on GitHub.`);
  await checkResultsDir(context);
  const report = redactReport(await collectReport(context), context.redact);
  record.report = report;
  const { runUrl } = host.runContext;
  const files = await writeReport(report, { workspace: host.workspace, resultsDir, runUrl, version });
  record.files = files.map((path) => ({ path, relativePath: workspacePath(host.workspace, path) }));
  if (context.inputs.dryRun) {
    record.dryRun = host.name === 'gitlab' ? DRY_RUN_ON_GITLAB : DRY_RUN;
    record.plannedPosts = plannedPosts(context, { issue: context.inputs.issue !== undefined });
  }
  warnOfReaders(context);
  if (!context.inputs.dryRun) join(record, await publishReport(context, report, files));
  record.isPublished = record.artifactProblem === undefined;
  return describeEnding(report, record);
}

/** Checking before the first request saves the requests of a report that can't be written. */
async function checkResultsDir({ resultsDir, host }: ReportLocalContext): Promise<void> {
  try {
    await createResultsDir(host.workspace, resultsDir);
  } catch (error) {
    const reason = await describeResultsError(host.workspace, error);
    throw new InputError([
      `${inputName('results-dir')}: couldn't write to "${workspacePath(host.workspace, resultsDir)}": ${reason}`,
    ]);
  }
}

/** Around midnight, a smaller difference would say nothing about the clock. */
const MIN_CLOCK_ERROR_MS = 60_000;

function periodOf({ inputs, clock }: ReportLocalContext): Period {
  const period = planPeriod(inputs, clock.now());
  if ('problem' in period) throw new InputError([`${inputName('start-date')}: ${period.problem}`]);
  return period;
}

async function collectReport(context: ReportContext): Promise<Report> {
  const { inputs: values, log, clock, api } = context;
  const nowMs = clock.now();
  const period = periodOf(context);
  await removeResultsFiles(context, REPORT_FILES);
  const openNote = period.isToday ? todayNote(period) : openPeriodNote(period);
  const today = period.isToday ? period.endDate : period.leftOut;
  const isFuture = today !== undefined && values.endDate !== undefined && values.endDate > today;
  const asked = isFuture ? `${inputName('end-date')}: ${quoted(values.endDate)} is in the future. ` : '';
  if (openNote !== undefined) log.notice(asked + openNote);
  const query = { quoteReaders: values.quoteReaders, period };
  const endMs = context.deadlineMs - publishingMs(values.timeout);
  const collected = await collect({ ...context, endMs }, query);
  const serverMs = api.toServerMs(nowMs);
  const byService = planPeriod(values, Math.abs(serverMs - nowMs) < MIN_CLOCK_ERROR_MS ? nowMs : serverMs);
  if ('endDate' in byService && byService.endDate !== period.endDate)
    log.warning(
      `The clock of this machine is wrong: by the service's clock, the report ends on ${byService.endDate}, not ${period.endDate}. Synchronize the clock, for example with NTP.`,
    );
  // The report has them as they are shown.
  context.record.loggedNotes = [openNote ?? [], ...collected.failures.map(failureNote)].flat().map(context.redact);
  const report = buildReport(collected, query, reportOptions(context));
  // A response can be valid and have no number.
  if (collected.failures.length > 0 && tellsNothing(report.project)) throw mainError(collected.failures);
  return report;
}

function reportOptions({ inputs: values, clock, redact: redactSecrets }: ReportContext): ReportOptions {
  const { thresholds = [], quoteReaders, redact: isPiiRedacted } = values;
  const redactText = isPiiRedacted ? (typed: string): string => redactPii(redactSecrets(typed)) : redactSecrets;
  return { thresholds, redactText: quoteReaders ? redactText : undefined, nowMs: clock.now() };
}

function redactReport(report: Report, redactSecrets: RedactText): Report {
  const redact = (_: string, value: unknown): unknown => (typeof value === 'string' ? redactSecrets(value) : value);
  return JSON.parse(JSON.stringify(report), redact) as Report;
}
