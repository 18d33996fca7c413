export const id = 1447;
export const ids = [1447];
export const modules = {

/***/ 51142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withoutColors),
/* harmony export */   n: () => (/* binding */ paint)
/* harmony export */ });
/** Colors text for a terminal. `util.styleText` isn't used, since newer Node versions decide on colors themselves. */
const CODES = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
// eslint-disable-next-line no-control-regex -- color codes begin with a control character
const COLOR_CODES = /\u001b\[\d+m/g;
/** Returns the text without the codes of `paint`. */
function withoutColors(text) {
    return text.replace(COLOR_CODES, '');
}
/** Returns the text in that color, or unchanged if colors are off. */
function paint(text, color, isEnabled) {
    const [start, end] = CODES[color];
    return isEnabled && text !== '' ? `\u001b[${start}m${text}\u001b[${end}m` : text;
}


/***/ }),

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
/**
 * Matches `::command::`, which the runner obeys at the start of a line, after any white space. Every word is searched,
 * since each can begin a line after the text was wrapped.
 */
const COMMAND_AT_WORD_START = /(?<![^\s\p{DI}])(?::\p{DI}*)+(?=:)/gu;
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
/** Matches the marks of a character after its fourth, which would cover the lines above and below. */
const EXCESS_MARKS = /(?<=\p{M}{4})\p{M}+/gu;
/** Returns the text on one line for formats other than a log. Line breaks and runs of blanks become one blank each. */
function oneLine(text) {
    return cleanLines(text)
        .join(' ')
        .replace(/[ \t]+/g, ' ')
        .replace(EXCESS_MARKS, '');
}
/** Returns one harmless log line: no command, no control character, no line break. Wrapping keeps it harmless. */
function logLine(text) {
    return breakCommands(truncate(cleanLines(text).join(' '))).replace(COMMAND_AT_WORD_START, (colons) => colons.replaceAll(':', ': '));
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

/***/ 27241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   EO: () => (/* binding */ wrapWords),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   Pm: () => (/* binding */ maxDisplayWidth),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   pI: () => (/* binding */ wrapAfter)
/* harmony export */ });
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51142);
/** Measures the width of text in a terminal, wraps text, and shortens text to a width or a length. */

let segmenter;
/** Matches characters that take two columns: East Asian scripts, full-width forms, emoji. */
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const ASCII = /^[ -~]*$/;
/** Returns the columns of a line. Codes of `paint` take none. */
function displayWidth(text) {
    const visible = (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutColors */ .d)(text);
    if (ASCII.test(visible))
        return visible.length;
    let width = 0;
    for (const { segment } of graphemes(visible))
        width += graphemeWidth(segment);
    return width;
}
/** Returns the columns of the widest text. */
function maxDisplayWidth(texts) {
    return texts.reduce((width, text) => Math.max(width, displayWidth(text)), 0);
}
/** Breaks the text into lines of at most that many columns. A longer word, such as a URL, stays whole. */
function wrapWords(text, columns, indent = '') {
    const lines = [];
    let line = indent;
    for (const word of text.split(' ')) {
        if (line.trim() !== '' && displayWidth(line) + 1 + displayWidth(word) > columns) {
            lines.push(line.trimEnd());
            line = indent;
        }
        line += line === indent ? word : ` ${word}`;
    }
    return [...lines, line];
}
/** A narrower terminal gets longer lines. */
const MIN_COLUMNS = 8;
/**
 * Breaks the text between words. The first line begins with the prefix, and the others below its end.
 * @param columns undefined for no maximum
 */
function wrapAfter(prefix, text, columns) {
    if (columns === undefined)
        return [prefix + text];
    const indent = ' '.repeat(displayWidth(prefix));
    const lines = wrapWords(text, Math.max(columns - indent.length, MIN_COLUMNS));
    return lines.map((line, index) => (index === 0 ? prefix : indent) + line);
}
/** Shortens the text to that many columns. Shortened text ends in the ellipsis. */
function clip(text, columns, ellipsis = '…') {
    if (displayWidth(text) <= columns)
        return text;
    const end = ellipsis.slice(0, Math.max(0, columns));
    let kept = '';
    let width = 0;
    for (const { segment } of graphemes(text)) {
        width += graphemeWidth(segment);
        if (width > columns - end.length)
            break;
        kept += segment;
    }
    return kept + end;
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
