export const id = 798;
export const ids = [798];
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
/* harmony import */ var _text_redact_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19316);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27241);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70095);
/* harmony import */ var _retry_delay_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56413);
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
        throw new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh(`couldn't ${task}: GITHUB_REPOSITORY isn't set`);
    if (token === '')
        throw new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh(`couldn't ${task}: the input token is empty. Pass a token with ${permission}`);
    const octokit = await createOctokit(connection, token);
    // A proxy may echo the request, token included.
    const secrets = new _text_redact_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .Secrets */ .S();
    secrets.add(token);
    const toHostError = (error) => {
        if (error instanceof _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh)
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
            throw new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh(`couldn't ${task}: ${UNEXPECTED_RESPONSE}`);
        },
    };
}
function createHostError(message, cause) {
    const isDenied = isPermissionFailure(octokitErrorOf(cause));
    return isDenied ? new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .PermissionError */ .i_(message, { cause }) : new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh(message, { cause });
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
    return error instanceof _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh ? octokitErrorOf(error.cause).status : undefined;
}
/** Returns the milliseconds to wait that the response behind an error requests; undefined if they are too many for a retry. */
function requestedDelayMs(error) {
    const { response } = octokitErrorOf(error instanceof _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh ? error.cause : error);
    return (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_4__/* .retryDelayMs */ .q)(response?.headers?.['retry-after']);
}
/** Returns true if the token lacks the permission. A 403 for a rate limit doesn't count. */
function isPermissionDenied(error) {
    return statusOf(error) === 403 && error instanceof _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh && !isRateLimit(octokitErrorOf(error.cause));
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
        return retryAfter === undefined ? undefined : (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_4__/* .retryDelayMs */ .q)(retryAfter);
    // octokit sets status 500 if there was no response.
    if (!repeatable || (failure.status ?? 0) < 500)
        return undefined;
    return patient || failure.cause?.name !== 'TimeoutError' ? (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_4__/* .retryDelayMs */ .q)(retryAfter) : undefined;
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
    const text = (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(message.trim()), MAX_REASON_LENGTH);
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

/***/ 798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGitHubDeployment: () => (/* binding */ openGitHubDeployment)
/* harmony export */ });
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27241);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70095);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84310);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40169);
/** Opens a GitHub Deployment and keeps its state up to date. */




/** GitHub rejects longer descriptions of a status. */
const MAX_DESCRIPTION_LENGTH = 140;
/** Creates the deployment; the returned record updates its state. Rejects with HostError. */
async function openGitHubDeployment(connection, request) {
    const task = `record the deployment in the environment ${request.environment}`;
    const client = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .createGitHubClient */ .LX)(connection, {
        token: request.token,
        permission: 'deployments: write',
        task,
    });
    const { commitSha, runUrl } = connection.runContext;
    if (commitSha === undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh(`couldn't ${task}: GITHUB_SHA isn't set`);
    const id = await createDeployment(client, commitSha, request);
    if (id === undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh(`couldn't ${task}: GitHub returned no deployment`);
    const { owner, repo, call } = client;
    return {
        async update(state, { description, url }) {
            await call('repeatable', ({ rest }, options) => rest.repos.createDeploymentStatus({
                owner,
                repo,
                deployment_id: id,
                state,
                description: (0,_text_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(description, MAX_DESCRIPTION_LENGTH),
                environment_url: url,
                log_url: runUrl,
                // A live deployment replaces the earlier ones of its environment.
                auto_inactive: state === 'success',
                request: options,
            }));
        },
    };
}
async function createDeployment({ owner, repo, call }, ref, { environment, description, transient }) {
    const { data } = await call('once', ({ rest }, options) => rest.repos.createDeployment({
        owner,
        repo,
        ref,
        environment,
        description: (0,_text_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(description, MAX_DESCRIPTION_LENGTH),
        transient_environment: transient,
        production_environment: !transient,
        // The record neither waits for the checks of the commit nor merges anything.
        auto_merge: false,
        required_contexts: [],
        request: options,
    }));
    return _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .deployment */ .kG.safeParse(data).data?.id;
}


/***/ }),

/***/ 40169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ releases),
/* harmony export */   LY: () => (/* binding */ asset),
/* harmony export */   Y_: () => (/* binding */ changedFiles),
/* harmony export */   _r: () => (/* binding */ release),
/* harmony export */   bE: () => (/* binding */ post),
/* harmony export */   fI: () => (/* binding */ writtenIssue),
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
/** One page of a pull request's files. */
const changedFiles = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }));
/** A comment that was created or updated. */
const post = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** An issue that was created or updated. */
const writtenIssue = post.extend({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() });
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


/***/ })

};
