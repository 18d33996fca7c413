"use strict";
exports.id = 149;
exports.ids = [149];
exports.modules = {

/***/ 51329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ messageLine),
/* harmony export */   QM: () => (/* binding */ messageBlocks),
/* harmony export */   mF: () => (/* binding */ MAX_COMMENT_LOG_LINES),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   qc: () => (/* binding */ helpBlocks),
/* harmony export */   xA: () => (/* binding */ footnote)
/* harmony export */ });
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67720);
/* harmony import */ var _text_short_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45565);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42690);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19699);




/** Lines at the end of a build log that a comment shows. */
const MAX_COMMENT_LOG_LINES = 40;
/**
 * A message, one paragraph per line, and the link to the troubleshooting page.
 * @param urls URLs of docs-ci in the message, which people copy
 */
function messageBlocks(ending, urls) {
    const lines = ending.message.split('\n').filter((line) => line !== '');
    return [...lines.map((line) => ({ paragraph: messageLine(line, urls) })), ...helpBlocks(ending)];
}
/** A line of a message, with known URLs as links. */
function messageLine(line, urls = []) {
    return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_1__/* .linkUrls */ .T_)(line, [...urls, _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .EXAMPLE_BASE_URL */ .zt]);
}
/** The link to the troubleshooting page, for summaries as well as comments. */
function helpBlocks({ helpUrl }) {
    return helpUrl === undefined ? [] : [{ paragraph: { link: helpUrl, text: 'Troubleshooting' } }];
}
/** @param first what only this comment has to say */
function footnote(first, deployment, { nowMs, runUrl }) {
    const parts = [
        first,
        [(0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTime */ .fU)(nowMs)],
        runUrl === undefined ? [] : [{ link: runUrl, text: 'run' }],
        deployment ? ['deployment ', { code: (0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_3__/* .shortId */ .m)(deployment.deploymentId) }] : [],
    ];
    return { footnote: joinParts(parts) };
}
/** Joins the parts that aren't empty, with dots or with spaces. */
function joinParts(parts, separator = ' · ') {
    const known = parts.filter((part) => part.length > 0);
    return known.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
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

/***/ 20684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ DeploymentSearch),
/* harmony export */   Q: () => (/* binding */ rememberDeployments),
/* harmony export */   W7: () => (/* binding */ olderThan)
/* harmony export */ });
/* harmony import */ var _api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39319);
/* harmony import */ var _newest_live_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79721);
/* harmony import */ var _text_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19644);



/** Remembers the newest deployments of any kind. A push that follows starts one that isn't among them. */
async function rememberDeployments({ api }) {
    const { items, total = null } = await (0,_api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .readDeployments */ .Fz)(api);
    return { items, total };
}
/** Tells those that are older than all that was remembered, by one clock: that of the service's deployments. */
function olderThan({ items }) {
    const oldestMs = (0,_text_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .n)(items.at(-1)?.createdAt);
    return ({ createdAt }) => (0,_text_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .n)(createdAt) < oldestMs;
}
const PAGE_SIZE = 100;
/** The live deployments since a push. */
class DeploymentSearch {
    api;
    wanted;
    #known;
    #seen;
    #found = [];
    #requests = 0;
    /** False if more requests were needed than the search may send. */
    isComplete = true;
    constructor(api, wanted) {
        this.api = api;
        this.wanted = wanted;
        this.#known = new Set(wanted.before?.items.map(({ deploymentId }) => deploymentId));
        this.#seen = new Set(this.#known);
    }
    get mayLook() {
        return this.#requests < this.wanted.maxRequests;
    }
    /** Reads the list again. Resolves to all that were found so far, newest first. */
    async look() {
        const pages = await this.#readNew();
        // The list can have shifted between two pages.
        const read = new Map(pages.flatMap(({ items }) => items.map((item) => [item.deploymentId, item])));
        const found = [...read.values()].filter((deployment) => this.#isNew(deployment));
        for (const id of read.keys())
            this.#seen.add(id);
        const known = this.#found.filter(({ deploymentId }) => !read.has(deploymentId));
        this.#found = [...found, ...known].sort((a, b) => (0,_text_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .n)(b.createdAt) - (0,_text_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .n)(a.createdAt));
        return this.#found;
    }
    #isNew(deployment) {
        const { branch, isOlder } = this.wanted;
        return (0,_newest_live_js__WEBPACK_IMPORTED_MODULE_1__/* .isLiveOf */ .wq)(deployment, branch) && !this.#known.has(deployment.deploymentId) && !isOlder(deployment);
    }
    /** Reads the newest page, and the one in which the new deployments end: the one of the push is among the oldest of them. */
    async #readNew() {
        const first = await this.#read(0);
        if (!first)
            return [];
        const pages = [first];
        if (this.#isEnd(first))
            return pages;
        for (let offset = await this.#findEnd(first, pages);;) {
            const page = await this.#read(offset);
            if (page)
                pages.push(page);
            if (!page || this.#isEnd(page))
                break;
            offset += page.items.length;
        }
        await this.#readBack(pages);
        return pages;
    }
    /** Finds about where the new deployments end. */
    async #findEnd({ items, total }, pages) {
        const before = this.wanted.before?.total;
        if (typeof total !== 'number')
            return items.length;
        // The page begins with new ones, and ends with the newest that was known.
        if (typeof before === 'number')
            return Math.max(items.length, total - before - PAGE_SIZE + 1);
        let low = 1;
        let high = Math.ceil(total / PAGE_SIZE) - 1;
        while (low < high) {
            const middle = Math.floor((low + high) / 2);
            const page = await this.#read(middle * PAGE_SIZE);
            if (!page)
                break;
            pages.push(page);
            if (this.#isEnd(page))
                high = middle;
            else
                low = middle + 1;
        }
        return low * PAGE_SIZE;
    }
    /** Reads the pages before the end, until one has a new live deployment: many previews can lie between it and the end. */
    async #readBack(pages) {
        const end = Math.max(...pages.map(({ offset }) => offset));
        const hasFound = () => pages.some(({ items }) => items.some((item) => this.#isNew(item)));
        for (let offset = end - PAGE_SIZE; offset > 0 && !hasFound(); offset -= PAGE_SIZE) {
            if (pages.some((page) => page.offset === offset))
                continue;
            const page = await this.#read(offset);
            if (!page)
                return;
            pages.push(page);
        }
    }
    /** True for a page with a deployment that isn't new, and for the last one. */
    #isEnd({ items, total, offset }) {
        const { isOlder } = this.wanted;
        const isKnown = items.some((one) => this.#seen.has(one.deploymentId) || isOlder(one));
        return isKnown || items.length === 0 || offset + items.length === total;
    }
    async #read(offset) {
        this.isComplete = this.mayLook;
        if (!this.mayLook)
            return undefined;
        this.#requests += 1;
        return { offset, ...(await (0,_api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .readDeployments */ .Fz)(this.api, { offset })) };
    }
}


/***/ }),

/***/ 97744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ buildLogBlocks),
/* harmony export */   V$: () => (/* binding */ describeCause),
/* harmony export */   Vi: () => (/* binding */ buildErrorBlocks),
/* harmony export */   df: () => (/* binding */ describePlace),
/* harmony export */   jk: () => (/* binding */ buildDuration)
/* harmony export */ });
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67720);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22805);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42690);
/* harmony import */ var _text_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19644);





/** Returns how long the service built, by its own clock; undefined if it doesn't say. */
function buildDuration(deployment) {
    const ms = (0,_text_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .n)(deployment?.updatedAt) - (0,_text_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .n)(deployment?.createdAt);
    return ms >= 0 ? (0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(ms) : undefined;
}
/** Returns `guides/x.mdx, line 31`, or only the file if the log names no line; undefined without a file. */
function describePlace({ file, line }) {
    return line === undefined ? file : file && `${file}, line ${line}`;
}
/** Returns `guides/x.mdx, line 31: Unexpected token`. */
function describeCause({ message, ...where }) {
    const place = describePlace(where);
    return place === undefined ? message : `${place}: ${message}`;
}
/** Shows where the build failed and why. The log of the run has the log of each build that it followed, and so the frame. */
function buildErrorBlocks({ file, line, message, frame, url }) {
    const place = describePlace({ file, line });
    const shown = place === undefined ? [] : [(0,_text_document_js__WEBPACK_IMPORTED_MODULE_3__/* .linkOrCode */ .tI)(place, url), ': '];
    return [{ paragraph: [...shown, message] }, ...(frame === undefined ? [] : [{ verbatim: frame, isLogged: true }])];
}
/**
 * @param maxLines lines at the end of the log to show; the error is there
 * @param isLogged false for a build that the run didn't follow
 */
function buildLogBlocks(logs, maxLines = Infinity, isLogged = true) {
    if (!logs)
        return [];
    const lines = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(logs.trimEnd());
    const verbatim = lines.slice(-maxLines).join('\n');
    return [{ details: `Build log (${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralize */ .t)(lines.length, 'line')})`, blocks: [{ verbatim, isLogged }] }];
}


/***/ }),

/***/ 27129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QZ: () => (/* binding */ followPush),
/* harmony export */   Ts: () => (/* binding */ phaseOfDeployed),
/* harmony export */   WM: () => (/* binding */ isOfPush),
/* harmony export */   aO: () => (/* binding */ waitToAppear),
/* harmony export */   e6: () => (/* binding */ follow),
/* harmony export */   h4: () => (/* binding */ APPEAR_TIMEOUT_MS),
/* harmony export */   rx: () => (/* binding */ followUnchanged)
/* harmony export */ });
/* harmony import */ var _deployment_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20684);
/* harmony import */ var _newest_live_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79721);
/* harmony import */ var _pause_until_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3529);
/* harmony import */ var _phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99573);
/* harmony import */ var _wait_for_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47947);
/* harmony import */ var _text_instant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19644);






function phaseOfDeployed(deployed) {
    return typeof deployed === 'object' ? (0,_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseOf */ .h)(deployed) : deployed;
}
/** How long a deployment may take to appear. */
const APPEAR_TIMEOUT_MS = 180_000;
/** When the list is read again until the deployment is in it. */
const LOOKS_MS = [0, 3_000, 15_000, 60_000, APPEAR_TIMEOUT_MS];
/** Reads the list again and again, until it has a wanted deployment; undefined if none appears in time. */
async function waitToAppear(context, search, pick, { timeoutMs = APPEAR_TIMEOUT_MS, isHopeless } = {}) {
    const { clock } = context;
    const startMs = clock.now();
    const { branch } = search.wanted;
    for (const atMs of new Set(LOOKS_MS.map((ms) => Math.min(ms, timeoutMs)))) {
        if (!search.mayLook)
            break;
        // A slow response takes the place of this look. The next look finds what appeared in that time.
        if (atMs > 0 && startMs + atMs <= clock.now())
            continue;
        const what = `Waiting for the deployment${branch === undefined ? '' : ` of ${branch}`} to appear`;
        await (0,_pause_until_js__WEBPACK_IMPORTED_MODULE_4__/* .pauseUntil */ .h)(context, { sinceMs: startMs, untilMs: startMs + atMs, what });
        const found = pick(await search.look());
        if (found)
            return found;
        if (atMs === 0 && (await isHopeless?.()))
            break;
    }
    return undefined;
}
/** Requests for the list after a push. */
const MAX_REQUESTS_AFTER_PUSH = 6;
/** Follows the live deployment of a push until it is finished. @param before the deployments before the push */
async function followPush(context, branch, before, onUpdate) {
    const wanted = { branch, before, isOlder: (0,_deployment_search_js__WEBPACK_IMPORTED_MODULE_0__/* .olderThan */ .W7)(before), maxRequests: MAX_REQUESTS_AFTER_PUSH };
    const search = new _deployment_search_js__WEBPACK_IMPORTED_MODULE_0__/* .DeploymentSearch */ .EQ(context.api, wanted);
    const pushedMs = context.clock.now();
    // A save of a person, or another job, may have started one between the look and the push: it lacks these pages. So the
    // newest is followed, which has them for sure if it isn't older.
    const found = await waitToAppear(context, search, (all) => all.find(isOfPush));
    if (!found)
        return search.isComplete ? 'missing' : 'unknown';
    return followNewer(context, { search, pushedMs, onUpdate }, found);
}
/** The service may not tell the trigger (contract [P]). */
function isOfPush({ triggerType }) {
    return triggerType === 'auto' || triggerType === null;
}
/** Deployments that others start during the run and that are followed, too. */
const MAX_NEWER = 3;
/** A deployment that began this long after the push isn't of the push. */
const PUSH_WINDOW_MS = 30_000;
/** A list may lack what was started just now. */
const LIST_LAG_MS = 3_000;
/** Two clocks of the service that are both wrong by a minute are two minutes apart. */
const MAX_CLOCK_DIFFERENCE_MS = 120_000;
/** Follows a deployment, and newer live ones: they may replace it, or alone have the pages of this run. */
async function followNewer(context, { search, pushedMs, onUpdate }, first) {
    const { api, clock } = context;
    const pushedAtService = api.toServerMs(pushedMs);
    const followed = new Set([first.deploymentId]);
    let foundMs = clock.now();
    let current = await follow(context, first, onUpdate);
    for (let count = 0; count < MAX_NEWER && search.mayLook; count += 1) {
        // One that seems to be from before the push may be of others. Then the one of the push appears this much later.
        const ageMs = Math.min(Math.max(0, pushedAtService - dateOf(current)), MAX_CLOCK_DIFFERENCE_MS);
        await (0,_pause_until_js__WEBPACK_IMPORTED_MODULE_4__/* .pauseUntil */ .h)(context, {
            sinceMs: foundMs,
            untilMs: foundMs + LIST_LAG_MS + ageMs,
            what: 'Waiting for a newer deployment to appear',
        });
        foundMs = clock.now();
        const newest = (await search.look()).find(({ deploymentId }) => !followed.has(deploymentId));
        if (!newest || dateOf(newest) < dateOf(current))
            break;
        // Readers have the pages already, whatever becomes of the work of others.
        const untilMs = Math.max(dateOf(current), pushedAtService) + PUSH_WINDOW_MS;
        if ((0,_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseOf */ .h)(current) === 'ready' && dateOf(newest) > untilMs)
            break;
        followed.add(newest.deploymentId);
        current = worseOfTwins(current, await follow(context, newest, onUpdate));
        onUpdate(current);
    }
    return current;
}
function dateOf({ createdAt }) {
    return (0,_text_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .timeOf */ .n)(createdAt);
}
/**
 * Returns the newer one. Of two with one date, nobody knows which is of the push: a failed build counts, and otherwise the
 * one that the list has first.
 */
function worseOfTwins(first, second) {
    if (dateOf(first) !== dateOf(second))
        return second;
    const isFailed = (0,_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseOf */ .h)(second) === 'error' && (0,_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseOf */ .h)(first) !== 'error';
    return isFailed || (0,_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseOf */ .h)(first) === 'cancelled' ? second : first;
}
/** Follows the newest live deployment, of a branch that this run didn't have to change. */
async function followUnchanged(context, branch, onUpdate) {
    const newest = await (0,_newest_live_js__WEBPACK_IMPORTED_MODULE_1__/* .findNewestLive */ .mj)(context.api, branch);
    return typeof newest === 'object' ? follow(context, newest, onUpdate) : newest;
}
/** Waits until a deployment or preview is finished. `onUpdate` gets each state of it. */
async function follow(context, deployment, onUpdate) {
    onUpdate(deployment);
    if ((0,_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseOf */ .h)(deployment) === 'ready')
        return deployment;
    return (0,_wait_for_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .waitForDeployment */ .K)(context, deployment.deploymentId, onUpdate);
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

/***/ 3529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ pauseUntil)
/* harmony export */ });
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42690);
/** Waits between two requests, and logs progress meanwhile: a log without it looks stuck. */

/** Pauses between two deployment polls are as long at most. */
const STEP_MS = 15_000;
/**
 * Waits until a time, in epoch milliseconds.
 * @param what what the run waits for; the progress adds how long it has waited since `sinceMs`
 */
async function pauseUntil({ clock, log, pause }, { sinceMs, untilMs, what }) {
    // A pause ends early at the deadline, and the next one rejects.
    for (let nowMs = clock.now(); nowMs < untilMs; nowMs = clock.now()) {
        log.progress(`${what} (${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(nowMs - sinceMs)})`);
        await pause(Math.min(STEP_MS, untilMs - nowMs));
    }
}


/***/ }),

/***/ 47947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ waitForDeployment),
/* harmony export */   p: () => (/* binding */ pollDelayMs)
/* harmony export */ });
/* harmony import */ var _api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39319);
/* harmony import */ var _text_short_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42690);
/* harmony import */ var _phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99573);




/** Polls until the deployment is finished, logs the log of a failed build, and resolves to the deployment. `onUpdate` gets every response. */
async function waitForDeployment({ api, clock, log, pause }, deploymentId, onUpdate) {
    const startMs = clock.now();
    for (let lastStatus = '';;) {
        const deployment = await (0,_api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .getDeployment */ .i8)(api, deploymentId);
        onUpdate(deployment);
        const waitedMs = clock.now() - startMs;
        const line = `Deployment ${(0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m)(deploymentId)}: ${deployment.status} (${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(waitedMs)})`;
        if (deployment.status === lastStatus)
            log.progress(line);
        // Every deployment starts as pending, and the caller said that it has started.
        else if (lastStatus !== '' || deployment.status !== 'pending')
            log.info(line);
        lastStatus = deployment.status;
        const phase = (0,_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseOf */ .h)(deployment);
        const { logs } = deployment;
        if (phase === 'error' && logs?.trim())
            log.group(`Build log of deployment ${(0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m)(deploymentId)}`, () => log.quote(logs));
        if (phase !== 'in-progress')
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


/***/ }),

/***/ 16735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ withinMinute)
/* harmony export */ });
const MAX_TIDYING_MS = 60_000;
/**
 * Awaits a request that tidies up. It rejects with the service's last answer if a limit takes longer than a minute.
 * @param request gets the signal that ends its waits
 */
async function withinMinute({ clock, signal }, request) {
    const [late, ended] = [new AbortController(), new AbortController()];
    void clock.sleep(MAX_TIDYING_MS, AbortSignal.any([signal, ended.signal])).then(() => late.abort(), () => undefined);
    try {
        return await request(late.signal);
    }
    finally {
        ended.abort();
    }
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