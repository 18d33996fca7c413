"use strict";
exports.id = 7790;
exports.ids = [7790];
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

/***/ 87790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ renderMarkdown)
});

// EXTERNAL MODULE: ../../build/src/text/cell-parts.js
var cell_parts = __webpack_require__(53802);
// EXTERNAL MODULE: ../../build/src/text/columns.js
var columns = __webpack_require__(68958);
// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
// EXTERNAL MODULE: ../../build/src/text/log.js
var log = __webpack_require__(42883);
// EXTERNAL MODULE: ../../build/src/text/isolate.js
var isolate = __webpack_require__(82752);
// EXTERNAL MODULE: ../../build/src/text/signs.js
var signs = __webpack_require__(93703);
;// CONCATENATED MODULE: ../../build/src/text/markdown-inline.js
/**
 * Renders a line of Markdown from untrusted text. The line contains no HTML, link, mention or reference to an issue that
 * the text could cause on GitHub or GitLab.
 */





/**
 * A zero-width space that keeps the platforms from turning plain text into a link or a mention. They search the rendered
 * text, so a backslash or an entity has no effect.
 */
const ZERO_WIDTH_SPACE = '\u200b';
/** Returns the sign and a blank, or nothing. */
function signPrefix(sign) {
    return sign === undefined ? '' : `${signs/* SIGNS */.B2[sign].emoji} `;
}
/** Renders a line for a paragraph, a heading or a list item. */
function renderLine(cell) {
    return escapeLineStart(renderCell(cell));
}
/** Renders a line for a table cell. */
function renderCell(cell) {
    let line = '';
    for (const part of joinStrings((0,cell_parts/* partsOf */.C)(cell))) {
        const rendered = renderInline(part);
        // Adjacent code spans would form one run of backticks, and adjacent strong parts one run of asterisks.
        if (/^[`*]/.test(rendered) && line.endsWith(rendered.charAt(0)))
            line += ZERO_WIDTH_SPACE;
        line += rendered;
    }
    return line.trim();
}
/** Returns text for the inside of an HTML element. */
function escapeHtml(text) {
    return escapeHtmlText(text).trim();
}
function escapeHtmlText(text, isolateParts = isolate/* isolateNames */.SD) {
    return markIds(isolateParts((0,log/* oneLine */.TN)(text)), escapeEntities, (id) => `<code>${id}</code>`);
}
/** Returns a run of backticks that is longer than any in the text. */
function fenceFor(text, minLength) {
    let longest = minLength - 1;
    // A pattern would need a stack as long as the run.
    for (let at = text.indexOf('`'); at !== -1;) {
        const start = at;
        while (text[at] === '`')
            at += 1;
        longest = Math.max(longest, at - start);
        at = text.indexOf('`', at);
    }
    return '`'.repeat(longest + 1);
}
function renderInline(part) {
    if (typeof part === 'string')
        return escapeText(part);
    if ('code' in part)
        return isolateCode(codeSpan(part.code));
    if ('strong' in part)
        return renderStrong(part.strong);
    if ('typed' in part)
        return isolateCode(escapeText(part.typed, asOne));
    if ('sign' in part)
        return signs/* SIGNS */.B2[part.sign].emoji;
    const link = renderLink(part.link, part.text);
    return part.isMain ? `**${link}**` : link;
}
/** Renders a line as HTML, for places where the platforms don't parse Markdown. */
function renderHtmlLine(cell) {
    return joinStrings((0,cell_parts/* partsOf */.C)(cell)).map(renderHtmlInline).join('').trim();
}
function renderHtmlInline(part) {
    if (typeof part === 'string')
        return escapeHtmlText(part);
    // The platforms search no code for references, so people can copy it as it is.
    if ('code' in part)
        return isolateCode(`<code>${escapeEntities((0,log/* oneLine */.TN)(part.code)).trim()}</code>`);
    if ('strong' in part)
        return `<strong>${escapeHtml(part.strong)}</strong>`;
    if ('typed' in part)
        return isolateCode(escapeHtmlText(part.typed, asOne));
    if ('sign' in part)
        return signs/* SIGNS */.B2[part.sign].emoji;
    const { link, text } = part;
    const anchor = `<a href="${linkTarget(link) ?? ''}">${isShownAsItself(link, text) ? escapeEntities(link) : escapeHtml(text.trim() || link)}</a>`;
    return part.isMain ? `<strong>${anchor}</strong>` : anchor;
}
/** What is isolated as a whole has no isolated parts. */
const asOne = (text) => text;
function escapeText(text, isolateParts = isolate/* isolateNames */.SD) {
    // A link after an exclamation mark would become an image.
    return markIds(isolateParts((0,log/* oneLine */.TN)(text)), escapeMarkdown, (id) => `\`${id}\``).replace(/!$/, '\\!');
}
/**
 * Matches hexadecimal digits that could be a commit id, except in a UUID, and the name of a branch that docs-ci creates, which
 * ends in such digits.
 */
const COMMIT_ID = /(?<![\w-])(docs-ci-[a-z]+\/[\w.-]*\w|[0-9a-f]{7,40})(?![\w-])/i;
/** Shows possible commit ids of one line as code. The platforms make no links of code, and people copy it unchanged. */
function markIds(text, escape, markId) {
    // A reference is broken first, since its end can be an id.
    const pieces = breakReferences(text).split(COMMIT_ID);
    return pieces.map((piece, index) => (index % 2 === 0 ? escape(piece) : markId(piece))).join('');
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
        .replace(/(\[\w+:)(?=\S)/g, `$1${ZERO_WIDTH_SPACE}`));
}
/** The isolating characters are outside, so that people copy none of them. */
function isolateCode(code) {
    return (0,isolate/* hasRtl */.VZ)(code) ? (0,isolate/* isolate */.az)(code) : code;
}
function codeSpan(text) {
    const code = (0,log/* oneLine */.TN)(text).trim();
    // Renderers disagree on an escaped pipe inside code in tables, but not inside an HTML element.
    if (code.includes('|'))
        return `<code>${escapeMarkdown(breakReferences(code))}</code>`;
    const fence = fenceFor(code, 1);
    const blank = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
    return fence + blank + code + blank + fence;
}
function renderStrong(text) {
    const strong = escapeText((0,log/* oneLine */.TN)(text).trim());
    // Asterisks mark strong text only beside letters and digits; the HTML element always does.
    const canUseAsterisks = /^[\p{L}\p{N}]/u.test(strong) && /[\p{L}\p{N}]$/u.test(strong);
    return canUseAsterisks ? `**${strong}**` : `<strong>${strong}</strong>`;
}
function renderLink(url, text) {
    const shown = isShownAsItself(url, text) ? escapeMarkdown(url) : escapeText(text.trim() === '' ? url : text);
    return `[${shown}](${linkTarget(url) ?? ''})`;
}
/** People copy a URL that is shown as itself. The platforms search no link for references, so it can stay unaltered. */
function isShownAsItself(url, text) {
    return (text === url || text.trim() === '') && isNormalized(url);
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
    if ('sign' in part)
        return part;
    // Other text is joined with the text beside it.
    if ('typed' in part)
        return (0,isolate/* hasRtl */.VZ)(part.typed) ? part : part.typed;
    return linkTarget(part.link) === undefined ? linkAsText(part) : part;
}
function linkAsText({ link, text }) {
    const isOneText = text.trim() === '' || link.trim() === '' || text === link;
    return isOneText ? text.trim() || link : `${text} (${link})`;
}

;// CONCATENATED MODULE: ../../build/src/text/mermaid.js

/** More labels don't fit beside each other, so the values are numbered along the axis. */
const MAX_LABELS = 14;
/** Names and values of the colors of both lines. They are visible on light and dark backgrounds. */
const COLORS = [
    ['blue', '#3b82d0'],
    ['gray', '#9aa4af'],
];
const DIRECTIVE = `%%{init: {'xyChart': {'width': 900, 'height': 260}, 'themeVariables': {'xyChart': {'plotColorPalette': '${COLORS.map(([, color]) => color).join(', ')}', 'backgroundColor': 'transparent'}}}}%%`;
/** Returns the lines of an xychart, or an empty text if there is nothing to draw. Titles keep only safe characters. */
function renderMermaid({ title, labels, lines }) {
    const drawn = lines.filter(({ values }) => values.length === labels.length).slice(0, COLORS.length);
    if (labels.length < 2 || drawn.length === 0)
        return '';
    const maxValue = Math.max(1, ...drawn.flatMap(({ values }) => values));
    const legend = drawn.map(({ name }, index) => `${COLORS[index]?.[0] ?? ''} ${name}`).join(', ');
    return [
        DIRECTIVE,
        'xychart-beta',
        `    title "${plainText(title)}${drawn.length > 1 ? `: ${plainText(legend)}` : ''}"`,
        `    x-axis ${renderAxis(labels.map(plainText))}`,
        `    y-axis 0 --> ${roundUp(maxValue)}`,
        ...drawn.map(({ values }) => `    line [${values.map((value) => (Number.isFinite(value) ? value : 0)).join(', ')}]`),
        '',
    ].join('\n');
}
function renderAxis(labels) {
    if (labels.length <= MAX_LABELS)
        return `[${labels.map((label) => `"${label}"`).join(', ')}]`;
    return `"${labels[0] ?? ''} to ${labels.at(-1) ?? ''}" 1 --> ${labels.length}`;
}
/** The line doesn't touch the top of the chart, and the highest tick is a round number. */
function roundUp(value) {
    const step = Math.max(1, 10 ** Math.floor(Math.log10(value)) / 2);
    return Math.ceil(value / step) * step;
}
/** Mermaid has no escapes inside quotes, so characters that could end the quotes or start a fence are removed. */
function plainText(text) {
    return (0,log/* oneLine */.TN)(text)
        .replace(/\p{Pd}/gu, '-')
        .replace(/\p{Zs}+/gu, ' ')
        .replace(/[^\p{L}\p{M}\p{N} ,.()-]/gu, '')
        .trim();
}

// EXTERNAL MODULE: ../../build/src/text/width.js
var width = __webpack_require__(46965);
;// CONCATENATED MODULE: ../../build/src/text/markdown.js
/**
 * Renders blocks as GitHub Flavored Markdown for job summaries, comments and `summary.md`. Text is escaped only here.
 * `Page` keeps rows, fences and details complete if the text has a byte limit.
 */







/** Longer lines of verbatim text are shortened if there is a limit, since one line could exceed it alone. */
const MAX_LINE_LENGTH = 10_000;
/**
 * Renders blocks. Above `limitBytes`, it omits rows, items, lines and blocks from the first that doesn't fit, and ends
 * with `pointer`. Verbatim text keeps its last lines instead, which contain the error of a log.
 */
function renderMarkdown(blocks, options = {}) {
    const { limitBytes = Infinity } = options;
    const whole = new Page(Infinity);
    writeBlocks(whole, blocks);
    if (whole.sizeBytes <= limitBytes)
        return whole.text;
    const pointer = options.pointer === undefined ? '' : `${renderLine(options.pointer)}\n\n`;
    const page = new Page(limitBytes - Buffer.byteLength(pointer));
    if (page.isFull)
        return '';
    writeBlocks(page, blocks);
    return page.text + pointer;
}
/** Collects Markdown up to a limit. After the first part that doesn't fit, it accepts no more. */
class Page {
    remainingBytes;
    #parts = [];
    sizeBytes = 0;
    isFull;
    constructor(remainingBytes) {
        this.remainingBytes = remainingBytes;
        this.isFull = remainingBytes < 0;
    }
    get text() {
        return this.#parts.join('');
    }
    add(part) {
        const size = Buffer.byteLength(part);
        if (!this.#fits(size))
            return false;
        this.#put(part, size);
        return true;
    }
    /** Writes a frame that is always closed. A frame is removed if its body doesn't fit at all. */
    frame(open, close, body) {
        const closeBytes = Buffer.byteLength(close);
        const openBytes = Buffer.byteLength(open);
        if (!this.#fits(openBytes + closeBytes))
            return;
        this.remainingBytes -= closeBytes;
        this.#put(open, openBytes);
        const partsBefore = this.#parts.length;
        body();
        this.remainingBytes += closeBytes;
        if (this.isFull && this.#parts.length === partsBefore) {
            this.#parts.pop();
            this.sizeBytes -= openBytes;
            this.remainingBytes += openBytes;
        }
        else
            this.#put(close, closeBytes);
    }
    /** Writes the rows that fit, or nothing if there are none. */
    frameRows(open, close, rows) {
        if (rows.length > 0)
            this.frame(open, close, () => void rows.every((row) => this.add(row)));
    }
    /** What doesn't fit ends the page. */
    #fits(size) {
        this.isFull ||= size > this.remainingBytes;
        return !this.isFull;
    }
    #put(part, size) {
        this.#parts.push(part);
        this.sizeBytes += size;
        this.remainingBytes -= size;
    }
}
function writeBlocks(page, blocks) {
    for (const block of blocks)
        if (!page.isFull)
            writeBlock(page, block);
}
function writeBlock(page, block) {
    if ('heading' in block) {
        const { heading, level = 2, sign } = block;
        addLine(page, `${'#'.repeat(level)} ${signPrefix(sign)}`, renderLine(heading));
    }
    else if ('paragraph' in block) {
        addLine(page, '', renderLine(block.paragraph));
    }
    else if ('footnote' in block) {
        addLine(page, '<sub>', renderCell(block.footnote), '</sub>');
    }
    else if ('list' in block) {
        writeList(page, block);
    }
    else if ('table' in block) {
        writeTable(page, block.table);
    }
    else if ('facts' in block) {
        writeFacts(page, block.facts);
    }
    else if ('rows' in block) {
        writeList(page, { list: block.rows.map(({ sign, columns }) => joinColumns(sign, columns)) });
    }
    else if ('chart' in block) {
        addLine(page, '```mermaid\n', renderMermaid(block.chart), '```');
    }
    else if ('verbatim' in block) {
        writeVerbatim(page, block);
    }
    else {
        const summary = signPrefix(block.sign) + escapeHtml(block.details);
        page.frame(`<details><summary>${summary}</summary>\n\n`, '</details>\n\n', () => writeBlocks(page, block.blocks));
    }
}
function writeFacts(page, facts) {
    const rows = facts.map(([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${renderHtmlLine(value)}</td></tr>\n`);
    page.frameRows('<table>\n', '</table>\n\n', rows);
}
function writeList(page, block) {
    const box = block.kind === 'tasks' ? '[ ] ' : '';
    const items = (0,text_document/* bulletedItems */.qc)(block).map(({ bullet, item, quotes }) => {
        const indent = ' '.repeat(bullet.length);
        // A blank line would make every item a paragraph, so a quote follows its item at once.
        const quoted = quotes.map((quote) => `${indent}> ${renderLine({ typed: quote })}\n`).join(`${indent}>\n`);
        return `${bullet}${box}${renderLine(item)}\n${quoted}`;
    });
    page.frameRows('', '\n', items);
}
function joinColumns(sign, columns) {
    const parts = columns.flatMap((cell, index) => [...(index === 0 ? [] : [' ']), ...(0,cell_parts/* partsOf */.C)(cell)]);
    return sign === undefined ? parts : [{ sign }, ' ', ...parts];
}
function addLine(page, prefix, line, suffix = '') {
    if (line !== '')
        page.add(`${prefix}${line}${suffix}\n\n`);
}
function writeTable(page, table) {
    if (table.head.length === 0)
        return;
    const head = tableRow(table.head);
    const rule = `| ${table.head.map((_, column) => RULES[(0,columns/* alignmentOf */.Bt)(table, column)]).join(' | ')} |\n`;
    page.frame(head + rule, '\n', () => {
        for (const row of table.rows)
            if (!page.add(tableRow(table.head.map((_, index) => row[index] ?? ''))))
                return;
    });
}
const RULES = { left: ':---', right: '---:', center: ':-:' };
function tableRow(cells) {
    return `| ${cells.map(renderCell).join(' | ')} |\n`;
}
function writeVerbatim(page, block) {
    const cleaned = (0,log/* cleanLines */.v3)(block.verbatim).map(withoutQuickAction);
    const lines = page.remainingBytes < Infinity ? cleaned.map((line) => (0,width/* shorten */.ml)(line, MAX_LINE_LENGTH)) : cleaned;
    while (lines.at(-1)?.trim() === '')
        lines.pop();
    if (lines.length === 0)
        return;
    // The fence depends on the cleaned lines, since a removed control character may have split a run of backticks.
    const fence = fenceFor(lines.join('\n'), 3);
    page.frame(`${fence}${block.language ?? 'text'}\n`, `${fence}\n\n`, () => {
        const kept = lastLines(lines, page.remainingBytes);
        if (kept.length > 0)
            page.add(kept.map((line) => `${line}\n`).join(''));
        // Nothing may follow text that was shortened.
        if (kept.length < lines.length)
            page.isFull = true;
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

/***/ 93703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ ellipsisOf),
/* harmony export */   AO: () => (/* binding */ paintSign),
/* harmony export */   B2: () => (/* binding */ SIGNS)
/* harmony export */ });
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73730);
/** Shows signs: as emoji where a platform renders Markdown, as colored characters in a terminal. */

const SIGNS = {
    good: { emoji: '✅', character: '✔', ascii: 'OK', color: 'green' },
    bad: { emoji: '❌', character: '✖', ascii: 'X', color: 'red' },
    warning: { emoji: '⚠️', character: '▲', ascii: '!', color: 'yellow' },
    neutral: { emoji: '⚪', character: '○', ascii: '-', color: 'dim' },
    same: { emoji: '＝', character: '=', ascii: '=', color: 'dim' },
    waiting: { emoji: '⏳', character: '…', ascii: '...', color: 'yellow' },
    working: { emoji: '🔄', character: '…', ascii: '...', color: 'cyan' },
    plan: { emoji: '📝', character: '▸', ascii: '>', color: 'cyan' },
    added: { emoji: '➕', character: '+', ascii: '+', color: 'green' },
    changed: { emoji: '🔁', character: '~', ascii: '~', color: 'yellow' },
    removed: { emoji: '➖', character: '-', ascii: '-', color: 'red' },
};
/** What shows that text was shortened. */
function ellipsisOf({ ascii }) {
    return ascii ? '...' : '…';
}
/** Returns the sign for a terminal. */
function paintSign(sign, style) {
    const { character, ascii, color } = SIGNS[sign];
    return (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(style.ascii ? ascii : character, color, style.color);
}


/***/ })

};
;