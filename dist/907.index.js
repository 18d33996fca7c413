export const id = 907;
export const ids = [907];
export const modules = {

/***/ 33127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   Gi: () => (/* binding */ quotedLines),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   v3: () => (/* binding */ cleanLines)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/**
 * The one way for text to reach a log. A runner reads every line a job prints and obeys what looks like a command, so a
 * build log or a reader's question must not be able to look like one.
 */

const LINE_ENDS = /\r\n|[\r\n\u0085\u2028\u2029]/;
/** C0 (without tab), DEL and C1. */
const CONTROLS = /[^\P{Cc}\t]/gu;
/** Controls that reorder what people see, so that a line can read otherwise than it is. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/**
 * `##[command]` is obeyed anywhere in a line. Invisible characters in between are looked through, since the runner's
 * search is culture-sensitive and does so too.
 */
const COMMAND_ANYWHERE = /#(\p{DI}*)#(\p{DI}*)\[/gu;
/** `::command::` is obeyed at the start of a line, after any white space. */
const COMMAND_AT_START = /^([\s\p{DI}]*):(?=\p{DI}*:)/u;
/** The lines of a text, without anything that acts on a terminal or hides what stands there. Not yet safe in a log. */
function cleanLines(text) {
    return text.split(LINE_ENDS).map((line) => 
    // Colours and cursor movements go as a whole first, or their letters would stay behind.
    (line.includes('\u001b') || line.includes('\u009b') ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(line) : line)
        .replace(CONTROLS, '')
        .replace(BIDI_CONTROLS, (control) => `⟪U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟫`));
}
/** The text on one line, line breaks and runs of blanks as one blank each, for formats other than a log. */
function oneLine(text) {
    return cleanLines(text)
        .join(' ')
        .replace(/[ \t]+/g, ' ');
}
/** One harmless log line: no command, no control, no line break. */
function logLine(text) {
    return defuse(cleanLines(text).join(' ')).replace(COMMAND_AT_START, '$1: ');
}
/** Somebody else's text as harmless log lines, each marked as quoted. */
function quotedLines(text) {
    return cleanLines(text).map((line) => `| ${defuse(line)}`);
}
// Nothing may be removed after this: a removal could put a command together.
function defuse(line) {
    return line.includes('#') ? line.replace(COMMAND_ANYWHERE, '#$1#$2 [') : line;
}


/***/ }),

/***/ 45907:
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
        // #12 and GH-12; !12 and &12 are GitLab's.
        .replace(/([#!&]|GH-)(?=\d)/gi, `$1${BREAK}`));
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

;// CONCATENATED MODULE: ./build/src/text/markdown.js


/**
 * Renders blocks. Above `limitBytes` whole rows, items, lines and blocks are left out from the first that does not
 * fit (of verbatim text the last lines stay: that is where a log says what went wrong), and `pointer` ends the page.
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
    const lines = (0,log/* cleanLines */.v3)(text).map(withoutQuickAction);
    while (lines.at(-1)?.trim() === '')
        lines.pop();
    if (lines.length === 0)
        return;
    const fence = fenceFor(text, 3);
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


/***/ })

};
