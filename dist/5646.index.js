export const id = 5646;
export const ids = [5646];
export const modules = {

/***/ 84310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LX: () => (/* binding */ createGitHubClient),
/* harmony export */   T1: () => (/* binding */ isPermissionDenied),
/* harmony export */   WV: () => (/* binding */ hasReadOnlyToken),
/* harmony export */   a9: () => (/* binding */ requestedDelayMs),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   et: () => (/* binding */ READ_ONLY_TOKEN)
/* harmony export */ });
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33127);
/* harmony import */ var _text_redact_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19316);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27241);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70095);
/* harmony import */ var _retry_delay_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56413);
/** Calls GitHub's API with a timeout and one retry, and turns failures into errors that name the missing permission. */





/** It is short, since a cancelled job still closes its deployment and then has seconds left. */
const CALL_TIMEOUT_MS = 5_000;
const PATIENT_CALL_TIMEOUT_MS = 20_000;
const MAX_REASON_LENGTH = 300;
const UNEXPECTED_RESPONSE = "GitHub's response is invalid. Check whether a proxy changes responses";
/**
 * @param permission the entry of `permissions:` that these calls need, for example `deployments: write`
 * @param task purpose of the calls, phrased to follow "couldn't": "record the deployment"
 * @param patient true for calls that no cancelled job waits for: a longer timeout, and a retry after it
 */
async function createGitHubClient(connection, access) {
    const { token, permission, task, patient = false } = access;
    const [owner, repo] = (connection.env.GITHUB_REPOSITORY ?? '').split('/');
    if (!owner || !repo)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(`couldn't ${task}: GITHUB_REPOSITORY isn't set`);
    if (token === '')
        throw new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(`couldn't ${task}: the input token is empty. Pass a token with ${permission}`);
    const octokit = await createOctokit(connection, token);
    // A proxy may echo the request, token included.
    const secrets = new _text_redact_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .Secrets */ .S();
    secrets.add(token);
    const toHostError = (error) => {
        if (error instanceof _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh)
            return error;
        const failure = octokitErrorOf(error);
        const redacted = { ...failure, message: secrets.redact(failure.message ?? '') };
        const reason = describeFailure(redacted, permission, hasReadOnlyToken(connection));
        return createHostError(`couldn't ${task}: ${reason}`, error);
    };
    return {
        owner,
        repo,
        async call(repetition, send, createSignal) {
            const timeout = () => AbortSignal.timeout(patient ? PATIENT_CALL_TIMEOUT_MS : CALL_TIMEOUT_MS);
            const attempt = () => send(octokit, { signal: (createSignal ?? timeout)() });
            try {
                return await attempt();
            }
            catch (error) {
                const delayMs = delayBeforeRetryMs(error, { repeatable: repetition === 'repeatable', patient });
                if (delayMs === undefined)
                    throw toHostError(error);
                await new Promise((resolve) => setTimeout(resolve, delayMs));
                return attempt().catch((secondError) => Promise.reject(toHostError(secondError)));
            }
        },
        parse(schema, data) {
            const parsed = schema.safeParse(data);
            if (parsed.success)
                return parsed.data;
            throw new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(`couldn't ${task}: ${UNEXPECTED_RESPONSE}`);
        },
    };
}
function createHostError(message, cause) {
    const isDenied = isPermissionFailure(octokitErrorOf(cause));
    return isDenied ? new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .PermissionError */ .i_(message, { cause }) : new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(message, { cause });
}
async function createOctokit({ env, userAgent }, token) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 1351).then(__webpack_require__.bind(__webpack_require__, 61351));
    // The default logger would print untrusted text of responses as it is.
    const ignore = () => undefined;
    const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
    return getOctokit(token, { baseUrl: env.GITHUB_API_URL || 'https://api.github.com', userAgent, log });
}
/** A run of a fork has a token that can only read; `pull_request_target` runs as the target repository. */
function hasReadOnlyToken({ env, runContext }) {
    return runContext.fromFork && env.GITHUB_EVENT_NAME !== 'pull_request_target';
}
/** Returns the HTTP status behind a HostError; undefined if there was no response. */
function statusOf(error) {
    return error instanceof _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh ? octokitErrorOf(error.cause).status : undefined;
}
/** Returns the milliseconds to wait that the response behind an error requests; undefined if they are too many for a retry. */
function requestedDelayMs(error) {
    const { response } = octokitErrorOf(error instanceof _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh ? error.cause : error);
    return (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_3__/* .retryDelayMs */ .q)(response?.headers?.['retry-after']);
}
/** Returns true if the token lacks the permission. A 403 for a rate limit doesn't count. */
function isPermissionDenied(error) {
    return statusOf(error) === 403 && error instanceof _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh && !isRateLimit(octokitErrorOf(error.cause));
}
function octokitErrorOf(error) {
    if (typeof error !== 'object' || error === null)
        return { message: String(error) };
    const { status, message, cause, response, errors } = error;
    return { status, message, cause, response, errors };
}
function isRateLimit({ status, response }) {
    const headers = response?.headers ?? {};
    return status === 429 || (status === 403 && ('retry-after' in headers || headers['x-ratelimit-remaining'] === '0'));
}
function delayBeforeRetryMs(error, { repeatable, patient }) {
    const failure = octokitErrorOf(error);
    const retryAfter = failure.response?.headers?.['retry-after'];
    // A rate limit without `retry-after` lasts longer than a job should wait.
    if (isRateLimit(failure))
        return retryAfter === undefined ? undefined : (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_3__/* .retryDelayMs */ .q)(retryAfter);
    // octokit sets status 500 if there was no response.
    if (!repeatable || (failure.status ?? 0) < 500)
        return undefined;
    return patient || failure.cause?.name !== 'TimeoutError' ? (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_3__/* .retryDelayMs */ .q)(retryAfter) : undefined;
}
function describeFailure(failure, permission, isReadOnly) {
    const graphql = failure.errors?.[0];
    const status = failure.status ?? 0;
    if (isRateLimit(failure))
        return `GitHub's rate limit is reached (HTTP ${status}). Run the job again later`;
    if (status === 401)
        return 'GitHub rejected the token (HTTP 401). Check the input token';
    if (isPermissionFailure(failure)) {
        const code = graphql?.type ?? `HTTP ${status}`;
        return isReadOnly
            ? `${READ_ONLY_TOKEN} (${code})`
            : `missing permission (${code}). Add "${permission}" to the job's "permissions:"`;
    }
    return describeResponse(failure);
}
/** Why a run of a fork can't write, whatever its permissions are. */
const READ_ONLY_TOKEN = 'pull requests from forks only get a read-only token';
/** Returns true if the token lacks the permission, or the object is hidden from it. */
function isPermissionFailure(failure) {
    if (isRateLimit(failure))
        return false;
    const type = failure.errors?.[0]?.type;
    return failure.status === 403 || failure.status === 404 || type === 'FORBIDDEN' || type === 'NOT_FOUND';
}
/** octokit uses any response body as the message, even an HTML page of a proxy. */
function describeResponse({ status = 0, message = '', cause, response }) {
    // A body that isn't JSON is a proxy's page of any length, so it is not shown.
    if (typeof response?.data === 'string' && status >= 400)
        return `GitHub returned HTTP ${status}. Run the job again later`;
    const text = (0,_text_width_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(message.trim()), MAX_REASON_LENGTH);
    // octokit sets status 500 if there was no response.
    if (cause?.name === 'TimeoutError')
        return "GitHub didn't respond in time. Run the job again later";
    if (status === 500 && response === undefined)
        return `GitHub can't be reached (${text}). Check the network of the runner, then run the job again`;
    if (text === '' || /^<|undefined|not valid JSON|Unexpected (?:token|end)|Cannot read/.test(text))
        return status >= 400 ? `GitHub returned HTTP ${status}. Run the job again later` : UNEXPECTED_RESPONSE;
    return `GitHub says: ${text}`;
}


/***/ }),

/***/ 40169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ releases),
/* harmony export */   LY: () => (/* binding */ asset),
/* harmony export */   _r: () => (/* binding */ release),
/* harmony export */   bE: () => (/* binding */ post),
/* harmony export */   kG: () => (/* binding */ deployment),
/* harmony export */   mY: () => (/* binding */ assets),
/* harmony export */   s7: () => (/* binding */ commentsPage),
/* harmony export */   ux: () => (/* binding */ issuesPage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);
/** Describes the parts of GitHub's responses that docs-ci reads. A proxy may have written a response, so each is checked. */

const pageInfo = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('hasNextPage', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true), endCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(false) }),
]);
const comment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() })
    .transform(({ url, ...rest }) => ({ ...rest, id: restIdOf(url) }));
const issue = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() })
    .transform(({ number, ...rest }) => ({ ...rest, id: number }));
/** Reads the REST id from the URL: `databaseId` ends at 31 bits, and its successor is missing on older servers. */
function restIdOf(commentUrl) {
    const id = /#issuecomment-(\d+)$/.exec(commentUrl)?.[1];
    return id === undefined ? undefined : Number(id);
}
/** One page of a pull request's comments; undefined if the pull request is not visible. */
const commentsPage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ comments: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(comment), pageInfo }) }).nullable(),
    })
        .nullable(),
})
    .transform(({ repository }) => repository?.pullRequest?.comments);
/** One page of a repository's issues; undefined if the repository is not visible. */
const issuesPage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ issues: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(issue), pageInfo }) }).nullable() })
    .transform(({ repository }) => repository?.issues);
/** A comment or an issue that was created or updated. */
const post = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const deployment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() });
const release = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    tag_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    upload_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    draft: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    immutable: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(),
});
const asset = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    size: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    /** `uploaded`, or `starter` for an upload that was never finished. */
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** `sha256:<hex>`; older servers send none. */
    digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    browser_download_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const releases = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(release);
const assets = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(asset);


/***/ }),

/***/ 75646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   upsertGitHubComment: () => (/* binding */ upsertGitHubComment),
/* harmony export */   upsertGitHubIssue: () => (/* binding */ upsertGitHubIssue)
/* harmony export */ });
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70095);
/* harmony import */ var _sticky_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82286);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84310);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40169);




/** A comment or an issue can have 65,536 characters; a text never has fewer bytes than characters. */
const BODY_LIMIT_BYTES = 65_000;
/** Anyone can write a comment that begins with the marker, and only GraphQL says who the author is. */
const COMMENTS_QUERY = `query($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      comments(first: 100, after: $after) {
        nodes { url body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
/** The sticky issue was updated by the last scheduled run, so this order lists it early. */
const ISSUES_QUERY = `query($owner: String!, $name: String!, $after: String) {
  repository(owner: $owner, name: $name) {
    issues(first: 50, after: $after, orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes { number body viewerDidAuthor }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
/** Creates or updates the comment. Rejects with HostError. */
async function upsertGitHubComment(connection, request) {
    const task = 'write the comment on the pull request';
    const number = connection.runContext.pullRequest;
    if (number === undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh(`couldn't ${task}: this job doesn't run for a pull request`);
    const { token } = request;
    const client = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .createGitHubClient */ .LX)(connection, { token, permission: 'pull-requests: write', task });
    const { owner, repo } = client;
    const body = (0,_sticky_js__WEBPACK_IMPORTED_MODULE_0__/* .stickyBody */ .u)(request, BODY_LIMIT_BYTES);
    const id = await findOwnPost(client, request.marker, {
        query: COMMENTS_QUERY,
        variables: { number },
        schema: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .commentsPage */ .s7,
    });
    const { data } = await (id === undefined
        ? client.call('once', ({ rest }, options) => rest.issues.createComment({ owner, repo, issue_number: number, body, request: options }))
        : client.call('repeatable', ({ rest }, options) => rest.issues.updateComment({ owner, repo, comment_id: id, body, request: options })));
    return { url: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .post */ .bE.safeParse(data).data?.html_url };
}
/** Creates or updates the issue, and reopens a closed one. Rejects with HostError. */
async function upsertGitHubIssue(connection, request) {
    const { token, title, marker } = request;
    const client = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .createGitHubClient */ .LX)(connection, { token, permission: 'issues: write', task: 'write the issue' });
    const { owner, repo } = client;
    const body = (0,_sticky_js__WEBPACK_IMPORTED_MODULE_0__/* .stickyBody */ .u)(request, BODY_LIMIT_BYTES);
    const number = await findOwnPost(client, marker, { query: ISSUES_QUERY, variables: {}, schema: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .issuesPage */ .ux });
    const { data } = await (number === undefined
        ? client.call('once', ({ rest }, options) => rest.issues.create({ owner, repo, title, body, request: options }))
        : client.call('repeatable', ({ rest }, options) => rest.issues.update({ owner, repo, issue_number: number, title, body, state: 'open', request: options })));
    return { url: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .post */ .bE.safeParse(data).data?.html_url };
}
/** Finds the id of the post that begins with the marker and was written by the token's own user. */
async function findOwnPost({ owner, repo, call, parse }, marker, list) {
    let after = null;
    do {
        const variables = { owner, name: repo, ...list.variables, after };
        const data = await call('repeatable', (octokit, request) => octokit.graphql(list.query, { ...variables, request }));
        const page = parse(list.schema, data);
        const own = page?.nodes.find(({ id, body, viewerDidAuthor }) => id !== undefined && viewerDidAuthor && body.startsWith((0,_sticky_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMarker */ .z)(marker)));
        if (own)
            return own.id;
        after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
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
