export const id = 4998;
export const ids = [4998];
export const modules = {

/***/ 37704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ fieldsOf),
/* harmony export */   n: () => (/* binding */ isTextOrNone)
/* harmony export */ });
/** Answers of platforms, looked at before they are believed: a proxy may have written them. */
/** The fields of whatever came. */
function fieldsOf(data) {
    return typeof data === 'object' && data !== null ? data : {};
}
/** True of a text, of null and of a field that is not there. */
function isTextOrNone(field) {
    return field === null || field === undefined || typeof field === 'string';
}


/***/ }),

/***/ 13757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OV: () => (/* binding */ tokenApi),
/* harmony export */   S: () => (/* binding */ jobApi)
/* harmony export */ });
/* unused harmony exports NOT_AS_AGREED, GitLabApi */
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33127);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27241);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70095);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37704);
/* harmony import */ var _retry_delay_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56413);
/* harmony import */ var _upload_progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33270);






const PAGE = 100;
const REASON_LENGTH = 300;
/** A second file of a name is the way to replace one. */
const DUPLICATES_CURE = 'let the group take it: Settings > Packages and registries > Duplicate packages, Generic, switch on Allow duplicates, or name the package docs-ci-export-pdf as an exception';
/** Why an answer of another shape than GitLab's is not read any further. */
const NOT_AS_AGREED = "GitLab's answer is not as agreed; a proxy may stand in between";
/** The token goes nowhere else: redirects are not followed. All of it rejects with HostError. */
class GitLabApi {
    #request;
    #access;
    constructor(request, access) {
        this.#request = request;
        this.#access = access;
    }
    refusal(why, options) {
        return refusalOf(this.#access.what, why, options);
    }
    /** Undefined where there is none. */
    async find(path) {
        const answer = await this.#ask({ method: 'GET', path });
        return answer.status === 404 ? undefined : this.#read(answer);
    }
    /** Everything of a list, page by page as it is read. */
    async *list(path, isItem, query = {}) {
        for (let page = '1'; page !== '';) {
            const search = new URLSearchParams({ ...query, per_page: String(PAGE), page });
            const answer = await this.#ask({ method: 'GET', path: `${path}?${search.toString()}` });
            const items = this.#read(answer);
            if (!Array.isArray(items) || !items.every(isItem))
                throw this.refusal(NOT_AS_AGREED);
            yield* items;
            page = answer.headers['x-next-page'] ?? '';
        }
    }
    /** Sends JSON, resolves to the answer's. */
    async send(method, path, json) {
        return this.#read(await this.#ask({ method, path, json }));
    }
    async upload(path, { sizeBytes, open, signal }) {
        const timeoutMs = (0,_upload_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .uploadTimeoutMs */ .n)(sizeBytes);
        const put = () => this.#ask({ method: 'PUT', path, stream: { body: open(), sizeBytes }, signal, timeoutMs });
        const answer = await put();
        const pauseMs = pauseAfterMs(answer);
        if (pauseMs === undefined)
            return this.#read(answer);
        await pause(pauseMs);
        return this.#read(await put());
    }
    /** The id of the user that the token belongs to. */
    async ownId() {
        const { id } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .P)(await this.send('GET', '/user'));
        if (typeof id !== 'number')
            throw this.refusal('GitLab does not say whose token this is');
        return id;
    }
    async #ask({ path, ...wanted }) {
        const { base, header } = this.#access;
        const headers = { ...header, accept: 'application/json' };
        // What makes something new is not sent twice, and what has been read to its end cannot be.
        const triesLeft = wanted.method === 'POST' || wanted.stream ? 0 : 1;
        for (let left = triesLeft;; left -= 1) {
            let pauseMs = _retry_delay_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PAUSE_MS */ .V;
            try {
                const answer = await this.#request({ ...wanted, url: base + path, headers });
                const askedMs = left === 0 ? undefined : pauseAfterMs(answer);
                if (askedMs === undefined)
                    return answer;
                pauseMs = askedMs;
            }
            catch (cause) {
                wanted.signal?.throwIfAborted();
                if (left === 0)
                    throw this.refusal('GitLab did not answer', { cause });
            }
            await pause(pauseMs);
        }
    }
    #read({ status, text }) {
        if (status >= 200 && status < 300) {
            try {
                return status === 204 ? undefined : JSON.parse(text);
            }
            catch (cause) {
                throw this.refusal("GitLab's answer is not JSON", { cause });
            }
        }
        if (status >= 300 && status < 400)
            throw this.refusal(`GitLab redirects (HTTP ${status}), and ${this.#access.tokenName} is sent nowhere else`);
        const said = saidIn(text);
        if (status === 401 || status === 403 || status === 404)
            throw this.refusal(this.#access.denied(status, said));
        const cure = status === 400 && /duplicate/i.test(said) ? `; ${DUPLICATES_CURE}` : '';
        throw this.refusal(`GitLab answered HTTP ${status}${said}${cure}`);
    }
}
/** Milliseconds before this is asked again; undefined for an answer that is one. */
function pauseAfterMs({ status, headers }) {
    return status < 500 ? undefined : (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_3__/* .pauseBeforeSecondTryMs */ .h)(headers['retry-after']);
}
async function pause(ms) {
    await new Promise((resolve) => setTimeout(resolve, ms));
}
/** Which rule refuses, such as protected packages or duplicates that are switched off, only GitLab's own words tell. */
function saidIn(text) {
    try {
        const { message, error } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .P)(JSON.parse(text));
        const said = message ?? error;
        if (said === undefined)
            return '';
        return `: ${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(typeof said === 'string' ? said : JSON.stringify(said)), REASON_LENGTH)}`;
    }
    catch {
        return '';
    }
}
/** Calls below the project of the job, with the job token. */
function jobApi({ env, request }, what) {
    for (const name of ['CI_API_V4_URL', 'CI_PROJECT_ID', 'CI_PROJECT_URL', 'CI_JOB_TOKEN'])
        if (!env[name])
            throw refusalOf(what, `${name} is not set`);
    return new GitLabApi(request, {
        base: `${env.CI_API_V4_URL ?? ''}/projects/${encodeURIComponent(env.CI_PROJECT_ID ?? '')}`,
        header: { 'JOB-TOKEN': env.CI_JOB_TOKEN ?? '' },
        tokenName: 'the job token',
        what,
        denied: (status, said) => `the job token may not (HTTP ${status}${said}); whoever starts the pipeline needs the role Developer, a protected tag must allow that role, and the package registry must be switched on`,
    });
}
/** The least role that may write it; a Reporter may edit issues of his own. */
const ROLES = { notes: 'Developer', issues: 'Reporter' };
/** Calls with a token of the project's own, for what the job token may not write. */
function tokenApi({ env, request }, { token, what, kind }) {
    const hint = `set DOCS_CI_GITLAB_TOKEN to a project access token with the scope api and the role ${ROLES[kind]} (the job token may not write ${kind})`;
    if (!env.CI_API_V4_URL)
        throw refusalOf(what, 'CI_API_V4_URL is not set');
    // A variable that does not exist is left as the reference it was.
    if (token === '' || token.startsWith('$'))
        throw refusalOf(what, hint);
    return new GitLabApi(request, {
        base: env.CI_API_V4_URL,
        header: { 'PRIVATE-TOKEN': token },
        tokenName: 'the token',
        what,
        denied: (status) => `${status === 401 ? 'GitLab does not accept the token' : 'the token may not'} (HTTP ${status}); ${hint}`,
    });
}
function refusalOf(what, why, options) {
    return new _host_js__WEBPACK_IMPORTED_MODULE_5__/* .HostError */ .d(`could not ${what}: ${why}`, options);
}


/***/ }),

/***/ 34998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   upsertGitLabIssue: () => (/* binding */ upsertGitLabIssue)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32946);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13757);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37704);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70095);
/* harmony import */ var _sticky_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82286);
/** The one issue of ours in a GitLab project, kept by a schedule. */





/** A description may have 1,000,000 characters; bytes are never fewer. */
const BODY_LIMIT_BYTES = 900_000;
const WHAT = 'write the issue';
/** Creates or updates the issue, open afterwards. Resolves to its address; rejects with HostError. */
async function upsertGitLabIssue(place, wanted) {
    const project = place.env.CI_PROJECT_ID;
    if (!project)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .d(`could not ${WHAT}: CI_PROJECT_ID is not set`);
    const api = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenApi */ .OV)(place, { token: wanted.token, what: WHAT, kind: 'issues' });
    const marker = (0,_sticky_js__WEBPACK_IMPORTED_MODULE_3__/* .hiddenMarker */ .z)(wanted.marker);
    const text = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.renderMarkdown)(wanted.body, { limitBytes: BODY_LIMIT_BYTES, pointer: 'The rest was left out.' });
    const content = { title: wanted.title, description: `${marker}\n${text}` };
    const issues = `/projects/${encodeURIComponent(project)}/issues`;
    const self = await api.ownId();
    const query = { scope: 'all', state: 'all', author_id: String(self), order_by: 'updated_at', sort: 'desc' };
    for await (const issue of api.list(issues, isIssue, query)) {
        if (issue.author.id !== self || issue.description?.startsWith(marker) !== true)
            continue;
        const state = issue.state === 'closed' ? { state_event: 'reopen' } : {};
        return addressOf(await api.send('PUT', `${issues}/${issue.iid}`, { ...content, ...state }));
    }
    return addressOf(await api.send('POST', issues, content));
}
function isIssue(data) {
    const { iid, description, author } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .P)(data);
    return typeof iid === 'number' && (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .isTextOrNone */ .n)(description) && typeof (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .P)(author).id === 'number';
}
function addressOf(issue) {
    const { web_url } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .P)(issue);
    return { url: typeof web_url === 'string' ? web_url : undefined };
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

/***/ 56413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ SHORTEST_PAUSE_MS),
/* harmony export */   h: () => (/* binding */ pauseBeforeSecondTryMs)
/* harmony export */ });
/** When a call to a platform may be made once more: a job does not wait long for what stands beside its work. */
const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 3_000;
/**
 * Milliseconds before the second try, from the seconds of the answer's `retry-after` where it has one; undefined where
 * they are no number, or more than a job waits.
 */
function pauseBeforeSecondTryMs(retryAfter) {
    const askedMs = Number(retryAfter ?? 0) * 1000;
    return askedMs <= LONGEST_PAUSE_MS ? Math.max(askedMs, SHORTEST_PAUSE_MS) : undefined;
}


/***/ }),

/***/ 82286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ hiddenMarker)
/* harmony export */ });
/** How a comment of ours is told from others: it begins with a marker that no page shows. */
/** What stands at the very start of a comment with this marker. */
function hiddenMarker(marker) {
    return `<!-- ${marker} -->`;
}


/***/ }),

/***/ 33270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted),
/* harmony export */   n: () => (/* binding */ uploadTimeoutMs)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/** What uploads share, whatever platform they go to: how long they may take, and bytes that tell how far they are. */

const LEAST_UPLOAD_MS = 60_000;
const SLOWEST_BYTES_PER_MS = 50;
/** An upload is given up after this long: a minute, and what a slow line needs. */
function uploadTimeoutMs(sizeBytes) {
    return LEAST_UPLOAD_MS + Math.ceil(sizeBytes / SLOWEST_BYTES_PER_MS);
}
/**
 * Counts bytes when they are taken, not before: a listener would let the source flow while nobody reads yet, and what
 * came until the connection stands would be lost.
 */
function counted(source, onProgress) {
    let sentBytes = 0;
    const counter = new node_stream__WEBPACK_IMPORTED_MODULE_0__.Transform({
        transform(piece, _, next) {
            sentBytes += piece.length;
            onProgress?.(sentBytes);
            next(null, piece);
        },
    });
    source.on('error', (error) => counter.destroy(error));
    return source.pipe(counter);
}


/***/ }),

/***/ 32946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderMarkdown: () => (/* binding */ renderMarkdown)
});

// EXTERNAL MODULE: ./build/src/text/log.js
var log = __webpack_require__(33127);
;// CONCATENATED MODULE: ./build/src/text/markdown-inline.js

/**
 * Put where the platforms would make a link or a mention out of plain text. They look at the finished text, so a
 * backslash or an entity would not stop them; a character that is part of no name does.
 */
const BREAK = '\u200b';
/** A line for a paragraph, a heading or a list item. */
function renderLine(cell) {
    return atLineStart(renderCell(cell));
}
/** A line for a table cell. */
function renderCell(cell) {
    let line = '';
    for (const part of joinStrings(typeof cell === 'string' || !isList(cell) ? [cell] : cell)) {
        const piece = renderInline(part);
        // `a` and `b` side by side would read as one run of backticks; so would two pairs of asterisks.
        if (/([`*])$/.exec(line)?.[1] === piece[0] && typeof part !== 'string')
            line += BREAK;
        line += piece;
    }
    return line.trim();
}
/** Text for the inside of an HTML element. */
function escapeHtml(text) {
    return withEntities(withBreaks((0,log/* oneLine */.TN)(text))).trim();
}
/** Backticks, at least so many, of which no run in the text has as many. */
function fenceFor(text, shortest) {
    let longest = shortest - 1;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return '`'.repeat(longest + 1);
}
function renderInline(part) {
    if (typeof part === 'string')
        return escapeText(part);
    if ('code' in part)
        return renderCode(part.code);
    if ('strong' in part)
        return renderStrong(part.strong);
    return renderLink(part.link, part.text);
}
function escapeText(text) {
    return (withEntities(withBreaks((0,log/* oneLine */.TN)(text)).replace(/[\\`*_~[\]|$#{}^]/g, '\\$&'))
        // A link behind it would become an image.
        .replace(/!$/, '\\!'));
}
function withEntities(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
function withBreaks(text) {
    return (text
        .replaceAll('@', `@${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/(www)(?=\.)/gi, `$1${BREAK}`)
        // #12 and GH-12; !12, &12 and $12 are GitLab's, as are ~label, %milestone and [epic:12].
        .replace(/([#!&$]|GH-)(?=\d)/gi, `$1${BREAK}`)
        .replace(/([~%])(?=["\p{L}\p{N}_])/gu, `$1${BREAK}`)
        .replace(/(\[\w+:)(?=\S)/g, `$1${BREAK}`)
        // What could be a commit's id; a UUID is none.
        .replace(/(?<![\w-])[0-9a-f]{7,40}(?![\w-])/gi, (id) => id.replace(/.{6}(?=.)/g, `$&${BREAK}`)));
}
function renderCode(text) {
    const code = (0,log/* oneLine */.TN)(text).trim();
    // Readers of tables disagree on a pipe behind a backslash inside code; an element leaves no doubt.
    if (code.includes('|'))
        return `<code>${escapeText(code)}</code>`;
    const fence = fenceFor(code, 1);
    const blank = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
    return fence + blank + code + blank + fence;
}
function renderStrong(text) {
    const strong = (0,log/* oneLine */.TN)(text).trim();
    // Asterisks mean emphasis only beside letters and digits; the element always does.
    const plain = /^[\p{L}\p{N}]/u.test(strong) && /[\p{L}\p{N}]$/u.test(strong);
    return plain ? `**${escapeText(strong)}**` : `<strong>${escapeText(strong)}</strong>`;
}
function renderLink(address, text) {
    return `[${escapeText(text.trim() === '' ? address : text)}](${linkTarget(address) ?? ''})`;
}
/** Only http(s) without a user name, in a form that ends where the link ends. */
function linkTarget(address) {
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (url.username !== '' || url.password !== '')
        return undefined;
    const encode = (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
    return url.href.replace(/[\s<>()\\|`]/g, encode).replaceAll('&', '&amp;');
}
/** Takes the meaning from what would begin a list, a heading's underline, or a command of GitLab's. */
function atLineStart(line) {
    return line.replace(/^[-+=:/.]/, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2');
}
/** Neighbouring strings as one, or two harmless halves could make a whole. */
function joinStrings(parts) {
    const joined = [];
    for (const part of parts.map(asTextIfNoMore)) {
        const last = joined.at(-1);
        if (typeof part === 'string' && typeof last === 'string')
            joined[joined.length - 1] = last + part;
        else
            joined.push(part);
    }
    return joined;
}
/** Parts without content, and links that may not be links, are text. */
function asTextIfNoMore(part) {
    if (typeof part === 'string')
        return part;
    if ('code' in part)
        return (0,log/* oneLine */.TN)(part.code).trim() === '' ? '' : part;
    if ('strong' in part)
        return (0,log/* oneLine */.TN)(part.strong).trim() === '' ? '' : part;
    if (linkTarget(part.link) !== undefined)
        return part;
    const { link, text } = part;
    return text.trim() === '' || link.trim() === '' || text === link ? text.trim() || link : `${text} (${link})`;
}
function isList(cell) {
    return Array.isArray(cell);
}

;// CONCATENATED MODULE: ./build/src/text/mermaid.js

/** More days than this have no room for a label each, so they are numbered along the axis. */
const MOST_LABELS = 14;
/** The colour that it takes by itself can hardly be seen; this one can, by day and by night. */
const COLOUR = "%%{init: {'themeVariables': {'xyChart': {'plotColorPalette': '#3b82d0'}}}}%%";
/** The lines of an xychart; empty where there is nothing to draw. Only letters, digits and a few marks of a title stay. */
function renderMermaid({ title, dates, values }) {
    if (values.length < 2 || dates.length !== values.length)
        return '';
    const most = Math.max(1, ...values);
    return [
        COLOUR,
        'xychart-beta',
        `    title "${plainText(title)}"`,
        `    x-axis ${axisOf(dates.map(plainText))}`,
        `    y-axis 0 --> ${most}`,
        `    line [${values.map((value) => (Number.isFinite(value) ? value : 0)).join(', ')}]`,
        '',
    ].join('\n');
}
function axisOf(dates) {
    if (dates.length <= MOST_LABELS)
        return `[${dates.map((date) => `"${date.slice(5)}"`).join(', ')}]`;
    return `"${dates[0] ?? ''} to ${dates.at(-1) ?? ''}" 1 --> ${dates.length}`;
}
/** Mermaid knows no escapes inside of quotes, so what could end them or begin a fence goes. */
function plainText(text) {
    return (0,log/* oneLine */.TN)(text)
        .replace(/[^\p{L}\p{M}\p{N} ,.()-]/gu, '')
        .trim();
}

// EXTERNAL MODULE: ./build/src/text/width.js
var width = __webpack_require__(27241);
;// CONCATENATED MODULE: ./build/src/text/markdown.js




/** Where room is short, longer lines of verbatim text are cut: one of them alone could take it all. */
const LINE_LENGTH = 10_000;
/**
 * Renders blocks. Above `limitBytes` whole rows, items, lines and blocks are left out from the first that does not
 * fit (of verbatim text the last lines stay: that is where a log says what went wrong; very long lines are cut), and
 * `pointer` ends the page.
 */
function renderMarkdown(blocks, options = {}) {
    const whole = new Page(Infinity);
    writeBlocks(whole, blocks);
    if (whole.sizeBytes <= (options.limitBytes ?? Infinity))
        return whole.text;
    const pointer = options.pointer === undefined ? '' : `${renderLine(options.pointer)}\n\n`;
    const page = new Page((options.limitBytes ?? Infinity) - Buffer.byteLength(pointer));
    if (page.full)
        return '';
    writeBlocks(page, blocks);
    return page.text + pointer;
}
/** Markdown as far as it fits. Once a piece did not fit, nothing more is written. */
class Page {
    #pieces = [];
    #left;
    #full;
    sizeBytes = 0;
    constructor(limitBytes) {
        this.#left = limitBytes;
        this.#full = limitBytes < 0;
    }
    get text() {
        return this.#pieces.join('');
    }
    /** Something did not fit. */
    get full() {
        return this.#full;
    }
    get isLimited() {
        return this.#left !== Infinity;
    }
    get leftBytes() {
        return this.#left;
    }
    add(piece) {
        const size = Buffer.byteLength(piece);
        if (this.#full || size > this.#left) {
            this.#full = true;
            return false;
        }
        this.#put(piece, size);
        return true;
    }
    /** Says that something was left out, so that nothing follows. */
    stop() {
        this.#full = true;
    }
    /** Opens a frame that will be closed whatever happens to its body; one whose body stays empty is taken back. */
    frame(open, close, body) {
        const closeBytes = Buffer.byteLength(close);
        const openBytes = Buffer.byteLength(open);
        if (this.#full || openBytes + closeBytes > this.#left) {
            this.#full = true;
            return;
        }
        this.#left -= closeBytes;
        this.#put(open, openBytes);
        const before = this.#pieces.length;
        body();
        this.#left += closeBytes;
        if (this.full && this.#pieces.length === before) {
            this.#pieces.pop();
            this.sizeBytes -= openBytes;
            this.#left += openBytes;
        }
        else
            this.#put(close, closeBytes);
    }
    #put(piece, size) {
        this.#pieces.push(piece);
        this.sizeBytes += size;
        this.#left -= size;
    }
}
function writeBlocks(page, blocks) {
    for (const block of blocks) {
        if (page.full)
            return;
        writeBlock(page, block);
    }
}
function writeBlock(page, block) {
    if ('heading' in block) {
        addLine(page, '#'.repeat(block.level ?? 2) + ' ', renderLine(block.heading));
    }
    else if ('paragraph' in block) {
        addLine(page, '', renderLine(block.paragraph));
    }
    else if ('list' in block) {
        if (block.list.length === 0)
            return;
        page.frame('', '\n', () => {
            for (const item of block.list)
                if (!page.add(`- ${renderLine(item)}\n`))
                    return;
        });
    }
    else if ('table' in block) {
        writeTable(page, block.table);
    }
    else if ('chart' in block) {
        const chart = renderMermaid(block.chart);
        if (chart !== '')
            page.add(`\`\`\`mermaid\n${chart}\`\`\`\n\n`);
    }
    else if ('verbatim' in block) {
        writeVerbatim(page, block.verbatim);
    }
    else {
        const summary = escapeHtml(block.details);
        page.frame(`<details><summary>${summary}</summary>\n\n`, '</details>\n\n', () => writeBlocks(page, block.blocks));
    }
}
function addLine(page, prefix, line) {
    if (line !== '')
        page.add(`${prefix}${line}\n\n`);
}
function writeTable(page, table) {
    if (table.head.length === 0)
        return;
    if (table.whole) {
        const whole = new Page(Infinity);
        writeTable(whole, { ...table, whole: false });
        page.add(whole.text);
        return;
    }
    const head = tableRow(table.head);
    const rule = tableRow(table.head.map(() => '---'), (cell) => cell);
    page.frame(head + rule, '\n', () => {
        for (const row of table.rows)
            if (!page.add(tableRow(table.head.map((_, index) => row[index] ?? ''))))
                return;
    });
}
function tableRow(cells, render = (cell) => renderCell(cell)) {
    return `| ${cells.map(render).join(' | ')} |\n`;
}
function writeVerbatim(page, text) {
    const whole = (0,log/* cleanLines */.v3)(text).map(withoutQuickAction);
    const lines = page.isLimited ? whole.map((line) => (0,width/* shorten */.ml)(line, LINE_LENGTH)) : whole;
    while (lines.at(-1)?.trim() === '')
        lines.pop();
    if (lines.length === 0)
        return;
    // Of what is shown: a control that was taken away may have parted two runs of backticks.
    const fence = fenceFor(lines.join('\n'), 3);
    page.frame(`${fence}text\n`, `${fence}\n\n`, () => {
        const kept = lastLines(lines, page.leftBytes);
        if (kept.length > 0)
            page.add(kept.map((line) => `${line}\n`).join(''));
        if (kept.length < lines.length)
            page.stop();
    });
}
/** The last lines that take at most so many bytes, each with its line break. */
function lastLines(lines, limitBytes) {
    let first = lines.length;
    let left = limitBytes;
    while (first > 0) {
        left -= Buffer.byteLength(lines[first - 1] ?? '') + 1;
        if (left < 0)
            break;
        first--;
    }
    return lines.slice(first);
}
/**
 * GitLab obeys a line such as `/close` in a note. It means to skip code, but tells code from text by a search of its
 * own, which a shorter fence inside ends early. One blank makes the line plain text for it.
 */
function withoutQuickAction(line) {
    return /^\/\w+(?:\s|$)/.test(line) ? ` ${line}` : line;
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
