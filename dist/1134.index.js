export const id = 1134;
export const ids = [1134];
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

/***/ 91134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubHost: () => (/* binding */ createGitHubHost)
});

// EXTERNAL MODULE: ./build/src/hosts/environment.js
var environment = __webpack_require__(85624);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/src/hosts/github/context.js
/** What GitHub Actions knows of a run, from the environment and the event file. */

function readGitHubFacts(env) {
    const event = readEvent(env.GITHUB_EVENT_PATH);
    const pull = event.pull_request;
    const startedByPush = env.GITHUB_EVENT_NAME === 'push';
    return {
        startedByPush,
        pushedAtMs: startedByPush ? timeOf(event.repository?.pushed_at) : undefined,
        branch: env.GITHUB_HEAD_REF || pull?.head?.ref || (env.GITHUB_REF_TYPE === 'branch' ? env.GITHUB_REF_NAME : undefined),
        // GITHUB_SHA of a pull request is a merge commit that exists nowhere else.
        commitSha: pull?.head?.sha ?? (env.GITHUB_SHA || undefined),
        pullRequest: pull?.number,
        // A fork that was deleted has no repository any more.
        fromFork: pull !== undefined && pull.head?.repo?.full_name !== event.repository?.full_name,
        runUrl: runUrl(env),
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
        // Without it the run knows less: the environment still has branch and commit.
        return {};
    }
}
/** A push event gives epoch seconds, every other one an ISO time. */
function timeOf(pushedAt) {
    const ms = typeof pushedAt === 'number' ? pushedAt * 1000 : Date.parse(pushedAt ?? '');
    return Number.isFinite(ms) ? ms : undefined;
}
function runUrl(env) {
    if (!env.GITHUB_REPOSITORY || !env.GITHUB_RUN_ID)
        return undefined;
    const server = env.GITHUB_SERVER_URL || 'https://github.com';
    const attempt = Number(env.GITHUB_RUN_ATTEMPT) > 1 ? `/attempts/${env.GITHUB_RUN_ATTEMPT ?? ''}` : '';
    return `${server}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}${attempt}`;
}

// EXTERNAL MODULE: ./build/src/hosts/log-format.js
var log_format = __webpack_require__(3795);
// EXTERNAL MODULE: ./build/src/text/log.js
var log = __webpack_require__(33127);
;// CONCATENATED MODULE: ./build/src/hosts/github/github.js
/** GitHub Actions: inputs, facts, log, masking. What calls the API or publishes is loaded when it is needed. */




function createGitHubHost({ env, stdout, cwd, version }) {
    const facts = readGitHubFacts(env);
    const log = createLog(env, stdout);
    const workspace = env.GITHUB_WORKSPACE || cwd;
    const place = { env, facts, userAgent: `docs-ci/${version} (github)` };
    return {
        name: 'github',
        facts,
        workspace,
        log,
        // Blanks become underscores, hyphens stay.
        input: (name) => env[`INPUT_${name.toUpperCase().replaceAll(' ', '_')}`],
        label: (name) => name,
        unknownInputs: () => [],
        tokens: [env.ACTIONS_RUNTIME_TOKEN ?? ''],
        mask: (secret) => {
            for (const form of maskedForms(secret))
                stdout(`::add-mask::${escapeData(form)}\n`);
        },
        async publish(publication) {
            const { publishOnGitHub } = await __webpack_require__.e(/* import() */ 3806).then(__webpack_require__.bind(__webpack_require__, 43806));
            await publishOnGitHub(publication, { env, workspace, log });
        },
        async uploadArtifact(wanted) {
            const { uploadGitHubArtifact } = await __webpack_require__.e(/* import() */ 2595).then(__webpack_require__.bind(__webpack_require__, 72595));
            return uploadGitHubArtifact(env, wanted);
        },
        ...kept(place),
    };
}
/** What of a run stays on GitHub, written with the token of the job. */
function kept(place) {
    return {
        async openDeployment(wanted) {
            const { openGitHubDeployment } = await __webpack_require__.e(/* import() */ 798).then(__webpack_require__.bind(__webpack_require__, 798));
            return openGitHubDeployment(place, wanted);
        },
        async upsertComment(wanted) {
            const { upsertGitHubComment } = await __webpack_require__.e(/* import() */ 5336).then(__webpack_require__.bind(__webpack_require__, 35336));
            return upsertGitHubComment(place, wanted);
        },
        async upsertIssue(wanted) {
            const { upsertGitHubIssue } = await __webpack_require__.e(/* import() */ 246).then(__webpack_require__.bind(__webpack_require__, 40246));
            return upsertGitHubIssue(place, wanted);
        },
        async findRelease(wanted) {
            const { findGitHubRelease } = await __webpack_require__.e(/* import() */ 7671).then(__webpack_require__.bind(__webpack_require__, 17671));
            return findGitHubRelease(place, wanted);
        },
    };
}
function createLog(env, stdout) {
    const stepDebug = env.RUNNER_DEBUG === '1' || env.ACTIONS_STEP_DEBUG === 'true';
    const print = (line) => stdout(`${line}\n`);
    return {
        live: false,
        line(level, text) {
            // The runner hides its own debug lines unless step debugging is on; DOCS_CI_VERBOSE alone needs plain ones.
            if (level === 'debug' && stepDebug)
                print(`::debug::${escapeData((0,log/* logLine */.BP)(text))}`);
            else if (level !== 'debug' || (0,environment/* isVerbose */.rb)(env))
                print((0,log_format/* levelLine */.v)(level, text, true));
        },
        quote: (text) => print((0,log/* quotedLines */.Gi)(text).join('\n')),
        progress: (text) => print((0,log/* logLine */.BP)(text)),
        group: (title) => print(`::group::${escapeData((0,log/* logLine */.BP)(title))}`),
        endGroup: () => print('::endgroup::'),
    };
}
/** The runner searches line by line, so each line of a secret is masked for itself, also encoded. */
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
/** The data of a workflow command, as the runner takes it apart. */
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}


/***/ }),

/***/ 3795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf),
/* harmony export */   v: () => (/* binding */ levelLine)
/* harmony export */ });
/* harmony import */ var _text_color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51142);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33127);
/** Log lines as every host writes them. */


const COLOURS = {
    debug: 'dim',
    notice: 'cyan',
    warning: 'yellow',
    error: 'red',
};
/** Why something failed, in the words of whoever refused it. */
function reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** One harmless line; every level but `info` is named in front, so that it can be told without colours. */
function levelLine(level, text, colour) {
    const line = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(text);
    return level === 'info' ? line : `${(0,_text_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(`${level}:`, COLOURS[level], colour)} ${line}`;
}


/***/ }),

/***/ 51142:
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
/**
 * The one way for text to reach a log. A runner reads every line a job prints and obeys what looks like a command, so a
 * build log or a reader's question must not be able to look like one.
 */
const OTHER_LINE_ENDS = /\r\n|[\r\u0085\u2028\u2029]/g;
/**
 * Colours, cursor movements, titles and addresses: CSI, OSC, and an escape with its letter. None runs over a control or
 * a line's end, so no text is looked at more than a few times, whatever stands there. An opened one that nothing ends
 * loses its opening only, or it could hide the rest.
 */
const SEQUENCES = 
// eslint-disable-next-line no-control-regex -- controls are what it is about
/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0000-\u001f\u007f-\u009f]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-~]/g;
/** C0 (without tab and line feed), DEL and C1. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
/** Controls that reorder what people see, so that a line can read otherwise than it is. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const BIDI_NAMES = new Map(Array.from('\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069', (control) => [
    control,
    `⟪U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟫`,
]));
/**
 * `##[command]` is obeyed anywhere in a line. Invisible characters in between are looked through, since the runner's
 * search is culture-sensitive and does so too.
 */
const COMMAND_ANYWHERE = /#(\p{DI}*)#(\p{DI}*)\[/gu;
/** `::command::` is obeyed at the start of a line, after any white space. */
const COMMAND_AT_START = /^([\s\p{DI}]*):(?=\p{DI}*:)/u;
/** The lines of a text, without anything that acts on a terminal or hides what stands there. Not yet safe in a log. */
function cleanLines(text) {
    return (text
        // All of it at once: millions of empty lines are soon there.
        .replace(OTHER_LINE_ENDS, '\n')
        // As a whole and before the other controls, or their letters would stay behind.
        .replace(SEQUENCES, '')
        .replace(CONTROLS, '')
        .replace(BIDI_CONTROLS, (control) => BIDI_NAMES.get(control) ?? '')
        .split('\n'));
}
/** The text on one line, line breaks and runs of blanks as one blank each, for formats other than a log. */
function oneLine(text) {
    return cleanLines(text)
        .join(' ')
        .replace(/[ \t]+/g, ' ');
}
/** One harmless log line: no command, no control, no line break. */
function logLine(text) {
    return defuse(bounded(cleanLines(text).join(' '))).replace(COMMAND_AT_START, '$1: ');
}
/** Somebody else's text as harmless log lines, each marked as quoted. */
function quotedLines(text) {
    return cleanLines(text).map((line) => `| ${defuse(bounded(line))}`);
}
/** Nobody reads a line of this length in a log, and the searches below need an end. */
const LONGEST_LINE = 100_000;
function bounded(line) {
    return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}
// Nothing may be removed after this: a removal could put a command together.
function defuse(line) {
    return line.includes('#') ? line.replace(COMMAND_ANYWHERE, '#$1#$2 [') : line;
}


/***/ })

};
