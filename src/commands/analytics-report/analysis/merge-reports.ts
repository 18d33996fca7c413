/** Merges several reports into one. Pure. */
import { groupBy } from '../../group-by.js';
import { combineMetric, METRIC_NAMES, METRICS, metricValue, sumKnown, sumOf } from '../metrics.js';
import { countDays } from '../period.js';
import type { NamedReport } from '../read/report-files.js';
import type { Daily, Note, Project, Report, ReportPeriod, ToDo } from '../report-schema.js';
import { finishReport, type ReportOptions } from './build-report.js';
import { decideMetrics, MOVED_BUDGETS } from './evidence.js';
import { type RedactText, showReaderText, showToDos } from './reader-text.js';
import { hiddenToDos, sortToDos } from './to-dos.js';

/**
 * Lists the projects of all reports below their totals; tables stay separate for each project. All projects share one error
 * budget. Totals aren't judged, since the projects are.
 */
export function mergeReports(reports: readonly NamedReport[], options: ReportOptions): Report {
  const count = sumOf(reports, ({ report }) => report.projects.length);
  const projects = reports.flatMap(({ name, report }) =>
    report.projects.map((project) => {
      const named = { ...shareBudget(project, count), name: nameOf(name, project.name) };
      return showReaderText(named, options.redactText);
    }),
  );
  const allMetrics = projects.map(({ metrics }) => metrics);
  const metrics = METRIC_NAMES.map((name) => combineMetric(name, allMetrics));
  const period = mergePeriods(projects.map((project) => project.period));
  const numbers = { period, metrics, daily: mergeDays(projects), notes: totalsNotes(projects), projects };
  return finishReport(numbers, mergeToDos(reports, projects, options.redactText), options);
}

function nameOf(name: string, inner: string | null): string {
  return inner === null ? name : `${name}/${inner}`;
}

function mergeToDos(
  reports: readonly NamedReport[],
  projects: readonly Project[],
  redactText: RedactText | undefined,
): ToDo[] {
  const toDos = reports.flatMap(({ name, report }) =>
    showToDos(report.toDos, redactText).map((toDo) => ({ ...toDo, project: nameOf(name, toDo.project) })),
  );
  // Reports without text of readers have these to-dos already.
  const hidden = redactText ? [] : projects.flatMap((project) => hiddenToDos(project));
  const others = hidden.filter(
    ({ verb, project }) => !toDos.some((toDo) => toDo.verb === verb && toDo.project === project),
  );
  return sortToDos([...toDos, ...others]);
}

/** Keeps only the changes that are beyond chance although several projects were looked at. */
function shareBudget(project: Project, count: number): Project {
  const { pages, searches, lookedAt } = project.moved;
  return {
    ...project,
    metrics: decideMetrics(project.metrics, count),
    moved: {
      pages: pages.filter(({ p }) => p <= MOVED_BUDGETS.pages / count),
      searches: searches.filter(({ p }) => p <= MOVED_BUDGETS.searches / count),
      lookedAt,
    },
  };
}

/** Returns the shortest period that contains all of them. */
function mergePeriods(periods: readonly ReportPeriod[]): ReportPeriod {
  const [first] = periods;
  if (!first) throw new RangeError('mergeReports needs at least one report');
  const leftOut = periods.map((period) => period.leftOut).find((day) => day !== null) ?? null;
  const isCompared = periods.every(({ previous }) => previous?.startDate === first.previous?.startDate);
  if (periods.every((period) => hasSameDays(period, first)))
    return { ...first, leftOut, previous: isCompared ? first.previous : null };
  const [startDate = ''] = periods.map((period) => period.startDate).sort();
  const endDate =
    periods
      .map((period) => period.endDate)
      .sort()
      .at(-1) ?? '';
  return { name: null, startDate, endDate, days: countDays({ startDate, endDate }), leftOut, previous: null };
}

function hasSameDays(a: ReportPeriod, b: ReportPeriod): boolean {
  return a.startDate === b.startDate && a.endDate === b.endDate;
}

function mergeDays(projects: readonly Project[]): Daily[] {
  const all = projects.flatMap(({ daily }) => daily);
  const days = [...groupBy(all, ({ date }) => date)].map(([date, rows]) => ({
    date,
    pageViews: sumKnown(rows, ({ pageViews }) => pageViews),
    sessions: sumKnown(rows, ({ sessions }) => sessions),
    searches: sumKnown(rows, ({ searches }) => searches),
    questions: sumKnown(rows, ({ questions }) => questions),
  }));
  return days.sort((a, b) => (a.date < b.date ? -1 : 1));
}

function totalsNotes(projects: readonly Project[]): Note[] {
  const [first] = projects;
  const notes: Note[] = [];
  const add = (section: string, message: string): unknown => notes.push({ section, message, missing: null });
  if (first && !projects.every(({ period }) => hasSameDays(period, first.period)))
    add('period', "The reports cover different dates, so their totals aren't comparable.");
  for (const name of METRIC_NAMES) {
    const { section, label, scale } = METRICS[name];
    const missing = projects.filter(({ metrics }) => metricValue(metrics, name) === null);
    // A rate is also null if a project has nothing to rate.
    if (missing.length === 0 || missing.length === projects.length || scale !== 'count') continue;
    const names = missing.map((project) => project.name).join(', ');
    add(section, `${label}: the total doesn't include ${names}.`);
  }
  return notes;
}
