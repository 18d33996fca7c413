"use strict";
exports.id = 9940;
exports.ids = [9940];
exports.modules = {

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

/***/ 51329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ messageLine),
/* harmony export */   H$: () => (/* binding */ commitPart),
/* harmony export */   QM: () => (/* binding */ messageBlocks),
/* harmony export */   mF: () => (/* binding */ MAX_COMMENT_LOG_LINES),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   qc: () => (/* binding */ helpBlocks),
/* harmony export */   xA: () => (/* binding */ footnote)
/* harmony export */ });
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67720);
/* harmony import */ var _text_short_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45565);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42690);
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
/** The commit of the repository that a comment is about; empty if the platform doesn't tell. */
function commitPart(commitSha) {
    return commitSha === undefined ? [] : ['commit ', { code: (0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .A)(commitSha) }];
}
/** @param first what only this comment has to say */
function footnote(first, deployment, { nowMs, runUrl }) {
    const parts = [
        first,
        [(0,_text_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTime */ .fU)(nowMs)],
        runUrl === undefined ? [] : [{ link: runUrl, text: 'run' }],
        deployment ? ['deployment ', { code: (0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m)(deployment.deploymentId) }] : [],
    ];
    return { footnote: joinParts(parts) };
}
/** Joins the parts that aren't empty, with dots or with spaces. */
function joinParts(parts, separator = ' · ') {
    const known = parts.filter((part) => part.length > 0);
    return known.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
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

/***/ 94343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ checkPageInputs),
/* harmony export */   n: () => (/* binding */ pageInputs)
/* harmony export */ });
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58423);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19699);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73308);
/** Declares and checks the inputs about pages of the published site. */



/** What isn't a path below the published URL, or leads out of it, also escaped. */
const OTHER_THAN_PATH = /^(?!\/)|\/\/|\\|[?#]|\/\.\.(?:\/|$)|\p{Cc}|%(?:[01][\da-f]|2[3ef]|3f|5c|7f)/iu;
/** Several paths on one line. */
const SEVERAL_PATHS = /[,;]\s*\.?\/|\s/;
const PAGE_FILE = /\.mdx?$/i;
/** @param words the values that aren't paths; the first one is the default */
function pageInputs(words) {
    const values = `${words.join(', ')}, or paths such as /guides/install, one per line`;
    const word = words[0];
    const paths = (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)({ description: `Pages that must respond: ${values}. sample: 20 pages.`, default: word });
    const parse = (raw) => {
        const items = paths.parse(raw);
        const keyword = words.find((one) => one === raw);
        if (keyword)
            return keyword;
        (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .checkLines */ .Wb)(items, (path) => {
            if (SEVERAL_PATHS.test(path)) {
                const separator = (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .separatorIn */ .Pi)(path);
                const rest = separator === 'space' ? 'and a space in a path as %20' : `without ${separator}s`;
                return `has a ${separator}. Write one path on each line, ${rest}`;
            }
            // Where the site has the page depends on a folder that isn't known here.
            if (PAGE_FILE.test(path) && !OTHER_THAN_PATH.test(path.replace(/^(?:\.?\/)?/, '/')))
                return 'is a file. Use the path of its page below the published URL, such as /guides/install';
            if (!OTHER_THAN_PATH.test(path))
                return undefined;
            const isOnlyOpen = path.includes('/') && !OTHER_THAN_PATH.test(`/${path}`);
            const advice = isOnlyOpen ? `Begin each path with a slash: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(`/${path}`)}` : `Use ${values}`;
            return `isn't a valid value. ${advice}`;
        });
        return items;
    };
    return {
        verifyPages: { ...paths, parse },
        marker: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)({
            description: 'Text that every page must contain, such as the site name. Requires verify-pages.',
            isLiteral: true,
        }),
    };
}
function checkPageInputs(inputs) {
    const problem = `has no effect without pages. Set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('verify-pages')} to sample, or remove ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('marker')}.`;
    return inputs.marker !== undefined && inputs.verifyPages === 'none' ? [{ input: 'marker', problem }] : [];
}


/***/ }),

/***/ 64700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ mayBePage),
/* harmony export */   _: () => (/* binding */ matchChangedPages)
/* harmony export */ });
/* harmony import */ var _deployments_page_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58355);
/* harmony import */ var _pages_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24169);
/** Matches the files that a pull or merge request changes with the pages of the service. Pure. */


/** The folder of the documentation in the repository is unknown, so a file also matches by the end of its path. */
function matchChangedPages(files, pagePaths) {
    const known = new Set(pagePaths.map(_pages_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t));
    const pages = [];
    const otherFiles = [];
    for (const file of files) {
        const { path, change } = file;
        const page = mayBePage(file) ? findPage((0,_pages_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(path), known) : undefined;
        if (page === undefined)
            otherFiles.push(file);
        else
            pages.push({ path: (0,_deployments_page_url_js__WEBPACK_IMPORTED_MODULE_1__/* .publishedPath */ .a)(page), change: change === 'added' ? 'new' : 'changed', file: path });
    }
    return { pages, otherFiles };
}
function mayBePage({ path, change }) {
    return change !== 'removed' && /\.mdx?$/i.test(path);
}
function findPage(path, known) {
    const names = path.split('/');
    return names.map((_, index) => names.slice(index).join('/')).find((end) => known.has(end));
}


/***/ }),

/***/ 69594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triggerDeploy: () => (/* binding */ triggerDeploy)
});

// EXTERNAL MODULE: ../../build/src/deployments/describe-pages.js
var describe_pages = __webpack_require__(7212);
// EXTERNAL MODULE: ../../build/src/deployments/follow-deployment.js
var follow_deployment = __webpack_require__(27129);
// EXTERNAL MODULE: ../../build/src/deployments/phase.js
var phase = __webpack_require__(99573);
// EXTERNAL MODULE: ../../build/src/deployments/wait-for-deployment.js
var wait_for_deployment = __webpack_require__(47947);
// EXTERNAL MODULE: ../../build/src/hosts/host.js
var hosts_host = __webpack_require__(36443);
// EXTERNAL MODULE: ../../build/src/text/list-items.js
var list_items = __webpack_require__(90692);
// EXTERNAL MODULE: ../../build/src/text/sentences.js
var sentences = __webpack_require__(58423);
// EXTERNAL MODULE: ../../build/src/text/short-id.js
var short_id = __webpack_require__(45565);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: ../../build/src/commands/trigger-deploy/inputs.js
var inputs = __webpack_require__(97808);
// EXTERNAL MODULE: ../../build/src/commands/account/posts.js
var posts = __webpack_require__(85899);
// EXTERNAL MODULE: ../../build/src/api/endpoints/content.js
var content = __webpack_require__(43098);
// EXTERNAL MODULE: ../../build/src/api/endpoints/deployments.js
var deployments = __webpack_require__(39319);
// EXTERNAL MODULE: ../../build/src/api/clock.js
var api_clock = __webpack_require__(23624);
// EXTERNAL MODULE: ../../build/src/deployments/describe-build.js
var describe_build = __webpack_require__(97744);
// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
// EXTERNAL MODULE: ../../build/src/text/error-message.js
var error_message = __webpack_require__(92161);
// EXTERNAL MODULE: ../../build/src/text/short-hash.js
var short_hash = __webpack_require__(18060);
// EXTERNAL MODULE: ../../build/src/commands/account/account.js
var account = __webpack_require__(63499);
// EXTERNAL MODULE: ../../build/src/commands/account/comment.js
var comment = __webpack_require__(51329);
// EXTERNAL MODULE: ../../build/src/commands/trigger-deploy/changed-pages.js
var changed_pages = __webpack_require__(64700);
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/result.js
/** Decides how a run ended, such as published, timed out or missing, and words the headline of each result. Pure. */



/** By result: how a run ended, and what became of its deployment. */
const HEADINGS = {
    planned: ({ planned = '' }) => ['plan', `Plan: ${planned}`],
    'job-cancelled': () => ['bad', 'The job was cancelled'],
    'build-failed': (record) => ['bad', `${siteOf(record)} failed to build`],
    'build-cancelled': (record) => ['bad', `${siteOf(record)} was cancelled on the service`],
    published: (record) => record.isPreview
        ? ['good', `${siteOf(record)} is ready`]
        : [live(record) === 'Live' ? 'good' : 'warning', `${siteOf(record)} is ${(0,sentences/* lowerFirst */.oZ)(live(record))}`],
    'failed-pages': ({ pages }) => ['bad', (0,describe_pages/* describeFailedPages */.Fr)(pages)],
    'unverified-pages': (record) => ['warning', `${siteOf(record)} is published, but its pages aren't verified`],
    'invalid-url': (record) => ['warning', `${siteOf(record)} is published but has no valid URL`],
    started: (record) => ['working', `Documentation ${runOf(record)} started`],
    'timed-out': ({ deployment }, ms) => [
        'waiting',
        `${deployment ? 'Still building' : 'No deployment'} after ${(0,units/* formatMinutes */.dp)(ms)}`,
    ],
    unavailable: () => ['bad', "The documentation service isn't available"],
    'maybe-started': (record) => ['bad', `A documentation ${runOf(record)} may have started`],
    missing: () => ['bad', 'No deployment appeared'],
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
            return outcome === 'done' ? 'published' : unpublishedResult(record, outcome);
        default:
            return unfinishedResult(record, outcome);
    }
}
/** A run that doesn't verify pages fails after a finished build only because of its URL. */
function unpublishedResult({ isVerifyingPages }, outcome) {
    if (outcome === 'gate')
        return 'failed-pages';
    return outcome === 'failed' && !isVerifyingPages ? 'invalid-url' : 'unverified-pages';
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
/** Says that a deployment is live, and claims no push and no request that it may lack. */
function live(record) {
    if (record.leadMs !== undefined)
        return 'Live, but perhaps without this push';
    const request = requestBeside(record);
    const { branch } = record.deployment ?? {};
    return request === undefined
        ? 'Live'
        : `Live, but built from ${branch ?? 'the deployment branch'}, not from this ${request}`;
}
/** What the platform calls the request whose branch isn't the one that was built; undefined if there is none. */
function requestBeside({ request, isPreview, deployment, branch }) {
    const built = deployment?.branch ?? branch;
    return isPreview || (built !== undefined && built === request?.branch) ? undefined : request?.name;
}

;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/deployment-record.js
/** Shows the deployment on the platform as a deployment record, whose last state says how the run ended. */






/**
 * Opens a deployment record and closes it at the end of the run. The run doesn't wait for the platform. The updates
 * happen one after the other, so the last state wins. The job never fails because of them.
 */
function openDeploymentRecord({ inputs, host, log, optional, defer }, record) {
    if (!inputs.environment || !(0,posts/* canPost */.js)({ host, log }, 'environment'))
        return;
    const { branch, commitSha, isPreview = false } = record;
    const { runContext } = host;
    // The service builds the newest commit of the branch, which is another one than the run's when the run is started again.
    const isOwn = isPreview && branch === (0,hosts_host/* ownBranch */.Z3)(runContext);
    const request = {
        environment: environmentName(inputs),
        description: siteOf(record),
        transient: isPreview,
        ref: commitSha ?? (isOwn ? branch : undefined),
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
        const published = record.deployment?.url ?? '';
        // GitHub would reject the whole state because of another URL.
        const url = (0,text_document/* isWebUrl */.O9)(published) ? published : undefined;
        await optional('environment', async () => opened?.update(state, { description, url }));
    });
}
/** Results without a state here count as an error of the job. */
const FINAL_STATES = {
    published: (record) => ['success', record.isPreview ? 'Preview ready' : live(record)],
    'build-failed': () => ['failure', 'Build failed'],
    'build-cancelled': () => ['error', 'Cancelled on the service'],
    'failed-pages': ({ pages }) => ['failure', (0,describe_pages/* describeFailedPages */.Fr)(pages)],
    'unverified-pages': () => ['inactive', "Published, but the job couldn't verify its pages"],
    'timed-out': ({ deployment }) => [
        'inactive',
        `Still ${deployment?.status === 'pending' ? 'pending' : 'building'} when the job timed out`,
    ],
    'job-cancelled': ({ deployment }) => [
        'inactive',
        deployment?.status === 'ready'
            ? 'Published, but the job was cancelled before its pages were verified'
            : 'The job was cancelled; the deployment continues',
    ],
    unavailable: () => ['error', 'The service is unavailable'],
};
/** The name also keeps the comments of two sites on one pull request apart. */
function environmentName({ environmentName: name, mode }) {
    return name ?? inputs/* DEFAULT_ENVIRONMENTS */.p0[mode];
}

// EXTERNAL MODULE: ../../build/src/deployments/page-url.js
var page_url = __webpack_require__(58355);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: ../../build/src/commands/account/blocks.js
var blocks = __webpack_require__(22456);
// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/account.js










/** Rows of the table of changed pages; the others are folded. */
const MAX_OPEN_ROWS = 10;
const MAX_OTHER_FILES = 100;
/** Verified pages of one line. */
const MAX_OPEN_PAGES = 5;
function accountOf(record, ending) {
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
            ...(0,describe_pages/* pageOutputs */._8)(record.pages),
            'timed-out': ending.outcome === 'timed-out',
            'duration-seconds': Math.round(ending.durationMs / 1000),
        },
        // Before anything was deployed, the known cause is the best title.
        headline: deployment === undefined && ending.topic !== undefined ? undefined : headlineOf(record, ending),
        lead: first.length > 0 ? first : undefined,
        next: [...nextAfterPlan(record), ...(first.length > 0 ? [] : siteLink(record))],
        details: [...(0,describe_build/* buildLogBlocks */.Hb)(deployment?.logs), ...runDetails(record, ending)],
        links: url ? [{ label: 'Documentation', url }] : [],
    };
}
function nextAfterPlan({ planned, plannedFailure }) {
    if (plannedFailure !== undefined)
        return [{ paragraph: plannedFailure }];
    return planned?.startsWith('start ') ? (0,blocks/* withoutDryRun */.lu)('start it', 'editor') : [];
}
/** Returns nothing if the message of the ending says it best. */
function firstBlocks(record, ending) {
    if (record.planned !== undefined)
        return [];
    if (record.buildError)
        return (0,describe_build/* buildErrorBlocks */.Vi)(record.buildError);
    return publishedBlocks(record, ending);
}
/** Returns the link to what was published, and the pages that changed; nothing if nothing was published. */
function publishedBlocks(record, { outcome }) {
    const { deployment, changedPages } = record;
    const url = deployment?.url ?? '';
    const site = siteLink(record);
    if (!['done', 'gate'].includes(outcome) || site.length === 0)
        return [];
    const request = requestBeside(record);
    const beside = request === undefined
        ? []
        : [{ paragraph: `To show the changes of this ${request}, set ${(0,input_names/* setting */.Pe)('mode', 'preview')}.` }];
    return [
        ...site,
        ...beside,
        ...(0,describe_pages/* pageBlocks */.QP)(record.pages),
        ...verifiedBlocks(record.pages),
        ...(record.pagesSkipped === undefined ? [] : [{ paragraph: record.pagesSkipped }]),
        ...(changedPages ? changedPageBlocks(changedPages, url) : []),
    ];
}
/** Returns the link to what was published; nothing if nothing was published. */
function siteLink(record) {
    const { deployment, isPreview } = record;
    const url = deployment?.url ?? '';
    if (deployment?.status !== 'ready' || !(0,text_document/* isWebUrl */.O9)(url))
        return [];
    const preview = [
        { link: url, text: 'Open the preview', isMain: true },
        ...prefixed(' of ', sourceOf(record)),
    ];
    return [{ paragraph: isPreview ? preview : liveLine(record, url) }];
}
/** Names the pages that respond; many are folded. */
function verifiedBlocks(results = []) {
    const paths = results.filter(({ verdict }) => verdict === 'verified').map(({ path }) => ({ code: path }));
    const title = `${(0,pluralize/* formatCount */.B)(paths.length)} of ${(0,pluralize/* pluralize */.t)(results.length, 'page')} verified`;
    if (paths.length === 0)
        return [];
    if (paths.length > MAX_OPEN_PAGES)
        return [{ details: title, blocks: [(0,blocks/* limitedList */.JG)(paths)] }];
    const listed = paths.flatMap((path, index) => (index === 0 ? [path] : [', ', path]));
    return [{ paragraph: [`${title}: `, ...listed] }];
}
function liveLine(record, url) {
    const duration = (0,describe_build/* buildDuration */.jk)(record.deployment);
    const built = [...prefixed(' from ', sourceOf(record)), ...(duration === undefined ? [] : [` in ${duration}`])];
    return [{ link: url, text: new URL(url).host, isMain: true }, ...prefixed(' · built', built)];
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
        ...(fileItems.length > 0 ? [{ details: otherTitle, blocks: [(0,blocks/* limitedList */.JG)(fileItems, MAX_OTHER_FILES)] }] : []),
    ];
}
/** Returns the branch that the service builds, and the commit for which it does, as far as they are known. */
function sourceOf({ branch, commitSha, deployment, leadMs }) {
    const name = deployment?.branch ?? branch;
    const commit = commitSha === undefined || leadMs !== undefined ? [] : [{ code: (0,short_id/* shortCommit */.A)(commitSha) }];
    // The service doesn't say which commit it builds: that of the job, and perhaps a newer one.
    return name === undefined ? commit : [{ code: name }, ...prefixed(' for ', commit)];
}
function prefixed(text, parts) {
    return parts.length === 0 ? [] : [text, ...parts];
}
function runDetails(record, ending) {
    const { deployment, commitSha } = record;
    if (!deployment)
        return [];
    const url = deployment.url ?? '';
    return (0,blocks/* detailBlocks */.gu)([
        ['Deployment', { code: deployment.deploymentId }],
        ['Status', deployment.status],
        ['URL', url === '' ? undefined : { link: url, text: url }],
        ['Branch', deployment.branch ? { code: deployment.branch } : undefined],
        ['Commit of the job', commitSha === undefined ? undefined : { code: commitSha }],
        ['Trigger', deployment.triggerType ?? undefined],
        ['Duration', (0,units/* formatDuration */.a3)(ending.durationMs)],
    ]);
}

;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/comment.js
















/** How long the comment waits for requests that it can do without. */
const MAX_LOOKUP_MS = 2_000;
const MAX_PAGES_WAIT_MS = 5_000;
/** After an error, a platform can ask for a pause before the next request; hosts repeat none that has to wait longer. */
const PAUSE_AFTER_ERROR_MS = 3_000;
const ignore = () => undefined;
/** The comment of a run. The run never fails because of it. */
class DeployComment {
    #run;
    #marker;
    #changedPages = Promise.resolve();
    /** Resolves to the time of its failure. */
    #startWrite = Promise.resolve(undefined);
    constructor(run) {
        this.#run = run;
        this.#marker = `docs-ci:trigger-deploy:${slugOf(environmentName(run.inputs))}`;
    }
    /** Writes the comment when the service builds. @param state of the run, which changes until the comment is written */
    start(state) {
        const { api } = this.#run;
        const { branch } = state;
        const changedFiles = this.#readChangedFiles(branch);
        const changedPages = changedFiles.then(async (files) => {
            if (!files)
                return undefined;
            const { pages } = await (0,content/* listPages */.pN)(api, { branch });
            return (0,changed_pages/* matchChangedPages */._)(files, pages.map(({ path }) => path));
        });
        // Its error is of interest at the end.
        changedPages.catch(ignore);
        this.#changedPages = changedPages;
        const lastPreviewUrl = findLastPreview(api, state);
        this.#startWrite = this.#writeStart(state, lastPreviewUrl);
        return { changedFiles, changedPages, lastPreviewUrl };
    }
    /** Reads which files the pull or merge request changes. Without them, the comment has no table. */
    async #readChangedFiles(branch) {
        const { host, inputs } = this.#run;
        // Of another branch, the request may change nothing.
        if (branch === undefined || (0,hosts_host/* isOtherBranch */.TJ)(host, branch))
            return undefined;
        return host.listChangedFiles?.(inputs.token ?? '', true);
    }
    /** Waits for the last preview, then writes. Resolves to the time of the failure, whose reason the write at the end tells. */
    async #writeStart(state, lastPreviewUrl) {
        const { log, clock, host, inputs } = this.#run;
        const url = await (0,api_clock/* inTime */.RN)(lastPreviewUrl, MAX_LOOKUP_MS).catch((error) => {
            log.debug(`The last preview is unknown: ${(0,error_message/* messageOf */.b)(error)}`);
            return undefined;
        });
        try {
            const body = renderStartComment({ ...state, lastPreviewUrl: url }, this.#facts());
            await host.upsertComment?.({ marker: this.#marker, body, token: inputs.token ?? '' });
            return undefined;
        }
        catch (error) {
            log.debug(`${(0,input_names/* inputName */.yu)('comment')}: ${(0,error_message/* messageOf */.b)(error)}`);
            return clock.now();
        }
    }
    /** Writes the comment at the end of the run. @param state the last one, which the pages of the comment may still change */
    async writeResult(state, ending) {
        const { clock, optional } = this.#run;
        // An earlier state that arrived late would replace the result. The platform's client has short timeouts.
        const failedAtMs = (await this.#startWrite) ?? -Infinity;
        // Only the comment of a published deployment shows the pages.
        const pages = ['done', 'gate'].includes(ending.outcome)
            ? (0,api_clock/* inTime */.RN)(this.#changedPages, MAX_PAGES_WAIT_MS)
            : Promise.resolve();
        await pages.catch(ignore);
        const shown = await this.#withLastPreview(state, ending);
        await clock.sleep(Math.max(0, failedAtMs + PAUSE_AFTER_ERROR_MS - clock.now()));
        // There may be no run that says what became of a cancelled one.
        const updateOnly = ending.outcome === 'cancelled';
        const body = renderComment(shown, ending, this.#facts());
        const written = await (0,posts/* postComment */.Gy)(this.#run, { marker: this.#marker, updateOnly, body });
        // One notice is enough if the platform refuses both.
        if (written)
            await optional(`${(0,input_names/* inputName */.yu)('comment')}: changed pages are left out`, () => pages);
    }
    /** A run that failed before its build began hasn't read the last preview, and replaces the comment that links it. */
    async #withLastPreview(state, { outcome }) {
        if (state.deployment || outcome === 'done' || outcome === 'cancelled')
            return state;
        const { api, log } = this.#run;
        try {
            return { ...state, lastPreviewUrl: await (0,api_clock/* inTime */.RN)(findLastPreview(api, state), MAX_LOOKUP_MS) };
        }
        catch (error) {
            log.debug(`The last preview is unknown: ${(0,error_message/* messageOf */.b)(error)}`);
            return { ...state, isLastPreviewUnknown: true };
        }
    }
    #facts() {
        return { nowMs: this.#run.clock.now(), runUrl: this.#run.host.runContext.runUrl };
    }
}
/** A marker has only letters, digits and hyphens. Names that differ in other characters are told apart by a hash. */
function slugOf(name) {
    const slug = name.replace(/[^A-Za-z0-9]+/g, '-');
    return slug === name ? slug : `${slug}-${(0,short_hash/* shortHash */.B)(name, 8)}`;
}
/** Finds the newest preview of the branch that is ready. One request is enough for a comment. */
async function findLastPreview(api, { branch, deployment: own, isPreview }) {
    if (!isPreview || branch === undefined)
        return undefined;
    const { items } = await (0,deployments/* readDeployments */.Fz)(api);
    const last = items.find((other) => other.isPreview &&
        other.branch === branch &&
        other.status === 'ready' &&
        other.deploymentId !== own?.deploymentId);
    return last?.url ?? undefined;
}
/** Renders the comment while the service builds. */
function renderStartComment(record, facts) {
    return [
        { heading: `${siteOf(record)} is building`, level: 3, sign: 'working' },
        { paragraph: sourceOf(record) },
        { paragraph: lastPreview(record) },
        (0,comment/* footnote */.xA)([], record.deployment, facts),
    ];
}
/** Renders the comment with the result. */
function renderComment(record, ending, facts) {
    const title = (0,account/* postTitle */.pT)(headlineOf(record, ending), ending);
    const { deployment, buildError } = record;
    const published = publishedBlocks(record, ending);
    if (published.length > 0) {
        const duration = record.isPreview ? (0,describe_build/* buildDuration */.jk)(deployment) : undefined;
        const built = duration === undefined ? [] : [`Built in ${duration}`];
        return [title, ...published, (0,comment/* footnote */.xA)(built, deployment, facts)];
    }
    const last = lastPreview(record);
    return [
        title,
        ...(buildError
            ? [...(0,describe_build/* buildErrorBlocks */.Vi)(buildError), ...(0,describe_build/* buildLogBlocks */.Hb)(deployment?.logs, comment/* MAX_COMMENT_LOG_LINES */.mF)]
            : (0,comment/* messageBlocks */.QM)(ending, deployment?.url ? [deployment.url] : [])),
        ...siteLink(record),
        ...(last.length > 0 ? [{ paragraph: last }] : []),
        (0,comment/* footnote */.xA)(sourceOf(record), deployment, facts),
    ];
}
function lastPreview({ lastPreviewUrl, isLastPreviewUnknown }) {
    if (isLastPreviewUnknown)
        return ['An earlier preview of this branch may still be there: see the dashboard.'];
    if (lastPreviewUrl === undefined || !(0,text_document/* isWebUrl */.O9)(lastPreviewUrl))
        return [];
    return [
        'The last preview that worked is ',
        { link: lastPreviewUrl, text: 'still there' },
        '. It may lack the newest changes.',
    ];
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/deployments/build-error.js
var build_error = __webpack_require__(345);
// EXTERNAL MODULE: ../../build/src/disk/repository.js
var repository = __webpack_require__(1455);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __webpack_require__(83319);
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/failed-build.js
/** Says how a run ends after a failed build, and finds the file of the error in the repository. */







function describeFailedBuild(host, { logs }, sources) {
    const error = (0,build_error/* findBuildError */.y)(logs ?? '');
    if (!error)
        return {
            ending: (0,command/* failed */.gz)('The build failed, and the service returned no build log. Check the dashboard.', 'failed-build'),
        };
    const found = { ...error, ...findInRepository(host, error, sources) };
    const { file, line, message, url } = found;
    const place = (0,describe_build/* describePlace */.df)(error);
    const ending = {
        ...(0,command/* failed */.gz)(place === undefined ? `The build failed: ${message}` : `The build failed at ${place}: ${message}`, 'failed-build'),
        // The platform shows the annotation in the diff, so the file must be one of the repository.
        location: { title: 'Documentation build failed', ...(url !== undefined && { file, line }) },
    };
    return { ending, error: found };
}
/** Returns the path of the file in the repository and the URL of its line; undefined if the file isn't found. */
function findInRepository(host, { file, line }, { commitSha, changedFiles = [] }) {
    if (file === undefined || commitSha === undefined)
        return undefined;
    try {
        // The job may have no checkout. The error usually is in a changed file.
        const changedPaths = changedFiles.map(({ path }) => path);
        const found = findRepositoryPath(file, changedPaths, (end) => isInWorkspace(host.workspace, end));
        const path = found === undefined || changedPaths.includes(found) ? found : pathOf(host, found);
        const url = path === undefined ? undefined : host.fileUrl?.({ path, commitSha, line: line ?? 1 });
        return path === undefined || url === undefined ? undefined : { file: path, url };
    }
    catch {
        // The name is from the log. No file system accepts every name, nor does a URL.
        return undefined;
    }
}
/** A file of another repository that the job cloned has no line on the platform of this one. */
function pathOf({ workspace, runContext }, file) {
    const { path, other } = (0,repository/* fileInRepository */.QR)(workspace, file, (0,hosts_host/* ownRepository */.d5)(runContext));
    return other === undefined ? path : undefined;
}
function isInWorkspace(workspace, end) {
    const path = (0,external_node_path_.resolve)(workspace, end);
    return (0,paths/* isWithin */.UO)(workspace, path) && (0,paths/* isFile */.fo)(path) && !(0,paths/* leadsOutside */.dr)(workspace, path);
}
/**
 * Returns the path in the repository; undefined if no file fits. The log may name a file by its path on the machine that
 * built. The longest end of that path wins. A name without a folder fits only if the log names no folder either, because
 * each folder may have a file of this name.
 * @param paths known paths of the repository, such as changed files; the documentation may be in any folder
 * @param isThere looks for other files of the repository
 */
function findRepositoryPath(file, paths, isThere) {
    const below = paths.find((path) => `/${path}`.endsWith(`/${file}`));
    if (below !== undefined)
        return below;
    const known = new Set(paths);
    return endsOf(file).find((end) => known.has(end) || isThere(end));
}
/** The ends of a path, longest first: `/opt/repo/guides/x.mdx` → `opt/repo/guides/x.mdx`, `repo/guides/x.mdx`, `guides/x.mdx`. */
function endsOf(file) {
    const names = file
        .replace(/^[a-z]:/i, '')
        .split('/')
        .filter((name) => name !== '' && name !== '.');
    return names.slice(0, Math.max(1, names.length - 1)).map((_, index) => names.slice(index).join('/'));
}

// EXTERNAL MODULE: ../../build/src/api/errors.js
var errors = __webpack_require__(43947);
// EXTERNAL MODULE: ../../build/src/deployments/deployment-search.js
var deployment_search = __webpack_require__(20684);
// EXTERNAL MODULE: ../../build/src/deployments/newest-live.js
var newest_live = __webpack_require__(79721);
// EXTERNAL MODULE: ../../build/src/text/instant.js
var instant = __webpack_require__(19644);
;// CONCATENATED MODULE: ../../build/src/deployments/push-time.js

/** The clocks of two servers never agree. */
const CLOCK_TOLERANCE_MS = 60_000;
/** Dates can have whole seconds only, as the Date header has. */
const PRECISION_MS = 1_000;
/**
 * Returns what tells deployments from before a push by their time.
 * @param pushedMs when the push happened, in epoch milliseconds of the platform or of this machine
 */
function beforePush(run, pushedMs, toleranceMs = CLOCK_TOLERANCE_MS + PRECISION_MS) {
    const leadOf = leadBeforePush(run, pushedMs);
    return (deployment) => leadOf(deployment) > toleranceMs;
}
/** Returns what tells how many milliseconds before a push a deployment began; less than 0 if it began after the push. */
function leadBeforePush({ api, clock }, pushedMs) {
    let sinceMs;
    return ({ createdAt }) => {
        // The service's clock is known only after its first response.
        sinceMs ??= pushTimeAtService(pushedMs, clock.now(), (localMs) => api.toServerMs(localMs));
        return sinceMs - (0,instant/* timeOf */.n)(createdAt);
    };
}
/**
 * Converts the push time to the service's clock, in epoch milliseconds. A runner shares its platform's clock, so the
 * difference between the service's Date header and the runner's clock holds for the platform too. If the push lies in
 * the runner's future, the runner's clock is wrong, and the push time is used as it is.
 */
function pushTimeAtService(pushedMs, nowMs, toServerMs) {
    const isRunnerBehind = pushedMs > nowMs + CLOCK_TOLERANCE_MS;
    return isRunnerBehind ? pushedMs : toServerMs(pushedMs);
}

// EXTERNAL MODULE: ../../build/src/project/tidying.js
var tidying = __webpack_require__(16735);
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/own-push.js
/** Finds the deployment of the push that started the job (mode wait). */








/** The clocks of the platform and of the service differ by up to this much. */
const own_push_CLOCK_TOLERANCE_MS = 60_000;
/** The service can create the deployment of a push this long before GitLab creates the pipeline of the push. */
const PIPELINE_TOLERANCE_MS = 5_000;
/** A deployment appears within seconds of its push. */
const NEXT_TIMEOUT_MS = 20_000;
class OwnPush {
    #run;
    #branch;
    #search;
    /** Epoch milliseconds; now if the platform doesn't tell when the push was, as a terminal. */
    #pushedMs;
    #taken = new Set();
    #last;
    /** True if the service has no branch of this name, so no push to it can start a deployment. */
    isBranchMissing = false;
    /** @param branch of the push; undefined if it isn't known */
    constructor(run, branch) {
        this.#run = run;
        this.#branch = branch;
        const { api, clock, host } = run;
        this.#pushedMs = host.runContext.pushedAtMs ?? clock.now();
        const isOlder = beforePush(run, this.#pushedMs, own_push_CLOCK_TOLERANCE_MS);
        this.#search = new deployment_search/* DeploymentSearch */.EQ(api, { branch, isOlder, maxRequests: newest_live/* MAX_LIST_REQUESTS */.XP });
    }
    /** False if there are too many deployments to say that none is of the push. */
    get isComplete() {
        return this.#search.isComplete;
    }
    /** Resolves to undefined if none appears in time, or if none can. */
    async find(timeoutMs) {
        return this.#take(() => true, timeoutMs, async () => (this.isBranchMissing = await this.#lacksBranch()));
    }
    async #lacksBranch() {
        const { api } = this.#run;
        const listed = await (0,tidying/* withinMinute */.O)(this.#run, (late) => (0,content/* listBranches */.jr)(api, late)).catch((error) => {
            // Without the list, the deployment itself tells. Time must be left for it to appear.
            if (error instanceof errors/* RequestError */.GI)
                return undefined;
            throw error;
        });
        return (listed !== undefined && listed.branches.length > 0 && !listed.branches.some(({ name }) => name === this.#branch));
    }
    /** True if the deployment began before the push: it can be of an earlier push. */
    mayBeEarlier(taken) {
        return beforePush(this.#run, this.#pushedMs, PIPELINE_TOLERANCE_MS)(taken);
    }
    /** Milliseconds between the last one that was taken and the push after it; undefined if it can't be of an earlier push. */
    get leadMs() {
        const last = this.#last;
        const isTimeKnown = this.#run.host.runContext.pushedAtMs !== undefined;
        return isTimeKnown && last && this.mayBeEarlier(last) ? leadBeforePush(this.#run, this.#pushedMs)(last) : undefined;
    }
    /** Finds the deployment after the one that was taken; undefined if none appears. */
    async findNext(taken) {
        return this.#take((one) => (0,instant/* timeOf */.n)(one.createdAt) >= (0,instant/* timeOf */.n)(taken.createdAt), NEXT_TIMEOUT_MS);
    }
    /**
     * Takes the oldest, because a later push starts a later one, and the newest if it isn't known when the push was: it has
     * what the others have. A branch or a trigger that the service doesn't tell (contract [P]) contradicts nothing, but a
     * deployment with both goes first.
     */
    async #take(isWanted, timeoutMs, isHopeless) {
        const pick = (newestFirst) => {
            const possible = newestFirst.filter((one) => (0,follow_deployment/* isOfPush */.WM)(one) && !this.#taken.has(one.deploymentId) && isWanted(one));
            const inOrder = this.#run.host.runContext.pushedAtMs === undefined ? possible : possible.toReversed();
            return inOrder.find(({ branch, triggerType }) => branch !== null && triggerType !== null) ?? inOrder[0];
        };
        const found = await (0,follow_deployment/* waitToAppear */.aO)(this.#run, this.#search, pick, { timeoutMs, isHopeless });
        if (!found)
            return undefined;
        this.#taken.add(found.deploymentId);
        this.#last = found;
        return found;
    }
}

;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/start-deployment.js
/** Starts a deployment, or describes what a run would do. */









/** The name of the branch is in the summary, and mostly in the words of the service too. */
const UNKNOWN_BRANCH = {
    advice: `A preview needs a branch of the documentation repository. Run the job in that repository, or set ${(0,input_names/* inputName */.yu)('branch')} to one of its branches.`,
    topic: 'missing-branch',
};
/** Starts a preview of the branch, or a live deployment. */
function start(run, branch = '') {
    return (0,command/* learn */.nB)(run, {}, async (facts) => {
        try {
            return await send(run, branch);
        }
        catch (error) {
            facts.isStartUncertain = (0,errors/* mayHaveWritten */.$8)(error);
            throw error;
        }
    });
}
async function send(run, branch) {
    const { api, inputs, log } = run;
    if (inputs.mode === 'preview') {
        const preview = await (0,deployments/* createPreview */.Pw)(api, { branch, ifRejected: UNKNOWN_BRANCH }).catch(async (error) => {
            if (inputs.branch !== undefined && isRejected(error))
                await requireBranch(run, branch);
            throw error;
        });
        if (inputs.wait)
            log.info(`Preview ${(0,short_id/* shortId */.m)(preview.deploymentId)} of ${branch} started.`);
        return preview;
    }
    const started = await (0,deployments/* createDeployment */.Yy)(api);
    if (inputs.wait)
        log.info(`Deployment ${(0,short_id/* shortId */.m)(started.deploymentId)} started.`);
    return started;
}
function isRejected(error) {
    return error instanceof errors/* ApiError */.hD && error.body === 'json' && (error.status === 404 || error.status === 422);
}
// Few runs need this code, and the first request shouldn't wait for it.
const missingBranch = () => __webpack_require__.e(/* import() | missing-branch */ 3738).then(__webpack_require__.bind(__webpack_require__, 39604));
/** Rejects with InputError if the service certainly has no such branch. */
async function requireBranch(run, branch) {
    const problem = await (await missingBranch()).explainMissingBranch(run, branch);
    if (problem !== undefined)
        throw new errors/* InputError */.dz([`${(0,input_names/* inputName */.yu)('branch')}: ${problem}`], 'missing-branch');
}
/** Says what a run would do. Sends only read requests. */
async function describePlan(run, branch = '') {
    const { mode } = run.inputs;
    if (mode === 'wait') {
        const push = new OwnPush(run, branch);
        const found = await push.find(0);
        if (push.isBranchMissing)
            return failing(branch);
        return found
            ? { text: `wait for deployment ${(0,short_id/* shortId */.m)(found.deploymentId)} (${found.status})` }
            : { text: `wait until a deployment of ${branch} appears`, fails: 'if none appears' };
    }
    // A preview doesn't depend on it, but the request shows if the key and the URL are right.
    const newest = await (0,newest_live/* findNewestLive */.mj)(run.api, undefined);
    if (mode === 'preview')
        return describePreview(run, branch);
    // An older one that is still in progress doesn't count: the newest one replaces its pages.
    if (typeof newest !== 'object' || (0,phase/* phaseOf */.h)(newest) !== 'in-progress')
        return { text: 'start a live deployment' };
    const other = `deployment ${(0,short_id/* shortId */.m)(newest.deploymentId)} (${newest.status})`;
    return { text: `start a live deployment, although ${other} is already in progress` };
}
function failing(branch) {
    return { text: `fail, because the service has no branch ${(0,sentences/* quoted */.TL)(branch)}`, fails: 'now' };
}
async function describePreview(run, branch) {
    const { describeMissingBranch, findBranch } = await missingBranch();
    const { isThere, names } = await findBranch(run, branch);
    if (isThere)
        return { text: `start a preview of ${branch}` };
    if (isThere === undefined)
        return { text: `start a preview of ${branch}, if the service has this branch` };
    if (run.inputs.branch === undefined)
        return failing(branch);
    throw new errors/* InputError */.dz([`${(0,input_names/* inputName */.yu)('branch')}: ${describeMissingBranch(branch, names)}`], 'missing-branch');
}

;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/command.js




















const triggerDeploy = {
    name: 'trigger-deploy',
    summary: 'Deploy or preview the docs and wait until they are live',
    branding: { icon: 'upload-cloud', color: 'blue' },
    inputs: inputs/* inputs */.QL,
    inputGroups: {
        Deployment: ['mode', 'branch', 'wait'],
        'Pages of the site': ['verifyPages', 'marker'],
        'On GitHub and GitLab': ['environment', 'environmentName', 'comment'],
    },
    keyRole: 'editor (viewer for `dry-run` and mode wait)',
    examples: [
        'trigger-deploy --verify-pages /',
        'trigger-deploy --mode preview --branch new-guide',
        'trigger-deploy --mode wait --timeout 15m',
    ],
    outputs: {
        'deployment-id': 'ID of the deployment',
        status: 'Last known status: pending, building, ready, error or cancelled',
        url: 'Published URL; empty until the deployment is ready',
        branch: 'Branch of the deployment, if the service returns the branch',
        'is-preview': 'true for a preview, false for a live deployment',
        ...describe_pages/* PAGE_OUTPUTS */.rI,
        'timed-out': 'true if the timeout was reached first',
        'duration-seconds': 'Duration of this run in seconds',
    },
    gitlab: {
        environment: {
            flagInput: 'environment',
            nameInput: 'environment-name',
            urlOutput: 'url',
            modeInput: 'mode',
            modes: {
                deploy: { defaultName: inputs/* DEFAULT_ENVIRONMENTS */.p0.deploy },
                preview: { defaultName: inputs/* DEFAULT_ENVIRONMENTS */.p0.preview, stopsIn: '1 week' },
                wait: { defaultName: inputs/* DEFAULT_ENVIRONMENTS */.p0.wait },
            },
        },
    },
    createRecord: () => ({}),
    check: inputs/* checkInputs */.sw,
    run: runDeploy,
    onInterrupted: describeInterruption,
    account: (record, _, ending) => accountOf(record, ending),
};
async function runDeploy(context) {
    const { inputs: values, host, log, record } = context;
    record.isPreview = values.mode === 'preview';
    record.branch = values.mode === 'deploy' ? undefined : (values.branch ?? (0,hosts_host/* ownBranch */.Z3)(host.runContext));
    record.commitSha = builtCommit(context);
    if (values.mode === 'deploy' && values.branch !== undefined)
        log.notice(`${(0,input_names/* inputName */.yu)('branch')}: skipped, because ${inputs/* NO_BRANCH */.Dy}.`);
    tellBeside(context);
    if (values.dryRun)
        return planDeploy(context);
    const writeStartComment = scheduleComment(context);
    const ownPush = values.mode === 'wait' ? new OwnPush(context, record.branch) : undefined;
    const started = ownPush ? await ownPush.find() : (0,command/* join */.fj)(record, await start(context, record.branch));
    if (!started)
        return notFound(context, ownPush);
    record.deployment = started;
    record.leadMs = ownPush?.leadMs;
    if (!values.wait)
        return notWaitedFor(started);
    openDeploymentRecord(context, record);
    writeStartComment();
    const deployment = await followToEnd(context, started, ownPush);
    switch ((0,phase/* phaseOf */.h)(deployment)) {
        case 'error':
            return endFailedBuild(context, deployment);
        case 'cancelled':
            return (0,command/* failed */.gz)(`Deployment ${(0,short_id/* shortId */.m)(deployment.deploymentId)} was cancelled on the service, for example by a user or a newer deployment. Run the job again to publish.`, 'cancelled-build');
        default:
            return published(context, deployment);
    }
}
/** A live deployment of a request, or a wait without a push, is often a mistake, but can be meant. */
function tellBeside({ inputs: { mode }, host, log, record }) {
    const { pullRequest, isMerged, startedByPush, tag } = host.runContext;
    if (mode !== 'preview' && pullRequest !== undefined && isMerged !== true) {
        const name = (0,hosts_host/* requestName */.ZK)(host.name);
        record.request = { name, branch: (0,hosts_host/* ownBranch */.Z3)(host.runContext) };
        if (mode === 'deploy')
            log.warning(`A live deployment builds the deployment branch, so the changes of this ${name} only go live after they are merged into it. To show them now, set ${(0,input_names/* inputName */.yu)('mode')} to preview.`);
    }
    if (mode === 'deploy' && startedByPush && tag === undefined)
        log.notice(`If this is a push to the deployment branch of the documentation repository, the service deploys it by itself. Then set ${(0,input_names/* inputName */.yu)('mode')} to wait instead of starting another deployment.`);
    record.isWithoutPush = startedWithoutPush(host);
    if (mode === 'wait' && record.isWithoutPush)
        log.notice('No push started this run, so there may be no deployment to wait for.');
}
const CHECK_CONNECTION = "check the repository's connection in the dashboard";
/** Why a wait may find no deployment, and what to do then. @param ifOwn what to do if the service deploys the branch */
function adviceIfMissing({ request, isWithoutPush }, ifOwn = CHECK_CONNECTION) {
    if (isWithoutPush)
        return `No push started this run, so there may have been none to wait for. Run the job on a push, or set ${(0,input_names/* inputName */.yu)('mode')} to deploy.`;
    if (request)
        return `${RULE} To show the changes of this ${request.name}, set ${(0,input_names/* inputName */.yu)('mode')} to preview.`;
    return `${RULE} If this is that branch, ${ifOwn}. If not, ${(0,sentences/* lowerFirst */.oZ)(ADVICE_OF_WAIT)}`;
}
/** GitLab gives every pipeline a time, and a workflow after another one has the push of that one. */
function startedWithoutPush({ name, runContext }) {
    const { startedByPush, pushedAtMs, pullRequest } = runContext;
    const isAfterPush = name === 'github' && pushedAtMs !== undefined;
    return name !== 'terminal' && !startedByPush && !isAfterPush && pullRequest === undefined;
}
async function planDeploy(context) {
    const { inputs: values, host, log, record } = context;
    // GitLab records the environment of each job.
    (0,posts/* plannedPosts */.sB)(context, { comment: values.comment, environment: values.environment && host.name !== 'gitlab' });
    const plan = await describePlan(context, record.branch);
    const { fails, text } = plan;
    record.planned = fails === 'now' ? text : text + (await planVerifying(context));
    // A dry run that could plan is done, whatever it found.
    if (fails === 'now') {
        const advice = values.mode === 'wait' ? `${RULE} ${ADVICE_OF_WAIT}` : UNKNOWN_BRANCH.advice;
        record.plannedFailure = `Without ${(0,input_names/* inputName */.yu)('dry-run')}, this job fails. ${advice}`;
        log.warning(record.plannedFailure, { topic: UNKNOWN_BRANCH.topic });
    }
    if (fails === 'if none appears') {
        const when = `if no deployment of ${record.branch ?? ''} appears within ${APPEAR_LIMIT}`;
        record.plannedFailure = `Without ${(0,input_names/* inputName */.yu)('dry-run')}, this job fails ${when}. ${adviceIfMissing(record)}`;
        log.warning(record.plannedFailure, { topic: 'no-deployment' });
    }
    return { outcome: 'done', message: `Dry run: the job would ${record.planned}. Nothing was started.` };
}
/** Warns as the run would if it isn't known which pages to verify. */
async function planVerifying({ inputs: { verifyPages }, host, log, record }) {
    if (verifyPages !== 'changed')
        return describeVerifying(verifyPages);
    const { describeSkipped, unknownChanges } = await importVerifying();
    const skipped = unknownChanges(host, record.branch);
    if (skipped)
        log.warning(describeSkipped(skipped));
    return skipped ? '' : describeVerifying(verifyPages);
}
/** Only runs that verify pages load what it needs. */
const importVerifying = () => Promise.all(/* import() | verify-pages */[__webpack_require__.e(9520), __webpack_require__.e(1243)]).then(__webpack_require__.bind(__webpack_require__, 19514));
/** What a run does with the pages of the deployment, as the end of a clause. */
function describeVerifying(choice) {
    if (choice === 'none')
        return '';
    if (typeof choice !== 'string')
        return `, and verify that ${(0,list_items/* listPaths */.P)(choice)} ${choice.length === 1 ? 'responds' : 'respond'}`;
    const pages = { changed: 'the changed pages', sample: 'a sample of the pages', all: 'all pages' };
    return `, and verify that ${pages[choice]} ${choice === 'sample' ? 'responds' : 'respond'}`;
}
/**
 * Writes the comment at the end of the run. Returns a function that writes it when the service builds, and keeps what is read
 * for it.
 */
function scheduleComment(context) {
    const { inputs: values, record, defer } = context;
    const ignore = () => undefined;
    if (!values.comment || !(0,posts/* canPost */.js)(context, 'comment'))
        return ignore;
    const comment = new DeployComment(context);
    defer((ending) => comment.writeResult(record, ending));
    return () => {
        const { changedFiles, changedPages, lastPreviewUrl } = comment.start(record);
        changedFiles.then((files) => (record.changedFiles = files)).catch(ignore);
        changedPages.then((pages) => (record.changedPages = pages)).catch(ignore);
        lastPreviewUrl.then((url) => (record.lastPreviewUrl = url)).catch(ignore);
    };
}
/** Follows the deployment, and those after it that the push may have started instead. */
async function followToEnd(context, { deploymentId }, ownPush) {
    const { record } = context;
    const deployment = await (0,wait_for_deployment/* waitForDeployment */.K)(context, deploymentId, (update) => (record.deployment = update));
    if (ownPush?.mayBeEarlier(deployment) !== true)
        return deployment;
    // A run that ends now must not call it published.
    record.deployment = undefined;
    const next = await ownPush.findNext(deployment);
    record.deployment = next ?? deployment;
    record.leadMs = ownPush.leadMs;
    if (next)
        return followToEnd(context, next, ownPush);
    if (record.leadMs !== undefined)
        context.log.warning(`This deployment began ${(0,units/* formatDuration */.a3)(record.leadMs)} before the push, so it may not have it: clocks can differ by a minute.`);
    return deployment;
}
function endFailedBuild({ host, record }, deployment) {
    const { ending, error } = describeFailedBuild(host, deployment, record);
    record.buildError = error;
    return ending;
}
/** Returns the commit that the service builds; undefined if this run can't know it. */
function builtCommit({ inputs: { mode }, host, record }) {
    const { runContext } = host;
    // A live deployment builds the newest commit of a branch that only the service knows. The branch of a preview can have
    // newer commits when its run is started again.
    const isKnown = mode === 'wait' || (mode === 'preview' && (runContext.attempt ?? 1) === 1);
    const isOwn = isKnown && record.branch === (0,hosts_host/* ownBranch */.Z3)(runContext);
    return isOwn ? runContext.commitSha : undefined;
}
/** How long a deployment may take to appear, as text. */
const APPEAR_LIMIT = `${follow_deployment/* APPEAR_TIMEOUT_MS */.h4 / 60_000}m`;
const RULE = 'The service only deploys pushes to the deployment branch of the documentation repository.';
const ADVICE_OF_WAIT = `Run the job there for that branch, or set ${(0,input_names/* inputName */.yu)('mode')} to deploy.`;
function notFound({ record }, push) {
    record.isMissing = true;
    const { branch = '' } = record;
    if (push?.isBranchMissing)
        return (0,command/* failed */.gz)(`The service has no branch ${(0,sentences/* quoted */.TL)(branch)}, so no push to it is deployed. ${RULE} ${ADVICE_OF_WAIT}`, 'missing-branch');
    // There can be too many deployments to say that none is of the push.
    if (push?.isComplete === false)
        return (0,command/* failed */.gz)(`It is not known whether a deployment of ${branch} appeared for this push: too many previews are newer. Check the dashboard.`, 'no-deployment');
    return (0,command/* failed */.gz)(`No deployment of ${branch} appeared within ${APPEAR_LIMIT}. ${adviceIfMissing(record)}`, 'no-deployment');
}
function notWaitedFor({ deploymentId, status }) {
    const message = `Deployment ${(0,short_id/* shortId */.m)(deploymentId)} started (${status}). Not waiting, because of ${(0,input_names/* setting */.Pe)('wait', false)}.`;
    return { outcome: 'done', message };
}
async function published(context, { deploymentId, url }) {
    const { inputs: values, log, record } = context;
    if (url === null) {
        log.warning('The service returned no URL for this deployment. Check the project in the dashboard.');
        return { outcome: 'done', message: `Deployment ${(0,short_id/* shortId */.m)(deploymentId)} is ready${elapsed(context)}` };
    }
    if (!isHttpUrl(url) && values.verifyPages !== 'none')
        return (0,command/* failed */.gz)(`${(0,input_names/* inputName */.yu)('verify-pages')}: deployment ${(0,short_id/* shortId */.m)(deploymentId)} is ready, but its URL "${url}" isn't an http(s) URL. Check the domain in the dashboard, or don't set ${(0,input_names/* inputName */.yu)('verify-pages')}.`, 'unexpected-response');
    // Most runs verify no pages, and the first request shouldn't wait for this code.
    if (values.verifyPages !== 'none') {
        const { verifyDeployedPages } = await importVerifying();
        const { branch, changedFiles } = record;
        (0,command/* join */.fj)(record, await verifyDeployedPages(context, { url, branch, changedFiles }));
    }
    const problem = (0,describe_pages/* describeFailedPages */.Fr)(record.pages);
    if (problem !== '')
        return {
            outcome: 'gate',
            message: `${url} is published, but ${problem}. See the error of each page.`,
            topic: 'failed-pages',
        };
    return { outcome: 'done', message: `${record.isPreview ? 'Preview' : live(record)}: ${url}${elapsed(context)}` };
}
/** Returns the time since the run started, such as ` (4s)`. */
function elapsed({ clock, deadlineMs, inputs }) {
    return ` (${(0,units/* formatDuration */.a3)(clock.now() - (deadlineMs - inputs.timeout))})`;
}
function isHttpUrl(url) {
    return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
function notYetFound(record, timeoutMs) {
    const isShort = timeoutMs <= follow_deployment/* APPEAR_TIMEOUT_MS */.h4;
    const advice = isShort
        ? adviceIfMissing(record, `set ${(0,input_names/* inputName */.yu)('timeout')} to more than ${APPEAR_LIMIT}`)
        : adviceIfMissing(record);
    return `No deployment of ${record.branch ?? ''} has appeared yet. ${advice}`;
}
function describeInterruption(record, inputs, outcome) {
    const { mode, timeout } = inputs;
    const isTimedOut = outcome === 'timed-out';
    const { deployment, isStartUncertain } = record;
    if (!deployment) {
        if (mode === 'wait' && isTimedOut)
            return notYetFound(record, timeout);
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
        const advice = isTimedOut
            ? [`Wrong pages are tried again for 2m: set ${(0,input_names/* inputName */.yu)('timeout')} to at least 2m more than the build takes.`]
            : [];
        const wrong = record.wrongPages ? [record.wrongPages] : [];
        return [`Deployment ${id} is published, but its pages aren't verified.`, ...wrong, ...advice].join(' ');
    }
    const howToResume = {
        // A new run doesn't attach to the build, and another build takes as long.
        deploy: `See the dashboard for the result.${isTimedOut ? '' : ' Another run of the job starts another deployment.'}`,
        preview: 'See the dashboard for the result.',
        // The advice about an outage already says to run the job again.
        wait: outcome === 'unavailable' ? '' : 'To resume waiting, run the job again.',
    };
    const limit = `If builds take this long, set ${(0,input_names/* inputName */.yu)('timeout')} to more than ${(0,units/* formatDuration */.a3)(timeout).replace(/ 0[sm]$/, '')}.`;
    const state = `Deployment ${id} (${status}) continues on the service.`;
    return [state, howToResume[mode], isTimedOut ? limit : ''].filter((sentence) => sentence !== '').join(' ');
}


/***/ }),

/***/ 97808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ NO_BRANCH),
/* harmony export */   Ie: () => (/* binding */ GRACE_PERIOD_MS),
/* harmony export */   QL: () => (/* binding */ inputs),
/* harmony export */   p0: () => (/* binding */ DEFAULT_ENVIRONMENTS),
/* harmony export */   sw: () => (/* binding */ checkInputs)
/* harmony export */ });
/* harmony import */ var _hosts_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36443);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37065);
/* harmony import */ var _inputs_common_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99325);
/* harmony import */ var _inputs_page_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19699);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73308);
/** Declares and checks the inputs of trigger-deploy. */






const inputs = {
    mode: (0,_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(['deploy', 'preview', 'wait'], {
        description: 'Start a live deployment (deploy), preview a branch (preview), or wait for the deployment that a push started (wait).',
        default: 'deploy',
    }),
    branch: (0,_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)({
        description: 'Branch to preview or to wait for. Required on tags. Mode deploy always deploys the deployment branch.',
        defaultText: 'the branch being built',
    }),
    wait: (0,_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt)({
        description: 'Wait until the deployment finishes.',
        default: 'true',
    }),
    ...(0,_inputs_page_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .pageInputs */ .n)(['none', 'changed', 'sample', 'all']),
    environment: (0,_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt)({
        description: 'Record the result as a GitHub deployment or a GitLab environment, with the published URL.',
        default: 'false',
    }),
    environmentName: (0,_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)({
        description: 'Name of the environment. Also separates the comments of several sites.',
        defaultText: 'docs, or docs-preview in mode preview',
    }),
    comment: (0,_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt)({
        description: 'Post the result as one comment on the pull or merge request.',
        default: 'false',
    }),
    ...(0,_inputs_common_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .commonInputs */ .j$)({
        name: 'trigger-deploy',
        timeout: '20m',
        timeoutText: 'At the limit, the job stops waiting; the deployment continues.',
    }),
    token: _inputs_common_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .token */ .Sh,
};
/** How long a page must be wrong before it counts as failed. */
const GRACE_PERIOD_MS = 120_000;
/** The default of environment-name, by mode. */
const DEFAULT_ENVIRONMENTS = { deploy: 'docs', preview: 'docs-preview', wait: 'docs' };
/** Why mode deploy takes no branch, as a clause. */
const NO_BRANCH = 'mode deploy always deploys the deployment branch';
const WITHOUT_MODE = `has no effect, because ${NO_BRANCH}. Remove ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)('branch')}, or set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)('mode')} to preview.`;
/** A new page would fail, and a changed one would pass with the old text. */
const BESIDE_REQUEST = `needs ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('mode', 'preview')} on a pull or merge request, because a live deployment doesn't have its changes. Set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)('mode')} to preview.`;
/** Without it, the record would be missing, and the run would pass. */
const WITHOUT_USE = `needs ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('environment', true)} or ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('comment', true)}. Set one of them, or remove ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)('environment-name')}.`;
/** Finds inputs that contradict each other or are missing in this run. */
function checkInputs(inputs, runContext) {
    const { mode = 'deploy', wait, branch = (0,_hosts_host_js__WEBPACK_IMPORTED_MODULE_0__/* .ownBranch */ .Z3)(runContext) } = inputs;
    const { environmentName: name, environment, comment } = inputs;
    const given = JSON.stringify(inputs.branch);
    const isUnusedName = environment === false && comment === false && isOwnName(name);
    const needsBranch = mode === 'preview' || mode === 'wait';
    const cure = runContext.fromFork ? "Don't run this job for a fork" : `Set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)('branch')}`;
    const isBeside = mode === 'deploy' && runContext.pullRequest !== undefined && runContext.isMerged !== true;
    const missing = `is required in mode ${mode}, because ${(0,_hosts_host_js__WEBPACK_IMPORTED_MODULE_0__/* .missingBranchReason */ .jq)(runContext)}. ${cure}.`;
    return [
        ...(0,_inputs_page_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPageInputs */ .P)(inputs),
        ...(0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .problemsOf */ .GW)([
            [isBeside && inputs.verifyPages === 'changed', 'verifyPages', BESIDE_REQUEST, '"changed"'],
        ]),
        ...(0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .problemsOf */ .GW)([
            [needsBranch && branch === undefined, 'branch', missing],
            [mode === 'deploy' && inputs.branch !== undefined && !runContext.sharesInputs, 'branch', WITHOUT_MODE, given],
            [isUnusedName, 'environmentName', WITHOUT_USE, JSON.stringify(name)],
        ]),
        ...(wait === false ? waitProblems(inputs) : []),
    ];
}
/** True for a name that somebody chose. The component always has one, which can be a reference. */
function isOwnName(name = '$') {
    return !(0,_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .isReference */ .A_)(name) && !Object.values(DEFAULT_ENVIRONMENTS).includes(name);
}
/** Finds what a job needs the end of the deployment for, although it doesn't wait. */
function waitProblems(inputs) {
    const { mode, verifyPages = 'none', environment } = inputs;
    const problem = `can't be combined with ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('mode', 'wait')}. Use ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('wait', true)}.`;
    const needsWait = (reason) => `needs ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('wait', true)}, because ${reason} at the end. Remove ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('wait', false)}.`;
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .problemsOf */ .GW)([
        [mode === 'wait', 'wait', problem, 'false'],
        [verifyPages !== 'none', 'verifyPages', needsWait('pages are published')],
        [environment === true, 'environment', needsWait('the result is recorded')],
    ]);
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

/***/ 7212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ countPages),
/* harmony export */   Fr: () => (/* binding */ describeFailedPages),
/* harmony export */   QP: () => (/* binding */ pageBlocks),
/* harmony export */   _8: () => (/* binding */ pageOutputs),
/* harmony export */   rI: () => (/* binding */ PAGE_OUTPUTS),
/* harmony export */   uj: () => (/* binding */ describeUnknownPages),
/* harmony export */   zq: () => (/* binding */ logPages)
/* harmony export */ });
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90692);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73308);



const PAGE_OUTPUTS = {
    'pages-verified': "Number of pages that respond; empty if it isn't known which pages to verify",
    'pages-failed': "Number of pages that don't respond, or respond without the marker",
    'pages-unknown': 'Number of pages whose response proves nothing, such as a login',
};
const MAX_ANNOTATIONS = 10;
const MAX_LISTED = 100;
const MAX_NAMES = 3;
/** Pages that a row names. */
const MAX_ROW_NAMES = 10;
/** @param results undefined if it isn't known which pages to verify */
function countPages(results) {
    const count = (verdict) => only(verdict, results ?? []).length;
    return results ? { verified: count('verified'), failed: count('failed'), unknown: count('unknown') } : {};
}
function pageOutputs(results) {
    const { verified, failed, unknown } = countPages(results);
    return { 'pages-verified': verified, 'pages-failed': failed, 'pages-unknown': unknown };
}
/** Returns `1 of 3 pages doesn't respond: /guides/b`; empty if no page failed. */
function describeFailedPages(results = []) {
    const failed = only('failed', results);
    if (failed.length === 0)
        return '';
    const marker = failed.some(({ lacksMarker }) => lacksMarker) ? ' with the marker' : '';
    const verb = `${failed.length === 1 ? "doesn't" : "don't"} respond${marker}`;
    return `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(failed.length)} of ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralize */ .t)(results.length, 'page')} ${verb}: ${namesOf(failed)}`;
}
function namesOf(results) {
    const paths = results.map(({ path }) => path);
    const more = paths.length > MAX_NAMES ? ` and ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(paths.length - MAX_NAMES)} more` : '';
    return paths.slice(0, MAX_NAMES).join(', ') + more;
}
/** Returns `it isn't known if 2 of 3 pages respond: /a and /b`; empty if all are known. */
function describeUnknownPages(results = []) {
    const unknown = only('unknown', results).map(({ path }) => path);
    if (unknown.length === 0)
        return '';
    const verb = results.length === 1 ? 'responds' : 'respond';
    const pages = `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(unknown.length)} of ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralize */ .t)(results.length, 'page')} ${verb}`;
    return `it isn't known if ${pages}: ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_1__/* .listItems */ .D)(unknown, MAX_ROW_NAMES)}`;
}
/** Lists failed pages, and folds those that aren't known. */
function pageBlocks(results = []) {
    const toItem = ({ path, found, cure }) => [{ code: path }, ` · ${found}. ${cure}`];
    const listOf = (pages) => {
        const more = pages.length - MAX_LISTED;
        return { list: [...pages.slice(0, MAX_LISTED).map(toItem), ...(more > 0 ? [`${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(more)} more`] : [])] };
    };
    const [failed, unknown] = [only('failed', results), only('unknown', results)];
    const title = `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralize */ .t)(unknown.length, 'page')} not known`;
    return [
        ...(failed.length === 0 ? [] : [listOf(failed)]),
        ...(unknown.length === 0 ? [] : [{ details: title, blocks: [listOf(unknown)] }]),
    ];
}
/** Logs how many pages are verified, an annotation per failed page, and one for all that aren't known. */
function logPages(log, results) {
    log.info(`${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('verify-pages')}: ${only('verified', results).length} of ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralize */ .t)(results.length, 'page')} verified.`);
    for (const { path, found, cure, file } of only('failed', results).slice(0, MAX_ANNOTATIONS))
        log.error(`${path}: ${found}. ${cure}`, { title: "Page doesn't respond", file });
    const unknown = only('unknown', results);
    const text = `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('verify-pages')}: not known if ${namesOf(unknown)} can be read`;
    for (const { found, cure } of unknown.slice(0, 1))
        log.warning(`${text}: ${found}. ${cure}`);
}
function only(verdict, results) {
    return results.filter((result) => result.verdict === verdict);
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

/***/ 58355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ publishedPath),
/* harmony export */   f: () => (/* binding */ pageUrl)
/* harmony export */ });
/* harmony import */ var _pages_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24169);
/** Builds the URLs of pages in a deployment. */

/** @param path of the page, with a leading slash; its route is the same */
function pageUrl(base, path) {
    const url = new URL(base);
    // The rest is encoded by the setter.
    url.pathname = url.pathname.replace(/\/$/, '') + path.replaceAll('%', '%25');
    return url.href;
}
/** Returns the path of a page below the published URL. @param page path in the documentation project */
function publishedPath(page) {
    return `/${(0,_pages_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(page).replace(/(?:^|\/)index$/, '')}`;
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

/***/ 24169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Do: () => (/* binding */ placeProblem),
/* harmony export */   eQ: () => (/* binding */ configPath),
/* harmony export */   v0: () => (/* binding */ USUAL_CONFIG_FILE),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Defines where a file goes in the documentation project, and which paths are not allowed there. Pure. */
/** Where most projects have the configuration. Who needs certainty looks at its text. */
const USUAL_CONFIG_FILE = 'docs.json';
const PAGE_EXTENSION = /\.mdx?$/i;
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 1024;
/** True for Markdown and MDX. */
function isPage(path) {
    return PAGE_EXTENSION.test(path);
}
/** What identifies a page: its path without a leading slash, and without `.md` or `.mdx`. Other files keep their ending. */
function placeOf(path) {
    return path.replace(/^\/+/, '').replace(PAGE_EXTENSION, '');
}
/**
 * Returns why docs-ci never writes to a path of the documentation project, as the end of a sentence that starts with the
 * path. A name that begins with a dot could change the machinery of the repository, such as `.github/workflows`.
 */
function placeProblem(path) {
    const segments = path.split('/');
    // Half of a surrogate pair has no form in UTF-8.
    if (/[\p{Cc}\p{Cs}]/u.test(path))
        return 'contains a control character';
    if (path.includes('\\'))
        return 'contains a backslash';
    if (path.startsWith('/') || path.endsWith('/'))
        return 'begins or ends with a slash';
    if (segments.includes(''))
        return 'contains an empty name';
    if (segments.includes('..'))
        return 'contains ".."';
    if (segments.some((segment) => segment.startsWith('.')))
        return 'contains a name that begins with a dot';
    if (segments.some((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES))
        return `contains a name of more than ${MAX_SEGMENT_BYTES} bytes`;
    if (Buffer.byteLength(path) > MAX_PATH_BYTES)
        return `has more than ${MAX_PATH_BYTES} bytes`;
    return undefined;
}
/** The path to set, for advice. @param configFile what is set already */
function configPath(configFile) {
    const usual = configFile === USUAL_CONFIG_FILE ? '' : `, in most projects ${USUAL_CONFIG_FILE}`;
    return `the path of the configuration file${usual}`;
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