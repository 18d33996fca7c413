export const id = 3742;
export const ids = [3742];
export const modules = {

/***/ 10094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ typedInputs)
});

// EXTERNAL MODULE: ./build/src/hosts/environment.js
var environment = __webpack_require__(85624);
;// CONCATENATED MODULE: ./build/src/hosts/flags.js
/** Command-line flags as inputs: `--x v`, `--x=v`, a bare boolean, `--no-x`, lists by repetition. */
/** Flags that the hosts read; they are no inputs. */
const TERMINAL_FLAGS = new Set(['json', 'verbose']);
/** What may be repeated to whoever typed it. Any other word could be a key in the wrong place. */
const SHOWABLE = /^[a-z-]{1,20}$/;
function parseFlags(args, { booleans, known }) {
    const isBoolean = (name) => booleans.has(name) || TERMINAL_FLAGS.has(name);
    const isNegated = (name) => name.startsWith('no-') && isBoolean(name.slice(3));
    const isFlag = (word) => {
        const name = /^--([^=]+)/.exec(word)?.[1];
        if (name === undefined)
            return word === '--';
        return known === undefined ? /^[a-z]/i.test(name) : known.has(name) || isBoolean(name) || isNegated(name);
    };
    const values = new Map();
    const bare = [];
    const strays = [];
    const words = [...args];
    for (let word = words.shift(); word !== undefined; word = words.shift()) {
        const [, name, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(word) ?? [];
        if (word === '--')
            strays.push(...words.splice(0));
        else if (name === undefined)
            strays.push(word);
        else if (isBoolean(name)) {
            const next = words[0] === 'true' || words[0] === 'false' ? words[0] : undefined;
            values.set(name, inline ?? (next && words.shift()) ?? 'true');
        }
        else if (isNegated(name) && inline === undefined)
            values.set(name.slice(3), 'false');
        else {
            const value = inline ?? (words[0] === undefined || isFlag(words[0]) ? undefined : words.shift());
            const before = values.get(name);
            if (value === undefined)
                bare.push(name);
            else
                values.set(name, before === undefined ? value : `${before}\n${value}`);
        }
    }
    return { values, bare, strays };
}
/** What is wrong with these flags, one sentence each. None of them shows a value. */
function flagProblems({ values, bare, strays }, known) {
    const isKnown = (name) => known.includes(name) || TERMINAL_FLAGS.has(name);
    const unknown = new Set([...values.keys(), ...bare].filter((name) => !isKnown(name)));
    const isAnswer = (value) => [undefined, 'true', 'false'].includes(value);
    return [
        ...[...unknown].map((name) => unknownFlag(name, nearestName(name, known))),
        ...bare.filter(isKnown).map((name) => `--${name} has no value.`),
        ...[...TERMINAL_FLAGS].filter((name) => !isAnswer(values.get(name))).map((name) => `--${name} is true or false.`),
        ...strayProblems(strays),
    ];
}
function unknownFlag(name, nearest) {
    const isShown = nearest !== undefined || SHOWABLE.test(name);
    const hint = nearest === undefined ? '' : ` Did you mean --${nearest}?`;
    return `${isShown ? `--${name}` : 'A flag that is not shown here, as it may be a secret,'} is not known.${hint}`;
}
function strayProblems(strays) {
    const shown = strays.filter((word) => SHOWABLE.test(word));
    const hidden = strays.length - shown.length;
    const subject = hidden === 1 ? '1 word belongs' : `${hidden} words belong`;
    return [
        ...shown.map((word) => `"${word}" belongs to no flag.`),
        ...(hidden === 0 ? [] : [`${subject} to no flag (not shown, as it may be a secret).`]),
    ];
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

;// CONCATENATED MODULE: ./build/src/hosts/cli-inputs.js
/** Inputs where docs-ci is called by its name, in a GitLab job and in a terminal: flags, then variables. */


/** @param otherVariables input → a second variable that may hold it */
function typedInputs({ flags: args, booleans, known, env }, otherVariables = {}) {
    const flags = parseFlags(args, { booleans, known });
    const { values } = flags;
    return {
        input: (name) => values.get(name) ?? (env[(0,environment/* inputVariable */.LO)(name)] || env[otherVariables[name] ?? '']),
        unknownInputs: (known) => flagProblems(flags, known),
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

/***/ 60858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readGitLabFacts),
/* harmony export */   r: () => (/* binding */ mergeRequestProject)
/* harmony export */ });
function readGitLabFacts(env) {
    const iid = Number(env.CI_MERGE_REQUEST_IID || NaN);
    const source = env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID;
    return {
        startedByPush: env.CI_PIPELINE_SOURCE === 'push',
        // GitLab tells no time of the push; the pipeline's is the nearest there is.
        pushedAtMs: timeOf(env.CI_PIPELINE_CREATED_AT),
        branch: env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME || env.CI_COMMIT_BRANCH || undefined,
        // Only pipelines of merged results have it; there CI_COMMIT_SHA is a merge commit.
        commitSha: env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || env.CI_COMMIT_SHA || undefined,
        pullRequest: Number.isInteger(iid) ? iid : undefined,
        fromFork: Boolean(source) && source !== mergeRequestProject(env),
        runUrl: env.CI_JOB_URL || undefined,
    };
}
/** The project that the merge request belongs to; a fork's pipeline runs in another. */
function mergeRequestProject(env) {
    return env.CI_MERGE_REQUEST_PROJECT_ID || env.CI_PROJECT_ID || undefined;
}
function timeOf(text) {
    const ms = Date.parse(text ?? '');
    return Number.isFinite(ms) ? ms : undefined;
}


/***/ }),

/***/ 53742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitLabHost: () => (/* binding */ createGitLabHost)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60858);
/* harmony import */ var _log_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3795);
/* harmony import */ var _cli_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10094);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33127);
/**
 * GitLab CI: inputs from DOCS_CI_* variables (flags in a script of the user's own), collapsible log sections, report
 * files, merge request notes.
 */





function createGitLabHost(options) {
    const { env, stdout, cwd, request } = options;
    const { input, unknownInputs, verbose } = (0,_cli_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .typedInputs */ .E)(options);
    const facts = (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .readGitLabFacts */ .D)(env);
    const log = createLog(verbose, stdout);
    return {
        name: 'gitlab',
        facts,
        workspace: env.CI_PROJECT_DIR || cwd,
        log,
        input,
        label: (name) => name,
        unknownInputs,
        tokens: [env.CI_JOB_TOKEN ?? ''],
        // GitLab masks the values of CI/CD variables and nothing at run time; the redactor keeps secrets out of our lines.
        mask: () => undefined,
        async publish(publication) {
            const { publishOnGitLab } = await __webpack_require__.e(/* import() */ 3310).then(__webpack_require__.bind(__webpack_require__, 93310));
            publishOnGitLab(publication, { log, stdout });
        },
        // The record is the job's own `environment:`; its address comes from the dotenv report.
        openDeployment: () => Promise.resolve({ update: () => Promise.resolve() }),
        async upsertComment(wanted) {
            const { upsertGitLabNote } = await __webpack_require__.e(/* import() */ 624).then(__webpack_require__.bind(__webpack_require__, 624));
            return upsertGitLabNote({ env, facts, request }, wanted);
        },
        async findRelease(wanted) {
            const { findGitLabRelease } = await __webpack_require__.e(/* import() */ 6468).then(__webpack_require__.bind(__webpack_require__, 46468));
            return findGitLabRelease({ env, request }, wanted);
        },
        async upsertIssue(wanted) {
            const { upsertGitLabIssue } = await __webpack_require__.e(/* import() */ 4998).then(__webpack_require__.bind(__webpack_require__, 34998));
            return upsertGitLabIssue({ env, request }, wanted);
        },
        // The files lie below the results folder, which the job's own `artifacts:` keeps.
        uploadArtifact: ({ name, files, raw }) => Promise.resolve({ name: raw ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(files[0] ?? name) : name }),
    };
}
function createLog(verbose, stdout) {
    const print = (line) => stdout(`${line}\n`);
    const mark = (text) => `\u001b[0K${text}\r\u001b[0K`;
    let sections = 0;
    let open;
    const seconds = () => Math.floor(Date.now() / 1000);
    const endGroup = () => {
        if (open !== undefined)
            print(mark(`section_end:${seconds()}:${open}`));
        open = undefined;
    };
    return {
        live: false,
        line(level, text) {
            if (level !== 'debug' || verbose)
                print((0,_log_format_js__WEBPACK_IMPORTED_MODULE_1__/* .levelLine */ .v)(level, text, true));
        },
        quote: (text) => print((0,_text_log_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedLines */ .Gi)(text).join('\n')),
        progress: (text) => print((0,_text_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(text)),
        group(title) {
            endGroup();
            open = `docs_ci_${++sections}`;
            print(mark(`section_start:${seconds()}:${open}[collapsed=true]`) + (0,_text_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(title));
        },
        endGroup,
    };
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
