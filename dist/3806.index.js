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
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78609);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27241);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40949);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26491);
/** Publishes outputs, annotations and the job summary of a GitHub Actions step. */








/** The runner truncates longer messages. */
const MAX_MESSAGE_LENGTH = 4096;
/** The runner drops a summary above 1 MiB as a whole. */
const SUMMARY_LIMIT_BYTES = 1_000_000;
/** Publishes everything. A warning in the log names what couldn't be published. */
async function publishOnGitHub(publication, step) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(3137), __webpack_require__.e(1659), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    setOutputs(core, publication.outputs, step);
    if (publication.summary)
        appendSummary(publication.summary, publication.resultsDir, step);
    annotate(core, publication.annotations, step.budget);
}
function setOutputs(core, outputs, step) {
    // Without the file, @actions/core throws or prints a command that the runner no longer supports.
    writeRunnerFile('GITHUB_OUTPUT', 'the outputs', step, () => {
        for (const [name, value] of Object.entries(outputs))
            core.setOutput(name, value);
    });
}
function appendSummary(blocks, resultsDir, step) {
    const path = resultsDir === undefined ? undefined : (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePath */ .X5)(step.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resultsDir, 'summary.md'));
    const pointer = path === undefined ? 'Truncated.' : ['Truncated. Full version: ', { code: path }, '.'];
    writeRunnerFile('GITHUB_STEP_SUMMARY', 'the job summary', step, (file) => {
        const limitBytes = SUMMARY_LIMIT_BYTES - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).size;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.renderMarkdown)(blocks, { limitBytes, pointer }));
    });
}
/** Writes to a file of the runner. If that fails, a warning says what couldn't be published. */
function writeRunnerFile(variable, content, { env, log }, write) {
    const warn = (reason) => log.line('warning', `Couldn't publish ${content}: ${variable} ${reason}.`);
    const path = env[variable];
    if (!path) {
        warn("isn't set");
        return;
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        warn("isn't the path of a file");
        return;
    }
    try {
        write(path);
    }
    catch (error) {
        warn(`can't be written (${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error)})`);
    }
}
/** Prints the annotations that are not in the log, and how many of each level are only in the log. */
function annotate(core, annotations, budget) {
    for (const { level, message, title, file, line } of annotations) {
        if (!budget.take(level, true))
            continue;
        core[level]((0,_text_width_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLines */ .v3)(message).join('\n'), MAX_MESSAGE_LENGTH), { title, file, startLine: line });
    }
    for (const level of ['error', 'warning', 'notice']) {
        const count = budget.hiddenCount(level);
        if (count > 0)
            core[level](`${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_7__/* .pluralize */ .t)(count, `more ${level}`)}. The log lists all of them.`);
    }
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
// EXTERNAL MODULE: ./build/src/text/document.js
var text_document = __webpack_require__(62340);
;// CONCATENATED MODULE: ./build/src/text/markdown-inline.js
/**
 * Renders a line of Markdown from untrusted text. The line contains no HTML, link, mention or reference to an issue that
 * the text could cause on GitHub or GitLab.
 */


/**
 * A zero-width space that keeps the platforms from turning plain text into a link or a mention. They search the rendered
 * text, so a backslash or an entity has no effect.
 */
const ZERO_WIDTH_SPACE = '\u200b';
/** Renders a line for a paragraph, a heading or a list item. */
function renderLine(cell) {
    return escapeLineStart(renderCell(cell));
}
/** Renders a line for a table cell. */
function renderCell(cell) {
    let line = '';
    for (const part of joinStrings((0,text_document/* partsOf */.CI)(cell))) {
        const rendered = renderInline(part);
        // Adjacent code spans would form one run of backticks, and adjacent strong parts one run of asterisks.
        if (/([`*])$/.exec(line)?.[1] === rendered[0] && typeof part !== 'string')
            line += ZERO_WIDTH_SPACE;
        line += rendered;
    }
    return line.trim();
}
/** Returns text for the inside of an HTML element. */
function escapeHtml(text) {
    return escapeEntities(breakReferences((0,log/* oneLine */.TN)(text))).trim();
}
/** Returns a run of backticks that is longer than any in the text. */
function fenceFor(text, minLength) {
    let longest = minLength - 1;
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
    // A link after an exclamation mark would become an image.
    return escapeMarkdown(breakReferences((0,log/* oneLine */.TN)(text))).replace(/!$/, '\\!');
}
function escapeMarkdown(text) {
    return escapeEntities(text.replace(/[\\`*_~[\]|$#{}^]/g, '\\$&'));
}
function escapeEntities(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
function breakReferences(text) {
    return (text
        .replaceAll('@', `@${ZERO_WIDTH_SPACE}`)
        .replace(/:(?=\/\/)/g, `:${ZERO_WIDTH_SPACE}`)
        .replace(/(www)(?=\.)/gi, `$1${ZERO_WIDTH_SPACE}`)
        // GitHub links #12 and GH-12; GitLab also links !12, &12, $12, ~label, %milestone and [epic:12].
        .replace(/([#!&$]|GH-)(?=\d)/gi, `$1${ZERO_WIDTH_SPACE}`)
        .replace(/([~%])(?=["\p{L}\p{N}_])/gu, `$1${ZERO_WIDTH_SPACE}`)
        .replace(/(\[\w+:)(?=\S)/g, `$1${ZERO_WIDTH_SPACE}`)
        // Runs of hexadecimal digits could be commit ids, except in a UUID.
        .replace(/(?<![\w-])[0-9a-f]{7,40}(?![\w-])/gi, (id) => id.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`)));
}
function renderCode(text) {
    const code = (0,log/* oneLine */.TN)(text).trim();
    // Renderers disagree on an escaped pipe inside code in tables, but not inside an HTML element.
    if (code.includes('|'))
        return `<code>${escapeText(code)}</code>`;
    const fence = fenceFor(code, 1);
    const blank = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
    return fence + blank + code + blank + fence;
}
function renderStrong(text) {
    const strong = (0,log/* oneLine */.TN)(text).trim();
    // Asterisks mark strong text only beside letters and digits; the HTML element always does.
    const canUseAsterisks = /^[\p{L}\p{N}]/u.test(strong) && /[\p{L}\p{N}]$/u.test(strong);
    return canUseAsterisks ? `**${escapeText(strong)}**` : `<strong>${escapeText(strong)}</strong>`;
}
function renderLink(url, text) {
    const target = linkTarget(url) ?? '';
    const shown = text.trim() === '' ? url : text;
    // People copy a URL that is shown as itself. The platforms search no link for references, so it can stay unaltered.
    const isTarget = shown === url && isNormalized(url);
    return `[${isTarget ? escapeMarkdown(url) : escapeText(shown)}](${target})`;
}
/** True for a URL that a browser opens as it is written. Any other may contain characters that nobody sees. */
function isNormalized(url) {
    const { href } = new URL(url);
    return href === url || href === `${url}/`;
}
/** Returns an http(s) URL without user name, encoded so that it can't end the link early; undefined for any other. */
function linkTarget(link) {
    if (!(0,text_document/* isWebUrl */.O9)(link))
        return undefined;
    const url = new URL(link);
    if (url.username !== '' || url.password !== '')
        return undefined;
    const encode = (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
    return url.href.replace(/[\s<>()\\|`]/g, encode).replaceAll('&', '&amp;');
}
/** Escapes a line start that would begin a list, underline a heading, or be a GitLab quick action. */
function escapeLineStart(line) {
    return line.replace(/^[-+=:/.]/, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2');
}
/** Joins adjacent strings, since two harmless halves could form a reference. */
function joinStrings(parts) {
    const joined = [];
    for (const part of parts.map(toTextIfInvalid)) {
        const last = joined.at(-1);
        if (typeof part === 'string' && typeof last === 'string')
            joined[joined.length - 1] = last + part;
        else
            joined.push(part);
    }
    return joined;
}
/** Converts parts without content, and links with an invalid target, to text. */
function toTextIfInvalid(part) {
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

;// CONCATENATED MODULE: ./build/src/text/mermaid.js

/** More days don't fit with a label each, so they are numbered along the axis. */
const MAX_LABELS = 14;
/** Mermaid's default color has little contrast; this one is visible on light and dark backgrounds. */
const COLOR_DIRECTIVE = "%%{init: {'themeVariables': {'xyChart': {'plotColorPalette': '#3b82d0'}}}}%%";
/** Returns the lines of an xychart, or an empty text if there is nothing to draw. Titles keep only safe characters. */
function renderMermaid({ title, dates, values }) {
    if (values.length < 2 || dates.length !== values.length)
        return '';
    const maxValue = Math.max(1, ...values);
    return [
        COLOR_DIRECTIVE,
        'xychart-beta',
        `    title "${plainText(title)}"`,
        `    x-axis ${renderAxis(dates.map(plainText))}`,
        `    y-axis 0 --> ${maxValue}`,
        `    line [${values.map((value) => (Number.isFinite(value) ? value : 0)).join(', ')}]`,
        '',
    ].join('\n');
}
function renderAxis(dates) {
    if (dates.length <= MAX_LABELS)
        return `[${dates.map((date) => `"${date.slice(5)}"`).join(', ')}]`;
    return `"${dates[0] ?? ''} to ${dates.at(-1) ?? ''}" 1 --> ${dates.length}`;
}
/** Mermaid has no escapes inside quotes, so characters that could end the quotes or start a fence are removed. */
function plainText(text) {
    return (0,log/* oneLine */.TN)(text)
        .replace(/[^\p{L}\p{M}\p{N} ,.()-]/gu, '')
        .trim();
}

// EXTERNAL MODULE: ./build/src/text/width.js
var width = __webpack_require__(27241);
;// CONCATENATED MODULE: ./build/src/text/markdown.js




/** Longer lines of verbatim text are shortened if there is a limit, since one line could exceed it alone. */
const MAX_LINE_LENGTH = 10_000;
/**
 * Renders blocks. Above `limitBytes`, it omits rows, items, lines and blocks from the first that doesn't fit, and ends
 * with `pointer`. Verbatim text keeps its last lines instead, which contain the error of a log.
 */
function renderMarkdown(blocks, options = {}) {
    const whole = new Page(Infinity);
    writeBlocks(whole, blocks);
    if (whole.sizeBytes <= (options.limitBytes ?? Infinity))
        return whole.text;
    const pointer = options.pointer === undefined ? '' : `${renderLine(options.pointer)}\n\n`;
    const page = new Page((options.limitBytes ?? Infinity) - Buffer.byteLength(pointer));
    if (page.isFull)
        return '';
    writeBlocks(page, blocks);
    return page.text + pointer;
}
/** Collects Markdown up to a limit. After the first part that doesn't fit, it accepts no more. */
class Page {
    #parts = [];
    #remainingBytes;
    #isFull;
    sizeBytes = 0;
    constructor(limitBytes) {
        this.#remainingBytes = limitBytes;
        this.#isFull = limitBytes < 0;
    }
    get text() {
        return this.#parts.join('');
    }
    get isFull() {
        return this.#isFull;
    }
    get isLimited() {
        return this.#remainingBytes !== Infinity;
    }
    get remainingBytes() {
        return this.#remainingBytes;
    }
    add(part) {
        const size = Buffer.byteLength(part);
        if (this.#isFull || size > this.#remainingBytes) {
            this.#isFull = true;
            return false;
        }
        this.#put(part, size);
        return true;
    }
    /** Stops the page after text that was shortened. */
    stop() {
        this.#isFull = true;
    }
    /** Writes a frame that is always closed. A frame is removed if its body doesn't fit at all. */
    frame(open, close, body) {
        const closeBytes = Buffer.byteLength(close);
        const openBytes = Buffer.byteLength(open);
        if (this.#isFull || openBytes + closeBytes > this.#remainingBytes) {
            this.#isFull = true;
            return;
        }
        this.#remainingBytes -= closeBytes;
        this.#put(open, openBytes);
        const partsBefore = this.#parts.length;
        body();
        this.#remainingBytes += closeBytes;
        if (this.isFull && this.#parts.length === partsBefore) {
            this.#parts.pop();
            this.sizeBytes -= openBytes;
            this.#remainingBytes += openBytes;
        }
        else
            this.#put(close, closeBytes);
    }
    #put(part, size) {
        this.#parts.push(part);
        this.sizeBytes += size;
        this.#remainingBytes -= size;
    }
}
function writeBlocks(page, blocks) {
    for (const block of blocks) {
        if (page.isFull)
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
    const cleaned = (0,log/* cleanLines */.v3)(text).map(withoutQuickAction);
    const lines = page.isLimited ? cleaned.map((line) => (0,width/* shorten */.ml)(line, MAX_LINE_LENGTH)) : cleaned;
    while (lines.at(-1)?.trim() === '')
        lines.pop();
    if (lines.length === 0)
        return;
    // The fence depends on the cleaned lines, since a removed control character may have split a run of backticks.
    const fence = fenceFor(lines.join('\n'), 3);
    page.frame(`${fence}text\n`, `${fence}\n\n`, () => {
        const kept = lastLines(lines, page.remainingBytes);
        if (kept.length > 0)
            page.add(kept.map((line) => `${line}\n`).join(''));
        if (kept.length < lines.length)
            page.stop();
    });
}
/** Returns the last lines that fit into the bytes, each with its line break. */
function lastLines(lines, limitBytes) {
    let first = lines.length;
    let remaining = limitBytes;
    while (first > 0) {
        remaining -= Buffer.byteLength(lines[first - 1] ?? '') + 1;
        if (remaining < 0)
            break;
        first--;
    }
    return lines.slice(first);
}
/**
 * Adds a blank before a GitLab quick action such as `/close`, which makes it plain text. GitLab doesn't run quick actions
 * in code, but a shorter fence inside the code misleads its search.
 */
function withoutQuickAction(line) {
    return /^\/\w+(?:\s|$)/.test(line) ? ` ${line}` : line;
}


/***/ }),

/***/ 78609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   t: () => (/* binding */ pluralize)
/* harmony export */ });
/** Formats counts with their nouns: `1 file`, `2 files`, `1,967 files`. */
/** Returns `1,234`. The first number that Intl formats takes longer than reading a hundred files. */
function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** Returns the count with its noun. The plural is the singular with an s unless it is given. */
function pluralize(count, singular, plural = `${singular}s`) {
    return `${formatCount(count)} ${count === 1 ? singular : plural}`;
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
