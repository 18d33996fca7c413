/** Renders the end of the HTML report: all numbers, the projects, what is missing and why, and what the words mean. Pure. */
import { Html, markup } from '../../../text/html.js';
import { findMetric, METRICS } from '../metrics.js';
import { isLong } from '../period.js';
import type { Project, Report, ReportPeriod } from '../report-schema.js';
import { periodNoun } from './format-dates.js';
import { formatMetric } from './format-numbers.js';
import { describeMetricChange, metricText } from './describe-changes.js';
import { changeText } from './html-changes.js';
import { foldedTable, type HtmlColumn } from './html-folded-table.js';
import { thresholdList } from './html-overview.js';
import { missingParts } from './missing-parts.js';
import { projectName } from './name-projects.js';
import { selectMetrics } from './select-metrics.js';

type Metrics = Report['metrics'];

/** Long periods leave out what they can't have. */
export function numberTable(
  caption: string,
  metrics: Metrics,
  projects: readonly Project[],
  period: ReportPeriod,
): Html {
  const rows = selectMetrics(metrics, projects).filter(({ value }) => value !== null || !isLong(period));
  const noun = periodNoun(period);
  const columns: HtmlColumn<Metrics[number]>[] = [
    { label: 'Metric', cell: ({ name }) => markup`${METRICS[name].label}` },
    { label: `This ${noun}`, kind: 'number', cell: (metric) => markup`${metricText(metric, projects, period)}` },
  ];
  if (period.previous)
    columns.push(
      {
        label: `The ${noun} before`,
        kind: 'extra number',
        cell: ({ name, previous }) =>
          markup`${previous === null ? '–' : formatMetric(previous, METRICS[name].scale, period)}`,
      },
      { label: 'Change', cell: (metric) => changeText(describeMetricChange(metric)) },
    );
  return foldedTable(caption, rows, columns, { shown: Infinity });
}

export function numbersSection(report: Report): Html {
  const { metrics, projects, period, thresholds } = report;
  const isMet = thresholds.length > 0 && thresholds.every(({ met }) => met);
  return markup`<section aria-labelledby="numbers">
<h2 id="numbers">All numbers</h2>
${isMet ? thresholdList(report, 'plain') : new Html('')}
${numberTable('Metrics', metrics, projects, period)}</section>`;
}

const COMPARED = [
  'traffic.page-views',
  'feedback.satisfaction-rate',
  'search.no-result-rate',
  'ai.low-confidence',
] as const;

export function projectsSection({ projects }: Report): Html {
  const columns = COMPARED.map((name, index): HtmlColumn<{ project: Project; id: string }> => ({
    label: METRICS[name].label,
    kind: index < 2 ? 'number' : 'extra number',
    cell: ({ project }) => {
      const metric = findMetric(project.metrics, name);
      if (!metric) return markup`–`;
      const change =
        metric.previous === null ? new Html('') : markup`<small>${changeText(describeMetricChange(metric))}</small>`;
      return markup`${metricText(metric, [project], project.period)}${change}`;
    },
  }));
  const rows = projects.map((project, index) => ({ project, id: projectId(index) }));
  const names: HtmlColumn<(typeof rows)[number]> = {
    label: 'Project',
    cell: ({ project, id }) => markup`<a href="#${id}">${projectName(project)}</a>`,
  };
  return markup`<section aria-labelledby="projects">
<h2 id="projects">Projects</h2>
${foldedTable('Numbers per project', rows, [names, ...columns], { shown: Infinity })}</section>`;
}

export function projectId(index: number): string {
  return `project-${index + 1}`;
}

export function missingSection(report: Report): Html | undefined {
  const lines = missingParts(report);
  if (lines.length === 0) return undefined;
  const items = lines.map(({ section, text }) => markup`<li><strong>${section}</strong>: ${text}</li>\n`);
  return markup`<section aria-labelledby="missing">
<h2 id="missing">Not in this report</h2>
<ul class="notes">${items}</ul>
</section>`;
}

const GLOSSARY: readonly (readonly [string, string])[] = [
  [
    'About the same',
    'Chance alone can explain the change (95% confidence). Counts that changed by less than 5% are also about the same.',
  ],
  ['Bold change', 'Chance alone can hardly explain the change.'],
  ['pp', 'Percentage points, the difference of two percentages. From 87% to 78% is −9 pp.'],
  ['Satisfaction rate', 'The share of likes among all votes.'],
  ['No-result rate', 'The share of searches without results.'],
  ['Low-confidence answers', 'Answers that the AI assistant scored below max-confidence, which is 50% by default.'],
  [
    'Dissatisfied views',
    'Page views times the part of the dislike rate that is surely above the rate of the other pages. The votes are few, so the lower bound of the rate counts (95% confidence).',
  ],
  [
    'Poor feedback',
    'The dislike rate is surely above 20% and above the rate of the other pages. A page needs 5 votes.',
  ],
  ['Then asked', 'Searches after which the reader asked the AI assistant.'],
  [
    'Order of what to do',
    'Dissatisfied views, failed searches with their questions, and questions count in full. Lost page views count a quarter.',
  ],
];

export function glossary(): Html {
  const items = GLOSSARY.map(([word, meaning]) => markup`<dt>${word}</dt><dd>${meaning}</dd>\n`);
  return markup`<details class="glossary"><summary>What the numbers mean</summary>
<dl>${items}</dl></details>`;
}
