"use strict";
exports.id = 385;
exports.ids = [385];
exports.modules = {

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

/***/ 37065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ titleBlock),
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46965);

/** The ending of a command that failed. */
function failed(message, topic) {
    return { outcome: 'failed', message, topic };
}
/** So much fits into two lines of a summary. The message in the log has all of it. */
const MAX_TITLE_LENGTH = 150;
/** Returns the title of a summary or a comment. Its sign is ❌ exactly if the job fails, whatever the headline says. */
function titleBlock({ sign, text }, { exitCode }, level) {
    const passed = sign === 'bad' ? 'warning' : sign;
    return { heading: (0,_text_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(text, MAX_TITLE_LENGTH), ...(level && { level }), sign: exitCode === 0 ? passed : 'bad' };
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
            description: 'Only read and plan: report what the job would change, and change nothing in the service.',
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

/***/ 28092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triggerDeploy: () => (/* binding */ triggerDeploy)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/deployments/build-error.js
var build_error = __webpack_require__(345);
// EXTERNAL MODULE: ../../build/src/deployments/describe-build.js
var describe_build = __webpack_require__(97744);
// EXTERNAL MODULE: ../../build/src/deployments/phase.js
var phase = __webpack_require__(99573);
;// CONCATENATED MODULE: ../../build/src/deployments/repository-path.js
/** Finds the file of a build log in the repository. The log may name it by its path on the machine that built. Pure. */
/**
 * Returns the path in the repository; undefined if no file fits. The longest end of the log's path wins. A name without a
 * folder fits only if the log names no folder either, because each folder may have a file of this name.
 * @param paths known paths of the repository, such as changed files; the documentation may be in any folder
 * @param isFile looks for other files of the repository
 */
function findRepositoryPath(file, paths, isFile = () => false) {
    const below = paths.find((path) => `/${path}`.endsWith(`/${file}`));
    if (below !== undefined)
        return below;
    const known = new Set(paths);
    return endsOf(file).find((end) => known.has(end) || isFile(end));
}
/** The ends of a path, longest first: `/opt/repo/guides/x.mdx` → `opt/repo/guides/x.mdx`, `repo/guides/x.mdx`, `guides/x.mdx`. */
function endsOf(file) {
    const names = file
        .replace(/^[a-z]:/i, '')
        .split('/')
        .filter((name) => name !== '' && name !== '.');
    return names.slice(0, Math.max(1, names.length - 1)).map((_, index) => names.slice(index).join('/'));
}

// EXTERNAL MODULE: ../../build/src/deployments/wait-for-deployment.js
var wait_for_deployment = __webpack_require__(47947);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __webpack_require__(83319);
// EXTERNAL MODULE: ../../build/src/text/short-id.js
var short_id = __webpack_require__(45565);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
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
        const problem = `is required in mode ${mode} if the job doesn't run on a branch, for example on a tag. Set "branch".`;
        problems.push({ input: 'branch', problem });
    }
    if (wait !== false)
        return problems;
    if (mode === 'wait') {
        const problem = 'can\'t be combined with mode wait. Set "wait" to true.';
        problems.push({ input: 'wait', subject: 'false', problem });
    }
    const needsWait = (reason) => `needs wait: true, because ${reason} at the end. Set "wait" to true.`;
    if (verifyUrl)
        problems.push({ input: 'verifyUrl', problem: needsWait('the URL is published') });
    if (environment)
        problems.push({ input: 'environment', problem: needsWait('the result is recorded') });
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
// EXTERNAL MODULE: ../../build/src/deployments/find-newest.js
var find_newest = __webpack_require__(59110);
// EXTERNAL MODULE: ../../build/src/text/error-message.js
var error_message = __webpack_require__(92161);
// EXTERNAL MODULE: ../../build/src/clock.js
var src_clock = __webpack_require__(23967);
// EXTERNAL MODULE: ../../build/src/commands/comment-parts.js
var comment_parts = __webpack_require__(63014);
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
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/result.js

/** By result: how a run ended, and what became of its deployment. */
const HEADINGS = {
    planned: ({ planned = '' }) => ['plan', `Plan: ${planned}`],
    'job-cancelled': () => ['bad', 'The job was cancelled'],
    'build-failed': (record) => ['bad', `${siteOf(record)} failed to build`],
    'build-cancelled': (record) => ['bad', `${siteOf(record)} was cancelled on the service`],
    published: (record) => ['good', `${siteOf(record)} is ${record.isPreview ? 'ready' : 'live'}`],
    unresponsive: (record) => ['warning', `${siteOf(record)} is published but doesn't respond`],
    'invalid-url': (record) => ['warning', `${siteOf(record)} is published but has no valid URL`],
    started: (record) => [
        'working',
        `Documentation ${runOf(record)} ${record.reused ? 'is already in progress' : 'started'}`,
    ],
    'timed-out': ({ deployment }, ms) => [
        'waiting',
        `${deployment ? 'Still building' : 'No deployment'} after ${minutes(ms)}`,
    ],
    unavailable: () => ['bad', "The documentation service isn't available"],
    'maybe-started': (record) => ['bad', `A documentation ${runOf(record)} may have started`],
    missing: () => ['bad', 'No deployment appeared for this push'],
    'not-published': ({ isPreview }) => ['bad', `The documentation ${isPreview ? 'preview ' : ''}wasn't published`],
};
function resultOf(record, outcome) {
    if (record.planned !== undefined)
        return 'planned';
    if (outcome === 'cancelled')
        return 'job-cancelled';
    switch (record.deployment?.status) {
        case 'error':
            return 'build-failed';
        case 'cancelled':
            return 'build-cancelled';
        case 'ready':
            return outcome === 'done' ? 'published' : unpublishedResult(outcome);
        default:
            return unfinishedResult(record, outcome);
    }
}
/** A URL that was requested ends a run only at the timeout, so a failed run after a finished build has an invalid URL. */
function unpublishedResult(outcome) {
    return outcome === 'failed' ? 'invalid-url' : 'unresponsive';
}
function unfinishedResult({ isStartUncertain, isMissing }, outcome) {
    if (outcome === 'done')
        return 'started';
    if (outcome === 'timed-out' || outcome === 'unavailable')
        return outcome;
    if (isStartUncertain)
        return 'maybe-started';
    return isMissing ? 'missing' : 'not-published';
}
/** Says the result in a clause. */
function headlineOf(record, { outcome, durationMs }) {
    const [sign, text] = HEADINGS[resultOf(record, outcome)](record, durationMs);
    return { sign, text };
}
/** Names what readers see. */
function siteOf({ isPreview }) {
    return isPreview ? 'Documentation preview' : 'Documentation';
}
function runOf({ isPreview }) {
    return isPreview ? 'preview' : 'deployment';
}
function minutes(ms) {
    return ms >= 60_000 ? `${Math.round(ms / 60_000)} min` : (0,units/* formatDuration */.a3)(ms);
}

// EXTERNAL MODULE: ../../build/src/deployments/page-url.js
var page_url = __webpack_require__(58355);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: ../../build/src/commands/summary-blocks.js
var summary_blocks = __webpack_require__(32319);
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/summary.js








/** Rows of the table of changed pages; the others are folded. */
const MAX_OPEN_ROWS = 10;
const MAX_OTHER_FILES = 100;
function summarizeDeploy(record, ending) {
    const { deployment } = record;
    const { deploymentId, status, url, branch, isPreview = record.isPreview } = deployment ?? {};
    const first = firstBlocks(record, ending);
    return {
        outputs: {
            'deployment-id': deploymentId,
            status,
            url: url ?? undefined,
            branch: branch ?? undefined,
            'is-preview': deployment && isPreview,
            'timed-out': ending.outcome === 'timed-out',
            'duration-seconds': Math.round(ending.durationMs / 1000),
        },
        // Before anything was deployed, the known cause is the best title.
        headline: deployment === undefined && ending.topic !== undefined ? undefined : headlineOf(record, ending),
        includesMessage: first.length > 0,
        summary: [...first, ...(0,describe_build/* buildLogBlocks */.Hb)(deployment?.logs), ...runDetails(record, ending)],
        links: url ? [{ label: 'Documentation', url }] : [],
    };
}
/** Returns nothing if the message of the ending says it best. */
function firstBlocks(record, ending) {
    if (record.planned !== undefined)
        return [{ paragraph: 'This is a dry run. Nothing was started.' }];
    if (record.buildError)
        return (0,describe_build/* buildErrorBlocks */.Vi)(record.buildError);
    return publishedBlocks(record, ending);
}
/** Returns the link to what was published, and the pages that changed; nothing if nothing was published. */
function publishedBlocks(record, { outcome }) {
    const { deployment, changedPages } = record;
    const url = deployment?.url ?? '';
    if (outcome !== 'done' || deployment?.status !== 'ready' || !(0,text_document/* isWebUrl */.O9)(url))
        return [];
    const paragraph = record.isPreview
        ? [{ link: url, text: 'Open the preview', isMain: true }, ...prefixed(' of ', sourceOf(record))]
        : liveLine(record, url);
    return [{ paragraph }, ...(changedPages ? changedPageBlocks(changedPages, url) : [])];
}
function liveLine(record, url) {
    const duration = (0,describe_build/* buildDuration */.jk)(record.deployment);
    const built = [...prefixed(' from ', sourceOf(record)), ...(duration === undefined ? [] : [` in ${duration}`])];
    return [
        { link: url, text: new URL(url).host, isMain: true },
        ...(record.urlCheck ? [` responds with ${record.urlCheck.result}`] : []),
        ...prefixed(' · built', built),
    ];
}
function changedPageBlocks({ pages, otherFiles }, url) {
    const tableOf = (rows) => ({
        table: {
            head: ['Page', 'Change'],
            rows: rows.map(({ path, change }) => [{ link: (0,page_url/* pageUrl */.f)(url, path), text: path }, change]),
        },
    });
    const folded = pages.slice(MAX_OPEN_ROWS);
    const fileItems = otherFiles.map(({ path, change }) => change === 'changed' ? { code: path } : [{ code: path }, ` (${change})`]);
    const otherTitle = (0,pluralize/* pluralize */.t)(otherFiles.length, pages.length > 0 ? 'more file' : 'changed file');
    return [
        ...(pages.length > 0 ? [tableOf(pages.slice(0, MAX_OPEN_ROWS))] : []),
        ...(folded.length > 0 ? [{ details: (0,pluralize/* pluralize */.t)(folded.length, 'more page'), blocks: [tableOf(folded)] }] : []),
        ...(fileItems.length > 0 ? [{ details: otherTitle, blocks: [(0,summary_blocks/* limitedList */.JG)(fileItems, MAX_OTHER_FILES)] }] : []),
    ];
}
/** Returns the branch and the commit that the service builds, as far as they are known. */
function sourceOf({ branch, commitSha, deployment }) {
    const name = deployment?.branch ?? branch;
    const commit = commitSha === undefined ? [] : [{ code: (0,short_id/* shortCommit */.A)(commitSha) }];
    return name === undefined ? commit : [{ code: name }, ...prefixed(' at ', commit)];
}
function prefixed(text, parts) {
    return parts.length === 0 ? [] : [text, ...parts];
}
function runDetails(record, ending) {
    const { deployment, urlCheck, reused, commitSha } = record;
    if (!deployment)
        return [];
    const url = deployment.url ?? '';
    return (0,summary_blocks/* detailBlocks */.gu)([
        ['Deployment', { code: deployment.deploymentId }],
        ['Status', deployment.status],
        ['URL', url === '' ? undefined : { link: url, text: url }],
        ['URL responds', urlCheck && (urlCheck.isLive ? `yes (${urlCheck.result})` : `no (${urlCheck.result})`)],
        ['Branch', deployment.branch ? { code: deployment.branch } : undefined],
        ['Commit', commitSha === undefined ? undefined : { code: commitSha }],
        ['Trigger', deployment.triggerType ?? undefined],
        ['Started', reused ? 'before this run' : undefined],
        ['Duration', (0,units/* formatDuration */.a3)(ending.durationMs)],
    ]);
}

;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/comment.js
/** Renders the comment on a pull or merge request, at the start and at the end of a run. Pure. */







/** Renders the comment while the service builds. */
function renderStartComment(record, facts) {
    return [
        { heading: `${siteOf(record)} is building`, level: 3, sign: 'working' },
        { paragraph: sourceOf(record) },
        { paragraph: lastPreview(record) },
        (0,comment_parts/* footnote */.xA)([], record.deployment, facts),
    ];
}
/** Renders the comment with the result. */
function renderComment(record, ending, facts) {
    const title = (0,command/* titleBlock */.K)(headlineOf(record, ending), ending, 3);
    const { deployment, buildError } = record;
    const published = publishedBlocks(record, ending);
    if (published.length > 0) {
        const duration = record.isPreview ? (0,describe_build/* buildDuration */.jk)(deployment) : undefined;
        const built = duration === undefined ? [] : [`Built in ${duration}`];
        return [title, ...published, (0,comment_parts/* footnote */.xA)(built, deployment, facts)];
    }
    const last = lastPreview(record);
    return [
        title,
        ...(buildError
            ? [...(0,describe_build/* buildErrorBlocks */.Vi)(buildError), ...(0,describe_build/* buildLogBlocks */.Hb)(deployment?.logs, comment_parts/* MAX_COMMENT_LOG_LINES */.mF)]
            : (0,comment_parts/* messageBlocks */.QM)(ending, inputs, deployment?.url ? [deployment.url] : [])),
        ...(last.length > 0 ? [{ paragraph: last }] : []),
        (0,comment_parts/* footnote */.xA)(sourceOf(record), deployment, facts),
    ];
}
function lastPreview({ lastPreviewUrl }) {
    if (lastPreviewUrl === undefined || !(0,text_document/* isWebUrl */.O9)(lastPreviewUrl))
        return [];
    return ['The last preview that worked is ', { link: lastPreviewUrl, text: 'still there' }, '.'];
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
        description: siteOf(record),
        transient,
        token: inputs.token ?? '',
    };
    const opening = optional('environment', async () => host.openDeployment?.(request));
    // The record gets its final state even if this update fails.
    const started = opening.then((opened) => optional('environment', async () => opened?.update('in_progress', { description: 'Building' })));
    defer(async (ending) => {
        const opened = await opening;
        await started;
        const describe = FINAL_STATES[resultOf(record, ending.outcome)];
        const [state, description] = describe?.(record) ?? ['error', 'The job failed'];
        await optional('environment', async () => opened?.update(state, { description, url: record.deployment?.url ?? undefined }));
    });
}
/** Results without a state here count as an error of the job. */
const FINAL_STATES = {
    published: ({ isPreview }) => ['success', isPreview ? 'Preview ready' : 'Live'],
    'build-failed': () => ['failure', 'Build failed'],
    'build-cancelled': () => ['error', 'Cancelled on the service'],
    unresponsive: () => ['inactive', "Published, but the URL didn't respond before the job timed out"],
    'timed-out': ({ deployment }) => [
        'inactive',
        `Still ${deployment?.status === 'pending' ? 'pending' : 'building'} when the job timed out`,
    ],
    'job-cancelled': ({ deployment }) => [
        'inactive',
        deployment?.status === 'ready'
            ? 'Published, but the job was cancelled before the URL responded'
            : 'The job was cancelled; the deployment continues',
    ],
    unavailable: () => ['error', 'The service is unavailable'],
};
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
    const skipReason = (0,comment_parts/* commentSkipReason */.pc)(host);
    if (skipReason !== undefined) {
        log.notice(skipReason);
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
        const pages = ending.outcome === 'done' ? (0,src_clock/* inTime */.R)(changedPages, MAX_PAGES_WAIT_MS) : Promise.resolve();
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
    await (0,src_clock/* inTime */.R)(findLastPreview(context), MAX_LOOKUP_MS).catch((error) => log.debug(`The last preview is unknown: ${(0,error_message/* messageOf */.b)(error)}`));
    try {
        await write();
        return undefined;
    }
    catch (error) {
        log.debug(`comment: ${(0,error_message/* messageOf */.b)(error)}`);
        return clock.now();
    }
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
    const { branch, deployment: own } = record;
    if (!record.isPreview || branch === undefined)
        return;
    const last = await (0,find_newest/* findNewest */.O)(api, (other) => other.isPreview &&
        other.branch === branch &&
        other.status === 'ready' &&
        other.deploymentId !== own?.deploymentId, MAX_SEARCHED_PREVIEWS);
    record.lastPreviewUrl = last?.url ?? undefined;
}
/** One request returns this many. */
const MAX_SEARCHED_PREVIEWS = 50;
function environmentName({ environmentName: name }, { isPreview }) {
    return name ?? (isPreview ? 'docs-preview' : 'docs');
}

// EXTERNAL MODULE: ../../build/src/api/endpoints/deployments.js
var deployments = __webpack_require__(39319);
// EXTERNAL MODULE: ../../build/src/api/errors.js
var errors = __webpack_require__(43947);
// EXTERNAL MODULE: ../../build/src/deployments/find-push-deployment.js
var find_push_deployment = __webpack_require__(3750);
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/start-deployment.js
/** Starts, reuses or finds a deployment, or describes what a run would do. */






/** The name of the branch is in the summary, and mostly in the words of the service too. */
const UNKNOWN_BRANCH = {
    advice: 'A preview needs a branch of the documentation repository. Run the job in that repository, or set "branch" to one of its branches.',
    topic: 'missing-branch',
};
/** Resolves to undefined if mode wait finds no deployment in time. */
async function startOrFind(context, plan) {
    const { api, host, inputs, log, record } = context;
    if (plan.kind === 'wait')
        return (0,find_push_deployment/* findPushDeployment */.H7)(context, wantedBy(context, plan), inputs.appearTimeout);
    if (plan.kind === 'preview') {
        const preview = await recordUncertainty(context, () => (0,deployments/* createPreview */.Pw)(api, { ...plan, ifRejected: UNKNOWN_BRANCH }));
        if (inputs.wait)
            log.info(`Preview ${(0,short_id/* shortId */.m)(preview.deploymentId)} of ${plan.branch} started.`);
        return preview;
    }
    if (host.runContext.startedByPush) {
        log.notice('The service already deploys every push to the deployment branch. To wait for that deployment, set "mode" to wait instead of starting another.');
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
function wantedBy(context, { branch, pushedAt }) {
    return { branch, isOlder: (0,find_push_deployment/* beforePush */._n)(context, pushedAt) };
}
/** An older live deployment that is still in progress doesn't count: the newest one replaces its pages. */
async function findLiveInProgress({ api }) {
    const newest = await (0,find_newest/* findNewest */.O)(api, ({ isPreview }) => !isPreview);
    return newest && (0,phase/* phaseOf */.h)(newest) === 'in-progress' ? newest : undefined;
}
/** Records that the service may have started something although its response was lost. */
async function recordUncertainty({ record }, start) {
    try {
        return await start();
    }
    catch (error) {
        record.isStartUncertain = (0,errors/* mayHaveWritten */.$8)(error);
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
        const found = await (0,find_push_deployment/* findPushDeployment */.H7)(context, wantedBy(context, plan), 0);
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
        log.progress(`${url.origin} doesn't respond yet: ${urlCheck.result} (${(0,units/* formatDuration */.a3)(waitedMs)})`);
        await pause((0,wait_for_deployment/* pollDelayMs */.p)(waitedMs));
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
    summarize: (record, _, ending) => summarizeDeploy(record, ending),
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
    const deployment = await (0,wait_for_deployment/* waitForDeployment */.K)(context, started.deploymentId, (update) => (record.deployment = update));
    switch ((0,phase/* phaseOf */.h)(deployment)) {
        case 'error':
            return buildFailed(context, deployment);
        case 'cancelled':
            return (0,command/* failed */.g)(`Deployment ${(0,short_id/* shortId */.m)(deployment.deploymentId)} was cancelled on the service, by a user or by a newer deployment. Run the job again to publish.`, 'cancelled-build');
        default:
            return published(context, deployment);
    }
}
function notFound(record, plan, appearTimeoutMs) {
    record.isMissing = true;
    const branch = plan.kind === 'wait' ? plan.branch : '';
    return (0,command/* failed */.g)(`No deployment of ${branch} appeared within ${(0,units/* formatDuration */.a3)(appearTimeoutMs)} after this push. ` +
        'The service only deploys pushes to the deployment branch of the documentation repository. ' +
        'Run the job there for that branch, or set "mode" to deploy or preview.', 'no-deployment');
}
function notWaitedFor({ deploymentId, status }, { reused }) {
    const start = reused ? 'is already in progress' : 'started';
    const message = `Deployment ${(0,short_id/* shortId */.m)(deploymentId)} ${start} (${status}). Not waiting, because wait is false.`;
    return { outcome: 'done', message };
}
function buildFailed(context, { logs }) {
    const error = (0,build_error/* findBuildError */.y)(logs ?? '');
    if (!error)
        return (0,command/* failed */.g)('The build failed, and the service returned no build log. Check the dashboard.', 'failed-build');
    const found = { ...error, ...findInRepository(context, error) };
    context.record.buildError = found;
    const { file, line, message, url } = found;
    const place = (0,describe_build/* describePlace */.df)(error);
    return {
        ...(0,command/* failed */.g)(place === undefined ? `The build failed: ${message}` : `The build failed at ${place}: ${message}`, 'failed-build'),
        // The platform shows the annotation in the diff, so the file must be one of the repository.
        location: { title: 'Documentation build failed', ...(url !== undefined && { file, line }) },
    };
}
/** Returns the path of the file in the repository and the URL of its line; undefined if the file isn't found. */
function findInRepository({ host, record }, { file, line }) {
    const { commitSha, changedFiles = [] } = record;
    if (file === undefined || commitSha === undefined)
        return undefined;
    const changedPaths = changedFiles.map(({ path }) => path);
    try {
        // The job may have no checkout. The error usually is in a changed file.
        const path = findRepositoryPath(file, changedPaths, (end) => isInWorkspace(host.workspace, end));
        const url = path === undefined ? undefined : host.fileUrl?.({ path, commitSha, line: line ?? 1 });
        return path === undefined || url === undefined ? undefined : { file: path, url };
    }
    catch {
        // The name is from the log. No file system accepts every name, nor does a URL.
        return undefined;
    }
}
function isInWorkspace(workspace, end) {
    const path = (0,external_node_path_.resolve)(workspace, end);
    return (0,paths/* isWithin */.UO)(workspace, path) && (0,paths/* isFile */.fo)(path) && !(0,paths/* leadsOutside */.dr)(workspace, path);
}
async function published(context, { deploymentId, url }) {
    const { inputs: values, log, record } = context;
    if (url === null) {
        log.warning('The service returned no URL for this deployment. Check the project in the dashboard.');
        return { outcome: 'done', message: `Deployment ${(0,short_id/* shortId */.m)(deploymentId)} is ready${elapsed(context)}` };
    }
    if (values.verifyUrl) {
        if (!isHttpUrl(url))
            return (0,command/* failed */.g)(`verify-url: deployment ${(0,short_id/* shortId */.m)(deploymentId)} is ready, but its URL "${url}" isn't an http(s) URL. Check the domain in the dashboard, or set verify-url to false.`, 'unexpected-response');
        await verifyUrl(context, new URL(url));
    }
    return { outcome: 'done', message: `${record.isPreview ? 'Preview' : 'Live'}: ${url}${elapsed(context)}` };
}
/** Returns the time since the run started, such as ` (4s)`. */
function elapsed({ clock, deadlineMs, inputs }) {
    return ` (${(0,units/* formatDuration */.a3)(clock.now() - (deadlineMs - inputs.timeout))})`;
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
    if ((0,phase/* phaseOf */.h)(deployment) === 'ready') {
        return `Deployment ${id} is published, but its URL doesn't respond yet (${urlCheck?.result ?? 'not checked'}).`;
    }
    const howToResume = {
        deploy: 'To resume waiting, set reuse-in-progress to true and run the job again.',
        preview: 'See the dashboard for the result.',
        wait: 'To resume waiting, run the job again.',
    };
    return `Deployment ${id} (${status}) continues on the service. ${howToResume[mode]}`;
}


/***/ }),

/***/ 58355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ pageUrl)
/* harmony export */ });
/** Builds the URLs of pages in a deployment. */
/** @param path of the page, with a leading slash; its route is the same */
function pageUrl(base, path) {
    const url = new URL(base);
    // The rest is encoded by the setter.
    url.pathname = url.pathname.replace(/\/$/, '') + path.replaceAll('%', '%25');
    return url.href;
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
    return String(count).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',');
}
/** Returns the count with its noun. The plural is the singular with an s unless it is given. */
function pluralize(count, singular, plural = `${singular}s`) {
    return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}


/***/ }),

/***/ 42690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/** Formats sizes, durations and times with their units. */
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
/** Formats a time such as `15 Nov 2026, 12:04 UTC`. */
function formatTime(ms) {
    const [, day = '', month = '', year = '', time = ''] = new Date(ms).toUTCString().split(' ');
    return `${Number(day)} ${month} ${year}, ${time.slice(0, 5)} UTC`;
}


/***/ })

};
;