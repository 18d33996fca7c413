export const id = 7671;
export const ids = [7671];
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

/***/ 17671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findGitHubRelease: () => (/* binding */ findGitHubRelease)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./build/src/hosts/fields.js
var fields = __webpack_require__(37704);
// EXTERNAL MODULE: ./build/src/hosts/github/client.js
var client = __webpack_require__(84310);
// EXTERNAL MODULE: ./build/src/hosts/host.js
var host = __webpack_require__(70095);
// EXTERNAL MODULE: ./build/src/hosts/upload-progress.js
var upload_progress = __webpack_require__(33270);
;// CONCATENATED MODULE: ./build/src/hosts/github/assets.js
/** The files of a GitHub release: listed, uploaded, renamed, deleted; and the names of those that are on their way. */







function fileContent(path, more) {
    return { ...more, open: () => (0,external_node_fs_.createReadStream)(path, { highWaterMark: 256 * 1024 }) };
}
const PAGE = 100;
const MOST_TRIES = 3;
const PAUSE_MS = 1_000;
/** GitHub takes files that are smaller than this. */
const ASSET_LIMIT_BYTES = 2 * 1024 ** 3;
/** Ids begin at 1. */
const NO_ID = 0;
class Assets {
    #calls;
    #release;
    constructor(calls, release) {
        this.#calls = calls;
        this.#release = release;
    }
    async list() {
        const { owner, repo, call } = this.#calls;
        const all = [];
        for (let page = 1;; page += 1) {
            const { data } = await call(true, ({ rest }, request) => rest.repos.listReleaseAssets({ owner, repo, release_id: this.#release.id, per_page: PAGE, page, request }));
            if (!isAssets(data))
                throw this.#calls.refusal(client/* NOT_AS_AGREED */.In);
            all.push(...data);
            if (data.length < PAGE)
                return all;
        }
    }
    async find(name) {
        return (await this.list()).find((asset) => asset.name === name);
    }
    async rename(id, name) {
        const { owner, repo, call } = this.#calls;
        const { data } = await call(true, ({ rest }, request) => rest.repos.updateReleaseAsset({ owner, repo, asset_id: id, name, request }));
        if (!isAsset(data))
            throw this.#calls.refusal(client/* NOT_AS_AGREED */.In);
        return data;
    }
    /** One that is gone already is deleted too. */
    async delete(id) {
        const { owner, repo, call } = this.#calls;
        try {
            await call(true, ({ rest }, request) => rest.repos.deleteReleaseAsset({ owner, repo, asset_id: id, request }));
        }
        catch (error) {
            if ((0,client/* statusOf */.c2)(error) !== 404)
                throw error;
        }
    }
    /** Deletes what still has this name: by now another job may have given it the name that people look for. */
    async deleteNamed({ id, name }) {
        if ((await this.find(name))?.id === id)
            await this.delete(id);
    }
    /**
     * Rejects where GitHub says that the token may not change files. It asks for nothing: it deletes a file that cannot
     * exist. That a token of a workflow without the permission then gets 403 is what GitHub does, but is written nowhere;
     * tokens of other kinds get 404, as does one that may. So only 403 refuses, and every other answer means nothing.
     */
    async checkWritable() {
        await this.delete(NO_ID).catch((error) => {
            if ((0,client/* isForbidden */.US)(error))
                throw error;
        });
    }
    /** Uploads under a name that nothing has. What arrived is compared with what was sent; nothing is left behind. */
    async upload(name, content, { signal, onProgress }) {
        for (let tries = 1;; tries += 1) {
            try {
                return await this.#verified(await this.#send(name, content, signal, onProgress), name, content);
            }
            catch (error) {
                // The answer may be lost and the asset there, whole or in part.
                const found = await this.find(name).catch(() => undefined);
                if (found && isComplete(found, content))
                    return found;
                if (found)
                    await this.delete(found.id).catch(() => undefined);
                signal.throwIfAborted();
                const askedMs = (0,client/* pauseAskedMs */.BT)(error);
                if (tries === MOST_TRIES || ((0,client/* statusOf */.c2)(error) ?? 0) < 500 || askedMs === undefined)
                    throw error;
                await new Promise((resolve) => setTimeout(resolve, Math.max(askedMs, PAUSE_MS * tries)));
            }
        }
    }
    async #send(name, { sizeBytes, contentType, open }, signal, onProgress) {
        const { data } = await this.#calls.call(false, (octokit, request) => octokit.request({
            method: 'POST',
            // Where uploads go is told by the release: another host than the API's.
            url: this.#release.upload_url,
            name,
            data: external_node_stream_.Readable.toWeb((0,upload_progress/* counted */.h)(open(), onProgress)),
            headers: { 'content-type': contentType, 'content-length': String(sizeBytes) },
            request,
        }), () => AbortSignal.any([signal, AbortSignal.timeout((0,upload_progress/* uploadTimeoutMs */.n)(sizeBytes))]));
        if (!isAsset(data))
            throw this.#calls.refusal(client/* NOT_AS_AGREED */.In);
        return data;
    }
    async #verified(asset, name, content) {
        if (asset.name === name && isComplete(asset, content))
            return asset;
        await this.delete(asset.id);
        throw new host/* HostError */.d(asset.name === name
            ? `could not attach the file: GitHub received ${asset.size} bytes that are not the ${content.sizeBytes} that were sent`
            : `could not attach the file: GitHub calls it ${asset.name} instead of ${name}; give it another name`);
    }
}
function isAssets(data) {
    return Array.isArray(data) && data.every(isAsset);
}
function isAsset(data) {
    const { id, name, size, state, digest, created_at, browser_download_url } = (0,fields/* fieldsOf */.P)(data);
    const texts = [name, state, created_at, browser_download_url, digest ?? ''];
    return typeof id === 'number' && typeof size === 'number' && texts.every((text) => typeof text === 'string');
}
function isComplete({ state, size, digest }, { sizeBytes, sha256 }) {
    return state === 'uploaded' && size === sizeBytes && (digest ? digest === `sha256:${sha256}` : true);
}
function newExchange(env) {
    const runId = /^\d+$/.test(env.GITHUB_RUN_ID ?? '') ? (env.GITHUB_RUN_ID ?? '') : '0';
    return { runId, attempt: Number(env.GITHUB_RUN_ATTEMPT) || 1, mark: (0,external_node_crypto_.randomBytes)(4).toString('hex') };
}
/** What a file is called before it gets its name (`new`), and after it lost it (`old`). */
function passingName(name, kind, { runId, attempt, mark }) {
    return `${name}.docs-ci-${kind}-${runId}-${attempt}-${mark}`;
}
/** The files that are on their way to this name, or away from it. */
function passingFor(name, assets) {
    return assets.flatMap((asset) => {
        const prefix = `${name}.docs-ci-`;
        if (!asset.name.startsWith(prefix))
            return [];
        const [, kind, runId, attempt, mark] = /^(new|old)-(\d+)-(\d+)-([0-9a-f]+)$/.exec(asset.name.slice(prefix.length)) ?? [];
        if (kind === undefined || runId === undefined || mark === undefined)
            return [];
        return [{ asset, kind: kind, runId, attempt: Number(attempt), mark }];
    });
}

// EXTERNAL MODULE: ./build/src/hosts/release-checksum.js
var release_checksum = __webpack_require__(63858);
;// CONCATENATED MODULE: ./build/src/hosts/github/asset-swap.js
/**
 * One exchange of a file of a GitHub release, and of its checksum. Everything is decided by what the list of assets
 * says at the moment, since another job may be doing the same.
 */






/** Two jobs that take the name from each other again and again come to an end. */
const MOST_ROUNDS = 10;
/** Another job was faster: the name is taken, or the file gone. */
function isRace(error) {
    return (0,client/* statusOf */.c2)(error) === 422 || (0,client/* statusOf */.c2)(error) === 404;
}
class Replacement {
    #assets;
    #name;
    #file;
    #place;
    #arrivals = [];
    constructor(assets, name, file, place) {
        this.#assets = assets;
        this.#name = name;
        this.#file = file;
        this.#place = place;
    }
    async run() {
        const { path, sizeBytes, sha256, checksum, onProgress } = this.#file;
        if (sizeBytes >= ASSET_LIMIT_BYTES)
            throw new host/* HostError */.d(`could not ${this.#place.what}: GitHub's releases take files of less than 2 GiB, and this one has ${sizeBytes} bytes. The release is as it was`);
        try {
            await this.#upload(this.#name, fileContent(path, this.#file), onProgress);
            if (checksum)
                await this.#upload((0,release_checksum/* checksumName */.zl)(this.#name), checksumContent(sha256, this.#name));
            for (const arrival of this.#arrivals)
                await take(this.#assets, arrival, this.#place);
        }
        catch (error) {
            const state = await this.#rollBack().catch(() => 'Going back failed too; the next run tidies up');
            const message = error instanceof host/* HostError */.d ? error.message : `could not ${this.#place.what}: ${String(error)}`;
            throw new host/* HostError */.d(`${message}. ${state}`, { cause: error });
        }
        const warnings = [...(await this.#settle()), ...(await this.#deleteMoved())];
        const all = await this.#assets.list().catch(() => []);
        const stale = checksum ? undefined : this.#staleChecksum(all);
        if (stale !== undefined)
            warnings.push(stale);
        return { url: all.find(({ name }) => name === this.#name)?.browser_download_url, warnings };
    }
    async #upload(name, content, onProgress) {
        const options = { signal: this.#file.signal, onProgress };
        const arrival = await arrive(this.#assets, name, content, { ...options, env: this.#place.env });
        this.#arrivals.push(arrival);
        return arrival;
    }
    /** How the release is afterwards, in words. */
    async #rollBack() {
        const failures = [];
        for (const arrival of this.#arrivals.toReversed())
            await this.#withdraw(arrival).catch((error) => failures.push(error));
        if (failures.length > 0)
            throw new Error('not everything could be taken back', { cause: failures[0] });
        const all = await this.#assets.list();
        const isAsBefore = this.#arrivals.every(({ name, seen }) => seen === undefined || all.find((one) => one.name === name)?.id === seen.id);
        if (isAsBefore)
            return 'The release is as it was';
        await matchChecksum(this.#assets, this.#name, this.#place);
        return 'Another job changed the release meanwhile, so it could not become what it was; its file is complete';
    }
    async #withdraw({ name, asset, moved }) {
        const all = await this.#assets.list();
        const current = all.find((one) => one.name === name);
        const before = moved.findLast(({ id }) => all.some((one) => one.id === id))?.id;
        // Whoever had the name is gone for good, and a whole file stays.
        if (current?.id === asset.id && before === undefined && moved.length > 0)
            return;
        if (current?.id === asset.id && before !== undefined)
            await this.#assets.rename(asset.id, asset.name);
        const isFree = current === undefined || current.id === asset.id;
        if (before !== undefined && isFree)
            await this.#assets.rename(before, name);
        await this.#assets.deleteNamed(asset);
        for (const one of moved)
            if (!isFree || one.id !== before)
                await this.#assets.deleteNamed(one);
    }
    /** Of two jobs one may have come last with the file, the other with the checksum: the file decides. */
    async #settle() {
        const [file, checksum] = this.#arrivals;
        if (!file || !checksum)
            return [];
        let ours = checksum.asset.id;
        let writtenFor = file.asset.id;
        try {
            for (let round = 1; round <= MOST_ROUNDS; round += 1) {
                const all = await this.#assets.list();
                const current = all.find(({ name }) => name === file.name);
                const isOurSum = all.some(({ id, name }) => id === ours && name === checksum.name);
                const isAnothers = current !== undefined && current.id !== file.asset.id;
                // Where both are another's they are that job's affair, and a missing file is on its way.
                if (!current || (isOurSum ? current.id === writtenFor : isAnothers))
                    return [];
                const digest = isAnothers ? digestOf(current) : this.#file.sha256;
                if (!digest)
                    return [`${checksum.name} may be of another file: another job attached its own at the same time`];
                const arrival = await this.#upload(checksum.name, checksumContent(digest, file.name));
                await take(this.#assets, arrival, this.#place);
                ours = arrival.asset.id;
                writtenFor = current.id;
            }
            return [];
        }
        catch (error) {
            return [`${checksum.name} could not be checked: ${error instanceof Error ? error.message : String(error)}`];
        }
    }
    /** A checksum that we were not asked to change, and that is not of our file. */
    #staleChecksum(all) {
        const checksum = all.find(({ name }) => name === (0,release_checksum/* checksumName */.zl)(this.#name));
        return checksum && (0,release_checksum/* staleChecksumWarning */.rm)(this.#name, this.#file.sha256, digestOf(checksum));
    }
    async #deleteMoved() {
        const warnings = [];
        for (const { name, moved } of this.#arrivals) {
            for (const one of moved) {
                await this.#assets.deleteNamed(one).catch(() => {
                    warnings.push(`The file that was ${name} before could not be deleted from the release; the next run deletes it`);
                });
            }
        }
        return warnings;
    }
}
async function arrive(assets, name, content, { env, ...options }) {
    const exchange = newExchange(env);
    const asset = await assets.upload(passingName(name, 'new', exchange), content, options);
    return { name, asset, mark: exchange.mark, moved: [] };
}
/** Takes the name from whoever has it. Another job may take it in between, or help. */
async function take(assets, arrival, { what, env }) {
    const { name, asset, mark, moved } = arrival;
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
        const all = await assets.list();
        const current = all.find((one) => one.name === name);
        arrival.seen ??= { id: current?.id };
        if (current?.id === asset.id)
            return;
        // A job that tidied up gave it the name, and yet another took it since: that one came last, and deletes ours.
        if (current && all.find(({ id }) => id === asset.id)?.name !== asset.name)
            return;
        try {
            if (current) {
                const exchange = newExchange(env);
                // The mark they share tells a later run that the new file is whole.
                const old = passingName(name, 'old', round === 1 ? { ...exchange, mark } : exchange);
                // Before it is done: its answer may be lost, and then it has to be taken back all the same.
                moved.push({ id: current.id, name: old });
                await assets.rename(current.id, old);
            }
            await assets.rename(asset.id, name);
            return;
        }
        catch (error) {
            const isThere = (await assets.list()).some(({ id }) => id === asset.id);
            if (!isThere || !isRace(error))
                throw error;
        }
    }
    throw new host/* HostError */.d(`could not ${what}: other jobs take the name ${name} again and again`);
}
/**
 * Where an exchange ended half way, the file may be of one run and the checksum of another: then the checksum is
 * written anew, for the file that is there. Servers that tell no digests leave nothing to compare.
 */
async function matchChecksum(assets, name, place) {
    const all = await assets.list();
    const file = all.find((one) => one.name === name);
    const checksum = all.find((one) => one.name === (0,release_checksum/* checksumName */.zl)(name));
    const digest = file && digestOf(file);
    if (!digest || !checksum?.digest)
        return;
    const content = checksumContent(digest, name);
    if (digestOf(checksum) === content.sha256)
        return;
    const signal = new AbortController().signal;
    const arrival = await arrive(assets, checksum.name, content, { env: place.env, signal });
    await take(assets, arrival, place);
    for (const one of arrival.moved)
        await assets.deleteNamed(one);
}
/** Hexadecimal SHA-256. */
function digestOf({ digest }) {
    return digest?.replace(/^sha256:/, '');
}
function checksumContent(sha256, name) {
    const bytes = (0,release_checksum/* checksumBytes */.lC)(sha256, name);
    return {
        sizeBytes: bytes.length,
        sha256: (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex'),
        contentType: 'text/plain',
        open: () => external_node_stream_.Readable.from([bytes]),
    };
}

;// CONCATENATED MODULE: ./build/src/hosts/github/release.js
/**
 * Files of an existing release on GitHub, replaced without a gap: the new one is uploaded under a passing name and
 * checked, the old one renamed away, the new one renamed to the name, the old one deleted. Whatever is interrupted in
 * between leaves a complete file, which the next run finds by its name.
 */







const release_PAGE = 100;
/** A new file that got no name for so long after the last moment of its upload belongs to a run that is no more. */
const ABANDONED_MS = 60 * 60_000;
/** Rejects with HostError where there is no such release, where it takes no files any more, or not from this token. */
async function findGitHubRelease(place, wanted) {
    const { tag, assetName, token, readOnly } = wanted;
    const what = `attach ${assetName} to the release ${tag}`;
    if (!readOnly && (0,client/* hasReadOnlyToken */.WV)(place))
        throw new host/* HostError */.d(`could not ${what}: the token of a pull request from a fork is read-only, and nothing in the workflow can change that. Attach in a workflow that runs on a push, a tag or a release`);
    const calls = await (0,client/* createGitHubCalls */.B3)(place, { token, permission: 'contents: write', what, patient: true });
    const release = (await publishedRelease(calls, tag)) ?? (await draftRelease(calls, tag));
    if (!release)
        throw new host/* HostError */.d(`could not ${what}: there is no release with this tag, no draft either. Create it first (a draft is seen with the permission contents: write only); docs-ci attaches to releases and makes none`);
    if (release.immutable === true)
        throw new host/* HostError */.d(`could not ${what}: the release is immutable, so it takes no files any more. Attach the PDF while it is a draft, and publish it afterwards`);
    const assets = new Assets(calls, release);
    if (!readOnly) {
        await assets.checkWritable();
        await tidyBoth(assets, assetName, { what, env: place.env });
    }
    const all = await assets.list();
    const current = all.find(({ name }) => name === assetName) ?? survivorOf(passingFor(assetName, all));
    return {
        replacedBytes: current?.size,
        attach: (file) => new Replacement(assets, assetName, file, { what, env: place.env }).run(),
    };
}
async function publishedRelease({ owner, repo, call, refusal }, tag) {
    try {
        const { data } = await call(true, ({ rest }, request) => rest.repos.getReleaseByTag({ owner, repo, tag, request }));
        if (!isRelease(data))
            throw refusal(client/* NOT_AS_AGREED */.In);
        return data;
    }
    catch (error) {
        if ((0,client/* statusOf */.c2)(error) === 404)
            return undefined;
        throw error;
    }
}
function isRelease(data) {
    const { id, tag_name, upload_url, draft } = (0,fields/* fieldsOf */.P)(data);
    const isNamed = typeof tag_name === 'string' && typeof upload_url === 'string';
    return typeof id === 'number' && typeof draft === 'boolean' && isNamed;
}
/** The lookup by tag does not see drafts. Of several the newest, which the list names first. */
async function draftRelease({ owner, repo, call, refusal }, tag) {
    for (let page = 1;; page += 1) {
        const { data } = await call(true, ({ rest }, request) => rest.repos.listReleases({ owner, repo, per_page: release_PAGE, page, request }));
        if (!Array.isArray(data) || !data.every(isRelease))
            throw refusal(client/* NOT_AS_AGREED */.In);
        const found = data.find((release) => release.draft && release.tag_name === tag);
        if (found || data.length < release_PAGE)
            return found;
    }
}
/** The file, its checksum, and where something was left of either, that they belong together. */
async function tidyBoth(assets, name, place) {
    const wasFileLeft = await tidyInRounds(assets, name, place.env);
    const wasChecksumLeft = await tidyInRounds(assets, (0,release_checksum/* checksumName */.zl)(name), place.env);
    if (wasFileLeft || wasChecksumLeft)
        await matchChecksum(assets, name, place);
}
/** Two jobs may tidy up at once, and a third be at work: whoever comes too late looks again. */
async function tidyInRounds(assets, name, env) {
    for (let round = 1;; round += 1) {
        try {
            return await tidy(assets, name, env);
        }
        catch (error) {
            if (!isRace(error) || round === MOST_ROUNDS)
                throw error;
        }
    }
}
/**
 * What an interrupted exchange left: without a file of the name its new file gets it, else the one it had taken the
 * name from; then what is superfluous goes. Another job may be at it right now: all of this only does, a little
 * earlier, what that job is about to do itself. True where anything was left.
 */
async function tidy(assets, name, env) {
    const all = await assets.list();
    const left = passingFor(name, all);
    if (left.length === 0)
        return false;
    let named = all.find((asset) => asset.name === name);
    if (!named) {
        const survivor = survivorOf(left);
        named = survivor && (await assets.rename(survivor.id, name));
    }
    for (const one of left) {
        if (one.asset.id === named?.id)
            continue;
        const isOver = one.kind === 'old' ? named !== undefined : isAbandoned(one, env);
        if (isOver)
            await assets.deleteNamed(one.asset);
    }
    return true;
}
/** A new file is whole where the old one was renamed away for it: that is done after the check. */
function survivorOf(left) {
    const whole = left.filter(({ asset }) => asset.state === 'uploaded');
    const olds = whole.filter(({ kind }) => kind === 'old');
    const finished = whole.find(({ kind, mark }) => kind === 'new' && olds.some((old) => old.mark === mark));
    return (finished ?? olds.toSorted((a, b) => b.asset.created_at.localeCompare(a.asset.created_at))[0])?.asset;
}
function isAbandoned({ runId, attempt, asset }, env) {
    const isEarlierAttempt = runId === env.GITHUB_RUN_ID && attempt < Number(env.GITHUB_RUN_ATTEMPT);
    // A half may be of the largest file there is, and on its way still.
    const uploadMs = (0,upload_progress/* uploadTimeoutMs */.n)(asset.state === 'uploaded' ? asset.size : ASSET_LIMIT_BYTES);
    return isEarlierAttempt || Date.now() - Date.parse(asset.created_at) > uploadMs + ABANDONED_MS;
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

/***/ 63858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lC: () => (/* binding */ checksumBytes),
/* harmony export */   rm: () => (/* binding */ staleChecksumWarning),
/* harmony export */   zl: () => (/* binding */ checksumName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** The checksum beside a file of a release, in the form that `sha256sum --check` reads. */

function checksumName(name) {
    return `${name}.sha256`;
}
/** @param sha256 hexadecimal digits */
function checksumBytes(sha256, name) {
    return Buffer.from(`${sha256}  ${name}\n`);
}
/**
 * For a file that was attached without a checksum where one has been since earlier: nobody asked for a change of it.
 * @param digest the hexadecimal SHA-256 of the checksum that is there, where the platform tells it
 * @returns undefined where it is of this very file
 */
function staleChecksumWarning(name, sha256, digest) {
    if (digest === (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(checksumBytes(sha256, name)).digest('hex'))
        return undefined;
    const is = digest === undefined ? 'may not be' : 'is not';
    return `${checksumName(name)} was attached to the release earlier and ${is} of this ${name}. It was left as it is, since checksum is false: delete it, or let checksum be true`;
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
