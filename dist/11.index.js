"use strict";
exports.id = 11;
exports.ids = [11];
exports.modules = {

/***/ 43098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ deleteBranch),
/* harmony export */   Sq: () => (/* binding */ pushCommit),
/* harmony export */   WE: () => (/* binding */ getPage),
/* harmony export */   jr: () => (/* binding */ listBranches),
/* harmony export */   lY: () => (/* binding */ createBranch),
/* harmony export */   ng: () => (/* binding */ searchPages),
/* harmony export */   pN: () => (/* binding */ listPages),
/* harmony export */   qc: () => (/* binding */ listPullRequests),
/* harmony export */   rc: () => (/* binding */ mergeBranches),
/* harmony export */   zj: () => (/* binding */ getConfig)
/* harmony export */ });
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5743);

const schemas = () => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 87056));
/** A commit may take this long, because the service writes it to the Git host before it responds. */
const MAX_COMMIT_MS = 120_000;
/**
 * `GET /pages` (viewer) [P]. The form of the paths, the unit of `size`, and whether the list is complete are open [?].
 */
async function listPages(api, query = {}) {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, {
        path: '/pages',
        goal: 'list the pages',
        query: { ...query },
        schema: async () => (await schemas()).pageList,
    });
}
/**
 * `GET /pages/{path}` (viewer) [P]. An unknown page gets 404.
 * @param path in the form of `listPages`, but without a slash at the start
 */
async function getPage(api, path, query = {}) {
    const schema = async () => (await schemas()).pageSource;
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/pages/{path}', goal: 'read a page', params: { path }, query: { ...query }, schema });
}
/**
 * `GET /search` (viewer) [P]: the published pages, best match first.
 * @param query.limit at most 50
 * @param query.semanticRatio 0 for words only, 1 for meaning only
 */
async function searchPages(api, query) {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, {
        path: '/search',
        goal: 'search the documentation',
        query: { ...query },
        schema: async () => (await schemas()).searchHits,
    });
}
/** `GET /config` (viewer) [P]: the project's configuration file. */
async function getConfig(api, query = {}) {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, {
        path: '/config',
        goal: 'read the configuration',
        query: { ...query },
        schema: async () => (await schemas()).configuration,
    });
}
/**
 * `POST /push` (editor) [S: exists, P: shape]: one commit. On the deployment branch it deploys live. The service offers no
 * way to identify a commit, so only the caller can look up a lost one; without a look-up, the lost response is thrown.
 * @param change.commitMessage 1 to 500 characters
 * @param change.operations 1 to 20
 */
async function pushCommit(api, change, lookUp) {
    return write(api, {
        path: '/push',
        goal: 'push the commit',
        json: change,
        schema: async () => (await schemas()).commit,
        responseTimeoutMs: MAX_COMMIT_MS,
        lookUp,
    });
}
/** `GET /branches` (viewer) [P]. */
async function listBranches(api) {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/branches', goal: 'list the branches', schema: async () => (await schemas()).branchList });
}
/** `POST /branches` (editor) [P]. A lost response is thrown unless the look-up finds the branch. */
async function createBranch(api, branch, lookUp) {
    return write(api, {
        path: '/branches',
        goal: 'create the branch',
        json: branch,
        schema: async () => (await schemas()).createdBranch,
        lookUp,
    });
}
/** `POST /branches/delete` (editor) [P]. After a lost response, a branch that isn't listed any more counts as deleted. */
async function deleteBranch(api, branchName, lookUp = () => findDeleted(api, branchName)) {
    const schema = async () => (await schemas()).deletedBranch;
    await write(api, {
        path: '/branches/delete',
        goal: 'delete the branch',
        json: { branchName },
        schema,
        lookUp,
    });
}
async function findDeleted(api, branchName) {
    const { branches } = await listBranches(api);
    return branches.some(({ name }) => name === branchName) ? undefined : { branchName };
}
/**
 * `POST /branches/merge` (editor) [P]: merges `head` into `base`. Only the status `merged` says that it was done, and never
 * with HTTP 202; others are not defined. A lost response is thrown unless the look-up finds the merge. A conflict gets 409.
 */
async function mergeBranches(api, merge, lookUp) {
    const { status, body } = await send(api, {
        path: '/branches/merge',
        goal: 'merge the branches',
        json: merge,
        schema: async () => (await schemas()).merge,
        responseTimeoutMs: MAX_COMMIT_MS,
        lookUp,
    });
    // 202 only promises what the word says.
    return status === 202 && body.status === 'merged' ? { ...body, status: 'accepted' } : body;
}
/** `GET /pull-requests` (viewer) [S]. */
async function listPullRequests(api, query = {}) {
    const schema = async () => (await schemas()).pullRequestList;
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/pull-requests', goal: 'list the pull requests', query: { ...query }, schema });
}
async function write(api, call) {
    return (await send(api, call)).body;
}
async function send(api, call) {
    return api.call({ ...call, method: 'POST', role: 'editor', idempotent: false });
}


/***/ }),

/***/ 5743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ read)
/* harmony export */ });
async function read(api, call) {
    return (await api.call({ ...call, method: 'GET', role: 'viewer', idempotent: true })).body;
}


/***/ }),

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
        const pass = new Pass(yielded.size, passes > 1 && !everShrank);
        for await (const page of readPages()) {
            pass.add(page.items.map(idOf), page.total);
            for (const item of page.items) {
                if (yielded.has(idOf(item)))
                    continue;
                yielded.add(idOf(item));
                yield item;
            }
            if (pass.isOver(yielded.size))
                break;
        }
        if (pass.isLast(yielded.size))
            return;
        everShrank ||= pass.shrank;
    }
}
/** Counts what one pass over the pages saw. */
class Pass {
    yieldedBefore;
    mayEndEarly;
    #ids = new Set();
    #stalePages = 0;
    #total;
    #isStable = true;
    /** The list got shorter during the pass, so items may have moved into pages that were read already. */
    shrank = false;
    constructor(yieldedBefore, 
    /** True for a later pass of a list that never got shorter. */
    mayEndEarly) {
        this.yieldedBefore = yieldedBefore;
        this.mayEndEarly = mayEndEarly;
    }
    add(ids, total) {
        const before = this.#ids.size;
        for (const id of ids)
            this.#ids.add(id);
        this.#stalePages = this.#ids.size === before ? this.#stalePages + 1 : 0;
        if (typeof total === 'number' && this.#total !== undefined) {
            this.#isStable &&= total === this.#total;
            this.shrank ||= total < this.#total;
        }
        this.#total = total ?? undefined;
    }
    /** New items are in front. A later pass that only lacked those ends as soon as it has them. */
    isOver(yielded) {
        const hasAll = this.mayEndEarly && !this.shrank && yielded === this.#total;
        return hasAll || this.#stalePages >= MAX_STALE_PAGES;
    }
    isLast(yielded) {
        const isComplete = this.#isStable && (this.#ids.size === this.#total || yielded === this.yieldedBefore);
        return isComplete || this.#total === undefined;
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
        const path = next.isEntry ? pathOf(next.value) : undefined;
        if (path !== undefined)
            entries.add(path);
        // A call takes fewer arguments than a hostile list has entries.
        for (const part of partsOf(next.value, exceptGroup).reverse())
            open.push(part);
    }
    return [...entries];
}
function partsOf(value, exceptGroup) {
    if (typeof value !== 'object' || value === null)
        return [];
    const hasEntries = !Array.isArray(value) && !isLabeled(value, exceptGroup);
    return Object.entries(value).flatMap(([name, child]) => {
        if (hasEntries && name === 'pages' && Array.isArray(child))
            return child.map((entry) => ({ value: entry, isEntry: true }));
        return typeof child === 'object' ? [{ value: child, isEntry: false }] : [];
    });
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