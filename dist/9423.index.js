"use strict";
exports.id = 9423;
exports.ids = [9423];
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

/***/ 2418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OK: () => (/* binding */ requireFolder),
/* harmony export */   UN: () => (/* binding */ byReason),
/* harmony export */   eO: () => (/* binding */ logFiles),
/* harmony export */   iv: () => (/* binding */ resultsBelow),
/* harmony export */   tl: () => (/* binding */ findClashes),
/* harmony export */   tr: () => (/* binding */ listInputFolder),
/* harmony export */   uq: () => (/* binding */ describeFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);
/* harmony import */ var _disk_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50170);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83319);
/* harmony import */ var _disk_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55919);
/* harmony import */ var _hosts_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36443);
/* harmony import */ var _common_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99325);
/* harmony import */ var _text_group_by_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17266);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73308);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90692);
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88763);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22805);
/** Describes the folder of the input `path`, names in it that clash, and skipped files. */












/** Lists the folder (see `listFiles`). Rejects with InputError if the folder doesn't exist or can't be listed. */
async function listInputFolder(place, skipReason) {
    requireFolder(place);
    return (0,_disk_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listFiles */ .CS)(place.folder, skipReason).catch((error) => {
        const { path: folder = place.folder } = error;
        throw new _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            `${describe({ ...place, folder })} couldn't be listed: ${(0,_disk_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readErrorReason */ .Dx)(error)}. Make the folder readable.`,
        ]);
    });
}
/** Throws InputError if the folder doesn't exist. */
function requireFolder(place) {
    if ((0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(place.folder))
        return;
    const problem = (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(place.folder)
        ? `is a file. Set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_8__/* .inputName */ .yu)('path')} to a folder`
        : `doesn't exist. ${folderHint(place)} the spelling, and that ${(0,_hosts_host_js__WEBPACK_IMPORTED_MODULE_5__/* .originOf */ .yv)('folder', place.hostName)}`;
    throw new _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`${describe(place)} ${problem}.`], 'no-files');
}
/** A page, or the usual name of the configuration. */
const OF_PAGES = /\.mdx$|^docs\.json$/;
/** What else may be meant, and the verb of what to do otherwise. */
function folderHint({ workspace, folder, hasPages = false }) {
    const nearest = nearestFolder(folder);
    if (nearest !== undefined)
        return `Did you mean ${JSON.stringify((0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .workspacePath */ .X5)(workspace, nearest))}? If not, check`;
    const isRoot = hasPages && (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(workspace).some((name) => OF_PAGES.test(name));
    return isRoot ? `The root has pages: set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_8__/* .setting */ .Pe)('path', '.')} if they are the ones. If not, check` : 'Check';
}
/** The folder that a path probably means if any of its names is mistyped. */
function nearestFolder(folder) {
    const parent = (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder) : nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder));
    if (parent === undefined)
        return undefined;
    const names = foldersIn(parent);
    const name = names.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder)) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder) : (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_7__/* .nearestName */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder), names);
    return name === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(parent, name);
}
function foldersIn(parent) {
    return (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(parent).filter((name) => !name.startsWith('.') && (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(parent, name)));
}
function describe({ workspace, folder }) {
    return `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_8__/* .inputName */ .yu)('path')}: ${JSON.stringify((0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .workspacePath */ .X5)(workspace, folder))}`;
}
/** The folder in messages: `media/`. @param folder relative to the workspace */
function describeFolder(folder) {
    return folder === '.' ? 'the workspace' : `${folder}/`;
}
/** Files that jobs write for others than the next run: some have text of readers. */
const RESULT_FILES = new Set([
    ..._common_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILES */ .al,
    ...['check.json', 'check-pages.json', 'redirects.json', 'search.json', 'queries.yaml', 'site.json'],
    ...['plan.json', 'changes.diff', 'edited.patch', 'media-map.json', 'report.json', 'report.html'],
]);
/**
 * Returns a function that is true for results of any job: they can have text of readers, which must not become public. They are
 * below the folders of this run, or beside the result of another job, which may have its own `results-dir`. A folder of results
 * that contains the whole folder doesn't count, because it would hide every file.
 * @param folder absolute, as the path that the function gets
 */
function resultsBelow(folder, { host, resultsDir }) {
    const folders = [resultsDir, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(host.workspace, _common_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .RESULTS_FOLDER */ .UY)].filter((path) => path !== folder && (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(folder, path));
    const isOfJob = (path) => RESULT_FILES.has((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)) && hasResult((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
    return (path) => folders.some((one) => (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(one, path)) || isOfJob(path);
}
function hasResult(folder) {
    return /^\{\s*"schemaVersion": \d+,\s*"docsCi": "/.test((0,_disk_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextIfThere */ .pM)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'result.json')));
}
/** Groups of values whose names differ in nothing but case or Unicode form; some systems don't tell them apart. */
function findClashes(values, nameOf) {
    return [...(0,_text_group_by_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$)(values, (value) => (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .foldCase */ .SP)(nameOf(value))).values()].filter(({ length }) => length > 1);
}
/** Names in one line of the log. The summary or the plan has more of them. */
const MAX_NAMES = 10;
/** Logs one line per reason: `2 files skipped: not one of the default file types: app.exe and x.psd`. */
function logFiles(log, fate, files, noun = 'file') {
    for (const { reason, count, names } of byReason(files))
        log.info(`${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_10__/* .pluralize */ .t)(count, noun)} ${fate}: ${reason}: ${names}.`);
}
/** Groups files by why they are left out: the number of files, and the first names. */
function byReason(skipped) {
    return [...(0,_text_group_by_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$)(skipped, (file) => file.reason)].map(([reason, group]) => {
        const names = (0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_11__/* .listPaths */ .P)(group.map(({ path }) => path), MAX_NAMES);
        return { reason, count: group.length, names };
    });
}


/***/ }),

/***/ 39980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ warnAboutIdleFileGlobs),
  p: () => (/* binding */ warnAboutIdleGlobs)
});

// EXTERNAL MODULE: ../../build/src/disk/find-files.js
var find_files = __webpack_require__(50170);
;// CONCATENATED MODULE: ../../build/src/text/glob-hints.js
/** Finds the slip in a glob that matches nothing. Pure. */
/** No path of the service is longer, and the expressions below need a bound. */
const MAX_LENGTH = 1_024;
/**
 * The globs that a user could have meant, the likeliest first.
 * @param folder that the glob is relative to, below the workspace; `.` for the workspace
 * @param other a folder that users take for the start of the glob instead
 */
function guessGlobs(glob, folder, other = '.') {
    if (glob.length > MAX_LENGTH)
        return [];
    const cleaned = CLEANINGS.reduce((guess, { from, why }) => {
        const next = guess.glob.replace(from, '$1');
        return next === guess.glob ? guess : { glob: next, why };
    }, { glob, why: '' });
    const start = folder === '.' ? undefined : `${folder}/`;
    const { glob: text } = cleaned;
    const bare = text.replace(/^\.?\//, '');
    const guesses = [
        cleaned,
        ...(start !== undefined && bare.toLowerCase().startsWith(start.toLowerCase())
            ? [{ glob: bare.slice(start.length), why: `Patterns here are relative to ${folder}.` }]
            : []),
        ...(other === '.' ? [] : [{ glob: `${other}/${bare}`, why: 'Patterns here are relative to the workspace.' }]),
        { glob: `${bare.replace(/\/$/, '')}/**`, why: 'A folder needs /** at its end.' },
        { glob: `${bare}.*`, why: 'A file needs its ending.' },
        { glob: `**/${bare}`, why: 'A pattern without **/ only matches at the top of the folder.' },
        { glob: bare.replace(/[()]/g, '?'), why: 'Parentheses have a meaning in patterns.' },
        ...SEPARATORS.flatMap(({ between, why }) => {
            const parts = text.split(between).map((part) => part.replace(/^["']|["']$/g, ''));
            return parts.length > 1 ? parts.map((part) => ({ glob: part, why })) : [];
        }),
    ];
    return guesses.filter((guess) => guess.glob !== glob && guess.glob !== '');
}
/** What users write between patterns of one line. */
const SEPARATORS = [
    { between: /\s*,\s*(?![^{]*\})/, why: 'Write one pattern on each line, without commas.' },
    { between: /\s*;\s*/, why: 'Write one pattern on each line, without semicolons.' },
    { between: /\s+/, why: 'Write one pattern on each line.' },
];
/** What users copy from YAML and JSON lists into a text. */
const CLEANINGS = [
    { from: /^\s+(.*)$/, why: 'Remove the space.' },
    { from: /^(.*\S)\s+$/, why: 'Remove the space.' },
    { from: /^[-*]\s+(.*)$/, why: 'Remove the hyphen: the input is a text with one pattern on each line.' },
    { from: /^(.*?)\s+#.*$/, why: 'Remove the comment.' },
    { from: /^(.*?)\s*,$/, why: 'Write one pattern on each line, without commas.' },
    { from: /^(.*?)\s*;$/, why: 'Write one pattern on each line, without semicolons.' },
    { from: /^"(.*)"$/, why: 'Remove the quotes.' },
    { from: /^'(.*)'$/, why: 'Remove the quotes.' },
    { from: /^[`\u201c\u201d\u201e\u2018\u201a\u00ab](.*)[`\u201c\u201d\u2019\u2018\u00bb]$/, why: 'Remove the quotes.' },
    { from: /^\[(.*)\]$/, why: 'Remove the brackets: the input is a text with one pattern on each line.' },
];

// EXTERNAL MODULE: ../../build/src/commands/inputs/folder.js
var inputs_folder = __webpack_require__(2418);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
;// CONCATENATED MODULE: ../../build/src/commands/inputs/idle-globs.js
/** Warns about globs of an input that match nothing, with the slip that may be the cause. */




/** The log has at most so many warnings for one input. */
const MAX_WARNINGS = 10;
/** An exclamation mark before parentheses is a part of the glob. */
const NEGATION = /^!(?!\()/;
/** Names that no job reads are left out anyway. */
const NEVER_READ = /(?:^|\/)(?:\.[^./]|node_modules(?:\/|$))/;
/** @returns true if it warned */
async function warnAboutIdleGlobs(log, input) {
    const { label, globs = [], folder } = input;
    if (input.paths.length === 0)
        return false;
    const paths = input.paths.map((path) => path.replace(/\/$/, ''));
    const warnings = negationWarnings(input);
    for (const line of globs) {
        const glob = line.replace(NEGATION, '');
        const isExclude = input.isExclude === true || glob !== line;
        if ((await matches(glob, paths, isExclude)) || (isExclude && NEVER_READ.test(glob)))
            continue;
        const slip = await findSlip(glob, paths, input, isExclude);
        if (slip === undefined && input.onlySlips)
            continue;
        const hint = slip ?? 'Check the spelling, or remove the line.';
        warnings.push(`${label}: ${JSON.stringify(line)} matches no file in ${(0,inputs_folder/* describeFolder */.uq)(folder)}. ${hint}`);
    }
    for (const warning of warnings.slice(0, MAX_WARNINGS))
        log.warning(warning);
    const more = warnings.length - MAX_WARNINGS;
    if (more > 0)
        log.warning(`${label}: ${(0,pluralize/* pluralize */.t)(more, 'more pattern matches', 'more patterns match')} no file.`);
    return warnings.length > 0;
}
/** Warns about globs of files in the workspace. Each is tried alone, because another one may exclude what it matches. */
async function warnAboutIdleFileGlobs(log, workspace, { globs, ...input }) {
    const idle = [];
    for (const glob of globs)
        if ((await (0,find_files/* findFiles */.lY)(workspace, [glob.replace(NEGATION, '')])).length === 0)
            idle.push(glob);
    if (idle.length === 0)
        return;
    const paths = (await (0,find_files/* findFiles */.lY)(workspace, ['**'])).map(({ path }) => path);
    await warnAboutIdleGlobs(log, { ...input, globs: idle, paths, folder: '.' });
}
/** People who know .gitignore take an exclamation mark for an exception. */
function negationWarnings({ label, globs = [], isExclude }) {
    const negated = globs.filter((line) => NEGATION.test(line));
    if (isExclude)
        return negated.map((line) => `${label}: ${JSON.stringify(line)} leaves out everything but what follows the exclamation mark. Remove the line, and make the other lines narrower.`);
    if (globs.length === 0 || negated.length < globs.length)
        return [];
    return [
        `${label}: no line selects files, because each begins with an exclamation mark. Add the line "**" before them.`,
    ];
}
async function matches(glob, paths, isExclude) {
    const trimmed = glob.replace(/(?<!\/)\/+$/, '');
    const globs = isExclude ? [trimmed, `${trimmed}/**`] : [glob];
    return (await (0,find_files/* matchPaths */.oq)(paths, globs)).size > 0;
}
async function findSlip(glob, paths, { folder, other }, isExclude) {
    const guesses = guessGlobs(glob, folder, other);
    for (const guess of guesses)
        if (await matches(guess.glob, paths, isExclude))
            return `${guess.why} Try ${JSON.stringify(guess.glob)}.`;
    const pathByFolded = new Map(paths.map((path) => [path.toLowerCase(), path]));
    for (const guess of [{ glob, why: '' }, ...guesses]) {
        const [found] = await (0,find_files/* matchPaths */.oq)([...pathByFolded.keys()], [guess.glob.toLowerCase()]);
        const path = found === undefined ? undefined : pathByFolded.get(found);
        if (path === undefined)
            continue;
        const why = guess.why === '' ? '' : `${guess.why} `;
        return `${why}Upper and lower case differ: the name on the disk is ${JSON.stringify(path)}.`;
    }
    return undefined;
}


/***/ }),

/***/ 50170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   gu: () => (/* binding */ GLOB_OPTIONS),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   oq: () => (/* binding */ matchPaths)
/* harmony export */ });
/* unused harmony export matchFiles */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83319);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55919);
/* harmony import */ var _text_unicode_form_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66285);
/** Finds files by listing a folder or by glob patterns, and selects paths by globs. */





const listAll = () => undefined;
/**
 * Lists everything below the folder except folders, sorted by path. Names that begin with a dot are left out, with
 * everything below them. Symlinks are followed only to files in the folder, so nothing outside of it is ever read.
 * fast-glob can't do this: it silently skips names with line breaks and everything below them.
 * @param skipReason what it skips is listed with the reason, dotfiles included; so is a symlink to something skipped
 */
async function listFiles(folder, skipReason = listAll) {
    const found = [];
    const folders = [''];
    for (let parent = folders.pop(); parent !== undefined; parent = folders.pop()) {
        for await (const dirent of (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readEntries */ .$2)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, parent))) {
            const path = parent === '' ? dirent.name : `${parent}/${dirent.name}`;
            const reason = skipReason(path);
            if (reason !== undefined)
                found.push({ path: dirent.isDirectory() ? `${path}/` : path, problem: reason });
            else if (dirent.name.startsWith('.'))
                continue;
            else if (dirent.isDirectory())
                folders.push(path);
            else
                found.push(...filesOf(folder, path, dirent, skipReason));
        }
    }
    return sortByPath(found);
}
/** Finds the files below the folder that globs match, except in `node_modules`. Symlinks are treated as by `listFiles`. */
async function findFiles(folder, given) {
    const { default: glob } = await Promise.all(/* import() */[__webpack_require__.e(7805), __webpack_require__.e(484)]).then(__webpack_require__.t.bind(__webpack_require__, 10484, 19));
    const globs = given.map((one) => one.replace(/^(!?)(?:\.\/)+/, '$1'));
    const ignore = ['**/node_modules/**'];
    const options = { cwd: folder, ignore, onlyFiles: false, followSymbolicLinks: false, objectMode: true };
    const isExact = globs.every(isPlain);
    const hidden = { dot: true, ignore: [...ignore, '**/.git/**'] };
    const walked = isExact ? glob.stream(globs, options) : glob.stream(globs.flatMap(widen), { ...options, ...hidden });
    const found = [];
    for await (const entry of walked) {
        const { path, dirent } = entry;
        found.push(...filesOf(folder, path, dirent));
    }
    if (isExact)
        return sortByPath(found);
    const matched = await matchPaths(found.map(({ path }) => path), globs);
    return sortByPath(found.filter(({ path }) => matched.has(path)));
}
/** True for a glob that matches the same names in each Unicode form: a question mark stands for a character of one form. */
function isPlain(glob) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(Buffer.from(glob)) && !/[?[]/.test(glob);
}
/** The start of a glob in which nothing is special, up to a slash. */
const PLAIN_START = /^(?:[\w .~@-]*\/)*/;
/**
 * A glob that matches at least as many files, because the disk may have each name in any Unicode form. Nothing for a glob
 * that excludes.
 */
function widen(glob) {
    if (/^!(?!\()/.test(glob))
        return [];
    return isPlain(glob) ? [glob] : [`${PLAIN_START.exec(glob)?.[0] ?? ''}**`];
}
/**
 * Returns the sorted absolute paths of files that match patterns relative to a folder. A pattern that is the path of an
 * existing file matches only that file.
 */
async function matchFiles(patterns, folder) {
    const { default: glob } = await Promise.all(/* import() */[__webpack_require__.e(7805), __webpack_require__.e(484)]).then(__webpack_require__.t.bind(__webpack_require__, 10484, 19));
    const matches = patterns.map(async (pattern) => {
        const literal = resolve(folder, pattern);
        if (isFile(literal))
            return [literal];
        return glob(pattern, { cwd: folder, absolute: true, onlyFiles: true, dot: true });
    });
    return [...new Set((await Promise.all(matches)).flat().map((path) => resolve(path)))].sort();
}
/** Returns the file, or nothing for a folder. */
function filesOf(folder, path, dirent, skipReason = listAll) {
    if (dirent.isSymbolicLink())
        return [{ path, problem: symlinkProblem(folder, path, skipReason) }];
    if (dirent.isDirectory())
        return [];
    return dirent.isFile() ? [{ path }] : [{ path, problem: 'a pipe or a device' }];
}
function sortByPath(found) {
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
function symlinkProblem(folder, path, skipReason) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    const leadsToFolder = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(file);
    if (!leadsToFolder && !(0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(file))
        return 'a broken symlink';
    if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(folder, file))
        return 'a symlink that points outside the folder';
    if (leadsToFolder)
        return 'a symlink to a folder';
    const names = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathBelow */ .bu)(folder, file).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    const isSkipped = names.some((_, index) => skipReason(names.slice(0, index + 1).join('/')) !== undefined);
    return isSkipped ? 'a symlink to a file that is skipped' : undefined;
}
/** Options for micromatch: without them its patterns don't match names that contain a line break. */
const GLOB_OPTIONS = { flags: 's' };
/**
 * The paths that globs select, by the rules of fast-glob. A glob that begins with an exclamation mark excludes,
 * whatever its place in the list. Excluding a folder excludes everything below it. The Unicode form of names and globs
 * doesn't matter.
 */
async function matchPaths(paths, globs, exclude = []) {
    const { default: micromatch } = await __webpack_require__.e(/* import() */ 7805).then(__webpack_require__.t.bind(__webpack_require__, 77805, 19));
    const wanted = globs.map((glob) => (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_4__/* .unicodeForm */ .w)(glob, 'NFC'));
    const unwanted = exclude.map((glob) => (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_4__/* .unicodeForm */ .w)(glob, 'NFC'));
    const negative = wanted.filter((glob) => /^!(?!\()/.test(glob));
    const excluded = [...unwanted, ...negative.map((glob) => glob.slice(1))].map((glob) => glob.replace(/(?<!\/)\/+$/, ''));
    const ignore = excluded.flatMap((glob) => [glob, `${glob}/**`]);
    const positive = wanted.filter((glob) => !negative.includes(glob));
    const matched = new Set(micromatch(paths.map((path) => (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_4__/* .unicodeForm */ .w)(path, 'NFC')), positive, { ...GLOB_OPTIONS, ignore }));
    return new Set(paths.filter((path) => matched.has((0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_4__/* .unicodeForm */ .w)(path, 'NFC'))));
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

/***/ 29787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ PageParser)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
/**
 * Parses pages in a thread of its own. For some texts, parsing takes minutes or all memory: the thread is ended then, and
 * the run stays able to react.
 */


/** Beside it is the file of the thread: in the bundle, too. */
const MODULE_URL = require("url").pathToFileURL(__filename).href;
/** In UTF-16 units. */
const USUAL_LENGTH = 250_000;
/** A page of 1 MB of real documentation takes a quarter of its time, and one of 3 MB less than this memory. */
const LIMITS = { seconds: 1.5, megabytes: 512, marks: 50_000 };
/** What begins something, or ends it. In real pages, every ninth character is a mark, and never more than every fourth. */
const MARK = /[\n[\]()`*_<>{}\\&#]/g;
const MAX_MARKS_PER_CHARACTER = 0.4;
function countMarks(text) {
    return text.length - text.replace(MARK, '').length;
}
class PageParser {
    #signal;
    #limits;
    #thread;
    #previous = Promise.resolve();
    /** @param signal ends the thread, and rejects what isn't parsed with its reason */
    constructor(signal, limits = LIMITS) {
        this.#signal = signal;
        this.#limits = limits;
    }
    /** Parses one page after the other. The first call starts the thread. */
    parse(page) {
        const parsed = this.#previous.then(() => this.#parseNow(page));
        this.#previous = parsed.catch(() => undefined);
        return parsed;
    }
    /** Ends the thread, which would keep the process alive. */
    close() {
        void this.#thread?.terminate();
        this.#thread = undefined;
    }
    async #parseNow(page) {
        this.#signal.throwIfAborted();
        const { megabytes, marks } = this.#limits;
        const count = countMarks(page.text);
        if (count > Math.max(marks, MAX_MARKS_PER_CHARACTER * page.text.length))
            return {
                kind: 'too complex',
                reason: `it has ${count.toLocaleString('en-US')} brackets, line breaks and other marks`,
            };
        const seconds = this.#limits.seconds * Math.max(1, page.text.length / USUAL_LENGTH);
        let timeout;
        try {
            this.#thread ??= await startThread(megabytes, this.#signal);
            this.#thread.ref();
            this.#thread.postMessage(page);
            timeout = AbortSignal.timeout(Math.ceil(seconds * 1_000));
            const answer = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(this.#thread, 'message', { signal: AbortSignal.any([this.#signal, timeout]) });
            const [parsed] = (await answer);
            // Only a thread that works keeps the process alive.
            this.#thread.unref();
            return parsed;
        }
        catch (error) {
            this.close();
            this.#signal.throwIfAborted();
            if (timeout?.aborted)
                return { kind: 'too complex', reason: `parsing takes more than ${Number(seconds.toFixed(1))} seconds` };
            if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY')
                throw error;
            return { kind: 'too complex', reason: `parsing takes more than ${megabytes} MB of memory` };
        }
    }
}
/** Waits until the thread has loaded the parser, so that the time of a busy machine doesn't count as that of a page. */
async function startThread(megabytes, signal) {
    const resourceLimits = { maxOldGenerationSizeMb: megabytes };
    const thread = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(new URL('./parser-thread.js', MODULE_URL), { resourceLimits });
    // Without a listener, an error after the last answer would end the process.
    thread.on('error', () => undefined);
    try {
        await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(thread, 'message', { signal });
    }
    catch (error) {
        void thread.terminate();
        throw error;
    }
    return thread;
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