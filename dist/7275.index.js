"use strict";
exports.id = 7275;
exports.ids = [7275];
exports.modules = {

/***/ 84107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ MAX_PAGE_SIZE),
/* harmony export */   Jh: () => (/* binding */ getSearches),
/* harmony export */   K6: () => (/* binding */ getOverview),
/* harmony export */   Lf: () => (/* binding */ getSearchQueries),
/* harmony export */   M0: () => (/* binding */ getTopReferrers),
/* harmony export */   MC: () => (/* binding */ getTopPages),
/* harmony export */   fD: () => (/* binding */ getSearchVolume),
/* harmony export */   hV: () => (/* binding */ MAX_RANGE_DAYS),
/* harmony export */   p5: () => (/* binding */ getSearchResults),
/* harmony export */   qA: () => (/* binding */ getTraffic),
/* harmony export */   rO: () => (/* binding */ readAnalytics)
/* harmony export */ });
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5743);

/** Days from the first to the last, both included (contract [S]: Limits). A longer range gets 400. */
const MAX_RANGE_DAYS = 90;
/** Maximum `limit` of the analytics lists (contract: feedback [S], pages and referrers [P]). */
const MAX_PAGE_SIZE = 100;
const schema = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .schemasOf */ .W)(() => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 44485)));
/** `GET /analytics/overview` [S]. Sessions are unique over the whole range, so never add or average them over ranges. */
const getOverview = (api, query) => readAnalytics(api, '/analytics/overview', query, schema('overview'));
/** `GET /analytics/traffic` [P]: one row per day, days without readers included. */
const getTraffic = (api, query) => readAnalytics(api, '/analytics/traffic', query, schema('traffic'));
/** `GET /analytics/pages` [S]: the pages with most views first. At most 100 [P], without a total. */
const getTopPages = (api, query) => readAnalytics(api, '/analytics/pages', query, schema('topPages'));
/** `GET /analytics/referrers` [P]: the sources of visits, `(direct)` included. At most 100, without a total [S]. */
const getTopReferrers = (api, query) => readAnalytics(api, '/analytics/referrers', query, schema('topReferrers'));
/** `GET /analytics/search` [S]. Both rates are 0–1. */
const getSearches = (api, query) => readAnalytics(api, '/analytics/search', query, schema('searches'));
/** `GET /analytics/search/volume` [S]: one row per day, days without searches included. */
const getSearchVolume = (api, query) => readAnalytics(api, '/analytics/search/volume', query, schema('searchVolume'));
/** `GET /analytics/search/queries`: one page of search queries, most popular first [P: rows]. */
const getSearchQueries = (api, query) => readAnalytics(api, '/analytics/search/queries', query, schema('searchQueries'));
/** `GET /analytics/search/results` [S]: the pages with most search activity first. `total` also counts omitted pages. */
const getSearchResults = (api, query) => readAnalytics(api, '/analytics/search/results', query, schema('searchResults'));
/** Makes one read below `/analytics`. */
async function readAnalytics(api, path, query, schema) {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path, goal: 'read the analytics', query: { ...query }, schema });
}


/***/ }),

/***/ 99504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ getExport),
/* harmony export */   z: () => (/* binding */ createExport)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5743);


const schema = async () => (await Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 55226))).pdfExport;
const latestSchema = async () => (await Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 55226))).latestExport;
/** Status of a response that names an existing export [S]. */
const EXISTING_STATUS = 200;
/**
 * `POST /exports/pdf` (editor) [S]: 202 starts an export, 200 returns the existing one of the live deployment.
 * 409 while one is running. 404 without a live deployment, 422 without pages or with more than 8,000, 503 shortly [P].
 * 429 is thrown at once, because the caller decides about long waits: the limits are 10 per minute and key, 1 per 5
 * minutes and project, 10 per 24 hours and project [S].
 * After a lost response, it checks the latest export before it starts another one: an export that was there before isn't
 * the one of the request, whatever the clock says that dates exports.
 * @param options.force renders again although an export exists; it does not bypass the limits [S]
 * @returns `isNew` is false for an existing export: then nothing is rendered and no limit is used up [S]
 */
async function createExport(api, { force } = {}) {
    const goal = 'start the PDF export';
    // Undefined if the key may not read it: after a lost response, nothing is then sent a second time.
    const before = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAllowed */ ._h)(getExport(api, goal));
    const lost = {};
    const lookUp = async () => {
        const latest = await getExport(api, goal);
        if (latest?.source !== 'api' || latest.exportId === before?.exportId)
            return undefined;
        lost.found = latest;
        return latest;
    };
    const { status, body } = await api.call({
        method: 'POST',
        path: '/exports/pdf',
        role: 'editor',
        goal,
        json: force === undefined ? {} : { force },
        schema,
        idempotent: false,
        charge: { bucket: 'exports', units: 1 },
        waitForLimit: false,
        lookUp: before === undefined ? undefined : lookUp,
    });
    return { pdfExport: body, isNew: lost.found !== undefined || status !== EXISTING_STATUS };
}
/**
 * `GET /exports/pdf` (viewer) [S]: the running export, else the latest. The exportId may change between reads, because a
 * start in the dashboard replaces a running export. Every read returns a fresh download URL [P].
 * @returns null if there is no export: 404 [P], or a response without one
 */
async function getExport(api, goal = 'read the PDF export') {
    try {
        return await (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .L)(api, { path: '/exports/pdf', goal, schema: latestSchema });
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
            return null;
        throw error;
    }
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

/***/ 47275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ../../build/src/disk/earlier-results.js
var earlier_results = __webpack_require__(73372);
// EXTERNAL MODULE: ../../build/src/disk/results-file.js
var results_file = __webpack_require__(77056);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: ../../build/src/commands/account/verdicts.js
var verdicts = __webpack_require__(79116);
// EXTERNAL MODULE: ../../build/src/text/connection-codes.js
var connection_codes = __webpack_require__(49014);
// EXTERNAL MODULE: ../../build/src/api/errors.js
var errors = __webpack_require__(43947);
;// CONCATENATED MODULE: ../../build/src/commands/check/answer.js


function errorOf(answer) {
    return answer && 'error' in answer ? answer.error : undefined;
}
function answer_valueOf(answer) {
    return answer && 'value' in answer ? answer.value : undefined;
}
/** True if the service rejected the request. An overload, a rate limit, a redirect and the page of a proxy say nothing about the key. */
function isRejection(error) {
    if (!(error instanceof errors/* ApiError */.hD) || error.body !== 'json')
        return false;
    return error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status);
}
/** The reason, with the status of the response if there is one. */
function describeFailure(error, reason = (0,errors/* reasonOf */.A3)(error) ?? 'no usable response') {
    return error instanceof errors/* ApiError */.hD ? `${reason} (HTTP ${error.status})` : reason;
}
const MAX_ANSWER_MS = 20_000;
/** The rest of the time is for publishing. */
const RESERVED_MS = 2_000;
const RESERVED_SHARE = 0.1;
/** The share of the remaining time that the first request may take, so that others still fit. */
const FIRST_SHARE = 0.35;
const REQUEST = { method: 'GET', path: '/media', role: 'viewer', goal: 'check the service' };
/**
 * Does work that makes requests through the API that it is given. After the limit, the answer is an error and the requests
 * end. Rejects if the run is cancelled.
 * @param share part of the remaining time that the work may take
 */
async function askWithin(context, work, share = 1) {
    const { api, clock, deadlineMs, signal } = context;
    const leftMs = deadlineMs - clock.now();
    const limitMs = Math.min(MAX_ANSWER_MS, leftMs * share, leftMs - Math.min(RESERVED_MS, leftMs * RESERVED_SHARE));
    const stop = new AbortController();
    const timer = setTimeout(() => {
        // A longer timeout doesn't help a request that had all the time that one gets.
        const code = limitMs < MAX_ANSWER_MS ? connection_codes/* NO_RESPONSE_IN_TIME */.A4 : 'ETIMEDOUT';
        stop.abort(new errors/* ConnectionError */.Rc(REQUEST, api.active === 0 ? connection_codes/* LIMITED */.h8 : code, false));
    }, Math.max(0, limitMs));
    try {
        return { value: await Promise.race([work(limitedApi(api, stop.signal)), rejectAfter(stop.signal)]) };
    }
    catch (error) {
        if (signal.reason instanceof errors/* CancelledError */.cc || !isRequestError(error))
            throw error;
        return { error };
    }
    finally {
        clearTimeout(timer);
    }
}
/** An error without a request is a bug, and hiding it would make it an answer of the service. */
function isRequestError(error) {
    return error instanceof errors/* RequestError */.GI || error instanceof errors/* TimeoutError */.MU;
}
function limitedApi(api, signal) {
    return {
        // Only check's own purpose makes sense to the reader of an error.
        call: (call) => api.call({ ...call, goal: REQUEST.goal, signal }),
        fetchPlain: (url, headers, limit) => api.fetchPlain(url, headers, limit),
        announce: (bucket, units) => api.announce(bucket, units),
        toServerMs: (localMs) => api.toServerMs(localMs),
        stats: api.stats,
        observed: api.observed,
        get active() {
            return api.active;
        },
        get lastPauseMs() {
            return api.lastPauseMs;
        },
        close: () => api.close(),
    };
}
/** A request that is ended rejects at once with what it failed with so far. Other work gets this long. */
const GRACE_MS = 100;
function rejectAfter(signal) {
    return new Promise((_, reject) => {
        const giveUp = () => void setTimeout(() => reject(signal.reason), GRACE_MS);
        signal.addEventListener('abort', giveUp, { once: true });
    });
}

// EXTERNAL MODULE: ../../build/src/api/responses.js
var responses = __webpack_require__(89510);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
// EXTERNAL MODULE: ../../build/src/commands/inputs/common-inputs.js
var common_inputs = __webpack_require__(99325);
// EXTERNAL MODULE: ../../build/src/commands/inputs/kinds.js
var kinds = __webpack_require__(19699);
// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
;// CONCATENATED MODULE: ../../build/src/commands/check/inputs.js



const JOB_NEEDS = {
    'check-pages': {
        role: 'viewer',
        permissions: {
            'contents: read': 'checkout',
            'pull-requests: write': 'comment, read for the changed files',
            'issues: write': 'issue',
        },
        gitlabToken: {
            'the list of changed files': 'Reporter',
            [(0,input_names/* inputName */.yu)('comment')]: 'Developer',
            [(0,input_names/* inputName */.yu)('issue')]: 'Reporter',
        },
    },
    'sync-media': {
        role: 'editor',
        permissions: { 'contents: read': 'checkout, write to commit the lock file' },
    },
    'push-content': {
        role: 'editor',
        permissions: { 'contents: read': 'checkout, write for edits', 'pull-requests: write': 'comment and edits' },
        gitlabToken: { [(0,input_names/* inputName */.yu)('comment')]: 'Developer', [(0,input_names/* setting */.Pe)('edits', 'pull-request')]: 'Developer' },
    },
    'publish-branch': { role: 'editor', permissions: {} },
    'trigger-deploy': {
        role: 'editor',
        permissions: {
            'contents: read': 'verify-pages: changed after a push',
            'deployments: write': 'environment',
            'pull-requests: write': 'comment, read for verify-pages: changed on a pull request',
        },
        gitlabToken: { [(0,input_names/* setting */.Pe)('verify-pages', 'changed')]: 'Reporter', [(0,input_names/* inputName */.yu)('comment')]: 'Developer' },
    },
    'check-site': {
        role: 'viewer',
        permissions: { 'contents: read': 'follow', 'issues: write': 'issue' },
        gitlabToken: { [(0,input_names/* inputName */.yu)('follow')]: 'Reporter', [(0,input_names/* inputName */.yu)('issue')]: 'Reporter' },
    },
    'check-search': { role: 'viewer', permissions: { 'contents: read': 'checkout' } },
    'export-pdf-artifact': { role: 'editor', permissions: { 'contents: write': 'release-tag' } },
    'analytics-report': {
        role: 'viewer',
        permissions: { 'issues: write': 'issue' },
        gitlabToken: { [(0,input_names/* inputName */.yu)('issue')]: 'Reporter' },
    },
};
const JOBS = Object.keys(JOB_NEEDS);
const inputs = {
    for: (0,kinds/* multipleChoice */.AQ)(JOBS, {
        description: 'Jobs to check the setup for, such as push-content. By default, every job except check.',
        default: 'all',
    }),
    ...(0,common_inputs/* commonInputs */.j$)({
        name: 'check',
        timeout: '1m',
        timeoutText: 'At the limit, what has no response yet is not known.',
    }),
    token: common_inputs/* token */.Sh,
};
/** Returns the lowest role that the jobs need. */
function requiredRole(jobs) {
    return jobs.every((job) => JOB_NEEDS[job].role === 'viewer') ? 'viewer' : 'editor';
}
/** What of these jobs needs a token on GitLab, and the lowest role for all of it. */
function gitlabTokenNeeds(jobs) {
    const needs = jobs.map((job) => JOB_NEEDS[job]);
    const entries = needs.flatMap(({ gitlabToken = {} }) => Object.entries(gitlabToken));
    const role = entries.some(([, one]) => one === 'Developer') ? 'Developer' : 'Reporter';
    return { uses: [...new Set(entries.map(([use]) => use))], role };
}
/** Renders the `permissions:` of a GitHub job for each of these jobs, to copy from. */
function renderPermissions(jobs) {
    const blocks = jobs.map((job) => {
        const entries = Object.entries(JOB_NEEDS[job].permissions);
        if (entries.length === 0)
            return `# ${job}\npermissions: {}`;
        return [`# ${job}`, 'permissions:', ...entries.map(([entry, use]) => `  ${entry} # for ${use}`)].join('\n');
    });
    return blocks.join('\n');
}

// EXTERNAL MODULE: ../../build/src/api/endpoints/analytics.js
var analytics = __webpack_require__(84107);
// EXTERNAL MODULE: ../../build/src/api/endpoints/content.js
var content = __webpack_require__(43098);
// EXTERNAL MODULE: ../../build/src/api/endpoints/deployments.js
var deployments = __webpack_require__(39319);
// EXTERNAL MODULE: ../../build/src/api/endpoints/exports.js
var endpoints_exports = __webpack_require__(99504);
// EXTERNAL MODULE: ../../build/src/api/endpoints/media.js
var media = __webpack_require__(8175);
// EXTERNAL MODULE: ../../build/src/api/endpoints/permissions.js
var permissions = __webpack_require__(73367);
// EXTERNAL MODULE: ../../build/src/api/http-response.js
var http_response = __webpack_require__(1378);
// EXTERNAL MODULE: ../../build/src/api/concurrency.js
var concurrency = __webpack_require__(7609);
// EXTERNAL MODULE: ../../build/src/api/connection/loopback.js
var loopback = __webpack_require__(82166);
;// CONCATENATED MODULE: ../../build/src/commands/check/find-api-url.js
/**
 * Finds the URL of the API near a base URL that isn't it. The requests carry no key. The API responds to them with 401
 * and JSON; a dashboard, a published site or a proxy responds with something else.
 */

const VERSION_PATH = '/api/v1';
/** Any endpoint does; this one is read in every check. */
const ENDPOINT = '/pages';
/** Redirects that are followed, such as to https and then to another host. */
const MAX_REDIRECTS = 3;
/** Only names a URL that responds as the API does. Resolves to undefined if the base URL is right. */
async function findApiUrl(baseUrl, lookAt) {
    const { end, isApi: isEndRight } = await followRedirects(baseUrl, lookAt);
    const found = end === baseUrl ? undefined : { kind: 'redirect', url: withoutSlash(end.origin + end.pathname) };
    // A server may respond with 401 on every path, so a URL that ends in the version of docs-ci is preferred to others.
    if (isEndRight && withoutSlash(end.pathname).endsWith(VERSION_PATH))
        return found;
    for (const url of candidatesFor(end)) {
        if (isApi(await lookAt(endpointOf(url))))
            return { kind: end === baseUrl ? 'elsewhere' : 'redirect', url };
    }
    return isEndRight ? found : { kind: 'not-found' };
}
async function followRedirects(baseUrl, lookAt) {
    let end = baseUrl;
    for (let count = 0;; count++) {
        const response = await lookAt(endpointOf(end.href));
        const target = count < MAX_REDIRECTS ? redirectTarget(end, response) : undefined;
        if (target === undefined)
            return { end, isApi: isApi(response) };
        end = target;
    }
}
function endpointOf(baseUrl) {
    return new URL(withoutSlash(baseUrl) + ENDPOINT);
}
function withoutSlash(path) {
    return path.replace(/\/$/, '');
}
function isApi(response) {
    return response?.status === 401 && response.isJson;
}
/** Returns the base URL that a redirect of the endpoint leads to; undefined if no base URL can be that. */
function redirectTarget(baseUrl, response) {
    const { status, location = '' } = response ?? { status: 0 };
    const from = endpointOf(baseUrl.href);
    if (Math.trunc(status / 100) !== 3 || !URL.canParse(location, from.href))
        return undefined;
    const { origin, protocol, hostname, pathname } = new URL(location, from);
    const path = withoutSlash(pathname);
    // A redirect to a page of a login says nothing about the API. base-url accepts no other protocol.
    const isAllowed = protocol === 'https:' || (protocol === 'http:' && (0,loopback/* isLoopback */.U)(hostname));
    return isAllowed && path.endsWith(ENDPOINT) ? new URL(origin + path.slice(0, -ENDPOINT.length)) : undefined;
}
/** The version without the page behind it, and the version at the root of the same host. */
function candidatesFor({ origin, pathname }) {
    const [, upToVersion] = /^(.*?\/api\/v\d+)(?:\/|$)/.exec(pathname) ?? [];
    const paths = new Set([...(upToVersion === undefined ? [] : [upToVersion]), VERSION_PATH]);
    paths.delete(withoutSlash(pathname));
    return [...paths].map((path) => origin + path);
}

;// CONCATENATED MODULE: ../../build/src/commands/check/read-answers.js












/** Returns true if the service itself responded to any request, even with an error. */
function hasAnswer({ url, ...asked }) {
    if (url)
        return false;
    return Object.values(asked).some((answer) => 'value' in answer ? answer.value !== 'unknown' : isRejection(answer.error));
}
/** So many show whether there are previews, and usually the live deployment. */
const MIN_DEPLOYMENTS = 20;
/** Previews can be much newer than the live deployment. */
const MAX_DEPLOYMENTS = 300;
const MAX_PLAIN_BYTES = 64 * 1024;
const DAY_MS = 86_400_000;
/** Fills in the answers one by one, so that a run that is cancelled keeps the ones it has. */
async function readAnswers(context, answers, { baseUrl, isReadOnly }) {
    const { clock } = context;
    const get = async (name, request) => {
        answers[name] = (await askWithin(context, request));
    };
    // The first response shows the rate limit, and whether any other request is of use.
    answers.media = await askWithin(context, (api) => (0,media/* getMediaPage */.aL)(api, { page: 1, limit: 1 }), FIRST_SHARE);
    const error = errorOf(answers.media);
    if (isUrlInDoubt(error, baseUrl)) {
        const finding = await askWithin(context, (api) => findApiUrl(baseUrl, (url) => lookAt(api, url)));
        answers.url = 'value' in finding ? finding.value : { kind: 'not-found' };
    }
    if (endsAtOnce(answers))
        return;
    const tasks = [
        ...(isReadOnly ? [] : [() => askForRights(context, answers)]),
        () => get('config', content/* getConfig */.zj),
        () => get('pages', async (api) => (await (0,content/* listPages */.pN)(api)).pages.map(({ path }) => path)),
        () => get('branches', async (api) => (await (0,content/* listBranches */.jr)(api)).branches),
        () => get('deployments', readDeployments),
        () => get('pdf', endpoints_exports/* getExport */.l),
        () => get('storage', media/* getStorage */.c7),
        () => {
            const yesterday = new Date(context.api.toServerMs(clock.now()) - DAY_MS).toISOString().slice(0, 10);
            return get('overview', (api) => (0,analytics/* getOverview */.K6)(api, { startDate: yesterday, endDate: yesterday }));
        },
    ];
    await (0,concurrency/* forEachConcurrently */.DW)(tasks, concurrency/* REQUESTS_AT_ONCE */.PU, (task) => task());
}
/** Each request is only sent if the one before it was refused as it has to be. */
async function askForRights(context, answers) {
    answers.edit = await askWithin(context, (api) => (0,permissions/* probePermission */.GV)(api, 'edit'));
    if (answer_valueOf(answers.edit) !== 'granted')
        return;
    answers.delete = await askWithin(context, (api) => (0,permissions/* probePermission */.GV)(api, 'delete'));
    if (answer_valueOf(answers.delete) === 'granted')
        answers.bulkDelete = await askWithin(context, permissions/* probeBulkDelete */.Kj);
}
/** Reads at least until the newest live deployment. */
async function readDeployments(api) {
    const newest = [];
    let hasLive = false;
    for await (const deployment of (0,deployments/* listDeployments */.Jn)(api)) {
        newest.push(deployment);
        hasLive ||= !deployment.isPreview;
        if (newest.length >= (hasLive ? MIN_DEPLOYMENTS : MAX_DEPLOYMENTS))
            return { newest, isComplete: false };
    }
    return { newest, isComplete: true };
}
/** Redirects, pages that don't exist, and responses that aren't the API's, can all mean a wrong base URL. */
function isUrlInDoubt(error, baseUrl) {
    if (error instanceof errors/* UnexpectedResponseError */.dk)
        return true;
    if (!(error instanceof errors/* ApiError */.hD))
        return false;
    const { status, body } = error;
    if (status >= 500 || [408, 425, 429].includes(status))
        return false;
    // The login of a website and the page of a proxy have the statuses of the API, but not its form.
    if (body !== 'json' || status < 400)
        return true;
    // Below a page of the API, a request of the API is another one, with other errors.
    return (0,responses/* isVersioned */.at)(baseUrl) ? status === 404 || status === 405 : status !== 401 && status !== 403;
}
/** Returns true if every request after the first would fail for the same reason. */
function endsAtOnce({ media, url }) {
    if (url)
        return true;
    const error = errorOf(media);
    if (error instanceof errors/* ApiError */.hD)
        return error.status === 401 || error.status === 404;
    return error instanceof errors/* ConnectionError */.Rc && error.beforeSent;
}
async function lookAt(api, url) {
    try {
        const { status, headers, body } = await api.fetchPlain(url, { accept: 'application/json' });
        const json = (0,responses/* parseJson */.qF)(await (0,http_response/* readText */.yR)(body, MAX_PLAIN_BYTES));
        return { status, isJson: typeof json === 'object' && json !== null, location: headers.location };
    }
    catch {
        // Whatever the reason is, the URL isn't the API's.
        return undefined;
    }
}

;// CONCATENATED MODULE: ../../build/src/commands/check/rows.js
/** Defines the rows of a check: what was looked at, the verdict, what was found, and what to do about it. Pure. */

/** What helps if a request failed for a reason that may pass. */
const RUN_AGAIN = 'Run the job again later.';
/** A row that nothing is asked for, because the first request failed for the key or for the URL. */
function uncheckedRow(id, isKeyRejected) {
    const [why, cause] = isKeyRejected
        ? ['the service rejected the key', 'key']
        : ['the URL has nothing for this key', 'URL'];
    return (0,verdicts/* row */.nM)(id, 'unknown', why, `First do what the row ${cause} says. Then run the job again.`);
}
/** Returns problems first, then warnings, what isn't known, notes, and what is right. Rows of one verdict keep their order. */
function sortRows(rows) {
    return verdicts/* VERDICTS */.bk.flatMap((verdict) => rows.filter((one) => one.verdict === verdict));
}

;// CONCATENATED MODULE: ../../build/src/commands/check/role.js



const LEVELS = { viewer: 1, editor: 2, admin: 3 };
/**
 * Returns undefined if nothing is proven. A refusal with 403 proves that the service checks roles before it looks for the
 * file. Without one, only the bulk deletion, which has no file in its path, shows more than the right to read.
 */
function provenRole({ read, edit, delete: remove, bulkDelete }) {
    if (read !== 'granted')
        return undefined;
    if (edit === 'denied')
        return { atLeast: 'viewer', isExact: true };
    if (edit !== 'granted')
        return { atLeast: 'viewer', isExact: false };
    if (remove === 'denied')
        return { atLeast: 'editor', isExact: true };
    const isAdmin = remove === 'granted' && bulkDelete === 'granted';
    return isAdmin ? { atLeast: 'admin', isExact: true } : { atLeast: 'viewer', isExact: false };
}
/** Returns the output `role`: the role that the key has at least, or undefined if only reading is proven. */
function knownRole(rights) {
    const proven = provenRole(rights);
    return proven && (proven.isExact || proven.atLeast !== 'viewer') ? proven.atLeast : undefined;
}
const REPORT = 'docs-ci sent no further request that could change anything. Report this to the service before you use docs-ci with it.';
const CHECK_PLAN = 'Check that your plan includes the API (Standard or above).';
/** @param needing the jobs that need the role */
function roleRow(rights, required, needing) {
    const { read, edit, delete: remove, bulkDelete, isReadOnly } = rights;
    if ([edit, remove, bulkDelete].includes('executed'))
        return (0,verdicts/* row */.nM)('role', 'problem', "the service changed something that doesn't exist", REPORT);
    if (read === 'denied')
        return (0,verdicts/* row */.nM)('role', 'problem', "the key isn't allowed to read (HTTP 403)", CHECK_PLAN);
    const proven = provenRole(rights);
    if (!proven)
        return (0,verdicts/* row */.nM)('role', 'unknown', 'the service gave no usable response', RUN_AGAIN);
    const found = proven.isExact ? proven.atLeast : `${proven.atLeast} or above`;
    if (LEVELS[proven.atLeast] >= LEVELS[required]) {
        const isMore = proven.isExact && LEVELS[proven.atLeast] > LEVELS[required];
        return (0,verdicts/* row */.nM)('role', 'ok', isMore ? `${found}, more than needed: ${enoughFor(required, needing)}` : found);
    }
    if (!proven.isExact)
        return (0,verdicts/* row */.nM)('role', 'unknown', `${found}, ${reasonFor(rights)}`, cureForUnknown(isReadOnly));
    const cure = `Ask an organization admin for a key with the ${required} role.`;
    const others = needing.length > 1 ? ` If you don't use these jobs, list only yours in ${(0,input_names/* inputName */.yu)('for')}.` : '';
    return (0,verdicts/* row */.nM)('role', 'problem', `${found}; ${needOf(required, needing)}`, cure + others);
}
function needOf(required, jobs) {
    return `${jobs.join(', ')} ${jobs.length === 1 ? 'needs' : 'need'} ${required}`;
}
/** Deleting media is the only work of a job that its usual role isn't enough for. */
function enoughFor(role, jobs) {
    const exception = jobs.includes('sync-media') ? ', unless sync-media uses prune' : '';
    return `${role} is enough for ${jobs.join(', ')}${exception}`;
}
function reasonFor({ edit, delete: remove, isReadOnly }) {
    if (isReadOnly)
        return 'because a dry run only reads, and every role may read';
    if (remove === 'granted')
        return 'because this service seems to look for a file before it checks the role of the key';
    return edit === 'unchecked' || remove === 'unchecked'
        ? 'because this service checks the fields of a request before the role of its key'
        : 'because the service gave no usable response to the rest';
}
function cureForUnknown(isReadOnly = false) {
    return isReadOnly
        ? `Run check without ${(0,input_names/* inputName */.yu)('dry-run')} to see the role. That changes nothing, either.`
        : 'The first run of the job shows whether the role is enough.';
}

// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
;// CONCATENATED MODULE: ../../build/src/commands/check/connection-rows.js











/** A larger difference breaks what depends on times, such as `wait`. */
const MAX_CLOCK_OFFSET_MS = 60_000;
const MIN_REQUESTS_PER_MINUTE = 30;
function connectionRows({ answers, observed }, inputs) {
    const keyShape = keyShapeProblem(inputs.apiKey ?? '');
    const address = urlRow(answers, inputs.baseUrl);
    if (!hasAnswer(answers))
        return [address, ...(keyShape === undefined ? [] : [(0,verdicts/* row */.nM)('key', 'warning', `it ${keyShape}`, COPY_KEY)])];
    const rights = { ...rightsOf(answers), isReadOnly: inputs.dryRun };
    const role = endsAtOnce(answers)
        ? uncheckedRow('role', isKeyRejected(answers))
        : roleRow(rights, requiredRole(inputs.for), needingRole(inputs.for));
    return [address, keyRow(answers, keyShape), clockRow(observed), role, limitRow(answers, observed)];
}
/** Returns the role that the responses prove; undefined if it isn't known. */
function keyRole(answers) {
    return knownRole(rightsOf(answers));
}
function rightsOf({ media, edit, delete: remove, bulkDelete }) {
    const error = errorOf(media);
    const isDenied = isRejection(error) && error.status === 403;
    const read = media && 'value' in media ? 'granted' : isDenied ? 'denied' : 'unknown';
    return { read, edit: answer_valueOf(edit), delete: answer_valueOf(remove), bulkDelete: answer_valueOf(bulkDelete) };
}
/** The jobs that need the required role. */
function needingRole(jobs) {
    const required = requiredRole(jobs);
    return jobs.filter((job) => required === 'viewer' || JOB_NEEDS[job].role !== 'viewer');
}
function urlRow(answers, baseUrl) {
    const error = errorOf(answers.media);
    const shown = baseUrl.host + baseUrl.pathname;
    const why = error ? whyNotApi(error) : 'no usable response';
    if (answers.url) {
        const fact = answers.url.kind === 'redirect' ? `${shown} redirects` : `${shown} isn't the API: ${why}`;
        return (0,verdicts/* row */.nM)('address', 'problem', fact, cureForUrl(answers.url, baseUrl));
    }
    if (error instanceof errors/* ApiError */.hD && error.status === 404) {
        // A wrong URL can get the same response.
        const cure = `Publish the project once in the dashboard, and check that the key belongs to it. If both are right, check ${(0,input_names/* inputName */.yu)('base-url')}.`;
        return (0,verdicts/* row */.nM)('address', 'problem', `${shown} has nothing for this key (HTTP 404)`, cure);
    }
    if (hasAnswer(answers))
        return (0,verdicts/* row */.nM)('address', 'ok', `${shown} is the API`);
    const isUnreachable = error instanceof errors/* ConnectionError */.Rc && error.beforeSent;
    return (0,verdicts/* row */.nM)('address', isUnreachable ? 'problem' : 'unknown', `${shown}: ${why}`, error && (0,errors/* adviceFor */.cp)(error));
}
function cureForUrl(found, baseUrl) {
    if ('url' in found)
        return `Set ${(0,input_names/* inputName */.yu)('base-url')} to ${found.url}`;
    const proxy = (0,responses/* isVersioned */.at)(baseUrl) ? ` If ${(0,input_names/* inputName */.yu)('base-url')} is right, a proxy blocks the requests.` : '';
    return `Set ${(0,input_names/* inputName */.yu)('base-url')} to the URL of the API, which ends in /api/v1. The URL of the dashboard or of the published site is another one.${proxy}`;
}
/** Says in a few words why a response isn't the API's. */
function whyNotApi(error) {
    if (error instanceof errors/* UnexpectedResponseError */.dk && !(error instanceof errors/* InvalidResponseError */.tF))
        return `the response has another form (${error.field} ${error.problem})`;
    const isOther = error instanceof errors/* ApiError */.hD ? error.body === 'other' : error instanceof errors/* InvalidResponseError */.tF && !error.isPage;
    return isOther ? describeFailure(error, "the response isn't JSON") : describeFailure(error);
}
const QUOTES = /^["'`“”‘’<>]|["'`“”‘’<>,;]$/;
/** Returns what doesn't belong to a key, as a clause that follows "the key"; undefined if it looks right. */
function keyShapeProblem(key) {
    if (/^(?:bearer|token|authorization)[\s:=]/i.test(key))
        return 'starts with a word of an HTTP header';
    if (QUOTES.test(key))
        return 'has quotes or punctuation around it';
    return undefined;
}
const NEW_KEY = 'Ask an organization admin for a new key, and copy it without anything around it.';
const COPY_KEY = 'Copy only the key into the secret.';
function keyRow(answers, keyShape) {
    if (isKeyRejected(answers)) {
        return keyShape === undefined
            ? (0,verdicts/* row */.nM)('key', 'problem', 'invalid, expired or revoked (HTTP 401)', NEW_KEY)
            : (0,verdicts/* row */.nM)('key', 'problem', `not accepted (HTTP 401), and it ${keyShape}`, COPY_KEY);
    }
    const isAccepted = isKeyAccepted(answers);
    if (keyShape !== undefined)
        return (0,verdicts/* row */.nM)('key', 'warning', isAccepted ? `accepted, although it ${keyShape}` : `it ${keyShape}`, COPY_KEY);
    return isAccepted
        ? (0,verdicts/* row */.nM)('key', 'ok', 'accepted')
        : (0,verdicts/* row */.nM)('key', 'unknown', 'no response shows whether the service accepts it', RUN_AGAIN);
}
function isKeyRejected(answers) {
    return errorsOf(answers).some(({ status }) => status === 401);
}
/** The errors that the service itself responded with. */
function errorsOf({ url, ...asked }) {
    return url ? [] : Object.values(asked).map(errorOf).filter(isRejection);
}
/** Only what is read, and a role that is too low, prove it. Other errors may come before the service looks at the key. */
function isKeyAccepted(answers) {
    const { media, edit, config, pages, branches, deployments, overview, storage } = answers;
    const read = [media, config, pages, branches, deployments, overview, storage];
    const isRead = read.some((answer) => answer_valueOf(answer) !== undefined);
    return isRead || answer_valueOf(edit) === 'denied' || errorsOf(answers).some(({ status }) => status === 403);
}
function clockRow({ clockOffsetMs }) {
    if (clockOffsetMs === undefined)
        return (0,verdicts/* row */.nM)('clock', 'note', 'the service sends no time');
    const difference = Math.abs(clockOffsetMs);
    if (difference <= MAX_CLOCK_OFFSET_MS)
        return (0,verdicts/* row */.nM)('clock', 'ok', 'agrees with the service');
    const direction = clockOffsetMs > 0 ? 'behind' : 'ahead of';
    const found = `${(0,units/* formatDuration */.a3)(difference)} ${direction} the service`;
    return (0,verdicts/* row */.nM)('clock', 'warning', found, 'Synchronize the clock of this machine, for example with NTP.');
}
/** Returns the requests per minute of the key; undefined if it isn't known, as of a key that the service rejected. */
function rateLimit(answers, { requestsPerMinute }) {
    return isKeyRejected(answers) ? undefined : requestsPerMinute;
}
function limitRow(answers, observed) {
    if (isKeyRejected(answers))
        return uncheckedRow('limit', true);
    const requestsPerMinute = rateLimit(answers, observed);
    if (requestsPerMinute === undefined)
        return (0,verdicts/* row */.nM)('limit', 'note', 'the service sends no rate limit');
    const found = `${(0,pluralize/* pluralize */.t)(requestsPerMinute, 'request')} per minute`;
    if (requestsPerMinute >= MIN_REQUESTS_PER_MINUTE)
        return (0,verdicts/* row */.nM)('limit', 'ok', found);
    const cure = 'A report takes about 40 requests, and each wait for a deployment or an export about 10 per minute. Ask an organization admin for a higher limit.';
    return (0,verdicts/* row */.nM)('limit', 'warning', found, cure);
}

// EXTERNAL MODULE: ../../build/src/deployments/build-error.js
var build_error = __webpack_require__(345);
// EXTERNAL MODULE: ../../build/src/deployments/phase.js
var deployments_phase = __webpack_require__(99573);
// EXTERNAL MODULE: ../../build/src/pages/navigation.js
var navigation = __webpack_require__(34226);
;// CONCATENATED MODULE: ../../build/src/commands/check/project-rows.js
/** Decides the rows about the project: its content, its deployments, and the features of the plan. Pure. */











/** Longer lists of entries help nobody at once. */
const MAX_NAVIGATION_ROWS = 10;
const FULL_SHARE = 0.9;
/** Returns a row for each part; none if the service gave no response, which the row of the URL says. */
function projectRows(answers, jobs) {
    if (!hasAnswer(answers))
        return [];
    if (endsAtOnce(answers))
        return [uncheckedRow('project', isKeyRejected(answers))];
    return [
        projectRow(answers),
        repositoryRow(answers),
        branchRow(answers),
        ...protectionRows(answers, jobs),
        deploymentRow(answers, jobs),
        previewsRow(answers),
        pdfRow(answers, jobs),
        analyticsRow(answers, jobs),
        storageRow(answers, jobs),
        ...navigationRows(answers),
    ];
}
/** Says why a part isn't known. */
function unknownRow(id, ...asked) {
    const error = asked.map(errorOf).find((one) => one !== undefined);
    if (error === undefined)
        return (0,verdicts/* row */.nM)(id, 'unknown', 'no response', RUN_AGAIN);
    return (0,verdicts/* row */.nM)(id, 'unknown', describeFailure(error), adviceOf(error));
}
/**
 * The advice about one part, while others respond: the URL is right, and the service isn't down. What a rejection lacks is
 * what its row is about.
 */
function adviceOf(error) {
    if (isRejection(error))
        return 'The first run of a job that needs it shows whether it works.';
    return (0,errors/* topicOf */.FW)(error) === 'connection' ? RUN_AGAIN : (0,errors/* adviceFor */.cp)(error);
}
function statusOf(answer) {
    const error = errorOf(answer);
    return error instanceof errors/* ApiError */.hD ? error.status : undefined;
}
/** The service clearly has no such thing for this key. A rate limit and the page of a proxy say nothing about it. */
function isRejected(answer) {
    const error = errorOf(answer);
    return isRejection(error) && error.status !== 401;
}
function isDenied(answer) {
    return isRejected(answer) && statusOf(answer) === 403;
}
const PLAN = 'Check in the dashboard that your plan includes this feature.';
const PUBLISH = 'Publish the project once in the dashboard.';
/** A service that doesn't have this request answers 404, too. A deployment that is live shows that the project is there. */
function isNotKnown(answer, answers) {
    return isRejected(answer) && statusOf(answer) === 404 && newestLive(answers) !== undefined;
}
function projectRow(answers) {
    const { config, pages } = answers;
    const paths = answer_valueOf(pages);
    if (paths?.length === 0)
        return (0,verdicts/* row */.nM)('project', 'problem', 'the project has no pages', `Add a page. ${PUBLISH}`);
    const rejected = [isNotKnown(config, answers) ? undefined : config, pages].find(isRejected);
    if (rejected) {
        const status = statusOf(rejected) ?? '';
        return (0,verdicts/* row */.nM)('project', 'problem', `the project can't be read (HTTP ${status})`, status === 403 ? PLAN : PUBLISH);
    }
    const settings = answer_valueOf(config);
    if (paths === undefined || settings === undefined)
        return unknownRow('project', pages, config);
    const { name } = settings.config;
    const title = typeof name === 'string' && name.trim() !== '' ? `${name}, ` : '';
    return (0,verdicts/* row */.nM)('project', 'ok', title + (0,pluralize/* pluralize */.t)(paths.length, 'page'));
}
const CONNECT = 'Connect the project to a repository in the dashboard.';
function repositoryRow(answers) {
    const { branches, config } = answers;
    const names = answer_valueOf(branches);
    if (names?.length === 0)
        return (0,verdicts/* row */.nM)('repository', 'problem', 'the repository has no branches', CONNECT);
    if (isNotKnown(branches, answers))
        return unknownRow('repository', branches);
    if (isRejected(branches))
        return isDenied(branches)
            ? deniedRow('repository', true)
            : (0,verdicts/* row */.nM)('repository', 'problem', `no repository responds (HTTP ${statusOf(branches) ?? ''})`, CONNECT);
    if (names === undefined)
        return unknownRow('repository', branches);
    const live = answer_valueOf(config)?.branch ?? undefined;
    const count = (0,pluralize/* pluralize */.t)(names.length, 'branch', 'branches');
    return (0,verdicts/* row */.nM)('repository', 'ok', live === undefined ? count : `${count}, ${live} is live`);
}
function newestLive({ deployments }) {
    return answer_valueOf(deployments)?.newest.find(({ isPreview }) => !isPreview);
}
function branchRow(answers) {
    const configured = answer_valueOf(answers.config)?.branch;
    const newest = newestLive(answers);
    if (configured === undefined || errorOf(answers.deployments))
        return unknownRow('branch', answers.config, answers.deployments);
    if (configured === null)
        return (0,verdicts/* row */.nM)('branch', 'note', 'the service reports no deployment branch');
    if (newest === undefined)
        return (0,verdicts/* row */.nM)('branch', 'unknown', `${configured}; there is no live deployment to compare with`, PUBLISH);
    if (newest.branch === null)
        return (0,verdicts/* row */.nM)('branch', 'note', `${configured}; the service reports no branch of deployments`);
    if (newest.branch === configured)
        return (0,verdicts/* row */.nM)('branch', 'ok', `${configured}, also of the newest live deployment`);
    const found = `${configured}, but the newest live deployment is of ${newest.branch}`;
    return (0,verdicts/* row */.nM)('branch', 'warning', found, 'Check the deployment branch in the dashboard.');
}
/** The jobs that write to the deployment branch. */
const WRITERS = ['push-content', 'publish-branch'];
/** The service doesn't say whether the protection holds for its API. */
function protectionRows({ branches, config }, jobs) {
    const live = answer_valueOf(config)?.branch ?? undefined;
    const isProtected = answer_valueOf(branches)?.some((one) => one.name === live && one.protected) ?? false;
    const writers = WRITERS.filter((job) => jobs.includes(job));
    if (live === undefined || !isProtected || writers.length === 0)
        return [];
    const found = `${live} is protected, and the service doesn't say whether its API may still write to it`;
    const cure = `If ${writers.join(' or ')} fails for it, allow the API to write to ${live}.`;
    return [(0,verdicts/* row */.nM)('protection', 'note', found, cure)];
}
const DEPLOY_AGAIN = 'Deploy again in the dashboard, or with trigger-deploy.';
const WAIT = 'Wait until readers can see it before you export or watch the site.';
function deploymentRow(answers, jobs) {
    const newest = newestLive(answers);
    const read = answer_valueOf(answers.deployments);
    if (read === undefined)
        return unknownRow('deployment', answers.deployments);
    if (newest === undefined) {
        const previews = (0,pluralize/* pluralize */.t)(read.newest.length, 'deployment is a preview', 'deployments are previews');
        if (!read.isComplete)
            return (0,verdicts/* row */.nM)('deployment', 'unknown', `the newest ${previews}`, 'Check in the dashboard that the site is live.');
        const isNeeded = jobs.includes('trigger-deploy');
        return (0,verdicts/* row */.nM)('deployment', isNeeded ? 'problem' : 'warning', 'no deployment is live', PUBLISH);
    }
    const phase = (0,deployments_phase/* phaseOf */.h)(newest);
    if (phase === 'cancelled')
        return (0,verdicts/* row */.nM)('deployment', 'warning', 'the newest live one was cancelled', DEPLOY_AGAIN);
    const isFirst = read.isComplete && !read.newest.some((one) => !one.isPreview && (0,deployments_phase/* phaseOf */.h)(one) === 'ready');
    if (phase === 'in-progress' && isFirst)
        return (0,verdicts/* row */.nM)('deployment', 'warning', `the newest live one is ${newest.status}, and none is ready yet`, WAIT);
    if (phase !== 'error')
        return (0,verdicts/* row */.nM)('deployment', 'ok', `the newest live one is ${newest.status}`);
    const message = (0,build_error/* findBuildError */.y)(newest.logs ?? '')?.message;
    const found = `the newest live one failed${message === undefined ? '' : `: ${message}`}`;
    return (0,verdicts/* row */.nM)('deployment', 'warning', found, 'Read the build log in the dashboard, and correct the page.');
}
function previewsRow({ deployments }) {
    const read = answer_valueOf(deployments);
    if (read === undefined)
        return unknownRow('previews', deployments);
    if (read.newest.some(({ isPreview }) => isPreview))
        return (0,verdicts/* row */.nM)('previews', 'ok', 'used before');
    const found = 'none yet, so it is not known whether the plan includes them';
    return (0,verdicts/* row */.nM)('previews', 'note', found, 'The first preview shows it.');
}
/** A plan without the feature is only a problem for the job that needs it. */
function deniedRow(id, isNeeded) {
    return (0,verdicts/* row */.nM)(id, isNeeded ? 'problem' : 'warning', 'not included in the plan or not allowed (HTTP 403)', PLAN);
}
function pdfRow({ pdf }, jobs) {
    if (isDenied(pdf))
        return deniedRow('pdf', jobs.includes('export-pdf-artifact'));
    const latest = answer_valueOf(pdf);
    if (latest === undefined)
        return unknownRow('pdf', pdf);
    return (0,verdicts/* row */.nM)('pdf', 'ok', latest === null ? 'available, no export yet' : 'available');
}
function analyticsRow({ overview }, jobs) {
    if (isDenied(overview))
        return deniedRow('analytics', jobs.includes('analytics-report'));
    if (statusOf(overview) === 502)
        return (0,verdicts/* row */.nM)('analytics', 'warning', 'the analytics of the service are unavailable (HTTP 502)', 'Try again later.');
    return answer_valueOf(overview) === undefined ? unknownRow('analytics', overview) : (0,verdicts/* row */.nM)('analytics', 'ok', 'available');
}
/** Returns the used share of the storage; undefined if it isn't known. */
function storageShare({ storage }) {
    const sizes = answer_valueOf(storage);
    return sizes && sizes.quotaBytes > 0 ? sizes.usedBytes / sizes.quotaBytes : undefined;
}
/** Rounded down, so that the number looks full only if the storage is. */
function storagePercent(share) {
    return (0,units/* roundedPercent */.J9)(share, Math.floor);
}
function storageRow(answers, jobs) {
    const sizes = answer_valueOf(answers.storage);
    const share = storageShare(answers);
    if (sizes === undefined)
        return unknownRow('storage', answers.storage);
    if (share === undefined)
        return (0,verdicts/* row */.nM)('storage', 'note', `the service reports no limit${describeLimits(sizes.limits)}`);
    const used = `${storagePercent(share).toFixed(1)}% of ${(0,units/* formatBytes */.z3)(sizes.quotaBytes)} used by the organization`;
    const found = used + describeLimits(sizes.limits);
    if (share < FULL_SHARE)
        return (0,verdicts/* row */.nM)('storage', 'ok', found);
    const isProblem = share >= 1 && jobs.includes('sync-media');
    return (0,verdicts/* row */.nM)('storage', isProblem ? 'problem' : 'warning', found, 'Delete media files, or ask for more storage.');
}
const MAX_LIMITS_LENGTH = 120;
/** A number of this size among limits of a storage is one of bytes. */
const MIN_BYTES = 100_000;
/** The limits as the service writes them, because the contract doesn't define their shape [?]. Sizes get a unit. */
function describeLimits(limits) {
    const sizes = Object.entries(limits ?? {});
    const areSizes = sizes.length > 0 && sizes.every(([, value]) => typeof value === 'number' && value >= MIN_BYTES);
    const text = areSizes
        ? sizes.map(([kind, value]) => `${kind} ${(0,units/* formatBytes */.z3)(Number(value))}`).join(', ')
        : JSON.stringify(limits ?? {})
            .replace(/^\{|"|\}$/g, '')
            .replace(/[,:]/g, '$& ');
    if (text === '' || text === '[]')
        return '';
    return `; limits: ${text.length > MAX_LIMITS_LENGTH ? `${text.slice(0, MAX_LIMITS_LENGTH)}…` : text}`;
}
const LOOK = 'Check on the live site that its navigation leads to the pages.';
function navigationRows({ config, pages }) {
    const settings = answer_valueOf(config);
    const paths = answer_valueOf(pages);
    if (settings === undefined || paths === undefined)
        return [unknownRow('navigation', config, pages)];
    const entries = (0,navigation/* navigationEntries */.LL)(settings.config);
    if (entries.length === 0)
        return [(0,verdicts/* row */.nM)('navigation', 'unknown', 'the configuration lists no pages in a known form', LOOK)];
    const missing = (0,navigation/* entriesWithoutPage */.cS)(entries, paths);
    if (missing === undefined)
        return [(0,verdicts/* row */.nM)('navigation', 'unknown', 'its entries and the pages are written in different ways', LOOK)];
    if (missing.length === 0)
        return [(0,verdicts/* row */.nM)('navigation', 'ok', `each of ${(0,pluralize/* pluralize */.t)(entries.length, 'entry', 'entries')} has a page`)];
    const more = missing.length - MAX_NAVIGATION_ROWS;
    return missing.slice(0, MAX_NAVIGATION_ROWS).map((entry, index) => {
        const others = `, nor ${more === 1 ? 'has' : 'have'} ${(0,pluralize/* pluralize */.t)(more, 'more entry', 'more entries')}`;
        const rest = more > 0 && index === MAX_NAVIGATION_ROWS - 1 ? others : '';
        return (0,verdicts/* row */.nM)('navigation', 'warning', `${entry} has no page${rest}`, 'Remove the entry, or push the page.');
    });
}

;// CONCATENATED MODULE: ../../build/src/commands/check/account.js







function accountOf(record, { for: jobs }, ending) {
    const { answers, observed, rows } = record;
    const endedEarly = ending.outcome !== 'done' && ending.outcome !== 'failed';
    // The message of a run that ended early has this advice, but doesn't name the host.
    const listed = rows.map((one) => (endedEarly && one.id === 'address' ? { ...one, cure: '' } : one));
    const share = storageShare(answers);
    const counts = (0,verdicts/* countVerdicts */.qX)(rows);
    const isComplete = rows.length > 0 && !endedEarly;
    return {
        outputs: {
            role: keyRole(answers),
            'rate-limit': rateLimit(answers, observed),
            'deployment-branch': answer_valueOf(answers.config)?.branch ?? undefined,
            'storage-percent': share === undefined ? undefined : storagePercent(share),
            ...counts,
        },
        headline: isComplete ? headlineOf(rows) : undefined,
        lead: isComplete ? [] : undefined,
        sections: sectionsOf(listed, ending.outcome === 'failed'),
        next: answers.url ? [{ paragraph: NOT_CHECKED }] : [],
        details: permissionBlocks(rows, jobs),
        counts: { ...counts, ok: (0,verdicts/* countVerdict */.z5)(rows, 'ok') },
    };
}
const NOT_CHECKED = `The key, its role and the project aren't checked, because ${(0,input_names/* inputName */.yu)('base-url')} isn't the URL of the API.`;
/** Names the first problem, which often causes the others. What isn't known may be one, so the sign isn't that of success. */
function headlineOf(rows) {
    const [first, ...others] = rows.filter(({ verdict }) => verdict === 'problem');
    if (first) {
        const more = others.length === 0 ? '' : `, and ${(0,pluralize/* pluralize */.t)(others.length, 'more problem')}`;
        return { sign: 'bad', text: `Problem with the ${(0,verdicts/* labelOf */.Wy)(first)}: ${first.found}${more}` };
    }
    const { warnings, unknown } = (0,verdicts/* countVerdicts */.qX)(rows);
    const sign = warnings > 0 ? 'warning' : unknown > 0 ? 'neutral' : 'good';
    return { sign, text: `Check: ${(0,verdicts/* describeCounts */.wv)(rows).replace(/^No/, 'no')}` };
}
function sectionsOf(rows, isInMessage) {
    const good = rows.filter(({ verdict }) => verdict === 'ok');
    const others = rows.filter(({ verdict }) => verdict !== 'ok');
    return [
        (0,verdicts/* judgedSection */.pX)('check', others, ['warning'], isInMessage),
        { ...(0,verdicts/* judgedSection */.pX)('check', good), label: 'What is right', isFolded: true },
    ];
}
/** The rights of most tokens can't be read, so the summary has the permissions to copy. */
function permissionBlocks(rows, jobs) {
    if (!rows.some(({ cure }) => cure.includes('permissions below')))
        return [];
    return [{ details: 'Permissions of a GitHub job', blocks: [{ verbatim: renderPermissions(jobs), toCopy: true }] }];
}

;// CONCATENATED MODULE: ../../build/src/commands/check/command.js
/** Defines the command check, which finds out before the first real run what the jobs will miss. */











const check = {
    name: 'check',
    summary: 'Check the API key, the URL, the project and the platform before the first run',
    branding: { icon: 'check-circle', color: 'green' },
    inputs: inputs,
    inputGroups: { What: ['for'] },
    keyRole: 'viewer (editor without `for`)',
    examples: ['check', 'check --for sync-media', 'check --dry-run'],
    outputs: {
        role: 'Role of the API key: viewer, editor or admin; empty if it is not known',
        'rate-limit': 'Requests per minute of the API key',
        'deployment-branch': 'Branch that the service deploys live',
        'storage-percent': "Used share of the organization's storage, 0 to 100",
        problems: 'Number of problems, which fail the job',
        warnings: 'Number of warnings',
        unknown: 'Number of rows whose result is not known',
    },
    createRecord: () => ({ answers: {}, observed: {}, rows: [] }),
    run: runCheck,
    account: accountOf,
};
async function runCheck(context) {
    const { inputs: values, api, log, record } = context;
    await (0,earlier_results/* removeResultsFiles */.e)(context, ['check.json']);
    log.startProgress(() => 'Checking the service and the platform');
    await Promise.all([
        readAnswers(context, record.answers, { baseUrl: values.baseUrl, isReadOnly: values.dryRun }),
        inspectPlatform(context),
    ]);
    record.observed = { ...api.observed };
    log.endProgress();
    record.rows = sortRows([
        ...connectionRows(record, values),
        ...projectRows(record.answers, values.for),
        ...platformRows(record),
    ]);
    const { rows } = record;
    const permissions = renderPermissions(values.for);
    await (0,results_file/* writeResultsJson */.O)(context, 'check.json', { schemaVersion: 1, rows, permissions });
    const firstError = errorOf(record.answers.media);
    // A URL that isn't the API's is a problem to fix. Without any response there is nothing to decide.
    if (firstError && !hasAnswer(record.answers) && !record.answers.url)
        throw firstError;
    const problems = rows.filter(({ verdict }) => verdict === 'problem');
    if (problems.length > 0)
        return (0,command/* failed */.gz)(problems.map(verdicts/* sentenceOf */.$N).join('\n'), 'check');
    const role = keyRole(record.answers);
    return { outcome: 'done', message: (0,verdicts/* describeCounts */.wv)(rows) + (role === undefined ? '' : ` (role: ${role})`) };
}
async function inspectPlatform(context) {
    const { inputs: values, host, clock, record } = context;
    const { uses, role } = gitlabTokenNeeds(values.for);
    record.platform = await askWithin(context, () => host.inspectPlatform({ token: values.token ?? '', tokenUses: uses, tokenRole: role, nowMs: clock.now() }));
}
function platformRows({ platform }) {
    const findings = answer_valueOf(platform);
    if (findings === undefined)
        return [(0,verdicts/* row */.nM)('platform', 'unknown', 'the platform gave no response in time', RUN_AGAIN)];
    return findings.map(({ about, verdict, found, cure }) => (0,verdicts/* row */.nM)(about, verdict, found, cure));
}


/***/ }),

/***/ 37065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   bF: () => (/* binding */ INNER_GRACE_MS),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   nB: () => (/* binding */ learn)
/* harmony export */ });
/* harmony import */ var _api_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23624);

/** The ending of a command that failed. */
function failed(message, topic) {
    return { outcome: 'failed', message, topic };
}
/** Shorter than the time that a cancelled command has. */
const INTERRUPTED_GRACE_MS = 500;
/** For a part inside of another one, which still gets what the inner one learned. */
const INNER_GRACE_MS = 300;
/**
 * Does a part of a run that writes down what it learns, and resolves to that also if an error, a timeout or a
 * cancellation ended the part. Work that ignores the cancellation is not waited for.
 * @param facts what is known before
 * @param graceMs how long cancelled work is waited for
 */
async function learn({ signal }, facts, work, graceMs = INTERRUPTED_GRACE_MS) {
    try {
        return { facts, result: await Promise.race([work(facts), (0,_api_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .rejectAfterAbort */ .wc)(signal, graceMs)]) };
    }
    catch (error) {
        return { facts, error };
    }
}
/** Joins what a part of a run learned into the record. Returns its result, or throws the error that ended it. */
function join(record, ended) {
    Object.assign(record, ended.facts);
    if ('error' in ended)
        throw ended.error;
    return ended.result;
}
function problemsOf(rules) {
    return rules.flatMap(([isBroken, input, problem, subject]) => (isBroken ? { input, subject, problem } : []));
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


/***/ })

};
;