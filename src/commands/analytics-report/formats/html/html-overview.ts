/** Renders the first screen of the HTML report: what it is about, the verdict, key numbers and what to do first. Pure. */
import { isWebUrl } from '../../../../text/document.js';
import { escapeHtmlText, Html, markup } from '../../../../text/html.js';
import { isolateNames } from '../../../../text/isolate.js';
import { pluralize } from '../../../../text/pluralize.js';
import { lowerFirst } from '../../../../text/sentences.js';
import { type DateRange, openPeriodNote } from '../../numbers/period.js';
import type { Project, Report, ToDo } from '../../numbers/report-schema.js';
import { keyCards, keyCardsNote } from '../../words/describe-metrics.js';
import {
  changeLines,
  emptyReportAdvice,
  MAX_WORDS_LENGTH,
  missingParts,
  nothingToDo,
  timesOf,
  splitToDos,
} from '../../words/describe-report.js';
import { columnDates, formatRange, unbroken } from '../../words/format-dates.js';
import { describeThreshold, formatThresholdLine } from '../../words/describe-thresholds.js';
import { changeText, kept, linkTo, pageTitle, typed } from './html-tables.js';
import { LARGEST_CHANGES, subjectOf } from '../../words/names.js';

/** A text whose right-to-left names don't reorder the numbers and the punctuation beside them. */
function shown(text: string): Html {
  return kept(new Html(isolateNames(escapeHtmlText(text))));
}

export const EYEBROW = 'Documentation report';

export function section(id: string, title: string | Html, content: Html): Html {
  return markup`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}</section>`;
}

function datesOf(range: DateRange): Html {
  return kept(markup`${unbroken(formatRange(range))}`);
}

/** @param runUrl the URL of the run that made the report */
export function pageHead(report: Report, runUrl: string | undefined): Html {
  const { project, thresholds } = report;
  const { period, site } = project;
  const openNote = openPeriodNote(period);
  const compared = period.previous ? markup` · compared with ${datesOf(period.previous)}` : '';
  const run = runUrl === undefined ? '' : markup` · <a href="${runUrl}" rel="noreferrer">Run</a>`;
  return markup`<header>
<div><p class="eyebrow">${EYEBROW}</p>
<h1>${linkTo(site && isWebUrl(site) ? new URL(site).href : undefined, markup`${subjectOf(project)}`)}</h1>
<p class="muted"><strong>${datesOf(period)}</strong> · ${pluralize(period.days, 'day')}, UTC${compared}${run}</p>
${openNote && markup`<p class="muted">${openNote}</p>\n`}</div>
${pill(thresholds)}
</header>`;
}

function pill(thresholds: Report['thresholds']): Html | undefined {
  const { length } = thresholds;
  const unmet = thresholds.filter(({ met }) => !met).length;
  if (length === 0) return undefined;
  if (unmet > 0)
    return markup`<p class="pill bad"><span aria-hidden="true">✖</span> Not met: ${unmet} of ${length}</p>`;
  const met = length === 1 ? 'Threshold met' : `All ${length} thresholds met`;
  return markup`<p class="pill good"><span aria-hidden="true">✔</span> ${met}</p>`;
}

export function verdictSection(report: Report): Html {
  const [first] = report.toDos;
  const start =
    first &&
    markup`<p class="lead">Start here: ${startOf(first, report.project)}. ${shown(first.evidence[0] ?? '')}</p>`;
  const content = markup`${start}\n${thresholdList(report, false)}\n${cards(report.project)}\n${largestChanges(report.project)}`;
  return section('verdict', shown(report.verdict.text), content);
}

function largestChanges(project: Project): Html | undefined {
  const lines = changeLines(project);
  if (lines.length === 0) return undefined;
  const items = lines.map((line) => markup`<li>${shown(line)}</li>`);
  return markup`<div class="changes"><h3>${LARGEST_CHANGES}</h3><ul class="plain">${items}</ul></div>\n`;
}

function startOf(toDo: ToDo, project: Project): Html {
  return markup`${lowerFirst(toDo.verb)}${objectOf(toDo, project)}`;
}

function objectOf(toDo: ToDo, { site }: Project): Html | undefined {
  const { path, title, words } = toDo;
  if (path !== null) return markup` ${pageTitle(site, { path, title })}`;
  return words === null ? undefined : markup` “${typed(words, MAX_WORDS_LENGTH)}”`;
}

/** Lists the thresholds that are met, or those that aren't: the heading says the first one of these. */
export function thresholdList(report: Report, met: boolean): Html | undefined {
  const [sign, tone, word] = met ? ['✔', 'good', 'Met'] : ['✖', 'bad', 'Not met'];
  const items = report.thresholds
    .filter((threshold) => threshold.met === met)
    .slice(met ? 0 : 1)
    .map(
      (threshold) =>
        markup`<li><span class="${tone}"><span aria-hidden="true">${sign}</span> <strong>${word}</strong></span> ${describeThreshold(threshold, report.project)} <code>${formatThresholdLine(threshold)}</code></li>\n`,
    );
  return items.length === 0 ? undefined : markup`<ul class="thresholds ${met ? 'plain' : 'panel'}">${items}</ul>`;
}

function cards(project: Project): Html {
  const { before: dates = '' } = columnDates(project.period);
  const items = keyCards(project).map(({ label, value, isMissing, total, before, change }) => {
    const of = total === undefined ? '' : `of ${total}`;
    return markup`<div><dt>${label}</dt><dd class="${isMissing ? 'value missing' : 'value'}">${value}</dd><dd class="muted">${of}</dd><dd>${change && changeText(change)}</dd><dd class="muted">${before && kept(markup`${dates}: ${before}`)}</dd></div>\n`;
  });
  return markup`<dl class="cards">${items}</dl>${noteBelow(keyCardsNote(project))}`;
}

export function noteBelow(note: string | undefined): Html | undefined {
  return note === undefined ? undefined : markup`<p class="muted note">${shown(note)}</p>\n`;
}

export function toDoSection(report: Report): Html {
  const { toDos, project } = report;
  if (toDos.length === 0)
    return markup`<section aria-labelledby="to-do"><h2 id="to-do">Do this first</h2><p>${nothingToDo(project)}</p></section>`;
  const { open, folded } = splitToDos(toDos);
  const list = (some: readonly ToDo[]): Html => markup`<ol class="to-dos">\n${toDoItems(some, project)}</ol>\n`;
  const rest =
    folded.length > 0 &&
    markup`<details><summary>${pluralize(folded.length, 'smaller one')}</summary>\n${list(folded)}</details>\n`;
  return section('to-do', 'Do this first', markup`${orderOf(toDos)}${list(open)}${rest || ''}`);
}

function toDoItems(toDos: readonly ToDo[], project: Project): Html[] {
  return toDos.map((toDo) => {
    // The number is large: about **58** of 133 readers.
    const [, start, number, rest] = /^(\D*)([\d,]+)(.*)$/.exec(toDo.effect) ?? [];
    return markup`<li><div><h3>${toDo.verb}${objectOf(toDo, project)}</h3>
<p>${shown(toDo.evidence.join(' '))}</p>${toDo.quotes.map((quote) => markup`<blockquote>${typed(quote.text)}${timesOf(quote)}</blockquote>`)}</div>
<p class="effect"><strong>${start}${number}</strong>${rest}<span>${toDo.sources.join(' · ')}</span></p></li>
`;
  });
}

/** Only an unmet threshold puts a to-do before a larger one. */
function orderOf([first, ...others]: readonly ToDo[]): Html | undefined {
  if (!first || others.length === 0) return undefined;
  const isLargest = others.every(({ count }) => count <= first.count);
  const text = isLargest
    ? 'In the order of how many readers or searches they are about.'
    : "The first one is about the threshold that isn't met, the others are in the order of how many readers or searches they are about.";
  return markup`<p class="muted">${text}</p>\n`;
}

export function missingSection(project: Project): Html | undefined {
  const items = missingParts(project).map((part) => markup`<li><strong>${part.section}</strong>: ${part.text}</li>\n`);
  return items.length === 0
    ? undefined
    : section('missing', 'Not in this report', markup`<ul class="notes">${items}</ul>\n`);
}

export function emptyPanel(report: Report): Html {
  const { start, steps, comparison } = emptyReportAdvice(report.project);
  const items = steps.map(([question, advice]) => markup`<li><strong>${question}</strong> ${advice}</li>\n`);
  return markup`<section class="box" aria-labelledby="verdict">
<h2 id="verdict">${shown(report.verdict.text)}</h2>
<p>${start}</p>
<ol>
${items}</ol>
${comparison && markup`<p class="muted">${comparison}</p>`}
</section>`;
}
