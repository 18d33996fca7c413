/** Reads summaries, titles of issues and comments of reports as their readers do. */
import { describe, expect, test } from 'vitest';
import { judgeMetrics } from '../../../../src/commands/analytics-report/analysis/evidence.js';
import {
  issueTitleSuffix,
  reportHeadline,
  shortCommentBlocks,
} from '../../../../src/commands/analytics-report/formats/issue-texts.js';
import { summaryBlocks } from '../../../../src/commands/analytics-report/formats/summary-blocks.js';
import { metricOf } from '../../../../src/commands/analytics-report/numbers/metrics.js';
import type { Report } from '../../../../src/commands/analytics-report/numbers/report-schema.js';
import { evaluateReport } from '../../../../src/commands/analytics-report/numbers/thresholds.js';
import { renderMarkdown } from '../../../../src/text/markdown.js';
import { largeProject, largeToDos } from '../large-report.js';
import { unjudgedNote } from '../../../../src/commands/analytics-report/words/describe-metrics.js';
import { projectOf, reportOf } from '../report-fixtures.js';

const SITE = { title: 'Tidewater', site: 'https://docs.example.com/' };
const LINKS = {
  reportUrl: 'https://github.com/acme/docs/actions/runs/1/artifacts/2',
  artifactUrl: 'https://github.com/acme/docs/actions/runs/1/artifacts/3',
  issueUrl: 'https://github.com/acme/docs/issues/4',
};

/** Returns a report with satisfaction rates of 80% before and `rate` now, and with the number of votes. */
function ratedReport(rate: number, votes: number, thresholds: readonly string[] = []): Report {
  const values = [
    metricOf('traffic.page-views', 1_000, 1_010),
    metricOf('traffic.sessions', 400, 405),
    metricOf('feedback.total', votes, votes),
    metricOf('feedback.satisfaction-rate', rate, 80),
  ];
  const counts = { 'traffic.sessions': { dispersion: 1.5, degrees: 11, mean: 400 } };
  const { metrics } = judgeMetrics(values, { counts, days: 7, perSession: { 'feedback.total': 1 } });
  return reportOf(projectOf({ ...SITE, metrics, largestChanges: [] }), {
    thresholds: evaluateReport(thresholds, metrics),
  });
}

const show = (report: Report, links = {}): string => renderMarkdown(summaryBlocks(report, links));

const unfolded = (markdown: string): string => markdown.replace(/<details>.*?<\/details>\n\n/gs, '');

const NOTE = "A change with only a number isn't judged, because ";

describe('summary of a report', () => {
  test('says once per table why a change has no judgment, and nothing if each has one', () => {
    const markdown = show(ratedReport(80, 60));
    expect(markdown.split(`${NOTE}no daily numbers say how much it usually varies.`)).toHaveLength(3);
    const { project } = ratedReport(80, 60);
    const metrics = project.metrics.filter(({ name }) => name !== 'traffic.page-views');
    expect(show(reportOf({ ...project, metrics }))).not.toContain(NOTE);
  });

  const unjudged = { ...metricOf('search.no-result-rate', 0.3, 0.2), beyondChance: false };
  const oddDay = { date: '2026-09-02', value: 90, previousDate: '2026-08-26', previous: 10 };
  const why = 'no page views were recorded on 2 Sep';
  test.each([
    ['the numbers are too small or vary too much', unjudged],
    ['one day alone made it', { ...unjudged, oddDay }],
    [why, metricOf('traffic.sessions', 9, 8)],
    [why, metricOf('feedback.total', 9, 8)],
    [undefined, { ...unjudged, usual: 20 }],
    [undefined, { ...unjudged, isFew: true }],
    [undefined, { ...unjudged, beyondChance: true }],
    [undefined, metricOf('traffic.sessions', 9, null)],
    [undefined, metricOf('traffic.sessions', 0, 0)],
  ])('gives the reason that is known: %s', (reason, metric) => {
    const note = unjudgedNote([metric], { uncompared: [{ series: 'traffic', why }] });
    expect(note).toBe(reason && `${NOTE}${reason}.`);
  });

  test('starts with the link to the report and ends its first line with the files and the issue', () => {
    expect(show(ratedReport(80, 60), LINKS)).toMatch(
      /^\*\*\[Open the report\]\(\S+\/2\)\*\* · 31\u00a0August – 6\u00a0September\u00a02026, compared with 24–30\u00a0August\u00a02026 · \[All files\]\(\S+\/3\) · \[Issue\]\(\S+\/4\)\n/,
    );
    expect(show(ratedReport(80, 60))).toMatch(/^31\u00a0August .* compared with 24–30\u00a0August\u00a02026\n/);
  });

  test('shows key numbers, what to do and one chart, and folds all the rest', () => {
    const open = unfolded(show(ratedReport(80, 60)));
    expect(open.match(/^\| /gm)).toHaveLength(2 + 3);
    expect(open).toMatch(/^1\. \*\*/m);
    expect(open.match(/```mermaid/g)).toHaveLength(1);
    expect(open.match(/^#+ .*/gm)).toEqual(['### Do this first']);
  });

  test("lists thresholds that aren't met openly and before the numbers, with words for their operators", () => {
    const markdown = show(ratedReport(50, 60, ['feedback.satisfaction-rate >= 70', 'traffic.page-views > 10']));
    const open = unfolded(markdown);
    expect(open).toContain('- ❌ 50.0% of votes are likes; the limit is at least 70%.');
    expect(open.indexOf('❌')).toBeLessThan(open.indexOf('| Page views |'));
    expect(open).not.toContain('✅');
    expect(markdown).toContain(
      '<summary>✅ 1 of 2 thresholds met</summary>\n\n- ✅ Page views are 1,000; the limit is above 10.\n',
    );
    expect(show(ratedReport(80, 60, ['traffic.page-views > 10']))).toContain('<summary>✅ Threshold met</summary>');
  });

  test('says of few votes that they say nothing, also in the verdict', () => {
    const report = ratedReport(0, 3);
    expect(show(report)).toContain('too few to compare');
    expect(reportHeadline(report)).toEqual({
      sign: 'same',
      text: 'Tidewater: a steady week: no total changed more than usual',
    });
    expect(reportHeadline(ratedReport(50, 60))).toEqual({
      sign: 'warning',
      text: 'Tidewater: readers are less satisfied: 50.0% of 60 votes are likes, 80.0% before',
    });
  });

  test('draws weeks instead of days above 60 days', () => {
    const chart = (days: number): string => /x-axis .*/.exec(show(reportOf(largeProject(1, days))))?.[0] ?? 'no chart';
    expect(chart(60)).toMatch(/ 1 --> 60$/);
    expect(chart(61).split(',')).toHaveLength(8);
  });

  test('keeps to a size that a platform shows, with 10 rows of each table', () => {
    const markdown = show(reportOf(largeProject(100, 90)));
    expect(Buffer.byteLength(markdown)).toBeLessThan(100_000);
    expect(markdown).toContain('<sub>10 of 100 rows. The files of the report have more.</sub>');
  });
});

describe('issue of a report', () => {
  test.each([
    [ratedReport(80, 60), '31 Aug – 6 Sep, steady'],
    [ratedReport(50, 60), '31 Aug – 6 Sep, less satisfied'],
    [ratedReport(80, 60, ['traffic.page-views > 5000']), '31 Aug – 6 Sep, threshold not met'],
  ])('has a title with a short range and a verdict in a few words: %#', (report, suffix) => {
    expect(issueTitleSuffix(report)).toBe(suffix);
  });

  test('gets a comment with the verdict, unmet thresholds, four numbers, the dates, the link and at most three tasks', () => {
    const report = reportOf(largeProject(9, 7), { toDos: largeToDos() });
    const thresholds = evaluateReport(['search.no-result-rate < 20%'], report.project.metrics);
    const comment = renderMarkdown(shortCommentBlocks({ ...report, thresholds }, LINKS));
    expect(comment).toMatch(
      /^⚠️ <strong>Readers are less satisfied: .*<\/strong>\n\n- ❌ 31\.0% of searches find nothing; the limit is below 20%\.\n\n\| /,
    );
    expect(comment.match(/^\| /gm)).toHaveLength(2 + 4);
    expect(comment).toMatch(/\n\*\*\[Open the report\]\(\S+\/2\)\*\* · 9–15/);
    expect(comment.match(/^- \[ \] /gm)).toHaveLength(3);
  });
});
