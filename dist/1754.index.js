"use strict";
exports.id = 1754;
exports.ids = [1754];
exports.modules = {

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

/***/ 79116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   Q8: () => (/* binding */ verdictStart),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   pX: () => (/* binding */ judgedSection),
/* harmony export */   qX: () => (/* binding */ countVerdicts),
/* harmony export */   wv: () => (/* binding */ describeCounts),
/* harmony export */   z5: () => (/* binding */ countVerdict)
/* harmony export */ });
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22805);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58423);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46965);




/** Verdicts in the order in which rows are listed. */
const VERDICTS = ['problem', 'warning', 'unknown', 'note', 'ok'];
/** The sign of a verdict, and the word beside it. */
const VERDICT_WORDS = {
    problem: ['bad', 'problem'],
    warning: ['warning', 'warning'],
    unknown: ['neutral', 'not known'],
    note: ['neutral', 'note'],
    ok: ['good', 'ok'],
};
/** The sign and the first cell of a row. A verdict stays on one line, so that a table is easy to scan. */
function verdictStart(verdict) {
    const [sign, word] = VERDICT_WORDS[verdict];
    return { sign, word: word.replace(' ', '\u00a0') };
}
function countVerdict(rows, verdict) {
    return rows.filter((one) => one.verdict === verdict).length;
}
/** The counts that are outputs of each of these commands. */
function countVerdicts(rows) {
    const [problems, warnings, unknown] = [
        countVerdict(rows, 'problem'),
        countVerdict(rows, 'warning'),
        countVerdict(rows, 'unknown'),
    ];
    return { problems, warnings, unknown };
}
/** `2 problems, 1 warning, 3 not known` */
function describeCounts(rows) {
    const { problems, warnings, unknown } = countVerdicts(rows);
    return [
        problems === 0 ? 'No problems' : (0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(problems, 'problem'),
        ...(warnings === 0 ? [] : [(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(warnings, 'warning')]),
        ...(unknown === 0 ? [] : [`${unknown} not known`]),
    ].join(', ');
}
const MAX_TEXT_LENGTH = 240;
/** Texts of the service can be part of `found`, so controls and line breaks are removed, and long texts are cut. */
function row(id, verdict, found, cure = '') {
    return { id, verdict, found: (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(found), MAX_TEXT_LENGTH), cure };
}
/** What a row is called for people. */
function labelOf({ id }) {
    return id === 'address' ? 'URL' : id;
}
/** Returns one sentence for what was found, and the sentences of the cure. */
function sentenceOf(one) {
    return `${labelOf(one)}: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .endSentence */ .H_)(one.found)}${one.cure === '' ? '' : ` ${one.cure}`}`;
}
/**
 * Platforms show the rows with one of these verdicts as warnings.
 * @param isInMessage true if the message that ends the run has the problems
 */
function judgedSection(command, judged, annotated = [], isInMessage = false) {
    const rows = judged.map((one) => {
        const { sign, word } = verdictStart(one.verdict);
        const title = `${command}: ${labelOf(one)}`;
        return {
            sign,
            cells: [word, labelOf(one), one.found, cureCell(one.cure)],
            isInMessage: isInMessage && one.verdict === 'problem',
            ...(annotated.includes(one.verdict) && { annotation: { level: 'warning', title, message: sentenceOf(one) } }),
        };
    });
    return { label: 'Rows', head: ['Verdict', 'What', 'Found', 'What to do'], rows };
}
/** A URL at the end is there to copy, so it is shown as code, which renderers don't alter. */
function cureCell(cure) {
    const [, text = '', url] = /^(.*?)(https?:\/\/\S+)?$/.exec(cure) ?? [];
    return url === undefined ? [text] : [text, { code: url }];
}


/***/ }),

/***/ 47824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkSite: () => (/* binding */ checkSite)
});

// EXTERNAL MODULE: ../../build/src/api/endpoints/content.js
var content = __webpack_require__(43098);
// EXTERNAL MODULE: ../../build/src/api/errors.js
var errors = __webpack_require__(43947);
// EXTERNAL MODULE: ../../build/src/deployments/describe-pages.js
var describe_pages = __webpack_require__(7212);
// EXTERNAL MODULE: ../../build/src/deployments/newest-live.js
var newest_live = __webpack_require__(79721);
// EXTERNAL MODULE: ../../build/src/deployments/pause-until.js
var pause_until = __webpack_require__(3529);
// EXTERNAL MODULE: ../../build/src/deployments/phase.js
var deployments_phase = __webpack_require__(99573);
// EXTERNAL MODULE: ../../build/src/deployments/select-pages.js
var select_pages = __webpack_require__(32989);
// EXTERNAL MODULE: ../../build/src/deployments/verify-pages.js
var verify_pages = __webpack_require__(95036);
// EXTERNAL MODULE: ../../build/src/disk/earlier-results.js
var earlier_results = __webpack_require__(73372);
// EXTERNAL MODULE: ../../build/src/disk/results-file.js
var results_file = __webpack_require__(77056);
// EXTERNAL MODULE: ../../build/src/hosts/host.js
var hosts_host = __webpack_require__(36443);
// EXTERNAL MODULE: ../../build/src/pages/navigation.js
var navigation = __webpack_require__(34226);
// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
// EXTERNAL MODULE: ../../build/src/text/sentences.js
var text_sentences = __webpack_require__(58423);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
// EXTERNAL MODULE: ../../build/src/commands/inputs/common-inputs.js
var common_inputs = __webpack_require__(99325);
// EXTERNAL MODULE: ../../build/src/commands/inputs/kinds.js
var kinds = __webpack_require__(19699);
// EXTERNAL MODULE: ../../build/src/commands/inputs/page-inputs.js
var page_inputs = __webpack_require__(94343);
// EXTERNAL MODULE: ../../build/src/commands/account/posts.js
var posts = __webpack_require__(85899);
// EXTERNAL MODULE: ../../build/src/commands/account/verdicts.js
var verdicts = __webpack_require__(79116);
// EXTERNAL MODULE: ../../build/src/text/short-hash.js
var short_hash = __webpack_require__(18060);
// EXTERNAL MODULE: ../../build/src/deployments/describe-build.js
var describe_build = __webpack_require__(97744);
// EXTERNAL MODULE: ../../build/src/text/list-items.js
var list_items = __webpack_require__(90692);
// EXTERNAL MODULE: ../../build/src/commands/account/account.js
var account = __webpack_require__(63499);
// EXTERNAL MODULE: ../../build/src/commands/account/blocks.js
var blocks = __webpack_require__(22456);
// EXTERNAL MODULE: ../../build/src/commands/account/comment.js
var comment = __webpack_require__(51329);
;// CONCATENATED MODULE: ../../build/src/commands/check-site/record.js

/** The newest deployment that readers see. */
function readyOf({ look }) {
    return look?.live.find((deployment) => (0,deployments_phase/* phaseOf */.h)(deployment) === 'ready');
}

// EXTERNAL MODULE: ../../build/src/deployments/build-error.js
var build_error = __webpack_require__(345);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: ../../build/src/text/instant.js
var instant = __webpack_require__(19644);
// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
;// CONCATENATED MODULE: ../../build/src/commands/check-site/rows.js










/** The clocks of the service and of the platform differ. */
const CLOCK_TOLERANCE_MS = 60_000;
const MAX_LOST = 3;
const STILL_NEW = 'is still new';
const ONLY_PREVIEWS = 'there are too many previews to find the newest live deployment';
const STATES = {
    'in-progress': ['is in progress', 'Check the build in the dashboard, or deploy with trigger-deploy.'],
    error: ['failed', 'Correct the error in the build log.'],
    cancelled: ['was cancelled', 'Deploy again in the dashboard, or with trigger-deploy.'],
};
function row(id, verdict, found, cure = '', ms = NaN) {
    const since = (0,units/* isTime */.K8)(ms) ? { since: new Date(ms).toISOString() } : {};
    return { ...(0,verdicts/* row */.nM)(id, verdict, found, verdict === 'ok' ? '' : cure), ...since };
}
function deploymentRow({ live, isComplete, nowMs, maxAgeMs }) {
    const [newest] = live;
    if (!newest && !isComplete)
        return row('deployment', 'unknown', ONLY_PREVIEWS);
    if (!newest)
        return row('deployment', 'problem', 'no deployment is live', 'Publish the project in the dashboard.');
    const at = (0,units/* formatTime */.fU)((0,instant/* timeOf */.n)(newest.createdAt));
    const phase = (0,deployments_phase/* phaseOf */.h)(newest);
    if (phase === 'ready')
        return row('deployment', 'ok', `the deployment of ${at} is ready`);
    const ready = live.findIndex((one) => (0,deployments_phase/* phaseOf */.h)(one) === 'ready');
    const sinceReady = ready < 0 ? live : live.slice(0, ready);
    const isOld = ({ createdAt }) => nowMs - (0,instant/* timeOf */.n)(createdAt) >= maxAgeMs;
    // A stuck build counts only below another one in progress: the service may never end a build that it has replaced.
    const isStuck = (one) => phase === 'in-progress' && isOld(one);
    const wrong = sinceReady.findLast((one) => (0,deployments_phase/* phaseOf */.h)(one) !== 'in-progress' || isStuck(one));
    const first = wrong ?? newest;
    const verdict = isOld(phase === 'in-progress' ? newest : first) ? 'problem' : wrong ? 'warning' : 'ok';
    const [state, cure] = STATES[phase];
    const ms = (0,instant/* timeOf */.n)(first.createdAt);
    const earlier = first === newest ? '' : `, none is ready since that of ${(0,units/* formatTime */.fU)(ms)}`;
    const isLate = phase === 'in-progress' && verdict === 'problem';
    const late = isLate ? ` for longer than ${(0,input_names/* inputName */.yu)('max-age')}` : '';
    return row('deployment', verdict, `the deployment of ${at} ${state}${late}${earlier}${causeOf(newest)}`, cure, ms);
}
function causeOf({ logs }) {
    const error = (0,build_error/* findBuildError */.y)(logs ?? '');
    return error ? `: ${(0,describe_build/* describeCause */.V$)(error)}` : '';
}
const CHECK_FOLLOW = `Check the branch and folder in ${(0,input_names/* inputName */.yu)('follow')}.`;
function followingRow({ live, isComplete, nowMs, maxAgeMs }, commit) {
    const notKnown = (why, cure = CHECK_FOLLOW) => row('following', 'unknown', why, cure);
    if ('problem' in commit)
        return notKnown(commit.problem, commit.cure);
    const at = (0,units/* formatTime */.fU)(commit.ms);
    if (commit.ms > nowMs + maxAgeMs)
        return notKnown(`the newest commit is dated in the future, ${at}`);
    const later = live.filter(({ createdAt }) => (0,instant/* timeOf */.n)(createdAt) >= commit.ms - CLOCK_TOLERANCE_MS);
    const own = later.filter(({ branch }) => (branch ?? commit.branch) === commit.branch);
    if (own.some(({ createdAt }) => (0,instant/* timeOf */.n)(createdAt) >= commit.ms))
        return row('following', 'ok', `the commit of ${at} has a deployment`);
    // Clocks may differ by that much, so it may be the deployment of the commit.
    if (own.length > 0)
        return row('following', 'ok', `a deployment began less than a minute before the commit of ${at}, and clocks can differ by that much`);
    if (later[0])
        return notKnown(`the newest deployment is of the branch ${later[0].branch}`);
    if (nowMs - commit.ms < maxAgeMs)
        return row('following', 'ok', `the commit of ${at} ${STILL_NEW}`);
    if (live.length === 0 && !isComplete)
        return row('following', 'unknown', ONLY_PREVIEWS);
    // The platforms tell no time of a push.
    const cure = "This is the time of the commit: if you pushed it only now, wait. Otherwise, check the repository's connection in the dashboard, or deploy with trigger-deploy.";
    return row('following', 'problem', `no deployment since the commit of ${at}`, cure, commit.ms);
}
/** @param cure how to have the site followed; empty on a host that can't */
function unfollowedRow(cure) {
    return row('following', 'note', "it isn't checked whether the newest commit is live", cure);
}
/**
 * @param results undefined if it isn't known which pages to verify
 * @param lost entries of the navigation that aren't pages of the service
 */
function pagesRow(results, lost = []) {
    if (results === undefined)
        return row('pages', 'unknown', "it isn't known which pages to verify", `Name paths in ${(0,input_names/* inputName */.yu)('verify-pages')}.`);
    const of = (verdict) => results.find((one) => one.verdict === verdict);
    const first = of('failed') ?? of('unknown');
    const verified = `${(0,pluralize/* pluralize */.t)(results.length, 'page')} verified`;
    if (!first && lost.length > 0) {
        const found = `${verified}, but the navigation lists ${(0,list_items/* listItems */.D)(lost, MAX_LOST)} without a page`;
        return row('pages', 'warning', found, 'Remove the entry, or push the page.');
    }
    if (!first)
        return row('pages', 'ok', verified);
    const failed = (0,describe_pages/* describeFailedPages */.Fr)(results);
    const found = failed || (0,describe_pages/* describeUnknownPages */.uj)(results);
    return row('pages', failed === '' ? 'unknown' : 'problem', `${found} (${first.found})`, first.cure);
}
/** What rows that are as they should be leave open, as clauses. */
function openClauses(rows) {
    return rows.flatMap(({ id, found }) => {
        if (id === 'deployment' && found.includes(STATES['in-progress'][0]))
            return ['the build is in progress'];
        return id === 'following' && found.endsWith(STILL_NEW) ? [`the newest commit ${STILL_NEW}`] : [];
    });
}
/** True if a deployment can be missing that only comes late. */
function mayChange({ id, verdict, since }) {
    return verdict === 'problem' && (id === 'following' || since === undefined);
}

;// CONCATENATED MODULE: ../../build/src/commands/check-site/account.js
/** Renders what a watch found: outputs, headline, table and details. Pure, and works on an incomplete record. */










function accountOf(record, _, { outcome }) {
    const { rows = [], pages, issueUrl, unfollowed } = record;
    const ready = readyOf(record);
    const counts = countRows(record);
    const isComplete = rows.length > 0 && (outcome === 'done' || outcome === 'gate');
    const shown = unfollowed && rows.length > 0 ? [...rows, unfollowed] : rows;
    const urls = { url: ready?.url ?? undefined, 'issue-url': issueUrl };
    return {
        outputs: { ...counts, ...(0,describe_pages/* pageOutputs */._8)(pages), 'last-live': ready?.createdAt, ...urls },
        headline: isComplete ? headlineOf(record) : undefined,
        lead: isComplete ? issueLink(record) : undefined,
        sections: [(0,verdicts/* judgedSection */.pX)('check-site', shown, ANNOTATED, outcome === 'gate')],
        // Whether there is an issue to close is only known to a run that looks for it.
        next: counts.problems ? (0,blocks/* withoutDryRunPosts */.ye)(record.plannedPosts) : [],
        details: detailsOf(record),
        links: Object.entries(urls).flatMap(([label, url]) => (url === undefined ? [] : [{ label, url }])),
        counts,
    };
}
function issueLink({ issueUrl, isIssueClosed = false }) {
    return issueUrl === undefined
        ? []
        : [{ paragraph: { link: issueUrl, text: isIssueClosed ? 'Closed issue' : 'Issue with the findings' } }];
}
/** The log has a warning for what is not known. */
const ANNOTATED = ['problem', 'warning'];
/** Nothing is counted that wasn't judged. */
function countRows({ rows = [], look }) {
    const { problems, warnings, unknown } = (0,verdicts/* countVerdicts */.qX)(rows);
    if (rows.length === unknown)
        return rows.length === 0 ? {} : { unknown };
    const times = rows.flatMap(({ verdict, since }) => (verdict === 'ok' || !since ? [] : [(0,instant/* timeOf */.n)(since)]));
    const behindMs = Math.max(0, ...times.map((ms) => (look?.nowMs ?? ms) - ms));
    return { problems, warnings, unknown, 'behind-minutes': Math.floor(behindMs / 60_000) };
}
function headlineOf({ rows = [], pages = [] }) {
    const problems = rows.filter(({ verdict }) => verdict === 'problem');
    const text = problems.some(({ id }) => id !== 'pages')
        ? 'The live site is behind'
        : `Pages of the site don't respond${pages.some(({ lacksMarker }) => lacksMarker) ? ' with the marker' : ''}`;
    if (problems.length > 0)
        return { sign: 'bad', text: `${text} · ${(0,verdicts/* describeCounts */.wv)(rows)}` };
    if (rows.every(({ verdict }) => verdict === 'unknown'))
        return { sign: 'neutral', text: 'The live site is not known' };
    if (rows.every(({ verdict }) => verdict === 'ok'))
        return { sign: 'good', text: rightText(rows) };
    return { sign: 'warning', text: `The live site: ${(0,verdicts/* describeCounts */.wv)(rows).replace(/^No/, 'no')}` };
}
/** Claims nothing that wasn't looked at. */
function rightText(rows) {
    const has = (one) => rows.some(({ id }) => id === one);
    const also = [...(has('following') ? ['the followed branch'] : []), ...(has('pages') ? ['the verified pages'] : [])];
    const subject = (0,list_items/* listItems */.D)(['The newest deployment', ...also]);
    const open = openClauses(rows);
    const rest = open.length === 0 ? '' : `; ${(0,list_items/* listItems */.D)(open)}`;
    return `${subject} ${also.length === 0 ? 'is as it' : 'are as they'} should be${rest}`;
}
/** The pages that don't respond, and the log of the newest build. */
function detailsOf({ pages, look }) {
    return [...(0,describe_pages/* pageBlocks */.QP)(pages), ...(0,describe_build/* buildLogBlocks */.Hb)(look?.live[0]?.logs, comment/* MAX_COMMENT_LOG_LINES */.mF, false)];
}
/** The rows and their details, as the issue has them. */
function findingBlocks(record) {
    return [...rowBlocks(record.rows ?? []), ...detailsOf(record)];
}
function rowBlocks(rows) {
    return (0,account/* sectionBlocks */.qP)([(0,verdicts/* judgedSection */.pX)('check-site', rows)]);
}

;// CONCATENATED MODULE: ../../build/src/commands/check-site/issue.js



/** Returns undefined to leave the issue as it is. */
function decideIssue(record, known) {
    const { rows = [], look } = record;
    const { isOpen, before, ids, mutedDeployment } = parseNote(known);
    if ((0,verdicts/* countVerdict */.z5)(rows, 'problem') === 0)
        return isOpen ? closeIfRight(rows, ids) : undefined;
    // What was found before and isn't known to be right stays a finding.
    const found = rows.filter(({ id, verdict }) => verdict === 'problem' || (verdict !== 'ok' && ids.includes(id)));
    const now = found.map(({ id }) => id).join(' ');
    // The service chooses the id, so the hidden line has its hash.
    const deployment = (0,short_hash/* shortHash */.B)(look?.live[0]?.deploymentId ?? '');
    const isSame = now === before;
    if (!isOpen && isSame && deployment === mutedDeployment)
        return 'muted';
    // Other rows can change each hour, and must not cause a write.
    const shown = { ...record, rows: found, pages: now.includes('pages') ? record.pages : undefined };
    const title = { paragraph: [{ strong: headlineOf(shown).text }] };
    const footnote = 'This issue closes itself as soon as all is right again. Close it to mute these findings.';
    const body = [title, ...findingBlocks(shown), { footnote }];
    const isNews = known !== undefined && !(isOpen && isSame);
    const comment = isNews ? { comment: [title, ...rowBlocks(found)] } : {};
    return { isOpen: true, note: `found: ${now}; deployment: ${deployment}`, body, ...comment };
}
/** Reads the hidden line of an issue with findings. */
function parseNote({ isOpen, note = '' } = { isOpen: false }) {
    const [, before = '', mutedDeployment] = /^found: ([a-z ]+); deployment: ([0-9a-f]+)$/.exec(note) ?? [];
    return { isOpen, before, ids: before.split(' ').filter((id) => id !== ''), mutedDeployment };
}
function closeIfRight(rows, ids) {
    const right = new Set(rows.flatMap(({ id, verdict }) => (verdict === 'ok' ? [id] : [])));
    if (ids.length === 0 || !ids.every((id) => right.has(id)))
        return undefined;
    const body = [{ paragraph: 'The findings of this issue are resolved.' }, ...rowBlocks(rows)];
    return { isOpen: false, note: 'found: none', body, comment: body };
}

;// CONCATENATED MODULE: ../../build/src/commands/check-site/command.js
/** Defines the command check-site, which watches whether the live site follows its repository. */

























/** How long a problem must last before it counts. */
const GRACE_PERIOD_MS = 300_000;
/** Parts of the grace period after which deployments are read again. */
const LOOKS = [0, 1 / 8, 1 / 4, 1 / 2, 1];
const inputs = {
    follow: (0,kinds/* text */.Qq)({ description: 'Branch of this repository that must be live, such as main. main:docs counts only this folder.' }, { matches: /^[^\s:]+(?::[^:]+)?$/, problem: "isn't a branch. Use main, or main:docs for commits in docs" }),
    maxAge: (0,kinds/* duration */.p0)({
        description: 'How long the live site may be behind, up to 168h: without a deployment, after a failed one, or in progress.',
        default: '30m',
    }),
    ...(0,page_inputs/* pageInputs */.n)(['sample', 'none', 'all']),
    issue: (0,kinds/* text */.Qq)({
        description: 'Title of the issue to open for a problem. docs-ci closes the issue after the fix. Each site needs a different title.',
    }),
    ...(0,common_inputs/* commonInputs */.j$)({
        name: 'check-site',
        timeout: '15m',
        timeoutText: 'At the limit, the job stops without a verdict.',
    }),
    token: common_inputs/* token */.Sh,
};
const checkSite = {
    name: 'check-site',
    summary: 'Check that the live site is up to date and its pages respond',
    branding: { icon: 'activity', color: 'green' },
    inputs,
    inputGroups: {
        What: ['maxAge', 'verifyPages', 'marker'],
        'On GitHub and GitLab': ['follow', 'issue'],
    },
    keyRole: 'viewer',
    examples: ['check-site', 'check-site --verify-pages all --marker "Example Docs"', 'check-site --max-age 2h'],
    outputs: {
        problems: 'Number of problems',
        warnings: 'Number of warnings',
        unknown: 'Number of rows that are not known',
        url: 'URL of the live site',
        'last-live': 'Time of the newest ready deployment',
        'behind-minutes': 'Minutes since the oldest finding with a time; 0 without one',
        'issue-url': 'URL of the issue',
        ...describe_pages/* PAGE_OUTPUTS */.rI,
    },
    createRecord: () => ({}),
    check: page_inputs/* checkPageInputs */.P,
    run: runCheckSite,
    onInterrupted: describeInterruption,
    account: accountOf,
};
function describeInterruption({ wrongPages = '', pages, late = [] }, { timeout }, outcome) {
    const found = [
        ...late.map(({ found: what }) => `Until then, ${(0,text_sentences/* endSentence */.H_)(what)}`),
        ...(pages === undefined && wrongPages !== '' ? [wrongPages] : []),
    ];
    const isShort = outcome === 'timed-out' && timeout <= 2 * GRACE_PERIOD_MS;
    const sentences = [
        ...found,
        ...(isShort
            ? [
                `Missing deployments and wrong pages are each tried again for up to 5m: set ${(0,input_names/* inputName */.yu)('timeout')} to more than 10m.`,
            ]
            : []),
    ];
    return sentences.length === 0 ? undefined : sentences.join(' ');
}
async function runCheckSite(context) {
    const { inputs: values, record } = context;
    await (0,earlier_results/* removeResultsFiles */.e)(context, ['site.json']);
    if (values.follow === undefined)
        record.unfollowed = unfollowedRow(followAdvice(context));
    const commit = values.follow === undefined ? undefined : await readCommit(context, values.follow);
    const rows = await watchDeployments(context, commit);
    if (values.verifyPages !== 'none') {
        const { pages, lost } = await readPages(context);
        record.pages = pages;
        rows.push(pagesRow(pages, lost));
    }
    record.rows = rows;
    warnOfUnknown(context, rows);
    await (0,results_file/* writeResultsJson */.O)(context, 'site.json', { schemaVersion: 1, rows, pages: (0,describe_pages/* countPages */.E1)(record.pages) });
    if (values.dryRun)
        record.plannedPosts = (0,posts/* plannedPosts */.sB)(context, { issue: values.issue !== undefined });
    const isTold = values.issue !== undefined && !values.dryRun && (await tellIssue(context, values.issue));
    const problems = rows.filter(({ verdict }) => verdict === 'problem').map(verdicts/* sentenceOf */.$N);
    if (problems.length > 0 && !isTold)
        return { outcome: 'gate', message: problems.join('\n'), topic: 'live-site' };
    const what = record.isIssueClosed ? 'Closed the issue' : 'Issue';
    const issue = record.issueUrl === undefined ? '' : ` ${what}: ${record.issueUrl}`;
    return { outcome: 'done', message: `${headlineOf(record).text}.${issue}` };
}
/** What couldn't be looked at fails no job, so a line of the log says it, too: a green job claims nothing. */
function warnOfUnknown({ log }, rows) {
    for (const row of rows.filter(({ verdict }) => verdict === 'unknown')) {
        const found = row.id === 'following' ? `not checked, because ${row.found}` : row.found;
        log.warning((0,verdicts/* sentenceOf */.$N)({ ...row, found }), { title: `check-site: ${row.id}` });
    }
}
function followAdvice({ host }) {
    return host.newestCommitMs
        ? `In the repository with the pages, set ${(0,input_names/* inputName */.yu)('follow')} to its deployment branch.`
        : 'Only jobs on GitHub and GitLab check it.';
}
/** Errors become a reason: without the commit, only this row isn't known. Rejects with InputError if the branch or the folder doesn't exist. */
async function readCommit({ host, inputs }, follow) {
    if (!host.newestCommitMs)
        return {
            problem: 'commits are only read on GitHub and GitLab',
            cure: `Remove ${(0,input_names/* inputName */.yu)('follow')}.`,
        };
    const [branch = '', folder = ''] = follow.split(':');
    const path = folder.replace(/^(?:\.?\/)+|(?<!\/)\/+$|^\.$/g, '');
    const request = { branch, path, token: inputs.token ?? '' };
    try {
        // Only twice the same answer is sure.
        const ms = (await host.newestCommitMs(request)) ?? (path === '' ? undefined : await host.newestCommitMs(request));
        if (ms === 'no branch')
            throw new errors/* InputError */.dz([
                `${(0,input_names/* inputName */.yu)('follow')}: this repository has no branch ${(0,text_sentences/* quoted */.TL)(branch)}. Set ${(0,input_names/* inputName */.yu)('follow')} to a branch of this repository, such as main.`,
            ]);
        if (ms === undefined && path !== '')
            throw new errors/* InputError */.dz([
                `${(0,input_names/* inputName */.yu)('follow')}: no commit of the branch ${(0,text_sentences/* quoted */.TL)(branch)} ever changed ${(0,text_sentences/* quoted */.TL)(path)}. Correct the folder after the colon. It is relative to the repository.`,
            ]);
        return ms === undefined ? { problem: `there is no commit in ${follow}` } : { ms, branch };
    }
    catch (error) {
        if (error instanceof hosts_host/* HostError */.dh)
            return unreadCommit(error);
        throw error;
    }
}
/** A missing branch or folder isn't such an error: the platforms also list other commits before they report one. */
function unreadCommit(error) {
    const { problem: whole, advice } = (0,hosts_host/* splitAdvice */.BF)(error);
    // The row says already what couldn't be read.
    const problem = whole.replace(/^couldn't [^:]*: /, '');
    return advice === '' ? { problem } : { problem, cure: advice };
}
/** Looks at the deployments, and again for the grace period if something may only be late. */
async function watchDeployments(context, commit) {
    const { clock, record } = context;
    const startMs = clock.now();
    let rows = [];
    let requests = 0;
    for (const part of LOOKS) {
        if (requests + (record.look?.requests ?? 0) > newest_live/* MAX_LIST_REQUESTS */.XP)
            break;
        const untilMs = startMs + part * GRACE_PERIOD_MS;
        await (0,pause_until/* pauseUntil */.h)(context, { sinceMs: startMs, untilMs, what: 'Waiting for a deployment to appear' });
        const look = await lookAtDeployments(context);
        record.look = look;
        requests += look.requests;
        rows = [deploymentRow(look), ...(commit ? [followingRow(look, commit)] : [])];
        record.late = rows.filter(mayChange);
        if (record.late.length === 0)
            break;
        if (part === 0)
            logLate(context, record.late, startMs + GRACE_PERIOD_MS);
    }
    return rows;
}
/** Says what the run waits for and until when, also if the timeout comes first. */
function logLate({ log, deadlineMs }, late, untilMs) {
    const found = late.map((row) => (0,text_sentences/* endSentence */.H_)((0,text_sentences/* upperFirst */.Zb)(row.found))).join(' ');
    const end = deadlineMs > untilMs
        ? ''
        : ` But ${(0,input_names/* inputName */.yu)('timeout')} stops the job before that, without a verdict: set it to more than 10m.`;
    log.info(`${found} It may only be late, so docs-ci looks again until ${(0,units/* formatTime */.fU)(untilMs)}.${end}`);
}
/** Older deployments than the newest ready one are of no interest. */
async function lookAtDeployments({ api, clock, inputs }) {
    const { live, isComplete, requests } = await (0,newest_live/* readLive */.p9)(api, undefined, (one) => (0,deployments_phase/* phaseOf */.h)(one) === 'ready');
    return { live, isComplete, requests, nowMs: api.toServerMs(clock.now()), maxAgeMs: inputs.maxAge };
}
async function readPages(context) {
    const { api, inputs, record } = context;
    const { verifyPages: choice, baseUrl, marker } = inputs;
    const url = readyOf(record)?.url ?? '';
    if (choice === 'none' || !(0,text_document/* isWebUrl */.O9)(url))
        return {};
    const isListed = typeof choice !== 'string';
    const [config, list] = isListed ? [] : await Promise.all([(0,errors/* ifAllowed */._h)((0,content/* getConfig */.zj)(api)), (0,errors/* ifAllowed */._h)((0,content/* listPages */.pN)(api))]);
    const pages = (0,select_pages/* selectPages */.l)(choice, config?.config, list?.pages ?? []);
    const onWrong = (wrong) => void (record.wrongPages = wrong);
    const site = pages && { url, baseUrl, pages, marker, gracePeriodMs: GRACE_PERIOD_MS, onWrong };
    return { pages: site && (await (0,verify_pages/* verifyPages */.m)(context, site)), lost: list && lostEntries(config?.config, list) };
}
/** Undefined if the list of pages may lack some. */
function lostEntries(config, { count, pages }) {
    if (count !== null && count !== pages.length)
        return undefined;
    const paths = pages.map(({ path }) => path);
    return (0,navigation/* entriesWithoutPage */.cS)((0,navigation/* navigationEntries */.LL)(config), paths);
}
/** Resolves to true if the issue has the findings, or a person closed it for them. */
async function tellIssue(context, title) {
    const { host, log, record, optional } = context;
    const decided = {};
    const change = (known) => {
        decided.change = decideIssue(record, known);
        return decided.change === 'muted' ? undefined : decided.change;
    };
    const request = (0,posts/* issueRequestOf */.gb)(context, 'check-site', { title, change });
    if (!request)
        return false;
    const issue = await optional('issue', async () => host.upsertIssue?.(request), 'warning');
    const comment = typeof decided.change === 'object' ? decided.change.comment : undefined;
    if (issue && comment)
        await optional('issue', () => issue.addComment(comment));
    if (decided.change === 'muted')
        log.notice(`${(0,input_names/* inputName */.yu)('issue')}: nothing is written, because it was closed for these findings.`);
    record.issueUrl = issue?.url;
    record.isIssueClosed = typeof decided.change === 'object' && !decided.change.isOpen;
    return issue !== undefined;
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