"use strict";
exports.id = 1612;
exports.ids = [1612];
exports.modules = {

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

/***/ 7358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ evaluateThresholds),
/* harmony export */   TD: () => (/* binding */ isMet),
/* harmony export */   oT: () => (/* binding */ thresholdProblems)
/* harmony export */ });
/* unused harmony exports OPERATOR_NAMES, parseThreshold */
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88763);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58423);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19699);
/** Parses and evaluates thresholds, which are lines of metric, operator and number. Each command has its own metrics. Pure. */



const OPERATOR_NAMES = ['<', '<=', '>', '>=', '=='];
const OPERATORS = {
    '<': (value, limit) => value < limit,
    '<=': (value, limit) => value <= limit,
    '>': (value, limit) => value > limit,
    '>=': (value, limit) => value >= limit,
    '==': (value, limit) => value === limit,
};
/** Throws InvalidValueError. */
function parseThreshold(line, known) {
    const [, name = '', symbol = '', right = ''] = /^([^\s<>=!]+)\s*([<>=!]+)\s*(\S.*)$/.exec(line) ?? [];
    if (name === '')
        return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(`isn't a valid threshold. Write metric, operator and number, such as ${known.example}.`);
    const metric = metricNames(known).find((one) => one === name) ?? (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(describeUnknownMetric(name, known));
    const operator = OPERATOR_NAMES.find((one) => one === symbol) ??
        (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(`has an unknown operator ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(symbol)}. Use one of ${OPERATOR_NAMES.join(', ')}.`);
    const { limit, text } = parseLimit(metric, right, known);
    return { line: `${name} ${operator} ${text}`, metric, operator, limit };
}
function metricNames({ metrics }) {
    return Object.keys(metrics);
}
/** Returns the limit on the metric's scale, and as it was written. */
function parseLimit(metric, right, { metrics }) {
    // Messages show the minus sign, so a limit that was copied from one has it, too.
    const [, number, unit = ''] = /^(-?\d+(?:\.\d+)?)\s*(%)?$/.exec(right.replace(/^−/, '-')) ?? [];
    if (number === undefined)
        return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)("doesn't end in a valid number. Use a number such as 100 or 30%.");
    const { scale } = metrics[metric];
    const problem = limitProblem(metric, scale, { number, unit });
    if (problem !== undefined)
        return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(problem);
    const isPercentOfFraction = unit === '%' && scale === 'fraction';
    return { limit: isPercentOfFraction ? hundredth(number) : Number(number), text: number + unit };
}
/** The exponent in the text is exact; a division could round. */
function hundredth(number) {
    return Number(`${number}e-2`);
}
function describeUnknownMetric(name, known) {
    const names = metricNames(known);
    const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(name, names);
    return nearest === undefined
        ? `has an unknown metric. Use one of ${names.join(', ')}.`
        : `has an unknown metric. Did you mean ${nearest}?`;
}
/** A limit outside of the metric's scale would always be met, or never. */
function limitProblem(metric, scale, { number, unit }) {
    const limit = Number(number);
    if (scale === 'count') {
        if (unit === '%')
            return `has a percentage, but ${metric} is a count. Remove the percent sign.`;
        return limit >= 0 ? undefined : 'has a negative limit. Use 0 or more.';
    }
    const isPercentage = unit === '%' || scale === 'percent';
    if (limit >= 0 && limit <= (isPercentage ? 100 : 1))
        return undefined;
    return limit < 0 || limit > 100
        ? `has a limit that ${metric} can't have. Use a number from ${isPercentage ? '0% to 100%' : '0 to 1'}.`
        : `has a limit above 1. Use ${number}% or ${hundredth(number)}.`;
}
function isMet(operator, value, limit) {
    return OPERATORS[operator](value, limit);
}
/** Finds the problems of all lines. */
function thresholdProblems(lines, known) {
    return lines.flatMap((line) => {
        const { problem } = (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .tryInput */ ["in"])({ parse: (raw) => parseThreshold(raw, known) }, line);
        return problem === undefined ? [] : [{ input: 'thresholds', subject: (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(line), problem }];
    });
}
/**
 * Returns the result of each line, in their order. Invalid lines have been rejected before.
 * @param valueOf returns null if there is no data, which meets no threshold
 */
function evaluateThresholds(lines, known, valueOf) {
    return lines.map((line) => {
        const threshold = parseThreshold(line, known);
        const value = valueOf(threshold);
        return { ...threshold, value, met: value !== null && isMet(threshold.operator, value, threshold.limit) };
    });
}


/***/ }),

/***/ 17266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups values by a key. */
/** Returns the values by key, in their order. Node.js 20 has no `Map.groupBy`. */
function groupBy(values, keyOf) {
    const groups = new Map();
    for (const value of values) {
        const key = keyOf(value);
        const group = groups.get(key);
        if (group)
            group.push(value);
        else
            groups.set(key, [value]);
    }
    return groups;
}


/***/ }),

/***/ 90692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listItems),
/* harmony export */   P: () => (/* binding */ listPaths)
/* harmony export */ });
/* harmony import */ var _pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);
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

/***/ 88763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38232);
/** Finds the known name that a mistyped one probably means. */

/** The known name that differs by at most a third of its letters, rounded up. */
function nearestName(name, known) {
    const ranked = known
        .map((candidate) => ({ candidate, edits: (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(name, candidate) }))
        .filter(({ candidate, edits }) => edits <= Math.ceil(candidate.length / 3))
        .sort((a, b) => a.edits - b.edits);
    return ranked[0]?.candidate;
}


/***/ }),

/***/ 26859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ redactPii)
/* harmony export */ });
/**
 * Redacts personal data and secrets from text that readers typed: e-mail addresses, long runs of digits such as phone, card
 * and order numbers, and what looks like a key or a token. Invisible characters in between don't prevent a match of
 * addresses and numbers.
 */
const REDACTED = '[removed]';
/** Matches an e-mail address. The limited length of its local part bounds the search. */
const EMAIL = /[^\s@＠<>()[\]{},;:"'`|\\/?&=#]{1,128}(?:@|＠|%40)\p{DI}*[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{DI}-]{0,62}\.\p{DI}*){1,8}[\p{L}\p{M}\p{DI}]{2,63}/giu;
/** Matches eight or more digits of any script, with or without blanks and hyphens between them. */
const DIGITS = /\p{Nd}(?:[\p{Zs}\p{Pd}\p{DI}\t]{0,4}\p{Nd}){7,}/gu;
/** Matches phone numbers that parentheses or periods group. Versions and dates have other groups. */
const PHONE = /(?<=\+)\d[\d\s().-]{6,18}\d|\(\d{2,5}\)[\d\s.-]{5,14}\d|(?<![\d.])(?:\d{3}\.\d{3}\.\d{4}|\d{2}(?:\.\d{2}){4})(?![\d.])/g;
/** Matches keys by their well-known beginnings, bearer tokens and JSON web tokens. Each begins a word, which bounds the search. */
const KEY = new RegExp([
    String.raw `(?<![\w-])(?:sk|pk|ghp|gho)_[\w-]{6,}`,
    String.raw `(?<![\w-])glpat-[\w-]{6,}`,
    String.raw `(?<![\w-])AKIA[A-Z0-9]{8,}`,
    String.raw `(?<![\w-])xox[a-z]?-[\w-]{6,}`,
    String.raw `(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*`,
    String.raw `(?<=(?<![\w-])bearer\s{1,4})[\w.~+/=-]{6,}`,
].join('|'), 'gi');
/** Matches long words, which are generated if they mix letters and digits. */
const LONG_WORD = /(?<![A-Za-z0-9])[A-Za-z0-9]{24,}/g;
/** What has many digits and means something in documentation: UUIDs and dates. */
const KEPT = /(?<![\w-])(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:19|20)\d\d-[01]\d-[0-3]\d)(?![\w-])/gi;
/** Redacts e-mail addresses, phone numbers, runs of 8 or more digits, also if blanks or hyphens group them, keys and tokens. */
function redactPii(text) {
    const withoutEmails = /@|＠|%40/i.test(text) ? text.replace(EMAIL, REDACTED) : text;
    const withoutKeys = withoutEmails.replace(KEY, REDACTED).replace(LONG_WORD, (word) => {
        return /\d/.test(word) && /[A-Za-z]/.test(word) ? REDACTED : word;
    });
    const kept = withoutKeys.match(KEPT) ?? [];
    const others = withoutKeys.split(KEPT).map((part) => part.replace(PHONE, REDACTED).replace(DIGITS, REDACTED));
    return others.map((part, index) => part + (kept[index] ?? '')).join('');
}


/***/ }),

/***/ 89352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ spellingKey)
/* harmony export */ });
/* harmony import */ var _unicode_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66285);
/** Compares texts by their spelling. Pure. */

/** Returns the same text for spellings that differ only in case, spaces or width. */
function spellingKey(text) {
    return (0,_unicode_form_js__WEBPACK_IMPORTED_MODULE_0__/* .unicodeForm */ .w)(text, 'NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
}


/***/ })

};
;