"use strict";
exports.id = 283;
exports.ids = [283];
exports.modules = {

/***/ 39319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
const schemas = () => Promise.all(/* import() | schemas */[__webpack_require__.e(2087), __webpack_require__.e(7213)]).then(__webpack_require__.bind(__webpack_require__, 57481));
/**
 * `POST /deploy` (editor) [S]: builds and publishes the deployment branch without a change in Git.
 * After a lost response, it looks for the deployment in the list before it starts another one.
 * @param options.commitSha deploys this commit [P]; without it the request has no body, as [S] says
 */
async function createDeployment(api, { commitSha } = {}) {
    return start(api, {
        path: '/deploy',
        goal: 'start the deployment',
        json: commitSha === undefined ? undefined : { commitSha },
        matches: ({ isPreview }) => !isPreview,
    });
}
/**
 * `POST /deploy/preview` (editor) [S: exists, P: shape]: builds a preview of a branch. 403 if the plan has no previews,
 * 422 if the preview can't start [P]. It handles a lost response like `createDeployment`.
 * @param options.ifRejected what to do if the service knows no such branch
 */
async function createPreview(api, { branch, commitSha, ifRejected, }) {
    return start(api, {
        path: '/deploy/preview',
        goal: 'start the preview',
        ifRejected,
        json: { branch, commitSha },
        matches: (deployment) => deployment.isPreview && (deployment.branch === null || deployment.branch === branch),
    });
}
/** `GET /deployments/{id}` (viewer) [S]. An unknown id gets 404. */
async function getDeployment(api, id) {
    const schema = async () => (await schemas()).deployment;
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, { path: '/deployments/{id}', goal: 'read the deployment', params: { id }, schema });
}
/**
 * `GET /deployments` (viewer) [S]: newest first, live and preview together.
 * @param options.limit deployments per request, 1 to 100; a small limit suits readers of the newest few
 */
function listDeployments(api, { limit = MAX_PAGE_SIZE } = {}) {
    const schema = async () => (await schemas()).deploymentPage;
    const getPage = async (offset) => {
        const list = { path: '/deployments', goal: 'list the deployments', query: { limit, offset }, schema };
        const { deployments, total } = await (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .L)(api, list);
        return { items: deployments, total };
    };
    return (0,_pagination_js__WEBPACK_IMPORTED_MODULE_1__/* .listByOffset */ .vo)(getPage, ({ deploymentId }) => deploymentId);
}
async function start(api, { path, goal, ifRejected, json, matches }) {
    const call = {
        method: 'POST',
        path,
        role: 'editor',
        goal,
        ifRejected,
        json,
        schema: async () => (await schemas()).startedDeployment,
        idempotent: false,
        lookUp: (sinceMs) => findStarted(api, sinceMs, matches),
    };
    return (await api.call(call)).body;
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

/***/ 63014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ messageLine),
/* harmony export */   QM: () => (/* binding */ messageBlocks),
/* harmony export */   mF: () => (/* binding */ MAX_COMMENT_LOG_LINES),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   pc: () => (/* binding */ commentSkipReason),
/* harmony export */   qc: () => (/* binding */ helpBlocks),
/* harmony export */   xA: () => (/* binding */ footnote)
/* harmony export */ });
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67720);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73308);
/* harmony import */ var _text_short_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45565);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42690);
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82682);





/** Lines at the end of a build log that a comment shows. */
const MAX_COMMENT_LOG_LINES = 40;
/** Returns the notice for the input `comment` if this job can't have a comment. */
function commentSkipReason({ upsertComment, runContext, }) {
    if (!upsertComment)
        return 'comment: skipped, because comments only exist on GitHub and GitLab.';
    if (runContext.pullRequest === undefined)
        return "comment: skipped, because this job doesn't run for a pull or merge request.";
    return undefined;
}
/**
 * A message, one paragraph per line, and the link to the troubleshooting page.
 * @param inputs of the command; their names become code
 * @param urls URLs of docs-ci in the message, which people copy
 */
function messageBlocks(ending, inputs, urls) {
    const lines = ending.message.split('\n');
    return [...lines.map((line) => ({ paragraph: messageLine(line, inputs, urls) })), ...helpBlocks(ending)];
}
/** A line of a message, with known URLs as links and the names of inputs as code. */
function messageLine(line, inputs, urls = []) {
    const names = new Set(Object.keys(inputs).map(_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9));
    const parts = (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .partsOf */ .CI)((0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .linkUrls */ .T_)(line, [...urls, _input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .EXAMPLE_BASE_URL */ .zt]));
    return parts.flatMap((part) => (typeof part === 'string' ? (0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .withCode */ .SM)(part, (name) => names.has(name)) : [part]));
}
/** The link to the troubleshooting page, for summaries as well as comments. */
function helpBlocks({ helpUrl }) {
    return helpUrl === undefined ? [] : [{ paragraph: { link: helpUrl, text: 'Troubleshooting' } }];
}
/** @param first what only this comment has to say */
function footnote(first, deployment, { nowMs, runUrl }) {
    const parts = [
        first,
        [(0,_text_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTime */ .fU)(nowMs)],
        runUrl === undefined ? [] : [{ link: runUrl, text: 'run' }],
        deployment ? ['deployment ', { code: (0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_4__/* .shortId */ .m)(deployment.deploymentId) }] : [],
    ];
    return { footnote: joinParts(parts) };
}
/** Joins the parts that aren't empty, with dots or with spaces. */
function joinParts(parts, separator = ' · ') {
    const known = parts.filter((part) => part.length > 0);
    return known.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}


/***/ }),

/***/ 345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ findBuildError)
/* harmony export */ });
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
/** Finds the error in a build log: its file, line, message and code frame. Pure, and linear in the length of the log. */

/** Longer lines are cut, so that no expression needs more than linear time. */
const MAX_LINE_LENGTH = 1_000;
const MAX_FRAME_LINES = 12;
/** Docusaurus prints the position of an error in JSON, this many lines below the file. */
const MAX_LINES_TO_POSITION = 14;
const MAX_LINES_TO_CAUSE = 6;
/** Matches the time at the start of a line. */
const TIME = /^\s*\[?(?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?Z?\]?(?: [AP]M)?:?\s/;
/** Matches the word error, also as part of a class such as SyntaxError, but not in the name of a file or in `0 error(s)`. */
const ERROR = /(?:^|[^\w./\\-])(?<!\b(?:0|no)\s)(?:[Ee]rror|ERROR|[A-Z]\w{0,40}Error)(?![\w/\\-]|\.\w)/;
/** Matches how tools name an error without this word. It counts only beside the file of the error. */
const FAILURE = /\b(?:unable to parse|failed to (?:parse|compile|process)|(?:compilation|process|build) failed|could not parse|having trouble|[A-Z]\w{0,40}Exception|(?:un)?expected)\b/i;
/** Matches messages that say no cause. The lines below have it. */
const NO_CAUSE = /^\W*(?:syntax error - )?(?:unable to parse|failed to (?:parse|compile|process)\b.*|compiling|mdx compilation failed.*|module build failed.*|process failed|reading(?: file)?|during build|having trouble reading.*|(?:build )?failed (?:with|in) .*|there was an error\b.*|via .*|#\d.*)$/i;
/** Matches what follows a file in the styles of compilers: `path:31:5`, `path: 31:5`, `path (31:5)` and `"path", line 31`. */
const POSITIONS = /:(\d{1,7})(:\d{1,7})?(?!\d)|"?(?: -|:) (\d{1,7}):\d{1,7}(?!\d)| ?\((\d{1,7})(?:[,:] ?\d{1,7})?(?:-\d{1,7}:\d{1,7})?\)|"?,?(?: (?:at|on))? line (\d{1,7})/gi;
/** Matches a position on its own: `(31:1-31:7)`, `31:5:` at the start of a line, `line 31`, and `"line": 31`. */
const LOOSE_POSITION = /\((\d{1,7}):\d{1,7}(?:-\d{1,7}:\d{1,7})?\)|^\s*(\d{1,7}):\d{1,7}(?=:|\s)|\bline"?:? (\d{1,7})/i;
/** Matches a character of a path. The characters that begin a position are none, so each is read once. */
const PATH_CHARACTER = /[^\s"'`()<>|:,]/;
const PATHS = /[^\s"'`()<>|:,]+/g;
/** The extensions of files that authors write. */
const SOURCE_FILE = /\.(?:mdx?|markdown|json|ya?ml|toml|[jt]sx?)$/i;
/** Returns undefined for a log without text. */
function findBuildError(log) {
    const lines = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(log).map((line) => line.replace(TIME, '').slice(0, MAX_LINE_LENGTH).trimEnd());
    const errors = lines.flatMap((line, index) => (ERROR.test(line) ? [index] : []));
    const found = locateFirst(new LogLines(lines));
    const at = found?.at ?? errors[0] ?? lines.findLastIndex((line) => line !== '');
    const text = lines[at];
    if (text === undefined || text === '')
        return undefined;
    const { location } = found ?? {};
    const message = causeOf(lines, at, location) || text.trim();
    const frame = frameAfter(lines, at + 1);
    return {
        message,
        ...(location && { file: location.file }),
        ...(location?.line !== undefined && { line: location.line }),
        ...(frame && { frame }),
    };
}
/** Finds the first error with a line, else the first with a file. */
function locateFirst(log) {
    let first;
    for (const [at, line] of log.lines.entries()) {
        if (!ERROR.test(line) && !FAILURE.test(line))
            continue;
        const location = log.locationNear(at);
        if (location?.line !== undefined)
            return { at, location };
        if (location)
            first ??= { at, location };
    }
    return first;
}
/** The lines of a log with what they say about places. Each line is searched once. */
class LogLines {
    lines;
    #places = new Map();
    #files = new Map();
    constructor(lines) {
        this.lines = lines;
    }
    /** Compilers print the place in the line of the error, below it, or above it; in one piece, or the file and the line apart. */
    locationNear(index) {
        const own = this.#placeIn(index);
        if (own)
            return own;
        const ownFile = this.#fileIn(index);
        const line = this.#positionFrom(index);
        if (ownFile && line !== undefined)
            return { ...ownFile, line };
        // The location of another error is none of this one.
        const near = [1, 2, -1, 3, 4, 5].map((step) => index + step).filter((at) => !ERROR.test(this.lines[at] ?? ''));
        for (const at of near) {
            const place = this.#placeIn(at);
            if (place)
                return place;
        }
        for (const at of near) {
            const file = this.#fileIn(at);
            if (file)
                return { ...file, line: this.#positionFrom(at) ?? this.#positionIn(index) };
        }
        return ownFile;
    }
    #placeIn(index) {
        if (!this.#places.has(index))
            this.#places.set(index, locationIn(this.lines[index] ?? ''));
        return this.#places.get(index);
    }
    #fileIn(index) {
        if (!this.#files.has(index))
            this.#files.set(index, fileIn(this.lines[index] ?? ''));
        return this.#files.get(index);
    }
    /** Finds the position below the file, before the next file. */
    #positionFrom(index) {
        for (let at = index; at < index + MAX_LINES_TO_POSITION; at += 1) {
            if (at > index && this.#fileIn(at))
                return undefined;
            const line = this.#positionIn(at);
            if (line !== undefined)
                return line;
        }
        return undefined;
    }
    #positionIn(index) {
        const line = this.lines[index] ?? '';
        const found = isFrameLine(line) ? null : LOOSE_POSITION.exec(line);
        const number = Number(found?.[1] ?? found?.[2] ?? found?.[3] ?? 0);
        return number === 0 ? undefined : number;
    }
}
function locationIn(line) {
    if (isFrameLine(line))
        return undefined;
    for (const match of line.matchAll(POSITIONS)) {
        const [position, afterColon, column, apart, inParentheses, inWords] = match;
        const path = pathBefore(line, match.index);
        const number = Number(afterColon ?? apart ?? inParentheses ?? inWords);
        if (path === undefined || number === 0)
            continue;
        // A host and its port look the same as a file and its line.
        if (afterColon !== undefined && column === undefined && !/[/\\]|\.(?:mdx?|json|ya?ml)$/i.test(path))
            continue;
        return { text: path + position, file: normalPath(path), line: number };
    }
    return undefined;
}
/** Finds a file without a position. Lines of a stack trace name the files of the tool. */
function fileIn(line) {
    if (isFrameLine(line) || /^\s*at\s/.test(line))
        return undefined;
    for (const match of line.matchAll(PATHS)) {
        const token = match[0].replace(/\.+$/, '');
        const path = SOURCE_FILE.test(token.slice(-10)) ? pathBefore(line, match.index + token.length) : undefined;
        if (path !== undefined)
            return { text: path, file: normalPath(path) };
    }
    return undefined;
}
function normalPath(path) {
    return path.replaceAll('\\', '/').replace(/^\.\//, '');
}
/** Returns the path that ends there; undefined for other text, URLs, and installed packages, whose files no one can fix. */
function pathBefore(line, end) {
    let start = end;
    while (PATH_CHARACTER.test(line[start - 1] ?? ' '))
        start -= 1;
    if (line.startsWith('//', start))
        return undefined;
    const hasDrive = /(?:^|\W)[a-z]:$/i.test(line.slice(Math.max(0, start - 3), start)) && /[/\\]/.test(line[start] ?? '');
    const path = line.slice(hasDrive ? start - 2 : start, end);
    const isFile = /[^/\\]\.[a-z]\w{0,7}$/i.test(path.slice(-10)) && !/(?:^|[/\\])node_modules[/\\]/.test(path);
    return isFile ? path : undefined;
}
/** The cause in the line of the error, else in the lines below it. Empty if there is none. */
function causeOf(lines, at, location) {
    const own = messageOf(lines[at] ?? '', location);
    if (own !== '' && !NO_CAUSE.test(own))
        return own;
    for (const line of lines.slice(at + 1, at + 1 + MAX_LINES_TO_CAUSE)) {
        const message = messageOf(line, location).replace(/^cause:\s*/i, '');
        // A single word is the file, or the title of a part.
        if (/\s/.test(message) && !NO_CAUSE.test(message))
            return message;
    }
    return own;
}
/** Removes the place, the word error, and the marks of a list from a line. */
function messageOf(line, location) {
    if (isFrameLine(line))
        return '';
    const at = location === undefined ? -1 : line.indexOf(location.text);
    if (at < 0)
        return withoutLabel(line).replace(/[\s:]+$/, '');
    const before = withoutLabel(line.slice(0, at)).replace(/[\s(]*(?:\b(?:at|in|path|file))?[\s(:"'`-]*$/, '');
    const after = line.slice(at + (location?.text.length ?? 0));
    const hasCause = /^["'`)\]]*(?:\s*[:–—-]\s+|\s+)[^\s(]/.test(after) || NO_CAUSE.test(before);
    return (hasCause && withoutLabel(after)) || before;
}
function withoutLabel(text) {
    return text
        .replace(/^[\s"'`)\]:]*(?:\[[^\]\s]{1,40}\]\s*)?(?:\d{1,2}\.\s|\d{1,7}:\d{1,7}:\s)?/, '')
        .replace(/^(?:(?:\W|warning){0,9}(?:at\s)?\W{0,3}(?:\w{0,40}error|parsing error|\w{0,40}exception)\b[\])]?)?[\s:-]*/i, '')
        .trim();
}
function isFrameLine(line) {
    return /^[ \t]{0,20}>?[ \t]{0,20}\d{0,7}[ \t]{0,4}[|│]/.test(line);
}
/** A table of a log has no number before its first line. */
function isNumberedFrameLine(line) {
    return /^[ \t>]{0,40}\d/.test(line) && isFrameLine(line);
}
function frameAfter(lines, first) {
    const start = lines.slice(first, first + 4).findIndex(isNumberedFrameLine);
    if (start < 0)
        return undefined;
    const below = lines.slice(first + start, first + start + MAX_FRAME_LINES);
    const end = below.findIndex((line) => !isFrameLine(line));
    return below.slice(0, end < 0 ? below.length : end).join('\n');
}


/***/ }),

/***/ 97744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ buildLogBlocks),
/* harmony export */   V$: () => (/* binding */ describeCause),
/* harmony export */   Vi: () => (/* binding */ buildErrorBlocks),
/* harmony export */   df: () => (/* binding */ describePlace),
/* harmony export */   jk: () => (/* binding */ buildDuration)
/* harmony export */ });
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22805);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42690);



/** Returns how long the service built, by its own clock; undefined if it doesn't say. */
function buildDuration(deployment) {
    const ms = Date.parse(deployment?.updatedAt ?? '') - Date.parse(deployment?.createdAt ?? '');
    return ms >= 0 ? (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(ms) : undefined;
}
/** Returns `guides/x.mdx, line 31`, or only the file if the log names no line; undefined without a file. */
function describePlace({ file, line }) {
    return line === undefined ? file : file && `${file}, line ${line}`;
}
/** Returns `guides/x.mdx, line 31: Unexpected token`. */
function describeCause({ message, ...where }) {
    const place = describePlace(where);
    return place === undefined ? message : `${place}: ${message}`;
}
/** Shows where the build failed and why. */
function buildErrorBlocks({ file, line, message, frame, url }) {
    const place = describePlace({ file, line });
    const shown = place === undefined ? [] : [url === undefined ? { code: place } : { link: url, text: place }, ': '];
    return [{ paragraph: [...shown, message] }, ...(frame === undefined ? [] : [{ verbatim: frame }])];
}
/** @param maxLines lines at the end of the log to show; the error is there */
function buildLogBlocks(logs, maxLines = Infinity) {
    if (!logs)
        return [];
    const lines = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(logs.trimEnd());
    const verbatim = lines.slice(-maxLines).join('\n');
    return [{ details: `Build log (${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(lines.length, 'line')})`, blocks: [{ verbatim }] }];
}


/***/ }),

/***/ 99573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ phaseOf)
/* harmony export */ });
/** Treats unknown statuses as in progress: the service may add some, and only the three final ones end the wait. */
function phaseOf({ status }) {
    return status === 'ready' || status === 'error' || status === 'cancelled' ? status : 'in-progress';
}


/***/ }),

/***/ 73308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   WW: () => (/* binding */ withFlags),
/* harmony export */   z4: () => (/* binding */ withFlagsInCell)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67720);
/** Writes the names of inputs in advice as their readers type them: as flags in a terminal, as code in Markdown. */

/** A name is quoted unless it has a hyphen, because `to` and `path` are English words as well. */
const NAME = /"([a-z]+(?:-[a-z]+)*)"|\b([a-z]+(?:-[a-z]+)+)(?![\w-])/.source;
const VERB = /(\b(?:set|use|raise|lower|remove|check|choose|and|or)|,) /.source;
const ADVICE = new RegExp(`${VERB}(?:${NAME})( to (true|false)\\b)?`, 'gi');
const VERB_AT_END = new RegExp(`${VERB}$`, 'i');
/** `Set "wait" to false` becomes `Use --no-wait`. Other texts, also quoted ones, stay as they are. */
function withFlags(text, isInput) {
    return text.replace(ADVICE, (all, verb, word, hyphenated, value) => {
        const name = word ?? hyphenated ?? '';
        if (!isInput(name))
            return all;
        if (value === undefined)
            return `${verb} --${name}`;
        return `${verb.startsWith('S') ? 'Use' : 'use'} --${value === ' to false' ? 'no-' : ''}${name}`;
    });
}
/** The cell with the inputs of its advice as flags, also those that are code. */
function withFlagsInCell(cell, isInput) {
    const parts = [];
    for (const part of (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(cell)) {
        const last = parts.at(-1);
        const isName = typeof part === 'object' && 'code' in part && isInput(part.code);
        if (typeof last !== 'string')
            parts.push(part);
        else if (isName && VERB_AT_END.test(last))
            parts[parts.length - 1] = `${last}"${part.code}"`;
        else if (typeof part === 'string')
            parts[parts.length - 1] = last + part;
        else
            parts.push(part);
    }
    return parts.map((part) => (typeof part === 'string' ? withFlags(part, isInput) : part));
}
/** The text with the names of inputs as code. */
function withCode(text, isInput) {
    const parts = [];
    let end = 0;
    for (const { 1: verb = '', 2: word, 3: hyphenated, index } of text.matchAll(ADVICE)) {
        const name = word ?? hyphenated ?? '';
        if (!isInput(name))
            continue;
        parts.push(text.slice(end, index + verb.length + 1), { code: name });
        end = index + verb.length + 1 + name.length + (word === undefined ? 0 : 2);
    }
    return [...parts, text.slice(end)].filter((part) => part !== '');
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


/***/ })

};
;