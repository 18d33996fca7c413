"use strict";
exports.id = 7310;
exports.ids = [7310];
exports.modules = {

/***/ 37065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ problemsOf),
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
/** The ending of a command that failed. */
function failed(message, topic) {
    return { outcome: 'failed', message, topic };
}
function problemsOf(rules) {
    return rules.flatMap(([isBroken, input, problem, subject]) => (isBroken ? { input, subject, problem } : []));
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
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81133);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73308);
/** Lists and describes the folder that the input `path` names, and finds names in it that clash. */








/**
 * Lists the folder (see `listFiles`). Rejects with InputError if the folder doesn't exist or can't be listed.
 * @param origin what makes the folder exist, as the end of a sentence
 */
async function listInputFolder({ workspace, folder }, origin, skipReason) {
    const describe = (path) => `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)('path')}: ${JSON.stringify((0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .workspacePath */ .X5)(workspace, path))}`;
    if (!(0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(folder)) {
        const problem = (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(folder)
            ? `is a file. Set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)('path')} to a folder`
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
    return [...(0,_group_by_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$)(values, (value) => (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .foldCase */ .SP)(nameOf(value))).values()].filter(({ length }) => length > 1);
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

/***/ 55919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   BO: () => (/* binding */ hasInvalidName),
/* harmony export */   Dx: () => (/* binding */ readErrorReason),
/* harmony export */   EW: () => (/* binding */ readSmallFile),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   Tq: () => (/* binding */ openFile),
/* harmony export */   gm: () => (/* binding */ textOfBytes),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   pM: () => (/* binding */ readTextIfThere),
/* harmony export */   qC: () => (/* binding */ readIfThere)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83319);
/** Opens and reads files, lists the entries of folders, and says why a file can't be read. */





/** Reads a text file. Rejects with RangeError if it is larger than the limit. */
async function readTextFile(path, limitBytes) {
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path);
    if (size > limitBytes)
        throw new RangeError(`the file has ${size} bytes; the maximum is ${limitBytes} bytes`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path, 'utf8');
}
/**
 * The text of a file without its byte order mark. Undefined if the bytes aren't UTF-8; a NUL stands in files of UTF-16, whose
 * letters may look like UTF-8, and in binary files.
 */
function textOfBytes(bytes) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) && !bytes.includes(0) ? bytes.toString('utf8').replace(/^\ufeff/, '') : undefined;
}
/** Returns the text of a file; empty if it can't be read. */
function readTextIfThere(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(file, 'utf8');
    }
    catch {
        return '';
    }
}
/** Opens a pipe without waiting for its other end. On Windows the second flag is undefined, and so changes nothing. */
const READ_WITHOUT_WAITING = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;
/**
 * Reads a file into the buffer, and returns the part of the buffer that holds the content. It is synchronous, because
 * that takes half of the time for small files. Throws RangeError if the file is larger than the buffer.
 */
function readSmallFile(path, buffer) {
    const fd = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(path, READ_WITHOUT_WAITING);
    try {
        const stats = statFile(fd);
        if (stats.size > buffer.length)
            throw new RangeError(`the file has ${stats.size} bytes`);
        let sizeBytes = 0;
        while (sizeBytes < stats.size) {
            const bytesRead = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(fd, buffer, sizeBytes, stats.size - sizeBytes, sizeBytes);
            if (bytesRead === 0)
                break;
            sizeBytes += bytesRead;
        }
        return buffer.subarray(0, sizeBytes);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(fd);
    }
}
/** The state of an open file. Throws if it is something else: what was listed as a file may be a pipe by now. */
function statFile(fd) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(fd);
    // On Windows a folder has no size, so that reading it would not fail.
    if (stats.isDirectory())
        throw Object.assign(new Error('EISDIR: is a directory'), { code: 'EISDIR' });
    if (!stats.isFile())
        throw new Error('it is a pipe or a device, not a file');
    return stats;
}
// FileHandle objects live until a full garbage collection: for very many files, they would take most of the memory.
const openFd = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_1__.open);
const readFd = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_1__.readFile);
/** Opens a file, which the caller closes. Rejects for a folder, a pipe or a device, without waiting for it. */
async function openFile(path) {
    const fd = await openFd(path, READ_WITHOUT_WAITING);
    try {
        return { fd, stats: statFile(fd) };
    }
    catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(fd);
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
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(fd);
    }
}
/** Reads a file. Resolves to undefined if it doesn't exist. */
async function readIfThere(path) {
    try {
        return await readWhole(path);
    }
    catch (error) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isMissing */ .b2)(error))
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
    yield* await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.opendir)(folder, { bufferSize: 256 });
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


/***/ })

};
;