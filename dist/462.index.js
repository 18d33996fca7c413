"use strict";
exports.id = 462;
exports.ids = [462];
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

/***/ 39319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ readDeployments),
/* harmony export */   Jn: () => (/* binding */ listDeployments),
/* harmony export */   Pw: () => (/* binding */ createPreview),
/* harmony export */   Yy: () => (/* binding */ createDeployment),
/* harmony export */   i8: () => (/* binding */ getDeployment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _pagination_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94952);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5743);



/** Maximum `limit` of `GET /deployments` (contract: Limits, page sizes). */
const MAX_PAGE_SIZE = 100;
const schema = (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .schemasOf */ .W)(() => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 57481)));
/**
 * `POST /deploy` (editor) [S: no body]: builds and publishes the deployment branch without a change in Git.
 * After a lost response, it looks for the deployment in the list before it starts another one.
 */
async function createDeployment(api) {
    return start(api, { path: '/deploy', goal: 'start the deployment' }, ({ isPreview }) => !isPreview);
}
/**
 * `POST /deploy/preview` (editor) [S: exists, P: shape]: builds a preview of a branch. 403 if the plan has no previews,
 * 422 if the preview can't start [P]. It handles a lost response like `createDeployment`.
 * @param options.ifRejected what to do if the service knows no such branch
 */
async function createPreview(api, options) {
    const { ifRejected, ...json } = options;
    const request = { path: '/deploy/preview', goal: 'start the preview', ifRejected, json };
    return start(api, request, ({ isPreview, branch }) => isPreview && (branch === null || branch === json.branch));
}
/** `GET /deployments/{id}` (viewer) [S]. An unknown id gets 404. */
const getDeployment = (api, id) => (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .L)(api, {
    path: '/deployments/{id}',
    goal: 'read the deployment',
    params: { id },
    schema: schema('deployment'),
});
/**
 * `GET /deployments` (viewer) [S]: newest first, live and preview together.
 * @param options.limit deployments per request, 1 to 100; a small limit suits readers of the newest few
 */
function listDeployments(api, { limit = MAX_PAGE_SIZE } = {}) {
    return (0,_pagination_js__WEBPACK_IMPORTED_MODULE_2__/* .listByOffset */ .vo)((offset) => readDeployments(api, { offset, limit }), ({ deploymentId }) => deploymentId);
}
/** Reads one page of the same list. */
async function readDeployments(api, { offset = 0, limit = MAX_PAGE_SIZE, goal = 'list the deployments' } = {}) {
    const list = { path: '/deployments', goal, schema: schema('deploymentPage') };
    const { deployments, total } = await (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .L)(api, { ...list, query: { limit, offset } });
    return { items: deployments, total };
}
/** @param matches true for a deployment that this request may have started */
async function start(api, request, matches) {
    const known = await readKnown(api, request.goal);
    const { body } = await api.call({
        ...request,
        method: 'POST',
        role: 'editor',
        schema: schema('startedDeployment'),
        idempotent: false,
        lookUp: known && ((sinceMs) => findStarted(api, { known, sinceMs, matches })),
    });
    return body;
}
/**
 * Remembers the newest deployments before a start, since the clock that dates them can be wrong. Undefined if the key may
 * not read the list: after a lost response, nothing is then sent a second time.
 */
async function readKnown(api, goal) {
    const newest = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAllowed */ ._h)(readDeployments(api, { goal }));
    return newest && new Set(newest.items.map(({ deploymentId }) => deploymentId));
}
/** Pages that one look reads. Hundreds of deployments that others start within seconds are improbable. */
const MAX_LOOK_PAGES = 2;
/** Finds the deployment that a lost request started: a new one by the API, of the right kind. */
async function findStarted(api, { known, sinceMs, matches }) {
    const found = [];
    for (let page = 0; page < MAX_LOOK_PAGES; page += 1) {
        const { items, total } = await readDeployments(api, { offset: page * MAX_PAGE_SIZE });
        found.push(...items.filter(({ deploymentId }) => !known.has(deploymentId)));
        const isEnd = items.length < MAX_PAGE_SIZE || (page + 1) * MAX_PAGE_SIZE === total;
        if (isEnd || items.some(({ deploymentId }) => known.has(deploymentId)))
            break;
    }
    const isByApi = ({ triggerType }) => triggerType === 'api' || triggerType === null;
    // Another run may have started one, too. The one that began closest to the request counts.
    const distanceMs = ({ createdAt }) => Math.abs(Date.parse(createdAt) - api.toServerMs(sinceMs));
    return found.filter((one) => isByApi(one) && matches(one)).sort((a, b) => distanceMs(a) - distanceMs(b))[0];
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

/***/ 345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ findBuildError)
/* harmony export */ });
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
/** Finds the error in a build log: its file, line, message and code frame. Pure, and linear in the length of the log. */

/** Longer lines are cut, so that no expression needs more than linear time. */
const MAX_LINE_LENGTH = 1_000;
const MAX_FRAME_LINES = 12;
/** Docusaurus prints the position of an error in JSON, this many lines below the file. */
const MAX_LINES_TO_POSITION = 14;
const MAX_LINES_TO_CAUSE = 6;
/** Matches the time at the start of a line. */
const TIME = /^\s*\[?(?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?Z?\]?(?: [AP]M)?:?\s/;
/** Matches the word error, also as part of a class such as SyntaxError, but not in the name of a file or in `0 error(s)`. */
const ERROR = /(?:^|[^\w./\\-])(?<!\b(?:0|no)\s)(?:[Ee]rror|ERROR|[A-Z]\w{0,40}Error)(?![\w/\\-]|\.\w)/;
/** Matches how tools name an error without this word. It counts only beside the file of the error. */
const FAILURE = /\b(?:unable to parse|failed to (?:parse|compile|process)|(?:compilation|process|build) failed|could not parse|having trouble|[A-Z]\w{0,40}Exception|(?:un)?expected)\b/i;
/** Matches messages that say no cause. The lines below have it. */
const NO_CAUSE = /^\W*(?:syntax error - )?(?:unable to parse|failed to (?:parse|compile|process)\b.*|compiling|mdx compilation failed.*|module build failed.*|process failed|reading(?: file)?|during build|having trouble reading.*|(?:build )?failed (?:with|in) .*|there was an error\b.*|via .*|#\d.*)$/i;
/** Matches what follows a file in the styles of compilers: `path:31:5`, `path: 31:5`, `path (31:5)` and `"path", line 31`. */
const POSITIONS = /:(\d{1,7})(:\d{1,7})?(?!\d)|"?(?: -|:) (\d{1,7}):\d{1,7}(?!\d)| ?\((\d{1,7})(?:[,:] ?\d{1,7})?(?:-\d{1,7}:\d{1,7})?\)|"?,?(?: (?:at|on))? line (\d{1,7})/gi;
/** Matches a position on its own: `(31:1-31:7)`, `31:5:` at the start of a line, `line 31`, and `"line": 31`. */
const LOOSE_POSITION = /\((\d{1,7}):\d{1,7}(?:-\d{1,7}:\d{1,7})?\)|^\s*(\d{1,7}):\d{1,7}(?=:|\s)|\bline"?:? (\d{1,7})/i;
/** Matches a character of a path. The characters that begin a position are none, so each is read once. */
const PATH_CHARACTER = /[^\s"'`()<>|:,]/;
const PATHS = /[^\s"'`()<>|:,]+/g;
/** The extensions of files that authors write. */
const SOURCE_FILE = /\.(?:mdx?|markdown|json|ya?ml|toml|[jt]sx?)$/i;
/** Returns undefined for a log without text. */
function findBuildError(log) {
    const lines = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(log).map((line) => line.replace(TIME, '').slice(0, MAX_LINE_LENGTH).trimEnd());
    const { at, location } = locateFirst(new LogLines(lines)) ?? { at: firstError(lines) };
    const text = lines[at];
    if (!text)
        return undefined;
    const message = causeOf(lines, at, location) || text.trim();
    const frame = frameAfter(lines, at + 1);
    return {
        message,
        ...(location && { file: location.file }),
        ...(location?.line !== undefined && { line: location.line }),
        ...(frame && { frame }),
    };
}
/** The line of the first error, else the last one with a text. */
function firstError(lines) {
    const at = lines.findIndex((line) => ERROR.test(line));
    return at < 0 ? lines.findLastIndex((line) => line !== '') : at;
}
/** Finds the first error with a line, else the first with a file. */
function locateFirst(log) {
    let first;
    for (const [at, line] of log.lines.entries()) {
        if (!ERROR.test(line) && !FAILURE.test(line))
            continue;
        const location = log.locationNear(at);
        if (location?.line !== undefined)
            return { at, location };
        if (location)
            first ??= { at, location };
    }
    return first;
}
/** The lines of a log with what they say about places. Each line is searched once. */
class LogLines {
    lines;
    #places = new Map();
    #files = new Map();
    constructor(lines) {
        this.lines = lines;
    }
    /** Compilers print the place in the line of the error, below it, or above it; in one piece, or the file and the line apart. */
    locationNear(index) {
        const own = this.#placeIn(index);
        if (own)
            return own;
        const ownFile = this.#fileIn(index);
        const line = this.#positionFrom(index);
        if (ownFile && line !== undefined)
            return { ...ownFile, line };
        // The location of another error is none of this one.
        const near = [1, 2, -1, 3, 4, 5].map((step) => index + step).filter((at) => !ERROR.test(this.lines[at] ?? ''));
        for (const at of near) {
            const place = this.#placeIn(at);
            if (place)
                return place;
        }
        for (const at of near) {
            const file = this.#fileIn(at);
            if (file)
                return { ...file, line: this.#positionFrom(at) ?? this.#positionIn(index) };
        }
        return ownFile;
    }
    #placeIn(index) {
        if (!this.#places.has(index))
            this.#places.set(index, locationIn(this.lines[index] ?? ''));
        return this.#places.get(index);
    }
    #fileIn(index) {
        if (!this.#files.has(index))
            this.#files.set(index, fileIn(this.lines[index] ?? ''));
        return this.#files.get(index);
    }
    /** Finds the position below the file, before the next file. */
    #positionFrom(index) {
        for (let at = index; at < index + MAX_LINES_TO_POSITION; at += 1) {
            if (at > index && this.#fileIn(at))
                return undefined;
            const line = this.#positionIn(at);
            if (line !== undefined)
                return line;
        }
        return undefined;
    }
    #positionIn(index) {
        const line = this.lines[index] ?? '';
        const found = isFrameLine(line) ? null : LOOSE_POSITION.exec(line);
        const number = Number(found?.[1] ?? found?.[2] ?? found?.[3] ?? 0);
        return number === 0 ? undefined : number;
    }
}
function locationIn(line) {
    if (isFrameLine(line))
        return undefined;
    for (const match of line.matchAll(POSITIONS)) {
        const [position, afterColon, column, ...others] = match;
        const path = pathBefore(line, match.index);
        const number = Number([afterColon, ...others].find((digits) => digits !== undefined));
        if (path === undefined || number === 0)
            continue;
        if (afterColon !== undefined && column === undefined && mayBeHost(path))
            continue;
        return { text: path + position, file: normalPath(path), line: number };
    }
    return undefined;
}
/** A host and its port look the same as a file and its line. */
function mayBeHost(path) {
    return !/[/\\]|\.(?:mdx?|json|ya?ml)$/i.test(path);
}
/** Finds a file without a position. Lines of a stack trace name the files of the tool. */
function fileIn(line) {
    if (isFrameLine(line) || /^\s*at\s/.test(line))
        return undefined;
    for (const match of line.matchAll(PATHS)) {
        const token = match[0].replace(/(?<!\.)\.+$/, '');
        const path = SOURCE_FILE.test(token.slice(-10)) ? pathBefore(line, match.index + token.length) : undefined;
        if (path !== undefined)
            return { text: path, file: normalPath(path) };
    }
    return undefined;
}
function normalPath(path) {
    return path.replaceAll('\\', '/').replace(/^\.\//, '');
}
/** Returns the path that ends there; undefined for other text, URLs, and installed packages, whose files no one can fix. */
function pathBefore(line, end) {
    let start = end;
    while (PATH_CHARACTER.test(line[start - 1] ?? ' '))
        start -= 1;
    if (line.startsWith('//', start))
        return undefined;
    const hasDrive = /(?:^|\W)[a-z]:$/i.test(line.slice(Math.max(0, start - 3), start)) && /[/\\]/.test(line[start] ?? '');
    const path = line.slice(hasDrive ? start - 2 : start, end);
    const isFile = /[^/\\]\.[a-z]\w{0,7}$/i.test(path.slice(-10)) && !/(?:^|[/\\])node_modules[/\\]/.test(path);
    return isFile ? path : undefined;
}
/** The cause in the line of the error, else in the lines below it. Empty if there is none. */
function causeOf(lines, at, location) {
    const own = messageOf(lines[at] ?? '', location);
    if (own !== '' && !NO_CAUSE.test(own))
        return own;
    for (const line of lines.slice(at + 1, at + 1 + MAX_LINES_TO_CAUSE)) {
        const message = messageOf(line, location).replace(/^cause:\s*/i, '');
        // A single word is the file, or the title of a part.
        if (/\s/.test(message) && !NO_CAUSE.test(message))
            return message;
    }
    return own;
}
/** Removes the place, the word error, and the marks of a list from a line. */
function messageOf(line, location) {
    if (isFrameLine(line))
        return '';
    const at = location === undefined ? -1 : line.indexOf(location.text);
    if (at < 0)
        return withoutLabel(line).replace(/(?<![\s:])[\s:]+$/, '');
    const before = withoutPreposition(withoutLabel(line.slice(0, at)));
    const after = line.slice(at + (location?.text.length ?? 0));
    const hasCause = /^["'`)\]]*(?:\s*[:–—-]\s+|\s+)[^\s(]/.test(after) || NO_CAUSE.test(before);
    return (hasCause && withoutLabel(after)) || before;
}
/** Removes what connects a message with its place. Each step is linear, unlike one expression for all of them. */
function withoutPreposition(text) {
    return text
        .replace(/(?<![\s(:"'`-])[\s(:"'`-]+$/, '')
        .replace(/\b(?:at|in|path|file)$/, '')
        .replace(/(?<![\s(])[\s(]+$/, '');
}
function withoutLabel(text) {
    return text
        .replace(/^[\s"'`)\]:]*(?:\[[^\]\s]{1,40}\]\s*)?(?:\d{1,2}\.\s|\d{1,7}:\d{1,7}:\s)?/, '')
        .replace(/^(?:(?:\W|warning){0,9}(?:at\s)?\W{0,3}(?:\w{0,40}error|parsing error|\w{0,40}exception)\b[\])]?)?[\s:-]*/i, '')
        .trim();
}
function isFrameLine(line) {
    return /^[ \t]{0,20}>?[ \t]{0,20}\d{0,7}[ \t]{0,4}[|│]/.test(line);
}
/** A table of a log has no number before its first line. */
function isNumberedFrameLine(line) {
    return /^[ \t>]{0,40}\d/.test(line) && isFrameLine(line);
}
function frameAfter(lines, first) {
    const start = lines.slice(first, first + 4).findIndex(isNumberedFrameLine);
    if (start < 0)
        return undefined;
    const below = lines.slice(first + start, first + start + MAX_FRAME_LINES);
    const end = below.findIndex((line) => !isFrameLine(line));
    return below.slice(0, end < 0 ? below.length : end).join('\n');
}


/***/ }),

/***/ 99573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ phaseOf)
/* harmony export */ });
/** Treats unknown statuses as in progress: the service may add some, and only the three final ones end the wait. */
function phaseOf({ status }) {
    return status === 'ready' || status === 'error' || status === 'cancelled' ? status : 'in-progress';
}


/***/ })

};
;