export const id = 3454;
export const ids = [3454];
export const modules = {

/***/ 13757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OV: () => (/* binding */ tokenApi),
/* harmony export */   S: () => (/* binding */ jobApi)
/* harmony export */ });
/* unused harmony export GitLabApi */
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33127);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27241);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70095);
/* harmony import */ var _retry_delay_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56413);
/* harmony import */ var _upload_progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33270);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44745);






const PAGE_SIZE = 100;
const MAX_REASON_LENGTH = 300;
/** A file is replaced by uploading a second one with the same name. */
const DUPLICATES_ADVICE = 'In the group, allow duplicates of generic packages (Settings → Packages and registries), or add docs-ci-export-pdf as an exception';
const UNEXPECTED_RESPONSE = "GitLab's response is invalid. Check whether a proxy changes responses";
/** Sends the token to GitLab only, since redirects are not followed. Every method rejects with HostError. */
class GitLabApi {
    #request;
    #access;
    constructor(request, access) {
        this.#request = request;
        this.#access = access;
    }
    error(reason, options) {
        return failedTask(this.#access.task, reason, options);
    }
    /** Resolves to undefined if GitLab responds with 404. */
    async find(path) {
        const response = await this.#send({ method: 'GET', path });
        return response.status === 404 ? undefined : this.#parseJson(response);
    }
    /** Yields the items of a list, and requests its pages as they are needed. */
    async *list(path, schema, query = {}) {
        for (let page = '1'; page !== '';) {
            const search = new URLSearchParams({ ...query, per_page: String(PAGE_SIZE), page });
            const response = await this.#send({ method: 'GET', path: `${path}?${search.toString()}` });
            const items = schema.safeParse(this.#parseJson(response));
            if (!items.success)
                throw this.error(UNEXPECTED_RESPONSE);
            yield* items.data;
            page = response.headers['x-next-page'] ?? '';
        }
    }
    /** Sends JSON and resolves to the JSON of the response. */
    async send(method, path, json) {
        return this.#parseJson(await this.#send({ method, path, json }));
    }
    async upload(path, { sizeBytes, open, signal }) {
        const timeoutMs = (0,_upload_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .uploadTimeoutMs */ .n)(sizeBytes);
        const put = () => this.#send({ method: 'PUT', path, stream: { body: open(), sizeBytes }, signal, timeoutMs });
        const response = await put();
        const delayMs = delayBeforeRetryMs(response);
        if (delayMs === undefined)
            return this.#parseJson(response);
        await sleep(delayMs);
        return this.#parseJson(await put());
    }
    /** Resolves to the id of the user that the token belongs to. */
    async ownId() {
        const { data } = _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .user */ .kQ.safeParse(await this.send('GET', '/user'));
        if (!data)
            throw this.error("GitLab's response doesn't name the user of the token. Check DOCS_CI_GITLAB_TOKEN");
        return data.id;
    }
    async #send({ path, ...request }) {
        const { baseUrl, header } = this.#access;
        const headers = { ...header, accept: 'application/json' };
        // A POST would create its object twice, and a stream can't be read twice.
        const maxRetries = request.method === 'POST' || request.stream ? 0 : 1;
        for (let retriesLeft = maxRetries;; retriesLeft -= 1) {
            let delayMs = _retry_delay_js__WEBPACK_IMPORTED_MODULE_3__/* .MIN_RETRY_DELAY_MS */ .v;
            try {
                const response = await this.#request({ ...request, url: baseUrl + path, headers });
                const requestedMs = retriesLeft === 0 ? undefined : delayBeforeRetryMs(response);
                if (requestedMs === undefined)
                    return response;
                delayMs = requestedMs;
            }
            catch (cause) {
                request.signal?.throwIfAborted();
                if (retriesLeft === 0)
                    throw this.error("GitLab didn't respond. Run the job again later", { cause });
            }
            await sleep(delayMs);
        }
    }
    #parseJson({ status, text }) {
        if (status >= 200 && status < 300) {
            try {
                return status === 204 ? undefined : JSON.parse(text);
            }
            catch (cause) {
                throw this.error("GitLab's response isn't valid JSON. Check whether a proxy changes responses", { cause });
            }
        }
        if (status >= 300 && status < 400)
            throw this.error(`GitLab redirects (HTTP ${status}), and ${this.#access.tokenName} is not sent to other URLs`);
        const message = errorMessageIn(text);
        if (status === 401 || status === 403 || status === 404)
            throw new _host_js__WEBPACK_IMPORTED_MODULE_4__/* .PermissionError */ .i_(`couldn't ${this.#access.task}: ${this.#access.describeDenied(status, message)}`);
        const advice = status === 400 && /duplicate/i.test(message) ? `. ${DUPLICATES_ADVICE}` : '';
        throw this.error(`GitLab returned HTTP ${status}${message}${advice}`);
    }
}
/** Uses the global timer, so that the fault matrix can put it on virtual time. */
async function sleep(ms) {
    await new Promise((resolve) => setTimeout(resolve, ms));
}
/** Returns undefined if the response is no reason to retry. */
function delayBeforeRetryMs({ status, headers }) {
    return status < 500 ? undefined : (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_3__/* .retryDelayMs */ .q)(headers['retry-after']);
}
/** Returns GitLab's own message after a colon: only it names the rule, such as protected packages or no duplicates. */
function errorMessageIn(text) {
    try {
        const { message, error } = _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .errorBody */ .t4.parse(JSON.parse(text));
        const reason = message ?? error;
        if (reason === undefined)
            return '';
        return `: ${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(typeof reason === 'string' ? reason : JSON.stringify(reason)), MAX_REASON_LENGTH)}`;
    }
    catch {
        return '';
    }
}
/** Creates an API below the project of the job, with the job token. */
function jobApi({ env, request }, task) {
    for (const name of ['CI_API_V4_URL', 'CI_PROJECT_ID', 'CI_PROJECT_URL', 'CI_JOB_TOKEN'])
        if (!env[name])
            throw failedTask(task, `${name} isn't set`);
    return new GitLabApi(request, {
        baseUrl: `${env.CI_API_V4_URL ?? ''}/projects/${encodeURIComponent(env.CI_PROJECT_ID ?? '')}`,
        header: { 'JOB-TOKEN': env.CI_JOB_TOKEN ?? '' },
        tokenName: 'the job token',
        task,
        describeDenied: (status, message) => `the job token lacks permission (HTTP ${status}${message}). Start the pipeline as a Developer, allow that role on protected tags, and enable the package registry`,
    });
}
/** The lowest role that can write each kind; a Reporter can edit their own issues. */
const REQUIRED_ROLES = { notes: 'Developer', issues: 'Reporter' };
/** Creates an API with a project access token, for what the job token can't write. */
function tokenApi({ env, request }, { token, task, kind }) {
    const advice = `Set DOCS_CI_GITLAB_TOKEN to a project access token with the api scope and the ${REQUIRED_ROLES[kind]} role`;
    if (!env.CI_API_V4_URL)
        throw failedTask(task, "CI_API_V4_URL isn't set");
    // GitLab passes a reference to an undefined variable as it is.
    if (token === '' || token.startsWith('$'))
        throw new _host_js__WEBPACK_IMPORTED_MODULE_4__/* .PermissionError */ .i_(`couldn't ${task}: the job token can't write ${kind}. ${advice}`);
    return new GitLabApi(request, {
        baseUrl: env.CI_API_V4_URL,
        header: { 'PRIVATE-TOKEN': token },
        tokenName: 'the token',
        task,
        describeDenied: (status) => `${status === 401 ? 'GitLab rejected the token' : 'the token lacks permission'} (HTTP ${status}). ${advice}`,
    });
}
function failedTask(task, reason, options) {
    return new _host_js__WEBPACK_IMPORTED_MODULE_4__/* .HostError */ .dh(`couldn't ${task}: ${reason}`, options);
}


/***/ }),

/***/ 44745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ issues),
/* harmony export */   Q2: () => (/* binding */ notes),
/* harmony export */   U$: () => (/* binding */ packages),
/* harmony export */   Vd: () => (/* binding */ createdNote),
/* harmony export */   fI: () => (/* binding */ writtenIssue),
/* harmony export */   i9: () => (/* binding */ packageFiles),
/* harmony export */   kQ: () => (/* binding */ user),
/* harmony export */   nR: () => (/* binding */ packageFile),
/* harmony export */   t4: () => (/* binding */ errorBody),
/* harmony export */   yJ: () => (/* binding */ links)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);
/** Describes the parts of GitLab's responses that docs-ci reads. A proxy may have written a response, so each is checked. */

const withId = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() });
const user = withId;
/** A note that was created. */
const createdNote = withId;
const notes = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), system: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(), author: withId }));
/** An issue that was created or updated. */
const writtenIssue = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ web_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const issues = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    iid: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    author: withId,
}));
const link = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const links = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(link);
const packages = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(withId);
const packageFile = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    package_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    size: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    file_sha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
});
const packageFiles = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(packageFile);
/** GitLab puts the reason into either field, as text or as an object. */
const errorBody = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), error: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() }).partial();


/***/ }),

/***/ 43454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   upsertGitLabIssue: () => (/* binding */ upsertGitLabIssue),
/* harmony export */   upsertGitLabNote: () => (/* binding */ upsertGitLabNote)
/* harmony export */ });
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70095);
/* harmony import */ var _sticky_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82286);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13757);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60858);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44745);
/** Writes the sticky note of a merge request and the sticky issue of a project. */





/** A note or a description can have 1,000,000 characters; a text never has fewer bytes than characters. */
const BODY_LIMIT_BYTES = 900_000;
/** Creates or updates the note. Rejects with HostError. */
async function upsertGitLabNote(connection, request) {
    const task = 'write the note on the merge request';
    const { env, runContext } = connection;
    const project = (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeRequestProject */ .r)(env);
    if (runContext.pullRequest === undefined || project === undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_4__/* .HostError */ .dh(`couldn't ${task}: this job doesn't run for a merge request`);
    const api = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenApi */ .OV)(connection, { token: request.token, task, kind: 'notes' });
    const body = (0,_sticky_js__WEBPACK_IMPORTED_MODULE_0__/* .stickyBody */ .u)(request, BODY_LIMIT_BYTES);
    const path = `/projects/${encodeURIComponent(project)}/merge_requests/${runContext.pullRequest}/notes`;
    const existingId = await findOwnNote(api, path, (0,_sticky_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMarker */ .z)(request.marker));
    const response = await (existingId === undefined
        ? api.send('POST', path, { body })
        : api.send('PUT', `${path}/${existingId}`, { body }));
    const id = existingId ?? _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .createdNote */ .Vd.safeParse(response).data?.id;
    const { CI_MERGE_REQUEST_PROJECT_URL: projectUrl } = env;
    if (!projectUrl || id === undefined)
        return {};
    return { url: `${projectUrl}/-/merge_requests/${runContext.pullRequest}#note_${id}` };
}
/** Anyone can write a note that begins with the marker, so only a note by the token's own user counts. */
async function findOwnNote(api, path, marker) {
    const ownId = await api.ownId();
    for await (const { id, body, author, system } of api.list(path, _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .notes */ .Q2, { sort: 'asc', order_by: 'created_at' }))
        if (author.id === ownId && system !== true && body.startsWith(marker))
            return id;
    return undefined;
}
/** Creates or updates the issue, and reopens a closed one. Rejects with HostError. */
async function upsertGitLabIssue(connection, request) {
    const task = 'write the issue';
    const project = connection.env.CI_PROJECT_ID;
    if (!project)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_4__/* .HostError */ .dh(`couldn't ${task}: CI_PROJECT_ID isn't set`);
    const api = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenApi */ .OV)(connection, { token: request.token, task, kind: 'issues' });
    const content = { title: request.title, description: (0,_sticky_js__WEBPACK_IMPORTED_MODULE_0__/* .stickyBody */ .u)(request, BODY_LIMIT_BYTES) };
    const path = `/projects/${encodeURIComponent(project)}/issues`;
    const existing = await findOwnIssue(api, path, (0,_sticky_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMarker */ .z)(request.marker));
    const reopening = existing?.state === 'closed' ? { state_event: 'reopen' } : {};
    const response = await (existing === undefined
        ? api.send('POST', path, content)
        : api.send('PUT', `${path}/${existing.iid}`, { ...content, ...reopening }));
    return { url: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenIssue */ .fI.safeParse(response).data?.web_url };
}
async function findOwnIssue(api, path, marker) {
    const ownId = await api.ownId();
    const query = { scope: 'all', state: 'all', author_id: String(ownId), order_by: 'updated_at', sort: 'desc' };
    for await (const issue of api.list(path, _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .issues */ .Bq, query))
        if (issue.author.id === ownId && issue.description?.startsWith(marker))
            return issue;
    return undefined;
}


/***/ }),

/***/ 56413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ retryDelayMs),
/* harmony export */   v: () => (/* binding */ MIN_RETRY_DELAY_MS)
/* harmony export */ });
/** Decides how long a platform call waits before its one retry. A job must not wait long for its side effects. */
const MIN_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 3_000;
/**
 * Returns the milliseconds before the retry, from the seconds in the response's `retry-after` header. Undefined if the
 * header isn't a number or requests a longer wait than the maximum.
 */
function retryDelayMs(retryAfter) {
    const requestedMs = Number(retryAfter ?? 0) * 1000;
    return requestedMs <= MAX_RETRY_DELAY_MS ? Math.max(requestedMs, MIN_RETRY_DELAY_MS) : undefined;
}


/***/ }),

/***/ 82286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ stickyBody),
/* harmony export */   z: () => (/* binding */ hiddenMarker)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32946);
/** Builds sticky comments and issues, which later runs find by a hidden marker and update. */

/** Returns the first line of a sticky text: an HTML comment that no page shows. */
function hiddenMarker(marker) {
    return `<!-- ${marker} -->`;
}
/** Returns the marker and the rendered blocks, of which `limitBytes` keeps the beginning. */
function stickyBody({ marker, body }, limitBytes) {
    return `${hiddenMarker(marker)}\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.renderMarkdown)(body, { limitBytes, pointer: 'Truncated.' })}`;
}


/***/ }),

/***/ 33270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ withProgress),
/* harmony export */   n: () => (/* binding */ uploadTimeoutMs)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/** Limits how long an upload can take, and reports its progress. */

const MIN_UPLOAD_TIMEOUT_MS = 60_000;
const MIN_BYTES_PER_MS = 50;
/** Returns how long an upload can take: one minute, plus the time that a slow connection needs. */
function uploadTimeoutMs(sizeBytes) {
    return MIN_UPLOAD_TIMEOUT_MS + Math.ceil(sizeBytes / MIN_BYTES_PER_MS);
}
/**
 * Reports the bytes that were read from the source. A `data` listener would start the flow before the connection is
 * open, and the first bytes would be lost.
 */
function withProgress(source, onProgress) {
    let sentBytes = 0;
    const counter = new node_stream__WEBPACK_IMPORTED_MODULE_0__.Transform({
        transform(chunk, _, next) {
            sentBytes += chunk.length;
            onProgress?.(sentBytes);
            next(null, chunk);
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
// EXTERNAL MODULE: ./build/src/text/document.js
var text_document = __webpack_require__(62340);
;// CONCATENATED MODULE: ./build/src/text/markdown-inline.js
/**
 * Renders a line of Markdown from untrusted text. The line contains no HTML, link, mention or reference to an issue that
 * the text could cause on GitHub or GitLab.
 */


/**
 * A zero-width space that keeps the platforms from turning plain text into a link or a mention. They search the rendered
 * text, so a backslash or an entity has no effect.
 */
const ZERO_WIDTH_SPACE = '\u200b';
/** Renders a line for a paragraph, a heading or a list item. */
function renderLine(cell) {
    return escapeLineStart(renderCell(cell));
}
/** Renders a line for a table cell. */
function renderCell(cell) {
    let line = '';
    for (const part of joinStrings((0,text_document/* partsOf */.CI)(cell))) {
        const rendered = renderInline(part);
        // Adjacent code spans would form one run of backticks, and adjacent strong parts one run of asterisks.
        if (/([`*])$/.exec(line)?.[1] === rendered[0] && typeof part !== 'string')
            line += ZERO_WIDTH_SPACE;
        line += rendered;
    }
    return line.trim();
}
/** Returns text for the inside of an HTML element. */
function escapeHtml(text) {
    return escapeEntities(breakReferences((0,log/* oneLine */.TN)(text))).trim();
}
/** Returns a run of backticks that is longer than any in the text. */
function fenceFor(text, minLength) {
    let longest = minLength - 1;
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
    // A link after an exclamation mark would become an image.
    return escapeMarkdown(breakReferences((0,log/* oneLine */.TN)(text))).replace(/!$/, '\\!');
}
function escapeMarkdown(text) {
    return escapeEntities(text.replace(/[\\`*_~[\]|$#{}^]/g, '\\$&'));
}
function escapeEntities(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
function breakReferences(text) {
    return (text
        .replaceAll('@', `@${ZERO_WIDTH_SPACE}`)
        .replace(/:(?=\/\/)/g, `:${ZERO_WIDTH_SPACE}`)
        .replace(/(www)(?=\.)/gi, `$1${ZERO_WIDTH_SPACE}`)
        // GitHub links #12 and GH-12; GitLab also links !12, &12, $12, ~label, %milestone and [epic:12].
        .replace(/([#!&$]|GH-)(?=\d)/gi, `$1${ZERO_WIDTH_SPACE}`)
        .replace(/([~%])(?=["\p{L}\p{N}_])/gu, `$1${ZERO_WIDTH_SPACE}`)
        .replace(/(\[\w+:)(?=\S)/g, `$1${ZERO_WIDTH_SPACE}`)
        // Runs of hexadecimal digits could be commit ids, except in a UUID.
        .replace(/(?<![\w-])[0-9a-f]{7,40}(?![\w-])/gi, (id) => id.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`)));
}
function renderCode(text) {
    const code = (0,log/* oneLine */.TN)(text).trim();
    // Renderers disagree on an escaped pipe inside code in tables, but not inside an HTML element.
    if (code.includes('|'))
        return `<code>${escapeText(code)}</code>`;
    const fence = fenceFor(code, 1);
    const blank = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
    return fence + blank + code + blank + fence;
}
function renderStrong(text) {
    const strong = (0,log/* oneLine */.TN)(text).trim();
    // Asterisks mark strong text only beside letters and digits; the HTML element always does.
    const canUseAsterisks = /^[\p{L}\p{N}]/u.test(strong) && /[\p{L}\p{N}]$/u.test(strong);
    return canUseAsterisks ? `**${escapeText(strong)}**` : `<strong>${escapeText(strong)}</strong>`;
}
function renderLink(url, text) {
    const target = linkTarget(url) ?? '';
    const shown = text.trim() === '' ? url : text;
    // People copy a URL that is shown as itself. The platforms search no link for references, so it can stay unaltered.
    const isTarget = shown === url && isNormalized(url);
    return `[${isTarget ? escapeMarkdown(url) : escapeText(shown)}](${target})`;
}
/** True for a URL that a browser opens as it is written. Any other may contain characters that nobody sees. */
function isNormalized(url) {
    const { href } = new URL(url);
    return href === url || href === `${url}/`;
}
/** Returns an http(s) URL without user name, encoded so that it can't end the link early; undefined for any other. */
function linkTarget(link) {
    if (!(0,text_document/* isWebUrl */.O9)(link))
        return undefined;
    const url = new URL(link);
    if (url.username !== '' || url.password !== '')
        return undefined;
    const encode = (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
    return url.href.replace(/[\s<>()\\|`]/g, encode).replaceAll('&', '&amp;');
}
/** Escapes a line start that would begin a list, underline a heading, or be a GitLab quick action. */
function escapeLineStart(line) {
    return line.replace(/^[-+=:/.]/, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2');
}
/** Joins adjacent strings, since two harmless halves could form a reference. */
function joinStrings(parts) {
    const joined = [];
    for (const part of parts.map(toTextIfInvalid)) {
        const last = joined.at(-1);
        if (typeof part === 'string' && typeof last === 'string')
            joined[joined.length - 1] = last + part;
        else
            joined.push(part);
    }
    return joined;
}
/** Converts parts without content, and links with an invalid target, to text. */
function toTextIfInvalid(part) {
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

;// CONCATENATED MODULE: ./build/src/text/mermaid.js

/** More days don't fit with a label each, so they are numbered along the axis. */
const MAX_LABELS = 14;
/** Mermaid's default color has little contrast; this one is visible on light and dark backgrounds. */
const COLOR_DIRECTIVE = "%%{init: {'themeVariables': {'xyChart': {'plotColorPalette': '#3b82d0'}}}}%%";
/** Returns the lines of an xychart, or an empty text if there is nothing to draw. Titles keep only safe characters. */
function renderMermaid({ title, dates, values }) {
    if (values.length < 2 || dates.length !== values.length)
        return '';
    const maxValue = Math.max(1, ...values);
    return [
        COLOR_DIRECTIVE,
        'xychart-beta',
        `    title "${plainText(title)}"`,
        `    x-axis ${renderAxis(dates.map(plainText))}`,
        `    y-axis 0 --> ${maxValue}`,
        `    line [${values.map((value) => (Number.isFinite(value) ? value : 0)).join(', ')}]`,
        '',
    ].join('\n');
}
function renderAxis(dates) {
    if (dates.length <= MAX_LABELS)
        return `[${dates.map((date) => `"${date.slice(5)}"`).join(', ')}]`;
    return `"${dates[0] ?? ''} to ${dates.at(-1) ?? ''}" 1 --> ${dates.length}`;
}
/** Mermaid has no escapes inside quotes, so characters that could end the quotes or start a fence are removed. */
function plainText(text) {
    return (0,log/* oneLine */.TN)(text)
        .replace(/[^\p{L}\p{M}\p{N} ,.()-]/gu, '')
        .trim();
}

// EXTERNAL MODULE: ./build/src/text/width.js
var width = __webpack_require__(27241);
;// CONCATENATED MODULE: ./build/src/text/markdown.js




/** Longer lines of verbatim text are shortened if there is a limit, since one line could exceed it alone. */
const MAX_LINE_LENGTH = 10_000;
/**
 * Renders blocks. Above `limitBytes`, it omits rows, items, lines and blocks from the first that doesn't fit, and ends
 * with `pointer`. Verbatim text keeps its last lines instead, which contain the error of a log.
 */
function renderMarkdown(blocks, options = {}) {
    const whole = new Page(Infinity);
    writeBlocks(whole, blocks);
    if (whole.sizeBytes <= (options.limitBytes ?? Infinity))
        return whole.text;
    const pointer = options.pointer === undefined ? '' : `${renderLine(options.pointer)}\n\n`;
    const page = new Page((options.limitBytes ?? Infinity) - Buffer.byteLength(pointer));
    if (page.isFull)
        return '';
    writeBlocks(page, blocks);
    return page.text + pointer;
}
/** Collects Markdown up to a limit. After the first part that doesn't fit, it accepts no more. */
class Page {
    #parts = [];
    #remainingBytes;
    #isFull;
    sizeBytes = 0;
    constructor(limitBytes) {
        this.#remainingBytes = limitBytes;
        this.#isFull = limitBytes < 0;
    }
    get text() {
        return this.#parts.join('');
    }
    get isFull() {
        return this.#isFull;
    }
    get isLimited() {
        return this.#remainingBytes !== Infinity;
    }
    get remainingBytes() {
        return this.#remainingBytes;
    }
    add(part) {
        const size = Buffer.byteLength(part);
        if (this.#isFull || size > this.#remainingBytes) {
            this.#isFull = true;
            return false;
        }
        this.#put(part, size);
        return true;
    }
    /** Stops the page after text that was shortened. */
    stop() {
        this.#isFull = true;
    }
    /** Writes a frame that is always closed. A frame is removed if its body doesn't fit at all. */
    frame(open, close, body) {
        const closeBytes = Buffer.byteLength(close);
        const openBytes = Buffer.byteLength(open);
        if (this.#isFull || openBytes + closeBytes > this.#remainingBytes) {
            this.#isFull = true;
            return;
        }
        this.#remainingBytes -= closeBytes;
        this.#put(open, openBytes);
        const partsBefore = this.#parts.length;
        body();
        this.#remainingBytes += closeBytes;
        if (this.isFull && this.#parts.length === partsBefore) {
            this.#parts.pop();
            this.sizeBytes -= openBytes;
            this.#remainingBytes += openBytes;
        }
        else
            this.#put(close, closeBytes);
    }
    #put(part, size) {
        this.#parts.push(part);
        this.sizeBytes += size;
        this.#remainingBytes -= size;
    }
}
function writeBlocks(page, blocks) {
    for (const block of blocks) {
        if (page.isFull)
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
    const cleaned = (0,log/* cleanLines */.v3)(text).map(withoutQuickAction);
    const lines = page.isLimited ? cleaned.map((line) => (0,width/* shorten */.ml)(line, MAX_LINE_LENGTH)) : cleaned;
    while (lines.at(-1)?.trim() === '')
        lines.pop();
    if (lines.length === 0)
        return;
    // The fence depends on the cleaned lines, since a removed control character may have split a run of backticks.
    const fence = fenceFor(lines.join('\n'), 3);
    page.frame(`${fence}text\n`, `${fence}\n\n`, () => {
        const kept = lastLines(lines, page.remainingBytes);
        if (kept.length > 0)
            page.add(kept.map((line) => `${line}\n`).join(''));
        if (kept.length < lines.length)
            page.stop();
    });
}
/** Returns the last lines that fit into the bytes, each with its line break. */
function lastLines(lines, limitBytes) {
    let first = lines.length;
    let remaining = limitBytes;
    while (first > 0) {
        remaining -= Buffer.byteLength(lines[first - 1] ?? '') + 1;
        if (remaining < 0)
            break;
        first--;
    }
    return lines.slice(first);
}
/**
 * Adds a blank before a GitLab quick action such as `/close`, which makes it plain text. GitLab doesn't run quick actions
 * in code, but a shorter fence inside the code misleads its search.
 */
function withoutQuickAction(line) {
    return /^\/\w+(?:\s|$)/.test(line) ? ` ${line}` : line;
}


/***/ }),

/***/ 27241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   EO: () => (/* binding */ wrapWords),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/** Measures the width of text in a terminal, wraps text, and shortens text to a width or a length. */
let segmenter;
/** Matches characters that take two columns: East Asian scripts, full-width forms, emoji. */
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const ASCII = /^[ -~]*$/;
/** Returns the columns of a line that has no color codes. */
function displayWidth(text) {
    if (ASCII.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of graphemes(text))
        width += graphemeWidth(segment);
    return width;
}
/** Breaks the text into lines of at most that many columns. A longer word, such as a URL, stays whole. */
function wrapWords(text, columns, indent = '') {
    const lines = [];
    let line = indent;
    for (const word of text.split(' ')) {
        if (line.trim() !== '' && displayWidth(line) + 1 + displayWidth(word) > columns) {
            lines.push(line);
            line = indent;
        }
        line += line === indent ? word : ` ${word}`;
    }
    return [...lines, line];
}
/** Shortens the text to that many columns; the last column of a shortened text is an ellipsis. */
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
/** Shortens the text to that many UTF-16 units, as platforms count, with an ellipsis and without splitting a character. */
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
