/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 38232:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 42613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 49140:
/***/ ((module) => {

module.exports = require("constants");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = require("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 91943:
/***/ ((module) => {

module.exports = require("fs/promises");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = require("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = require("https");

/***/ }),

/***/ 73339:
/***/ ((module) => {

module.exports = require("module");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = require("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = require("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 80099:
/***/ ((module) => {

module.exports = require("node:sqlite");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 38321:
/***/ ((module) => {

module.exports = require("node:stream/consumers");

/***/ }),

/***/ 46466:
/***/ ((module) => {

module.exports = require("node:stream/promises");

/***/ }),

/***/ 37830:
/***/ ((module) => {

module.exports = require("node:stream/web");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = require("node:string_decoder");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 78877:
/***/ ((module) => {

module.exports = require("node:v8");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = require("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = require("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = require("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = require("util");

/***/ }),

/***/ 28167:
/***/ ((module) => {

module.exports = require("worker_threads");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = require("zlib");

/***/ }),

/***/ 23624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M9: () => (/* binding */ realTime),
/* harmony export */   RN: () => (/* binding */ inTime),
/* harmony export */   wc: () => (/* binding */ rejectAfterAbort)
/* harmony export */ });
/** Declares the clock that every module gets, and limits work in real time. */
/** Rejects if the work takes longer, in real time: requests take real time, whatever clock the run has. */
async function inTime(work, limitMs) {
    let timer;
    const timeout = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`no response within ${limitMs / 1000}s`)), limitMs);
    });
    return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
/** Rejects with the signal's reason some time after it aborted, for work that ignores the signal. */
async function rejectAfterAbort(signal, ms) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    await realTime(ms);
    throw signal.reason;
}
/** Waits in real time instead of the run's clock, because the platform's limit to a cancelled run is in real time. */
function realTime(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms).unref());
}


/***/ }),

/***/ 7609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ forEachConcurrently),
/* harmony export */   PU: () => (/* binding */ REQUESTS_AT_ONCE),
/* harmony export */   oO: () => (/* binding */ forEachPage)
/* harmony export */ });
/** Limits how many items are processed at once, and shows progress. */
/** As many as there are connections, so that no request spends its time waiting for one. More only meet limits earlier. */
const REQUESTS_AT_ONCE = 4;
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

/***/ 67491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ connectionHelp)
/* harmony export */ });
/* harmony import */ var _text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(49014);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73308);


/** Explains a request without a response. @param code as that of a ConnectionError */
function connectionHelp(code) {
    if (code === _text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_RESPONSE_IN_TIME */ .A4)
        return {
            reason: 'no response before the timeout',
            advice: `Raise ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .yu)('timeout')}, or run the job again later. If it fails again, check ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .yu)('base-url')} and the network.`,
            topic: 'connection',
        };
    if (code === _text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITED */ .h8)
        return {
            reason: "not requested, because the API key's rate limit is reached",
            advice: "Run the job again in a minute, or ask an admin to raise the API key's rate limit.",
            topic: 'rate-limit',
        };
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
        return {
            reason: `the host name can't be resolved (${code})`,
            advice: `Check the spelling of ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .yu)('base-url')}, which is the URL of the API, not of the site, and this machine's network.`,
            topic: 'connection',
        };
    const help = proxyOrTlsHelp(code);
    if (help)
        return { ...help, topic: 'proxy-or-tls' };
    const reason = code === 'ECONNREFUSED' ? `connection refused (${code})` : `no response (${code})`;
    return { reason, advice: NETWORK_ADVICE, topic: 'connection' };
}
const NETWORK_ADVICE = `Check ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .yu)('base-url')}, and HTTPS_PROXY if this machine needs a proxy. If both are right, the service is down: run the job again later.`;
function proxyOrTlsHelp(code) {
    if ((0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutProxy */ .$d)(code) !== code)
        return (0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyHelp */ .Yj)((0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutProxy */ .$d)(code), `the host of ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .yu)('base-url')}`);
    if (/WRONG_VERSION_NUMBER|EPROTO/.test(code))
        return {
            reason: `the server doesn't use TLS on this port (${code})`,
            advice: `Check the port in ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .yu)('base-url')}.`,
        };
    if (code.includes('ALERT'))
        return {
            reason: `the server ended the TLS handshake (${code})`,
            advice: `Check the host name in ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .yu)('base-url')}, and whether the server needs a client certificate or an old version of TLS.`,
        };
    if ((0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .isCertificateCode */ .TR)(code)) {
        const { reason, advice } = (0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .certificateHelp */ .xl)(code, 'the server');
        return {
            reason,
            advice: code.includes('ALTNAME') ? `${advice} Check the spelling of ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .yu)('base-url')}.` : advice,
        };
    }
    return code === _text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_HTTP */ .T4 ? { reason: "the server's response isn't HTTP", advice: NETWORK_ADVICE } : undefined;
}


/***/ }),

/***/ 82166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
/** Recognizes names and IP addresses of this machine. Plain http is allowed only for them, and no proxy is used. */
function isLoopback(hostname) {
    return /^(localhost|.+\.localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(hostname);
}


/***/ }),

/***/ 43947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ mayHaveWritten),
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   FW: () => (/* binding */ topicOf),
/* harmony export */   GI: () => (/* binding */ RequestError),
/* harmony export */   MU: () => (/* binding */ TimeoutError),
/* harmony export */   P3: () => (/* binding */ MAX_EXPORT_WAIT_MS),
/* harmony export */   Rc: () => (/* binding */ ConnectionError),
/* harmony export */   Ro: () => (/* binding */ hasStatus),
/* harmony export */   ZO: () => (/* binding */ RUN_CHECK),
/* harmony export */   _h: () => (/* binding */ ifAllowed),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   cp: () => (/* binding */ adviceFor),
/* harmony export */   dZ: () => (/* binding */ fileAdvice),
/* harmony export */   dk: () => (/* binding */ UnexpectedResponseError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   fo: () => (/* binding */ requestOf),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   jg: () => (/* binding */ PAGE_REASON),
/* harmony export */   tF: () => (/* binding */ InvalidResponseError)
/* harmony export */ });
/* harmony import */ var _connection_connection_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(67491);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(73308);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(22805);
/**
 * Defines the errors that code branches on, with the reason and the advice for each. No error holds a full URL, a query
 * string or a header: a request is named by its method and its path template (`GET /deployments/{id}`).
 */



/** A longer list tells a reader no more. */
const MAX_PROBLEMS = 100;
/** Inputs or files of the user are invalid: exit 2, no request was made. Lists all problems at once. */
class InputError extends Error {
    problems;
    topic;
    places;
    name = 'InputError';
    /** @param problems of which the message has the first 100 */
    constructor(problems, topic, 
    /** Where each problem is, if it is in a file of the workspace. */
    places = []) {
        const left = problems.length - MAX_PROBLEMS;
        const more = left > 0 ? [`And ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(left)} more.`] : [];
        super([...problems.slice(0, MAX_PROBLEMS), ...more].join('\n'));
        this.problems = problems;
        this.topic = topic;
        this.places = places;
    }
}
/** A request to the API failed. */
class RequestError extends Error {
    request;
    mayHaveWritten;
    constructor(request, message, 
    /**
     * True if the service may have carried out the write. Only two things are certain: it didn't if no attempt was sent,
     * or if a JSON error refused each one. Always false for a read.
     */
    mayHaveWritten, options) {
        super(message, options);
        this.request = request;
        this.mayHaveWritten = mayHaveWritten;
        if (request.method === 'GET')
            this.mayHaveWritten = false;
    }
}
/** The service responded with an error status. `message` is the reason, or names the status if there is none. */
class ApiError extends RequestError {
    status;
    reason;
    details;
    retryAfterSeconds;
    body;
    versionedUrl;
    name = 'ApiError';
    /** When the limit resets, as a clock time, where a command has told it. */
    resetsAt;
    constructor(request, status, 
    /** Why it failed, mostly in the words of the service, without a full stop; empty if the response gives no reason. */
    reason, details = [], 
    /** Seconds from the response; undefined if it names none. */
    retryAfterSeconds, 
    /** Only JSON is the API's own answer. A page (HTML) is a proxy's or a website's. */
    body = 'json', 
    /** The URL of the API if the base URL lacks its version, and the server doesn't know what was requested. */
    versionedUrl) {
        super(request, reason === '' ? `HTTP ${status}` : reason, !wasNotExecuted(status, body === 'json'));
        this.status = status;
        this.reason = reason;
        this.details = details;
        this.retryAfterSeconds = retryAfterSeconds;
        this.body = body;
        this.versionedUrl = versionedUrl;
    }
}
/** Names the request, and the status of its response: `POST /deploy: HTTP 502`. */
function requestOf(error) {
    const { method, path } = error.request;
    return `${method} ${path}${error instanceof ApiError ? `: HTTP ${error.status}` : ''}`;
}
/** True if the response has one of these statuses and isn't a page, whose status says nothing about the API. */
function hasStatus(error, ...statuses) {
    return error instanceof ApiError && error.body !== 'page' && statuses.includes(error.status);
}
/** Resolves to undefined if the service doesn't return this content: the plan or the project may lack it. */
async function ifAllowed(request) {
    return request.catch((error) => (hasStatus(error, 403, 404) ? undefined : Promise.reject(error)));
}
/** No usable response arrived: connection refused, reset, timed out, an unknown host name or an untrusted certificate. */
class ConnectionError extends RequestError {
    code;
    beforeSent;
    name = 'ConnectionError';
    constructor(request, 
    /**
     * A code of Node.js or undici such as `ECONNREFUSED`. It is `PROXY_ECONNREFUSED` if the proxy is the cause, and `PROXY_403` if
     * the proxy rejected the tunnel with 403.
     */
    code, 
    /** True if no byte of the request can have reached the service, so any method may be sent again. */
    beforeSent, options) {
        super(request, (0,_connection_connection_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionHelp */ .I)(code).reason, !beforeSent, options);
        this.code = code;
        this.beforeSent = beforeSent;
    }
}
/** The status is good, but the content breaks the contract. `field` is a path such as `media[3].url`. */
class UnexpectedResponseError extends RequestError {
    field;
    problem;
    name = 'ContractError';
    constructor(request, field, problem) {
        super(request, `unexpected response from the API: ${field} ${problem}`, true);
        this.field = field;
        this.problem = problem;
    }
}
/** The status is good, but the body isn't JSON: it is empty, truncated or an HTML page. */
class InvalidResponseError extends UnexpectedResponseError {
    isPage;
    constructor(request, problem, isPage = false) {
        super(request, 'the body', problem);
        this.isPage = isPage;
        if (isPage)
            this.message = PAGE_REASON;
    }
}
/** The deadline of the run passed. Work that the service has started continues. */
class TimeoutError extends Error {
    mayHaveWritten;
    name = 'TimeoutError';
    constructor(message, 
    /** False if the deadline passed before a request was sent. */
    mayHaveWritten = true) {
        super(message);
        this.mayHaveWritten = mayHaveWritten;
    }
}
/** The process received SIGINT or SIGTERM. */
class CancelledError extends Error {
    name = 'CancelledError';
}
/** A 429 was not executed, also if a proxy sent it (contract [S]). A 408 may come from a proxy that stopped waiting. */
function wasNotExecuted(status, isJson) {
    return status === 429 || (isJson && status >= 400 && status < 500 && status !== 408);
}
/** True if the service may have carried out a write that ended in this error. */
function mayHaveWritten(error) {
    if (error instanceof RequestError || error instanceof TimeoutError)
        return error.mayHaveWritten;
    return error instanceof CancelledError;
}
/** Ends the advice about errors whose cause is in the key, the URL or the project. */
const RUN_CHECK = 'Run docs-ci check to see what is missing.';
/** The reason of every response that is a page (HTML), whatever its status is. */
const PAGE_REASON = 'a web page answered instead of the API';
const PAGE_HELP = {
    reason: PAGE_REASON,
    advice: `Check that ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('base-url')} is the URL of the API and ends in /api/v1. If it is, let this machine through the proxy, the firewall or the login in front of the API.`,
    topic: 'proxy-or-tls',
};
function helpFor(error) {
    if (error instanceof ApiError)
        return statusHelp(error);
    if (error instanceof ConnectionError)
        return (0,_connection_connection_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionHelp */ .I)(error.code);
    const reason = error.message;
    if (error instanceof InvalidResponseError)
        return { ...PAGE_HELP, reason, advice: error.isPage ? PAGE_HELP.advice : UNEXPECTED_ADVICE };
    return { reason, advice: UNEXPECTED_ADVICE, topic: 'unexpected-response' };
}
const UNEXPECTED_ADVICE = `Check that ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('base-url')} is the URL of the API and ends in /api/v1. If it does, update docs-ci: the API may have changed.`;
function statusHelp(error) {
    const { status, request, body } = error;
    // 511 is how a network asks to log in.
    if (status === 511 || (body === 'page' && status < 500 && status !== 429))
        return PAGE_HELP;
    // Any server says 404, so only its words tell what is missing.
    const isTold = status === 422 || (status === 404 && /branch/i.test(error.reason));
    if (isTold && body === 'json' && request.ifRejected)
        return { reason: 'the service rejected the request', ...request.ifRejected };
    return STATUS_HELP[status]?.(error) ?? helpForOther(status);
}
/** A project can start only a few exports, whatever the key may send. */
function isExportStart({ method, path }) {
    return method === 'POST' && path === '/exports/pdf';
}
/** Runners of GitHub stop a job after 6 hours, so a longer timeout is no help. */
const MAX_EXPORT_WAIT_MS = 5 * 3_600_000;
/** A run that can wait for the limit does, so this one resets after its timeout. */
function adviceAtExportLimit(seconds, resetsAt) {
    const timeout = seconds * 1_000 > MAX_EXPORT_WAIT_MS ? '' : `set a longer ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('timeout')}, or `;
    const time = resetsAt === undefined ? `in ${formatSeconds(seconds)}` : `at ${resetsAt} (in ${formatSeconds(seconds)})`;
    return `The rate limit resets ${time}, which is after ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('timeout')}. Run the job again then, or ${timeout}set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('on-limit', 'reuse')} without ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('force')} for an earlier PDF.`;
}
const STATUS_HELP = {
    401: () => ({
        reason: 'the API key is invalid, expired or revoked',
        advice: `Ask an organization admin for a new key, then update the secret or variable that ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('api-key')} uses. ${RUN_CHECK}`,
        topic: 'invalid-key',
    }),
    403: ({ request, reason }) => ({
        reason: "the API key isn't allowed to do this",
        advice: `${adviceForRole(request.role, reason)} ${RUN_CHECK}`,
        topic: 'role-or-plan',
    }),
    404: ({ versionedUrl }) => ({
        reason: 'the service found nothing at this URL',
        advice: versionedUrl !== undefined
            ? `Set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('base-url')} to ${versionedUrl}.`
            : `Check that ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('api-key')} belongs to this project, that ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('base-url')} ends in /api/v1, and that the project is published. ${RUN_CHECK}`,
        topic: 'not-found',
    }),
    429: ({ request, retryAfterSeconds, resetsAt }) => ({
        reason: 'the rate limit is reached',
        advice: retryAfterSeconds === undefined
            ? "Run the job again in a minute, or ask an admin to raise the API key's rate limit."
            : isExportStart(request)
                ? adviceAtExportLimit(retryAfterSeconds, resetsAt)
                : `The rate limit resets in ${formatSeconds(retryAfterSeconds)}. Run the job again then.`,
        topic: isExportStart(request) ? 'export-limit' : 'rate-limit',
    }),
};
function adviceForRole(role, reason) {
    return /\brole\b/i.test(reason)
        ? `Ask an organization admin for a key with the ${role} role or higher.`
        : `Use a key with the ${role} role or higher. If the role is right, check that your plan includes this feature (Standard or above).`;
}
function helpForOther(status) {
    if (status < 400)
        return {
            reason: 'the API redirected the request',
            advice: `Set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('base-url')} to the final URL, ending in /api/v1. ${RUN_CHECK}`,
            topic: 'redirect',
        };
    if (status >= 500)
        return { reason: 'the service is unavailable', advice: 'Run the job again later.', topic: 'unavailable' };
    // Jobs that push or merge look for themselves what a conflict is.
    if (status === 409)
        return {
            reason: 'the service rejected the request',
            advice: 'The service may be busy with an earlier request. Run the job again later.',
            topic: 'rejected-request',
        };
    const isInvalid = status === 400 || status === 422;
    return {
        reason: 'the service rejected the request',
        ...(isInvalid && {
            advice: `Check that ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('base-url')} is the URL of the API and ends in /api/v1, and check the inputs. If they are correct, update docs-ci: the API may have changed.`,
        }),
        topic: status === 413 ? 'too-large' : 'rejected-request',
    };
}
/** The end of a reason of the service, which the advice says in hours and minutes. */
const TRY_AGAIN = / ?Try again in [\d,]+ seconds?\.?$/i;
/** Returns why a request failed, without a full stop; undefined for other errors than those of a request. */
function reasonOf(error) {
    if (error instanceof ApiError) {
        const details = error.details.map(({ field, message }) => `${field}: ${message}`).join(', ');
        const said = error.retryAfterSeconds === undefined ? error.reason : error.reason.replace(TRY_AGAIN, '');
        const reason = (said || helpFor(error).reason).replace(/\.$/, '');
        return details === '' ? reason : `${reason} (${details})`;
    }
    return error instanceof RequestError ? error.message : undefined;
}
/** Advises in one or two sentences what to do about an error of the API; undefined if the reason is enough. */
function adviceFor(error) {
    return error instanceof RequestError ? helpFor(error).advice : undefined;
}
const LIMITS_ADVICE = 'docs-ci check shows the limits.';
/**
 * Advises what to do about one file that the service rejects. The service answers with one status to unsupported types, to
 * content that doesn't match, to unsafe SVG files and to another type than before.
 * @param status null if the service gives none
 * @param name of the file
 */
function fileAdvice(status, name) {
    switch (status) {
        case 404:
            return 'The file was deleted from the library during this run. Run the job again.';
        case 413:
            return `Make the file smaller, or raise the limit of the plan or of a proxy. ${LIMITS_ADVICE}`;
        case 415:
            return /\.svg$/i.test(name)
                ? 'Check that the file is an SVG image, and remove scripts and embedded content from it.'
                : 'Check that the file opens and that its extension is correct. To change the type of a file, give it a new name.';
        case 507:
            return `Delete unused library files, or upgrade the plan. ${LIMITS_ADVICE}`;
        case null:
            return 'Run the job again. If it fails again, correct, rename or exclude the file.';
        default:
            return status >= 500 || status === 408 ? 'Run the job again later.' : 'Correct, rename or exclude the file.';
    }
}
/** Returns the topic of the troubleshooting page that explains an error; undefined for a cancelled run. */
function topicOf(error) {
    if (error instanceof CancelledError)
        return undefined;
    if (error instanceof InputError)
        return error.topic ?? 'invalid-input';
    if (error instanceof TimeoutError)
        return 'timeout';
    return error instanceof RequestError ? helpFor(error).topic : 'other';
}
function formatSeconds(seconds) {
    if (seconds < 120)
        return `${Math.ceil(seconds)}s`;
    if (seconds < 7_200)
        return `${Math.ceil(seconds / 60)}m`;
    return seconds < 172_800 ? `${Math.ceil(seconds / 3_600)}h` : `${Math.ceil(seconds / 86_400)}d`;
}


/***/ }),

/***/ 82388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ TROUBLESHOOTING_TITLES)
/* harmony export */ });
/** Names the sections of docs/troubleshooting.md, which messages link to. */
/** The title of each section of docs/troubleshooting.md. Titles of summaries say the same. */
const TROUBLESHOOTING_TITLES = {
    'missing-key': 'The API key is missing',
    'invalid-key': 'The API key is invalid',
    'role-or-plan': "The API key isn't allowed to do this",
    'rate-limit': 'The rate limit is reached',
    redirect: 'The API redirects',
    'proxy-or-tls': 'The URL, a proxy or a certificate is wrong',
    connection: "The service can't be reached",
    timeout: 'The timeout was reached',
    'lock-file': "The lock file can't be used",
    'platform-permission': 'The job lacks a permission',
    'max-deletes': 'Too many files would be deleted',
    unavailable: "The service isn't available",
    'not-found': 'The service finds nothing at the URL',
    'invalid-input': "An input isn't valid",
    'missing-branch': "The branch isn't in the documentation repository",
    restore: "The restore isn't possible",
    'failed-build': 'The build failed',
    'no-deployment': 'No deployment appears',
    'export-limit': 'The PDF export limit is reached',
    'empty-pdf': 'The PDF has no pages',
    'no-files': 'No file is selected',
    'partial-checkout': 'The checkout may be incomplete',
    manifest: "The manifest can't be used",
    'navigation-group': "The navigation group can't be updated",
    'edited-pages': 'Pages were edited in the web editor',
    'invalid-syntax': 'Pages have invalid syntax',
    'newer-run': 'A newer run has pushed',
    threshold: "A threshold isn't met",
    'rejected-request': 'The service rejects the request',
    'unexpected-response': 'The response of the API is unexpected',
    conflict: 'The service rejects the changes',
    'cancelled-build': 'The deployment was cancelled',
    'lost-export': "The PDF export doesn't finish",
    'too-large': 'A page or a file is too large',
    'failed-files': "Files couldn't be synced",
    artifact: "The artifact can't be uploaded",
    platform: "GitHub or GitLab can't do what the job needs",
    check: 'The check finds problems',
    pages: 'Pages or links break, or the folder is wrong',
    'live-site': 'The live site is behind',
    'failed-pages': "Pages don't respond",
    /** Errors that have no section of their own. */
    other: 'The message is about something else',
};


/***/ }),

/***/ 1378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ BodyTooLargeError),
/* harmony export */   N4: () => (/* binding */ flattenHeaders),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   mR: () => (/* binding */ codingOf),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/** Defines a response whose headers have arrived, and reads its body. */
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** The coding of a body that arrives in another form than docs-ci asked for, such as `gzip`. Undefined for a plain one. */
function codingOf({ headers }) {
    // Each proxy on the way may add that it changes nothing.
    const codings = (headers['content-encoding'] ?? '').split(',').map((coding) => coding.trim().toLowerCase());
    return codings.filter((coding) => coding !== '' && coding !== 'identity').join(', ') || undefined;
}
/** The body is larger than the caller allows. */
class BodyTooLargeError extends Error {
    name = 'BodyTooLargeError';
}
/** Reads a body to its end as UTF-8 text, whatever it is. Rejects with BodyTooLargeError above the limit. */
async function readText(body, limitBytes) {
    return (await readBytes(body, limitBytes)).toString('utf8');
}
/** Reads a body to its end. Rejects with BodyTooLargeError above the limit. */
async function readBytes(body, limitBytes) {
    const chunks = [];
    let sizeBytes = 0;
    for await (const chunk of body) {
        sizeBytes += chunk.byteLength;
        if (sizeBytes > limitBytes) {
            body.destroy();
            throw new BodyTooLargeError(`more than ${limitBytes} bytes`);
        }
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function flattenHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]));
}


/***/ }),

/***/ 66280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  l: () => (/* binding */ Http)
});

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __nccwpck_require__(57075);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __nccwpck_require__(78877);
// EXTERNAL MODULE: ../../build/src/api/http-response.js
var http_response = __nccwpck_require__(1378);
// EXTERNAL MODULE: ../../build/src/api/connection/loopback.js
var loopback = __nccwpck_require__(82166);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __nccwpck_require__(77030);
;// CONCATENATED MODULE: ../../build/src/api/connection/no-proxy.js
/** Reads the variable NO_PROXY, as curl does: which hosts are reached without the proxy. Pure. */

const DEFAULT_PORTS = { 'http:': '80', 'https:': '443' };
/**
 * True if NO_PROXY names the host of a URL: by its name, which stands for everything below it, by its address, or by a network
 * such as `10.0.0.0/8`. A port after the name must be that of the URL. A `*` names every host if it stands alone.
 */
function isWithoutProxy(url, noProxy = '') {
    const list = noProxy.trim();
    if (list === '*')
        return true;
    const host = withoutBrackets(url.hostname).toLowerCase().replace(/\.$/, '');
    const port = url.port || (DEFAULT_PORTS[url.protocol] ?? '');
    return list.split(/[,\s]+/).some((entry) => entry !== '' && matches(entry.toLowerCase(), host, port));
}
function matches(entry, host, port) {
    const version = (0,external_node_net_.isIP)(host);
    const [address = '', bits] = entry.split('/');
    const network = withoutBrackets(address);
    if ((0,external_node_net_.isIP)(network) > 0)
        return (0,external_node_net_.isIP)(network) === version && isInNetwork(network, bits, host);
    const [, name = '', entryPort] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
    if (entryPort !== undefined && entryPort !== port)
        return false;
    const suffix = withoutBrackets(name)
        .replace(/^\*?\./, '')
        .replace(/\.$/, '');
    if (suffix === '')
        return false;
    if (version > 0)
        return (0,external_node_net_.isIP)(suffix) === version && isInNetwork(suffix, undefined, host);
    return host === suffix || host.endsWith(`.${suffix}`);
}
/** @param bits undefined for one address */
function isInNetwork(network, bits, address) {
    const family = (0,external_node_net_.isIP)(network) === 6 ? 'ipv6' : 'ipv4';
    const length = bits === undefined ? (family === 'ipv6' ? 128 : 32) : /^\d+$/.test(bits) ? Number(bits) : Number.NaN;
    if (!(length <= (family === 'ipv6' ? 128 : 32)))
        return false;
    const list = new external_node_net_.BlockList();
    list.addSubnet(network, length, family);
    return list.check(address, family);
}
function withoutBrackets(text) {
    return text.replace(/^\[(.*)\]$/, '$1');
}

;// CONCATENATED MODULE: ../../build/src/api/connection/proxies.js
/** Decides which requests go through a proxy. Pure. */


/** Returns the proxy's URL as it was set, which may be invalid. Undefined if the request goes to the server itself. */
function proxyFor(url, { httpProxy, httpsProxy, noProxy } = {}) {
    const proxy = (url.protocol === 'https:' ? httpsProxy : httpProxy)?.trim();
    if (!proxy || (0,loopback/* isLoopback */.U)(url.hostname) || isWithoutProxy(url, noProxy))
        return undefined;
    return proxy.includes('://') ? proxy : `http://${proxy}`;
}

;// CONCATENATED MODULE: ../../build/src/api/multipart.js
/** Encodes files as multipart/form-data (RFC 7578), with names escaped as browsers do it. */
/** The body reads the files while it is sent. Its stream fails with the error of a blob whose file has changed. */
function encodeForm({ field, files }) {
    const boundary = `docs-ci-${crypto.randomUUID()}`;
    const parts = files.flatMap(({ name, content }) => [
        `--${boundary}\r\n` +
            `Content-Disposition: form-data; name="${escapeName(field)}"; filename="${escapeName(name)}"\r\n` +
            'Content-Type: application/octet-stream\r\n\r\n',
        content,
        '\r\n',
    ]);
    const contentType = `multipart/form-data; boundary=${boundary}`;
    return { contentType, body: new Blob([...parts, `--${boundary}--\r\n`]) };
}
function escapeName(name) {
    return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}

;// CONCATENATED MODULE: ../../build/src/api/http.js
/**
 * Sends one HTTP request with undici, directly or through a proxy, and limits connections and time. It knows no key, never
 * retries, gives statuses no meaning and, except for `fetch`, follows no redirects.
 */





const CONNECT_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 15_000;
const BODY_TIMEOUT_MS = 15_000;
/** Servers often close idle connections after 5 s. A request must not meet a connection that closes. */
const MAX_IDLE_MS = 4_000;
class Http {
    #options;
    #agentOptions;
    /** Their names are the URLs of proxies. The agent without a proxy has none. */
    #agents = new Map();
    constructor(options) {
        this.#options = options;
        this.#agentOptions = {
            connections: options.connections,
            pipelining: 1,
            keepAliveTimeout: MAX_IDLE_MS,
            keepAliveMaxTimeout: MAX_IDLE_MS,
            connect: { timeout: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS },
        };
    }
    /** Resolves when the status and the headers arrive. Rejects with the error of Node.js or undici. */
    async send({ method, url, signal, onSent, ...request }) {
        const agent = await this.#agentFor(url);
        const { sendRequest } = await loadUndici();
        const { body, headers } = encodeBody(request);
        const dispatch = (options, handler) => agent.dispatch(options, Object.assign(handler, { onRequestSent: onSent }));
        const response = await sendRequest.call({ dispatch }, {
            origin: url.origin,
            path: url.pathname + url.search,
            method,
            // A compressed response would have to be limited and unpacked, and hashes and sizes are those of the plain bytes.
            headers: {
                'user-agent': this.#options.userAgent,
                'accept-encoding': 'identity',
                ...headers,
                ...request.headers,
            },
            body,
            signal,
            headersTimeout: request.headersTimeoutMs ?? HEADERS_TIMEOUT_MS,
            bodyTimeout: request.bodyTimeoutMs ?? BODY_TIMEOUT_MS,
        });
        // The reader of a body gets its error. An abandoned body has no reader, and its error must not end the process.
        response.body.on('error', () => undefined);
        return { status: response.statusCode, headers: (0,http_response/* flattenHeaders */.N4)(response.headers), body: response.body };
    }
    /** Does what the global fetch does, with the proxies of these settings. It follows redirects. */
    async fetch(url, init) {
        const dispatcher = await this.#agentFor(new URL(url));
        const { default: web } = await Promise.all(/* import() | fetch */[__nccwpck_require__.e(3234), __nccwpck_require__.e(6553)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 26175, 19));
        return web.fetch(url, { ...init, dispatcher });
    }
    /** Closes every connection at once and aborts requests in flight. */
    async close() {
        // A proxy that couldn't be used has failed its request already.
        for (const agent of this.#agents.values())
            await (await agent.catch(() => undefined))?.destroy();
    }
    async #agentFor(url) {
        const proxy = proxyFor(url, this.#options.proxies);
        const agent = this.#agents.get(proxy) ?? openAgent(proxy, this.#agentOptions);
        this.#agents.set(proxy, agent);
        return agent;
    }
}
async function openAgent(proxy, options) {
    if (proxy !== undefined)
        return (await __nccwpck_require__.e(/* import() */ 8222).then(__nccwpck_require__.bind(__nccwpck_require__, 58222))).openProxyAgent(proxy, options);
    const { Agent } = await loadUndici();
    return new Agent(options);
}
let undici;
function loadUndici() {
    return (undici ??= importUndici());
}
/** Loads what a direct request needs: undici's index would load twice as much. */
async function importUndici() {
    // After the first response, V8 would optimize undici's parser, which is WebAssembly. This takes longer than most runs need.
    (0,external_node_v8_.setFlagsFromString)('--wasm-tiering-budget=1000000000');
    const [agent, request] = await Promise.all([
        Promise.all(/* import() | undici */[__nccwpck_require__.e(3234), __nccwpck_require__.e(1215)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 3234, 19)),
        Promise.all(/* import() | undici */[__nccwpck_require__.e(3234), __nccwpck_require__.e(1215)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 46898, 19)),
    ]);
    return { Agent: agent.default, sendRequest: request.default };
}
function encodeBody({ json, form, stream }) {
    if (json !== undefined)
        return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
    if (stream)
        return { body: stream.body, headers: { 'content-length': String(stream.sizeBytes) } };
    if (!form)
        return {};
    const { body, contentType } = encodeForm(form);
    return {
        body: external_node_stream_.Readable.from(body.stream(), { objectMode: false }),
        headers: { 'content-type': contentType, 'content-length': String(body.size) },
    };
}


/***/ }),

/***/ 307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ followRedirects)
/* harmony export */ });
/**
 * Sends a request and follows its redirects. Resolves with the first response that isn't followed.
 * @param resolve returns the next URL, returns undefined to keep the redirect as the response, or throws
 */
async function followRedirects(start, send, resolve) {
    let url = start;
    for (let count = 0;; count += 1) {
        const response = await send(url);
        const { status, headers, body } = response;
        const location = headers['location'];
        if (status < 300 || status >= 400 || !location)
            return response;
        try {
            const next = resolve({ status, location, from: url, count });
            if (!next)
                return response;
            url = next;
        }
        catch (error) {
            body.destroy();
            throw error;
        }
        body.destroy();
    }
}


/***/ }),

/***/ 89510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ toApiError),
/* harmony export */   ZZ: () => (/* binding */ serverDateMsOf),
/* harmony export */   at: () => (/* binding */ isVersioned),
/* harmony export */   mK: () => (/* binding */ retryAfterMsOf),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   tX: () => (/* binding */ rateLimitOf),
/* harmony export */   xp: () => (/* binding */ parseResponse),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(43947);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73308);


/** Reset values above this are Unix times, values below it seconds from now (contract: rate-limit headers). */
const MIN_UNIX_TIME = 1e9;
/** No window is longer (contract [S]: exports in 24 hours), so a reset beyond it is invalid. */
const MAX_WINDOW_MS = 24 * 60 * 60_000;
/** Maximum length of a text of the service in an error. */
const MAX_MESSAGE_LENGTH = 500;
const MAX_DETAILS = 20;
/** No response of the contract is nested deeper than a navigation. Recursive code overflows the stack at thousands. */
const MAX_DEPTH = 200;
/** Reads the rate limit that the headers describe; undefined if a header is missing or invalid. */
function rateLimitOf(headers, serverNowMs) {
    const limit = numberOf(headers['x-ratelimit-limit']);
    const remaining = numberOf(headers['x-ratelimit-remaining']);
    const reset = numberOf(headers['x-ratelimit-reset']);
    if (limit === undefined || limit < 1 || remaining === undefined || reset === undefined)
        return undefined;
    const resetMs = reset > MIN_UNIX_TIME ? reset * 1000 - serverNowMs : reset * 1000;
    if (resetMs > MAX_WINDOW_MS)
        return undefined;
    return { limit, remaining: Math.min(remaining, limit), resetMs: Math.max(0, resetMs) };
}
/** Reads the requested wait in milliseconds from `retry-after` (seconds or a date), else from the body's `retryAfter`. */
function retryAfterMsOf(headers, json, serverNowMs) {
    const header = headers['retry-after'];
    const seconds = numberOf(header) ?? numberOf(textOf(json, 'retryAfter'));
    if (seconds !== undefined)
        return seconds * 1000;
    const date = Date.parse(header ?? '');
    return Number.isNaN(date) ? undefined : Math.max(0, date - serverNowMs);
}
/** The last year with four digits. Calculating with later times could lead beyond what a date can have. */
const LAST_TIME_MS = Date.UTC(9999, 11, 31);
/**
 * Reads the Date header as epoch milliseconds; undefined for a time that isn't one of a clock. It names a whole second, so the
 * result is the middle of it.
 */
function serverDateMsOf(headers) {
    const text = headers['date'] ?? '';
    // Date.parse takes -1 for a month of 2001.
    const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : NaN;
    return date >= 0 && date <= LAST_TIME_MS ? date + 500 : undefined;
}
/** Parses the body as JSON; undefined if it isn't valid. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // A response without JSON may be the error page of a proxy, so callers decide what it means.
        return undefined;
    }
}
/** Parses the body of a successful response. Throws InvalidResponseError or UnexpectedResponseError. */
function parseResponse(schema, text, request) {
    if (isDeeperThan(MAX_DEPTH, text))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnexpectedResponseError */ .dk(request, 'the body', `is nested more than ${MAX_DEPTH} levels deep`);
    const json = parseJson(text);
    // An empty body is valid for a schema that requires nothing.
    if (json === undefined && (text !== '' || !schema.safeParse(undefined).success))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidResponseError */ .tF(request, text === '' ? 'is empty' : `isn't valid JSON: got ${describeText(text)}`, isPage(text));
    const parsed = schema.safeParse(json);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnexpectedResponseError */ .dk(request, fieldPath(issue?.path ?? []), describeIssue(issue?.message));
}
/** True if the brackets of a JSON text are nested deeper. Takes linear time, and works on invalid JSON. */
function isDeeperThan(maxDepth, text) {
    // Few texts have so many brackets, and a long one is asked for in hundreds of polls.
    if (countOf('[', text) + countOf('{', text) <= maxDepth)
        return false;
    let depth = 0;
    let isInString = false;
    for (let index = 0; index < text.length && depth <= maxDepth; index += 1) {
        const character = text[index];
        if (character === '"')
            isInString = !isInString;
        else if (isInString && character === '\\')
            index += 1;
        else if (!isInString)
            depth += DEPTH_CHANGES[character ?? ''] ?? 0;
    }
    return depth > maxDepth;
}
function countOf(character, text) {
    let count = 0;
    for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1))
        count += 1;
    return count;
}
const DEPTH_CHANGES = { '[': 1, '{': 1, ']': -1, '}': -1 };
/** `Invalid input: expected string, received null` → `is invalid: expected string, received null`. */
function describeIssue(message) {
    if (message?.endsWith('received undefined'))
        return 'is missing';
    return message === undefined ? 'is invalid' : `is invalid: ${message.replace(/^Invalid input: /, '')}`;
}
/** Builds the error for a response with an error status. The body may be HTML, empty or truncated. */
function toApiError(request, status, text, { baseUrl, redact }, retryAfterMs) {
    const json = parseJson(text);
    const quote = (words) => shorten(withoutQueries(redact(words)));
    const message = quote(textOf(json, 'message') ?? textOf(json, 'error') ?? '');
    const fallback = text === '' ? '' : `the response has no error message (${describeText(text)})`;
    const body = isObject(json) ? 'json' : isPage(text) ? 'page' : 'other';
    const seconds = retryAfterMs === undefined ? undefined : retryAfterMs / 1000;
    const said = message === '' ? fallback : message;
    // The words of another server lead nobody to the input that is wrong.
    const isOther = said !== '' && [400, 404, 405, 422].includes(status) && !isVersioned(baseUrl);
    const reason = isOther ? `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .yu)('base-url')} doesn't end in /api/v1, and its server responds "${said}"` : said;
    const versionedUrl = status === 404 ? versionedUrlOf(body, baseUrl) : undefined;
    const why = body === 'page' ? _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PAGE_REASON */ .jg : reason;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(request, status, why, detailsOf(json, quote), seconds, body, versionedUrl);
}
/** The URL of the API on a host that has some API; undefined if the path may have a reason. */
function versionedUrlOf(body, { origin, pathname }) {
    return body === 'json' && /^\/(?:api\/?)?$/.test(pathname) ? `${origin}/api/v1` : undefined;
}
/** True if the path ends in a version of the API, whichever it is. */
function isVersioned({ pathname }) {
    return /\/api\/v\d+\/?$/.test(pathname);
}
function detailsOf(json, quote) {
    const details = fieldOf(json, 'details');
    if (!Array.isArray(details))
        return [];
    return details.slice(0, MAX_DETAILS).map((detail) => ({
        field: quote(textOf(detail, 'field') ?? '(field)'),
        message: quote(textOf(detail, 'message') ?? 'is invalid'),
    }));
}
function textOf(json, name) {
    const value = fieldOf(json, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
function fieldOf(json, name) {
    return isObject(json) && Object.hasOwn(json, name) ? json[name] : undefined;
}
function isObject(json) {
    return typeof json === 'object' && json !== null;
}
function fieldPath(path) {
    const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
    return text === '' ? 'the body' : text.replace(/^\./, '');
}
/** Describes a text without quoting it, because an error page may contain anything, signed URLs included. */
function describeText(text) {
    return `${text.length} character${text.length === 1 ? '' : 's'}`;
}
/** True for HTML. The API never answers with it. */
function isPage(text) {
    return /^\s*<(!doctype|html|\?xml|head|body)/i.test(text);
}
/** Removes the queries of URLs, which may be signatures. Cuts the text first, so that the search takes bounded time. */
function withoutQueries(text) {
    return text.slice(0, 8 * MAX_MESSAGE_LENGTH).replace(/(https?:\/\/[^\s?#"'<>]+)[?#][^\s"'<>]*/gi, '$1?…');
}
function shorten(text) {
    return text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text;
}
function numberOf(text) {
    const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) && value >= 0 ? value : undefined;
}


/***/ }),

/***/ 95060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ RETRY_BUDGET_MS),
/* harmony export */   OC: () => (/* binding */ LOOK_DELAYS_MS),
/* harmony export */   tE: () => (/* binding */ decideRetry)
/* harmony export */ });
/* harmony import */ var _text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(49014);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(43947);
/** Decides whether and when to retry a request. Its functions are pure. */


/**
 * Retries of one request take at most this long; then the run ends as unavailable. Waits for a rate limit don't count.
 * Neither does the first attempt: an upload may take longer than this to fail and still gets a retry.
 */
const RETRY_BUDGET_MS = 20_000;
/**
 * Pauses between looks at a write. Reads may show the state before it for a while, and a gateway may time out while the
 * service behind it continues, so the result may appear seconds later.
 */
const LOOK_DELAYS_MS = [500, 1_500, 4_000];
/** Statuses of temporary failures. */
const TRANSIENT_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Codes of broken connections, of name servers that don't respond and of proxies that fail. */
const TRANSIENT_CODES = new Set([
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENETDOWN',
    'ENOTFOUND',
    'EAI_AGAIN',
    'PROXY_502',
    'PROXY_503',
    'PROXY_504',
    'UND_ERR_SOCKET',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_HEADERS_TIMEOUT',
    'UND_ERR_BODY_TIMEOUT',
    'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
]);
const FIRST_DELAY_MS = 400;
const MAX_DELAY_MS = 6_000;
const MAX_LIMIT_JITTER_MS = 250;
/** Limits are given in whole seconds, so a 429 that names zero gets one second. */
const MIN_LIMIT_DELAY_MS = 1_000;
function decideRetry(context) {
    const { error, idempotent, attempts, remainingMs, failingMs } = context;
    if (!idempotent && error.mayHaveWritten)
        return { retry: false, reason: 'response-lost' };
    if (!isTransient(error))
        return { retry: false, reason: 'final' };
    const limited = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && error.status === 429;
    const afterMs = delayMs(context, limited);
    const retryingMs = attempts > 1 ? failingMs : 0;
    if (!limited && retryingMs + afterMs > RETRY_BUDGET_MS)
        return { retry: false, reason: 'budget-exhausted' };
    if (afterMs >= remainingMs)
        return { retry: false, reason: 'beyond-deadline' };
    return { retry: true, afterMs, limited };
}
/** True if an identical request may succeed a moment later. */
function isTransient(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD)
        return TRANSIENT_STATUSES.has(error.status);
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .Rc ? isTransientCode(error.code) : error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidResponseError */ .tF;
}
/** Obeys the delay that the service requests. Otherwise the delay doubles per attempt, and half of it is random. */
function delayMs({ error, attempts, random }, limited) {
    const requestedMs = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && error.retryAfterSeconds !== undefined ? error.retryAfterSeconds * 1000 : undefined;
    if (limited && requestedMs !== undefined)
        return Math.max(requestedMs, MIN_LIMIT_DELAY_MS) + random * MAX_LIMIT_JITTER_MS;
    const step = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1)) * (limited ? 4 : 1);
    return Math.max(requestedMs ?? 0, step / 2 + (random * step) / 2);
}
function isTransientCode(code) {
    return TRANSIENT_CODES.has(code) || TRANSIENT_CODES.has((0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutProxy */ .$d)(code));
}


/***/ }),

/***/ 63499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ sectionTable),
/* harmony export */   Ih: () => (/* binding */ annotationsOf),
/* harmony export */   K5: () => (/* binding */ titleBlock),
/* harmony export */   QP: () => (/* binding */ pageBlocks),
/* harmony export */   V9: () => (/* binding */ logBlocks),
/* harmony export */   pT: () => (/* binding */ postTitle),
/* harmony export */   qP: () => (/* binding */ sectionBlocks),
/* harmony export */   rL: () => (/* binding */ signOf),
/* harmony export */   vK: () => (/* binding */ terminalBlocks)
/* harmony export */ });
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(67720);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(46965);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(22456);



/** So much fits into two lines of a page. The message in the log has all of it. */
const MAX_TITLE_LENGTH = 150;
/** Rows that a page shows unfolded. */
const MAX_OPEN_ROWS = 20;
/** Rows of a section in a terminal. */
const MAX_TERMINAL_ROWS = 10;
/** Platforms cut longer messages. */
const MAX_ANNOTATION_LENGTH = 3_000;
/** The sign of a run, everywhere. It is ❌ exactly if the job fails, whatever the headline says. */
function signOf({ sign }, { exitCode }) {
    if (exitCode !== 0)
        return 'bad';
    return sign === 'bad' ? 'warning' : sign;
}
/** Returns the title of a page. */
function titleBlock(headline, ending) {
    return { heading: (0,_text_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(headline.text, MAX_TITLE_LENGTH), sign: signOf(headline, ending) };
}
/** A text that says of what it is: `Documentation is live`, `The documentation preview …`, `Docs pages: …`. */
const NAMES_SUBJECT = /^(?:(?:the|a|no) )?doc(?:s|umentation)\b/i;
/** Returns the title of a comment or an issue. It stands between those of other tools, so it says of what it is. */
function postTitle({ sign, text }, ending) {
    const subject = NAMES_SUBJECT.test(text) ? text : `Docs · ${text}`;
    return { ...titleBlock({ sign, text: subject }, ending), level: 3 };
}
/** Returns what a page has below its title, apart from the message of the run. */
function pageBlocks({ lead = [], sections = [], next = [], details = [] }) {
    const tables = sections.filter(({ isInLead }) => !isInLead);
    return [...lead, ...sectionBlocks(tables), ...next, ...details];
}
/** Returns what a log has below the message that ends the run: the page without what the message says. */
function logBlocks(account) {
    const { lead = [], sections = [], isLeadInMessage } = account;
    const shown = { ...account, lead: isLeadInMessage ? [] : lead };
    const told = isLeadInMessage && { isInLead: false };
    return pageBlocks({
        ...shown,
        sections: sections.map((section) => ({ ...section, ...told, rows: newsOf(section) })),
    });
}
function newsOf({ rows }) {
    return rows.filter(({ isInMessage }) => !isInMessage);
}
/** Returns sections as tables, for a page or a comment. A long table is folded. */
function sectionBlocks(sections, maxRows = _blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ROWS */ .pX) {
    const shown = sections.filter(({ rows, advice = [] }) => rows.length > 0 || advice.length > 0);
    return shown.flatMap((section, index) => {
        const { title, label, rows, count = rows.length, advice = [], isFolded } = section;
        const isLong = isFolded ?? count > MAX_OPEN_ROWS;
        const rowsTable = rows.length === 0 ? [] : [sectionTable(section, maxRows)];
        const table = isLong ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(label, count, rowsTable) : rowsTable;
        // After other rows, a table without a title looks like a part of them. A folded one has a title.
        const isOpen = title === undefined && index > 0 && table.some((block) => 'table' in block);
        return [
            ...(title === undefined ? [] : [{ heading: title, level: 3, sign: 'warning' }]),
            ...(isOpen ? [{ heading: label, level: 3 }] : []),
            ...table,
            ...advice,
        ];
    });
}
/** Returns the first rows as a table. Its last row counts the others. */
function sectionTable({ head, rows, count, place }, maxRows) {
    const cells = rows
        .slice(0, maxRows)
        .map(({ sign, cells: [first = '', ...others] }) => [
        sign === undefined ? first : [{ sign }, '\u00a0', ...(0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .inlinesOf */ .ew)(first)],
        ...others,
    ]);
    if (head.length === 0)
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .limitedList */ .JG)(cells.flatMap(([cell = '']) => [cell]), maxRows, place);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .limitedTable */ .Rl)(head, cells, { rows: maxRows, count: count ?? rows.length, place });
}
/** Returns what a terminal shows below the message of the run. @param summary path of the file that has all rows */
function terminalBlocks({ sections = [], next = [] }, summary) {
    const place = summary === undefined ? undefined : { code: summary };
    return [...sections.flatMap((section) => terminalSection(section, place)), ...next];
}
/** One layout for all lists: a sign and columns per row, the first rows, the number of the others, and the advice. */
function terminalSection(section, summary) {
    const { title, rows, count = rows.length, place, advice = [], isLogged } = section;
    const news = newsOf(section);
    if (news.length === 0 && advice.length === 0)
        return [];
    if (isLogged)
        return title === undefined ? [] : [{ paragraph: [{ sign: 'warning' }, ` ${title}, see above.`] }];
    const more = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .moreOf */ .bd)(count - rows.length + news.length, MAX_TERMINAL_ROWS, place ?? summary);
    const blocks = [
        { rows: news.slice(0, MAX_TERMINAL_ROWS).map(listedRow) },
        ...more.map((text) => ({ paragraph: ['And ', ...text, '.'] })),
        ...advice,
    ];
    return title === undefined ? blocks : [{ details: title, sign: 'warning', blocks }];
}
function listedRow({ sign, cells, sentence }) {
    if (sentence !== undefined)
        return { sign, columns: [sentence] };
    const short = cells.slice(0, cells.length > 2 ? 2 : 1).map(withoutLinks);
    const rest = cells.slice(short.length).filter((cell) => (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(cell) !== '');
    const text = rest.flatMap((cell, index) => [...(index === 0 ? [] : ['. ']), ...(0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .inlinesOf */ .ew)(cell)]);
    return { sign, columns: rest.length === 0 ? short : [...short, text] };
}
/** A URL would leave no room for the other columns. */
function withoutLinks(cell) {
    return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .inlinesOf */ .ew)(cell).map((part) => (typeof part === 'object' && 'link' in part ? { code: part.text } : part));
}
/** Returns the rows that platforms show at their places. */
function annotationsOf({ sections = [] }) {
    return sections.flatMap(({ rows }) => rows.flatMap(({ annotation, isInMessage }) => annotation && !isInMessage
        ? [{ ...annotation, message: (0,_text_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(annotation.message, MAX_ANNOTATION_LENGTH) }]
        : []));
}


/***/ }),

/***/ 22456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   JG: () => (/* binding */ limitedList),
/* harmony export */   Rl: () => (/* binding */ limitedTable),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   bd: () => (/* binding */ moreOf),
/* harmony export */   gu: () => (/* binding */ detailBlocks),
/* harmony export */   lu: () => (/* binding */ withoutDryRun),
/* harmony export */   pX: () => (/* binding */ MAX_ROWS),
/* harmony export */   tJ: () => (/* binding */ FOUND_DEPLOYMENT),
/* harmony export */   ye: () => (/* binding */ withoutDryRunPosts)
/* harmony export */ });
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(67720);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(73308);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(22805);
/** Builds blocks that summaries have in common: what is long shows its first rows or is folded. Pure. */



/** Rows per table or list of a summary. */
const MAX_ROWS = 200;
/** A table of the first rows, without columns that are empty in all rows. Its last row counts the others. */
function limitedTable(head, rows, limit) {
    const { rows: maxRows, count = rows.length, place } = limit;
    const isUsed = (_, column) => column === 0 || rows.some((cells) => (0,_text_document_js__WEBPACK_IMPORTED_MODULE_0__/* .inlinesOf */ .ew)(cells[column] ?? '').some((part) => part !== ''));
    const titles = head.filter(isUsed);
    const shown = rows.slice(0, maxRows).map((cells) => cells.filter(isUsed));
    const more = moreOf(count, maxRows, place).map((text) => [text]);
    return { table: { head: titles, rows: [...shown, ...more], align: titles.map(() => 'left'), wraps: true } };
}
/** A list of the first items. Its last item counts the others. */
function limitedList(items, limit = MAX_ROWS, place) {
    return { list: [...items.slice(0, limit), ...moreOf(items.length, limit, place)] };
}
/** `12 more, listed in plan.json`, if there are more than the limit. */
function moreOf(count, limit, place) {
    const listed = place === undefined ? [] : [', listed in ', place];
    return count > limit ? [[`${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(count - limit)} more`, ...listed]] : [];
}
/** Folds what has a number in its title. Nothing if there is nothing to fold. */
function folded(title, count, blocks) {
    return count === 0 ? [] : [{ details: `${title} (${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(count)})`, blocks }];
}
/**
 * How to do what a dry run only planned, below all else. @param goal `push`
 * @param role that the key needs for it, if a key for reading isn't enough: the service tells no role
 */
function withoutDryRun(goal, role) {
    const article = role === undefined ? '' : `an ${role} key`;
    const unchecked = `This dry run doesn't check the role of the key: the job needs ${article}. `;
    return [{ paragraph: `${role === undefined ? '' : unchecked}Run without ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)('dry-run')} to ${goal}.` }];
}
/** The same for a job that only reads, and writes what it finds into an issue or a comment. */
function withoutDryRunPosts(planned = []) {
    if (planned.includes('issue'))
        return withoutDryRun('create or update the issue');
    return planned.includes('comment') ? withoutDryRun('write the comment') : [];
}
/** The cell of a fact that is code; undefined if it isn't known. */
function codeOf(text) {
    return text === undefined ? undefined : { code: text };
}
/** Labels of the newest deployment, and of its status, if the run had nothing to deploy. */
const FOUND_DEPLOYMENT = ['Newest deployment (not of this run)', 'Its status'];
/** The facts that are known, folded. */
function detailBlocks(facts) {
    const known = facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]));
    return [{ details: 'Details', blocks: [{ facts: known }] }];
}


/***/ }),

/***/ 17924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pi: () => (/* binding */ commands),
/* harmony export */   oQ: () => (/* binding */ commandNames),
/* harmony export */   zZ: () => (/* binding */ isCommandName)
/* harmony export */ });
const registry = {
    check: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7239), __nccwpck_require__.e(462), __nccwpck_require__.e(7275)]).then(__nccwpck_require__.bind(__nccwpck_require__, 47275))).check,
    'check-pages': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7239), __nccwpck_require__.e(7790), __nccwpck_require__.e(9423), __nccwpck_require__.e(9677), __nccwpck_require__.e(8900)]).then(__nccwpck_require__.bind(__nccwpck_require__, 28900))).checkPages,
    'sync-media': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7239), __nccwpck_require__.e(9423), __nccwpck_require__.e(5297), __nccwpck_require__.e(3108)]).then(__nccwpck_require__.bind(__nccwpck_require__, 83108))).syncMedia,
    'push-content': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7239), __nccwpck_require__.e(462), __nccwpck_require__.e(7790), __nccwpck_require__.e(9423), __nccwpck_require__.e(4595), __nccwpck_require__.e(5297), __nccwpck_require__.e(4369)]).then(__nccwpck_require__.bind(__nccwpck_require__, 94369))).pushContent,
    'publish-branch': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7239), __nccwpck_require__.e(462), __nccwpck_require__.e(4595), __nccwpck_require__.e(9677), __nccwpck_require__.e(6898)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86898))).publishBranch,
    'trigger-deploy': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(462), __nccwpck_require__.e(9940)]).then(__nccwpck_require__.bind(__nccwpck_require__, 69594))).triggerDeploy,
    'check-site': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7239), __nccwpck_require__.e(462), __nccwpck_require__.e(9520), __nccwpck_require__.e(1754)]).then(__nccwpck_require__.bind(__nccwpck_require__, 47824))).checkSite,
    'check-search': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7239), __nccwpck_require__.e(7401)]).then(__nccwpck_require__.bind(__nccwpck_require__, 87401))).checkSearch,
    'export-pdf-artifact': async () => (await __nccwpck_require__.e(/* import() */ 5161).then(__nccwpck_require__.bind(__nccwpck_require__, 5161))).exportPdfArtifact,
    'analytics-report': async () => (await __nccwpck_require__.e(/* import() */ 7823).then(__nccwpck_require__.bind(__nccwpck_require__, 87823))).analyticsReport,
};
const known = registry;
/** Each command as the run knows it: it passes a command only the values of that command's own inputs. */
const commands = known;
const commandNames = Object.keys(commands);
function isCommandName(name) {
    return name !== undefined && Object.hasOwn(commands, name);
}


/***/ }),

/***/ 99325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Sh: () => (/* binding */ token),
/* harmony export */   UY: () => (/* binding */ RESULTS_FOLDER),
/* harmony export */   al: () => (/* binding */ RUN_FILES),
/* harmony export */   j$: () => (/* binding */ commonInputs)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(19699);

/** By default, each command writes its results to a folder of its own below this one, relative to the workspace. */
const RESULTS_FOLDER = 'docs-ci';
/** The files that every run writes to the results folder; the last two on GitLab only. */
const RUN_FILES = ['result.json', 'summary.md', 'outputs.env', 'links.json'];
const apiKey = (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ)({
    description: 'API key of the documentation project, from a secret. Organization admins create keys and choose the role of each (plan Standard or above).',
    required: true,
    gitlab: { default: '$DOCS_API_KEY' },
});
/** For the commands that read it. */
const token = (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ)({
    description: 'Token for comments, issues and kept edits, on GitHub also for releases and deployment records. On GitLab, needs the api scope.',
    defaultText: "the job's token on GitHub",
    github: { default: '${{ github.token }}' },
    gitlab: { default: '$DOCS_CI_GITLAB_TOKEN' },
});
/** Declares the common inputs of a command. `timeout` is the default; `timeoutText` says what happens after it. */
function commonInputs(command) {
    return {
        apiKey,
        baseUrl: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .baseUrl */ .pc)({
            description: `API base URL with the version, such as ${_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .EXAMPLE_BASE_URL */ .zt}.`,
            required: true,
        }),
        timeout: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)({
            description: `Time limit for the whole job, such as 90s, 15m or 2h. ${command.timeoutText}`,
            default: command.timeout,
        }),
        onMissingKey: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(['fail', 'skip'], {
            description: "Whether a missing API key fails the job or skips it with a notice. Pull requests from forks usually don't get secrets or variables.",
            default: 'fail',
        }),
        dryRun: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)({
            description: 'Only read and plan: report what the job would change, and change nothing in the service.',
            default: 'false',
        }),
        resultsDir: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .path */ .Ae)({
            description: 'Folder for result.json, summary.md and other result files, relative to the workspace.',
            default: `${RESULTS_FOLDER}/${command.name}`,
            // GitLab collects artifacts from there, so it must be neither the whole project nor outside of it.
            gitlab: { regex: '^[^/]' },
        }),
    };
}


/***/ }),

/***/ 19699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ multipleChoice),
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   Ae: () => (/* binding */ path),
/* harmony export */   Gq: () => (/* binding */ invalid),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   OK: () => (/* binding */ isGitHubExpression),
/* harmony export */   Pi: () => (/* binding */ separatorIn),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Wb: () => (/* binding */ checkLines),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   gV: () => (/* binding */ globs),
/* harmony export */   i9: () => (/* binding */ kebab),
/* harmony export */   "in": () => (/* binding */ tryInput),
/* harmony export */   mq: () => (/* binding */ flagTypes),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   pc: () => (/* binding */ baseUrl),
/* harmony export */   qJ: () => (/* binding */ countOrPercent),
/* harmony export */   rJ: () => (/* binding */ secret),
/* harmony export */   s$: () => (/* binding */ filePath),
/* harmony export */   zt: () => (/* binding */ EXAMPLE_BASE_URL)
/* harmony export */ });
/* unused harmony exports isCalendarDay, InvalidValueError */
/* harmony import */ var _api_connection_loopback_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(82166);
/* harmony import */ var _text_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(44830);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(90692);
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(88763);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(58423);
/**
 * Defines the kinds of inputs: how text becomes a value, and the sentence for an invalid value. `npm run generate`
 * writes every YAML file, table and help text from the declared inputs.
 */





/** The public name of an input: `apiKey` → `api-key`. */
function kebab(name) {
    return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
/** The inputs of one or more commands as command-line flags, by their public names. */
function flagTypes(commands) {
    const inputs = commands.flatMap((command) => Object.entries(command.inputs));
    return new Map(inputs.map(([name, { kind }]) => [kebab(name), kind === 'flag' ? 'boolean' : 'text']));
}
/** Returns a function that declares inputs whose kind needs no more than the text of the value. */
function kindOf(kind, parse) {
    return (declaration) => ({ ...declaration, kind, parse });
}
const flag = kindOf('flag', (raw) => {
    if (/^(true|false)$/i.test(raw))
        return raw.toLowerCase() === 'true';
    return invalid('must be true or false');
});
function choice(choices, declaration) {
    const parse = (raw) => choices.find((choice) => choice === raw) ?? invalid(`isn't a valid value. Use ${oneOf(choices)}`);
    return { ...declaration, kind: 'choice', parse, choices };
}
/** One line of text. */
function text(declaration, pattern) {
    const parse = (raw) => {
        if (/[\r\n]/.test(raw))
            return invalid('must be a single line');
        return pattern && !pattern.matches.test(raw) ? invalid(pattern.problem) : raw;
    };
    return { ...declaration, kind: 'text', parse };
}
/** One entry per line, without empty lines. */
const lines = kindOf('lines', splitLines);
/** Globs below a folder, one per line. */
const globs = kindOf('lines', (raw) => {
    const items = splitLines(raw);
    checkLines(items, _text_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .globProblem */ .A);
    return items;
});
/** Throws InvalidValueError with all lines that have a problem. */
function checkLines(items, problemOf) {
    const wrong = items.flatMap((line) => {
        const problem = problemOf(line);
        return problem === undefined ? [] : { line, problem };
    });
    const [first] = wrong;
    if (first)
        throw new InvalidValueError(first.problem, wrong);
}
/** `10` or `5%`. */
const countOrPercent = kindOf('quota', (raw) => {
    const [, digits, sign] = /^(\d{1,15}(?:\.\d+)?)\s*(%?)$/.exec(raw) ?? [];
    const value = Number(digits ?? Number.NaN);
    if (sign && value <= 100)
        return { percent: value };
    if (sign === '' && Number.isInteger(value))
        return { count: value };
    return invalid("isn't a valid number or percentage. Use a number such as 10, or a percentage such as 5%");
});
/** A key or token, which is masked and never published. A reference counts as missing. */
const secret = kindOf('secret', (raw) => {
    if (isReference(raw))
        return undefined;
    if (isVariableName(raw))
        return invalid(AS_VARIABLE);
    if (/^bearer\s/i.test(raw))
        return invalid('starts with "Bearer". Use only the key after it');
    return /^[\x21-\x7e]+$/.test(raw) ? raw : invalid('contains spaces or invalid characters. Copy the key again');
});
/** True for a reference to a variable that the platform left unexpanded, because the variable isn't set here. */
function isReference(raw) {
    return raw.startsWith('$') && !isGitHubExpression(raw);
}
/** True for an expression that only GitHub replaces, which never gets to a job there. */
function isGitHubExpression(raw) {
    return raw.startsWith('${{');
}
/** True for the name of a variable, such as `DOCS_API_KEY`, without the sign that makes it a reference. */
function isVariableName(raw) {
    return /^[A-Z]+(?:_[A-Z]+)+$/.test(raw);
}
const AS_VARIABLE = 'is the name of a variable, not its value. On GitLab, begin it with $. On GitHub, use an expression of secrets or vars';
const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000 };
/** CI jobs are shorter than a week, and timers of Node.js end at 24 days. */
const MAX_DURATION_MS = 7 * 24 * 3_600_000;
/** `90s`, `15m` or `2h`, in milliseconds. */
const duration = kindOf('duration', (raw) => {
    const [, digits, unit] = /^(\d+(?:\.\d+)?)\s*([smh])$/.exec(raw) ?? [];
    const ms = Number(digits) * (UNIT_MS[unit ?? ''] ?? Number.NaN);
    if (Number.isNaN(ms))
        return invalid("isn't a valid duration. Use a number with s, m or h, such as 90s, 15m or 2h");
    return ms > 0 && ms <= MAX_DURATION_MS ? ms : invalid('is out of range. Use a duration from 1s to 168h');
});
/** A number from `min` to `max`, both included. It is an integer unless `fractions` are allowed. */
function number(declaration, { min, max, fractions = false }) {
    const pattern = fractions ? /^-?\d+(?:\.\d+)?$/ : /^-?\d+$/;
    const noun = fractions ? 'number' : 'whole number';
    const parse = (raw) => {
        const value = pattern.test(raw) ? Number(raw) : Number.NaN;
        return value >= min && value <= max ? value : invalid(`isn't a valid number. Use a ${noun} from ${min} to ${max}`);
    };
    return { ...declaration, kind: 'number', parse };
}
/** A calendar day, `YYYY-MM-DD`, as text. */
const date = kindOf('date', (raw) => isCalendarDay(raw) ? raw : invalid("isn't a valid date. Use YYYY-MM-DD, such as 2026-09-07"));
/** True for a day that exists, as `YYYY-MM-DD`. */
function isCalendarDay(text) {
    const ms = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
    // Date.parse takes 30 February for 2 March.
    return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
/** One or more names, one per line, or `all`. The value has each name once, in declared order. */
function multipleChoice(names, declaration) {
    const parse = (raw) => {
        const items = splitLines(raw);
        const unknown = items.filter((item) => item !== 'all' && !names.some((name) => name === item));
        if (unknown.length > 0) {
            const several = unknown.find((item) => /[,;\s]/.test(item));
            if (several !== undefined)
                return invalid(`has a ${separatorIn(several)}. Write one per line (in a terminal, repeat the option). Values: all, ${names.join(', ')}`);
            const problem = items.length === 1 ? "isn't a valid value" : `has unknown values (${unknown.map(_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL).join(', ')})`;
            return invalid(`${problem}. ${meant(unknown, names) ?? `Use all, or one per line: ${names.join(', ')}`}`);
        }
        return items.includes('all') ? names : names.filter((name) => items.includes(name));
    };
    return { ...declaration, kind: 'lines', parse };
}
const SEPARATORS = { ',': 'comma', ';': 'semicolon' };
/** Names what stands between values of one line that need a line each. */
function separatorIn(line) {
    return SEPARATORS[/[,;]/.exec(line)?.[0] ?? ''] ?? 'space';
}
/** Asks for the names that were probably meant; undefined if one of the values is like no name. */
function meant(values, names) {
    const nearest = values.flatMap((value) => (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(value, names) ?? []);
    return nearest.length === values.length ? `Did you mean ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_3__/* .listItems */ .D)(nearest, Infinity)}?` : undefined;
}
/** `a`, `a or b`, `a, b or c`. */
function oneOf(values) {
    return values.join(', ').replace(/, ([^,]*)$/, ' or $1');
}
function splitLines(raw) {
    const items = raw.split(/\r\n|[\r\n]/).map((item) => item.trim());
    return items.filter((item) => item !== '');
}
/** Stands in messages and descriptions. */
const EXAMPLE_BASE_URL = 'https://api.example.com/api/v1';
/** The API's URL without a slash at the end. Plain http is allowed on loopback only. */
const baseUrl = kindOf('url', (raw) => {
    if (isVariableName(raw))
        return invalid(AS_VARIABLE);
    if (!URL.canParse(raw))
        return invalid(`isn't a valid URL. Use one such as ${EXAMPLE_BASE_URL}`);
    const url = new URL(raw.replace(/(?<!\/)\/+$/, ''));
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (0,_api_connection_loopback_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U)(url.hostname))) {
        const fix = url.protocol === 'http:' ? ` Use ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(`https:${url.href.slice(url.protocol.length)}`)}.` : '';
        return invalid(`must start with https://.${fix} Only URLs of this machine can use http://`);
    }
    if (url.username || url.password || url.search || url.hash) {
        return invalid('has a user name, a query or a fragment. Use the URL without them');
    }
    return url;
});
/** Messages and outputs have a path on one line. */
const LINE_BREAK = /[\r\n\u2028\u2029]/;
/** A path inside the workspace; the run makes it absolute. A keyword stays as it is. */
function path(declaration) {
    const parse = (raw) => {
        if (raw.includes('\0'))
            return invalid('contains a null character. Remove it');
        return LINE_BREAK.test(raw) ? invalid('contains a line break. Set one path without it') : raw;
    };
    return { ...declaration, kind: 'path', parse };
}
/** A path that can't name a folder. */
function filePath(declaration) {
    const anyPath = path(declaration);
    const parse = (raw) => /[\\/]$|(?:^|[\\/])\.$/.test(anyPath.parse(raw)) ? invalid('is a folder. Add the name of a file') : raw;
    return { ...anyPath, parse };
}
/** The message is the end of a sentence that starts with name and value of an input. */
class InvalidValueError extends Error {
    lines;
    name = 'InvalidValueError';
    /** @param lines the wrong lines of a value with several; the message is about the first one */
    constructor(problem, lines) {
        super(problem);
        this.lines = lines;
    }
}
function invalid(problem) {
    throw new InvalidValueError(problem);
}
/** Parses one value. The problem is the end of a sentence that starts with name and value. */
function tryInput({ parse }, raw) {
    try {
        return { value: parse(raw) };
    }
    catch (error) {
        if (error instanceof InvalidValueError)
            return { problem: error.message, lines: error.lines };
        throw error;
    }
}


/***/ }),

/***/ 73372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ removeResultsFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(83319);
/** Removes files that an earlier run left in the results folder. Loads little, because each run does it before its first request. */



/** Removes files of an earlier run. Warns if one stays, because it would be taken for a file of this run. */
async function removeResultsFiles({ host, resultsDir, log }, names) {
    const earlier = names.filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resultsDir, name)));
    if (earlier.length === 0)
        return;
    const { isLedOutside, removeFile, writeErrorReason } = await __nccwpck_require__.e(/* import() */ 9017).then(__nccwpck_require__.bind(__nccwpck_require__, 9017));
    try {
        for (const name of earlier)
            removeFile({ workspace: host.workspace, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resultsDir, name) });
    }
    catch (error) {
        // What is outside of the workspace belongs to others. The end of the run warns of the folder.
        if (isLedOutside(error))
            return;
        const left = earlier.filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resultsDir, name)));
        const files = `${left.join(', ')} of an earlier run from "${(0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePath */ .X5)(host.workspace, resultsDir)}"`;
        log.warning(`Couldn't remove ${files}: ${writeErrorReason(error)}. Delete ${left.length === 1 ? 'it' : 'them'}.`);
    }
}


/***/ }),

/***/ 8867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ nameLength),
/* harmony export */   EM: () => (/* binding */ MAX_NAME_LENGTH),
/* harmony export */   z9: () => (/* binding */ pathProblem)
/* harmony export */ });
/* unused harmony export nameProblem */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/** Says which names a file can't have on the file systems that jobs run on. */

/** Limit of common file systems: in bytes, and in UTF-16 units on Windows. */
const MAX_NAME_LENGTH = 255;
/** Limits of whole paths, as the systems count them. */
const MAX_PATH_LENGTHS = { darwin: 1_023, win32: 32_766 };
const MAX_PATH_LENGTH = 4_095;
/** Beside a file, or in a folder for results, docs-ci writes files with longer names. */
const LONGER_NAMES = 64;
const DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
/** Returns the length of a name as the file system counts it. */
function nameLength(name, platform = process.platform) {
    return platform === 'win32' ? name.length : Buffer.byteLength(name);
}
/** Returns why no file or folder can have this name: the end of a sentence. Undefined if one can. */
function nameProblem(name, platform = process.platform) {
    if (nameLength(name, platform) > MAX_NAME_LENGTH)
        return `has a name of more than ${MAX_NAME_LENGTH} ${platform === 'win32' ? 'characters' : 'bytes'}`;
    if (platform !== 'win32')
        return undefined;
    if (DEVICES.test(name))
        return 'has a name that Windows reserves for a device';
    // Windows would save the file under a name without them.
    return /[. ]$/.test(name) ? 'has a name with a dot or a space at its end, which Windows removes' : undefined;
}
/** Returns why no file or folder can have this absolute path below the folder: the end of a sentence. Undefined if one can. */
function pathProblem(path, folder, platform = process.platform) {
    const problems = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path)
        .split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)
        .map((name) => nameProblem(name, platform));
    const [problem] = problems.filter((one) => one !== undefined);
    if (problem !== undefined)
        return `${problem}. Choose another path`;
    const limit = (MAX_PATH_LENGTHS[platform] ?? MAX_PATH_LENGTH) - LONGER_NAMES;
    return nameLength(path, platform) > limit
        ? 'is too long with the path of the workspace. Choose a shorter path'
        : undefined;
}


/***/ }),

/***/ 83319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   SP: () => (/* binding */ foldCase),
/* harmony export */   Sc: () => (/* binding */ resolveRealPath),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   X5: () => (/* binding */ workspacePath),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   bC: () => (/* binding */ fileSizeOf),
/* harmony export */   bu: () => (/* binding */ realPathBelow),
/* harmony export */   dr: () => (/* binding */ leadsOutside),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   xA: () => (/* binding */ spellAsOnDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _text_unicode_form_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(66285);
/**
 * Resolves and compares paths, and finds their targets. Synchronous: metadata costs less than waiting for it, and inputs are
 * checked before the first request.
 */



/** True if a symlink leads a path below a folder out of it. A path that doesn't exist yet leads where its parent does. */
function leadsOutside(folder, path) {
    return startsAbove(realPathBelow(folder, path));
}
/** True if a path is the folder or below it. Compares the text of two absolute paths, without the disk. */
function isWithin(folder, path) {
    return !startsAbove((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path));
}
function startsAbove(relativePath) {
    return relativePath === '..' || relativePath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(relativePath);
}
/**
 * Returns a path relative to the workspace for messages, outputs and later steps, with forward slashes on every system.
 * The workspace itself is `.`.
 */
function workspacePath(workspace, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') || '.';
}
/** Resolves the symlinks of both paths, and returns the second relative to the folder. */
function realPathBelow(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder), resolveRealPath(path));
}
/**
 * Returns a path below a folder with the names that are on the disk: Windows and macOS open `media` as `MEDIA`, too. A
 * path that a symlink leads elsewhere, or that doesn't exist, stays as it is.
 */
function spellAsOnDisk(folder, path) {
    const real = realPathBelow(folder, path);
    const typed = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return foldCase(real) === foldCase(typed) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, real) : path;
}
/** Names that are equal here differ in nothing but case or Unicode form. A small letter may have another form than the capital. */
function foldCase(name) {
    return (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_2__/* .unicodeForm */ .w)((0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_2__/* .unicodeForm */ .w)(name, 'NFC').toLowerCase(), 'NFC');
}
/** Linux gives up after so many symlinks. */
const MAX_LINKS = 40;
/**
 * Resolves all symlinks of a path. If it doesn't exist yet, resolves its parent's; a symlink to something that doesn't exist
 * leads there all the same.
 */
function resolveRealPath(path, linksLeft = MAX_LINKS) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        if (parent === path)
            return path;
        const target = linksLeft > 0 ? targetOf(path) : undefined;
        if (target !== undefined)
            return resolveRealPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(parent, target), linksLeft - 1);
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resolveRealPath(parent, linksLeft), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    }
}
/** What a symlink says; undefined for anything else. */
function targetOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path);
    }
    catch {
        return undefined;
    }
}
/** True for a folder and for a symlink to one. */
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch (error) {
        if (isMissing(error))
            return false;
        throw error;
    }
}
/** True for a file and for a symlink to one. What can't be looked at is none. */
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
/** Bytes of a file, or of the file that a symlink leads to; undefined for what isn't a file, and for what can't be looked at. */
function fileSizeOf(path) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        return stats.isFile() ? stats.size : undefined;
    }
    catch {
        return undefined;
    }
}
/** True if the error means that the path doesn't exist; a symlink loop and a name that is too long for any file count as missing too. */
function isMissing(error) {
    const { code } = error;
    return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP' || code === 'ENAMETOOLONG';
}
/** The names in a folder; none if it can't be read. */
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 55919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   BO: () => (/* binding */ hasInvalidName),
/* harmony export */   Dx: () => (/* binding */ readErrorReason),
/* harmony export */   EW: () => (/* binding */ readSmallFile),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   Tq: () => (/* binding */ openFile),
/* harmony export */   gm: () => (/* binding */ textOfBytes),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   pM: () => (/* binding */ readTextIfThere),
/* harmony export */   qC: () => (/* binding */ readIfThere),
/* harmony export */   v$: () => (/* binding */ hasOtherStart)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(51455);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(57975);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(83319);
/** Opens and reads files, lists the entries of folders, and says why a file can't be read. */





/** Reads a text file. Rejects with RangeError if it is larger than the limit. */
async function readTextFile(path, limitBytes) {
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path);
    if (size > limitBytes)
        throw new RangeError(`the file has ${size} bytes; the maximum is ${limitBytes} bytes`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path, 'utf8');
}
/**
 * The text of a file without its byte order mark. Undefined if the bytes aren't UTF-8; a NUL stands in files of UTF-16, whose
 * letters may look like UTF-8, and in binary files.
 */
function textOfBytes(bytes) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) && !bytes.includes(0) ? bytes.toString('utf8').replace(/^\ufeff/, '') : undefined;
}
/** Returns the text of a file; empty if it can't be read. */
function readTextIfThere(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(file, 'utf8');
    }
    catch {
        return '';
    }
}
/** Opens a pipe without waiting for its other end. On Windows the second flag is undefined, and so changes nothing. */
const READ_WITHOUT_WAITING = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;
/**
 * Reads a file into the buffer, and returns the part of the buffer that holds the content. It is synchronous, because
 * that takes half of the time for small files. Throws RangeError if the file is larger than the buffer.
 */
function readSmallFile(path, buffer) {
    const fd = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(path, READ_WITHOUT_WAITING);
    try {
        const stats = statFile(fd);
        if (stats.size > buffer.length)
            throw new RangeError(`the file has ${stats.size} bytes`);
        let sizeBytes = 0;
        while (sizeBytes < stats.size) {
            const bytesRead = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(fd, buffer, sizeBytes, stats.size - sizeBytes, sizeBytes);
            if (bytesRead === 0)
                break;
            sizeBytes += bytesRead;
        }
        return buffer.subarray(0, sizeBytes);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(fd);
    }
}
/** The state of an open file. Throws if it is something else: what was listed as a file may be a pipe by now. */
function statFile(fd) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(fd);
    // On Windows a folder has no size, so that reading it would not fail.
    if (stats.isDirectory())
        throw Object.assign(new Error('EISDIR: is a directory'), { code: 'EISDIR' });
    if (!stats.isFile())
        throw new Error('it is a pipe or a device, not a file');
    return stats;
}
// FileHandle objects live until a full garbage collection: for very many files, they would take most of the memory.
const openFd = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_1__.open);
const readFd = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_1__.readFile);
/** Opens a file, which the caller closes. Rejects for a folder, a pipe or a device, without waiting for it. */
async function openFile(path) {
    const fd = await openFd(path, READ_WITHOUT_WAITING);
    try {
        return { fd, stats: statFile(fd) };
    }
    catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(fd);
        throw error;
    }
}
/** Reads a file. Rejects for a folder, a pipe or a device, without waiting for it; with RangeError if it is larger than the limit. */
async function readWhole(path, limitBytes = Infinity) {
    const { fd, stats } = await openFile(path);
    try {
        if (stats.size > limitBytes)
            throw new RangeError(`the file has ${stats.size} bytes`);
        return await readFd(fd);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(fd);
    }
}
/** Reads a file. Resolves to undefined if it doesn't exist. */
async function readIfThere(path) {
    try {
        return await readWhole(path);
    }
    catch (error) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isMissing */ .b2)(error))
            return undefined;
        throw error;
    }
}
/** Returns the reason why a file can't be read, in words that fit after a colon. */
function readErrorReason(error) {
    const { code, message } = error;
    if (code === 'EACCES' || code === 'EPERM')
        return `permission denied (${code})`;
    if (code === 'EISDIR')
        return 'it is a folder, not a file';
    if (code === 'EIO')
        return 'the disk reported an error (EIO)';
    return code ?? message;
}
/** True if the name of a file that was listed isn't valid UTF-8: Node has U+FFFD for invalid bytes, and finds no such file. */
function hasInvalidName(path, error) {
    return path.includes('\ufffd') && error.code === 'ENOENT';
}
/** Lists a folder step by step, because the entries of a very large folder take too much memory at once. */
async function* readEntries(folder) {
    yield* await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.opendir)(folder, { bufferSize: 256 });
}
/** True for a file with content that begins with other bytes, in ASCII. A file that can't be read isn't known. */
async function hasOtherStart(path, start) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path).catch(() => undefined);
    try {
        const { buffer, bytesRead = 0 } = (await file?.read(Buffer.alloc(start.length), 0, start.length, 0)) ?? {};
        return bytesRead > 0 && buffer?.toString('latin1', 0, bytesRead) !== start;
    }
    catch {
        return false;
    }
    finally {
        await file?.close();
    }
}


/***/ }),

/***/ 1455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ sharedFolder),
/* harmony export */   QR: () => (/* binding */ fileInRepository),
/* harmony export */   an: () => (/* binding */ repositoryAbove),
/* harmony export */   k7: () => (/* binding */ linkedFolder),
/* harmony export */   uw: () => (/* binding */ repositoryAt)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(83319);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(55919);
/** Finds the repository of a file. Reads what Git stores, because many images of CI have no Git. */



/**
 * Finds the repository of a file, which a workflow can clone into any folder of the workspace.
 * @param file relative to the workspace, with slashes
 * @param repository host and path of the repository of the run; a clone whose server isn't known counts as one of it
 */
function fileInRepository(workspace, file, repository) {
    const top = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRealPath */ .Sc)(workspace);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(top, file);
    const real = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRealPath */ .Sc)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path));
    const own = repositoryAbove((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(real));
    const place = { path: (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePath */ .X5)(own?.root ?? top, real) };
    const origin = own && repository !== undefined ? originOf(own) : undefined;
    const isOther = origin !== undefined && !`/${repository ?? ''}`.toLowerCase().endsWith(`/${origin.toLowerCase()}`);
    return isOther ? { ...place, other: origin } : place;
}
/** The path of the repository on the server that it was cloned from; undefined for a clone of a folder. */
function originOf({ gitFolder }) {
    const config = (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfThere */ .pM)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(sharedFolder(gitFolder), 'config'));
    const [, url = ''] = /^\[remote "origin"\]\s[^[]*?^\s*url\s*=\s*(\S+)/m.exec(config) ?? [];
    const [, path] = /^(?:[a-z+]+:\/\/[^/]+\/|(?:[^@/:]+@)?[^/:]{2,}:(?!\/\/))\/?(.+?)(?:\.git)?\/?$/i.exec(url) ?? [];
    return /^file:/i.test(url) ? undefined : path;
}
function repositoryAbove(folder) {
    for (let root = folder;; root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(root)) {
        const found = repositoryAt(root);
        if (found ?? root === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(root))
            return found;
    }
}
function repositoryAt(root) {
    const git = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.git');
    const gitFolder = linkedFolder(git, root) ?? git;
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitFolder, 'HEAD')) ? { root, gitFolder } : undefined;
}
/** A worktree and a submodule have a file in place of a folder, which names the folder. */
function linkedFolder(git, root) {
    const link = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isFile */ .fo)(git) ? /^gitdir: (.+)$/m.exec((0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfThere */ .pM)(git))?.[1]?.trimEnd() : undefined;
    return link === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, link);
}
/** The folder that all worktrees of a repository share. */
function sharedFolder(gitFolder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(gitFolder, (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfThere */ .pM)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitFolder, 'commondir')).trim());
}


/***/ }),

/***/ 724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LO: () => (/* binding */ inputVariable),
/* harmony export */   rb: () => (/* binding */ isVerbose),
/* harmony export */   t_: () => (/* binding */ upperSnake)
/* harmony export */ });
/** Returns the variable of an input: `max-deletes` is DOCS_CI_MAX_DELETES. */
function inputVariable(input) {
    return `DOCS_CI_${upperSnake(input)}`;
}
/** Converts kebab-case to the name of a variable. */
function upperSnake(name) {
    return name.toUpperCase().replaceAll('-', '_');
}
/** Returns true if `DOCS_CI_VERBOSE=true` adds debug lines to the log. */
function isVerbose(env) {
    return env.DOCS_CI_VERBOSE?.toLowerCase() === 'true';
}


/***/ }),

/***/ 48731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath)
/* harmony export */ });
/** Encodes paths of repository files for URLs. */
/** Keeps the slashes between folders. */
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}


/***/ }),

/***/ 84350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ keepsArtifacts),
/* harmony export */   L7: () => (/* binding */ readGitHubContext),
/* harmony export */   Vd: () => (/* binding */ serverUrl)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(83319);
/* harmony import */ var _text_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(19644);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(42690);
/* harmony import */ var _run_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(34100);
/** Reads what GitHub Actions knows about a run from the environment and the event file. */





/** These events run on the branch that they are about. Others run on the default branch, or on one of a merge queue. */
const EVENTS_OF_BRANCHES = [
    'push',
    'create',
    'schedule',
    'workflow_dispatch',
    'repository_dispatch',
    'release',
    'deployment',
    'deployment_status',
];
function readGitHubContext(env) {
    const event = readEvent(env.GITHUB_EVENT_PATH);
    const startedByPush = env.GITHUB_EVENT_NAME === 'push';
    const subject = subjectOf(env, event);
    const secrets = secretsOf(env, subject);
    const canGetSecrets = secrets === 'given' && isOfOwners(env, event);
    return {
        startedByPush,
        pushedAtMs: startedByPush ? parseTimeMs(event.repository?.pushed_at) : pushOfWorkflowMs(event),
        pushedFrom: startedByPush ? (0,_run_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCommit */ .L5)(event.before) : undefined,
        tag: (env.GITHUB_REF_TYPE === 'tag' && env.GITHUB_REF_NAME) || undefined,
        ...subject,
        startedBeside: startedBeside(env, event),
        secrets,
        ...(canGetSecrets && { canGetSecrets }),
        runUrl: runUrlOf(env),
        repository: repositoryOf(env),
        ...(event.repository?.private === false && { isPublic: true }),
        ...numbersOf(env, event),
    };
}
function startedBeside(env, { repository }) {
    const isManual = env.GITHUB_EVENT_NAME === 'workflow_dispatch' && env.GITHUB_REF_TYPE === 'branch';
    const name = repository?.default_branch;
    return isManual && name !== env.GITHUB_REF_NAME ? name : undefined;
}
/** True if the event shows that the repository is no fork, and who started the run. Dependabot gets other secrets. */
function isOfOwners(env, { repository, pull_request: pullRequest }) {
    const isHeadKnown = !env.GITHUB_HEAD_REF || pullRequest !== undefined;
    return repository?.fork === false && isHeadKnown && env.GITHUB_ACTOR !== 'dependabot[bot]';
}
/** What the event is about, which is not always what it runs on. */
function subjectOf(env, event) {
    const { pull_request: pullRequest, workflow_run: workflowRun } = event;
    if (pullRequest || env.GITHUB_HEAD_REF)
        return pullRequestSubject(env, event);
    if (workflowRun)
        return workflowRunSubject(workflowRun, event);
    const branch = (env.GITHUB_REF_TYPE === 'branch' && env.GITHUB_REF_NAME) || undefined;
    const commitSha = env.GITHUB_SHA || undefined;
    const { GITHUB_EVENT_NAME: name } = env;
    if (!name || EVENTS_OF_BRANCHES.includes(name))
        return { branch, commitSha, fromFork: false };
    const pull = namedPull(event);
    return { ...pull, commitSha: pull ? pull.commitSha : commitSha, fromFork: false, unclearEvent: name };
}
/** GITHUB_SHA of a pull request is a merge commit that exists nowhere else. */
function pullRequestSubject(env, { pull_request: pullRequest, repository }) {
    const head = pullRequest?.head ?? {};
    return {
        branch: env.GITHUB_HEAD_REF || head.ref,
        commitSha: head.sha ?? (env.GITHUB_SHA || undefined),
        pullRequest: pullRequest?.number,
        ...(pullRequest?.merged === true && { isMerged: true }),
        // A deleted fork has no repository in the event.
        fromFork: pullRequest !== undefined && head.repo?.full_name !== repository?.full_name,
    };
}
/** The workflow that ended ran for a branch or a tag; this one runs on the default branch. */
function workflowRunSubject(run, { repository }) {
    const { event: name = '', head_branch: head } = run;
    const pullRequest = onlyPull(run, repository?.id);
    const isOfPull = name.startsWith('pull_request');
    // A release runs on its tag. The branch of other events is not the one that they are about.
    const isOfBranch = (isOfPull || EVENTS_OF_BRANCHES.includes(name)) && name !== 'release';
    const isUnclear = isOfPull ? pullRequest === undefined : !EVENTS_OF_BRANCHES.includes(name);
    return {
        branch: (isOfBranch && head) || undefined,
        tag: (name === 'release' && head) || undefined,
        commitSha: run.head_sha,
        pullRequest,
        fromFork: run.head_repository?.full_name !== repository?.full_name,
        ...(isUnclear && { unclearEvent: 'workflow_run' }),
    };
}
/** The run of the workflow that ended began with its push, perhaps long before this run. */
function pushOfWorkflowMs({ workflow_run: run }) {
    return run?.event === 'push' ? parseTimeMs(run.created_at) : undefined;
}
/** The pull request that an event on the default branch names. A comment doesn't name the commit. */
function namedPull(event) {
    const { issue, check_run: checkRun, check_suite: checkSuite } = event;
    if (issue?.pull_request)
        return { pullRequest: issue.number, ...(issue.pull_request.merged_at && { isMerged: true }) };
    const check = checkRun ?? checkSuite ?? {};
    const pullRequest = onlyPull(check, event.repository?.id);
    return pullRequest === undefined ? undefined : { pullRequest, commitSha: check.head_sha };
}
/** GitHub also lists pull requests of the same branch in other repositories. Of several, none is the one meant. */
function onlyPull({ pull_requests: pulls = [] }, repository) {
    const own = pulls.filter(({ head, base }) => head?.repo?.id === repository && base?.repo?.id === repository);
    return own.length === 1 ? own[0]?.number : undefined;
}
function secretsOf(env, { fromFork }) {
    // These events run as the target repository, with its secrets.
    if (env.GITHUB_EVENT_NAME === 'pull_request_target')
        return 'exposed';
    if (!fromFork)
        return 'given';
    return env.GITHUB_EVENT_NAME === 'workflow_run' ? 'exposed' : 'withheld';
}
/** A run that another workflow started is as old as the run of that workflow, which may have taken longer than a newer one. */
function numbersOf({ GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT }, { workflow_run: { id, run_attempt: firstAttempt = 1 } = {} }) {
    const own = (0,_run_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRunNumber */ .ig)(GITHUB_RUN_ID);
    const attempt = (0,_run_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRunNumber */ .ig)(GITHUB_RUN_ATTEMPT);
    return {
        sequence: (0,_run_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRunNumber */ .ig)(id?.toString()) ?? own,
        attempt: attempt === undefined ? undefined : Math.max(attempt, firstAttempt),
        runId: own === undefined ? undefined : `${own}-${attempt ?? 1}`,
    };
}
function readEvent(path) {
    // A device or a pipe might never end.
    if (!path || !(0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isFile */ .fo)(path))
        return {};
    try {
        const event = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return typeof event === 'object' && event !== null ? event : {};
    }
    catch {
        // The environment still has the branch and the commit.
        return {};
    }
}
/** A push event has epoch seconds, every other event an ISO time. */
function parseTimeMs(pushedAt) {
    const ms = typeof pushedAt === 'number' ? pushedAt * 1000 : (0,_text_instant_js__WEBPACK_IMPORTED_MODULE_3__/* .timeOf */ .n)(String(pushedAt));
    return (0,_text_units_js__WEBPACK_IMPORTED_MODULE_4__/* .isTime */ .K8)(ms) ? ms : undefined;
}
function serverUrl(env) {
    return (env.GITHUB_SERVER_URL || 'https://github.com').replace(/(?<!\/)\/+$/, '');
}
/** Artifacts of the kind that docs-ci uploads only exist where GitHub itself runs the server. */
function keepsArtifacts(env) {
    const url = serverUrl(env);
    const host = URL.canParse(url) ? new URL(url).hostname : '';
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}
function repositoryOf(env) {
    return env.GITHUB_REPOSITORY ? (0,_run_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryName */ .aR)(`${serverUrl(env)}/${env.GITHUB_REPOSITORY}`) : undefined;
}
function runUrlOf(env) {
    if (!env.GITHUB_REPOSITORY || !env.GITHUB_RUN_ID)
        return undefined;
    const attempt = Number(env.GITHUB_RUN_ATTEMPT) > 1 ? `/attempts/${env.GITHUB_RUN_ATTEMPT ?? ''}` : '';
    return `${serverUrl(env)}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}${attempt}`;
}


/***/ }),

/***/ 18839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  createGitHubHost: () => (/* binding */ createGitHubHost)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ../../build/src/text/redact-secrets.js
var redact_secrets = __nccwpck_require__(27400);
// EXTERNAL MODULE: ../../build/src/hosts/file-url.js
var file_url = __nccwpck_require__(48731);
;// CONCATENATED MODULE: ../../build/src/hosts/github/annotation-budget.js
const MAX_ANNOTATIONS_PER_LEVEL = 10;
class AnnotationBudget {
    #shown = { error: 0, warning: 0, notice: 0 };
    #hidden = { error: 0, warning: 0, notice: 0 };
    /**
     * Returns true if the annotation can be shown. The last of the ten is kept for the number of hidden ones, and the one
     * before it for the message that ends the run.
     */
    take(level, isEnding) {
        const isShown = this.#shown[level] < MAX_ANNOTATIONS_PER_LEVEL - (isEnding ? 1 : 2);
        (isShown ? this.#shown : this.#hidden)[level] += 1;
        return isShown;
    }
    hiddenCount(level) {
        return this.#hidden[level];
    }
}

// EXTERNAL MODULE: ../../build/src/hosts/github/context.js
var context = __nccwpck_require__(84350);
// EXTERNAL MODULE: ../../build/src/hosts/github/log.js
var github_log = __nccwpck_require__(55927);
;// CONCATENATED MODULE: ../../build/src/hosts/github/github.js
/** Runs commands in GitHub Actions: inputs, log and masking. Code that calls the API or publishes loads on first use. */






/** The tokens that a runner or a workflow gives a step. */
const TOKEN_VARIABLES = [
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'GITHUB_TOKEN',
    'GH_TOKEN',
];
function createGitHubHost({ env, stdout, cwd, version, fetch }) {
    const runContext = (0,context/* readGitHubContext */.L7)(env);
    const budget = new AnnotationBudget();
    const output = new github_log/* StepOutput */.Kl(stdout);
    const workspace = (0,external_node_path_.resolve)(env.GITHUB_WORKSPACE || cwd);
    const placed = (annotation) => (0,github_log/* placeInRepository */.vO)(annotation, workspace, runContext);
    const log = (0,github_log/* createLog */.hM)(env, output, budget, placed);
    const tokens = TOKEN_VARIABLES.flatMap((name) => env[name] ?? []);
    const secrets = new redact_secrets/* Secrets */.S(tokens);
    const connection = { env, runContext, userAgent: `docs-ci/${version} (github)`, secrets, fetch };
    return {
        name: 'github',
        runContext,
        workspace,
        gitFolder: env.GIT_DIR,
        log,
        input: (name) => env[inputVariableOf(name)],
        inputProblems: () => [],
        tokens,
        mask: (secret) => {
            secrets.add(secret);
            for (const form of maskedForms(secret))
                output.mask(form);
        },
        async publish(publication) {
            const { publishOnGitHub } = await Promise.all(/* import() | publish */[__nccwpck_require__.e(7790), __nccwpck_require__.e(4552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 58538));
            await publishOnGitHub(publication, { env, workspace, log, output, budget, placed });
        },
        async inspectPlatform(question) {
            const { inspectGitHub } = await Promise.all(/* import() | github-api */[__nccwpck_require__.e(2087), __nccwpck_require__.e(7790), __nccwpck_require__.e(5021)]).then(__nccwpck_require__.bind(__nccwpck_require__, 63361));
            return inspectGitHub(connection, question);
        },
        fileUrl: (line) => fileUrlOf(env, line),
        async uploadArtifact(request) {
            const { uploadGitHubArtifact } = await Promise.all(/* import() | github-api */[__nccwpck_require__.e(2087), __nccwpck_require__.e(7790), __nccwpck_require__.e(5021)]).then(__nccwpck_require__.bind(__nccwpck_require__, 36639));
            return uploadGitHubArtifact(connection, request);
        },
        ...apiMethods(connection),
    };
}
function fileUrlOf(env, { path, commitSha, line }) {
    if (!env.GITHUB_REPOSITORY)
        return undefined;
    return `${(0,context/* serverUrl */.Vd)(env)}/${env.GITHUB_REPOSITORY}/blob/${commitSha}/${(0,file_url/* encodePath */.O)(path)}#L${line}`;
}
/** The runner replaces blanks by underscores and keeps hyphens. */
function inputVariableOf(name) {
    return `INPUT_${name.toUpperCase().replaceAll(' ', '_')}`;
}
/** The methods that call GitHub's API with the token of the job. */
function apiMethods(connection) {
    const commits = () => Promise.all(/* import() | github-api */[__nccwpck_require__.e(2087), __nccwpck_require__.e(7790), __nccwpck_require__.e(5021)]).then(__nccwpck_require__.bind(__nccwpck_require__, 36595));
    const deployment = () => Promise.all(/* import() | github-api */[__nccwpck_require__.e(2087), __nccwpck_require__.e(7790), __nccwpck_require__.e(5021)]).then(__nccwpck_require__.bind(__nccwpck_require__, 98226));
    const edits = () => Promise.all(/* import() | github-api */[__nccwpck_require__.e(2087), __nccwpck_require__.e(7790), __nccwpck_require__.e(5021)]).then(__nccwpck_require__.bind(__nccwpck_require__, 77524));
    const release = () => Promise.all(/* import() | github-api */[__nccwpck_require__.e(2087), __nccwpck_require__.e(7790), __nccwpck_require__.e(5021)]).then(__nccwpck_require__.bind(__nccwpck_require__, 17827));
    const sticky = () => Promise.all(/* import() | github-api */[__nccwpck_require__.e(2087), __nccwpck_require__.e(7790), __nccwpck_require__.e(5021)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8170));
    return {
        openDeployment: async (request) => (await deployment()).openGitHubDeployment(connection, request),
        upsertComment: async (request) => (await sticky()).upsertGitHubComment(connection, request),
        newestCommitMs: async (request) => (await commits()).newestGitHubCommitMs(connection)(request),
        listChangedFiles: async (token, isForComment) => (await commits()).listGitHubChangedFiles(connection, token, isForComment),
        upsertIssue: async (request) => (await sticky()).upsertGitHubIssue(connection, request),
        upsertEdits: async (request) => (await edits()).upsertGitHubEdits(connection, request),
        findRelease: async (request) => (await release()).findGitHubRelease(connection, request),
    };
}
/** Returns each line of a secret, plain and encoded, since the runner searches its log line by line. */
function maskedForms(secret) {
    const forms = new Set();
    for (const part of [secret, ...secret.split(/[\r\n]+/)]) {
        const text = part.trim();
        if (text === '')
            continue;
        const bytes = Buffer.from(text);
        // Half of a surrogate pair has no UTF-8, and a URL would have its replacement.
        forms.add(text).add(encodeURIComponent(bytes.toString())).add(bytes.toString('base64'));
    }
    return forms;
}


/***/ }),

/***/ 55927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ StepOutput),
/* harmony export */   fz: () => (/* binding */ annotate),
/* harmony export */   hM: () => (/* binding */ createLog),
/* harmony export */   vO: () => (/* binding */ placeInRepository)
/* harmony export */ });
/* harmony import */ var _disk_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
/* harmony import */ var _text_isolate_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(82752);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(42883);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(724);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(36443);
/* harmony import */ var _log_format_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(12575);
/**
 * Writes the log of a step in order. Plain lines go to stdout. @actions/core prints what the runner obeys: masks,
 * annotations, groups and debug lines.
 */






/** The output of a step. Its writer and @actions/core write to the same stdout, that of the process. */
class StepOutput {
    #stdout;
    #core;
    #loading;
    /** What is printed as soon as @actions/core is loaded. */
    #waiting = [];
    constructor(stdout) {
        this.#stdout = stdout;
    }
    /** Prints a harmless line, behind the commands that wait. */
    print(line) {
        const print = () => this.#stdout(`${line}\n`);
        if (this.#waiting.length === 0)
            print();
        else
            this.#waiting.push(print);
    }
    /** Issues a command with @actions/core, and loads it if this is the first one. */
    issue(command) {
        if (this.#core) {
            command(this.#core);
            return;
        }
        this.#waiting.push(command);
        void this.loadCore();
    }
    /** Masks a text at once. A run masks its secrets before its first request, and @actions/core would delay that. */
    mask(text) {
        if (this.#core)
            this.#core.setSecret(text);
        else
            this.#stdout(`::add-mask::${text.replace(/[%\r\n]/g, encodeURIComponent)}\n`);
    }
    /** Loads @actions/core. All that waits is printed before the promise resolves. */
    loadCore() {
        this.#loading ??= __nccwpck_require__.e(/* import() */ 6822).then(__nccwpck_require__.bind(__nccwpck_require__, 86822)).then((core) => {
            this.#core = core;
            for (const command of this.#waiting.splice(0))
                command(core);
            return core;
        });
        return this.#loading;
    }
}
/**
 * Gives an annotation the path that GitHub knows, which is relative to the repository. The message names the place, too: the
 * log shows only the message. For the file of another repository that the job cloned, the message alone has it: GitHub would
 * show the annotation at a file of its own with the same path.
 */
function placeInRepository(annotation, workspace, runContext) {
    const { file, line, message } = annotation;
    if (!file)
        return annotation;
    const { path, other } = (0,_disk_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .fileInRepository */ .QR)(workspace, file, (0,_host_js__WEBPACK_IMPORTED_MODULE_3__/* .ownRepository */ .d5)(runContext));
    const place = line === undefined ? file : `${file}:${line}`;
    const named = message.includes(file) ? message : `${place}: ${message}`;
    const location = other === undefined ? { file: path } : { file: undefined, line: undefined };
    return { ...annotation, message: named, ...location };
}
/** @actions/core escapes for the runner only: callers pass a harmless message, and this makes title and file harmless. */
function annotate(core, { level, message, title, file, line }) {
    core[level](message, {
        ...(title && { title: (0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_1__/* .shownLine */ .QN)(title) }),
        ...(file && { file: (0,_text_log_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)(file) }),
        ...(line && { startLine: line }),
    });
}
function harmless(annotation) {
    return { ...annotation, message: (0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_1__/* .shownLine */ .QN)(annotation.message) };
}
/** @param placed gives an annotation the path that GitHub knows */
function createLog(env, output, budget, placed) {
    const isStepDebug = env.RUNNER_DEBUG === '1' || env.ACTIONS_STEP_DEBUG === 'true';
    return {
        live: false,
        line(level, text, { ending, ...location } = {}) {
            // The runner hides debug commands unless step debugging is on, so DOCS_CI_VERBOSE alone prints plain lines.
            if (level === 'debug' && isStepDebug)
                output.issue((core) => core.debug((0,_text_log_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)(text)));
            // The runner prints the message of the command in the log, so a line of its own would be the second one.
            else if (level !== 'debug' && level !== 'info' && budget.take(level, ending !== undefined))
                output.issue((core) => annotate(core, harmless(placed({ level, message: text, ...location }))));
            else if (level !== 'debug' || (0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .isVerbose */ .rb)(env))
                output.print((0,_log_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatLogLine */ .I)(level, text, { color: true }));
        },
        quote: (text) => output.print((0,_text_log_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedLines */ .Gi)(text).join('\n')),
        progress: (text) => output.print((0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_1__/* .shownLine */ .QN)(text)),
        group: (title) => output.issue((core) => core.startGroup((0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_1__/* .shownLine */ .QN)(title))),
        endGroup: () => output.issue((core) => core.endGroup()),
    };
}


/***/ }),

/***/ 36443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ splitAdvice),
/* harmony export */   TJ: () => (/* binding */ isOtherBranch),
/* harmony export */   Wt: () => (/* binding */ UnsupportedError),
/* harmony export */   Z3: () => (/* binding */ ownBranch),
/* harmony export */   ZK: () => (/* binding */ requestName),
/* harmony export */   d5: () => (/* binding */ ownRepository),
/* harmony export */   dh: () => (/* binding */ HostError),
/* harmony export */   i_: () => (/* binding */ PermissionError),
/* harmony export */   jq: () => (/* binding */ missingBranchReason),
/* harmony export */   qS: () => (/* binding */ platformTopicOf),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(58423);

/**
 * Returns the branch that is built, if the service can have it. Of a branch of a fork, it can only have another one with
 * the same name, whether the run gets secrets or not.
 */
function ownBranch({ branch, fromFork }) {
    return fromFork ? undefined : branch;
}
/** True if the files that a pull request or a push changes say nothing about a branch, because it isn't the run's own. */
function isOtherBranch({ runContext }, branch) {
    return branch !== undefined && branch !== ownBranch(runContext);
}
/** Returns the repository whose files the run is about; undefined for a pull request of a fork, whose clone is as good. */
function ownRepository({ repository, fromFork }) {
    return fromFork ? undefined : repository;
}
/** Says, as a clause, why a run has no branch of its own. */
function missingBranchReason({ fromFork, unclearEvent, tag }) {
    if (fromFork)
        return "the job runs for a branch of a fork, which the service doesn't have";
    if (unclearEvent !== undefined)
        return `the event ${unclearEvent} doesn't say for which branch the job runs`;
    return tag === undefined ? "the job doesn't run on a branch" : 'the job runs on a tag';
}
/**
 * A feature that the platform denied or does not have. `message` says what failed, why, and what to do, such as the
 * permission to grant. It starts in lower case and has no full stop, because callers put it after a colon.
 */
class HostError extends Error {
    name = 'HostError';
    retryAfter;
    constructor(message, { retryAfter, ...options } = {}) {
        super(message, options);
        this.retryAfter = retryAfter;
    }
}
/** The token lacks a permission. */
class PermissionError extends HostError {
}
/** A feature that does not exist on this server or in this kind of job. The run logs a notice and continues. */
class UnsupportedError extends HostError {
}
/** The topic of the documentation about an error of GitHub or GitLab; undefined for other errors. */
function platformTopicOf(error) {
    if (error instanceof PermissionError)
        return 'platform-permission';
    return error instanceof HostError ? 'platform' : undefined;
}
/** What failed and why, in lower case and without a full stop, and what to do as sentences; empty if nothing is known. */
function splitAdvice({ message }) {
    const [, problem = message, advice = ''] = /^(.*?)\. (?=[A-Z])(.*)$/s.exec(message) ?? [];
    return { problem, advice: advice === '' ? '' : (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .endSentence */ .H_)(advice) };
}
/** What a platform calls a request to merge a branch. */
function requestName(host) {
    return host === 'gitlab' ? 'merge request' : 'pull request';
}
/** What makes a folder or a file of the workspace exist, as the end of `Check the spelling, and that …`. */
function originOf(what, host) {
    const origins = {
        github: `the repository is checked out, or that an earlier step creates the ${what}`,
        gitlab: `the ${what} is committed, or that an earlier job passes it on as artifacts`,
        terminal: 'the current folder is the one of the repository',
    };
    return origins[host];
}


/***/ }),

/***/ 12575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ formatLogLine)
/* harmony export */ });
/* harmony import */ var _text_color_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73730);
/* harmony import */ var _text_isolate_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(82752);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(46965);
/** Formats log lines the same way on every host. */



const LEVEL_COLORS = {
    debug: 'dim',
    notice: 'cyan',
    warning: 'yellow',
    error: 'red',
};
/** Returns harmless text. Every level but `info` is named first, so that it is readable without colors. Other lines begin below the text. */
function formatLogLine(level, text, { color, width }) {
    const name = level === 'info' ? '' : `${(0,_text_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(`${level}:`, LEVEL_COLORS[level], color)} `;
    return (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapAfter */ .pI)(name, (0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_1__/* .shownLine */ .QN)(text), width).join('\n');
}


/***/ }),

/***/ 34100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ parseCommit),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   ig: () => (/* binding */ parseRunNumber),
/* harmony export */   lb: () => (/* binding */ describeLostCommit)
/* harmony export */ });
/** Parses variables with which platforms describe a run. */
/** Returns a positive number; undefined if the variable is missing or something else. */
function parseRunNumber(text) {
    const number = /^\d+$/.test(text ?? '') ? Number(text) : 0;
    return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
/** Returns the host and the path of a repository's URL: `github.com/acme/api`. */
function repositoryName(url) {
    return url.replace(/^https?:\/\//i, '');
}
/** Says why the files of a push aren't known. @param commit before the push */
function describeLostCommit(platform, commit) {
    return `${platform} can't compare with the commit before the push (${commit.slice(0, 7)}). A force push takes it away. After the next push, the files are known`;
}
/** Returns the hash of a commit; undefined for anything else, such as the zeros of a branch that didn't exist. */
function parseCommit(text) {
    return /^(?!0+$)[\da-f]{40,64}$/.test(text ?? '') ? text : undefined;
}


/***/ }),

/***/ 12315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   XP: () => (/* binding */ accountOf),
/* harmony export */   ZH: () => (/* binding */ capitalize),
/* harmony export */   im: () => (/* binding */ OUTCOMES),
/* harmony export */   z6: () => (/* binding */ endingOf)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(43947);
/* harmony import */ var _hosts_host_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(36443);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(92161);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(58423);
/** Defines the outcomes of a run, and turns errors into outcomes and sentences. */




/** Every outcome, in the order in which help and reference list them. */
const OUTCOMES = {
    done: { exitCodes: [0], meaning: 'done', event: 'finished', sign: 'good', level: 'info' },
    skipped: { exitCodes: [0], meaning: 'skipped', event: 'skipped', sign: 'neutral', level: 'notice' },
    failed: { exitCodes: [1], meaning: 'failed', event: 'failed', sign: 'bad', level: 'error' },
    refused: { exitCodes: [2], meaning: 'invalid input', event: "the inputs can't be used", sign: 'bad', level: 'error' },
    gate: {
        exitCodes: [3],
        meaning: 'condition not met, such as a threshold',
        event: "a threshold isn't met",
        sign: 'bad',
        level: 'error',
    },
    'timed-out': { exitCodes: [4], meaning: 'timed out', event: 'timed out', sign: 'waiting', level: 'error' },
    unavailable: {
        exitCodes: [5],
        meaning: 'service unreachable or overloaded',
        event: "the service isn't available",
        sign: 'bad',
        level: 'error',
    },
    cancelled: { exitCodes: [130, 143], meaning: 'cancelled', event: 'cancelled', sign: 'bad', level: 'info' },
};
/** The exit code of an outcome. `signal` is the signal that cancelled the run. */
function exitCodeOf(outcome, signal) {
    const { exitCodes } = OUTCOMES[outcome];
    return signal === 'SIGINT' ? exitCodes[0] : (exitCodes[1] ?? exitCodes[0]);
}
/**
 * The outcome and the message of an error, and the topic that says more.
 * @param hintFor returns a sentence about what continues or was kept
 */
function endingOf(error, hintFor = () => undefined) {
    const topic = (0,_hosts_host_js__WEBPACK_IMPORTED_MODULE_1__/* .platformTopicOf */ .qS)(error) ?? (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .topicOf */ .FW)(error);
    const outcome = outcomeOf(error);
    const places = error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz ? { places: error.places } : {};
    return { outcome, message: describeError(error, hintFor(outcome)), ...(topic && { topic }), ...places };
}
/** What a run has to say. A command without valid inputs has no results. */
function accountOf(command, record, values, ending) {
    return ending.outcome === 'refused' || ending.outcome === 'skipped'
        ? { outputs: {} }
        : command.account(record, values, ending);
}
function outcomeOf(error) {
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz)
        return 'refused';
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc)
        return 'cancelled';
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU)
        return 'timed-out';
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc)
        return 'unavailable';
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && isTemporary(error.status))
        return 'unavailable';
    return 'failed';
}
/** True for rate limits, overload, and the responses of a proxy in front of a service that is down. */
function isTemporary(status) {
    return status >= 500 || status === 429 || status === 408 || status === 425;
}
/** Describes an error of a request as `Couldn't <goal>: <reason>. <Advice> (<request>)`, and others by their message. */
function describeError(error, hint) {
    const reason = (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error);
    if (reason === undefined || !(error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .GI)) {
        const message = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .endSentence */ .H_)(capitalize((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error)));
        return hint === undefined ? message : `${message} ${hint}`;
    }
    const sentences = [
        `Couldn't ${error.request.goal}: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .endSentence */ .H_)(reason)}`,
        (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .adviceFor */ .cp)(error),
        hint,
        `(${(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .requestOf */ .fo)(error)})`,
    ];
    return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
/** The text as the start of a message. Texts of platform errors start in lower case, because they also follow a colon. */
function capitalize(text) {
    return /^(could|can)n't /.test(text) ? (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .upperFirst */ .Zb)(text) : text;
}


/***/ }),

/***/ 51515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  BJ: () => (/* binding */ describeProblem),
  QU: () => (/* binding */ maskSecrets),
  Ko: () => (/* binding */ readInputs),
  yR: () => (/* binding */ readText)
});

// UNUSED EXPORTS: parseInputs

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ../../build/src/commands/inputs/kinds.js
var kinds = __nccwpck_require__(19699);
// EXTERNAL MODULE: ../../build/src/disk/names.js
var names = __nccwpck_require__(8867);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __nccwpck_require__(83319);
// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __nccwpck_require__(73308);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __nccwpck_require__(22805);
// EXTERNAL MODULE: ../../build/src/text/redact-secrets.js
var redact_secrets = __nccwpck_require__(27400);
// EXTERNAL MODULE: ../../build/src/text/sentences.js
var sentences = __nccwpck_require__(58423);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
;// CONCATENATED MODULE: ../../build/src/disk/secret-file.js
/** Reads a key or a token from the file that its value names, as GitLab passes secrets and variables of the type File. */


/** No key and no token is longer, and other files are. */
const MAX_FILE_BYTES = 64_000;
/**
 * Returns the content of the file without the line break at its end. A value that isn't the absolute path of something on the
 * disk stays as it is: a token may begin with a slash, too.
 */
function readSecret(value) {
    const file = (0,external_node_path_.isAbsolute)(value) ? statOf(value) : undefined;
    if (!file)
        return { text: value };
    const refuse = (problem) => ({ text: value, problem });
    if (!file.isFile())
        return refuse('is a path, but not that of a file. Use the path of a file with nothing but the secret');
    if (file.size > MAX_FILE_BYTES)
        return refuse('is the path of a file above 64 kB. Use the path of a file with nothing but the secret');
    try {
        const text = (0,external_node_fs_.readFileSync)(value, 'utf8').replace(/\r?\n$/, '');
        return text.trim() === '' ? refuse('is the path of an empty file. Write the secret into it') : { text };
    }
    catch (error) {
        const { code = '' } = error;
        return refuse(`is the path of a file that can't be read (${code}). Let the user of the job read it`);
    }
}
/** A value that no disk accepts as a path is none. */
function statOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ../../build/src/run/platform-advice.js
/** Says what to do on each platform if a run has no key, no URL or no workspace. Pure. */



/** The names of the secret and the variable in the examples of the documentation. */
const KEY_VARIABLE = 'DOCS_API_KEY';
const URL_VARIABLE = 'DOCS_BASE_URL';
const EXPOSED = 'With pull_request_target, pull requests from forks get secrets too, so never run their code in this job.';
const PROTECTED = 'A protected variable only exists on protected branches and tags';
/** Says why the key is missing, and how to add it or to run without it. */
function describeMissingKey(host) {
    const missing = `${(0,input_names/* inputName */.yu)('api-key')} is missing`;
    if (host.name === 'terminal')
        return { problem: `${missing}.`, advice: 'Set the environment variable DOCS_CI_API_KEY.' };
    const { secrets, canGetSecrets } = host.runContext;
    if (secrets === 'withheld') {
        const [request, values] = host.name === 'gitlab' ? ['merge', 'CI/CD variables'] : ['pull', 'secrets or variables by default'];
        return {
            problem: `${missing}, because ${request} requests from forks don't get ${values}.`,
            advice: skipAdvice('such runs'),
        };
    }
    if (host.name === 'gitlab') {
        const reference = referenceIn(host, 'api-key');
        const cause = reference ? `the CI/CD variable ${reference} isn't set` : "its CI/CD variable is empty or isn't set";
        // A job of a tag or a schedule that is skipped for a long time would go unnoticed.
        const skip = host.runContext.pullRequest === undefined ? '' : ` ${skipAdvice('merge requests without a key')}`;
        const find = `In .gitlab-ci.yml, see which variable ${(0,input_names/* inputName */.yu)('api-key')} of this job names (${KEY_VARIABLE} only if the job doesn't set ${(0,input_names/* inputName */.yu)('api-key')}).`;
        const name = reference ?? 'this variable';
        const start = reference === undefined ? `${find} ` : '';
        return {
            problem: `${missing}, because ${cause} for this pipeline.`,
            advice: `${start}Add ${name} under Settings → CI/CD → Variables and mask it. ${PROTECTED}.${skip}`,
            ...(canGetSecrets && {
                warning: `This merge request isn't from a fork, so it can get the key. ${start}Under Settings → CI/CD → Variables, add ${name}, or clear its Protect flag: merge requests only get protected variables if both branches are protected.`,
            }),
        };
    }
    return missingKeyOnGitHub(host, missing);
}
function skipAdvice(runs) {
    return `To let ${runs} pass, set ${(0,input_names/* inputName */.yu)('on-missing-key')} to skip.`;
}
function missingKeyOnGitHub(host, missing) {
    const { secrets, canGetSecrets } = host.runContext;
    const foreign = referenceIn(host, 'api-key');
    const others = secrets === 'exposed'
        ? EXPOSED
        : `By default, runs from forks and Dependabot don't get it. ${skipAdvice('such runs')}`;
    const cure = foreign === undefined
        ? `Set ${(0,input_names/* inputName */.yu)('api-key')} of this step to a secret, such as \${{ secrets.${KEY_VARIABLE} }}, and add this secret under Settings → Secrets and variables → Actions, or to the environment that the job names.`
        : `Set ${(0,input_names/* inputName */.yu)('api-key')} to \${{ secrets.${foreign} }}.`;
    return {
        problem: `${missing}, because ${foreign === undefined ? 'this step has no such line, or its secret is empty or not defined' : notReplaced(foreign)}.`,
        advice: foreign === undefined ? `${cure} ${others}` : cure,
        ...(canGetSecrets && {
            warning: `This run isn't for a fork or Dependabot, so it can get the key. ${cure} If it is the secret of an environment, name the environment in the job.`,
        }),
    };
}
/** Why the URL of the API is missing, and where to set it, as the rest of a sentence. */
function describeMissingUrl(host) {
    if (host.name === 'terminal')
        return `is missing. Set the environment variable DOCS_CI_BASE_URL to the URL of the API, such as ${kinds/* EXAMPLE_BASE_URL */.zt}`;
    const foreign = host.name === 'github' ? referenceIn(host, 'base-url') : undefined;
    if (foreign !== undefined)
        return `is missing, because ${notReplaced(foreign)}. Set it to \${{ vars.${foreign} }}`;
    const [name, place] = host.name === 'gitlab'
        ? [referenceIn(host, 'base-url'), 'CI/CD → Variables']
        : [undefined, 'Secrets and variables → Actions → Variables'];
    const cause = name === undefined
        ? `${host.name === 'gitlab' ? 'the job' : 'this step'} doesn't set it, or its variable is empty or not defined`
        : `the CI/CD variable ${name} isn't set for this pipeline`;
    return `is missing, because ${cause}. Set ${name ?? `the variable that ${(0,input_names/* inputName */.yu)('base-url')} names, such as ${URL_VARIABLE},`} under Settings → ${place} to the URL of the API, such as ${kinds/* EXAMPLE_BASE_URL */.zt}${name === undefined ? '' : `. ${PROTECTED}`}`;
}
/** Predefined variables that only some pipelines have: what the pipeline is for, and the rule that selects it. */
const PIPELINES = [
    [/^CI_COMMIT_TAG$/, 'a tag', '$CI_COMMIT_TAG'],
    [/^CI_COMMIT_BRANCH$/, 'a branch', '$CI_COMMIT_BRANCH'],
    [/^CI_MERGE_REQUEST_/, 'a merge request', '$CI_PIPELINE_SOURCE == "merge_request_event"'],
];
/**
 * Why the variable of an input isn't set, as the parts of a sentence. Undefined unless the platform left a reference to it
 * unexpanded: the whole text, or a predefined variable of GitLab in it. Other texts can have a `$`.
 */
function describeUnsetVariable(host, input) {
    if (host.name === 'github')
        return describeForeignVariable(host, input);
    if (host.name !== 'gitlab')
        return undefined;
    const name = referenceIn(host, input) ?? /\$\{?(CI_\w+)/.exec(host.input(input) ?? '')?.[1];
    // The component sets its own variables.
    if (name === undefined || name.startsWith('DOCS_CI_'))
        return undefined;
    const [, kind, rule] = PIPELINES.find(([pattern]) => pattern.test(name)) ?? [];
    const isThere = name.startsWith('CI_MERGE_REQUEST_') && host.runContext.pullRequest !== undefined;
    if (kind !== undefined && rule !== undefined && !isThere)
        return {
            subject: name,
            problem: `isn't set, because this pipeline isn't for ${kind}. Add the rule if: ${rule}, or set another value`,
        };
    return {
        subject: `the CI/CD variable ${name}`,
        problem: `isn't set for this pipeline. Set it under Settings → CI/CD → Variables, or set another value. ${PROTECTED}`,
    };
}
function describeForeignVariable(host, input) {
    const name = referenceIn(host, input);
    if (name === undefined)
        return undefined;
    return {
        problem: `isn't set, because ${notReplaced(name)}. Use \${{ vars.${name} }}, \${{ env.${name} }} or the value`,
    };
}
/** Who copies a value of GitLab or of a shell to GitHub has set the variable, and wouldn't know why it isn't found. */
function notReplaced(name) {
    return `GitHub doesn't replace $${name}`;
}
/** The variable that an input refers to in the way of GitLab, and that the platform didn't replace. */
function referenceIn(host, input) {
    return /^\s*\$\{?([A-Za-z_]\w*)\}?\s*$/.exec(host.input(input) ?? '')?.[1];
}
const WORKSPACE_HINTS = {
    github: { name: 'GITHUB_WORKSPACE', advice: 'Add a step that runs actions/checkout first.' },
    gitlab: { name: 'CI_PROJECT_DIR', advice: 'Set the variable to the folder of the repository, or unset it.' },
    terminal: { name: 'Current folder', advice: 'Change to the folder of the repository.' },
};
function describeMissingWorkspace({ name, workspace }) {
    const hint = WORKSPACE_HINTS[name];
    return `${hint.name}: the folder ${(0,sentences/* quoted */.TL)(workspace)} doesn't exist. ${hint.advice}`;
}

;// CONCATENATED MODULE: ../../build/src/run/parse-inputs.js
/** Parses the inputs of a host: masks secrets, finds every problem at once, and decides on a missing key. */










/** Parses and checks all inputs of a run, on the disk too. */
function readInputs(command, host) {
    if (!(0,paths/* isFolder */.lQ)(host.workspace))
        return { values: {}, problems: [describeMissingWorkspace(host)] };
    const { values: typedValues, problems, missing } = parseInputs(command.inputs, host);
    const values = spellPathsAsOnDisk(command, typedValues, host);
    const pathProblems = findPathProblems(command, values, host);
    const unset = findUnsetVariables(command.inputs, host);
    const others = [...missing, ...problems, ...pathProblems].filter(({ input }) => !unset.has(input));
    const found = [...unset.values(), ...others.map((problem) => explainUnset(problem, host))];
    const invalid = new Set(found.map(({ input }) => input));
    const combined = command.check?.(withoutInvalid(values, found), host.runContext) ?? [];
    // The check takes an input for missing, or for its default, whose value isn't valid.
    const needsInvalid = ({ problem }) => [...invalid].some((name) => problem.includes((0,input_names/* inputName */.yu)((0,kinds/* kebab */.i9)(name))));
    found.push(...combined.filter((one) => !invalid.has(one.input) && !needsInvalid(one)));
    const flagProblems = host.inputProblems();
    const isWithheld = values.apiKey === undefined && host.runContext.secrets === 'withheld';
    // The problem of the missing key says what a fork doesn't get.
    const told = isWithheld ? found.filter(({ input }) => !unset.has(input) && !isUnset(input, host)) : found;
    const inputs = {
        values: withoutInvalid(values, found),
        problems: [...flagProblems, ...told.map(describeProblem)],
    };
    if (values.apiKey !== undefined || found.some(({ input }) => input === 'apiKey'))
        return inputs;
    const setProblems = [...found, ...pathProblems].filter(({ input }) => !unset.has(input) && !isUnset(input, host));
    return withoutKey(inputs, flagProblems.length + setProblems.length === 0, host);
}
function withoutKey(inputs, isOtherwiseValid, host) {
    const { problem, advice, warning } = describeMissingKey(host);
    if (inputs.values.onMissingKey === 'skip')
        return isOtherwiseValid ? { ...inputs, skipReason: `Skipped: ${problem}`, skipWarning: warning } : inputs;
    return { ...inputs, problems: [`${problem} ${advice}`, ...inputs.problems], topic: 'missing-key' };
}
/** The inputs that refer to a variable that GitLab doesn't know. The key and the URL have sentences of their own. */
function findUnsetVariables(inputs, host) {
    const problems = Object.entries(inputs).flatMap(([input, { kind, isLiteral }]) => {
        const problem = kind === 'secret' || kind === 'url' || isLiteral ? undefined : describeUnsetVariable(host, (0,kinds/* kebab */.i9)(input));
        return problem === undefined ? [] : [[input, { input, ...problem }]];
    });
    return new Map(problems);
}
/** A URL that is empty or an unexpanded reference is a variable that the project doesn't have yet. */
function explainUnset(found, host) {
    const { input } = found;
    return input === 'baseUrl' && isUnset(input, host) ? { input, problem: describeMissingUrl(host) } : found;
}
/** A run that gets no secrets gets no variables either, so what they would set is empty or an unexpanded reference. */
function isUnset(input, host) {
    const text = readText(host, (0,kinds/* kebab */.i9)(input));
    return text === undefined || (0,kinds/* isReference */.A_)(text);
}
function withoutInvalid(values, problems) {
    const invalid = new Set(problems.map(({ input }) => input));
    return Object.fromEntries(Object.entries(values).filter(([name]) => !invalid.has(name)));
}
/** Paths are compared with each other and with the folder's files, so they need the names of the disk. */
function spellPathsAsOnDisk(command, values, { workspace }) {
    const spelled = pathValues(command, values).map(([input, path]) => [input, (0,paths/* spellAsOnDisk */.xA)(workspace, path)]);
    return { ...values, ...Object.fromEntries(spelled) };
}
/** A path that is inside the workspace by its text can lead outside by a symlink. */
function findPathProblems(command, values, { workspace }) {
    return pathValues(command, values).flatMap(([input, value]) => {
        if (input === 'resultsDir' && value === workspace)
            return { input, problem: 'is the workspace itself. Use a folder inside it' };
        const problem = 'is a symlink that points outside the workspace. Use a path inside it';
        return (0,paths/* leadsOutside */.dr)(workspace, value) ? { input, problem } : [];
    });
}
function pathValues({ inputs }, values) {
    return Object.entries(values).filter((entry) => {
        const [input, value] = entry;
        const declared = inputs[input];
        return declared?.kind === 'path' && typeof value === 'string' && value !== declared.keyword;
    });
}
/** Parses all inputs of a command. `missing` are required inputs without a value, except secrets. */
function parseInputs(inputs, source) {
    const problems = [];
    const missing = [];
    const values = {};
    for (const [name, input] of Object.entries(inputs)) {
        const text = readText(source, (0,kinds/* kebab */.i9)(name)) ?? input.default;
        if (text === undefined) {
            // A run without a key may be skipped, so `readInputs` decides on it.
            if (input.required && input.kind !== 'secret')
                missing.push({ input: name, problem: `is missing. Set the ${input.description}` });
            continue;
        }
        const { value, problem = pathProblem(input, text, source), lines = [] } = parseText(input, text);
        if (lines.length > 0)
            problems.push(...lines.map(({ line, ...rest }) => ({ input: name, subject: (0,sentences/* quoted */.TL)(line), ...rest })));
        else if (problem)
            problems.push({ input: name, ...subjectOf(input, text), problem });
        else
            values[name] = isPath(input, text) ? (0,external_node_path_.resolve)(source.workspace, text) : value;
    }
    return { values: values, problems, missing };
}
/** Several lines would be one long text with marks for line breaks. */
function subjectOf({ kind }, text) {
    if (kind === 'secret')
        return { subject: 'the value' };
    return /[\r\n]/.test(text) ? {} : { subject: (0,sentences/* quoted */.TL)(text) };
}
/** A key or a token can be in a file. */
function parseText(input, raw) {
    const { text, problem } = input.kind === 'secret' ? readSecret(raw) : { text: raw };
    return problem === undefined ? (0,kinds/* tryInput */["in"])(withinLimits(input), text) : { problem };
}
/** No path, key or URL is longer, and no list. What is done with longer ones takes time, and would fill a log. */
const MAX_LINE_LENGTH = 4_096;
const MAX_LINES = 1_000;
/** The input with limits: what is longer is invalid, whatever the kind of the input is. */
function withinLimits({ parse }) {
    return {
        parse(raw) {
            if ((0,kinds/* isGitHubExpression */.OK)(raw))
                return (0,kinds/* invalid */.Gq)('has the syntax of GitHub, which only GitHub replaces. On GitLab, write $ and the name of the variable');
            const lines = raw.split(/\r\n|[\r\n]/);
            if (lines.length > MAX_LINES)
                return (0,kinds/* invalid */.Gq)(`has more than ${(0,pluralize/* formatCount */.B)(MAX_LINES)} lines. Use fewer`);
            if (lines.some(({ length }) => length > MAX_LINE_LENGTH))
                return (0,kinds/* invalid */.Gq)(`has a line of more than ${(0,pluralize/* formatCount */.B)(MAX_LINE_LENGTH)} characters. Use a shorter one`);
            return parse(raw);
        },
    };
}
/** The text of an input, trimmed; undefined if it is missing or empty. */
function readText(source, name) {
    return source.input(name)?.trim() || undefined;
}
function isPath({ kind, keyword: word }, text) {
    return kind === 'path' && text !== word;
}
function pathProblem(input, text, { workspace }) {
    if (!isPath(input, text))
        return undefined;
    const path = (0,external_node_path_.resolve)(workspace, text);
    return (0,paths/* isWithin */.UO)(workspace, path) ? (0,names/* pathProblem */.z9)(path, workspace) : 'is outside the workspace. Use a path inside it';
}
/** The problem as a sentence. */
function describeProblem({ input, subject, problem }) {
    return (0,sentences/* endSentence */.H_)(`${(0,input_names/* inputName */.yu)((0,kinds/* kebab */.i9)(input))}${subject === undefined ? '' : `: ${subject}`} ${problem}`);
}
/** What must not be shown of a URL: its credentials, or a key that was set in its place. */
function secretInUrl(text) {
    return /^[\w-]{16,}$/.test(text) ? text : (/\/\/([^/@]*)@/.exec(text)?.[1] ?? '');
}
/** Collects and masks all secrets before anything is logged, so that not even a problem can show one. */
function maskSecrets(inputs, host) {
    const secrets = new redact_secrets/* Secrets */.S();
    for (const token of host.tokens)
        secrets.add(token);
    for (const [name, input] of Object.entries(inputs)) {
        // Only the file of a secret may be opened here.
        if (input.kind !== 'url' && input.kind !== 'secret')
            continue;
        const text = readText(host, (0,kinds/* kebab */.i9)(name)) ?? '';
        const secret = input.kind === 'url' ? secretInUrl(text) : readSecret(text).text;
        if (secret === '' || (0,kinds/* isReference */.A_)(secret))
            continue;
        secrets.add(secret);
        host.mask(secret);
    }
    return secrets;
}


/***/ }),

/***/ 85571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __nccwpck_require__(78474);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
// EXTERNAL MODULE: ../../build/src/text/connection-codes.js
var connection_codes = __nccwpck_require__(49014);
// EXTERNAL MODULE: ../../build/src/api/errors.js
var errors = __nccwpck_require__(43947);
// EXTERNAL MODULE: ../../build/src/api/http-response.js
var http_response = __nccwpck_require__(1378);
// EXTERNAL MODULE: ../../build/src/api/redirects.js
var redirects = __nccwpck_require__(307);
// EXTERNAL MODULE: ../../build/src/api/responses.js
var responses = __nccwpck_require__(89510);
;// CONCATENATED MODULE: ../../build/src/api/attempt.js
/**
 * Makes one attempt at one call: builds the URL, adds the key, reads the whole response and classifies the result for
 * `retry.ts` and `errors.ts`. The key only ever goes to the origin of the base URL.
 */






/** The largest list of the contract has a few hundred kilobytes, so a body above this limit is an error. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const BEFORE_SENT_CODES = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
]);
/** A response without a body says so. */
const NO_CONTENT = 204;
/**
 * Gateways send it with bodies of their own or none, and what the service sends with it is JSON. So a write that gets it without
 * JSON is looked up before it counts as done. A write that gets another 2xx is done, whatever its body says.
 */
const OK = 200;
/** Throws a RequestError if a retry may help or the response isn't usable, and other errors if the work around it fails. */
async function attempt(connection, call) {
    const request = requestInfoOf(call);
    const { status, headers, text } = await send(connection, call, request);
    const serverMs = (0,responses/* serverDateMsOf */.ZZ)(headers);
    const nowMs = serverMs ?? connection.nowMs();
    const limit = (0,responses/* rateLimitOf */.tX)(headers, nowMs);
    connection.onResponse({ status, limit, serverMs });
    if ((0,http_response/* isSuccess */.oJ)(status) || (call.acceptAnyStatus && (await call.schema()).safeParse((0,responses/* parseJson */.qF)(text)).success))
        return {
            status,
            body: (0,responses/* parseResponse */.xp)(await call.schema(), saysNothing(call, status, text) ? 'null' : text, request),
        };
    const retryAfterMs = (0,responses/* retryAfterMsOf */.mK)(headers, (0,responses/* parseJson */.qF)(text), nowMs) ?? (status === 429 ? limit?.resetMs : undefined);
    throw (0,responses/* toApiError */.Gv)(request, status, text, connection, retryAfterMs);
}
function saysNothing({ method }, status, text) {
    const isDone = method !== 'GET' && (0,http_response/* isSuccess */.oJ)(status) && status !== OK;
    return status === NO_CONTENT || (isDone && (0,responses/* parseJson */.qF)(text) === undefined && !(0,responses/* isPage */.yp)(text));
}
/** The part of a call that its errors keep. */
function requestInfoOf({ method, path, role, goal, ifRejected }) {
    return { method, path, role, goal, ifRejected };
}
/** Builds the URL of a call. It encodes values and rejects dot segments, so no value can reach another endpoint. */
function urlOf(baseUrl, { path, params = {}, query = {} }) {
    const filledPath = path.replace(/\{(\w+)\}/g, (_, name) => encodePath(params[name] ?? ''));
    const url = new URL(baseUrl.href.replace(/\/$/, '') + filledPath);
    for (const [name, value] of Object.entries(query)) {
        if (value !== undefined)
            url.searchParams.set(name, String(value));
    }
    return url;
}
function encodePath(value) {
    const segments = value.split('/');
    if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) {
        throw new RangeError(`"${value}" can't be part of a URL path`);
    }
    return segments.map(encodeURIComponent).join('/');
}
async function send({ http, baseUrl, key, signal }, call, request) {
    const sendTo = (url) => http.send({
        method: call.method,
        url,
        headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
        json: call.json,
        form: call.form,
        signal,
        // The schema is loaded while the service works. If that fails, reading the response fails in the same way.
        onSent: () => void call.schema().catch(() => undefined),
        headersTimeoutMs: call.responseTimeoutMs,
    });
    try {
        const response = await (0,redirects/* followRedirects */.F)(urlOf(baseUrl, call), sendTo, (redirect) => {
            const { location, from, count } = redirect;
            if (!URL.canParse(location, from.href))
                return undefined;
            const next = new URL(location, from);
            if (next.origin === from.origin && call.method === 'GET' && count < MAX_REDIRECTS)
                return next;
            throw new errors/* ApiError */.hD(request, redirect.status, redirectProblem(call, from, next));
        });
        return await readResponse(response, request);
    }
    catch (error) {
        signal.throwIfAborted();
        throw toRequestError(request, error);
    }
}
/**
 * The body of an error in another coding is unreadable, but its status says enough. JSON is always UTF-8; other bytes would
 * become other characters of a page.
 */
async function readResponse({ status, headers, body }, request) {
    const coding = (0,http_response/* codingOf */.mR)({ headers });
    if (coding === undefined) {
        const bytes = await (0,http_response/* readBytes */.io)(body, MAX_BODY_BYTES);
        if ((0,http_response/* isSuccess */.oJ)(status) && !(0,external_node_buffer_.isUtf8)(bytes))
            throw new errors/* UnexpectedResponseError */.dk(request, 'the body', "isn't valid UTF-8, although JSON has to be");
        return { status, headers, text: bytes.toString('utf8') };
    }
    body.destroy();
    if (!(0,http_response/* isSuccess */.oJ)(status))
        return { status, headers, text: '' };
    const problem = `has the content encoding ${JSON.stringify(coding)}, although docs-ci asks for "identity". Check the proxy or gateway in front of the service`;
    throw new errors/* UnexpectedResponseError */.dk(request, 'the body', problem);
}
function redirectProblem({ method }, from, to) {
    if (to.origin !== from.origin)
        return `the API redirects to ${to.origin}, and the API key is not sent to other hosts`;
    return method === 'GET'
        ? `the API redirects more than ${MAX_REDIRECTS} times`
        : `the API redirects to another URL of ${to.origin}, and this request is only sent once`;
}
function toRequestError(request, error) {
    if (error instanceof errors/* RequestError */.GI)
        return error;
    if (error instanceof http_response/* BodyTooLargeError */.Au)
        return new errors/* UnexpectedResponseError */.dk(request, 'the body', `has ${error.message}`);
    const code = (0,connection_codes/* errorCodeOf */.D9)(error);
    // An error without a code doesn't come from the network: a file changed during the upload, or docs-ci has a bug.
    if (code === undefined || code.startsWith('UND_ERR_INVALID'))
        return error;
    const beforeSent = BEFORE_SENT_CODES.has(code) || isTlsCode(code) || (0,connection_codes/* withoutProxy */.$d)(code) !== code;
    // undici's parser error contains the bytes it failed on, which may hold a secret.
    return new errors/* ConnectionError */.Rc(request, code, beforeSent, code === connection_codes/* NOT_HTTP */.T4 ? undefined : { cause: error });
}
/** True for untrusted certificates and failed handshakes: no byte of the request has left. */
function isTlsCode(code) {
    return /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code) || code === 'EPROTO';
}

// EXTERNAL MODULE: ../../build/src/api/http.js + 3 modules
var http = __nccwpck_require__(66280);
;// CONCATENATED MODULE: ../../build/src/api/rate-limit.js
/**
 * Spaces requests by the rate limits that responses report. Pure: a state and an event give the next state. All requests
 * of a run share one state, so a limit that one of them meets holds for all.
 *
 * What still fits into a window is sent at once. What doesn't fit ends as early with pauses as without them: so the first
 * half of the window is free, and the rest is spread over the remaining time, where other users of the key find room.
 */
/** Share of a window that is spent without slowing down, if the rest of the run doesn't fit into it. */
const FREE_SHARE = 0.5;
/** Share of a window that is left to others. A share of files would cost requests of ten, so only the key has one. */
const RESERVE_SHARE = 0.02;
/** Length of a window until a response reports its end (contract: limits are per minute). */
const WINDOW_MS = 60_000;
/** Windows that end within this time are the same window, because the header has whole seconds. */
const SAME_WINDOW_MS = 1_500;
/** The longest wait for the response that tells what the next window has. */
const PROBE_MS = 5_000;
/** The contract fixes this limit, and headers describe only the limit that is closest to being reached. */
const FILES_PER_MINUTE = 120;
const UNKNOWN = {
    limit: Infinity,
    spent: [],
    resetAtMs: 0,
    inFlight: 0,
    announced: 0,
    isScarce: false,
    lastStartMs: 0,
    blockedUntilMs: 0,
};
const INITIAL = {
    key: UNKNOWN,
    files: { ...UNKNOWN, limit: FILES_PER_MINUTE },
    exports: UNKNOWN,
};
/**
 * Returns when the next request with this charge may start: now or later, in epoch milliseconds.
 * @param followers requests that start right after it, and that count against the limit of the key alone
 */
function startAtMs(state, charge, nowMs, followers = 0) {
    const startTimes = costsOf(charge).map(({ bucket, units }) => {
        const window = windowOf(state, bucket);
        const isKey = bucket === 'key';
        return Math.max(window.blockedUntilMs, roomAtMs(window, isKey ? units + followers : units, nowMs, isKey));
    });
    return Math.max(nowMs, ...startTimes);
}
/** Returns when a request may start whose place is reserved: it waits for no limit but that of a 429. */
function reservedStartMs(state, nowMs) {
    return Math.max(nowMs, windowOf(state, 'key').blockedUntilMs);
}
/** Says how many requests or files the run is going to send, so that they are spaced only if they don't fit. */
function onAnnounced(state, bucket, units) {
    return update(state, [{ bucket, units }], (window) => ({ ...window, announced: units }));
}
/** Counts a request with this charge that starts now. */
function onRequest(state, charge, nowMs) {
    return update(state, costsOf(charge), (window, units) => ({
        ...window,
        announced: Math.max(0, window.announced - units),
        inFlight: window.inFlight + units,
        lastStartMs: nowMs,
    }));
}
/** Counts the end of a request with this charge, and the limit that its response reports. */
function onResponse(state, charge, reported, nowMs) {
    const described = reported && limitedCost(state, charge, reported).bucket;
    const ended = costsOf(charge).map(({ bucket, units }) => {
        const window = windowOf(state, bucket);
        const landed = { ...window, inFlight: Math.max(0, window.inFlight - units) };
        const next = reported && bucket === described ? applyReported(landed, reported, nowMs) : addSpent(landed, units, nowMs);
        return [bucket, next];
    });
    return { ...state, ...Object.fromEntries(ended) };
}
/** Blocks every request that the limit of a 429 covers until the given time. */
function onLimited(state, charge, reported, untilMs) {
    return update(state, [limitedCost(state, charge, reported)], (window) => ({
        ...window,
        isScarce: true,
        blockedUntilMs: Math.max(window.blockedUntilMs, untilMs),
    }));
}
/**
 * The headers describe the limit that is closest to being reached, without naming it. For a request with a charge, it is
 * the key's limit if the number is the key's.
 */
function limitedCost(state, charge, reported) {
    return charge && (!reported || state.key?.limit !== reported.limit) ? charge : KEY_COST;
}
const KEY_COST = { bucket: 'key', units: 1 };
function costsOf(charge) {
    return charge ? [KEY_COST, charge] : [KEY_COST];
}
/** Without a report, the service may have counted the request just now. So it is forgotten a whole window later. */
function addSpent(window, units, nowMs) {
    const freeAtMs = nowMs < window.resetAtMs ? window.resetAtMs : nowMs + WINDOW_MS;
    const spent = [...window.spent.filter((one) => one.freeAtMs > nowMs), { units, freeAtMs }];
    return window.limit === Infinity ? window : { ...window, spent };
}
function applyReported(window, reported, nowMs) {
    const resetAtMs = nowMs + reported.resetMs;
    const isSame = nowMs < window.resetAtMs && Math.abs(resetAtMs - window.resetAtMs) <= SAME_WINDOW_MS;
    const { limit, remaining } = reported;
    // Responses may arrive out of order, so the lowest number of a window counts.
    const units = Math.max(limit - remaining, isSame ? spentAt(window, nowMs) : 0);
    // The latest end counts: a request opens the window only when it arrives, so early estimates are too early.
    const freeAtMs = isSame ? Math.max(window.resetAtMs, resetAtMs) : resetAtMs;
    const isScarce = window.isScarce || remaining - window.inFlight <= 0;
    return { ...window, limit, isScarce, spent: [{ units, freeAtMs }], resetAtMs: freeAtMs };
}
/** Returns when the window has room for these units, without and with the time to spread them. 0 if it has room now. */
function roomAtMs(window, units, nowMs, isKey) {
    const { limit, resetAtMs, lastStartMs, announced, isScarce } = window;
    if (limit === Infinity)
        return 0;
    const left = limit - spentAt(window, nowMs) - inFlightAt(window, nowMs);
    // A limit may be smaller than a batch.
    if (left < Math.min(units, limit))
        return freeAtMs(window, units - left, nowMs);
    if (nowMs >= resetAtMs)
        return probedAtMs(window, nowMs);
    const rest = announced > 0 ? Math.max(units, announced) : isScarce ? Infinity : units;
    if (rest <= left)
        return 0;
    if (left - units >= limit * FREE_SHARE)
        return 0;
    const usable = left - (isKey ? reserveOf(limit, left, rest) : 0);
    // The last batch keeps away from the end of the window, which is known to a second: the next window would count it.
    return usable < units ? resetAtMs : lastStartMs + (Math.max(0, resetAtMs - lastStartMs) * units) / (usable + units);
}
/**
 * Only a reported window has an end to spread to. After it, the first response tells how much the service has forgotten: all
 * of a window, or only the oldest part of a minute. A run that needs all of it waits for that response.
 */
function probedAtMs({ isScarce, resetAtMs, lastStartMs, inFlight }, nowMs) {
    const isAsking = isScarce && resetAtMs > 0 && lastStartMs >= resetAtMs && inFlight > 0;
    return isAsking && nowMs < lastStartMs + PROBE_MS ? lastStartMs + PROBE_MS : 0;
}
/** The requests of a window that are left to others, unless the run then takes a window more. */
function reserveOf(limit, left, rest) {
    const reserve = Math.floor(limit * RESERVE_SHARE);
    const windows = Math.ceil((rest - left) / limit);
    return rest < Infinity && Math.ceil((rest - left + reserve) / (limit - reserve)) > windows ? 0 : reserve;
}
/** Returns when the service has forgotten so many units. */
function freeAtMs({ spent, resetAtMs, lastStartMs }, units, nowMs) {
    let missing = units;
    for (const one of spent.filter(({ freeAtMs }) => freeAtMs > nowMs).sort((a, b) => a.freeAtMs - b.freeAtMs)) {
        missing -= one.units;
        if (missing <= 0)
            return one.freeAtMs;
    }
    // The others are in flight.
    return nowMs < resetAtMs ? resetAtMs : lastStartMs + WINDOW_MS;
}
function spentAt({ spent }, nowMs) {
    return spent.reduce((sum, { units, freeAtMs }) => sum + (freeAtMs > nowMs ? units : 0), 0);
}
/** A request that takes longer than a window doesn't stop the others. */
function inFlightAt({ inFlight, lastStartMs }, nowMs) {
    return nowMs < lastStartMs + WINDOW_MS ? inFlight : 0;
}
function windowOf(state, bucket) {
    return state[bucket] ?? INITIAL[bucket];
}
function update(state, costs, change) {
    const changed = costs.map(({ bucket, units }) => [bucket, change(windowOf(state, bucket), units)]);
    return { ...state, ...Object.fromEntries(changed) };
}

// EXTERNAL MODULE: ../../build/src/api/retry.js
var retry = __nccwpck_require__(95060);
;// CONCATENATED MODULE: ../../build/src/api/client.js
/**
 * Implements the API: adds the key, respects rate limits, retries what is safe to repeat and looks up lost writes.
 * Knows no host, no command and no process.
 */







/** A single look-up is enough this long after the attempt started. */
const VISIBLE_AFTER_MS = 6_000;
function connectApi(options) {
    return new Client(options);
}
class Client {
    #options;
    #http;
    #limiter = {};
    /** Keeps the last 429, which is the error to throw if a limit lasts beyond the deadline. */
    #limitError;
    /** True if the last attempt got a response other than 429 or a server error. */
    #healthy = false;
    stats = { requests: 0, limited: 0, retried: 0 };
    observed = {};
    active = 0;
    lastPauseMs = 0;
    /** Aborts when a response tells more of the limits, so that what waits for them decides again. */
    #news = new AbortController();
    /** Requests of a look and its write that the limit has room for, so they don't wait for each other. */
    #reserved = 0;
    constructor(options) {
        this.#options = options;
        // Every request and pause of a run listens to the one signal, so more than ten listeners are not a leak.
        (0,external_node_events_.setMaxListeners)(0, options.signal);
        this.#http = new http/* Http */.l({ connections: options.connections, proxies: options.proxies, userAgent: options.userAgent });
    }
    async call(call) {
        const nowMs = this.#options.clock.now();
        const state = {
            signal: this.#signalOf(call.signal),
            attempts: 0,
            failingMs: 0,
            firstStartMs: nowMs,
            lastStartMs: nowMs,
            mayBeExecuted: false,
        };
        try {
            return await this.#callUntilDone(call, state);
        }
        catch (error) {
            // The end of a call says less than what its last attempt failed with.
            const cause = call.signal?.aborted && error === call.signal.reason ? (state.lastError ?? error) : error;
            // A refusal says nothing about an earlier attempt whose response was lost.
            if (cause instanceof errors/* RequestError */.GI && call.method !== 'GET')
                cause.mayHaveWritten ||= state.mayBeExecuted;
            // The time may end in the look before a later attempt.
            throw call.guard && cause instanceof errors/* TimeoutError */.MU && state.mayBeExecuted
                ? new errors/* TimeoutError */.MU(cause.message, true)
                : cause;
        }
    }
    async #callUntilDone(call, state) {
        const { clock } = this.#options;
        for (;;) {
            await this.#waitForLimits(call, state);
            if (call.guard)
                await this.#look(call.guard, call, state);
            const { mayBeExecuted } = state;
            state.mayBeExecuted = true;
            const result = await this.#attempt(call, state);
            if (!(result instanceof errors/* RequestError */.GI))
                return result;
            state.lastError = result;
            state.mayBeExecuted = mayBeExecuted || result.mayHaveWritten;
            state.failingMs += clock.now() - state.lastStartMs;
            const created = await this.#recover(call, result, state);
            if (created !== undefined)
                return { status: state.info?.status ?? 0, body: created };
            this.stats.retried += 1;
        }
    }
    async fetchPlain(url, headers = {}, limit) {
        const signal = this.#signalOf(limit);
        signal.throwIfAborted();
        this.active += 1;
        try {
            return await this.#http.send({ method: 'GET', url, headers, signal });
        }
        finally {
            this.active -= 1;
        }
    }
    announce(bucket, units) {
        this.#limiter = onAnnounced(this.#limiter, bucket, units);
    }
    toServerMs(localMs) {
        return localMs + (this.observed.clockOffsetMs ?? 0);
    }
    async close() {
        await this.#http.close();
    }
    /** Looks at what a write overwrites, without any wait of its requests, and counts the attempt that starts then. */
    async #look({ look, requests }, call, state) {
        this.#reserved = requests;
        try {
            await look();
        }
        finally {
            this.#reserved = 0;
        }
        this.#start(call, state);
    }
    /** Waits until the limits let the next attempt start, and counts it unless a look comes first. */
    async #waitForLimits(call, state) {
        const { clock, deadlineMs, onWait } = this.#options;
        for (let saidMs = 0;;) {
            state.signal.throwIfAborted();
            const nowMs = clock.now();
            const startMs = this.#startAtMs(call, nowMs);
            if (Math.max(nowMs, startMs) >= deadlineMs)
                throw state.lastError ?? this.#limitError ?? this.#deadlineError(call, state);
            if (startMs <= nowMs) {
                if (!call.guard)
                    this.#start(call, state);
                return;
            }
            const limit = startAtMs(this.#limiter, undefined, nowMs) < startMs && call.charge ? call.charge.bucket : 'key';
            if (startMs > saidMs)
                onWait({ reason: 'limit', limit, ms: startMs - nowMs, error: this.#limitError });
            saidMs = Math.max(saidMs, startMs);
            await this.#sleepForLimit(startMs - nowMs, state);
        }
    }
    async #sleepForLimit(ms, state) {
        const { clock } = this.#options;
        const news = this.#news.signal;
        try {
            await clock.sleep(ms, AbortSignal.any([state.signal, news]));
        }
        catch (error) {
            state.signal.throwIfAborted();
            if (!news.aborted)
                throw error;
        }
        this.lastPauseMs = clock.now();
    }
    #startAtMs({ charge, guard, waitForLimit }, nowMs) {
        if (this.#reserved > 0)
            return reservedStartMs(this.#limiter, nowMs);
        return startAtMs(this.#limiter, waitForLimit === false ? undefined : charge, nowMs, guard?.requests);
    }
    /** Counts an attempt that starts now. */
    #start(call, state) {
        const { clock } = this.#options;
        if (this.#reserved > 0)
            this.#reserved -= 1;
        this.#limiter = onRequest(this.#limiter, call.charge, clock.now());
        state.attempts += 1;
        state.lastStartMs = clock.now();
        if (state.attempts === 1)
            state.firstStartMs = state.lastStartMs;
        state.info = undefined;
    }
    /** Resolves with the error of an attempt that failed. Rejects if the run or the call ends. */
    async #attempt(call, state) {
        const { clock, baseUrl, key, redact, onAttempt } = this.#options;
        const { method, path } = call;
        const { signal } = state;
        const startMs = clock.now();
        let result = 'aborted';
        this.stats.requests += 1;
        this.active += 1;
        try {
            const connection = {
                ...{ http: this.#http, baseUrl, key, redact, signal },
                nowMs: () => this.toServerMs(clock.now()),
                onResponse: (info) => this.#countResponse(call, (state.info = info)),
            };
            const response = await attempt(connection, call);
            result = response.status;
            this.#healthy = true;
            this.#limitError = undefined;
            return response;
        }
        catch (error) {
            if (!(error instanceof errors/* RequestError */.GI) || error === signal.reason)
                throw signal.reason instanceof errors/* TimeoutError */.MU ? (state.lastError ?? this.#deadlineError(call, state)) : error;
            result = this.#countFailure(error, state.info);
            return error;
        }
        finally {
            this.active -= 1;
            if (!state.info)
                this.#limiter = onResponse(this.#limiter, call.charge, undefined, clock.now());
            const ms = clock.now() - startMs;
            onAttempt({ method, path, result, ms, attempt: state.attempts, remaining: state.info?.limit?.remaining });
        }
    }
    /** Returns the status, or what there is instead of a response. */
    #countFailure(error, { status } = {}) {
        this.#healthy = status !== undefined && status < 500 && status !== 429;
        this.#limitError = status === 429 ? error : undefined;
        return status ?? (error instanceof errors/* ConnectionError */.Rc ? error.code : 'unusable response');
    }
    #countResponse({ charge }, { status, limit, serverMs }) {
        const nowMs = this.#options.clock.now();
        this.#limiter = onResponse(this.#limiter, charge, limit, nowMs);
        this.#news.abort();
        this.#news = new AbortController();
        if (status === 429)
            this.stats.limited += 1;
        if (serverMs !== undefined)
            this.observed.clockOffsetMs = serverMs - nowMs;
        if (limit && !charge)
            this.observed.requestsPerMinute = limit.limit;
    }
    /**
     * Waits after a failed attempt until the next one may start. Resolves with what the lost attempt created, if a look-up
     * finds it. Throws the attempt's error if nothing is left to try.
     */
    async #recover(call, error, state) {
        const { info } = state;
        if (info?.status === 429 && call.waitForLimit === false)
            throw error;
        const decision = this.#decide(error, call.idempotent, state);
        if (!decision.retry && decision.reason === 'response-lost' && call.lookUp)
            return this.#lookUp(call.lookUp, error, state);
        if (!decision.retry)
            throw error;
        if (decision.limited) {
            // A limit holds for every request of the run, so all of them wait in #waitForLimits.
            this.#limiter = onLimited(this.#limiter, call.charge, info?.limit, this.#options.clock.now() + decision.afterMs);
        }
        else {
            await this.#pause(decision.afterMs, error, state);
        }
        return undefined;
    }
    /** Looks for what a lost write created. If nothing shows up, sending it again is as safe as a read. */
    async #lookUp(lookUp, error, state) {
        const { clock, deadlineMs } = this.#options;
        for (const [index, pauseMs] of retry/* LOOK_DELAYS_MS */.OC.entries()) {
            const isLate = clock.now() + pauseMs >= deadlineMs;
            // The first look-up is worth it even if nothing else fits before the deadline.
            if (isLate && index > 0)
                throw error;
            const restMs = retry/* LOOK_DELAYS_MS */.OC.slice(index).reduce((sum, ms) => sum + ms, 0);
            if (!isLate)
                await this.#pause(pauseMs, error, state, { reason: 'look', ms: restMs });
            const created = await lookUp(state.firstStartMs).catch(() => {
                state.signal.throwIfAborted();
                // A failed look-up leaves the question open, so the user has to hear about the lost write.
                throw error;
            });
            if (created !== undefined)
                return created;
            if (clock.now() - state.lastStartMs >= VISIBLE_AFTER_MS)
                break;
        }
        if (!this.#decide(error, true, state).retry)
            throw error;
        return undefined;
    }
    #signalOf(signal) {
        return signal ? AbortSignal.any([this.#options.signal, signal]) : this.#options.signal;
    }
    /** @param told what a listener hears of the pause */
    async #pause(ms, error, state, told = { reason: 'retry', ms }) {
        state.failingMs += ms;
        this.#options.onWait({ ...told, failingMs: state.failingMs, error });
        await this.#sleep(ms, state);
    }
    async #sleep(ms, { signal }) {
        const { clock } = this.#options;
        await clock.sleep(ms, signal);
        this.lastPauseMs = clock.now();
    }
    #decide(error, idempotent, { attempts, failingMs }) {
        const { clock, random, deadlineMs } = this.#options;
        const remainingMs = deadlineMs - clock.now();
        return (0,retry/* decideRetry */.tE)({ error, idempotent, attempts, failingMs, remainingMs, random: random() });
    }
    /** Blames the timeout if the service was responding, and the service if it has only failed. */
    #deadlineError(call, { mayBeExecuted }) {
        if (this.#healthy)
            return new errors/* TimeoutError */.MU('The timeout was reached.', mayBeExecuted && call.method !== 'GET');
        return new errors/* ConnectionError */.Rc(requestInfoOf(call), connection_codes/* NO_RESPONSE_IN_TIME */.A4, !mayBeExecuted);
    }
}

// EXTERNAL MODULE: ../../build/src/api/clock.js
var clock = __nccwpck_require__(23624);
// EXTERNAL MODULE: ../../build/src/commands/account/account.js
var account = __nccwpck_require__(63499);
// EXTERNAL MODULE: ../../build/src/commands/inputs/common-inputs.js
var common_inputs = __nccwpck_require__(99325);
// EXTERNAL MODULE: ../../build/src/api/concurrency.js
var concurrency = __nccwpck_require__(7609);
// EXTERNAL MODULE: ../../build/src/disk/earlier-results.js
var earlier_results = __nccwpck_require__(73372);
// EXTERNAL MODULE: ../../build/src/hosts/host.js
var hosts_host = __nccwpck_require__(36443);
// EXTERNAL MODULE: ../../build/src/text/error-message.js
var error_message = __nccwpck_require__(92161);
// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __nccwpck_require__(73308);
// EXTERNAL MODULE: ../../build/src/text/log.js
var log = __nccwpck_require__(42883);
// EXTERNAL MODULE: ../../build/src/text/sentences.js
var sentences = __nccwpck_require__(58423);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __nccwpck_require__(22805);
// EXTERNAL MODULE: ../../build/src/run/troubleshooting.js
var troubleshooting = __nccwpck_require__(22153);
;// CONCATENATED MODULE: ../../build/src/run/log.js




/** Progress that is kept as lines (in CI) appears at most this often. */
const PROGRESS_INTERVAL_MS = 5_000;
/** Shorter work shows no progress in a log that keeps every line. */
const PROGRESS_DELAY_MS = 2_000;
/** A shorter wait is not logged, unless its request has been failing for this long: many short waits are a long one. */
const MIN_LOGGED_WAIT_MS = 2_000;
const LIMIT_NAMES = {
    key: "the API key's rate limit",
    files: "the organization's limit of stored files per minute",
    exports: 'the limit of PDF export starts',
};
/**
 * @param shown returns a text without secrets, and with the names of inputs as the host writes them
 * @param helpUrlOf returns the URL of a section of the troubleshooting page
 */
function createRunLog(sink, shown, clock, helpUrlOf = () => '') {
    const annotations = [];
    const line = (level, text) => sink.line(level, shown(text));
    const record = (level, text, location, ending) => {
        const { topic, ...place } = location;
        const message = shown(topic === undefined ? text : (0,troubleshooting/* withHelp */.i)(text, helpUrlOf(topic)));
        annotations.push({ level, message, ...place });
        sink.line(level, message, { ...place, ending });
    };
    const annotate = (level) => (text, location = {}) => record(level, text, location);
    return {
        annotations,
        info: (text) => line('info', text),
        debug: (text) => line('debug', text),
        notice: annotate('notice'),
        warning: annotate('warning'),
        error: annotate('error'),
        ending(level, text, sign, location = {}) {
            if (level === 'info')
                sink.line(level, shown(text), { ending: sign });
            else
                record(level, text, location, sign);
        },
        quote: (text) => sink.quote(shown(text)),
        ...createProgress(sink, shown, clock),
        group(title, body) {
            sink.group(shown(title));
            body();
            sink.endGroup();
        },
    };
}
/** Shows the current work and the current wait in one line. */
function createProgress(sink, shown, clock) {
    let shownMs = -Infinity;
    let shownWork = '';
    let describeWork = () => '';
    let wait = { untilMs: -Infinity, reason: '' };
    const show = () => {
        const nowMs = clock.now();
        if (!sink.live && nowMs - shownMs < PROGRESS_INTERVAL_MS)
            return;
        const work = describeWork(Math.max(0, wait.untilMs - nowMs));
        // A log that keeps every line shows finished work once.
        if (!sink.live && work === shownWork && nowMs >= wait.untilMs)
            return;
        [shownMs, shownWork] = [nowMs, work];
        sink.progress(shown(nowMs < wait.untilMs ? withWait(work, wait.untilMs - nowMs, wait.reason) : work));
    };
    return {
        progress(text) {
            describeWork = typeof text === 'string' ? () => text : text;
            show();
        },
        startProgress(text) {
            describeWork = text;
            shownWork = '';
            if (sink.live)
                show();
            // Lines that are kept begin only when the work has taken a while.
            else
                shownMs = Math.max(shownMs, clock.now() - PROGRESS_INTERVAL_MS + PROGRESS_DELAY_MS);
        },
        endProgress() {
            const work = describeWork(0);
            if (shownWork !== '' && shownWork !== work)
                sink.progress(shown(work));
            shownWork = '';
            describeWork = () => '';
        },
        wait(untilMs, reason) {
            // If several requests wait for the same reason, the longest wait counts.
            if (untilMs > wait.untilMs || reason !== wait.reason)
                wait = { untilMs, reason };
            show();
        },
    };
}
function withWait(work, waitMs, reason) {
    const waiting = `${Math.ceil(waitMs / 1000)}s ${reason}`;
    return work === '' ? `Waiting ${waiting}` : `${work}, waiting ${waiting}`;
}
const WAIT_REASONS = {
    retry: 'before the next attempt',
    look: 'to see whether the service carried out the request',
};
/** Returns a listener that says why nothing happens, once if several requests or looks wait for the same reason. */
function createWaitLogger(log, clock) {
    let lastCause = '';
    let untilMs = 0;
    return ({ reason: kind, limit, ms, failingMs = ms, error }) => {
        if (failingMs < MIN_LOGGED_WAIT_MS)
            return;
        const reason = { limit: `for ${LIMIT_NAMES[limit ?? 'key']}`, ...WAIT_REASONS }[kind];
        // A rate limit slows down every request a little, so a line per request would be noise.
        if (kind === 'limit' && !error) {
            log.wait(clock.now() + ms, reason);
            return;
        }
        const cause = error ? `${reason}: ${(0,sentences/* endSentence */.H_)(error.message)}` : `${reason}.`;
        const isLogged = cause === lastCause && clock.now() < untilMs;
        const request = error instanceof errors/* RequestError */.GI ? ` (${(0,errors/* requestOf */.fo)(error)})` : '';
        const most = kind === 'look' ? 'up to ' : '';
        log[isLogged ? 'debug' : 'info'](`Waiting ${most}${Math.ceil(ms / 1000)}s ${cause}${request}`);
        if (isLogged)
            return;
        lastCause = cause;
        untilMs = clock.now() + ms;
    };
}
/** One HTTP attempt as a line of the debug log. */
function describeAttempt({ method, path, result, ms, attempt, remaining }) {
    const left = remaining === undefined ? '' : `, ${(0,pluralize/* pluralize */.t)(remaining, 'request')} left`;
    return `${method} ${path} → ${result} in ${Math.round(ms)} ms (attempt ${attempt}${left})`;
}

// EXTERNAL MODULE: ../../build/src/run/outcome.js
var run_outcome = __nccwpck_require__(12315);
// EXTERNAL MODULE: ../../build/src/run/parse-inputs.js + 2 modules
var parse_inputs = __nccwpck_require__(51515);
;// CONCATENATED MODULE: ../../build/src/run/run.js
















/** A cancelled command has this long to return before its results are published without it. */
const CANCEL_GRACE_MS = 1_000;
/** Deferred work of a cancelled run has this long, because the platform kills the process soon. */
const DEFERRED_TIMEOUT_MS = 3_000;
/** Each deferred work of any other run has this long, because a platform that doesn't respond must not hold the job. */
const MAX_DEFERRED_MS = 120_000;
/** Runs a command, publishes its results and resolves to the exit code. */
async function run(command, host, runtime) {
    const secrets = (0,parse_inputs/* maskSecrets */.QU)(command.inputs, host);
    const style = (0,input_names/* nameStyleOf */.K5)(host.name);
    const shown = (text) => (0,input_names/* plainNames */.Dd)(secrets.redact(text), style);
    const session = {
        command,
        host,
        runtime,
        startedMs: runtime.clock.now(),
        secrets,
        shown,
        log: createRunLog(host.log, shown, runtime.clock, (topic) => (0,troubleshooting/* troubleshootingUrl */.K)(runtime, topic)),
        record: command.createRecord(),
        stop: new AbortController(),
        deferred: [],
        notes: [],
    };
    const cancelled = new Promise((resolve) => {
        runtime.onCancel((signal) => {
            session.stopSignal = signal;
            session.stop.abort(new errors/* CancelledError */.cc(`Cancelled (${signal}).`));
            resolve();
        });
    });
    for (const notice of runtime.notices ?? [])
        session.log.notice(notice);
    const inputs = (0,parse_inputs/* readInputs */.Ko)(command, host);
    const { values } = inputs;
    const ending = await toEnding(session, values, () => execute(session, inputs));
    logEnding(session, values, ending);
    const deferred = runDeferred(session, ending);
    // Results include what deferred work reports. A cancelled run can be killed at any moment, so it publishes first.
    await Promise.race([deferred, cancelled]);
    const { publish } = await Promise.all(/* import() | publish */[__nccwpck_require__.e(7790), __nccwpck_require__.e(4552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 93024));
    await publish({ ...session, version: runtime.version, values, ending, requests: session.api?.stats });
    await Promise.race([deferred, cancelled.then(() => (0,clock/* realTime */.M9)(DEFERRED_TIMEOUT_MS))]);
    await session.api?.close();
    return ending.exitCode;
}
async function execute(session, { values: valid, problems, topic, skipReason, skipWarning }) {
    const { problemsOfAll = [] } = session.runtime;
    if (problemsOfAll.length > 0)
        throw new errors/* InputError */.dz(problemsOfAll, topic);
    if (skipWarning !== undefined)
        session.log.warning(skipWarning, { topic: 'missing-key' });
    if (skipReason !== undefined)
        return { outcome: 'skipped', message: skipReason };
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems, topic);
    const values = valid;
    const { command, startedMs, stop } = session;
    const deadlineMs = startedMs + values.timeout;
    const timer = setTimeout(() => stop.abort(new errors/* TimeoutError */.MU('The timeout was reached.')), values.timeout);
    try {
        const requestDeadlineMs = deadlineMs - (command.publishingMs?.(values.timeout) ?? 0);
        const { apiKey = '' } = values;
        session.api = openApi(session, values, apiKey, requestDeadlineMs);
        const context = createContext(session, values, session.api, deadlineMs);
        await (0,earlier_results/* removeResultsFiles */.e)(context, common_inputs/* RUN_FILES */.al);
        return await Promise.race([command.run(context), (0,clock/* rejectAfterAbort */.wc)(stop.signal, CANCEL_GRACE_MS)]);
    }
    finally {
        clearTimeout(timer);
    }
}
function openApi(session, values, key, deadlineMs) {
    const { host, runtime, stop, secrets, log } = session;
    return connectApi({
        baseUrl: values.baseUrl,
        key,
        userAgent: `docs-ci/${runtime.version} (${host.name})`,
        connections: concurrency/* REQUESTS_AT_ONCE */.PU,
        proxies: runtime.proxies,
        clock: runtime.clock,
        random: runtime.random,
        deadlineMs,
        signal: stop.signal,
        redact: (text) => secrets.redact(text),
        onAttempt: (attempt) => log.debug(describeAttempt(attempt)),
        onWait: createWaitLogger(log, runtime.clock),
    });
}
function createContext({ host, runtime, stop, log, record, deferred, notes, secrets, shown }, inputs, api, deadlineMs) {
    const { clock, random, version } = runtime;
    return {
        inputs,
        api,
        host,
        log,
        record,
        deadlineMs,
        clock,
        random,
        version,
        signal: stop.signal,
        resultsDir: inputs.resultsDir,
        redact: shown,
        hasSecret: (text) => secrets.has(text),
        defer: (work) => void deferred.push(work),
        async pause(ms) {
            const leftMs = deadlineMs - clock.now();
            if (leftMs <= 0)
                throw new errors/* TimeoutError */.MU('The timeout was reached.');
            await clock.sleep(Math.min(ms, leftMs), stop.signal);
        },
        async optional(what, work, level = 'notice') {
            try {
                return await work();
            }
            catch (error) {
                const [text, topic] = [(0,sentences/* endSentence */.H_)(`${what}: ${(0,error_message/* messageOf */.b)(error)}`), (0,hosts_host/* platformTopicOf */.qS)(error)];
                log[level](text, { topic });
                notes.push({ text, ...(topic && { helpUrl: (0,troubleshooting/* troubleshootingUrl */.K)(runtime, topic) }) });
                return undefined;
            }
        },
    };
}
/** Turns a result or an error of the work into an ending. */
async function toEnding(session, values, work) {
    const { command, record, stop, log, secrets, runtime, startedMs } = session;
    const ending = await work().catch((error) => {
        log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
        const cause = stop.signal.reason instanceof errors/* CancelledError */.cc ? stop.signal.reason : error;
        const ended = (0,run_outcome/* endingOf */.z6)(cause, (outcome) => outcome === 'refused' ? undefined : command.onInterrupted?.(record, values, outcome));
        return { ...ended, message: cutLines(secrets.redact(ended.message)) };
    });
    const helpUrl = ending.topic && (0,troubleshooting/* troubleshootingUrl */.K)(runtime, ending.topic);
    const exitCode = (0,run_outcome/* exitCodeOf */.FO)(ending.outcome, session.stopSignal);
    return { ...ending, ...(helpUrl && { helpUrl }), exitCode, durationMs: runtime.clock.now() - startedMs };
}
/** Many messages have a text of a file or of the service, which can be as long as that. */
const MAX_MESSAGE_LINE = 4_000;
function cutLines(message) {
    return message
        .split('\n')
        .map((line) => (0,log/* cut */.Jj)(line, MAX_MESSAGE_LINE))
        .join('\n');
}
/** Writes the last lines of the log, which say how the run ended. */
function logEnding({ command, record, log }, values, ending) {
    const { outcome, message, helpUrl, location, places = [location] } = ending;
    const { level } = run_outcome/* OUTCOMES */.im[outcome];
    const { headline = run_outcome/* OUTCOMES */.im[outcome] } = (0,run_outcome/* accountOf */.XP)(command, record, values, ending);
    const sign = (0,account/* signOf */.rL)(headline, ending);
    for (const [index, line] of (0,troubleshooting/* withHelp */.i)(message, helpUrl).split('\n').entries())
        log.ending(level, line, sign, places[index]);
}
/** Closes what the command opened on the platform, in reverse order. */
async function runDeferred({ deferred, log }, ending) {
    for (const work of deferred.toReversed()) {
        const done = work(ending).catch((error) => log.notice((0,sentences/* endSentence */.H_)((0,run_outcome/* capitalize */.ZH)((0,error_message/* messageOf */.b)(error)))));
        await (0,clock/* inTime */.RN)(done, MAX_DEFERRED_MS).catch((error) => log.notice(`The run ends before the platform has answered its last request: ${(0,sentences/* endSentence */.H_)((0,error_message/* messageOf */.b)(error))}`));
    }
}


/***/ }),

/***/ 22153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ troubleshootingUrl),
/* harmony export */   i: () => (/* binding */ withHelp)
/* harmony export */ });
/* harmony import */ var _api_help_topics_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(82388);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(58423);
/** Links messages to the sections of docs/troubleshooting.md. */


/** The placeholder in package.json until the owner is set. No URL leads to the page until then. */
const NO_OWNER = /\/OWNER\//;
/**
 * Returns the URL of a section in the version that runs, because a newer page explains other messages. Without an owner,
 * it is the path in the repository.
 * @param repositoryUrl `repository.url` of package.json, such as `git+https://github.com/owner/docs-ci.git`
 */
function troubleshootingUrl({ repositoryUrl, version }, topic) {
    const page = repositoryUrl.replace(/^git\+/, '').replace(/\.git$/, '');
    const section = `docs/troubleshooting.md#${anchorOf(_api_help_topics_js__WEBPACK_IMPORTED_MODULE_0__/* .TROUBLESHOOTING_TITLES */ .L[topic])}`;
    return NO_OWNER.test(page) ? section : `${page}/blob/v${version}/${section}`;
}
/** Returns the anchor of a heading, as GitHub and GitLab write it. */
function anchorOf(heading) {
    return heading
        .toLowerCase()
        .replace(/[^a-z -]/g, '')
        .replaceAll(' ', '-');
}
/** The message with the link at the end of its first line. Further lines are about other problems. */
function withHelp(message, url) {
    if (url === undefined)
        return message;
    const [first = '', ...others] = message.split('\n');
    return [`${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .endSentence */ .H_)(first)} See ${url}`, ...others].join('\n');
}


/***/ }),

/***/ 73730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withoutColors),
/* harmony export */   n: () => (/* binding */ paint)
/* harmony export */ });
/** Colors text for a terminal. `util.styleText` isn't used, since newer Node versions decide on colors themselves. */
const CODES = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
// eslint-disable-next-line no-control-regex -- color codes begin with a control character
const COLOR_CODES = /\u001b\[\d+m/g;
/** Returns the text without the codes of `paint`. */
function withoutColors(text) {
    return text.replace(COLOR_CODES, '');
}
/** Returns the text in that color, or unchanged if colors are off. */
function paint(text, color, isEnabled) {
    const [start, end] = CODES[color];
    return isEnabled && text !== '' ? `\u001b[${start}m${text}\u001b[${end}m` : text;
}


/***/ }),

/***/ 49014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ withoutProxy),
/* harmony export */   A4: () => (/* binding */ NO_RESPONSE_IN_TIME),
/* harmony export */   D9: () => (/* binding */ errorCodeOf),
/* harmony export */   T4: () => (/* binding */ NOT_HTTP),
/* harmony export */   TR: () => (/* binding */ isCertificateCode),
/* harmony export */   US: () => (/* binding */ proxyCode),
/* harmony export */   Yj: () => (/* binding */ proxyHelp),
/* harmony export */   h8: () => (/* binding */ LIMITED),
/* harmony export */   xl: () => (/* binding */ certificateHelp)
/* harmony export */ });
/** Names the errors of connections by codes, and says of each whether the proxy or a certificate is the cause. Pure. */
/** Code of a response that isn't HTTP. Node.js has a code for each way to be wrong, and undici gives its error none. */
const NOT_HTTP = 'HPE_INVALID';
/** Code of a server that ends the TLS handshake. Node.js gives it the code of a port without TLS, or one for each alert. */
const TLS_ALERT = 'ERR_TLS_ALERT';
/** Other names of errors that undici has for what the operating system and Node.js name as well. */
const SAME_CODES = new Map([
    ['UND_ERR_SOCKET', 'ECONNRESET'],
    ['UND_ERR_HEADERS_OVERFLOW', NOT_HTTP],
]);
/** The code of an error or of its cause: a code of Node.js or undici, or one of this module. Undefined for other errors. */
function errorCodeOf(error) {
    return error instanceof Error ? (ownCodeOf(error) ?? ownCodeOf(error.cause)) : undefined;
}
function ownCodeOf(error) {
    if (!(error instanceof Error))
        return undefined;
    const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
    if (error.name === 'HTTPParserError' || code?.startsWith('HPE_'))
        return NOT_HTTP;
    if (code === undefined)
        return undefined;
    if (/^(EPROTO|ERR_SSL_)/.test(code) && error.message.includes('SSL alert'))
        return TLS_ALERT;
    return SAME_CODES.get(code) ?? code;
}
const PROXY = 'PROXY_';
/** The code of an error between this machine and the proxy. */
function proxyCode(code) {
    return PROXY + code;
}
/** The code without saying whose error it is. */
function withoutProxy(code) {
    return code.startsWith(PROXY) ? code.slice(PROXY.length) : code;
}
/** The code of a request that got no response before the deadline of the run. */
const NO_RESPONSE_IN_TIME = 'NO_RESPONSE_IN_TIME';
/** The code of a request that wasn't sent in time, because it waited for the rate limit. */
const LIMITED = 'LIMITED';
/** True for a certificate that isn't trusted, whatever is wrong with it. */
function isCertificateCode(code) {
    return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code);
}
/** Explains a certificate that isn't trusted. @param owner has the certificate: `the server` or a name */
function certificateHelp(code, owner) {
    return { reason: `${owner}'s certificate isn't trusted (${code})`, advice: certificateAdvice(code) };
}
function certificateAdvice(code) {
    if (code.includes('ALTNAME'))
        return 'The certificate is for another host name.';
    if (/EXPIRED|NOT_YET_VALID/.test(code))
        return 'The certificate is out of date, or the clock of this machine is wrong.';
    return 'Set NODE_EXTRA_CA_CERTS to the file of its certificate authority.';
}
/**
 * Explains an error of the proxy.
 * @param code without the mark of the proxy; digits are the status with which it rejected the tunnel
 * @param host the server behind the proxy, as a part of a sentence
 */
function proxyHelp(code, host) {
    if (/^\d+$/.test(code))
        return {
            reason: `the proxy rejected the connection (HTTP ${code})`,
            advice: `Check the URL and the credentials in HTTPS_PROXY or HTTP_PROXY, or add ${host} to NO_PROXY.`,
        };
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
        return {
            reason: `the host name of the proxy can't be resolved (${code})`,
            advice: 'Check the spelling of HTTPS_PROXY or HTTP_PROXY.',
        };
    if (/WRONG_VERSION_NUMBER|PACKET_LENGTH|EPROTO/.test(code))
        return {
            reason: `the proxy doesn't use TLS (${code})`,
            advice: 'Write http:// in place of https:// in HTTPS_PROXY or HTTP_PROXY. What you send stays encrypted.',
        };
    if (isCertificateCode(code))
        return certificateHelp(code, 'the proxy');
    const reason = code === 'ECONNREFUSED' ? "the proxy can't be reached" : "the proxy didn't open a connection";
    return {
        reason: `${reason} (${code})`,
        advice: `Check HTTPS_PROXY or HTTP_PROXY: its scheme, host and port. Or add ${host} to NO_PROXY.`,
    };
}


/***/ }),

/***/ 67720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O9: () => (/* binding */ isWebUrl),
/* harmony export */   T_: () => (/* binding */ linkUrls),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   ew: () => (/* binding */ inlinesOf),
/* harmony export */   qc: () => (/* binding */ bulletedItems),
/* harmony export */   tI: () => (/* binding */ linkOrCode)
/* harmony export */ });
/**
 * Describes a summary as data. Commands build blocks from plain strings and never write markup, so untrusted text is
 * escaped once per format. `text/markdown.ts`, `text/html.ts` and `text/plain.ts` render the same blocks.
 */
/** Returns the parts of a cell, also of a cell with one part. Its texts name inputs, which each host writes in its way. */
function inlinesOf(cell) {
    return Array.isArray(cell) ? cell : [cell];
}
/** Returns the items of a list, each with its bullet and its quotes. */
function bulletedItems({ list, kind }) {
    return list.map((entry, index) => {
        const bullet = kind === 'numbers' ? `${index + 1}. ` : '- ';
        return typeof entry === 'object' && 'quotes' in entry ? { ...entry, bullet } : { item: entry, quotes: [], bullet };
    });
}
/** Returns the text of a cell without links and emphasis. */
function textOf(cell) {
    return inlinesOf(cell)
        .map((part) => {
        if (typeof part === 'string')
            return part;
        if ('code' in part)
            return part.code;
        if ('strong' in part)
            return part.strong;
        if ('typed' in part)
            return part.typed;
        return 'sign' in part ? '' : part.text;
    })
        .join('');
}
/** Browsers and servers refuse longer ones. */
const MAX_URL_LENGTH = 8_000;
/** Returns true if the text is a URL that may become a link. */
function isWebUrl(text) {
    return /^https?:\/\//i.test(text) && text.length <= MAX_URL_LENGTH && URL.canParse(text);
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

/***/ 92161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ yamlReasonOf),
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/** Reads messages of errors: of any thrown value, and of the YAML parser. Pure. */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** A message has what stands in the file. */
const MAX_REASON_LENGTH = 300;
/** The first line of a message of the YAML parser, without the excerpt below it and without its advice for programmers. */
function yamlReasonOf(message) {
    const [line = ''] = message.split('\n');
    return line.replace(/:$|; please use \S+/g, '').slice(0, MAX_REASON_LENGTH);
}


/***/ }),

/***/ 44830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ globProblem)
/* harmony export */ });
/* harmony import */ var _pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(22805);
/** Checks globs that users write. Pure. */

/** These characters mean something else in a glob if no backslash precedes them. Names rarely contain `*` and `?`. */
const STRAY_BACKSLASH = /\\(?![[\](){}!])/;
/** What searches files by a much longer one ends the process. */
const MAX_LENGTH = 4_096;
/**
 * Returns why a glob would silently match nothing, as the end of a sentence that starts with it. Undefined for a valid
 * glob. On Windows, users write backslashes between folders, but in a glob they escape the next character.
 */
function globProblem(glob) {
    if (/^!?$/.test(glob))
        return 'is empty. Remove it';
    if (glob.length > MAX_LENGTH)
        return `has more than ${(0,_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(MAX_LENGTH)} characters. Use a shorter one`;
    if (STRAY_BACKSLASH.test(glob))
        return 'contains a backslash. Use / between folders, and [*] or [?] to match these characters';
    if (/^!?\//.test(glob))
        return 'begins with a slash, but is relative. Remove the slash';
    if (isOutside(glob))
        return 'points outside the folder. Use a relative path without ".."';
    return undefined;
}
/** True for a glob that starts at a root or a drive, or that has `..` as a folder. */
function isOutside(glob) {
    return /^!?(?:\/|[A-Za-z]:)|(?:^|[!/{,(|])\.\.(?:\/|$)/.test(glob);
}


/***/ }),

/***/ 73308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ plainNames),
/* harmony export */   K5: () => (/* binding */ nameStyleOf),
/* harmony export */   Pe: () => (/* binding */ setting),
/* harmony export */   bZ: () => (/* binding */ splitNames),
/* harmony export */   yu: () => (/* binding */ inputName)
/* harmony export */ });
/* harmony import */ var _typed_values_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2852);
/**
 * Marks the names of inputs in sentences, so that they are data: each host writes them as its users type them. A sentence
 * stays a string, because errors, logs and files carry it. The marks are noncharacters, which Unicode keeps for the
 * inside of a program.
 */

const START = '\ufdd0';
const BETWEEN = '\ufdd1';
const END = '\ufdd2';
const MARKED = /\ufdd0([a-z-]+)(?:\ufdd1([^\ufdd0-\ufdd2]*))?\ufdd2/g;
/** The name of an input in a sentence: `--max-age` in a terminal, `max-age` elsewhere. */
function inputName(name) {
    return `${START}${name}${END}`;
}
/** An input with its value in a sentence: `--no-wait` and `--mode restore` in a terminal, `wait: false` elsewhere. */
function setting(name, value) {
    return `${START}${name}${BETWEEN}${value}${END}`;
}
function nameStyleOf(host) {
    return host === 'terminal' ? 'flags' : 'keys';
}
/** The sentence with its inputs as plain text. In English words, a key of one word is in quotes: `to`, `path`. */
function plainNames(sentence, style) {
    const named = sentence.replace(MARKED, (marked, name, value, at) => {
        if (style === 'flags')
            return flagOf(name, value);
        if (value !== undefined)
            return keyOf(name, value);
        const isLabel = sentence.charAt(at + marked.length) === ':';
        return name.includes('-') || isLabel ? name : `"${name}"`;
    });
    return withoutMarks(named);
}
/** A text that was cut in a name has only one of its marks. */
function withoutMarks(text) {
    return text.replace(/[\ufdd0-\ufdd2]/g, '');
}
/** The parts of a sentence on a page: its texts, and its inputs as code. */
function splitNames(sentence) {
    if (!sentence.includes(START))
        return [sentence];
    const parts = [];
    let end = 0;
    for (const { 0: marked, 1: name = '', 2: value, index } of sentence.matchAll(MARKED)) {
        parts.push(withoutMarks(sentence.slice(end, index)), { code: value === undefined ? name : keyOf(name, value) });
        end = index + marked.length;
    }
    return [...parts, withoutMarks(sentence.slice(end))].filter((part) => part !== '');
}
function keyOf(name, value) {
    return `${name}: ${isFlag(value) ? value : (0,_typed_values_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(value)}`;
}
/** A flag and the text `true` are the same in a mark. No input takes both. */
function isFlag(value) {
    return value === 'true' || value === 'false';
}
function flagOf(name, value) {
    if (value === undefined || value === 'true')
        return `--${name}`;
    return value === 'false' ? `--no-${name}` : `--${name} ${(0,_typed_values_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(value)}`;
}


/***/ }),

/***/ 19644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ toInstant),
/* harmony export */   n: () => (/* binding */ timeOf)
/* harmony export */ });
/** Writes times of the service in one notation, so that times of one instant are equal as text. Pure. */
const ISO_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:[.,](\d+))?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i;
/**
 * `2026-09-07T10:00:00+02:00` and `2026-09-07T08:00:00Z` are both `2026-09-07T08:00:00.000Z`. Without a zone, a time is in
 * UTC. More digits than milliseconds stay. A text that is no time stays as it is.
 */
function toInstant(text) {
    const [, date = '', time = '', fraction = '', zone = 'Z'] = ISO_TIME.exec(text.trim()) ?? [];
    const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
    const ms = Date.parse(`${date}T${time}${offset}`);
    if (Number.isNaN(ms))
        return text;
    const digits = fraction.replace(/(?<!0)0+$/, '').padEnd(3, '0');
    return new Date(ms).toISOString().replace(/\.\d+Z$/, `.${digits}Z`);
}
/** A day (contract: Rules for every request). */
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
/**
 * Milliseconds since 1970 of a time or a day of the service; NaN for any other text. Date.parse would take `-1` for a day
 * of 2001.
 */
function timeOf(text) {
    const trimmed = text?.trim() ?? '';
    if (ISO_DAY.test(trimmed))
        return Date.parse(trimmed);
    return ISO_TIME.test(trimmed) ? Date.parse(toInstant(trimmed)) : NaN;
}


/***/ }),

/***/ 82752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ isolateTyped),
/* harmony export */   QN: () => (/* binding */ shownLine),
/* harmony export */   SD: () => (/* binding */ isolateNames),
/* harmony export */   VZ: () => (/* binding */ hasRtl),
/* harmony export */   az: () => (/* binding */ isolate)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(42883);
/**
 * Isolates right-to-left names, so that they don't reorder the words and the punctuation around them. GitHub and GitLab
 * remove `<bdi>` from Markdown, so text formats use the isolating characters of Unicode.
 */

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** The characters of a word or a path. */
const WORD = String.raw `[\p{L}\p{M}\p{N}./_-]`;
const RTL_WORD = `${WORD}*${RTL.source}(?:${WORD}*[\\p{L}\\p{M}\\p{N}])?`;
/** Adjacent words are one name. Each word is searched once, from its start. */
const RTL_NAMES = new RegExp(`(?<!${WORD})${RTL_WORD}(?: ${RTL_WORD})*`, 'gu');
function hasRtl(text) {
    return RTL.test(text);
}
/** Returns the text between isolating characters. */
function isolate(text) {
    return FIRST_STRONG_ISOLATE + text + POP_ISOLATE;
}
/** Matches text that a reader typed, between the quotation marks of a sentence. */
const QUOTED = /(?<=“)[^“”]+(?=”)/g;
/**
 * Isolates what is quoted and right-to-left as a whole, since its own marks and numbers belong to it, and each
 * right-to-left name elsewhere. The text has no such characters of its own.
 */
function isolateNames(text) {
    if (!hasRtl(text))
        return text;
    const quoted = text.match(QUOTED) ?? [];
    const others = text.split(QUOTED).map((part) => part.replace(RTL_NAMES, isolate));
    return others.map((part, index) => part + isolateTyped(quoted[index] ?? '')).join('');
}
/** Returns what somebody typed as one unit. */
function isolateTyped(text) {
    return hasRtl(text) ? isolate(text) : text;
}
/** Returns one harmless line for people: for a log or a terminal. */
function shownLine(text) {
    return isolateNames((0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(text));
}


/***/ }),

/***/ 90692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listItems),
/* harmony export */   P: () => (/* binding */ listPaths)
/* harmony export */ });
/* harmony import */ var _pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(22805);
/** Lists items in a sentence: `a, b and c`. */

/** The items that a sentence lists; it counts the others. */
const MAX_LISTED = 5;
/** Paths as part of a sentence. A path with line breaks or other control characters is quoted. */
function listPaths(paths, limit = MAX_LISTED) {
    return listItems(paths.map((path) => (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(path) ? JSON.stringify(path) : path)), limit);
}
/** Returns `a`, `a and b`, `a, b and c`, and for more items than the limit `a, b, c, d, e and 7 more`. */
function listItems(items, limit = MAX_LISTED) {
    const rest = items.length - limit;
    const listed = rest > 0 ? [...items.slice(0, limit), `${(0,_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(rest)} more`] : items;
    return listed.length < 2 ? (listed[0] ?? '') : `${listed.slice(0, -1).join(', ')} and ${listed.at(-1) ?? ''}`;
}


/***/ }),

/***/ 42883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   Gi: () => (/* binding */ quotedLines),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   j0: () => (/* binding */ ESCAPE_SEQUENCES),
/* harmony export */   v3: () => (/* binding */ cleanLines)
/* harmony export */ });
/**
 * Escapes text for logs. A runner obeys every printed line that looks like a command, so a build log or a
 * reader's question must not look like one. All text of a log passes through here.
 */
const OTHER_LINE_ENDS = /\r\n|[\r\u0085\u2028\u2029]/g;
/**
 * Matches escape sequences for colors, cursor movements, titles and hyperlinks: CSI, OSC, and an escape with its letter.
 * No match crosses a control character or a line end, which keeps the search linear. An unterminated sequence loses only
 * its start, since removing more would hide the text after it.
 */
const ESCAPE_SEQUENCES = 
// eslint-disable-next-line no-control-regex -- the pattern matches control characters
/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0000-\u001f\u007f-\u009f]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-~]/g;
/** Matches C0 (except tab and line feed), DEL and C1. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;
/** Matches controls that reorder the visible text, so that a line reads differently from its content. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const BIDI_NAMES = new Map(Array.from('\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069', (control) => [
    control,
    `⟪U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟫`,
]));
/**
 * Matches `##[command]`, which the runner obeys anywhere in a line. The runner's search is culture-sensitive and ignores
 * invisible characters, so this one does too.
 */
const COMMAND_ANYWHERE = /#(\p{DI}*)#(\p{DI}*)\[/gu;
/**
 * Matches `::command::`, which the runner obeys at the start of a line, after any white space. Every word is searched,
 * since each can begin a line after the text was wrapped.
 */
const COMMAND_AT_WORD_START = /(?<![^\s\p{DI}])(?::\p{DI}*)+(?=:)/gu;
/** Returns the lines of a text without terminal controls and hidden text. The lines are not yet safe in a log. */
function cleanLines(text) {
    return (text
        // One replacement for all line ends stays fast for millions of empty lines.
        .replace(OTHER_LINE_ENDS, '\n')
        // Sequences go before single controls, whose removal would leave the letters of a sequence.
        .replace(ESCAPE_SEQUENCES, '')
        .replace(CONTROL_CHARACTERS, '')
        .replace(BIDI_CONTROLS, (control) => BIDI_NAMES.get(control) ?? '')
        .split('\n'));
}
/** Matches the marks of a character after its fourth, which would cover the lines above and below. */
const EXCESS_MARKS = /(?<=\p{M}{4})\p{M}+/gu;
/** Longer texts tell a reader of a page no more, and cost time. */
const MAX_LENGTH = 10_000;
/** A line of a log may be a whole line of a build, but the searches below need a bound. */
const MAX_LINE_LENGTH = 100_000;
/** The start of a text, cut between two characters. */
function cut(text, maxLength) {
    return text.length > maxLength ? `${text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
/**
 * Returns the text on one line for formats other than a log. Line breaks and runs of blanks become one blank each. A text
 * of more than 10,000 characters is cut.
 */
function oneLine(text) {
    return cleanLines(cut(text, MAX_LENGTH))
        .join(' ')
        .replace(/[ \t]+/g, ' ')
        .replace(EXCESS_MARKS, '');
}
/** Returns one harmless log line: no command, no control character, no line break. Wrapping keeps it harmless. */
function logLine(text) {
    return breakCommands(cleanLines(cut(text, MAX_LINE_LENGTH)).join(' ')).replace(COMMAND_AT_WORD_START, (colons) => colons.replaceAll(':', ': '));
}
/** Returns untrusted text as harmless log lines, each marked as quoted. */
function quotedLines(text) {
    return cleanLines(text).map((line) => `| ${breakCommands(cut(line, MAX_LINE_LENGTH))}`);
}
// No text may be removed after this, since a removal could form a command.
function breakCommands(line) {
    return line.includes('#') ? line.replace(COMMAND_ANYWHERE, '#$1#$2 [') : line;
}


/***/ }),

/***/ 61298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ mapTexts)
/* harmony export */ });
/** Copies data, with each of its texts changed by a function. Pure. */
/** Returns a copy in which each text is what `write` returns for it. The names of fields stay. */
function mapTexts(data, write) {
    const copy = (value) => {
        if (typeof value === 'string')
            return write(value);
        if (Array.isArray(value))
            return value.map(copy);
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)]));
    };
    return copy(data);
}


/***/ }),

/***/ 88763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(38232);
/** Finds the known name that a mistyped one probably means. */

/** The known name that differs by at most a third of its letters, rounded up. */
function nearestName(name, known) {
    const ranked = known
        .map((candidate) => ({ candidate, edits: editsOf(name, candidate) }))
        .filter(({ candidate, edits }) => edits <= Math.ceil(candidate.length / 3))
        .sort((a, b) => a.edits - b.edits);
    return ranked[0]?.candidate;
}
/** Letters in another order count once: otherwise, a short name with two swapped letters would be like no other. */
function editsOf(name, candidate) {
    return lettersOf(name) === lettersOf(candidate) ? Math.min(1, (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(name, candidate)) : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(name, candidate);
}
function lettersOf(name) {
    return Array.from(name).sort().join('');
}


/***/ }),

/***/ 22805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 27400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Secrets)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(42883);
/* harmony import */ var _map_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(61298);
/**
 * Redacts secrets from text. It runs on every line and on everything that is published, so it is limited to one search
 * for all registered forms and one for query strings.
 */


const REDACTED = '***';
/** Shorter texts are everyday words, and redacting them would make output unreadable. */
const MIN_SECRET_LENGTH = 4;
/** A certificate has fewer. */
const MAX_SECRET_LINES = 100;
/** A shorter text may be a word of any page, and so may a longer one that has only letters. */
const MIN_MIXED_LENGTH = 8;
const MIN_CERTAIN_LENGTH = 20;
/** The base64 form of a shorter secret could occur in longer base64 by chance. */
const MIN_BASE64_SECRET_BYTES = 8;
/** Matches text after a `?` or `#` that could be a query string. */
const QUERY = /([?#])([^\s?#"'<>`()[\]{}|⟪⟫]*=[^\s"'<>`()[\]{}|⟪⟫]*)/g;
/**
 * Matches parameters that grant access: signatures of cloud storage, tokens, keys. A URL inside a URL, JSON or HTML
 * matches too (`%3F`, `\u0026`, `&amp;`).
 */
const ACCESS_PARAMETERS = new RegExp('(?:^|[&;?#]|u0026|%26|%3f)(?:' +
    '[\\w.\\\\-]{0,40}(?:sig|signature|token|key|keyid|secret|credentials?|password|passwd|pwd|auth|authorization|jwt|session|code|hmac|policy|hash|expires?|expiry)' +
    '|x-(?:amz|goog)-[\\w\\\\-]{1,40}|se|sp|sv|sr|st|skoid' +
    ')(?:=|%3d)', 'i');
/** Matches the start of a generated value, which is longer than any typed word. */
const GENERATED_VALUE = /^[\w%+/=~.-]{24}/;
/**
 * Matches what some reader or a later step removes between the characters of a secret: controls, invisible characters, and
 * the escapes of Markdown and HTML. Line breaks and tabs stay, so that they keep the parts apart.
 */
const HIDDEN = /(?:[^\P{Cc}\t\n\r\u0085]|[\p{Cf}\p{DI}\\`]|(?<=&)amp;)+/gu;
/** Matches the same and terminal sequences, whose letters only some readers remove. */
const HIDDEN_SEQUENCES = new RegExp(`(?:${_log_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCAPE_SEQUENCES */ .j0.source}|${HIDDEN.source})+`, 'gu');
/** A tag or a comment of HTML, also if it is escaped. */
const TAG = /(?:<|&lt;)[!/]?[A-Za-z-][^<>&]{0,200}(?:>|&gt;)/u;
/** A log breaks a long line anywhere, and a table, marks or tags can divide a word. No text has such a secret by chance. */
const WIDE_HIDDEN = new RegExp(`(?:${HIDDEN.source}|${TAG.source}|~~|[\\s\u0085\u2800*|])+`, 'gu');
/** Without one of these, a text has no terminal sequence. */
// eslint-disable-next-line no-control-regex -- the pattern matches control characters
const SEQUENCE_START = /[\u001b\u009b\u009d]/;
/** A cut text ends in an ellipsis, and may have this much of a secret before it. */
const MIN_CUT_LENGTH = 8;
const ELLIPSIS = /(…|\.\.\.)/;
class Secrets {
    #forms = new Set();
    #certainForms = new Set();
    /** Patterns of the certain secrets, for what no list of forms has. */
    #mixedForms = new Map();
    #search;
    #certain;
    /** Finds the forms that no text has by chance, not even without its blanks. */
    #long;
    constructor(values = []) {
        for (const value of values)
            this.add(value);
    }
    /** Registers a text, so that it, each of its lines and their usual encodings are redacted from now on. */
    add(value) {
        for (const part of [value, ...value.split(/[\r\n]+/, MAX_SECRET_LINES)]) {
            const secret = part.trim();
            if (secret.length < MIN_SECRET_LENGTH || this.#forms.has(secret))
                continue;
            const isSure = isCertain(secret);
            for (const form of isSure ? [...formsOf(secret), ...rareFormsOf(secret)] : formsOf(secret)) {
                this.#forms.add(form);
                if (isSure)
                    this.#certainForms.add(form);
            }
            if (isSure && secret.length <= MAX_RARE_LENGTH)
                this.#mixedForms.set(secret, mixedFormOf(secret));
        }
        const isLong = ({ length }) => length >= MIN_CERTAIN_LENGTH;
        const mixed = [...this.#mixedForms];
        this.#search = searchFor(this.#forms, [...this.#mixedForms.values()]);
        this.#certain = searchFor(this.#certainForms, [...this.#mixedForms.values()]);
        this.#long = searchFor(new Set([...this.#certainForms].filter(isLong)), mixed.flatMap(([secret, form]) => (isLong(secret) ? form : [])));
    }
    /**
     * True if a text has a registered secret that can't be there by chance, as a short one or a word of a page can. For texts
     * that must not be changed.
     */
    has(text) {
        const certain = this.#certain;
        if (certain !== undefined && [text, ...visibleFormsOf(text)].some((form) => isFound(certain, form)))
            return true;
        return this.#long !== undefined && isFound(this.#long, text.replace(WIDE_HIDDEN, ''));
    }
    /**
     * Redacts registered secrets and the query strings of signed URLs. A query string is redacted as a whole if any
     * parameter sounds like access or has a generated value: losing a harmless query costs little, leaking a signature
     * costs a lot.
     */
    redact(text) {
        const withoutSecrets = this.redactSecrets(text);
        if (!withoutSecrets.includes('='))
            return withoutSecrets;
        return withoutSecrets.replace(QUERY, (match, sign, query) => ACCESS_PARAMETERS.test(query) || hasGeneratedValue(query) ? sign + REDACTED : match);
    }
    /** Redacts registered secrets only. */
    redactSecrets(text) {
        if (this.#search === undefined)
            return text;
        const redacted = this.#redactCut(redactPlaces(this.#search, text, hiddenPartsIn(text)));
        return this.#long === undefined ? redacted : redactPlaces(this.#long, redacted, [WIDE_HIDDEN]);
    }
    /** Copies data and redacts every text in it. */
    redactAll(data) {
        return (0,_map_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .mapTexts */ .z)(data, (text) => this.redact(text));
    }
    /** Redacts the beginning of a secret whose end was cut off. */
    #redactCut(text) {
        if (!ELLIPSIS.test(text))
            return text;
        const pieces = text.split(ELLIPSIS);
        // Each second piece is an ellipsis.
        return pieces.map((piece, index) => (index === pieces.length - 1 ? piece : this.#withoutCut(piece))).join('');
    }
    #withoutCut(piece) {
        if (piece.length < MIN_CUT_LENGTH)
            return piece;
        for (const form of this.#forms) {
            const start = piece.lastIndexOf(form.slice(0, MIN_CUT_LENGTH));
            if (start >= 0 && form.length > MIN_CUT_LENGTH && form.startsWith(piece.slice(start)))
                return piece.slice(0, start) + REDACTED;
        }
        return piece;
    }
}
/** A generated secret is long, or has more than letters. A word of a page can be a secret only by mistake. */
function isCertain(secret) {
    return secret.length >= MIN_CERTAIN_LENGTH || (secret.length >= MIN_MIXED_LENGTH && /[^\p{L}]/u.test(secret));
}
/** All forms of a few keys. Node.js takes seconds for a much longer pattern, or refuses it with a message that has all of it. */
const MAX_PATTERN_LENGTH = 50_000;
/** @param patterns what is searched besides the forms */
function searchFor(forms, patterns) {
    if (forms.size === 0)
        return undefined;
    const shortestFirst = [...forms].sort((a, b) => a.length - b.length);
    let length = 0;
    const isShort = (text) => (length += text.length) <= MAX_PATTERN_LENGTH;
    // The longest form goes first, since a shorter match would leave the rest of a longer secret.
    const short = shortestFirst.filter(isShort).toReversed().map(escapeForRegExp);
    const mixed = patterns.filter(isShort);
    // Without a short form, the pattern matches nothing.
    const pattern = new RegExp([...mixed, ...short].join('|') || '(?!)', 'g');
    return { pattern, longForms: shortestFirst.slice(short.length) };
}
function redactPlaces(search, text, hiddenParts) {
    let redacted = '';
    let position = 0;
    for (const { start, end } of placesOf(search, text, hiddenParts)) {
        redacted += text.slice(position, start) + REDACTED;
        position = end;
    }
    return redacted + text.slice(position);
}
/** Finds secrets, also those with something hidden between their characters. */
function placesOf(search, text, hiddenParts) {
    const places = matchesOf(search, text);
    for (const hidden of hiddenParts) {
        const visible = text.replace(hidden, '');
        if (visible.length === text.length)
            break;
        const found = matchesOf(search, visible);
        if (found.length === 0)
            continue;
        const originalOf = originalPlaces(text, hidden);
        for (const { start, end } of found)
            places.push({ start: originalOf(start), end: originalOf(end - 1) + 1 });
    }
    return joinPlaces(places);
}
/** Only some readers remove the letters of a terminal sequence. */
function hiddenPartsIn(text) {
    return SEQUENCE_START.test(text) ? [HIDDEN, HIDDEN_SEQUENCES] : [HIDDEN];
}
/** The text as readers see it who remove what is hidden. Large pages are searched, so nothing is kept of the places. */
function visibleFormsOf(text) {
    const forms = hiddenPartsIn(text).map((hidden) => text.replace(hidden, ''));
    return forms.filter(({ length }) => length < text.length);
}
function isFound({ pattern, longForms }, text) {
    return text.search(pattern) >= 0 || longForms.some((form) => text.includes(form));
}
function matchesOf({ pattern, longForms }, text) {
    const places = [];
    // `matchAll` copies the pattern for each text: 50 µs, which is most of the time that a short text takes.
    pattern.lastIndex = 0;
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text))
        places.push({ start: found.index, end: pattern.lastIndex });
    for (const form of longForms)
        for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + form.length))
            places.push({ start, end: start + form.length });
    return places;
}
function joinPlaces(places) {
    const joined = [];
    for (const place of places.toSorted((a, b) => a.start - b.start)) {
        const last = joined.at(-1);
        if (last && place.start < last.end)
            joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, place.end) };
        else
            joined.push(place);
    }
    return joined;
}
/** Returns a function from a place in the text without what is hidden to the place in the text. */
function originalPlaces(text, hiddenPart) {
    /** Where each piece starts: in the visible text, and in the original. */
    const starts = [];
    let [length, position] = [0, 0];
    const addPiece = (end) => {
        if (end === position)
            return;
        starts.push([length, position]);
        length += end - position;
    };
    for (const { 0: hidden, index } of text.matchAll(hiddenPart)) {
        addPiece(index);
        position = index + hidden.length;
    }
    addPiece(text.length);
    return (place) => {
        let [low, high] = [0, starts.length - 1];
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((starts[middle]?.[0] ?? 0) <= place)
                low = middle;
            else
                high = middle - 1;
        }
        const [visible, original] = starts[low] ?? [0, 0];
        return original + place - visible;
    };
}
function hasGeneratedValue(query) {
    return query
        .split('&')
        .map((parameter) => parameter.slice(parameter.indexOf('=') + 1))
        .some((value) => GENERATED_VALUE.test(value) && /\d/.test(value));
}
function formsOf(secret) {
    const json = JSON.stringify(secret).slice(1, -1);
    // Half of a surrogate pair has no UTF-8, and a URL would have its replacement.
    const url = encodeURIComponent(Buffer.from(secret).toString());
    return [
        secret,
        json,
        json.replaceAll('/', '\\/'),
        url,
        url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
        url.replaceAll('%20', '+'),
        new URLSearchParams([['', secret]]).toString().slice(1),
        ...base64Forms(Buffer.from(secret, 'utf8')),
    ];
}
/** A key or a token is shorter, and a certificate would have millions of characters in all its forms. */
const MAX_RARE_LENGTH = 500;
/** What programs rarely make of a secret. Only one that no text has by chance is searched in these forms. */
function rareFormsOf(secret) {
    if (secret.length > MAX_RARE_LENGTH)
        return [];
    const bytes = Buffer.from(secret);
    const hex = bytes.toString('hex');
    const url = encodeURIComponent(bytes.toString());
    const escaped = (pattern, escape) => secret.replace(pattern, (character) => escape(character.charCodeAt(0)));
    const all = [/[^]/g, /[^a-z\d]/gi].flatMap((pattern) => [
        escaped(pattern, (code) => `&#${code};`),
        escaped(pattern, (code) => `&#x${code.toString(16)};`),
        escaped(pattern, (code) => `&#x${code.toString(16).toUpperCase()};`),
        escaped(pattern, (code) => `u${code.toString(16).padStart(4, '0')}`),
        escaped(pattern, (code) => `u${code.toString(16).toUpperCase().padStart(4, '0')}`),
    ]);
    const percent = hex.replace(/../g, '%$&');
    const wide = Buffer.from(secret, 'utf16le');
    const twice = formsInBase64(bytes).flatMap((form) => formsInBase64(Buffer.from(form)));
    const cases = [secret, hex, percent, url].flatMap((form) => [form, form.toLowerCase(), form.toUpperCase()]);
    const ofWide = [wide.toString('hex'), wide.toString('hex').toUpperCase(), ...base64Forms(wide)];
    const ofScript = [hex, hex.toUpperCase()].map((digits) => digits.replace(/../g, 'x$&'));
    return [
        ...all,
        ...cases,
        ...ofWide,
        ...ofScript,
        ...twice,
        secret.replaceAll('+', '%2B'),
        url.replaceAll('%', '%25'),
    ];
}
/** The names of signs in HTML. */
const SIGN_NAMES = {
    ...{
        '!': 'excl',
        '"': 'quot',
        '#': 'num',
        $: 'dollar',
        '%': 'percnt',
        '&': 'amp',
        "'": 'apos',
        '(': 'lpar',
        ')': 'rpar',
    },
    ...{ '*': 'ast', '+': 'plus', ',': 'comma', '.': 'period', '/': 'sol', ':': 'colon', ';': 'semi', '<': 'lt' },
    ...{ '=': 'equals', '>': 'gt', '?': 'quest', '@': 'commat', '[': 'lsqb lbrack', '\\': 'bsol', ']': 'rsqb rbrack' },
    ...{ '^': 'Hat', _: 'lowbar', '`': 'grave', '{': 'lcub lbrace', '|': 'verbar vert', '}': 'rcub rbrace' },
};
/**
 * A pattern for a secret with each of its signs as it is or escaped, whatever the others are: some programs escape `=` alone
 * in JSON, others `+`, and few programs escape the same signs in a URL or in HTML.
 */
function mixedFormOf(secret) {
    return secret.replace(/[^a-z\d]/giu, (sign) => {
        const inAnyCase = (hex) => hex.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
        const code = sign.codePointAt(0) ?? 0;
        const hex = inAnyCase(code.toString(16));
        const bytes = (Buffer.from(sign).toString('hex').match(/../g) ?? []).map(inAnyCase);
        const names = SIGN_NAMES[sign]?.split(' ').map((name) => `&${name};`) ?? [];
        const escapes = [...names, `&#0*${code};`, `&#[xX]0*${hex};`, `\\\\{0,8}(?:u0*|x)${hex}`];
        const encoded = [bytes.map((byte) => `%(?:25)*${byte}`), bytes.map((byte) => `=${byte}`)].map((all) => all.join(''));
        return `(?:${[...escapes, ...encoded, escapeForRegExp(sign)].join('|')})`;
    });
}
/** Returns the base64 of the secret alone and inside longer base64. */
function base64Forms(secret) {
    const forms = [secret.toString('base64'), secret.toString('base64').replace(/(?<!=)=+$/, '')];
    if (secret.length >= MIN_BASE64_SECRET_BYTES)
        forms.push(...formsInBase64(secret));
    return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}
/**
 * Returns what the secret is inside longer base64, such as `Basic` credentials. There it starts at one of three offsets. The
 * characters at both ends depend on the neighboring bytes, so they are omitted.
 */
function formsInBase64(secret) {
    return [0, 1, 2].map((offset) => {
        const shifted = Buffer.concat([Buffer.alloc(offset), secret]);
        const whole = shifted.subarray(0, shifted.length - (shifted.length % 3));
        return whole.toString('base64').slice(offset === 0 ? 0 : 4);
    });
}
function escapeForRegExp(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}


/***/ }),

/***/ 58423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H_: () => (/* binding */ endSentence),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   Zb: () => (/* binding */ upperFirst),
/* harmony export */   oZ: () => (/* binding */ lowerFirst)
/* harmony export */ });
/** Words parts of sentences: their first letter, their end, and values in quotes. */
/** Paths, URLs and names such as `docs-ci` stay as they are: only a first word of letters begins with a capital. */
function upperFirst(text) {
    return /^\p{Ll}[\p{L}'’]*(?=[\s,;]|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
/** `AI assistant` and `GitHub` stay as they are. */
function lowerFirst(text) {
    return /^\p{Lu}\p{Ll}*\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
/** The text with a full stop, unless it ends in punctuation or in a note in parentheses after a full stop. */
function endSentence(text) {
    return /[.!?…]$|[.!?…] \([^()]*\)$/.test(text) ? text : `${text}.`;
}
/** The value in quotes, truncated to fit into a sentence. */
function quoted(value) {
    return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
}


/***/ }),

/***/ 2852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ yamlText),
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/** Writes a text as users type it, so that a shell or YAML reads the same text. Pure. */
/** Everything else has a meaning in a shell. */
const PLAIN_WORD = /^[\w.:/-]+$/;
/** YAML reads text that begins with a digit or a dot as a number or a date, and these words as other values. */
const PLAIN_VALUE = /^[a-z][\w./-]*$/i;
const OTHER_VALUE = /^(?:true|false|null|yes|no|on|off|[yn])$/i;
/** The text as one word of a command. */
function shellWord(text) {
    return PLAIN_WORD.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
/** The text as a value in YAML. */
function yamlText(text) {
    return PLAIN_VALUE.test(text) && !OTHER_VALUE.test(text) ? text : JSON.stringify(text);
}


/***/ }),

/***/ 66285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ unicodeForm)
/* harmony export */ });
/** Brings text into a normal form of Unicode, in which equal texts are equal, however they are encoded. */
/**
 * A run of marks is sorted in quadratic time. No name of a file has a longer one. Two letters of Japanese become marks in
 * the compatible form.
 */
const LONG_RUN = /[\p{M}\uff9e\uff9f]{200}/u;
const PIECES = /[^\p{M}\uff9e\uff9f]*[\p{M}\uff9e\uff9f]{0,200}/gu;
/** In linear time: marks after the 200th of one character are a run of their own. */
function unicodeForm(text, form) {
    return LONG_RUN.test(text) ? text.replace(PIECES, (piece) => piece.normalize(form)) : text.normalize(form);
}


/***/ }),

/***/ 42690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ roundedPercent),
/* harmony export */   K8: () => (/* binding */ isTime),
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
/** True for a time that a date can have: others can't be written. */
function isTime(ms) {
    return !Number.isNaN(new Date(ms).getTime());
}
/** Formats a time such as `15 Nov 2026, 12:04 UTC`. */
function formatTime(ms) {
    if (!isTime(ms))
        return 'an unknown time';
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


/***/ }),

/***/ 46965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   EO: () => (/* binding */ wrapWords),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   Pm: () => (/* binding */ maxDisplayWidth),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   pI: () => (/* binding */ wrapAfter)
/* harmony export */ });
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73730);
/** Measures the width of text in a terminal, wraps text, and shortens text to a width or a length. */

let segmenter;
/** Matches characters that take two columns: East Asian scripts, full-width forms, emoji. */
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
/** Matches texts of scripts whose characters take one column each. */
const NARROW = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0377\u0391-\u0482\u048a-\u052f]*$/;
/** Returns the columns of a line. Codes of `paint` take none. */
function displayWidth(text) {
    const visible = (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutColors */ .d)(text);
    if (NARROW.test(visible))
        return visible.length;
    let width = 0;
    for (const { segment } of graphemes(visible))
        width += graphemeWidth(segment);
    return width;
}
/** Returns the columns of the widest text. */
function maxDisplayWidth(texts) {
    return texts.reduce((width, text) => Math.max(width, displayWidth(text)), 0);
}
/** Breaks the text into lines of at most that many columns. A longer word, such as a URL, stays whole. */
function wrapWords(text, columns, indent = '') {
    const lines = [];
    let line = indent;
    // Each word is measured once.
    let lineWidth = displayWidth(indent);
    let isBlank = true;
    for (const word of text.split(' ')) {
        const width = displayWidth(word);
        if (!isBlank && lineWidth + 1 + width > columns) {
            lines.push(line.trimEnd());
            line = indent;
            lineWidth = displayWidth(indent);
            isBlank = true;
        }
        isBlank &&= word.trim() === '';
        lineWidth += line === indent ? width : width + 1;
        line += line === indent ? word : ` ${word}`;
    }
    return [...lines, line];
}
/** A narrower terminal gets longer lines. */
const MIN_COLUMNS = 8;
/**
 * Breaks the text between words. The first line begins with the prefix, and the others below its end.
 * @param columns undefined for no maximum
 */
function wrapAfter(prefix, text, columns) {
    if (columns === undefined)
        return [prefix + text];
    // A hostile prefix is wider than a line, and must not be before each line.
    const room = Math.max(columns - MIN_COLUMNS, 0);
    const indent = ' '.repeat(Math.min(displayWidth(prefix), room));
    const lines = wrapWords(text, Math.max(columns - indent.length, MIN_COLUMNS));
    return lines.map((line, index) => (index === 0 ? prefix : indent) + line);
}
/** Shortens the text to that many columns. Shortened text ends in the ellipsis. */
function clip(text, columns, ellipsis = '…') {
    if (displayWidth(text) <= columns)
        return text;
    const end = ellipsis.slice(0, Math.max(0, columns));
    let kept = '';
    let width = 0;
    for (const { segment } of graphemes(text)) {
        width += graphemeWidth(segment);
        if (width > columns - end.length)
            break;
        kept += segment;
    }
    return kept + end;
}
/** Shortens the text to that many UTF-16 units, as platforms count, with an ellipsis and without splitting a character. */
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
/** Matches at most that many characters. The segmenter takes quadratic time for long texts. */
const PIECE = /[^]{1,256}/gu;
/** A character of many parts that crosses the end of a piece counts as two. */
function* graphemes(text) {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    for (const [piece] of text.matchAll(PIECE))
        yield* segmenter.segment(piece);
}
function graphemeWidth(segment) {
    if (INVISIBLE.test(segment))
        return 0;
    return WIDE.test(segment) ? 2 : 1;
}


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			id: moduleId,
/******/ 			loaded: false,
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Flag the module as loaded
/******/ 		module.loaded = true;
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/node module decorator */
/******/ 	(() => {
/******/ 		__nccwpck_require__.nmd = (module) => {
/******/ 			module.paths = [];
/******/ 			if (!module.children) module.children = [];
/******/ 			return module;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  GITLAB_CONNECTIONS: () => (/* binding */ GITLAB_CONNECTIONS),
  gitHubFetch: () => (/* binding */ gitHubFetch),
  gitLabRequest: () => (/* binding */ gitLabRequest),
  main: () => (/* binding */ main),
  parsePages: () => (/* binding */ parsePages),
  systemClock: () => (/* binding */ systemClock)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(58500);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(73136);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __nccwpck_require__(78877);
;// CONCATENATED MODULE: ../../build/package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"rE":"0.1.0","Jk":{"O":"git+https://github.com/OWNER/docs-ci.git"}}');
// EXTERNAL MODULE: ../../build/src/api/errors.js
var errors = __nccwpck_require__(43947);
// EXTERNAL MODULE: ../../build/src/api/http.js + 3 modules
var api_http = __nccwpck_require__(66280);
// EXTERNAL MODULE: ../../build/src/api/http-response.js
var http_response = __nccwpck_require__(1378);
// EXTERNAL MODULE: ../../build/src/commands/index.js
var commands = __nccwpck_require__(17924);
// EXTERNAL MODULE: ../../build/src/commands/inputs/kinds.js
var kinds = __nccwpck_require__(19699);
// EXTERNAL MODULE: ../../build/src/run/run.js + 4 modules
var run = __nccwpck_require__(85571);
// EXTERNAL MODULE: ../../build/src/text/error-message.js
var error_message = __nccwpck_require__(92161);
// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __nccwpck_require__(73308);
;// CONCATENATED MODULE: ../../build/src/main.js
/** Chooses the commands and the host from arguments and environment. Only this module reads the state of the process. */













const MAX_GITLAB_RESPONSE_BYTES = 8 * 1024 * 1024;
/** A slow reader of the output has this long to take the rest of it. */
const FLUSH_TIMEOUT_MS = 60_000;
async function main(launch = {}) {
    // V8 would let memory grow up to fourfold before it collects old garbage. A first sync of 50,000 files, of which it needs 65 MB,
    // takes 170 MB with this in place of 264 MB, and no more time.
    (0,external_node_v8_.setFlagsFromString)('--heap-growing-percent=50');
    let stdoutError;
    process.stdout.on('error', (error) => {
        // A reader can stop early (`| head`), which isn't a failure. On a full disk, the run still finishes its work.
        if (error.code !== 'EPIPE')
            stdoutError ??= error;
    });
    try {
        const command = launch.command
            ? { kind: 'run', names: [launch.command], flags: [], several: false }
            : (await __nccwpck_require__.e(/* import() | cli */ 2027).then(__nccwpck_require__.bind(__nccwpck_require__, 69836))).parseArguments(process.argv.slice(2));
        process.exitCode = await dispatch(command, launch);
    }
    catch (error) {
        writeError(`docs-ci: ${(0,error_message/* messageOf */.b)(error)}\n`);
        process.exitCode = error instanceof errors/* InputError */.dz ? 2 : 1;
    }
    const timeout = flushTimeout();
    await Promise.race([flush(process.stdout), timeout]);
    if (stdoutError) {
        writeError(`docs-ci: stdout couldn't be written: ${stdoutError.message}. Part of the output is lost. Free disk space, or redirect the output.\n`);
        process.exitCode ||= 1;
    }
    if (errorOutput)
        await Promise.race([flush(errorOutput), timeout]);
    // Node.js would wait for timers and threads of libraries, which have nothing left to do.
    process.exit();
}
/** What runs in the thread of pages/page-parser.ts. It shares the chunks of the bundle. */
async function parsePages() {
    await __nccwpck_require__.e(/* import() */ 4395).then(__nccwpck_require__.bind(__nccwpck_require__, 44395));
}
function flush(stream) {
    return new Promise((resolve) => stream.write('', () => resolve()));
}
function flushTimeout() {
    return new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS).unref());
}
async function dispatch(command, launch) {
    switch (command.kind) {
        case 'version':
            writeOut(`${package_namespaceObject.rE}\n`);
            return 0;
        case 'help': {
            const { renderHelp } = await __nccwpck_require__.e(/* import() | cli */ 2027).then(__nccwpck_require__.bind(__nccwpck_require__, 53701));
            writeOut(await renderHelp(command.topic, process.stdout.columns));
            return 0;
        }
        case 'invalid':
            writeError(`docs-ci: ${command.problem}\n`);
            return 2;
        case 'emulator': {
            const { serveEmulator } = await Promise.all(/* import() | emulator */[__nccwpck_require__.e(2087), __nccwpck_require__.e(7280), __nccwpck_require__.e(7520), __nccwpck_require__.e(334)]).then(__nccwpck_require__.bind(__nccwpck_require__, 78815));
            return serveEmulator({ ...command, stdout: writeOut, onCancel });
        }
        case 'demo': {
            const { runDemo } = await Promise.all(/* import() | emulator */[__nccwpck_require__.e(2087), __nccwpck_require__.e(7280), __nccwpck_require__.e(7520), __nccwpck_require__.e(334)]).then(__nccwpck_require__.bind(__nccwpck_require__, 56089));
            const { isTTY, columns } = process.stdout;
            // The bundle and this source lie one folder below the project.
            const examples = (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(require("url").pathToFileURL(__filename).href)), '..', 'examples');
            const runtime = createRuntime(process.env);
            const program = programFrom(currentFolder(process.env), process.argv[1] ?? '');
            const { keep } = command;
            return runDemo({ runtime, keep, stdout: writeOut, env: process.env, examples, program, isTTY, columns });
        }
        case 'run':
            return runCommands(command, launch);
    }
}
/** What to type to start docs-ci again: in a clone, no program has its name. */
function programFrom(folder, script) {
    return (0,external_node_path_.relative)(folder, script) === (0,external_node_path_.join)('dist', 'cli.js') ? 'node dist/cli.js' : 'docs-ci';
}
/** Runs the commands in order until one fails. */
async function runCommands({ names, flags, several }, launch) {
    const loaded = await Promise.all(names.map((name) => commands/* commands */.Pi[name]()));
    const runtime = { ...createRuntime(process.env), notices: launch.host ? [] : await findMistypedVariables(loaded) };
    const jobs = [];
    for (const command of loaded) {
        const host = await createHost(launch, loaded, flags, runtime);
        rejectSharedFolder(names, host);
        jobs.push({ command, host: several ? scopedHost(host, command) : inStep(host) });
    }
    const problemsOfAll = await findProblems(several ? jobs : await rootJobs(launch, runtime), runtime);
    for (const { command, host } of jobs) {
        const exitCode = await (0,run/* run */.e)(command, host, { ...runtime, problemsOfAll });
        if (exitCode !== 0)
            return exitCode;
    }
    return 0;
}
/** A job that runs alone finds its problems itself. */
async function findProblems(jobs, runtime) {
    if (jobs.length < 2)
        return [];
    return (await __nccwpck_require__.e(/* import() | cli */ 2027).then(__nccwpck_require__.bind(__nccwpck_require__, 78140))).findProblemsOfAll(jobs, runtime);
}
/** The jobs of a step that uses the root action, which hands them to the first of them. */
async function rootJobs(launch, { version, proxies }) {
    const { DOCS_CI_ROOT_JOBS: names, DOCS_CI_ROOT_INPUTS: inputs, ...env } = process.env;
    if (launch.host !== 'github' || !names || !inputs)
        return [];
    const values = Object.entries(JSON.parse(inputs));
    const given = Object.fromEntries(values.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
    const { createGitHubHost } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 18839));
    const options = { cwd: currentFolder(env), stdout: writeOut, version, fetch: gitHubFetch(proxies) };
    const host = createGitHubHost({ ...options, env: { ...env, ...given } });
    const chosen = commands/* commandNames */.oQ.filter((name) => names.split(' ').includes(name));
    const loaded = await Promise.all(chosen.map((name) => commands/* commands */.Pi[name]()));
    return loaded.map((command) => ({ command, host: scopedHost(host, command) }));
}
/** The host of one job. The root action starts each of its jobs alone, with the names of all. */
function inStep(host) {
    const isOneOfSeveral = host.name === 'github' && process.env.DOCS_CI_ROOT_JOBS?.includes(' ') === true;
    return isOneOfSeveral ? { ...host, runContext: { ...host.runContext, sharesInputs: true } } : host;
}
/** Loads the other commands only if a variable is unknown to those that run. */
async function findMistypedVariables(loaded) {
    const { mistypedVariables } = await __nccwpck_require__.e(/* import() */ 406).then(__nccwpck_require__.bind(__nccwpck_require__, 40406));
    if (mistypedVariables(process.env, [...(0,kinds/* flagTypes */.mq)(loaded).keys()]).length === 0)
        return [];
    const all = await Promise.all(commands/* commandNames */.oQ.map((name) => commands/* commands */.Pi[name]()));
    return mistypedVariables(process.env, [...(0,kinds/* flagTypes */.mq)(all).keys()]);
}
/** Rejects one folder for two jobs: its pages would become public media files. Throws InputError. */
function rejectSharedFolder(names, host) {
    const isShared = names.includes('sync-media') && names.includes('push-content');
    if (isShared && host.input('path')) {
        const problem = `${(0,input_names/* inputName */.yu)('path')}: sync-media and push-content would both use this folder, and its pages would become public media files. Run each job on its own.`;
        throw new errors/* InputError */.dz([(0,input_names/* plainNames */.Dd)(problem, (0,input_names/* nameStyleOf */.K5)(host.name))]);
    }
}
/** The host of one of several commands: each writes its results to a folder of its own below results-dir. */
function scopedHost(host, command) {
    return {
        ...host,
        runContext: { ...host.runContext, sharesInputs: true },
        input(name) {
            const text = host.input(name);
            return name === 'results-dir' && text ? `${text}/${command.name}` : text;
        },
    };
}
/** Someone may delete the folder of a terminal. Its name is enough to say so. */
function currentFolder({ PWD = '/' }) {
    try {
        return process.cwd();
    }
    catch {
        return PWD;
    }
}
async function createHost(launch, loaded, flags, { version, proxies }) {
    const env = process.env;
    const options = { env, cwd: currentFolder(env), stdout: writeOut, version };
    const name = launch.host ?? (env.DOCS_CI_HOST || (env.GITLAB_CI === 'true' ? 'gitlab' : 'terminal'));
    if (name === 'github' && flags.length > 0) {
        throw new errors/* InputError */.dz([
            "Flags don't work with DOCS_CI_HOST=github, because a GitHub step passes inputs with `with:`. Unset DOCS_CI_HOST to use flags.",
        ]);
    }
    if (name === 'github') {
        // Every action needs this module, and a file of its own would take a millisecond to load.
        const { createGitHubHost } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 18839));
        return createGitHubHost({ ...options, fetch: gitHubFetch(proxies) });
    }
    const cliOptions = { ...options, flags, flagTypes: (0,kinds/* flagTypes */.mq)(loaded) };
    if (name === 'gitlab') {
        const { createGitLabHost } = await __nccwpck_require__.e(/* import() */ 3290).then(__nccwpck_require__.bind(__nccwpck_require__, 63290));
        const http = new api_http/* Http */.l({ connections: GITLAB_CONNECTIONS, proxies, userAgent: `docs-ci/${version} (gitlab)` });
        return createGitLabHost({ ...cliOptions, stderr: writeError, request: gitLabRequest(http) });
    }
    if (name !== 'terminal')
        throw new errors/* InputError */.dz(['DOCS_CI_HOST: unknown value. Use github, gitlab or terminal.']);
    const { createTerminalHost } = await __nccwpck_require__.e(/* import() | cli */ 2027).then(__nccwpck_require__.bind(__nccwpck_require__, 13357));
    const { isTTY, columns } = process.stderr;
    const { isTTY: stdoutIsTTY, columns: stdoutColumns } = process.stdout;
    return createTerminalHost({ ...cliOptions, stderr: writeError, isTTY, columns, stdoutIsTTY, stdoutColumns });
}
/** The global `performance` would do, but Node.js needs a millisecond to load it, before the first request. */
const monotonicMs = () => Number(process.hrtime.bigint()) / 1e6;
const offsetMs = Date.now() - monotonicMs();
/** Reads the machine's clock. Corrections of the system time during the run don't change it. */
const systemClock = {
    now: () => offsetMs + monotonicMs(),
    async sleep(ms, signal) {
        try {
            await (0,promises_.setTimeout)(ms, undefined, { signal });
        }
        catch (error) {
            throw signal?.aborted ? signal.reason : error;
        }
    },
};
function createRuntime(env) {
    return {
        clock: systemClock,
        random: Math.random,
        version: package_namespaceObject.rE,
        repositoryUrl: package_namespaceObject.Jk.O,
        proxies: {
            // Like curl, docs-ci treats an empty variable as not set.
            httpProxy: env.http_proxy || env.HTTP_PROXY,
            httpsProxy: env.https_proxy || env.HTTPS_PROXY,
            noProxy: env.no_proxy || env.NO_PROXY,
        },
        onCancel,
    };
}
/** SIGBREAK is Ctrl-Break on Windows, and what some runners send there. */
const STOP_SIGNALS = [
    ['SIGINT', 'SIGINT'],
    ['SIGBREAK', 'SIGINT'],
    ['SIGTERM', 'SIGTERM'],
];
/** Listens once for all commands of a process, because Node.js warns about more than ten listeners. */
function createOnCancel() {
    const callbacks = [];
    let isCancelled = false;
    const stop = (signal) => {
        // The second signal ends the process without waiting for results.
        if (isCancelled)
            process.exit(signal === 'SIGINT' ? 130 : 143);
        isCancelled = true;
        for (const callback of callbacks)
            callback(signal);
    };
    return (callback) => {
        if (callbacks.push(callback) > 1)
            return;
        for (const [name, signal] of STOP_SIGNALS)
            process.on(name, () => stop(signal));
    };
}
const onCancel = createOnCancel();
/** Octokit's fetch. A call that hangs must not hold up the others, so it has connections to spare. */
function gitHubFetch(proxies) {
    const http = new api_http/* Http */.l({ connections: 8, proxies, userAgent: '' });
    return (url, init) => http.fetch(url, init);
}
/** The list of changed files needs one of its own: if GitLab is slow to list them, the note must not wait behind it. */
const GITLAB_CONNECTIONS = 2;
/** The HTTP client of the GitLab host. Rejects with BodyTooLargeError if a response is too large. */
function gitLabRequest(http) {
    return async ({ url, timeoutMs, ...request }) => {
        const { status, headers, body } = await http.send({
            ...request,
            url: new URL(url),
            headersTimeoutMs: timeoutMs,
        });
        return { status, headers, text: await (0,http_response/* readText */.yR)(body, MAX_GITLAB_RESPONSE_BYTES) };
    };
}
function writeOut(text) {
    process.stdout.write(text);
}
/** Opening it takes a millisecond, and an action writes no errors to it. */
let errorOutput;
function writeError(text) {
    // There is no other place to say that this output is lost. The exit code still says how the run ended.
    errorOutput ??= process.stderr.on('error', () => undefined);
    errorOutput.write(text);
}

module.exports = __webpack_exports__;
/******/ })()
;