import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeReports } from '../../../../src/commands/analytics-report/analysis/merge-reports.js';
import { METRIC_NAMES, metricOf, type MetricName } from '../../../../src/commands/analytics-report/metrics.js';
import { type Report, reportSchema } from '../../../../src/commands/analytics-report/report-schema.js';
import { projectOf, reportOf } from '../report-fixtures.js';

const OPTIONS = { thresholds: [], top: 10, redactText: (text: string) => text, nowMs: Date.UTC(2026, 8, 7, 9) };

type Numbers = Partial<Record<MetricName, readonly [value: number | null, previous: number | null]>>;

function withNumbers(numbers: Numbers): Report {
  const metrics = METRIC_NAMES.map((name) => metricOf(name, ...(numbers[name] ?? [null, null])));
  return reportOf([projectOf({ metrics })]);
}

function merged(reports: readonly Report[], thresholds: readonly string[] = []): Report {
  const named = reports.map((report, index) => ({ name: `p${index}`, report }));
  return mergeReports(named, { ...OPTIONS, thresholds });
}

function metric(report: Report, name: MetricName) {
  return report.metrics.find((metric) => metric.name === name);
}

describe('totals of a merged report', () => {
  test('adds up counts and sessions of all projects, and computes changes from the sums', () => {
    const report = merged([
      withNumbers({ 'traffic.page-views': [100, 50], 'traffic.sessions': [10, 5] }),
      withNumbers({ 'traffic.page-views': [200, 250], 'traffic.sessions': [20, 25] }),
    ]);
    expect(metric(report, 'traffic.page-views')).toMatchObject({ value: 300, previous: 300, changePercent: 0 });
    expect(metric(report, 'traffic.sessions')).toMatchObject({ value: 30, previous: 30 });
  });

  test("weights the rates of each period by that period's counts", () => {
    const report = merged([
      withNumbers({ 'search.total': [100, 10], 'search.no-result-rate': [0.5, 0.1] }),
      withNumbers({ 'search.total': [300, 30], 'search.no-result-rate': [0.1, 0.5] }),
      withNumbers({ 'search.total': [0, 0], 'search.no-result-rate': [null, null] }),
    ]);
    expect(metric(report, 'search.no-result-rate')).toMatchObject({ value: 0.2, previous: 0.4, changePercent: -50 });
  });

  test('combines rates to a value between the lowest and the highest', () => {
    const project = fc.record({
      total: fc.integer({ min: 1, max: 1e6 }),
      rate: fc.float({ min: 0, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(project, { minLength: 1, maxLength: 6 }), (projects) => {
        const report = merged(
          projects.map(({ total, rate }) =>
            withNumbers({ 'feedback.total': [total, null], 'feedback.satisfaction-rate': [rate, null] }),
          ),
        );
        const rates = projects.map(({ rate }) => rate);
        const value = metric(report, 'feedback.satisfaction-rate')?.value ?? Number.NaN;
        expect(value).toBeGreaterThanOrEqual(Math.min(...rates) - 1e-6);
        expect(value).toBeLessThanOrEqual(Math.max(...rates) + 1e-6);
      }),
    );
  });

  test('names a project without a metric, and compares no totals then', () => {
    const report = merged([
      withNumbers({ 'traffic.page-views': [100, 50] }),
      withNumbers({ 'traffic.page-views': [null, 50] }),
    ]);
    expect(metric(report, 'traffic.page-views')).toMatchObject({ value: 100, previous: null, changePercent: null });
    expect(report.notes).toEqual([
      { section: 'overview', message: "Page views: the total doesn't include p1.", missing: null },
    ]);
  });

  test('compares a rate only if all projects that have it know the previous period', () => {
    const compared = { 'search.total': [100, 80], 'search.no-result-rate': [0.5, 0.4] } as const;
    const uncompared = { 'search.total': [300, null], 'search.no-result-rate': [0.1, null] } as const;
    const report = merged([withNumbers(compared), withNumbers(uncompared)]);
    expect(metric(report, 'search.no-result-rate')).toMatchObject({ value: 0.2, previous: null, changePercent: null });
    // A previous period without searches is known, and its weight is 0.
    const withoutSearches = { 'search.total': [300, 0], 'search.no-result-rate': [0.1, null] } as const;
    const known = merged([withNumbers(compared), withNumbers(withoutSearches)]);
    expect(metric(known, 'search.no-result-rate')).toMatchObject({ value: 0.2, previous: 0.4 });
  });

  test('evaluates thresholds on the totals', () => {
    const reports = [withNumbers({ 'search.total': [40, null] }), withNumbers({ 'search.total': [70, null] })];
    expect(merged(reports, ['search.total >= 100']).thresholds).toMatchObject([{ value: 110, met: true }]);
  });

  test('adds up days by date', () => {
    const day = (date: string, pageViews: number | null, sessions = 1) => {
      return { date, pageViews, sessions, searches: null, questions: null };
    };
    const report = merged([
      reportOf([projectOf({ daily: [day('2026-09-01', 5), day('2026-09-02', null)] })]),
      reportOf([projectOf({ daily: [day('2026-09-02', 7)] })]),
    ]);
    expect(report.daily).toEqual([day('2026-09-01', 5), day('2026-09-02', 7, 2)]);
  });
});

describe('projects of a merged report', () => {
  test('keeps the tables and insights of each project under its name', () => {
    const report = merged([reportOf(), reportOf()]);
    expect(report.projects.map(({ name }) => name)).toEqual(['p0', 'p1']);
    expect(report.projects[1]?.pages).toEqual(projectOf().pages);
    expect(reportSchema.parse(report)).toEqual(report);
  });

  test('keeps project names of an already merged report', () => {
    const inner = merged([reportOf(), reportOf()]);
    expect(merged([inner, reportOf()]).projects.map(({ name }) => name)).toEqual(['p0/p0', 'p0/p1', 'p1']);
  });

  test('notes that the reports cover different dates', () => {
    const later = projectOf({ period: { ...projectOf().period, startDate: '2026-09-07', endDate: '2026-09-13' } });
    const report = merged([reportOf(), reportOf([later])]);
    expect(report.period).toMatchObject({ startDate: '2026-08-31', endDate: '2026-09-13', days: 14, previous: null });
    expect(report.notes).toContainEqual({
      section: 'period',
      message: "The reports cover different dates, so their totals aren't comparable.",
      missing: null,
    });
  });

  test('names the day that a report leaves out, and compares only if all reports do', () => {
    const { period } = projectOf();
    const open = reportOf([projectOf({ period: { ...period, leftOut: '2026-09-07' } })]);
    expect(merged([reportOf(), open]).period).toMatchObject({ leftOut: '2026-09-07', previous: period.previous });
    const uncompared = reportOf([projectOf({ period: { ...period, previous: null } })]);
    expect(merged([reportOf(), uncompared]).period).toMatchObject({ leftOut: null, previous: null });
  });

  test('omits all text of readers from merged projects without redactText', () => {
    const { projects } = mergeReports([{ name: 'a', report: reportOf([projectOf({}, 'qwertz')]) }], {
      ...OPTIONS,
      redactText: undefined,
    });
    expect(projects[0]).toMatchObject({ searchQueries: null, dislikedAnswers: null });
    expect(JSON.stringify(projects)).not.toMatch(/qwertz/);
  });
});
