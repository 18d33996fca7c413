"use strict";
exports.id = 5635;
exports.ids = [5635];
exports.modules = {

/***/ 75635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtmlReport: () => (/* binding */ renderHtmlReport)
});

// EXTERNAL MODULE: ../../build/src/text/html.js
var html = __webpack_require__(2216);
// EXTERNAL MODULE: ../../node_modules/d3-scale/src/linear.js + 9 modules
var linear = __webpack_require__(43188);
// EXTERNAL MODULE: ../../node_modules/d3-shape/src/area.js + 7 modules
var src_area = __webpack_require__(14109);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/numbers/metrics.js
var metrics = __webpack_require__(42208);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/format-dates.js
var format_dates = __webpack_require__(85531);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/html/charts.js
/** Draws charts as SVG with scales and shapes of d3, without a browser. Only the HTML report loads this module. */






/** Every chart has two drawings, because the labels of a scaled one would be too small on a phone. */
const LARGE = { name: 'wide', width: 900, height: 230 };
const SMALL = { name: 'wide', width: 440, height: 190 };
const NARROW = { name: 'narrow', width: 350, height: 200 };
/** Longer periods show the mean of seven days, since single days would be a saw of weeks. */
const MAX_SINGLE_DAYS = 31;
const MEAN_DAYS = 7;
/** The smallest distance between two labels of days. */
const LABEL_WIDTH = 56;
const MARGIN = { top: 22, right: 44, bottom: 24, left: 44 };
function drawDailyChart(series, size) {
    const label = describeSeries(series);
    return [size === 'large' ? LARGE : SMALL, NARROW].map((drawing) => draw(series, drawing, label));
}
function describeSeries({ label, dates, values, previous }) {
    const before = previous.length > 0 ? `, ${(0,pluralize/* formatCount */.B)(sum(previous))} before` : '';
    const dayOf = (index) => `${(0,format_dates/* formatShortDay */.mf)(dates[index] ?? '')} (${(0,pluralize/* formatCount */.B)(values[index] ?? 0)})`;
    const [most, least] = [extreme(values, Math.max), extreme(values, Math.min)];
    return `${label}: ${(0,pluralize/* formatCount */.B)(sum(values))} in total${before}. Most on ${dayOf(most)}, fewest on ${dayOf(least)}.`;
}
function sum(values) {
    return (0,metrics/* sumOf */.XN)(values, (value) => value ?? 0);
}
function extreme(values, choose) {
    return values.indexOf(choose(...values.filter((value) => value !== null)));
}
function draw(series, drawing, label) {
    const { dates, values, previous } = series;
    const { name, width, height } = drawing;
    const isLong = dates.length > MAX_SINGLE_DAYS;
    const max = Math.max(1, ...values.map(Number), ...(isLong ? [] : previous.map(Number)));
    const y = (0,linear/* default */.A)([0, max], [height - MARGIN.bottom, MARGIN.top]).nice(2);
    const top = y.domain()[1] ?? max;
    const x = (0,linear/* default */.A)([0, dates.length - 1], [MARGIN.left, width - MARGIN.right]);
    const pointsOf = (numbers) => numbers.slice(0, dates.length).map((value, index) => [x(index), value === null ? null : y(value)]);
    const main = pointsOf(isLong ? meanOfDays(values) : values);
    const parts = [
        isLong ? '' : weekendBands(dates, x, y(top), y(0)),
        gridLines([0, top / 2, top], y, width),
        dayLabels(dates, x, drawing),
        ...(isLong
            ? [path('thin', lineOf(pointsOf(values)))]
            : [path('fill', areaShape(y(0))(main)), path('before', lineOf(pointsOf(previous)))]),
        path('line', lineOf(main)),
        isLong ? '' : dots(main),
        valueLabels(series, main, x, y),
    ];
    return (0,html/* markup */.PT) `<svg class="chart ${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${parts}</svg>`;
}
function meanOfDays(values) {
    return values.map((_, index) => {
        const days = values.slice(Math.max(0, index - MEAN_DAYS + 1), index + 1).filter((value) => value !== null);
        return index < MEAN_DAYS - 1 || days.length === 0 ? null : sum(days) / days.length;
    });
}
function areaShape(bottom) {
    const shape = (0,src_area/* default */.A)(([x]) => x, bottom, ([, y]) => y ?? 0);
    return shape.defined(([, y]) => y !== null).digits(1);
}
function lineOf(points) {
    return areaShape(0).lineY1().digits(1)([...points]);
}
function path(name, data) {
    return data ? (0,html/* markup */.PT) `<path class="${name}" d="${data}"/>` : undefined;
}
function dots(points) {
    return points.map(([x, y]) => (y === null ? '' : (0,html/* markup */.PT) `<circle cx="${digits(x)}" cy="${digits(y)}" r="3.5"/>`));
}
/** Readers of documentation work on weekdays, so the weekend explains most of the low days. */
function weekendBands(dates, x, top, bottom) {
    const step = x(1) - x(0);
    return dates.map((date, index) => {
        // Sunday or Saturday.
        if ((0,format_dates/* weekdayOf */.Up)(date) % 6 !== 0)
            return undefined;
        const from = Math.max(x(0), x(index) - step / 2);
        const to = Math.min(x(dates.length - 1), x(index) + step / 2);
        return (0,html/* markup */.PT) `<rect x="${digits(from)}" y="${digits(top)}" width="${digits(to - from)}" height="${digits(bottom - top)}"/>`;
    });
}
function gridLines(values, y, width) {
    return values.map((value) => {
        const at = digits(y(value));
        const rule = (0,html/* markup */.PT) `<path class="grid" d="M${MARGIN.left},${at}H${width - MARGIN.right}"/>`;
        return (0,html/* markup */.PT) `${rule}${label('end', MARGIN.left - 8, y(value) + 4, (0,pluralize/* formatCount */.B)(value))}`;
    });
}
function dayLabels(dates, x, { height }) {
    const indexes = labeledDays(dates);
    const step = Math.max(1, Math.ceil((LABEL_WIDTH * indexes.length) / (x(dates.length - 1) - x(0) + LABEL_WIDTH)));
    const kind = dates.length <= MEAN_DAYS ? 'weekday' : 'month';
    return indexes
        .filter((_, position) => position % step === 0)
        .map((index) => label('mid', x(index), height - 6, (0,format_dates/* formatDayLabel */._H)(dates[index] ?? '', kind)));
}
/** Every day of a week, the Mondays of a month, the first days of months in longer periods. */
function labeledDays(dates) {
    if (dates.length <= MEAN_DAYS)
        return dates.map((_, index) => index);
    const all = dates.map((date, index) => ({ date, index }));
    const chosen = all.filter(({ date }) => dates.length <= MAX_SINGLE_DAYS ? (0,format_dates/* weekdayOf */.Up)(date) === 1 : date.endsWith('-01'));
    return (chosen.length > 1 ? chosen : all).map(({ index }) => index);
}
/** Writes the largest value above its day, and the last value of the line beside it. */
function valueLabels({ values }, main, x, y) {
    const peak = extreme(values, Math.max);
    const lastIndex = main.findLastIndex(([, at]) => at !== null);
    const last = main[lastIndex];
    const most = values[peak] ?? 0;
    const peakLabel = label(`value ${anchorAt(peak, values.length)}`, x(peak), y(most) - 9, (0,pluralize/* formatCount */.B)(most));
    if (!last || (peak === lastIndex && values.length <= MAX_SINGLE_DAYS))
        return peakLabel;
    const [atX, atY] = last;
    const value = (0,pluralize/* formatCount */.B)(Math.round(y.invert(atY ?? 0)));
    return (0,html/* markup */.PT) `${peakLabel}${label('value', atX + 8, (atY ?? 0) + 4, value)}`;
}
function label(name, x, y, text) {
    return (0,html/* markup */.PT) `<text class="${name}" x="${digits(x)}" y="${digits(y)}">${text}</text>`;
}
function anchorAt(index, count) {
    if (index === 0)
        return 'start';
    return index === count - 1 ? 'end' : 'mid';
}
function digits(value) {
    return Math.round(value * 10) / 10;
}

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/numbers/daily-series.js
var daily_series = __webpack_require__(59832);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/describe-metrics.js
var describe_metrics = __webpack_require__(21277);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/describe-report.js
var describe_report = __webpack_require__(6044);
// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
// EXTERNAL MODULE: ../../build/src/text/isolate.js
var isolate = __webpack_require__(82752);
// EXTERNAL MODULE: ../../build/src/text/sentences.js
var sentences = __webpack_require__(58423);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/numbers/period.js
var numbers_period = __webpack_require__(4956);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/describe-thresholds.js
var describe_thresholds = __webpack_require__(35462);
// EXTERNAL MODULE: ../../build/src/text/width.js
var width = __webpack_require__(46965);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/names.js
var names = __webpack_require__(69746);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/tables.js
var tables = __webpack_require__(92741);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/html/html-tables.js
/** Renders the tables of the HTML report: the first rows open, the others folded. Pure. */






/** Longer texts are rarely questions; report.json has the whole texts. */
const MAX_TEXT_LENGTH = 300;
/** Matches words with no-break spaces: dates, and two numbers with an arrow. Longer ones may be titles. */
const UNBROKEN = /(?<![^ ])[^ <>\u00a0]{1,12}(?:\u00a0[^ <>\u00a0]{1,12}){1,3}/g;
/** Keeps in one line what has no-break spaces: elsewhere, long words may break anywhere. */
function kept({ text }) {
    return new html/* Html */.Ed(text.replace(UNBROKEN, '<span class="day">$&</span>'));
}
function renderTable(table, { most = Infinity, site = null } = {}) {
    const { title, rows, shown } = table;
    const all = rows.slice(0, most);
    const omitted = rows.length - all.length;
    // A fold for one row would take as much space as the row.
    const open = all.length === shown + 1 ? all : all.slice(0, shown);
    const folded = all.slice(open.length);
    const draw = (part, caption) => renderRows({ ...table, rows: part }, caption, site);
    // Paper has no folded rows.
    const cut = (0,html/* markup */.PT) `<span class="paper">, ${(0,pluralize/* formatCount */.B)(open.length)} of ${(0,pluralize/* pluralize */.t)(rows.length, 'row')}</span>`;
    const rest = folded.length > 0
        ? (0,html/* markup */.PT) `<details class="more"><summary>${(0,pluralize/* pluralize */.t)(folded.length, 'more row')}</summary>
${draw(folded, (0,html/* markup */.PT) `<caption class="hidden">${title}, continued</caption>`)}</details>\n`
        : '';
    const note = (0,html/* markup */.PT) `<p class="muted">${(0,pluralize/* formatCount */.B)(all.length)} of ${(0,pluralize/* pluralize */.t)(rows.length, 'row')}; report.json has all.</p>\n`;
    return (0,html/* markup */.PT) `${draw(open, (0,html/* markup */.PT) `<caption>${title}${open.length < rows.length ? cut : ''}</caption>`)}${rest}${omitted > 0 ? note : ''}`;
}
function renderRows({ columns, rows }, caption, site) {
    const classes = columns.map(classOf);
    const head = columns.map(({ label }, index) => (0,html/* markup */.PT) `<th scope="col"${classes[index]}>${kept((0,html/* markup */.PT) `${label}`)}</th>`);
    const lines = rows.map((row) => {
        const cells = row.map((cell, index) => {
            const content = (0,tables/* renderCell */.TF)(RENDERERS, cell, site);
            return index === 0
                ? (0,html/* markup */.PT) `<th scope="row"${classes[index]}>${content}</th>`
                : (0,html/* markup */.PT) `<td${classes[index]}>${content}</td>`;
        });
        return (0,html/* markup */.PT) `<tr>${cells}</tr>\n`;
    });
    return (0,html/* markup */.PT) `<table>${caption}<thead><tr>${head}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}
/** Every cell has a class, so short names keep large pages small. `x` is hidden on phones. */
function classOf({ kind, isExtra }) {
    const isBar = kind === 'bar' || kind === 'votes';
    const names = [...(isExtra ? ['x'] : []), ...(tables/* NUMBER_KINDS */.a0.has(kind) ? ['n'] : []), ...(isBar ? ['bars'] : [])];
    return names.length === 0 ? undefined : (0,html/* markup */.PT) ` class="${names.join(' ')}"`;
}
const RENDERERS = {
    text: ({ text, isTyped }) => (isTyped ? typed(text) : kept((0,html/* markup */.PT) `${(0,width/* shorten */.ml)(text, MAX_TEXT_LENGTH)}`)),
    page: ({ page, quotes }, site) => (0,html/* markup */.PT) `${pageTitle(site, page)}${codeBeside(page)}${quotes.map((quote) => (0,html/* markup */.PT) `<q>${typed(quote)}</q>`)}`,
    paths: ({ paths }, site) => {
        const links = paths.map((path) => (0,html/* markup */.PT) `<li>${linkTo((0,names/* pageUrl */.fi)(site, path), codeOf(path))}</li>`);
        return (0,html/* markup */.PT) `<ul class="plain">${links}</ul>`;
    },
    number: ({ text, tone }) => {
        if (tone === 'bad')
            return (0,html/* markup */.PT) `<strong class="bad">${text}</strong>`;
        return (0,html/* markup */.PT) `${text}`;
    },
    bar: ({ value, max }) => {
        const width = max > 0 ? Math.round((Math.min(value, max) / max) * 100) : 0;
        return (0,html/* markup */.PT) `<span class="bar"><b>${(0,pluralize/* formatCount */.B)(value)}</b><i style="--w:${width}%"></i></span>`;
    },
    votes: ({ likes, dislikes }) => {
        const label = `${(0,pluralize/* pluralize */.t)(likes, 'like')}, ${(0,pluralize/* pluralize */.t)(dislikes, 'dislike')}`;
        const bars = [
            likes > 0 ? (0,html/* markup */.PT) `<i style="--w:${likes}"></i>` : '',
            dislikes > 0 ? (0,html/* markup */.PT) `<i class="dislikes" style="--w:${dislikes}"></i>` : '',
        ];
        return (0,html/* markup */.PT) `<span class="votes"><b>${(0,pluralize/* formatCount */.B)(likes + dislikes)}</b><span role="img" aria-label="${label}">${bars}</span></span>`;
    },
    found: ({ isFound }) => isFound
        ? (0,html/* markup */.PT) `<span class="good"><span aria-hidden="true">✔</span> yes</span>`
        : (0,html/* markup */.PT) `<span class="bad"><span aria-hidden="true">✖</span> none</span>`,
    change: ({ change }) => changeText(change),
};
/** Returns the path of a page beside its title. */
function codeBeside(page) {
    const path = (0,names/* pathBeside */.KY)(page);
    return path === undefined ? undefined : codeOf(path);
}
/** A path up to this length stays in one line. */
const MAX_UNBROKEN_PATH = 24;
/** Longer paths break between their words, and only longer words break anywhere. */
const LONG_WORD = /[^/-]{25}/;
function codeOf(path) {
    const shown = (0,width/* shorten */.ml)(path, MAX_TEXT_LENGTH);
    if (shown.length <= MAX_UNBROKEN_PATH)
        return (0,html/* markup */.PT) `<code class="day">${shown}</code>`;
    return LONG_WORD.test(shown) ? (0,html/* markup */.PT) `<code class="long">${shown}</code>` : (0,html/* markup */.PT) `<code>${shown}</code>`;
}
/** What a reader typed is one unit with a direction of its own. */
function typed(text, maxLength = MAX_TEXT_LENGTH) {
    return (0,html/* markup */.PT) `<bdi dir="auto">${(0,width/* shorten */.ml)(text, maxLength)}</bdi>`;
}
/** A right-to-left title must not reorder the numbers and the punctuation beside it. */
function named(title) {
    const shown = (0,width/* shorten */.ml)(title, MAX_TEXT_LENGTH);
    return (0,isolate/* hasRtl */.VZ)(shown) ? (0,html/* markup */.PT) `<bdi>${shown}</bdi>` : (0,html/* markup */.PT) `${shown}`;
}
/** The page tells no site where its readers come from (its head). */
function linkTo(url, content) {
    return url === undefined ? content : (0,html/* markup */.PT) `<a href="${url}">${content}</a>`;
}
/** Returns the title of a page, which links the page if the site is known. */
function pageTitle(site, page) {
    const url = (0,names/* pageUrl */.fi)(site, page.path);
    const title = named((0,names/* pageText */.xe)(page));
    return url === undefined
        ? (0,html/* markup */.PT) `<span class="title">${title}</span>`
        : (0,html/* markup */.PT) `<a class="title" href="${url}">${title}</a>`;
}
/** Renders a change with a color that repeats what its words say. */
function changeText(change) {
    if (!change)
        return (0,html/* markup */.PT) `<span class="muted">nothing to compare</span>`;
    const { sign, text, tone } = change;
    const mark = sign === '' ? '' : (0,html/* markup */.PT) `<span aria-hidden="true">${sign}</span> `;
    return (0,html/* markup */.PT) `<span class="${tone}">${mark}${text}</span>`;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/html/html-overview.js
/** Renders the first screen of the HTML report: what it is about, the verdict, key numbers and what to do first. Pure. */












/** A text whose right-to-left names don't reorder the numbers and the punctuation beside them. */
function shown(text) {
    return kept(new html/* Html */.Ed((0,isolate/* isolateNames */.SD)((0,html/* escapeHtmlText */.SC)(text))));
}
const EYEBROW = 'Documentation report';
function section(id, title, content) {
    return (0,html/* markup */.PT) `<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}</section>`;
}
function datesOf(range) {
    return kept((0,html/* markup */.PT) `${(0,format_dates/* unbroken */.D_)((0,format_dates/* formatRange */.Lu)(range))}`);
}
/** @param runUrl the URL of the run that made the report */
function pageHead(report, runUrl) {
    const { project, thresholds } = report;
    const { period, site } = project;
    const openNote = (0,numbers_period/* openPeriodNote */.OA)(period);
    const compared = period.previous ? (0,html/* markup */.PT) ` · compared with ${datesOf(period.previous)}` : '';
    const run = runUrl === undefined ? '' : (0,html/* markup */.PT) ` · <a href="${runUrl}" rel="noreferrer">Run</a>`;
    return (0,html/* markup */.PT) `<header>
<div><p class="eyebrow">${EYEBROW}</p>
<h1>${linkTo(site && (0,text_document/* isWebUrl */.O9)(site) ? new URL(site).href : undefined, (0,html/* markup */.PT) `${(0,names/* subjectOf */.et)(project)}`)}</h1>
<p class="muted"><strong>${datesOf(period)}</strong> · ${(0,pluralize/* pluralize */.t)(period.days, 'day')}, UTC${compared}${run}</p>
${openNote && (0,html/* markup */.PT) `<p class="muted">${openNote}</p>\n`}</div>
${pill(thresholds)}
</header>`;
}
function pill(thresholds) {
    const { length } = thresholds;
    const unmet = thresholds.filter(({ met }) => !met).length;
    if (length === 0)
        return undefined;
    if (unmet > 0)
        return (0,html/* markup */.PT) `<p class="pill bad"><span aria-hidden="true">✖</span> Not met: ${unmet} of ${length}</p>`;
    const met = length === 1 ? 'Threshold met' : `All ${length} thresholds met`;
    return (0,html/* markup */.PT) `<p class="pill good"><span aria-hidden="true">✔</span> ${met}</p>`;
}
function verdictSection(report) {
    const [first] = report.toDos;
    const start = first &&
        (0,html/* markup */.PT) `<p class="lead">Start here: ${startOf(first, report.project)}. ${shown(first.evidence[0] ?? '')}</p>`;
    const content = (0,html/* markup */.PT) `${start}\n${thresholdList(report, false)}\n${cards(report.project)}\n${largestChanges(report.project)}`;
    return section('verdict', shown(report.verdict.text), content);
}
function largestChanges(project) {
    const lines = (0,describe_report/* changeLines */.Ow)(project);
    if (lines.length === 0)
        return undefined;
    const items = lines.map((line) => (0,html/* markup */.PT) `<li>${shown(line)}</li>`);
    return (0,html/* markup */.PT) `<div class="changes"><h3>${names/* LARGEST_CHANGES */.NK}</h3><ul class="plain">${items}</ul></div>\n`;
}
function startOf(toDo, project) {
    return (0,html/* markup */.PT) `${(0,sentences/* lowerFirst */.oZ)(toDo.verb)}${objectOf(toDo, project)}`;
}
function objectOf(toDo, { site }) {
    const { path, title, words } = toDo;
    if (path !== null)
        return (0,html/* markup */.PT) ` ${pageTitle(site, { path, title })}`;
    return words === null ? undefined : (0,html/* markup */.PT) ` “${typed(words, describe_report/* MAX_WORDS_LENGTH */.QF)}”`;
}
/** Lists the thresholds that are met, or those that aren't: the heading says the first one of these. */
function thresholdList(report, met) {
    const [sign, tone, word] = met ? ['✔', 'good', 'Met'] : ['✖', 'bad', 'Not met'];
    const items = report.thresholds
        .filter((threshold) => threshold.met === met)
        .slice(met ? 0 : 1)
        .map((threshold) => (0,html/* markup */.PT) `<li><span class="${tone}"><span aria-hidden="true">${sign}</span> <strong>${word}</strong></span> ${(0,describe_thresholds/* describeThreshold */.d9)(threshold, report.project)} <code>${(0,describe_thresholds/* formatThresholdLine */.Jp)(threshold)}</code></li>\n`);
    return items.length === 0 ? undefined : (0,html/* markup */.PT) `<ul class="thresholds ${met ? 'plain' : 'panel'}">${items}</ul>`;
}
function cards(project) {
    const { before: dates = '' } = (0,format_dates/* columnDates */.gN)(project.period);
    const items = (0,describe_metrics/* keyCards */.PG)(project).map(({ label, value, isMissing, total, before, change }) => {
        const of = total === undefined ? '' : `of ${total}`;
        return (0,html/* markup */.PT) `<div><dt>${label}</dt><dd class="${isMissing ? 'value missing' : 'value'}">${value}</dd><dd class="muted">${of}</dd><dd>${change && changeText(change)}</dd><dd class="muted">${before && kept((0,html/* markup */.PT) `${dates}: ${before}`)}</dd></div>\n`;
    });
    return (0,html/* markup */.PT) `<dl class="cards">${items}</dl>${noteBelow((0,describe_metrics/* keyCardsNote */.xR)(project))}`;
}
function noteBelow(note) {
    return note === undefined ? undefined : (0,html/* markup */.PT) `<p class="muted note">${shown(note)}</p>\n`;
}
function toDoSection(report) {
    const { toDos, project } = report;
    if (toDos.length === 0)
        return (0,html/* markup */.PT) `<section aria-labelledby="to-do"><h2 id="to-do">Do this first</h2><p>${(0,describe_report/* nothingToDo */.KN)(project)}</p></section>`;
    const { open, folded } = (0,describe_report/* splitToDos */.In)(toDos);
    const list = (some) => (0,html/* markup */.PT) `<ol class="to-dos">\n${toDoItems(some, project)}</ol>\n`;
    const rest = folded.length > 0 &&
        (0,html/* markup */.PT) `<details><summary>${(0,pluralize/* pluralize */.t)(folded.length, 'smaller one')}</summary>\n${list(folded)}</details>\n`;
    return section('to-do', 'Do this first', (0,html/* markup */.PT) `${orderOf(toDos)}${list(open)}${rest || ''}`);
}
function toDoItems(toDos, project) {
    return toDos.map((toDo) => {
        // The number is large: about **58** of 133 readers.
        const [, start, number, rest] = /^(\D*)([\d,]+)(.*)$/.exec(toDo.effect) ?? [];
        return (0,html/* markup */.PT) `<li><div><h3>${toDo.verb}${objectOf(toDo, project)}</h3>
<p>${shown(toDo.evidence.join(' '))}</p>${toDo.quotes.map((quote) => (0,html/* markup */.PT) `<blockquote>${typed(quote.text)}${(0,describe_report/* timesOf */.Qv)(quote)}</blockquote>`)}</div>
<p class="effect"><strong>${start}${number}</strong>${rest}<span>${toDo.sources.join(' · ')}</span></p></li>
`;
    });
}
/** Only an unmet threshold puts a to-do before a larger one. */
function orderOf([first, ...others]) {
    if (!first || others.length === 0)
        return undefined;
    const isLargest = others.every(({ count }) => count <= first.count);
    const text = isLargest
        ? 'In the order of how many readers or searches they are about.'
        : "The first one is about the threshold that isn't met, the others are in the order of how many readers or searches they are about.";
    return (0,html/* markup */.PT) `<p class="muted">${text}</p>\n`;
}
function missingSection(project) {
    const items = (0,describe_report/* missingParts */.tL)(project).map((part) => (0,html/* markup */.PT) `<li><strong>${part.section}</strong>: ${part.text}</li>\n`);
    return items.length === 0
        ? undefined
        : section('missing', 'Not in this report', (0,html/* markup */.PT) `<ul class="notes">${items}</ul>\n`);
}
function emptyPanel(report) {
    const { start, steps, comparison } = (0,describe_report/* emptyReportAdvice */.kL)(report.project);
    const items = steps.map(([question, advice]) => (0,html/* markup */.PT) `<li><strong>${question}</strong> ${advice}</li>\n`);
    return (0,html/* markup */.PT) `<section class="box" aria-labelledby="verdict">
<h2 id="verdict">${shown(report.verdict.text)}</h2>
<p>${start}</p>
<ol>
${items}</ol>
${comparison && (0,html/* markup */.PT) `<p class="muted">${comparison}</p>`}
</section>`;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/html/stylesheet.js
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
code { font: .85em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: normal; }
code.long { overflow-wrap: anywhere; }
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
.cards > div { display: grid; grid-template-rows: subgrid; grid-row: span 5; background: var(--paper); padding: .9rem 1rem 1rem; }
.cards dt { font-size: .925rem; color: var(--muted); }
.cards dd { margin: 0; font-size: .875rem; font-variant-numeric: tabular-nums; }
.cards dd.value { font-size: 1.95rem; line-height: 1.3; font-weight: 650; letter-spacing: -.01em; }
.cards dd.missing { font-size: 1.05rem; line-height: 2.4rem; font-weight: 400; color: var(--muted); letter-spacing: 0; }
.cards dd + dd + dd { margin-top: .5rem; font-size: .925rem; }
.cards dd + dd + dd + dd { margin-top: 0; font-size: .875rem; }
.note { margin-top: .6rem; }
.changes { margin-top: 1.25rem; }
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
.charts { display: grid; grid-template-columns: 1fr 1fr; align-items: end; gap: 1.75rem 2.5rem; margin: 1rem 0 1.5rem; }
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
table { width: 100%; border-collapse: collapse; margin-top: 1.25rem; font-size: .9375rem; }
.more table { margin-top: 0; }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem 1.4rem .5rem 0; border-bottom: 1px solid var(--rule); overflow: clip; overflow-clip-margin: 6px; }
th:last-child, td:last-child { padding-right: 0; }
table .title { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
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
.paper { display: none; }
.hidden { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
details { margin-top: .75rem; }
summary { cursor: pointer; color: var(--accent); width: fit-content; }
.notes { margin: .75rem 0 0; padding-left: 1.2rem; }
footer { margin-top: 3rem; padding-bottom: 3rem; font-size: .9rem; }
footer > p { margin-top: 1rem; }
.glossary { margin-top: 1.5rem; font-size: .9rem; }
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
  .chart .line, .chart .thin { stroke: LinkText; }
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
  nav, .more, .more + p { display: none; }
  .paper { display: inline; font-weight: 400; }
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
  h2, h3, h4, caption, thead, .thresholds, tbody tr:first-child { break-after: avoid; }
  tbody tr:last-child, footer { break-before: avoid; }
  section:has(> #numbers), tr, figure, .cards, .to-dos > li, .notes li, .box { break-inside: avoid; }
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

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/number-tables.js
var number_tables = __webpack_require__(403);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/html/html-report.js
/**
 * Renders the report as one HTML file without scripts and requests, readable on phones, in dark mode and on paper. The
 * verdict comes first, then what to do, then the evidence.
 */












/** The policy forbids loading, sending and running anything; the file contains its stylesheet. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
/** report.json has all rows. */
const MAX_ROWS = 25;
function renderHtmlReport(report, options = {}) {
    const { project } = report;
    const parts = (0,describe_report/* isEmpty */.Im)(project) ? [] : pageParts(report);
    const links = parts.map(({ id, short }) => (0,html/* markup */.PT) `<li><a href="#${id}">${short}</a></li>`);
    const first = (0,describe_report/* isEmpty */.Im)(project) ? emptyPanel(report) : verdictSection(report);
    const page = (0,html/* markup */.PT) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new html/* Html */.Ed(CONTENT_SECURITY_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${(0,names/* subjectOf */.et)(project)}: ${EYEBROW.toLowerCase()}, ${(0,format_dates/* formatRange */.Lu)(project.period)}</title>
<style>${new html/* Html */.Ed(STYLESHEET)}</style>
</head>
<body>
${pageHead(report, options.runUrl)}
${parts.length === 0 ? '' : (0,html/* markup */.PT) `<nav aria-label="Sections"><ul>${links}</ul></nav>`}
<main>
${first}
${parts.map(({ content }) => (0,html/* markup */.PT) `${content}\n`)}${missingSection(project)}
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
function origin({ generatedAt }, { version }) {
    const time = generatedAt.slice(0, 16).replace('T', ' ');
    return (0,html/* markup */.PT) `<p class="muted">Created ${time} UTC by docs-ci${version && ` ${version}`} · data: <a href="report.json">report.json</a>.</p>`;
}
function pageParts(report) {
    const { project } = report;
    const days = daysSection(project);
    // The glossary belongs to its numbers, also on paper.
    const note = noteBelow((0,describe_metrics/* unjudgedNote */.zy)(project.metrics, project));
    const numbers = (0,html/* markup */.PT) `${thresholdList(report, true)}\n${renderTable((0,number_tables/* numberTable */.K)(project))}${note}${glossary()}`;
    return [
        { id: 'to-do', short: 'To do', content: toDoSection(report) },
        ...(days ? [{ id: 'days', short: 'By day', content: days }] : []),
        ...tableParts(project),
        { id: 'numbers', short: 'All numbers', content: section('numbers', 'All numbers', numbers) },
    ];
}
function tableParts(project) {
    return (0,tables/* projectSections */.Au)(project).map(({ id, title, short = title, tables }) => {
        const content = tables.map((table) => renderTable(table, { site: project.site, most: MAX_ROWS }));
        return { id, short, content: section(id, title, (0,html/* markup */.PT) `${content}`) };
    });
}
const SIZES = { pageViews: 'large', searches: 'small', questions: 'small' };
/** Returns undefined if there is no day to compare with another one. */
function daysSection(project) {
    const charts = (0,daily_series/* dailySeries */.B)(project);
    if (charts.length === 0)
        return undefined;
    const figures = charts.map((series) => {
        const size = charts.length === 1 ? 'large' : SIZES[series.field];
        return (0,html/* markup */.PT) `<figure class="${size}"><figcaption><strong>${series.label}</strong> ${legend(series, project.period)}</figcaption>
${drawDailyChart(series, size)}</figure>
`;
    });
    const content = (0,html/* markup */.PT) `<div class="charts">${figures}</div>
<details><summary>Daily numbers as a table</summary>
${renderTable((0,number_tables/* dayTable */.r)(project.daily))}</details>
`;
    return section('days', 'By day', content);
}
function legend({ dates, previous }, period) {
    const days = (0,format_dates/* columnDates */.gN)(period);
    if (dates.length > MAX_SINGLE_DAYS)
        return (0,html/* markup */.PT) `<span class="keys"><span class="key"><i></i>mean of 7 days</span><span class="key"><i class="each"></i>each day</span></span>`;
    const before = (0,html/* markup */.PT) `<span class="key"><i class="dashed"></i>${days.before}</span>`;
    return (0,html/* markup */.PT) `<span class="keys"><span class="key"><i></i>${days.now}</span>${previous.length > 0 ? before : ''}</span>`;
}
const GLOSSARY = [
    ['Reader', 'One session.'],
    [
        'Within the usual',
        'Without any real change, a change of this size is common: at most 1 of 20 reports has a larger one.',
    ],
    [
        names/* LARGEST_CHANGES */.NK,
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
function glossary() {
    const items = GLOSSARY.map(([word, meaning]) => (0,html/* markup */.PT) `<dt>${word}</dt><dd>${meaning}</dd>\n`);
    return (0,html/* markup */.PT) `<details class="glossary"><summary>What the numbers mean</summary>
<dl>${items}</dl></details>\n`;
}


/***/ }),

/***/ 2216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ Html),
/* harmony export */   PT: () => (/* binding */ markup),
/* harmony export */   SC: () => (/* binding */ escapeHtmlText),
/* harmony export */   Sm: () => (/* binding */ decodeEntities)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
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
    return new Html(String.raw({ raw: strings }, ...values.map(textOf)));
}
function textOf(value) {
    if (value === undefined)
        return '';
    if (value instanceof Html)
        return value.text;
    return typeof value === 'object' ? value.map(textOf).join('') : escapeHtmlText(String(value));
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
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
/** Resolves the escapes that text in a page can have: numbers, and the names of the characters that `escapeHtmlText` escapes. */
function decodeEntities(html) {
    const names = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
    return html.replace(/&(?:#(\d{1,5})|#x([\da-f]{1,4})|(amp|lt|gt|quot|apos));/gi, (_, decimal, hex, name) => name ? names[name.toLowerCase()] : String.fromCharCode(decimal ? Number(decimal) : Number(`0x${hex}`)));
}


/***/ })

};
;