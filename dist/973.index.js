export const id = 973;
export const ids = [973];
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

/***/ 28973:
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
// EXTERNAL MODULE: ./build/src/hosts/github-calls.js
var github_calls = __webpack_require__(81930);
// EXTERNAL MODULE: ./build/src/hosts/host.js
var host = __webpack_require__(70095);
;// CONCATENATED MODULE: ./build/src/hosts/github-assets.js
/** The files of a GitHub release: listed, uploaded, renamed, deleted; and the names of those that are on their way. */





function fileContent(path, more) {
    return { ...more, open: () => (0,external_node_fs_.createReadStream)(path, { highWaterMark: 256 * 1024 }) };
}
const PAGE = 100;
const MOST_TRIES = 3;
const PAUSE_MS = 1_000;
/** An upload gets this long, and more for what a slow line needs. */
const LEAST_UPLOAD_MS = 60_000;
const SLOWEST_BYTES_PER_MS = 50;
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
        return data;
    }
    /** One that is gone already is deleted too. */
    async delete(id) {
        const { owner, repo, call } = this.#calls;
        try {
            await call(true, ({ rest }, request) => rest.repos.deleteReleaseAsset({ owner, repo, asset_id: id, request }));
        }
        catch (error) {
            if ((0,github_calls/* statusOf */.c)(error) !== 404)
                throw error;
        }
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
                if (tries === MOST_TRIES || ((0,github_calls/* statusOf */.c)(error) ?? 0) < 500)
                    throw error;
                await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
            }
        }
    }
    async #send(name, { sizeBytes, contentType, open }, signal, onProgress) {
        const timeoutMs = LEAST_UPLOAD_MS + Math.ceil(sizeBytes / SLOWEST_BYTES_PER_MS);
        const { data } = await this.#calls.call(false, (octokit, request) => octokit.request({
            method: 'POST',
            // Where uploads go is told by the release: another host than the API's.
            url: this.#release.upload_url,
            name,
            data: external_node_stream_.Readable.toWeb(counted(open(), onProgress)),
            headers: { 'content-type': contentType, 'content-length': String(sizeBytes) },
            request,
        }), () => AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
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
function isComplete({ state, size, digest }, { sizeBytes, sha256 }) {
    return state === 'uploaded' && size === sizeBytes && (digest ? digest === `sha256:${sha256}` : true);
}
function counted(source, onProgress) {
    let sentBytes = 0;
    const counter = new external_node_stream_.Transform({
        transform(piece, _, next) {
            sentBytes += piece.length;
            onProgress?.(sentBytes);
            next(null, piece);
        },
    });
    source.on('error', (error) => counter.destroy(error));
    return source.pipe(counter);
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

;// CONCATENATED MODULE: ./build/src/hosts/github-replacement.js
/**
 * One exchange of a file of a GitHub release, and of its checksum. Everything is decided by what the list of assets
 * says at the moment, since another job may be doing the same.
 */





/** Two jobs that take the name from each other again and again come to an end. */
const MOST_ROUNDS = 10;
function checksumName(name) {
    return `${name}.sha256`;
}
class Replacement {
    #assets;
    #name;
    #file;
    #what;
    #env;
    #arrivals = [];
    /** @param what what it does, as it continues "could not" */
    constructor(assets, name, file, place) {
        this.#assets = assets;
        this.#name = name;
        this.#file = file;
        this.#what = place.what;
        this.#env = place.env;
    }
    async run() {
        const { path, sha256, checksum, onProgress } = this.#file;
        try {
            await this.#upload(this.#name, fileContent(path, this.#file), onProgress);
            if (checksum)
                await this.#upload(checksumName(this.#name), checksumContent(sha256, this.#name));
            for (const arrival of this.#arrivals)
                await this.#take(arrival);
        }
        catch (error) {
            const isRestored = await this.#rollBack();
            const message = error instanceof host/* HostError */.d ? error.message : `could not ${this.#what}: ${String(error)}`;
            const state = isRestored ? 'The release is as it was' : 'Going back failed too; the next run tidies up';
            throw new host/* HostError */.d(`${message}. ${state}`, { cause: error });
        }
        const warnings = [...(await this.#settle()), ...(await this.#deleteMoved())];
        const named = await this.#assets.find(this.#name).catch(() => undefined);
        return { url: named?.browser_download_url, warnings };
    }
    async #upload(name, content, onProgress) {
        const exchange = newExchange(this.#env);
        const options = { signal: this.#file.signal, onProgress };
        const asset = await this.#assets.upload(passingName(name, 'new', exchange), content, options);
        const arrival = { name, asset, mark: exchange.mark, moved: [] };
        this.#arrivals.push(arrival);
        return arrival;
    }
    /** Takes the name from whoever has it. Another job may take it in between, or help. */
    async #take({ name, asset, mark, moved }) {
        for (let round = 1; round <= MOST_ROUNDS; round += 1) {
            const current = await this.#assets.find(name);
            if (current?.id === asset.id)
                return;
            try {
                if (current) {
                    const exchange = newExchange(this.#env);
                    // The mark they share tells a later run that the new file is whole.
                    const old = passingName(name, 'old', round === 1 ? { ...exchange, mark } : exchange);
                    await this.#assets.rename(current.id, old);
                    moved.push(current.id);
                }
                await this.#assets.rename(asset.id, name);
                return;
            }
            catch (error) {
                const isThere = (await this.#assets.list()).some(({ id }) => id === asset.id);
                const isRace = (0,github_calls/* statusOf */.c)(error) === 422 || (0,github_calls/* statusOf */.c)(error) === 404;
                if (!isThere || !isRace)
                    throw error;
            }
        }
        throw new host/* HostError */.d(`could not ${this.#what}: other jobs take the name ${name} again and again`);
    }
    /** False where something of it is left. */
    async #rollBack() {
        let isRestored = true;
        for (const arrival of this.#arrivals.toReversed()) {
            await this.#withdraw(arrival).catch(() => (isRestored = false));
        }
        return isRestored;
    }
    async #withdraw({ name, asset, moved }) {
        const all = await this.#assets.list();
        const current = all.find((one) => one.name === name);
        const before = moved.findLast((id) => all.some((one) => one.id === id));
        // Whoever had the name is gone for good, and a whole file stays.
        if (current?.id === asset.id && before === undefined && moved.length > 0)
            return;
        if (current?.id === asset.id && before !== undefined)
            await this.#assets.rename(asset.id, asset.name);
        const isFree = current === undefined || current.id === asset.id;
        if (before !== undefined && isFree)
            await this.#assets.rename(before, name);
        await this.#assets.delete(asset.id);
        for (const id of moved)
            if (!isFree || id !== before)
                await this.#assets.delete(id);
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
                const digest = isAnothers ? current.digest?.replace(/^sha256:/, '') : this.#file.sha256;
                if (!digest)
                    return [`${checksum.name} may be of another file: another job attached its own at the same time`];
                const arrival = await this.#upload(checksum.name, checksumContent(digest, file.name));
                await this.#take(arrival);
                ours = arrival.asset.id;
                writtenFor = current.id;
            }
            return [];
        }
        catch (error) {
            return [`${checksum.name} could not be checked: ${error instanceof Error ? error.message : String(error)}`];
        }
    }
    async #deleteMoved() {
        const warnings = [];
        for (const { name, moved } of this.#arrivals) {
            for (const id of moved) {
                await this.#assets.delete(id).catch(() => {
                    warnings.push(`The file that was ${name} before could not be deleted from the release; the next run deletes it`);
                });
            }
        }
        return warnings;
    }
}
function checksumContent(sha256, name) {
    const bytes = Buffer.from(`${sha256}  ${name}\n`);
    return {
        sizeBytes: bytes.length,
        sha256: (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex'),
        contentType: 'text/plain',
        open: () => external_node_stream_.Readable.from([bytes]),
    };
}

;// CONCATENATED MODULE: ./build/src/hosts/github-release.js
/**
 * Files of an existing release on GitHub, replaced without a gap: the new one is uploaded under a passing name and
 * checked, the old one renamed away, the new one renamed to the name, the old one deleted. Whatever is interrupted in
 * between leaves a complete file, which the next run finds by its name.
 */




const github_release_PAGE = 100;
/** A new file that got no name for so long belongs to a run that is no more. */
const ABANDONED_MS = 60 * 60_000;
/** Rejects with HostError where there is no such release, or where it takes no files any more. */
async function findGitHubRelease(place, wanted) {
    const { tag, assetName, token, readOnly } = wanted;
    const what = `attach ${assetName} to the release ${tag}`;
    const calls = await (0,github_calls/* createGitHubCalls */.B)(place, { token, permission: 'contents: write', what });
    const release = (await publishedRelease(calls, tag)) ?? (await draftRelease(calls, tag));
    if (!release)
        throw new host/* HostError */.d(`could not ${what}: there is no release with this tag, no draft either. Create it first (a draft is seen with the permission contents: write only); docs-ci attaches to releases and makes none`);
    if (release.immutable === true)
        throw new host/* HostError */.d(`could not ${what}: the release is immutable, so it takes no files any more. Attach the PDF while it is a draft, and publish it afterwards`);
    const assets = new Assets(calls, release);
    if (!readOnly)
        for (const name of [assetName, checksumName(assetName)])
            await tidy(assets, name, place.env);
    const all = await assets.list();
    const current = all.find(({ name }) => name === assetName) ?? survivorOf(passingFor(assetName, all));
    return {
        replacedBytes: current?.size,
        attach: (file) => new Replacement(assets, assetName, file, { what, env: place.env }).run(),
    };
}
async function publishedRelease({ owner, repo, call }, tag) {
    try {
        const { data } = await call(true, ({ rest }, request) => rest.repos.getReleaseByTag({ owner, repo, tag, request }));
        return data;
    }
    catch (error) {
        if ((0,github_calls/* statusOf */.c)(error) === 404)
            return undefined;
        throw error;
    }
}
/** The lookup by tag does not see drafts. Of several the newest, which the list names first. */
async function draftRelease({ owner, repo, call }, tag) {
    for (let page = 1;; page += 1) {
        const { data } = await call(true, ({ rest }, request) => rest.repos.listReleases({ owner, repo, per_page: github_release_PAGE, page, request }));
        const found = data.find((release) => release.draft && release.tag_name === tag);
        if (found || data.length < github_release_PAGE)
            return found;
    }
}
/**
 * What an interrupted exchange left: without a file of the name its new file gets it, else the one it had taken the
 * name from; then what is superfluous goes. Another job may be at it right now: all of this only does, a little
 * earlier, what that job is about to do itself.
 */
async function tidy(assets, name, env) {
    const all = await assets.list();
    const left = passingFor(name, all);
    if (left.length === 0)
        return;
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
            await assets.delete(one.asset.id);
    }
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
    return isEarlierAttempt || Date.now() - Date.parse(asset.created_at) > ABANDONED_MS;
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


/***/ })

};
