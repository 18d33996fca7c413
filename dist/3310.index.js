export const id = 3310;
export const ids = [3310,8089];
export const modules = {

/***/ 93310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishOnGitLab: () => (/* binding */ publishOnGitLab)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62340);
/* harmony import */ var _disk_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64244);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68089);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85624);
/** Writes the report files of a GitLab job (dotenv, annotations) and prints the details of the summary to its log. */





/** GitLab accepts a dotenv report below 5 KB. */
const MAX_DOTENV_BYTES = 5 * 1024 - 1;
/** The default limit of self-managed servers; above it GitLab drops the whole report. */
const MAX_DOTENV_VARIABLES = 20;
/** Writes the reports into the results folder. A warning in the log names what couldn't be written. */
async function publishOnGitLab(publication, { log, stdout }) {
    const { command, outputs, links, resultsDir, details } = publication;
    // The log already contains verbatim blocks.
    if (details.length > 0)
        stdout(`\n${(0,_text_plain_js__WEBPACK_IMPORTED_MODULE_2__.renderPlain)(details, { color: true, verbatim: false })}`);
    if (resultsDir === undefined) {
        log.line('warning', "Couldn't write outputs and links, because there is no results folder.");
        return;
    }
    const dotenv = renderDotenv(command, outputs);
    for (const { name, reason } of dotenv.skipped) {
        log.line('warning', `Output ${name} isn't in outputs.env, because ${reason}. Read it from result.json.`);
    }
    await writeReport(resultsDir, 'outputs.env', dotenv.text, log);
    await writeReport(resultsDir, 'links.json', renderLinks(links), log);
}
async function writeReport(folder, name, content, log) {
    try {
        await (0,_disk_write_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name), content);
    }
    catch (error) {
        log.line('warning', `Couldn't write ${name}: ${(0,_disk_write_js__WEBPACK_IMPORTED_MODULE_1__/* .writeErrorReason */ .ez)(error)}.`);
    }
}
function renderDotenv(command, outputs) {
    const skipped = [];
    let text = '';
    let count = 0;
    for (const [output, value] of Object.entries(outputs)) {
        const name = `${(0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .upperSnake */ .t_)(command)}_${(0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .upperSnake */ .t_)(output)}`;
        const line = `${name}=${value}\n`;
        const reason = invalidValueReason(value) ?? limitReason(count, Buffer.byteLength(text + line));
        if (reason === undefined) {
            text += line;
            count++;
        }
        else
            skipped.push({ name, reason });
    }
    return { text, skipped };
}
function invalidValueReason(value) {
    if (/\p{Cc}|[\u2028\u2029]/u.test(value))
        return 'the value has a line break or a control character';
    if (value.includes('$'))
        return 'the value has a $, which GitLab would expand';
    if (/\s/.test(value))
        return 'the value has a space';
    return undefined;
}
function limitReason(count, sizeBytes) {
    if (count >= MAX_DOTENV_VARIABLES)
        return `GitLab accepts at most ${MAX_DOTENV_VARIABLES} variables`;
    return sizeBytes > MAX_DOTENV_BYTES ? 'GitLab only accepts files below 5 KB' : undefined;
}
function renderLinks(links) {
    const valid = links.filter(({ url }) => (0,_text_document_js__WEBPACK_IMPORTED_MODULE_4__/* .isWebUrl */ .O9)(url));
    const report = valid.length === 0 ? {} : { Documentation: valid.map((link) => ({ external_link: pick(link) })) };
    return `${JSON.stringify(report, null, 2)}\n`;
}
function pick({ label, url }) {
    return { label, url };
}


/***/ }),

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


/***/ }),

/***/ 27241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   EO: () => (/* binding */ wrapWords),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/** Measures the width of text in a terminal, wraps text, and shortens text to a width or a length. */
let segmenter;
/** Matches characters that take two columns: East Asian scripts, full-width forms, emoji. */
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const ASCII = /^[ -~]*$/;
/** Returns the columns of a line that has no color codes. */
function displayWidth(text) {
    if (ASCII.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of graphemes(text))
        width += graphemeWidth(segment);
    return width;
}
/** Breaks the text into lines of at most that many columns. A longer word, such as a URL, stays whole. */
function wrapWords(text, columns, indent = '') {
    const lines = [];
    let line = indent;
    for (const word of text.split(' ')) {
        if (line.trim() !== '' && displayWidth(line) + 1 + displayWidth(word) > columns) {
            lines.push(line);
            line = indent;
        }
        line += line === indent ? word : ` ${word}`;
    }
    return [...lines, line];
}
/** Shortens the text to that many columns; the last column of a shortened text is an ellipsis. */
function clip(text, columns) {
    if (displayWidth(text) <= columns)
        return text;
    let kept = '';
    let width = 0;
    for (const { segment } of graphemes(text)) {
        width += graphemeWidth(segment);
        if (width > columns - 1)
            break;
        kept += segment;
    }
    return columns > 0 ? `${kept}…` : '';
}
/** Shortens the text to that many UTF-16 units, as platforms count, with an ellipsis and without splitting a character. */
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
function graphemes(text) {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    return segmenter.segment(text);
}
function graphemeWidth(segment) {
    if (INVISIBLE.test(segment))
        return 0;
    return WIDE.test(segment) ? 2 : 1;
}


/***/ })

};
