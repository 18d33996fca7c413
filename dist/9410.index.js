"use strict";
exports.id = 9410;
exports.ids = [9410];
exports.modules = {

/***/ 63014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ messageLine),
/* harmony export */   QM: () => (/* binding */ messageBlocks),
/* harmony export */   mF: () => (/* binding */ MAX_COMMENT_LOG_LINES),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   qc: () => (/* binding */ helpBlocks),
/* harmony export */   xA: () => (/* binding */ footnote)
/* harmony export */ });
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67720);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73308);
/* harmony import */ var _text_short_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45565);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42690);
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82682);





/** Lines at the end of a build log that a comment shows. */
const MAX_COMMENT_LOG_LINES = 40;
/**
 * A message, one paragraph per line, and the link to the troubleshooting page.
 * @param inputs of the command; their names become code
 * @param urls URLs of docs-ci in the message, which people copy
 */
function messageBlocks(ending, inputs, urls) {
    const lines = ending.message.split('\n');
    return [...lines.map((line) => ({ paragraph: messageLine(line, inputs, urls) })), ...helpBlocks(ending)];
}
/** A line of a message, with known URLs as links and the names of inputs as code. */
function messageLine(line, inputs, urls = []) {
    const names = new Set(Object.keys(inputs).map(_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9));
    const parts = (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .partsOf */ .CI)((0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .linkUrls */ .T_)(line, [...urls, _input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .EXAMPLE_BASE_URL */ .zt]));
    return parts.flatMap((part) => (typeof part === 'string' ? (0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .withCode */ .SM)(part, (name) => names.has(name)) : [part]));
}
/** The link to the troubleshooting page, for summaries as well as comments. */
function helpBlocks({ helpUrl }) {
    return helpUrl === undefined ? [] : [{ paragraph: { link: helpUrl, text: 'Troubleshooting' } }];
}
/** @param first what only this comment has to say */
function footnote(first, deployment, { nowMs, runUrl }) {
    const parts = [
        first,
        [(0,_text_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTime */ .fU)(nowMs)],
        runUrl === undefined ? [] : [{ link: runUrl, text: 'run' }],
        deployment ? ['deployment ', { code: (0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_4__/* .shortId */ .m)(deployment.deploymentId) }] : [],
    ];
    return { footnote: joinParts(parts) };
}
/** Joins the parts that aren't empty, with dots or with spaces. */
function joinParts(parts, separator = ' · ') {
    const known = parts.filter((part) => part.length > 0);
    return known.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}


/***/ }),

/***/ 45429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ toEnding),
/* harmony export */   LL: () => (/* binding */ describeUnbuilt),
/* harmony export */   Vw: () => (/* binding */ done),
/* harmony export */   gz: () => (/* binding */ failed)
/* harmony export */ });
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
const UNBUILT = { missing: 'no-deployment', cancelled: 'cancelled-build', error: 'failed-build' };
/**
 * The end of a run whose pages are where they belong, but not live. Undefined if the build didn't fail.
 * @param phase of the deployment, or `missing`
 */
function describeUnbuilt(phase, words) {
    if (phase !== 'missing' && phase !== 'cancelled' && phase !== 'error')
        return undefined;
    const [text, ...sentences] = words[phase];
    return failed(UNBUILT[phase], text, sentences);
}


/***/ }),

/***/ 32487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   RA: () => (/* binding */ describeTooMany),
/* harmony export */   XW: () => (/* binding */ MAX_DELETES_ADVICE)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);
/** Applies the input `max-deletes`: how much `prune` may delete, and what to say if that isn't enough. Pure. */

/** The limit as a count. A percentage is of `total` and rounded down. */
function limitOf(limit, total) {
    // The product isn't exact: 2.8% of 2,750 would be slightly less than 77.
    return 'count' in limit ? limit.count : Math.floor(Number(((total * limit.percent) / 100).toFixed(6)));
}
/** @param what `12 files` */
function describeTooMany(what, limit) {
    return `prune would delete ${what}, but max-deletes allows ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(limit)}`;
}
const MAX_DELETES_ADVICE = 'Check "path" and "include". If they are correct, raise max-deletes for one run.';


/***/ }),

/***/ 9195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ SIGN),
/* harmony export */   DT: () => (/* binding */ describeChanges),
/* harmony export */   EG: () => (/* binding */ renderPlan),
/* harmony export */   jg: () => (/* binding */ countSteps),
/* harmony export */   vZ: () => (/* binding */ PAST)
/* harmony export */ });
/* harmony import */ var _text_render_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64131);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);
/** Renders the steps of a plan that changes pages as plan.json, and counts them in words. Pure. */


/** What a step that changes the project did. */
const PAST = { create: 'created', update: 'updated', delete: 'deleted' };
const SIGN = { create: 'added', update: 'changed', delete: 'removed' };
function countSteps(steps, action) {
    return steps.filter((step) => step.action === action).length;
}
/** Returns `3 created, 8 updated, 1 deleted`; an empty text without changes. */
function describeChanges(steps, verbs = PAST) {
    const counts = Object.entries(verbs).map(([action, verb]) => ({ count: countSteps(steps, action), verb }));
    return counts.flatMap(({ count, verb }) => (count > 0 ? `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(count)} ${verb}` : [])).join(', ');
}
/** Renders plan.json. @param render one step as JSON */
function* renderPlan(steps, render) {
    yield '{\n  "schemaVersion": 1,\n';
    yield* (0,_text_render_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .renderLines */ .E)('  "steps": [', steps, render, ']');
    yield '\n}\n';
}


/***/ }),

/***/ 32319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   GQ: () => (/* binding */ foldLong),
/* harmony export */   JG: () => (/* binding */ limitedList),
/* harmony export */   Rl: () => (/* binding */ limitedTable),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   bd: () => (/* binding */ moreOf),
/* harmony export */   gu: () => (/* binding */ detailBlocks),
/* harmony export */   pX: () => (/* binding */ MAX_ROWS)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);

/** Rows per table or list of a summary. */
const MAX_ROWS = 200;
/** Rows that are shown unfolded. */
const MAX_OPEN_ROWS = 20;
/** A table of the first rows. Its last row counts the others. A column without a title has signs. */
function limitedTable(head, rows, limit) {
    const { rows: maxRows, count = rows.length, place, column = 0 } = limit;
    const more = moreOf(count, maxRows, place).map((text) => [...Array(column).fill(''), text]);
    const align = head.map((title) => (title === '' ? 'center' : 'left'));
    return { table: { head, rows: [...rows.slice(0, maxRows), ...more], align } };
}
/** A list of the first items. Its last item counts the others. */
function limitedList(items, limit = MAX_ROWS, place) {
    return { list: [...items.slice(0, limit), ...moreOf(items.length, limit, place)] };
}
/** `12 more, listed in plan.json`, if there are more than the limit. */
function moreOf(count, limit, place) {
    const listed = place === undefined ? [] : [', listed in ', place];
    return count > limit ? [[`${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(count - limit)} more`, ...listed]] : [];
}
/** Folds what has a number in its title. Nothing if there is nothing to fold. */
function folded(title, count, blocks) {
    return count === 0 ? [] : [{ details: `${title} (${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(count)})`, blocks }];
}
function foldLong(title, count, blocks) {
    return count <= MAX_OPEN_ROWS ? blocks : folded(title, count, blocks);
}
/** The cell of a fact that is code; undefined if it isn't known. */
function codeOf(text) {
    return text === undefined ? undefined : { code: text };
}
/** The facts that are known, folded. */
function detailBlocks(facts) {
    const known = facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]));
    return [{ details: 'Details', blocks: [{ facts: known }] }];
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
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67720);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22805);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42690);




/** Returns how long the service built, by its own clock; undefined if it doesn't say. */
function buildDuration(deployment) {
    const ms = Date.parse(deployment?.updatedAt ?? '') - Date.parse(deployment?.createdAt ?? '');
    return ms >= 0 ? (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(ms) : undefined;
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
/** Shows where the build failed and why. */
function buildErrorBlocks({ file, line, message, frame, url }) {
    const place = describePlace({ file, line });
    const shown = place === undefined ? [] : [(0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .linkOrCode */ .tI)(place, url), ': '];
    return [{ paragraph: [...shown, message] }, ...(frame === undefined ? [] : [{ verbatim: frame }])];
}
/** @param maxLines lines at the end of the log to show; the error is there */
function buildLogBlocks(logs, maxLines = Infinity) {
    if (!logs)
        return [];
    const lines = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(logs.trimEnd());
    const verbatim = lines.slice(-maxLines).join('\n');
    return [{ details: `Build log (${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .t)(lines.length, 'line')})`, blocks: [{ verbatim }] }];
}


/***/ }),

/***/ 59110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ findNewest),
/* harmony export */   e: () => (/* binding */ MAX_SEARCHED_DEPLOYMENTS)
/* harmony export */ });
/* harmony import */ var _api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39319);

/** Deployments per request. */
const MAX_SEARCHED_DEPLOYMENTS = 20;
/**
 * Finds the newest deployment that is wanted.
 * @param limit deployments per request
 * @param max deployments that are searched, because older ones are of no interest
 */
async function findNewest(api, isWanted, limit = MAX_SEARCHED_DEPLOYMENTS, max = limit) {
    let searched = 0;
    for await (const deployment of (0,_api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .listDeployments */ .Jn)(api, { limit })) {
        if (isWanted(deployment))
            return deployment;
        if ((searched += 1) === max)
            break;
    }
    return undefined;
}


/***/ }),

/***/ 3750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: () => (/* binding */ notAfter),
/* harmony export */   H7: () => (/* binding */ findPushDeployment),
/* harmony export */   _n: () => (/* binding */ beforePush),
/* harmony export */   wq: () => (/* binding */ isLiveOf)
/* harmony export */ });
/* unused harmony export pushTimeAtService */
/* harmony import */ var _api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39319);
/* harmony import */ var _find_newest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59110);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42690);
/* harmony import */ var _wait_for_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47947);
/** Finds the live deployment that a push started. */




/** Waits for the deployment that a push started; undefined if none appears in time. */
async function findPushDeployment(context, wanted, appearTimeoutMs) {
    const { clock, log, pause } = context;
    const startMs = clock.now();
    for (;;) {
        const found = await findFromPush(context, wanted);
        const waitedMs = clock.now() - startMs;
        if (found || waitedMs >= appearTimeoutMs)
            return found;
        const of = wanted.branch === undefined ? '' : ` of ${wanted.branch}`;
        log.progress(`Waiting for the deployment${of} to appear (${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(waitedMs)})`);
        await pause(Math.min((0,_wait_for_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .pollDelayMs */ .p)(waitedMs), appearTimeoutMs - waitedMs));
    }
}
/**
 * Finds a deployment that matches: a later push starts a later one. A branch or a trigger that the service doesn't tell
 * (contract [P]) contradicts nothing, but a deployment with both goes first.
 */
async function findFromPush({ api }, { branch, isOlder, take = 'oldest' }) {
    let exact;
    let possible;
    for await (const deployment of (0,_api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .listDeployments */ .Jn)(api, { limit: _find_newest_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SEARCHED_DEPLOYMENTS */ .e })) {
        if (isOlder(deployment))
            break;
        const { triggerType, branch: actual } = deployment;
        if (!['auto', null].includes(triggerType) || !isLiveOf(deployment, branch))
            continue;
        if (take === 'newest')
            return deployment;
        possible = deployment;
        if (triggerType !== null && actual !== null)
            exact = deployment;
    }
    return exact ?? possible;
}
/** True for a live deployment that may be of this branch. @param branch undefined: the deployment branch */
function isLiveOf({ isPreview, branch: actual }, branch) {
    return !isPreview && (actual === null || branch === undefined || actual === branch);
}
/**
 * Returns what tells deployments from before a push by their time. The push and the service have different clocks.
 * @param pushedMs when the push happened, in epoch milliseconds of the platform or of this machine
 */
function beforePush({ api, clock }, pushedMs, toleranceMs = PUSH_TOLERANCE_MS) {
    let sinceMs;
    return ({ createdAt }) => {
        // The service's clock is known only after its first response.
        sinceMs ??= pushTimeAtService(pushedMs, clock.now(), (localMs) => api.toServerMs(localMs));
        return Date.parse(createdAt) < sinceMs - toleranceMs;
    };
}
/** Returns what tells newer deployments from this one and those before it. */
function notAfter(seen) {
    return ({ deploymentId, createdAt }) => deploymentId === seen.deploymentId || Date.parse(createdAt) < Date.parse(seen.createdAt ?? '');
}
/** Deployments created up to this long before the push still count: the clocks of two servers never agree. */
const PUSH_TOLERANCE_MS = 60_000;
/**
 * Converts the push time to the service's clock, in epoch milliseconds. A runner shares its platform's clock, so the
 * difference between the service's Date header and the runner's clock holds for the platform too. If the push lies in
 * the runner's future, the runner's clock is wrong, and the push time is used as it is.
 */
function pushTimeAtService(pushedMs, nowMs, toServerMs) {
    const isRunnerBehind = pushedMs > nowMs + PUSH_TOLERANCE_MS;
    return isRunnerBehind ? pushedMs : toServerMs(pushedMs);
}


/***/ }),

/***/ 27129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ followNewest),
/* harmony export */   Rn: () => (/* binding */ recordIn),
/* harmony export */   Ts: () => (/* binding */ phaseOfDeployed),
/* harmony export */   VQ: () => (/* binding */ followNewer),
/* harmony export */   e6: () => (/* binding */ follow),
/* harmony export */   hc: () => (/* binding */ findLatest),
/* harmony export */   mj: () => (/* binding */ findNewestLive)
/* harmony export */ });
/* harmony import */ var _find_newest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59110);
/* harmony import */ var _find_push_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3750);
/* harmony import */ var _phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99573);
/* harmony import */ var _wait_for_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47947);




function phaseOfDeployed(deployed) {
    return deployed === undefined || deployed === 'missing' ? deployed : (0,_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseOf */ .h)(deployed);
}
/** Records each state of a deployment. */
function recordIn({ record, }) {
    return (deployment) => (record.deployment = deployment);
}
/** How long a deployment may take to appear. */
const APPEAR_TIMEOUT_MS = 180_000;
/** Previews of many branches may be newer than the live deployment. */
const MAX_NEWEST = 100;
/** The newest live deployment. @param branch undefined: the deployment branch */
async function findNewestLive(api, branch) {
    return (await findLatest(api, branch)).live;
}
/** The newest live deployment, and the newest one that isn't older than that. Previews may hide the live one. */
async function findLatest(api, branch) {
    let newest;
    const isLive = (deployment) => {
        newest ??= deployment;
        return (0,_find_push_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .isLiveOf */ .wq)(deployment, branch);
    };
    return { live: await (0,_find_newest_js__WEBPACK_IMPORTED_MODULE_0__/* .findNewest */ .O)(api, isLive, _find_newest_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SEARCHED_DEPLOYMENTS */ .e, MAX_NEWEST), newest };
}
/**
 * Waits for the live deployment of a push. Undefined if none appears.
 * @param seen the newest one before the push: ours is newer. The service may tell neither its branch nor its trigger.
 */
async function followNewer(context, branch, seen, onUpdate) {
    const isOlder = seen ? (0,_find_push_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .notAfter */ .Cw)(seen) : () => false;
    // A save of a person, or another job, may have started one between the look and the push: it lacks these pages.
    const found = await (0,_find_push_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .findPushDeployment */ .H7)(context, { branch, isOlder, take: 'newest' }, APPEAR_TIMEOUT_MS);
    return found && follow(context, found, onUpdate);
}
/** Deployments that others start during the run and that are followed, too. */
const MAX_NEWER = 3;
/** A deployment that began this long after the one that was found isn't of the push. */
const PUSH_WINDOW_MS = 30_000;
/** Follows newer live deployments than the last one: they may replace it, or alone have the pages of this run. */
async function followNewest(context, branch, last, onUpdate) {
    let current = last;
    const untilMs = Date.parse(last?.createdAt ?? '') + PUSH_WINDOW_MS;
    for (let count = 0; current && count < MAX_NEWER; count += 1) {
        const newest = await findNewestLive(context.api, branch);
        if (!newest || (0,_find_push_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .notAfter */ .Cw)(current)(newest))
            break;
        // Readers have the pages already, whatever becomes of the work of others.
        if ((0,_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseOf */ .h)(current) === 'ready' && Date.parse(newest.createdAt) > untilMs)
            break;
        current = await follow(context, newest, onUpdate);
    }
    return current ?? 'missing';
}
/** Waits until a deployment or preview is finished. `onUpdate` gets each state of it. */
async function follow(context, deployment, onUpdate) {
    onUpdate(deployment);
    if ((0,_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseOf */ .h)(deployment) === 'ready')
        return deployment;
    return (0,_wait_for_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .waitForDeployment */ .K)(context, deployment.deploymentId, onUpdate);
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

/***/ 97075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Hh: () => (/* binding */ load),
/* harmony export */   YZ: () => (/* binding */ MAX_OPERATIONS),
/* harmony export */   oY: () => (/* binding */ inPushOrder),
/* harmony export */   pl: () => (/* binding */ Batches)
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

/***/ 36589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JS: () => (/* binding */ readNewBranch),
/* harmony export */   d_: () => (/* binding */ patiently),
/* harmony export */   nJ: () => (/* binding */ waitForMerge)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _api_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95060);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42690);
/** Looks a few times, because reads may show the state before a write for a while. */



/** Looks until the write shows, a few times. False if it never does. */
async function patiently({ pause }, isShown) {
    for (const delayMs of _api_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOK_DELAYS_MS */ .OC) {
        if (await isShown())
            return true;
        await pause(delayMs);
    }
    return isShown();
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
/* harmony export */   qU: () => (/* binding */ pushOnce),
/* harmony export */   x7: () => (/* binding */ pushBatches)
/* harmony export */ });
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22805);
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27208);




const NO_DETAILS = { commitSha: null, branch: null, isDeploymentBranch: null, operationsCompleted: null };
/** Pushes one commit. Rejects with ConflictError if the service refuses it because of the state of the branch. */
async function pushOnce(api, change, isShown) {
    const find = async () => ((await isShown()) ? NO_DETAILS : undefined);
    return (0,_write_once_js__WEBPACK_IMPORTED_MODULE_2__/* .writeOnce */ .Fq)((lookUp) => (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .pushCommit */ .Sq)(api, change, lookUp), find);
}
/** Pushes all batches. `onPushed` gets each batch that is on the branch. Rejects with the errors of the target. */
async function pushBatches({ log, signal }, { push, tooLarge, check }, batches, onPushed) {
    let pushed = 0;
    log.startProgress(() => `Pushing: ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .t)(pushed, 'commit')}`);
    for (let batch = await batches.next(); batch; batch = await batches.next()) {
        signal.throwIfAborted();
        // Fewer pages are looked at in less time.
        if ((await check?.(batch)) === false && batches.takeBack(batch, 'slow'))
            continue;
        try {
            await push(batch);
            pushed += 1;
            onPushed(batch);
            log.progress(() => `Pushing: ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .t)(pushed, 'commit')}`);
        }
        catch (error) {
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
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   pV: () => (/* binding */ exactly)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43947);
/* harmony import */ var _pages_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24169);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90050);
/** Reads a branch of the documentation project: the list of its pages, single pages and the configuration. */





/** Leaves out paths that docs-ci would never write: they are neither read nor changed. */
function toListing({ pages: entries, count }) {
    const listed = entries.flatMap(({ path, size }) => {
        const plain = path.replace(/^\/+/, '');
        return (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeProblem */ .Do)(plain) === undefined ? [{ path: plain, size }] : [];
    });
    const byPath = new Map(listed.map((page) => [page.path, page]));
    const byPlace = new Map(listed.map((page) => [(0,_pages_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(page.path), page]));
    const unlistedForms = unlistedFormsFor(listed);
    const formsOf = (path) => {
        const known = byPath.get(path) ?? byPlace.get((0,_pages_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(path));
        return known ? [known.path] : unlistedForms(path);
    };
    return { byPath, byPlace, formsOf, isComplete: count === entries.length };
}
/** The forms of a page that the list lacks, like those of the others. A list without pages doesn't tell, so both are asked for. */
function unlistedFormsFor(listed) {
    if (listed.some(({ path }) => (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_4__/* .isPage */ .yp)(path)))
        return (path) => [path];
    const hasBare = listed.some(({ path }) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(path) === '');
    return (path) => (hasBare ? [(0,_pages_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(path)] : [...new Set([path, (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(path)])]);
}
/** Returns the text of a page in normal form; undefined if the page doesn't exist. */
async function readPage(run, branch, path) {
    const text = await readSource(run, branch, path);
    return text === undefined ? undefined : (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .normalize */ .S8)(text);
}
/** Returns the text of a page as the service has it; undefined if the page doesn't exist. */
async function readSource({ api }, { branch, formsOf }, path) {
    for (const form of formsOf(path)) {
        try {
            return (await (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_1__/* .getPage */ .WE)(api, form, { branch })).content;
        }
        catch (error) {
            if (!(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .hasStatus */ .Ro)(error, 404))
                throw error;
        }
    }
    return undefined;
}
/** Reads a path exactly as it is written. */
const exactly = (path) => [path];
/**
 * Returns undefined if the service doesn't return the configuration.
 * @param effect for a notice: what docs-ci doesn't do then; undefined for no notice
 */
async function readConfig({ api, log }, branch, effect) {
    try {
        return await (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_1__/* .getConfig */ .zj)(api, { branch });
    }
    catch (error) {
        const isRefused = error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && error.status < 500 && error.status !== 429;
        if (!isRefused && !(error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UnexpectedResponseError */ .dk))
            throw error;
        if (effect !== undefined)
            log.notice(`The navigation couldn't be read: ${(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error) ?? error.message}. ${effect}.`);
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
            log.info(`The project changed during the run (${error.message}). Comparing again.`);
            await pause(delaysMs[round - 1] ?? 0);
        }
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
/** Deletes a branch; one that is gone already is fine. */
async function removeBranch(api, name) {
    await (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .deleteBranch */ .SN)(api, name).catch((error) => {
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
/* harmony export */   tK: () => (/* binding */ lookAtOperations)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _pages_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24169);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90050);
/* harmony import */ var _read_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83407);




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
/** Operations that are looked at: a commit is whole, so one that shows speaks for all. */
const MAX_LOOKED_UP = 3;
/** Looks at the pages of a write, and at other files only if there are too few pages. */
async function lookAtOperations(run, branch, operations) {
    const pages = operations.filter(({ path }) => (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isPage */ .yp)(path));
    let sight = 'hidden';
    for (const operation of [...pages, ...operations.filter((one) => !pages.includes(one))].slice(0, MAX_LOOKED_UP)) {
        const there = await (0,_read_project_js__WEBPACK_IMPORTED_MODULE_2__/* .readPage */ .SP)(run, branch, operation.path);
        if (isAsWritten(operation, there))
            return 'shown';
        if (there !== undefined)
            sight = 'other';
    }
    return sight;
}
function isAsWritten(operation, there) {
    if (operation.type === 'delete')
        return there === undefined;
    return there !== undefined && (0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hashPage */ .az)(there) === (0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hashPage */ .az)((0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normalize */ .S8)(operation.content));
}


/***/ }),

/***/ 73308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   WW: () => (/* binding */ withFlags),
/* harmony export */   z4: () => (/* binding */ withFlagsInCell)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67720);
/** Writes the names of inputs in advice as their readers type them: as flags in a terminal, as code in Markdown. */

/** A name is quoted unless it has a hyphen, because `to` and `path` are English words as well. */
const NAME = /"([a-z]+(?:-[a-z]+)*)"|\b([a-z]+(?:-[a-z]+)+)(?![\w-])/.source;
const VERB = /(\b(?:set|use|raise|lower|remove|check|choose|and|or)|,) /.source;
const ADVICE = new RegExp(`${VERB}(?:${NAME})( to (true|false)\\b)?`, 'gi');
const VERB_AT_END = new RegExp(`${VERB}$`, 'i');
/** `Set "wait" to false` becomes `Use --no-wait`. Other texts, also quoted ones, stay as they are. */
function withFlags(text, isInput) {
    return text.replace(ADVICE, (all, verb, word, hyphenated, value) => {
        const name = word ?? hyphenated ?? '';
        if (!isInput(name))
            return all;
        if (value === undefined)
            return `${verb} --${name}`;
        return `${verb.startsWith('S') ? 'Use' : 'use'} --${value === ' to false' ? 'no-' : ''}${name}`;
    });
}
/** The cell with the inputs of its advice as flags, also those that are code, such as `mode: restore`. */
function withFlagsInCell(cell, isInput) {
    const parts = [];
    for (const part of (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(cell).map((one) => withValueAsFlag(one, isInput))) {
        const last = parts.at(-1);
        const isName = typeof part === 'object' && 'code' in part && isInput(part.code);
        if (typeof last !== 'string')
            parts.push(part);
        else if (isName && VERB_AT_END.test(last))
            parts[parts.length - 1] = `${last}"${part.code}"`;
        else if (typeof part === 'string')
            parts[parts.length - 1] = last + part;
        else
            parts.push(part);
    }
    return parts.map((part) => (typeof part === 'string' ? withFlags(part, isInput) : part));
}
function withValueAsFlag(part, isInput) {
    if (typeof part === 'string' || !('code' in part))
        return part;
    const [, name = '', value = ''] = /^([a-z-]+): ([\w-]+)$/.exec(part.code) ?? [];
    return isInput(name) ? { code: `--${name} ${value}` } : part;
}
/** The text with the names of inputs as code. */
function withCode(text, isInput) {
    const parts = [];
    let end = 0;
    for (const { 1: verb = '', 2: word, 3: hyphenated, index } of text.matchAll(ADVICE)) {
        const name = word ?? hyphenated ?? '';
        if (!isInput(name))
            continue;
        parts.push(text.slice(end, index + verb.length + 1), { code: name });
        end = index + verb.length + 1 + name.length + (word === undefined ? 0 : 2);
    }
    return [...parts, text.slice(end)].filter((part) => part !== '');
}


/***/ }),

/***/ 90692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listItems),
/* harmony export */   P: () => (/* binding */ listPaths)
/* harmony export */ });
/* harmony import */ var _pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);
/** Lists items in a sentence: `a, b and c`. */

/** The items that a sentence lists; it counts the others. */
const MAX_LISTED = 5;
/** Paths as part of a sentence. A path with line breaks or other control characters is quoted. */
function listPaths(paths, limit = MAX_LISTED) {
    return listItems(paths.map((path) => (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(path) ? JSON.stringify(path) : path)), limit);
}
/** Returns `a`, `a and b`, `a, b and c`, and for more items than the limit `a, b, c, d, e and 7 more`. */
function listItems(items, limit = MAX_LISTED) {
    const rest = items.length - limit;
    const listed = rest > 0 ? [...items.slice(0, limit), `${(0,_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(rest)} more`] : items;
    return listed.length < 2 ? (listed[0] ?? '') : `${listed.slice(0, -1).join(', ')} and ${listed.at(-1) ?? ''}`;
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
    let isFirst = true;
    for (const item of items) {
        chunk += `${isFirst ? '' : ','}\n    ${renderItem(item)}`;
        isFirst = false;
        if (chunk.length < MIN_CHUNK_LENGTH)
            continue;
        yield chunk;
        chunk = '';
    }
    yield `${chunk}${isFirst ? '' : '\n  '}${close}`;
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
 * @param file path relative to the workspace, with slashes
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