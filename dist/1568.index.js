"use strict";
exports.id = 1568;
exports.ids = [1568,4368];
exports.modules = {

/***/ 8175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ listMedia),
/* harmony export */   Fl: () => (/* binding */ deleteManyMedia),
/* harmony export */   HX: () => (/* binding */ setAltText),
/* harmony export */   Rw: () => (/* binding */ MAX_DELETIONS),
/* harmony export */   aL: () => (/* binding */ getMediaPage),
/* harmony export */   c7: () => (/* binding */ getStorage),
/* harmony export */   xM: () => (/* binding */ getMedia)
/* harmony export */ });
/* harmony import */ var _pagination_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94952);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5743);


/** Maximum `limit` of `GET /media` (contract [S]: Limits, page sizes). */
const MAX_PAGE_SIZE = 100;
/** Maximum number of ids per bulk delete; the minimum is one (contract [S]: Limits). */
const MAX_DELETIONS = 100;
/** Pages in flight at the same time: 10,000 files are 100 pages, and each waits for a round trip. */
const PAGE_CONCURRENCY = 4;
const schema = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .schemasOf */ .W)(() => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 66285)));
/**
 * `GET /media` (viewer) [S]: the library, newest first, each file once. It reads several pages at a time, and reads a
 * library that changes meanwhile again (see pagination.ts). An unchanged library costs one request per 100 files.
 * @param onTotal gets the number of files from each response; a list with another number of files is incomplete
 */
function listMedia(api, onTotal = () => undefined) {
    return (0,_pagination_js__WEBPACK_IMPORTED_MODULE_1__/* .listByPage */ .T_)(async (page) => {
        const body = await getMediaPage(api, { page, limit: MAX_PAGE_SIZE });
        const { total, pages } = body.pagination;
        onTotal(total);
        return { items: body.media, total, pages: Math.max(pages, Math.ceil(total / MAX_PAGE_SIZE)) };
    }, ({ id }) => id, PAGE_CONCURRENCY);
}
/** `GET /media` (viewer) [S]: one page of the library, newest first. */
const getMediaPage = (api, query) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/media', goal: 'list the media library', query, schema: schema('mediaPage') });
/** `GET /media/{id}` (viewer) [S]. An unknown id gets 404. */
async function getMedia(api, id) {
    const goal = 'read a file of the media library';
    return (await (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/media/{id}', goal, params: { id }, schema: schema('singleMedia') })).media;
}
/** `PATCH /media/{id}` (editor) [S]. An empty text clears it. Pages that already link the file keep the old text. */
async function setAltText(api, id, altText) {
    const { body } = await api.call({
        method: 'PATCH',
        path: '/media/{id}',
        role: 'editor',
        goal: 'set an alt text',
        params: { id },
        json: { altText },
        schema: schema('singleMedia'),
        idempotent: true,
    });
    return body.media;
}
/**
 * `POST /media/bulk-delete` (admin) [S], 1 to 100 ids. Some may fail; the status of such a response is not defined [?].
 * A retry after a lost response reports files that the first attempt deleted as failed. So read the library again
 * before you trust a failure.
 */
async function deleteManyMedia(api, ids) {
    if (ids.length < 1 || ids.length > MAX_DELETIONS)
        throw new RangeError(`${ids.length} ids in one bulk delete`);
    const { body } = await api.call({
        method: 'POST',
        path: '/media/bulk-delete',
        role: 'admin',
        goal: 'delete files from the media library',
        json: { mediaIds: ids },
        schema: schema('bulkDeletion'),
        idempotent: true,
        acceptAnyStatus: true,
    });
    return body;
}
/** `GET /storage` (viewer) [S]. Both numbers cover the whole organization, not only the project of the key. */
const getStorage = (api) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/storage', goal: 'read the storage limit', schema: schema('storage') });


/***/ }),

/***/ 73367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GV: () => (/* binding */ probePermission),
/* harmony export */   Kj: () => (/* binding */ probeBulkDelete)
/* harmony export */ });
/* unused harmony exports UNKNOWN_MEDIA_ID, permissionFrom */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _http_response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1378);
/* harmony import */ var _media_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8175);



/** An id that no service assigns. */
const UNKNOWN_MEDIA_ID = '00000000-0000-4000-8000-000000000000';
const PROBES = {
    /** Editors and admins may. */
    edit: { method: 'PATCH', role: 'editor', json: { altText: '' } },
    /** Only admins may. Send it only after `edit` was granted. */
    delete: { method: 'DELETE', role: 'admin' },
};
const schema = async () => (await Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 66285))).anyResponse;
/** What the status of the response to such a request says. A role that is too low gets 403 (contract: Roles). */
function permissionFrom(status) {
    if (status !== undefined && (0,_http_response_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(status))
        return 'executed';
    if (status === 403)
        return 'denied';
    // The request is complete, so these statuses show that the service checks forms first [?].
    if (status === 400 || status === 422)
        return 'unchecked';
    return status === 404 ? 'granted' : 'unknown';
}
/**
 * A service that looks for the file before it checks the role, or has no such route, responds with 404 to every key: then
 * `granted` proves nothing alone. Rejects with the error of the request if no response, an overload or an invalid key is
 * the reason.
 */
async function probePermission(api, change) {
    try {
        if (change === 'edit' && !(await isFree(api)))
            return 'unknown';
        const { status } = await api.call({
            ...PROBES[change],
            path: '/media/{id}',
            goal: 'check the role of the API key',
            params: { id: UNKNOWN_MEDIA_ID },
            schema,
            // Repeating a request that can't change anything is harmless.
            idempotent: true,
        });
        return permissionFrom(status);
    }
    catch (error) {
        return permissionFrom(rejectionStatus(error));
    }
}
/** Reads the file first, so that a service that has it, or takes any id for one, never gets a change of it. */
async function isFree(api) {
    try {
        await (0,_media_js__WEBPACK_IMPORTED_MODULE_1__/* .getMedia */ .xM)(api, UNKNOWN_MEDIA_ID);
        return false;
    }
    catch (error) {
        return rejectionStatus(error) === 404;
    }
}
/**
 * Asks with `POST /media/bulk-delete`, which has no file in its path: a role that is too low gets 403 before any file is
 * looked for, and an admin gets a list of failures. Rejects like `probePermission`.
 */
async function probeBulkDelete(api) {
    try {
        const { deleted } = await (0,_media_js__WEBPACK_IMPORTED_MODULE_1__/* .deleteManyMedia */ .Fl)(api, [UNKNOWN_MEDIA_ID]);
        return deleted.length === 0 ? 'granted' : 'executed';
    }
    catch (error) {
        return rejectionStatus(error) === 403 ? 'denied' : 'unknown';
    }
}
/** The status of a rejection. Undefined for one that a proxy sent, which says nothing about the key. Throws other errors. */
function rejectionStatus(error) {
    const isRejection = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && Math.trunc(error.status / 100) === 4 && ![401, 408, 425, 429].includes(error.status);
    if (!isRejection)
        throw error;
    return error.body === 'json' ? error.status : undefined;
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
        // The folder, or one above it, can have become a link since the inputs were checked.
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .leadsOutside */ .dr)(host.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)))
            return undefined;
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
/* harmony export */   b$: () => (/* binding */ isDiskFull),
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
    const otherFolder = `${writeErrorReason(error)}. Set results-dir to another folder.`;
    if (isDiskFull(error))
        return `${writeErrorReason(error)}. Free some space.`;
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

/***/ 64931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ writeUrl),
/* harmony export */   Vt: () => (/* binding */ fromSiteRoots),
/* harmony export */   dt: () => (/* binding */ ALIAS),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   sX: () => (/* binding */ resolveReference)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** Describes a reference in a page: the file that it points to, and how to replace its URL. */

/** The beginning of a path that the generator of a site looks up, such as `@site/` or `~/`. */
const ALIAS = /^[@~][^/]*\//;
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
/**
 * What a path from the root of the site can be, relative to the workspace: the site begins at the workspace, or at a folder
 * on the way to one of these folders.
 */
function fromSiteRoots(path, folders) {
    return [...new Set(folders.flatMap(foldersDownTo))].map((root) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path));
}
/** `a/b` → `.`, `a`, `a/b`. */
function foldersDownTo(folder) {
    const names = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(folder).split('/');
    return ['.', ...names.map((_, index) => names.slice(0, index + 1).join('/'))];
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