"use strict";
exports.id = 6898;
exports.ids = [6898];
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

/***/ 86898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishBranch: () => (/* binding */ publishBranch)
});

// EXTERNAL MODULE: ../../build/src/disk/earlier-results.js
var earlier_results = __webpack_require__(73372);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
// EXTERNAL MODULE: ../../build/src/commands/account/posts.js
var posts = __webpack_require__(85899);
// EXTERNAL MODULE: ../../build/src/pages/place.js
var pages_place = __webpack_require__(24169);
// EXTERNAL MODULE: ../../build/src/text/redact-secrets.js
var redact_secrets = __webpack_require__(27400);
// EXTERNAL MODULE: ../../build/src/commands/inputs/max-deletes.js
var max_deletes = __webpack_require__(64119);
// EXTERNAL MODULE: ../../build/src/commands/inputs/common-inputs.js
var common_inputs = __webpack_require__(99325);
// EXTERNAL MODULE: ../../build/src/commands/inputs/kinds.js
var kinds = __webpack_require__(19699);
// EXTERNAL MODULE: ../../build/src/project/own-branch-names.js
var own_branch_names = __webpack_require__(54173);
// EXTERNAL MODULE: ../../build/src/text/short-hash.js
var short_hash = __webpack_require__(18060);
;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/names.js


const MAX_LABEL_LENGTH = 60;
/** Keeps letters and digits, and turns all else into single hyphens. Empty if the text has neither. */
function toLabel(text) {
    const words = text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-/, '');
    return words.slice(0, MAX_LABEL_LENGTH).replace(/-$/, '');
}
const RANDOM_DIGITS = 7;
function namesOf({ startMs, kind, label, source, random, round }) {
    const time = new Date(startMs).toISOString().replace(/[-:]|\.\d+/g, '');
    const digits = Math.floor(random * 36 ** RANDOM_DIGITS).toString(36);
    const id = `${time}-${kind}-${label}-${digits.padStart(RANDOM_DIGITS, '0')}${round}`;
    return { before: own_branch_names/* BEFORE */.GV + id + (source === undefined ? '' : `.from-${source}`), after: own_branch_names/* AFTER */.vz + id };
}
/**
 * The name of a restore point that says what was deployed before it. Times don't tell whether a deployment is newer: the
 * clocks of the service differ. @param deploymentId undefined if there was none
 */
function withMark(before, deploymentId) {
    return `${before}.${deploymentMark(deploymentId)}`;
}
/** Stands for a branch in a name. */
function sourceMark(from) {
    return (0,short_hash/* shortHash */.B)(from, 8);
}
/** Stands for a deployment in a name. */
function deploymentMark(deploymentId = '') {
    return (0,short_hash/* shortHash */.B)(deploymentId, 8);
}
/** Two clocks that are both wrong by a minute are two minutes apart. A time far in the future is no run's. */
const NEAR_MS = 600_000;
/** The time for the names of a run, which sort after those of the runs before. @param nowMs of the service */
function nameTime(nowMs, branches) {
    const times = ownOf(branches).flatMap(({ startMs }) => (startMs < nowMs + NEAR_MS ? startMs + 1_000 : []));
    return Math.max(nowMs, ...times);
}
function ownOf(branches) {
    return branches.flatMap(({ name }) => parseOwnBranch(name) ?? []);
}
/** Undefined for a branch that isn't exactly one of this command: it is never deleted. */
function parseOwnBranch(name) {
    const [, side, id, time = '', kind, label, source, mark] = own_branch_names/* PUBLICATION_BRANCH */.Am.exec(name) ?? [];
    const startMs = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
    if (id === undefined || label === undefined || label.length > MAX_LABEL_LENGTH || Number.isNaN(startMs))
        return undefined;
    return { name, side: side, id, kind: kind, label, startMs, source, mark };
}
/** The restore points, newest first. */
function restorePoints(branches) {
    const points = ownOf(branches).filter(({ side }) => side === 'before');
    return points.sort((a, b) => (a.id < b.id ? 1 : -1));
}
/**
 * The label of the point that a restore makes: `v2`, and `restore-v2` if it takes the restore of `v2` back. A publication
 * may have a label that begins like this, too.
 */
function labelOfRestore(point) {
    return toLabel(takesBack(point) ? `restore-${point.label}` : point.label.replace(/^(?:restore-)+/, ''));
}
/** True for the point of a restore that took a publication back, and false if it took such a restore back. */
function takesBack({ kind, label }) {
    return kind === 'restore' && !label.startsWith('restore-');
}
/**
 * The restores that took a publication back, and weren't taken back themselves. Git counts all of these publications as
 * merged. @param points newest first
 */
function standingRestores(points) {
    return points.filter((point, index) => {
        const undone = labelOfRestore(point);
        const isUndone = points.slice(0, index).some(({ kind, label }) => kind === 'restore' && label === undone);
        return takesBack(point) && !isUndone;
    });
}
/** The other branch of a restore point: what the run made of it. */
function afterOf({ id }) {
    return own_branch_names/* AFTER */.vz + id;
}
/**
 * Finds the restore point that a user means: by its full name, else the newest of a publication, with the label if there
 * is one. So a restore that is run again finds the same point, not the one that it made.
 */
function findRestorePoint(points, wanted) {
    const named = points.find(({ name }) => name === wanted);
    if (named)
        return named;
    const label = wanted === undefined ? undefined : toLabel(wanted);
    return points.find((point) => point.kind === 'publish' && (label === undefined || point.label === label));
}
/**
 * Branches of runs that were killed: an `after` without its `before`. A service that doesn't tell the protection of a branch
 * still refuses to delete it.
 */
function leftBehind(branches) {
    const points = new Set(restorePoints(branches).map(({ id }) => id));
    const open = ownOf(branches.filter((branch) => !branch.protected));
    return open.filter(({ side, id }) => side === 'after' && !points.has(id));
}
/** Restore points of one kind that stay. */
const KEPT = 3;
/** All but the newest pairs of each kind, `before` first, without what runs left behind. */
function outdated(branches) {
    const newest = ['publish', 'restore'].flatMap((wanted) => restorePoints(branches)
        .filter(({ kind }) => kind === wanted)
        .slice(0, KEPT));
    // Someone who protects one branch of a restore point wants to go back to it.
    const locked = ownOf(branches.filter((branch) => branch.protected));
    const kept = new Set([...newest, ...locked, ...leftBehind(branches)].map(({ id }) => id));
    const old = ownOf(branches).filter(({ id, kind }) => kind !== 'check' && !kept.has(id));
    return old.sort((a, b) => (a.name < b.name ? 1 : -1));
}

;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/inputs.js








const inputs = {
    mode: (0,kinds/* choice */.Yq)(['publish', 'check', 'restore'], {
        description: 'Merge a branch and make it live (publish), compare the branches (check), or take it back (restore).',
        default: 'publish',
    }),
    from: (0,kinds/* text */.Qq)({
        description: 'Branch of the documentation project that goes live. Required in modes publish and check.',
    }),
    base: (0,kinds/* text */.Qq)({
        description: 'Branch of the documentation project that gets the changes.',
        defaultText: 'the deployment branch',
    }),
    restorePoint: (0,kinds/* text */.Qq)({
        description: 'Mode publish: label for the restore point, or none to make none. Mode restore: the restore point to go back to.',
        defaultText: 'the tag or the run (publish), the newest one (restore)',
    }),
    trial: (0,kinds/* flag */.Jt)({
        description: 'Mode check: find conflicts by a merge into a temporary branch. Needs an editor key.',
        default: 'false',
    }),
    maxDeletes: (0,kinds/* countOrPercent */.qJ)({
        description: 'Maximum number of pages that a publication may delete, or a share such as 5%. Above it, nothing is written.',
        default: '10',
    }),
    configFile: (0,kinds/* text */.Qq)({
        description: 'Path of the configuration file in the documentation project, for a restore.',
        defaultText: 'docs.json, if the service returns it',
    }),
    wait: (0,kinds/* flag */.Jt)({ description: 'Wait until the deployment finishes.', default: 'true' }),
    ...(0,common_inputs/* commonInputs */.j$)({
        name: 'publish-branch',
        timeout: '30m',
        timeoutText: 'At the limit, the branch has all changes or none.',
    }),
};
const outputs = {
    changed: 'true if the base branch changed',
    complete: 'true if every page was compared, and a restore kept nothing as it is',
    created: 'Pages created',
    updated: 'Pages updated',
    deleted: 'Pages deleted; counts are empty unless known',
    kept: 'Pages that a restore left as they are',
    conflict: 'true if the branches conflict, false if they merge; empty if that is not known',
    'without-redirect': 'Published URLs, of pages and of redirects, that disappear without a redirect',
    'not-in-navigation': 'Pages, new or left by a restore, that the navigation does not list',
    branch: 'Branch that gets the changes',
    'commit-sha': 'SHA of the merge',
    'restore-point': 'Full name of the branch that a restore goes back to',
    'deployment-id': 'ID of the deployment',
    status: 'Last known status: pending, building, ready, error or cancelled',
    url: 'URL of the site',
    plan: 'Path of plan.json',
    changes: 'Path of changes.diff',
};
/** No restore point is made. */
const NO_POINT = 'none';
/** False if only a trial can tell conflicts, and which pages are deleted. */
function isExact({ dryRun, mode, trial }) {
    return mode === 'restore' || (!dryRun && (mode === 'publish' || trial));
}
/** Finds inputs that contradict each other, are missing, or can't be used as names. */
function checkInputs(values) {
    const { mode, from, base, restorePoint, configFile, apiKey, trial } = values;
    const isOwn = (branch = '') => parseOwnBranch(branch) !== undefined;
    const own = 'is a branch that docs-ci creates and deletes. Use another branch';
    const label = mode === 'publish' ? restorePoint : undefined;
    const noLabel = 'has no letter and no digit. Use a label such as v2.4.0';
    const filePath = configFile === undefined ? undefined : configPathProblem(configFile);
    const needsFrom = mode === 'publish' || mode === 'check';
    const noTrial = `is only for mode check, but the live site would change in mode ${mode ?? ''}. Set ${(0,input_names/* inputName */.yu)('mode')} to check, or remove ${(0,input_names/* inputName */.yu)('trial')}`;
    const secret = 'contains the API key, and would publish it. Use a label such as v2.4.0';
    return (0,command/* problemsOf */.GW)([
        [needsFrom && from === undefined, 'from', 'is missing. Set the branch of the documentation project that goes live'],
        [from !== undefined && from === base, 'from', 'is the same as base. Use the branch with the new pages'],
        [isOwn(from) && mode !== 'restore', 'from', own],
        [isOwn(base), 'base', own],
        [label !== undefined && toLabel(label) === '', 'restorePoint', noLabel],
        [hasSecret(label, apiKey), 'restorePoint', secret],
        [trial === true && mode !== undefined && mode !== 'check', 'trial', noTrial],
        [filePath !== undefined, 'configFile', `can't be used: the path ${filePath ?? ''}. Use a path such as docs.json`],
    ]);
}
/** Notices about inputs that have no effect in a mode. A restore is urgent, so they don't stop it. */
function describeUnused({ mode, from, restorePoint, maxDeletes, trial, wait }) {
    const unless = (isUsed, input, why) => isUsed ? [] : [`${(0,input_names/* inputName */.yu)(input)}: not used, because ${why}.`];
    if (mode === 'restore') {
        const byPoint = `mode restore takes back the publication that ${(0,input_names/* inputName */.yu)('restore-point')} names, or else the newest`;
        return [
            ...unless(from === undefined, 'from', byPoint),
            ...(0,max_deletes/* describeUnusedLimit */.Xx)(maxDeletes, 'a restore only deletes pages that the publication created'),
        ];
    }
    if (mode === 'publish')
        return [];
    return [
        ...unless(restorePoint === undefined, 'restore-point', 'mode check makes no restore point'),
        ...(trial ? [] : (0,max_deletes/* describeUnusedLimit */.Xx)(maxDeletes, 'only a trial tells which pages are deleted')),
        // It is true by default, and in each run of a component.
        ...unless(wait, 'wait', 'mode check publishes nothing'),
    ];
}
function configPathProblem(path) {
    return (0,pages_place/* placeProblem */.Do)(path) ?? ((0,pages_place/* isPage */.yp)(path) ? `${path} is that of a page` : undefined);
}
/** A label has fewer characters than a key, so that the key is also searched as a label would show it. */
function hasSecret(label = '', apiKey = '') {
    const secrets = new redact_secrets/* Secrets */.S([apiKey, toLabel(apiKey)]);
    return secrets.has(label) || secrets.has(toLabel(label));
}
/** The label of the branches of a publication or a trial. */
function labelOf({ mode, restorePoint }, { tag, runId, sequence }) {
    const run = `run-${runId ?? sequence ?? 'local'}`;
    const wanted = mode === 'check' || restorePoint === NO_POINT ? undefined : restorePoint;
    return toLabel(wanted ?? tag ?? run) || run;
}

// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ../../build/src/api/endpoints/content.js
var content = __webpack_require__(43098);
// EXTERNAL MODULE: ../../build/src/api/errors.js
var errors = __webpack_require__(43947);
// EXTERNAL MODULE: ../../build/src/pages/link-kinds.js
var link_kinds = __webpack_require__(23966);
// EXTERNAL MODULE: ../../build/src/project/page-text.js
var page_text = __webpack_require__(90050);
// EXTERNAL MODULE: ../../build/src/project/patiently.js
var patiently = __webpack_require__(36589);
// EXTERNAL MODULE: ../../build/src/project/read-project.js
var read_project = __webpack_require__(83407);
// EXTERNAL MODULE: ../../build/src/project/work-branch.js
var work_branch = __webpack_require__(46591);
// EXTERNAL MODULE: ../../build/src/project/write-once.js
var write_once = __webpack_require__(27208);
// EXTERNAL MODULE: ../../build/src/api/concurrency.js
var concurrency = __webpack_require__(7609);
;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/branches/branch-state.js
/** Reads the pages and the configuration of a branch, and compares the pages of two branches by their texts. */












/** Reads the list of a branch, without the configuration. Rejects with GoneError if the branch is gone. */
async function readList(project, branch) {
    const list = await (0,patiently/* readNewBranch */.JS)(project, () => (0,content/* listPages */.pN)(project.api, { branch })).catch((error) => {
        throw (0,errors/* hasStatus */.Ro)(error, 404) ? new GoneError(branch) : error;
    });
    const { byPlace, formsOf, isComplete } = (0,read_project/* toListing */.iI)(list);
    const isOther = (0,link_kinds/* fileTest */.pH)([...byPlace.values()].map(({ path }) => path));
    const pages = [...byPlace].filter(([, { path }]) => !isOther(path));
    return { branch, formsOf, pages: new Map(pages), isComplete, config: undefined };
}
async function readState(project, branch) {
    const list = await readList(project, branch);
    return { ...list, config: (await (0,read_project/* readConfig */.Xg)(project, branch))?.config };
}
/** True if two lists have the same pages with the same sizes. */
function hasSameList(a, b) {
    return (0,external_node_util_.isDeepStrictEqual)(a.pages, b.pages);
}
/** A branch that was there before is gone. */
class GoneError extends Error {
    branch;
    name = 'GoneError';
    constructor(branch) {
        super(`The branch ${JSON.stringify(branch)} was deleted during the run`);
        this.branch = branch;
    }
}
/**
 * The text of a page; undefined if the branch doesn't have the page. Rejects with ConflictError if it is gone since it was
 * listed: a page that can't be read must not count as deleted.
 * @param path of the page on some branch
 */
async function readText(project, { branch, pages, isComplete }, path) {
    const place = (0,pages_place/* placeOf */.$t)(path);
    const listed = pages.get(place);
    // A list can lack pages: those outside of the navigation, or any others if it is incomplete.
    const unlisted = isComplete ? [path] : [...new Set([path, `${place}.mdx`, `${place}.md`, place])];
    const formsOf = listed ? read_project/* exactly */.pV : () => unlisted;
    const text = await (0,read_project/* readSource */.o$)(project, { branch, formsOf }, listed?.path ?? place);
    if (!listed || text !== undefined)
        return text;
    throw (await (0,work_branch/* hasBranch */.j8)(project.api, branch))
        ? new write_once/* ConflictError */.fK(`${listed.path} can't be read`)
        : new GoneError(branch);
}
const COMPARING = { verb: 'Comparing', concurrency: concurrency/* REQUESTS_AT_ONCE */.PU };
/** Up to so many pages of both branches together, every text is read. Above, only where the sizes differ. */
const MAX_READ = 2_000;
/**
 * @param known texts of `before` by place, which are read once in a run
 * @param other a branch whose pages are compared, too; then every text is read
 */
async function compareBranches(project, [before, after], known = new Map(), other) {
    const readsAll = other !== undefined || before.pages.size + after.pages.size <= MAX_READ;
    const keys = [after, before, other].flatMap((state) => [...(state?.pages.keys() ?? [])]);
    const places = [...new Set(keys)].filter((place) => {
        const [size, newSize] = [before, after].map(({ pages }) => pages.get(place)?.size);
        return readsAll || size !== newSize || size === null;
    });
    if (other)
        project.log.info(`Reading ${(0,pluralize/* pluralize */.t)(places.length, 'page')} on each branch.`);
    const changes = [];
    await (0,concurrency/* forEachPage */.oO)(project, places, COMPARING, async (place) => {
        const oldPath = before.pages.get(place)?.path;
        const path = after.pages.get(place)?.path ?? oldPath ?? other?.pages.get(place)?.path ?? place;
        if (!known.has(place))
            known.set(place, await readText(project, before, path));
        const texts = { before: known.get(place), after: await readText(project, after, path) };
        if ((0,page_text/* isSameText */.cZ)(texts.before, texts.after))
            return;
        const action = texts.before === undefined ? 'create' : texts.after === undefined ? 'delete' : 'update';
        changes.push({ action, place, path, oldPath, ...texts });
    });
    const isKnown = before.config !== undefined && after.config !== undefined;
    return {
        changes: changes.sort(byPath),
        isComplete: readsAll && [before, after, other].every((state) => state?.isComplete !== false),
        hasConfigChange: isKnown && !(0,external_node_util_.isDeepStrictEqual)(before.config, after.config),
    };
}
function byPath(a, b) {
    return a.path < b.path ? -1 : 1;
}
function isSame({ changes, hasConfigChange }) {
    return changes.length === 0 && !hasConfigChange;
}

// EXTERNAL MODULE: ../../build/src/deployments/deployment-search.js
var deployment_search = __webpack_require__(20684);
// EXTERNAL MODULE: ../../build/src/deployments/follow-deployment.js
var follow_deployment = __webpack_require__(27129);
// EXTERNAL MODULE: ../../build/src/deployments/newest-live.js
var newest_live = __webpack_require__(79721);
// EXTERNAL MODULE: ../../build/src/text/list-items.js
var list_items = __webpack_require__(90692);
// EXTERNAL MODULE: ../../build/src/text/sentences.js
var sentences = __webpack_require__(58423);
;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/record.js
const NO_PLAN = {
    steps: undefined,
    isComplete: true,
    hasConfigChange: false,
    isJudged: true,
    lostRedirects: [],
    hasConflict: undefined,
};
/** What is known before the first round. */
function createRecord() {
    return { ...NO_PLAN, warnings: [], mayBeMerged: false, progress: 'none', files: {} };
}
/** Ends a run from anywhere below a mode: the message is a clause without a full stop, and the advice has sentences. */
class Stop extends Error {
    topic;
    name = 'Stop';
    kind = 'stopped';
    advice;
    constructor(topic, message, ...advice) {
        super(message);
        this.topic = topic;
        this.advice = advice;
    }
}

;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/branches/merge.js
/** Merges into the branch of this run and into base, and looks for merges whose response is lost or says nothing. */












/**
 * Sends a merge, and sends it again after a lost response: that is harmless in Git, and its response is the only proof. A
 * page that matches may be the same edit of somebody else.
 * @param isShown is asked only if no response can be read. Then everything that should have changed must show
 */
async function tryMerge(api, [base, head, message], isShown) {
    try {
        return await (0,write_once/* tryOnce */.lH)((lookUp) => (0,content/* mergeBranches */.rc)(api, { base, head, commitMessage: message.slice(0, 250) }, lookUp), async () => Promise.resolve(undefined));
    }
    catch (error) {
        if (!(0,errors/* mayHaveWritten */.$8)(error) || !(await isShown().catch(() => false)))
            throw error;
        return { result: { commitSha: null, status: 'merged' }, refusal: undefined, wasLost: true };
    }
}
/** Words for a merge of what the base already has. */
const UP_TO_DATE = /^(?:already[ _-]?)?up[ _-]?to[ _-]?date$/i;
/** What a service says about a merge; undefined if it says nothing, or refuses it. */
function wordOf({ result, wasLost }, sourceSha) {
    if (!result)
        return undefined;
    const { commitSha, status } = result;
    const isUpToDate = UP_TO_DATE.test(status ?? '');
    const isCommit = commitSha !== null && sourceSha !== undefined;
    // After a lost response, the first attempt may have merged.
    if (!wasLost && (isUpToDate || (isCommit && commitSha === sourceSha)))
        return 'nothing';
    if (isUpToDate || status === 'merged' || (isCommit && commitSha !== sourceSha))
        return 'done';
    return status === null ? undefined : 'promised';
}
/** After the looks at 0, 0.5, 1.5 and 4 s. */
const MERGE_LOOKS = { timeoutMs: 60_000, delayMs: () => 5_000 };
async function lookForMerge(project, isShown) {
    return (await (0,patiently/* patiently */.d_)(project, isShown)) || (0,patiently/* waitForMerge */.nJ)(project, isShown, MERGE_LOOKS);
}
/** Rejects with GoneError if a conflict means that the branch of this run is gone. Reads may not show a new one at once. */
async function requireBranch(project, branch, conflict) {
    if ((0,errors/* hasStatus */.Ro)(conflict, 404) && !(await (0,patiently/* patiently */.d_)(project, () => (0,work_branch/* hasBranch */.j8)(project.api, branch))))
        throw new GoneError(branch);
}
/**
 * Creates the work branch and merges `from` into it, which tells exactly what goes live.
 * @param base as it was read; its texts are read once
 */
async function mergeIntoWork(own, base, from) {
    const { run } = own;
    const { after } = own.names;
    const sourceSha = await own.createWork();
    const known = new Map();
    let found;
    const isChanged = async () => {
        const work = await readState(run, after);
        found = { work, difference: await compareBranches(run, [base, work], known) };
        return !isSame(found.difference);
    };
    const attempt = await tryMerge(run.api, [after, from, `Merge ${from}`], isChanged);
    const { refusal, wasLost } = attempt;
    const word = wordOf(attempt, sourceSha);
    await requireBranch(run, after, refusal);
    if (refusal?.status === 404)
        throw new GoneError(from);
    const look = word === 'promised' ? lookForMerge : patiently/* patiently */.d_;
    const canShow = word !== 'nothing' && (!refusal || wasLost);
    // Other files than pages may be all that changes.
    const isShown = canShow && ((await look(run, isChanged)) || word === 'done');
    const isClear = isShown || word === 'nothing';
    const { isNothing, ...shown } = isClear
        ? { isNothing: !isShown, hasConflict: false, warnings: [] }
        : await explain(run, [base, await readState(run, from)], attempt, isChanged);
    return { ...shown, changed: isNothing ? undefined : found };
}
/** Pages that a conflict names. */
const MAX_NAMED = 20;
/**
 * The service refused the merge, or said nothing: both may mean that there is nothing to merge. Rejects with Stop if the
 * branches differ, and the merge doesn't show.
 */
async function explain(project, [base, head], { result, refusal }, isShown) {
    // A conflict can be in pages of the same size.
    const difference = await compareBranches(project, [base, head], new Map(), refusal && head);
    const unchanged = `Nothing was changed on ${base.branch}.`;
    if (!refusal) {
        if (isSame(difference))
            return { isNothing: true, hasConflict: false, warnings: [] };
        if (result?.status === null && (await lookForMerge(project, isShown)))
            return { isNothing: false, hasConflict: false, warnings: [] };
        const text = `The service accepted the merge of ${head.branch} (status ${JSON.stringify(result?.status)}), but doesn't carry it out`;
        throw new Stop('conflict', text, unchanged, 'Check the dashboard, and run the job again later.');
    }
    const why = (0,sentences/* endSentence */.H_)(refusal.message);
    if (!isSame(difference)) {
        const paths = difference.changes.map(({ path }) => path);
        const pages = paths.length > 0 ? [`Pages that differ: ${(0,list_items/* listItems */.D)(paths, MAX_NAMED)}.`] : [];
        if (difference.hasConfigChange)
            pages.push('The configuration differs.');
        const advice = `Merge ${base.branch} into ${head.branch}, and solve the conflicts there.`;
        const text = `${head.branch} conflicts with ${base.branch}`;
        const conflict = new Stop('conflict', text, why, unchanged, ...pages, advice);
        return { isNothing: true, hasConflict: true, conflict, warnings: [] };
    }
    if (!difference.isComplete) {
        const text = `The service rejects the merge of ${head.branch}, and docs-ci can't tell why`;
        throw new Stop('conflict', text, why, unchanged, 'The list of pages is incomplete. Check the dashboard.');
    }
    const warning = `The service rejected the merge: ${why} All listed pages have the same texts, but others may conflict.`;
    return { isNothing: true, warnings: [warning] };
}
/** True if base has all that the merge changes. */
async function hasAll(project, base, { changes, config }) {
    for (const { path, oldPath = path, after } of changes) {
        for (const one of new Set([path, oldPath])) {
            const text = await (0,read_project/* readSource */.o$)(project, { branch: base, formsOf: read_project/* exactly */.pV }, one);
            if (!(0,page_text/* isSameText */.cZ)(text, one === path ? after : undefined))
                return false;
        }
    }
    return config === undefined ? changes.length > 0 : hasConfig(project, base, config);
}
/** Rejects with GoneError if the branch is gone: then a configuration that can't be read would say nothing. */
async function hasConfig(project, branch, config) {
    return config !== undefined && (0,external_node_util_.isDeepStrictEqual)((await readState(project, branch)).config, config);
}
/**
 * Merges the branch of this run into base, once. Base may have the merge if this rejects: with Stop if the service accepted
 * it, and base never shows it. The error of a refusal is a ConflictError if Git can't merge.
 */
async function mergeIntoBase({ run, start: { base }, names: { after } }, message, proof) {
    const isShown = async () => hasAll(run, base, proof);
    const attempt = await tryMerge(run.api, [base, after, message], isShown).catch((error) => {
        if ((0,errors/* mayHaveWritten */.$8)(error) || !(error instanceof Error))
            throw error;
        return error;
    });
    if (attempt instanceof Error)
        return { kind: 'refused', error: attempt };
    const word = wordOf(attempt);
    if (word === 'nothing')
        return { kind: 'nothing' };
    const { result, refusal, wasLost } = attempt;
    if (refusal && !wasLost)
        return { kind: 'refused', error: new write_once/* ConflictError */.fK(refusal.message, { cause: refusal }) };
    if (word !== 'done' && !(await (refusal ? patiently/* patiently */.d_ : lookForMerge)(run, isShown))) {
        const why = refusal ? `a response was lost, then ${refusal.message}` : `status ${JSON.stringify(result?.status)}`;
        throw new Stop('conflict', `The service accepted the merge, but ${base} doesn't show it (${why})`, `${base} may have the changes, or get them later.`, 'Check the dashboard, and run the job again.');
    }
    return { kind: 'done', commitSha: result?.commitSha ?? undefined };
}

// EXTERNAL MODULE: ../../build/src/disk/results-file.js
var results_file = __webpack_require__(77056);
// EXTERNAL MODULE: ../../build/src/pages/address.js
var pages_address = __webpack_require__(98870);
// EXTERNAL MODULE: ../../build/src/pages/navigation.js
var pages_navigation = __webpack_require__(34226);
// EXTERNAL MODULE: ../../build/src/pages/walk-json.js
var walk_json = __webpack_require__(31952);
;// CONCATENATED MODULE: ../../build/src/pages/redirects/redirect-finder.js
/**
 * Finds out whether a configuration in any format redirects a URL. The contract doesn't define redirects [?], so this
 * reads them leniently, and only warnings depend on it; `redirects.ts` is strict. Pure.
 */


/** Returns true for an address that some redirect begins at: `:name` stands for one segment, and `*` for all that follows. */
function redirectFinder(config) {
    const exact = new Set();
    const patterns = [];
    for (const source of redirectSources(config)) {
        if (/[:*]/.test(source))
            patterns.push(source.replace(/^\/+/, '').split('/'));
        else
            exact.add((0,pages_address/* addressOf */.ci)(source));
    }
    return (address) => exact.has(address) || patterns.some((pattern) => matches(pattern, address.split('/')));
}
function matches(pattern, segments) {
    const star = pattern.findIndex((part) => part.includes('*'));
    const fixed = star < 0 ? pattern : pattern.slice(0, star);
    if (star < 0 ? segments.length !== fixed.length : segments.length < fixed.length)
        return false;
    const [start = ''] = star < 0 ? [] : (pattern[star] ?? '').split(/[:*(]/, 1);
    return (fixed.every((part, index) => part.startsWith(':') || (0,pages_address/* addressOf */.ci)(part) === segments[index]) &&
        (start === '' || segments[fixed.length]?.startsWith(start) === true));
}
/** The sources of all arrays that are called `redirects`, at any depth. */
function redirectSources(config) {
    const lists = [...(0,walk_json/* walkJson */.g)(config)].filter(({ name, value }) => name === 'redirects' && Array.isArray(value));
    return lists.flatMap(({ value }) => value.flatMap(sourceOf));
}
function sourceOf(entry) {
    const { source, from } = (entry ?? {});
    return [source, from].filter((one) => typeof one === 'string').slice(0, 1);
}

// EXTERNAL MODULE: ../../build/src/text/unified-diff.js
var unified_diff = __webpack_require__(54415);
// EXTERNAL MODULE: ../../build/src/commands/account/page-changes.js
var page_changes = __webpack_require__(42801);
// EXTERNAL MODULE: ../../build/src/pages/redirects/redirect-ends.js
var redirect_ends = __webpack_require__(39677);
// EXTERNAL MODULE: ../../build/src/pages/redirects/redirects.js
var redirects_redirects = __webpack_require__(84277);
;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/plan/lost-redirects.js
/** Finds the redirects that a publication takes away. Pure. */




/** The sources that led somewhere before and are neither page nor redirect after. What isn't known is left out. */
function lostRedirects(before, after) {
    const [live, next] = [siteOf(before, after), siteOf(after, before)];
    if (!live.redirects || !next.redirects || after.config === undefined)
        return [];
    const hasRedirect = redirectFinder(after.config);
    const lost = live.redirects.all.filter((redirect) => (0,redirects_redirects/* redirectsAnything */.qA)(redirect) &&
        !hasRedirect((0,pages_address/* addressOf */.ci)(redirect.source)) &&
        (0,redirect_ends/* fateOf */._L)(redirect, live, next) === 'gone');
    return [...new Set(lost.map(({ source }) => source))];
}
function siteOf({ config, pages, isComplete }, other) {
    const own = [...pages.keys()];
    const redirects = (0,redirects_redirects/* readRedirects */.Iq)(config?.redirects);
    return {
        pages: new pages_address/* AddressSet */.dy(own),
        redirects: redirects && new redirects_redirects/* Redirects */.AC(redirects),
        knownPages: new pages_address/* AddressSet */.dy([...own, ...other.pages.keys()]),
        isRedirected: () => false,
        isGenerated: () => false,
        mayExist: () => !isComplete,
        isListed: () => false,
        files: undefined,
        lostFiles: new pages_address/* AddressSet */.dy([]),
        isAtRoot: true,
    };
}

;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/plan/plan.js
/** Plans what readers notice of changes (pure), and writes plan.json and changes.diff. */









/**
 * Plans what a publication changes, before anything is live.
 * @param after the branch after the changes
 * @param mayBeMerged whether a page that seems new may stay away
 */
function planChanges(inputs, [before, after], { changes, isComplete, hasConfigChange }, mayBeMerged = false) {
    const { config, pages } = after;
    const created = changes.filter(({ action }) => action === 'create');
    const addresses = new Set(created.map(({ path }) => (0,pages_address/* addressOf */.ci)(path)));
    const navigation = new pages_navigation/* ListedPages */.G(config, [...pages.keys(), ...changes.map(({ place }) => place)]);
    const hasRedirect = redirectFinder(config);
    // Without the configuration, nothing is judged. Text that other pages include isn't meant for readers.
    const isJudged = ({ path, ...texts }) => config !== undefined && !mayBeMerged && !(0,page_text/* isManifest */.Yh)(texts.after ?? texts.before ?? '') && !(0,pages_address/* isPartial */.mt)(path);
    const toStep = (change) => {
        const { action, path, place } = change;
        const isUnlisted = action === 'create' && isJudged(change) && navigation.of(place) === 'unlisted';
        if (action !== 'delete')
            return { action, path, risk: isUnlisted ? 'not-in-navigation' : undefined };
        // Only a merge tells which pages are deleted.
        if (!isExact(inputs))
            return { action, path, reason: `only ${before.branch} has it, so it may stay` };
        const address = (0,pages_address/* addressOf */.ci)(path);
        const isGone = isJudged(change) && !addresses.has(address) && !hasRedirect(address);
        const target = created.find((one) => one.after === change.before && one.after !== '');
        const reasons = [target && `moved to ${target.path}`, isGone && 'nothing redirects it: add a redirect'];
        const reason = reasons.filter(Boolean).join(', but ') || undefined;
        return { action, path, reason, risk: isGone ? 'without-redirect' : undefined };
    };
    const ending = changes.filter(({ action, place }) => isExact(inputs) && action === 'delete' && navigation.of(place) === 'listed');
    return {
        steps: changes.map(toStep),
        isComplete,
        hasConfigChange,
        isJudged: config !== undefined && !mayBeMerged,
        lostRedirects: isExact(inputs) ? lostRedirects(before, after) : [],
        warnings: [
            ...(isComplete ? [] : ['Not every page was compared, so more pages may change than the plan lists.']),
            ...ending.map(({ path }) => entryWithoutPage(path, inputs.from ?? after.branch)),
        ],
    };
}
/** True of the branches before the merge into base and after it. */
function entryWithoutPage(path, from) {
    return `With the merge of ${from}, the navigation lists ${path}, which ${from} deleted. Remove the entry in ${from}.`;
}
/** Writes the steps and the differences, before anything changes. Returns where they are. */
async function writePlan(run, steps, changes) {
    const describe = ({ action, path, reason }) => ({ action, path, reason });
    const plan = await (0,results_file/* writeResultsFile */.A)(run, 'plan.json', (0,page_changes/* renderPlan */.EG)(run, steps, describe));
    const differences = (0,page_changes/* withoutSecrets */.cT)(run, 'changes.diff', renderChanges(changes));
    return { plan, changes: await (0,results_file/* writeResultsFile */.A)(run, 'changes.diff', differences) };
}
async function* renderChanges(changes) {
    for (const { path, oldPath = path, before, after } of changes) {
        const isMoved = oldPath !== path && before !== undefined && after !== undefined;
        if (isMoved)
            yield { path: oldPath, text: await (0,unified_diff/* renderDiff */["in"])(oldPath, before, undefined) };
        yield { path, text: await (0,unified_diff/* renderDiff */["in"])(path, isMoved ? undefined : before, after) };
    }
}

;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/modes/finish.js













/** Ends with ConflictError if base isn't as it was seen, or doesn't merge any more. */
async function finishMerge(own, message, target) {
    return (0,command/* learn */.nB)(own.run, {}, (facts) => mergeOnce(own, message, target, facts), command/* INNER_GRACE_MS */.bF);
}
async function mergeOnce(own, message, { seen, planned, ...proof }, facts) {
    const { run, start } = own;
    const hasPoint = makesPoint(own);
    const before = start.isLive && (run.inputs.wait || hasPoint) ? await (0,deployment_search/* rememberDeployments */.Q)(run) : undefined;
    if (hasPoint)
        await own.createPoint(before && markedOf(before, start.base));
    const now = await readList(run, hasPoint ? own.names.before : start.base);
    if (!hasSameList(seen, now))
        throw new write_once/* ConflictError */.fK('others changed pages');
    facts.progress = 'in-doubt';
    const merge = await mergeIntoBase(own, message, proof);
    facts.progress = merge.kind === 'done' ? 'done' : 'none';
    if (merge.kind === 'nothing')
        return endWithout(own, planned, before, facts);
    if (merge.kind === 'refused') {
        await requireBranch(run, own.names.after, merge.error.cause);
        throw merge.error;
    }
    facts.commitSha = merge.commitSha;
    if (hasPoint) {
        facts.restorePoint = own.names.before;
        facts.wayBack = wayBackOf(run, own.names.before, proof.config !== undefined);
    }
    await (hasPoint ? own.keep() : own.removeAll());
    return { kind: 'merged', deployment: await followMerge(own, before, facts) };
}
async function followMerge({ run, start }, before, facts) {
    return before && run.inputs.wait ? (0,follow_deployment/* followPush */.QZ)(run, start.base, before, keepIn(facts)) : undefined;
}
function makesPoint({ run: { inputs } }) {
    return inputs.mode === 'restore' || inputs.restorePoint !== NO_POINT;
}
/** Keeps each state of a deployment, so that an interrupted run knows the last one. */
function keepIn(facts) {
    return (deployment) => (facts.deployment = deployment);
}
/** The newest live deployment before the merge; the newest one of any kind if many previews are newer than the live one. */
function markedOf({ items }, base) {
    const marked = items.find((one) => (0,newest_live/* isLiveOf */.wq)(one, base)) ?? items[0];
    return { deploymentId: marked?.deploymentId };
}
/**
 * What goes back: a service may not return the text of the configuration, so its file is named. A command can't rely on what
 * the next shell has set, so it names the service, too.
 */
function wayBackOf({ host, inputs: values }, restorePoint, hasConfigChange) {
    const { base, baseUrl, configFile } = values;
    const isCommand = host.name === 'terminal';
    const inputs = [
        ...(isCommand ? [['base-url', baseUrl.href]] : []),
        ['mode', 'restore'],
        ['restore-point', restorePoint],
    ];
    if (base !== undefined)
        inputs.push(['base', base]);
    if (hasConfigChange)
        inputs.push(['config-file', configFile ?? pages_place/* USUAL_CONFIG_FILE */.v0]);
    return { inputs, isCommand };
}
/**
 * Base has everything already, but that readers have it is known from the newest deployment only.
 * @param planned what the plan says, and where it is
 */
async function finishWithout(own, planned) {
    return (0,command/* learn */.nB)(own.run, {}, (facts) => endWithout(own, planned, undefined, facts), command/* INNER_GRACE_MS */.bF);
}
/** @param before the deployments that lack something; undefined if that is not known */
async function endWithout(own, { files, steps = [] }, before, facts) {
    const kept = steps.filter(({ action }) => action === 'kept');
    Object.assign(facts, { steps: kept, hasConfigChange: false });
    if (files.plan !== undefined)
        facts.files = await writePlan(own.run, kept, []);
    await own.removeAll();
    return { kind: 'nothing', deployment: isFollowed(own) ? await followBase(own, before, keepIn(facts)) : undefined };
}
/**
 * True if a run made base what it is, and nothing was deployed since: it was killed, or the service deployed nothing. The
 * restore point says what was deployed before, so no clock has to be right.
 * @param newest the newest deployments of any kind, down to the newest live one
 */
async function isPublishedAfter({ run, start: { base, branches } }, newest) {
    const marks = new Set(newest.map(({ deploymentId }) => deploymentMark(deploymentId)));
    // Restore points don't tell their base.
    for (const point of restorePoints(branches)) {
        if (point.mark === undefined)
            continue;
        if (!marks.has(point.mark))
            return false;
        const isPair = branches.some(({ name }) => name === afterOf(point));
        if (isPair && (await isLikeBase(run, base, afterOf(point))))
            return true;
    }
    return false;
}
/** False for a branch that another run deletes meanwhile. */
async function isLikeBase(project, base, branch) {
    try {
        return hasSameList(await readList(project, branch), await readList(project, base));
    }
    catch (error) {
        if (error instanceof GoneError)
            return false;
        throw error;
    }
}
/** True if readers see base, and the run waits. */
function isFollowed({ run, start }) {
    return run.inputs.wait && start.isLive;
}
/** Follows the newest live deployment, or the next one if only that has everything. */
async function followBase(own, before, onUpdate) {
    const { run, start } = own;
    if (before)
        return (0,follow_deployment/* followPush */.QZ)(run, start.base, before, onUpdate);
    const { live: [live], items, isComplete, } = await (0,newest_live/* readLive */.p9)(run.api, start.base, () => true);
    if (!live && !isComplete)
        return 'unknown';
    // The first publication of a project may have had no deployment before it, which has a mark, too.
    if (await isPublishedAfter(own, live ? items.slice(0, items.indexOf(live) + 1) : [...items, {}])) {
        run.log.info(`${start.base} has a publication that isn't deployed yet, so this run waits up to 3m for its deployment. To end without waiting, set ${(0,input_names/* setting */.Pe)('wait', false)}.`);
        return (0,follow_deployment/* followPush */.QZ)(run, start.base, { items, total: null }, onUpdate);
    }
    if (live)
        return (0,follow_deployment/* follow */.e6)(run, live, onUpdate);
    throw new Stop('no-deployment', `${start.base} has no live deployment`, `This run changed nothing, so no deployment can start. Run trigger-deploy, or publish the project in the dashboard.`);
}

// EXTERNAL MODULE: ../../build/src/deployments/build-error.js
var build_error = __webpack_require__(345);
// EXTERNAL MODULE: ../../build/src/deployments/describe-build.js
var describe_build = __webpack_require__(97744);
// EXTERNAL MODULE: ../../build/src/deployments/phase.js
var deployments_phase = __webpack_require__(99573);
;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/report/ending.js
/** Says how publishing a branch ended: its outcome, its title, and the message that begins with the title. Pure. */










function endingOf(record, inputs, result) {
    return (0,page_changes/* toEnding */.$G)(describeResult(record, inputs, result));
}
/** Only a merge tells what becomes of a page that differs: it may be newer on the other branch, or merged before. */
const DIFFERING = { create: 'may be created', update: 'may be updated', delete: 'may be deleted' };
const PERHAPS = { create: 'perhaps created', update: 'perhaps updated', delete: 'perhaps deleted' };
/** What became of a page. */
function verbsOf({ progress }, inputs) {
    return isExact(inputs) ? { done: page_changes/* PAST */.vZ, 'in-doubt': PERHAPS, none: page_changes/* PLANNED */.TZ }[progress] : DIFFERING;
}
/** Returns `3 created, 8 updated, 1 deleted`. Empty without changes. */
function describeCounts(record, inputs) {
    return (0,page_changes/* describeChanges */.DT)(record.steps ?? [], verbsOf(record, inputs));
}
function countRisks({ steps = [] }, wanted) {
    return steps.filter(({ risk }) => risk === wanted).length;
}
/** What readers would miss, in numbers. */
function countMissed(record) {
    const redirects = record.lostRedirects.length;
    const pages = countRisks(record, 'without-redirect');
    return { pages, redirects, unlisted: countRisks(record, 'not-in-navigation') };
}
/** What a restore takes back: `v2-4-0`, or `the restore of v2-4-0`. */
function changeIn(restorePoint = '') {
    const { kind, label = restorePoint } = parseOwnBranch(restorePoint) ?? {};
    return kind === 'restore' ? `the restore of ${label}` : label;
}
function describeResult(record, inputs, result) {
    if (result.kind === 'stopped')
        return (0,page_changes/* failed */.gz)(result.topic, result.message, result.advice);
    if (result.kind === 'planned')
        return describePlan(record, inputs);
    const failure = describeFailure(record, inputs, result);
    if (failure)
        return failure;
    const { deployment, warnings, steps = [], lostRedirects } = record;
    const hasRisk = steps.some(({ action, risk }) => action === 'kept' || risk !== undefined);
    const needsLook = warnings.length > 0 || lostRedirects.length > 0 || hasRisk;
    const isLive = deployment && (0,deployments_phase/* phaseOf */.h)(deployment) === 'ready' && deployment.url;
    const isNothing = result.kind === 'nothing';
    return (0,page_changes/* done */.Vw)(needsLook ? 'warning' : 'good', isNothing ? describeNothing(record, inputs) : describeDone(record, inputs), 
    // The URL comes last and without a full stop, so that terminals make a link of it.
    [
        ...(isNothing ? [] : detailsOf(record, inputs)),
        ...leftOpen(record, inputs, result),
        ...(isLive ? [`Live: ${deployment.url}`] : []),
    ]);
}
/** What a run that is done didn't do, and how to do it. */
function leftOpen(record, inputs, { kind }) {
    const own = kind === 'nothing' ? furtherBack(record) : [...restSentence(record, inputs), ...unmade(record, inputs)];
    return [...own, ...byHand(record)];
}
/** Returns `12 pages`, or what changes instead. */
function describeScope({ steps = [], hasConfigChange, isComplete }, { mode }) {
    const count = steps.length - (0,page_changes/* countSteps */.jg)(steps, 'kept');
    if (!isComplete && mode !== 'restore')
        return `at least ${(0,pluralize/* pluralize */.t)(count, 'page')}`;
    if (count > 0)
        return (0,pluralize/* pluralize */.t)(count, 'page');
    return hasConfigChange ? 'only the configuration' : 'no page';
}
/** Returns `may change up to 12 pages`: without a merge, no more than the differences of the branches are known. */
function describeExtent(record, inputs) {
    const { steps = [], hasConfigChange, isComplete } = record;
    const count = steps.length;
    if (isExact(inputs))
        return `would change ${describeScope(record, inputs)}`;
    if (!isComplete)
        return count === 0 ? 'may change pages' : `may change more than ${(0,pluralize/* pluralize */.t)(count, 'page')}`;
    if (count > 0)
        return `may change up to ${(0,pluralize/* pluralize */.t)(count, 'page')}`;
    return hasConfigChange ? 'may change only the configuration' : 'would change no page';
}
/** Returns `Published next to main: 12 pages changed` or `Restored main to before v2: 11 pages are as before, 1 kept`. */
function describeDone(record, inputs) {
    const { base = '', source = '', steps = [] } = record;
    const scope = describeScope(record, inputs);
    if (inputs.mode !== 'restore')
        return `Published ${source} to ${base}: ${scope} changed`;
    const kept = (0,page_changes/* countSteps */.jg)(steps, 'kept');
    const isOne = steps.length - kept < 2;
    const left = kept === 0 ? '' : `, ${(0,pluralize/* formatCount */.B)(kept)} kept as ${kept === 1 ? 'it is' : 'they are'}`;
    return `Restored ${base} to before ${changeIn(source)}: ${scope} ${isOne ? 'is' : 'are'} as before${left}`;
}
/** What a restore doesn't touch. */
function restSentence({ base = '' }, { mode }) {
    return mode === 'restore' ? [`This run changed no other page of ${base}.`] : [];
}
/** What a publication without it leaves open. */
function unmade({ base = '' }, { mode, restorePoint, wait }) {
    return [
        ...(wait ? [] : [`This run didn't wait for a deployment of ${base}.`]),
        ...(mode === 'publish' && restorePoint === NO_POINT ? ['There is no restore point.'] : []),
    ];
}
function detailsOf(record, inputs) {
    const counts = describeCounts(record, inputs);
    return [
        ...(counts === '' ? [] : [`${counts}.`]),
        ...(record.hasConfigChange ? [describeConfigChange(record, inputs)] : []),
    ];
}
function describeConfigChange({ guessedFile, progress }, inputs) {
    if (progress === 'done')
        return 'The configuration changed.';
    if (!isExact(inputs))
        return 'The configuration may change.';
    return guessedFile === undefined
        ? 'The configuration changes.'
        : `The configuration changes if its file is ${guessedFile}: docs-ci can't check this name before it writes the file.`;
}
/** What a run needs for a merge that changes nothing live, as a clause. */
function wayToMerge({ mode, trial, dryRun }) {
    if (mode !== 'check')
        return `use ${(0,input_names/* setting */.Pe)('mode', 'check')} with ${(0,input_names/* setting */.Pe)('trial', true)} and without ${(0,input_names/* inputName */.yu)('dry-run')}`;
    const changes = [
        ...(trial ? [] : [`set ${(0,input_names/* setting */.Pe)('trial', true)}`]),
        ...(dryRun ? [`remove ${(0,input_names/* inputName */.yu)('dry-run')}`] : []),
    ];
    return changes.join(' and ');
}
/** True if the plan changes something, or may. */
function hasPlannedChange({ steps = [], hasConfigChange, isComplete }) {
    return steps.length > 0 || hasConfigChange || !isComplete;
}
function describePlan(record, inputs) {
    const { base = '', source = '', hasConflict, ifRejected, steps = [] } = record;
    const change = inputs.mode === 'restore' ? `restoring ${base} to before ${changeIn(source)}` : `publishing ${source} to ${base}`;
    const unknown = isExact(inputs)
        ? []
        : [
            ...((0,page_changes/* countSteps */.jg)(steps, 'update') > 0 ? [`Pages that were edited only on ${base} stay as they are.`] : []),
            `Only a merge shows conflicts, and which pages change: ${wayToMerge(inputs)}. It needs a key with the editor role.`,
        ];
    const merges = hasConflict === false ? ['The branches merge without a conflict.'] : [];
    const text = `Plan: ${change} ${describeExtent(record, inputs)}`;
    const rejected = ifRejected !== undefined && hasPlannedChange(record) ? [ifRejected] : [];
    const details = [...detailsOf(record, inputs), ...merges, ...unknown, ...rejected, ...byHand(record)];
    return (0,page_changes/* done */.Vw)('plan', text, [page_changes/* UNCHANGED */.ST, ...details]);
}
function describeNothing({ base = '', source = '', steps = [] }, { mode }) {
    if (mode !== 'restore')
        return `Nothing to publish: ${source} has nothing new for ${base}`;
    const kept = (0,page_changes/* countSteps */.jg)(steps, 'kept');
    return kept === 0
        ? `Nothing to restore: ${base} has no change of ${changeIn(source)}`
        : `This run took nothing back: ${(0,pluralize/* pluralize */.t)(kept, 'page was', 'pages were')} edited, added or deleted since, and ${kept === 1 ? 'is left as it is' : 'are left as they are'}`;
}
/** How to take back what a restore leaves: a page that wasn't there before has to go. */
function byHand({ source = '', steps = [] }) {
    const pathsTo = (wanted) => steps.flatMap(({ byHand: way, path }) => (way === wanted ? [path] : []));
    const [copied, deleted] = [pathsTo('copy'), pathsTo('delete')];
    const ways = [
        ...(copied.length === 0
            ? []
            : [
                `copy ${(0,list_items/* listPaths */.P)(copied)} from the branch ${source} of the documentation repository, which has the state before`,
            ]),
        ...(deleted.length === 0
            ? []
            : [
                `delete ${(0,list_items/* listPaths */.P)(deleted)} (and any entry in the navigation), because the state before lacks ${deleted.length === 1 ? 'it' : 'them'}`,
            ]),
    ];
    return ways.length === 0 ? [] : [`To take the rest back by hand, ${ways.join(', and ')}.`];
}
function furtherBack({ earlierPoint, steps = [] }) {
    return earlierPoint === undefined || (0,page_changes/* countSteps */.jg)(steps, 'kept') > 0
        ? []
        : [`To go back further, set ${(0,input_names/* setting */.Pe)('restore-point', earlierPoint)}.`];
}
/** The end of a run whose changes are on base, but not live. Undefined if the build didn't fail. */
function describeFailure(record, inputs, { kind, deployment }) {
    const { base = '', wayBack } = record;
    const isMerged = kind === 'merged';
    const state = isMerged
        ? `${base} has the changes, but readers still see the version before.`
        : `This run changed nothing, but ${base} may have changes that readers don't see yet.`;
    const error = (0,build_error/* findBuildError */.y)(record.deployment?.logs ?? '');
    const cause = error ? (0,describe_build/* describeCause */.V$)(error) : 'The service returns no build log.';
    const hasWayBack = wayBack !== undefined && inputs.mode !== 'restore';
    return (0,page_changes/* describeUnbuilt */.LL)((0,follow_deployment/* phaseOfDeployed */.Ts)(deployment), {
        missing: [`No deployment of ${base} appeared within 3m`, state, 'Run trigger-deploy, or check the dashboard.'],
        unknown: [
            'It is not known whether the changes are live',
            `${isMerged ? `${base} has the changes` : 'This run changed nothing'}, but too many previews are newer than the live deployment of ${base}.`,
            'Check the dashboard.',
        ],
        cancelled: ['The deployment was cancelled on the service', state, 'Run trigger-deploy to start another.'],
        error: ['Documentation failed to build', state, cause, ...(hasWayBack ? [describeWayBack(wayBack)] : [])],
    });
}
function describeWayBack({ inputs }) {
    return `To go back, run it with ${listSettings(inputs)}.`;
}
/** Returns `mode: restore, restore-point: x and config-file: docs.json`. */
function listSettings(inputs) {
    return (0,list_items/* listItems */.D)(inputs.map(([name, value]) => (0,input_names/* setting */.Pe)(name, value)), Infinity);
}
/** What a run left behind that an error, a timeout or a cancellation stopped. */
function describeUnfinished(record, inputs) {
    const { base = 'the branch', progress, restorePoint } = record;
    const point = restorePoint === undefined ? '' : ` The restore point is ${restorePoint}.`;
    // A restore may keep pages.
    const changes = inputs.mode === 'restore' ? 'the changes of this run' : 'all changes';
    if (progress === 'done')
        return `${base} has ${changes}.${point}`;
    if (progress === 'in-doubt')
        return `${base} may have the changes. Run the job again to find out and to continue.`;
    if (inputs.dryRun || record.steps === undefined)
        return 'Nothing was changed.';
    return `Nothing was changed on ${base}. The next run starts again.`;
}
/** The title of a run without a result. Undefined if its cause is the better title. */
function unfinishedHeadline({ progress, base = 'The branch' }, outcome) {
    const states = {
        none: 'nothing was changed',
        'in-doubt': `${base} may have the changes`,
        done: `${base} has the changes`,
    };
    if (outcome === 'timed-out')
        return { sign: 'waiting', text: `Timed out: ${states[progress]}` };
    if (outcome === 'cancelled')
        return { sign: 'bad', text: `Cancelled: ${states[progress]}` };
    return progress === 'none' ? undefined : { sign: 'bad', text: `The job failed, and ${states[progress]}` };
}

// EXTERNAL MODULE: ../../build/src/project/rounds.js
var rounds = __webpack_require__(38466);
// EXTERNAL MODULE: ../../build/src/project/tidying.js
var tidying = __webpack_require__(16735);
// EXTERNAL MODULE: ../../build/src/text/group-by.js
var group_by = __webpack_require__(17266);
;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/branches/own-branches.js
/** Creates the branches of a round, and deletes those that no run needs any more. */









/** The branches that a round has created, or may have. */
class OwnBranches {
    run;
    start;
    names;
    round;
    #created = new Set();
    constructor(run, start, names, 
    /** Counts from 1. */
    round) {
        this.run = run;
        this.start = start;
        this.names = names;
        this.round = round;
    }
    /** Creates the work branch. Resolves to the commit that it begins at, if the service tells. */
    async createWork() {
        if (this.round === 1)
            await this.#removeLeftBehind();
        return this.create(this.names.after);
    }
    /** Creates the restore point. @param marked the deployment before; undefined if that isn't known */
    async createPoint(marked) {
        const { names } = this;
        if (marked)
            this.names = { ...names, before: withMark(names.before, marked.deploymentId) };
        await this.create(this.names.before);
    }
    /** Creates a branch of base. Rejects with ConflictError if the name is taken. */
    async create(branchName) {
        const { api } = this.run;
        const { base } = this.start;
        this.#created.add(branchName);
        const { sourceBranch, sourceSha } = await (0,write_once/* writeOnce */.Fq)((lookUp) => (0,content/* createBranch */.lY)(api, { branchName, sourceBranch: base }, lookUp), () => (0,work_branch/* findCreated */.it)(api, branchName)).catch((error) => {
            const isRefused = error instanceof write_once/* ConflictError */.fK;
            // The branch is of another run, or there is none.
            if (isRefused || !(0,errors/* mayHaveWritten */.$8)(error))
                this.#created.delete(branchName);
            throw isRefused && !(0,errors/* hasStatus */.Ro)(error.cause, 409) ? error.cause : error;
        });
        if (sourceBranch === null || sourceBranch === base)
            return sourceSha ?? undefined;
        const text = `The service created a branch from ${JSON.stringify(sourceBranch)} instead of ${JSON.stringify(base)}`;
        const advice = `Set ${(0,input_names/* inputName */.yu)('base')} to the name of the branch that goes live.`;
        throw new Stop('invalid-input', text, 'Nothing was changed.', advice);
    }
    /** The branches are a restore point now, and older ones may go. */
    async keep() {
        this.#created.clear();
        const { branches, isComplete } = this.start;
        // Branches of other runs can have later times in their names, and sort after these.
        const own = Object.values(this.names).map((name) => ({ name, protected: true }));
        const points = (0,group_by/* groupBy */.$)(isComplete ? outdated([...branches, ...own]) : [], ({ id }) => id);
        await Promise.all([...points.values()].map(async (pair) => {
            // One branch of a restore point is of no use.
            for (const { name } of pair)
                if (!(await this.#remove('old restore point', name)))
                    return;
        }));
    }
    /** Deletes branches that runs left behind which were killed. A publication may be running beside a trial. */
    async #removeLeftBehind() {
        const { branches, isComplete } = this.start;
        const isTrial = this.run.inputs.mode === 'check';
        // The other branch of a restore point may be there, but not listed.
        const left = isComplete ? leftBehind(branches).filter(({ kind }) => !isTrial || kind === 'check') : [];
        // One that can't be deleted holds up no other.
        await Promise.all(left.map(({ name }) => this.#remove('branch', name, ' of an earlier run')));
    }
    /**
     * Deletes what this round has created, if base has nothing of it. A cancelled run sends no further request: the next run
     * clears up.
     */
    async removeAll() {
        if (this.run.signal.aborted)
            return;
        for (const name of [...this.#created].reverse()) {
            await this.#remove('branch', name, ' of this run');
            this.#created.delete(name);
        }
    }
    /** False if the service refuses it. */
    async #remove(what, name, which = '') {
        const { api, optional } = this.run;
        const work = async () => (0,tidying/* withinMinute */.O)(this.run, (late) => (0,work_branch/* removeBranch */.VS)(api, name, late)).then(() => true);
        return (await optional(`Deleting the ${what} ${name}${which}`, work)) ?? false;
    }
}

// EXTERNAL MODULE: ../../build/src/project/missing-branch.js
var missing_branch = __webpack_require__(39604);
;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/branches/start.js
/** Reads the branches of the project, and rejects a run whose branches don't exist or don't fit. Changes nothing. */







const WITHOUT_NAVIGATION = "docs-ci doesn't check navigation and redirects";
/** Ends with InputError if a branch is missing, or doesn't fit. */
async function readStart(run) {
    return (0,command/* learn */.nB)(run, {}, (facts) => readBranches(run, facts));
}
async function readBranches(run, facts) {
    const { api, inputs } = run;
    const { branches, count } = await (0,content/* listBranches */.jr)(api);
    // Only without a branch in the request, the response names the deployment branch.
    const live = await (0,read_project/* readConfig */.Xg)(run, undefined, WITHOUT_NAVIGATION);
    const deployed = live?.branch ?? undefined;
    const base = inputs.base ?? deployed;
    if (base === undefined)
        throw unknownBase(live !== undefined);
    facts.base = base;
    const isComplete = count === null || count === branches.length;
    requireBranches(inputs, branches, base, deployed ?? base);
    if (isUntested(inputs, branches, base))
        facts.ifRejected = `${base} is protected. If the service rejects the merge, ${protectionAdvice(inputs, base)}.`;
    const baseConfig = base === deployed ? live?.config : live && (await (0,read_project/* readConfig */.Xg)(run, base))?.config;
    return { branches, isComplete, base, baseConfig, isLive: base === (deployed ?? base) };
}
function unknownBase(hasConfig) {
    const [why, check] = hasConfig
        ? ['', '']
        : [
            ', because it returns no configuration',
            ', and check that the branch has its configuration file, such as docs.json',
        ];
    return new errors/* InputError */.dz([
        `${(0,input_names/* inputName */.yu)('base')}: the service doesn't tell the name of the deployment branch${why}. Set ${(0,input_names/* inputName */.yu)('base')} to this name${check}.`,
    ]);
}
function requireBranches(inputs, branches, base, live) {
    const from = inputs.mode === 'restore' ? undefined : inputs.from;
    const names = branches.map(({ name }) => name);
    const [quotedBase, quotedFrom] = [JSON.stringify(base), JSON.stringify(from)];
    const unlisted = `the service calls ${quotedBase} the deployment branch, but lists no such branch. Set ${(0,input_names/* inputName */.yu)('base')} to the branch that readers see.`;
    const isLive = `${quotedFrom} is the deployment branch, which is live already. Use the branch with the new pages.`;
    const rules = [
        [!names.includes(base), 'base', inputs.base === undefined ? unlisted : (0,missing_branch.describeMissingBranch)(base, names)],
        [from !== undefined && !names.includes(from), 'from', (0,missing_branch.describeMissingBranch)(from ?? '', names)],
        [from === live, 'from', isLive],
    ];
    const broken = rules.filter(([isBroken]) => isBroken);
    const isOther = broken.some(([, , problem]) => problem === unlisted || problem === isLive);
    const problems = broken.map(([, input, problem]) => `${(0,input_names/* inputName */.yu)(input)}: ${problem}`);
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems, isOther ? undefined : 'missing-branch');
}
/** True for a plan to merge into a protected branch. A merge that was rejected leaves no restore point. */
function isUntested({ dryRun, mode }, branches, base) {
    const isPlan = dryRun || mode === 'check';
    return isPlan && isProtected(branches, base) && restorePoints(branches).length === 0;
}
function isProtected(branches, base) {
    return branches.some((branch) => branch.name === base && branch.protected);
}
/** What helps if the service rejects the merge because of a protection, as a clause. */
function protectionAdvice({ mode, from = '' }, base) {
    const byHand = mode === 'restore' ? 'revert the publication' : `merge ${from} into ${base}`;
    return `allow the API to write to ${base}, or ${byHand} in the documentation repository`;
}

;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/modes/rounds.js
/** Works in rounds, each with branches of its own. A round in which another job moves base is followed by the next one. */









const ROUND_DELAYS_MS = [500, 1_500];
/**
 * Starts again if base was moved. Ends with Stop after the last round.
 * @param known what is known before the first round
 * @param work gets what is known before its round, and returns what is known after it
 */
async function inRounds(run, { start, known, name }, work) {
    const { api, clock } = run;
    const random = run.random();
    const ifProtected = `If ${start.base} is protected, ${protectionAdvice(run.inputs, start.base)}`;
    let facts = known;
    const workOnce = async (round) => {
        const startMs = nameTime(api.toServerMs(clock.now()), start.branches);
        const own = new OwnBranches(run, start, namesOf({ startMs, ...name, random, round }), round);
        const ended = await work(own, facts);
        facts = ended.facts;
        // A merge that may still be carried out needs the branches.
        if (facts.progress !== 'in-doubt')
            await own.removeAll();
        if ('error' in ended)
            throw ended.error instanceof GoneError ? goneStop(own, ended.error) : ended.error;
        return ended.result;
    };
    const onConflict = ({ message }) => {
        // The plan of a round stays in its file, until the next round replaces it.
        facts = { ...known, files: facts.files };
        const text = `The merge into ${start.base} failed ${rounds/* MAX_ROUNDS */.J} times (${message})`;
        const advice = 'Run the job again, and give all jobs that publish the same concurrency group.';
        const protection = isProtected(start.branches, start.base) ? [`${ifProtected}.`] : [];
        return new Stop('conflict', text, 'Nothing was changed.', ...protection, advice);
    };
    try {
        const result = await (0,rounds/* repeatRounds */.a)(run, workOnce, onConflict, ROUND_DELAYS_MS);
        return { facts, result };
    }
    catch (error) {
        const explained = run.inputs.mode === 'check' ? explainTrial(error) : (0,write_once/* explainRejection */.vo)(error, ifProtected);
        return { facts, error: explained };
    }
}
/** A check reads, and its trial writes: a key that may not write can still check. */
function explainTrial(error) {
    if (!(0,errors/* hasStatus */.Ro)(error, 403) || error.request.method !== 'POST')
        return error;
    const text = `No trial was made: ${((0,errors/* reasonOf */.A3)(error) ?? error.message).replace(/\.$/, '')}`;
    const role = `${(0,input_names/* setting */.Pe)('trial', true)} merges into a temporary branch, which needs a key with the editor role.`;
    const advice = `Set ${(0,input_names/* inputName */.yu)('api-key')} to such a key, or remove ${(0,input_names/* inputName */.yu)('trial')}. Then the job finds no conflicts.`;
    return new Stop('role-or-plan', text, role, advice);
}
function goneStop({ names, start: { base } }, { branch, message }) {
    return branch === names.before || branch === names.after
        ? new Stop('newer-run', `Nothing was changed on ${base}: the branch ${branch} of this run was deleted during the run`, 'Another run deletes it to take over. If there is none, run the job again.')
        : new Stop('missing-branch', message, 'Nothing was changed.');
}

;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/modes/publish.js
/** Modes publish and check: merges a branch into a branch of this run, looks at the changes, and merges that one once. */













/** Only reads in a dry run, and in mode check without `trial`. */
async function publish(run, start, from) {
    const { host, inputs } = run;
    const points = restorePoints(start.branches);
    const warnings = lackOf(run, points, from);
    const mayBeMerged = !isExact(inputs) && standingRestores(points).length > 0;
    const known = { ...createRecord(), source: from, warnings, mayBeMerged };
    const kind = inputs.mode === 'check' ? 'check' : 'publish';
    const name = { kind, label: labelOf(inputs, host.runContext), source: sourceMark(from) };
    return inRounds(run, { start, known, name }, async (own, before) => (0,command/* learn */.nB)(run, { ...before }, (facts) => isExact(inputs) ? publishOnce(own, from, facts) : compareOnly(own, from, facts)));
}
/** What Git doesn't publish again. To take a restore back makes its publication live, so it must be one of `from`. */
function lackOf(run, points, from) {
    const isOpen = (point) => point !== undefined && takesBack(point);
    const newestOfFrom = points.find(({ source }) => source === sourceMark(from));
    if (isOpen(newestOfFrom)) {
        const { inputs } = wayBackOf(run, newestOfFrom.name, true);
        return [
            `A restore took the publication ${newestOfFrom.label} of ${from} back, so only what is new on ${from} is published. To publish all of it again, first run the job with ${listSettings(inputs)}.`,
        ];
    }
    const [newest] = points;
    return isOpen(newest) && newest.source === undefined
        ? [
            `A restore took the publication ${newest.label} back. If it was of ${from}, only what is new on ${from} is published.`,
        ]
        : [];
}
async function compareOnly(own, from, facts) {
    const { run } = own;
    const base = await readBase(own);
    const head = await readState(run, from);
    await planRound(own, [base, head], await compareBranches(run, [base, head]), facts);
    return { kind: 'planned' };
}
async function publishOnce(own, from, facts) {
    const { run, start, round } = own;
    const { mode } = run.inputs;
    // In a later round, another run may have changed the configuration, too.
    const seen = await (round === 1 ? readBase(own) : readState(run, start.base));
    const { changed, hasConflict, conflict, warnings } = await mergeIntoWork(own, seen, from);
    facts.hasConflict = hasConflict;
    facts.warnings = [...facts.warnings, ...warnings];
    if (conflict)
        throw conflict;
    if (!changed && mode === 'publish')
        return (0,command/* join */.fj)(facts, await finishWithout(own, facts));
    if (!changed) {
        facts.steps = [];
        facts.files = await writePlan(run, [], []);
        return { kind: 'planned' };
    }
    const { work, difference } = changed;
    await planRound(own, [seen, work], difference, facts);
    requireFewDeletes(run.inputs, difference, seen);
    if (mode === 'check')
        return { kind: 'planned' };
    const config = difference.hasConfigChange ? work.config : undefined;
    const target = { seen, changes: difference.changes, config, planned: facts };
    return (0,command/* join */.fj)(facts, await finishMerge(own, `Publish ${from}`, target));
}
/** Plans what the branches change, and writes the plan. */
async function planRound({ run }, states, difference, facts) {
    const { warnings, ...plan } = planChanges(run.inputs, states, difference, facts.mayBeMerged);
    Object.assign(facts, plan, { warnings: [...facts.warnings, ...warnings] });
    facts.files = await writePlan(run, plan.steps, difference.changes);
}
async function readBase({ run, start: { base, baseConfig } }) {
    return { ...(await readList(run, base)), config: baseConfig };
}
/** Rejects with Stop if more pages of base are deleted than the user allows. */
function requireFewDeletes({ maxDeletes }, { changes }, base) {
    const limit = (0,max_deletes/* limitOf */.LF)(maxDeletes, base.pages.size);
    const deletes = changes.filter(({ action }) => action === 'delete').length;
    if (deletes > limit)
        throw new Stop('max-deletes', `Nothing was published: ${(0,pluralize/* pluralize */.t)(deletes, 'page')} would be deleted, but ${(0,max_deletes/* describeLimit */.oi)(maxDeletes, limit)}`, `Check the branch. If the deletions are right, raise ${(0,input_names/* inputName */.yu)('max-deletes')} for one run.`);
}

// EXTERNAL MODULE: ../../build/src/project/batches.js
var batches = __webpack_require__(97075);
// EXTERNAL MODULE: ../../build/src/project/push-batches.js
var push_batches = __webpack_require__(61170);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/plan/plan-restore.js
/** Plans what becomes of each page, and of the configuration, if a publication is taken back. Pure. */





/** A page that the publication created and nobody changed stays. The reason follows. */
const NOT_DELETED = 'not deleted, because ';
const LISTED = 'the navigation lists it';
/**
 * Undefined if nothing becomes of the page: it is as before, or the publication didn't touch it.
 * @param versions texts; undefined where the page doesn't exist
 */
function decideRestore({ before, after, now }, { isComplete, isListed, losesEntry }) {
    if ((0,page_text/* isSameText */.cZ)(now, before))
        return undefined;
    const isLost = losesEntry && now !== undefined;
    const keep = (reason, byHand) => isLost
        ? {
            ...{ action: 'kept', byHand, risk: 'not-in-navigation' },
            reason: `${reason}, but the restored navigation doesn't list it`,
        }
        : { action: 'kept', reason, byHand };
    const kept = (reason) => keep(reason, before === undefined ? 'delete' : 'copy');
    // The publication didn't touch its text, but may have put it into the navigation.
    if ((0,page_text/* isSameText */.cZ)(after, before))
        return isLost ? keep(before === undefined ? 'added since' : 'edited since') : undefined;
    if (!(0,page_text/* isSameText */.cZ)(now, after))
        return kept(describeEdit(after, now));
    if (before !== undefined)
        return now === undefined ? comeBack(losesEntry) : { action: 'update' };
    if (!isComplete)
        return kept(`${NOT_DELETED}the service's list of pages is incomplete`);
    if (isListed === undefined)
        return kept(`${NOT_DELETED}the navigation couldn't be read`);
    return isListed ? kept(NOT_DELETED + LISTED) : { action: 'delete' };
}
/** What people did with a page since the publication. */
function describeEdit(after, now) {
    if (now === undefined)
        return 'deleted since';
    return after === undefined ? 'added again since' : 'edited since';
}
function comeBack(losesEntry) {
    return losesEntry
        ? { action: 'create', reason: "the navigation, which stays, doesn't list it", risk: 'not-in-navigation' }
        : { action: 'create' };
}
/** Why pages that the publication created are still live, and what to do; undefined if none is. */
function stillLive(steps) {
    const reasons = steps.flatMap(({ action, reason = '' }) => {
        return action === 'kept' && reason.startsWith(NOT_DELETED) ? reason.slice(NOT_DELETED.length) : [];
    });
    const [reason] = reasons;
    if (reason === undefined)
        return undefined;
    const pages = (0,pluralize/* pluralize */.t)(reasons.length, 'page is', 'pages are');
    const it = reasons.length === 1 ? 'it' : 'them';
    return {
        text: `${pages} still live, because ${reason.replace(/ it$/, ` ${it}`)}`,
        advice: reason === LISTED
            ? `Remove ${it} from the navigation, and run the job again.`
            : `Run the job again. If the message stays, delete ${it} in the documentation repository.`,
    };
}
/** What to do if the file of the configuration is not known. */
const NAME_FILE = `Set ${(0,input_names/* inputName */.yu)('config-file')} to the path of the configuration file`;
/**
 * @param restorePoint the branch with the state before
 * @param hasPath true if the user named the file: then it may be written although the service doesn't return it
 */
function decideConfig({ before, after, now }, restorePoint, hasPath) {
    if ([before, after, now].some(({ config }) => config === undefined))
        return UNKNOWN_CONFIG;
    if ((0,external_node_util_.isDeepStrictEqual)(before.config, after.config) || (0,external_node_util_.isDeepStrictEqual)(now.config, before.config))
        return {};
    if (!(0,external_node_util_.isDeepStrictEqual)(now.config, after.config) || now.text !== after.text) {
        const byHand = `To take the publication back in it, compare it with that of the branch ${restorePoint}`;
        return { kept: `it was changed since. ${byHand}` };
    }
    if (before.isFile)
        return { text: before.text ?? '' };
    if (hasPath && before.text === undefined && now.text === undefined)
        return { text: `${JSON.stringify(before.config, undefined, 2)}\n` };
    const left = {
        text: 'the configuration is still that of the publication',
        advice: `${NAME_FILE}, and run the job again.`,
    };
    return { kept: `${hasPath ? 'its file is not known' : doubtOf(before)}. ${NAME_FILE}`, left };
}
function doubtOf({ text }) {
    return text === undefined
        ? `its file is not known, because the service returns no ${pages_place/* USUAL_CONFIG_FILE */.v0}`
        : `its file is not ${pages_place/* USUAL_CONFIG_FILE */.v0}, which has another text`;
}
const UNKNOWN_CONFIG = {
    kept: "the service doesn't return it. Check it in the dashboard",
    left: {
        text: "the service doesn't return the configuration, which may still be that of the publication",
        advice: 'Check the configuration in the dashboard, and run the job again.',
    },
};

;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/modes/restore.js
/** Mode restore: pushes the differences to the state before a publication to a branch of this run, and merges it once. */
























/** Rejects with InputError if the restore point isn't there. */
async function restore(run, start) {
    const point = selectPoint(run.inputs, start);
    const older = restorePoints(start.branches).filter(({ id }) => id < point.id);
    const earlierPoint = run.inputs.restorePoint === undefined ? findRestorePoint(older, undefined)?.name : undefined;
    const known = { ...createRecord(), source: point.name, earlierPoint };
    const name = { kind: 'restore', label: labelOfRestore(point), source: point.source };
    return inRounds(run, { start, known, name }, async (own, before) => (0,command/* learn */.nB)(run, { ...before }, (facts) => restoreOnce(own, point, facts)));
}
/** Restore points that a message lists. */
const MAX_LISTED = 12;
function selectPoint({ restorePoint: wanted }, { branches, isComplete }) {
    const points = restorePoints(branches);
    const found = findRestorePoint(points, wanted);
    const isUsable = (point) => branches.some(({ name }) => name === afterOf(point));
    if (found && isUsable(found))
        return found;
    const quoted = wanted === undefined ? 'of a publication' : JSON.stringify(wanted);
    const problem = found === undefined
        ? `the service lists no restore point ${quoted}`
        : `the branch ${afterOf(found)} of this restore point was deleted, so docs-ci can't tell what was changed since`;
    const partly = isComplete ? '' : ' It lists only a part of the branches: run the job again later.';
    const text = `${(0,input_names/* inputName */.yu)('restore-point')}: ${problem}.${partly} ${describePoints(points, isUsable)}`;
    throw new errors/* InputError */.dz([text], 'restore');
}
/** Which restore points there are, as they are typed, or how one comes to be. That of a restore makes live what it took back. */
function describePoints(points, isUsable) {
    const usable = points.filter(isUsable);
    const list = (wanted) => (0,list_items/* listItems */.D)(usable.filter(({ kind }) => kind === wanted).map((point) => describePoint(point, points)), MAX_LISTED);
    const [publications, restores] = [list('publish'), list('restore')];
    const input = (0,input_names/* inputName */.yu)('restore-point');
    const rule = `A publication makes one before it merges, unless ${(0,input_names/* setting */.Pe)('restore-point', NO_POINT)} is set.`;
    return [
        publications === ''
            ? `${rule} To take back a publication without one, revert its merge in the documentation repository.`
            : `Set ${input} to one of these, the newest first: ${publications}.`,
        ...(restores === '' ? [] : [`Or, to take a restore back, set ${input} to one of these: ${restores}.`]),
    ].join(' ');
}
/** What is typed to go back to it, and when it was made. @param points all of them, which a label may mean */
function describePoint(point, points) {
    const typed = findRestorePoint(points, point.label) === point ? point.label : point.name;
    const made = (0,units/* formatTime */.fU)(point.startMs);
    return `${typed} (${point.kind === 'restore' ? `of ${made}` : made})`;
}
async function restoreOnce(own, point, facts) {
    const { run } = own;
    const { dryRun } = run.inputs;
    if (!dryRun)
        await own.createWork();
    const states = {
        before: await readState(run, point.name),
        after: await readState(run, afterOf(point)),
        now: await readState(run, dryRun ? own.start.base : own.names.after),
    };
    const { text, left, warnings, isGuess } = await planConfig(run, states);
    Object.assign(facts, {
        hasConfigChange: text !== undefined,
        guessedFile: isGuess ? configFileOf(run.inputs) : undefined,
        isComplete: warnings.length === 0,
        warnings: [...facts.warnings, ...warnings],
    });
    const config = text === undefined ? undefined : states.before.config;
    const pages = await planPages(run, states, config ?? states.now.config);
    const { changes, steps } = pages;
    facts.isJudged = states.before.config !== undefined && states.now.config !== undefined;
    facts.isComplete &&= pages.isComplete && steps.every(({ action }) => action !== 'kept');
    facts.warnings = [...facts.warnings, ...pages.warnings, ...laterChanges(run.inputs, states, point.label, steps)];
    facts.steps = steps;
    facts.files = await writePlan(run, steps, changes);
    const isNothing = changes.length === 0 && text === undefined;
    if (isNothing)
        requireTakenBack(steps, left);
    if (dryRun)
        return { kind: 'planned' };
    if (isNothing) {
        facts.wayBack = wayToPublish(run, own.start, point);
        return (0,command/* join */.fj)(facts, await finishWithout(own, facts));
    }
    const message = `Restore ${own.start.base} to before ${point.label}`;
    await pushChanges(own, message, states.now, { changes, config, text, isGuess });
    return (0,command/* join */.fj)(facts, await finishMerge(own, message, { seen: states.now, changes, config, planned: facts }));
}
/** What takes an earlier restore of the publication back, so that it can be published again. */
function wayToPublish(run, { branches }, point) {
    const earlier = restorePoints(branches).find((one) => one.kind === 'restore' && one.id > point.id);
    const isOfPoint = earlier?.label === labelOfRestore(point) && earlier.source === point.source;
    return earlier && isOfPoint && takesBack(earlier) ? wayBackOf(run, earlier.name, true) : undefined;
}
/** Other pages that changed after the publication: a later one without a restore point looks like an edit. */
function laterChanges({ restorePoint }, { before, after, now }, label, steps) {
    if (restorePoint !== undefined)
        return [];
    const told = new Set(steps.map(({ path }) => (0,pages_place/* placeOf */.$t)(path)));
    const places = new Set([...after.pages.keys(), ...now.pages.keys()]);
    const isOther = (place) => [before, after].every(({ pages }) => pages.get(place)?.size !== now.pages.get(place)?.size);
    const later = [...places].filter((place) => !told.has(place) && isOther(place)).sort();
    if (later.length === 0)
        return [];
    const it = later.length === 1 ? 'it as it is' : 'them as they are';
    const found = `${(0,list_items/* listItems */.D)(later, MAX_LISTED)} changed after ${label}, and a restore leaves ${it}.`;
    return [`${found} A later publication without a restore point isn't taken back.`];
}
/** Pushes to the branch of this run, and confirms what a service may have taken otherwise. */
async function pushChanges(own, message, now, { changes, config, text, isGuess }) {
    const { run, round } = own;
    const pages = changes.map((change) => toChange(change, round));
    const file = text === undefined ? [] : [toWrite('update', configFileOf(run.inputs), text)];
    // Only this run writes to this branch: if the service refuses an assumed file alone, its path is wrong.
    if (isGuess)
        await push(run, now, file, message).catch((error) => {
            throw error instanceof write_once/* ConflictError */.fK ? wrongConfigFile(run.inputs, error.message) : error;
        });
    await push(run, now, isGuess ? pages : [...pages, ...file], message);
    await confirmEndings(run, now.branch, changes);
    if (config !== undefined)
        await confirmConfig(run, now.branch, config);
}
/** Rejects with Stop if what was published is still live, although nothing can be taken back. */
function requireTakenBack(steps, left) {
    const pages = stillLive(steps);
    const live = pages ?? left;
    // With the configuration, its navigation comes back, and pages can go.
    const advice = left?.advice ?? pages?.advice;
    if (!live || advice === undefined)
        return;
    throw new Stop('restore', `Not restored: ${live.text}`, 'Nothing was changed.', advice);
}
function configFileOf({ configFile }) {
    return configFile ?? pages_place/* USUAL_CONFIG_FILE */.v0;
}
/** Resolves to the text to write, which is undefined if the configuration stays as it is. */
async function planConfig({ api, inputs }, { before, after, now }) {
    const isTouched = !(0,external_node_util_.isDeepStrictEqual)(before.config, after.config);
    const versionOf = async ({ branch, config }, file = configFileOf(inputs)) => {
        const text = isTouched ? await (0,read_project/* readSource */.o$)({ api }, { branch, formsOf: read_project/* exactly */.pV }, file) : undefined;
        return { config, text, isFile: await (0,read_project/* isConfigText */.kH)(text, config) };
    };
    const versions = { before: await versionOf(before), after: await versionOf(after), now: await versionOf(now) };
    const { text, kept, left } = decideConfig(versions, before.branch, inputs.configFile !== undefined);
    const warnings = kept === undefined ? [] : [`The configuration and its navigation stay as they are: ${kept}.`];
    const isGuess = text !== undefined && !versions.before.isFile;
    const wrong = configFileOf(inputs);
    if (isGuess && wrong !== pages_place/* USUAL_CONFIG_FILE */.v0 && (await versionOf(now, pages_place/* USUAL_CONFIG_FILE */.v0)).isFile)
        throw new errors/* InputError */.dz([
            `${(0,input_names/* inputName */.yu)('config-file')}: the configuration file is ${pages_place/* USUAL_CONFIG_FILE */.v0}, and the service returns no ${wrong}. Set ${(0,input_names/* setting */.Pe)('config-file', pages_place/* USUAL_CONFIG_FILE */.v0)}.`,
        ]);
    return { text, left, warnings, isGuess };
}
/** Plans the pages. @param config after the restore */
async function planPages(project, { before, after, now }, config) {
    const known = [...before.pages.keys(), ...now.pages.keys()];
    const listingOf = (one) => {
        const navigation = one === undefined ? undefined : new pages_navigation/* ListedPages */.G(one, known);
        return (place) => navigation?.of(place) ?? 'unknown';
    };
    const listed = { before: listingOf(before.config), now: listingOf(now.config), restored: listingOf(config) };
    const { changes: differing, isComplete } = await compareBranches(project, [now, before], new Map(), after);
    const changes = [];
    const steps = [];
    const ending = [];
    await (0,concurrency/* forEachPage */.oO)(project, differing, COMPARING, async (change) => {
        const { place, path } = change;
        const texts = { before: change.after, after: await readText(project, after, path), now: change.before };
        const listing = listed.restored(place);
        const isListed = listing === 'unknown' ? undefined : listing === 'listed';
        const hadEntry = (texts.now === undefined ? listed.before : listed.now)(place) === 'listed';
        const losesEntry = hadEntry && listing === 'unlisted';
        const decision = decideRestore(texts, { isComplete, isListed, losesEntry });
        if (isListed === true && texts.now === undefined && decision?.action !== 'create')
            ending.push(path);
        if (!decision)
            return;
        steps.push({ ...decision, path });
        if (decision.action !== 'kept')
            changes.push(change);
    });
    const navigation = config === now.config ? 'navigation' : 'restored navigation';
    const warnings = [
        ...(isComplete ? [] : ["The service's list of pages is incomplete, so no page is deleted."]),
        ...ending.sort().map((path) => `The ${navigation} lists ${path}, which was deleted since. Remove the entry.`),
    ];
    return { steps: steps.sort(byPath), changes: changes.sort(byPath), isComplete, warnings };
}
function toWrite(type, path, text) {
    return { type, path, content: async () => Promise.resolve(text) };
}
/** Some lists have no endings. Then the service rejects the wrong one, or shows it, and the next round tries the other. */
function toChange({ action, path, oldPath = path, after = '', ...step }, round) {
    const withEnding = (one) => ((0,pages_place/* isPage */.yp)(one) ? one : one + (round === 2 ? '.md' : '.mdx'));
    const [old, wanted] = [withEnding(oldPath), withEnding(path)];
    if (action === 'delete')
        return { type: action, path: old, step };
    return old === wanted
        ? { ...toWrite(action, wanted, after), step }
        : { ...toWrite('create', wanted, after), replaces: old, step };
}
/** Pushes to the branch of this run. Rejects with ConflictError if the service refuses it. */
async function push(project, now, changes, commitMessage) {
    const send = async ({ operations }) => {
        const isShown = async () => (await (0,write_once/* lookAtOperations */.tK)(project, now, operations)) === 'shown';
        const change = { commitMessage, branch: now.branch, operations };
        return (0,push_batches/* pushOnce */.qU)(project.api, change, isShown).catch(async (error) => {
            if (error instanceof write_once/* ConflictError */.fK)
                await requireBranch(project, now.branch, error.cause);
            throw error;
        });
    };
    const tooLarge = ({ operations: [first] }) => new Stop('too-large', `The service rejects ${JSON.stringify(first?.path)} as too large`, 'Nothing was restored.');
    await (0,push_batches/* pushBatches */.x7)(project, { push: send, tooLarge }, new batches/* Batches */.pl(changes), () => undefined);
}
/** Rejects with ConflictError if a guessed ending is wrong: a service can take it, so that a page is there twice or stays. */
async function confirmEndings({ api, pause }, branch, changes) {
    if (changes.every(({ path }) => (0,pages_place/* isPage */.yp)(path)))
        return;
    const isRight = async () => {
        const places = (await (0,content/* listPages */.pN)(api, { branch })).pages.map(({ path }) => (0,pages_place/* placeOf */.$t)(path));
        const countOf = (wanted) => places.filter((place) => place === wanted).length;
        return changes.every(({ action, place }) => countOf(place) <= (action === 'delete' ? 0 : 1));
    };
    if (!(await (0,patiently/* patiently */.d_)({ pause }, isRight)))
        throw new write_once/* ConflictError */.fK('the pages have another ending');
}
/** Rejects with Stop if the branch doesn't show the configuration: a wrong path creates another file. */
async function confirmConfig(run, branch, config) {
    if (await (0,patiently/* patiently */.d_)(run, () => hasConfig(run, branch, config)))
        return;
    throw wrongConfigFile(run.inputs, 'the navigation did not change with the configuration file');
}
function wrongConfigFile({ configFile }, reason) {
    const advice = `Set ${(0,input_names/* inputName */.yu)('config-file')} to ${(0,pages_place/* configPath */.eQ)(configFile)}.`;
    return new Stop('invalid-input', `Nothing was restored: ${reason.replace(/\.$/, '')}`, advice);
}

// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
// EXTERNAL MODULE: ../../build/src/text/typed-values.js
var typed_values = __webpack_require__(2852);
// EXTERNAL MODULE: ../../build/src/commands/account/comment.js
var comment = __webpack_require__(51329);
// EXTERNAL MODULE: ../../build/src/commands/account/blocks.js
var blocks = __webpack_require__(22456);
;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/report/account.js
/** Summarizes a run: outputs, title and summary. Pure, and works on an incomplete record. */














const PLAN = { code: 'plan.json' };
/** The error is at the end of a log. */
const MAX_LOG_LINES = 40;
function accountOf(record, inputs, ending) {
    const { result, deployment } = record;
    const words = result && describeResult(record, inputs, result);
    const url = deployment?.url ?? undefined;
    const counts = countsOf(record, inputs);
    return {
        outputs: outputsOf(record, counts),
        counts,
        headline: words?.headline ?? unfinishedHeadline(record, ending.outcome),
        lead: words && leadBlocks(record, inputs, words.sentences),
        isLeadInMessage: !showsBuild(record),
        sections: [warningSection(record, inputs), stepSection(record, inputs), openSection(record, inputs)],
        next: result?.kind === 'planned' ? planBlocks(inputs, record) : wayBackBlocks(record),
        details: runDetails(record, ending),
        links: url === undefined ? [] : [{ label: 'Documentation', url }],
    };
}
/** True if the page shows a build of this run, or why one failed. */
function showsBuild({ deployment, result }) {
    const phase = deployment && (0,deployments_phase/* phaseOf */.h)(deployment);
    return phase === 'error' || (phase === 'ready' && result?.kind === 'merged');
}
/** True if the site stands in the place of the sentences. */
function leadsWithLink({ deployment, result }) {
    const isFollowed = result?.kind === 'merged' || result?.kind === 'nothing';
    return isFollowed && deployment !== undefined && (0,deployments_phase/* phaseOf */.h)(deployment) === 'ready' && (0,text_document/* isWebUrl */.O9)(deployment.url ?? '');
}
/** What the page would lose of the message. */
function openSection(record, inputs) {
    const { result } = record;
    const isFollowed = result?.kind === 'merged' || result?.kind === 'nothing';
    const left = isFollowed && leadsWithLink(record) ? leftOpen(record, inputs, result) : [];
    return { label: 'Left', head: [], rows: left.map((sentence) => ({ cells: [sentence], isInMessage: true })) };
}
/** Where to see it and how much changed; or why it failed, and what to do. */
function leadBlocks(record, inputs, sentences) {
    const { deployment, hasConfigChange } = record;
    const { url, logs } = deployment ?? {};
    const phase = deployment && (0,deployments_phase/* phaseOf */.h)(deployment);
    const text = sentences.length === 0 ? [] : [{ paragraph: sentences.join(' ') }];
    if (phase === 'error') {
        const error = (0,build_error/* findBuildError */.y)(logs ?? '');
        return [...text, ...(error ? (0,describe_build/* buildErrorBlocks */.Vi)(error) : []), ...(0,describe_build/* buildLogBlocks */.Hb)(logs, MAX_LOG_LINES)];
    }
    if (!url || !leadsWithLink(record))
        return text;
    const parts = [
        { link: url, text: new URL(url).host, isMain: true },
        { strong: describeCounts(record, inputs) },
        hasConfigChange ? 'the configuration changed' : '',
        describeBuild(record),
    ];
    return [{ paragraph: (0,comment/* joinParts */.nn)(parts.filter((part) => (0,text_document/* textOf */.b6)(part) !== '').map((part) => [part])) }];
}
/** Another run may have started the build of a deployment that this one only found. */
function describeBuild({ deployment, result }) {
    return result?.kind === 'merged' ? `built in ${(0,describe_build/* buildDuration */.jk)(deployment) ?? '?'}` : '';
}
/** What to do about a page that a restore leaves without an entry. */
const UNREACHED = 'Readers may not reach the page: add it to the navigation, or delete it';
function warningSection({ warnings, steps = [], lostRedirects }, inputs) {
    const risks = steps.flatMap(({ action, path, reason = '', risk }) => {
        if (risk === undefined)
            return [];
        const page = { code: path };
        if (risk === 'without-redirect')
            return [['The URL of ', page, ` ends. ${(0,sentences/* upperFirst */.Zb)(reason)}.`]];
        if (inputs.mode !== 'restore')
            return [['The navigation does not list the new page ', page, '.']];
        return action === 'kept'
            ? [['The restored navigation does not list ', page, `, which stays. ${UNREACHED}.`]]
            : [['The navigation does not list ', page, `, which comes back. ${UNREACHED}.`]];
    });
    const lost = lostRedirects.map((source) => ['The redirect of ', { code: source }, ' ends: add it again.']);
    const rows = [...warnings.map(warningRow), ...[...risks, ...lost].map((cell) => ({ cells: [cell] }))];
    return { title: 'Look at this', label: 'Warnings', head: [], rows, place: PLAN };
}
function warningRow(message) {
    return { cells: [message], annotation: { level: 'warning', title: 'publish-branch', message } };
}
function stepSection(record, inputs) {
    const { steps = [], files } = record;
    const verbs = { ...verbsOf(record, inputs), kept: 'kept' };
    const signs = { ...page_changes/* SIGN */.AJ, kept: 'neutral' };
    const isKept = ({ action }) => action === 'kept';
    const keptFirst = [...steps.filter(isKept), ...steps.filter((step) => !isKept(step))];
    const rows = keptFirst.map((step) => ({
        sign: signs[step.action],
        cells: [verbs[step.action], { code: step.path }, step.reason ?? ''],
        ...(isKept(step) && { annotation: keptAnnotation(step) }),
    }));
    return { label: 'Pages', head: ['Change', 'Page', 'Why'], rows, place: files.plan ? { code: files.plan } : PLAN };
}
/** The table is only in the summary, but the log names what a restore leaves, too. */
function keptAnnotation({ path, reason = '', risk }) {
    const advice = risk === undefined ? '' : ` ${UNREACHED}.`;
    return { level: 'warning', title: 'publish-branch', message: `${path} is left as it is: ${reason}.${advice}` };
}
/** How to do what the run only planned. */
function planBlocks({ dryRun, mode, trial }, record) {
    if (!hasPlannedChange(record))
        return [];
    const goal = mode === 'restore' ? 'restore' : 'publish';
    if (mode !== 'check')
        return dryRun ? (0,blocks/* withoutDryRun */.lu)(goal, 'editor') : [];
    // A trial has shown the role.
    const needed = trial && !dryRun ? '' : ", which needs an editor key: this run didn't check the role of the key";
    return [{ paragraph: `Run with ${(0,input_names/* setting */.Pe)('mode', 'publish')} to publish${needed}.` }];
}
function wayBackBlocks({ result, wayBack }) {
    const own = parseOwnBranch(wayBack?.inputs.find(([name]) => name === 'restore-point')?.[1] ?? '');
    if (!own || !wayBack || result?.kind === 'stopped')
        return [];
    const [why, goal] = takesBack(own)
        ? ['Git counts what was published as merged. ', 'To publish it again, first']
        : ['', 'To go back,'];
    const { inputs, isCommand } = wayBack;
    if (isCommand) {
        const flags = inputs.map(([name, value]) => `--${name} ${(0,typed_values/* shellWord */.r)(value)}`);
        return [
            { paragraph: `${why}${goal} run:` },
            { verbatim: `docs-ci publish-branch ${flags.join(' ')}`, toCopy: true },
        ];
    }
    const parts = inputs.flatMap(([name, value], index) => [
        index === 0 ? '' : ', ',
        { code: `${name}: ${(0,typed_values/* yamlText */.p)(value)}` },
    ]);
    // Only labels of publications are found.
    const label = own.kind === 'publish'
        ? [
            ' Instead of the long name, you can type ',
            { code: own.label },
            ', unless a later publication has this label.',
        ]
        : [];
    return [{ paragraph: [`${why}${goal} run the job with `, ...parts, '.', ...label] }];
}
function runDetails(record, { durationMs }) {
    const { base, source, commitSha, deployment, files, progress } = record;
    if (base === undefined)
        return [];
    const [started, status] = progress === 'none' ? blocks/* FOUND_DEPLOYMENT */.tJ : ['Deployment', 'Status'];
    return (0,blocks/* detailBlocks */.gu)([
        ['Branch', (0,blocks/* codeOf */.$N)(base)],
        ['From', (0,blocks/* codeOf */.$N)(source)],
        ['Commit', (0,blocks/* codeOf */.$N)(commitSha)],
        [started, (0,blocks/* codeOf */.$N)(deployment?.deploymentId)],
        [status, deployment?.status],
        ['Plan', (0,blocks/* codeOf */.$N)(files.plan)],
        ['Differences', (0,blocks/* codeOf */.$N)(files.changes)],
        ['Duration', (0,units/* formatDuration */.a3)(durationMs)],
    ]);
}
/** What was changed, or what a plan would change. Empty while that isn't known. */
function changesOf({ steps, progress }, inputs) {
    // Pages that differ may stay as they are.
    if (!isExact(inputs))
        return {};
    const isPlan = inputs.dryRun || inputs.mode === 'check';
    // The steps of a run that stopped before the merge came to nothing.
    const counted = isPlan ? steps : { done: steps, 'in-doubt': undefined, none: [] }[progress];
    if (!counted)
        return {};
    return {
        created: (0,page_changes/* countSteps */.jg)(counted, 'create'),
        updated: (0,page_changes/* countSteps */.jg)(counted, 'update'),
        deleted: (0,page_changes/* countSteps */.jg)(counted, 'delete'),
    };
}
/** What isn't known is missing. */
function countsOf(record, inputs) {
    const { steps } = record;
    const changed = changesOf(record, inputs);
    if (!steps)
        return changed;
    const missed = countMissed(record);
    return {
        ...changed,
        kept: (0,page_changes/* countSteps */.jg)(steps, 'kept'),
        ...(isExact(inputs) &&
            record.isJudged &&
            inputs.mode !== 'restore' && { 'without-redirect': missed.pages + missed.redirects }),
        ...(record.isJudged && { 'not-in-navigation': missed.unlisted }),
    };
}
function outputsOf(record, counts) {
    const { base, commitSha, deployment, files, hasConflict, isComplete, progress, restorePoint, result, steps } = record;
    const isUnknown = progress === 'in-doubt';
    return {
        ...counts,
        changed: isUnknown ? undefined : progress === 'done',
        complete: steps === undefined || result?.kind === 'stopped' ? undefined : isComplete,
        conflict: hasConflict,
        branch: base,
        'commit-sha': commitSha,
        'restore-point': restorePoint,
        'deployment-id': deployment?.deploymentId,
        status: deployment?.status,
        url: deployment?.url ?? undefined,
        plan: files.plan,
        changes: files.changes,
    };
}

;// CONCATENATED MODULE: ../../build/src/commands/publish-branch/command.js
/** Defines the command publish-branch, which makes a branch of the documentation project live, and takes that back. */











const publishBranch = {
    name: 'publish-branch',
    summary: 'Make a branch of the docs live, with a check before and a restore after',
    branding: { icon: 'git-merge', color: 'green' },
    inputs: inputs,
    inputGroups: {
        Branches: ['mode', 'from', 'base', 'trial', 'maxDeletes', 'wait'],
        Restore: ['restorePoint', 'configFile'],
    },
    keyRole: 'editor (viewer for `dry-run` and mode check without trial)',
    examples: ['publish-branch --from next --mode check', 'publish-branch --from next', 'publish-branch --mode restore'],
    outputs: outputs,
    sampleInputs: { from: 'new-guide' },
    createRecord: createRecord,
    check: checkInputs,
    run: runPublish,
    onInterrupted: describeUnfinished,
    account: accountOf,
};
const CHANGES_SITE = `changes the live site. To only look, set ${(0,input_names/* setting */.Pe)('mode', 'check')}.`;
async function runPublish({ record, ...run }) {
    const { mode, from = '', dryRun } = run.inputs;
    for (const notice of describeUnused(run.inputs))
        run.log.notice(notice);
    if (mode !== 'check' && !dryRun)
        (0,posts/* warnOfRequest */.Jg)(run, CHANGES_SITE);
    await (0,earlier_results/* removeResultsFiles */.e)(run, ['plan.json', 'changes.diff']);
    try {
        const start = (0,command/* join */.fj)(record, await readStart(run));
        record.result = (0,command/* join */.fj)(record, await (mode === 'restore' ? restore(run, start) : publish(run, start, from)));
    }
    catch (error) {
        if (!(error instanceof Stop))
            throw error;
        record.result = error;
    }
    return endingOf(record, run.inputs, record.result);
}


/***/ }),

/***/ 23966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ mayBeGenerated),
/* harmony export */   T0: () => (/* binding */ kindOfTarget),
/* harmony export */   pH: () => (/* binding */ fileTest),
/* harmony export */   z6: () => (/* binding */ endingOf)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98870);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24169);
/** Decides by names alone what is a page and what is a file: the targets of links, and the entries of a list. Pure. */


/** Endings of files that no one gives to a page, unlike those of `node.js`, `index.html` or `b.c`. */
const FILE_ENDINGS = new Set([
    'apng avif bmp cur gif heic ico jfif jpeg jpg png psd svg tif tiff webp',
    '3gp avi m4v mkv mov mp4 mpeg mpg ogv webm',
    'aac flac m4a mid mp3 oga ogg opus wav wma',
    'doc docx epub odp ods odt pdf ppt pptx rtf xls xlsx',
    'csv json json5 jsonl log toml tsv txt xml yaml yml',
    '7z bz2 gz rar tar tgz xz zip zst',
    'eot otf ttf woff woff2',
    'apk deb dmg exe iso jar msi pkg rpm whl',
].flatMap((endings) => endings.split(' ')));
const DATA_ENDINGS = new Set(['csv', 'json', 'log', 'tsv', 'txt', 'xml', 'yaml', 'yml']);
/** Names of what services generate. */
const GENERATED = /^llms.*\.txt$|sitemap.*\.xml$|^robots\.txt$|^(?:rss|feed|atom)\b.*\.(?:xml|json)$/i;
/**
 * What the target of a reference is if it is there. `unknown`: the name of a page may have a dot, and a service may generate
 * a file. What a page embeds is a file.
 * @param path without a query and a fragment
 */
function kindOfTarget(path, isEmbedded) {
    const name = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path);
    if (GENERATED.test(name))
        return 'unknown';
    if (isEmbedded)
        return 'file';
    const ending = endingOf(name);
    if (ending === undefined || (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name))
        return 'page';
    return FILE_ENDINGS.has(ending) ? 'file' : 'unknown';
}
/** True for a link from the root of a site to data, such as `/openapi.json`: the service or the build may generate it. */
function mayBeGenerated(url, isEmbedded) {
    return !isEmbedded && url.startsWith('/') && DATA_ENDINGS.has(endingOf((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(url)) ?? '');
}
/** In lower case and without its dot. The end of a version, such as `v1.0`, isn't one. */
function endingOf(name) {
    const ending = /[^/]\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase();
    return ending !== undefined && (FILE_ENDINGS.has(ending) || /^[a-z]/.test(ending)) ? ending : undefined;
}
/** True for what a list of pages has besides pages. A list that has endings shows by them what is a page. */
function fileTest(paths) {
    const hasEndings = [...paths].some(_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp);
    return (path) => (hasEndings ? !(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(path) : kindOfTarget(path, false) === 'file');
}


/***/ }),

/***/ 39604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeMissingBranch: () => (/* binding */ describeMissingBranch),
/* harmony export */   explainMissingBranch: () => (/* binding */ explainMissingBranch),
/* harmony export */   findBranch: () => (/* binding */ findBranch)
/* harmony export */ });
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90692);
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88763);
/* harmony import */ var _own_branch_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54173);
/* harmony import */ var _tidying_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16735);






/**
 * Returns sentences that follow the name of an input.
 * @param names of all branches: those of people are listed, the nearest first
 */
function describeMissingBranch(branch, names) {
    const listed = names.filter((name) => !(0,_own_branch_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isOwnBranch */ .t$)(name));
    const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .q)(branch, listed);
    const others = nearest === undefined ? listed : [nearest, ...listed.filter((name) => name !== nearest)];
    const branches = others.length === 0 ? '' : ` Its branches are ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_4__/* .listItems */ .D)(others)}.`;
    return `the service has no branch ${JSON.stringify(branch)}.${branches} Check the name, or create the branch in the documentation repository.`;
}
/** Resolves to undefined if the service has the branch, or doesn't list all branches. */
async function explainMissingBranch(run, branch) {
    const { isThere, names } = await findBranch(run, branch);
    return isThere === false ? describeMissingBranch(branch, names) : undefined;
}
/** Asks the service with one request. */
async function findBranch(run, branch) {
    const listed = await (0,_tidying_js__WEBPACK_IMPORTED_MODULE_5__/* .withinMinute */ .O)(run, (late) => (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .listBranches */ .jr)(run.api, late)).catch((error) => {
        // Whatever the run reports says more than this error.
        if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .GI)
            return undefined;
        throw error;
    });
    const names = listed?.branches.map(({ name }) => name) ?? [];
    const isComplete = names.length > 0 && (listed?.count ?? names.length) === names.length;
    return { isThere: names.includes(branch) || (isComplete ? false : undefined), names };
}


/***/ }),

/***/ 17266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups values by a key. */
/** Returns the values by key, in their order. Node.js 20 has no `Map.groupBy`. */
function groupBy(values, keyOf) {
    const groups = new Map();
    for (const value of values) {
        const key = keyOf(value);
        const group = groups.get(key);
        if (group)
            group.push(value);
        else
            groups.set(key, [value]);
    }
    return groups;
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