export const id = 3806;
export const ids = [3806];
export const modules = {

/***/ 43806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishOnGitHub: () => (/* binding */ publishOnGitHub)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33127);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32946);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27241);
/* harmony import */ var _log_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3795);
/** Outputs, annotations and the job summary of a GitHub Actions step. */






/** The runner shows the first ten of each kind a step. */
const ANNOTATIONS_A_KIND = 10;
/** The runner cuts longer messages. */
const MESSAGE_LENGTH = 4096;
/** A step's summary may have 1 MiB; above it the runner drops all of it. */
const SUMMARY_LIMIT_BYTES = 1_000_000;
/** Publishes everything; what the runner has no place for is said in the log. */
async function publishOnGitHub(publication, place) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(3137), __webpack_require__.e(1659), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    setOutputs(core, publication.outputs, place);
    if (publication.summary)
        appendSummary(publication.summary, publication.resultsDir, place);
    for (const level of ['error', 'warning', 'notice']) {
        annotate(core, level, publication.annotations.filter((annotation) => annotation.level === level));
    }
}
function setOutputs(core, outputs, place) {
    // Without the file @actions/core prints a command that the runner no longer knows, or throws.
    toRunnerFile('GITHUB_OUTPUT', 'outputs', place, () => {
        for (const [name, value] of Object.entries(outputs))
            core.setOutput(name, value);
    });
}
function appendSummary(blocks, resultsDir, place) {
    const path = resultsDir === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(place.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resultsDir, 'summary.md'));
    const pointer = path === undefined ? 'The rest was left out.' : ['The rest was left out; all of it is in ', { code: path }, '.'];
    toRunnerFile('GITHUB_STEP_SUMMARY', 'the job summary', place, (file) => {
        const limitBytes = SUMMARY_LIMIT_BYTES - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).size;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.renderMarkdown)(blocks, { limitBytes, pointer }));
    });
}
/** Writes to a file of the runner's. One that cannot be written costs nothing but what belongs there. */
function toRunnerFile(variable, what, { env, log }, write) {
    const giveUp = (why) => log.line('warning', `${variable} ${why}: ${what} could not be published`);
    const path = env[variable];
    if (!path) {
        giveUp('is not set');
        return;
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        giveUp('names no file');
        return;
    }
    try {
        write(path);
    }
    catch (error) {
        giveUp(`cannot be written (${(0,_log_format_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error)})`);
    }
}
function annotate(core, level, annotations) {
    const tooMany = annotations.length > ANNOTATIONS_A_KIND;
    for (const { message, title, file, line } of annotations.slice(0, tooMany ? ANNOTATIONS_A_KIND - 1 : undefined)) {
        core[level]((0,_text_width_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLines */ .v3)(message).join('\n'), MESSAGE_LENGTH), { title, file, startLine: line });
    }
    if (!tooMany)
        return;
    const left = annotations.length - ANNOTATIONS_A_KIND + 1;
    core[level](`${left} more: the log has them all.`);
}


/***/ }),

/***/ 32946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderMarkdown: () => (/* binding */ renderMarkdown)
});

// EXTERNAL MODULE: ./build/src/text/log.js
var log = __webpack_require__(33127);
;// CONCATENATED MODULE: ./build/src/text/markdown-inline.js

/**
 * Put where the platforms would make a link or a mention out of plain text. They look at the finished text, so a
 * backslash or an entity would not stop them; a character that is part of no name does.
 */
const BREAK = '\u200b';
/** A line for a paragraph, a heading or a list item. */
function renderLine(cell) {
    return atLineStart(renderCell(cell));
}
/** A line for a table cell. */
function renderCell(cell) {
    let line = '';
    for (const part of joinStrings(typeof cell === 'string' || !isList(cell) ? [cell] : cell)) {
        const piece = renderInline(part);
        // `a` and `b` side by side would read as one run of backticks; so would two pairs of asterisks.
        if (/([`*])$/.exec(line)?.[1] === piece[0] && typeof part !== 'string')
            line += BREAK;
        line += piece;
    }
    return line.trim();
}
/** Text for the inside of an HTML element. */
function escapeHtml(text) {
    return withEntities(withBreaks((0,log/* oneLine */.TN)(text))).trim();
}
/** Backticks, at least so many, of which no run in the text has as many. */
function fenceFor(text, shortest) {
    let longest = shortest - 1;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return '`'.repeat(longest + 1);
}
function renderInline(part) {
    if (typeof part === 'string')
        return escapeText(part);
    if ('code' in part)
        return renderCode(part.code);
    if ('strong' in part)
        return renderStrong(part.strong);
    return renderLink(part.link, part.text);
}
function escapeText(text) {
    return (withEntities(withBreaks((0,log/* oneLine */.TN)(text)).replace(/[\\`*_~[\]|$#{}^]/g, '\\$&'))
        // A link behind it would become an image.
        .replace(/!$/, '\\!'));
}
function withEntities(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
function withBreaks(text) {
    return (text
        .replaceAll('@', `@${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/(www)(?=\.)/gi, `$1${BREAK}`)
        // #12 and GH-12; !12, &12 and $12 are GitLab's, as are ~label, %milestone and [epic:12].
        .replace(/([#!&$]|GH-)(?=\d)/gi, `$1${BREAK}`)
        .replace(/([~%])(?=["\p{L}\p{N}_])/gu, `$1${BREAK}`)
        .replace(/(\[\w+:)(?=\S)/g, `$1${BREAK}`)
        // What could be a commit's id; a UUID is none.
        .replace(/(?<![\w-])[0-9a-f]{7,40}(?![\w-])/gi, (id) => id.replace(/.{6}(?=.)/g, `$&${BREAK}`)));
}
function renderCode(text) {
    const code = (0,log/* oneLine */.TN)(text).trim();
    // Readers of tables disagree on a pipe behind a backslash inside code; an element leaves no doubt.
    if (code.includes('|'))
        return `<code>${escapeText(code)}</code>`;
    const fence = fenceFor(code, 1);
    const blank = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
    return fence + blank + code + blank + fence;
}
function renderStrong(text) {
    const strong = (0,log/* oneLine */.TN)(text).trim();
    // Asterisks mean emphasis only beside letters and digits; the element always does.
    const plain = /^[\p{L}\p{N}]/u.test(strong) && /[\p{L}\p{N}]$/u.test(strong);
    return plain ? `**${escapeText(strong)}**` : `<strong>${escapeText(strong)}</strong>`;
}
function renderLink(address, text) {
    return `[${escapeText(text.trim() === '' ? address : text)}](${linkTarget(address) ?? ''})`;
}
/** Only http(s) without a user name, in a form that ends where the link ends. */
function linkTarget(address) {
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (url.username !== '' || url.password !== '')
        return undefined;
    const encode = (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
    return url.href.replace(/[\s<>()\\|`]/g, encode).replaceAll('&', '&amp;');
}
/** Takes the meaning from what would begin a list, a heading's underline, or a command of GitLab's. */
function atLineStart(line) {
    return line.replace(/^[-+=:/.]/, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2');
}
/** Neighbouring strings as one, or two harmless halves could make a whole. */
function joinStrings(parts) {
    const joined = [];
    for (const part of parts.map(asTextIfNoMore)) {
        const last = joined.at(-1);
        if (typeof part === 'string' && typeof last === 'string')
            joined[joined.length - 1] = last + part;
        else
            joined.push(part);
    }
    return joined;
}
/** Parts without content, and links that may not be links, are text. */
function asTextIfNoMore(part) {
    if (typeof part === 'string')
        return part;
    if ('code' in part)
        return (0,log/* oneLine */.TN)(part.code).trim() === '' ? '' : part;
    if ('strong' in part)
        return (0,log/* oneLine */.TN)(part.strong).trim() === '' ? '' : part;
    if (linkTarget(part.link) !== undefined)
        return part;
    const { link, text } = part;
    return text.trim() === '' || link.trim() === '' || text === link ? text.trim() || link : `${text} (${link})`;
}
function isList(cell) {
    return Array.isArray(cell);
}

;// CONCATENATED MODULE: ./build/src/text/mermaid.js

/** More days than this have no room for a label each, so they are numbered along the axis. */
const MOST_LABELS = 14;
/** The colour that it takes by itself can hardly be seen; this one can, by day and by night. */
const COLOUR = "%%{init: {'themeVariables': {'xyChart': {'plotColorPalette': '#3b82d0'}}}}%%";
/** The lines of an xychart; empty where there is nothing to draw. Only letters, digits and a few marks of a title stay. */
function renderMermaid({ title, dates, values }) {
    if (values.length < 2 || dates.length !== values.length)
        return '';
    const most = Math.max(1, ...values);
    return [
        COLOUR,
        'xychart-beta',
        `    title "${plainText(title)}"`,
        `    x-axis ${axisOf(dates.map(plainText))}`,
        `    y-axis 0 --> ${most}`,
        `    line [${values.map((value) => (Number.isFinite(value) ? value : 0)).join(', ')}]`,
        '',
    ].join('\n');
}
function axisOf(dates) {
    if (dates.length <= MOST_LABELS)
        return `[${dates.map((date) => `"${date.slice(5)}"`).join(', ')}]`;
    return `"${dates[0] ?? ''} to ${dates.at(-1) ?? ''}" 1 --> ${dates.length}`;
}
/** Mermaid knows no escapes inside of quotes, so what could end them or begin a fence goes. */
function plainText(text) {
    return (0,log/* oneLine */.TN)(text)
        .replace(/[^\p{L}\p{M}\p{N} ,.()-]/gu, '')
        .trim();
}

// EXTERNAL MODULE: ./build/src/text/width.js
var width = __webpack_require__(27241);
;// CONCATENATED MODULE: ./build/src/text/markdown.js




/** Where room is short, longer lines of verbatim text are cut: one of them alone could take it all. */
const LINE_LENGTH = 10_000;
/**
 * Renders blocks. Above `limitBytes` whole rows, items, lines and blocks are left out from the first that does not
 * fit (of verbatim text the last lines stay: that is where a log says what went wrong; very long lines are cut), and
 * `pointer` ends the page.
 */
function renderMarkdown(blocks, options = {}) {
    const whole = new Page(Infinity);
    writeBlocks(whole, blocks);
    if (whole.sizeBytes <= (options.limitBytes ?? Infinity))
        return whole.text;
    const pointer = options.pointer === undefined ? '' : `${renderLine(options.pointer)}\n\n`;
    const page = new Page((options.limitBytes ?? Infinity) - Buffer.byteLength(pointer));
    if (page.full)
        return '';
    writeBlocks(page, blocks);
    return page.text + pointer;
}
/** Markdown as far as it fits. Once a piece did not fit, nothing more is written. */
class Page {
    #pieces = [];
    #left;
    #full;
    sizeBytes = 0;
    constructor(limitBytes) {
        this.#left = limitBytes;
        this.#full = limitBytes < 0;
    }
    get text() {
        return this.#pieces.join('');
    }
    /** Something did not fit. */
    get full() {
        return this.#full;
    }
    get isLimited() {
        return this.#left !== Infinity;
    }
    get leftBytes() {
        return this.#left;
    }
    add(piece) {
        const size = Buffer.byteLength(piece);
        if (this.#full || size > this.#left) {
            this.#full = true;
            return false;
        }
        this.#put(piece, size);
        return true;
    }
    /** Says that something was left out, so that nothing follows. */
    stop() {
        this.#full = true;
    }
    /** Opens a frame that will be closed whatever happens to its body; one whose body stays empty is taken back. */
    frame(open, close, body) {
        const closeBytes = Buffer.byteLength(close);
        const openBytes = Buffer.byteLength(open);
        if (this.#full || openBytes + closeBytes > this.#left) {
            this.#full = true;
            return;
        }
        this.#left -= closeBytes;
        this.#put(open, openBytes);
        const before = this.#pieces.length;
        body();
        this.#left += closeBytes;
        if (this.full && this.#pieces.length === before) {
            this.#pieces.pop();
            this.sizeBytes -= openBytes;
            this.#left += openBytes;
        }
        else
            this.#put(close, closeBytes);
    }
    #put(piece, size) {
        this.#pieces.push(piece);
        this.sizeBytes += size;
        this.#left -= size;
    }
}
function writeBlocks(page, blocks) {
    for (const block of blocks) {
        if (page.full)
            return;
        writeBlock(page, block);
    }
}
function writeBlock(page, block) {
    if ('heading' in block) {
        addLine(page, '#'.repeat(block.level ?? 2) + ' ', renderLine(block.heading));
    }
    else if ('paragraph' in block) {
        addLine(page, '', renderLine(block.paragraph));
    }
    else if ('list' in block) {
        if (block.list.length === 0)
            return;
        page.frame('', '\n', () => {
            for (const item of block.list)
                if (!page.add(`- ${renderLine(item)}\n`))
                    return;
        });
    }
    else if ('table' in block) {
        writeTable(page, block.table);
    }
    else if ('chart' in block) {
        const chart = renderMermaid(block.chart);
        if (chart !== '')
            page.add(`\`\`\`mermaid\n${chart}\`\`\`\n\n`);
    }
    else if ('verbatim' in block) {
        writeVerbatim(page, block.verbatim);
    }
    else {
        const summary = escapeHtml(block.details);
        page.frame(`<details><summary>${summary}</summary>\n\n`, '</details>\n\n', () => writeBlocks(page, block.blocks));
    }
}
function addLine(page, prefix, line) {
    if (line !== '')
        page.add(`${prefix}${line}\n\n`);
}
function writeTable(page, table) {
    if (table.head.length === 0)
        return;
    if (table.whole) {
        const whole = new Page(Infinity);
        writeTable(whole, { ...table, whole: false });
        page.add(whole.text);
        return;
    }
    const head = tableRow(table.head);
    const rule = tableRow(table.head.map(() => '---'), (cell) => cell);
    page.frame(head + rule, '\n', () => {
        for (const row of table.rows)
            if (!page.add(tableRow(table.head.map((_, index) => row[index] ?? ''))))
                return;
    });
}
function tableRow(cells, render = (cell) => renderCell(cell)) {
    return `| ${cells.map(render).join(' | ')} |\n`;
}
function writeVerbatim(page, text) {
    const whole = (0,log/* cleanLines */.v3)(text).map(withoutQuickAction);
    const lines = page.isLimited ? whole.map((line) => (0,width/* shorten */.ml)(line, LINE_LENGTH)) : whole;
    while (lines.at(-1)?.trim() === '')
        lines.pop();
    if (lines.length === 0)
        return;
    // Of what is shown: a control that was taken away may have parted two runs of backticks.
    const fence = fenceFor(lines.join('\n'), 3);
    page.frame(`${fence}text\n`, `${fence}\n\n`, () => {
        const kept = lastLines(lines, page.leftBytes);
        if (kept.length > 0)
            page.add(kept.map((line) => `${line}\n`).join(''));
        if (kept.length < lines.length)
            page.stop();
    });
}
/** The last lines that take at most so many bytes, each with its line break. */
function lastLines(lines, limitBytes) {
    let first = lines.length;
    let left = limitBytes;
    while (first > 0) {
        left -= Buffer.byteLength(lines[first - 1] ?? '') + 1;
        if (left < 0)
            break;
        first--;
    }
    return lines.slice(first);
}
/**
 * GitLab obeys a line such as `/close` in a note. It means to skip code, but tells code from text by a search of its
 * own, which a shorter fence inside ends early. One blank makes the line plain text for it.
 */
function withoutQuickAction(line) {
    return /^\/\w+(?:\s|$)/.test(line) ? ` ${line}` : line;
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
