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
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(805);
/** Charts as SVG, drawn by ECharts without a browser. Loaded only where a page is made. */






(0,echarts_core__WEBPACK_IMPORTED_MODULE_2__/* .use */ .Y)([echarts_charts__WEBPACK_IMPORTED_MODULE_3__/* .install */ .a, echarts_components__WEBPACK_IMPORTED_MODULE_4__/* .install */ .a, echarts_renderers__WEBPACK_IMPORTED_MODULE_5__/* .install */ .a]);
/** Two drawings of each chart: letters of one that is scaled to a phone could not be read. */
const SIZES = [
    { name: 'wide', width: 880, height: 240, labels: 10 },
    { name: 'narrow', width: 340, height: 200, labels: 4 },
];
/** Colours are the page's, which differ by day and by night. */
const INK = 'var(--muted)';
const RULE = 'var(--rule)';
const LINE = 'var(--accent)';
const LOOK = {
    silent: true,
    symbol: 'circle',
    symbolSize: 5,
    showAllSymbol: true,
    lineStyle: { color: LINE, width: 2 },
    itemStyle: { color: LINE },
    areaStyle: { color: LINE, opacity: 0.12 },
};
/** More days than this have no room for a dot each. */
const MOST_DOTS = 31;
/** Undefined where there is nothing to draw. */
function drawChart(chart) {
    if (chart.values.length < 2)
        return undefined;
    const most = Math.max(...chart.values);
    const label = `${chart.title}: ${chart.dates[0] ?? ''} to ${chart.dates.at(-1) ?? ''}, at most ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(most)} on a day`;
    const drawings = SIZES.map((size) => (0,_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<div class="${size.name}" role="img" aria-label="${label}">${draw(chart, size)}</div>`);
    return (0,_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `${drawings}`;
}
function draw({ title, dates, values }, { name, width, height, labels }) {
    const surface = (0,echarts_core__WEBPACK_IMPORTED_MODULE_6__/* .init */ .Ts)(null, null, { renderer: 'svg', ssr: true, width, height });
    try {
        surface.setOption({
            animation: false,
            grid: { left: 4, right: 12, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
            xAxis: {
                type: 'category',
                boundaryGap: false,
                data: dates.map((date) => date.slice(5)),
                axisLine: { lineStyle: { color: RULE } },
                axisTick: { show: false },
                axisLabel: { color: INK, interval: Math.max(0, Math.ceil(dates.length / labels) - 1), hideOverlap: true },
            },
            yAxis: {
                type: 'value',
                minInterval: 1,
                splitNumber: 4,
                splitLine: { lineStyle: { color: RULE } },
                axisLabel: { color: INK, formatter: _numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4 },
            },
            series: [
                {
                    type: 'line',
                    data: [...values],
                    showSymbol: dates.length <= MOST_DOTS,
                    ...LOOK,
                },
            ],
        });
        return ownNames(surface.renderToSVGString(), `${title} ${name}`);
    }
    finally {
        surface.dispose();
    }
}
/**
 * The drawing with names that are its own in the page and the same in every run, hidden from those who hear the page:
 * they are told its label, and there is a table.
 */
function ownNames(svg, name) {
    const own = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const renamed = svg
        .replace(/<style[^]*?<\/style>/g, '')
        .replace(/ class="zr\d+-cls-\d+"/g, '')
        .replace(/zr\d+-/g, `${own}-`)
        .replace(/^<svg width="\d+" height="\d+"/, '<svg aria-hidden="true"')
        .replace(/ font-family:[^;"]*;?/g, '');
    return new _text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .Html */ .Ed(renamed);
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
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33127);

/** Markup that may stand in a page as it is. */
class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** A template of markup whose values are escaped, but for those that are markup themselves. */
function markup(pieces, ...parts) {
    const texts = parts.map((part) => {
        if (part instanceof Html)
            return part.text;
        if (typeof part === 'object')
            return part.map((one) => one.text).join('');
        return escapeHtmlText(String(part));
    });
    return new Html(pieces.map((piece, index) => piece + (texts[index] ?? '')).join(''));
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Text for an element or a quoted attribute: one line, nothing that acts or hides. */
function escapeHtmlText(text) {
    return escapeMarks((0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text));
}
function escapeMarks(text) {
    return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '');
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
        return new Html(`<pre>${(0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(block.verbatim).map(escapeMarks).join('\n')}</pre>`);
    return markup `<details><summary>${block.details}</summary>${renderHtml(block.blocks, options)}</details>`;
}
function renderChart(chart, { drawChart }) {
    const drawn = drawChart(chart);
    return drawn ? markup `<figure><figcaption>${chart.title}</figcaption>${drawn}</figure>` : new Html('');
}
/** Tables of more columns than these need more room than a phone has: there each row is a card with labels of its own. */
const MOST_SIDE_BY_SIDE = 3;
/** A table that scrolls by itself where it is too wide, also by keyboard. */
function renderTable({ head, rows }) {
    if (head.length === 0)
        return new Html('');
    const all = (column, form) => rows.length > 0 && rows.every((row) => isLike(row[column], form));
    const kinds = head.map((_, column) => all(column, NUMBER) ? ' class="number"' : all(column, DAY) ? ' class="day"' : '');
    const classOf = (column) => new Html(kinds[column] ?? '');
    const titles = head.map((title, column) => markup `<th scope="col"${classOf(column)}>${title}</th>`);
    const isWide = head.length > MOST_SIDE_BY_SIDE;
    const labelOf = (title) => (isWide ? markup ` data-label="${title}"` : new Html(''));
    const lines = rows.map((row) => {
        const cells = head.map((title, column) => markup `<td${classOf(column)}${labelOf(title)}>${renderCell(row[column] ?? '')}</td>`);
        return markup `<tr>${cells}</tr>\n`;
    });
    const classes = new Html(isWide ? 'table wide-table' : 'table');
    const region = markup `<div class="${classes}" role="region" aria-label="${head.join(', ')}" tabindex="0">`;
    return markup `${region}<table><thead><tr>${titles}</tr></thead><tbody>\n${lines}</tbody></table></div>`;
}
const NUMBER = /^(?:(?:up to )?[-+]?[\d.,]+(?: %)?|no data|–|new)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
function isLike(cell, form) {
    return typeof cell === 'string' && form.test(cell);
}
function renderCell(cell) {
    const parts = isList(cell) ? cell : [cell];
    return new Html(parts.map((part) => renderInline(part).text).join(''));
}
function renderInline(part) {
    if (typeof part === 'string')
        return markup `${part}`;
    if ('code' in part)
        return markup `<code>${part.code}</code>`;
    if ('strong' in part)
        return markup `<strong>${part.strong}</strong>`;
    const isWeb = /^https?:\/\//i.test(part.link) && URL.canParse(part.link);
    return isWeb
        ? markup `<a href="${new URL(part.link).href}" rel="noreferrer">${part.text || part.link}</a>`
        : markup `${part.text} (${part.link})`;
}
function isList(cell) {
    return Array.isArray(cell);
}


/***/ })

};
