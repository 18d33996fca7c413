"use strict";
exports.id = 7273;
exports.ids = [7273];
exports.modules = {

/***/ 44395:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ../../build/src/pages/find-references.js + 2 modules
var find_references = __webpack_require__(76927);
;// CONCATENATED MODULE: ../../build/src/pages/parse-page.js
/** Parses a page, and tells a text that isn't valid from one that is too much for the parser. */

/**
 * Services differ in whether `$` marks a formula in MDX, whose text may be anything. A page that is valid in one of the
 * readings counts as parsed.
 */
async function parsePage({ path, text, format = (0,find_references/* formatOf */.b)(path) }) {
    const plain = await parseAs(format, text);
    if (plain.kind !== 'invalid' || !text.includes('$'))
        return plain;
    const withFormulas = await parseAs('mdx with formulas', text);
    if (withFormulas.kind === 'parsed')
        return { ...withFormulas, faultWithoutFormulas: plain.fault };
    // A fault in both readings is certain, and the one of the first reading may be a formula.
    return withFormulas.kind === 'invalid' ? withFormulas : plain;
}
async function parseAs(format, text) {
    try {
        return { kind: 'parsed', ...(await (0,find_references/* findReferences */.y)(text, format)) };
    }
    catch (error) {
        const { reason, line, column, source, ruleId, openedAt, cause } = error;
        if ([error, cause].some(isStackOverflow))
            return { kind: 'too complex', reason: 'it is nested too deeply' };
        if (reason === undefined)
            return { kind: 'too complex', reason: 'the parser failed' };
        return { kind: 'invalid', fault: { reason, line, column, source, ruleId, openedAt } };
    }
}
/** The parser of the code in a page reports the end of the stack as a syntax error. */
function isStackOverflow(error) {
    return error instanceof RangeError || (error instanceof SyntaxError && /stack space/i.test(error.message));
}

;// CONCATENATED MODULE: ../../build/src/pages/parser-thread.js
/**
 * Runs in a thread of its own, which page-parser.ts starts: says that it is ready, parses each page that arrives, and sends
 * back what it found.
 */


external_node_worker_threads_.parentPort?.on('message', (page) => {
    void parsePage(page).then((parsed) => external_node_worker_threads_.parentPort?.postMessage(parsed));
});
// The first page loads the rest of the parser.
void parsePage({ path: 'ready.mdx', text: '' }).then(() => external_node_worker_threads_.parentPort?.postMessage('ready'));


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
    const decoded = decodePath(encodedPath).normalize('NFC');
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


/***/ })

};
;