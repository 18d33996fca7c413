export const id = 325;
export const ids = [325,969];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 30325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDemo: () => (/* binding */ runDemo)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
/* harmony import */ var _commands_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29624);
/* harmony import */ var _emulator_emulator_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55457);
/* harmony import */ var _hosts_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90969);
/* harmony import */ var _commands_input_kinds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66934);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45406);
/** Runs `docs-ci demo`: every command against the emulator, on a copy of the sample data. */









const SYNC = ['--alt-text', 'alt-texts.yaml'];
const STEPS = [
    {
        title: 'The media of a folder go into the library, with their alt texts',
        command: 'sync-media',
        flags: SYNC,
    },
    {
        title: 'The same again: nothing has changed, nothing is sent',
        command: 'sync-media',
        flags: SYNC,
    },
    {
        title: 'An edited file gets new bytes in the library; its address stays',
        command: 'sync-media',
        flags: SYNC,
        edit: { file: 'media/harbours.csv', line: 'Vigo,ES,2026' },
    },
    {
        title: 'Publish, and know that it is live',
        command: 'trigger-deploy',
        flags: ['--verify-url'],
    },
    {
        title: 'A preview of a branch',
        command: 'trigger-deploy',
        flags: ['--mode', 'preview', '--branch', 'new-guide'],
    },
    {
        title: 'The live site as one PDF',
        command: 'export-pdf-artifact',
        flags: ['--output', 'docs.pdf', '--min-pages', '2', '--no-artifact'],
    },
    {
        title: 'What readers did last week, and what to do about it',
        command: 'analytics-report',
        flags: ['--period', 'last-week', '--top', '5', '--thresholds', 'search.no-result-rate < 0.8'],
    },
];
/** Resolves to the exit code: 0, or the first other exit code of a command. */
async function runDemo({ runtime, stdout, color }) {
    const workspace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docs-ci-demo-'));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(import.meta.url)), '..', 'examples'), workspace, { recursive: true });
    const emulator = await (0,_emulator_emulator_js__WEBPACK_IMPORTED_MODULE_5__/* .startEmulator */ .s)({ build: { pendingMs: 500, buildingMs: 1_500 }, publishedAfterMs: 500 });
    const env = {
        DOCS_CI_BASE_URL: emulator.baseUrl,
        DOCS_CI_API_KEY: emulator.keys.editor,
        FORCE_COLOR: color ? '1' : '0',
    };
    try {
        for (const { title, command: name, flags, edit } of STEPS) {
            stdout(`\n── ${title} ──\n`);
            if (edit) {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, edit.file), `${edit.line}\n`);
                stdout(`$ echo '${edit.line}' >> ${edit.file}\n`);
            }
            stdout(`$ docs-ci ${[name, ...flags].join(' ')}\n`);
            const command = await _commands_index_js__WEBPACK_IMPORTED_MODULE_4__/* .commands */ .Pi[name]();
            const streams = { stdout, stderr: stdout, isTTY: false };
            const host = (0,_hosts_terminal_js__WEBPACK_IMPORTED_MODULE_6__.createTerminalHost)({ flags, flagTypes: (0,_commands_input_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .flagTypes */ .mq)([command]), env, cwd: workspace, ...streams });
            const exitCode = await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_8__/* .run */ .e)(command, host, runtime);
            if (exitCode !== 0)
                return exitCode;
        }
    }
    finally {
        await emulator.close();
    }
    stdout(`\nAll of it ran against the emulator on this machine. The files it left: ${workspace}\n`);
    return 0;
}


/***/ }),

/***/ 10094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ readCliInputs)
});

// EXTERNAL MODULE: ./build/src/hosts/environment.js
var environment = __webpack_require__(85624);
// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
;// CONCATENATED MODULE: ./build/src/hosts/flags.js
/** Parses command-line flags as inputs: `--x v`, `--x=v`, a bare boolean, `--no-x`, lists by repetition. */

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
/** Problems of the flags, one sentence each, without any value. */
function flagProblems({ values, withoutValue, strays }, inputTypes) {
    const names = [...inputTypes.keys()];
    const isKnown = (name) => inputTypes.has(name) || TERMINAL_FLAGS.has(name);
    const isBoolean = (value) => [undefined, 'true', 'false'].includes(value);
    const unknown = new Set([...values.keys(), ...withoutValue].filter((name) => !isKnown(name)));
    const invalid = [...TERMINAL_FLAGS.keys()].filter((name) => !isBoolean(values.get(name)));
    return [
        ...[...unknown].map((name) => describeUnknownFlag(name, nearestName(name, names))),
        ...withoutValue.filter(isKnown).map((name) => `--${name} has no value.`),
        ...invalid.map((name) => `--${name} is true or false.`),
        ...strayProblems(strays),
    ];
}
function describeUnknownFlag(name, nearest) {
    const isShown = nearest !== undefined || SHOWABLE.test(name);
    const hint = nearest === undefined ? '' : ` Did you mean --${nearest}?`;
    return `${isShown ? `--${name}` : 'A flag that is not shown here, as it may be a secret,'} is not known.${hint}`;
}
function strayProblems(strays) {
    const shown = strays.filter((word) => SHOWABLE.test(word));
    const hiddenCount = strays.length - shown.length;
    const subject = hiddenCount === 1 ? '1 word belongs' : `${hiddenCount} words belong`;
    return [
        ...shown.map((word) => `"${word}" belongs to no flag.`),
        ...(hiddenCount === 0 ? [] : [`${subject} to no flag (not shown, as it may be a secret).`]),
    ];
}
/** The known name that differs by at most a third of its letters. */
function nearestName(name, known) {
    const ranked = known
        .map((candidate) => ({ candidate, edits: (0,mod/* distance */.Io)(name, candidate) }))
        .filter(({ candidate, edits }) => edits <= Math.max(1, Math.floor(candidate.length / 3)))
        .sort((a, b) => a.edits - b.edits);
    return ranked[0]?.candidate;
}

;// CONCATENATED MODULE: ./build/src/hosts/cli-inputs.js
/** Reads inputs from flags, then from environment variables: in a terminal, and in a GitLab job. */


/** @param otherVariables input → a second variable that can hold it */
function readCliInputs({ flags: words, flagTypes, env }, otherVariables = {}) {
    const flags = parseFlags(words, flagTypes);
    const { values } = flags;
    return {
        input: (name) => values.get(name) ?? (env[(0,environment/* inputVariable */.LO)(name)] || env[otherVariables[name] ?? '']),
        inputProblems: () => flagProblems(flags, flagTypes),
        verbose: values.get('verbose') === 'true' || (0,environment/* isVerbose */.rb)(env),
        json: values.get('json') === 'true',
    };
}


/***/ }),

/***/ 85624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LO: () => (/* binding */ inputVariable),
/* harmony export */   rb: () => (/* binding */ isVerbose),
/* harmony export */   t_: () => (/* binding */ upperSnake)
/* harmony export */ });
/** Returns the variable of an input: `max-deletes` is DOCS_CI_MAX_DELETES. */
function inputVariable(input) {
    return `DOCS_CI_${upperSnake(input)}`;
}
/** Converts kebab-case to the name of a variable. */
function upperSnake(name) {
    return name.toUpperCase().replaceAll('-', '_');
}
/** Returns true if `DOCS_CI_VERBOSE=true` adds debug lines to the log. */
function isVerbose(env) {
    return env.DOCS_CI_VERBOSE === 'true';
}


/***/ }),

/***/ 3795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ formatLogLine)
/* harmony export */ });
/* harmony import */ var _text_color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51142);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33127);
/** Formats log lines the same way on every host. */


const LEVEL_COLORS = {
    debug: 'dim',
    notice: 'cyan',
    warning: 'yellow',
    error: 'red',
};
/** Returns one harmless line. Every level but `info` is named first, so that it is readable without colors. */
function formatLogLine(level, text, useColor) {
    const line = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(text);
    return level === 'info' ? line : `${(0,_text_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(`${level}:`, LEVEL_COLORS[level], useColor)} ${line}`;
}


/***/ }),

/***/ 90969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTerminalHost: () => (/* binding */ createTerminalHost)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_color_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51142);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33127);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27241);
/* harmony import */ var _cli_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10094);
/* harmony import */ var _log_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3795);
/** Runs commands in a terminal: flags, log lines on stderr, and the summary or result.json on stdout. */







/** Width if the terminal reports none, or 0. */
const DEFAULT_COLUMNS = 80;
const ERASE_LINE = '\r\u001b[2K';
/** Other tools of the service read this variable, so it is often set already. */
const FALLBACK_VARIABLES = { 'api-key': 'DOCS_API_KEY' };
function createTerminalHost(options) {
    const { env, stdout, stderr, cwd } = options;
    const { input, inputProblems, verbose, json } = (0,_cli_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readCliInputs */ .e)(options, FALLBACK_VARIABLES);
    const stderrStyle = styleOf(env, options.isTTY, options.columns);
    const stdoutStyle = styleOf(env, options.stdoutIsTTY === true, options.stdoutColumns);
    const { log, clear } = createLog(options, { color: stderrStyle.color, verbose });
    return {
        name: 'terminal',
        runContext: { startedByPush: false, fromFork: false, branch: readBranch(cwd) },
        workspace: cwd,
        log,
        input,
        label: (name) => `--${name}`,
        inputProblems,
        tokens: [],
        // No program masks a terminal's lines; the redactor keeps secrets out of docs-ci's lines.
        mask: () => undefined,
        async publish({ summary, resultJson }) {
            const { renderPlain } = await __webpack_require__.e(/* import() */ 8089).then(__webpack_require__.bind(__webpack_require__, 68089));
            clear();
            // The log already contains verbatim blocks.
            if (summary)
                (json ? stderr : stdout)(`\n${renderPlain(summary, { ...(json ? stderrStyle : stdoutStyle), verbatim: false })}`);
            if (json)
                stdout(resultJson);
        },
    };
}
/** Creates the log, and a function that erases the progress line. */
function createLog({ stderr, isTTY, columns }, { color, verbose }) {
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
    const log = {
        live: isTTY,
        line(level, text) {
            if (level !== 'debug' || verbose)
                print((0,_log_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLogLine */ .I)(level, text, color));
        },
        quote: (text) => print((0,_text_log_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedLines */ .Gi)(text).join('\n')),
        progress(text) {
            const line = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(text);
            if (!isTTY) {
                print(line);
                return;
            }
            // One column stays free, since a wrapped line would leave its first row behind.
            stderr(`${ERASE_LINE}${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_6__/* .clip */ .$Q)(line, (columns || DEFAULT_COLUMNS) - 1)}`);
            hasProgressLine = true;
        },
        group: (title) => print((0,_text_color_js__WEBPACK_IMPORTED_MODULE_2__/* .paint */ .n)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(title), 'bold', color)),
        endGroup: () => undefined,
    };
    return { log, clear };
}
/** A stream that is not a terminal has no maximum width. */
function styleOf(env, isTTY, columns) {
    return { color: usesColor(env, isTTY), width: isTTY ? columns || DEFAULT_COLUMNS : undefined };
}
/** Decides by FORCE_COLOR, then NO_COLOR, then the terminal, in the order of Node and npm. */
function usesColor(env, isTTY) {
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return !env.NO_COLOR && isTTY && env.TERM !== 'dumb';
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

/***/ 51142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ paint)
/* harmony export */ });
/** Colors text for a terminal. `util.styleText` isn't used, since newer Node versions decide on colors themselves. */
const CODES = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
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
 * Makes text harmless for logs. A runner obeys every printed line that looks like a command, so a build log or a
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

/***/ 27241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/** Measures the width of text in a terminal, and shortens text to a width or a length. */
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
