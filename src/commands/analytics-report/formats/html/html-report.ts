/**
 * Renders the report as one HTML file without scripts and requests, readable on phones, in dark mode and on paper. The
 * verdict comes first, then what to do, then the evidence.
 */
import { Html, markup } from '../../../../text/html.js';
import type { Project, Report, ReportPeriod } from '../../numbers/report-schema.js';
import { drawDailyChart, MAX_SINGLE_DAYS } from './charts.js';
import { type DailySeries, dailySeries } from '../../numbers/daily-series.js';
import { unjudgedNote } from '../../words/describe-metrics.js';
import { isEmpty } from '../../words/describe-report.js';
import { columnDates, formatRange } from '../../words/format-dates.js';
import {
  emptyPanel,
  EYEBROW,
  missingSection,
  noteBelow,
  pageHead,
  section,
  thresholdList,
  toDoSection,
  verdictSection,
} from './html-overview.js';
import { renderTable } from './html-tables.js';
import { LARGEST_CHANGES, subjectOf } from '../../words/names.js';
import { STYLESHEET } from './stylesheet.js';
import { dayTable, numberTable } from '../../words/number-tables.js';
import { projectSections } from '../../words/tables.js';

/** The policy forbids loading, sending and running anything; the file contains its stylesheet. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** report.json has all rows. */
const MAX_ROWS = 25;

export interface PageOptions {
  readonly runUrl?: string;
  readonly version?: string;
}

export function renderHtmlReport(report: Report, options: PageOptions = {}): string {
  const { project } = report;
  const parts = isEmpty(project) ? [] : pageParts(report);
  const links = parts.map(({ id, short }) => markup`<li><a href="#${id}">${short}</a></li>`);
  const first = isEmpty(project) ? emptyPanel(report) : verdictSection(report);
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(CONTENT_SECURITY_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${subjectOf(project)}: ${EYEBROW.toLowerCase()}, ${formatRange(project.period)}</title>
<style>${new Html(STYLESHEET)}</style>
</head>
<body>
${pageHead(report, options.runUrl)}
${parts.length === 0 ? '' : markup`<nav aria-label="Sections"><ul>${links}</ul></nav>`}
<main>
${first}
${parts.map(({ content }) => markup`${content}\n`)}${missingSection(project)}
</main>
<footer>
${origin(report, options)}
</footer>
</body>
</html>
`;
  return page.text;
}

/** Says where the page comes from, and where its data is. */
function origin({ generatedAt }: Report, { version }: PageOptions): Html {
  const time = generatedAt.slice(0, 16).replace('T', ' ');
  return markup`<p class="muted">Created ${time} UTC by docs-ci${version && ` ${version}`} · data: <a href="report.json">report.json</a>.</p>`;
}

function pageParts(report: Report) {
  const { project } = report;
  const days = daysSection(project);
  // The glossary belongs to its numbers, also on paper.
  const note = noteBelow(unjudgedNote(project.metrics, project));
  const numbers = markup`${thresholdList(report, true)}\n${renderTable(numberTable(project))}${note}${glossary()}`;
  return [
    { id: 'to-do', short: 'To do', content: toDoSection(report) },
    ...(days ? [{ id: 'days', short: 'By day', content: days }] : []),
    ...tableParts(project),
    { id: 'numbers', short: 'All numbers', content: section('numbers', 'All numbers', numbers) },
  ];
}

function tableParts(project: Project) {
  return projectSections(project).map(({ id, title, short = title, tables }) => {
    const content = tables.map((table) => renderTable(table, { site: project.site, most: MAX_ROWS }));
    return { id, short, content: section(id, title, markup`${content}`) };
  });
}

const SIZES = { pageViews: 'large', searches: 'small', questions: 'small' } as const;

/** Returns undefined if there is no day to compare with another one. */
function daysSection(project: Project): Html | undefined {
  const charts = dailySeries(project);
  if (charts.length === 0) return undefined;
  const figures = charts.map((series) => {
    const size = charts.length === 1 ? 'large' : SIZES[series.field];
    return markup`<figure class="${size}"><figcaption><strong>${series.label}</strong> ${legend(series, project.period)}</figcaption>
${drawDailyChart(series, size)}</figure>
`;
  });
  const content = markup`<div class="charts">${figures}</div>
<details><summary>Daily numbers as a table</summary>
${renderTable(dayTable(project.daily))}</details>
`;
  return section('days', 'By day', content);
}

function legend({ dates, previous }: DailySeries, period: ReportPeriod): Html {
  const days = columnDates(period);
  if (dates.length > MAX_SINGLE_DAYS)
    return markup`<span class="keys"><span class="key"><i></i>mean of 7 days</span><span class="key"><i class="each"></i>each day</span></span>`;
  const before = markup`<span class="key"><i class="dashed"></i>${days.before}</span>`;
  return markup`<span class="keys"><span class="key"><i></i>${days.now}</span>${previous.length > 0 ? before : ''}</span>`;
}

const GLOSSARY: readonly (readonly [string, string])[] = [
  ['Reader', 'One session.'],
  [
    'Within the usual',
    'Without any real change, a change of this size is common: at most 1 of 20 reports has a larger one.',
  ],
  [
    LARGEST_CHANGES,
    'Of the pages whose number of readers changed by so much, and by at least 10, those that changed most. Single pages vary a lot by themselves.',
  ],
  ['Too few to compare', 'One of both periods has fewer than 10 independent votes, searches or answers.'],
  ['pp', 'Percentage points, the difference of two percentages. From 87% to 78% is −9 pp.'],
  ['Satisfaction rate', 'The share of likes among all votes.'],
  ['No-result rate', 'The share of searches without results.'],
  [
    'Low-confidence rate',
    'The share of all questions to the AI assistant whose answers have a confidence below 50%. Answers without a confidence count as others.',
  ],
  ['Poor feedback', 'The dislike rate is surely (95%) above the rate of the other pages. A page needs 5 votes.'],
  ['Then asked', 'Searches after which the reader asked the AI assistant.'],
  [
    'About 58 of 133 readers',
    'An estimate of whom a fix helps: sessions of a page times its excess of dislikes, or the sessions that asked in vain.',
  ],
];

function glossary(): Html {
  const items = GLOSSARY.map(([word, meaning]) => markup`<dt>${word}</dt><dd>${meaning}</dd>\n`);
  return markup`<details class="glossary"><summary>What the numbers mean</summary>
<dl>${items}</dl></details>\n`;
}
