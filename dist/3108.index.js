"use strict";
exports.id = 3108;
exports.ids = [3108];
exports.modules = {

/***/ 8175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ listMedia),
/* harmony export */   Fl: () => (/* binding */ deleteManyMedia),
/* harmony export */   H4: () => (/* binding */ MAX_PAGE_SIZE),
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
const schema = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .schemasOf */ .W)(() => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 88666)));
/**
 * `GET /media` (viewer) [S]: the library, newest first, each file once. It reads several pages at a time, and reads a
 * library that changes meanwhile again (see pagination.ts). An unchanged library costs one request per 100 files.
 * @param onPage gets each page that arrives; a list with another number of files than its `total` is incomplete
 */
function listMedia(api, onPage = () => undefined) {
    return (0,_pagination_js__WEBPACK_IMPORTED_MODULE_1__/* .listByPage */ .T_)(async (page) => {
        const body = await getMediaPage(api, { page, limit: MAX_PAGE_SIZE });
        const { total, pages } = body.pagination;
        const answered = { items: body.media, total, pages: Math.max(pages, Math.ceil(total / MAX_PAGE_SIZE)) };
        onPage(answered);
        return answered;
    }, ({ id }) => id, PAGE_CONCURRENCY);
}
/** `GET /media` (viewer) [S]: one page of the library, or of what a search finds, newest first. */
const getMediaPage = (api, query) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/media', goal: 'list the media library', query: { ...query }, schema: schema('mediaPage') });
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
        schema: schema('changedMedia'),
        idempotent: true,
    });
    // A response may say only that it is done.
    return body?.media ?? getMedia(api, id);
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
const schema = async () => (await Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 88666))).anyResponse;
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

/***/ 64119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   RA: () => (/* binding */ describeTooMany),
/* harmony export */   Tt: () => (/* binding */ NO_PRUNE),
/* harmony export */   XW: () => (/* binding */ MAX_DELETES_ADVICE),
/* harmony export */   Xx: () => (/* binding */ describeUnusedLimit),
/* harmony export */   oi: () => (/* binding */ describeLimit)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22805);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73308);
/** Applies the input `max-deletes`: how much `prune` may delete, and what to say if that isn't enough. Pure. */


/** Without it, nothing is pruned, whatever the limit. */
const NO_PRUNE = `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('prune')} is none`;
/** The limit as a count. A percentage is of `total` and rounded down. */
function limitOf(limit, total) {
    // The product isn't exact: 2.8% of 2,750 would be slightly less than 77.
    return 'count' in limit ? limit.count : Math.floor(Number(((total * limit.percent) / 100).toFixed(6)));
}
/** @param what `12 files` */
function describeTooMany(what, given, limit) {
    return `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('prune')} would delete ${what}, but ${describeLimit(given, limit)}`;
}
/** Returns `max-deletes allows 2`, and what that is a share of. @param limit the limit as a count */
function describeLimit(given, limit) {
    const share = 'count' in given ? '' : ` (${given.percent}%, rounded down)`;
    return `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('max-deletes')} allows ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(limit)}${share}`;
}
const MAX_DELETES_ADVICE = `Check ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('path')} and ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('include')}. If they are correct, raise ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('max-deletes')} for one run.`;
/** The default of each job. */
const DEFAULT_LIMIT = 10;
/** A notice about a limit that a user set, if nothing can be deleted in this run. @param why a clause */
function describeUnusedLimit(limit, why) {
    const isDefault = 'count' in limit && limit.count === DEFAULT_LIMIT;
    return isDefault ? [] : [`${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('max-deletes')}: not used, because ${why}.`];
}


/***/ }),

/***/ 83108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  syncMedia: () => (/* binding */ syncMedia)
});

// EXTERNAL MODULE: ../../build/src/disk/earlier-results.js
var earlier_results = __webpack_require__(73372);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: ../../build/src/commands/account/posts.js
var posts = __webpack_require__(85899);
// EXTERNAL MODULE: ../../build/src/commands/inputs/folder.js
var inputs_folder = __webpack_require__(2418);
// EXTERNAL MODULE: ../../build/src/commands/inputs/max-deletes.js
var max_deletes = __webpack_require__(64119);
// EXTERNAL MODULE: ../../build/src/commands/inputs/whole-checkout.js + 3 modules
var whole_checkout = __webpack_require__(48523);
// EXTERNAL MODULE: ../../build/src/api/endpoints/permissions.js
var permissions = __webpack_require__(73367);
// EXTERNAL MODULE: ../../build/src/api/errors.js
var errors = __webpack_require__(43947);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/disk/find-files.js
var find_files = __webpack_require__(50170);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var disk_paths = __webpack_require__(83319);
// EXTERNAL MODULE: ../../build/src/text/list-items.js
var list_items = __webpack_require__(90692);
// EXTERNAL MODULE: ../../build/src/text/unicode-form.js
var unicode_form = __webpack_require__(66285);
// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
;// CONCATENATED MODULE: ../../build/src/commands/sync-media/folder/library-names.js
/** Defines names and file types of the library, and finds invalid and clashing names. The library has no folders, so names come from paths and may clash. */





/** File extensions by kind that the service accepts (contract [P]: Accepted types). The service decides; this selects and warns. */
const ACCEPTED = {
    image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'avif', 'ico'],
    video: ['mp4', 'webm', 'mov'],
    document: ['pdf', 'docx', 'doc', 'xlsx', 'xls', 'pptx', 'ppt', 'odt', 'ods', 'odp'],
    data: ['csv', 'tsv', 'json', 'yaml', 'yml', 'xml', 'txt', 'log', 'md', 'mdx'],
    archive: ['zip', 'gz', 'tgz', 'tar'],
    audio: ['mp3', 'wav', 'ogg', 'm4a', 'aac'],
    font: ['woff', 'woff2', 'ttf', 'otf'],
};
/** The kinds of the default file types, as part of a sentence. */
function listKinds() {
    const kinds = Object.keys(ACCEPTED);
    return `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1) ?? ''}`;
}
/** The service's kind of a file with this name; undefined if the service may reject it. */
function kindOf(name) {
    const extension = extensionOf(name);
    return Object.keys(ACCEPTED).find((kind) => ACCEPTED[kind]?.includes(extension));
}
function isAccepted(name) {
    return kindOf(name) !== undefined;
}
function isImage(name) {
    return kindOf(name) === 'image';
}
/** In lower case and without its dot; empty if there is none. */
function extensionOf(name) {
    return /[^/]\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
/** The library name of a path below the folder, in NFC. */
function libraryNameOf(path, naming) {
    const name = naming === 'path' ? path.replaceAll('/', '-') : path.slice(path.lastIndexOf('/') + 1);
    return (0,unicode_form/* unicodeForm */.w)(name, 'NFC');
}
/** One message for all invalid names, and one for each group of requests that can't all get their name. */
function nameProblems(requests) {
    const invalid = requests.filter(({ name }) => !isValidLibraryName(name)).map(({ label }) => JSON.stringify(label));
    const clashes = (0,inputs_folder/* findClashes */.tl)(requests, ({ name }) => name).map(describeClash);
    if (invalid.length === 0)
        return clashes;
    const files = (0,pluralize/* pluralize */.t)(invalid.length, 'file, because its name contains', 'files, because their names contain');
    return [
        `Can't sync ${files} quotation marks, backslashes or control characters: ${(0,list_items/* listItems */.D)(invalid, Infinity)}. Rename or exclude ${invalid.length === 1 ? 'the file' : 'these files'}.`,
        ...clashes,
    ];
}
function describeClash(group) {
    const files = (0,list_items/* listPaths */.P)(group.map(({ label }) => label), Infinity);
    const names = group.map(({ name }) => JSON.stringify(name));
    const clash = new Set(names).size === 1
        ? `map to the same library name ${names[0] ?? ''}`
        : `map to library names that differ only in case or Unicode form (${(0,list_items/* listItems */.D)(names, Infinity)})`;
    return `${files} ${clash}. ${clashAdvice(group)}`;
}
function clashAdvice(group) {
    const isSolvedByPaths = (0,inputs_folder/* findClashes */.tl)(group, ({ name, pathName = name }) => pathName).length === 0;
    const paths = isSolvedByPaths ? `, or use ${(0,input_names/* setting */.Pe)('naming', 'path')} to make folders part of the names` : '';
    const hasImport = group.some(({ pathName }) => pathName === undefined);
    const imports = hasImport ? ` To rename an import, set its name in the file that ${(0,input_names/* inputName */.yu)('imports')} names.` : '';
    return `Rename or exclude all but one${paths}.${imports}`;
}
/** A multipart form changes quotes, backslashes and control characters, or the name ends at them. */
function isValidLibraryName(name) {
    return !/["\\\p{Cc}]/u.test(name);
}
/** The name, or the first of `name-2.ext`, `name-3.ext` … that isn't taken. */
function availableName(name, isTaken) {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    for (let number = 2, candidate = name;; number += 1) {
        if (!isTaken(candidate))
            return candidate;
        candidate = `${stem}-${number}${extension}`;
    }
}
/** The name that the service gives to a file that it imports from this URL: the last part of the path. */
function nameFromUrl(url) {
    const last = new URL(url).pathname.split('/').at(-1) ?? '';
    try {
        return (0,unicode_form/* unicodeForm */.w)(decodeURIComponent(last), 'NFC');
    }
    catch {
        // A broken escape is part of the name.
        return last;
    }
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/folder/select-files.js
/** Selects the files to sync by their names, without reading them, and says why no file is selected. */








/** Rejects with InputError if the folder doesn't exist or can't be listed. */
async function selectFiles(rules) {
    const { folder, naming, ownFiles, isResult } = rules;
    const listed = await (0,inputs_folder/* listInputFolder */.tr)(rules, (path) => external_node_path_.posix.basename(path) === 'node_modules' ? 'installed packages' : undefined);
    const found = listed.filter(({ path }) => {
        const file = (0,external_node_path_.join)(folder, path);
        return !ownFiles.includes(file) && !isResult(file);
    });
    const paths = found.map(({ path }) => path);
    const [included, pages] = await Promise.all([includedPaths(paths, rules), pagePaths(paths, rules)]);
    const files = [];
    const skipped = [];
    for (const { path, problem } of found) {
        const isSelected = included.has(path) && !pages.has(path);
        const reason = problem ?? (isSelected ? undefined : skipReason(path, rules, pages));
        if (reason !== undefined)
            skipped.push({ path, reason });
        else
            files.push({ path: (0,unicode_form/* unicodeForm */.w)(path, 'NFC'), diskPath: (0,external_node_path_.join)(folder, path), name: libraryNameOf(path, naming) });
    }
    return { files, skipped };
}
async function includedPaths(paths, { include, exclude }) {
    if (!include && !exclude)
        return new Set(paths.filter(isAccepted));
    return (0,find_files/* matchPaths */.oq)(include ? paths : paths.filter(isAccepted), include ?? ['**'], exclude);
}
/** Pages can't be media as well: each rewriting would change the file and so the library's copy. */
async function pagePaths(paths, { folder, workspace, rewrite }) {
    if (!rewrite)
        return new Set();
    const below = (0,disk_paths/* workspacePath */.X5)(workspace, folder);
    const pathByPage = new Map(paths.map((path) => [external_node_path_.posix.join(below, path), path]));
    const pages = await (0,find_files/* matchPaths */.oq)([...pathByPage.keys()], rewrite);
    return new Set([...pages].map((page) => pathByPage.get(page) ?? page));
}
function skipReason(path, { include, exclude }, pages) {
    if (pages.has(path))
        return `a page that ${(0,input_names/* inputName */.yu)('rewrite')} selects`;
    if (!include && !isAccepted(path))
        return 'not one of the default file types';
    if (!include)
        return `matches ${(0,input_names/* inputName */.yu)('exclude')}`;
    return exclude
        ? `not selected by ${(0,input_names/* inputName */.yu)('include')} and ${(0,input_names/* inputName */.yu)('exclude')}`
        : `doesn't match ${(0,input_names/* inputName */.yu)('include')}`;
}
/** Says why no file is selected, with the globs in effect. @param folder relative to the workspace */
function emptySelectionReason({ include, exclude }, folder) {
    const matched = include
        ? `matches ${(0,input_names/* inputName */.yu)('include')} (${listGlobs(include)})`
        : `has a default file type (${listKinds()})`;
    const excluded = exclude ? ` without matching ${(0,input_names/* inputName */.yu)('exclude')} (${listGlobs(exclude)})` : '';
    return `No file in ${(0,inputs_folder/* describeFolder */.uq)(folder)} ${matched}${excluded}.`;
}
/** Says what to check if no file is selected, without a full stop. */
function emptySelectionAdvice({ include, exclude }) {
    const inputs = [
        (0,input_names/* inputName */.yu)('path'),
        ...(include || !exclude ? [(0,input_names/* inputName */.yu)('include')] : []),
        ...(exclude ? [(0,input_names/* inputName */.yu)('exclude')] : []),
    ];
    return `Check ${(0,list_items/* listItems */.D)(inputs)}`;
}
function listGlobs(globs) {
    return (0,list_items/* listItems */.D)(globs.map((glob) => JSON.stringify(glob)));
}

// EXTERNAL MODULE: ../../build/src/text/globs.js
var globs = __webpack_require__(44830);
// EXTERNAL MODULE: ../../build/src/disk/read.js
var read = __webpack_require__(55919);
// EXTERNAL MODULE: ../../build/src/text/error-message.js
var error_message = __webpack_require__(92161);
// EXTERNAL MODULE: ../../build/src/hosts/host.js
var host = __webpack_require__(36443);
// EXTERNAL MODULE: ../../build/src/text/sentences.js
var sentences = __webpack_require__(58423);
// EXTERNAL MODULE: ../../build/src/text/yaml-limits.js
var yaml_limits = __webpack_require__(33759);
;// CONCATENATED MODULE: ../../build/src/commands/sync-media/folder/manifests.js
/** Reads the two manifests that users keep beside the folder, in YAML or JSON: alt texts by glob, and files to import. */









const NO_ALT_TEXTS = { globs: [], textOf: () => undefined };
/** Reads alt texts by glob; the first glob that matches wins. Rejects with InputError. */
async function readAltTexts(manifest) {
    if (!manifest)
        return NO_ALT_TEXTS;
    const data = await readData(manifest);
    if (!(data instanceof Map))
        throw manifestError(manifest, 'must map glob patterns to alt texts, such as "guide/*.png": A screenshot');
    const problems = [];
    const texts = [];
    for (const [glob, text] of data) {
        const invalid = (0,globs/* globProblem */.A)(String(glob));
        const quotedGlob = (0,sentences/* quoted */.TL)(String(glob));
        if (invalid)
            problems.push(describeProblem(manifest, `has the glob ${quotedGlob}, which ${invalid}`));
        else if (typeof text === 'string')
            texts.push([(0,unicode_form/* unicodeForm */.w)(String(glob), 'NFC'), foldLines(text)]);
        else
            problems.push(describeProblem(manifest, `has no text for ${quotedGlob}. Use "" for decorative images`));
    }
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    const { default: micromatch } = await __webpack_require__.e(/* import() */ 7805).then(__webpack_require__.t.bind(__webpack_require__, 77805, 19));
    const rules = texts.map(([glob, text]) => ({ matches: micromatch.matcher(glob, find_files/* GLOB_OPTIONS */.gu), text }));
    return {
        globs: texts.map(([glob]) => glob),
        textOf: (path) => rules.find(({ matches }) => matches(path))?.text,
    };
}
/** YAML may spread one text over several lines. */
function foldLines(text) {
    // A regular expression would take quadratic time for many spaces.
    const lines = text.split('\n').map((line) => line.trim());
    return lines.filter(Boolean).join(' ');
}
/** Reads the files to import, by distinct URLs. Rejects with InputError. */
async function readImports(manifest) {
    if (!manifest)
        return [];
    const data = await readData(manifest);
    if (data === null)
        return [];
    if (!Array.isArray(data))
        throw manifestError(manifest, 'must be a list. Give each entry a url, and optionally a name and an alt');
    const problems = [];
    const imports = new Map();
    for (const [index, item] of data.entries()) {
        const problem = importProblem(item, imports);
        if (problem)
            problems.push(`${manifest.input}: entry ${index + 1} of ${manifest.name} ${problem}.`);
        else {
            const { url, name, alt } = Object.fromEntries(item);
            imports.set(url, {
                url,
                ...(name !== undefined && { name: (0,unicode_form/* unicodeForm */.w)(name, 'NFC') }),
                ...(alt !== undefined && { alt: foldLines(alt) }),
            });
        }
    }
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    return [...imports.values()];
}
const IMPORT_FIELDS = ['url', 'name', 'alt'];
function importProblem(item, earlier) {
    if (!(item instanceof Map))
        return "isn't a mapping with a url";
    const fields = Object.fromEntries(item);
    const unknown = Object.keys(fields).find((key) => !IMPORT_FIELDS.includes(key));
    if (unknown !== undefined)
        return `has the unknown field ${(0,sentences/* quoted */.TL)(unknown)}. Use url, name and alt`;
    const invalid = IMPORT_FIELDS.find((field) => field in fields && typeof fields[field] !== 'string');
    if (invalid !== undefined)
        return `has ${invalid === 'alt' ? 'an' : 'a'} ${invalid} that isn't text`;
    const { url = '', name } = fields;
    if (!isImport(url))
        return 'needs a url that starts with https://. The service only imports over public HTTPS';
    if (earlier.has(url))
        return 'has the same url as an earlier entry. Remove one of them';
    if (name !== undefined && !/^[^/\\\p{Cc}]+$/u.test(name))
        return "has an invalid name. Library names can't be empty or contain slashes, backslashes or control characters";
    return undefined;
}
/** True for the URL of an import. The name of a file may have a colon, too: `a:b.png`. */
function isImport(url) {
    return URL.canParse(url) && new URL(url).protocol === 'https:';
}
/** Mappings become Maps, which keep the order of the file. */
async function readData(manifest) {
    const bytes = await (0,read/* readIfThere */.qC)(manifest.path).catch((error) => {
        throw manifestError(manifest, `couldn't be read: ${(0,read/* readErrorReason */.Dx)(error)}. Set the path of a file that the job can read`);
    });
    if (bytes === undefined)
        throw manifestError(manifest, `doesn't exist. Check the spelling, and that ${(0,host/* originOf */.yv)('file', manifest.hostName)}`);
    const text = (0,read/* textOfBytes */.gm)(bytes);
    if (text === undefined)
        throw manifestError(manifest, "isn't valid UTF-8. Save the file as UTF-8");
    try {
        return await parseYaml(text);
    }
    catch (error) {
        throw manifestError(manifest, `isn't valid YAML or JSON: ${(0,error_message/* yamlReasonOf */.X)((0,error_message/* messageOf */.b)(error))}`);
    }
}
/** JSON is YAML, too. Throws the first error. */
async function parseYaml(text) {
    const excess = (0,yaml_limits/* yamlExcess */.R)(text);
    if (excess !== undefined)
        throw new Error(excess);
    const { isScalar, LineCounter, parseDocument, visit } = await __webpack_require__.e(/* import() */ 3483).then(__webpack_require__.t.bind(__webpack_require__, 33483, 19));
    const lineCounter = new LineCounter();
    // The parser would compare each key of a mapping with all others.
    const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false, lineCounter });
    const [error] = document.errors;
    const placeOf = (offset) => {
        const { line, col } = lineCounter.linePos(offset);
        return `at line ${line}, column ${col}`;
    };
    if (error)
        throw new Error(`${(0,error_message/* yamlReasonOf */.X)(error.message)} ${placeOf(error.pos[0])}`);
    visit(document, {
        Map(_, { items }) {
            const keys = new Set();
            for (const { key } of items) {
                const value = isScalar(key) ? key.value : key;
                if (keys.has(value) && isScalar(key))
                    throw new Error(`Map keys must be unique ${placeOf(key.range?.[0] ?? 0)}`);
                keys.add(value);
            }
        },
    });
    return document.toJS({ mapAsMap: true });
}
function manifestError(manifest, problem) {
    return new errors/* InputError */.dz([describeProblem(manifest, problem)]);
}
function describeProblem({ input, name }, problem) {
    return `${input}: ${name} ${problem}.`;
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/record.js
/** Records what a run has done so far. The record is published however the run ends. */



function createRecord() {
    return {
        folder: '',
        skipped: [],
        unreadable: [],
        rewritten: 0,
        brokenReferences: [],
        ...createApplyFacts(),
    };
}
function createApplyFacts() {
    return { results: [], unchanged: 0, isUncertain: false, libraryFiles: new Map() };
}
function countResults({ results }, status) {
    return results.reduce((count, result) => count + (result.status === status ? 1 : 0), 0);
}
/** The synced folder, relative to the workspace. */
function folderOf({ host, inputs }) {
    return (0,disk_paths/* workspacePath */.X5)(host.workspace, inputs.path);
}
/** The file of a path below the folder, relative to the workspace. Undefined for the URL of an import. */
function fileOf(place, key) {
    return isImport(key) ? undefined : external_node_path_.posix.join(folderOf(place), key);
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/apply/prune-block.js








/** With an empty folder, prune would delete everything. */
function emptyFolderBlock(inputs, folder) {
    const deleted = inputs.prune === 'all' ? 'the whole library' : 'every file in the lock file';
    return {
        headline: 'Nothing was changed: there are no files to sync',
        reason: `${emptySelectionReason(inputs, folder)} With ${(0,input_names/* setting */.Pe)('prune', inputs.prune)}, docs-ci would delete ${deleted}, so nothing was changed. ${emptySelectionAdvice(inputs)}.`,
        topic: 'no-files',
    };
}
/** Where the lock file shows that the library may be another one than meant, nothing says that its files may go. */
function foreignLockBlock(inputs, { deletes }, isLockForeign) {
    if (!isLockForeign || deletes.length === 0)
        return undefined;
    return {
        headline: 'Nothing was changed: the lock file is of another library',
        reason: `${(0,input_names/* setting */.Pe)('prune', inputs.prune)} would delete ${(0,pluralize/* pluralize */.t)(deletes.length, 'file')}, but the lock file is of another library, so nothing was changed. Check ${(0,input_names/* inputName */.yu)('base-url')} and the API key. If both are right, delete the lock file, or the cache that keeps it.`,
        topic: 'lock-file',
    };
}
/** Lists the deletions in the log if there are too many. */
function tooManyDeletes({ inputs: { dryRun, maxDeletes: given }, log }, { deletes, maxDeletes }) {
    if (deletes.length <= maxDeletes)
        return undefined;
    (0,inputs_folder/* logFiles */.eO)(log, 'to delete', deletes.map(({ media: { name }, reason }) => ({ path: name, reason })));
    const problem = (0,max_deletes/* describeTooMany */.RA)((0,pluralize/* pluralize */.t)(deletes.length, 'file'), given, maxDeletes);
    return {
        headline: `${dryRun ? 'Plan' : 'Nothing was deleted'}: too many files would be deleted`,
        reason: `${problem}.${dryRun ? '' : ' Nothing was deleted.'} ${max_deletes/* MAX_DELETES_ADVICE */.XW}`,
        topic: 'max-deletes',
    };
}
/** If the role isn't known, nothing blocks the run: the deletion itself shows whether the key may delete. */
async function rightsBlock({ api, inputs }, { deletes }) {
    if (deletes.length === 0)
        return undefined;
    const files = (0,pluralize/* pluralize */.t)(deletes.length, 'file');
    const permission = await findDeletePermission(api);
    if (permission === 'executed')
        return {
            headline: "The service reports a change of a file that doesn't exist",
            reason: `${(0,input_names/* inputName */.yu)('prune')}: the service reports that it changed a media file that doesn't exist, so docs-ci doesn't trust it with ${files} to delete. docs-ci sent no other change. Report this to the service, or set ${(0,input_names/* inputName */.yu)('prune')} to none.`,
            topic: 'unexpected-response',
        };
    if (permission !== 'denied')
        return undefined;
    return {
        headline: 'Nothing was changed: only an admin key can delete files',
        reason: `${(0,input_names/* setting */.Pe)('prune', inputs.prune)} needs an admin key to delete ${files}, but this API key has a lower role. Nothing was changed. Use an admin key, or set ${(0,input_names/* inputName */.yu)('prune')} to none.`,
        topic: 'role-or-plan',
    };
}
/** Deletes nothing: the file of these requests doesn't exist. A response that is lost leaves the role open. */
async function findDeletePermission(api) {
    try {
        const edit = await (0,permissions/* probePermission */.GV)(api, 'edit');
        return edit === 'granted' ? await (0,permissions/* probePermission */.GV)(api, 'delete') : edit;
    }
    catch (error) {
        if ((0,errors/* mayHaveWritten */.$8)(error))
            return 'unknown';
        throw error;
    }
}
/** Decides after all other changes. */
function blockAfterChanges({ deletes }, { library, facts }) {
    if (deletes.length === 0)
        return undefined;
    if (countResults(facts, 'failed') > 0) {
        const reason = 'Nothing was deleted, because other changes failed.';
        return { headline: 'Nothing was deleted: other changes failed', reason, topic: 'failed-files' };
    }
    if (library.isComplete)
        return undefined;
    return {
        headline: 'Nothing was deleted: the media library changed during the run',
        reason: 'Nothing was deleted, because the media library changed while docs-ci was listing it. Run the job again when nothing else changes the library.',
        topic: 'failed-files',
    };
}

// EXTERNAL MODULE: ../../build/src/text/merged-json.js
var merged_json = __webpack_require__(36164);
// EXTERNAL MODULE: ../../build/src/text/render-lines.js
var render_lines = __webpack_require__(64131);
;// CONCATENATED MODULE: ../../build/src/commands/sync-media/library/lock.js
/**
 * Holds the state of the lock file: what docs-ci has put into the library, by path. It saves comparing the content of
 * files, and says which library files are managed. The text has one line per entry, sorted by path, and neither counts
 * nor times of its own, so that branches merge.
 */



const VERSION = 1;
function emptyLock() {
    return { files: new Map(), imports: new Map() };
}
/**
 * The entry of a library file: what the service says about it, which can have stored other bytes than it got.
 * @param local undefined for an import
 * @param found see `LockEntry`
 */
function toLockEntry(media, local, found = false) {
    const { id, name, sizeBytes: size, updatedAt, url } = media;
    const isRewritten = local !== undefined && local.sizeBytes !== size;
    const localSize = isRewritten ? local.sizeBytes : undefined;
    return { id, name, sha256: local?.sha256, size, localSize, updatedAt, url, found: found || undefined };
}
/** The key of a second entry of a path, the library file that the path used before: prune needs it. */
function secondKey({ id }, path) {
    return `${id}/${path}`;
}
/** The path that an entry of `files` is about, whichever of both keys it has. */
function pathOfKey(file, key) {
    const prefix = secondKey(file, '');
    return key.startsWith(prefix) ? key.slice(prefix.length) : key;
}
/**
 * True if the library file still has the content that the entry records. Every change by a user changes updatedAt. Another
 * size alone is the service's own work, such as a picture that it makes smaller after its response.
 */
function isCurrent(entry, media) {
    return media.updatedAt === entry.updatedAt;
}
/** IDs of the library files that are as docs-ci wrote them. Another lock file may be of what the others have now. */
function unchangedIds({ files, imports }, { byId }) {
    const entries = [...files.values(), ...imports.values()];
    const current = entries.filter((entry) => {
        const media = byId.get(entry.id);
        return media !== undefined && isCurrent(entry, media);
    });
    return new Set(current.map(({ id }) => id));
}
/** True if the lock says about a path exactly what is the case. */
function isRecorded(lock, file, media) {
    const entry = lock.files.get(file.path);
    return entry?.id === media.id && entry.sha256 === file.sha256 && isCurrent(entry, media);
}
/** Library id → path or URL, for everything that runs have written into the library. */
function managedKeys({ files, imports }) {
    const managed = new Map();
    for (const entries of [files, imports])
        for (const [key, { id, found }] of entries)
            if (!found)
                managed.set(id, key);
    return managed;
}
/** SHA-256 by id, for the library files whose entries are current. */
function currentHashes(lock, library) {
    const hashes = new Map();
    for (const entry of lock.files.values()) {
        const media = library.byId.get(entry.id);
        if (media && entry.sha256 !== undefined && isCurrent(entry, media))
            hashes.set(media.id, entry.sha256);
    }
    return hashes;
}
/** True for the lock of another project: it knows none of the library's files. */
function isForeign(lock, library) {
    const entries = [...lock.files.values(), ...lock.imports.values()];
    return entries.length > 0 && !entries.some(({ id }) => library.byId.has(id));
}
/**
 * Rejects with InputError if the lock file is damaged or newer than this version.
 * @param label the input and the path, as messages show them
 */
async function parseLock(text, label) {
    const json = (0,merged_json/* parseMergedJson */.c)(text);
    if ('problem' in json)
        throw damaged(label, json.problem);
    const version = json.value?.version;
    if (typeof version === 'number' && version > VERSION) {
        throw new errors/* InputError */.dz([
            `${label} was written by a newer docs-ci (lock file version ${version}; this docs-ci reads version ${VERSION}). Update docs-ci in this job.`,
        ], 'lock-file');
    }
    const { entrySchemas, lockFileSchema } = await Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 85574));
    const parsed = lockFileSchema.safeParse(json.value);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw damaged(label, `${issue?.path.join('.') || 'its content'} has an unexpected value`);
    }
    const parseEntries = (part) => {
        const entries = new Map();
        for (const [key, value] of Object.entries(parsed.data[part])) {
            const { error } = entrySchemas[part].safeParse(value);
            const place = [part, key, ...(error?.issues[0]?.path ?? [])].join('.');
            if (error)
                throw damaged(label, `${place} has an unexpected value`);
            entries.set(key, value);
        }
        return entries;
    };
    const state = {
        files: parseEntries('files'),
        imports: parseEntries('imports'),
    };
    return { state, folder: parsed.data.folder, isRepaired: json.isRepaired };
}
function damaged(label, problem) {
    return new errors/* InputError */.dz([
        `${label} is damaged: ${problem}. If you commit the file, restore it from Git, or delete it, and the next run rebuilds it. If a cache keeps the file, delete the cache. A rebuilt lock file doesn't track files that have left the folder.`,
    ], 'lock-file');
}
/**
 * Renders a lock in chunks, beginning with the folder that it is of; equal states have equal texts. All parts are rendered
 * as they are at the first chunk, whatever arrives between two chunks.
 */
function* renderLock(state, folder) {
    const parts = Object.entries(state).map(([part, entries]) => ({ part, ...sortedByKey(entries) }));
    yield `{\n  "version": ${VERSION},\n  "folder": ${JSON.stringify(folder)}`;
    for (const { part, keys, values } of parts) {
        yield `,\n  "${part}": `;
        const renderLine = (key, index) => `${JSON.stringify(key)}: ${renderEntry(values[index])}`;
        yield* (0,render_lines/* renderLines */.E)('{', keys, renderLine, '}');
    }
    yield '\n}\n';
}
/** Two lists, because pairs would take the most memory of a large first sync, which saves its lock again and again. */
function sortedByKey(entries) {
    const keys = [...entries.keys()].sort();
    return { keys, values: keys.map((key) => entries.get(key)) };
}
/** Equal entries have equal texts. */
function renderEntry(entry) {
    const { id, name, sha256, size, localSize, updatedAt, url, found } = entry;
    return JSON.stringify({ id, name, sha256, size, localSize, updatedAt, url, found });
}

// EXTERNAL MODULE: ../../build/src/commands/inputs/kinds.js
var kinds = __webpack_require__(19699);
// EXTERNAL MODULE: ../../build/src/commands/inputs/common-inputs.js
var common_inputs = __webpack_require__(99325);
;// CONCATENATED MODULE: ../../build/src/commands/sync-media/inputs.js
/** Declares the inputs and outputs of sync-media, and checks combinations of inputs. */






const inputs = {
    path: (0,kinds/* path */.Ae)({ description: 'Folder to sync to the media library.', default: 'media' }),
    include: (0,kinds/* globs */.gV)({
        description: 'Glob patterns of files to include, one per line, relative to path. Replaces the default list of file types.',
        defaultText: 'the file types that the service accepts',
    }),
    exclude: (0,kinds/* globs */.gV)({ description: 'Glob patterns of files to exclude, one per line, relative to path.' }),
    naming: (0,kinds/* choice */.Yq)(['basename', 'path'], {
        description: 'Library name: the file name (basename), or the whole path (path): guide-logo.png for guide/logo.png. Files in the lock file keep theirs.',
        default: 'basename',
    }),
    lockFile: (0,kinds/* path */.Ae)({
        description: 'File that records what was uploaded, so unchanged files are skipped. Commit or cache this file. Use none to disable.',
        default: '.docs-media.lock.json',
        keyword: 'none',
        isWritten: true,
    }),
    prune: (0,kinds/* choice */.Yq)(['none', 'managed', 'all'], {
        description: 'Unused library files to delete: those that an earlier run wrote (managed), or all of them (all). Needs an admin key.',
        default: 'none',
    }),
    maxDeletes: (0,kinds/* countOrPercent */.qJ)({
        description: 'Maximum number of deletions by prune, or a share such as 5%. If more would be deleted, nothing is deleted and the job fails.',
        default: '10',
    }),
    altText: (0,kinds/* path */.Ae)({
        description: 'YAML or JSON file that maps glob patterns, relative to path, to alt texts. The first match wins.',
    }),
    imports: (0,kinds/* path */.Ae)({
        description: 'YAML or JSON file that lists files for the service to import once. Each entry has a url, and optionally a name and an alt.',
    }),
    rewrite: (0,kinds/* globs */.gV)({
        description: 'Glob patterns of pages (Markdown, MDX, HTML), one per line. In these pages, references to synced files become library URLs.',
    }),
    ...(0,common_inputs/* commonInputs */.j$)({
        name: 'sync-media',
        timeout: '60m',
        timeoutText: 'The lock file is saved, so the next run resumes.',
    }),
};
const outputs = {
    added: 'Number of new files uploaded',
    replaced: 'Number of library files replaced; their URLs stay the same',
    reused: 'Number of files whose content was already in the library',
    unchanged: 'Number of unchanged files',
    imported: 'Number of files that the service imported',
    'alt-updated': 'Number of alt texts set',
    deleted: 'Number of library files deleted',
    failed: 'Number of failed changes',
    skipped: 'Number of files in the folder that are not synced',
    changed: 'true if anything in the library changed, or may have changed because a response was lost',
    complete: 'true if every planned change was made, or could be in a dry run, and every file could be read',
    'media-map': 'Path of media-map.json, which maps file paths to library URLs',
    plan: 'Path of plan.json, which lists every step and its reason',
    rewritten: 'Number of references replaced by library URLs',
    'lock-file': 'Path of the lock file',
};
function checkValues({ prune, lockFile, path: folder, resultsDir }) {
    const needsLock = `needs a lock file, which lists the files to manage. Set ${(0,input_names/* inputName */.yu)('lock-file')} to a path`;
    const hasFolder = 'contains the folder to sync, but results are never synced. Choose another folder';
    return (0,command/* problemsOf */.GW)([
        [prune === 'managed' && lockFile === 'none', 'prune', needsLock, (0,sentences/* quoted */.TL)('managed')],
        [folder !== undefined && resultsDir !== undefined && (0,disk_paths/* isWithin */.UO)(resultsDir, folder), 'resultsDir', hasFolder],
    ]);
}

// EXTERNAL MODULE: ../../build/src/api/endpoints/media.js
var endpoints_media = __webpack_require__(8175);
// EXTERNAL MODULE: ../../build/src/api/endpoints/read.js
var endpoints_read = __webpack_require__(5743);
;// CONCATENATED MODULE: ../../build/src/api/endpoints/uploads.js



/** Maximum number of files per upload or import; the minimum is one (contract [S]: Limits). */
const MAX_FILES = 10;
/** Maximum time for which the service fetches one file of an import (contract [S]: Limits). */
const MAX_FETCH_MS = 30_000;
/** Maximum time for which the service checks and stores the files. */
const MAX_STORE_MS = 60_000;
const schema = (0,endpoints_read/* schemasOf */.W)(() => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 88666)));
/**
 * `POST /media` (editor) [S], multipart, 1 to 10 files with distinct names. Resolves with one result per file, even if
 * all files failed. `matchResults` assigns the results to the files. After a lost response, the next attempt reports the
 * files as `reused`.
 */
async function uploadMedia(api, files) {
    return store(api, files.length, {
        path: '/media',
        goal: 'upload files to the media library',
        form: { field: 'files', files },
        responseTimeoutMs: MAX_STORE_MS,
    });
}
/**
 * `POST /media/import` (editor) [S], 1 to 10 URLs, which the service fetches itself, over public HTTPS. It resolves like
 * `uploadMedia`; `source` is the URL.
 */
async function importMedia(api, files) {
    return store(api, files.length, {
        path: '/media/import',
        goal: 'import files into the media library',
        json: { files },
        responseTimeoutMs: files.length * MAX_FETCH_MS + MAX_STORE_MS,
    });
}
async function store(api, count, request) {
    if (count < 1 || count > MAX_FILES)
        throw new RangeError(`wrong number of files in one request: ${count}`);
    const { body } = await api.call({
        ...request,
        method: 'POST',
        role: 'editor',
        schema: schema('fileResults'),
        idempotent: true,
        charge: { bucket: 'files', units: count },
        // The status is 207 or that of the first failure, and the body has the results either way [S].
        acceptAnyStatus: true,
    });
    return body.results;
}
/**
 * Assigns results to sent files: by `source` if it equals exactly one sent source, else by position if the numbers agree
 * (the contract defines neither the form of `source` nor the order). A match counts only if name and size fit, and the
 * name alone suffices: a service may store other bytes than it got. If one file contradicts its position, no position counts.
 * @returns a result per sent file, in order; undefined for files that only the library can decide
 */
function matchResults(sent, results) {
    const bySource = sent.map(({ source }) => {
        const matches = results.filter((result) => result.source === source);
        return matches.length === 1 && sent.filter((file) => file.source === source).length === 1 ? matches[0] : undefined;
    });
    const byPosition = bySource.map((result, index) => result ?? results[index]);
    const positionsFit = sent.length === results.length &&
        new Set(byPosition).size === sent.length &&
        sent.every((file, index) => fits(file, byPosition[index], sent));
    const matched = positionsFit ? byPosition : bySource;
    return matched.map((result, index) => (fits(sent[index], result, sent) ? result : undefined));
}
function fits(file, result, sent) {
    if (!file || !result)
        return false;
    if (!result.media)
        return result.status === 'failed';
    const { name, sizeBytes } = result.media;
    const [isReused, isNamed] = [result.status === 'reused', result.source === file.source];
    // Names of one request are distinct, and were free before it.
    if (file.name === undefined || name === file.name)
        return true;
    if (isNamed && (isReused || isVariantOf(name, file.name)))
        return true;
    if (file.sizeBytes !== undefined && file.sizeBytes !== sizeBytes)
        return false;
    if (isNamed || isVariantOf(name, file.name))
        return true;
    // Identical content keeps its old name, so only a size that no other file has can identify it.
    return isReused && sent.filter((other) => other.sizeBytes === sizeBytes).length === 1;
}
/** The service renames a file to `name-2.ext` if its name is taken (contract [S]). */
function isVariantOf(name, requested) {
    const dot = requested.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [requested.slice(0, dot), requested.slice(dot)] : [requested, ''];
    return (name.startsWith(`${stem}-`) &&
        name.endsWith(extension) &&
        /^\d+$/.test(name.slice(stem.length + 1, name.length - extension.length)));
}
/**
 * `POST /media/{id}/replace` (editor) [S] with an uploaded file. The URL stays the same. 415 if the type differs from
 * the original. Readers may get the old content for up to a minute. The contract doesn't name the form's field [?], so
 * it tries `file`, then the name from a 400, then `files`. The run keeps the name that works.
 */
async function replaceMedia(api, id, file) {
    const triedFields = [];
    let firstError;
    for (let field = replaceFields.get(api) ?? 'file'; field !== undefined;) {
        try {
            const replaced = await replace(api, id, { form: { field, files: [file] }, responseTimeoutMs: MAX_STORE_MS });
            replaceFields.set(api, field);
            return replaced;
        }
        catch (error) {
            if (!(0,errors/* hasStatus */.Ro)(error, 400))
                throw error;
            // Only the first error is surely about the file. The others may be about guessed field names.
            firstError ??= error;
            triedFields.push(field);
            field = nextField(triedFields, error);
        }
    }
    throw firstError ?? new RangeError('no field was tried');
}
/** Keeps the field name that worked, per connection to the API. */
const replaceFields = new WeakMap();
/** After this many errors, the name of the field can't be the problem. */
const MAX_FIELDS = 3;
function nextField(tried, { details }) {
    if (tried.length >= MAX_FIELDS)
        return undefined;
    const candidates = [...details.map(({ field }) => field), 'files'];
    return candidates.find((field) => /^[\w-]{1,40}$/.test(field) && !tried.includes(field));
}
/** `POST /media/{id}/replace` (editor) [S] with a file that the service fetches itself, over public HTTPS. */
const replaceMediaFrom = (api, id, url) => replace(api, id, { json: { url }, responseTimeoutMs: MAX_FETCH_MS + MAX_STORE_MS });
async function replace(api, id, request) {
    const { body } = await api.call({
        ...request,
        method: 'POST',
        path: '/media/{id}/replace',
        role: 'editor',
        goal: 'replace a file of the media library',
        params: { id },
        schema: schema('changedMedia'),
        idempotent: true,
        // The contract doesn't say whether a replace counts as a stored file [?], so it is counted.
        charge: { bucket: 'files', units: 1 },
    });
    // A response may say only that it is done.
    return body?.media ?? (0,endpoints_media/* getMedia */.xM)(api, id);
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/plan/steps.js
/** The files and imports that replace the content of a library file. */
function replacementsOf({ files, imports, }) {
    return [...files.filter(({ action }) => action === 'replace'), ...imports].flatMap((step) => 'media' in step && step.media ? [{ key: step.key, media: step.media }] : []);
}
/** Path → the library file whose content it replaces. */
function replacedByPath(files) {
    return new Map(replacementsOf({ files, imports: [] }).map(({ key, media }) => [key, media]));
}
/** True for a file that needs no upload of its own: a run calls it reused. */
function isReuse(step) {
    return step.action === 'add' && step.from.kind !== 'upload';
}
/** The changes in the order of execution. */
function changesOf({ files, imports, alts, deletes }) {
    const replaces = files.filter((step) => step.action === 'replace');
    const adds = files.filter((step) => step.action === 'add');
    return [...replaces, ...adds, ...imports, ...alts, ...deletes];
}

// EXTERNAL MODULE: ../../build/src/text/group-by.js
var group_by = __webpack_require__(17266);
// EXTERNAL MODULE: ../../build/src/text/instant.js
var instant = __webpack_require__(19644);
;// CONCATENATED MODULE: ../../build/src/commands/sync-media/library/library.js



/** @param files the whole library, newest first */
function createLibrary(files, isComplete) {
    const byId = new Map(files.map((file) => [file.id, file]));
    const byName = newestByName(files);
    const lacks = (id) => isComplete && !byId.has(id);
    return { byId, named: (name) => byName.get(name), isComplete, lacks, isLater: ({ id }) => lacks(id) };
}
/** Finds files by their names in NFC. @param files newest first */
function newestByName(files) {
    const byName = new Map();
    for (const file of files) {
        const name = (0,unicode_form/* unicodeForm */.w)(file.name, 'NFC');
        if (!byName.has(name))
            byName.set(name, file);
    }
    return byName;
}
const ABOUT_A_FILE = { method: 'GET', path: '/media', role: 'viewer', goal: 'read the media library' };
/**
 * Throws if the service shows a secret of the run where a library file is named: ID, name, URL and time are written to the lock
 * file, the media map and pages.
 */
function toLibraryFile(media, hasSecret) {
    const { id, name, sizeBytes, url, altText, createdAt, updatedAt } = media;
    if (hasSecret([id, name, url, updatedAt].join('\n')))
        throw new errors/* UnexpectedResponseError */.dk(ABOUT_A_FILE, 'the ID, name, URL or time of a file', 'has a secret of this run');
    const changed = (0,instant/* toInstant */.f)(updatedAt);
    const isUntouched = (0,instant/* toInstant */.f)(createdAt) === changed;
    return { id, name, sizeBytes, url, altText: altText ?? '', updatedAt: changed, isUntouched };
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/plan/plan-alt-texts.js
/** Plans alt texts, and finds images without one. Pure. */


/** Texts that have to be set, in the order of the folder and then of the imports. Those in conflict have no step. */
function planAltTexts({ altTexts, imports }, files, importSteps) {
    const targetOf = targetFinder(files);
    const forFiles = files.flatMap((step) => {
        const text = altTexts.textOf(step.key);
        return text === undefined ? [] : [{ key: step.key, ...targetOf(step), text }];
    });
    const mediaByUrl = new Map(importSteps.map(({ key, media }) => [key, media]));
    const forImports = imports.flatMap(({ url, alt }) => {
        if (alt === undefined || !mediaByUrl.has(url))
            return [];
        const media = mediaByUrl.get(url);
        return [{ key: url, target: media?.id ?? url, current: media?.altText ?? '', text: alt }];
    });
    return planRequests([...forFiles, ...forImports]);
}
function targetFinder(files) {
    const replaced = replacedByPath(files);
    return (step) => {
        const path = step.action === 'add' && step.from.kind === 'path' ? step.from.path : step.key;
        const own = step.action === 'add' ? replaced.get(path) : step.media;
        const media = step.action === 'add' && step.from.kind === 'library' ? step.from.media : own;
        return { target: media?.id ?? path, current: media?.altText ?? '' };
    };
}
/** Why a text isn't set. @param owner the path or import whose text the shared library file has */
function otherTextReason(owner) {
    return `its alt text can't be set, because the file shares a library file with ${owner}, which has a different alt text. Give both the same text, or change one of the files`;
}
/** Paths that share a library file share its text, so different texts are a conflict. */
function planRequests(requests) {
    const alts = [];
    const conflicts = [];
    const firstByTarget = new Map();
    for (const request of requests) {
        const { key, target, text, current } = request;
        const first = firstByTarget.get(target);
        if (!first) {
            firstByTarget.set(target, request);
            const reason = current === '' ? 'no alt text yet' : 'alt text differs';
            if (text !== current)
                alts.push({ action: 'alt', key, text, reason });
        }
        else if (first.text !== text) {
            const reason = otherTextReason(first.key);
            conflicts.push({ action: 'conflict', key, reason, failedPart: 'alt-text' });
        }
    }
    const texts = new Map([...firstByTarget.values()].map(({ key, text }) => [key, text]));
    return { alts, texts, conflicts };
}
/** Path or URL of the images that have an alt text neither in the manifests nor in the library, once per library file. */
function findMissingAltTexts({ altTexts, imports }, files, importSteps) {
    const targetOf = targetFinder(files);
    const mediaByUrl = new Map(importSteps.map(({ key, media }) => [key, media]));
    const images = [
        ...files.flatMap((step) => isImage(step.key) ? [{ key: step.key, ...targetOf(step), text: altTexts.textOf(step.key) }] : []),
        ...imports.flatMap(({ url, name, alt }) => {
            const media = mediaByUrl.get(url);
            const image = { key: url, target: media?.id ?? url, current: media?.altText ?? '', text: alt };
            return isImage(name ?? nameFromUrl(url)) ? [image] : [];
        }),
    ];
    // Paths that share a library file share its text.
    const described = new Set(images.filter(({ text }) => text !== undefined).map(({ target }) => target));
    const keys = new Map();
    for (const { target, key, current } of images)
        if (current === '' && !described.has(target) && !keys.has(target))
            keys.set(target, key);
    return [...keys.values()];
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/apply/alt-texts.js
/** Sets alt texts that differ from what the library has after all uploads and imports. */





async function setAltTexts(plan, results) {
    const { libraryFiles } = results;
    const rejected = rejectSecondTexts(plan, results);
    const reasons = new Map(plan.alts.map(({ key, reason }) => [key, reason]));
    // Imports bring their text with them, an upload may turn out to be a library file with a text of its own, and files that
    // failed have no library file.
    const steps = [...plan.texts].flatMap(([key, text]) => {
        const isSet = (libraryFiles.get(key)?.altText ?? text) === text;
        return isSet || rejected.has(key)
            ? []
            : [{ action: 'alt', key, text, reason: reasons.get(key) ?? 'alt text differs' }];
    });
    if (steps.length === 0)
        return;
    const keysById = (0,group_by/* groupBy */.$)(libraryFiles.keys(), (key) => libraryFiles.get(key)?.id);
    await results.forEach('Setting alt texts', steps, async (step) => {
        const { id = '' } = libraryFiles.get(step.key) ?? {};
        await setText(step, id, keysById.get(id) ?? [], results);
    });
}
const FILE_GONE = 'the file was deleted from the library during this run. Run the job again.';
/** @param keys those of the library file, whose entries are updated */
async function setText({ key, text, reason }, id, keys, results) {
    const { api, hasSecret } = results.run;
    try {
        const media = toLibraryFile(await (0,endpoints_media/* setAltText */.HX)(api, id, text), hasSecret);
        for (const one of keys)
            results.setUpdated(one, media);
        results.add({ key, status: 'alt-updated', reason, url: media.url });
    }
    catch (error) {
        // The 404 of an import itself would be about its URL.
        if (error instanceof errors/* ApiError */.hD && error.status === 404)
            results.fail(key, FILE_GONE);
        else
            await results.failOrThrow(key, error, { failedPart: 'alt-text' });
    }
}
/** An import may turn out to have the content of another file: they share a library file, which has only one text. */
function rejectSecondTexts({ texts }, results) {
    const rejected = new Set();
    const firstById = new Map();
    for (const [key, text] of texts) {
        const id = results.libraryFiles.get(key)?.id;
        if (id === undefined)
            continue;
        const first = firstById.get(id);
        if (!first)
            firstById.set(id, { key, text });
        else if (first.text !== text) {
            results.fail(key, otherTextReason(first.key), { failedPart: 'alt-text' });
            rejected.add(key);
        }
    }
    return rejected;
}

// EXTERNAL MODULE: ../../build/src/disk/hash.js
var hash = __webpack_require__(91251);
// EXTERNAL MODULE: ../../build/src/api/concurrency.js
var concurrency = __webpack_require__(7609);
// EXTERNAL MODULE: ../../build/src/disk/lfs-pointer.js
var lfs_pointer = __webpack_require__(80928);
;// CONCATENATED MODULE: ../../build/src/commands/sync-media/folder/read-files.js
/** Reads and hashes the selected files. */









/** Files hashed at a time: while one is hashed, the disk reads others. */
const HASH_CONCURRENCY = 8;
/** Hashes the files. Rejects with InputError if files are Git LFS pointers, or if no file can be read. */
async function readFiles(selected, onRead) {
    const files = new Array(selected.length);
    const unreadable = [];
    const failed = [];
    const pointers = [];
    await (0,concurrency/* forEachConcurrently */.DW)([...selected.keys()], HASH_CONCURRENCY, async (index) => {
        const { path, diskPath, name } = selected[index];
        try {
            const { hex, sizeBytes, stamp, isLfsPointer } = await (0,hash/* hashFile */.DC)(diskPath, 'sha256');
            if (isLfsPointer)
                pointers.push(path);
            // An object that is spread from another takes several times the memory, and there may be very many.
            files[index] = { path, diskPath, name, sizeBytes, sha256: hex, stamp };
            onRead(sizeBytes);
        }
        catch (error) {
            if (isUnreadable(error))
                unreadable.push({ path, reason: unreadReason(error) });
            else
                failed.push({ path, reason: (0,read/* hasInvalidName */.BO)(path, error) ? INVALID_UTF8 : readFailure(error) });
        }
    });
    if (pointers.length > 0)
        throw new errors/* InputError */.dz([lfsProblem(pointers.sort())], 'partial-checkout');
    // A run that can read nothing has nothing to say about the folder.
    if (unreadable.length > 0 && unreadable.length === selected.length)
        throw new errors/* InputError */.dz([unreadProblem(unreadable)]);
    return { files: files.filter((file) => file !== undefined), unreadable: byPath(unreadable), failed: byPath(failed) };
}
/** The problem that `readFiles` would reject with, for a run that ends before it: the user then learns all at once. */
async function pointerProblems(selected) {
    const small = selected.filter(({ diskPath }) => ((0,disk_paths/* fileSizeOf */.bC)(diskPath) ?? Infinity) < lfs_pointer/* MAX_POINTER_BYTES */.l$);
    const pointers = [];
    await (0,concurrency/* forEachConcurrently */.DW)(small, HASH_CONCURRENCY, async ({ path, diskPath }) => {
        const digest = await (0,hash/* hashFile */.DC)(diskPath, 'sha256').catch(() => undefined);
        if (digest?.isLfsPointer)
            pointers.push(path);
    });
    return pointers.length === 0 ? [] : [lfsProblem(pointers.sort())];
}
function byPath(files) {
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
/** False if another run of the job may read the file, or if the file may be gone. */
function isUnreadable(error) {
    return !(error instanceof hash/* FileChangedError */.jL) && error.code !== 'ENOENT';
}
function unreadProblem(files) {
    const paths = (0,list_items/* listPaths */.P)(files.map(({ path }) => path));
    return `${(0,input_names/* inputName */.yu)('path')}: no file can be read: ${paths}: ${files[0]?.reason ?? ''}. Make the files readable.`;
}
function lfsProblem(paths) {
    const pointers = (0,pluralize/* pluralize */.t)(paths.length, 'file is a Git LFS pointer', 'files are Git LFS pointers');
    return `${(0,input_names/* inputName */.yu)('path')}: ${pointers} without content: ${(0,list_items/* listPaths */.P)(paths)}. ${lfs_pointer/* LFS_ADVICE */.jD}`;
}
const INVALID_UTF8 = "the file name isn't valid UTF-8. Rename the file.";
function unreadReason(error) {
    return `couldn't be read: ${(0,read/* readErrorReason */.Dx)(error)}`;
}
/** Why a file couldn't be read, and what to do, as the end of a sentence that starts with its path and a colon. */
function readFailure(error) {
    if (error instanceof hash/* FileChangedError */.jL)
        return `${error.message}. Run the job again when nothing writes to the file.`;
    return error.code === 'ENOENT'
        ? 'the file was deleted while docs-ci was reading it. Run the job again.'
        : `${unreadReason(error)}. Make the file readable, or exclude it.`;
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/apply/results.js
/** Keeps the results of the steps, and tells them to the lock and to the log. */













/** Statuses that are about one file; others are about the key or the service. */
const FILE_STATUSES = [400, 404, 409, 413, 415, 422, 507];
class Results {
    library;
    run;
    /** What the run has done so far, also during a step. */
    facts = createApplyFacts();
    /** Ids of the library files that this run or an earlier one wrote. The others were found with equal content. */
    #written;
    /** By library id: entries of the lock whose paths have left the folder. */
    #formerPaths;
    /** By library id: entries of the lock whose URLs have left the list of imports. */
    #formerImports;
    #failed = new Set();
    /** By library id: the path or URL that has still to replace the content. */
    #replacing;
    constructor(plan, library, run) {
        this.library = library;
        this.run = run;
        const { files, imports } = run.lock.state;
        this.#formerPaths = formerEntries(files, plan.files);
        this.#formerImports = formerEntries(imports, [...plan.finishedImports, ...plan.imports]);
        this.#written = new Set(managedKeys(run.lock.state).keys());
        this.#replacing = new Map(replacementsOf(plan).map(({ key, media }) => [media.id, key]));
        // A path that changes during this run replaces its library file in the next one.
        for (const { key, failedPart } of plan.conflicts) {
            const entry = failedPart ? undefined : files.get(key);
            if (entry)
                this.#replacing.set(entry.id, key);
        }
    }
    /** By path or URL of an import. */
    get libraryFiles() {
        return this.facts.libraryFiles;
    }
    /** Records that the library has a path or an import. */
    setKnown(key, media) {
        this.facts.libraryFiles.set(key, media);
    }
    setUnchanged(path, media) {
        this.setKnown(path, media);
        this.facts.unchanged += 1;
    }
    /** Does one request per item of a step, and shows the progress. */
    async forEach(activity, items, work, sizeOf = () => 0) {
        if (items.length === 0)
            return;
        const { progress, lock } = this.run;
        progress.start(activity, items.length, sumOf(items, sizeOf));
        await (0,concurrency/* forEachConcurrently */.DW)(items, concurrency/* REQUESTS_AT_ONCE */.PU, async (item) => {
            await work(item);
            this.showSettled(item.key, sizeOf(item));
            lock.saveSoon();
        });
    }
    /** Shows that the current activity is over for a file, whether it succeeded or failed. */
    showSettled(key, sizeBytes) {
        const { progress } = this.run;
        if (this.#failed.has(key))
            progress.addFailed(1);
        else
            progress.add(1, sizeBytes);
    }
    /** Records that this run wrote the library file. */
    addWritten({ id }) {
        this.#written.add(id);
        this.#replacing.delete(id);
    }
    /**
     * Fails a path or import if the service responds with a library file whose replacement failed: as a second user of this
     * file, it would keep the next run from replacing the content under the same URL.
     */
    failsAsUnreplaced(key, { id, name }) {
        const other = this.#replacing.get(id);
        if (other === undefined)
            return false;
        const reason = `the library file ${name} has this content until ${other} replaces it, which failed`;
        this.fail(key, `${reason}. Follow the advice for ${other}, and run the job again.`);
        return true;
    }
    /** True if no run wrote the library file: it had equal content before. */
    isFound({ id }) {
        return !this.#written.has(id);
    }
    /** Records that a library file has the content of a path. */
    setFile(file, media) {
        const { lock } = this.run;
        lock.setFile(file.path, toLockEntry(media, file, this.isFound(media)));
        this.facts.libraryFiles.set(file.path, media);
    }
    setImport(url, media) {
        this.run.lock.set('imports', url, toLockEntry(media, undefined, this.isFound(media)));
        this.facts.libraryFiles.set(url, media);
    }
    /** Records that a library file has new content, also for the paths and imports that used it before. */
    setReplaced(file, media) {
        const { lock } = this.run;
        this.addWritten(media);
        this.setFile(file, media);
        this.forgetFormerImports(media.id);
        for (const [path] of this.#formerPaths.get(media.id) ?? []) {
            lock.set('files', path, toLockEntry(media, file));
        }
    }
    /** Imports whose content has been replaced are fetched again when they are listed again. */
    forgetFormerImports(id) {
        for (const [url] of this.#formerImports.get(id) ?? [])
            this.run.lock.delete('imports', url);
    }
    /** Records that a library file has changed, but not its content. */
    setUpdated(key, media) {
        const { lock } = this.run;
        this.facts.libraryFiles.set(key, media);
        for (const part of ['files', 'imports']) {
            const entry = lock.state[part].get(key);
            if (entry)
                lock.set(part, key, { ...entry, size: media.sizeBytes, updatedAt: media.updatedAt });
        }
    }
    /**
     * Describes a library file that an upload or import resulted in. What the service reused was written by a run only if it
     * appeared during this one: then it is from an attempt whose response was lost.
     * @param reason why it was requested; replaced, with a log line, if the library has the file under another name
     * @returns `found` if the library had the file before docs-ci, under another name
     */
    describeStored(key, requestedName, stored, reused, reason) {
        const media = toLibraryFile(stored, this.run.hasSecret);
        if (!reused || this.library.isLater(stored))
            this.addWritten(media);
        if ((0,unicode_form/* unicodeForm */.w)(media.name, 'NFC') === requestedName)
            return { media, reason };
        const otherName = `${reused ? 'an identical file already exists in the library as' : 'stored in the library as'} ${media.name}`;
        this.run.log.notice(`${key}: ${(0,sentences/* endSentence */.H_)(otherName)}`);
        return { media, reason: otherName };
    }
    add(result) {
        this.facts.results.push(result);
    }
    fail(key, reason, details = {}) {
        this.add({ key, status: 'failed', reason, ...details });
        this.#failed.add(key);
        const title = details.failedPart === 'alt-text' ? 'Alt text not set' : 'Not synced';
        this.run.log.error(`${key}: ${reason}`, { title, file: fileOf(this.run, key) });
    }
    /** Records that a request may have been done. */
    addUncertain() {
        this.facts.isUncertain = true;
    }
    /** Fails a file whose request may have been done. */
    failLost(key, error, file = {}) {
        this.addUncertain();
        const statusCode = error instanceof errors/* ApiError */.hD ? error.status : undefined;
        this.fail(key, reasonOfPart(file, reasonWithRequest(error)), { statusCode, ...file, isLost: true });
    }
    /** Fails one file if the error is about it. Throws any other error, which ends the run. */
    async failOrThrow(key, error, file = {}) {
        this.run.signal.throwIfAborted();
        if ((0,errors/* mayHaveWritten */.$8)(error))
            this.addUncertain();
        if (error instanceof hash/* FileChangedError */.jL)
            this.fail(key, readFailure(error));
        else if (error instanceof errors/* ApiError */.hD && FILE_STATUSES.includes(error.status)) {
            this.fail(key, reasonOfPart(file, (0,error_message/* messageOf */.b)(error)), { statusCode: error.status, ...file });
        }
        else if (await this.isAboutFiles(error))
            this.failLost(key, error, file);
        else
            throw error;
    }
    /**
     * True for a request that got no proper answer although the service answers others: the sent files are the cause.
     * Rejects if the service doesn't answer at all.
     */
    async isAboutFiles(error) {
        const isUnavailable = error instanceof errors/* ApiError */.hD && error.status === 503;
        if (isUnavailable || !isServiceFailure(error))
            return false;
        await (0,endpoints_media/* listMedia */.Bl)(this.run.api).next();
        return true;
    }
}
function reasonOfPart({ failedPart }, reason) {
    return failedPart === 'alt-text' ? `the file is in the library, but its alt text couldn't be set: ${reason}` : reason;
}
/** The reason of a failure of the service, with the request, which tells whom to ask. */
function reasonWithRequest(error) {
    if (!(error instanceof errors/* RequestError */.GI))
        return (0,error_message/* messageOf */.b)(error);
    return `${(0,errors/* reasonOf */.A3)(error) ?? (0,error_message/* messageOf */.b)(error)} (${(0,errors/* requestOf */.fo)(error)})`;
}
/**
 * True if all retries leave open whether the request is done. A request that never reached the service (unknown host,
 * untrusted certificate) isn't about a file. Status 507 is a proper response: there is no space for this file.
 */
function isServiceFailure(error) {
    if (error instanceof errors/* ApiError */.hD)
        return (error.status >= 500 && error.status !== 507) || error.status === 408;
    if (error instanceof errors/* ConnectionError */.Rc)
        return !error.beforeSent;
    return error instanceof errors/* InvalidResponseError */.tF;
}
function sumOf(items, sizeOf) {
    return items.reduce((sum, item) => sum + sizeOf(item), 0);
}
function formerEntries(entries, current) {
    const inUse = new Set(current.map(({ key }) => key));
    return (0,group_by/* groupBy */.$)([...entries].filter(([key]) => !inUse.has(key)), ([, { id }]) => id);
}

// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
;// CONCATENATED MODULE: ../../build/src/commands/sync-media/apply/send-batches.js
/**
 * Sends uploads and imports in batches: finds the result of each item, and sends items again alone or after the rate
 * limit if needed.
 */









/** Bytes per request, unless a single file is larger: a failed batch is sent again as a whole. */
const MAX_BATCH_BYTES = 16_000_000;
/** While a connection sends one batch, the next one is prepared, so that the connection never waits for the disk. */
const BATCHES_PER_CONNECTION = 2;
/** The wait if the error of a 429 names no time. */
const DEFAULT_WAIT_SECONDS = 15;
/** The batches of one step. */
class BatchQueue {
    results;
    handlers;
    #queue = [];
    /** Epoch milliseconds; nothing is sent earlier. */
    #notBeforeMs = 0;
    constructor(results, handlers) {
        this.results = results;
        this.handlers = handlers;
    }
    async run(items) {
        this.#queue = toBatches(items);
        await (0,concurrency/* forEachConcurrently */.DW)(this.#queue, concurrency/* REQUESTS_AT_ONCE */.PU * BATCHES_PER_CONNECTION, (batch) => this.#sendBatch(batch));
    }
    async #sendBatch(batch) {
        await this.#waitForRateLimit();
        let response;
        try {
            response = await this.handlers.send(batch);
        }
        catch (error) {
            await this.#handleError(batch, error);
            return;
        }
        const { sent, results } = response;
        if (sent.length === 0)
            return;
        await this.#handleResults(sent, results);
        this.results.run.lock.saveSoon();
    }
    async #waitForRateLimit() {
        const { clock, signal, deadlineMs, log } = this.results.run;
        for (let ms = this.#notBeforeMs - clock.now(); ms > 0; ms = this.#notBeforeMs - clock.now()) {
            if (this.#notBeforeMs >= deadlineMs)
                throw limitBeyondDeadline(ms / 1000);
            log.wait(this.#notBeforeMs, "for the organization's limit of stored files per minute");
            await clock.sleep(ms, signal);
        }
    }
    async #handleResults(sent, results) {
        const matched = matchResults(sent, results).map((result) => result ?? singleResult(sent, results));
        const limited = [];
        const unmatched = [];
        for (const [index, item] of sent.entries()) {
            const result = matched[index];
            if (!result)
                unmatched.push(item);
            else if (result.media && result.status !== 'failed')
                this.#settleStored(item, result.media, result.status === 'reused');
            else if (result.statusCode === 429) {
                limited.push(item);
                this.#delayRequests(result.error);
            }
            else if (result.status === 'reused')
                await this.#settleReused(item);
            else
                this.#settleFailed(item, result.error ?? 'the service gave no reason', result.statusCode ?? null);
        }
        if (limited.length > 0)
            this.#queue.push(limited);
        if (unmatched.length > 0)
            await this.#lookUp(unmatched);
    }
    #settleStored(item, media, isReused) {
        if (!this.results.failsAsUnreplaced(item.key, media))
            this.handlers.store(item, media, isReused);
        this.#settle(item);
    }
    async #settleReused(item) {
        const media = await this.handlers.findEqual?.(item);
        if (media)
            this.#settleStored(item, media, true);
        else
            this.#settleFailed(item, "the service has this file, but doesn't say which library file it is", null);
    }
    #settleFailed(item, reason, statusCode) {
        this.results.fail(item.key, reason, { statusCode, sizeBytes: item.sizeBytes });
        this.#settle(item);
    }
    #settle({ key, sizeBytes }) {
        this.results.showSettled(key, sizeBytes);
    }
    /** Delays all requests, not only the rejected files: the limit is the organization's. */
    #delayRequests(error) {
        const { clock, log } = this.results.run;
        const seconds = secondsIn(error ?? '') ?? DEFAULT_WAIT_SECONDS;
        const untilMs = clock.now() + seconds * 1000;
        if (untilMs <= this.#notBeforeMs)
            return;
        if (this.#notBeforeMs <= clock.now()) {
            log.info(`The organization's limit of stored files per minute is reached. Waiting ${(0,units/* formatDuration */.a3)(seconds * 1000)}, then sending the rejected files again.`);
        }
        this.#notBeforeMs = untilMs;
    }
    /**
     * Finds items without a result in the library. Their names were free, so a new file with the name and size is the one
     * that was sent. Items that aren't found are sent alone, so that the next result can't be confused with another. If
     * the file did arrive, the service stores nothing twice.
     */
    async #lookUp(items) {
        const missing = await this.#settleFound(items);
        const reason = "the service's response doesn't include this file. Run the job again.";
        for (const item of missing) {
            if (items.length > 1)
                this.#queue.push([item]);
            else
                this.#settleFailed(item, reason);
        }
    }
    /** Settles the items that the library has, and returns the others. */
    async #settleFound(items) {
        const { run, library } = this.results;
        const missing = new Set(items);
        const byName = new Map(items.map((item) => [item.name, item]));
        for await (const media of (0,endpoints_media/* listMedia */.Bl)(run.api)) {
            if (library.byId.has(media.id))
                break;
            const item = byName.get((0,unicode_form/* unicodeForm */.w)(media.name, 'NFC'));
            if (item?.sizeBytes !== media.sizeBytes || !missing.delete(item))
                continue;
            this.#settleStored(item, media, false);
            if (missing.size === 0)
                break;
        }
        return missing;
    }
    /** Sends a failed batch again item by item, settles a single item, or throws an error that isn't about the content. */
    async #handleError(batch, error) {
        this.results.run.signal.throwIfAborted();
        const retryable = this.handlers.retryable?.(batch, error);
        if (retryable) {
            if (retryable.length > 0)
                this.#queue.push(retryable);
            return;
        }
        const isLost = await this.results.isAboutFiles(error);
        // A failure of the service is repeated. Any other response that says nothing about the files stays the same.
        if (!isLost && (0,errors/* mayHaveWritten */.$8)(error) && (await this.#hasArrived(batch)))
            return;
        if (!isLost && !isAboutContent(error))
            throw error;
        this.#splitOrFail(batch, error, isLost);
    }
    #splitOrFail(batch, error, isLost) {
        const { log } = this.results.run;
        const [item] = batch;
        if (batch.length > 1 || !item) {
            const files = (0,pluralize/* pluralize */.t)(batch.length, 'file');
            log.info(`Sending ${files} one by one, because the request with all of them failed: ${(0,sentences/* endSentence */.H_)((0,error_message/* messageOf */.b)(error))}`);
            this.#queue.push(...batch.map((one) => [one]));
        }
        else if (isLost) {
            this.results.failLost(item.key, error, { sizeBytes: item.sizeBytes });
            this.#settle(item);
        }
        else
            this.#settleFailed(item, (0,error_message/* messageOf */.b)(error), error instanceof errors/* ApiError */.hD ? error.status : undefined);
    }
    /** Settles the items that the library has. True if it has all of them. */
    async #hasArrived(batch) {
        const missing = await this.#settleFound(batch).catch(() => new Set(batch));
        if (missing.size > 0)
            this.results.addUncertain();
        return missing.size === 0;
    }
}
/** Batches of at most ten items and not too many bytes. */
function toBatches(items) {
    const batches = [];
    let bytes = Infinity;
    for (const item of items) {
        const size = item.sizeBytes ?? 0;
        const batch = batches.at(-1);
        if (batch && batch.length < MAX_FILES && bytes + size <= MAX_BATCH_BYTES) {
            batch.push(item);
            bytes += size;
        }
        else {
            batches.push([item]);
            bytes = size;
        }
    }
    return batches;
}
/** The only result of a single file is its own, whatever the service stored of it. */
function singleResult(sent, results) {
    return sent.length === 1 && results.length === 1 ? results[0] : undefined;
}
/** True if the service, or a proxy in front of it, rejected what was sent: another file may succeed. */
function isAboutContent(error) {
    return error instanceof errors/* ApiError */.hD && [400, 409, 411, 413, 414, 415, 422, 431, 507].includes(error.status);
}
/** The seconds that an error names (`Try again in 34 seconds.`, `retry after 2 minutes`). */
function secondsIn(text) {
    const [, number, unit] = /(\d+(?:\.\d+)?)\s*(s|sec|seconds?|m|min|minutes?)\b/i.exec(text) ?? [];
    if (number === undefined || unit === undefined)
        return undefined;
    return Number(number) * (/^m/i.test(unit) ? 60 : 1);
}
function limitBeyondDeadline(seconds) {
    const request = {
        method: 'POST',
        path: '/media',
        role: 'editor',
        goal: 'upload files to the media library',
    };
    const text = "the organization's limit of stored files per minute resets after the timeout";
    return new errors/* ApiError */.hD(request, 429, text, [], Math.ceil(seconds));
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/apply/import.js





async function importNewFiles(steps, results) {
    const { progress, api } = results.run;
    const items = steps
        .filter(({ media }) => media === undefined)
        .map((step) => ({ key: step.entry.url, source: step.entry.url, name: step.entry.name, step }));
    if (items.length === 0)
        return;
    progress.start('Importing', items.length);
    const queue = new BatchQueue(results, {
        send: async (batch) => {
            const files = batch.map(({ step: { entry } }) => ({ url: entry.url, name: entry.name, altText: entry.alt }));
            return { sent: batch, results: await importMedia(api, files) };
        },
        store: ({ step }, media, isReused) => settleImport(step, media, isReused, results),
    });
    await queue.run(items);
}
/** Replaces library files, so that the service stores no `name-2` beside them. */
async function importOverExisting(steps, results) {
    const replacing = steps.filter(({ media }) => media !== undefined);
    await results.forEach('Importing', replacing, (step) => importOver(step, results));
}
async function importOver(step, results) {
    const { entry, media } = step;
    if (!media)
        return;
    try {
        const replaced = await replaceMediaFrom(results.run.api, media.id, entry.url);
        results.forgetFormerImports(media.id);
        settleImport(step, replaced, false, results);
    }
    catch (error) {
        // The service responds so for a URL that doesn't respond, too; an outage shows in the following requests.
        if (error instanceof errors/* ApiError */.hD && isServiceFailure(error))
            results.failLost(entry.url, error);
        else
            await results.failOrThrow(entry.url, error);
    }
}
function settleImport({ entry, media: replaced, reason: requested }, stored, reused, results) {
    const { url, name = nameFromUrl(entry.url) } = entry;
    const { media, reason } = results.describeStored(url, name, stored, reused, requested);
    results.setImport(url, media);
    results.add({ key: url, status: 'imported', reason, url: media.url });
    const bringsText = !replaced && !reused && entry.alt && media.altText === entry.alt;
    if (bringsText)
        results.add({ key: url, status: 'alt-updated', reason, url: media.url });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ../../build/src/api/http-response.js
var http_response = __webpack_require__(1378);
;// CONCATENATED MODULE: ../../build/src/commands/sync-media/read/compare.js
/**
 * Decides whether local files and library files have the same content, although the service knows no hashes. Sizes and
 * the lock come first; if they can't decide, the public URL of the library file does.
 */






/** Compares all files. @returns by path; new files have no counterpart */
async function compareFiles(files, library, run) {
    const { api, clock, progress } = run;
    const lock = run.lock.state;
    const hashes = currentHashes(lock, library);
    const counterparts = new Map();
    const undecided = [];
    for (const file of files) {
        const counterpart = findCounterpart(file, lock, library, hashes);
        if (counterpart)
            counterparts.set(file.path, counterpart);
        if (counterpart?.verdict === 'fetch')
            undecided.push({ file, media: counterpart.media });
        else
            progress.add(1);
    }
    const serverNowMs = api.toServerMs(clock.now());
    await (0,concurrency/* forEachConcurrently */.DW)(undecided, concurrency/* REQUESTS_AT_ONCE */.PU, async ({ file, media }) => {
        const content = { sha256: file.sha256, size: file.sizeBytes };
        const isTrusted = hasTrustedUrl(media, serverNowMs);
        const result = isTrusted ? await compareWithUrl(content, file, media, run) : CHANGED_RECENTLY;
        counterparts.set(file.path, { media, ...result });
        progress.add(1);
    });
    return counterparts;
}
/**
 * Finds the library file of a local file by the lock, else by name, and decides as far as no request is needed. Pure.
 * Undefined if the local file is new.
 */
function findCounterpart(file, lock, library, hashes) {
    const entry = lock.files.get(file.path);
    const recorded = entry && library.byId.get(entry.id);
    // The service may store files that differ as one.
    if (recorded && isRecorded(lock, file, recorded))
        return { media: recorded, verdict: 'same', reason: 'matches the lock file' };
    if (recorded && entry.found !== true) {
        const changed = entry.sha256 === file.sha256 ? 'the library file' : 'content';
        return decide(file, recorded, hashes, `${changed} changed since the last sync`);
    }
    // A file that others put into the library is used only while its content is the same; then the name decides again.
    if (recorded && hashes.get(recorded.id) === file.sha256)
        return { media: recorded, verdict: 'same', reason: 'matches the lock file' };
    const named = library.named(file.name);
    return named && decide(file, named, hashes, 'differs from the library file');
}
function decide(file, media, hashes, changed) {
    const hash = hashes.get(media.id);
    if (hash === file.sha256)
        return { media, verdict: 'same', reason: 'matches the lock file' };
    // Different sizes prove different content. Equal sizes prove nothing: correcting a typo may keep the size.
    if (hash !== undefined || media.sizeBytes !== file.sizeBytes)
        return { media, verdict: 'different', reason: changed };
    return { media, verdict: 'fetch', reason: 'the lock file has no record of the content' };
}
/** After a replace, the URL may serve the old content for up to a minute (contract [S]); this is twice that. */
const SETTLED_AFTER_MS = 120_000;
const CHANGED_RECENTLY = {
    verdict: 'unknown',
    reason: 'the library file changed less than two minutes ago, so its URL may still serve old content',
};
/**
 * True if the last change is old enough, by the service's clock, that no CDN serves the content before it. The URL of an
 * untouched file, such as the upload of a run that was killed, never served anything else.
 */
function hasTrustedUrl(media, serverNowMs) {
    return media.isUntouched || serverNowMs - (0,instant/* timeOf */.n)(media.updatedAt) > SETTLED_AFTER_MS;
}
const UNREADABLE = {
    verdict: 'unknown',
    reason: "the library file couldn't be downloaded to compare it",
};
const OTHER_SIZE = {
    verdict: 'unknown',
    reason: 'the library URL serves another number of bytes than the library says',
};
/**
 * Requests the URL of a library file once, without the key, unless its ETag is the MD5 of the expected content. Compares
 * what the URL serves.
 * @param copy a local file with the expected content, if there is one, to compute the MD5
 */
async function compareWithUrl(expected, copy, media, { api, signal }) {
    try {
        const md5 = copy && (await md5Of(copy));
        const response = await api.fetchPlain(new URL(media.url), md5 === undefined ? {} : { 'if-none-match': `"${md5}"` });
        if (md5 !== undefined && isProvenByEtag(response, md5)) {
            response.body.destroy();
            return { verdict: 'same', reason: 'the ETag of the library URL matches the local file' };
        }
        return await compareBody(expected, response);
    }
    catch {
        signal.throwIfAborted();
        return UNREADABLE;
    }
}
/**
 * An ETag can't be the MD5 of the content by chance, and only the author of the local file could forge its MD5. A
 * different ETag proves nothing, because services choose ETags freely.
 */
function isProvenByEtag({ status, headers }, md5) {
    const [, etag] = /^(?:W\/)?"([0-9a-f]{32})"$/i.exec(headers['etag'] ?? '') ?? [];
    return status === 304 || (status === 200 && etag?.toLowerCase() === md5);
}
async function compareBody({ sha256, size }, { status, headers, body }) {
    const isReadable = status === 200 && (0,http_response/* codingOf */.mR)({ headers }) === undefined;
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let sizeBytes = 0;
    for await (const chunk of isReadable ? body : []) {
        hash.update(chunk);
        sizeBytes += chunk.byteLength;
        if (sizeBytes > size)
            break;
    }
    body.destroy();
    if (!isReadable)
        return UNREADABLE;
    // The library says that the file has this size, so another size is the content of something else.
    if (sizeBytes !== size)
        return OTHER_SIZE;
    return hash.digest('hex') === sha256
        ? { verdict: 'same', reason: 'the library URL serves the same content' }
        : { verdict: 'different', reason: 'the library URL serves different content' };
}
/** Undefined if this Node has no MD5 (FIPS) or the file has changed; then only the content can tell. */
async function md5Of(file) {
    try {
        const { hex, stamp } = await (0,hash/* hashFile */.DC)(file.diskPath, 'md5');
        return stamp === file.stamp ? hex : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/apply/upload.js
/** Uploads new files in batches, and replaces library files one by one. */








function toUploadItems(adds) {
    return adds.flatMap((step) => {
        const { file, from } = step;
        if (from.kind !== 'upload')
            return [];
        return [{ key: file.path, source: from.name, name: from.name, sizeBytes: file.sizeBytes, step }];
    });
}
async function uploadFiles(items, results) {
    if (items.length === 0)
        return;
    const { progress, api } = results.run;
    progress.start('Uploading', items.length, sumOf(items, ({ sizeBytes }) => sizeBytes));
    const fail = ({ key, sizeBytes }, error) => {
        results.fail(key, readFailure(error), { sizeBytes });
        results.showSettled(key, sizeBytes);
    };
    const open = async (item) => {
        const { name, step } = item;
        try {
            return { name, content: await (0,hash/* openForSending */.KX)(step.file.diskPath, step.file) };
        }
        catch (error) {
            fail(item, error);
            return undefined;
        }
    };
    const queue = new BatchQueue(results, {
        send: async (batch) => {
            const opened = await Promise.all(batch.map(open));
            const sent = batch.filter((_, index) => opened[index]);
            const forms = opened.filter((form) => form !== undefined);
            return { sent, results: sent.length > 0 ? await uploadMedia(api, forms) : [] };
        },
        retryable: (batch, error) => {
            if (!isReadError(error))
                return undefined;
            const unchanged = batch.filter(({ step }) => (0,hash/* isInState */.v2)(step.file.diskPath, step.file.stamp));
            if (unchanged.length === batch.length)
                return undefined;
            for (const item of batch)
                if (!unchanged.includes(item))
                    fail(item, new hash/* FileChangedError */.jL());
            return unchanged;
        },
        findEqual: ({ step }) => findEqual(step, results),
        store: (item, media, isReused) => settleUpload(item, media, isReused, results),
    });
    await queue.run(items);
}
/** Compares what the URLs of library files of the same size serve. */
async function findEqual({ file }, { run }) {
    const serverNowMs = run.api.toServerMs(run.clock.now());
    const expected = { sha256: file.sha256, size: file.sizeBytes };
    for await (const media of (0,endpoints_media/* listMedia */.Bl)(run.api)) {
        if (media.sizeBytes !== file.sizeBytes)
            continue;
        const libraryFile = toLibraryFile(media, run.hasSecret);
        if (!hasTrustedUrl(libraryFile, serverNowMs))
            continue;
        if ((await compareWithUrl(expected, file, libraryFile, run)).verdict === 'same')
            return media;
    }
    return undefined;
}
function settleUpload({ key, name, step }, stored, isReused, results) {
    const reused = isReused && !isFromThisRun(stored, results);
    const { media, reason } = results.describeStored(key, name, stored, reused, step.reason);
    results.setFile(step.file, media);
    results.add({ key, status: reused ? 'reused' : 'added', reason, url: media.url });
}
/** True for a file that an upload of this run stored whose response was lost: the next attempt reports it as reused. */
function isFromThisRun(stored, { library, libraryFiles }) {
    return library.isLater(stored) && ![...libraryFiles.values()].some(({ id }) => id === stored.id);
}
async function replaceFiles(steps, results) {
    await results.forEach('Replacing', steps, (step) => replaceFile(step, results), ({ file }) => file.sizeBytes);
}
async function replaceFile({ file, media, reason }, results) {
    try {
        const content = await (0,hash/* openForSending */.KX)(file.diskPath, file);
        const replaced = toLibraryFile(await replaceMedia(results.run.api, media.id, { name: media.name, content }), results.run.hasSecret);
        results.setReplaced(file, replaced);
        results.add({ key: file.path, status: 'replaced', reason, url: replaced.url });
    }
    catch (error) {
        const hasChanged = isReadError(error) && !(0,hash/* isInState */.v2)(file.diskPath, file.stamp);
        await results.failOrThrow(file.path, hasChanged ? new hash/* FileChangedError */.jL() : error, {
            sizeBytes: file.sizeBytes,
        });
    }
}
/** Reading a blob whose file has changed throws this DOMException. */
function isReadError(error) {
    return error instanceof Error && error.name === 'NotReadableError';
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/apply/apply.js







/** @param leftOut files of the folder that aren't synced */
async function applyPlan(plan, results, leftOut) {
    const { lock, api } = results.run;
    const replaces = plan.files.filter((step) => step.action === 'replace');
    const adds = plan.files.filter((step) => step.action === 'add');
    const uploads = toUploadItems(adds);
    settleUnchanged(plan, results);
    // A lock file that can't be written fails the run before anything is sent.
    await (changesOf(plan).length > 0 ? lock.saveAgain() : lock.save());
    announceRequests(plan, uploads.length, api);
    await replaceFiles(replaces, results);
    await importOverExisting(plan.imports, results);
    await uploadFiles(uploads, results);
    reuseContent(adds, results);
    await lock.save();
    await importNewFiles(plan.imports, results);
    await setAltTexts(plan, results);
    for (const { key, reason, failedPart } of plan.conflicts)
        results.fail(key, reason, { failedPart });
    removeObsoleteEntries(plan, results, leftOut);
    await lock.save();
}
/** Deletes aren't counted, because they may be blocked in the end. */
function announceRequests({ files, imports, alts }, uploads, api) {
    const replaces = files.filter(({ action }) => action === 'replace').length;
    const replacing = imports.filter(({ media }) => media !== undefined).length;
    const batches = Math.ceil(uploads / MAX_FILES) + Math.ceil((imports.length - replacing) / MAX_FILES);
    api.announce('key', replaces + replacing + batches + alts.length);
    api.announce('files', replaces + uploads + imports.length);
}
function settleUnchanged(plan, results) {
    const { lock } = results.run;
    for (const step of plan.files) {
        if (step.action !== 'unchanged')
            continue;
        const { file, media } = step;
        const isFound = lock.state.files.get(file.path)?.found === true;
        if (!isRecorded(lock.state, file, media) || isFound !== results.isFound(media))
            results.setFile(file, media);
        results.setUnchanged(file.path, media);
    }
    for (const { key, media } of plan.finishedImports)
        results.setKnown(key, media);
}
/** Settles the paths whose content is in the library by now, because of another path or an earlier run. */
function reuseContent(adds, results) {
    const { libraryFiles } = results;
    for (const { file, from, reason } of adds) {
        if (from.kind === 'upload')
            continue;
        const media = from.kind === 'library' ? from.media : libraryFiles.get(from.path);
        if (!media) {
            const path = from.kind === 'path' ? from.path : '';
            const advice = `Follow the advice for ${path}, and run the job again.`;
            results.fail(file.path, `same content as ${path}, which failed. ${advice}`);
            continue;
        }
        results.setFile(file, media);
        results.add({ key: file.path, status: 'reused', reason, url: media.url });
    }
}
/**
 * Removes entries of files that have left both the folder and the library, and of former paths whose library file another
 * path uses now. An entry of a file that is still in the library stays, because prune needs it.
 */
function removeObsoleteEntries(plan, { library, libraryFiles, run: { lock } }, leftOut) {
    const { files, imports } = lock.state;
    const paths = new Set([
        ...[...plan.files, ...plan.conflicts].map(({ key }) => key),
        ...leftOut.map(({ path }) => path),
    ]);
    const isGone = ({ id }) => library.lacks(id);
    for (const [url, entry] of imports)
        if (!libraryFiles.has(url) && isGone(entry))
            lock.delete('imports', url);
    const former = [...files.keys()].filter((path) => !paths.has(path));
    // Only former paths need the tables of the current ones, which are large.
    if (former.length === 0)
        return;
    const isUsed = usedBy([...files].filter(([path]) => paths.has(path)));
    for (const path of former) {
        const entry = files.get(path);
        if (entry && (isUsed(path, entry) || isGone(entry)))
            lock.delete('files', path);
    }
}
/** True for an entry whose library file one of the current entries uses. */
function usedBy(current) {
    // The order of the lock must not decide, so every path that shares the library file counts.
    const usageOf = (path, { id }) => `${id} ${extensionOf(path)}`;
    const inUse = new Set(current.map(([path, entry]) => usageOf(path, entry)));
    const usedIds = new Set(current.map(([, { id }]) => id));
    return (path, entry) => path.startsWith(secondKey(entry, '')) ? usedIds.has(entry.id) : inUse.has(usageOf(path, entry));
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/library/ask-library.js
/**
 * Asks the service for the library files that a run needs: by ID, and by name with a search. The contract promises that an
 * ID has one file, but not what a search finds. So a search only points to a file, which is then read by its ID, and it proves
 * that a name is free only under conditions. Whatever remains in doubt is for the list to decide.
 */







/** A search that keeps hits back, and doesn't say so, gives at least as many. */
const HITS_AT_LEAST = 10;
/** The list must decide. */
class UndecidedError extends Error {
}
/** Undefined if the rest of the list takes fewer requests, or if only the list is certain. */
async function askLibrary(list, questions, context) {
    try {
        return await new Inquiry(list, questions, context).read();
    }
    catch (error) {
        if (error instanceof UndecidedError)
            return undefined;
        throw error;
    }
}
/**
 * True for a name that no search language takes for anything but itself, and whose letters have one form in Unicode and in
 * each alphabet.
 */
function isPlain(name) {
    return /^\w[\w.-]*(?: \w[\w.-]*)*$/.test(name);
}
class Inquiry {
    list;
    questions;
    context;
    #byId;
    #newest;
    #found = new Map();
    /** Names that a search has decided about. */
    #decided = new Set();
    constructor(list, questions, context) {
        this.list = list;
        this.questions = questions;
        this.context = context;
        this.#byId = new Map(list.files.map((file) => [file.id, file]));
        this.#newest = newestByName(list.files);
    }
    /** Rejects with UndecidedError. */
    async read() {
        const { ids: wanted, names, ask } = this.questions;
        const ids = [...wanted].filter((id) => !this.#byId.has(id));
        this.#requireFewer(ids.length, [...names].filter((name) => !this.#newest.has(name)));
        await this.#forEach(ids, async (id) => {
            const file = await this.#get(id);
            if (file)
                this.#byId.set(id, file);
        });
        // The lock of another library is a thing to tell, and the list is certain.
        if (wanted.size > 0 && ![...wanted].some((id) => this.#byId.has(id)))
            throw new UndecidedError();
        const known = this.#library();
        await ask(known);
        const open = [...(known.part?.openNames ?? [])];
        this.#requireFewer(0, open);
        const idsByName = (0,group_by/* groupBy */.$)(this.#byId.keys(), (id) => (0,unicode_form/* unicodeForm */.w)(this.#byId.get(id)?.name ?? '', 'NFC'));
        await this.#forEach(open, (name) => this.#find(name, idsByName.get(name) ?? []));
        if (open.some((name) => !this.#found.has(name)))
            await this.#requireWorkingSearch();
        return this.#library();
    }
    /** A name takes a search and the file that it finds. One more search shows that those which find nothing work. */
    #requireFewer(ids, names) {
        const requests = ids + 2 * names.length + Math.min(1, names.length);
        if (requests >= this.list.pagesLeft)
            throw new UndecidedError();
        if (!names.every(isPlain))
            throw new UndecidedError();
    }
    #forEach(items, work) {
        this.context.api.announce('key', items.length);
        return (0,concurrency/* forEachConcurrently */.DW)(items, concurrency/* REQUESTS_AT_ONCE */.PU, work);
    }
    /** @param ids the files that are known to have this name */
    async #find(name, ids) {
        const { media: hits, pagination } = await this.#search(name);
        // A search that gives its best hits only, or takes other names for this one, can hide the file behind them.
        const mayHide = hits.length >= HITS_AT_LEAST || pagination.total !== hits.length;
        if (mayHide || !hits.every((hit) => isExplained(hit, name)))
            throw new UndecidedError();
        const [hit, second] = hits.filter((one) => (0,unicode_form/* unicodeForm */.w)(one.name, 'NFC') === name);
        if (second || ids.some((id) => id !== hit?.id))
            throw new UndecidedError();
        this.#decided.add(name);
        if (!hit)
            return;
        const isGone = this.questions.ids.has(hit.id) && !this.#byId.has(hit.id);
        const file = isGone ? undefined : (this.#byId.get(hit.id) ?? (await this.#get(hit.id)));
        // The search shows what was the case before.
        if (!file || (0,unicode_form/* unicodeForm */.w)(file.name, 'NFC') !== name)
            throw new UndecidedError();
        this.#byId.set(file.id, file);
        this.#found.set(name, file);
    }
    /** That nothing was found proves nothing unless the search finds what is there. */
    async #requireWorkingSearch() {
        const sample = this.list.files.find(({ name }) => isPlain(name));
        const hits = sample ? (await this.#search(sample.name)).media : [];
        if (!hits.some(({ id }) => id === sample?.id))
            throw new UndecidedError();
    }
    #search(search) {
        return this.#decidedBy((0,endpoints_media/* getMediaPage */.aL)(this.context.api, { page: 1, limit: endpoints_media/* MAX_PAGE_SIZE */.H4, search }));
    }
    /** Undefined if the library doesn't have the file. */
    async #get(id) {
        const response = (0,endpoints_media/* getMedia */.xM)(this.context.api, id).catch((error) => {
            if ((0,errors/* hasStatus */.Ro)(error, 404))
                return undefined;
            throw error;
        });
        const media = await this.#decidedBy(response);
        if (media && media.id !== id)
            throw new UndecidedError();
        return media && this.list.toFile(media);
    }
    /** Leaves responses that can't be used to the list, which names the problem if it is one of the key or the service. */
    async #decidedBy(response) {
        return response.catch((error) => {
            this.context.signal.throwIfAborted();
            throw error instanceof errors/* ConnectionError */.Rc ? error : new UndecidedError();
        });
    }
    #library() {
        const { list, questions } = this;
        const { newestMs } = list;
        const openNames = new Set();
        return {
            byId: this.#byId,
            named: (name) => {
                const file = this.#newest.get(name) ?? this.#found.get(name);
                if (!file && !this.#decided.has(name))
                    openNames.add(name);
                return file;
            },
            isComplete: true,
            lacks: (id) => questions.ids.has(id) && !this.#byId.has(id),
            // The list begins with the newest file.
            isLater: ({ id, createdAt }) => newestMs !== undefined && !this.#byId.has(id) && (0,instant/* timeOf */.n)(createdAt) > newestMs,
            part: { openNames, readWhole: () => list.readWhole() },
        };
    }
}
/** True if a hit has the text somewhere, as a search for parts of names and texts would find it. */
function isExplained({ name, altText }, text) {
    return `${name}\n${altText ?? ''}`.toLowerCase().includes(text.toLowerCase());
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/library/library-list.js



/** The list of the library, newest first. The pages after the first one are read only if they are needed. */
class LibraryList {
    context;
    /** The files of the pages that were read. */
    files = [];
    #knownById = new Map();
    #listing;
    #first;
    #total = 0;
    constructor(context, known) {
        this.context = context;
        for (const file of known)
            this.#knownById.set(file.id, file);
        this.#listing = (0,endpoints_media/* listMedia */.Bl)(context.api, (page) => {
            this.#first ??= page;
            this.#total = page.total;
        });
    }
    /** Number of requests for the rest of the list. */
    get pagesLeft() {
        return Math.max(0, (this.#first?.pages ?? 0) - 1);
    }
    /** Epoch milliseconds of the newest file. Undefined if the first page isn't in the order of time. */
    get newestMs() {
        const times = (this.#first?.items ?? []).map(({ createdAt }) => (0,instant/* timeOf */.n)(createdAt));
        const isSorted = times.every((ms, index) => index === 0 || (times[index - 1] ?? NaN) >= ms);
        return isSorted && !Number.isNaN(times[0]) ? times[0] : undefined;
    }
    async readFirstPage() {
        do {
            const { value } = await this.#listing.next();
            if (!value)
                return;
            this.#add(value);
        } while (this.files.length < (this.#first?.items.length ?? 0));
    }
    async readWhole() {
        this.context.api.announce('key', this.pagesLeft);
        for await (const media of this.#listing)
            this.#add(media);
        // A listing that keeps changing ends incomplete (api/pagination.ts).
        return createLibrary(this.files, this.files.length === this.#total);
    }
    toFile(media) {
        return shareStrings(toLibraryFile(media, this.context.hasSecret), this.#knownById.get(media.id));
    }
    #add(media) {
        this.files.push(this.toFile(media));
    }
}
function shareStrings(file, known) {
    if (!known)
        return file;
    const { sizeBytes, altText, isUntouched } = file;
    // An object that is spread from another takes several times the memory.
    return {
        id: known.id,
        name: known.name === file.name ? known.name : file.name,
        url: known.url === file.url ? known.url : file.url,
        updatedAt: known.updatedAt === file.updatedAt ? known.updatedAt : file.updatedAt,
        sizeBytes,
        altText,
        isUntouched,
    };
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/library/read-library.js
/** Reads the whole library, or only what a run asks for. */


/**
 * Reads the first page, which tells how many pages there are. Then it reads the answers to the questions, or the other pages.
 * @param known what the lock knows of it, so that equal strings exist only once
 * @param questions undefined if the whole library is needed
 */
async function readLibrary(context, known = [], questions) {
    const list = new LibraryList(context, known);
    await list.readFirstPage();
    return (questions && (await askLibrary(list, questions, context))) ?? list.readWhole();
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/apply/prune.js
/** Deletes the library files that nothing uses, as the last step. */


/** Deletes files and records the result of each. A file that couldn't be deleted stays in the lock for the next run. */
async function prune(steps, results) {
    const { api, lock, progress } = results.run;
    const idsInUse = new Set([...results.libraryFiles.values()].map(({ id }) => id));
    // The response to an upload may have been a file that the plan deletes.
    const unused = steps.filter(({ media }) => !idsInUse.has(media.id));
    progress.start('Deleting', unused.length);
    for (let first = 0; first < unused.length; first += endpoints_media/* MAX_DELETIONS */.Rw) {
        const batch = unused.slice(first, first + endpoints_media/* MAX_DELETIONS */.Rw);
        const ids = batch.map(({ media }) => media.id);
        const failures = await findFailures(batch, await (0,endpoints_media/* deleteManyMedia */.Fl)(api, ids), results.run);
        for (const step of batch)
            settleDelete(step, failures.get(step.media.id), results);
        progress.add(batch.length - failures.size);
        progress.addFailed(failures.size);
        await lock.save();
    }
}
/**
 * Id → reason, for the files that still exist. An id that isn't in the response may have been deleted by a first attempt
 * whose response was lost, so the library decides.
 */
async function findFailures(batch, { deleted, failed }, context) {
    const undeleted = batch.filter(({ media }) => !deleted.includes(media.id));
    if (undeleted.length === 0)
        return new Map();
    const { byId } = await readLibrary(context);
    return new Map(undeleted
        .filter(({ media }) => byId.has(media.id))
        .map(({ media: { id, name } }) => {
        const failure = failed.find(({ source }) => source === id || source === name);
        return [id, failure?.error ?? 'the service gave no reason'];
    }));
}
function settleDelete({ key, media, reason }, failure, results) {
    const { lock, log } = results.run;
    if (failure === undefined) {
        removeFromLock(media.id, lock);
        results.add({ key, status: 'deleted', reason });
    }
    else {
        const reason = `couldn't be deleted: ${failure}`;
        results.add({ key, status: 'failed', reason, url: media.url, failedPart: 'deletion' });
        log.error(`${key} couldn't be deleted: ${failure}`, { title: 'Not deleted' });
    }
}
function removeFromLock(id, lock) {
    for (const part of ['files', 'imports']) {
        for (const [key, entry] of lock.state[part])
            if (entry.id === id)
                lock.delete(part, key);
    }
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ../../build/src/disk/write.js + 1 modules
var disk_write = __webpack_require__(9017);
// EXTERNAL MODULE: ../../build/src/pages/link-kinds.js
var link_kinds = __webpack_require__(23966);
// EXTERNAL MODULE: ../../build/src/pages/page-parser.js
var page_parser = __webpack_require__(29787);
// EXTERNAL MODULE: ../../build/src/pages/place.js
var place = __webpack_require__(24169);
// EXTERNAL MODULE: ../../build/src/pages/reference.js
var pages_reference = __webpack_require__(64931);
// EXTERNAL MODULE: ../../build/src/text/line-counter.js
var line_counter = __webpack_require__(20014);
// EXTERNAL MODULE: ../../build/src/commands/inputs/idle-globs.js + 1 modules
var idle_globs = __webpack_require__(39980);
;// CONCATENATED MODULE: ../../build/src/commands/sync-media/apply/rewrite-pages.js
/** Rewrites references to synced files into library URLs, and reports references to files that don't exist. */





















const NOTHING = { count: 0, broken: [] };
/** Rewrites the pages that the user selects, if there are any. */
async function rewritePages(run, plan, libraryFiles) {
    const work = (facts) => rewriteAll(run, { plan, libraryFiles }, facts);
    return (0,command/* learn */.nB)(run, { rewritten: 0, brokenReferences: [] }, work, command/* INNER_GRACE_MS */.bF);
}
async function rewriteAll(run, { plan, libraryFiles }, facts) {
    const { inputs, host, signal } = run;
    const { dryRun, rewrite: globs } = inputs;
    if (!globs)
        return;
    const urls = new Map();
    for (const { file } of plan.files) {
        const url = libraryFiles.get(file.path)?.url;
        if (url !== undefined || dryRun)
            urls.set(file.path, url);
    }
    const filesByName = (0,group_by/* groupBy */.$)(urls.keys(), (path) => external_node_path_.posix.basename(path).toLowerCase());
    const rewriting = { ...run, folder: (0,unicode_form/* unicodeForm */.w)(folderOf(run), 'NFC'), urls, filesByName };
    const pages = await findPages(host.workspace, globs);
    await (0,idle_globs/* warnAboutIdleFileGlobs */.V)(run.log, host.workspace, { label: (0,input_names/* inputName */.yu)('rewrite'), globs, other: folderOf(run) });
    const parser = new page_parser/* PageParser */.Z(signal);
    const changed = [];
    try {
        const one = { verb: 'Rewriting', concurrency: 1 };
        await (0,concurrency/* forEachPage */.oO)(run, [...pages], one, async (page) => {
            const { broken, count } = await rewritePage(page, parser, rewriting);
            facts.rewritten += count;
            if (count > 0)
                changed.push(page);
            facts.brokenReferences.push(...broken);
        });
    }
    finally {
        parser.close();
        const references = `${(0,pluralize/* pluralize */.t)(facts.rewritten, 'reference')} ${dryRun ? 'would change' : 'changed'} to library URLs`;
        if (changed.length > 0)
            run.log.info(`${references} in ${(0,list_items/* listPaths */.P)(changed)}${dryRun ? '' : ', only in the workspace of this job'}.`);
    }
}
/** Each once and sorted. Symlinks are resolved, because writing to one would replace it by a copy. */
async function findPages(workspace, globs) {
    const found = (await (0,find_files/* findFiles */.lY)(workspace, globs)).filter(({ problem }) => !problem);
    const real = found.map(({ path }) => (0,disk_paths/* realPathBelow */.bu)(workspace, (0,external_node_path_.join)(workspace, path)).split(external_node_path_.sep).join('/'));
    return new Set(real.sort());
}
/** Resolves to what was found in a page, also if it couldn't be written. */
async function rewritePage(page, parser, rewriting) {
    const { host, inputs, log, signal } = rewriting;
    const file = (0,external_node_path_.join)(host.workspace, page);
    let broken = [];
    try {
        const bytes = await (0,read/* readIfThere */.qC)(file);
        if (!bytes)
            return NOTHING;
        // A change of the text would change other bytes of the page.
        if (!(0,external_node_buffer_.isUtf8)(bytes)) {
            log.warning(`${page} wasn't rewritten, because it isn't valid UTF-8. Save the page as UTF-8.`, { file: page });
            return NOTHING;
        }
        const before = bytes.toString('utf8');
        const references = await findReferences(page, before, parser, log);
        const replaced = replaceUrls(page, before, references, rewriting);
        broken = replaced.broken;
        const { text, count } = replaced;
        if (count === 0)
            return replaced;
        if (!inputs.dryRun)
            await (0,disk_write/* writeResultFile */.tH)({ workspace: host.workspace, path: file }, text);
        return replaced;
    }
    catch (error) {
        signal.throwIfAborted();
        const reason = error instanceof disk_write/* FileError */.f6 ? (0,disk_write.writeErrorReason)(error.cause ?? error) : (0,read/* readErrorReason */.Dx)(error);
        log.warning(`${page} wasn't rewritten: ${reason}.`, { file: page });
        return { broken, count: 0 };
    }
}
/** Returns no references, with a warning, if the page can't be parsed. */
async function findReferences(page, text, parser, log) {
    const parsed = await parser.parse({ path: page, text });
    if (parsed.kind === 'parsed')
        return parsed.references;
    const [why, advice, line] = parsed.kind === 'invalid'
        ? [`it can't be parsed: ${parsed.fault.reason}`, 'Fix the syntax of the page.', parsed.fault.line]
        : [`it is too complex to check: ${parsed.reason}`, 'Split the page.'];
    log.warning(`${page} wasn't rewritten, because ${(0,sentences/* endSentence */.H_)(why)} ${advice}`, { file: page, line });
    return [];
}
/** @param references in the order of the text */
function replaceUrls(page, text, references, rewriting) {
    const broken = [];
    let rewritten = '';
    let copiedUpTo = 0;
    let count = 0;
    // Another character in place of a line end keeps all offsets.
    const lineOf = (0,line_counter/* lineCounter */.L)(text.replace(/\r(?!\n)/g, '\n'));
    for (const reference of references) {
        const url = findUrl(page, lineOf, reference, rewriting);
        if (typeof url === 'object')
            broken.push(url);
        if (typeof url !== 'string')
            continue;
        rewritten += text.slice(copiedUpTo, reference.start) + (0,pages_reference/* writeUrl */.B2)(url, reference.context);
        copiedUpTo = reference.end;
        count += 1;
    }
    return { text: rewritten + text.slice(copiedUpTo), count, broken };
}
/** The new URL, unescaped; undefined if the reference stays. What is wrong with it if its target doesn't exist. */
function findUrl(page, lineOf, reference, rewriting) {
    const { folder, urls, log } = rewriting;
    const target = (0,pages_reference/* resolveReference */.sX)(reference.url, page);
    if (!target)
        return undefined;
    const isSynced = (path) => urls.has(external_node_path_.posix.relative(folder, path));
    // The synced folder can be that of a generator, such as `static` or `public`.
    const roots = [external_node_path_.posix.dirname(page), folder];
    const paths = reference.url.startsWith('/') ? (0,pages_reference/* fromSiteRoots */.Vt)(target.path, roots) : [target.path];
    const found = paths.find((path) => isSynced(path) || exists(path, rewriting) || isPageThere(path, rewriting));
    if (found !== undefined && isSynced(found))
        return (urls.get(external_node_path_.posix.relative(folder, found)) ?? '') + target.suffix;
    const problem = problemOf(reference, target.path, found, rewriting);
    if (problem === undefined)
        return undefined;
    const line = lineOf(reference.start);
    const { similar, isUnsynced } = problem;
    const missing = similar ? `may be ${similar}. Use its exact path, relative to the page` : "doesn't exist";
    const reason = isUnsynced ? "isn't replaced by a library URL, because its file wasn't synced" : missing;
    log.warning(`${page}:${line}: ${reference.url} ${reason}.`, { title: 'Broken reference', file: page, line });
    return { page, line, target: reference.url, ...problem };
}
/**
 * What is wrong with a reference to something that wasn't synced. Undefined if the target is there, or may be a page.
 * @param found the path of what is there
 */
function problemOf(reference, path, found, rewriting) {
    const { folder, host } = rewriting;
    if (found === undefined) {
        if (!mustExist(path, reference, folder))
            return undefined;
        return { similar: findSimilar(path, rewriting) };
    }
    // Links to pages keep working, and what is elsewhere in the workspace never was to be in the library.
    const isOfFolder = !isOutside(found, folder) && (0,disk_paths/* isFile */.fo)((0,external_node_path_.join)(host.workspace, found));
    const isUnsynced = isOfFolder && !(0,place/* isPage */.yp)(found) && (reference.isEmbedded || !OF_SITE.test(found));
    return isUnsynced ? { isUnsynced } : undefined;
}
/** What a site of HTML pages has beside them. */
const OF_SITE = /\.(?:x?html?|css|[cm]?[jt]sx?)$/i;
function isOutside(path, folder) {
    return external_node_path_.posix.relative(folder, path).startsWith('../');
}
/**
 * A synced file whose path is the end of a path, or ends with it, in any case: the site may have another root or a base path, and
 * a reference may begin at the media folder.
 */
function findSimilar(path, { folder, filesByName }) {
    const wanted = `/${path.toLowerCase()}`;
    const files = filesByName.get(external_node_path_.posix.basename(wanted)) ?? [];
    const names = files.map((file) => [file, `/${file.toLowerCase()}`]);
    const [similar] = names.find(([, name]) => name.endsWith(wanted) || wanted.endsWith(name)) ?? [];
    return similar && external_node_path_.posix.join(folder, similar);
}
/**
 * True if a file or folder has exactly this name: a site's server takes no other case for it, and no backslashes. A disk
 * that keeps Unicode forms may have the name in the form that docs-ci doesn't write.
 */
function exists(path, { host: { workspace } }) {
    const file = (0,external_node_path_.join)(workspace, path);
    const isThere = (0,disk_paths/* isFile */.fo)(file) || (0,disk_paths/* isFolder */.lQ)(file);
    if (!isThere)
        return (0,disk_paths/* isFile */.fo)((0,unicode_form/* unicodeForm */.w)(file, 'NFD'));
    const name = (0,disk_paths/* workspacePath */.X5)(workspace, (0,disk_paths/* spellAsOnDisk */.xA)(workspace, file));
    return (0,unicode_form/* unicodeForm */.w)(name, 'NFC') === (path.replace(/\/$/, '') || '.');
}
/** True if a link to Markdown leads to a page whose file has the other ending: the site has both under one address. */
function isPageThere(path, rewriting) {
    return (0,place/* isPage */.yp)(path) && ['.md', '.mdx'].some((ending) => exists((0,place/* placeOf */.$t)(path) + ending, rewriting));
}
/**
 * Links may lead to the routes of pages, which have no extension and aren't files, and from the root to generated data, such
 * as `/feed.xml`. Embedded content and other media are files.
 */
function mustExist(path, { url, isEmbedded }, folder) {
    if (pages_reference/* ALIAS */.dt.test(url))
        return false;
    if (isOutside(path, folder))
        return !(0,link_kinds/* mayBeGenerated */.OS)(url.replace(/[?#].*$/s, ''), isEmbedded) && (0,link_kinds/* kindOfTarget */.T0)(path, isEmbedded) === 'file';
    // A link to Markdown names the file, and not the route of its page.
    return (0,place/* isPage */.yp)(path) || (0,link_kinds/* kindOfTarget */.T0)(path, isEmbedded) === 'file';
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/report/failure-advice.js
/** Says why a file failed and how to fix it. */





/** Logs what to do about failed files. */
function logAdvice(log, results) {
    for (const result of results) {
        const { key, status } = result;
        const advice = status === 'failed' ? adviceOf(result) : undefined;
        if (advice !== undefined)
            log.info(`${key}: ${advice}`);
    }
}
/** Explains a failure in full sentences: the reason, and what to do about it. */
function explainFailure(result) {
    return [(0,sentences/* endSentence */.H_)((0,sentences/* upperFirst */.Zb)(result.reason)), adviceOf(result)].filter(Boolean).join(' ');
}
/**
 * True if the service failed, which says nothing about the file. A full storage is a proper response. The service responds
 * with such a status to an import whose URL doesn't respond, too.
 */
function isOfService({ key, statusCode, isLost = false, failedPart }) {
    if (typeof statusCode !== 'number')
        return isLost;
    if (isImport(key) && !failedPart)
        return false;
    return isLost || (statusCode >= 500 && statusCode !== 507);
}
function adviceOf({ key, statusCode, isLost = false, failedPart }) {
    if (failedPart === 'deletion')
        return 'Run the job again. If it fails again, delete the file in the dashboard.';
    if (failedPart === 'alt-text' && statusCode !== 507)
        return altTextAdvice(statusCode, isLost);
    if (isLost && statusCode === undefined)
        return 'The library may have the file already. Run the job again: it looks first.';
    if (statusCode === undefined)
        return undefined;
    return isImport(key) ? importAdvice(statusCode, key) : (0,errors/* fileAdvice */.dZ)(statusCode, key);
}
/** The service fetches an import, so its URL may be the cause of any other failure. */
function importAdvice(statusCode, url) {
    const entry = `the url in the file that ${(0,input_names/* inputName */.yu)('imports')} names`;
    if (statusCode === 413 || statusCode === 507)
        return (0,errors/* fileAdvice */.dZ)(statusCode, url);
    if (statusCode === 415)
        return `${(0,errors/* fileAdvice */.dZ)(statusCode, url)} If ${entry} leads to a page, correct it: it must lead to the file itself.`;
    const isSlow = statusCode === 408 || (statusCode ?? 0) >= 500;
    return isSlow
        ? `Check that ${entry} responds within 30 seconds. If it does, run the job again later.`
        : `Check ${entry}, and correct or remove it.`;
}
/** A conflict of texts has neither, and says itself what to do. */
function altTextAdvice(statusCode, isLost) {
    if (isLost)
        return "Run the job again later. It doesn't upload the file again.";
    return statusCode === undefined ? undefined : 'Correct the alt text, and run the job again.';
}
/** Files that failed themselves, each once. */
function countFailedFiles(failures) {
    return keysOf(failures, undefined).size;
}
function keysOf(failures, part) {
    return new Set(failures.filter(({ failedPart }) => failedPart === part).map(({ key }) => key));
}
/** `1 alt text couldn't be set`: what failed of files that are in the library, one part per kind. */
function describeFailedParts(failures, isDryRun = false) {
    const failedFiles = keysOf(failures, undefined);
    const countOf = (part) => [...keysOf(failures, part)].filter((key) => !failedFiles.has(key)).length;
    return [
        ['alt-text', 'alt text', 'set'],
        ['deletion', 'library file', 'deleted'],
    ].flatMap(([part, noun, done]) => {
        const count = countOf(part);
        return count === 0 ? [] : [`${(0,pluralize/* pluralize */.t)(count, noun)} ${isDryRun ? "can't" : "couldn't"} be ${done}`];
    });
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/report/changed-files.js


/** Reasons that add nothing to the verb and the sizes. */
const USUAL_REASONS = new Set(['new', 'not imported yet', 'content changed since the last sync']);
/** Lists the changes that were made. An alt text of a file that changed, too, has no entry of its own. */
function changedFiles({ results, plan }) {
    const made = results.filter(({ status }) => status !== 'failed');
    const withAltText = new Set(made.filter(({ status }) => status === 'alt-updated').map(({ key }) => key));
    const isStored = ({ status }) => status !== 'alt-updated' && status !== 'deleted';
    const stored = new Set(made.filter((result) => isStored(result) && withAltText.has(result.key)).map(({ key }) => key));
    const shown = made.filter(({ key, status }) => status !== 'alt-updated' || !stored.has(key));
    return {
        count: shown.length,
        deletedCount: shown.filter(({ status }) => status === 'deleted').length,
        reusedCount: shown.filter(({ key, status }) => status === 'reused' && !withAltText.has(key)).length,
        first(limit) {
            const first = shown.slice(0, limit);
            const keys = new Set(first.map(({ key }) => key));
            const steps = new Map(plan?.files.filter(({ key }) => keys.has(key)).map((step) => [step.key, step]));
            return first.map((result) => {
                const altText = isStored(result) && withAltText.has(result.key) ? 'alt text set' : undefined;
                return describeResult(result, steps.get(result.key), altText);
            });
        },
    };
}
/** Content of others that the run may have replaced: the response to its request is missing. */
function uncertainContents({ plan, results }) {
    const lost = new Set(results.filter(({ isLost, failedPart }) => isLost === true && !failedPart).map(({ key }) => key));
    return (plan?.unrecorded ?? []).filter(({ key }) => lost.has(key));
}
/** Content of others that the run has replaced. */
function lostContents({ plan, results }) {
    const made = new Set(results.filter(({ status }) => status !== 'failed').map(({ key }) => key));
    return (plan?.unrecorded ?? []).filter(({ key }) => made.has(key));
}
/** Files that have another URL by now, also after a run that stopped in between. */
function movedFiles({ plan, libraryFiles }) {
    return (plan?.newUrls ?? []).filter(({ key, earlierUrl }) => {
        const media = libraryFiles.get(key);
        return media !== undefined && media.url !== earlierUrl;
    });
}
function describeResult({ key, status, reason, url }, step, altText) {
    switch (status) {
        case 'deleted':
            return { change: 'removed', verb: 'deleted', key, details: reason };
        case 'alt-updated':
            return { change: 'changed', verb: 'alt text set', key, details: '', url };
        case 'reused':
            return { change: 'added', verb: status, key, details: joinDetails(altText, reason), url };
        default: {
            const change = status === 'replaced' ? 'changed' : 'added';
            return { change, verb: status, key, details: joinDetails(step && sizeOf(step), altText, reason), url };
        }
    }
}
function sizeChange({ media, file, isDifferent }) {
    const [before, after] = [(0,units/* formatBytes */.z3)(media.sizeBytes), (0,units/* formatBytes */.z3)(file.sizeBytes)];
    if (before !== after)
        return `${before} → ${after}`;
    return isDifferent ? `${after}, other content` : after;
}
/** Lists the planned changes in the order of execution. Conflicts are failures, not changes. */
function plannedFiles(plan) {
    const withAltText = new Set(plan.alts.map(({ key }) => key));
    const changes = changesOf(plan);
    const stored = new Set(changes.filter(({ action }) => action !== 'alt' && action !== 'delete').map(({ key }) => key));
    const steps = changes.filter(({ action, key }) => action !== 'alt' || !stored.has(key));
    const unchanged = plan.files.filter(({ action, key }) => action === 'unchanged' && !withAltText.has(key));
    return {
        count: steps.length,
        deletedCount: plan.deletes.length,
        reusedCount: steps.filter((step) => isReuse(step) && !withAltText.has(step.key)).length,
        unchangedCount: unchanged.length,
        first: (limit) => steps.slice(0, limit).map((step) => describeStep(step, withAltText.has(step.key))),
    };
}
function describeStep(step, hasAltText) {
    const { action, key, reason } = step;
    if (action === 'alt')
        return { change: 'changed', verb: 'set alt text', key, details: reason };
    if (action === 'delete')
        return { change: 'removed', verb: 'delete', key, details: reason };
    const details = joinDetails(sizeOf(step), hasAltText ? 'with alt text' : undefined, reason);
    // Only a new file and a new import have no library file.
    const change = 'media' in step && step.media ? 'changed' : 'added';
    return { change, verb: isReuse(step) ? 'reuse' : action, key, details };
}
/** The size, or the size before and after. */
function sizeOf(step) {
    if (step.action === 'replace')
        return sizeChange(step);
    return step.action === 'add' && step.from.kind === 'upload' ? (0,units/* formatBytes */.z3)(step.file.sizeBytes) : undefined;
}
function joinDetails(...parts) {
    return parts.filter((part) => part !== undefined && !USUAL_REASONS.has(part)).join(', ');
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/report/log-plan.js
/** Logs plan and URLs. */




function logPlan(log, plan) {
    const countOf = (action) => plan.files.filter((step) => step.action === action).length;
    const reuses = plan.files.filter(isReuse).length;
    const alts = plan.alts.length;
    const counts = [
        [countOf('add') - reuses, 'to add'],
        [countOf('replace'), 'to replace'],
        [reuses, 'to reuse'],
        [plan.imports.length, 'to import'],
        [alts, alts === 1 ? 'alt text to set' : 'alt texts to set'],
        [plan.deletes.length, 'to delete'],
        [plan.conflicts.length, 'in conflict'],
        [countOf('unchanged'), 'unchanged'],
    ];
    const shown = counts.filter(([count]) => count > 0).map(([count, label]) => `${(0,pluralize/* formatCount */.B)(count)} ${label}`);
    log.info(`Plan: ${shown.length === 0 ? 'nothing to sync' : shown.join(', ')}.`);
}
/** Says that a file to delete may be in use: only files of the folder were compared. */
function unsearchedPages(isDeleted) {
    return isDeleted
        ? "docs-ci didn't search pages for the deleted files: a page that uses one shows it as missing."
        : "docs-ci doesn't search pages for the files to delete: a page that uses one would show it as missing.";
}
/** Says which library files stay although their files left the folder. */
function logUnused(log, { unused }) {
    if (unused.length === 0)
        return;
    const [files, stay] = unused.length === 1 ? ['belongs', 'It stays'] : ['belong', 'They stay'];
    log.info(`${(0,pluralize/* pluralize */.t)(unused.length, 'library file')} that docs-ci wrote ${files} to no file in the folder any more: ${(0,list_items/* listPaths */.P)(unused)}. ${stay}, because ${(0,input_names/* inputName */.yu)('prune')} is none. ${unusedAdvice(unused)}`);
}
function unusedAdvice(unused) {
    return `To delete ${unused.length === 1 ? 'it' : 'them'}, set ${(0,input_names/* setting */.Pe)('prune', 'managed')}, with an admin key.`;
}
/** Content that a run without a lock file wrote is unknown to the next one, too: the user chose that. */
function unknownContent(lockFile) {
    const cause = lockFile === 'none' ? (0,input_names/* setting */.Pe)('lock-file', 'none') : 'from the dashboard, or from a run whose lock file is missing';
    return `content that docs-ci has no record of (${cause})`;
}
/** Warns in a plan that the content would be replaced. */
function warnOfUnrecorded(log, { unrecorded }, lockFile) {
    if (unrecorded.length === 0)
        return;
    const has = unrecorded.length === 1 ? 'has' : 'have';
    const what = `${(0,pluralize/* pluralize */.t)(unrecorded.length, 'library file')} ${has} ${unknownContent(lockFile)}, and would be replaced: ${pathsOf(unrecorded)}. Content that differs from the folder would be lost.`;
    log.warning(`${what} ${unrecordedAdvice(true)}`);
}
/** Warns after the content was replaced, or may have been by a request without a proper response. */
function warnOfLost(log, { replaced, uncertain }, lockFile) {
    for (const [steps, one, many, is] of [
        [replaced, 'was', 'were', 'is'],
        [uncertain, 'may have been', 'may have been', 'may be'],
    ]) {
        if (steps.length === 0)
            continue;
        const what = `${(0,pluralize/* pluralize */.t)(steps.length, 'library file')} had ${unknownContent(lockFile)}, and ${steps.length === 1 ? one : many} replaced: ${pathsOf(steps)}. Content that differed from the folder ${is} lost.`;
        log.warning(`${what} ${unrecordedAdvice(false)}`);
    }
}
function pathsOf(steps) {
    return (0,list_items/* listPaths */.P)(steps.map(({ key }) => key));
}
/** What to do about content that a run replaces. */
function unrecordedAdvice(isDryRun) {
    return isDryRun
        ? 'To keep the present content, download it from the media library first. To leave a library file as it is, rename or exclude the file of the folder.'
        : `docs-ci doesn't have the earlier content. If you have a copy of it and need it, put the copy into the folder, and run the job again. To see such files before a run replaces them, use ${(0,input_names/* setting */.Pe)('dry-run', true)}.`;
}
/** The URLs of more files are only in the results: one URL takes two lines of a terminal. */
const MAX_URLS = 2;
/** Warns that pages may have a URL that doesn't lead to the present content of a file. */
function warnOfNewUrls(log, files, isDryRun) {
    if (files.length === 0)
        return;
    const listed = files.map(({ key, earlierUrl }) => `${(0,list_items/* listPaths */.P)([key])} (earlier: ${earlierUrl})`);
    log.warning(`${newUrlsTitle(files, isDryRun)}: ${(0,list_items/* listItems */.D)(listed, MAX_URLS)}. ${newUrlsAdvice(isDryRun)}`);
}
function newUrlsTitle(files, isDryRun) {
    return `${(0,pluralize/* pluralize */.t)(files.length, 'file')} ${isDryRun ? 'would get' : 'got'} a new URL`;
}
/** `rewrite` changes no URLs, only paths, so this is true with it, too. */
function newUrlsAdvice(isDryRun) {
    return isDryRun
        ? 'Pages with an earlier URL would keep showing the earlier file, or nothing. After the sync, put the new URL into these pages: the job summary and media-map.json will have it.'
        : 'Pages with an earlier URL keep showing the earlier file, or nothing. Put the new URL into these pages: the job summary and media-map.json have it.';
}
/** Logs one line per file that this run put into the library, or found there. */
function logUrls(log, results) {
    const urls = new Map(results.flatMap(({ key, url }) => (url === undefined ? [] : [[key, url]])));
    if (urls.size > MAX_URLS)
        return;
    for (const [key, url] of urls)
        log.info(`${key}: ${url}`);
}

// EXTERNAL MODULE: ../../build/src/disk/results-file.js
var results_file = __webpack_require__(77056);
;// CONCATENATED MODULE: ../../build/src/commands/sync-media/report/result-files.js
/** Writes plan.json and media-map.json. */



/** Returns the path relative to the workspace. */
async function writePlan(run, plan) {
    return (0,results_file/* writeResultsFile */.A)(run, 'plan.json', renderPlan(plan, run.redact));
}
/** Returns the path relative to the workspace. */
async function writeMediaMap(run, plan, libraryFiles) {
    return (0,results_file/* writeResultsFile */.A)(run, 'media-map.json', renderMediaMap(plan, libraryFiles));
}
/** media-map.json: path below the folder → URL, for the files that are in the library. */
function* renderMediaMap({ files }, libraryFiles) {
    const paths = files.map(({ file }) => file.path).filter((path) => libraryFiles.has(path));
    const renderUrl = (path) => `${JSON.stringify(path)}: ${JSON.stringify(libraryFiles.get(path)?.url)}`;
    yield* (0,render_lines/* renderLines */.E)('{', paths, renderUrl, '}');
    yield '\n';
}
/** plan.json, with one line per step, so that plans can be compared as text. */
function* renderPlan(plan, redact) {
    const redacted = (_, value) => (typeof value === 'string' ? redact(value) : value);
    const { maxDeletes, missingAltTexts } = plan;
    yield `{\n  "schemaVersion": 1,\n  "maxDeletes": ${maxDeletes},\n  "missingAltTexts": ${JSON.stringify(missingAltTexts, redacted)},\n  "steps": `;
    const unchanged = plan.files.filter(({ action }) => action === 'unchanged');
    const unrecorded = new Map(plan.unrecorded.map(({ key, reason }) => [key, reason]));
    const earlierUrls = new Map(plan.newUrls.map(({ key, earlierUrl }) => [key, earlierUrl]));
    const steps = [...plan.conflicts, ...changesOf(plan), ...unchanged];
    yield* (0,render_lines/* renderLines */.E)('[', steps, ({ action, key: file, reason }) => {
        const unknown = action === 'replace' || action === 'import' ? unrecorded.get(file) : undefined;
        const isSaid = unknown === undefined || reason.startsWith('the library file changed');
        const isFile = action === 'add' || action === 'replace' || action === 'unchanged';
        const earlier = isFile ? earlierUrls.get(file) : undefined;
        const why = [
            reason,
            ...(isSaid ? [] : [`library content ${unknown}`]),
            ...(earlier === undefined ? [] : [`earlier URL ${earlier}`]),
        ].join(', ');
        return JSON.stringify({ action, file, reason: why }, redacted);
    }, ']');
    yield '\n}\n';
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/modes/apply-plan.js
/** Applies a plan, rewrites pages, and deletes what nothing uses. What an interrupted run has done is in the lock file. */











/** Nearly all of the time that a cancelled command has: a slow disk needs it for the lock file. */
const SAVING_GRACE_MS = 990;
/** Ends with the first error that isn't about single files. */
async function apply(run, applied) {
    const { plan, library, pruneBlock } = applied;
    const results = new Results(plan, library, run);
    // A cancelled run publishes these facts, also in the middle of a step.
    const known = results.facts;
    known.pruneBlock = pruneBlock;
    return (0,command/* learn */.nB)(run, known, (facts) => saved(run, { plan, results, facts }, () => change(applied, results, facts)), SAVING_GRACE_MS);
}
/** Saves what a run has done, also an interrupted one, so that the next run doesn't repeat it. */
async function saved({ lock, ...run }, { plan, results, facts }, work) {
    try {
        await work();
    }
    catch (error) {
        facts.isUncertain ||= (0,errors/* mayHaveWritten */.$8)(error);
        throw error;
    }
    finally {
        // An interrupted run may have replaced content, too.
        const made = { plan, results: facts.results };
        warnOfLost(run.log, { replaced: lostContents(made), uncertain: uncertainContents(made) }, run.inputs.lockFile);
        warnOfNewUrls(run.log, movedFiles({ plan, libraryFiles: results.libraryFiles }), false);
        await lock.save();
        facts.isLockSaved = true;
        facts.mapPath = await writeMediaMap(run, plan, results.libraryFiles);
    }
}
async function change({ plan, leftOut }, results, facts) {
    const { run } = results;
    const { log, progress } = run;
    await progress.during(() => applyPlan(plan, results, leftOut));
    (0,command/* join */.fj)(facts, await rewritePages(run, plan, results.libraryFiles));
    facts.pruneBlock ??= blockAfterChanges(plan, results);
    if (!facts.pruneBlock && plan.deletes.length > 0)
        await progress.during(() => prune(plan.deletes, results));
    logAdvice(log, facts.results);
    logUrls(log, facts.results);
    facts.end = 'synced';
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/modes/dry-run.js
/** Shows what a plan would change: nothing is sent, and no page is written. */





/** @param block why the next run would delete nothing, if that is known */
async function showPlan(run, plan, block) {
    const known = createApplyFacts();
    return (0,command/* learn */.nB)(run, known, (facts) => show(run, plan, block, facts));
}
async function show(run, plan, block, facts) {
    const { libraryFiles } = facts;
    for (const step of plan.files)
        if (step.action === 'unchanged')
            libraryFiles.set(step.file.path, step.media);
    facts.unchanged = libraryFiles.size;
    for (const { key, reason } of plan.conflicts)
        run.log.warning(`${key}: ${reason}`);
    (0,command/* join */.fj)(facts, await rewritePages(run, plan, libraryFiles));
    facts.mapPath = await writeMediaMap(run, plan, libraryFiles);
    facts.end = 'planned';
    facts.pruneBlock = block ?? tooManyDeletes(run, plan);
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/progress.js


const REFRESH_MS = 2_000;
const MIN_INTERVAL_MS = 100;
class Progress {
    #clock;
    #log;
    #activity = '';
    #totalFiles = 0;
    #totalBytes = 0;
    #files = 0;
    #bytes = 0;
    #failed = 0;
    #startMs = 0;
    /** The time of the last finished file, once all are finished: the activity may wait for something else. */
    #completedMs;
    /** Real time, not the run's clock: progress is for users who watch. */
    #shownMs = -Infinity;
    constructor(clock, log) {
        this.#clock = clock;
        this.#log = log;
    }
    /** Starts a new activity, and ends the one before. */
    start(activity, totalFiles, totalBytes = 0) {
        this.#end();
        if (totalFiles === 0)
            return;
        this.#activity = activity;
        this.#totalFiles = totalFiles;
        this.#totalBytes = totalBytes;
        this.#files = 0;
        this.#bytes = 0;
        this.#failed = 0;
        this.#startMs = this.#clock.now();
        this.#completedMs = undefined;
        this.#shownMs = -Infinity;
        this.#log.startProgress(this.#line);
    }
    /** Adds finished files and bytes. */
    add(files, bytes = 0) {
        this.#files += files;
        this.#bytes += bytes;
        this.#advance();
    }
    /** Counts files apart that failed: they aren't uploaded, replaced or deleted. */
    addFailed(files) {
        if (files === 0)
            return;
        this.#failed += files;
        this.#advance();
    }
    #advance() {
        if (this.#files + this.#failed === this.#totalFiles)
            this.#completedMs = this.#clock.now();
        this.#show();
    }
    /** Refreshes the progress regularly while the work continues, even if nothing is added. */
    async during(work) {
        const timer = setInterval(() => this.#show(), REFRESH_MS).unref();
        try {
            return await work();
        }
        finally {
            clearInterval(timer);
            this.#end();
        }
    }
    #end() {
        if (this.#activity !== '')
            this.#log.endProgress();
        this.#activity = '';
    }
    #show() {
        // With many thousand small files, a line for each would cost more time than the files.
        if (this.#activity === '' || performance.now() - this.#shownMs < MIN_INTERVAL_MS)
            return;
        this.#shownMs = performance.now();
        this.#log.progress(this.#line);
    }
    /** @param waitMs the rest of the wait that the log shows beside the progress */
    #line = (waitMs) => {
        const elapsedMs = (this.#completedMs ?? this.#clock.now()) - this.#startMs;
        const seconds = elapsedMs / 1000;
        const total = (0,pluralize/* pluralize */.t)(this.#totalFiles, 'file');
        const ended = this.#files + this.#failed;
        // A line that stays in a log must not look as if the work got stuck at 0.
        if (ended === 0) {
            return `${this.#activity}: ${total}${this.#totalBytes > 0 ? `, ${(0,units/* formatBytes */.z3)(this.#totalBytes)}` : ''}`;
        }
        const parts = [`${this.#activity}: ${(0,pluralize/* formatCount */.B)(this.#files)} of ${total}`];
        if (this.#failed > 0)
            parts.push(`${(0,pluralize/* formatCount */.B)(this.#failed)} failed`);
        if (this.#totalBytes > 0)
            parts.push(`${(0,units/* formatBytes */.z3)(this.#bytes)} of ${(0,units/* formatBytes */.z3)(this.#totalBytes)}`);
        if (this.#bytes > 0 && seconds >= 1)
            parts.push(`${(0,units/* formatBytes */.z3)(this.#bytes / seconds)}/s`);
        if (ended < this.#totalFiles && (seconds >= 1 || waitMs > 0)) {
            const leftMs = (elapsedMs / ended) * (this.#totalFiles - ended) + waitMs;
            parts.push(`about ${(0,units/* formatDuration */.a3)(Math.max(1000, leftMs))} left`);
        }
        return parts.join(', ');
    };
}

// EXTERNAL MODULE: ../../build/src/disk/left-out.js
var left_out = __webpack_require__(94011);
;// CONCATENATED MODULE: ../../build/src/commands/sync-media/read/left-out-owners.js
/** Finds the file of the folder that a library file belongs to, although a run doesn't sync the file. */





/**
 * Returns a function that finds the path by the lock file and by names, however these are written: on some disks, names
 * differ in case and Unicode form from those that an earlier run saw.
 */
function ownersOf({ paths }, naming) {
    const byPath = new Map(paths.map((path) => [(0,disk_paths/* foldCase */.SP)(path), path]));
    const nameOf = (path, form = naming) => (0,disk_paths/* foldCase */.SP)(libraryNameOf(path, form));
    // Dots before names hide a file, and so does a second ending such as `.bak`.
    const hidden = paths.flatMap((path) => {
        const name = nameOf((0,left_out/* withoutDots */.n)(path));
        return [name, name.replace(/\.[^.]*$/, '')].map((one) => [one, path]);
    });
    const byName = new Map([...hidden, ...paths.map((path) => [nameOf(path), path])]);
    // The input naming may have been another one when the file was stored.
    const otherNaming = naming === 'path' ? 'basename' : 'path';
    const byOtherName = new Map(paths.map((path) => [nameOf(path, otherNaming), path]));
    return ({ name }, keys) => {
        const places = keys.flatMap((key) => selfAndParents((0,disk_paths/* foldCase */.SP)(key)));
        const folded = (0,disk_paths/* foldCase */.SP)(name);
        return (firstOf(places, byPath) ??
            byName.get(folded) ??
            firstOf(keys.map((key) => nameOf(key)), byName) ??
            byOtherName.get(folded));
    };
}
function firstOf(keys, values) {
    const key = keys.find((candidate) => values.has(candidate));
    return key === undefined ? undefined : values.get(key);
}
/** `a/b/c`, `a/b` and `a`. */
function selfAndParents(path) {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}
/** The paths of files by size in bytes. Those of symlinks that lead nowhere have none. */
function pathsBySize(folder, { paths }) {
    return (0,group_by/* groupBy */.$)(paths, (path) => (0,disk_paths/* fileSizeOf */.bC)((0,external_node_path_.join)(folder, path)));
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/read/keep-left-out.js
/** Keeps files out of a plan's deletes that belong to a file that the run doesn't sync, or that others changed. */












/**
 * The plan without the deletes of these files. The log says which they are, and so do the skipped files.
 * @param skipped the files that are known to be skipped
 */
async function keepLeftOut(plan, library, { run, skipped }) {
    return (0,command/* learn */.nB)(run, { skipped }, (facts) => keep(plan, library, run, facts));
}
async function keep(plan, library, run, facts) {
    if (plan.deletes.length === 0)
        return plan;
    const leftOut = await (0,left_out/* listLeftOut */.G)(run.inputs.path, new Set(plan.files.map(({ file }) => file.diskPath)));
    const ownerByName = ownersOf(leftOut, run.inputs.naming);
    const ownerByContent = contentOwners(leftOut, library, run);
    const keysById = (0,group_by/* groupBy */.$)(run.lock.state.files.keys(), (key) => run.lock.state.files.get(key)?.id);
    const unchanged = unchangedIds(run.lock.state, library);
    const deletes = [];
    const kept = [];
    for (const step of plan.deletes) {
        const { media } = step;
        const isChanged = run.inputs.prune === 'managed' && !unchanged.has(media.id);
        const paths = (keysById.get(media.id) ?? []).map((key) => pathOfKey(media, key));
        const owner = isChanged ? undefined : (ownerByName(media, paths) ?? (await ownerByContent(media)));
        if (isChanged)
            kept.push({ path: media.name, reason: 'changed since the last sync, perhaps by other people' });
        else if (owner === undefined)
            deletes.push(step);
        else {
            kept.push({ path: `${media.name} (${owner})`, reason: 'in the folder, but not synced' });
            facts.skipped = withOwner(facts.skipped, owner);
        }
    }
    (0,inputs_folder/* logFiles */.eO)(run.log, 'kept in the library', kept);
    const [unlisted] = deletes.length > 0 ? leftOut.unlisted : [];
    if (unlisted)
        facts.pruneBlock = unlistedBlock(unlisted, folderOf(run));
    return { ...plan, deletes };
}
/** Returns a function that finds a path with the content of a library file. What can't be compared counts as equal. */
function contentOwners(leftOut, library, run) {
    const { api, clock, inputs, lock } = run;
    const bySize = pathsBySize(inputs.path, leftOut);
    const hashes = currentHashes(lock.state, library);
    const serverNowMs = api.toServerMs(clock.now());
    const recorded = (0,group_by/* groupBy */.$)(lock.state.files.values(), ({ id }) => id);
    // The service may have stored another number of bytes than it got.
    const sizesOf = ({ id, sizeBytes }) => {
        const entries = recorded.get(id) ?? [];
        return new Set([sizeBytes, ...entries.map(({ size, localSize = size }) => localSize)]);
    };
    // An older lock file can have the time of the library file, but the hash of another content.
    const isStale = ({ id, sizeBytes }) => recorded.get(id)?.every(({ size }) => size !== sizeBytes) === true;
    const isEqual = async (path, media) => {
        const isLink = leftOut.links.has(path);
        const digest = isLink ? undefined : await (0,hash/* hashFile */.DC)((0,external_node_path_.join)(inputs.path, path), 'sha256').catch(() => undefined);
        const known = hashes.get(media.id);
        // An unreadable file may be a renamed one, unless the lock file has its path. So may a symlink: nothing outside is read.
        if (!digest)
            return known === undefined || !lock.state.files.has((0,unicode_form/* unicodeForm */.w)(path, 'NFC'));
        if (digest.hex === known)
            return true;
        if (known !== undefined && !isStale(media))
            return false;
        if (!hasTrustedUrl(media, serverNowMs))
            return true;
        const expected = { sha256: digest.hex, size: digest.sizeBytes };
        return (await compareWithUrl(expected, undefined, media, run)).verdict !== 'different';
    };
    return async (media) => {
        const ofSize = [...sizesOf(media)].flatMap((size) => bySize.get(size) ?? []);
        const unsized = (bySize.get(undefined) ?? []).filter((path) => leftOut.links.has(path) && hasEnding(path, media));
        const paths = [...ofSize, ...unsized];
        for (const path of paths)
            if (await isEqual(path, media))
                return path;
        return undefined;
    };
}
/** A file can have another ending behind its own. */
function hasEnding(path, { name }) {
    return (0,disk_paths/* foldCase */.SP)(`${path}.`).includes((0,disk_paths/* foldCase */.SP)(`${external_node_path_.posix.extname(name)}.`));
}
/** What keeps a library file is a skipped file, too. */
function withOwner(skipped, path) {
    const isListed = skipped.some((file) => path === file.path || (file.path.endsWith('/') && path.startsWith(file.path)));
    if (isListed)
        return skipped;
    const reason = /(^|\/)\./.test(path) ? 'a hidden file' : 'a file of docs-ci';
    return [...skipped, { path, reason }];
}
function unlistedBlock({ path, reason }, synced) {
    const folder = JSON.stringify(external_node_path_.posix.join(synced, path));
    return {
        headline: "Nothing was deleted: a folder couldn't be listed",
        reason: `Nothing was deleted, because ${folder} couldn't be listed: ${reason}. The library files may belong to files in it. Make the folder readable.`,
        topic: 'failed-files',
    };
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/library/lock-file.js
/** Keeps the lock file up to date with the state of the lock during a run. */






/** A background save waits this many times the duration of the last write, so writing takes a tenth of the time. */
const PAUSE_FACTOR = 9;
/** The lock of a run and the file that it is saved in. */
class LockFile {
    file;
    folder;
    #state;
    /** Number of changes of the state; the file holds the state of `#savedRevision`. */
    #revision;
    #savedRevision = 0;
    /** The latest save; the next one starts after it. */
    #lastSave = Promise.resolve();
    #timer;
    /** The error of a background save. */
    #failure;
    /** Duration and end of the last write, in real time, because they are about the disk. */
    #writeMs = 0;
    #writtenAtMs = 0;
    /**
     * @param file undefined if the run keeps no lock file
     * @param folder the synced folder, relative to the workspace
     * @param isSaved false if the file doesn't hold this state yet
     */
    constructor(file, folder, state = emptyLock(), isSaved = true) {
        this.file = file;
        this.folder = folder;
        this.#state = state;
        this.#revision = isSaved ? 0 : 1;
    }
    get state() {
        return this.#state;
    }
    /** Forgets everything that the lock says. The file stays as it is until the run has something to record. */
    forget() {
        this.#state = emptyLock();
        this.#savedRevision = this.#revision;
    }
    set(part, key, entry) {
        const entries = this.#state[part];
        const before = entries.get(key);
        if (before && renderEntry(before) === renderEntry(entry))
            return;
        entries.set(key, entry);
        this.#revision += 1;
    }
    /** Sets the entry of a path. The file that it used before stays in the lock: an interrupted run can't delete it. */
    setFile(path, entry) {
        const former = this.#state.files.get(path);
        if (former && former.id !== entry.id && former.found !== true)
            this.set('files', secondKey(former, path), former);
        this.set('files', path, entry);
    }
    delete(part, key) {
        if (this.#state[part].delete(key))
            this.#revision += 1;
    }
    /** Resolves when the file holds the present state. Rejects if it can't be written. */
    save() {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        const write = () => this.#write();
        this.#lastSave = this.#lastSave.then(write, write);
        return this.#lastSave;
    }
    /**
     * Saves even what the file holds already, so that a file that can't be written is known. Without entries, it only checks
     * this: a run that can't upload anything must not leave an empty file, nor empty the file of another library.
     */
    async saveAgain() {
        const { files, imports } = this.#state;
        if (files.size + imports.size > 0)
            this.#savedRevision = -1;
        else if (this.file !== undefined)
            await this.#explained((0,disk_write/* requireWritable */.ik)(this.file));
        return this.save();
    }
    /**
     * Saves in the background: immediately if the lock is small, otherwise after a pause. Throws if the last background
     * save failed.
     */
    saveSoon() {
        if (this.#failure)
            throw this.#failure;
        const dueMs = this.#writtenAtMs + PAUSE_FACTOR * this.#writeMs - performance.now();
        this.#timer ??= setTimeout(() => void this.save().catch((error) => (this.#failure = error)), Math.max(0, dueMs));
    }
    async #write() {
        const revision = this.#revision;
        if (this.file === undefined || revision === this.#savedRevision)
            return;
        const startMs = performance.now();
        await this.#explained((0,disk_write/* writeAtomically */.vK)(this.file, renderLock(this.#state, this.folder)));
        this.#savedRevision = revision;
        this.#writtenAtMs = performance.now();
        this.#writeMs = this.#writtenAtMs - startMs;
    }
    async #explained(write) {
        try {
            await write;
        }
        catch (error) {
            const ownAdvice = (0,disk_write.isLedOutside)(error) ? 'Remove the symlink' : 'Make the file writable';
            const advice = (0,disk_write/* isDiskFull */.b$)(error) ? 'Free some space' : ownAdvice;
            throw new Error(`The lock file couldn't be written: ${(0,disk_write.writeErrorReason)(error)}. ${advice}, or set ${(0,input_names/* inputName */.yu)('lock-file')} to none.`, { cause: error });
        }
    }
}
/**
 * Reads the lock file, if there is one. Rejects with InputError if it can't be used.
 * @param label the input and the path, as messages show them
 * @param folder the synced folder, relative to the workspace. The lock of another one would make prune delete its files.
 */
async function openLockFile(file, label, folder) {
    if (file === undefined)
        return new LockFile(file, folder);
    const bytes = await (0,read/* readIfThere */.qC)(file.path).catch((error) => {
        throw new errors/* InputError */.dz([
            `${label} couldn't be read: ${(0,read/* readErrorReason */.Dx)(error)}. Set the path of a file that the job can read.`,
        ]);
    });
    if (bytes === undefined)
        return new LockFile(file, folder);
    const { state, isRepaired, folder: recorded } = await parseLock(bytes.toString('utf8'), label);
    if (recorded === undefined)
        forgetWhatWasWritten(state);
    else if (recorded !== folder)
        throw ofOtherFolder(label, recorded, folder);
    // A symlink to the lock file stays one: others read its target.
    return new LockFile({ ...file, path: (0,disk_paths/* resolveRealPath */.Sc)(file.path) }, folder, state, !isRepaired && recorded === folder);
}
/** A lock that doesn't say its folder may be that of another one, whose files prune must not delete. */
function forgetWhatWasWritten({ files, imports }) {
    for (const entries of [files, imports])
        for (const [key, entry] of entries)
            entries.set(key, { ...entry, found: true });
}
function ofOtherFolder(label, recorded, folder) {
    const [theirs, ours] = [JSON.stringify(recorded), JSON.stringify(folder)];
    return new errors/* InputError */.dz([
        `${label} belongs to the folder ${theirs}, but this run syncs ${ours}. Give each folder its own ${(0,input_names/* inputName */.yu)('lock-file')}. If you renamed the folder, change "folder" in the lock file to ${ours}, or delete the cache that keeps it.`,
    ], 'lock-file');
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/read/local-inputs.js
/** Reads and checks all local inputs except file contents, before the first request. */














/** Rejects with InputError, with all problems of one kind at once. */
async function readLocalInputs(run) {
    const { inputs: values, host, log } = run;
    const { workspace } = host;
    const lockPath = values.lockFile === 'none' ? undefined : values.lockFile;
    const quotedPath = (path) => JSON.stringify((0,disk_paths/* workspacePath */.X5)(workspace, path));
    const label = (name, path) => `${(0,input_names/* inputName */.yu)(name)}: ${quotedPath(path)}`;
    const manifest = (name, path) => path === undefined ? undefined : { hostName: host.name, path, input: (0,input_names/* inputName */.yu)(name), name: quotedPath(path) };
    const ownFiles = [lockPath, values.altText, values.imports].filter((path) => path !== undefined);
    const selection = await selectFiles({
        ...values,
        hostName: host.name,
        workspace,
        folder: values.path,
        ownFiles,
        isResult: (0,inputs_folder/* resultsBelow */.iv)(values.path, run),
    });
    // If the folder of this run doesn't exist, that is the problem to name, not the lock file.
    const lock = await openLockFile(lockPath === undefined ? undefined : { workspace, path: lockPath }, label('lock-file', lockPath ?? workspace), lockedFolder(workspace, values.path));
    const altTexts = await readAltTexts(manifest('alt-text', values.altText));
    const imports = await readImports(manifest('imports', values.imports));
    const folder = (0,disk_paths/* workspacePath */.X5)(workspace, values.path);
    await requireUsable(run, { folder, selection, imports, altTexts });
    const hasSlip = await warnAboutGlobs(run, selection, altTexts.globs);
    warnAboutSelection(selection.files, values, folder, { log, hasSlip });
    (0,inputs_folder/* logFiles */.eO)(log, 'skipped', selection.skipped);
    return { lock, altTexts, imports, selection, lockPath: lockPath && (0,disk_paths/* workspacePath */.X5)(workspace, lockPath) };
}
async function requireUsable(run, texts) {
    const { folder, selection, imports } = texts;
    const problems = nameProblems([
        ...selection.files.map(({ path, name }) => ({
            label: external_node_path_.posix.join(folder, path),
            name,
            pathName: libraryNameOf(path, 'path'),
        })),
        ...imports.map(({ url, name }) => ({ label: url, name: name ?? nameFromUrl(url) })),
    ]);
    problems.push(...secretProblems(run, texts));
    if (problems.length === 0)
        return;
    const pointers = await pointerProblems(selection.files);
    // The link follows the first problem, and is about pointers.
    throw new errors/* InputError */.dz([...pointers, ...problems], pointers.length > 0 ? 'partial-checkout' : undefined);
}
/** Names and alt texts of the library are public, and the lock file has them too. */
function secretProblems({ hasSecret }, texts) {
    const { folder, selection, imports, altTexts } = texts;
    const problem = (input, what, paths) => paths.length === 0
        ? []
        : [
            `${(0,input_names/* inputName */.yu)(input)}: ${(0,list_items/* listPaths */.P)(paths)} can't be synced: ${what} contains this run's API key or token. Remove the secret, and replace the key if anyone else can read it.`,
        ];
    const paths = selection.files.map(({ path }) => path);
    const named = paths.filter((path) => hasSecret(external_node_path_.posix.join(folder, path)));
    const described = paths.filter((path) => hasSecret(altTexts.textOf(path) ?? ''));
    const imported = imports.filter(({ url, name, alt }) => hasSecret(`${url}\n${name ?? ''}\n${alt ?? ''}`));
    return [
        ...problem('path', 'the name', named),
        ...problem('alt-text', 'the alt text', described),
        ...problem('imports', 'the URL, the name or the alt text', imported.map(({ url }) => url)),
    ];
}
/** The folder as the lock file names it: the same on every system, and by whichever symlink it is reached. */
function lockedFolder(workspace, folder) {
    return (0,unicode_form/* unicodeForm */.w)((0,disk_paths/* realPathBelow */.bu)(workspace, folder).split(external_node_path_.sep).join('/'), 'NFC') || '.';
}
/** @returns true if a slip in include is why no file is selected, which a warning then says */
async function warnAboutGlobs({ host, inputs: { include, exclude, altText, path }, log }, { files, skipped }, altGlobs) {
    const paths = [...files, ...skipped].map((file) => file.path);
    const folder = (0,disk_paths/* workspacePath */.X5)(host.workspace, path);
    const file = altText === undefined ? '' : ` (${(0,disk_paths/* workspacePath */.X5)(host.workspace, altText)})`;
    const at = { paths, folder };
    // That no file is selected is said once, with all globs.
    const onlySlips = files.length === 0;
    const hasSlip = await (0,idle_globs/* warnAboutIdleGlobs */.p)(log, { ...at, label: (0,input_names/* inputName */.yu)('include'), globs: include, onlySlips });
    await (0,idle_globs/* warnAboutIdleGlobs */.p)(log, { ...at, label: (0,input_names/* inputName */.yu)('exclude'), globs: exclude, isExclude: true });
    await (0,idle_globs/* warnAboutIdleGlobs */.p)(log, { ...at, label: (0,input_names/* inputName */.yu)('alt-text') + file, globs: altGlobs });
    return onlySlips && hasSlip;
}
function warnAboutSelection(files, values, folder, { log, hasSlip }) {
    // With prune, the run fails and gives the same reason.
    if (files.length === 0 && values.prune === 'none' && !hasSlip) {
        log.warning(`${emptySelectionReason(values, folder)} ${emptySelectionAdvice(values)}.`);
    }
    const unaccepted = values.include ? files.filter(({ name }) => !isAccepted(name)) : [];
    if (unaccepted.length > 0) {
        const count = (0,pluralize/* pluralize */.t)(unaccepted.length, 'file of a type that the service may reject', 'files of types that the service may reject');
        log.warning(`${(0,input_names/* inputName */.yu)('include')} selects ${count}: ${(0,list_items/* listPaths */.P)(unaccepted.map(({ path }) => path))}.`);
    }
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/plan/plan-files.js
/** Plans for each local file which library file it replaces or shares, or under which name it is new. Pure. */



/**
 * One step per file of the folder.
 * @param keptIds library files that must not be replaced
 */
function planFiles(input, keptIds) {
    const { files, counterparts } = input;
    const kept = new Set(keptIds);
    for (const { verdict, media } of counterparts.values())
        if (verdict === 'same')
            kept.add(media.id);
    const replacedBy = chooseReplaced(input, kept);
    // Only new files need the tables, which are large.
    let planAdd;
    return files.map((file) => {
        const counterpart = counterparts.get(file.path);
        if (counterpart?.verdict === 'same') {
            return { action: 'unchanged', key: file.path, file, media: counterpart.media, reason: counterpart.reason };
        }
        if (counterpart && replacedBy.get(counterpart.media.id) === file.path) {
            const { media, reason, verdict } = counterpart;
            return { action: 'replace', key: file.path, file, media, reason, isDifferent: verdict === 'different' };
        }
        planAdd ??= additionPlanner(input, replacedBy);
        return planAdd(file);
    });
}
/** Library id → the path whose content it gets. A library file that other paths share isn't replaced. */
function chooseReplaced({ files, counterparts, lock }, kept) {
    // The path that the lock records comes before one of the same name; of several recorded, the one with the same name.
    const priorityOf = ({ path, name }, media) => (lock.files.get(path)?.id === media.id ? 2 : 0) + ((0,unicode_form/* unicodeForm */.w)(media.name, 'NFC') === name ? 1 : 0);
    const candidates = files.flatMap((file) => {
        const { media, verdict } = counterparts.get(file.path) ?? {};
        if (!media || verdict === 'same' || kept.has(media.id))
            return [];
        // The service only replaces a file by one of the same type.
        if (extensionOf(media.name) !== extensionOf(file.path))
            return [];
        return [{ path: file.path, id: media.id, priority: priorityOf(file, media) }];
    });
    const chosen = new Map();
    for (const { id, path } of candidates.sort((a, b) => b.priority - a.priority))
        if (!chosen.has(id))
            chosen.set(id, path);
    return chosen;
}
/** Hash → the library file that has this content, and that neither this run nor the next one replaces. */
function keptContents({ library, lock, failed }, replacedBy) {
    const contents = new Map();
    const changing = new Set(failed.map(({ path }) => lock.files.get(path)?.id));
    for (const [id, hash] of currentHashes(lock, library)) {
        const media = library.byId.get(id);
        if (media && !replacedBy.has(id) && !changing.has(id))
            contents.set(hash, media);
    }
    return contents;
}
/** Returns a function that plans files that have no library file of their own yet. */
function additionPlanner(input, replacedBy) {
    const { library, files, imports, counterparts } = input;
    // Library names that will exist.
    const taken = new Set();
    const importNames = imports.map(({ url, name }) => name ?? nameFromUrl(url));
    const requested = new Set([...files.map(({ name }) => name), ...importNames]);
    const inLibrary = keptContents(input, replacedBy);
    // The service may reject the content under one of the extensions.
    const uploadOf = ({ path, sha256 }) => `${sha256} ${extensionOf(path)}`;
    // Content and extension → the path that uploads them.
    const uploadedBy = new Map();
    for (const file of files) {
        const { media, verdict } = counterparts.get(file.path) ?? {};
        if (media && verdict === 'same')
            inLibrary.set(file.sha256, media);
        else if (media && replacedBy.get(media.id) === file.path)
            uploadedBy.set(uploadOf(file), file.path);
    }
    return (file) => {
        const existing = inLibrary.get(file.sha256);
        if (existing && extensionOf(existing.name) === extensionOf(file.path)) {
            const reason = `an identical file exists in the library as ${existing.name}`;
            return addStep(file, { kind: 'library', media: existing }, reason);
        }
        const path = uploadedBy.get(uploadOf(file));
        if (path !== undefined)
            return addStep(file, { kind: 'path', path }, `same content as ${path}`);
        uploadedBy.set(uploadOf(file), file.path);
        // If an upload's name is taken, the service stores it under a name of its own choice.
        const isTaken = (name) => taken.has(name) || (name !== file.name && requested.has(name)) || library.named(name) !== undefined;
        const name = availableName(file.name, isTaken);
        taken.add(name);
        const earlier = input.lock.files.get(file.path);
        const usual = earlier && library.lacks(earlier.id) ? 'the library no longer has its file' : 'new';
        const reason = name === file.name ? usual : `new under another name, because other files use the library file ${file.name}`;
        return addStep(file, { kind: 'upload', name }, reason);
    };
}
/** Names all fields, because an object that is spread from another takes several times the memory. */
function addStep(file, from, reason) {
    return { action: 'add', key: file.path, file, from, reason };
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/plan/plan.js
/** Plans a sync: combines the steps for files, imports, alt texts and deletes. Pure: the same folder, library and lock result in the same plan. */







function planSync(input) {
    const { library, lock, prune, maxDeletes, leftOut, failed } = input;
    const finishedImports = findFinishedImports(input);
    // Of finished imports, and of files that the folder has but that aren't synced.
    const keptIds = new Set(finishedImports.map(({ media }) => media.id));
    for (const { path } of [...leftOut, ...failed])
        keptIds.add(lock.files.get(path)?.id ?? '');
    const files = planFiles(input, keptIds);
    const used = new Set([...keptIds, ...files.flatMap(usedId)]);
    if (!input.hasImportList)
        for (const { id } of lock.imports.values())
            used.add(id);
    const { imports, conflicts: importConflicts } = planImports(input, used);
    const { alts, texts, conflicts: altConflicts } = planAltTexts(input, files, [...imports, ...finishedImports]);
    const conflicts = failed.map(({ path, reason }) => ({ action: 'conflict', key: path, reason }));
    return {
        files,
        imports,
        finishedImports,
        alts,
        texts,
        conflicts: [...conflicts, ...importConflicts, ...altConflicts],
        deletes: planDeletes(input, used),
        unused: prune === 'none' ? findUnused(input, used) : [],
        unrecorded: findUnrecorded(input, files, imports),
        newUrls: findNewUrls(input, files),
        maxDeletes: (0,max_deletes/* limitOf */.LF)(maxDeletes, prune === 'all' ? library.byId.size : lock.files.size + lock.imports.size),
        missingAltTexts: findMissingAltTexts(input, files, [...imports, ...finishedImports]),
    };
}
function findUnfinishedImports({ imports, lock, library, }) {
    return imports.filter(({ url }) => !library.byId.has(lock.imports.get(url)?.id ?? ''));
}
function findFinishedImports({ imports, lock, library }) {
    return imports.flatMap(({ url }) => {
        const media = library.byId.get(lock.imports.get(url)?.id ?? '');
        return media ? [{ key: url, media }] : [];
    });
}
/** The id of the library file that a file of the folder uses. */
function usedId(step) {
    if (step.action !== 'add')
        return [step.media.id];
    return step.from.kind === 'library' ? [step.from.media.id] : [];
}
/** @param used ids of the library files that the folder uses; files that imports replace are added to it */
function planImports(input, used) {
    const { library } = input;
    const steps = [];
    const conflicts = [];
    for (const entry of findUnfinishedImports(input)) {
        const name = entry.name ?? nameFromUrl(entry.url);
        const media = library.named(name);
        const step = { action: 'import', key: entry.url, entry };
        if (!media)
            steps.push({ ...step, reason: 'not imported yet' });
        else if (used.has(media.id)) {
            const reason = `the library name ${name} is already used by another file or import. Give this import another name.`;
            conflicts.push({ action: 'conflict', key: entry.url, reason });
        }
        else {
            used.add(media.id);
            const reason = 'replaces the library file with this name, because its content is unknown';
            steps.push({ ...step, media, reason });
        }
    }
    return { imports: steps, conflicts };
}
/** Content that an earlier run wrote, or found equal to a file of the folder, isn't lost: the repository has it. */
function findUnrecorded({ lock, lockFile, library }, files, imports) {
    const recorded = unchangedIds(lock, library);
    const known = new Set([...lock.files.values(), ...lock.imports.values()].map(({ id }) => id));
    const unknown = lockFile === 'none' ? 'not recorded, because the run has no lock file' : 'not recorded in the lock file';
    return replacementsOf({ files, imports }).flatMap(({ key, media: { id } }) => {
        if (recorded.has(id))
            return [];
        return [{ key, reason: known.has(id) ? 'changed in the library after the last sync' : unknown }];
    });
}
/** Files whose library file isn't the one that the lock records. Only a library file that is replaced keeps its URL. */
function findNewUrls({ lock }, files) {
    const replaced = replacedByPath(files);
    const idOf = (step) => step.action === 'add' && step.from.kind === 'path' ? replaced.get(step.from.path)?.id : usedId(step)[0];
    return files.flatMap((step) => {
        const earlier = lock.files.get(step.key);
        return earlier && earlier.id !== idOf(step) ? [{ key: step.key, earlierUrl: earlier.url }] : [];
    });
}
/** Deletes library files that nothing uses, as far as the input `prune` allows. */
function planDeletes({ library, lock, prune }, used) {
    if (prune === 'none')
        return [];
    const managed = managedKeys(lock);
    const candidates = prune === 'all' ? [...library.byId.keys()] : [...managed.keys()];
    return candidates
        .flatMap((id) => {
        const media = library.byId.get(id);
        if (!media || used.has(id))
            return [];
        return [{ action: 'delete', key: media.name, media, reason: deleteReason(managed.get(id), media) }];
    })
        .sort((a, b) => (a.media.name < b.media.name ? -1 : 1));
}
/** What others changed isn't named, because `prune: managed` keeps it. */
function findUnused(input, used) {
    const unchanged = unchangedIds(input.lock, input.library);
    return planDeletes({ ...input, prune: 'managed' }, used).flatMap(({ media }) => unchanged.has(media.id) ? [media.name] : []);
}
/** @param key the path or URL that used the library file, if docs-ci has put it into the library */
function deleteReason(key, media) {
    if (key === undefined)
        return 'not used by any file in the folder';
    const { name } = media;
    const path = pathOfKey(media, key);
    if (path !== key)
        return `no longer used by ${path}`;
    const subject = key === name ? '' : `${key} was `;
    return `${subject}removed from ${isImport(key) ? 'the imports' : 'the folder'}`;
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/read/read-state.js
/**
 * Reads what a plan needs, and plans. It hashes the local files while it reads the library. Where a plan for a part of the
 * library isn't certain, the whole list decides.
 */











async function readState(run, wanted) {
    return (0,command/* learn */.nB)(run, { unreadable: [] }, (facts) => read_state_read(run, wanted, facts));
}
async function read_state_read(run, wanted, facts) {
    const { lock, log, progress } = run;
    const { files: selected } = wanted.selection;
    progress.start('Reading', selected.length);
    const reading = readFiles(selected, (sizeBytes) => progress.add(1, sizeBytes));
    const [folder, library] = await Promise.all([
        reading,
        readLibrary(run, lock.state.files.values(), questionsOf(run, wanted, reading)),
    ]);
    progress.add(folder.unreadable.length + folder.failed.length);
    facts.unreadable = folder.unreadable;
    warnAboutUnreadable(folder.unreadable, log);
    warnAboutEmpty(folder.files, run);
    const state = await planFor(library, folder, run, wanted);
    const { part } = library;
    // Nothing is deleted that the whole list doesn't show to be unused.
    if (!part || (part.openNames.size === 0 && state.plan.deletes.length === 0))
        return state;
    return planFor(await part.readWhole(), folder, run, wanted);
}
/** Undefined if the run needs the whole library. */
function questionsOf(run, { selection, imports }, reading) {
    if (run.inputs.prune === 'all')
        return undefined;
    const { state } = run.lock;
    const entries = [...state.files.values(), ...state.imports.values()];
    const names = selection.files.filter(({ path }) => !state.files.has(path)).map(({ name }) => name);
    const ask = async (library) => {
        const hashes = currentHashes(state, library);
        for (const file of (await reading).files)
            findCounterpart(file, state, library, hashes);
        for (const { url, name } of findUnfinishedImports({ imports, lock: state, library }))
            library.named(name ?? nameFromUrl(url));
    };
    return { ids: new Set(entries.map(({ id }) => id)), names: new Set(names), ask };
}
async function planFor(library, folder, run, wanted) {
    const { inputs, lock, log, progress } = run;
    const { files, unreadable, failed } = folder;
    const { selection, altTexts, imports } = wanted;
    if (!library.isComplete)
        log.warning('The media library changed while docs-ci was listing it, so docs-ci may have missed some library files.');
    const isLockForeign = isForeign(lock.state, library);
    if (isLockForeign) {
        log.warning(`The lock file matches no file in this library (${(0,pluralize/* pluralize */.t)(library.byId.size, 'file')}), so docs-ci ignores it. It belongs to another project, or its files were deleted in the library. Give each project its own ${(0,input_names/* inputName */.yu)('lock-file')}, or each run replaces that of the other.`, { topic: 'lock-file' });
        lock.forget();
    }
    progress.start('Comparing', files.length);
    const counterparts = await compareFiles(files, library, run);
    const leftOut = [...selection.skipped, ...unreadable];
    const state = { files, leftOut, failed, library, lock: lock.state, counterparts };
    const hasImportList = inputs.imports !== undefined;
    return { library, plan: planSync({ ...inputs, altTexts, imports, hasImportList, ...state }), isLockForeign };
}
/** The service's own words are about the type of the content. */
function warnAboutEmpty(files, { lock, log }) {
    const empty = files.filter(({ path, sizeBytes, sha256 }) => sizeBytes === 0 && lock.state.files.get(path)?.sha256 !== sha256);
    if (empty.length === 0)
        return;
    const [are, them] = empty.length === 1 ? ['is empty', 'it'] : ['are empty', 'them'];
    const paths = (0,list_items/* listPaths */.P)(empty.map(({ path }) => path));
    log.warning(`${paths} ${are}, so the service may reject ${them}. Add content to ${them}, or exclude ${them}.`);
}
function warnAboutUnreadable(unreadable, log) {
    for (const { reason, count, names } of (0,inputs_folder/* byReason */.UN)(unreadable)) {
        const [state, files] = count === 1
            ? ["The file isn't synced, and its library file stays as it is", 'file']
            : ["The files aren't synced, and their library files stay as they are", 'files'];
        log.warning(`${names} ${reason}. ${state}. Make the ${files} readable, or exclude the ${files}.`);
    }
}

// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
;// CONCATENATED MODULE: ../../build/src/commands/sync-media/report/headline.js
/** Says in one clause how a run ended, as the title of its summary. Pure. */





/** Undefined if the cause of the failure is the better title. */
function headlineOf(record, isDryRun, { outcome }) {
    const { plan, pruneBlock, end } = record;
    // Nothing else made the run fail.
    if (end && outcome === 'failed' && pruneBlock && countResults(record, 'failed') === 0)
        return { sign: 'bad', text: pruneBlock.headline };
    if (!plan)
        return undefined;
    if (end)
        return end === 'planned' ? planHeadline(plan, record.rewritten) : finishedHeadline(record);
    return isDryRun ? undefined : interruptedHeadline(record, plan, outcome);
}
function interruptedHeadline(record, plan, outcome) {
    if (outcome === 'timed-out')
        return { sign: 'waiting', text: `Timed out: ${describeSynced(record, plan)}` };
    return outcome === 'cancelled' ? { sign: 'bad', text: `Cancelled: ${describeSynced(record, plan)}` } : undefined;
}
function planHeadline(plan, rewritten) {
    const failed = countFailedFiles(plan.conflicts);
    const conflicts = [
        ...(failed > 0 ? [`${(0,pluralize/* formatCount */.B)(failed)} would fail`] : []),
        ...describeFailedParts(plan.conflicts, true),
    ];
    const text = `Plan: ${describePlanned(plan, rewritten)}`;
    const { count, reusedCount } = plannedFiles(plan);
    const hasChange = count > reusedCount || rewritten > 0;
    return conflicts.length === 0
        ? { sign: 'plan', text: hasChange ? `${text}, nothing was changed` : text }
        : { sign: 'bad', text: [text, ...conflicts].join(', ') };
}
/** `3 files would change and 1 file would be deleted`. Like a run, it counts no reused file. @param rewritten references */
function describePlanned(plan, rewritten) {
    const { count, reusedCount, deletedCount } = plannedFiles(plan);
    const changedCount = count - reusedCount - deletedCount;
    const changed = changedCount === 0 ? [] : [`${(0,pluralize/* pluralize */.t)(changedCount, 'file')} would change`];
    const deleted = deletedCount === 0 ? [] : [`${(0,pluralize/* pluralize */.t)(deletedCount, 'file')} would be deleted`];
    const files = [...changed, ...deleted].join(' and ') || 'no media file would change';
    return rewritten === 0 ? files : `${files}, ${(0,pluralize/* pluralize */.t)(rewritten, 'reference')} in pages would change`;
}
function finishedHeadline(record) {
    const files = record.plan ? headline_keysOf(record.plan).size : 0;
    const failures = describeFailures(record, files);
    if (failures.length > 0)
        return { sign: 'bad', text: failures.join(', ') };
    const unreadable = record.unreadable.length;
    if (unreadable > 0)
        return { sign: 'warning', text: `${(0,pluralize/* pluralize */.t)(unreadable, 'media file')} couldn't be read` };
    const { count, reusedCount, deletedCount } = changedFiles(record);
    const changed = count - reusedCount - deletedCount;
    const done = [...(changed > 0 ? [`${(0,pluralize/* pluralize */.t)(changed, 'media file')} changed`] : [])];
    if (deletedCount > 0)
        done.push(`${changed > 0 ? (0,pluralize/* formatCount */.B)(deletedCount) : (0,pluralize/* pluralize */.t)(deletedCount, 'media file')} deleted`);
    const warnings = warningsOf(record);
    const sign = warnings.length > 0 || lostContents(record).length > 0 ? 'warning' : 'good';
    if (done.length > 0)
        return { sign, text: [...done, ...warnings].join(', ') };
    if (files === 0)
        return { sign: 'warning', text: 'No media files found' };
    const all = files === 1 ? 'The media file is' : `All ${(0,pluralize/* formatCount */.B)(files)} media files are`;
    return { sign, text: [`${all} up to date`, ...warnings].join(', ') };
}
/** What is left to correct in pages although the files are synced. */
function warningsOf({ brokenReferences, ...record }) {
    const moved = movedFiles(record);
    return [
        ...(moved.length > 0 ? [newUrlsTitle(moved, false)] : []),
        ...(brokenReferences.length > 0 ? [(0,pluralize/* pluralize */.t)(brokenReferences.length, 'broken reference')] : []),
    ];
}
function describeFailures({ results }, fileCount) {
    const failures = results.filter(({ status }) => status === 'failed');
    const failed = countFailedFiles(failures);
    const files = `${(0,pluralize/* formatCount */.B)(failed)} of ${(0,pluralize/* pluralize */.t)(fileCount, 'media file')} couldn't be synced`;
    return [...(failed > 0 ? [files] : []), ...describeFailedParts(failures)];
}
function headline_keysOf({ files, imports, finishedImports, conflicts }) {
    return new Set([...files, ...imports, ...finishedImports, ...conflicts].map(({ key }) => key));
}
/** `240 of 400 media files are synced`, for a run that stopped before its end. */
function describeSynced({ libraryFiles }, plan) {
    const keys = [...headline_keysOf(plan)];
    const synced = keys.filter((key) => {
        const media = libraryFiles.get(key);
        return media && (plan.texts.get(key) ?? media.altText) === media.altText;
    });
    const verb = synced.length === 1 && keys.length === 1 ? 'is' : 'are';
    return `${(0,pluralize/* formatCount */.B)(synced.length)} of ${(0,pluralize/* pluralize */.t)(keys.length, 'media file')} ${verb} synced`;
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/report/ending.js
/** Says how a sync ended: its outcome, and the message of a finished, planned or interrupted run. */







/** How a run ends that has applied its plan. */
function endingOf(record) {
    const { pruneBlock: block } = record;
    const count = countResults(record, 'failed');
    const changes = (0,text_document/* textOf */.b6)(describeChanges(record));
    const urls = (0,text_document/* textOf */.b6)(whereUrlsAre(record));
    const topic = count > 0 ? 'failed-files' : block?.topic;
    if (topic === undefined)
        return { outcome: 'done', message: urls === '' ? changes : `${changes} ${urls}` };
    const reasons = [...(count > 0 ? [ending_describeFailures(record)] : []), ...(block ? [block.reason] : [])];
    return (0,command/* failed */.gz)([...reasons, changes].join(' '), topic);
}
/** How a dry run ends. */
function endingOfPlan(plan, { pruneBlock: block, rewritten }) {
    if (block)
        return (0,command/* failed */.gz)(`Dry run: ${block.reason}`, block.topic);
    const message = `Dry run: ${describePlanned(plan, rewritten)}. Nothing was changed.`;
    const { conflicts } = plan;
    if (conflicts.length === 0)
        return { outcome: 'done', message };
    const count = countFailedFiles(conflicts);
    const files = count === 0 ? [] : [`${(0,pluralize/* pluralize */.t)(count, 'file has a conflict', 'files have conflicts')} and would fail`];
    return (0,command/* failed */.gz)(`${message} ${(0,list_items/* listItems */.D)([...files, ...describeFailedParts(conflicts, true)])}.`, 'failed-files');
}
function ending_describeFailures({ results }) {
    const failures = results.filter(({ status }) => status === 'failed');
    const count = countFailedFiles(failures);
    const what = [...(count > 0 ? [`${(0,pluralize/* pluralize */.t)(count, 'file')} failed`] : []), ...describeFailedParts(failures)];
    const files = (0,list_items/* listItems */.D)(what);
    if (failures.every(isOfService))
        return `${files}, because the service didn't respond as expected. Run the job again later.`;
    return `${files}. The log says how to fix ${failures.length === 1 ? 'it' : 'each one'}.`;
}
/** `URLs: docs-ci/sync-media/media-map.json`. Nothing if no file has one. */
function whereUrlsAre({ libraryFiles, mapPath }) {
    return libraryFiles.size === 0 || mapPath === undefined ? [] : ['URLs: ', { code: mapPath }];
}
/** `Synced media/: 2 added, 3 unchanged.` */
function describeChanges(record) {
    const parts = ['added', 'replaced', 'reused', 'imported', 'deleted']
        .map((status) => [countResults(record, status), status])
        .filter(([count]) => count > 0)
        .map(([count, status]) => `${(0,pluralize/* formatCount */.B)(count)} ${status}`);
    const altTexts = countResults(record, 'alt-updated');
    if (altTexts > 0)
        parts.push(`${(0,pluralize/* pluralize */.t)(altTexts, 'alt text')} set`);
    const changes = parts.length === 0 ? [] : [{ strong: parts.join(', ') }];
    const unchanged = record.unchanged === 0 ? [] : [`${(0,pluralize/* formatCount */.B)(record.unchanged)} unchanged`];
    const all = [...changes, ...(parts.length > 0 && unchanged.length > 0 ? [', '] : []), ...unchanged];
    const folder = { code: record.folder };
    return all.length === 0 ? ['Nothing was synced from ', folder, '.'] : ['Synced ', folder, ': ', ...all, '.'];
}
function describeInterrupted(record, { dryRun, lockFile, rewrite }, outcome) {
    const { plan, results, isUncertain, isLockSaved } = record;
    const changes = results.filter(({ status }) => status !== 'failed').length;
    if (!plan || dryRun)
        return 'Nothing was changed.';
    // Pages in the workspace may be rewritten already.
    if (changes === 0 && !isUncertain)
        return `Nothing was changed${rewrite ? ' in the library' : ''}.`;
    const recorded = lockFile !== 'none' && isLockSaved ? ' and recorded in the lock file' : '';
    return [
        ...(changes > 0 ? [`${(0,pluralize/* pluralize */.t)(changes, 'change was made', 'changes were made')}${recorded}.`] : []),
        ...(isUncertain ? [`A failed request may have ${changes > 0 ? 'made more changes' : 'changed the library'}.`] : []),
        // The advice about an outage already says to run the job again.
        ...(outcome === 'unavailable' ? [] : ['Run the job again to continue.']),
    ].join(' ');
}

// EXTERNAL MODULE: ../../build/src/commands/account/comment.js
var comment = __webpack_require__(51329);
// EXTERNAL MODULE: ../../build/src/commands/account/blocks.js
var blocks = __webpack_require__(22456);
;// CONCATENATED MODULE: ../../build/src/commands/sync-media/report/account.js
/** Summarizes a run: outputs, headline and summary. Pure, and works on a record that is filled only in part. */












const STATUSES = ['added', 'replaced', 'reused', 'imported', 'alt-updated', 'deleted', 'failed'];
function accountOf(record, { dryRun, prune }, ending) {
    const { unchanged, skipped, rewritten } = record;
    const changes = Object.fromEntries(STATUSES.map((status) => [status, countResults(record, status)]));
    const counts = { ...changes, unchanged, skipped: skipped.length + record.unreadable.length, rewritten };
    return {
        outputs: {
            ...counts,
            changed: record.isUncertain || record.results.some(({ status }) => status !== 'failed' && status !== 'reused'),
            complete: isComplete(record, dryRun) && ending.outcome !== 'timed-out',
            'media-map': record.mapPath,
            plan: record.planPath,
            'lock-file': dryRun ? undefined : record.lockPath,
        },
        counts,
        headline: headlineOf(record, dryRun, ending),
        lead: saysAll(record) ? leadBlocks(record, dryRun) : undefined,
        isLeadInMessage: !dryRun,
        sections: [
            failureSection(record, dryRun),
            unrecordedSection(record, dryRun),
            newUrlSection(record, dryRun),
            changeSection(record, dryRun),
            blockedDeleteSection(record),
            referenceSection(record),
        ],
        next: [...(prune === 'all' ? unsearchedBlocks(record, dryRun) : []), ...nextBlocks(record, dryRun, ending)],
        details: [...missingAltTextBlocks(record, dryRun), ...unusedBlocks(record), ...skippedBlocks(record)],
    };
}
/** True if nothing is left to do. */
function isComplete(record, isDryRun) {
    return (isFinished(record) &&
        !record.pruneBlock &&
        failuresOf(record, isDryRun).length === 0 &&
        record.unreadable.length === 0);
}
function isFinished({ end }) {
    return end === 'synced' || end === 'planned';
}
/** True if headline and blocks say all that the message says. */
function saysAll(record) {
    return isFinished(record) && (!record.pruneBlock || countResults(record, 'failed') > 0);
}
/** What the title of a finished run doesn't say. */
function leadBlocks(record, isDryRun) {
    const { pruneBlock, plan, results, unchanged } = record;
    const block = pruneBlock ? [{ paragraph: pruneBlock.reason }] : [];
    if (isDryRun) {
        const stays = plan ? plannedFiles(plan).unchangedCount : 0;
        const rest = `${(0,pluralize/* pluralize */.t)(stays, 'file stays', 'files stay')} unchanged.`;
        return [...block, ...(stays === 0 ? [] : [{ paragraph: rest }])];
    }
    const urls = whereUrlsAre(record);
    if (results.length > 0)
        return [...block, { paragraph: (0,comment/* joinParts */.nn)([describeChanges(record), urls], ' ') }];
    // The title says the rest of a run that had nothing to do.
    if (unchanged > 0)
        return [...block, { paragraph: urls }];
    const advice = ` Check ${(0,input_names/* inputName */.yu)('path')} and ${(0,input_names/* inputName */.yu)('include')}.`;
    return [...block, { paragraph: [...describeChanges(record), advice] }];
}
function failureSection(record, isDryRun) {
    const failures = failuresOf(record, isDryRun);
    const rows = failures.slice(0, blocks/* MAX_ROWS */.pX).map((result) => ({
        sign: 'bad',
        cells: [{ code: result.key }, explainFailure(result)],
    }));
    const head = ['File', 'Why, and what to do'];
    return { label: 'Failures', head, rows, count: failures.length, place: 'the log', isLogged: true };
}
/** A dry run fails no file, so its failures are the conflicts of the plan. */
function failuresOf({ results, plan }, isDryRun) {
    if (!isDryRun)
        return results.filter(({ status }) => status === 'failed');
    return (plan?.conflicts ?? []).map(({ key, reason, failedPart }) => ({ key, status: 'failed', reason, failedPart }));
}
/** What is lost, or what a sync would lose. */
function unrecordedSection(record, isDryRun) {
    const steps = isDryRun ? (record.plan?.unrecorded ?? []) : lostContents(record);
    const made = steps.length === 1 ? 'was' : 'were';
    const rows = steps.slice(0, blocks/* MAX_ROWS */.pX).map(({ key, reason }) => ({
        cells: [{ code: key }, `library content ${reason}`],
    }));
    return {
        title: `${(0,pluralize/* pluralize */.t)(steps.length, 'library file')} with unrecorded content ${isDryRun ? 'would be' : made} replaced`,
        label: 'Replaced content',
        head: ['File', 'What is known'],
        rows,
        count: steps.length,
        place: planFile(record),
        advice: rows.length === 0 ? [] : [{ paragraph: unrecordedAdvice(isDryRun) }],
        isLogged: true,
    };
}
function newUrlSection(record, isDryRun) {
    const { plan, libraryFiles } = record;
    const files = isDryRun ? (plan?.newUrls ?? []) : movedFiles(record);
    const rows = files.slice(0, blocks/* MAX_ROWS */.pX).map(({ key, earlierUrl }) => ({
        cells: [(0,text_document/* linkOrCode */.tI)(key, libraryFiles.get(key)?.url), { code: earlierUrl }],
    }));
    return {
        title: newUrlsTitle(files, isDryRun),
        label: 'New URLs',
        head: ['File', 'Earlier URL'],
        rows,
        count: files.length,
        place: planFile(record),
        advice: rows.length === 0 ? [] : [{ paragraph: newUrlsAdvice(isDryRun) }],
        isLogged: true,
    };
}
function changeSection(record, isDryRun) {
    const { plan } = record;
    const changes = isDryRun && plan ? plannedFiles(plan) : changedFiles(record);
    const rows = changes.first(blocks/* MAX_ROWS */.pX).map(({ change, verb, key, details, url }) => ({
        sign: change,
        cells: [verb, (0,text_document/* linkOrCode */.tI)(key, url), details],
    }));
    const label = isDryRun ? 'Plan' : 'Changes';
    return { label, head: ['Change', 'File', 'Details'], rows, count: changes.count, place: planFile(record) };
}
/** The files that prune didn't delete because there are too many. A plan has them among its changes. */
function blockedDeleteSection(record) {
    const { plan, pruneBlock } = record;
    const deletes = plan && pruneBlock && record.end !== 'planned' ? plan.deletes : [];
    const rows = deletes.slice(0, blocks/* MAX_ROWS */.pX).map(({ media: { name }, reason }) => ({
        sign: 'removed',
        cells: ['delete', { code: name }, reason],
    }));
    const head = ['Change', 'File', 'Why'];
    return {
        label: 'Files that would be deleted',
        head,
        rows,
        count: deletes.length,
        place: planFile(record),
        isFolded: true,
    };
}
/** A page can show a library file that people uploaded. Only `prune: all` deletes such files. */
function unsearchedBlocks(record, isDryRun) {
    const isDeleted = countResults(record, 'deleted') > 0;
    const isPlanned = (isDryRun || record.pruneBlock !== undefined) && (record.plan?.deletes ?? []).length > 0;
    return isDeleted || isPlanned ? [{ paragraph: unsearchedPages(isDeleted) }] : [];
}
/** What is left to say about files that aren't rows. */
function nextBlocks(record, isDryRun, { outcome }) {
    const { plan, pruneBlock } = record;
    const isApplicable = isDryRun && plan && !pruneBlock && plannedFiles(plan).count > 0;
    const isInTitle = outcome === 'timed-out' || outcome === 'cancelled';
    const isCut = !isFinished(record) && !isInTitle && plan && !isDryRun && changedFiles(record).count > 0;
    return [
        ...toParagraphs([...(isCut ? [`${describeSynced(record, plan)}.`] : []), ...rewriteSentences(record, isDryRun)]),
        ...(isApplicable
            ? [...uncheckedFiles(plan), ...(0,blocks/* withoutDryRun */.lu)('sync', plan.deletes.length > 0 ? 'admin' : 'editor')]
            : []),
    ];
}
/** The service checks them during the upload. */
function uncheckedFiles({ files }) {
    const hasUploads = files.some((step) => step.action !== 'unchanged' && !isReuse(step));
    const paragraph = "A dry run doesn't check whether the service accepts the files: their contents, types and sizes.";
    return hasUploads ? [{ paragraph }] : [];
}
function rewriteSentences({ rewritten }, isDryRun) {
    if (rewritten === 0)
        return [];
    const references = (0,pluralize/* pluralize */.t)(rewritten, 'reference');
    // Whether a later step commits them isn't known.
    const place = 'That is only in the workspace of this job: commit the pages to keep it.';
    return [
        `${references} in pages ${isDryRun ? 'would change' : 'changed'} to library URLs.${isDryRun ? '' : ` ${place}`}`,
    ];
}
const ALT_TEXTS = `To describe them, list them in the file that ${(0,input_names/* inputName */.yu)('alt-text')} names.`;
/** Files that failed have more urgent problems, and may not be in the library. */
function missingAltTextBlocks(record, isDryRun) {
    const failed = new Set(failuresOf(record, isDryRun).map(({ key }) => key));
    const items = (record.plan?.missingAltTexts ?? []).filter((key) => !failed.has(key)).map((key) => ({ code: key }));
    if (items.length === 0)
        return [];
    return (0,blocks/* folded */.TM)('Images without alt text', items.length, [(0,blocks/* limitedList */.JG)(items), { paragraph: ALT_TEXTS }]);
}
function unusedBlocks({ plan }) {
    const unused = plan?.unused ?? [];
    const items = unused.map((name) => ({ code: name }));
    return (0,blocks/* folded */.TM)('Library files without a file in the folder', items.length, [
        (0,blocks/* limitedList */.JG)(items),
        { paragraph: unusedAdvice(unused) },
    ]);
}
function referenceSection({ brokenReferences }) {
    const rows = brokenReferences.map(({ page, line, target, similar, isUnsynced }) => ({
        cells: [{ code: `${page}:${line}` }, referenceCell(target, similar, isUnsynced)],
    }));
    const advice = 'These references lead to no synced files. Correct the references, or add and sync the files.';
    return {
        title: (0,pluralize/* pluralize */.t)(rows.length, 'broken reference'),
        label: 'References',
        head: ['Page', 'Reference'],
        rows,
        place: 'the log',
        advice: rows.length === 0 ? [] : [{ paragraph: advice }],
        isLogged: true,
    };
}
function referenceCell(target, similar, isUnsynced = false) {
    if (isUnsynced)
        return [{ code: target }, ', not synced'];
    return similar ? [{ code: target }, ', perhaps ', { code: similar }] : { code: target };
}
function skippedBlocks({ skipped, unreadable }) {
    const items = [...unreadable, ...skipped].map(({ path, reason }) => [{ code: path }, `: ${reason}`]);
    return (0,blocks/* folded */.TM)('Skipped files', items.length, [(0,blocks/* limitedList */.JG)(items)]);
}
function toParagraphs(cells) {
    return cells.map((paragraph) => ({ paragraph }));
}
function planFile({ planPath }) {
    return { code: planPath ?? 'plan.json' };
}

;// CONCATENATED MODULE: ../../build/src/commands/sync-media/command.js
/** Defines the command sync-media, which syncs a folder to the media library: reads, plans, applies and reports. */





















const syncMedia = {
    name: 'sync-media',
    summary: 'Sync a folder to the media library',
    branding: { icon: 'image', color: 'blue' },
    inputs: inputs,
    inputGroups: {
        Files: ['path', 'include', 'exclude', 'naming', 'rewrite'],
        Library: ['lockFile', 'prune', 'maxDeletes', 'altText', 'imports'],
    },
    keyRole: 'editor (viewer for `dry-run`, admin for `prune`)',
    examples: [
        'sync-media --dry-run',
        'sync-media --path media --alt-text alt-texts.yaml',
        'sync-media --prune managed --max-deletes 5%',
    ],
    outputs: outputs,
    sampleInputs: { path: 'examples' },
    createRecord: createRecord,
    check: checkValues,
    checkFiles: async (context) => {
        await readFolder(context);
    },
    run: runSync,
    onInterrupted: describeInterrupted,
    account: accountOf,
};
const SYNCS_FILES = `its files go to the library. To only plan, set ${(0,input_names/* setting */.Pe)('dry-run', true)}.`;
const NO_MANAGED_FILES = `${(0,input_names/* setting */.Pe)('prune', 'managed')}: nothing is deleted, because the lock file names no file that an earlier run wrote. Keep the lock file for the next runs.`;
/** What the inputs and the job say before anything is read. */
function tellBefore({ inputs, host, log }) {
    const unused = inputs.prune === 'none' ? (0,max_deletes/* describeUnusedLimit */.Xx)(inputs.maxDeletes, max_deletes/* NO_PRUNE */.Tt) : [];
    for (const notice of unused)
        log.notice(notice);
    if (inputs.dryRun)
        return;
    (0,posts/* warnOfRequest */.Jg)({ host, log }, SYNCS_FILES);
    (0,posts/* warnOfBranch */.wf)({ host, log }, SYNCS_FILES);
}
async function runSync({ record, ...context }) {
    const { inputs: values, clock, log } = context;
    tellBefore(context);
    await (0,earlier_results/* removeResultsFiles */.e)(context, ['plan.json', 'media-map.json']);
    const { lock, selection, lockPath, altTexts, imports } = await readFolder(context);
    Object.assign(record, { folder: (0,inputs_folder/* describeFolder */.uq)(folderOf(context)), skipped: selection.skipped, lockPath });
    if (selection.files.length === 0 && values.prune !== 'none')
        return stop(record, emptyFolderBlock(values, folderOf(context)));
    if (values.prune === 'managed' && managedKeys(lock.state).size === 0)
        log.notice(NO_MANAGED_FILES);
    const run = { ...context, lock, progress: new Progress(clock, log) };
    const wanted = { selection, altTexts, imports };
    const { library, isLockForeign, ...state } = (0,command/* join */.fj)(record, await run.progress.during(() => readState(run, wanted)));
    const { skipped } = record;
    const plan = (0,command/* join */.fj)(record, await run.progress.during(() => keepLeftOut(state.plan, library, { run, skipped })));
    Object.assign(record, { plan });
    Object.assign(record, { planPath: await writePlan(run, plan) });
    logPlan(log, plan);
    if (values.prune === 'all' && plan.deletes.length > 0)
        log.info(unsearchedPages(false));
    logUnused(log, plan);
    const foreign = foreignLockBlock(values, plan, isLockForeign);
    if (values.dryRun) {
        warnOfUnrecorded(log, plan, values.lockFile);
        warnOfNewUrls(log, plan.newUrls, true);
        (0,command/* join */.fj)(record, await showPlan(run, plan, record.pruneBlock ?? foreign));
        return endingOfPlan(plan, record);
    }
    const pruneBlock = record.pruneBlock ?? (foreign ? undefined : tooManyDeletes(run, plan));
    const block = foreign ?? (pruneBlock ? undefined : await rightsBlock(run, plan));
    if (block)
        return stop(record, block);
    const leftOut = [...record.skipped, ...record.unreadable];
    (0,command/* join */.fj)(record, await apply(run, { plan, library, leftOut, pruneBlock }));
    return endingOf(record);
}
async function readFolder(run) {
    await (0,whole_checkout/* requireWholeCheckout */.N)(run);
    return readLocalInputs(run);
}
/** Ends the run before it changes anything. */
function stop(record, pruneBlock) {
    Object.assign(record, { pruneBlock, end: 'stopped' });
    return (0,command/* failed */.gz)(pruneBlock.reason, pruneBlock.topic);
}


/***/ }),

/***/ 20014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ lineCounter)
/* harmony export */ });
/** Finds the lines of offsets in a text. */
/** Returns the line of an offset, counted from 1. Offsets are asked for in ascending order, so that the text is read once. */
function lineCounter(text) {
    let [line, countedUpTo] = [1, 0];
    return (offset) => {
        line += text.slice(countedUpTo, offset).split('\n').length - 1;
        countedUpTo = offset;
        return line;
    };
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
    let index = 0;
    for (const item of items) {
        chunk += `${index === 0 ? '' : ','}\n    ${renderItem(item, index)}`;
        index += 1;
        if (chunk.length < MIN_CHUNK_LENGTH)
            continue;
        yield chunk;
        chunk = '';
    }
    yield `${chunk}${index === 0 ? '' : '\n  '}${close}`;
}


/***/ }),

/***/ 33759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ yamlExcess)
/* harmony export */ });
/* harmony import */ var _pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);
/** Says what no list that people keep has: for such texts, the YAML parser takes seconds, or crashes. Pure. */

const MAX_DEPTH = 100;
const MAX_LINE_LENGTH = 4_096;
/** Why a text isn't parsed, in words that follow a colon. Undefined for others. */
function yamlExcess(text) {
    if (depthOf(text) > MAX_DEPTH)
        return `it has more than ${MAX_DEPTH} brackets in each other`;
    const isLong = text.split(/[\r\n]/).some(({ length }) => length > MAX_LINE_LENGTH);
    // Programs write JSON in one line, and the parser takes that well.
    return isLong && !isJson(text) ? `it has a line of more than ${(0,_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(MAX_LINE_LENGTH)} characters` : undefined;
}
/** Counts brackets in texts and comments, too. */
function depthOf(text) {
    let [depth, deepest] = [0, 0];
    for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
        depth = bracket === '[' || bracket === '{' ? depth + 1 : Math.max(0, depth - 1);
        deepest = Math.max(deepest, depth);
    }
    return deepest;
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}


/***/ })

};
;