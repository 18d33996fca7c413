export const id = 2923;
export const ids = [2923];
export const modules = {

/***/ 82923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtmlReport: () => (/* binding */ renderHtmlReport)
});

// EXTERNAL MODULE: ./build/src/text/html.js
var html = __webpack_require__(22436);
// EXTERNAL MODULE: ./build/src/commands/analytics-report/metrics.js
var analytics_report_metrics = __webpack_require__(6545);
// EXTERNAL MODULE: ./build/src/commands/analytics-report/formats/format-numbers.js
var format_numbers = __webpack_require__(81799);
// EXTERNAL MODULE: ./build/src/commands/analytics-report/formats/report-blocks.js
var report_blocks = __webpack_require__(80044);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/stylesheet.js
/** Defines the stylesheet of the HTML report. Both color schemes have enough contrast. */
const STYLESHEET = `
:root {
  color-scheme: light dark;
  --paper: #ffffff; --ink: #1c2024; --muted: #5a626b; --rule: #e2e6ea; --accent: #1a66c2; --tint: #f4f6f8; --hint: #eef4fb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171a; --ink: #e8eaed; --muted: #a5adb6; --rule: #30363d; --accent: #6cb0ff; --tint: #1d2125; --hint: #18242f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; border-top: .25rem solid var(--accent); background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { font-size: 1.9rem; line-height: 1.2; letter-spacing: -.01em; margin: 0; }
h2, h3, h4 { line-height: 1.25; margin: 2.75rem 0 .4rem; }
h2 { font-size: 1.3rem; }
h3 { font-size: 1.1rem; margin-top: 2rem; }
p, ul { margin: .4rem 0; }
header p { color: var(--muted); margin: .35rem 0 1.5rem; }
ul { background: var(--tint); border-radius: .5rem; padding: .7rem 1rem .7rem 2rem; }
a { color: var(--accent); }
code { font: .9em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
p:has(> strong:first-child) {
  background: var(--hint); border-left: .2rem solid var(--accent); border-radius: .2rem; margin: .7rem 0; padding: .55rem .9rem;
}
.tiles { display: flex; flex-wrap: wrap; gap: .75rem; margin: 0 0 1rem; }
.tiles > div { flex: 1 1 8.6rem; background: var(--tint); border-radius: .6rem; padding: .7rem .75rem; display: flex; flex-direction: column; }
.tiles dt { color: var(--muted); font-size: .85rem; line-height: 1.3; }
.tiles dd { margin: .15rem 0 0; font-size: 1.5rem; line-height: 1.4; font-weight: 650; font-variant-numeric: tabular-nums; }
.tiles dt + dd { margin-top: auto; padding-top: .15rem; }
.tiles .missing { color: var(--muted); font-size: 1rem; line-height: 2.1rem; font-weight: 400; }
.tiles .before { color: var(--muted); font-size: .78rem; font-weight: 400; white-space: nowrap; }
.table { overflow-x: auto; margin: .9rem 0; }
.table:focus-visible { outline: 2px solid var(--accent); }
table { border-collapse: collapse; width: 100%; font-size: .925rem; }
th, td { text-align: left; vertical-align: top; padding: .45rem 1rem .45rem 0; border-bottom: 1px solid var(--rule); }
td { max-width: 26rem; overflow-wrap: break-word; }
td:last-child, th:last-child { padding-right: 0; }
th { color: var(--muted); font-size: .85rem; font-weight: 600; vertical-align: bottom; overflow-wrap: normal; }
tbody tr:hover { background: var(--tint); }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
th.number { white-space: normal; }
td.day { white-space: nowrap; }
figure { margin: 1.25rem 0; }
figcaption { font-weight: 600; margin-bottom: .25rem; }
svg { display: block; width: 100%; height: auto; font-family: inherit; }
.narrow { display: none; }
details { margin: 1rem 0; }
summary { cursor: pointer; color: var(--accent); }
pre { overflow-x: auto; background: var(--tint); padding: .75rem; }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--rule); color: var(--muted); font-size: .85rem; }
@media (max-width: 36rem) {
  main { padding-top: 1.25rem; }
  h1 { font-size: 1.6rem; }
  .wide { display: none; }
  .narrow { display: block; }
  th, td { padding-right: .75rem; }
  td { overflow-wrap: anywhere; }
}
@media screen and (max-width: 36rem) {
  .wide-table table, .wide-table tbody { display: block; }
  .wide-table thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .wide-table tr { display: block; padding: .6rem 0; border-bottom: 1px solid var(--rule); }
  .wide-table td {
    display: flex; justify-content: space-between; gap: 1rem; max-width: none; padding: .1rem 0; border: 0; white-space: normal;
  }
  .wide-table td::before { content: attr(data-label); flex: none; max-width: 45%; color: var(--muted); text-align: left; }
  .wide-table td:first-child { display: block; font-weight: 600; text-align: left; }
  .wide-table td:first-child::before { content: none; }
  .wide-table td:empty { display: none; }
}
@media print {
  :root {
    --paper: #ffffff; --ink: #000000; --muted: #444444; --rule: #bbbbbb; --accent: #1a66c2; --tint: #ffffff; --hint: #ffffff;
  }
  body { border: 0; font-size: 11pt; }
  main { max-width: none; padding: 0; }
  .table { overflow: visible; }
  .tiles > div { border: 1px solid var(--rule); }
  tr, figure, .tiles > div { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/html-report.js
/** Renders the report as one HTML file without scripts and requests, readable on phones, in dark mode and on paper. */





/** Longer texts are rarely questions; JSON and CSV have the whole texts. */
const MAX_TEXT_LENGTH = 300;
const TITLE = 'Documentation report';
/** The policy forbids loading, sending and running anything; the file contains its stylesheet. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
function renderHtmlReport(report, options) {
    const blocks = (0,report_blocks/* reportBlocks */.Dt)(report, { maxTextLength: MAX_TEXT_LENGTH, omitHeader: true });
    const { startDate, endDate } = report.period;
    const page = (0,html/* markup */.PT) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new html/* Html */.Ed(CONTENT_SECURITY_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${TITLE}, ${startDate} to ${endDate}</title>
<style>${new html/* Html */.Ed(STYLESHEET)}</style>
</head>
<body>
<main>
<header>
<h1>${TITLE}</h1>
<p>${(0,report_blocks/* formatPeriod */.dH)(report.period)}</p>
</header>
${metricTiles(report)}
${(0,html/* renderHtml */.K2)(blocks, options)}
<footer><p>Created ${report.generatedAt.slice(0, 16).replace('T', ' ')} UTC by docs-ci.</p></footer>
</main>
</body>
</html>
`;
    return page.text;
}
function metricTiles({ metrics, projects, period }) {
    const tiles = (0,report_blocks/* selectMetrics */.sC)(metrics, projects).map((metric) => {
        const { name, value, previous } = metric;
        const { label, scale } = analytics_report_metrics/* METRICS */.Cb[name];
        const metricChange = (0,format_numbers/* formatMetricChange */.ud)(metric);
        const change = metricChange === format_numbers/* NO_CHANGE */.XG ? 'previous:' : `${metricChange} from`;
        const before = previous === null
            ? new html/* Html */.Ed('')
            : (0,html/* markup */.PT) `<dd class="before">${change} ${(0,format_numbers/* formatMetric */.gI)(previous, scale, period)}</dd>`;
        const missing = new html/* Html */.Ed(value === null ? ' class="missing"' : '');
        return (0,html/* markup */.PT) `<div><dt>${label}</dt><dd${missing}>${(0,format_numbers/* formatMetric */.gI)(value, scale, period)}</dd>${before}</div>\n`;
    });
    return (0,html/* markup */.PT) `<dl class="tiles">${tiles}</dl>`;
}


/***/ }),

/***/ 22436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ Html),
/* harmony export */   K2: () => (/* binding */ renderHtml),
/* harmony export */   PT: () => (/* binding */ markup)
/* harmony export */ });
/* unused harmony export escapeHtmlText */
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62340);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33127);
/**
 * Renders blocks as HTML without scripts and external resources. Text is escaped only here. Markup has the type `Html`,
 * which only this module and docs-ci's charts create.
 */


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
    return escapeEntities((0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text));
}
function escapeEntities(text) {
    return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
function renderHtml(blocks, options) {
    return new Html(blocks.map((block) => renderBlock(block, options).text).join('\n'));
}
function renderBlock(block, options) {
    if ('heading' in block) {
        const tag = `h${block.level ?? 2}`;
        return new Html(`<${tag}>${escapeHtmlText(block.heading)}</${tag}>`);
    }
    if ('paragraph' in block)
        return markup `<p>${renderCell(block.paragraph)}</p>`;
    if ('list' in block)
        return markup `<ul>${block.list.map((item) => markup `<li>${renderCell(item)}</li>`)}</ul>`;
    if ('table' in block)
        return renderTable(block.table);
    if ('chart' in block)
        return renderChart(block.chart, options);
    if ('verbatim' in block)
        return new Html(`<pre>${(0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(block.verbatim).map(escapeEntities).join('\n')}</pre>`);
    return markup `<details><summary>${block.details}</summary>${renderHtml(block.blocks, options)}</details>`;
}
function renderChart(chart, { drawChart }) {
    const drawing = drawChart(chart);
    return drawing ? markup `<figure><figcaption>${chart.title}</figcaption>${drawing}</figure>` : new Html('');
}
/** A table with more columns is wider than a phone screen, so each row becomes a card with labels. */
const MAX_NARROW_COLUMNS = 3;
/** Renders a table that scrolls on its own if it is too wide, also by keyboard. */
function renderTable({ head, rows }) {
    if (head.length === 0)
        return new Html('');
    const isColumnOf = (column, pattern) => rows.length > 0 && rows.every((row) => matches(row[column], pattern));
    const classes = head.map((_, column) => isColumnOf(column, NUMBER) ? ' class="number"' : isColumnOf(column, DAY) ? ' class="day"' : '');
    const classOf = (column) => new Html(classes[column] ?? '');
    const titles = head.map((title, column) => markup `<th scope="col"${classOf(column)}>${title}</th>`);
    const isWide = head.length > MAX_NARROW_COLUMNS;
    const labelOf = (title) => (isWide ? markup ` data-label="${title}"` : new Html(''));
    const rowLines = rows.map((row) => {
        const cells = head.map((title, column) => markup `<td${classOf(column)}${labelOf(title)}>${renderCell(row[column] ?? '')}</td>`);
        return markup `<tr>${cells}</tr>\n`;
    });
    const tableClass = new Html(isWide ? 'table wide-table' : 'table');
    const region = markup `<div class="${tableClass}" role="region" aria-label="${head.join(', ')}" tabindex="0">`;
    return markup `${region}<table><thead><tr>${titles}</tr></thead><tbody>\n${rowLines}</tbody></table></div>`;
}
const NUMBER = /^(?:(?:up to )?[-+]?[\d.,]+(?: %)?|no data|–|new)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
function matches(cell, pattern) {
    return typeof cell === 'string' && pattern.test(cell);
}
function renderCell(cell) {
    return new Html((0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(cell)
        .map((part) => renderInline(part).text)
        .join(''));
}
function renderInline(part) {
    if (typeof part === 'string')
        return markup `${part}`;
    if ('code' in part)
        return markup `<code>${part.code}</code>`;
    if ('strong' in part)
        return markup `<strong>${part.strong}</strong>`;
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .isWebUrl */ .O9)(part.link)
        ? markup `<a href="${new URL(part.link).href}" rel="noreferrer">${part.text || part.link}</a>`
        : markup `${part.text} (${part.link})`;
}


/***/ })

};
