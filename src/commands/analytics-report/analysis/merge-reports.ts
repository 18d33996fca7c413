/** Merges several reports into one. Pure. */
import { addEvidence, combineMetric, METRIC_NAMES, METRICS, metricValue } from '../metrics.js';
import { countDays } from '../period.js';
import type { NamedReport } from '../read/report-files.js';
import type { Daily, Note, Project, Report, ReportPeriod } from '../report-schema.js';
import { REPORT_VERSION } from '../report-version.js';
import { evaluateThresholds } from '../thresholds.js';
import { type RedactText, showReaderText } from './reader-text.js';

export interface MergeOptions {
  readonly thresholds: readonly string[];
  /** Every table has at most this many rows. */
  readonly top: number;
  /** Undefined omits all text of readers. */
  readonly redactText: RedactText | undefined;
  readonly nowMs: number;
}

/** Lists the projects of all reports below their totals; tables and insights stay separate for each project. */
export function mergeReports(
  reports: readonly NamedReport[],
  { thresholds, top, redactText, nowMs }: MergeOptions,
): Report {
  const projects = reports.flatMap(({ name, report }) =>
    report.projects.map((project) => {
      const fullName = project.name === null ? name : `${name}/${project.name}`;
      return showReaderText({ ...project, name: fullName }, redactText, top);
    }),
  );
  const projectMetrics = projects.map((project) => project.metrics);
  const metrics = addEvidence(METRIC_NAMES.map((name) => combineMetric(name, projectMetrics)));
  return {
    schemaVersion: REPORT_VERSION,
    report: 'analytics-report',
    generatedAt: new Date(nowMs).toISOString(),
    period: mergePeriods(projects.map(({ period }) => period)),
    metrics,
    daily: mergeDays(projects),
    thresholds: evaluateThresholds(thresholds, metrics),
    notes: totalsNotes(projects),
    projects,
  };
}

/** Returns the shortest period that contains all of them. */
function mergePeriods(periods: readonly ReportPeriod[]): ReportPeriod {
  const [first] = periods;
  if (!first) throw new RangeError('mergeReports needs at least one report');
  const isOpen = periods.some((period) => period.isOpen);
  const isCompared = periods.every(({ previous }) => previous?.startDate === first.previous?.startDate);
  if (periods.every((period) => hasSameDays(period, first)))
    return { ...first, isOpen, previous: isCompared ? first.previous : null };
  const startDate = periods.map((period) => period.startDate).reduce((a, b) => (a < b ? a : b));
  const endDate = periods.map((period) => period.endDate).reduce((a, b) => (a > b ? a : b));
  return { name: null, startDate, endDate, days: countDays({ startDate, endDate }), isOpen, previous: null };
}

function hasSameDays(a: ReportPeriod, b: ReportPeriod): boolean {
  return a.startDate === b.startDate && a.endDate === b.endDate;
}

function mergeDays(projects: readonly Project[]): Daily[] {
  const days = new Map<string, Daily>();
  for (const { date, ...values } of projects.flatMap(({ daily }) => daily)) {
    const sum = days.get(date);
    days.set(date, {
      date,
      pageViews: add(sum?.pageViews, values.pageViews),
      sessions: add(sum?.sessions, values.sessions),
      searches: add(sum?.searches, values.searches),
      questions: add(sum?.questions, values.questions),
    });
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function add(a: number | null | undefined, b: number | null): number | null {
  return a === null || a === undefined ? b : a + (b ?? 0);
}

function totalsNotes(projects: readonly Project[]): Note[] {
  const [first] = projects;
  const notes: Note[] = [];
  if (first && !projects.every(({ period }) => hasSameDays(period, first.period)))
    notes.push({ section: 'period', message: "The reports cover different dates, so their totals aren't comparable." });
  for (const name of METRIC_NAMES) {
    const { section, label, scale } = METRICS[name];
    const missing = projects.filter(({ metrics }) => metricValue(metrics, name) === null);
    // A rate is also null if a project has nothing to rate.
    if (missing.length === 0 || missing.length === projects.length || scale !== 'count') continue;
    const names = missing.map((project) => project.name).join(', ');
    notes.push({ section, message: `${label}: the total doesn't include ${names}.` });
  }
  return notes;
}
