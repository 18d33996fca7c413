"use strict";
exports.id = 290;
exports.ids = [290];
exports.modules = {

/***/ 38232:
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

/***/ 61042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ readCliInputs)
});

// EXTERNAL MODULE: ../../build/src/hosts/environment.js
var environment = __webpack_require__(724);
// EXTERNAL MODULE: ../../build/src/text/nearest-name.js
var nearest_name = __webpack_require__(88763);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
;// CONCATENATED MODULE: ../../build/src/hosts/flags.js
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
/** Returns the problems of the flags, one sentence each, without any value. */
function flagProblems({ values, withoutValue, strays }, inputTypes) {
    const names = [...inputTypes.keys()];
    const isKnown = (name) => inputTypes.has(name) || TERMINAL_FLAGS.has(name);
    const isBoolean = (value) => [undefined, 'true', 'false'].includes(value);
    const unknown = new Set([...values.keys(), ...withoutValue].filter((name) => !isKnown(name)));
    const invalid = [...TERMINAL_FLAGS.keys()].filter((name) => !isBoolean(values.get(name)));
    return [
        ...[...unknown].map((name) => describeUnknownFlag(name, (0,nearest_name/* nearestName */.q)(name, names))),
        ...withoutValue.filter(isKnown).map((name) => `--${name} needs a value.`),
        ...invalid.map((name) => `--${name} must be true or false.`),
        ...strayProblems(strays),
    ];
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
                `${(0,pluralize/* pluralize */.t)(hiddenCount, 'unexpected argument')} (not shown, because ${hiddenCount === 1 ? 'it' : 'they'} may contain a secret). Remove ${hiddenCount === 1 ? 'it' : 'them'}.`,
            ]),
    ];
}

;// CONCATENATED MODULE: ../../build/src/hosts/cli-inputs.js
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

/***/ 724:
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

/***/ 48731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath)
/* harmony export */ });
/** Encodes paths of repository files for URLs. */
/** Keeps the slashes between folders. */
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}


/***/ }),

/***/ 83774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wk: () => (/* binding */ artifactUrl),
/* harmony export */   rX: () => (/* binding */ mergeRequestProject),
/* harmony export */   rv: () => (/* binding */ readGitLabContext)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _file_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48731);
/** Reads what GitLab CI knows about a run from predefined CI/CD variables. */


function readGitLabContext(env) {
    const iid = Number(env.CI_MERGE_REQUEST_IID || NaN);
    const sourceProject = env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID;
    return {
        startedByPush: env.CI_PIPELINE_SOURCE === 'push',
        // GitLab has no time of the push; the time of the pipeline is the closest.
        pushedAtMs: parseTimeMs(env.CI_PIPELINE_CREATED_AT),
        branch: env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME || env.CI_COMMIT_BRANCH || undefined,
        // Only merged results pipelines set the first variable; their CI_COMMIT_SHA is a merge commit.
        commitSha: env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || env.CI_COMMIT_SHA || undefined,
        pullRequest: Number.isInteger(iid) ? iid : undefined,
        fromFork: Boolean(sourceProject) && sourceProject !== mergeRequestProject(env),
        runUrl: env.CI_JOB_URL || undefined,
    };
}
/** Returns the project of the merge request, which isn't the project of a fork's pipeline. */
function mergeRequestProject(env) {
    return env.CI_MERGE_REQUEST_PROJECT_ID || env.CI_PROJECT_ID || undefined;
}
/**
 * Returns the URL of a file or a folder among the artifacts of this job; undefined outside the workspace.
 * @param path relative to the workspace, with slashes
 */
function artifactUrl(env, page, path) {
    if (!env.CI_JOB_URL || path === '..' || path.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path))
        return undefined;
    return `${env.CI_JOB_URL}/artifacts/${page}/${(0,_file_url_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O)(path)}`;
}
function parseTimeMs(text) {
    const ms = Date.parse(text ?? '');
    return Number.isFinite(ms) ? ms : undefined;
}


/***/ }),

/***/ 63290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitLabHost: () => (/* binding */ createGitLabHost)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83319);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42883);
/* harmony import */ var _cli_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61042);
/* harmony import */ var _file_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48731);
/* harmony import */ var _log_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12575);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83774);
/**
 * Runs commands in GitLab CI: inputs from DOCS_CI_* variables or from flags in a custom script, collapsible log sections,
 * report files and merge request notes.
 */







/** GitLab breaks longer lines anywhere, also inside words. */
const LOG_COLUMNS = 120;
function createGitLabHost(options) {
    const { env, stdout, cwd, request } = options;
    const { input, inputProblems, verbose } = (0,_cli_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readCliInputs */ .e)(options);
    const runContext = (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .readGitLabContext */ .rv)(env);
    const connection = { env, runContext, request };
    const workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(env.CI_PROJECT_DIR || cwd);
    // A job log shows colors, although it is no terminal.
    const style = { color: !env.NO_COLOR, width: LOG_COLUMNS };
    const log = createLog(verbose, style, stdout);
    return {
        name: 'gitlab',
        runContext,
        workspace,
        log,
        input,
        label: (name) => name,
        inputProblems,
        tokens: [env.CI_JOB_TOKEN ?? ''],
        // GitLab masks CI/CD variables only, nothing at run time; the redactor keeps secrets out of docs-ci's lines.
        mask: () => undefined,
        async publish(publication) {
            const { publishOnGitLab } = await Promise.all(/* import() | publish */[__webpack_require__.e(790), __webpack_require__.e(552)]).then(__webpack_require__.bind(__webpack_require__, 38378));
            await publishOnGitLab(publication, { log, stdout, style });
        },
        // The job's own `environment:` is the record; its URL comes from the dotenv report.
        openDeployment: () => Promise.resolve({ update: () => Promise.resolve() }),
        fileUrl: ({ path, commitSha, line }) => env.CI_PROJECT_URL ? `${env.CI_PROJECT_URL}/-/blob/${commitSha}/${(0,_file_url_js__WEBPACK_IMPORTED_MODULE_6__/* .encodePath */ .O)(path)}#L${line}` : undefined,
        // The job's own `artifacts:` uploads the results folder, which contains the files.
        uploadArtifact: (request) => Promise.resolve(keptArtifact(env, workspace, request)),
        ...apiMethods(connection),
    };
}
/** The methods that call GitLab's API. */
function apiMethods(connection) {
    return {
        async upsertComment(comment) {
            const { upsertGitLabNote } = await Promise.all(/* import() | gitlab-api */[__webpack_require__.e(476), __webpack_require__.e(790), __webpack_require__.e(437)]).then(__webpack_require__.bind(__webpack_require__, 68490));
            return upsertGitLabNote(connection, comment);
        },
        async listChangedFiles(token) {
            const { listGitLabChangedFiles } = await Promise.all(/* import() | gitlab-api */[__webpack_require__.e(476), __webpack_require__.e(790), __webpack_require__.e(437)]).then(__webpack_require__.bind(__webpack_require__, 91483));
            return listGitLabChangedFiles(connection, token);
        },
        async findRelease(release) {
            const { findGitLabRelease } = await Promise.all(/* import() | gitlab-api */[__webpack_require__.e(476), __webpack_require__.e(790), __webpack_require__.e(437)]).then(__webpack_require__.bind(__webpack_require__, 53472));
            return findGitLabRelease(connection, release);
        },
        async upsertIssue(issue) {
            const { upsertGitLabIssue } = await Promise.all(/* import() | gitlab-api */[__webpack_require__.e(476), __webpack_require__.e(790), __webpack_require__.e(437)]).then(__webpack_require__.bind(__webpack_require__, 68490));
            return upsertGitLabIssue(connection, issue);
        },
    };
}
function keptArtifact(env, workspace, { name, files, rootDirectory, raw }) {
    const [page, path] = raw ? ['file', files[0] ?? ''] : ['browse', rootDirectory];
    return { name, url: (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .artifactUrl */ .Wk)(env, page, (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePath */ .X5)(workspace, path)) };
}
function createLog(verbose, style, stdout) {
    const print = (line) => stdout(`${line}\n`);
    const sectionMarker = (text) => `\u001b[0K${text}\r\u001b[0K`;
    let sectionCount = 0;
    let openSection;
    const seconds = () => Math.floor(Date.now() / 1000);
    const endGroup = () => {
        if (openSection !== undefined)
            print(sectionMarker(`section_end:${seconds()}:${openSection}`));
        openSection = undefined;
    };
    return {
        live: false,
        line(level, text) {
            if (level !== 'debug' || verbose)
                print((0,_log_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatLogLine */ .I)(level, text, style));
        },
        quote: (text) => print((0,_text_log_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedLines */ .Gi)(text).join('\n')),
        progress: (text) => print((0,_text_log_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)(text)),
        group(title) {
            endGroup();
            openSection = `docs_ci_${++sectionCount}`;
            print(sectionMarker(`section_start:${seconds()}:${openSection}[collapsed=true]`) + (0,_text_log_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)(title));
        },
        endGroup,
    };
}


/***/ }),

/***/ 12575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ formatLogLine)
/* harmony export */ });
/* harmony import */ var _text_color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73730);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42883);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46965);
/** Formats log lines the same way on every host. */



const LEVEL_COLORS = {
    debug: 'dim',
    notice: 'cyan',
    warning: 'yellow',
    error: 'red',
};
/** Returns harmless text. Every level but `info` is named first, so that it is readable without colors. */
function formatLogLine(level, text, { color, width }) {
    const name = level === 'info' ? '' : `${(0,_text_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(`${level}:`, LEVEL_COLORS[level], color)} `;
    return (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapAfter */ .pI)('', name + (0,_text_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(text), width).join('\n');
}


/***/ }),

/***/ 73730:
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

/***/ 42883:
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

/***/ 88763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38232);
/** Finds the known name that a mistyped one probably means. */

/** The known name that differs by at most a third of its letters. */
function nearestName(name, known) {
    const ranked = known
        .map((candidate) => ({ candidate, edits: (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(name, candidate) }))
        .filter(({ candidate, edits }) => edits <= Math.max(1, Math.floor(candidate.length / 3)))
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
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** Returns the count with its noun. The plural is the singular with an s unless it is given. */
function pluralize(count, singular, plural = `${singular}s`) {
    return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}


/***/ }),

/***/ 46965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   EO: () => (/* binding */ wrapWords),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   Pm: () => (/* binding */ maxDisplayWidth),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   pI: () => (/* binding */ wrapAfter)
/* harmony export */ });
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73730);
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
;