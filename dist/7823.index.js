"use strict";
exports.id = 7823;
exports.ids = [7823,9017];
exports.modules = {

/***/ 84107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ MAX_PAGE_SIZE),
/* harmony export */   Jh: () => (/* binding */ getSearches),
/* harmony export */   K6: () => (/* binding */ getOverview),
/* harmony export */   Lf: () => (/* binding */ getSearchQueries),
/* harmony export */   M0: () => (/* binding */ getTopReferrers),
/* harmony export */   MC: () => (/* binding */ getTopPages),
/* harmony export */   fD: () => (/* binding */ getSearchVolume),
/* harmony export */   hV: () => (/* binding */ MAX_RANGE_DAYS),
/* harmony export */   p5: () => (/* binding */ getSearchResults),
/* harmony export */   qA: () => (/* binding */ getTraffic),
/* harmony export */   rO: () => (/* binding */ readAnalytics)
/* harmony export */ });
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5743);

/** Days from the first to the last, both included (contract [S]: Limits). A longer range gets 400. */
const MAX_RANGE_DAYS = 90;
/** Maximum `limit` of the analytics lists (contract: feedback [S], pages and referrers [P]). */
const MAX_PAGE_SIZE = 100;
const schema = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .schemasOf */ .W)(() => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 44485)));
/** `GET /analytics/overview` [S]. Sessions are unique over the whole range, so never add or average them over ranges. */
const getOverview = (api, query) => readAnalytics(api, '/analytics/overview', query, schema('overview'));
/** `GET /analytics/traffic` [P]: one row per day, days without readers included. */
const getTraffic = (api, query) => readAnalytics(api, '/analytics/traffic', query, schema('traffic'));
/** `GET /analytics/pages` [S]: the pages with most views first. At most 100 [P], without a total. */
const getTopPages = (api, query) => readAnalytics(api, '/analytics/pages', query, schema('topPages'));
/** `GET /analytics/referrers` [P]: the sources of visits, `(direct)` included. At most 100, without a total [S]. */
const getTopReferrers = (api, query) => readAnalytics(api, '/analytics/referrers', query, schema('topReferrers'));
/** `GET /analytics/search` [S]. Both rates are 0–1. */
const getSearches = (api, query) => readAnalytics(api, '/analytics/search', query, schema('searches'));
/** `GET /analytics/search/volume` [S]: one row per day, days without searches included. */
const getSearchVolume = (api, query) => readAnalytics(api, '/analytics/search/volume', query, schema('searchVolume'));
/** `GET /analytics/search/queries`: one page of search queries, most popular first [P: rows]. */
const getSearchQueries = (api, query) => readAnalytics(api, '/analytics/search/queries', query, schema('searchQueries'));
/** `GET /analytics/search/results` [S]: the pages with most search activity first. `total` also counts omitted pages. */
const getSearchResults = (api, query) => readAnalytics(api, '/analytics/search/results', query, schema('searchResults'));
/** Makes one read below `/analytics`. */
async function readAnalytics(api, path, query, schema) {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path, goal: 'read the analytics', query: { ...query }, schema });
}


/***/ }),

/***/ 43098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ deleteBranch),
/* harmony export */   Sq: () => (/* binding */ pushCommit),
/* harmony export */   WE: () => (/* binding */ getPage),
/* harmony export */   jr: () => (/* binding */ listBranches),
/* harmony export */   lY: () => (/* binding */ createBranch),
/* harmony export */   ng: () => (/* binding */ searchPages),
/* harmony export */   pN: () => (/* binding */ listPages),
/* harmony export */   qc: () => (/* binding */ listPullRequests),
/* harmony export */   rc: () => (/* binding */ mergeBranches),
/* harmony export */   zj: () => (/* binding */ getConfig)
/* harmony export */ });
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5743);

const schema = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .schemasOf */ .W)(() => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 87056)));
/** A commit may take this long, because the service writes it to the Git host before it responds. */
const SLOW = { responseTimeoutMs: 120_000 };
/**
 * `GET /pages` (viewer) [P]. The form of the paths, the unit of `size`, and whether the list is complete are open [?].
 */
const listPages = (api, query = {}) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/pages', goal: 'list the pages', query: { ...query }, schema: schema('pageList') });
/**
 * `GET /pages/{path}` (viewer) [P]. An unknown page gets 404.
 * @param path in the form of `listPages`, but without a slash at the start
 */
const getPage = (api, path, { branch } = {}) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, {
    path: '/pages/{path}',
    goal: 'read a page',
    params: { path },
    query: { branch },
    schema: schema('pageSource'),
});
/**
 * `GET /search` (viewer) [P]: the published pages, best match first.
 * @param query.limit at most 50
 */
const searchPages = (api, query) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/search', goal: 'search the documentation', query, schema: schema('searchHits') });
/** `GET /config` (viewer) [P]: the project's configuration file. */
const getConfig = (api, query = {}) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/config', goal: 'read the configuration', query: { ...query }, schema: schema('configuration') });
/**
 * `POST /push` (editor) [S: exists, P: shape]: one commit. On the deployment branch it deploys live. The service offers no
 * way to identify a commit, so only the caller can look up a lost one; without a look-up, the lost response is thrown.
 * @param change.commitMessage 1 to 500 characters
 * @param change.operations 1 to 20
 * @param guard looks right before each attempt at what the commit overwrites
 */
const pushCommit = (api, json, lookUp, guard) => write(api, { path: '/push', goal: 'push the commit', json, schema: schema('commit'), ...SLOW, lookUp, guard });
/** `GET /branches` (viewer) [P]. @param signal ends the waits for a limit */
const listBranches = (api, signal) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/branches', goal: 'list the branches', schema: schema('branchList'), signal });
/** `POST /branches` (editor) [P]. A lost response is thrown unless the look-up finds the branch. */
const createBranch = (api, json, lookUp) => write(api, { path: '/branches', goal: 'create the branch', json, schema: schema('createdBranch'), lookUp });
/** `POST /branches/delete` (editor) [P]. After a lost response, a branch that isn't listed any more counts as deleted. */
async function deleteBranch(api, branchName, signal) {
    await write(api, {
        path: '/branches/delete',
        goal: 'delete the branch',
        json: { branchName },
        schema: schema('deletedBranch'),
        ...(signal && { signal }),
        lookUp: async () => {
            const { branches } = await listBranches(api);
            return branches.some(({ name }) => name === branchName) ? undefined : { branchName };
        },
    });
}
/**
 * `POST /branches/merge` (editor) [P]: merges `head` into `base`. Only the status `merged` says that it was done, and never
 * with HTTP 202; others are not defined. A lost response is thrown unless the look-up finds the merge. A conflict gets 409.
 */
async function mergeBranches(api, json, lookUp) {
    const call = { path: '/branches/merge', goal: 'merge the branches', json, schema: schema('merge') };
    const { status, body } = await send(api, { ...call, ...SLOW, lookUp });
    // 202 only promises what the word says.
    return status === 202 && body.status === 'merged' ? { ...body, status: 'accepted' } : body;
}
/** `GET /pull-requests` (viewer) [S]. */
const listPullRequests = (api, query = {}) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/pull-requests', goal: 'list the pull requests', query, schema: schema('pullRequestList') });
async function write(api, call) {
    return (await send(api, call)).body;
}
async function send(api, call) {
    return api.call({ ...call, method: 'POST', role: 'editor', idempotent: false });
}


/***/ }),

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

/***/ 87823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  analyticsReport: () => (/* binding */ analyticsReport)
});

// EXTERNAL MODULE: ../../build/src/api/errors.js
var api_errors = __webpack_require__(43947);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __webpack_require__(83319);
// EXTERNAL MODULE: ../../build/src/disk/earlier-results.js
var earlier_results = __webpack_require__(73372);
// EXTERNAL MODULE: ../../build/src/disk/write.js + 1 modules
var write = __webpack_require__(9017);
// EXTERNAL MODULE: ../../build/src/text/artifact-name.js
var artifact_name = __webpack_require__(50207);
// EXTERNAL MODULE: ../../build/src/text/sentences.js
var sentences = __webpack_require__(58423);
// EXTERNAL MODULE: ../../build/src/text/redact-pii.js
var redact_pii = __webpack_require__(26859);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: ../../build/src/commands/inputs/common-inputs.js
var common_inputs = __webpack_require__(99325);
// EXTERNAL MODULE: ../../build/src/commands/inputs/thresholds.js
var inputs_thresholds = __webpack_require__(7358);
// EXTERNAL MODULE: ../../build/src/commands/inputs/kinds.js
var kinds = __webpack_require__(19699);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/numbers/metrics.js
var numbers_metrics = __webpack_require__(42208);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/numbers/period.js
var numbers_period = __webpack_require__(4956);
// EXTERNAL MODULE: ../../build/src/text/connection-codes.js
var connection_codes = __webpack_require__(49014);
// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
// EXTERNAL MODULE: ../../build/src/text/group-by.js
var group_by = __webpack_require__(17266);
// EXTERNAL MODULE: ../../build/src/text/list-items.js
var list_items = __webpack_require__(90692);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
// EXTERNAL MODULE: ../../build/src/api/endpoints/content.js
var content = __webpack_require__(43098);
// EXTERNAL MODULE: ../../build/src/api/endpoints/deployments.js
var deployments = __webpack_require__(39319);
// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/read/project-identity.js



/** The live deployment is usually among the newest; others may be previews. */
const MAX_DEPLOYMENTS = 20;
const MAX_TITLE_LENGTH = 80;
async function readIdentity(startRequest, api) {
    const orNull = async (request) => startRequest(request).catch(() => null);
    const [title, site] = await Promise.all([orNull(() => readTitle(api)), orNull(() => readSite(api))]);
    return { title, site };
}
async function readTitle(api) {
    const { name } = (await (0,content/* getConfig */.zj)(api)).config;
    return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, MAX_TITLE_LENGTH) : null;
}
async function readSite(api) {
    let readCount = 0;
    for await (const { isPreview, status, url } of (0,deployments/* listDeployments */.Jn)(api, { limit: MAX_DEPLOYMENTS })) {
        if (!isPreview && status === 'ready' && url !== null && (0,text_document/* isWebUrl */.O9)(url))
            return url;
        readCount += 1;
        if (readCount === MAX_DEPLOYMENTS)
            break;
    }
    return null;
}

// EXTERNAL MODULE: ../../build/src/api/endpoints/analytics.js
var analytics = __webpack_require__(84107);
// EXTERNAL MODULE: ../../build/src/api/endpoints/read.js
var read = __webpack_require__(5743);
;// CONCATENATED MODULE: ../../build/src/api/endpoints/feedback.js


const schema = (0,read/* schemasOf */.W)(() => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 64458)));
/**
 * `GET /analytics/feedback` [S]: one page of the pages with votes or comments. `summary` covers the whole range,
 * whatever the page. `satisfactionRate` is 0–100. `total` counts pages with feedback.
 */
const getFeedback = (api, query) => (0,analytics/* readAnalytics */.rO)(api, '/analytics/feedback', query, schema('feedback'));
/** `GET /analytics/feedback/comments` [P]: one page of readers' comments on one page. */
const getFeedbackComments = (api, query) => (0,analytics/* readAnalytics */.rO)(api, '/analytics/feedback/comments', query, schema('feedbackComments'));
/** `GET /analytics/ai/questions` [S]: one page of readers' questions to the assistant, newest first. */
const getQuestions = (api, query) => (0,analytics/* readAnalytics */.rO)(api, '/analytics/ai/questions', query, schema('questions'));
/** `GET /analytics/ai/answer-feedback` [P]: one page of votes on the assistant's answers. */
const getAnswerFeedback = (api, query) => (0,analytics/* readAnalytics */.rO)(api, '/analytics/ai/answer-feedback', query, schema('answerFeedback'));
/** `GET /analytics/ai/volume` [P]: one row per day, days without questions included. */
const getQuestionVolume = (api, query) => (0,analytics/* readAnalytics */.rO)(api, '/analytics/ai/volume', query, schema('questionVolume'));

// EXTERNAL MODULE: ../../build/src/text/instant.js
var instant = __webpack_require__(19644);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/numbers/chance.js
/** Computes probabilities: how often chance alone gives a difference at least this large. Pure. */
/** The quantile of the normal distribution for a two-sided confidence of 95%. */
const Z = 1.96;
/** Returns the bounds of Wilson's score interval with a confidence of 95%, 0–1: small totals give a wide interval. */
function wilsonInterval({ count, total }) {
    if (total <= 0)
        return [0, 1];
    const rate = count / total;
    const center = rate + Z ** 2 / (2 * total);
    const margin = Z * Math.sqrt((rate * (1 - rate) + Z ** 2 / (4 * total)) / total);
    const scale = 1 + Z ** 2 / total;
    // Rounding would leave a tiny bound above 0 or below 1.
    return [count <= 0 ? 0 : (center - margin) / scale, count >= total ? 1 : (center + margin) / scale];
}
/** The z-test is exact enough if each side expects at least this many of both outcomes. */
const MIN_EXPECTED = 5;
/** Compares two shares: the pooled z-test, or Fisher's exact test for small counts. Returns a two-sided p-value. */
function compareShares(a, b) {
    const pooled = (a.count + b.count) / (a.total + b.total);
    const expected = Math.min(pooled, 1 - pooled) * Math.min(a.total, b.total);
    if (expected < MIN_EXPECTED)
        return fisherP(a, b);
    const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.total + 1 / b.total));
    return normalP((a.count / a.total - b.count / b.total) / error);
}
/** Adds up the probabilities of all tables with the same margins that are at most as probable as this one. */
function fisherP(first, second) {
    const [a = 0, n = 0, b = 0, m = 0] = [first.count, first.total, second.count, second.total].map(Math.round);
    const yes = a + b;
    const logOf = (x) => logBinomial(n, x) + logBinomial(m, yes - x) - logBinomial(n + m, yes);
    const observed = logOf(a);
    let p = 0;
    for (let x = Math.max(0, yes - m); x <= Math.min(n, yes); x += 1) {
        const log = logOf(x);
        // Tables that are equally probable differ by rounding.
        if (log <= observed + 1e-7)
            p += Math.exp(log);
    }
    return Math.min(1, p);
}
function logBinomial(n, k) {
    return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}
/** Returns the two-sided p-value of a standard normal deviate (Numerical Recipes: erfc with a Chebyshev fit). */
function normalP(z) {
    const x = Math.abs(z) / Math.SQRT2;
    const t = 1 / (1 + x / 2);
    const terms = [
        -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
        0.17087277,
    ];
    const polynomial = terms.reduceRight((sum, term) => sum * t + term, 0);
    return Math.min(1, t * Math.exp(-x * x + polynomial));
}
/** Returns the two-sided p-value of Student's t. The degrees of freedom need not be whole. */
function studentP(t, degrees) {
    return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5);
}
/** Returns the regularized incomplete beta function, by its continued fraction (Lentz). */
function incompleteBeta(x, a, b) {
    if (x <= 0 || x >= 1)
        return Math.min(1, Math.max(0, x));
    const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
    // The fraction converges fast on this side only.
    return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}
const MAX_TERMS = 200;
const TINY = 1e-300;
function betaFraction(x, a, b) {
    let c = 1;
    let d = 1 / avoidZero(1 - ((a + b) * x) / (a + 1));
    let value = d;
    for (let m = 1; m <= MAX_TERMS; m += 1) {
        const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
        const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
        for (const term of [even, odd]) {
            d = 1 / avoidZero(1 + term * d);
            c = avoidZero(1 + term / c);
            value *= d * c;
        }
        if (Math.abs(d * c - 1) < 1e-12)
            break;
    }
    return value;
}
function avoidZero(value) {
    return Math.abs(value) < TINY ? TINY : value;
}
/** Returns the logarithm of the gamma function for positive numbers (Lanczos). */
function logGamma(x) {
    const terms = [
        76.18009172947146, -86.5053203294168, 24.01409824083091, -1.231739572450155, 1.208650973866179e-3,
        -5.395239384953e-6,
    ];
    const series = terms.reduce((sum, term, index) => sum + term / (x + 1 + index), 1.000000000190015);
    return (x + 0.5) * Math.log(x + 5.5) - (x + 5.5) + Math.log((2.506628274631 * series) / x);
}
/** Returns for each p-value whether it passes Holm's procedure, which keeps the chance of any false one below `budget`. */
function holm(values, budget) {
    const order = values.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p);
    const failed = order.findIndex(({ p }, rank) => p > budget / (values.length - rank));
    const passed = new Set((failed < 0 ? order : order.slice(0, failed)).map(({ index }) => index));
    return values.map((_, index) => passed.has(index));
}
/** Returns the median; the mean of the two middle values of an even number of them; 0 of none. */
function median(values) {
    const sorted = [...values].sort((a, b) => a - b);
    const middle = sorted.length / 2;
    return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/numbers/page-keys.js
/** Finds out which rows of the service are about one page. Pure. */

/**
 * Returns the path that all spellings of a page share: without a query, a fragment and a slash at the end, and decoded.
 * Bytes that are no text, and characters that mean something in a URL, stay encoded.
 */
function pageKey(path) {
    const plain = decode(path.replace(/[?#].*$/s, ''));
    return plain.replace(/(?<!\/)\/+$/, '') || '/';
}
function decode(path) {
    try {
        return decodeURI(path.replaceAll('%25', '%2525'));
    }
    catch {
        return path;
    }
}
/** Returns the rows by page, in the order of their first rows. */
function groupByPage(rows) {
    return [...(0,group_by/* groupBy */.$)(rows, ({ pagePath }) => pageKey(pagePath))].map(([path, group]) => {
        return { path, title: titleOf(path, group), rows: group };
    });
}
/** An address that a reader typed has a title of its own, or is one. */
function titleOf(path, rows) {
    const exact = rows.filter(({ pagePath }) => pagePath === path);
    const known = [...exact, ...rows].find(({ pagePath, pageTitle }) => pageTitle !== null && pageTitle !== pagePath);
    return known?.pageTitle ?? null;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/numbers/poor-pages.js



/** Pages with fewer votes are never rated. */
const MIN_VOTES = 5;
function sessionsByPage(visited) {
    return new Map(groupByPage(visited?.pages ?? []).map(({ path, rows }) => [path, (0,numbers_metrics/* sumOf */.XN)(rows, (row) => row.sessions)]));
}
/**
 * Returns the pages whose dislike rate is surely (95%) above the rate of all other pages, those with the most disappointed
 * readers first. The lower bound decides whether a page is listed, the rate how much it counts. Dislikes weigh at most as
 * much as the page has sessions, and of several comments of one session, one counts.
 * @param site the votes of all pages; undefined uses the given ones
 * @param comments by the path of the service
 */
function poorPages(pages, site, sessions, comments = new Map()) {
    const totals = site ?? votesOf(pages);
    const counted = groupByPage(pages).map(({ path, title, rows }) => {
        const { likes, dislikes } = votesOf(rows);
        const servicePaths = rows.map(({ pagePath }) => pagePath);
        const written = servicePaths.flatMap((servicePath) => comments.get(servicePath) ?? []);
        const visits = sessions.get(path) ?? null;
        const known = dislikes - repeatsIn(written) - excessOf({ likes, dislikes }, { totals, visits, sessions });
        const count = Math.max(0, Math.min(known, visits ?? Infinity));
        return { path, title, likes, dislikes, servicePaths, comments: written, sessions: visits, count };
    });
    const repeated = (0,numbers_metrics/* sumOf */.XN)(counted, ({ dislikes, count }) => dislikes - count);
    const known = { likes: totals.likes, dislikes: totals.dislikes - repeated };
    const poor = counted.flatMap(({ count, ...page }) => {
        const { likes, dislikes, sessions: visits } = page;
        const otherRate = rateOfOthers(known, { likes, dislikes: count });
        const [lowerBound] = wilsonInterval({ count, total: likes + count });
        if (likes + count < MIN_VOTES || lowerBound <= otherRate)
            return [];
        const readers = (0,numbers_metrics/* round */.LI)((count / (likes + count) - otherRate) * (visits ?? likes + count), 2);
        return [{ ...page, satisfactionRate: satisfactionOf({ likes, dislikes }), readers }];
    });
    return poor.sort((a, b) => b.readers - a.readers || (a.path < b.path ? -1 : 1));
}
/** So many times the usual votes per session come from few readers, if they are at least this many beyond the usual ones. */
const FEW_READERS_FACTOR = 5;
const MIN_EXCESS = 20;
/** Returns how many votes a page has beyond the usual ones of its sessions; 0 if few readers needn't be the reason. */
function excessOf(page, { totals, visits, sessions }) {
    const votes = page.likes + page.dislikes;
    const otherSessions = (0,numbers_metrics/* sumOf */.XN)([...sessions.values()], (count) => count) - (visits ?? 0);
    if (visits === null || otherSessions <= 0)
        return 0;
    const usual = (Math.max(0, totals.likes + totals.dislikes - votes) / otherSessions) * visits;
    const excess = votes - usual;
    return excess >= MIN_EXCESS && votes >= FEW_READERS_FACTOR * usual ? excess : 0;
}
function votesOf(rows) {
    return { likes: (0,numbers_metrics/* sumOf */.XN)(rows, ({ likes }) => likes), dislikes: (0,numbers_metrics/* sumOf */.XN)(rows, ({ dislikes }) => dislikes) };
}
/** Returns the share of likes, 0–100; null without a vote. */
function satisfactionOf({ likes, dislikes }) {
    const share = (0,numbers_metrics/* shareOf */.tC)(likes, likes + dislikes);
    return share === null ? null : (0,numbers_metrics/* round */.LI)(share * 100, 4);
}
function rateOfOthers(totals, { likes, dislikes }) {
    const others = totals.likes + totals.dislikes - likes - dislikes;
    return others > 0 ? Math.max(0, totals.dislikes - dislikes) / others : 0;
}
/** Returns how many of the comments repeat the session of another one. */
function repeatsIn(comments) {
    const known = comments.flatMap(({ sessionId }) => sessionId ?? []);
    return known.length - new Set(known).size;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/read/report-query.js
/** Answers with a confidence below this value are low-confidence answers. */
const LOW_CONFIDENCE = 0.5;

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/format-dates.js
var format_dates = __webpack_require__(85531);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/read/same-days.js
/** Checks that a response is about the days that it was asked for. Pure. */

/**
 * Returns the response. Every response repeats the days that it covers: numbers of other days would be shown below the
 * wrong dates, so they throw an error.
 */
function sameDays(response, asked) {
    if (typeof response !== 'object' || response === null || !('startDate' in response) || !('endDate' in response))
        return response;
    const [startDate, endDate] = [response.startDate, response.endDate].map((day) => String(day).slice(0, 10));
    const isOther = (day, wanted) => day !== undefined && /^[1-9]\d{3}-\d\d-\d\d$/.test(day) && day !== wanted;
    if (!isOther(startDate, asked.startDate) && !isOther(endDate, asked.endDate))
        return response;
    const told = { startDate: startDate ?? '', endDate: endDate ?? '' };
    throw new Error(`the service responded with other days, ${(0,format_dates/* formatRange */.Lu)(told)}`);
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/read/paged-lists.js




/** The most that the service returns (contract [S]: Limits, page sizes). */
const QUESTIONS_PER_REQUEST = 50;
/** Pages with fewer dislikes never have poor feedback, so the sorted list isn't read further. */
const MIN_DISLIKES = 2;
/** Describes the lists of a period. Without text of readers, one question is enough to know how many there are. */
function pagedLists(api, { quoteReaders }, range) {
    const limit = quoteReaders ? QUESTIONS_PER_REQUEST : 1;
    return {
        lowConfidence: listOf({
            section: 'ai',
            what: 'questions with low-confidence answers',
            // The newest questions show what readers miss now.
            maxRequests: quoteReaders ? 4 : 1,
            readPage: async (offset) => {
                const request = { ...range, maxConfidence: LOW_CONFIDENCE, limit, offset };
                const { questions, total } = sameDays(await getQuestions(api, request), range);
                return { items: questions, total };
            },
            identityOf: ({ sessionId, askedAt, question }) => JSON.stringify([sessionId, askedAt, question]),
        }),
        answerVotes: listOf({
            section: 'ai',
            what: 'disliked answers',
            // Dislikes may be rare among the votes on answers, so reading ends here.
            maxRequests: 5,
            readPage: async (offset) => {
                const response = await getAnswerFeedback(api, { ...range, limit: analytics/* MAX_PAGE_SIZE */.H4, offset });
                const { entries, total } = sameDays(response, range);
                return { items: entries, total: total ?? null };
            },
            identityOf: ({ questionId, sessionId, submittedAt }) => JSON.stringify([questionId, sessionId, submittedAt]),
        }),
        dislikedPages: listOf({
            section: 'feedback',
            what: 'pages with poor feedback',
            maxRequests: 10,
            readPage: async (offset) => {
                const sorted = { sortBy: 'dislikes', sortOrder: 'desc', limit: analytics/* MAX_PAGE_SIZE */.H4, offset };
                const { pages, total } = sameDays(await getFeedback(api, { ...range, ...sorted }), range);
                return { items: pages, total };
            },
            identityOf: ({ pagePath }) => pagePath,
            isEnd: ({ dislikes }) => dislikes < MIN_DISLIKES,
        }),
    };
}
/** Infers the type of the items. */
function listOf(list) {
    return list;
}
/** Reads the rest of a list, one page after the other, with at most `maxRequests` requests. */
async function readFurther(list, first, maxRequests) {
    let { items, total } = first;
    for (let request = 0; request < maxRequests && hasMore(list, { items, total }); request += 1) {
        const page = await list.readPage(items.length);
        if (page.items.length === 0)
            break;
        items = [...items, ...page.items];
        total = page.total;
    }
    return { items: [...new Map(items.map((item) => [list.identityOf(item), item])).values()], total };
}
function hasMore({ isEnd }, { items, total }) {
    const last = items.at(-1);
    return last !== undefined && !isEnd?.(last) && (total === null || items.length < total);
}
/** Reads the newest comments of readers who disliked the pages. */
async function readComments(api, range, paths) {
    const entries = paths.map(async (pagePath) => {
        const response = await getFeedbackComments(api, { ...range, pagePath, limit: analytics/* MAX_PAGE_SIZE */.H4 });
        const { comments } = sameDays(response, range);
        const critical = comments.filter(({ type }) => type === 'dislike');
        return [pagePath, critical.map(({ text, sessionId }) => ({ text, sessionId }))];
    });
    return new Map(await Promise.all(entries));
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/read/section-requests.js







/** A report sends at most this many requests, without retries. */
const MAX_REQUESTS = 40;
const MAX_PAGES_WITH_COMMENTS = 5;
/** The parts without which a report isn't incomplete. */
const OPTIONAL_PARTS = new Set(['top referrers', 'comments on pages with poor feedback']);
async function readSections(context) {
    const reader = createReader(context);
    const [visits, feedback, ai, search] = await Promise.all([
        readVisits(reader),
        readFeedback(reader),
        readAi(reader),
        readSearch(reader),
    ]);
    const first = { ...visits, ...feedback, ...ai, ...search };
    const lists = await readLists(reader, first);
    const comments = await readPoorComments(reader, first, lists.dislikedPages);
    return { ...first, ...lists, comments };
}
const NOTHING = {};
/** Adds what reads a part for the whole period, or for the previous one if there is a comparison. */
function createReader(context) {
    const { api, query, readPart } = context;
    const { startDate, endDate, previous } = query.period;
    const range = { startDate, endDate };
    const inPeriod = async (section, what, request) => readPart(section, what, async () => sameDays(await request(range), range));
    const before = async (section, request) => previous &&
        readPart(section, 'data of the previous period', async () => sameDays(await request(previous), previous));
    return {
        ...context,
        range,
        lists: pagedLists(api, query, range),
        inPeriod,
        before,
        both: (section, what, request, requestBefore = request) => resolveAll({ now: inPeriod(section, what, request), before: before(section, requestBefore) }),
        firstPage: async (list) => readPart(list.section, list.what, () => list.readPage(0)),
    };
}
async function readVisits({ api, query, readPart, inPeriod, both }) {
    const { period } = query;
    return resolveAll({
        overview: both('overview', 'page views and sessions', (range) => (0,analytics/* getOverview */.K6)(api, range)),
        traffic: readPart('traffic', 'daily page views', () => readSeries(period, (part) => (0,analytics/* getTraffic */.qA)(api, part))),
        pages: both('pages', 'top pages', (range) => (0,analytics/* getTopPages */.MC)(api, { ...range, limit: analytics/* MAX_PAGE_SIZE */.H4 })),
        referrers: inPeriod('referrers', 'top referrers', (range) => (0,analytics/* getTopReferrers */.M0)(api, { ...range, limit: analytics/* MAX_PAGE_SIZE */.H4 })),
    });
}
/** Reads the pages with the most votes, and those with the most dislikes. */
async function readFeedback({ api, lists, both, firstPage }) {
    return resolveAll({
        feedback: both('feedback', 'votes and comments', (range) => getFeedback(api, { ...range, limit: analytics/* MAX_PAGE_SIZE */.H4, sortBy: 'totalFeedback', sortOrder: 'desc' }), (range) => getFeedback(api, { ...range, limit: 1 })),
        dislikedPages: firstPage(lists.dislikedPages),
    });
}
async function readAi({ api, query, lists, readPart, before, both, firstPage }) {
    const { period, quoteReaders } = query;
    const countAll = async (filter) => {
        return sameDays(await getQuestions(api, { ...filter, limit: 1 }), filter).total;
    };
    return resolveAll({
        questionVolume: readPart('ai', 'daily questions', () => readSeries(period, (part) => getQuestionVolume(api, part))),
        questionCount: both('ai', 'the number of questions', countAll),
        lowConfidence: firstPage(lists.lowConfidence),
        previousLowConfidenceCount: before('ai', (range) => countAll({ ...range, maxConfidence: LOW_CONFIDENCE })),
        answerVotes: quoteReaders ? firstPage(lists.answerVotes) : undefined,
    });
}
async function readSearch({ api, query, readPart, inPeriod, both }) {
    const { period, quoteReaders } = query;
    const readQueries = (range) => (0,analytics/* getSearchQueries */.Lf)(api, { ...range, limit: analytics/* MAX_PAGE_SIZE */.H4 });
    const readFailed = (range) => (0,analytics/* getSearchQueries */.Lf)(api, { ...range, noResultsOnly: true, limit: analytics/* MAX_PAGE_SIZE */.H4 });
    return resolveAll({
        searches: both('search', 'search totals', (range) => (0,analytics/* getSearches */.Jh)(api, range)),
        searchVolume: readPart('search', 'daily searches', () => readSeries(period, (part) => (0,analytics/* getSearchVolume */.fD)(api, part))),
        searchQueries: quoteReaders ? both('search', 'top searches', readQueries) : NOTHING,
        noResultQueries: quoteReaders ? inPeriod('search', 'searches without results', readFailed) : undefined,
        searchPages: inPeriod('search', 'searches by page', (range) => (0,analytics/* getSearchResults */.p5)(api, { ...range, limit: analytics/* MAX_PAGE_SIZE */.H4 })),
    });
}
/** Reads the lists to their end, as far as the requests allow: questions first, then votes, then pages. */
async function readLists({ lists, readPart, reserve }, first) {
    const further = async (list, read) => {
        if (!read || !hasMore(list, read))
            return read;
        const pages = read.total === null ? list.maxRequests : Math.ceil(read.total / read.items.length);
        const requests = reserve(Math.min(list.maxRequests, pages) - 1);
        if (requests === 0)
            return read;
        // The first page stays if the rest fails.
        return (await readPart(list.section, list.what, () => readFurther(list, read, requests))) ?? read;
    };
    return resolveAll({
        lowConfidence: further(lists.lowConfidence, first.lowConfidence),
        answerVotes: further(lists.answerVotes, first.answerVotes),
        dislikedPages: further(lists.dislikedPages, first.dislikedPages),
    });
}
async function readPoorComments({ api, query, range, readPart, reserve }, { feedback, pages }, disliked) {
    const poor = poorPages(disliked?.items ?? [], feedback.now?.summary, sessionsByPage(pages.now));
    const wanted = poor.flatMap(({ servicePaths }) => servicePaths).slice(0, MAX_PAGES_WITH_COMMENTS);
    if (!query.quoteReaders || wanted.length === 0)
        return undefined;
    const paths = wanted.slice(0, reserve(wanted.length));
    return readPart('feedback', 'comments on pages with poor feedback', () => readComments(api, range, paths));
}
/** Awaits all values of an object at once. */
async function resolveAll(values) {
    const entries = Object.entries(values).map(async ([name, value]) => [name, await value]);
    return Object.fromEntries(await Promise.all(entries));
}
async function readSeries({ seriesRange }, request) {
    const days = [...(await request(seriesRange)).series];
    // A report with a day without a date can't be rendered.
    const invalid = days.findIndex(({ date }) => !/^[1-9]\d{3}-/.test(date) || Number.isNaN((0,instant/* timeOf */.n)(date)));
    if (invalid >= 0)
        throw new Error(`series[${invalid}].date isn't a valid date`);
    return days;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/read/collect.js








/** The first response reveals the rate limit, so the other requests wait for it, but no longer than this. */
const MAX_FIRST_REQUEST_MS = 1_000;
/** Rejects if nothing could be read, with the error that says most about the cause. */
async function collect(context, query) {
    const { log } = context;
    /** The sections of which a part was read. */
    const readable = new Set();
    /** Their keys are the order of the requests: the order of the responses is chance. */
    const failuresByRequest = new Map();
    const parts = { started: 0, ended: 0 };
    const describeProgress = () => {
        const { size: failed } = failuresByRequest;
        const suffix = failed === 0 ? '' : `, ${failed} failed`;
        return `Fetched ${parts.ended - failed} of ${parts.started} parts of the report${suffix}`;
    };
    const startRequest = afterFirst(context);
    const readPart = async (section, what, request) => {
        const index = parts.started;
        parts.started += 1;
        try {
            const part = await startRequest(request);
            readable.add(section);
            return part;
        }
        catch (error) {
            if (!isPartError(error))
                throw error;
            failuresByRequest.set(index, { section, what, error, missing: null });
            return undefined;
        }
        finally {
            parts.ended += 1;
            log.progress(describeProgress);
        }
    };
    log.startProgress(describeProgress);
    const { api, stopTimer } = endInTime(context);
    const [data, identity] = await Promise.all([
        readSections({ ...countRequests(api), query, readPart }),
        readIdentity(startRequest, api),
    ]).finally(stopTimer);
    log.endProgress();
    const failures = listFailures(failuresByRequest, readable);
    if (failures.length > 0 && failures.length === parts.started)
        throw mainError(failures);
    warnOf(failures, log);
    return { ...data, failures, identity };
}
/** Warns once of all parts of a section that failed for the same reason. */
function warnOf(failures, log) {
    for (const group of (0,group_by/* groupBy */.$)(failures, ({ section, error }) => section + failureReason(error)).values()) {
        const [{ section, error }] = group;
        const parts = (0,list_items/* listItems */.D)([...new Set(group.map(({ what }) => what))], Infinity);
        log.warning(`${section}: couldn't fetch ${parts}: ${failureReason(error)}`);
    }
}
/** A request that was sent, but had no response when its time was over. */
class LateError extends api_errors/* ConnectionError */.Rc {
    waitedMs;
    constructor(request, waitedMs) {
        super(request, connection_codes/* NO_RESPONSE_IN_TIME */.A4, false);
        this.waitedMs = waitedMs;
    }
}
const NOT_REQUESTED = new Error('not requested, because other requests had no response in time');
/** Returns an API that ends requests when their time is over, so that a run can publish what the others returned. */
function endInTime({ api, clock, signal, endMs }) {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(NOT_REQUESTED), Math.max(0, endMs - clock.now()));
    const call = async (request) => {
        stop.signal.throwIfAborted();
        // Requests take real time, whatever clock the run has.
        const startMs = performance.now();
        return api.call({ ...request, signal: stop.signal }).catch((error) => {
            const isLate = error === NOT_REQUESTED || error instanceof api_errors/* TimeoutError */.MU;
            if (!isLate || signal.aborted)
                throw error;
            if (stop.signal.aborted)
                throw new LateError(request, performance.now() - startMs);
            // Before the end, only a request that the rate limit holds back until then is given up.
            throw clock.now() >= endMs ? NOT_REQUESTED : new api_errors/* ConnectionError */.Rc(request, connection_codes/* LIMITED */.h8, true);
        });
    };
    return { api: { ...api, call }, stopTimer: () => clearTimeout(timer) };
}
/** Returns a function that starts requests. The first response reveals the rate limit, so the others wait for it. */
function afterFirst(context) {
    let firstRequest;
    return async (request) => {
        if (firstRequest)
            await firstRequest;
        const response = request();
        firstRequest ??= waitUntilSettled(response, MAX_FIRST_REQUEST_MS, context);
        return response;
    };
}
function listFailures(failures, readable) {
    return [...failures]
        .sort(([a], [b]) => a - b)
        .map(([, failure]) => ({ ...failure, missing: missingOf(failure, readable) }));
}
function missingOf({ section, what, error }, readable) {
    // An older version of the service lacks a part for good, and no user can change that.
    if (OPTIONAL_PARTS.has(what) || (0,api_errors/* hasStatus */.Ro)(error, 404))
        return null;
    return readable.has(section) ? 'part' : 'section';
}
/** The name and the URL of the project are read beside the sections. */
const IDENTITY_REQUESTS = 2;
/** Counts the requests that every report sends, and lets the others share the rest. */
function countRequests(api) {
    let sent = IDENTITY_REQUESTS;
    let left;
    return {
        api: {
            ...api,
            call: (call) => {
                sent += 1;
                return api.call(call);
            },
        },
        reserve: (requests) => {
            left ??= Math.max(0, MAX_REQUESTS - sent);
            const reserved = Math.min(requests, left);
            left -= reserved;
            return reserved;
        },
    };
}
/** Resolves when the work has ended, even with an error, or after `timeoutMs`. */
async function waitUntilSettled(work, timeoutMs, { clock, signal }) {
    const ended = new AbortController();
    const settled = work.catch(() => undefined).finally(() => ended.abort());
    const timeout = clock.sleep(timeoutMs, AbortSignal.any([signal, ended.signal])).catch(() => undefined);
    await Promise.race([settled, timeout]);
}
/** Returns true for errors of a single request. An invalid key affects all requests, so it ends the run. */
function isPartError(error) {
    if ((0,api_errors/* hasStatus */.Ro)(error, 401))
        return false;
    const isRunError = error instanceof api_errors/* TimeoutError */.MU || error instanceof api_errors/* CancelledError */.cc || error instanceof api_errors/* InputError */.dz;
    return error instanceof Error && !isRunError;
}
/** An outage takes precedence over other errors, because a later run may succeed. */
/** Returns the error of a run that could read nothing. */
function mainError(failures) {
    const errors = failures.map(({ error }) => error);
    const outage = errors.find((error) => error instanceof api_errors/* ConnectionError */.Rc || (error instanceof api_errors/* ApiError */.hD && (error.status >= 500 || error.status === 429)));
    return outage ?? errors[0] ?? new Error("Couldn't fetch any part of the report.");
}
const STATUS_REASONS = {
    403: "not available with this API key's role or your plan",
    404: "this version of the service doesn't have it",
    502: "the service's analytics backend is unavailable",
};
/** Describes in sentences which part couldn't be read, why, and what to do. */
function failureNote({ what, error }) {
    return `Couldn't fetch ${what}: ${failureReason(error)}`;
}
/** Returns why a part is missing, with the status at the end of the first sentence, and what to do. */
function failureReason(error) {
    const advice = partAdvice(error);
    return `${shortReason(error)}.${advice === undefined ? '' : ` ${advice}`}`;
}
function shortReason(error) {
    if (error instanceof api_errors/* ApiError */.hD) {
        const reason = error.body === 'page' ? api_errors/* PAGE_REASON */.jg : STATUS_REASONS[error.status];
        return `${reason ?? 'the service responded with an error'} (HTTP ${error.status})`;
    }
    if (error instanceof LateError)
        return `no response within ${(0,units/* formatDuration */.a3)(error.waitedMs)}`;
    const isCode = error instanceof api_errors/* ConnectionError */.Rc && error.code !== connection_codes/* LIMITED */.h8;
    return isCode ? `no response (${error.code})` : error.message.replace(/\.$/, '');
}
const LATER = 'Run the job again later.';
/** Other parts may have been read, so the URL, the key and the network aren't the first suspects. */
function partAdvice(error) {
    // An older version of the service lacks a part for good.
    if ((0,api_errors/* hasStatus */.Ro)(error, 404))
        return undefined;
    if ((0,api_errors/* hasStatus */.Ro)(error, 403))
        return 'A viewer key is enough. Ask an organization admin whether your plan includes this part.';
    if (error === NOT_REQUESTED || error instanceof LateError)
        return `Raise ${(0,input_names/* inputName */.yu)('timeout')}, or run the job again later.`;
    if (error instanceof api_errors/* ApiError */.hD)
        return (0,api_errors/* adviceFor */.cp)(error);
    if (error instanceof api_errors/* ConnectionError */.Rc)
        return error.code === connection_codes/* LIMITED */.h8 ? (0,api_errors/* adviceFor */.cp)(error) : LATER;
    return `${LATER} If it fails again, update docs-ci: the API may have changed.`;
}

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/numbers/report-version.js
var report_version = __webpack_require__(75294);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/numbers/thresholds.js
/** Evaluates the thresholds of a report, which are about its metrics. Pure. */


const REPORT_METRICS = {
    metrics: numbers_metrics/* METRICS */.Cb,
    example: 'search.no-result-rate < 30%',
};
function evaluateReport(lines, metrics) {
    return (0,inputs_thresholds/* evaluateThresholds */.S$)(lines, REPORT_METRICS, ({ metric }) => (0,numbers_metrics/* metricValue */.a3)(metrics, metric));
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/numbers/series.js
/** Computes from one series of daily counts how much it usually varies, whether two counts differ, and which days are gaps. Pure. */


/**
 * Builds a series from days that start with the first one that isn't 0: before, the site wasn't live yet. A day that the
 * service leaves out, also at the end, is a day without events.
 */
function seriesOf(days, valueOf, endDate) {
    const values = new Map(days.map((day) => [day.date.slice(0, 10), valueOf(day)]));
    const [startDate] = [...values].flatMap(([date, value]) => (value > 0 ? [date] : [])).sort();
    if (startDate === undefined)
        return { startDate: '', values: [] };
    const length = Math.max(0, (0,numbers_period/* countDays */.Tm)({ startDate, endDate }));
    return { startDate, values: Array.from({ length }, (_, index) => values.get((0,numbers_period/* addDays */.fi)(startDate, index)) ?? 0) };
}
/** Returns the last `days` days of a series, each beside the same weekday of the previous period. */
function dayPairs({ startDate, values }, days) {
    const shift = DAYS_PER_WEEK * Math.ceil(days / DAYS_PER_WEEK);
    return values.slice(-days).map((value, day) => {
        const index = Math.max(0, values.length - days) + day;
        const [date, previousDate] = [(0,numbers_period/* addDays */.fi)(startDate, index), (0,numbers_period/* addDays */.fi)(startDate, index - shift)];
        return { date, value, previousDate, previous: values[index - shift] ?? 0 };
    });
}
const DAYS_PER_WEEK = 7;
/** The estimate starts as this many blocks would say that vary by this share from week to week. */
const PRIOR_DEGREES = 4;
const PRIOR_VARIATION = 0.06;
/** A squared difference of neighbors has this many degrees of freedom, since each block is in two of them. */
const DEGREES_PER_PAIR = 0.7;
/** Longer periods are compared with one that began five weeks earlier, so slow changes count as variation. */
const MAX_SHORT_DAYS = 14;
const WEEKS_OF_LONG_PERIODS = 5;
/**
 * Estimates the variation from blocks that are one week apart. Only neighbors are compared (von Neumann), so that a trend
 * isn't taken for noise. The last block is what is judged, so it doesn't count.
 */
function variationOf(series, { days, least, mean, gaps = [] }) {
    const blocks = blocksOf(series, Math.min(days, DAYS_PER_WEEK), gaps);
    const known = blocks.filter((block) => block !== null);
    const average = known.length === 0 ? mean : known.reduce((sum, block) => sum + block, 0) / known.length;
    const start = { prior: least + PRIOR_VARIATION ** 2 * average, mean: average };
    const neighbors = estimate(blocks, 1, start);
    const distant = days > MAX_SHORT_DAYS ? estimate(blocks, WEEKS_OF_LONG_PERIODS, start) : neighbors;
    const larger = distant.dispersion > neighbors.dispersion ? distant : neighbors;
    return { ...larger, dispersion: Math.max(least, larger.dispersion) };
}
/** Estimates from the pairs of blocks that are so many weeks apart. */
function estimate(blocks, weeks, { prior, mean }) {
    const squares = blocks.slice(1).flatMap((block, index) => {
        const older = blocks[index + 1 + weeks];
        return block === null || older === null || older === undefined || block + older === 0
            ? []
            : [(block - older) ** 2 / (block + older)];
    });
    const sum = squares.reduce((total, square) => total + square, 0);
    const degrees = PRIOR_DEGREES + DEGREES_PER_PAIR * squares.length;
    return { dispersion: (PRIOR_DEGREES * prior + DEGREES_PER_PAIR * sum) / degrees, degrees, mean };
}
/** Returns the sums of `length` days, the newest first, one week apart. A block with a day of a gap is null. */
function blocksOf({ startDate, values }, length, gaps) {
    const blocks = [];
    for (let end = values.length; end >= length; end -= DAYS_PER_WEEK) {
        const [first, last] = [(0,numbers_period/* addDays */.fi)(startDate, end - length), (0,numbers_period/* addDays */.fi)(startDate, end - 1)];
        const isGap = gaps.some((gap) => gap.startDate <= last && gap.endDate >= first);
        blocks.push(isGap ? null : values.slice(end - length, end).reduce((sum, value) => sum + value, 0));
    }
    return blocks;
}
const MIN_CHANGE = 10;
const MIN_CHANGE_SHARE = 0.05;
/** Compares two counts by how much they usually vary (quasi-Poisson). Returns a p-value; 1 for changes too small to mention. */
function compareCounts(value, previous, variation) {
    const change = Math.abs(value - previous);
    if (change < MIN_CHANGE || change < MIN_CHANGE_SHARE * previous)
        return 1;
    return chanceOf(value, previous, variation);
}
function chanceOf(value, previous, { dispersion, degrees }) {
    const sum = Math.max(1, value + previous);
    return studentP(Math.abs(value - previous) / Math.sqrt(dispersion * sum), degrees);
}
/** So often does chance alone change the other days as much. */
const MAX_CHANCE_OF_OTHERS = 0.05;
/** Returns the day without which a change is a usual one, such as a holiday; undefined if the other days changed, too. */
function findOddDay(value, previous, variation) {
    const { pairs = [] } = variation;
    const sign = Math.sign(value - previous);
    const changeOf = (pair) => sign * (pair.value - pair.previous);
    const [most] = pairs.toSorted((a, b) => changeOf(b) - changeOf(a));
    if (!most || pairs.length < 2)
        return undefined;
    const [others, othersBefore] = [value - most.value, previous - most.previous];
    const isChanged = sign * (others - othersBefore) > 0;
    return isChanged && chanceOf(others, othersBefore, variation) <= MAX_CHANCE_OF_OTHERS ? undefined : most;
}
/** A fall of this share is what a report without a headline must have been able to see. */
const SEEN_FALL = 0.4;
/** So rarely does a report say that nothing changed although readers fell by that share. */
const MAX_MISSED = 0.002;
/** Returns true if the counts rule out that the mean fell by 40%. */
function seesFall(value, previous, { dispersion, degrees }) {
    const least = (1 - SEEN_FALL) * previous;
    const distance = value - least;
    const error = Math.sqrt(dispersion * (value + (1 - SEEN_FALL) ** 2 * previous));
    return distance > 0 && studentP(distance / error, degrees) <= MAX_MISSED;
}
/**
 * Chance leaves out this many expected events in one of e⁷ = 1,097 cases. Gaps that ended may be anywhere in both periods,
 * so they need more.
 */
const series_MIN_EXPECTED = { open: 7, ended: 10 };
const WEEKS_BEFORE = 4;
/** Finds the days that are empty beyond chance. Weekdays are compared with the same weekdays of the four weeks before. */
function findGaps(series, least) {
    const gaps = emptyRuns(series).map(([start, end]) => ({
        startDate: (0,numbers_period/* addDays */.fi)(series.startDate, start),
        endDate: (0,numbers_period/* addDays */.fi)(series.startDate, end - 1),
        expected: expectedEvents(series.values, start, end),
        isOpen: end === series.values.length,
    }));
    const { dispersion, mean } = variationOf(series, { days: DAYS_PER_WEEK, least, mean: 0, gaps });
    // Few days vary less than a week does.
    const perEvent = mean > 0 ? (dispersion - least) / mean : 0;
    return gaps.filter(({ expected, isOpen }) => expected / (least + perEvent * expected) >= series_MIN_EXPECTED[isOpen ? 'open' : 'ended']);
}
function emptyRuns({ values }) {
    const runs = [];
    values.forEach((value, index) => {
        const run = runs.at(-1);
        if (value > 0)
            return;
        if (run?.[1] === index)
            run[1] = index + 1;
        else
            runs.push([index, index + 1]);
    });
    return runs;
}
function expectedEvents(values, start, end) {
    let sum = 0;
    for (let day = start; day < end; day += 1) {
        const firstBefore = day - DAYS_PER_WEEK * Math.ceil((day - start + 1) / DAYS_PER_WEEK);
        const before = Array.from({ length: WEEKS_BEFORE }, (_, week) => values[firstBefore - week * DAYS_PER_WEEK]);
        sum += median(before.filter((value) => value !== undefined));
    }
    return sum;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/few-sessions.js
/** Finds the events that few sessions may have caused, because sessions have more of them than in the other period. Pure. */


/** Comments come with votes. */
const EVENTS_OF = {
    'feedback.comments': 'feedback.total',
    'feedback.total': 'feedback.total',
    'search.total': 'search.total',
    'ai.questions': 'ai.questions',
};
/** Returns the events that a count counts, or a rate is about; undefined if nothing tells whether few sessions caused them. */
function eventsOf(name) {
    return EVENTS_OF[numbers_metrics/* METRICS */.Cb[name].weight ?? name];
}
/** Searches and questions come with their sessions. Nothing tells who votes, so all readers count as voters. */
function sessionsOfEvents(metrics, asking) {
    const bothOf = (name) => {
        const [value, previous] = [(0,numbers_metrics/* metricValue */.a3)(metrics, name), (0,numbers_metrics/* metricValue */.a3)(metrics, name, 'previous')];
        return value === null || previous === null ? undefined : { value, previous };
    };
    return {
        'search.total': bothOf('search.sessions'),
        'ai.questions': asking,
        'feedback.total': bothOf('traffic.sessions'),
    };
}
/**
 * Returns how many events a period has beyond those that as many sessions had in the other period. Fewer than one standard
 * deviation are none, since a change of so few events is within chance anyway.
 */
function few_sessions_excessOf({ events, sessions, cluster }, period) {
    const other = period === 'value' ? 'previous' : 'value';
    if (sessions[other] === 0)
        return 0;
    const expected = (events[other] / sessions[other]) * sessions[period];
    const excess = events[period] - expected;
    return excess > Math.sqrt(cluster * (events[period] + expected)) ? excess : 0;
}
/** Returns a share without that many events, which all are or all aren't what the share counts. */
function withoutExcess({ count, total }, excess, isCounted) {
    const left = Math.max(0, total - excess);
    const counted = isCounted ? count - excess : count;
    return { count: Math.min(left, Math.max(0, counted)), total: left };
}
/** Returns how many questions and votes a session has, as far as the service tells. */
function perSessionOf({ questionVolume, comments }, { startDate, endDate, previous }) {
    const days = (questionVolume ?? []).filter(({ date }) => date >= (previous?.startDate ?? startDate) && date <= endDate);
    const sessions = (0,numbers_metrics/* sumOf */.XN)(days, (day) => day.sessions);
    const written = [...(comments?.values() ?? [])].flat();
    const authors = written.length - repeatsIn(written);
    return {
        ...(sessions > 0 && { 'ai.questions': (0,numbers_metrics/* sumOf */.XN)(days, ({ questions }) => questions) / sessions }),
        ...(authors > 0 && { 'feedback.total': Math.max(USUAL_VOTES_PER_SESSION, written.length / authors) }),
    };
}
/** Voters often vote on several pages, but the service doesn't tell on how many. */
const USUAL_VOTES_PER_SESSION = 2;

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/evidence.js
/** Decides which changes are beyond chance, within one error budget per report. Pure. */




const RATES = [
    'feedback.satisfaction-rate',
    'search.no-result-rate',
    'search.click-through-rate',
    'ai.low-confidence-rate',
];
const COUNTS = [
    'traffic.page-views',
    'search.total',
    'search.sessions',
    'ai.questions',
    'feedback.total',
    'feedback.comments',
];
/** The budget is the chance that any change of the family is marked although nothing changed. */
const FAMILIES = [
    { budget: 0.01, names: ['traffic.sessions'] },
    { budget: 0.01, names: COUNTS },
    { budget: 0.02, names: RATES },
];
/** Used if the service doesn't tell. */
const USUAL_PER_SESSION = { 'feedback.total': 2, 'ai.questions': 1.5 };
const SESSIONS_OF = {
    'traffic.page-views': 'traffic.sessions',
    'search.total': 'search.sessions',
};
/**
 * Returns the factor by which the variance of a count is larger because events of one reader happen together. If they
 * come m per session, their number is geometric, with a variance of 2m − 1 times the mean.
 */
function clusterOf(name, metrics, perSession, period = 'value') {
    const sessions = SESSIONS_OF[name] && (0,numbers_metrics/* metricValue */.a3)(metrics, SESSIONS_OF[name], period);
    const events = (0,numbers_metrics/* metricValue */.a3)(metrics, name, period);
    const known = sessions && events !== null ? events / sessions : undefined;
    const kind = name === 'feedback.comments' ? 'feedback.total' : name;
    const usual = kind in USUAL_PER_SESSION ? USUAL_PER_SESSION[kind] : 1;
    return Math.max(1, 2 * (known ?? perSession[kind] ?? usual) - 1);
}
function isCompared(metric) {
    return metric.value !== null && metric.previous !== null;
}
/** Returns the metrics with the decision about each change, and names those whose change few sessions may have caused. */
function judgeMetrics(metrics, variations) {
    const few = new Set(metrics.filter((metric) => isFewOf(metric, metrics, variations)).map(({ name }) => name));
    const tests = metrics.flatMap((metric) => (few.has(metric.name) ? [] : testOf(metric, metrics, variations)));
    const judged = new Map(FAMILIES.flatMap(({ names, budget }) => judgeFamily(tests.filter(({ metric }) => names.includes(metric.name)), budget)));
    const all = metrics.map((metric) => {
        const { isOfFew = false, ...judgment } = judged.get(metric.name) ?? {};
        const level = badLevelOf(metric, metrics, variations);
        const judgedMetric = { ...metric, ...judgment, isFew: few.has(metric.name), isBad: level === 'bad' };
        return { metric: judgedMetric, isOfFew: isOfFew || level === 'of few' };
    });
    return {
        metrics: all.map(({ metric }) => metric),
        ofFew: all.flatMap(({ metric: { name }, isOfFew }) => (isOfFew ? [name] : [])),
    };
}
function judgeFamily(tests, budget) {
    const passedBy = (kind) => holm(tests.map((test) => test[kind]), budget);
    const [passed, passedByOthers] = [passedBy('p'), passedBy('pOfOthers')];
    // The first test that doesn't pass is held against this share of the budget, and the others against more than theirs.
    const limit = budget / Math.max(1, passed.filter((isPassed) => !isPassed).length);
    return tests.map((test, index) => {
        const isUnusual = passed[index] ?? false;
        const oddDay = isUnusual ? (test.oddDay ?? null) : null;
        const isOfFew = isUnusual && oddDay === null && passedByOthers[index] !== true;
        const usual = isUnusual ? null : usualChange(test, limit);
        const beyondChance = isUnusual && oddDay === null && !isOfFew;
        return [test.metric.name, { p: test.p, beyondChance, usual, oddDay, isOfFew }];
    });
}
const STEPS = 50;
/** Returns the smaller one of the largest usual rise and fall if this change is within it, otherwise that of its direction. */
function usualChange(test, limit) {
    const { value, previous } = test.metric;
    const change = Math.abs(value - previous);
    const [rise, fall] = [usualIn('rise', test, limit), usualIn('fall', test, limit)];
    const both = rise === null || fall === null ? null : Math.min(rise, fall);
    const usual = both !== null && change <= both ? both : value < previous ? fall : rise;
    if (usual === null || (numbers_metrics/* METRICS */.Cb[test.metric.name].scale === 'count' && previous === 0))
        return null;
    const scale = { count: 100 / previous, percent: 1, fraction: 100 }[numbers_metrics/* METRICS */.Cb[test.metric.name].scale];
    return (0,numbers_metrics/* round */.LI)(usual * scale, 6);
}
/** Returns the largest change in a direction that wouldn't pass the limit; null if no change does. */
function usualIn(direction, { metric, pOf, most }, limit) {
    const { value, previous } = metric;
    const isFall = direction === 'fall';
    let [inside, outside] = [previous, isFall ? 0 : Math.min(most, Math.max(2 * previous, 2 * value, 1))];
    while (!isFall && outside < most && pOf(outside) > limit)
        outside = Math.min(most, outside * 2);
    if (pOf(outside) > limit)
        return null;
    for (let step = 0; step < STEPS; step += 1) {
        const middle = (inside + outside) / 2;
        if (pOf(middle) > limit)
            inside = middle;
        else
            outside = middle;
    }
    return Math.abs(inside - previous);
}
/** No site has more events. */
const MOST_EVENTS = 1e12;
function testOf(metric, metrics, variations) {
    const { name } = metric;
    if (!isCompared(metric) || variations.uncompared?.includes(numbers_metrics/* METRICS */.Cb[name].section))
        return [];
    const { weight, scale } = numbers_metrics/* METRICS */.Cb[name];
    if (weight !== undefined) {
        const [current, before] = sharesOf(metric, metrics, variations.perSession);
        if (!current || !before)
            return [];
        const most = scale === 'percent' ? 100 : 1;
        const pOf = (value) => compareShares({ ...current, count: (value / most) * current.total }, before);
        const pOfOthers = chanceOfOthers(metric, [current, before], eventCounts(name, metrics, variations));
        return [{ metric, pOf, p: pOf(metric.value), pOfOthers, most }];
    }
    const variation = variationOfCount(metric, metrics, variations);
    if (!variation)
        return [];
    const pOf = (value, previous = metric.previous) => compareCounts(value, previous, variation);
    const p = pOf(metric.value);
    const counts = eventCounts(name, metrics, variations);
    const shareOfOthers = (at) => (counts ? 1 - few_sessions_excessOf(counts, at) / counts.events[at] : 1);
    const others = pOf(metric.value * shareOfOthers('value'), metric.previous * shareOfOthers('previous'));
    const oddDay = findOddDay(metric.value, metric.previous, variation);
    return [{ metric, pOf, p, pOfOthers: Math.max(p, others), oddDay, most: MOST_EVENTS }];
}
/** Returns the events that a metric is about; undefined if some of them, or their sessions, are unknown. */
function eventCounts(name, metrics, { perSession = {}, sessions = {} }) {
    const kind = eventsOf(name);
    const [value, previous] = ['value', 'previous'].map((at) => kind && (0,numbers_metrics/* metricValue */.a3)(metrics, kind, at));
    const known = kind && sessions[kind];
    if (!kind || !value || !previous || !known)
        return undefined;
    return { events: { value, previous }, sessions: known, cluster: clusterOf(kind, metrics, perSession, 'previous') };
}
/** Returns how often chance changes a rate as much, if few sessions caused all that they may have caused of the change. */
function chanceOfOthers({ value, previous }, [current, before], counts) {
    if (!counts)
        return 0;
    const isUp = value > previous;
    const [excess, excessBefore] = ['value', 'previous'].map((at) => few_sessions_excessOf(counts, at) / counts.events[at]);
    const now = withoutExcess(current, (excess ?? 0) * current.total, isUp);
    const then = withoutExcess(before, (excessBefore ?? 0) * before.total, !isUp);
    return Math.sign(now.count * then.total - then.count * now.total) === (isUp ? 1 : -1)
        ? Math.max(compareShares(current, before), compareShares(now, then))
        : 1;
}
function variationOfCount({ name, value, previous }, metrics, { counts, days, perSession = {} }) {
    const sessions = counts['traffic.sessions'];
    if (numbers_metrics/* METRICS */.Cb[name].section !== 'feedback' || !sessions)
        return counts[name];
    // Votes have no series: they vary as the sessions do, and a little by themselves.
    const mean = ((value + previous) / 2) * (Math.min(days, 7) / days);
    const share = sessions.mean > 0 ? (sessions.dispersion - 1) / sessions.mean : 0;
    return { ...sessions, dispersion: clusterOf(name, metrics, perSession) + mean * share };
}
/** Rates of fewer independent events say nothing. */
const MIN_EVENTS = 10;
/** Returns true for a rate of something of which both periods have a number, and one of them too small a number. */
function isFewOf(metric, metrics, { perSession, uncompared }) {
    if (numbers_metrics/* METRICS */.Cb[metric.name].weight === undefined || metric.value === null)
        return false;
    if (uncompared?.includes(numbers_metrics/* METRICS */.Cb[metric.name].section))
        return false;
    const [current, before] = sharesOf(metric, metrics, perSession);
    return current !== undefined && before !== undefined && Math.min(current.total, before.total) < MIN_EVENTS;
}
function sharesOf(rate, metrics, perSession = {}) {
    return ['value', 'previous'].map((period) => shareOf(rate, metrics, perSession, period));
}
/** Returns a rate as a share of independent events: what one reader does counts once. An unknown rate has no events. */
function shareOf(rate, metrics, perSession, period) {
    const { weight, scale } = numbers_metrics/* METRICS */.Cb[rate.name];
    const events = weight === undefined ? null : (0,numbers_metrics/* metricValue */.a3)(metrics, weight, period);
    if (events === null || weight === undefined)
        return undefined;
    const value = rate[period];
    if (value === null)
        return { count: 0, total: 0 };
    const total = events / clusterOf(weight, metrics, perSession, period);
    return { count: (scale === 'percent' ? value / 100 : value) * total, total };
}
const MIN_EVENTS_OF_LEVEL = 30;
const LEVEL_NAMES = ['feedback.satisfaction-rate', 'search.no-result-rate', 'ai.low-confidence-rate'];
/**
 * Tells whether a rate is on the wrong side of 50% in this period alone (95% confidence), also among sessions, or only
 * because of events that few sessions may have caused.
 */
function badLevelOf(metric, metrics, variations) {
    const { perSession = {}, uncompared } = variations;
    const { section, better } = numbers_metrics/* METRICS */.Cb[metric.name];
    if (!isLevelName(metric.name) || uncompared?.includes(section))
        return undefined;
    const isBad = (share) => {
        if (!share || share.total < MIN_EVENTS_OF_LEVEL)
            return false;
        const [lower, upper] = wilsonInterval(share);
        return better === 'higher' ? upper < 0.5 : lower > 0.5;
    };
    const share = shareOf(metric, metrics, perSession, 'value');
    if (!isBad(share) || !share || !sessionsOf(metric.name, metrics, variations).every(isBad))
        return undefined;
    const counts = eventCounts(metric.name, metrics, variations);
    const excess = counts ? few_sessions_excessOf(counts, 'value') / counts.events.value : 0;
    return isBad(withoutExcess(share, excess * share.total, better === 'lower')) ? 'bad' : 'of few';
}
/** Returns how many sessions a rate is surely about: one machine isn't most readers. Nothing tells the sessions of votes. */
function sessionsOf(name, metrics, { asking }) {
    if (name === 'feedback.satisfaction-rate')
        return [];
    if (name === 'ai.low-confidence-rate')
        return [asking];
    const [rate, searches, total] = ['search.no-result-rate', 'search.total', 'search.sessions'].map((one) => (0,numbers_metrics/* metricValue */.a3)(metrics, one));
    if (typeof rate !== 'number' || typeof searches !== 'number' || typeof total !== 'number')
        return [undefined];
    // Each search with results may be of another session. The rest of the sessions found nothing.
    return [{ count: Math.max(0, total - searches * (1 - rate)), total }];
}
function isLevelName(name) {
    return LEVEL_NAMES.some((one) => one === name);
}
/** Returns the rates that are bad by themselves. */
function badLevels(metrics) {
    return metrics.flatMap((metric) => {
        const { name, value, isBad } = metric;
        return isBad && isLevelName(name) && value !== null ? [{ ...metric, name, value }] : [];
    });
}
/** Returns the rates that changed beyond chance, the worse ones first. */
function changedRates(metrics) {
    const changed = changedOf(RATES, metrics).map((metric) => {
        const isUp = metric.value > metric.previous;
        return { ...metric, isBetter: isUp === (numbers_metrics/* METRICS */.Cb[metric.name].better === 'higher') };
    });
    return changed.sort((a, b) => Number(a.isBetter) - Number(b.isBetter));
}
/** Returns the counts that only one day changed beyond chance, sessions first. */
function oddCounts(metrics) {
    return ['traffic.sessions', ...COUNTS].flatMap((name) => {
        const oddDay = (0,numbers_metrics/* findMetric */.GF)(metrics, name)?.oddDay;
        return oddDay ? [{ name, oddDay }] : [];
    });
}
/** Returns the counts that changed beyond chance, sessions first. */
function changedCounts(metrics) {
    return changedOf(['traffic.sessions', ...COUNTS], metrics);
}
function changedOf(names, metrics) {
    return names.flatMap((name) => {
        const metric = (0,numbers_metrics/* findMetric */.GF)(metrics, name);
        return metric?.beyondChance && isCompared(metric) ? [{ ...metric, name }] : [];
    });
}

// EXTERNAL MODULE: ../../build/src/text/words.js
var words = __webpack_require__(89352);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/failed-searches.js



/** Returns one row per search. Spellings that differ only in case or spaces count as one. */
function failedSearches(queries) {
    const rows = bySpelling(queries.filter((item) => failuresOf(item) > 0)).map((group) => {
        return {
            query: group[0]?.query ?? '',
            searches: (0,numbers_metrics/* sumOf */.XN)(group, failuresOf),
            aiEscalations: (0,numbers_metrics/* sumOf */.XN)(group, (item) => item.aiEscalations),
        };
    });
    return rows.sort((a, b) => b.searches - a.searches || (a.query < b.query ? -1 : 1));
}
/** Returns the queries that are spelled alike together, in the order of the first ones. */
function bySpelling(queries) {
    return [...(0,group_by/* groupBy */.$)(queries, ({ query }) => (0,words/* spellingKey */.i)(query)).values()];
}
/** A shorter word begins too many others. */
const MIN_START_LENGTH = 2;
/** Groups the rows that a reader typed on the way to a longer one with it. The largest row of a group is first. */
function groupByStart(rows) {
    const keyed = rows.map((row) => ({ row, key: (0,words/* spellingKey */.i)(row.query) }));
    const used = new Set();
    const groups = keyed
        .toSorted((a, b) => b.key.length - a.key.length)
        .flatMap(({ row, key }) => {
        if (used.has(row))
            return [];
        const starts = keyed.filter((other) => !used.has(other.row) && key.startsWith(other.key) && isStart(other.key, key));
        for (const start of starts)
            used.add(start.row);
        return [starts.map((start) => start.row).sort((a, b) => b.searches - a.searches)];
    });
    return groups.sort((a, b) => totalOf(b) - totalOf(a));
}
function isStart(start, whole) {
    return start === whole || start.length >= MIN_START_LENGTH;
}
function totalOf(rows) {
    return (0,numbers_metrics/* sumOf */.XN)(rows, ({ searches }) => searches);
}
/** Returns true if no search with these words had a result. */
function isWithoutResults(item) {
    const failures = failuresOf(item);
    return failures > 0 && failures >= item.count;
}
/** The contract leaves open whether `noResults` is a flag or a number of searches. */
function failuresOf({ count, noResults }) {
    return typeof noResults === 'number' ? noResults : noResults ? count : 0;
}

// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/bursts.js

/** So many times the usual events per session come from few sessions. */
const FEW_SESSIONS_FACTOR = 5;
/** A day that lies between usual ones needs no factor, and a longer time at least this one. */
const LASTING_FACTOR = 2;
/** A deviation of this many times the usual one isn't chance. */
const MIN_DEVIATES = 6;
/** Fewer events beyond the usual ones say nothing about a day. */
const bursts_MIN_EXCESS = 20;
/** The standard deviation of a normal distribution, by its median deviation. */
const DEVIATION_OF_MEDIAN = 1.4826;
/** Returns the days that have far more events per session than usual. */
function findBursts(days, eventsOf) {
    const active = days.filter(({ sessions }) => sessions > 0);
    const usual = median(active.map((day) => eventsOf(day) / day.sessions));
    const measured = active.map((day) => {
        const expected = usual * day.sessions;
        const events = eventsOf(day);
        // If a session has a geometric number of events, this is the variance of their sum.
        const deviation = (events - expected) / Math.sqrt(expected * Math.max(usual - 1, 0.1));
        return { date: day.date, events, excess: events - expected, factor: events / expected, deviation };
    });
    const spread = Math.max(1, DEVIATION_OF_MEDIAN * median(measured.map(({ deviation }) => Math.abs(deviation))));
    const isOdd = (index) => {
        const { excess = 0, deviation = 0 } = measured[index] ?? {};
        return excess >= bursts_MIN_EXCESS && deviation >= MIN_DEVIATES * spread;
    };
    return measured.flatMap(({ date, events, excess, factor }, index) => {
        const isAlone = !isOdd(index - 1) && !isOdd(index + 1);
        const isOfFew = excess >= bursts_MIN_EXCESS && factor >= FEW_SESSIONS_FACTOR;
        const isBurst = isOfFew || (isOdd(index) && (isAlone || factor >= LASTING_FACTOR));
        return isBurst ? [{ startDate: date, endDate: date, events, excess, isOfFew }] : [];
    });
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/history.js
/** Joins the daily numbers of traffic, search and assistant, and finds what each kind of event says: variations, gaps and outages. Pure. */









const KINDS = ['traffic', 'search', 'ai'];
const RECORDED = { traffic: 'page views', search: 'searches', ai: 'questions' };
/** @param metrics the numbers of both periods, which nothing has judged yet */
function readHistory({ traffic = [], searchVolume = [], questionVolume = [] }, { metrics, period, perSession }) {
    const { endDate } = period;
    const count = (metric, days, valueOf) => ({
        metric,
        series: seriesOf(days, valueOf, endDate),
        least: clusterOf(metric, metrics, perSession),
    });
    const recorded = (kind, bursts, counts) => recordedOf(kind, { bursts, counts, period });
    const sessions = count('traffic.sessions', traffic, (day) => day.sessions);
    const pageViews = count('traffic.page-views', traffic, (day) => day.pageViews);
    const searching = count('search.sessions', searchVolume, (day) => day.sessions);
    const searches = count('search.total', searchVolume, (day) => day.searches);
    const questions = count('ai.questions', questionVolume, (day) => day.questions);
    const searchBursts = findBursts(searchVolume, (day) => day.searches);
    const questionBursts = findBursts(questionVolume, (day) => day.questions);
    return {
        traffic: recorded('traffic', [], [sessions, pageViews]),
        search: recorded('search', searchBursts, [searching, searches]),
        ai: recorded('ai', questionBursts, [questions]),
    };
}
function recordedOf(kind, { bursts, counts, period }) {
    const gaps = findGaps(counts[0].series, counts[0].least);
    const comparedBursts = bursts.filter((burst) => history_isCompared(burst, period));
    const uncompared = uncomparedOf(kind, { gaps, bursts: comparedBursts, counts, period });
    return { gaps, bursts, comparedBursts, counts, uncompared };
}
function uncomparedOf(kind, { gaps, bursts, counts, period }) {
    const ended = gaps.filter((gap) => !gap.isOpen && history_isCompared(gap, period));
    return [
        ...firstDay(kind, counts[0].series, period),
        ...ended.map((gap) => `no ${RECORDED[kind]} were recorded on ${(0,format_dates/* formatRange */.Lu)(gap)}`),
        ...burstReasons(kind, bursts),
    ];
}
/** More days than these are counted. */
const MAX_NAMED_DAYS = 3;
function burstReasons(kind, bursts) {
    const dayOf = ({ startDate }) => (0,format_dates/* formatLongDay */.IO)(startDate);
    const few = bursts.filter(({ isOfFew }) => isOfFew);
    const others = bursts.filter(({ isOfFew }) => !isOfFew);
    const daysOf = (all) => all.length > MAX_NAMED_DAYS ? `${all.length} days` : (0,list_items/* listItems */.D)(all.map(dayOf));
    const fewText = (events, days) => `${(0,pluralize/* formatCount */.B)(events)} ${RECORDED[kind]} on ${days} came from few sessions`;
    return [
        ...(few.length > MAX_NAMED_DAYS
            ? [
                fewText((0,numbers_metrics/* sumOf */.XN)(few, ({ events }) => events), daysOf(few)),
            ]
            : few.map((burst) => fewText(burst.events, dayOf(burst)))),
        ...(others.length > 0 ? [`sessions had unusually many ${RECORDED[kind]} on ${daysOf(others)}`] : []),
    ];
}
function history_isCompared(days, { previous, ...period }) {
    const compared = previous ? [period, previous] : [period];
    return compared.some((range) => days.startDate <= range.endDate && days.endDate >= range.startDate);
}
/** The first day of a rarely used search isn't known. */
const MIN_EVENTS_OF_START = 20;
/** Says when a series begins that has nothing before the end of the previous period. */
function firstDay(kind, { startDate, values }, { previous, seriesRange }) {
    if (!previous || startDate <= previous.startDate || seriesRange.startDate > previous.startDate)
        return [];
    const events = values.reduce((sum, value) => sum + value, 0);
    if (kind !== 'traffic' && events < MIN_EVENTS_OF_START)
        return [];
    const who = kind === 'traffic' ? 'readers' : RECORDED[kind];
    return startDate === '' ? [] : [`the first ${who} were recorded on ${(0,format_dates/* formatShortDay */.mf)(startDate)}`];
}
/** Returns how much each count varies. Counts with a day in a gap or a burst in one of both periods aren't comparable. */
function variationsOf(history, { metrics, days, perSession }) {
    const isOpen = ({ gaps }) => gaps.some((gap) => gap.isOpen);
    const comparable = Object.values(history).filter((kind) => kind.uncompared.length === 0 && !isOpen(kind));
    const counts = comparable.flatMap((recorded) => recorded.counts.map(({ series, least, metric }) => {
        const mean = (((0,numbers_metrics/* metricValue */.a3)(metrics, metric) ?? 0) * Math.min(days, 7)) / days;
        const variation = variationOf(series, { days, least, mean, gaps: [...recorded.gaps, ...recorded.bursts] });
        return [metric, { ...variation, pairs: dayPairs(series, days) }];
    }));
    // A burst isn't a sample of what readers do, so its rates say nothing either.
    const uncompared = KINDS.filter((kind) => history[kind].comparedBursts.length > 0);
    return { counts: Object.fromEntries(counts), days, perSession, uncompared };
}
/** Lists what keeps the numbers of both periods from being compared. */
function listUncompared(history) {
    return KINDS.flatMap((series) => history[series].uncompared.map((why) => ({ series, why })));
}
/** Says of which events few readers may have caused a change that would be beyond chance otherwise. */
function listOfFew(names, metrics, period) {
    const kinds = new Set(names.flatMap((name) => eventsOf(name) ?? []));
    return [...kinds].map((kind) => {
        const [value, previous] = ['value', 'previous'].map((at) => (0,pluralize/* formatCount */.B)((0,numbers_metrics/* metricValue */.a3)(metrics, kind, at) ?? 0));
        const [, what = ''] = numbers_metrics/* METRICS */.Cb[kind].nouns ?? [];
        const series = { 'search.total': 'search', 'ai.questions': 'ai', 'feedback.total': 'feedback' }[kind];
        const why = `few readers may have caused the change of ${what}: ${value}, ${previous} ${(0,format_dates/* beforeThat */.tR)(period)}`;
        return { series, why };
    });
}
/** Finds what isn't recorded at the end of the period. */
function findOutages(history) {
    const open = (kind) => history[kind].gaps.find(({ isOpen }) => isOpen);
    return KINDS.flatMap((kind) => {
        const gap = open(kind);
        if (!gap)
            return [];
        const isRecorded = KINDS.find((other) => !open(other) && sumDays(history[other].counts[0].series, gap) > 0) ?? null;
        // People know page views and searches, and fewer know sessions.
        const shown = history[kind].counts.at(-1)?.series;
        const before = { startDate: (0,numbers_period/* addDays */.fi)(gap.startDate, -7), endDate: (0,numbers_period/* addDays */.fi)(gap.startDate, -1) };
        return [
            {
                series: kind,
                since: gap.startDate,
                weekBefore: shown ? sumDays(shown, before) : 0,
                expected: Math.max(1, Math.round(gap.expected)),
                isRecorded,
            },
        ];
    });
}
function sumDays({ startDate, values }, range) {
    return values.reduce((sum, value, index) => {
        const date = (0,numbers_period/* addDays */.fi)(startDate, index);
        return date >= range.startDate && date <= range.endDate ? sum + value : sum;
    }, 0);
}
function joinDays({ traffic, searchVolume, questionVolume }) {
    const days = new Map();
    const put = (date, values) => {
        const day = days.get(date) ?? { date, pageViews: null, sessions: null, searches: null, questions: null };
        days.set(date, { ...day, ...values });
    };
    for (const { date, pageViews, sessions } of traffic ?? [])
        put(date, { pageViews, sessions });
    for (const { date, searches } of searchVolume ?? [])
        put(date, { searches });
    for (const { date, questions } of questionVolume ?? [])
        put(date, { questions });
    return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
function daysWithin(days, { startDate, endDate }) {
    return days.filter(({ date }) => date >= startDate && date <= endDate);
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/largest-changes.js
/** Finds the pages whose number of readers changed most: facts, without a word about chance. Pure. */



const MOST = 5;
const largest_changes_MIN_CHANGE = 10;
/** Returns at most five changes, the largest first. A page that a list of 100 cuts off has an unknown count, so it has none. */
function findLargestChanges({ now, before }) {
    if (!now || !before)
        return [];
    return joinRenamed(changesOf(now, before))
        .sort((a, b) => sizeOf(b) - sizeOf(a) || (a.path < b.path ? -1 : 1))
        .slice(0, MOST);
}
function changesOf(now, before) {
    const [current, previous] = [now, before].map(({ pages }) => new Map(groupByPage(pages).map((page) => [page.path, page])));
    const countOf = (list, pages, path) => {
        const rows = pages?.get(path)?.rows;
        if (rows)
            return (0,numbers_metrics/* sumOf */.XN)(rows, ({ sessions }) => sessions);
        return list.pages.length < analytics/* MAX_PAGE_SIZE */.H4 ? 0 : undefined;
    };
    const paths = [...new Set([...(current?.keys() ?? []), ...(previous?.keys() ?? [])])];
    return paths.flatMap((path) => {
        const [sessions, sessionsBefore] = [countOf(now, current, path), countOf(before, previous, path)];
        if (sessions === undefined || sessionsBefore === undefined)
            return [];
        const title = (current?.get(path) ?? previous?.get(path))?.title ?? null;
        const change = { path, title, previousPath: null, sessions, previous: sessionsBefore };
        return sizeOf(change) >= Math.max(largest_changes_MIN_CHANGE, numbers_metrics/* MIN_CHANGE_SHARE */.uc * sessionsBefore) ? [change] : [];
    });
}
function sizeOf({ sessions, previous }) {
    return Math.abs(sessions - previous);
}
/** A path without readers and a new one are one page if they alone have a title. */
function joinRenamed(changes) {
    const only = (isSide, title) => {
        const found = changes.filter((change) => isSide(change) && change.title === title && title !== null);
        return found.length === 1 ? found[0] : undefined;
    };
    const isGone = ({ sessions }) => sessions === 0;
    const isNew = ({ previous }) => previous === 0;
    return changes.flatMap((change) => {
        const [gone, added] = [only(isGone, change.title), only(isNew, change.title)];
        if (!gone || !added)
            return [change];
        if (change === gone)
            return [];
        return change === added ? [{ ...added, previousPath: gone.path, previous: gone.previous }] : [change];
    });
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/questions.js




function joinQuestions(low, votes) {
    const pathOf = (path) => (path === null ? null : pageKey(path));
    const [weightOfLow, weightOfVote] = [weigh(low), weigh(votes)];
    const asked = (low?.items ?? []).map(({ question, pagePath, confidenceScore, askedAt: at, sessionId }) => {
        const confidence = (0,numbers_metrics/* withinScale */.oZ)(confidenceScore ?? null, 1);
        return {
            question,
            path: pathOf(pagePath),
            at,
            sessionId,
            isLow: true,
            confidence,
            answer: null,
            weight: weightOfLow(sessionId),
        };
    });
    const disliked = (votes?.items ?? [])
        .filter(({ type }) => type === 'dislike')
        .map(({ question, pagePath, submittedAt: at, sessionId, answerSnippet }) => {
        const entry = { question, path: pathOf(pagePath), at, sessionId, isLow: false, confidence: null };
        return { ...entry, answer: answerSnippet ?? '', weight: weightOfVote(sessionId) };
    });
    return [...asked, ...disliked];
}
/**
 * Returns how many sessions an entry of a list stands for. As many new sessions are to be expected in the rest of a list as
 * there are entries whose session has no other one in the part that was read (Good and Turing): the rest of a session with
 * many entries is likely to be its own.
 */
function weigh(list) {
    const items = list?.items ?? [];
    const scale = items.length === 0 ? 1 : Math.max(1, (list?.total ?? items.length) / items.length);
    const bySession = (0,group_by/* groupBy */.$)(items, ({ sessionId }) => sessionId);
    return (id) => (id === null || bySession.get(id)?.length === 1 ? scale : 1);
}
/** Returns the questions that are spelled alike together. */
function equalQuestions(asked) {
    return [...(0,group_by/* groupBy */.$)(asked, ({ question }) => (0,words/* spellingKey */.i)(question)).values()];
}
/** Returns the pages with the most readers first. */
function questionsByPage(asked) {
    const pages = [...(0,group_by/* groupBy */.$)(asked, ({ path }) => path)].sort(([, a], [, b]) => readersOf(b) - readersOf(a));
    const counted = new Set();
    return pages
        .map(([path, group]) => {
        const others = group.filter(({ sessionId }) => sessionId === null || !counted.has(sessionId));
        for (const { sessionId } of group)
            if (sessionId !== null)
                counted.add(sessionId);
        return { path, asked: group, readers: readersOf(others) };
    })
        .sort((a, b) => b.readers - a.readers);
}
/** Counts each session once; a question without a session is one of its own. */
function readersOf(asked) {
    const sessions = (0,group_by/* groupBy */.$)(asked.filter(({ sessionId }) => sessionId !== null), ({ sessionId }) => sessionId);
    const weights = [...sessions.values()].map((group) => Math.max(...group.map(({ weight }) => weight)));
    const alone = asked.filter(({ sessionId }) => sessionId === null).map(({ weight }) => weight);
    return (0,numbers_metrics/* round */.LI)((0,numbers_metrics/* sumOf */.XN)([...weights, ...alone], (weight) => weight), 2);
}
/** Returns texts that are spelled alike as one quote, the most frequent first. */
function quotesOf(texts, most) {
    return [...(0,group_by/* groupBy */.$)(texts, words/* spellingKey */.i).values()]
        .map((group) => ({ text: group[0] ?? '', count: group.length }))
        .sort((a, b) => b.count - a.count)
        .slice(0, most);
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/map-rows.js
/** Changes the rows of all tables and lists of a project, whatever they are about. Pure. */


function mapRows(project, change) {
    const tables = report_version/* TABLE_NAMES */.ek.map((name) => [name, project[name] && change(project[name])]);
    return { ...project, ...Object.fromEntries(tables), largestChanges: change(project.largestChanges) };
}
/** Removes the titles that several pages share: such pages are told apart by their paths. */
function tellTitlesApart(project) {
    const shared = sharedTitles([project.pages, project.feedback, project.searchPages, project.largestChanges]);
    return mapRows(project, (rows) => rows.map((row) => ('title' in row && shared.has(String(row.title)) ? { ...row, title: null } : row)));
}
function sharedTitles(tables) {
    const byTitle = (0,group_by/* groupBy */.$)(tables.flatMap((rows) => rows ?? []), ({ title }) => title ?? '');
    const isShared = (rows) => new Set(rows.map(({ path }) => path)).size > 1;
    return new Set([...byTitle].flatMap(([title, rows]) => (title !== '' && isShared(rows) ? [title] : [])));
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/reader-text.js
/** Redacts or omits searches, questions, comments, queries of paths and referrers, for all formats in one place. Pure. */





/** The fields of rows that contain text of readers. Anyone can append a query or fragment to the path of a page. */
const READER_TEXT = new Map([
    ...['query', 'question', 'answer', 'comments', 'referrer'].map((field) => [field, /^.*$/s]),
    ...['path', 'paths'].map((field) => [field, /[?#].*$/s]),
]);
const NOTE = {
    section: 'readers',
    message: `Text that readers typed is omitted, because ${(0,input_names/* inputName */.yu)('quote-readers')} is false.`,
    missing: null,
};
const OTHER_HOSTS = '(other)';
/** @param redactText undefined omits all text of readers */
function showReaderText(project, redactText) {
    return redactText
        ? mapRows(project, (rows) => rows.map((row) => redactRow(row, redactText)))
        : omitReaderText(project);
}
function redactRow(row, redactText) {
    const redact = (text, part) => typeof text === 'string' ? text.replace(part, redactText) : text;
    const fields = Object.entries(row).map(([field, value]) => {
        const part = READER_TEXT.get(field);
        if (!part)
            return [field, value];
        return [field, Array.isArray(value) ? value.map((text) => redact(text, part)) : redact(value, part)];
    });
    return Object.fromEntries(fields);
}
/** Keeps only counts, titles, paths and hosts. */
function omitReaderText(project) {
    const omitted = mapRows(project, (rows) => rows
        .filter((row) => !('query' in row || 'question' in row))
        .map((row) => ({
        ...redactRow(row, () => ''),
        ...('comments' in row && Array.isArray(row.comments) ? { comments: [] } : {}),
    })));
    return {
        ...omitted,
        referrers: groupByHost(project.referrers),
        searchQueries: null,
        noResultSearches: null,
        lowConfidenceQuestions: null,
        dislikedAnswers: null,
        lists: [],
        notes: [...project.notes, NOTE],
    };
}
function groupByHost(referrers) {
    if (!referrers)
        return null;
    const add = (sum, { percentage }) => sum === null || percentage === null ? null : (0,numbers_metrics/* round */.LI)(sum + percentage, 4);
    return [...(0,group_by/* groupBy */.$)(referrers, ({ referrer }) => hostOf(referrer))]
        .map(([referrer, rows]) => {
        return { referrer, pageViews: (0,numbers_metrics/* sumOf */.XN)(rows, ({ pageViews }) => pageViews), percentage: rows.reduce(add, 0) };
    })
        .sort((a, b) => b.pageViews - a.pageViews || (a.referrer < b.referrer ? -1 : 1));
}
function hostOf(referrer) {
    if (referrer === '(direct)')
        return referrer;
    if (!(0,text_document/* isWebUrl */.O9)(referrer))
        return OTHER_HOSTS;
    const { hostname } = new URL(referrer);
    // Other characters in a host name could be text of a reader.
    return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) ? hostname : OTHER_HOSTS;
}

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/tables.js
var tables = __webpack_require__(92741);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/table-rows.js
/** Turns responses into the rows of a report's tables. Pure. */







const MAX_COMMENTS = 3;
/** Returns tables of any length; a table is null if it wasn't collected. */
function tableRows(collected, sources) {
    const { lowConfidence, answerVotes } = collected;
    return {
        pages: pageRows(collected),
        referrers: referrerRows(collected),
        feedback: feedbackRows(collected),
        poorFeedback: collected.dislikedPages ? poorRows(sources) : null,
        searchQueries: queryRows(collected),
        noResultSearches: collected.noResultQueries ? [...sources.searches] : null,
        searchPages: searchPageRows(collected),
        lowConfidenceQuestions: lowConfidence ? questionRows(sources) : null,
        dislikedAnswers: answerVotes ? answerRows(sources) : null,
    };
}
function pageRows({ pages: { now, before } }) {
    if (!now)
        return null;
    const counts = sessionsByPage(before);
    // A page that is missing in a truncated list has an unknown count.
    const missing = before && before.pages.length < analytics/* MAX_PAGE_SIZE */.H4 ? 0 : null;
    return groupByPage(now.pages)
        .map(({ path, title, rows }) => ({
        ...{ path, title },
        pageViews: (0,numbers_metrics/* sumOf */.XN)(rows, ({ pageViews }) => pageViews),
        sessions: (0,numbers_metrics/* sumOf */.XN)(rows, ({ sessions }) => sessions),
        previousSessions: counts.get(path) ?? missing,
    }))
        .sort((a, b) => b.pageViews - a.pageViews);
}
function feedbackRows({ feedback: { now } }) {
    if (!now)
        return null;
    return groupByPage(now.pages)
        .map(({ path, title, rows }) => {
        const votes = votesOf(rows);
        const comments = (0,numbers_metrics/* sumOf */.XN)(rows, (row) => row.comments);
        return { path, title, ...votes, comments, satisfactionRate: satisfactionOf(votes) };
    })
        .sort((a, b) => b.likes + b.dislikes - a.likes - a.dislikes);
}
function poorRows({ poorPages }) {
    return poorPages.map(({ path, title, likes, dislikes, satisfactionRate, sessions, readers, comments }) => {
        return {
            ...{ path, title, likes, dislikes, satisfactionRate, sessions, readers },
            comments: quotesOf(comments.map(({ text }) => text), MAX_COMMENTS).map(({ text }) => text),
        };
    });
}
function queryRows({ searchQueries: { now } }) {
    if (!now)
        return null;
    return bySpelling(now.queries)
        .map((group) => ({
        query: group[0]?.query ?? '',
        searches: (0,numbers_metrics/* sumOf */.XN)(group, ({ count }) => count),
        noResults: group.every(isWithoutResults),
        clicks: (0,numbers_metrics/* sumOf */.XN)(group, ({ clicks }) => clicks),
        aiEscalations: (0,numbers_metrics/* sumOf */.XN)(group, ({ aiEscalations }) => aiEscalations),
    }))
        .sort((a, b) => b.searches - a.searches);
}
function searchPageRows({ searchPages }) {
    if (!searchPages)
        return null;
    return groupByPage(searchPages.pages)
        .map(({ path, title, rows }) => {
        const searches = (0,numbers_metrics/* sumOf */.XN)(rows, ({ totalSearches }) => totalSearches);
        const failed = (0,numbers_metrics/* sumOf */.XN)(rows, ({ noResultSearches }) => noResultSearches);
        return { path, title, searches, noResultSearches: failed, noResultRate: (0,numbers_metrics/* shareOf */.tC)(failed, searches) };
    })
        .sort((a, b) => b.searches - a.searches);
}
/** The share comes from the counts if they are there. */
function referrerRows({ referrers, overview }) {
    if (!referrers)
        return null;
    const share = ({ pageViews }) => {
        const counted = (0,numbers_metrics/* shareOf */.tC)(pageViews, overview.now?.pageViews ?? 0);
        return counted === null ? null : (0,numbers_metrics/* round */.LI)(counted * 100, 4);
    };
    return referrers.referrers.map((row) => ({ ...row, percentage: share(row) ?? (0,numbers_metrics/* withinScale */.oZ)(row.percentage, 100) }));
}
/** Readers are no more than the sessions that asked. */
function askersOf(asked, { askingSessions }) {
    return Math.min(readersOf(asked), askingSessions ?? Infinity);
}
function questionRows(sources) {
    return equalQuestions(sources.asked)
        .flatMap((group) => {
        const low = group.filter(({ isLow }) => isLow);
        if (low.length === 0)
            return [];
        const confidences = low.flatMap(({ confidence }) => confidence ?? []);
        return [
            {
                question: low[0]?.question ?? '',
                count: low.length,
                readers: askersOf(low, sources),
                lowestConfidence: confidences.length === 0 ? null : Math.min(...confidences),
                paths: [...new Set(group.flatMap(({ path }) => path ?? []))].sort().slice(0, tables/* MAX_PATHS */.KD),
                lastAskedAt: low.map(({ at }) => at).reduce((a, b) => (a > b ? a : b), ''),
            },
        ];
    })
        .sort((a, b) => b.count - a.count || (a.question < b.question ? -1 : 1));
}
function answerRows(sources) {
    return equalQuestions(sources.asked.filter(({ isLow }) => !isLow))
        .map((group) => {
        const [newest] = group.toSorted((a, b) => (a.at < b.at ? 1 : -1));
        const { question = '', answer = null, path = null, at = '' } = newest ?? {};
        return { question, answer, count: group.length, readers: askersOf(group, sources), path, date: at.slice(0, 10) };
    })
        .sort((a, b) => b.count - a.count || (a.question < b.question ? -1 : 1));
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/to-dos.js
/** Decides what to do first: what helps the most readers. Pure. */






const MAX_TO_DOS = 5;
const to_dos_MAX_COMMENTS = 2;
const MAX_QUESTIONS = 3;
/** Words of a group that the evidence names. */
const MAX_WORDS = 5;
/** Returns all to-dos of a project, the largest first. Without `redactText`, they quote no reader. */
function projectToDos(project, sources, redactText) {
    const pages = sources.poorPages.map((page) => pageToDo(page, project, redactText));
    const others = redactText
        ? [
            ...groupByStart(withoutBursts(sources)).map((group) => searchToDo(group, redactText)),
            ...questionToDos(project, sources, redactText),
        ]
        : hiddenToDos(project, sources);
    return limitReaders(sortToDos([...pages, ...others]), sources.sessions);
}
/** At equal counts, a page comes first: its URL says where to work. */
function sortToDos(toDos) {
    return [...toDos].sort((a, b) => b.count - a.count || Number(a.path === null) - Number(b.path === null));
}
/** One reader may be counted for several pages, but all of them together are no more than there were. */
function limitReaders(toDos, sessions) {
    let left = sessions ?? Infinity;
    const limited = toDos.flatMap((toDo) => {
        if (toDo.unit === 'searches')
            return [toDo];
        const count = Math.min(toDo.count, left);
        left -= count;
        if (count < 1)
            return [];
        if (count === toDo.count)
            return [toDo];
        return [{ ...toDo, ...(toDo.isLeast ? effectOnVoters(count) : effectOf(count, 'readers', true)) }];
    });
    return sortToDos(limited);
}
/** The sections of metrics, as to-dos name their sources. */
const SOURCES = { feedback: 'Feedback', search: 'Search', ai: 'AI assistant' };
/**
 * Returns at most five to-dos. If the verdict is about a threshold, the largest one of the same section leads. An outage
 * is the only other thing to do, since the other numbers depend on it.
 */
function selectToDos(toDos, { thresholds, project }) {
    const unmet = thresholds.find(({ met }) => !met);
    const section = unmet && numbers_metrics/* METRICS */.Cb[unmet.metric].section;
    const source = section !== undefined && section in SOURCES ? SOURCES[section] : undefined;
    const outages = outageToDos(project);
    const first = sortToDos([...outages, ...toDos]).find(({ sources }) => source !== undefined && sources.includes(source));
    const others = sortToDos(outages.length > 0 ? outages : toDos).filter((toDo) => toDo !== first);
    return [...(first ? [first] : []), ...others].slice(0, MAX_TO_DOS);
}
const EMPTY = { path: null, title: null, words: null, evidence: [], quotes: [] };
function outageToDos({ outages }) {
    return outages.map(({ series, expected }) => ({
        ...EMPTY,
        count: expected,
        unit: series === 'search' ? 'searches' : 'readers',
        effect: `about ${(0,pluralize/* formatCount */.B)(expected)} weren't recorded`,
        verb: `Check that ${RECORDED[series]} are recorded`,
        sources: [{ traffic: 'Page views', search: SOURCES.search, ai: SOURCES.ai }[series]],
    }));
}
/** @param all readers of the page; null if they aren't known */
function effectOf(number, unit, isEstimate, all = null) {
    const count = Math.max(1, Math.round(number));
    const readers = all === null ? (0,pluralize/* pluralize */.t)(count, 'reader') : `${(0,pluralize/* formatCount */.B)(count)} of ${(0,pluralize/* pluralize */.t)(Math.max(all, count), 'reader')}`;
    const what = unit === 'readers' ? readers : (0,pluralize/* pluralize */.t)(count, 'search', 'searches');
    return { count, unit, effect: isEstimate ? `about ${what}` : what };
}
/** Without the sessions of the page, only those who voted are counted. */
function effectOnVoters(number) {
    const { effect, ...rest } = effectOf(number, 'readers', false);
    return { ...rest, effect: `at least ${effect}`, isLeast: true };
}
function pageToDo(page, project, redactText) {
    const { path, likes, dislikes, sessions, readers, comments } = page;
    const votes = `${(0,pluralize/* formatCount */.B)(dislikes)} of ${(0,pluralize/* pluralize */.t)(likes + dislikes, 'vote')} ${dislikes === 1 ? 'is a dislike' : 'are dislikes'}`;
    const title = project.poorFeedback?.find((row) => row.path === path)?.title ?? null;
    return {
        ...EMPTY,
        ...(sessions === null ? effectOnVoters(readers) : effectOf(readers, 'readers', true, sessions)),
        verb: 'Rewrite',
        path,
        title,
        evidence: [`${votes}.`],
        quotes: redactText
            ? quotesOf(comments.map(({ text }) => redactText(text)), to_dos_MAX_COMMENTS)
            : [],
        sources: [SOURCES.feedback],
    };
}
/** A search that is at least half of a burst may be the same machine, so the burst doesn't count for it. */
function withoutBursts({ searches, excess }) {
    return searches
        .map((row) => {
        const burst = excess.filter((one) => row.searches >= one / 2).reduce((sum, one) => sum + one, 0);
        return burst === 0 ? row : { ...row, searches: Math.max(0, Math.round(row.searches - burst)) };
    })
        .filter(({ searches: count }) => count > 0);
}
function searchToDo(group, redactText) {
    const [largest] = group;
    const count = totalOf(group);
    const escalations = group.reduce((sum, { aiEscalations }) => sum + aiEscalations, 0);
    const each = group
        .slice(0, MAX_WORDS)
        .map(({ query, searches }) => `“${redactText(query)}” ${(0,pluralize/* formatCount */.B)(searches)}`);
    const more = group.length > MAX_WORDS ? ` and ${(0,pluralize/* pluralize */.t)(group.length - MAX_WORDS, 'more')}` : '';
    return {
        ...EMPTY,
        ...effectOf(count, 'searches', false),
        verb: 'Write about',
        words: redactText(largest?.query ?? ''),
        evidence: [
            `${(0,pluralize/* pluralize */.t)(count, 'search', 'searches')} found nothing.`,
            ...(group.length > 1 ? [`Typed as ${(0,list_items/* listItems */.D)(each, Infinity)}${more}.`] : []),
            ...(escalations > 0 ? [`After ${(0,pluralize/* formatCount */.B)(escalations)} of them, the reader asked the AI assistant.`] : []),
        ],
        sources: [SOURCES.search],
    };
}
function questionToDos(project, sources, redactText) {
    let left = sources.askingSessions ?? Infinity;
    return questionsByPage(sources.asked).flatMap((page) => {
        const readers = Math.min(page.readers, left);
        left -= readers;
        return readers < 1 ? [] : [questionToDo({ ...page, readers }, project, { ...sources, redactText })];
    });
}
function questionToDo({ path, asked, readers }, project, { read, titles, redactText }) {
    const low = asked.filter(({ isLow }) => isLow);
    const disliked = asked.length - low.length;
    const known = project.pages?.find((page) => page.path === path);
    return {
        ...EMPTY,
        ...effectOf(readers, 'readers', read.read < read.total || asked.some(({ weight }) => weight > 1)),
        verb: path === null ? 'Answer these questions' : 'Answer questions on',
        path,
        title: path === null ? null : known ? known.title : (titles.get(path) ?? null),
        evidence: [
            ...(low.length > 0 ? [describeAnswers(low, read)] : []),
            ...(disliked > 0 ? [`${(0,pluralize/* pluralize */.t)(disliked, 'answer was disliked', 'answers were disliked')}.`] : []),
        ],
        quotes: quotesOf(asked.map(({ question }) => redactText(question)), MAX_QUESTIONS),
        sources: [SOURCES.ai],
    };
}
function describeAnswers(low, { read, total }) {
    const sample = read < total ? ` among the newest ${(0,pluralize/* formatCount */.B)(read)} of ${(0,pluralize/* formatCount */.B)(total)}` : '';
    const confidences = low.flatMap(({ confidence }) => confidence ?? []);
    // Rounded down, 49.6% doesn't look like 50%, which isn't a low confidence.
    const lowest = Math.floor((0,numbers_metrics/* round */.LI)(Math.min(...confidences) * 100, 8));
    const downTo = confidences.length === 0 ? '' : `, with a confidence down to ${lowest}%`;
    return `${(0,pluralize/* pluralize */.t)(low.length, 'low-confidence answer')}${sample}${downTo}.`;
}
/** Reports without text of readers only have numbers. */
function hiddenToDos({ metrics }, { questionsPerSession, askingSessions }) {
    const failed = Math.round(((0,numbers_metrics/* metricValue */.a3)(metrics, 'search.no-result-rate') ?? 0) * ((0,numbers_metrics/* metricValue */.a3)(metrics, 'search.total') ?? 0));
    const low = (0,numbers_metrics/* metricValue */.a3)(metrics, 'ai.low-confidence') ?? 0;
    const asking = Math.min(low / questionsPerSession, askingSessions ?? Infinity);
    const hidden = "This report leaves out readers' words; the dashboard shows them.";
    const toDos = [];
    if (failed > 0)
        toDos.push({
            ...EMPTY,
            ...effectOf(failed, 'searches', false),
            verb: 'Review the searches without results',
            evidence: [`${(0,pluralize/* pluralize */.t)(failed, 'search', 'searches')} found nothing.`, hidden],
            sources: [SOURCES.search],
        });
    if (low > 0)
        toDos.push({
            ...EMPTY,
            ...effectOf(asking, 'readers', true),
            verb: 'Review the questions with low-confidence answers',
            evidence: [`The AI assistant gave ${(0,pluralize/* pluralize */.t)(low, 'low-confidence answer')}.`, hidden],
            sources: [SOURCES.ai],
        });
    return toDos;
}

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/format-numbers.js
var format_numbers = __webpack_require__(67688);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/describe-thresholds.js
var describe_thresholds = __webpack_require__(35462);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/names.js
var words_names = __webpack_require__(69746);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/verdict.js
/** Decides what a report says in one sentence. The first rule that holds leads; every format prints the result. Pure. */










function decideVerdict(report) {
    const { project } = report;
    const missing = describeMissing(project).map(sentences/* endSentence */.H_);
    const unmet = unmetFinding(report);
    if (unmet)
        return verdictOf(unmet, ...missing);
    const finding = leadingFinding(project);
    if (finding.rule === 'outage')
        return verdictOf(finding, ...missing);
    const isCalm = finding.rule === 'quiet' || (finding.rule === 'nothing' && project.sight !== null);
    return verdictOf(finding, ...(isCalm ? fewRates(project) : []), ...(finding.rule === 'quiet' ? largest(project) : []));
}
/** Names what a report says nothing about, because too little of it happened. */
function fewRates({ metrics }) {
    const few = new Set(metrics.flatMap(({ name, isFew }) => {
        const { weight } = numbers_metrics/* METRICS */.Cb[name];
        return isFew && weight !== undefined ? [numbers_metrics/* METRICS */.Cb[weight].nouns?.[1] ?? ''] : [];
    }));
    return few.size === 0 ? [] : [`Too few ${(0,list_items/* listItems */.D)([...few])} to compare their rates.`];
}
function largest({ largestChanges: [first] }) {
    if (!first)
        return [];
    const { name, numbers } = (0,words_names/* changedPage */.QH)(first);
    return [`Largest change of ${words_names/* LEAST_CHANGE */.T} or more: ${name}, ${numbers}.`];
}
function verdictOf({ rule, sign, text, words }, ...more) {
    return { rule, sign, text: [(0,sentences/* endSentence */.H_)(text), ...more].join(' '), clause: (0,sentences/* lowerFirst */.oZ)(text), words };
}
function unmetFinding(report) {
    const unmet = report.thresholds.filter(({ met }) => !met);
    const [first, ...more] = unmet;
    if (!first)
        return undefined;
    const others = more.length === 0
        ? ''
        : ` Also not met: ${(0,list_items/* listItems */.D)(more.map((threshold) => (0,describe_thresholds/* describeBriefly */.xf)(threshold, report.project)), Infinity)}.`;
    return {
        rule: 'threshold',
        sign: 'bad',
        text: `${(0,describe_thresholds/* describeThreshold */.d9)(first, report.project)}${others}`.replace(/\.$/, ''),
        words: more.length === 0 ? 'threshold not met' : `${(0,pluralize/* pluralize */.t)(unmet.length, 'threshold')} not met`,
    };
}
function leadingFinding(project) {
    const [outage] = outageFindings(project);
    if (outage)
        return outage;
    const [first] = [levelFindings, rateFindings, trafficFindings].flatMap((find) => find(project));
    const [missing] = describeMissing(project);
    if (missing !== undefined) {
        const text = first ? `${missing}; of the rest, ${(0,sentences/* lowerFirst */.oZ)(first.text)}` : missing;
        return { rule: 'incomplete', sign: 'warning', text, words: 'incomplete' };
    }
    return first ?? emptyFinding(project) ?? quietFinding(project);
}
function outageFindings({ outages }) {
    return outages.map(({ series, since, weekBefore, isRecorded }) => {
        const what = RECORDED[series];
        const but = isRecorded === null ? '' : `, but ${RECORDED[isRecorded]} are recorded`;
        const text = `No ${what} since ${(0,format_dates/* formatLongDay */.IO)(since)}${but}; ${(0,pluralize/* formatCount */.B)(weekBefore)} the week before`;
        return { rule: 'outage', sign: 'warning', text, words: `no ${what}` };
    });
}
/** Names the sections that couldn't be fetched, as a whole or in part. */
function describeMissing({ notes }) {
    const missing = new Map();
    for (const { section, missing: what } of notes)
        if (what !== null)
            missing.set(section, what);
    if (missing.size === 0)
        return [];
    const names = [...missing].map(([section, what]) => {
        const name = words_names/* SECTION_WORDS */.ur[section]?.contents ?? section;
        return what === 'section' ? name : `part of ${name}`;
    });
    return [`${(0,sentences/* upperFirst */.Zb)((0,list_items/* listItems */.D)(names))} couldn't be fetched`];
}
function levelFindings({ metrics }) {
    return badLevels(metrics).map(({ name, value, previous, beyondChance }) => {
        const [start, words] = RATE_TEXTS[name].level;
        const before = beyondChance && previous !== null ? `, ${(0,format_numbers/* formatFraction */.MJ)(badShare(name, previous))} before` : '';
        const text = `${start}: ${(0,format_numbers/* formatFraction */.MJ)(badShare(name, value))} of ${verdict_totalOf(name, metrics)}${before}`;
        return { rule: 'level', sign: 'warning', text, words };
    });
}
/** Returns the share of what is bad, 0–1. */
function badShare(name, value) {
    return name === 'feedback.satisfaction-rate' ? 1 - value / 100 : value;
}
function verdict_totalOf(name, metrics) {
    const { weight } = numbers_metrics/* METRICS */.Cb[name];
    return (0,pluralize/* formatCount */.B)((weight && (0,numbers_metrics/* metricValue */.a3)(metrics, weight)) ?? 0);
}
const RATE_TEXTS = {
    'feedback.satisfaction-rate': {
        level: ['Most votes are dislikes', 'mostly dislikes'],
        better: ['Readers are more satisfied', 'more satisfied'],
        worse: ['Readers are less satisfied', 'less satisfied'],
    },
    'search.no-result-rate': {
        level: ['Most searches find nothing', 'most searches fail'],
        better: ['Fewer searches find nothing', 'fewer failed searches'],
        worse: ['More searches find nothing', 'more failed searches'],
    },
    'search.click-through-rate': {
        better: ['More searches lead to a click', 'more search clicks'],
        worse: ['Fewer searches lead to a click', 'fewer search clicks'],
    },
    'ai.low-confidence-rate': {
        level: ['Most answers are low-confidence', 'mostly low confidence'],
        better: ['Fewer answers are low-confidence', 'more confident answers'],
        worse: ['More answers are low-confidence', 'less confident answers'],
    },
};
function rateFindings({ metrics }) {
    return changedRates(metrics).map(({ name, value, previous, isBetter }) => {
        const [start, words] = RATE_TEXTS[name][isBetter ? 'better' : 'worse'];
        const of = name === 'feedback.satisfaction-rate' ? ' votes are likes' : '';
        const text = `${start}: ${(0,format_numbers/* formatMetric */.gI)(name, value)} of ${verdict_totalOf(name, metrics)}${of}, ${(0,format_numbers/* formatMetric */.gI)(name, previous)} before`;
        return { rule: 'rate', sign: isBetter ? 'good' : 'warning', text, words };
    });
}
/** What is counted by sessions. */
const READERS = {
    'traffic.sessions': 'readers',
    'search.sessions': 'searching readers',
};
function trafficFindings({ metrics, period }) {
    return changedCounts(metrics).map(({ name, value, previous, changePercent }) => {
        const what = verdict_readersOf(name);
        const isMore = value > previous;
        const percent = changePercent === null ? '' : ` (${(0,format_numbers/* formatChange */.eD)(changePercent)})`;
        const count = name in READERS ? (0,format_numbers/* formatWithNoun */.Yo)(name, value) : (0,pluralize/* formatCount */.B)(value);
        const text = `${isMore ? 'More' : 'Fewer'} ${what}: ${count}, ${(0,pluralize/* formatCount */.B)(previous)} ${(0,format_dates/* beforeThat */.tR)(period)}${percent}`;
        return { rule: 'traffic', sign: 'neutral', text, words: `${isMore ? 'more' : 'fewer'} ${what}` };
    });
}
/** Returns who or what a metric counts, after "more" and "fewer". */
function verdict_readersOf(name) {
    return READERS[name] ?? numbers_metrics/* METRICS */.Cb[name].nouns?.[1] ?? numbers_metrics/* METRICS */.Cb[name].label;
}
/** The numbers that a comparison can build on, the best one first. */
const BASES = ['traffic.sessions', 'traffic.page-views', 'search.total', 'ai.questions', 'feedback.total'];
function firstKnown(names, metrics) {
    const [first] = names.flatMap((name) => {
        const metric = (0,numbers_metrics/* findMetric */.GF)(metrics, name);
        return metric && metric.value !== null ? [{ ...metric, value: metric.value }] : [];
    });
    return first;
}
/** Says why nothing can be said about changes. */
function emptyFinding(project) {
    const { metrics, period, sight } = project;
    const base = firstKnown(BASES, metrics);
    const days = (0,pluralize/* pluralize */.t)(period.days, 'day');
    if (base && base.value + (base.previous ?? 0) === 0) {
        const who = verdict_readersOf(base.name);
        return nothingFinding(`No ${who} were recorded in ${days}`, `no ${who}`);
    }
    if (period.previous === null)
        return notCompared(`${countOf(metrics, days)}not compared`);
    const why = verdict_uncomparedOf(project, ['traffic']);
    if (why !== undefined)
        return notCompared(`not compared: ${why}`);
    if (sight === 'few' || sight === 'varied')
        return unseenFinding(project, sight);
    const isJudged = metrics.some(({ p }) => p !== null);
    if (!isJudged)
        return notCompared(`${countOf(metrics, days)}nothing to compare`);
    if (sight === null)
        return nothingFinding('Steady as far as compared, but nothing tells the readers of both periods', 'partly compared');
    return undefined;
}
/** Not even a fall by 40% would have been seen. */
function unseenFinding({ metrics, period }, sight) {
    const [value = 0, previous = 0] = ['value', 'previous'].map((at) => (0,numbers_metrics/* metricValue */.a3)(metrics, 'traffic.sessions', at) ?? 0);
    const counts = `${(0,pluralize/* formatCount */.B)(value)}, ${(0,pluralize/* formatCount */.B)(previous)} ${(0,format_dates/* beforeThat */.tR)(period)}`;
    return sight === 'few'
        ? nothingFinding(`Too few readers to tell: ${counts}`, 'too few readers')
        : nothingFinding(`The number of readers varies too much to tell: ${counts}`, 'too much variation');
}
function notCompared(text) {
    return nothingFinding((0,sentences/* upperFirst */.Zb)(text), 'not compared');
}
function nothingFinding(text, words) {
    return { rule: 'nothing', sign: 'neutral', text, words };
}
/** Starts a sentence with what a project has that isn't compared. */
function countOf(metrics, days) {
    const known = firstKnown(['traffic.page-views', ...BASES], metrics);
    return known ? `${(0,format_numbers/* formatWithNoun */.Yo)(known.name, known.value)} in ${days}; ` : '';
}
/** Returns as a clause what keeps these series from being compared; undefined if nothing does. */
function verdict_uncomparedOf({ uncompared }, all) {
    const reasons = uncompared.flatMap(({ series, why }) => (all.includes(series) ? [why] : []));
    return reasons.length === 0 ? undefined : (0,list_items/* listItems */.D)(reasons);
}
function quietFinding(project) {
    const why = verdict_uncomparedOf(project, ['search', 'ai', 'feedback']);
    if (why !== undefined)
        return nothingFinding(`Steady as far as compared, but ${why}`, 'partly compared');
    const [odd] = oddCounts(project.metrics);
    if (odd) {
        const { date, value, previousDate, previous } = odd.oddDay;
        const counts = `${(0,pluralize/* formatCount */.B)(value)} ${verdict_readersOf(odd.name)}, ${(0,pluralize/* formatCount */.B)(previous)} on ${(0,format_dates/* formatLongDay */.IO)(previousDate)}`;
        return nothingFinding(`Steady but for ${(0,format_dates/* formatLongDay */.IO)(date)}: ${counts}`, 'one odd day');
    }
    const text = `A steady ${(0,format_dates/* periodNoun */.IN)(project.period)}: no total changed more than usual`;
    return { rule: 'quiet', sign: 'same', text, words: 'steady' };
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/build-report.js
/** Builds the report from the collected data. Pure. */




















function buildReport(collected, query, options) {
    const { redactText } = options;
    const { period } = query;
    const { metrics: values, odd } = buildMetrics(collected, query);
    const perSession = perSessionOf(collected, period);
    const history = readHistory(collected, { metrics: values, period, perSession });
    const sources = toDoSources(collected, { history, period, perSession });
    const project = tellTitlesApart(buildProject(collected, query, { values, odd, history, perSession, sources }));
    const shown = showReaderText(project, redactText);
    return finishReport(shown, projectToDos(project, sources, redactText), options);
}
/**
 * Adds what is decided from all numbers: thresholds, the verdict and what to do first.
 * @param toDos all of them, those that help the most readers first
 */
function finishReport(project, toDos, { thresholds: lines, nowMs }) {
    const thresholds = evaluateReport(lines, project.metrics);
    return {
        schemaVersion: report_version/* REPORT_VERSION */.Aj,
        report: 'analytics-report',
        generatedAt: new Date(nowMs).toISOString(),
        verdict: decideVerdict({ thresholds, project }),
        toDos: selectToDos(toDos, { thresholds, project }),
        thresholds,
        project,
    };
}
function buildProject(collected, query, { values, odd, history, perSession, sources }) {
    const { name = null, startDate, endDate, days, leftOut = null, previous = null } = query.period;
    const compared = withoutYoung(values, history, query.period);
    const variations = {
        ...variationsOf(history, { metrics: compared, days, perSession }),
        ...askingOf(sources),
        sessions: sessionsOfEvents(compared, askingSessions(collected, query.period)),
    };
    const { metrics, ofFew } = judgeMetrics(compared, variations);
    const uncompared = [...listUncompared(history), ...listOfFew(ofFew, metrics, query.period)];
    const allDays = joinDays(collected);
    const daysBefore = previous ? daysWithin(allDays, previous) : [];
    return {
        ...collected.identity,
        period: { name, startDate, endDate, days, leftOut, previous },
        metrics,
        sight: sightOf(metrics, variations),
        daily: daysWithin(allDays, query.period),
        // A series of 90 days may lack the first days of the previous period.
        dailyBefore: daysBefore[0]?.date === previous?.startDate ? daysBefore : [],
        outages: findOutages(history),
        uncompared,
        largestChanges: history.traffic.uncompared.length > 0 ? [] : findLargestChanges(collected.pages),
        ...tableRows(collected, sources),
        lists: listSizes(collected),
        notes: [
            ...buildNotes(collected, query),
            ...uncompared.map(({ why }) => ({ section: 'period', message: `${(0,sentences/* upperFirst */.Zb)(why)}.`, missing: null })),
            ...odd.map((metric) => oddNote(metric)),
        ],
    };
}
function askingOf({ asked, askingSessions: total }) {
    if (total === null)
        return {};
    return { asking: { count: Math.min(total, readersOf(asked.filter(({ isLow }) => isLow))), total } };
}
/** Numbers aren't compared with a period before the first day. */
function withoutYoung(values, history, { previous }) {
    const isYoung = (kind) => previous !== undefined && history[kind].uncompared.some((why) => why.startsWith('the first '));
    return values.map((metric) => {
        const { section } = numbers_metrics/* METRICS */.Cb[metric.name];
        const isLeftOut = isYoung('traffic') || ((section === 'search' || section === 'ai') && isYoung(section));
        return isLeftOut ? (0,numbers_metrics/* metricOf */.ak)(metric.name, metric.value, null) : metric;
    });
}
/** Says whether a fall of the readers by 40% would have been seen, also beside an odd day; null if they weren't compared. */
function sightOf(metrics, { counts }) {
    const [variation, sessions] = [counts['traffic.sessions'], (0,numbers_metrics/* findMetric */.GF)(metrics, 'traffic.sessions')];
    const { value = null, previous = null, oddDay = null } = sessions ?? {};
    if (!variation || value === null || previous === null)
        return null;
    const [count, before] = oddDay ? [value - oddDay.value, previous - oddDay.previous] : [value, previous];
    if (seesFall(count, before, variation))
        return 'clear';
    // With the least variation that counts have, there would be enough readers.
    return seesFall(Math.max(count, before), before, { ...variation, dispersion: 1 }) ? 'varied' : 'few';
}
function oddNote(name) {
    const { label, section } = numbers_metrics/* METRICS */.Cb[name];
    const message = `${label} has no data: the service's numbers contradict each other.`;
    return { section: section === 'overview' ? 'period' : section, message, missing: null };
}
function buildMetrics(collected, { period }) {
    const days = daysWithin(joinDays(collected), period);
    const odd = [];
    const otherScales = sectionsOfOtherScales(collected);
    const metrics = numbers_metrics/* METRIC_NAMES */.Uw.map((name) => {
        const [value = null, previous = null] = ['now', 'before'].map((at) => {
            const rate = VALUES[name](collected, at);
            const { scale, section } = numbers_metrics/* METRICS */.Cb[name];
            const shown = otherScales.has(section) ? null : (0,numbers_metrics/* withinScale */.oZ)(rate ?? null, SCALES[scale]);
            const known = scale === 'count' ? rate : shown;
            if (typeof rate === 'number' && known === null && !odd.includes(name))
                odd.push(name);
            return known ?? null;
        });
        // If the number of questions couldn't be read, the days have it.
        const sum = name === 'ai.questions' ? (0,numbers_metrics/* sumKnown */.z_)(days, (day) => day.questions) : null;
        return (0,numbers_metrics/* metricOf */.ak)(name, value ?? sum, previous);
    });
    return { metrics, odd };
}
const SCALES = { count: Infinity, percent: 100, fraction: 1 };
/** If one rate is too large, it may be a percentage, and so may be the others beside it that look right. */
function sectionsOfOtherScales(collected) {
    const isTooLarge = (name) => ['now', 'before'].some((at) => (VALUES[name](collected, at) ?? 0) > SCALES[numbers_metrics/* METRICS */.Cb[name].scale]);
    return new Set(numbers_metrics/* METRIC_NAMES */.Uw.filter(isTooLarge).map((name) => numbers_metrics/* METRICS */.Cb[name].section));
}
/** Returns how many sessions asked in each period; undefined if it is unknown. */
function askingSessions({ questionVolume }, { previous, ...period }) {
    if (!questionVolume || !previous)
        return undefined;
    const during = (range) => (0,numbers_metrics/* sumOf */.XN)(daysWithinPeriod(questionVolume, range), ({ sessions }) => sessions);
    return { value: during(period), previous: during(previous) };
}
/** How each metric is read from the responses for one of the periods. Undefined means that it wasn't read. */
const VALUES = {
    'traffic.page-views': ({ overview }, at) => overview[at]?.pageViews,
    'traffic.sessions': ({ overview }, at) => overview[at]?.sessions,
    'feedback.total': ({ feedback }, at) => feedback[at]?.summary.totalFeedback,
    'feedback.comments': ({ feedback }, at) => feedback[at]?.summary.comments,
    'feedback.satisfaction-rate': ({ feedback }, at) => {
        const votes = feedback[at]?.summary;
        return votes && satisfactionOf(votes);
    },
    'search.total': ({ searches }, at) => searches[at]?.totalSearches,
    'search.sessions': ({ searches }, at) => searches[at]?.sessions,
    'search.no-result-rate': ({ searches }, at) => searchRate(searches[at], 'noResultRate'),
    'search.click-through-rate': ({ searches }, at) => searchRate(searches[at], 'clickThroughRate'),
    'ai.questions': ({ questionCount }, at) => questionCount[at],
    'ai.low-confidence': lowCountOf,
    'ai.low-confidence-rate': (collected, at) => {
        const [low, all] = [lowCountOf(collected, at), collected.questionCount[at]];
        return low === undefined || all === undefined || all === 0 ? null : low / all;
    },
};
function lowCountOf({ lowConfidence, previousLowConfidenceCount }, at) {
    return at === 'now' ? (lowConfidence?.total ?? undefined) : previousLowConfidenceCount;
}
function searchRate(found, rate) {
    return found && (0,numbers_metrics/* rateOf */.MK)(found[rate], found.totalSearches);
}
function toDoSources(collected, { history, period, perSession }) {
    const { dislikedPages, feedback, pages, comments, noResultQueries, overview } = collected;
    const days = daysWithinPeriod(collected.questionVolume ?? [], period);
    const asking = collected.questionVolume ? (0,numbers_metrics/* sumOf */.XN)(days, ({ sessions }) => sessions) : null;
    return {
        poorPages: poorPages(dislikedPages?.items ?? [], feedback.now?.summary, sessionsByPage(pages.now), comments),
        searches: failedSearches(noResultQueries?.queries ?? []),
        excess: history.search.bursts.filter(({ startDate }) => startDate >= period.startDate).map(({ excess }) => excess),
        ...questionSources(collected),
        questionsPerSession: perSession['ai.questions'] ?? 1,
        // A session may ask without a page view.
        sessions: overview.now ? Math.max(overview.now.sessions, asking ?? 0) : null,
        askingSessions: asking,
        titles: new Map((pages.now?.pages ?? []).map((page) => [pageKey(page.pagePath), page.pageTitle])),
    };
}
function questionSources({ lowConfidence, answerVotes }) {
    const read = { read: lowConfidence?.items.length ?? 0, total: lowConfidence?.total ?? 0 };
    return { asked: joinQuestions(lowConfidence, answerVotes), read };
}
function daysWithinPeriod(days, range) {
    return days.filter(({ date }) => date >= range.startDate && date <= range.endDate);
}
function listSizes({ lowConfidence, answerVotes, noResultQueries }) {
    const lists = [
        { table: 'lowConfidenceQuestions', list: lowConfidence },
        { table: 'dislikedAnswers', list: answerVotes },
        { table: 'noResultSearches', list: noResultQueries && { ...noResultQueries, items: noResultQueries.queries } },
    ];
    return lists.flatMap(({ table, list }) => list ? [{ table, total: list.total ?? list.items.length, read: list.items.length }] : []);
}
function buildNotes({ failures }, { period }) {
    const notes = [];
    const openNote = period.isToday ? (0,numbers_period/* todayNote */.ss)(period) : (0,numbers_period/* openPeriodNote */.OA)(period);
    if (openNote !== undefined)
        notes.push({ section: 'period', message: openNote, missing: null });
    for (const failure of failures)
        notes.push({ section: failure.section, message: failureNote(failure), missing: failure.missing });
    return notes;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/render-formats.js
/** Writes the files of a report: report.json for programs, and report.html for people. */


/** The files of a report, relative to the results folder. */
const REPORT_FILES = ['report.json', 'report.html'];
/** Writes the files of a report into the results folder. Returns their absolute paths. Rejects with FileError. */
async function writeReport(report, { workspace, resultsDir, ...source }) {
    const files = await renderFormats(report, source);
    for (const [name, content] of files)
        await (0,write/* writeResultFile */.tH)({ workspace, path: (0,external_node_path_.join)(resultsDir, name) }, content);
    return [...files.keys()].map((name) => (0,external_node_path_.join)(resultsDir, name));
}
/** Returns the content of each file by its name, relative to the results folder. */
async function renderFormats(report, source = {}) {
    const { renderHtmlReport } = await Promise.all(/* import() */[__webpack_require__.e(9618), __webpack_require__.e(5635)]).then(__webpack_require__.bind(__webpack_require__, 75635));
    return new Map([
        ['report.json', renderJson(report)],
        ['report.html', renderHtmlReport(report, source)],
    ]);
}
/** Escapes invisible characters and `<`, so that the file shows all its characters and holds no markup. */
function renderJson(report) {
    const text = JSON.stringify(report, undefined, 2);
    // Without the flag u, the halves of a character are escaped one by one.
    const escape = (character) => character
        .split('')
        .map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
    return `${text.replace(/(?!\n)[<\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escape)}\n`;
}

// EXTERNAL MODULE: ../../build/src/text/error-message.js
var error_message = __webpack_require__(92161);
// EXTERNAL MODULE: ../../build/src/commands/account/posts.js
var posts = __webpack_require__(85899);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/describe-report.js
var describe_report = __webpack_require__(6044);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/numbers/daily-series.js
var daily_series = __webpack_require__(59832);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/describe-metrics.js
var describe_metrics = __webpack_require__(21277);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/words/number-tables.js
var number_tables = __webpack_require__(403);
// EXTERNAL MODULE: ../../build/src/text/width.js
var width = __webpack_require__(46965);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/table-blocks.js
/** Turns the tables of a report into blocks for Markdown, terminals and logs. Pure. */






/** report.json has the whole texts. */
const MAX_TEXT_LENGTH = 240;
/** Returns the sections of a project with their tables, each cut to `maxRows`. */
function sectionBlocks(project, maxRows) {
    return (0,tables/* projectSections */.Au)(project).map(({ title, tables }) => ({
        title,
        blocks: tables.flatMap((table) => {
            const more = table.rows.length - maxRows;
            return [
                { paragraph: { strong: table.title } },
                tableBlock({ ...table, rows: table.rows.slice(0, maxRows) }, project.site),
                ...(more > 0
                    ? [
                        {
                            footnote: `${(0,pluralize/* formatCount */.B)(maxRows)} of ${(0,pluralize/* pluralize */.t)(table.rows.length, 'row')}. The files of the report have more.`,
                        },
                    ]
                    : []),
            ];
        }),
    }));
}
function tableBlock({ columns, rows }, site = null) {
    return {
        table: {
            head: columns.map(({ label }) => label),
            rows: rows.map((row) => row.map((cell) => (0,tables/* renderCell */.TF)(RENDERERS, cell, site))),
            align: columns.map(({ kind }) => (tables/* NUMBER_KINDS */.a0.has(kind) ? 'right' : 'left')),
        },
    };
}
/** Returns a page as a link, or with its path if its URL is unknown. */
function pageInlines(page, site) {
    const url = (0,words_names/* pageUrl */.fi)(site, page.path);
    const name = shortText((0,words_names/* pageText */.xe)(page));
    if (url !== undefined)
        return [{ link: url, text: name }];
    const path = (0,words_names/* pathBeside */.KY)(page);
    return path === undefined ? [{ code: name }] : [name, ' ', { code: shortText(path) }];
}
const RENDERERS = {
    text: ({ text, isTyped }) => (isTyped ? { typed: shortText(text) } : shortText(text)),
    page: ({ page, quotes }, site) => [...pageInlines(page, site), ...quotes.map((quote) => ` “${shortText(quote)}”`)],
    paths: ({ paths }, site) => paths.flatMap((path, index) => {
        const shown = (0,text_document/* linkOrCode */.tI)(shortText(path), (0,words_names/* pageUrl */.fi)(site, path));
        return index === 0 ? [shown] : [', ', shown];
    }),
    number: ({ text }) => text,
    bar: ({ value }) => (0,pluralize/* formatCount */.B)(value),
    votes: ({ likes, dislikes }) => `${(0,pluralize/* formatCount */.B)(likes + dislikes)} (${(0,pluralize/* pluralize */.t)(dislikes, 'dislike')})`,
    found: ({ isFound }) => (isFound ? 'yes' : 'none'),
    change: ({ change }) => changeText(change),
};
function changeText(change) {
    return change ? `${change.sign} ${change.text}`.trim() : format_numbers/* NONE */.x3;
}
function shortText(text) {
    return (0,width/* shorten */.ml)(text, MAX_TEXT_LENGTH);
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/summary-blocks.js












function summaryBlocks(report, links = {}) {
    const { project } = report;
    const openNote = (0,numbers_period/* openPeriodNote */.OA)(project.period);
    return [
        { paragraph: firstLine(project.period, links) },
        ...(openNote === undefined ? [] : [{ paragraph: openNote }]),
        unmetThresholds(report),
        ...((0,describe_report/* isEmpty */.Im)(project) ? emptyReport(project) : mainBlocks(report)),
        ...metThresholds(report),
        ...foldedBlocks(project),
        ...missingBlocks(project),
    ];
}
function mainBlocks(report) {
    const { project } = report;
    return [...cardTable(project), ...changeBlocks(project), ...toDoBlocks(report), ...chartBlocks(project)];
}
/** The link that most people want comes first, the files last. */
function firstLine(period, { reportUrl, artifactUrl, issueUrl, runUrl }) {
    const others = Object.entries({ 'All files': artifactUrl, Issue: issueUrl, Run: runUrl });
    return joinWithDots([
        ...(reportUrl === undefined ? [] : [{ link: reportUrl, text: 'Open the report', isMain: true }]),
        formatPeriod(period),
        ...others.flatMap(([text, link]) => (link === undefined ? [] : [{ link, text }])),
    ]);
}
function joinWithDots(parts) {
    return parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
}
function formatPeriod(period) {
    const compared = period.previous ? `, compared with ${(0,format_dates/* unbroken */.D_)((0,format_dates/* formatRange */.Lu)(period.previous))}` : '';
    return (0,format_dates/* unbroken */.D_)((0,format_dates/* formatRange */.Lu)(period)) + compared;
}
/** Without unmet thresholds, the list is empty and shows nothing. */
function unmetThresholds(report) {
    return { list: thresholdItems(report, false) };
}
function metThresholds(report) {
    const list = thresholdItems(report, true);
    if (list.length === 0)
        return [];
    const { length } = report.thresholds;
    const title = length === 1 ? 'Threshold met' : `${list.length} of ${length} thresholds met`;
    return [{ details: title, sign: 'good', blocks: [{ list }] }];
}
function thresholdItems(report, met) {
    return report.thresholds
        .filter((threshold) => threshold.met === met)
        .map((threshold) => [{ sign: met ? 'good' : 'bad' }, ` ${(0,describe_thresholds/* describeThreshold */.d9)(threshold, report.project)}`]);
}
function cardTable(project) {
    const { now, before: datesBefore } = (0,format_dates/* columnDates */.gN)(project.period);
    const rows = (0,describe_metrics/* keyCards */.PG)(project).map(({ label, total, value, isMissing, before, change }) => [
        total === undefined ? label : `${label}, ${total}`,
        isMissing ? value : { strong: value },
        ...(datesBefore === undefined ? [] : [before ?? format_numbers/* NONE */.x3, changeText(change)]),
    ]);
    if (rows.length === 0)
        return [];
    const head = ['', now, ...(datesBefore === undefined ? [] : [datesBefore, 'Change'])];
    return [{ table: { head, rows, align: ['left', 'right', 'right', 'left'] } }, ...footnoteOf((0,describe_metrics/* keyCardsNote */.xR)(project))];
}
function footnoteOf(footnote) {
    return footnote === undefined ? [] : [{ footnote }];
}
function changeBlocks(project) {
    const lines = (0,describe_report/* changeLines */.Ow)(project);
    return lines.length === 0 ? [] : [{ paragraph: { strong: words_names/* LARGEST_CHANGES */.NK } }, { list: lines }];
}
function toDoBlocks(report) {
    const { toDos, project } = report;
    const heading = { heading: 'Do this first', level: 3 };
    if (toDos.length === 0)
        return [heading, { paragraph: (0,describe_report/* nothingToDo */.KN)(project) }];
    const { open, folded } = (0,describe_report/* splitToDos */.In)(toDos);
    const listOf = (some) => ({
        list: some.map((toDo) => ({
            item: [...(0,describe_report/* toDoTitle */.RC)(toDo, project), toDo.evidence.join(' ')],
            quotes: toDo.quotes.map((quote) => shortText(quote.text) + (0,describe_report/* timesOf */.Qv)(quote)),
        })),
        kind: 'numbers',
    });
    const rest = folded.length > 0 && { details: (0,pluralize/* pluralize */.t)(folded.length, 'smaller one'), blocks: [listOf(folded)] };
    return [heading, listOf(open), ...(rest ? [rest] : [])];
}
/** Longer periods show weeks, since single days would be too narrow. */
const MAX_DAYS_IN_CHART = 60;
const summary_blocks_DAYS_PER_WEEK = 7;
/** Labels with the weekday fit for two weeks. */
const MAX_WEEKDAYS = 14;
/**
 * Draws the first series that has something to draw. The table of the days has all of them. Weeks end on the last day; a
 * rest at the start is left out, because it would look like a fall.
 */
function chartBlocks(project) {
    const [series] = (0,daily_series/* dailySeries */.B)(project);
    if (!series)
        return [];
    const { label, dates, values, previous } = series;
    const isWeekly = dates.length > MAX_DAYS_IN_CHART;
    const length = isWeekly ? summary_blocks_DAYS_PER_WEEK : 1;
    const starts = [...dates.keys()].filter((index) => index % length === dates.length % length);
    const lineOf = (name, days) => {
        return { name, values: starts.map((start) => (0,numbers_metrics/* sumOf */.XN)(days.slice(start, start + length), (day) => day ?? 0)) };
    };
    const unit = dates.length <= MAX_WEEKDAYS ? 'weekday' : 'month';
    const { now, before = '' } = (0,format_dates/* columnDates */.gN)(project.period);
    const chart = {
        title: `${label} per ${isWeekly ? 'week' : 'day'}`,
        labels: starts.map((start) => (0,format_dates/* formatDayLabel */._H)(dates[start] ?? '', unit)),
        lines: [lineOf(now, values), ...(previous.length === 0 ? [] : [lineOf(before, previous)])],
    };
    return [{ chart }];
}
/** The page has more rows, and report.json has all of them. */
const MAX_ROWS = 10;
function foldedBlocks(project) {
    const hasDays = project.daily.length > 0 && !(0,describe_report/* isEmpty */.Im)(project);
    return [
        ...sectionBlocks(project, MAX_ROWS).map(({ title, blocks }) => ({ details: title, blocks })),
        {
            details: 'All numbers',
            blocks: [tableBlock((0,number_tables/* numberTable */.K)(project)), ...footnoteOf((0,describe_metrics/* unjudgedNote */.zy)(project.metrics, project))],
        },
        ...(hasDays ? [{ details: 'Days', blocks: [tableBlock((0,number_tables/* dayTable */.r)(project.daily))] }] : []),
    ];
}
function emptyReport(project) {
    const { start, steps, comparison } = (0,describe_report/* emptyReportAdvice */.kL)(project);
    return [
        { paragraph: start },
        { list: steps.map(([question, advice]) => [{ strong: question }, ` ${advice}`]), kind: 'numbers' },
        ...(comparison === undefined ? [] : [{ paragraph: comparison }]),
    ];
}
function missingBlocks(project) {
    const parts = (0,describe_report/* missingParts */.tL)(project);
    if (parts.length === 0)
        return [];
    const list = parts.map(({ section, text }) => [{ strong: section }, `: ${text}`]);
    const sign = parts.some(({ isFailed }) => isFailed) ? 'warning' : undefined;
    return [{ details: `Not in this report (${(0,pluralize/* formatCount */.B)(list.length)})`, sign, blocks: [{ list }] }];
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/issue-texts.js




/** Returns the title of a summary: `Tidewater: a steady week: no total changed more than usual`. */
function reportHeadline(report) {
    const { clause, sign } = report.verdict;
    return { sign, text: `${(0,words_names/* subjectOf */.et)(report.project)}: ${clause}` };
}
/** Returns the end of an issue's title: `9–15 Nov, steady`. */
function issueTitleSuffix({ project, verdict }) {
    return `${(0,format_dates/* formatShortRange */.jt)(project.period)}, ${verdict.words}`;
}
/** Returns the text of the issue: the verdict, and what the job summary has. */
function issueBlocks(report, links) {
    return [...verdictLines(report, links), ...summaryBlocks(report, links)];
}
function verdictLines({ verdict }, { artifactProblem }) {
    const text = { strong: verdict.text };
    return artifactProblem === undefined
        ? [{ paragraph: [{ sign: verdict.sign }, ' ', text] }]
        : [{ paragraph: [{ sign: 'bad' }, ` ${artifactProblem}`] }, { paragraph: text }];
}
const issue_texts_MAX_TO_DOS = 3;
/** Returns a comment of a few lines. Editing an issue notifies nobody, but a comment does. */
function shortCommentBlocks(report, links = {}) {
    const { reportUrl, runUrl } = links;
    const link = reportUrl ?? runUrl;
    const text = reportUrl === undefined ? 'Open the run' : 'Open the report';
    const items = report.toDos.map((toDo) => [...(0,describe_report/* toDoTitle */.RC)(toDo, report.project), toDo.evidence[0] ?? '']);
    const source = link === undefined ? [] : [{ link, text, isMain: true }];
    return [
        ...verdictLines(report, links),
        unmetThresholds(report),
        ...cardTable(report.project),
        { paragraph: joinWithDots([...source, formatPeriod(report.project.period)]) },
        { list: items.slice(0, issue_texts_MAX_TO_DOS), kind: 'tasks' },
    ];
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/publish-report.js





/**
 * Uploads all files as one artifact, and the HTML report as a second one that opens in the browser. Then updates the issue.
 * The job fails later if the first artifact is missing. All other errors become notices.
 * @param files absolute paths
 */
function publishReport(run, report, files) {
    return (0,command/* learn */.nB)(run, {}, async (facts) => {
        const uploaded = await uploadFiles(run, files);
        if (typeof uploaded === 'string')
            facts.artifactProblem = uploaded;
        else if (uploaded) {
            facts.artifactUrl = uploaded.url;
            facts.reportUrl = await uploadPage(run, files);
        }
        const { host, inputs, optional } = run;
        const links = { ...facts, runUrl: host.runContext.runUrl };
        const issue = await updateIssue(run, report, links);
        facts.issueUrl = issue?.url;
        if (issue && inputs.issueComment)
            await optional('issue-comment', () => issue.addComment(shortCommentBlocks(report, links)));
    });
}
/** Resolves to the sentence that says why the artifact is missing, if it is; to undefined if there is none to upload. */
async function uploadFiles(run, files) {
    if (files.length === 0)
        return undefined;
    try {
        const { inputs, resultsDir } = run;
        const name = { name: inputs.artifactName, nameInput: 'artifact-name' };
        return await (0,posts/* uploadArtifact */.mz)(run, { ...name, files, rootDirectory: resultsDir, raw: false });
    }
    catch (error) {
        return `The report is complete, but the artifact is missing: ${(0,sentences/* endSentence */.H_)((0,error_message/* messageOf */.b)(error))}`;
    }
}
/** Resolves to the URL at which a browser shows the report. */
async function uploadPage({ inputs, host, resultsDir, optional }, files) {
    const page = files.find((path) => path.endsWith('.html'));
    if (page === undefined)
        return undefined;
    // Each job of a matrix has its own artifact name.
    const name = { name: `${inputs.artifactName}.html`, nameInput: 'artifact-name' };
    const request = { ...name, files: [page], rootDirectory: resultsDir, raw: true };
    return (await optional('artifact', async () => host.uploadArtifact?.(request)))?.url;
}
async function updateIssue(run, report, links) {
    const { inputs, host, optional } = run;
    const { issue: title } = inputs;
    if (title === undefined)
        return undefined;
    const change = () => ({ isOpen: true, body: issueBlocks(report, links) });
    const suffix = `: ${issueTitleSuffix(report)}`;
    const request = (0,posts/* issueRequestOf */.gb)(run, 'analytics-report', { title, suffix, change });
    return request && optional('issue', async () => host.upsertIssue?.(request), 'warning');
}

// EXTERNAL MODULE: ../../build/src/text/log.js
var log = __webpack_require__(42883);
// EXTERNAL MODULE: ../../build/src/commands/account/blocks.js
var blocks = __webpack_require__(22456);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/account.js
/** Summarizes a run of analytics-report: outputs, job summary, and the ending. Pure; the record may be incomplete. */









function accountOf(record) {
    const { report, files = [], issueUrl, artifactUrl, reportUrl, loggedNotes = [], isPublished, dryRun } = record;
    if (!report)
        return { outputs: {} };
    const value = (name) => (0,numbers_metrics/* metricValue */.a3)(report.project.metrics, name) ?? undefined;
    const [json, html] = ['report.json', 'report.html'].map((ending) => files.find(({ relativePath }) => relativePath.endsWith(ending))?.relativePath);
    const page = [...(dryRun === undefined ? [] : [{ paragraph: dryRun }]), ...summaryBlocks(report, record)];
    return {
        outputs: {
            verdict: (0,log/* oneLine */.TN)(report.verdict.text),
            'page-views': value('traffic.page-views'),
            sessions: value('traffic.sessions'),
            searches: value('search.total'),
            'no-result-rate': value('search.no-result-rate'),
            'satisfaction-rate': value('feedback.satisfaction-rate'),
            'ai-questions': value('ai.questions'),
            'low-confidence': value('ai.low-confidence'),
            'thresholds-met': report.thresholds.every(({ met }) => met),
            'report-json': json,
            'report-html': html,
            'artifact-url': reportUrl ?? artifactUrl,
            'issue-url': issueUrl,
        },
        headline: isPublished ? reportHeadline(report) : undefined,
        lead: isPublished ? page : undefined,
        // A log has what to do first, and the path of the report. The whole page would be hundreds of lines.
        isLeadInMessage: true,
        sections: sectionsOf(report, loggedNotes),
        next: (0,blocks/* withoutDryRunPosts */.ye)(record.plannedPosts),
        details: isPublished ? [] : page,
        links: Object.entries({ Report: reportUrl, 'Report (issue)': issueUrl, 'Report (all files)': artifactUrl }).flatMap(([label, url]) => (url ? [{ label, url }] : [])),
        counts: Object.fromEntries(report.project.metrics.flatMap((metric) => (metric.value === null ? [] : [[metric.name, metric.value]]))),
    };
}
/** What to do first, and what is missing that the log doesn't say already. The page has both in its own way. */
function sectionsOf({ project, toDos }, loggedNotes) {
    const notes = project.notes.filter(({ message }) => !loggedNotes.includes(message));
    const missing = (0,describe_report/* missingParts */.tL)({ ...project, notes }).map(({ section, text }) => ({ cells: [section, text] }));
    const steps = toDos.map((toDo) => ({ cells: [(0,describe_report/* toDoLine */.th)(toDo)] }));
    return [
        { label: 'Do this first', head: [], rows: steps, isInLead: true },
        { label: 'Not in this report', head: ['Part', 'Why'], rows: missing, isInLead: true },
    ];
}
const DRY_RUN = 'Dry run: docs-ci uploaded no artifact and wrote no issue.';
/** GitLab itself uploads what the job wrote. */
const DRY_RUN_ON_GITLAB = 'Dry run: docs-ci wrote no issue.';
/** Describes the ending of a run that has written its report. */
function describeEnding(report, { files = [], artifactProblem, dryRun, issueUrl }) {
    const { thresholds, verdict } = report;
    const unmet = thresholds.filter(({ met }) => !met);
    const mainFile = files.find(({ relativePath }) => relativePath.endsWith('.html')) ?? files[0];
    const sentences = [
        dryRun,
        artifactProblem,
        verdict.text,
        // The verdict has all that aren't met.
        ...(unmet.length === 0 ? describeNumbers(report) : []),
        mainFile && `Report: ${mainFile.relativePath}`,
        issueUrl && `Issue: ${issueUrl}`,
    ];
    const message = sentences.filter((sentence) => sentence !== undefined).join(' ');
    if (artifactProblem !== undefined)
        return { message, outcome: 'failed', topic: 'artifact' };
    return unmet.length > 0 ? { message, outcome: 'gate', topic: 'threshold' } : { message, outcome: 'done' };
}
/** Returns the numbers that the verdict doesn't contain. */
function describeNumbers({ project, verdict }) {
    const { metrics } = project;
    const counts = ['traffic.page-views', 'search.total'].flatMap((name) => {
        const value = (0,numbers_metrics/* metricValue */.a3)(metrics, name);
        return value === null ? [] : [(0,format_numbers/* formatWithNoun */.Yo)(name, value)];
    });
    const rate = (0,numbers_metrics/* findMetric */.GF)(metrics, RATE);
    const hasRate = rate !== undefined && rate.value !== null;
    const texts = hasRate ? [...counts, `satisfaction rate ${(0,describe_metrics/* metricText */._l)(rate, project)}`] : counts;
    const others = texts.filter((text) => !verdict.text.startsWith(`${text} `));
    return others.length === 0 ? [] : [`${(0,sentences/* upperFirst */.Zb)(others.join(', '))}.`];
}
const RATE = 'feedback.satisfaction-rate';

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/command.js
/** Defines the command analytics-report, which reports what readers did and suggests fixes. */





















/** The report has the name with .html. */
function artifactName(line) {
    const parse = (raw) => {
        const problem = (0,artifact_name/* artifactNameProblem */.N)(raw, '.html');
        return problem === undefined ? line.parse(raw) : (0,kinds/* invalid */.Gq)(problem);
    };
    return { ...line, parse };
}
const inputs = {
    period: (0,kinds/* choice */.Yq)(numbers_period/* PERIOD_NAMES */.tf, {
        description: 'Days to report, in UTC. last-week is Monday to Sunday, last-month is a calendar month, all other periods end yesterday.',
        default: 'last-7-days',
    }),
    startDate: (0,kinds/* date */.p6)({
        description: 'First day of the report, such as 2026-09-01. Needs end-date and no period.',
    }),
    endDate: (0,kinds/* date */.p6)({
        description: 'Last day of the report. A report has at most 90 days, which is the limit of the service.',
    }),
    thresholds: (0,kinds/* lines */.Mn)({
        description: "Conditions to meet, one per line, such as search.no-result-rate < 30%. If one isn't met or has no data, the job fails with exit code 3.",
    }),
    quoteReaders: (0,kinds/* flag */.Jt)({
        description: 'Include text that readers typed: searches, questions and comments. If false, referrers are also reduced to their hosts.',
        default: 'true',
    }),
    redact: (0,kinds/* flag */.Jt)({
        description: 'Remove e-mail addresses, long numbers and what looks like a key or a token from text that readers typed.',
        default: 'true',
    }),
    artifact: (0,kinds/* flag */.Jt)({
        description: 'Upload the report files, and report.html on its own.',
        default: 'true',
    }),
    artifactName: artifactName((0,kinds/* text */.Qq)({
        description: 'Name of the artifact on GitHub. The HTML report has this name with .html. Each job of a matrix needs a different name.',
        default: 'analytics-report',
    })),
    issue: (0,kinds/* text */.Qq)({
        description: 'Title of the issue to create, update or reopen with the latest report. Needs issues: write on GitHub, token on GitLab.',
    }),
    issueComment: (0,kinds/* flag */.Jt)({
        description: 'Add a short comment to the issue in each run, so that its subscribers are notified. Requires issue.',
        default: 'false',
    }),
    ...(0,common_inputs/* commonInputs */.j$)({
        name: 'analytics-report',
        timeout: '10m',
        timeoutText: 'Sections that keep failing are skipped before the limit.',
    }),
    token: common_inputs/* token */.Sh,
};
/** The time is enough for an artifact and an issue, each with a retry. */
const MAX_PUBLISHING_MS = 60_000;
function publishingMs(timeoutMs) {
    return Math.min(timeoutMs / 10, MAX_PUBLISHING_MS);
}
const analyticsReport = {
    name: 'analytics-report',
    summary: 'Report page views, searches and feedback, with suggested fixes',
    branding: { icon: 'bar-chart', color: 'blue' },
    inputs,
    inputGroups: {
        Report: ['period', 'startDate', 'endDate', 'thresholds', 'quoteReaders', 'redact'],
        'On GitHub and GitLab': ['artifact', 'artifactName', 'issue', 'issueComment'],
    },
    keyRole: 'viewer',
    examples: [
        'analytics-report --period last-week',
        'analytics-report --thresholds "search.no-result-rate < 30%"',
        'analytics-report --start-date 2026-09-01 --end-date 2026-09-30',
    ],
    outputs: {
        verdict: 'The sentence of the report, in one line',
        'page-views': 'Page views in the period',
        sessions: 'Unique sessions in the period',
        searches: 'Searches in the period',
        'no-result-rate': 'Share of searches without results, 0 to 1; empty if there were no searches',
        'satisfaction-rate': 'Share of likes among votes, 0 to 100; empty if there were no votes',
        'ai-questions': 'Questions to the AI assistant',
        'low-confidence': 'Low-confidence answers of the AI assistant',
        'thresholds-met': 'true if every threshold is met, otherwise false',
        'report-json': 'Path of report.json, relative to the workspace',
        'report-html': 'Path of report.html, relative to the workspace',
        'artifact-url': 'URL of the report: of report.html if the platform shows it, else of the artifact',
        'issue-url': 'URL of the issue',
    },
    // A section that waits for the rate limit until the timeout would leave no time to publish the others.
    publishingMs,
    createRecord: () => ({}),
    gitlab: { results: { flagInput: 'artifact', files: ['report.*'], exposeAs: 'Documentation report' } },
    check: ({ period, startDate, endDate, thresholds = [], issue, issueComment, artifact, artifactName: name }) => [
        ...periodWithDates(period, { startDate, endDate }),
        ...(artifact === false && hasOwnName(name) ? [{ input: 'artifactName', problem: WITHOUT_ARTIFACT }] : []),
        ...(issueComment && issue === undefined
            ? [
                {
                    input: 'issueComment',
                    problem: `requires ${(0,input_names/* inputName */.yu)('issue')}. Set it to the title of the issue.`,
                },
            ]
            : []),
        ...(0,inputs_thresholds/* thresholdProblems */.oT)(thresholds, REPORT_METRICS),
    ],
    checkFiles: async (context) => {
        await checkResultsDir(context);
        periodOf(context);
    },
    run: runReport,
    onInterrupted: ({ files }) => (files ? 'The report files were already written.' : undefined),
    account: accountOf,
};
const WITHOUT_ARTIFACT = `has no effect with ${(0,input_names/* setting */.Pe)('artifact', false)}. Remove one.`;
/** A period beside dates is one problem, even if one of the dates is missing, too. */
function periodWithDates(period, dates) {
    const { startDate, endDate } = dates;
    if (!hasOwnPeriod(period) || (startDate ?? endDate) === undefined)
        return (0,numbers_period/* periodProblems */.wp)(dates);
    const both = `${(0,input_names/* inputName */.yu)('start-date')} and ${(0,input_names/* inputName */.yu)('end-date')}`;
    const given = startDate === undefined ? 'end-date' : 'start-date';
    const problem = startDate !== undefined && endDate !== undefined
        ? `has no effect with ${both}. Remove the dates or ${(0,input_names/* inputName */.yu)('period')}.`
        : `can't be combined with ${(0,input_names/* inputName */.yu)(given)}. Remove ${(0,input_names/* inputName */.yu)(given)}, or remove ${(0,input_names/* inputName */.yu)('period')} and set ${both}.`;
    return [{ input: 'period', subject: JSON.stringify(period), problem }];
}
/** The default doesn't count: GitHub and GitLab pass it, too. */
function hasOwnPeriod(period) {
    return period !== undefined && period !== inputs.period.default;
}
function hasOwnName(name) {
    return name !== undefined && name !== inputs.artifactName.default;
}
/** Says who gets to see what readers typed, if it isn't as expected: GitLab keeps the log and the results of each run. */
function warnOfReaders({ host, inputs: values, log }) {
    if (!values.quoteReaders)
        return;
    const remedy = `To leave it out, set ${(0,input_names/* setting */.Pe)('quote-readers', false)}.`;
    const project = host.name === 'gitlab' ? 'project' : 'repository';
    if (host.runContext.isPublic)
        log.warning(`This ${project} is public, so strangers may read the report, with what readers typed. ${remedy}`);
    else if (values.dryRun && host.name === 'gitlab')
        log.warning(`Dry run: GitLab keeps the report, with what readers typed, in the log and the artifacts of the job. ${remedy}`);
}
async function runReport(context) {
    const { host, record, resultsDir, version, log } = context;
    if (hasOwnName(context.inputs.artifactName) && host.name !== 'github')
        log.notice(`${(0,input_names/* inputName */.yu)('artifact-name')}: skipped, because artifacts only have names on GitHub.`);
    await checkResultsDir(context);
    const report = redactReport(await collectReport(context), context.redact);
    record.report = report;
    const { runUrl } = host.runContext;
    const files = await writeReport(report, { workspace: host.workspace, resultsDir, runUrl, version });
    record.files = files.map((path) => ({ path, relativePath: (0,paths/* workspacePath */.X5)(host.workspace, path) }));
    if (context.inputs.dryRun) {
        record.dryRun = host.name === 'gitlab' ? DRY_RUN_ON_GITLAB : DRY_RUN;
        record.plannedPosts = (0,posts/* plannedPosts */.sB)(context, { issue: context.inputs.issue !== undefined });
    }
    warnOfReaders(context);
    if (!context.inputs.dryRun)
        (0,command/* join */.fj)(record, await publishReport(context, report, files));
    record.isPublished = record.artifactProblem === undefined;
    return describeEnding(report, record);
}
/** Checking before the first request saves the requests of a report that can't be written. */
async function checkResultsDir({ resultsDir, host }) {
    try {
        await (0,write/* createResultsDir */.u4)(host.workspace, resultsDir);
    }
    catch (error) {
        const reason = await (0,write/* describeResultsError */.i0)(host.workspace, error);
        throw new api_errors/* InputError */.dz([
            `${(0,input_names/* inputName */.yu)('results-dir')}: couldn't write to "${(0,paths/* workspacePath */.X5)(host.workspace, resultsDir)}": ${reason}`,
        ]);
    }
}
/** Around midnight, a smaller difference would say nothing about the clock. */
const MIN_CLOCK_ERROR_MS = 60_000;
function periodOf({ inputs, clock }) {
    const period = (0,numbers_period/* planPeriod */.TY)(inputs, clock.now());
    if ('problem' in period)
        throw new api_errors/* InputError */.dz([`${(0,input_names/* inputName */.yu)('start-date')}: ${period.problem}`]);
    return period;
}
async function collectReport(context) {
    const { inputs: values, log, clock, api } = context;
    const nowMs = clock.now();
    const period = periodOf(context);
    await (0,earlier_results/* removeResultsFiles */.e)(context, REPORT_FILES);
    const openNote = period.isToday ? (0,numbers_period/* todayNote */.ss)(period) : (0,numbers_period/* openPeriodNote */.OA)(period);
    const today = period.isToday ? period.endDate : period.leftOut;
    const isFuture = today !== undefined && values.endDate !== undefined && values.endDate > today;
    const asked = isFuture ? `${(0,input_names/* inputName */.yu)('end-date')}: ${(0,sentences/* quoted */.TL)(values.endDate)} is in the future. ` : '';
    if (openNote !== undefined)
        log.notice(asked + openNote);
    const query = { quoteReaders: values.quoteReaders, period };
    const endMs = context.deadlineMs - publishingMs(values.timeout);
    const collected = await collect({ ...context, endMs }, query);
    const serverMs = api.toServerMs(nowMs);
    const byService = (0,numbers_period/* planPeriod */.TY)(values, Math.abs(serverMs - nowMs) < MIN_CLOCK_ERROR_MS ? nowMs : serverMs);
    if ('endDate' in byService && byService.endDate !== period.endDate)
        log.warning(`The clock of this machine is wrong: by the service's clock, the report ends on ${byService.endDate}, not ${period.endDate}. Synchronize the clock, for example with NTP.`);
    // The report has them as they are shown.
    context.record.loggedNotes = [openNote ?? [], ...collected.failures.map(failureNote)].flat().map(context.redact);
    const report = buildReport(collected, query, reportOptions(context));
    // A response can be valid and have no number.
    if (collected.failures.length > 0 && (0,describe_report/* tellsNothing */.K0)(report.project))
        throw mainError(collected.failures);
    return report;
}
function reportOptions({ inputs: values, clock, redact: redactSecrets }) {
    const { thresholds = [], quoteReaders, redact: isPiiRedacted } = values;
    const redactText = isPiiRedacted ? (typed) => (0,redact_pii/* redactPii */.K)(redactSecrets(typed)) : redactSecrets;
    return { thresholds, redactText: quoteReaders ? redactText : undefined, nowMs: clock.now() };
}
function redactReport(report, redactSecrets) {
    const redact = (_, value) => (typeof value === 'string' ? redactSecrets(value) : value);
    return JSON.parse(JSON.stringify(report), redact);
}


/***/ }),

/***/ 59832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ dailySeries)
/* harmony export */ });
/* harmony import */ var _period_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4956);
/** Puts the days of a report beside those of the previous period. Pure. */

const SERIES = [
    ['pageViews', 'Page views'],
    ['searches', 'Searches'],
    ['questions', 'Questions to the AI assistant'],
];
/** Returns the series that have something to draw: at least two days, and not only zeros. */
function dailySeries(project) {
    const { daily } = project;
    const before = daysBefore(project);
    const dates = daily.map(({ date }) => date);
    return SERIES.map(([field, label]) => {
        const values = daily.map((day) => day[field]);
        const previous = dates.map((date) => before.get(date)?.[field] ?? null);
        return { field, label, dates, values, previous: previous.every((value) => value === null) ? [] : previous };
    }).filter(({ values }) => values.filter((value) => value !== null).length > 1 && values.some(Boolean));
}
/** Returns the days of the previous period by the day that they are compared with. */
function daysBefore({ dailyBefore, period: { previous, startDate } }) {
    if (!previous)
        return new Map();
    const shift = (0,_period_js__WEBPACK_IMPORTED_MODULE_0__/* .countDays */ .Tm)({ startDate: previous.startDate, endDate: startDate }) - 1;
    return new Map(dailyBefore.map((day) => [(0,_period_js__WEBPACK_IMPORTED_MODULE_0__/* .addDays */ .fi)(day.date, shift), day]));
}


/***/ }),

/***/ 42208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ changePercent),
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   GF: () => (/* binding */ findMetric),
/* harmony export */   LI: () => (/* binding */ round),
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   Uw: () => (/* binding */ METRIC_NAMES),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   a3: () => (/* binding */ metricValue),
/* harmony export */   ak: () => (/* binding */ metricOf),
/* harmony export */   oZ: () => (/* binding */ withinScale),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   uc: () => (/* binding */ MIN_CHANGE_SHARE),
/* harmony export */   z_: () => (/* binding */ sumKnown)
/* harmony export */ });
/** Defines the metrics of a report, and how they change. Pure. */
function count(section, label, one, several = `${one}s`) {
    return { label, nouns: [one, several], scale: 'count', section };
}
function rate(section, label, weight, better) {
    return { label, scale: 'fraction', section, weight, better };
}
const DEFINITIONS = {
    'traffic.page-views': count('overview', 'Page views', 'page view'),
    'traffic.sessions': count('overview', 'Sessions', 'session'),
    'feedback.total': count('feedback', 'Votes', 'vote'),
    'feedback.comments': count('feedback', 'Comments', 'comment'),
    'feedback.satisfaction-rate': {
        ...rate('feedback', 'Satisfaction rate', 'feedback.total', 'higher'),
        scale: 'percent',
    },
    'search.total': count('search', 'Searches', 'search', 'searches'),
    'search.sessions': count('search', 'Sessions with a search', 'session'),
    'search.no-result-rate': rate('search', 'No-result rate', 'search.total', 'lower'),
    'search.click-through-rate': rate('search', 'Search click-through rate', 'search.total', 'higher'),
    'ai.questions': count('ai', 'Questions to the AI assistant', 'question'),
    'ai.low-confidence': count('ai', 'Low-confidence answers', 'low-confidence answer'),
    'ai.low-confidence-rate': rate('ai', 'Low-confidence rate', 'ai.questions', 'lower'),
};
const METRICS = DEFINITIONS;
const METRIC_NAMES = Object.keys(METRICS);
/** Returns a metric without evidence. */
function metricOf(name, value, previous) {
    const changes = { changePercent: changePercent(value, previous), changePoints: changePoints(name, value, previous) };
    const unjudged = { beyondChance: null, p: null, isFew: false, isBad: false, usual: null, oddDay: null };
    return { name, value, previous, ...changes, ...unjudged };
}
/** Returns the value of a metric in the period or in the previous one; null means no data. */
function metricValue(metrics, name, period = 'value') {
    return findMetric(metrics, name)?.[period] ?? null;
}
function findMetric(metrics, name) {
    return metrics.find((metric) => metric.name === name);
}
/** The least change of a page among the largest changes, as a share of its readers before. Texts name it. */
const MIN_CHANGE_SHARE = 0.2;
/** As many as thresholds show. With fewer, a change could seem to reach a limit, and texts would round it a second time. */
const CHANGE_DIGITS = 6;
/** Returns the change in percent; null if it has no meaning. */
function changePercent(value, previous) {
    if (value === null || previous === null || previous === 0)
        return null;
    return round(((value - previous) / previous) * 100, CHANGE_DIGITS);
}
function changePoints(name, value, previous) {
    const { scale } = METRICS[name];
    if (scale === 'count' || value === null || previous === null)
        return null;
    return round((value - previous) * (scale === 'fraction' ? 100 : 1), CHANGE_DIGITS);
}
/** Returns the rate of a response, or null without anything to rate: 0 of 0 means no data, not 0%. */
function rateOf(rate, total) {
    return total > 0 ? rate : null;
}
/** With fewer digits, texts would round it a second time: 3 of 17 are 17.6%, and not 17.7%. */
const SHARE_DIGITS = 6;
/** Returns a share, 0–1; null without a total, or if the counts contradict each other. */
function shareOf(part, whole) {
    return whole > 0 ? withinScale(round(part / whole, SHARE_DIGITS), 1) : null;
}
/** Returns a rate that its scale allows; null for any other one, which says nothing. */
function withinScale(rate, most) {
    return rate !== null && rate >= 0 && rate <= most ? rate : null;
}
function round(value, digits) {
    return Number(value.toFixed(digits));
}
function sumOf(items, valueOf) {
    return items.reduce((sum, item) => sum + valueOf(item), 0);
}
/** Returns the sum of the known values; null if none is known. */
function sumKnown(items, valueOf) {
    const known = items.map(valueOf).filter((value) => value !== null);
    return known.length === 0 ? null : sumOf(known, (value) => value);
}


/***/ }),

/***/ 4956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OA: () => (/* binding */ openPeriodNote),
/* harmony export */   TY: () => (/* binding */ planPeriod),
/* harmony export */   Tm: () => (/* binding */ countDays),
/* harmony export */   fi: () => (/* binding */ addDays),
/* harmony export */   ss: () => (/* binding */ todayNote),
/* harmony export */   tf: () => (/* binding */ PERIOD_NAMES),
/* harmony export */   wp: () => (/* binding */ periodProblems)
/* harmony export */ });
/* harmony import */ var _api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84107);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22805);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58423);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73308);
/** Plans which days a report covers: calendar ranges in UTC, split into ranges that the API accepts. Pure. */




const PERIOD_NAMES = ['last-7-days', 'last-30-days', 'last-90-days', 'last-week', 'last-month'];
/** Says why a period ends earlier than asked, or why it can't be compared. */
function openPeriodNote({ leftOut }) {
    return leftOut ? `${leftOut} (UTC) isn't over, so the report ends on ${addDays(leftOut, -1)}.` : undefined;
}
function todayNote({ endDate }) {
    return `${endDate} (UTC) isn't over, so its numbers can still grow. They aren't compared.`;
}
const DAY_MS = 24 * 60 * 60_000;
/** Finds the problems of the two dates that need no clock. */
function periodProblems({ startDate, endDate, }) {
    if ((startDate === undefined) !== (endDate === undefined)) {
        const missing = startDate === undefined ? 'startDate' : 'endDate';
        return [
            {
                input: missing,
                problem: `is missing. Set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .yu)('start-date')} and ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .yu)('end-date')}, or neither.`,
            },
        ];
    }
    if (startDate === undefined || endDate === undefined)
        return [];
    if (endDate < startDate)
        return [
            {
                input: 'endDate',
                subject: (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(endDate),
                problem: `is before ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .yu)('start-date')} ${startDate}. Swap the dates.`,
            },
        ];
    const days = countDays({ startDate, endDate });
    if (days <= _api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RANGE_DAYS */ .hV)
        return [];
    const problem = `starts a period of ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .t)(days, 'day')}. Choose at most ${_api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RANGE_DAYS */ .hV} days, which is the limit of the service.`;
    return [{ input: 'startDate', subject: (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(startDate), problem }];
}
/** Returns the period, or the end of a message that starts with `start-date: `. */
function planPeriod(inputs, nowMs) {
    const today = utcDay(nowMs);
    const { name, ...asked } = askedRange(inputs, today);
    const { startDate } = asked;
    if (startDate > today)
        return { problem: `"${startDate}" is in the future. Use ${today} (today in UTC) or an earlier date.` };
    const isToday = startDate === today;
    const leftOut = asked.endDate >= today && !isToday ? today : undefined;
    // A period ends before today, unless it is today only.
    const endDate = isToday ? today : leftOut ? addDays(today, -1) : asked.endDate;
    const range = { startDate, endDate };
    const days = countDays(range);
    const previous = isToday ? undefined : previousRange(range, days);
    const seriesRange = previous ? { startDate: addDays(endDate, 1 - _api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RANGE_DAYS */ .hV), endDate } : range;
    return { name, ...range, days, previous, seriesRange, leftOut, isToday };
}
function askedRange({ period: name, startDate, endDate }, today) {
    if (startDate !== undefined && endDate !== undefined)
        return { startDate, endDate };
    if (name === 'last-month') {
        const lastDay = addDays(`${today.slice(0, 8)}01`, -1);
        return { name, startDate: `${lastDay.slice(0, 8)}01`, endDate: lastDay };
    }
    // Monday is day 0, so that subtracting the weekday and one more day leads to Sunday.
    const weekday = name === 'last-week' ? (new Date(today).getUTCDay() + 6) % 7 : 0;
    const lastDay = addDays(today, -weekday - 1);
    return { name, startDate: addDays(lastDay, 1 - DAYS[name]), endDate: lastDay };
}
const DAYS = { 'last-7-days': 7, 'last-30-days': 30, 'last-90-days': 90, 'last-week': 7 };
/** Shifts a range by whole weeks, so that both have the same weekdays. */
function previousRange(range, days) {
    const shift = 7 * Math.ceil(days / 7);
    return { startDate: addDays(range.startDate, -shift), endDate: addDays(range.endDate, -shift) };
}
/** The first and the last day both count. */
function countDays({ startDate, endDate }) {
    return Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;
}
function addDays(day, days) {
    return utcDay(Date.parse(day) + days * DAY_MS);
}
function utcDay(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
}


/***/ }),

/***/ 75294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ REPORT_VERSION),
/* harmony export */   ek: () => (/* binding */ TABLE_NAMES)
/* harmony export */ });
/* unused harmony export VERDICT_RULES */
/** Defines the version of report.json, the names of its tables, and the rules of its verdict. */
/** `schemaVersion` of report.json. A change that readers of the file would notice raises it. */
const REPORT_VERSION = 3;
const TABLE_NAMES = [
    'pages',
    'referrers',
    'feedback',
    'poorFeedback',
    'searchQueries',
    'noResultSearches',
    'searchPages',
    'lowConfidenceQuestions',
    'dislikedAnswers',
];
/** The rules of the verdict: the first one that holds leads. */
const VERDICT_RULES = (/* unused pure expression or super */ null && ([
    'threshold',
    'outage',
    'incomplete',
    'level',
    'rate',
    'traffic',
    'nothing',
    'quiet',
]));


/***/ }),

/***/ 21277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ FAILED_PART),
/* harmony export */   Nz: () => (/* binding */ previousText),
/* harmony export */   PG: () => (/* binding */ keyCards),
/* harmony export */   _l: () => (/* binding */ metricText),
/* harmony export */   bi: () => (/* binding */ whyMissing),
/* harmony export */   ik: () => (/* binding */ describeMetricChange),
/* harmony export */   xR: () => (/* binding */ keyCardsNote),
/* harmony export */   zy: () => (/* binding */ unjudgedNote)
/* harmony export */ });
/* harmony import */ var _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42208);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22805);
/* harmony import */ var _format_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67688);
/** Chooses the metrics that a report shows, and says how each changed, or why its number is missing. Pure. */



/** Returns undefined if there is nothing to compare. A change that wasn't judged has no word. */
function describeMetricChange(metric) {
    const { name, value, previous, beyondChance, isFew } = metric;
    if (isFew)
        return { sign: '', text: 'too few to compare', tone: 'muted' };
    if (value === null || previous === null)
        return undefined;
    const amount = (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMetricChange */ .ud)(metric);
    if (beyondChance === null)
        return { sign: '', text: amount, tone: 'muted' };
    // A change from 0 has no amount.
    const withAmount = (word) => (amount === _format_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x3 ? word : `${amount} ${word}`);
    if (!beyondChance)
        return { sign: '', text: amount + withinUsual(metric), tone: 'muted' };
    const { better } = _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name];
    const isUp = value > previous;
    const sign = isUp ? '▲' : '▼';
    if (better === undefined)
        return { sign, text: withAmount(isUp ? 'up' : 'down'), tone: 'ink' };
    const isBetter = isUp === (better === 'higher');
    return { sign, text: withAmount(isBetter ? 'better' : 'worse'), tone: isBetter ? 'good' : 'bad' };
}
/** Says how large a change usually is: `, within the usual ±38.0%`. No count falls by more than 100%. */
function withinUsual({ name, usual }) {
    if (usual === null)
        return '';
    if (_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name].scale === 'count' && usual > 100)
        return ', within the usual';
    return `, within the usual ±${_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name].scale === 'count' ? (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(usual) : `${(0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(usual).slice(0, -1)}\u00a0pp`}`;
}
/** Says once for the metrics of a table why some changes are numbers without a word; undefined if each has one. */
function unjudgedNote(metrics, { uncompared }) {
    // A count that was 0 before has no number as its change.
    const unjudged = metrics.filter((metric) => !metric.isFew && !metric.beyondChance && metric.usual === null && (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMetricChange */ .ud)(metric) !== _format_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x3);
    const reasons = new Set(unjudged.flatMap((metric) => whyUnjudged(metric, uncompared)));
    return reasons.size === 0
        ? undefined
        : `A change with only a number isn't judged, because ${[...reasons].join(', or because ')}.`;
}
/** The sessions say how much votes vary, so what is wrong with sessions is also a reason of votes. */
const SERIES_OF = {
    overview: ['traffic'],
    feedback: ['feedback', 'traffic'],
};
function whyUnjudged({ name, beyondChance, oddDay }, uncompared) {
    if (oddDay !== null)
        return ['one day alone made it'];
    const { section } = _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name];
    const known = uncompared.filter(({ series }) => (SERIES_OF[section] ?? [section]).includes(series));
    if (known.length > 0)
        return known.map(({ why }) => why);
    return [
        beyondChance === null
            ? 'no daily numbers say how much it usually varies'
            : 'the numbers are too small or vary too much',
    ];
}
/** A percentage of fewer events looks more exact than it is. */
const MIN_EVENTS = 10;
/** Formats a value, or says why there is none. A rate of few events is written as what it counts: `2 of 3 votes`. */
function metricText({ name, value }, project) {
    return value === null ? whyMissing(name, project) : rateText(name, value, project.metrics, 'value');
}
/** Formats the value of the previous period; undefined if it is unknown. */
function previousText({ name, previous }, { metrics }) {
    return previous === null ? undefined : rateText(name, previous, metrics, 'previous');
}
function rateText(name, value, metrics, period) {
    const events = fewEvents(name, metrics, period);
    if (events === undefined)
        return (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMetric */ .gI)(name, value);
    const { weight = name, scale } = _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name];
    const count = Math.round((scale === 'percent' ? value / 100 : value) * events);
    return `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(count)} of ${(0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatWithNoun */ .Yo)(weight, events)}`;
}
/** Returns the events of a rate if they are few. */
function fewEvents(name, metrics, period) {
    const { weight } = _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name];
    const events = weight === undefined ? null : (0,_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .metricValue */ .a3)(metrics, weight, period);
    return events !== null && events > 0 && events < MIN_EVENTS ? events : undefined;
}
/** Matches the notes of failed requests: what is missing, and the reason with what to do. */
const FAILED_PART = /^Couldn't fetch ([^:]*): (.*)$/s;
/** Says in a few words why a metric has no value. */
function whyMissing(name, { metrics, notes }) {
    const { section, weight } = _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name];
    // A part of the section that couldn't be fetched isn't the reason then.
    if (weight !== undefined && (0,_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .metricValue */ .a3)(metrics, weight) === 0)
        return nothingOf(weight);
    const reasons = notes
        .filter((note) => note.section === section)
        .flatMap(({ message }) => FAILED_PART.exec(message)?.[2] ?? []);
    if (reasons.some((reason) => reason.includes('(HTTP 403).')))
        return 'not for this key or plan';
    if (reasons.some((reason) => reason.includes('(HTTP 404).')))
        return 'not in this version of the service';
    if (reasons.length > 0)
        return "couldn't be fetched";
    return weight === undefined ? _format_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_DATA */ .V5 : nothingOf(weight);
}
function nothingOf(name) {
    return `no ${_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name].nouns?.[1] ?? _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name].label.toLowerCase()}`;
}
const KEY_METRICS = ['traffic.sessions', 'traffic.page-views', 'search.total', 'feedback.satisfaction-rate'];
/** Says why some of these numbers have no judgment; undefined if each has one. */
function keyCardsNote(project) {
    return unjudgedNote(KEY_METRICS.flatMap((name) => (0,_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .findMetric */ .GF)(project.metrics, name) ?? []), project);
}
/** Returns the numbers that a report is judged by, as texts. */
function keyCards(project) {
    const { metrics } = project;
    return KEY_METRICS.flatMap((name) => {
        const metric = (0,_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .findMetric */ .GF)(metrics, name);
        if (!metric)
            return [];
        const { value } = metric;
        const { label, weight } = _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name];
        const events = weight === undefined ? null : (0,_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .metricValue */ .a3)(metrics, weight);
        return {
            label: name === 'traffic.sessions' ? 'Readers' : label,
            value: metricText(metric, project),
            /** True if the value is a reason instead of a number. */
            isMissing: value === null,
            /** What a rate is a rate of, such as `97 votes`. */
            total: value === null || weight === undefined || events === null || fewEvents(name, metrics, 'value') !== undefined
                ? undefined
                : (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatWithNoun */ .Yo)(weight, events),
            before: previousText(metric, project),
            change: value === null ? undefined : describeMetricChange(metric),
        };
    });
}


/***/ }),

/***/ 6044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   In: () => (/* binding */ splitToDos),
/* harmony export */   K0: () => (/* binding */ tellsNothing),
/* harmony export */   KN: () => (/* binding */ nothingToDo),
/* harmony export */   Ow: () => (/* binding */ changeLines),
/* harmony export */   QF: () => (/* binding */ MAX_WORDS_LENGTH),
/* harmony export */   Qv: () => (/* binding */ timesOf),
/* harmony export */   RC: () => (/* binding */ toDoTitle),
/* harmony export */   kL: () => (/* binding */ emptyReportAdvice),
/* harmony export */   tL: () => (/* binding */ missingParts),
/* harmony export */   th: () => (/* binding */ toDoLine)
/* harmony export */ });
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90692);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22805);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46965);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58423);
/* harmony import */ var _text_group_by_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17266);
/* harmony import */ var _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42208);
/* harmony import */ var _numbers_period_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4956);
/* harmony import */ var _numbers_report_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75294);
/* harmony import */ var _describe_metrics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21277);
/* harmony import */ var _format_dates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85531);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69746);











/** The tables have longer texts. */
const MAX_WORDS_LENGTH = 100;
/** Returns what to do in bold, with a link to the page. What follows it says how many searches found nothing. */
function toDoTitle(toDo, { site }) {
    const url = toDo.path === null ? undefined : (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .pageUrl */ .fi)(site, toDo.path);
    const title = url === undefined
        ? [{ strong: plainTitle(toDo) }]
        : [{ strong: toDo.verb }, ' ', { link: url, text: shortName(toDo), isMain: true }, endOf(shortName(toDo))];
    return [...title, ' ', ...effectSentence(toDo).map((effect) => `${effect} `)];
}
/** Returns what to do, for whom and why, for lines that people don't click. The page has more than the first clause of why. */
function toDoLine(toDo) {
    const reasons = toDo.evidence.slice(0, 1).map((text) => (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_6__/* .endSentence */ .H_)(text.split(', ', 1)[0] ?? ''));
    return [plainTitle(toDo), ...effectSentence(toDo), ...reasons].join(' ');
}
/** The evidence of searches has their number already. */
function effectSentence({ unit, evidence, effect }) {
    if (unit === 'searches' && evidence.length > 0)
        return [];
    return [/readers?$/.test(effect) ? `Helps ${effect}.` : `${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_6__/* .upperFirst */ .Zb)(effect)}.`];
}
/** The full stop after a text; empty if the text ends a sentence by itself. */
function endOf(text) {
    return (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_6__/* .endSentence */ .H_)(text).slice(text.length);
}
function plainTitle(toDo) {
    const { verb, path, words } = toDo;
    if (words === null)
        return (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_6__/* .endSentence */ .H_)(path === null ? verb : `${verb} ${shortName(toDo)}`);
    const text = `${verb} “${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(words, MAX_WORDS_LENGTH)}”`;
    // The words of readers may have an end of their own.
    return /[.?!]”$/.test(text) ? text : (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_6__/* .endSentence */ .H_)(text);
}
function shortName({ path, title }) {
    return (0,_text_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)((0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .pageText */ .xe)({ path: path ?? '', title }), MAX_WORDS_LENGTH);
}
const SOURCE_NAMES = [
    ['poorFeedback', 'votes'],
    ['noResultSearches', 'searches'],
    ['lowConfidenceQuestions', 'questions'],
];
/** Says that there is nothing to do, and names what was read. */
function nothingToDo(project) {
    const read = SOURCE_NAMES.filter(([table]) => project[table] !== null);
    return read.length === 0
        ? 'No votes, searches or questions were read.'
        : `Nothing stands out in ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_7__/* .listItems */ .D)(read.map(([, name]) => name))}.`;
}
/** Returns the largest changes of pages, each in a line; empty if there are none. */
function changeLines({ largestChanges }) {
    return largestChanges.map((change) => {
        const { name, numbers } = (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .changedPage */ .QH)(change);
        return `${name}: ${numbers}`;
    });
}
/** To-dos about so much less than the largest one are folded. */
const FOLDED_SHARE = 0.1;
/** Splits the to-dos into those that are open and those that are folded. */
function splitToDos(toDos) {
    const least = FOLDED_SHARE * Math.max(0, ...toDos.map(({ count }) => count));
    // An effect of which only the least is known may be the largest.
    const isOpen = (toDo) => toDo === toDos[0] || toDo.count >= least || toDo.isLeast === true;
    return { open: toDos.filter(isOpen), folded: toDos.filter((toDo) => !isOpen(toDo)) };
}
/** Says how often readers wrote a quote, if they did more than once. */
function timesOf({ count }) {
    return count > 1 ? ` ×${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B)(count)}` : '';
}
/** Returns true for a report without any number. */
function tellsNothing(project) {
    return (project.metrics.every(({ value, previous }) => (value ?? previous) === null) &&
        project.daily.length === 0 &&
        _numbers_report_version_js__WEBPACK_IMPORTED_MODULE_9__/* .TABLE_NAMES */ .ek.every((name) => project[name] === null));
}
/** Returns true if the service recorded no readers at all. */
function isEmpty({ metrics, daily, pages, feedback, referrers }) {
    const views = [(0,_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .metricValue */ .a3)(metrics, 'traffic.page-views'), ...daily.map(({ pageViews }) => pageViews)];
    const others = daily.flatMap(({ searches, questions }) => [searches, questions]);
    const values = [...views, ...others, ...metrics.map(({ value }) => value)];
    const tables = [pages, feedback, referrers];
    return views.includes(0) && values.every((value) => !value) && tables.every((table) => !table?.length);
}
const RECORDED = [
    ['search.total', 'searches'],
    ['feedback.total', 'votes'],
    ['ai.questions', 'questions'],
];
/** Says what to check if the service recorded no readers. Nothing is said about what couldn't be read. */
function emptyReportAdvice({ period, metrics }) {
    const read = RECORDED.filter(([name]) => (0,_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .metricValue */ .a3)(metrics, name) !== null);
    const nothing = (0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_7__/* .listItems */ .D)(['page views', ...read.map(([, events]) => events)].map((events) => `no ${events}`));
    const before = (0,_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .metricValue */ .a3)(metrics, 'traffic.page-views', 'previous');
    const count = before === 0 ? 'none' : (0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_8__/* .pluralize */ .t)(before ?? 0, 'page view');
    const there = `There ${before === 1 ? 'was' : 'were'} ${count} ${(0,_format_dates_js__WEBPACK_IMPORTED_MODULE_4__/* .beforeThat */ .tR)(period)}`;
    return {
        start: `In this period, the service recorded ${nothing}. If you expected some, check in this order:`,
        steps: [
            ['Is the site live?', 'Open its URL.'],
            [
                'Is it the right project?',
                'An API key belongs to one project. Compare the numbers in the dashboard for the same dates.',
            ],
            ['Are analytics on?', 'They can be off in the settings of the project, and content blockers hide readers.'],
        ],
        /** The previous period, if it is known. */
        comparison: before === null ? undefined : `${there}${before === 0 ? ', either' : ''}.`,
    };
}
/** Says what a report lacks and why, with one line for each section and cause. Leaves out what the head says. */
function missingParts({ notes, period }) {
    const shown = notes
        .filter(({ message }) => message !== (0,_numbers_period_js__WEBPACK_IMPORTED_MODULE_2__/* .openPeriodNote */ .OA)(period))
        .map(({ section, message }) => ({ section: _names_js__WEBPACK_IMPORTED_MODULE_5__/* .SECTION_WORDS */ .ur[section]?.title ?? section, text: message }));
    const failed = shown.flatMap(({ section, text }) => {
        const [, part, reason = ''] = _describe_metrics_js__WEBPACK_IMPORTED_MODULE_3__/* .FAILED_PART */ .CI.exec(text) ?? [];
        return part === undefined ? [] : [{ section, part, reason }];
    });
    const grouped = [...(0,_text_group_by_js__WEBPACK_IMPORTED_MODULE_10__/* .groupBy */ .$)(failed, ({ section, reason }) => JSON.stringify([section, reason])).values()].flatMap((group) => {
        const parts = new Set(group.map(({ part }) => part));
        return group.slice(0, 1).map(({ section, reason }) => {
            return {
                section,
                text: `Couldn't fetch ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_7__/* .listItems */ .D)([...parts], Infinity)}: ${reason}`,
                isFailed: true,
            };
        });
    });
    const others = shown.filter(({ text }) => !_describe_metrics_js__WEBPACK_IMPORTED_MODULE_3__/* .FAILED_PART */ .CI.test(text)).map((line) => ({ ...line, isFailed: false }));
    return [...grouped, ...others];
}


/***/ }),

/***/ 35462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jp: () => (/* binding */ formatThresholdLine),
/* harmony export */   d9: () => (/* binding */ describeThreshold),
/* harmony export */   xf: () => (/* binding */ describeBriefly)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22805);
/* harmony import */ var _inputs_thresholds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7358);
/* harmony import */ var _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42208);
/* harmony import */ var _describe_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21277);
/* harmony import */ var _format_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67688);
/** Says the value and the limit of a threshold in words, with both in one unit. Pure. */





/** More digits would be noise. */
const MAX_DIGITS = 6;
const UNITS = { count: '', percent: '%' };
/** Formats the threshold as an input line in the unit of its value: `search.no-result-rate < 0.3` has the limit `30%`. */
function formatThresholdLine(result) {
    const { metric, operator, limit } = result;
    return `${metric} ${operator} ${toUnit(result, limit)}${UNITS[unitOf(result)]}`;
}
/** Formats the value with one decimal, or with as many as show on which side of the limit it is. */
function formatValue(result, value) {
    const { operator, limit, met } = result;
    if (unitOf(result) === 'count')
        return (0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B)(value);
    const shown = toUnit(result, value);
    let digits = 1;
    while (digits < MAX_DIGITS && (0,_inputs_thresholds_js__WEBPACK_IMPORTED_MODULE_0__/* .isMet */ .TD)(operator, roundAsText(shown, digits), toUnit(result, limit)) !== met)
        digits += 1;
    return (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(shown, digits);
}
/** Rounds 29.95 to 30, as texts do. `round` returns 29.9, because the number in memory is a little smaller. */
function roundAsText(value, digits) {
    return Number(value.toLocaleString('en-US', { maximumFractionDigits: digits, useGrouping: false }));
}
const OPERATOR_WORDS = {
    '<': 'below',
    '<=': 'at most',
    '>': 'above',
    '>=': 'at least',
    '==': 'exactly',
};
/** What follows the value of a rate. */
const RATE_WORDS = {
    'feedback.satisfaction-rate': 'of votes are likes',
    'search.no-result-rate': 'of searches find nothing',
    'search.click-through-rate': 'of searches lead to a click',
    'ai.low-confidence-rate': 'of answers are low-confidence',
};
/** Says the value and the limit in one sentence: `28.9% of searches find nothing; the limit is below 20%.` */
function describeThreshold(result, report) {
    const { value, operator } = result;
    const found = value === null ? describeMissing(result, report) : describeValue(result, value) + fewEvents(result, report);
    return `${found}; the limit is ${OPERATOR_WORDS[operator]} ${formatLimit(result)}.`;
}
/** The line and the value: `search.no-result-rate < 20% (28.9%)`. */
function describeBriefly(result, report) {
    return `${formatThresholdLine(result)} (${result.value === null ? (0,_describe_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .whyMissing */ .bi)(result.metric, report) : formatValue(result, result.value)})`;
}
/** What a rate of few events counts: ` (1 of 2 votes)`. */
function fewEvents({ metric: name }, report) {
    const metric = (0,_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .findMetric */ .GF)(report.metrics, name);
    const text = metric && _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[name].weight !== undefined ? (0,_describe_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .metricText */ ._l)(metric, report) : '';
    return text.includes(' of ') ? ` (${text})` : '';
}
function describeMissing({ metric }, report) {
    const { label, scale } = _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[metric];
    const subject = metric === 'feedback.satisfaction-rate' ? 'Satisfaction' : label;
    const verb = scale === 'count' ? 'have' : 'has';
    const why = (0,_describe_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .whyMissing */ .bi)(metric, report);
    if (why === "couldn't be fetched")
        return `${subject} ${why}`;
    return `${subject} ${verb} no data${why === _format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_DATA */ .V5 ? '' : `: ${why}`}`;
}
function describeValue(result, value) {
    const { metric } = result;
    const { label, scale } = _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[metric];
    const text = formatValue(result, value);
    return scale === 'count' ? `${label} are ${text}` : `${text} ${RATE_WORDS[metric] ?? ''}`;
}
function formatLimit(result) {
    const limit = toUnit(result, result.limit).toLocaleString('en-US', { maximumFractionDigits: MAX_DIGITS });
    return limit + UNITS[unitOf(result)];
}
function unitOf({ metric }) {
    return _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[metric].scale === 'count' ? 'count' : 'percent';
}
/** Turns fractions into percentages; other numbers have their unit already. */
function toUnit({ metric }, value) {
    return _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[metric].scale === 'fraction' ? (0,_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .round */ .LI)(value * 100, 8) : value;
}


/***/ }),

/***/ 85531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ unbroken),
/* harmony export */   IN: () => (/* binding */ periodNoun),
/* harmony export */   IO: () => (/* binding */ formatLongDay),
/* harmony export */   Lu: () => (/* binding */ formatRange),
/* harmony export */   Up: () => (/* binding */ weekdayOf),
/* harmony export */   _H: () => (/* binding */ formatDayLabel),
/* harmony export */   gN: () => (/* binding */ columnDates),
/* harmony export */   jt: () => (/* binding */ formatShortRange),
/* harmony export */   mf: () => (/* binding */ formatShortDay),
/* harmony export */   tR: () => (/* binding */ beforeThat)
/* harmony export */ });
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const DAYS_PER_WEEK = 7;
function dayOf(date) {
    const time = new Date(date);
    const month = MONTHS[time.getUTCMonth()] ?? '';
    return { day: time.getUTCDate(), month, year: time.getUTCFullYear(), weekday: time.getUTCDay() };
}
/** Formats `9–15 November 2026`, and repeats only what differs: `28 December 2026 – 3 January 2027`. */
function formatRange({ startDate, endDate }) {
    const [start, end] = [dayOf(startDate), dayOf(endDate)];
    const last = `${end.day} ${end.month} ${end.year}`;
    if (startDate === endDate)
        return last;
    if (start.year !== end.year)
        return `${start.day} ${start.month} ${start.year} – ${last}`;
    return start.month === end.month ? `${start.day}–${last}` : `${start.day} ${start.month} – ${last}`;
}
/** Formats `9–15 Nov` or `28 Dec – 3 Jan`, without the year. */
function formatShortRange({ startDate, endDate }) {
    const last = formatShortDay(endDate);
    if (startDate === endDate)
        return last;
    const isSameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
    return isSameMonth ? `${dayOf(startDate).day}–${last}` : `${formatShortDay(startDate)} – ${last}`;
}
/** Returns the days of a period and of the previous one for the heads of columns: `17–23 Oct`. */
function columnDates(period) {
    const { previous } = period;
    return {
        now: unbroken(formatShortRange(period)),
        before: previous ? unbroken(formatShortRange(previous)) : undefined,
    };
}
/** Keeps each date in one line; a range may break at its dash. */
function unbroken(dates) {
    return dates.replace(/(?<!–) (?!–)/g, '\u00a0');
}
/** Formats `9 Nov`. */
function formatShortDay(date) {
    const { day, month } = dayOf(date);
    return `${day} ${month.slice(0, 3)}`;
}
/** Formats `Mon 9`, or `9 Nov` with the month. */
function formatDayLabel(date, kind) {
    const { day, weekday } = dayOf(date);
    return kind === 'weekday' ? `${WEEKDAYS[weekday] ?? ''} ${day}` : formatShortDay(date);
}
/** Formats `Mon 9 Nov`. */
function formatLongDay(date) {
    return `${WEEKDAYS[dayOf(date).weekday] ?? ''} ${formatShortDay(date)}`;
}
/** Sunday is 0. */
function weekdayOf(date) {
    return dayOf(date).weekday;
}
/** What a period is called in a sentence. */
function periodNoun({ days }) {
    if (days === 1)
        return 'day';
    return days === DAYS_PER_WEEK ? 'week' : 'period';
}
/**
 * When the compared period was: a period of less than a week is compared with the same weekdays a week earlier. Between
 * longer ones, days can be left out.
 */
function beforeThat({ days }) {
    if (days === DAYS_PER_WEEK)
        return 'the week before';
    return days < DAYS_PER_WEEK ? 'a week before' : 'in the compared period';
}


/***/ }),

/***/ 67688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MJ: () => (/* binding */ formatFraction),
/* harmony export */   V5: () => (/* binding */ NO_DATA),
/* harmony export */   Yo: () => (/* binding */ formatWithNoun),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   gI: () => (/* binding */ formatMetric),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   ud: () => (/* binding */ formatMetricChange),
/* harmony export */   x3: () => (/* binding */ NONE)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22805);
/* harmony import */ var _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42208);
/** Formats numbers, independent of the language of the machine. Pure. */


const NO_DATA = 'no data';
/** A cell shows this sign if its number, or the number to compare it with, is missing. */
const NONE = '–';
/** Formats 0–100 like `59.6%`. */
function formatPercent(value, digits = 1) {
    return `${formatDecimal(value, digits)}%`;
}
/** Formats 0–1 like `59.6%`. In memory, 100 × 0.0295 is a little less than 2.95. */
function formatFraction(value) {
    return formatPercent((0,_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .round */ .LI)(value * 100, 8));
}
/** Formats relative changes like `+12.3%` and `−4.0%`. */
function formatChange(value) {
    return `${formatDecimal(value, 1, 'exceptZero')}%`;
}
/** Formats differences of percentages, which are percentage points, like `+7.8 pp` and `−6.1 pp`, each in one line. */
function formatPoints(value) {
    return `${formatDecimal(value, 1, 'exceptZero')}\u00a0pp`;
}
/** Formats the change of a metric: rates in percentage points, counts in percent. */
function formatMetricChange({ name, changePercent, changePoints }) {
    if (_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name].scale === 'count')
        return changePercent === null ? NONE : formatChange(changePercent);
    return changePoints === null ? NONE : formatPoints(changePoints);
}
function formatMetric(name, value) {
    return { count: _text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B, percent: formatPercent, fraction: formatFraction }[_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name].scale](value);
}
/** Formats a count with its noun: `1,854 page views`. */
function formatWithNoun(name, value) {
    const [one, several] = _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name].nouns ?? ['', ''];
    return (0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralize */ .t)(value, one, several);
}
function formatDecimal(value, digits, signDisplay = 'auto') {
    const options = { minimumFractionDigits: 1, maximumFractionDigits: digits, signDisplay };
    // A number has a minus sign, not a hyphen.
    return value.toLocaleString('en-US', options).replace(/^-/, '−');
}


/***/ }),

/***/ 69746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ pathBeside),
/* harmony export */   NK: () => (/* binding */ LARGEST_CHANGES),
/* harmony export */   QH: () => (/* binding */ changedPage),
/* harmony export */   T: () => (/* binding */ LEAST_CHANGE),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   fi: () => (/* binding */ pageUrl),
/* harmony export */   ur: () => (/* binding */ SECTION_WORDS),
/* harmony export */   xe: () => (/* binding */ pageText)
/* harmony export */ });
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67720);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22805);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46965);
/* harmony import */ var _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42208);
/** Names the subject of a report, its sections, its pages, and the URLs of these. A path can't lead to another site. Pure. */




/** Returns what the report is about: the project, or its site. */
function subjectOf({ title, site }) {
    return title ?? hostOf(site) ?? 'Your documentation';
}
function hostOf(site) {
    return site !== null && URL.canParse(site) ? new URL(site).host : undefined;
}
/** What people call the sections of notes. */
const SECTION_WORDS = {
    overview: { title: 'Totals', contents: 'page views and sessions' },
    traffic: { title: 'Daily page views', contents: 'daily page views' },
    pages: { title: 'Pages', contents: 'pages' },
    referrers: { title: 'Referrers', contents: 'referrers' },
    feedback: { title: 'Feedback', contents: 'feedback' },
    ai: { title: 'AI assistant', contents: 'questions to the AI assistant' },
    search: { title: 'Search', contents: 'search' },
    readers: { title: 'Text of readers' },
    period: { title: 'Period' },
};
/** Returns the title, or the path of a page without one. */
function pageText({ path, title }) {
    return title === null || title.trim() === '' ? path : title;
}
/** Returns the path beside the title; undefined for a page without a title, whose path is shown instead. */
function pathBeside(page) {
    return pageText(page) === page.path ? undefined : page.path;
}
/** Returns the URL of a page of the site; undefined if the site is unknown or the path isn't one of its pages. */
function pageUrl(site, path) {
    if (site === null || !(0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .isWebUrl */ .O9)(site) || !path.startsWith('/'))
        return undefined;
    const { origin, pathname } = new URL(site);
    const address = `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}${path}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    return url.origin === origin && url.username === '' ? url.href : undefined;
}
const MAX_NAME_LENGTH = 60;
/** The least share of a page that is named among the largest changes. */
const LEAST_CHANGE = `${_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .MIN_CHANGE_SHARE */ .uc * 100}%`;
const LARGEST_CHANGES = `Largest changes of ${LEAST_CHANGE} or more`;
/** Returns who changed and how: `Print as PDF` and `312 → 193 readers`. */
function changedPage(change) {
    const { path, previousPath, sessions, previous } = change;
    const name = (0,_text_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(pageText({ ...change, path: previousPath ?? path }), MAX_NAME_LENGTH);
    return {
        name: previousPath === null ? name : `${name} moved to ${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(path, MAX_NAME_LENGTH)}`,
        // Both numbers stay in one line.
        numbers: `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(previous)}\u00a0→\u00a0${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .t)(sessions, 'reader')}`,
    };
}


/***/ }),

/***/ 403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ numberTable),
/* harmony export */   r: () => (/* binding */ dayTable)
/* harmony export */ });
/* harmony import */ var _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42208);
/* harmony import */ var _describe_metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21277);
/* harmony import */ var _format_dates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85531);
/* harmony import */ var _format_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67688);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92741);
/** Defines the tables of metrics and of days. Pure. */





const DAY_FIELDS = [
    ['pageViews', 'Page views'],
    ['sessions', 'Sessions'],
    ['searches', 'Searches'],
    ['questions', 'Questions'],
];
function dayTable(daily) {
    const fields = DAY_FIELDS.filter(([field]) => daily.some((day) => day[field] !== null));
    return (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .tableOf */ .c_)('Daily activity', Infinity, daily, [
        (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .column */ .fi)('Day', ({ date }) => (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)((0,_format_dates_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLongDay */ .IO)(date).replaceAll(' ', '\u00a0'))),
        ...fields.map(([field, label]) => {
            return { ...(0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .column */ .fi)(label, (day) => (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(day[field])), isExtra: field === 'sessions' };
        }),
    ]);
}
function numberTable(project) {
    const { now, before } = (0,_format_dates_js__WEBPACK_IMPORTED_MODULE_2__/* .columnDates */ .gN)(project.period);
    const columns = [
        (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .column */ .fi)('Metric', ({ name }) => (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name].label)),
        (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .column */ .fi)(now, (metric) => (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)((0,_describe_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .metricText */ ._l)(metric, project))),
    ];
    if (before !== undefined)
        columns.push((0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .extraColumn */ .P4)(before, (metric) => (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)((0,_describe_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .previousText */ .Nz)(metric, project) ?? _format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .NONE */ .x3)), (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .column */ .fi)('Change', (metric) => ({ kind: 'change', change: (0,_describe_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMetricChange */ .ik)(metric) })));
    return (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .tableOf */ .c_)('Metrics', Infinity, project.metrics, columns);
}


/***/ }),

/***/ 92741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ projectSections),
/* harmony export */   KD: () => (/* binding */ MAX_PATHS),
/* harmony export */   P4: () => (/* binding */ extraColumn),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TF: () => (/* binding */ renderCell),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   a0: () => (/* binding */ NUMBER_KINDS),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   fi: () => (/* binding */ column)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22805);
/* harmony import */ var _numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42208);
/* harmony import */ var _format_dates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85531);
/* harmony import */ var _format_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67688);
/** Defines the tables that people read, with cells as data, and the tables of each section. Markdown and HTML render them. Pure. */




function renderCell(renderers, cell, site) {
    return renderers[cell.kind](cell, site);
}
/** The kinds that formats align at the right. */
const NUMBER_KINDS = new Set(['number', 'bar', 'votes']);
/** A question has at most this many of the pages on which readers asked it. */
const MAX_PATHS = 3;
const SHOWN_ROWS = 8;
const FEW_ROWS = 5;
function tableOf(title, shown, rows, columns) {
    const cells = (rows ?? []).map((row) => columns.map(({ cell }) => cell(row)));
    const withKinds = columns.map(({ label, isExtra }, index) => {
        return { label, isExtra, kind: cells[0]?.[index]?.kind ?? 'text' };
    });
    return { title, columns: withKinds, rows: cells, shown };
}
function column(label, cell) {
    return { label, cell, isExtra: false };
}
/** Returns a column that small screens can do without. */
function extraColumn(label, cell) {
    return { label, cell, isExtra: true };
}
const text = (value) => ({ kind: 'text', text: value });
const typed = (value) => ({ kind: 'text', text: value, isTyped: true });
const number = (value, tone) => {
    return { kind: 'number', text: value, tone };
};
const count = (value) => number(value === null ? _format_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3 : (0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(value));
const fraction = (value) => number(value === null ? _format_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3 : (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatFraction */ .MJ)(value));
const paths = (values) => ({ kind: 'paths', paths: values });
/** @param quotes what readers wrote about the page */
function pageCell({ path, title }, quotes = []) {
    return { kind: 'page', page: { path, title }, quotes };
}
function barColumn(label, rows, valueOf) {
    const max = Math.max(0, ...(rows ?? []).map(valueOf));
    return column(label, (row) => ({ kind: 'bar', value: valueOf(row), max }));
}
/** Fewer votes have no percentage. */
const MIN_VOTES = 10;
const BAD_SHARE = 0.5;
const VOTE_COLUMNS = [
    column('Votes', ({ likes, dislikes }) => ({ kind: 'votes', likes, dislikes })),
    column('Satisfaction rate', ({ likes, dislikes }) => {
        const votes = likes + dislikes;
        if (votes === 0)
            return number(_format_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3);
        const share = likes / votes;
        if (votes < MIN_VOTES)
            return number(`${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(likes)} of ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(votes)}`);
        return number((0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatFraction */ .MJ)(share), share < BAD_SHARE ? 'bad' : undefined);
    }),
];
/** The sections of a project, with the tables that have at least one row. */
function projectSections(project) {
    const sections = [
        { id: 'pages', title: 'Pages', tables: [pageTable(project)] },
        { id: 'feedback', title: 'Feedback', tables: feedbackTables(project) },
        { id: 'search', title: 'Search', tables: [queryTable(project), ...otherSearchTables(project)] },
        { id: 'assistant', title: 'AI assistant', tables: assistantTables(project) },
        { id: 'referrers', title: 'Where readers come from', short: 'Referrers', tables: [referrerTable(project)] },
    ];
    return sections
        .map((section) => ({ ...section, tables: section.tables.filter(({ rows }) => rows.length > 0) }))
        .filter(({ tables }) => tables.length > 0);
}
function pageTable({ pages, period }) {
    const { now, before = '' } = (0,_format_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .columnDates */ .gN)(period);
    const columns = [
        column('Page', (row) => pageCell(row)),
        { ...barColumn('Views', pages, ({ pageViews }) => pageViews), isExtra: true },
        // On a phone, the change stands beside the number that changed.
        column(`Sessions, ${now}`, ({ sessions }) => count(sessions)),
    ];
    if (pages?.some(({ previousSessions }) => previousSessions !== null))
        columns.push(extraColumn(`Sessions, ${before}`, ({ previousSessions }) => count(previousSessions)), column('Change', ({ sessions, previousSessions: previous }) => number(previous === null ? _format_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3 : changeText(sessions, previous))));
    return tableOf('Top pages', SHOWN_ROWS, pages, columns);
}
function changeText(value, previous) {
    const percent = (0,_numbers_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .changePercent */ .AI)(value, previous);
    return percent === null ? (value === 0 ? _format_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3 : 'new') : (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChange */ .eD)(percent);
}
function feedbackTables({ poorFeedback, feedback }) {
    return [
        tableOf('Pages with poor feedback', FEW_ROWS, poorFeedback, [
            column('Page', (row) => pageCell(row, row.comments)),
            ...VOTE_COLUMNS,
        ]),
        tableOf('Pages with the most votes', SHOWN_ROWS, feedback, [
            column('Page', (row) => pageCell(row)),
            ...VOTE_COLUMNS,
            extraColumn('Comments', ({ comments }) => count(comments)),
        ]),
    ];
}
/** Adds the searches without results that aren't among the most frequent ones. */
function queryTable({ searchQueries, noResultSearches }) {
    const known = new Set(searchQueries?.map(({ query }) => query));
    const others = (noResultSearches ?? [])
        .filter(({ query }) => !known.has(query))
        .map((item) => ({ ...item, noResults: true, clicks: 0 }));
    const rows = searchQueries && [...searchQueries, ...others].sort((a, b) => b.searches - a.searches);
    return tableOf('Top searches', SHOWN_ROWS, rows, [
        column('Query', ({ query }) => typed(query)),
        barColumn('Searches', rows, ({ searches }) => searches),
        column('Results', ({ noResults }) => ({ kind: 'found', isFound: !noResults })),
        extraColumn('Clicked', ({ clicks, searches, noResults }) => fraction(noResults || searches === 0 ? null : clicks / searches)),
        extraColumn('Then asked', ({ aiEscalations }) => count(aiEscalations)),
    ]);
}
function otherSearchTables({ searchPages }) {
    return [
        tableOf('Searches by page', FEW_ROWS, searchPages, [
            column('Page', (row) => pageCell(row)),
            barColumn('Searches', searchPages, ({ searches }) => searches),
            extraColumn('Without results', ({ noResultSearches }) => count(noResultSearches)),
            column('No-result rate', ({ noResultRate }) => fraction(noResultRate)),
        ]),
    ];
}
function assistantTables({ lowConfidenceQuestions, dislikedAnswers, lists }) {
    /** A sample says so: ` (in the newest 200 of 389)`. */
    const titleOf = (title, table) => {
        const { read = 0, total = 0 } = lists.find((list) => list.table === table) ?? {};
        return read < total ? `${title} (in the newest ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(read)} of ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(total)})` : title;
    };
    const questionTitle = titleOf('Questions with low-confidence answers', 'lowConfidenceQuestions');
    return [
        tableOf(questionTitle, FEW_ROWS, lowConfidenceQuestions, [
            column('Question', ({ question }) => typed(question)),
            column('Low-confidence answers', (row) => count(row.count)),
            column('Lowest confidence', ({ lowestConfidence }) => fraction(lowestConfidence)),
            extraColumn(`Asked on (up to ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .t)(MAX_PATHS, 'page')})`, (row) => paths(row.paths)),
        ]),
        tableOf(titleOf('Disliked answers', 'dislikedAnswers'), FEW_ROWS, dislikedAnswers, [
            column('Question', ({ question }) => typed(question)),
            column('Answer', ({ answer }) => typed(answer ?? '')),
            extraColumn('Dislikes', (row) => count(row.count)),
            extraColumn('Last page', ({ path }) => paths(path === null ? [] : [path])),
            extraColumn('Last day', ({ date }) => text(formatDay(date))),
        ]),
    ];
}
/** Formats the day of a date or a time, or returns other text unchanged. */
function formatDay(date) {
    return /^\d{4}-\d\d-\d\d/.test(date) ? (0,_format_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShortDay */ .mf)(date.slice(0, 10)).replaceAll(' ', '\u00a0') : date;
}
function referrerTable({ referrers }) {
    return tableOf('Top referrers', SHOWN_ROWS, referrers, [
        column('From', ({ referrer }) => typed(shortReferrer(referrer))),
        barColumn('Views', referrers, ({ pageViews }) => pageViews),
        column('Share', ({ percentage }) => number(percentage === null ? _format_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_DATA */ .V5 : (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(percentage))),
    ]);
}
function shortReferrer(referrer) {
    if (referrer === '(direct)')
        return 'Direct, no referrer';
    const [, rest] = /^https?:\/\/(?:www\.)?([^?#]+)/i.exec(referrer) ?? [];
    return rest?.replace(/\/$/, '') ?? referrer;
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

/***/ 7358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ evaluateThresholds),
/* harmony export */   TD: () => (/* binding */ isMet),
/* harmony export */   oT: () => (/* binding */ thresholdProblems)
/* harmony export */ });
/* unused harmony exports OPERATOR_NAMES, parseThreshold */
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88763);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58423);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19699);
/** Parses and evaluates thresholds, which are lines of metric, operator and number. Each command has its own metrics. Pure. */



const OPERATOR_NAMES = ['<', '<=', '>', '>=', '=='];
const OPERATORS = {
    '<': (value, limit) => value < limit,
    '<=': (value, limit) => value <= limit,
    '>': (value, limit) => value > limit,
    '>=': (value, limit) => value >= limit,
    '==': (value, limit) => value === limit,
};
/** Throws InvalidValueError. */
function parseThreshold(line, known) {
    const [, name = '', symbol = '', right = ''] = /^([^\s<>=!≤≥≠]+)\s*([<>=!≤≥≠]+)\s*(\S.*)$/.exec(line) ?? [];
    if (name === '')
        return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(`isn't a valid threshold. Write metric, operator and number, such as ${known.example}.`);
    if (/[<>=≤≥]/.test(right))
        return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)('has more than one condition. Write one on each line.');
    const metric = metricNames(known).find((one) => one === name) ?? (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(describeUnknownMetric(name, known));
    const operator = OPERATOR_NAMES.find((one) => one === symbol) ??
        (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(`has an unknown operator ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(symbol)}. ${MEANT[symbol] ?? `Use one of ${OPERATOR_NAMES.join(', ')}.`}`);
    const { limit, text } = parseLimit(metric, right, known);
    return { line: `${name} ${operator} ${text}`, metric, operator, limit };
}
/** What people write for an operator. */
const MEANT = {
    '=>': 'Use >=.',
    '=<': 'Use <=.',
    '≥': 'Use >=.',
    '≤': 'Use <=.',
    '=': 'Use ==.',
};
function metricNames({ metrics }) {
    return Object.keys(metrics);
}
/** Returns the limit on the metric's scale, and as it was written. */
function parseLimit(metric, right, { metrics }) {
    // Messages show the minus sign, so a limit that was copied from one has it, too.
    const [, number, unit = ''] = /^(-?\d+(?:\.\d+)?)\s*(%)?$/.exec(right.replace(/^−/, '-')) ?? [];
    const { scale } = metrics[metric];
    if (number === undefined)
        return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(describeBadLimit(right, scale));
    const problem = limitProblem(metric, scale, { number, unit });
    if (problem !== undefined)
        return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(problem);
    const isPercentOfFraction = unit === '%' && scale === 'fraction';
    return { limit: isPercentOfFraction ? hundredth(number) : Number(number), text: number + unit };
}
/** Says what to write for a number with commas, or with words after it. */
function describeBadLimit(right, scale) {
    if (/[,;]$/.test(right))
        return `ends in ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(right.slice(-1))}. Remove it, and write one threshold per line.`;
    const { number, rest } = readLimit(right, scale);
    const isUnit = rest === '' || (scale === 'count' ? /^[a-z]{4,}$/i : /^(?:%|per ?cent|pct)$/i).test(rest);
    if (number === undefined || !isUnit)
        return "doesn't end in a valid number. Use a number such as 100 or 30%.";
    const separator = scale === 'count' ? 'a separator of thousands' : 'a comma in the number';
    const problem = right.startsWith(number) ? `${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(rest)} after the number` : separator;
    return `has ${problem}. Use ${number}${scale === 'count' || rest === '' ? '' : '%'}.`;
}
/** A comma separates thousands in a count, and decimals in a rate. */
function readLimit(right, scale) {
    const [, digits = '', rest = ''] = /^([\d.,]*\d)\s*(.*)$/.exec(right) ?? [];
    const isPlain = /^\d+(?:\.\d+)?$/.test(digits);
    if (scale === 'count' && SEPARATED.test(digits))
        return { number: withoutSeparators(digits), rest };
    if (scale !== 'count' && /^\d+,\d+$/.test(digits))
        return { number: digits.replace(',', '.'), rest };
    return { number: isPlain ? digits : undefined, rest };
}
/** The exponent in the text is exact; a division could round. */
function hundredth(number) {
    return Number(`${number}e-2`);
}
function describeUnknownMetric(name, known) {
    const names = metricNames(known);
    const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(name, names);
    return nearest === undefined
        ? `has an unknown metric. Use one of ${names.join(', ')}.`
        : `has an unknown metric. Did you mean ${nearest}?`;
}
/** A limit outside of the metric's scale would always be met, or never. */
function limitProblem(metric, scale, { number, unit }) {
    const limit = Number(number);
    if (scale === 'count')
        return countProblem(metric, { number, unit });
    if (scale === 'percent' && unit === '' && looksLikeFraction(limit))
        return `has a limit below 1%. Use ${Number(`${number}e2`)}%, or ${number}% if you mean that.`;
    const isPercentage = unit === '%' || scale === 'percent';
    if (limit >= 0 && limit <= (isPercentage ? 100 : 1))
        return undefined;
    return limit < 0 || limit > 100
        ? `has a limit that ${metric} can't have. Use a number from ${isPercentage ? '0% to 100%' : '0 to 1'}.`
        : `has a limit above 1. Use ${number}% or ${hundredth(number)}.`;
}
const SEPARATED = /^\d{1,3}(?:[,.]\d{3})+$/;
function countProblem(metric, { number, unit }) {
    if (unit === '%')
        return `has a percentage, but ${metric} is a count. Remove the percent sign.`;
    if (SEPARATED.test(number))
        return `has a separator of thousands. Use ${withoutSeparators(number)}.`;
    return Number(number) >= 0 ? undefined : 'has a negative limit. Use 0 or more.';
}
function withoutSeparators(number) {
    return number.replace(/[,.]/g, '');
}
/** People take a rate of 0–100 for one of 0–1. */
function looksLikeFraction(limit) {
    return limit > 0 && limit < 1;
}
function isMet(operator, value, limit) {
    return OPERATORS[operator](value, limit);
}
/** Finds the problems of all lines. */
function thresholdProblems(lines, known) {
    return lines.flatMap((line) => {
        const { problem } = (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .tryInput */ ["in"])({ parse: (raw) => parseThreshold(raw, known) }, line);
        return problem === undefined ? [] : [{ input: 'thresholds', subject: (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(line), problem }];
    });
}
/**
 * Returns the result of each line, in their order. Invalid lines have been rejected before.
 * @param valueOf returns null if there is no data, which meets no threshold
 */
function evaluateThresholds(lines, known, valueOf) {
    return lines.map((line) => {
        const threshold = parseThreshold(line, known);
        const value = valueOf(threshold);
        return { ...threshold, value, met: value !== null && isMet(threshold.operator, value, threshold.limit) };
    });
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

/***/ 17266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups values by a key. */
/** Returns the values by key, in their order. Node.js 20 has no `Map.groupBy`. */
function groupBy(values, keyOf) {
    const groups = new Map();
    for (const value of values) {
        const key = keyOf(value);
        const group = groups.get(key);
        if (group)
            group.push(value);
        else
            groups.set(key, [value]);
    }
    return groups;
}


/***/ }),

/***/ 26859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ redactPii)
/* harmony export */ });
/**
 * Redacts personal data and secrets from text that readers typed: e-mail addresses, long runs of digits such as phone, card
 * and order numbers, and what looks like a key or a token. Invisible characters in between don't prevent a match of
 * addresses and numbers.
 */
const REDACTED = '[removed]';
/** Matches an e-mail address. The limited length of its local part bounds the search. */
const EMAIL = /[^\s@＠<>()[\]{},;:"'`|\\/?&=#]{1,128}(?:@|＠|%40)\p{DI}*[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{DI}-]{0,62}\.\p{DI}*){1,8}[\p{L}\p{M}\p{DI}]{2,63}/giu;
/** Matches eight or more digits of any script, with or without blanks and hyphens between them. */
const DIGITS = /\p{Nd}(?:[\p{Zs}\p{Pd}\p{DI}\t]{0,4}\p{Nd}){7,}/gu;
/** Matches phone numbers that parentheses or periods group. Versions and dates have other groups. */
const PHONE = /(?<=\+)\d[\d\s().-]{6,18}\d|\(\d{2,5}\)[\d\s.-]{5,14}\d|(?<![\d.])(?:\d{3}\.\d{3}\.\d{4}|\d{2}(?:\.\d{2}){4})(?![\d.])/g;
/** Matches keys by their well-known beginnings, bearer tokens and JSON web tokens. Each begins a word, which bounds the search. */
const KEY = new RegExp([
    String.raw `(?<![\w-])(?:sk|pk|ghp|gho)_[\w-]{6,}`,
    String.raw `(?<![\w-])glpat-[\w-]{6,}`,
    String.raw `(?<![\w-])AKIA[A-Z0-9]{8,}`,
    String.raw `(?<![\w-])xox[a-z]?-[\w-]{6,}`,
    String.raw `(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*`,
    String.raw `(?<=(?<![\w-])bearer\s{1,4})[\w.~+/=-]{6,}`,
].join('|'), 'gi');
/** Matches long words, which are generated if they mix letters and digits. */
const LONG_WORD = /(?<![A-Za-z0-9])[A-Za-z0-9]{24,}/g;
/** What has many digits and means something in documentation: UUIDs and dates. */
const KEPT = /(?<![\w-])(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:19|20)\d\d-[01]\d-[0-3]\d)(?![\w-])/gi;
/** Redacts e-mail addresses, phone numbers, runs of 8 or more digits, also if blanks or hyphens group them, keys and tokens. */
function redactPii(text) {
    const withoutEmails = /@|＠|%40/i.test(text) ? text.replace(EMAIL, REDACTED) : text;
    const withoutKeys = withoutEmails.replace(KEY, REDACTED).replace(LONG_WORD, (word) => {
        return /\d/.test(word) && /[A-Za-z]/.test(word) ? REDACTED : word;
    });
    const kept = withoutKeys.match(KEPT) ?? [];
    const others = withoutKeys.split(KEPT).map((part) => part.replace(PHONE, REDACTED).replace(DIGITS, REDACTED));
    return others.map((part, index) => part + (kept[index] ?? '')).join('');
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

/***/ 89352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ spellingKey)
/* harmony export */ });
/* harmony import */ var _unicode_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66285);
/** Compares texts by their spelling. Pure. */

/** Returns the same text for spellings that differ only in case, spaces or width. */
function spellingKey(text) {
    return (0,_unicode_form_js__WEBPACK_IMPORTED_MODULE_0__/* .unicodeForm */ .w)(text, 'NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
}


/***/ })

};
;