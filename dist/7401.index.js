"use strict";
exports.id = 7401;
exports.ids = [7401];
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

/***/ 42801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ toEnding),
/* harmony export */   AJ: () => (/* binding */ SIGN),
/* harmony export */   DT: () => (/* binding */ describeChanges),
/* harmony export */   EG: () => (/* binding */ renderPlan),
/* harmony export */   LL: () => (/* binding */ describeUnbuilt),
/* harmony export */   ST: () => (/* binding */ UNCHANGED),
/* harmony export */   TZ: () => (/* binding */ PLANNED),
/* harmony export */   Vw: () => (/* binding */ done),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   jg: () => (/* binding */ countSteps),
/* harmony export */   vZ: () => (/* binding */ PAST)
/* harmony export */ });
/* harmony import */ var _text_render_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64131);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90692);
/** Tells what a run changes in pages: its steps and plan.json, differences without secrets, and the words of its ending. */



/** The kinds of steps that change the project: what such a step did, and its sign. */
const PAST = { create: 'created', update: 'updated', delete: 'deleted' };
/** What such a step would do. */
const PLANNED = { create: 'to create', update: 'to update', delete: 'to delete' };
/** The sentence after a plan. */
const UNCHANGED = 'This run changed nothing.';
const SIGN = { create: 'added', update: 'changed', delete: 'removed' };
function countSteps(steps, action) {
    return steps.filter((step) => step.action === action).length;
}
/** Returns `3 created, 8 updated, 1 deleted`; an empty text without changes. */
function describeChanges(steps, verbs = PAST) {
    const counts = Object.entries(verbs).map(([action, verb]) => ({ count: countSteps(steps, action), verb }));
    return counts.flatMap(({ count, verb }) => (count > 0 ? `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(count)} ${verb}` : [])).join(', ');
}
/** Renders plan.json, without secrets of the run. @param describe what the file says about one step */
function* renderPlan({ redact }, steps, describe) {
    const redacted = (_, value) => (typeof value === 'string' ? redact(value) : value);
    const render = (step) => JSON.stringify(describe(step), redacted);
    yield '{\n  "schemaVersion": 1,\n';
    yield* (0,_text_render_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .renderLines */ .E)('  "steps": [', steps, render, ']');
    yield '\n}\n';
}
/** Paths that the warning names. */
const MAX_LISTED = 10;
/** Passes on the texts of the differences as they are. A warning names those with a secret of the run, which are left out. */
async function* withoutSecrets({ hasSecret, log }, file, differences) {
    const left = [];
    for await (const { path, text } of differences) {
        if ([path, text, ...sidesOf(text)].some(hasSecret))
            left.push(path);
        else
            yield text;
    }
    if (left.length === 0)
        return;
    log.warning(`${file}: ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_2__/* .listPaths */ .P)(left, MAX_LISTED)} left out, because the text contains this run's API key or token. Remove the secret from the page, and replace the key if anyone else can read the page.`);
}
/** The text before and the text after: the signs in front of the lines would hide a secret that is divided over two lines. */
function sidesOf(text) {
    const lines = text.split('\n');
    const isOf = (sign, line) => line.startsWith(sign) || line.startsWith(' ');
    return ['-', '+'].map((sign) => lines
        .filter((line) => isOf(sign, line))
        .map((line) => line.slice(1))
        .join('\n'));
}
function failed(topic, text, sentences) {
    return { outcome: 'failed', topic, headline: { sign: 'bad', text }, sentences };
}
function done(sign, text, sentences = []) {
    return { outcome: 'done', headline: { sign, text }, sentences };
}
function toEnding({ headline, sentences, ...ending }) {
    return { ...ending, message: [`${headline.text}.`, ...sentences].join(' ') };
}
/** Why the changes of a run aren't live, and the section that says more. */
const UNBUILT = {
    missing: 'no-deployment',
    unknown: 'no-deployment',
    cancelled: 'cancelled-build',
    error: 'failed-build',
};
/**
 * The end of a run whose pages are where they belong, but not live. Undefined if the build didn't fail.
 * @param phase of the deployment, `missing` or `unknown`
 */
function describeUnbuilt(phase, words) {
    if (phase === undefined || !isUnbuilt(phase))
        return undefined;
    const [text, ...sentences] = words[phase];
    return failed(UNBUILT[phase], text, sentences);
}
function isUnbuilt(phase) {
    return Object.hasOwn(UNBUILT, phase);
}


/***/ }),

/***/ 87401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkSearch: () => (/* binding */ checkSearch)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/api/endpoints/content.js
var content = __webpack_require__(43098);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __webpack_require__(83319);
// EXTERNAL MODULE: ../../build/src/disk/earlier-results.js
var earlier_results = __webpack_require__(73372);
// EXTERNAL MODULE: ../../build/src/disk/results-file.js
var results_file = __webpack_require__(77056);
// EXTERNAL MODULE: ../../build/src/pages/address.js
var pages_address = __webpack_require__(98870);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
// EXTERNAL MODULE: ../../build/src/text/nearest-name.js
var nearest_name = __webpack_require__(88763);
// EXTERNAL MODULE: ../../build/src/text/sentences.js
var sentences = __webpack_require__(58423);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: ../../build/src/commands/inputs/common-inputs.js
var common_inputs = __webpack_require__(99325);
// EXTERNAL MODULE: ../../build/src/api/concurrency.js
var concurrency = __webpack_require__(7609);
// EXTERNAL MODULE: ../../build/src/commands/account/page-changes.js
var page_changes = __webpack_require__(42801);
// EXTERNAL MODULE: ../../build/src/commands/inputs/kinds.js
var kinds = __webpack_require__(19699);
// EXTERNAL MODULE: ../../build/src/commands/inputs/thresholds.js
var inputs_thresholds = __webpack_require__(7358);
;// CONCATENATED MODULE: ../../build/src/commands/check-search/judge.js



/** The number of results that a search asks for. */
const MAX_RANK = 20;
const METRICS = {
    metrics: { 'hit-rate': { scale: 'fraction' }, 'no-results': { scale: 'count' } },
    example: 'hit-rate >= 90%',
};
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
/** The place of a page, without what only URLs have. Undefined if nothing is left, such as of a fragment. */
function pageAddressOf(text) {
    const path = text.replace(ORIGIN, '/').replace(/[?#].*$/s, '');
    return path === '' ? undefined : (0,pages_address/* addressOf */.ci)(path);
}
function judge(query, { results }) {
    const paths = new Set(query.expect.map(pageAddressOf));
    const urls = new Set(query.expect.filter((text) => ORIGIN.test(text)).map(pageAddressOf));
    const found = results.map((result, index) => {
        const [path, url] = [pageAddressOf(result.path), pageAddressOf(result.url)];
        const isExpected = (path !== undefined && paths.has(path)) || (url !== undefined && urls.has(url));
        // A result without a place is a page of its own, so that no other page gets a better rank.
        return { page: path ?? url ?? index, isExpected };
    });
    const pages = [...new Set(found.map(({ page }) => page))];
    const ranks = found.flatMap(({ page, isExpected }) => (isExpected ? [pages.indexOf(page) + 1] : []));
    const rank = ranks.length === 0 ? null : Math.min(...ranks);
    const first = results[0] ? { path: results[0].path, title: results[0].title } : null;
    return {
        ...query,
        rank,
        hit: rank !== null && rank <= query.maxRank,
        /** The number of distinct pages. */
        results: pages.length,
        first,
        /** Whether the project lists an expected page; null if that isn't known. */
        isPageListed: null,
        /** The expected pages that the project surely doesn't list. */
        unlisted: [],
        /** The page that a mistyped one probably means. */
        nearest: undefined,
    };
}
/** What all queries say, once each of them has an answer. */
function resultOf(answers, thresholdLines) {
    const numbers = {
        'hit-rate': Number((answers.filter(({ hit }) => hit).length / answers.length).toFixed(6)),
        'no-results': answers.filter(({ results }) => results === 0).length,
    };
    const thresholds = (0,inputs_thresholds/* evaluateThresholds */.S$)(thresholdLines, METRICS, ({ metric }) => numbers[metric]);
    const unmet = thresholds.flatMap(({ line, met }) => (met ? [] : [line]));
    return { answers, misses: answers.filter(({ hit }) => !hit), numbers, thresholds, unmet };
}
/** The page of the project that a mistyped one probably means: a near name in its folder, or the same in a folder less. */
function nearestPage(expected, pages) {
    const wanted = (pageAddressOf(expected) ?? '').toLowerCase();
    const folder = wanted.slice(0, -(0,pages_address/* nameOf */.Vb)(wanted).length);
    const folded = new Map(pages.addresses.map((address) => [address.toLowerCase(), address]));
    const siblings = [...folded.keys()].filter((address) => address === folder + (0,pages_address/* nameOf */.Vb)(address));
    const name = (0,nearest_name/* nearestName */.q)((0,pages_address/* nameOf */.Vb)(wanted), siblings.map(pages_address/* nameOf */.Vb));
    const nearest = name === undefined ? [...folded.keys()].find((one) => one !== '' && wanted.endsWith(`/${one}`)) : folder + name;
    return nearest === undefined ? undefined : folded.get(nearest);
}
/** Whether the project lists one of the pages. Without a page at its path, it isn't known where a URL leads. */
function isListed(expect, pages) {
    if (expect.some((page) => pages.has(pageAddressOf(page) ?? '')))
        return true;
    return expect.some((page) => ORIGIN.test(page)) ? null : false;
}

// EXTERNAL MODULE: ../../build/src/api/endpoints/analytics.js
var analytics = __webpack_require__(84107);
// EXTERNAL MODULE: ../../build/src/api/errors.js
var api_errors = __webpack_require__(43947);
// EXTERNAL MODULE: ../../build/src/text/redact-pii.js
var redact_pii = __webpack_require__(26859);
// EXTERNAL MODULE: ../../build/src/text/words.js
var words = __webpack_require__(89352);
// EXTERNAL MODULE: ../../build/src/text/group-by.js
var group_by = __webpack_require__(17266);
// EXTERNAL MODULE: ../../build/src/disk/read.js
var read = __webpack_require__(55919);
// EXTERNAL MODULE: ../../build/src/text/yaml-faults.js
var yaml_faults = __webpack_require__(98670);
// EXTERNAL MODULE: ../../build/src/text/yaml-limits.js
var yaml_limits = __webpack_require__(33759);
;// CONCATENATED MODULE: ../../build/src/commands/check-search/queries-file.js








const MAX_QUERIES = 500;
const MAX_BYTES = 500_000;
const USE_FIELDS = 'Use query, expect and optionally max-rank';
const FIELDS = ['query', 'expect', 'max-rank'];
/** Returns what is wrong with the value of a field. */
function valueProblem(field, value) {
    if (field === 'max-rank')
        return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_RANK
            ? undefined
            : `isn't a valid rank. Use a whole number from 1 to ${MAX_RANK}`;
    if (value === null || value === '')
        return 'has no value. Write a text';
    if (typeof value !== 'string')
        return "isn't text. Put it in quotes";
    if (field === 'expect' && pageAddressOf(value.trim()) === undefined)
        return "isn't a page. Use a path such as guides/install";
    if (field === 'query' && !/^.{1,200}$/su.test(value.trim()))
        return 'has too few or too many characters. Use 1 to 200';
    return undefined;
}
/**
 * Resolves to the queries in the order of the file. Rejects with an InputError that has all problems.
 */
async function readQueries(path, name, maxRank) {
    const { label, file } = name;
    const text = readText(path, name);
    const yaml = await __webpack_require__.e(/* import() */ 3483).then(__webpack_require__.t.bind(__webpack_require__, 33483, 19));
    const lines = new yaml.LineCounter();
    const problems = [];
    const reportAt = (offset, problem) => {
        const { line, col } = lines.linePos(offset);
        problems.push({ line, message: `${label}: ${file}, line ${line}, column ${col}${problem}.` });
    };
    const report = (node, problem) => reportAt(node?.range?.[0] ?? 0, ` ${problem}`);
    // The parser would compare each key of a mapping with all others, which takes minutes for a hostile file.
    const options = { lineCounter: lines, uniqueKeys: false, prettyErrors: false };
    const { errors, contents } = yaml.parseDocument(text, options);
    for (const [offset, problem] of describeSyntax(errors, text, (at) => lines.linePos(at).line))
        reportAt(offset, problem);
    const entries = yaml.isSeq(contents) && errors.length === 0 ? contents.items : [];
    if (entries.length === 0 && errors.length === 0)
        reportAt(contents?.range[0] ?? 0, describeNoList(contents === null || yaml.isSeq(contents)));
    const known = new Map();
    const queries = entries.slice(0, MAX_QUERIES).map((entry) => {
        const { start, ...read } = readEntry(yaml, entry, report);
        const { line } = lines.linePos(start.range?.[0] ?? 0);
        const key = read.query.toLowerCase().replace(/\s+/g, ' ');
        const earlier = known.get(key);
        if (earlier !== undefined)
            report(start, `has the same query as line ${earlier}. Remove one of them`);
        else if (key !== '')
            known.set(key, line);
        return { ...read, line, maxRank: read.maxRank ?? maxRank };
    });
    for (const entry of entries.slice(MAX_QUERIES, MAX_QUERIES + 1))
        report(entry, `is one query too many. Use at most ${MAX_QUERIES}`);
    if (problems.length === 0)
        return queries;
    problems.sort((a, b) => a.line - b.line);
    const places = problems.map(({ line }) => ({ title: 'check-search', file, line }));
    throw new api_errors/* InputError */.dz(problems.map(({ message }) => message), undefined, places);
}
/** Returns one problem per line, with its offset: one slip causes several errors of the parser. */
function describeSyntax(errors, text, lineOf) {
    const lines = text.split('\n');
    return [...(0,group_by/* groupBy */.$)(errors, ({ pos }) => lineOf(pos[0]))].flatMap(([line, [first, ...others]]) => {
        if (!first)
            return [];
        const { reason, advice } = (0,yaml_faults/* explainYaml */.J1)(first, others, lines[line - 1] ?? '');
        return [[first.pos[0], ` isn't valid YAML: ${reason}. ${advice}`]];
    });
}
function missingAdvice({ file: name, origin, firstFile, proposal, nearest }) {
    // A proposal for a misspelled name would become a second file.
    if (nearest !== undefined)
        return `Did you mean ${nearest}? If not, check that ${origin}.`;
    return proposal === undefined
        ? `Check the spelling, and that ${origin}. ${firstFile}`
        : `A proposal is in ${proposal}: correct it, and move it to ${name}.`;
}
function describeNoList(isEmpty) {
    const what = isEmpty ? 'has no query.' : "isn't a list of queries. Begin each query with a hyphen: - query.";
    return `: the file ${what} ${USE_FIELDS}`;
}
function readText(path, name) {
    const file = `${name.label}: ${name.file}`;
    try {
        const bytes = (0,read/* readSmallFile */.EW)(path, Buffer.alloc(MAX_BYTES));
        const text = (0,read/* textOfBytes */.gm)(bytes);
        const excess = (0,yaml_limits/* yamlExcess */.R)(text ?? '');
        if (excess !== undefined)
            throw new Error(excess);
        if (text !== undefined)
            return text;
    }
    catch (error) {
        if ((0,paths/* isMissing */.b2)(error))
            throw new api_errors/* InputError */.dz([`${file} doesn't exist. ${missingAdvice(name)}`]);
        const advice = `Use a readable YAML file of up to ${MAX_BYTES} bytes`;
        throw new api_errors/* InputError */.dz([`${file} can't be read: ${(0,read/* readErrorReason */.Dx)(error)}. ${advice}.`]);
    }
    throw new api_errors/* InputError */.dz([`${file} isn't valid UTF-8. Save the file as UTF-8.`]);
}
function readEntry({ isAlias, isMap, isScalar, isSeq }, entry, report) {
    const pairs = isMap(entry) ? entry.items : [];
    const start = pairs[0]?.key ?? entry;
    const fields = new Map();
    const valueOf = (name, node, key) => {
        const value = isScalar(node) ? node.value : undefined;
        const problem = isAlias(node) ? 'is an alias. Write the text itself' : valueProblem(name, value);
        if (problem !== undefined)
            report(node ?? key, problem);
        return typeof value === 'string' ? value.trim() : value;
    };
    let isKnown = true;
    for (const { key, value } of pairs) {
        const name = isScalar(key) ? String(key.value) : '';
        isKnown &&= FIELDS.includes(name);
        const nodes = name === 'expect' && isSeq(value) ? value.items : [value];
        if (!FIELDS.includes(name))
            report(key, `has the unknown field ${(0,sentences/* quoted */.TL)(name)}. ${USE_FIELDS}`);
        else if (fields.has(name))
            report(key, `has ${name} twice. Remove one of them`);
        else
            fields.set(name, nodes.map((node) => valueOf(name, node, key)));
    }
    const valuesOf = (name) => fields.get(name) ?? [];
    const [query, expect] = [valuesOf('query'), valuesOf('expect')];
    if (pairs.length === 0)
        report(start, `has no fields. ${USE_FIELDS}`);
    // An unknown field is usually a misspelled one, so its own line says what is wrong.
    else if (isKnown)
        for (const problem of missingFields(query, fields.get('expect')))
            report(start, problem);
    const maxRank = valuesOf('max-rank')[0];
    return { start, query: query.join(''), expect: expect.map(String), maxRank };
}
function missingFields(query, expect) {
    const none = expect ? 'has an empty expect' : 'has no expect';
    return [
        ...(query.length === 0 ? ['has no query. Add it'] : []),
        ...(expect && expect.length > 0 ? [] : [`${none}. Add the page to find`]),
    ];
}

// EXTERNAL MODULE: ../../build/src/text/log.js
var log = __webpack_require__(42883);
// EXTERNAL MODULE: ../../build/src/text/width.js
var width = __webpack_require__(46965);
// EXTERNAL MODULE: ../../build/src/commands/account/account.js
var account = __webpack_require__(63499);
// EXTERNAL MODULE: ../../build/src/commands/account/blocks.js
var blocks = __webpack_require__(22456);
;// CONCATENATED MODULE: ../../build/src/commands/check-search/account.js







/** GitHub shows ten errors: one of them is the message that ends the run, and one would count what is hidden. */
const MAX_ANNOTATIONS = 8;
const TITLE = 'check-search';
const MAX_TITLE_LENGTH = 100;
/** A list of pages can be as long as the file. */
const MAX_PAGES_LENGTH = 300;
const NOT_LISTED = "isn't among the project's pages";
/** Ends a sentence about an expected page. */
function notListed(nearest) {
    return `${NOT_LISTED}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`;
}
/** A single miss is in the message, and in no list. */
function describeEnding(result, file) {
    const message = `${headlineOf(result).text} (${numbersText(result)}).`;
    if (result.unmet.length === 0)
        return { outcome: 'done', message };
    const advice = `${unmetText(result)}. Fix the pages, or correct what the file expects.`;
    const miss = onlyMiss(result);
    if (!miss)
        return { outcome: 'gate', message: `${message} ${advice}`, topic: 'threshold' };
    const text = `${message} ${placeOf(miss, file)}: ${describeMiss(miss)} ${advice}`;
    return { outcome: 'gate', message: text, topic: 'threshold', location: { title: TITLE, file, line: miss.line } };
}
function onlyMiss({ misses: [first, ...others] }) {
    return others.length === 0 ? first : undefined;
}
function placeOf({ line }, file) {
    return `${file}:${line}`;
}
function headlineOf({ answers, misses }) {
    if (misses.length === 0)
        return { sign: 'good', text: 'Every query finds its page' };
    const verb = misses.length === 1 ? 'misses its' : 'miss their';
    return { sign: 'warning', text: `${misses.length} of ${(0,pluralize/* pluralize */.t)(answers.length, 'query', 'queries')} ${verb} page` };
}
/** Rounds down, so that no number looks like a threshold that isn't met. */
function numbersText({ numbers }) {
    const hitRate = (Math.floor(Number((numbers['hit-rate'] * 1000).toFixed(3))) / 10).toFixed(1);
    return `hit-rate ${hitRate}%, no-results ${numbers['no-results']}`;
}
function unmetText({ unmet }) {
    return `${unmet.join(' and ')} ${unmet.length === 1 ? "isn't" : "aren't"} met`;
}
function describeMiss(answer) {
    const { query, rank, maxRank, results, first, isPageListed, nearest } = answer;
    const end = first ? ` ${(0,sentences/* endSentence */.H_)(`First is ${placeOfFirst(first)}`)}` : '';
    if (isPageListed === false && rank === null)
        return `${(0,sentences/* quoted */.TL)(query)}: ${pagesText(answer)} ${notListed(nearest)}${end}`;
    const others = results === 0
        ? 'the search has no results'
        : `the first ${MAX_RANK} results have ${(0,pluralize/* pluralize */.t)(results, 'other page')}`;
    const place = rank === null ? `isn't found: ${others}` : `is at rank ${rank}, not in the first ${maxRank}`;
    return `${(0,sentences/* quoted */.TL)(query)}: ${expectedText(answer)} ${place}.${end}`;
}
function expectedText(answer) {
    const { expect, unlisted, nearest } = answer;
    if (unlisted.length === 0)
        return pagesText(answer);
    const which = unlisted.length < expect.length ? `${(0,width/* shorten */.ml)(unlisted.join(' and '), MAX_PAGES_LENGTH)} ` : '';
    const verb = which === '' || unlisted.length === 1 ? NOT_LISTED : "aren't among the project's pages";
    return `${pagesText(answer)} (${which}${verb}${nearest === undefined ? '' : `; did you mean ${nearest}?`})`;
}
function pagesText({ expect }) {
    return (0,width/* shorten */.ml)(expect.join(' or '), MAX_PAGES_LENGTH);
}
/** The title, and the path to write into the file. */
function placeOfFirst(first) {
    const title = titleOf(first);
    const path = (0,width/* shorten */.ml)((0,log/* oneLine */.TN)(first.path).trim(), MAX_TITLE_LENGTH);
    return title === path || path === '' ? title : `${title} (${path})`;
}
/** The title of a result in one short line, or else its path. */
function titleOf({ title, path }) {
    return (0,width/* shorten */.ml)((0,log/* oneLine */.TN)(title ?? '').trim() || (0,log/* oneLine */.TN)(path).trim() || '–', MAX_TITLE_LENGTH);
}
function accountOf(record, { dryRun }, ending) {
    const { result, searchJson, proposal, file = '' } = record;
    const counts = result && { queries: result.answers.length, failed: result.misses.length, ...result.numbers };
    const rows = rowsOf(record, ending);
    const hits = result?.answers.filter(({ hit }) => hit).map((hit) => ({ cells: cellsOf(hit, file) })) ?? [];
    return {
        outputs: { ...counts, 'thresholds-met': result && result.unmet.length === 0, 'search-json': searchJson, proposal },
        counts,
        headline: result ? headlineOf(result) : record.headline,
        lead: result && [{ paragraph: numbersLine(result) }],
        isLeadInMessage: true,
        sections: [{ label: 'Queries', head: result ? HEAD : ['Where', 'Page'], rows }],
        next: dryRun && ending.outcome === 'done' ? (0,blocks/* withoutDryRun */.lu)('search') : [],
        details: (0,account/* sectionBlocks */.qP)([{ label: 'Queries that find their page', head: HEAD, rows: hits, isFolded: true }]),
    };
}
/** Queries that miss their page, or pages that don't exist. */
function rowsOf({ result, missing = [], file = '' }, { exitCode, outcome }) {
    const wrong = result
        ? result.misses.map((miss) => ({ line: miss.line, message: describeMiss(miss), cells: cellsOf(miss, file) }))
        : missing.map(({ line, message }) => ({ line, message, cells: [{ code: placeOf({ line }, file) }, message] }));
    const more = wrong.length > MAX_ANNOTATIONS
        ? ` And ${(0,pluralize/* formatCount */.B)(wrong.length - MAX_ANNOTATIONS)} more, listed in the job summary.`
        : '';
    const isInMessage = outcome === 'gate' && result && onlyMiss(result) !== undefined;
    return wrong.map(({ line, message: text, cells }, index) => {
        const message = index === MAX_ANNOTATIONS - 1 ? text + more : text;
        const annotation = { level: exitCode ? 'error' : 'warning', title: TITLE, file, line, message };
        return {
            sign: exitCode ? 'bad' : 'warning',
            cells,
            sentence: `${placeOf({ line }, file)}: ${text}`,
            isInMessage,
            ...(index < MAX_ANNOTATIONS && { annotation }),
        };
    });
}
function numbersLine(result) {
    return `${numbersText(result)}${result.unmet.length === 0 ? '' : `: ${unmetText(result)}`}.`;
}
const HEAD = ['Where', 'Query', 'Expected', 'Rank', 'First result'];
function cellsOf(answer, file) {
    const { query, rank, first } = answer;
    const place = { code: placeOf(answer, file) };
    return [
        place,
        query,
        expectedText(answer),
        rank === null ? '–' : String(rank),
        first ? placeOfFirst(first) : 'no results',
    ];
}

// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
;// CONCATENATED MODULE: ../../build/src/commands/check-search/propose.js
/** Writes a file of queries to start from: what readers search for most, and the page that each search finds first. */
















/** Name of the file in the results folder. */
const FILE = 'queries.yaml';
const DAY_MS = 86_400_000;
const propose_MAX_QUERIES = 50;
const MIN_SEARCHES = 2;
const EXPECT = '\n  expect: ';
const PAGES = "The pages are only today's first results: correct them";
/** Where the file is after the job. A component keeps the results. */
const KEPT = {
    github: ['The runner deletes the file: upload it with actions/upload-artifact.'],
    gitlab: ['Download the file from the artifacts of this job.'],
};
const FREQUENT = `A search is frequent if readers made it ${MIN_SEARCHES} times in the last 30 days. Searches with e-mail addresses or long numbers are left out.`;
/** @param queriesPath path of the file that the job reads */
async function propose(run, queriesPath) {
    const { api, clock, host, log, redact, resultsDir } = run;
    const path = (0,external_node_path_.join)(resultsDir, FILE);
    // It may be the team's file, or an earlier proposal with corrections.
    if ((0,paths/* isFile */.fo)(path))
        throw new api_errors/* InputError */.dz([
            `${(0,input_names/* inputName */.yu)('propose')}: ${(0,paths/* workspacePath */.X5)(host.workspace, path)} already exists. Move or delete the file.`,
        ]);
    const [startDate = '', endDate = ''] = [30, 1].map((days) => dateOf(clock.now() - days * DAY_MS));
    const frequent = await readFrequent(run, { startDate, endDate });
    const found = new Map();
    log.startProgress(() => `Searched for ${found.size} of ${(0,pluralize/* pluralize */.t)(frequent.length, 'query', 'queries')}`);
    await (0,concurrency/* forEachConcurrently */.DW)(frequent, 4, async ({ query }) => {
        try {
            const hits = await (0,content/* searchPages */.ng)(api, { q: query, limit: MAX_RANK });
            found.set(query, hits.results);
        }
        catch (error) {
            // What the service doesn't accept, it doesn't find.
            if (!(0,api_errors/* hasStatus */.Ro)(error, 400, 422))
                throw error;
        }
    });
    log.endProgress();
    const entries = frequent.map((one) => entryOf(one, found.get(one.query)));
    const proposed = entries.filter((entry) => entry.includes(EXPECT)).length;
    const text = `${(0,pluralize/* pluralize */.t)(proposed, 'query', 'queries')} proposed of ${(0,pluralize/* pluralize */.t)(frequent.length, 'frequent search', 'frequent searches')}`;
    if (proposed === 0) {
        const reason = frequent.length === 0 ? FREQUENT : 'The first result of each search has no page, or there is none.';
        return { words: (0,page_changes/* done */.Vw)('neutral', `${text}, so no file was written`, [reason]) };
    }
    const use = useOf((0,paths/* workspacePath */.X5)(host.workspace, queriesPath), (0,paths/* isFile */.fo)(queriesPath));
    const head = `# What readers searched for from ${startDate} to ${endDate}. ${PAGES}, and ${use}.`;
    const proposal = await (0,results_file/* writeResultsFile */.A)(run, FILE, redact(`${[head, ...entries].join('\n')}\n`));
    if (proposal === undefined)
        return {};
    const where = `${PAGES} in ${proposal}, and ${use}.`;
    const more = [...missesText(frequent.length - proposed), ...(KEPT[host.name] ?? [])];
    return { proposal, words: (0,page_changes/* done */.Vw)('good', text, [where, ...more]) };
}
function dateOf(ms) {
    return new Date(ms).toISOString().slice(0, 10);
}
/** Returns the searches that readers made often, the most frequent first. */
async function readFrequent({ api, redact }, period) {
    const { queries } = await (0,analytics/* getSearchQueries */.Lf)(api, { ...period, limit: analytics/* MAX_PAGE_SIZE */.H4, offset: 0 });
    return [...(0,group_by/* groupBy */.$)(queries, ({ query }) => (0,words/* spellingKey */.i)(query)).values()]
        .map((group) => ({ query: group[0]?.query.trim() ?? '', count: group.reduce((sum, { count }) => sum + count, 0) }))
        .filter(({ query, count }) => count >= MIN_SEARCHES && valueProblem('query', query) === undefined)
        .filter(({ query }) => redact((0,redact_pii/* redactPii */.K)(query)) === query)
        .sort((a, b) => b.count - a.count)
        .slice(0, propose_MAX_QUERIES);
}
/** A file of the team has entries that a move would lose. */
function useOf(target, exists) {
    return exists ? `add the entries to ${target}` : `move the file to ${target}`;
}
function missesText(count) {
    if (count === 0)
        return [];
    const [verb, end] = count === 1 ? ['finds', 'it is a comment'] : ['find', 'they are comments'];
    return [`${(0,pluralize/* pluralize */.t)(count, 'frequent search', 'frequent searches')} ${verb} no page: ${end} in the file.`];
}
function entryOf({ query, count }, [first] = []) {
    const place = first && pageAddressOf(first.path);
    if (!first || place === undefined)
        return `# ${(0,pluralize/* pluralize */.t)(count, 'search', 'searches')}, no page: ${quoteYaml(query)}`;
    const expect = place.replace(/[%?#]/g, encodeURIComponent) || '/';
    return `# ${(0,pluralize/* pluralize */.t)(count, 'search', 'searches')}, first: ${quoteYaml(titleOf(first))}\n- query: ${quoteYaml(query)}${EXPECT}${quoteYaml(expect)}`;
}
/** Text in double quotes on one line, in which every character is visible. */
function quoteYaml(text) {
    const escape = (character) => `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;
    return JSON.stringify(text).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escape);
}

// EXTERNAL MODULE: ../../build/src/hosts/host.js
var hosts_host = __webpack_require__(36443);
;// CONCATENATED MODULE: ../../build/src/commands/check-search/command.js
/** Defines the command check-search: searches for what a team expects to find, and again after a while for what is missing. */






















const inputs = {
    queries: (0,kinds/* filePath */.s$)({ description: 'YAML file of queries, with the pages to find.', default: 'queries.yaml' }),
    maxRank: (0,kinds/* number */.ai)({ description: `Rank, 1 to ${MAX_RANK}, up to which an expected page counts as found.`, default: '5' }, { min: 1, max: MAX_RANK }),
    thresholds: (0,kinds/* lines */.Mn)({
        description: 'Conditions to meet, one per line, with hit-rate or no-results.',
        default: 'hit-rate == 100%',
    }),
    gracePeriod: (0,kinds/* duration */.p0)({
        description: 'How long a query must miss its page before it counts, such as 5m. Until then, the job repeats the query up to 4 times. Less than timeout.',
    }),
    propose: (0,kinds/* flag */.Jt)({
        description: 'Write a file of queries to start from, with what readers search for, and judge nothing.',
        default: 'false',
    }),
    ...(0,common_inputs/* commonInputs */.j$)({ name: 'check-search', timeout: '10m', timeoutText: 'At the limit, nothing is judged.' }),
};
const checkSearch = {
    name: 'check-search',
    summary: 'Test that searches find the pages that readers need',
    branding: { icon: 'search', color: 'purple' },
    inputs,
    inputGroups: { Queries: ['queries', 'maxRank', 'propose'], Checks: ['thresholds', 'gracePeriod'] },
    keyRole: 'viewer',
    examples: ['check-search --propose', 'check-search --dry-run', 'check-search --thresholds "hit-rate >= 90%"'],
    outputs: {
        queries: 'Number of queries; this and the next 4 outputs are empty if a query has no response',
        failed: 'Number of queries that miss their page',
        'no-results': 'Number of queries without results',
        'hit-rate': 'Share of queries that find their page, 0 to 1',
        'thresholds-met': 'true if every threshold is met, otherwise false',
        'search-json': 'Path of search.json',
        proposal: 'Path of the proposed file of queries',
    },
    createRecord: () => ({ queries: [], answers: new Map() }),
    check: (values) => [
        ...(0,inputs_thresholds/* thresholdProblems */.oT)(values.thresholds ?? [], METRICS),
        ...(values.propose ? proposalProblems(values) : gracePeriodProblems(values)),
    ],
    checkFiles: async (context) => {
        if (!context.inputs.propose)
            await readQueriesOf(context);
    },
    run: runCheckSearch,
    onInterrupted: ({ unanswered, searchJson, answers }, values, outcome) => {
        if (values.dryRun)
            return undefined;
        if (values.propose)
            return 'No file of queries was written.';
        const query = outcome === 'cancelled' || unanswered === undefined ? '' : `The query is ${unanswered}. `;
        const isKept = searchJson !== undefined && answers.size > 0;
        return `${query}Nothing is judged${isKept ? '; search.json has the answers so far' : ''}.`;
    },
    account: accountOf,
};
/** A run that repeats queries for as long as it may last could never judge. */
function gracePeriodProblems({ gracePeriod = 0, timeout = Infinity }) {
    if (gracePeriod < timeout)
        return [];
    const problem = `isn't shorter than ${(0,input_names/* inputName */.yu)('timeout')}, which is ${(0,units/* formatDuration */.a3)(timeout)}. Set ${(0,input_names/* inputName */.yu)('timeout')} to more than ${(0,input_names/* inputName */.yu)('grace-period')}.`;
    return [{ input: 'gracePeriod', subject: (0,units/* formatDuration */.a3)(gracePeriod), problem }];
}
/** Nobody may believe that a proposal was judged. */
function proposalProblems({ dryRun, maxRank, thresholds, gracePeriod }) {
    const isSet = {
        maxRank: maxRank !== undefined && String(maxRank) !== inputs.maxRank.default,
        thresholds: thresholds !== undefined && thresholds.join('\n') !== inputs.thresholds.default,
        gracePeriod: gracePeriod !== undefined,
    };
    const judging = Object.keys(isSet).filter((input) => isSet[input]);
    const problem = `has no effect with ${(0,input_names/* setting */.Pe)('propose', true)}, which judges nothing. Remove one`;
    return [
        ...(dryRun
            ? [{ input: 'propose', problem: `can't be used with ${(0,input_names/* inputName */.yu)('dry-run')}. Remove one` }]
            : []),
        ...judging.map((input) => ({ input, problem })),
    ];
}
async function runCheckSearch(context) {
    const { inputs: values, host, record } = context;
    await (0,earlier_results/* removeResultsFiles */.e)(context, ['search.json']);
    if (values.propose) {
        const { proposal, words } = await propose(context, values.queries);
        record.proposal = proposal;
        return words
            ? endWith(record, words)
            : (0,command/* failed */.gz)(`${FILE} couldn't be written. Set another ${(0,input_names/* inputName */.yu)('results-dir')}.`, 'other');
    }
    record.file = (0,paths/* workspacePath */.X5)(host.workspace, values.queries);
    record.queries = await readQueriesOf(context);
    if (values.dryRun)
        return checkPages(context);
    try {
        await search(context, record.queries);
        await searchAgain(context);
        await lookUpPages(context);
        record.result = resultSoFar(context);
        return describeEnding(record.result, record.file);
    }
    finally {
        const { answers } = resultSoFar(context);
        const thresholds = record.result?.thresholds.map(({ line, value, met }) => ({ line, value, met })) ?? [];
        const queries = answers.map((answer) => ({ ...answer, unlisted: undefined, nearest: undefined }));
        const report = { schemaVersion: 1, queries, thresholds };
        record.searchJson = await (0,results_file/* writeResultsJson */.O)(context, 'search.json', report);
    }
}
function readQueriesOf({ host, inputs }) {
    const { queries, maxRank, resultsDir } = inputs;
    const file = (0,paths/* workspacePath */.X5)(host.workspace, queries);
    const proposed = (0,external_node_path_.join)(resultsDir, FILE);
    const proposal = (0,paths/* isFile */.fo)(proposed) ? (0,paths/* workspacePath */.X5)(host.workspace, proposed) : undefined;
    const nearest = (0,paths/* isFile */.fo)(queries) ? undefined : findNearest(queries);
    return readQueries(queries, {
        label: (0,input_names/* inputName */.yu)('queries'),
        file,
        origin: (0,hosts_host/* originOf */.yv)('file', host.name),
        firstFile: firstFileAdvice(host.name, (0,paths/* workspacePath */.X5)(host.workspace, proposed)),
        proposal,
        nearest: nearest && (0,paths/* workspacePath */.X5)(host.workspace, nearest),
    }, maxRank);
}
/** A runner ends with its job, so the advice says how to keep the file. @param file path of the proposal */
function firstFileAdvice(host, file) {
    const keep = {
        github: `upload ${file} with actions/upload-artifact: the runner deletes it after the job`,
        gitlab: `download ${file} from the artifacts of that job`,
    };
    const how = keep[host];
    return how === undefined
        ? 'For a first file, run docs-ci check-search --propose in a terminal.'
        : `For a first file, set ${(0,input_names/* setting */.Pe)('propose', true)} for one run, and ${how}.`;
}
const ENDING = /\.ya?ml$/i;
/** Finds the YAML file in the same folder whose name is most like that of a file that isn't there. */
function findNearest(path) {
    const folder = (0,external_node_path_.dirname)(path);
    const files = (0,paths/* namesIn */.wX)(folder).filter((name) => ENDING.test(name) && (0,paths/* isFile */.fo)((0,external_node_path_.join)(folder, name)));
    const byStem = new Map(files.map((name) => [name.replace(ENDING, ''), name]));
    const nearest = byStem.get((0,nearest_name/* nearestName */.q)((0,external_node_path_.basename)(path).replace(ENDING, ''), [...byStem.keys()]) ?? '');
    return nearest === undefined ? undefined : (0,external_node_path_.join)(folder, nearest);
}
function resultSoFar({ record: { queries, answers }, inputs: { thresholds } }) {
    return resultOf(queries.flatMap(({ query }) => answers.get(query) ?? []), thresholds);
}
async function search({ api, log, record }, queries) {
    let answered = 0;
    log.startProgress(() => `Searched for ${answered} of ${(0,pluralize/* pluralize */.t)(queries.length, 'query', 'queries')}`);
    await (0,concurrency/* forEachConcurrently */.DW)(queries, 4, async (query) => {
        try {
            const hits = await (0,content/* searchPages */.ng)(api, { q: query.query, limit: MAX_RANK });
            record.answers.set(query.query, judge(query, hits));
            answered += 1;
        }
        catch (error) {
            record.unanswered ??= `${(0,sentences/* quoted */.TL)(query.query)} (line ${query.line})`;
            throw error;
        }
    });
    log.endProgress();
}
/** Asks again what misses, because the index of the search may be older than the pages. */
async function searchAgain(context) {
    const { inputs: values, clock, log, pause } = context;
    const { gracePeriod = 0 } = values;
    const startMs = clock.now();
    for (const share of gracePeriod === 0 ? [] : [1 / 8, 1 / 4, 1 / 2, 1]) {
        const { misses, unmet } = resultSoFar(context);
        if (misses.length === 0 || unmet.length === 0)
            return;
        const waitMs = Math.max(0, startMs + gracePeriod * share - clock.now());
        log.info(`Searching again in ${(0,units/* formatDuration */.a3)(waitMs)}: ${(0,pluralize/* pluralize */.t)(misses.length, 'query misses', 'queries miss')}.`);
        await pause(waitMs);
        await search(context, misses);
    }
}
/** Finds out which of the pages that weren't found don't exist. */
async function lookUpPages(context) {
    const { misses } = resultSoFar(context);
    if (misses.length === 0)
        return;
    const pages = await context.optional("Couldn't look up the expected pages", () => readPages(context));
    context.signal.throwIfAborted();
    if (!pages)
        return;
    // A page that the search finds exists, whatever the list says.
    for (const miss of misses.filter(({ rank }) => rank === null))
        context.record.answers.set(miss.query, { ...miss, ...lookUp(miss.expect, pages) });
}
function lookUp(expect, pages) {
    const unlisted = expect.filter((page) => isListed([page], pages) === false);
    const [first] = unlisted;
    const nearest = first === undefined ? undefined : nearestPage(first, pages);
    return { isPageListed: isListed(expect, pages), unlisted, nearest };
}
/** Undefined for a list that isn't complete, which says nothing about a page. */
async function readPages({ api }) {
    const { pages, count } = await (0,content/* listPages */.pN)(api);
    return count === pages.length ? new pages_address/* AddressSet */.dy(pages.map(({ path }) => path)) : undefined;
}
async function checkPages(context) {
    const { record } = context;
    const pages = await readPages(context);
    const valid = `Dry run: ${(0,pluralize/* pluralize */.t)(record.queries.length, 'query is', 'queries are')} valid`;
    if (!pages)
        return endWith(record, (0,page_changes/* done */.Vw)('neutral', valid, ['The list of pages is incomplete.']));
    record.missing = record.queries.flatMap(({ query, line, expect }) => {
        const missing = expect.filter((page) => isListed([page], pages) === false);
        return missing.map((page) => ({
            line,
            message: `${(0,sentences/* quoted */.TL)(query)}: ${page} ${notListed(nearestPage(page, pages))}`,
        }));
    });
    const { length } = record.missing;
    const text = `${valid}, ${(0,pluralize/* pluralize */.t)(length, 'expected page')} not found`;
    return endWith(record, (0,page_changes/* done */.Vw)(length === 0 ? 'good' : 'warning', text));
}
/** The ending of a run that judges nothing. Its title stays in the record. */
function endWith(record, words) {
    record.headline = words.headline;
    return (0,page_changes/* toEnding */.$G)(words);
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
    const [, name = '', symbol = '', right = ''] = /^([^\s<>=!≤≥≠]+)\s*([<>=!≤≥≠]+)\s*(\S.*)$/.exec(line) ?? [];
    if (name === '')
        return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(`isn't a valid threshold. Write metric, operator and number, such as ${known.example}.`);
    if (/[<>=≤≥]/.test(right))
        return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)('has more than one condition. Write one on each line.');
    const metric = metricNames(known).find((one) => one === name) ?? (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(describeUnknownMetric(name, known));
    const operator = OPERATOR_NAMES.find((one) => one === symbol) ??
        (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(`has an unknown operator ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(symbol)}. ${MEANT[symbol] ?? `Use one of ${OPERATOR_NAMES.join(', ')}.`}`);
    const { limit, text } = parseLimit(metric, right, known);
    return { line: `${name} ${operator} ${text}`, metric, operator, limit };
}
/** What people write for an operator. */
const MEANT = {
    '=>': 'Use >=.',
    '=<': 'Use <=.',
    '≥': 'Use >=.',
    '≤': 'Use <=.',
    '=': 'Use ==.',
};
function metricNames({ metrics }) {
    return Object.keys(metrics);
}
/** Returns the limit on the metric's scale, and as it was written. */
function parseLimit(metric, right, { metrics }) {
    // Messages show the minus sign, so a limit that was copied from one has it, too.
    const [, number, unit = ''] = /^(-?\d+(?:\.\d+)?)\s*(%)?$/.exec(right.replace(/^−/, '-')) ?? [];
    const { scale } = metrics[metric];
    if (number === undefined)
        return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(describeBadLimit(right, scale));
    const problem = limitProblem(metric, scale, { number, unit });
    if (problem !== undefined)
        return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(problem);
    const isPercentOfFraction = unit === '%' && scale === 'fraction';
    return { limit: isPercentOfFraction ? hundredth(number) : Number(number), text: number + unit };
}
/** Says what to write for a number with commas, or with words after it. */
function describeBadLimit(right, scale) {
    if (/[,;]$/.test(right))
        return `ends in ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(right.slice(-1))}. Remove it, and write one threshold per line.`;
    const { number, rest } = readLimit(right, scale);
    const isUnit = rest === '' || (scale === 'count' ? /^[a-z]{4,}$/i : /^(?:%|per ?cent|pct)$/i).test(rest);
    if (number === undefined || !isUnit)
        return "doesn't end in a valid number. Use a number such as 100 or 30%.";
    const separator = scale === 'count' ? 'a separator of thousands' : 'a comma in the number';
    const problem = right.startsWith(number) ? `${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(rest)} after the number` : separator;
    return `has ${problem}. Use ${number}${scale === 'count' || rest === '' ? '' : '%'}.`;
}
/** A comma separates thousands in a count, and decimals in a rate. */
function readLimit(right, scale) {
    const [, digits = '', rest = ''] = /^([\d.,]*\d)\s*(.*)$/.exec(right) ?? [];
    const isPlain = /^\d+(?:\.\d+)?$/.test(digits);
    if (scale === 'count' && SEPARATED.test(digits))
        return { number: withoutSeparators(digits), rest };
    if (scale !== 'count' && /^\d+,\d+$/.test(digits))
        return { number: digits.replace(',', '.'), rest };
    return { number: isPlain ? digits : undefined, rest };
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
    if (scale === 'count')
        return countProblem(metric, { number, unit });
    if (scale === 'percent' && unit === '' && looksLikeFraction(limit))
        return `has a limit below 1%. Use ${Number(`${number}e2`)}%, or ${number}% if you mean that.`;
    const isPercentage = unit === '%' || scale === 'percent';
    if (limit >= 0 && limit <= (isPercentage ? 100 : 1))
        return undefined;
    return limit < 0 || limit > 100
        ? `has a limit that ${metric} can't have. Use a number from ${isPercentage ? '0% to 100%' : '0 to 1'}.`
        : `has a limit above 1. Use ${number}% or ${hundredth(number)}.`;
}
const SEPARATED = /^\d{1,3}(?:[,.]\d{3})+$/;
function countProblem(metric, { number, unit }) {
    if (unit === '%')
        return `has a percentage, but ${metric} is a count. Remove the percent sign.`;
    if (SEPARATED.test(number))
        return `has a separator of thousands. Use ${withoutSeparators(number)}.`;
    return Number(number) >= 0 ? undefined : 'has a negative limit. Use 0 or more.';
}
function withoutSeparators(number) {
    return number.replace(/[,.]/g, '');
}
/** People take a rate of 0–100 for one of 0–1. */
function looksLikeFraction(limit) {
    return limit > 0 && limit < 1;
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