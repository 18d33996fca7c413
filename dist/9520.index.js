"use strict";
exports.id = 9520;
exports.ids = [9520];
exports.modules = {

/***/ 32989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ selectPages)
/* harmony export */ });
/* harmony import */ var _pages_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98870);
/* harmony import */ var _pages_navigation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34226);
/* harmony import */ var _pages_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24169);
/* harmony import */ var _pages_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64931);
/* harmony import */ var _page_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58355);
/** Selects the pages of a deployment to verify. Pure. */





const SAMPLE_SIZE = 20;
/** More would take hours on a slow site. */
const MAX_PAGES = 1_000;
/**
 * Returns undefined if it isn't known which pages to verify.
 * @param choice paths below the published URL, or how to choose
 * @param config the configuration; undefined if the service doesn't return it
 * @param listed the pages of the service, in any form; for `changed` only those
 */
function selectPages(choice, config, listed) {
    if (typeof choice !== 'string')
        return [...new Set(choice.map(_pages_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0))].map((path) => ({ path, isNamed: true }));
    const entries = new Set((0,_pages_navigation_js__WEBPACK_IMPORTED_MODULE_1__/* .navigationEntries */ .LL)(config).map(_pages_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci));
    const plain = listed.filter(({ path }) => path === '/' || (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placeProblem */ .Do)(path.replace(/^\/+/, '')) === undefined);
    const byAddress = new Map(plain.map((page) => [(0,_pages_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(page.path), { ...page, path: (0,_page_url_js__WEBPACK_IMPORTED_MODULE_4__/* .publishedPath */ .a)(page.path) }]));
    if (choice === 'changed') {
        const parts = new Set(plain.filter(({ path }) => (0,_pages_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isPartial */ .mt)(path)).map(({ path }) => (0,_pages_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(path)));
        const forReaders = [...byAddress].flatMap(([address, page]) => {
            const mayBeHidden = !entries.has(address);
            return mayBeHidden && parts.has(address) ? [] : [{ ...page, mayBeHidden }];
        });
        return spread(forReaders, MAX_PAGES);
    }
    const pages = [...entries].flatMap((entry) => byAddress.get(entry) ?? []);
    return pages.length === 0 ? undefined : spread(pages, choice === 'sample' ? SAMPLE_SIZE : MAX_PAGES);
}
/** Returns at most so many items, at equal distances, the first one included. */
function spread(items, max) {
    return items.filter((_, index) => (index * max) % items.length < max);
}


/***/ }),

/***/ 95036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ verifyPages)
/* harmony export */ });
/* harmony import */ var _api_connection_connection_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67491);
/* harmony import */ var _text_connection_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49014);
/* harmony import */ var _api_http_response_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1378);
/* harmony import */ var _api_connection_loopback_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82166);
/* harmony import */ var _api_redirects_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(307);
/* harmony import */ var _pages_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98870);
/* harmony import */ var _text_html_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2216);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90692);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22805);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42690);
/* harmony import */ var _page_url_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58355);
/* harmony import */ var _pause_until_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3529);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73308);
/**
 * Requests pages of a published site, and decides what the responses prove and what to do about pages that fail. A random
 * URL of the site shows first what a response proves.
 */













const CURES = {
    closed: 'Check the domain and the access in the dashboard.',
    missing: 'Check that its file is in the navigation and that the build includes it.',
    mistyped: `Check the path in ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)('verify-pages')}, that its file is in the navigation, and that the build includes it.`,
    broken: 'Open the page, and check the dashboard.',
    hidden: 'If readers need the page, add it to the navigation.',
    marker: `Check the page and the text in ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)('marker')}.`,
};
const CONCURRENCY = 4;
const REQUEST_TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;
const MAX_PAGE_BYTES = 10_000_000;
/** Parts of the grace period after which wrong pages are requested again. */
const PARTS = [1 / 8, 1 / 4, 1 / 2, 1];
const MAX_NAMED = 10;
/** Requests the pages, and for the grace period those again that are wrong. */
async function verifyPages(context, site) {
    const { clock, log, deadlineMs } = context;
    const { pages, gracePeriodMs } = site;
    if (isOutOfReach(site))
        return pages.map((page) => ({ ...page, ...unknown('not requested, because the published URL is private') }));
    let results = await requestPages(context, site, pages);
    const sinceMs = clock.now();
    for (const part of PARTS) {
        const wrong = results.filter(({ verdict }) => verdict === 'failed');
        const what = `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_5__/* .pluralize */ .t)(wrong.length, "page isn't", "pages aren't")} verified yet`;
        const found = wrong.length === 0 ? '' : `${what}: ${listWrong(wrong)}.`;
        const mayBeMistyped = wrong.some(({ cure }) => cure === CURES.mistyped);
        const advice = mayBeMistyped ? ` If a path is wrong, correct it in ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)('verify-pages')}.` : '';
        site.onWrong?.(`${found}${advice}`);
        if (wrong.length === 0)
            break;
        const longestMs = Math.max(0, Math.min(gracePeriodMs, deadlineMs - sinceMs));
        if (part === PARTS[0])
            log.info(`${found} Trying again for up to ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(longestMs)}.${advice}`);
        await (0,_pause_until_js__WEBPACK_IMPORTED_MODULE_7__/* .pauseUntil */ .h)(context, { sinceMs, untilMs: sinceMs + part * gracePeriodMs, what });
        const again = new Map((await requestPages(context, site, wrong)).map((result) => [result.path, result]));
        results = results.map((result) => again.get(result.path) ?? result);
    }
    return results.map((result) => {
        if (result.verdict !== 'failed')
            return result;
        if (!result.mayBeHidden)
            return { ...result, found: `${result.found} for ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(gracePeriodMs)}` };
        return { ...result, ...unknown(`${result.found}, and perhaps not in the navigation`, CURES.hidden) };
    });
}
function listWrong(wrong) {
    return (0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_8__/* .listPaths */ .P)(wrong.map(({ path, found }) => `${path} (${found})`), MAX_NAMED);
}
function unknown(found, cure = CURES.closed) {
    return { verdict: 'unknown', found, cure };
}
/** Requests a random URL first, each time: the site may have changed since the last look. */
async function requestPages(context, { url, marker }, pages) {
    if (pages.length === 0)
        return [];
    const request = (path) => requestPage(context, new URL((0,_page_url_js__WEBPACK_IMPORTED_MODULE_9__/* .pageUrl */ .f)(url, path)), marker);
    const control = await request(`/docs-ci-${context.random().toString(36).slice(2)}`);
    const visit = async (page) => ({
        ...page,
        ...judge(control, await request(page.path), page, marker),
    });
    const results = [];
    const progress = () => `Verifying pages: ${results.length} of ${pages.length}`;
    context.log.startProgress(progress);
    while (results.length < pages.length) {
        results.push(...(await Promise.all(pages.slice(results.length, results.length + CONCURRENCY).map(visit))));
        context.log.progress(progress);
    }
    context.log.endProgress();
    return results;
}
/** Requests a URL without the key, and follows redirects within its origin. */
async function requestPage({ api, signal }, url, marker = '') {
    const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    let end;
    let movedTo;
    try {
        const send = (next) => api.fetchPlain(next, {}, limit);
        const response = await (0,_api_redirects_js__WEBPACK_IMPORTED_MODULE_10__/* .followRedirects */ .F)(url, send, ({ location, from, count }) => {
            const next = new URL(location, from);
            if (next.origin !== url.origin)
                end = { kind: 'closed', found: `a redirect to ${next.origin}` };
            else if (count === MAX_REDIRECTS)
                end = { kind: 'broken', found: 'too many redirects' };
            movedTo = next.pathname;
            return end ? undefined : next;
        });
        const answer = end ?? { ...(await readAnswer(response, marker)), movedTo };
        response.body.destroy();
        return answer;
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof _api_http_response_js__WEBPACK_IMPORTED_MODULE_11__/* .BodyTooLargeError */ .Au)
            return { kind: 'closed', found: `a page of ${error.message}` };
        if (limit.aborted)
            return { kind: 'broken', found: `no response within ${REQUEST_TIMEOUT_MS / 1000}s` };
        const code = (0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCodeOf */ .D9)(error);
        return { kind: 'broken', found: code === undefined ? 'no complete response' : (0,_api_connection_connection_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionHelp */ .I)(code).reason };
    }
}
/** Reads the page only if a marker is to be found in it. */
async function readAnswer({ status, headers, body }, marker) {
    const isRead = status < 300 && marker !== '';
    if (isRead && (0,_api_http_response_js__WEBPACK_IMPORTED_MODULE_11__/* .codingOf */ .mR)({ headers }) !== undefined)
        return { kind: 'closed', found: 'a compressed page' };
    const text = isRead ? await (0,_api_http_response_js__WEBPACK_IMPORTED_MODULE_11__/* .readText */ .yR)(body, MAX_PAGE_BYTES) : '';
    const hasMarker = text.includes(marker) || (0,_text_html_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeEntities */ .Sm)(text).includes(marker);
    return { kind: kindOf(status), found: `HTTP ${status}`, hasMarker };
}
function kindOf(status) {
    if (status < 300)
        return 'page';
    if (status === 404 || status === 410)
        return 'missing';
    return [401, 403, 429].includes(status) ? 'closed' : 'broken';
}
/** Decides what the response of a page proves, beside that of a page that doesn't exist. Pure. */
function judge(control, answer, { path, isNamed }, marker) {
    const { kind, found, hasMarker } = answer;
    if (kind === 'closed')
        return unknown(found);
    if (kind !== 'page')
        return { verdict: 'failed', found, cure: CURES[kind === 'missing' && isNamed ? 'mistyped' : kind] };
    const doubt = findDoubt(control, answer, path, marker);
    if (doubt)
        return doubt;
    if (marker === undefined || hasMarker)
        return { verdict: 'verified', found, cure: '' };
    return {
        verdict: 'failed',
        found: `${found} without the marker`,
        cure: CURES.marker,
        lacksMarker: true,
    };
}
/** Why a response with a page proves nothing. Undefined if it does. */
function findDoubt(control, { found, movedTo }, path, marker) {
    const reason = `${found}, but a page that doesn't exist gets ${control.found}`;
    if (control.kind === 'closed' || control.kind === 'broken')
        return unknown(reason);
    const cure = `Set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)('marker')} to a text that ${marker === undefined ? 'every page contains' : 'only existing pages contain'}.`;
    if (control.kind === 'page' && (marker === undefined || control.hasMarker))
        return unknown(reason, cure);
    if (marker === undefined && leadsAway(path, movedTo))
        return unknown(`a redirect to ${movedTo}`, cure);
    return undefined;
}
/** True if a redirect led to the start page or to a login, say. `/a` may lead to `/en/a`, or to `/a/overview`. */
function leadsAway(path, movedTo) {
    const [asked = '', end = ''] = [path, movedTo ?? path].map((one) => (0,_pages_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressOf */ .ci)(one).toLowerCase());
    return asked !== '' && !`/${end.replace(/\.html?$/, '')}/`.includes(`/${asked}/`);
}
/** Private, shared, link-local, multicast and reserved ranges. IPv6 also has forms for IPv4. */
const PRIVATE = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])|198\.1[89]|2(2[4-9]|[345]\d))\.[\d.]+$|^\[(::|f[c-f]|64:ff9b:)/;
/** A service could make docs-ci request servers in the network of the runner. */
function isOutOfReach({ url, baseUrl }) {
    const { hostname } = new URL(url);
    return hostname !== baseUrl.hostname && ((0,_api_connection_loopback_js__WEBPACK_IMPORTED_MODULE_12__/* .isLoopback */ .U)(hostname.replace(/\.$/, '')) || PRIVATE.test(hostname));
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


/***/ }),

/***/ 2216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ Html),
/* harmony export */   PT: () => (/* binding */ markup),
/* harmony export */   SC: () => (/* binding */ escapeHtmlText),
/* harmony export */   Sm: () => (/* binding */ decodeEntities)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
/** Builds HTML from templates. Text is escaped only here: markup has the type `Html`, which templates insert unchanged. */

/** Markup that is inserted into a page unchanged. */
class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** Tags a template of markup whose values are escaped, except values that are markup themselves. */
function markup(strings, ...values) {
    return new Html(String.raw({ raw: strings }, ...values.map(textOf)));
}
function textOf(value) {
    if (value === undefined)
        return '';
    if (value instanceof Html)
        return value.text;
    return typeof value === 'object' ? value.map(textOf).join('') : escapeHtmlText(String(value));
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Returns one line of text for an element or a quoted attribute, without active or hidden characters. */
function escapeHtmlText(text) {
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
/** Resolves the escapes that text in a page can have: numbers, and the names of the characters that `escapeHtmlText` escapes. */
function decodeEntities(html) {
    const names = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
    return html.replace(/&(?:#(\d{1,5})|#x([\da-f]{1,4})|(amp|lt|gt|quot|apos));/gi, (_, decimal, hex, name) => name ? names[name.toLowerCase()] : String.fromCharCode(decimal ? Number(decimal) : Number(`0x${hex}`)));
}


/***/ })

};
;