export const id = 4462;
export const ids = [4462];
export const modules = {

/***/ 54462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   drawChart: () => (/* binding */ drawChart)
/* harmony export */ });
/* harmony import */ var echarts_charts__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88342);
/* harmony import */ var echarts_components__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82314);
/* harmony import */ var echarts_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90354);
/* harmony import */ var echarts_core__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10242);
/* harmony import */ var echarts_renderers__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9833);
/* harmony import */ var _text_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22436);
/* harmony import */ var _format_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81799);
/** Draws charts as SVG with ECharts, without a browser. Only the HTML report loads this module. */






(0,echarts_core__WEBPACK_IMPORTED_MODULE_2__/* .use */ .Y)([echarts_charts__WEBPACK_IMPORTED_MODULE_3__/* .install */ .a, echarts_components__WEBPACK_IMPORTED_MODULE_4__/* .install */ .a, echarts_renderers__WEBPACK_IMPORTED_MODULE_5__/* .install */ .a]);
/** Every chart has two drawings, because the labels of a scaled one would be too small on a phone. */
const SIZES = [
    { name: 'wide', width: 880, height: 240, labels: 10 },
    { name: 'narrow', width: 340, height: 200, labels: 4 },
];
/** The stylesheet defines the colors of both color schemes. */
const TEXT_COLOR = 'var(--muted)';
const RULE_COLOR = 'var(--rule)';
const LINE_COLOR = 'var(--accent)';
const SERIES_STYLE = {
    silent: true,
    symbol: 'circle',
    symbolSize: 5,
    showAllSymbol: true,
    lineStyle: { color: LINE_COLOR, width: 2 },
    itemStyle: { color: LINE_COLOR },
    areaStyle: { color: LINE_COLOR, opacity: 0.12 },
};
/** Longer series have no room for the dots. */
const MAX_DOTS = 31;
/** Returns undefined if the chart has too few values to draw. */
function drawChart(chart) {
    if (chart.values.length < 2)
        return undefined;
    const max = Math.max(...chart.values);
    const label = `${chart.title}: ${chart.dates[0] ?? ''} to ${chart.dates.at(-1) ?? ''}, maximum ${(0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(max)} per day`;
    const drawings = SIZES.map((size) => (0,_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<div class="${size.name}" role="img" aria-label="${label}">${draw(chart, size)}</div>`);
    return (0,_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `${drawings}`;
}
function draw({ title, dates, values }, { name, width, height, labels }) {
    const canvas = (0,echarts_core__WEBPACK_IMPORTED_MODULE_6__/* .init */ .Ts)(null, null, { renderer: 'svg', ssr: true, width, height });
    try {
        canvas.setOption({
            animation: false,
            // The default depends on the system, and with it the measured widths of labels.
            textStyle: { fontFamily: 'sans-serif' },
            grid: { left: 4, right: 12, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
            xAxis: {
                type: 'category',
                boundaryGap: false,
                data: dates.map((date) => date.slice(5)),
                axisLine: { lineStyle: { color: RULE_COLOR } },
                axisTick: { show: false },
                axisLabel: {
                    color: TEXT_COLOR,
                    interval: Math.max(0, Math.ceil(dates.length / labels) - 1),
                    hideOverlap: true,
                },
            },
            yAxis: {
                type: 'value',
                minInterval: 1,
                splitNumber: 4,
                splitLine: { lineStyle: { color: RULE_COLOR } },
                axisLabel: { color: TEXT_COLOR, formatter: _format_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4 },
            },
            series: [
                {
                    type: 'line',
                    data: [...values],
                    showSymbol: dates.length <= MAX_DOTS,
                    ...SERIES_STYLE,
                },
            ],
        });
        return replaceIds(canvas.renderToSVGString(), `${title} ${name}`);
    }
    finally {
        canvas.dispose();
    }
}
/**
 * Gives the drawing IDs that are unique in the file and the same in every run. Screen readers skip the drawing, because
 * it has a label and the report has a table of the same numbers.
 */
function replaceIds(svg, name) {
    const prefix = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const html = svg
        .replace(/<style[^]*?<\/style>/g, '')
        .replace(/ class="zr\d+-cls-\d+"/g, '')
        .replace(/zr\d+-/g, `${prefix}-`)
        .replace(/^<svg width="\d+" height="\d+"/, '<svg aria-hidden="true"')
        .replace(/ font-family:[^;"]*;?/g, '');
    return new _text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .Html */ .Ed(html);
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
