export const id = 1081;
export const ids = [1081];
export const modules = {

/***/ 77675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ listDeployments),
/* harmony export */   Pw: () => (/* binding */ createPreview),
/* harmony export */   UG: () => (/* binding */ CLOCK_TOLERANCE_MS),
/* harmony export */   Yy: () => (/* binding */ createDeployment),
/* harmony export */   i8: () => (/* binding */ getDeployment)
/* harmony export */ });
/* harmony import */ var _pagination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41284);

/** Maximum `limit` of `GET /deployments` (contract: Limits, page sizes). */
const MAX_PAGE_SIZE = 100;
/**
 * A deployment that seems older than the request by up to this much may still be its result. The Date header, which
 * gives the service's clock, has whole seconds, and the response takes time to arrive.
 */
const CLOCK_TOLERANCE_MS = 2_000;
const schemas = () => Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(6109)]).then(__webpack_require__.bind(__webpack_require__, 36109));
/**
 * `POST /deploy` (editor) [S]: builds and publishes the deployment branch without a change in Git.
 * After a lost response, it looks for the deployment in the list before it starts another one.
 * @param options.commitSha deploys this commit [P]; without it the request has no body, as [S] says
 */
async function createDeployment(api, { commitSha } = {}) {
    return start(api, {
        path: '/deploy',
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
            query: { limit, offset },
            schema: async () => (await schemas()).deploymentPage,
            idempotent: true,
        });
        return { items: body.deployments, total: body.total };
    };
    return (0,_pagination_js__WEBPACK_IMPORTED_MODULE_0__/* .listByOffset */ .v)(getPage, ({ deploymentId }) => deploymentId);
}
async function start(api, { path, json, matches }) {
    const call = {
        method: 'POST',
        path,
        role: 'editor',
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

/***/ 41284:
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
/** Keeps Node.js from ending the process if a page fails that the reader never asks for. */
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

/***/ 62925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
/** The ending of a command that failed. */
function failed(message) {
    return { outcome: 'failed', message };
}


/***/ }),

/***/ 41081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triggerDeploy: () => (/* binding */ triggerDeploy)
});

;// CONCATENATED MODULE: ./build/src/deployments/phase.js
/** Treats unknown statuses as in progress: the service may add some, and only the three final ones end the wait. */
function phaseOf({ status }) {
    return status === 'ready' || status === 'error' || status === 'cancelled' ? status : 'in-progress';
}

// EXTERNAL MODULE: ./build/src/api/endpoints/deployments.js
var deployments = __webpack_require__(77675);
// EXTERNAL MODULE: ./build/src/text/units.js
var units = __webpack_require__(8166);
;// CONCATENATED MODULE: ./build/src/deployments/wait-for-deployment.js



/** Polls until the deployment is finished, and resolves to it. `onUpdate` gets every response. */
async function waitForDeployment({ api, clock, log, pause }, deploymentId, onUpdate) {
    const startMs = clock.now();
    for (let lastStatus = '';;) {
        const deployment = await (0,deployments/* getDeployment */.i8)(api, deploymentId);
        onUpdate(deployment);
        const waitedMs = clock.now() - startMs;
        const line = `Deployment ${deploymentId}: ${deployment.status} (${(0,units/* formatDuration */.a)(waitedMs)})`;
        if (deployment.status === lastStatus)
            log.progress(line);
        else
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

// EXTERNAL MODULE: ./build/src/commands/command.js
var command = __webpack_require__(62925);
// EXTERNAL MODULE: ./build/src/commands/common-inputs.js
var common_inputs = __webpack_require__(50401);
// EXTERNAL MODULE: ./build/src/commands/input-kinds.js
var input_kinds = __webpack_require__(66934);
;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/inputs.js


const inputs = {
    mode: (0,input_kinds/* choice */.Yq)(['deploy', 'preview', 'wait'], {
        description: 'deploy starts a live deployment, preview one of a branch, wait follows the one that a push to the deployment branch starts by itself.',
        default: 'deploy',
    }),
    branch: (0,input_kinds/* text */.Qq)({
        description: 'Branch to preview, or whose push to wait for. Required on a tag in these two modes.',
        defaultText: 'the branch being built',
    }),
    commitSha: (0,input_kinds/* text */.Qq)({ description: 'Commit to deploy or preview, where the service supports it; without it the newest is taken.' }, { matches: /^[0-9a-f]{7,64}$/i, problem: 'is not a commit id; write 7 to 64 hexadecimal digits' }),
    wait: (0,input_kinds/* flag */.Jt)({ description: 'Follow the deployment to its end; false starts it and leaves.', default: 'true' }),
    appearTimeout: (0,input_kinds/* duration */.p0)({
        description: 'Mode wait: how long to look for the deployment of the push.',
        default: '3m',
    }),
    reuseInProgress: (0,input_kinds/* flag */.Jt)({
        description: 'Mode deploy: follow a live deployment that is already running instead of starting one.',
        default: 'false',
    }),
    verifyUrl: (0,input_kinds/* flag */.Jt)({
        description: 'Ask the published address, without the key, until it answers below 400 after redirects.',
        default: 'false',
    }),
    environment: (0,input_kinds/* flag */.Jt)({
        description: 'Record it as a deployment of the platform: a GitHub Deployment (permission deployments: write), or a GitLab environment, with its address.',
        default: 'false',
    }),
    environmentName: (0,input_kinds/* text */.Qq)({
        description: 'Name of that environment.',
        defaultText: '`docs`, in mode preview `docs-preview`',
    }),
    comment: (0,input_kinds/* flag */.Jt)({
        description: 'Keep one comment with the result on the pull or merge request (GitHub: permission pull-requests: write; GitLab: needs token).',
        default: 'false',
    }),
    ...(0,common_inputs/* commonInputs */.j)({
        name: 'trigger-deploy',
        timeout: '20m',
        timeoutText: 'It is ours, not the build’s: the build goes on.',
    }),
};
/** Finds inputs that contradict each other or are missing in this run. */
function checkInputs({ mode, wait, branch, verifyUrl, environment }, runContext) {
    const problems = [];
    if ((mode === 'preview' || mode === 'wait') && (branch ?? runContext.branch) === undefined) {
        const problem = `is required: this run builds no branch (a tag, perhaps), and mode ${mode} needs one`;
        problems.push({ input: 'branch', problem });
    }
    if (wait !== false)
        return problems;
    if (mode === 'wait')
        problems.push({ input: 'wait', problem: 'false contradicts mode wait; leave it true' });
    if (verifyUrl) {
        problems.push({ input: 'verifyUrl', problem: 'needs wait true: nothing is published before the end' });
    }
    if (environment) {
        problems.push({ input: 'environment', problem: 'needs wait true: its end would never be recorded' });
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

;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/plan.js
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
function pushTime({ pushedAtMs }, nowMs) {
    return pushedAtMs === undefined ? { ms: nowMs, clock: 'local' } : { ms: pushedAtMs, clock: 'platform' };
}

;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/summary.js

/** Characters of a build log in an annotation; platforms truncate slightly longer texts. */
const MAX_ANNOTATION_LENGTH = 3_000;
function summarizeDeploy(record, mode, ending) {
    const { deployment } = record;
    const url = deployment?.url ?? undefined;
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
        summary: [...factTable(record, ending), ...buildLogBlocks(deployment?.logs)],
        annotations: deployment?.logs
            ? [{ level: 'error', title: 'The build of the documentation failed', message: endOfLog(deployment.logs) }]
            : [],
        links: url ? [{ label: 'Documentation', url }] : [],
    };
}
function factTable(record, ending) {
    const { deployment, urlCheck } = record;
    if (!deployment)
        return [];
    const rows = [
        ['Status', deployment.status],
        ['Address', deployment.url ? { link: deployment.url, text: deployment.url } : undefined],
        ['Address answers', urlCheck && (urlCheck.isLive ? 'yes' : `no (${urlCheck.result})`)],
        ['Branch', deployment.branch && { code: deployment.branch }],
        ['Deployment', { code: deployment.deploymentId }],
        ['Started by', record.reused ? 'was running already' : deployment.triggerType],
        ['Took', (0,units/* formatDuration */.a)(ending.durationMs)],
    ];
    const known = rows.filter((row) => row[1] !== undefined && row[1] !== null);
    return [{ table: { head: ['', ''], rows: known } }];
}
function buildLogBlocks(logs) {
    return logs ? [{ heading: 'Build log', level: 3 }, { verbatim: logs }] : [];
}
/** Renders the comment of a pull or merge request. */
function renderComment(record, ending, runUrl) {
    const title = record.isPreview ? 'Documentation preview' : 'Documentation';
    const status = ending.outcome === 'done' ? (record.deployment?.status ?? 'done') : ending.outcome;
    const runLink = runUrl ? [{ paragraph: { link: runUrl, text: 'Log of this run' } }] : [];
    return [
        { heading: `${title}: ${status}`, level: 3 },
        { paragraph: ending.message },
        ...factTable(record, ending),
        ...runLink,
    ];
}
/** Keeps the end of a long log, where the error is. */
function endOfLog(logs) {
    return logs.length > MAX_ANNOTATION_LENGTH ? `…${logs.slice(-MAX_ANNOTATION_LENGTH)}` : logs;
}

;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/publish-status.js

/**
 * Opens a deployment record and closes it at the end of the run. The run doesn't wait for the platform. The updates
 * happen one after the other, so the last state wins. The job never fails because of them.
 */
function openDeploymentRecord({ inputs, host, log, record, optional, defer }) {
    if (!inputs.environment)
        return;
    if (!host.openDeployment) {
        log.notice('environment: there is no platform here that keeps deployments.');
        return;
    }
    const transient = record.isPreview === true;
    const request = {
        environment: environmentName(inputs, record),
        description: transient ? 'Preview of the documentation' : 'Documentation',
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
    if (outcome === 'done')
        return { state: 'success', description: 'Live' };
    if (record.deployment?.status === 'error')
        return { state: 'failure', description: 'The build failed' };
    if (outcome === 'timed-out' && record.deployment?.status === 'ready') {
        return { state: 'inactive', description: 'Published, but its address did not answer in time' };
    }
    if (outcome === 'timed-out')
        return { state: 'inactive', description: 'Still running when the wait for it ended' };
    if (outcome === 'cancelled')
        return { state: 'inactive', description: 'No longer followed: the job was cancelled' };
    return { state: 'error', description: `Ended as ${outcome}` };
}
/** Writes the comment at the end of the run, with the final result. The job never fails because of it. */
function scheduleComment({ inputs, host, log, record, optional, defer }) {
    if (!inputs.comment)
        return;
    if (!host.upsertComment || host.runContext.pullRequest === undefined) {
        log.notice('comment: this run belongs to no pull or merge request, so there is nowhere to comment.');
        return;
    }
    defer(async (ending) => {
        // The platform kills a cancelled job within seconds, and the next run writes the comment.
        if (ending.outcome === 'cancelled')
            return;
        const body = renderComment(record, ending, host.runContext.runUrl);
        // The environment's name keeps the comments of two sites on one pull request apart.
        const marker = `docs-ci:trigger-deploy:${environmentName(inputs, record).replace(/[^A-Za-z0-9]+/g, '-')}`;
        await optional('comment', async () => host.upsertComment?.({ marker, body, token: inputs.token ?? '' }));
    });
}
function environmentName({ environmentName: name }, { isPreview }) {
    return name ?? (isPreview ? 'docs-preview' : 'docs');
}

// EXTERNAL MODULE: ./build/src/api/errors.js
var errors = __webpack_require__(56271);
;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/find-deployment.js
/** Finds the live deployment that is in progress, or the deployment that a push started. */




/** The search ends after this many deployments: older ones finished long ago. */
const MAX_SEARCHED_DEPLOYMENTS = 20;
/**
 * Finds the newest live deployment if it is in progress. An older one that is still in progress doesn't count: the
 * newer one replaces its pages.
 */
async function findLiveInProgress({ api }) {
    let searched = 0;
    for await (const deployment of (0,deployments/* listDeployments */.Jn)(api, { limit: MAX_SEARCHED_DEPLOYMENTS })) {
        if (!deployment.isPreview)
            return phaseOf(deployment) === 'in-progress' ? deployment : undefined;
        if ((searched += 1) === MAX_SEARCHED_DEPLOYMENTS)
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
        log.progress(`No deployment of ${push.branch} for this push yet (${(0,units/* formatDuration */.a)(waitedMs)})`);
        await pause(Math.min(pollDelayMs(waitedMs), appearTimeoutMs - waitedMs));
    }
}
/** Finds the oldest deployment that matches: a later push starts a later one. */
async function findOldestFromPush({ api, clock }, branch, pushedAt) {
    let oldest;
    let sinceMs;
    for await (const deployment of (0,deployments/* listDeployments */.Jn)(api, { limit: MAX_SEARCHED_DEPLOYMENTS })) {
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

;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/start-deployment.js
/** Starts, reuses or finds a deployment, or describes which of these a run would do. */



/** Resolves to undefined if mode wait finds no deployment in time. */
async function startOrFind(context, plan) {
    const { api, host, log, record } = context;
    if (plan.kind === 'wait')
        return findPushDeployment(context, plan, context.inputs.appearTimeout);
    if (plan.kind === 'preview') {
        const preview = await recordUncertainty(context, () => (0,deployments/* createPreview */.Pw)(api, plan));
        log.info(`Started the preview ${preview.deploymentId} of ${plan.branch}.`);
        return preview;
    }
    if (host.runContext.startedByPush) {
        log.notice('A push to the deployment branch deploys by itself; mode wait follows that deployment instead of starting another.');
    }
    const running = plan.reuse ? await findLiveInProgress(context) : undefined;
    if (running) {
        record.reused = true;
        log.info(`Deployment ${running.deploymentId} is running already (${running.status}) and is followed.`);
        return running;
    }
    const started = await recordUncertainty(context, () => (0,deployments/* createDeployment */.Yy)(api, plan));
    log.info(`Started deployment ${started.deploymentId}.`);
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
    return { outcome: 'done', message: `Dry run: ${await describePlan(context, plan)} Nothing was started.` };
}
async function describePlan(context, plan) {
    if (plan.kind === 'wait') {
        const found = await findPushDeployment(context, plan, 0);
        return found
            ? `deployment ${found.deploymentId} (${found.status}) would be followed.`
            : `no deployment of ${plan.branch} for this push is there yet; the run would look for one.`;
    }
    // A preview doesn't depend on it, but the request shows if the key and the URL are right.
    const running = await findLiveInProgress(context);
    if (plan.kind === 'preview')
        return `a preview of ${plan.branch} would be started.`;
    if (!running)
        return 'a live deployment would be started.';
    return plan.reuse
        ? `deployment ${running.deploymentId} (${running.status}) would be followed.`
        : `a live deployment would be started, while ${running.deploymentId} (${running.status}) is running.`;
}

// EXTERNAL MODULE: ./build/src/api/redirects.js
var redirects = __webpack_require__(7231);
;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/verify-url.js



const MAX_REDIRECTS = 5;
/** Requests the URL, without the key, until the status is below 400, and records the result of each request. */
async function verifyUrl(context, url) {
    const { clock, log, pause, record } = context;
    const startMs = clock.now();
    for (;;) {
        const urlCheck = await checkUrl(context, url);
        record.urlCheck = urlCheck;
        if (urlCheck.isLive)
            return;
        const waitedMs = clock.now() - startMs;
        log.progress(`${url.origin} does not answer yet: ${urlCheck.result} (${(0,units/* formatDuration */.a)(waitedMs)})`);
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

;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/command.js










const triggerDeploy = {
    name: 'trigger-deploy',
    summary: 'Start a deployment of the documentation and follow it until it is live',
    branding: { icon: 'upload-cloud', color: 'blue' },
    inputs: inputs,
    outputs: {
        'deployment-id': 'Id of the deployment',
        status: 'Its last known status: pending, building, ready, error or cancelled',
        url: 'Address it is published at; empty until it is ready',
        branch: 'Branch it was built from, where the service names it',
        'is-preview': 'true for a preview',
        'timed-out': 'true where the timeout was reached first; the build goes on',
        'duration-seconds': 'Seconds this run took',
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
    onInterrupted: (record, { mode }) => describeInterruption(record, mode),
    summarize: (record, values, ending) => summarizeDeploy(record, values.mode, ending),
};
async function runDeploy(context) {
    const { inputs: values, host, clock, log, record } = context;
    const plan = planDeploy(values, host.runContext, clock.now());
    record.isPreview = plan.kind === 'preview';
    for (const name of unusedInputs(values))
        log.notice(`${host.label(name)} has no meaning in mode ${values.mode}.`);
    if (values.dryRun)
        return describeDryRun(context, plan);
    scheduleComment(context);
    const started = await startOrFind(context, plan);
    if (!started)
        return notFound(plan, values.appearTimeout);
    record.deployment = started;
    if (!values.wait)
        return notWaitedFor(started, record);
    openDeploymentRecord(context);
    const deployment = await waitForDeployment(context, started.deploymentId, (update) => (record.deployment = update));
    switch (phaseOf(deployment)) {
        case 'error':
            return buildFailed(context, deployment);
        case 'cancelled':
            return (0,command/* failed */.g)(`Deployment ${deployment.deploymentId} was cancelled at the service, by a person or by a newer deployment. Run this again to publish.`);
        default:
            return published(context, deployment);
    }
}
function notFound(plan, appearTimeoutMs) {
    const branch = plan.kind === 'wait' ? plan.branch : '';
    return (0,command/* failed */.g)(`No deployment of ${branch} appeared within ${(0,units/* formatDuration */.a)(appearTimeoutMs)} for this push. ` +
        'Only a push to the deployment branch goes live by itself, and only where the repository is connected. ' +
        'Check the branch, or publish with mode deploy or preview.');
}
function notWaitedFor({ deploymentId, status }, { reused }) {
    const start = reused ? 'was running already' : 'was started';
    return { outcome: 'done', message: `Deployment ${deploymentId} ${start} (${status}) and is not waited for.` };
}
function buildFailed({ log }, { deploymentId, logs }) {
    if (logs)
        log.group(`Build log of deployment ${deploymentId}`, () => log.quote(logs));
    const hint = logs ? 'Its log stands in the summary.' : 'The service gave no log; look into the dashboard.';
    return (0,command/* failed */.g)(`The build of deployment ${deploymentId} failed. ${hint}`);
}
async function published(context, { deploymentId, url }) {
    const { inputs: values, log, record } = context;
    if (url === null) {
        log.warning(`Deployment ${deploymentId} is ready, but the service names no address for it.`);
        return { outcome: 'done', message: `Deployment ${deploymentId} is ready.` };
    }
    if (values.verifyUrl) {
        if (!isHttpUrl(url))
            return (0,command/* failed */.g)(`Deployment ${deploymentId} is ready, but its address is none that can be asked: ${url}`);
        await verifyUrl(context, new URL(url));
    }
    return { outcome: 'done', message: `${record.isPreview ? 'The preview is ready' : 'Live'} at ${url}` };
}
function isHttpUrl(url) {
    return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
function describeInterruption(record, mode) {
    const { deployment, urlCheck, isStartUncertain } = record;
    if (!deployment) {
        return isStartUncertain
            ? 'It is not known whether a deployment was started: look into the dashboard before you run this again.'
            : undefined;
    }
    const { deploymentId, status } = deployment;
    if (phaseOf(deployment) === 'ready') {
        return `Deployment ${deploymentId} is published; its address has not answered yet (${urlCheck?.result ?? 'not asked'}).`;
    }
    const howToResume = {
        deploy: 'To follow it again, run this with reuse-in-progress: true.',
        preview: 'The dashboard shows how it ends.',
        wait: 'To follow it again, run this again.',
    };
    return `Deployment ${deploymentId} (${status}) goes on at the service. ${howToResume[mode]}`;
}


/***/ }),

/***/ 8166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration),
/* harmony export */   z: () => (/* binding */ formatBytes)
/* harmony export */ });
/** Formats sizes and durations for people. */
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
