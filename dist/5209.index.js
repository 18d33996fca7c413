"use strict";
exports.id = 5209;
exports.ids = [5209];
exports.modules = {

/***/ 75209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtmlReport: () => (/* binding */ renderHtmlReport)
});

// EXTERNAL MODULE: ../../build/src/text/log.js
var log = __webpack_require__(42883);
;// CONCATENATED MODULE: ../../build/src/text/html.js
/** Builds HTML from templates. Text is escaped only here: markup has the type `Html`, which templates insert unchanged. */

/** Markup that is inserted into a page unchanged. */
class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** Tags a template of markup whose values are escaped, except values that are markup themselves. */
function markup(strings, ...values) {
    const texts = values.map((value) => {
        if (value instanceof Html)
            return value.text;
        if (typeof value === 'object')
            return value.map((html) => html.text).join('');
        return escapeHtmlText(String(value));
    });
    return new Html(strings.map((string, index) => string + (texts[index] ?? '')).join(''));
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Returns one line of text for an element or a quoted attribute, without active or hidden characters. */
function escapeHtmlText(text) {
    return escapeEntities((0,log/* oneLine */.TN)(text));
}
function escapeEntities(text) {
    return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/format-dates.js
var format_dates = __webpack_require__(81140);
// EXTERNAL MODULE: ../../node_modules/d3-scale/src/linear.js + 9 modules
var linear = __webpack_require__(43188);
// EXTERNAL MODULE: ../../node_modules/d3-shape/src/line.js
var line = __webpack_require__(96537);
// EXTERNAL MODULE: ../../node_modules/d3-shape/src/area.js
var src_area = __webpack_require__(59662);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/format-numbers.js
var format_numbers = __webpack_require__(71707);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/charts.js
/** Draws charts as SVG with scales and shapes of d3, without a browser. Only the HTML report loads this module. */





/** Every chart has two drawings, because the labels of a scaled one would be too small on a phone. */
const LARGE = { name: 'wide', width: 900, height: 230, labelWidth: 56 };
const SMALL = { name: 'wide', width: 440, height: 190, labelWidth: 56 };
const NARROW = { name: 'narrow', width: 350, height: 200, labelWidth: 56 };
/** Longer periods show the mean of seven days, since single days would be a saw of weeks. */
const MAX_SINGLE_DAYS = 31;
const MEAN_DAYS = 7;
const MARGIN = { top: 22, right: 44, bottom: 24, left: 44 };
function drawDailyChart(series, size) {
    const label = describeSeries(series);
    const drawings = [size === 'large' ? LARGE : SMALL, NARROW].map((drawing) => draw(series, drawing, label));
    return markup `${drawings}`;
}
/** Says what the drawing shows, for screen readers. */
function describeSeries({ label, dates, values, previous }) {
    const total = (0,format_numbers/* formatCount */.B4)(sum(values));
    const before = previous.length > 0 ? `, ${(0,format_numbers/* formatCount */.B4)(sum(previous))} before` : '';
    const most = extreme(values, Math.max);
    const least = extreme(values, Math.min);
    const dayOf = (index) => `${(0,format_dates/* formatShortDay */.mf)(dates[index] ?? '')} (${(0,format_numbers/* formatCount */.B4)(values[index] ?? 0)})`;
    return `${label}: ${total} in total${before}. Most on ${dayOf(most)}, fewest on ${dayOf(least)}.`;
}
function sum(values) {
    return values.reduce((total, value) => total + (value ?? 0), 0);
}
/** Returns the index of the largest or smallest value. */
function extreme(values, choose) {
    const known = values.filter((value) => value !== null);
    return values.indexOf(choose(...known));
}
function draw({ dates, values, previous }, drawing, label) {
    const { name, width, height } = drawing;
    const isLong = dates.length > MAX_SINGLE_DAYS;
    const max = Math.max(1, ...values.map(Number), ...(isLong ? [] : previous.map(Number)));
    const y = (0,linear/* default */.A)([0, max], [height - MARGIN.bottom, MARGIN.top]).nice(2);
    const top = y.domain()[1] ?? max;
    const x = (0,linear/* default */.A)([0, dates.length - 1], [MARGIN.left, width - MARGIN.right]);
    const pointsOf = (numbers) => numbers.slice(0, dates.length).map((value, index) => [x(index), value === null ? null : y(value)]);
    const main = pointsOf(isLong ? meanOfDays(values) : values);
    const parts = [
        isLong ? NOTHING : weekendBands(dates, x, y(top), y(0)),
        gridLines([0, top / 2, top], y, width),
        dayLabels(dates, x, drawing),
        ...(isLong
            ? [path('thin', lineOf(pointsOf(values)))]
            : [path('fill', areaOf(main, y(0))), path('before', lineOf(pointsOf(previous)))]),
        path('line', lineOf(main)),
        isLong ? NOTHING : dots(main),
        valueLabels({ values, main, isLong, x, y, width }),
    ];
    return markup `<svg class="chart ${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${parts}</svg>`;
}
const NOTHING = new Html('');
function meanOfDays(values) {
    return values.map((_, index) => {
        const days = values.slice(Math.max(0, index - MEAN_DAYS + 1), index + 1).filter((value) => value !== null);
        return index < MEAN_DAYS - 1 || days.length === 0 ? null : sum(days) / days.length;
    });
}
const lineShape = (0,line/* default */.A)(([x]) => x, ([, y]) => y ?? 0)
    .defined(([, y]) => y !== null)
    .digits(1);
function lineOf(points) {
    return lineShape([...points]) ?? '';
}
function areaOf(points, bottom) {
    const shape = (0,src_area/* default */.A)(([x]) => x, bottom, ([, y]) => y ?? 0)
        .defined(([, y]) => y !== null)
        .digits(1);
    return shape([...points]) ?? '';
}
function path(name, data) {
    return data === '' ? NOTHING : markup `<path class="${name}" d="${data}"/>`;
}
function dots(points) {
    return markup `${points.map(([x, y]) => (y === null ? NOTHING : markup `<circle cx="${digits(x)}" cy="${digits(y)}" r="3.5"/>`))}`;
}
/** Readers of documentation work on weekdays, so the weekend explains most of the low days. */
function weekendBands(dates, x, top, bottom) {
    const step = x(1) - x(0);
    const bands = dates.flatMap((date, index) => {
        if (!(0,format_dates/* isWeekend */.cM)(date))
            return [];
        const from = Math.max(x(0), x(index) - step / 2);
        const to = Math.min(x(dates.length - 1), x(index) + step / 2);
        return [
            markup `<rect x="${digits(from)}" y="${digits(top)}" width="${digits(to - from)}" height="${digits(bottom - top)}"/>`,
        ];
    });
    return markup `${bands}`;
}
function gridLines(values, y, width) {
    const lines = values.map((value) => {
        const at = digits(y(value));
        return markup `<path class="grid" d="M${MARGIN.left},${at}H${width - MARGIN.right}"/><text class="end" x="${MARGIN.left - 8}" y="${digits(y(value) + 4)}">${(0,format_numbers/* formatCount */.B4)(value)}</text>`;
    });
    return markup `${lines}`;
}
function dayLabels(dates, x, { height, labelWidth }) {
    const indexes = labeledDays(dates);
    const step = Math.max(1, Math.ceil((labelWidth * indexes.length) / (x(dates.length - 1) - x(0) + labelWidth)));
    const hasWeekdays = dates.length <= MEAN_DAYS;
    const labels = indexes
        .filter((_, position) => position % step === 0)
        .map((index) => {
        const text = (0,format_dates/* formatDayLabel */._H)(dates[index] ?? '', hasWeekdays ? 'weekday' : 'month');
        return markup `<text class="mid" x="${digits(x(index))}" y="${height - 6}">${text}</text>`;
    });
    return markup `${labels}`;
}
/** Every day of a week, the Mondays of a month, the first days of months in longer periods. */
function labeledDays(dates) {
    if (dates.length <= MEAN_DAYS)
        return dates.map((_, index) => index);
    const all = dates.map((date, index) => ({ date, index }));
    const chosen = all.filter(({ date }) => (dates.length <= MAX_SINGLE_DAYS ? isMonday(date) : date.endsWith('-01')));
    return (chosen.length > 1 ? chosen : all).map(({ index }) => index);
}
function isMonday(date) {
    return new Date(Date.parse(date)).getUTCDay() === 1;
}
/** Writes the largest value above its day, and the last value of the line beside it. */
function valueLabels({ values, main, isLong, x, y }) {
    const peak = extreme(values, Math.max);
    const lastIndex = main.findLastIndex(([, at]) => at !== null);
    const last = main[lastIndex];
    const peakLabel = markup `<text class="value ${anchorAt(peak, values.length)}" x="${digits(x(peak))}" y="${digits(y(values[peak] ?? 0) - 9)}">${(0,format_numbers/* formatCount */.B4)(values[peak] ?? 0)}</text>`;
    if (!last || (peak === lastIndex && !isLong))
        return peakLabel;
    const [atX, atY] = last;
    const value = Math.round(y.invert(atY ?? 0));
    return markup `${peakLabel}<text class="value" x="${digits(atX + 8)}" y="${digits((atY ?? 0) + 4)}">${(0,format_numbers/* formatCount */.B4)(value)}</text>`;
}
function anchorAt(index, count) {
    if (index === 0)
        return 'start';
    return index === count - 1 ? 'end' : 'mid';
}
function digits(value) {
    return Math.round(value * 10) / 10;
}
/** The drawing is larger than on the page, so that whole numbers are exact enough. */
const SPARK = { width: 192, height: 48, padding: 4 };
/** Draws a small line without labels, for a row of a table that has the numbers. */
function drawSparkline(values) {
    const { width, height, padding } = SPARK;
    const x = (0,linear/* default */.A)([0, Math.max(1, values.length - 1)], [padding, width - padding]);
    const y = (0,linear/* default */.A)([0, Math.max(1, ...values)], [height - padding, padding]);
    const data = lineOf(values.map((value, index) => [Math.round(x(index)), Math.round(y(value))]));
    return markup `<svg class="spark" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="${data}"/></svg>`;
}

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/daily-series.js
var daily_series = __webpack_require__(55378);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/html-folded-table.js
/** Renders tables of the HTML report: the first rows open, the others folded. Pure. */


const SHOWN_ROWS = 8;
/** Every cell has a class, so short names keep large pages small. */
const CLASSES = { number: 'n', 'number bars': 'n bars', extra: 'x', 'extra number': 'x n' };
function foldedTable(caption, rows, columns, { shown = SHOWN_ROWS, most = Infinity } = {}) {
    const all = rows.slice(0, most);
    const omitted = rows.length - all.length;
    // A fold for one row would take as much space as the row.
    const open = all.length === shown + 1 ? all : all.slice(0, shown);
    const folded = all.slice(open.length);
    const rest = folded.length === 0
        ? new Html('')
        : markup `<details class="more"><summary>${(0,pluralize/* pluralize */.t)(folded.length, 'more row')}</summary>
${table(caption, 'continued', folded, columns)}</details>\n`;
    const note = omitted === 0
        ? new Html('')
        : markup `<p class="muted">${(0,pluralize/* pluralize */.t)(omitted, 'more row')} in report.json and in the CSV files.</p>\n`;
    return markup `${table(caption, '', open, columns)}${rest}${note}`;
}
function table(caption, continued, rows, columns) {
    const classOf = ({ kind }) => (kind ? markup ` class="${CLASSES[kind]}"` : new Html(''));
    const head = columns.map((column) => markup `<th scope="col"${classOf(column)}>${column.label}</th>`);
    const lines = rows.map((row) => {
        const cells = columns.map((column, index) => index === 0
            ? markup `<th scope="row"${classOf(column)}>${column.cell(row)}</th>`
            : markup `<td${classOf(column)}>${column.cell(row)}</td>`);
        return markup `<tr>${cells}</tr>\n`;
    });
    const name = continued === ''
        ? markup `<caption>${caption}</caption>`
        : markup `<caption class="hidden">${caption}, ${continued}</caption>`;
    return markup `<table class="columns-${columns.length}">${name}<thead><tr>${head}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}
/** Renders a number with a bar that compares it with the largest one. */
function bar(value, max, text) {
    const width = max > 0 ? Math.round((Math.min(value, max) / max) * 100) : 0;
    return markup `<span class="bar"><b>${text}</b><i style="--w:${width}%"></i></span>`;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/html-days.js
/** Renders the days of the HTML report as charts, with the previous period beside them. Pure. */






const SIZES = { pageViews: 'large', searches: 'small', questions: 'small' };
/** Returns undefined if there is no day to compare with another one. */
function daysSection(report) {
    const { daily, period } = report;
    const charts = (0,daily_series/* dailySeries */.B)(report).map((series) => ({ series, size: SIZES[series.field] }));
    if (charts.length === 0)
        return undefined;
    const hasOneChart = charts.length === 1;
    const figures = charts.map(({ series, size, }) => markup `<figure class="${hasOneChart ? 'large' : size}"><figcaption><strong>${series.label}</strong> ${legend(series, period)}</figcaption>
${drawDailyChart(series, hasOneChart ? 'large' : size)}</figure>
`);
    return markup `<section aria-labelledby="days">
<h2 id="days">By day</h2>
<div class="charts">${figures}</div>
<details><summary>Daily numbers as a table</summary>
${foldedTable('Daily activity', daily, dayColumns(daily), { shown: Infinity })}</details>
</section>`;
}
function legend({ dates, previous }, period) {
    const noun = (0,format_dates/* periodNoun */.IN)(period);
    if (dates.length > MAX_SINGLE_DAYS)
        return markup `<span class="keys"><span class="key"><i></i>mean of 7 days</span><span class="key"><i class="each"></i>each day</span></span>`;
    const before = previous.length === 0 ? new Html('') : markup `<span class="key"><i class="dashed"></i>the ${noun} before</span>`;
    return markup `<span class="keys"><span class="key"><i></i>this ${noun}</span>${before}</span>`;
}
function dayColumns(daily) {
    const columns = [
        ['pageViews', 'Page views'],
        ['sessions', 'Sessions'],
        ['searches', 'Searches'],
        ['questions', 'Questions'],
    ].flatMap(([field, label]) => {
        const key = field;
        if (daily.every((day) => day[key] === null))
            return [];
        return [
            {
                label: label ?? '',
                kind: 'number',
                cell: (day) => markup `${day[key] === null ? '–' : (0,format_numbers/* formatCount */.B4)(day[key])}`,
            },
        ];
    });
    return [{ label: 'Day', cell: ({ date }) => markup `${(0,format_dates/* formatLongDay */.IO)(date)}` }, ...columns];
}

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/metrics.js
var analytics_report_metrics = __webpack_require__(66933);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/period.js
var analytics_report_period = __webpack_require__(1551);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/describe-changes.js
var describe_changes = __webpack_require__(1558);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/html-changes.js
/** Renders changes with a color that repeats what their words say. Pure. */

const html_changes_CLASSES = {
    better: 'good',
    worse: 'bad',
    up: 'ink',
    down: 'ink',
    same: 'muted',
};
function changeText(change) {
    if (!change)
        return markup `<span class="muted">nothing to compare</span>`;
    const { sign, text, direction } = change;
    // The narrow sign is as wide as the arrows.
    return markup `<span class="${html_changes_CLASSES[direction]}"><span aria-hidden="true">${sign}</span> ${text}</span>`;
}

// EXTERNAL MODULE: ../../build/src/text/width.js
var width = __webpack_require__(46965);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/analysis/rank-to-dos.js
var rank_to_dos = __webpack_require__(6400);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/describe-to-dos.js
var describe_to_dos = __webpack_require__(225);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/describe-verdict.js
var describe_verdict = __webpack_require__(80590);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/format-thresholds.js
var format_thresholds = __webpack_require__(12781);
// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/page-url.js
var page_url = __webpack_require__(82472);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/html-links.js
/** Links pages of the site in the HTML report. Pure. */




/** Longer texts are rarely questions; JSON and CSV have the whole texts. */
const MAX_TEXT_LENGTH = 300;
/** Links http(s) URLs; any other content gets no link. The page tells no site where its readers come from (its head). */
function linkTo(url, content) {
    if (url === undefined || !(0,text_document/* isWebUrl */.O9)(url))
        return content;
    return markup `<a href="${new URL(url).href}">${content}</a>`;
}
/** Returns the title of a page, which links the page if the site is known. */
function pageTitle(site, { path, title }) {
    return linkTo((0,page_url/* pageUrl */.f)(site, path), markup `${(0,width/* shorten */.ml)(title ?? path, MAX_TEXT_LENGTH)}`);
}
/** Returns the title of a page with its path below. */
function pageName(site, page) {
    return markup `${pageTitle(site, page)}<code>${(0,width/* shorten */.ml)(page.path, MAX_TEXT_LENGTH)}</code>`;
}
/** Links paths without their titles. */
function pathLinks(site, paths) {
    const links = paths.map((path) => markup `<li>${linkTo((0,page_url/* pageUrl */.f)(site, path), markup `<code>${(0,width/* shorten */.ml)(path, MAX_TEXT_LENGTH)}</code>`)}</li>`);
    return markup `<ul class="plain">${links}</ul>`;
}

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/explain-report.js
var explain_report = __webpack_require__(43627);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/key-cards.js
var key_cards = __webpack_require__(78854);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/name-projects.js
var name_projects = __webpack_require__(11911);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/html-overview.js
/** Renders the first screen of the HTML report: what it is about, the verdict, key numbers and what to do first. Pure. */














const html_overview_NOTHING = new Html('');
const EYEBROW = 'Documentation report';
function pageHead(report) {
    const { period, projects, thresholds } = report;
    const [first] = projects.length === 1 ? projects : [];
    const compared = period.previous ? ` · compared with ${(0,format_dates/* formatRange */.Lu)(period.previous)}` : '';
    const unmet = thresholds.filter(({ met }) => !met).length;
    const met = thresholds.length === 1 ? 'Threshold met' : `All ${thresholds.length} thresholds met`;
    const pill = thresholds.length === 0
        ? html_overview_NOTHING
        : unmet > 0
            ? markup `<p class="pill bad"><span aria-hidden="true">✖</span> Not met: ${unmet} of ${thresholds.length}</p>`
            : markup `<p class="pill good"><span aria-hidden="true">✔</span> ${met}</p>`;
    return markup `<header>
<div><p class="eyebrow">${EYEBROW}</p>
<h1>${linkTo(first?.site ?? undefined, markup `${(0,name_projects/* subjectOf */.e)(report)}`)}</h1>
<p class="muted"><strong>${(0,format_dates/* formatRange */.Lu)(period)}</strong> · ${(0,format_dates/* formatDays */.n1)(period.days)}, UTC${compared}</p>
${period.isOpen ? markup `<p class="muted">${(0,analytics_report_period/* openPeriodNote */.OA)(period)}</p>\n` : html_overview_NOTHING}${(0,analytics_report_period/* isLong */.x7)(period) ? markup `<p class="muted">${explain_report/* LONG_PERIOD */.t2}</p>\n` : html_overview_NOTHING}</div>
${pill}
</header>`;
}
function verdictSection(report) {
    const verdict = (0,describe_verdict/* describeVerdict */.X)(report);
    const [first] = (0,rank_to_dos/* rankToDos */.I)(report);
    const start = first ? markup `<p class="lead">Start here: ${startOf(first)}. ${first.evidence[0] ?? ''}</p>` : html_overview_NOTHING;
    return markup `<section aria-labelledby="verdict">
<h2 id="verdict">${verdict.text}</h2>
${start}
${report.thresholds.some(({ met }) => !met) ? thresholdList(report, 'panel') : html_overview_NOTHING}
${cards(report)}
</section>`;
}
function startOf(item) {
    const verb = item.verb.charAt(0).toLowerCase() + item.verb.slice(1);
    return markup `${verb}${objectOf(item)}`;
}
function objectOf({ page, words, project }) {
    if (page)
        return markup ` ${pageTitle(project.site, page)}`;
    return words === undefined ? html_overview_NOTHING : markup ` “${(0,width/* shorten */.ml)(words, describe_to_dos/* MAX_WORDS_LENGTH */.QF)}”`;
}
/** Thresholds that aren't met come first. */
function thresholdList({ thresholds, period }, name) {
    const sorted = [...thresholds].sort((a, b) => Number(a.met) - Number(b.met));
    const items = sorted.map((threshold) => {
        const [sign, tone, word] = threshold.met ? ['✔', 'good', 'Met'] : ['✖', 'bad', 'Not met'];
        return markup `<li><span class="${tone}"><span aria-hidden="true">${sign}</span> <strong>${word}</strong></span> ${(0,format_thresholds/* describeThreshold */.d9)(threshold, period)} <code>${(0,format_thresholds/* formatThresholdLine */.Jp)(threshold)}</code></li>\n`;
    });
    return markup `<ul class="thresholds ${name}">${items}</ul>`;
}
function cards(report) {
    const noun = (0,format_dates/* periodNoun */.IN)(report.period);
    const items = (0,key_cards/* keyCards */.PG)(report).map(({ label, value, isMissing, total, before, change, isFew }) => markup `<div><dt>${label}</dt><dd class="${isMissing ? 'value missing' : 'value'}">${value}</dd><dd class="muted">${isMissing ? '' : total === undefined ? 'all pages' : `of ${total}`}</dd><dd>${isFew ? markup `<span class="muted">${key_cards/* FEW_VOTES */.jE}</span>` : change ? changeText(change) : html_overview_NOTHING}</dd><dd class="muted">${before === undefined ? '' : `${before} the ${noun} before`}</dd></div>\n`);
    return markup `<dl class="cards">${items}</dl>`;
}
const NUMBER_OF_QUIET_PAGES = 3;
function toDoSection(report) {
    const toDos = (0,rank_to_dos/* rankToDos */.I)(report);
    if (toDos.length === 0)
        return markup `<section aria-labelledby="to-do"><h2 id="to-do">Do this first</h2>${quietPeriod(report)}</section>`;
    const isMerged = report.projects.length > 1;
    const items = toDos.map((item) => markup `<li><div><h3>${item.verb}${objectOf(item)}</h3>
<p>${item.evidence.join(' ')}</p>${item.quotes.map((quote) => markup `<blockquote>${(0,width/* shorten */.ml)(quote, MAX_TEXT_LENGTH)}</blockquote>`)}</div>
<p class="effect"><strong>${(0,format_numbers/* formatCount */.B4)(item.readers)}</strong> ${item.unit}<span>${isMerged ? `${nameOf(item)} · ${item.source}` : item.source}</span></p></li>
`);
    return markup `<section aria-labelledby="to-do">
<h2 id="to-do">Do this first</h2>
<p class="muted">In the order of how many readers it would have helped.</p>
<ol class="to-dos">
${items}</ol>
</section>`;
}
function nameOf({ project }) {
    return project.title ?? project.name ?? '';
}
function quietPeriod({ projects }) {
    const pages = projects.flatMap(({ pages: rows, site }) => (rows ?? []).map((page) => ({ ...page, site })));
    const quiet = pages.sort((a, b) => a.pageViews - b.pageViews).slice(0, NUMBER_OF_QUIET_PAGES);
    const items = quiet.map((page) => markup `<li>${pageTitle(page.site, page)}, ${(0,format_numbers/* formatCount */.B4)(page.pageViews)}</li>`);
    return items.length === 0
        ? markup `<p>Nothing stands out.</p>`
        : markup `<p>Nothing stands out: a good time to tidy up. The listed pages with the fewest page views:</p><ul>${items}</ul>`;
}
function emptyPanel(report) {
    const { start, steps, comparison } = (0,explain_report/* emptyReportAdvice */.kL)(report);
    const items = steps.map(([question, advice]) => markup `<li><strong>${question}</strong> ${advice}</li>\n`);
    return markup `<section class="box" aria-labelledby="verdict">
<h2 id="verdict">${explain_report/* NO_READERS */.hE}</h2>
<p>${start}</p>
<ol>
${items}</ol>
${comparison === undefined ? html_overview_NOTHING : markup `<p class="muted">${comparison}</p>`}
</section>`;
}

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/missing-parts.js
var missing_parts = __webpack_require__(15312);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/select-metrics.js
var select_metrics = __webpack_require__(86175);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/html-numbers.js
/** Renders the end of the HTML report: all numbers, the projects, what is missing and why, and what the words mean. Pure. */












/** Long periods leave out what they can't have. */
function numberTable(caption, metrics, projects, period) {
    const rows = (0,select_metrics/* selectMetrics */.s)(metrics, projects).filter(({ value }) => value !== null || !(0,analytics_report_period/* isLong */.x7)(period));
    const noun = (0,format_dates/* periodNoun */.IN)(period);
    const columns = [
        { label: 'Metric', cell: ({ name }) => markup `${analytics_report_metrics/* METRICS */.Cb[name].label}` },
        { label: `This ${noun}`, kind: 'number', cell: (metric) => markup `${(0,describe_changes/* metricText */._l)(metric, projects, period)}` },
    ];
    if (period.previous)
        columns.push({
            label: `The ${noun} before`,
            kind: 'extra number',
            cell: ({ name, previous }) => markup `${previous === null ? '–' : (0,format_numbers/* formatMetric */.gI)(previous, analytics_report_metrics/* METRICS */.Cb[name].scale, period)}`,
        }, { label: 'Change', cell: (metric) => changeText((0,describe_changes/* describeMetricChange */.ik)(metric)) });
    return foldedTable(caption, rows, columns, { shown: Infinity });
}
function numbersSection(report) {
    const { metrics, projects, period, thresholds } = report;
    const isMet = thresholds.length > 0 && thresholds.every(({ met }) => met);
    return markup `<section aria-labelledby="numbers">
<h2 id="numbers">All numbers</h2>
${isMet ? thresholdList(report, 'plain') : new Html('')}
${numberTable('Metrics', metrics, projects, period)}</section>`;
}
const COMPARED = [
    'traffic.page-views',
    'feedback.satisfaction-rate',
    'search.no-result-rate',
    'ai.low-confidence',
];
function projectsSection({ projects }) {
    const columns = COMPARED.map((name, index) => ({
        label: analytics_report_metrics/* METRICS */.Cb[name].label,
        kind: index < 2 ? 'number' : 'extra number',
        cell: ({ project }) => {
            const metric = (0,analytics_report_metrics/* findMetric */.GF)(project.metrics, name);
            if (!metric)
                return markup `–`;
            const change = metric.previous === null ? new Html('') : markup `<small>${changeText((0,describe_changes/* describeMetricChange */.ik)(metric))}</small>`;
            return markup `${(0,describe_changes/* metricText */._l)(metric, [project], project.period)}${change}`;
        },
    }));
    const rows = projects.map((project, index) => ({ project, id: projectId(index) }));
    const names = {
        label: 'Project',
        cell: ({ project, id }) => markup `<a href="#${id}">${(0,name_projects/* projectName */.j)(project)}</a>`,
    };
    return markup `<section aria-labelledby="projects">
<h2 id="projects">Projects</h2>
${foldedTable('Numbers per project', rows, [names, ...columns], { shown: Infinity })}</section>`;
}
function projectId(index) {
    return `project-${index + 1}`;
}
function missingSection(report) {
    const lines = (0,missing_parts/* missingParts */.t)(report);
    if (lines.length === 0)
        return undefined;
    const items = lines.map(({ section, text }) => markup `<li><strong>${section}</strong>: ${text}</li>\n`);
    return markup `<section aria-labelledby="missing">
<h2 id="missing">Not in this report</h2>
<ul class="notes">${items}</ul>
</section>`;
}
const GLOSSARY = [
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
function glossary() {
    const items = GLOSSARY.map(([word, meaning]) => markup `<dt>${word}</dt><dd>${meaning}</dd>\n`);
    return markup `<details class="glossary"><summary>What the numbers mean</summary>
<dl>${items}</dl></details>`;
}

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/table-rows.js
var table_rows = __webpack_require__(25697);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/html-tables.js
/** Renders what readers did in one project as tables of the HTML report: pages, feedback, search, assistant, referrers. Pure. */








const FEW_ROWS = 5;
/** Returns the sections that have at least one row. */
function projectSections(project, options) {
    const sections = [
        {
            id: 'pages',
            title: 'Pages',
            short: 'Pages',
            tables: [pageTable(project, options), trafficChanges(project, options)],
        },
        {
            id: 'feedback',
            title: 'Feedback',
            short: 'Feedback',
            tables: [poorTable(project, options), voteTable(project, options)],
        },
        {
            id: 'search',
            title: 'Search',
            short: 'Search',
            tables: [queryTable(project, options), searchChanges(project, options), searchPageTable(project, options)],
        },
        {
            id: 'assistant',
            title: 'AI assistant',
            short: 'AI assistant',
            tables: [questionTable(project, options), answerTable(project, options)],
        },
        {
            id: 'referrers',
            title: 'Where readers come from',
            short: 'Referrers',
            tables: [referrerTable(project, options)],
        },
    ];
    return sections.flatMap(({ tables, ...section }) => {
        const content = tables.filter((table) => table.text !== '');
        return content.length === 0 ? [] : [{ ...section, content: markup `${content}` }];
    });
}
const html_tables_NOTHING = new Html('');
function tableOf(caption, rows, columns, options) {
    return rows === null || rows.length === 0 ? html_tables_NOTHING : foldedTable(caption, rows, columns, options);
}
function largest(values) {
    return Math.max(0, ...values);
}
function typed(text) {
    return markup `${(0,width/* shorten */.ml)(text, MAX_TEXT_LENGTH)}`;
}
/** Shows a change beyond chance in bold. */
function countChange(value, previous, isUpperBound = false) {
    const { text, isReal } = (0,table_rows/* describeCountChange */.Tk)(value, previous, isUpperBound);
    return isReal ? markup `<strong>${text}</strong>` : markup `<span class="muted">${text}</span>`;
}
function pageTable({ pages, site }, options) {
    const rows = pages ?? [];
    const max = largest(rows.map(({ pageViews }) => pageViews));
    const columns = [
        { label: 'Page', cell: (row) => pageName(site, row) },
        { label: 'Views', kind: 'number bars', cell: ({ pageViews }) => bar(pageViews, max, (0,format_numbers/* formatCount */.B4)(pageViews)) },
        { label: 'Sessions', kind: 'extra number', cell: ({ sessions }) => markup `${(0,format_numbers/* formatCount */.B4)(sessions)}` },
    ];
    if (rows.some(({ trend }) => trend !== null))
        columns.push({ label: 'Trend', kind: 'extra', cell: ({ trend }) => (trend ? drawSparkline(trend) : html_tables_NOTHING) });
    if (rows.some(({ previous }) => previous !== null))
        columns.push({
            label: 'Change',
            kind: 'number',
            cell: ({ pageViews, previous }) => previous === null ? markup `<span class="muted">–</span>` : countChange(pageViews, previous),
        });
    return tableOf('Top pages', rows, columns, options);
}
function changeColumns() {
    return [
        { label: 'Now', kind: 'number', cell: ({ value }) => markup `${(0,format_numbers/* formatCount */.B4)(value)}` },
        {
            label: 'Before',
            kind: 'extra number',
            cell: ({ previous, previousIsUpperBound }) => markup `${previousIsUpperBound ? 'up to ' : ''}${(0,format_numbers/* formatCount */.B4)(previous)}`,
        },
        {
            label: 'Change',
            kind: 'number',
            cell: ({ value, previous, previousIsUpperBound }) => countChange(value, previous, previousIsUpperBound),
        },
    ];
}
function trafficChanges(project, options) {
    const columns = [
        { label: 'Page', cell: (row) => pageName(project.site, row) },
        ...changeColumns(),
    ];
    return tableOf('Other pages that gained or lost readers', (0,table_rows/* otherTrafficChanges */.dj)(project), columns, {
        ...options,
        shown: FEW_ROWS,
    });
}
function searchChanges(project, options) {
    const columns = [
        { label: 'Query', cell: ({ query }) => typed(query) },
        ...changeColumns(),
    ];
    return tableOf('Searches that rose or fell', (0,table_rows/* itemsOf */.S3)(project, 'search-changes'), columns, {
        ...options,
        shown: FEW_ROWS,
    });
}
/** A rate of fewer votes isn't marked as bad. */
const MIN_VOTES = 5;
const BAD_PERCENT = 50;
function voteBar({ likes, dislikes }) {
    const label = `${(0,pluralize/* pluralize */.t)(likes, 'like')}, ${(0,pluralize/* pluralize */.t)(dislikes, 'dislike')}`;
    const parts = [
        likes > 0 ? markup `<i style="--w:${likes}"></i>` : html_tables_NOTHING,
        dislikes > 0 ? markup `<i class="dislikes" style="--w:${dislikes}"></i>` : html_tables_NOTHING,
    ];
    return markup `<span class="votes"><b>${(0,format_numbers/* formatCount */.B4)(likes + dislikes)}</b><span role="img" aria-label="${label}">${parts}</span></span>`;
}
function satisfaction({ likes, dislikes }) {
    const votes = likes + dislikes;
    if (votes === 0)
        return markup `<span class="muted">–</span>`;
    const percent = (likes / votes) * 100;
    return percent < BAD_PERCENT && votes >= MIN_VOTES
        ? markup `<strong class="bad">${(0,format_numbers/* formatPercent */.l9)(percent)}</strong>`
        : markup `${(0,format_numbers/* formatPercent */.l9)(percent)}`;
}
const VOTES_COLUMN = { label: 'Votes', kind: 'number bars', cell: voteBar };
const SATISFACTION_COLUMN = { label: 'Satisfaction rate', kind: 'number', cell: satisfaction };
function poorTable(project, options) {
    const rows = (0,table_rows/* poorRows */.sD)(project);
    const columns = [
        {
            label: 'Page',
            cell: (row) => markup `${pageName(project.site, row)}${row.comments.map((comment) => markup `<q>${typed(comment)}</q>`)}`,
        },
        VOTES_COLUMN,
        SATISFACTION_COLUMN,
    ];
    return tableOf('Pages with poor feedback', rows, columns, { ...options, shown: FEW_ROWS });
}
function voteTable({ feedback, site }, options) {
    const columns = [
        { label: 'Page', cell: (row) => pageName(site, row) },
        VOTES_COLUMN,
        SATISFACTION_COLUMN,
        { label: 'Comments', kind: 'extra number', cell: ({ comments }) => markup `${(0,format_numbers/* formatCount */.B4)(comments)}` },
    ];
    return tableOf('Pages with the most votes', feedback, columns, options);
}
function queryTable(project, options) {
    const rows = (0,table_rows/* queryRows */.Ym)(project);
    const max = largest(rows.map(({ searches }) => searches));
    const columns = [
        { label: 'Query', cell: ({ query }) => typed(query) },
        { label: 'Searches', kind: 'number bars', cell: ({ searches }) => bar(searches, max, (0,format_numbers/* formatCount */.B4)(searches)) },
        {
            label: 'Results',
            cell: ({ noResults }) => noResults
                ? markup `<span class="bad"><span aria-hidden="true">✖</span> none</span>`
                : markup `<span class="good"><span aria-hidden="true">✔</span> yes</span>`,
        },
        {
            label: 'Clicked',
            kind: 'extra number',
            cell: ({ clicks, searches, noResults }) => noResults || searches === 0 ? markup `–` : markup `${(0,format_numbers/* formatPercent */.l9)((clicks / searches) * 100)}`,
        },
        { label: 'Then asked', kind: 'extra number', cell: ({ aiEscalations }) => markup `${(0,format_numbers/* formatCount */.B4)(aiEscalations)}` },
    ];
    return tableOf('Top searches', rows, columns, options);
}
function searchPageTable({ searchPages, site }, options) {
    const max = largest((searchPages ?? []).map(({ searches }) => searches));
    const columns = [
        { label: 'Page', cell: (row) => pageName(site, row) },
        { label: 'Searches', kind: 'number bars', cell: ({ searches }) => bar(searches, max, (0,format_numbers/* formatCount */.B4)(searches)) },
        { label: 'Without results', kind: 'extra number', cell: (row) => markup `${(0,format_numbers/* formatCount */.B4)(row.noResultSearches)}` },
        { label: 'No-result rate', kind: 'number', cell: ({ noResultRate }) => markup `${(0,format_numbers/* formatFraction */.MJ)(noResultRate)}` },
    ];
    return tableOf('Searches by page', searchPages, columns, { ...options, shown: FEW_ROWS });
}
function questionTable(project, options) {
    const columns = [
        { label: 'Question', cell: ({ question }) => typed(question) },
        { label: 'Asked', kind: 'number', cell: ({ count }) => markup `${(0,format_numbers/* formatCount */.B4)(count)}` },
        {
            label: 'Lowest confidence',
            kind: 'number',
            cell: ({ lowestConfidence }) => markup `${(0,format_numbers/* formatFraction */.MJ)(lowestConfidence)}`,
        },
        { label: 'Asked on', kind: 'extra', cell: ({ paths }) => pathLinks(project.site, paths) },
    ];
    return tableOf('Questions with low-confidence answers', (0,table_rows/* itemsOf */.S3)(project, 'low-confidence-questions'), columns, {
        ...options,
        shown: FEW_ROWS,
    });
}
function answerTable(project, options) {
    const columns = [
        { label: 'Question', cell: ({ question }) => typed(question) },
        { label: 'Answer', cell: ({ answer }) => typed(answer ?? '') },
        { label: 'Dislikes', kind: 'extra number', cell: ({ times }) => markup `${(0,format_numbers/* formatCount */.B4)(times)}` },
        { label: 'Asked on', kind: 'extra', cell: ({ path }) => pathLinks(project.site, path === null ? [] : [path]) },
        { label: 'Last', kind: 'extra', cell: ({ date }) => markup `<span class="day">${(0,table_rows/* formatDay */.im)(date)}</span>` },
    ];
    return tableOf('Disliked answers', (0,table_rows/* answerRows */.Ys)(project), columns, { ...options, shown: FEW_ROWS });
}
function referrerTable({ referrers }, options) {
    const max = largest((referrers ?? []).map(({ pageViews }) => pageViews));
    const columns = [
        { label: 'From', cell: ({ referrer }) => typed((0,table_rows/* shortReferrer */.U_)(referrer)) },
        { label: 'Views', kind: 'number bars', cell: ({ pageViews }) => bar(pageViews, max, (0,format_numbers/* formatCount */.B4)(pageViews)) },
        { label: 'Share', kind: 'number', cell: ({ percentage }) => markup `${(0,format_numbers/* formatPercent */.l9)(percentage)}` },
    ];
    return tableOf('Top referrers', referrers, columns, options);
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/stylesheet.js
/** Defines the stylesheet of the HTML report. All text has a contrast of at least 4.5, in both color schemes. */
const STYLESHEET = `
:root {
  color-scheme: light dark;
  --paper: #fff; --card: #f6f8fa; --ink: #1b1f24; --muted: #57606a; --rule: #d8dee4; --accent: #1558b0; --bar: #4a7fcb;
  --before: #7b838c; --good: #116329; --good-tint: #e6f6ea; --bad: #b42318; --bad-tint: #fdecea; --on-accent: #fff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0f1419; --card: #171d24; --ink: #e9edf1; --muted: #a3adb8; --rule: #303942; --accent: #79b8ff; --bar: #4f8ad6;
    --before: #7d8792; --good: #5fd07f; --good-tint: #10291a; --bad: #ff9b91; --bad-tint: #34171a; --on-accent: #0f1419;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer, nav ul { max-width: 64rem; margin: 0 auto; padding: 0 1rem; }
header { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: .75rem 2rem; padding-top: 2.25rem; }
h1, h2, h3, h4, p { margin: 0; }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -.01em; }
h2 { font-size: 1.35rem; line-height: 1.25; }
h3, h4 { font-size: 1.05rem; line-height: 1.35; }
h4 { margin-top: 2rem; }
section { margin-top: 3rem; }
main > section:first-child { margin-top: 2rem; }
#verdict { font-size: 1.6rem; letter-spacing: -.01em; }
a { color: var(--accent); text-underline-offset: .15em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 4px; border-radius: 2px; }
h1 a { color: inherit; text-decoration-color: var(--rule); }
code { font: .85em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
small { display: block; font-size: .85em; }
.muted { color: var(--muted); }
.muted strong { color: var(--ink); font-weight: 600; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.ink { color: var(--ink); }
.day { white-space: nowrap; }
.eyebrow { color: var(--muted); font-size: .875rem; font-weight: 600; }
.pill { padding: .4rem .8rem; border: 1px solid transparent; border-radius: .4rem; font-weight: 600; }
.pill.good { background: var(--good-tint); }
.pill.bad { background: var(--bad-tint); }
.lead { margin-top: .35rem; font-size: 1.1rem; }
nav { position: sticky; top: 0; z-index: 1; margin-top: 1.25rem; background: var(--paper); border-bottom: 1px solid var(--rule); }
nav ul { display: flex; gap: 1.4rem; overflow-x: auto; padding: 0 1rem; list-style: none; scrollbar-width: thin; }
nav li { flex: none; }
nav a { display: block; padding: .7rem 0; font-size: .925rem; text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav a:focus-visible { outline-offset: -2px; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1px; margin: 1.5rem 0 0; background: var(--rule); border: 1px solid var(--rule); border-radius: .6rem; overflow: hidden; }
.cards > div { background: var(--paper); padding: .9rem 1rem 1rem; }
.cards dt { font-size: .925rem; color: var(--muted); }
.cards dd { margin: 0; font-size: .875rem; font-variant-numeric: tabular-nums; }
.cards dd.value { font-size: 1.95rem; line-height: 1.3; font-weight: 650; letter-spacing: -.01em; }
.cards dd.missing { font-size: 1.05rem; line-height: 2.4rem; font-weight: 400; color: var(--muted); letter-spacing: 0; }
.cards dd + dd + dd { margin-top: .5rem; font-size: .925rem; }
.cards dd + dd + dd + dd { margin-top: 0; font-size: .875rem; }
.thresholds { list-style: none; margin: 1rem 0; padding: 0; }
.thresholds li { padding: .2rem 0; }
.thresholds code { color: var(--muted); white-space: nowrap; }
.panel { padding: .7rem 1rem; background: var(--bad-tint); border-left: .25rem solid var(--bad); border-radius: .25rem; }
.panel code { color: inherit; }
.to-dos { list-style: none; counter-reset: to-do; margin: 1rem 0 0; padding: 0; border: 1px solid var(--rule); border-radius: .6rem; }
.to-dos > li { counter-increment: to-do; display: grid; grid-template-columns: 2rem 1fr 14rem; gap: 0 1rem; padding: .9rem 1rem; }
.to-dos > li + li { border-top: 1px solid var(--rule); }
.to-dos > li::before { content: counter(to-do); display: grid; place-items: center; width: 1.75rem; height: 1.75rem; border-radius: 50%; background: var(--accent); color: var(--on-accent); font-size: .875rem; font-weight: 650; print-color-adjust: exact; }
.to-dos div p { color: var(--muted); }
blockquote { margin: .5rem 0 0; padding-left: .75rem; border-left: 3px solid var(--rule); }
.effect { text-align: right; font-size: .875rem; color: var(--muted); line-height: 1.35; }
.effect strong { display: block; color: var(--ink); font-size: 1.35rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.effect span { display: block; margin-top: .15rem; font-size: .8125rem; }
.box { border: 1px solid var(--rule); border-radius: .6rem; padding: 1.5rem; }
.box p, .box li { margin-top: .5rem; }
.charts { display: grid; grid-template-columns: 1fr 1fr; gap: 1.75rem 2.5rem; margin: 1rem 0 1.5rem; }
figure { margin: 0; min-width: 0; }
.large { grid-column: 1 / -1; }
figcaption { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; margin-bottom: .25rem; }
figcaption strong { font-weight: 600; margin-right: auto; }
.keys .key + .key { margin-left: .9rem; }
tbody th:has(q) { width: 60%; }
.key { color: var(--muted); font-size: .875rem; white-space: nowrap; }
.key i { display: inline-block; width: 1.5rem; margin-right: .4rem; border-top: .17rem solid var(--accent); vertical-align: middle; print-color-adjust: exact; }
.key i.dashed { border-top: 2px dashed var(--before); }
.key i.each { border-top: 1px solid var(--accent); opacity: .6; }
.chart { display: block; width: 100%; height: auto; overflow: visible; font-size: 13px; font-variant-numeric: tabular-nums; }
.chart.narrow { display: none; }
.chart text { fill: var(--muted); }
.chart .value { fill: var(--ink); font-weight: 650; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
.chart .end { text-anchor: end; }
.chart .mid { text-anchor: middle; }
.chart rect { fill: var(--card); }
.chart path { fill: none; }
.chart .grid { stroke: var(--rule); }
.chart .fill { fill: var(--accent); fill-opacity: .08; }
.chart .line { stroke: var(--accent); stroke-width: 2.5; stroke-linejoin: round; }
.chart .before { stroke: var(--before); stroke-width: 1.75; stroke-dasharray: 5 4; }
.chart .thin { stroke: var(--accent); stroke-opacity: .4; }
.chart circle { fill: var(--accent); }
.spark { display: block; width: 6rem; height: 1.5rem; }
.spark path { fill: none; stroke: var(--accent); stroke-width: 3.5; stroke-linejoin: round; }
table { width: 100%; border-collapse: collapse; margin-top: 1.25rem; font-size: .9375rem; }
.more table { margin-top: 0; }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem 1.4rem .5rem 0; border-bottom: 1px solid var(--rule); overflow: clip; overflow-clip-margin: 6px; }
th:last-child, td:last-child { padding-right: 0; }
thead th { color: var(--muted); font-size: .85rem; font-weight: 500; vertical-align: bottom; overflow-wrap: normal; }
tbody th { font-weight: 400; }
tbody th code { display: block; color: var(--muted); }
tbody th:first-child { min-width: 9rem; width: 40%; }
.n { text-align: right; font-variant-numeric: tabular-nums; }
td.n { white-space: nowrap; }
thead .bars { padding-right: 10.15rem; }
td.n:last-child { padding-left: .5rem; }
.bar, .votes { display: inline-grid; grid-template-columns: 1fr 8rem; gap: .75rem; align-items: center; }
.bar b, .votes b { font-weight: 400; }
.bar i { display: block; width: var(--w); min-width: 2px; height: .6rem; border-radius: 1px; background: var(--bar); print-color-adjust: exact; }
.votes > span { display: flex; gap: 2px; }
.votes i { flex: var(--w); min-width: 2px; height: .6rem; background: var(--good); border-radius: 1px; print-color-adjust: exact; }
.votes .dislikes { background: var(--bad); }
q { display: block; margin-top: .35rem; padding-left: .75rem; border-left: 3px solid var(--rule); quotes: none; }
.plain { list-style: none; margin: 0; padding: 0; }
.hidden { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
details { margin-top: .75rem; }
summary { cursor: pointer; color: var(--accent); width: fit-content; }
.project { margin-top: 1.25rem; padding-top: .75rem; border-top: 1px solid var(--rule); }
.project h3 { margin-top: 1rem; font-size: 1.2rem; }
.project > summary { font-weight: 600; }
.notes { margin: .75rem 0 0; padding-left: 1.2rem; }
footer { margin-top: 3rem; padding-bottom: 3rem; font-size: .9rem; }
footer > p { margin-top: 1rem; }
.glossary dl { display: grid; grid-template-columns: 12rem 1fr; gap: .5rem 1.5rem; }
.glossary dt { font-weight: 600; }
.glossary dd { margin: 0; color: var(--muted); }
@media (max-width: 52rem) {
  .cards { grid-template-columns: 1fr 1fr; }
  .charts { grid-template-columns: 1fr; }
  .bar, .votes { grid-template-columns: 1fr 4rem; }
  thead .bars { padding-right: 6.15rem; }
}
@media screen and (max-width: 40rem) {
  header { padding-top: 1.25rem; }
  h1 { font-size: 1.6rem; }
  #verdict { font-size: 1.35rem; }
  section { margin-top: 2.25rem; }
  .lead { font-size: 1rem; }
  .cards > div { padding: .7rem .75rem; }
  .cards dd.value { font-size: 1.6rem; }
  .chart.wide { display: none; }
  .chart.narrow { display: block; }
  .to-dos > li { grid-template-columns: 2rem 1fr; gap: 0 .75rem; padding: .9rem .75rem; }
  .effect { grid-column: 2; margin-top: .4rem; text-align: left; }
  .effect strong, .effect span { display: inline; font-size: inherit; }
  .effect strong { font-size: 1rem; }
  .effect span::before { content: "\\a0· "; }
  .x, .bar i, .votes > span { display: none; }
  .bar, .votes { display: inline; }
  th, td, thead .bars { padding-right: .75rem; }
  tbody th:first-child { min-width: 0; width: 55%; }
  code { font-size: .78em; }
  tbody th:first-child:has(q) { width: 72%; }
  .thresholds code { white-space: normal; }
  .glossary dl { display: block; }
  .glossary dd { margin-bottom: .5rem; }
}
@media (forced-colors: active) {
  .pill, .panel, .bar i, .votes i { border: 1px solid CanvasText; }
  .to-dos > li::before { border: 1px solid CanvasText; }
  .chart text { fill: CanvasText; }
  .chart rect { fill: none; }
  .chart .grid, .chart .before { stroke: GrayText; }
  .chart .line, .chart .thin, .spark path { stroke: LinkText; }
  .chart circle, .chart .fill { fill: LinkText; }
  .bar i, .votes i { forced-color-adjust: none; background: LinkText; }
  .votes .dislikes { background: CanvasText; }
}
@page { margin: 15mm 14mm 16mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; } }
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --card: #f1f3f5; --ink: #000; --muted: #444c56; --rule: #c5ccd3; --accent: #1558b0; --bar: #4a7fcb;
    --before: #7b838c; --good: #116329; --good-tint: #fff; --bad: #b42318; --bad-tint: #fff; --on-accent: #fff;
  }
  html { font-size: 12.5px; }
  body { font-size: 1rem; line-height: 1.4; }
  header, main, footer { max-width: none; padding: 0; }
  h1 { font-size: 1.7rem; }
  nav, .more, .more + p, .project > summary { display: none; }
  section { margin-top: 1.75rem; }
  main > section:first-child { margin-top: 1.25rem; }
  #verdict { font-size: 1.35rem; }
  .lead { font-size: 1rem; }
  .pill { border-color: currentColor; }
  .cards { grid-template-columns: repeat(4, 1fr); margin-top: 1rem; }
  .cards > div { padding: .6rem .7rem; }
  .cards dd.value { font-size: 1.5rem; }
  .to-dos > li { padding: .6rem .75rem; grid-template-columns: 2rem 1fr 12.5rem; }
  section:has(> #to-do) + section { break-before: page; margin-top: 0; }
  .charts { grid-template-columns: 1fr 1fr; }
  h2, h3, h4, caption, thead, .thresholds { break-after: avoid; }
  tr, figure, .cards, .to-dos > li, .notes li, .box { break-inside: avoid; }
  .bar, .votes { grid-template-columns: 1fr 5rem; }
  thead .bars { padding-right: 7.15rem; }
  tbody th code { display: inline; margin-left: .5rem; }
  table { font-size: .875rem; }
  th, td { padding-top: .25rem; padding-bottom: .25rem; }
  a { text-decoration-color: var(--rule); }
  details::details-content { content-visibility: visible; block-size: auto; }
  footer { break-inside: avoid; margin-top: 1.5rem; padding-bottom: 0; }
}
`;

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/html-report.js
/**
 * Renders the report as one HTML file without scripts and requests, readable on phones, in dark mode and on paper. The
 * verdict comes first, then what to do, then the evidence.
 */









/** The policy forbids loading, sending and running anything; the file contains its stylesheet. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
/** The rows of a table are limited by the number of projects, so that the page stays small enough for a browser and a mail. */
const MAX_ROWS = 100;
const MAX_ROWS_OF_PROJECTS = 50;
function renderHtmlReport(report, options = {}) {
    const parts = (0,explain_report/* isEmpty */.Im)(report) ? [] : pageParts(report);
    const links = parts.map(({ id, short }) => markup `<li><a href="#${id}">${short}</a></li>`);
    const first = (0,explain_report/* isEmpty */.Im)(report) ? emptyPanel(report) : verdictSection(report);
    const page = markup `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(CONTENT_SECURITY_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${(0,name_projects/* subjectOf */.e)(report)}: ${EYEBROW.toLowerCase()}, ${(0,format_dates/* formatRange */.Lu)(report.period)}</title>
<style>${new Html(STYLESHEET)}</style>
</head>
<body>
${pageHead(report)}
${parts.length === 0 ? html_report_NOTHING : markup `<nav aria-label="Sections"><ul>${links}</ul></nav>`}
<main>
${first}
${parts.map(({ content }) => markup `${content}\n`)}${missingSection(report) ?? html_report_NOTHING}
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
const html_report_NOTHING = new Html('');
function runLink({ runUrl }) {
    return runUrl === undefined ? html_report_NOTHING : markup ` in <a href="${runUrl}" rel="noreferrer">this run</a>`;
}
function dataLinks({ dataFiles = [] }) {
    return dataFiles.length === 0
        ? html_report_NOTHING
        : markup ` · data: ${dataFiles.map((file, index) => markup `${index > 0 ? ', ' : ''}<a href="${file}">${file}</a>`)}`;
}
function pageParts(report) {
    const { projects } = report;
    const days = daysSection(report);
    const [single] = projects.length === 1 ? projects : [];
    return [
        { id: 'to-do', short: 'To do', content: toDoSection(report) },
        ...(days ? [{ id: 'days', short: 'By day', content: days }] : []),
        ...(single
            ? singleParts(single)
            : [{ id: 'projects', short: 'Projects', content: markup `${projectsSection(report)}${projectDetails(report)}` }]),
        { id: 'numbers', short: 'All numbers', content: numbersSection(report) },
    ];
}
function singleParts(project) {
    return projectSections(project, { most: MAX_ROWS }).map(({ id, title, short, content }) => ({
        id,
        short,
        content: markup `<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}</section>`,
    }));
}
/** The tables of each project are folded, because the comparison comes first. A link to the name opens them. */
function projectDetails({ projects }) {
    const most = Math.max(1, Math.floor(MAX_ROWS_OF_PROJECTS / projects.length));
    const details = projects.map((project, index) => {
        const sections = projectSections(project, { most }).map(({ title, content }) => markup `<h4>${title}</h4>\n${content}`);
        return markup `<details class="project"><summary>${(0,name_projects/* projectName */.j)(project)}</summary>
<h3 id="${projectId(index)}">${(0,name_projects/* projectName */.j)(project)}</h3>
<p class="muted">${(0,format_dates/* formatRange */.Lu)(project.period)}</p>
${numberTable('Metrics', project.metrics, [project], project.period)}${sections}</details>
`;
    });
    return markup `${details}`;
}


/***/ })

};
;