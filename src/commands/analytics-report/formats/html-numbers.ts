/** Renders the end of the HTML report: all numbers, the projects, what is missing and why, and what the words mean. Pure. */
import { Html, markup } from '../../../text/html.js';
import { findMetric, METRICS } from '../metrics.js';
import { isLong, NOT_AVAILABLE, openPeriodNote } from '../period.js';
import type { Note, Project, Report, ReportPeriod } from '../report-schema.js';
import { periodNoun } from './format-dates.js';
import { formatMetric } from './format-numbers.js';
import { FAILED_PART, metricChange, metricText } from './html-changes.js';
import { foldedTable, type HtmlColumn } from './html-folded-table.js';
import { thresholdList } from './html-overview.js';
import { selectMetrics } from './report-blocks.js';

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
      { label: 'Change', cell: metricChange },
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
      const change = metric.previous === null ? new Html('') : markup`<small>${metricChange(metric)}</small>`;
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

export function projectName({ title, name }: Project): string {
  if (title === null) return name ?? '';
  return name === null || name === title ? title : `${title} (${name})`;
}

/** Says what is missing, with one line for each section and cause. What the head of the page says isn't repeated. */
export function missingSection({ notes, projects, period }: Report): Html | undefined {
  const isMerged = projects.length > 1;
  const lines = [
    ...groupNotes(notes, period),
    ...projects.flatMap((project) =>
      groupNotes(project.notes, project.period).map((line) =>
        isMerged ? { ...line, section: `${projectName(project)}: ${line.section}` } : line,
      ),
    ),
  ];
  if (lines.length === 0) return undefined;
  const items = lines.map(({ section, text }) => markup`<li><strong>${section}</strong>: ${text}</li>\n`);
  return markup`<section aria-labelledby="missing">
<h2 id="missing">Not in this report</h2>
<ul class="notes">${items}</ul>
</section>`;
}

/** What people call the sections that inputs name. */
const SECTION_TITLES = new Map([
  ['overview', 'Totals'],
  ['traffic', 'Daily page views'],
  ['pages', 'Pages'],
  ['referrers', 'Referrers'],
  ['feedback', 'Feedback'],
  ['ai', 'AI assistant'],
  ['search', 'Search'],
  ['readers', 'Text of readers'],
  ['period', 'Period'],
]);

interface Line {
  readonly section: string;
  readonly text: string;
}

function groupNotes(notes: readonly Note[], period: ReportPeriod): Line[] {
  const groups = new Map<string, { section: string; parts: string[]; reason: string }>();
  const lines: Line[] = [];
  for (const { section, message } of notes) {
    if (isInHead(message, period)) continue;
    const title = SECTION_TITLES.get(section) ?? section;
    const [, part, reason = ''] = FAILED_PART.exec(message) ?? [];
    if (part === undefined) {
      lines.push({ section: title, text: message });
      continue;
    }
    const key = JSON.stringify([section, reason]);
    const group = groups.get(key) ?? { section: title, parts: [], reason };
    if (!group.parts.includes(part)) group.parts.push(part);
    groups.set(key, group);
  }
  const failed = [...groups.values()].map(({ section, parts, reason }) => {
    const last = parts.at(-1) ?? '';
    const list = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
    return { section, text: `Couldn't fetch ${list} (${reason}).` };
  });
  return [...failed, ...lines];
}

function isInHead(message: string, period: ReportPeriod): boolean {
  return (isLong(period) && message.endsWith(`: ${NOT_AVAILABLE}.`)) || message === openPeriodNote(period);
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
