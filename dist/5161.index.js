"use strict";
exports.id = 5161;
exports.ids = [5161,9017];
exports.modules = {

/***/ 39319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ readDeployments),
/* harmony export */   Jn: () => (/* binding */ listDeployments),
/* harmony export */   Pw: () => (/* binding */ createPreview),
/* harmony export */   Yy: () => (/* binding */ createDeployment),
/* harmony export */   i8: () => (/* binding */ getDeployment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _pagination_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94952);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5743);



/** Maximum `limit` of `GET /deployments` (contract: Limits, page sizes). */
const MAX_PAGE_SIZE = 100;
const schema = (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .schemasOf */ .W)(() => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 57481)));
/**
 * `POST /deploy` (editor) [S: no body]: builds and publishes the deployment branch without a change in Git.
 * After a lost response, it looks for the deployment in the list before it starts another one.
 */
async function createDeployment(api) {
    return start(api, { path: '/deploy', goal: 'start the deployment' }, ({ isPreview }) => !isPreview);
}
/**
 * `POST /deploy/preview` (editor) [S: exists, P: shape]: builds a preview of a branch. 403 if the plan has no previews,
 * 422 if the preview can't start [P]. It handles a lost response like `createDeployment`.
 * @param options.ifRejected what to do if the service knows no such branch
 */
async function createPreview(api, options) {
    const { ifRejected, ...json } = options;
    const request = { path: '/deploy/preview', goal: 'start the preview', ifRejected, json };
    return start(api, request, ({ isPreview, branch }) => isPreview && (branch === null || branch === json.branch));
}
/** `GET /deployments/{id}` (viewer) [S]. An unknown id gets 404. */
const getDeployment = (api, id) => (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .L)(api, {
    path: '/deployments/{id}',
    goal: 'read the deployment',
    params: { id },
    schema: schema('deployment'),
});
/**
 * `GET /deployments` (viewer) [S]: newest first, live and preview together.
 * @param options.limit deployments per request, 1 to 100; a small limit suits readers of the newest few
 */
function listDeployments(api, { limit = MAX_PAGE_SIZE } = {}) {
    return (0,_pagination_js__WEBPACK_IMPORTED_MODULE_2__/* .listByOffset */ .vo)((offset) => readDeployments(api, { offset, limit }), ({ deploymentId }) => deploymentId);
}
/** Reads one page of the same list. */
async function readDeployments(api, { offset = 0, limit = MAX_PAGE_SIZE, goal = 'list the deployments' } = {}) {
    const list = { path: '/deployments', goal, schema: schema('deploymentPage') };
    const { deployments, total } = await (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .L)(api, { ...list, query: { limit, offset } });
    return { items: deployments, total };
}
/** @param matches true for a deployment that this request may have started */
async function start(api, request, matches) {
    const known = await readKnown(api, request.goal);
    const { body } = await api.call({
        ...request,
        method: 'POST',
        role: 'editor',
        schema: schema('startedDeployment'),
        idempotent: false,
        lookUp: known && ((sinceMs) => findStarted(api, { known, sinceMs, matches })),
    });
    return body;
}
/**
 * Remembers the newest deployments before a start, since the clock that dates them can be wrong. Undefined if the key may
 * not read the list: after a lost response, nothing is then sent a second time.
 */
async function readKnown(api, goal) {
    const newest = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAllowed */ ._h)(readDeployments(api, { goal }));
    return newest && new Set(newest.items.map(({ deploymentId }) => deploymentId));
}
/** Pages that one look reads. Hundreds of deployments that others start within seconds are improbable. */
const MAX_LOOK_PAGES = 2;
/** Finds the deployment that a lost request started: a new one by the API, of the right kind. */
async function findStarted(api, { known, sinceMs, matches }) {
    const found = [];
    for (let page = 0; page < MAX_LOOK_PAGES; page += 1) {
        const { items, total } = await readDeployments(api, { offset: page * MAX_PAGE_SIZE });
        found.push(...items.filter(({ deploymentId }) => !known.has(deploymentId)));
        const isEnd = items.length < MAX_PAGE_SIZE || (page + 1) * MAX_PAGE_SIZE === total;
        if (isEnd || items.some(({ deploymentId }) => known.has(deploymentId)))
            break;
    }
    const isByApi = ({ triggerType }) => triggerType === 'api' || triggerType === null;
    // Another run may have started one, too. The one that began closest to the request counts.
    const distanceMs = ({ createdAt }) => Math.abs(Date.parse(createdAt) - api.toServerMs(sinceMs));
    return found.filter((one) => isByApi(one) && matches(one)).sort((a, b) => distanceMs(a) - distanceMs(b))[0];
}


/***/ }),

/***/ 99504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ getExport),
/* harmony export */   z: () => (/* binding */ createExport)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5743);


const schema = async () => (await Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 55226))).pdfExport;
const latestSchema = async () => (await Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 55226))).latestExport;
/** Status of a response that names an existing export [S]. */
const EXISTING_STATUS = 200;
/**
 * `POST /exports/pdf` (editor) [S]: 202 starts an export, 200 returns the existing one of the live deployment.
 * 409 while one is running. 404 without a live deployment, 422 without pages or with more than 8,000, 503 shortly [P].
 * 429 is thrown at once, because the caller decides about long waits: the limits are 10 per minute and key, 1 per 5
 * minutes and project, 10 per 24 hours and project [S].
 * After a lost response, it checks the latest export before it starts another one: an export that was there before isn't
 * the one of the request, whatever the clock says that dates exports.
 * @param options.force renders again although an export exists; it does not bypass the limits [S]
 * @returns `isNew` is false for an existing export: then nothing is rendered and no limit is used up [S]
 */
async function createExport(api, { force } = {}) {
    const goal = 'start the PDF export';
    // Undefined if the key may not read it: after a lost response, nothing is then sent a second time.
    const before = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAllowed */ ._h)(getExport(api, goal));
    const lost = {};
    const lookUp = async () => {
        const latest = await getExport(api, goal);
        if (latest?.source !== 'api' || latest.exportId === before?.exportId)
            return undefined;
        lost.found = latest;
        return latest;
    };
    const { status, body } = await api.call({
        method: 'POST',
        path: '/exports/pdf',
        role: 'editor',
        goal,
        json: force === undefined ? {} : { force },
        schema,
        idempotent: false,
        charge: { bucket: 'exports', units: 1 },
        waitForLimit: false,
        lookUp: before === undefined ? undefined : lookUp,
    });
    return { pdfExport: body, isNew: lost.found !== undefined || status !== EXISTING_STATUS };
}
/**
 * `GET /exports/pdf` (viewer) [S]: the running export, else the latest. The exportId may change between reads, because a
 * start in the dashboard replaces a running export. Every read returns a fresh download URL [P].
 * @returns null if there is no export: 404 [P], or a response without one
 */
async function getExport(api, goal = 'read the PDF export') {
    try {
        return await (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .L)(api, { path: '/exports/pdf', goal, schema: latestSchema });
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
            return null;
        throw error;
    }
}


/***/ }),

/***/ 5743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ read),
/* harmony export */   W: () => (/* binding */ schemasOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);

/** Returns a function that loads one schema of a module. */
function schemasOf(load) {
    return (name) => async () => (await load())[name];
}
/** The largest `limit` that the service accepts, by connection and path, once it refused a larger one. */
const maxLimits = new WeakMap();
/**
 * Makes a read that viewers may make. The contract names the maximum of `limit`; if the service refuses it, the read is
 * made again with less, and so are later ones.
 */
async function read(api, call) {
    const known = maxLimits.get(api)?.get(call.path) ?? Infinity;
    const limit = Number(call.query?.['limit'] ?? NaN);
    const query = limit > known ? { ...call.query, limit: known } : call.query;
    try {
        return (await api.call({ ...call, query, method: 'GET', role: 'viewer', idempotent: true })).body;
    }
    catch (error) {
        const smaller = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 400) ? smallerLimit(error, Math.min(limit, known)) : undefined;
        if (smaller === undefined)
            throw error;
        const limits = maxLimits.get(api) ?? new Map();
        maxLimits.set(api, limits.set(call.path, smaller));
        return read(api, call);
    }
}
/** Few items per request are worth less than the error. */
const MIN_LIMIT = 10;
/** The limit that the error names, or else half. Undefined if the error isn't about the limit. */
function smallerLimit({ reason, details }, limit) {
    const about = details.find(({ field }) => /(^|\W)limit$/i.test(field))?.message;
    const text = about ?? (/\blimit\b/i.test(reason) ? reason : undefined);
    if (text === undefined || !(limit > MIN_LIMIT))
        return undefined;
    const named = (text.match(/\d+/g) ?? []).map(Number).filter((number) => number >= MIN_LIMIT && number < limit);
    return named.length > 0 ? Math.max(...named) : Math.max(MIN_LIMIT, Math.floor(limit / 2));
}


/***/ }),

/***/ 94952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T_: () => (/* binding */ listByPage),
/* harmony export */   vo: () => (/* binding */ listByOffset)
/* harmony export */ });
/* unused harmony export MAX_PAGES */
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
/** Maximum number of pages in one pass, for a service that always has a next page: 100 times the largest known library. */
const MAX_PAGES = 10_000;
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
        const pass = new Pass(yielded.size, passes > 1 && !everShrank);
        for await (const page of readPages()) {
            pass.add(page.items.map(idOf), page.total);
            for (const item of page.items) {
                if (yielded.has(idOf(item)))
                    continue;
                yielded.add(idOf(item));
                yield item;
            }
            if (pass.isOver(yielded.size))
                break;
        }
        if (pass.isLast(yielded.size))
            return;
        everShrank ||= pass.shrank;
    }
}
/** Counts what one pass over the pages saw. */
class Pass {
    yieldedBefore;
    mayEndEarly;
    #ids = new Set();
    #stalePages = 0;
    #total;
    #isStable = true;
    /** The list got shorter during the pass, so items may have moved into pages that were read already. */
    shrank = false;
    constructor(yieldedBefore, 
    /** True for a later pass of a list that never got shorter. */
    mayEndEarly) {
        this.yieldedBefore = yieldedBefore;
        this.mayEndEarly = mayEndEarly;
    }
    add(ids, total) {
        const before = this.#ids.size;
        for (const id of ids)
            this.#ids.add(id);
        this.#stalePages = this.#ids.size === before ? this.#stalePages + 1 : 0;
        if (typeof total === 'number' && this.#total !== undefined) {
            this.#isStable &&= total === this.#total;
            this.shrank ||= total < this.#total;
        }
        this.#total = total ?? undefined;
    }
    /** New items are in front. A later pass that only lacked those ends as soon as it has them. */
    isOver(yielded) {
        const hasAll = this.mayEndEarly && !this.shrank && yielded === this.#total;
        return hasAll || this.#stalePages >= MAX_STALE_PAGES;
    }
    isLast(yielded) {
        const isComplete = this.#isStable && (this.#ids.size === this.#total || yielded === this.yieldedBefore);
        return isComplete || this.#total === undefined;
    }
}
async function* readNumbered(getPage, concurrency) {
    const first = await getPage(1);
    yield first;
    let { pages } = first;
    const inFlight = [];
    for (let page = 2, next = 2; page <= Math.min(pages, MAX_PAGES); page += 1) {
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
    for (let pages = 0, offset = 0; pages < MAX_PAGES; pages += 1) {
        const page = await getPage(offset);
        yield page;
        offset += page.items.length;
        // A total below the offset is wrong, so the list ends only at its total or at an empty page.
        if (page.items.length === 0 || offset === page.total)
            return;
    }
}


/***/ }),

/***/ 85899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ hasComments),
/* harmony export */   Gy: () => (/* binding */ postComment),
/* harmony export */   Jg: () => (/* binding */ warnOfRequest),
/* harmony export */   gb: () => (/* binding */ issueRequestOf),
/* harmony export */   js: () => (/* binding */ canPost),
/* harmony export */   mz: () => (/* binding */ uploadArtifact),
/* harmony export */   sB: () => (/* binding */ plannedPosts),
/* harmony export */   we: () => (/* binding */ markerOf),
/* harmony export */   wf: () => (/* binding */ warnOfBranch)
/* harmony export */ });
/* harmony import */ var _hosts_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36443);
/* harmony import */ var _text_short_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18060);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46965);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73308);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58423);
/** Keeps the comment, the issue and the artifact of a run on the platform; a notice says why a job has none. */





/** True if the job runs for a pull or merge request, on a platform with comments. */
function hasComments({ host }) {
    return obstacleOf('comment', host) === undefined;
}
const POSTS = {
    comment: { what: 'comments', isThere: (host) => host.upsertComment !== undefined },
    issue: { what: 'issues', isThere: (host) => host.upsertIssue !== undefined },
    environment: { what: 'deployment records', isThere: (host) => host.openDeployment !== undefined },
};
/** Why this job can't have a post, as a clause. Undefined if it can. */
function obstacleOf(post, host) {
    const known = POSTS[post];
    if (!known.isThere(host))
        return `${known.what} only exist on GitHub and GitLab`;
    const lacksRequest = post === 'comment' && host.runContext.pullRequest === undefined;
    return lacksRequest ? "this job doesn't run for a pull or merge request" : undefined;
}
/** False, with a notice, if this job can't have the post. */
function canPost({ host, log }, post) {
    const obstacle = obstacleOf(post, host);
    if (obstacle !== undefined)
        log.notice(`${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)(post)}: skipped, because ${obstacle}.`);
    return obstacle === undefined;
}
/** Says why a dry run writes none of the posts that inputs ask for. Returns those that a run would write. */
function plannedPosts(context, inputs) {
    const wanted = ['comment', 'issue', 'environment'].filter((post) => inputs[post]);
    const planned = wanted.filter((post) => canPost(context, post));
    for (const post of planned)
        context.log.notice(`${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)(post)}: skipped, because of ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .Pe)('dry-run', true)}.`);
    return planned;
}
/** Warns that a run for a pull or merge request changes what readers see. @param what a clause, and what to do instead */
function warnOfRequest({ host, log }, what) {
    if (host.runContext.pullRequest !== undefined)
        log.warning(`This run is for a pull or merge request, and ${what}`);
}
/** Warns that a person started the run on another branch than the default one, whose files readers see. @param what as above */
function warnOfBranch({ host, log }, what) {
    const { branch = '', startedBeside } = host.runContext;
    if (startedBeside === undefined)
        return;
    log.warning(`This run is for the branch ${branch}, not for the default branch ${startedBeside}, and ${what}`);
}
/** Writes the comment. The job never fails because of it. Resolves to undefined if it couldn't be written. */
async function postComment({ host, inputs, log, optional }, request) {
    const { token = '' } = inputs;
    const written = await optional('comment', async () => host.upsertComment?.({ ...request, token }));
    if (written?.isLeft)
        log.notice(`${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)('comment')}: left as it is, because a newer run wrote it.`);
    return written;
}
/** Platforms accept 255 characters. */
const MAX_TITLE_LENGTH = 200;
/**
 * Each title has its own issue. Returns undefined, with a notice, on a platform without issues.
 * @param suffix what follows the title
 */
function issueRequestOf({ inputs, host, log }, command, { title, suffix = '', change }) {
    if (!canPost({ host, log }, 'issue'))
        return undefined;
    const constantTitle = (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(title, MAX_TITLE_LENGTH);
    const token = inputs.token ?? '';
    return { marker: markerOf(command, title), title: constantTitle + suffix, constantTitle, token, change };
}
/** @param text what tells posts of the command apart */
function markerOf(command, text) {
    return `docs-ci:${command}:${(0,_text_short_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .shortHash */ .B)(text)}`;
}
/**
 * Resolves to undefined without an artifact. If the platform can't have one, a notice says so. Rejects with HostError.
 * @param whereElse a sentence that says where the files are without the artifact
 */
async function uploadArtifact({ inputs, host, log }, request, whereElse = '') {
    if (!inputs.artifact)
        return undefined;
    if (!host.uploadArtifact) {
        // By default, artifact is true everywhere, so only a user who set one of these expects an artifact here.
        const name = ['artifact', 'retention-days'].find((one) => host.input(one));
        if (name !== undefined)
            log.notice(`${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)(name)}: skipped, because artifacts only exist on GitHub and GitLab.`);
        return undefined;
    }
    try {
        return await host.uploadArtifact(request);
    }
    catch (error) {
        if (!(error instanceof _hosts_host_js__WEBPACK_IMPORTED_MODULE_0__/* .UnsupportedError */ .Wt))
            throw error;
        log.notice(`${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)('artifact')}: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .endSentence */ .H_)(error.message)}${whereElse === '' ? '' : ` ${whereElse}`}`);
        return undefined;
    }
}


/***/ }),

/***/ 37065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   bF: () => (/* binding */ INNER_GRACE_MS),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   nB: () => (/* binding */ learn)
/* harmony export */ });
/* harmony import */ var _api_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23624);

/** The ending of a command that failed. */
function failed(message, topic) {
    return { outcome: 'failed', message, topic };
}
/** Shorter than the time that a cancelled command has. */
const INTERRUPTED_GRACE_MS = 500;
/** For a part inside of another one, which still gets what the inner one learned. */
const INNER_GRACE_MS = 300;
/**
 * Does a part of a run that writes down what it learns, and resolves to that also if an error, a timeout or a
 * cancellation ended the part. Work that ignores the cancellation is not waited for.
 * @param facts what is known before
 * @param graceMs how long cancelled work is waited for
 */
async function learn({ signal }, facts, work, graceMs = INTERRUPTED_GRACE_MS) {
    try {
        return { facts, result: await Promise.race([work(facts), (0,_api_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .rejectAfterAbort */ .wc)(signal, graceMs)]) };
    }
    catch (error) {
        return { facts, error };
    }
}
/** Joins what a part of a run learned into the record. Returns its result, or throws the error that ended it. */
function join(record, ended) {
    Object.assign(record, ended.facts);
    if ('error' in ended)
        throw ended.error;
    return ended.result;
}
function problemsOf(rules) {
    return rules.flatMap(([isBroken, input, problem, subject]) => (isBroken ? { input, subject, problem } : []));
}


/***/ }),

/***/ 5161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportPdfArtifact: () => (/* binding */ exportPdfArtifact)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/api/errors.js
var errors = __webpack_require__(43947);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __webpack_require__(83319);
// EXTERNAL MODULE: ../../build/src/disk/write.js + 1 modules
var write = __webpack_require__(9017);
;// CONCATENATED MODULE: ../../build/src/disk/partial-file.js
/** Receives a file in chunks under a temporary name, and gives it its own name when it is complete. */




/** Opens the temporary file at once, so that an output that can't be written fails before anything is downloaded. */
async function openPartialFile(file) {
    await (0,write/* rejectFolder */.QS)(file.path, labelOf(file));
    const { temporary, handle } = await (0,write/* wrapFileError */.JT)(labelOf(file), () => openTemporary(file));
    return new PartialFile(file, temporary, handle);
}
/** The file in messages: a bare name would not say where it is. */
function labelOf({ workspace, path }) {
    return (0,paths/* workspacePath */.X5)(workspace, path);
}
async function openTemporary(file) {
    const temporary = await (0,write/* prepareTemporaryFile */.xe)(file);
    return { temporary, handle: await (0,promises_.open)(temporary, 'wx') };
}
/** The end of a file that `lastBytes` keeps. */
const LAST_BYTES = 1024;
/** A file that is hashed while it is written under a temporary name. Its methods reject with FileError. */
class PartialFile {
    /** Bytes appended so far. */
    sizeBytes = 0;
    /** The end of the file so far, up to a kilobyte. */
    lastBytes = new Uint8Array();
    #file;
    #temporary;
    #handle;
    #hash = (0,external_node_crypto_.createHash)('sha256');
    constructor(file, temporary, handle) {
        this.#file = file;
        this.#temporary = temporary;
        this.#handle = handle;
    }
    /** Resolves when the chunk is written. */
    async append(chunk) {
        this.#hash.update(chunk);
        this.sizeBytes += chunk.byteLength;
        this.lastBytes = lastOf(this.lastBytes, chunk);
        await (0,write/* wrapFileError */.JT)(labelOf(this.#file), () => this.#handle.appendFile(chunk));
    }
    /** Empties the file. */
    async restart() {
        await (0,write/* wrapFileError */.JT)(labelOf(this.#file), async () => {
            await this.#handle.close();
            ({ handle: this.#handle } = await openTemporary(this.#file));
        });
        this.#hash = (0,external_node_crypto_.createHash)('sha256');
        this.sizeBytes = 0;
        this.lastBytes = new Uint8Array();
    }
    /** Gives the file its name and replaces an older one. Resolves to its SHA-256 in hexadecimal digits. */
    async commit() {
        await (0,write/* wrapFileError */.JT)(labelOf(this.#file), async () => {
            await this.#handle.close();
            await (0,write/* replaceFile */.fR)(this.#temporary, this.#file);
        });
        return this.#hash.digest('hex');
    }
    /** Removes the temporary file; does nothing after `commit`. */
    async discard() {
        await this.#handle.close();
        (0,write.removeFile)({ ...this.#file, path: this.#temporary });
    }
}
function lastOf(before, chunk) {
    const end = chunk.byteLength < LAST_BYTES ? Buffer.concat([before, chunk]) : chunk;
    return end.subarray(-LAST_BYTES);
}

// EXTERNAL MODULE: ../../build/src/disk/read.js
var read = __webpack_require__(55919);
// EXTERNAL MODULE: ../../build/src/hosts/host.js
var host = __webpack_require__(36443);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
// EXTERNAL MODULE: ../../build/src/text/sentences.js
var sentences = __webpack_require__(58423);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: ../../build/src/text/instant.js
var instant = __webpack_require__(19644);
;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/export-progress.js



/** Treats unknown statuses as in progress: the service may add some, and only the three final ones end the wait. */
function phaseOf({ status }) {
    return status === 'completed' || status === 'failed' || status === 'cancelled' ? status : 'in-progress';
}
/** Pages that are not in the PDF: `completed` below `total` at the end is the only sign of them (contract [S]). */
function skippedPages({ progress: { completed, total } }) {
    return completed === null || total === null ? undefined : Math.max(0, total - completed);
}
/** True if a completed export has no page. Without a total, the service may not count at all. */
function hasNoPages({ progress: { completed, total } }) {
    return total !== null && (completed ?? total) === 0;
}
/** Says what to do about pages that are not in the PDF; undefined if all are. */
function describeSkipped(pdfExport) {
    const skipped = skippedPages(pdfExport);
    if (!skipped)
        return undefined;
    const pages = (0,pluralize/* pluralize */.t)(pdfExport.progress.total ?? 0, 'page');
    return `The service couldn't render ${(0,pluralize/* formatCount */.B)(skipped)} of ${pages} and doesn't say which. Compare the outline of the PDF with the navigation of the site.`;
}
/** `14 pages`, `12 of 14 pages`, or `pages unknown`. */
function pagesOf({ progress: { completed, total } }) {
    if (completed === null || (completed === 0 && total === null))
        return 'pages unknown';
    return total === null || completed === total
        ? (0,pluralize/* pluralize */.t)(completed, 'page')
        : `${(0,pluralize/* formatCount */.B)(completed)} of ${(0,pluralize/* pluralize */.t)(total, 'page')}`;
}
/** `10 of 12 pages`; undefined if one of them is unknown. */
function describePages({ completed, total }) {
    return completed === null || total === null ? undefined : `${(0,pluralize/* formatCount */.B)(completed)} of ${(0,pluralize/* pluralize */.t)(total, 'page')}`;
}
function describeProgress({ status, progress }, remainingMs) {
    const { completed } = progress;
    const pages = describePages(progress);
    if (pages === undefined)
        return completed ? `${status}, ${(0,pluralize/* pluralize */.t)(completed, 'page')} done` : status;
    return `${pages}${remainingMs === undefined ? '' : `, about ${(0,units/* formatDuration */.a3)(remainingMs)} left`}`;
}
/** Milliseconds since the export was completed; undefined before, and if the service gives no time. `nowMs` is by the service's clock. */
function exportAgeMs({ completedAt }, nowMs) {
    const completedMs = (0,instant/* timeOf */.n)(completedAt);
    return Number.isNaN(completedMs) ? undefined : Math.max(0, nowMs - completedMs);
}
/** True if the first export was created before the second. */
function isOlder(pdfExport, than) {
    return (0,instant/* timeOf */.n)(pdfExport.createdAt) < (0,instant/* timeOf */.n)(than.createdAt);
}

// EXTERNAL MODULE: ../../build/src/text/short-id.js
var short_id = __webpack_require__(45565);
// EXTERNAL MODULE: ../../build/src/api/endpoints/exports.js
var endpoints_exports = __webpack_require__(99504);
// EXTERNAL MODULE: ../../build/src/api/retry.js
var retry = __webpack_require__(95060);
// EXTERNAL MODULE: ../../build/src/text/connection-codes.js
var connection_codes = __webpack_require__(49014);
// EXTERNAL MODULE: ../../build/src/api/http-response.js
var http_response = __webpack_require__(1378);
// EXTERNAL MODULE: ../../build/src/api/connection/loopback.js
var loopback = __webpack_require__(82166);
// EXTERNAL MODULE: ../../build/src/api/redirects.js
var redirects = __webpack_require__(307);
;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/receive-pdf.js
/** Requests the PDF of an export and checks what arrives. */







/** The response isn't a PDF, or not the expected one. `message` says what to do. */
class InvalidPdfError extends Error {
    name = 'InvalidPdfError';
}
const MAX_REDIRECTS = 5;
/** The first bytes of a PDF; its last ones are `startxref`, a number and `%%EOF`. */
const PDF_HEADER = '%PDF-';
/** Limits how often a terminal is redrawn. */
const PROGRESS_INTERVAL_MS = 250;
const REJECTED_STATUSES = new Set([400, 401, 403, 404, 410]);
/** Query values of at least this length can be signatures, so each is masked on its own too. */
const MIN_SIGNATURE_LENGTH = 16;
/** Writes the PDF into the empty file. Resolves to a network error or an invalid response, rejects for others. */
async function receivePdf(context, pdfExport, file) {
    if (pdfExport.downloadUrl === null)
        return { kind: 'interrupted', problem: 'The service returned no download URL.' };
    try {
        const response = await sendRequest(context, toSafeUrl(pdfExport.downloadUrl));
        const failure = checkStatus(response) ?? checkCoding(response);
        if (failure) {
            response.body.destroy();
            return failure;
        }
        const offeredBytes = toCount(response.headers['content-length']);
        return await receiveBody(context, file, response, { totalBytes: pdfExport.fileSize ?? offeredBytes, offeredBytes });
    }
    catch (error) {
        context.signal.throwIfAborted();
        const code = (0,connection_codes/* errorCodeOf */.D9)(error);
        // A new start doesn't help against a full disk or an invalid URL, which have no network code.
        if (error instanceof write/* FileError */.f6 || code === undefined)
            throw error;
        const problem = `The download was interrupted at ${(0,units/* formatBytes */.z3)(file.sizeBytes)} (${code}).`;
        return { kind: 'interrupted', code, problem };
    }
}
/** Follows redirects, which storage services use. The request has no key, so only the protocol has to be safe. */
async function sendRequest({ api, host }, downloadUrl) {
    const fetchUrl = (url) => {
        maskUrl(url, host);
        return api.fetchPlain(url);
    };
    return (0,redirects/* followRedirects */.F)(downloadUrl, fetchUrl, ({ location, from, count }) => {
        if (count === MAX_REDIRECTS)
            throw new InvalidPdfError(`Couldn't download the PDF: the download URL redirects more than ${MAX_REDIRECTS} times. Ask the operator of the service to fix the redirects.`);
        return toSafeUrl(location, from);
    });
}
function toSafeUrl(text, base) {
    const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
    if (url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,loopback/* isLoopback */.U)(url.hostname)))
        return url;
    throw new InvalidPdfError("Couldn't download the PDF: the download URL isn't a valid https URL. Ask the operator of the service to fix the URL.");
}
function maskUrl(url, host) {
    if (url.search === '')
        return;
    host.mask(url.href);
    for (const value of url.searchParams.values())
        if (value.length >= MIN_SIGNATURE_LENGTH)
            host.mask(value);
}
function checkStatus({ status, headers }) {
    if (status === 200)
        return undefined;
    if (REJECTED_STATUSES.has(status))
        return { kind: 'rejected', status, problem: `The storage server rejected the download URL (HTTP ${status}).` };
    const seconds = Number(headers['retry-after'] ?? Number.NaN);
    const retryAfterMs = seconds > 0 ? seconds * 1000 : undefined;
    return { kind: 'interrupted', status, retryAfterMs, problem: `The download failed (HTTP ${status}).` };
}
/** The bytes of another coding aren't those of the PDF, and their number isn't its size. */
function checkCoding(response) {
    const coding = (0,http_response/* codingOf */.mR)(response);
    return coding === undefined
        ? undefined
        : invalid(`it has the content encoding ${JSON.stringify(coding)}, although docs-ci asks for "identity"`);
}
function toCount(text = '') {
    return /^\d+$/.test(text) ? Number(text) : undefined;
}
async function receiveBody({ log, clock }, file, { body, headers }, sizes) {
    const { totalBytes = Infinity } = sizes;
    const startMs = clock.now();
    let loggedMs = startMs;
    for await (const chunk of body) {
        const problem = chunkProblem(chunk, file.sizeBytes, sizes, headers['content-type']);
        if (problem !== undefined)
            return invalid(problem);
        await file.append(chunk);
        if (file.sizeBytes > totalBytes)
            return invalid(`it is larger than the reported ${(0,pluralize/* pluralize */.t)(totalBytes, 'byte')}`);
        if (clock.now() - loggedMs < PROGRESS_INTERVAL_MS)
            continue;
        loggedMs = clock.now();
        log.progress(receive_pdf_describeProgress(file.sizeBytes, sizes.totalBytes, loggedMs - startMs));
    }
    if (sizes.totalBytes !== undefined && file.sizeBytes < totalBytes) {
        const problem = `The download ended at ${(0,units/* formatBytes */.z3)(file.sizeBytes)} of ${(0,units/* formatBytes */.z3)(totalBytes)}.`;
        return { kind: 'interrupted', code: 'ENDED_EARLY', problem };
    }
    // The progress must not stop below the total.
    if (loggedMs > startMs)
        log.info(`Downloaded ${(0,units/* formatBytes */.z3)(file.sizeBytes)}.`);
    return checkEnd(file);
}
/** Why a chunk can't be the next part of the PDF. @param at where it begins */
function chunkProblem(chunk, at, { totalBytes = 0, offeredBytes }, contentType) {
    // Chunks have any size, so the header may arrive byte by byte.
    const header = PDF_HEADER.slice(at);
    if (!header.startsWith(latin1(chunk.subarray(0, header.length))))
        return describeType(contentType);
    // The size is compared only now: for an error page, the type is the better message.
    if (offeredBytes === undefined || offeredBytes === totalBytes)
        return undefined;
    return `the service reports ${(0,pluralize/* pluralize */.t)(totalBytes, 'byte')}, but the storage server offers ${(0,pluralize/* pluralize */.t)(offeredBytes, 'byte')}`;
}
function checkEnd({ lastBytes }) {
    const end = latin1(lastBytes);
    return end.includes('startxref') && end.includes('%%EOF')
        ? undefined
        : invalid('the end of the file is missing (no %%EOF)');
}
function invalid(reason) {
    return { kind: 'invalid', problem: `The downloaded file isn't the PDF: ${reason}. The file was discarded.` };
}
function latin1(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
function describeType(contentType) {
    const type = /^[\w.+-]+\/[\w.+-]+/.exec(contentType ?? '')?.[0];
    return type === undefined
        ? 'the storage server sent another type of file'
        : `the storage server sent ${type}, perhaps the error page of a proxy`;
}
function receive_pdf_describeProgress(sizeBytes, totalBytes, elapsedMs) {
    const of = totalBytes === undefined ? '' : ` of ${(0,units/* formatBytes */.z3)(totalBytes)}`;
    return `Downloaded ${(0,units/* formatBytes */.z3)(sizeBytes)}${of} (${(0,units/* formatBytes */.z3)(Math.round((sizeBytes * 1000) / elapsedMs))}/s)`;
}

;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/download.js
/** Downloads the PDF of a completed export. A download that breaks starts again, with a new download URL. */





/** Milliseconds before each new start. */
const RESTART_DELAYS_MS = [1_000, 5_000, 15_000];
/**
 * Downloads the whole file without the key. Resolves to 'complete', or to the export that has replaced this one (null if
 * the service returns none).
 * Rejects with ConnectionError or ApiError if the file's server keeps failing, and with InvalidPdfError if the response
 * isn't a PDF of the expected size.
 */
async function downloadExport(context, completed, file) {
    let current = completed;
    for (let restarts = 0;; restarts += 1) {
        const failure = await receivePdf(context, current, file);
        if (!failure)
            return 'complete';
        await waitForRestart(context, failure, RESTART_DELAYS_MS[restarts]);
        await file.restart();
        // Each read returns a fresh download URL, and shows if the export is still the same.
        const fresh = await (0,endpoints_exports/* getExport */.l)(context.api);
        if (fresh?.exportId !== current.exportId)
            return fresh;
        current = fresh;
    }
}
/** Throws if there is no new start: the delay is undefined then. */
async function waitForRestart({ log, pause }, failure, restartDelayMs) {
    const { problem, retryAfterMs = 0 } = failure;
    if (restartDelayMs === undefined || retryAfterMs > retry/* RETRY_BUDGET_MS */.KM)
        throw toError(failure);
    const delayMs = Math.max(restartDelayMs, retryAfterMs);
    log.info(`${problem} Starting again in ${(0,units/* formatDuration */.a3)(Math.ceil(delayMs / 1000) * 1000)}.`);
    await pause(delayMs);
}
const DOWNLOAD = { method: 'GET', path: 'download URL', role: 'viewer', goal: 'download the PDF' };
function toError({ kind, status, code, problem }) {
    if (kind === 'rejected')
        return new InvalidPdfError(`Couldn't download the PDF: the storage server rejects even new download URLs. Check that no proxy blocks the server, then run the job again. (GET download URL: HTTP ${status ?? ''})`);
    if (kind === 'invalid')
        return new InvalidPdfError(`${problem} Run the job again. If it fails again, check whether a proxy changes the download.`);
    if (code !== undefined)
        return new errors/* ConnectionError */.Rc(DOWNLOAD, code, false);
    if (status !== undefined)
        return new errors/* ApiError */.hD(DOWNLOAD, status, 'the storage server is unavailable');
    return new InvalidPdfError(problem);
}

// EXTERNAL MODULE: ../../build/src/deployments/newest-live.js
var newest_live = __webpack_require__(79721);
// EXTERNAL MODULE: ../../build/src/deployments/phase.js
var phase = __webpack_require__(99573);
// EXTERNAL MODULE: ../../build/src/text/width.js
var width = __webpack_require__(46965);
;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/wait-for-export.js
/** Waits until an export is finished. */







const MAX_REASON_LENGTH = 500;
/** Reads may lack a new export for a while. One that stays away is gone. */
const MAX_ABSENCE_MS = 10_000;
/** Resolves to the completed export, or to how the run ends without one. */
async function waitForExport({ run, facts }, started) {
    const { api, clock, log, pause } = run;
    const startMs = clock.now();
    const speed = new Speed();
    let absentSinceMs;
    for (let current = started;;) {
        facts.pdfExport = current;
        const phase = phaseOf(current);
        const nowMs = clock.now();
        if (phase === 'completed') {
            // The progress must not stop below the total. An export that was reused had none.
            if (current !== started)
                log.info(`PDF export: ${describeProgress(current)} (${(0,units/* formatDuration */.a3)(nowMs - startMs)})`);
            return current;
        }
        if (phase !== 'in-progress')
            return notCompleted(current, phase);
        const progress = describeProgress(current, speed.remainingMs(current, nowMs));
        if (nowMs > startMs)
            log.progress(`PDF export: ${progress} (${(0,units/* formatDuration */.a3)(nowMs - startMs)})`);
        await pause(pollDelayMs(nowMs - startMs));
        const next = await (0,endpoints_exports/* getExport */.l)(api);
        if (!next || (next.exportId !== current.exportId && isOlder(next, current))) {
            absentSinceMs ??= clock.now();
            if (clock.now() - absentSinceMs >= MAX_ABSENCE_MS)
                return gone(current, next);
            continue;
        }
        absentSinceMs = undefined;
        if (next.exportId !== current.exportId) {
            facts.reused = false;
            logReplaced(log, current, next);
        }
        current = next;
    }
}
function gone({ exportId }, shown) {
    const reason = shown ? 'no longer exists: the service returned an older export' : 'no longer exists on the service';
    return (0,command/* failed */.gz)(`Export ${(0,short_id/* shortId */.m)(exportId)} ${reason}. Run the job again.`, 'lost-export');
}
/** Logs that the run continues with another export, which is newer and so not a reused one. */
function logReplaced(log, before, next) {
    const starter = next.source === 'dashboard' ? 'in the dashboard' : 'by another API client';
    log.notice(`Export ${(0,short_id/* shortId */.m)(before.exportId)} was replaced by export ${(0,short_id/* shortId */.m)(next.exportId)}, which was started ${starter}. Waiting for the newer export.`);
}
/**
 * Milliseconds until the next request: short at first, for exports of a few pages. Later it is a tenth of the time
 * waited so far, at most 15 s. The key's rate limit can add to it.
 */
function pollDelayMs(waitedMs) {
    return waitedMs < 20_000 ? 1_000 : Math.min(15_000, waitedMs / 10);
}
/** Measures how fast the pages of an export are rendered. Times are epoch milliseconds. */
class Speed {
    #before;
    /** Where the speed is measured from: the first page of each export. */
    #first = { atMs: 0, completed: 0 };
    /** Returns how long the remaining pages take at the speed so far; undefined before the speed is known. */
    remainingMs(current, nowMs) {
        const { exportId, progress } = current;
        const { completed, total } = progress;
        if (completed === null)
            return undefined;
        if (this.#before?.exportId !== exportId || !this.#before.progress.completed)
            this.#first = { atMs: nowMs, completed };
        this.#before = current;
        const elapsedMs = nowMs - this.#first.atMs;
        const rendered = completed - this.#first.completed;
        const isKnown = total !== null && rendered > 0 && elapsedMs > 0;
        return isKnown ? (elapsedMs / rendered) * Math.max(0, total - completed) : undefined;
    }
}
function notCompleted({ exportId, errorMessage, progress }, phase) {
    const id = (0,short_id/* shortId */.m)(exportId);
    if (phase === 'cancelled')
        return (0,command/* failed */.gz)(`Export ${id} was cancelled on the service. Run the job again to start another export.`, 'lost-export');
    const reason = (0,width/* shorten */.ml)((errorMessage ?? '').replace(/\s+/g, ' ').trim(), MAX_REASON_LENGTH);
    const detail = reason === '' ? '; it gave no reason.' : `: ${(0,sentences/* endSentence */.H_)(reason)}`;
    const pages = describePages(progress);
    const rendered = pages === undefined ? '' : ` (${pages} rendered)`;
    return (0,command/* failed */.gz)(`The service couldn't create the PDF${rendered}${detail} Run the job again. If it fails again, send the export ID to the support of the service: ${exportId}`, 'lost-export');
}

// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/start-export.js












/** The wait after a 429 without a Retry-After header (contract: 10 starts per minute). */
const DEFAULT_RETRY_AFTER_MS = 60_000;
const start_export_PROGRESS_INTERVAL_MS = 60_000;
/** The start is tried this often if the service reports an export in progress (409) and then returns none. */
const MAX_CONFLICTS = 5;
/** A read may lack an export that just began. */
const CONFLICT_PAUSE_MS = 2_000;
const PUBLISH_FIRST = `Publish the documentation first, and check that ${(0,input_names/* inputName */.yu)('api-key')} belongs to this project and that ${(0,input_names/* inputName */.yu)('base-url')} ends in /api/v1. ${errors/* RUN_CHECK */.ZO}`;
/** Resolves to the export to wait for or to reuse, or to how the run ends without one. */
async function startOrAttach(rendering) {
    for (let conflicts = 0;;) {
        try {
            return await start(rendering);
        }
        catch (error) {
            rendering.facts.isStartUncertain = (0,errors/* mayHaveWritten */.$8)(error);
            // Only the service itself knows why there is no export. A 429 of a proxy needs the same wait. After a 409, docs-ci
            // reads the export that is running.
            if (!(error instanceof errors/* ApiError */.hD))
                throw error;
            if (error.body !== 'json' && error.status !== 429 && !(0,errors/* hasStatus */.Ro)(error, 409))
                throw error;
            const result = await recover(error, rendering);
            if (result !== 'retry')
                return result;
            // The deadline ends repeated waits for the rate limit. A conflict hardly waits.
            if (error.status === 409 && (conflicts += 1) === MAX_CONFLICTS)
                throw error;
        }
    }
}
async function start({ run, facts }) {
    const { api, clock, inputs, log } = run;
    // An export that this run has waited for is new enough.
    const isForced = inputs.force && facts.awaitedId === undefined;
    const { pdfExport, isNew } = await (0,endpoints_exports/* createExport */.z)(api, isForced ? { force: true } : {});
    const name = describeExport(pdfExport);
    if (isNew)
        log.info(`Started ${name}.`);
    else if (phaseOf(pdfExport) === 'completed' && pdfExport.exportId !== facts.awaitedId) {
        facts.reused = true;
        const ageMs = exportAgeMs(pdfExport, api.toServerMs(clock.now()));
        const age = ageMs === undefined ? '' : `, rendered ${(0,units/* formatDuration */.a3)(ageMs)} ago`;
        log.info(`Reusing ${name}${age}.`);
    }
    return pdfExport;
}
/** Returns `export 29a4b339 of deployment 7c0e1f52`. */
function describeExport({ exportId, deploymentId }) {
    return `export ${(0,short_id/* shortId */.m)(exportId)} of deployment ${(0,short_id/* shortId */.m)(deploymentId)}`;
}
async function recover(error, rendering) {
    switch (error.status) {
        case 409:
            return attach(rendering);
        case 429:
            return handleRateLimit(error, rendering);
        case 404:
            // Another URL than the API's says 404, too.
            return cannotExport(error, /deploy/i.test(error.reason) ? PUBLISH_FIRST : ((0,errors/* adviceFor */.cp)(error) ?? ''), 'not-found');
        case 422:
            return cannotExport(error, 'A PDF can have 1 to 8,000 pages. Check the navigation of the site.', 'rejected-request');
        default:
            throw error;
    }
}
function cannotExport(error, advice, topic) {
    const reason = (0,sentences/* endSentence */.H_)(error.message);
    return (0,command/* failed */.gz)(`Couldn't ${error.request.goal}: ${reason} ${advice} (${(0,errors/* requestOf */.fo)(error)})`, topic);
}
/** Waits for the export. It may be of an earlier deployment, so the start is tried again: it returns the one of the live site. */
async function attach(rendering) {
    const { run, facts } = rendering;
    const { api, log, pause } = run;
    const running = await (0,endpoints_exports/* getExport */.l)(api);
    if (!running || phaseOf(running) !== 'in-progress') {
        await pause(CONFLICT_PAUSE_MS);
        return 'retry';
    }
    log.info(`Export ${(0,short_id/* shortId */.m)(running.exportId)} is already running (${describeProgress(running)}). Waiting for it.`);
    const finished = await waitForExport(rendering, running);
    if ('outcome' in finished)
        return finished;
    facts.awaitedId = finished.exportId;
    facts.pdfExport = undefined;
    return 'retry';
}
async function handleRateLimit(error, rendering) {
    const { clock, deadlineMs, inputs, log } = rendering.run;
    const { retryAfterSeconds } = error;
    const waitMs = retryAfterSeconds === undefined ? DEFAULT_RETRY_AFTER_MS : Math.max(1, retryAfterSeconds) * 1000;
    const untilMs = clock.now() + waitMs;
    const resetsAt = formatTime(untilMs, clock.now());
    const reset = `It resets at ${resetsAt} (in ${(0,units/* formatDuration */.a3)(waitMs)}).`;
    const limit = `PDF export limit reached. ${reset}`;
    if (inputs.onLimit === 'fail')
        return (0,command/* failed */.gz)(`${limit} ${adviceAtLimit(rendering.run, untilMs)}`, 'export-limit');
    if (inputs.onLimit === 'reuse')
        return reuseLatest(rendering, limit, untilMs);
    // The error's own message says when the limit resets.
    error.resetsAt = resetsAt;
    if (untilMs >= deadlineMs)
        throw error;
    log.info(`${limit} Waiting for it.`);
    await waitUntil(rendering.run, untilMs);
    return 'retry';
}
/** What helps at the limit: to wait only if the job can last that long, to reuse without `force`. */
function adviceAtLimit({ clock, deadlineMs, inputs }, untilMs) {
    const waitMs = untilMs - clock.now();
    const timeout = `, and ${(0,input_names/* inputName */.yu)('timeout')} to more than ${(0,units/* formatDuration */.a3)(waitMs)}`;
    const wait = waitMs > errors/* MAX_EXPORT_WAIT_MS */.P3 ? [] : [`set ${(0,input_names/* inputName */.yu)('on-limit')} to wait${untilMs < deadlineMs ? '' : timeout}`];
    return `${['Run the job again then', ...wait, ...adviceToReuse(inputs)].join(', or ')}.`;
}
function adviceToReuse({ force, onLimit }) {
    if (onLimit === 'reuse')
        return [];
    if (force)
        return [`remove ${(0,input_names/* inputName */.yu)('force')} to reuse the PDF of the live site, if it has one`];
    return [`set ${(0,input_names/* setting */.Pe)('on-limit', 'reuse')} for an earlier PDF`];
}
/** `14:06 UTC`, with the date if it differs from today's. Rounds up, so that the limit is reset at that time. */
function formatTime(ms, nowMs) {
    if (!(0,units/* isTime */.K8)(ms + 60_000))
        return 'an unknown time';
    const [date = '', time = ''] = new Date(Math.ceil(ms / 60_000) * 60_000).toISOString().split('T');
    const isToday = new Date(nowMs).toISOString().startsWith(date);
    return `${isToday ? '' : `${date} `}${time.slice(0, 5)} UTC`;
}
async function waitUntil({ clock, log, pause }, untilMs) {
    for (let leftMs = untilMs - clock.now(); leftMs > 0; leftMs = untilMs - clock.now()) {
        await pause(Math.min(leftMs, start_export_PROGRESS_INTERVAL_MS));
        if (untilMs > clock.now())
            log.progress(`PDF export limit resets in ${(0,units/* formatDuration */.a3)(untilMs - clock.now())}`);
    }
}
async function reuseLatest(rendering, limit, untilMs) {
    const { api, log } = rendering.run;
    const latest = await (0,endpoints_exports/* getExport */.l)(api);
    if (latest && phaseOf(latest) === 'in-progress')
        return attach(rendering);
    if (latest && phaseOf(latest) === 'completed') {
        rendering.facts.reused = true;
        const isLive = await isOfLive(rendering.run, latest);
        rendering.facts.isOutdated = isLive === false;
        const reusing = `${limit} Reusing ${describeExport(latest)}`;
        if (isLive === false)
            log.warning(`${reusing}: the live site is newer. Run the job again after the reset for a new PDF.`);
        else
            log.notice(isLive ? `${reusing}, which is live.` : `${reusing}, which may not be live any more.`);
        return latest;
    }
    return (0,command/* failed */.gz)(`${limit} No earlier export is complete, so there is nothing to reuse. ${adviceAtLimit(rendering.run, untilMs)}`, 'export-limit');
}
function isReady(deployment) {
    return (0,phase/* phaseOf */.h)(deployment) === 'ready';
}
/** Whether the live site still is the deployment of an export; undefined if that isn't known. */
async function isOfLive({ api, optional }, { deploymentId }) {
    const read = await optional('The live deployment', () => (0,newest_live/* readLive */.p9)(api, undefined, isReady));
    const newest = read?.live.find(isReady);
    return newest && newest.deploymentId === deploymentId;
}
const LIMIT_OF_DAY = 'the limit of 10 exports per 24 hours';
const BOTH_LIMITS = 'the export limits (1 per 5 minutes, 10 per 24 hours)';
/** Says what a run would do, or how it would end without an export. Sends only read requests. */
async function describeStart(run) {
    const { api, inputs } = run;
    const latest = await (0,endpoints_exports/* getExport */.l)(api);
    // Any server says 404. Another read shows whether this one is the service, and has something to export.
    if (!latest && !(await mayBeLive(api)))
        return (0,command/* failed */.gz)(`Couldn't plan the PDF export: the service has no live deployment. ${PUBLISH_FIRST}`, 'not-found');
    const phase = latest && phaseOf(latest);
    if (!latest || (phase !== 'in-progress' && (phase !== 'completed' || inputs.force)))
        return planStart(run, latest);
    const isLive = await isOfLive(run, latest);
    return phase === 'in-progress' ? planWait(latest, isLive) : planReuse(run, latest, isLive);
}
/** @param isLive undefined if it isn't known */
function planWait(latest, isLive) {
    const wait = `wait for export ${(0,short_id/* shortId */.m)(latest.exportId)} (${describeProgress(latest)})`;
    if (isLive)
        return { text: wait };
    const why = `${isLive === undefined ? ' if' : ', because'} its deployment isn't live any more`;
    return { text: `${wait}, and start another export${why}`, uncheckedLimits: BOTH_LIMITS };
}
/** @param isLive undefined if it isn't known */
function planReuse(run, latest, isLive) {
    const name = describeExport(latest);
    const empty = hasNoPages(latest) ? ', which has no pages' : '';
    if (isLive)
        return { text: `reuse ${name}${empty}` };
    if (isLive === false)
        return planStart(run, latest, `, because ${name} isn't of the live site any more`);
    const start = planStart(run, latest);
    const reuse = `reuse ${name}${empty}${empty === '' ? '' : ','} if that deployment is still live`;
    return { ...start, text: `${reuse}, or else ${start.text}` };
}
/** @param why continues the clause */
function planStart({ api, clock }, latest, why = '') {
    const limit = latest ? describeShortLimit(latest, api.toServerMs(clock.now())) : '';
    return { text: `start an export${why}${limit}`, uncheckedLimits: limit === '' ? BOTH_LIMITS : LIMIT_OF_DAY };
}
/** The limit of the contract that a read shows: exports of the dashboard don't count. The one of 24 hours stays unknown. */
const SHORT_LIMIT_MS = 5 * 60_000;
function describeShortLimit({ source, createdAt }, nowMs) {
    const leftMs = (0,instant/* timeOf */.n)(createdAt) + SHORT_LIMIT_MS - nowMs;
    const isReached = source === 'api' && leftMs > 0 && leftMs <= SHORT_LIMIT_MS;
    return isReached ? `. The limit of 1 export per 5 minutes resets in ${(0,units/* formatDuration */.a3)(leftMs)}` : '';
}
/** False if the service certainly has no live deployment: all are previews, or failed. */
async function mayBeLive(api) {
    const { live, isComplete } = await (0,newest_live/* readLive */.p9)(api, undefined, isReady);
    return !isComplete || live.some((one) => ['ready', 'in-progress'].includes((0,phase/* phaseOf */.h)(one)));
}

;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/export-to-file.js






/** The run gives up after so many newer exports, each of which replaced the one that was about to be downloaded. */
const MAX_REPLACEMENTS = 5;
/**
 * Starts an export, waits and downloads. If a newer export replaces it, waits for that one. The result is undefined, or how
 * the run ends without a PDF.
 */
function exportToFile(run, file) {
    return (0,command/* learn */.nB)(run, {}, (facts) => render({ run, facts }, file));
}
async function render(rendering, file) {
    const { run, facts } = rendering;
    const { api, clock } = run;
    let current = await startOrAttach(rendering);
    for (let replacements = 0;; replacements += 1) {
        if ('outcome' in current)
            return current;
        const completed = await waitForExport(rendering, current);
        if ('outcome' in completed)
            return completed;
        const result = await downloadExport(run, completed, file);
        if (result === 'complete') {
            facts.ageMs = exportAgeMs(completed, api.toServerMs(clock.now()));
            return undefined;
        }
        if (replacements === MAX_REPLACEMENTS)
            return (0,command/* failed */.gz)("Couldn't download the PDF: newer exports keep replacing it. Run the job again later.", 'lost-export');
        await file.restart();
        current = acceptReplacement(rendering, completed, result);
    }
}
function acceptReplacement({ run, facts }, before, next) {
    if (next === null || isOlder(next, before))
        return (0,command/* failed */.gz)(`Couldn't download export ${(0,short_id/* shortId */.m)(before.exportId)}: it no longer exists on the service. Run the job again.`, 'lost-export');
    facts.reused = false;
    logReplaced(run.log, before, next);
    return next;
}

// EXTERNAL MODULE: ../../build/src/commands/inputs/common-inputs.js
var common_inputs = __webpack_require__(99325);
// EXTERNAL MODULE: ../../build/src/text/artifact-name.js
var artifact_name = __webpack_require__(50207);
// EXTERNAL MODULE: ../../build/src/commands/inputs/kinds.js
var kinds = __webpack_require__(19699);
;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/inputs.js
/** Declares and checks the inputs of export-pdf-artifact. */







/** GitHub keeps artifacts of private repositories for at most this many days. */
const MAX_RETENTION_DAYS = 400;
/** Takes a tag, or the full reference of one: GitHub's variable `github.ref` has that. */
function tagName(line) {
    return { ...line, parse: (raw) => line.parse(raw).replace(/^refs\/tags\//, '') };
}
const inputs = {
    force: (0,kinds/* flag */.Jt)({
        description: "Render again even if the live deployment already has a PDF. The service's export limits still apply.",
        default: 'false',
    }),
    onLimit: (0,kinds/* choice */.Yq)(['wait', 'reuse', 'fail'], {
        description: 'What to do at the export limit (1 per 5 minutes, 10 per 24 hours): wait within timeout, reuse the latest export, or fail.',
        default: 'wait',
    }),
    output: (0,kinds/* filePath */.s$)({
        description: 'Path of the PDF, relative to the workspace. The artifact is named after the file.',
        default: 'docs-ci/export-pdf-artifact/docs.pdf',
        isWritten: true,
    }),
    artifact: (0,kinds/* flag */.Jt)({
        description: 'Upload the PDF as an artifact: one unzipped file on GitHub, a job artifact on GitLab.',
        default: 'true',
    }),
    retentionDays: (0,kinds/* number */.ai)({
        description: 'Days to keep the artifact, at most 400.',
        defaultText: '`30` on GitLab, that of the repository on GitHub',
        // GitLab's `expire_in` must not be empty; 30 days are GitLab's own default.
        gitlab: { default: '30' },
    }, { min: 1, max: MAX_RETENTION_DAYS }),
    releaseTag: tagName((0,kinds/* text */.Qq)({
        description: 'Tag of the release to attach the PDF to. The release must exist, at least as a draft. On GitHub, needs contents: write.',
    })),
    assetName: (0,kinds/* text */.Qq)({
        description: 'Name of the PDF among the release assets. Requires release-tag.',
        defaultText: 'the file name in output',
    }),
    ...(0,common_inputs/* commonInputs */.j$)({
        name: 'export-pdf-artifact',
        timeout: '30m',
        timeoutText: 'At the limit, the job stops waiting; the export continues.',
    }),
    token: common_inputs/* token */.Sh,
};
/** Platforms rename or reject release assets with other names. */
const ASSET_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*[A-Za-z0-9]$/;
/** An asset has a longer name before it gets its own. */
const MAX_ASSET_NAME_BYTES = 230;
/** Without it, the file would be missing in the release, and the run would pass. */
const WITHOUT_RELEASE = `needs ${(0,input_names/* inputName */.yu)('release-tag')}, which is empty. Set it to the tag of the release, or remove ${(0,input_names/* inputName */.yu)('asset-name')}.`;
/** Finds inputs that contradict each other. Inputs with an invalid value of their own are missing. */
function checkInputs(values) {
    const { force, onLimit, releaseTag, assetName, output, artifact } = values;
    const contradiction = `can't be combined with ${(0,input_names/* setting */.Pe)('on-limit', 'reuse')}. Set ${(0,input_names/* inputName */.yu)('on-limit')} to wait or fail, or use ${(0,input_names/* setting */.Pe)('force', false)}.`;
    return (0,command/* problemsOf */.GW)([
        [force === true && onLimit === 'reuse', 'force', contradiction, 'true'],
        [releaseTag === undefined && assetName !== undefined, 'assetName', WITHOUT_RELEASE, assetName],
        ...(releaseTag === undefined ? [] : assetRules(assetName ?? nameOf(output))),
        ...outputRules(output, artifact === true),
    ]).map(({ subject, ...problem }) => ({
        ...problem,
        subject: subject === 'true' ? subject : JSON.stringify(subject),
    }));
}
function nameOf(output) {
    return output && (0,external_node_path_.basename)(output);
}
function assetRules(name) {
    if (name === undefined)
        return [];
    const invalid = `isn't a valid release asset name. Use letters, digits, ".", "_" and "-", with a letter or digit first and last.`;
    const temporary = 'has ".docs-ci-", which docs-ci uses for files that it replaces. Choose another name.';
    return [
        [!ASSET_NAME.test(name), 'assetName', invalid, name],
        [name.includes('.docs-ci-'), 'assetName', temporary, name],
        [
            name.length > MAX_ASSET_NAME_BYTES,
            'assetName',
            tooLong('the name of a release asset', MAX_ASSET_NAME_BYTES),
            (0,width/* shorten */.ml)(name, 40),
        ],
    ];
}
/** Nothing of this may come up only after an export was spent. */
function outputRules(output, artifact) {
    if (output === undefined)
        return [];
    const name = (0,external_node_path_.basename)(output);
    const problem = (0,artifact_name/* artifactNameProblem */.N)(name);
    if (!artifact || problem === undefined)
        return [];
    return [[true, 'output', `${problem}.`, (0,width/* shorten */.ml)(name, 40)]];
}
function tooLong(kind, maxBytes) {
    return `is too long for ${kind}. Use at most ${maxBytes} bytes.`;
}

// EXTERNAL MODULE: ../../build/src/commands/account/posts.js
var posts = __webpack_require__(85899);
;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/store-pdf.js
/** Stores the PDF as an artifact of the run and as a release asset. */





/** The name of the PDF among the assets of the release. */
function assetNameOf({ assetName, output }) {
    return assetName ?? (0,external_node_path_.basename)(output);
}
/** Finds the release before anything is rendered. Undefined without release-tag, and on a platform without releases. */
async function findRelease({ inputs, host, log }) {
    const { releaseTag: tag, token = '', dryRun: readOnly } = inputs;
    if (tag === undefined)
        return undefined;
    if (!host.findRelease) {
        log.notice(`${(0,input_names/* inputName */.yu)('release-tag')}: skipped, because releases only exist on GitHub and GitLab.`);
        return undefined;
    }
    return host.findRelease({ tag, assetName: assetNameOf(inputs), token, readOnly });
}
/** Resolves to undefined without an artifact. */
async function storeArtifact(run) {
    const { inputs, host, log } = run;
    const { output, retentionDays } = inputs;
    const artifact = await (0,posts/* uploadArtifact */.mz)(run, {
        name: (0,external_node_path_.basename)(output),
        nameInput: 'output',
        files: [output],
        rootDirectory: (0,external_node_path_.dirname)(output),
        retentionDays,
        raw: true,
    }, `Later steps find the PDF at ${(0,paths/* workspacePath */.X5)(host.workspace, output)}.`);
    // GitLab uploads after the job's script.
    const uploaded = host.name === 'gitlab'
        ? `GitLab uploads ${(0,paths/* workspacePath */.X5)(host.workspace, output)} at the end of the job.`
        : undefined;
    if (artifact)
        log.info(uploaded ?? `Uploaded as artifact ${artifact.name}.`);
    return artifact;
}
async function attachToRelease({ inputs, log, signal, defer }, release, { sizeBytes, sha256 }) {
    const { releaseTag: tag = '', output: path } = inputs;
    const name = assetNameOf(inputs);
    const onProgress = (sentBytes) => log.progress(`Attaching ${name}: ${(0,units/* formatBytes */.z3)(sentBytes)} of ${(0,units/* formatBytes */.z3)(sizeBytes)}`);
    const contentType = 'application/pdf';
    const attaching = release.attach({ path, sizeBytes, sha256, signal, onProgress, contentType });
    // A run that ends early waits for it, so that the release is not left between two states.
    defer(async () => {
        await attaching.catch(() => undefined);
    });
    const attached = await attaching.catch((error) => {
        // The deadline or a signal decides how the run ends, not the error that it caused.
        signal.throwIfAborted();
        throw error;
    });
    return { tag, ...attached };
}

// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
// EXTERNAL MODULE: ../../build/src/commands/account/blocks.js
var blocks = __webpack_require__(22456);
;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/account.js






function accountOf(record, { dryRun }, ending) {
    const { pdfExport, artifact, release, reused } = record;
    const { path, sizeBytes, sha256 } = record.file ?? {};
    const { exportId, deploymentId } = pdfExport ?? {};
    const pageCounts = countPages(record);
    const warnings = (record.warnings ?? []).map((paragraph) => ({ paragraph }));
    const pdf = [...pdfBlocks(record, ending), ...warnings];
    const isInTitle = ending.outcome === 'done' && !dryRun;
    return {
        outputs: {
            path,
            'size-bytes': sizeBytes,
            sha256,
            pages: pageCounts.pages,
            'pages-left-out': pageCounts.pagesLeftOut,
            'export-id': exportId,
            'deployment-id': deploymentId,
            reused: pdfExport && reused === true,
            'artifact-id': artifact?.id,
            'artifact-url': artifact?.url,
            'release-asset-url': release?.url,
        },
        headline: headlineOf(record, ending),
        lead: isInTitle ? pdf : undefined,
        next: dryRun && ending.outcome === 'done'
            ? [...uncheckedBlocks(record), ...(0,blocks/* withoutDryRun */.lu)('export the PDF', 'editor')]
            : [],
        details: [...(isInTitle ? [] : pdf), ...runDetails(record)],
        links: pdfLinks(record),
        counts: { ...(sizeBytes !== undefined && { sizeBytes }), ...pageCounts },
    };
}
/** The service only tells it a run that starts an export. */
function uncheckedBlocks({ uncheckedLimits: limits }) {
    return limits === undefined ? [] : [{ paragraph: `A dry run doesn't check ${limits}.` }];
}
/** Empty until the export is completed. */
function countPages({ pdfExport }) {
    if (!pdfExport || phaseOf(pdfExport) !== 'completed')
        return {};
    const { completed, total } = pdfExport.progress;
    const pagesLeftOut = skippedPages(pdfExport);
    // Without a total, 0 means that the service doesn't count.
    const isKnown = completed !== null && (completed > 0 || total !== null);
    return { ...(isKnown && { pages: completed }), ...(pagesLeftOut !== undefined && { pagesLeftOut }) };
}
/** Their titles say less than what became of the PDF. */
const VAGUE_TOPICS = ['lost-export', 'rejected-request', 'not-found', 'platform', 'other'];
/** Undefined if the cause of the failure is the better title. */
function headlineOf(record, ending) {
    switch (ending.outcome) {
        case 'done':
            return whenDone(record);
        case 'timed-out':
            return atTimeout(record);
        case 'failed':
            return afterFailure(record, ending.topic);
        default:
            return undefined;
    }
}
function whenDone({ pdfExport, isOutdated }) {
    // A dry run exports nothing.
    if (!pdfExport)
        return { sign: 'plan', text: 'Plan: nothing was exported' };
    const sign = skippedPages(pdfExport) || isOutdated ? 'warning' : 'good';
    const what = isOutdated ? 'Earlier documentation' : 'Documentation';
    return { sign, text: `${what} as PDF: ${pagesOf(pdfExport)}` };
}
function afterFailure(record, topic = 'other') {
    if (record.file && record.pdfExport && hasNoPages(record.pdfExport))
        return { sign: 'bad', text: 'The PDF has no pages' };
    if (record.file)
        return { sign: 'bad', text: unpublished(record) };
    return VAGUE_TOPICS.includes(topic) ? { sign: 'bad', text: describeMissing(record) } : undefined;
}
function atTimeout(record) {
    const { file, pdfExport } = record;
    if (file)
        return { sign: 'waiting', text: unpublished(record) };
    if (!pdfExport)
        return undefined;
    if (phaseOf(pdfExport) === 'completed')
        return { sign: 'waiting', text: "The PDF is complete on the service, but wasn't downloaded" };
    const pages = describePages(pdfExport.progress);
    const event = "The PDF isn't complete yet";
    return { sign: 'waiting', text: pages === undefined ? event : `${event}: ${pages}` };
}
/** For a run that failed after it saved the PDF. */
function unpublished({ attachingTo, release }) {
    if (release)
        return `The PDF was attached to release ${release.tag}, but not uploaded as an artifact`;
    return attachingTo === undefined
        ? 'The PDF was saved, but not published'
        : `The PDF wasn't attached to release ${attachingTo}`;
}
function describeMissing({ pdfExport, isStartUncertain }) {
    if (!pdfExport && isStartUncertain)
        return 'The PDF export may have started';
    if (pdfExport && phaseOf(pdfExport) === 'completed')
        return "The PDF couldn't be downloaded";
    return 'No PDF was created';
}
/** The PDF first, then what to do about it. */
function pdfBlocks(record, { outcome }) {
    const { pdfExport, file, release } = record;
    if (!pdfExport || !file)
        return [];
    // The title of a PDF that is complete says the pages.
    const pages = outcome === 'done' ? [] : [pagesOf(pdfExport)];
    const facts = [...pages, (0,units/* formatBytes */.z3)(file.sizeBytes), ...originOf(record)];
    const blocks = [{ paragraph: [pdfLink(record, file), ...facts.map((fact) => ` · ${fact}`)] }];
    const replaced = release?.replaced === undefined ? '' : `, ${release.replaced}`;
    if (release)
        blocks.push({ paragraph: ['Attached to release ', (0,text_document/* linkOrCode */.tI)(release.tag, release.url), `${replaced}.`] });
    const warning = describeSkipped(pdfExport);
    if (warning !== undefined)
        blocks.push({ paragraph: warning });
    return blocks;
}
/** The link has the path, too: an artifact only has the name of the file. */
function pdfLink({ artifact }, { path }) {
    return artifact?.url === undefined ? { code: path } : { link: artifact.url, text: path, isMain: true };
}
/** Says where the PDF comes from, and how old it is. */
function originOf({ reused, ageMs, isOutdated }) {
    const age = ageMs === undefined ? [] : [`rendered ${(0,units/* formatDuration */.a3)(ageMs)} ago`];
    const behind = isOutdated ? ['the live site is newer'] : [];
    return reused ? [['reused', ...age, ...behind].join(', ')] : age.map((text) => `${text} from the live site`);
}
function runDetails({ pdfExport, file, artifact, release }) {
    if (!pdfExport)
        return [];
    return (0,blocks/* detailBlocks */.gu)([
        ['File', file && { code: file.path }],
        ['SHA-256', file && { code: file.sha256 }],
        ['Rendered', file ? undefined : pagesOf(pdfExport)],
        ['Artifact', artifact && { code: artifact.name }],
        ['Release', release && { code: release.tag }],
        ['Export', { code: pdfExport.exportId }],
        ['Deployment', { code: pdfExport.deploymentId }],
    ]);
}
function pdfLinks({ artifact, release }) {
    const url = release?.url ?? artifact?.url;
    return url === undefined ? [] : [{ label: 'Documentation (PDF)', url }];
}
/** Describes what continues or was kept after a run that ended early, and how to resume it. */
function describeInterruption({ pdfExport, file, artifact, isStartUncertain }, { dryRun }, outcome) {
    if (!pdfExport && isStartUncertain)
        return 'An export may have started. If it did, the next run waits for it.';
    // A lack of permission would be the title, and leave open what became of the PDF.
    if (!pdfExport)
        return outcome === 'failed' && !dryRun ? 'No PDF was created.' : undefined;
    const id = (0,short_id/* shortId */.m)(pdfExport.exportId);
    if (file) {
        const storage = artifact ? ` and uploaded as artifact ${artifact.name}` : '';
        return `The PDF was saved at ${file.path}${storage}.`;
    }
    switch (phaseOf(pdfExport)) {
        case 'in-progress':
            // The advice about an outage already says to run the job again.
            return `Export ${id} (${describeProgress(pdfExport)}) continues on the service.${outcome === 'unavailable' ? '' : ' Run the job again to resume waiting.'}`;
        case 'completed': {
            const host = outcome === 'unavailable' || outcome === 'timed-out' ? downloadHost(pdfExport) : undefined;
            const advice = host === undefined ? '' : ` Check that this machine can reach ${host}.`;
            return `Export ${id} is complete on the service.${advice} Run the job again without ${(0,input_names/* inputName */.yu)('force')} to download the PDF.`;
        }
        default:
            return undefined;
    }
}
/** Returns the host alone: the rest of the URL is a secret while the URL is valid. */
function downloadHost({ downloadUrl }) {
    return downloadUrl !== null && URL.canParse(downloadUrl) ? new URL(downloadUrl).host : undefined;
}

;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/command.js
/** Defines the command export-pdf-artifact, which exports the live site as one PDF and stores it. */



















const exportPdfArtifact = {
    name: 'export-pdf-artifact',
    summary: 'Export the live docs as a PDF artifact or release asset',
    branding: { icon: 'file-text', color: 'blue' },
    inputs: inputs,
    inputGroups: {
        Export: ['force', 'onLimit', 'output'],
        'On GitHub and GitLab': ['artifact', 'retentionDays', 'releaseTag', 'assetName'],
    },
    keyRole: 'editor (viewer for `dry-run`)',
    examples: ['export-pdf-artifact --output docs.pdf', 'export-pdf-artifact --force --on-limit fail'],
    outputs: {
        path: 'Path of the PDF, relative to the workspace',
        'size-bytes': 'Size of the PDF in bytes',
        sha256: 'SHA-256 of the PDF in hexadecimal digits',
        pages: 'Number of rendered pages',
        'pages-left-out': "Number of pages that the service couldn't render",
        'export-id': 'ID of the export',
        'deployment-id': 'ID of the exported deployment',
        reused: 'true if the PDF comes from an earlier export',
        'artifact-id': 'ID of the artifact (GitHub)',
        'artifact-url': 'URL of the artifact (GitHub)',
        'release-asset-url': 'URL of the PDF in the release',
    },
    gitlab: {
        artifact: {
            flagInput: 'artifact',
            pathInput: 'output',
            daysInput: 'retention-days',
            exposeAs: 'Documentation PDF',
        },
    },
    createRecord: () => ({}),
    check: checkInputs,
    checkFiles: async (context) => {
        await checkOutput(context);
        if (!context.inputs.dryRun)
            await (await openOutput(context)).discard();
    },
    run: runExport,
    onInterrupted: describeInterruption,
    account: accountOf,
};
async function runExport(context) {
    const { inputs: values, log, record } = context;
    await checkOutput(context);
    const path = (0,paths/* workspacePath */.X5)(context.host.workspace, values.output);
    if ((0,external_node_path_.extname)(path).toLowerCase() !== '.pdf')
        warn(context, `${(0,input_names/* inputName */.yu)('output')}: ${(0,sentences/* quoted */.TL)(path)} doesn't end in .pdf, but the file is a PDF. Let ${(0,input_names/* inputName */.yu)('output')} end in .pdf.`);
    const release = await findRelease(context);
    if (values.dryRun)
        return describeDryRun(context, record, release);
    const file = await openOutput(context);
    try {
        const ending = (0,command/* join */.fj)(record, await exportToFile(context, file));
        if (ending)
            return ending;
        const saved = await saveFile(context, file);
        record.file = saved;
        if (record.pdfExport && hasNoPages(record.pdfExport))
            return await withoutPages(context, record, saved);
        const warning = record.pdfExport && describeSkipped(record.pdfExport);
        if (warning !== undefined)
            log.warning(warning);
        await publish(context, record, release);
        return done(record, values, saved);
    }
    finally {
        await file.discard();
    }
}
/** The page has the warning, too. */
function warn({ log, record }, text) {
    record.warnings = [...(record.warnings ?? []), text];
    log.warning(text);
}
/** Whichever of the two places fails, the PDF still gets into the other one. The run fails for the first of them. */
async function publish(run, record, release) {
    const attach = async () => {
        if (!release || !record.file)
            return;
        record.attachingTo = run.inputs.releaseTag;
        const { warning, ...attached } = await attachToRelease(run, release, record.file);
        record.release = attached;
        if (warning !== undefined)
            warn({ log: run.log, record }, warning);
    };
    const store = async () => {
        record.artifact = await storeArtifact(run);
    };
    const [attached] = await Promise.allSettled([attach()]);
    run.signal.throwIfAborted();
    const [stored] = await Promise.allSettled([store()]);
    for (const result of [attached, stored])
        if (result.status === 'rejected')
            throw result.reason;
}
/** The artifact shows what the service made. A release keeps its file. */
async function withoutPages(run, record, { path }) {
    const { inputs: values, signal } = run;
    const stored = await storeArtifact(run).catch((error) => {
        signal.throwIfAborted();
        if (!(error instanceof host/* HostError */.dh))
            throw error;
        return error.message;
    });
    if (typeof stored === 'object')
        record.artifact = stored;
    const saved = `saved at ${path}${typeof stored === 'string' ? `, but docs-ci ${(0,sentences/* endSentence */.H_)(stored)}` : '.'}`;
    const place = record.artifact ? `uploaded as artifact ${record.artifact.name}.` : saved;
    const release = values.releaseTag === undefined ? '' : ` Release ${values.releaseTag} wasn't changed.`;
    return (0,command/* failed */.gz)(`The PDF has no pages: the service rendered none of ${(0,pluralize/* pluralize */.t)(record.pdfExport?.progress.total ?? 0, 'page')}. ` +
        `Check that the published site shows its pages, then run the job again with ${(0,input_names/* setting */.Pe)('force', true)}. The PDF was ${place}${release}`, 'empty-pdf');
}
async function describeDryRun(context, record, release) {
    if (release)
        context.log.info(`Release ${context.inputs.releaseTag ?? ''} exists. A dry run doesn't check whether the token can add files to it.`);
    const plan = await describeStart(context);
    if ('outcome' in plan)
        return plan;
    record.uncheckedLimits = plan.uncheckedLimits;
    return { outcome: 'done', message: `Dry run: the job would ${plan.text}. Nothing was started.` };
}
/** Fails if the PDF would replace anything else. Writes nothing, so that a dry run finds it, too. */
async function checkOutput({ host, inputs: { output }, resultsDir }) {
    const path = JSON.stringify((0,paths/* workspacePath */.X5)(host.workspace, output));
    const reject = (problem) => {
        throw new errors/* InputError */.dz([`${(0,input_names/* inputName */.yu)('output')}: ${path} ${problem}.`]);
    };
    if ((0,paths/* isFolder */.lQ)(output))
        reject('is a folder. Add the name of a file');
    if ((0,paths/* isWithin */.UO)(output, resultsDir))
        reject("is a folder of docs-ci's own results. Add the name of a file");
    if ((0,external_node_path_.dirname)(output) === resultsDir && common_inputs/* RUN_FILES */.al.some((name) => name === (0,external_node_path_.basename)(output)))
        reject("is reserved for docs-ci's own results. Choose another path");
    if (await (0,read/* hasOtherStart */.v$)(output, '%PDF-'))
        reject("is a file that isn't a PDF, so docs-ci doesn't replace it. Choose another path");
}
/** Fails before anything is rendered if the PDF can't be written. */
async function openOutput({ host, inputs: { output } }) {
    try {
        return await openPartialFile({ workspace: host.workspace, path: output });
    }
    catch (error) {
        if (!(error instanceof write/* FileError */.f6))
            throw error;
        const advice = `Set ${(0,input_names/* inputName */.yu)('output')} to a path that the job can write.`;
        throw new errors/* InputError */.dz([`${(0,input_names/* inputName */.yu)('output')}: ${(0,sentences/* endSentence */.H_)(error.message)} ${advice}`]);
    }
}
async function saveFile({ inputs: values, host }, file) {
    const sha256 = await file.commit();
    return { path: (0,paths/* workspacePath */.X5)(host.workspace, values.output), sizeBytes: file.sizeBytes, sha256 };
}
function done(record, values, { path, sizeBytes }) {
    const pages = record.pdfExport ? `${pagesOf(record.pdfExport)}, ` : '';
    const age = record.reused && record.ageMs !== undefined ? `, rendered ${(0,units/* formatDuration */.a3)(record.ageMs)} ago` : '';
    const facts = `${pages}${(0,units/* formatBytes */.z3)(sizeBytes)}${age}`;
    const { release } = record;
    const url = release?.url === undefined ? '' : `: ${release.url}`;
    const replaced = release?.replaced === undefined ? '' : `, ${release.replaced}`;
    const attached = release ? ` and attached it to release ${values.releaseTag ?? ''}${replaced}${url}` : '';
    return { outcome: 'done', message: `Saved ${path} (${facts})${attached}` };
}


/***/ }),

/***/ 79721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XP: () => (/* binding */ MAX_LIST_REQUESTS),
/* harmony export */   mj: () => (/* binding */ findNewestLive),
/* harmony export */   p9: () => (/* binding */ readLive),
/* harmony export */   wq: () => (/* binding */ isLiveOf)
/* harmony export */ });
/* harmony import */ var _api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39319);

/** One request reads 100 deployments. */
const MAX_LIST_REQUESTS = 20;
/** True for a live deployment that may be of this branch. @param branch undefined: the deployment branch */
function isLiveOf({ isPreview, branch: actual }, branch) {
    return !isPreview && (actual === null || branch === undefined || actual === branch);
}
/** Reads live deployments until a wanted one, page by page. */
async function readLive(api, branch, isWanted) {
    const read = new Map();
    const liveOnes = () => [...read.values()].filter((one) => isLiveOf(one, branch));
    const end = (isComplete, requests) => {
        return { live: liveOnes(), items: [...read.values()], isComplete, requests };
    };
    let offset = 0;
    let lastTotal = 0;
    for (let requests = 1; requests <= MAX_LIST_REQUESTS; requests += 1) {
        const { items, total } = await (0,_api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .readDeployments */ .Fz)(api, { offset });
        // Deployments that are gone pull others into pages that were read already, so it starts again.
        const isShorter = offset > 0 && typeof total === 'number' && total < lastTotal;
        lastTotal = total ?? 0;
        offset = isShorter ? 0 : offset + items.length;
        if (isShorter) {
            read.clear();
            continue;
        }
        for (const one of items)
            read.set(one.deploymentId, one);
        if (liveOnes().some(isWanted) || items.length === 0 || offset === total)
            return end(true, requests);
    }
    return end(false, MAX_LIST_REQUESTS);
}
/** Reads until the newest live deployment. Undefined: there is none. `unknown`: too many deployments are newer. */
async function findNewestLive(api, branch) {
    const { live, isComplete } = await readLive(api, branch, () => true);
    return live[0] ?? (isComplete ? undefined : 'unknown');
}


/***/ }),

/***/ 99573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ phaseOf)
/* harmony export */ });
/** Treats unknown statuses as in progress: the service may add some, and only the three final ones end the wait. */
function phaseOf({ status }) {
    return status === 'ready' || status === 'error' || status === 'cancelled' ? status : 'in-progress';
}


/***/ }),

/***/ 9017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f6: () => (/* binding */ FileError),
  u4: () => (/* binding */ createResultsDir),
  i0: () => (/* binding */ describeResultsError),
  b$: () => (/* binding */ isDiskFull),
  isLedOutside: () => (/* binding */ isLedOutside),
  xe: () => (/* binding */ prepareTemporaryFile),
  QS: () => (/* binding */ rejectFolder),
  removeFile: () => (/* binding */ removeFile),
  fR: () => (/* binding */ replaceFile),
  ik: () => (/* binding */ requireWritable),
  JT: () => (/* binding */ wrapFileError),
  vK: () => (/* binding */ writeAtomically),
  writeErrorReason: () => (/* binding */ writeErrorReason),
  tH: () => (/* binding */ writeResultFile)
});

// UNUSED EXPORTS: temporaryPath

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/disk/names.js
var names = __webpack_require__(8867);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __webpack_require__(83319);
;// CONCATENATED MODULE: ../../build/src/disk/rename.js
/** Renames complete files. On Windows, waits for programs that have the old file open. */

const thisSystem = {
    platform: process.platform,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
/** Pauses before the next attempts: a scanner is done after milliseconds. Together about three seconds. */
const PAUSES_MS = [10, 20, 50, 100, 200, 400, 800, 1500];
/** Renames a file and replaces an older one. On Windows, tries again for about three seconds if that one is open. */
const renameFile = (from, to) => retryWhileOpen(() => (0,promises_.rename)(from, to));
/** Repeats the work on Windows as long as another program may have the file open. Rejects with the last error. */
async function retryWhileOpen(work, system = thisSystem) {
    for (const pauseMs of PAUSES_MS) {
        try {
            return await work();
        }
        catch (error) {
            if (!isOpenElsewhere(error, system.platform))
                throw error;
            await system.pause(pauseMs);
        }
    }
    return work();
}
/** True for an error of Windows that can mean that another program, such as a virus scanner or Excel, has the file open. */
function isOpenElsewhere(error, platform = process.platform) {
    return platform === 'win32' && /^(EPERM|EACCES|EBUSY)$/.test(error.code ?? '');
}

// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
;// CONCATENATED MODULE: ../../build/src/disk/write.js
/**
 * Writes whole files atomically, creates the results folder, and removes files. Everything that docs-ci writes or removes in a
 * workspace goes through `requireInside`, so that no symlink leads it out.
 */








const FOLDER_IN_THE_WAY = 'there is a folder with this name';
/**
 * Throws if a symlink leads the folder out of the workspace. Checked at each write, because a folder can become a link at any
 * time. A link in place of the file itself does no harm: it is replaced or removed, and what it leads to stays.
 */
function requireInside(workspace, folder) {
    if ((0,paths/* leadsOutside */.dr)(workspace, folder))
        throw Object.assign(new Error('the path leads out of the workspace'), { code: LEADS_OUTSIDE, syscall: 'open' });
}
/** The code of this error, among those of the file system. */
const LEADS_OUTSIDE = 'OUTSIDE';
/**
 * Writes a temporary file and renames it, so readers see the old content or the new content, never a part. Keeps the file's
 * mode. An iterable is written item by item, so large content is never in memory as a whole.
 */
async function writeAtomically(file, content) {
    const { path } = file;
    const temporary = await prepareTemporaryFile(file);
    try {
        await (0,promises_.writeFile)(temporary, content, { mode: await modeOf(path), flag: 'wx' });
        await replaceFile(temporary, file);
    }
    catch (error) {
        removeFile({ ...file, path: temporary });
        throw error;
    }
}
/** Rejects where nothing can be written, as `writeAtomically` would, and leaves the file as it is. */
async function requireWritable(file) {
    await modeOf(file.path);
    const temporary = await prepareTemporaryFile(file);
    try {
        await (0,promises_.writeFile)(temporary, '', { flag: 'wx' });
    }
    finally {
        removeFile({ ...file, path: temporary });
    }
}
/** Creates a folder and those above it. On a read-only disk, Node.js would only say that the folder doesn't exist. */
async function createFolder(folder) {
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
        let missing = folder;
        while (!(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(missing)))
            missing = (0,external_node_path_.dirname)(missing);
        await (0,promises_.mkdir)(missing);
        await (0,promises_.mkdir)(folder, { recursive: true });
    }
}
async function modeOf(path) {
    try {
        const stats = await (0,promises_.stat)(path);
        // Windows would only say that the file can't be replaced, as if another program had it open.
        if (stats.isDirectory())
            throw Object.assign(new Error(FOLDER_IN_THE_WAY), { code: 'EISDIR', syscall: 'rename' });
        return stats.mode;
    }
    catch (error) {
        if ((0,paths/* isMissing */.b2)(error))
            return undefined;
        throw error;
    }
}
/** Creates the folder for a run's results, with a .gitignore that keeps it out of Git. */
async function createResultsDir(workspace, resultsDir) {
    requireInside(workspace, resultsDir);
    await createFolder(resultsDir);
    const ignore = { workspace, path: (0,external_node_path_.join)(resultsDir, '.gitignore') };
    // A user's own .gitignore stays. Writing atomically ensures that no incomplete one stays either.
    if (!(0,external_node_fs_.existsSync)(ignore.path))
        await writeAtomically(ignore, '*\n');
}
/** Gives a complete temporary file the name of the file that it replaces. */
async function replaceFile(temporary, { workspace, path }) {
    requireInside(workspace, (0,external_node_path_.dirname)(path));
    await renameFile(temporary, path);
}
/** Removes a file, if there is one. Synchronous, because each run does it before its first request. */
function removeFile({ workspace, path }) {
    requireInside(workspace, (0,external_node_path_.dirname)(path));
    (0,external_node_fs_.rmSync)(path, { force: true });
}
/**
 * Creates the file's folder and returns a free path in it for a temporary file. Open it with the flag `wx`, which never
 * follows a symlink: anyone can guess the path, since process numbers in containers are predictable.
 */
async function prepareTemporaryFile({ workspace, path }) {
    requireInside(workspace, (0,external_node_path_.dirname)(path));
    const temporary = temporaryPath(path);
    await createFolder((0,external_node_path_.dirname)(path));
    // A killed process with the same number may have left a file.
    await (0,promises_.rm)(temporary, { force: true });
    return temporary;
}
/**
 * The path is in the file's own folder, so that a rename is atomic. The process number keeps two jobs in one workspace
 * apart. A hash replaces a name that is too long with the number, but not one that is too long for any file: that one
 * fails when the temporary file is created, before any content arrives.
 */
function temporaryPath(path, platform = process.platform) {
    const name = (0,external_node_path_.basename)(path);
    const temporaryName = (text) => `.${text}.${process.pid}.tmp`;
    const isTooLong = (0,names/* nameLength */.Cp)(temporaryName(name), platform) > names/* MAX_NAME_LENGTH */.EM;
    const isValid = (0,names/* nameLength */.Cp)(name, platform) <= names/* MAX_NAME_LENGTH */.EM;
    return (0,external_node_path_.join)((0,external_node_path_.dirname)(path), temporaryName(isTooLong && isValid ? (0,external_node_crypto_.hash)('sha256', name, 'hex') : name));
}
/** A file can't be written. `message` is one sentence that names the file. */
class FileError extends Error {
    name = 'FileError';
}
/** Writes a small file atomically. Rejects with FileError. */
async function writeResultFile(file, content) {
    await wrapFileError((0,external_node_path_.basename)(file.path), () => writeAtomically(file, content));
}
/** Rejects with FileError if the path of a file to write is a folder. @param label the file in the message */
async function rejectFolder(path, label) {
    if (await wrapFileError(label, () => Promise.resolve((0,paths/* isFolder */.lQ)(path))))
        throw new FileError(`${label} couldn't be written: ${FOLDER_IN_THE_WAY}`);
}
/** Runs the work that writes a file. Rejects with FileError. @param label the file in the message */
async function wrapFileError(label, work) {
    try {
        return await work();
    }
    catch (cause) {
        throw new FileError(`${label} couldn't be written: ${writeErrorReason(cause)}`, { cause });
    }
}
/** Returns the reason why a file can't be written, in words that fit after a colon. */
function writeErrorReason(error) {
    const { code, message } = error;
    if (code === undefined)
        return message;
    if (isOpenElsewhere(error))
        return `another program may have the file open, or the file is read-only (${code})`;
    return ERROR_REASONS[code] ?? code;
}
/** True if a symlink leads the path out of the workspace. */
function isLedOutside(error) {
    return error.code === LEADS_OUTSIDE;
}
/** True if neither another name nor other permissions help. */
function isDiskFull(error) {
    return ['ENOSPC', 'EDQUOT'].includes(error.code ?? '');
}
/**
 * Returns why a file in the results folder can't be written, and what to do: sentences that follow a colon. Another folder
 * only helps if the workspace, which contains it, is writable.
 */
async function describeResultsError(workspace, error) {
    const { code = '' } = error;
    const otherFolder = `${writeErrorReason(error)}. Set ${(0,input_names/* inputName */.yu)('results-dir')} to another folder.`;
    if (isDiskFull(error))
        return `${writeErrorReason(error)}. Free some space.`;
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code))
        return otherFolder;
    return (0,promises_.access)(workspace, promises_.constants.W_OK).then(() => otherFolder, () => `the workspace is read-only (${code}). Allow the user of the job to write to it.`);
}
/** Explains the errors that users can fix. */
const ERROR_REASONS = {
    [LEADS_OUTSIDE]: 'a symlink leads the path out of the workspace',
    EACCES: "the folder isn't writable (EACCES)",
    EPERM: "the folder isn't writable (EPERM)",
    EROFS: 'the disk is read-only (EROFS)',
    EISDIR: FOLDER_IN_THE_WAY,
    ENOSPC: 'the disk is full (ENOSPC)',
    EDQUOT: 'the disk quota is used up (EDQUOT)',
    ENAMETOOLONG: 'its path is too long (ENAMETOOLONG)',
    ENOTDIR: 'a part of the path is a file, not a folder (ENOTDIR)',
    EEXIST: 'a part of the path is a file, not a folder (EEXIST)',
};


/***/ }),

/***/ 50207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ artifactNameProblem)
/* harmony export */ });
/** Tells which names of artifacts a platform takes. Nothing of it may come up only after the work is done. */
/** Characters that GitHub rejects in a name, and those that a log would read as a command. */
const INVALID_CHARACTER = /[":<>|*?\\/\p{Cc}\u2028\u2029]|#\p{DI}*#\p{DI}*\[/u;
/** A re-run adds its number to the name. */
const MAX_BYTES = 240;
/**
 * Returns the end of a sentence that starts with the name, without a full stop.
 * @param ending what the job adds to the name
 */
function artifactNameProblem(name, ending = '') {
    if (INVALID_CHARACTER.test(name))
        return 'has characters that artifact names can\'t have (control characters, ##[ or " : < > | * ? / \\). Use letters, digits, ".", "_" and "-"';
    const maxBytes = MAX_BYTES - ending.length;
    return Buffer.byteLength(name) > maxBytes
        ? `is too long for the name of an artifact. Use at most ${maxBytes} bytes`
        : undefined;
}


/***/ }),

/***/ 18060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ shortHash)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** Tells texts apart by a few hexadecimal digits. Pure. */

function shortHash(text, digits = 16) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text, 'hex').slice(0, digits);
}


/***/ }),

/***/ 45565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortCommit),
/* harmony export */   m: () => (/* binding */ shortId)
/* harmony export */ });
/** Shortens IDs of the service and of commits for messages. Outputs and result.json have the full ids. */
const SHORT_ID_LENGTH = 8;
/** Returns the first eight characters of an id, which are enough to recognize it. */
function shortId(id) {
    return id.slice(0, SHORT_ID_LENGTH);
}
/** Returns the first seven characters of a commit ID, as Git shows it. */
function shortCommit(commitSha) {
    return commitSha.slice(0, 7);
}


/***/ })

};
;