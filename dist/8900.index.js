"use strict";
exports.id = 8900;
exports.ids = [8900];
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

const schema = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .schemasOf */ .W)(() => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 87056)));
/** A commit may take this long, because the service writes it to the Git host before it responds. */
const SLOW = { responseTimeoutMs: 120_000 };
/**
 * `GET /pages` (viewer) [P]. The form of the paths, the unit of `size`, and whether the list is complete are open [?].
 */
const listPages = (api, query = {}) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/pages', goal: 'list the pages', query: { ...query }, schema: schema('pageList') });
/**
 * `GET /pages/{path}` (viewer) [P]. An unknown page gets 404.
 * @param path in the form of `listPages`, but without a slash at the start
 */
const getPage = (api, path, { branch } = {}) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, {
    path: '/pages/{path}',
    goal: 'read a page',
    params: { path },
    query: { branch },
    schema: schema('pageSource'),
});
/**
 * `GET /search` (viewer) [P]: the published pages, best match first.
 * @param query.limit at most 50
 */
const searchPages = (api, query) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/search', goal: 'search the documentation', query, schema: schema('searchHits') });
/** `GET /config` (viewer) [P]: the project's configuration file. */
const getConfig = (api, query = {}) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/config', goal: 'read the configuration', query: { ...query }, schema: schema('configuration') });
/**
 * `POST /push` (editor) [S: exists, P: shape]: one commit. On the deployment branch it deploys live. The service offers no
 * way to identify a commit, so only the caller can look up a lost one; without a look-up, the lost response is thrown.
 * @param change.commitMessage 1 to 500 characters
 * @param change.operations 1 to 20
 * @param guard looks right before each attempt at what the commit overwrites
 */
const pushCommit = (api, json, lookUp, guard) => write(api, { path: '/push', goal: 'push the commit', json, schema: schema('commit'), ...SLOW, lookUp, guard });
/** `GET /branches` (viewer) [P]. @param signal ends the waits for a limit */
const listBranches = (api, signal) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/branches', goal: 'list the branches', schema: schema('branchList'), signal });
/** `POST /branches` (editor) [P]. A lost response is thrown unless the look-up finds the branch. */
const createBranch = (api, json, lookUp) => write(api, { path: '/branches', goal: 'create the branch', json, schema: schema('createdBranch'), lookUp });
/** `POST /branches/delete` (editor) [P]. After a lost response, a branch that isn't listed any more counts as deleted. */
async function deleteBranch(api, branchName, signal) {
    await write(api, {
        path: '/branches/delete',
        goal: 'delete the branch',
        json: { branchName },
        schema: schema('deletedBranch'),
        ...(signal && { signal }),
        lookUp: async () => {
            const { branches } = await listBranches(api);
            return branches.some(({ name }) => name === branchName) ? undefined : { branchName };
        },
    });
}
/**
 * `POST /branches/merge` (editor) [P]: merges `head` into `base`. Only the status `merged` says that it was done, and never
 * with HTTP 202; others are not defined. A lost response is thrown unless the look-up finds the merge. A conflict gets 409.
 */
async function mergeBranches(api, json, lookUp) {
    const call = { path: '/branches/merge', goal: 'merge the branches', json, schema: schema('merge') };
    const { status, body } = await send(api, { ...call, ...SLOW, lookUp });
    // 202 only promises what the word says.
    return status === 202 && body.status === 'merged' ? { ...body, status: 'accepted' } : body;
}
/** `GET /pull-requests` (viewer) [S]. */
const listPullRequests = (api, query = {}) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/pull-requests', goal: 'list the pull requests', query, schema: schema('pullRequestList') });
async function write(api, call) {
    return (await send(api, call)).body;
}
async function send(api, call) {
    return api.call({ ...call, method: 'POST', role: 'editor', idempotent: false });
}


/***/ }),

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

/***/ 79116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   Q8: () => (/* binding */ verdictStart),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   pX: () => (/* binding */ judgedSection),
/* harmony export */   qX: () => (/* binding */ countVerdicts),
/* harmony export */   wv: () => (/* binding */ describeCounts),
/* harmony export */   z5: () => (/* binding */ countVerdict)
/* harmony export */ });
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22805);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58423);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46965);




/** Verdicts in the order in which rows are listed. */
const VERDICTS = ['problem', 'warning', 'unknown', 'note', 'ok'];
/** The sign of a verdict, and the word beside it. */
const VERDICT_WORDS = {
    problem: ['bad', 'problem'],
    warning: ['warning', 'warning'],
    unknown: ['neutral', 'not known'],
    note: ['neutral', 'note'],
    ok: ['good', 'ok'],
};
/** The sign and the first cell of a row. A verdict stays on one line, so that a table is easy to scan. */
function verdictStart(verdict) {
    const [sign, word] = VERDICT_WORDS[verdict];
    return { sign, word: word.replace(' ', '\u00a0') };
}
function countVerdict(rows, verdict) {
    return rows.filter((one) => one.verdict === verdict).length;
}
/** The counts that are outputs of each of these commands. */
function countVerdicts(rows) {
    const [problems, warnings, unknown] = [
        countVerdict(rows, 'problem'),
        countVerdict(rows, 'warning'),
        countVerdict(rows, 'unknown'),
    ];
    return { problems, warnings, unknown };
}
/** `2 problems, 1 warning, 3 not known` */
function describeCounts(rows) {
    const { problems, warnings, unknown } = countVerdicts(rows);
    return [
        problems === 0 ? 'No problems' : (0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(problems, 'problem'),
        ...(warnings === 0 ? [] : [(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(warnings, 'warning')]),
        ...(unknown === 0 ? [] : [`${unknown} not known`]),
    ].join(', ');
}
const MAX_TEXT_LENGTH = 240;
/** Texts of the service can be part of `found`, so controls and line breaks are removed, and long texts are cut. */
function row(id, verdict, found, cure = '') {
    return { id, verdict, found: (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(found), MAX_TEXT_LENGTH), cure };
}
/** What a row is called for people. */
function labelOf({ id }) {
    return id === 'address' ? 'URL' : id;
}
/** Returns one sentence for what was found, and the sentences of the cure. */
function sentenceOf(one) {
    return `${labelOf(one)}: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .endSentence */ .H_)(one.found)}${one.cure === '' ? '' : ` ${one.cure}`}`;
}
/**
 * Platforms show the rows with one of these verdicts as warnings.
 * @param isInMessage true if the message that ends the run has the problems
 */
function judgedSection(command, judged, annotated = [], isInMessage = false) {
    const rows = judged.map((one) => {
        const { sign, word } = verdictStart(one.verdict);
        const title = `${command}: ${labelOf(one)}`;
        return {
            sign,
            cells: [word, labelOf(one), one.found, cureCell(one.cure)],
            isInMessage: isInMessage && one.verdict === 'problem',
            ...(annotated.includes(one.verdict) && { annotation: { level: 'warning', title, message: sentenceOf(one) } }),
        };
    });
    return { label: 'Rows', head: ['Verdict', 'What', 'Found', 'What to do'], rows };
}
/** A URL at the end is there to copy, so it is shown as code, which renderers don't alter. */
function cureCell(cure) {
    const [, text = '', url] = /^(.*?)(https?:\/\/\S+)?$/.exec(cure) ?? [];
    return url === undefined ? [text] : [text, { code: url }];
}


/***/ }),

/***/ 28900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkPages: () => (/* binding */ checkPages)
});

// EXTERNAL MODULE: ../../build/src/disk/earlier-results.js
var earlier_results = __webpack_require__(73372);
// EXTERNAL MODULE: ../../build/src/pages/redirects/redirects.js
var redirects_redirects = __webpack_require__(84277);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: ../../build/src/commands/account/posts.js
var posts = __webpack_require__(85899);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: ../../build/src/pages/address.js
var pages_address = __webpack_require__(98870);
// EXTERNAL MODULE: ../../build/src/pages/page-parser.js
var page_parser = __webpack_require__(29787);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var disk_paths = __webpack_require__(83319);
// EXTERNAL MODULE: ../../build/src/pages/place.js
var pages_place = __webpack_require__(24169);
// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
// EXTERNAL MODULE: ../../build/src/hosts/host.js
var hosts_host = __webpack_require__(36443);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/alt-text.js
const altText = {
    name: 'alt-text',
    severity: 'warning',
    finds: 'An image has no alternative text.',
    inPage: ({ links }) => links
        .filter(({ lacksAlt }) => lacksAlt)
        .map(({ place }) => ({ ...place, target: place.url, message: `${place.url} has no alternative text` })),
};

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/anchors.js
const anchors_anchors = {
    name: 'anchors',
    severity: 'warning',
    finds: 'A link leads to a page without this heading.',
    inPage: ({ links }) => links.flatMap(({ place, target }) => {
        if (target.kind !== 'page' || target.anchor === '')
            return [];
        const { addresses, anchor } = target;
        const message = `${place.url} leads to a page without this heading`;
        return [{ ...place, target: `${addresses[0] ?? ''}#${anchor}`, message, anchor: { addresses, name: anchor } }];
    }),
};

// EXTERNAL MODULE: ../../build/src/pages/link-targets.js
var link_targets = __webpack_require__(70599);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/code-links.js
/** Finds links in code, error messages and READMEs that lead to no page. Pure. */

const codeLinks = {
    name: 'code-links',
    severity: 'problem',
    finds: 'A link in code leads to a page that the change removes.',
};
/** What is wrong in the text of a file. Links that never led anywhere are mild. */
function findInCode(text, file, { live, tested, siteUrls, removed, loss }) {
    return findCodeLinks(text, siteUrls).flatMap(({ url, path, line }) => {
        const [target, before] = [tested, live].map((site) => (0,link_targets/* findTarget */.FB)({ url: path, isEmbedded: false }, '', site));
        if (target?.kind !== 'missing page' || tested.isAllowed(target.address))
            return [];
        const place = { page: target.address, file, line, target: target.address, url };
        if (removed.has(target.address))
            return [{ ...place, message: `${url} leads to a page that ${loss}` }];
        return before?.kind === 'missing page' ? [{ ...place, message: `${url} leads to no page`, level: 'mild' }] : [];
    });
}
/** The characters that end a URL in code, in Markdown and in prose. */
const ENDS = String.raw `\s"'\x60<>()[\]{}|\\^,;`;
const END = new RegExp(`[${ENDS}]`);
/**
 * A URL whose path the program completes: with an expression in braces, or in the place of a percent sign that escapes no
 * printable character.
 */
const TEMPLATE = new RegExp(String.raw `^[^${ENDS}?#]*(?:#?\{|%(?![2-9a-f][\da-f]))`, 'i');
/** The lookbehind makes a search take linear time. */
const PUNCTUATION = /(?<![.:!?*_~])[.:!?*_~]+$/;
/**
 * URLs of the documentation in a text. Linear in the text.
 * @param siteUrls public URLs of the documentation, path included
 */
function findCodeLinks(text, siteUrls) {
    return text.split('\n').flatMap((content, index) => content
        .split(/(?=https?:\/\/)/)
        .filter((piece) => !TEMPLATE.test(piece))
        .map((piece) => (piece.split(END, 1)[0] ?? '').replace(PUNCTUATION, ''))
        .map((url) => ({ url, path: pathBelow(url, siteUrls), line: index + 1 }))
        .filter((link) => link.path !== undefined));
}
/** True if the text may name the site, also in a URL that the program completes. */
function hasSite(text, siteUrl) {
    const bare = siteUrl.replace(/^https?:\/\//i, '').replace(/(?<!\/)\/+$/, '');
    return text.toLowerCase().includes(bare.toLowerCase());
}
/** The rest of a URL below one of the documentation's URLs; undefined for other URLs. */
function pathBelow(url, siteUrls) {
    const rest = withoutScheme(url);
    for (const siteUrl of siteUrls) {
        const bare = withoutScheme(siteUrl)?.replace(/(?<!\/)\/+$/, '');
        const path = bare !== undefined && rest?.startsWith(bare) ? rest.slice(bare.length) : undefined;
        if (path !== undefined && /^(?:[/?#]|$)/.test(path))
            return path.replace(/^\//, '');
    }
    return undefined;
}
/** A web URL from its host on, whose case doesn't count. */
function withoutScheme(url) {
    const [, host = '', rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
    return host === '' ? undefined : host.toLowerCase() + rest;
}

// EXTERNAL MODULE: ../../build/src/pages/link-kinds.js
var link_kinds = __webpack_require__(23966);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/links.js
/** Finds links that lead to no page. Pure. */

const links = {
    name: 'links',
    severity: 'problem',
    finds: 'A link leads to no page. A full URL is a warning.',
    inPage: ({ links: own, state }) => own.flatMap((link) => findingOf(link, state) ?? []),
    isLost: ({ target = '' }, { addresses }) => addresses.has(target),
};
function findingOf({ place, target, isEmbedded, isFullUrl }, { isAllowed }) {
    const { url } = place;
    if (target.kind === 'unknown')
        return leadsToFile(url, isEmbedded) ? undefined : unknownFinding(place, target, isAllowed);
    if (target.kind === 'no scheme')
        return isEmbedded ? undefined : schemeFinding(place);
    if (target.kind !== 'missing page')
        return undefined;
    return {
        ...place,
        ...(isFullUrl && { level: 'mild' }),
        ...(isAllowed(target.address) && { level: 'allowed' }),
        target: target.address,
        message: `${url} leads to no page`,
    };
}
/** What a link leads to, as its name says. */
function leadsToFile(url, isEmbedded) {
    return (0,link_kinds/* kindOfTarget */.T0)(url.replace(/[?#].*$/s, ''), isEmbedded) === 'file';
}
/** Whether it leads anywhere needn't be known of a link that is permitted. */
function unknownFinding(place, { addresses }, isAllowed) {
    return addresses?.some(isAllowed) ? undefined : { ...place, level: 'unknown', message: `${place.url} is not known` };
}
function schemeFinding(place) {
    const { url } = place;
    const message = `${url} has no scheme, so browsers look for a page of this name: write https://${url}`;
    return { kind: 'no scheme', ...place, target: url, message };
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/media.js
/** Finds images, files and included parts that aren't there: in the folder, or in the media library. Pure. */



const media = {
    name: 'media',
    severity: 'problem',
    finds: "An embedded or linked file isn't in a folder that the project has.",
    inPage: (page) => [...lostInclusions(page), ...page.links.flatMap((link) => findingsOf(link, page))],
    isLost: ({ target = '' }, { files }) => files.has(target),
};
/** What the page includes, and the change takes away. */
function lostInclusions({ page, state }) {
    const { path, file, imports = [], parts = [] } = page;
    const inclusions = [
        ...imports.map((one) => ({ ...one, target: (0,link_targets/* findLostImport */.$V)(one.path, path, state) })),
        ...parts.map((one) => ({ ...one, target: (0,link_targets/* findLostPart */.bb)(one.path, path, state) })),
    ];
    return inclusions.flatMap(({ path: url, line, target }) => {
        const message = `${url} isn't in the folder`;
        return target === undefined ? [] : [{ page: (0,pages_place/* placeOf */.$t)(path), file, line, url, target, message }];
    });
}
function findingsOf({ place, target, isEmbedded, isFullUrl }, { library, state }) {
    const inLibrary = isEmbedded && library ? libraryFinding(place, library) : [];
    if (target.kind === 'no scheme' && isEmbedded)
        return [...inLibrary, schemeFinding(place)];
    if (target.kind === 'unknown' && leadsToFile(place.url, isEmbedded))
        return [...inLibrary, unknownFinding(place, target, state.isAllowed) ?? []].flat();
    if (target.kind !== 'missing file' || isFullUrl)
        return inLibrary;
    return [...inLibrary, { ...place, target: target.address, message: `${place.url} isn't in the folder` }];
}
function libraryFinding(place, { folder, files }) {
    const { url } = place;
    const target = withoutQuery(url);
    if (!url.startsWith(folder) || files.has(target))
        return [];
    const message = `${url} isn't in the media library`;
    return [{ ...place, kind: 'library', target, message, level: 'mild' }];
}
/** Returns undefined if the files have no folder in common. @param urls of all files of the media library */
function libraryOf(urls) {
    const folder = commonFolder(urls);
    return folder === undefined ? undefined : { folder, files: new Set(urls.map(withoutQuery)) };
}
/** What all URLs have in common up to a slash; undefined for fewer than two URLs, or if it is only a host. */
function commonFolder(urls) {
    const [first = '', ...others] = urls;
    let prefix = first.slice(0, first.lastIndexOf('/') + 1);
    while (!others.every((url) => url.startsWith(prefix)))
        prefix = prefix.slice(0, prefix.lastIndexOf('/', prefix.length - 2) + 1);
    return others.length > 0 && /^https?:\/\/[^/]+\//.test(prefix) ? prefix : undefined;
}
function withoutQuery(url) {
    return url.replace(/[?#].*$/s, '');
}

// EXTERNAL MODULE: ../../build/src/pages/navigation.js
var navigation = __webpack_require__(34226);
// EXTERNAL MODULE: ../../build/src/pages/walk-json.js
var walk_json = __webpack_require__(31952);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/state.js
/** Describes one state of the documentation project: its pages, and what its configuration says about them. Pure. */





/** The two states, which know each other's pages. */
function statesOf(live, tested, rules) {
    const { files, lostFiles } = rules;
    const [one, other] = [live, tested].map(({ paths, json, isComplete, hasLiveConfig }) => {
        const config = json && readConfig(json);
        const listed = new Set(config?.entries.map(pages_address/* addressOf */.ci));
        const own = paths.map((path) => path.replace(/^\/+/, ''));
        return { pages: new pages_address/* AddressSet */.dy(pagesAmong(own, listed)), config, isComplete, hasLiveConfig };
    });
    const knownPages = new pages_address/* AddressSet */.dy([...one.pages.addresses, ...other.pages.addresses]);
    const redirected = new Set([one, other].flatMap(({ config }) => sourcesOf(config?.redirects)));
    const entries = new Set([one, other].flatMap(({ config }) => config?.entries.map(pages_address/* addressOf */.ci) ?? []));
    const isListed = (address) => entries.has(address);
    const isPlain = (address) => redirected.has(address);
    const isRedirected = (address) => isPlain(address) || [one, other].some(({ config, pages }) => config?.redirects?.leadsOn(address, pages));
    const common = { ...rules, knownPages, isPlain, isRedirected, isListed };
    const filesBefore = files && lostFiles.size > 0 ? files.with(lostFiles.addresses) : files;
    const [state, changed] = [
        // What is wrong in live only takes findings away, so what its list may lack counts as missing there, too.
        {
            ...stateOf({ ...one, isComplete: true }, other, { ...common, files: filesBefore }),
            isComplete: one.isComplete,
        },
        stateOf(other, one, common),
    ];
    // If the configuration of live can't be read, links that live may have redirected count as old problems.
    return { live: one.config ? state : { ...state, redirects: changed.redirects }, tested: changed };
}
function sourcesOf(redirects) {
    const sources = redirects?.all.filter(redirects_redirects/* redirectsAnything */.qA).map(({ source }) => source) ?? [];
    return sources.filter(redirects_redirects/* isPlainSource */.ar).map(pages_address/* addressOf */.ci);
}
/** @param listed addresses of the entries of the navigation */
function pagesAmong(paths, listed) {
    const isOther = (0,link_kinds/* fileTest */.pH)(paths);
    // Whatever has no ending may be a page, too.
    return paths.filter((path) => !isOther(path) || (0,link_kinds/* kindOfTarget */.T0)(path, false) === 'page' || listed.has((0,pages_address/* addressOf */.ci)(path)));
}
function stateOf(own, other, rules) {
    const { isAllowed, doubtful, knownPages, isPlain, isRedirected } = rules;
    const [ownFolders, otherFolders] = [own, other].map(({ config }) => config?.generated ?? []);
    const folders = [...ownFolders, ...otherFolders];
    // Pages of a description that is new may replace those that were files or redirects.
    const isNew = countAnywhere(ownFolders) > countAnywhere(otherFolders);
    const isOther = (address) => knownPages.has(address) || isPlain(address);
    const isGenerated = (address) => folders.some((folder) => folder !== undefined && (0,pages_address/* isWithinFolder */._d)(address, folder));
    const mayBeGenerated = (address) => isGenerated(address) || (countAnywhere(folders) > 0 && (isNew || !isOther(address)));
    const mayExist = (address) => !own.isComplete || isInDoubt(address, doubtful) || mayBeGenerated(address);
    const { files, lostFiles, isAtRoot, isListed } = rules;
    const site = { files, lostFiles, isAllowed, isAtRoot, isListed, knownPages, isRedirected, isGenerated, mayExist };
    return { ...own, ...site, redirects: own.config?.redirects };
}
function countAnywhere(folders) {
    return folders.filter((folder) => folder === undefined).length;
}
/** True for what is doubtful, or in a folder that is. */
function isInDoubt(address, doubtful) {
    if (doubtful.size === 0)
        return false;
    return address.split('/').some((_, last, segments) => doubtful.has(segments.slice(0, last + 1).join('/')));
}
const API_DESCRIPTION = /^(?:openapi|asyncapi|openrpc|graphql|swagger)$/i;
function readConfig(json) {
    const rest = { ...json, redirects: undefined };
    const { names, namesOfObjects, ...found } = collect(rest);
    const hasOtherRules = [...namesOfObjects].some((name) => /redirect|rewrite/i.test(name));
    const redirects = hasOtherRules || Object.keys(json).some(navigation/* isFileField */.ZU) ? undefined : (0,redirects_redirects/* readRedirects */.Iq)(json.redirects);
    const { links, roots } = (0,navigation/* navigationLinks */.gT)(rest);
    const entries = new Set([...(0,navigation/* navigationEntries */.LL)(rest), ...roots].filter((entry) => !/[*{}$]/.test(entry)));
    return {
        ...found,
        redirects: redirects && new redirects_redirects/* Redirects */.AC(redirects),
        entries: [...entries],
        hasAllEntries: ![...names].some(navigation/* isFileField */.ZU),
        links,
        isWhole: (0,navigation/* isWholeNavigation */.Op)(rest),
    };
}
/** Collects what a configuration names. */
function collect(json) {
    const named = new Map();
    const found = { named, patterns: [], generated: [] };
    const [names, namesOfObjects] = [new Set(), new Set()];
    for (const { name, value, parent } of (0,walk_json/* walkJson */.g)(json)) {
        const field = (Array.isArray(parent?.value) ? parent.name : name) ?? '';
        if (typeof value === 'string')
            addText(value, field, found);
        if (name === undefined)
            continue;
        (isObject(value) ? namesOfObjects : names).add(name);
        if (API_DESCRIPTION.test(name) && value !== null)
            found.generated.push(directoryOf(value) ?? directoryOf(parent?.value));
    }
    return { ...found, names, namesOfObjects };
}
function addText(text, field, { named, patterns }) {
    if (text.includes('*'))
        patterns.push((0,pages_address/* exactAddressOf */.J6)(text.slice(0, text.indexOf('*'))));
    if (text.includes('*') || /^[a-z]+:\/\//i.test(text))
        return;
    const address = (0,pages_address/* addressOf */.ci)(text);
    const fields = named.get(address) ?? new Set();
    named.set(address, fields.add(field));
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function directoryOf(value) {
    return isObject(value) && typeof value.directory === 'string' ? (0,pages_address/* addressOf */.ci)(value.directory) : undefined;
}
/** True if the configuration names a page, or a pattern for it. */
function isNamed(address, { config }) {
    if (!config)
        return false;
    return config.named.has(address) || config.patterns.some((pattern) => address.startsWith(pattern));
}
/** True if what is wrong in the navigation can be told: it has no entries, or some that are pages. */
function hasReadableNavigation(state) {
    const { entries, hasAllEntries = false } = state.config ?? {};
    return (hasAllEntries && entries?.length === 0) || knowsNavigation(state);
}
/** True if all entries are known, and some are pages. */
function knowsNavigation(state) {
    return state.config?.hasAllEntries === true && hasPageEntry(state);
}
/** Without an entry that is a page, the service writes entries in another way. */
function hasPageEntry({ config, pages }) {
    return config?.entries.some((entry) => pages.has((0,pages_address/* addressOf */.ci)(entry))) ?? false;
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/navigation-entries.js
/** Finds entries and links of the navigation that lead to no page. Pure. */





const navigationEntries = {
    name: 'navigation-entries',
    severity: 'problem',
    finds: "An entry of the navigation, or a link of navbar, footer or anchors, isn't a page.",
    inConfig: {
        find: findInNavigation,
        isComparable: hasReadableNavigation,
        doubt: 'the navigation is not known',
    },
};
/** Entries and links of the navigation that lead to no page. Undefined if the navigation is not known. */
function findInNavigation(state) {
    if (!state.config || !knowsNavigation(state))
        return undefined;
    const { entries, links } = state.config;
    const missing = entries.filter((entry) => {
        const address = (0,pages_address/* addressOf */.ci)(entry);
        return !state.isAllowed(address) && ((0,link_targets/* isNowhere */.xQ)(address, state) || isLeftBehind(address, state));
    });
    const dead = links.filter((url) => {
        const target = (0,link_targets/* findTarget */.FB)({ url, isEmbedded: false }, '', state);
        return target.kind === 'missing page' && !state.isAllowed(target.address);
    });
    // The change may correct the configuration elsewhere.
    const [live, end] = state.hasLiveConfig
        ? ['live ', ` of the folder; if the change corrects it, set ${(0,input_names/* inputName */.yu)('config-file')}`]
        : ['', ''];
    const found = [
        ...missing.map((entry) => [entry, `The ${live}navigation lists ${entry}, which isn't a page${end}`]),
        ...dead.map((url) => [url, `The ${live}navigation links to ${url}, which isn't a page${end}`]),
    ];
    return found.map(([entry, message]) => ({ page: (0,pages_place/* placeOf */.$t)(entry), message }));
}
/** True for an entry whose page is only in the other state, because it is redirected now. */
function isLeftBehind(address, { pages, knownPages, redirects, mayExist }) {
    if (pages.has(address) || !knownPages.has(address))
        return false;
    return typeof redirects?.find(address) === 'object' && !pages.hasAlike(address) && !mayExist(address);
}

// EXTERNAL MODULE: ../../build/src/pages/redirects/redirect-ends.js
var redirect_ends = __webpack_require__(39677);
// EXTERNAL MODULE: ../../build/src/pages/redirects/redirect-pattern.js
var redirect_pattern = __webpack_require__(69573);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/redirects.js
/** Finds what is wrong in the redirects of a state of the project. Pure. */




const redirects = {
    name: 'redirects',
    severity: 'problem',
    finds: "A redirect leads to no page or to itself, isn't a path, or has two destinations. Chains and hidden pages are warnings.",
    inConfig: {
        find: findInRedirects,
        isComparable: ({ config }) => config?.redirects !== undefined,
        doubt: 'the redirects are not known',
    },
};
const MILD_KINDS = new Set(['duplicate with one end', 'chain', 'hides']);
/** Another site may have the page. */
const OPEN_TARGET = 'open target';
/** Undefined if the redirects are not known. */
function findInRedirects(state) {
    const { redirects: all, pages, knownPages } = state;
    if (!all)
        return undefined;
    const earlier = new Map();
    const hidden = all.stepsByPattern(pages.addresses);
    const moved = all.stepsByPattern(knownPages.addresses.filter((address) => !pages.has(address)));
    return all.all.flatMap((redirect) => {
        const { source, destination } = redirect;
        const wrong = addressFault(redirect);
        if (wrong)
            return [redirects_findingOf(redirect, wrong)];
        // What follows it never reaches the service.
        if (source.includes('#'))
            return [];
        const shape = (0,redirect_pattern/* shapeOf */.F5)(source);
        const other = earlier.get(shape);
        const end = (0,redirect_pattern/* endOf */.pJ)(source, destination);
        earlier.set(shape, other ?? end);
        const isPlain = (0,redirects_redirects/* isPlainSource */.ar)(source);
        const faults = [
            (0,redirect_pattern/* readPattern */.ZS)(source) !== undefined && duplicateFault(end, other),
            isPlain ? hidesFault(redirect, state) : patternHidesFault(hidden.get(redirect) ?? []),
            other === undefined &&
                (isPlain ? targetFault(redirect, all, state) : patternTargetFault(redirect, moved.get(redirect) ?? [], state)),
        ];
        return faults.filter((one) => one !== false).map((fault) => redirects_findingOf(redirect, fault));
    });
}
function redirects_findingOf({ source, destination }, [kind, message, target = destination]) {
    return {
        kind,
        page: (0,pages_address/* exactAddressOf */.J6)(source),
        target,
        message: `${source === '' ? '""' : source}: ${message}`,
        ...(MILD_KINDS.has(kind) && { level: 'mild' }),
        ...(kind === OPEN_TARGET && { level: 'unknown' }),
    };
}
function addressFault(redirect) {
    const wrong = (0,redirects_redirects/* wrongFieldOf */.Py)(redirect);
    if (wrong === undefined)
        return false;
    if (wrong === 'source')
        return ['no address', "the source of the redirect doesn't begin with /, so it redirects nothing"];
    const shown = JSON.stringify(redirect.destination);
    return [
        'no address',
        `the redirect leads to ${shown}, which doesn't begin with / or https://, so it redirects nothing`,
    ];
}
function duplicateFault(end, earlier) {
    if (earlier === undefined)
        return false;
    if (earlier === end)
        return ['duplicate with one end', 'another redirect is the same'];
    return ['duplicate', 'another redirect has the same source and another destination'];
}
function hidesFault({ source, destination }, { pages }) {
    const address = (0,pages_address/* addressOf */.ci)(source);
    // Whether `/x` is also the page `x/index` is not known.
    const isPage = (0,pages_address/* exactAddressOf */.J6)(pages.pathOf(address) ?? '*') === (0,pages_address/* exactAddressOf */.J6)(source);
    const hides = isPage && (0,pages_address/* addressOf */.ci)((0,redirects_redirects/* pathIn */.lW)(destination) ?? '*') !== address;
    return hides && ['hides', 'a page has the same path, so one of them is never shown'];
}
function patternHidesFault(steps) {
    const hidden = steps.filter(({ from, to }) => from !== to);
    const [first] = hidden;
    if (!first)
        return false;
    return ['hides', `the pattern also matches the page /${first.from}${moreOf(hidden)}, which it may hide`];
}
function moreOf(steps) {
    return steps.length === 1 ? '' : ` and ${steps.length - 1} more`;
}
/** What is wrong with the target of a redirect. */
function targetFault(redirect, redirects, state) {
    const { source, destination } = redirect;
    const path = (0,redirects_redirects/* pathIn */.lW)(destination, state.knownPages);
    // The source `/404` stands for what isn't found.
    if (path === undefined || (0,pages_address/* addressOf */.ci)(source) === '404')
        return false;
    const address = (0,pages_address/* addressOf */.ci)(path);
    const next = redirects.find(address);
    // Whether the page or the redirect is first at its source is open.
    if (state.pages.has((0,pages_address/* addressOf */.ci)(source)) || state.pages.has(address) || next === 'unknown')
        return false;
    if (next === undefined) {
        if (state.isAllowed(address))
            return false;
        if ((0,redirect_ends/* isMissing */.b2)(address, state))
            return ['no target', `the redirect leads to ${destination}, which isn't a page`];
        return (0,redirect_ends/* mayBeMissing */.ZK)(address, state) && [OPEN_TARGET, `the redirect leads to ${destination}, ${NOT_A_KNOWN_PAGE}`];
    }
    if (redirects.leadsBack(redirect))
        return ['loop', 'the redirect leads back to itself'];
    const isLoop = redirects.follow(address, state.pages).kind === 'loop';
    return !isLoop && ['chain', `the redirect leads to ${destination}, which is redirected again`];
}
const NOT_A_KNOWN_PAGE = "which isn't a page of the project; check that another site has it";
/** @param steps where the pattern leads the pages that moved */
function patternTargetFault(redirect, steps, state) {
    const judged = steps.filter(({ to }) => to !== undefined && !state.isAllowed(to));
    const missing = judged.filter(({ to = '' }) => (0,redirect_ends/* isMissing */.b2)(to, state));
    const [first] = missing;
    if (first) {
        const message = `the redirect leads /${first.from}${moreOf(missing)} to /${first.to ?? ''}, which isn't a page`;
        return ['no target', message, `/${first.to ?? ''}`];
    }
    const open = judged.find(({ to = '' }) => (0,redirect_ends/* mayBeMissing */.ZK)(to, state) && !state.redirects?.find(to));
    if (open)
        return [OPEN_TARGET, `the redirect leads /${open.from} to /${open.to ?? ''}, ${NOT_A_KNOWN_PAGE}`];
    if (steps.length > 0)
        return false;
    const end = (0,redirect_ends/* endOfPattern */.XK)(redirect, state);
    const start = `the redirect leads to ${redirect.destination}, `;
    if (end === 'open')
        return [OPEN_TARGET, start + NOT_A_KNOWN_PAGE];
    return end === 'dead' && ['no target', `${start}where no page is`];
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/unlisted-pages.js
/** Finds pages that the navigation doesn't list, before their texts are looked at. Pure. */


const unlistedPages = {
    name: 'unlisted-pages',
    severity: 'warning',
    finds: "A new page isn't in the configuration, or a page leaves the navigation.",
};
/** Why it can't be told of each page that no navigation lists it. @param live undefined if all pages are looked at */
function listingDoubt(tested, live) {
    if (live && !hasReadableNavigation(live))
        return 'the live navigation is not known completely';
    const isWhole = tested.config?.entries.length === 0 || tested.config?.isWhole === true;
    return hasReadableNavigation(tested) && isWhole ? undefined : 'the navigation is not known completely';
}
/**
 * Pages that the navigation of live lists and that of the tested state doesn't, though their files stay. What live lists in
 * files that the service doesn't show is not known.
 */
function pagesThatLeft(live, tested) {
    if (!live.config || !hasPageEntry(live))
        return [];
    const listed = new Set(live.config.entries.map(pages_address/* addressOf */.ci));
    const stayed = [...listed].filter((address) => live.pages.has(address) && tested.pages.has(address));
    return findUnlisted(stayed.filter((address) => tested.redirects?.find(address) === undefined), tested, live);
}
/**
 * Addresses of pages that the configuration doesn't name, before their texts are looked at.
 * @param before a state that lists the pages one by one
 */
function findUnlisted(addresses, state, before) {
    if (!knowsNavigation(state) || !state.config?.isWhole)
        return [];
    return [...addresses].filter((address) => address !== '' &&
        !(0,pages_address/* isPartial */.mt)(state.pages.pathOf(address) ?? address) &&
        !state.mayExist(address) &&
        !state.isAllowed(address) &&
        !isNamed(address, state) &&
        !isBelowNamedFolder(address, state, before));
}
/**
 * True if the configuration names a folder above the page: the service may list what is in it. What the state before names
 * in the same way didn't do so there, such as a tab, which says where its pages begin.
 */
function isBelowNamedFolder(address, { config, pages }, before) {
    const folders = address.split('/').map((_, end, segments) => segments.slice(0, end).join('/'));
    return folders.some((folder) => {
        const fields = folder === '' || pages.has(folder) ? undefined : config?.named.get(folder);
        const known = before?.config?.named.get(folder);
        return [...(fields ?? [])].some((field) => known?.has(field) !== true);
    });
}

// EXTERNAL MODULE: ../../build/src/text/sentences.js
var sentences = __webpack_require__(58423);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/vanished-pages.js






const vanishedPages = {
    name: 'vanished-pages',
    severity: 'problem',
    finds: 'A published page or redirect disappears without a redirect.',
};
/** The usual name of the page in which push-content keeps what it pushed, which needn't be read to be known. */
const MANIFEST = 'docs-ci-manifest';
/**
 * Whether the files of the pull request remove a page; undefined if they are not known.
 * @param to folder of the project that the files go to
 */
function removalTest(files, to) {
    const lost = files?.flatMap(({ path, change, previousPath }) => (change === 'removed' ? path : (previousPath ?? [])));
    const lostPlaces = lost?.map((path) => `/${(0,pages_address/* exactAddressOf */.J6)(path)}`);
    const folder = (0,pages_address/* folderAddressOf */.eb)(to);
    // The folder of the documentation in the repository is unknown, so the end of a path counts.
    return (address) => {
        const own = `/${address}`.slice(folder === '' ? 0 : folder.length + 1);
        const ends = own === '' ? ['/index'] : [own, `${own}/index`];
        return lostPlaces?.some((place) => ends.some((end) => place.endsWith(end)));
    };
}
/**
 * The rest of a path of the repository below a folder; undefined for a file that isn't in it.
 * @param folder relative to the workspace, in which the repository may be a folder
 */
function pathInFolder(folder) {
    if (folder === '.')
        return (path) => path;
    const names = folder.split('/');
    const starts = [...names.keys()].map((start) => `${names.slice(start).join('/')}/`);
    return (path) => {
        const start = starts.find((one) => path.startsWith(one));
        return start === undefined ? undefined : path.slice(start.length);
    };
}
/**
 * Pages of live outside of the folder `to` that the pull request may take away: it removes or moves a file whose path ends
 * like theirs. Another project can have such a file, so none of them surely disappears.
 * @param root the folder that is looked at, relative to the workspace
 */
function findGoneOutside({ live, tested, files = [] }, to, root) {
    const folder = (0,pages_address/* folderAddressOf */.eb)(to);
    if (folder === '')
        return [];
    const restOf = pathInFolder(root);
    const outside = new pages_address/* AddressSet */.dy(live.pages.addresses.filter((address) => !(0,pages_address/* isWithinFolder */._d)(address, folder)));
    return files.flatMap(({ path, change, previousPath }) => {
        const lost = change === 'removed' ? path : previousPath;
        if (lost === undefined || !(0,pages_place/* isPage */.yp)(lost) || restOf(lost) !== undefined)
            return [];
        const segments = (0,pages_address/* exactAddressOf */.J6)(lost).split('/');
        const ends = segments.map((_, start) => (0,pages_address/* addressOf */.ci)(segments.slice(start).join('/')));
        const target = ends.find((end) => end !== '' && outside.has(end));
        const isKept = change !== 'removed' && `/${(0,pages_address/* addressOf */.ci)(path)}`.endsWith(`/${target ?? ''}`);
        if (target === undefined || isKept || !isOwnPage(target, live))
            return [];
        if (typeof tested.redirects?.find(target) === 'object')
            return [];
        const message = `/${target} may disappear: ${lost} does, which isn't in ${(0,input_names/* inputName */.yu)('path')}`;
        return [{ page: (0,pages_place/* placeOf */.$t)(live.pages.pathOf(target) ?? target), target, message, level: 'unknown' }];
    });
}
/** True for what isn't a part of other pages, or a list of pages. */
function isOwnPage(address, { pages }) {
    return !(0,pages_address/* isPartial */.mt)(pages.pathOf(address) ?? address) && (0,pages_address/* nameOf */.Vb)(address) !== MANIFEST;
}
/**
 * How sure it is that the change takes an address away. Without the files of the pull request, it may be newer than the folder.
 * A run with scope all compares no change.
 */
const LOSSES = { sure: 'disappears', open: 'seems to disappear', whole: 'is missing in the folder' };
function lossOf(files, isWhole) {
    if (isWhole)
        return LOSSES.whole;
    return files ? LOSSES.sure : LOSSES.open;
}
/** The message about a page whose text is at another address now: this shows that the change moves it. */
function sureMessage(message) {
    return message.replace(LOSSES.open, LOSSES.sure);
}
/** The pages of live that the tested state doesn't have and doesn't redirect. */
function findVanished(comparison, words = {}) {
    const { live, tested, files, branch } = comparison;
    const { loss = LOSSES.sure, to = '.', request = 'pull request', folder } = words;
    const where = folder === undefined ? `on branch ${JSON.stringify(branch)}` : `in ${JSON.stringify(folder)}`;
    const other = folder === undefined ? '' : `; else check ${(0,input_names/* inputName */.yu)('path')}`;
    const isRemoved = removalTest(files, to);
    const gone = live.pages.addresses.filter((address) => {
        const isRedirected = typeof tested.redirects?.find(address) === 'object';
        return address !== '' && isOwnPage(address, live) && !tested.pages.has(address) && !isRedirected;
    });
    return gone.map((address) => {
        const doubts = [
            [!tested.redirects, 'the redirects are not known'],
            [!tested.isComplete, 'the list of the branch is not complete'],
            [
                isRemoved(address) === false,
                `the ${request} does not remove it: rebase the branch if the page is newer${other}`,
            ],
            [!(0,link_targets/* isNowhere */.xQ)(address, tested), pathDoubt(address, tested)],
            [!files && branch !== undefined, 'the branch may be older than live'],
            [!isNamed(address, live), unlistedDoubt(loss, isRemoved(address))],
        ];
        const [, why] = doubts.find(([isOpen]) => isOpen) ?? [];
        const finding = { page: (0,pages_place/* placeOf */.$t)(live.pages.pathOf(address) ?? address), target: address };
        if (why === undefined)
            return { ...finding, message: `/${address} ${loss} without a redirect` };
        return {
            ...finding,
            message: `/${address} is a live page that isn't ${where}. ${(0,sentences/* upperFirst */.Zb)(why)}`,
            level: 'unknown',
        };
    });
}
/** Why a page may be at an address that the list doesn't have. */
function pathDoubt(address, { redirects, pages }) {
    if (redirects?.find(address) === 'unknown')
        return 'a redirect with another pattern or case may match it';
    return pages.hasAlike(address) ? 'a folder or a page in another case has this path' : 'a page may be generated there';
}
/** Readers may not have found the page, but links to it are broken now. */
const NOT_LISTED = 'the live navigation does not list it';
/** What to do about such a page. @param isRemoved undefined if the files of the request aren't known */
function unlistedDoubt(loss, isRemoved) {
    const advice = `add a redirect only if readers know the page: ${NOT_LISTED}`;
    if (isRemoved === true || loss === LOSSES.whole)
        return advice;
    return `it may be newer than your branch: then rebase the branch. Otherwise, ${advice}`;
}
/** @param gone pages, also those outside of the navigation, and redirects */
function findRemoved(gone, { redirects, pages }) {
    const isSure = ({ level, message }) => level === undefined || message.endsWith(NOT_LISTED);
    const sources = new Set(gone.filter(isSure).flatMap(({ target = '' }) => target));
    const isByPattern = (address) => {
        const redirect = redirects?.find(address);
        const isGone = typeof redirect === 'object' && sources.has((0,pages_address/* exactAddressOf */.J6)(redirect.source));
        return isGone && redirects?.leadsOn(address, pages) === true;
    };
    return { sources, has: (address) => sources.has(address) || isByPattern(address) };
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/all-rules.js
/** Lists the rules. Reports name them in this order. */









const ALL = [
    vanishedPages,
    redirects,
    navigationEntries,
    unlistedPages,
    links,
    anchors_anchors,
    media,
    altText,
    codeLinks,
];
const RULES = ALL;
const RULE_NAMES = ALL.map(({ name }) => name);
/** What the findings of each rule are by default. */
const DEFAULTS = Object.fromEntries(ALL.map(({ name, severity }) => [name, severity]));
function all_rules_findingsOf(rule, found) {
    return found.map((one) => ({ rule, ...one }));
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/compare/behind.js
/** Finds page files of a request that the branch of the service has otherwise: it may lag behind. Pure. */






/**
 * One finding for what the branch still has, and one for what it doesn't have yet. Only a path that is exactly a place of the
 * service counts, or one beside such places: the pages of another repository are in other folders.
 */
function findBehind({ host }, states) {
    const { branch, files = [], tested, isAllowed } = states;
    if (branch === undefined || (0,hosts_host/* isOtherBranch */.TJ)(host, branch))
        return [];
    const { stale, missing } = differences(files, tested);
    const start = `the service's branch ${JSON.stringify(branch)} doesn't have this change yet`;
    const describe = (paths, verb, does) => {
        const [first, ...others] = paths.filter((path) => !isAllowed((0,pages_address/* addressOf */.ci)(path)));
        if (first === undefined)
            return [];
        const more = others.length === 0 ? '' : ` and ${(0,pluralize/* pluralize */.t)(others.length, 'other page')}`;
        const what = `it ${verb} ${first}${more}, which the ${(0,hosts_host/* requestName */.ZK)(host.name)} ${does}`;
        return [{ page: (0,pages_place/* placeOf */.$t)(first), message: `${start}: ${what}. ${RUN_AGAIN}`, level: 'unknown' }];
    };
    return [
        ...all_rules_findingsOf('vanished-pages', describe(stale, 'still has', 'removes')),
        ...all_rules_findingsOf('unlisted-pages', describe(missing, "doesn't have", 'adds')),
    ];
}
/** Files that the request removes and the branch has, and that it adds and the branch lacks. A renamed file counts once. */
function differences(files, tested) {
    // A page that gets another ending, or moves to an index file, keeps its address.
    const kept = new Set(files.flatMap(({ path, change }) => (change === 'removed' ? [] : (0,pages_address/* addressOf */.ci)(path))));
    const stale = [];
    const missing = [];
    const isBeside = besidePages(tested);
    for (const { path, change, previousPath } of files) {
        const before = change === 'removed' ? path : previousPath;
        const isNew = change === 'added' || (change !== 'removed' && before !== undefined);
        if (before !== undefined && isPlaceOf(before, tested) && !kept.has((0,pages_address/* addressOf */.ci)(before)))
            stale.push(before);
        else if (isNew && tested.isComplete && isBeside(path) && !tested.pages.has((0,pages_address/* addressOf */.ci)(path)))
            missing.push(path);
    }
    return { stale, missing };
}
const RUN_AGAIN = `Run the job again in a minute, or set ${(0,input_names/* inputName */.yu)('path')} to look at the files of the repository`;
function isPlaceOf(path, { pages }) {
    if (!(0,pages_place/* isPage */.yp)(path))
        return false;
    const listed = pages.pathOf((0,pages_address/* addressOf */.ci)(path));
    return listed !== undefined && (0,pages_address/* exactAddressOf */.J6)(listed) === (0,pages_address/* exactAddressOf */.J6)(path);
}
/** Tells whether the service would list a file: it lists other pages of the same folder. */
function besidePages({ pages }) {
    const folders = new Set(pages.addresses.filter((address) => address !== '').map(folderOf));
    return (path) => {
        const address = (0,pages_address/* addressOf */.ci)(path);
        const isLikePage = (0,pages_place/* isPage */.yp)(path) && !(0,pages_address/* isPartial */.mt)(path) && !pages_address/* CAPITALS */.S6.test((0,pages_address/* nameOf */.Vb)(address));
        return isLikePage && address !== '' && folders.has(folderOf(address));
    };
}
function folderOf(address) {
    return address.slice(0, Math.max(0, address.lastIndexOf('/')));
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/api/errors.js
var errors = __webpack_require__(43947);
// EXTERNAL MODULE: ../../build/src/text/group-by.js
var group_by = __webpack_require__(17266);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/compare/check-folder.js
/** Rejects a wrong folder. */








/** From so many live pages on, a folder that lacks most of them, or all, is probably another one. */
const [MIN_FOR_MOST, MIN_FOR_ALL] = [10, 5];
/**
 * Says of a folder that is new to live that it is. Throws InputError for one that is probably another one.
 * @param isMeant true for an address of live that may go
 * @param root the folder, relative to the workspace
 */
function checkFolder({ inputs: { to }, log }, states, isMeant, root) {
    const { live, tested, folder, config } = states;
    if (!folder)
        return;
    const inFolder = live.pages.addresses.filter((address) => (0,pages_address/* isWithinFolder */._d)(address, (0,pages_address/* folderAddressOf */.eb)(to)));
    const expected = inFolder.filter((address) => isOwnPage(address, live));
    const absent = expected.filter((address) => !tested.pages.has(address));
    // The folder with the configuration is the root of the project, so its pages have moved.
    const isRoot = to === '.' && config !== undefined && external_node_path_.posix.dirname(config.file) === root;
    if (!isRoot) {
        requirePlace(states, { to, root }, isMeant);
        requireRoot(states, { to, root }, expected, isMeant);
    }
    if (expected.length === 0 && folder.pages.size > 0)
        log.warning(`${(0,input_names/* inputName */.yu)('to')}: live has no page in "${to}", so all pages are new. Check the folder.`);
    const missing = absent.filter((address) => !isMeant(address)).length;
    const isMost = expected.length >= MIN_FOR_MOST && missing > expected.length / 2;
    const isEach = expected.length >= MIN_FOR_ALL && missing === expected.length;
    if (!isMost && !isEach)
        return;
    const problem = `${(0,input_names/* inputName */.yu)('path')}: ${absent.length} of ${expected.length} live pages aren't in this folder. Check that it is the one with all pages. If it is only a part of the project, set ${(0,input_names/* inputName */.yu)('to')}. If these pages may go, list them in ${(0,input_names/* inputName */.yu)('allow')}.`;
    throw new errors/* InputError */.dz([problem], 'pages');
}
const MOVED = `If the pages move, list their old paths in ${(0,input_names/* inputName */.yu)('allow')}.`;
/** Rejects a folder whose pages live has in another folder than `to`. */
function requirePlace(states, way, isMeant) {
    const found = findPlace(states, way);
    const kept = found.filter(({ own }) => states.folder?.pages.has(own));
    if (kept.filter(({ live }) => !isMeant(live)).length <= kept.length / 2)
        return;
    const [{ between } = { between: '' }] = kept;
    const count = `${kept.length} of ${(0,pluralize/* pluralize */.t)(states.folder?.pages.size ?? 0, 'page')}`;
    const fix = between === '' ? `Remove ${(0,input_names/* inputName */.yu)('to')}` : `Set ${(0,input_names/* setting */.Pe)('to', between)}`;
    const where = between === '' ? 'the root' : `"${between}"`;
    const problem = `${(0,input_names/* inputName */.yu)('to')}: live has ${count} of this folder in ${where} of the project, and none in "${way.to}". ${fix}. ${MOVED}`;
    throw new errors/* InputError */.dz([problem], 'pages');
}
/**
 * The pages of a folder that live has in one other folder than `to`, if they are half of them, and more than one or one of the
 * same size. The pages count that the folder had before the pull request.
 */
function findPlace(states, { to, root }) {
    const { live, tested, folder, files = [] } = states;
    const present = [...(folder?.pages.keys() ?? [])];
    const lost = tested.lostFiles.addresses.filter((address) => (0,pages_place/* isPage */.yp)(tested.lostFiles.pathOf(address) ?? ''));
    const pages = [...present, ...lost];
    if (pages.some((address) => live.pages.has(address)))
        return [];
    const start = (0,pages_address/* folderAddressOf */.eb)(to);
    const byName = (0,group_by/* groupBy */.$)(live.pages.addresses, pages_address/* nameOf */.Vb);
    const matches = pages.flatMap((own) => {
        const name = withoutFolder(own, start);
        const found = name === '' ? [] : (byName.get((0,pages_address/* nameOf */.Vb)(name)) ?? []).filter((one) => endsLike(one, name));
        return found.map((one) => ({ own, live: one, between: startOf(one, name) }));
    });
    const found = largestGroup(matches);
    const restOf = pathInFolder(root);
    const isNew = ({ path, change, previousPath }) => (change === 'added' || previousPath !== undefined) && (0,pages_place/* isPage */.yp)(path) && restOf(path) !== undefined;
    const before = pages.length - files.filter(isNew).length;
    return found.length >= before / 2 && isSure(found, states) ? found : [];
}
/** Rejects a folder that has most pages of live in one folder of its own, such as the root of a repository. */
function requireRoot(states, { to, root }, expected, isMeant) {
    const { live, tested, folder } = states;
    const start = (0,pages_address/* folderAddressOf */.eb)(to);
    // The start page has the name of its folder here.
    const wanted = expected.filter((address) => address !== start);
    const absent = wanted.filter((address) => !tested.pages.has(address) && !isMeant(address));
    const byName = (0,group_by/* groupBy */.$)(absent, pages_address/* nameOf */.Vb);
    const matches = [...(folder?.pages.keys() ?? [])].flatMap((own) => {
        if (live.pages.has(own))
            return [];
        const path = withoutFolder(own, start);
        const found = (byName.get((0,pages_address/* nameOf */.Vb)(path)) ?? []).map((one) => ({ one, name: withoutFolder(one, start) }));
        return found
            .filter(({ name }) => endsLike(path, name))
            .map(({ one, name }) => ({ own, live: one, between: startOf(path, name) }));
    });
    const most = largestGroup(matches);
    const path = external_node_path_.posix.join(root, most[0]?.between ?? '');
    const hasConfig = folder?.files.has(external_node_path_.posix.join(start, most[0]?.between ?? '', pages_place/* USUAL_CONFIG_FILE */.v0)) === true;
    if (most.length <= wanted.length / 2 || !(hasConfig || isSure(most, states)))
        return;
    const problem = `${(0,input_names/* inputName */.yu)('path')}: "${path}" has ${most.length} of ${(0,pluralize/* pluralize */.t)(wanted.length, 'live page')}, and "${root}" doesn't have them at the same path. Set ${(0,input_names/* setting */.Pe)('path', path)}. ${MOVED}`;
    throw new errors/* InputError */.dz([problem], 'pages');
}
function withoutFolder(address, folder) {
    return address.slice(folder === '' ? 0 : folder.length + 1);
}
function endsLike(address, name) {
    return address === name || address.endsWith(`/${name}`);
}
/** What is before the name at the end of an address. */
function startOf(address, name) {
    return address.slice(0, Math.max(0, address.length - name.length - 1));
}
function largestGroup(matches) {
    const groups = [...(0,group_by/* groupBy */.$)(matches, ({ between }) => between).values()];
    return groups.sort((a, b) => b.length - a.length)[0] ?? [];
}
/** One page can have the name of another one, but rarely its size, too. */
function isSure(found, { folder, liveSizes }) {
    const isAlike = ({ own, live }) => {
        const size = liveSizes.get(live) ?? 0;
        return size > 0 && folder?.pages.get(own)?.sizes.includes(size) === true;
    };
    return found.length > 1 || found.some(isAlike);
}

// EXTERNAL MODULE: ../../build/src/disk/repository.js
var repository = __webpack_require__(1455);
// EXTERNAL MODULE: ../../build/src/disk/find-files.js
var find_files = __webpack_require__(50170);
// EXTERNAL MODULE: ../../build/src/disk/read.js
var read = __webpack_require__(55919);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
// EXTERNAL MODULE: ../../build/src/commands/inputs/folder.js
var inputs_folder = __webpack_require__(2418);
// EXTERNAL MODULE: ../../build/src/commands/inputs/idle-globs.js + 1 modules
var idle_globs = __webpack_require__(39980);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/read/code-files.js
/** Finds links in the files that the input code names, and says which this change breaks. */













const MAX_FILE_BYTES = 2_000_000;
/**
 * Links that never led anywhere are old, unless the pull request changes their file. The log names the files that weren't read.
 * @param removed what this change takes away
 */
async function checkCode({ inputs, host, log, signal }, { live, tested, files }, removed) {
    const { code, siteUrl: siteUrls = [], scope } = inputs;
    const loss = lossOf(files, scope === 'all');
    const all = [];
    const unread = [];
    const idleUrls = new Set(siteUrls);
    for (const { path: file, problem } of code ? await (0,find_files/* findFiles */.lY)(host.workspace, code) : []) {
        signal.throwIfAborted();
        const text = problem === undefined ? await readCode(host.workspace, file) : { unread: problem };
        if (typeof text !== 'string') {
            unread.push({ path: file, reason: text.unread });
            continue;
        }
        all.push(...findInCode(text, file, { live, tested, siteUrls, removed, loss }));
        for (const url of idleUrls)
            if (hasSite(text, url))
                idleUrls.delete(url);
    }
    if (code)
        await noticeIdle({ host, log }, code, unread.length === 0 ? idleUrls : new Set());
    (0,inputs_folder/* logFiles */.eO)(log, 'not checked for links', unread);
    const changed = new Set(files?.map(({ path }) => path));
    const isChanged = (file) => {
        const { path, other } = (0,repository/* fileInRepository */.QR)(host.workspace, file, (0,hosts_host/* ownRepository */.d5)(host.runContext));
        return other === undefined && changed.has(path);
    };
    const found = all.filter(({ level, file = '' }) => level === undefined || scope === 'all' || isChanged(file));
    return { found, old: all.length - found.length };
}
/** A typo would turn the rule off. The files may have no link yet, so a URL that none of them has is only a notice. */
async function noticeIdle({ host, log }, code, idleUrls) {
    await (0,idle_globs/* warnAboutIdleFileGlobs */.V)(log, host.workspace, { label: (0,input_names/* inputName */.yu)('code'), globs: code });
    for (const url of idleUrls)
        log.notice(`${(0,input_names/* inputName */.yu)('site-url')}: no file of ${(0,input_names/* inputName */.yu)('code')} has ${(0,sentences/* quoted */.TL)(url)}. Check the spelling, or remove the line.`);
}
/** The text of a file, or why it isn't read. A file behind a symlink is found by its own path, too. */
async function readCode(workspace, file) {
    const path = (0,external_node_path_.join)(workspace, file);
    if ((0,disk_paths/* realPathBelow */.bu)(workspace, path) !== (0,external_node_path_.join)(file))
        return '';
    return (0,read/* readTextFile */.Gu)(path, MAX_FILE_BYTES).catch((error) => ({
        unread: error instanceof RangeError ? `larger than ${(0,units/* formatBytes */.z3)(MAX_FILE_BYTES)}` : (0,read/* readErrorReason */.Dx)(error),
    }));
}

// EXTERNAL MODULE: ../../build/src/text/line-counter.js
var line_counter = __webpack_require__(20014);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/read/config-lines.js
/** Finds the lines of redirects and navigation entries in the text of a configuration. Pure. */



/** The findings, with file and line of those in redirects and in the navigation. */
function withConfigLines(findings, config) {
    if (!config)
        return findings;
    const files = [config, ...(config.parts ?? [])].map(({ file, text }) => ({ file, lines: linesOf(text) }));
    return findings.map((finding) => {
        if (finding.rule !== 'redirects' && finding.rule !== 'navigation-entries')
            return finding;
        const places = files.map(({ file, lines }) => ({ file, line: lineOf(finding, lines) }));
        const { file, line } = places.find((place) => place.line !== undefined) ?? { file: config.file, line: undefined };
        return { ...finding, file, ...(line !== undefined && { line }) };
    });
}
function lineOf({ rule, page, target = '' }, { entries, redirects }) {
    return rule === 'redirects' ? (redirects.get(`${page}\n${target}`) ?? redirects.get(page)) : entries.get(page);
}
/** An object without others in it. */
const OBJECT = /\{[^{}]*\}/g;
const SOURCE = /"source"\s*:\s*"((?:[^"\\]|\\.)*)"/;
const DESTINATION = /"destination"\s*:\s*"((?:[^"\\]|\\.)*)"/;
/** A text with its name, or another text, which a colon makes a name. */
const TEXT = /"((?:[^"\\]|\\.)*)"\s*:\s*"((?:[^"\\]|\\.)*)"|"((?:[^"\\]|\\.)*)"(\s*:)?/g;
/** The first line of each entry, by its place, and the last one of each redirect, by its source with and without its destination. */
function linesOf(json) {
    const [entries, redirects] = [new Map(), new Map()];
    for (const [line, [object]] of matchesOf(json, OBJECT)) {
        const [source, destination] = [SOURCE.exec(object), DESTINATION.exec(object)];
        if (!source || !destination)
            continue;
        const lineInObject = object.slice(0, source.index).split('\n').length - 1;
        const place = (0,pages_address/* exactAddressOf */.J6)(source[1] ?? '');
        redirects.set(`${place}\n${destination[1] ?? ''}`, line + lineInObject).set(place, line + lineInObject);
    }
    for (const [line, [, name, value, text, colon]] of matchesOf(json, TEXT)) {
        const entry = /^(?:path|root|href|url|link)$/.test(name ?? '') ? value : colon === undefined ? text : undefined;
        if (entry !== undefined && !entries.has((0,pages_place/* placeOf */.$t)(entry)))
            entries.set((0,pages_place/* placeOf */.$t)(entry), line);
    }
    return { entries, redirects };
}
/** Each match of a pattern, with the line where it begins. */
function* matchesOf(text, pattern) {
    const lineOf = (0,line_counter/* lineCounter */.L)(text);
    for (const match of text.matchAll(pattern))
        yield [lineOf(match.index), match];
}

// EXTERNAL MODULE: ../../build/src/api/concurrency.js
var concurrency = __webpack_require__(7609);
// EXTERNAL MODULE: ../../build/src/api/endpoints/content.js
var content = __webpack_require__(43098);
// EXTERNAL MODULE: ../../build/src/api/endpoints/media.js
var endpoints_media = __webpack_require__(8175);
// EXTERNAL MODULE: ../../build/src/pages/front-matter-faults.js
var front_matter_faults = __webpack_require__(82589);
// EXTERNAL MODULE: ../../build/src/pages/front-matter.js
var front_matter = __webpack_require__(46907);
// EXTERNAL MODULE: ../../build/src/project/page-text.js
var page_text = __webpack_require__(90050);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ../../build/src/text/unicode-form.js
var unicode_form = __webpack_require__(66285);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/read/folder.js
/** Reads pages and files of the folder. */













/** Larger pages aren't read: they may be pages. */
const MAX_PAGE_BYTES = 10_000_000;
const READS_PER_TURN = 100;
/**
 * @param root absolute path of the folder
 * @param listed pages of live, and entries of the navigation
 */
async function readFolder(context, root, listed) {
    const { host, inputs, log } = context;
    const { to } = inputs;
    const isResult = (0,inputs_folder/* resultsBelow */.iv)(root, context);
    const found = await listFolder(context, root, (path) => {
        if ((0,pages_address/* nameOf */.Vb)(path) === 'node_modules')
            return 'installed packages';
        return isResult((0,external_node_path_.join)(root, path)) ? 'results of docs-ci' : undefined;
    });
    const paths = found.filter(({ problem }) => problem === undefined).map(({ path }) => path);
    const projectPath = (path) => external_node_path_.posix.join(to, (0,unicode_form/* unicodeForm */.w)(path, 'NFC'));
    const pages = new Map();
    const doubtful = found.filter(({ problem }) => problem !== undefined).map(({ path }) => projectPath(path));
    const buffer = Buffer.allocUnsafeSlow(MAX_PAGE_BYTES);
    for (const [index, one] of paths.filter(pages_place/* isPage */.yp).entries()) {
        if (index % READS_PER_TURN === 0)
            await (0,promises_.setImmediate)();
        context.signal.throwIfAborted();
        const path = projectPath(one);
        const isShown = !pages_address/* CAPITALS */.S6.test((0,pages_address/* nameOf */.Vb)((0,pages_place/* placeOf */.$t)(one))) || listed.has((0,pages_address/* addressOf */.ci)(path));
        const sizes = isShown ? sizesOf((0,external_node_path_.join)(root, one), buffer) : undefined;
        const file = (0,disk_paths/* workspacePath */.X5)(host.workspace, (0,external_node_path_.join)(root, one));
        if (typeof sizes === 'string')
            log.warning(`${file}: not checked, because ${sizes}.`, { file });
        const other = pages.get((0,pages_address/* addressOf */.ci)(path));
        if (!Array.isArray(sizes))
            doubtful.push(path);
        else if (!other)
            pages.set((0,pages_address/* addressOf */.ci)(path), { path, file, sizes });
        else
            log.notice(`${file}: not checked, because ${other.file} has the same URL.`);
    }
    return { pages, doubtful: new pages_address/* AddressSet */.dy(doubtful), files: new pages_address/* AddressSet */.dy(paths.map(projectPath)) };
}
function listFolder({ host }, folder, skipReason) {
    return (0,inputs_folder/* listInputFolder */.tr)({ hostName: host.name, workspace: host.workspace, folder }, skipReason);
}
/** Throws InputError if the folder or the configuration file that an input names doesn't exist. */
function requireFiles({ host: { name: hostName, workspace }, inputs }) {
    const { path: folder, configFile } = inputs;
    if (folder !== undefined)
        (0,inputs_folder/* requireFolder */.OK)({ hostName, workspace, folder, hasPages: true });
    if (configFile === undefined || (0,disk_paths/* isFile */.fo)(configFile))
        return;
    const name = (0,disk_paths/* workspacePath */.X5)(workspace, configFile);
    const isFolderPart = folder !== undefined && (0,disk_paths/* isFile */.fo)((0,external_node_path_.join)(folder, name));
    const fix = isFolderPart
        ? `The path begins in the root of the repository: set ${(0,input_names/* setting */.Pe)('config-file', (0,disk_paths/* workspacePath */.X5)(workspace, (0,external_node_path_.join)(folder, name)))}.`
        : `Check the spelling, and that ${(0,hosts_host/* originOf */.yv)('file', hostName)}.`;
    throw new errors/* InputError */.dz([`${(0,input_names/* inputName */.yu)('config-file')}: ${JSON.stringify(name)} isn't a file. ${fix}`]);
}
/** Bytes and UTF-16 units, with each kind of line break and with or without the last one; or why it can't be read. */
function sizesOf(file, buffer) {
    try {
        const bytes = (0,read/* readSmallFile */.EW)(file, buffer);
        if (!(0,external_node_buffer_.isUtf8)(bytes))
            return "it isn't valid UTF-8. Save the page as UTF-8";
        const text = bytes.toString('utf8');
        const unix = text.replaceAll('\r\n', '\n');
        const forms = [text, unix, unix.replace(/\n$/, ''), `${unix}\n`];
        return forms.flatMap((form) => [form.length, Buffer.byteLength(form)]);
    }
    catch (error) {
        return error instanceof RangeError ? 'it is larger than 10 MB' : `it can't be read: ${(0,read/* readErrorReason */.Dx)(error)}`;
    }
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/read/texts.js
/** Reads and parses the pages of live and of the tested state, each once. */













const NO_INCLUSIONS = { imports: [], parts: [] };
class Texts {
    #contents = new Map();
    #pages = {
        live: new Map(),
        tested: new Map(),
    };
    /** Addresses of pages whose headings weren't looked at. */
    unreadTargets = new Set();
    /** Files and pages of the tested state that aren't valid MDX, unlike a page of the same size that live has. */
    invalid = new Set();
    #library;
    #states;
    #run;
    #parser;
    /** @param states the states whose pages are read */
    constructor(run, states, parser) {
        this.#run = run;
        this.#states = states;
        this.#parser = parser;
    }
    get states() {
        return this.#states;
    }
    /** Takes note of which pages differ from live among those that counted as unchanged because of their size only. */
    settleUnread(differing) {
        const { changed, edited } = this.#states;
        const withThem = (some) => new Set([...some, ...differing]);
        this.#states = { ...this.#states, changed: withThem(changed), edited: withThem(edited), unread: undefined };
    }
    /** Public URLs of the documentation. */
    get siteUrls() {
        return this.#run.inputs.siteUrl ?? [];
    }
    /** True if pages that didn't change may be read, too. */
    get mayReadAll() {
        return this.states.folder !== undefined || this.#run.inputs.scope === 'all';
    }
    /** Calls `work` for several pages at a time, and shows how many are done. */
    async forEach(verb, pages, work) {
        await (0,concurrency/* forEachPage */.oO)(this.#run, pages, { verb, concurrency: concurrency/* REQUESTS_AT_ONCE */.PU }, work);
    }
    /** The number of tested pages that were parsed. */
    get pagesRead() {
        return this.#pages.tested.size;
    }
    /** The text of a page; undefined if it isn't there. */
    async read(side, address) {
        const { states } = this;
        this.#run.signal.throwIfAborted();
        const path = states[side].pages.pathOf(address);
        const own = side === 'tested' ? states.folder?.pages.get(address) : undefined;
        // The file may be gone by now.
        if (own)
            return (0,read/* readTextFile */.Gu)((0,external_node_path_.join)(this.#run.host.workspace, own.file), MAX_PAGE_BYTES).catch(() => undefined);
        if (path === undefined || (0,pages_place/* placeProblem */.Do)(path) !== undefined || (side === 'tested' && states.folder))
            return undefined;
        const key = `${side} ${address}`;
        const content = this.#contents.get(key) ?? this.#request(path, side === 'tested' ? states.branch : undefined);
        this.#contents.set(key, content);
        return content;
    }
    async #request(path, branch) {
        try {
            return (await (0,content/* getPage */.WE)(this.#run.api, path, branch === undefined ? {} : { branch })).content;
        }
        catch (error) {
            if ((0,errors/* hasStatus */.Ro)(error, 404))
                return undefined;
            throw error;
        }
    }
    /** The media library; undefined if its files have no folder in common. */
    readLibrary() {
        const read = async () => {
            const urls = [];
            for await (const { url } of (0,endpoints_media/* listMedia */.Bl)(this.#run.api))
                urls.push(url);
            return libraryOf(urls);
        };
        return (this.#library ??= read());
    }
    /** The pages of the tested state that were parsed until now. */
    async parsedInTested() {
        return (await Promise.all(this.#pages.tested.values())).filter((page) => page !== undefined);
    }
    /** A page of a state; undefined if it isn't there, or can't be parsed. */
    parse(side, address) {
        const page = this.#pages[side].get(address) ?? this.#parseNow(side, address);
        this.#pages[side].set(address, page);
        return page;
    }
    async #parseNow(side, address) {
        const text = await this.read(side, address);
        if (text === undefined)
            return undefined;
        const path = this.states[side].pages.pathOf(address) ?? address;
        const file = side === 'tested' ? this.states.folder?.pages.get(address)?.file : undefined;
        // What is so since long ago isn't news.
        const isAlike = this.states.unread?.addresses.has(address) === true;
        const say = (problem, level = 'notice') => {
            if (side === 'tested' && !isAlike)
                this.#run.log[level](`${file ?? path}: ${problem}.`);
        };
        const parsed = await this.#parseText({ path, text }, ({ reason, line }) => {
            if (side === 'tested' && !isAlike)
                this.invalid.add(`${file ?? path}:${line}`);
            say(`read as Markdown, because it isn't valid MDX, so its build may fail: ${reason} (line ${line})`);
        });
        for (const { line, reason } of side === 'tested' ? await (0,front_matter_faults/* findFrontMatterFaults */.b)((0,page_text/* normalize */.S8)(text)) : [])
            say(`the front matter isn't valid YAML: ${reason} (line ${line})`);
        if (parsed.kind === 'too complex')
            say(`links aren't checked, because ${parsed.reason}`, 'warning');
        if (parsed.kind !== 'parsed')
            return undefined;
        const lineOf = (0,line_counter/* lineCounter */.L)(text);
        const references = parsed.references.map((reference) => ({ ...reference, line: lineOf(reference.start) }));
        const { imports, parts } = parsed.outline ?? NO_INCLUSIONS;
        const withLine = (one) => ({ path: one, line: lineOf(Math.max(text.indexOf(one), 0)) });
        return {
            path,
            file,
            references,
            imports: imports.map(withLine),
            parts: parts.map(withLine),
            outline: parsed.outline,
            isHidden: (0,page_text/* isManifest */.Yh)(text) || (0,front_matter/* isHiddenPage */._)((0,page_text/* normalize */.S8)(text)),
        };
    }
    /** Reads what isn't valid MDX as Markdown, in which each text is valid. */
    async #parseText(page, onFault) {
        const parsed = await this.#parser.parse(page);
        if (parsed.kind !== 'invalid')
            return parsed;
        onFault(parsed.fault);
        return this.#parser.parse({ ...page, format: 'markdown' });
    }
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/rule.js
/** True for what is wrong, and not only not known, or permitted. */
function isWrong({ level }) {
    return level !== 'unknown' && level !== 'allowed';
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/vanished-redirects.js
/** Finds the redirects of live that a change takes away, for the rule vanished-pages: each is an address that was published. Pure. */




function findVanishedRedirects({ live, tested, doubt, loss = LOSSES.sure }) {
    const redirects = live.config ? live.redirects : undefined;
    if (!redirects || !tested.redirects)
        return { findings: [], old: 0 };
    const seen = new Set();
    const findings = [];
    let old = 0;
    for (const redirect of redirects.all.filter(redirects_redirects/* redirectsAnything */.qA)) {
        const place = (0,pages_address/* exactAddressOf */.J6)(redirect.source);
        if (seen.has(place))
            continue;
        seen.add(place);
        const certain = (0,redirect_ends/* fateOf */._L)(redirect, live, tested);
        const fate = certain === 'gone' && doubt !== undefined ? { doubt } : certain;
        if (fate === 'old')
            old += 1;
        else if (fate === 'gone') {
            const proposal = successorOf(redirect, redirects, tested);
            const message = `/${place} ${loss} with its redirect`;
            findings.push({ ...placeOf(redirect, place), message, ...(proposal !== undefined && { proposal }) });
        }
        else if (fate !== 'kept') {
            const message = `/${place} isn't redirected any more, but ${fate.doubt}`;
            findings.push({ ...placeOf(redirect, place), message, level: 'unknown' });
        }
    }
    return { findings, old };
}
function placeOf({ source }, page) {
    return { kind: 'redirect', page, target: (0,redirects_redirects/* isPlainSource */.ar)(source) ? (0,pages_address/* addressOf */.ci)(source) : page };
}
/** The page that a redirect led to, if it is still there. */
function successorOf({ source }, redirects, { pages }) {
    const end = (0,redirects_redirects/* isPlainSource */.ar)(source) ? redirects.follow((0,pages_address/* addressOf */.ci)(source), pages) : undefined;
    return end?.kind === 'page' ? end.address : undefined;
}

// EXTERNAL MODULE: ../../build/src/text/list-items.js
var list_items = __webpack_require__(90692);
// EXTERNAL MODULE: ../../build/src/pages/headings.js
var headings = __webpack_require__(15951);
// EXTERNAL MODULE: ../../build/src/pages/reference.js
var reference = __webpack_require__(64931);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/in-page.js
/** Applies the rules to one page. Pure. */





function findInPage(page, state, { siteUrls, library }) {
    const linked = { page, state, library, links: linksOf(page, state, siteUrls) };
    const findings = [];
    const anchors = [];
    for (const { name: rule, inPage } of RULES)
        for (const { anchor, ...found } of inPage?.(linked) ?? []) {
            const [finding] = all_rules_findingsOf(rule, [found]);
            if (anchor)
                anchors.push({ ...anchor, finding });
            else
                findings.push(finding);
        }
    return { findings, anchors };
}
function linksOf({ path, file, references }, state, siteUrls) {
    return references.map(({ url, isEmbedded, lacksAlt, line }) => {
        const place = { page: (0,pages_place/* placeOf */.$t)(path), file, line, url };
        const below = pathBelow(url, siteUrls);
        const link = { place, isEmbedded, ...(lacksAlt !== undefined && { lacksAlt }), isFullUrl: below !== undefined };
        // The pages that include a part give its relative links their places, and have the headings.
        if (below === undefined && (0,pages_address/* isPartial */.mt)(path) && isRelative(url))
            return { ...link, target: { kind: 'unknown' } };
        // What is below the public URL begins at the root of this project.
        const [ownUrl, from] = below === undefined ? [url, path] : [below, ''];
        return { ...link, target: (0,link_targets/* findTarget */.FB)({ url: ownUrl, isEmbedded }, from, state) };
    });
}
function isRelative(url) {
    return !/^\s*(?:\/|[a-z][a-z\d+.-]*:)/i.test(url);
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/compare/find-in-texts.js
/** Finds what is wrong in the texts of pages, of the tested state and of live, with few pages read. */












/** Headings that a finding names. */
const MAX_NAMED = 3;
/** Among more pages, a manifest is only one of many that readers may miss. */
const MAX_DOUBTFUL = 50;
/**
 * Leaves out the manifests of push-content among vanished pages: they are in no folder, and readers don't need them. No
 * navigation lists them, so only what is doubtful is read.
 */
async function withoutManifests(texts, vanished) {
    const doubtful = vanished.filter(({ level }) => level === 'unknown').slice(0, MAX_DOUBTFUL);
    const manifests = new Set();
    await texts.forEach('Checking', doubtful, async (found) => {
        if ((0,page_text/* isManifest */.Yh)((await texts.read('live', found.target ?? '')) ?? ''))
            manifests.add(found);
    });
    return vanished.filter((found) => !manifests.has(found));
}
/** What is wrong in the texts of pages. */
async function findIn(texts, side, addresses) {
    const { states, siteUrls } = texts;
    const found = [];
    await texts.forEach('Checking', addresses, async (address) => {
        const page = await texts.parse(side, address);
        if (!page)
            return;
        const library = page.references.some(isWebImage) ? await texts.readLibrary() : undefined;
        const { findings, anchors } = findInPage(page, states[side], { siteUrls, library });
        found.push(...findings);
        for (const link of anchors)
            if (await lacksAnchor(texts, side, link))
                found.push(link.finding);
    });
    return found;
}
/** Parsing more pages takes longer than people wait for a quick check. */
const MAX_ALIKE = 300;
/** Reading more pages of live takes longer than a minute at most limits of a key. */
const MAX_ALIKE_READS = 50;
/**
 * Compares the pages of a folder that have the size of the live page, if few of them need the live text: those with a finding,
 * old or new, hidden ones, and those that dead anchors lead to. No other page can make anything worse.
 */
async function compareAlike(texts) {
    const { folder, unread, changed } = texts.states;
    if (!folder || !unread || unread.addresses.size > MAX_ALIKE)
        return;
    const alike = [...unread.addresses];
    const found = await findIn(texts, 'tested', [...changed, ...alike]);
    const known = found.filter(isWrong);
    const named = new Set(known.flatMap(({ page, target = '' }) => [(0,pages_address/* addressOf */.ci)(page), target.split('#', 1)[0] ?? '']));
    const pages = await Promise.all(alike.map((address) => texts.parse('tested', address)));
    const needed = alike.filter((address, index) => named.has(address) || pages[index]?.isHidden === true);
    if (needed.length > MAX_ALIKE_READS)
        return;
    const live = await Promise.all(needed.map((address) => texts.read('live', address)));
    const tested = await Promise.all(needed.map((address) => texts.read('tested', address)));
    // Without the text of live, each old problem would look like a new one.
    if (live.includes(undefined))
        return;
    texts.settleUnread(needed.filter((_, index) => (0,page_text/* normalize */.S8)(live[index] ?? '') !== (0,page_text/* normalize */.S8)(tested[index] ?? '')));
}
/** What unchanged pages link to or show, and this change takes away: pages, files, and headings of pages that it edits. */
async function findInUnchanged(texts, removed) {
    const { siteUrls, states } = texts;
    const { changed, tested } = states;
    const { lostFiles } = tested;
    const altered = new Set(alteredPages(states));
    if (removed.sources.size + lostFiles.size + altered.size === 0)
        return [];
    const mayLose = lossTest([...removed.sources, ...lostFiles.addresses], [...altered]);
    const lost = { addresses: removed, files: lostFiles };
    const rules = new Map(RULES.map((rule) => [rule.name, rule]));
    const isLost = (finding) => rules.get(finding.rule)?.isLost?.(finding, lost) === true;
    const found = [];
    const unchanged = tested.pages.addresses.filter((address) => !changed.has(address));
    await texts.forEach('Checking', unchanged, async (address) => {
        const isRead = mayLose((0,reference/* decodePath */.q0)((await texts.read('tested', address)) ?? ''), address);
        const page = isRead ? await texts.parse('tested', address) : undefined;
        if (!page)
            return;
        const { findings, anchors } = findInPage(page, tested, { siteUrls, library: undefined });
        found.push(...findings.filter(isLost));
        for (const link of anchors)
            if (await losesAnchor(texts, link, altered))
                found.push(link.finding);
    });
    return found;
}
/** True for a link of an unchanged page whose heading was there before this change. */
async function losesAnchor(texts, link, altered) {
    const candidates = link.addresses.filter((address) => altered.has(address));
    if (candidates.length === 0 || !(await lacksAnchor(texts, 'tested', link)))
        return false;
    for (const address of candidates) {
        const outline = (await texts.parse('live', address))?.outline;
        if (outline && (0,headings/* findAnchor */.t1)(link.name, outline) === 'there')
            return true;
    }
    return false;
}
/**
 * Pages that lose headings, to which links lead that aren't looked at.
 * @param linksNotRead says which links to something aren't looked at, as a clause
 */
async function findLostHeadings(texts, linksNotRead) {
    const { states } = texts;
    const verb = states.files ? 'loses' : 'seems to lose';
    const found = [];
    for (const address of alteredPages(states)) {
        const [before, now] = await Promise.all([texts.parse('live', address), texts.parse('tested', address)]);
        const lost = before?.outline && now?.outline ? (0,headings/* lostAnchors */.ZH)(before.outline, now.outline) : [];
        if (!now || lost.length === 0)
            continue;
        const [noun, them] = lost.length === 1 ? ['heading', 'it'] : ['headings', 'them'];
        const message = `the page ${verb} the ${noun} ${(0,list_items/* listItems */.D)(lost.map(sentences/* quoted */.TL), MAX_NAMED)}; ${linksNotRead(them)}`;
        found.push({ page: (0,pages_place/* placeOf */.$t)(now.path), file: now.file, message, level: 'unknown' });
    }
    return all_rules_findingsOf('anchors', found);
}
/** Addresses of pages whose headings the change may take away. Without its files, each page that isn't as in live counts. */
function alteredPages({ files, edited, changed, live }) {
    return [...(files ? edited : changed)].filter((address) => live.pages.has(address));
}
async function lacksAnchor(texts, side, { addresses, name }) {
    const { changed, tested } = texts.states;
    for (const address of addresses) {
        // A page that didn't change isn't read for this, and has the same text on both sides.
        const isSame = tested.pages.has(address) && !changed.has(address);
        const isRead = texts.mayReadAll || !isSame;
        if (!isRead && side === 'tested')
            texts.unreadTargets.add(address);
        const page = isRead ? await texts.parse(isSame ? 'tested' : side, address) : undefined;
        if (!page?.outline || (0,headings/* findAnchor */.t1)(name, page.outline) !== 'missing')
            return false;
    }
    return true;
}
/**
 * Pages that readers don't find in the navigation, unless they are hidden or parts of pages that were parsed.
 * @param unlisted addresses of pages that the navigation doesn't list
 */
async function findOutsideNavigation(texts, unlisted) {
    const parsed = await texts.parsedInTested();
    const imports = new Set(parsed.flatMap(({ imports: own = [], parts = [] }) => [...own, ...parts]).map(({ path }) => (0,pages_address/* nameOf */.Vb)((0,pages_place/* placeOf */.$t)(path))));
    const found = unlisted.map(async (address) => {
        const page = imports.has((0,pages_address/* nameOf */.Vb)(address)) ? undefined : await texts.parse('tested', address);
        const message = `/${address} isn't in the navigation: add it, hide it with hidden: true, or list it in ${(0,input_names/* inputName */.yu)('allow')}`;
        return page && !page.isHidden ? [{ page: (0,pages_place/* placeOf */.$t)(page.path), file: page.file, message }] : [];
    });
    return all_rules_findingsOf('unlisted-pages', (await Promise.all(found)).flat());
}
/** Pages whose front matter hides them, unlike that of live. */
async function findHidden(texts, addresses) {
    const hidden = [];
    for (const address of addresses) {
        if (!texts.states.live.pages.has(address) || !(await texts.parse('tested', address))?.isHidden)
            continue;
        const before = await texts.parse('live', address);
        if (before && !before.isHidden)
            hidden.push(address);
    }
    return hidden;
}
/**
 * True for a page that may link to one of these addresses, or to an anchor of these pages. Linear in the text.
 * @param lost addresses, and sources of redirects that are patterns
 * @param edited addresses of pages whose headings may go
 */
function lossTest(lost, edited) {
    const [marks, names] = [lost.filter((one) => (0,redirects_redirects/* isPlainSource */.ar)(`/${one}`)).map(markOf), edited.map(markOf)];
    const patterns = lost.filter((one) => !(0,redirects_redirects/* isPlainSource */.ar)(`/${one}`)).map(longestWordOf);
    return (text, address) => {
        // In the folder of a pattern, a relative link has only what its parameters stand for.
        if (patterns.some((mark) => text.includes(mark) || address.includes(mark)))
            return true;
        if (marks.some((mark) => text.includes(mark)))
            return true;
        const present = text.includes('#') ? names.filter((name) => text.includes(name)) : [];
        if (present.length === 0)
            return false;
        return text
            .split(/[\s"'()<>]+/)
            .some((word) => present.some((name) => word.slice(0, Math.max(0, word.indexOf('#'))).includes(name)));
    };
}
/** What each link to a page has in any form: escapes, entities and accents of its own only change other characters. */
function markOf(address) {
    const name = (0,pages_address/* nameOf */.Vb)(address);
    return longestWordOf(name) || name;
}
/** The longest word outside of parameters; empty without one. */
function longestWordOf(path) {
    const words = path.replace(/:\w+/g, '').match(/[a-z\d]+/gi) ?? [];
    return words.sort((a, b) => b.length - a.length)[0] ?? '';
}
function isWebImage({ url, isEmbedded }) {
    return isEmbedded && /^https?:/i.test(url);
}

// EXTERNAL MODULE: ../../build/src/pages/page-title.js
var page_title = __webpack_require__(5744);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/compare/successors.js
/** Finds the page that a vanished page seems to be now: by near-equal text, else by title and name. */



/** Share of equal lines from which two texts are one page, and how far the next page must be behind. */
const MIN_SHARE = 0.6;
const MIN_LEAD = 0.02;
/** Returns the address of the successor of each vanished page that has exactly one. */
function findSuccessors(vanished, added) {
    const candidates = added.map(({ address, text }) => ({ address, lines: successors_linesOf(text) }));
    const successors = new Map();
    for (const { address, text, title } of vanished) {
        const lines = successors_linesOf(text);
        const shares = candidates.map((one) => ({ address: one.address, share: diceOf(lines, one.lines) }));
        const [best, next] = shares.sort((a, b) => b.share - a.share);
        const isSame = best && best.share >= MIN_SHARE && best.share - (next?.share ?? 0) >= MIN_LEAD;
        const named = added.filter((page) => page.title === title && (0,pages_address/* nameOf */.Vb)(page.address) === (0,pages_address/* nameOf */.Vb)(address));
        const successor = isSame ? best : named.length === 1 ? named[0] : undefined;
        if (successor)
            successors.set(address, successor.address);
    }
    return successors;
}
function successors_linesOf(text) {
    const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    const counts = new Map();
    for (const line of lines)
        counts.set(line, (counts.get(line) ?? 0) + 1);
    return { counts, total: lines.length };
}
/** The share of equal lines, 0 to 1. */
function diceOf(a, b) {
    let equal = 0;
    for (const [line, count] of a.counts)
        equal += Math.min(count, b.counts.get(line) ?? 0);
    return a.total + b.total === 0 ? 0 : (2 * equal) / (a.total + b.total);
}
/** For more vanished pages, no successor is looked for. */
const MAX_PROPOSALS = 50;
/** Vanished address → address of the new page that it seems to be. */
async function proposeRedirects(texts, vanished) {
    const { live, tested } = texts.states;
    const added = tested.pages.addresses.filter((address) => !live.pages.has(address));
    const gone = [...vanished].slice(0, MAX_PROPOSALS);
    if (added.length === 0 || gone.length === 0)
        return new Map();
    const contents = { live: [], tested: [] };
    const pages = [
        ...gone.map((address) => ['live', address]),
        ...added.map((address) => ['tested', address]),
    ];
    await texts.forEach('Comparing', pages, async ([side, address]) => {
        const read = await texts.read(side, address);
        if (read === undefined)
            return;
        const text = (0,page_text/* normalize */.S8)(read);
        contents[side].push({ address, text, title: await (0,page_title/* titleOfPage */.n)(text, address) });
    });
    return findSuccessors(contents.live, contents.tested);
}
/** Live addresses of the pages that a page continues, as a redirect of the tested state or a proposal says: several can become one. */
function predecessorsOf({ live, tested }, proposals) {
    const predecessors = new Map();
    for (const address of live.pages.addresses) {
        if (tested.pages.has(address))
            continue;
        const end = tested.redirects?.follow(address, tested.pages);
        const successor = end?.kind === 'page' ? end.address : proposals.get(address);
        if (successor !== undefined)
            predecessors.set(successor, [...(predecessors.get(successor) ?? []), address]);
    }
    return predecessors;
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/compare/new-findings.js
/** Tells which findings live doesn't have. Pure. */


/**
 * The findings that live doesn't have. A page that moved has the findings of its predecessor, by what its links say:
 * their targets change with it.
 * @param predecessors places in live by the place of the successor
 * @param moved the same with addresses, for the targets
 */
function newFindings(tested, live, predecessors, moved = new Map()) {
    const known = new Set(live.flatMap((finding) => keysOf(finding, finding.page)));
    return tested.filter((finding) => {
        const pages = [finding.page, ...(predecessors.get(finding.page) ?? [])];
        const forms = [finding, ...beforeMove(finding, moved)];
        return !pages.some((page) => forms.some((form) => keysOf(form, page).some((key) => known.has(key))));
    });
}
/** A dead anchor, as it was when its page was at another address. */
function beforeMove(finding, moved) {
    const [address = '', anchor] = (finding.target ?? '').split('#', 2);
    if (finding.rule !== 'anchors' || anchor === undefined)
        return [];
    return (moved.get(address) ?? []).map((before) => ({ ...finding, url: undefined, target: `${before}#${anchor}` }));
}
function keysOf({ rule, kind = '', target, url }, page) {
    const keys = [`target ${target ?? ''}`, ...(url === undefined ? [] : [`url ${url}`])];
    return keys.map((key) => [rule, kind, page, key].join('\n'));
}
/**
 * A page isn't compared with what it was if many pages move, or if the list of live may lack it: then what is wrong in it may
 * be old.
 * @param vanished the number of pages that vanish
 * @param moved places of the pages that are compared with their predecessors
 */
function whatMayBeOld({ live }, vanished, moved) {
    const hasMany = vanished > MAX_PROPOSALS;
    const why = hasMany ? `more than ${MAX_PROPOSALS} pages disappear` : 'the list of live is not complete';
    const mayBeOld = ({ rule, page, url, target }) => (hasMany || !live.isComplete) &&
        (url !== undefined || rule === 'unlisted-pages') &&
        !live.pages.has((0,pages_address/* addressOf */.ci)(page)) &&
        !moved.has(page) &&
        // A link to what live has is new.
        (target === undefined || !live.pages.has(target));
    return { mayBeOld, why: `${why}, so findings in new pages may be old` };
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/compare/compare.js
/** Finds what is wrong in the state to test but not in live. */





















function compareStates(run, states) {
    return (0,command/* learn */.nB)(run, {}, async (facts) => {
        if (states.untested !== undefined)
            return findOnlyInCode(run, states, states.untested);
        const parser = new page_parser/* PageParser */.Z(run.signal);
        try {
            return await findAll(run, new Texts(run, states, parser), facts);
        }
        finally {
            parser.close();
        }
    });
}
async function findOnlyInCode(run, states, reason) {
    const { found, old } = await checkCode(run, states, new Set());
    // Without the changed files, each link in code counts as old.
    const others = RULE_NAMES.filter((rule) => rule !== 'code-links' || states.files === undefined);
    const findings = all_rules_findingsOf('code-links', found);
    const { unread } = states;
    return {
        findings,
        undecided: new Map(others.map((rule) => [rule, reason])),
        old,
        allowed: [],
        invalid: [],
        pages: 0,
        unread,
    };
}
async function findAll(run, texts, facts) {
    await compareAlike(texts);
    const { states } = texts;
    const { live, tested, config } = states;
    const isAll = run.inputs.scope === 'all';
    const { pages: gonePages, redirects, permitted, allowed, ...others } = await findGone(run, texts);
    const gone = [...gonePages, ...redirects.findings];
    const removed = findRemoved(gone, live);
    const vanished = new Set(gonePages.flatMap(({ target = '', level }) => (level === undefined ? [target] : [])));
    const proposals = await proposeRedirects(texts, new Set([...vanished, ...permitted]));
    const predecessors = predecessorsOf(states, proposals);
    const { inTested, inLive } = isAll
        ? await findInEveryPage(texts)
        : await findInChanged(texts, { removed, predecessors, facts, to: run.inputs.to });
    const places = placesOf(predecessors, states);
    const { found: inConfig, undecided } = findInConfig(tested, isAll ? undefined : live);
    const all = [...inConfig, ...inTested].filter(isWrong);
    const notInLive = isAll ? all : newFindings(all, [...findInConfig(live).found, ...inLive], places, predecessors);
    const { mayBeOld, why } = whatMayBeOld(states, vanished.size, new Set(places.keys()));
    const doubted = new Set(isAll ? [] : notInLive.filter(mayBeOld));
    const doubts = [...doubted].map(({ rule }) => [rule, why]);
    for (const [rule, reason] of [...unreadPages(texts, removed, run.inputs.to), ...doubts])
        undecided.set(rule, reason);
    const fresh = notInLive.filter((finding) => !doubted.has(finding)).map((one) => onceOnly(one, tested, vanished));
    const code = await checkCode(run, states, removed);
    return {
        findings: [
            ...all_rules_findingsOf('vanished-pages', withProposals(gone, proposals)),
            ...withConfigLines([...fresh, ...openInConfig(inConfig, isAll ? undefined : live)], config),
            ...inTested.filter(({ level }) => level === 'unknown'),
            ...all_rules_findingsOf('code-links', code.found),
            ...findBehind(run, states),
        ],
        undecided,
        old: all.length - notInLive.length + code.old + redirects.old,
        ...others,
        allowed: allowed.map((address) => withSuccessor(address, proposals)),
        linked: linkedIn(inTested),
        ...readOf(texts),
    };
}
/** The published addresses that a change takes away: those of pages, and those of redirects. */
async function findGone(run, texts) {
    const { states } = texts;
    const { live, tested, isAllowed } = states;
    const { path, to } = run.inputs;
    const isMeant = ({ target = '' }) => !isAllowed(target);
    const root = path === undefined ? '.' : (0,disk_paths/* workspacePath */.X5)(run.host.workspace, path);
    const outside = findGoneOutside(states, to, root);
    const request = (0,hosts_host/* requestName */.ZK)(run.host.name);
    const loss = lossOf(states.files, run.inputs.scope === 'all');
    const all = [...findVanished(states, { loss, to, request, folder: path && root }), ...outside];
    const missing = all.filter(isMeant);
    const isRemoved = removalTest(states.files, to);
    const isExplained = ({ target = '' }) => tested.redirects?.find(target) !== undefined || isRemoved(target) === true;
    const moved = new Set(outside.map(({ target }) => target));
    const mayGo = (target) => isAllowed(target) || moved.has(target) || isExplained({ page: '', message: '', target });
    checkFolder(run, states, mayGo, root);
    const { findings, old } = findVanishedRedirects({ live, tested, doubt: configDoubt(states, request), loss });
    const allowed = [...all, ...findings].flatMap(({ target = '' }) => isAllowed(target) && isRemoved(target) !== false ? target : []);
    return {
        pages: await withoutManifests(texts, missing),
        permitted: all.flatMap(({ target = '', level }) => (level === undefined && isAllowed(target) ? target : [])),
        redirects: { findings: findings.filter(isMeant), old },
        allowed,
    };
}
/** Why it isn't certain that the change takes away what the tested configuration lacks. */
function configDoubt({ branch, files, config }, request = 'pull request') {
    if (branch !== undefined)
        return 'the branch may be older than live';
    const isListed = files?.some(({ path }) => config?.file === path || config?.file.endsWith(`/${path}`)) ?? true;
    return isListed
        ? undefined
        : `the ${request} does not change the configuration: rebase the branch if the redirect is newer`;
}
/**
 * What is wrong in a configuration, and why a rule couldn't be decided.
 * @param live what the findings are compared with: where it isn't known, they may be old
 */
function findInConfig(state, live) {
    const found = [];
    const undecided = new Map();
    for (const { name, inConfig } of RULES) {
        if (!inConfig)
            continue;
        const own = live && !inConfig.isComparable(live) ? undefined : inConfig.find(state);
        if (own)
            found.push(...all_rules_findingsOf(name, own));
        else
            undecided.set(name, inConfig.doubt);
    }
    const doubt = listingDoubt(state, live);
    if (doubt !== undefined)
        undecided.set('unlisted-pages', doubt);
    return { found, undecided };
}
/** What isn't known of a configuration, without what isn't known of that of live, either. */
function openInConfig(found, live) {
    const open = found.filter(({ level }) => level === 'unknown');
    return live ? newFindings(open, findInConfig(live).found, new Map()) : open;
}
/** The live navigation lists what vanishes: one problem, and a reminder of the entry, which a folder can't change. */
function onceOnly(finding, { hasLiveConfig }, vanished) {
    const isConsequence = hasLiveConfig && finding.rule === 'navigation-entries' && vanished.has((0,pages_address/* addressOf */.ci)(finding.page));
    return isConsequence ? { ...finding, level: 'mild' } : finding;
}
/** The places in live by the place of the successor. */
function placesOf(predecessors, { live, tested }) {
    const places = [...predecessors].map(([to, from]) => [placeIn(tested, to), from.map((one) => placeIn(live, one))]);
    return new Map(places);
}
/** The address of a page that may go, and where its text is now. */
function withSuccessor(address, proposals) {
    const successor = proposals.get(address);
    return successor === undefined ? address : `${address} → /${successor}`;
}
function linkedIn(found) {
    return [...new Set(found.flatMap(({ level, target = '' }) => (level === 'allowed' ? target : [])))];
}
function readOf({ pagesRead, invalid, states: { unread } }) {
    return { pages: pagesRead, invalid: [...invalid].sort(), unread };
}
/** What isn't decided because pages of a branch that didn't change, or outside of the folder, aren't read. */
function unreadPages(texts, { sources }, to) {
    const { unreadTargets } = texts;
    const reasons = new Map();
    const targets = (0,pluralize/* pluralize */.t)(unreadTargets.size, 'unchanged page');
    if (unreadTargets.size > 0)
        reasons.set('anchors', `the headings of ${targets} are not read on a branch`);
    const linksNotRead = unreadLinks(texts, to);
    if (linksNotRead && sources.size > 0)
        reasons.set('links', linksNotRead('what is gone'));
    return reasons;
}
/** Says which links to something aren't read, as a clause; undefined if each page is read that may link to it. */
function unreadLinks({ mayReadAll }, to) {
    if (!mayReadAll)
        return (target) => `links of unchanged pages to ${target} are only checked with ${(0,input_names/* inputName */.yu)('path')}`;
    return to === '.' ? undefined : (target) => `links of pages outside of ${to} to ${target} aren't checked`;
}
function withProposals(gone, proposals) {
    return gone.map((found) => {
        const proposal = proposals.get(found.target ?? '');
        return proposal === undefined ? found : { ...found, proposal, message: sureMessage(found.message) };
    });
}
async function findInEveryPage(texts) {
    const { tested } = texts.states;
    const { addresses } = tested.pages;
    const found = await findIn(texts, 'tested', addresses);
    return { inTested: [...found, ...(await findOutsideNavigation(texts, findUnlisted(addresses, tested)))], inLive: [] };
}
/** What is wrong in the pages that this change touches, and what was wrong in them on live. */
async function findInChanged(texts, { removed, predecessors, facts, to }) {
    const { states } = texts;
    const { live, tested, changed, folder } = states;
    const found = await findIn(texts, 'tested', [...changed]);
    const places = new Set(found.filter(isWrong).map(({ page }) => page));
    const touched = [...changed].filter((address) => places.has(placeIn(tested, address)));
    const before = touched.flatMap((address) => [address, ...(predecessors.get(address) ?? [])]);
    const onLive = [...new Set(before)].filter((address) => live.pages.has(address));
    const inLive = await findIn(texts, 'live', onLive);
    const inUnchanged = folder ? await findInUnchanged(texts, removed) : [];
    const added = tested.pages.addresses.filter((address) => !live.pages.has(address));
    const unlisted = findUnlisted([...predecessors.values()].flat(), live);
    const unlistedBefore = unlisted.map((address) => ({ page: placeIn(live, address), message: '' }));
    const gone = pagesThatLeft(live, tested);
    const left = configDoubt(states) === undefined ? gone : [];
    const linksNotRead = unreadLinks(texts, to);
    const lostHeadings = linksNotRead ? await findLostHeadings(texts, linksNotRead) : [];
    facts.hidden = await findHidden(texts, [...new Set([...changed, ...left])]);
    const outside = await findOutsideNavigation(texts, [...findUnlisted(added, tested), ...left]);
    return {
        inTested: [
            ...[...found, ...inUnchanged, ...outside, ...lostHeadings],
            ...all_rules_findingsOf('unlisted-pages', perhapsLeft(states, gone)),
        ],
        inLive: [...inLive, ...all_rules_findingsOf('unlisted-pages', unlistedBefore)],
    };
}
/** Pages that live lists: an older branch lacks them, too, unless its request leaves the configuration alone. */
function perhapsLeft({ branch, files, tested }, gone) {
    const mayChange = files?.some(({ path }) => path.endsWith('.json')) ?? true;
    if (branch === undefined || !mayChange)
        return [];
    return gone.map((address) => {
        const message = `/${address} isn't in the navigation of branch "${branch}". If it was added to live later, rebase the branch`;
        return { page: placeIn(tested, address), message, level: 'unknown' };
    });
}
function placeIn({ pages }, address) {
    return (0,pages_place/* placeOf */.$t)(pages.pathOf(address) ?? address);
}

// EXTERNAL MODULE: ../../build/src/commands/inputs/common-inputs.js
var common_inputs = __webpack_require__(99325);
// EXTERNAL MODULE: ../../build/src/commands/inputs/kinds.js
var kinds = __webpack_require__(19699);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/inputs.js







const severityLines = (0,kinds/* lines */.Mn)({
    description: 'Severity per rule, one per line, such as links: warning. Use problem, warning or off.',
    defaultText: 'the severities of the table of rules',
});
/** Parses lines such as `anchors: off`. */
function parseSeverities(raw) {
    const severities = { ...DEFAULTS };
    const items = severityLines.parse(raw);
    (0,kinds/* checkLines */.Wb)(items, (line) => {
        const [, rule = '', level = ''] = /^([a-z-]+)\s*:\s*(problem|warning|off)$/.exec(line) ?? [];
        if (!Object.hasOwn(DEFAULTS, rule))
            return `isn't a valid severity. Use "rule: problem", "rule: warning" or "rule: off", with one of ${RULE_NAMES.join(', ')}`;
        severities[rule] = level;
        return undefined;
    });
    return severities;
}
const inputs = {
    scope: (0,kinds/* choice */.Yq)(['changes', 'all'], {
        description: "changes fails the job for a problem that the live site doesn't have; all lists everything, and no finding fails the job.",
        default: 'changes',
    }),
    branch: (0,kinds/* text */.Qq)({
        description: 'Branch of the documentation project to look at. Use either branch or path.',
        defaultText: 'pull request branch, or live with scope all',
    }),
    path: (0,kinds/* path */.Ae)({ description: 'Folder of the repository to look at instead of a branch.' }),
    to: (0,kinds/* text */.Qq)({ description: 'Folder of the documentation project for the pages in path.', default: '.' }),
    configFile: (0,kinds/* filePath */.s$)({
        description: 'Configuration file of the project in the repository.',
        defaultText: 'without to, the JSON file directly in path that has navigation; else that of the live site',
    }),
    severity: { ...severityLines, parse: parseSeverities },
    allow: (0,kinds/* lines */.Mn)({ description: 'Glob patterns of page paths that may be gone, hidden or linked, one per line.' }),
    code: (0,kinds/* globs */.gV)({ description: 'Glob patterns of files with links to the documentation, one per line. Needs site-url.' }),
    siteUrl: (0,kinds/* lines */.Mn)({ description: 'Public URLs of the documentation, path included, one per line.' }),
    comment: (0,kinds/* flag */.Jt)({
        description: 'Write a comment on the pull or merge request if there is something to say, and keep it up to date.',
        default: 'false',
    }),
    issue: (0,kinds/* text */.Qq)({ description: 'Title of an issue that is kept up to date with all findings. Needs scope all.' }),
    ...(0,common_inputs/* commonInputs */.j$)({
        name: 'check-pages',
        timeout: '15m',
        timeoutText: 'At the limit, the job stops without a verdict.',
    }),
    token: common_inputs/* token */.Sh,
};
const outputs = {
    problems: 'Number of problems; in scope changes they fail the job',
    warnings: 'Number of warnings',
    unknown: 'Number of findings, except links, not known to be problems',
    pages: 'Number of pages in path, or of pages that were read',
    old: 'Number of findings that the live site has, too',
    report: 'Path of check-pages.json',
    redirects: 'Path of redirects.json with the redirects to add; empty without a proposal',
    'issue-url': 'URL of the issue',
};
/** Finds problems between inputs. Inputs with an invalid value of their own are missing. */
function checkInputs(values, { unclearEvent }) {
    const { scope, code, siteUrl = [], issue, path: folder, branch } = values;
    const hasNothing = [folder, branch, code].every((value) => value === undefined);
    const badUrls = siteUrl.filter((url) => !/^https?:\/\/[^\s/]+/i.test(url));
    return (0,command/* problemsOf */.GW)([
        ...folderRules(values),
        [
            hasNothing && scope === 'changes' && unclearEvent !== undefined,
            'path',
            `is required, because the event ${unclearEvent} doesn't say which branch of the service to look at. Set ${(0,input_names/* inputName */.yu)('path')} to the folder with all pages, or set ${(0,input_names/* inputName */.yu)('branch')}`,
        ],
        [
            code !== undefined && siteUrl.length === 0,
            'code',
            `needs ${(0,input_names/* inputName */.yu)('site-url')}. Set the public URL of the documentation`,
        ],
        ...badUrls.map((url) => [true, 'siteUrl', "isn't a URL. Use https://docs.example.com", (0,sentences/* quoted */.TL)(url)]),
        [
            issue !== undefined && scope === 'changes',
            'issue',
            `needs ${(0,input_names/* setting */.Pe)('scope', 'all')}. Set it, or remove ${(0,input_names/* inputName */.yu)('issue')}`,
        ],
    ]);
}
function folderRules(values) {
    const { path: folder, branch, to = '.', configFile } = values;
    const needsPath = `needs ${(0,input_names/* inputName */.yu)('path')}. Set the folder of the pages`;
    return [
        [
            folder !== undefined && branch !== undefined,
            'branch',
            `can't be used with ${(0,input_names/* inputName */.yu)('path')}. Remove one of them`,
        ],
        [configFile !== undefined && folder === undefined, 'configFile', needsPath],
        [to !== '.' && folder === undefined, 'to', needsPath],
        [to !== '.' && (0,pages_place/* placeProblem */.Do)(to) !== undefined, 'to', `${(0,pages_place/* placeProblem */.Do)(to)}. Use a folder such as docs/api`],
    ];
}

// EXTERNAL MODULE: ../../build/src/text/width.js
var width = __webpack_require__(46965);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/read/config-parts.js
/** Puts the files that `$ref` names in the place of what names them, if they lie in the folder that is looked at. */






/** No project splits its configuration into more files, and a file could name itself. */
const MAX_PARTS = 200;
/**
 * Returns the files that were put into the configuration, which is changed. What isn't there stays as it is, so that the
 * navigation isn't known. Rejects with InputError if a part isn't valid JSON.
 */
async function includeParts(config, rules) {
    const parts = [];
    const open = [config];
    for (let part = open.pop(); part; part = open.pop()) {
        for (const { value, name, parent } of [...(0,walk_json/* walkJson */.g)(part.json)]) {
            const reference = referenceOf(value);
            if (reference === undefined || parts.length >= MAX_PARTS)
                continue;
            const found = await readPart(external_node_path_.posix.join(external_node_path_.posix.dirname(part.file), reference), rules);
            if (!found)
                continue;
            const included = await rules.parse(found.text).catch((error) => rejectPart(found, error));
            if (typeof included !== 'object' || included === null)
                continue;
            if (parent && name !== undefined && isOnlyReference(value))
                setField(parent.value, name, included);
            else if (!Array.isArray(included))
                addFields(value, included);
            else
                continue;
            parts.push(found);
            open.push({ file: found.file, json: included });
        }
    }
    return parts;
}
/** A part is a part of the configuration, so what is broken there breaks the whole site, too. */
function rejectPart({ file }, error) {
    throw new errors/* InputError */.dz([`${(0,input_names/* inputName */.yu)('config-file')}: "${file}" ${jsonProblem(error)}.`]);
}
/** What is wrong with a file that `parse` rejects, as the end of a sentence that begins with the file. */
function jsonProblem(error) {
    const place = error instanceof SyntaxError ? error.message : 'too deeply nested';
    return `isn't valid JSON (${place}). Fix the file`;
}
function referenceOf(value) {
    const { $ref } = (value ?? {});
    return typeof $ref === 'string' && /^[^#:]+\.json$/i.test($ref) ? $ref : undefined;
}
function isOnlyReference(value) {
    return Object.keys(value).length === 1;
}
/** Unlike an assignment, this makes `__proto__` a field like others. */
function setField(container, name, value) {
    Object.defineProperty(container, name, { value, enumerable: true, configurable: true, writable: true });
}
/** What stands beside the reference counts more. */
function addFields(target, included) {
    delete target.$ref;
    for (const [name, value] of Object.entries(included))
        if (!Object.hasOwn(target, name))
            setField(target, name, value);
}
async function readPart(file, { workspace, root, maxBytes }) {
    const path = (0,external_node_path_.join)(workspace, file);
    const isInFolder = (0,disk_paths/* isWithin */.UO)(root, path) && (0,disk_paths/* realPathBelow */.bu)(workspace, path) === (0,external_node_path_.join)((0,disk_paths/* workspacePath */.X5)(workspace, path));
    if (!isInFolder)
        return undefined;
    const text = await (0,read/* readTextFile */.Gu)(path, maxBytes).catch(() => undefined);
    return text === undefined ? undefined : { file, text };
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/read/config-file.js
/** Reads the configuration of the folder. */










const MAX_BYTES = 20_000_000;
/** Characters of a wrong navigation that a message quotes. */
const MAX_SHOWN = 40;
/**
 * The configuration that `config-file` names, else the one JSON file in the folder with `navigation`; undefined for that of
 * live. Rejects with InputError if it can't be used.
 */
async function readConfigFile(context, root) {
    const { inputs, host, log } = context;
    const { configFile, to } = inputs;
    const label = (0,input_names/* inputName */.yu)('config-file');
    if (configFile !== undefined) {
        const config = await parseConfigFile(host.workspace, configFile);
        if ('problem' in config)
            throw new errors/* InputError */.dz([`${label}: ${config.problem}.`]);
        if (!('navigation' in config.json))
            log.warning(`${label}: "${config.file}" has no navigation, so nothing is compared with its navigation. Check the spelling.`);
        return withParts(context, root, config);
    }
    if (to !== '.')
        return undefined;
    const configs = await findConfigs(context, root);
    const [first, second] = configs.filter(({ json }) => 'navigation' in json);
    const usual = configs.find(({ file }) => isUsual(file));
    if (!first && usual)
        log.warning(`"${usual.file}" has no navigation, so the configuration of the live site is used. Check the spelling.`);
    if (!first || !second)
        return first && withParts(context, root, first);
    throw new errors/* InputError */.dz([
        `${label} is missing: "${first.file}" and "${second.file}" have a navigation. Set the input to one of them.`,
    ]);
}
/** The files in the folder that may be the configuration. Instead of a broken one, that of live would be judged. */
async function findConfigs(context, root) {
    const { host, log } = context;
    const label = (0,input_names/* inputName */.yu)('config-file');
    const found = await listFolder(context, root, (path) => (/^[^/]*\.json$/.test(path) ? undefined : 'not read'));
    const candidates = found.filter(({ problem }) => problem === undefined);
    const parsed = await Promise.all(candidates.map(({ path }) => parseConfigFile(host.workspace, (0,external_node_path_.join)(root, path))));
    const configs = parsed.filter((one) => 'json' in one);
    const broken = parsed.filter((one) => 'problem' in one);
    const sure = broken.find(({ mayBeConfig }) => mayBeConfig === 'surely');
    if (sure)
        throw new errors/* InputError */.dz([`${label}: ${sure.problem}. If another file is the configuration, set the input to it.`]);
    if (configs.some(({ json }) => 'navigation' in json))
        return configs;
    for (const { problem, mayBeConfig } of broken)
        if (mayBeConfig === 'perhaps')
            log.warning(`${problem}. If it is the configuration, that of the live site is used instead.`);
    const skipped = found.find(({ path, problem }) => isUsual(path) && problem !== undefined && problem !== 'not read');
    if (skipped)
        log.warning(`"${(0,disk_paths/* workspacePath */.X5)(host.workspace, (0,external_node_path_.join)(root, skipped.path))}" is ${skipped.problem ?? ''}, so the configuration of the live site is used. Set ${label} to the file.`);
    return configs;
}
function isUsual(file) {
    return (0,external_node_path_.basename)(file) === pages_place/* USUAL_CONFIG_FILE */.v0;
}
async function withParts({ host }, root, config) {
    const rules = { workspace: host.workspace, root, maxBytes: MAX_BYTES, parse: parseJson };
    return { ...config, parts: await includeParts(config, rules) };
}
async function parseConfigFile(workspace, path) {
    const file = (0,disk_paths/* workspacePath */.X5)(workspace, path);
    const read = await readText(path);
    const found = typeof read === 'string' ? await parseConfig(read) : read;
    if ('json' in found)
        return { file, ...found };
    const mayBeConfig = isUsual(file) ? 'surely' : found.mayBeConfig;
    return { problem: `"${file}" ${found.problem}`, mayBeConfig };
}
/** The text of a file; or why there is none, as the end of a sentence that begins with the file. */
async function readText(path) {
    try {
        return ((0,read/* textOfBytes */.gm)(await (0,read/* readWhole */.oD)(path, MAX_BYTES)) ?? {
            problem: "isn't valid UTF-8. Save the file as UTF-8",
            mayBeConfig: 'perhaps',
        });
    }
    catch (error) {
        if (error instanceof RangeError)
            return { problem: 'is larger than 20 MB. Use a smaller file', mayBeConfig: 'no' };
        const problem = `can't be read: ${(0,read/* readErrorReason */.Dx)(error)}. Use a readable file of up to 20 MB`;
        return { problem, mayBeConfig: 'perhaps' };
    }
}
/** The problem is the end of a sentence that begins with the file. */
async function parseConfig(text) {
    try {
        const json = await parseJson(text);
        if (typeof json !== 'object' || json === null || Array.isArray(json))
            return { problem: "isn't a JSON object. Fix the file", mayBeConfig: 'no' };
        if (!('navigation' in json) || (0,navigation/* isNavigation */.pF)(json.navigation))
            return { text, json: json };
        const shown = (0,width/* shorten */.ml)(JSON.stringify(json.navigation), MAX_SHOWN);
        return { problem: `has the navigation ${shown}. Write a list or an object`, mayBeConfig: 'no' };
    }
    catch (error) {
        const mayBeConfig = text.includes('"navigation"') ? 'surely' : 'perhaps';
        return { problem: jsonProblem(error), mayBeConfig };
    }
}
/** Takes comments and trailing commas, too, which push-content keeps. Rejects with a SyntaxError that says where. */
async function parseJson(given) {
    const text = given.replace(/^\ufeff/, '');
    try {
        return JSON.parse(text);
    }
    catch {
        const { parse } = await __webpack_require__.e(/* import() | jsonc */ 7280).then(__webpack_require__.t.bind(__webpack_require__, 7415, 19));
        const errors = [];
        const json = parse(text, errors, { allowTrailingComma: true });
        const [first] = errors;
        if (first)
            throw new SyntaxError(config_file_placeIn(text, first.offset));
        return json;
    }
}
function config_file_placeIn(text, offset) {
    const lines = text.slice(0, offset).split('\n');
    return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/read/read-states.js
/** Reads live and the state to test, with as few requests as that takes. Nothing is ever written to the service. */

















async function readStates(context) {
    const { path, to, scope, siteUrl = [], allow } = context.inputs;
    const config = path === undefined ? undefined : await readConfigFile(context, path);
    const name = branchOf(context);
    const [live, branch, listed] = await Promise.all([
        readListing(context, {}),
        name === undefined ? undefined : readBranch(context, name),
        listFiles(context),
    ]);
    warnOfBrokenConfig(context, live, branch, name);
    const files = typeof listed === 'string' ? undefined : listed;
    const isAllowed = await matcherOf(allow);
    const isAtRoot = siteUrl.every((url) => /^https?:\/\/[^/]+\/*$/i.test(url));
    const untested = branch || path !== undefined || scope === 'all' ? undefined : untestedReason(context.host.runContext, name);
    const common = { config, files, isAllowed, branch: branch && name, untested };
    if (path === undefined) {
        const none = new pages_address/* AddressSet */.dy([]);
        const doubtful = new pages_address/* AddressSet */.dy(branch ? newerPages(live, branch.paths, files, '.') : []);
        const rules = { isAllowed, isAtRoot, doubtful, files: undefined, lostFiles: none };
        const pages = (branch?.list.pages ?? []).map((page) => ({ ...page, sizes: [page.size] }));
        const changes = findChanged(live.list, pages, listed);
        return { ...statesOf(live, branch ?? live, rules), ...common, ...changes, folder: undefined };
    }
    const folder = await readFolder(context, path, listedIn(live, config));
    const lostFiles = new pages_address/* AddressSet */.dy(lostPaths(files, (0,disk_paths/* workspacePath */.X5)(context.host.workspace, path), to));
    const tested = withFolder(live, folder, config, to);
    const doubtful = folder.doubtful.with(newerPages(live, tested.paths, files, to));
    const states = statesOf(live, tested, { ...folder, doubtful, lostFiles, isAllowed, isAtRoot });
    return { ...states, ...common, ...findChanged(live.list, folder.pages.values(), listed), folder };
}
/** The service may return a part of a configuration that isn't valid JSON. */
function warnOfBrokenConfig({ log }, live, branch, name = '') {
    if (!branch?.json || !hasNavigation(live) || hasNavigation(branch))
        return;
    log.warning(`The configuration of branch ${JSON.stringify(name)} has no navigation, unlike that of the live site, so nothing is compared with its navigation. Check that its file is valid JSON.`);
}
function hasNavigation({ json }) {
    return (0,navigation/* isNavigation */.pF)(json?.navigation);
}
/**
 * Addresses that live has and the tested state lacks, although the pull request doesn't remove them: the branch may be older
 * than live, whose pages it then gets with the merge. Without the list of files, nothing is known to be newer.
 */
function newerPages(live, tested, files, to) {
    const isRemoved = removalTest(files, to);
    const known = new pages_address/* AddressSet */.dy(tested);
    return live.paths.map(pages_address/* addressOf */.ci).filter((address) => !known.has(address) && isRemoved(address) === false);
}
/** What the list of live or the navigation calls a page. */
function listedIn(live, config) {
    return new pages_address/* AddressSet */.dy([...live.paths, ...(0,navigation/* navigationEntries */.LL)(config?.json ?? live.json)]);
}
/**
 * The paths in the project of the files that a pull request removes or renames.
 * @param folder relative to the workspace
 */
function lostPaths(files = [], folder, to) {
    const restOf = pathInFolder(folder);
    const lost = files.flatMap(({ path, change, previousPath }) => (change === 'removed' ? path : (previousPath ?? [])));
    return lost.flatMap((path) => {
        const rest = restOf(path);
        return rest === undefined ? [] : external_node_path_.posix.join(to, (0,unicode_form/* unicodeForm */.w)(rest, 'NFC'));
    });
}
/** The branch of the service to look at; undefined for live. */
function branchOf({ inputs, host }) {
    const { pullRequest } = host.runContext;
    const isDefault = inputs.path === undefined && inputs.scope === 'changes' && pullRequest !== undefined;
    return inputs.branch ?? (isDefault ? (0,hosts_host/* ownBranch */.Z3)(host.runContext) : undefined);
}
function untestedReason({ fromFork }, branch) {
    if (branch !== undefined)
        return missingReason(branch);
    return fromFork ? 'the service has no branches of forks' : "this job doesn't run for a pull or merge request";
}
function missingReason(branch) {
    return `the service has no branch ${JSON.stringify(branch)}`;
}
async function matcherOf(globs = []) {
    if (globs.length === 0)
        return () => false;
    const { default: micromatch } = await __webpack_require__.e(/* import() */ 7805).then(__webpack_require__.t.bind(__webpack_require__, 77805, 19));
    const addresses = globs.map((glob) => (0,pages_place/* placeOf */.$t)(glob.replace(/(?<!\/)\/+$/, '')));
    return (address) => micromatch.isMatch(address, addresses, find_files/* GLOB_OPTIONS */.gu);
}
/** Says which lines of `allow` match no page or redirect: where a problem fails the job, a line may be misspelled. */
async function noticeIdleAllow({ inputs, log }, { live, tested }) {
    const redirects = [live, tested].flatMap((state) => state.redirects?.all ?? []);
    const sources = redirects.map(({ source }) => (0,pages_address/* exactAddressOf */.J6)(source));
    const addresses = [...live.pages.addresses, ...tested.pages.addresses, ...sources];
    for (const glob of inputs.allow ?? []) {
        const isMatch = await matcherOf([glob]);
        if (!addresses.some(isMatch))
            log.notice(`${(0,input_names/* inputName */.yu)('allow')}: ${JSON.stringify(glob)} matches no page. ${glob.includes(',') ? 'Write one path on each line, without commas.' : 'Write the path of the page in the project.'}`);
    }
}
/** The project with the folder in the place of what live has there. */
function withFolder(live, folder, config, to) {
    const target = (0,pages_address/* folderAddressOf */.eb)(to);
    const elsewhere = live.paths.filter((path) => !(0,pages_address/* isWithinFolder */._d)((0,pages_address/* addressOf */.ci)(path), target));
    const paths = [...[...folder.pages.values()].map(({ path }) => path), ...elsewhere];
    const isComplete = target === '' || live.isComplete;
    return { paths, isComplete, json: config?.json ?? live.json, hasLiveConfig: config === undefined };
}
/** @param files undefined if every page is read, and what to do if they aren't known */
function findChanged(live, pages, files) {
    const sizes = new Map(live.pages.map(({ path, size }) => [(0,pages_address/* addressOf */.ci)(path), size]));
    const isKnown = typeof files === 'object';
    const named = isKnown ? files.map(({ path }) => `/${(0,pages_address/* addressOf */.ci)(path)}`) : [];
    const [changed, edited, alike] = [new Set(), new Set(), new Set()];
    for (const page of pages) {
        const address = (0,pages_address/* addressOf */.ci)(page.path);
        const size = sizes.get(address) ?? undefined;
        const isNamed = named.some((file) => file.endsWith(`/${address}`));
        if (isNamed)
            edited.add(address);
        if (isNamed || size === undefined || !page.sizes.includes(size))
            changed.add(address);
        else
            alike.add(address);
    }
    const unread = typeof files === 'string' && alike.size > 0 ? { addresses: alike, advice: files } : undefined;
    return { changed, edited, unread, liveSizes: sizes };
}
async function readListing({ api, log }, query) {
    const readConfig = (0,content/* getConfig */.zj)(api, query).catch((error) => {
        const isRefused = error instanceof errors/* ApiError */.hD && error.status < 500 && error.status !== 429 && error.status !== 401;
        if (!isRefused && !(error instanceof errors/* UnexpectedResponseError */.dk))
            throw error;
        return error;
    });
    const [list, found] = await Promise.all([(0,content/* listPages */.pN)(api, query), readConfig]);
    const hasFailed = found instanceof Error;
    if (hasFailed)
        log.notice(`The configuration couldn't be read: ${(0,sentences/* endSentence */.H_)((0,errors/* reasonOf */.A3)(found) ?? found.message)} Redirects and navigation are not known.`);
    const isComplete = list.count === null || list.count === list.pages.length;
    const paths = list.pages.map(({ path }) => path);
    return { list, paths, isComplete, json: hasFailed ? undefined : found.config };
}
/** Undefined if the service has no branch of the default name. */
async function readBranch(context, branch) {
    const { inputs } = context;
    try {
        return await readListing(context, { branch });
    }
    catch (error) {
        if (!(0,errors/* hasStatus */.Ro)(error, 404))
            throw error;
        if (inputs.branch === undefined)
            return undefined;
        const { explainMissingBranch } = await __webpack_require__.e(/* import() | missing-branch */ 3738).then(__webpack_require__.bind(__webpack_require__, 39604));
        const explained = await explainMissingBranch(context, branch);
        const problem = explained ?? `${missingReason(branch)}. Check the name of the branch.`;
        throw new errors/* InputError */.dz([`${(0,input_names/* inputName */.yu)('branch')}: ${problem}`], 'missing-branch');
    }
}
/** GitHub lists at most as many files. */
const MAX_FILES = 3_000;
const READ_ALL = `set ${(0,input_names/* setting */.Pe)('scope', 'all')} to read every page; then no finding fails the job.`;
/** The files of the pull request; undefined if every page is read anyway; or a sentence about how to have pages read. */
async function listFiles({ inputs, host, optional }) {
    if (inputs.scope !== 'changes')
        return undefined;
    if (host.runContext.pullRequest === undefined || !host.listChangedFiles)
        return `Run the job for a pull or merge request, or ${READ_ALL}`;
    const readAll = (0,sentences/* upperFirst */.Zb)(READ_ALL);
    // The pull request changes no file of another repository that the job cloned.
    if (inputs.path !== undefined && isInOtherRepository(host, inputs.path))
        return readAll;
    let advice = '';
    const files = await optional('changed files', async () => {
        try {
            return await host.listChangedFiles?.(inputs.token ?? '', inputs.comment);
        }
        catch (error) {
            if (error instanceof hosts_host/* HostError */.dh)
                ({ advice } = (0,hosts_host/* splitAdvice */.BF)(error));
            throw error;
        }
    });
    if (files && files.length < MAX_FILES)
        return files;
    return advice || readAll;
}
function isInOtherRepository({ workspace, runContext }, folder) {
    const inside = (0,disk_paths/* workspacePath */.X5)(workspace, (0,external_node_path_.join)(folder, 'docs.json'));
    return (0,repository/* fileInRepository */.QR)(workspace, inside, (0,hosts_host/* ownRepository */.d5)(runContext)).other !== undefined;
}

// EXTERNAL MODULE: ../../build/src/commands/account/account.js
var account = __webpack_require__(63499);
// EXTERNAL MODULE: ../../build/src/commands/account/verdicts.js
var verdicts = __webpack_require__(79116);
// EXTERNAL MODULE: ../../build/src/commands/account/blocks.js
var blocks = __webpack_require__(22456);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/report/account.js







const MAX_ROWS = 50;
/** Pages or files that a line names. */
const MAX_LISTED = 10;
/** Has all findings. */
const REPORT = { code: 'check-pages.json' };
/** What is claimed is what was found: a link may be not known, and a rule off. */
const NOTHING = {
    changes: 'no new problem with pages, redirects or links was found',
    all: 'no problem with pages, redirects or links was found',
};
/** True if there is something to say: what isn't known is none. */
function hasNews({ findings = [] }) {
    return findings.some(({ verdict }) => verdict !== 'unknown');
}
/** True if something isn't known, be it a single link. */
function hasUnknown({ rules, findings = [] }) {
    return (0,verdicts/* countVerdict */.z5)(findings, 'unknown') > 0 || rules.some(({ reason }) => reason !== undefined);
}
/** Rules that most projects leave open: links and files that are not known, and headings of pages that are not read. */
const USUALLY_OPEN = ['links', 'anchors', 'media'];
/** True if a rule couldn't be decided. */
function hasDoubt({ rules, findings = [] }) {
    const isOpen = rules.some(({ rule, verdict }) => verdict === 'unknown' && !USUALLY_OPEN.includes(rule));
    return isOpen || (0,verdicts/* countVerdict */.z5)(findings, 'unknown') > 0;
}
function headlineOf(record, scope) {
    const { findings = [], untested, unread, notes = [] } = record;
    if (hasNews(record))
        return { sign: 'warning', text: (0,verdicts/* describeCounts */.wv)(findings) };
    if (untested !== undefined)
        return { sign: 'neutral', text: `No page is compared: ${untested}` };
    const isOpen = hasDoubt(record);
    if (!isOpen && !unread && notes.length === 0)
        return { sign: 'good', text: (0,sentences/* upperFirst */.Zb)(NOTHING[scope]) };
    const unknown = (0,verdicts/* countVerdict */.z5)(findings, 'unknown');
    const open = isOpen ? 'not every rule is decided' : unread ? 'not every page was read' : 'not everything was checked';
    return { sign: 'neutral', text: `No problems, ${unknown === 0 ? `but ${open}` : `${unknown} not known`}` };
}
/** The heading of a comment or an issue, which stands between those of other tools: what is counted. */
function postHeadline(record, scope) {
    const { sign, text } = headlineOf(record, scope);
    return { sign, text: sign === 'good' ? `Resolved: ${NOTHING[scope]}` : `Docs pages: ${(0,sentences/* lowerFirst */.oZ)(text)}` };
}
const SET_PATH = `Set ${(0,input_names/* inputName */.yu)('path')} to look at a folder instead.`;
/** `2 problems, 1 warning, 3 not known`, and what to do. A single problem is in the message, and in no list. */
function endingOf(record, scope) {
    const problems = problemsOf(record);
    const message = `${headlineOf(record, scope).text}.`;
    const isUntested = record.untested !== undefined && !hasNews(record);
    if (isUntested)
        return { outcome: 'done', message };
    const issue = record.issueUrl === undefined ? '' : ` Issue: ${record.issueUrl}`;
    if (scope !== 'changes' || problems.length === 0)
        return { outcome: 'done', message: message + issue };
    const only = onlyProblem(record);
    const advice = advicesOf(record).join(' ');
    if (!only)
        return { outcome: 'gate', message: `${message} ${advice}`, topic: 'pages' };
    const { file, line, rule } = only;
    const text = `${message} ${placedMessage(only)}. ${advice}`;
    const location = { title: `check-pages: ${rule}`, ...(file !== undefined && { file, line }) };
    return { outcome: 'gate', message: text, topic: 'pages', location };
}
function problemsOf({ findings = [] }) {
    return findings.filter(({ verdict }) => verdict === 'problem');
}
function onlyProblem(record) {
    const [first, ...others] = problemsOf(record);
    return others.length === 0 ? first : undefined;
}
/** Where redirects are looked for: elsewhere, they wouldn't help. */
function redirectPlace({ config }) {
    if (config === undefined)
        return '';
    return config === 'live'
        ? `, on the live site or in a file that ${(0,input_names/* inputName */.yu)('config-file')} names`
        : ` in ${(0,list_items/* listPaths */.P)([config.file])}`;
}
/** What is wrong, for each rule whose findings aren't pages that vanish. */
const PARTS = {
    'vanished-pages': 'redirects',
    redirects: 'redirects',
    'navigation-entries': 'navigation',
    'unlisted-pages': 'navigation',
    links: 'links',
    anchors: 'links',
    media: 'files',
    'alt-text': 'alternative texts',
    'code-links': 'links in code',
};
function fixAdvice(problems) {
    const parts = [...new Set(problems.map(({ rule }) => PARTS[rule]))];
    return `Fix the ${(0,list_items/* listItems */.D)(parts)}, or change ${(0,input_names/* inputName */.yu)('severity')} or ${(0,input_names/* inputName */.yu)('allow')}.`;
}
/** What to do about the problems: one advice for all of a kind. */
function advicesOf(record) {
    const problems = problemsOf(record);
    const vanished = problems.filter(isVanished);
    const others = problems.filter((one) => !isVanished(one));
    return [
        ...(vanished.length === 0 ? [] : [redirectAdvice(record, vanished)]),
        ...(vanished.some((one) => mayBeNewer(record, one)) ? [REBASE] : []),
        ...(others.length === 0 ? [] : [fixAdvice(others)]),
    ];
}
function redirectAdvice(record, [first, ...more]) {
    const place = redirectPlace(record);
    if (more.length > 0)
        return `Add redirects${place}, or list the pages in ${(0,input_names/* inputName */.yu)('allow')}.`;
    if (first?.proposal !== undefined)
        return `Add a redirect to /${first.proposal}${place}.`;
    return `Add a redirect${place}, or list the page in ${(0,input_names/* inputName */.yu)('allow')}.`;
}
const REBASE = 'For what went live after this branch was made, rebase the branch.';
/** True if nothing shows that the change takes the page away: neither the changed files, nor the place where its text is now. */
function mayBeNewer({ isListed, isWhole }, { kind, proposal }) {
    return isListed !== true && isWhole !== true && (proposal === undefined || kind === 'redirect');
}
/** A message on its own names the place. */
function placedMessage(finding) {
    const isNamed = finding.file === undefined && isVanished(finding);
    return isNamed ? finding.message : `${placeText(finding)}: ${finding.message}`;
}
function placeText({ file, page, line }) {
    return `${file ?? page}${line === undefined ? '' : `:${line}`}`;
}
/** What a page, the comment and the issue have below their title. */
function findingBlocks(record, maxRows = MAX_ROWS) {
    return [...leadOf(record), ...(0,account/* sectionBlocks */.qP)([sectionOf(record, 'changes')], maxRows), ...closingLines(record)];
}
/** What the log warns about, and what to do about the problems. */
function leadOf(record) {
    const advice = record.isWhole ? '' : advicesOf(record).join(' ');
    return [...noteBlocks(record), ...(advice === '' ? [] : [{ paragraph: advice }])];
}
/** What the log warns about. */
function noteBlocks({ notes = [] }) {
    const more = (0,blocks/* moreOf */.bd)(notes.length, MAX_LISTED).map((rest) => ({ paragraph: [...rest, ' in the log.'] }));
    return [...notes.slice(0, MAX_LISTED).map((paragraph) => ({ paragraph })), ...more];
}
function isVanished({ rule, verdict }) {
    return rule === 'vanished-pages' && verdict !== 'unknown';
}
function redirectBlocks({ redirects, config }) {
    if (redirects.length === 0)
        return [];
    const place = typeof config === 'object' ? [' in ', { code: config.file }] : [];
    const lines = redirects.map(({ source, destination }) => `  { "source": ${JSON.stringify(source)}, "destination": ${JSON.stringify(destination)} }`);
    return [
        { paragraph: ['Add to ', { code: 'redirects' }, ...place, ':'] },
        { verbatim: `[\n${lines.join(',\n')}\n]`, language: 'json', toCopy: true },
    ];
}
/** All findings, so that the rows are as many as the title counts, and the redirects to add. */
function sectionOf(record, scope, inMessage) {
    const { findings = [] } = record;
    const rows = findings.map((finding) => ({ ...rowOf(finding, scope), isInMessage: finding === inMessage }));
    const head = ['Verdict', 'Where', 'What'];
    return { label: 'Findings', head, rows, place: REPORT, isFolded: false, advice: redirectBlocks(record) };
}
function rowOf(finding, scope) {
    const { rule, verdict, file, line } = finding;
    const message = finding.message + account_successorOf(finding);
    const { sign, word } = (0,verdicts/* verdictStart */.Q8)(verdict);
    const level = verdict === 'problem' && scope === 'changes' ? 'error' : 'warning';
    const place = file === undefined ? undefined : { file, line };
    const told = place ? message : placedMessage({ ...finding, message });
    const annotation = { level, title: `check-pages: ${rule}`, message: `${told}.`, ...place };
    return {
        sign,
        cells: [word, { code: placeText(finding) }, message],
        ...(verdict !== 'unknown' && { annotation }),
    };
}
function account_successorOf({ kind, proposal }) {
    if (proposal === undefined)
        return '';
    return kind === 'redirect' ? `; it led to /${proposal}` : `; it seems to be /${proposal} now`;
}
const LIVE_CONFIG = `Navigation and redirects are those of the live site; ${(0,input_names/* inputName */.yu)('config-file')} can name a file.`;
/** What isn't a finding, but worth a line. */
function closingLines(record) {
    const { rules, untested, unread, hidden = [], allowed = [], linked = [], invalid = [], old = 0, config } = record;
    const off = rules.flatMap(({ rule, verdict }) => (verdict === 'off' ? rule : []));
    const open = rules.filter(({ reason }) => reason !== undefined && reason !== untested);
    return [
        ...(open.length === 0 ? [] : [{ paragraph: openLine(open) }]),
        ...(unread === undefined ? [] : [{ paragraph: unreadLine(unread) }]),
        ...listLines('The front matter hides from now on', addressed(hidden)),
        ...listLines(`Gone, as ${(0,input_names/* inputName */.yu)('allow')} permits`, addressed(allowed)),
        ...listLines(`Linked without a page, as ${(0,input_names/* inputName */.yu)('allow')} permits`, addressed(linked)),
        ...listLines("Read as Markdown, because it isn't valid MDX, so the build may fail", invalid),
        ...listLines('Off', off),
        ...(config === 'live' ? [{ paragraph: LIVE_CONFIG }] : []),
        ...(old === 0 ? [] : [{ paragraph: oldLine(old) }]),
    ];
}
/** Rules that couldn't be decided, at least for some pages, and why. */
function openLine(open) {
    const parts = open.flatMap(({ rule, reason = '' }) => [', ', { code: rule }, ` (${reason})`]);
    return ['Not decided: ', ...parts.slice(1), '.'];
}
function unreadLine({ addresses, advice }) {
    const count = addresses.size;
    const [have, were] = count === 1 ? ['has', "wasn't"] : ['have', "weren't"];
    const start = `${(0,pluralize/* pluralize */.t)(count, 'page')} ${have} the size of the live page and ${were} read`;
    return `${start}: a change that keeps the size isn't noticed. ${advice}`;
}
function oldLine(old) {
    return `${(0,pluralize/* pluralize */.t)(old, 'old problem')} ${old === 1 ? 'is' : 'are'} not counted; ${(0,input_names/* setting */.Pe)('scope', 'all')} lists what live has.`;
}
function addressed(addresses) {
    return addresses.map((address) => `/${address}`);
}
/** A line with the first items; nothing without one. */
function listLines(start, items) {
    if (items.length === 0)
        return [];
    const shown = items.slice(0, MAX_LISTED).flatMap((item) => [', ', { code: item }]);
    const more = items.length > MAX_LISTED ? ` and ${items.length - MAX_LISTED} more` : '';
    return [{ paragraph: [`${start}: `, ...shown.slice(1), `${more}.`] }];
}
function accountOf(record, { scope }, { outcome }) {
    const { findings, pages = 0, old = 0 } = record;
    const isComplete = findings !== undefined && (outcome === 'done' || outcome === 'gate');
    const counts = findings ? { ...(0,verdicts/* countVerdicts */.qX)(findings), pages, old } : {};
    const { report, redirectsFile: redirects, issueUrl } = record;
    // Whether there is an issue to close is only known to a run that looks for it.
    const planned = record.plannedPosts?.filter((post) => post !== 'issue' || counts.problems);
    const inMessage = outcome === 'gate' ? onlyProblem(record) : undefined;
    return {
        outputs: { ...counts, report, redirects, 'issue-url': issueUrl },
        headline: isComplete ? headlineOf(record, scope) : undefined,
        lead: isComplete ? leadOf(record) : undefined,
        isLeadInMessage: true,
        sections: [sectionOf(record, scope, inMessage)],
        next: [...closingLines(record), ...(isComplete ? (0,blocks/* withoutDryRunPosts */.ye)(planned) : [])],
        counts,
    };
}

// EXTERNAL MODULE: ../../build/src/disk/results-file.js
var results_file = __webpack_require__(77056);
// EXTERNAL MODULE: ../../build/src/text/markdown.js + 2 modules
var markdown = __webpack_require__(87790);
// EXTERNAL MODULE: ../../build/src/commands/account/comment.js
var comment = __webpack_require__(51329);
;// CONCATENATED MODULE: ../../build/src/commands/check-pages/report/comment.js
/** Writes the findings to files, to the comment of the pull or merge request, and to the issue. */












/** Below what the platforms cut. */
const comment_MAX_BYTES = 60_000;
const ROWS = [50, 20, 5];
/** Messages can quote an answer of the service. */
const MAX_MESSAGE_LENGTH = 3_000;
const MAX_ISSUE_ROWS = 20;
function publishFindings(run, found) {
    return (0,command/* learn */.nB)(run, {}, async (facts) => {
        const { inputs } = run;
        const { rules, findings = [], redirects } = found;
        const shown = findings.map((finding) => ({ ...finding, url: undefined }));
        const report = { schemaVersion: 1, scope: inputs.scope, baseline: 'live', rules, findings: shown };
        facts.report = await (0,results_file/* writeResultsJson */.O)(run, 'check-pages.json', report);
        if (redirects.length > 0)
            facts.redirectsFile = await (0,results_file/* writeResultsJson */.O)(run, 'redirects.json', redirects);
        if (inputs.dryRun)
            return;
        const url = inputs.issue === undefined ? undefined : await writeIssue(run, found, inputs.issue);
        if (url !== undefined)
            facts.issueUrl = url;
    });
}
/** Jobs that look at other folders or branches have comments of their own. */
function commentMarker({ inputs, host }) {
    const folder = inputs.path === undefined ? '' : (0,disk_paths/* workspacePath */.X5)(host.workspace, inputs.path);
    return (0,posts/* markerOf */.we)('check-pages', `${folder}\n${inputs.to}\n${inputs.branch ?? ''}`);
}
/** Writes the comment at the end of the run. */
async function writeComment(run, found, ending) {
    const isComplete = found.findings !== undefined && (ending.outcome === 'done' || ending.outcome === 'gate');
    await (isComplete ? writeFindings(run, found, ending) : writeUnfinished(run, ending));
}
/** Says in the comment of an earlier run, which is about another commit, that this run found nothing out, and why. */
async function writeUnfinished(run, ending) {
    if (!(0,posts/* hasComments */.DZ)(run))
        return;
    const title = (0,account/* postTitle */.pT)({ sign: 'bad', text: "Docs pages weren't checked" }, ending);
    const message = (0,width/* shorten */.ml)(ending.message, MAX_MESSAGE_LENGTH);
    const body = [title, ...(0,comment/* messageBlocks */.QM)({ ...ending, message }, []), footer(run)];
    await (0,posts/* postComment */.Gy)(run, { marker: commentMarker(run), updateOnly: true, body });
}
/** Tells readers of which commit and run the comment is: another job's later run may have a comment of its own. */
function footer({ host, clock }) {
    const { runUrl, commitSha } = host.runContext;
    return (0,comment/* footnote */.xA)((0,comment/* commitPart */.H$)(commitSha), undefined, { nowMs: clock.now(), ...(runUrl && { runUrl }) });
}
/** Updates the comment; creates one only if there is something to say. */
async function writeFindings(run, found, ending) {
    const { inputs } = run;
    if (!(0,posts/* canPost */.js)(run, 'comment'))
        return;
    const marker = commentMarker(run);
    const isNew = hasNews(found);
    const headline = postHeadline(found, inputs.scope);
    const title = (0,account/* postTitle */.pT)(headline, ending);
    const end = footer(run);
    const body = headline.sign === 'good' ? [title, end] : commentBlocks(found, title, end);
    await (0,posts/* postComment */.Gy)(run, { marker, updateOnly: !isNew, body });
}
function commentBlocks(record, title, end) {
    const attempts = ROWS.map((rows) => [title, ...findingBlocks(record, rows), end]);
    return attempts.find((blocks) => Buffer.byteLength((0,markdown/* renderMarkdown */.G)(blocks)) <= comment_MAX_BYTES) ?? [title, end];
}
/** Returns the URL of the issue; undefined if it couldn't be written. */
async function writeIssue(run, found, title) {
    const { inputs, host, log, optional } = run;
    const { findings = [], redirects, isWhole = false } = found;
    const groups = RULE_NAMES.map((rule) => ({ rule, own: findings.filter((finding) => finding.rule === rule) }));
    const sorted = groups.sort((a, b) => (0,verdicts/* countVerdict */.z5)(b.own, 'problem') - (0,verdicts/* countVerdict */.z5)(a.own, 'problem'));
    const blocks = sorted.flatMap(({ rule, own }) => {
        if (own.length === 0)
            return [];
        const heading = { heading: `${rule} (${own.length})`, level: 4 };
        const group = { rules: [], redirects: rule === 'vanished-pages' ? redirects : [], findings: own, isWhole };
        return [heading, ...findingBlocks(group, MAX_ISSUE_ROWS)];
    });
    const body = [(0,account/* postTitle */.pT)(postHeadline(found, inputs.scope), { exitCode: 0 }), ...noteBlocks(found), ...blocks];
    const isNews = hasNews(found);
    const request = (0,posts/* issueRequestOf */.gb)(run, 'check-pages', {
        title,
        // Without a finding, nothing opens an issue.
        change: (known) => (known || isNews ? { isOpen: isNews || known?.isOpen === true, body } : undefined),
    });
    const written = request && (await optional('issue', async () => host.upsertIssue?.(request), 'warning'));
    if (written && written.url === undefined && !isNews && hasUnknown(found))
        log.info(`${(0,input_names/* inputName */.yu)('issue')}: none was opened, because only problems and warnings open one, and none was found.`);
    return written?.url;
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/rules/verdicts.js
/** Decides what each finding is: a problem, a warning, or not known. Pure. */



/**
 * The findings that count, worst first, and the verdict of each rule. Links that are not known only count in its reason.
 * @param undecided why a rule couldn't be decided
 */
function judge(findings, undecided, severities) {
    const reasons = new Map(undecided);
    for (const [rule, noun] of NOUNS) {
        const reason = describeUnknown(findings.filter((one) => one.rule === rule && isUnknownLink(one)), noun);
        if (reason !== undefined && !reasons.has(rule))
            reasons.set(rule, reason);
    }
    const judged = findings.flatMap((one) => {
        const { level, ...finding } = one;
        const severity = severities[finding.rule];
        if (severity === 'off' || isUnknownLink(one))
            return [];
        return [{ ...finding, verdict: level === 'unknown' ? level : level === 'mild' ? 'warning' : severity }];
    });
    const order = (one) => verdicts/* VERDICTS */.bk.indexOf(one.verdict) * RULE_NAMES.length + RULE_NAMES.indexOf(one.rule);
    const sorted = judged.sort((a, b) => order(a) - order(b) || (a.page === b.page ? (a.line ?? 0) - (b.line ?? 0) : a.page < b.page ? -1 : 1));
    const rules = RULE_NAMES.map((rule) => {
        if (severities[rule] === 'off')
            return { rule, verdict: 'off', found: 0 };
        const own = sorted.filter((finding) => finding.rule === rule);
        const reason = reasons.get(rule);
        const found = own.filter(({ verdict }) => verdict !== 'unknown').length;
        const verdict = own[0]?.verdict ?? (reason === undefined ? 'ok' : 'unknown');
        return { rule, verdict, found, ...(reason !== undefined && { reason }) };
    });
    return { findings: sorted, rules };
}
/** What a rule finds in so many places that what isn't known only counts in the reason of the rule. */
const NOUNS = new Map([
    ['links', 'link'],
    ['media', 'file'],
]);
/** Returns `3 links not known, such as /pricing in guides/setup`. Undefined if there are none. */
function describeUnknown(links, noun) {
    const [first] = links;
    if (!first)
        return undefined;
    return `${(0,pluralize/* pluralize */.t)(links.length, noun)} not known${links.length === 1 ? ':' : ', such as'} ${first.url ?? ''} in ${first.page}`;
}
function isUnknownLink({ rule, level }) {
    return NOUNS.has(rule) && level === 'unknown';
}

;// CONCATENATED MODULE: ../../build/src/commands/check-pages/command.js
/** Defines the command check-pages, which finds published pages that a change removes, hides or breaks links to. */













const checkPages = {
    name: 'check-pages',
    summary: 'Find published pages that a change removes, hides or breaks links to',
    branding: { icon: 'link', color: 'orange' },
    inputs: inputs,
    inputGroups: {
        Pages: ['scope', 'branch', 'path', 'to', 'configFile'],
        Rules: ['severity', 'allow', 'code', 'siteUrl'],
        'On GitHub and GitLab': ['comment', 'issue'],
    },
    keyRole: 'viewer',
    examples: ['check-pages --path docs', 'check-pages --branch new-guide', 'check-pages --scope all'],
    outputs: outputs,
    createRecord: () => ({ rules: [], redirects: [] }),
    check: checkInputs,
    checkFiles: (context) => {
        requireFiles(context);
        return Promise.resolve();
    },
    run: runCheckPages,
    account: accountOf,
};
/** The run with a log whose warnings are notes of the record, too: who only reads the page or the comment needs them. */
function withNotes(context) {
    const { log, record } = context;
    const warning = (text, location) => {
        record.notes = [...(record.notes ?? []), text];
        log.warning(text, location);
    };
    return { ...context, log: { ...log, warning } };
}
async function runCheckPages(given) {
    const context = withNotes(given);
    const { inputs: values, record } = context;
    if (values.dryRun)
        record.plannedPosts = (0,posts/* plannedPosts */.sB)(context, { comment: values.comment, issue: values.issue !== undefined });
    else if (values.comment)
        context.defer((ending) => writeComment(context, record, ending));
    requireFiles(context);
    await (0,earlier_results/* removeResultsFiles */.e)(context, ['check-pages.json', 'redirects.json']);
    const states = await readStates(context);
    announceReading(context, states);
    const found = (0,command/* join */.fj)(record, await compareStates(context, states));
    const { findings, rules } = judge(found.findings, found.undecided, values.severity ?? DEFAULTS);
    record.pages = states.folder?.pages.size ?? found.pages;
    record.old = found.old;
    record.allowed = found.allowed;
    record.linked = found.linked;
    record.invalid = found.invalid;
    record.untested = states.untested;
    record.unread = found.unread;
    record.isListed = states.files !== undefined;
    record.config = states.folder && (states.config ?? 'live');
    record.isWhole = values.scope === 'all';
    record.rules = rules;
    record.findings = findings;
    record.redirects = redirectsOf(findings);
    (0,command/* join */.fj)(record, await publishFindings(context, record));
    // A green job claims nothing: only who checks links in code knows what that job does.
    if (states.untested !== undefined)
        given.log[values.code === undefined ? 'warning' : 'notice'](`No page is compared, because ${states.untested}. ${SET_PATH}`);
    const ending = endingOf(record, values.scope);
    if (ending.outcome === 'gate')
        await noticeIdleAllow(context, states);
    return ending;
}
/** The redirects to add. */
function redirectsOf(findings) {
    return findings.flatMap(({ target = '', proposal }) => {
        if (proposal === undefined)
            return [];
        const redirect = { source: pathTo(target), destination: pathTo(proposal) };
        // In a redirect, these names would be patterns, and match other pages.
        return (0,redirects_redirects/* isPlainSource */.ar)(redirect.source) && (0,redirects_redirects/* isPlainSource */.ar)(redirect.destination) ? redirect : [];
    });
}
/** The path of an address in a configuration, with escapes for what would end or change it. */
function pathTo(address) {
    return `/${address.replace(/[%?#]/g, encodeURIComponent)}`;
}
/** Tells before a long run that the limit of the key makes it long. */
function announceReading({ api, inputs: values, log }, { tested, folder }) {
    const perMinute = api.observed.requestsPerMinute;
    const count = values.scope === 'all' && !folder ? tested.pages.size : 0;
    if (perMinute === undefined || count <= perMinute)
        return;
    const minutes = (0,pluralize/* pluralize */.t)(Math.ceil(count / perMinute), 'minute');
    log.info(`Reading ${(0,pluralize/* pluralize */.t)(count, 'page')}, which takes about ${minutes} at ${(0,pluralize/* pluralize */.t)(perMinute, 'request')} per minute.`);
}


/***/ }),

/***/ 82589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ findFrontMatterFaults)
/* harmony export */ });
/* harmony import */ var _front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46907);
/* harmony import */ var _text_yaml_faults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98670);


/** Parsing hostile text takes long, and real front matter is shorter. */
const MAX_UNITS = 20_000;
const MAX_FAULTS = 10;
/** At most one fault per line. @param text in normal form */
async function findFrontMatterFaults(text) {
    const { yaml: written } = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .splitFrontMatter */ .v)(text);
    if (written === '' || written.length > MAX_UNITS)
        return [];
    const yaml = withIndents(written);
    const found = await findFaults(yaml);
    const byLine = new Map();
    for (const [offset, reason, advice] of found.sort(([a], [b]) => a - b)) {
        // The first line of the page has the dashes.
        const line = yaml.slice(0, offset).split('\n').length + 1;
        if (!byLine.has(line))
            byLine.set(line, { line, reason, advice });
    }
    return [...byLine.values()].slice(0, MAX_FAULTS);
}
/** A key with a quoted value that doesn't end in its line. */
const OPEN_VALUE = /^[\w-]+:[ \t]+(?:"(?:[^"\\]|\\.)*|'[^']*(?:''[^']*)*)$/;
const KEY = /^[\w-]+:(?:[ \t]|$)/;
/** Unlike this parser, most services take the further lines of a quoted value without an indent. */
function withIndents(yaml) {
    const lines = yaml.split('\n');
    let quote;
    return lines
        .map((line, index) => {
        if (quote !== undefined) {
            if (line.includes(quote))
                quote = undefined;
            return ` ${line}`;
        }
        const next = lines[index + 1] ?? '';
        if (OPEN_VALUE.test(line) && !KEY.test(next))
            quote = /^[^"']*(["'])/.exec(line)?.[1];
        return line;
    })
        .join('\n');
}
async function findFaults(yaml) {
    const { parseDocument, visit } = await __webpack_require__.e(/* import() */ 3483).then(__webpack_require__.t.bind(__webpack_require__, 33483, 19));
    try {
        // The parser takes quadratic time to compare keys.
        const document = parseDocument(yaml, { logLevel: 'silent', prettyErrors: false, uniqueKeys: false, strict: false });
        const errors = document.errors.map(({ code, pos: [start] }) => explain(code, start, yaml, document));
        const anchors = new Set();
        const others = [];
        visit(document, {
            Node: (_, node) => {
                if ('anchor' in node && typeof node.anchor === 'string')
                    anchors.add(node.anchor);
            },
            Alias: (_, node) => {
                const advice = _text_yaml_faults_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE_VALUE */ .Ju;
                if (!anchors.has(node.source))
                    others.push([node.range?.[0] ?? 0, 'a value begins with *', advice]);
            },
            Map: (_, { items }) => void others.push(...repeatedKeys(items)),
        });
        return [...errors, ...others];
    }
    catch {
        // The stack ends, or the parser failed: nothing is known.
        return [];
    }
}
function repeatedKeys(items) {
    const seen = new Set();
    return items.flatMap(({ key }) => {
        const { value, range } = (key ?? {});
        if (typeof value !== 'string')
            return [];
        if (!seen.has(value)) {
            seen.add(value);
            return [];
        }
        return [[range?.[0] ?? 0, `the key ${value} is there twice`, 'Remove one of them']];
    });
}
function explain(code, start, yaml, document) {
    switch (code) {
        case 'BAD_SCALAR_START':
            return [start, `a value begins with ${yaml.charAt(start)}`, _text_yaml_faults_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE_VALUE */ .Ju];
        case 'MISSING_CHAR': {
            const open = openQuote(start, yaml, document);
            if (open !== undefined)
                return [open, 'a quotation mark has no end', 'Add the closing quotation mark'];
            break;
        }
        default: {
            const known = _text_yaml_faults_js__WEBPACK_IMPORTED_MODULE_0__/* .YAML_FAULTS */ .Qc[code];
            if (known)
                return [start, known.reason, known.advice];
        }
    }
    return [start, "the parser doesn't understand the line", 'Fix the syntax, or put the value into quotation marks'];
}
/** The offset of the quotation mark without an end, which the parser misses at the end of the text. */
function openQuote(end, yaml, { contents }) {
    const { items = [] } = (contents ?? {});
    const start = items.at(-1)?.value?.range?.[0];
    const isOpen = start !== undefined && end >= yaml.trimEnd().length && /["']/.test(yaml.charAt(start));
    return isOpen ? start : undefined;
}


/***/ }),

/***/ 46907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isHiddenPage),
/* harmony export */   v: () => (/* binding */ splitFrontMatter)
/* harmony export */ });
/** Splits a page into its front matter and its body, and tells whether the front matter hides the page. Pure. */
const FRONT_MATTER = /(?<![^])---[ \t]*\n([^]*?)^---[ \t]*$\n?/m;
/** Without front matter, `yaml` is empty and `body` is the whole text. @param text with LF as line ends */
function splitFrontMatter(text) {
    const [whole = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
    return { yaml, body: text.slice(whole.length) };
}
/** True if the front matter hides the page. @param text with LF as line ends */
function isHiddenPage(text) {
    return /^["']?(?:hidden|noindex|draft|unlisted)["']?[ \t]*:[ \t]*["']?true\b/im.test(splitFrontMatter(text).yaml);
}


/***/ }),

/***/ 15951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W4: () => (/* binding */ outlineOf),
/* harmony export */   ZH: () => (/* binding */ lostAnchors),
/* harmony export */   t1: () => (/* binding */ findAnchor)
/* harmony export */ });
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24169);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64931);
/* harmony import */ var _text_unicode_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66285);



/** @param nodes all nodes of the page's tree */
function outlineOf(nodes) {
    const outline = { headings: [], ids: [], imports: [], parts: [], isOpen: false };
    for (const node of nodes)
        addNode(node, outline);
    return outline;
}
const OWN_ID = /(?<!\s)\s*\\?\{\s*#([^\s{}]+)\s*\}\s*$/;
const EXPRESSION = /^(?!\s*\/\*[^]*\*\/\s*$)/;
/**
 * Texts that can add content: templates such as `{{ include }}` or `{% include %}`, expressions, except comments, and the
 * page of an API description, whose headings the service generates.
 */
const MAY_ADD = {
    text: /\{[{%]/,
    mdxFlowExpression: EXPRESSION,
    mdxTextExpression: EXPRESSION,
    yaml: /^["']?(?:api|openapi|asyncapi|openrpc|graphql|swagger)[\w-]*["']?\s*:/im,
};
function addNode(node, outline) {
    if ('value' in node && MAY_ADD[node.type]?.test(node.value))
        outline.isOpen = true;
    switch (node.type) {
        case 'heading':
            addHeading(plainText(node), outline);
            break;
        case 'html':
            addHtml(node.value, outline);
            break;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
            addElement(node, outline);
            break;
        case 'mdxjsEsm':
            outline.isOpen = true;
            outline.imports.push(...Array.from(node.value.matchAll(/\bfrom\s*["']([^"'\n]*)["']/g), ([, path = '']) => path));
    }
}
function addHeading(text, { headings, ids }) {
    const [whole = '', id] = OWN_ID.exec(text) ?? [];
    headings.push(whole === '' ? text : text.slice(0, -whole.length));
    if (id !== undefined)
        ids.push(id);
}
function addElement(element, outline) {
    const name = element.name ?? '';
    if (/^[A-Z]|\./.test(name))
        outline.isOpen = true;
    if (/^h[1-6]$/.test(name))
        addHeading(plainText(element), outline);
    for (const attribute of element.attributes) {
        if (attribute.type !== 'mdxJsxAttribute')
            outline.isOpen = true;
        else if (attribute.name === 'file' && /^[A-Z]/.test(name))
            addPart(attribute.value, outline);
        else if (attribute.name !== 'id' && (attribute.name !== 'name' || name !== 'a'))
            continue;
        else if (typeof attribute.value === 'string')
            outline.ids.push(attribute.value);
        else
            outline.isOpen = true;
    }
}
function addPart(file, { parts }) {
    if (typeof file === 'string' && (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(file))
        parts.push(file);
}
/** Splitting takes linear time, whatever the text is. */
function addHtml(html, outline) {
    let heading;
    for (const piece of html.split('<').slice(1)) {
        const end = piece.indexOf('>');
        const [tag, text] = end < 0 ? [piece, ''] : [piece.slice(0, end), piece.slice(end + 1)];
        if (/^[A-Z]/.test(tag)) {
            outline.isOpen = true;
            addPart(/\sfile\s*=\s*["']([^"']*)["']/.exec(tag)?.[1], outline);
        }
        for (const [, id = ''] of tag.matchAll(/\s(?:id|name)\s*=\s*["']?([^"'\s>]+)/gi))
            outline.ids.push(id);
        if (/^\/h[1-6]/i.test(tag) && heading !== undefined) {
            addHeading(heading, outline);
            heading = undefined;
        }
        else if (/^h[1-6](?:\s|$)/i.test(tag))
            heading = text;
        else if (heading !== undefined)
            heading += text;
    }
}
function plainText(node) {
    if (node.type === 'image')
        return node.alt ?? '';
    if (node.type === 'html')
        return '';
    if ('children' in node)
        return node.children.map(plainText).join('');
    return 'value' in node ? node.value : '';
}
/** Whether an anchor leads somewhere in a page. */
function findAnchor(anchor, { headings, ids, isOpen }) {
    const wanted = fold((0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(anchor));
    if (wanted === '' || wanted === 'top' || ids.some((id) => fold(id) === wanted))
        return 'there';
    const known = new Set(headings.flatMap(anchorsOf));
    if (known.has(wanted) || known.has(wanted.replace(/-\d+$/, '')))
        return 'there';
    // A text fragment or the route of a component isn't an anchor.
    if (isOpen || /^[:/!]/.test(wanted))
        return 'unknown';
    const letters = lettersOf(wanted);
    const isAlmost = [...headings, ...ids].some((text) => lettersOf(fold(text)) === letters);
    return isAlmost || letters === '' ? 'unknown' : 'missing';
}
/** The headings and other anchors that a page has lost. */
function lostAnchors({ headings, ids }, now) {
    const lost = [
        ...headings.filter((heading) => anchorsOf(heading).every((anchor) => findAnchor(anchor, now) === 'missing')),
        ...ids.filter((id) => findAnchor(id, now) === 'missing'),
    ];
    return [...new Set(lost)];
}
function fold(text) {
    return (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_2__/* .unicodeForm */ .w)(text, 'NFC').toLowerCase();
}
function lettersOf(text) {
    return text.replace(/[^\p{L}\p{N}]+/gu, '');
}
/** What services change in a heading before they make an anchor of it. */
const CHANGES = [
    (text) => text,
    (text) => (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_2__/* .unicodeForm */ .w)(text.replaceAll('ß', 'ss'), 'NFD').replace(/\p{M}+/gu, ''),
    (text) => text.replaceAll('&', ' and '),
    (text) => text.replace(/['’]/g, ''),
];
const SIGNS = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]+/gu;
const OUTER_DASHES = /^-|-$/g;
/** How they make it: as GitHub does, with dashes collapsed, of letters from a to z, and with only blanks replaced. */
const FORMS = [
    (text) => text.replace(SIGNS, '').replaceAll(' ', '-'),
    (text) => text.replace(SIGNS, '').replace(/[ -]+/g, '-').replace(OUTER_DASHES, ''),
    (text) => text.replace(/[^a-z\d]+/g, '-').replace(OUTER_DASHES, ''),
    (text) => text.replace(/\s+/g, '-'),
];
function anchorsOf(heading) {
    const text = fold(heading.trim());
    return CHANGES.flatMap((change) => FORMS.map((form) => form(change(text).trim())));
}


/***/ }),

/***/ 34226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ListedPages),
/* harmony export */   LL: () => (/* binding */ navigationEntries),
/* harmony export */   Op: () => (/* binding */ isWholeNavigation),
/* harmony export */   ZU: () => (/* binding */ isFileField),
/* harmony export */   cS: () => (/* binding */ entriesWithoutPage),
/* harmony export */   gT: () => (/* binding */ navigationLinks),
/* harmony export */   jL: () => (/* binding */ findListedPages),
/* harmony export */   nA: () => (/* binding */ LABEL_FIELDS),
/* harmony export */   pF: () => (/* binding */ isNavigation)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98870);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24169);
/* harmony import */ var _walk_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31952);
/** Reads the navigation of a documentation project, whose format belongs to the service. Pure. */



/** The only place that decides whether the navigation lists a page. */
class ListedPages {
    #places;
    #isWhole;
    #named;
    /** The parameters are those of `findListedPages`. */
    constructor(...given) {
        this.#places = findListedPages(...given);
        this.#isWhole = isWholeNavigation(given[0]);
        this.#named = namedAddresses(given[0]);
    }
    /** @param place of a page */
    of(place) {
        if (this.#places.has(place) || this.#named.inNavigation.has((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(place)))
            return 'listed';
        return this.#isWhole ? 'unlisted' : 'unknown';
    }
    /** True if any value of the configuration is the path of the page or file, such as that of an API description. */
    names(place) {
        return this.#named.anywhere.has((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(place));
    }
}
/** Names of fields with text for readers, or with the path of what isn't there any more. */
const TEXT_FIELD = /^(?:group|tab|title|label|name|description|anchor|dropdown|version|language|product|icon|tag|color|theme|source|from)$/i;
/** Names of fields that lead to a page, which a group may list besides. */
const LINK_FIELD = /^(?:href|url|link)$/i;
/** An operation that follows the path of an API description. */
const OPERATION = /\s+(?:[A-Z]{3,7}|webhook)\s.*$/s;
/**
 * The addresses of all texts that may be paths, such as `root` of a group, except the entries of lists of pages: these have
 * rules of their own.
 */
function namedAddresses(config) {
    const inNavigation = new Set();
    const anywhere = new Set();
    const navigation = new Set();
    for (const node of (0,_walk_json_js__WEBPACK_IMPORTED_MODULE_1__/* .walkJson */ .g)(config)) {
        const { name = '', value, parent } = node;
        const isInNavigation = navigation.has(parent) || LIST_FIELD.test(name);
        if (typeof value === 'object' && isInNavigation)
            navigation.add(node);
        if (typeof value !== 'string' || TEXT_FIELD.test(name) || isOfEntry(node) || OTHER_ENTRY.test(value))
            continue;
        const address = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(value
            .replace(OPERATION, '')
            .replace(/[?#].*$/s, '')
            .replace(/^\.\//, ''));
        if (address === '' && value !== '/')
            continue;
        anywhere.add(address);
        if (isInNavigation && !LINK_FIELD.test(name))
            inNavigation.add(address);
    }
    return { inNavigation, anywhere };
}
/** True for an entry of a list of pages, and for its path. */
function isOfEntry({ name, parent }) {
    return isPageList(parent) || (name === 'path' && isPageList(parent?.parent));
}
function isPageList(node) {
    return node?.name === 'pages' && Array.isArray(node.value);
}
/** A URL, or an operation of an API such as `GET /users`. */
const OTHER_ENTRY = /^(?:[a-z][a-z\d+.-]*:|[A-Z]+ \/)/;
/** Names of fields whose values name files with a part of the configuration. */
const FILE_FIELD = /^(?:\$(?:ref|include|import|extends)|include|extends)$/i;
/** A list of pages, or what contains lists. */
const LIST_FIELD = /^(?:pages|navigation|nav|sidebars?|groups|tabs|anchors|dropdowns|versions|languages|products|menu|items)$/i;
/** A text that names a file with a list, or stands for several pages, or for pages that only a build knows. */
const LIST_TEXT = /\.(?:jsonc?|json5|ya?ml|toml|[cm]?[jt]s)$|[*{}$]|^\.{3}/i;
/** True for a field whose value names files with a part of the configuration. */
function isFileField(name) {
    return FILE_FIELD.test(name);
}
/** True for a value that the field `navigation` can have: lists, or a text that names a file with them. */
function isNavigation(value) {
    return typeof value === 'string'
        ? hidesPages({ name: 'navigation', value })
        : typeof value === 'object' && value !== null;
}
/** False if pages may be listed where the configuration doesn't show them, or if it has no list at all. */
function isWholeNavigation(config) {
    let hasList = false;
    for (const node of (0,_walk_json_js__WEBPACK_IMPORTED_MODULE_1__/* .walkJson */ .g)(config)) {
        if (hidesPages(node))
            return false;
        hasList ||= LIST_FIELD.test(node.name ?? '') && typeof node.value === 'object' && node.value !== null;
    }
    return hasList;
}
function hidesPages({ name = '', value, parent }) {
    if (parent && Array.isArray(parent.value))
        return isListText(parent.name ?? '', value);
    if (isFileField(name))
        return namesFiles(value) && parent?.name !== 'redirects';
    return typeof value === 'string' && LIST_FIELD.test(name) && (LIST_TEXT.test(value) || value.includes('/'));
}
function isListText(list, value) {
    return typeof value === 'string' && LIST_FIELD.test(list) && LIST_TEXT.test(value) && !OTHER_ENTRY.test(value);
}
/** A text, which may be a URL, or several. */
function namesFiles(value) {
    return typeof value === 'string' || (typeof value === 'object' && value !== null);
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
/** Names of fields with links around the pages. */
const LINKS_FIELD = /^(?:navbar|topbar\w*|footer\w*|anchors)$/i;
/** The paths that navbar, footer and anchors link to, and those of the pages that are the root of a group. */
function navigationLinks(config) {
    const [links, roots] = [new Set(), new Set()];
    const around = new Set();
    for (const node of (0,_walk_json_js__WEBPACK_IMPORTED_MODULE_1__/* .walkJson */ .g)(config)) {
        const { name = '', value, parent } = node;
        const isAround = around.has(parent) || LINKS_FIELD.test(name);
        if (isAround && typeof value === 'object')
            around.add(node);
        if (typeof value !== 'string')
            continue;
        if (isAround && LINK_FIELD.test(name) && /^\/[^/]/.test(value))
            links.add(value);
        if (isRoot(node) && !OTHER_ENTRY.test(value))
            roots.add(value);
    }
    return { links: [...links], roots: [...roots] };
}
/** True for the page that a group shows itself. */
function isRoot({ name, parent }) {
    const { pages } = (parent?.value ?? {});
    return name === 'root' && Array.isArray(pages);
}
function isEntry({ parent: list }, exceptGroup) {
    const group = list?.parent?.value;
    if (!isPageList(list) || Array.isArray(group))
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

/***/ 5744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ titleOfPage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46907);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24169);
/** Finds the title of a page: that of its front matter, of its first heading, or the name of its file. */



/**
 * The `title` of the front matter, else the first heading, else the name of the file.
 * @param text in normal form
 */
async function titleOfPage(text, path) {
    const { yaml, body } = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .splitFrontMatter */ .v)(text);
    return (await titleOfFrontMatter(yaml)) ?? (await firstHeading(body)) ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename((0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(path));
}
/** Parsing hostile text takes long. Real pages begin with their title or their heading. */
const MAX_HEAD_UNITS = 5_000;
async function titleOfFrontMatter(yaml) {
    const entry = titleEntry(yaml);
    if (entry === undefined || entry.length > MAX_HEAD_UNITS)
        return undefined;
    const { parse } = await __webpack_require__.e(/* import() */ 3483).then(__webpack_require__.t.bind(__webpack_require__, 33483, 19));
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
/** A line that can be a heading, or the last line of one. */
const HEADING_LINE = /^ {0,3}(?:#{1,6}[ \t].*|=+[ \t]*|-+[ \t]*)$/m;
async function firstHeading(text) {
    const head = text.slice(0, MAX_HEAD_UNITS);
    const line = HEADING_LINE.exec(head);
    if (!line)
        return undefined;
    const { findReferences } = await Promise.all(/* import() | parser */[__webpack_require__.e(3447), __webpack_require__.e(7981), __webpack_require__.e(9022)]).then(__webpack_require__.bind(__webpack_require__, 76927));
    // The line can be in a code block.
    for (const part of [head.slice(0, line.index + line[0].length), head]) {
        const { outline } = await findReferences(part, 'markdown');
        const titles = outline?.headings.flatMap((heading) => oneLine(heading) ?? []) ?? [];
        // Other headings before the line are in quotes or lists.
        const title = part === head ? titles[0] : titles.at(-1);
        if (title !== undefined)
            return title;
    }
    return undefined;
}
function oneLine(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return line === '' ? undefined : line;
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

/***/ 98670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J1: () => (/* binding */ explainYaml),
/* harmony export */   Ju: () => (/* binding */ QUOTE_VALUE),
/* harmony export */   Qc: () => (/* binding */ YAML_FAULTS)
/* harmony export */ });
/* harmony import */ var _error_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92161);
/** Explains errors of the YAML parser. Pure. */

const QUOTE_VALUE = 'Put the value into quotation marks';
const TAB = { reason: 'a tab indents the line', advice: 'Use spaces' };
const INDENT = {
    reason: 'lines of one entry begin at different columns',
    advice: 'Begin its fields at the same column',
};
const OPEN = { reason: 'a quotation mark or a bracket has no end', advice: 'Add the closing one' };
/** By the code of an error that has only one cause. */
const YAML_FAULTS = {
    BLOCK_AS_IMPLICIT_KEY: { reason: 'a value contains a colon and a space', advice: QUOTE_VALUE },
    TAB_AS_INDENT: TAB,
    BAD_DQ_ESCAPE: {
        reason: 'a backslash in quotation marks escapes nothing',
        advice: 'Write two backslashes, or use single quotes',
    },
};
/** Explains the errors of one line, of which the first has the cause. @param line its text */
function explainYaml({ code, message }, others, line) {
    if (/^ *\t/.test(line))
        return TAB;
    // A field that begins at another column becomes a part of the value before it.
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && others.some((other) => other.code === 'MULTILINE_IMPLICIT_KEY'))
        return INDENT;
    if (message.startsWith('Sequence item without'))
        return INDENT;
    if (message.startsWith('Missing closing'))
        return OPEN;
    return (YAML_FAULTS[code] ?? {
        reason: `the parser doesn't understand the line (${(0,_error_message_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlReasonOf */ .X)(message).replace(/\.$/, '')})`,
        advice: 'Compare the indentation with the lines above, and put values into quotation marks',
    });
}


/***/ })

};
;