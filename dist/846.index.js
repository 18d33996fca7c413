export const id = 846;
export const ids = [846];
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

/***/ 44764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readGitLabFacts),
/* harmony export */   r: () => (/* binding */ mergeRequestProject)
/* harmony export */ });
function readGitLabFacts(env) {
    const startedByPush = env.CI_PIPELINE_SOURCE === 'push';
    const iid = Number(env.CI_MERGE_REQUEST_IID || NaN);
    const source = env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID;
    return {
        startedByPush,
        // A push starts its pipeline at once, so the pipeline's age is the push's.
        pushedAtMs: startedByPush ? timeOf(env.CI_PIPELINE_CREATED_AT) : undefined,
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

/***/ 86846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitLabHost: () => (/* binding */ createGitLabHost)
/* harmony export */ });
/* harmony import */ var _gitlab_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44764);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45934);
/* harmony import */ var _typed_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6367);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33127);
/**
 * GitLab CI: inputs from DOCS_CI_* variables (flags in a script of the user's own), collapsible log sections, report
 * files, merge request notes.
 */




function createGitLabHost(options) {
    const { env, stdout, cwd, request } = options;
    const { input, unknownInputs, verbose } = (0,_typed_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .typedInputs */ .E)(options);
    const facts = (0,_gitlab_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitLabFacts */ .D)(env);
    const log = createLog(verbose, stdout);
    return {
        name: 'gitlab',
        facts,
        workspace: env.CI_PROJECT_DIR || cwd,
        log,
        input,
        label: (name) => name,
        unknownInputs,
        // GitLab masks the values of CI/CD variables and nothing at run time; the redactor keeps secrets out of our lines.
        mask: () => undefined,
        async publish(publication) {
            const { publishOnGitLab } = await __webpack_require__.e(/* import() */ 696).then(__webpack_require__.bind(__webpack_require__, 26696));
            publishOnGitLab(publication, { log, stdout });
        },
        // The record is the job's own `environment:`; its address comes from the dotenv report.
        openDeployment: () => Promise.resolve({ update: () => Promise.resolve() }),
        async upsertComment(wanted) {
            const { upsertGitLabNote } = await __webpack_require__.e(/* import() */ 694).then(__webpack_require__.bind(__webpack_require__, 38694));
            return upsertGitLabNote({ env, facts, request }, wanted);
        },
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
                print((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .levelLine */ .v)(level, text, true));
        },
        quote: (text) => (0,_text_log_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedLines */ .Gi)(text).forEach(print),
        progress: (text) => print((0,_text_log_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)(text)),
        group(title) {
            endGroup();
            open = `docs_ci_${++sections}`;
            print(mark(`section_start:${seconds()}:${open}[collapsed=true]`) + (0,_text_log_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)(title));
        },
        endGroup,
    };
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


/***/ })

};
