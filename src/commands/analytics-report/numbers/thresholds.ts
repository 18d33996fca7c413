/** Evaluates the thresholds of a report, which are about its metrics. Pure. */
import { evaluateThresholds, type ThresholdMetrics } from '../../inputs/thresholds.js';
import { type Metric, METRICS, type MetricName, metricValue } from './metrics.js';
import type { Report } from './report-schema.js';

export type ThresholdResult = Report['thresholds'][number];

export const REPORT_METRICS: ThresholdMetrics<MetricName> = {
  metrics: METRICS,
  example: 'search.no-result-rate < 30%',
};

export function evaluateReport(lines: readonly string[], metrics: readonly Metric[]): ThresholdResult[] {
  return evaluateThresholds(lines, REPORT_METRICS, ({ metric }) => metricValue(metrics, metric));
}
