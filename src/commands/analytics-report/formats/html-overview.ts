/** Renders the first screen of the HTML report: what it is about, the verdict, key numbers and what to do first. Pure. */
import { Html, markup } from '../../../text/html.js';
import { shorten } from '../../../text/width.js';
import { lowConfidenceShare } from '../analysis/key-numbers.js';
import { rankToDos, type ToDo } from '../analysis/rank-to-dos.js';
import { findMetric, type Metric, type MetricName, METRICS, metricValue } from '../metrics.js';
import { isLong, openPeriodNote } from '../period.js';
import type { Report } from '../report-schema.js';
import { describeUnmet, describeVerdict } from './describe-verdict.js';
import { formatDays, formatRange, periodNoun } from './format-dates.js';
import { formatCount, formatMetric, formatPercent, formatPoints } from './format-numbers.js';
import { describeThreshold, formatThresholdLine } from './format-thresholds.js';
import { changeText, metricChange, metricText, whyMissing } from './html-changes.js';
import { linkTo, MAX_TEXT_LENGTH, pageTitle } from './html-links.js';

const NOTHING = new Html('');

/** The tables have longer texts. */
const MAX_WORDS_LENGTH = 100;

export const EYEBROW = 'Documentation report';

/** Returns what the report is about: the project, its site, or the number of projects. */
export function subjectOf({ projects }: Report): string {
  const [first] = projects;
  if (projects.length > 1) return `${projects.length} projects`;
  return first?.title ?? hostOf(first?.site ?? null) ?? 'Your documentation';
}

function hostOf(site: string | null): string | undefined {
  return site !== null && URL.canParse(site) ? new URL(site).host : undefined;
}

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
        ? markup`<p class="pill bad"><span aria-hidden="true">✖</span> ${describeUnmet(unmet, thresholds.length).replace(/\.$/, '')}</p>`
        : markup`<p class="pill good"><span aria-hidden="true">✔</span> ${met}</p>`;
  return markup`<header>
<div><p class="eyebrow">${EYEBROW}</p>
<h1>${linkTo(first?.site ?? undefined, markup`${subjectOf(report)}`)}</h1>
<p class="muted"><strong>${formatRange(period)}</strong> · ${formatDays(period.days)}, UTC${compared}</p>
${period.isOpen ? markup`<p class="muted">${openPeriodNote(period)}</p>\n` : NOTHING}${isLong(period) ? markup`<p class="muted">${LONG_PERIOD}</p>\n` : NOTHING}</div>
${pill}
</header>`;
}

const LONG_PERIOD =
  'A period of more than 90 days has page views, searches, questions and daily numbers only, and no comparison.';

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

/** With fewer votes, a rate says nothing. */
const MIN_VOTES = 5;

interface Card {
  readonly label: string;
  readonly value: string;
  readonly isMissing: boolean;
  readonly of: string;
  readonly change: Html;
  readonly before: string;
}

function cards(report: Report): Html {
  const boxes = [
    card(report, 'traffic.page-views', () => 'all pages'),
    card(report, 'feedback.satisfaction-rate', (votes) => `likes of ${formatCount(votes)} votes`),
    card(report, 'search.no-result-rate', (searches) => `of ${formatCount(searches)} searches`),
    confidenceCard(report),
  ].flatMap((box) => box ?? []);
  const items = boxes.map(
    ({ label, value, isMissing, of, change, before }) =>
      markup`<div><dt>${label}</dt><dd class="${isMissing ? 'value missing' : 'value'}">${value}</dd><dd class="muted">${of}</dd><dd>${change}</dd><dd class="muted">${before}</dd></div>\n`,
  );
  return markup`<dl class="cards">${items}</dl>`;
}

/** Sections that nobody asked for, and numbers that long periods can't have, get no card. */
function hasCard({ projects, period }: Report, name: MetricName, value: number | null): boolean {
  return (
    projects.some(({ sections }) => sections.includes(METRICS[name].section)) && (value !== null || !isLong(period))
  );
}

function card(report: Report, name: MetricName, describeTotal: (total: number) => string): Card | undefined {
  const { metrics, projects, period } = report;
  const metric = findMetric(metrics, name);
  if (!metric || !hasCard(report, name, metric.value)) return undefined;
  const definition = METRICS[name];
  const weight: MetricName | undefined = 'weight' in definition ? definition.weight : undefined;
  const total = weight === undefined ? null : metricValue(metrics, weight);
  const isFew = name === 'feedback.satisfaction-rate' && total !== null && total > 0 && total < MIN_VOTES;
  return {
    label: definition.label,
    value: metricText(metric, projects, period),
    isMissing: metric.value === null,
    of: metric.value === null ? '' : describeTotal(total ?? 0),
    change: isFew ? markup`<span class="muted">too few votes to say more</span>` : changeOf(metric),
    before: beforeText(
      metric.previous === null ? null : formatMetric(metric.previous, definition.scale, period),
      period,
    ),
  };
}

function changeOf(metric: Metric): Html {
  return metric.value === null || metric.previous === null ? NOTHING : metricChange(metric);
}

function beforeText(value: string | null, period: { readonly days: number }): string {
  return value === null ? '' : `${value} the ${periodNoun(period)} before`;
}

function confidenceCard(report: Report): Card | undefined {
  const { metrics, projects, period } = report;
  const { value, previous, total, changePoints, direction } = lowConfidenceShare(metrics);
  if (!hasCard(report, 'ai.low-confidence', value)) return undefined;
  const isMissing = value === null;
  const why = total === 0 ? 'no questions' : whyMissing('ai.low-confidence', projects, period);
  return {
    label: METRICS['ai.low-confidence'].label,
    value: isMissing ? why : formatPercent(value),
    isMissing,
    of: isMissing ? '' : `of ${formatCount(total ?? 0)} questions`,
    change: direction === null ? NOTHING : changeText(formatPoints(changePoints), direction),
    before: beforeText(previous === null ? null : formatPercent(previous), period),
  };
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

/** Returns true if the service recorded no readers at all. */
export function isEmpty({ metrics, daily, projects }: Report): boolean {
  const views = metricValue(metrics, 'traffic.page-views');
  const days = daily.flatMap(({ pageViews, searches, questions }) => [pageViews, searches, questions]);
  const values = [...metrics.map(({ value }) => value), ...days];
  const rows = projects.flatMap(({ pages, feedback, referrers }) =>
    [pages, feedback, referrers].map((table) => table?.length ?? 0),
  );
  return (
    (views === 0 || daily.some(({ pageViews }) => pageViews === 0)) &&
    values.every((value) => value === null || value === 0) &&
    rows.every((count) => count === 0)
  );
}

export function emptyPanel({ period, metrics }: Report): Html {
  const before = findMetric(metrics, 'traffic.page-views')?.previous ?? null;
  const noun = periodNoun(period);
  const comparison =
    before === null
      ? NOTHING
      : markup`<p class="muted">${before === 0 ? `There were none the ${noun} before, either.` : `There were ${formatCount(before)} page views the ${noun} before.`}</p>`;
  return markup`<section class="box" aria-labelledby="verdict">
<h2 id="verdict">No readers were recorded</h2>
<p>In this period, the service recorded no page views, searches, votes and questions. If you expected some, check in this order:</p>
<ol>
<li><strong>Is the site live?</strong> Open its URL.</li>
<li><strong>Is it the right project?</strong> An API key belongs to one project. Compare the numbers in the dashboard for the same dates.</li>
<li><strong>Are analytics on?</strong> They can be off in the settings of the project, and content blockers hide readers.</li>
</ol>
${comparison}
</section>`;
}
