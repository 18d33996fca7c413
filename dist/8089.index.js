export const id = 8089;
export const ids = [8089];
export const modules = {

/***/ 68089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderPlain: () => (/* binding */ renderPlain)
/* harmony export */ });
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51142);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62340);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33127);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27241);
/** Renders blocks as aligned text for a terminal or a job log. Every line is harmless in a log. */




const MIN_COLUMN_WIDTH = 8;
const COLUMN_GAP = '  ';
/** Renders blocks with an empty line between them. The text ends in a line break unless it is empty. */
function renderPlain(blocks, options) {
    const lines = blockLines(options.verbatim === false ? withoutVerbatim(blocks) : blocks, options);
    return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}
/** Returns the blocks without verbatim ones, and without headings and details that contained nothing else. */
function withoutVerbatim(blocks) {
    const remaining = blocks.map((block) => {
        if ('verbatim' in block)
            return undefined;
        if (!('details' in block))
            return block;
        const children = withoutVerbatim(block.blocks);
        return children.length === 0 && block.blocks.length > 0 ? undefined : { ...block, blocks: children };
    });
    const kept = [];
    // The loop starts at the end, since a removed heading can leave an earlier one without content.
    for (const [index, block] of [...remaining.entries()].reverse()) {
        const isNextRemoved = index + 1 < remaining.length && remaining[index + 1] === undefined;
        if (block && 'heading' in block && isNextRemoved && endsSection(kept.at(-1), block))
            remaining[index] = undefined;
        else if (block)
            kept.push(block);
    }
    return kept.reverse();
}
function endsSection(next, { level = 2 }) {
    return next === undefined || ('heading' in next && (next.level ?? 2) <= level);
}
function blockLines(blocks, options) {
    const blocksOfLines = blocks.map((block) => renderBlock(block, options)).filter((lines) => lines.length > 0);
    return blocksOfLines.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}
function renderBlock(block, options) {
    if ('heading' in block)
        return [(0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(block.heading), 'bold', options.color)];
    if ('paragraph' in block)
        return [inlineText(block.paragraph, options.color)];
    if ('list' in block)
        return block.list.map((item) => `- ${inlineText(item, options.color)}`);
    if ('table' in block)
        return tableLines(block.table, options);
    if ('chart' in block)
        return chartLines(block.chart, options);
    if ('verbatim' in block)
        return (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .quotedLines */ .Gi)(block.verbatim.trimEnd());
    return [
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(block.details), 'bold', options.color),
        ...blockLines(block.blocks, indented(options)).map((line) => (line === '' ? '' : COLUMN_GAP + line)),
    ];
}
function indented(options) {
    return options.width === undefined ? options : { ...options, width: options.width - COLUMN_GAP.length };
}
const BARS = '▁▂▃▄▅▆▇█';
/** Renders one bar per day and their range; if not all bars fit, the newest are shown. */
function chartLines({ title, dates, values }, { color, width = values.length }) {
    if (values.length === 0)
        return [];
    const maxValue = Math.max(...values, 1);
    const bars = values.map((value) => BARS[Math.round((Math.max(0, value) / maxValue) * (BARS.length - 1))] ?? '');
    const range = `${Math.min(...values)} to ${Math.max(...values)}, ${dates[0] ?? ''} to ${dates.at(-1) ?? ''}`;
    return [(0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(title), 'bold', color), bars.slice(-Math.max(1, width)).join(''), (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(range)];
}
function inlineText(cell, useColor) {
    const spans = [];
    for (const span of (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .partsOf */ .CI)(cell).map(spanOf)) {
        const last = spans.at(-1);
        // Spans without a color code between them are escaped together, since both could form a command.
        const isJoined = last !== undefined && !(useColor && (last.color ?? span.color));
        if (isJoined)
            spans[spans.length - 1] = { ...last, text: last.text + span.text };
        else
            spans.push(span);
    }
    return spans
        .map(({ text, color }) => (color === undefined ? (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(text) : (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(text), color, useColor)))
        .join('');
}
function spanOf(part) {
    if (typeof part === 'string')
        return { text: part };
    if ('code' in part)
        return { text: part.code, color: 'cyan' };
    if ('strong' in part)
        return { text: part.strong, color: 'bold' };
    return { text: part.text === part.link || part.text === '' ? part.link : `${part.text} (${part.link})` };
}
function tableLines(table, options) {
    const head = table.head.map((title) => (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(title));
    // Cells are measured and shortened as text, so they have no color codes.
    const rows = table.rows.map((row) => head.map((_, column) => inlineText(row[column] ?? '', false)));
    const widths = fitWidths(head.map((title, column) => rows.reduce((width, row) => Math.max(width, (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .displayWidth */ .F1)(row[column] ?? '')), (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .displayWidth */ .F1)(title))), options.width);
    const isRightAligned = head.map((_, column) => rows.length > 0 && rows.every((row) => isNumber(row[column] ?? '')));
    const line = (cells) => cells
        .map((cell, column) => pad(cell, widths[column] ?? 0, isRightAligned[column] === true))
        .join(COLUMN_GAP)
        .trimEnd();
    const titles = [
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(line(head), 'bold', options.color),
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(widths.map((width) => '-'.repeat(width)).join(COLUMN_GAP), 'dim', options.color),
    ];
    // Markdown requires titles, so a table without titles has empty ones.
    return [...(head.some((title) => title !== '') ? titles : []), ...rows.map(line)];
}
/** Narrows the widest column step by step until all columns fit. */
function fitWidths(widths, limit) {
    if (limit === undefined)
        return widths;
    const fitted = [...widths];
    let excess = fitted.reduce((sum, width) => sum + width, 0) + COLUMN_GAP.length * (fitted.length - 1) - limit;
    while (excess > 0) {
        const widest = fitted.indexOf(Math.max(...fitted));
        const width = fitted[widest];
        if (width === undefined || width <= MIN_COLUMN_WIDTH)
            break;
        fitted[widest] = width - 1;
        excess--;
    }
    return fitted;
}
function pad(text, width, isRight) {
    const shown = (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(text, width);
    const blanks = ' '.repeat(Math.max(0, width - (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .displayWidth */ .F1)(shown)));
    return isRight ? blanks + shown : shown + blanks;
}
function isNumber(text) {
    return /^[-+±]?[\d.,\u00a0\u202f ]*\d\s?(?:%|[kKMGT]?i?B|ms|s|m|h)?$/.test(text);
}


/***/ })

};
