"use strict";
exports.id = 5579;
exports.ids = [5579,4368];
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

/***/ 98870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J6: () => (/* binding */ exactAddressOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   _d: () => (/* binding */ isWithinFolder),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   dy: () => (/* binding */ AddressSet),
/* harmony export */   eb: () => (/* binding */ folderAddressOf),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   nv: () => (/* binding */ knownFolderOf)
/* harmony export */ });
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24169);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64931);
/** Defines where readers find a page, so that its forms in files, lists, links and configurations can be compared. Pure. */


/**
 * What a page is called in URLs: its place, decoded and in NFC, without `index` and slashes at its ends. That of the start
 * page is empty.
 */
function addressOf(path) {
    const segments = exactAddressOf(path).split('/');
    while (segments.at(-1) === 'index')
        segments.pop();
    return segments.join('/');
}
/** The place of a page or URL path, decoded and in NFC. `index` counts here; a slash at the end does not. */
function exactAddressOf(path) {
    return (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)((0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(path).normalize('NFC').split('/').filter(Boolean).join('/'));
}
/** Names of folders, and starts of names, by which authors mark text that other pages include. */
const PARTIAL_SEGMENT = /(?:^|\/)(?:(?:snippets|partials|includes)\/|_)/i;
/** True if a page is rather a part of other pages than a page for readers. @param path with the name of its file */
function isPartial(path) {
    return PARTIAL_SEGMENT.test(path);
}
/** The last segment of a path. */
function nameOf(address) {
    return address.slice(address.lastIndexOf('/') + 1);
}
/** The address of a folder of the project; empty for the root, `.`. */
function folderAddressOf(folder) {
    return folder === '.' ? '' : addressOf(folder);
}
/** True for a folder, and for what is in it. The root has everything. */
function isWithinFolder(address, folder) {
    return folder === '' || address === folder || address.startsWith(`${folder}/`);
}
/** The first two folders of an address; empty for one at the root. Only in a folder that has pages can a page be missing. */
function knownFolderOf(address) {
    return address.split('/').slice(0, -1).slice(0, 2).join('/');
}
/** Looks up addresses of pages or files. */
class AddressSet {
    #paths = new Map();
    #folders = new Set(['']);
    #folded = new Set();
    /** In lower case, by the last segment. */
    #foldedByName = new Map();
    /** @param paths files or entries of a list, in any form; the first one of an address counts */
    constructor(paths) {
        for (const path of paths) {
            const address = addressOf(path);
            if (this.#paths.has(address))
                continue;
            this.#paths.set(address, path);
            const folded = address.toLowerCase();
            this.#folded.add(folded);
            const sameName = this.#foldedByName.get(nameOf(folded));
            if (sameName)
                sameName.push(folded);
            else
                this.#foldedByName.set(nameOf(folded), [folded]);
            for (let end = address.lastIndexOf('/'); end > 0; end = address.lastIndexOf('/', end - 1)) {
                const folder = address.slice(0, end);
                if (this.#folders.has(folder))
                    break;
                this.#folders.add(folder);
            }
        }
    }
    has(address) {
        return this.#paths.has(address);
    }
    /** The path of the page, as written. */
    pathOf(address) {
        return this.#paths.get(address);
    }
    /** True if the address is in the set in some case, or is a folder: whether readers find something there is open. */
    hasAlike(address) {
        return this.#folders.has(address) || this.#folded.has(address.toLowerCase());
    }
    /** True if one path is the end of the other, in any case: a site may begin in a folder, or have a base path. */
    hasEndOf(address) {
        const folded = `/${address.toLowerCase()}`;
        const sameName = this.#foldedByName.get(nameOf(folded)) ?? [];
        return sameName.some((other) => folded.endsWith(`/${other}`) || `/${other}`.endsWith(folded));
    }
    /** True for the root, and for a folder with pages at any depth. */
    hasFolder(folder) {
        return this.#folders.has(folder);
    }
    get addresses() {
        return [...this.#paths.keys()];
    }
    get size() {
        return this.#paths.size;
    }
}


/***/ }),

/***/ 34226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ListedPages),
/* harmony export */   LL: () => (/* binding */ navigationEntries),
/* harmony export */   cS: () => (/* binding */ entriesWithoutPage),
/* harmony export */   jL: () => (/* binding */ findListedPages),
/* harmony export */   nA: () => (/* binding */ LABEL_FIELDS)
/* harmony export */ });
/* unused harmony export isWholeNavigation */
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98870);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24169);
/* harmony import */ var _walk_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31952);
/** Reads the navigation of a documentation project, whose format belongs to the service. Pure. */



/** The only place that decides whether the navigation lists a page. */
class ListedPages {
    #places;
    #isWhole;
    /** The parameters are those of `findListedPages`. */
    constructor(...given) {
        this.#places = findListedPages(...given);
        this.#isWhole = isWholeNavigation(given[0]);
    }
    /** @param place of a page */
    of(place) {
        if (this.#places.has(place))
            return 'listed';
        return this.#isWhole ? 'unlisted' : 'unknown';
    }
}
/** A URL, or an operation of an API such as `GET /users`. */
const OTHER_ENTRY = /^(?:[a-z][a-z\d+.-]*:|[A-Z]+ \/)/;
/** Names of fields whose texts are the path of a file with a part of the configuration. */
const FILE_FIELD = /^(?:\$(?:ref|include|import|extends)|include|extends)$/i;
/** A list of pages, or what contains lists. */
const LIST_FIELD = /^(?:pages|navigation|nav|sidebars?|groups|tabs|anchors|dropdowns|versions|languages|products|menu|items)$/i;
/** A text that names a file with a list, or stands for several pages, or for pages that only a build knows. */
const LIST_TEXT = /\.(?:jsonc?|json5|ya?ml|toml|[cm]?[jt]s)$|[*{}$]|^\.{3}/i;
/** False if pages may be listed where the configuration doesn't show them. */
function isWholeNavigation(config) {
    for (const { name = '', value, parent } of (0,_walk_json_js__WEBPACK_IMPORTED_MODULE_1__/* .walkJson */ .g)(config)) {
        if (typeof value !== 'string' || OTHER_ENTRY.test(value))
            continue;
        const isEntry = Array.isArray(parent?.value);
        if (!isEntry && FILE_FIELD.test(name) && parent?.name !== 'redirects')
            return false;
        const isList = LIST_FIELD.test(isEntry ? (parent?.name ?? '') : name);
        if (isList && (LIST_TEXT.test(value) || (!isEntry && value.includes('/'))))
            return false;
    }
    return true;
}
/** The fields that name a group of the navigation. */
const LABEL_FIELDS = ['group', 'tab', 'title', 'label'];
/**
 * The paths of the pages that the navigation lists, as written, each once: entries of arrays that are called `pages`, at any
 * depth.
 * @param config the configuration, as JSON
 * @param exceptGroup label of a group whose own entries are left out
 */
function navigationEntries(config, exceptGroup) {
    const entries = new Set();
    for (const node of (0,_walk_json_js__WEBPACK_IMPORTED_MODULE_1__/* .walkJson */ .g)(config)) {
        const path = isEntry(node, exceptGroup) ? pathOf(node.value) : undefined;
        if (path !== undefined)
            entries.add(path);
    }
    return [...entries];
}
function isEntry({ parent: list }, exceptGroup) {
    const group = list?.parent?.value;
    if (list?.name !== 'pages' || !Array.isArray(list.value) || Array.isArray(group))
        return false;
    return !isLabeled(group, exceptGroup);
}
/**
 * The places of the pages that the navigation lists. An entry can name a page in another way, such as `a/`, `a%20b`, or `a`
 * for `a/index`. It then lists each page with this address.
 * @param known places of pages of the project
 * @param exceptGroup label of a group whose own entries are left out, except those that are no places of pages
 */
function findListedPages(config, known = [], exceptGroup) {
    const listed = new Set(navigationEntries(config, exceptGroup).map(_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t));
    const pages = new Set(known);
    const others = navigationEntries(config).filter((entry) => !pages.has((0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(entry)));
    const addresses = new Set(others.map(_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci));
    for (const place of pages)
        if (addresses.has((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(place)))
            listed.add(place);
    return listed;
}
/**
 * Returns the entries that no page has. They are compared by place, and `index` at the end doesn't count.
 * Undefined if no entry has a page, because then the service writes paths in another way.
 */
function entriesWithoutPage(entries, pages) {
    const known = new Set(pages.map(_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci));
    const missing = entries.filter((entry) => !known.has((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(entry)));
    return missing.length === entries.length ? undefined : missing;
}
function isLabeled(value, label) {
    return label !== undefined && LABEL_FIELDS.some((field) => value[field] === label);
}
/** The path of an entry: a text, or an object with `path`. Undefined for links, API descriptions and groups. */
function pathOf(entry) {
    const { path } = typeof entry === 'string' ? { path: entry } : (entry ?? {});
    return typeof path === 'string' && path !== '' && !OTHER_ENTRY.test(path) ? path : undefined;
}


/***/ }),

/***/ 29115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ Redirects),
/* harmony export */   Iq: () => (/* binding */ readRedirects),
/* harmony export */   ar: () => (/* binding */ isPlainSource),
/* harmony export */   ig: () => (/* binding */ isFilePath),
/* harmony export */   lW: () => (/* binding */ pathIn)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98870);
/**
 * Reads the redirects of a configuration and follows them. The contract doesn't define their format or how they match:
 * what depends on it is not known. Pure.
 */

/** Fields of a redirect whose meaning is known. A condition, for example, would decide when it applies. */
const KNOWN_FIELDS = new Set(['source', 'destination', 'statusCode', 'permanent']);
/** The redirects of the field `redirects`; undefined for another format. */
function readRedirects(field = []) {
    return Array.isArray(field) && field.every(isRedirect) ? field : undefined;
}
function isRedirect(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { source, destination } = value;
    const isKnown = Object.keys(value).every((field) => KNOWN_FIELDS.has(field));
    return isKnown && typeof source === 'string' && typeof destination === 'string';
}
/** Signs that some service gives a meaning in a source, what isn't a whole parameter, and what isn't a path. */
const PATTERN = /[*+?(){}\\|^$#]|[^/]:|:(?!\w+(?:\/|$))|^\/\//;
const PARAMETER = /(?:^|\/):/;
/** No one follows longer chains, and a hostile configuration could have very long ones. */
const MAX_STEPS = 8;
/** Each address is compared with each source that has parameters. Whether more of them match is not known. */
const MAX_WITH_PARAMETERS = 20;
class Redirects {
    all;
    /** By the source in lower case. */
    #exact = new Map();
    #withParameters = [];
    #fixedParts = new Set();
    constructor(all) {
        this.all = all;
        for (const [index, redirect] of all.entries()) {
            const source = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(redirect.source);
            const folded = source.toLowerCase();
            const candidate = { redirect, index, source, folded: folded.split('/') };
            const hasParameters = PARAMETER.test(redirect.source);
            if (PATTERN.test(redirect.source) || (hasParameters && this.#withParameters.length >= MAX_WITH_PARAMETERS))
                this.#fixedParts.add((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(pathOf(redirect.source).replace(/[:*+?(){}\\|^$#].*$/s, '')));
            else if (hasParameters)
                this.#withParameters.push(candidate);
            else if (!this.#exact.has(folded))
                this.#exact.set(folded, candidate);
        }
    }
    /** The redirect of an address, the first one of the list; `unknown` if one may match. */
    find(address) {
        for (let end = 0; this.#fixedParts.size > 0 && end <= address.length; end += 1)
            if (this.#fixedParts.has(address.slice(0, end)))
                return 'unknown';
        const exact = this.#exact.get(address.toLowerCase());
        const segments = address.toLowerCase().split('/');
        const other = this.#withParameters.find(({ folded }) => matches(folded, segments));
        const first = exact && other ? (exact.index < other.index ? exact : other) : (exact ?? other);
        return first && (matches(first.source.split('/'), address.split('/')) ? first.redirect : 'unknown');
    }
    /** Follows an address. Where both a page and a redirect are, the page counts: the contract doesn't say which is first. */
    follow(start, pages) {
        const seen = new Set();
        for (let address = start; seen.size < MAX_STEPS;) {
            if (pages.has(address))
                return { kind: 'page', address };
            if (seen.has(address))
                return { kind: 'loop', address };
            seen.add(address);
            const found = this.find(address);
            if (found === undefined || found === 'unknown')
                return { kind: found ?? 'missing', address };
            const next = pathIn(found.destination);
            if (next === undefined)
                return { kind: 'away', address };
            address = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(next);
        }
        return { kind: 'unknown', address: start };
    }
    /** True if a redirect leads back to its source in the same words: `/a` to `/a/index` may be the same page. */
    leadsBack({ source }) {
        const start = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .exactAddressOf */ .J6)(source);
        let address = start;
        for (let steps = 0; steps < MAX_STEPS; steps += 1) {
            const found = this.find((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(address));
            const isSame = typeof found === 'object' && (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .exactAddressOf */ .J6)(found.source) === address;
            const next = isSame ? pathIn(found.destination) : undefined;
            if (next === undefined)
                return false;
            address = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .exactAddressOf */ .J6)(next);
            if (address === start)
                return true;
        }
        return false;
    }
}
/** True if the segments of an address are those of a source. A parameter is any segment. */
function matches(parts, segments) {
    return parts.length === segments.length && parts.every((part, at) => part.startsWith(':') || part === segments[at]);
}
function pathOf(url) {
    return url.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '');
}
/** True for a source that can be compared as text: a path without a pattern or a parameter. */
function isPlainSource(source) {
    return !PATTERN.test(source) && !PARAMETER.test(source);
}
/** A name with an ending that isn't a page's. A version such as `v1.2` has none. */
function isFilePath(path) {
    return /\.(?!mdx?$)[a-z][a-z\d]{1,9}$/i.test(path);
}
/** The path of a destination in the project; undefined for one that is elsewhere, a file, or not known. */
function pathIn(destination) {
    const [path = ''] = destination.split(/[?#]/, 1);
    return path.startsWith('/') && isPlainSource(path) && !isFilePath(path) ? path : undefined;
}


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


/***/ }),

/***/ 31952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ walkJson)
/* harmony export */ });
/** Walks through the configuration of a project. Pure. */
/**
 * Yields each value before what it contains. A stack of its own is needed: a hostile configuration is nested more deeply
 * than calls can be.
 */
function* walkJson(root) {
    const open = [{ value: root }];
    for (let node = open.pop(); node; node = open.pop()) {
        yield node;
        if (typeof node.value !== 'object' || node.value === null)
            continue;
        const parent = node;
        const children = Object.entries(node.value).map(([name, value]) => ({ name, value, parent }));
        // A call takes fewer arguments than a hostile list has entries.
        for (const child of children.reverse())
            open.push(child);
    }
}


/***/ }),

/***/ 90050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S8: () => (/* binding */ normalize),
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   az: () => (/* binding */ hashPage),
/* harmony export */   cZ: () => (/* binding */ isSameText)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/**
 * Compares texts of pages in normal form: a service may change line ends, the byte order mark and the last line break. Also
 * tells the manifest of push-content from pages. Pure.
 */

const LF = 10;
/** The text without byte order mark, with LF as line ends, and with exactly one at the end unless the text is empty. */
function normalize(text) {
    const body = text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n');
    // A regular expression would take quadratic time for many empty lines.
    let end = body.length;
    while (body.charCodeAt(end - 1) === LF)
        end -= 1;
    return end === 0 ? '' : `${body.slice(0, end)}\n`;
}
/** True if two texts are the same page, or both are missing. */
function isSameText(a, b) {
    return a === b || (a !== undefined && b !== undefined && normalize(a) === normalize(b));
}
/** The first 16 bytes of SHA-256, as 22 characters of base64url. @param normal text in normal form, or its UTF-8 */
function hashPage(normal) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', normal, 'buffer').subarray(0, 16).toString('base64url');
}
/** True for a manifest of push-content, which docs-ci needs and readers don't. */
function isManifest(text) {
    return /^\{\/\*\s*docs-ci-manifest\b/m.test(text);
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


/***/ })

};
;