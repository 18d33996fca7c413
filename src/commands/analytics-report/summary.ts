/** Summarizes a run of analytics-report: outputs, job summary, and the ending. Pure; the record may be incomplete. */
import { posix } from 'node:path';
import type { Block } from '../../text/document.js';
import { pluralize } from '../../text/pluralize.js';
import type { Ending, RunSummary } from '../command.js';
import { formatMetric } from './formats/format-numbers.js';
import { summaryBlocks } from './formats/render-formats.js';
import { describeThreshold } from './formats/format-thresholds.js';
import { type MetricName, METRICS, metricValue } from './metrics.js';
import type { Report } from './report-schema.js';

/** The record holds what the run has done so far. */
export interface AnalyticsRecord {
  report?: Report;
  files?: readonly { readonly path: string; /** The path starts at the workspace. */ readonly relativePath: string }[];
  /** Messages of notes that the log already has. */
  loggedNotes?: readonly string[];
  artifactUrl?: string;
  /** URL of the artifact that shows report.html in the browser. */
  reportUrl?: string;
  /** The message says why the artifact couldn't be uploaded. */
  artifactProblem?: string;
  issueUrl?: string;
}

export function summarizeReport(record: AnalyticsRecord): RunSummary {
  const { report, files = [], issueUrl, artifactUrl, loggedNotes = [] } = record;
  if (!report) return { outputs: {}, summary: [] };
  const value = (name: MetricName): number | undefined => metricValue(report.metrics, name) ?? undefined;
  const [json, html, csv] = ['report.json', 'report.html', '.csv'].map(
    (ending) => files.find(({ relativePath }) => relativePath.endsWith(ending))?.relativePath,
  );
  return {
    outputs: {
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
      'report-csv': csv && posix.dirname(csv),
      'issue-url': issueUrl,
    },
    summary: [...linkBlocks(record), ...summaryBlocks(report)],
    brief: toDoBlocks(report, loggedNotes),
    links: [
      ...(issueUrl ? [{ label: 'Report (issue)', url: issueUrl }] : []),
      ...(artifactUrl ? [{ label: 'Report (artifact)', url: artifactUrl }] : []),
    ],
    counts: Object.fromEntries(
      report.metrics.flatMap((metric) => (metric.value === null ? [] : [[metric.name, metric.value]])),
    ),
  };
}

const MAX_TO_DOS = 5;

/** What the report recommends, most important first. */
function toDoBlocks({ projects, notes }: Report, loggedNotes: readonly string[]): Block[] {
  const findings = projects.flatMap(({ name, insights }) =>
    insights.map(({ finding }) => (name === null || projects.length === 1 ? finding : `${name}: ${finding}`)),
  );
  const missing = [...notes, ...projects.flatMap((project) => project.notes)]
    .filter(({ message }) => !loggedNotes.includes(message))
    .map(({ section, message }) => `${section}: ${message}`);
  const items = [...missing, ...findings.slice(0, MAX_TO_DOS)];
  return items.length === 0 ? [] : [{ list: items }];
}

function linkBlocks({ artifactUrl, issueUrl }: AnalyticsRecord): Block[] {
  return [
    ...(artifactUrl
      ? [{ paragraph: ['Download all report files from ', { link: artifactUrl, text: 'the artifact' }, '.'] }]
      : []),
    ...(issueUrl
      ? [{ paragraph: ['The latest report is also in ', { link: issueUrl, text: 'this issue' }, '.'] }]
      : []),
  ];
}

/** Describes the ending of a run that has written its report. */
export function describeEnding(report: Report, { files = [], artifactProblem }: AnalyticsRecord, prefix = ''): Ending {
  const { thresholds, period } = report;
  const unmet = thresholds.filter(({ met }) => !met);
  const mainFile = files.find(({ relativePath }) => relativePath.endsWith('.html')) ?? files[0];
  const location = mainFile ? ` Report: ${mainFile.relativePath}` : '';
  const count =
    thresholds.length === 1
      ? "The threshold isn't met."
      : `${unmet.length} of ${thresholds.length} thresholds ${unmet.length === 1 ? "isn't" : "aren't"} met.`;
  const unmetMessage = [count, ...unmet.map((threshold) => describeThreshold(threshold, period))].join(' ');
  if (artifactProblem !== undefined) {
    const problem = `The report is complete, but the artifact is missing: ${artifactProblem.replace(/\.$/, '')}.`;
    return {
      outcome: 'failed',
      message: `${prefix}${unmet.length > 0 ? `${unmetMessage} ` : ''}${problem}${location}`,
    };
  }
  if (unmet.length > 0) return { outcome: 'gate', message: `${prefix}${unmetMessage}${location}` };
  return { outcome: 'done', message: `${prefix}${headline(report)}${location}` };
}

function headline({ metrics, period, projects }: Report): string {
  const parts = (['traffic.page-views', 'search.total', 'feedback.satisfaction-rate'] as const)
    .filter((name) => projects.some(({ sections }) => sections.includes(METRICS[name].section)))
    .map((name) => {
      const value = metricValue(metrics, name);
      if (value !== null && name === 'traffic.page-views') return pluralize(value, 'page view');
      if (value !== null && name === 'search.total') return pluralize(value, 'search', 'searches');
      const text = formatMetric(value, METRICS[name].scale, period);
      return `${METRICS[name].label.toLowerCase()} ${value === null ? `(${text})` : text}`;
    });
  const dates = `${period.startDate} to ${period.endDate}`;
  return parts.length === 0 ? `${dates}.` : `${dates}: ${parts.join(', ')}.`;
}
