"use strict";
exports.id = 7239;
exports.ids = [7239,9017];
exports.modules = {

/***/ 5743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ read),
/* harmony export */   W: () => (/* binding */ schemasOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);

/** Returns a function that loads one schema of a module. */
function schemasOf(load) {
    return (name) => async () => (await load())[name];
}
/** The largest `limit` that the service accepts, by connection and path, once it refused a larger one. */
const maxLimits = new WeakMap();
/**
 * Makes a read that viewers may make. The contract names the maximum of `limit`; if the service refuses it, the read is
 * made again with less, and so are later ones.
 */
async function read(api, call) {
    const known = maxLimits.get(api)?.get(call.path) ?? Infinity;
    const limit = Number(call.query?.['limit'] ?? NaN);
    const query = limit > known ? { ...call.query, limit: known } : call.query;
    try {
        return (await api.call({ ...call, query, method: 'GET', role: 'viewer', idempotent: true })).body;
    }
    catch (error) {
        const smaller = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 400) ? smallerLimit(error, Math.min(limit, known)) : undefined;
        if (smaller === undefined)
            throw error;
        const limits = maxLimits.get(api) ?? new Map();
        maxLimits.set(api, limits.set(call.path, smaller));
        return read(api, call);
    }
}
/** Few items per request are worth less than the error. */
const MIN_LIMIT = 10;
/** The limit that the error names, or else half. Undefined if the error isn't about the limit. */
function smallerLimit({ reason, details }, limit) {
    const about = details.find(({ field }) => /(^|\W)limit$/i.test(field))?.message;
    const text = about ?? (/\blimit\b/i.test(reason) ? reason : undefined);
    if (text === undefined || !(limit > MIN_LIMIT))
        return undefined;
    const named = (text.match(/\d+/g) ?? []).map(Number).filter((number) => number >= MIN_LIMIT && number < limit);
    return named.length > 0 ? Math.max(...named) : Math.max(MIN_LIMIT, Math.floor(limit / 2));
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
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9017);
/** Writes files of a command into the results folder. */



/**
 * Returns the path relative to the workspace. Undefined, with a warning, if the file can't be written: that doesn't fail a
 * command. Errors of `content` itself are thrown.
 */
async function writeResultsFile({ host, resultsDir, log }, name, content) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(resultsDir, name);
    try {
        await (0,_write_js__WEBPACK_IMPORTED_MODULE_2__/* .createResultsDir */ .u4)(host.workspace, resultsDir);
    }
    catch {
        // The end of the run needs the same folder, and warns.
        return undefined;
    }
    try {
        await (0,_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .vK)({ workspace: host.workspace, path }, content);
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

/***/ 98870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J6: () => (/* binding */ exactAddressOf),
/* harmony export */   S6: () => (/* binding */ CAPITALS),
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
/* harmony import */ var _text_unicode_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66285);
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
    return (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)((0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_2__/* .unicodeForm */ .w)((0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(path), 'NFC').split('/').filter(Boolean).join('/'));
}
/** Names of folders, and starts of names, by which authors mark text that other pages include. */
const PARTIAL_SEGMENT = /(?:^|\/)(?:(?:snippets|partials|includes)\/|_)/i;
/** True if a page is rather a part of other pages than a page for readers. @param path with the name of its file */
function isPartial(path) {
    return PARTIAL_SEGMENT.test(path);
}
/** Names such as README, which services rarely show. */
const CAPITALS = /^[A-Z\d_-]*[A-Z][A-Z\d_-]*$/;
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
    /** This set, and more paths. */
    with(paths) {
        return new AddressSet([...this.#paths.values(), ...paths]);
    }
    get addresses() {
        return [...this.#paths.keys()];
    }
    get size() {
        return this.#paths.size;
    }
}


/***/ }),

/***/ 24169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Do: () => (/* binding */ placeProblem),
/* harmony export */   eQ: () => (/* binding */ configPath),
/* harmony export */   v0: () => (/* binding */ USUAL_CONFIG_FILE),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Defines where a file goes in the documentation project, and which paths are not allowed there. Pure. */
/** Where most projects have the configuration. Who needs certainty looks at its text. */
const USUAL_CONFIG_FILE = 'docs.json';
const PAGE_EXTENSION = /\.mdx?$/i;
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 1024;
/** True for Markdown and MDX. */
function isPage(path) {
    return PAGE_EXTENSION.test(path);
}
/** What identifies a page: its path without a leading slash, and without `.md` or `.mdx`. Other files keep their ending. */
function placeOf(path) {
    return path.replace(/^\/+/, '').replace(PAGE_EXTENSION, '');
}
/**
 * Returns why docs-ci never writes to a path of the documentation project, as the end of a sentence that starts with the
 * path. A name that begins with a dot could change the machinery of the repository, such as `.github/workflows`.
 */
function placeProblem(path) {
    const segments = path.split('/');
    // Half of a surrogate pair has no form in UTF-8.
    if (/[\p{Cc}\p{Cs}]/u.test(path))
        return 'contains a control character';
    if (path.includes('\\'))
        return 'contains a backslash';
    if (path.startsWith('/') || path.endsWith('/'))
        return 'begins or ends with a slash';
    if (segments.includes(''))
        return 'contains an empty name';
    if (segments.includes('..'))
        return 'contains ".."';
    if (segments.some((segment) => segment.startsWith('.')))
        return 'contains a name that begins with a dot';
    if (segments.some((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES))
        return `contains a name of more than ${MAX_SEGMENT_BYTES} bytes`;
    if (Buffer.byteLength(path) > MAX_PATH_BYTES)
        return `has more than ${MAX_PATH_BYTES} bytes`;
    return undefined;
}
/** The path to set, for advice. @param configFile what is set already */
function configPath(configFile) {
    const usual = configFile === USUAL_CONFIG_FILE ? '' : `, in most projects ${USUAL_CONFIG_FILE}`;
    return `the path of the configuration file${usual}`;
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
/* harmony import */ var _text_unicode_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66285);
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
    const decoded = (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_1__/* .unicodeForm */ .w)(decodePath(encodedPath), 'NFC');
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