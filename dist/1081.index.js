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

/***/ 62925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
/** The ending of a command that failed. */
function failed(message, topic) {
    return { outcome: 'failed', message, topic };
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
// EXTERNAL MODULE: ./build/src/text/short-id.js
var short_id = __webpack_require__(25841);
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

// EXTERNAL MODULE: ./build/src/commands/command.js
var command = __webpack_require__(62925);
// EXTERNAL MODULE: ./build/src/commands/common-inputs.js
var common_inputs = __webpack_require__(50401);
// EXTERNAL MODULE: ./build/src/commands/input-kinds.js
var input_kinds = __webpack_require__(66934);
;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/inputs.js


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

// EXTERNAL MODULE: ./build/src/text/document.js
var text_document = __webpack_require__(62340);
;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/summary.js
/** Renders the outputs, summary and comment of a trigger-deploy run. Pure, and works on an incomplete record. */


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
            ? [{ level: 'error', title: 'Documentation build failed', message: endOfLog(deployment.logs) }]
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
        ['URL', deployment.url ? { link: deployment.url, text: deployment.url } : undefined],
        ['URL responds', urlCheck && (urlCheck.isLive ? 'yes' : `no (${urlCheck.result})`)],
        ['Branch', deployment.branch && { code: deployment.branch }],
        ['Deployment', { code: deployment.deploymentId }],
        ['Trigger', deployment.triggerType && `${deployment.triggerType}${record.reused ? ' (already in progress)' : ''}`],
        ['Duration', (0,units/* formatDuration */.a)(ending.durationMs)],
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
    const runLink = runUrl ? [{ paragraph: { link: runUrl, text: 'Job log' } }] : [];
    return [
        { heading: `${title}: ${describeState(record, ending)}`, level: 3 },
        { paragraph: (0,text_document/* linkUrls */.T_)(ending.message, [record.deployment?.url ?? '']) },
        ...factTable(record, ending),
        ...runLink,
    ];
}
/** Returns the state for the heading of a comment. Only a live deployment that was waited for is called live. */
function describeState({ isPreview, deployment }, { outcome }) {
    switch (outcome) {
        case 'done':
            return deployment?.status === 'ready' && !isPreview ? 'live' : (deployment?.status ?? 'done');
        case 'failed':
            return deployment?.status === 'error' ? 'build failed' : 'failed';
        case 'timed-out':
            return 'timed out';
        case 'unavailable':
            return 'service unavailable';
        default:
            return outcome;
    }
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
/** Writes the comment at the end of the run, with the final result. The job never fails because of it. */
function scheduleComment({ inputs, host, log, record, optional, defer }) {
    if (!inputs.comment)
        return;
    if (!host.upsertComment) {
        log.notice('comment: skipped, because comments only exist on GitHub and GitLab.');
        return;
    }
    if (host.runContext.pullRequest === undefined) {
        log.notice("comment: skipped, because this job doesn't run for a pull or merge request.");
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
        log.progress(`Waiting for the deployment of ${push.branch} to appear (${(0,units/* formatDuration */.a)(waitedMs)})`);
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
    return {
        outcome: 'done',
        message: `Dry run: the job would ${await describePlan(context, plan)}. Nothing was started.`,
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

;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/command.js











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
    for (const name of unusedInputs(values))
        log.notice(`${host.label(name)}: ignored, because mode ${values.mode} doesn't use this input.`);
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
            return (0,command/* failed */.g)(`Deployment ${(0,short_id/* shortId */.m)(deployment.deploymentId)} was cancelled on the service, by a user or by a newer deployment. Run the job again to publish.`);
        default:
            return published(context, deployment);
    }
}
function notFound(plan, appearTimeoutMs) {
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
function buildFailed({ inputs, host, log }, { deploymentId, logs }) {
    if (!logs)
        return (0,command/* failed */.g)('The build failed, and the service returned no build log. Check the dashboard.');
    log.group(`Build log of deployment ${(0,short_id/* shortId */.m)(deploymentId)}`, () => log.quote(logs));
    return (0,command/* failed */.g)(`The build failed. See the build log ${inputs.summary && host.name === 'github' ? 'in the job summary' : 'above'}.`);
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

/***/ 25841:
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

/***/ 8166:
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
