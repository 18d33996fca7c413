"use strict";
exports.id = 4595;
exports.ids = [4595];
exports.modules = {

/***/ 42801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ toEnding),
/* harmony export */   AJ: () => (/* binding */ SIGN),
/* harmony export */   DT: () => (/* binding */ describeChanges),
/* harmony export */   EG: () => (/* binding */ renderPlan),
/* harmony export */   LL: () => (/* binding */ describeUnbuilt),
/* harmony export */   ST: () => (/* binding */ UNCHANGED),
/* harmony export */   TZ: () => (/* binding */ PLANNED),
/* harmony export */   Vw: () => (/* binding */ done),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   jg: () => (/* binding */ countSteps),
/* harmony export */   vZ: () => (/* binding */ PAST)
/* harmony export */ });
/* harmony import */ var _text_render_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64131);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90692);
/** Tells what a run changes in pages: its steps and plan.json, differences without secrets, and the words of its ending. */



/** The kinds of steps that change the project: what such a step did, and its sign. */
const PAST = { create: 'created', update: 'updated', delete: 'deleted' };
/** What such a step would do. */
const PLANNED = { create: 'to create', update: 'to update', delete: 'to delete' };
/** The sentence after a plan. */
const UNCHANGED = 'This run changed nothing.';
const SIGN = { create: 'added', update: 'changed', delete: 'removed' };
function countSteps(steps, action) {
    return steps.filter((step) => step.action === action).length;
}
/** Returns `3 created, 8 updated, 1 deleted`; an empty text without changes. */
function describeChanges(steps, verbs = PAST) {
    const counts = Object.entries(verbs).map(([action, verb]) => ({ count: countSteps(steps, action), verb }));
    return counts.flatMap(({ count, verb }) => (count > 0 ? `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(count)} ${verb}` : [])).join(', ');
}
/** Renders plan.json, without secrets of the run. @param describe what the file says about one step */
function* renderPlan({ redact }, steps, describe) {
    const redacted = (_, value) => (typeof value === 'string' ? redact(value) : value);
    const render = (step) => JSON.stringify(describe(step), redacted);
    yield '{\n  "schemaVersion": 1,\n';
    yield* (0,_text_render_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .renderLines */ .E)('  "steps": [', steps, render, ']');
    yield '\n}\n';
}
/** Paths that the warning names. */
const MAX_LISTED = 10;
/** Passes on the texts of the differences as they are. A warning names those with a secret of the run, which are left out. */
async function* withoutSecrets({ hasSecret, log }, file, differences) {
    const left = [];
    for await (const { path, text } of differences) {
        if ([path, text, ...sidesOf(text)].some(hasSecret))
            left.push(path);
        else
            yield text;
    }
    if (left.length === 0)
        return;
    log.warning(`${file}: ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_2__/* .listPaths */ .P)(left, MAX_LISTED)} left out, because the text contains this run's API key or token. Remove the secret from the page, and replace the key if anyone else can read the page.`);
}
/** The text before and the text after: the signs in front of the lines would hide a secret that is divided over two lines. */
function sidesOf(text) {
    const lines = text.split('\n');
    const isOf = (sign, line) => line.startsWith(sign) || line.startsWith(' ');
    return ['-', '+'].map((sign) => lines
        .filter((line) => isOf(sign, line))
        .map((line) => line.slice(1))
        .join('\n'));
}
function failed(topic, text, sentences) {
    return { outcome: 'failed', topic, headline: { sign: 'bad', text }, sentences };
}
function done(sign, text, sentences = []) {
    return { outcome: 'done', headline: { sign, text }, sentences };
}
function toEnding({ headline, sentences, ...ending }) {
    return { ...ending, message: [`${headline.text}.`, ...sentences].join(' ') };
}
/** Why the changes of a run aren't live, and the section that says more. */
const UNBUILT = {
    missing: 'no-deployment',
    unknown: 'no-deployment',
    cancelled: 'cancelled-build',
    error: 'failed-build',
};
/**
 * The end of a run whose pages are where they belong, but not live. Undefined if the build didn't fail.
 * @param phase of the deployment, `missing` or `unknown`
 */
function describeUnbuilt(phase, words) {
    if (phase === undefined || !isUnbuilt(phase))
        return undefined;
    const [text, ...sentences] = words[phase];
    return failed(UNBUILT[phase], text, sentences);
}
function isUnbuilt(phase) {
    return Object.hasOwn(UNBUILT, phase);
}


/***/ }),

/***/ 64119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   RA: () => (/* binding */ describeTooMany),
/* harmony export */   Tt: () => (/* binding */ NO_PRUNE),
/* harmony export */   XW: () => (/* binding */ MAX_DELETES_ADVICE),
/* harmony export */   Xx: () => (/* binding */ describeUnusedLimit),
/* harmony export */   oi: () => (/* binding */ describeLimit)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22805);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73308);
/** Applies the input `max-deletes`: how much `prune` may delete, and what to say if that isn't enough. Pure. */


/** Without it, nothing is pruned, whatever the limit. */
const NO_PRUNE = `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('prune')} is none`;
/** The limit as a count. A percentage is of `total` and rounded down. */
function limitOf(limit, total) {
    // The product isn't exact: 2.8% of 2,750 would be slightly less than 77.
    return 'count' in limit ? limit.count : Math.floor(Number(((total * limit.percent) / 100).toFixed(6)));
}
/** @param what `12 files` */
function describeTooMany(what, given, limit) {
    return `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('prune')} would delete ${what}, but ${describeLimit(given, limit)}`;
}
/** Returns `max-deletes allows 2`, and what that is a share of. @param limit the limit as a count */
function describeLimit(given, limit) {
    const share = 'count' in given ? '' : ` (${given.percent}%, rounded down)`;
    return `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('max-deletes')} allows ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(limit)}${share}`;
}
const MAX_DELETES_ADVICE = `Check ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('path')} and ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('include')}. If they are correct, raise ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('max-deletes')} for one run.`;
/** The default of each job. */
const DEFAULT_LIMIT = 10;
/** A notice about a limit that a user set, if nothing can be deleted in this run. @param why a clause */
function describeUnusedLimit(limit, why) {
    const isDefault = 'count' in limit && limit.count === DEFAULT_LIMIT;
    return isDefault ? [] : [`${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('max-deletes')}: not used, because ${why}.`];
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

/***/ 34226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ListedPages),
/* harmony export */   LL: () => (/* binding */ navigationEntries),
/* harmony export */   Op: () => (/* binding */ isWholeNavigation),
/* harmony export */   ZU: () => (/* binding */ isFileField),
/* harmony export */   cS: () => (/* binding */ entriesWithoutPage),
/* harmony export */   gT: () => (/* binding */ navigationLinks),
/* harmony export */   jL: () => (/* binding */ findListedPages),
/* harmony export */   nA: () => (/* binding */ LABEL_FIELDS),
/* harmony export */   pF: () => (/* binding */ isNavigation)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98870);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24169);
/* harmony import */ var _walk_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31952);
/** Reads the navigation of a documentation project, whose format belongs to the service. Pure. */



/** The only place that decides whether the navigation lists a page. */
class ListedPages {
    #places;
    #isWhole;
    #named;
    /** The parameters are those of `findListedPages`. */
    constructor(...given) {
        this.#places = findListedPages(...given);
        this.#isWhole = isWholeNavigation(given[0]);
        this.#named = namedAddresses(given[0]);
    }
    /** @param place of a page */
    of(place) {
        if (this.#places.has(place) || this.#named.inNavigation.has((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(place)))
            return 'listed';
        return this.#isWhole ? 'unlisted' : 'unknown';
    }
    /** True if any value of the configuration is the path of the page or file, such as that of an API description. */
    names(place) {
        return this.#named.anywhere.has((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(place));
    }
}
/** Names of fields with text for readers, or with the path of what isn't there any more. */
const TEXT_FIELD = /^(?:group|tab|title|label|name|description|anchor|dropdown|version|language|product|icon|tag|color|theme|source|from)$/i;
/** Names of fields that lead to a page, which a group may list besides. */
const LINK_FIELD = /^(?:href|url|link)$/i;
/** An operation that follows the path of an API description. */
const OPERATION = /\s+(?:[A-Z]{3,7}|webhook)\s.*$/s;
/**
 * The addresses of all texts that may be paths, such as `root` of a group, except the entries of lists of pages: these have
 * rules of their own.
 */
function namedAddresses(config) {
    const inNavigation = new Set();
    const anywhere = new Set();
    const navigation = new Set();
    for (const node of (0,_walk_json_js__WEBPACK_IMPORTED_MODULE_1__/* .walkJson */ .g)(config)) {
        const { name = '', value, parent } = node;
        const isInNavigation = navigation.has(parent) || LIST_FIELD.test(name);
        if (typeof value === 'object' && isInNavigation)
            navigation.add(node);
        if (typeof value !== 'string' || TEXT_FIELD.test(name) || isOfEntry(node) || OTHER_ENTRY.test(value))
            continue;
        const address = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(value
            .replace(OPERATION, '')
            .replace(/[?#].*$/s, '')
            .replace(/^\.\//, ''));
        if (address === '' && value !== '/')
            continue;
        anywhere.add(address);
        if (isInNavigation && !LINK_FIELD.test(name))
            inNavigation.add(address);
    }
    return { inNavigation, anywhere };
}
/** True for an entry of a list of pages, and for its path. */
function isOfEntry({ name, parent }) {
    return isPageList(parent) || (name === 'path' && isPageList(parent?.parent));
}
function isPageList(node) {
    return node?.name === 'pages' && Array.isArray(node.value);
}
/** A URL, or an operation of an API such as `GET /users`. */
const OTHER_ENTRY = /^(?:[a-z][a-z\d+.-]*:|[A-Z]+ \/)/;
/** Names of fields whose values name files with a part of the configuration. */
const FILE_FIELD = /^(?:\$(?:ref|include|import|extends)|include|extends)$/i;
/** A list of pages, or what contains lists. */
const LIST_FIELD = /^(?:pages|navigation|nav|sidebars?|groups|tabs|anchors|dropdowns|versions|languages|products|menu|items)$/i;
/** A text that names a file with a list, or stands for several pages, or for pages that only a build knows. */
const LIST_TEXT = /\.(?:jsonc?|json5|ya?ml|toml|[cm]?[jt]s)$|[*{}$]|^\.{3}/i;
/** True for a field whose value names files with a part of the configuration. */
function isFileField(name) {
    return FILE_FIELD.test(name);
}
/** True for a value that the field `navigation` can have: lists, or a text that names a file with them. */
function isNavigation(value) {
    return typeof value === 'string'
        ? hidesPages({ name: 'navigation', value })
        : typeof value === 'object' && value !== null;
}
/** False if pages may be listed where the configuration doesn't show them, or if it has no list at all. */
function isWholeNavigation(config) {
    let hasList = false;
    for (const node of (0,_walk_json_js__WEBPACK_IMPORTED_MODULE_1__/* .walkJson */ .g)(config)) {
        if (hidesPages(node))
            return false;
        hasList ||= LIST_FIELD.test(node.name ?? '') && typeof node.value === 'object' && node.value !== null;
    }
    return hasList;
}
function hidesPages({ name = '', value, parent }) {
    if (parent && Array.isArray(parent.value))
        return isListText(parent.name ?? '', value);
    if (isFileField(name))
        return namesFiles(value) && parent?.name !== 'redirects';
    return typeof value === 'string' && LIST_FIELD.test(name) && (LIST_TEXT.test(value) || value.includes('/'));
}
function isListText(list, value) {
    return typeof value === 'string' && LIST_FIELD.test(list) && LIST_TEXT.test(value) && !OTHER_ENTRY.test(value);
}
/** A text, which may be a URL, or several. */
function namesFiles(value) {
    return typeof value === 'string' || (typeof value === 'object' && value !== null);
}
/** The fields that name a group of the navigation. */
const LABEL_FIELDS = ['group', 'tab', 'title', 'label'];
/**
 * The paths of the pages that the navigation lists, as written, each once: entries of arrays that are called `pages`, at any
 * depth.
 * @param config the configuration, as JSON
 * @param exceptGroup label of a group whose own entries are left out
 */
function navigationEntries(config, exceptGroup) {
    const entries = new Set();
    for (const node of (0,_walk_json_js__WEBPACK_IMPORTED_MODULE_1__/* .walkJson */ .g)(config)) {
        const path = isEntry(node, exceptGroup) ? pathOf(node.value) : undefined;
        if (path !== undefined)
            entries.add(path);
    }
    return [...entries];
}
/** Names of fields with links around the pages. */
const LINKS_FIELD = /^(?:navbar|topbar\w*|footer\w*|anchors)$/i;
/** The paths that navbar, footer and anchors link to, and those of the pages that are the root of a group. */
function navigationLinks(config) {
    const [links, roots] = [new Set(), new Set()];
    const around = new Set();
    for (const node of (0,_walk_json_js__WEBPACK_IMPORTED_MODULE_1__/* .walkJson */ .g)(config)) {
        const { name = '', value, parent } = node;
        const isAround = around.has(parent) || LINKS_FIELD.test(name);
        if (isAround && typeof value === 'object')
            around.add(node);
        if (typeof value !== 'string')
            continue;
        if (isAround && LINK_FIELD.test(name) && /^\/[^/]/.test(value))
            links.add(value);
        if (isRoot(node) && !OTHER_ENTRY.test(value))
            roots.add(value);
    }
    return { links: [...links], roots: [...roots] };
}
/** True for the page that a group shows itself. */
function isRoot({ name, parent }) {
    const { pages } = (parent?.value ?? {});
    return name === 'root' && Array.isArray(pages);
}
function isEntry({ parent: list }, exceptGroup) {
    const group = list?.parent?.value;
    if (!isPageList(list) || Array.isArray(group))
        return false;
    return !isLabeled(group, exceptGroup);
}
/**
 * The places of the pages that the navigation lists. An entry can name a page in another way, such as `a/`, `a%20b`, or `a`
 * for `a/index`. It then lists each page with this address.
 * @param known places of pages of the project
 * @param exceptGroup label of a group whose own entries are left out, except those that are no places of pages
 */
function findListedPages(config, known = [], exceptGroup) {
    const listed = new Set(navigationEntries(config, exceptGroup).map(_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t));
    const pages = new Set(known);
    const others = navigationEntries(config).filter((entry) => !pages.has((0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(entry)));
    const addresses = new Set(others.map(_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci));
    for (const place of pages)
        if (addresses.has((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(place)))
            listed.add(place);
    return listed;
}
/**
 * Returns the entries that no page has. They are compared by place, and `index` at the end doesn't count.
 * Undefined if no entry has a page, because then the service writes paths in another way.
 */
function entriesWithoutPage(entries, pages) {
    const known = new Set(pages.map(_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci));
    const missing = entries.filter((entry) => !known.has((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(entry)));
    return missing.length === entries.length ? undefined : missing;
}
function isLabeled(value, label) {
    return label !== undefined && LABEL_FIELDS.some((field) => value[field] === label);
}
/** The path of an entry: a text, or an object with `path`. Undefined for links, API descriptions and groups. */
function pathOf(entry) {
    const { path } = typeof entry === 'string' ? { path: entry } : (entry ?? {});
    return typeof path === 'string' && path !== '' && !OTHER_ENTRY.test(path) ? path : undefined;
}


/***/ }),

/***/ 31952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ walkJson)
/* harmony export */ });
/** Walks through the configuration of a project. Pure. */
/**
 * Yields each value before what it contains. A stack of its own is needed: a hostile configuration is nested more deeply
 * than calls can be.
 */
function* walkJson(root) {
    const open = [{ value: root }];
    for (let node = open.pop(); node; node = open.pop()) {
        yield node;
        if (typeof node.value !== 'object' || node.value === null)
            continue;
        const parent = node;
        const children = Object.entries(node.value).map(([name, value]) => ({ name, value, parent }));
        // A call takes fewer arguments than a hostile list has entries.
        for (const child of children.reverse())
            open.push(child);
    }
}


/***/ }),

/***/ 97075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Hh: () => (/* binding */ load),
/* harmony export */   YZ: () => (/* binding */ MAX_OPERATIONS),
/* harmony export */   oY: () => (/* binding */ inPushOrder),
/* harmony export */   pl: () => (/* binding */ Batches),
/* harmony export */   zx: () => (/* binding */ MAX_BYTES)
/* harmony export */ });
/** Contract: operations of one push. */
const MAX_OPERATIONS = 20;
/** Many servers reject bodies above 1 MiB. */
const MAX_BYTES = 900_000;
/** Returns the changes in the order in which they are pushed: creates and updates, configuration, deletes. */
function inPushOrder(changes) {
    const rankOf = ({ type, step }) => (type === 'delete' ? 2 : step === undefined ? 1 : 0);
    return [...changes].sort((a, b) => rankOf(a) - rankOf(b));
}
/** The pushes of a run, one after another. Each holds the texts of one push in memory. */
class Batches {
    #changes;
    #manifest;
    /** Number of changes that are in the batches so far. */
    #taken = 0;
    #isFinished = false;
    #maxBytes = MAX_BYTES;
    #maxChanges = MAX_OPERATIONS;
    /** A change that was loaded for the batch before and didn't fit. */
    #next;
    constructor(changes, manifest) {
        this.#changes = inPushOrder(changes);
        this.#manifest = manifest;
        this.#isFinished = changes.length === 0 && manifest === undefined;
    }
    /** The next push. Undefined if all changes are in earlier ones. */
    async next() {
        if (this.#isFinished)
            return undefined;
        const loaded = await this.#take();
        const changes = loaded.map(({ change }) => change);
        const operations = loaded.flatMap((one) => one.operations);
        const isComplete = this.#taken === this.#changes.length;
        const manifest = this.#renderManifest(operations, isComplete);
        this.#isFinished = isComplete && (manifest !== undefined || this.#manifest === undefined);
        const rest = { changes, isLast: this.#isFinished };
        if (!manifest)
            return { operations, hasManifest: false, ...rest };
        return { operations: [...operations, manifest], hasManifest: true, pushId: this.#manifest?.pushId, ...rest };
    }
    /** Undefined if a later push has it, with these changes, too. */
    #renderManifest(operations, isComplete) {
        if (!this.#manifest || (!isComplete && this.#manifest.pushId !== undefined))
            return undefined;
        const manifest = this.#manifest.render(this.#changes.slice(0, this.#taken));
        const isFull = operations.length >= MAX_OPERATIONS || sizeOf([...operations, manifest]) > this.#maxBytes;
        return operations.length > 0 && isFull ? undefined : manifest;
    }
    /**
     * Takes back the latest batch. Later ones have at most half its size if the service rejected it as too large (413), and
     * half its changes if the service is slow. So after at most log2 of the size, a push has one change or the manifest alone.
     * Returns false for such a push, which can't be divided: a page that gets another ending is one change of two operations.
     */
    takeBack({ operations, changes, hasManifest }, cause) {
        if (changes.length + (hasManifest && cause === 'too large' ? 1 : 0) <= 1)
            return false;
        this.#taken -= changes.length;
        if (cause === 'slow')
            this.#maxChanges = Math.floor(changes.length / 2);
        else
            this.#maxBytes = Math.min(this.#maxBytes, sizeOf(operations)) / 2;
        this.#next = undefined;
        this.#isFinished = false;
        return true;
    }
    /** Loads changes while they fit into one push. A change that is larger than a push is alone. */
    async #take() {
        const done = this.#changes.slice(0, this.#taken);
        const manifest = this.#manifest && this.#manifest.pushId === undefined ? [this.#manifest.render(done)] : [];
        const loaded = [];
        let [count, bytes] = [manifest.length, sizeOf(manifest)];
        for (let change = this.#changes[this.#taken]; change; change = this.#changes[this.#taken]) {
            const needed = change.replaces === undefined ? 1 : 2;
            if (count + needed > MAX_OPERATIONS || loaded.length === this.#maxChanges)
                break;
            const one = this.#next ?? (await load(change));
            this.#next = undefined;
            if (loaded.length > 0 && bytes + one.bytes > this.#maxBytes) {
                this.#next = one;
                break;
            }
            loaded.push(one);
            count += needed;
            bytes += one.bytes;
            this.#taken += 1;
        }
        return loaded;
    }
}
async function load(change) {
    const { type, path, replaces } = change;
    const operations = type === 'delete' ? [{ type, path }] : [{ type, path, content: (await change.content?.()) ?? '' }];
    if (replaces !== undefined)
        operations.push({ type: 'delete', path: replaces });
    return { change, operations, bytes: sizeOf(operations) };
}
/** Bytes of operations in the JSON of a request. */
function sizeOf(operations) {
    return operations.reduce((sum, operation) => sum + Buffer.byteLength(JSON.stringify(operation)), 0);
}


/***/ }),

/***/ 54173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ PUBLICATION_BRANCH),
/* harmony export */   GV: () => (/* binding */ BEFORE),
/* harmony export */   Nc: () => (/* binding */ WORK_PREFIX),
/* harmony export */   t$: () => (/* binding */ isOwnBranch),
/* harmony export */   vz: () => (/* binding */ AFTER)
/* harmony export */ });
/** Recognizes the branches of docs-ci. Pure. */
/** Begins the name of what was live before a publication or a restore. */
const BEFORE = 'docs-ci-before/';
/** Begins the name of what a publication, a restore or a trial makes. */
const AFTER = 'docs-ci-after/';
/** Begins the name of a branch on which pushes are collected. Git allows no branch `x` beside `x/y`. */
const WORK_PREFIX = 'docs-ci-push/';
/** The random digits of a run and the number of the round; in a restore point, also what was published and deployed then. */
const PUBLICATION_BRANCH = /^docs-ci-(before|after)\/((\d{8}T\d{6}Z)-(publish|restore|check)-([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)-[a-z0-9]{7}[1-9])(?:\.from-([a-f0-9]{8}))?(?:\.([a-f0-9]{8}))?$/;
/** The origin, the number or the time of the run, the run, and the round. */
const WORK_BRANCH = /^docs-ci-push\/.+-[a-f0-9]{4}-t?\d+-.+-\d+$/;
/** True for a restore point, its other branch, and a branch that a run works on. Proposals are for people. */
function isOwnBranch(name) {
    return PUBLICATION_BRANCH.test(name) || WORK_BRANCH.test(name);
}


/***/ }),

/***/ 90050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S8: () => (/* binding */ normalize),
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   az: () => (/* binding */ hashPage),
/* harmony export */   cZ: () => (/* binding */ isSameText)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/**
 * Compares texts of pages in normal form: a service may change line ends, the byte order mark and the last line break. Also
 * tells the manifest of push-content from pages. Pure.
 */

const LF = 10;
/** The text without byte order mark, with LF as line ends, and with exactly one at the end unless the text is empty. */
function normalize(text) {
    const body = text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n');
    // A regular expression would take quadratic time for many empty lines.
    let end = body.length;
    while (body.charCodeAt(end - 1) === LF)
        end -= 1;
    return end === 0 ? '' : `${body.slice(0, end)}\n`;
}
/** True if two texts are the same page, or both are missing. */
function isSameText(a, b) {
    return a === b || (a !== undefined && b !== undefined && normalize(a) === normalize(b));
}
/** The first 16 bytes of SHA-256, as 22 characters of base64url. @param normal text in normal form, or its UTF-8 */
function hashPage(normal) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', normal, 'buffer').subarray(0, 16).toString('base64url');
}
/** True for a manifest of push-content, which docs-ci needs and readers don't. */
function isManifest(text) {
    return /^\{\/\*\s*docs-ci-manifest\b/m.test(text);
}


/***/ }),

/***/ 36589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JS: () => (/* binding */ readNewBranch),
/* harmony export */   LC: () => (/* binding */ readUntil),
/* harmony export */   d_: () => (/* binding */ patiently),
/* harmony export */   nJ: () => (/* binding */ waitForMerge)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _api_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95060);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42690);
/** Looks a few times, because reads may show the state before a write for a while. */



/** Reads until a reading shows the write, a few times. Returns the last reading, also if it never does. */
async function readUntil({ pause }, read, isShown) {
    for (const delayMs of _api_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOK_DELAYS_MS */ .OC) {
        const reading = await read();
        if (isShown(reading))
            return reading;
        await pause(delayMs);
    }
    return read();
}
/** Looks until the write shows, a few times. False if it never does. */
function patiently(pausing, isShown) {
    return readUntil(pausing, isShown, (shown) => shown);
}
/** Reads a branch that was just created: reads may not show it at once. */
async function readNewBranch({ pause }, read) {
    for (const delayMs of _api_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOK_DELAYS_MS */ .OC) {
        try {
            return await read();
        }
        catch (error) {
            if (!(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
                throw error;
            await pause(delayMs);
        }
    }
    return read();
}
/** Looks until base shows a merge that the service took but didn't confirm. False if that takes too long. */
async function waitForMerge({ clock, log, pause }, isShown, { timeoutMs, delayMs }) {
    const startMs = clock.now();
    for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs = clock.now() - startMs) {
        log.progress(`Waiting for the merge (${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(waitedMs)})`);
        await pause(delayMs(waitedMs));
        if (await isShown())
            return true;
    }
    return false;
}


/***/ }),

/***/ 61170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ isTooLarge),
/* harmony export */   SD: () => (/* binding */ SlowError),
/* harmony export */   qU: () => (/* binding */ pushOnce),
/* harmony export */   x7: () => (/* binding */ pushBatches)
/* harmony export */ });
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22805);
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27208);




const NO_DETAILS = { commitSha: null, branch: null, isDeploymentBranch: null, operationsCompleted: null };
/** A look at the pages of a push takes so long that they may have changed again. */
class SlowError extends Error {
    name = 'SlowError';
}
/**
 * Pushes one commit. Rejects with ConflictError if the service refuses it because of the state of the branch.
 * @param guard for a branch that others write to
 */
async function pushOnce(api, change, isShown, guard) {
    const find = async () => ((await isShown()) ? NO_DETAILS : undefined);
    return (0,_write_once_js__WEBPACK_IMPORTED_MODULE_2__/* .writeOnce */ .Fq)((lookUp) => (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .pushCommit */ .Sq)(api, change, lookUp, guard), find);
}
/** Pushes all batches. `onPushed` gets each batch that is on the branch. Rejects with the errors of the target. */
async function pushBatches({ log, signal }, { push, tooLarge }, batches, onPushed) {
    let pushed = 0;
    log.startProgress(() => `Pushing: ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .t)(pushed, 'commit')}`);
    for (let batch = await batches.next(); batch; batch = await batches.next()) {
        signal.throwIfAborted();
        try {
            await push(batch);
            pushed += 1;
            onPushed(batch);
            log.progress(() => `Pushing: ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .t)(pushed, 'commit')}`);
        }
        catch (error) {
            // Fewer pages are looked at in less time.
            if (error instanceof SlowError && batches.takeBack(batch, 'slow'))
                continue;
            if (!isTooLarge(error))
                throw error;
            if (!batches.takeBack(batch, 'too large'))
                throw tooLarge(batch);
        }
    }
    log.endProgress();
}
function isTooLarge(error) {
    return error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && error.status === 413;
}


/***/ }),

/***/ 83407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SP: () => (/* binding */ readPage),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   iI: () => (/* binding */ toListing),
/* harmony export */   kH: () => (/* binding */ isConfigText),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   pV: () => (/* binding */ exactly)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43947);
/* harmony import */ var _pages_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24169);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90050);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58423);
/** Reads a branch of the documentation project: the list of its pages, single pages and the configuration. */







/** Leaves out paths that docs-ci would never write: they are neither read nor changed. */
function toListing({ pages: entries, count }) {
    const listed = entries.flatMap(({ path, size }) => {
        const plain = path.replace(/^\/+/, '');
        return (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeProblem */ .Do)(plain) === undefined ? [{ path: plain, size }] : [];
    });
    const byPath = new Map(listed.map((page) => [page.path, page]));
    const byPlace = new Map(listed.map((page) => [(0,_pages_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(page.path), page]));
    const unlistedForms = unlistedFormsFor(listed);
    const formsOf = (path) => {
        const known = byPath.get(path) ?? byPlace.get((0,_pages_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(path));
        return known ? [known.path] : unlistedForms(path);
    };
    return { byPath, byPlace, formsOf, isComplete: count === entries.length };
}
/** The forms of a page that the list lacks, like those of the others. A list without pages doesn't tell, so both are asked for. */
function unlistedFormsFor(listed) {
    if (listed.some(({ path }) => (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isPage */ .yp)(path)))
        return (path) => [path];
    const hasBare = listed.some(({ path }) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(path) === '');
    return (path) => (hasBare ? [(0,_pages_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(path)] : [...new Set([path, (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(path)])]);
}
/** Returns the text of a page in normal form; undefined if the page doesn't exist. */
async function readPage(api, branch, path) {
    const text = await readSource({ api }, branch, path);
    return text === undefined ? undefined : (0,_page_text_js__WEBPACK_IMPORTED_MODULE_4__/* .normalize */ .S8)(text);
}
/** Returns the text of a page as the service has it; undefined if the page doesn't exist. */
async function readSource({ api }, { branch, formsOf }, path) {
    for (const form of formsOf(path)) {
        try {
            return (await (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_2__/* .getPage */ .WE)(api, form, { branch })).content;
        }
        catch (error) {
            if (!(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .hasStatus */ .Ro)(error, 404))
                throw error;
        }
    }
    return undefined;
}
/** True if the text of a file is the configuration that the service returns. */
async function isConfigText(text, config) {
    if (text === undefined)
        return false;
    const { parse } = await __webpack_require__.e(/* import() | jsonc */ 7280).then(__webpack_require__.t.bind(__webpack_require__, 7415, 19));
    return (0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(parse(text, [], { allowTrailingComma: true }), config);
}
/** Reads a path exactly as it is written. */
const exactly = (path) => [path];
/**
 * Returns undefined if the service doesn't return the configuration.
 * @param effect for a notice: what docs-ci doesn't do then; undefined for no notice
 */
async function readConfig({ api, log }, branch, effect) {
    try {
        return await (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_2__/* .getConfig */ .zj)(api, { branch });
    }
    catch (error) {
        const isRefused = error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ApiError */ .hD && error.status < 500 && error.status !== 429;
        if (!isRefused && !(error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UnexpectedResponseError */ .dk))
            throw error;
        if (effect !== undefined)
            log.notice(`The navigation couldn't be read: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_6__/* .endSentence */ .H_)((0,_api_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error) ?? error.message)} ${effect}.`);
        return undefined;
    }
}


/***/ }),

/***/ 38466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ MAX_ROUNDS),
/* harmony export */   a: () => (/* binding */ repeatRounds)
/* harmony export */ });
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58423);
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27208);
/** Plans and writes again after a conflict, a few times. */


/** After so many plans that others made out of date, a run gives up. */
const MAX_ROUNDS = 3;
/**
 * Works again after a ConflictError.
 * @param work gets the number of the round, which counts from 1
 * @param onConflict resets the record. Its result ends the run after the last round
 * @param delaysMs pauses between the rounds, in milliseconds
 */
async function repeatRounds({ log, pause }, work, onConflict, delaysMs) {
    for (let round = 1;; round += 1) {
        try {
            return await work(round);
        }
        catch (error) {
            if (!(error instanceof _write_once_js__WEBPACK_IMPORTED_MODULE_0__/* .ConflictError */ .fK))
                throw error;
            const end = onConflict(error);
            if (round === MAX_ROUNDS)
                throw end;
            log.info((0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .endSentence */ .H_)(`Comparing the project again: ${error.message}`));
            await pause(delaysMs[round - 1] ?? 0);
        }
    }
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

/***/ 46591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ createOwnBranch),
/* harmony export */   VS: () => (/* binding */ removeBranch),
/* harmony export */   it: () => (/* binding */ findCreated),
/* harmony export */   j8: () => (/* binding */ hasBranch)
/* harmony export */ });
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);


async function hasBranch(api, branch) {
    const { branches } = await (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .listBranches */ .jr)(api);
    return branches.some(({ name }) => name === branch);
}
/** Finds a branch whose creation has no response. */
async function findCreated(api, branchName) {
    return (await hasBranch(api, branchName)) ? { branchName, sourceBranch: null, sourceSha: null } : undefined;
}
/**
 * Creates a branch. A lost response is looked up by the name, which is this run's own.
 * @param sourceBranch undefined: the deployment branch
 */
async function createOwnBranch(api, branch) {
    return (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .createBranch */ .lY)(api, branch, () => findCreated(api, branch.branchName));
}
/** Deletes a branch; one that is gone already is fine. @param signal ends the waits for a limit */
async function removeBranch(api, name, signal) {
    await (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .deleteBranch */ .SN)(api, name, signal).catch((error) => {
        if (!(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasStatus */ .Ro)(error, 404))
            throw error;
    });
}


/***/ }),

/***/ 27208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fq: () => (/* binding */ writeOnce),
/* harmony export */   dh: () => (/* binding */ isConflict),
/* harmony export */   fK: () => (/* binding */ ConflictError),
/* harmony export */   lH: () => (/* binding */ tryOnce),
/* harmony export */   tK: () => (/* binding */ lookAtOperations),
/* harmony export */   vo: () => (/* binding */ explainRejection)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _pages_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24169);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90050);
/* harmony import */ var _read_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83407);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58423);





/** Others write to the same pages, or the service has another state than it showed: plan again. */
class ConflictError extends Error {
    name = 'ConflictError';
}
/** Statuses with which a service says that the branch has another state than this run saw. */
const CONFLICT_STATUSES = [404, 409, 422];
function isConflict(error) {
    return (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, ...CONFLICT_STATUSES);
}
/** Sends a write. After a lost response, it is only sent again if it isn't found. */
async function tryOnce(send, find) {
    const lost = { is: false };
    try {
        const result = await send(() => {
            lost.is = true;
            return find();
        });
        return { result, refusal: undefined, wasLost: lost.is };
    }
    catch (error) {
        // The look before a later attempt can meet the result of an earlier one.
        const result = error instanceof ConflictError && lost.is ? await find() : undefined;
        if (result !== undefined)
            return { result, refusal: undefined, wasLost: true };
        if (!isConflict(error))
            throw error;
        return { result: undefined, refusal: error, wasLost: lost.is };
    }
}
/**
 * Sends a write. Rejects with ConflictError if the service refuses it because of the state of the branch, unless that is
 * the result of an earlier attempt.
 */
async function writeOnce(send, find) {
    const { result, refusal, wasLost } = await tryOnce(send, find);
    const written = result ?? (wasLost ? await find() : undefined);
    if (written !== undefined)
        return written;
    throw new ConflictError(refusal?.message, { cause: refusal });
}
/** Operations that are looked at. A commit is whole, but another writer may have written one of the same texts. */
const MAX_LOOKED_UP = 3;
/** Looks at the pages of a write, and at other files only if there are too few pages. All of these show it, or none does. */
async function lookAtOperations(run, branch, operations) {
    const pages = operations.filter(({ path }) => (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isPage */ .yp)(path));
    const sights = new Set();
    for (const operation of [...pages, ...operations.filter((one) => !pages.includes(one))].slice(0, MAX_LOOKED_UP)) {
        const there = await (0,_read_project_js__WEBPACK_IMPORTED_MODULE_2__/* .readPage */ .SP)(run.api, branch, operation.path);
        if (isAsWritten(operation, there))
            sights.add('shown');
        else if (there !== undefined)
            return 'other';
        // The service may never return a file that isn't a page.
        else if ((0,_pages_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isPage */ .yp)(operation.path))
            sights.add('hidden');
    }
    return sights.has('shown') && !sights.has('hidden') ? 'shown' : 'hidden';
}
function isAsWritten(operation, there) {
    if (operation.type === 'delete')
        return there === undefined;
    return there !== undefined && (0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hashPage */ .az)(there) === (0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hashPage */ .az)((0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normalize */ .S8)(operation.content));
}
/** Adds the advice to the reason of a rejected write: a 403 can mean the role, the plan, or a protected branch. */
function explainRejection(error, advice) {
    if (!(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 403) || error.request.method !== 'POST')
        return error;
    // A reason that names the role leaves no other cause.
    if (/\brole\b/i.test(error.reason) && !/protect/i.test(error.reason))
        return error;
    return new _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(error.request, error.status, `${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .endSentence */ .H_)((0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error) ?? error.message)} ${advice}`);
}


/***/ }),

/***/ 64131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ renderLines)
/* harmony export */ });
/** Renders JSON with one line per entry, in chunks, so that a large file is never completely in memory. */
const MIN_CHUNK_LENGTH = 64_000;
/** Lines between brackets, indented by four spaces, with commas between them. */
function* renderLines(open, items, renderItem, close) {
    let chunk = open;
    let index = 0;
    for (const item of items) {
        chunk += `${index === 0 ? '' : ','}\n    ${renderItem(item, index)}`;
        index += 1;
        if (chunk.length < MIN_CHUNK_LENGTH)
            continue;
        yield chunk;
        chunk = '';
    }
    yield `${chunk}${index === 0 ? '' : '\n  '}${close}`;
}


/***/ }),

/***/ 54415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hY: () => (/* binding */ renderPatch),
/* harmony export */   "in": () => (/* binding */ renderDiff),
/* harmony export */   vr: () => (/* binding */ formatLike)
/* harmony export */ });
/** Lines that git shows around a change. */
const CONTEXT_LINES = 3;
/** More changed lines are compared in quadratic time. */
const MAX_CHANGED_LINES = 1_000;
/** The time is proportional to the number of lines times the number of changed lines. */
const MAX_COMPARISONS = 20_000_000;
/**
 * A part of edited.patch: `git apply` turns the file into the page of the service. Empty if both have the same content.
 * @param file path relative to the root of the repository, with slashes
 * @param disk text of the file as it is on the disk, with its byte order mark and line ends
 * @param remote text of the page at the service, in normal form
 */
async function renderPatch(file, disk, remote) {
    return render(`a/${file}`, `b/${file}`, disk, formatLike(disk, remote));
}
/**
 * A part of changes.diff. Empty if nothing changes.
 * @param path in the documentation project
 * @param before text in normal form, as `after`; undefined if the page doesn't exist
 */
async function renderDiff(path, before, after) {
    const [oldPath, newPath] = [
        before === undefined ? NO_FILE : `a/${path}`,
        after === undefined ? NO_FILE : `b/${path}`,
    ];
    return render(oldPath, newPath, before ?? '', after ?? '');
}
const NO_FILE = '/dev/null';
async function render(oldPath, newPath, before, after) {
    if (before === after && oldPath !== NO_FILE && newPath !== NO_FILE)
        return '';
    const { formatPatch, structuredPatch } = await __webpack_require__.e(/* import() | diff */ 6622).then(__webpack_require__.bind(__webpack_require__, 65589));
    const lines = `${before}${after}`.split('\n').length;
    const maxEditLength = Math.min(MAX_CHANGED_LINES, Math.ceil(MAX_COMPARISONS / (lines + 1)));
    const options = { context: CONTEXT_LINES, maxEditLength };
    const found = structuredPatch(oldPath, newPath, before, after, undefined, undefined, options);
    const patch = {
        oldFileName: oldPath,
        newFileName: newPath,
        oldHeader: undefined,
        newHeader: undefined,
        hunks: found?.hunks ?? [replaceAll(before, after)],
        isGit: true,
        ...(oldPath === NO_FILE && { isCreate: true }),
        ...(newPath === NO_FILE && { isDelete: true }),
    };
    return formatPatch(patch);
}
/** A hunk that removes all lines and adds all others. */
function replaceAll(before, after) {
    const [removed, added] = [signedLines('-', before), signedLines('+', after)];
    const lines = [...removed, ...added];
    const countOf = (sign) => lines.filter((line) => line.startsWith(sign)).length;
    return { oldStart: 1, oldLines: countOf('-'), newStart: 1, newLines: countOf('+'), lines };
}
function signedLines(sign, text) {
    const lines = text.split('\n').map((line) => `${sign}${line}`);
    return text === '' || text.endsWith('\n') ? lines.slice(0, -1) : [...lines, '\\ No newline at end of file'];
}
/** Gives a page in normal form the byte order mark, the line ends and the last line break of a file. */
function formatLike(disk, normal) {
    if (disk === '' || normal === '')
        return normal;
    const mark = disk.startsWith('\ufeff') ? '\ufeff' : '';
    let end = disk.length;
    while (end > 0 && /[\r\n]/.test(disk.charAt(end - 1)))
        end -= 1;
    const body = normal.replace(/\n$/, '').replaceAll('\n', lineEndOf(disk));
    return mark + body + disk.slice(end);
}
/** The most frequent line end. */
function lineEndOf(text) {
    const windows = text.split('\r\n').length - 1;
    const unix = text.split('\n').length - 1 - windows;
    if (windows > unix)
        return '\r\n';
    return unix === 0 && text.includes('\r') ? '\r' : '\n';
}


/***/ })

};
;