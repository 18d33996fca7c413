/** Checks and evaluates the thresholds of a report, which are about its metrics and their changes from the previous period. Pure. */
import type { Problem } from '../command.js';
import { evaluateThresholds, isPoints, type ThresholdMetrics, thresholdProblems } from '../thresholds.js';
import { findMetric, type Metric, METRICS, type MetricName } from './metrics.js';
import type { Report } from './report-schema.js';

export type ThresholdResult = Report['thresholds'][number];

export const REPORT_METRICS: ThresholdMetrics<MetricName> = {
  metrics: METRICS,
  hasChanges: true,
  example: 'search.no-result-rate < 30%',
};

/** @param sections those that will be collected */
export function reportThresholdProblems(
  lines: readonly string[],
  sections: readonly string[],
): Problem<'thresholds'>[] {
  return thresholdProblems(lines, REPORT_METRICS, (metric) => {
    const { section } = METRICS[metric];
    return sections.includes(section) ? undefined : `needs the section ${section}. Add ${section} to sections.`;
  });
}

export function evaluateReport(lines: readonly string[], metrics: readonly Metric[]): ThresholdResult[] {
  return evaluateThresholds(lines, REPORT_METRICS, (threshold) => {
    const metric = findMetric(metrics, threshold.metric);
    if (!metric) return null;
    if (isPoints(threshold)) return metric.changePoints;
    return threshold.isChange ? metric.changePercent : metric.value;
  });
}
