/** Selects the metrics that a report shows. Pure. */
import { type Metric, METRICS } from '../metrics.js';
import type { Project } from '../report-schema.js';

/** Returns the metrics of the sections that at least one project has. */
export function selectMetrics(metrics: readonly Metric[], projects: readonly Project[]): Metric[] {
  return metrics.filter(({ name }) => projects.some(({ sections }) => sections.includes(METRICS[name].section)));
}
