"use strict";
exports.id = 238;
exports.ids = [238];
exports.modules = {

/***/ 94952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T_: () => (/* binding */ listByPage),
/* harmony export */   vo: () => (/* binding */ listByOffset)
/* harmony export */ });
/* unused harmony export MAX_PAGES */
/**
 * Reads paged lists as async iterators. A list may change while it is read, so items are identified by id and yielded
 * once, and a pass over the pages that doesn't add up is repeated.
 *
 * Guarantee for a newest-first list: an item that is in the list from the first request to the last is yielded exactly
 * once. Additions push items to later pages, where they appear again. Deletions pull items into pages that are already
 * read, which shows in a smaller `total`. Items that come or go in between may or may not be yielded. A list that never
 * stops changing is read three times at most.
 *
 * A reader that stops early causes no further request.
 */
/** Maximum number of passes over one list. */
const MAX_PASSES = 3;
/** Maximum number of pages in one pass, for a service that always has a next page: 100 times the largest known library. */
const MAX_PAGES = 10_000;
/** After this many pages in a row without a new item, the service seems to ignore the page number. */
const MAX_STALE_PAGES = 3;
/**
 * Reads a list by page number, several pages at a time.
 * @param getPage gets a page; pages count from 1
 * @param concurrency maximum number of pages in flight once the reader wants more than the first
 */
function listByPage(getPage, idOf, concurrency) {
    return collect(() => readNumbered(getPage, concurrency), idOf);
}
/** Reads a list by the number of items to skip. */
function listByOffset(getPage, idOf) {
    return collect(() => readByOffset(getPage), idOf);
}
async function* collect(readPages, idOf) {
    const yielded = new Set();
    let everShrank = false;
    for (let passes = 1; passes <= MAX_PASSES; passes += 1) {
        const yieldedBefore = yielded.size;
        const pass = new Pass();
        for await (const page of readPages()) {
            pass.add(page.items.map(idOf), page.total ?? undefined);
            for (const item of page.items) {
                if (yielded.has(idOf(item)))
                    continue;
                yielded.add(idOf(item));
                yield item;
            }
            everShrank ||= pass.shrank;
            // New items are in front. A later pass that only lacked those ends as soon as it has them.
            if (pass.isStale || (passes > 1 && !everShrank && yielded.size === page.total))
                break;
        }
        if (pass.isComplete || (pass.isStable && yielded.size === yieldedBefore))
            return;
    }
}
/** Counts what one pass over the pages saw. */
class Pass {
    #ids = new Set();
    #stalePages = 0;
    #total;
    isStable = true;
    /** The list got shorter during the pass, so items may have moved into pages that were read already. */
    shrank = false;
    add(ids, total) {
        const before = this.#ids.size;
        for (const id of ids)
            this.#ids.add(id);
        this.#stalePages = this.#ids.size === before ? this.#stalePages + 1 : 0;
        if (total !== undefined && this.#total !== undefined) {
            this.isStable &&= total === this.#total;
            this.shrank ||= total < this.#total;
        }
        this.#total = total;
    }
    get isStale() {
        return this.#stalePages >= MAX_STALE_PAGES;
    }
    get isComplete() {
        return this.#total === undefined || (this.isStable && this.#ids.size === this.#total);
    }
}
async function* readNumbered(getPage, concurrency) {
    const first = await getPage(1);
    yield first;
    let { pages } = first;
    const inFlight = [];
    for (let page = 2, next = 2; page <= Math.min(pages, MAX_PAGES); page += 1) {
        for (; next <= Math.min(pages, page + concurrency - 1); next += 1)
            inFlight.push(ignoringRejection(getPage(next)));
        const current = await inFlight.shift();
        if (!current)
            return;
        yield current;
        pages = current.items.length === 0 ? 0 : current.pages;
    }
}
/** Keeps Node.js from ending the process if a page fails that the reader never requests. */
function ignoringRejection(promise) {
    promise.catch(() => undefined);
    return promise;
}
async function* readByOffset(getPage) {
    for (let pages = 0, offset = 0; pages < MAX_PAGES; pages += 1) {
        const page = await getPage(offset);
        yield page;
        offset += page.items.length;
        // A total below the offset is wrong, so the list ends only at its total or at an empty page.
        if (page.items.length === 0 || offset === page.total)
            return;
    }
}


/***/ }),

/***/ 51757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ RESULTS_FOLDER),
/* harmony export */   j: () => (/* binding */ commonInputs)
/* harmony export */ });
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82682);
/** Declares the inputs that every command has. */

/** By default, each command writes its results to a folder of its own below this one, relative to the workspace. */
const RESULTS_FOLDER = 'docs-ci';
const apiKey = (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ)({
    description: 'API key of the documentation project, from a secret. Organization admins create keys and choose the role of each (plan Standard or above).',
    required: true,
    gitlab: { default: '$DOCS_API_KEY' },
});
const token = (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ)({
    description: 'Platform token for comments, issues, releases and deployment records. On GitLab, comments and issues need the api scope.',
    defaultText: "the job's token on GitHub",
    github: { default: '${{ github.token }}' },
    gitlab: { default: '$DOCS_CI_GITLAB_TOKEN' },
});
/** Declares the common inputs of a command. `timeout` is the default; `timeoutText` says what happens after it. */
function commonInputs(command) {
    return {
        apiKey,
        baseUrl: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .baseUrl */ .pc)({
            description: `API base URL with the version, such as ${_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .EXAMPLE_BASE_URL */ .zt}.`,
            required: true,
        }),
        timeout: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)({
            description: `Time limit for the whole job, such as 90s, 15m or 2h. ${command.timeoutText}`,
            default: command.timeout,
        }),
        onTimeout: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(['fail', 'warn'], {
            description: 'Whether reaching the timeout fails the job (exit code 4) or only adds a warning (exit code 0).',
            default: 'fail',
        }),
        onMissingKey: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(['fail', 'skip'], {
            description: "Whether a missing API key fails the job or skips it with a notice. Pull requests from forks don't get secrets or variables.",
            default: 'fail',
        }),
        dryRun: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)({
            description: 'Only read and plan: report what the job would change, and change nothing in the service.',
            default: 'false',
        }),
        summary: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)({ description: 'Write a job summary.', default: 'true' }),
        resultsDir: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .path */ .Ae)({
            description: 'Folder for result.json, summary.md and other result files, relative to the workspace.',
            default: `${RESULTS_FOLDER}/${command.name}`,
            // GitLab collects artifacts from there, so it must be neither the whole project nor outside of it.
            gitlab: { regex: '^[^/]' },
        }),
        token,
    };
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
        const reason = await (0,_write_js__WEBPACK_IMPORTED_MODULE_3__/* .describeResultsError */ .i0)(host.workspace, error);
        log.warning(`Couldn't write "${(0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePath */ .X5)(host.workspace, path)}": ${reason}`);
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
/* harmony export */   i0: () => (/* binding */ describeResultsError),
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
    if (!(await succeeds((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(ignore))))
        await writeAtomically(ignore, '*\n');
}
async function succeeds(work) {
    return work.then(() => true, () => false);
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
const PERMISSION_CODES = ['EACCES', 'EPERM', 'EROFS'];
/**
 * Returns why a file in the results folder can't be written, and what to do: sentences that follow a colon. Another folder
 * only helps if the workspace, which contains it, is writable.
 */
async function describeResultsError(workspace, error) {
    const { code = '' } = error;
    const isReadOnly = PERMISSION_CODES.includes(code) && !(await succeeds((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(workspace, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK)));
    return isReadOnly
        ? `the workspace is read-only (${code}). Allow the user of the job to write to it.`
        : `${writeErrorReason(error)}. Set results-dir to another folder.`;
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


/***/ }),

/***/ 22805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   t: () => (/* binding */ pluralize)
/* harmony export */ });
/** Formats counts with their nouns: `1 file`, `2 files`, `1,967 files`. */
/** Returns `1,234`. The first number that Intl formats takes longer than reading a hundred files. */
function formatCount(count) {
    return String(count).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',');
}
/** Returns the count with its noun. The plural is the singular with an s unless it is given. */
function pluralize(count, singular, plural = `${singular}s`) {
    return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}


/***/ }),

/***/ 42690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/** Formats sizes, durations and times with their units. */
/** Formats bytes in decimal units, like browsers and GitHub: `512 B`, `12.3 MB`, `500 MB`. */
function formatBytes(bytes) {
    const units = ['B', 'kB', 'MB', 'GB', 'TB'];
    let value = bytes;
    let unit = 0;
    for (; value >= 999.5 && unit < units.length - 1; unit += 1)
        value /= 1000;
    return `${unit === 0 || value >= 99.95 ? Math.round(value) : value.toFixed(1)} ${units[unit] ?? ''}`;
}
/** Formats milliseconds like the durations of inputs: `45s`, `2m 5s`, `3h 20m`, `2d 4h`. */
function formatDuration(ms) {
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds}s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes}m ${seconds % 60}s`;
    const hours = Math.floor(minutes / 60);
    return hours < 48 ? `${hours}h ${minutes % 60}m` : `${Math.floor(hours / 24)}d ${hours % 24}h`;
}
/** Formats a time such as `15 Nov 2026, 12:04 UTC`. */
function formatTime(ms) {
    const [, day = '', month = '', year = '', time = ''] = new Date(ms).toUTCString().split(' ');
    return `${Number(day)} ${month} ${year}, ${time.slice(0, 5)} UTC`;
}


/***/ })

};
;