"use strict";
exports.id = 6437;
exports.ids = [6437];
exports.modules = {

/***/ 79740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ keepEditsRequest),
/* harmony export */   V: () => (/* binding */ interrupted)
/* harmony export */ });
/* harmony import */ var _text_short_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18060);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36443);
/* harmony import */ var _retry_delay_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6657);
/* harmony import */ var _sticky_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40898);




/** GitHub allows 65,536 characters, GitLab more; a text never has fewer bytes than characters. */
const MAX_BODY_BYTES = 65_000;
/** The last line of docs-ci's text. */
const END = (0,_sticky_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMarker */ .z0)('docs-ci-edits: end');
/** Does what a request asks for. Rejects with HostError. */
async function keepEditsRequest(repository, request) {
    try {
        return await keepOnce(repository, request);
    }
    catch (error) {
        const delayMs = error instanceof _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh ? (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_3__/* .retryDelayMs */ .q)(error.retryAfter) : undefined;
        if (delayMs === undefined)
            throw error;
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        // A write can be done although its response is lost, and others can get in between: a second look shows both.
        return keepOnce(repository, request);
    }
}
function interrupted({ branch }) {
    return new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(`couldn't propose the edits: others changed the branch ${branch} or its request during this run. Run the job again later`);
}
async function keepOnce(repository, request, hasNewBranch) {
    const requests = await repository.listRequests();
    const { wanted, left } = await readWanted(repository, request);
    const { state, open, isOutdated, url } = decide(requests, request, wanted);
    const result = { state, left, paths: [...wanted.keys()], url };
    if (!open && state !== 'open')
        return result;
    const branch = await repository.readBranch(wanted);
    const isOwn = (message) => message.trimEnd().split('\n').at(-1) === ownLine(request);
    if (!branch.messages.every(isOwn))
        return { ...result, state: 'foreign' };
    if (state === 'open' && !branch.isSpent)
        return { ...result, url: await settle(repository, request, { open, isOutdated, wanted, branch }) };
    if (hasNewBranch)
        throw interrupted(request);
    await end(repository, request, { open, branch });
    if (state === 'open')
        return keepOnce(repository, request, true);
    return { ...result, url: undefined, closedUrl: open?.url };
}
/** Says which state the requests should have. `isOutdated` is true if docs-ci's text of the open one is about other edits. */
function decide(requests, request, wanted) {
    const marker = (0,_sticky_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMarker */ .z0)(markerOf(request, wanted));
    const open = requests.find(({ state }) => state === 'open');
    const isOutdated = open !== undefined && ownText(request).test(open.body) && !open.body.includes(marker);
    const isRejected = ({ state, body }) => state === 'closed' && body.includes(marker);
    // People can open a request again, or their own.
    const rejected = open && !isOutdated ? undefined : requests.find(isRejected);
    const state = wanted.size === 0 ? 'none' : rejected ? 'rejected' : 'open';
    return { state, open, isOutdated, url: (open ?? rejected)?.url };
}
async function readWanted(repository, request) {
    const wanted = new Map();
    const left = new Map();
    for (const edit of request.edits) {
        const text = edit.textFor(await repository.readCommitted(edit.path));
        if (typeof text === 'string')
            wanted.set(edit.path, text);
        else
            left.set(edit.path, text.obstacle);
    }
    return { wanted, left };
}
/** Writes what differs. Resolves to the URL of the open request. */
async function settle(repository, request, known) {
    const { open, isOutdated, wanted, branch } = known;
    if (!branch.isAsWanted)
        await branch.write(`${request.title}\n\n${ownLine(request)}`);
    if (!open)
        return (await repository.createRequest(request.title, bodyOf(repository, request, { wanted }))).url;
    if (isOutdated || !branch.isAsWanted)
        await updateText(repository, request, open, wanted);
    return open.url;
}
/** Deletes the branch and closes the open request. */
async function end(repository, request, { open, branch }) {
    // The text comes before the end: closed with the text of its edits, the request would count as rejected.
    if (open)
        await updateText(repository, request, open, new Map());
    // An open request also keeps commits that arrive until the branch is gone.
    if (branch.isThere)
        await repository.deleteBranch();
    if (open)
        await repository.updateRequest(open.number, 'close');
}
/** Changes docs-ci's own text, if the request has one. Rejects with HostError if it isn't open any more. */
async function updateText(repository, request, { number, body }, wanted) {
    if (!ownText(request).test(body))
        return;
    const text = bodyOf(repository, request, { wanted, before: body });
    if ((await repository.updateRequest(number, { body: text })).state === 'open')
        return;
    // It was closed with the edits that people saw, so it is to be known by them.
    await repository.updateRequest(number, { body });
    throw interrupted(request);
}
/** The last line of each commit message of docs-ci. */
function ownLine({ slug }) {
    return `docs-ci-edits: ${slug}`;
}
/** Says whose the request is, and which edits it has. */
function markerOf(request, wanted) {
    return `${ownLine(request)} ${(0,_text_short_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .shortHash */ .B)(JSON.stringify([...wanted]))}`;
}
function ownText(request) {
    return new RegExp(`<!-- ${ownLine(request)} [^]*?(?:${END}|$)`);
}
/** Renders the text of a request, and keeps what people wrote before and after it. */
function bodyOf({ secrets }, request, { wanted, before = '' }) {
    const [own = ''] = ownText(request).exec(before) ?? [];
    const limitBytes = MAX_BODY_BYTES - Buffer.byteLength(before) + Buffer.byteLength(own);
    const post = { marker: markerOf(request, wanted), body: request.body([...wanted.keys()]) };
    const text = (0,_sticky_js__WEBPACK_IMPORTED_MODULE_2__/* .stickyBody */ .uX)(post, { secrets, limitBytes });
    return before.replace(own, () => text + END);
}


/***/ }),

/***/ 31555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OV: () => (/* binding */ tokenApi),
/* harmony export */   S: () => (/* binding */ jobApi),
/* harmony export */   nw: () => (/* binding */ missingVariable)
/* harmony export */ });
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36443);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20378);
/** Connects to GitLab's API with the job token or a project access token. Errors name the token and how to fix its access. */


/** Only a container or a script that gets no variables of the job lacks one. */
function missingVariable(task, name) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .failedTask */ .vD)(task, `${name} isn't set. GitLab sets it in each job: pass it on to the container or script that runs docs-ci`);
}
/** Creates an API below the project of the job, with the job token. */
function jobApi({ env, request, secrets }, task) {
    for (const name of ['CI_API_V4_URL', 'CI_PROJECT_ID', 'CI_PROJECT_URL', 'CI_JOB_TOKEN'])
        if (!env[name])
            throw missingVariable(task, name);
    return new _client_js__WEBPACK_IMPORTED_MODULE_1__/* .GitLabClient */ .zZ(request, {
        secrets,
        apiUrl: env.CI_API_V4_URL ?? '',
        project: env.CI_PROJECT_ID ?? '',
        header: { 'JOB-TOKEN': env.CI_JOB_TOKEN ?? '' },
        tokenName: 'the job token',
        task,
        advice: 'Start the pipeline as a Developer, allow that role on protected tags, and enable the package registry',
    });
}
/** The lowest role that can write each kind; a Reporter can edit their own issues. */
const ROLES = { notes: 'Developer', issues: 'Reporter', commits: 'Reporter', 'merge requests': 'Developer' };
/** True if another task of the job needs the higher role, so that nobody makes two tokens one after the other. */
function writesForPeople({ input, runContext }) {
    const comments = input('comment')?.trim().toLowerCase() === 'true' && runContext.pullRequest !== undefined;
    return comments || input('edits')?.trim() === 'pull-request';
}
/** Creates an API with a project access token, for what the job token can't write. */
function tokenApi(connection, access) {
    const { env, request, secrets } = connection;
    const { token, kind, what = kind, isReading = false, project = env.CI_PROJECT_ID ?? '', ...more } = access;
    const { task } = more;
    const advice = `Set DOCS_CI_GITLAB_TOKEN to a project access token with the api scope and the ${writesForPeople(connection) ? 'Developer' : ROLES[kind]} role`;
    if (!env.CI_API_V4_URL)
        throw missingVariable(task, 'CI_API_V4_URL');
    // GitLab passes a reference to an undefined variable as it is.
    if (token === '' || token.startsWith('$'))
        throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .PermissionError */ .i_(`couldn't ${task}: the job token can't ${isReading ? `read ${what}` : `write ${kind}`}. ${advice}`);
    secrets.add(token);
    return new _client_js__WEBPACK_IMPORTED_MODULE_1__/* .GitLabClient */ .zZ(request, {
        ...more,
        secrets,
        apiUrl: env.CI_API_V4_URL,
        project,
        header: { 'PRIVATE-TOKEN': token },
        tokenName: 'the token',
        advice,
    });
}


/***/ }),

/***/ 20378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   md: () => (/* binding */ PAGE_SIZE),
/* harmony export */   vD: () => (/* binding */ failedTask),
/* harmony export */   zZ: () => (/* binding */ GitLabClient)
/* harmony export */ });
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58423);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46965);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36443);
/* harmony import */ var _list_limit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26575);
/* harmony import */ var _no_response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45856);
/* harmony import */ var _outgoing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94315);
/* harmony import */ var _retry_delay_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6657);
/* harmony import */ var _release_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87019);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91845);










const PAGE_SIZE = 100;
const MAX_REASON_LENGTH = 300;
/** A file is replaced by uploading a second one with the same name. */
const DUPLICATES_ADVICE = 'In the group, allow duplicates of generic packages (Settings → Packages and registries), or add docs-ci-export-pdf as an exception';
/**
 * Sends the token to GitLab only, since redirects are not followed. Paths are below the project unless they begin with a
 * slash. Every method rejects with HostError, also for a response that doesn't match its schema.
 */
class GitLabClient {
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
    async find(schema, path, query) {
        const response = await this.#send({ method: 'GET', path: withQuery(path, query) });
        return response.status === 404 ? undefined : this.#parse(schema, response);
    }
    /** Yields the items of a list, and requests its pages as they are needed. */
    async *list(schema, path, query) {
        let page = '1';
        for (let count = 1; page !== ''; count += 1) {
            (0,_list_limit_js__WEBPACK_IMPORTED_MODULE_7__/* .requirePage */ .L)(count, (reason) => this.error(reason));
            const pageQuery = { ...query, per_page: String(PAGE_SIZE), page };
            const response = await this.#send({ method: 'GET', path: withQuery(path, pageQuery) });
            yield* this.#parse(schema, response);
            page = response.headers['x-next-page'] ?? '';
        }
    }
    async get(schema, path, query) {
        return this.#parse(schema, await this.#send({ method: 'GET', path: withQuery(path, query) }));
    }
    async send(schema, method, path, json) {
        return this.#parse(schema, await this.#send({ method, path, json }));
    }
    async upload(schema, path, content, signal) {
        const { sizeBytes, open } = content;
        const timeoutMs = (0,_release_file_js__WEBPACK_IMPORTED_MODULE_5__/* .uploadTimeoutMs */ .n8)(sizeBytes);
        const put = () => this.#send({ method: 'PUT', path, stream: { body: open(), sizeBytes }, signal, timeoutMs });
        const response = await put();
        const delayMs = delayBeforeRetryMs(response);
        if (delayMs === undefined)
            return this.#parse(schema, response);
        await sleep(delayMs);
        return this.#parse(schema, await put());
    }
    /** Resolves to the id of the user that the token belongs to. */
    async ownId() {
        const own = await this.get(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .user */ .kQ, '/user');
        if (!own)
            throw this.error("GitLab's response doesn't name the user of the token. Check DOCS_CI_GITLAB_TOKEN");
        return own.id;
    }
    /** Every request of a client passes through here. */
    async #send({ path, json, ...content }) {
        const { header, signal, secrets, task } = this.#access;
        signal?.throwIfAborted();
        const url = this.#urlOf(path);
        (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_4__/* .checkText */ .qW)(secrets, url, { name: 'URL', task });
        const request = { ...content, json: json && (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_4__/* .redactPost */ .K7)(secrets, json, task) };
        const headers = { ...header, accept: 'application/json' };
        // A POST would create its object twice, unless GitLab rejected it for a limit. A stream can't be read twice.
        const isRepeatable = request.method !== 'POST';
        for (let retriesLeft = request.stream ? 0 : 1;; retriesLeft -= 1) {
            let delayMs = _retry_delay_js__WEBPACK_IMPORTED_MODULE_8__/* .MIN_RETRY_DELAY_MS */ .v;
            try {
                const response = await this.#request({ ...request, url, headers });
                const mayRepeat = retriesLeft > 0 && (isRepeatable || response.status === 429);
                const requestedMs = mayRepeat ? delayBeforeRetryMs(response) : undefined;
                if (requestedMs === undefined)
                    return response;
                delayMs = requestedMs;
            }
            catch (cause) {
                request.signal?.throwIfAborted();
                if (retriesLeft === 0 || !isRepeatable)
                    throw this.error((0,_no_response_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNoResponse */ .e)('GitLab', cause) ?? "GitLab didn't respond. Run the job again later", {
                        cause,
                    });
            }
            await sleep(delayMs);
        }
    }
    #urlOf(path) {
        const { apiUrl, project } = this.#access;
        return apiUrl + (path.startsWith('/') ? path : `/projects/${encodeURIComponent(project)}/${path}`);
    }
    #parse(schema, response) {
        const parsed = schema.safeParse(this.#parseJson(response));
        if (parsed.success)
            return parsed.data;
        throw this.error("GitLab's response is invalid. Check whether a proxy changes responses");
    }
    #parseJson(response) {
        const { status, text } = response;
        if (status < 200 || status >= 300)
            throw this.#failure(response);
        try {
            return status === 204 ? undefined : JSON.parse(text);
        }
        catch (cause) {
            throw this.error("GitLab's response isn't valid JSON. Check whether a proxy changes responses", { cause });
        }
    }
    #failure(response) {
        const { status, text } = response;
        if (status >= 300 && status < 400)
            return this.error(`GitLab redirects (HTTP ${status}), and ${this.#access.tokenName} is not sent to other URLs`);
        const message = errorMessageIn(text);
        const { task, tokenName, advice: cure } = this.#access;
        // A project that the token can't see is not found, and neither is what isn't there.
        if (status === 404)
            return this.error(`GitLab finds nothing there (HTTP 404${message}). If it is there, ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_9__/* .lowerFirst */ .oZ)(cure)}`, {
                cause: { status },
            });
        if (status === 401 || status === 403) {
            const reason = status === 401 ? `GitLab rejected ${tokenName}` : `${tokenName} lacks permission`;
            const said = /^: 40[13] \w+$/.test(message) ? '' : message;
            return new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .PermissionError */ .i_(`couldn't ${task}: ${reason} (HTTP ${status}${said}). ${cure}`, {
                cause: { status },
            });
        }
        const advice = status === 400 && /duplicate/i.test(message) ? `. ${DUPLICATES_ADVICE}` : '';
        const options = { cause: { status }, retryAfter: retryAfterOf(response) };
        return this.error(`GitLab returned HTTP ${status}${message}${advice}`, options);
    }
}
/** Returns the HTTP status behind a HostError; undefined if there was no response. */
function statusOf(error) {
    const { cause } = error instanceof _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh ? error : {};
    return cause?.status;
}
function withQuery(path, query) {
    return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}
/** Uses the global timer, so that the fault matrix can put it on virtual time. */
async function sleep(ms) {
    await new Promise((resolve) => setTimeout(resolve, ms));
}
/** Returns undefined if the response is no reason to retry. */
function delayBeforeRetryMs(response) {
    return response.status < 500 && response.status !== 429 ? undefined : (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_8__/* .retryDelayMs */ .q)(retryAfterOf(response));
}
/** A rate limit without `retry-after` lasts longer than a job should wait. */
function retryAfterOf({ status, headers }) {
    return headers['retry-after'] ?? (status === 429 ? 'unknown' : undefined);
}
/** Returns GitLab's own message after a colon: only it names the rule, such as protected packages or no duplicates. */
function errorMessageIn(text) {
    try {
        const { message, error } = _schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .errorBody */ .t4.parse(JSON.parse(text));
        const reason = message ?? error;
        if (reason === undefined)
            return '';
        return `: ${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(inWords(reason)), MAX_REASON_LENGTH)}`;
    }
    catch {
        return '';
    }
}
/** Validations name fields: `{"name": ["is too long"]}` is `name is too long`. */
function inWords(reason) {
    if (typeof reason !== 'object' || reason === null)
        return String(reason);
    if (Array.isArray(reason))
        return reason.map(inWords).join(', ');
    const fields = Object.entries(reason);
    return fields.map(([name, text]) => (/^(base|error)$/.test(name) ? '' : `${name} `) + inWords(text)).join(', ');
}
function failedTask(task, reason, options) {
    return new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh(`couldn't ${task}: ${reason}`, options);
}


/***/ }),

/***/ 74707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listGitLabChangedFiles: () => (/* binding */ listGitLabChangedFiles),
/* harmony export */   newestGitLabCommitMs: () => (/* binding */ newestGitLabCommitMs)
/* harmony export */ });
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36443);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31555);
/* harmony import */ var _run_variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34100);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20378);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83774);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91845);
/** Reads commits: the files that a merge request or a push changes, and the newest commit of a branch. */






/** Rejects with HostError. */
async function listGitLabChangedFiles(connection, token) {
    const { pullRequest, pushedFrom, commitSha } = connection.runContext;
    const task = `list the changed files of the ${pushedFrom === undefined ? 'merge request' : 'push'}`;
    const project = (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeRequestProject */ .rX)(connection.env);
    if ((pullRequest ?? pushedFrom) === undefined || project === undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh(`couldn't ${task}: this job doesn't run for a merge request or a push`);
    const what = 'changed files';
    const api = (0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenApi */ .OV)(connection, { token, task, kind: 'commits', what, isReading: true, project });
    const listed = pushedFrom === undefined
        ? api.list(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .changedFiles */ .Y_, `merge_requests/${pullRequest}/diffs`)
        : await api
            .get(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .pushedFiles */ .zq, 'repository/compare', { from: pushedFrom, to: commitSha ?? '' })
            .catch((error) => {
            throw (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) === 404 ? api.error((0,_run_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .describeLostCommit */ .lb)('GitLab', pushedFrom)) : error;
        });
    if (!listed)
        throw api.error("GitLab can't compare the commits");
    const files = [];
    for await (const file of listed)
        files.push(toChangedFile(file));
    return files;
}
function toChangedFile(file) {
    if (file.deleted_file)
        return { path: file.old_path, change: 'removed' };
    if (file.new_file)
        return { path: file.new_path, change: 'added' };
    const renamed = file.old_path !== file.new_path && { previousPath: file.old_path };
    return { path: file.new_path, change: 'changed', ...renamed };
}
function newestGitLabCommitMs(connection) {
    return async ({ branch, path, token }) => {
        const api = (0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenApi */ .OV)(connection, { token, task: 'read the newest commit', kind: 'commits', isReading: true });
        const query = { ref_name: branch, ...(path && { path }), per_page: '1' };
        const find = () => api.find(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .commits */ .XP, 'repository/commits', query);
        const listed = await find();
        if (listed)
            return listed[0]?.committed_date;
        // Without access, GitLab finds nothing, either: then this fails, and says what to do.
        const others = await api.get(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .commits */ .XP, 'repository/commits', { per_page: '1' });
        if (others.length === 0)
            return undefined;
        // Only twice the same answer is sure.
        const again = await find();
        return again ? again[0]?.committed_date : 'no branch';
    };
}


/***/ }),

/***/ 15284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   upsertGitLabEdits: () => (/* binding */ upsertGitLabEdits)
/* harmony export */ });
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79740);
/* harmony import */ var _outgoing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94315);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31555);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91845);
/** Keeps the merge request with edits of pages. */




/** Rejects with HostError. */
async function upsertGitLabEdits(connection, request) {
    const task = 'propose the edits as a merge request';
    const { token, signal } = request;
    const api = (0,_access_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenApi */ .OV)(connection, { token, signal, task, kind: 'merge requests' });
    return (0,_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .keepEditsRequest */ .Q)(new Repository(api, connection, request), request);
}
class Repository {
    api;
    request;
    project;
    secrets;
    constructor(api, connection, request) {
        this.api = api;
        this.request = request;
        this.project = connection.env.CI_PROJECT_ID ?? '';
        this.secrets = connection.secrets;
    }
    async listRequests() {
        const { base, branch } = this.request;
        const query = { state: 'all', source_branch: branch, target_branch: base, per_page: '100' };
        const listed = await this.api.get(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeRequests */ .x6, 'merge_requests', query);
        // A fork can have a branch of the same name.
        return listed.filter(({ source }) => String(source) === this.project);
    }
    async readCommitted(path) {
        return (await this.#readFile(path, this.request.commitSha))?.text;
    }
    async readBranch(wanted) {
        const { branch, commitSha } = this.request;
        const compared = await this.api.find(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .comparison */ .my, 'repository/compare', { from: commitSha, to: branch });
        if (!compared) {
            const actions = [...wanted].map(([path, text]) => toAction(path, text, {}));
            const write = (message) => this.#commit(message, { actions, start_sha: commitSha });
            return { isThere: false, messages: [], isAsWanted: false, isSpent: false, write };
        }
        const { commit, commits, diffs } = compared;
        const ancestor = await this.#findAncestor(commit?.id ?? branch);
        const changed = diffs.flatMap(({ old_path: before, new_path: after }) => [before, after]);
        const actions = [];
        for (const path of new Set([...wanted.keys(), ...changed])) {
            const text = wanted.get(path) ?? (await this.readCommitted(path));
            // The branch itself can have newer commits by people. GitLab rejects an action that doesn't know them.
            const there = await this.#readFile(path, (commit ?? ancestor)?.id ?? branch);
            if (there?.text !== text)
                actions.push(toAction(path, text, there));
        }
        return {
            isThere: true,
            messages: commits.map(({ message }) => message),
            isAsWanted: actions.length === 0,
            isSpent: ancestor !== undefined && ancestor.id !== commitSha && (await this.#hasOne(wanted, ancestor.id)),
            write: (message) => this.#commit(message, { actions }),
        };
    }
    #commit(commit_message, what) {
        const { branch } = this.request;
        return this.api.send(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .anything */ .D8, 'POST', 'repository/commits', { branch, commit_message, ...what });
    }
    /** Resolves to the newest commit that a branch has in common with the commit of the run. */
    #findAncestor(ref) {
        const refs = [this.request.commitSha, ref].map((one) => `refs[]=${encodeURIComponent(one)}`).join('&');
        return this.api.find(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .commit */ .cd, `repository/merge_base?${refs}`);
    }
    /** GitLab's API can't merge the commit of the run into the branch, so the branch keeps its ancestor. */
    async #hasOne(wanted, ancestor) {
        for (const [path, text] of wanted) {
            if ((await this.#readFile(path, ancestor))?.text === text)
                return true;
        }
        return false;
    }
    deleteBranch() {
        return this.api.send(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .anything */ .D8, 'DELETE', `repository/branches/${encodeURIComponent(this.request.branch)}`);
    }
    createRequest(title, description) {
        const { base: target_branch, branch: source_branch } = this.request;
        const request = { source_branch, target_branch, title, description, remove_source_branch: true };
        return this.api.send(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeRequest */ .u2, 'POST', 'merge_requests', request);
    }
    updateRequest(iid, change) {
        const json = change === 'close' ? { state_event: 'close' } : { description: new _outgoing_js__WEBPACK_IMPORTED_MODULE_1__/* .TextOfPeople */ .Ow(change.body) };
        return this.api.send(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeRequest */ .u2, 'PUT', `merge_requests/${iid}`, json);
    }
    async #readFile(path, ref) {
        const file = await this.api.find(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryFile */ .DQ, `repository/files/${encodeURIComponent(path)}`, { ref });
        return file && { text: Buffer.from(file.content, 'base64').toString(), last_commit_id: file.last_commit_id };
    }
}
/** @param text undefined to delete the file @param there the file on the branch; undefined if it isn't there */
function toAction(file_path, text, there) {
    const place = { file_path, last_commit_id: there?.last_commit_id };
    if (text === undefined)
        return { action: 'delete', ...place };
    const content = Buffer.from(text).toString('base64');
    return { action: there ? 'update' : 'create', ...place, content, encoding: 'base64' };
}


/***/ }),

/***/ 72193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inspectGitLab: () => (/* binding */ inspectGitLab)
/* harmony export */ });
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36443);
/* harmony import */ var _inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2405);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31555);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91845);
/* harmony import */ var _text_instant_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19644);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90692);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73308);
/** Looks at a GitLab job: its server, and the scopes and the expiry of the token. */







/** Components exist from this version on. */
const MIN_GITLAB = [17, 0];
const DAY_MS = 86_400_000;
/** A token that expires sooner gets a warning. */
const MIN_DAYS_LEFT = 14;
const tokenCure = (role) => `Set the masked variable DOCS_CI_GITLAB_TOKEN to a project access token with the api scope and the ${role} role.`;
async function inspectGitLab(connection, question) {
    return [
        describeServer(connection.env),
        ...describeProtection(connection),
        ...(await describeToken(connection, question)),
        (0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__.inspectMachine)(connection.env),
    ];
}
function describeServer({ CI_SERVER_VERSION: version, CI_PIPELINE_SOURCE: source }) {
    const found = `GitLab ${version || 'of an unknown version'}, pipeline source ${source || 'unknown'}`;
    if (!version)
        return (0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .platformFinding */ .j)('unknown', found, 'Components need GitLab 17.0 or newer: the page /help of your GitLab has its version.');
    if ((0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .isAtLeast */ .d)(version, MIN_GITLAB))
        return (0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .platformFinding */ .j)('ok', found);
    return (0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .platformFinding */ .j)('problem', found, 'Update GitLab to version 17.0 or newer.');
}
/** The job runs on one branch or tag only, and another one may have fewer variables. */
function describeProtection({ env, runContext }) {
    if (runContext.secrets === 'withheld') {
        const cure = `Merge requests from forks don't get CI/CD variables. Set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)('on-missing-key')} to skip for them.`;
        return [(0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .platformFinding */ .j)('warning', 'merge request from a fork', cure)];
    }
    if (runContext.secrets === 'exposed') {
        const cure = 'The code of the fork can read the CI/CD variables of this project. Review it before you run a pipeline.';
        return [(0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .platformFinding */ .j)('warning', 'merge request from a fork, run in this project', cure)];
    }
    if (env.CI_COMMIT_REF_PROTECTED !== 'true')
        return [];
    const found = 'protected branch or tag, so protected variables exist here';
    const cure = "Other branches don't get protected variables. Clear the Protect flag of variables that they need.";
    return [(0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .platformFinding */ .j)('ok', found, cure)];
}
async function describeToken(connection, { token, tokenUses, tokenRole, nowMs }) {
    const cure = tokenCure(tokenRole);
    // Whether the jobs use it depends on their inputs, which check doesn't know.
    if (token === '')
        return tokenUses.length > 0
            ? [(0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .platformFinding */ .j)('note', `no token for ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_5__/* .listItems */ .D)(tokenUses, Infinity)}`, cure)]
            : [];
    const lacking = tokenUses.length > 0 ? 'problem' : 'warning';
    try {
        const api = (0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenApi */ .OV)(connection, { token, task: 'read the scopes of the token', kind: 'notes', isReading: true });
        const rights = await api.get(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .accessToken */ .aS, '/personal_access_tokens/self');
        if (!rights)
            return [(0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .platformFinding */ .j)('unknown', "GitLab's response has no scopes", cure)];
        const { scopes, expires_at: expiresAt } = rights;
        return [
            describeScopes(scopes, lacking, cure),
            ...describeExpiry(expiresAt, nowMs),
            ...(await describeProject(connection, token, cure)),
        ];
    }
    catch (error) {
        if (!(error instanceof _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh))
            throw error;
        return [(0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .platformFinding */ .j)(error instanceof _host_js__WEBPACK_IMPORTED_MODULE_0__/* .PermissionError */ .i_ ? lacking : 'unknown', error.message)];
    }
}
function describeScopes(scopes, lacking, cure) {
    const found = `token with the scopes ${scopes.join(', ') || 'none'}`;
    if (scopes.includes('api'))
        return (0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .platformFinding */ .j)('ok', found);
    return (0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .platformFinding */ .j)(lacking, found, cure);
}
function describeExpiry(expiresAt, nowMs) {
    const daysLeft = Math.ceil(((0,_text_instant_js__WEBPACK_IMPORTED_MODULE_6__/* .timeOf */ .n)(expiresAt) - nowMs) / DAY_MS);
    if (!(daysLeft < MIN_DAYS_LEFT))
        return [];
    const cure = 'Rotate the token, and update the variable DOCS_CI_GITLAB_TOKEN.';
    return [(0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .platformFinding */ .j)('warning', `the token expires on ${expiresAt ?? ''}`, cure)];
}
async function describeProject(connection, token, cure) {
    const project = connection.env.CI_PROJECT_ID;
    if (!project)
        return [];
    const api = (0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenApi */ .OV)(connection, { token, task: 'read the project', kind: 'notes', isReading: true });
    if ((await api.find(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .anything */ .D8, `/projects/${encodeURIComponent(project)}`)) !== undefined)
        return [];
    return [(0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .platformFinding */ .j)('problem', "the token can't see this project", cure)];
}


/***/ }),

/***/ 53472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findGitLabRelease: () => (/* binding */ findGitLabRelease)
/* harmony export */ });
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92161);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36443);
/* harmony import */ var _release_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87019);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31555);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20378);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91845);
/**
 * Attaches a file to an existing GitLab release with the job token. The file is uploaded to the generic package registry,
 * and a release link points to it. Changing a link's URL is one step, so the release has the old or the new file at any
 * moment. Earlier files stay in the registry.
 */






/** The package in the registry that contains the files; the tag is its version. */
const PACKAGE_NAME = 'docs-ci-export-pdf';
/** Rejects with HostError if the release doesn't exist. It uses the job token, not the token of the request. */
async function findGitLabRelease(connection, { tag, assetName, readOnly }) {
    const task = readOnly ? `find release ${tag}` : `attach ${assetName} to release ${tag}`;
    const api = (0,_access_js__WEBPACK_IMPORTED_MODULE_2__/* .jobApi */ .S)(connection, task);
    const path = `releases/${encodeURIComponent(tag)}`;
    if ((await (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .untilVisible */ .dr)(() => api.find(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .anything */ .D8, path))) === undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh(`couldn't find release ${tag}: no release with this tag is visible to the job token (HTTP 404). Check the tag, or create the release first`);
    const release = { api, tag, task, path, projectUrl: connection.env.CI_PROJECT_URL ?? '' };
    return { attach: (file) => attach(release, assetName, file) };
}
async function attach(release, name, file) {
    const before = await findLink(release, name);
    const uploaded = await upload(release, name, file);
    const url = downloadUrl(release, uploaded.id);
    const existing = await findLink(release, name);
    if (existing?.url !== before?.url)
        throw await withoutFile(release, uploaded, (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .conflictOf */ .Sx)(release.task));
    if (existing)
        await changeLink(release, existing, url);
    else
        await createLink(release, name, uploaded);
    const shown = `${release.projectUrl}/-/releases/${encodeURIComponent(release.tag)}/downloads/${name}`;
    const isForeign = existing && !existing.url.startsWith(`${release.projectUrl}/-/package_files/`);
    return {
        url: shown,
        ...(existing && {
            replaced: isForeign
                ? 'in place of an earlier link'
                : `in place of the link to the earlier ${name}, which stays in the package registry`,
        }),
        ...(isForeign && { warning: replacedWarning(release, existing) }),
    };
}
/** Someone may still need what the link led to. */
function replacedWarning({ tag }, { name, url }) {
    return `The link ${name} of release ${tag} leads to the new file. Before, it led to ${url}. To keep that one, add it to the release under another name.`;
}
/** Each upload is a file of its own in the registry, which nothing shows before the link points to it. */
async function upload({ api, tag }, name, file) {
    const folder = `packages/generic/${PACKAGE_NAME}/${packageVersionOf(tag)}`;
    try {
        const content = (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .contentOf */ .$E)(file);
        const place = `${folder}/${name}?select=package_file`;
        const uploaded = await (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .afterNotFound */ .G9)(() => api.upload(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .uploadedFile */ .Xi, place, content, file.signal), _client_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2);
        if (!uploaded)
            throw api.error("GitLab's response doesn't name the uploaded file. Run the job again");
        const { size, file_sha256 } = uploaded;
        if ((size ?? file.sizeBytes) === file.sizeBytes && (file_sha256 || file.sha256) === file.sha256)
            return uploaded;
        await discard({ api }, uploaded);
        throw api.error('GitLab stored other content than was sent. Run the job again');
    }
    catch (error) {
        throw (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .withState */ .Q2)(toHostError(api, error), UNCHANGED);
    }
}
/** Points the link to the new file in one step. */
async function changeLink(release, { id, name, link_type }, url) {
    const { api, path, task } = release;
    // GitLab takes a missing type for `other`. A link that was created by hand may lack the path of the asset's URL.
    const change = { url, direct_asset_path: `/${name}`, link_type };
    try {
        const put = () => api.send(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .anything */ .D8, 'PUT', `${path}/assets/links/${id}`, change);
        const changed = await (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .untilVisible */ .dr)(() => ifNot404(put()));
        if (changed === undefined)
            throw (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .conflictOf */ .Sx)(task, { status: 404 });
    }
    catch (error) {
        if (!(await isLinked(release, name, url, error)))
            throw (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .withState */ .Q2)(toHostError(api, error), stateAfter(error));
    }
}
/** Names are unique in a release, so the second of two jobs is rejected. */
async function createLink(release, name, uploaded) {
    const { api, path, task } = release;
    const url = downloadUrl(release, uploaded.id);
    const link = { name, url, direct_asset_path: `/${name}`, link_type: 'other' };
    try {
        const post = () => api.send(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .anything */ .D8, 'POST', `${path}/assets/links`, link);
        if ((await (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .untilVisible */ .dr)(() => ifNot404(post()))) === undefined)
            throw (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .conflictOf */ .Sx)(task, { status: 404 });
    }
    catch (error) {
        const isTaken = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(error) === 400 && toHostError(api, error).message.includes('name has already been taken');
        // It may be this link: an earlier request can be done although its response was an error.
        if (await isLinked(release, name, url, isTaken ? undefined : error))
            return;
        if ((0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(error) !== 400)
            throw (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .withState */ .Q2)(toHostError(api, error), stateAfter(error));
        // The list may not show the link of another job yet, but names are unique.
        throw await withoutFile(release, uploaded, isTaken ? (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .conflictOf */ .Sx)(task, error) : toHostError(api, error));
    }
}
/** Resolves to undefined for a 404, which GitLab can return once for what was just written. */
async function ifNot404(response) {
    return response.then((value) => value ?? true, (error) => {
        if ((0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(error) === 404)
            return undefined;
        throw error;
    });
}
/** True if the link points to the URL although the response was an error or got lost. A rejection says that it doesn't. */
async function isLinked(release, name, url, error) {
    if (isRejected(error))
        return false;
    const look = async () => (await findLink(release, name))?.url === url || undefined;
    return (await (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .untilVisible */ .dr)(look).catch(() => undefined)) ?? false;
}
const UNCHANGED = 'The release is unchanged';
function isRejected(error) {
    const status = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(error);
    return status !== undefined && status < 500;
}
function stateAfter(error) {
    return isRejected(error) ? UNCHANGED : 'The release has the old or the new file. Run the job again to make sure';
}
function toHostError(api, error) {
    return error instanceof _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh ? error : api.error((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error), { cause: error });
}
/** Deletes a file that no link points to, and resolves to the error. */
async function withoutFile(release, uploaded, cause) {
    await discard(release, uploaded);
    return (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .withState */ .Q2)(cause, UNCHANGED);
}
/** Only a Maintainer may delete the file. One that stays isn't part of the release. */
async function discard({ api }, { id, package_id }) {
    await api.send(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .anything */ .D8, 'DELETE', `packages/${package_id}/package_files/${id}`).catch(() => undefined);
}
/** The list can lag behind what was just written. */
async function findLink({ api, path }, name) {
    return (0,_release_file_js__WEBPACK_IMPORTED_MODULE_1__/* .afterNotFound */ .G9)(async () => {
        for await (const link of api.list(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .links */ .yJ, `${path}/assets/links`))
            if (link.name === name)
                return { link };
        return {};
    }, _client_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2).then(({ link }) => link);
}
/** Returns the web URL, since the API's URL requires a token even in public projects. */
function downloadUrl({ projectUrl }, fileId) {
    return `${projectUrl}/-/package_files/${fileId}/download`;
}
/** Returns the tag without characters that a package version can't have. Two tags can share a version: files have ids. */
function packageVersionOf(tag) {
    return tag.replace(/[^A-Za-z0-9.+-]/g, '-').replace(/^[^A-Za-z0-9]+/, '') || 'untagged';
}


/***/ }),

/***/ 91845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ issues),
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   DQ: () => (/* binding */ repositoryFile),
/* harmony export */   Q2: () => (/* binding */ notes),
/* harmony export */   Vd: () => (/* binding */ createdNote),
/* harmony export */   XP: () => (/* binding */ commits),
/* harmony export */   Xi: () => (/* binding */ uploadedFile),
/* harmony export */   Y_: () => (/* binding */ changedFiles),
/* harmony export */   aS: () => (/* binding */ accessToken),
/* harmony export */   cd: () => (/* binding */ commit),
/* harmony export */   fI: () => (/* binding */ writtenIssue),
/* harmony export */   kQ: () => (/* binding */ user),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   t4: () => (/* binding */ errorBody),
/* harmony export */   u2: () => (/* binding */ mergeRequest),
/* harmony export */   x6: () => (/* binding */ mergeRequests),
/* harmony export */   yJ: () => (/* binding */ links),
/* harmony export */   zq: () => (/* binding */ pushedFiles)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52087);
/* harmony import */ var _text_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19644);
/** Describes the parts of GitLab's responses that docs-ci reads. A proxy may have written a response, so each is checked. */


/** A response that isn't read. */
const anything = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J();
/** Reads a response that the run can do without: undefined if it has something else. */
function ifValid(schema) {
    return schema.optional().catch(undefined);
}
const withId = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() });
const user = ifValid(withId);
/** The token of a request itself. */
const accessToken = ifValid(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ scopes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), expires_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() }));
/** A note that was created. */
const createdNote = ifValid(withId);
const notes = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), system: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(), author: withId }));
/** One page of a merge request's files. */
const changedFiles = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ old_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), new_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), new_file: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), deleted_file: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }));
/** The files between two commits, unless there are too many. */
const pushedFiles = ifValid(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ diffs: changedFiles, compare_timeout: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(false).nullish() }).transform(({ diffs }) => diffs));
/** A merge request. GitLab locks it while it merges it. */
const mergeRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    iid: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['opened', 'locked', 'closed', 'merged']),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    web_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    source_project_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
})
    .transform(({ iid, state, description, web_url: url, source_project_id: source }) => ({
    number: iid,
    state: state === 'closed' || state === 'merged' ? state : 'open',
    body: description ?? '',
    url,
    source,
}));
const mergeRequests = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(mergeRequest);
/** A file of a commit, in Base64. `last_commit_id` is the last commit that changed it. */
const repositoryFile = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), last_commit_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const commit = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** What a branch has beyond its common ancestor with a commit. */
const comparison = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    commit: commit.nullish(),
    commits: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    diffs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ old_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), new_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
const commits = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ committed_date: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform(_text_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .n).pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()) }));
/** An issue that was created or updated. */
const writtenIssue = ifValid(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ iid: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), web_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).transform(({ iid, web_url: url }) => ({ number: iid, url })));
const issue = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    iid: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    web_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    author: withId,
    discussion_locked: ifValid(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
})
    .transform(({ iid, state, web_url: url, description, author, discussion_locked: isLocked }) => ({
    number: iid,
    isOpen: state !== 'closed',
    isLocked,
    body: description ?? '',
    url: url ?? undefined,
    authorId: author.id,
}));
const issues = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(issue);
const link = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), link_type: ifValid(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) });
const links = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(link);
const packageFile = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    package_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    size: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    file_sha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
});
const uploadedFile = ifValid(packageFile);
/** GitLab puts the reason into either field, as text or as an object. */
const errorBody = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), error: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() }).partial();


/***/ }),

/***/ 68490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   upsertGitLabIssue: () => (/* binding */ upsertGitLabIssue),
/* harmony export */   upsertGitLabNote: () => (/* binding */ upsertGitLabNote)
/* harmony export */ });
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36443);
/* harmony import */ var _sticky_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40898);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31555);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20378);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83774);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91845);
/** Writes the sticky note of a merge request and the sticky issue of a project. */






/** A note or a description can have 1,000,000 characters; a text never has fewer bytes than characters. */
const BODY_LIMIT_BYTES = 900_000;
/** Notes or issues that are searched for another own one after one was found. */
const MAX_OTHERS = 20;
/** Creates or updates the note; with `updateOnly`, it only updates one. Rejects with HostError. */
async function upsertGitLabNote(connection, request) {
    const task = 'write the note on the merge request';
    const { env, runContext } = connection;
    const project = (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeRequestProject */ .rX)(env);
    if (runContext.pullRequest === undefined || project === undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh(`couldn't ${task}: this job doesn't run for a merge request`);
    const api = (0,_access_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenApi */ .OV)(connection, { token: request.token, task, kind: 'notes', project });
    const path = `merge_requests/${runContext.pullRequest}/notes`;
    const own = await findOwnNotes(api, path, (0,_sticky_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenMarker */ .z0)(request.marker));
    const [existingId, ...duplicates] = own.map(({ id }) => id);
    if (existingId === undefined && request.updateOnly)
        return {};
    const { note, isOlder } = (0,_sticky_js__WEBPACK_IMPORTED_MODULE_1__/* .runNote */ .k8)(runContext, own.map(({ body }) => body));
    if (isOlder && !request.isCurrent)
        return { isLeft: true };
    const body = (0,_sticky_js__WEBPACK_IMPORTED_MODULE_1__/* .stickyBody */ .uX)({ ...request, note }, { secrets: connection.secrets, limitBytes: BODY_LIMIT_BYTES });
    const written = await (existingId === undefined
        ? api.send(_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .createdNote */ .Vd, 'POST', path, { body })
        : api.send(_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .createdNote */ .Vd, 'PUT', `${path}/${existingId}`, { body }));
    // Two jobs can create a note at the same time. The next run deletes what stays.
    for (const duplicate of duplicates)
        await api.send(_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .anything */ .D8, 'DELETE', `${path}/${duplicate}`).catch(() => undefined);
    const id = existingId ?? written?.id;
    const { CI_MERGE_REQUEST_PROJECT_URL: projectUrl } = env;
    if (!projectUrl || id === undefined)
        return {};
    return { url: `${projectUrl}/-/merge_requests/${runContext.pullRequest}#note_${id}` };
}
/** Anyone can write a note that begins with the marker, so only a note by the token's own user counts. */
async function findOwnNotes(api, path, marker) {
    const ownId = await api.ownId();
    const own = [];
    let others = 0;
    for await (const { id, body, author, system } of api.list(_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .notes */ .Q2, path, { sort: 'asc', order_by: 'created_at' })) {
        if (author.id === ownId && system !== true && body.startsWith(marker))
            own.push({ id, body });
        else if (own.length > 0 && (others += 1) === MAX_OTHERS)
            break;
    }
    return own;
}
/** Creates, updates, closes or reopens the issue. Rejects with HostError. */
async function upsertGitLabIssue(connection, request) {
    const task = (0,_sticky_js__WEBPACK_IMPORTED_MODULE_1__/* .issueTask */ .l_)(request);
    if (!connection.env.CI_PROJECT_ID)
        throw (0,_access_js__WEBPACK_IMPORTED_MODULE_2__/* .missingVariable */ .nw)(task, 'CI_PROJECT_ID');
    const { token } = request;
    const api = (0,_access_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenApi */ .OV)(connection, { token, task, kind: 'issues', isReading: !request.change(undefined) });
    return (0,_sticky_js__WEBPACK_IMPORTED_MODULE_1__/* .keepIssue */ .px)(request, {
        name: 'GitLab',
        secrets: connection.secrets,
        limitBytes: BODY_LIMIT_BYTES,
        look: () => lookForIssues(api, request),
        write({ title, isOpen, body: description }, known) {
            if (!known)
                return api.send(_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .writtenIssue */ .fI, 'POST', 'issues', { title, description });
            // GitLab would answer as if it had done all.
            if (known.isLocked && isOpen && !known.isOpen)
                throw api.error(`GitLab doesn't reopen issue #${known.number}, because its discussion is locked. Unlock it`);
            const event = isOpen === known.isOpen ? {} : { state_event: isOpen ? 'reopen' : 'close' };
            return api.send(_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .writtenIssue */ .fI, 'PUT', `issues/${known.number}`, { title, description, ...event });
        },
        comment: (number, body) => (0,_access_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenApi */ .OV)(connection, { token, task: _sticky_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMENT_TASK */ .Qk, kind: 'issues' }).send(_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .anything */ .D8, 'POST', `issues/${number}/notes`, { body }),
    });
}
/** Looks at the issues that the user of the token updated last, and at those with the title. */
async function lookForIssues(api, { marker, constantTitle }) {
    const ownId = await api.ownId();
    const query = { scope: 'all', state: 'all', author_id: String(ownId), order_by: 'updated_at', sort: 'desc' };
    const find = async (more, limit = Infinity) => {
        const own = [];
        let count = 0;
        let others = 0;
        for await (const { authorId, ...issue } of api.list(_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .issues */ .Bq, 'issues', { ...query, ...more })) {
            if (authorId === ownId && issue.body.startsWith((0,_sticky_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenMarker */ .z0)(marker)))
                own.push(issue);
            else if (own.length > 0 && (others += 1) === MAX_OTHERS)
                break;
            if ((count += 1) === limit)
                return { own, isComplete: false };
        }
        return { own, isComplete: true };
    };
    const newest = await find({}, _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_SIZE */ .md);
    if (newest.own.length > 0 || newest.isComplete)
        return newest;
    const { own } = await find({ search: constantTitle, in: 'title' }, _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_SIZE */ .md);
    return { own, readOn: async () => (await find({})).own };
}


/***/ }),

/***/ 2405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isAtLeast),
/* harmony export */   inspectMachine: () => (/* binding */ inspectMachine),
/* harmony export */   j: () => (/* binding */ platformFinding)
/* harmony export */ });
/** `engines` of package.json. */
const MIN_NODE = [20, 19];
const CONNECTION_VARIABLES = ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS'];
/** @param nodeVersion such as `24.1.0` */
function inspectMachine(env, nodeVersion = process.versions.node) {
    // The values can contain credentials, so only the names are shown.
    const names = CONNECTION_VARIABLES.filter((name) => env[name] || env[name.toLowerCase()]);
    const found = [`Node.js ${nodeVersion}`, names.length === 0 ? 'no proxy' : `${names.join(', ')} set`].join('; ');
    if (isAtLeast(nodeVersion, MIN_NODE))
        return { about: 'machine', verdict: 'ok', found };
    const cure = `Install Node.js ${MIN_NODE.join('.')} or newer.`;
    return { about: 'machine', verdict: 'problem', found, cure };
}
/** Returns what a look at the platform found. */
function platformFinding(verdict, found, cure) {
    return { about: 'platform', verdict, found, ...(cure !== undefined && { cure }) };
}
/** Compares the first two numbers of a version. */
function isAtLeast(version, [minMajor, minMinor]) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return major > minMajor || (major === minMajor && minor >= minMinor);
}


/***/ }),

/***/ 26575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ requirePage)
/* harmony export */ });
/** Limits how much of a platform's list is read: a platform that always has a next page must not keep a job forever. */
/** 10,000 entries on most platforms. */
const MAX_LIST_PAGES = 100;
/** Throws before the page after the last one that is read. Nobody knows what the rest of the list has. */
function requirePage(page, errorOf) {
    if (page > MAX_LIST_PAGES)
        throw errorOf(`the list has more than ${MAX_LIST_PAGES} pages`);
}


/***/ }),

/***/ 45856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ describeNoResponse)
/* harmony export */ });
/* harmony import */ var _text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49014);
/** Says why a platform gave no response, and what to do. */

/**
 * Returns a clause with its advice, which fits after a colon; undefined if the cause isn't known.
 * @param error that of the client, which may have that of the connection as its cause
 */
function describeNoResponse(platform, error) {
    const code = (0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCodeOf */ .D9)(error) ?? (0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCodeOf */ .D9)(error instanceof Error ? error.cause : undefined);
    if (code === undefined)
        return undefined;
    if ((0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutProxy */ .$d)(code) !== code) {
        const { reason, advice } = (0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyHelp */ .Yj)((0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutProxy */ .$d)(code), `the host of ${platform}`);
        return clause(`${platform} can't be reached: ${reason}`, advice);
    }
    if (!(0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .isCertificateCode */ .TR)(code))
        return undefined;
    const { reason, advice } = (0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .certificateHelp */ .xl)(code, platform);
    return clause(reason, advice);
}
function clause(reason, advice) {
    return `${reason}. ${advice.replace(/\.$/, '')}`;
}


/***/ }),

/***/ 94315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K7: () => (/* binding */ redactPost),
/* harmony export */   Ow: () => (/* binding */ TextOfPeople),
/* harmony export */   qW: () => (/* binding */ checkText)
/* harmony export */ });
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73308);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36443);
/** Redacts what a run sends to a platform. The clients of both platforms send nothing else. */


/** Fields that only people read or open. Any other field names something, such as a branch, so it can't be changed. */
const TEXT_FIELDS = new Set([
    'body',
    'commit_message',
    'description',
    'environment_url',
    'label',
    'log_url',
    'message',
    'title',
]);
/** A text that people may have changed on the platform. Only secrets of the run are redacted in it, and no signed URLs. */
class TextOfPeople {
    text;
    constructor(text) {
        this.text = text;
    }
}
/**
 * Returns a copy with redacted texts. Throws HostError if another field has a secret of the run.
 * @param task purpose of the request, phrased to follow "couldn't"
 */
function redactPost(secrets, post, task) {
    const copyOf = (name, value) => {
        if (value instanceof TextOfPeople)
            return secrets.redactSecrets(value.text);
        if (typeof value === 'string' && TEXT_FIELDS.has(name))
            return (0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .plainNames */ .Dd)(secrets.redact(value), 'keys');
        if (typeof value === 'string') {
            checkText(secrets, post.encoding === 'base64' ? Buffer.from(value, 'base64').toString() : value, { name, task });
            return value;
        }
        if (Array.isArray(value))
            return value.map((one) => copyOf(name, one));
        return isData(value) ? redactPost(secrets, value, task) : value;
    };
    return Object.fromEntries(Object.entries(post).map(([name, value]) => [name, copyOf(name, value)]));
}
/** Throws HostError if a text that must not be changed has a secret of the run, which the platform would keep. */
function checkText(secrets, text, { name, task }) {
    if (!secrets.has(text) && !secrets.has(decoded(text)))
        return;
    throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh(`couldn't ${task}: the field ${name} would contain this run's API key or token. Remove the secret where the text comes from`);
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Not a stream or the bytes of a file. */
function isData(value) {
    return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}


/***/ }),

/***/ 87019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   G9: () => (/* binding */ afterNotFound),
/* harmony export */   Q2: () => (/* binding */ withState),
/* harmony export */   Sx: () => (/* binding */ conflictOf),
/* harmony export */   dr: () => (/* binding */ untilVisible),
/* harmony export */   n8: () => (/* binding */ uploadTimeoutMs)
/* harmony export */ });
/* unused harmony export withProgress */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36443);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58423);
/** The file that is attached to a release: its content, how long its upload can take, and what is said of a failure. */




/** Returns the content of a file, which reports its progress while it is read. */
function contentOf(file) {
    const { path, onProgress } = file;
    return {
        ...file,
        open: () => withProgress((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 256 * 1024 }), onProgress),
    };
}
/** Returns the error of an attachment with a sentence about the release after it. */
function withState(cause, state) {
    const message = `${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .endSentence */ .H_)(cause.message)} ${state}`;
    return new (cause instanceof _host_js__WEBPACK_IMPORTED_MODULE_2__/* .PermissionError */ .i_ ? _host_js__WEBPACK_IMPORTED_MODULE_2__/* .PermissionError */ .i_ : _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh)(message, { cause });
}
function conflictOf(task, cause) {
    return new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh(`couldn't ${task}: another job changed this file at the same time. Attach it in one job at a time, then run this job again`, { cause });
}
/** Milliseconds between attempts for what was just written elsewhere, which the platforms show after up to some seconds. */
const VISIBILITY_DELAYS_MS = [500, 1_000, 2_000];
/** Looks again while there is nothing: what was just written can be missing for a while. */
async function untilVisible(look) {
    let found = await look();
    for (const delayMs of VISIBILITY_DELAYS_MS) {
        if (found !== undefined)
            return found;
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        found = await look();
    }
    return found;
}
/** Looks again after a 404, which both platforms can return for what was just written. Rejects with the last one. */
async function afterNotFound(attempt, statusOf) {
    let missing;
    const done = await untilVisible(() => attempt().then((value) => ({ value }), (error) => {
        if (statusOf(error) !== 404)
            throw error;
        missing = error;
        return undefined;
    }));
    if (!done)
        throw missing;
    return done.value;
}
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
    const counter = new node_stream__WEBPACK_IMPORTED_MODULE_1__.Transform({
        transform(chunk, _, next) {
            sentBytes += chunk.length;
            onProgress(sentBytes);
            next(null, chunk);
        },
    });
    source.on('error', (error) => counter.destroy(error));
    return source.pipe(counter);
}


/***/ }),

/***/ 6657:
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

/***/ 40898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ COMMENT_TASK),
/* harmony export */   k8: () => (/* binding */ runNote),
/* harmony export */   l_: () => (/* binding */ issueTask),
/* harmony export */   px: () => (/* binding */ keepIssue),
/* harmony export */   uX: () => (/* binding */ stickyBody),
/* harmony export */   z0: () => (/* binding */ hiddenMarker)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87790);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36443);


/** Returns the first line of a sticky text: an HTML comment that no page shows. */
function hiddenMarker(marker) {
    return `<!-- ${marker} -->`;
}
/** Returns the hidden lines and the rendered blocks, of which `limitBytes` keeps the beginning. */
function stickyBody({ marker, note, body }, { secrets, limitBytes }) {
    const hidden = note === undefined ? '' : `${hiddenMarker(note)}\n`;
    const text = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMarkdown */ .G)(secrets.redactAll(body), { limitBytes, pointer: 'Truncated.' });
    return secrets.redact(`${hiddenMarker(marker)}\n${hidden}${text}`);
}
const RUN_NOTE = 'docs-ci:run:';
/**
 * Returns the note with the number of the newest run that wrote the comment, and whether this run is older than that one.
 * @param bodies of the own comments with the marker
 */
function runNote({ sequence = 0 }, bodies) {
    const known = bodies.map((body) => Number(RUN_LINE.exec(body)?.[1] ?? 0));
    const newest = Math.max(sequence, ...known);
    return { note: newest > 0 ? `${RUN_NOTE}${newest}` : undefined, isOlder: sequence > 0 && newest > sequence };
}
/** The hidden line below the marker. */
const RUN_LINE = new RegExp(`^<!-- .* -->\\r?\\n<!-- ${RUN_NOTE}(\\d+) -->`);
const COMMENT_TASK = 'comment on the issue';
/** What the requests are for: without anything to say, a run only looks for an issue to close. */
function issueTask({ change }) {
    return change(undefined) ? 'write the issue' : 'look for the issue';
}
/** Writes the issue unless it is like this already. If two jobs create one at the same time, the older one stays. */
async function keepIssue(request, platform) {
    const { name, limitBytes, secrets, write, comment } = platform;
    const title = secrets.redact(request.title);
    const writeTo = async (known) => {
        const wanted = wantedIssue(request, known, platform);
        const written = wanted ? await write({ title, ...wanted }, known) : known;
        return { number: known?.number ?? written?.number, url: written?.url };
    };
    // If there is nothing to say, the cost must not grow with the number of issues.
    const known = await findIssue(platform, () => wantedIssue(request, undefined, platform) !== undefined);
    const first = await writeTo(known);
    const isNew = !known && first.number !== undefined;
    const oldest = isNew ? await findIssue(platform, () => false).catch(() => undefined) : undefined;
    const { number, url } = oldest && oldest.number !== first.number ? await writeTo(oldest) : first;
    return {
        url,
        async addComment(body) {
            if (number === undefined)
                throw new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(`couldn't ${COMMENT_TASK}: ${name} returned no issue`);
            await comment(number, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMarkdown */ .G)(secrets.redactAll(body), { limitBytes }));
        },
    };
}
/** Finds the issue that stays, and closes duplicates, which keep their text and comments. */
async function findIssue({ look, write }, needsAll) {
    const { own: seen, readOn } = await look();
    const own = seen.length === 0 && readOn && needsAll() ? await readOn() : seen;
    const [oldest, ...duplicates] = own.filter(({ isOpen }) => isOpen).sort((a, b) => a.number - b.number);
    for (const duplicate of duplicates) {
        // No later run finds it, because the marker is no longer at the beginning.
        const body = `Duplicate of #${oldest?.number}.\n\n${duplicate.body}`;
        await write({ isOpen: false, body }, duplicate).catch(() => undefined);
    }
    return oldest ?? own[0];
}
/** Undefined if nothing is to be written. */
function wantedIssue({ marker, change }, known, options) {
    const [, note] = /^<!-- .* -->\r?\n<!-- (.*) -->\r?\n/.exec(known?.body ?? '') ?? [];
    const wanted = change(known && { isOpen: known.isOpen, ...(note !== undefined && { note }) });
    if (!wanted)
        return undefined;
    const body = stickyBody({ marker, ...wanted }, options);
    // Platforms change line ends and spaces at the end.
    const isSameText = known?.body.replaceAll('\r\n', '\n').trim() === body.trim();
    return isSameText && known.isOpen === wanted.isOpen ? undefined : { isOpen: wanted.isOpen, body };
}


/***/ }),

/***/ 18060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ shortHash)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** Tells texts apart by a few hexadecimal digits. Pure. */

function shortHash(text, digits = 16) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text, 'hex').slice(0, digits);
}


/***/ })

};
;