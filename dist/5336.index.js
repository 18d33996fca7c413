export const id = 5336;
export const ids = [5336];
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

/***/ 84310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ createGitHubCalls),
/* harmony export */   BT: () => (/* binding */ pauseAskedMs),
/* harmony export */   In: () => (/* binding */ NOT_AS_AGREED),
/* harmony export */   US: () => (/* binding */ isForbidden),
/* harmony export */   WV: () => (/* binding */ hasReadOnlyToken),
/* harmony export */   c2: () => (/* binding */ statusOf)
/* harmony export */ });
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33127);
/* harmony import */ var _text_redact_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19316);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27241);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70095);
/* harmony import */ var _retry_delay_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56413);
/** Calls to GitHub's API: a deadline each, one more try, and errors that name the permission that is missing. */





/** Short, since a cancelled job still closes its deployment and then has seconds left. */
const CALL_TIMEOUT_MS = 5_000;
const PATIENT_CALL_TIMEOUT_MS = 20_000;
const REASON_LENGTH = 300;
/** Why an answer of another shape than GitHub's is not read any further. */
const NOT_AS_AGREED = "GitHub's answer is not as agreed; a proxy may stand in between";
/**
 * @param permission the entry of `permissions:` that these calls need, for example `deployments: write`
 * @param what what they do, as it continues "could not": "record the deployment"
 * @param patient for calls that no cancelled job waits for: a longer deadline, and one more try after it
 */
async function createGitHubCalls(place, access) {
    const { token, permission, what, patient = false } = access;
    const [owner, repo] = (place.env.GITHUB_REPOSITORY ?? '').split('/');
    if (!owner || !repo)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d(`could not ${what}: GITHUB_REPOSITORY is not set`);
    if (token === '')
        throw new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d(`could not ${what}: the input token is empty`);
    const { getOctokit } = await __webpack_require__.e(/* import() */ 1351).then(__webpack_require__.bind(__webpack_require__, 61351));
    const octokit = getOctokit(token, {
        baseUrl: place.env.GITHUB_API_URL || 'https://api.github.com',
        userAgent: place.userAgent,
        // It would print what the API says to the log as it is.
        log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    });
    // Whatever stands in between may answer with the request itself.
    const secrets = new _text_redact_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .Secrets */ .S();
    secrets.add(token);
    const refusal = (error) => {
        if (error instanceof _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d)
            return error;
        const failure = { ...failureOf(error), message: secrets.redact(failureOf(error).message ?? '') };
        const reason = reasonOf(failure, permission, hasReadOnlyToken(place));
        return new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d(`could not ${what}: ${reason}`, { cause: error });
    };
    return {
        owner,
        repo,
        refusal: (why) => new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d(`could not ${what}: ${why}`),
        async call(repeatable, send, signal) {
            const deadline = () => AbortSignal.timeout(patient ? PATIENT_CALL_TIMEOUT_MS : CALL_TIMEOUT_MS);
            const once = () => send(octokit, { signal: (signal ?? deadline)() });
            try {
                return await once();
            }
            catch (error) {
                const pauseMs = pauseBeforeSecondTry(error, { repeatable, patient });
                if (pauseMs === undefined)
                    throw refusal(error);
                await new Promise((resolve) => setTimeout(resolve, pauseMs));
                return once().catch((again) => Promise.reject(refusal(again)));
            }
        },
    };
}
/** What runs in the name of a fork has a token that may only read; `pull_request_target` runs in that of the target. */
function hasReadOnlyToken({ env, facts }) {
    return facts.fromFork && env.GITHUB_EVENT_NAME !== 'pull_request_target';
}
/** The status behind a refusal; undefined where no answer came. */
function statusOf(error) {
    return error instanceof _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d ? failureOf(error.cause).status : undefined;
}
/** Milliseconds that the answer behind a refusal asks to wait; undefined where that is too long for another try. */
function pauseAskedMs(error) {
    const { response } = failureOf(error instanceof _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d ? error.cause : error);
    return (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_3__/* .pauseBeforeSecondTryMs */ .h)(response?.headers?.['retry-after']);
}
/** The token lacks the permission: GitHub's 403 for a rate limit is none of these. */
function isForbidden(error) {
    return statusOf(error) === 403 && error instanceof _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d && !isRateLimit(failureOf(error.cause));
}
function ignore() {
    // Nothing of it belongs in the log.
}
function failureOf(error) {
    if (typeof error !== 'object' || error === null)
        return { message: String(error) };
    const { status, message, cause, response, errors } = error;
    return { status, message, cause, response, errors };
}
function isRateLimit({ status, response }) {
    const headers = response?.headers ?? {};
    return status === 429 || (status === 403 && ('retry-after' in headers || headers['x-ratelimit-remaining'] === '0'));
}
function pauseBeforeSecondTry(error, { repeatable, patient }) {
    const failure = failureOf(error);
    const retryAfter = failure.response?.headers?.['retry-after'];
    // A limit that does not say when it ends takes longer.
    if (isRateLimit(failure))
        return retryAfter === undefined ? undefined : (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_3__/* .pauseBeforeSecondTryMs */ .h)(retryAfter);
    // octokit says 500 where no answer came.
    if (!repeatable || (failure.status ?? 0) < 500)
        return undefined;
    return patient || failure.cause?.name !== 'TimeoutError' ? (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_3__/* .pauseBeforeSecondTryMs */ .h)(retryAfter) : undefined;
}
function reasonOf(failure, permission, isReadOnly) {
    const graphql = failure.errors?.[0];
    const status = failure.status ?? 0;
    if (isRateLimit(failure))
        return `GitHub's rate limit is reached (HTTP ${status})`;
    if (status === 401)
        return 'GitHub does not accept the token (HTTP 401); check the input token';
    if (status === 403 || status === 404 || graphql?.type === 'FORBIDDEN' || graphql?.type === 'NOT_FOUND') {
        const answer = graphql?.type ?? `HTTP ${status}`;
        return isReadOnly
            ? `the token of a pull request from a fork is read-only (${answer}); nothing in the workflow can change that`
            : `the token may not (${answer}); add "${permission}" to the job's permissions`;
    }
    return describeAnswer(failure);
}
/** octokit hands on whatever an answer was, a proxy's page included, as one message. */
function describeAnswer({ status = 0, message = '', cause, response }) {
    // A page of a proxy, of any length, which octokit takes for the message.
    if (typeof response?.data === 'string' && status >= 400)
        return `GitHub answered HTTP ${status}`;
    const said = (0,_text_width_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(message.trim()), REASON_LENGTH);
    // It says 500 where no answer came.
    if (cause?.name === 'TimeoutError')
        return 'GitHub did not answer in time';
    if (said === '' || /^<|undefined|not valid JSON|Unexpected (?:token|end)|Cannot read/.test(said))
        return status >= 400 ? `GitHub answered HTTP ${status}; run this again later` : NOT_AS_AGREED;
    return `GitHub answered: ${said}`;
}


/***/ }),

/***/ 35336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   upsertGitHubComment: () => (/* binding */ upsertGitHubComment)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32946);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37704);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84310);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70095);
/* harmony import */ var _sticky_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82286);
/** The one comment of ours on a pull request. */





/** A comment may have 65,536 characters; bytes are never fewer. */
const BODY_LIMIT_BYTES = 65_000;
/** Anybody may write a comment that begins with our marker, so the API is asked which are ours: only GraphQL says so. */
const COMMENTS = `query($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      comments(first: 100, after: $after) {
        nodes { url body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
/** Creates or updates the comment. Resolves to its address; rejects with HostError. */
async function upsertGitHubComment(place, wanted) {
    const what = 'write the comment on the pull request';
    const number = place.facts.pullRequest;
    if (number === undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .d(`could not ${what}: this run belongs to no pull request`);
    const calls = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .createGitHubCalls */ .B3)(place, { token: wanted.token, permission: 'pull-requests: write', what });
    const { owner, repo } = calls;
    const marker = (0,_sticky_js__WEBPACK_IMPORTED_MODULE_3__/* .hiddenMarker */ .z)(wanted.marker);
    const text = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.renderMarkdown)(wanted.body, { limitBytes: BODY_LIMIT_BYTES, pointer: 'The rest was left out.' });
    const body = `${marker}\n${text}`;
    const ours = await findComment(calls, number, marker);
    const answer = await (ours === undefined
        ? calls.call(false, ({ rest }, request) => rest.issues.createComment({ owner, repo, issue_number: number, body, request }))
        : calls.call(true, ({ rest }, request) => rest.issues.updateComment({ owner, repo, comment_id: ours, body, request })));
    const { html_url } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .P)(answer.data);
    return { url: typeof html_url === 'string' ? html_url : undefined };
}
async function findComment({ owner, repo, call, refusal }, number, marker) {
    let after = null;
    do {
        const variables = { owner, name: repo, number, after };
        const page = await call(true, (octokit, request) => octokit.graphql(COMMENTS, { ...variables, request }));
        if (!isCommentsPage(page))
            throw refusal(_client_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_AS_AGREED */ .In);
        const comments = page.repository?.pullRequest?.comments;
        for (const { url, body, viewerDidAuthor } of comments?.nodes ?? []) {
            // The id for REST is read from the address: the schema's databaseId ends at 31 bits, its successor is not on
            // every server.
            const id = /#issuecomment-(\d+)$/.exec(url)?.[1];
            if (viewerDidAuthor && body.startsWith(marker) && id !== undefined)
                return Number(id);
        }
        after = comments?.pageInfo.hasNextPage === true ? comments.pageInfo.endCursor : null;
    } while (after !== null);
    return undefined;
}
function isCommentsPage(page) {
    const { repository } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .P)(page);
    if (repository === null)
        return true;
    const { pullRequest } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .P)(repository);
    if (pullRequest === null)
        return true;
    const { nodes, pageInfo } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .P)((0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .P)(pullRequest).comments);
    const { hasNextPage, endCursor } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .P)(pageInfo);
    const isCursor = hasNextPage === false || (hasNextPage === true && typeof endCursor === 'string');
    return isCursor && Array.isArray(nodes) && nodes.every(isComment);
}
function isComment(node) {
    const { url, body, viewerDidAuthor } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .P)(node);
    return typeof url === 'string' && typeof body === 'string' && typeof viewerDidAuthor === 'boolean';
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
