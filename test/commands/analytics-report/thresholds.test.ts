import { describe, expect, test } from 'vitest';
import { METRIC_NAMES, metricOf, type MetricName } from '../../../src/commands/analytics-report/metrics.js';
import {
  evaluateThresholds,
  parseThreshold,
  thresholdProblems,
} from '../../../src/commands/analytics-report/thresholds.js';

const ALL = ['overview', 'feedback', 'search', 'ai'];

function met(
  line: string,
  name: MetricName,
  value: number | null,
  previous: number | null = null,
): boolean | undefined {
  return evaluateThresholds([line], [metricOf(name, value, previous)])[0]?.met;
}

test.each([
  ['traffic.page-views >= 100', 100, true],
  ['traffic.page-views > 100', 100, false],
  ['traffic.page-views <= 100', 100, true],
  ['traffic.page-views < 100', 100, false],
  ['traffic.page-views == 100', 100, true],
  ['traffic.page-views>=99', 100, true],
  ['traffic.page-views  ==  99', 100, false],
])('evaluates %s with %d as met: %s', (line, value, expected) => {
  expect(met(line, 'traffic.page-views', value)).toBe(expected);
});

test("evaluates rates on the API's scales", () => {
  expect(met('feedback.satisfaction-rate >= 70', 'feedback.satisfaction-rate', 70.04)).toBe(true);
  expect(met('search.no-result-rate < 0.3', 'search.no-result-rate', 0.41)).toBe(false);
});

test('evaluates a change in percent from the previous period', () => {
  expect(met('search.total.change > -20', 'search.total', 85, 100)).toBe(true);
  expect(met('search.total.change > -20', 'search.total', 79, 100)).toBe(false);
});

test.each([
  ['a missing value', null, 100],
  ['a missing previous value', 100, null],
  ['a previous value of 0', 100, 0],
])('treats %s as no data, which meets no threshold', (_, value, previous) => {
  const [result] = evaluateThresholds(['search.total.change >= -1000'], [metricOf('search.total', value, previous)]);
  expect(result).toMatchObject({ value: null, met: false });
});

test("doesn't meet a threshold on a rate without data", () => {
  expect(met('search.no-result-rate <= 1', 'search.no-result-rate', null)).toBe(false);
});

describe('thresholdProblems', () => {
  test.each([
    [
      'traffic.views > 1',
      'names no metric; there are traffic.page-views, traffic.sessions, feedback.total, feedback.comments, ' +
        'feedback.satisfaction-rate, search.total, search.sessions, search.no-result-rate, search.click-through-rate, ' +
        'ai.questions, ai.low-confidence',
    ],
    ['toString > 1', 'names no metric'],
    ['traffic.page-views.changes > 1', 'names no metric'],
    ['traffic.page-views', 'is not of the form'],
    ['> 5', 'is not of the form'],
    ['traffic.page-views => 5', 'has the operator =>'],
    ['traffic.page-views = 5', 'has the operator ='],
    ['traffic.page-views != 5', 'is not of the form'],
    ['traffic.page-views > many', 'does not end in a plain number'],
    ['search.no-result-rate < 30%', 'does not end in a plain number'],
    ['search.no-result-rate < 30', 'not on the scale of search.no-result-rate: 0 to 1'],
    ['feedback.satisfaction-rate > 101', '0 to 100'],
    ['traffic.sessions > -1', 'below 0'],
    ['traffic.sessions > 1e9', 'plain number'],
    ['traffic.sessions > Infinity', 'plain number'],
  ])('rejects the threshold "%s" with a problem that contains "%s"', (line, problem) => {
    expect(thresholdProblems([line], ALL)).toMatchObject([{ problem: expect.stringContaining(problem) as string }]);
  });

  test("rejects a metric whose section isn't collected", () => {
    expect(thresholdProblems(['ai.questions > 1'], ['search'])).toEqual([
      {
        input: 'thresholds',
        subject: '"ai.questions > 1"',
        problem: 'needs the section ai; add it to sections',
      },
    ]);
  });
});

test('parses every metric and its change', () => {
  for (const name of METRIC_NAMES) {
    expect(parseThreshold(`${name} >= 0`)).toMatchObject({ metric: name, isChange: false, limit: 0 });
    expect(parseThreshold(`${name}.change >= -12.5`)).toMatchObject({ metric: name, isChange: true, limit: -12.5 });
  }
});
