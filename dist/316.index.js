export const id = 316;
export const ids = [316];
export const modules = {

/***/ 81930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ createGitHubCalls),
/* harmony export */   c: () => (/* binding */ statusOf)
/* harmony export */ });
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70095);

/** Short, since a cancelled job still closes its deployment and then has seconds left. */
const CALL_TIMEOUT_MS = 5_000;
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 3_000;
/**
 * @param permission the entry of `permissions:` that these calls need, for example `deployments: write`
 * @param what what they do, as it continues "could not": "record the deployment"
 */
async function createGitHubCalls(place, { token, permission, what }) {
    const [owner, repo] = (place.env.GITHUB_REPOSITORY ?? '').split('/');
    if (!owner || !repo)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .d(`could not ${what}: GITHUB_REPOSITORY is not set`);
    if (token === '')
        throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .d(`could not ${what}: the input token is empty`);
    const { getOctokit } = await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351));
    const octokit = getOctokit(token, {
        baseUrl: place.env.GITHUB_API_URL || 'https://api.github.com',
        userAgent: place.userAgent,
        // It would print what the API says to the log as it is.
        log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    });
    const refusal = (error) => new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .d(`could not ${what}: ${reasonOf(error, permission, place.facts.fromFork)}`, { cause: error });
    return {
        owner,
        repo,
        async call(repeatable, send, signal = () => AbortSignal.timeout(CALL_TIMEOUT_MS)) {
            const once = () => send(octokit, { signal: signal() });
            try {
                return await once();
            }
            catch (error) {
                const pauseMs = pauseBeforeSecondTry(error, repeatable);
                if (pauseMs === undefined)
                    throw refusal(error);
                await new Promise((resolve) => setTimeout(resolve, pauseMs));
                return once().catch((again) => Promise.reject(refusal(again)));
            }
        },
    };
}
/** The status behind a refusal; undefined where no answer came. */
function statusOf(error) {
    return error instanceof _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .d ? failureOf(error.cause).status : undefined;
}
function ignore() {
    // Nothing of it belongs in the log.
}
function failureOf(error) {
    return typeof error === 'object' && error !== null ? error : { message: String(error) };
}
function isRateLimit({ status, response }) {
    const headers = response?.headers ?? {};
    return status === 429 || (status === 403 && ('retry-after' in headers || headers['x-ratelimit-remaining'] === '0'));
}
function pauseBeforeSecondTry(error, repeatable) {
    const failure = failureOf(error);
    if (isRateLimit(failure)) {
        const pauseMs = Number(failure.response?.headers?.['retry-after'] ?? NaN) * 1000;
        return pauseMs <= LONGEST_PAUSE_MS ? Math.max(pauseMs, PAUSE_MS) : undefined;
    }
    // octokit says 500 where no answer came; after a deadline of ours there is no time for another.
    const again = repeatable && (failure.status ?? 0) >= 500 && failure.cause?.name !== 'TimeoutError';
    return again ? PAUSE_MS : undefined;
}
function reasonOf(error, permission, fromFork) {
    const failure = failureOf(error);
    const graphql = failure.errors?.[0];
    const status = failure.status ?? 0;
    if (isRateLimit(failure))
        return `GitHub's rate limit is reached (HTTP ${status})`;
    if (status === 401)
        return 'GitHub does not accept the token (HTTP 401); check the input token';
    if (status === 403 || status === 404 || graphql?.type === 'FORBIDDEN' || graphql?.type === 'NOT_FOUND') {
        const answer = graphql?.type ?? `HTTP ${status}`;
        return fromFork
            ? `the token of a pull request from a fork is read-only (${answer}); nothing in the workflow can change that`
            : `the token may not (${answer}); add "${permission}" to the job's permissions`;
    }
    return `GitHub answered: ${failure.message ?? 'nothing'}`;
}


/***/ }),

/***/ 63316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGitHubDeployment: () => (/* binding */ openGitHubDeployment)
/* harmony export */ });
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27241);
/* harmony import */ var _github_calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81930);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70095);
/** A GitHub Deployment, kept true through its life. */



/** GitHub refuses longer descriptions of a status. */
const DESCRIPTION_LENGTH = 140;
/** Creates the deployment; its states follow through the record. Rejects with HostError. */
async function openGitHubDeployment(place, wanted) {
    const what = `record the deployment to the environment ${wanted.environment}`;
    const access = { token: wanted.token, permission: 'deployments: write', what };
    const calls = await (0,_github_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .createGitHubCalls */ .B)(place, access);
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
    return 'id' in data ? data.id : undefined;
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
