"use strict";
exports.id = 2433;
exports.ids = [2433];
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
/* unused harmony export listSearchQueries */

/** Days from the first to the last, both included (contract [S]: Limits). A longer range gets 400. */
const MAX_RANGE_DAYS = 90;
/** Maximum `limit` of the analytics lists (contract: feedback [S], pages and referrers [P]). */
const MAX_PAGE_SIZE = 100;
const schemas = () => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 44485));
/** `GET /analytics/overview` [S]. Sessions are unique over the whole range, so never add or average them over ranges. */
async function getOverview(api, query = {}) {
    return readAnalytics(api, '/analytics/overview', query, async () => (await schemas()).overview);
}
/** `GET /analytics/traffic` [P]: one row per day, days without readers included. */
async function getTraffic(api, query = {}) {
    return readAnalytics(api, '/analytics/traffic', query, async () => (await schemas()).traffic);
}
/** `GET /analytics/pages` [S]: the pages with most views first. At most 100 [P], without a total. */
async function getTopPages(api, query = {}) {
    return readAnalytics(api, '/analytics/pages', query, async () => (await schemas()).topPages);
}
/** `GET /analytics/referrers` [P]: the sources of visits, `(direct)` included. At most 100, without a total [S]. */
async function getTopReferrers(api, query = {}) {
    return readAnalytics(api, '/analytics/referrers', query, async () => (await schemas()).topReferrers);
}
/** `GET /analytics/search` [S]. Both rates are 0–1. */
async function getSearches(api, query = {}) {
    return readAnalytics(api, '/analytics/search', query, async () => (await schemas()).searches);
}
/** `GET /analytics/search/volume` [S]: one row per day, days without searches included. */
async function getSearchVolume(api, query = {}) {
    return readAnalytics(api, '/analytics/search/volume', query, async () => (await schemas()).searchVolume);
}
/** `GET /analytics/search/queries`: one page of search queries, most popular first [P: rows]. */
async function getSearchQueries(api, query = {}) {
    return readAnalytics(api, '/analytics/search/queries', query, async () => (await schemas()).searchQueries);
}
/** Lists all search queries, most popular first. It requests pages while they are read. */
function listSearchQueries(api, query = {}) {
    return listByOffset(async (offset) => {
        const { queries, total } = await getSearchQueries(api, { ...query, limit: MAX_PAGE_SIZE, offset });
        return { items: queries, total };
    }, (row) => row.query);
}
/** `GET /analytics/search/results` [S]: the pages with most search activity first. `total` also counts omitted pages. */
async function getSearchResults(api, query = {}) {
    return readAnalytics(api, '/analytics/search/results', query, async () => (await schemas()).searchResults);
}
/** Makes one read below `/analytics`. */
async function readAnalytics(api, path, query, schema) {
    const call = {
        method: 'GET',
        path,
        role: 'viewer',
        goal: 'read the analytics',
        query: { ...query },
        schema,
        idempotent: true,
    };
    return (await api.call(call)).body;
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
/* harmony export */   pN: () => (/* binding */ listPages),
/* harmony export */   qc: () => (/* binding */ listPullRequests),
/* harmony export */   rc: () => (/* binding */ mergeBranches),
/* harmony export */   zj: () => (/* binding */ getConfig)
/* harmony export */ });
/* unused harmony export searchPages */
const schemas = () => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 87056));
/** A commit may take this long, because the service writes it to the Git host before it responds. */
const MAX_COMMIT_MS = 120_000;
/**
 * `GET /pages` (viewer) [P]. The form of the paths, the unit of `size`, and whether the list is complete are open [?].
 */
async function listPages(api, query = {}) {
    return read(api, {
        path: '/pages',
        goal: 'list the pages',
        query: { ...query },
        schema: async () => (await schemas()).pageList,
    });
}
/**
 * `GET /pages/{path}` (viewer) [P]. An unknown page gets 404.
 * @param path in the form of `listPages`, but without a slash at the start
 */
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
 * `POST /push` (editor) [S: exists, P: shape]: one commit. On the deployment branch it deploys live. The service offers no
 * way to identify a commit, so only the caller can look up a lost one; without a look-up, the lost response is thrown.
 * @param change.commitMessage 1 to 500 characters
 * @param change.operations 1 to 20
 */
async function pushCommit(api, change, lookUp) {
    return write(api, {
        path: '/push',
        goal: 'push the commit',
        json: change,
        schema: async () => (await schemas()).commit,
        responseTimeoutMs: MAX_COMMIT_MS,
        lookUp,
    });
}
/** `GET /branches` (viewer) [P]. */
async function listBranches(api) {
    return read(api, { path: '/branches', goal: 'list the branches', schema: async () => (await schemas()).branchList });
}
/** `POST /branches` (editor) [P]. A lost response is thrown unless the look-up finds the branch. */
async function createBranch(api, branch, lookUp) {
    return write(api, {
        path: '/branches',
        goal: 'create the branch',
        json: branch,
        schema: async () => (await schemas()).createdBranch,
        lookUp,
    });
}
/** `POST /branches/delete` (editor) [P]. After a lost response, a branch that isn't listed any more counts as deleted. */
async function deleteBranch(api, branchName, lookUp = () => findDeleted(api, branchName)) {
    const schema = async () => (await schemas()).deletedBranch;
    await write(api, {
        path: '/branches/delete',
        goal: 'delete the branch',
        json: { branchName },
        schema,
        lookUp,
    });
}
async function findDeleted(api, branchName) {
    const { branches } = await listBranches(api);
    return branches.some(({ name }) => name === branchName) ? undefined : { branchName };
}
/**
 * `POST /branches/merge` (editor) [P]: merges `head` into `base`. Only the status `merged` says that it was done; others
 * are not defined. A lost response is thrown unless the look-up finds the merge. A conflict gets 409.
 */
async function mergeBranches(api, merge, lookUp) {
    return write(api, {
        path: '/branches/merge',
        goal: 'merge the branches',
        json: merge,
        schema: async () => (await schemas()).merge,
        responseTimeoutMs: MAX_COMMIT_MS,
        lookUp,
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
const schemas = () => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 57481));
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
    return (0,_pagination_js__WEBPACK_IMPORTED_MODULE_0__/* .listByOffset */ .vo)(getPage, ({ deploymentId }) => deploymentId);
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
        const yieldedBefore = yielded.size;
        const pass = new Pass();
        for await (const page of readPages()) {
            pass.add(page.items.map(idOf), page.total ?? undefined);
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

/***/ 32855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ directionOf),
/* harmony export */   s: () => (/* binding */ lowConfidenceShare)
/* harmony export */ });
/* harmony import */ var _chance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84702);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66933);
/** Chooses the few numbers that a report is judged by, and says how each of them changed. Pure. */


/** Smaller changes of a count aren't worth a word, even if chance doesn't explain them. */
const MIN_CHANGE_PERCENT = 5;
/** Returns null if there is nothing to compare. */
function directionOf({ name, value, previous, changePercent, beyondChance }) {
    if (value === null || previous === null || beyondChance === null)
        return null;
    const definition = _metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name];
    const isLarge = definition.scale !== 'count' || Math.abs(changePercent ?? Infinity) >= MIN_CHANGE_PERCENT;
    if (!beyondChance || !isLarge)
        return 'same';
    const isUp = value > previous;
    if (!('better' in definition))
        return isUp ? 'up' : 'down';
    return isUp === (definition.better === 'higher') ? 'better' : 'worse';
}
/** Returns which share of the questions got low-confidence answers. A lower share is better. */
function lowConfidenceShare(metrics) {
    const total = (0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .metricValue */ .a3)(metrics, 'ai.questions');
    const totalBefore = (0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .findMetric */ .GF)(metrics, 'ai.questions')?.previous ?? null;
    const value = percentOf((0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .metricValue */ .a3)(metrics, 'ai.low-confidence'), total);
    const previous = percentOf((0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .findMetric */ .GF)(metrics, 'ai.low-confidence')?.previous ?? null, totalBefore);
    if (value === null || previous === null)
        return { value, previous, total, changePoints: null, direction: null };
    const isReal = (0,_chance_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateBeyondChance */ ._g)({ rate: value / 100, total: total ?? 0 }, { rate: previous / 100, total: totalBefore ?? 0 });
    const direction = isReal ? (value < previous ? 'better' : 'worse') : 'same';
    return { value, previous, total, changePoints: (0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .round */ .LI)(value - previous, 2), direction };
}
function percentOf(part, whole) {
    return part === null || whole === null || whole <= 0 ? null : Math.min(100, (part / whole) * 100);
}


/***/ }),

/***/ 6400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ endSentence),
/* harmony export */   I: () => (/* binding */ rankToDos)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22805);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66933);
/** Ranks what to do first by the readers whom it would help, from the insights of a report. Pure. */


const MAX_TO_DOS = 5;
const MAX_QUOTES = 2;
/** Who no longer reads a page may have found what they needed elsewhere. */
const LOST_VIEWS_WEIGHT = 0.25;
/** Returns at most five items, the most important first. */
function rankToDos({ projects }) {
    const candidates = projects.flatMap((project) => mergeSimilar(project.insights.flatMap((insight) => candidatesOf(insight, project))));
    return candidates.sort((a, b) => b.rank - a.rank).slice(0, MAX_TO_DOS);
}
function candidatesOf(insight, project) {
    switch (insight.kind) {
        case 'high-traffic-poor-feedback':
            return insight.items.map((item) => popularPage(item, project));
        case 'poor-feedback':
            return insight.items.map((item) => poorPage(item, project));
        case 'no-result-searches':
            return insight.items.length > 0
                ? insight.items.map((item) => missingPage(item, project))
                : hiddenSearches(project);
        case 'low-confidence-questions':
            return insight.items.length > 0
                ? insight.items.map((item) => openQuestion(item, project))
                : hiddenQuestions(project);
        case 'traffic-changes':
            return insight.items.filter(({ value, previous }) => value < previous).map((item) => lostPage(item, project));
        case 'search-changes':
            return [];
    }
}
function votesAgainst({ likes, dislikes }) {
    return `${dislikes} of ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralize */ .t)(likes + dislikes, 'vote')} ${dislikes === 1 ? 'is a dislike' : 'are dislikes'}`;
}
function popularPage(item, project) {
    const { path, title, pageViews, dissatisfiedViews } = item;
    return {
        verb: 'Rewrite',
        page: { path, title },
        evidence: [`${votesAgainst(item)}, at ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralize */ .t)(pageViews, 'page view')}.`],
        quotes: commentsOn(path, project),
        readers: dissatisfiedViews,
        unit: dissatisfiedViews === 1
            ? 'more dissatisfied view than on other pages'
            : 'more dissatisfied views than on other pages',
        source: 'Feedback',
        project,
        keys: new Set([`path ${path}`]),
        rank: dissatisfiedViews,
    };
}
function poorPage(item, project) {
    const { path, title, dislikes } = item;
    return {
        verb: 'Rewrite',
        page: { path, title },
        evidence: [`${votesAgainst(item)}.`],
        quotes: commentsOn(path, project),
        readers: dislikes,
        unit: dislikes === 1 ? 'dislike' : 'dislikes',
        source: 'Feedback',
        project,
        keys: new Set([`path ${path}`]),
        rank: dislikes,
    };
}
function missingPage({ query, searches, aiEscalations }, project) {
    const asked = aiEscalations > 0 ? [`Then ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralize */ .t)(aiEscalations, 'reader')} asked the AI assistant.`] : [];
    return {
        verb: 'Write about',
        words: query,
        evidence: [`${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralize */ .t)(searches, 'search', 'searches')} returned no results.`, ...asked],
        quotes: [],
        readers: searches + aiEscalations,
        unit: aiEscalations > 0 ? 'failed searches and questions' : searches === 1 ? 'failed search' : 'failed searches',
        source: 'Search',
        project,
        keys: wordKeys(query),
        rank: searches + aiEscalations,
    };
}
function openQuestion(item, project) {
    const { question, count, lowestConfidence } = item;
    const confidence = lowestConfidence === null ? '' : `, with a confidence down to ${Math.round(lowestConfidence * 100)}%`;
    return {
        verb: 'Answer',
        words: question,
        evidence: [`Asked ${count === 1 ? 'once' : (0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralize */ .t)(count, 'time')}${confidence}.`],
        quotes: [],
        readers: count,
        unit: count === 1 ? 'question' : 'questions',
        source: 'AI assistant',
        project,
        keys: wordKeys(question),
        rank: count,
    };
}
function lostPage({ path, title, value, previous }, project) {
    const lost = previous - value;
    return {
        verb: 'Find out why fewer readers open',
        page: { path, title },
        evidence: [`${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralize */ .t)(value, 'page view')}, ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(previous)} before.`],
        quotes: [],
        readers: lost,
        unit: 'fewer page views',
        source: 'Pages',
        project,
        keys: new Set([`path ${path}`]),
        rank: lost * LOST_VIEWS_WEIGHT,
    };
}
/** Reports without text of readers have only the number of failed searches. */
function hiddenSearches(project) {
    const rate = (0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .metricValue */ .a3)(project.metrics, 'search.no-result-rate');
    const count = Math.round((rate ?? 0) * ((0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .metricValue */ .a3)(project.metrics, 'search.total') ?? 0));
    return count === 0
        ? []
        : [
            hiddenWords({
                verb: 'Review the searches without results',
                evidence: `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralize */ .t)(count, 'search', 'searches')} returned no results.`,
                readers: count,
                unit: 'failed searches',
                source: 'Search',
                project,
            }),
        ];
}
function hiddenQuestions(project) {
    const count = (0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .metricValue */ .a3)(project.metrics, 'ai.low-confidence') ?? 0;
    return count === 0
        ? []
        : [
            hiddenWords({
                verb: 'Review the questions with low-confidence answers',
                evidence: `The AI assistant gave ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralize */ .t)(count, 'low-confidence answer')}.`,
                readers: count,
                unit: 'questions',
                source: 'AI assistant',
                project,
            }),
        ];
}
function hiddenWords({ evidence, ...toDo }) {
    return {
        ...toDo,
        evidence: [evidence, "This report leaves out readers' words; the dashboard shows them."],
        quotes: [],
        keys: new Set(),
        rank: toDo.readers,
    };
}
function commentsOn(path, { insights }) {
    const comments = insights.flatMap((insight) => insight.kind === 'poor-feedback' ? insight.items.filter((item) => item.path === path) : []);
    return comments.flatMap((item) => item.comments).slice(0, MAX_QUOTES);
}
/** Keeps the strongest of several items about one page or one word, with the evidence of the others. */
function mergeSimilar(candidates) {
    const merged = [];
    for (const candidate of [...candidates].sort((a, b) => b.rank - a.rank)) {
        const index = merged.findIndex(({ keys }) => isSimilar(keys, candidate.keys));
        const stronger = merged[index];
        if (!stronger)
            merged.push(candidate);
        else if (stronger.source !== candidate.source)
            merged[index] = { ...stronger, evidence: [...stronger.evidence, describeOther(candidate)] };
    }
    return merged;
}
function describeOther({ source, words, evidence }) {
    return words === undefined ? evidence.join(' ') : `${source}: ${endSentence(`“${words}”`)} ${evidence.join(' ')}`;
}
/** Ends a sentence that quotes readers, whose own words may have an end. */
function endSentence(text) {
    return /[.?!]”?$/.test(text) ? text : `${text}.`;
}
/** Returns true if one text has all the words of the other. */
function isSimilar(a, b) {
    if (a.size === 0 || b.size === 0)
        return false;
    const [few, many] = a.size <= b.size ? [a, b] : [b, a];
    return [...few].every((key) => many.has(key));
}
const COMMON_WORDS = new Set([
    ...['about', 'after', 'again', 'also', 'and', 'any', 'are', 'can', 'could', 'docs', 'does', 'for', 'from', 'get'],
    ...['have', 'how', 'into', 'need', 'not', 'set', 'should', 'that', 'the', 'their', 'them', 'then', 'there', 'this'],
    ...['use', 'using', 'via', 'was', 'what', 'when', 'where', 'which', 'who', 'why', 'will', 'with', 'work', 'would'],
    ...['you', 'your'],
]);
const MIN_WORD_LENGTH = 3;
/** Returns the stems of the words that say what a text is about; the whole text if it has none. */
function wordKeys(text) {
    const words = text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const stems = words
        .filter((word) => word.length >= MIN_WORD_LENGTH && !COMMON_WORDS.has(word))
        .map((word) => word.replace(/(?:ing|ed|s)$/, ''));
    return new Set(stems.length > 0 ? stems.map((stem) => `word ${stem}`) : [`text ${text.trim().toLowerCase()}`]);
}


/***/ }),

/***/ 84702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ wilsonLowerBound),
/* harmony export */   _g: () => (/* binding */ isRateBeyondChance),
/* harmony export */   lz: () => (/* binding */ isCountBeyondChance)
/* harmony export */ });
/** Decides whether a difference is too large for chance, with a confidence of 95%. Pure. */
/** The quantile of the normal distribution for a two-sided confidence of 95%. */
const Z = 1.96;
/** Smaller changes of a count are ignored. */
const MIN_COUNT_CHANGE = 10;
/** The change of a count has to exceed the standard deviation of independent counts by this factor. */
const MIN_DEVIATIONS = 2;
/** The counts of independent events have a variance equal to their mean. */
function isCountBeyondChance(value, previous) {
    const change = Math.abs(value - previous);
    return change >= MIN_COUNT_CHANGE && change >= MIN_DEVIATIONS * Math.sqrt(value + previous);
}
/** Compares two shares by the two-proportion z-test. Nothing to rate is never beyond chance. */
function isRateBeyondChance(current, previous) {
    if (current.total <= 0 || previous.total <= 0)
        return false;
    const pooled = (current.rate * current.total + previous.rate * previous.total) / (current.total + previous.total);
    const error = Math.sqrt(pooled * (1 - pooled) * (1 / current.total + 1 / previous.total));
    return error > 0 && Math.abs(current.rate - previous.rate) > Z * error;
}
/** Returns the lower bound of Wilson's score interval, 0–1: few votes give a low bound. */
function wilsonLowerBound(count, total) {
    // Rounding would leave a tiny bound above 0.
    if (total <= 0 || count <= 0)
        return 0;
    const rate = count / total;
    const center = rate + Z ** 2 / (2 * total);
    const margin = Z * Math.sqrt((rate * (1 - rate) + Z ** 2 / (4 * total)) / total);
    return (center - margin) / (1 + Z ** 2 / total);
}


/***/ }),

/***/ 22433:
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
var disk_paths = __webpack_require__(83319);
// EXTERNAL MODULE: ../../build/src/disk/write.js
var write = __webpack_require__(54368);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
;// CONCATENATED MODULE: ../../build/src/text/redact-pii.js
/**
 * Redacts personal data from text that readers typed: e-mail addresses, and long runs of digits such as phone, card and
 * order numbers. Invisible characters in between don't prevent a match.
 */
const REDACTED = '[removed]';
/** Matches an e-mail address. The limited length of its local part bounds the search. */
const EMAIL = /[^\s@＠<>()[\]{},;:"'`|\\/?&=#]{1,128}(?:@|＠|%40)\p{DI}*[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{DI}-]{0,62}\.\p{DI}*){1,8}[\p{L}\p{M}\p{DI}]{2,63}/giu;
/** Matches eight or more digits of any script, with or without blanks and hyphens between them. */
const DIGITS = /\p{Nd}(?:[\p{Zs}\p{Pd}\p{DI}\t]{0,4}\p{Nd}){7,}/gu;
/** Redacts e-mail addresses and runs of 8 or more digits, also if blanks or hyphens group them. */
function redactPii(text) {
    const withoutEmails = /@|＠|%40/i.test(text) ? text.replace(EMAIL, REDACTED) : text;
    return withoutEmails.replace(DIGITS, REDACTED);
}

// EXTERNAL MODULE: ../../build/src/commands/common-inputs.js
var common_inputs = __webpack_require__(51757);
// EXTERNAL MODULE: ../../build/src/commands/input-kinds.js
var input_kinds = __webpack_require__(82682);
// EXTERNAL MODULE: ../../build/src/api/endpoints/analytics.js
var analytics = __webpack_require__(84107);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/metrics.js
var analytics_report_metrics = __webpack_require__(66933);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/period.js
var analytics_report_period = __webpack_require__(1551);
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

// EXTERNAL MODULE: ../../build/src/api/pagination.js
var pagination = __webpack_require__(94952);
;// CONCATENATED MODULE: ../../build/src/api/endpoints/feedback.js


/** Maximum `limit` of AI questions (contract [S]: Limits, page sizes). */
const MAX_QUESTION_PAGE_SIZE = 50;
const schemas = () => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 64458));
/**
 * `GET /analytics/feedback` [S]: one page of the pages with votes or comments. `summary` covers the whole range,
 * whatever the page. `satisfactionRate` is 0–100. `total` counts pages with feedback.
 */
async function getFeedback(api, query = {}) {
    return (0,analytics/* readAnalytics */.rO)(api, '/analytics/feedback', query, async () => (await schemas()).feedback);
}
/** Lists all pages with feedback. It requests pages while they are read. */
function listFeedback(api, query = {}) {
    return (0,pagination/* listByOffset */.vo)(async (offset) => {
        const { pages, total } = await getFeedback(api, { ...query, limit: analytics/* MAX_PAGE_SIZE */.H4, offset });
        return { items: pages, total };
    }, (page) => page.pagePath);
}
/** `GET /analytics/feedback/comments` [P]: one page of readers' comments on one page. */
async function getFeedbackComments(api, query) {
    return (0,analytics/* readAnalytics */.rO)(api, '/analytics/feedback/comments', query, async () => (await schemas()).feedbackComments);
}
/** Lists all comments on one page. It requests pages while they are read. */
function listFeedbackComments(api, query) {
    return listByOffset(async (offset) => {
        const { comments, total } = await getFeedbackComments(api, { ...query, limit: MAX_PAGE_SIZE, offset });
        return { items: comments, total };
    }, (comment) => comment.id);
}
/** `GET /analytics/ai/questions` [S]: one page of readers' questions to the assistant, newest first. */
async function getQuestions(api, query = {}) {
    return (0,analytics/* readAnalytics */.rO)(api, '/analytics/ai/questions', query, async () => (await schemas()).questions);
}
/** Lists all questions, newest first. It requests pages while they are read. */
function listQuestions(api, query = {}) {
    return listByOffset(async (offset) => {
        const { questions, total } = await getQuestions(api, { ...query, limit: MAX_QUESTION_PAGE_SIZE, offset });
        return { items: questions, total };
    }, 
    // Questions have no id. A session doesn't ask the same question twice at the same instant.
    (question) => JSON.stringify([question.askedAt, question.sessionId, question.question]));
}
/** `GET /analytics/ai/answer-feedback` [P]: one page of votes on the assistant's answers. */
async function getAnswerFeedback(api, query = {}) {
    return (0,analytics/* readAnalytics */.rO)(api, '/analytics/ai/answer-feedback', query, async () => (await schemas()).answerFeedback);
}
/** Lists all votes on the assistant's answers. It requests pages while they are read. */
function listAnswerFeedback(api, query = {}) {
    return (0,pagination/* listByOffset */.vo)(async (offset) => {
        const { entries, total } = await getAnswerFeedback(api, { ...query, limit: analytics/* MAX_PAGE_SIZE */.H4, offset });
        return { items: entries, total };
    }, (entry) => JSON.stringify([entry.questionId, entry.sessionId, entry.type, entry.submittedAt]));
}
/** `GET /analytics/ai/volume` [P]: one row per day, days without questions included. */
async function getQuestionVolume(api, query = {}) {
    return (0,analytics/* readAnalytics */.rO)(api, '/analytics/ai/volume', query, async () => (await schemas()).questionVolume);
}

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/chance.js
var chance = __webpack_require__(84702);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/votes.js
/** Rates pages by the votes of their readers. Pure. */


/** Pages with fewer votes are never rated. */
const MIN_VOTES = 5;
/** Pages have poor feedback if at least this share of all votes are very likely dislikes. */
const POOR_DISLIKE_RATE = 0.2;
function sumVotes(pages) {
    const sum = (votesOf) => pages.reduce((total, page) => total + votesOf(page), 0);
    return { likes: sum(({ likes }) => likes), dislikes: sum(({ dislikes }) => dislikes) };
}
/**
 * Rates each page that has enough votes, and compares it with the other pages of the site. A page that isn't worse than
 * they are needs no attention before them.
 */
function rateDislikes(pages, site) {
    return pages
        .filter(({ likes, dislikes }) => likes + dislikes >= MIN_VOTES)
        .map((page) => {
        const votes = page.likes + page.dislikes;
        const otherVotes = site.likes + site.dislikes - votes;
        return {
            ...page,
            dislikeRateLowerBound: (0,chance/* wilsonLowerBound */.A4)(page.dislikes, votes),
            otherDislikeRate: otherVotes > 0 ? Math.max(0, site.dislikes - page.dislikes) / otherVotes : 0,
        };
    })
        .filter((page) => page.dislikeRateLowerBound > page.otherDislikeRate);
}
/** Returns the pages with poor feedback, the most certain first. */
function poorPages(pages, site, top) {
    return rateDislikes(pages, site)
        .map((page) => ({ ...page, dislikeRateLowerBound: (0,analytics_report_metrics/* round */.LI)(page.dislikeRateLowerBound, 4) }))
        .filter((page) => page.dislikeRateLowerBound >= POOR_DISLIKE_RATE)
        .sort((a, b) => b.dislikeRateLowerBound - a.dislikeRateLowerBound || comparePaths(a, b))
        .slice(0, top);
}
function comparePaths(a, b) {
    return a.path < b.path ? -1 : 1;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/read/paged-lists.js

const QUESTIONS_PER_REQUEST = 50;
/** Pages with fewer dislikes never have poor feedback, so the sorted list isn't read further. */
const MIN_DISLIKES = 2;
const MAX_FEEDBACK_PAGES = 1_000;
const COMMENTS_PER_PAGE = 3;
const COMMENTS_PER_REQUEST = 20;
/** Dislikes may be rare among the votes on answers, so reading ends here. */
const MAX_ANSWER_VOTES = 500;
async function readDislikedPages(api, filter) {
    const pages = [];
    for await (const page of listFeedback(api, { ...filter, sortBy: 'dislikes', sortOrder: 'desc' })) {
        const { pagePath, pageTitle, likes, dislikes, satisfactionRate } = page;
        if (dislikes < MIN_DISLIKES || pages.length === MAX_FEEDBACK_PAGES)
            break;
        pages.push({ path: pagePath, title: pageTitle, likes, dislikes, satisfactionRate });
    }
    return pages;
}
/** Reads the newest comments of readers who disliked the pages. */
async function readComments(api, range, paths) {
    const entries = paths.map(async (pagePath) => {
        const { comments } = await getFeedbackComments(api, { ...range, pagePath, limit: COMMENTS_PER_REQUEST });
        const critical = comments.filter(({ type }) => type === 'dislike').map(({ text }) => text);
        return [pagePath, critical.slice(0, COMMENTS_PER_PAGE)];
    });
    return new Map(await Promise.all(entries));
}
/** Reads the newest low-confidence questions, at most `max`; `total` counts all of them. */
async function readLowConfidence(api, filter, max) {
    const questions = [];
    for (;;) {
        const limit = Math.min(QUESTIONS_PER_REQUEST, max - questions.length);
        const page = await getQuestions(api, { ...filter, limit, offset: questions.length });
        questions.push(...page.questions);
        if (page.questions.length === 0 || questions.length >= Math.min(page.total, max))
            return { questions, total: page.total };
    }
}
/** Reads the newest disliked answers, at most `max`. */
async function readDislikedAnswers(api, range, max) {
    const disliked = [];
    let votesRead = 0;
    for await (const vote of listAnswerFeedback(api, range)) {
        votesRead += 1;
        if (vote.type === 'dislike')
            disliked.push(vote);
        if (disliked.length === max || votesRead === MAX_ANSWER_VOTES)
            break;
    }
    return disliked;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/read/section-requests.js





const SECTION_NAMES = ['overview', 'traffic', 'pages', 'referrers', 'feedback', 'ai', 'search'];
/** The newest low-confidence questions show what readers currently miss. */
const MAX_QUESTIONS = 200;
const MAX_PAGES_WITH_COMMENTS = 5;
async function readVisits(context) {
    const { api, query, readPart } = context;
    const { period, top, quoteReaders } = query;
    const range = singleRange(period);
    const readPages = (pageRange) => (0,analytics/* getTopPages */.MC)(api, { ...pageRange, limit: analytics/* MAX_PAGE_SIZE */.H4 });
    const visits = await resolveAll({
        overview: readPart('overview', 'page views and sessions', () => readRanges(period, (part) => (0,analytics/* getOverview */.K6)(api, part))),
        previousOverview: readPrevious(context, 'overview', (previous) => (0,analytics/* getOverview */.K6)(api, previous)),
        traffic: readPart('traffic', 'daily page views', () => readSeries(period, (part) => (0,analytics/* getTraffic */.qA)(api, part))),
        previousTraffic: readPrevious(context, 'traffic', (previous) => withDates((0,analytics/* getTraffic */.qA)(api, previous))),
        pages: range && readPart('pages', 'top pages', () => readPages(range)),
        previousPages: readPrevious(context, 'pages', readPages),
        referrers: range &&
            readPart('referrers', 'top referrers', () => (0,analytics/* getTopReferrers */.M0)(api, { ...range, limit: quoteReaders ? top : analytics/* MAX_PAGE_SIZE */.H4 })),
    });
    const parts = (0,analytics_report_period/* trendRanges */.uZ)(period);
    const trends = parts.length > 0 && (visits.pages?.pages.length ?? 0) > 0
        ? await readPart('pages', 'trends of pages', () => Promise.all(parts.map(readPages)))
        : undefined;
    return { ...visits, trends };
}
/** Reads the pages with the most votes, those with the most dislikes, and comments on pages with poor feedback. */
async function readFeedback(context) {
    const { api, query, readPart } = context;
    const { period, top, pathContains, quoteReaders } = query;
    const range = singleRange(period);
    const filter = range && { ...range, pathContains };
    const votes = await resolveAll({
        feedback: filter &&
            readPart('feedback', 'votes and comments', () => getFeedback(api, { ...filter, limit: top, sortBy: 'totalFeedback', sortOrder: 'desc' })),
        previousFeedback: readPrevious(context, 'feedback', (previous) => getFeedback(api, { ...previous, limit: 1 })),
        dislikedPages: filter && readPart('feedback', 'pages with poor feedback', () => readDislikedPages(api, filter)),
    });
    const disliked = votes.dislikedPages ?? [];
    const poor = poorPages(disliked, votes.feedback?.summary ?? sumVotes(disliked), MAX_PAGES_WITH_COMMENTS);
    const paths = poor.map(({ path }) => path);
    const comments = range && quoteReaders && paths.length > 0
        ? await readPart('feedback', 'comments on pages with poor feedback', () => readComments(api, range, paths))
        : undefined;
    return { ...votes, comments };
}
/** Reads questions to the AI assistant, those with low-confidence answers, and disliked answers. */
async function readAi(context) {
    const { api, query, readPart } = context;
    const { period, maxConfidence, quoteReaders, top } = query;
    const range = singleRange(period);
    const countQuestions = async (filter) => (await getQuestions(api, { ...filter, limit: 1 })).total;
    return resolveAll({
        questionVolume: readPart('ai', 'daily questions', () => readSeries(period, (part) => getQuestionVolume(api, part))),
        previousQuestionVolume: readPrevious(context, 'ai', (previous) => withDates(getQuestionVolume(api, previous))),
        questionCount: range && readPart('ai', 'the number of questions', () => countQuestions(range)),
        previousQuestionCount: readPrevious(context, 'ai', countQuestions),
        lowConfidence: range &&
            readPart('ai', 'questions with low-confidence answers', () => readLowConfidence(api, { ...range, maxConfidence }, quoteReaders ? MAX_QUESTIONS : 1)),
        previousLowConfidenceCount: readPrevious(context, 'ai', (previous) => countQuestions({ ...previous, maxConfidence })),
        dislikedAnswers: range && quoteReaders
            ? readPart('ai', 'disliked answers', () => readDislikedAnswers(api, range, top))
            : undefined,
    });
}
async function readSearch(context) {
    const { api, query, readPart } = context;
    const { period, top, pathContains, quoteReaders } = query;
    const range = singleRange(period);
    const limit = period.previous ? analytics/* MAX_PAGE_SIZE */.H4 : top;
    const readQueries = (queryRange) => (0,analytics/* getSearchQueries */.Lf)(api, { ...queryRange, limit });
    return resolveAll({
        searches: readPart('search', 'search totals', () => readRanges(period, (part) => (0,analytics/* getSearches */.Jh)(api, part))),
        previousSearches: readPrevious(context, 'search', (previous) => (0,analytics/* getSearches */.Jh)(api, previous)),
        searchVolume: readPart('search', 'daily searches', () => readSeries(period, (part) => (0,analytics/* getSearchVolume */.fD)(api, part))),
        previousSearchVolume: readPrevious(context, 'search', (previous) => withDates((0,analytics/* getSearchVolume */.fD)(api, previous))),
        searchQueries: range && quoteReaders ? readPart('search', 'top searches', () => readQueries(range)) : undefined,
        previousSearchQueries: quoteReaders ? readPrevious(context, 'search', readQueries) : undefined,
        noResultQueries: range &&
            readPart('search', 'searches without results', () => (0,analytics/* getSearchQueries */.Lf)(api, { ...range, noResultsOnly: true, limit: analytics/* MAX_PAGE_SIZE */.H4 })),
        searchPages: range &&
            readPart('search', 'searches by page', () => (0,analytics/* getSearchResults */.p5)(api, { ...range, limit: pathContains ? analytics/* MAX_PAGE_SIZE */.H4 : top })),
    });
}
/** Awaits all values of an object at once. */
async function resolveAll(values) {
    const entries = Object.entries(values).map(async ([name, value]) => [name, await value]);
    return Object.fromEntries(await Promise.all(entries));
}
/** Returns the range of the period if one request can cover it. */
function singleRange({ requestRanges }) {
    return requestRanges.length === 1 ? requestRanges[0] : undefined;
}
async function readRanges({ requestRanges }, request) {
    return Promise.all(requestRanges.map(request));
}
async function readSeries(period, request) {
    return (await readRanges(period, (part) => withDates(request(part)))).flatMap(({ series }) => series);
}
/** Rejects if a day has no date: a report with it can't be rendered. */
async function withDates(response) {
    const { series } = await response;
    const invalid = series.findIndex(({ date }) => Number.isNaN(Date.parse(date)));
    if (invalid >= 0)
        throw new Error(`series[${invalid}].date isn't a valid date`);
    return response;
}
async function readPrevious({ query, readPart }, section, request) {
    const { previous } = query.period;
    return previous && readPart(section, 'data of the previous period', () => request(previous));
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/read/collect.js



/** The first response reveals the rate limit, so the other requests wait for it, but no longer than this. */
const MAX_FIRST_REQUEST_MS = 1_000;
/** Rejects if nothing could be read, with the error that says most about the cause. */
async function collect(context, query) {
    const { api, log } = context;
    /** Their keys are the order of the requests: the order of the responses is chance. */
    const failuresByRequest = new Map();
    const parts = { started: 0, ended: 0 };
    const describeProgress = () => {
        const { size: failed } = failuresByRequest;
        const suffix = failed === 0 ? '' : `, ${failed} failed`;
        return `Fetched ${parts.ended - failed} of ${parts.started} parts of the report${suffix}`;
    };
    let firstRequest;
    const startRequest = async (request) => {
        if (firstRequest)
            await firstRequest;
        const response = request();
        firstRequest ??= waitUntilSettled(response, MAX_FIRST_REQUEST_MS, context);
        return response;
    };
    const readPart = async (section, what, request) => {
        if (!query.sections.includes(section))
            return undefined;
        const index = parts.started;
        parts.started += 1;
        try {
            return await startRequest(request);
        }
        catch (error) {
            if (!isPartError(error))
                throw error;
            failuresByRequest.set(index, { section, what, error });
            return undefined;
        }
        finally {
            parts.ended += 1;
            log.progress(describeProgress);
        }
    };
    log.startProgress(describeProgress);
    const [data, identity] = await Promise.all([readSections({ api, query, readPart }), readIdentity(startRequest, api)]);
    log.endProgress();
    const failures = [...failuresByRequest].sort(([a], [b]) => a - b).map(([, failure]) => failure);
    if (failures.length > 0 && failures.length === parts.started)
        throw mainError(failures);
    for (const { section, what, error } of failures)
        log.warning(`${section}: couldn't fetch ${what}: ${failureReason(error)}.`);
    return { ...data, failures, identity };
}
/** Resolves when the work has ended, even with an error, or after `timeoutMs`. */
async function waitUntilSettled(work, timeoutMs, { clock, signal }) {
    const ended = new AbortController();
    const settled = work.then(() => ended.abort(), () => ended.abort());
    const timeout = clock.sleep(timeoutMs, AbortSignal.any([signal, ended.signal])).catch(() => undefined);
    await Promise.race([settled, timeout]);
}
async function readSections(context) {
    const [visits, feedback, ai, search] = await Promise.all([
        readVisits(context),
        readFeedback(context),
        readAi(context),
        readSearch(context),
    ]);
    return { ...visits, ...feedback, ...ai, ...search };
}
/** Returns true for errors of a single request. An invalid key affects all requests, so it ends the run. */
function isPartError(error) {
    if (error instanceof api_errors/* ApiError */.hD && error.status === 401)
        return false;
    const isRunError = error instanceof api_errors/* TimeoutError */.MU || error instanceof api_errors/* CancelledError */.cc || error instanceof api_errors/* InputError */.dz;
    return error instanceof Error && !isRunError;
}
/** An outage takes precedence over other errors, because a later run may succeed. */
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
/** Describes a part that couldn't be read in a sentence. */
function failureNote({ what, error }) {
    return `Couldn't fetch ${what}: ${failureReason(error)}.`;
}
/** Returns in a few words why a part is missing; the status is at the end. */
function failureReason(error) {
    if (error instanceof api_errors/* ApiError */.hD)
        return `${STATUS_REASONS[error.status] ?? 'the service responded with an error'} (HTTP ${error.status})`;
    return error instanceof api_errors/* ConnectionError */.Rc ? `no response (${error.code})` : error.message.replace(/\.$/, '');
}

// EXTERNAL MODULE: ../../build/src/commands/analytics-report/report-version.js
var report_version = __webpack_require__(73917);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/thresholds.js
var analytics_report_thresholds = __webpack_require__(33902);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/group-similar-questions.js
/** Groups questions that share most of their words. Pure. */
/** These words say nothing about the subject of a question. */
const STOP_WORDS = new Set(`a an and any are be can could do does for from get have how i if in into is it its me my of on or our please should that
  the there this to use using want we what when where which who why will with would you your`.split(/\s+/));
/** The subject of a question is in its first words. Readers also paste whole files, whose words would take minutes. */
const MAX_COMPARED_LENGTH = 2_000;
/** Texts are similar if they share at least this part of all their words. */
const MIN_SIMILARITY = 0.5;
let segmenter;
/** Returns groups in the order of their first texts; a text joins the group with the most similar first text. */
function groupSimilar(items, textOf) {
    const groups = [];
    /** The groups whose first text has the word. A text is only compared with groups that share a word. */
    const groupsByWord = new Map();
    let withoutWords;
    for (const item of items) {
        const words = contentWords(textOf(item));
        const best = words.size === 0 ? withoutWords : mostSimilar(words, groupsByWord);
        if (best) {
            best.items.push(item);
            continue;
        }
        const group = { position: groups.length, words, items: [item] };
        groups.push(group);
        if (words.size === 0)
            withoutWords = group;
        for (const word of words) {
            const others = groupsByWord.get(word);
            if (others)
                others.push(group);
            else
                groupsByWord.set(word, [group]);
        }
    }
    return groups.map((group) => group.items);
}
function mostSimilar(words, groupsByWord) {
    const sharedWords = new Map();
    for (const word of words)
        for (const group of groupsByWord.get(word) ?? [])
            sharedWords.set(group, (sharedWords.get(group) ?? 0) + 1);
    const candidates = [...sharedWords]
        // The Jaccard index, 0–1.
        .map(([group, shared]) => ({ group, similarity: shared / (group.words.size + words.size - shared) }))
        .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
        .sort((a, b) => b.similarity - a.similarity || a.group.position - b.group.position);
    return candidates[0]?.group;
}
/** Returns the words without stop words, or all words if there are only stop words. */
function contentWords(text) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
    const words = [...segmenter.segment(text.slice(0, MAX_COMPARED_LENGTH).normalize('NFKC').toLowerCase())]
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => toSingular(segment));
    const content = words.filter((word) => !STOP_WORDS.has(word));
    return new Set(content.length > 0 ? content : words);
}
/** This rule is good enough for English, and harmless in other languages. */
function toSingular(word) {
    return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/insights.js
/**
 * Finds pages, searches and answers that need attention, and suggests fixes. Each function returns undefined if it
 * finds nothing. Text of readers appears in `items` only. Pure.
 */



/** A lower dislike rate than for other pages is enough if a page has many views. */
const MIN_DISLIKE_RATE = 0.12;
const MAX_PATHS = 3;
/** @param comments the comments of readers by path */
function poorFeedback(pages, site, comments, top) {
    const items = poorPages(pages, site, top).map(({ path, title, likes, dislikes, satisfactionRate, dislikeRateLowerBound }) => ({
        path,
        title,
        likes,
        dislikes,
        satisfactionRate,
        dislikeRateLowerBound,
        comments: [...(comments.get(path) ?? [])],
    }));
    if (items.length === 0)
        return undefined;
    return {
        kind: 'poor-feedback',
        finding: `${(0,pluralize/* pluralize */.t)(items.length, 'page has', 'pages have')} a statistically significant dislike rate of at least 20%.`,
        action: 'Start at the top of this list. Read the comments, follow the page as a newcomer would, and fix or rewrite it.',
        items,
    };
}
/**
 * Lists the pages first whose improvement helps the most readers: those with at least the median of views, which more
 * readers dislike than the other pages.
 */
function highTrafficPoorFeedback(views, pages, site, top) {
    const viewsByPath = new Map(views.map(({ path, pageViews }) => [path, pageViews]));
    const minViews = median(views.map(({ pageViews }) => pageViews));
    const items = rateDislikes(pages, site)
        .map(({ path, title, likes, dislikes, dislikeRateLowerBound, otherDislikeRate }) => {
        const pageViews = viewsByPath.get(path) ?? 0;
        const dissatisfiedViews = Math.round((dislikeRateLowerBound - otherDislikeRate) * pageViews);
        return { rate: dislikeRateLowerBound, item: { path, title, pageViews, likes, dislikes, dissatisfiedViews } };
    })
        .filter(({ rate, item }) => rate >= MIN_DISLIKE_RATE && item.pageViews >= minViews && item.dissatisfiedViews >= 1)
        .map(({ item }) => item)
        .sort((a, b) => b.dissatisfiedViews - a.dissatisfiedViews || comparePaths(a, b))
        .slice(0, top);
    if (items.length === 0)
        return undefined;
    return {
        kind: 'high-traffic-poor-feedback',
        finding: `${(0,pluralize/* pluralize */.t)(items.length, 'popular page has', 'popular pages have')} poor feedback.`,
        action: 'Start here: improving the page at the top of this list helps the most readers.',
        items,
    };
}
/**
 * Ranks searches without results; spellings that differ only in case or spaces count as one.
 * @param total the number of all queries, because `queries` may be truncated to the most frequent
 */
function noResultSearches(queries, total, top) {
    const byName = new Map();
    for (const { query, searches, aiEscalations } of queries.filter(({ noResults }) => noResults)) {
        const name = query.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
        const item = byName.get(name) ?? { query, searches: 0, aiEscalations: 0 };
        item.searches += searches;
        item.aiEscalations += aiEscalations;
        byName.set(name, item);
    }
    const items = [...byName.values()].sort((a, b) => b.searches - a.searches || (a.query < b.query ? -1 : 1));
    if (items.length === 0)
        return undefined;
    const searchCount = items.reduce((sum, item) => sum + item.searches, 0);
    const searches = (0,pluralize/* pluralize */.t)(searchCount, 'search', 'searches');
    const read = queries.length === 1 ? 'most frequent one accounts' : `${queries.length} most frequent account`;
    return {
        kind: 'no-result-searches',
        finding: total > queries.length
            ? `${(0,pluralize/* pluralize */.t)(total, 'query', 'queries')} returned no results. The ${read} for ${searches}.`
            : `${(0,pluralize/* pluralize */.t)(items.length, 'query', 'queries')} returned no results, in ${searches}.`,
        action: "Write the missing pages. If a page exists under another name, add the readers' words to the title, headings or keywords.",
        items: items.slice(0, top),
    };
}
/**
 * Groups similar questions that the AI assistant answered with low confidence, the most frequent first.
 * @param total the number of all such questions, because `questions` may be truncated to the newest
 */
function lowConfidenceQuestions(questions, total, top) {
    if (questions.length === 0)
        return undefined;
    const groups = groupSimilar(questions, ({ question }) => question);
    const items = groups.map((group) => ({
        question: mostFrequent(group.map(({ question }) => question)),
        count: group.length,
        lowestConfidence: lowest(group.flatMap(({ confidence }) => confidence ?? [])),
        paths: [...new Set(group.flatMap(({ path }) => path ?? []))].sort().slice(0, MAX_PATHS),
        lastAskedAt: group.map(({ askedAt }) => askedAt).reduce((a, b) => (a > b ? a : b)),
    }));
    items.sort((a, b) => b.count - a.count || (a.lowestConfidence ?? 1) - (b.lowestConfidence ?? 1) || (a.question < b.question ? -1 : 1));
    return {
        kind: 'low-confidence-questions',
        finding: lowConfidenceFinding(total, { read: questions.length, different: groups.length }),
        action: 'Answer the top questions on the pages where readers asked them. The AI assistant answers from your documentation only.',
        items: items.slice(0, top),
    };
}
/** @param list how many questions were read and how many of them differ; undefined if no question is shown */
function lowConfidenceFinding(total, list) {
    const answers = `The AI assistant gave ${(0,pluralize/* pluralize */.t)(total, 'low-confidence answer')}`;
    if (!list)
        return `${answers}.`;
    const different = (0,pluralize/* pluralize */.t)(list.different, 'question', 'different questions');
    if (total <= list.read)
        return `${answers} to ${different}.`;
    return `${answers}. The ${list.read === 1 ? 'newest one covers' : `newest ${list.read} cover`} ${different}.`;
}
function trafficChanges(changes, titleOf) {
    if (changes.length === 0)
        return undefined;
    return {
        kind: 'traffic-changes',
        finding: changesFinding(changes, 'page'),
        action: "Rising pages may need more detail. For falling pages, check for a lost link, a navigation change, or content that's no longer needed.",
        items: changes.map(({ key, ...change }) => ({ path: key, title: titleOf(key), ...change })),
    };
}
function searchChanges(changes) {
    if (changes.length === 0)
        return undefined;
    return {
        kind: 'search-changes',
        finding: changesFinding(changes, 'query', 'queries'),
        action: 'Try the rising queries yourself. If the answer is hard to find, move it further up the page.',
        items: changes.map(({ key, ...change }) => ({ query: key, ...change })),
    };
}
function changesFinding(changes, singular, plural) {
    const up = changes.filter(({ value, previous }) => value > previous).length;
    const subject = (0,pluralize/* pluralize */.t)(changes.length, singular, plural);
    const predicate = changes.length === 1 ? 'has a statistically significant change' : 'have statistically significant changes';
    return `${subject} ${predicate}: ${up} up, ${changes.length - up} down.`;
}
function mostFrequent(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
function median(values) {
    const sorted = [...values].sort((a, b) => a - b);
    const middle = sorted.length / 2;
    return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
function lowest(values) {
    return values.length === 0 ? null : Math.min(...values);
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/reader-text.js
/** Redacts or omits the text that readers typed, for all formats in one place. Pure. */



/** The fields of rows that contain text of readers. Anyone can append a query or fragment to the path of a page. */
const READER_TEXT = new Map([
    ...['query', 'question', 'answer', 'comments', 'referrer'].map((field) => [field, /^.*$/s]),
    ...['path', 'paths'].map((field) => [field, /[?#].*$/s]),
]);
const NOTE = { section: 'readers', message: 'Text that readers typed is omitted, because quote-readers is false.' };
const OTHER_HOSTS = '(other)';
/**
 * @param redactText undefined omits all text of readers
 * @param top the maximum number of rows per table
 */
function showReaderText(project, redactText, top) {
    const shown = redactText
        ? mapRows(project, (rows) => rows.map((row) => redactRow(row, redactText)))
        : omitReaderText(project);
    return mapRows(shown, (rows) => rows.slice(0, top));
}
/** Changes the rows of all tables and insights. */
function mapRows(project, change) {
    const tables = report_version/* TABLE_NAMES */.e.map((name) => [name, project[name] && change(project[name])]);
    const insights = project.insights.map((insight) => ({ ...insight, items: change(insight.items) }));
    return { ...project, ...Object.fromEntries(tables), insights };
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
    const notes = project.notes.filter(({ section }) => section !== NOTE.section);
    // The note comes from a report file without text of readers, in which all referrers are hosts already.
    const hasHosts = notes.length < project.notes.length;
    const total = (0,analytics_report_metrics/* metricValue */.a3)(project.metrics, 'ai.low-confidence');
    const omitted = mapRows(project, (rows) => rows.filter((row) => !('query' in row || 'question' in row)).map((row) => redactRow(row, () => '')));
    return {
        ...omitted,
        insights: omitted.insights.map((insight) => {
            if (insight.kind === 'poor-feedback')
                return { ...insight, items: insight.items.map((item) => ({ ...item, comments: [] })) };
            if (insight.kind !== 'low-confidence-questions' || total === null)
                return insight;
            return { ...insight, finding: lowConfidenceFinding(total) };
        }),
        referrers: hasHosts ? project.referrers : groupByHost(project.referrers),
        searchQueries: null,
        dislikedAnswers: null,
        notes: [...notes, NOTE],
    };
}
function groupByHost(referrers) {
    if (!referrers)
        return null;
    const hosts = new Map();
    for (const { referrer, pageViews, percentage } of referrers) {
        const host = hostOf(referrer);
        const sum = hosts.get(host) ?? { pageViews: 0, percentage: 0 };
        const total = sum.percentage === null || percentage === null ? null : (0,analytics_report_metrics/* round */.LI)(sum.percentage + percentage, 2);
        hosts.set(host, { pageViews: sum.pageViews + pageViews, percentage: total });
    }
    return [...hosts]
        .map(([referrer, counts]) => ({ referrer, ...counts }))
        .sort((a, b) => b.pageViews - a.pageViews || (a.referrer < b.referrer ? -1 : 1));
}
function hostOf(referrer) {
    if (referrer === '(direct)')
        return referrer;
    if (!/^https?:\/\//i.test(referrer) || !URL.canParse(referrer))
        return OTHER_HOSTS;
    const { hostname } = new URL(referrer);
    // Other characters in a host name could be text of a reader.
    return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) ? hostname : OTHER_HOSTS;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/significant-changes.js
/** Finds counts that changed significantly from the previous period. Pure. */


/** Large counts have little noise and always change a little. */
const MIN_CHANGE_PERCENT = 15;
/**
 * Returns the significant changes, the largest first.
 * @param limit lists with this many rows are truncated: any missing key has at most as many as the last row
 */
function significantChanges(current, previous, limit, top) {
    const upperBounds = { current: missingUpperBound(current, limit), previous: missingUpperBound(previous, limit) };
    const previousByKey = new Map(previous.map(({ key, value }) => [key, value]));
    const currentByKey = new Map(current.map(({ key, value }) => [key, value]));
    const keys = new Set([...currentByKey.keys(), ...previousByKey.keys()]);
    return [...keys]
        .flatMap((key) => {
        // A key missing from a truncated list has an unknown value.
        if (!currentByKey.has(key) && upperBounds.current > 0)
            return [];
        const value = currentByKey.get(key) ?? 0;
        const before = previousByKey.get(key) ?? upperBounds.previous;
        const previousIsUpperBound = !previousByKey.has(key) && upperBounds.previous > 0;
        return [{ key, value, previous: before, previousIsUpperBound, changePercent: (0,analytics_report_metrics/* changePercent */.AI)(value, before) }];
    })
        .filter(isSignificant)
        .sort((a, b) => Math.abs(b.value - b.previous) - Math.abs(a.value - a.previous) || (a.key < b.key ? -1 : 1))
        .slice(0, top);
}
function missingUpperBound(counts, limit) {
    return counts.length >= limit ? Math.min(...counts.map(({ value }) => value)) : 0;
}
function isSignificant({ value, previous, previousIsUpperBound, changePercent: percent }) {
    if (previousIsUpperBound && value <= previous)
        return false;
    const isLargeShare = percent === null || Math.abs(percent) >= MIN_CHANGE_PERCENT;
    return (0,chance/* isCountBeyondChance */.lz)(value, previous) && isLargeShare;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/table-rows.js
/** Turns responses into the rows of a report's tables. Pure. */


/** Returns tables of any length; a table is null if it wasn't collected. */
function tableRows(collected, { pathContains }) {
    return {
        pages: pageRows(collected, pathContains),
        referrers: collected.referrers?.referrers ?? null,
        feedback: feedbackRows(collected),
        searchQueries: queryRows(collected),
        searchPages: searchPageRows(collected, pathContains),
        dislikedAnswers: answerRows(collected),
    };
}
/** Filters as the API filters votes, for the lists that the API can't filter. */
function matchesPath(path, pathContains) {
    return pathContains === undefined || path.toLowerCase().includes(pathContains.toLowerCase());
}
function pageRows({ pages, previousPages, trends }, pathContains) {
    if (!pages)
        return null;
    const viewsOf = (list) => {
        const views = new Map(list.pages.map((page) => [page.pagePath, page.pageViews]));
        // A page that is missing in a truncated list has unknown views.
        const missing = list.pages.length < analytics/* MAX_PAGE_SIZE */.H4 ? 0 : null;
        return (path) => views.get(path) ?? missing;
    };
    const previousViews = previousPages && viewsOf(previousPages);
    const trendViews = trends?.map(viewsOf);
    return pages.pages
        .filter(({ pagePath }) => matchesPath(pagePath, pathContains))
        .map(({ pagePath, pageTitle, pageViews, sessions }) => ({
        path: pagePath,
        title: pageTitle,
        pageViews,
        sessions,
        previous: previousViews?.(pagePath) ?? null,
        trend: trendViews?.map((views) => views(pagePath) ?? 0) ?? null,
    }));
}
function feedbackRows({ feedback }) {
    if (!feedback)
        return null;
    return feedback.pages.map(({ pagePath, pageTitle, likes, dislikes, comments, satisfactionRate }) => ({
        path: pagePath,
        title: pageTitle,
        likes,
        dislikes,
        comments,
        satisfactionRate: (0,analytics_report_metrics/* rateOf */.MK)(satisfactionRate, likes + dislikes),
    }));
}
function queryRows({ searchQueries }) {
    if (!searchQueries)
        return null;
    return searchQueries.queries.map(({ query, count, noResults, clicks, aiEscalations }) => {
        return { query, searches: count, noResults: Boolean(noResults), clicks, aiEscalations };
    });
}
function searchPageRows({ searchPages }, pathContains) {
    if (!searchPages)
        return null;
    return searchPages.pages
        .filter(({ pagePath }) => matchesPath(pagePath, pathContains))
        .map(({ pagePath, pageTitle, totalSearches, noResultSearches, noResultRate }) => ({
        path: pagePath,
        title: pageTitle,
        searches: totalSearches,
        noResultSearches,
        noResultRate: (0,analytics_report_metrics/* rateOf */.MK)(noResultRate, totalSearches),
    }));
}
function answerRows({ dislikedAnswers }) {
    if (!dislikedAnswers)
        return null;
    return dislikedAnswers.map(({ question, answerSnippet, pagePath, submittedAt }) => {
        return { question, answer: answerSnippet, path: pagePath, date: submittedAt.slice(0, 10) };
    });
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/build-report.js
/** Builds the report from the collected data. Pure. */











function buildReport(collected, options) {
    const { query, redactText } = options;
    const project = showReaderText(buildProject(collected, query), redactText, query.top);
    const { period, metrics, daily } = project;
    return {
        schemaVersion: report_version/* REPORT_VERSION */.A,
        report: 'analytics-report',
        generatedAt: new Date(options.nowMs).toISOString(),
        period,
        metrics,
        daily,
        thresholds: (0,analytics_report_thresholds/* evaluateThresholds */.S$)(options.thresholds, metrics),
        notes: [],
        projects: [project],
    };
}
function buildProject(collected, query) {
    const { name = null, startDate, endDate, days, isOpen, previous = null } = query.period;
    return {
        name: null,
        ...collected.identity,
        sections: [...query.sections],
        period: { name, startDate, endDate, days, isOpen, previous },
        metrics: buildMetrics(collected),
        daily: joinDays(collected),
        dailyBefore: joinDays({
            traffic: collected.previousTraffic?.series,
            searchVolume: collected.previousSearchVolume?.series,
            questionVolume: collected.previousQuestionVolume?.series,
        }),
        insights: findInsights(collected, query),
        ...tableRows(collected, query),
        notes: buildNotes(collected, query),
    };
}
function buildMetrics(collected) {
    const { previousOverview, previousFeedback, previousSearches, previousQuestionCount } = collected;
    const { previousLowConfidenceCount } = collected;
    const current = metricValues(collected, collected.lowConfidence?.total);
    const previous = metricValues({
        overview: previousOverview && [previousOverview],
        feedback: previousFeedback,
        searches: previousSearches && [previousSearches],
        questionCount: previousQuestionCount,
    }, previousLowConfidenceCount);
    return (0,analytics_report_metrics/* addEvidence */.zt)(analytics_report_metrics/* METRIC_NAMES */.Uw.map((name) => (0,analytics_report_metrics/* metricOf */.ak)(name, current[name] ?? null, previous[name] ?? null)));
}
/** Long periods have only counts that add up: sessions and rates of several ranges can't be combined. */
function metricValues({ overview, searches, feedback, questionCount, questionVolume }, lowConfidenceCount) {
    const search = onlyItem(searches);
    const votes = feedback?.summary;
    return {
        'traffic.page-views': overview && sum(overview, (range) => range.pageViews),
        'traffic.sessions': onlyItem(overview)?.sessions,
        'feedback.total': votes?.totalFeedback,
        'feedback.comments': votes?.comments,
        'feedback.satisfaction-rate': votes && (0,analytics_report_metrics/* rateOf */.MK)(votes.satisfactionRate, votes.likes + votes.dislikes),
        'search.total': searches && sum(searches, (range) => range.totalSearches),
        'search.sessions': search?.sessions,
        'search.no-result-rate': search && (0,analytics_report_metrics/* rateOf */.MK)(search.noResultRate, search.totalSearches),
        'search.click-through-rate': search && (0,analytics_report_metrics/* rateOf */.MK)(search.clickThroughRate, search.totalSearches),
        'ai.questions': questionCount ?? (questionVolume && sum(questionVolume, (day) => day.questions)),
        'ai.low-confidence': lowConfidenceCount,
    };
}
function onlyItem(items) {
    return items?.length === 1 ? items[0] : undefined;
}
function sum(items, valueOf) {
    return items.reduce((total, item) => total + valueOf(item), 0);
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
/** The insights that affect most readers come first, changes come last. */
function findInsights(collected, query) {
    const { dislikedPages = [], pages, comments = new Map(), noResultQueries } = collected;
    const { top } = query;
    const site = collected.feedback?.summary ?? sumVotes(dislikedPages);
    const views = (pages?.pages ?? []).map(({ pagePath, pageViews }) => ({ path: pagePath, pageViews }));
    const queries = (noResultQueries?.queries ?? []).map(({ query: text, count, noResults, aiEscalations }) => ({
        query: text,
        searches: typeof noResults === 'number' ? noResults : count,
        noResults: Boolean(noResults),
        aiEscalations,
    }));
    const insights = [
        highTrafficPoorFeedback(views, dislikedPages, site, top),
        poorFeedback(dislikedPages, site, comments, top),
        noResultSearches(queries, noResultQueries?.total ?? queries.length, top),
        findLowConfidence(collected, top),
        findTrafficChanges(collected, query),
        findSearchChanges(collected, top),
    ];
    return insights.filter((insight) => insight !== undefined);
}
function findLowConfidence({ lowConfidence }, top) {
    const questions = (lowConfidence?.questions ?? []).map(({ question, pagePath, confidenceScore, askedAt }) => {
        return { question, path: pagePath, confidence: confidenceScore, askedAt };
    });
    return lowConfidenceQuestions(questions, lowConfidence?.total ?? 0, top);
}
function findTrafficChanges({ pages, previousPages }, { top, pathContains }) {
    if (!pages || !previousPages)
        return undefined;
    const counts = (list) => list.pages.map(({ pagePath, pageViews }) => ({ key: pagePath, value: pageViews }));
    const titles = new Map([...previousPages.pages, ...pages.pages].map(({ pagePath, pageTitle }) => [pagePath, pageTitle]));
    const changes = significantChanges(counts(pages), counts(previousPages), analytics/* MAX_PAGE_SIZE */.H4, analytics/* MAX_PAGE_SIZE */.H4);
    const matching = changes.filter(({ key }) => matchesPath(key, pathContains)).slice(0, top);
    return trafficChanges(matching, (path) => titles.get(path) ?? null);
}
function findSearchChanges({ searchQueries, previousSearchQueries }, top) {
    if (!searchQueries || !previousSearchQueries)
        return undefined;
    const counts = (list) => list.queries.map(({ query, count }) => ({ key: query, value: count }));
    return searchChanges(significantChanges(counts(searchQueries), counts(previousSearchQueries), analytics/* MAX_PAGE_SIZE */.H4, top));
}
/** Names what each section lacks in a long period; the text continues with "not available". */
const MISSING_IN_LONG_PERIODS = {
    overview: 'Sessions',
    traffic: undefined,
    pages: 'Top pages',
    referrers: 'Top referrers',
    feedback: 'Votes and comments',
    ai: 'Questions with low-confidence answers',
    search: 'Search rates, sessions and queries',
};
function buildNotes({ failures }, { period, sections, pathContains }) {
    const notes = [];
    const add = (section, message) => void notes.push({ section, message });
    if (period.isOpen)
        add('period', (0,analytics_report_period/* openPeriodNote */.OA)(period));
    if ((0,analytics_report_period/* isLong */.x7)(period)) {
        for (const section of sections) {
            const missing = MISSING_IN_LONG_PERIODS[section];
            if (missing)
                add(section, `${missing}: ${analytics_report_period/* NOT_AVAILABLE */.e5}.`);
        }
        add('period', `Comparison with the previous period: ${analytics_report_period/* NOT_AVAILABLE */.e5}.`);
    }
    if (pathContains !== undefined)
        add('pages', 'Tables of pages only list paths that match path-contains. Totals cover the whole site.');
    for (const failure of failures)
        add(failure.section, failureNote(failure));
    return notes;
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/analysis/merge-reports.js
/** Merges several reports into one. Pure. */





/** Lists the projects of all reports below their totals; tables and insights stay separate for each project. */
function mergeReports(reports, { thresholds, top, redactText, nowMs }) {
    const projects = reports.flatMap(({ name, report }) => report.projects.map((project) => {
        const fullName = project.name === null ? name : `${name}/${project.name}`;
        return showReaderText({ ...project, name: fullName }, redactText, top);
    }));
    const projectMetrics = projects.map((project) => project.metrics);
    const metrics = (0,analytics_report_metrics/* addEvidence */.zt)(analytics_report_metrics/* METRIC_NAMES */.Uw.map((name) => (0,analytics_report_metrics/* combineMetric */.S1)(name, projectMetrics)));
    return {
        schemaVersion: report_version/* REPORT_VERSION */.A,
        report: 'analytics-report',
        generatedAt: new Date(nowMs).toISOString(),
        period: mergePeriods(projects.map(({ period }) => period)),
        metrics,
        daily: mergeDays(projects),
        thresholds: (0,analytics_report_thresholds/* evaluateThresholds */.S$)(thresholds, metrics),
        notes: totalsNotes(projects),
        projects,
    };
}
/** Returns the shortest period that contains all of them. */
function mergePeriods(periods) {
    const [first] = periods;
    if (!first)
        throw new RangeError('mergeReports needs at least one report');
    const isOpen = periods.some((period) => period.isOpen);
    const isCompared = periods.every(({ previous }) => previous?.startDate === first.previous?.startDate);
    if (periods.every((period) => hasSameDays(period, first)))
        return { ...first, isOpen, previous: isCompared ? first.previous : null };
    const startDate = periods.map((period) => period.startDate).reduce((a, b) => (a < b ? a : b));
    const endDate = periods.map((period) => period.endDate).reduce((a, b) => (a > b ? a : b));
    return { name: null, startDate, endDate, days: (0,analytics_report_period/* countDays */.Tm)({ startDate, endDate }), isOpen, previous: null };
}
function hasSameDays(a, b) {
    return a.startDate === b.startDate && a.endDate === b.endDate;
}
function mergeDays(projects) {
    const days = new Map();
    for (const { date, ...values } of projects.flatMap(({ daily }) => daily)) {
        const sum = days.get(date);
        days.set(date, {
            date,
            pageViews: add(sum?.pageViews, values.pageViews),
            sessions: add(sum?.sessions, values.sessions),
            searches: add(sum?.searches, values.searches),
            questions: add(sum?.questions, values.questions),
        });
    }
    return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
function add(a, b) {
    return a === null || a === undefined ? b : a + (b ?? 0);
}
function totalsNotes(projects) {
    const [first] = projects;
    const notes = [];
    if (first && !projects.every(({ period }) => hasSameDays(period, first.period)))
        notes.push({ section: 'period', message: "The reports cover different dates, so their totals aren't comparable." });
    for (const name of analytics_report_metrics/* METRIC_NAMES */.Uw) {
        const { section, label, scale } = analytics_report_metrics/* METRICS */.Cb[name];
        const missing = projects.filter(({ metrics }) => (0,analytics_report_metrics/* metricValue */.a3)(metrics, name) === null);
        // A rate is also null if a project has nothing to rate.
        if (missing.length === 0 || missing.length === projects.length || scale !== 'count')
            continue;
        const names = missing.map((project) => project.name).join(', ');
        notes.push({ section, message: `${label}: the total doesn't include ${names}.` });
    }
    return notes;
}

// EXTERNAL MODULE: ../../build/src/text/log.js
var log = __webpack_require__(42883);
;// CONCATENATED MODULE: ../../build/src/text/csv.js
/** Renders tables as CSV (RFC 4180) for programs and spreadsheets. Text is quoted and never acts as a formula. */

/** Renders rows that end in CRLF; null becomes an empty field. */
function renderCsv(head, rows) {
    const lines = [head, ...rows.map((row) => head.map((_, column) => row[column] ?? null))];
    return lines.map((line) => `${line.map(renderField).join(',')}\r\n`).join('');
}
function renderField(value) {
    if (value === null)
        return '';
    if (typeof value !== 'string')
        return String(value);
    return `"${withoutFormula((0,log/* oneLine */.TN)(value)).replaceAll('"', '""')}"`;
}
/**
 * Matches the start of a formula. Spreadsheets also accept the full-width forms of these signs, and blanks before them.
 * A spreadsheet that splits fields at another separator finds formulas in the middle of a field. An apostrophe in front
 * makes the formula text, and stays visible.
 */
const FORMULA = /(^|[;,\t|"'])([\s\p{DI}]*)(?=[=+\-@＝＋－＠])/gu;
function withoutFormula(text) {
    return text.replace(FORMULA, "$1$2'");
}

// EXTERNAL MODULE: ../../build/src/text/markdown.js + 2 modules
var markdown = __webpack_require__(87790);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/analysis/rank-to-dos.js
var rank_to_dos = __webpack_require__(6400);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/describe-to-dos.js
var describe_to_dos = __webpack_require__(225);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/describe-verdict.js
var describe_verdict = __webpack_require__(80590);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/format-dates.js
var format_dates = __webpack_require__(81140);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/name-projects.js
var name_projects = __webpack_require__(11911);
// EXTERNAL MODULE: ../../build/src/text/width.js
var width = __webpack_require__(46965);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/daily-series.js
var daily_series = __webpack_require__(55378);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/describe-changes.js
var describe_changes = __webpack_require__(1558);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/format-numbers.js
var format_numbers = __webpack_require__(71707);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/format-thresholds.js
var format_thresholds = __webpack_require__(12781);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/explain-report.js
var explain_report = __webpack_require__(43627);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/key-cards.js
var key_cards = __webpack_require__(78854);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/missing-parts.js
var missing_parts = __webpack_require__(15312);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/page-url.js
var page_url = __webpack_require__(82472);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/select-metrics.js
var select_metrics = __webpack_require__(86175);
// EXTERNAL MODULE: ../../build/src/commands/analytics-report/formats/table-rows.js
var table_rows = __webpack_require__(25697);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/summary-tables.js










/** CSV and JSON have the whole texts. */
const MAX_TEXT_LENGTH = 240;
const NONE = '–';
/** Returns the sections that have at least one row. Tables show at most `maxRows` rows. */
function summarySections(project, maxRows) {
    const sections = [
        { title: 'Pages', tables: [pageTable(project), trafficTable(project)] },
        { title: 'Feedback', tables: [poorTable(project), voteTable(project)] },
        { title: 'Search', tables: [queryTable(project), searchChangeTable(project), searchPageTable(project)] },
        { title: 'AI assistant', tables: [questionTable(project), answerTable(project)] },
        { title: 'Where readers come from', tables: [referrerTable(project)] },
    ];
    return sections
        .map(({ title, tables }) => ({
        title,
        blocks: tables.filter(({ rows }) => rows.length > 0).flatMap((table) => titledTable(table, maxRows)),
    }))
        .filter(({ blocks }) => blocks.length > 0);
}
function titledTable({ title, ...table }, maxRows) {
    const more = table.rows.length - maxRows;
    return [
        { paragraph: { strong: title } },
        { table: { ...table, rows: table.rows.slice(0, maxRows) } },
        ...(more > 0 ? [{ footnote: `${(0,pluralize/* pluralize */.t)(more, 'more row')} in the files of the report.` }] : []),
    ];
}
/** Long periods leave out what they can't have. */
function numberTable({ metrics, projects, period }) {
    const rows = (0,select_metrics/* selectMetrics */.s)(metrics, projects).filter(({ value }) => value !== null || !(0,analytics_report_period/* isLong */.x7)(period));
    const noun = (0,format_dates/* periodNoun */.IN)(period);
    const columns = [
        { label: 'Metric', cell: ({ name }) => analytics_report_metrics/* METRICS */.Cb[name].label },
        { label: `This ${noun}`, align: 'right', cell: (metric) => (0,describe_changes/* metricText */._l)(metric, projects, period) },
    ];
    if (period.previous)
        columns.push({
            label: `The ${noun} before`,
            align: 'right',
            cell: ({ name, previous }) => (previous === null ? NONE : (0,format_numbers/* formatMetric */.gI)(previous, analytics_report_metrics/* METRICS */.Cb[name].scale, period)),
        }, {
            label: 'Change',
            cell: (metric) => {
                const change = (0,describe_changes/* describeMetricChange */.ik)(metric);
                return change ? `${change.sign} ${change.text}` : NONE;
            },
        });
    return [{ table: tableFrom(rows, columns) }];
}
function dayTable(daily) {
    const columns = [
        ['pageViews', 'Page views'],
        ['sessions', 'Sessions'],
        ['searches', 'Searches'],
        ['questions', 'Questions'],
    ].filter(([field]) => daily.some((day) => day[field] !== null));
    if (daily.length === 0)
        return [];
    const table = tableFrom(daily, [
        { label: 'Day', cell: ({ date }) => (0,format_dates/* formatLongDay */.IO)(date).replaceAll(' ', '\u00a0') },
        ...columns.map(([field, label]) => count(label, (day) => day[field])),
    ]);
    return [{ table }];
}
function pageTable({ pages, site }) {
    const rows = pages ?? [];
    const columns = [
        page(site),
        count('Views', ({ pageViews }) => pageViews),
        count('Sessions', ({ sessions }) => sessions),
    ];
    if (rows.some(({ previous }) => previous !== null))
        columns.push({
            label: 'Change',
            align: 'right',
            cell: ({ pageViews, previous }) => (previous === null ? NONE : countChange(pageViews, previous)),
        });
    return tableOf('Top pages', rows, columns);
}
function trafficTable(project) {
    return tableOf('Other pages that gained or lost readers', (0,table_rows/* otherTrafficChanges */.dj)(project), [
        page(project.site),
        ...changeColumns,
    ]);
}
function poorTable(project) {
    const rows = (0,table_rows/* poorRows */.sD)(project);
    const columns = [page(project.site), ...voteColumns];
    if (rows.some(({ comments }) => comments.length > 0))
        columns.push({
            label: 'Comments',
            cell: ({ comments }) => comments.map((comment) => `“${summary_tables_text(comment)}”`).join(' '),
        });
    return tableOf('Pages with poor feedback', rows, columns);
}
function voteTable({ feedback, site }) {
    return tableOf('Pages with the most votes', feedback ?? [], [
        page(site),
        ...voteColumns,
        count('Comments', ({ comments }) => comments),
    ]);
}
function queryTable(project) {
    return tableOf('Top searches', (0,table_rows/* queryRows */.Ym)(project), [
        { label: 'Query', cell: ({ query }) => summary_tables_text(query) },
        count('Searches', ({ searches }) => searches),
        { label: 'Results', cell: ({ noResults }) => (noResults ? [{ sign: 'bad' }, ' none'] : 'yes') },
        {
            label: 'Clicked',
            align: 'right',
            cell: ({ clicks, searches, noResults }) => noResults || searches === 0 ? NONE : (0,format_numbers/* formatPercent */.l9)((clicks / searches) * 100),
        },
        count('Then asked', ({ aiEscalations }) => aiEscalations),
    ]);
}
function searchChangeTable(project) {
    return tableOf('Searches that rose or fell', (0,table_rows/* itemsOf */.S3)(project, 'search-changes'), [
        { label: 'Query', cell: ({ query }) => summary_tables_text(query) },
        ...changeColumns,
    ]);
}
function searchPageTable({ searchPages, site }) {
    return tableOf('Searches by page', searchPages ?? [], [
        page(site),
        count('Searches', ({ searches }) => searches),
        count('Without results', ({ noResultSearches }) => noResultSearches),
        { label: 'No-result rate', align: 'right', cell: ({ noResultRate }) => (0,format_numbers/* formatFraction */.MJ)(noResultRate) },
    ]);
}
function questionTable(project) {
    return tableOf('Questions with low-confidence answers', (0,table_rows/* itemsOf */.S3)(project, 'low-confidence-questions'), [
        { label: 'Question', cell: ({ question }) => summary_tables_text(question) },
        count('Asked', (row) => row.count),
        {
            label: 'Lowest confidence',
            align: 'right',
            cell: ({ lowestConfidence }) => (lowestConfidence === null ? NONE : (0,format_numbers/* formatFraction */.MJ)(lowestConfidence)),
        },
        { label: 'Asked on', cell: ({ paths }) => pathLinks(project.site, paths) },
    ]);
}
function answerTable(project) {
    return tableOf('Disliked answers', (0,table_rows/* answerRows */.Ys)(project), [
        { label: 'Question', cell: ({ question }) => summary_tables_text(question) },
        { label: 'Answer', cell: ({ answer }) => summary_tables_text(answer ?? '') },
        count('Dislikes', ({ times }) => times),
        { label: 'Asked on', cell: ({ path }) => pathLinks(project.site, path === null ? [] : [path]) },
        { label: 'Last', cell: ({ date }) => (0,table_rows/* formatDay */.im)(date).replaceAll(' ', '\u00a0') },
    ]);
}
function referrerTable({ referrers }) {
    return tableOf('Top referrers', referrers ?? [], [
        { label: 'From', cell: ({ referrer }) => summary_tables_text((0,table_rows/* shortReferrer */.U_)(referrer)) },
        count('Views', ({ pageViews }) => pageViews),
        { label: 'Share', align: 'right', cell: ({ percentage }) => (0,format_numbers/* formatPercent */.l9)(percentage) },
    ]);
}
const voteColumns = [
    count('Likes', ({ likes }) => likes),
    count('Dislikes', ({ dislikes }) => dislikes),
    {
        label: 'Satisfaction rate',
        align: 'right',
        cell: ({ likes, dislikes }) => (likes + dislikes === 0 ? NONE : (0,format_numbers/* formatPercent */.l9)((likes / (likes + dislikes)) * 100)),
    },
];
const changeColumns = [
    count('Now', ({ value }) => value),
    {
        label: 'Before',
        align: 'right',
        cell: ({ previous, previousIsUpperBound }) => `${previousIsUpperBound ? 'up to ' : ''}${(0,format_numbers/* formatCount */.B4)(previous)}`,
    },
    {
        label: 'Change',
        align: 'right',
        cell: ({ value, previous, previousIsUpperBound }) => countChange(value, previous, previousIsUpperBound),
    },
];
/** Shows a change beyond chance in bold. */
function countChange(value, previous, isUpperBound = false) {
    const change = (0,table_rows/* describeCountChange */.Tk)(value, previous, isUpperBound);
    return change.isReal ? { strong: change.text } : change.text;
}
function count(label, valueOf) {
    return {
        label,
        align: 'right',
        cell: (row) => {
            const value = valueOf(row);
            return value === null ? NONE : (0,format_numbers/* formatCount */.B4)(value);
        },
    };
}
/** Shows the title of a page, which links the page if the site is known, or else the title and the path. */
function page(site) {
    return {
        label: 'Page',
        cell: (row) => {
            const url = (0,page_url/* pageUrl */.f)(site, row.path);
            const name = summary_tables_text((0,page_url/* pageText */.x)(row));
            return url === undefined ? [name, ' ', { code: summary_tables_text(row.path) }] : { link: url, text: name };
        },
    };
}
function pathLinks(site, paths) {
    return paths.flatMap((path, index) => {
        const url = (0,page_url/* pageUrl */.f)(site, path);
        const shown = url === undefined ? { code: summary_tables_text(path) } : { link: url, text: summary_tables_text(path) };
        return index === 0 ? [shown] : [', ', shown];
    });
}
function summary_tables_text(typed) {
    return (0,width/* shorten */.ml)(typed, MAX_TEXT_LENGTH);
}
function tableOf(title, rows, columns) {
    return { title, ...tableFrom(rows, columns) };
}
function tableFrom(rows, columns) {
    return {
        head: columns.map(({ label }) => label),
        rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
        align: columns.map(({ align = 'left' }) => align),
    };
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/summary-blocks.js

















function summaryBlocks(report, links = {}) {
    return [
        { paragraph: firstLine(report.period, links) },
        ...periodNotes(report.period),
        ...unmetThresholds(report),
        ...((0,explain_report/* isEmpty */.Im)(report) ? emptyReport(report) : mainBlocks(report)),
        ...metThresholds(report),
        ...foldedBlocks(report),
        ...missingBlocks(report),
    ];
}
function mainBlocks(report) {
    return [
        ...((0,analytics_report_period/* isLong */.x7)(report.period) ? numberTable(report) : cardTable(report)),
        ...toDoBlocks(report),
        ...(report.projects.length > 1 ? comparisonBlocks(report.projects) : []),
        ...chartBlocks(report),
    ];
}
/** The link that most people want comes first, the files last. */
function firstLine(period, { reportUrl, filesUrl, issueUrl, runUrl }) {
    const parts = [
        ...(reportUrl === undefined ? [] : [[{ link: reportUrl, text: 'Open the report', isMain: true }]]),
        [formatPeriod(period)],
        ...(filesUrl === undefined ? [] : [[{ link: filesUrl, text: 'All files' }]]),
        ...(issueUrl === undefined ? [] : [[{ link: issueUrl, text: 'Issue' }]]),
        ...(runUrl === undefined ? [] : [[{ link: runUrl, text: 'Run' }]]),
    ];
    return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}
function formatPeriod(period) {
    const compared = period.previous ? `, compared with ${(0,format_dates/* unbroken */.D_)((0,format_dates/* formatRange */.Lu)(period.previous))}` : '';
    return (0,format_dates/* unbroken */.D_)((0,format_dates/* formatRange */.Lu)(period)) + compared;
}
function periodNotes(period) {
    return [
        ...(period.isOpen ? [{ paragraph: (0,analytics_report_period/* openPeriodNote */.OA)(period) }] : []),
        ...((0,analytics_report_period/* isLong */.x7)(period) ? [{ paragraph: explain_report/* LONG_PERIOD */.t2 }] : []),
    ];
}
function unmetThresholds({ thresholds, period }) {
    const unmet = thresholds.filter(({ met }) => !met);
    return unmet.length === 0
        ? []
        : [{ list: unmet.map((threshold) => [{ sign: 'bad' }, ` ${(0,format_thresholds/* describeThreshold */.d9)(threshold, period)}`]) }];
}
function metThresholds({ thresholds, period }) {
    const met = thresholds.filter((threshold) => threshold.met);
    if (met.length === 0)
        return [];
    const items = met.map((threshold) => [{ sign: 'good' }, ` ${(0,format_thresholds/* describeThreshold */.d9)(threshold, period)}`]);
    const title = thresholds.length === 1 ? 'Threshold met' : `${met.length} of ${thresholds.length} thresholds met`;
    return [{ details: title, sign: 'good', blocks: [{ list: items }] }];
}
function cardTable(report) {
    const { period } = report;
    const noun = (0,format_dates/* periodNoun */.IN)(period);
    const cards = (0,key_cards/* keyCards */.PG)(report);
    if (cards.length === 0)
        return [];
    const isCompared = period.previous !== null;
    const rows = cards.map(({ label, total, value, isMissing, before, change, isFew }) => {
        const cells = [total === undefined ? label : `${label}, ${total}`, isMissing ? value : { strong: value }];
        const changed = change ? `${change.sign} ${change.text}` : isFew ? key_cards/* FEW_VOTES */.jE : '–';
        return isCompared ? [...cells, before ?? '–', changed] : cells;
    });
    return [
        {
            table: {
                head: ['', `This ${noun}`, ...(isCompared ? [`The ${noun} before`, 'Change'] : [])],
                rows,
                align: ['left', 'right', 'right', 'left'],
            },
        },
    ];
}
function toDoBlocks(report) {
    const toDos = (0,rank_to_dos/* rankToDos */.I)(report);
    // Long periods have nothing to find out what to do from.
    if (toDos.length === 0 && (0,analytics_report_period/* isLong */.x7)(report.period))
        return [];
    if (toDos.length === 0)
        return [{ heading: 'Do this first', level: 3 }, ...quietPeriod(report)];
    const items = toDos.map((toDo) => ({
        item: [...(0,describe_to_dos/* toDoTitle */.RC)(toDo, report), toDo.evidence.join(' ')],
        quotes: toDo.quotes.slice(0, 1).map((quote) => (0,width/* shorten */.ml)(quote, MAX_QUOTE_LENGTH)),
    }));
    return [
        { heading: 'Do this first', level: 3 },
        { list: items, kind: 'numbers' },
    ];
}
const MAX_QUOTE_LENGTH = 240;
const QUIET_PAGES = 3;
function quietPeriod({ projects }) {
    const pages = projects.flatMap(({ pages: rows, site }) => (rows ?? []).map((page) => ({ ...page, site })));
    const quiet = pages.sort((a, b) => a.pageViews - b.pageViews).slice(0, QUIET_PAGES);
    if (quiet.length === 0)
        return [{ paragraph: 'Nothing stands out.' }];
    const items = quiet.map(({ site, pageViews, ...page }) => {
        const url = (0,page_url/* pageUrl */.f)(site, page.path);
        const text = (0,width/* shorten */.ml)((0,page_url/* pageText */.x)(page), describe_to_dos/* MAX_WORDS_LENGTH */.QF);
        return [url === undefined ? text : { link: url, text }, `, ${(0,pluralize/* pluralize */.t)(pageViews, 'page view')}`];
    });
    return [
        { paragraph: 'Nothing stands out: a good time to tidy up. The listed pages with the fewest page views:' },
        { list: items },
    ];
}
/** Longer periods show weeks, since single days would be too narrow. */
const MAX_DAYS_IN_CHART = 60;
const DAYS_PER_WEEK = 7;
/** Labels with the weekday fit for two weeks. */
const MAX_WEEKDAYS = 14;
/** Draws the first series that has something to draw. The table of the days has all of them. */
function chartBlocks(report) {
    const [series] = (0,daily_series/* dailySeries */.B)(report);
    if (!series)
        return [];
    const isWeekly = series.dates.length > MAX_DAYS_IN_CHART;
    return [{ chart: isWeekly ? weeklyChart(series, report.period) : dailyChart(series, report.period) }];
}
function dailyChart({ label, dates, values, previous }, period) {
    const kind = dates.length <= MAX_WEEKDAYS ? 'weekday' : 'month';
    return {
        title: `${label} per day`,
        labels: dates.map((date) => (0,format_dates/* formatDayLabel */._H)(date, kind)),
        lines: linesOf(values, previous, period),
    };
}
/** Adds up weeks of seven days that end on the last day. A rest at the start is left out, because it would look like a fall. */
function weeklyChart({ label, dates, values, previous }, period) {
    const rest = dates.length % DAYS_PER_WEEK;
    const starts = dates.flatMap((_, index) => ((index - rest) % DAYS_PER_WEEK === 0 && index >= rest ? [index] : []));
    const weeksOf = (days) => days.length === 0
        ? []
        : starts.map((start) => days.slice(start, start + DAYS_PER_WEEK).reduce((sum, day) => sum + (day ?? 0), 0));
    return {
        title: `${label} per week`,
        labels: starts.map((start) => (0,format_dates/* formatDayLabel */._H)(dates[start] ?? '', 'month')),
        lines: linesOf(weeksOf(values), weeksOf(previous), period),
    };
}
function linesOf(values, previous, period) {
    const noun = (0,format_dates/* periodNoun */.IN)(period);
    const numbers = (days) => days.map((day) => day ?? 0);
    return [
        { name: `this ${noun}`, values: numbers(values) },
        ...(previous.length === 0 ? [] : [{ name: `the ${noun} before`, values: numbers(previous) }]),
    ];
}
const COMPARED = [
    'traffic.page-views',
    'feedback.satisfaction-rate',
    'search.no-result-rate',
    'ai.low-confidence',
];
function comparisonBlocks(projects) {
    const rows = projects.map((project) => [
        (0,name_projects/* projectName */.j)(project),
        ...COMPARED.map((name) => {
            const metric = (0,analytics_report_metrics/* findMetric */.GF)(project.metrics, name);
            if (!metric)
                return '–';
            const change = (0,describe_changes/* describeMetricChange */.ik)(metric);
            return (0,describe_changes/* metricText */._l)(metric, [project], project.period) + (change ? ` ${change.sign}` : '');
        }),
    ]);
    const head = ['Project', ...COMPARED.map((name) => analytics_report_metrics/* METRICS */.Cb[name].label)];
    return [
        { heading: 'Projects', level: 3 },
        { table: { head, rows, align: ['left', 'right', 'right', 'right', 'right'] } },
    ];
}
function foldedBlocks(report) {
    const { projects, daily } = report;
    const [single] = projects.length === 1 ? projects : [];
    const days = (0,explain_report/* isEmpty */.Im)(report) ? [] : dayTable(daily);
    return [
        ...(single
            ? summarySections(single, Infinity).map(({ title, blocks }) => ({ details: title, blocks }))
            : projects.map((project) => projectDetails(project, rowsPerProject(projects.length)))),
        ...((0,analytics_report_period/* isLong */.x7)(report.period) ? [] : [{ details: 'All numbers', blocks: numberTable(report) }]),
        ...(days.length === 0 ? [] : [{ details: 'Days', blocks: days }]),
    ];
}
/** The rows of a table are limited by the number of projects, so that the text stays small enough for a summary. */
const MAX_ROWS_OF_PROJECTS = 100;
const MIN_ROWS = 3;
function rowsPerProject(projects) {
    return Math.max(MIN_ROWS, Math.floor(MAX_ROWS_OF_PROJECTS / projects));
}
function projectDetails(project, maxRows) {
    const { period, metrics } = project;
    return {
        details: (0,name_projects/* projectName */.j)(project),
        blocks: [
            { paragraph: formatPeriod(period) },
            ...numberTable({ metrics, period, projects: [project] }),
            ...summarySections(project, maxRows).flatMap(({ title, blocks }) => [
                { heading: title, level: 4 },
                ...blocks,
            ]),
        ],
    };
}
function emptyReport(report) {
    const { start, steps, comparison } = (0,explain_report/* emptyReportAdvice */.kL)(report);
    return [
        { paragraph: start },
        { list: steps.map(([question, advice]) => [{ strong: question }, ` ${advice}`]), kind: 'numbers' },
        ...(comparison === undefined ? [] : [{ paragraph: comparison }]),
    ];
}
function missingBlocks(report) {
    const lines = (0,missing_parts/* missingParts */.t)(report);
    if (lines.length === 0)
        return [];
    const items = lines.map(({ section, text }) => [{ strong: section }, `: ${text}`]);
    const title = `Not in this report (${(0,format_numbers/* formatCount */.B4)(lines.length)})`;
    const sign = lines.some(({ isFailed }) => isFailed) ? { sign: 'warning' } : {};
    return [{ details: title, ...sign, blocks: [{ list: items }] }];
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/issue-texts.js






/** Returns the title of a summary: `Tidewater: a steady week`. */
function reportHeadline(report) {
    const { clause, sign } = (0,describe_verdict/* describeVerdict */.X)(report);
    return { sign, text: `${(0,name_projects/* subjectOf */.e)(report)}: ${clause}` };
}
/** Returns the end of an issue's title: `9–15 Nov, steady`. */
function issueTitleSuffix(report) {
    return `${(0,format_dates/* formatShortRange */.jt)(report.period)}, ${(0,describe_verdict/* describeVerdict */.X)(report).words}`;
}
/** Returns the text of the issue: the verdict, and what the job summary has. */
function issueBlocks(report, links) {
    return [verdictLine(report), ...summaryBlocks(report, links)];
}
function verdictLine(report) {
    const { sign, text } = reportHeadline(report);
    return { paragraph: [{ sign }, ' ', { strong: text }] };
}
const MAX_TO_DOS = 3;
/** Returns a comment of a few lines. Editing an issue notifies nobody, but a comment does. */
function shortCommentBlocks(report, { reportUrl, runUrl } = {}) {
    const link = reportUrl !== undefined
        ? [{ link: reportUrl, text: 'Open the report', isMain: true }]
        : runUrl === undefined
            ? []
            : [{ link: runUrl, text: 'Open the run', isMain: true }];
    const items = (0,rank_to_dos/* rankToDos */.I)(report)
        .slice(0, MAX_TO_DOS)
        .map((toDo) => [...(0,describe_to_dos/* toDoTitle */.RC)(toDo, report), toDo.evidence[0] ?? '']);
    return [
        verdictLine(report),
        ...link.map((paragraph) => ({ paragraph })),
        ...(items.length === 0 ? [] : [{ list: items, kind: 'tasks' }]),
    ];
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/tables.js

const PAGE = [column('path', 'Page', 'path'), column('title', 'Title', 'text')];
const VOTES = [column('likes', 'Likes', 'count'), column('dislikes', 'Dislikes', 'count')];
const CHANGE = [
    column('value', 'Current', 'count'),
    column('previous', 'Previous', 'count'),
    column('previousIsUpperBound', 'Previous is an upper bound', 'flag'),
    column('changePercent', 'Change', 'change'),
];
const PROJECT_TABLES = {
    pages: {
        title: 'Top pages',
        columns: [...PAGE, column('pageViews', 'Views', 'count'), column('sessions', 'Sessions', 'count')],
    },
    referrers: {
        title: 'Top referrers',
        columns: [
            column('referrer', 'Referrer', 'text'),
            column('pageViews', 'Views', 'count'),
            column('percentage', 'Share', 'percent'),
        ],
    },
    feedback: {
        title: 'Pages with the most votes',
        columns: [
            ...PAGE,
            ...VOTES,
            column('comments', 'Comments', 'count'),
            column('satisfactionRate', 'Satisfaction rate', 'percent'),
        ],
    },
    searchQueries: {
        title: 'Top searches',
        columns: [
            column('query', 'Query', 'text'),
            column('searches', 'Searches', 'count'),
            column('noResults', 'No results', 'flag'),
            column('clicks', 'Clicks', 'count'),
            column('aiEscalations', 'Escalated to AI assistant', 'count'),
        ],
    },
    searchPages: {
        title: 'Searches by page',
        columns: [
            ...PAGE,
            column('searches', 'Searches', 'count'),
            column('noResultSearches', 'Without results', 'count'),
            column('noResultRate', 'No-result rate', 'fraction'),
        ],
    },
    dislikedAnswers: {
        title: 'Disliked answers',
        columns: [
            column('question', 'Question', 'text'),
            column('answer', 'Answer', 'text'),
            column('path', 'Page', 'path'),
            column('date', 'Date', 'date'),
        ],
    },
};
const INSIGHT_TABLES = {
    'high-traffic-poor-feedback': {
        title: 'Popular pages with poor feedback',
        columns: [
            ...PAGE,
            column('pageViews', 'Views', 'count'),
            ...VOTES,
            column('dissatisfiedViews', 'Estimated dissatisfied views (lower bound)', 'count'),
        ],
    },
    'poor-feedback': {
        title: 'Pages with poor feedback',
        columns: [
            ...PAGE,
            ...VOTES,
            column('satisfactionRate', 'Satisfaction rate', 'percent'),
            column('dislikeRateLowerBound', 'Dislike rate (lower bound)', 'fraction'),
            column('comments', 'Comments', 'text'),
        ],
    },
    'no-result-searches': {
        title: 'Searches without results',
        columns: [
            column('query', 'Query', 'text'),
            column('searches', 'Searches', 'count'),
            column('aiEscalations', 'Escalated to AI assistant', 'count'),
        ],
    },
    'low-confidence-questions': {
        title: 'Questions with low-confidence answers',
        columns: [
            column('question', 'Question', 'text'),
            column('count', 'Times asked', 'count'),
            column('lowestConfidence', 'Lowest confidence', 'fraction'),
            column('paths', 'Asked on', 'path'),
            column('lastAskedAt', 'Last asked', 'date'),
        ],
    },
    'traffic-changes': { title: 'Traffic changes', columns: [...PAGE, ...CHANGE] },
    'search-changes': { title: 'Search changes', columns: [column('query', 'Query', 'text'), ...CHANGE] },
};
const DAILY_TABLE = {
    title: 'Daily activity',
    columns: [
        column('date', 'Date', 'date'),
        column('pageViews', 'Page views', 'count'),
        column('sessions', 'Sessions', 'count'),
        column('searches', 'Searches', 'count'),
        column('questions', 'Questions', 'count'),
    ],
};
/** Returns the tables of one project without those that weren't collected. */
function projectTables(project) {
    return report_version/* TABLE_NAMES */.e.flatMap((name) => {
        const rows = project[name];
        return rows ? [buildTable(separateWords(name, '-'), PROJECT_TABLES[name], rows)] : [];
    });
}
function insightTable({ kind, items }) {
    return buildTable(kind, INSIGHT_TABLES[kind], items);
}
function dailyTable(daily) {
    return buildTable('daily', DAILY_TABLE, daily);
}
/** Returns the tables that CSV has in addition to those of the projects. */
function overallTables({ metrics, thresholds, notes, daily, projects }) {
    const metricRows = metrics.map(({ name, ...values }) => ({ metric: name, ...values }));
    const thresholdRows = thresholds.map(({ line, ...result }) => ({ threshold: line, ...result }));
    const noteRows = [{ name: null, notes }, ...projects].flatMap(({ name, notes: ownNotes }) => ownNotes.map((note) => ({ project: name ?? '', ...note })));
    return [
        csvTable('metrics', ['metric', 'value', 'previous', 'changePercent'], metricRows),
        dailyTable(daily),
        csvTable('thresholds', ['threshold', 'value', 'met'], thresholdRows),
        csvTable('notes', ['project', 'section', 'message'], noteRows),
    ];
}
function csvTable(id, fields, rows) {
    return buildTable(id, { title: id, columns: fields.map((field) => column(field, field, 'text')) }, rows);
}
function column(field, label, kind) {
    return { field, label, kind };
}
function buildTable(id, { title, columns }, rows) {
    const valueOf = (row, { field, kind }) => {
        const value = row[field] ?? null;
        if (value !== null && typeof value === 'object')
            return value.join(kind === 'path' ? ', ' : ' · ');
        return kind === 'date' && typeof value === 'string' ? value.slice(0, 10) : value;
    };
    return { id, title, columns, rows: rows.map((row) => columns.map((field) => valueOf(row, field))) };
}
/** Turns camel case into snake case or kebab case. */
function separateWords(name, separator) {
    return name.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase());
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/render-formats.js
/** Renders the report in each format, as text by file name. Pure. */





const FORMATS = ['markdown', 'json', 'csv', 'html'];
/** GitHub drops job summaries above 1 MiB as a whole (reference: limits of GitHub); report.md fits into one. */
const MARKDOWN_LIMIT_BYTES = 1_000_000;
const CSV_FOLDER = 'csv';
/** Returns the content of each file by its name, relative to the results folder. */
async function renderFormats(report, formats, source = {}) {
    const files = new Map();
    if (formats.includes('json'))
        files.set('report.json', renderJson(report));
    if (formats.includes('markdown'))
        files.set('report.md', renderReportMarkdown(report));
    if (formats.includes('csv'))
        for (const [name, text] of renderCsvFiles(report))
            files.set(`${CSV_FOLDER}/${name}.csv`, text);
    if (formats.includes('html')) {
        const { renderHtmlReport } = await Promise.all(/* import() */[__webpack_require__.e(9963), __webpack_require__.e(5209)]).then(__webpack_require__.bind(__webpack_require__, 75209));
        const dataFiles = [
            ...(formats.includes('json') ? ['report.json'] : []),
            ...(formats.includes('csv') ? [`${CSV_FOLDER}/`] : []),
        ];
        files.set('report.html', renderHtmlReport(report, { ...source, dataFiles }));
    }
    return files;
}
function renderReportMarkdown(report) {
    const { sign, text } = reportHeadline(report);
    const blocks = [{ heading: text, sign }, ...summaryBlocks(report)];
    const pointer = 'Truncated. Full version: report.html, report.json and the CSV files.';
    return (0,markdown/* renderMarkdown */.G)(blocks, { limitBytes: MARKDOWN_LIMIT_BYTES, pointer });
}
/** Escapes invisible characters and `<`, so that the file shows all its characters and holds no markup. */
function renderJson(report) {
    const text = JSON.stringify(report, undefined, 2);
    return `${text.replace(/(?!\n)[<\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeCharacter)}\n`;
}
function escapeCharacter(character) {
    return Array.from({ length: character.length }, (_, index) => {
        return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
    }).join('');
}
/** Renders one file per table; rows of several projects start with the project's name. */
function renderCsvFiles(report) {
    const hasSeveralProjects = report.projects.length > 1;
    const tables = new Map(overallTables(report).map((table) => [table.id, table]));
    for (const project of report.projects) {
        for (const table of [...project.insights.map(insightTable), ...projectTables(project)]) {
            const { columns, rows } = hasSeveralProjects ? addProjectColumn(table, project.name ?? '') : table;
            tables.set(table.id, { ...table, columns, rows: [...(tables.get(table.id)?.rows ?? []), ...rows] });
        }
    }
    const headerOf = ({ columns }) => columns.map(({ field }) => separateWords(field, '_'));
    return new Map([...tables].map(([id, table]) => [id, renderCsv(headerOf(table), table.rows)]));
}
function addProjectColumn(table, project) {
    const columns = [{ field: 'project', label: 'Project', kind: 'text' }, ...table.columns];
    return { ...table, columns, rows: table.rows.map((row) => [project, ...row]) };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/formats/write-report.js
/** Writes the files of a report into the results folder. */



/** Returns the absolute paths of the files. */
async function writeReport(report, { formats, resultsDir, runUrl, version }) {
    const files = await renderFormats(report, formats, { runUrl, version });
    const paths = [];
    for (const [name, content] of files) {
        const path = (0,external_node_path_.join)(resultsDir, name);
        await (0,write/* writeAtomically */.vK)(path, content);
        paths.push(path);
    }
    return paths;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ../../build/src/hosts/host.js
var hosts_host = __webpack_require__(36443);
// EXTERNAL MODULE: ../../build/src/text/error-message.js
var error_message = __webpack_require__(92161);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/publish-report.js
/** Uploads the report as an artifact of the run, and updates the issue that has the latest report. */





/**
 * Uploads all files as one artifact, and the HTML report as a second one that opens in the browser. An error of the first
 * ends the run later, because the report itself is complete. An error of the second becomes a notice.
 */
async function uploadReport(context) {
    const { inputs, host, log, record, resultsDir, optional } = context;
    const files = (record.files ?? []).map(({ path }) => path);
    if (!inputs.artifact || files.length === 0)
        return;
    if (!host.uploadArtifact) {
        // By default, artifact is true everywhere, so only a user who set it expects an artifact here.
        if (host.input('artifact'))
            log.notice('artifact: skipped, because artifacts only exist on GitHub and GitLab.');
        return;
    }
    try {
        const request = { name: inputs.artifactName, files, rootDirectory: resultsDir, raw: false };
        record.artifactUrl = (await host.uploadArtifact(request)).url;
    }
    catch (error) {
        const message = (0,error_message/* messageOf */.b)(error);
        if (error instanceof hosts_host/* UnsupportedError */.Wt)
            log.notice(`artifact: ${message.replace(/\.?$/, '.')}`);
        else
            record.artifactProblem = message;
        return;
    }
    const page = files.find((path) => path.endsWith('.html'));
    if (page === undefined)
        return;
    // Each job of a matrix has its own artifact name.
    const request = { name: `${inputs.artifactName}.html`, files: [page], rootDirectory: resultsDir, raw: true };
    record.reportUrl = (await optional('artifact', async () => host.uploadArtifact?.(request)))?.url;
}
/** Errors become notices, so that the job doesn't fail because of the issue. */
async function updateIssue({ inputs, host, log, record, optional }, report) {
    const { issue: title, token = '' } = inputs;
    if (title === undefined)
        return;
    if (!host.upsertIssue) {
        log.notice('issue: skipped, because issues only exist on GitHub and GitLab.');
        return;
    }
    const { runUrl } = host.runContext;
    const links = { reportUrl: record.reportUrl, filesUrl: record.artifactUrl, runUrl };
    const issue = await optional('issue', async () => host.upsertIssue?.({
        marker: markerOf(title),
        title: `${(0,width/* shorten */.ml)(title, publish_report_MAX_TITLE_LENGTH)}: ${issueTitleSuffix(report)}`,
        body: issueBlocks(report, links),
        token,
    }));
    record.issueUrl = issue?.url;
    if (issue && inputs.issueComment)
        await optional('issue-comment', () => issue.addComment(shortCommentBlocks(report, links)));
}
/** Platforms accept 255 characters; the period and the verdict follow. */
const publish_report_MAX_TITLE_LENGTH = 200;
/** Each title has its own issue, so that each project of a matrix can have one. */
function markerOf(title) {
    return `docs-ci:analytics-report:${(0,external_node_crypto_.createHash)('sha256').update(title).digest('hex').slice(0, 16)}`;
}

// EXTERNAL MODULE: ../../build/src/text/globs.js
var globs = __webpack_require__(44830);
// EXTERNAL MODULE: ../../build/src/disk/read.js
var read = __webpack_require__(55919);
;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/read/report-files.js
/** Finds, reads and validates the report.json files that are merged. */






/** A report with 100 rows per table is smaller than one megabyte. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** Reads all reports that match the patterns, and gives each a unique name. Rejects with an InputError that lists every invalid file. */
async function readReports(patterns, { workspace, resultsDir, label }) {
    const globs = filterGlobs(patterns, workspace);
    const invalid = globs.flatMap((glob) => invalidGlobProblem(label, glob) ?? []);
    if (invalid.length > 0)
        throw new api_errors/* InputError */.dz(invalid);
    const paths = await (0,read/* matchFiles */.xo)(patterns, workspace);
    if (paths.length === 0)
        throw new api_errors/* InputError */.dz([
            `${label}: no file matches ${patterns.map((pattern) => JSON.stringify(pattern)).join(', ')}. Check that the reports were created and downloaded.`,
        ]);
    const relativePaths = paths.map((path) => (0,disk_paths/* workspacePath */.X5)(workspace, path));
    const areOutside = paths.map((path) => (0,disk_paths/* leadsOutside */.dr)(workspace, path));
    if (areOutside.includes(true))
        throw new api_errors/* InputError */.dz(relativePaths.filter((_, index) => areOutside[index]).map((path) => outsideProblem(label, path)));
    const ownReport = (0,external_node_path_.join)(resultsDir, 'report.json');
    if (paths.includes(ownReport))
        throw new api_errors/* InputError */.dz([
            `${label}: "${(0,disk_paths/* workspacePath */.X5)(workspace, ownReport)}" is the report that this run writes. Set results-dir to another folder, or exclude this file.`,
        ]);
    const reports = await Promise.all(paths.map((path) => readReport(path)));
    const problems = reports.flatMap((report, index) => 'problem' in report ? [`${label}: ${JSON.stringify(relativePaths[index] ?? '')} ${report.problem}`] : []);
    if (problems.length > 0)
        throw new api_errors/* InputError */.dz(problems);
    const names = projectNames(relativePaths);
    return reports.flatMap((report, index) => ('problem' in report ? [] : [{ name: names[index] ?? '', report }]));
}
/** Returns the patterns that aren't paths of existing files. Windows shells complete such paths with backslashes. */
function filterGlobs(patterns, workspace) {
    return patterns.filter((pattern) => !(0,disk_paths/* isFile */.fo)((0,external_node_path_.resolve)(workspace, pattern)));
}
function invalidGlobProblem(label, glob) {
    const problem = (0,globs/* globProblem */.A)(glob);
    return problem && `${label}: ${JSON.stringify(glob)} ${problem.replace(/\.$/, '')}.`;
}
function outsideProblem(label, path) {
    return `${label}: ${JSON.stringify(path)} points outside the workspace. Use a file inside the workspace.`;
}
async function readReport(path) {
    let data;
    try {
        data = JSON.parse((await (0,read/* readTextFile */.Gu)(path, MAX_FILE_BYTES)).replace(/^\ufeff/, ''));
    }
    catch (error) {
        return {
            problem: error instanceof SyntaxError
                ? "isn't valid JSON. Create the report again."
                : `can't be read: ${error.message}. Check the file.`,
        };
    }
    const { schemaVersion, report } = (typeof data === 'object' && data !== null ? data : {});
    if (report !== 'analytics-report')
        return { problem: "isn't a report.json of analytics-report. Exclude this file." };
    if (schemaVersion !== report_version/* REPORT_VERSION */.A)
        return {
            problem: `has schemaVersion ${String(schemaVersion)}; expected ${report_version/* REPORT_VERSION */.A}. Create all reports with the same version of docs-ci.`,
        };
    const { reportSchema } = await Promise.all(/* import() */[__webpack_require__.e(2087), __webpack_require__.e(8882)]).then(__webpack_require__.bind(__webpack_require__, 8882));
    const parsed = reportSchema.safeParse(data);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    return {
        problem: `has an invalid value at ${issue?.path.join('.') ?? ''} (${issue?.message ?? ''}). Create the report again.`,
    };
}
/** Returns the part of each path that differs from the others; the whole paths if that isn't unique. */
function projectNames(paths) {
    const allSegments = paths.map((path) => path.replace(/\.json$/i, '').split('/'));
    const [first = []] = allSegments;
    if (paths.length === 1)
        return [first.at(-1) === 'report' ? (first.at(-2) ?? 'report') : (first.at(-1) ?? '')];
    const minLength = Math.min(...allSegments.map(({ length }) => length));
    const countShared = (segmentAt) => {
        let count = 0;
        while (count < minLength - 1 && allSegments.every((path) => segmentAt(path, count) === segmentAt(first, count)))
            count += 1;
        return count;
    };
    const start = countShared((segments, index) => segments[index]);
    const end = countShared((segments, index) => segments.at(-1 - index));
    const names = allSegments.map((path) => path.slice(start, Math.max(start + 1, path.length - end)).join('/'));
    return new Set(names).size === names.length ? names : [...paths];
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/summary.js
/** Summarizes a run of analytics-report: outputs, job summary, and the ending. Pure; the record may be incomplete. */













function summarizeReport(record) {
    const { report, files = [], issueUrl, artifactUrl, reportUrl, loggedNotes = [], isPublished, isDryRun } = record;
    if (!report)
        return { outputs: {}, summary: [] };
    const value = (name) => (0,analytics_report_metrics/* metricValue */.a3)(report.metrics, name) ?? undefined;
    const [json, html, csv] = ['report.json', 'report.html', '.csv'].map((ending) => files.find(({ relativePath }) => relativePath.endsWith(ending))?.relativePath);
    return {
        outputs: {
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
            'report-csv': csv && external_node_path_.posix.dirname(csv),
            'issue-url': issueUrl,
        },
        ...(isPublished ? { headline: reportHeadline(report), includesMessage: true } : {}),
        summary: [
            ...(isDryRun ? [{ paragraph: DRY_RUN }] : []),
            ...summaryBlocks(report, { reportUrl, filesUrl: artifactUrl, issueUrl }),
        ],
        brief: briefBlocks(report, loggedNotes),
        links: [
            ...(reportUrl ? [{ label: 'Report', url: reportUrl }] : []),
            ...(issueUrl ? [{ label: 'Report (issue)', url: issueUrl }] : []),
            ...(artifactUrl ? [{ label: 'Report (all files)', url: artifactUrl }] : []),
        ],
        counts: Object.fromEntries(report.metrics.flatMap((metric) => (metric.value === null ? [] : [[metric.name, metric.value]]))),
    };
}
/** Returns what to do first, and what is missing that the log doesn't say already. */
function briefBlocks(report, loggedNotes) {
    const withoutLogged = (part) => {
        return { ...part, notes: part.notes.filter(({ message }) => !loggedNotes.includes(message)) };
    };
    const projects = report.projects.map(withoutLogged);
    const missing = (0,missing_parts/* missingParts */.t)(withoutLogged({ ...report, projects })).map(({ section, text }) => `${section}: ${text}`);
    const toDos = (0,rank_to_dos/* rankToDos */.I)(report).map((toDo) => (0,describe_to_dos/* toDoLine */.th)(toDo, report));
    return [
        ...(toDos.length === 0 ? [] : [{ list: toDos, kind: 'numbers' }]),
        ...((0,analytics_report_period/* isLong */.x7)(report.period) ? [{ paragraph: explain_report/* LONG_PERIOD */.t2 }] : []),
        ...(missing.length === 0 ? [] : [{ list: missing }]),
    ];
}
const DRY_RUN = 'Dry run: no artifact was uploaded and no issue was updated.';
/** Describes the ending of a run that has written its report. */
function describeEnding(report, { files = [], artifactProblem, isDryRun }) {
    const { thresholds, period } = report;
    const unmet = thresholds.filter(({ met }) => !met);
    const mainFile = files.find(({ relativePath }) => relativePath.endsWith('.html')) ?? files[0];
    const verdict = (0,describe_verdict/* describeVerdict */.X)(report).text;
    const found = unmet.length === 0
        ? describeNumbers(report, verdict)
        : [verdict, ...unmet.map((threshold) => (0,format_thresholds/* describeThreshold */.d9)(threshold, period))];
    const sentences = [
        ...(isDryRun ? [DRY_RUN] : []),
        ...(artifactProblem === undefined
            ? found
            : [
                `The report is complete, but the artifact is missing: ${artifactProblem.replace(/\.$/, '')}.`,
                ...(unmet.length === 0 ? [] : found),
            ]),
        ...(mainFile ? [`Report: ${mainFile.relativePath}`] : []),
    ];
    const outcome = artifactProblem === undefined ? (unmet.length > 0 ? 'gate' : 'done') : 'failed';
    return { outcome, message: sentences.join(' ') };
}
/** Returns the verdict and the numbers that it doesn't contain. */
function describeNumbers({ metrics, period }, verdict) {
    const texts = ['traffic.page-views', 'search.total', 'feedback.satisfaction-rate'].flatMap((name) => {
        const value = (0,analytics_report_metrics/* metricValue */.a3)(metrics, name);
        if (value === null)
            return [];
        if (name === 'traffic.page-views')
            return (0,pluralize/* pluralize */.t)(value, 'page view');
        if (name === 'search.total')
            return (0,pluralize/* pluralize */.t)(value, 'search', 'searches');
        return `${analytics_report_metrics/* METRICS */.Cb[name].label.toLowerCase()} ${(0,format_numbers/* formatMetric */.gI)(value, analytics_report_metrics/* METRICS */.Cb[name].scale, period)}`;
    });
    const others = texts.filter((text) => !verdict.startsWith(`${text} `));
    return others.length === 0 ? [verdict] : [verdict, `${others.join(', ')}.`];
}

;// CONCATENATED MODULE: ../../build/src/commands/analytics-report/command.js
/** Declares analytics-report, which reports what readers did and suggests fixes. */


















const inputs = {
    period: (0,input_kinds/* choice */.Yq)(analytics_report_period/* PERIOD_NAMES */.tf, {
        description: 'Days to report, in UTC. last-week is Monday to Sunday, last-month is a calendar month, all other periods end yesterday.',
        default: 'last-7-days',
    }),
    startDate: (0,input_kinds/* date */.p6)({
        description: 'First day of the report, such as 2026-09-01. Replaces period and requires end-date.',
    }),
    endDate: (0,input_kinds/* date */.p6)({
        description: 'Last day of the report. A report of more than 90 days only has page views, searches, questions and daily numbers.',
    }),
    compare: (0,input_kinds/* choice */.Yq)(['previous', 'none'], {
        description: 'Whether to compare with the previous period of the same length, or not (none).',
        default: 'previous',
    }),
    sections: (0,input_kinds/* multipleChoice */.AQ)(SECTION_NAMES, {
        description: `Sections to include, one per line: all, or ${SECTION_NAMES.join(', ')}.`,
        default: 'all',
    }),
    top: (0,input_kinds/* number */.ai)({ description: 'Maximum number of rows per table, 1 to 100.', default: '10' }, { min: 1, max: 100 }),
    pathContains: (0,input_kinds/* text */.Qq)({
        description: 'Only list pages whose path contains this text (case-insensitive). Totals still cover the whole site.',
    }),
    maxConfidence: (0,input_kinds/* number */.ai)({
        description: 'AI answers with a confidence below this value, 0 to 1, count as low-confidence answers.',
        default: '0.5',
    }, { min: 0, max: 1, fractions: true }),
    thresholds: (0,input_kinds/* lines */.Mn)({
        description: "Conditions to meet, one per line, such as search.no-result-rate < 30%. If one isn't met or has no data, the job fails with exit code 3.",
    }),
    formats: (0,input_kinds/* multipleChoice */.AQ)(FORMATS, {
        description: `File formats to write, one per line: all, or ${FORMATS.join(', ')}.`,
        default: 'all',
    }),
    quoteReaders: (0,input_kinds/* flag */.Jt)({
        description: 'Include text that readers typed: searches, questions and comments. If false, referrers are also reduced to their hosts.',
        default: 'true',
    }),
    redact: (0,input_kinds/* flag */.Jt)({
        description: 'Remove e-mail addresses and numbers of 8 or more digits from text that readers typed.',
        default: 'true',
    }),
    artifact: (0,input_kinds/* flag */.Jt)({
        description: 'Upload the report files, and report.html on its own.',
        default: 'true',
    }),
    artifactName: (0,input_kinds/* text */.Qq)({
        description: 'Name of the artifact. The HTML report has this name with .html. Each job of a matrix needs a different name.',
        default: 'analytics-report',
    }),
    issue: (0,input_kinds/* text */.Qq)({
        description: 'Title of the issue to create, update or reopen with the latest report. Needs issues: write on GitHub, token on GitLab.',
    }),
    issueComment: (0,input_kinds/* flag */.Jt)({
        description: 'Add a short comment to the issue in each run, so that its subscribers are notified. Requires issue.',
        default: 'false',
    }),
    merge: (0,input_kinds/* lines */.Mn)({
        description: 'Glob patterns of report.json files to merge into one report, one per line. Merging needs no api-key and sends no API requests.',
    }),
    ...(0,common_inputs/* commonInputs */.j)({
        name: 'analytics-report',
        timeout: '10m',
        timeoutText: 'Sections that keep failing are skipped before the limit.',
    }),
};
/** The time is enough for an artifact and an issue, each with a retry. */
const MAX_PUBLISHING_MS = 60_000;
const analyticsReport = {
    name: 'analytics-report',
    summary: 'Report page views, searches and feedback, with suggested fixes',
    branding: { icon: 'bar-chart', color: 'blue' },
    inputs,
    inputGroups: {
        Report: ['period', 'startDate', 'endDate', 'compare', 'sections', 'top', 'pathContains', 'maxConfidence', 'merge'],
        'Checks and formats': ['thresholds', 'formats', 'quoteReaders', 'redact'],
        'On GitHub and GitLab': ['artifact', 'artifactName', 'issue', 'issueComment'],
    },
    keyRole: 'viewer',
    examples: [
        'analytics-report --period last-week',
        'analytics-report --thresholds "search.no-result-rate < 30%"',
        'analytics-report --sections traffic --sections search --formats csv',
    ],
    outputs: {
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
        'report-csv': 'Folder of the CSV files, relative to the workspace',
        'issue-url': 'URL of the issue',
    },
    // A section that waits for the rate limit until the timeout would leave no time to publish the others.
    publishingMs: (timeoutMs) => Math.min(timeoutMs / 10, MAX_PUBLISHING_MS),
    createRecord: () => ({}),
    needsService: (values) => values.merge === undefined,
    gitlab: { exposeResultsAs: 'Documentation report' },
    check: ({ merge, startDate, endDate, sections = SECTION_NAMES, thresholds = [], issue, issueComment }) => [
        ...(issueComment && issue === undefined
            ? [{ input: 'issueComment', problem: 'requires issue. Set issue to the title of the issue.' }]
            : []),
        ...(0,analytics_report_period/* periodProblems */.wp)({ startDate, endDate }),
        ...(0,analytics_report_thresholds/* thresholdProblems */.oT)(thresholds, merge ? SECTION_NAMES : sections),
    ],
    run: runReport,
    onInterrupted: ({ files }) => (files ? 'The report files were already written.' : undefined),
    summarize: summarizeReport,
};
async function runReport(context) {
    const { host, record, resultsDir, version } = context;
    await checkResultsDir(context);
    const { merge } = context.inputs;
    const report = redactReport(await (merge ? mergeFiles(context, merge) : collectReport(context)), context.redact);
    record.report = report;
    const { runUrl } = host.runContext;
    const files = await writeReport(report, { formats: context.inputs.formats, resultsDir, runUrl, version });
    record.files = files.map((path) => ({ path, relativePath: (0,disk_paths/* workspacePath */.X5)(host.workspace, path) }));
    record.isDryRun = context.inputs.dryRun;
    if (!record.isDryRun) {
        await uploadReport(context);
        await updateIssue(context, report);
    }
    record.isPublished = record.artifactProblem === undefined;
    return describeEnding(report, record);
}
/** Checking before the first request saves the requests of a report that can't be written. */
async function checkResultsDir({ resultsDir, host }) {
    try {
        await (0,write/* createResultsDir */.u4)(resultsDir);
    }
    catch (error) {
        const reason = await (0,write/* describeResultsError */.i0)(host.workspace, error);
        throw new api_errors/* InputError */.dz([
            `${host.label('results-dir')}: couldn't write to "${(0,disk_paths/* workspacePath */.X5)(host.workspace, resultsDir)}": ${reason}`,
        ]);
    }
}
async function collectReport(context) {
    const { inputs: values, host, log, clock, redact } = context;
    const period = (0,analytics_report_period/* planPeriod */.TY)(values, clock.now());
    if ('problem' in period)
        throw new api_errors/* InputError */.dz([`${host.label('start-date')}: ${period.problem}`]);
    if (period.isOpen)
        log.notice((0,analytics_report_period/* openPeriodNote */.OA)(period));
    const query = { ...values, period };
    const collected = await collect(context, query);
    context.record.loggedNotes = [
        ...(period.isOpen ? [(0,analytics_report_period/* openPeriodNote */.OA)(period)] : []),
        ...collected.failures.map(failureNote),
    ];
    return buildReport(collected, {
        query,
        redactText: readerTextRedaction(values, redact),
        thresholds: values.thresholds ?? [],
        nowMs: clock.now(),
    });
}
async function mergeFiles({ inputs: values, host, log, clock, redact, resultsDir }, patterns) {
    const reports = await readReports(patterns, { workspace: host.workspace, resultsDir, label: host.label('merge') });
    log.info(`Merging ${(0,pluralize/* pluralize */.t)(reports.length, 'report')}: ${reports.map(({ name }) => name).join(', ')}.`);
    const { top, thresholds = [] } = values;
    return mergeReports(reports, {
        top,
        thresholds,
        redactText: readerTextRedaction(values, redact),
        nowMs: clock.now(),
    });
}
/** Undefined means that text of readers is omitted. */
function readerTextRedaction({ quoteReaders, redact: isPiiRedacted }, redactSecrets) {
    if (!quoteReaders)
        return undefined;
    return (typed) => (isPiiRedacted ? redactPii(redactSecrets(typed)) : redactSecrets(typed));
}
function redactReport(report, redactSecrets) {
    const redact = (_, value) => (typeof value === 'string' ? redactSecrets(value) : value);
    return JSON.parse(JSON.stringify(report), redact);
}


/***/ }),

/***/ 55378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ dailySeries)
/* harmony export */ });
/* harmony import */ var _period_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1551);
/** Puts the days of a report beside those of the previous period. Pure. */

const SERIES = [
    { field: 'pageViews', label: 'Page views' },
    { field: 'searches', label: 'Searches' },
    { field: 'questions', label: 'Questions to the AI assistant' },
];
/** Returns the series that have something to draw. */
function dailySeries(report) {
    const before = daysBefore(report);
    return SERIES.map((definition) => seriesOf(report.daily, before, definition)).filter(hasLine);
}
/** Returns true if there is something to draw: at least two days, and not only zeros. */
function hasLine({ values }) {
    return values.filter((value) => value !== null).length > 1 && values.some((value) => (value ?? 0) > 0);
}
/** Returns the days of the previous period by the day that they are compared with. */
function daysBefore({ projects, period }) {
    const days = new Map();
    if (period.previous === null || projects.some(({ dailyBefore }) => dailyBefore.length === 0))
        return days;
    for (const day of projects.flatMap(({ dailyBefore }) => dailyBefore)) {
        const date = (0,_period_js__WEBPACK_IMPORTED_MODULE_0__/* .addDays */ .fi)(day.date, period.days);
        days.set(date, [...(days.get(date) ?? []), day]);
    }
    return days;
}
function seriesOf(daily, before, { field, label }) {
    const previous = daily.map(({ date }) => {
        const known = (before.get(date) ?? []).flatMap((day) => day[field] ?? []);
        return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
    });
    return {
        field,
        label,
        dates: daily.map(({ date }) => date),
        values: daily.map((day) => day[field]),
        previous: previous.every((value) => value === null) ? [] : previous,
    };
}


/***/ }),

/***/ 1558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ FAILED_PART),
/* harmony export */   _l: () => (/* binding */ metricText),
/* harmony export */   bi: () => (/* binding */ whyMissing),
/* harmony export */   ik: () => (/* binding */ describeMetricChange),
/* harmony export */   uQ: () => (/* binding */ describeChange)
/* harmony export */ });
/* harmony import */ var _analysis_key_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32855);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66933);
/* harmony import */ var _period_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1551);
/* harmony import */ var _format_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71707);
/** Describes changes with a sign, a number and a word, and says why a number is missing. Pure. */




const WORDS = {
    better: 'better',
    worse: 'worse',
    up: 'up',
    down: 'down',
    same: 'about the same',
};
/**
 * @param amount the formatted change, such as `+4.4%`
 * @param direction null if there is nothing to compare
 */
function describeChange(amount, direction) {
    if (direction === null)
        return undefined;
    const sign = direction === 'same' ? '=' : amount.startsWith('−') ? '▼' : '▲';
    const number = amount === _format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_CHANGE */ .XG ? '' : `${amount} `;
    return { sign, text: number + WORDS[direction], direction };
}
function describeMetricChange(metric) {
    return describeChange((0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMetricChange */ .ud)(metric), (0,_analysis_key_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .directionOf */ .F)(metric));
}
/** Formats a value, or says why there is none. */
function metricText(metric, projects, period) {
    return metric.value === null
        ? whyMissing(metric.name, projects, period)
        : (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMetric */ .gI)(metric.value, _metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[metric.name].scale, period);
}
const NOTHING_TO_RATE = {
    'feedback.total': 'no votes',
    'search.total': 'no searches',
};
/** Says in a few words why a metric has no value. */
function whyMissing(name, projects, period) {
    const definition = _metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[name];
    const notes = projects.flatMap((project) => project.notes).filter(({ section }) => section === definition.section);
    if (notes.some(isNotAllowed))
        return 'not in your plan';
    if (notes.some(isNotFetched))
        return "couldn't be fetched";
    if ((0,_period_js__WEBPACK_IMPORTED_MODULE_2__/* .isLong */ .x7)(period))
        return _period_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_AVAILABLE */ .e5;
    return ('weight' in definition ? NOTHING_TO_RATE[definition.weight] : undefined) ?? 'no data';
}
/** Matches the notes of failed requests: what is missing, and the reason. */
const FAILED_PART = /^Couldn't fetch ([^:]*): (.*)\.$/s;
function isNotFetched({ message }) {
    return FAILED_PART.test(message);
}
function isNotAllowed({ message }) {
    return FAILED_PART.exec(message)?.[2]?.endsWith('(HTTP 403)') ?? false;
}


/***/ }),

/***/ 225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QF: () => (/* binding */ MAX_WORDS_LENGTH),
/* harmony export */   RC: () => (/* binding */ toDoTitle),
/* harmony export */   th: () => (/* binding */ toDoLine)
/* harmony export */ });
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46965);
/* harmony import */ var _analysis_rank_to_dos_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6400);
/* harmony import */ var _name_projects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11911);
/* harmony import */ var _page_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82472);




/** The tables have longer texts. */
const MAX_WORDS_LENGTH = 100;
/** Returns what to do in bold, with a link to the page. A report of several projects names the project first. */
function toDoTitle(toDo, report) {
    const { verb, page, project } = toDo;
    const url = page && (0,_page_url_js__WEBPACK_IMPORTED_MODULE_2__/* .pageUrl */ .f)(project.site, page.path);
    const title = page && url !== undefined
        ? [{ strong: verb }, ' ', { link: url, text: shortName(page), isMain: true }, '.']
        : [{ strong: plainTitle(toDo) }];
    return [projectPrefix(toDo, report), ...title, ' '];
}
/** Returns what to do and the main evidence without links, for lines that people don't click. */
function toDoLine(toDo, report) {
    return `${projectPrefix(toDo, report)}${plainTitle(toDo)} ${toDo.evidence[0] ?? ''}`;
}
function plainTitle({ verb, page, words }) {
    if (words !== undefined)
        return (0,_analysis_rank_to_dos_js__WEBPACK_IMPORTED_MODULE_1__/* .endSentence */ .H)(`${verb} “${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(words, MAX_WORDS_LENGTH)}”`);
    return page ? `${verb} ${shortName(page)}.` : `${verb}.`;
}
function shortName(page) {
    return (0,_text_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)((0,_page_url_js__WEBPACK_IMPORTED_MODULE_2__/* .pageText */ .x)(page), MAX_WORDS_LENGTH);
}
function projectPrefix({ project }, { projects }) {
    return projects.length > 1 ? `${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)((0,_name_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .projectName */ .j)(project), MAX_WORDS_LENGTH)}: ` : '';
}


/***/ }),

/***/ 80590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ describeVerdict)
/* harmony export */ });
/* unused harmony export describeUnmet */
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22805);
/* harmony import */ var _analysis_key_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32855);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66933);
/* harmony import */ var _format_dates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81140);
/* harmony import */ var _format_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71707);
/* harmony import */ var _explain_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43627);
/* harmony import */ var _key_cards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78854);







function describeVerdict(report) {
    const { metrics, thresholds, period } = report;
    const unmet = thresholds.filter(({ met }) => !met).length;
    if (unmet > 0)
        return describeUnmet(unmet, thresholds.length);
    if ((0,_explain_report_js__WEBPACK_IMPORTED_MODULE_4__/* .isEmpty */ .Im)(report))
        return verdict(_explain_report_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_READERS */ .hE, 'no readers', 'neutral');
    const changes = rateChanges(report);
    const decisive = changes.find(({ direction }) => direction === 'worse') ?? changes.find(({ direction }) => direction === 'better');
    if (decisive) {
        const isBetter = decisive.direction === 'better';
        const [text, words] = isBetter ? decisive.better : decisive.worse;
        return verdict(`${text} than before`, words, isBetter ? 'good' : 'warning');
    }
    const views = (0,_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .findMetric */ .GF)(metrics, 'traffic.page-views');
    const traffic = views ? (0,_analysis_key_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .directionOf */ .F)(views) : null;
    if (views && (traffic === 'up' || traffic === 'down')) {
        const amount = views.changePercent === null ? '' : ` by ${(0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatChange */ .eD)(Math.abs(views.changePercent)).replace('+', '')}`;
        const words = `traffic ${traffic === 'up' ? 'grew' : 'fell'}`;
        return verdict(`Traffic ${traffic === 'up' ? 'grew' : 'fell'}${amount}`, words, 'neutral');
    }
    if (metrics.some((metric) => (0,_analysis_key_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .directionOf */ .F)(metric) !== null)) {
        const clause = `a steady ${(0,_format_dates_js__WEBPACK_IMPORTED_MODULE_2__/* .periodNoun */ .IN)(period)}`;
        const text = `A steady ${(0,_format_dates_js__WEBPACK_IMPORTED_MODULE_2__/* .periodNoun */ .IN)(period)}: nothing changed beyond chance.`;
        return { text, clause, words: 'steady', sign: 'good' };
    }
    const days = (0,_format_dates_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDays */ .n1)(period.days);
    if (views?.value == null)
        return verdict(`What readers did in ${days}`, 'no comparison', 'good');
    const count = (0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_6__/* .pluralize */ .t)(views.value, 'page view');
    return verdict(`${count} in ${days}`, count, 'good');
}
/** `3 of 4 thresholds aren't met.` */
function describeUnmet(unmet, count) {
    const plural = `${unmet} of ${count} thresholds ${unmet === 1 ? "isn't" : "aren't"} met`;
    const words = count === 1 ? 'threshold not met' : 'thresholds not met';
    return verdict(count === 1 ? "The threshold isn't met" : plural, words, 'warning');
}
function verdict(sentence, words, sign) {
    const clause = sentence.charAt(0).toLowerCase() + sentence.slice(1);
    return { text: `${sentence}.`, clause, words, sign };
}
/** The change that matters most comes first. */
function rateChanges({ metrics }) {
    const of = (name) => {
        const metric = (0,_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .findMetric */ .GF)(metrics, name);
        return metric ? (0,_analysis_key_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .directionOf */ .F)(metric) : null;
    };
    return [
        {
            direction: (0,_key_cards_js__WEBPACK_IMPORTED_MODULE_5__/* .hasFewVotes */ .g3)(metrics) ? null : of('feedback.satisfaction-rate'),
            better: ['Readers are more satisfied', 'more satisfied'],
            worse: ['Readers are less satisfied', 'less satisfied'],
        },
        {
            direction: of('search.no-result-rate'),
            better: ['Searches find more', 'searches find more'],
            worse: ['Searches find less', 'searches find less'],
        },
        {
            direction: (0,_analysis_key_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .lowConfidenceShare */ .s)(metrics).direction,
            better: ['The AI assistant is more confident', 'AI more confident'],
            worse: ['The AI assistant is less confident', 'AI less confident'],
        },
    ];
}


/***/ }),

/***/ 43627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   hE: () => (/* binding */ NO_READERS),
/* harmony export */   kL: () => (/* binding */ emptyReportAdvice),
/* harmony export */   t2: () => (/* binding */ LONG_PERIOD)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22805);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66933);
/* harmony import */ var _format_dates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81140);
/** Explains reports that have less than a usual one: no readers, or a long period. Pure. */



const LONG_PERIOD = 'A period of more than 90 days has page views, searches, questions and daily numbers only, and no comparison.';
/** Returns true if the service recorded no readers at all. */
function isEmpty({ metrics, daily, projects }) {
    const views = (0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .metricValue */ .a3)(metrics, 'traffic.page-views');
    const days = daily.flatMap(({ pageViews, searches, questions }) => [pageViews, searches, questions]);
    const values = [...metrics.map(({ value }) => value), ...days];
    const rows = projects.flatMap(({ pages, feedback, referrers }) => [pages, feedback, referrers].map((table) => table?.length ?? 0));
    return ((views === 0 || daily.some(({ pageViews }) => pageViews === 0)) &&
        values.every((value) => value === null || value === 0) &&
        rows.every((count) => count === 0));
}
const NO_READERS = 'No readers were recorded';
/** Says what to check if the service recorded no readers. */
function emptyReportAdvice({ period, metrics }) {
    const before = (0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .findMetric */ .GF)(metrics, 'traffic.page-views')?.previous ?? null;
    const noun = (0,_format_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .periodNoun */ .IN)(period);
    const count = before === null || before === 0 ? undefined : (0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(before, 'page view');
    const none = before === 0 ? `There were none the ${noun} before, either.` : undefined;
    return {
        start: 'In this period, the service recorded no page views, searches, votes and questions. If you expected some, check in this order:',
        steps: [
            ['Is the site live?', 'Open its URL.'],
            [
                'Is it the right project?',
                'An API key belongs to one project. Compare the numbers in the dashboard for the same dates.',
            ],
            ['Are analytics on?', 'They can be off in the settings of the project, and content blockers hide readers.'],
        ],
        comparison: count === undefined ? none : `There ${before === 1 ? 'was' : 'were'} ${count} the ${noun} before.`,
    };
}


/***/ }),

/***/ 81140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ unbroken),
/* harmony export */   IN: () => (/* binding */ periodNoun),
/* harmony export */   IO: () => (/* binding */ formatLongDay),
/* harmony export */   Lu: () => (/* binding */ formatRange),
/* harmony export */   _H: () => (/* binding */ formatDayLabel),
/* harmony export */   cM: () => (/* binding */ isWeekend),
/* harmony export */   jt: () => (/* binding */ formatShortRange),
/* harmony export */   mf: () => (/* binding */ formatShortDay),
/* harmony export */   n1: () => (/* binding */ formatDays)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);
/** Formats days and periods for people, independent of the language and the time zone of the machine. Pure. */

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAYS_PER_WEEK = 7;
function dayOf(date) {
    const time = new Date(Date.parse(date));
    return {
        day: time.getUTCDate(),
        month: MONTHS[time.getUTCMonth()] ?? '',
        year: time.getUTCFullYear(),
        weekday: time.getUTCDay(),
    };
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
    if (startDate === endDate)
        return formatShortDay(endDate);
    const isSameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
    return isSameMonth
        ? `${dayOf(startDate).day}–${formatShortDay(endDate)}`
        : `${formatShortDay(startDate)} – ${formatShortDay(endDate)}`;
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
function isWeekend(date) {
    return dayOf(date).weekday % 6 === 0;
}
/** What a period is called in a sentence. */
function periodNoun({ days }) {
    if (days === 1)
        return 'day';
    return days === DAYS_PER_WEEK ? 'week' : 'period';
}
function formatDays(days) {
    return (0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralize */ .t)(days, 'day');
}


/***/ }),

/***/ 71707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   MJ: () => (/* binding */ formatFraction),
/* harmony export */   V5: () => (/* binding */ NO_DATA),
/* harmony export */   Vd: () => (/* binding */ withRealMinus),
/* harmony export */   XG: () => (/* binding */ NO_CHANGE),
/* harmony export */   Xf: () => (/* binding */ formatPoints),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   gI: () => (/* binding */ formatMetric),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   ud: () => (/* binding */ formatMetricChange)
/* harmony export */ });
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66933);
/* harmony import */ var _period_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1551);
/** Formats numbers, independent of the language of the machine. Pure. */


const NO_DATA = 'no data';
/** Shown if there is nothing to compare with. */
const NO_CHANGE = '–';
const COUNTS = new Intl.NumberFormat('en-US');
/** Formats counts like `12,345`. */
function formatCount(value) {
    return value === null ? NO_DATA : COUNTS.format(value);
}
/** Formats 0–100 like `59.6%`. */
function formatPercent(value, digits = 1) {
    return value === null ? NO_DATA : `${formatDecimal(value, digits)}%`;
}
/** Formats 0–1 like `59.6%`. */
function formatFraction(value) {
    return formatPercent(value === null ? null : value * 100);
}
/** Formats relative changes like `+12.3%` and `−4.0%`. */
function formatChange(value, digits = 1) {
    return value === null ? NO_CHANGE : `${formatDecimal(value, digits, 'exceptZero')}%`;
}
/** Formats differences of percentages, which are percentage points, like `+7.8 pp` and `−6.1 pp`. */
function formatPoints(value, digits = 1) {
    return value === null ? NO_CHANGE : `${formatDecimal(value, digits, 'exceptZero')} pp`;
}
/** Formats the change of a metric: rates in percentage points, counts in percent. */
function formatMetricChange(metric) {
    return _metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[metric.name].scale === 'count'
        ? formatChange(metric.changePercent)
        : formatPoints((0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .changePoints */ .UI)(metric));
}
/** Long periods are the reason for missing values, so the text says that instead of no data. */
function formatMetric(value, scale, period) {
    if (value === null && (0,_period_js__WEBPACK_IMPORTED_MODULE_1__/* .isLong */ .x7)(period))
        return _period_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_AVAILABLE */ .e5;
    if (scale === 'count')
        return formatCount(value);
    return scale === 'percent' ? formatPercent(value) : formatFraction(value);
}
function formatDecimal(value, digits, signDisplay = 'auto') {
    const text = value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: digits, signDisplay });
    return withRealMinus(text);
}
/** Replaces the hyphen in front of a number by the minus sign. */
function withRealMinus(text) {
    return text.replace(/^-/, '−');
}


/***/ }),

/***/ 12781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jp: () => (/* binding */ formatThresholdLine),
/* harmony export */   d9: () => (/* binding */ describeThreshold)
/* harmony export */ });
/* unused harmony export formatThresholdValue */
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66933);
/* harmony import */ var _period_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1551);
/* harmony import */ var _thresholds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33902);
/* harmony import */ var _format_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71707);
/** Formats thresholds and their values, with both sides in one unit. Pure. */




/** More digits would be noise. */
const MAX_DIGITS = 6;
/** Formats the threshold as an input line in the unit of its value: `search.no-result-rate < 0.3` has the limit `30%`. */
function formatThresholdLine(result) {
    const { metric, isChange, operator, limit } = result;
    const unit = { count: '', percent: '%', points: 'pp' }[unitOf(result)];
    return `${metric}${isChange ? _thresholds_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE */ .PL : ''} ${operator} ${toUnit(result, limit)}${unit}`;
}
/** Formats the value with one decimal, or with as many as show on which side of the limit it is. */
function formatThresholdValue(result, period) {
    const { isChange, value, operator, limit, met } = result;
    if (value === null)
        return !isChange && (0,_period_js__WEBPACK_IMPORTED_MODULE_1__/* .isLong */ .x7)(period) ? _period_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_AVAILABLE */ .e5 : _format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_DATA */ .V5;
    const unit = unitOf(result);
    if (unit === 'count')
        return (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(value);
    const shown = toUnit(result, value);
    let digits = 1;
    while (digits < MAX_DIGITS && (0,_thresholds_js__WEBPACK_IMPORTED_MODULE_2__/* .isMet */ .TD)(operator, (0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .round */ .LI)(shown, digits), toUnit(result, limit)) !== met)
        digits += 1;
    if (unit === 'points')
        return (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPoints */ .Xf)(shown, digits);
    return isChange ? (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatChange */ .eD)(shown, digits) : (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(shown, digits);
}
const OPERATOR_WORDS = {
    '<': 'below',
    '<=': 'at most',
    '>': 'above',
    '>=': 'at least',
    '==': 'exactly',
};
/** Says the value and the limit in one sentence: `No-result rate is 41.2%; the threshold is below 30%.` */
function describeThreshold(result, period) {
    const { label, scale } = _metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[result.metric];
    const isPlural = scale === 'count';
    const value = formatThresholdValue(result, period);
    let finding = `${isPlural ? 'are' : 'is'} ${value}`;
    if (value === _format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_DATA */ .V5)
        finding = `${isPlural ? 'have' : 'has'} no data${result.isChange ? ' to compare' : ''}`;
    else if (result.isChange) {
        const isRelativeRate = scale !== 'count' && !(0,_thresholds_js__WEBPACK_IMPORTED_MODULE_2__/* .isPoints */ .U2)(result);
        finding = `changed by ${value}${isRelativeRate ? ' (relative)' : ''}`;
    }
    return `${label} ${finding}; the threshold is ${OPERATOR_WORDS[result.operator]} ${formatLimit(result)}.`;
}
function formatLimit(result) {
    const limit = toUnit(result, result.limit).toLocaleString('en-US', { maximumFractionDigits: MAX_DIGITS });
    return (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .withRealMinus */ .Vd)(limit) + { count: '', percent: '%', points: ' pp' }[unitOf(result)];
}
function unitOf(result) {
    if (result.isChange)
        return (0,_thresholds_js__WEBPACK_IMPORTED_MODULE_2__/* .isPoints */ .U2)(result) ? 'points' : 'percent';
    return _metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[result.metric].scale === 'count' ? 'count' : 'percent';
}
/** Turns fractions into percentages; other numbers have their unit already. */
function toUnit({ metric, isChange }, value) {
    return !isChange && _metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[metric].scale === 'fraction' ? (0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .round */ .LI)(value * 100, 8) : value;
}


/***/ }),

/***/ 78854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PG: () => (/* binding */ keyCards),
/* harmony export */   g3: () => (/* binding */ hasFewVotes),
/* harmony export */   jE: () => (/* binding */ FEW_VOTES)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22805);
/* harmony import */ var _analysis_key_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32855);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66933);
/* harmony import */ var _period_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1551);
/* harmony import */ var _describe_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1558);
/* harmony import */ var _format_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71707);
/** Describes the numbers that a report is judged by, each with its change in words. Pure. */






/** With fewer votes, a rate says nothing. */
const MIN_VOTES = 5;
const FEW_VOTES = 'too few votes to say more';
function hasFewVotes(metrics) {
    const votes = (0,_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .metricValue */ .a3)(metrics, 'feedback.total');
    return votes !== null && votes > 0 && votes < MIN_VOTES;
}
function keyCards(report) {
    const cards = [
        card(report, 'traffic.page-views'),
        card(report, 'feedback.satisfaction-rate', (votes) => (0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_5__/* .pluralize */ .t)(votes, 'vote')),
        card(report, 'search.no-result-rate', (searches) => (0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_5__/* .pluralize */ .t)(searches, 'search', 'searches')),
        confidenceCard(report),
    ];
    return cards.filter((one) => one !== undefined);
}
/** Sections that nobody asked for, and numbers that long periods can't have, get no card. */
function hasCard({ projects, period }, name, value) {
    return (projects.some(({ sections }) => sections.includes(_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[name].section)) && (value !== null || !(0,_period_js__WEBPACK_IMPORTED_MODULE_2__/* .isLong */ .x7)(period)));
}
function card(report, name, describeTotal) {
    const { metrics, projects, period } = report;
    const metric = (0,_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .findMetric */ .GF)(metrics, name);
    if (!metric || !hasCard(report, name, metric.value))
        return undefined;
    const { value, previous } = metric;
    const definition = _metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[name];
    const total = 'weight' in definition ? (0,_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .metricValue */ .a3)(metrics, definition.weight) : null;
    const isFew = name === 'feedback.satisfaction-rate' && hasFewVotes(metrics);
    return {
        label: definition.label,
        value: (0,_describe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .metricText */ ._l)(metric, projects, period),
        isMissing: value === null,
        total: value === null || total === null ? undefined : describeTotal?.(total),
        before: previous === null ? undefined : (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMetric */ .gI)(previous, definition.scale, period),
        change: isFew || value === null || previous === null ? undefined : (0,_describe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .describeMetricChange */ .ik)(metric),
        isFew,
    };
}
function confidenceCard(report) {
    const { metrics, projects, period } = report;
    const { value, previous, total, changePoints, direction } = (0,_analysis_key_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .lowConfidenceShare */ .s)(metrics);
    if (!hasCard(report, 'ai.low-confidence', value))
        return undefined;
    const why = total === 0 ? 'no questions' : (0,_describe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .whyMissing */ .bi)('ai.low-confidence', projects, period);
    return {
        label: _metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb['ai.low-confidence'].label,
        value: value === null ? why : (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)(value),
        isMissing: value === null,
        total: value === null ? undefined : (0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_5__/* .pluralize */ .t)(total ?? 0, 'question'),
        before: previous === null ? undefined : (0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)(previous),
        change: (0,_describe_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .describeChange */ .uQ)((0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPoints */ .Xf)(changePoints), direction),
        isFew: false,
    };
}


/***/ }),

/***/ 15312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ missingParts)
/* harmony export */ });
/* harmony import */ var _period_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1551);
/* harmony import */ var _describe_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1558);
/* harmony import */ var _name_projects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11911);
/** Says what a report lacks and why, with one line for each section and cause. Pure. */



/** What people call the sections that inputs name. */
const SECTION_TITLES = new Map([
    ['overview', 'Totals'],
    ['traffic', 'Daily page views'],
    ['pages', 'Pages'],
    ['referrers', 'Referrers'],
    ['feedback', 'Feedback'],
    ['ai', 'AI assistant'],
    ['search', 'Search'],
    ['readers', 'Text of readers'],
    ['period', 'Period'],
]);
/** Leaves out what the head of a report says. */
function missingParts({ notes, projects, period }) {
    const isMerged = projects.length > 1;
    return [
        ...groupNotes(notes, period),
        ...projects.flatMap((project) => groupNotes(project.notes, project.period).map((line) => isMerged ? { ...line, section: `${(0,_name_projects_js__WEBPACK_IMPORTED_MODULE_2__/* .projectName */ .j)(project)}: ${line.section}` } : line)),
    ];
}
function groupNotes(notes, period) {
    const groups = new Map();
    const lines = [];
    for (const { section, message } of notes) {
        if (isInHead(message, period))
            continue;
        const title = SECTION_TITLES.get(section) ?? section;
        const [, part, reason = ''] = _describe_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED_PART */ .CI.exec(message) ?? [];
        if (part === undefined) {
            lines.push({ section: title, text: message, isFailed: false });
            continue;
        }
        const key = JSON.stringify([section, reason]);
        const group = groups.get(key) ?? { section: title, parts: [], reason };
        if (!group.parts.includes(part))
            group.parts.push(part);
        groups.set(key, group);
    }
    const failed = [...groups.values()].map(({ section, parts, reason }) => {
        const last = parts.at(-1) ?? '';
        const list = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
        return { section, text: `Couldn't fetch ${list}: ${reason}.`, isFailed: true };
    });
    return [...failed, ...lines];
}
function isInHead(message, period) {
    return ((0,_period_js__WEBPACK_IMPORTED_MODULE_0__/* .isLong */ .x7)(period) && message.endsWith(`: ${_period_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_AVAILABLE */ .e5}.`)) || message === (0,_period_js__WEBPACK_IMPORTED_MODULE_0__/* .openPeriodNote */ .OA)(period);
}


/***/ }),

/***/ 11911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ subjectOf),
/* harmony export */   j: () => (/* binding */ projectName)
/* harmony export */ });
/** Returns what the report is about: the project, its site, or the number of projects. */
function subjectOf({ projects }) {
    const [first] = projects;
    if (projects.length > 1)
        return `${projects.length} projects`;
    return first?.title ?? hostOf(first?.site ?? null) ?? 'Your documentation';
}
function hostOf(site) {
    return site !== null && URL.canParse(site) ? new URL(site).host : undefined;
}
function projectName({ title, name }) {
    if (title === null)
        return name ?? '';
    return name === null || name === title ? title : `${title} (${name})`;
}


/***/ }),

/***/ 82472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ pageUrl),
/* harmony export */   x: () => (/* binding */ pageText)
/* harmony export */ });
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67720);
/** Finds the name and the URL of a page. A path can't lead to another site, whatever a reader appended to it. Pure. */

/** Returns the title, or the path of a page without one. */
function pageText({ path, title }) {
    return title === null || title.trim() === '' ? path : title;
}
/** Returns the URL of a page of the site; undefined if the site is unknown or the path isn't one of its pages. */
function pageUrl(site, path) {
    if (site === null || !(0,_text_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isWebUrl */ .O9)(site) || !path.startsWith('/'))
        return undefined;
    const { origin, pathname } = new URL(site);
    const address = `${origin}${pathname.replace(/\/+$/, '')}${path}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    return url.origin === origin && url.username === '' ? url.href : undefined;
}


/***/ }),

/***/ 86175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ selectMetrics)
/* harmony export */ });
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66933);
/** Selects the metrics that a report shows. Pure. */

/** Returns the metrics of the sections that at least one project has. */
function selectMetrics(metrics, projects) {
    return metrics.filter(({ name }) => projects.some(({ sections }) => sections.includes(_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[name].section)));
}


/***/ }),

/***/ 25697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   Tk: () => (/* binding */ describeCountChange),
/* harmony export */   U_: () => (/* binding */ shortReferrer),
/* harmony export */   Ym: () => (/* binding */ queryRows),
/* harmony export */   Ys: () => (/* binding */ answerRows),
/* harmony export */   dj: () => (/* binding */ otherTrafficChanges),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   sD: () => (/* binding */ poorRows)
/* harmony export */ });
/* harmony import */ var _chance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84702);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66933);
/* harmony import */ var _format_dates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81140);
/* harmony import */ var _format_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71707);
/** Prepares the rows of the tables that people read, in Markdown and HTML. CSV has the rows of report.json. Pure. */




/** Returns the items of an insight, or none if the project doesn't have it. */
function itemsOf({ insights }, kind) {
    const insight = insights.find((one) => one.kind === kind);
    const items = insight?.items ?? [];
    return items;
}
/** Lists the pages that more readers dislike than the other pages, with what readers wrote. */
function poorRows(project) {
    const poor = itemsOf(project, 'poor-feedback');
    const paths = new Set(poor.map(({ path }) => path));
    const popular = itemsOf(project, 'high-traffic-poor-feedback').filter(({ path }) => !paths.has(path));
    return [...poor, ...popular.map((item) => ({ ...item, comments: [] }))];
}
/** The table of top pages already shows how those changed. */
function otherTrafficChanges(project) {
    const shown = new Set((project.pages ?? []).flatMap(({ path, previous }) => (previous === null ? [] : [path])));
    return itemsOf(project, 'traffic-changes').filter(({ path }) => !shown.has(path));
}
/** Adds the searches without results that aren't among the most frequent ones. */
function queryRows(project) {
    if (project.searchQueries === null)
        return [];
    const known = new Set(project.searchQueries.map(({ query }) => query));
    const others = itemsOf(project, 'no-result-searches')
        .filter(({ query }) => !known.has(query))
        .map((item) => ({ ...item, noResults: true, clicks: 0 }));
    return [...project.searchQueries, ...others].sort((a, b) => b.searches - a.searches);
}
/** Counts answers to the same question once, with the newest answer. */
function answerRows({ dislikedAnswers }) {
    const groups = new Map();
    for (const answer of dislikedAnswers ?? []) {
        const group = groups.get(answer.question);
        groups.set(answer.question, group ? { ...group, times: group.times + 1 } : { ...answer, times: 1 });
    }
    return [...groups.values()].sort((a, b) => b.times - a.times);
}
/** Shortens URLs to host and path. */
function shortReferrer(referrer) {
    if (referrer === '(direct)')
        return 'Direct, no referrer';
    const [, rest] = /^https?:\/\/(?:www\.)?([^?#]+)/i.exec(referrer) ?? [];
    return rest?.replace(/\/$/, '') ?? referrer;
}
/** Formats the day of a date or a time, or returns other text unchanged. */
function formatDay(date) {
    return /^\d{4}-\d\d-\d\d/.test(date) ? (0,_format_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShortDay */ .mf)(date.slice(0, 10)) : date;
}
/** Returns the change of a count, and whether it is beyond chance. */
function describeCountChange(value, previous, isUpperBound = false) {
    const percent = (0,_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .changePercent */ .AI)(value, previous);
    const none = value === 0 ? '–' : 'new';
    const text = percent === null ? none : `${isUpperBound ? 'at least ' : ''}${(0,_format_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChange */ .eD)(percent)}`;
    return { text, isReal: (0,_chance_js__WEBPACK_IMPORTED_MODULE_3__/* .isCountBeyondChance */ .lz)(value, previous) };
}


/***/ }),

/***/ 66933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ changePercent),
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   GF: () => (/* binding */ findMetric),
/* harmony export */   LI: () => (/* binding */ round),
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   S1: () => (/* binding */ combineMetric),
/* harmony export */   UI: () => (/* binding */ changePoints),
/* harmony export */   Uw: () => (/* binding */ METRIC_NAMES),
/* harmony export */   a3: () => (/* binding */ metricValue),
/* harmony export */   ak: () => (/* binding */ metricOf),
/* harmony export */   zt: () => (/* binding */ addEvidence)
/* harmony export */ });
/* harmony import */ var _chance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84702);
/** Defines the metrics of a report, how they change, and how those of several projects combine. Pure. */

const METRICS = {
    'traffic.page-views': { label: 'Page views', scale: 'count', section: 'overview' },
    'traffic.sessions': { label: 'Sessions', scale: 'count', section: 'overview' },
    'feedback.total': { label: 'Votes', scale: 'count', section: 'feedback' },
    'feedback.comments': { label: 'Comments', scale: 'count', section: 'feedback' },
    'feedback.satisfaction-rate': {
        label: 'Satisfaction rate',
        scale: 'percent',
        section: 'feedback',
        weight: 'feedback.total',
        better: 'higher',
    },
    'search.total': { label: 'Searches', scale: 'count', section: 'search' },
    'search.sessions': { label: 'Sessions with a search', scale: 'count', section: 'search' },
    'search.no-result-rate': {
        label: 'No-result rate',
        scale: 'fraction',
        section: 'search',
        weight: 'search.total',
        better: 'lower',
    },
    'search.click-through-rate': {
        label: 'Search click-through rate',
        scale: 'fraction',
        section: 'search',
        weight: 'search.total',
        better: 'higher',
    },
    'ai.questions': { label: 'Questions to the AI assistant', scale: 'count', section: 'ai' },
    'ai.low-confidence': { label: 'Low-confidence answers', scale: 'count', section: 'ai' },
};
const METRIC_NAMES = Object.keys(METRICS);
/** Returns a metric without evidence, which needs the other metrics: see `addEvidence`. */
function metricOf(name, value, previous) {
    return {
        name,
        value,
        previous,
        changePercent: changePercent(value, previous),
        changePoints: METRICS[name].scale === 'count' ? null : changePoints({ name, value, previous }),
        beyondChance: null,
    };
}
/** Says for each metric whether its change is beyond chance. Rates are judged by how much they are rates of. */
function addEvidence(metrics) {
    return metrics.map((metric) => ({ ...metric, beyondChance: isBeyondChance(metric, metrics) }));
}
function isBeyondChance({ name, value, previous }, metrics) {
    if (value === null || previous === null)
        return null;
    const weight = weightOf(name);
    if (weight === undefined)
        return (0,_chance_js__WEBPACK_IMPORTED_MODULE_0__/* .isCountBeyondChance */ .lz)(value, previous);
    const totals = findMetric(metrics, weight);
    if (!totals || totals.value === null || totals.previous === null)
        return null;
    const unit = METRICS[name].scale === 'percent' ? 100 : 1;
    return (0,_chance_js__WEBPACK_IMPORTED_MODULE_0__/* .isRateBeyondChance */ ._g)({ rate: value / unit, total: totals.value }, { rate: previous / unit, total: totals.previous });
}
/** Returns the value of a metric; null means no data. */
function metricValue(metrics, name) {
    return findMetric(metrics, name)?.value ?? null;
}
function findMetric(metrics, name) {
    return metrics.find((metric) => metric.name === name);
}
/** Returns the change in percent; null if it has no meaning. */
function changePercent(value, previous) {
    if (value === null || previous === null || previous === 0)
        return null;
    return round(((value - previous) / previous) * 100, 2);
}
/** Returns the difference of a rate from the previous period in percentage points; null without both values. */
function changePoints({ name, value, previous }) {
    if (value === null || previous === null)
        return null;
    return round((value - previous) * (METRICS[name].scale === 'fraction' ? 100 : 1), 2);
}
/** Returns the rate of a response, or null without anything to rate: 0 of 0 means no data, not 0%. */
function rateOf(rate, total) {
    return total > 0 ? rate : null;
}
/**
 * Combines one metric of several projects. Counts add up, sessions too, because projects share no session. Rates are
 * weighted by what they are rates of. Projects without data are ignored.
 */
function combineMetric(name, projects) {
    const isComparable = projects.every((metrics) => isKnownInBothPeriods(findMetric(metrics, weightOf(name) ?? name)));
    const previous = isComparable ? combineValues(name, projects, 'previous') : null;
    return metricOf(name, combineValues(name, projects, 'value'), previous);
}
/** A value without its counterpart would make one period the total of fewer projects than the other. */
function isKnownInBothPeriods(metric) {
    return metric === undefined || (metric.value === null) === (metric.previous === null);
}
function combineValues(name, projects, period) {
    const weightName = weightOf(name);
    let total = 0;
    let totalWeight = 0;
    for (const metrics of projects) {
        const value = findMetric(metrics, name)?.[period] ?? null;
        if (value === null)
            continue;
        const weight = weightName === undefined ? 1 : (findMetric(metrics, weightName)?.[period] ?? 0);
        total += value * weight;
        totalWeight += weight;
    }
    if (totalWeight === 0)
        return null;
    return weightName === undefined ? total : round(total / totalWeight, 6);
}
function weightOf(name) {
    const metric = METRICS[name];
    return 'weight' in metric ? metric.weight : undefined;
}
function round(value, digits) {
    return Number(value.toFixed(digits));
}


/***/ }),

/***/ 1551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OA: () => (/* binding */ openPeriodNote),
/* harmony export */   TY: () => (/* binding */ planPeriod),
/* harmony export */   Tm: () => (/* binding */ countDays),
/* harmony export */   e5: () => (/* binding */ NOT_AVAILABLE),
/* harmony export */   fi: () => (/* binding */ addDays),
/* harmony export */   tf: () => (/* binding */ PERIOD_NAMES),
/* harmony export */   uZ: () => (/* binding */ trendRanges),
/* harmony export */   wp: () => (/* binding */ periodProblems),
/* harmony export */   x7: () => (/* binding */ isLong)
/* harmony export */ });
/* harmony import */ var _api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84107);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22805);
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82682);
/** Plans which days a report covers: calendar ranges in UTC, split into ranges that the API accepts. Pure. */



const PERIOD_NAMES = ['last-7-days', 'last-30-days', 'last-90-days', 'last-week', 'last-month'];
/** Reports of long periods show this for data that can't be combined from several requests. */
const NOT_AVAILABLE = `not available over ${_api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_RANGE_DAYS */ .hV} days`;
/** Returns true if the period needs several requests. */
function isLong({ days }) {
    return days > _api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_RANGE_DAYS */ .hV;
}
function openPeriodNote({ endDate }) {
    return `The period is still open: ${endDate} (UTC) isn't over, so the numbers can still grow.`;
}
const DAY_MS = 24 * 60 * 60_000;
/** Longer periods are probably typing errors: every 90 days need five requests. */
const MAX_DAYS = 3660;
/** Finds the problems of the two dates that need no clock. */
function periodProblems({ startDate, endDate, }) {
    if ((startDate === undefined) !== (endDate === undefined)) {
        const missing = startDate === undefined ? 'startDate' : 'endDate';
        return [{ input: missing, problem: 'is missing. Set both start-date and end-date, or neither.' }];
    }
    if (startDate === undefined || endDate === undefined)
        return [];
    if (endDate < startDate)
        return [
            { input: 'endDate', subject: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(endDate), problem: `is before start-date ${startDate}. Swap the dates.` },
        ];
    const days = countDays({ startDate, endDate });
    if (days <= MAX_DAYS)
        return [];
    const problem = `starts a period of ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(days, 'day')}. Choose at most ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(MAX_DAYS, 'day')}.`;
    return [{ input: 'startDate', subject: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(startDate), problem }];
}
/** Returns the period, or the end of a message that starts with `start-date: `. */
function planPeriod(inputs, nowMs) {
    const { period: name, startDate, endDate } = inputs;
    const today = utcDay(nowMs);
    const hasDates = startDate !== undefined && endDate !== undefined;
    const range = hasDates ? { startDate, endDate } : calendarRange(name, today);
    if (range.startDate > today)
        return { problem: `"${range.startDate}" is in the future. Use ${today} (today in UTC) or an earlier date.` };
    const days = countDays(range);
    return {
        name: hasDates ? undefined : name,
        ...range,
        days,
        requestRanges: splitRange(range),
        previous: inputs.compare === 'none' || isLong({ days }) ? undefined : previousRange(range),
        isOpen: range.endDate >= today,
    };
}
function calendarRange(name, today) {
    switch (name) {
        case 'last-week': {
            // Monday is day 0, so that subtracting the weekday and one more day leads to Sunday.
            const weekday = (new Date(Date.parse(today)).getUTCDay() + 6) % 7;
            const sunday = addDays(today, -weekday - 1);
            return { startDate: addDays(sunday, -6), endDate: sunday };
        }
        case 'last-month': {
            const lastDay = addDays(`${today.slice(0, 8)}01`, -1);
            return { startDate: `${lastDay.slice(0, 8)}01`, endDate: lastDay };
        }
        default: {
            const days = { 'last-7-days': 7, 'last-30-days': 30, 'last-90-days': 90 }[name];
            return { startDate: addDays(today, -days), endDate: addDays(today, -1) };
        }
    }
}
function splitRange({ startDate, endDate }) {
    const ranges = [];
    for (let firstDay = startDate; firstDay <= endDate; firstDay = addDays(firstDay, _api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_RANGE_DAYS */ .hV)) {
        const lastDay = addDays(firstDay, _api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_RANGE_DAYS */ .hV - 1);
        ranges.push({ startDate: firstDay, endDate: lastDay < endDate ? lastDay : endDate });
    }
    return ranges;
}
/** A trend has at most this many values, and needs one request for each. */
const MAX_TREND_VALUES = 14;
/** Splits a period into equal parts for trends. A rest at its start is left out. One day and long periods have none. */
function trendRanges(period) {
    const { endDate, days } = period;
    if (days < 2 || isLong(period))
        return [];
    const length = Math.ceil(days / MAX_TREND_VALUES);
    const count = Math.floor(days / length);
    return Array.from({ length: count }, (_, index) => {
        const lastDay = addDays(endDate, -length * (count - 1 - index));
        return { startDate: addDays(lastDay, 1 - length), endDate: lastDay };
    });
}
function previousRange(range) {
    return { startDate: addDays(range.startDate, -countDays(range)), endDate: addDays(range.startDate, -1) };
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

/***/ 73917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ REPORT_VERSION),
/* harmony export */   e: () => (/* binding */ TABLE_NAMES)
/* harmony export */ });
/** Defines the version and the table names of reports. This module loads early, without zod. */
/** `schemaVersion` of report.json. A change that readers of the file would notice raises it. */
const REPORT_VERSION = 1;
/** The names of a project's tables. */
const TABLE_NAMES = [
    'pages',
    'referrers',
    'feedback',
    'searchQueries',
    'searchPages',
    'dislikedAnswers',
];


/***/ }),

/***/ 33902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KR: () => (/* binding */ OPERATOR_NAMES),
/* harmony export */   PL: () => (/* binding */ CHANGE),
/* harmony export */   S$: () => (/* binding */ evaluateThresholds),
/* harmony export */   TD: () => (/* binding */ isMet),
/* harmony export */   U2: () => (/* binding */ isPoints),
/* harmony export */   oT: () => (/* binding */ thresholdProblems)
/* harmony export */ });
/* unused harmony export parseThreshold */
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88763);
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82682);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66933);
/** Parses and evaluates thresholds, which are lines of metric, operator and number. Pure. */



const OPERATORS = {
    '<': (value, limit) => value < limit,
    '<=': (value, limit) => value <= limit,
    '>': (value, limit) => value > limit,
    '>=': (value, limit) => value >= limit,
    '==': (value, limit) => value === limit,
};
const OPERATOR_NAMES = Object.keys(OPERATORS);
const CHANGE = '.change';
const POINTS = 'pp';
/** Returns the threshold, or the end of a sentence that says what is wrong with the line. */
function parseThreshold(line) {
    const [, name = '', symbol = '', right = ''] = /^([^\s<>=!]+)\s*([<>=!]+)\s*(\S.*)$/.exec(line) ?? [];
    if (name === '')
        return {
            problem: "isn't a valid threshold. Write metric, operator and number, such as search.no-result-rate < 30%.",
        };
    const isChange = name.endsWith(CHANGE);
    const metric = _metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .METRIC_NAMES */ .Uw.find((known) => known === (isChange ? name.slice(0, -CHANGE.length) : name));
    if (metric === undefined) {
        const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(isChange ? name.slice(0, -CHANGE.length) : name, _metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .METRIC_NAMES */ .Uw);
        return {
            problem: nearest === undefined
                ? `has an unknown metric. Use one of ${_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .METRIC_NAMES */ .Uw.join(', ')}. Add ${CHANGE} to compare with the previous period.`
                : `has an unknown metric. Did you mean ${nearest}${isChange ? CHANGE : ''}?`,
        };
    }
    const operator = OPERATOR_NAMES.find((known) => known === symbol);
    if (operator === undefined)
        return { problem: `has an unknown operator ${(0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(symbol)}. Use one of ${OPERATOR_NAMES.join(', ')}.` };
    // Messages show the minus sign, so a limit that was copied from one has it, too.
    const [, number, unit = ''] = /^(-?\d+(?:\.\d+)?)\s*(%|pp)?$/.exec(right.replace(/^−/, '-')) ?? [];
    if (number === undefined)
        return { problem: "doesn't end in a valid number. Use a number such as 100, 30% or -12.5." };
    const limit = limitOf(metric, isChange, number, unit);
    return typeof limit === 'number'
        ? { line: `${name} ${operator} ${number}${unit}`, metric, isChange, operator, limit }
        : limit;
}
/** Returns the limit on the metric's scale. A limit outside of the scale would always be met, or never. */
function limitOf(metric, isChange, number, unit) {
    const { scale } = _metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .METRICS */ .Cb[metric];
    const limit = Number(number);
    if (unit === POINTS && !isChange)
        return { problem: 'has a limit in percentage points (pp), which only exist for .change. Use a percentage.' };
    if (unit === POINTS && scale === 'count')
        return { problem: `has a limit in percentage points (pp), but ${metric} is a count. Use a percentage.` };
    if (isChange)
        return limit;
    if (scale === 'count') {
        if (unit === '%')
            return { problem: `has a percentage, but ${metric} is a count. Remove the percent sign.` };
        return limit >= 0 ? limit : { problem: 'has a negative limit. Use 0 or more.' };
    }
    // The exponent in the text is exact; a division could round.
    const percent = scale === 'percent' || unit === '%' ? limit : limit * 100;
    if (percent >= 0 && percent <= 100)
        return scale === 'fraction' && unit === '%' ? Number(`${number}e-2`) : limit;
    if (scale === 'fraction' && unit === '' && limit > 1 && limit <= 100)
        return { problem: `has a limit above 1. Use ${number}% or ${Number(`${number}e-2`)}.` };
    const range = scale === 'fraction' && unit === '' ? '0 to 1' : '0% to 100%';
    return { problem: `has a limit that ${metric} can't have. Use a number from ${range}.` };
}
/** Returns true if the threshold compares a change in percentage points. */
function isPoints({ line, isChange }) {
    return isChange && line.endsWith(POINTS);
}
function isMet(operator, value, limit) {
    return OPERATORS[operator](value, limit);
}
/** Finds the problems of all lines. `sections` are those that will be collected. */
function thresholdProblems(lines, sections) {
    return lines.flatMap((line) => {
        const threshold = parseThreshold(line);
        const input = 'thresholds';
        const subject = (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(line);
        if ('problem' in threshold)
            return [{ input, subject, problem: threshold.problem }];
        const { section } = _metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .METRICS */ .Cb[threshold.metric];
        return sections.includes(section)
            ? []
            : [{ input, subject, problem: `needs the section ${section}. Add ${section} to sections.` }];
    });
}
/** Returns the result of each line, in their order. Invalid lines have been rejected before. */
function evaluateThresholds(lines, metrics) {
    return lines.flatMap((line) => {
        const threshold = parseThreshold(line);
        if ('problem' in threshold)
            return [];
        const metric = (0,_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .findMetric */ .GF)(metrics, threshold.metric);
        const value = metric ? thresholdValue(threshold, metric) : null;
        return [{ ...threshold, value, met: value !== null && isMet(threshold.operator, value, threshold.limit) }];
    });
}
function thresholdValue(threshold, metric) {
    if (isPoints(threshold))
        return (0,_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .changePoints */ .UI)(metric);
    return threshold.isChange ? metric.changePercent : metric.value;
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
            description: "Whether a missing API key fails the job or skips it with a notice. Pull requests from forks don't get secrets or variables.",
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

/***/ 55919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   Dx: () => (/* binding */ readErrorReason),
/* harmony export */   EW: () => (/* binding */ readSmallFile),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   Tq: () => (/* binding */ openFile),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   qC: () => (/* binding */ readIfThere),
/* harmony export */   xo: () => (/* binding */ matchFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83319);
/** Finds files, lists folders and reads content. */





/**
 * Returns the sorted absolute paths of files that match patterns relative to a folder. A pattern that is the path of an
 * existing file matches only that file.
 */
async function matchFiles(patterns, folder) {
    const { default: glob } = await Promise.all(/* import() */[__webpack_require__.e(7805), __webpack_require__.e(484)]).then(__webpack_require__.t.bind(__webpack_require__, 10484, 19));
    const matches = patterns.map(async (pattern) => {
        const literal = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, pattern);
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isFile */ .fo)(literal))
            return [literal];
        return glob(pattern, { cwd: folder, absolute: true, onlyFiles: true, dot: true });
    });
    return [...new Set((await Promise.all(matches)).flat().map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path)))].sort();
}
/** Reads a text file. Rejects with RangeError if it is larger than the limit. */
async function readTextFile(path, limitBytes) {
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (size > limitBytes)
        throw new RangeError(`the file has ${size} bytes; the maximum is ${limitBytes} bytes`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8');
}
/** Opens a pipe without waiting for its other end. On Windows the second flag is undefined, and so changes nothing. */
const READ_WITHOUT_WAITING = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
/**
 * Reads a file into the buffer, and returns the part of the buffer that holds the content. It is synchronous, because
 * that takes half of the time for small files. Throws RangeError if the file is larger than the buffer.
 */
function readSmallFile(path, buffer) {
    const fd = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, READ_WITHOUT_WAITING);
    try {
        const stats = statFile(fd);
        if (stats.size > buffer.length)
            throw new RangeError(`the file has ${stats.size} bytes`);
        let sizeBytes = 0;
        while (sizeBytes < stats.size) {
            const bytesRead = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(fd, buffer, sizeBytes, stats.size - sizeBytes, sizeBytes);
            if (bytesRead === 0)
                break;
            sizeBytes += bytesRead;
        }
        return buffer.subarray(0, sizeBytes);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(fd);
    }
}
/** The state of an open file. Throws if it is something else: what was listed as a file may be a pipe by now. */
function statFile(fd) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(fd);
    // On Windows a folder has no size, so that reading it would not fail.
    if (stats.isDirectory())
        throw Object.assign(new Error('EISDIR: is a directory'), { code: 'EISDIR' });
    if (!stats.isFile())
        throw new Error('it is a pipe or a device, not a file');
    return stats;
}
// FileHandle objects live until a full garbage collection: for very many files, they would take most of the memory.
const openFd = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.open);
const readFd = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFile);
/** Opens a file, which the caller closes. Rejects for a folder, a pipe or a device, without waiting for it. */
async function openFile(path) {
    const fd = await openFd(path, READ_WITHOUT_WAITING);
    try {
        return { fd, stats: statFile(fd) };
    }
    catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(fd);
        throw error;
    }
}
/** Reads a file. Rejects for a folder, a pipe or a device, without waiting for it. */
async function readWhole(path) {
    const { fd } = await openFile(path);
    try {
        return await readFd(fd);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(fd);
    }
}
/** Reads a file. Resolves to undefined if it doesn't exist. */
async function readIfThere(path) {
    try {
        return await readWhole(path);
    }
    catch (error) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isMissing */ .b2)(error))
            return undefined;
        throw error;
    }
}
/** Returns the reason why a file can't be read, in words that fit after a colon. */
function readErrorReason(error) {
    const { code, message } = error;
    if (code === 'EACCES' || code === 'EPERM')
        return `permission denied (${code})`;
    if (code === 'EISDIR')
        return 'it is a folder, not a file';
    if (code === 'EIO')
        return 'the disk reported an error (EIO)';
    return code ?? message;
}
/** Lists a folder step by step, because the entries of a very large folder take too much memory at once. */
async function* readEntries(folder) {
    yield* await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.opendir)(folder, { bufferSize: 256 });
}


/***/ }),

/***/ 3577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ renameFile),
/* harmony export */   v4: () => (/* binding */ isOpenElsewhere)
/* harmony export */ });
/* unused harmony export retryWhileOpen */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/** Renames complete files. On Windows, waits for programs that have the old file open. */

const thisSystem = {
    platform: process.platform,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
/** Windows reports one of these while a virus scanner, Excel or a PDF viewer has the file open. */
const OPEN_ELSEWHERE = ['EPERM', 'EACCES', 'EBUSY'];
/** Pauses before the next attempts: a scanner is done after milliseconds. Together about three seconds. */
const PAUSES_MS = [10, 20, 50, 100, 200, 400, 800, 1500];
/** Renames a file and replaces an older one. On Windows, tries again for about three seconds if that one is open. */
async function renameFile(from, to) {
    await retryWhileOpen(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to));
}
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
/** True for an error of Windows that can mean that another program has the file open. */
function isOpenElsewhere(error, platform = process.platform) {
    return platform === 'win32' && OPEN_ELSEWHERE.includes(error.code);
}


/***/ }),

/***/ 54368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ removeResultFile),
/* harmony export */   JT: () => (/* binding */ wrapFileError),
/* harmony export */   QS: () => (/* binding */ rejectFolder),
/* harmony export */   ez: () => (/* binding */ writeErrorReason),
/* harmony export */   f6: () => (/* binding */ FileError),
/* harmony export */   i0: () => (/* binding */ describeResultsError),
/* harmony export */   tH: () => (/* binding */ writeResultFile),
/* harmony export */   u4: () => (/* binding */ createResultsDir),
/* harmony export */   vK: () => (/* binding */ writeAtomically),
/* harmony export */   xe: () => (/* binding */ prepareTemporaryFile)
/* harmony export */ });
/* unused harmony export temporaryPath */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83319);
/* harmony import */ var _rename_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3577);
/** Writes files atomically, and creates the results folder. */





const FOLDER_IN_THE_WAY = 'there is a folder with this name';
/**
 * Writes a temporary file and renames it, so readers see the old content or the new content, never a part. Keeps the file's
 * mode. An iterable is written item by item, so large content is never in memory as a whole.
 */
async function writeAtomically(path, content) {
    const temporary = await prepareTemporaryFile(path);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(temporary, content, { mode: await modeOf(path), flag: 'wx' });
        await (0,_rename_js__WEBPACK_IMPORTED_MODULE_4__/* .renameFile */ .H5)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        throw error;
    }
}
async function modeOf(path) {
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
        // Windows would only say that the file can't be replaced, as if another program had it open.
        if (stats.isDirectory())
            throw Object.assign(new Error(FOLDER_IN_THE_WAY), { code: 'EISDIR', syscall: 'rename' });
        return stats.mode;
    }
    catch (error) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isMissing */ .b2)(error))
            return undefined;
        throw error;
    }
}
/** Creates the folder for a run's results, with a .gitignore that keeps it out of Git. */
async function createResultsDir(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { recursive: true });
    const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, '.gitignore');
    // A user's own .gitignore stays. Writing atomically ensures that no incomplete one stays either.
    if (!(await exists(ignore)))
        await writeAtomically(ignore, '*\n');
}
async function exists(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then(() => true, () => false);
}
/** Limit of common file systems: in bytes, and in UTF-16 units on Windows. */
const MAX_NAME_LENGTH = 255;
function lengthOf(name, platform) {
    return platform === 'win32' ? name.length : Buffer.byteLength(name);
}
/**
 * Creates the file's folder and returns a free path in it for a temporary file. Open it with the flag `wx`, which never
 * follows a symlink: anyone can guess the path, since process numbers in containers are predictable.
 */
async function prepareTemporaryFile(path) {
    const temporary = temporaryPath(path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    // A killed process with the same number may have left a file.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
    return temporary;
}
/**
 * The path is in the file's own folder, so that a rename is atomic. The process number keeps two jobs in one workspace
 * apart. A hash replaces a name that is too long with the number, but not one that is too long for any file: that one
 * fails when the temporary file is created, before any content arrives.
 */
function temporaryPath(path, platform = process.platform) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path);
    const temporaryName = (text) => `.${text}.${process.pid}.tmp`;
    const isTooLong = lengthOf(temporaryName(name), platform) > MAX_NAME_LENGTH;
    const isValid = lengthOf(name, platform) <= MAX_NAME_LENGTH;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), temporaryName(isTooLong && isValid ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', name, 'hex') : name));
}
/** A file can't be written. `message` is one sentence that names the file. */
class FileError extends Error {
    name = 'FileError';
}
/** Writes a small file atomically. Rejects with FileError. */
async function writeResultFile(path, content) {
    await wrapFileError(path, () => writeAtomically(path, content));
}
/** Removes a file that is out of date, if it exists. Rejects with FileError. */
async function removeResultFile(path) {
    await wrapFileError(path, () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true }));
}
/** Rejects with FileError if the path of a file to write is a folder. */
async function rejectFolder(path) {
    if (await wrapFileError(path, () => Promise.resolve((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(path))))
        throw new FileError(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)} couldn't be written: ${FOLDER_IN_THE_WAY}`);
}
/** Runs the work that writes this file. Rejects with FileError. */
async function wrapFileError(path, work) {
    try {
        return await work();
    }
    catch (cause) {
        throw new FileError(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)} couldn't be written: ${writeErrorReason(cause)}`, { cause });
    }
}
/** Returns the reason why a file can't be written, in words that fit after a colon. */
function writeErrorReason(error) {
    const { code, message } = error;
    if (code === undefined)
        return message;
    if ((0,_rename_js__WEBPACK_IMPORTED_MODULE_4__/* .isOpenElsewhere */ .v4)(error))
        return `another program may have the file open, or the file is read-only (${code})`;
    return ERROR_REASONS[code] ?? code;
}
const PERMISSION_CODES = ['EACCES', 'EPERM', 'EROFS'];
/**
 * Returns why a file in the results folder can't be written, and what to do: sentences that follow a colon. Another folder
 * only helps if the workspace, which contains it, is writable.
 */
async function describeResultsError(workspace, error) {
    const { code = '' } = error;
    const isReadOnly = PERMISSION_CODES.includes(code) && !(await isWritable(workspace));
    return isReadOnly
        ? `the workspace is read-only (${code}). Allow the user of the job to write to it.`
        : `${writeErrorReason(error)}. Set results-dir to another folder.`;
}
async function isWritable(folder) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(folder, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK).then(() => true, () => false);
}
/** Explains the errors that users can fix. */
const ERROR_REASONS = {
    EACCES: "the folder isn't writable (EACCES)",
    EPERM: "the folder isn't writable (EPERM)",
    EROFS: 'the disk is read-only (EROFS)',
    EISDIR: FOLDER_IN_THE_WAY,
    ENOSPC: 'the disk is full (ENOSPC)',
    EDQUOT: 'the disk quota is used up (EDQUOT)',
    ENOTDIR: 'a part of the path is a file, not a folder (ENOTDIR)',
    EEXIST: 'a part of the path is a file, not a folder (EEXIST)',
};


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


/***/ })

};
;