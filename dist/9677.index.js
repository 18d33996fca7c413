"use strict";
exports.id = 9677;
exports.ids = [9677];
exports.modules = {

/***/ 70599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ findLostImport),
/* harmony export */   FB: () => (/* binding */ findTarget),
/* harmony export */   bb: () => (/* binding */ findLostPart),
/* harmony export */   xQ: () => (/* binding */ isNowhere)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98870);
/* harmony import */ var _link_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23966);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64931);
/* harmony import */ var _text_unicode_form_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66285);
/**
 * Decides where the links of a page lead. A link can be read in several ways: it is broken only if it is broken in each of
 * them, and not known if one of them depends on what the contract leaves open. Pure.
 */





const OTHER_SITE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const HOST_ALONE = /^www\.[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[:/?#]|$)/i;
/** A template, a placeholder or a variable. */
const TEMPLATE = /[{}<>]|\$\(|\[\[/;
const MAX_URL_LENGTH = 8_000;
/**
 * @param page path of the page in the project, with its ending
 * @param link its URL is relative, or begins with a slash at the root of the site
 */
function findTarget(link, page, site) {
    // No server takes a longer one.
    if (link.url.length > MAX_URL_LENGTH)
        return { kind: 'unknown' };
    // As browsers do.
    const url = link.url.replace(/[\t\r\n]/g, '').trim();
    // The generator only looks up what a page has, not the rest of a full URL.
    const isAlias = page !== '' && _reference_js__WEBPACK_IMPORTED_MODULE_3__/* .ALIAS */ .dt.test(url);
    if (url === '' || OTHER_SITE.test(url) || TEMPLATE.test(url) || isAlias)
        return { kind: 'elsewhere' };
    const path = url.replace(/[?#].*$/s, '');
    // What follows `:~:` is a text that browsers look for.
    const anchor = url.replace(/^[^#]*#?/, '').replace(/:~:.*$/s, '');
    if (path === '')
        return { kind: 'page', addresses: [(0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .ci)(page)], anchor };
    const readings = readingsOf(path, page);
    const pages = readings.filter((address) => site.pages.has(address));
    if (pages.length > 0)
        return { kind: 'page', addresses: pages, anchor };
    const ends = readings.map((address) => site.redirects?.follow(address, site.pages).kind);
    if (ends.some((kind) => kind === 'page' || kind === 'away'))
        return { kind: 'elsewhere' };
    // What is wrong with the redirect itself is another finding.
    const unknown = { kind: 'unknown', addresses: readings };
    if (ends.some((kind) => kind === 'unknown' || kind === 'loop'))
        return unknown;
    if (page !== '' && HOST_ALONE.test(url))
        return { kind: 'no scheme' };
    const isOnlyAtRoot = site.pages.has((0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .ci)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join('/', path)));
    return isOnlyAtRoot ? unknown : { ...unknown, ...findMissing({ ...link, path }, readings, site) };
}
/** The addresses that a path may mean, the likeliest one first; empty if that one leads out of the project. */
function readingsOf(path, page) {
    const decoded = (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_4__/* .unicodeForm */ .w)((0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(path), 'NFC');
    if (decoded.startsWith('/'))
        return [(0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .ci)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(decoded))];
    const address = (0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .ci)(page);
    const paths = [node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(page), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(address), address].map((base) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base, decoded));
    const isOutside = (one) => /^\.\.(?:\/|$)/.test(one);
    const inside = paths.filter((one) => !isOutside(one)).map((one) => (0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .ci)(one));
    return isOutside(paths[0] ?? '') ? [] : [...new Set(inside)];
}
/** A link that leads to no page: what it lacks, unless that is not known. */
function findMissing({ path, isEmbedded }, readings, site) {
    const [address] = readings;
    // It leads out of the project, or into a folder that isn't listed.
    if (address === undefined || /(?:^|\/)\./.test(address))
        return { kind: 'unknown' };
    // A file, such as LICENSE.
    if (readings.some((one) => site.files?.has(one)))
        return { kind: 'elsewhere' };
    const isFromRoot = path.startsWith('/');
    const decoded = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(path);
    const kind = kindOfLink(address, { path: decoded, isEmbedded }, site);
    if (kind === 'file') {
        // A frame may show a route.
        if ((0,_link_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .endingOf */ .z6)(decoded) === undefined)
            return { kind: 'unknown' };
        const isRelative = isEmbedded && !isFromRoot;
        const isKnown = isRelative || site.lostFiles.has(address) || isKnownPlace(address, isFromRoot, site.files, site);
        return findFile(address, readings, isKnown, site);
    }
    const isPlace = site.isRedirected(address) || isKnownPlace(address, isFromRoot, site.knownPages, site);
    const isKnown = kind === 'page' && isPlace;
    const isMissing = isKnown && readings.every((one) => isNowhere(one, site));
    return isMissing ? { kind: 'missing page', address } : { kind: 'unknown' };
}
/** The name of a page may have a dot: the lists of pages and the navigation show that it is one. */
function kindOfLink(address, { path, isEmbedded }, { knownPages, isListed }) {
    if (!isEmbedded && (knownPages.has(address) || isListed(address)))
        return 'page';
    return (0,_link_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeGenerated */ .OS)(path, isEmbedded) ? 'unknown' : (0,_link_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOfTarget */ .T0)(path, isEmbedded);
}
/** The address of the file that a page imports, and that the change takes away; undefined for any other import. */
function findLostImport(path, page, { files, lostFiles, mayExist }) {
    if (!/^[./]/.test(path) || !files)
        return undefined;
    const address = (0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .ci)(path.startsWith('/') ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path) : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(page), path));
    const isGone = lostFiles.has(address) && !files.hasEndOf(address) && !mayExist(address);
    return isGone ? address : undefined;
}
/** The same for what a component includes, whose folder is the service's choice: the end of its path counts. */
function findLostPart(path, page, site) {
    const name = (0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .ci)(path);
    if (/^[./]/.test(path))
        return findLostImport(path, page, site);
    if (!site.files || site.files.hasEndOf(name))
        return undefined;
    return site.lostFiles.addresses.find((address) => (0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPartial */ .mt)(address) && `/${address}`.endsWith(`/${name}`));
}
function findFile(address, readings, isKnown, { files, mayExist }) {
    if (!files)
        return { kind: 'unknown' };
    const mayBeThere = readings.some((one) => files.hasEndOf(one) || mayExist(one));
    return isKnown && !mayBeThere ? { kind: 'missing file', address } : { kind: 'unknown' };
}
/**
 * True if only this project can have an address: it is there, or its first two folders are. Other folders may be another site, or
 * generated. A path from the root may also begin at another root, where something like it is, or where the root is.
 */
function isKnownPlace(address, isFromRoot, known, { isAtRoot }) {
    if (known?.has(address))
        return true;
    const folder = (0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .knownFolderOf */ .nv)(address);
    if (!known?.hasFolder(folder))
        return false;
    return !isFromRoot || (isAtRoot && folder !== '' && !known.hasEndOf(address));
}
/** True for an address that has no page, where no page may be in a form that the contract leaves open. */
function isNowhere(address, { pages, redirects, mayExist }) {
    const isFound = address === '' || redirects === undefined || redirects.find(address) !== undefined;
    return !isFound && !pages.has(address) && !pages.hasAlike(address) && !mayExist(address);
}


/***/ }),

/***/ 39677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XK: () => (/* binding */ endOfPattern),
/* harmony export */   ZK: () => (/* binding */ mayBeMissing),
/* harmony export */   _L: () => (/* binding */ fateOf),
/* harmony export */   b2: () => (/* binding */ isMissing)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98870);
/* harmony import */ var _link_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23966);
/* harmony import */ var _link_targets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70599);
/* harmony import */ var _redirect_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69573);
/* harmony import */ var _redirects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84277);
/** Decides where redirects end, and whether a change takes one away. Pure. */





/** What a change makes of a redirect. */
function fateOf(redirect, live, tested) {
    const { source } = redirect;
    const isPlain = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlainSource */ .ar)(source);
    const address = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(source);
    // A page of live is judged as a page.
    if (isPlain && (live.pages.has(address) || tested.pages.has(address) || address === '404'))
        return 'kept';
    const kept = isPlain ? keepsAddress(address, tested) : keepsPattern(redirect, tested);
    if (kept === true)
        return 'kept';
    const end = isPlain ? endOf(address, live) : endOfPattern(redirect, live);
    if (end === 'dead')
        return 'old';
    if (kept === 'unknown')
        return { doubt: 'another page or redirect may have this path' };
    if (end === 'unknown' || end === 'open')
        return { doubt: 'it may have led nowhere before' };
    return 'gone';
}
function keepsAddress(address, { redirects, pages, mayExist }) {
    const found = redirects?.find(address);
    if (typeof found === 'object')
        return true;
    return found === 'unknown' || pages.hasAlike(address) || mayExist(address) ? 'unknown' : false;
}
function keepsPattern(redirect, { redirects, isGenerated }) {
    const kept = redirects?.covers(redirect) ?? true;
    // Without the redirect, readers may see the pages that it hid.
    return kept === false && isGenerated(exampleOf((0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .readPattern */ .ZS)(redirect.source) ?? [])) ? 'unknown' : kept;
}
/** Says where a redirect of live led. docs-ci can't look at another site or at a file, and takes them for alive. */
function endOf(address, live) {
    const { kind = 'unknown', address: end = '' } = live.redirects?.follow(address, live.pages) ?? {};
    if (kind === 'page' || kind === 'away')
        return 'alive';
    if (kind === 'loop' || (kind === 'missing' && isMissing(end, live)))
        return 'dead';
    return 'unknown';
}
/** No page has this name, and no redirect has it as its source. */
const ANY_NAME = 'docs-ci-any-page';
/** Where a pattern leads, whatever its parameters stand for: `dead` if no page is there, `open` if another site may have one. */
function endOfPattern({ source, destination }, state) {
    if (!(0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .readPattern */ .ZS)(source))
        return 'unknown';
    const [path = ''] = destination.split(/[?#]/, 1);
    if (!path.startsWith('/'))
        return 'alive';
    const pattern = (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .readPattern */ .ZS)(path);
    if (!pattern)
        return 'unknown';
    if (hasMatch((0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .foldPattern */ .Cg)(pattern), state))
        return 'alive';
    const example = exampleOf(pattern);
    if ((0,_link_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOfTarget */ .T0)(example, false) !== 'page')
        return 'unknown';
    const start = pattern.findIndex((part) => part.kind !== 'text');
    const folder = start < 0 ? (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .knownFolderOf */ .nv)(example) : (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .segmentsOf */ .OD)(example).slice(0, Math.min(start, 2)).join('/');
    if (!(0,_link_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .isNowhere */ .xQ)(example, state))
        return 'unknown';
    return state.knownPages.hasFolder(folder) ? 'dead' : 'open';
}
/** An address that matches the pattern, and that nothing else has. */
function exampleOf(pattern) {
    const names = new Map(pattern.map((part) => [part.kind === 'text' ? '' : part.name, ANY_NAME]));
    return (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)((0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .fillPattern */ .ut)(pattern, names) ?? '');
}
/** @param pattern in lower case, because whether case counts is not known */
function hasMatch(pattern, { pages }) {
    return pages.addresses.some((address) => (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .matchPattern */ .gH)(pattern, (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .segmentsOf */ .OD)(address.toLowerCase())) !== undefined);
}
function isMissing(address, state) {
    return (0,_link_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .isNowhere */ .xQ)(address, state) && state.knownPages.hasFolder((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .knownFolderOf */ .nv)(address));
}
/** True for an address without a page of this project, unless it is known why: another site may have it. */
function mayBeMissing(address, { pages, mayExist }) {
    return address !== '' && !pages.has(address) && !mayExist(address);
}


/***/ }),

/***/ 69573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ foldPattern),
/* harmony export */   F5: () => (/* binding */ shapeOf),
/* harmony export */   OD: () => (/* binding */ segmentsOf),
/* harmony export */   Rj: () => (/* binding */ hasParameters),
/* harmony export */   Xd: () => (/* binding */ fixedPartOf),
/* harmony export */   ZS: () => (/* binding */ readPattern),
/* harmony export */   gH: () => (/* binding */ matchPattern),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   py: () => (/* binding */ coversPattern),
/* harmony export */   ut: () => (/* binding */ fillPattern)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98870);
/**
 * Reads the source and the destination of a redirect as segments: `:name` is one segment, `:name*` and `*` are any number.
 * What else some service gives a meaning is not known. Pure.
 */

const ONE = /^:(\w+)$/;
const MANY = /^(?::(\w+))?\*$/;
/** Signs that some service gives a meaning, but not all the same one. */
const ODD = /[*+?(){}\\|^$:]/;
/** Undefined for a path that can't be computed. @param path without a query and a fragment */
function readPattern(path) {
    if (/^\/\//.test(path))
        return undefined;
    const written = path.split('/').filter(Boolean);
    const hasParameters = written.some((segment) => ONE.test(segment) || MANY.test(segment));
    if (!hasParameters)
        return ODD.test(path) ? undefined : segmentsOf((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(path)).map((text) => ({ kind: 'text', text }));
    const parts = written.map(partOf);
    // Which of two takes which segments is not known.
    const isComputable = parts.every((part) => part !== undefined) && parts.filter(isMany).length < 2;
    return isComputable ? parts : undefined;
}
function partOf(segment) {
    const [, name] = ONE.exec(segment) ?? [];
    if (name !== undefined)
        return { kind: 'one', name };
    const many = MANY.exec(segment);
    if (many)
        return { kind: 'many', name: many[1] ?? '*' };
    return ODD.test(segment) ? undefined : { kind: 'text', text: (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .exactAddressOf */ .J6)(segment) };
}
function textOf(part) {
    return part.kind === 'text' ? part.text : undefined;
}
function isMany(part) {
    return part?.kind === 'many';
}
function hasParameters(pattern) {
    return pattern.some(({ kind }) => kind !== 'text');
}
/** The segments of an address; none for the start page. */
function segmentsOf(address) {
    return address === '' ? [] : address.split('/');
}
/** What is before the first sign that isn't text, as part of an address. */
function fixedPartOf(source) {
    const path = source.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '');
    const start = path.replace(/[:*+?(){}\\|^$#].*$/s, '');
    const address = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .exactAddressOf */ .J6)(start);
    return start.endsWith('/') && address !== '' ? `${address}/` : address;
}
/** What each parameter stands for; undefined if the address doesn't match. */
function matchPattern(pattern, segments) {
    const many = pattern.findIndex(isMany);
    const extra = segments.length - pattern.length;
    if (many < 0 ? extra !== 0 : extra < -1)
        return undefined;
    const values = new Map();
    for (const [index, part] of pattern.entries()) {
        const start = many >= 0 && index > many ? index + extra : index;
        const value = part.kind === 'many' ? segments.slice(index, index + extra + 1).join('/') : segments[start];
        if (value === undefined || (part.kind === 'text' && part.text !== value))
            return undefined;
        if (part.kind !== 'text')
            values.set(part.name, value);
    }
    return values;
}
/** The path that a pattern means with these values; undefined if one is missing. */
function fillPattern(pattern, values) {
    const segments = pattern.map((part) => (part.kind === 'text' ? part.text : values.get(part.name)));
    if (segments.includes(undefined))
        return undefined;
    return `/${segments.filter((segment) => segment !== '').join('/')}`;
}
/** True if each address that matches the narrow pattern also matches the wide one. */
function coversPattern(wide, narrow) {
    const [first, ...rest] = wide;
    if (!first)
        return narrow.length === 0;
    if (first.kind === 'many')
        return narrow.some((_, index) => coversPattern(rest, narrow.slice(index))) || rest.length === 0;
    const [other, ...others] = narrow;
    if (!other || other.kind === 'many')
        return false;
    const isCovered = first.kind === 'one' || (other.kind === 'text' && other.text === textOf(first));
    return isCovered && coversPattern(rest, others);
}
/** The pattern in lower case. */
function foldPattern(pattern) {
    return pattern.map((part) => (part.kind === 'text' ? { ...part, text: part.text.toLowerCase() } : part));
}
/** The source as text, without the names of its parameters: equal for two sources that match the same. */
function shapeOf(source) {
    const named = source.replace(/:\w+/g, ':');
    const path = hasParameters(readPattern(source) ?? []) ? named.replace(/:\*/g, '*') : (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .exactAddressOf */ .J6)(source);
    // Whether a slash at the end counts is the service's choice.
    return `${path.replace(/(?<!\/)\/+$/, '')}${source.endsWith('/') ? '/' : ''}`;
}
/** The destination with the place of each parameter in the source, so that its name doesn't count. */
function endOf(source, destination) {
    const names = (readPattern(source) ?? []).flatMap((part) => (part.kind === 'text' ? [] : part.name));
    if (names.length === 0)
        return destination;
    return destination.replace(/:(\w+)\*?|\*/g, (_, name) => `:${names.indexOf(name ?? '*')}`);
}


/***/ }),

/***/ 84277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ Redirects),
/* harmony export */   Iq: () => (/* binding */ readRedirects),
/* harmony export */   Py: () => (/* binding */ wrongFieldOf),
/* harmony export */   ar: () => (/* binding */ isPlainSource),
/* harmony export */   lW: () => (/* binding */ pathIn),
/* harmony export */   qA: () => (/* binding */ redirectsAnything)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98870);
/* harmony import */ var _link_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23966);
/* harmony import */ var _redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69573);
/**
 * Reads the redirects of a configuration and follows them. The contract doesn't define their format or how they match:
 * what depends on it is not known. Pure.
 */



/** Fields of a redirect whose meaning is known. A condition, for example, would decide when it applies. */
const KNOWN_FIELDS = new Set(['source', 'destination', 'statusCode', 'permanent']);
/** The redirects of the field `redirects`; undefined for another format. */
function readRedirects(field = []) {
    return Array.isArray(field) && field.every(isRedirect) ? field : undefined;
}
function isRedirect(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { source, destination } = value;
    const isKnown = Object.keys(value).every((field) => KNOWN_FIELDS.has(field));
    return isKnown && typeof source === 'string' && typeof destination === 'string';
}
/** What `redirects` has besides addresses, such as `guides/setup` or `TODO`, redirects nothing. */
function wrongFieldOf({ source, destination }) {
    if (!source.startsWith('/'))
        return 'source';
    return /^(?:\/|[a-z][a-z\d+.-]*:\/\/[^\s/?#])/i.test(destination) ? undefined : 'destination';
}
/** False for a redirect that certainly has no effect: browsers keep what follows `#` to themselves. */
function redirectsAnything(redirect) {
    return wrongFieldOf(redirect) === undefined && !redirect.source.includes('#');
}
/** No one follows longer chains, and a hostile configuration could have very long ones. */
const MAX_STEPS = 8;
/** Each address is compared with each pattern of its first segment. Whether more of them match is not known. */
const MAX_PATTERNS = 200;
class Redirects {
    all;
    /** By the source in lower case. */
    #exact = new Map();
    /** By the first segment in lower case; `:` for a parameter. */
    #patterns = new Map();
    /** What begins like one of them may be redirected; with the place of the first one in the list. */
    #fixedParts = new Map();
    #shapes;
    constructor(all) {
        this.all = all;
        for (const [index, redirect] of all.entries())
            if (redirectsAnything(redirect))
                this.#add(redirect, index);
    }
    #add(redirect, index) {
        const pattern = (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .readPattern */ .ZS)(redirect.source);
        if (!pattern) {
            this.#addFixedPart(redirect, index);
            return;
        }
        const candidate = { redirect, index, pattern, folded: (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPattern */ .Cg)(pattern) };
        const [first] = candidate.folded;
        if (!(0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .hasParameters */ .Rj)(pattern)) {
            const address = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(redirect.source).toLowerCase();
            if (!this.#exact.has(address))
                this.#exact.set(address, candidate);
            return;
        }
        const key = first?.kind === 'text' ? first.text : ':';
        const others = this.#patterns.get(key) ?? [];
        if (others.length >= MAX_PATTERNS)
            this.#addFixedPart(redirect, index);
        else
            this.#patterns.set(key, [...others, candidate]);
    }
    #addFixedPart({ source }, index) {
        const fixed = (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .fixedPartOf */ .Xd)(source).toLowerCase();
        if (!this.#fixedParts.has(fixed))
            this.#fixedParts.set(fixed, index);
    }
    /** The redirect of an address, the first one of the list; `unknown` if one may match. */
    find(address) {
        const found = this.#findCandidate(address);
        return typeof found === 'object' ? found.redirect : found;
    }
    #findCandidate(address) {
        const folded = address.toLowerCase();
        const segments = (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .segmentsOf */ .OD)(folded);
        const found = [
            this.#exact.get(folded),
            this.#firstOf(segments[0] ?? '', segments),
            this.#firstOf(':', segments),
        ].filter((one) => one !== undefined);
        const [first] = found.sort((a, b) => a.index - b.index);
        const odd = this.#indexOfFixedPart(folded);
        if (odd !== undefined && odd < (first?.index ?? Infinity))
            return 'unknown';
        return first && ((0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .matchPattern */ .gH)(first.pattern, (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .segmentsOf */ .OD)(address)) ? first : 'unknown');
    }
    #firstOf(key, segments) {
        return this.#patterns.get(key)?.find(({ folded }) => (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .matchPattern */ .gH)(folded, segments) !== undefined);
    }
    /** Place in the list of the first redirect that begins like the address and can't be computed. */
    #indexOfFixedPart(folded) {
        if (this.#fixedParts.size === 0)
            return undefined;
        const starts = Array.from({ length: folded.length + 2 }, (_, end) => `${folded}/`.slice(0, end));
        const found = starts.flatMap((start) => this.#fixedParts.get(start) ?? []);
        return found.length === 0 ? undefined : Math.min(...found);
    }
    /** Follows an address. Where both a page and a redirect are, the page counts: the contract doesn't say which is first. */
    follow(start, pages) {
        const seen = new Set();
        for (let address = start; seen.size < MAX_STEPS;) {
            if (pages.has(address))
                return { kind: 'page', address };
            if (seen.has(address))
                return { kind: 'loop', address };
            seen.add(address);
            const found = this.#findCandidate(address);
            if (found === undefined || found === 'unknown')
                return { kind: found ?? 'missing', address };
            const next = targetOf(found, address, pages);
            if (next === undefined)
                return { kind: 'away', address };
            address = next;
        }
        return { kind: 'unknown', address: start };
    }
    /** True for an address that is redirected to what is there, as far as docs-ci can look. */
    leadsOn(address, pages) {
        const { kind } = this.follow(address, pages);
        return !pages.has(address) && (kind === 'page' || kind === 'away');
    }
    /** What each pattern does to addresses, except those of other redirects. */
    stepsByPattern(addresses) {
        const steps = new Map();
        if (this.#patterns.size === 0)
            return steps;
        for (const from of addresses) {
            const found = this.#findCandidate(from);
            if (typeof found !== 'object' || !(0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .hasParameters */ .Rj)(found.pattern))
                continue;
            // Whether a parameter for any number of segments also stands for none is not known.
            if ((0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .segmentsOf */ .OD)(from).length < found.pattern.length)
                continue;
            const own = steps.get(found.redirect) ?? [];
            own.push({ from, to: targetOf(found, from) });
            steps.set(found.redirect, own);
        }
        return steps;
    }
    /** True if the same redirect is there, or one for all of its addresses; `unknown` if there may be one. */
    covers({ source }) {
        this.#shapes ??= new Set(this.all.filter(redirectsAnything).map((one) => (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .shapeOf */ .F5)(one.source)));
        if (this.#shapes.has((0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .shapeOf */ .F5)(source)))
            return true;
        const pattern = (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .readPattern */ .ZS)(source);
        const [first] = pattern ?? [];
        const keys = [':', ...(first?.kind === 'text' ? [first.text.toLowerCase()] : [])];
        const candidates = keys.flatMap((key) => this.#patterns.get(key) ?? []);
        if (pattern && candidates.some((one) => (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .coversPattern */ .py)(one.pattern, pattern)))
            return true;
        const isOpen = this.#indexOfFixedPart((0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .fixedPartOf */ .Xd)(source).toLowerCase()) !== undefined;
        return isOpen ? 'unknown' : false;
    }
    /** True if a redirect leads back to its source in the same words: `/a` to `/a/index` may be the same page. */
    leadsBack({ source }) {
        const start = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .exactAddressOf */ .J6)(source);
        let address = start;
        for (let steps = 0; steps < MAX_STEPS; steps += 1) {
            const found = this.find((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(address));
            const isSame = typeof found === 'object' && (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .exactAddressOf */ .J6)(found.source) === address;
            const next = isSame ? pathIn(found.destination) : undefined;
            if (next === undefined)
                return false;
            address = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .exactAddressOf */ .J6)(next);
            if (address === start)
                return true;
        }
        return false;
    }
}
/**
 * The address that a redirect leads an address to; undefined if it is elsewhere, a file, or can't be computed.
 * @param pages what is among them is a page, whatever its name is
 */
function targetOf({ redirect, pattern }, address, pages) {
    const [path = ''] = redirect.destination.split(/[?#]/, 1);
    const parts = path.startsWith('/') ? (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .readPattern */ .ZS)(path) : undefined;
    if (!parts)
        return undefined;
    const filled = (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .hasParameters */ .Rj)(parts)
        ? (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .fillPattern */ .ut)(parts, (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .matchPattern */ .gH)(pattern, (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .segmentsOf */ .OD)(address)) ?? new Map())
        : path;
    return filled !== undefined && isPagePath(filled, pages) ? (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(filled) : undefined;
}
function isPagePath(path, pages) {
    return (0,_link_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOfTarget */ .T0)(path, false) === 'page' || pages?.has((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(path)) === true;
}
/** True for a source that can be compared as text: a path without a pattern or a parameter. */
function isPlainSource(source) {
    const pattern = source.includes('#') ? undefined : (0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .readPattern */ .ZS)(source);
    return pattern !== undefined && !(0,_redirect_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .hasParameters */ .Rj)(pattern);
}
/**
 * The path of a destination in the project; undefined for one that is elsewhere, a file, or not known.
 * @param pages what is among them is a page, whatever its name is
 */
function pathIn(destination, pages) {
    const [path = ''] = destination.split(/[?#]/, 1);
    return path.startsWith('/') && isPlainSource(path) && isPagePath(path, pages) ? path : undefined;
}


/***/ })

};
;