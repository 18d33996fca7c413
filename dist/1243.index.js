"use strict";
exports.id = 1243;
exports.ids = [1243];
exports.modules = {

/***/ 19514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeSkipped: () => (/* binding */ describeSkipped),
/* harmony export */   unknownChanges: () => (/* binding */ unknownChanges),
/* harmony export */   verifyDeployedPages: () => (/* binding */ verifyDeployedPages)
/* harmony export */ });
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);
/* harmony import */ var _deployments_describe_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7212);
/* harmony import */ var _deployments_select_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32989);
/* harmony import */ var _deployments_verify_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95036);
/* harmony import */ var _hosts_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36443);
/* harmony import */ var _project_read_project_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83407);
/* harmony import */ var _changed_pages_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64700);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37065);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97808);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73308);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90692);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58423);
/** Verifies the pages of a deployment that is ready: reads which ones, and returns how each responds. */













/** Warns if it isn't known which pages to verify. */
function verifyDeployedPages(run, site) {
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .learn */ .nB)(run, { isVerifyingPages: true }, async (facts) => {
        const { inputs, log } = run;
        const { baseUrl, marker } = inputs;
        const found = await findPages(run, site);
        if ('skipped' in found) {
            facts.pagesSkipped = describeSkipped(found);
            log.warning(facts.pagesSkipped, { topic: found.topic });
        }
        else {
            const { pages, missing = [] } = found;
            facts.pagesSkipped = tellMissing(log, { missing, count: pages.length, branch: site.branch });
            const { url } = site;
            const onWrong = (wrong) => void (facts.wrongPages = wrong);
            facts.pages = await (0,_deployments_verify_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .verifyPages */ .m)(run, { url, baseUrl, pages, marker, gracePeriodMs: _inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .GRACE_PERIOD_MS */ .Ie, onWrong });
            if (pages.length > 0)
                (0,_deployments_describe_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .logPages */ .zq)(log, facts.pages);
        }
        facts.isVerifyingPages = false;
    });
}
function describeSkipped({ skipped }) {
    return (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_9__/* .endSentence */ .H_)(`${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_10__/* .inputName */ .yu)('verify-pages')}: skipped, because ${skipped}`);
}
/** Says which changed pages aren't verified, or that there are none. Returns the sentences. */
function tellMissing(log, { missing, count, branch, }) {
    if (missing.length > 0) {
        const [verb, pages, them, files] = missing.length === 1 ? ["isn't", 'page', 'it', 'file'] : ["aren't", 'pages', 'them', 'files'];
        const place = branch === undefined ? 'the deployment branch' : `the branch ${branch}`;
        const text = `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_10__/* .inputName */ .yu)('verify-pages')}: ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_11__/* .listPaths */ .P)(missing)} ${verb} verified, because the service has no such ${pages} in ${place}. If readers need ${them}, check that this branch of the documentation repository has the ${files}, and run the job again.`;
        // Other Markdown files, such as README.md, are often no pages.
        if (missing.some((path) => /\.mdx$/i.test(path)))
            log.warning(text);
        else
            log.notice(text);
        return text;
    }
    if (count > 0)
        return undefined;
    const text = `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_10__/* .inputName */ .yu)('verify-pages')}: no page to verify, because no changed file is a page of its own.`;
    log.info(text);
    return text;
}
/** Resolves to the pages to verify, or to the reason why they aren't known. */
async function findPages(run, { branch, changedFiles }) {
    const { inputs } = run;
    const { verifyPages: choice } = inputs;
    if (choice === 'none')
        return { pages: [] };
    if (typeof choice !== 'string')
        return { pages: (0,_deployments_select_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .selectPages */ .l)(choice, undefined, []) ?? [] };
    const files = choice === 'changed' ? (changedFiles ?? (await changedFilesOrReason(run, branch))) : [];
    if ('skipped' in files)
        return files;
    return choosePages(run, branch, { choice, files });
}
/** @param files that changed; empty for another choice */
async function choosePages(run, branch, { choice, files }) {
    const list = await (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAllowed */ ._h)((0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .listPages */ .pN)(run.api, { branch }));
    if (!list)
        return { skipped: "the service doesn't list its pages" };
    const changed = choice === 'changed'
        ? (0,_changed_pages_js__WEBPACK_IMPORTED_MODULE_12__/* .matchChangedPages */ ._)(files, list.pages.map(({ path }) => path))
        : undefined;
    const candidates = changed?.pages ?? list.pages;
    const config = candidates.length > 0 ? await (0,_project_read_project_js__WEBPACK_IMPORTED_MODULE_6__/* .readConfig */ .Xg)(run, branch) : undefined;
    const pages = (0,_deployments_select_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .selectPages */ .l)(choice, config?.config, candidates);
    const missing = changed?.otherFiles.filter(_changed_pages_js__WEBPACK_IMPORTED_MODULE_12__/* .mayBePage */ .H).map(({ path }) => path);
    return pages ? { pages, missing } : { skipped: "the navigation doesn't list any page of the service" };
}
async function changedFilesOrReason({ host, inputs }, branch) {
    const unknown = unknownChanges(host, branch);
    if (unknown)
        return unknown;
    try {
        return (await host.listChangedFiles?.(inputs.token ?? '', inputs.comment)) ?? [];
    }
    catch (error) {
        if (error instanceof _hosts_host_js__WEBPACK_IMPORTED_MODULE_5__/* .HostError */ .dh)
            return { skipped: `docs-ci ${error.message}`, topic: (0,_hosts_host_js__WEBPACK_IMPORTED_MODULE_5__/* .platformTopicOf */ .qS)(error) };
        throw error;
    }
}
/** Why this run can't know which files changed; undefined if it may. */
function unknownChanges(host, branch) {
    const useOther = 'Use sample or all';
    if (!host.listChangedFiles)
        return { skipped: `changed files are only known on GitHub and GitLab. ${useOther}` };
    if ((host.runContext.pullRequest ?? host.runContext.pushedFrom) === undefined)
        return {
            skipped: host.runContext.startedByPush
                ? `this is the first push of the branch, so there is no commit to compare with. ${useOther}`
                : `changed needs a pull or merge request or a push. ${useOther}`,
        };
    if ((0,_hosts_host_js__WEBPACK_IMPORTED_MODULE_5__/* .isOtherBranch */ .TJ)(host, branch))
        return { skipped: `the changed files aren't those of the branch ${branch}. ${useOther}` };
    return undefined;
}


/***/ }),

/***/ 98870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J6: () => (/* binding */ exactAddressOf),
/* harmony export */   S6: () => (/* binding */ CAPITALS),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   _d: () => (/* binding */ isWithinFolder),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   dy: () => (/* binding */ AddressSet),
/* harmony export */   eb: () => (/* binding */ folderAddressOf),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   nv: () => (/* binding */ knownFolderOf)
/* harmony export */ });
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24169);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64931);
/* harmony import */ var _text_unicode_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66285);
/** Defines where readers find a page, so that its forms in files, lists, links and configurations can be compared. Pure. */



/**
 * What a page is called in URLs: its place, decoded and in NFC, without `index` and slashes at its ends. That of the start
 * page is empty.
 */
function addressOf(path) {
    const segments = exactAddressOf(path).split('/');
    while (segments.at(-1) === 'index')
        segments.pop();
    return segments.join('/');
}
/** The place of a page or URL path, decoded and in NFC. `index` counts here; a slash at the end does not. */
function exactAddressOf(path) {
    return (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)((0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_2__/* .unicodeForm */ .w)((0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(path), 'NFC').split('/').filter(Boolean).join('/'));
}
/** Names of folders, and starts of names, by which authors mark text that other pages include. */
const PARTIAL_SEGMENT = /(?:^|\/)(?:(?:snippets|partials|includes)\/|_)/i;
/** True if a page is rather a part of other pages than a page for readers. @param path with the name of its file */
function isPartial(path) {
    return PARTIAL_SEGMENT.test(path);
}
/** Names such as README, which services rarely show. */
const CAPITALS = /^[A-Z\d_-]*[A-Z][A-Z\d_-]*$/;
/** The last segment of a path. */
function nameOf(address) {
    return address.slice(address.lastIndexOf('/') + 1);
}
/** The address of a folder of the project; empty for the root, `.`. */
function folderAddressOf(folder) {
    return folder === '.' ? '' : addressOf(folder);
}
/** True for a folder, and for what is in it. The root has everything. */
function isWithinFolder(address, folder) {
    return folder === '' || address === folder || address.startsWith(`${folder}/`);
}
/** The first two folders of an address; empty for one at the root. Only in a folder that has pages can a page be missing. */
function knownFolderOf(address) {
    return address.split('/').slice(0, -1).slice(0, 2).join('/');
}
/** Looks up addresses of pages or files. */
class AddressSet {
    #paths = new Map();
    #folders = new Set(['']);
    #folded = new Set();
    /** In lower case, by the last segment. */
    #foldedByName = new Map();
    /** @param paths files or entries of a list, in any form; the first one of an address counts */
    constructor(paths) {
        for (const path of paths) {
            const address = addressOf(path);
            if (this.#paths.has(address))
                continue;
            this.#paths.set(address, path);
            const folded = address.toLowerCase();
            this.#folded.add(folded);
            const sameName = this.#foldedByName.get(nameOf(folded));
            if (sameName)
                sameName.push(folded);
            else
                this.#foldedByName.set(nameOf(folded), [folded]);
            for (let end = address.lastIndexOf('/'); end > 0; end = address.lastIndexOf('/', end - 1)) {
                const folder = address.slice(0, end);
                if (this.#folders.has(folder))
                    break;
                this.#folders.add(folder);
            }
        }
    }
    has(address) {
        return this.#paths.has(address);
    }
    /** The path of the page, as written. */
    pathOf(address) {
        return this.#paths.get(address);
    }
    /** True if the address is in the set in some case, or is a folder: whether readers find something there is open. */
    hasAlike(address) {
        return this.#folders.has(address) || this.#folded.has(address.toLowerCase());
    }
    /** True if one path is the end of the other, in any case: a site may begin in a folder, or have a base path. */
    hasEndOf(address) {
        const folded = `/${address.toLowerCase()}`;
        const sameName = this.#foldedByName.get(nameOf(folded)) ?? [];
        return sameName.some((other) => folded.endsWith(`/${other}`) || `/${other}`.endsWith(folded));
    }
    /** True for the root, and for a folder with pages at any depth. */
    hasFolder(folder) {
        return this.#folders.has(folder);
    }
    /** This set, and more paths. */
    with(paths) {
        return new AddressSet([...this.#paths.values(), ...paths]);
    }
    get addresses() {
        return [...this.#paths.keys()];
    }
    get size() {
        return this.#paths.size;
    }
}


/***/ }),

/***/ 64931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ writeUrl),
/* harmony export */   Vt: () => (/* binding */ fromSiteRoots),
/* harmony export */   dt: () => (/* binding */ ALIAS),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   sX: () => (/* binding */ resolveReference)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _text_unicode_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66285);
/** Describes a reference in a page: the file that it points to, and how to replace its URL. */


/** The beginning of a path that the generator of a site looks up, such as `@site/` or `~/`. */
const ALIAS = /^[@~][^/]*\//;
/**
 * The file that a URL of a page refers to, relative to the workspace, and the query and fragment behind its path. A path
 * that starts with a slash is relative to the workspace, any other to its page. Undefined for absolute URLs, for
 * templates that are filled in later and for paths that lead out of the workspace.
 */
function resolveReference(url, page) {
    if (/^([a-z][a-z0-9+.-]*:|\/\/|[#?]|$)/i.test(url) || /[{}]|\$\(/.test(url))
        return undefined;
    const [, encodedPath = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const decoded = (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_1__/* .unicodeForm */ .w)(decodePath(encodedPath), 'NFC');
    const path = decoded.startsWith('/') ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(decoded.slice(1)) : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(page), decoded);
    return path === '..' || path.startsWith('../') ? undefined : { path, suffix };
}
/**
 * What a path from the root of the site can be, relative to the workspace: the site begins at the workspace, or at a folder
 * on the way to one of these folders.
 */
function fromSiteRoots(path, folders) {
    return [...new Set(folders.flatMap(foldersDownTo))].map((root) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path));
}
/** `a/b` → `.`, `a`, `a/b`. */
function foldersDownTo(folder) {
    const names = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(folder).split('/');
    return ['.', ...names.map((_, index) => names.slice(0, index + 1).join('/'))];
}
/** Resolves the escapes of a URL's path or fragment. A percent sign that escapes nothing is part of the name. */
function decodePath(path) {
    return path.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
        try {
            return decodeURIComponent(escapes);
        }
        catch {
            return escapes;
        }
    });
}
/** Characters that would end or change a URL in one of the contexts. */
const UNSAFE = /[\s"'<>()`\\{}^|]/g;
/** Escapes a URL for its context. */
function writeUrl(url, context) {
    const safe = url.replace(UNSAFE, (character) => {
        const code = encodeURIComponent(character);
        return code === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : code;
    });
    switch (context) {
        case 'attribute':
            return safe.replaceAll('&', '&amp;');
        case 'bare attribute':
            return `"${safe.replaceAll('&', '&amp;')}"`;
        case 'markdown':
            return safe.replace(/&(?=#?\w+;)/g, '&amp;');
        case 'srcset':
            return safe.replaceAll(',', '%2C').replaceAll('&', '&amp;');
        case 'script srcset':
            return safe.replaceAll(',', '%2C');
        case 'script':
            return safe;
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

/***/ 83407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SP: () => (/* binding */ readPage),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   iI: () => (/* binding */ toListing),
/* harmony export */   kH: () => (/* binding */ isConfigText),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   pV: () => (/* binding */ exactly)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43947);
/* harmony import */ var _pages_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24169);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90050);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58423);
/** Reads a branch of the documentation project: the list of its pages, single pages and the configuration. */







/** Leaves out paths that docs-ci would never write: they are neither read nor changed. */
function toListing({ pages: entries, count }) {
    const listed = entries.flatMap(({ path, size }) => {
        const plain = path.replace(/^\/+/, '');
        return (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeProblem */ .Do)(plain) === undefined ? [{ path: plain, size }] : [];
    });
    const byPath = new Map(listed.map((page) => [page.path, page]));
    const byPlace = new Map(listed.map((page) => [(0,_pages_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(page.path), page]));
    const unlistedForms = unlistedFormsFor(listed);
    const formsOf = (path) => {
        const known = byPath.get(path) ?? byPlace.get((0,_pages_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(path));
        return known ? [known.path] : unlistedForms(path);
    };
    return { byPath, byPlace, formsOf, isComplete: count === entries.length };
}
/** The forms of a page that the list lacks, like those of the others. A list without pages doesn't tell, so both are asked for. */
function unlistedFormsFor(listed) {
    if (listed.some(({ path }) => (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isPage */ .yp)(path)))
        return (path) => [path];
    const hasBare = listed.some(({ path }) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(path) === '');
    return (path) => (hasBare ? [(0,_pages_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(path)] : [...new Set([path, (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(path)])]);
}
/** Returns the text of a page in normal form; undefined if the page doesn't exist. */
async function readPage(api, branch, path) {
    const text = await readSource({ api }, branch, path);
    return text === undefined ? undefined : (0,_page_text_js__WEBPACK_IMPORTED_MODULE_4__/* .normalize */ .S8)(text);
}
/** Returns the text of a page as the service has it; undefined if the page doesn't exist. */
async function readSource({ api }, { branch, formsOf }, path) {
    for (const form of formsOf(path)) {
        try {
            return (await (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_2__/* .getPage */ .WE)(api, form, { branch })).content;
        }
        catch (error) {
            if (!(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .hasStatus */ .Ro)(error, 404))
                throw error;
        }
    }
    return undefined;
}
/** True if the text of a file is the configuration that the service returns. */
async function isConfigText(text, config) {
    if (text === undefined)
        return false;
    const { parse } = await __webpack_require__.e(/* import() | jsonc */ 7280).then(__webpack_require__.t.bind(__webpack_require__, 7415, 19));
    return (0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(parse(text, [], { allowTrailingComma: true }), config);
}
/** Reads a path exactly as it is written. */
const exactly = (path) => [path];
/**
 * Returns undefined if the service doesn't return the configuration.
 * @param effect for a notice: what docs-ci doesn't do then; undefined for no notice
 */
async function readConfig({ api, log }, branch, effect) {
    try {
        return await (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_2__/* .getConfig */ .zj)(api, { branch });
    }
    catch (error) {
        const isRefused = error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ApiError */ .hD && error.status < 500 && error.status !== 429;
        if (!isRefused && !(error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UnexpectedResponseError */ .dk))
            throw error;
        if (effect !== undefined)
            log.notice(`The navigation couldn't be read: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_6__/* .endSentence */ .H_)((0,_api_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error) ?? error.message)} ${effect}.`);
        return undefined;
    }
}


/***/ })

};
;