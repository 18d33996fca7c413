export const id = 798;
export const ids = [798];
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

/***/ 798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGitHubDeployment: () => (/* binding */ openGitHubDeployment)
/* harmony export */ });
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27241);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37704);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84310);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70095);
/** A GitHub Deployment, kept true through its life. */




/** GitHub refuses longer descriptions of a status. */
const DESCRIPTION_LENGTH = 140;
/** Creates the deployment; its states follow through the record. Rejects with HostError. */
async function openGitHubDeployment(place, wanted) {
    const what = `record the deployment to the environment ${wanted.environment}`;
    const access = { token: wanted.token, permission: 'deployments: write', what };
    const calls = await (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .createGitHubCalls */ .B3)(place, access);
    const ref = place.facts.commitSha;
    if (ref === undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d(`could not ${what}: GITHUB_SHA is not set`);
    const id = await create(calls, ref, wanted);
    if (id === undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d(`could not ${what}: GitHub made none`);
    const { owner, repo, call } = calls;
    return {
        async update(state, { description, url }) {
            await call(true, (octokit, request) => octokit.rest.repos.createDeploymentStatus({
                owner,
                repo,
                deployment_id: id,
                state,
                description: (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(description, DESCRIPTION_LENGTH),
                environment_url: url,
                log_url: place.facts.runUrl,
                // Earlier deployments to the environment are history once this one is live.
                auto_inactive: state === 'success',
                request,
            }));
        },
    };
}
async function create({ owner, repo, call }, ref, wanted) {
    const { data } = await call(false, (octokit, request) => octokit.rest.repos.createDeployment({
        owner,
        repo,
        ref,
        environment: wanted.environment,
        description: (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(wanted.description, DESCRIPTION_LENGTH),
        transient_environment: wanted.transient,
        production_environment: !wanted.transient,
        // The documentation is live whatever the checks of this commit say, and nothing is to be merged for it.
        auto_merge: false,
        required_contexts: [],
        request,
    }));
    const { id } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .P)(data);
    return typeof id === 'number' ? id : undefined;
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
