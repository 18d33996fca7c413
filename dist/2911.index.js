"use strict";
exports.id = 2911;
exports.ids = [2911];
exports.modules = {

/***/ 20539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ forEachConcurrently)
/* harmony export */ });
/** Limits how many items are processed at the same time. */
/**
 * Calls `work` for every item in order, at most `concurrency` at a time. Items that are added during the work are done
 * too. After an error no new item starts; the first error is thrown when all running work has ended.
 * @param work receives a number from 0 to `concurrency - 1` that no other running work has
 */
async function forEachConcurrently(items, concurrency, work) {
    let next = 0;
    const errors = [];
    const runSlot = async (slot) => {
        while (next < items.length && errors.length === 0) {
            const item = items[next];
            next += 1;
            try {
                await work(item, slot);
            }
            catch (error) {
                errors.push(error);
            }
        }
    };
    // An item that is added at the end may come after most slots have run out of items.
    while (next < items.length && errors.length === 0) {
        await Promise.all(Array.from({ length: concurrency }, (_, slot) => runSlot(slot)));
    }
    if (errors.length > 0)
        throw errors[0];
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83319);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55919);
/** Finds files in a folder, by listing or by glob patterns, and never outside the folder. */



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
                addFile(folder, path, dirent, found, skipReason);
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
        addFile(folder, path, dirent, found);
    }
    return sortByPath(found);
}
function addFile(folder, path, dirent, found, skipReason = listAll) {
    if (dirent.isFile())
        found.push({ path });
    else if (dirent.isSymbolicLink())
        found.push({ path, problem: symlinkProblem(folder, path, skipReason) });
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

/***/ 91251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ hashFile),
/* harmony export */   KX: () => (/* binding */ openForSending),
/* harmony export */   Ol: () => (/* binding */ WHOLE_BELOW_BYTES),
/* harmony export */   jL: () => (/* binding */ FileChangedError),
/* harmony export */   v2: () => (/* binding */ isInState)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83319);
/** Hashes files, and detects files that change before they are sent. */





/** A file changed while it was read, or after it was hashed. */
class FileChangedError extends Error {
    name = 'FileChangedError';
    constructor() {
        super('the file changed while docs-ci was reading it');
    }
}
/** Size of the buffers: smaller files are read as a whole, larger ones in chunks. */
const WHOLE_BELOW_BYTES = 1_000_000;
// FileHandle objects live until a full garbage collection: for very many files, they would take most of the memory.
// Only what may wait for the disk is asynchronous: each such call costs more than it takes to read a small file.
const openFd = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_1__.open);
const readFd = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_1__.read);
const readWhole = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_1__.readFile);
/** Hashes a file. The caller reuses the buffer (of `WHOLE_BELOW_BYTES`). Rejects with FileChangedError. */
async function hashFile(path, algorithm, buffer) {
    const fd = await openFd(path, 'r');
    try {
        const before = node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(fd);
        // On Windows a folder has no size, so that reading it would not fail.
        if (before.isDirectory())
            throw Object.assign(new Error('EISDIR: is a directory'), { code: 'EISDIR' });
        const isWhole = before.size < buffer.length;
        const hasher = isWhole ? undefined : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm);
        let sizeBytes = 0;
        // The size says where the end is, so there is no extra read that returns nothing.
        while (sizeBytes < before.size) {
            const at = isWhole ? sizeBytes : 0;
            const { bytesRead } = await readFd(fd, buffer, at, buffer.length - at, sizeBytes);
            if (bytesRead === 0)
                break;
            hasher?.update(buffer.subarray(0, bytesRead));
            sizeBytes += bytesRead;
        }
        if (sizeBytes !== before.size || stampOf(node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(fd)) !== stampOf(before))
            throw new FileChangedError();
        const bytes = isWhole ? buffer.subarray(0, sizeBytes) : undefined;
        const hex = hasher?.digest('hex') ?? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)(algorithm, bytes ?? '', 'hex');
        return { hex, sizeBytes, stamp: stampOf(before), bytes };
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(fd);
    }
}
/** Reading a blob costs more time than sending so little. */
const SMALL_BYTES = 64 * 1024;
/**
 * Reads a small file, and opens a large one as a blob that is read while it is sent. Rejects with FileChangedError if
 * the file changed since the stamp was taken. If a large one changes later, reading the blob fails.
 */
async function openForSending(path, { stamp, sizeBytes }) {
    // Unlike the other functions of fs, openAsBlob leaves names such as con.png and long paths to Windows' own rules.
    const content = await (sizeBytes <= SMALL_BYTES ? readWhole(path) : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openAsBlob)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.toNamespacedPath)(path)));
    // The check comes last: small content is complete, and a blob detects later changes itself.
    if (!isInState(path, stamp))
        throw new FileChangedError();
    return content;
}
/** True if the file has not changed since the stamp was taken. Synchronous, since its metadata is still cached. */
function isInState(path, stamp) {
    try {
        return stampOf(node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync(path)) === stamp;
    }
    catch (error) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isMissing */ .b2)(error))
            return false;
        throw error;
    }
}
function stampOf({ size, mtimeMs, ctimeMs, ino }) {
    // Tools can restore the modification time (mtime), but not the time of the change itself (ctime).
    return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}


/***/ }),

/***/ 80928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isLfsPointer)
/* harmony export */ });
/** Recognizes the pointers that Git LFS leaves in place of files that it hasn't downloaded. */
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/');
/** Git LFS itself takes no larger file for a pointer. */
const MAX_POINTER_BYTES = 1024;
/** @param bytes the whole content of a file */
function isLfsPointer(bytes) {
    return bytes.length < MAX_POINTER_BYTES && LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length));
}


/***/ }),

/***/ 55919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   Dx: () => (/* binding */ readErrorReason),
/* harmony export */   EW: () => (/* binding */ readSmallFile),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   qC: () => (/* binding */ readIfThere),
/* harmony export */   xo: () => (/* binding */ matchFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83319);
/** Finds files, lists folders and reads content. */




/**
 * Returns the sorted absolute paths of files that match patterns relative to a folder. A pattern that is the path of an
 * existing file matches only that file.
 */
async function matchFiles(patterns, folder) {
    const { default: glob } = await Promise.all(/* import() */[__webpack_require__.e(7805), __webpack_require__.e(484)]).then(__webpack_require__.t.bind(__webpack_require__, 10484, 19));
    const matches = patterns.map(async (pattern) => {
        const literal = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, pattern);
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(literal))
            return [literal];
        return glob(pattern, { cwd: folder, absolute: true, onlyFiles: true, dot: true });
    });
    return [...new Set((await Promise.all(matches)).flat().map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path)))].sort();
}
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
        const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(fd);
        // A file that was listed may be something else by now.
        if (stats.isDirectory())
            throw Object.assign(new Error('EISDIR: is a directory'), { code: 'EISDIR' });
        if (!stats.isFile())
            throw new Error('it is a pipe or a device, not a file');
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
/** Reads a file. Resolves to undefined if it doesn't exist. */
async function readIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
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
/** Windows reports one of these while a virus scanner, Excel or a PDF viewer has the file open. */
const OPEN_ELSEWHERE = ['EPERM', 'EACCES', 'EBUSY'];
/** Pauses before the next attempts: a scanner is done after milliseconds. Together about three seconds. */
const PAUSES_MS = [10, 20, 50, 100, 200, 400, 800, 1500];
/** Renames a file and replaces an older one. On Windows, tries again for about three seconds if that one is open. */
async function renameFile(from, to) {
    await retryWhileOpen(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to));
}
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
/** True for an error of Windows that can mean that another program has the file open. */
function isOpenElsewhere(error, platform = process.platform) {
    return platform === 'win32' && OPEN_ELSEWHERE.includes(error.code);
}


/***/ }),

/***/ 77056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ writeResultsFile),
/* harmony export */   r: () => (/* binding */ removeResultsFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83319);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54368);
/** Writes and removes files of a command in the results folder. */




/**
 * Returns the path relative to the workspace. Undefined, with a warning, if the file can't be written: that doesn't fail a
 * command. Errors of `content` itself are thrown.
 */
async function writeResultsFile({ host, resultsDir, log }, name, content) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resultsDir, name);
    try {
        await (0,_write_js__WEBPACK_IMPORTED_MODULE_3__/* .createResultsDir */ .u4)(resultsDir);
    }
    catch {
        // The end of the run needs the same folder, and warns.
        return undefined;
    }
    try {
        await (0,_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .vK)(path, content);
    }
    catch (error) {
        // Only errors of the file system name a system call.
        if (error.syscall === undefined)
            throw error;
        const reason = (0,_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeErrorReason */ .ez)(error);
        log.warning(`Couldn't write "${(0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePath */ .X5)(host.workspace, path)}": ${reason}. Set results-dir to another folder.`);
        return undefined;
    }
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePath */ .X5)(host.workspace, path);
}
/** Removes the file of an earlier run. Warns if that fails, because the file would be taken for one of this run. */
async function removeResultsFile({ host, resultsDir, log }, name) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resultsDir, name);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
    }
    catch (error) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissing */ .b2)(error))
            return;
        const shown = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePath */ .X5)(host.workspace, path);
        log.warning(`Couldn't remove "${shown}" of an earlier run: ${(0,_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeErrorReason */ .ez)(error)}. Delete it.`);
    }
}


/***/ }),

/***/ 54368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ removeResultFile),
/* harmony export */   JT: () => (/* binding */ wrapFileError),
/* harmony export */   QS: () => (/* binding */ rejectFolder),
/* harmony export */   ez: () => (/* binding */ writeErrorReason),
/* harmony export */   f6: () => (/* binding */ FileError),
/* harmony export */   tH: () => (/* binding */ writeResultFile),
/* harmony export */   u4: () => (/* binding */ createResultsDir),
/* harmony export */   vK: () => (/* binding */ writeAtomically),
/* harmony export */   xe: () => (/* binding */ prepareTemporaryFile)
/* harmony export */ });
/* unused harmony export temporaryPath */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83319);
/* harmony import */ var _rename_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3577);
/** Writes files atomically, and creates the results folder. */





const FOLDER_IN_THE_WAY = 'there is a folder with this name';
/**
 * Writes a temporary file and renames it, so readers see the old content or the new content, never a part. Keeps the file's
 * mode. An iterable is written item by item, so large content is never in memory as a whole.
 */
async function writeAtomically(path, content) {
    const temporary = await prepareTemporaryFile(path);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(temporary, content, { mode: await modeOf(path), flag: 'wx' });
        await (0,_rename_js__WEBPACK_IMPORTED_MODULE_4__/* .renameFile */ .H5)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        throw error;
    }
}
async function modeOf(path) {
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
        // Windows would only say that the file can't be replaced, as if another program had it open.
        if (stats.isDirectory())
            throw Object.assign(new Error(FOLDER_IN_THE_WAY), { code: 'EISDIR', syscall: 'rename' });
        return stats.mode;
    }
    catch (error) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isMissing */ .b2)(error))
            return undefined;
        throw error;
    }
}
/** Creates the folder for a run's results, with a .gitignore that keeps it out of Git. */
async function createResultsDir(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { recursive: true });
    const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, '.gitignore');
    // A user's own .gitignore stays. Writing atomically ensures that no incomplete one stays either.
    if (!(await exists(ignore)))
        await writeAtomically(ignore, '*\n');
}
async function exists(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then(() => true, () => false);
}
/** Limit of common file systems: in bytes, and in UTF-16 units on Windows. */
const MAX_NAME_LENGTH = 255;
function lengthOf(name, platform) {
    return platform === 'win32' ? name.length : Buffer.byteLength(name);
}
/**
 * Creates the file's folder and returns a free path in it for a temporary file. Open it with the flag `wx`, which never
 * follows a symlink: anyone can guess the path, since process numbers in containers are predictable.
 */
async function prepareTemporaryFile(path) {
    const temporary = temporaryPath(path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    // A killed process with the same number may have left a file.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
    return temporary;
}
/**
 * The path is in the file's own folder, so that a rename is atomic. The process number keeps two jobs in one workspace
 * apart. A hash replaces a name that is too long with the number, but not one that is too long for any file: that one
 * fails when the temporary file is created, before any content arrives.
 */
function temporaryPath(path, platform = process.platform) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path);
    const temporaryName = (text) => `.${text}.${process.pid}.tmp`;
    const isTooLong = lengthOf(temporaryName(name), platform) > MAX_NAME_LENGTH;
    const isValid = lengthOf(name, platform) <= MAX_NAME_LENGTH;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), temporaryName(isTooLong && isValid ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', name, 'hex') : name));
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
    await wrapFileError(path, () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true }));
}
/** Rejects with FileError if the path of a file to write is a folder. */
async function rejectFolder(path) {
    if (await wrapFileError(path, () => Promise.resolve((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(path))))
        throw new FileError(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)} couldn't be written: ${FOLDER_IN_THE_WAY}`);
}
/** Runs the work that writes this file. Rejects with FileError. */
async function wrapFileError(path, work) {
    try {
        return await work();
    }
    catch (cause) {
        throw new FileError(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)} couldn't be written: ${writeErrorReason(cause)}`, { cause });
    }
}
/** Returns the reason why a file can't be written, in words that fit after a colon. */
function writeErrorReason(error) {
    const { code, message } = error;
    if (code === undefined)
        return message;
    if ((0,_rename_js__WEBPACK_IMPORTED_MODULE_4__/* .isOpenElsewhere */ .v4)(error))
        return `another program may have the file open, or the file is read-only (${code})`;
    return ERROR_REASONS[code] ?? code;
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

/***/ 76927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ findReferences)
});

;// CONCATENATED MODULE: ../../build/src/pages/html-references.js
/** Attributes whose value is a URL, and whether the page embeds the target. */
const URL_ATTRIBUTES = {
    src: true,
    poster: true,
    srcset: true,
    data: true,
    href: false,
    'xlink:href': false,
    // React's spelling.
    xlinkhref: false,
};
/**
 * SVG elements that show the target of their `href`. Outside of an svg element, the HTML parser changes `image` to `img`
 * and `feImage` to lower case.
 */
const SHOWING_TAGS = new Set(['image', 'img', 'use', 'feImage', 'feimage']);
/** @param offset where this piece of HTML starts in the page */
async function findHtmlReferences(html, offset) {
    const { Parser } = await __webpack_require__.e(/* import() */ 4644).then(__webpack_require__.bind(__webpack_require__, 4644));
    const references = [];
    let tag = '';
    const parser = new Parser({
        onopentagname: (name) => void (tag = name),
        onattribute: (name, value, quote) => {
            const isQuoted = quote !== null;
            const end = parser.endIndex - (isQuoted ? 1 : 0);
            const [prefix = ''] = /^[^=]*=\s*["']?/.exec(html.slice(parser.startIndex, end)) ?? [];
            const start = parser.startIndex + prefix.length;
            const raw = html.slice(start, end);
            // A value that begins with an entity isn't a path of a file.
            if (value === '' || (raw.startsWith('&') && raw !== value) || (name === 'data' && tag !== 'object'))
                return;
            const context = isQuoted ? 'attribute' : 'bare attribute';
            const place = { start: offset + start, end: offset + end, context };
            references.push(...findInAttribute({ tag, name }, value, raw, place));
        },
    });
    parser.end(html);
    return references;
}
/** @param raw the value as written, with its entities */
function findInAttribute({ tag, name }, value, raw, place) {
    const attribute = name.toLowerCase();
    if (!Object.hasOwn(URL_ATTRIBUTES, attribute))
        return [];
    // Only the author of a component knows what it does with a value.
    const isElement = /^[a-z]/.test(tag) && (attribute !== 'data' || tag === 'object');
    const isEmbedded = isElement && (URL_ATTRIBUTES[attribute] === true || SHOWING_TAGS.has(tag));
    if (attribute !== 'srcset')
        return [{ ...place, url: value.trim(), isEmbedded }];
    // Data URLs contain commas.
    if (value.includes('data:'))
        return [];
    const context = place.context === 'script' ? 'script srcset' : 'srcset';
    // In HTML a URL ends at a space, so it may contain commas, and its descriptor ends at a comma. In MDX, the marker of a
    // block quote may precede a URL.
    return [...raw.matchAll(/([\s,>]*)([^\s,>](?:\S*[^\s,])?)(?:,+(?=\s|$)|[^,]*)/g)].flatMap((match) => {
        const [, before = '', url = ''] = match;
        // With entities or escapes, the written URL isn't the one that a browser reads.
        if (raw !== value && /[&\\]/.test(url))
            return [];
        const start = place.start + match.index + before.length;
        return [{ start, end: start + url.length, url, context, isEmbedded }];
    });
}

;// CONCATENATED MODULE: ../../build/src/pages/mdx-references.js

/** @param nodes all nodes of the page's tree */
async function findMdxReferences(text, nodes) {
    const { visit } = await Promise.all(/* import() | mdx */[__webpack_require__.e(5431), __webpack_require__.e(3996)]).then(__webpack_require__.bind(__webpack_require__, 9920));
    const references = [];
    for (const node of nodes) {
        if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
            references.push(...findInElement(text, node));
        for (const program of programsOf(node)) {
            visit(program, (code) => {
                if (code.type === 'JSXOpeningElement')
                    references.push(...findInOpeningElement(text, code));
            });
        }
    }
    return references;
}
function programsOf(node) {
    const expressions = [];
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm') {
        expressions.push(node);
    }
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
            if (attribute.type === 'mdxJsxExpressionAttribute')
                expressions.push(attribute);
            else if (attribute.value && typeof attribute.value !== 'string')
                expressions.push(attribute.value);
        }
    }
    // Code without elements, such as large data, isn't visited.
    return expressions.flatMap(({ value, data }) => (value.includes('<') ? (data?.estree ?? []) : []));
}
function findInElement(text, element) {
    return element.attributes.flatMap((attribute) => {
        const { start, end } = attribute.position ?? {};
        if (attribute.type !== 'mdxJsxAttribute' || start?.offset === undefined || end?.offset === undefined)
            return [];
        const { value } = attribute;
        const named = { tag: element.name ?? '', name: attribute.name };
        if (typeof value === 'string') {
            const quote = text.slice(start.offset, end.offset).search(/["']/);
            return findInQuotes(text, named, value, [start.offset + quote, end.offset], 'attribute');
        }
        const [statement] = value?.data?.estree?.body ?? [];
        return statement?.type === 'ExpressionStatement' ? findInExpression(text, named, statement.expression) : [];
    });
}
function findInOpeningElement(text, element) {
    const tag = element.name.type === 'JSXIdentifier' ? element.name.name : '';
    return element.attributes.flatMap((attribute) => {
        if (attribute.type !== 'JSXAttribute')
            return [];
        const { name, value } = attribute;
        const named = { tag, name: name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}` };
        if (value?.type === 'JSXExpressionContainer')
            return findInExpression(text, named, value.expression);
        return value?.type === 'Literal' ? findInQuotes(text, named, value.value, value.range, 'attribute') : [];
    });
}
/** Finds a URL in an attribute value that is code: only strings and templates without substitutions are URLs. */
function findInExpression(text, attribute, code) {
    if (code.type === 'Literal')
        return findInQuotes(text, attribute, code.value, code.range, 'script');
    if (code.type !== 'TemplateLiteral' || code.quasis.length !== 1)
        return [];
    return findInQuotes(text, attribute, code.quasis[0]?.value.cooked, code.range, 'script');
}
/** @param range offsets in the page, quotes included */
function findInQuotes(text, attribute, value, range, context) {
    if (typeof value !== 'string' || !range)
        return [];
    const [start, end] = [range[0] + 1, range[1] - 1];
    return findInAttribute(attribute, value, text.slice(start, end), { start, end, context });
}

;// CONCATENATED MODULE: ../../build/src/pages/find-references.js


const BYTE_ORDER_MARK = '\ufeff';
/**
 * All references of a page, in the order of the text. The extension of its path decides how it is parsed, unless a format is
 * given. Throws if it can't be parsed (MDX is strict); the error may have a `reason` and a `line`.
 */
async function findReferences(path, text, format = formatOf(path)) {
    // Parsers skip the mark without counting it.
    const skipped = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    const body = text.slice(skipped);
    const found = format === 'html' ? await findHtmlReferences(body, 0) : await findMarkdownReferences(body, format);
    return found
        .map((reference) => ({ ...reference, start: reference.start + skipped, end: reference.end + skipped }))
        .sort((a, b) => a.start - b.start);
}
function formatOf(path) {
    if (/\.mdx$/i.test(path))
        return 'mdx';
    return /\.html?$/i.test(path) ? 'html' : 'markdown';
}
async function findMarkdownReferences(text, format) {
    const references = [];
    const tree = await parseMarkdown(text, format, (start, end, node) => {
        if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition')
            return;
        references.push({ start, end, url: node.url, context: 'markdown', isEmbedded: node.type === 'image' });
    });
    const nodes = [...walk(tree)];
    for (const node of nodes) {
        if (node.type === 'html')
            references.push(...(await findHtmlReferences(blankMarkers(text, node), offsetOf(node))));
    }
    if (format === 'mdx')
        references.push(...(await findMdxReferences(text, nodes)));
    return references;
}
/** @param onUrl receives the offsets of each URL, which the tree doesn't contain */
async function parseMarkdown(text, format, onUrl) {
    const [{ fromMarkdown }, { gfm }, { gfmFromMarkdown }, { frontmatter }, { frontmatterFromMarkdown }] = await Promise.all([
        Promise.all(/* import() | markdown */[__webpack_require__.e(5431), __webpack_require__.e(8216), __webpack_require__.e(5764)]).then(__webpack_require__.bind(__webpack_require__, 25762)),
        Promise.all(/* import() | markdown */[__webpack_require__.e(5431), __webpack_require__.e(8216), __webpack_require__.e(5764)]).then(__webpack_require__.bind(__webpack_require__, 50143)),
        Promise.all(/* import() | markdown */[__webpack_require__.e(5431), __webpack_require__.e(8216), __webpack_require__.e(5764)]).then(__webpack_require__.bind(__webpack_require__, 78968)),
        Promise.all(/* import() | markdown */[__webpack_require__.e(5431), __webpack_require__.e(8216), __webpack_require__.e(5764)]).then(__webpack_require__.bind(__webpack_require__, 94792)),
        Promise.all(/* import() | markdown */[__webpack_require__.e(5431), __webpack_require__.e(8216), __webpack_require__.e(5764)]).then(__webpack_require__.bind(__webpack_require__, 38074)),
    ]);
    const extensions = [EMAIL_START.test(text) ? gfm() : withoutEmails(gfm()), frontmatter(['yaml', 'toml'])];
    // Its transforms search all text for e-mail addresses and web URLs, which takes a third of the time and finds no file.
    const gfmNodes = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));
    const mdastExtensions = [gfmNodes, frontmatterFromMarkdown(['yaml', 'toml']), reportUrls(onUrl)];
    if (format === 'markdown')
        return fromMarkdown(text, { extensions, mdastExtensions });
    const [{ mdxjs }, { mdxFromMarkdown }] = await Promise.all([
        Promise.all(/* import() | mdx */[__webpack_require__.e(5431), __webpack_require__.e(3996)]).then(__webpack_require__.bind(__webpack_require__, 8396)),
        Promise.all(/* import() | mdx */[__webpack_require__.e(5431), __webpack_require__.e(3996)]).then(__webpack_require__.bind(__webpack_require__, 82870)),
    ]);
    return fromMarkdown(text, {
        extensions: [...extensions, mdxjs()],
        mdastExtensions: [...mdastExtensions, mdxFromMarkdown()],
    });
}
/** Every e-mail address that the parser recognizes contains this. */
const EMAIL_START = /[\w.+-]@/;
/** Without e-mail addresses, the parser needn't try each word as one, which takes a fifth of the memory. */
function withoutEmails({ text = {}, ...extension }) {
    const constructs = Object.entries(text).map(([code, one]) => {
        const list = one === undefined || Array.isArray(one) ? one : [one];
        return [code, list?.filter(({ name }) => name !== 'emailAutolink')];
    });
    // Even an empty list makes the parser stop at its character.
    return { ...extension, text: Object.fromEntries(constructs.filter(([, list]) => list?.length !== 0)) };
}
/** Reports the offsets of the URLs of links, images and definitions while the tree is built. */
function reportUrls(onUrl) {
    function onDestination({ start, end }) {
        const url = this.resume();
        const node = this.stack.at(-1);
        node.url = url;
        onUrl(start.offset, end.offset, node);
    }
    return { exit: { resourceDestinationString: onDestination, definitionDestinationString: onDestination } };
}
function* walk(node) {
    yield node;
    if ('children' in node)
        for (const child of node.children)
            yield* walk(child);
}
function offsetOf(node) {
    return node.position?.start.offset ?? 0;
}
const LINE = /^.*$/gm;
/** The HTML of a node, with blanks in place of the markers of block quotes around it: a marker would end a tag. */
function blankMarkers(text, node) {
    const raw = text.slice(offsetOf(node), node.position?.end.offset ?? 0);
    if (raw === node.value)
        return raw;
    const lines = node.value.match(LINE) ?? [];
    let index = 0;
    return raw.replace(LINE, (line) => (lines[index++] ?? '').trimStart().padStart(line.length));
}


/***/ }),

/***/ 64931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ writeUrl),
/* harmony export */   s: () => (/* binding */ resolveReference)
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
    const decoded = decode(encodedPath).normalize('NFC');
    const path = decoded.startsWith('/') ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(decoded.slice(1)) : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(page), decoded);
    return path === '..' || path.startsWith('../') ? undefined : { path, suffix };
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        // A percent sign that escapes nothing is part of the name.
        return text;
    }
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


/***/ }),

/***/ 90692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listItems),
/* harmony export */   P: () => (/* binding */ listPaths)
/* harmony export */ });
/* harmony import */ var _pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);
/** Lists items in a sentence: `a, b and c`. */

/** The items that a sentence lists; it counts the others. */
const MAX_LISTED = 5;
/** Paths as part of a sentence. A path with line breaks or other control characters is quoted. */
function listPaths(paths, limit = MAX_LISTED) {
    return listItems(paths.map((path) => (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(path) ? JSON.stringify(path) : path)), limit);
}
/** Returns `a`, `a and b`, `a, b and c`, and for more items than the limit `a, b, c, d, e and 7 more`. */
function listItems(items, limit = MAX_LISTED) {
    const rest = items.length - limit;
    const listed = rest > 0 ? [...items.slice(0, limit), `${(0,_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(rest)} more`] : items;
    return listed.length < 2 ? (listed[0] ?? '') : `${listed.slice(0, -1).join(', ')} and ${listed.at(-1) ?? ''}`;
}


/***/ }),

/***/ 64131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ renderLines)
/* harmony export */ });
/** Renders JSON with one line per entry, in chunks, so that a large file is never completely in memory. */
const MIN_CHUNK_LENGTH = 64_000;
/** Lines between brackets, indented by four spaces, with commas between them. */
function* renderLines(open, items, renderItem, close) {
    let chunk = open;
    let isFirst = true;
    for (const item of items) {
        chunk += `${isFirst ? '' : ','}\n    ${renderItem(item)}`;
        isFirst = false;
        if (chunk.length < MIN_CHUNK_LENGTH)
            continue;
        yield chunk;
        chunk = '';
    }
    yield `${chunk}${isFirst ? '' : '\n  '}${close}`;
}


/***/ })

};
;