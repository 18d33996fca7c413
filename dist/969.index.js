export const id = 969;
export const ids = [969];
export const modules = {

/***/ 85624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LO: () => (/* binding */ inputVariable),
/* harmony export */   rb: () => (/* binding */ isVerbose),
/* harmony export */   t_: () => (/* binding */ upperSnake)
/* harmony export */ });
/** The variable of an input: `max-deletes` is DOCS_CI_MAX_DELETES. */
function inputVariable(input) {
    return `DOCS_CI_${upperSnake(input)}`;
}
/** Kebab-case as the name of a variable. */
function upperSnake(name) {
    return name.toUpperCase().replaceAll('-', '_');
}
/** `DOCS_CI_VERBOSE=true`: show what is otherwise left out of the log. */
function isVerbose(env) {
    return env.DOCS_CI_VERBOSE === 'true';
}


/***/ }),

/***/ 45934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ levelLine)
/* harmony export */ });
/* harmony import */ var _text_colour_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76161);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33127);
/** Log lines as every host writes them. */


const COLOURS = {
    debug: 'dim',
    notice: 'cyan',
    warning: 'yellow',
    error: 'red',
};
/** One harmless line; every level but `info` is named in front, so that it can be told without colours. */
function levelLine(level, text, colour) {
    const line = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(text);
    return level === 'info' ? line : `${(0,_text_colour_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(`${level}:`, COLOURS[level], colour)} ${line}`;
}


/***/ }),

/***/ 90969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTerminalHost: () => (/* binding */ createTerminalHost)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_colour_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76161);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33127);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27241);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45934);
/* harmony import */ var _typed_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6367);
/** A terminal: flags, readable lines on stderr, the summary (or result.json) on stdout. */







const ERASE_LINE = '\r\u001b[2K';
/** Other tools of the service use this variable, so people have it set. */
const OTHER_VARIABLES = { 'api-key': 'DOCS_API_KEY' };
function createTerminalHost(options) {
    const { env, stdout, stderr, cwd } = options;
    const { input, unknownInputs, verbose, json } = (0,_typed_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .typedInputs */ .E)(options, OTHER_VARIABLES);
    const colour = wantsColour(env, options.isTTY);
    const { log, clear } = createLog(options, { colour, verbose });
    return {
        name: 'terminal',
        facts: { startedByPush: false, fromFork: false, branch: readBranch(cwd) },
        workspace: cwd,
        log,
        input,
        label: (name) => `--${name}`,
        unknownInputs,
        // Nothing reads a terminal's lines but people; the redactor keeps secrets out of ours.
        mask: () => undefined,
        async publish({ summary, resultJson }) {
            const { renderPlain } = await __webpack_require__.e(/* import() */ 89).then(__webpack_require__.bind(__webpack_require__, 68089));
            clear();
            const width = options.isTTY ? options.columns : undefined;
            if (summary)
                (json ? stderr : stdout)(`\n${renderPlain(summary, { colour, width })}`);
            if (json)
                stdout(resultJson);
        },
    };
}
/** The log, and a way to take a drawn progress line away. */
function createLog({ stderr, isTTY, columns = 80 }, look) {
    let drawn = false;
    const clear = () => {
        if (drawn)
            stderr(ERASE_LINE);
        drawn = false;
    };
    const print = (line) => {
        clear();
        stderr(`${line}\n`);
    };
    const log = {
        live: isTTY,
        line(level, text) {
            if (level !== 'debug' || look.verbose)
                print((0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .levelLine */ .v)(level, text, look.colour));
        },
        quote: (text) => (0,_text_log_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedLines */ .Gi)(text).forEach(print),
        progress(text) {
            const line = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(text);
            if (!isTTY) {
                print(line);
                return;
            }
            // One column stays free: a full line would wrap, and only its last row be redrawn.
            stderr(`${ERASE_LINE}${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_6__/* .clip */ .$Q)(line, columns - 1)}`);
            drawn = true;
        },
        group: (title) => print((0,_text_colour_js__WEBPACK_IMPORTED_MODULE_2__/* .paint */ .n)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(title), 'bold', look.colour)),
        endGroup: () => undefined,
    };
    return { log, clear };
}
/** FORCE_COLOR, then NO_COLOR, then whether somebody looks on: the order Node and npm keep. */
function wantsColour(env, isTTY) {
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return !env.NO_COLOR && isTTY && env.TERM !== 'dumb';
}
/** The branch that is checked out; undefined outside a repository and on no branch. */
function readBranch(cwd) {
    try {
        let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, '.git');
        // In a worktree it is a file that says where the folder is.
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isFile()) {
            folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(folder, 'utf8')
                .replace(/^gitdir:/, '')
                .trim());
        }
        return /^ref: refs\/heads\/(.+)$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD'), 'utf8'))?.[1];
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 6367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ typedInputs)
});

// EXTERNAL MODULE: ./build/src/hosts/environment.js
var environment = __webpack_require__(85624);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/src/hosts/flags.js
/** Command-line flags as inputs: `--x v`, `--x=v`, a bare boolean, `--no-x`, lists by repetition. */

/** Flags that `main` and the terminal read; they are no inputs. */
const TERMINAL_FLAGS = new Set(['json', 'verbose', 'help', 'version']);
/** @param booleans names of the inputs that are true or false and so need no value */
function parseFlags(args, booleans) {
    const { tokens } = (0,external_node_util_.parseArgs)({ args: [...args], strict: false, allowPositionals: true, tokens: true });
    const isBoolean = (name) => booleans.has(name) || TERMINAL_FLAGS.has(name);
    const values = new Map();
    const bare = [];
    const strays = [];
    let taken = -1;
    for (const [index, token] of tokens.entries()) {
        if (token.kind === 'positional' && index !== taken)
            strays.push(token.value);
        if (token.kind !== 'option')
            continue;
        const { name, rawName: typed } = token;
        const next = tokens[index + 1];
        const word = next?.kind === 'positional' ? next.value : undefined;
        const take = () => {
            taken = index + 1;
            return word;
        };
        if (isBoolean(name)) {
            values.set(name, token.value ?? (word === 'true' || word === 'false' ? take() : undefined) ?? 'true');
        }
        else if (name.startsWith('no-') && isBoolean(name.slice(3)) && token.value === undefined) {
            values.set(name.slice(3), 'false');
        }
        else {
            const value = token.value ?? (word === undefined ? undefined : take());
            const before = values.get(name);
            if (value === undefined)
                bare.push({ name, typed, next: args[token.index + 1] });
            else
                values.set(name, before === undefined ? value : `${before}\n${value}`);
        }
    }
    return { values, bare, strays };
}
/** What is wrong with these flags, one sentence each. */
function flagProblems({ values, bare, strays }, known) {
    const isKnown = (name) => known.includes(name) || TERMINAL_FLAGS.has(name);
    const unknown = new Set([...values.keys(), ...bare.map(({ name }) => name)].filter((name) => !isKnown(name)));
    return [
        ...[...unknown].map((name) => {
            const nearest = nearestName(name, known);
            const typed = name.length === 1 ? `-${name}` : `--${name}`;
            return `${typed} is not known.${nearest === undefined ? '' : ` Did you mean --${nearest}?`}`;
        }),
        ...bare.filter(({ name }) => isKnown(name)).map(withoutValue),
        ...strays.map((word) => `"${word}" belongs to no flag.`),
    ];
}
function withoutValue({ typed, next }) {
    const hint = next !== undefined && /^-[^-]/.test(next) ? ` Write ${typed}=${next} if that is its value.` : '';
    return `${typed} has no value.${hint}`;
}
/** The known name that is at most a third of its letters away. */
function nearestName(name, known) {
    const ranked = known
        .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
        .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
        .sort((a, b) => a.distance - b.distance);
    return ranked[0]?.candidate;
}
/** Letters to change, add or drop to make one word of the other (Levenshtein). */
function editDistance(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let i = 1; i <= from.length; i++) {
        const next = [i];
        for (let j = 1; j <= to.length; j++) {
            const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
            next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced));
        }
        row = next;
    }
    return row[to.length] ?? 0;
}

;// CONCATENATED MODULE: ./build/src/hosts/typed-inputs.js
/** Inputs where docs-ci is called by its name, in a GitLab job and in a terminal: flags, then variables. */


/** @param otherVariables input → a second variable that may hold it */
function typedInputs({ flags: args, booleans, env }, otherVariables = {}) {
    const flags = parseFlags(args, booleans);
    const { values } = flags;
    return {
        input: (name) => values.get(name) ?? (env[(0,environment/* inputVariable */.LO)(name)] || env[otherVariables[name] ?? '']),
        unknownInputs: (known) => flagProblems(flags, known),
        verbose: values.get('verbose') === 'true' || (0,environment/* isVerbose */.rb)(env),
        json: values.get('json') === 'true',
    };
}


/***/ }),

/***/ 76161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ paint)
/* harmony export */ });
/** Colours of a terminal. Plain codes, since `util.styleText` of newer Node decides by itself whether to colour. */
const CODES = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
/** The text in that colour, or as it is where colours are off. */
function paint(text, colour, on) {
    const [start, end] = CODES[colour];
    return on && text !== '' ? `\u001b[${start}m${text}\u001b[${end}m` : text;
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
