export const id = 2603;
export const ids = [2603];
export const modules = {

/***/ 77675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ listDeployments),
/* harmony export */   Pw: () => (/* binding */ createPreview),
/* harmony export */   UG: () => (/* binding */ CLOCK_TOLERANCE_MS),
/* harmony export */   Yy: () => (/* binding */ createDeployment),
/* harmony export */   i8: () => (/* binding */ getDeployment)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68677);
/* harmony import */ var _pagination_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41284);


/** Largest `limit` of `GET /deployments` (contract: Limits, page sizes). */
const LARGEST_PAGE = 100;
/**
 * How much older than our request a deployment may look and still be ours: the Date header that tells the service's
 * clock has whole seconds, and the answer took time to arrive.
 */
const CLOCK_TOLERANCE_MS = 2_000;
/**
 * Statuses (contract [S]): `pending` and `building` are in progress, `ready`, `error` and `cancelled` are final. Kept
 * as text, so that a status of a newer service survives; take an unknown one as in progress.
 */
const deployment = (z) => z.object({
    deploymentId: z.string(),
    status: z.string(),
    /** Null until it succeeds [S]. */
    url: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .X)(z.string()),
    /** May be null [P]. */
    branch: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .X)(z.string()),
    isPreview: z.boolean(),
    /** `user`, `auto` (a push), `system` or `api` [S]; may be null [P]. */
    triggerType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .X)(z.string()),
    /** Null unless the status is `error` [S]. Whatever the build printed: never show it unescaped. */
    logs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .X)(z.string()),
    createdAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .v)(z),
    updatedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .v)(z),
});
const deploymentPage = (z) => z.object({ deployments: z.array(deployment(z)), total: z.number() });
const startedDeployment = (z) => deployment(z).pick({ deploymentId: true, status: true, url: true, branch: true });
/**
 * `POST /deploy` (editor) [S]: builds and publishes the deployment branch, for when nothing changed in Git.
 * If the answer is lost, the list is asked for the deployment before it is sent again, so that one is started.
 * @param options.commitSha deploys this commit [P]; without it the request has no body, as [S] says
 */
async function createDeployment(api, { commitSha } = {}) {
    return start(api, {
        path: '/deploy',
        json: commitSha === undefined ? undefined : { commitSha },
        isOurs: (one) => !one.isPreview,
    });
}
/**
 * `POST /deploy/preview` (editor) [S: exists, P: shape]: builds a preview of a branch. 403 where the plan has no
 * previews, 422 where it could not be started [P]. A lost answer is looked up as in `createDeployment`.
 */
async function createPreview(api, { branch, commitSha }) {
    return start(api, {
        path: '/deploy/preview',
        json: { branch, commitSha },
        isOurs: (one) => one.isPreview && (one.branch === null || one.branch === branch),
    });
}
/** `GET /deployments/{id}` (viewer) [S]. 404 for an id that the project does not know. */
async function getDeployment(api, id) {
    const { body } = await api.call({
        method: 'GET',
        path: '/deployments/{id}',
        role: 'viewer',
        params: { id },
        answer: deployment,
        repeat: 'safe',
    });
    return body;
}
/**
 * `GET /deployments` (viewer) [S]: newest first, live and preview alike.
 * @param options.limit deployments a request, 1 to 100; readers who only want the newest few ask for few
 */
function listDeployments(api, { limit = LARGEST_PAGE } = {}) {
    const getPage = async (offset) => {
        const { body } = await api.call({
            method: 'GET',
            path: '/deployments',
            role: 'viewer',
            query: { limit, offset },
            answer: deploymentPage,
            repeat: 'safe',
        });
        return { items: body.deployments, total: body.total };
    };
    return (0,_pagination_js__WEBPACK_IMPORTED_MODULE_1__/* .listByOffset */ .v)(getPage, (one) => one.deploymentId);
}
async function start(api, { path, json, isOurs }) {
    const call = {
        method: 'POST',
        path,
        role: 'editor',
        json,
        answer: startedDeployment,
        repeat: 'once',
        lookUp: (sinceMs) => findStarted(api, sinceMs, isOurs),
    };
    return (await api.call(call)).body;
}
/** The deployment that a request of ours started, if it did: by the API, of the right sort, at the right time. */
async function findStarted(api, sinceMs, isOurs) {
    let found;
    for await (const one of listDeployments(api, { limit: 20 })) {
        if (distance(one) < -CLOCK_TOLERANCE_MS)
            break;
        const byApi = one.triggerType === 'api' || one.triggerType === null;
        // Of several the one that began closest to our request: the list may hold another run's, too.
        if (byApi && isOurs(one) && (!found || Math.abs(distance(one)) < Math.abs(distance(found))))
            found = one;
    }
    return found;
    /** Milliseconds from our request to its creation, by the service's clock, which the list's own answer tells. */
    function distance({ createdAt }) {
        return Date.parse(createdAt) - api.toServerMs(sinceMs);
    }
}


/***/ }),

/***/ 68677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ orNull),
/* harmony export */   v: () => (/* binding */ timestamp)
/* harmony export */ });
/** A field that the service leaves null or leaves out, as it likes; null either way for whoever reads it. */
function orNull(schema) {
    return schema.nullish().transform((value) => value ?? null);
}
/** ISO 8601, UTC (contract: Rules for every request). Kept as text: it is shown more often than reckoned with. */
const timestamp = (z) => z.string();


/***/ }),

/***/ 41284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ listByPage),
/* harmony export */   v: () => (/* binding */ listByOffset)
/* harmony export */ });
/**
 * Paged lists as async iterators. A list may shift while it is read, so items are told apart by id and given once, and
 * a reading that does not add up is repeated.
 *
 * What is guaranteed of a newest-first list: an item that was there from the first request to the last is given exactly
 * once. Additions push items to later pages, where they are met again; deletions pull items into pages that were read
 * already, which shows in a `total` that sank. Items that come or go in between may or may not be given. A list that
 * never holds still is read three times at most.
 *
 * A reader that stops early causes no further request.
 */
/** Readings of one list, the first included. */
const MOST_READINGS = 3;
/** Pages in a row that bring nothing new to a reading: the service gives the same page whatever it is asked for. */
const MOST_STALE_PAGES = 3;
/**
 * A list asked for by page number, several pages at once.
 * @param getPage pages count from 1
 * @param ahead pages under way at a time once the reader wants more than the first
 */
function listByPage(getPage, idOf, ahead) {
    return collect(() => readNumbered(getPage, ahead), idOf);
}
/** A list asked for by the number of items to skip. */
function listByOffset(getPage, idOf) {
    return collect(() => readByOffset(getPage), idOf);
}
async function* collect(read, idOf) {
    const given = new Set();
    let everSank = false;
    for (let round = 1; round <= MOST_READINGS; round += 1) {
        const givenBefore = given.size;
        const reading = new Reading();
        for await (const page of read()) {
            reading.add(page.items.map(idOf), page.total);
            for (const item of page.items) {
                if (given.has(idOf(item)))
                    continue;
                given.add(idOf(item));
                yield item;
            }
            everSank ||= reading.sank;
            // What was added meanwhile stands in front: a further reading that only lacked that ends as soon as it has it.
            if (reading.isStale || (round > 1 && !everSank && given.size === page.total))
                break;
        }
        if (reading.addsUp || (reading.isSteady && given.size === givenBefore))
            return;
    }
}
/** What one pass over the pages saw. */
class Reading {
    #ids = new Set();
    #stalePages = 0;
    #total;
    isSteady = true;
    /** The list got shorter on the way, so items may have slipped into pages that were read already. */
    sank = false;
    add(ids, total) {
        const before = this.#ids.size;
        for (const id of ids)
            this.#ids.add(id);
        this.#stalePages = this.#ids.size === before ? this.#stalePages + 1 : 0;
        if (total !== undefined && this.#total !== undefined) {
            this.isSteady &&= total === this.#total;
            this.sank ||= total < this.#total;
        }
        this.#total = total;
    }
    get isStale() {
        return this.#stalePages >= MOST_STALE_PAGES;
    }
    get addsUp() {
        return this.#total === undefined || (this.isSteady && this.#ids.size === this.#total);
    }
}
async function* readNumbered(getPage, ahead) {
    const first = await getPage(1);
    yield first;
    let { pages } = first;
    const underWay = [];
    for (let page = 2, next = 2; page <= pages; page += 1) {
        for (; next <= Math.min(pages, page + ahead - 1); next += 1)
            underWay.push(handled(getPage(next)));
        const answer = await underWay.shift();
        if (!answer)
            return;
        yield answer;
        pages = answer.items.length === 0 ? 0 : answer.pages;
    }
}
/** An error of a page that nobody came to read any more is nobody's error. */
function handled(promise) {
    promise.catch(() => undefined);
    return promise;
}
async function* readByOffset(getPage) {
    for (let offset = 0;;) {
        const page = await getPage(offset);
        yield page;
        offset += page.items.length;
        // A total below what was already read is no total; the list then ends where a page is empty.
        if (page.items.length === 0 || offset === page.total)
            return;
    }
}


/***/ }),

/***/ 12603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportPdfArtifact: () => (/* binding */ exportPdfArtifact)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/disk/files.js
var files = __webpack_require__(23220);
;// CONCATENATED MODULE: ./build/src/disk/partial-file.js
/** Files that arrive in pieces, from a network: on the disk as they come, and there for nobody until they are whole. */




/** Opens a file that will arrive in pieces, so that a place that cannot be written to shows at once. */
async function openArrivingFile(path) {
    const name = (0,external_node_path_.basename)(path);
    await (0,files/* checkNoFolder */.Ko)(path);
    const temporary = (0,files/* temporaryPath */.l5)(path);
    await (0,files/* attempt */.CD)(name, () => (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true }));
    await (0,files/* attempt */.CD)(name, () => (0,promises_.rm)(temporary, { force: true }));
    return new ArrivingFile(path, temporary, await (0,files/* attempt */.CD)(name, () => (0,promises_.open)(temporary, files/* NEW */.dy)));
}
/** Pieces are written together, in at least this many bytes: one write for each would cost more than the hash. */
const WRITE_BYTES = 1024 * 1024;
const LAST_BYTES = 1024;
/** A file that arrives in pieces: hashed on the way, under a temporary name until it is whole. Rejects with FileError. */
class ArrivingFile {
    /** Bytes so far. */
    sizeBytes = 0;
    /** The last of them, up to a kilobyte. */
    lastBytes = new Uint8Array();
    #path;
    #temporary;
    #handle;
    #hash = (0,external_node_crypto_.createHash)('sha256');
    #pieces = [];
    #waitingBytes = 0;
    #writtenBytes = 0;
    /** One write is under way while the next pieces come in, and no more: memory stays as it is. */
    #writing = Promise.resolve();
    #isOpen = true;
    constructor(path, temporary, handle) {
        this.#path = path;
        this.#temporary = temporary;
        this.#handle = handle;
    }
    /** Adds a piece. Resolves when there is room for the next, not when this one is on the disk. */
    async append(piece) {
        this.#hash.update(piece);
        this.#pieces.push(piece);
        this.sizeBytes += piece.byteLength;
        this.lastBytes = lastOf(this.lastBytes, piece);
        this.#waitingBytes += piece.byteLength;
        if (this.#waitingBytes >= WRITE_BYTES)
            await this.#flush();
    }
    /** Forgets what has arrived. */
    async restart() {
        this.#pieces = [];
        this.#waitingBytes = 0;
        await this.#writing;
        await (0,files/* attempt */.CD)((0,external_node_path_.basename)(this.#path), () => this.#handle.truncate(0));
        this.#hash = (0,external_node_crypto_.createHash)('sha256');
        this.sizeBytes = 0;
        this.lastBytes = new Uint8Array();
        this.#writtenBytes = 0;
    }
    /** Gives the file its name, in the place of an older one. Resolves to its SHA-256 in hexadecimal digits. */
    async commit() {
        await this.#flush();
        await this.#writing;
        await (0,files/* attempt */.CD)((0,external_node_path_.basename)(this.#path), async () => {
            await this.#close();
            await (0,promises_.rename)(this.#temporary, this.#path);
        });
        return this.#hash.digest('hex');
    }
    /** Removes what was not committed. */
    async discard() {
        await this.#writing.catch(() => undefined);
        await this.#close();
        await (0,promises_.rm)(this.#temporary, { force: true });
    }
    async #flush() {
        const batch = this.#pieces;
        this.#pieces = [];
        this.#waitingBytes = 0;
        await this.#writing;
        this.#writing = (0,files/* attempt */.CD)((0,external_node_path_.basename)(this.#path), () => this.#write(batch));
        // Whoever comes next hears of it; until then it is nobody's.
        this.#writing.catch(() => undefined);
    }
    async #write(batch) {
        const length = batch.reduce((sum, piece) => sum + piece.byteLength, 0);
        if (length === 0)
            return;
        const { bytesWritten } = await this.#handle.writev(batch, this.#writtenBytes);
        // A full disk takes a part, and says why only when it is asked again.
        const rest = bytesWritten < length ? Buffer.concat(batch).subarray(bytesWritten) : undefined;
        for (let at = 0; rest && at < rest.length;) {
            at += (await this.#handle.write(rest, at, rest.length - at, this.#writtenBytes + bytesWritten + at)).bytesWritten;
        }
        this.#writtenBytes += length;
    }
    async #close() {
        if (!this.#isOpen)
            return;
        this.#isOpen = false;
        await this.#handle.close();
    }
}
function lastOf(before, piece) {
    const whole = piece.byteLength < LAST_BYTES ? Buffer.concat([before, piece]) : piece;
    return whole.subarray(-LAST_BYTES);
}

// EXTERNAL MODULE: ./build/src/api/errors.js
var errors = __webpack_require__(56271);
// EXTERNAL MODULE: ./build/src/commands/input-kinds.js
var input_kinds = __webpack_require__(66934);
// EXTERNAL MODULE: ./build/src/text/units.js
var units = __webpack_require__(8166);
// EXTERNAL MODULE: ./build/src/commands/shared-inputs.js
var shared_inputs = __webpack_require__(31273);
// EXTERNAL MODULE: ./build/src/api/endpoints/deployments.js
var deployments = __webpack_require__(77675);
// EXTERNAL MODULE: ./build/src/api/fields.js
var fields = __webpack_require__(68677);
;// CONCATENATED MODULE: ./build/src/api/endpoints/exports.js



/**
 * Statuses (contract [S]): `pending` and `processing` are in progress, `completed`, `failed` and `cancelled` are final.
 * Kept as text, so that a status of a newer service survives; take an unknown one as in progress.
 */
const pdfExport = (z) => z.object({
    exportId: z.string(),
    status: z.string(),
    /** Pages. `total` is null until it is known; `completed` below `total` at the end means pages were left out [S]. */
    progress: z.object({ completed: z.number(), total: (0,fields/* orNull */.X)(z.number()) }),
    /** Bytes. */
    fileSize: (0,fields/* orNull */.X)(z.number()),
    /** A secret for its hour: mask it, never log or store it. Null while running, after failure and once replaced [S]. */
    downloadUrl: (0,fields/* orNull */.X)(z.string()),
    downloadUrlExpiresAt: (0,fields/* orNull */.X)((0,fields/* timestamp */.v)(z)),
    deploymentId: z.string(),
    /** `dashboard` or `api` [S]. */
    source: z.string(),
    errorMessage: (0,fields/* orNull */.X)(z.string()),
    createdAt: (0,fields/* timestamp */.v)(z),
    completedAt: (0,fields/* orNull */.X)((0,fields/* timestamp */.v)(z)),
});
/**
 * `POST /exports/pdf` (editor) [S]: 202 starts an export, 200 answers with the live deployment's existing one.
 * 409 while one is running; 429 is thrown at once, because its limits (10 a minute a key; 1 in 5 minutes and 10 in 24
 * hours a project [S]) may take hours: the caller decides about waiting. 404 without a live deployment, 422 without
 * pages or with more than 8,000, 503 shortly [P].
 * If the answer is lost, the latest export is looked at before it is sent again, so that one is started.
 * @param options.force renders anew although an export exists; it does not bypass the limits [S]
 */
async function createExport(api, { force } = {}) {
    const { status, body } = await api.call({
        method: 'POST',
        path: '/exports/pdf',
        role: 'editor',
        json: force === undefined ? {} : { force },
        answer: pdfExport,
        repeat: 'once',
        charge: { bucket: 'exports', units: 1 },
        waitForLimit: false,
        lookUp: (sinceMs) => findStarted(api, sinceMs),
    });
    return { pdfExport: body, isNew: status !== EXISTING };
}
/** Status of an answer that names an existing export [S]. */
const EXISTING = 200;
/**
 * `GET /exports/pdf` (viewer) [S]: the running export, else the latest; null where none was ever made (404 [P]). Its
 * exportId may change from one read to the next, because a start in the dashboard replaces a running one. Every read
 * gives a fresh link [P].
 */
async function getExport(api) {
    try {
        const { body } = await api.call({
            method: 'GET',
            path: '/exports/pdf',
            role: 'viewer',
            answer: pdfExport,
            repeat: 'safe',
        });
        return body;
    }
    catch (error) {
        if (error instanceof errors/* ApiError */.hD && error.status === 404)
            return null;
        throw error;
    }
}
async function findStarted(api, sinceMs) {
    const latest = await getExport(api);
    const isOurs = latest?.source === 'api' && Date.parse(latest.createdAt) >= api.toServerMs(sinceMs) - deployments/* CLOCK_TOLERANCE_MS */.UG;
    return isOurs ? latest : undefined;
}

// EXTERNAL MODULE: ./build/src/api/retry.js
var retry = __webpack_require__(4032);
// EXTERNAL MODULE: ./build/src/api/loopback.js
var loopback = __webpack_require__(68473);
;// CONCATENATED MODULE: ./build/src/commands/export-pdf-artifact/download-range.js



/** What came is no PDF, or not the agreed one. `message` says what to do. */
class BadPdfError extends Error {
    name = 'BadPdfError';
}
const MOST_REDIRECTS = 5;
/** What a PDF begins with; it ends in `startxref`, a number and `%%EOF`. */
const HEADER = '%PDF-';
/** A terminal is redrawn no more often. */
const NEWS_EVERY_MS = 250;
const REFUSALS = new Set([400, 401, 403, 404, 410]);
/** Query values from this length on are taken for a signature and masked for themselves. */
const SIGNATURE_LENGTH = 16;
/** Asks for the rest of the file and adds what comes. What the network does is told, not thrown. */
async function fetchPart(downloader, pdfExport, file, knownEtag) {
    if (pdfExport.downloadUrl === null)
        return { kind: 'broken', problem: 'The export names no download link.' };
    let etag = knownEtag;
    try {
        const answer = await ask(downloader, linkOf(pdfExport.downloadUrl), rangeHeaders(file.sizeBytes, etag));
        const refused = refusalOf(answer);
        if (refused) {
            answer.body.destroy();
            return { ...refused, etag };
        }
        etag = strongEtag(answer.headers['etag']);
        return { ...(await receive(downloader, pdfExport, file, answer)), etag };
    }
    catch (error) {
        downloader.signal.throwIfAborted();
        const code = codeOf(error) ?? codeOf(error.cause);
        // A full disk and a wrong address have no code of the network: another try changes nothing.
        if (error instanceof files/* FileError */.f6 || code === undefined)
            throw error;
        const problem = `The download was interrupted at ${(0,units/* formatBytes */.z)(file.sizeBytes)} (${code}).`;
        return { kind: 'broken', code, problem, etag };
    }
}
function rangeHeaders(offset, etag) {
    if (offset === 0)
        return {};
    return { range: `bytes=${offset}-`, ...(etag === undefined ? {} : { 'if-range': etag }) };
}
/** Follows redirects, as storage services use them; without the key there is nothing to lose but an unsafe protocol. */
async function ask({ api, mask }, link, headers) {
    let url = link;
    for (let redirects = 0;; redirects += 1) {
        maskLink(url, mask);
        const answer = await api.fetchPlain(url, headers);
        const { location } = answer.headers;
        if (answer.status < 300 || answer.status >= 400 || !location)
            return answer;
        answer.body.destroy();
        if (redirects === MOST_REDIRECTS)
            throw new BadPdfError('The download link redirects too often.');
        url = linkOf(location, url);
    }
}
function linkOf(text, base) {
    const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
    if (url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,loopback/* isLoopback */.U)(url.hostname)))
        return url;
    throw new BadPdfError('The download link of the export is no https address.');
}
function maskLink(url, mask) {
    if (url.search === '')
        return;
    mask(url.href);
    for (const value of url.searchParams.values())
        if (value.length >= SIGNATURE_LENGTH)
            mask(value);
}
function refusalOf({ status, headers }) {
    if (status === 200 || status === 206 || status === 416)
        return undefined;
    if (REFUSALS.has(status))
        return { kind: 'refused', status, problem: `The download link is refused (HTTP ${status}).` };
    const seconds = Number(headers['retry-after'] ?? Number.NaN);
    const retryAfterMs = seconds > 0 ? seconds * 1000 : undefined;
    return { kind: 'broken', status, retryAfterMs, problem: `The download was answered with HTTP ${status}.` };
}
async function receive(downloader, { fileSize }, file, answer) {
    const { status, headers, body } = answer;
    const range = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(headers['content-range'] ?? '');
    const continues = status === 206 && Number(range?.[1]) === file.sizeBytes;
    if (status !== 200 && !continues) {
        body.destroy();
        // Beyond the end, or another piece than was asked for: from the beginning then.
        await file.restart();
        return { kind: 'broken', problem: 'The rest of the file could not be had.' };
    }
    if (status === 200 && file.sizeBytes > 0)
        await file.restart();
    const told = status === 200 ? headers['content-length'] : range?.[2];
    const totalBytes = told === undefined || !/^\d+$/.test(told) ? undefined : Number(told);
    // Told of a file only: what is no PDF at all is better called so.
    const mismatch = totalBytes === undefined || fileSize === null || totalBytes === fileSize
        ? undefined
        : `the service says it has ${fileSize} bytes, the file that is offered has ${totalBytes}`;
    return store(downloader, file, answer, { totalBytes: fileSize ?? totalBytes, mismatch });
}
/** A weak ETag does not promise the same bytes. */
function strongEtag(etag) {
    return etag?.startsWith('"') ? etag : undefined;
}
async function store({ log, clock }, file, { body, headers }, { totalBytes, mismatch }) {
    const begun = { ms: clock.now(), bytes: file.sizeBytes };
    let toldMs = begun.ms;
    for await (const piece of body) {
        // Pieces are of any size: the header may come byte by byte.
        const header = HEADER.slice(file.sizeBytes);
        if (!header.startsWith(latin1(piece.subarray(0, header.length))))
            return bad(`it is no PDF but ${describeType(headers['content-type'])}`);
        if (mismatch !== undefined)
            return bad(mismatch);
        await file.append(piece);
        if (totalBytes !== undefined && file.sizeBytes > totalBytes)
            return bad(`it has more than the ${totalBytes} bytes that were announced`);
        if (clock.now() - toldMs < NEWS_EVERY_MS)
            continue;
        toldMs = clock.now();
        log.progress(describeProgress(file.sizeBytes, totalBytes, begun, toldMs));
    }
    if (totalBytes !== undefined && file.sizeBytes < totalBytes) {
        const problem = `The download ended at ${(0,units/* formatBytes */.z)(file.sizeBytes)} of ${(0,units/* formatBytes */.z)(totalBytes)}.`;
        return { kind: 'broken', code: 'ENDED_EARLY', problem };
    }
    const end = latin1(file.lastBytes);
    return end.includes('startxref') && end.includes('%%EOF') ? { kind: 'whole' } : bad('its end is missing (no %%EOF)');
}
function bad(what) {
    return { kind: 'bad', problem: `What was downloaded is not the PDF: ${what}. It was not kept.` };
}
function latin1(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
function describeType(contentType) {
    const type = /^[\w.+-]+\/[\w.+-]+/.exec(contentType ?? '')?.[0];
    return type === undefined ? 'something else' : `${type}, perhaps the error page of a proxy`;
}
function describeProgress(sizeBytes, totalBytes, begun, nowMs) {
    const of = totalBytes === undefined ? '' : ` of ${(0,units/* formatBytes */.z)(totalBytes)}`;
    const perSecond = Math.round(((sizeBytes - begun.bytes) * 1000) / (nowMs - begun.ms));
    return `Downloaded ${(0,units/* formatBytes */.z)(sizeBytes)}${of} (${(0,units/* formatBytes */.z)(perSecond)}/s)`;
}
function codeOf(error) {
    if (!(error instanceof Error))
        return undefined;
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    return error.name === 'HTTPParserError' ? 'HPE_INVALID' : undefined;
}

;// CONCATENATED MODULE: ./build/src/commands/export-pdf-artifact/format.js
/** Numbers as people read them. Pure. */
/** A share of 1 with one decimal: `59.6 %`. */
function formatShare(share) {
    return `${(share * 100).toFixed(1)} %`;
}
/** A moment of today or the days around it: `14:05:30 UTC`, with the day where it is not the same as now's. */
function formatMoment(ms, nowMs) {
    const text = new Date(ms).toISOString();
    const isToday = text.slice(0, 10) === new Date(nowMs).toISOString().slice(0, 10);
    return `${isToday ? '' : `${text.slice(0, 10)} `}${text.slice(11, 19)} UTC`;
}

;// CONCATENATED MODULE: ./build/src/commands/export-pdf-artifact/plan.js


/** Statuses that the service may add later count as in progress: only its three final ones end the waiting. */
function phaseOf({ status }) {
    return status === 'completed' || status === 'failed' || status === 'cancelled' ? status : 'in-progress';
}
const QUICK_FOR_MS = 20_000;
const QUICK_EVERY_MS = 1_000;
const SLOWEST_EVERY_MS = 15_000;
/**
 * Milliseconds until the next look: quick at first, for exports of a few pages, later one tenth of the time waited so
 * far, at most 15 s. The key's rate limit may slow it further.
 */
function pollDelayMs(waitedMs) {
    return waitedMs < QUICK_FOR_MS ? QUICK_EVERY_MS : Math.min(SLOWEST_EVERY_MS, Math.max(2_000, waitedMs / 10));
}
/** Milliseconds the remaining pages will take at the pace seen so far; undefined while there is none to go by. */
function remainingMs(first, last, total) {
    const done = last.completed - first.completed;
    if (total === null || done <= 0 || last.atMs <= first.atMs)
        return undefined;
    return ((last.atMs - first.atMs) / done) * Math.max(0, total - last.completed);
}
/** Pages that were left out silently: `completed` below `total` at the end is the only sign (contract [S]). */
function pagesLeftOut({ progress }) {
    return progress.total === null ? undefined : Math.max(0, progress.total - progress.completed);
}
/** What stands against replacing the asset with this PDF, one sentence each; empty where nothing does. */
function unmetGates({ minPages, maxShrink }, made, replacedBytes) {
    const unmet = [];
    if (minPages !== undefined && made.pages < minPages)
        unmet.push(`min-pages: the PDF has ${made.pages} pages, at least ${minPages} are wanted.`);
    if (maxShrink === undefined || replacedBytes === undefined || replacedBytes === 0)
        return unmet;
    const shrink = 1 - made.sizeBytes / replacedBytes;
    // Not by the share: 1 - 0.7 is a little more than 0.3.
    if (made.sizeBytes < replacedBytes * (1 - maxShrink)) {
        unmet.push(`max-shrink: the PDF (${(0,units/* formatBytes */.z)(made.sizeBytes)}) is ${formatShare(shrink)} smaller than the one it would ` +
            `replace (${(0,units/* formatBytes */.z)(replacedBytes)}); at most ${formatShare(maxShrink)} is allowed.`);
    }
    return unmet;
}
/** How far an export is, for people. */
function plan_describeProgress({ status, progress }, leftMs) {
    const { completed, total } = progress;
    if (total === null)
        return completed === 0 ? status : `${status}, ${completed} pages done`;
    return `${completed} of ${total} pages${leftMs === undefined ? '' : `, about ${(0,units/* formatDuration */.a)(leftMs)} left`}`;
}
/** Pause after the nth failure in a row of a download, milliseconds. */
function downloadPauseMs(failures) {
    return Math.min(6_000, 500 * 2 ** (failures - 1));
}

;// CONCATENATED MODULE: ./build/src/commands/export-pdf-artifact/start.js





/** A 429 that does not say when to come back (contract: 10 starts a minute). */
const UNTOLD_LIMIT_MS = 60_000;
/** News during a long wait. */
const start_NEWS_EVERY_MS = 60_000;
/** An export that is running at one request and over at the next is asked for again this often. */
const MOST_ROUNDS = 5;
/** The export to be followed or taken, or how the run ends without one. */
async function startOrJoin(exporter, inputs) {
    for (let round = 1;;) {
        try {
            return await start(exporter, inputs.force);
        }
        catch (error) {
            if (!(error instanceof errors/* ApiError */.hD))
                throw error;
            const found = await answerTo(error, exporter, inputs);
            if (found !== 'again')
                return found;
            // A limit may close again and again until the deadline; a running export that is never seen may not.
            if (error.status === 409 && (round += 1) > MOST_ROUNDS)
                throw error;
        }
    }
}
async function start({ api, log, record, clock }, force) {
    const { pdfExport, isNew } = await createExport(api, force ? { force } : {});
    if (isNew)
        log.info(`Started export ${pdfExport.exportId} of deployment ${pdfExport.deploymentId}.`);
    else if (phaseOf(pdfExport) === 'completed')
        takeExisting({ api, log, record, clock }, pdfExport);
    return pdfExport;
}
function takeExisting({ api, log, record, clock }, taken) {
    record.reused = true;
    const { exportId, deploymentId, completedAt } = taken;
    const ageMs = completedAt === null ? undefined : Math.max(0, api.toServerMs(clock.now()) - Date.parse(completedAt));
    const age = ageMs === undefined ? '' : `, rendered ${(0,units/* formatDuration */.a)(ageMs)} ago`;
    log.info(`Export ${exportId} of deployment ${deploymentId} is there already${age}; nothing is rendered.`);
}
async function answerTo(error, exporter, inputs) {
    switch (error.status) {
        case 409:
            return attach(exporter, inputs);
        case 429:
            return limited(error, exporter, inputs);
        case 404:
            return failed(`There is no live deployment to export (${error.message}). Publish the documentation first, and check that the key belongs to this project.`);
        case 422:
            return failed(`The documentation cannot be exported: ${error.message}. A PDF has at least one page and at most 8,000.`);
        default:
            throw error;
    }
}
async function attach({ api, log }, { onRunning }) {
    if (onRunning === 'fail')
        return failed('An export is running already (on-running: fail).');
    const running = await getExport(api);
    if (!running || phaseOf(running) !== 'in-progress')
        return 'again';
    log.info(`Export ${running.exportId} is running already (${plan_describeProgress(running)}) and is followed.`);
    return running;
}
async function limited(error, exporter, inputs) {
    const { clock, deadlineMs, log } = exporter;
    const waitMs = error.retryAfterSeconds === undefined ? UNTOLD_LIMIT_MS : Math.max(1, error.retryAfterSeconds) * 1000;
    const untilMs = clock.now() + waitMs;
    const until = `${formatMoment(untilMs, clock.now())} (in ${(0,units/* formatDuration */.a)(waitMs)})`;
    if (inputs.onLimit === 'fail')
        return failed(`The limit of PDF exports is reached until ${until} (on-limit: fail).`);
    if (inputs.onLimit === 'reuse')
        return reuse(exporter, inputs, until);
    // The error itself says when the limit opens, and that is beyond what this run may wait.
    if (untilMs >= deadlineMs)
        throw error;
    log.info(`The limit of PDF exports is reached; waiting until ${until}.`);
    await waitUntil(exporter, untilMs);
    return 'again';
}
async function waitUntil({ clock, signal, log }, untilMs) {
    for (let leftMs = untilMs - clock.now(); leftMs > 0; leftMs = untilMs - clock.now()) {
        await clock.sleep(Math.min(leftMs, start_NEWS_EVERY_MS), signal);
        if (untilMs > clock.now())
            log.progress(`The limit of PDF exports opens in ${(0,units/* formatDuration */.a)(untilMs - clock.now())}`);
    }
}
async function reuse(exporter, inputs, until) {
    const latest = await getExport(exporter.api);
    if (latest && phaseOf(latest) === 'in-progress')
        return attach(exporter, inputs);
    if (latest && phaseOf(latest) === 'completed') {
        exporter.record.reused = true;
        exporter.log.notice(`The limit of PDF exports is reached until ${until}: the latest export is reused, ${latest.exportId} of deployment ${latest.deploymentId}.`);
        return latest;
    }
    return failed(`The limit of PDF exports is reached until ${until}, and there is no completed export to reuse.`);
}
/** What a run would do, from reads alone. */
async function foresee({ api }, { force, onRunning }) {
    const latest = await getExport(api);
    if (latest && phaseOf(latest) === 'in-progress') {
        const what = onRunning === 'attach' ? 'would be followed' : 'is running, so the run would fail (on-running: fail)';
        return `export ${latest.exportId} (${plan_describeProgress(latest)}) ${what}.`;
    }
    if (latest && phaseOf(latest) === 'completed' && !force) {
        return `export ${latest.exportId} of deployment ${latest.deploymentId} would be taken if that deployment is still live, else a new one be started.`;
    }
    return 'an export would be started.';
}
/** Waits, but not beyond the deadline. */
async function pause({ clock, signal, deadlineMs }, ms) {
    const leftMs = deadlineMs - clock.now();
    if (leftMs <= 0)
        throw new errors/* TimeoutError */.MU('The timeout was reached.');
    await clock.sleep(Math.min(ms, leftMs), signal);
}
function failed(message) {
    return { outcome: 'failed', message };
}

;// CONCATENATED MODULE: ./build/src/commands/export-pdf-artifact/download.js
/** The file of a completed export: fetched without the key, taken up again where it was cut, checked on the way. */






/** Fresh links in a row that are refused although no byte of the file came in between. */
const MOST_REFUSALS = 3;
/** A file that arrived whole and is no PDF, or of another size than agreed, is fetched this often. */
const MOST_BAD_FILES = 2;
/**
 * Fetches the file to its end. Resolves to what the service names instead where another export has taken the
 * file's place. Rejects with
 * ConnectionError or ApiError where the place of the file fails for longer than a request is tried again, with
 * BadPdfError where what comes is no PDF of the agreed size.
 */
async function downloadExport(downloader, completed, file) {
    const { api, clock } = downloader;
    const trouble = { failures: 0, sinceMs: clock.now(), refusals: 0, badFiles: 0, furthestBytes: 0 };
    let etag;
    for (let current = completed;;) {
        const part = await fetchPart(downloader, current, file, etag);
        etag = part.etag;
        if (part.kind === 'whole')
            return undefined;
        noteProgress(trouble, file.sizeBytes, clock.now());
        await react(downloader, part, file, trouble);
        // Every read gives a fresh link, and shows whether it is the same export still.
        const fresh = await getExport(api);
        if (fresh?.exportId !== current.exportId)
            return fresh;
        current = fresh;
    }
}
function noteProgress(trouble, sizeBytes, nowMs) {
    if (sizeBytes <= trouble.furthestBytes)
        return;
    Object.assign(trouble, { failures: 0, sinceMs: nowMs, refusals: 0, furthestBytes: sizeBytes });
}
/** Rests before the next try, or throws where there is none. */
async function react(downloader, part, file, trouble) {
    const { log, clock } = downloader;
    trouble.failures += 1;
    if (part.kind === 'refused' && (trouble.refusals += 1) > MOST_REFUSALS) {
        throw new BadPdfError(`The PDF could not be downloaded: its link is refused (HTTP ${part.status}) although it is fresh. The place it is kept at may be out of order, or a proxy stands in between.`);
    }
    if (part.kind === 'bad') {
        if ((trouble.badFiles += 1) >= MOST_BAD_FILES)
            throw new BadPdfError(part.problem);
        await file.restart();
    }
    const pauseMs = Math.max(downloadPauseMs(trouble.failures), part.kind === 'broken' ? (part.retryAfterMs ?? 0) : 0);
    if (part.kind === 'broken' && clock.now() - trouble.sinceMs + pauseMs > retry/* RETRY_BUDGET_MS */.KM)
        throw errorOf(part);
    log.info(`${part.problem} Trying again in ${Math.ceil(pauseMs / 1000)} s from byte ${file.sizeBytes}.`);
    await pause(downloader, pauseMs);
}
const DOWNLOAD = { method: 'GET', path: '(the download link of the export)', role: 'viewer' };
function errorOf({ status, code, problem }) {
    if (code !== undefined)
        return new errors/* ConnectionError */.Rc(DOWNLOAD, code, false);
    if (status !== undefined)
        return new errors/* ApiError */.hD(DOWNLOAD, status, 'the place of the file is out of order');
    return new BadPdfError(problem);
}

// EXTERNAL MODULE: ./build/src/text/width.js
var width = __webpack_require__(27241);
;// CONCATENATED MODULE: ./build/src/commands/export-pdf-artifact/wait-for-export.js
/** Following an export to its end, whoever started it. */





const REASON_LENGTH = 500;
/** The completed export, or how the run ends without one. */
async function followToEnd(exporter, joined, stallTimeoutMs) {
    const { api, clock, log, record } = exporter;
    const startMs = clock.now();
    const watch = new Watch(joined, startMs);
    for (let seen = joined;;) {
        record.pdfExport = seen;
        const phase = phaseOf(seen);
        if (phase === 'completed')
            return seen;
        if (phase !== 'in-progress')
            return over(seen, phase);
        const nowMs = clock.now();
        const stillMs = nowMs - watch.changedMs;
        if (stillMs >= stallTimeoutMs)
            return stalled(seen, stillMs);
        log.progress(`PDF export: ${plan_describeProgress(seen, watch.leftMs(seen))} (${(0,units/* formatDuration */.a)(nowMs - startMs)})`);
        await pause(exporter, pollDelayMs(nowMs - startMs));
        const next = await getExport(api);
        if (!next)
            return failed(`Export ${seen.exportId} is gone: the service knows of no export any more. Run this again.`);
        if (next.exportId !== seen.exportId) {
            if (isOlder(next, seen))
                return failed(`Export ${seen.exportId} is gone: the service names an older one instead. Run this again.`);
            tellReplaced(exporter, seen, next);
        }
        watch.see(next, clock.now());
        seen = next;
    }
}
/** Says that another export has taken the place of the one that was followed. */
function tellReplaced({ log, record }, before, next) {
    record.reused = false;
    const starter = next.source === 'dashboard' ? 'in the dashboard' : 'by somebody else';
    log.notice(`Export ${before.exportId} was replaced: export ${next.exportId} was started ${starter}. It is newer and is followed instead.`);
}
/** True where an export that is named now was made before the one that is followed. */
function isOlder(next, followed) {
    return Date.parse(next.createdAt) < Date.parse(followed.createdAt);
}
/** When something last changed, and how fast pages come. */
class Watch {
    changedMs;
    #mark;
    #id;
    #first;
    #last;
    constructor(seen, nowMs) {
        this.changedMs = nowMs;
        this.#mark = markOf(seen);
        this.#id = seen.exportId;
        this.#first = this.#last = { atMs: nowMs, completed: seen.progress.completed };
    }
    see(seen, nowMs) {
        const sighting = { atMs: nowMs, completed: seen.progress.completed };
        // The time before the first page is no pace, and another export has its own.
        if (seen.exportId !== this.#id || this.#last.completed === 0)
            this.#first = sighting;
        this.#id = seen.exportId;
        this.#last = sighting;
        if (markOf(seen) !== this.#mark)
            this.changedMs = nowMs;
        this.#mark = markOf(seen);
    }
    leftMs({ progress }) {
        return remainingMs(this.#first, this.#last, progress.total);
    }
}
function markOf({ exportId, status, progress }) {
    return `${exportId} ${status} ${progress.completed} ${progress.total}`;
}
function over({ exportId, errorMessage }, phase) {
    const said = errorMessage === null ? '' : ` The service says: ${(0,width/* shorten */.ml)(errorMessage, REASON_LENGTH)}`;
    return failed(phase === 'failed'
        ? `Export ${exportId} failed.${said === '' ? ' The service gave no reason.' : said}`
        : `Export ${exportId} was cancelled at the service.${said} Run this again to start another.`);
}
function stalled(seen, stillMs) {
    return {
        outcome: 'timed-out',
        message: `Export ${seen.exportId} stands still: no progress for ${(0,units/* formatDuration */.a)(stillMs)} (stall-timeout) at ${plan_describeProgress(seen)}. ` +
            'It was not merely slow. It is not cancelled: if it comes back to life, running this again follows it.',
    };
}

// EXTERNAL MODULE: ./build/src/hosts/host.js
var hosts_host = __webpack_require__(70095);
;// CONCATENATED MODULE: ./build/src/commands/export-pdf-artifact/store-pdf.js
/** Keeping the PDF where people look for it: as an artifact of the run, and attached to a release. */



/** What the PDF is called among the assets of a release. */
function assetNameOf({ assetName, output }) {
    return assetName ?? (0,external_node_path_.basename)(output);
}
/** The release to attach to, looked at before anything is rendered; undefined where none is wanted or possible. */
async function findRelease({ inputs, host, log }) {
    const { releaseTag: tag, token = '', dryRun: readOnly } = inputs;
    if (tag === undefined)
        return undefined;
    if (!host.findRelease) {
        log.notice(`release-tag: there is no platform here that has releases; the PDF stays at ${shownPath(host, inputs.output)}.`);
        return undefined;
    }
    return host.findRelease({ tag, assetName: assetNameOf(inputs), token, readOnly });
}
async function keepArtifact({ inputs, host, log, record }) {
    const { output, artifact, retentionDays } = inputs;
    if (!artifact)
        return;
    const stays = `The PDF stays at ${shownPath(host, output)} for a later step.`;
    if (!host.uploadArtifact) {
        log.notice(`artifact: there is no platform here that keeps artifacts. ${stays}`);
        return;
    }
    try {
        const wanted = {
            name: (0,external_node_path_.basename)(output),
            files: [output],
            rootDirectory: (0,external_node_path_.dirname)(output),
            retentionDays,
            raw: true,
        };
        record.artifact = await host.uploadArtifact(wanted);
        log.info(`Kept as the artifact ${record.artifact.name}.`);
    }
    catch (error) {
        if (!(error instanceof hosts_host/* UnsupportedError */.W))
            throw error;
        log.notice(`artifact: ${error.message}. ${stays}`);
    }
}
async function attachToRelease(context, release, { sizeBytes, sha256 }) {
    const { inputs, log, record, signal, afterwards } = context;
    const { releaseTag: tag = '', output: path, checksum } = inputs;
    const name = assetNameOf(inputs);
    const onProgress = (sentBytes) => log.progress(`Attaching ${name}: ${(0,units/* formatBytes */.z)(sentBytes)} of ${(0,units/* formatBytes */.z)(sizeBytes)}`);
    const attaching = release.attach({
        path,
        sizeBytes,
        sha256,
        checksum,
        signal,
        onProgress,
        contentType: 'application/pdf',
    });
    // A run that ends early must not leave the release between two states.
    afterwards(async () => {
        await attaching.catch(() => undefined);
    });
    const { url, warnings } = await attaching.catch((error) => {
        // The deadline or a signal is why, and what the run ends as.
        signal.throwIfAborted();
        throw error;
    });
    record.release = { tag, url };
    for (const warning of warnings)
        log.warning(warning);
    log.info(`Attached to the release ${tag} as ${name}.`);
}
/** As people write it: relative to the workspace. */
function shownPath({ workspace }, path) {
    return (0,external_node_path_.relative)(workspace, path).split(external_node_path_.sep).join('/');
}

;// CONCATENATED MODULE: ./build/src/commands/export-pdf-artifact/summary.js


function reportExport(record) {
    const { pdfExport, file, artifact, release, reused } = record;
    const pages = pagesOf(record);
    const leftOut = pages === undefined || !pdfExport ? undefined : pagesLeftOut(pdfExport);
    return {
        outputs: {
            path: file?.path,
            'size-bytes': file?.sizeBytes,
            sha256: file?.sha256,
            pages,
            'pages-left-out': leftOut,
            'export-id': pdfExport?.exportId,
            'deployment-id': pdfExport?.deploymentId,
            reused: pdfExport && reused === true,
            'artifact-id': artifact?.id,
            'artifact-url': artifact?.url,
            'release-asset-url': release?.url,
        },
        summary: factTable(record),
        links: linksOf(record),
        counts: {
            ...(file && { sizeBytes: file.sizeBytes }),
            ...(pages !== undefined && { pages }),
            ...(leftOut !== undefined && { pagesLeftOut: leftOut }),
        },
    };
}
/** Pages of the finished PDF. */
function pagesOf({ pdfExport }) {
    return pdfExport && phaseOf(pdfExport) === 'completed' ? pdfExport.progress.completed : undefined;
}
function factTable(record) {
    const { pdfExport, file, ageMs, artifact, release, reused } = record;
    if (!pdfExport)
        return [];
    const rows = [
        ['PDF', file && { code: file.path }],
        ['Size', file && (0,units/* formatBytes */.z)(file.sizeBytes)],
        ['Pages', describePages(pdfExport)],
        ['SHA-256', file && { code: file.sha256 }],
        ['Deployment', { code: pdfExport.deploymentId }],
        ['Export', { code: pdfExport.exportId }],
        ['Rendered', ageMs === undefined ? undefined : `${(0,units/* formatDuration */.a)(ageMs)} ago${reused ? ' (reused)' : ''}`],
        ['Artifact', artifact && linked(artifact.name, artifact.url)],
        ['Release', release && linked(release.tag, release.url)],
    ];
    const known = rows.filter((row) => row[1] !== undefined);
    return [{ table: { head: ['', ''], rows: known } }];
}
function describePages(pdfExport) {
    const { completed, total } = pdfExport.progress;
    const leftOut = pagesLeftOut(pdfExport) ?? 0;
    if (phaseOf(pdfExport) !== 'completed')
        return total === null ? `${completed} so far` : `${completed} of ${total} so far`;
    return leftOut === 0 ? String(completed) : `${completed} of ${total ?? '?'}; ${leftOut} could not be rendered`;
}
function linked(text, url) {
    return url === undefined ? { code: text } : { link: url, text };
}
function linksOf({ artifact, release }) {
    const url = release?.url ?? artifact?.url;
    return url === undefined ? [] : [{ label: 'Documentation (PDF)', url }];
}
/** What goes on or was kept although the run ended early, and how to take it up again. */
function describeAftermath({ pdfExport, file, artifact }) {
    if (!pdfExport)
        return undefined;
    const { exportId } = pdfExport;
    if (file) {
        const kept = artifact ? ` and kept as the artifact ${artifact.name}` : '';
        return `The PDF is complete at ${file.path}${kept}.`;
    }
    switch (phaseOf(pdfExport)) {
        case 'in-progress':
            return `Export ${exportId} (${describePages(pdfExport)}) goes on at the service; running this again follows it.`;
        case 'completed': {
            const host = hostOf(pdfExport.downloadUrl);
            const from = host === undefined ? '' : ` It comes from ${host}, which this machine must be able to reach.`;
            return `Export ${exportId} is complete at the service: running this again (without force) downloads it, nothing is rendered anew.${from}`;
        }
        default:
            return undefined;
    }
}
/** The host alone: the rest of the link is a secret for its hour. */
function hostOf(downloadUrl) {
    return downloadUrl !== null && URL.canParse(downloadUrl) ? new URL(downloadUrl).host : undefined;
}

;// CONCATENATED MODULE: ./build/src/commands/export-pdf-artifact/command.js
/** export-pdf-artifact: the live site as one PDF, kept where people look for it. */













/** GitHub keeps artifacts of private repositories for at most this many days. */
const LONGEST_RETENTION = 400;
/** Contract: a PDF has at most 8,000 pages. */
const MOST_PAGES = 8_000;
const inputs = {
    force: (0,input_kinds/* flag */.Jt)({
        description: 'Render again although the live deployment has a PDF already. The limits of the service hold all the same.',
        fallback: 'false',
    }),
    stallTimeout: (0,input_kinds/* duration */.p0)({
        description: 'How long an export may make no progress at all before it is given up as standing still (exit 4).',
        fallback: '5m',
    }),
    onRunning: (0,input_kinds/* choice */.Yq)(['attach', 'fail'], {
        description: 'What to do where an export is running already: attach follows it to its end, fail fails.',
        fallback: 'attach',
    }),
    onLimit: (0,input_kinds/* choice */.Yq)(['wait', 'reuse', 'fail'], {
        description: 'What to do where the limit of exports is reached (one in 5 minutes, 10 in 24 hours): wait for it if timeout allows, reuse the latest completed export, or fail.',
        fallback: 'wait',
    }),
    output: (0,input_kinds/* filePath */.s$)({
        description: 'Where the PDF is written, relative to the workspace. Its base name is the name of the artifact.',
        fallback: 'docs-ci/export-pdf-artifact/docs.pdf',
    }),
    artifact: (0,input_kinds/* flag */.Jt)({
        description: 'Keep the PDF as an artifact of the run: on GitHub one file that is not zipped, on GitLab an artifact of the job.',
        fallback: 'true',
    }),
    retentionDays: (0,input_kinds/* number */.ai)({ description: 'Days the artifact is kept.', fallbackText: 'as long as the platform keeps artifacts' }, { min: 1, max: LONGEST_RETENTION }),
    releaseTag: (0,input_kinds/* text */.Qq)({
        description: 'Tag of an existing release, drafts included, to attach the PDF to (GitHub: permission contents: write). Nothing else of the release is changed.',
    }),
    assetName: (0,input_kinds/* text */.Qq)({
        description: 'Name of the PDF among the files of the release.',
        fallbackText: 'the base name of output',
    }),
    minPages: (0,input_kinds/* number */.ai)({ description: 'Fewest pages the PDF may have; with fewer the release is left alone and the job fails (exit 3).' }, { min: 1, max: MOST_PAGES }),
    maxShrink: (0,input_kinds/* percentage */.X1)({
        description: 'How much smaller than the file it replaces the PDF may be, such as 50%; a smaller one leaves the release alone and fails the job (exit 3). Needs release-tag.',
    }),
    checksum: (0,input_kinds/* flag */.Jt)({
        description: 'Write the SHA-256 to a file beside the PDF, and attach it to the release.',
        fallback: 'true',
    }),
    ...(0,shared_inputs/* everyCommand */.n)({
        name: 'export-pdf-artifact',
        timeout: '30m',
        timeoutText: 'It is ours, not the export’s: the rendering goes on.',
    }),
};
const exportPdfArtifact = {
    name: 'export-pdf-artifact',
    summary: 'Export the live documentation as one PDF and keep it as an artifact or with a release',
    branding: { icon: 'file-text', color: 'blue' },
    inputs,
    outputs: {
        path: 'Path of the PDF, relative to the workspace',
        'size-bytes': 'Its size in bytes',
        sha256: 'Its SHA-256 in hexadecimal digits',
        pages: 'Pages that were rendered',
        'pages-left-out': 'Pages of the site that could not be rendered',
        'export-id': 'Id of the export',
        'deployment-id': 'Id of the deployment that was rendered',
        reused: 'true where an earlier export was taken and nothing was rendered',
        'artifact-id': 'Id of the artifact (GitHub)',
        'artifact-url': 'Address of the artifact (GitHub)',
        'release-asset-url': 'Address of the PDF in the release',
    },
    begin: () => ({}),
    check: checkInputs,
    run: runExport,
    aftermath: describeAftermath,
    report: reportExport,
};
/** Platforms change or refuse other names of files in a release. */
const ASSET_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*[A-Za-z0-9]$/;
/** What GitHub refuses in the name of an artifact, and what a log must not see. */
const NO_ARTIFACT_NAME = /[":<>|*?\\\p{Cc}\u2028\u2029]|#\p{DI}*#\p{DI}*\[/u;
/** Inputs that were bad by themselves are missing. */
function checkInputs(values) {
    const problems = [];
    const { output } = values;
    if (values.force && values.onLimit === 'reuse')
        problems.push('force: true contradicts on-limit reuse; take on-limit wait or fail, or leave force false.');
    if (values.maxShrink !== undefined && values.releaseTag === undefined)
        problems.push('max-shrink needs release-tag: it compares with the file of the release that is replaced.');
    const assetName = values.assetName ?? (output === undefined ? undefined : (0,external_node_path_.basename)(output));
    if (values.releaseTag !== undefined && assetName !== undefined && !ASSET_NAME.test(assetName)) {
        const name = JSON.stringify(assetName);
        problems.push(`asset-name: ${name} is no name for a file of a release; give one of letters, digits, ".", "_" and "-".`);
    }
    if (values.artifact && output !== undefined && NO_ARTIFACT_NAME.test((0,external_node_path_.basename)(output)))
        problems.push('output: its base name has characters that an artifact cannot have (" : < > | * ? \\ or ##[); take another.');
    if (output !== undefined && values.resultsDir !== undefined && takesPlaceOfResults(output, values.resultsDir))
        problems.push('output: results-dir or a file in it that every run writes has this place; take another.');
    return problems;
}
/** What each run writes to its results folder, on one platform or another. */
const RESULT_FILES = new Set(['result.json', 'summary.md', 'outputs.env', 'links.json']);
function takesPlaceOfResults(output, resultsDir) {
    return (0,files/* isWithin */.UO)(output, resultsDir) || ((0,external_node_path_.dirname)(output) === resultsDir && RESULT_FILES.has((0,external_node_path_.basename)(output)));
}
async function runExport(context) {
    const { inputs: values } = context;
    const release = await findRelease(context);
    if (values.dryRun)
        return foreseen(context, release);
    const file = await openFile(values.output);
    try {
        const ending = await obtain(context, file);
        if (ending)
            return ending;
        const saved = await save(context, file);
        tellLeftOut(context);
        await keepArtifact(context);
        const unmet = gates(context, release, saved);
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
async function foreseen(context, release) {
    const { inputs: values, log } = context;
    if (release && values.maxShrink !== undefined)
        tellComparison(context, release);
    if (release)
        log.info(`The release ${values.releaseTag ?? ''} is there and takes files.`);
    return { outcome: 'done', message: `Dry run: ${await foresee(context, values)} Nothing was started.` };
}
/** Before anything is rendered: what cannot be written in the end is not worth starting. */
async function openFile(output) {
    try {
        await (0,files/* checkNoFolder */.Ko)(checksumPath(output));
        return await openArrivingFile(output);
    }
    catch (error) {
        if (error instanceof files/* FileError */.f6)
            throw new errors/* InputError */.dz([`output: ${error.message}.`]);
        throw error;
    }
}
/** Start or join, follow, download: from the beginning of following again where a newer export takes over. */
async function obtain(context, file) {
    const { inputs: values, host, record, api, clock } = context;
    let joined = await startOrJoin(context, values);
    for (;;) {
        if ('outcome' in joined)
            return joined;
        const completed = await followToEnd(context, joined, values.stallTimeout);
        if ('outcome' in completed)
            return completed;
        const downloader = { ...context, mask: (secret) => host.mask(secret) };
        const replacedBy = await downloadExport(downloader, completed, file);
        if (replacedBy === undefined) {
            const { completedAt } = completed;
            if (completedAt !== null)
                record.ageMs = Math.max(0, api.toServerMs(clock.now()) - Date.parse(completedAt));
            return undefined;
        }
        await file.restart();
        joined = takeOver(context, completed, replacedBy);
    }
}
function takeOver(context, before, next) {
    if (next === null || isOlder(next, before))
        return failed(`Export ${before.exportId} is gone from the service before it was downloaded. Run this again.`);
    tellReplaced(context, before, next);
    return next;
}
async function save({ inputs: values, host, record }, file) {
    const { output, checksum } = values;
    const sha256 = await file.commit();
    const saved = { path: shownPath(host, output), sizeBytes: file.sizeBytes, sha256 };
    record.file = saved;
    // One of an earlier PDF would be wrong from now on.
    if (checksum)
        await (0,files/* writeResultFile */.tH)(checksumPath(output), `${sha256}  ${(0,external_node_path_.basename)(output)}\n`);
    else
        await (0,files/* removeResultFile */.EG)(checksumPath(output));
    return saved;
}
function checksumPath(output) {
    return `${output}.sha256`;
}
function tellLeftOut({ log, record }) {
    const leftOut = record.pdfExport ? pagesLeftOut(record.pdfExport) : undefined;
    if (leftOut === undefined || leftOut === 0)
        return;
    const total = record.pdfExport?.progress.total ?? 0;
    log.warning(`The PDF lacks ${leftOut} of the ${total} pages of the site: the service could not render them and does not say which. Compare its outline with the navigation.`);
}
function gates(context, release, { path: kept, sizeBytes }) {
    const { inputs: values, record } = context;
    if (values.maxShrink !== undefined)
        tellComparison(context, release);
    const made = { pages: record.pdfExport?.progress.completed ?? 0, sizeBytes };
    const unmet = unmetGates(values, made, release?.replacedBytes);
    if (unmet.length === 0)
        return undefined;
    const where = record.artifact ? `kept as the artifact ${record.artifact.name}` : `at ${kept}`;
    const alone = values.releaseTag === undefined ? '' : ` The release ${values.releaseTag} was left alone.`;
    return { outcome: 'gate', message: `${unmet.join('\n')}\nThe PDF is ${where}.${alone}` };
}
function tellComparison({ inputs: values, log }, release) {
    if (release?.replacedBytes !== undefined)
        return;
    log.notice(`max-shrink: there is no ${assetNameOf(values)} of known size in the release to compare with, so it passes.`);
}
function done({ record, inputs: values }, { path: kept, sizeBytes }) {
    const pages = record.pdfExport?.progress.completed ?? 0;
    const age = record.reused && record.ageMs !== undefined ? `, rendered ${(0,units/* formatDuration */.a)(record.ageMs)} ago` : '';
    const release = record.release ? `, attached to the release ${values.releaseTag ?? ''}` : '';
    return {
        outcome: 'done',
        message: `The PDF is at ${kept}: ${pages} pages, ${(0,units/* formatBytes */.z)(sizeBytes)}${age}${release}.`,
    };
}


/***/ }),

/***/ 70095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ UnsupportedError),
/* harmony export */   d: () => (/* binding */ HostError)
/* harmony export */ });
/**
 * A feature the platform refused or does not have. `message` is one sentence for people that names the permission or
 * the token that is missing and how to grant it.
 */
class HostError extends Error {
    name = 'HostError';
}
/** A feature that does not exist on this server or in this sort of job: told in a notice, the job goes on without it. */
class UnsupportedError extends HostError {
}


/***/ }),

/***/ 8166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration),
/* harmony export */   z: () => (/* binding */ formatBytes)
/* harmony export */ });
/** Sizes and durations as people read them. Pure. */
/** Bytes in decimal units, as browsers and GitHub show downloads: `512 B`, `12.3 MB`, `500 MB`. */
function formatBytes(bytes) {
    const units = ['B', 'kB', 'MB', 'GB', 'TB'];
    let value = bytes;
    let unit = 0;
    for (; value >= 999.5 && unit < units.length - 1; unit += 1)
        value /= 1000;
    return `${unit === 0 || value >= 99.95 ? Math.round(value) : value.toFixed(1)} ${units[unit] ?? ''}`;
}
/** Milliseconds, spelt like the durations of inputs: `45s`, `2m 5s`, `3h 20m`, `2d 4h`. */
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


/***/ }),

/***/ 27241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/** How much room text takes, and text cut to it. */
let segmenter;
/** Characters that take two columns: East Asian scripts, full-width forms, emoji. */
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const ASCII = /^[ -~]*$/;
/** Columns of a line without colour codes. */
function displayWidth(text) {
    if (ASCII.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of graphemes(text))
        width += graphemeWidth(segment);
    return width;
}
/** The text cut to that many columns, an ellipsis in the last where something was cut. */
function clip(text, columns) {
    if (displayWidth(text) <= columns)
        return text;
    let kept = '';
    let width = 0;
    for (const { segment } of graphemes(text)) {
        width += graphemeWidth(segment);
        if (width > columns - 1)
            break;
        kept += segment;
    }
    return columns > 0 ? `${kept}…` : '';
}
/** The text cut to that many UTF-16 units, as the platforms count, with an ellipsis and no half of a character. */
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
function graphemes(text) {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    return segmenter.segment(text);
}
function graphemeWidth(segment) {
    if (INVISIBLE.test(segment))
        return 0;
    return WIDE.test(segment) ? 2 : 1;
}


/***/ })

};
