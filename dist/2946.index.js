export const id = 2946;
export const ids = [2946];
export const modules = {

/***/ 33127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   Gi: () => (/* binding */ quotedLines),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   v3: () => (/* binding */ cleanLines)
/* harmony export */ });
/**
 * Escapes text for logs. A runner obeys every printed line that looks like a command, so a build log or a
 * reader's question must not look like one. All text of a log passes through here.
 */
const OTHER_LINE_ENDS = /\r\n|[\r\u0085\u2028\u2029]/g;
/**
 * Matches escape sequences for colors, cursor movements, titles and hyperlinks: CSI, OSC, and an escape with its letter.
 * No match crosses a control character or a line end, which keeps the search linear. An unterminated sequence loses only
 * its start, since removing more would hide the text after it.
 */
const ESCAPE_SEQUENCES = 
// eslint-disable-next-line no-control-regex -- the pattern matches control characters
/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0000-\u001f\u007f-\u009f]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-~]/g;
/** Matches C0 (except tab and line feed), DEL and C1. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;
/** Matches controls that reorder the visible text, so that a line reads differently from its content. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const BIDI_NAMES = new Map(Array.from('\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069', (control) => [
    control,
    `⟪U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟫`,
]));
/**
 * Matches `##[command]`, which the runner obeys anywhere in a line. The runner's search is culture-sensitive and ignores
 * invisible characters, so this one does too.
 */
const COMMAND_ANYWHERE = /#(\p{DI}*)#(\p{DI}*)\[/gu;
/** Matches `::command::`, which the runner obeys at the start of a line, after any white space. */
const COMMAND_AT_START = /^([\s\p{DI}]*):(?=\p{DI}*:)/u;
/** Returns the lines of a text without terminal controls and hidden text. The lines are not yet safe in a log. */
function cleanLines(text) {
    return (text
        // One replacement for all line ends stays fast for millions of empty lines.
        .replace(OTHER_LINE_ENDS, '\n')
        // Sequences go before single controls, whose removal would leave the letters of a sequence.
        .replace(ESCAPE_SEQUENCES, '')
        .replace(CONTROL_CHARACTERS, '')
        .replace(BIDI_CONTROLS, (control) => BIDI_NAMES.get(control) ?? '')
        .split('\n'));
}
/** Returns the text on one line for formats other than a log. Line breaks and runs of blanks become one blank each. */
function oneLine(text) {
    return cleanLines(text)
        .join(' ')
        .replace(/[ \t]+/g, ' ');
}
/** Returns one harmless log line: no command, no control character, no line break. */
function logLine(text) {
    return breakCommands(truncate(cleanLines(text).join(' '))).replace(COMMAND_AT_START, '$1: ');
}
/** Returns untrusted text as harmless log lines, each marked as quoted. */
function quotedLines(text) {
    return cleanLines(text).map((line) => `| ${breakCommands(truncate(line))}`);
}
/** No reader needs a longer log line, and the searches below need a bound. */
const MAX_LINE_LENGTH = 100_000;
function truncate(line) {
    return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;
}
// No text may be removed after this, since a removal could form a command.
function breakCommands(line) {
    return line.includes('#') ? line.replace(COMMAND_ANYWHERE, '#$1#$2 [') : line;
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
