"use strict";
exports.id = 3290;
exports.ids = [3290,406];
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
        // A blank variable counts as not set.
        input: (name) => values.get(name) ??
            [(0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .inputVariable */ .LO)(name), otherVariables[name] ?? ''].map((one) => env[one]).find((one) => one?.trim()),
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
    let boolean;
    const remaining = [...words];
    const takeValue = () => (isFlag(remaining[0], types) ? undefined : remaining.shift());
    const takeBoolean = () => (/^(true|false)$/.test(remaining[0] ?? '') ? remaining.shift() : undefined) ?? 'true';
    for (let word = remaining.shift(); word !== undefined; word = remaining.shift()) {
        const { name, inline } = splitFlag(word, types);
        const before = boolean;
        boolean = name !== undefined && inline === undefined && types.get(name) === 'boolean' ? name : undefined;
        if (word === '--')
            strays.push(...remaining.splice(0).map((one) => ({ word: one })));
        else if (name === undefined)
            strays.push({ word, boolean: word.startsWith('-') ? undefined : before });
        else if (types.get(name) === 'boolean')
            values.set(name, inline ?? takeBoolean());
        else {
            const value = inline ?? takeValue();
            const others = values.get(name);
            if (value === undefined)
                withoutValue.push(name);
            else
                values.set(name, others === undefined ? value : `${others}\n${value}`);
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
        ...strayProblems(strays, inputTypes.has('for')),
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
/** The names of the jobs have a hyphen, and check takes them with an option. */
const JOB_NAME = /^[a-z]+(?:-[a-z]+)+$/;
function strayAdvice({ word, boolean }, takesJobs) {
    if (boolean !== undefined)
        return `Use --${boolean} alone, or --no-${boolean}.`;
    return takesJobs && JOB_NAME.test(word) ? `Use --for ${word}.` : 'Remove it.';
}
function strayProblems(strays, takesJobs) {
    const shown = strays.filter(({ word }) => SHOWABLE.test(word));
    const hiddenCount = strays.length - shown.length;
    return [
        ...shown.map((stray) => `Unexpected argument "${stray.word}". ${strayAdvice(stray, takesJobs)}`),
        ...(hiddenCount === 0
            ? []
            : [
                `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(hiddenCount, 'unexpected argument')} (not shown, because ${hiddenCount === 1 ? 'it' : 'they'} may contain a secret). Remove ${hiddenCount === 1 ? 'it' : 'them'}.`,
            ]),
    ];
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
/* harmony import */ var _file_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48731);
/* harmony import */ var _run_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34100);
/* harmony import */ var _text_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19644);
/** Reads what GitLab CI knows about a run from predefined CI/CD variables. */




/** The pull request is on GitHub, so GitLab has no merge request of it. */
const OF_ANOTHER_PLATFORM = 'external_pull_request_event';
function readGitLabContext(env) {
    const startedByPush = env.CI_PIPELINE_SOURCE === 'push';
    return {
        startedByPush,
        pushedFrom: startedByPush ? (0,_run_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCommit */ .L5)(env.CI_COMMIT_BEFORE_SHA) : undefined,
        // GitLab has no time of the push; the time of the pipeline is the closest.
        pushedAtMs: parseTimeMs(env.CI_PIPELINE_CREATED_AT),
        branch: env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME || env.CI_COMMIT_BRANCH || undefined,
        startedBeside: startedBeside(env),
        tag: env.CI_COMMIT_TAG || undefined,
        // Only merged results pipelines set the first variable; their CI_COMMIT_SHA is a merge commit.
        commitSha: env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || env.CI_COMMIT_SHA || undefined,
        pullRequest: (0,_run_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRunNumber */ .ig)(env.CI_MERGE_REQUEST_IID),
        ...forkOf(env),
        ...(env.CI_PIPELINE_SOURCE === OF_ANOTHER_PLATFORM && { unclearEvent: OF_ANOTHER_PLATFORM }),
        runUrl: env.CI_JOB_URL || undefined,
        repository: env.CI_PROJECT_URL ? (0,_run_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryName */ .aR)(env.CI_PROJECT_URL) : undefined,
        ...(env.CI_PROJECT_VISIBILITY === 'public' && { isPublic: true }),
        sequence: (0,_run_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRunNumber */ .ig)(parentPipeline(env) ?? env.CI_PIPELINE_ID),
        runId: (0,_run_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRunNumber */ .ig)(env.CI_JOB_ID)?.toString(),
    };
}
function startedBeside(env) {
    const isManual = env.CI_PIPELINE_SOURCE === 'web' && Boolean(env.CI_COMMIT_BRANCH);
    return isManual && env.CI_COMMIT_BRANCH !== env.CI_DEFAULT_BRANCH ? env.CI_DEFAULT_BRANCH : undefined;
}
/** A child pipeline is as old as its parent, which may start it after a newer one started its own. GitLab names it since 18.9. */
function parentPipeline(env) {
    const isChild = env.CI_PIPELINE_SOURCE === 'parent_pipeline' && env.CI_UPSTREAM_PROJECT_ID === env.CI_PROJECT_ID;
    return (isChild && env.CI_UPSTREAM_PIPELINE_ID) || undefined;
}
function forkOf(env) {
    const sourceProject = env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID;
    // The project of any other pipeline may be a fork.
    if (!sourceProject)
        return { fromFork: false, secrets: 'given' };
    if (sourceProject === mergeRequestProject(env))
        return { fromFork: false, secrets: 'given', canGetSecrets: true };
    // A member of the target project can run the pipeline of a fork there, with its variables.
    return { fromFork: true, secrets: env.CI_PROJECT_ID === sourceProject ? 'withheld' : 'exposed' };
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
    return `${env.CI_JOB_URL}/artifacts/${page}/${(0,_file_url_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path)}`;
}
function parseTimeMs(text) {
    const ms = (0,_text_instant_js__WEBPACK_IMPORTED_MODULE_3__/* .timeOf */ .n)(text);
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
/* harmony import */ var _text_isolate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82752);
/* harmony import */ var _text_redact_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27400);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42883);
/* harmony import */ var _cli_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28881);
/* harmony import */ var _file_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48731);
/* harmony import */ var _log_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12575);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83774);
/**
 * Runs commands in GitLab CI: inputs from DOCS_CI_* variables or from flags in a custom script, collapsible log sections,
 * report files and merge request notes. With `--json`, stdout only has result.json.
 */









/** GitLab breaks longer lines anywhere, also inside words. */
const LOG_COLUMNS = 120;
/** The tokens and passwords that GitLab gives each job. */
const TOKEN_VARIABLES = [
    'CI_JOB_TOKEN',
    'CI_JOB_JWT',
    'CI_JOB_JWT_V2',
    'CI_REGISTRY_PASSWORD',
    'CI_DEPENDENCY_PROXY_PASSWORD',
    'CI_DEPLOY_PASSWORD',
    'DOCS_CI_GITLAB_TOKEN',
];
function createGitLabHost(options) {
    const { env, stdout, stderr, cwd, request } = options;
    const { input, inputProblems, verbose, json } = (0,_cli_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .readCliInputs */ .e)(options, otherVariables(env));
    const runContext = (0,_context_js__WEBPACK_IMPORTED_MODULE_7__/* .readGitLabContext */ .rv)(env);
    const tokens = TOKEN_VARIABLES.flatMap((name) => env[name] ?? []);
    const secrets = new _text_redact_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .Secrets */ .S(tokens);
    const connection = { env, runContext, request, secrets, input };
    const workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(env.CI_PROJECT_DIR || cwd);
    // A job log shows colors, although it is no terminal.
    const style = { color: !env.NO_COLOR, width: LOG_COLUMNS };
    // Programs that read the result find it on stdout, and nothing else.
    const write = json ? stderr : stdout;
    const log = createLog(verbose, style, write);
    return {
        name: 'gitlab',
        runContext,
        workspace,
        gitFolder: env.GIT_DIR,
        log,
        input,
        inputProblems,
        tokens,
        // GitLab masks CI/CD variables only, nothing at run time; the redactor keeps secrets out of docs-ci's lines.
        mask: (secret) => secrets.add(secret),
        async publish(publication) {
            const { publishOnGitLab } = await Promise.all(/* import() | publish */[__webpack_require__.e(7790), __webpack_require__.e(4552)]).then(__webpack_require__.bind(__webpack_require__, 38378));
            await publishOnGitLab(publication, { workspace, log, write, style });
            if (json)
                stdout(publication.resultJson);
        },
        async inspectPlatform(question) {
            const { inspectGitLab } = await Promise.all(/* import() | gitlab-api */[__webpack_require__.e(2087), __webpack_require__.e(7790), __webpack_require__.e(6437)]).then(__webpack_require__.bind(__webpack_require__, 72193));
            return inspectGitLab(connection, question);
        },
        // The job's own `environment:` is the record; its URL comes from the dotenv report.
        openDeployment: () => Promise.resolve({ update: () => Promise.resolve() }),
        fileUrl: ({ path, commitSha, line }) => env.CI_PROJECT_URL ? `${env.CI_PROJECT_URL}/-/blob/${commitSha}/${(0,_file_url_js__WEBPACK_IMPORTED_MODULE_8__/* .encodePath */ .O)(path)}#L${line}` : undefined,
        // The job's own `artifacts:` uploads the results folder, which contains the files.
        uploadArtifact: (request) => Promise.resolve(keptArtifact(env, workspace, request)),
        ...apiMethods(connection),
    };
}
/** A component always sets the first variables. If one is empty, the chosen secret is missing, and no other may replace it. */
function otherVariables(env) {
    return {
        ...(env.DOCS_CI_API_KEY === undefined && _cli_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .SHARED_VARIABLES */ .c),
        ...(env.DOCS_CI_TOKEN === undefined && { token: 'DOCS_CI_GITLAB_TOKEN' }),
    };
}
/** The methods that call GitLab's API. */
function apiMethods(connection) {
    const commits = () => Promise.all(/* import() | gitlab-api */[__webpack_require__.e(2087), __webpack_require__.e(7790), __webpack_require__.e(6437)]).then(__webpack_require__.bind(__webpack_require__, 74707));
    const edits = () => Promise.all(/* import() | gitlab-api */[__webpack_require__.e(2087), __webpack_require__.e(7790), __webpack_require__.e(6437)]).then(__webpack_require__.bind(__webpack_require__, 15284));
    const release = () => Promise.all(/* import() | gitlab-api */[__webpack_require__.e(2087), __webpack_require__.e(7790), __webpack_require__.e(6437)]).then(__webpack_require__.bind(__webpack_require__, 53472));
    const sticky = () => Promise.all(/* import() | gitlab-api */[__webpack_require__.e(2087), __webpack_require__.e(7790), __webpack_require__.e(6437)]).then(__webpack_require__.bind(__webpack_require__, 68490));
    return {
        upsertComment: async (request) => (await sticky()).upsertGitLabNote(connection, request),
        newestCommitMs: async (request) => (await commits()).newestGitLabCommitMs(connection)(request),
        listChangedFiles: async (token) => (await commits()).listGitLabChangedFiles(connection, token),
        findRelease: async (request) => (await release()).findGitLabRelease(connection, request),
        upsertIssue: async (request) => (await sticky()).upsertGitLabIssue(connection, request),
        upsertEdits: async (request) => (await edits()).upsertGitLabEdits(connection, request),
    };
}
function keptArtifact(env, workspace, { name, files, rootDirectory, raw }) {
    const [page, path] = raw ? ['file', files[0] ?? ''] : ['browse', rootDirectory];
    return { name, url: (0,_context_js__WEBPACK_IMPORTED_MODULE_7__/* .artifactUrl */ .Wk)(env, page, (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePath */ .X5)(workspace, path)) };
}
function createLog(verbose, style, write) {
    const print = (line) => write(`${line}\n`);
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
        line(level, text, { ending } = {}) {
            // A job that passes with a warning looks like any other: only its log can say it.
            const shown = level === 'info' && ending === 'warning' ? 'warning' : level;
            if (level !== 'debug' || verbose)
                print((0,_log_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatLogLine */ .I)(shown, text, style));
        },
        quote: (text) => print((0,_text_log_js__WEBPACK_IMPORTED_MODULE_4__/* .quotedLines */ .Gi)(text).join('\n')),
        progress: (text) => print((0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(text)),
        group(title) {
            endGroup();
            openSection = `docs_ci_${++sectionCount}`;
            print(sectionMarker(`section_start:${seconds()}:${openSection}[collapsed=true]`) + (0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(title));
        },
        endGroup,
    };
}


/***/ })

};
;