"use strict";
exports.id = 6259;
exports.ids = [6259];
exports.modules = {

/***/ 23624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ inTime)
/* harmony export */ });
/** Declares the clock that every module gets, so that tests can control time, and limits work in real time. */
/** Rejects if the work takes longer, in real time: requests take real time, whatever clock the run has. */
async function inTime(work, limitMs) {
    let timer;
    const timeout = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`no response within ${limitMs / 1000}s`)), limitMs);
    });
    return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}


/***/ }),

/***/ 37065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   K5: () => (/* binding */ titleBlock),
/* harmony export */   gz: () => (/* binding */ failed)
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
function problemsOf(rules) {
    return rules.flatMap(([isBroken, input, problem, subject]) => (isBroken ? { input, subject, problem } : []));
}


/***/ }),

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

/***/ 69367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ checkPageInputs),
/* harmony export */   n: () => (/* binding */ pageInputs)
/* harmony export */ });
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58423);
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82682);
/** Declares and checks the inputs of the commands that verify pages of the published site. */


/** What isn't a path below the published URL, or leads out of it, also escaped. */
const OTHER_THAN_PATH = /^(?!\/)|\/\/|\\|[?#]|\/\.\.(?:\/|$)|\p{Cc}|%(?:[01][\da-f]|2[3ef]|3f|5c|7f)/iu;
/** @param words the values that aren't paths; the first one is the default */
function pageInputs(words, gracePeriod) {
    const values = `${words.join(', ')}, or paths such as /guides/install, one per line`;
    const word = words[0];
    const paths = (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)({ description: `Pages that must respond: ${values}. sample: 20 pages.`, default: word });
    const parse = (raw) => {
        const items = paths.parse(raw);
        const wrong = items.find((path) => OTHER_THAN_PATH.test(path));
        const keyword = words.find((one) => one === raw);
        const problem = items.length === 1 ? "isn't a valid value" : `has the invalid path ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(wrong ?? '')}`;
        if (wrong !== undefined && !keyword)
            return (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`${problem}. Use ${values}`);
        return keyword ?? items;
    };
    return {
        verifyPages: { ...paths, parse },
        marker: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)({ description: 'Text that every page must contain, such as the site name. Requires verify-pages.' }),
        gracePeriod: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)({ description: 'How long a problem must last before it counts.', default: gracePeriod }),
    };
}
function checkPageInputs(inputs) {
    const problem = 'has no effect without pages. Set "verify-pages" to sample.';
    return inputs.marker !== undefined && inputs.verifyPages === 'none' ? [{ input: 'marker', problem }] : [];
}


/***/ }),

/***/ 92327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gb: () => (/* binding */ issueRequestOf),
/* harmony export */   ok: () => (/* binding */ canComment),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* harmony import */ var _text_short_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18060);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46965);


/** False, with a notice, if this job can't have a comment. */
function canComment({ host, log }) {
    const isInRequest = host.runContext.pullRequest !== undefined;
    if (host.upsertComment && isInRequest)
        return true;
    const reason = host.upsertComment
        ? "this job doesn't run for a pull or merge request"
        : 'comments only exist on GitHub and GitLab';
    log.notice(`comment: skipped, because ${reason}.`);
    return false;
}
/** Platforms accept 255 characters. */
const MAX_TITLE_LENGTH = 200;
/**
 * Each title has its own issue. Returns undefined, with a notice, on a platform without issues.
 * @param suffix what follows the title
 */
function issueRequestOf({ inputs, host, log }, command, { title, suffix = '', change }) {
    if (!host.upsertIssue) {
        log.notice('issue: skipped, because issues only exist on GitHub and GitLab.');
        return undefined;
    }
    const shown = (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(title, MAX_TITLE_LENGTH) + suffix;
    return { marker: markerOf(command, title), title: shown, token: inputs.token ?? '', change };
}
/** @param text what tells posts of the command apart */
function markerOf(command, text) {
    return `docs-ci:${command}:${(0,_text_short_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .shortHash */ .B)(text)}`;
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

/***/ 64700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
        const page = change === 'removed' || !/\.mdx?$/i.test(path) ? undefined : findPage((0,_pages_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(path), known);
        if (page === undefined)
            otherFiles.push(file);
        else
            pages.push({ path: (0,_deployments_page_url_js__WEBPACK_IMPORTED_MODULE_1__/* .publishedPath */ .a)(page), change: change === 'added' ? 'new' : 'changed', file: path });
    }
    return { pages, otherFiles };
}
function findPage(path, known) {
    const names = path.split('/');
    return names.map((_, index) => names.slice(index).join('/')).find((end) => known.has(end));
}


/***/ }),

/***/ 66259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triggerDeploy: () => (/* binding */ triggerDeploy)
});

// EXTERNAL MODULE: ../../build/src/deployments/describe-pages.js
var describe_pages = __webpack_require__(7212);
// EXTERNAL MODULE: ../../build/src/deployments/phase.js
var phase = __webpack_require__(99573);
// EXTERNAL MODULE: ../../build/src/deployments/wait-for-deployment.js
var wait_for_deployment = __webpack_require__(47947);
// EXTERNAL MODULE: ../../build/src/text/short-id.js
var short_id = __webpack_require__(45565);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: ../../build/src/hosts/host.js
var host = __webpack_require__(36443);
// EXTERNAL MODULE: ../../build/src/commands/common-inputs.js
var common_inputs = __webpack_require__(51757);
// EXTERNAL MODULE: ../../build/src/commands/page-inputs.js
var page_inputs = __webpack_require__(69367);
// EXTERNAL MODULE: ../../build/src/commands/input-kinds.js
var input_kinds = __webpack_require__(82682);
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/inputs.js
/** Declares and checks the inputs of trigger-deploy. */





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
    ...(0,page_inputs/* pageInputs */.n)(['none', 'changed', 'sample', 'all'], '2m'),
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
    ...(0,common_inputs/* commonInputs */.j$)({
        name: 'trigger-deploy',
        timeout: '20m',
        timeoutText: 'At the limit, the job stops waiting; the deployment continues.',
    }),
};
/** The default of environment-name, by mode. */
const DEFAULT_ENVIRONMENTS = { deploy: 'docs', preview: 'docs-preview', wait: 'docs' };
/** Finds inputs that contradict each other or are missing in this run. */
function checkInputs(inputs, runContext) {
    const { mode = 'deploy', wait, branch = (0,host/* isBranchOfFork */.gr)(runContext) ? undefined : runContext.branch } = inputs;
    const needsBranch = mode === 'preview' || mode === 'wait';
    const missing = `is required in mode ${mode} if the job doesn't run on a branch of its repository, but on a tag or a branch of a fork. Set "branch".`;
    return [
        ...(0,page_inputs/* checkPageInputs */.P)(inputs),
        ...(0,command/* problemsOf */.GW)([[needsBranch && branch === undefined, 'branch', missing]]),
        ...(wait === false ? waitProblems(inputs) : []),
    ];
}
/** Finds what a job needs the end of the deployment for, although it doesn't wait. */
function waitProblems(inputs) {
    const { mode, verifyUrl, verifyPages = 'none', environment } = inputs;
    const problem = 'can\'t be combined with mode wait. Set "wait" to true.';
    const needsWait = (reason) => `needs wait: true, because ${reason} at the end. Set "wait" to true.`;
    return (0,command/* problemsOf */.GW)([
        [mode === 'wait', 'wait', problem, 'false'],
        [verifyUrl === true, 'verifyUrl', needsWait('the URL is published')],
        [verifyPages !== 'none', 'verifyPages', needsWait('pages are published')],
        [environment === true, 'environment', needsWait('the result is recorded')],
    ]);
}
/** Finds inputs that have no effect beside the others. */
function unusedInputs({ mode, verifyPages, environment, environmentName, comment }) {
    const otherMode = `mode ${mode} doesn't use this input`;
    // The component passes its default as a value.
    const isNamed = environmentName !== undefined && environmentName !== DEFAULT_ENVIRONMENTS[mode];
    return (0,command/* problemsOf */.GW)([
        [mode === 'deploy', 'branch', otherMode],
        [mode === 'wait', 'commitSha', otherMode],
        [mode !== 'deploy', 'reuseInProgress', otherMode],
        [mode !== 'wait', 'appearTimeout', otherMode],
        [verifyPages === 'none', 'gracePeriod', 'verify-pages is none'],
        [isNamed && !environment && !comment, 'environmentName', 'environment and comment are false'],
    ]);
}

// EXTERNAL MODULE: ../../build/src/api/endpoints/content.js
var content = __webpack_require__(43098);
// EXTERNAL MODULE: ../../build/src/api/clock.js
var api_clock = __webpack_require__(23624);
// EXTERNAL MODULE: ../../build/src/deployments/describe-build.js
var describe_build = __webpack_require__(97744);
// EXTERNAL MODULE: ../../build/src/deployments/find-newest.js
var find_newest = __webpack_require__(59110);
// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
// EXTERNAL MODULE: ../../build/src/text/error-message.js
var error_message = __webpack_require__(92161);
// EXTERNAL MODULE: ../../build/src/text/short-hash.js
var short_hash = __webpack_require__(18060);
// EXTERNAL MODULE: ../../build/src/commands/comment-parts.js
var comment_parts = __webpack_require__(63014);
// EXTERNAL MODULE: ../../build/src/commands/sticky-posts.js
var sticky_posts = __webpack_require__(92327);
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
    published: (record) => ['good', `${siteOf(record)} is ${record.isPreview ? 'ready' : 'live'}`],
    unresponsive: (record) => ['warning', `${siteOf(record)} is published but doesn't respond`],
    'failed-pages': ({ pages }) => ['bad', (0,describe_pages/* describeFailedPages */.Fr)(pages)],
    'unverified-pages': (record) => ['warning', `${siteOf(record)} is published, but its pages aren't verified`],
    'invalid-url': (record) => ['warning', `${siteOf(record)} is published but has no valid URL`],
    started: (record) => [
        'working',
        `Documentation ${runOf(record)} ${record.reused ? 'is already in progress' : 'started'}`,
    ],
    'timed-out': ({ deployment }, ms) => [
        'waiting',
        `${deployment ? 'Still building' : 'No deployment'} after ${(0,units/* formatMinutes */.dp)(ms)}`,
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
            return outcome === 'done' ? 'published' : unpublishedResult(record, outcome);
        default:
            return unfinishedResult(record, outcome);
    }
}
/** A URL that was requested ends a run only at the timeout, so a failed run after a finished build has an invalid URL. */
function unpublishedResult({ isVerifyingPages }, outcome) {
    if (outcome === 'gate')
        return 'failed-pages';
    if (isVerifyingPages)
        return 'unverified-pages';
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

;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/deployment-record.js
/** Shows the deployment on the platform as a deployment record, whose last state says how the run ended. */




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
    const { branch, commitSha, isPreview = false } = record;
    const { runContext } = host;
    // The service builds the newest commit of the branch, which is another one than the run's when the run is started again.
    const isOwn = isPreview && branch === runContext.branch && !runContext.fromFork;
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
    published: ({ isPreview }) => ['success', isPreview ? 'Preview ready' : 'Live'],
    'build-failed': () => ['failure', 'Build failed'],
    'build-cancelled': () => ['error', 'Cancelled on the service'],
    'failed-pages': ({ pages }) => ['failure', (0,describe_pages/* describeFailedPages */.Fr)(pages)],
    'unverified-pages': () => ['inactive', "Published, but the job couldn't verify its pages"],
    unresponsive: () => ['inactive', "Published, but the URL didn't respond before the job timed out"],
    'timed-out': ({ deployment }) => [
        'inactive',
        `Still ${deployment?.status === 'pending' ? 'pending' : 'building'} when the job timed out`,
    ],
    'job-cancelled': ({ deployment, isVerifyingPages }) => [
        'inactive',
        deployment?.status === 'ready'
            ? `Published, but the job was cancelled before the ${isVerifyingPages ? 'pages' : 'URL'} responded`
            : 'The job was cancelled; the deployment continues',
    ],
    unavailable: () => ['error', 'The service is unavailable'],
};
/** The name also keeps the comments of two sites on one pull request apart. */
function environmentName({ environmentName: name, mode }) {
    return name ?? DEFAULT_ENVIRONMENTS[mode];
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
            ...(0,describe_pages/* pageOutputs */._8)(record.pages),
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
    if (!['done', 'gate'].includes(outcome) || deployment?.status !== 'ready' || !(0,text_document/* isWebUrl */.O9)(url))
        return [];
    const paragraph = record.isPreview
        ? [{ link: url, text: 'Open the preview', isMain: true }, ...prefixed(' of ', sourceOf(record))]
        : liveLine(record, url);
    return [{ paragraph }, ...(0,describe_pages/* pageBlocks */.QP)(record.pages), ...(changedPages ? changedPageBlocks(changedPages, url) : [])];
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
/** Writes the comment on a pull or merge request when the build starts, and again with the result at the end of the run. */















/** How long the comment waits for requests that it can do without. */
const MAX_LOOKUP_MS = 2_000;
const MAX_PAGES_WAIT_MS = 5_000;
/** After an error, a platform can ask for a pause before the next request; hosts repeat none that has to wait longer. */
const PAUSE_AFTER_ERROR_MS = 3_000;
/** One request returns this many. */
const MAX_SEARCHED_PREVIEWS = 50;
/**
 * Writes the comment when the build starts, and again at the end of the run. The run never fails because of the
 * comment. Returns the function to call when the service builds.
 */
function scheduleComment(context) {
    const { inputs, host, record, clock, optional, defer } = context;
    const ignore = () => undefined;
    if (!inputs.comment || !(0,sticky_posts/* canComment */.ok)(context))
        return ignore;
    const marker = `docs-ci:trigger-deploy:${slugOf(environmentName(inputs))}`;
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
        const pages = ['done', 'gate'].includes(ending.outcome)
            ? (0,api_clock/* inTime */.R)(changedPages, MAX_PAGES_WAIT_MS)
            : Promise.resolve();
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
/** A marker has only letters, digits and hyphens. Names that differ in other characters are told apart by a hash. */
function slugOf(name) {
    const slug = name.replace(/[^A-Za-z0-9]+/g, '-');
    return slug === name ? slug : `${slug}-${(0,short_hash/* shortHash */.B)(name, 8)}`;
}
/** Looks for the last preview, then writes. Resolves to the time of the failure, whose reason the write at the end tells. */
async function writeAtStart(context, write) {
    const { log, clock } = context;
    await (0,api_clock/* inTime */.R)(findLastPreview(context), MAX_LOOKUP_MS).catch((error) => log.debug(`The last preview is unknown: ${(0,error_message/* messageOf */.b)(error)}`));
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
    record.changedPages = (0,changed_pages/* matchChangedPages */._)(files, pages.map(({ path }) => path));
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
    const title = (0,command/* titleBlock */.K5)(headlineOf(record, ending), ending, 3);
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

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/deployments/build-error.js
var build_error = __webpack_require__(345);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __webpack_require__(83319);
;// CONCATENATED MODULE: ../../build/src/commands/trigger-deploy/failed-build.js
/** Says how a run ends after a failed build, and finds the file of the error in the repository. */





function endFailedBuild(context, { logs }) {
    const error = (0,build_error/* findBuildError */.y)(logs ?? '');
    if (!error)
        return (0,command/* failed */.gz)('The build failed, and the service returned no build log. Check the dashboard.', 'failed-build');
    const found = { ...error, ...findInRepository(context, error) };
    context.record.buildError = found;
    const { file, line, message, url } = found;
    const place = (0,describe_build/* describePlace */.df)(error);
    return {
        ...(0,command/* failed */.gz)(place === undefined ? `The build failed: ${message}` : `The build failed at ${place}: ${message}`, 'failed-build'),
        // The platform shows the annotation in the diff, so the file must be one of the repository.
        location: { title: 'Documentation build failed', ...(url !== undefined && { file, line }) },
    };
}
/** Returns the path of the file in the repository and the URL of its line; undefined if the file isn't found. */
function findInRepository({ host, record }, { file, line }) {
    const { commitSha, changedFiles = [] } = record;
    if (file === undefined || commitSha === undefined)
        return undefined;
    try {
        // The job may have no checkout. The error usually is in a changed file.
        const changedPaths = changedFiles.map(({ path }) => path);
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
async function startOrFind(context) {
    const { api, host, inputs, log, record } = context;
    const { mode, commitSha } = inputs;
    const { branch = '' } = record;
    if (mode === 'wait')
        return (0,find_push_deployment/* findPushDeployment */.H7)(context, wantedBy(context), inputs.appearTimeout);
    if (mode === 'preview') {
        const request = { branch, commitSha, ifRejected: UNKNOWN_BRANCH };
        const preview = await recordUncertainty(context, () => (0,deployments/* createPreview */.Pw)(api, request));
        if (inputs.wait)
            log.info(`Preview ${(0,short_id/* shortId */.m)(preview.deploymentId)} of ${branch} started.`);
        return preview;
    }
    if (host.runContext.startedByPush && host.runContext.tag === undefined) {
        log.notice('The service already deploys every push to the deployment branch. To wait for that deployment, set "mode" to wait instead of starting another.');
    }
    const running = inputs.reuseInProgress ? await findLiveInProgress(context) : undefined;
    if (running) {
        record.reused = true;
        if (commitSha !== undefined)
            log.notice(`${host.label('commit-sha')}: ignored, because the deployment was already in progress. It may build another commit.`);
        if (inputs.wait)
            log.info(`Deployment ${(0,short_id/* shortId */.m)(running.deploymentId)} is already in progress (${running.status}). Waiting for it.`);
        return running;
    }
    const started = await recordUncertainty(context, () => (0,deployments/* createDeployment */.Yy)(api, { commitSha }));
    if (inputs.wait)
        log.info(`Deployment ${(0,short_id/* shortId */.m)(started.deploymentId)} started.`);
    return started;
}
function wantedBy(context) {
    const { clock, host, record } = context;
    return { branch: record.branch, isOlder: (0,find_push_deployment/* beforePush */._n)(context, host.runContext.pushedAtMs ?? clock.now()) };
}
/** The service can create the deployment of a push this long before GitLab creates the pipeline of the push. */
const PIPELINE_TOLERANCE_MS = 5_000;
/** A deployment appears within seconds of its push. */
const NEXT_TIMEOUT_MS = 20_000;
/**
 * Finds the deployment after the one that mode wait took, if that began before the push: it can be of an earlier push.
 * Undefined if none appears, or if it isn't needed.
 */
async function findNext(context, taken) {
    const { host, inputs, record } = context;
    const { pushedAtMs } = host.runContext;
    if (inputs.mode !== 'wait' || pushedAtMs === undefined)
        return undefined;
    if (!(0,find_push_deployment/* beforePush */._n)(context, pushedAtMs, PIPELINE_TOLERANCE_MS)(taken))
        return undefined;
    // A run that ends now must not call it published.
    record.deployment = undefined;
    const next = await (0,find_push_deployment/* findPushDeployment */.H7)(context, { branch: record.branch, isOlder: (0,find_push_deployment/* notAfter */.Cw)(taken) }, NEXT_TIMEOUT_MS);
    record.deployment = next ?? taken;
    return next;
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
async function describeDryRun(context) {
    const planned = await describePlan(context);
    context.record.planned = planned;
    return { outcome: 'done', message: `Dry run: the job would ${planned}. Nothing was started.` };
}
async function describePlan(context) {
    const { mode, reuseInProgress } = context.inputs;
    const { branch = '' } = context.record;
    if (mode === 'wait') {
        const found = await (0,find_push_deployment/* findPushDeployment */.H7)(context, wantedBy(context), 0);
        return found
            ? `wait for deployment ${(0,short_id/* shortId */.m)(found.deploymentId)} (${found.status})`
            : `wait until a deployment of ${branch} appears for this push`;
    }
    // A preview doesn't depend on it, but the request shows if the key and the URL are right.
    const running = await findLiveInProgress(context);
    if (mode === 'preview')
        return `start a preview of ${branch}`;
    if (!running)
        return 'start a live deployment';
    const other = `deployment ${(0,short_id/* shortId */.m)(running.deploymentId)} (${running.status})`;
    return reuseInProgress ? `wait for ${other}` : `start a live deployment, although ${other} is already in progress`;
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













const triggerDeploy = {
    name: 'trigger-deploy',
    summary: 'Deploy or preview the docs and wait until they are live',
    branding: { icon: 'upload-cloud', color: 'blue' },
    inputs: inputs,
    inputGroups: {
        Deployment: ['mode', 'branch', 'commitSha', 'reuseInProgress'],
        Waiting: ['wait', 'appearTimeout', 'verifyUrl'],
        'Pages of the site': ['verifyPages', 'marker', 'gracePeriod'],
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
        ...describe_pages/* PAGE_OUTPUTS */.rI,
        'timed-out': 'true if the timeout was reached first; the deployment continues',
        'duration-seconds': 'Duration of this run in seconds',
    },
    gitlab: {
        environment: {
            flagInput: 'environment',
            nameInput: 'environment-name',
            urlOutput: 'url',
            defaultNames: { input: 'mode', names: DEFAULT_ENVIRONMENTS },
        },
    },
    createRecord: () => ({}),
    check: checkInputs,
    unusedInputs: unusedInputs,
    run: runDeploy,
    onInterrupted: describeInterruption,
    summarize: (record, _, ending) => summarizeDeploy(record, ending),
};
async function runDeploy(context) {
    const { inputs: values, host, record } = context;
    record.isPreview = values.mode === 'preview';
    record.branch = values.mode === 'deploy' ? undefined : (values.branch ?? host.runContext.branch);
    record.commitSha = builtCommit(context);
    if (values.dryRun)
        return describeDryRun(context);
    const writeStartComment = scheduleComment(context);
    const started = await startOrFind(context);
    if (!started)
        return notFound(record, values.appearTimeout);
    record.deployment = started;
    // A deployment that was in progress before may build another commit.
    if (record.reused)
        record.commitSha = undefined;
    if (!values.wait)
        return notWaitedFor(started, record);
    openDeploymentRecord(context);
    writeStartComment();
    const deployment = await followToEnd(context, started);
    switch ((0,phase/* phaseOf */.h)(deployment)) {
        case 'error':
            return endFailedBuild(context, deployment);
        case 'cancelled':
            return (0,command/* failed */.gz)(`Deployment ${(0,short_id/* shortId */.m)(deployment.deploymentId)} was cancelled on the service, by a user or by a newer deployment. Run the job again to publish.`, 'cancelled-build');
        default:
            return published(context, deployment);
    }
}
/** Follows the deployment, and those after it that the push may have started instead. */
async function followToEnd(context, { deploymentId }) {
    const deployment = await (0,wait_for_deployment/* waitForDeployment */.K)(context, deploymentId, (update) => (context.record.deployment = update));
    const next = await findNext(context, deployment);
    return next ? followToEnd(context, next) : deployment;
}
/** Returns the commit that the service builds; undefined if this run can't know it. */
function builtCommit({ inputs: { mode, commitSha }, host, record }) {
    if (mode !== 'wait' && commitSha !== undefined)
        return commitSha;
    const { runContext } = host;
    // A live deployment builds the newest commit of a branch that only the service knows. The branch of a preview can have
    // newer commits when its run is started again.
    const isKnown = mode === 'wait' || (mode === 'preview' && (runContext.attempt ?? 1) === 1);
    const isOwn = isKnown && record.branch === runContext.branch && !runContext.fromFork;
    return isOwn ? runContext.commitSha : undefined;
}
function notFound(record, appearTimeoutMs) {
    record.isMissing = true;
    return (0,command/* failed */.gz)(`No deployment of ${record.branch ?? ''} appeared within ${(0,units/* formatDuration */.a3)(appearTimeoutMs)} after this push. ` +
        'The service only deploys pushes to the deployment branch of the documentation repository. ' +
        'Run the job there for that branch, or set "mode" to deploy or preview.', 'no-deployment');
}
function notWaitedFor({ deploymentId, status }, { reused }) {
    const start = reused ? 'is already in progress' : 'started';
    const message = `Deployment ${(0,short_id/* shortId */.m)(deploymentId)} ${start} (${status}). Not waiting, because wait is false.`;
    return { outcome: 'done', message };
}
async function published(context, { deploymentId, url }) {
    const { inputs: values, log, record } = context;
    if (url === null) {
        log.warning('The service returned no URL for this deployment. Check the project in the dashboard.');
        return { outcome: 'done', message: `Deployment ${(0,short_id/* shortId */.m)(deploymentId)} is ready${elapsed(context)}` };
    }
    const check = values.verifyUrl ? 'verify-url' : 'verify-pages';
    if (!isHttpUrl(url) && (values.verifyUrl || values.verifyPages !== 'none'))
        return (0,command/* failed */.gz)(`${check}: deployment ${(0,short_id/* shortId */.m)(deploymentId)} is ready, but its URL "${url}" isn't an http(s) URL. Check the domain in the dashboard, or don't set ${check}.`, 'unexpected-response');
    if (values.verifyUrl)
        await verifyUrl(context, new URL(url));
    // Most runs verify no pages, and the first request shouldn't wait for this code.
    if (values.verifyPages !== 'none')
        await (await Promise.all(/* import() | verify-pages */[__webpack_require__.e(9520), __webpack_require__.e(1243)]).then(__webpack_require__.bind(__webpack_require__, 19514))).verifyDeployedPages(context, url);
    const problem = (0,describe_pages/* describeFailedPages */.Fr)(record.pages);
    if (problem !== '')
        return {
            outcome: 'gate',
            message: `${url} is published, but ${problem}. See the error of each page.`,
            topic: 'failed-pages',
        };
    return { outcome: 'done', message: `${record.isPreview ? 'Preview' : 'Live'}: ${url}${elapsed(context)}` };
}
/** Returns the time since the run started, such as ` (4s)`. */
function elapsed({ clock, deadlineMs, inputs }) {
    return ` (${(0,units/* formatDuration */.a3)(clock.now() - (deadlineMs - inputs.timeout))})`;
}
function isHttpUrl(url) {
    return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
function describeInterruption(record, inputs, outcome) {
    const { mode, timeout, appearTimeout, gracePeriod } = inputs;
    const isShorter = (limitMs) => outcome === 'timed-out' && timeout <= limitMs;
    const { deployment, urlCheck, isStartUncertain, isVerifyingPages } = record;
    if (!deployment) {
        if (mode === 'wait' && isShorter(appearTimeout))
            return 'Set "timeout" to more than "appear-timeout".';
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
        const advice = isShorter(gracePeriod) ? ' Set "timeout" to more than "grace-period".' : '';
        if (isVerifyingPages)
            return `Deployment ${id} is published, but its pages aren't verified.${advice}`;
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

/***/ 7212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ countPages),
/* harmony export */   Fr: () => (/* binding */ describeFailedPages),
/* harmony export */   QP: () => (/* binding */ pageBlocks),
/* harmony export */   _8: () => (/* binding */ pageOutputs),
/* harmony export */   rI: () => (/* binding */ PAGE_OUTPUTS),
/* harmony export */   zq: () => (/* binding */ logPages)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);

const PAGE_OUTPUTS = {
    'pages-verified': "Number of pages that respond; empty if it isn't known which pages to verify",
    'pages-failed': "Number of pages that don't respond, or respond without the marker",
    'pages-unknown': 'Number of pages whose response proves nothing, such as a login',
};
const MAX_ANNOTATIONS = 10;
const MAX_LISTED = 100;
const MAX_NAMES = 3;
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
/** Lists failed pages, and folds those that aren't known. */
function pageBlocks(results = []) {
    const toItem = ({ path, found, cure }) => [{ code: path }, ` · ${found}. ${cure}`];
    const listOf = (pages) => ({ list: pages.slice(0, MAX_LISTED).map(toItem) });
    const [failed, unknown] = [only('failed', results), only('unknown', results)];
    const title = `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralize */ .t)(unknown.length, 'page')} not known`;
    return [
        ...(failed.length === 0 ? [] : [listOf(failed)]),
        ...(unknown.length === 0 ? [] : [{ details: title, blocks: [listOf(unknown)] }]),
    ];
}
/** Logs how many pages are verified, an annotation per failed page, and one for all that aren't known. */
function logPages(log, results) {
    log.info(`verify-pages: ${only('verified', results).length} of ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralize */ .t)(results.length, 'page')} verified.`);
    for (const { path, found, cure, file } of only('failed', results).slice(0, MAX_ANNOTATIONS))
        log.error(`${path}: ${found}. ${cure}`, { title: "Page doesn't respond", file });
    const unknown = only('unknown', results);
    const text = `verify-pages: not known if ${namesOf(unknown)} can be read`;
    for (const { found, cure } of unknown.slice(0, 1))
        log.warning(`${text}: ${found}. ${cure}`);
}
function only(verdict, results) {
    return results.filter((result) => result.verdict === verdict);
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

/***/ 67720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   O9: () => (/* binding */ isWebUrl),
/* harmony export */   T_: () => (/* binding */ linkUrls),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   qc: () => (/* binding */ bulletedItems),
/* harmony export */   tI: () => (/* binding */ linkOrCode)
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
/** The name of a thing: a link if its URL is known, otherwise code. */
function linkOrCode(text, url) {
    return url === undefined ? { code: text } : { link: url, text };
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