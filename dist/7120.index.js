"use strict";
exports.id = 7120;
exports.ids = [7120];
exports.modules = {

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
/** Finds the files below the folder that globs match, except in `node_modules`. Symlinks are treated as by `listFiles`. */
async function findFiles(folder, globs) {
    const { default: glob } = await Promise.all(/* import() */[__webpack_require__.e(7805), __webpack_require__.e(484)]).then(__webpack_require__.t.bind(__webpack_require__, 10484, 19));
    const ignore = ['**/node_modules/**'];
    const options = { cwd: folder, ignore, onlyFiles: false, followSymbolicLinks: false, objectMode: true };
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

/***/ 91251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ hashFile),
/* harmony export */   KX: () => (/* binding */ openForSending),
/* harmony export */   jL: () => (/* binding */ FileChangedError),
/* harmony export */   v2: () => (/* binding */ isInState)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _lfs_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80928);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83319);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55919);
/** Hashes files, and detects files that change before they are sent. */







/** A file changed while it was read, or after it was hashed. */
class FileChangedError extends Error {
    name = 'FileChangedError';
    constructor() {
        super('the file changed while docs-ci was reading it');
    }
}
/** Smaller files are read at once. */
const BUFFER_BYTES = 1_000_000;
/** A buffer for each file that was hashed at the same time as others. */
const idleBuffers = [];
// Only what may wait for the disk is asynchronous: each such call costs more than it takes to read a small file.
const readFd = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_1__.read);
/** Hashes a file. Rejects with FileChangedError. */
async function hashFile(path, algorithm) {
    const { fd, stats } = await (0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .openFile */ .Tq)(path);
    const stamp = stampOf(stats);
    const buffer = idleBuffers.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES);
    try {
        const hasher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm);
        let sizeBytes = 0;
        let isPointer = false;
        // The size says where the end is, so there is no extra read that returns nothing.
        while (sizeBytes < stats.size) {
            const { bytesRead } = await readFd(fd, buffer, 0, buffer.length, sizeBytes);
            if (bytesRead === 0)
                break;
            const chunk = buffer.subarray(0, bytesRead);
            isPointer = bytesRead === stats.size && (0,_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .isLfsPointer */ .N)(chunk);
            hasher.update(chunk);
            sizeBytes += bytesRead;
        }
        if (sizeBytes !== stats.size || stampOf(node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(fd)) !== stamp)
            throw new FileChangedError();
        return { hex: hasher.digest('hex'), sizeBytes, stamp, isLfsPointer: isPointer };
    }
    finally {
        idleBuffers.push(buffer);
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
    const content = await (sizeBytes <= SMALL_BYTES ? (0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readWhole */ .oD)(path) : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openAsBlob)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.toNamespacedPath)(path)));
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
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .isMissing */ .b2)(error))
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
/* harmony export */   N: () => (/* binding */ isLfsPointer),
/* harmony export */   j: () => (/* binding */ LFS_ADVICE)
/* harmony export */ });
/** Recognizes the pointers that Git LFS leaves in place of files that it hasn't downloaded. */
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/');
/** Git LFS itself takes no larger file for a pointer. */
const MAX_POINTER_BYTES = 1024;
const LFS_ADVICE = 'Run "git lfs pull" first. On GitHub, set lfs: true on actions/checkout.';
/** @param bytes the whole content of a file */
function isLfsPointer(bytes) {
    return bytes.length < MAX_POINTER_BYTES && LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length));
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

/***/ 36164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ parseMergedJson)
/* harmony export */ });
/** Reads JSON files that Git merges: each has one entry per line. Pure. */
/**
 * Parses JSON. A merge that takes the lines of both sides leaves a comma out or doubles it, so commas are set again.
 * @param file the whole file, if the JSON is a part of it
 */
function parseMergedJson(text, file = text) {
    if (/^(<{7}|>{7}) /m.test(file))
        return { problem: 'it contains merge conflict markers' };
    for (const isRepaired of [false, true]) {
        try {
            return { value: JSON.parse(isRepaired ? setCommas(text) : text), isRepaired };
        }
        catch {
            // The commas may be the only reason.
        }
    }
    return { problem: "it isn't valid JSON" };
}
/** Sets the commas at the line ends. No text in JSON contains a line break, so a line never ends within one. */
function setCommas(json) {
    const lines = json.split(/[\r\n]+/).map(withoutOuterCommas);
    const filled = lines.filter((line) => line !== '');
    return filled
        .map((line, index) => {
        const next = filled[index + 1];
        const needsComma = next !== undefined && !/[{[:]$/.test(line) && !/^[}\]:]/.test(next);
        return needsComma ? `${line},` : line;
    })
        .join('\n');
}
/** Some editors add a byte order mark, which counts as a space. A regular expression could take quadratic time. */
function withoutOuterCommas(line) {
    const isOuter = (index) => /[\s,]/.test(line.charAt(index));
    let [start, end] = [0, line.length];
    while (start < end && isOuter(start))
        start += 1;
    while (start < end && isOuter(end - 1))
        end -= 1;
    return line.slice(start, end);
}


/***/ })

};
;