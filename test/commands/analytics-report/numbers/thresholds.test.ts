import { describe, expect, test } from 'vitest';
import { METRIC_NAMES, metricOf, type MetricName } from '../../../../src/commands/analytics-report/numbers/metrics.js';
import { evaluateReport, REPORT_METRICS } from '../../../../src/commands/analytics-report/numbers/thresholds.js';
import { parseThreshold, thresholdProblems } from '../../../../src/commands/inputs/thresholds.js';

test.each([
  ['search.no-result-rate < 30%', 'search.no-result-rate < 30%', 0.3],
  ['search.no-result-rate<30 %', 'search.no-result-rate < 30%', 0.3],
  ['search.click-through-rate >= 41.2%', 'search.click-through-rate >= 41.2%', 0.412],
  ['search.no-result-rate <= 100%', 'search.no-result-rate <= 100%', 1],
  ['feedback.satisfaction-rate >= 70%', 'feedback.satisfaction-rate >= 70%', 70],
])('parses the unit of the threshold "%s", with the limit on the metric\'s scale', (line, normalized, limit) => {
  expect(parseThreshold(line, REPORT_METRICS)).toMatchObject({ line: normalized, limit });
});

test.each<[string, number, boolean]>([
  ['traffic.page-views >= 100', 100, true],
  ['traffic.page-views > 100', 100, false],
  ['traffic.page-views <= 100', 100, true],
  ['traffic.page-views < 100', 100, false],
  ['traffic.page-views == 100', 100, true],
  ['search.no-result-rate < 0.3', 0.29, true],
  ['search.no-result-rate < 0.3', 0.3, false],
  ['search.no-result-rate < 30%', 0.31, false],
  ['feedback.satisfaction-rate >= 70', 70.04, true],
  ['feedback.satisfaction-rate >= 70%', 69.9, false],
  ['feedback.satisfaction-rate >= 70%', 70, true],
])('evaluates %s with %d as met: %s', (line, value, expected) => {
  const [name] = /^[a-z]+\.[a-z-]+/.exec(line) ?? [];
  expect(evaluateReport([line], [metricOf(name as MetricName, value, null)])[0]?.met).toBe(expected);
});

test('treats a missing value as no data, which meets no threshold', () => {
  const [result] = evaluateReport(['search.total >= 0'], [metricOf('search.total', null, 100)]);
  expect(result).toMatchObject({ value: null, met: false });
});

describe('thresholdProblems', () => {
  test.each([
    [
      'visits > 1',
      'has an unknown metric. Use one of traffic.page-views, traffic.sessions, feedback.total, feedback.comments, ' +
        'feedback.satisfaction-rate, search.total, search.sessions, search.no-result-rate, search.click-through-rate, ' +
        'ai.questions, ai.low-confidence, ai.low-confidence-rate.',
    ],
    ['traffic.views > 1', 'has an unknown metric. Did you mean traffic.page-views?'],
    ['toString > 1', 'has an unknown metric'],
    ['traffic.page-views', "isn't a valid threshold. Write metric, operator and number"],
    ['> 5', "isn't a valid threshold"],
    ['traffic.page-views < 5; search.total > 1', 'has more than one condition. Write one on each line.'],
    ['traffic.page-views => 5', 'has an unknown operator "=>". Use >=.'],
    ['traffic.page-views ≥ 5', 'has an unknown operator "≥". Use >=.'],
    ['traffic.page-views = 5', 'has an unknown operator "=". Use ==.'],
    ['traffic.page-views != 5', 'has an unknown operator "!=". Use one of <, <=, >, >=, ==.'],
    ['traffic.page-views > 1,000', 'has a separator of thousands. Use 1000.'],
    ['traffic.page-views > 1.000', 'has a separator of thousands. Use 1000.'],
    ['traffic.page-views > 1,000,000 views', 'has a separator of thousands. Use 1000000.'],
    ['traffic.sessions > 100 readers', 'has "readers" after the number. Use 100.'],
    ['search.no-result-rate < 29,5%', 'has a comma in the number. Use 29.5%.'],
    ['search.no-result-rate < 0,3', 'has a comma in the number. Use 0.3.'],
    ['search.no-result-rate < 30 percent', 'has "percent" after the number. Use 30%.'],
    ['search.no-result-rate < 30%,', 'ends in ",". Remove it, and write one threshold per line.'],
    ['search.no-result-rate < 30%, search.total > 5', 'has more than one condition. Write one on each line.'],
    ['traffic.sessions > 10k', "doesn't end in a valid number"],
    ['traffic.page-views > many', "doesn't end in a valid number"],
    ['search.no-result-rate < 30%%', "doesn't end in a valid number"],
    ['search.no-result-rate < 30% or so', "doesn't end in a valid number"],
    ['search.no-result-rate < 30', 'has a limit above 1. Use 30% or 0.3.'],
    ['search.no-result-rate < 101', "can't have. Use a number from 0 to 1."],
    ['search.no-result-rate < 101%', "can't have. Use a number from 0% to 100%."],
    ['search.no-result-rate < -1%', "can't have. Use a number from 0% to 100%."],
    ['feedback.satisfaction-rate > 101', "can't have. Use a number from 0% to 100%."],
    ['feedback.satisfaction-rate >= 0.7', 'has a limit below 1%. Use 70%, or 0.7% if you mean that.'],
    ['traffic.sessions > -1', 'has a negative limit'],
    ['traffic.sessions > 5%', 'has a percentage, but traffic.sessions is a count'],
    ['search.no-result-rate < 5pp', "doesn't end in a valid number"],
    ['traffic.sessions > 1e9', "doesn't end in a valid number"],
    ['traffic.sessions > Infinity', "doesn't end in a valid number"],
  ])('rejects the threshold "%s" with a problem that contains "%s"', (line, problem) => {
    expect(thresholdProblems([line], REPORT_METRICS)).toMatchObject([
      { problem: expect.stringContaining(problem) as string },
    ]);
  });
});

test.each(METRIC_NAMES)('parses %s, and no change of it', (metric) => {
  expect(parseThreshold(`${metric} >= 0`, REPORT_METRICS)).toMatchObject({ metric, limit: 0 });
  expect(thresholdProblems([`${metric}.change >= 5`], REPORT_METRICS)).toHaveLength(1);
});

test.each([
  ['hits > 80%', undefined],
  ['hits > 0.8', undefined],
  ['hits > 80', 'has a limit above 1. Use 80% or 0.8.'],
  ['hits > 1pp', "doesn't end in a valid number. Use a number such as 100 or 30%."],
  ['rank > 1', 'has an unknown metric. Use one of hits.'],
  ['hits', "isn't a valid threshold. Write metric, operator and number, such as hits > 80%."],
])('says about the threshold "%s" of another command: %s', (line, problem) => {
  const known = { metrics: { hits: { scale: 'fraction' } }, example: 'hits > 80%' } as const;
  expect(thresholdProblems([line], known)[0]?.problem).toBe(problem);
});
