/** Renders the first screen of the HTML report: what it is about, the verdict, key numbers and what to do first. Pure. */
import { Html, markup } from '../../../text/html.js';
import { shorten } from '../../../text/width.js';
import { rankToDos, type ToDo } from '../analysis/rank-to-dos.js';
import { isLong, openPeriodNote } from '../period.js';
import type { Report } from '../report-schema.js';
import { MAX_WORDS_LENGTH } from './describe-to-dos.js';
import { describeVerdict } from './describe-verdict.js';
import { formatDays, formatRange, periodNoun } from './format-dates.js';
import { formatCount } from './format-numbers.js';
import { describeThreshold, formatThresholdLine } from './format-thresholds.js';
import { changeText } from './html-changes.js';
import { linkTo, MAX_TEXT_LENGTH, pageTitle } from './html-links.js';
import { emptyReportAdvice, LONG_PERIOD, NO_READERS } from './explain-report.js';
import { FEW_VOTES, keyCards } from './key-cards.js';
import { subjectOf } from './name-projects.js';

const NOTHING = new Html('');

export const EYEBROW = 'Documentation report';

export function pageHead(report: Report): Html {
  const { period, projects, thresholds } = report;
  const [first] = projects.length === 1 ? projects : [];
  const compared = period.previous ? ` · compared with ${formatRange(period.previous)}` : '';
  const unmet = thresholds.filter(({ met }) => !met).length;
  const met = thresholds.length === 1 ? 'Threshold met' : `All ${thresholds.length} thresholds met`;
  const pill =
    thresholds.length === 0
      ? NOTHING
      : unmet > 0
        ? markup`<p class="pill bad"><span aria-hidden="true">✖</span> Not met: ${unmet} of ${thresholds.length}</p>`
        : markup`<p class="pill good"><span aria-hidden="true">✔</span> ${met}</p>`;
  return markup`<header>
<div><p class="eyebrow">${EYEBROW}</p>
<h1>${linkTo(first?.site ?? undefined, markup`${subjectOf(report)}`)}</h1>
<p class="muted"><strong>${formatRange(period)}</strong> · ${formatDays(period.days)}, UTC${compared}</p>
${period.isOpen ? markup`<p class="muted">${openPeriodNote(period)}</p>\n` : NOTHING}${isLong(period) ? markup`<p class="muted">${LONG_PERIOD}</p>\n` : NOTHING}</div>
${pill}
</header>`;
}

export function verdictSection(report: Report): Html {
  const verdict = describeVerdict(report);
  const [first] = rankToDos(report);
  const start = first ? markup`<p class="lead">Start here: ${startOf(first)}. ${first.evidence[0] ?? ''}</p>` : NOTHING;
  return markup`<section aria-labelledby="verdict">
<h2 id="verdict">${verdict.text}</h2>
${start}
${report.thresholds.some(({ met }) => !met) ? thresholdList(report, 'panel') : NOTHING}
${cards(report)}
</section>`;
}

function startOf(item: ToDo): Html {
  const verb = item.verb.charAt(0).toLowerCase() + item.verb.slice(1);
  return markup`${verb}${objectOf(item)}`;
}

function objectOf({ page, words, project }: ToDo): Html {
  if (page) return markup` ${pageTitle(project.site, page)}`;
  return words === undefined ? NOTHING : markup` “${shorten(words, MAX_WORDS_LENGTH)}”`;
}

/** Thresholds that aren't met come first. */
export function thresholdList({ thresholds, period }: Report, name: string): Html {
  const sorted = [...thresholds].sort((a, b) => Number(a.met) - Number(b.met));
  const items = sorted.map((threshold) => {
    const [sign, tone, word] = threshold.met ? ['✔', 'good', 'Met'] : ['✖', 'bad', 'Not met'];
    return markup`<li><span class="${tone}"><span aria-hidden="true">${sign}</span> <strong>${word}</strong></span> ${describeThreshold(threshold, period)} <code>${formatThresholdLine(threshold)}</code></li>\n`;
  });
  return markup`<ul class="thresholds ${name}">${items}</ul>`;
}

function cards(report: Report): Html {
  const noun = periodNoun(report.period);
  const items = keyCards(report).map(
    ({ label, value, isMissing, total, before, change, isFew }) =>
      markup`<div><dt>${label}</dt><dd class="${isMissing ? 'value missing' : 'value'}">${value}</dd><dd class="muted">${isMissing ? '' : total === undefined ? 'all pages' : `of ${total}`}</dd><dd>${isFew ? markup`<span class="muted">${FEW_VOTES}</span>` : change ? changeText(change) : NOTHING}</dd><dd class="muted">${before === undefined ? '' : `${before} the ${noun} before`}</dd></div>\n`,
  );
  return markup`<dl class="cards">${items}</dl>`;
}

const NUMBER_OF_QUIET_PAGES = 3;

export function toDoSection(report: Report): Html {
  const toDos = rankToDos(report);
  if (toDos.length === 0)
    return markup`<section aria-labelledby="to-do"><h2 id="to-do">Do this first</h2>${quietPeriod(report)}</section>`;
  const isMerged = report.projects.length > 1;
  const items = toDos.map(
    (item) => markup`<li><div><h3>${item.verb}${objectOf(item)}</h3>
<p>${item.evidence.join(' ')}</p>${item.quotes.map((quote) => markup`<blockquote>${shorten(quote, MAX_TEXT_LENGTH)}</blockquote>`)}</div>
<p class="effect"><strong>${formatCount(item.readers)}</strong> ${item.unit}<span>${isMerged ? `${nameOf(item)} · ${item.source}` : item.source}</span></p></li>
`,
  );
  return markup`<section aria-labelledby="to-do">
<h2 id="to-do">Do this first</h2>
<p class="muted">In the order of how many readers it would have helped.</p>
<ol class="to-dos">
${items}</ol>
</section>`;
}

function nameOf({ project }: ToDo): string {
  return project.title ?? project.name ?? '';
}

function quietPeriod({ projects }: Report): Html {
  const pages = projects.flatMap(({ pages: rows, site }) => (rows ?? []).map((page) => ({ ...page, site })));
  const quiet = pages.sort((a, b) => a.pageViews - b.pageViews).slice(0, NUMBER_OF_QUIET_PAGES);
  const items = quiet.map((page) => markup`<li>${pageTitle(page.site, page)}, ${formatCount(page.pageViews)}</li>`);
  return items.length === 0
    ? markup`<p>Nothing stands out.</p>`
    : markup`<p>Nothing stands out: a good time to tidy up. The listed pages with the fewest page views:</p><ul>${items}</ul>`;
}

export function emptyPanel(report: Report): Html {
  const { start, steps, comparison } = emptyReportAdvice(report);
  const items = steps.map(([question, advice]) => markup`<li><strong>${question}</strong> ${advice}</li>\n`);
  return markup`<section class="box" aria-labelledby="verdict">
<h2 id="verdict">${NO_READERS}</h2>
<p>${start}</p>
<ol>
${items}</ol>
${comparison === undefined ? NOTHING : markup`<p class="muted">${comparison}</p>`}
</section>`;
}
