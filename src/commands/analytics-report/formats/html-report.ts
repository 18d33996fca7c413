/**
 * Renders the report as one HTML file without scripts and requests, readable on phones, in dark mode and on paper. The
 * verdict comes first, then what to do, then the evidence.
 */
import { Html, markup } from '../../../text/html.js';
import type { Project, Report } from '../report-schema.js';
import { drawDailyChart, MAX_SINGLE_DAYS } from './charts.js';
import { type DailySeries, dailySeries } from './daily-series.js';
import { isEmpty } from './describe-report.js';
import { formatRange, periodNoun } from './format-dates.js';
import {
  emptyPanel,
  EYEBROW,
  foundSection,
  missingSection,
  pageHead,
  section,
  thresholdList,
  toDoSection,
  verdictSection,
} from './html-overview.js';
import { projectId, renderTable } from './html-tables.js';
import { projectName, subjectOf } from './names.js';
import { STYLESHEET } from './stylesheet.js';
import { dayTable, numberTable, projectTable } from './number-tables.js';
import { projectSections } from './tables.js';

/** The policy forbids loading, sending and running anything; the file contains its stylesheet. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The rows of a table are limited by the number of projects, so that the page stays small enough for a browser and a mail. */
const MAX_ROWS = 100;
const MAX_ROWS_OF_PROJECTS = 50;

export interface PageOptions {
  /** The files beside the page that hold the same data. */
  readonly dataFiles?: readonly string[];
  readonly runUrl?: string;
  readonly version?: string;
}

export function renderHtmlReport(report: Report, options: PageOptions = {}): string {
  const parts = isEmpty(report) ? [] : pageParts(report);
  const links = parts.map(({ id, short }) => markup`<li><a href="#${id}">${short}</a></li>`);
  const first = isEmpty(report) ? emptyPanel(report) : verdictSection(report);
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(CONTENT_SECURITY_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${subjectOf(report)}: ${EYEBROW.toLowerCase()}, ${formatRange(report.period)}</title>
<style>${new Html(STYLESHEET)}</style>
</head>
<body>
${pageHead(report)}
${parts.length === 0 ? '' : markup`<nav aria-label="Sections"><ul>${links}</ul></nav>`}
<main>
${first}
${parts.map(({ content }) => markup`${content}\n`)}${missingSection(report)}
</main>
<footer>
${glossary()}
${origin(report, options)}
</footer>
</body>
</html>
`;
  return page.text;
}

/** Says where the page comes from, and where its data is. */
function origin({ generatedAt }: Report, { version, runUrl, dataFiles = [] }: PageOptions): Html {
  const time = generatedAt.slice(0, 16).replace('T', ' ');
  const run = runUrl === undefined ? '' : markup` in <a href="${runUrl}" rel="noreferrer">this run</a>`;
  const links = dataFiles.map((file, index) => markup`${index > 0 ? ', ' : ' · data: '}<a href="${file}">${file}</a>`);
  return markup`<p class="muted">Created ${time} UTC by docs-ci${version && ` ${version}`}${run}${links}.</p>`;
}

function pageParts(report: Report) {
  const { projects } = report;
  const days = daysSection(report);
  const numbers = markup`${thresholdList(report, true)}\n${renderTable(numberTable(report))}`;
  const [single] = projects.length === 1 ? projects : [];
  return [
    { id: 'to-do', short: 'To do', content: markup`${toDoSection(report)}${foundSection(report)}` },
    ...(days ? [{ id: 'days', short: 'By day', content: days }] : []),
    ...(single ? singleParts(single) : [{ id: 'projects', short: 'Projects', content: projectsSection(report) }]),
    { id: 'numbers', short: 'All numbers', content: section('numbers', 'All numbers', numbers) },
  ];
}

function singleParts(project: Project) {
  return projectSections(project).map(({ id, title, short = title, tables }) => {
    const content = tables.map((table) => renderTable(table, { site: project.site, most: MAX_ROWS }));
    return { id, short, content: section(id, title, markup`${content}`) };
  });
}

/** The tables of each project are folded, because the comparison comes first. A link to the name opens them. */
function projectsSection(report: Report): Html {
  const { projects } = report;
  const most = Math.max(1, Math.floor(MAX_ROWS_OF_PROJECTS / projects.length));
  const details = projects.map((project, index) => {
    const sections = projectSections(project).map(
      ({ title, tables }) =>
        markup`<h4>${title}</h4>\n${tables.map((table) => renderTable(table, { site: project.site, most }))}`,
    );
    return markup`<details class="project"><summary>${projectName(project)}</summary>
<h3 id="${projectId(index)}">${projectName(project)}</h3>
<p class="muted">${formatRange(project.period)}</p>
${renderTable(numberTable({ ...project, projects: [project] }))}${sections}</details>
`;
  });
  return markup`${section('projects', 'Projects', renderTable(projectTable(report)))}${details}`;
}

const SIZES = { pageViews: 'large', searches: 'small', questions: 'small' } as const;

/** Returns undefined if there is no day to compare with another one. */
function daysSection(report: Report): Html | undefined {
  const charts = dailySeries(report);
  if (charts.length === 0) return undefined;
  const figures = charts.map((series) => {
    const size = charts.length === 1 ? 'large' : SIZES[series.field];
    return markup`<figure class="${size}"><figcaption><strong>${series.label}</strong> ${legend(series, report.period)}</figcaption>
${drawDailyChart(series, size)}</figure>
`;
  });
  const content = markup`<div class="charts">${figures}</div>
<details><summary>Daily numbers as a table</summary>
${renderTable(dayTable(report.daily))}</details>
`;
  return section('days', 'By day', content);
}

function legend({ dates, previous }: DailySeries, period: { readonly days: number }): Html {
  const noun = periodNoun(period);
  if (dates.length > MAX_SINGLE_DAYS)
    return markup`<span class="keys"><span class="key"><i></i>mean of 7 days</span><span class="key"><i class="each"></i>each day</span></span>`;
  const before = markup`<span class="key"><i class="dashed"></i>the ${noun} before</span>`;
  return markup`<span class="keys"><span class="key"><i></i>this ${noun}</span>${previous.length > 0 ? before : ''}</span>`;
}

const GLOSSARY: readonly (readonly [string, string])[] = [
  [
    'About the same',
    "The change isn't larger than usual. Without any real change, at most 1 of 20 reports marks one. Counts that changed by less than 10 or 5% are also about the same.",
  ],
  ['Bold change', 'The page gained or lost more than the site as a whole, beyond chance.'],
  ['Too few to compare', 'One of both periods has fewer than 10 independent votes, searches or answers.'],
  ['pp', 'Percentage points, the difference of two percentages. From 87% to 78% is −9 pp.'],
  ['Satisfaction rate', 'The share of likes among all votes.'],
  ['No-result rate', 'The share of searches without results.'],
  [
    'Low-confidence rate',
    'The share of scored answers of the AI assistant with a confidence below max-confidence, which is 50% by default.',
  ],
  ['Poor feedback', 'The dislike rate is surely (95%) above the rate of the other pages. A page needs 5 votes.'],
  ['Then asked', 'Searches after which the reader asked the AI assistant.'],
  [
    'Readers a week',
    'An estimate of whom a fix helps: sessions of a page times its excess of dislikes, or the sessions that searched and asked in vain.',
  ],
];

function glossary(): Html {
  const items = GLOSSARY.map(([word, meaning]) => markup`<dt>${word}</dt><dd>${meaning}</dd>\n`);
  return markup`<details class="glossary"><summary>What the numbers mean</summary>
<dl>${items}</dl></details>`;
}
