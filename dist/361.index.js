"use strict";
exports.id = 361;
exports.ids = [361];
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
    const { default: glob } = await Promise.all(/* import() */[__webpack_require__.e(805), __webpack_require__.e(484)]).then(__webpack_require__.t.bind(__webpack_require__, 10484, 19));
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
    const { default: micromatch } = await __webpack_require__.e(/* import() */ 805).then(__webpack_require__.t.bind(__webpack_require__, 77805, 19));
    const negative = globs.filter((glob) => /^!(?!\()/.test(glob));
    const excluded = [...exclude, ...negative.map((glob) => glob.slice(1))].map((glob) => glob.replace(/\/+$/, ''));
    const ignore = excluded.flatMap((glob) => [glob, `${glob}/**`]);
    const positive = globs.filter((glob) => !negative.includes(glob));
    return new Set(micromatch([...paths], positive, { ...GLOB_OPTIONS, ignore }));
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
/** Names by which authors mark text that other pages include. */
const PARTIAL_SEGMENT = /(?:^|\/)(?:snippets|partials|includes|_[^/]*)(?:\/|$)/i;
/** True if a page is rather a part of other pages than a page for readers. */
function isPartial(address) {
    return PARTIAL_SEGMENT.test(address);
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
/* harmony export */   LL: () => (/* binding */ navigationEntries),
/* harmony export */   cS: () => (/* binding */ entriesWithoutPage),
/* harmony export */   jL: () => (/* binding */ findListedPages),
/* harmony export */   nA: () => (/* binding */ LABEL_FIELDS),
/* harmony export */   ui: () => (/* binding */ findUnlisted)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98870);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24169);
/** Reads the navigation of a documentation project, whose format belongs to the service. Pure. */


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
    // A stack of its own, because a hostile configuration could be nested more deeply than calls can be.
    const open = [{ value: config, isEntry: false }];
    for (let next = open.pop(); next; next = open.pop()) {
        const { value, isEntry } = next;
        const path = isEntry ? pathOf(value) : undefined;
        if (path !== undefined)
            entries.add(path);
        if (typeof value !== 'object' || value === null)
            continue;
        const isOtherGroup = !Array.isArray(value) && !isLabeled(value, exceptGroup);
        for (const [name, child] of Object.entries(value).reverse()) {
            if (isOtherGroup && name === 'pages' && Array.isArray(child))
                for (const entry of child.toReversed())
                    open.push({ value: entry, isEntry: true });
            else if (typeof child === 'object')
                open.push({ value: child, isEntry: false });
        }
    }
    return [...entries];
}
/** The places of the pages that the navigation lists. The parameters are those of navigationEntries. */
function findListedPages(config, exceptGroup) {
    return new Set(navigationEntries(config, exceptGroup).map(_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t));
}
/** The places that the navigation doesn't list. */
function findUnlisted(places, config) {
    const listed = findListedPages(config);
    return [...places].filter((place) => !listed.has(place));
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
/** A URL, or an operation of an API such as `GET /users`. */
const OTHER_ENTRY = /^(?:[a-z][a-z\d+.-]*:|[A-Z]+ \/)/;
/** The path of an entry: a text, or an object with `path`. Undefined for links, API descriptions and groups. */
function pathOf(entry) {
    const { path } = typeof entry === 'string' ? { path: entry } : (entry ?? {});
    return typeof path === 'string' && path !== '' && !OTHER_ENTRY.test(path) ? path : undefined;
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

/***/ 5744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ titleOfPage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24169);
/** Finds the title of a page: that of its front matter, of its first heading, or the name of its file. */


const FRONT_MATTER = /^---[ \t]*\n(?:(.*?)\n)?---[ \t]*(?:\n|$)/s;
/**
 * The `title` of the front matter, else the first heading, else the name of the file.
 * @param text in normal form
 */
async function titleOfPage(text, path) {
    const [whole = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
    return (await titleOfFrontMatter(yaml)) ?? firstHeading(text.slice(whole.length)) ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename((0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(path));
}
async function titleOfFrontMatter(yaml) {
    const entry = titleEntry(yaml);
    if (entry === undefined)
        return undefined;
    const { parse } = await __webpack_require__.e(/* import() */ 483).then(__webpack_require__.t.bind(__webpack_require__, 33483, 19));
    try {
        const data = parse(entry, { logLevel: 'silent' });
        return typeof data?.title === 'string' || typeof data?.title === 'number' ? oneLine(String(data.title)) : undefined;
    }
    catch {
        // Front matter of templates may not be YAML.
        return undefined;
    }
}
/** The line with the key `title` and the lines that belong to it. The YAML parser takes quadratic time for all keys. */
function titleEntry(yaml) {
    const lines = yaml.split('\n');
    const start = lines.findIndex((line) => /^(['"]?)title\1[ \t]*:/.test(line));
    if (start < 0)
        return undefined;
    const next = lines.findIndex((line, index) => index > start && /^[^ \t]/.test(line));
    return lines.slice(start, next < 0 ? undefined : next).join('\n');
}
/** The text of the first `#` heading outside of code blocks, without Markdown's signs. */
function firstHeading(text) {
    let fence;
    for (const line of text.split('\n')) {
        const [, marker] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
        if (fence !== undefined) {
            if (marker?.startsWith(fence) && line.trim() === marker)
                fence = undefined;
        }
        else if (marker !== undefined) {
            fence = marker;
        }
        else {
            const [, heading] = /^ {0,3}#{1,6}[ \t]+(.*)$/.exec(line) ?? [];
            const title = heading === undefined ? undefined : oneLine(withoutMarkdown(heading));
            if (title !== undefined)
                return title;
        }
    }
    return undefined;
}
function withoutMarkdown(heading) {
    return heading
        .replace(/[ \t]#+[ \t]*$/, '')
        .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
        .replace(/\*\*|__|`/g, '');
}
function oneLine(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return line === '' ? undefined : line;
}


/***/ }),

/***/ 24169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Do: () => (/* binding */ placeProblem),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Defines where a file goes in the documentation project, and which paths are not allowed there. Pure. */
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