"use strict";
exports.id = 3357;
exports.ids = [3357];
exports.modules = {

/***/ 28881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ SHARED_VARIABLES),
/* harmony export */   e: () => (/* binding */ readCliInputs)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(724);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40406);
/** Reads inputs from flags, then from environment variables: in a terminal, and in a GitLab job. */


/** Other tools of the service read this variable, so it is often set already. */
const SHARED_VARIABLES = { 'api-key': 'DOCS_API_KEY' };
/** @param otherVariables input → a second variable that can hold it */
function readCliInputs({ flags: words, flagTypes, env }, otherVariables) {
    const flags = (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFlags */ .u)(words, flagTypes);
    const { values } = flags;
    return {
        input: (name) => values.get(name) ?? (env[(0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .inputVariable */ .LO)(name)] || env[otherVariables[name] ?? '']),
        inputProblems: () => (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagProblems */ .b)(flags, flagTypes),
        verbose: values.get('verbose') === 'true' || (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .isVerbose */ .rb)(env),
        json: values.get('json') === 'true',
    };
}


/***/ }),

/***/ 40406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ flagProblems),
/* harmony export */   mistypedVariables: () => (/* binding */ mistypedVariables),
/* harmony export */   u: () => (/* binding */ parseFlags)
/* harmony export */ });
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88763);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22805);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(724);
/** Parses command-line flags as inputs: `--x v`, `--x=v`, `--no-x`, lists by repetition. Finds mistyped flags and variables. */



/** The hosts read these flags themselves. */
const TERMINAL_FLAGS = new Map([
    ['json', 'boolean'],
    ['verbose', 'boolean'],
]);
/** Only these words are shown in a problem. Any other word can be a key in the wrong place. */
const SHOWABLE = /^[a-z-]{1,20}$/;
/**
 * Parses the words behind a command. `parseArgs` of node:util doesn't fit: it takes a known flag for the value of the
 * flag before it, and shows the value of an unknown flag as a word of its own.
 */
function parseFlags(words, inputTypes) {
    const types = new Map([...inputTypes, ...TERMINAL_FLAGS]);
    const values = new Map();
    const withoutValue = [];
    const strays = [];
    const remaining = [...words];
    const takeValue = () => (isFlag(remaining[0], types) ? undefined : remaining.shift());
    const takeBoolean = () => (/^(true|false)$/.test(remaining[0] ?? '') ? remaining.shift() : undefined) ?? 'true';
    for (let word = remaining.shift(); word !== undefined; word = remaining.shift()) {
        const { name, inline } = splitFlag(word, types);
        if (word === '--')
            strays.push(...remaining.splice(0));
        else if (name === undefined)
            strays.push(word);
        else if (types.get(name) === 'boolean')
            values.set(name, inline ?? takeBoolean());
        else {
            const value = inline ?? takeValue();
            const before = values.get(name);
            if (value === undefined)
                withoutValue.push(name);
            else
                values.set(name, before === undefined ? value : `${before}\n${value}`);
        }
    }
    return { values, withoutValue, strays };
}
/** `--x=v` is flag x with the value v, `--no-x` is flag x with the value false. */
function splitFlag(word, types) {
    const [, name, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(word) ?? [];
    const positive = name?.replace(/^no-/, '') ?? '';
    const isNegated = positive !== name && inline === undefined && types.get(positive) === 'boolean';
    return isNegated ? { name: positive, inline: 'false' } : { name, inline };
}
function isFlag(word, types) {
    return word === undefined || word === '--' || types.has(splitFlag(word, types).name ?? '');
}
/** Returns the problems of the flags, one sentence each, without any value. */
function flagProblems({ values, withoutValue, strays }, inputTypes) {
    const names = [...inputTypes.keys()];
    const isKnown = (name) => inputTypes.has(name) || TERMINAL_FLAGS.has(name);
    const isBoolean = (value) => [undefined, 'true', 'false'].includes(value);
    const unknown = new Set([...values.keys(), ...withoutValue].filter((name) => !isKnown(name)));
    const invalid = [...TERMINAL_FLAGS.keys()].filter((name) => !isBoolean(values.get(name)));
    return [
        ...[...unknown].map((name) => describeUnknownFlag(name, (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(name, names))),
        ...withoutValue.filter(isKnown).map((name) => `--${name} needs a value.`),
        ...invalid.map((name) => `--${name} must be true or false.`),
        ...strayProblems(strays),
    ];
}
/** These variables aren't inputs. */
const OTHER_VARIABLES = ['DOCS_CI_CLI', 'DOCS_CI_GITLAB_TOKEN', 'DOCS_CI_HOST', 'DOCS_CI_VERBOSE'];
/**
 * Returns a sentence for each variable whose name is nearly that of an input, without any value.
 * @param inputs the inputs of all commands, because the jobs of a pipeline share its variables
 */
function mistypedVariables(env, inputs) {
    const known = inputs.map(_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .inputVariable */ .LO);
    const isUnknown = (name) => name.startsWith('DOCS_CI_') && ![...known, ...OTHER_VARIABLES].includes(name);
    return Object.keys(env)
        .filter(isUnknown)
        .flatMap((name) => {
        const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(name.slice('DOCS_CI_'.length), known.map((one) => one.slice('DOCS_CI_'.length)));
        return nearest === undefined ? [] : [`${name} has no effect. Did you mean DOCS_CI_${nearest}?`];
    });
}
function describeUnknownFlag(name, nearest) {
    if (nearest !== undefined)
        return `Unknown option --${name}. Did you mean --${nearest}?`;
    return SHOWABLE.test(name)
        ? `Unknown option --${name}. Use --help for a list.`
        : 'Unknown option (not shown, because it may contain a secret). Use --help for a list.';
}
function strayProblems(strays) {
    const shown = strays.filter((word) => SHOWABLE.test(word));
    const hiddenCount = strays.length - shown.length;
    return [
        ...shown.map((word) => `Unexpected argument "${word}". Remove it.`),
        ...(hiddenCount === 0
            ? []
            : [
                `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(hiddenCount, 'unexpected argument')} (not shown, because ${hiddenCount === 1 ? 'it' : 'they'} may contain a secret). Remove ${hiddenCount === 1 ? 'it' : 'them'}.`,
            ]),
    ];
}


/***/ }),

/***/ 2405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isAtLeast),
/* harmony export */   inspectMachine: () => (/* binding */ inspectMachine),
/* harmony export */   j: () => (/* binding */ platformFinding)
/* harmony export */ });
/** `engines` of package.json. */
const MIN_NODE = [20, 19];
const CONNECTION_VARIABLES = ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS'];
/** @param nodeVersion such as `24.1.0` */
function inspectMachine(env, nodeVersion = process.versions.node) {
    // The values can contain credentials, so only the names are shown.
    const names = CONNECTION_VARIABLES.filter((name) => env[name] || env[name.toLowerCase()]);
    const found = [`Node.js ${nodeVersion}`, names.length === 0 ? 'no proxy' : `${names.join(', ')} set`].join('; ');
    if (isAtLeast(nodeVersion, MIN_NODE))
        return { about: 'machine', verdict: 'ok', found };
    const cure = `Install Node.js ${MIN_NODE.join('.')} or newer.`;
    return { about: 'machine', verdict: 'problem', found, cure };
}
/** Returns what a look at the platform found. */
function platformFinding(verdict, found, cure) {
    return { about: 'platform', verdict, found, ...(cure !== undefined && { cure }) };
}
/** Compares the first two numbers of a version. */
function isAtLeast(version, [minMajor, minMinor]) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return major > minMajor || (major === minMajor && minor >= minMinor);
}


/***/ }),

/***/ 44945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   _X: () => (/* binding */ DEFAULT_COLUMNS)
/* harmony export */ });
/* unused harmony exports usesColor, showsUnicode */
/** Width if the terminal reports none, or 0. */
const DEFAULT_COLUMNS = 80;
function styleOf(env, isTTY, columns) {
    return {
        color: usesColor(env, isTTY),
        ascii: !showsUnicode(env),
        width: isTTY ? columns || DEFAULT_COLUMNS : undefined,
    };
}
/** Decides by FORCE_COLOR, then NO_COLOR, then the terminal, in the order of Node and npm. */
function usesColor(env, isTTY) {
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return !env.NO_COLOR && isTTY && env.TERM !== 'dumb';
}
/**
 * Returns false if signs such as a check mark would be unreadable. Without a locale it returns true: containers set none,
 * and the terminal in front of them shows UTF-8.
 */
function showsUnicode(env) {
    if (env.OS === 'Windows_NT')
        return isUnicodeWindowsTerminal(env);
    // The console of Linux has few characters.
    if (env.TERM === 'linux')
        return false;
    const locale = env.LC_ALL || env.LC_CTYPE || env.LANG;
    return !locale || /utf-?8/i.test(locale);
}
const WINDOWS_TERM = /^(?:xterm-256color|alacritty|rxvt-unicode(?:-256color)?)$/;
const WINDOWS_TERM_PROGRAM = /^(?:vscode|Terminus-Sublime|WezTerm|mintty)$/;
/** Knows the terminals that the package is-unicode-supported knows. The old console shows boxes in place of signs. */
function isUnicodeWindowsTerminal(env) {
    return (Boolean(env.CI || env.WT_SESSION || env.TERMINUS_SUBLIME) ||
        env.ConEmuTask === '{cmd::Cmder}' ||
        env.TERMINAL_EMULATOR === 'JetBrains-JediTerm' ||
        WINDOWS_TERM.test(env.TERM ?? '') ||
        WINDOWS_TERM_PROGRAM.test(env.TERM_PROGRAM ?? ''));
}


/***/ }),

/***/ 13357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTerminalHost: () => (/* binding */ createTerminalHost)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_color_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73730);
/* harmony import */ var _text_isolate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82752);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42883);
/* harmony import */ var _text_signs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93703);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73308);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46965);
/* harmony import */ var _cli_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28881);
/* harmony import */ var _log_format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12575);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44945);
/** Runs commands in a terminal: flags, log lines on stderr, and the result or result.json on stdout. */











const ERASE_LINE = '\r\u001b[2K';
function createTerminalHost(options) {
    const { env, stdout, cwd } = options;
    const { input, inputProblems, verbose, json } = (0,_cli_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .readCliInputs */ .e)(options, _cli_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .SHARED_VARIABLES */ .c);
    const stdoutStyle = (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_10__/* .styleOf */ .Vj)(env, options.stdoutIsTTY === true, options.stdoutColumns);
    const { log, clear } = createLog(options, { verbose, json, stdoutStyle });
    return {
        name: 'terminal',
        runContext: { startedByPush: false, fromFork: false, secrets: 'given', branch: readBranch(cwd) },
        workspace: cwd,
        log,
        input,
        label: (name) => `--${name}`,
        inputProblems,
        tokens: [],
        // No program masks a terminal's lines; the redactor keeps secrets out of docs-ci's lines.
        mask: () => undefined,
        async inspectPlatform() {
            const { inspectMachine } = await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 2405));
            return [inspectMachine(env)];
        },
        async publish({ brief, resultJson }) {
            clear();
            if (json)
                stdout(resultJson);
            else if (brief.length > 0) {
                const { renderPlain } = await __webpack_require__.e(/* import() */ 3293).then(__webpack_require__.bind(__webpack_require__, 33293));
                const isInput = (name) => options.flagTypes.has(name);
                stdout(renderPlain(brief, { ...stdoutStyle, rewrite: (cell) => (0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_6__/* .withFlagsInCell */ .z4)(cell, isInput) }));
            }
        },
    };
}
/** Creates the log, and a function that erases the progress line. */
function createLog({ env, stdout, stderr, isTTY, columns, flagTypes }, { verbose, json, stdoutStyle }) {
    const style = (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_10__/* .styleOf */ .Vj)(env, isTTY, columns);
    const redraws = isTTY && env.TERM !== 'dumb';
    let hasProgressLine = false;
    const clear = () => {
        if (hasProgressLine)
            stderr(ERASE_LINE);
        hasProgressLine = false;
    };
    const print = (line) => {
        clear();
        stderr(`${line}\n`);
    };
    // Programs that read the result find it on stdout, and nothing else.
    const printEnding = (text, ending) => {
        const isResult = ending !== 'bad' && ending !== 'warning' && !json;
        clear();
        (isResult ? stdout : stderr)(renderEnding(text, ending, isResult ? stdoutStyle : style));
    };
    const log = {
        live: redraws,
        line(level, message, { ending } = {}) {
            const text = (0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_6__/* .withFlags */ .WW)(message, (name) => flagTypes.has(name));
            if (ending !== undefined)
                printEnding(text, ending);
            else if (level !== 'debug' || verbose)
                print((0,_log_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatLogLine */ .I)(level, text, style));
        },
        quote: (text) => print((0,_text_log_js__WEBPACK_IMPORTED_MODULE_4__/* .quotedLines */ .Gi)(text).join('\n')),
        progress(text) {
            const line = (0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_3__/* .shownLine */ .QN)(text);
            // One column stays free, since a wrapped line would leave its first row behind.
            const width = (columns || _terminal_style_js__WEBPACK_IMPORTED_MODULE_10__/* .DEFAULT_COLUMNS */ ._X) - 1;
            if (redraws)
                stderr(`${ERASE_LINE}${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$Q)(line, width, (0,_text_signs_js__WEBPACK_IMPORTED_MODULE_5__/* .ellipsisOf */ .$E)(style))}`);
            else
                print(line);
            hasProgressLine = redraws;
        },
        group: (title) => print((0,_text_color_js__WEBPACK_IMPORTED_MODULE_2__/* .paint */ .n)((0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_3__/* .shownLine */ .QN)(title), 'bold', style.color)),
        endGroup: () => undefined,
    };
    return { log, clear };
}
const URLS = /https?:\/\/[^\s"]+/g;
function renderEnding(text, ending, style) {
    const line = (0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_3__/* .shownLine */ .QN)(text).replace(URLS, (url) => (0,_text_color_js__WEBPACK_IMPORTED_MODULE_2__/* .paint */ .n)(url, 'cyan', style.color));
    return `${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_7__/* .wrapAfter */ .pI)(`${(0,_text_signs_js__WEBPACK_IMPORTED_MODULE_5__/* .paintSign */ .AO)(ending === 'attention' ? 'warning' : ending, style)} `, line, style.width).join('\n')}\n`;
}
/** Returns the branch that is checked out; undefined outside a repository or on a detached HEAD. */
function readBranch(cwd) {
    try {
        let gitFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, '.git');
        // In a worktree, `.git` is a file that contains the path of the folder.
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(gitFolder).isFile()) {
            gitFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(gitFolder, 'utf8')
                .replace(/^gitdir:/, '')
                .trim());
        }
        return /^ref: refs\/heads\/(.+)$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'HEAD'), 'utf8'))?.[1];
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 67720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   O9: () => (/* binding */ isWebUrl),
/* harmony export */   T_: () => (/* binding */ linkUrls),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   qc: () => (/* binding */ bulletedItems),
/* harmony export */   tI: () => (/* binding */ linkOrCode)
/* harmony export */ });
/**
 * Describes a summary as data. Commands build blocks from plain strings and never write markup, so untrusted text is
 * escaped once per format. `text/markdown.ts`, `text/html.ts` and `text/plain.ts` render the same blocks.
 */
/** Returns the parts of a cell, also of a cell with one part. */
function partsOf(cell) {
    return Array.isArray(cell) ? cell : [cell];
}
/** Returns the items of a list, each with its bullet and its quotes. */
function bulletedItems({ list, kind }) {
    return list.map((entry, index) => {
        const bullet = kind === 'numbers' ? `${index + 1}. ` : '- ';
        return typeof entry === 'object' && 'quotes' in entry ? { ...entry, bullet } : { item: entry, quotes: [], bullet };
    });
}
/** Returns the text of a cell without its marks. */
function textOf(cell) {
    return partsOf(cell)
        .map((part) => {
        if (typeof part === 'string')
            return part;
        if ('code' in part)
            return part.code;
        if ('strong' in part)
            return part.strong;
        return 'sign' in part ? '' : part.text;
    })
        .join('');
}
/** Browsers and servers refuse longer ones. */
const MAX_URL_LENGTH = 8_000;
/** Returns true if the text is a URL that may become a link. */
function isWebUrl(text) {
    return /^https?:\/\//i.test(text) && text.length <= MAX_URL_LENGTH && URL.canParse(text);
}
/** The name of a thing: a link if its URL is known, otherwise code. */
function linkOrCode(text, url) {
    return url === undefined ? { code: text } : { link: url, text };
}
/** Turns known URLs in a text into links to themselves. Renderers show such a link unaltered, unlike URLs in text. */
function linkUrls(text, urls) {
    // A longer URL comes first, because another one can be its start.
    const known = urls.filter(isWebUrl).toSorted((a, b) => b.length - a.length);
    let parts = [text];
    for (const url of known) {
        parts = parts.flatMap((part) => (typeof part === 'string' ? splitAt(part, url) : [part]));
    }
    return parts;
}
function splitAt(text, url) {
    return text.split(url).flatMap((piece, index) => {
        const link = index === 0 ? [] : [{ link: url, text: url }];
        return piece === '' ? link : [...link, piece];
    });
}


/***/ }),

/***/ 73308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   WW: () => (/* binding */ withFlags),
/* harmony export */   z4: () => (/* binding */ withFlagsInCell)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67720);
/** Writes the names of inputs in advice as their readers type them: as flags in a terminal, as code in Markdown. */

/** A name is quoted unless it has a hyphen, because `to` and `path` are English words as well. */
const NAME = /"([a-z]+(?:-[a-z]+)*)"|\b([a-z]+(?:-[a-z]+)+)(?![\w-])/.source;
const VERB = /(\b(?:set|use|raise|lower|remove|check|choose|and|or)|,) /.source;
const ADVICE = new RegExp(`${VERB}(?:${NAME})( to (true|false)\\b)?`, 'gi');
const VERB_AT_END = new RegExp(`${VERB}$`, 'i');
/** `Set "wait" to false` becomes `Use --no-wait`. Other texts, also quoted ones, stay as they are. */
function withFlags(text, isInput) {
    return text.replace(ADVICE, (all, verb, word, hyphenated, value) => {
        const name = word ?? hyphenated ?? '';
        if (!isInput(name))
            return all;
        if (value === undefined)
            return `${verb} --${name}`;
        return `${verb.startsWith('S') ? 'Use' : 'use'} --${value === ' to false' ? 'no-' : ''}${name}`;
    });
}
/** The cell with the inputs of its advice as flags, also those that are code, such as `mode: restore`. */
function withFlagsInCell(cell, isInput) {
    const parts = [];
    for (const part of (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(cell).map((one) => withValueAsFlag(one, isInput))) {
        const last = parts.at(-1);
        const isName = typeof part === 'object' && 'code' in part && isInput(part.code);
        if (typeof last !== 'string')
            parts.push(part);
        else if (isName && VERB_AT_END.test(last))
            parts[parts.length - 1] = `${last}"${part.code}"`;
        else if (typeof part === 'string')
            parts[parts.length - 1] = last + part;
        else
            parts.push(part);
    }
    return parts.map((part) => (typeof part === 'string' ? withFlags(part, isInput) : part));
}
function withValueAsFlag(part, isInput) {
    if (typeof part === 'string' || !('code' in part))
        return part;
    const [, name = '', value = ''] = /^([a-z-]+): ([\w-]+)$/.exec(part.code) ?? [];
    return isInput(name) ? { code: `--${name} ${value}` } : part;
}
/** The text with the names of inputs as code. */
function withCode(text, isInput) {
    const parts = [];
    let end = 0;
    for (const { 1: verb = '', 2: word, 3: hyphenated, index } of text.matchAll(ADVICE)) {
        const name = word ?? hyphenated ?? '';
        if (!isInput(name))
            continue;
        parts.push(text.slice(end, index + verb.length + 1), { code: name });
        end = index + verb.length + 1 + name.length + (word === undefined ? 0 : 2);
    }
    return [...parts, text.slice(end)].filter((part) => part !== '');
}


/***/ }),

/***/ 88763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38232);
/** Finds the known name that a mistyped one probably means. */

/** The known name that differs by at most a third of its letters, rounded up. */
function nearestName(name, known) {
    const ranked = known
        .map((candidate) => ({ candidate, edits: (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(name, candidate) }))
        .filter(({ candidate, edits }) => edits <= Math.ceil(candidate.length / 3))
        .sort((a, b) => a.edits - b.edits);
    return ranked[0]?.candidate;
}


/***/ }),

/***/ 22805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   t: () => (/* binding */ pluralize)
/* harmony export */ });
/** Formats counts with their nouns: `1 file`, `2 files`, `1,967 files`. */
/** Returns `1,234`. The first number that Intl formats takes longer than reading a hundred files. */
function formatCount(count) {
    return String(count).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',');
}
/** Returns the count with its noun. The plural is the singular with an s unless it is given. */
function pluralize(count, singular, plural = `${singular}s`) {
    return `${formatCount(count)} ${count === 1 ? singular : plural}`;
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