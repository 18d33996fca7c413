/** Summarizes a run of analytics-report: outputs, job summary, and the ending. Pure; the record may be incomplete. */
import { posix } from 'node:path';
import type { Block } from '../../text/document.js';
import type { Ending, RunSummary } from '../command.js';
import { formatMetric } from './formats/format-numbers.js';
import { summaryBlocks } from './formats/render-formats.js';
import { formatThresholdValue } from './formats/report-blocks.js';
import { type MetricName, METRICS, metricValue } from './metrics.js';
import type { Report } from './report-schema.js';

/** The record holds what the run has done so far. */
export interface AnalyticsRecord {
  report?: Report;
  files?: readonly { readonly path: string; /** The path starts at the workspace. */ readonly relativePath: string }[];
  artifactUrl?: string;
  /** The message says why the artifact couldn't be uploaded. */
  artifactProblem?: string;
  issueUrl?: string;
}

export function summarizeReport(record: AnalyticsRecord): RunSummary {
  const { report, files = [], issueUrl, artifactUrl } = record;
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
    links: [
      ...(issueUrl ? [{ label: 'Report (issue)', url: issueUrl }] : []),
      ...(artifactUrl ? [{ label: 'Report (artifact)', url: artifactUrl }] : []),
    ],
    counts: Object.fromEntries(
      report.metrics.flatMap((metric) => (metric.value === null ? [] : [[metric.name, metric.value]])),
    ),
  };
}

function linkBlocks({ artifactUrl, issueUrl }: AnalyticsRecord): Block[] {
  return [
    ...(artifactUrl
      ? [{ paragraph: ['The page, JSON and CSV are in ', { link: artifactUrl, text: 'the artifact' }, '.'] }]
      : []),
    ...(issueUrl ? [{ paragraph: ['The newest report is kept in ', { link: issueUrl, text: 'an issue' }, '.'] }] : []),
  ];
}

/** Describes the ending of a run that has written its report. */
export function describeEnding(report: Report, { files = [], artifactProblem }: AnalyticsRecord, prefix = ''): Ending {
  const { thresholds, period } = report;
  const unmet = thresholds.filter(({ met }) => !met);
  const mainFile = files.find(({ relativePath }) => relativePath.endsWith('.html')) ?? files[0];
  const location = mainFile ? ` The report: ${mainFile.relativePath}` : '';
  const values = unmet.map((threshold) => `${threshold.line} (${formatThresholdValue(threshold, period)})`).join('; ');
  const unmetMessage = `${unmet.length} of ${thresholds.length} thresholds not met: ${values}.`;
  if (artifactProblem !== undefined) {
    return {
      outcome: 'failed',
      message: `${prefix}${unmet.length > 0 ? `${unmetMessage} ` : ''}The report was made, but ${artifactProblem}.${location}`,
    };
  }
  if (unmet.length > 0) return { outcome: 'gate', message: `${prefix}${unmetMessage}${location}` };
  return { outcome: 'done', message: `${prefix}${headline(report)}${location}` };
}

function headline({ metrics, period, projects }: Report): string {
  const describe = (name: MetricName): string =>
    `${METRICS[name].label.toLowerCase()} ${formatMetric(metricValue(metrics, name), METRICS[name].scale, period)}`;
  const names = (['traffic.page-views', 'search.total', 'feedback.satisfaction-rate'] as const).filter((name) =>
    projects.some(({ sections }) => sections.includes(METRICS[name].section)),
  );
  return [`${period.startDate} to ${period.endDate}`, ...names.map(describe)].join(', ') + '.';
}
