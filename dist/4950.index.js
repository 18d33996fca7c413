export const id = 4950;
export const ids = [4950];
export const modules = {

/***/ 24950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtmlReport: () => (/* binding */ renderHtmlReport)
});

// EXTERNAL MODULE: ./build/src/text/log.js
var log = __webpack_require__(33127);
;// CONCATENATED MODULE: ./build/src/text/html.js
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

// EXTERNAL MODULE: ./build/src/text/pluralize.js
var pluralize = __webpack_require__(78609);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/format-dates.js
/** Formats days and periods for people, independent of the language and the time zone of the machine. Pure. */

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAYS_PER_WEEK = 7;
function dayOf(date) {
    const time = new Date(Date.parse(date));
    return {
        day: time.getUTCDate(),
        month: MONTHS[time.getUTCMonth()] ?? '',
        year: time.getUTCFullYear(),
        weekday: time.getUTCDay(),
    };
}
/** Formats `9–15 November 2026`, and repeats only what differs: `28 December 2026 – 3 January 2027`. */
function formatRange({ startDate, endDate }) {
    const [start, end] = [dayOf(startDate), dayOf(endDate)];
    const last = `${end.day} ${end.month} ${end.year}`;
    if (startDate === endDate)
        return last;
    if (start.year !== end.year)
        return `${start.day} ${start.month} ${start.year} – ${last}`;
    return start.month === end.month ? `${start.day}–${last}` : `${start.day} ${start.month} – ${last}`;
}
/** Formats `9 Nov`. */
function formatShortDay(date) {
    const { day, month } = dayOf(date);
    return `${day} ${month.slice(0, 3)}`;
}
/** Formats `Mon 9`, or `9 Nov` with the month. */
function formatDayLabel(date, kind) {
    const { day, weekday } = dayOf(date);
    return kind === 'weekday' ? `${WEEKDAYS[weekday] ?? ''} ${day}` : formatShortDay(date);
}
/** Formats `Mon 9 Nov`. */
function formatLongDay(date) {
    return `${WEEKDAYS[dayOf(date).weekday] ?? ''} ${formatShortDay(date)}`;
}
function isWeekend(date) {
    return dayOf(date).weekday % 6 === 0;
}
/** What a period is called in a sentence. */
function periodNoun({ days }) {
    if (days === 1)
        return 'day';
    return days === DAYS_PER_WEEK ? 'week' : 'period';
}
function formatDays(days) {
    return (0,pluralize/* pluralize */.t)(days, 'day');
}

// EXTERNAL MODULE: ./build/src/commands/analytics-report/period.js
var analytics_report_period = __webpack_require__(30371);
// EXTERNAL MODULE: ./node_modules/d3-scale/src/linear.js + 9 modules
var linear = __webpack_require__(77992);
// EXTERNAL MODULE: ./node_modules/d3-shape/src/line.js
var line = __webpack_require__(26413);
// EXTERNAL MODULE: ./node_modules/d3-shape/src/area.js
var src_area = __webpack_require__(78786);
// EXTERNAL MODULE: ./build/src/commands/analytics-report/formats/format-numbers.js
var format_numbers = __webpack_require__(81799);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/charts.js
/** Draws charts as SVG with scales and shapes of d3, without a browser. Only the HTML report loads this module. */





/** Every chart has two drawings, because the labels of a scaled one would be too small on a phone. */
const LARGE = { name: 'wide', width: 900, height: 230, labelWidth: 56 };
const SMALL = { name: 'wide', width: 440, height: 190, labelWidth: 56 };
const NARROW = { name: 'narrow', width: 350, height: 200, labelWidth: 56 };
/** Longer periods show the mean of seven days, since single days would be a saw of weeks. */
const MAX_SINGLE_DAYS = 31;
const MEAN_DAYS = 7;
const MARGIN = { top: 22, right: 44, bottom: 24, left: 44 };
/** Returns true if there is something to draw: at least two days, and not only zeros. */
function hasLine({ values }) {
    return values.filter((value) => value !== null).length > 1 && values.some((value) => (value ?? 0) > 0);
}
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
    const dayOf = (index) => `${formatShortDay(dates[index] ?? '')} (${(0,format_numbers/* formatCount */.B4)(values[index] ?? 0)})`;
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
        if (!isWeekend(date))
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
        const text = formatDayLabel(dates[index] ?? '', hasWeekdays ? 'weekday' : 'month');
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

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/html-folded-table.js
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

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/html-days.js
/** Renders the days of the HTML report as charts, with the previous period beside them. Pure. */






const CHARTS = [
    ['pageViews', 'Page views', 'large'],
    ['searches', 'Searches', 'small'],
    ['questions', 'Questions to the AI assistant', 'small'],
];
/** Returns undefined if there is no day to compare with another one. */
function daysSection(report) {
    const { daily, period } = report;
    const before = daysBefore(report);
    const charts = CHARTS.flatMap(([field, label, size]) => {
        const series = seriesOf(daily, before, field, label);
        return hasLine(series) ? [{ series, size }] : [];
    });
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
/** Returns the days of the previous period by the day that they are compared with. */
function daysBefore({ projects, period }) {
    const days = new Map();
    if (period.previous === null || projects.some(({ dailyBefore }) => dailyBefore.length === 0))
        return days;
    for (const day of projects.flatMap(({ dailyBefore }) => dailyBefore)) {
        const date = (0,analytics_report_period/* addDays */.fi)(day.date, period.days);
        days.set(date, [...(days.get(date) ?? []), day]);
    }
    return days;
}
function seriesOf(daily, before, field, label) {
    const previous = daily.map(({ date }) => {
        const known = (before.get(date) ?? []).flatMap((day) => day[field] ?? []);
        return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
    });
    return {
        label,
        dates: daily.map(({ date }) => date),
        values: daily.map((day) => day[field]),
        previous: previous.every((value) => value === null) ? [] : previous,
    };
}
function legend({ dates, previous }, period) {
    const noun = periodNoun(period);
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
    return [{ label: 'Day', cell: ({ date }) => markup `${formatLongDay(date)}` }, ...columns];
}

// EXTERNAL MODULE: ./build/src/commands/analytics-report/metrics.js
var analytics_report_metrics = __webpack_require__(6545);
// EXTERNAL MODULE: ./build/src/commands/analytics-report/chance.js
var chance = __webpack_require__(87930);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/analysis/key-numbers.js
/** Chooses the few numbers that a report is judged by, and says how each of them changed. Pure. */


/** Smaller changes of a count aren't worth a word, even if chance doesn't explain them. */
const MIN_CHANGE_PERCENT = 5;
/** Returns null if there is nothing to compare. */
function directionOf({ name, value, previous, changePercent, beyondChance }) {
    if (value === null || previous === null || beyondChance === null)
        return null;
    const definition = analytics_report_metrics/* METRICS */.Cb[name];
    const isLarge = definition.scale !== 'count' || Math.abs(changePercent ?? Infinity) >= MIN_CHANGE_PERCENT;
    if (!beyondChance || !isLarge)
        return 'same';
    const isUp = value > previous;
    if (!('better' in definition))
        return isUp ? 'up' : 'down';
    return isUp === (definition.better === 'higher') ? 'better' : 'worse';
}
/** Returns which share of the questions got low-confidence answers. A lower share is better. */
function lowConfidenceShare(metrics) {
    const total = (0,analytics_report_metrics/* metricValue */.a3)(metrics, 'ai.questions');
    const totalBefore = (0,analytics_report_metrics/* findMetric */.GF)(metrics, 'ai.questions')?.previous ?? null;
    const value = percentOf((0,analytics_report_metrics/* metricValue */.a3)(metrics, 'ai.low-confidence'), total);
    const previous = percentOf((0,analytics_report_metrics/* findMetric */.GF)(metrics, 'ai.low-confidence')?.previous ?? null, totalBefore);
    if (value === null || previous === null)
        return { value, previous, total, changePoints: null, direction: null };
    const isReal = (0,chance/* isRateBeyondChance */._g)({ rate: value / 100, total: total ?? 0 }, { rate: previous / 100, total: totalBefore ?? 0 });
    const direction = isReal ? (value < previous ? 'better' : 'worse') : 'same';
    return { value, previous, total, changePoints: (0,analytics_report_metrics/* round */.LI)(value - previous, 2), direction };
}
function percentOf(part, whole) {
    return part === null || whole === null || whole <= 0 ? null : Math.min(100, (part / whole) * 100);
}

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/html-changes.js
/** Renders changes with a sign, a number and a word, so that no color is needed to read them. Pure. */





const WORDS = {
    better: 'better',
    worse: 'worse',
    up: 'up',
    down: 'down',
    same: 'about the same',
};
/** @param amount the formatted change, such as `+4.4%` */
function changeText(amount, direction) {
    if (direction === null)
        return markup `<span class="muted">nothing to compare</span>`;
    const isUp = !amount.startsWith('−');
    const sign = direction === 'same' ? '=' : isUp ? '▲' : '▼';
    const tone = direction === 'better' ? 'good' : direction === 'worse' ? 'bad' : 'muted';
    const number = amount === format_numbers/* NO_CHANGE */.XG ? '' : `${amount} `;
    return markup `<span class="${direction === 'up' || direction === 'down' ? 'ink' : tone}"><span aria-hidden="true">${sign}</span> ${number}${WORDS[direction]}</span>`;
}
function metricChange(metric) {
    return changeText((0,format_numbers/* formatMetricChange */.ud)(metric), directionOf(metric));
}
/** Formats a value, or says why there is none. */
function metricText(metric, projects, period) {
    return metric.value === null
        ? whyMissing(metric.name, projects, period)
        : (0,format_numbers/* formatMetric */.gI)(metric.value, analytics_report_metrics/* METRICS */.Cb[metric.name].scale, period);
}
const NOTHING_TO_RATE = {
    'feedback.total': 'no votes',
    'search.total': 'no searches',
};
/** Says in a few words why a metric has no value. */
function whyMissing(name, projects, period) {
    const definition = analytics_report_metrics/* METRICS */.Cb[name];
    const notes = projects.flatMap((project) => project.notes).filter(({ section }) => section === definition.section);
    if (notes.some(isNotAllowed))
        return 'not in your plan';
    if (notes.some(isNotFetched))
        return "couldn't be fetched";
    if ((0,analytics_report_period/* isLong */.x7)(period))
        return analytics_report_period/* NOT_AVAILABLE */.e5;
    return ('weight' in definition ? NOTHING_TO_RATE[definition.weight] : undefined) ?? 'no data';
}
/** Matches the notes of failed requests: what is missing, and the reason. */
const FAILED_PART = /^Couldn't fetch (.*) \(([^()]*)\)\.$/s;
function isNotFetched({ message }) {
    return FAILED_PART.test(message);
}
function isNotAllowed({ message }) {
    return FAILED_PART.exec(message)?.[2]?.startsWith('HTTP 403') ?? false;
}

// EXTERNAL MODULE: ./build/src/text/width.js
var width = __webpack_require__(27241);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/analysis/rank-to-dos.js
/** Ranks what to do first by the readers whom it would help, from the insights of a report. Pure. */


const MAX_TO_DOS = 5;
const MAX_QUOTES = 2;
/** Who no longer reads a page may have found what they needed elsewhere. */
const LOST_VIEWS_WEIGHT = 0.25;
/** Returns at most five items, the most important first. */
function rankToDos({ projects }) {
    const candidates = projects.flatMap((project) => mergeSimilar(project.insights.flatMap((insight) => candidatesOf(insight, project))));
    return candidates.sort((a, b) => b.rank - a.rank).slice(0, MAX_TO_DOS);
}
function candidatesOf(insight, project) {
    switch (insight.kind) {
        case 'high-traffic-poor-feedback':
            return insight.items.map((item) => popularPage(item, project));
        case 'poor-feedback':
            return insight.items.map((item) => poorPage(item, project));
        case 'no-result-searches':
            return insight.items.length > 0
                ? insight.items.map((item) => missingPage(item, project))
                : hiddenSearches(project);
        case 'low-confidence-questions':
            return insight.items.length > 0
                ? insight.items.map((item) => openQuestion(item, project))
                : hiddenQuestions(project);
        case 'traffic-changes':
            return insight.items.filter(({ value, previous }) => value < previous).map((item) => lostPage(item, project));
        case 'search-changes':
            return [];
    }
}
function votesAgainst({ likes, dislikes }) {
    return `${dislikes} of ${(0,pluralize/* pluralize */.t)(likes + dislikes, 'vote')} ${dislikes === 1 ? 'is a dislike' : 'are dislikes'}`;
}
function popularPage(item, project) {
    const { path, title, pageViews, dissatisfiedViews } = item;
    return {
        verb: 'Rewrite',
        page: { path, title },
        evidence: [`${votesAgainst(item)}, at ${(0,pluralize/* pluralize */.t)(pageViews, 'page view')}.`],
        quotes: commentsOn(path, project),
        readers: dissatisfiedViews,
        unit: dissatisfiedViews === 1
            ? 'more dissatisfied view than on other pages'
            : 'more dissatisfied views than on other pages',
        source: 'Feedback',
        project,
        keys: new Set([`path ${path}`]),
        rank: dissatisfiedViews,
    };
}
function poorPage(item, project) {
    const { path, title, dislikes } = item;
    return {
        verb: 'Rewrite',
        page: { path, title },
        evidence: [`${votesAgainst(item)}.`],
        quotes: commentsOn(path, project),
        readers: dislikes,
        unit: dislikes === 1 ? 'dislike' : 'dislikes',
        source: 'Feedback',
        project,
        keys: new Set([`path ${path}`]),
        rank: dislikes,
    };
}
function missingPage({ query, searches, aiEscalations }, project) {
    const asked = aiEscalations > 0 ? ` Then ${(0,pluralize/* pluralize */.t)(aiEscalations, 'reader')} asked the AI assistant.` : '';
    return {
        verb: 'Write about',
        words: query,
        evidence: [`${(0,pluralize/* pluralize */.t)(searches, 'search', 'searches')} returned no results.${asked}`],
        quotes: [],
        readers: searches + aiEscalations,
        unit: aiEscalations > 0 ? 'failed searches and questions' : searches === 1 ? 'failed search' : 'failed searches',
        source: 'Search',
        project,
        keys: wordKeys(query),
        rank: searches + aiEscalations,
    };
}
function openQuestion(item, project) {
    const { question, count, lowestConfidence } = item;
    const confidence = lowestConfidence === null ? '' : `, with a confidence down to ${Math.round(lowestConfidence * 100)}%`;
    return {
        verb: 'Answer',
        words: question,
        evidence: [`Asked ${count === 1 ? 'once' : (0,pluralize/* pluralize */.t)(count, 'time')}${confidence}.`],
        quotes: [],
        readers: count,
        unit: count === 1 ? 'question' : 'questions',
        source: 'AI assistant',
        project,
        keys: wordKeys(question),
        rank: count,
    };
}
function lostPage({ path, title, value, previous }, project) {
    const lost = previous - value;
    return {
        verb: 'Find out who no longer reads',
        page: { path, title },
        evidence: [`${(0,pluralize/* pluralize */.t)(value, 'page view')}, ${(0,pluralize/* pluralize */.t)(previous, 'page view')} before.`],
        quotes: [],
        readers: lost,
        unit: 'fewer page views',
        source: 'Pages',
        project,
        keys: new Set([`path ${path}`]),
        rank: lost * LOST_VIEWS_WEIGHT,
    };
}
/** Reports without text of readers have only the number of failed searches. */
function hiddenSearches(project) {
    const rate = (0,analytics_report_metrics/* metricValue */.a3)(project.metrics, 'search.no-result-rate');
    const count = Math.round((rate ?? 0) * ((0,analytics_report_metrics/* metricValue */.a3)(project.metrics, 'search.total') ?? 0));
    return count === 0
        ? []
        : [hiddenWords('Review the searches without results', count, 'failed searches', 'Search', project)];
}
function hiddenQuestions(project) {
    const count = (0,analytics_report_metrics/* metricValue */.a3)(project.metrics, 'ai.low-confidence') ?? 0;
    return count === 0
        ? []
        : [hiddenWords('Review the questions with low-confidence answers', count, 'questions', 'AI assistant', project)];
}
function hiddenWords(verb, count, unit, source, project) {
    return {
        verb,
        evidence: ['The words of readers are omitted from this report. The dashboard of the service shows them.'],
        quotes: [],
        readers: count,
        unit,
        source,
        project,
        keys: new Set(),
        rank: count,
    };
}
function commentsOn(path, { insights }) {
    const comments = insights.flatMap((insight) => insight.kind === 'poor-feedback' ? insight.items.filter((item) => item.path === path) : []);
    return comments.flatMap((item) => item.comments).slice(0, MAX_QUOTES);
}
/** Keeps the strongest of several items about one page or one word, with the evidence of the others. */
function mergeSimilar(candidates) {
    const merged = [];
    for (const candidate of [...candidates].sort((a, b) => b.rank - a.rank)) {
        const index = merged.findIndex(({ keys }) => isSimilar(keys, candidate.keys));
        const stronger = merged[index];
        if (!stronger)
            merged.push(candidate);
        else if (stronger.source !== candidate.source)
            merged[index] = { ...stronger, evidence: [...stronger.evidence, describeOther(candidate)] };
    }
    return merged;
}
function describeOther({ source, words, evidence }) {
    return words === undefined ? evidence.join(' ') : `${source}: “${words}”. ${evidence.join(' ')}`;
}
/** Returns true if one text has all the words of the other. */
function isSimilar(a, b) {
    if (a.size === 0 || b.size === 0)
        return false;
    const [few, many] = a.size <= b.size ? [a, b] : [b, a];
    return [...few].every((key) => many.has(key));
}
const COMMON_WORDS = new Set([
    ...['about', 'after', 'again', 'also', 'and', 'any', 'are', 'can', 'could', 'docs', 'does', 'for', 'from', 'get'],
    ...['have', 'how', 'into', 'need', 'not', 'set', 'should', 'that', 'the', 'their', 'them', 'then', 'there', 'this'],
    ...['use', 'using', 'via', 'was', 'what', 'when', 'where', 'which', 'who', 'why', 'will', 'with', 'work', 'would'],
    ...['you', 'your'],
]);
const MIN_WORD_LENGTH = 3;
/** Returns the stems of the words that say what a text is about; the whole text if it has none. */
function wordKeys(text) {
    const words = text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const stems = words
        .filter((word) => word.length >= MIN_WORD_LENGTH && !COMMON_WORDS.has(word))
        .map((word) => word.replace(/(?:ing|ed|s)$/, ''));
    return new Set(stems.length > 0 ? stems.map((stem) => `word ${stem}`) : [`text ${text.trim().toLowerCase()}`]);
}

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/describe-verdict.js
/** Says in one sentence what a report means. The first rule that holds decides. Pure. */




function describeVerdict(report) {
    const { metrics, thresholds, period } = report;
    const unmet = thresholds.filter(({ met }) => !met).length;
    if (unmet > 0)
        return { text: describeUnmet(unmet, thresholds.length), tone: 'bad' };
    const changes = describeChanges(report);
    const decisive = changes.find(({ direction }) => direction === 'worse') ?? changes.find(({ direction }) => direction === 'better');
    if (decisive)
        return { text: decisive.text, tone: decisive.direction === 'better' ? 'good' : 'bad' };
    const views = (0,analytics_report_metrics/* findMetric */.GF)(metrics, 'traffic.page-views');
    const traffic = views ? directionOf(views) : null;
    if (views && (traffic === 'up' || traffic === 'down')) {
        const amount = views.changePercent === null ? '' : ` by ${(0,format_numbers/* formatChange */.eD)(Math.abs(views.changePercent)).replace('+', '')}`;
        return { text: `Traffic ${traffic === 'up' ? 'grew' : 'fell'}${amount}.`, tone: 'neutral' };
    }
    if (metrics.some((metric) => directionOf(metric) !== null))
        return { text: `A steady ${periodNoun(period)}: nothing changed beyond chance.`, tone: 'neutral' };
    const days = formatDays(period.days);
    return {
        text: views?.value == null ? `What readers did in ${days}.` : `${(0,format_numbers/* formatCount */.B4)(views.value)} page views in ${days}.`,
        tone: 'neutral',
    };
}
/** `3 of 4 thresholds aren't met.` */
function describeUnmet(unmet, count) {
    if (count === 1)
        return "The threshold isn't met.";
    return `${unmet} of ${count} thresholds ${unmet === 1 ? "isn't" : "aren't"} met.`;
}
function describeChanges({ metrics }) {
    const change = (direction, better, worse) => {
        return { direction, text: direction === 'better' ? better : worse };
    };
    const of = (name) => {
        const metric = (0,analytics_report_metrics/* findMetric */.GF)(metrics, name);
        return metric ? directionOf(metric) : null;
    };
    return [
        change(of('feedback.satisfaction-rate'), 'Readers are more satisfied than before.', 'Readers are less satisfied than before.'),
        change(of('search.no-result-rate'), 'Searches find more than before.', 'Searches find less than before.'),
        change(lowConfidenceShare(metrics).direction, 'The AI assistant is more confident than before.', 'The AI assistant is less confident than before.'),
    ];
}

// EXTERNAL MODULE: ./build/src/commands/analytics-report/formats/format-thresholds.js
var format_thresholds = __webpack_require__(52233);
// EXTERNAL MODULE: ./build/src/text/document.js
var text_document = __webpack_require__(62340);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/html-links.js
/** Links pages of the site in the HTML report. A path can't lead to another site, whatever a reader appended to it. Pure. */



/** Longer texts are rarely questions; JSON and CSV have the whole texts. */
const MAX_TEXT_LENGTH = 300;
/** Returns the URL of a page of the site; undefined if the site is unknown or the path isn't one of its pages. */
function pageUrl(site, path) {
    if (site === null || !(0,text_document/* isWebUrl */.O9)(site) || !path.startsWith('/'))
        return undefined;
    const { origin, pathname } = new URL(site);
    const address = `${origin}${pathname.replace(/\/+$/, '')}${path}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    return url.origin === origin && url.username === '' ? url.href : undefined;
}
/** Links http(s) URLs; any other content gets no link. The page tells no site where its readers come from (its head). */
function linkTo(url, content) {
    if (url === undefined || !(0,text_document/* isWebUrl */.O9)(url))
        return content;
    return markup `<a href="${new URL(url).href}">${content}</a>`;
}
/** Returns the title of a page, which links the page if the site is known. */
function pageTitle(site, { path, title }) {
    return linkTo(pageUrl(site, path), markup `${(0,width/* shorten */.ml)(title ?? path, MAX_TEXT_LENGTH)}`);
}
/** Returns the title of a page with its path below. */
function pageName(site, page) {
    return markup `${pageTitle(site, page)}<code>${(0,width/* shorten */.ml)(page.path, MAX_TEXT_LENGTH)}</code>`;
}
/** Links paths without their titles. */
function pathLinks(site, paths) {
    const links = paths.map((path) => markup `<li>${linkTo(pageUrl(site, path), markup `<code>${(0,width/* shorten */.ml)(path, MAX_TEXT_LENGTH)}</code>`)}</li>`);
    return markup `<ul class="plain">${links}</ul>`;
}

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/html-overview.js
/** Renders the first screen of the HTML report: what it is about, the verdict, key numbers and what to do first. Pure. */












const html_overview_NOTHING = new Html('');
/** The tables have longer texts. */
const MAX_WORDS_LENGTH = 100;
const EYEBROW = 'Documentation report';
/** Returns what the report is about: the project, its site, or the number of projects. */
function subjectOf({ projects }) {
    const [first] = projects;
    if (projects.length > 1)
        return `${projects.length} projects`;
    return first?.title ?? hostOf(first?.site ?? null) ?? 'Your documentation';
}
function hostOf(site) {
    return site !== null && URL.canParse(site) ? new URL(site).host : undefined;
}
function pageHead(report) {
    const { period, projects, thresholds } = report;
    const [first] = projects.length === 1 ? projects : [];
    const compared = period.previous ? ` · compared with ${formatRange(period.previous)}` : '';
    const unmet = thresholds.filter(({ met }) => !met).length;
    const met = thresholds.length === 1 ? 'Threshold met' : `All ${thresholds.length} thresholds met`;
    const pill = thresholds.length === 0
        ? html_overview_NOTHING
        : unmet > 0
            ? markup `<p class="pill bad"><span aria-hidden="true">✖</span> ${describeUnmet(unmet, thresholds.length).replace(/\.$/, '')}</p>`
            : markup `<p class="pill good"><span aria-hidden="true">✔</span> ${met}</p>`;
    return markup `<header>
<div><p class="eyebrow">${EYEBROW}</p>
<h1>${linkTo(first?.site ?? undefined, markup `${subjectOf(report)}`)}</h1>
<p class="muted"><strong>${formatRange(period)}</strong> · ${formatDays(period.days)}, UTC${compared}</p>
${period.isOpen ? markup `<p class="muted">${(0,analytics_report_period/* openPeriodNote */.OA)(period)}</p>\n` : html_overview_NOTHING}${(0,analytics_report_period/* isLong */.x7)(period) ? markup `<p class="muted">${LONG_PERIOD}</p>\n` : html_overview_NOTHING}</div>
${pill}
</header>`;
}
const LONG_PERIOD = 'A period of more than 90 days has page views, searches, questions and daily numbers only, and no comparison.';
function verdictSection(report) {
    const verdict = describeVerdict(report);
    const [first] = rankToDos(report);
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
    return words === undefined ? html_overview_NOTHING : markup ` “${(0,width/* shorten */.ml)(words, MAX_WORDS_LENGTH)}”`;
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
/** With fewer votes, a rate says nothing. */
const MIN_VOTES = 5;
function cards(report) {
    const boxes = [
        card(report, 'traffic.page-views', () => 'all pages'),
        card(report, 'feedback.satisfaction-rate', (votes) => `likes of ${(0,format_numbers/* formatCount */.B4)(votes)} votes`),
        card(report, 'search.no-result-rate', (searches) => `of ${(0,format_numbers/* formatCount */.B4)(searches)} searches`),
        confidenceCard(report),
    ].flatMap((box) => box ?? []);
    const items = boxes.map(({ label, value, isMissing, of, change, before }) => markup `<div><dt>${label}</dt><dd class="${isMissing ? 'value missing' : 'value'}">${value}</dd><dd class="muted">${of}</dd><dd>${change}</dd><dd class="muted">${before}</dd></div>\n`);
    return markup `<dl class="cards">${items}</dl>`;
}
/** Sections that nobody asked for, and numbers that long periods can't have, get no card. */
function hasCard({ projects, period }, name, value) {
    return (projects.some(({ sections }) => sections.includes(analytics_report_metrics/* METRICS */.Cb[name].section)) && (value !== null || !(0,analytics_report_period/* isLong */.x7)(period)));
}
function card(report, name, describeTotal) {
    const { metrics, projects, period } = report;
    const metric = (0,analytics_report_metrics/* findMetric */.GF)(metrics, name);
    if (!metric || !hasCard(report, name, metric.value))
        return undefined;
    const definition = analytics_report_metrics/* METRICS */.Cb[name];
    const weight = 'weight' in definition ? definition.weight : undefined;
    const total = weight === undefined ? null : (0,analytics_report_metrics/* metricValue */.a3)(metrics, weight);
    const isFew = name === 'feedback.satisfaction-rate' && total !== null && total > 0 && total < MIN_VOTES;
    return {
        label: definition.label,
        value: metricText(metric, projects, period),
        isMissing: metric.value === null,
        of: metric.value === null ? '' : describeTotal(total ?? 0),
        change: isFew ? markup `<span class="muted">too few votes to say more</span>` : changeOf(metric),
        before: beforeText(metric.previous === null ? null : (0,format_numbers/* formatMetric */.gI)(metric.previous, definition.scale, period), period),
    };
}
function changeOf(metric) {
    return metric.value === null || metric.previous === null ? html_overview_NOTHING : metricChange(metric);
}
function beforeText(value, period) {
    return value === null ? '' : `${value} the ${periodNoun(period)} before`;
}
function confidenceCard(report) {
    const { metrics, projects, period } = report;
    const { value, previous, total, changePoints, direction } = lowConfidenceShare(metrics);
    if (!hasCard(report, 'ai.low-confidence', value))
        return undefined;
    const isMissing = value === null;
    const why = total === 0 ? 'no questions' : whyMissing('ai.low-confidence', projects, period);
    return {
        label: analytics_report_metrics/* METRICS */.Cb['ai.low-confidence'].label,
        value: isMissing ? why : (0,format_numbers/* formatPercent */.l9)(value),
        isMissing,
        of: isMissing ? '' : `of ${(0,format_numbers/* formatCount */.B4)(total ?? 0)} questions`,
        change: direction === null ? html_overview_NOTHING : changeText((0,format_numbers/* formatPoints */.Xf)(changePoints), direction),
        before: beforeText(previous === null ? null : (0,format_numbers/* formatPercent */.l9)(previous), period),
    };
}
const NUMBER_OF_QUIET_PAGES = 3;
function toDoSection(report) {
    const toDos = rankToDos(report);
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
/** Returns true if the service recorded no readers at all. */
function isEmpty({ metrics, daily, projects }) {
    const views = (0,analytics_report_metrics/* metricValue */.a3)(metrics, 'traffic.page-views');
    const days = daily.flatMap(({ pageViews, searches, questions }) => [pageViews, searches, questions]);
    const values = [...metrics.map(({ value }) => value), ...days];
    const rows = projects.flatMap(({ pages, feedback, referrers }) => [pages, feedback, referrers].map((table) => table?.length ?? 0));
    return ((views === 0 || daily.some(({ pageViews }) => pageViews === 0)) &&
        values.every((value) => value === null || value === 0) &&
        rows.every((count) => count === 0));
}
function emptyPanel({ period, metrics }) {
    const before = (0,analytics_report_metrics/* findMetric */.GF)(metrics, 'traffic.page-views')?.previous ?? null;
    const noun = periodNoun(period);
    const comparison = before === null
        ? html_overview_NOTHING
        : markup `<p class="muted">${before === 0 ? `There were none the ${noun} before, either.` : `There were ${(0,format_numbers/* formatCount */.B4)(before)} page views the ${noun} before.`}</p>`;
    return markup `<section class="box" aria-labelledby="verdict">
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

// EXTERNAL MODULE: ./build/src/commands/analytics-report/formats/report-blocks.js
var report_blocks = __webpack_require__(80044);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/html-numbers.js
/** Renders the end of the HTML report: all numbers, the projects, what is missing and why, and what the words mean. Pure. */









/** Long periods leave out what they can't have. */
function numberTable(caption, metrics, projects, period) {
    const rows = (0,report_blocks/* selectMetrics */.sC)(metrics, projects).filter(({ value }) => value !== null || !(0,analytics_report_period/* isLong */.x7)(period));
    const noun = periodNoun(period);
    const columns = [
        { label: 'Metric', cell: ({ name }) => markup `${analytics_report_metrics/* METRICS */.Cb[name].label}` },
        { label: `This ${noun}`, kind: 'number', cell: (metric) => markup `${metricText(metric, projects, period)}` },
    ];
    if (period.previous)
        columns.push({
            label: `The ${noun} before`,
            kind: 'extra number',
            cell: ({ name, previous }) => markup `${previous === null ? '–' : (0,format_numbers/* formatMetric */.gI)(previous, analytics_report_metrics/* METRICS */.Cb[name].scale, period)}`,
        }, { label: 'Change', cell: metricChange });
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
            const change = metric.previous === null ? new Html('') : markup `<small>${metricChange(metric)}</small>`;
            return markup `${metricText(metric, [project], project.period)}${change}`;
        },
    }));
    const rows = projects.map((project, index) => ({ project, id: projectId(index) }));
    const names = {
        label: 'Project',
        cell: ({ project, id }) => markup `<a href="#${id}">${projectName(project)}</a>`,
    };
    return markup `<section aria-labelledby="projects">
<h2 id="projects">Projects</h2>
${foldedTable('Numbers per project', rows, [names, ...columns], { shown: Infinity })}</section>`;
}
function projectId(index) {
    return `project-${index + 1}`;
}
function projectName({ title, name }) {
    if (title === null)
        return name ?? '';
    return name === null || name === title ? title : `${title} (${name})`;
}
/** Says what is missing, with one line for each section and cause. What the head of the page says isn't repeated. */
function missingSection({ notes, projects, period }) {
    const isMerged = projects.length > 1;
    const lines = [
        ...groupNotes(notes, period),
        ...projects.flatMap((project) => groupNotes(project.notes, project.period).map((line) => isMerged ? { ...line, section: `${projectName(project)}: ${line.section}` } : line)),
    ];
    if (lines.length === 0)
        return undefined;
    const items = lines.map(({ section, text }) => markup `<li><strong>${section}</strong>: ${text}</li>\n`);
    return markup `<section aria-labelledby="missing">
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
function groupNotes(notes, period) {
    const groups = new Map();
    const lines = [];
    for (const { section, message } of notes) {
        if (isInHead(message, period))
            continue;
        const title = SECTION_TITLES.get(section) ?? section;
        const [, part, reason = ''] = FAILED_PART.exec(message) ?? [];
        if (part === undefined) {
            lines.push({ section: title, text: message });
            continue;
        }
        const key = JSON.stringify([section, reason]);
        const group = groups.get(key) ?? { section: title, parts: [], reason };
        if (!group.parts.includes(part))
            group.parts.push(part);
        groups.set(key, group);
    }
    const failed = [...groups.values()].map(({ section, parts, reason }) => {
        const last = parts.at(-1) ?? '';
        const list = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
        return { section, text: `Couldn't fetch ${list} (${reason}).` };
    });
    return [...failed, ...lines];
}
function isInHead(message, period) {
    return ((0,analytics_report_period/* isLong */.x7)(period) && message.endsWith(`: ${analytics_report_period/* NOT_AVAILABLE */.e5}.`)) || message === (0,analytics_report_period/* openPeriodNote */.OA)(period);
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

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/html-tables.js
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
function itemsOf({ insights }, kind) {
    const insight = insights.find((one) => one.kind === kind);
    const items = insight?.items ?? [];
    return items;
}
function tableOf(caption, rows, columns, options) {
    return rows === null || rows.length === 0 ? html_tables_NOTHING : foldedTable(caption, rows, columns, options);
}
function largest(values) {
    return Math.max(0, ...values);
}
function typed(text) {
    return markup `${(0,width/* shorten */.ml)(text, MAX_TEXT_LENGTH)}`;
}
/** Returns the change in words of a number, bold if it is beyond chance. */
function countChange(value, previous, isUpperBound = false) {
    const percent = (0,analytics_report_metrics/* changePercent */.AI)(value, previous);
    const text = percent === null ? (value === 0 ? '–' : 'new') : `${isUpperBound ? 'at least ' : ''}${(0,format_numbers/* formatChange */.eD)(percent)}`;
    return (0,chance/* isCountBeyondChance */.lz)(value, previous)
        ? markup `<strong>${text}</strong>`
        : markup `<span class="muted">${text}</span>`;
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
/** The table of top pages already shows how those changed. */
function trafficChanges(project, options) {
    const shown = new Set((project.pages ?? []).flatMap(({ path, previous }) => (previous === null ? [] : [path])));
    const items = itemsOf(project, 'traffic-changes').filter(({ path }) => !shown.has(path));
    const columns = [
        { label: 'Page', cell: (row) => pageName(project.site, row) },
        ...changeColumns(),
    ];
    return tableOf('Other pages that gained or lost readers', items, columns, { ...options, shown: FEW_ROWS });
}
function searchChanges(project, options) {
    const columns = [
        { label: 'Query', cell: ({ query }) => typed(query) },
        ...changeColumns(),
    ];
    return tableOf('Searches that rose or fell', itemsOf(project, 'search-changes'), columns, {
        ...options,
        shown: FEW_ROWS,
    });
}
/** A rate of fewer votes isn't marked as bad. */
const html_tables_MIN_VOTES = 5;
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
    return percent < BAD_PERCENT && votes >= html_tables_MIN_VOTES
        ? markup `<strong class="bad">${(0,format_numbers/* formatPercent */.l9)(percent)}</strong>`
        : markup `${(0,format_numbers/* formatPercent */.l9)(percent)}`;
}
const VOTES_COLUMN = { label: 'Votes', kind: 'number bars', cell: voteBar };
const SATISFACTION_COLUMN = { label: 'Satisfaction rate', kind: 'number', cell: satisfaction };
/** Lists the pages that more readers dislike than the other pages, with what readers wrote. */
function poorTable(project, options) {
    const poor = itemsOf(project, 'poor-feedback');
    const paths = new Set(poor.map(({ path }) => path));
    const popular = itemsOf(project, 'high-traffic-poor-feedback').filter(({ path }) => !paths.has(path));
    const rows = [...poor, ...popular.map((item) => ({ ...item, comments: [] }))];
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
/** Adds the searches without results that aren't among the most frequent ones. */
function queryTable(project, options) {
    if (project.searchQueries === null)
        return html_tables_NOTHING;
    const known = new Set(project.searchQueries.map(({ query }) => query));
    const others = itemsOf(project, 'no-result-searches')
        .filter(({ query }) => !known.has(query))
        .map((item) => ({ ...item, noResults: true, clicks: 0 }));
    const rows = [...project.searchQueries, ...others].sort((a, b) => b.searches - a.searches);
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
    return tableOf('Questions with low-confidence answers', itemsOf(project, 'low-confidence-questions'), columns, {
        ...options,
        shown: FEW_ROWS,
    });
}
function answerTable({ dislikedAnswers, site }, options) {
    const columns = [
        { label: 'Question', cell: ({ question }) => typed(question) },
        { label: 'Answer', cell: ({ answer }) => typed(answer ?? '') },
        { label: 'Dislikes', kind: 'extra number', cell: ({ times }) => markup `${(0,format_numbers/* formatCount */.B4)(times)}` },
        { label: 'Asked on', kind: 'extra', cell: ({ path }) => pathLinks(site, path === null ? [] : [path]) },
        { label: 'Last', kind: 'extra', cell: ({ date }) => markup `<span class="day">${formatDay(date)}</span>` },
    ];
    return tableOf('Disliked answers', groupAnswers(dislikedAnswers ?? []), columns, { ...options, shown: FEW_ROWS });
}
function formatDay(date) {
    return /^\d{4}-\d\d-\d\d/.test(date) ? formatShortDay(date.slice(0, 10)) : date;
}
/** Counts answers to the same question once, with the newest answer. */
function groupAnswers(answers) {
    const groups = new Map();
    for (const answer of answers) {
        const group = groups.get(answer.question);
        groups.set(answer.question, group ? { ...group, times: group.times + 1 } : { ...answer, times: 1 });
    }
    return [...groups.values()].sort((a, b) => b.times - a.times);
}
function referrerTable({ referrers }, options) {
    const max = largest((referrers ?? []).map(({ pageViews }) => pageViews));
    const columns = [
        { label: 'From', cell: ({ referrer }) => typed(shortReferrer(referrer)) },
        { label: 'Views', kind: 'number bars', cell: ({ pageViews }) => bar(pageViews, max, (0,format_numbers/* formatCount */.B4)(pageViews)) },
        { label: 'Share', kind: 'number', cell: ({ percentage }) => markup `${(0,format_numbers/* formatPercent */.l9)(percentage)}` },
    ];
    return tableOf('Top referrers', referrers, columns, options);
}
/** Shortens URLs to host and path. */
function shortReferrer(referrer) {
    if (referrer === '(direct)')
        return 'Direct, no referrer';
    const [, rest] = /^https?:\/\/(?:www\.)?([^?#]+)/i.exec(referrer) ?? [];
    return rest?.replace(/\/$/, '') ?? referrer;
}

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/stylesheet.js
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

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/html-report.js
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
    const parts = isEmpty(report) ? [] : pageParts(report);
    const links = parts.map(({ id, short }) => markup `<li><a href="#${id}">${short}</a></li>`);
    const first = isEmpty(report) ? emptyPanel(report) : verdictSection(report);
    const page = markup `<!doctype html>
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
${parts.length === 0 ? html_report_NOTHING : markup `<nav aria-label="Sections"><ul>${links}</ul></nav>`}
<main>
${first}
${parts.map(({ content }) => markup `${content}\n`)}${missingSection(report) ?? html_report_NOTHING}
</main>
<footer>
${glossary()}
<p class="muted">Created ${report.generatedAt.slice(0, 16).replace('T', ' ')} UTC by docs-ci${runLink(options)}${dataLinks(options)}.</p>
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
        return markup `<details class="project"><summary>${projectName(project)}</summary>
<h3 id="${projectId(index)}">${projectName(project)}</h3>
<p class="muted">${formatRange(project.period)}</p>
${numberTable('Metrics', project.metrics, [project], project.period)}${sections}</details>
`;
    });
    return markup `${details}`;
}


/***/ })

};
