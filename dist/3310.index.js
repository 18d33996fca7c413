export const id = 3310;
export const ids = [3310,8089];
export const modules = {

/***/ 93310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishOnGitLab: () => (/* binding */ publishOnGitLab)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68089);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85624);
/* harmony import */ var _log_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3795);
/** The report files of a GitLab job (dotenv, annotations) and the summary in its log. */





/** GitLab takes a dotenv report below 5 KB. */
const DOTENV_LIMIT_BYTES = 5 * 1024 - 1;
/** The default of self-managed servers; one variable too many and GitLab drops the whole report. */
const DOTENV_VARIABLES = 20;
/** Writes the reports into the results folder. What cannot be written there is said in the log. */
function publishOnGitLab(publication, place) {
    const { command, outputs, links, resultsDir, summary } = publication;
    // Verbatim blocks stand in the log above already.
    if (summary)
        place.stdout(`\n${(0,_text_plain_js__WEBPACK_IMPORTED_MODULE_2__.renderPlain)(summary, { colour: true, verbatim: false })}`);
    if (resultsDir === undefined) {
        place.log.line('warning', 'there is no results folder: outputs and links could not be written');
        return;
    }
    const dotenv = renderDotenv(command, outputs);
    for (const { name, why } of dotenv.leftOut) {
        place.log.line('warning', `output ${name} is not in outputs.env: ${why}; result.json has it`);
    }
    writeReport(resultsDir, 'outputs.env', dotenv.text, place.log);
    writeReport(resultsDir, 'links.json', renderLinks(links), place.log);
}
/** Whole or not at all: GitLab takes whatever stands there. */
function writeReport(folder, name, content, log) {
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `.${name}.${process.pid}.tmp`);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, content);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    }
    catch (error) {
        log.line('warning', `${name} could not be written: ${(0,_log_format_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`);
        removeIfThere(temporary);
    }
}
function removeIfThere(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    }
    catch {
        // A folder that takes no file has none to remove.
    }
}
function renderDotenv(command, outputs) {
    const leftOut = [];
    let text = '';
    let count = 0;
    for (const [output, value] of Object.entries(outputs)) {
        const name = `${(0,_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .upperSnake */ .t_)(command)}_${(0,_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .upperSnake */ .t_)(output)}`;
        const line = `${name}=${value}\n`;
        const why = unfit(value) ?? noRoom(count, Buffer.byteLength(text + line));
        if (why === undefined) {
            text += line;
            count++;
        }
        else
            leftOut.push({ name, why });
    }
    return { text, leftOut };
}
function unfit(value) {
    if (/\p{Cc}|[\u2028\u2029]/u.test(value))
        return 'its value has a line break or a control character';
    if (value.includes('$'))
        return 'its value has a $, which GitLab would expand';
    if (/\s/.test(value))
        return 'its value has a blank';
    return undefined;
}
function noRoom(count, sizeBytes) {
    if (count >= DOTENV_VARIABLES)
        return `GitLab takes at most ${DOTENV_VARIABLES} variables`;
    return sizeBytes > DOTENV_LIMIT_BYTES ? 'GitLab takes less than 5 KB' : undefined;
}
function renderLinks(links) {
    const shown = links.filter(({ url }) => /^https?:\/\//i.test(url) && URL.canParse(url));
    const report = shown.length === 0 ? {} : { Documentation: shown.map((link) => ({ external_link: pick(link) })) };
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
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33127);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27241);
/** Blocks as text for a terminal or a job log: aligned, readable without colours, every line harmless in a log. */



const NARROWEST_COLUMN = 8;
const GAP = '  ';
/** Renders blocks, one empty line between two of them. Ends in a line break unless there is nothing to say. */
function renderPlain(blocks, options) {
    const lines = blockLines(options.verbatim === false ? withoutVerbatim(blocks) : blocks, options);
    return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}
/** The blocks without verbatim ones, and without headings and details that had nothing else. */
function withoutVerbatim(blocks) {
    const left = blocks.map((block) => {
        if ('verbatim' in block)
            return undefined;
        if (!('details' in block))
            return block;
        const inside = withoutVerbatim(block.blocks);
        return inside.length === 0 && block.blocks.length > 0 ? undefined : { ...block, blocks: inside };
    });
    const kept = [];
    // From the end, for a heading may be left without content by headings that were.
    for (const [index, block] of [...left.entries()].reverse()) {
        const wasEmptied = index + 1 < left.length && left[index + 1] === undefined;
        if (block && 'heading' in block && wasEmptied && endsSection(kept.at(-1), block))
            left[index] = undefined;
        else if (block)
            kept.push(block);
    }
    return kept.reverse();
}
function endsSection(next, { level = 2 }) {
    return next === undefined || ('heading' in next && (next.level ?? 2) <= level);
}
function blockLines(blocks, options) {
    const parts = blocks.map((block) => linesOf(block, options)).filter((part) => part.length > 0);
    return parts.flatMap((part, index) => (index === 0 ? part : ['', ...part]));
}
function linesOf(block, options) {
    if ('heading' in block)
        return [(0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(block.heading), 'bold', options.colour)];
    if ('paragraph' in block)
        return [inlineText(block.paragraph, options.colour)];
    if ('list' in block)
        return block.list.map((item) => `- ${inlineText(item, options.colour)}`);
    if ('table' in block)
        return tableLines(block.table, options);
    if ('chart' in block)
        return chartLines(block.chart, options);
    if ('verbatim' in block)
        return (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .quotedLines */ .Gi)(block.verbatim.trimEnd());
    return [
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(block.details), 'bold', options.colour),
        ...blockLines(block.blocks, narrower(options)).map((line) => (line === '' ? '' : GAP + line)),
    ];
}
function narrower(options) {
    return options.width === undefined ? options : { ...options, width: options.width - GAP.length };
}
const BARS = '▁▂▃▄▅▆▇█';
/** A bar a day, and between which numbers they lie; the newest where there is no room for all. */
function chartLines({ title, dates, values }, { colour, width = values.length }) {
    if (values.length === 0)
        return [];
    const most = Math.max(...values, 1);
    const bars = values.map((value) => BARS[Math.round((Math.max(0, value) / most) * (BARS.length - 1))] ?? '');
    const range = `${Math.min(...values)} to ${Math.max(...values)}, ${dates[0] ?? ''} to ${dates.at(-1) ?? ''}`;
    return [(0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(title), 'bold', colour), bars.slice(-Math.max(1, width)).join(''), (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(range)];
}
function inlineText(cell, colour) {
    const pieces = [];
    for (const piece of (isList(cell) ? cell : [cell]).map(pieceOf)) {
        const last = pieces.at(-1);
        // Pieces that touch are made harmless together: each alone may be harmless and both a command.
        const touching = last !== undefined && !(colour && (last.colour ?? piece.colour));
        if (touching)
            pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
        else
            pieces.push(piece);
    }
    return pieces
        .map(({ text, colour: own }) => (own === undefined ? (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(text) : (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(text), own, colour)))
        .join('');
}
function pieceOf(part) {
    if (typeof part === 'string')
        return { text: part };
    if ('code' in part)
        return { text: part.code, colour: 'cyan' };
    if ('strong' in part)
        return { text: part.strong, colour: 'bold' };
    return { text: part.text === part.link || part.text === '' ? part.link : `${part.text} (${part.link})` };
}
function tableLines(table, options) {
    const head = table.head.map((title) => (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(title));
    // Cells are measured and cut as text, so they carry no colour.
    const rows = table.rows.map((row) => head.map((_, column) => inlineText(row[column] ?? '', false)));
    const widths = fit(head.map((title, column) => rows.reduce((width, row) => Math.max(width, (0,_width_js__WEBPACK_IMPORTED_MODULE_2__/* .displayWidth */ .F1)(row[column] ?? '')), (0,_width_js__WEBPACK_IMPORTED_MODULE_2__/* .displayWidth */ .F1)(title))), options.width);
    const right = head.map((_, column) => rows.length > 0 && rows.every((row) => isNumber(row[column] ?? '')));
    const line = (cells) => cells
        .map((cell, column) => pad(cell, widths[column] ?? 0, right[column] === true))
        .join(GAP)
        .trimEnd();
    const titles = [
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(line(head), 'bold', options.colour),
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(widths.map((width) => '-'.repeat(width)).join(GAP), 'dim', options.colour),
    ];
    // Markdown has no table without titles, so a list of facts has empty ones.
    return [...(head.some((title) => title !== '') ? titles : []), ...rows.map(line)];
}
/** Takes columns from the widest until all fit. */
function fit(widths, limit) {
    if (limit === undefined)
        return widths;
    const fitted = [...widths];
    let over = fitted.reduce((sum, width) => sum + width, 0) + GAP.length * (fitted.length - 1) - limit;
    while (over > 0) {
        const widest = fitted.indexOf(Math.max(...fitted));
        const width = fitted[widest];
        if (width === undefined || width <= NARROWEST_COLUMN)
            break;
        fitted[widest] = width - 1;
        over--;
    }
    return fitted;
}
function pad(text, width, right) {
    const shown = (0,_width_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(text, width);
    const blanks = ' '.repeat(Math.max(0, width - (0,_width_js__WEBPACK_IMPORTED_MODULE_2__/* .displayWidth */ .F1)(shown)));
    return right ? blanks + shown : shown + blanks;
}
function isNumber(text) {
    return /^[-+±]?[\d.,\u00a0\u202f ]*\d\s?(?:%|[kKMGT]?i?B|ms|s|m|h)?$/.test(text);
}
function isList(cell) {
    return Array.isArray(cell);
}


/***/ }),

/***/ 27241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/** How much room text takes, and text cut to it. */
let segmenter;
/** Characters that take two columns: East Asian scripts, full-width forms, emoji. */
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const ASCII = /^[ -~]*$/;
/** Columns of a line without colour codes. */
function displayWidth(text) {
    if (ASCII.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of graphemes(text))
        width += graphemeWidth(segment);
    return width;
}
/** The text cut to that many columns, an ellipsis in the last where something was cut. */
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
/** The text cut to that many UTF-16 units, as the platforms count, with an ellipsis and no half of a character. */
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
