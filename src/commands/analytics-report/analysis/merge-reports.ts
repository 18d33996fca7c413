/** One report out of several. Pure. */
import { combine, METRIC_NAMES, METRICS } from '../metrics.js';
import type { Daily, Note, PeriodOfReport, Project, Report } from '../report-schema.js';
import { REPORT_VERSION } from '../report-version.js';
import { showReaders, type Words } from './reader-text.js';
import { judge } from '../thresholds.js';

/** A report and the name it goes by. */
export interface Named {
  readonly name: string;
  readonly report: Report;
}

export interface MergeOptions {
  readonly thresholds: readonly string[];
  /** Rows a table. */
  readonly top: number;
  readonly words: Words | undefined;
  readonly nowMs: number;
}

/**
 * Projects side by side under their totals: counts add up, sessions of different projects too, since they are different
 * sessions; rates are weighted by what they are rates of. Everything else stays each project's own.
 */
export function mergeReports(named: readonly Named[], { thresholds, top, words, nowMs }: MergeOptions): Report {
  const projects = named
    .flatMap(({ name, report }) =>
      report.projects.map((project) => ({
        ...project,
        name: project.name === null ? name : `${name}/${project.name}`,
      })),
    )
    .map((project) => showReaders(project, words, top));
  const all = projects.map((project) => project.metrics);
  const metrics = METRIC_NAMES.map((name) => combine(name, all));
  return {
    schemaVersion: REPORT_VERSION,
    report: 'analytics-report',
    generatedAt: new Date(nowMs).toISOString(),
    period: periodOf(projects.map((project) => project.period)),
    metrics,
    daily: dailyOf(projects),
    thresholds: judge(thresholds, metrics),
    notes: notesOf(projects),
    projects,
  };
}

/** The days that the reports cover together. */
function periodOf(periods: readonly PeriodOfReport[]): PeriodOfReport {
  const [first] = periods;
  if (!first) throw new RangeError('there is no report to merge');
  const isOpen = periods.some((one) => one.isOpen);
  const isCompared = periods.every(({ previous }) => previous?.startDate === first.previous?.startDate);
  if (periods.every((one) => isSame(one, first)))
    return { ...first, isOpen, previous: isCompared ? first.previous : null };
  const startDate = periods.map((one) => one.startDate).reduce((a, b) => (a < b ? a : b));
  const endDate = periods.map((one) => one.endDate).reduce((a, b) => (a > b ? a : b));
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1;
  return { name: null, startDate, endDate, days, isOpen, previous: null };
}

function isSame(a: PeriodOfReport, b: PeriodOfReport): boolean {
  return a.startDate === b.startDate && a.endDate === b.endDate;
}

function dailyOf(projects: readonly Project[]): Daily[] {
  const days = new Map<string, Daily>();
  for (const { date, ...values } of projects.flatMap(({ daily }) => daily)) {
    const known = days.get(date);
    days.set(date, {
      date,
      pageViews: add(known?.pageViews, values.pageViews),
      sessions: add(known?.sessions, values.sessions),
      searches: add(known?.searches, values.searches),
      questions: add(known?.questions, values.questions),
    });
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function add(a: number | null | undefined, b: number | null): number | null {
  return a === null || a === undefined ? b : a + (b ?? 0);
}

function notesOf(projects: readonly Project[]): Note[] {
  const [first] = projects;
  const notes: Note[] = [];
  if (first && !projects.every(({ period }) => isSame(period, first.period)))
    notes.push({ section: 'period', message: 'The reports cover different days, so their totals do not compare.' });
  for (const name of METRIC_NAMES) {
    const lacking = projects.filter(
      ({ metrics }) => (metrics.find((one) => one.name === name)?.value ?? null) === null,
    );
    // A rate without anything to rate is no gap.
    if (lacking.length === 0 || lacking.length === projects.length || 'weight' in METRICS[name]) continue;
    notes.push({
      section: METRICS[name].section,
      message: `${METRICS[name].label}: the total lacks ${lacking.map((one) => one.name).join(', ')}.`,
    });
  }
  return notes;
}
