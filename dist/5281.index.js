export const id = 5281;
export const ids = [5281];
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
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68677);
/* harmony import */ var _pagination_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41284);


/** Largest `limit` of `GET /deployments` (contract: Limits, page sizes). */
const LARGEST_PAGE = 100;
/**
 * How much older than our request a deployment may look and still be ours: the Date header that tells the service's
 * clock has whole seconds, and the answer took time to arrive.
 */
const CLOCK_TOLERANCE_MS = 2_000;
/**
 * Statuses (contract [S]): `pending` and `building` are in progress, `ready`, `error` and `cancelled` are final. Kept
 * as text, so that a status of a newer service survives; take an unknown one as in progress.
 */
const deployment = (z) => z.object({
    deploymentId: z.string(),
    status: z.string(),
    /** Null until it succeeds [S]. */
    url: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .X)(z.string()),
    /** May be null [P]. */
    branch: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .X)(z.string()),
    isPreview: z.boolean(),
    /** `user`, `auto` (a push), `system` or `api` [S]; may be null [P]. */
    triggerType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .X)(z.string()),
    /** Null unless the status is `error` [S]. Whatever the build printed: never show it unescaped. */
    logs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .X)(z.string()),
    createdAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .v)(z),
    updatedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .v)(z),
});
const deploymentPage = (z) => z.object({ deployments: z.array(deployment(z)), total: z.number() });
const startedDeployment = (z) => deployment(z).pick({ deploymentId: true, status: true, url: true, branch: true });
/**
 * `POST /deploy` (editor) [S]: builds and publishes the deployment branch, for when nothing changed in Git.
 * If the answer is lost, the list is asked for the deployment before it is sent again, so that one is started.
 * @param options.commitSha deploys this commit [P]; without it the request has no body, as [S] says
 */
async function createDeployment(api, { commitSha } = {}) {
    return start(api, {
        path: '/deploy',
        json: commitSha === undefined ? undefined : { commitSha },
        isOurs: (one) => !one.isPreview,
    });
}
/**
 * `POST /deploy/preview` (editor) [S: exists, P: shape]: builds a preview of a branch. 403 where the plan has no
 * previews, 422 where it could not be started [P]. A lost answer is looked up as in `createDeployment`.
 */
async function createPreview(api, { branch, commitSha }) {
    return start(api, {
        path: '/deploy/preview',
        json: { branch, commitSha },
        isOurs: (one) => one.isPreview && (one.branch === null || one.branch === branch),
    });
}
/** `GET /deployments/{id}` (viewer) [S]. 404 for an id that the project does not know. */
async function getDeployment(api, id) {
    const { body } = await api.call({
        method: 'GET',
        path: '/deployments/{id}',
        role: 'viewer',
        params: { id },
        answer: deployment,
        repeat: 'safe',
    });
    return body;
}
/**
 * `GET /deployments` (viewer) [S]: newest first, live and preview alike.
 * @param options.limit deployments a request, 1 to 100; readers who only want the newest few ask for few
 */
function listDeployments(api, { limit = LARGEST_PAGE } = {}) {
    const getPage = async (offset) => {
        const { body } = await api.call({
            method: 'GET',
            path: '/deployments',
            role: 'viewer',
            query: { limit, offset },
            answer: deploymentPage,
            repeat: 'safe',
        });
        return { items: body.deployments, total: body.total };
    };
    return (0,_pagination_js__WEBPACK_IMPORTED_MODULE_1__/* .listByOffset */ .v)(getPage, (one) => one.deploymentId);
}
async function start(api, { path, json, isOurs }) {
    const call = {
        method: 'POST',
        path,
        role: 'editor',
        json,
        answer: startedDeployment,
        repeat: 'once',
        lookUp: (sinceMs) => findStarted(api, sinceMs, isOurs),
    };
    return (await api.call(call)).body;
}
/** The deployment that a request of ours started, if it did: by the API, of the right sort, at the right time. */
async function findStarted(api, sinceMs, isOurs) {
    let found;
    for await (const one of listDeployments(api, { limit: 20 })) {
        if (distance(one) < -CLOCK_TOLERANCE_MS)
            break;
        const byApi = one.triggerType === 'api' || one.triggerType === null;
        // Of several the one that began closest to our request: the list may hold another run's, too.
        if (byApi && isOurs(one) && (!found || Math.abs(distance(one)) < Math.abs(distance(found))))
            found = one;
    }
    return found;
    /** Milliseconds from our request to its creation, by the service's clock, which the list's own answer tells. */
    function distance({ createdAt }) {
        return Date.parse(createdAt) - api.toServerMs(sinceMs);
    }
}


/***/ }),

/***/ 68677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ orNull),
/* harmony export */   v: () => (/* binding */ timestamp)
/* harmony export */ });
/** A field that the service leaves null or leaves out, as it likes; null either way for whoever reads it. */
function orNull(schema) {
    return schema.nullish().transform((value) => value ?? null);
}
/** ISO 8601, UTC (contract: Rules for every request). Kept as text: it is shown more often than reckoned with. */
const timestamp = (z) => z.string();


/***/ }),

/***/ 41284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ listByPage),
/* harmony export */   v: () => (/* binding */ listByOffset)
/* harmony export */ });
/**
 * Paged lists as async iterators. A list may shift while it is read, so items are told apart by id and given once, and
 * a reading that does not add up is repeated.
 *
 * What is guaranteed of a newest-first list: an item that was there from the first request to the last is given exactly
 * once. Additions push items to later pages, where they are met again; deletions pull items into pages that were read
 * already, which shows in a `total` that sank. Items that come or go in between may or may not be given. A list that
 * never holds still is read three times at most.
 *
 * A reader that stops early causes no further request.
 */
/** Readings of one list, the first included. */
const MOST_READINGS = 3;
/** Pages in a row that bring nothing new to a reading: the service gives the same page whatever it is asked for. */
const MOST_STALE_PAGES = 3;
/**
 * A list asked for by page number, several pages at once.
 * @param getPage pages count from 1
 * @param ahead pages under way at a time once the reader wants more than the first
 */
function listByPage(getPage, idOf, ahead) {
    return collect(() => readNumbered(getPage, ahead), idOf);
}
/** A list asked for by the number of items to skip. */
function listByOffset(getPage, idOf) {
    return collect(() => readByOffset(getPage), idOf);
}
async function* collect(read, idOf) {
    const given = new Set();
    let everSank = false;
    for (let round = 1; round <= MOST_READINGS; round += 1) {
        const givenBefore = given.size;
        const reading = new Reading();
        for await (const page of read()) {
            reading.add(page.items.map(idOf), page.total);
            for (const item of page.items) {
                if (given.has(idOf(item)))
                    continue;
                given.add(idOf(item));
                yield item;
            }
            everSank ||= reading.sank;
            // What was added meanwhile stands in front: a further reading that only lacked that ends as soon as it has it.
            if (reading.isStale || (round > 1 && !everSank && given.size === page.total))
                break;
        }
        if (reading.addsUp || (reading.isSteady && given.size === givenBefore))
            return;
    }
}
/** What one pass over the pages saw. */
class Reading {
    #ids = new Set();
    #stalePages = 0;
    #total;
    isSteady = true;
    /** The list got shorter on the way, so items may have slipped into pages that were read already. */
    sank = false;
    add(ids, total) {
        const before = this.#ids.size;
        for (const id of ids)
            this.#ids.add(id);
        this.#stalePages = this.#ids.size === before ? this.#stalePages + 1 : 0;
        if (total !== undefined && this.#total !== undefined) {
            this.isSteady &&= total === this.#total;
            this.sank ||= total < this.#total;
        }
        this.#total = total;
    }
    get isStale() {
        return this.#stalePages >= MOST_STALE_PAGES;
    }
    get addsUp() {
        return this.#total === undefined || (this.isSteady && this.#ids.size === this.#total);
    }
}
async function* readNumbered(getPage, ahead) {
    const first = await getPage(1);
    yield first;
    let { pages } = first;
    const underWay = [];
    for (let page = 2, next = 2; page <= pages; page += 1) {
        for (; next <= Math.min(pages, page + ahead - 1); next += 1)
            underWay.push(handled(getPage(next)));
        const answer = await underWay.shift();
        if (!answer)
            return;
        yield answer;
        pages = answer.items.length === 0 ? 0 : answer.pages;
    }
}
/** An error of a page that nobody came to read any more is nobody's error. */
function handled(promise) {
    promise.catch(() => undefined);
    return promise;
}
async function* readByOffset(getPage) {
    for (let offset = 0;;) {
        const page = await getPage(offset);
        yield page;
        offset += page.items.length;
        // A total below what was already read is no total; the list then ends where a page is empty.
        if (page.items.length === 0 || offset === page.total)
            return;
    }
}


/***/ }),

/***/ 55281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triggerDeploy: () => (/* binding */ triggerDeploy)
});

// EXTERNAL MODULE: ./build/src/commands/input-kinds.js
var input_kinds = __webpack_require__(66934);
// EXTERNAL MODULE: ./build/src/text/units.js
var units = __webpack_require__(8166);
// EXTERNAL MODULE: ./build/src/commands/shared-inputs.js
var shared_inputs = __webpack_require__(31273);
;// CONCATENATED MODULE: ./build/src/deployments/phase.js
/** Statuses that the service may add later count as in progress: only its three final ones end the waiting. */
function phaseOf({ status }) {
    return status === 'ready' || status === 'error' || status === 'cancelled' ? status : 'in-progress';
}
const QUICK_FOR_MS = 60_000;
const QUICK_EVERY_MS = 1_200;
const SLOWEST_EVERY_MS = 15_000;
/**
 * Milliseconds until the next look. In the first minute a change is noticed within two seconds, the answer's own time
 * included; later one twentieth of the time waited so far, at most 15 s. The key's rate limit may slow it further.
 */
function pollDelayMs(waitedMs) {
    return waitedMs < QUICK_FOR_MS ? QUICK_EVERY_MS : Math.min(SLOWEST_EVERY_MS, Math.max(QUICK_EVERY_MS, waitedMs / 20));
}

// EXTERNAL MODULE: ./build/src/api/endpoints/deployments.js
var deployments = __webpack_require__(77675);
// EXTERNAL MODULE: ./build/src/api/errors.js
var errors = __webpack_require__(56271);
;// CONCATENATED MODULE: ./build/src/deployments/wait-for-deployment.js




/** Asks until the deployment is over. `onNews` gets every answer. */
async function followToEnd(follower, deploymentId, onNews) {
    const { api, clock, log } = follower;
    const startMs = clock.now();
    for (let before = '';;) {
        const deployment = await (0,deployments/* getDeployment */.i8)(api, deploymentId);
        onNews(deployment);
        const waitedMs = clock.now() - startMs;
        const line = `Deployment ${deploymentId}: ${deployment.status} (${(0,units/* formatDuration */.a)(waitedMs)})`;
        if (deployment.status === before)
            log.progress(line);
        else
            log.info(line);
        before = deployment.status;
        if (phaseOf(deployment) !== 'in-progress')
            return deployment;
        await pause(follower, pollDelayMs(waitedMs));
    }
}
/** Waits, but not beyond the deadline. */
async function pause({ clock, signal, deadlineMs }, ms) {
    const leftMs = deadlineMs - clock.now();
    if (leftMs <= 0)
        throw new errors/* TimeoutError */.MU('The timeout was reached.');
    await clock.sleep(Math.min(ms, leftMs), signal);
}

;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/verify-url.js
/** Requests the published URL until it responds. */



const MOST_REDIRECTS = 5;
/** Asks the published address, without the key, until it answers below 400. `onNews` gets every try. */
async function verifyUrl(follower, url, onNews) {
    const { clock, log } = follower;
    const startMs = clock.now();
    for (;;) {
        const tried = await askUrl(follower, url);
        onNews(tried);
        if (tried.answers)
            return;
        const waitedMs = clock.now() - startMs;
        log.progress(`${url.origin} does not answer yet: ${tried.last} (${(0,units/* formatDuration */.a)(waitedMs)})`);
        await pause(follower, pollDelayMs(waitedMs));
    }
}
async function askUrl({ api, signal }, start) {
    let url = start;
    try {
        for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
            const { status, headers, body } = await api.fetchPlain(url);
            body.destroy();
            const location = headers['location'];
            if (status < 300 || status >= 400 || !location)
                return { answers: status < 400, last: `HTTP ${status}` };
            url = new URL(location, url);
            if (url.protocol !== 'https:' && url.protocol !== 'http:')
                return { answers: false, last: `a redirect to ${url.protocol}` };
        }
        return { answers: false, last: 'too many redirects' };
    }
    catch (error) {
        signal.throwIfAborted();
        const code = error.code;
        return { answers: false, last: typeof code === 'string' ? code : 'no connection' };
    }
}

;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/plan.js

/** What contradicts itself or lacks something, one sentence each. Inputs that were bad by themselves are missing. */
function checkInputs(inputs, { facts, label }) {
    const { mode, wait, verifyUrl, environment } = inputs;
    const problems = [];
    if ((mode === 'preview' || mode === 'wait') && (inputs.branch ?? facts.branch) === undefined) {
        problems.push(`${label('branch')} is required: this run builds no branch (a tag, perhaps), and mode ${mode} needs one.`);
    }
    if (wait === false && mode === 'wait')
        problems.push(`${label('wait')} false contradicts mode wait; leave it true.`);
    if (wait === false && verifyUrl) {
        problems.push(`${label('verify-url')} needs ${label('wait')} true: nothing is published before the end.`);
    }
    if (wait === false && environment) {
        problems.push(`${label('environment')} needs ${label('wait')} true: its end would never be recorded.`);
    }
    return problems;
}
/** Inputs that were given and have no meaning in this mode. */
function unusedInputs({ mode, branch, commitSha, reuseInProgress }) {
    return [
        ...(mode === 'deploy' && branch !== undefined ? ['branch'] : []),
        ...(mode === 'wait' && commitSha !== undefined ? ['commit-sha'] : []),
        ...(mode !== 'deploy' && reuseInProgress ? ['reuse-in-progress'] : []),
    ];
}
/** The work that checked inputs ask for. */
function planDeploy(inputs, facts, nowMs) {
    const { mode, commitSha } = inputs;
    if (mode === 'deploy')
        return { kind: 'deploy', commitSha, reuse: inputs.reuseInProgress };
    const branch = inputs.branch ?? facts.branch ?? '';
    return mode === 'preview'
        ? { kind: 'preview', branch, commitSha }
        : { kind: 'wait', branch, pushedAt: pushTime(facts, nowMs) };
}
function pushTime({ pushedAtMs }, nowMs) {
    return pushedAtMs === undefined ? { ms: nowMs, clock: 'local' } : { ms: pushedAtMs, clock: 'platform' };
}
/** Deployments created up to this long before the push still count: two servers' clocks never agree. */
const PUSH_TOLERANCE_MS = 60_000;
/**
 * The push time by the service's clock. A runner shares its platform's clock, so what the service's Date header says
 * against the runner's clock holds for the platform's time too; unless the push lies in the runner's future, which
 * shows that it is the runner's clock that is wrong.
 */
function pushTimeAtService(pushed, nowMs, toServerMs) {
    const runnerIsBehind = pushed.clock === 'platform' && pushed.ms > nowMs + PUSH_TOLERANCE_MS;
    return runnerIsBehind ? pushed.ms : toServerMs(pushed.ms);
}
/** True where a deployment may be the one that a push to this branch at `sinceMs` (service's clock) started. */
function isOfPush(deployment, branch, sinceMs) {
    return (!deployment.isPreview &&
        deployment.triggerType === 'auto' &&
        deployment.branch === branch &&
        Date.parse(deployment.createdAt) >= sinceMs - PUSH_TOLERANCE_MS);
}
/** A live deployment that is already running, to be followed instead of starting one. */
function isRunningLive(deployment) {
    return !deployment.isPreview && phaseOf(deployment) === 'in-progress';
}

;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/summary.js

/** Characters of a build log in an annotation; platforms cut a little above it. */
const LONGEST_ANNOTATION = 3_000;
function reportDeploy(record, mode, ending) {
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
        summary: [...factTable(record, ending), ...logBlocks(deployment?.logs)],
        annotations: deployment?.logs
            ? [{ level: 'error', title: 'The build of the documentation failed', message: tail(deployment.logs) }]
            : [],
        links: url ? [{ label: 'Documentation', url }] : [],
    };
}
function factTable(record, ending) {
    const { deployment, verification } = record;
    if (!deployment)
        return [];
    const rows = [
        ['Status', deployment.status],
        ['Address', deployment.url ? { link: deployment.url, text: deployment.url } : undefined],
        ['Address answers', verification && (verification.answers ? 'yes' : `no (${verification.last})`)],
        ['Branch', deployment.branch && { code: deployment.branch }],
        ['Deployment', { code: deployment.deploymentId }],
        ['Started by', record.reused ? 'was running already' : deployment.triggerType],
        ['Took', (0,units/* formatDuration */.a)(ending.durationMs)],
    ];
    const known = rows.filter((row) => row[1] !== undefined && row[1] !== null);
    return [{ table: { head: ['', ''], rows: known } }];
}
function logBlocks(logs) {
    return logs ? [{ heading: 'Build log', level: 3 }, { verbatim: logs }] : [];
}
/** The state of the platform's deployment record at the end of a run. */
function recordState(outcome, record) {
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
/** The sticky comment of a pull or merge request. */
function renderComment(record, ending, runUrl) {
    const what = record.isPreview ? 'Documentation preview' : 'Documentation';
    const run = runUrl ? [{ paragraph: { link: runUrl, text: 'Log of this run' } }] : [];
    return [
        {
            heading: `${what}: ${ending.outcome === 'done' ? (record.deployment?.status ?? 'done') : ending.outcome}`,
            level: 3,
        },
        { paragraph: ending.message },
        ...factTable(record, ending),
        ...run,
    ];
}
/** What a log says went wrong stands at its end. */
function tail(logs) {
    return logs.length > LONGEST_ANNOTATION ? `…${logs.slice(-LONGEST_ANNOTATION)}` : logs;
}

;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/platform.js

/**
 * Opens a record of the deployment, which is closed at the end whatever happens. Nobody waits for the platform: its
 * calls go on beside the following, one after the other, so that the last state is the true one.
 */
function openRecord(context) {
    const { inputs, host, log, record, optional } = context;
    if (!inputs.environment)
        return;
    if (!host.openDeployment) {
        log.notice('environment: there is no platform here that keeps deployments.');
        return;
    }
    const transient = record.isPreview === true;
    const wanted = {
        environment: environmentOf(inputs, record),
        description: transient ? 'Preview of the documentation' : 'Documentation',
        transient,
        token: inputs.token ?? '',
    };
    const opening = optional('environment', async () => host.openDeployment?.(wanted));
    // A record that could not be told of its beginning is told of its end all the same.
    const begun = opening.then((opened) => optional('environment', async () => opened?.update('in_progress', { description: 'Building' })));
    context.afterwards(async (ending) => {
        const opened = await opening;
        await begun;
        const { state, description } = recordState(ending.outcome, record);
        await optional('environment', async () => opened?.update(state, { description, url: record.deployment?.url ?? undefined }));
    });
}
/** Writes the comment at the end, when what it says is true. */
function scheduleComment(context) {
    const { inputs, host, log, record, optional } = context;
    if (!inputs.comment)
        return;
    if (!host.upsertComment || host.facts.pullRequest === undefined) {
        log.notice('comment: this run belongs to no pull or merge request, so there is nowhere to comment.');
        return;
    }
    context.afterwards(async (ending) => {
        // A cancelled job has seconds to live, and the next run says what became of it.
        if (ending.outcome === 'cancelled')
            return;
        const body = renderComment(record, ending, host.facts.runUrl);
        const marker = `docs-ci:trigger-deploy:${markerName(environmentOf(inputs, record))}`;
        await optional('comment', async () => host.upsertComment?.({ marker, body, token: inputs.token ?? '' }));
    });
}
function environmentOf({ environmentName }, { isPreview }) {
    return environmentName ?? (isPreview ? 'docs-preview' : 'docs');
}
/** Two sites on one pull request keep two comments, told apart by the environment's name. */
function markerName(environment) {
    return environment.replace(/[^A-Za-z0-9]+/g, '-');
}

;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/find-deployment.js
/** Finds a deployment: the live one that is running, or the one that a push started. */





/** Deployments that are looked through for one that runs: older ones are long over. */
const NEWEST = 20;
/** The live deployment that is running now. An older one that still runs is not it: a newer one will replace its pages. */
async function findRunning({ api }) {
    let looked = 0;
    for await (const deployment of (0,deployments/* listDeployments */.Jn)(api, { limit: NEWEST })) {
        if (!deployment.isPreview)
            return isRunningLive(deployment) ? deployment : undefined;
        if ((looked += 1) === NEWEST)
            break;
    }
    return undefined;
}
/** The deployment that the push to this branch started; undefined where none appears in time. */
async function findOfPush(follower, push) {
    const { clock, log } = follower;
    const startMs = clock.now();
    for (;;) {
        const found = await findOldestOfPush(follower, push.branch, push.at);
        const waitedMs = clock.now() - startMs;
        if (found || waitedMs >= push.appearTimeoutMs)
            return found;
        log.progress(`No deployment of ${push.branch} for this push yet (${(0,units/* formatDuration */.a)(waitedMs)})`);
        await pause(follower, Math.min(pollDelayMs(waitedMs), push.appearTimeoutMs - waitedMs));
    }
}
/** The oldest that fits: a later push of somebody else's starts a later one. */
async function findOldestOfPush({ api, clock }, branch, at) {
    let oldest;
    let sinceMs;
    for await (const deployment of (0,deployments/* listDeployments */.Jn)(api, { limit: NEWEST })) {
        // Known only now: the first answer tells the service's clock.
        sinceMs ??= pushTimeAtService(at, clock.now(), (localMs) => api.toServerMs(localMs));
        if (Date.parse(deployment.createdAt) < sinceMs - PUSH_TOLERANCE_MS)
            break;
        if (isOfPush(deployment, branch, sinceMs))
            oldest = deployment;
    }
    return oldest;
}

;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/start.js
/** The first step: a deployment is started, joined or found; or only foreseen. */



/** Undefined where mode wait found nothing in time. */
async function startOrFind(starter, plan, appearTimeoutMs, record) {
    const { api, host, log } = starter;
    if (plan.kind === 'wait')
        return findOfPush(starter, { branch: plan.branch, at: plan.pushedAt, appearTimeoutMs });
    if (plan.kind === 'preview') {
        const preview = await noteIfUnsure(starter, record, () => (0,deployments/* createPreview */.Pw)(api, plan));
        log.info(`Started the preview ${preview.deploymentId} of ${plan.branch}.`);
        return preview;
    }
    if (host.facts.startedByPush) {
        log.notice('A push to the deployment branch deploys by itself; mode wait follows that deployment instead of starting another.');
    }
    const running = plan.reuse ? await findRunning(starter) : undefined;
    if (running) {
        record.reused = true;
        log.info(`Deployment ${running.deploymentId} is running already (${running.status}) and is followed.`);
        return running;
    }
    const started = await noteIfUnsure(starter, record, () => (0,deployments/* createDeployment */.Yy)(api, plan));
    log.info(`Started deployment ${started.deploymentId}.`);
    return started;
}
/** A start that ended without an answer may have started something all the same. */
async function noteIfUnsure({ signal }, record, start) {
    try {
        return await start();
    }
    catch (error) {
        record.isUnsure = signal.aborted || (0,errors/* isAnswerLost */.jr)(error);
        throw error;
    }
}
/** What a run would do, from reads alone. */
async function foresee(starter, plan) {
    return { outcome: 'done', message: `Dry run: ${await foreseen(starter, plan)} Nothing was started.` };
}
async function foreseen(starter, plan) {
    if (plan.kind === 'wait') {
        const found = await findOfPush(starter, { branch: plan.branch, at: plan.pushedAt, appearTimeoutMs: 0 });
        return found
            ? `deployment ${found.deploymentId} (${found.status}) would be followed.`
            : `no deployment of ${plan.branch} for this push is there yet; the run would look for one.`;
    }
    // Also where nothing depends on it: a read shows whether the key and the address are right.
    const running = await findRunning(starter);
    if (plan.kind === 'preview')
        return `a preview of ${plan.branch} would be started.`;
    if (!running)
        return 'a live deployment would be started.';
    return plan.reuse
        ? `deployment ${running.deploymentId} (${running.status}) would be followed.`
        : `a live deployment would be started, while ${running.deploymentId} (${running.status}) is running.`;
}

;// CONCATENATED MODULE: ./build/src/commands/trigger-deploy/command.js










const inputs = {
    mode: (0,input_kinds/* choice */.Yq)(['deploy', 'preview', 'wait'], {
        description: 'deploy starts a live deployment, preview one of a branch, wait follows the one that a push to the deployment branch starts by itself.',
        fallback: 'deploy',
    }),
    branch: (0,input_kinds/* text */.Qq)({
        description: 'Branch to preview, or whose push to wait for. Required on a tag in these two modes.',
        fallbackText: 'the branch being built',
    }),
    commitSha: (0,input_kinds/* text */.Qq)({ description: 'Commit to deploy or preview, where the service supports it; without it the newest is taken.' }, { matches: /^[0-9a-f]{7,64}$/i, problem: 'is not a commit id; write 7 to 64 hexadecimal digits' }),
    wait: (0,input_kinds/* flag */.Jt)({ description: 'Follow the deployment to its end; false starts it and leaves.', fallback: 'true' }),
    appearTimeout: (0,input_kinds/* duration */.p0)({
        description: 'Mode wait: how long to look for the deployment of the push.',
        fallback: '3m',
    }),
    reuseInProgress: (0,input_kinds/* flag */.Jt)({
        description: 'Mode deploy: follow a live deployment that is already running instead of starting one.',
        fallback: 'false',
    }),
    verifyUrl: (0,input_kinds/* flag */.Jt)({
        description: 'Ask the published address, without the key, until it answers below 400 after redirects.',
        fallback: 'false',
    }),
    environment: (0,input_kinds/* flag */.Jt)({
        description: 'Record it as a deployment of the platform: a GitHub Deployment (permission deployments: write), or a GitLab environment, with its address.',
        fallback: 'false',
    }),
    environmentName: (0,input_kinds/* text */.Qq)({
        description: 'Name of that environment.',
        fallbackText: '`docs`, in mode preview `docs-preview`',
    }),
    comment: (0,input_kinds/* flag */.Jt)({
        description: 'Keep one comment with the result on the pull or merge request (GitHub: permission pull-requests: write; GitLab: needs token).',
        fallback: 'false',
    }),
    ...(0,shared_inputs/* everyCommand */.n)({
        name: 'trigger-deploy',
        timeout: '20m',
        timeoutText: 'It is ours, not the build’s: the build goes on.',
    }),
};
const triggerDeploy = {
    name: 'trigger-deploy',
    summary: 'Start a deployment of the documentation and follow it until it is live',
    branding: { icon: 'upload-cloud', color: 'blue' },
    inputs,
    outputs: {
        'deployment-id': 'Id of the deployment',
        status: 'Its last known status: pending, building, ready, error or cancelled',
        url: 'Address it is published at; empty until it is ready',
        branch: 'Branch it was built from, where the service names it',
        'is-preview': 'true for a preview',
        'timed-out': 'true where the timeout was reached first; the build goes on',
        'duration-seconds': 'Seconds this run took',
    },
    begin: () => ({}),
    check: checkInputs,
    run: runDeploy,
    aftermath: (record, { mode }) => aftermath(record, mode),
    report: (record, values, ending) => reportDeploy(record, values.mode, ending),
};
async function runDeploy(context) {
    const { inputs: values, host, clock, log, record } = context;
    const plan = planDeploy(values, host.facts, clock.now());
    record.isPreview = plan.kind === 'preview';
    for (const name of unusedInputs(values))
        log.notice(`${host.label(name)} has no meaning in mode ${values.mode}.`);
    if (values.dryRun)
        return foresee(context, plan);
    scheduleComment(context);
    const started = await startOrFind(context, plan, values.appearTimeout, record);
    if (!started)
        return neverAppeared(plan, values);
    record.deployment = started;
    if (!values.wait)
        return leave(started, record);
    openRecord(context);
    const deployment = await followToEnd(context, started.deploymentId, (news) => (record.deployment = news));
    switch (phaseOf(deployment)) {
        case 'error':
            return buildFailed(context, deployment);
        case 'cancelled':
            return {
                outcome: 'failed',
                message: `Deployment ${deployment.deploymentId} was cancelled at the service, by a person or by a newer deployment. Run this again to publish.`,
            };
        default:
            return published(context, deployment);
    }
}
function neverAppeared(plan, { appearTimeout }) {
    const branch = plan.kind === 'wait' ? plan.branch : '';
    return {
        outcome: 'failed',
        message: `No deployment of ${branch} appeared within ${(0,units/* formatDuration */.a)(appearTimeout)} for this push. ` +
            'Only a push to the deployment branch goes live by itself, and only where the repository is connected. ' +
            'Check the branch, or publish with mode deploy or preview.',
    };
}
function leave({ deploymentId, status }, { reused }) {
    const how = reused ? 'was running already' : 'was started';
    return { outcome: 'done', message: `Deployment ${deploymentId} ${how} (${status}) and is not waited for.` };
}
function buildFailed({ log }, { deploymentId, logs }) {
    if (logs)
        log.group(`Build log of deployment ${deploymentId}`, () => log.quote(logs));
    const where = logs ? 'Its log stands in the summary.' : 'The service gave no log; look into the dashboard.';
    return { outcome: 'failed', message: `The build of deployment ${deploymentId} failed. ${where}` };
}
async function published(context, { deploymentId, url }) {
    const { inputs: values, log, record } = context;
    if (url === null) {
        log.warning(`Deployment ${deploymentId} is ready, but the service names no address for it.`);
        return { outcome: 'done', message: `Deployment ${deploymentId} is ready.` };
    }
    if (values.verifyUrl) {
        if (!isWebAddress(url))
            return {
                outcome: 'failed',
                message: `Deployment ${deploymentId} is ready, but its address is none that can be asked: ${url}`,
            };
        await verifyUrl(context, new URL(url), (tried) => (record.verification = tried));
    }
    return { outcome: 'done', message: `${record.isPreview ? 'The preview is ready' : 'Live'} at ${url}` };
}
function isWebAddress(url) {
    return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
const UNSURE = 'It is not known whether a deployment was started: look into the dashboard before you run this again.';
function aftermath({ deployment, verification, isUnsure }, mode) {
    if (!deployment)
        return isUnsure ? UNSURE : undefined;
    const { deploymentId, status } = deployment;
    if (phaseOf(deployment) === 'ready') {
        return `Deployment ${deploymentId} is published; its address has not answered yet (${verification?.last ?? 'not asked'}).`;
    }
    const again = {
        deploy: 'To follow it again, run this with reuse-in-progress: true.',
        preview: 'The dashboard shows how it ends.',
        wait: 'To follow it again, run this again.',
    };
    return `Deployment ${deploymentId} (${status}) goes on at the service. ${again[mode]}`;
}


/***/ }),

/***/ 8166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration),
/* harmony export */   z: () => (/* binding */ formatBytes)
/* harmony export */ });
/** Sizes and durations as people read them. Pure. */
/** Bytes in decimal units, as browsers and GitHub show downloads: `512 B`, `12.3 MB`, `500 MB`. */
function formatBytes(bytes) {
    const units = ['B', 'kB', 'MB', 'GB', 'TB'];
    let value = bytes;
    let unit = 0;
    for (; value >= 999.5 && unit < units.length - 1; unit += 1)
        value /= 1000;
    return `${unit === 0 || value >= 99.95 ? Math.round(value) : value.toFixed(1)} ${units[unit] ?? ''}`;
}
/** Milliseconds, spelt like the durations of inputs: `45s`, `2m 5s`, `3h 20m`, `2d 4h`. */
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
