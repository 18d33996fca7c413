import { describe, expect, test } from 'vitest';
import { describeMetricChange } from '../../../../src/commands/analytics-report/words/describe-metrics.js';
import { formatMetric, formatMetricChange } from '../../../../src/commands/analytics-report/words/format-numbers.js';
import {
  describeThreshold,
  formatThresholdLine,
} from '../../../../src/commands/analytics-report/words/describe-thresholds.js';
import { metricOf, type MetricName } from '../../../../src/commands/analytics-report/numbers/metrics.js';
import { evaluateReport, REPORT_METRICS } from '../../../../src/commands/analytics-report/numbers/thresholds.js';
import { parseThreshold } from '../../../../src/commands/inputs/thresholds.js';
import { projectOf } from '../report-fixtures.js';

const EMPTY = { metrics: [], notes: [] };

function resultOf(line: string, value: number | null) {
  const threshold = parseThreshold(line, REPORT_METRICS);
  const [result] = evaluateReport([line], [metricOf(threshold.metric, value, null)]);
  if (!result) throw new Error('no result');
  return result;
}

describe('describeThreshold', () => {
  test.each<[string, number | null, string]>([
    ['search.no-result-rate < 0.3', 0.412, '41.2% of searches find nothing; the limit is below 30%.'],
    ['search.no-result-rate < 30%', 0.412, '41.2% of searches find nothing; the limit is below 30%.'],
    ['search.no-result-rate < 0.305', 0.412, '41.2% of searches find nothing; the limit is below 30.5%.'],
    ['feedback.satisfaction-rate >= 70', 65.04, '65.0% of votes are likes; the limit is at least 70%.'],
    ['traffic.page-views > 1000000', 1_827, 'Page views are 1,827; the limit is above 1,000,000.'],
    ['feedback.satisfaction-rate >= 70', null, 'Satisfaction has no data: no votes; the limit is at least 70%.'],
    ['ai.low-confidence < 5', null, 'Low-confidence answers have no data; the limit is below 5.'],
  ])('shows value and limit of "%s" with %s in one unit', (line, value, sentence) => {
    expect(describeThreshold(resultOf(line, value), EMPTY)).toBe(sentence);
  });

  test.each([
    [2, '50.0% of votes are likes (1 of 2 votes); the limit is at least 70%.'],
    [10, '50.0% of votes are likes; the limit is at least 70%.'],
  ])('says what a rate of %i votes counts, if they are few', (votes, sentence) => {
    const rate = metricOf('feedback.satisfaction-rate', 50, null);
    const metrics = [metricOf('feedback.total', votes, null), rate];
    expect(describeThreshold(resultOf('feedback.satisfaction-rate >= 70', 50), { metrics, notes: [] })).toBe(sentence);
  });

  test("says that a section couldn't be fetched", () => {
    const message = "Couldn't fetch votes and comments: no response (ECONNRESET).";
    const project = projectOf({ notes: [{ section: 'feedback', message, missing: 'section' }] });
    expect(describeThreshold(resultOf('feedback.satisfaction-rate >= 70', null), project)).toBe(
      "Satisfaction couldn't be fetched; the limit is at least 70%.",
    );
  });
});

test.each([
  ['search.no-result-rate < 30%', 0.30001, '30.0%'],
  ['search.no-result-rate <= 30%', 0.30001, '30.001%'],
  ['search.no-result-rate < 30%', 0.2999, '29.99%'],
  // Texts round it to 30.0%, and toFixed to 29.9.
  ['search.no-result-rate < 30%', 0.2995, '29.95%'],
  ['feedback.satisfaction-rate > 70', 70.04, '70.04%'],
  ['feedback.satisfaction-rate > 70', 70, '70.0%'],
])('shows enough decimals of the value for "%s" with %d to see if the limit is met', (line, value, shown) => {
  expect(describeThreshold(resultOf(line, value), EMPTY)).toMatch(new RegExp(`^${shown} `));
});

test('rounds a rate as its number and its threshold alike', () => {
  const name = 'search.no-result-rate';
  expect(formatMetric(name, 0.0295)).toBe('3.0%');
  expect(describeThreshold(resultOf(`${name} < 1%`, 0.0295), EMPTY)).toMatch(/^3\.0% /);
});

test.each([
  ['search.no-result-rate < 0.3', 'search.no-result-rate < 30%'],
  ['search.no-result-rate < 7%', 'search.no-result-rate < 7%'],
  ['feedback.satisfaction-rate>=70', 'feedback.satisfaction-rate >= 70%'],
  ['traffic.page-views > 1000000', 'traffic.page-views > 1000000'],
])('formats the threshold "%s" as the equal line "%s"', (line, expected) => {
  const result = resultOf(line, 1);
  expect(formatThresholdLine(result)).toBe(expected);
  const { metric, limit } = result;
  expect(parseThreshold(expected, REPORT_METRICS)).toMatchObject({ metric, limit });
});

test.each<[MetricName, number | null, number | null, string]>([
  ['feedback.satisfaction-rate', 70, 76.1, '−6.1\u00a0pp'],
  ['search.no-result-rate', 0.469, 0.391, '+7.8\u00a0pp'],
  ['search.no-result-rate', 0.3, 0.3, '0.0\u00a0pp'],
  ['search.no-result-rate', 0.3, 0, '+30.0\u00a0pp'],
  ['search.no-result-rate', 0.3, null, '–'],
  ['traffic.page-views', 1_827, 1_925, '−5.1%'],
  ['traffic.page-views', 1_827, 0, '–'],
  // 1.449% isn't rounded to 1.45 first, nor 5.346 points to 5.35.
  ['traffic.page-views', 560, 552, '+1.4%'],
  ['search.no-result-rate', 0.35346, 0.3, '+5.3\u00a0pp'],
])('formats the change of %s to %s from %s as %s', (name, value, previous, expected) => {
  expect(formatMetricChange(metricOf(name, value, previous))).toBe(expected);
});

test.each<[number, number, boolean | null, string]>([
  [300, 0, true, 'up'],
  [0, 0, false, '–'],
  [300, 310, false, '−3.2%'],
  [300, 0, null, '–'],
  [300, 200, true, '+50.0% up'],
])('describes a change to %s from %s, beyond chance: %s, as "%s"', (value, previous, beyondChance, expected) => {
  const metric = { ...metricOf('traffic.page-views', value, previous), beyondChance };
  expect(describeMetricChange(metric)?.text).toBe(expected);
});
