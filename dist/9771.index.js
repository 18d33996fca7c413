"use strict";
exports.id = 9771;
exports.ids = [9771,4368];
exports.modules = {

/***/ 39319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ readDeployments),
/* harmony export */   Jn: () => (/* binding */ listDeployments),
/* harmony export */   Pw: () => (/* binding */ createPreview),
/* harmony export */   UG: () => (/* binding */ CLOCK_TOLERANCE_MS),
/* harmony export */   Yy: () => (/* binding */ createDeployment),
/* harmony export */   i8: () => (/* binding */ getDeployment)
/* harmony export */ });
/* harmony import */ var _pagination_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94952);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5743);


/** Maximum `limit` of `GET /deployments` (contract: Limits, page sizes). */
const MAX_PAGE_SIZE = 100;
/**
 * A deployment that seems older than the request by up to this much may still be its result. The Date header, which
 * gives the service's clock, has whole seconds, and the response takes time to arrive.
 */
const CLOCK_TOLERANCE_MS = 2_000;
const schema = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .schemasOf */ .W)(() => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 57481)));
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
const getDeployment = (api, id) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, {
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
    return (0,_pagination_js__WEBPACK_IMPORTED_MODULE_1__/* .listByOffset */ .vo)((offset) => readDeployments(api, { offset, limit }), ({ deploymentId }) => deploymentId);
}
/** Reads one page of the same list. */
async function readDeployments(api, { offset = 0, limit = MAX_PAGE_SIZE } = {}) {
    const list = { path: '/deployments', goal: 'list the deployments', schema: schema('deploymentPage') };
    const { deployments, total } = await (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { ...list, query: { limit, offset } });
    return { items: deployments, total };
}
/** @param matches true for a deployment that this request may have started */
async function start(api, request, matches) {
    const { body } = await api.call({
        ...request,
        method: 'POST',
        role: 'editor',
        schema: schema('startedDeployment'),
        idempotent: false,
        lookUp: (sinceMs) => findStarted(api, sinceMs, matches),
    });
    return body;
}
/** Finds the deployment that a lost request started: by the API, of the right kind, at the right time. */
async function findStarted(api, sinceMs, matches) {
    // The responses of the list set the service's clock, so the time is converted again for each deployment.
    const msSinceRequest = ({ createdAt }) => Date.parse(createdAt) - api.toServerMs(sinceMs);
    let closest;
    for await (const deployment of listDeployments(api, { limit: 20 })) {
        const ageMs = msSinceRequest(deployment);
        if (ageMs < -CLOCK_TOLERANCE_MS)
            break;
        const isByApi = deployment.triggerType === 'api' || deployment.triggerType === null;
        // Another run may have started one, too. The one that began closest to the request counts.
        const isCloser = !closest || Math.abs(ageMs) < Math.abs(msSinceRequest(closest));
        if (isByApi && matches(deployment) && isCloser)
            closest = deployment;
    }
    return closest;
}


/***/ }),

/***/ 99504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ getExport),
/* harmony export */   z: () => (/* binding */ createExport)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39319);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5743);



const schema = async () => (await Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 55226))).pdfExport;
/** Status of a response that names an existing export [S]. */
const EXISTING_STATUS = 200;
/**
 * `POST /exports/pdf` (editor) [S]: 202 starts an export, 200 returns the existing one of the live deployment.
 * 409 while one is running. 404 without a live deployment, 422 without pages or with more than 8,000, 503 shortly [P].
 * 429 is thrown at once, because the caller decides about long waits: the limits are 10 per minute and key, 1 per 5
 * minutes and project, 10 per 24 hours and project [S].
 * After a lost response, it checks the latest export before it starts another one.
 * @param options.force renders again although an export exists; it does not bypass the limits [S]
 * @returns `isNew` is false for an existing export: then nothing is rendered and no limit is used up [S]
 */
async function createExport(api, { force } = {}) {
    const { status, body } = await api.call({
        method: 'POST',
        path: '/exports/pdf',
        role: 'editor',
        goal: 'start the PDF export',
        json: force === undefined ? {} : { force },
        schema,
        idempotent: false,
        charge: { bucket: 'exports', units: 1 },
        waitForLimit: false,
        lookUp: (sinceMs, status) => findStarted(api, sinceMs, status),
    });
    return { pdfExport: body, isNew: status !== EXISTING_STATUS };
}
/**
 * `GET /exports/pdf` (viewer) [S]: the running export, else the latest; null if none exists (404 [P]). The exportId may
 * change between reads, because a start in the dashboard replaces a running export. Every read returns a fresh download
 * URL [P].
 */
async function getExport(api) {
    try {
        return await (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .L)(api, { path: '/exports/pdf', goal: 'read the PDF export', schema });
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
            return null;
        throw error;
    }
}
async function findStarted(api, sinceMs, status) {
    const latest = await getExport(api);
    if (!latest || status === EXISTING_STATUS)
        return latest ?? undefined;
    const isFromRequest = latest.source === 'api' && Date.parse(latest.createdAt) >= api.toServerMs(sinceMs) - _deployments_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOCK_TOLERANCE_MS */ .UG;
    return isFromRequest ? latest : undefined;
}


/***/ }),

/***/ 5743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ read),
/* harmony export */   W: () => (/* binding */ schemasOf)
/* harmony export */ });
/** Returns a function that loads one schema of a module. */
function schemasOf(load) {
    return (name) => async () => (await load())[name];
}
/** Makes a read that viewers may make. */
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

/***/ 69771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportPdfArtifact: () => (/* binding */ exportPdfArtifact)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/api/errors.js
var errors = __webpack_require__(43947);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ../../build/src/disk/rename.js
var rename = __webpack_require__(3577);
// EXTERNAL MODULE: ../../build/src/disk/write.js
var write = __webpack_require__(54368);
;// CONCATENATED MODULE: ../../build/src/disk/partial-file.js
/** Receives a file in chunks under a temporary name, and gives it its own name when it is complete. */




/** Opens the temporary file at once, so that an output that can't be written fails before anything is downloaded. */
async function openPartialFile(path) {
    await (0,write/* rejectFolder */.QS)(path);
    const { temporary, handle } = await (0,write/* wrapFileError */.JT)(path, () => openTemporary(path));
    return new PartialFile(path, temporary, handle);
}
async function openTemporary(path) {
    const temporary = await (0,write/* prepareTemporaryFile */.xe)(path);
    return { temporary, handle: await (0,promises_.open)(temporary, 'wx') };
}
/** The end of a file that `lastBytes` keeps. */
const LAST_BYTES = 1024;
/** A file that is hashed while it is written under a temporary name. Its methods reject with FileError. */
class PartialFile {
    /** Bytes appended so far. */
    sizeBytes = 0;
    /** The end of the file so far, up to a kilobyte. */
    lastBytes = new Uint8Array();
    #path;
    #temporary;
    #handle;
    #hash = (0,external_node_crypto_.createHash)('sha256');
    constructor(path, temporary, handle) {
        this.#path = path;
        this.#temporary = temporary;
        this.#handle = handle;
    }
    /** Resolves when the chunk is written. */
    async append(chunk) {
        this.#hash.update(chunk);
        this.sizeBytes += chunk.byteLength;
        this.lastBytes = lastOf(this.lastBytes, chunk);
        await (0,write/* wrapFileError */.JT)(this.#path, () => this.#handle.appendFile(chunk));
    }
    /** Empties the file. */
    async restart() {
        await (0,write/* wrapFileError */.JT)(this.#path, async () => {
            await this.#handle.close();
            ({ handle: this.#handle } = await openTemporary(this.#path));
        });
        this.#hash = (0,external_node_crypto_.createHash)('sha256');
        this.sizeBytes = 0;
        this.lastBytes = new Uint8Array();
    }
    /** Gives the file its name and replaces an older one. Resolves to its SHA-256 in hexadecimal digits. */
    async commit() {
        await (0,write/* wrapFileError */.JT)(this.#path, async () => {
            await this.#handle.close();
            await (0,rename/* renameFile */.H5)(this.#temporary, this.#path);
        });
        return this.#hash.digest('hex');
    }
    /** Removes the temporary file; does nothing after `commit`. */
    async discard() {
        await this.#handle.close();
        await (0,promises_.rm)(this.#temporary, { force: true });
    }
}
function lastOf(before, chunk) {
    const end = chunk.byteLength < LAST_BYTES ? Buffer.concat([before, chunk]) : chunk;
    return end.subarray(-LAST_BYTES);
}

// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __webpack_require__(83319);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: ../../build/src/text/short-id.js
var short_id = __webpack_require__(45565);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
// EXTERNAL MODULE: ../../build/src/text/sentences.js
var sentences = __webpack_require__(58423);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: ../../build/src/api/endpoints/exports.js
var endpoints_exports = __webpack_require__(99504);
// EXTERNAL MODULE: ../../build/src/api/retry.js
var retry = __webpack_require__(95060);
// EXTERNAL MODULE: ../../build/src/api/loopback.js
var loopback = __webpack_require__(16813);
// EXTERNAL MODULE: ../../build/src/api/redirects.js
var redirects = __webpack_require__(307);
;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/download-range.js
/** Requests the rest of an export's PDF and checks what arrives. */






/** The response isn't a PDF, or not the expected one. `message` says what to do. */
class InvalidPdfError extends Error {
    name = 'InvalidPdfError';
}
const MAX_REDIRECTS = 5;
/** The first bytes of a PDF; its last ones are `startxref`, a number and `%%EOF`. */
const PDF_HEADER = '%PDF-';
/** Limits how often a terminal is redrawn. */
const PROGRESS_INTERVAL_MS = 250;
const REJECTED_STATUSES = new Set([400, 401, 403, 404, 410]);
/** Query values of at least this length can be signatures, so each is masked on its own too. */
const MIN_SIGNATURE_LENGTH = 16;
/** Requests the rest of the file and appends it. Resolves to a network error or an invalid response, rejects for others. */
async function downloadRange(context, pdfExport, download) {
    if (pdfExport.downloadUrl === null)
        return { kind: 'interrupted', problem: 'The service returned no download URL.' };
    try {
        const response = await sendRequest(context, toSafeUrl(pdfExport.downloadUrl), rangeHeaders(download));
        const failure = checkStatus(response);
        if (failure) {
            response.body.destroy();
            return failure;
        }
        return await receive(context, pdfExport, download, response);
    }
    catch (error) {
        context.signal.throwIfAborted();
        const code = (0,errors/* errorCodeOf */.D9)(error);
        // A retry doesn't help against a full disk or an invalid URL, which have no network code.
        if (error instanceof write/* FileError */.f6 || code === undefined)
            throw error;
        const problem = `The download was interrupted at ${(0,units/* formatBytes */.z3)(download.file.sizeBytes)} (${code}).`;
        return { kind: 'interrupted', code, problem };
    }
}
function rangeHeaders({ file, content }) {
    if (file.sizeBytes === 0)
        return {};
    // A weak ETag doesn't guarantee identical bytes.
    const etag = content?.etag?.startsWith('"') ? content.etag : undefined;
    return { range: `bytes=${file.sizeBytes}-`, ...(etag !== undefined && { 'if-range': etag }) };
}
/** Follows redirects, which storage services use. The request has no key, so only the protocol has to be safe. */
async function sendRequest({ api, host }, downloadUrl, headers) {
    const fetchUrl = (url) => {
        maskUrl(url, host);
        return api.fetchPlain(url, headers);
    };
    return (0,redirects/* followRedirects */.F)(downloadUrl, fetchUrl, ({ location, from, count }) => {
        if (count === MAX_REDIRECTS)
            throw new InvalidPdfError(`Couldn't download the PDF: the download URL redirects more than ${MAX_REDIRECTS} times. Ask the operator of the service to fix the redirects.`);
        return toSafeUrl(location, from);
    });
}
function toSafeUrl(text, base) {
    const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
    if (url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,loopback/* isLoopback */.U)(url.hostname)))
        return url;
    throw new InvalidPdfError("Couldn't download the PDF: the download URL isn't a valid https URL. Ask the operator of the service to fix the URL.");
}
function maskUrl(url, host) {
    if (url.search === '')
        return;
    host.mask(url.href);
    for (const value of url.searchParams.values())
        if (value.length >= MIN_SIGNATURE_LENGTH)
            host.mask(value);
}
function checkStatus({ status, headers }) {
    if (status === 200 || status === 206 || status === 416)
        return undefined;
    if (REJECTED_STATUSES.has(status))
        return { kind: 'rejected', status, problem: `The storage server rejected the download URL (HTTP ${status}).` };
    const seconds = Number(headers['retry-after'] ?? Number.NaN);
    const retryAfterMs = seconds > 0 ? seconds * 1000 : undefined;
    return { kind: 'interrupted', status, retryAfterMs, problem: `The download failed (HTTP ${status}).` };
}
async function receive(context, { fileSize }, download, response) {
    const { file } = download;
    const { status, headers, body } = response;
    const [, start, size] = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(headers['content-range'] ?? '') ?? [];
    const isWhole = status === 200;
    const offeredBytes = toCount(isWhole ? headers['content-length'] : size);
    const content = { etag: headers.etag, sizeBytes: offeredBytes };
    if (!isWhole && (status !== 206 || Number(start) !== file.sizeBytes || isOther(content, download.content))) {
        body.destroy();
        // The range lies beyond the end, isn't the requested one or is of another file, so the next attempt starts over.
        await file.restart();
        return { kind: 'interrupted', problem: "The download couldn't be resumed." };
    }
    if (isWhole && file.sizeBytes > 0)
        await file.restart();
    download.content = content;
    return appendBody(context, file, response, { totalBytes: fileSize ?? offeredBytes, offeredBytes });
}
/** True if a part is of another content than the parts before. Not every server knows If-Range. */
function isOther(content, before = content) {
    const hasChanged = (now, earlier) => now !== undefined && earlier !== undefined && now !== earlier;
    return hasChanged(content.etag, before.etag) || hasChanged(content.sizeBytes, before.sizeBytes);
}
function toCount(text = '') {
    return /^\d+$/.test(text) ? Number(text) : undefined;
}
async function appendBody({ log, clock }, file, { body, headers }, sizes) {
    const { totalBytes = Infinity } = sizes;
    const start = { ms: clock.now(), bytes: file.sizeBytes };
    let loggedMs = start.ms;
    for await (const chunk of body) {
        const problem = chunkProblem(chunk, file.sizeBytes, sizes, headers['content-type']);
        if (problem !== undefined)
            return invalid(problem);
        await file.append(chunk);
        if (file.sizeBytes > totalBytes)
            return invalid(`it is larger than the reported ${(0,pluralize/* pluralize */.t)(totalBytes, 'byte')}`);
        if (clock.now() - loggedMs < PROGRESS_INTERVAL_MS)
            continue;
        loggedMs = clock.now();
        log.progress(describeProgress(file.sizeBytes, sizes.totalBytes, start, loggedMs));
    }
    if (sizes.totalBytes !== undefined && file.sizeBytes < totalBytes) {
        const problem = `The download ended at ${(0,units/* formatBytes */.z3)(file.sizeBytes)} of ${(0,units/* formatBytes */.z3)(totalBytes)}.`;
        return { kind: 'interrupted', code: 'ENDED_EARLY', problem };
    }
    // The progress must not stop below the total.
    if (loggedMs > start.ms)
        log.info(`Downloaded ${(0,units/* formatBytes */.z3)(file.sizeBytes)}.`);
    return checkEnd(file);
}
/** Why a chunk can't be the next part of the PDF. @param at where it begins */
function chunkProblem(chunk, at, { totalBytes = 0, offeredBytes }, contentType) {
    // Chunks have any size, so the header may arrive byte by byte.
    const header = PDF_HEADER.slice(at);
    if (!header.startsWith(latin1(chunk.subarray(0, header.length))))
        return describeType(contentType);
    // The size is compared only now: for an error page, the type is the better message.
    if (offeredBytes === undefined || offeredBytes === totalBytes)
        return undefined;
    return `the service reports ${(0,pluralize/* pluralize */.t)(totalBytes, 'byte')}, but the storage server offers ${(0,pluralize/* pluralize */.t)(offeredBytes, 'byte')}`;
}
function checkEnd({ lastBytes }) {
    const end = latin1(lastBytes);
    return end.includes('startxref') && end.includes('%%EOF')
        ? undefined
        : invalid('the end of the file is missing (no %%EOF)');
}
function invalid(reason) {
    return { kind: 'invalid', problem: `The downloaded file isn't the PDF: ${reason}. The file was discarded.` };
}
function latin1(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
function describeType(contentType) {
    const type = /^[\w.+-]+\/[\w.+-]+/.exec(contentType ?? '')?.[0];
    return type === undefined
        ? 'the storage server sent another type of file'
        : `the storage server sent ${type}, perhaps the error page of a proxy`;
}
function describeProgress(sizeBytes, totalBytes, start, nowMs) {
    const of = totalBytes === undefined ? '' : ` of ${(0,units/* formatBytes */.z3)(totalBytes)}`;
    const perSecond = Math.round(((sizeBytes - start.bytes) * 1000) / (nowMs - start.ms));
    return `Downloaded ${(0,units/* formatBytes */.z3)(sizeBytes)}${of} (${(0,units/* formatBytes */.z3)(perSecond)}/s)`;
}

;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/download.js
/** Downloads the PDF of a completed export: resumes after interruptions and renews the download URL. */





/** Fresh download URLs that may be rejected in a row without a new byte of the file in between. */
const MAX_REJECTIONS = 3;
/** A file that arrives completely but isn't a PDF of the expected size is downloaded this often. */
const MAX_INVALID_FILES = 2;
/**
 * Downloads the whole file without the key. Resolves to 'complete', or to the export that has replaced this one (null if
 * the service returns none).
 * Rejects with ConnectionError or ApiError if the file's server fails for longer than the retry budget, and with
 * InvalidPdfError if the response isn't a PDF of the expected size.
 */
async function downloadExport(context, completed, file) {
    const { api, clock } = context;
    const noFailures = { failures: 0, rejections: 0 };
    const state = { file, ...noFailures, invalidFiles: 0, progressMs: clock.now(), maxBytes: 0 };
    for (let current = completed;;) {
        const failure = await downloadRange(context, current, state);
        if (!failure)
            return 'complete';
        if (file.sizeBytes > state.maxBytes)
            Object.assign(state, { ...noFailures, progressMs: clock.now(), maxBytes: file.sizeBytes });
        await prepareRetry(context, failure, state);
        // Each read returns a fresh download URL, and shows if the export is still the same.
        const fresh = await (0,endpoints_exports/* getExport */.l)(api);
        if (fresh?.exportId !== current.exportId)
            return fresh;
        current = fresh;
    }
}
/** Waits before the next attempt, or throws if there is none. */
async function prepareRetry({ clock, log, pause }, failure, state) {
    const { kind, problem, status, retryAfterMs = 0 } = failure;
    const { file } = state;
    state.failures += 1;
    if (kind === 'rejected' && (state.rejections += 1) > MAX_REJECTIONS) {
        throw new InvalidPdfError(`Couldn't download the PDF: the storage server rejects even new download URLs. Check that no proxy blocks the server, then run the job again. (GET download URL: HTTP ${status ?? ''})`);
    }
    if (kind === 'invalid') {
        if ((state.invalidFiles += 1) >= MAX_INVALID_FILES)
            throw new InvalidPdfError(`${problem} Run the job again. If it fails again, check whether a proxy changes the download.`);
        await file.restart();
    }
    const delayMs = Math.max(retryDelayMs(state.failures), retryAfterMs);
    if (kind === 'interrupted' && clock.now() - state.progressMs + delayMs > retry/* RETRY_BUDGET_MS */.KM)
        throw toError(failure);
    const from = file.sizeBytes === 0 ? '' : ` from ${(0,units/* formatBytes */.z3)(file.sizeBytes)}`;
    const delay = (0,units/* formatDuration */.a3)(Math.ceil(delayMs / 1000) * 1000);
    log.info(`${problem} Retrying${from} in ${delay}.`);
    await pause(delayMs);
}
/** Milliseconds to wait after the nth failure in a row. */
function retryDelayMs(failures) {
    return Math.min(6_000, 500 * 2 ** (failures - 1));
}
const DOWNLOAD = { method: 'GET', path: 'download URL', role: 'viewer', goal: 'download the PDF' };
function toError({ status, code, problem }) {
    if (code !== undefined)
        return new errors/* ConnectionError */.Rc(DOWNLOAD, code, false);
    if (status !== undefined)
        return new errors/* ApiError */.hD(DOWNLOAD, status, 'the storage server is unavailable');
    return new InvalidPdfError(problem);
}

;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/export-progress.js


/** Treats unknown statuses as in progress: the service may add some, and only the three final ones end the wait. */
function phaseOf({ status }) {
    return status === 'completed' || status === 'failed' || status === 'cancelled' ? status : 'in-progress';
}
/** Pages that are not in the PDF: `completed` below `total` at the end is the only sign of them (contract [S]). */
function skippedPages({ progress }) {
    return progress.total === null ? undefined : Math.max(0, progress.total - progress.completed);
}
/** Says what to do about pages that are not in the PDF; undefined if all are. */
function describeSkipped(pdfExport) {
    const skipped = skippedPages(pdfExport);
    if (!skipped)
        return undefined;
    const pages = (0,pluralize/* pluralize */.t)(pdfExport.progress.total ?? 0, 'page');
    return `The service couldn't render ${(0,pluralize/* formatCount */.B)(skipped)} of ${pages} and doesn't say which. Compare the outline of the PDF with the navigation of the site.`;
}
/** `10 of 12 pages`; undefined if the total is unknown. */
function describePages({ completed, total }) {
    return total === null ? undefined : `${(0,pluralize/* formatCount */.B)(completed)} of ${(0,pluralize/* pluralize */.t)(total, 'page')}`;
}
function export_progress_describeProgress({ status, progress }, remainingMs) {
    const { completed } = progress;
    const pages = describePages(progress);
    if (pages === undefined)
        return completed === 0 ? status : `${status}, ${(0,pluralize/* pluralize */.t)(completed, 'page')} done`;
    return `${pages}${remainingMs === undefined ? '' : `, about ${(0,units/* formatDuration */.a3)(remainingMs)} left`}`;
}
/** Milliseconds since the export was completed; undefined before. `nowMs` is by the service's clock. */
function exportAgeMs({ completedAt }, nowMs) {
    return completedAt === null ? undefined : Math.max(0, nowMs - Date.parse(completedAt));
}
/** True if the first export was created before the second. */
function isOlder(pdfExport, than) {
    return Date.parse(pdfExport.createdAt) < Date.parse(than.createdAt);
}

// EXTERNAL MODULE: ../../build/src/commands/upload-artifact.js
var upload_artifact = __webpack_require__(82354);
;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/store-pdf.js
/** Stores the PDF as an artifact of the run and as a release asset. */




/** The name of the PDF among the assets of the release. */
function assetNameOf({ assetName, output }) {
    return assetName ?? (0,external_node_path_.basename)(output);
}
/** Finds the release before anything is rendered. Undefined without release-tag, and on a platform without releases. */
async function findRelease({ inputs, host, log }) {
    const { releaseTag: tag, token = '', dryRun: readOnly } = inputs;
    if (tag === undefined)
        return undefined;
    if (!host.findRelease) {
        log.notice('release-tag: skipped, because releases only exist on GitHub and GitLab.');
        return undefined;
    }
    return host.findRelease({ tag, assetName: assetNameOf(inputs), token, readOnly });
}
async function storeArtifact(context) {
    const { inputs, host, log, record } = context;
    const { output, retentionDays } = inputs;
    record.artifact = await (0,upload_artifact/* uploadArtifact */.m)(context, { name: (0,external_node_path_.basename)(output), files: [output], rootDirectory: (0,external_node_path_.dirname)(output), retentionDays, raw: true }, `Later steps find the PDF at ${(0,paths/* workspacePath */.X5)(host.workspace, output)}.`);
    if (record.artifact)
        log.info(`Uploaded as artifact ${record.artifact.name}.`);
}
async function attachToRelease(context, release, { sizeBytes, sha256 }) {
    const { inputs, log, record, signal, defer } = context;
    const { releaseTag: tag = '', output: path, checksum } = inputs;
    const name = assetNameOf(inputs);
    record.attachingTo = tag;
    const onProgress = (sentBytes) => log.progress(`Attaching ${name}: ${(0,units/* formatBytes */.z3)(sentBytes)} of ${(0,units/* formatBytes */.z3)(sizeBytes)}`);
    const contentType = 'application/pdf';
    const attaching = release.attach({ path, sizeBytes, sha256, checksum, signal, onProgress, contentType });
    // A run that ends early waits for it, so that the release is not left between two states.
    defer(async () => {
        await attaching.catch(() => undefined);
    });
    const { url, warnings } = await attaching.catch((error) => {
        // The deadline or a signal decides how the run ends, not the error that it caused.
        signal.throwIfAborted();
        throw error;
    });
    record.release = { tag, url };
    for (const warning of warnings)
        log.warning(warning);
}

;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/gates.js



/** Less than a byte, and more than what a product of two numbers can be off. */
const ROUNDING_BYTES = 0.001;
/** Returns how the run ends if a gate is not met; undefined if all are. */
function checkGates(context, release, saved) {
    const { inputs, record } = context;
    logMissingComparison(context, release);
    const pages = record.pdfExport?.progress.completed ?? 0;
    const unmet = unmetGates(inputs, { pages, sizeBytes: saved.sizeBytes }, release?.replacedBytes);
    if (unmet.length === 0)
        return undefined;
    const unchangedRelease = release && inputs.releaseTag;
    record.gates = { unmet, unchangedRelease };
    const place = record.artifact ? `uploaded as artifact ${record.artifact.name}` : `saved at ${saved.path}`;
    const unchanged = unchangedRelease === undefined ? '' : ` Release ${unchangedRelease} wasn't changed.`;
    const reasons = unmet.map(({ input, reason, advice }) => `${input}: the PDF ${reason}. ${advice}`);
    return { outcome: 'gate', message: `${reasons.join('\n')} The PDF was ${place}.${unchanged}`, topic: 'small-pdf' };
}
/** Says that max-shrink has no asset to compare with. */
function logMissingComparison({ inputs, log }, release) {
    if (inputs.maxShrink === undefined || release?.replacedBytes !== undefined)
        return;
    const reason = release
        ? `the release has no earlier ${assetNameOf(inputs)} to compare with`
        : 'releases only exist on GitHub and GitLab';
    log.notice(`max-shrink: skipped, because ${reason}.`);
}
function unmetGates({ minPages, maxShrink }, pdf, replacedBytes) {
    const unmet = [];
    if (minPages !== undefined && pdf.pages < minPages)
        unmet.push({
            input: 'min-pages',
            headline: `has ${(0,pluralize/* pluralize */.t)(pdf.pages, 'page')}, at least ${(0,pluralize/* formatCount */.B)(minPages)} were expected`,
            reason: `has ${(0,pluralize/* pluralize */.t)(pdf.pages, 'page')}; expected at least ${(0,pluralize/* formatCount */.B)(minPages)}`,
            advice: 'Check the site for missing pages, or lower min-pages.',
        });
    if (maxShrink === undefined || replacedBytes === undefined || replacedBytes === 0)
        return unmet;
    // The product isn't exact: 18% less than 1,000 bytes would be slightly more than 820.
    if (pdf.sizeBytes < replacedBytes * (1 - maxShrink) - ROUNDING_BYTES) {
        // Both are rounded so that they differ.
        const shrink = formatPercentage(1 - pdf.sizeBytes / replacedBytes, Math.ceil);
        const limit = formatPercentage(maxShrink, Math.floor);
        unmet.push({
            input: 'max-shrink',
            headline: `is ${shrink} smaller than before, at most ${limit} were expected`,
            reason: `(${(0,units/* formatBytes */.z3)(pdf.sizeBytes)}) is ${shrink} smaller than the release asset ` +
                `(${(0,units/* formatBytes */.z3)(replacedBytes)}); expected at most ${limit}`,
            advice: 'Check the PDF for missing pages, or raise max-shrink.',
        });
    }
    return unmet;
}
function formatPercentage(share, round) {
    return `${(0,units/* roundedPercent */.J9)(share, round).toFixed(1)}%`;
}

// EXTERNAL MODULE: ../../build/src/commands/common-inputs.js
var common_inputs = __webpack_require__(51757);
// EXTERNAL MODULE: ../../build/src/commands/input-kinds.js
var input_kinds = __webpack_require__(82682);
;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/inputs.js
/** Declares and checks the inputs of export-pdf-artifact. */





/** GitHub keeps artifacts of private repositories for at most this many days. */
const MAX_RETENTION_DAYS = 400;
/** Contract: a PDF has at most 8,000 pages. */
const MAX_PAGES = 8_000;
const inputs = {
    force: (0,input_kinds/* flag */.Jt)({
        description: "Render again even if the live deployment already has a PDF. The service's export limits still apply.",
        default: 'false',
    }),
    stallTimeout: (0,input_kinds/* duration */.p0)({
        description: 'Maximum time without progress before the export counts as stuck and the job fails with exit code 4.',
        default: '5m',
    }),
    onRunning: (0,input_kinds/* choice */.Yq)(['attach', 'fail'], {
        description: 'If an export is already running, wait for the running export (attach) or fail the job (fail).',
        default: 'attach',
    }),
    onLimit: (0,input_kinds/* choice */.Yq)(['wait', 'reuse', 'fail'], {
        description: 'What to do at the export limit (1 per 5 minutes, 10 per 24 hours): wait within timeout, reuse the latest export, or fail.',
        default: 'wait',
    }),
    output: (0,input_kinds/* filePath */.s$)({
        description: 'Path of the PDF, relative to the workspace. The artifact is named after the file.',
        default: 'docs-ci/export-pdf-artifact/docs.pdf',
    }),
    artifact: (0,input_kinds/* flag */.Jt)({
        description: 'Upload the PDF as an artifact: one unzipped file on GitHub, a job artifact on GitLab.',
        default: 'true',
    }),
    retentionDays: (0,input_kinds/* number */.ai)({
        description: 'Days to keep the artifact, at most 400.',
        defaultText: 'the retention period of the platform',
        // GitLab's `expire_in` must not be empty; 30 days are GitLab's own default.
        gitlab: { default: '30', regex: '^[1-9][0-9]*$' },
    }, { min: 1, max: MAX_RETENTION_DAYS }),
    releaseTag: (0,input_kinds/* text */.Qq)({
        description: 'Tag of the release to attach the PDF to. The release must exist, at least as a draft. On GitHub, needs contents: write.',
    }),
    assetName: (0,input_kinds/* text */.Qq)({
        description: 'Name of the PDF among the release assets.',
        defaultText: 'the file name in output',
    }),
    minPages: (0,input_kinds/* number */.ai)({
        description: 'Minimum number of pages. With fewer, the release stays unchanged and the job fails with exit code 3.',
    }, { min: 1, max: MAX_PAGES }),
    maxShrink: (0,input_kinds/* percentage */.X1)({
        description: 'Maximum decrease in size from the replaced release asset, such as 50%. Above this, the job fails with exit code 3. Needs release-tag.',
    }),
    checksum: (0,input_kinds/* flag */.Jt)({
        description: 'Write a .sha256 file next to the PDF. With release-tag, also attach this file to the release.',
        default: 'true',
    }),
    ...(0,common_inputs/* commonInputs */.j$)({
        name: 'export-pdf-artifact',
        timeout: '30m',
        timeoutText: 'At the limit, the job stops waiting; the export continues.',
    }),
    token: common_inputs/* token */.Sh,
};
/** Platforms rename or reject release assets with other names. */
const ASSET_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*[A-Za-z0-9]$/;
/** Characters that GitHub rejects in the name of an artifact, and text that a log would read as a command. */
const INVALID_ARTIFACT_NAME = /[":<>|*?\\\p{Cc}\u2028\u2029]|#\p{DI}*#\p{DI}*\[/u;
/** Finds inputs that contradict each other. Inputs with an invalid value of their own are missing. */
function checkInputs(values) {
    const { force, onLimit, maxShrink, releaseTag, output, artifact, resultsDir } = values;
    const file = output && (0,external_node_path_.basename)(output);
    const asset = values.assetName ?? file;
    const isReserved = output !== undefined && resultsDir !== undefined && collidesWithResultFiles(output, resultsDir);
    const contradiction = 'can\'t be combined with on-limit: reuse. Set on-limit to wait or fail, or set "force" to false.';
    const invalidAsset = `isn't a valid release asset name. Use letters, digits, ".", "_" and "-", with a letter or digit first and last.`;
    const invalidFile = 'has characters that artifact names can\'t have (" : < > | * ? \\ or ##[). Choose another file name.';
    const needsAsset = 'needs a release asset to compare with. Set release-tag, or remove max-shrink.';
    return (0,command/* problemsOf */.GW)([
        [force === true && onLimit === 'reuse', 'force', contradiction, 'true'],
        [maxShrink !== undefined && releaseTag === undefined, 'maxShrink', needsAsset],
        [
            releaseTag !== undefined && asset !== undefined && !ASSET_NAME.test(asset),
            'assetName',
            invalidAsset,
            JSON.stringify(asset),
        ],
        [artifact === true && INVALID_ARTIFACT_NAME.test(file ?? ''), 'output', invalidFile, JSON.stringify(file)],
        [isReserved, 'output', "is reserved for docs-ci's own results. Choose another path.", JSON.stringify(file)],
    ]);
}
function collidesWithResultFiles(output, resultsDir) {
    return ((0,paths/* isWithin */.UO)(output, resultsDir) ||
        ((0,external_node_path_.dirname)(output) === resultsDir && common_inputs/* RUN_FILES */.al.some((name) => name === (0,external_node_path_.basename)(output))));
}

// EXTERNAL MODULE: ../../build/src/text/width.js
var width = __webpack_require__(46965);
;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/wait-for-export.js
/** Waits until an export is finished, and detects one that is stuck. */







const MAX_REASON_LENGTH = 500;
/** Resolves to the completed export, or to how the run ends without one. */
async function waitForExport(context, started) {
    const { api, clock, inputs, log, pause, record } = context;
    const startMs = clock.now();
    const tracker = new ProgressTracker();
    for (let current = started;;) {
        record.pdfExport = current;
        const phase = phaseOf(current);
        const nowMs = clock.now();
        if (phase === 'completed') {
            // The progress must not stop below the total. An export that was reused had none.
            if (current !== started)
                log.info(`PDF export: ${export_progress_describeProgress(current)} (${(0,units/* formatDuration */.a3)(nowMs - startMs)})`);
            return current;
        }
        if (phase !== 'in-progress')
            return notCompleted(current, phase);
        const { unchangedMs, remainingMs } = tracker.update(current, nowMs);
        if (unchangedMs >= inputs.stallTimeout)
            return stalled(current, unchangedMs);
        const progress = export_progress_describeProgress(current, remainingMs);
        if (nowMs > startMs)
            log.progress(`PDF export: ${progress} (${(0,units/* formatDuration */.a3)(nowMs - startMs)})`);
        await pause(pollDelayMs(nowMs - startMs));
        const next = await (0,endpoints_exports/* getExport */.l)(api);
        if (!next)
            return (0,command/* failed */.gz)(`Export ${(0,short_id/* shortId */.m)(current.exportId)} no longer exists on the service. Run the job again.`, 'lost-export');
        if (next.exportId !== current.exportId) {
            if (isOlder(next, current))
                return (0,command/* failed */.gz)(`Export ${(0,short_id/* shortId */.m)(current.exportId)} no longer exists: the service returned an older export. Run the job again.`, 'lost-export');
            logReplaced(context, current, next);
        }
        current = next;
    }
}
/** Logs that the run continues with another export, which is newer and so not a reused one. */
function logReplaced({ log, record }, before, next) {
    record.reused = false;
    const starter = next.source === 'dashboard' ? 'in the dashboard' : 'by another API client';
    log.notice(`Export ${(0,short_id/* shortId */.m)(before.exportId)} was replaced by export ${(0,short_id/* shortId */.m)(next.exportId)}, which was started ${starter}. Waiting for the newer export.`);
}
/**
 * Milliseconds until the next request: short at first, for exports of a few pages. Later it is a tenth of the time
 * waited so far, at most 15 s. The key's rate limit can add to it.
 */
function pollDelayMs(waitedMs) {
    return waitedMs < 20_000 ? 1_000 : Math.min(15_000, waitedMs / 10);
}
/** Follows when an export last changed and how fast its pages are rendered. Times are epoch milliseconds. */
class ProgressTracker {
    #state = '';
    #changedMs = 0;
    #before;
    /** Where the speed is measured from: the first page of each export. */
    #first = { atMs: 0, completed: 0 };
    /** @returns also how long the remaining pages take at the speed so far; undefined before the speed is known */
    update(current, nowMs) {
        const { exportId, status, progress } = current;
        const { completed, total } = progress;
        if (this.#before?.exportId !== exportId || this.#before.progress.completed === 0)
            this.#first = { atMs: nowMs, completed };
        this.#before = current;
        const state = `${exportId} ${status} ${completed} ${total}`;
        if (state !== this.#state)
            this.#changedMs = nowMs;
        this.#state = state;
        const elapsedMs = nowMs - this.#first.atMs;
        const rendered = completed - this.#first.completed;
        const isKnown = total !== null && rendered > 0 && elapsedMs > 0;
        const remainingMs = isKnown ? (elapsedMs / rendered) * Math.max(0, total - completed) : undefined;
        return { unchangedMs: nowMs - this.#changedMs, remainingMs };
    }
}
function notCompleted({ exportId, errorMessage, progress }, phase) {
    const id = (0,short_id/* shortId */.m)(exportId);
    if (phase === 'cancelled')
        return (0,command/* failed */.gz)(`Export ${id} was cancelled on the service. Run the job again to start another export.`, 'lost-export');
    const reason = (0,width/* shorten */.ml)((errorMessage ?? '').replace(/\s+/g, ' ').trim(), MAX_REASON_LENGTH);
    const detail = reason === '' ? '; it gave no reason.' : `: ${(0,sentences/* endSentence */.H_)(reason)}`;
    const pages = describePages(progress);
    const rendered = pages === undefined ? '' : ` (${pages} rendered)`;
    return (0,command/* failed */.gz)(`The service couldn't create the PDF${rendered}${detail} Run the job again. If it fails again, send the export ID to the support of the service: ${exportId}`, 'lost-export');
}
function stalled(pdfExport, unchangedMs) {
    return {
        outcome: 'timed-out',
        topic: 'stuck-export',
        message: `stall-timeout: export ${(0,short_id/* shortId */.m)(pdfExport.exportId)} is stuck at ${export_progress_describeProgress(pdfExport)}, without progress for ${(0,units/* formatDuration */.a3)(unchangedMs)}. ` +
            "The export isn't cancelled. Run the job again to resume waiting.",
    };
}

;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/start-export.js
/** Starts, reuses or attaches to an export, or describes what a run would do. */








/** The wait after a 429 without a Retry-After header (contract: 10 starts per minute). */
const DEFAULT_RETRY_AFTER_MS = 60_000;
const start_export_PROGRESS_INTERVAL_MS = 60_000;
/** The start is tried this often if the service reports an export in progress (409) and then returns none. */
const MAX_CONFLICTS = 5;
/** Resolves to the export to wait for or to reuse, or to how the run ends without one. */
async function startOrAttach(context) {
    for (let conflicts = 0;;) {
        try {
            return await start(context);
        }
        catch (error) {
            context.record.isStartUncertain = (0,errors/* mayHaveWritten */.$8)(error);
            // Only the service itself knows why there is no export. A 429 of a proxy needs the same wait. After a 409, docs-ci
            // reads the export that is running.
            if (!(error instanceof errors/* ApiError */.hD))
                throw error;
            if (error.body !== 'json' && error.status !== 429 && !(0,errors/* hasStatus */.Ro)(error, 409))
                throw error;
            const result = await recover(error, context);
            if (result !== 'retry')
                return result;
            // The deadline ends repeated waits for the rate limit, but a conflict involves no wait.
            if (error.status === 409 && (conflicts += 1) === MAX_CONFLICTS)
                throw error;
        }
    }
}
async function start({ api, clock, inputs, log, record }) {
    // An export that this run has waited for is new enough.
    const isForced = inputs.force && record.awaitedId === undefined;
    const { pdfExport, isNew } = await (0,endpoints_exports/* createExport */.z)(api, isForced ? { force: true } : {});
    const name = describeExport(pdfExport);
    if (isNew)
        log.info(`Started ${name}.`);
    else if (phaseOf(pdfExport) === 'completed' && pdfExport.exportId !== record.awaitedId) {
        record.reused = true;
        const ageMs = exportAgeMs(pdfExport, api.toServerMs(clock.now()));
        const age = ageMs === undefined ? '' : `, rendered ${(0,units/* formatDuration */.a3)(ageMs)} ago`;
        log.info(`Reusing ${name}${age}.`);
    }
    return pdfExport;
}
/** Returns `export 29a4b339 of deployment 7c0e1f52`. */
function describeExport({ exportId, deploymentId }) {
    return `export ${(0,short_id/* shortId */.m)(exportId)} of deployment ${(0,short_id/* shortId */.m)(deploymentId)}`;
}
async function recover(error, context) {
    switch (error.status) {
        case 409:
            return attach(context);
        case 429:
            return handleRateLimit(error, context);
        case 404: {
            const advice = `Publish the documentation first, and check that the API key belongs to this project. ${errors/* RUN_CHECK */.ZO}`;
            return cannotExport(error, advice, 'not-found');
        }
        case 422:
            return cannotExport(error, 'A PDF can have 1 to 8,000 pages. Check the navigation of the site.', 'rejected-request');
        default:
            throw error;
    }
}
function cannotExport({ message, request, status }, advice, topic) {
    const { goal, method, path } = request;
    const reason = (0,sentences/* endSentence */.H_)(message);
    return (0,command/* failed */.gz)(`Couldn't ${goal}: ${reason} ${advice} (${method} ${path}: HTTP ${status})`, topic);
}
/** Waits for the export. It may be of an earlier deployment, so the start is tried again: it returns the one of the live site. */
async function attach(context) {
    const { api, inputs, log, record } = context;
    if (inputs.onRunning === 'fail') {
        return (0,command/* failed */.gz)('on-running: an export is already running. Run the job again later, or set on-running to attach.', 'lost-export');
    }
    const running = await (0,endpoints_exports/* getExport */.l)(api);
    if (!running || phaseOf(running) !== 'in-progress')
        return 'retry';
    log.info(`Export ${(0,short_id/* shortId */.m)(running.exportId)} is already running (${export_progress_describeProgress(running)}). Waiting for it.`);
    const finished = await waitForExport(context, running);
    if ('outcome' in finished)
        return finished;
    record.awaitedId = finished.exportId;
    record.pdfExport = undefined;
    return 'retry';
}
async function handleRateLimit(error, context) {
    const { clock, deadlineMs, inputs, log } = context;
    const { retryAfterSeconds } = error;
    const waitMs = retryAfterSeconds === undefined ? DEFAULT_RETRY_AFTER_MS : Math.max(1, retryAfterSeconds) * 1000;
    const untilMs = clock.now() + waitMs;
    const reset = `It resets at ${formatTime(untilMs, clock.now())} (in ${(0,units/* formatDuration */.a3)(waitMs)}).`;
    const limit = `PDF export limit reached. ${reset}`;
    if (inputs.onLimit === 'fail')
        return (0,command/* failed */.gz)(`${limit} Run the job again then, or set on-limit to wait.`, 'export-limit');
    if (inputs.onLimit === 'reuse')
        return reuseLatest(context, limit);
    // The error's own message says when the limit resets.
    if (untilMs >= deadlineMs)
        throw error;
    log.info(`${limit} Waiting for it.`);
    await waitUntil(context, untilMs);
    return 'retry';
}
/** `14:06 UTC`, with the date if it differs from today's. Rounds up, so that the limit is reset at that time. */
function formatTime(ms, nowMs) {
    const [date = '', time = ''] = new Date(Math.ceil(ms / 60_000) * 60_000).toISOString().split('T');
    const isToday = new Date(nowMs).toISOString().startsWith(date);
    return `${isToday ? '' : `${date} `}${time.slice(0, 5)} UTC`;
}
async function waitUntil({ clock, log, pause }, untilMs) {
    for (let leftMs = untilMs - clock.now(); leftMs > 0; leftMs = untilMs - clock.now()) {
        await pause(Math.min(leftMs, start_export_PROGRESS_INTERVAL_MS));
        if (untilMs > clock.now())
            log.progress(`PDF export limit resets in ${(0,units/* formatDuration */.a3)(untilMs - clock.now())}`);
    }
}
async function reuseLatest(context, limit) {
    const latest = await (0,endpoints_exports/* getExport */.l)(context.api);
    if (latest && phaseOf(latest) === 'in-progress')
        return attach(context);
    if (latest && phaseOf(latest) === 'completed') {
        context.record.reused = true;
        context.log.notice(`${limit} Reusing ${describeExport(latest)}.`);
        return latest;
    }
    return (0,command/* failed */.gz)(`${limit} No earlier export is complete, so there is nothing to reuse. Run the job again then.`, 'export-limit');
}
/** Sends only read requests. */
async function describeStart({ api, inputs }) {
    const latest = await (0,endpoints_exports/* getExport */.l)(api);
    if (latest && phaseOf(latest) === 'in-progress') {
        const running = `export ${(0,short_id/* shortId */.m)(latest.exportId)} (${export_progress_describeProgress(latest)})`;
        return inputs.onRunning === 'attach'
            ? `wait for ${running}, and start another export if its deployment isn't live any more`
            : `fail, because ${running} is already running and on-running is "fail"`;
    }
    if (latest && phaseOf(latest) === 'completed' && !inputs.force) {
        return `reuse ${describeExport(latest)} if that deployment is still live, or else start an export`;
    }
    return 'start an export';
}

// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
// EXTERNAL MODULE: ../../build/src/commands/summary-blocks.js
var summary_blocks = __webpack_require__(32319);
;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/summary.js






function summarizeExport(record, { dryRun }, ending) {
    const { pdfExport, artifact, release, reused } = record;
    const { path, sizeBytes, sha256 } = record.file ?? {};
    const { exportId, deploymentId } = pdfExport ?? {};
    const pageCounts = countPages(record);
    return {
        outputs: {
            path,
            'size-bytes': sizeBytes,
            sha256,
            pages: pageCounts.pages,
            'pages-left-out': pageCounts.pagesLeftOut,
            'export-id': exportId,
            'deployment-id': deploymentId,
            reused: pdfExport && reused === true,
            'artifact-id': artifact?.id,
            'artifact-url': artifact?.url,
            'release-asset-url': release?.url,
        },
        headline: headlineOf(record, ending),
        includesMessage: record.gates !== undefined || (ending.outcome === 'done' && !dryRun),
        summary: [...pdfBlocks(record, ending), ...runDetails(record)],
        links: pdfLinks(record),
        counts: { ...(sizeBytes !== undefined && { sizeBytes }), ...pageCounts },
    };
}
/** Empty until the export is completed. */
function countPages({ pdfExport }) {
    if (!pdfExport || phaseOf(pdfExport) !== 'completed')
        return {};
    const pagesLeftOut = skippedPages(pdfExport);
    return { pages: pdfExport.progress.completed, ...(pagesLeftOut !== undefined && { pagesLeftOut }) };
}
/** Their titles say less than what became of the PDF. */
const VAGUE_TOPICS = ['lost-export', 'rejected-request', 'not-found', 'other'];
/** Undefined if the cause of the failure is the better title. */
function headlineOf(record, ending) {
    const [unmet, ...others] = record.gates?.unmet ?? [];
    const gates = others.length === 0 ? `The PDF ${unmet?.headline ?? ''}` : "The PDF doesn't meet two thresholds";
    if (unmet)
        return { sign: 'bad', text: gates };
    switch (ending.outcome) {
        case 'done':
            return whenDone(record);
        case 'timed-out':
            return atTimeout(record, ending.topic);
        case 'failed':
            return afterFailure(record, ending.topic);
        default:
            return undefined;
    }
}
function whenDone({ pdfExport }) {
    // A dry run exports nothing.
    if (!pdfExport)
        return { sign: 'plan', text: 'Plan: nothing was exported' };
    const sign = skippedPages(pdfExport) ? 'warning' : 'good';
    return { sign, text: `Documentation as PDF: ${pagesOf(pdfExport)}` };
}
function afterFailure(record, topic = 'other') {
    if (record.file)
        return { sign: 'bad', text: unpublished(record) };
    return VAGUE_TOPICS.includes(topic) ? { sign: 'bad', text: describeMissing(record) } : undefined;
}
function atTimeout(record, topic) {
    const { file, pdfExport } = record;
    if (file)
        return { sign: 'waiting', text: unpublished(record) };
    if (!pdfExport)
        return undefined;
    if (phaseOf(pdfExport) === 'completed')
        return { sign: 'waiting', text: "The PDF is complete on the service, but wasn't downloaded" };
    const pages = describePages(pdfExport.progress);
    const event = topic === 'stuck-export' ? 'The PDF export is stuck' : "The PDF isn't complete yet";
    return { sign: 'waiting', text: pages === undefined ? event : `${event}: ${pages}` };
}
/** For a run that failed after it saved the PDF. */
function unpublished({ attachingTo }) {
    return attachingTo === undefined
        ? 'The PDF was saved, but not published'
        : `The PDF wasn't attached to release ${attachingTo}`;
}
function describeMissing({ pdfExport, isStartUncertain }) {
    if (!pdfExport && isStartUncertain)
        return 'The PDF export may have started';
    if (pdfExport && phaseOf(pdfExport) === 'completed')
        return "The PDF couldn't be downloaded";
    return 'No PDF was created';
}
/** `14 pages`, or `12 of 14 pages`. */
function pagesOf({ progress }) {
    const { completed, total } = progress;
    return (completed === total ? undefined : describePages(progress)) ?? (0,pluralize/* pluralize */.t)(completed, 'page');
}
/** The PDF first, then what to do about it. */
function pdfBlocks(record, { outcome }) {
    const { pdfExport, file, release, gates } = record;
    if (!pdfExport || !file)
        return [];
    // The title of a PDF that is complete says the pages.
    const pages = outcome === 'done' ? [] : [pagesOf(pdfExport)];
    const facts = [...pages, (0,units/* formatBytes */.z3)(file.sizeBytes), ...originOf(record)];
    const blocks = [{ paragraph: [pdfLink(record, file), ...facts.map((fact) => ` · ${fact}`)] }];
    if (release)
        blocks.push({ paragraph: ['Attached to release ', (0,text_document/* linkOrCode */.tI)(release.tag, release.url), '.'] });
    const steps = todo(record);
    const [step = ''] = steps;
    if (steps.length > 0)
        blocks.push(steps.length === 1 ? { paragraph: step } : { list: steps });
    if (gates?.unchangedRelease !== undefined)
        blocks.push({ paragraph: ['Release ', { code: gates.unchangedRelease }, " wasn't changed."] });
    return blocks;
}
function pdfLink({ artifact }, { path }) {
    return artifact?.url === undefined ? { code: path } : { link: artifact.url, text: artifact.name, isMain: true };
}
/** Says where the PDF comes from, and how old it is. */
function originOf({ reused, ageMs }) {
    const age = ageMs === undefined ? [] : [`rendered ${(0,units/* formatDuration */.a3)(ageMs)} ago`];
    return reused ? [['reused', ...age].join(', ')] : age.map((text) => `${text} from the live site`);
}
function todo(record) {
    const { pdfExport, gates } = record;
    const unmet = gates?.unmet ?? [];
    // The title says the reason if there is only one.
    const steps = unmet.map(({ reason, advice }) => (unmet.length === 1 ? advice : `The PDF ${reason}. ${advice}`));
    const warning = pdfExport && describeSkipped(pdfExport);
    return warning === undefined ? steps : [...steps, warning];
}
function runDetails({ pdfExport, file, artifact, release }) {
    if (!pdfExport)
        return [];
    return (0,summary_blocks/* detailBlocks */.gu)([
        ['File', file && { code: file.path }],
        ['SHA-256', file && { code: file.sha256 }],
        ['Rendered', file ? undefined : pagesOf(pdfExport)],
        ['Artifact', artifact && { code: artifact.name }],
        ['Release', release && { code: release.tag }],
        ['Export', { code: pdfExport.exportId }],
        ['Deployment', { code: pdfExport.deploymentId }],
    ]);
}
function pdfLinks({ artifact, release }) {
    const url = release?.url ?? artifact?.url;
    return url === undefined ? [] : [{ label: 'Documentation (PDF)', url }];
}
/** Describes what continues or was kept after a run that ended early, and how to resume it. */
function describeInterruption({ pdfExport, file, artifact, isStartUncertain }, _, outcome) {
    if (!pdfExport)
        return isStartUncertain ? 'An export may have started. If it did, the next run waits for it.' : undefined;
    const id = (0,short_id/* shortId */.m)(pdfExport.exportId);
    if (file) {
        const storage = artifact ? ` and uploaded as artifact ${artifact.name}` : '';
        return `The PDF was saved at ${file.path}${storage}.`;
    }
    switch (phaseOf(pdfExport)) {
        case 'in-progress':
            // The advice about an outage already says to run the job again.
            return `Export ${id} (${export_progress_describeProgress(pdfExport)}) continues on the service.${outcome === 'unavailable' ? '' : ' Run the job again to resume waiting.'}`;
        case 'completed': {
            const host = outcome === 'unavailable' || outcome === 'timed-out' ? downloadHost(pdfExport) : undefined;
            const advice = host === undefined ? '' : ` Check that this machine can reach ${host}.`;
            return `Export ${id} is complete on the service.${advice} Run the job again without force to download the PDF.`;
        }
        default:
            return undefined;
    }
}
/** Returns the host alone: the rest of the URL is a secret while the URL is valid. */
function downloadHost({ downloadUrl }) {
    return downloadUrl !== null && URL.canParse(downloadUrl) ? new URL(downloadUrl).host : undefined;
}

;// CONCATENATED MODULE: ../../build/src/commands/export-pdf-artifact/command.js
/** Defines the command export-pdf-artifact, which exports the live site as one PDF and stores it. */


















const exportPdfArtifact = {
    name: 'export-pdf-artifact',
    summary: 'Export the live docs as a PDF artifact or release asset',
    branding: { icon: 'file-text', color: 'blue' },
    inputs: inputs,
    inputGroups: {
        Export: ['force', 'onRunning', 'onLimit', 'stallTimeout'],
        'File and checks': ['output', 'checksum', 'minPages', 'maxShrink'],
        'On GitHub and GitLab': ['artifact', 'retentionDays', 'releaseTag', 'assetName'],
    },
    keyRole: 'editor',
    examples: ['export-pdf-artifact --output docs.pdf', 'export-pdf-artifact --force --min-pages 50'],
    outputs: {
        path: 'Path of the PDF, relative to the workspace',
        'size-bytes': 'Size of the PDF in bytes',
        sha256: 'SHA-256 of the PDF in hexadecimal digits',
        pages: 'Number of rendered pages',
        'pages-left-out': "Number of pages that the service couldn't render",
        'export-id': 'ID of the export',
        'deployment-id': 'ID of the exported deployment',
        reused: 'true if the PDF comes from an earlier export',
        'artifact-id': 'ID of the artifact (GitHub)',
        'artifact-url': 'URL of the artifact (GitHub)',
        'release-asset-url': 'URL of the PDF in the release',
    },
    gitlab: {
        artifact: {
            flagInput: 'artifact',
            pathInput: 'output',
            daysInput: 'retention-days',
            suffixes: ['.sha256'],
            exposeAs: 'Documentation PDF',
        },
    },
    createRecord: () => ({}),
    check: checkInputs,
    run: runExport,
    onInterrupted: describeInterruption,
    summarize: summarizeExport,
};
async function runExport(context) {
    const { inputs: values, log, record } = context;
    const release = await findRelease(context);
    if (values.dryRun)
        return describeDryRun(context, release);
    const file = await openOutput(context);
    try {
        const ending = await exportToFile(context, file);
        if (ending)
            return ending;
        const saved = await saveFile(context, file);
        const warning = record.pdfExport && describeSkipped(record.pdfExport);
        if (warning !== undefined)
            log.warning(warning);
        await storeArtifact(context);
        const unmet = checkGates(context, release, saved);
        if (unmet)
            return unmet;
        if (release)
            await attachToRelease(context, release, saved);
        return done(context, saved);
    }
    finally {
        await file.discard();
    }
}
async function describeDryRun(context, release) {
    if (release) {
        logMissingComparison(context, release);
        context.log.info(`Release ${context.inputs.releaseTag ?? ''} exists and accepts assets.`);
    }
    return { outcome: 'done', message: `Dry run: the job would ${await describeStart(context)}. Nothing was started.` };
}
/** Fails before anything is rendered if the PDF or its checksum can't be written. */
async function openOutput({ host, inputs: { output } }) {
    try {
        await (0,write/* rejectFolder */.QS)(checksumPath(output));
        return await openPartialFile(output);
    }
    catch (error) {
        if (error instanceof write/* FileError */.f6)
            throw new errors/* InputError */.dz([`${host.label('output')}: ${(0,sentences/* endSentence */.H_)(error.message)}`]);
        throw error;
    }
}
/** The run gives up after so many newer exports, each of which replaced the one that was about to be downloaded. */
const MAX_REPLACEMENTS = 5;
/** Starts an export, waits and downloads. If a newer export replaces it, waits for that one. */
async function exportToFile(context, file) {
    const { record, api, clock } = context;
    let current = await startOrAttach(context);
    for (let replacements = 0;; replacements += 1) {
        if ('outcome' in current)
            return current;
        const completed = await waitForExport(context, current);
        if ('outcome' in completed)
            return completed;
        const result = await downloadExport(context, completed, file);
        if (result === 'complete') {
            record.ageMs = exportAgeMs(completed, api.toServerMs(clock.now()));
            return undefined;
        }
        if (replacements === MAX_REPLACEMENTS)
            return (0,command/* failed */.gz)("Couldn't download the PDF: newer exports keep replacing it. Run the job again later.", 'lost-export');
        await file.restart();
        current = acceptReplacement(context, completed, result);
    }
}
function acceptReplacement(context, before, next) {
    if (next === null || isOlder(next, before))
        return (0,command/* failed */.gz)(`Couldn't download export ${(0,short_id/* shortId */.m)(before.exportId)}: it no longer exists on the service. Run the job again.`, 'lost-export');
    logReplaced(context, before, next);
    return next;
}
async function saveFile({ inputs: values, host, record }, file) {
    const { output, checksum } = values;
    const sha256 = await file.commit();
    const saved = { path: (0,paths/* workspacePath */.X5)(host.workspace, output), sizeBytes: file.sizeBytes, sha256 };
    record.file = saved;
    // The checksum of an earlier PDF is wrong for this one.
    if (checksum)
        await (0,write/* writeResultFile */.tH)(checksumPath(output), `${sha256}  ${(0,external_node_path_.basename)(output)}\n`);
    else
        await (0,write/* removeResultFile */.EG)(checksumPath(output));
    return saved;
}
function checksumPath(output) {
    return `${output}.sha256`;
}
function done({ record, inputs: values }, { path, sizeBytes }) {
    const pages = record.pdfExport?.progress.completed ?? 0;
    const age = record.reused && record.ageMs !== undefined ? `, rendered ${(0,units/* formatDuration */.a3)(record.ageMs)} ago` : '';
    const facts = `${(0,pluralize/* pluralize */.t)(pages, 'page')}, ${(0,units/* formatBytes */.z3)(sizeBytes)}${age}`;
    const { release } = record;
    const url = release?.url === undefined ? '' : `: ${release.url}`;
    const attached = release ? ` and attached it to release ${values.releaseTag ?? ''}${url}` : '';
    return { outcome: 'done', message: `Saved ${path} (${facts})${attached}` };
}


/***/ }),

/***/ 32319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   GQ: () => (/* binding */ foldLong),
/* harmony export */   JG: () => (/* binding */ limitedList),
/* harmony export */   Rl: () => (/* binding */ limitedTable),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   bd: () => (/* binding */ moreOf),
/* harmony export */   gu: () => (/* binding */ detailBlocks),
/* harmony export */   pX: () => (/* binding */ MAX_ROWS)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);

/** Rows per table or list of a summary. */
const MAX_ROWS = 200;
/** Rows that are shown unfolded. */
const MAX_OPEN_ROWS = 20;
/** A table of the first rows. Its last row counts the others. A column without a title has signs. */
function limitedTable(head, rows, limit) {
    const { rows: maxRows, count = rows.length, place, column = 0 } = limit;
    const more = moreOf(count, maxRows, place).map((text) => [...Array(column).fill(''), text]);
    const align = head.map((title) => (title === '' ? 'center' : 'left'));
    return { table: { head, rows: [...rows.slice(0, maxRows), ...more], align } };
}
/** A list of the first items. Its last item counts the others. */
function limitedList(items, limit = MAX_ROWS, place) {
    return { list: [...items.slice(0, limit), ...moreOf(items.length, limit, place)] };
}
/** `12 more, listed in plan.json`, if there are more than the limit. */
function moreOf(count, limit, place) {
    const listed = place === undefined ? [] : [', listed in ', place];
    return count > limit ? [[`${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(count - limit)} more`, ...listed]] : [];
}
/** Folds what has a number in its title. Nothing if there is nothing to fold. */
function folded(title, count, blocks) {
    return count === 0 ? [] : [{ details: `${title} (${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(count)})`, blocks }];
}
function foldLong(title, count, blocks) {
    return count <= MAX_OPEN_ROWS ? blocks : folded(title, count, blocks);
}
/** The cell of a fact that is code; undefined if it isn't known. */
function codeOf(text) {
    return text === undefined ? undefined : { code: text };
}
/** The facts that are known, folded. */
function detailBlocks(facts) {
    const known = facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]));
    return [{ details: 'Details', blocks: [{ facts: known }] }];
}


/***/ }),

/***/ 82354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ uploadArtifact)
/* harmony export */ });
/* harmony import */ var _hosts_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36443);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58423);
/** Uploads files as an artifact of the run, if the input `artifact` is true. */


/**
 * Resolves to undefined without an artifact. If the platform can't have one, a notice says so. Rejects with HostError.
 * @param whereElse a sentence that says where the files are without the artifact
 */
async function uploadArtifact({ inputs, host, log }, request, whereElse = '') {
    if (!inputs.artifact)
        return undefined;
    if (!host.uploadArtifact) {
        // By default, artifact is true everywhere, so only a user who set it expects an artifact here.
        if (host.input('artifact'))
            log.notice('artifact: skipped, because artifacts only exist on GitHub and GitLab.');
        return undefined;
    }
    try {
        return await host.uploadArtifact(request);
    }
    catch (error) {
        if (!(error instanceof _hosts_host_js__WEBPACK_IMPORTED_MODULE_0__/* .UnsupportedError */ .Wt))
            throw error;
        log.notice(`artifact: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .endSentence */ .H_)(error.message)}${whereElse === '' ? '' : ` ${whereElse}`}`);
        return undefined;
    }
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

/***/ 67720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   O9: () => (/* binding */ isWebUrl),
/* harmony export */   T_: () => (/* binding */ linkUrls),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   qc: () => (/* binding */ bulletedItems),
/* harmony export */   tI: () => (/* binding */ linkOrCode)
/* harmony export */ });
/**
 * Describes a summary as data. Commands build blocks from plain strings and never write markup, so untrusted text is
 * escaped once per format. `text/markdown.ts`, `text/html.ts` and `text/plain.ts` render the same blocks.
 */
/** Returns the parts of a cell, also of a cell with one part. */
function partsOf(cell) {
    return Array.isArray(cell) ? cell : [cell];
}
/** Returns the items of a list, each with its bullet and its quotes. */
function bulletedItems({ list, kind }) {
    return list.map((entry, index) => {
        const bullet = kind === 'numbers' ? `${index + 1}. ` : '- ';
        return typeof entry === 'object' && 'quotes' in entry ? { ...entry, bullet } : { item: entry, quotes: [], bullet };
    });
}
/** Returns the text of a cell without its marks. */
function textOf(cell) {
    return partsOf(cell)
        .map((part) => {
        if (typeof part === 'string')
            return part;
        if ('code' in part)
            return part.code;
        if ('strong' in part)
            return part.strong;
        return 'sign' in part ? '' : part.text;
    })
        .join('');
}
/** Returns true if the text is a URL that may become a link. */
function isWebUrl(text) {
    return /^https?:\/\//i.test(text) && URL.canParse(text);
}
/** The name of a thing: a link if its URL is known, otherwise code. */
function linkOrCode(text, url) {
    return url === undefined ? { code: text } : { link: url, text };
}
/** Turns known URLs in a text into links to themselves. Renderers show such a link unaltered, unlike URLs in text. */
function linkUrls(text, urls) {
    // A longer URL comes first, because another one can be its start.
    const known = urls.filter(isWebUrl).toSorted((a, b) => b.length - a.length);
    let parts = [text];
    for (const url of known) {
        parts = parts.flatMap((part) => (typeof part === 'string' ? splitAt(part, url) : [part]));
    }
    return parts;
}
function splitAt(text, url) {
    return text.split(url).flatMap((piece, index) => {
        const link = index === 0 ? [] : [{ link: url, text: url }];
        return piece === '' ? link : [...link, piece];
    });
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

/***/ 45565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortCommit),
/* harmony export */   m: () => (/* binding */ shortId)
/* harmony export */ });
/** Shortens IDs of the service and of commits for messages. Outputs and result.json have the full ids. */
const SHORT_ID_LENGTH = 8;
/** Returns the first eight characters of an id, which are enough to recognize it. */
function shortId(id) {
    return id.slice(0, SHORT_ID_LENGTH);
}
/** Returns the first seven characters of a commit ID, as Git shows it. */
function shortCommit(commitSha) {
    return commitSha.slice(0, 7);
}


/***/ }),

/***/ 42690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ roundedPercent),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   dp: () => (/* binding */ formatMinutes),
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
/** Formats how long something has lasted at least: `45s`, or whole minutes such as `20 min`. */
function formatMinutes(ms) {
    const minutes = Math.floor(Math.round(ms / 1000) / 60);
    return minutes < 1 ? formatDuration(ms) : `${minutes} min`;
}
/** Formats a time such as `15 Nov 2026, 12:04 UTC`. */
function formatTime(ms) {
    const [, day = '', month = '', year = '', time = ''] = new Date(ms).toUTCString().split(' ');
    return `${Number(day)} ${month} ${year}, ${time.slice(0, 5)} UTC`;
}
/**
 * Returns a share as a percentage with one decimal: 0.8999 → 89.9 with Math.floor, 90 with Math.ceil. A product that isn't
 * exact doesn't change the result.
 */
function roundedPercent(share, round) {
    return round(Number((share * 1000).toFixed(6))) / 10;
}


/***/ })

};
;