"use strict";
exports.id = 6690;
exports.ids = [6690,4368];
exports.modules = {

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
    return rules.flatMap(([isBroken, input, problem]) => (isBroken ? { input, problem } : []));
}


/***/ }),

/***/ 20539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ forEachConcurrently),
/* harmony export */   o: () => (/* binding */ forEachPage)
/* harmony export */ });
/** Calls `work` for every page, at most `concurrency` at a time, and shows how many are done. */
async function forEachPage({ log, signal }, pages, { verb, concurrency }, work) {
    let done = 0;
    const line = () => `${verb} pages: ${done} of ${pages.length}`;
    if (pages.length > 0)
        log.startProgress(line);
    await forEachConcurrently(pages, concurrency, async (page) => {
        signal.throwIfAborted();
        await work(page);
        done += 1;
        log.progress(line);
    });
    log.endProgress();
}
/**
 * Calls `work` for every item in order, at most `concurrency` at a time. Items that are added during the work are done
 * too. After an error no new item starts; the first error is thrown when all running work has ended.
 */
async function forEachConcurrently(items, concurrency, work) {
    let next = 0;
    const errors = [];
    const runSlot = async () => {
        while (next < items.length && errors.length === 0) {
            const item = items[next];
            next += 1;
            try {
                await work(item);
            }
            catch (error) {
                errors.push(error);
            }
        }
    };
    // An item that is added at the end may come after most slots have run out of items.
    while (next < items.length && errors.length === 0) {
        await Promise.all(Array.from({ length: concurrency }, runSlot));
    }
    if (errors.length > 0)
        throw errors[0];
}


/***/ }),

/***/ 81133:
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

/***/ 70497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S9: () => (/* binding */ resultFoldersBelow),
/* harmony export */   tl: () => (/* binding */ findClashes),
/* harmony export */   tr: () => (/* binding */ listInputFolder),
/* harmony export */   uq: () => (/* binding */ describeFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);
/* harmony import */ var _disk_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50170);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83319);
/* harmony import */ var _disk_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55919);
/* harmony import */ var _common_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51757);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81133);
/** Lists and describes the folder that the input `path` names, and finds names in it that clash. */







/**
 * Lists the folder (see `listFiles`). Rejects with InputError if the folder doesn't exist or can't be listed.
 * @param origin what makes the folder exist, as the end of a sentence
 */
async function listInputFolder({ workspace, folder, label }, origin, skipReason) {
    const describe = (path) => `${label('path')}: ${JSON.stringify((0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .workspacePath */ .X5)(workspace, path))}`;
    if (!(0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(folder)) {
        const problem = (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(folder)
            ? 'is a file. Set "path" to a folder'
            : `doesn't exist. Check the spelling, and that ${origin}`;
        throw new _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`${describe(folder)} ${problem}.`], 'no-files');
    }
    return (0,_disk_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listFiles */ .CS)(folder, skipReason).catch((error) => {
        const { path = folder } = error;
        throw new _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            `${describe(path)} couldn't be listed: ${(0,_disk_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readErrorReason */ .Dx)(error)}. Make the folder readable.`,
        ]);
    });
}
/** The folder in messages: `media/`. @param folder relative to the workspace */
function describeFolder(folder) {
    return folder === '.' ? 'the workspace' : `${folder}/`;
}
/**
 * Returns the folders of results below a folder. Results of any job contain text of readers, which must not become public.
 * A folder of results that contains the whole folder isn't among them, because it would hide every file.
 */
function resultFoldersBelow(folder, { host, resultsDir }) {
    const folders = [resultsDir, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(host.workspace, _common_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .RESULTS_FOLDER */ .UY)];
    return folders.filter((path) => path !== folder && (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(folder, path));
}
/** Groups of values whose names differ in nothing but case or Unicode form; some systems don't tell them apart. */
function findClashes(values, nameOf) {
    return [...(0,_group_by_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(values, (value) => (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .foldCase */ .SP)(nameOf(value))).values()].filter(({ length }) => length > 1);
}


/***/ }),

/***/ 50170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   gu: () => (/* binding */ GLOB_OPTIONS),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   oq: () => (/* binding */ matchPaths),
/* harmony export */   xo: () => (/* binding */ matchFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83319);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55919);
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
        for await (const dirent of (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readEntries */ .$2)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, parent))) {
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
/** Finds the files below the folder that globs match; symlinks are treated as by `listFiles`. */
async function findFiles(folder, globs) {
    const { default: glob } = await Promise.all(/* import() */[__webpack_require__.e(7805), __webpack_require__.e(484)]).then(__webpack_require__.t.bind(__webpack_require__, 10484, 19));
    const options = { cwd: folder, onlyFiles: false, followSymbolicLinks: false, objectMode: true };
    const found = [];
    for await (const entry of glob.stream([...globs], options)) {
        const { path, dirent } = entry;
        found.push(...filesOf(folder, path, dirent));
    }
    return sortByPath(found);
}
/**
 * Returns the sorted absolute paths of files that match patterns relative to a folder. A pattern that is the path of an
 * existing file matches only that file.
 */
async function matchFiles(patterns, folder) {
    const { default: glob } = await Promise.all(/* import() */[__webpack_require__.e(7805), __webpack_require__.e(484)]).then(__webpack_require__.t.bind(__webpack_require__, 10484, 19));
    const matches = patterns.map(async (pattern) => {
        const literal = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, pattern);
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isFile */ .fo)(literal))
            return [literal];
        return glob(pattern, { cwd: folder, absolute: true, onlyFiles: true, dot: true });
    });
    return [...new Set((await Promise.all(matches)).flat().map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path)))].sort();
}
/** Returns the file, or nothing for a folder, a pipe or a device. */
function filesOf(folder, path, dirent, skipReason = listAll) {
    if (dirent.isSymbolicLink())
        return [{ path, problem: symlinkProblem(folder, path, skipReason) }];
    return dirent.isFile() ? [{ path }] : [];
}
function sortByPath(found) {
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
function symlinkProblem(folder, path, skipReason) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path);
    const leadsToFolder = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolder */ .lQ)(file);
    if (!leadsToFolder && !(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isFile */ .fo)(file))
        return 'a broken symlink';
    if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .leadsOutside */ .dr)(folder, file))
        return 'a symlink that points outside the folder';
    if (leadsToFolder)
        return 'a symlink to a folder';
    const names = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .realPathBelow */ .bu)(folder, file).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
    const isSkipped = names.some((_, index) => skipReason(names.slice(0, index + 1).join('/')) !== undefined);
    return isSkipped ? 'a symlink to a file that is skipped' : undefined;
}
/** Options for micromatch: without them its patterns don't match names that contain a line break. */
const GLOB_OPTIONS = { flags: 's' };
/**
 * The paths that globs select, by the rules of fast-glob. A glob that begins with an exclamation mark excludes,
 * whatever its place in the list. Excluding a folder excludes everything below it.
 */
async function matchPaths(paths, globs, exclude = []) {
    const { default: micromatch } = await __webpack_require__.e(/* import() */ 7805).then(__webpack_require__.t.bind(__webpack_require__, 77805, 19));
    const negative = globs.filter((glob) => /^!(?!\()/.test(glob));
    const excluded = [...exclude, ...negative.map((glob) => glob.slice(1))].map((glob) => glob.replace(/\/+$/, ''));
    const ignore = excluded.flatMap((glob) => [glob, `${glob}/**`]);
    const positive = globs.filter((glob) => !negative.includes(glob));
    return new Set(micromatch([...paths], positive, { ...GLOB_OPTIONS, ignore }));
}


/***/ }),

/***/ 55919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   BO: () => (/* binding */ hasInvalidName),
/* harmony export */   Dx: () => (/* binding */ readErrorReason),
/* harmony export */   EW: () => (/* binding */ readSmallFile),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   Tq: () => (/* binding */ openFile),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   qC: () => (/* binding */ readIfThere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83319);
/** Opens and reads files, lists the entries of folders, and says why a file can't be read. */




/** Reads a text file. Rejects with RangeError if it is larger than the limit. */
async function readTextFile(path, limitBytes) {
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (size > limitBytes)
        throw new RangeError(`the file has ${size} bytes; the maximum is ${limitBytes} bytes`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8');
}
/** Opens a pipe without waiting for its other end. On Windows the second flag is undefined, and so changes nothing. */
const READ_WITHOUT_WAITING = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
/**
 * Reads a file into the buffer, and returns the part of the buffer that holds the content. It is synchronous, because
 * that takes half of the time for small files. Throws RangeError if the file is larger than the buffer.
 */
function readSmallFile(path, buffer) {
    const fd = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, READ_WITHOUT_WAITING);
    try {
        const stats = statFile(fd);
        if (stats.size > buffer.length)
            throw new RangeError(`the file has ${stats.size} bytes`);
        let sizeBytes = 0;
        while (sizeBytes < stats.size) {
            const bytesRead = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(fd, buffer, sizeBytes, stats.size - sizeBytes, sizeBytes);
            if (bytesRead === 0)
                break;
            sizeBytes += bytesRead;
        }
        return buffer.subarray(0, sizeBytes);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(fd);
    }
}
/** The state of an open file. Throws if it is something else: what was listed as a file may be a pipe by now. */
function statFile(fd) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(fd);
    // On Windows a folder has no size, so that reading it would not fail.
    if (stats.isDirectory())
        throw Object.assign(new Error('EISDIR: is a directory'), { code: 'EISDIR' });
    if (!stats.isFile())
        throw new Error('it is a pipe or a device, not a file');
    return stats;
}
// FileHandle objects live until a full garbage collection: for very many files, they would take most of the memory.
const openFd = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.open);
const readFd = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFile);
/** Opens a file, which the caller closes. Rejects for a folder, a pipe or a device, without waiting for it. */
async function openFile(path) {
    const fd = await openFd(path, READ_WITHOUT_WAITING);
    try {
        return { fd, stats: statFile(fd) };
    }
    catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(fd);
        throw error;
    }
}
/** Reads a file. Rejects for a folder, a pipe or a device, without waiting for it. */
async function readWhole(path) {
    const { fd } = await openFile(path);
    try {
        return await readFd(fd);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(fd);
    }
}
/** Reads a file. Resolves to undefined if it doesn't exist. */
async function readIfThere(path) {
    try {
        return await readWhole(path);
    }
    catch (error) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isMissing */ .b2)(error))
            return undefined;
        throw error;
    }
}
/** Returns the reason why a file can't be read, in words that fit after a colon. */
function readErrorReason(error) {
    const { code, message } = error;
    if (code === 'EACCES' || code === 'EPERM')
        return `permission denied (${code})`;
    if (code === 'EISDIR')
        return 'it is a folder, not a file';
    if (code === 'EIO')
        return 'the disk reported an error (EIO)';
    return code ?? message;
}
/** True if the name of a file that was listed isn't valid UTF-8: Node has U+FFFD for invalid bytes, and finds no such file. */
function hasInvalidName(path, error) {
    return path.includes('\ufffd') && error.code === 'ENOENT';
}
/** Lists a folder step by step, because the entries of a very large folder take too much memory at once. */
async function* readEntries(folder) {
    yield* await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.opendir)(folder, { bufferSize: 256 });
}


/***/ }),

/***/ 3577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ renameFile),
/* harmony export */   v4: () => (/* binding */ isOpenElsewhere)
/* harmony export */ });
/* unused harmony export retryWhileOpen */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/** Renames complete files. On Windows, waits for programs that have the old file open. */

const thisSystem = {
    platform: process.platform,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
/** Pauses before the next attempts: a scanner is done after milliseconds. Together about three seconds. */
const PAUSES_MS = [10, 20, 50, 100, 200, 400, 800, 1500];
/** Renames a file and replaces an older one. On Windows, tries again for about three seconds if that one is open. */
const renameFile = (from, to) => retryWhileOpen(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to));
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


/***/ }),

/***/ 77056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ writeResultsFile),
/* harmony export */   O: () => (/* binding */ writeResultsJson)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83319);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54368);
/** Writes files of a command into the results folder. */



/**
 * Returns the path relative to the workspace. Undefined, with a warning, if the file can't be written: that doesn't fail a
 * command. Errors of `content` itself are thrown.
 */
async function writeResultsFile({ host, resultsDir, log }, name, content) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(resultsDir, name);
    try {
        await (0,_write_js__WEBPACK_IMPORTED_MODULE_2__/* .createResultsDir */ .u4)(resultsDir);
    }
    catch {
        // The end of the run needs the same folder, and warns.
        return undefined;
    }
    try {
        await (0,_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .vK)(path, content);
    }
    catch (error) {
        // Only errors of the file system name a system call.
        if (error.syscall === undefined)
            throw error;
        const reason = await (0,_write_js__WEBPACK_IMPORTED_MODULE_2__/* .describeResultsError */ .i0)(host.workspace, error);
        log.warning(`Couldn't write "${(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePath */ .X5)(host.workspace, path)}": ${reason}`);
        return undefined;
    }
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePath */ .X5)(host.workspace, path);
}
/** Writes a JSON file. The texts of strangers are redacted here, because the run only redacts what it publishes itself. */
async function writeResultsJson(context, name, content) {
    const redactText = (_, value) => typeof value === 'string' ? context.redact(value) : value;
    return writeResultsFile(context, name, `${JSON.stringify(content, redactText, 2)}\n`);
}


/***/ }),

/***/ 54368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ removeResultFile),
/* harmony export */   JT: () => (/* binding */ wrapFileError),
/* harmony export */   QS: () => (/* binding */ rejectFolder),
/* harmony export */   f6: () => (/* binding */ FileError),
/* harmony export */   i0: () => (/* binding */ describeResultsError),
/* harmony export */   tH: () => (/* binding */ writeResultFile),
/* harmony export */   u4: () => (/* binding */ createResultsDir),
/* harmony export */   vK: () => (/* binding */ writeAtomically),
/* harmony export */   writeErrorReason: () => (/* binding */ writeErrorReason),
/* harmony export */   xe: () => (/* binding */ prepareTemporaryFile)
/* harmony export */ });
/* unused harmony export temporaryPath */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83319);
/* harmony import */ var _rename_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3577);
/** Writes whole files atomically, and creates the results folder. */






const FOLDER_IN_THE_WAY = 'there is a folder with this name';
/**
 * Writes a temporary file and renames it, so readers see the old content or the new content, never a part. Keeps the file's
 * mode. An iterable is written item by item, so large content is never in memory as a whole.
 */
async function writeAtomically(path, content) {
    const temporary = await prepareTemporaryFile(path);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, content, { mode: await modeOf(path), flag: 'wx' });
        await (0,_rename_js__WEBPACK_IMPORTED_MODULE_5__/* .renameFile */ .H5)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
        throw error;
    }
}
async function modeOf(path) {
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path);
        // Windows would only say that the file can't be replaced, as if another program had it open.
        if (stats.isDirectory())
            throw Object.assign(new Error(FOLDER_IN_THE_WAY), { code: 'EISDIR', syscall: 'rename' });
        return stats.mode;
    }
    catch (error) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isMissing */ .b2)(error))
            return undefined;
        throw error;
    }
}
/** Creates the folder for a run's results, with a .gitignore that keeps it out of Git. */
async function createResultsDir(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path, { recursive: true });
    const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, '.gitignore');
    // A user's own .gitignore stays. Writing atomically ensures that no incomplete one stays either.
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(ignore))
        await writeAtomically(ignore, '*\n');
}
/** Limit of common file systems: in bytes, and in UTF-16 units on Windows. */
const MAX_NAME_LENGTH = 255;
/**
 * Creates the file's folder and returns a free path in it for a temporary file. Open it with the flag `wx`, which never
 * follows a symlink: anyone can guess the path, since process numbers in containers are predictable.
 */
async function prepareTemporaryFile(path) {
    const temporary = temporaryPath(path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
    // A killed process with the same number may have left a file.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
    return temporary;
}
/**
 * The path is in the file's own folder, so that a rename is atomic. The process number keeps two jobs in one workspace
 * apart. A hash replaces a name that is too long with the number, but not one that is too long for any file: that one
 * fails when the temporary file is created, before any content arrives.
 */
function temporaryPath(path, platform = process.platform) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path);
    const temporaryName = (text) => `.${text}.${process.pid}.tmp`;
    const lengthOf = (text) => (platform === 'win32' ? text.length : Buffer.byteLength(text));
    const isTooLong = lengthOf(temporaryName(name)) > MAX_NAME_LENGTH;
    const isValid = lengthOf(name) <= MAX_NAME_LENGTH;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), temporaryName(isTooLong && isValid ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', name, 'hex') : name));
}
/** A file can't be written. `message` is one sentence that names the file. */
class FileError extends Error {
    name = 'FileError';
}
/** Writes a small file atomically. Rejects with FileError. */
async function writeResultFile(path, content) {
    await wrapFileError(path, () => writeAtomically(path, content));
}
/** Removes a file that is out of date, if it exists. Rejects with FileError. */
async function removeResultFile(path) {
    await wrapFileError(path, () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { force: true }));
}
/** Rejects with FileError if the path of a file to write is a folder. */
async function rejectFolder(path) {
    if (await wrapFileError(path, () => Promise.resolve((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isFolder */ .lQ)(path))))
        throw new FileError(`${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)} couldn't be written: ${FOLDER_IN_THE_WAY}`);
}
/** Runs the work that writes this file. Rejects with FileError. */
async function wrapFileError(path, work) {
    try {
        return await work();
    }
    catch (cause) {
        throw new FileError(`${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)} couldn't be written: ${writeErrorReason(cause)}`, { cause });
    }
}
/** Returns the reason why a file can't be written, in words that fit after a colon. */
function writeErrorReason(error) {
    const { code, message } = error;
    if (code === undefined)
        return message;
    if ((0,_rename_js__WEBPACK_IMPORTED_MODULE_5__/* .isOpenElsewhere */ .v4)(error))
        return `another program may have the file open, or the file is read-only (${code})`;
    return ERROR_REASONS[code] ?? code;
}
/**
 * Returns why a file in the results folder can't be written, and what to do: sentences that follow a colon. Another folder
 * only helps if the workspace, which contains it, is writable.
 */
async function describeResultsError(workspace, error) {
    const { code = '' } = error;
    const otherFolder = `${writeErrorReason(error)}. Set results-dir to another folder.`;
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code))
        return otherFolder;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.access)(workspace, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.constants.W_OK).then(() => otherFolder, () => `the workspace is read-only (${code}). Allow the user of the job to write to it.`);
}
/** Explains the errors that users can fix. */
const ERROR_REASONS = {
    EACCES: "the folder isn't writable (EACCES)",
    EPERM: "the folder isn't writable (EPERM)",
    EROFS: 'the disk is read-only (EROFS)',
    EISDIR: FOLDER_IN_THE_WAY,
    ENOSPC: 'the disk is full (ENOSPC)',
    EDQUOT: 'the disk quota is used up (EDQUOT)',
    ENOTDIR: 'a part of the path is a file, not a folder (ENOTDIR)',
    EEXIST: 'a part of the path is a file, not a folder (EEXIST)',
};


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
/** A page of 1 MB of real documentation takes a quarter of the time, and one of 3 MB less than this memory. */
const LIMITS = { seconds: 5, megabytes: 512 };
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
        const { seconds, megabytes } = this.#limits;
        let timeout;
        try {
            this.#thread ??= await startThread(megabytes, this.#signal);
            this.#thread.ref();
            this.#thread.postMessage(page);
            timeout = AbortSignal.timeout(seconds * 1_000);
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
                return { kind: 'too complex', reason: `parsing takes more than ${seconds} seconds` };
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

/***/ 64931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ writeUrl),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   sX: () => (/* binding */ resolveReference)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** Describes a reference in a page: the file that it points to, and how to replace its URL. */

/**
 * The file that a URL of a page refers to, relative to the workspace, and the query and fragment behind its path. A path
 * that starts with a slash is relative to the workspace, any other to its page. Undefined for absolute URLs, for
 * templates that are filled in later and for paths that lead out of the workspace.
 */
function resolveReference(url, page) {
    if (/^([a-z][a-z0-9+.-]*:|\/\/|[#?]|$)/i.test(url) || /[{}]|\$\(/.test(url))
        return undefined;
    const [, encodedPath = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const decoded = decodePath(encodedPath).normalize('NFC');
    const path = decoded.startsWith('/') ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(decoded.slice(1)) : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(page), decoded);
    return path === '..' || path.startsWith('../') ? undefined : { path, suffix };
}
/** Resolves the escapes of a URL's path or fragment. A percent sign that escapes nothing is part of the name. */
function decodePath(path) {
    return path.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
        try {
            return decodeURIComponent(escapes);
        }
        catch {
            return escapes;
        }
    });
}
/** Characters that would end or change a URL in one of the contexts. */
const UNSAFE = /[\s"'<>()`\\{}^|]/g;
/** Escapes a URL for its context. */
function writeUrl(url, context) {
    const safe = url.replace(UNSAFE, (character) => {
        const code = encodeURIComponent(character);
        return code === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : code;
    });
    switch (context) {
        case 'attribute':
            return safe.replaceAll('&', '&amp;');
        case 'bare attribute':
            return `"${safe.replaceAll('&', '&amp;')}"`;
        case 'markdown':
            return safe.replace(/&(?=#?\w+;)/g, '&amp;');
        case 'srcset':
            return safe.replaceAll(',', '%2C').replaceAll('&', '&amp;');
        case 'script srcset':
            return safe.replaceAll(',', '%2C');
        case 'script':
            return safe;
    }
}


/***/ })

};
;