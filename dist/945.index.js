"use strict";
exports.id = 945;
exports.ids = [945];
exports.modules = {

/***/ 43098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pN: () => (/* binding */ listPages),
/* harmony export */   zj: () => (/* binding */ getConfig)
/* harmony export */ });
/* unused harmony exports getPage, searchPages, pushCommit, listBranches, createBranch, deleteBranch, mergeBranches, listPullRequests */
const schemas = () => Promise.all(/* import() | schemas */[__webpack_require__.e(476), __webpack_require__.e(213)]).then(__webpack_require__.bind(__webpack_require__, 87056));
/** `GET /pages` (viewer) [P]. `size` is in bytes. */
async function listPages(api, query = {}) {
    return read(api, {
        path: '/pages',
        goal: 'list the pages',
        query: { ...query },
        schema: async () => (await schemas()).pageList,
    });
}
/** `GET /pages/{path}` (viewer) [P]. `path` is one that `listPages` returns; an unknown page gets 404. */
async function getPage(api, path, query = {}) {
    const schema = async () => (await schemas()).pageSource;
    return read(api, { path: '/pages/{path}', goal: 'read a page', params: { path }, query: { ...query }, schema });
}
/**
 * `GET /search` (viewer) [P]: the published pages, best match first.
 * @param query.limit at most 50
 * @param query.semanticRatio 0 for words only, 1 for meaning only
 */
async function searchPages(api, query) {
    return read(api, {
        path: '/search',
        goal: 'search the documentation',
        query: { ...query },
        schema: async () => (await schemas()).searchHits,
    });
}
/** `GET /config` (viewer) [P]: the project's configuration file. */
async function getConfig(api, query = {}) {
    return read(api, {
        path: '/config',
        goal: 'read the configuration',
        query: { ...query },
        schema: async () => (await schemas()).configuration,
    });
}
/**
 * `POST /push` (editor) [S: exists, P: shape]: one commit. On the deployment branch it deploys live.
 * A lost response is thrown, because the service offers no way to identify this commit.
 * @param change.commitMessage 1 to 500 characters
 * @param change.operations 1 to 20
 */
async function pushCommit(api, change) {
    return write(api, {
        path: '/push',
        goal: 'push the commit',
        json: change,
        schema: async () => (await schemas()).commit,
    });
}
/** `GET /branches` (viewer) [P]. */
async function listBranches(api) {
    return read(api, { path: '/branches', goal: 'list the branches', schema: async () => (await schemas()).branchList });
}
/** `POST /branches` (editor) [P]. A lost response is thrown; `listBranches` shows whether the branch exists. */
async function createBranch(api, branch) {
    return write(api, {
        path: '/branches',
        goal: 'create the branch',
        json: branch,
        schema: async () => (await schemas()).createdBranch,
    });
}
/** `POST /branches/delete` (editor) [P]. A lost response is thrown, as in `createBranch`. */
async function deleteBranch(api, branchName) {
    const schema = async () => (await schemas()).deletedBranch;
    await write(api, { path: '/branches/delete', goal: 'delete the branch', json: { branchName }, schema });
}
/** `POST /branches/merge` (editor) [P]: merges `head` into `base`. A lost response is thrown. */
async function mergeBranches(api, merge) {
    return write(api, {
        path: '/branches/merge',
        goal: 'merge the branches',
        json: merge,
        schema: async () => (await schemas()).merge,
    });
}
/** `GET /pull-requests` (viewer) [S]. */
async function listPullRequests(api, query = {}) {
    const schema = async () => (await schemas()).pullRequestList;
    return read(api, { path: '/pull-requests', goal: 'list the pull requests', query: { ...query }, schema });
}
async function read(api, call) {
    return (await api.call({ ...call, method: 'GET', role: 'viewer', idempotent: true })).body;
}
async function write(api, call) {
    return (await api.call({ ...call, method: 'POST', role: 'editor', idempotent: false })).body;
}


/***/ }),

/***/ 39319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ listDeployments),
/* harmony export */   Pw: () => (/* binding */ createPreview),
/* harmony export */   UG: () => (/* binding */ CLOCK_TOLERANCE_MS),
/* harmony export */   Yy: () => (/* binding */ createDeployment),
/* harmony export */   i8: () => (/* binding */ getDeployment)
/* harmony export */ });
/* harmony import */ var _pagination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94952);

/** Maximum `limit` of `GET /deployments` (contract: Limits, page sizes). */
const MAX_PAGE_SIZE = 100;
/**
 * A deployment that seems older than the request by up to this much may still be its result. The Date header, which
 * gives the service's clock, has whole seconds, and the response takes time to arrive.
 */
const CLOCK_TOLERANCE_MS = 2_000;
const schemas = () => Promise.all(/* import() | schemas */[__webpack_require__.e(476), __webpack_require__.e(213)]).then(__webpack_require__.bind(__webpack_require__, 57481));
/**
 * `POST /deploy` (editor) [S]: builds and publishes the deployment branch without a change in Git.
 * After a lost response, it looks for the deployment in the list before it starts another one.
 * @param options.commitSha deploys this commit [P]; without it the request has no body, as [S] says
 */
async function createDeployment(api, { commitSha } = {}) {
    return start(api, {
        path: '/deploy',
        goal: 'start the deployment',
        json: commitSha === undefined ? undefined : { commitSha },
        matches: ({ isPreview }) => !isPreview,
    });
}
/**
 * `POST /deploy/preview` (editor) [S: exists, P: shape]: builds a preview of a branch. 403 if the plan has no previews,
 * 422 if the preview can't start [P]. It handles a lost response like `createDeployment`.
 */
async function createPreview(api, { branch, commitSha }) {
    return start(api, {
        path: '/deploy/preview',
        goal: 'start the preview',
        json: { branch, commitSha },
        matches: (deployment) => deployment.isPreview && (deployment.branch === null || deployment.branch === branch),
    });
}
/** `GET /deployments/{id}` (viewer) [S]. An unknown id gets 404. */
async function getDeployment(api, id) {
    const { body } = await api.call({
        method: 'GET',
        path: '/deployments/{id}',
        role: 'viewer',
        goal: 'read the deployment',
        params: { id },
        schema: async () => (await schemas()).deployment,
        idempotent: true,
    });
    return body;
}
/**
 * `GET /deployments` (viewer) [S]: newest first, live and preview together.
 * @param options.limit deployments per request, 1 to 100; a small limit suits readers of the newest few
 */
function listDeployments(api, { limit = MAX_PAGE_SIZE } = {}) {
    const getPage = async (offset) => {
        const { body } = await api.call({
            method: 'GET',
            path: '/deployments',
            role: 'viewer',
            goal: 'list the deployments',
            query: { limit, offset },
            schema: async () => (await schemas()).deploymentPage,
            idempotent: true,
        });
        return { items: body.deployments, total: body.total };
    };
    return (0,_pagination_js__WEBPACK_IMPORTED_MODULE_0__/* .listByOffset */ .v)(getPage, ({ deploymentId }) => deploymentId);
}
async function start(api, { path, goal, json, matches }) {
    const call = {
        method: 'POST',
        path,
        role: 'editor',
        goal,
        json,
        schema: async () => (await schemas()).startedDeployment,
        idempotent: false,
        lookUp: (sinceMs) => findStarted(api, sinceMs, matches),
    };
    return (await api.call(call)).body;
}
/** Finds the deployment that a lost request started: by the API, of the right kind, at the right time. */
async function findStarted(api, sinceMs, matches) {
    // The responses of the list set the service's clock, so the time is converted again for each deployment.
    const msSinceRequest = ({ createdAt }) => Date.parse(createdAt) - api.toServerMs(sinceMs);
    let closest;
    for await (const deployment of listDeployments(api, { limit: 20 })) {
        const ageMs = msSinceRequest(deployment);
        if (ageMs < -CLOCK_TOLERANCE_MS)
            break;
        const isByApi = deployment.triggerType === 'api' || deployment.triggerType === null;
        // Another run may have started one, too. The one that began closest to the request counts.
        const isCloser = !closest || Math.abs(ageMs) < Math.abs(msSinceRequest(closest));
        if (isByApi && matches(deployment) && isCloser)
            closest = deployment;
    }
    return closest;
}


/***/ }),

/***/ 94952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ listByPage),
/* harmony export */   v: () => (/* binding */ listByOffset)
/* harmony export */ });
/**
 * Reads paged lists as async iterators. A list may change while it is read, so items are identified by id and yielded
 * once, and a pass over the pages that doesn't add up is repeated.
 *
 * Guarantee for a newest-first list: an item that is in the list from the first request to the last is yielded exactly
 * once. Additions push items to later pages, where they appear again. Deletions pull items into pages that are already
 * read, which shows in a smaller `total`. Items that come or go in between may or may not be yielded. A list that never
 * stops changing is read three times at most.
 *
 * A reader that stops early causes no further request.
 */
/** Maximum number of passes over one list. */
const MAX_PASSES = 3;
/** After this many pages in a row without a new item, the service seems to ignore the page number. */
const MAX_STALE_PAGES = 3;
/**
 * Reads a list by page number, several pages at a time.
 * @param getPage gets a page; pages count from 1
 * @param concurrency maximum number of pages in flight once the reader wants more than the first
 */
function listByPage(getPage, idOf, concurrency) {
    return collect(() => readNumbered(getPage, concurrency), idOf);
}
/** Reads a list by the number of items to skip. */
function listByOffset(getPage, idOf) {
    return collect(() => readByOffset(getPage), idOf);
}
async function* collect(readPages, idOf) {
    const yielded = new Set();
    let everShrank = false;
    for (let passes = 1; passes <= MAX_PASSES; passes += 1) {
        const yieldedBefore = yielded.size;
        const pass = new Pass();
        for await (const page of readPages()) {
            pass.add(page.items.map(idOf), page.total);
            for (const item of page.items) {
                if (yielded.has(idOf(item)))
                    continue;
                yielded.add(idOf(item));
                yield item;
            }
            everShrank ||= pass.shrank;
            // New items are in front. A later pass that only lacked those ends as soon as it has them.
            if (pass.isStale || (passes > 1 && !everShrank && yielded.size === page.total))
                break;
        }
        if (pass.isComplete || (pass.isStable && yielded.size === yieldedBefore))
            return;
    }
}
/** Counts what one pass over the pages saw. */
class Pass {
    #ids = new Set();
    #stalePages = 0;
    #total;
    isStable = true;
    /** The list got shorter during the pass, so items may have moved into pages that were read already. */
    shrank = false;
    add(ids, total) {
        const before = this.#ids.size;
        for (const id of ids)
            this.#ids.add(id);
        this.#stalePages = this.#ids.size === before ? this.#stalePages + 1 : 0;
        if (total !== undefined && this.#total !== undefined) {
            this.isStable &&= total === this.#total;
            this.shrank ||= total < this.#total;
        }
        this.#total = total;
    }
    get isStale() {
        return this.#stalePages >= MAX_STALE_PAGES;
    }
    get isComplete() {
        return this.#total === undefined || (this.isStable && this.#ids.size === this.#total);
    }
}
async function* readNumbered(getPage, concurrency) {
    const first = await getPage(1);
    yield first;
    let { pages } = first;
    const inFlight = [];
    for (let page = 2, next = 2; page <= pages; page += 1) {
        for (; next <= Math.min(pages, page + concurrency - 1); next += 1)
            inFlight.push(ignoringRejection(getPage(next)));
        const current = await inFlight.shift();
        if (!current)
            return;
        yield current;
        pages = current.items.length === 0 ? 0 : current.pages;
    }
}
/** Keeps Node.js from ending the process if a page fails that the reader never requests. */
function ignoringRejection(promise) {
    promise.catch(() => undefined);
    return promise;
}
async function* readByOffset(getPage) {
    for (let offset = 0;;) {
        const page = await getPage(offset);
        yield page;
        offset += page.items.length;
        // A total below the offset is wrong, so the list ends only at its total or at an empty page.
        if (page.items.length === 0 || offset === page.total)
            return;
    }
}


/***/ }),

/***/ 37065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
/** The ending of a command that failed. */
function failed(message, topic) {
    return { outcome: 'failed', message, topic };
}


/***/ }),

/***/ 51757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ RESULTS_FOLDER),
/* harmony export */   j: () => (/* binding */ commonInputs)
/* harmony export */ });
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82682);
/** Declares the inputs that every command has. */

/** By default, each command writes its results to a folder of its own below this one, relative to the workspace. */
const RESULTS_FOLDER = 'docs-ci';
const apiKey = (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ)({
    description: 'API key of the documentation project, from a secret. Organization admins create keys and choose the role of each (plan Standard or above).',
    required: true,
    gitlab: { default: '$DOCS_API_KEY' },
});
const token = (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ)({
    description: 'Platform token for comments, issues, releases and deployment records. On GitLab, comments and issues need the api scope.',
    defaultText: "the job's token on GitHub",
    github: { default: '${{ github.token }}' },
    gitlab: { default: '$DOCS_CI_GITLAB_TOKEN' },
});
/** Declares the common inputs of a command. `timeout` is the default; `timeoutText` says what happens after it. */
function commonInputs(command) {
    return {
        apiKey,
        baseUrl: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .baseUrl */ .pc)({
            description: `API base URL with the version, such as ${_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .EXAMPLE_BASE_URL */ .zt}.`,
            required: true,
        }),
        timeout: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)({
            description: `Time limit for the whole job, such as 90s, 15m or 2h. ${command.timeoutText}`,
            default: command.timeout,
        }),
        onTimeout: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(['fail', 'warn'], {
            description: 'Whether reaching the timeout fails the job (exit code 4) or only adds a warning (exit code 0).',
            default: 'fail',
        }),
        onMissingKey: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(['fail', 'skip'], {
            description: "Whether a missing API key fails the job or skips it with a notice. Pull requests from forks don't get secrets.",
            default: 'fail',
        }),
        dryRun: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)({
            description: 'Only read and plan: report what the job would change, and change nothing.',
            default: 'false',
        }),
        summary: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)({ description: 'Write a job summary.', default: 'true' }),
        resultsDir: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .path */ .Ae)({
            description: 'Folder for result.json, summary.md and other result files, relative to the workspace.',
            default: `${RESULTS_FOLDER}/${command.name}`,
            // GitLab collects artifacts from there, so it must be neither the whole project nor outside of it.
            gitlab: { regex: '^[^/]' },
        }),
        token,
    };
}


/***/ }),

/***/ 38945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triggerDeploy: () => (/* binding */ triggerDeploy)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/text/log.js
var text_log = __webpack_require__(42883);
;// CONCATENATED MODULE: ../../build/src/deployments/build-error.js
/** Finds the error in a build log: its file, line, message and code frame. Pure, and linear in the length of the log. */

/** Longer lines are cut, so that no expression needs more than linear time. */
const MAX_LINE_LENGTH = 1_000;
const MAX_FRAME_LINES = 12;
/** Matches the word error, also as part of a class such as SyntaxError, but not in the name of a file or in `0 error(s)`. */
const ERROR = /(?:^|[^\w./\\-])(?<!\b(?:0|no)\s)(?:[Ee]rror|ERROR|[A-Z]\w{0,40}Error)(?![\w/\\-]|\.\w)/;
/** Matches what follows a file in the styles of compilers: `path:31:5`, `path(31,5)` and `"path", line 31`. */
const POSITIONS = /:(\d{1,7})(:\d{1,7})?(?!\d)|\((\d{1,7})(?:, ?\d{1,7})?\)|"?,?(?: (?:at|on))? line (\d{1,7})/gi;
/** Matches a character of a path. The characters that begin a position are none, so each is read once. */
const PATH_CHARACTER = /[^\s"'`()<>|:,]/;
/** Returns undefined for a log without text. */
function findBuildError(log) {
    const lines = (0,text_log/* cleanLines */.v3)(log).map((line) => line.slice(0, MAX_LINE_LENGTH).trimEnd());
    const errors = lines.flatMap((line, index) => (ERROR.test(line) ? [index] : []));
    const located = errors.find((index) => locationNear(lines, index) !== undefined);
    const at = located ?? errors[0] ?? lines.findLastIndex((line) => line !== '');
    const text = lines[at];
    if (text === undefined || text === '')
        return undefined;
    const location = locationNear(lines, at);
    const message = messageOf(text, location) || messageOf(lines[at + 1] ?? '', location) || text.trim();
    const frame = frameAfter(lines, at + 1);
    return { message, ...(location && { file: location.file, line: location.line }), ...(frame && { frame }) };
}
/** Compilers print the location in the line of the error, below it, or above it. */
function locationNear(lines, index) {
    for (const near of [index, index + 1, index + 2, index - 1]) {
        const line = lines[near] ?? '';
        // The location of another error is none of this one.
        const found = near === index || !ERROR.test(line) ? locationIn(line) : undefined;
        if (found)
            return found;
    }
    return undefined;
}
function locationIn(line) {
    if (isFrameLine(line))
        return undefined;
    for (const match of line.matchAll(POSITIONS)) {
        const [position, afterColon, column, inParentheses, inWords] = match;
        const file = pathBefore(line, match.index);
        const number = Number(afterColon ?? inParentheses ?? inWords);
        if (file === undefined || number === 0)
            continue;
        // A host and its port look the same as a file and its line.
        if (afterColon !== undefined && column === undefined && !/[/\\]|\.(?:mdx?|json|ya?ml)$/i.test(file))
            continue;
        return { text: file + position, file: file.replaceAll('\\', '/').replace(/^\.\//, ''), line: number };
    }
    return undefined;
}
/** Returns the path that ends there; undefined for other text, URLs, and installed packages, whose files no one can fix. */
function pathBefore(line, end) {
    let start = end;
    while (PATH_CHARACTER.test(line[start - 1] ?? ' '))
        start -= 1;
    if (line.startsWith('//', start))
        return undefined;
    const hasDrive = /(?:^|\W)[a-z]:$/i.test(line.slice(Math.max(0, start - 3), start)) && /[/\\]/.test(line[start] ?? '');
    const path = line.slice(hasDrive ? start - 2 : start, end);
    const isFile = /[^/\\]\.[a-z]\w{0,7}$/i.test(path.slice(-10)) && !/(?:^|[/\\])node_modules[/\\]/.test(path);
    return isFile ? path : undefined;
}
/** Removes the time, the location and the word error from the start of the line. */
function messageOf(line, location) {
    if (isFrameLine(line))
        return '';
    return line
        .replace(/^\s*\[?\d[\d:.TZ-]{4,30}\]?\s+/, '')
        .replace(location?.text ?? '', '')
        .replace(/^(?:\W*(?:at\s)?\W*\w*error\b[\])]?)?[\s:-]*/i, '')
        .replace(/[\s(]*(?:\b(?:at|in))?[\s(:)]*$/, '')
        .trim();
}
function isFrameLine(line) {
    return /^[ \t]{0,20}>?[ \t]{0,20}\d{0,7}[ \t]{0,4}[|│]/.test(line);
}
/** A table of a log has no number before its first line. */
function isNumberedFrameLine(line) {
    return /^[ \t>]{0,40}\d/.test(line) && isFrameLine(line);
}
function frameAfter(lines, first) {
    const start = lines.slice(first, first + 4).findIndex(isNumberedFrameLine);
    if (start < 0)
        return undefined;
    const below = lines.slice(first + start, first + start + MAX_FRAME_LINES);
    const end = below.findIndex((line) => !isFrameLine(line));
    return below.slice(0, end < 0 ? below.length : end).join('\n');
}

;// CONCATENATED MODULE: ../../build/src/deployments/phase.js
/** Treats unknown statuses as in progress: the service may add some, and only the three final ones end the wait. */
function phaseOf({ status }) {
    return status === 'ready' || status === 'error' || status === 'cancelled' ? status : 'in-progress';
}

// EXTERNAL MODULE: ../../build/src/api/endpoints/deployments.js
var deployments = __webpack_require__(39319);
// EXTERNAL MODULE: ../../build/src/text/short-id.js
var short_id = __webpack_require__(45565);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
;// CONCATENATED MODULE: ../../build/src/deployments/wait-for-deployment.js




/** Polls until the deployment is finished, and resolves to it. `onUpdate` gets every response. */
async function waitForDeployment({ api, clock, log, pause }, deploymentId, onUpdate) {
    const startMs = clock.now();
    for (let lastStatus = '';;) {
        const deployment = await (0,deployments/* getDeployment */.i8)(api, deploymentId);
        onUpdate(deployment);
        const waitedMs = clock.now() - startMs;
        const line = `Deployment ${(0,short_id/* shortId */.m)(deploymentId)}: ${deployment.status} (${(0,units/* formatDuration */.a)(waitedMs)})`;
        if (deployment.status === lastStatus)
            log.progress(line);
        // Every deployment starts as pending, and the caller said that it has started.
        else if (lastStatus !== '' || deployment.status !== 'pending')
            log.info(line);
        lastStatus = deployment.status;
        if (phaseOf(deployment) !== 'in-progress')
            return deployment;
        await pause(pollDelayMs(waitedMs));
    }
}
/**
 * Milliseconds until the next request. In the first minute, a change is noticed within two seconds, response time
 * included. Later it is a twentieth of the time waited so far, at most 15 s. The key's rate limit can add to it.
 */
function pollDelayMs(waitedMs) {
    return waitedMs < 60_000 ? 1_200 : Math.min(15_000, waitedMs / 20);
}

// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __webpack_require__(83319);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: ../../build/src/commands/common-inputs.js
var common_inputs = __webpack_require__(51757);
// EXTERNAL MODULE: ../../build/src/commands/input-kinds.js
var input_kinds = __webpack_require__(82682);
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/inputs.js


const inputs = {
    mode: (0,input_kinds/* choice */.Yq)(['deploy', 'preview', 'wait'], {
        description: 'Start a live deployment (deploy), preview a branch (preview), or wait for the deployment that a push started (wait).',
        default: 'deploy',
    }),
    branch: (0,input_kinds/* text */.Qq)({
        description: 'Branch to preview or to wait for. Required on tags in modes preview and wait.',
        defaultText: 'the branch being built',
    }),
    commitSha: (0,input_kinds/* text */.Qq)({ description: 'Commit to deploy or preview, if the service supports it.', defaultText: 'the newest commit' }, { matches: /^[0-9a-f]{7,64}$/i, problem: "isn't a valid commit SHA. Use 7 to 64 hexadecimal digits." }),
    wait: (0,input_kinds/* flag */.Jt)({
        description: 'Wait until the deployment finishes. If false, the job only starts the deployment.',
        default: 'true',
    }),
    appearTimeout: (0,input_kinds/* duration */.p0)({
        description: 'Maximum time to wait for the deployment of a push to appear (mode wait).',
        default: '3m',
    }),
    reuseInProgress: (0,input_kinds/* flag */.Jt)({
        description: 'Wait for a live deployment that is already in progress instead of starting another (mode deploy).',
        default: 'false',
    }),
    verifyUrl: (0,input_kinds/* flag */.Jt)({
        description: 'Wait until the published URL responds with a status below 400. The API key is not sent.',
        default: 'false',
    }),
    environment: (0,input_kinds/* flag */.Jt)({
        description: 'Record the result as a GitHub deployment (needs deployments: write) or a GitLab environment, with the published URL.',
        default: 'false',
    }),
    environmentName: (0,input_kinds/* text */.Qq)({
        description: 'Name of the environment. Also separates the comments of several sites on one pull or merge request.',
        defaultText: 'docs, or docs-preview in mode preview',
    }),
    comment: (0,input_kinds/* flag */.Jt)({
        description: 'Post the result as one comment on the pull or merge request. Needs pull-requests: write on GitHub, or token on GitLab.',
        default: 'false',
    }),
    ...(0,common_inputs/* commonInputs */.j)({
        name: 'trigger-deploy',
        timeout: '20m',
        timeoutText: 'At the limit, the job stops waiting; the deployment continues.',
    }),
};
/** Finds inputs that contradict each other or are missing in this run. */
function checkInputs({ mode, wait, branch, verifyUrl, environment }, runContext) {
    const problems = [];
    if ((mode === 'preview' || mode === 'wait') && (branch ?? runContext.branch) === undefined) {
        const problem = `is required in mode ${mode} if the job doesn't run on a branch, for example on a tag. Set branch.`;
        problems.push({ input: 'branch', problem });
    }
    if (wait !== false)
        return problems;
    if (mode === 'wait')
        problems.push({ input: 'wait', subject: 'false', problem: "can't be combined with mode wait. Set wait to true." });
    if (verifyUrl) {
        problems.push({
            input: 'verifyUrl',
            problem: 'needs wait: true, because the URL is published at the end. Set wait to true.',
        });
    }
    if (environment) {
        problems.push({
            input: 'environment',
            problem: 'needs wait: true, because the result is recorded at the end. Set wait to true.',
        });
    }
    return problems;
}
/** Names the inputs that are set but have no effect in this mode. */
function unusedInputs({ mode, branch, commitSha, reuseInProgress }) {
    return [
        ...(mode === 'deploy' && branch !== undefined ? ['branch'] : []),
        ...(mode === 'wait' && commitSha !== undefined ? ['commit-sha'] : []),
        ...(mode !== 'deploy' && reuseInProgress ? ['reuse-in-progress'] : []),
    ];
}

;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/plan.js
/** Plans the work that checked inputs describe. */
function planDeploy(inputs, runContext, nowMs) {
    const { mode, commitSha } = inputs;
    if (mode === 'deploy')
        return { kind: 'deploy', commitSha, reuse: inputs.reuseInProgress };
    const branch = inputs.branch ?? runContext.branch ?? '';
    return mode === 'preview'
        ? { kind: 'preview', branch, commitSha }
        : { kind: 'wait', branch, pushedAt: pushTime(runContext, nowMs) };
}
/** Returns the commit that the service builds; undefined if this run can't know it. */
function builtCommit(plan, { branch, commitSha, fromFork }) {
    if (plan.kind !== 'wait' && plan.commitSha !== undefined)
        return plan.commitSha;
    // A live deployment builds the newest commit of a branch that only the service knows.
    return plan.kind !== 'deploy' && plan.branch === branch && !fromFork ? commitSha : undefined;
}
function pushTime({ pushedAtMs }, nowMs) {
    return pushedAtMs === undefined ? { ms: nowMs, clock: 'local' } : { ms: pushedAtMs, clock: 'platform' };
}

// EXTERNAL MODULE: ../../build/src/api/endpoints/content.js
var content = __webpack_require__(43098);
// EXTERNAL MODULE: ../../build/src/text/error-message.js
var error_message = __webpack_require__(92161);
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/changed-pages.js
/** The folder of the documentation in the repository is unknown, so a file also matches by the end of its path. */
function matchChangedPages(files, pagePaths) {
    const known = new Set(pagePaths.map(withoutEnding));
    const pages = [];
    const otherFiles = [];
    for (const file of files) {
        const { path, change } = file;
        const page = change === 'removed' || !/\.mdx?$/i.test(path) ? undefined : findPage(withoutEnding(path), known);
        if (page === undefined)
            otherFiles.push(file);
        else
            pages.push({ path: publishedPath(page), change: change === 'added' ? 'new' : 'changed' });
    }
    return { pages, otherFiles };
}
function findPage(path, known) {
    for (let rest = path;;) {
        if (known.has(rest))
            return rest;
        const slash = rest.indexOf('/');
        if (slash < 0)
            return undefined;
        rest = rest.slice(slash + 1);
    }
}
function withoutEnding(path) {
    return path.replace(/^\/+/, '').replace(/\.mdx?$/i, '');
}
function publishedPath(page) {
    return `/${page.replace(/(?:^|\/)index$/, '')}`;
}

// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/summary.js
/** Renders the outputs and the summary of a trigger-deploy run. Pure, and works on an incomplete record. */




/** Characters of a message in an annotation; platforms truncate slightly longer texts. */
const MAX_ANNOTATION_LENGTH = 3_000;
/** Rows of the table of changed pages; the others are folded. */
const MAX_OPEN_ROWS = 10;
const MAX_OTHER_FILES = 100;
function summarizeDeploy(record, mode, ending) {
    const { deployment, buildError } = record;
    const url = deployment?.url ?? undefined;
    const first = firstBlocks(record, ending);
    return {
        outputs: {
            'deployment-id': deployment?.deploymentId,
            status: deployment?.status,
            url,
            branch: deployment?.branch ?? undefined,
            'is-preview': deployment ? (deployment.isPreview ?? record.isPreview ?? mode === 'preview') : undefined,
            'timed-out': ending.outcome === 'timed-out',
            'duration-seconds': Math.round(ending.durationMs / 1000),
        },
        // Before anything was deployed, the known cause is the best title.
        headline: deployment === undefined && ending.topic !== undefined ? undefined : headlineOf(record, ending),
        includesMessage: first.length > 0,
        summary: [...first, ...buildLogBlocks(deployment?.logs), ...detailBlocks(record, ending)],
        annotations: buildError
            ? [
                {
                    level: 'error',
                    title: 'Documentation build failed',
                    message: buildError.message.slice(0, MAX_ANNOTATION_LENGTH),
                    // The platform shows the annotation in the diff, so the file must be one of the repository.
                    ...(buildError.url !== undefined && { file: buildError.file, line: buildError.line }),
                },
            ]
            : [],
        links: url ? [{ label: 'Documentation', url }] : [],
    };
}
/** Says in a clause how the run ended. */
function headlineOf(record, { outcome, durationMs }) {
    const { isPreview, deployment, planned, urlCheck, isMissing, reused } = record;
    const what = isPreview ? 'Documentation preview' : 'Documentation';
    if (planned !== undefined)
        return { sign: 'plan', text: `Plan: ${planned}` };
    if (outcome === 'cancelled')
        return { sign: 'neutral', text: 'The job was cancelled' };
    switch (deployment?.status) {
        case 'error':
            return { sign: 'bad', text: `${what} failed to build` };
        case 'cancelled':
            return { sign: 'bad', text: `${what} was cancelled on the service` };
        case 'ready':
            if (outcome === 'done')
                return { sign: 'good', text: `${what} is ${isPreview ? 'ready' : 'live'}` };
            return { sign: 'warning', text: `${what} is published but ${urlCheck ? "doesn't respond" : 'has no valid URL'}` };
    }
    switch (outcome) {
        case 'done': {
            const started = isPreview ? 'Documentation preview' : 'Documentation deployment';
            return { sign: 'working', text: `${started} ${reused ? 'is already in progress' : 'started'}` };
        }
        case 'timed-out':
            return {
                sign: 'waiting',
                text: `${deployment ? 'Still building' : 'No deployment'} after ${minutes(durationMs)}`,
            };
        case 'unavailable':
            return { sign: 'bad', text: "The documentation service isn't available" };
        default:
            if (isMissing)
                return { sign: 'bad', text: 'No deployment appeared for this push' };
            return { sign: 'bad', text: `The documentation ${isPreview ? 'preview ' : ''}wasn't published` };
    }
}
function minutes(ms) {
    return ms >= 60_000 ? `${Math.round(ms / 60_000)} min` : (0,units/* formatDuration */.a)(ms);
}
/** Returns nothing if the message of the ending says it best. */
function firstBlocks(record, ending) {
    if (record.planned !== undefined)
        return [{ paragraph: 'This is a dry run. Nothing was started.' }];
    if (record.buildError)
        return buildErrorBlocks(record.buildError);
    return publishedBlocks(record, ending);
}
/** Returns the link to what was published, and the pages that changed; nothing if nothing was published. */
function publishedBlocks(record, { outcome }) {
    const { deployment, isPreview, urlCheck, changedPages } = record;
    const url = deployment?.url ?? '';
    if (outcome !== 'done' || deployment?.status !== 'ready' || !(0,text_document/* isWebUrl */.O9)(url))
        return [];
    const source = sourceOf(record);
    const duration = buildDuration(record);
    const built = [...prefixed(' from ', source), ...(duration === undefined ? [] : [` in ${duration}`])];
    const paragraph = isPreview
        ? [{ link: url, text: 'Open the preview', isMain: true }, ...prefixed(' of ', source)]
        : [
            { link: url, text: new URL(url).host, isMain: true },
            ...(urlCheck ? [` responds with ${urlCheck.result}`] : []),
            ...prefixed(' · built', built),
        ];
    return [{ paragraph }, ...(changedPages ? changedPageBlocks(changedPages, url) : [])];
}
function changedPageBlocks({ pages, otherFiles }, url) {
    const tableOf = (rows) => ({
        table: {
            head: ['Page', 'Change'],
            rows: rows.map(({ path, change }) => [{ link: pageUrl(url, path), text: path }, change]),
        },
    });
    const folded = pages.slice(MAX_OPEN_ROWS);
    const fileItems = otherFiles
        .slice(0, MAX_OTHER_FILES)
        .map(({ path, change }) => (change === 'changed' ? { code: path } : [{ code: path }, ` (${change})`]));
    const hidden = otherFiles.length - fileItems.length;
    const list = [...fileItems, ...(hidden > 0 ? [`${hidden} more`] : [])];
    const otherTitle = (0,pluralize/* pluralize */.t)(otherFiles.length, pages.length > 0 ? 'more file' : 'changed file');
    return [
        ...(pages.length > 0 ? [tableOf(pages.slice(0, MAX_OPEN_ROWS))] : []),
        ...(folded.length > 0 ? [{ details: (0,pluralize/* pluralize */.t)(folded.length, 'more page'), blocks: [tableOf(folded)] }] : []),
        ...(list.length > 0 ? [{ details: otherTitle, blocks: [{ list }] }] : []),
    ];
}
function pageUrl(base, path) {
    const url = new URL(base);
    // The rest is encoded by the setter.
    url.pathname = url.pathname.replace(/\/$/, '') + path.replaceAll('%', '%25');
    return url.href;
}
/** Returns how long the service built, by its own clock; undefined if it doesn't say. */
function buildDuration({ deployment }) {
    const ms = Date.parse(deployment?.updatedAt ?? '') - Date.parse(deployment?.createdAt ?? '');
    return ms >= 0 ? (0,units/* formatDuration */.a)(ms) : undefined;
}
/** Returns the branch and the commit that the service builds, as far as they are known. */
function sourceOf({ branch, commitSha, deployment }) {
    const name = deployment?.branch ?? branch;
    const commit = commitSha === undefined ? [] : [{ code: shortCommit(commitSha) }];
    return name === undefined ? commit : [{ code: name }, ...prefixed(' at ', commit)];
}
function shortCommit(commitSha) {
    return commitSha.slice(0, 7);
}
function prefixed(text, parts) {
    return parts.length === 0 ? [] : [text, ...parts];
}
/** Shows where the build failed and why. */
function buildErrorBlocks({ file, line, message, frame, url }) {
    const place = file === undefined ? '' : `${file}, line ${line ?? 1}`;
    const shown = place === '' ? [] : [url === undefined ? { code: place } : { link: url, text: place }, ': '];
    return [{ paragraph: [...shown, message] }, ...(frame === undefined ? [] : [{ verbatim: frame }])];
}
/** @param maxLines lines at the end of the log to show; the error is there */
function buildLogBlocks(logs, maxLines = Infinity) {
    if (!logs)
        return [];
    const lines = (0,text_log/* cleanLines */.v3)(logs.trimEnd());
    const verbatim = lines.slice(-maxLines).join('\n');
    return [{ details: `Build log (${(0,pluralize/* pluralize */.t)(lines.length, 'line')})`, blocks: [{ verbatim }] }];
}
function detailBlocks(record, ending) {
    const { deployment, urlCheck, reused, commitSha } = record;
    if (!deployment)
        return [];
    const url = deployment.url ?? '';
    const facts = [
        ['Deployment', { code: deployment.deploymentId }],
        ['Status', deployment.status],
        ['URL', url === '' ? undefined : { link: url, text: url }],
        ['URL responds', urlCheck && (urlCheck.isLive ? `yes (${urlCheck.result})` : `no (${urlCheck.result})`)],
        ['Branch', deployment.branch ? { code: deployment.branch } : undefined],
        ['Commit', commitSha === undefined ? undefined : { code: commitSha }],
        ['Trigger', deployment.triggerType ?? undefined],
        ['Started', reused ? 'before this run' : undefined],
        ['Duration', (0,units/* formatDuration */.a)(ending.durationMs)],
    ];
    const known = facts.filter((fact) => fact[1] !== undefined);
    return [{ details: 'Details', blocks: [{ facts: known }] }];
}

;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/comment.js
/** Renders the comment on a pull or merge request, at the start and at the end of a run. Pure. */



const MAX_LOG_LINES = 40;
/** Renders the comment while the service builds. */
function renderStartComment(record, facts) {
    const heading = `${record.isPreview ? 'Documentation preview' : 'Documentation'} is building`;
    return [
        { heading, level: 3, sign: 'working' },
        { paragraph: sourceOf(record) },
        { paragraph: lastPreview(record) },
        footnote(record, [], facts),
    ];
}
/** Renders the comment with the result. */
function renderComment(record, ending, facts) {
    const { text, sign } = headlineOf(record, ending);
    const { deployment, buildError } = record;
    const published = publishedBlocks(record, ending);
    if (published.length > 0) {
        const duration = record.isPreview ? buildDuration(record) : undefined;
        const built = duration === undefined ? [] : [`Built in ${duration}`];
        return [{ heading: text, level: 3, sign }, ...published, footnote(record, built, facts)];
    }
    const last = lastPreview(record);
    return [
        { heading: text, level: 3, sign },
        ...(buildError
            ? [...buildErrorBlocks(buildError), ...buildLogBlocks(deployment?.logs, MAX_LOG_LINES)]
            : messageBlocks(ending, deployment?.url)),
        ...(last.length > 0 ? [{ paragraph: last }] : []),
        footnote(record, sourceOf(record), facts),
    ];
}
function messageBlocks({ message, helpUrl }, url) {
    return [
        { paragraph: (0,text_document/* linkUrls */.T_)(message, url ? [url] : []) },
        ...(helpUrl === undefined ? [] : [{ paragraph: { link: helpUrl, text: 'Troubleshooting' } }]),
    ];
}
function lastPreview({ lastPreviewUrl }) {
    if (lastPreviewUrl === undefined || !(0,text_document/* isWebUrl */.O9)(lastPreviewUrl))
        return [];
    return ['The last preview that worked is ', { link: lastPreviewUrl, text: 'still there' }, '.'];
}
/** @param first what only this comment has to say */
function footnote({ deployment }, first, { nowMs, runUrl }) {
    const parts = [
        first,
        [formatTime(nowMs)],
        runUrl === undefined ? [] : [{ link: runUrl, text: 'run' }],
        deployment ? ['deployment ', { code: (0,short_id/* shortId */.m)(deployment.deploymentId) }] : [],
    ];
    const known = parts.filter((part) => part.length > 0);
    return { footnote: known.flatMap((part, index) => (index === 0 ? part : [' · ', ...part])) };
}
/** Formats a time such as `15 Nov 2026, 12:04 UTC`. */
function formatTime(ms) {
    const [, day = '', month = '', year = '', time = ''] = new Date(ms).toUTCString().split(' ');
    return `${Number(day)} ${month} ${year}, ${time.slice(0, 5)} UTC`;
}

;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/publish-status.js
/** Publishes the status of the deployment on the platform, as a deployment record and as a comment. */






/**
 * Opens a deployment record and closes it at the end of the run. The run doesn't wait for the platform. The updates
 * happen one after the other, so the last state wins. The job never fails because of them.
 */
function openDeploymentRecord({ inputs, host, log, record, optional, defer }) {
    if (!inputs.environment)
        return;
    if (!host.openDeployment) {
        log.notice('environment: skipped, because deployment records only exist on GitHub and GitLab.');
        return;
    }
    const transient = record.isPreview === true;
    const request = {
        environment: environmentName(inputs, record),
        description: transient ? 'Documentation preview' : 'Documentation',
        transient,
        token: inputs.token ?? '',
    };
    const opening = optional('environment', async () => host.openDeployment?.(request));
    // The record gets its final state even if this update fails.
    const started = opening.then((opened) => optional('environment', async () => opened?.update('in_progress', { description: 'Building' })));
    defer(async (ending) => {
        const opened = await opening;
        await started;
        const { state, description } = finalState(ending.outcome, record);
        await optional('environment', async () => opened?.update(state, { description, url: record.deployment?.url ?? undefined }));
    });
}
function finalState(outcome, record) {
    const { isPreview, deployment } = record;
    const isReady = deployment?.status === 'ready';
    if (outcome === 'done')
        return { state: 'success', description: isPreview ? 'Preview ready' : 'Live' };
    if (deployment?.status === 'error')
        return { state: 'failure', description: 'Build failed' };
    if (deployment?.status === 'cancelled')
        return { state: 'error', description: 'Cancelled on the service' };
    if (outcome === 'timed-out') {
        const description = isReady
            ? "Published, but the URL didn't respond before the job timed out"
            : `Still ${deployment?.status === 'pending' ? 'pending' : 'building'} when the job timed out`;
        return { state: 'inactive', description };
    }
    if (outcome === 'cancelled') {
        const description = isReady
            ? 'Published, but the job was cancelled before the URL responded'
            : 'The job was cancelled; the deployment continues';
        return { state: 'inactive', description };
    }
    return { state: 'error', description: outcome === 'unavailable' ? 'The service is unavailable' : 'The job failed' };
}
/** How long the comment waits for requests that it can do without. */
const MAX_LOOKUP_MS = 2_000;
const MAX_PAGES_WAIT_MS = 5_000;
/** After an error, a platform can ask for a pause before the next request; hosts repeat none that has to wait longer. */
const PAUSE_AFTER_ERROR_MS = 3_000;
/**
 * Writes the comment when the build starts, and again at the end of the run. The run never fails because of the
 * comment. Returns the function to call when the service builds.
 */
function scheduleComment(context) {
    const { inputs, host, log, record, clock, optional, defer } = context;
    const ignore = () => undefined;
    if (!inputs.comment)
        return ignore;
    if (!host.upsertComment) {
        log.notice('comment: skipped, because comments only exist on GitHub and GitLab.');
        return ignore;
    }
    if (host.runContext.pullRequest === undefined) {
        log.notice("comment: skipped, because this job doesn't run for a pull or merge request.");
        return ignore;
    }
    // The environment's name keeps the comments of two sites on one pull request apart.
    const marker = `docs-ci:trigger-deploy:${environmentName(inputs, record).replace(/[^A-Za-z0-9]+/g, '-')}`;
    const write = async (body) => host.upsertComment?.({ marker, body, token: inputs.token ?? '' });
    const facts = () => ({ nowMs: clock.now(), runUrl: host.runContext.runUrl });
    let changedPages = Promise.resolve();
    /** Resolves to the time of its failure. */
    let startWrite = Promise.resolve(undefined);
    defer(async (ending) => {
        // The platform kills a cancelled job within seconds, and the next run writes the comment.
        if (ending.outcome === 'cancelled')
            return;
        // An earlier state that arrived late would replace the result. The platform's client has short timeouts.
        const failedAtMs = (await startWrite) ?? -Infinity;
        // Only the comment of a published deployment shows the pages.
        const pages = ending.outcome === 'done' ? inTime(changedPages, MAX_PAGES_WAIT_MS) : Promise.resolve();
        await pages.catch(ignore);
        await clock.sleep(Math.max(0, failedAtMs + PAUSE_AFTER_ERROR_MS - clock.now()));
        const written = await optional('comment', () => write(renderComment(record, ending, facts())));
        // One notice is enough if the platform refuses both.
        if (written)
            await optional('comment: changed pages are left out', () => pages);
    });
    return () => {
        changedPages = readChangedPages(context);
        // Its error is of interest at the end.
        changedPages.catch(ignore);
        startWrite = writeAtStart(context, () => write(renderStartComment(record, facts())));
    };
}
/** Looks for the last preview, then writes. Resolves to the time of the failure, whose reason the write at the end tells. */
async function writeAtStart(context, write) {
    const { log, clock } = context;
    await inTime(findLastPreview(context), MAX_LOOKUP_MS).catch((error) => log.debug(`The last preview is unknown: ${(0,error_message/* messageOf */.b)(error)}`));
    try {
        await write();
        return undefined;
    }
    catch (error) {
        log.debug(`comment: ${(0,error_message/* messageOf */.b)(error)}`);
        return clock.now();
    }
}
/** Rejects if the work takes longer, in real time: requests take real time, whatever clock the run has. */
async function inTime(work, limitMs) {
    let timer;
    const timeout = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`no response within ${(0,units/* formatDuration */.a)(limitMs)}`)), limitMs);
    });
    await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
/** Reads which pages the pull or merge request changes. Without them, the comment has no table. */
async function readChangedPages({ api, host, inputs, record }) {
    if (record.branch === undefined || !host.listChangedFiles)
        return;
    const files = await host.listChangedFiles(inputs.token ?? '');
    record.changedFiles = files;
    const { pages } = await (0,content/* listPages */.pN)(api, { branch: record.branch });
    record.changedPages = matchChangedPages(files, pages.map(({ path }) => path));
}
/** Finds the newest preview of the branch that is ready. */
async function findLastPreview({ api, record }) {
    if (!record.isPreview || record.branch === undefined)
        return;
    let searched = 0;
    for await (const deployment of (0,deployments/* listDeployments */.Jn)(api, { limit: MAX_SEARCHED_DEPLOYMENTS })) {
        const isOther = deployment.deploymentId !== record.deployment?.deploymentId;
        if (isOther && deployment.isPreview && deployment.branch === record.branch && deployment.status === 'ready') {
            record.lastPreviewUrl = deployment.url ?? undefined;
            return;
        }
        if ((searched += 1) === MAX_SEARCHED_DEPLOYMENTS)
            return;
    }
}
/** One request returns this many; older previews are of no interest. */
const MAX_SEARCHED_DEPLOYMENTS = 50;
function environmentName({ environmentName: name }, { isPreview }) {
    return name ?? (isPreview ? 'docs-preview' : 'docs');
}

// EXTERNAL MODULE: ../../build/src/api/errors.js
var errors = __webpack_require__(43947);
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/find-deployment.js
/** Finds the live deployment that is in progress, or the deployment that a push started. */




/** The search ends after this many deployments: older ones finished long ago. */
const find_deployment_MAX_SEARCHED_DEPLOYMENTS = 20;
/**
 * Finds the newest live deployment if it is in progress. An older one that is still in progress doesn't count: the
 * newer one replaces its pages.
 */
async function findLiveInProgress({ api }) {
    let searched = 0;
    for await (const deployment of (0,deployments/* listDeployments */.Jn)(api, { limit: find_deployment_MAX_SEARCHED_DEPLOYMENTS })) {
        if (!deployment.isPreview)
            return phaseOf(deployment) === 'in-progress' ? deployment : undefined;
        if ((searched += 1) === find_deployment_MAX_SEARCHED_DEPLOYMENTS)
            break;
    }
    return undefined;
}
/** Waits for the deployment that a push to this branch started; undefined if none appears in time. */
async function findPushDeployment(context, push, appearTimeoutMs) {
    const { clock, log, pause } = context;
    const startMs = clock.now();
    for (;;) {
        const found = await findOldestFromPush(context, push.branch, push.pushedAt);
        const waitedMs = clock.now() - startMs;
        if (found || waitedMs >= appearTimeoutMs)
            return found;
        log.progress(`Waiting for the deployment of ${push.branch} to appear (${(0,units/* formatDuration */.a)(waitedMs)})`);
        await pause(Math.min(pollDelayMs(waitedMs), appearTimeoutMs - waitedMs));
    }
}
/** Finds the oldest deployment that matches: a later push starts a later one. */
async function findOldestFromPush({ api, clock }, branch, pushedAt) {
    let oldest;
    let sinceMs;
    for await (const deployment of (0,deployments/* listDeployments */.Jn)(api, { limit: find_deployment_MAX_SEARCHED_DEPLOYMENTS })) {
        // The service's clock is known only after its first response.
        sinceMs ??= pushTimeAtService(pushedAt, clock.now(), (localMs) => api.toServerMs(localMs));
        if (Date.parse(deployment.createdAt) < sinceMs - PUSH_TOLERANCE_MS)
            break;
        if (!deployment.isPreview && deployment.triggerType === 'auto' && deployment.branch === branch)
            oldest = deployment;
    }
    return oldest;
}
/** Deployments created up to this long before the push still count: the clocks of two servers never agree. */
const PUSH_TOLERANCE_MS = 60_000;
/**
 * Converts the push time to the service's clock, in epoch milliseconds. A runner shares its platform's clock, so the
 * difference between the service's Date header and the runner's clock holds for the platform too. If the push lies in
 * the runner's future, the runner's clock is wrong, and the push time is used as it is.
 */
function pushTimeAtService(pushed, nowMs, toServerMs) {
    const isRunnerBehind = pushed.clock === 'platform' && pushed.ms > nowMs + PUSH_TOLERANCE_MS;
    return isRunnerBehind ? pushed.ms : toServerMs(pushed.ms);
}

;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/start-deployment.js
/** Starts, reuses or finds a deployment, or describes what a run would do. */




/** Resolves to undefined if mode wait finds no deployment in time. */
async function startOrFind(context, plan) {
    const { api, host, inputs, log, record } = context;
    if (plan.kind === 'wait')
        return findPushDeployment(context, plan, inputs.appearTimeout);
    if (plan.kind === 'preview') {
        const preview = await recordUncertainty(context, () => (0,deployments/* createPreview */.Pw)(api, plan));
        if (inputs.wait)
            log.info(`Preview ${(0,short_id/* shortId */.m)(preview.deploymentId)} of ${plan.branch} started.`);
        return preview;
    }
    if (host.runContext.startedByPush) {
        log.notice('The service already deploys every push to the deployment branch. Use mode wait to wait for that deployment instead of starting another.');
    }
    const running = plan.reuse ? await findLiveInProgress(context) : undefined;
    if (running) {
        record.reused = true;
        if (inputs.wait)
            log.info(`Deployment ${(0,short_id/* shortId */.m)(running.deploymentId)} is already in progress (${running.status}). Waiting for it.`);
        return running;
    }
    const started = await recordUncertainty(context, () => (0,deployments/* createDeployment */.Yy)(api, plan));
    if (inputs.wait)
        log.info(`Deployment ${(0,short_id/* shortId */.m)(started.deploymentId)} started.`);
    return started;
}
/** Records that the service may have started something although its response was lost. */
async function recordUncertainty({ signal, record }, start) {
    try {
        return await start();
    }
    catch (error) {
        record.isStartUncertain = signal.aborted || (0,errors/* isResponseLost */.ig)(error);
        throw error;
    }
}
/** Sends only read requests. */
async function describeDryRun(context, plan) {
    const planned = await describePlan(context, plan);
    context.record.planned = planned;
    return {
        outcome: 'done',
        message: `Dry run: the job would ${planned}. Nothing was started.`,
    };
}
async function describePlan(context, plan) {
    if (plan.kind === 'wait') {
        const found = await findPushDeployment(context, plan, 0);
        return found
            ? `wait for deployment ${(0,short_id/* shortId */.m)(found.deploymentId)} (${found.status})`
            : `wait until a deployment of ${plan.branch} appears for this push`;
    }
    // A preview doesn't depend on it, but the request shows if the key and the URL are right.
    const running = await findLiveInProgress(context);
    if (plan.kind === 'preview')
        return `start a preview of ${plan.branch}`;
    if (!running)
        return 'start a live deployment';
    const other = `deployment ${(0,short_id/* shortId */.m)(running.deploymentId)} (${running.status})`;
    return plan.reuse ? `wait for ${other}` : `start a live deployment, although ${other} is already in progress`;
}

// EXTERNAL MODULE: ../../build/src/api/redirects.js
var redirects = __webpack_require__(307);
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/verify-url.js



const MAX_REDIRECTS = 5;
/** Requests the URL, without the key, until the status is below 400, and records the result of each request. */
async function verifyUrl(context, url) {
    const { clock, log, pause, record } = context;
    const startMs = clock.now();
    for (;;) {
        const urlCheck = await checkUrl(context, url);
        record.urlCheck = urlCheck;
        const waitedMs = clock.now() - startMs;
        if (urlCheck.isLive) {
            log.info(`${url.origin} responds (${urlCheck.result}).`);
            return;
        }
        log.progress(`${url.origin} doesn't respond yet: ${urlCheck.result} (${(0,units/* formatDuration */.a)(waitedMs)})`);
        await pause(pollDelayMs(waitedMs));
    }
}
async function checkUrl({ api, signal }, url) {
    let problem;
    const fetchUrl = (next) => api.fetchPlain(next);
    try {
        const { status, body } = await (0,redirects/* followRedirects */.F)(url, fetchUrl, ({ location, from, count }) => {
            const next = new URL(location, from);
            if (next.protocol !== 'https:' && next.protocol !== 'http:')
                problem = `a redirect to ${next.protocol}`;
            else if (count === MAX_REDIRECTS)
                problem = 'too many redirects';
            return problem === undefined ? next : undefined;
        });
        body.destroy();
        return { isLive: problem === undefined && status < 400, result: problem ?? `HTTP ${status}` };
    }
    catch (error) {
        signal.throwIfAborted();
        const code = error.code;
        return { isLive: false, result: typeof code === 'string' ? code : 'no connection' };
    }
}

;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/command.js
/** Defines the command trigger-deploy, which publishes the documentation and waits until it is live. */














const triggerDeploy = {
    name: 'trigger-deploy',
    summary: 'Deploy or preview the docs and wait until they are live',
    branding: { icon: 'upload-cloud', color: 'blue' },
    inputs: inputs,
    inputGroups: {
        Deployment: ['mode', 'branch', 'commitSha', 'reuseInProgress'],
        Waiting: ['wait', 'appearTimeout', 'verifyUrl'],
        'On GitHub and GitLab': ['environment', 'environmentName', 'comment'],
    },
    keyRole: 'editor',
    examples: [
        'trigger-deploy --verify-url',
        'trigger-deploy --mode preview --branch new-guide',
        'trigger-deploy --mode wait --timeout 15m',
    ],
    outputs: {
        'deployment-id': 'ID of the deployment',
        status: 'Last known status: pending, building, ready, error or cancelled',
        url: 'Published URL; empty until the deployment is ready',
        branch: 'Branch of the deployment, if the service returns the branch',
        'is-preview': 'true for a preview, false for a live deployment',
        'timed-out': 'true if the timeout was reached first; the deployment continues',
        'duration-seconds': 'Duration of this run in seconds',
    },
    gitlab: {
        environment: {
            flagInput: 'environment',
            nameInput: 'environment-name',
            urlOutput: 'url',
            defaultNames: { input: 'mode', names: { deploy: 'docs', preview: 'docs-preview', wait: 'docs' } },
        },
    },
    createRecord: () => ({}),
    check: checkInputs,
    run: runDeploy,
    onInterrupted: (record, { mode }, outcome) => describeInterruption(record, mode, outcome),
    summarize: (record, values, ending) => summarizeDeploy(record, values.mode, ending),
};
async function runDeploy(context) {
    const { inputs: values, host, clock, log, record } = context;
    const plan = planDeploy(values, host.runContext, clock.now());
    record.isPreview = plan.kind === 'preview';
    record.branch = plan.kind === 'deploy' ? undefined : plan.branch;
    record.commitSha = builtCommit(plan, host.runContext);
    for (const name of unusedInputs(values))
        log.notice(`${host.label(name)}: ignored, because mode ${values.mode} doesn't use this input.`);
    if (values.dryRun)
        return describeDryRun(context, plan);
    const writeStartComment = scheduleComment(context);
    const started = await startOrFind(context, plan);
    if (!started)
        return notFound(record, plan, values.appearTimeout);
    record.deployment = started;
    // A deployment that was in progress before may build another commit.
    if (record.reused)
        record.commitSha = undefined;
    if (!values.wait)
        return notWaitedFor(started, record);
    openDeploymentRecord(context);
    writeStartComment();
    const deployment = await waitForDeployment(context, started.deploymentId, (update) => (record.deployment = update));
    switch (phaseOf(deployment)) {
        case 'error':
            return buildFailed(context, deployment);
        case 'cancelled':
            return (0,command/* failed */.g)(`Deployment ${(0,short_id/* shortId */.m)(deployment.deploymentId)} was cancelled on the service, by a user or by a newer deployment. Run the job again to publish.`);
        default:
            return published(context, deployment);
    }
}
function notFound(record, plan, appearTimeoutMs) {
    record.isMissing = true;
    const branch = plan.kind === 'wait' ? plan.branch : '';
    return (0,command/* failed */.g)(`No deployment of ${branch} appeared within ${(0,units/* formatDuration */.a)(appearTimeoutMs)} after this push. ` +
        'The service only deploys pushes to the deployment branch of a connected repository. ' +
        'Check the branch, or use mode deploy or preview.');
}
function notWaitedFor({ deploymentId, status }, { reused }) {
    const start = reused ? 'is already in progress' : 'started';
    const message = `Deployment ${(0,short_id/* shortId */.m)(deploymentId)} ${start} (${status}). Not waiting, because wait is false.`;
    return { outcome: 'done', message };
}
function buildFailed(context, { deploymentId, logs }) {
    const { log, record } = context;
    const error = findBuildError(logs ?? '');
    if (!logs || !error)
        return (0,command/* failed */.g)('The build failed, and the service returned no build log. Check the dashboard.');
    log.group(`Build log of deployment ${(0,short_id/* shortId */.m)(deploymentId)}`, () => log.quote(logs));
    const { file, line, message } = error;
    record.buildError = { ...error, ...findInRepository(context, error) };
    if (file === undefined)
        return (0,command/* failed */.g)(`The build failed: ${message}`);
    return (0,command/* failed */.g)(`The build failed at ${file}, line ${line ?? 1}: ${message}`);
}
/** Returns the path of the file in the repository and the URL of its line; undefined if the file isn't found. */
function findInRepository({ host, record }, { file, line }) {
    const { commitSha, changedFiles = [] } = record;
    if (file === undefined || line === undefined || commitSha === undefined)
        return undefined;
    // The job may have no checkout, and the documentation may be in any folder. The error usually is in a changed file.
    const changed = changedFiles.find(({ path }) => `/${path}`.endsWith(`/${file}`));
    try {
        const path = changed?.path ?? pathInWorkspace(host.workspace, file);
        const url = path === undefined ? undefined : host.fileUrl?.({ path, commitSha, line });
        return path === undefined || url === undefined ? undefined : { file: path, url };
    }
    catch {
        // The name is from the log. No file system accepts every name, nor does a URL.
        return undefined;
    }
}
function pathInWorkspace(workspace, file) {
    const path = (0,external_node_path_.resolve)(workspace, file);
    if (!(0,paths/* isWithin */.UO)(workspace, path) || !(0,paths/* isFile */.fo)(path) || (0,paths/* leadsOutside */.dr)(workspace, path))
        return undefined;
    return (0,paths/* workspacePath */.X5)(workspace, path);
}
async function published(context, { deploymentId, url }) {
    const { inputs: values, log, record } = context;
    if (url === null) {
        log.warning('The service returned no URL for this deployment. Check the project in the dashboard.');
        return { outcome: 'done', message: `Deployment ${(0,short_id/* shortId */.m)(deploymentId)} is ready${elapsed(context)}` };
    }
    if (values.verifyUrl) {
        if (!isHttpUrl(url))
            return (0,command/* failed */.g)(`verify-url: deployment ${(0,short_id/* shortId */.m)(deploymentId)} is ready, but its URL "${url}" isn't an http(s) URL. Check the domain in the dashboard, or set verify-url to false.`);
        await verifyUrl(context, new URL(url));
    }
    return { outcome: 'done', message: `${record.isPreview ? 'Preview' : 'Live'}: ${url}${elapsed(context)}` };
}
/** Returns the time since the run started, such as ` (4s)`. */
function elapsed({ clock, deadlineMs, inputs }) {
    return ` (${(0,units/* formatDuration */.a)(clock.now() - (deadlineMs - inputs.timeout))})`;
}
function isHttpUrl(url) {
    return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
function describeInterruption(record, mode, outcome) {
    const { deployment, urlCheck, isStartUncertain } = record;
    if (!deployment) {
        if (!isStartUncertain)
            return undefined;
        // The advice about an outage already says to run the job again.
        return outcome === 'unavailable'
            ? 'A deployment may have started, so check the dashboard first.'
            : 'A deployment may have started. Check the dashboard before you run the job again.';
    }
    const { status } = deployment;
    const id = (0,short_id/* shortId */.m)(deployment.deploymentId);
    if (phaseOf(deployment) === 'ready') {
        return `Deployment ${id} is published, but its URL doesn't respond yet (${urlCheck?.result ?? 'not checked'}).`;
    }
    const howToResume = {
        deploy: 'To resume waiting, run the job with reuse-in-progress: true.',
        preview: 'See the dashboard for the result.',
        wait: 'To resume waiting, run the job again.',
    };
    return `Deployment ${id} (${status}) continues on the service. ${howToResume[mode]}`;
}


/***/ }),

/***/ 67720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   O9: () => (/* binding */ isWebUrl),
/* harmony export */   T_: () => (/* binding */ linkUrls),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   qc: () => (/* binding */ bulletedItems)
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
/** Returns true if the text is a URL that may become a link. */
function isWebUrl(text) {
    return /^https?:\/\//i.test(text) && URL.canParse(text);
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

/***/ 45565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shortId)
/* harmony export */ });
/** Shortens IDs of the service for messages. Outputs and result.json have the full ids. */
const SHORT_ID_LENGTH = 8;
/** Returns the first eight characters of an id, which are enough to recognize it. */
function shortId(id) {
    return id.slice(0, SHORT_ID_LENGTH);
}


/***/ }),

/***/ 42690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration),
/* harmony export */   z: () => (/* binding */ formatBytes)
/* harmony export */ });
/** Formats sizes and durations with their units. */
/** Formats bytes in decimal units, like browsers and GitHub: `512 B`, `12.3 MB`, `500 MB`. */
function formatBytes(bytes) {
    const units = ['B', 'kB', 'MB', 'GB', 'TB'];
    let value = bytes;
    let unit = 0;
    for (; value >= 999.5 && unit < units.length - 1; unit += 1)
        value /= 1000;
    return `${unit === 0 || value >= 99.95 ? Math.round(value) : value.toFixed(1)} ${units[unit] ?? ''}`;
}
/** Formats milliseconds like the durations of inputs: `45s`, `2m 5s`, `3h 20m`, `2d 4h`. */
function formatDuration(ms) {
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds}s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes}m ${seconds % 60}s`;
    const hours = Math.floor(minutes / 60);
    return hours < 48 ? `${hours}h ${minutes % 60}m` : `${Math.floor(hours / 24)}d ${hours % 24}h`;
}


/***/ })

};
;