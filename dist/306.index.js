"use strict";
exports.id = 306;
exports.ids = [306];
exports.modules = {

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

/***/ 65306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubHost: () => (/* binding */ createGitHubHost)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/text/log.js
var log = __webpack_require__(42883);
// EXTERNAL MODULE: ../../build/src/hosts/environment.js
var environment = __webpack_require__(724);
// EXTERNAL MODULE: ../../build/src/hosts/file-url.js
var file_url = __webpack_require__(48731);
// EXTERNAL MODULE: ../../build/src/hosts/log-format.js
var log_format = __webpack_require__(12575);
;// CONCATENATED MODULE: ../../build/src/hosts/github/annotation-budget.js
const MAX_ANNOTATIONS_PER_LEVEL = 10;
class AnnotationBudget {
    #shown = { error: 0, warning: 0, notice: 0 };
    #hidden = { error: 0, warning: 0, notice: 0 };
    /**
     * Returns true if the annotation can be shown. The last of the ten is kept for the number of hidden ones, and the one
     * before it for the message that ends the run.
     */
    take(level, isEnding) {
        const isShown = this.#shown[level] < MAX_ANNOTATIONS_PER_LEVEL - (isEnding ? 1 : 2);
        (isShown ? this.#shown : this.#hidden)[level] += 1;
        return isShown;
    }
    hiddenCount(level) {
        return this.#hidden[level];
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ../../build/src/hosts/github/context.js
/** Reads what GitHub Actions knows about a run from the environment and the event file. */

function readGitHubContext(env) {
    const event = readEvent(env.GITHUB_EVENT_PATH);
    const pullRequest = event.pull_request;
    const startedByPush = env.GITHUB_EVENT_NAME === 'push';
    return {
        startedByPush,
        pushedAtMs: startedByPush ? parseTimeMs(event.repository?.pushed_at) : undefined,
        branch: env.GITHUB_HEAD_REF ||
            pullRequest?.head?.ref ||
            (env.GITHUB_REF_TYPE === 'branch' ? env.GITHUB_REF_NAME : undefined),
        // GITHUB_SHA of a pull request is a merge commit that exists nowhere else.
        commitSha: pullRequest?.head?.sha ?? (env.GITHUB_SHA || undefined),
        pullRequest: pullRequest?.number,
        // A deleted fork has no repository in the event.
        fromFork: pullRequest !== undefined && pullRequest.head?.repo?.full_name !== event.repository?.full_name,
        runUrl: runUrlOf(env),
    };
}
function readEvent(path) {
    if (!path)
        return {};
    try {
        const event = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        return typeof event === 'object' && event !== null ? event : {};
    }
    catch {
        // The environment still has the branch and the commit.
        return {};
    }
}
/** A push event has epoch seconds, every other event an ISO time. */
function parseTimeMs(pushedAt) {
    const ms = typeof pushedAt === 'number' ? pushedAt * 1000 : Date.parse(pushedAt ?? '');
    return Number.isFinite(ms) ? ms : undefined;
}
function runUrlOf(env) {
    if (!env.GITHUB_REPOSITORY || !env.GITHUB_RUN_ID)
        return undefined;
    const server = env.GITHUB_SERVER_URL || 'https://github.com';
    const attempt = Number(env.GITHUB_RUN_ATTEMPT) > 1 ? `/attempts/${env.GITHUB_RUN_ATTEMPT ?? ''}` : '';
    return `${server}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}${attempt}`;
}

// EXTERNAL MODULE: ../../build/src/hosts/github/workflow-commands.js
var workflow_commands = __webpack_require__(62831);
;// CONCATENATED MODULE: ../../build/src/hosts/github/github.js
/** Runs commands in GitHub Actions: inputs, log and masking. Code that calls the API or publishes loads on first use. */








function createGitHubHost({ env, stdout, cwd, version, fetch }) {
    const runContext = readGitHubContext(env);
    const budget = new AnnotationBudget();
    const log = createLog(env, stdout, budget);
    const workspace = (0,external_node_path_.resolve)(env.GITHUB_WORKSPACE || cwd);
    return {
        name: 'github',
        runContext,
        workspace,
        log,
        // The runner replaces blanks by underscores and keeps hyphens.
        input: (name) => env[`INPUT_${name.toUpperCase().replaceAll(' ', '_')}`],
        label: (name) => name,
        inputProblems: () => [],
        tokens: [env.ACTIONS_RUNTIME_TOKEN ?? ''],
        mask: (secret) => {
            for (const form of maskedForms(secret))
                stdout(`::add-mask::${(0,workflow_commands/* escapeData */.u)(form)}\n`);
        },
        async publish(publication) {
            const { publishOnGitHub } = await Promise.all(/* import() | publish */[__webpack_require__.e(790), __webpack_require__.e(552)]).then(__webpack_require__.bind(__webpack_require__, 58538));
            publishOnGitHub(publication, { env, workspace, log, budget, stdout });
        },
        fileUrl: ({ path, commitSha, line }) => env.GITHUB_REPOSITORY
            ? `${env.GITHUB_SERVER_URL || 'https://github.com'}/${env.GITHUB_REPOSITORY}/blob/${commitSha}/${(0,file_url/* encodePath */.O)(path)}#L${line}`
            : undefined,
        async uploadArtifact(request) {
            const { uploadGitHubArtifact } = await Promise.all(/* import() | github-api */[__webpack_require__.e(476), __webpack_require__.e(790), __webpack_require__.e(21)]).then(__webpack_require__.bind(__webpack_require__, 36639));
            return uploadGitHubArtifact(env, request);
        },
        ...apiMethods({ env, runContext, userAgent: `docs-ci/${version} (github)`, fetch }),
    };
}
/** The methods that call GitHub's API with the token of the job. */
function apiMethods(connection) {
    return {
        async openDeployment(request) {
            const { openGitHubDeployment } = await Promise.all(/* import() | github-api */[__webpack_require__.e(476), __webpack_require__.e(790), __webpack_require__.e(21)]).then(__webpack_require__.bind(__webpack_require__, 98226));
            return openGitHubDeployment(connection, request);
        },
        async upsertComment(request) {
            const { upsertGitHubComment } = await Promise.all(/* import() | github-api */[__webpack_require__.e(476), __webpack_require__.e(790), __webpack_require__.e(21)]).then(__webpack_require__.bind(__webpack_require__, 8170));
            return upsertGitHubComment(connection, request);
        },
        async listChangedFiles(token) {
            const { listGitHubChangedFiles } = await Promise.all(/* import() | github-api */[__webpack_require__.e(476), __webpack_require__.e(790), __webpack_require__.e(21)]).then(__webpack_require__.bind(__webpack_require__, 73563));
            return listGitHubChangedFiles(connection, token);
        },
        async upsertIssue(request) {
            const { upsertGitHubIssue } = await Promise.all(/* import() | github-api */[__webpack_require__.e(476), __webpack_require__.e(790), __webpack_require__.e(21)]).then(__webpack_require__.bind(__webpack_require__, 8170));
            return upsertGitHubIssue(connection, request);
        },
        async findRelease(request) {
            const { findGitHubRelease } = await Promise.all(/* import() | github-api */[__webpack_require__.e(476), __webpack_require__.e(790), __webpack_require__.e(21)]).then(__webpack_require__.bind(__webpack_require__, 17827));
            return findGitHubRelease(connection, request);
        },
    };
}
function createLog(env, stdout, budget) {
    const isStepDebug = env.RUNNER_DEBUG === '1' || env.ACTIONS_STEP_DEBUG === 'true';
    const print = (line) => stdout(`${line}\n`);
    return {
        live: false,
        line(level, text, { ending, ...location } = {}) {
            // The runner hides debug commands unless step debugging is on, so DOCS_CI_VERBOSE alone prints plain lines.
            if (level === 'debug' && isStepDebug)
                print(`::debug::${(0,workflow_commands/* escapeData */.u)((0,log/* logLine */.BP)(text))}`);
            // The runner prints the message of the command in the log, so a line of its own would be the second one.
            else if (level !== 'debug' && level !== 'info' && budget.take(level, ending !== undefined))
                print((0,workflow_commands/* annotationCommand */.j)(level, (0,log/* logLine */.BP)(text), location));
            else if (level !== 'debug' || (0,environment/* isVerbose */.rb)(env))
                print((0,log_format/* formatLogLine */.I)(level, text, { color: true }));
        },
        quote: (text) => print((0,log/* quotedLines */.Gi)(text).join('\n')),
        progress: (text) => print((0,log/* logLine */.BP)(text)),
        group: (title) => print(`::group::${(0,workflow_commands/* escapeData */.u)((0,log/* logLine */.BP)(title))}`),
        endGroup: () => print('::endgroup::'),
    };
}
/** Returns each line of a secret, plain and encoded, since the runner searches its log line by line. */
function maskedForms(secret) {
    const forms = new Set();
    for (const part of [secret, ...secret.split(/[\r\n]+/)]) {
        const text = part.trim();
        if (text === '')
            continue;
        forms.add(text).add(encodeURIComponent(text)).add(Buffer.from(text).toString('base64'));
    }
    return forms;
}


/***/ }),

/***/ 62831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ annotationCommand),
/* harmony export */   u: () => (/* binding */ escapeData)
/* harmony export */ });
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
/** Formats the workflow commands that the runner reads from stdout. */

/** Returns the command that adds an annotation. Line breaks of the message stay. */
function annotationCommand(level, message, { title, file, line }) {
    const properties = Object.entries({ title, file, line })
        .filter((entry) => entry[1] !== undefined)
        .map(([name, value]) => `${name}=${escapeProperty((0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(String(value)))}`);
    return `::${level}${properties.length === 0 ? '' : ` ${properties.join(',')}`}::${escapeData(message)}`;
}
/** Escapes the data of a workflow command the way the runner unescapes it. */
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
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