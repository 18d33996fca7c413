/** Summarizes a run of analytics-report: outputs, job summary, and the ending. Pure; the record may be incomplete. */
import { oneLine } from '../../text/log.js';
import { upperFirst } from '../../text/sentences.js';
import type { Account, Row, Section } from '../account/account.js';
import { withoutDryRunPosts } from '../account/blocks.js';
import type { Ending } from '../command.js';
import { metricText } from './words/describe-metrics.js';
import { formatWithNoun } from './words/format-numbers.js';
import { missingParts, toDoLine } from './words/describe-report.js';
import { reportHeadline } from './formats/issue-texts.js';
import { summaryBlocks } from './formats/summary-blocks.js';
import { findMetric, type MetricName, metricValue } from './numbers/metrics.js';
import type { AnalyticsRecord } from './record.js';
import type { Report } from './numbers/report-schema.js';

export function accountOf(record: AnalyticsRecord): Account {
  const { report, files = [], issueUrl, artifactUrl, reportUrl, loggedNotes = [], isPublished, dryRun } = record;
  if (!report) return { outputs: {} };
  const value = (name: MetricName): number | undefined => metricValue(report.project.metrics, name) ?? undefined;
  const [json, html] = ['report.json', 'report.html'].map(
    (ending) => files.find(({ relativePath }) => relativePath.endsWith(ending))?.relativePath,
  );
  const page = [...(dryRun === undefined ? [] : [{ paragraph: dryRun }]), ...summaryBlocks(report, record)];
  return {
    outputs: {
      verdict: oneLine(report.verdict.text),
      'page-views': value('traffic.page-views'),
      sessions: value('traffic.sessions'),
      searches: value('search.total'),
      'no-result-rate': value('search.no-result-rate'),
      'satisfaction-rate': value('feedback.satisfaction-rate'),
      'ai-questions': value('ai.questions'),
      'low-confidence': value('ai.low-confidence'),
      'thresholds-met': report.thresholds.every(({ met }) => met),
      'report-json': json,
      'report-html': html,
      'artifact-url': reportUrl ?? artifactUrl,
      'issue-url': issueUrl,
    },
    headline: isPublished ? reportHeadline(report) : undefined,
    lead: isPublished ? page : undefined,
    // A log has what to do first, and the path of the report. The whole page would be hundreds of lines.
    isLeadInMessage: true,
    sections: sectionsOf(report, loggedNotes),
    next: withoutDryRunPosts(record.plannedPosts),
    details: isPublished ? [] : page,
    links: Object.entries({ Report: reportUrl, 'Report (issue)': issueUrl, 'Report (all files)': artifactUrl }).flatMap(
      ([label, url]) => (url ? [{ label, url }] : []),
    ),
    counts: Object.fromEntries(
      report.project.metrics.flatMap((metric) => (metric.value === null ? [] : [[metric.name, metric.value]])),
    ),
  };
}

/** What to do first, and what is missing that the log doesn't say already. The page has both in its own way. */
function sectionsOf({ project, toDos }: Report, loggedNotes: readonly string[]): Section[] {
  const notes = project.notes.filter(({ message }) => !loggedNotes.includes(message));
  const missing = missingParts({ ...project, notes }).map(({ section, text }): Row => ({ cells: [section, text] }));
  const steps = toDos.map((toDo): Row => ({ cells: [toDoLine(toDo)] }));
  return [
    { label: 'Do this first', head: [], rows: steps, isInLead: true },
    { label: 'Not in this report', head: ['Part', 'Why'], rows: missing, isInLead: true },
  ];
}

export const DRY_RUN = 'Dry run: docs-ci uploaded no artifact and wrote no issue.';
/** GitLab itself uploads what the job wrote. */
export const DRY_RUN_ON_GITLAB = 'Dry run: docs-ci wrote no issue.';

/** Describes the ending of a run that has written its report. */
export function describeEnding(
  report: Report,
  { files = [], artifactProblem, dryRun, issueUrl }: AnalyticsRecord,
): Ending {
  const { thresholds, verdict } = report;
  const unmet = thresholds.filter(({ met }) => !met);
  const mainFile = files.find(({ relativePath }) => relativePath.endsWith('.html')) ?? files[0];
  const sentences = [
    dryRun,
    artifactProblem,
    verdict.text,
    // The verdict has all that aren't met.
    ...(unmet.length === 0 ? describeNumbers(report) : []),
    mainFile && `Report: ${mainFile.relativePath}`,
    issueUrl && `Issue: ${issueUrl}`,
  ];
  const message = sentences.filter((sentence) => sentence !== undefined).join(' ');
  if (artifactProblem !== undefined) return { message, outcome: 'failed', topic: 'artifact' };
  return unmet.length > 0 ? { message, outcome: 'gate', topic: 'threshold' } : { message, outcome: 'done' };
}

/** Returns the numbers that the verdict doesn't contain. */
function describeNumbers({ project, verdict }: Report): string[] {
  const { metrics } = project;
  const counts = (['traffic.page-views', 'search.total'] as const).flatMap((name) => {
    const value = metricValue(metrics, name);
    return value === null ? [] : [formatWithNoun(name, value)];
  });
  const rate = findMetric(metrics, RATE);
  const hasRate = rate !== undefined && rate.value !== null;
  const texts = hasRate ? [...counts, `satisfaction rate ${metricText(rate, project)}`] : counts;
  const others = texts.filter((text) => !verdict.text.startsWith(`${text} `));
  return others.length === 0 ? [] : [`${upperFirst(others.join(', '))}.`];
}

const RATE = 'feedback.satisfaction-rate';
