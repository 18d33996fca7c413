/** What analytics-report tells of a run: outputs, summary, annotations. Pure, and works on a record that is half filled. */
import type { Block } from '../../text/document.js';
import type { Ending, RunSummary as RunReport } from '../command.js';
import { thresholdValue } from './formats/report-blocks.js';
import { formatMetric } from './formats/numbers.js';
import { CSV_FOLDER, summaryBlocks } from './formats/formats.js';
import { METRICS, type MetricName } from './metrics.js';
import type { Report } from './report-schema.js';

/** What a run knows so far. */
export interface AnalyticsRecord {
  report?: Report;
  files?: readonly { readonly path: string; /** Relative to the workspace. */ readonly shown: string }[];
  artifactUrl?: string;
  /** Why the artifact could not be kept. */
  artifactProblem?: string;
  issueUrl?: string;
}

export function reportAnalytics(record: AnalyticsRecord): RunReport {
  const { report, issueUrl, artifactUrl } = record;
  if (!report) return { outputs: {}, summary: [] };
  const value = (name: MetricName): number | undefined =>
    report.metrics.find((one) => one.name === name)?.value ?? undefined;
  const file = (ending: string): string | undefined => record.files?.find(({ shown }) => shown.endsWith(ending))?.shown;
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
      'report-json': file('report.json'),
      'report-html': file('report.html'),
      'report-csv': file('.csv')?.replace(new RegExp(`(${CSV_FOLDER})[\\\\/][^\\\\/]*$`), '$1'),
      'issue-url': issueUrl,
    },
    summary: [...linkBlocks(record), ...summaryBlocks(report)],
    links: [
      ...(issueUrl ? [{ label: 'Report (issue)', url: issueUrl }] : []),
      ...(artifactUrl ? [{ label: 'Report (artifact)', url: artifactUrl }] : []),
    ],
    counts: Object.fromEntries(report.metrics.flatMap((one) => (one.value === null ? [] : [[one.name, one.value]]))),
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

/** How a run ends whose report is written. */
export function verdictEnding(report: Report, { files = [], artifactProblem }: AnalyticsRecord, prefix = ''): Ending {
  const { thresholds, period } = report;
  const unmet = thresholds.filter(({ met }) => !met);
  const best = files.find(({ shown }) => shown.endsWith('.html')) ?? files[0];
  const where = best ? ` The report: ${best.shown}` : '';
  const gate = `${unmet.length} of ${thresholds.length} thresholds not met: ${unmet.map((one) => `${one.line} (${thresholdValue(one, period)})`).join('; ')}.`;
  if (artifactProblem !== undefined) {
    return {
      outcome: 'failed',
      message: `${prefix}${unmet.length > 0 ? `${gate} ` : ''}The report was made, but ${artifactProblem}.${where}`,
    };
  }
  if (unmet.length > 0) return { outcome: 'gate', message: `${prefix}${gate}${where}` };
  return { outcome: 'done', message: `${prefix}${headline(report)}${where}` };
}

function headline({ metrics, period, projects }: Report): string {
  const shown = (name: MetricName): string => {
    const metric = metrics.find((one) => one.name === name);
    return `${METRICS[name].label.toLowerCase()} ${formatMetric(metric?.value ?? null, METRICS[name].scale, period)}`;
  };
  const asked = (['traffic.page-views', 'search.total', 'feedback.satisfaction-rate'] as const).filter((name) =>
    projects.some(({ sections }) => sections.includes(METRICS[name].section)),
  );
  return [`${period.startDate} to ${period.endDate}`, ...asked.map(shown)].join(', ') + '.';
}
