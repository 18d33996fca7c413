"use strict";
exports.id = 3293;
exports.ids = [3293];
exports.modules = {

/***/ 53802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ partsOf)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67720);
/* harmony import */ var _input_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73308);
/** Prepares a cell for a renderer. Only renderers know how their readers type inputs. */


/** Returns the parts of a cell. The inputs that its texts name are code. */
function partsOf(cell) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .inlinesOf */ .ew)(cell).flatMap((part) => (typeof part === 'string' ? (0,_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNames */ .bZ)(part) : [part]));
}


/***/ }),

/***/ 68958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ alignmentOf),
/* harmony export */   RM: () => (/* binding */ alignColumns),
/* harmony export */   wT: () => (/* binding */ COLUMN_GAP)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67720);
/* harmony import */ var _isolate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82752);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46965);
/** Aligns the columns of tables and plans. */



const COLUMN_GAP = '  ';
/** Matches a number with its direction and its unit, and durations such as `4m 56s`. */
const NUMBER = /^(?:[▲▼=]\s?)?[-−+±]?\d[\d.,\u00a0\u202f]*(?:\s?(?:%|pp|points?|B|[kKMGT]i?B|ms|[smhd]))?(?: \d+m?s)?$/;
/** Matches what a column of numbers shows if there is no number. */
const NO_NUMBER = /^(?:|[-–—]|new|no data|none)$/;
/** Returns the alignment of a column: what the table says, or right for a column of numbers. */
function alignmentOf({ align, rows }, column) {
    if (align)
        return align[column] ?? 'left';
    const texts = rows.map((row) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(row[column] ?? '').trim()).filter((text) => !NO_NUMBER.test(text));
    return texts.length > 0 && texts.every((text) => NUMBER.test(text)) ? 'right' : 'left';
}
/** Returns one harmless line per row, with columns that begin below each other. */
function alignColumns(rows) {
    const cells = rows.map((row) => row.map((text) => (0,_isolate_js__WEBPACK_IMPORTED_MODULE_0__/* .shownLine */ .QN)(text)));
    const last = cells.reduce((count, row) => Math.max(count, row.length), 0) - 1;
    const starts = [0];
    for (let column = 0; column < last; column++) {
        const width = (0,_width_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDisplayWidth */ .Pm)(cells.map((row) => row[column] ?? ''));
        starts.push((starts[column] ?? 0) + width + COLUMN_GAP.length);
    }
    return cells.map((row) => {
        let line = '';
        for (const [column, text] of row.entries()) {
            line += ' '.repeat((starts[column] ?? 0) - (0,_width_js__WEBPACK_IMPORTED_MODULE_1__/* .displayWidth */ .F1)(line)) + text;
        }
        return line.trimEnd();
    });
}


/***/ }),

/***/ 33293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderPlain: () => (/* binding */ renderPlain)
/* harmony export */ });
/* harmony import */ var _cell_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53802);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73730);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68958);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67720);
/* harmony import */ var _isolate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82752);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42883);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93703);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46965);
/** Renders blocks as aligned text for a terminal or a job log. Every line is harmless in a log. */








const MIN_COLUMN_WIDTH = 8;
/** Renders blocks with an empty line between them. The text ends in a line break unless it is empty. */
function renderPlain(blocks, options) {
    const lines = blockLines(options.logged === false ? withoutLogged(blocks) : blocks, options);
    return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}
/** Returns the blocks without what the log has, and without headings and details that contained nothing else. */
function withoutLogged(blocks) {
    const kept = [];
    let isNextRemoved = false;
    // The loop starts at the end, since a removed heading can leave an earlier one without content.
    for (const block of blocks.toReversed()) {
        const rest = 'details' in block ? { ...block, blocks: withoutLogged(block.blocks) } : block;
        isNextRemoved =
            ('verbatim' in rest && rest.isLogged === true) ||
                ('details' in block && block.blocks.length > 0 && 'details' in rest && rest.blocks.length === 0) ||
                ('heading' in rest && isNextRemoved && endsSection(kept.at(-1), rest));
        if (!isNextRemoved)
            kept.push(rest);
    }
    return kept.reverse();
}
function endsSection(next, { level = 2 }) {
    return next === undefined || ('heading' in next && (next.level ?? 2) <= level);
}
function blockLines(blocks, options) {
    const blocksOfLines = blocks
        .map((block) => renderBlock(block, options))
        .filter((lines) => lines.some((line) => line !== ''));
    return blocksOfLines.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}
function renderBlock(block, options) {
    if ('heading' in block)
        return titleLines(block.heading, block.sign, options);
    if ('paragraph' in block)
        return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)('', inlineText(block.paragraph, options), options.width);
    if ('footnote' in block) {
        const text = inlineText(block.footnote, { ...options, color: false });
        return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)('', text, options.width).map((line) => (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(line, 'dim', options.color));
    }
    if ('list' in block)
        return listLines(block, options);
    if ('table' in block)
        return tableLines(block.table, options);
    if ('facts' in block)
        return factLines(block.facts, options);
    if ('rows' in block)
        return rowLines(block.rows, options);
    if ('chart' in block)
        return chartLines(block.chart, options);
    if ('verbatim' in block)
        return block.toCopy ? ownLines(block.verbatim) : (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedLines */ .Gi)(block.verbatim.trimEnd());
    const width = options.width === undefined ? undefined : options.width - _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT.length;
    return [
        ...titleLines(block.details, block.sign, options),
        ...blockLines(block.blocks, { ...options, width }).map((line) => (line === '' ? '' : _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT + line)),
    ];
}
function ownLines(text) {
    return text.split('\n').map((line) => _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT + (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(line));
}
function titleLines(title, sign, options) {
    const prefix = sign === undefined ? '' : `${(0,_signs_js__WEBPACK_IMPORTED_MODULE_4__/* .paintSign */ .AO)(sign, options)} `;
    return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(prefix, (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(title), options.width).map((line, index) => {
        const start = index === 0 ? prefix : '';
        return start + (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(line.slice(start.length), 'bold', options.color);
    });
}
function listLines(block, options) {
    const [open, close] = options.ascii ? ['"', '"'] : ['“', '”'];
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_6__/* .bulletedItems */ .qc)(block).flatMap(({ bullet, item, quotes }) => [
        ...(0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(bullet, inlineText(item, options), options.width),
        ...quotes.flatMap((quote) => (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(' '.repeat(bullet.length), open + (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .isolateTyped */ .CF)((0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(quote)) + close, options.width)),
    ]);
}
function factLines(facts, options) {
    const labels = facts.map(([label]) => (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(label));
    const width = (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .maxDisplayWidth */ .Pm)(labels);
    return facts.flatMap(([, value], index) => {
        const label = labels[index] ?? '';
        const blanks = ' '.repeat(width === 0 ? 0 : width - (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1)(label) + _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT.length);
        return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)((0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(label, 'dim', options.color) + blanks, inlineText(value, options), options.width);
    });
}
/** Breaks the last column into lines. It begins below the others if they leave too little room. */
function rowLines(rows, options) {
    const cells = rows.map(({ columns }) => columns.map((cell) => inlineText(cell, options)));
    const short = cells.map((row) => row.slice(0, -1));
    const count = Math.max(0, ...short.map(({ length }) => length));
    const widths = Array.from({ length: count }, (_, column) => (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .maxDisplayWidth */ .Pm)(short.map((row) => row[column] ?? '')));
    return cells.flatMap((row, index) => {
        const sign = rows[index]?.sign;
        const start = [
            sign === undefined ? '- ' : `${(0,_signs_js__WEBPACK_IMPORTED_MODULE_4__/* .paintSign */ .AO)(sign, options)} `,
            ...(short[index] ?? []).map((text, column) => pad(text, widths[column] ?? 0, false) + _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT),
        ].join('');
        const last = row.at(-1) ?? '';
        const isNarrow = options.width !== undefined && (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1)(start) > options.width / 2;
        if (!isNarrow || last === '')
            return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(start, last, options.width).map((line) => line.trimEnd());
        return [start.trimEnd(), ...(0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT.repeat(2), last, options.width)];
    });
}
/** Renders a row of bars per line, with one height for all, and its range; the newest bars are shown if space is short. */
function chartLines({ title, labels, lines }, { ascii, color, width = Infinity }) {
    const barsByHeight = ascii ? '_.-:=+*#' : '▁▂▃▄▅▆▇█';
    const maxValue = Math.max(1, ...lines.flatMap(({ values }) => values));
    const barOf = (value) => barsByHeight[Math.round((Math.max(0, value) / maxValue) * (barsByHeight.length - 1))] ?? '';
    const rows = lines
        .filter(({ values }) => values.length > 0)
        .map(({ name, values }) => {
        const bars = values.map(barOf).slice(-Math.max(1, width)).join('');
        return [bars, `${Math.min(...values)} to ${Math.max(...values)}`, name];
    });
    if (rows.length === 0)
        return [];
    const [first = '', ...others] = (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .alignColumns */ .RM)(rows);
    return [
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(title), 'bold', color),
        first,
        ...others.map((row) => (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(row, 'dim', color)),
        (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(`${labels[0] ?? ''} to ${labels.at(-1) ?? ''}`),
    ];
}
function inlineText(cell, options) {
    const useColor = options.color;
    const spans = [];
    for (const span of (0,_cell_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .partsOf */ .C)(cell).flatMap((part) => spansOf(part, options))) {
        const last = spans.at(-1);
        // Spans without a color code between them are escaped together, since both could form a command.
        const isJoined = last !== undefined && !(useColor && (last.color ?? span.color));
        if (isJoined)
            spans[spans.length - 1] = { ...last, text: last.text + span.text };
        else
            spans.push(span);
    }
    return spans
        .map(({ text, color }) => (color === undefined ? (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(text) : (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(text), color, useColor)))
        .join('');
}
function spansOf(part, { ascii: isAscii }) {
    if (typeof part === 'string')
        return [{ text: part }];
    if ('code' in part)
        return [{ text: part.code, color: 'cyan' }];
    if ('strong' in part)
        return [{ text: part.strong, color: 'bold' }];
    if ('typed' in part)
        return [{ text: part.typed }];
    if ('sign' in part) {
        const { character, ascii, color } = _signs_js__WEBPACK_IMPORTED_MODULE_4__/* .SIGNS */ .B2[part.sign];
        return [{ text: isAscii ? ascii : character, color }];
    }
    const url = { text: part.link, color: 'cyan' };
    if (part.text === part.link || part.text === '')
        return [url];
    return [{ text: part.text, color: part.isMain ? 'bold' : undefined }, { text: ' (' }, url, { text: ')' }];
}
function tableLines(table, options) {
    const head = table.head.map((title) => (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(title));
    const rows = table.rows.map((row) => head.map((_, column) => inlineText(row[column] ?? '', options)));
    const columns = head.map((title, column) => {
        const isRight = (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .alignmentOf */ .Bt)(table, column) === 'right';
        const parts = table.rows.flatMap((row) => (0,_cell_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .partsOf */ .C)(row[column] ?? ''));
        const hasLink = parts.some((part) => typeof part === 'object' && 'link' in part);
        const width = (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .maxDisplayWidth */ .Pm)([title, ...rows.map((row) => row[column] ?? '')]);
        return { width, isRight, isWhole: isRight || hasLink };
    });
    const widths = fitWidths(columns, options.width);
    if (widths === undefined)
        return recordLines(table, options);
    const line = (cells) => cells
        .map((cell, column) => {
        const width = widths[column] ?? 0;
        // What is left of a sentence after it is broken into lines is one long word, such as a URL to copy.
        const shown = table.wraps ? cell : shortenTo(cell, width, options);
        return pad(shown, width, columns[column]?.isRight === true);
    })
        .join(_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT)
        .trimEnd();
    const linesOf = (cells) => table.wraps ? wrapCells(cells, widths).map(line) : [line(cells)];
    const titles = [
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(line(head), 'bold', options.color),
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(widths.map((width) => '-'.repeat(width)).join(_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT), 'dim', options.color),
    ];
    // Markdown requires titles, so a table without titles has empty ones.
    return [...(head.some((title) => title !== '') ? titles : []), ...rows.flatMap(linesOf)];
}
/** Returns the lines of a row whose cells are as many lines high as their texts need. */
function wrapCells(cells, widths) {
    const columns = cells.map((cell, column) => (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)('', cell, widths[column]));
    const height = Math.max(...columns.map(({ length }) => length));
    return Array.from({ length: height }, (_, index) => columns.map((lines) => lines[index] ?? ''));
}
/** Shows each row as labels with values, for a table that is too wide. */
function recordLines({ head, rows }, options) {
    return rows.flatMap((row, index) => {
        const facts = head.map((label, column) => [label, row[column] ?? '']);
        const shown = facts.filter(([, value]) => inlineText(value, options) !== '');
        return [...(index === 0 ? [] : ['']), ...factLines(shown, options)];
    });
}
/** Narrows the widest column step by step until all columns fit. Undefined if they can't fit. */
function fitWidths(columns, limit = Infinity) {
    const widths = columns.map(({ width }) => width);
    let excess = widths.reduce((sum, width) => sum + width, 0) + _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT.length * (widths.length - 1) - limit;
    for (; excess > 0; excess--) {
        const widest = Math.max(...widths.filter((_, column) => columns[column]?.isWhole === false));
        if (widest <= MIN_COLUMN_WIDTH)
            return undefined;
        const column = widths.findIndex((width, index) => width === widest && columns[index]?.isWhole === false);
        widths[column] = widest - 1;
    }
    return widths;
}
/** A color code must not be cut, so a shortened text has none. */
function shortenTo(text, width, options) {
    return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1)(text) <= width ? text : (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .clip */ .$Q)((0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutColors */ .d)(text), width, (0,_signs_js__WEBPACK_IMPORTED_MODULE_4__/* .ellipsisOf */ .$E)(options));
}
function pad(text, width, isRight) {
    const blanks = ' '.repeat(Math.max(0, width - (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1)(text)));
    return isRight ? blanks + text : text + blanks;
}


/***/ })

};
;