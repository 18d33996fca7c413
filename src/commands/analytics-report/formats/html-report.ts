/**
 * Renders the report as one HTML file without scripts and requests, readable on phones, in dark mode and on paper. The
 * verdict comes first, then what to do, then the evidence.
 */
import { Html, markup } from '../../../text/html.js';
import type { Report } from '../report-schema.js';
import { formatRange } from './format-dates.js';
import { daysSection } from './html-days.js';
import { glossary, missingSection, numbersSection, numberTable, projectId, projectsSection } from './html-numbers.js';
import { emptyPanel, EYEBROW, pageHead, toDoSection, verdictSection } from './html-overview.js';
import { projectSections } from './html-tables.js';
import { isEmpty } from './explain-report.js';
import { projectName, subjectOf } from './name-projects.js';
import { STYLESHEET } from './stylesheet.js';

/** The policy forbids loading, sending and running anything; the file contains its stylesheet. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The rows of a table are limited by the number of projects, so that the page stays small enough for a browser and a mail. */
const MAX_ROWS = 100;
const MAX_ROWS_OF_PROJECTS = 50;

export interface PageOptions {
  /** The files beside the page that hold the same data. */
  readonly dataFiles?: readonly string[];
  /** URL of the run that made the report. */
  readonly runUrl?: string;
  /** The version of docs-ci. */
  readonly version?: string;
}

interface Part {
  readonly id: string;
  readonly short: string;
  readonly content: Html;
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
${parts.length === 0 ? NOTHING : markup`<nav aria-label="Sections"><ul>${links}</ul></nav>`}
<main>
${first}
${parts.map(({ content }) => markup`${content}\n`)}${missingSection(report) ?? NOTHING}
</main>
<footer>
${glossary()}
<p class="muted">Created ${report.generatedAt.slice(0, 16).replace('T', ' ')} UTC by docs-ci${options.version === undefined ? '' : ` ${options.version}`}${runLink(options)}${dataLinks(options)}.</p>
</footer>
</body>
</html>
`;
  return page.text;
}

const NOTHING = new Html('');

function runLink({ runUrl }: PageOptions): Html {
  return runUrl === undefined ? NOTHING : markup` in <a href="${runUrl}" rel="noreferrer">this run</a>`;
}

function dataLinks({ dataFiles = [] }: PageOptions): Html {
  return dataFiles.length === 0
    ? NOTHING
    : markup` · data: ${dataFiles.map((file, index) => markup`${index > 0 ? ', ' : ''}<a href="${file}">${file}</a>`)}`;
}

function pageParts(report: Report): Part[] {
  const { projects } = report;
  const days = daysSection(report);
  const [single] = projects.length === 1 ? projects : [];
  return [
    { id: 'to-do', short: 'To do', content: toDoSection(report) },
    ...(days ? [{ id: 'days', short: 'By day', content: days }] : []),
    ...(single
      ? singleParts(single)
      : [{ id: 'projects', short: 'Projects', content: markup`${projectsSection(report)}${projectDetails(report)}` }]),
    { id: 'numbers', short: 'All numbers', content: numbersSection(report) },
  ];
}

function singleParts(project: Report['projects'][number]): Part[] {
  return projectSections(project, { most: MAX_ROWS }).map(({ id, title, short, content }) => ({
    id,
    short,
    content: markup`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}</section>`,
  }));
}

/** The tables of each project are folded, because the comparison comes first. A link to the name opens them. */
function projectDetails({ projects }: Report): Html {
  const most = Math.max(1, Math.floor(MAX_ROWS_OF_PROJECTS / projects.length));
  const details = projects.map((project, index) => {
    const sections = projectSections(project, { most }).map(
      ({ title, content }) => markup`<h4>${title}</h4>\n${content}`,
    );
    return markup`<details class="project"><summary>${projectName(project)}</summary>
<h3 id="${projectId(index)}">${projectName(project)}</h3>
<p class="muted">${formatRange(project.period)}</p>
${numberTable('Metrics', project.metrics, [project], project.period)}${sections}</details>
`;
  });
  return markup`${details}`;
}
