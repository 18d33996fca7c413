"use strict";
exports.id = 4552;
exports.ids = [4552,9017];
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

/***/ 9017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f6: () => (/* binding */ FileError),
  u4: () => (/* binding */ createResultsDir),
  i0: () => (/* binding */ describeResultsError),
  b$: () => (/* binding */ isDiskFull),
  isLedOutside: () => (/* binding */ isLedOutside),
  xe: () => (/* binding */ prepareTemporaryFile),
  QS: () => (/* binding */ rejectFolder),
  removeFile: () => (/* binding */ removeFile),
  fR: () => (/* binding */ replaceFile),
  ik: () => (/* binding */ requireWritable),
  JT: () => (/* binding */ wrapFileError),
  vK: () => (/* binding */ writeAtomically),
  writeErrorReason: () => (/* binding */ writeErrorReason),
  tH: () => (/* binding */ writeResultFile)
});

// UNUSED EXPORTS: temporaryPath

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/disk/names.js
var names = __webpack_require__(8867);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __webpack_require__(83319);
;// CONCATENATED MODULE: ../../build/src/disk/rename.js
/** Renames complete files. On Windows, waits for programs that have the old file open. */

const thisSystem = {
    platform: process.platform,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
/** Pauses before the next attempts: a scanner is done after milliseconds. Together about three seconds. */
const PAUSES_MS = [10, 20, 50, 100, 200, 400, 800, 1500];
/** Renames a file and replaces an older one. On Windows, tries again for about three seconds if that one is open. */
const renameFile = (from, to) => retryWhileOpen(() => (0,promises_.rename)(from, to));
/** Repeats the work on Windows as long as another program may have the file open. Rejects with the last error. */
async function retryWhileOpen(work, system = thisSystem) {
    for (const pauseMs of PAUSES_MS) {
        try {
            return await work();
        }
        catch (error) {
            if (!isOpenElsewhere(error, system.platform))
                throw error;
            await system.pause(pauseMs);
        }
    }
    return work();
}
/** True for an error of Windows that can mean that another program, such as a virus scanner or Excel, has the file open. */
function isOpenElsewhere(error, platform = process.platform) {
    return platform === 'win32' && /^(EPERM|EACCES|EBUSY)$/.test(error.code ?? '');
}

// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
;// CONCATENATED MODULE: ../../build/src/disk/write.js
/**
 * Writes whole files atomically, creates the results folder, and removes files. Everything that docs-ci writes or removes in a
 * workspace goes through `requireInside`, so that no symlink leads it out.
 */








const FOLDER_IN_THE_WAY = 'there is a folder with this name';
/**
 * Throws if a symlink leads the folder out of the workspace. Checked at each write, because a folder can become a link at any
 * time. A link in place of the file itself does no harm: it is replaced or removed, and what it leads to stays.
 */
function requireInside(workspace, folder) {
    if ((0,paths/* leadsOutside */.dr)(workspace, folder))
        throw Object.assign(new Error('the path leads out of the workspace'), { code: LEADS_OUTSIDE, syscall: 'open' });
}
/** The code of this error, among those of the file system. */
const LEADS_OUTSIDE = 'OUTSIDE';
/**
 * Writes a temporary file and renames it, so readers see the old content or the new content, never a part. Keeps the file's
 * mode. An iterable is written item by item, so large content is never in memory as a whole.
 */
async function writeAtomically(file, content) {
    const { path } = file;
    const temporary = await prepareTemporaryFile(file);
    try {
        await (0,promises_.writeFile)(temporary, content, { mode: await modeOf(path), flag: 'wx' });
        await replaceFile(temporary, file);
    }
    catch (error) {
        removeFile({ ...file, path: temporary });
        throw error;
    }
}
/** Rejects where nothing can be written, as `writeAtomically` would, and leaves the file as it is. */
async function requireWritable(file) {
    await modeOf(file.path);
    const temporary = await prepareTemporaryFile(file);
    try {
        await (0,promises_.writeFile)(temporary, '', { flag: 'wx' });
    }
    finally {
        removeFile({ ...file, path: temporary });
    }
}
/** Creates a folder and those above it. On a read-only disk, Node.js would only say that the folder doesn't exist. */
async function createFolder(folder) {
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
        let missing = folder;
        while (!(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(missing)))
            missing = (0,external_node_path_.dirname)(missing);
        await (0,promises_.mkdir)(missing);
        await (0,promises_.mkdir)(folder, { recursive: true });
    }
}
async function modeOf(path) {
    try {
        const stats = await (0,promises_.stat)(path);
        // Windows would only say that the file can't be replaced, as if another program had it open.
        if (stats.isDirectory())
            throw Object.assign(new Error(FOLDER_IN_THE_WAY), { code: 'EISDIR', syscall: 'rename' });
        return stats.mode;
    }
    catch (error) {
        if ((0,paths/* isMissing */.b2)(error))
            return undefined;
        throw error;
    }
}
/** Creates the folder for a run's results, with a .gitignore that keeps it out of Git. */
async function createResultsDir(workspace, resultsDir) {
    requireInside(workspace, resultsDir);
    await createFolder(resultsDir);
    const ignore = { workspace, path: (0,external_node_path_.join)(resultsDir, '.gitignore') };
    // A user's own .gitignore stays. Writing atomically ensures that no incomplete one stays either.
    if (!(0,external_node_fs_.existsSync)(ignore.path))
        await writeAtomically(ignore, '*\n');
}
/** Gives a complete temporary file the name of the file that it replaces. */
async function replaceFile(temporary, { workspace, path }) {
    requireInside(workspace, (0,external_node_path_.dirname)(path));
    await renameFile(temporary, path);
}
/** Removes a file, if there is one. Synchronous, because each run does it before its first request. */
function removeFile({ workspace, path }) {
    requireInside(workspace, (0,external_node_path_.dirname)(path));
    (0,external_node_fs_.rmSync)(path, { force: true });
}
/**
 * Creates the file's folder and returns a free path in it for a temporary file. Open it with the flag `wx`, which never
 * follows a symlink: anyone can guess the path, since process numbers in containers are predictable.
 */
async function prepareTemporaryFile({ workspace, path }) {
    requireInside(workspace, (0,external_node_path_.dirname)(path));
    const temporary = temporaryPath(path);
    await createFolder((0,external_node_path_.dirname)(path));
    // A killed process with the same number may have left a file.
    await (0,promises_.rm)(temporary, { force: true });
    return temporary;
}
/**
 * The path is in the file's own folder, so that a rename is atomic. The process number keeps two jobs in one workspace
 * apart. A hash replaces a name that is too long with the number, but not one that is too long for any file: that one
 * fails when the temporary file is created, before any content arrives.
 */
function temporaryPath(path, platform = process.platform) {
    const name = (0,external_node_path_.basename)(path);
    const temporaryName = (text) => `.${text}.${process.pid}.tmp`;
    const isTooLong = (0,names/* nameLength */.Cp)(temporaryName(name), platform) > names/* MAX_NAME_LENGTH */.EM;
    const isValid = (0,names/* nameLength */.Cp)(name, platform) <= names/* MAX_NAME_LENGTH */.EM;
    return (0,external_node_path_.join)((0,external_node_path_.dirname)(path), temporaryName(isTooLong && isValid ? (0,external_node_crypto_.hash)('sha256', name, 'hex') : name));
}
/** A file can't be written. `message` is one sentence that names the file. */
class FileError extends Error {
    name = 'FileError';
}
/** Writes a small file atomically. Rejects with FileError. */
async function writeResultFile(file, content) {
    await wrapFileError((0,external_node_path_.basename)(file.path), () => writeAtomically(file, content));
}
/** Rejects with FileError if the path of a file to write is a folder. @param label the file in the message */
async function rejectFolder(path, label) {
    if (await wrapFileError(label, () => Promise.resolve((0,paths/* isFolder */.lQ)(path))))
        throw new FileError(`${label} couldn't be written: ${FOLDER_IN_THE_WAY}`);
}
/** Runs the work that writes a file. Rejects with FileError. @param label the file in the message */
async function wrapFileError(label, work) {
    try {
        return await work();
    }
    catch (cause) {
        throw new FileError(`${label} couldn't be written: ${writeErrorReason(cause)}`, { cause });
    }
}
/** Returns the reason why a file can't be written, in words that fit after a colon. */
function writeErrorReason(error) {
    const { code, message } = error;
    if (code === undefined)
        return message;
    if (isOpenElsewhere(error))
        return `another program may have the file open, or the file is read-only (${code})`;
    return ERROR_REASONS[code] ?? code;
}
/** True if a symlink leads the path out of the workspace. */
function isLedOutside(error) {
    return error.code === LEADS_OUTSIDE;
}
/** True if neither another name nor other permissions help. */
function isDiskFull(error) {
    return ['ENOSPC', 'EDQUOT'].includes(error.code ?? '');
}
/**
 * Returns why a file in the results folder can't be written, and what to do: sentences that follow a colon. Another folder
 * only helps if the workspace, which contains it, is writable.
 */
async function describeResultsError(workspace, error) {
    const { code = '' } = error;
    const otherFolder = `${writeErrorReason(error)}. Set ${(0,input_names/* inputName */.yu)('results-dir')} to another folder.`;
    if (isDiskFull(error))
        return `${writeErrorReason(error)}. Free some space.`;
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code))
        return otherFolder;
    return (0,promises_.access)(workspace, promises_.constants.W_OK).then(() => otherFolder, () => `the workspace is read-only (${code}). Allow the user of the job to write to it.`);
}
/** Explains the errors that users can fix. */
const ERROR_REASONS = {
    [LEADS_OUTSIDE]: 'a symlink leads the path out of the workspace',
    EACCES: "the folder isn't writable (EACCES)",
    EPERM: "the folder isn't writable (EPERM)",
    EROFS: 'the disk is read-only (EROFS)',
    EISDIR: FOLDER_IN_THE_WAY,
    ENOSPC: 'the disk is full (ENOSPC)',
    EDQUOT: 'the disk quota is used up (EDQUOT)',
    ENAMETOOLONG: 'its path is too long (ENAMETOOLONG)',
    ENOTDIR: 'a part of the path is a file, not a folder (ENOTDIR)',
    EEXIST: 'a part of the path is a file, not a folder (EEXIST)',
};


/***/ }),

/***/ 58538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishOnGitHub: () => (/* binding */ publishOnGitHub)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83319);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42883);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87790);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92161);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22805);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46965);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55927);
/** Publishes outputs, annotations and the job summary of a GitHub Actions step. */









/** The runner truncates longer messages. */
const MAX_MESSAGE_LENGTH = 4096;
/** The runner drops a summary above 1 MiB as a whole. */
const SUMMARY_LIMIT_BYTES = 1_000_000;
/** Publishes everything. A warning in the log names what couldn't be published. */
async function publishOnGitHub(publication, step) {
    const { outputs, summary, resultsDir, annotations } = publication;
    const core = await step.output.loadCore();
    await writeRunnerFile('GITHUB_OUTPUT', 'the outputs', step, () => {
        for (const [name, value] of Object.entries(outputs))
            core.setOutput(name, value);
    });
    await writeRunnerFile('GITHUB_STEP_SUMMARY', 'the job summary', step, async (file) => {
        const text = renderSummary(summary, resultsDir, { workspace: step.workspace, bytesBefore: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).size });
        await core.summary.emptyBuffer().addRaw(text).write();
    });
    addAnnotations(core, annotations.map(step.placed), step.budget);
}
function renderSummary(blocks, resultsDir, { workspace, bytesBefore }) {
    const path = resultsDir === undefined ? undefined : (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePath */ .X5)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resultsDir, 'summary.md'));
    const pointer = path === undefined ? 'Truncated.' : ['Truncated. Full version: ', { code: path }, '.'];
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .renderMarkdown */ .G)(blocks, { limitBytes: SUMMARY_LIMIT_BYTES - bytesBefore, pointer });
}
/** Writes to a file of the runner. If that fails, a warning says what couldn't be published. */
async function writeRunnerFile(variable, content, { env, log }, write) {
    const warn = (reason) => log.line('warning', `Couldn't publish ${content}: ${variable} ${reason}.`);
    const path = env[variable];
    if (!path) {
        warn("isn't set");
        return;
    }
    if (!(0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(path)) {
        warn("isn't the path of a file");
        return;
    }
    try {
        // The library's own message about a file that it may not write has several sentences.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        await write(path);
    }
    catch (error) {
        warn(`can't be written (${error.code ?? (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .messageOf */ .b)(error)})`);
    }
}
/** Adds the annotations that aren't in the log, and how many of each level aren't shown. */
function addAnnotations(core, annotations, budget) {
    for (const { message, ...rest } of annotations) {
        if (budget.take(rest.level, true))
            (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .annotate */ .fz)(core, { ...rest, message: (0,_text_width_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanLines */ .v3)(message).join('\n'), MAX_MESSAGE_LENGTH) });
    }
    for (const level of ['error', 'warning', 'notice']) {
        const count = budget.hiddenCount(level);
        if (count > 0)
            (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .annotate */ .fz)(core, {
                level,
                message: `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_8__/* .pluralize */ .t)(count, `more ${level}`)}. The log and the job summary list them.`,
            });
    }
}


/***/ }),

/***/ 38378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishOnGitLab: () => (/* binding */ publishOnGitLab)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67720);
/* harmony import */ var _disk_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9017);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90692);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33293);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(724);
/** Writes the report files of a GitLab job (dotenv, annotations) and prints the details of the summary to its log. */






/** GitLab accepts a dotenv report below 5 KB. */
const MAX_DOTENV_BYTES = 5 * 1024 - 1;
/**
 * GitLab's documentation rules out spaces in a value. In a sentence for people, no-break spaces do the same; in a path or a
 * name they would make another one.
 */
const NO_BREAK_SPACE = '\u00a0';
const SENTENCES = new Set(['verdict']);
/** The default limit of self-managed servers; above it GitLab drops the whole report. */
const MAX_DOTENV_VARIABLES = 20;
/** Writes the reports into the results folder. A warning in the log names what couldn't be written. */
async function publishOnGitLab(publication, { workspace, log, write, style }) {
    const { command, outputs, links, resultsDir, details } = publication;
    if (details.length > 0)
        write(`\n${(0,_text_plain_js__WEBPACK_IMPORTED_MODULE_2__.renderPlain)(details, { ...style, logged: false })}`);
    if (resultsDir === undefined) {
        log.line('warning', "Couldn't write outputs and links, because there is no results folder.");
        return;
    }
    const reports = { 'outputs.env': renderDotenv(command, outputs, log), 'links.json': renderLinks(links) };
    for (const [name, content] of Object.entries(reports)) {
        await (0,_disk_write_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)({ workspace, path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(resultsDir, name) }, content).catch((error) => {
            log.line('warning', `Couldn't write ${name}: ${(0,_disk_write_js__WEBPACK_IMPORTED_MODULE_1__.writeErrorReason)(error)}.`);
        });
    }
}
/** Names the outputs in the log that GitLab can't pass on. */
function renderDotenv(command, outputs, log) {
    const lines = [];
    const excess = [];
    for (const [output, plain] of Object.entries(outputs)) {
        const value = SENTENCES.has(output) ? plain.replaceAll(' ', NO_BREAK_SPACE) : plain;
        const name = `${(0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .upperSnake */ .t_)(command)}_${(0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .upperSnake */ .t_)(output)}`;
        const line = `${name}=${value}\n`;
        const reason = invalidValueReason(value) ?? sizeReason(Buffer.byteLength(lines.join('') + line));
        if (reason !== undefined)
            log.line('warning', `Output ${name} isn't in outputs.env, because ${reason}. Read it from result.json.`);
        else if (lines.length >= MAX_DOTENV_VARIABLES)
            excess.push(name);
        else
            lines.push(line);
    }
    // No run of a job with that many outputs can pass all of them, so this is nothing to warn of.
    if (excess.length > 0) {
        const reason = `GitLab accepts at most ${MAX_DOTENV_VARIABLES} variables`;
        log.line('debug', `Not in outputs.env, because ${reason}: ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_4__/* .listItems */ .D)(excess)}. Read them from result.json.`);
    }
    return lines.join('');
}
function invalidValueReason(value) {
    if (/\p{Cc}|[\u2028\u2029]/u.test(value))
        return 'the value has a line break or a control character';
    if (value.includes('$'))
        return 'the value has a $, which GitLab would expand';
    if (value.replaceAll(NO_BREAK_SPACE, '').match(/\s/))
        return 'the value has a space';
    return undefined;
}
function sizeReason(sizeBytes) {
    return sizeBytes > MAX_DOTENV_BYTES ? 'GitLab only accepts files below 5 KB' : undefined;
}
function renderLinks(links) {
    const shown = links.filter(({ url }) => (0,_text_document_js__WEBPACK_IMPORTED_MODULE_5__/* .isWebUrl */ .O9)(url)).map(({ label, url }) => ({ external_link: { label, url } }));
    return `${JSON.stringify(shown.length === 0 ? {} : { Documentation: shown }, null, 2)}\n`;
}


/***/ }),

/***/ 93024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publish: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _commands_account_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51329);
/* harmony import */ var _commands_account_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63499);
/* harmony import */ var _commands_inputs_common_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99325);
/* harmony import */ var _disk_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9017);
/* harmony import */ var _commands_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19699);
/* harmony import */ var _parse_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51515);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12315);
/* harmony import */ var _api_help_topics_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82388);
/* harmony import */ var _troubleshooting_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22153);
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(67720);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(87790);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(58423);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(83319);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(73308);
/* harmony import */ var _text_map_texts_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(61298);
/** Publishes a finished run: result.json, summary.md, and the publication on the host. */
















const SCHEMA_VERSION = 1;
/** Writes the files and publishes on the host. A file that can't be written is a warning, so that no result is lost. */
async function publish(finished) {
    const { command, host, log, secrets, shown, values, ending } = finished;
    const resultsDir = values.resultsDir ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(host.workspace, _commands_inputs_common_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULTS_FOLDER */ .UY, command.name);
    const account = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .accountOf */ .XP)(command, finished.record, values, ending);
    const redact = (data) => secrets.redactAll(data);
    const plain = (data) => (0,_text_map_texts_js__WEBPACK_IMPORTED_MODULE_12__/* .mapTexts */ .z)(data, shown);
    // On a page of a platform, names of inputs are code.
    const page = (0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_13__/* .nameStyleOf */ .K5)(host.name) === 'flags' ? plain : redact;
    const pathOf = (name) => (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_11__/* .workspacePath */ .X5)(host.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(resultsDir, name));
    const outputs = plain({
        outcome: ending.outcome,
        result: pathOf('result.json'),
        ...commandOutputs(command, account),
    });
    const summary = page(renderSummary(finished, account));
    const own = (0,_commands_account_account_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationsOf */ .Ih)(account);
    const result = plain(createResult(finished, account, outputs, [...own, ...log.annotations]));
    const resultJson = `${JSON.stringify(result, undefined, 2)}\n`;
    const files = { 'result.json': resultJson, 'summary.md': (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .renderMarkdown */ .G)(summary) };
    // A workspace that doesn't exist is a problem of the inputs, and creating it would hide the problem.
    const isWritten = (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_11__/* .isFolder */ .lQ)(host.workspace) && (await writeResults(resultsDir, files, finished));
    await host.publish({
        command: command.name,
        outcome: ending.outcome,
        outputs: isWritten ? outputs : { ...outputs, result: '' },
        summary,
        details: page((0,_commands_account_account_js__WEBPACK_IMPORTED_MODULE_2__/* .logBlocks */ .V9)(account)),
        terminal: page((0,_commands_account_account_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalBlocks */ .vK)(account, isWritten ? pathOf('summary.md') : undefined)),
        annotations: plain(own),
        links: redact(account.links ?? []),
        resultsDir: isWritten ? resultsDir : undefined,
        resultJson,
    });
}
function commandOutputs({ outputs }, account) {
    return Object.fromEntries(Object.keys(outputs).map((name) => [name, String(account.outputs[name] ?? '')]));
}
function renderSummary({ command, ending, notes }, account) {
    const urls = (account.links ?? []).map(({ url }) => url);
    const title = (0,_commands_account_account_js__WEBPACK_IMPORTED_MODULE_2__/* .titleBlock */ .K5)(account.headline ?? defaultHeadline(command, ending), ending);
    const blocks = (0,_commands_account_account_js__WEBPACK_IMPORTED_MODULE_2__/* .pageBlocks */ .QP)({ ...account, next: [...(account.next ?? []), ...noteBlocks(notes)] });
    return account.lead
        ? [title, ...blocks, ...(0,_commands_account_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .helpBlocks */ .qc)(ending)]
        : [title, ...(0,_commands_account_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .messageBlocks */ .QM)(withoutTitle(ending, account.headline), urls), ...blocks];
}
/** Several requests can fail for the same reason, which the page says once. */
function noteBlocks(notes) {
    const urls = new Map(notes.map(({ text, helpUrl }) => [text, helpUrl]));
    return [...urls].map(([text, url]) => ({
        paragraph: [
            { sign: 'warning' },
            '\u00a0',
            ...(0,_text_document_js__WEBPACK_IMPORTED_MODULE_14__/* .inlinesOf */ .ew)((0,_commands_account_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .messageLine */ .EE)(text)),
            ...(url === undefined ? [] : [' ', { link: url, text: 'Troubleshooting' }]),
        ],
    }));
}
/** The ending without the sentence that is the title already. */
function withoutTitle(ending, headline) {
    const { message } = ending;
    const sentence = `${headline?.text ?? ''}.`;
    return message.startsWith(sentence) ? { ...ending, message: message.slice(sentence.length).trim() } : ending;
}
/** Names the cause if it is a known one, as the section of the troubleshooting page does. */
function defaultHeadline({ name }, { outcome, topic }) {
    const { sign, event } = _outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .OUTCOMES */ .im[outcome];
    const cause = topic && topic !== 'other' && _api_help_topics_js__WEBPACK_IMPORTED_MODULE_8__/* .TROUBLESHOOTING_TITLES */ .L[topic];
    return { sign, text: `${name}: ${cause ? (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_15__/* .lowerFirst */ .oZ)(cause) : event}` };
}
function createResult(finished, account, outputs, annotations) {
    const { command, host, version, ending, startedMs, requests } = finished;
    return {
        schemaVersion: SCHEMA_VERSION,
        docsCi: version,
        command: command.name,
        host: host.name,
        outcome: ending.outcome,
        exitCode: ending.exitCode,
        message: (0,_troubleshooting_js__WEBPACK_IMPORTED_MODULE_9__/* .withHelp */ .i)(ending.message, ending.helpUrl),
        inputs: inputTexts(command.inputs, host),
        outputs,
        counts: account.counts ?? {},
        timings: { startedAt: new Date(startedMs).toISOString(), durationMs: Math.round(ending.durationMs) },
        requests: requests ?? { requests: 0, limited: 0, retried: 0 },
        annotations,
    };
}
/** The inputs as text, defaults included and secrets left out. */
function inputTexts(inputs, host) {
    const texts = Object.entries(inputs)
        .filter(([, input]) => input.kind !== 'secret')
        .map(([name, input]) => [(0,_commands_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .kebab */ .i9)(name), (0,_parse_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .readText */ .yR)(host, (0,_commands_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .kebab */ .i9)(name)) ?? input.default]);
    return Object.fromEntries(texts.filter((pair) => pair[1] !== undefined));
}
async function writeResults(folder, files, { host, log, ending }) {
    try {
        await (0,_disk_write_js__WEBPACK_IMPORTED_MODULE_4__/* .createResultsDir */ .u4)(host.workspace, folder);
        for (const [name, content] of Object.entries(files))
            await (0,_disk_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAtomically */ .vK)({ workspace: host.workspace, path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name) }, content);
        return true;
    }
    catch (error) {
        const isReported = ending.outcome === 'refused' && ending.message.includes((0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_13__/* .inputName */ .yu)('results-dir'));
        if (isReported)
            return false;
        const reason = await (0,_disk_write_js__WEBPACK_IMPORTED_MODULE_4__/* .describeResultsError */ .i0)(host.workspace, error);
        log.warning(`Couldn't write the results to "${(0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_11__/* .workspacePath */ .X5)(host.workspace, folder)}": ${reason}`);
        return false;
    }
}


/***/ }),

/***/ 33293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderPlain: () => (/* binding */ renderPlain)
/* harmony export */ });
/* harmony import */ var _cell_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53802);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73730);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68958);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67720);
/* harmony import */ var _isolate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82752);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42883);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93703);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46965);
/** Renders blocks as aligned text for a terminal or a job log. Every line is harmless in a log. */








const MIN_COLUMN_WIDTH = 8;
/** Renders blocks with an empty line between them. The text ends in a line break unless it is empty. */
function renderPlain(blocks, options) {
    const lines = blockLines(options.logged === false ? withoutLogged(blocks) : blocks, options);
    return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}
/** Returns the blocks without what the log has, and without headings and details that contained nothing else. */
function withoutLogged(blocks) {
    const kept = [];
    let isNextRemoved = false;
    // The loop starts at the end, since a removed heading can leave an earlier one without content.
    for (const block of blocks.toReversed()) {
        const rest = 'details' in block ? { ...block, blocks: withoutLogged(block.blocks) } : block;
        isNextRemoved =
            ('verbatim' in rest && rest.isLogged === true) ||
                ('details' in block && block.blocks.length > 0 && 'details' in rest && rest.blocks.length === 0) ||
                ('heading' in rest && isNextRemoved && endsSection(kept.at(-1), rest));
        if (!isNextRemoved)
            kept.push(rest);
    }
    return kept.reverse();
}
function endsSection(next, { level = 2 }) {
    return next === undefined || ('heading' in next && (next.level ?? 2) <= level);
}
function blockLines(blocks, options) {
    const blocksOfLines = blocks
        .map((block) => renderBlock(block, options))
        .filter((lines) => lines.some((line) => line !== ''));
    return blocksOfLines.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}
function renderBlock(block, options) {
    if ('heading' in block)
        return titleLines(block.heading, block.sign, options);
    if ('paragraph' in block)
        return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)('', inlineText(block.paragraph, options), options.width);
    if ('footnote' in block) {
        const text = inlineText(block.footnote, { ...options, color: false });
        return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)('', text, options.width).map((line) => (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(line, 'dim', options.color));
    }
    if ('list' in block)
        return listLines(block, options);
    if ('table' in block)
        return tableLines(block.table, options);
    if ('facts' in block)
        return factLines(block.facts, options);
    if ('rows' in block)
        return rowLines(block.rows, options);
    if ('chart' in block)
        return chartLines(block.chart, options);
    if ('verbatim' in block)
        return block.toCopy ? ownLines(block.verbatim) : (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedLines */ .Gi)(block.verbatim.trimEnd());
    const width = options.width === undefined ? undefined : options.width - _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT.length;
    return [
        ...titleLines(block.details, block.sign, options),
        ...blockLines(block.blocks, { ...options, width }).map((line) => (line === '' ? '' : _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT + line)),
    ];
}
function ownLines(text) {
    return text.split('\n').map((line) => _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT + (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(line));
}
function titleLines(title, sign, options) {
    const prefix = sign === undefined ? '' : `${(0,_signs_js__WEBPACK_IMPORTED_MODULE_4__/* .paintSign */ .AO)(sign, options)} `;
    return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(prefix, (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(title), options.width).map((line, index) => {
        const start = index === 0 ? prefix : '';
        return start + (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(line.slice(start.length), 'bold', options.color);
    });
}
function listLines(block, options) {
    const [open, close] = options.ascii ? ['"', '"'] : ['“', '”'];
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_6__/* .bulletedItems */ .qc)(block).flatMap(({ bullet, item, quotes }) => [
        ...(0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(bullet, inlineText(item, options), options.width),
        ...quotes.flatMap((quote) => (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(' '.repeat(bullet.length), open + (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .isolateTyped */ .CF)((0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(quote)) + close, options.width)),
    ]);
}
function factLines(facts, options) {
    const labels = facts.map(([label]) => (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(label));
    const width = (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .maxDisplayWidth */ .Pm)(labels);
    return facts.flatMap(([, value], index) => {
        const label = labels[index] ?? '';
        const blanks = ' '.repeat(width === 0 ? 0 : width - (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1)(label) + _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT.length);
        return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)((0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(label, 'dim', options.color) + blanks, inlineText(value, options), options.width);
    });
}
/** Breaks the last column into lines. It begins below the others if they leave too little room. */
function rowLines(rows, options) {
    const cells = rows.map(({ columns }) => columns.map((cell) => inlineText(cell, options)));
    const short = cells.map((row) => row.slice(0, -1));
    const count = Math.max(0, ...short.map(({ length }) => length));
    const widths = Array.from({ length: count }, (_, column) => (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .maxDisplayWidth */ .Pm)(short.map((row) => row[column] ?? '')));
    return cells.flatMap((row, index) => {
        const sign = rows[index]?.sign;
        const start = [
            sign === undefined ? '- ' : `${(0,_signs_js__WEBPACK_IMPORTED_MODULE_4__/* .paintSign */ .AO)(sign, options)} `,
            ...(short[index] ?? []).map((text, column) => pad(text, widths[column] ?? 0, false) + _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT),
        ].join('');
        const last = row.at(-1) ?? '';
        const isNarrow = options.width !== undefined && (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1)(start) > options.width / 2;
        if (!isNarrow || last === '')
            return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(start, last, options.width).map((line) => line.trimEnd());
        return [start.trimEnd(), ...(0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT.repeat(2), last, options.width)];
    });
}
/** Renders a row of bars per line, with one height for all, and its range; the newest bars are shown if space is short. */
function chartLines({ title, labels, lines }, { ascii, color, width = Infinity }) {
    const barsByHeight = ascii ? '_.-:=+*#' : '▁▂▃▄▅▆▇█';
    const maxValue = Math.max(1, ...lines.flatMap(({ values }) => values));
    const barOf = (value) => barsByHeight[Math.round((Math.max(0, value) / maxValue) * (barsByHeight.length - 1))] ?? '';
    const rows = lines
        .filter(({ values }) => values.length > 0)
        .map(({ name, values }) => {
        const bars = values.map(barOf).slice(-Math.max(1, width)).join('');
        return [bars, `${Math.min(...values)} to ${Math.max(...values)}`, name];
    });
    if (rows.length === 0)
        return [];
    const [first = '', ...others] = (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .alignColumns */ .RM)(rows);
    return [
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(title), 'bold', color),
        first,
        ...others.map((row) => (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(row, 'dim', color)),
        (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(`${labels[0] ?? ''} to ${labels.at(-1) ?? ''}`),
    ];
}
function inlineText(cell, options) {
    const useColor = options.color;
    const spans = [];
    for (const span of (0,_cell_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .partsOf */ .C)(cell).flatMap((part) => spansOf(part, options))) {
        const last = spans.at(-1);
        // Spans without a color code between them are escaped together, since both could form a command.
        const isJoined = last !== undefined && !(useColor && (last.color ?? span.color));
        if (isJoined)
            spans[spans.length - 1] = { ...last, text: last.text + span.text };
        else
            spans.push(span);
    }
    return spans
        .map(({ text, color }) => (color === undefined ? (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(text) : (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(text), color, useColor)))
        .join('');
}
function spansOf(part, { ascii: isAscii }) {
    if (typeof part === 'string')
        return [{ text: part }];
    if ('code' in part)
        return [{ text: part.code, color: 'cyan' }];
    if ('strong' in part)
        return [{ text: part.strong, color: 'bold' }];
    if ('typed' in part)
        return [{ text: part.typed }];
    if ('sign' in part) {
        const { character, ascii, color } = _signs_js__WEBPACK_IMPORTED_MODULE_4__/* .SIGNS */ .B2[part.sign];
        return [{ text: isAscii ? ascii : character, color }];
    }
    const url = { text: part.link, color: 'cyan' };
    if (part.text === part.link || part.text === '')
        return [url];
    return [{ text: part.text, color: part.isMain ? 'bold' : undefined }, { text: ' (' }, url, { text: ')' }];
}
function tableLines(table, options) {
    const head = table.head.map((title) => (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(title));
    const rows = table.rows.map((row) => head.map((_, column) => inlineText(row[column] ?? '', options)));
    const columns = head.map((title, column) => {
        const isRight = (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .alignmentOf */ .Bt)(table, column) === 'right';
        const parts = table.rows.flatMap((row) => (0,_cell_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .partsOf */ .C)(row[column] ?? ''));
        const hasLink = parts.some((part) => typeof part === 'object' && 'link' in part);
        const width = (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .maxDisplayWidth */ .Pm)([title, ...rows.map((row) => row[column] ?? '')]);
        return { width, isRight, isWhole: isRight || hasLink };
    });
    const widths = fitWidths(columns, options.width);
    if (widths === undefined)
        return recordLines(table, options);
    const line = (cells) => cells
        .map((cell, column) => {
        const width = widths[column] ?? 0;
        // What is left of a sentence after it is broken into lines is one long word, such as a URL to copy.
        const shown = table.wraps ? cell : shortenTo(cell, width, options);
        return pad(shown, width, columns[column]?.isRight === true);
    })
        .join(_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT)
        .trimEnd();
    const linesOf = (cells) => table.wraps ? wrapCells(cells, widths).map(line) : [line(cells)];
    const titles = [
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(line(head), 'bold', options.color),
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(widths.map((width) => '-'.repeat(width)).join(_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT), 'dim', options.color),
    ];
    // Markdown requires titles, so a table without titles has empty ones.
    return [...(head.some((title) => title !== '') ? titles : []), ...rows.flatMap(linesOf)];
}
/** Returns the lines of a row whose cells are as many lines high as their texts need. */
function wrapCells(cells, widths) {
    const columns = cells.map((cell, column) => (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)('', cell, widths[column]));
    const height = Math.max(...columns.map(({ length }) => length));
    return Array.from({ length: height }, (_, index) => columns.map((lines) => lines[index] ?? ''));
}
/** Shows each row as labels with values, for a table that is too wide. */
function recordLines({ head, rows }, options) {
    return rows.flatMap((row, index) => {
        const facts = head.map((label, column) => [label, row[column] ?? '']);
        const shown = facts.filter(([, value]) => inlineText(value, options) !== '');
        return [...(index === 0 ? [] : ['']), ...factLines(shown, options)];
    });
}
/** Narrows the widest column step by step until all columns fit. Undefined if they can't fit. */
function fitWidths(columns, limit = Infinity) {
    const widths = columns.map(({ width }) => width);
    let excess = widths.reduce((sum, width) => sum + width, 0) + _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT.length * (widths.length - 1) - limit;
    for (; excess > 0; excess--) {
        const widest = Math.max(...widths.filter((_, column) => columns[column]?.isWhole === false));
        if (widest <= MIN_COLUMN_WIDTH)
            return undefined;
        const column = widths.findIndex((width, index) => width === widest && columns[index]?.isWhole === false);
        widths[column] = widest - 1;
    }
    return widths;
}
/** A color code must not be cut, so a shortened text has none. */
function shortenTo(text, width, options) {
    return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1)(text) <= width ? text : (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .clip */ .$Q)((0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutColors */ .d)(text), width, (0,_signs_js__WEBPACK_IMPORTED_MODULE_4__/* .ellipsisOf */ .$E)(options));
}
function pad(text, width, isRight) {
    const blanks = ' '.repeat(Math.max(0, width - (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1)(text)));
    return isRight ? blanks + text : text + blanks;
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