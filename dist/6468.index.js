export const id = 6468;
export const ids = [6468];
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

/***/ 46468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findGitLabRelease: () => (/* binding */ findGitLabRelease)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37704);
/* harmony import */ var _upload_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33270);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13757);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70095);
/* harmony import */ var _release_checksum_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63858);
/**
 * Files of an existing GitLab release, with the job token: the file goes to the generic package registry, and the
 * release links to it. Changing the address of a link is one step, so there is no moment without a file.
 */







/** Our package in the registry; the tag is its version. */
const PACKAGE = 'docs-ci-export-pdf';
/** Two jobs that attach at the same time come to an end. */
const MOST_ROUNDS = 5;
/** Rejects with HostError where there is no such release. `token` has no part in it: the job's own does this. */
async function findGitLabRelease(place, { tag, assetName }) {
    const what = `attach ${assetName} to the release ${tag}`;
    const api = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .jobApi */ .S)(place, what);
    const path = `/releases/${encodeURIComponent(tag)}`;
    if ((await api.find(path)) === undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_5__/* .HostError */ .d(`could not ${what}: there is no release with this tag, or the job token may not see it (HTTP 404). Create it first; docs-ci attaches to releases and makes none`);
    const release = { api, tag, path, webUrl: place.env.CI_PROJECT_URL ?? '' };
    const link = await findLink(release, assetName);
    return {
        replacedBytes: link && (await fileBehind(release, link.url))?.size,
        attach: (file) => new Attachment(release, assetName, file).run(),
    };
}
function isLink(data) {
    const { id, name, url } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .P)(data);
    return typeof id === 'number' && typeof name === 'string' && typeof url === 'string';
}
function isPackageFile(data) {
    const { id, package_id, size, file_sha256 } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .P)(data);
    const isCounted = [package_id ?? 0, size ?? 0].every((field) => typeof field === 'number');
    return typeof id === 'number' && isCounted && (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .isTextOrNone */ .n)(file_sha256);
}
function isPackage(data) {
    return typeof (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .P)(data).id === 'number';
}
async function findLink({ api, path }, name) {
    for await (const link of api.list(`${path}/assets/links`, isLink))
        if (link.name === name)
            return link;
    return undefined;
}
/** The web address, since the API's wants a token even in public projects. */
function addressOf({ webUrl }, fileId) {
    return `${webUrl}/-/package_files/${fileId}/download`;
}
/** The file of our package that an address leads to; other addresses lead to what is not known. */
async function fileBehind({ api, webUrl }, url) {
    const id = url.startsWith(`${webUrl}/`) ? /\/-\/package_files\/(\d+)\/download$/.exec(url)?.[1] : undefined;
    if (id === undefined)
        return undefined;
    const query = { package_type: 'generic', package_name: PACKAGE };
    for await (const one of api.list('/packages', isPackage, query)) {
        for await (const file of api.list(`/packages/${one.id}/package_files`, isPackageFile))
            if (file.id === Number(id))
                return file;
    }
    return undefined;
}
/** Package versions have these characters only; files are told apart by their id, so two tags may share one. */
function versionOf(tag) {
    return tag.replace(/[^A-Za-z0-9.+-]/g, '-').replace(/^[^A-Za-z0-9]+/, '') || 'untagged';
}
class Attachment {
    #release;
    #name;
    #file;
    /** What was changed, to be changed back. */
    #undos = [];
    constructor(release, name, file) {
        this.#release = release;
        this.#name = name;
        this.#file = file;
    }
    async run() {
        const { path, sizeBytes, sha256, checksum, signal, onProgress } = this.#file;
        const { webUrl, tag } = this.#release;
        try {
            const content = {
                sizeBytes,
                open: () => (0,_upload_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 256 * 1024 }), onProgress),
                signal,
            };
            const fileUrl = await this.#upload(this.#name, content, sha256);
            const sumUrl = checksum ? await this.#uploadChecksum(sha256) : undefined;
            await this.#link(this.#name, fileUrl);
            if (sumUrl !== undefined) {
                await this.#link(this.#sumName, sumUrl);
                await this.#settle(fileUrl, sumUrl);
            }
        }
        catch (error) {
            throw await this.#rollBack(error);
        }
        const warnings = checksum ? [] : await this.#staleChecksum().catch(() => []);
        return { url: `${webUrl}/-/releases/${encodeURIComponent(tag)}/downloads/${this.#name}`, warnings };
    }
    get #sumName() {
        return (0,_release_checksum_js__WEBPACK_IMPORTED_MODULE_4__/* .checksumName */ .zl)(this.#name);
    }
    /** A checksum that we were not asked to change, and that is not of our file. */
    async #staleChecksum() {
        const link = await findLink(this.#release, this.#sumName);
        if (!link)
            return [];
        const digest = (await fileBehind(this.#release, link.url))?.file_sha256 ?? undefined;
        const warning = (0,_release_checksum_js__WEBPACK_IMPORTED_MODULE_4__/* .staleChecksumWarning */ .rm)(this.#name, this.#file.sha256, digest);
        return warning === undefined ? [] : [warning];
    }
    /** Resolves to the address of the file in the registry. */
    async #upload(name, content, sha256) {
        const { api, tag } = this.#release;
        const path = `/packages/generic/${PACKAGE}/${versionOf(tag)}/${name}?select=package_file`;
        const file = await api.upload(path, content);
        if (!isPackageFile(file))
            throw api.refusal('GitLab does not say which file it made');
        const { id, package_id, size, file_sha256 } = file;
        this.#undos.push(() => api.send('DELETE', `/packages/${package_id}/package_files/${id}`));
        const isWhole = (size ?? content.sizeBytes) === content.sizeBytes && (!file_sha256 || !sha256 || file_sha256 === sha256);
        if (!isWhole)
            throw api.refusal('GitLab received something else than was sent');
        return addressOf(this.#release, id);
    }
    async #uploadChecksum(sha256) {
        const bytes = (0,_release_checksum_js__WEBPACK_IMPORTED_MODULE_4__/* .checksumBytes */ .lC)(sha256, this.#name);
        const content = { sizeBytes: bytes.length, open: () => node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from([bytes]), signal: this.#file.signal };
        return this.#upload(this.#sumName, content);
    }
    /** Lets the link of this name lead to the address. An answer may be lost, so each change can be undone before it is made. */
    async #link(name, url) {
        const { api, path } = this.#release;
        const links = `${path}/assets/links`;
        const wanted = { name, url, direct_asset_path: `/${name}`, link_type: 'other' };
        let before = await findLink(this.#release, name);
        if (!before) {
            this.#undos.push(() => this.#whereOurs(name, url, ({ id }) => api.send('DELETE', `${links}/${id}`)));
            try {
                await api.send('POST', links, wanted);
                return;
            }
            catch (error) {
                // Another job may have made it since it was looked for, or its answer was lost.
                before = await findLink(this.#release, name);
                if (!before)
                    throw error;
            }
        }
        const { id, url: earlier } = before;
        if (earlier === url)
            return;
        this.#undos.push(() => this.#whereOurs(name, url, () => api.send('PUT', `${links}/${id}`, { url: earlier })));
        // A link that somebody made by hand may lack the path, by which we tell where the file is.
        await api.send('PUT', `${links}/${id}`, { url, direct_asset_path: wanted.direct_asset_path });
    }
    /** What another job has changed since is its own. */
    async #whereOurs(name, url, undo) {
        const link = await findLink(this.#release, name);
        if (link?.url === url)
            await undo(link);
    }
    /** Of two jobs one may have come last with the file, the other with the checksum: the file decides. */
    async #settle(ourFile, ourSum) {
        let sumUrl = ourSum;
        let writtenFor = ourFile;
        for (let round = 1; round <= MOST_ROUNDS; round += 1) {
            const file = await findLink(this.#release, this.#name);
            const sum = await findLink(this.#release, this.#sumName);
            const isAnothers = file !== undefined && file.url !== ourFile;
            if (!file || (sum?.url === sumUrl ? file.url === writtenFor : isAnothers))
                return;
            const digest = isAnothers ? (await fileBehind(this.#release, file.url))?.file_sha256 : this.#file.sha256;
            if (!digest)
                return;
            sumUrl = await this.#uploadChecksum(digest);
            await this.#link(this.#sumName, sumUrl);
            writtenFor = file.url;
        }
    }
    async #rollBack(cause) {
        let failures = 0;
        for (const undo of this.#undos.toReversed())
            await undo().catch(() => (failures += 1));
        const message = cause instanceof _host_js__WEBPACK_IMPORTED_MODULE_5__/* .HostError */ .d ? cause.message : this.#release.api.refusal(String(cause)).message;
        const state = failures === 0 ? 'The release is as it was' : 'Not everything could be taken back: look at the release';
        return new _host_js__WEBPACK_IMPORTED_MODULE_5__/* .HostError */ .d(`${message}. ${state}`, { cause });
    }
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
