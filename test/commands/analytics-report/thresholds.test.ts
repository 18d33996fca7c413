import { describe, expect, test } from 'vitest';
import { METRIC_NAMES, metricOf, type MetricName } from '../../../src/commands/analytics-report/metrics.js';
import {
  evaluateReport,
  REPORT_METRICS,
  reportThresholdProblems,
} from '../../../src/commands/analytics-report/thresholds.js';
import { parseThreshold, thresholdProblems } from '../../../src/commands/thresholds.js';

const ALL = ['overview', 'feedback', 'search', 'ai'];

test.each([
  ['search.no-result-rate < 30%', 'search.no-result-rate < 30%', 0.3],
  ['search.no-result-rate<30 %', 'search.no-result-rate < 30%', 0.3],
  ['search.click-through-rate >= 41.2%', 'search.click-through-rate >= 41.2%', 0.412],
  ['search.no-result-rate <= 100%', 'search.no-result-rate <= 100%', 1],
  ['feedback.satisfaction-rate >= 70%', 'feedback.satisfaction-rate >= 70%', 70],
  ['feedback.satisfaction-rate.change > -5.5%', 'feedback.satisfaction-rate.change > -5.5%', -5.5],
  ['traffic.page-views.change > -20%', 'traffic.page-views.change > -20%', -20],
  ['search.no-result-rate.change < 5pp', 'search.no-result-rate.change < 5pp', 5],
  ['feedback.satisfaction-rate.change > -5 pp', 'feedback.satisfaction-rate.change > -5pp', -5],
  ['feedback.satisfaction-rate.change > −6.1 pp', 'feedback.satisfaction-rate.change > -6.1pp', -6.1],
])('parses the unit of the threshold "%s", with the limit on the metric\'s scale', (line, normalized, limit) => {
  expect(parseThreshold(line, REPORT_METRICS)).toMatchObject({ line: normalized, limit });
});

test.each<[string, number, number | null, boolean]>([
  ['traffic.page-views >= 100', 100, null, true],
  ['traffic.page-views > 100', 100, null, false],
  ['traffic.page-views <= 100', 100, null, true],
  ['traffic.page-views < 100', 100, null, false],
  ['traffic.page-views == 100', 100, null, true],
  ['search.no-result-rate < 0.3', 0.29, null, true],
  ['search.no-result-rate < 0.3', 0.3, null, false],
  ['search.no-result-rate < 30%', 0.31, null, false],
  ['feedback.satisfaction-rate >= 70', 70.04, null, true],
  ['feedback.satisfaction-rate >= 70%', 69.9, null, false],
  ['feedback.satisfaction-rate >= 70%', 70, null, true],
  // A change is in percent of the previous value, unless the limit ends in pp.
  ['search.total.change > -20', 85, 100, true],
  ['search.total.change > -20', 79, 100, false],
  ['search.total.change > -20%', 79, 100, false],
  // The change isn't rounded to a limit that it doesn't reach: it is -19.996 or -20.004.
  ['traffic.page-views.change > -20', 20_001, 25_000, true],
  ['traffic.page-views.change >= -20', 19_999, 25_000, false],
  ['search.no-result-rate.change < 5pp', 0.34996, 0.3, true],
  ['search.no-result-rate.change >= 20pp', 0.3, 0.1, true],
  // From 40% to 44% is a change of 4 percentage points, or of 10%.
  ['search.no-result-rate.change < 5pp', 0.44, 0.4, true],
  ['search.no-result-rate.change < 3.9pp', 0.44, 0.4, false],
  ['search.no-result-rate.change < 5', 0.44, 0.4, false],
  ['search.no-result-rate.change <= 10%', 0.44, 0.4, true],
  ['feedback.satisfaction-rate.change > -7pp', 70, 76.1, true],
  ['feedback.satisfaction-rate.change > -6pp', 70, 76.1, false],
  // Percentage points need no division, so a change from 0 has a value.
  ['search.no-result-rate.change < 5pp', 0.04, 0, true],
  ['search.no-result-rate.change < 5pp', 0.04, null, false],
])('evaluates %s with %d after %s as met: %s', (line, value, previous, expected) => {
  const [name] = /^[a-z]+\.[a-z-]+/.exec(line) ?? [];
  expect(evaluateReport([line], [metricOf(name as MetricName, value, previous)])[0]?.met).toBe(expected);
});

test.each([
  ['a missing value', null, 100],
  ['a missing previous value', 100, null],
  ['a previous value of 0', 100, 0],
])('treats %s as no data, which meets no threshold', (_, value, previous) => {
  const [result] = evaluateReport(['search.total.change >= -1000'], [metricOf('search.total', value, previous)]);
  expect(result).toMatchObject({ value: null, met: false });
});

describe('thresholdProblems', () => {
  test.each([
    [
      'visits > 1',
      'has an unknown metric. Use one of traffic.page-views, traffic.sessions, feedback.total, feedback.comments, ' +
        'feedback.satisfaction-rate, search.total, search.sessions, search.no-result-rate, search.click-through-rate, ' +
        'ai.questions, ai.scored-answers, ai.low-confidence, ai.low-confidence-rate.',
    ],
    ['traffic.views > 1', 'has an unknown metric. Did you mean traffic.page-views?'],
    ['search.noresult.change > 1', 'Did you mean search.no-result-rate.change?'],
    ['toString > 1', 'has an unknown metric'],
    ['traffic.page-views.changes > 1', 'has an unknown metric'],
    ['traffic.page-views', "isn't a valid threshold. Write metric, operator and number"],
    ['> 5', "isn't a valid threshold"],
    ['traffic.page-views => 5', 'has an unknown operator "=>". Use one of <, <=, >, >=, ==.'],
    ['traffic.page-views = 5', 'has an unknown operator "="'],
    ['traffic.page-views != 5', 'has an unknown operator "!="'],
    ['traffic.page-views > many', "doesn't end in a valid number"],
    ['search.no-result-rate < 30%%', "doesn't end in a valid number"],
    ['search.no-result-rate < 30% or so', "doesn't end in a valid number"],
    ['search.no-result-rate < 30', 'has a limit above 1. Use 30% or 0.3.'],
    ['search.no-result-rate < 101', "can't have. Use a number from 0 to 1."],
    ['search.no-result-rate < 101%', "can't have. Use a number from 0% to 100%."],
    ['search.no-result-rate < -1%', "can't have. Use a number from 0% to 100%."],
    ['feedback.satisfaction-rate > 101', "can't have. Use a number from 0% to 100%."],
    ['traffic.sessions > -1', 'has a negative limit'],
    ['traffic.sessions > 5%', 'has a percentage, but traffic.sessions is a count'],
    ['search.no-result-rate < 5pp', 'which only exist for .change'],
    ['traffic.sessions.change < 5pp', 'but traffic.sessions is a count'],
    ['traffic.sessions > 1e9', "doesn't end in a valid number"],
    ['traffic.sessions > Infinity', "doesn't end in a valid number"],
  ])('rejects the threshold "%s" with a problem that contains "%s"', (line, problem) => {
    expect(reportThresholdProblems([line], ALL)).toMatchObject([
      { problem: expect.stringContaining(problem) as string },
    ]);
  });
});

test.each(METRIC_NAMES)('parses %s and its change', (metric) => {
  expect(parseThreshold(`${metric} >= 0`, REPORT_METRICS)).toMatchObject({ metric, isChange: false, limit: 0 });
  const change = parseThreshold(`${metric}.change >= -12.5`, REPORT_METRICS);
  expect(change).toMatchObject({ metric, isChange: true, limit: -12.5 });
});

test.each([
  ['hits > 80%', undefined],
  ['hits > 0.8', undefined],
  ['hits > 80', 'has a limit above 1. Use 80% or 0.8.'],
  ['hits.change > 1%', 'has an unknown metric. Use one of hits.'],
  ['hits > 1pp', "doesn't end in a valid number. Use a number such as 100 or 30%."],
  ['rank > 1', 'has an unknown metric. Use one of hits.'],
  ['hits', "isn't a valid threshold. Write metric, operator and number, such as hits > 80%."],
])('says about the threshold "%s" of a command without a previous period: %s', (line, problem) => {
  const known = { metrics: { hits: { scale: 'fraction' } }, hasChanges: false, example: 'hits > 80%' } as const;
  expect(thresholdProblems([line], known)[0]?.problem).toBe(problem);
});
