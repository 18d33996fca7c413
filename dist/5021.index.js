"use strict";
exports.id = 5021;
exports.ids = [5021];
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

/***/ 36639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadGitHubArtifact: () => (/* binding */ uploadGitHubArtifact)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _text_artifact_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50207);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(92161);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42883);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46965);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36443);
/* harmony import */ var _outgoing_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94315);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84350);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73308);
/**
 * Uploads artifacts of a workflow run with GitHub's own client. The client reads its URLs and token from the process's
 * environment and prints untrusted text, so this module checks the one and escapes the other.
 */












const MAX_REASON_LENGTH = 300;
/** Uploads the files, under another name if a re-run finds the name taken. Rejects with HostError. */
async function uploadGitHubArtifact({ env, secrets }, request) {
    const { name, raw } = request;
    const task = `upload ${name} as an artifact`;
    checkEnvironment(env, task);
    (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_7__/* .checkText */ .qW)(secrets, name, { name: 'name', task });
    const problem = (0,_text_artifact_name_js__WEBPACK_IMPORTED_MODULE_9__/* .artifactNameProblem */ .N)(name);
    if (problem !== undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh(`couldn't ${task}: the name ${problem}`);
    const attempt = Number(env.GITHUB_RUN_ATTEMPT);
    const names = attempt > 1 ? [name, nameForAttempt(name, attempt, raw)] : [name];
    for (const candidate of names) {
        const uploaded = await uploadAs(candidate, request, { env, secrets, task });
        if (uploaded)
            return { name: candidate, ...uploaded, url: uploaded.id && artifactUrl(env, uploaded.id) };
    }
    const { nameInput } = request;
    const advice = nameInput === undefined
        ? `Set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_10__/* .setting */ .Pe)('artifact', false)} in one of the jobs`
        : `Give each job its own ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_10__/* .inputName */ .yu)(nameInput)}`;
    throw new _host_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh(`couldn't ${task}: an artifact with this name already exists in this run. ${advice}`);
}
/** Throws UnsupportedError for what the environment already rules out, before the client is loaded. */
function checkEnvironment(env, task) {
    if (!(0,_context_js__WEBPACK_IMPORTED_MODULE_8__/* .keepsArtifacts */ .Il)(env))
        throw new _host_js__WEBPACK_IMPORTED_MODULE_6__/* .UnsupportedError */ .Wt(`couldn't ${task}: GitHub Enterprise Server doesn't support this kind of artifact. Use ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_10__/* .setting */ .Pe)('artifact', false)}`);
    for (const name of ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL']) {
        if (!env[name])
            throw new _host_js__WEBPACK_IMPORTED_MODULE_6__/* .UnsupportedError */ .Wt(`couldn't ${task}: ${name} isn't set. Run docs-ci as an action (\`uses:\`), because the runner doesn't pass it to \`run:\` steps`);
    }
}
/** `docs.pdf` → `docs-attempt2.pdf`; the name of a zipped artifact has no extension to keep. */
function nameForAttempt(name, attempt, raw) {
    const extension = raw ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.extname)(name) : '';
    return `${name.slice(0, name.length - extension.length)}-attempt${attempt}${extension}`;
}
/** Resolves to undefined if the name is taken. */
async function uploadAs(name, { files, rootDirectory, retentionDays, raw }, { env, secrets, task }) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(3234), __webpack_require__.e(1077), __webpack_require__.e(6822), __webpack_require__.e(7674), __webpack_require__.e(1869), __webpack_require__.e(9507)]).then(__webpack_require__.bind(__webpack_require__, 13408));
    const client = new DefaultArtifactClient();
    const renamed = raw && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(files[0] ?? '') !== name ? await copyUnderName(env, files[0] ?? '', name) : undefined;
    try {
        const response = await withHarmlessOutput(secrets, () => renamed
            ? client.uploadArtifact(name, [renamed.path], renamed.folder, { retentionDays, skipArchive: true })
            : client.uploadArtifact(name, [...files], rootDirectory, { retentionDays, skipArchive: raw }));
        return { id: response.id?.toString() };
    }
    catch (error) {
        const reason = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_11__/* .messageOf */ .b)(error);
        if (/^Failed to CreateArtifact: .*\(409\)/s.test(reason))
            return undefined;
        throw new _host_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh(`couldn't ${task}: ${describeFailure(secrets.redact(reason))}`, { cause: error });
    }
    finally {
        if (renamed)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(renamed.folder, { recursive: true, force: true });
    }
}
/** Replaces the parser errors that the client shows for a response it couldn't read. */
function describeFailure(reason) {
    const line = (0,_text_width_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_4__/* .logLine */ .BP)(reason), MAX_REASON_LENGTH);
    const isParserError = /not valid JSON|Unexpected (?:token|end)|Cannot read|undefined|is not a function/.test(line);
    return isParserError ? "GitHub's artifact service keeps returning invalid responses. Run the job again later" : line;
}
/** Links or copies the file to another name, since the client names a raw artifact after its file. */
async function copyUnderName(env, file, name) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docs-ci-'));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
    // A hard link needs no space, but fails across disks.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(file, path).catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(file, path));
    return { folder, path };
}
function artifactUrl(env, id) {
    if (!env.GITHUB_REPOSITORY || !env.GITHUB_RUN_ID)
        return undefined;
    return `${(0,_context_js__WEBPACK_IMPORTED_MODULE_8__/* .serverUrl */ .Vd)(env)}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}/artifacts/${id}`;
}
/** Matches workflow commands of the library and of docs-ci, whose data is already escaped. */
const ESCAPED_COMMAND = /^::(add-mask|debug|notice|warning|error|group|endgroup)( [^\r\n]*)?::[^\r\n]*$/;
/**
 * Makes every line that goes to stdout harmless while the work runs, since the client prints names and server responses
 * as they are. Lines that are harmless already stay unchanged.
 */
async function withHarmlessOutput(secrets, work) {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- it is restored unchanged
    const original = process.stdout.write;
    const write = original.bind(process.stdout);
    // The client ends its lines as the system does: with CR LF on Windows.
    const harmless = (text, ...rest) => write(typeof text === 'string' ? secrets.redact(text).split(/\r?\n/).map(harmlessLine).join('\n') : text, ...rest);
    process.stdout.write = harmless;
    try {
        return await work();
    }
    finally {
        if (process.stdout.write === harmless)
            process.stdout.write = original;
    }
}
function harmlessLine(line) {
    if (ESCAPED_COMMAND.test(line))
        return line;
    const safe = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_4__/* .logLine */ .BP)(line);
    return safe === (0,node_util__WEBPACK_IMPORTED_MODULE_3__.stripVTControlCharacters)(line) ? line : safe;
}


/***/ }),

/***/ 55290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ createGitHubClient)
/* harmony export */ });
/* unused harmony export GitHubClient */
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36443);
/* harmony import */ var _list_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26575);
/* harmony import */ var _outgoing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94315);
/* harmony import */ var _retry_delay_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6657);
/* harmony import */ var _octokit_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11383);





/** It is short, since a cancelled job still closes its deployment and then has seconds left. */
const CALL_TIMEOUT_MS = 5_000;
const PATIENT_CALL_TIMEOUT_MS = 20_000;
const PAGE_SIZE = 100;
async function createGitHubClient(connection, access) {
    const { token, permission, task } = access;
    connection.secrets.add(token);
    const [owner, repo] = (connection.env.GITHUB_REPOSITORY ?? '').split('/');
    if (!owner || !repo)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh(`couldn't ${task}: GITHUB_REPOSITORY isn't set`);
    if (token === '')
        throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh(`couldn't ${task}: the input token is empty. Pass a token with ${permission}`);
    const isReadOnly = connection.runContext.secrets === 'withheld';
    const octokit = await createOctokit(connection, access);
    return new GitHubClient(octokit, { owner, repo }, { ...access, isReadOnly, secrets: connection.secrets });
}
/** Every method rejects with HostError, also for a response that doesn't match its schema. */
class GitHubClient {
    repository;
    #octokit;
    #access;
    constructor(octokit, repository, access) {
        this.repository = repository;
        this.#octokit = octokit;
        this.#access = access;
    }
    /**
     * Makes a call. A `repeatable` one is retried after a server error, and a patient one also after a timeout. Any call is
     * retried after a secondary rate limit, which GitHub applies before it does anything.
     */
    async call(repetition, send, 
    /** Creates the signal that replaces the usual timeout. */
    createSignal) {
        const { signal, patient = false } = this.#access;
        signal?.throwIfAborted();
        const timeout = () => AbortSignal.timeout(patient ? PATIENT_CALL_TIMEOUT_MS : CALL_TIMEOUT_MS);
        const attempt = () => send(this.#octokit, { signal: (createSignal ?? timeout)() });
        try {
            return await attempt();
        }
        catch (error) {
            const delayMs = delayBeforeRetryMs(error, { repeatable: repetition === 'repeatable', patient });
            if (delayMs === undefined)
                throw this.#toHostError(error);
            await new Promise((resolve) => setTimeout(resolve, delayMs));
            return attempt().catch((secondError) => Promise.reject(this.#toHostError(secondError)));
        }
    }
    /** Sends a request below the repository, and returns what the schema reads from the response. */
    async send(schema, route, params, repetition = route.startsWith('POST') ? 'once' : 'repeatable') {
        const { owner, repo } = this.repository;
        const url = route.replace(' ', ` /repos/${owner}/${repo}/`);
        const response = await this.call(repetition, (octokit, request) => octokit.request(url, { ...params, request }));
        return this.parse(schema, response.data);
    }
    /** Yields the items of a list, and requests its pages as they are needed. */
    async *list(schema, path) {
        for (let page = 1;; page += 1) {
            (0,_list_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .requirePage */ .L)(page, (reason) => this.error(reason));
            const items = await this.send(schema, `GET ${path}`, { per_page: PAGE_SIZE, page });
            yield* items;
            if (items.length < PAGE_SIZE)
                return;
        }
    }
    error(reason) {
        return new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh(`couldn't ${this.#access.task}: ${reason}`);
    }
    parse(schema, data) {
        const parsed = schema.safeParse(data);
        if (parsed.success)
            return parsed.data;
        throw this.error(_octokit_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UNEXPECTED_RESPONSE */ .Wi);
    }
    #toHostError(cause) {
        if (cause instanceof _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh)
            return cause;
        const { secrets, task, permission, token, isReadOnly } = this.#access;
        const failure = (0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_2__/* .octokitErrorOf */ .n5)(cause);
        // A proxy may echo the request, token included.
        const redacted = { ...failure, message: secrets.redact(failure.message) };
        const message = `couldn't ${task}: ${(0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFailure */ .Ic)(redacted, { permission, token, isReadOnly })}`;
        const options = { cause, retryAfter: retryAfterOf(failure) };
        return (0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isPermissionFailure */ .w$)(failure) ? new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .PermissionError */ .i_(message, options) : new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh(message, options);
    }
}
/** What octokit doesn't send, and the headers with the token. */
const TRANSPORT_OPTIONS = new Set(['url', 'method', 'baseUrl', 'headers', 'mediaType', 'request']);
/** Every request of a client passes through its hook, whoever builds it. */
async function createOctokit({ env, userAgent, fetch, secrets }, { token, task }) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 8244).then(__webpack_require__.bind(__webpack_require__, 78244));
    // The default logger would print untrusted text of responses as it is.
    const ignore = () => undefined;
    const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
    const baseUrl = env.GITHUB_API_URL || 'https://api.github.com';
    const octokit = getOctokit(token, { baseUrl, userAgent, log, request: { fetch } });
    octokit.hook.before('request', (options) => {
        (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_1__/* .checkText */ .qW)(secrets, options.url, { name: 'URL', task });
        const post = Object.entries(options).filter(([name]) => !TRANSPORT_OPTIONS.has(name));
        Object.assign(options, (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_1__/* .redactPost */ .K7)(secrets, Object.fromEntries(post), task));
    });
    return octokit;
}
function delayBeforeRetryMs(error, { repeatable, patient }) {
    const failure = (0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_2__/* .octokitErrorOf */ .n5)(error);
    const retryAfter = retryAfterOf(failure);
    if ((0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimit */ .a5)(failure))
        return (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_4__/* .retryDelayMs */ .q)(retryAfter);
    if (!repeatable || failure.status < 500)
        return undefined;
    return patient || failure.cause?.name !== 'TimeoutError' ? (0,_retry_delay_js__WEBPACK_IMPORTED_MODULE_4__/* .retryDelayMs */ .q)(retryAfter) : undefined;
}
/** A rate limit without `retry-after` lasts longer than a job should wait. */
function retryAfterOf(failure) {
    return failure.response?.headers?.['retry-after'] ?? ((0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimit */ .a5)(failure) ? 'unknown' : undefined);
}


/***/ }),

/***/ 36595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listGitHubChangedFiles: () => (/* binding */ listGitHubChangedFiles),
/* harmony export */   newestGitHubCommitMs: () => (/* binding */ newestGitHubCommitMs)
/* harmony export */ });
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36443);
/* harmony import */ var _run_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34100);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55290);
/* harmony import */ var _octokit_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11383);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49093);
/** Reads commits: the files that a pull request or a push changes, and the newest commit of a branch. */





/** GitHub lists at most so many files of a pull request. */
const MAX_FILES = 3_000;
/** GitHub lists no more files of a push, and all of them on the first page. */
const MAX_PUSHED = 300;
/** Rejects with HostError. */
async function listGitHubChangedFiles(connection, token, isForComment = false) {
    const { pullRequest, pushedFrom, commitSha } = connection.runContext;
    const isPush = pushedFrom !== undefined;
    const task = `list the changed files of the ${isPush ? 'push' : 'pull request'}`;
    if (pullRequest === undefined && !isPush)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh(`couldn't ${task}: this job doesn't run for a pull request or a push`);
    const permission = isPush ? 'contents: read' : `pull-requests: ${isForComment ? 'write' : 'read'}`;
    const client = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .createGitHubClient */ .L)(connection, { token, permission, task });
    const files = [];
    if (isPush) {
        const listed = await (0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ifFound */ .MW)(client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .pushedFiles */ .zq, `GET compare/${pushedFrom}...${commitSha}`));
        if (!listed)
            throw client.error(`${(0,_run_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .describeLostCommit */ .lb)('GitHub', pushedFrom)}. If not, add "${permission}" to the job's "permissions:"`);
        files.push(...listed.map(toChangedFile));
        if (files.length >= MAX_PUSHED)
            throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh(`couldn't ${task}: GitHub lists at most ${MAX_PUSHED}`);
        return files;
    }
    for await (const file of client.list(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .changedFiles */ .Y_, `pulls/${pullRequest}/files`))
        if (files.push(toChangedFile(file)) === MAX_FILES)
            break;
    return files;
}
function toChangedFile({ filename, status, previous_filename: previousPath }) {
    const change = status === 'added' || status === 'removed' ? status : 'changed';
    return { path: filename, change, ...(previousPath !== undefined && { previousPath }) };
}
function newestGitHubCommitMs(connection) {
    return async ({ branch, path, token }) => {
        const access = { token, permission: 'contents: read', task: 'read the newest commit' };
        const client = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .createGitHubClient */ .L)(connection, access);
        const query = { sha: branch, ...(path && { path }), per_page: 1 };
        const find = () => (0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ifFound */ .MW)(client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .commits */ .XP, 'GET commits', query));
        let listed = await find();
        // Without access, GitHub finds nothing, either. Only twice the same answer is sure.
        if (!listed && (await (0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ifFound */ .MW)(client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .commits */ .XP, 'GET commits', { per_page: 1 })))?.length) {
            listed = await find();
            if (!listed)
                return 'no branch';
        }
        if (!listed)
            throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh(`couldn't ${access.task}: GitHub shows this job no commit of any branch (HTTP 404). Add "${access.permission}" to the job's "permissions:"`);
        return listed[0]?.commit.committer.date;
    };
}


/***/ }),

/***/ 98226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGitHubDeployment: () => (/* binding */ openGitHubDeployment)
/* harmony export */ });
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46965);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36443);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55290);
/* harmony import */ var _octokit_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11383);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49093);
/** Opens a GitHub Deployment and keeps its state up to date. */





/** GitHub rejects longer descriptions of a status. */
const MAX_DESCRIPTION_LENGTH = 140;
/** Creates the deployment; the returned record updates its state. Rejects with HostError. */
async function openGitHubDeployment(connection, { environment, description, transient, ref, token }) {
    const task = `record the deployment in the environment ${environment}`;
    const client = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .createGitHubClient */ .L)(connection, { token, permission: 'deployments: write', task });
    const { commitSha, runUrl } = connection.runContext;
    const shown = (text) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(connection.secrets.redact(text), MAX_DESCRIPTION_LENGTH);
    if (commitSha === undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(`couldn't ${task}: GITHUB_SHA isn't set`);
    const open = async (deployed) => client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .deployment */ .kG, 'POST deployments', {
        ref: deployed,
        environment,
        description: shown(description),
        transient_environment: transient,
        production_environment: !transient,
        // The record neither waits for the checks of the commit nor merges anything.
        auto_merge: false,
        required_contexts: [],
    });
    const opened = await open(ref ?? commitSha).catch((error) => {
        // The service may build a commit of another repository.
        if (ref === undefined || (0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(error) !== 422)
            throw error;
        return open(commitSha);
    });
    if (!opened)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(`couldn't ${task}: GitHub returned no deployment`);
    return {
        async update(state, { description, url }) {
            const status = {
                state,
                description: shown(description),
                environment_url: url,
                log_url: runUrl,
                // A live deployment replaces the earlier ones of its environment.
                auto_inactive: state === 'success',
            };
            await client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .anything */ .D8, `POST deployments/${opened.id}/statuses`, status, 'repeatable');
        },
    };
}


/***/ }),

/***/ 77524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   upsertGitHubEdits: () => (/* binding */ upsertGitHubEdits)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79740);
/* harmony import */ var _outgoing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94315);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36443);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55290);
/* harmony import */ var _octokit_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11383);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49093);
/** Keeps the pull request with edits of pages. */







const TASK = 'propose the edits as a pull request';
/** Rejects with HostError. */
async function upsertGitHubEdits(connection, request) {
    const permission = 'contents: write, pull-requests: write';
    const { token, signal } = request;
    const client = await (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .createGitHubClient */ .L)(connection, { token, signal, permission, task: TASK, patient: true });
    return (0,_edits_js__WEBPACK_IMPORTED_MODULE_1__/* .keepEditsRequest */ .Q)(new Repository(client, connection.secrets, request), request);
}
class Repository {
    client;
    secrets;
    request;
    constructor(client, secrets, request) {
        this.client = client;
        this.secrets = secrets;
        this.request = request;
    }
    async listRequests() {
        const { owner, repo } = this.client.repository;
        const { base, branch } = this.request;
        const query = { state: 'all', head: `${owner}:${branch}`, base, per_page: 100 };
        const listed = await this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequests */ .sD, 'GET pulls', query);
        return listed.filter(({ source }) => source === `${owner}/${repo}`);
    }
    async readCommitted(path) {
        const query = { ref: this.request.commitSha };
        const file = await (0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ifFound */ .MW)(this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .fileContent */ .qY, `GET contents/${encodeURIComponent(path)}`, query));
        if (!file)
            return undefined;
        // GitHub returns the content of files above 1 MB only as a blob.
        const isBlob = file.size > 0 && file.content === '';
        const { content } = isBlob ? await this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .gitBlob */ .WA, `GET git/blobs/${file.sha}`) : file;
        return Buffer.from(content, 'base64').toString();
    }
    async readBranch(wanted) {
        const { branch, commitSha } = this.request;
        const compared = await (0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ifFound */ .MW)(this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .comparison */ .my, `GET compare/${commitSha}...${branch}`));
        const ref = compared && (await (0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ifFound */ .MW)(this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .gitRef */ .GY, `GET git/ref/heads/${branch}`)));
        const write = (message) => this.#write(wanted, message, ref?.object.sha);
        if (!ref)
            return { isThere: false, messages: [], isAsWanted: false, isSpent: false, write };
        const { commits, files, total_commits: count, merge_base_commit: ancestor } = compared;
        // GitHub lists the first 250 commits. Any of the others can be by a person.
        const isListed = commits.length === count;
        if (isListed && ref.object.sha !== (commits.at(-1) ?? ancestor).sha)
            throw (0,_edits_js__WEBPACK_IMPORTED_MODULE_1__/* .interrupted */ .V)(this.request);
        const isWanted = ({ filename, status, sha }) => status === 'modified' && sha === blobShaOf(wanted.get(filename));
        return {
            isThere: true,
            messages: [...commits.map(({ commit }) => commit.message), ...(isListed ? [] : [''])],
            isAsWanted: files.length === wanted.size && files.every(isWanted),
            // Each commit to an existing branch also merges the commit of the run.
            isSpent: false,
            write,
        };
    }
    async #write(wanted, message, head) {
        const { branch, commitSha } = this.request;
        const base = await this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .gitCommit */ .om, `GET git/commits/${commitSha}`);
        const listed = await (0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ifFound */ .MW)(this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .gitTree */ .$G, `GET git/trees/${base.tree.sha}`, { recursive: 1 }));
        // The list of a huge repository ends early.
        const executables = new Set(listed?.tree.flatMap(({ path, mode }) => (mode === '100755' ? path : [])));
        const modeOf = (path) => (executables.has(path) ? '100755' : '100644');
        const entries = [...wanted].map(([path, content]) => ({ path, mode: modeOf(path), type: 'blob', content }));
        const files = { base_tree: base.tree.sha, tree: entries };
        const { sha: tree } = await this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .gitObject */ .E7, 'POST git/trees', files);
        const parents = head === undefined ? [commitSha] : [head, commitSha];
        const { sha } = await this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .gitObject */ .E7, 'POST git/commits', { message, tree, parents });
        const ref = `refs/heads/${branch}`;
        if (head === undefined)
            await this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .gitRef */ .GY, 'POST git/refs', { ref, sha });
        else
            await this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .gitRef */ .GY, `PATCH git/${ref}`, { sha, force: false });
    }
    deleteBranch() {
        return this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .anything */ .D8, `DELETE git/refs/heads/${this.request.branch}`);
    }
    async createRequest(title, body) {
        const { base, branch: head } = this.request;
        try {
            return await this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequest */ .VV, 'POST pulls', { title, body, head, base });
        }
        catch (error) {
            if (!/not permitted to create/i.test((0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_5__/* .rawMessageOf */ .h2)(error)))
                throw error;
            throw new _host_js__WEBPACK_IMPORTED_MODULE_3__/* .PermissionError */ .i_(`couldn't ${TASK}: GitHub Actions isn't permitted to create pull requests. In the settings, select Actions → General → "Allow GitHub Actions to create and approve pull requests", or pass another token. Or create a pull request from the branch ${head} yourself`, { cause: error });
        }
    }
    updateRequest(number, change) {
        const params = change === 'close' ? { state: 'closed' } : { body: new _outgoing_js__WEBPACK_IMPORTED_MODULE_2__/* .TextOfPeople */ .Ow(change.body) };
        return this.client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequest */ .VV, `PATCH pulls/${number}`, params);
    }
}
/** Git's name of a file's content. */
function blobShaOf(text) {
    return text === undefined ? undefined : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha1', `blob ${Buffer.byteLength(text)}\0${text}`, 'hex');
}


/***/ }),

/***/ 63361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inspectGitHub: () => (/* binding */ inspectGitHub)
/* harmony export */ });
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36443);
/* harmony import */ var _inspect_machine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2405);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55290);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84350);
/* harmony import */ var _octokit_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11383);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73308);
/** Looks at a GitHub run: the event, forks, the server, and the scopes of a classic token. */






/** A classic token begins so. GitHub reports the scopes of no other token. */
const CLASSIC_TOKEN = /^(ghp|gho)_/;
/** Older runners don't have the Node.js of the actions. */
const MIN_RUNNER = [2, 327];
/** Each of these scopes includes pull requests, issues, deployments and releases. */
const WRITING_SCOPES = ['repo', 'public_repo'];
const SECRETS_CURES = {
    given: undefined,
    withheld: `By default, pull requests from forks don't get secrets or variables, and their token can only read. Set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)('on-missing-key')} to skip for them.`,
    exposed: 'This event gives secrets to pull requests from forks too. Never check out or run their code in this job, or use the event pull_request.',
};
async function inspectGitHub(connection, question) {
    return [
        describeRun(connection),
        ...describeServer(connection),
        await describeToken(connection, question),
        (0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_5__.inspectMachine)(connection.env),
    ];
}
function describeRun({ env, runContext }) {
    // Only some images of self-hosted runners set the version.
    const { RUNNER_VERSION: version, GITHUB_EVENT_NAME: event } = env;
    const found = [`GitHub Actions, event ${event || 'unknown'}`, ...(version ? [`runner ${version}`] : [])].join(', ');
    if (version && !(0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_5__/* .isAtLeast */ .d)(version, MIN_RUNNER))
        return (0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_5__/* .platformFinding */ .j)('warning', found, 'Update the runner to version 2.327.1 or newer.');
    const cure = SECRETS_CURES[runContext.secrets];
    return (0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_5__/* .platformFinding */ .j)(cure === undefined ? 'ok' : 'warning', runContext.fromFork ? `${found} from a fork` : found, cure);
}
function describeServer({ env }) {
    if ((0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .keepsArtifacts */ .Il)(env))
        return [];
    const found = 'GitHub Enterprise Server, which keeps no artifacts for docs-ci';
    const cure = `Use files from ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)('results-dir')}, or a release asset. The root action needs github.com or ghe.com.`;
    return [(0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_5__/* .platformFinding */ .j)('warning', found, cure)];
}
async function describeToken(connection, { token }) {
    if (!CLASSIC_TOKEN.test(token)) {
        const found = token === '' ? 'no token' : "a token whose rights GitHub doesn't report";
        return (0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_5__/* .platformFinding */ .j)('note', found, 'Give the job the permissions below for the inputs that it uses.');
    }
    try {
        const scopes = await readScopes(connection, token);
        const found = `classic token with the scopes ${scopes.join(', ') || 'none'}`;
        if (scopes.some((scope) => WRITING_SCOPES.includes(scope)))
            return (0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_5__/* .platformFinding */ .j)('ok', found);
        const cure = 'Add the scope repo to the token (public_repo for a public repository), or remove the input token.';
        return (0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_5__/* .platformFinding */ .j)('warning', found, cure);
    }
    catch (error) {
        if (!(error instanceof _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh))
            throw error;
        return (0,_inspect_machine_js__WEBPACK_IMPORTED_MODULE_5__/* .platformFinding */ .j)((0,_octokit_error_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(error) === 401 ? 'warning' : 'unknown', error.message);
    }
}
async function readScopes(connection, token) {
    const task = 'read the scopes of the token';
    const client = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .createGitHubClient */ .L)(connection, { token, permission: 'metadata: read', task });
    const { repository } = client;
    const { headers } = await client.call('repeatable', ({ rest }, request) => rest.repos.get({ ...repository, request }));
    const scopes = headers['x-oauth-scopes'];
    return (scopes ?? '').split(',').flatMap((scope) => scope.trim() || []);
}


/***/ }),

/***/ 11383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   MW: () => (/* binding */ ifFound),
/* harmony export */   T1: () => (/* binding */ isPermissionDenied),
/* harmony export */   Wi: () => (/* binding */ UNEXPECTED_RESPONSE),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   et: () => (/* binding */ READ_ONLY_TOKEN),
/* harmony export */   h2: () => (/* binding */ rawMessageOf),
/* harmony export */   n5: () => (/* binding */ octokitErrorOf),
/* harmony export */   w$: () => (/* binding */ isPermissionFailure)
/* harmony export */ });
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46965);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36443);
/* harmony import */ var _no_response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45856);
/** Reads the errors of GitHub's client, and says what failed and what to do. */




const MAX_REASON_LENGTH = 300;
const UNEXPECTED_RESPONSE = "GitHub's response is invalid. Check whether a proxy changes responses";
/** Resolves to undefined if GitHub responds with 404. */
async function ifFound(response) {
    return response.catch((error) => {
        if (statusOf(error) === 404)
            return undefined;
        throw error;
    });
}
/** Returns GitHub's own message behind a HostError, which is untrusted text. */
function rawMessageOf(error) {
    return error instanceof _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh ? octokitErrorOf(error.cause).message : '';
}
/** Returns the HTTP status behind a HostError; undefined if there was no response. */
function statusOf(error) {
    return error instanceof _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh ? octokitErrorOf(error.cause).status || undefined : undefined;
}
/** Returns true if the token lacks the permission. A 403 for a rate limit doesn't count. */
function isPermissionDenied(error) {
    return statusOf(error) === 403 && error instanceof _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh && !isRateLimit(octokitErrorOf(error.cause));
}
function octokitErrorOf(error) {
    if (typeof error !== 'object' || error === null)
        return { status: 0, message: String(error) };
    const { status = 0, message = '', cause, response, errors } = error;
    return { status, message, cause, response, errors };
}
/** A secondary rate limit may have no header, and one of GraphQL no status: only its words or its type say what it is. */
function isRateLimit({ status, message, response, errors }) {
    const headers = response?.headers ?? {};
    const isLimited = 'retry-after' in headers || headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message);
    return status === 429 || (status === 403 && isLimited) || errors?.[0]?.type === 'RATE_LIMITED';
}
/** Matches the tokens of people. No entry of `permissions:` changes their rights. */
const PERSONAL_TOKEN = /^(?:github_pat_|ghp_|gho_|ghu_)/;
function describeFailure(failure, rights) {
    const { status } = failure;
    const code = failure.errors?.[0]?.type ?? `HTTP ${status}`;
    if (isRateLimit(failure))
        return `GitHub's rate limit is reached (${code}). Run the job again later`;
    if (status === 401)
        return 'GitHub rejected the token (HTTP 401). Check the input token';
    if (isPermissionFailure(failure))
        return describeDenied(code, rights);
    if (isNotFound(failure))
        return `GitHub finds nothing there (${code}). If it is there, ${howToSee(rights)}`;
    return describeResponse(failure);
}
function describeDenied(code, { permission, token, isReadOnly }) {
    const entries = listEntries(permission);
    if (PERSONAL_TOKEN.test(token))
        return `the personal access token isn't allowed to (${code}). Give it ${entries} for this repository, or the scope repo to a classic token`;
    if (isReadOnly)
        return `${READ_ONLY_TOKEN} (${code})`;
    return `missing permission (${code}). Add ${entries} to the job's "permissions:"`;
}
function howToSee({ permission, token }) {
    const entries = listEntries(permission);
    return PERSONAL_TOKEN.test(token)
        ? `give the personal access token ${entries} for this repository`
        : `add ${entries} to the job's "permissions:"`;
}
function listEntries(permission) {
    return `"${permission.replace(', ', '" and "')}"`;
}
/** Matches GitHub's words for a 403 that no permission of a job changes. */
const OTHER_REJECTIONS = /\b(?:issue is locked|archived|allow list|SAML)\b/i;
/** Why a run of a fork can't write, whatever its permissions are. Private repositories can allow it. */
const READ_ONLY_TOKEN = 'by default, pull requests from forks only get a read-only token';
/** Returns true if the token lacks the permission. */
function isPermissionFailure(failure) {
    if (isRateLimit(failure) || (failure.status === 403 && OTHER_REJECTIONS.test(failure.message)))
        return false;
    return failure.status === 403 || failure.errors?.[0]?.type === 'FORBIDDEN';
}
/** What isn't there, and what is hidden from the token, get the same response. */
function isNotFound({ status, errors }) {
    return status === 404 || errors?.[0]?.type === 'NOT_FOUND';
}
/** octokit uses any response body as the message, even an HTML page of a proxy. */
function describeResponse({ status, message, cause, response }) {
    // A body that isn't JSON is a proxy's page of any length, so it is not shown.
    if (typeof response?.data === 'string' && status >= 400)
        return `GitHub returned HTTP ${status}. Run the job again later`;
    const text = (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(message.trim()), MAX_REASON_LENGTH);
    if (cause?.name === 'TimeoutError')
        return "GitHub didn't respond in time. Run the job again later";
    const reason = status === 500 && response === undefined ? (0,_no_response_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNoResponse */ .e)('GitHub', cause) : undefined;
    if (reason !== undefined)
        return reason;
    if (status === 500 && response === undefined)
        return `GitHub can't be reached (${text}). Check the network of the runner, then run the job again`;
    if (/^$|^<|undefined|not valid JSON|Unexpected (?:token|end)|Cannot read/.test(text))
        return status >= 400 ? `GitHub returned HTTP ${status}. Run the job again later` : UNEXPECTED_RESPONSE;
    return `GitHub says: ${text}`;
}


/***/ }),

/***/ 17827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findGitHubRelease: () => (/* binding */ findGitHubRelease)
});

// EXTERNAL MODULE: ../../build/src/hosts/host.js
var host = __webpack_require__(36443);
// EXTERNAL MODULE: ../../build/src/hosts/release-file.js
var release_file = __webpack_require__(87019);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ../../build/src/text/error-message.js
var error_message = __webpack_require__(92161);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
// EXTERNAL MODULE: ../../build/src/hosts/retry-delay.js
var retry_delay = __webpack_require__(6657);
// EXTERNAL MODULE: ../../build/src/hosts/github/client.js
var github_client = __webpack_require__(55290);
// EXTERNAL MODULE: ../../build/src/hosts/github/octokit-error.js
var octokit_error = __webpack_require__(11383);
// EXTERNAL MODULE: ../../build/src/hosts/github/schemas.js
var schemas = __webpack_require__(49093);
// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
;// CONCATENATED MODULE: ../../build/src/hosts/github/assets.js
/** Lists, uploads, renames and deletes the files of a GitHub release. */







const MAX_UPLOAD_ATTEMPTS = 3;
const UPLOAD_RETRY_DELAY_MS = 1_000;
/** No asset has this id, since ids start at 1. */
const UNUSED_ID = 0;
class ReleaseAssets {
    client;
    release;
    task;
    /** @param task purpose of the calls, phrased to follow "couldn't" */
    constructor(client, release, task) {
        this.client = client;
        this.release = release;
        this.task = task;
    }
    /** The list can lag behind what was just written. */
    async list() {
        return (0,release_file/* afterNotFound */.G9)(async () => {
            const all = [];
            for await (const asset of this.client.list(schemas/* assets */.mY, `releases/${this.release.id}/assets`))
                all.push(asset);
            return all;
        }, octokit_error/* statusOf */.c2);
    }
    /** Looks again after a 404, which GitHub can return once for what was just written. */
    async rename(id, name) {
        const attempt = () => (0,octokit_error/* ifFound */.MW)(this.client.send(schemas/* asset */.LY, `PATCH releases/assets/${id}`, { name }).catch((error) => {
            if (isNameTaken(error))
                return 'taken';
            throw error;
        }));
        return (await (0,release_file/* untilVisible */.dr)(attempt)) ?? 'missing';
    }
    conflict(cause) {
        return (0,release_file/* conflictOf */.Sx)(this.task, cause);
    }
    /** Deletes an asset. An asset that no longer exists counts as deleted. */
    async delete(id) {
        await (0,octokit_error/* ifFound */.MW)(this.client.send(schemas/* anything */.D8, `DELETE releases/assets/${id}`));
    }
    /**
     * Rejects if the token can't change files, which it finds out by deleting an asset that can't exist. A workflow token
     * without the permission gets 403, though GitHub documents it nowhere. Tokens of other kinds get 404, as does a token
     * with the permission. So only 403 rejects.
     */
    async checkWritable() {
        await this.delete(UNUSED_ID).catch((error) => {
            if ((0,octokit_error/* isPermissionDenied */.T1)(error))
                throw error;
        });
    }
    /**
     * Uploads under a new name per attempt, and compares what arrived with what was sent. What an attempt without a response
     * has left is a leftover like that of a killed run.
     */
    async upload(newName, content, signal) {
        for (let attempt = 1;; attempt += 1) {
            const name = newName();
            try {
                const asset = await (0,release_file/* afterNotFound */.G9)(() => this.#send(name, content, signal), octokit_error/* statusOf */.c2);
                return await this.#verify(asset, name, content);
            }
            catch (error) {
                signal.throwIfAborted();
                const delayMs = attempt < MAX_UPLOAD_ATTEMPTS ? delayBeforeRetryMs(error) : undefined;
                if (delayMs === undefined)
                    throw error;
                await new Promise((resolve) => setTimeout(resolve, Math.max(delayMs, UPLOAD_RETRY_DELAY_MS * attempt)));
            }
        }
    }
    async #send(name, { sizeBytes, contentType, open }, signal) {
        const { data } = await this.client.call('once', (octokit, request) => octokit.request({
            method: 'POST',
            // The release names the URL for uploads, which is on another host than the API.
            url: this.release.upload_url,
            name,
            data: open(),
            headers: { 'content-type': contentType, 'content-length': String(sizeBytes) },
            // A request that may be redirected is kept in memory as a whole.
            request: { ...request, redirect: 'error' },
        }), () => AbortSignal.any([signal, AbortSignal.timeout((0,release_file/* uploadTimeoutMs */.n8)(sizeBytes))]));
        return this.client.parse(schemas/* asset */.LY, data);
    }
    async #verify(asset, name, content) {
        if (asset.name === name && holds(asset, content))
            return asset;
        await this.delete(asset.id);
        if (asset.name !== name)
            throw new host/* HostError */.dh(`couldn't attach the file: GitHub stored it under another name (${asset.name}). Set ${(0,input_names/* inputName */.yu)('asset-name')} to a name with only letters, digits, ".", "_" and "-"`);
        throw new IncompleteError(`couldn't attach the file: GitHub stored other content than was sent (${asset.size} of ${content.sizeBytes} bytes). Run the job again`);
    }
}
/** Another upload helps. */
class IncompleteError extends host/* HostError */.dh {
}
/** Undefined if another attempt is useless, or GitHub lets it wait for too long. */
function delayBeforeRetryMs(error) {
    if (error instanceof IncompleteError)
        return UPLOAD_RETRY_DELAY_MS;
    if (!(error instanceof host/* HostError */.dh) || ((0,octokit_error/* statusOf */.c2)(error) ?? 0) < 500)
        return undefined;
    return (0,retry_delay/* retryDelayMs */.q)(error.retryAfter);
}
function isNameTaken(error) {
    const { data } = schemas/* validationError */.cJ.safeParse(error instanceof host/* HostError */.dh ? error.cause : error);
    return data?.response.data.errors.some(({ code }) => code === 'already_exists') ?? false;
}
function holds(asset, { sizeBytes, sha256 }) {
    return isComplete(asset) && asset.size === sizeBytes && (asset.digest ? asset.digest === `sha256:${sha256}` : true);
}
/** False for an upload that was never finished, and for an empty file, which no PDF is. */
function isComplete({ state, size }) {
    return state === 'uploaded' && size > 0;
}

;// CONCATENATED MODULE: ../../build/src/hosts/github/asset-swap.js
/**
 * Replaces a file of a GitHub release: upload, verify, rename, delete. Two assets can't have one name, so the old file gets
 * the name `<name>.docs-ci-old` first. Only one asset can have that name either: it is the lock of a replacement.
 *
 * Lists lag and another job may run, so no file is deleted because of a list. It is deleted after a rename to a name
 * that only one asset can have has shown that another complete file has the final name.
 */






/** GitHub accepts files that are smaller than this. */
const ASSET_LIMIT_BYTES = 2 * 1024 ** 3;
/** Returns another name each time, so that no other job has it. */
function newNameOf(name) {
    return `${name}.docs-ci-new-${(0,external_node_crypto_.randomUUID)().slice(0, 8)}`;
}
/** True for the name of an upload that did not get its final name yet. */
function isNewNameOf(name, candidate) {
    return candidate.startsWith(`${name}.docs-ci-new-`) && /^[0-9a-f]{8}$/.test(candidate.slice(-8));
}
/** Returns the name of a file after it lost its final name. */
function oldNameOf(name) {
    return `${name}.docs-ci-old`;
}
/** Attaches the file. Rejects with HostError, and then the release is as it was, or the error says so. */
async function replaceAsset(assets, name, file) {
    if (file.sizeBytes >= ASSET_LIMIT_BYTES)
        throw new host/* HostError */.dh(`couldn't ${assets.task}: the file has ${(0,units/* formatBytes */.z3)(file.sizeBytes)}, and release assets must be smaller than 2 GiB. The release is unchanged`);
    const uploaded = await assets
        .upload(() => newNameOf(name), (0,release_file/* contentOf */.$E)(file), file.signal)
        .catch((error) => {
        throw toHostError(assets, error, 'The release is unchanged');
    });
    const swap = { assets, name, uploaded };
    try {
        swap.replaced = await repairAssets(assets, name, uploaded.id);
        const { browser_download_url: url } = await takeName(swap);
        const replaced = swap.replaced && `in place of the earlier ${name}`;
        return { url, ...(replaced && { replaced }), warning: await deleteOthers(swap) };
    }
    catch (error) {
        throw await rollBack(swap, error);
    }
}
/** Renames the old file away, if there is one, and gives its name to the new file. */
async function takeName({ assets, name, uploaded, replaced }) {
    if (replaced && typeof (await assets.rename(replaced.id, oldNameOf(name))) === 'string')
        throw assets.conflict();
    const renamed = await assets.rename(uploaded.id, name);
    if (typeof renamed === 'string')
        throw assets.conflict();
    return renamed;
}
/** The new file has its name. Deletes the old file, which is the lock, and what interrupted runs left. */
async function deleteOthers(swap) {
    const { assets, name, uploaded, replaced } = swap;
    try {
        if (replaced)
            await assets.delete(replaced.id);
        for (const asset of await assets.list())
            if (isNewNameOf(name, asset.name) && asset.id !== uploaded.id)
                await discard(swap, asset);
        return undefined;
    }
    catch {
        return `Couldn't delete the previous ${name} from the release. The next run deletes it.`;
    }
}
/**
 * Deletes an upload that has no final name, or has one by now: only the lock shows that no job is replacing the file, and
 * only a rename that the new file still has its name.
 */
async function discard({ assets, name, uploaded }, { id }) {
    if (typeof (await assets.rename(id, oldNameOf(name))) === 'string')
        return;
    const confirmed = await assets.rename(uploaded.id, name);
    if (typeof confirmed !== 'string')
        await assets.delete(id);
    // Another job has replaced the new file with this one.
    else if (confirmed === 'missing')
        await assets.rename(id, name);
}
const NOT_UNDONE = "Couldn't undo all changes. Run the job again to repair the release";
/** Resolves to the error that says in which state the release is. */
async function rollBack({ assets, name, uploaded, replaced }, cause) {
    try {
        // The name must be free for the old file: the response to the last rename may have been lost.
        await assets.rename(uploaded.id, newNameOf(name));
        const restored = replaced && (await assets.rename(replaced.id, name));
        if (typeof restored === 'string') {
            // Another job deleted the old file, or gave the name to one. Nothing is deleted then: the file with the name may be the
            // new one, or another that its own job takes away again. The next run deletes what has no final name.
            const kept = await assets.rename(uploaded.id, name);
            return toHostError(assets, cause, stateAfter(kept));
        }
        await assets.delete(uploaded.id);
    }
    catch {
        return toHostError(assets, cause, NOT_UNDONE);
    }
    return toHostError(assets, cause, 'The release is unchanged');
}
/** What the release has if the old file couldn't get its name back. @param kept what became of the name of the new file */
function stateAfter(kept) {
    if (kept === 'taken')
        return 'The release has the file of the other job';
    return kept === 'missing' ? NOT_UNDONE : 'Another job deleted the old file, so the new one stays';
}
function toHostError(assets, cause, state) {
    const error = cause instanceof host/* HostError */.dh ? cause : new host/* HostError */.dh(`couldn't ${assets.task}: ${(0,error_message/* messageOf */.b)(cause)}`, { cause });
    return (0,release_file/* withState */.Q2)(error, state);
}
/**
 * Gives its name back to the file of a replacement that was interrupted. Resolves to the file that has the name then.
 * A job that is still at work finds the name taken, and fails.
 * @param ownId the asset that this job has just uploaded
 */
async function repairAssets(assets, name, ownId) {
    const all = (await assets.list()).filter(({ id }) => id !== ownId);
    const current = all.find((asset) => asset.name === name);
    const old = all.find((asset) => asset.name === oldNameOf(name));
    if (!old && current)
        return current;
    const complete = all.filter((asset) => isComplete(asset) && (asset === old || isNewNameOf(name, asset.name)));
    const survivor = complete.find((asset) => asset === old) ?? complete.at(-1) ?? old;
    if (!survivor)
        return undefined;
    // An empty file or half of one is worth less than the complete file that it is in the way of.
    if (current && isComplete(survivor) && !isComplete(current))
        await assets.delete(current.id);
    const renamed = await assets.rename(survivor.id, name);
    if (typeof renamed !== 'string')
        return renamed;
    // The name is taken by a complete file, so the old one is superfluous. A file that the list doesn't show yet can be half.
    if (renamed === 'taken' && old && current && isComplete(current))
        await assets.delete(old.id);
    return current;
}

;// CONCATENATED MODULE: ../../build/src/hosts/github/release.js
/** Finds the GitHub release that a file is attached to. */







/** Rejects with HostError if the release doesn't exist, accepts no more files, or the token can't change it. */
async function findGitHubRelease(connection, request) {
    const { tag, assetName, token, readOnly } = request;
    const task = readOnly ? `find release ${tag}` : `attach ${assetName} to release ${tag}`;
    if (!readOnly && connection.runContext.secrets === 'withheld')
        throw new host/* HostError */.dh(`couldn't ${task}: ${octokit_error/* READ_ONLY_TOKEN */.et}. Attach the file in a workflow that runs on a push, a tag or a release`);
    const client = await (0,github_client/* createGitHubClient */.L)(connection, { token, permission: 'contents: write', task, patient: true });
    const release = await (0,release_file/* untilVisible */.dr)(async () => (await findPublished(client, tag)) ?? (await findDraft(client, tag)));
    if (!release)
        throw new host/* HostError */.dh(`couldn't find release ${tag}: no release or draft has this tag. Check the tag, or create the release first; finding a draft requires "contents: write"`);
    if (release.immutable === true)
        throw new host/* HostError */.dh(`couldn't ${task}: the release is immutable, so no file can be added after it was published. Attach the file to a release that is still a draft, then publish that one`);
    const assets = new ReleaseAssets(client, release, task);
    if (!readOnly) {
        await assets.checkWritable();
        await repairAssets(assets, assetName);
    }
    return { attach: (file) => replaceAsset(assets, assetName, file) };
}
/** The lookup by tag doesn't find drafts. */
async function findPublished(client, tag) {
    return (0,octokit_error/* ifFound */.MW)(client.send(schemas/* release */._r, `GET releases/tags/${encodeURIComponent(tag)}`));
}
/** The list starts with the newest draft. */
async function findDraft(client, tag) {
    for await (const release of client.list(schemas/* releases */.Wt, 'releases'))
        if (release.draft && release.tag_name === tag)
            return release;
    return undefined;
}


/***/ }),

/***/ 49093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ gitTree),
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   E7: () => (/* binding */ gitObject),
/* harmony export */   GY: () => (/* binding */ gitRef),
/* harmony export */   LY: () => (/* binding */ asset),
/* harmony export */   RF: () => (/* binding */ foundIssues),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   WA: () => (/* binding */ gitBlob),
/* harmony export */   Wt: () => (/* binding */ releases),
/* harmony export */   XP: () => (/* binding */ commits),
/* harmony export */   Y_: () => (/* binding */ changedFiles),
/* harmony export */   _r: () => (/* binding */ release),
/* harmony export */   bE: () => (/* binding */ post),
/* harmony export */   cJ: () => (/* binding */ validationError),
/* harmony export */   fI: () => (/* binding */ writtenIssue),
/* harmony export */   kG: () => (/* binding */ deployment),
/* harmony export */   mY: () => (/* binding */ assets),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   om: () => (/* binding */ gitCommit),
/* harmony export */   qY: () => (/* binding */ fileContent),
/* harmony export */   s7: () => (/* binding */ commentsPage),
/* harmony export */   sD: () => (/* binding */ pullRequests),
/* harmony export */   ux: () => (/* binding */ issuesPage),
/* harmony export */   zq: () => (/* binding */ pushedFiles)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52087);
/* harmony import */ var _text_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19644);
/** Describes the parts of GitHub's responses that docs-ci reads. A proxy may have written a response, so each is checked. */


/** A response that isn't read. */
const anything = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J();
/** Reads a response that the run can do without: undefined if it has something else. */
function ifValid(schema) {
    return schema.optional().catch(undefined);
}
const pageInfo = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('hasNextPage', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true), endCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(false) }),
]);
const comment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() })
    .transform(({ url, ...rest }) => ({ ...rest, number: restIdOf(url) }));
const issue = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['OPEN', 'CLOSED']),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
})
    .transform(({ state, ...rest }) => ({ ...rest, isOpen: state === 'OPEN' }));
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
const foundNodes = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([issue, anything.transform(() => undefined)])) });
/** The issues that two searches found. A node that isn't an issue has none of the fields. */
const foundIssues = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ marked: foundNodes, titled: foundNodes })
    .transform(({ marked, titled }) => [...marked.nodes, ...titled.nodes].filter((node) => node !== undefined));
/** One page of a pull request's files. */
const changedFiles = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), previous_filename: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }));
/** The files between two commits. */
const pushedFiles = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ files: changedFiles }).transform(({ files }) => files);
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform(_text_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .n).pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
const commits = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ committer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ date: time }) }) }));
/** A comment that was created or updated. */
const post = ifValid(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }));
/** A pull request. Its head has no repository if that was deleted. */
const pullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    merged_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullish() }),
})
    .transform(({ number, state, merged_at: mergedAt, body, html_url: url, head }) => ({
    number,
    state: state === 'open' ? 'open' : mergedAt ? 'merged' : 'closed',
    body: body ?? '',
    url,
    source: head.repo?.full_name,
}));
const pullRequests = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullRequest);
/** A file of a commit; undefined if the path has something else. `content` is in Base64; it is empty above 1 MB. */
const fileContent = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('file'), sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), size: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['symlink', 'submodule']) })]).transform(() => undefined),
]);
const gitBlob = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** What a branch has beyond its common ancestor with a commit. `commits` has at most 250, `files` at most 300. */
const comparison = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    total_commits: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    merge_base_commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    commits: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }) })),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() })),
});
const gitRef = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }) });
const gitObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const gitCommit = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ tree: gitObject });
const gitTree = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ tree: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), mode: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })) });
/** An issue that was created or updated. */
const writtenIssue = ifValid(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).transform(({ number, html_url: url }) => ({ number, url })));
const deployment = ifValid(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }));
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
    browser_download_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const releases = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(release);
const assets = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(asset);
/** octokit's error for a request with invalid values. */
const validationError = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    response: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ data: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ errors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })) }) }),
});


/***/ }),

/***/ 8170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   upsertGitHubComment: () => (/* binding */ upsertGitHubComment),
/* harmony export */   upsertGitHubIssue: () => (/* binding */ upsertGitHubIssue)
/* harmony export */ });
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36443);
/* harmony import */ var _list_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26575);
/* harmony import */ var _sticky_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40898);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55290);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49093);
/** Writes the sticky comment of a pull request and the sticky issue of a repository. */





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
      nodes { number url state body viewerDidAuthor }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
/** The index of the search lags by seconds or minutes, but the list has what was updated then. */
const SEARCH_QUERY = `query($byMarker: String!, $byTitle: String!) {
  marked: search(type: ISSUE, first: 50, query: $byMarker) {
    nodes { ... on Issue { number url state body viewerDidAuthor } }
  }
  titled: search(type: ISSUE, first: 50, query: $byTitle) {
    nodes { ... on Issue { number url state body viewerDidAuthor } }
  }
}`;
/** Creates or updates the comment; with `updateOnly`, it only updates one. Rejects with HostError. */
async function upsertGitHubComment(connection, request) {
    const task = 'write the comment on the pull request';
    const number = connection.runContext.pullRequest;
    if (number === undefined)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh(`couldn't ${task}: this job doesn't run for a pull request`);
    const { token, marker, updateOnly } = request;
    const client = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .createGitHubClient */ .L)(connection, { token, permission: 'pull-requests: write', task });
    const list = { query: COMMENTS_QUERY, variables: { number }, schema: _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .commentsPage */ .s7 };
    const [own, ...duplicates] = await findOwnPosts(client, marker, list);
    if (!own && updateOnly)
        return {};
    const posts = own ? [own, ...duplicates] : [];
    const { note, isOlder } = (0,_sticky_js__WEBPACK_IMPORTED_MODULE_1__/* .runNote */ .k8)(connection.runContext, posts.map(({ body }) => body));
    if (isOlder && !request.isCurrent)
        return { isLeft: true };
    const route = own ? `PATCH issues/comments/${own.number}` : `POST issues/${number}/comments`;
    const written = await client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .post */ .bE, route, {
        body: (0,_sticky_js__WEBPACK_IMPORTED_MODULE_1__/* .stickyBody */ .uX)({ ...request, note }, { secrets: connection.secrets, limitBytes: BODY_LIMIT_BYTES }),
    });
    // Two jobs can create a comment at the same time. The next run deletes what stays.
    for (const duplicate of duplicates)
        await client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .anything */ .D8, `DELETE issues/comments/${duplicate.number}`).catch(() => undefined);
    return { url: written?.html_url };
}
/** Creates, updates, closes or reopens the issue. Rejects with HostError. */
async function upsertGitHubIssue(connection, request) {
    const { token } = request;
    const access = { token, permission: 'issues: write' };
    const client = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .createGitHubClient */ .L)(connection, { ...access, task: (0,_sticky_js__WEBPACK_IMPORTED_MODULE_1__/* .issueTask */ .l_)(request) });
    return (0,_sticky_js__WEBPACK_IMPORTED_MODULE_1__/* .keepIssue */ .px)(request, {
        name: 'GitHub',
        secrets: connection.secrets,
        limitBytes: BODY_LIMIT_BYTES,
        look: async () => ({ own: await findOwnIssues(client, request) }),
        write({ isOpen, ...texts }, known) {
            if (!known)
                return client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .writtenIssue */ .fI, 'POST issues', texts);
            return client.send(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .writtenIssue */ .fI, `PATCH issues/${known.number}`, { ...texts, state: isOpen ? 'open' : 'closed' });
        },
        async comment(number, body) {
            const commenter = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .createGitHubClient */ .L)(connection, { ...access, task: _sticky_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMENT_TASK */ .Qk });
            await commenter.send(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .anything */ .D8, `POST issues/${number}/comments`, { body });
        },
    });
}
/** Finds the issue among those that were updated last, else by a search: other authors may have thousands of issues. */
async function findOwnIssues(client, { marker, constantTitle }) {
    const { owner, repo: name } = client.repository;
    const query = async (schema, text, variables) => client.parse(schema, await client.call('repeatable', (octokit, request) => octokit.graphql(text, { ...variables, request })));
    const isOwn = isOwnPost(marker);
    const newest = await query(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .issuesPage */ .ux, ISSUES_QUERY, { owner, name, after: null });
    const seen = newest?.nodes.filter(isOwn) ?? [];
    if (seen.length > 0 || !newest?.pageInfo.hasNextPage)
        return seen;
    // GraphQL could list the issues of one author, but some servers find none of a bot.
    const where = `repo:${owner}/${name} is:issue sort:created-asc`;
    const found = await query(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .foundIssues */ .RF, SEARCH_QUERY, {
        byMarker: `${where} in:body "${marker}"`,
        byTitle: `${where} in:title "${constantTitle.replaceAll('"', ' ')}"`,
    });
    return [...new Map(found.filter(isOwn).map((issue) => [issue.number, issue])).values()];
}
function isOwnPost(marker) {
    return (one) => one.number !== undefined && one.viewerDidAuthor && one.body.startsWith((0,_sticky_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenMarker */ .z0)(marker));
}
/**
 * Finds the posts that begin with the marker and were written by the token's own user: those of the first page that has
 * any, because posts that two jobs create at the same time are neighbors.
 */
async function findOwnPosts(client, marker, list) {
    const { owner, repo: name } = client.repository;
    const isOwn = isOwnPost(marker);
    let after = null;
    let count = 0;
    do {
        (0,_list_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .requirePage */ .L)((count += 1), (reason) => client.error(reason));
        const variables = { owner, name, ...list.variables, after };
        const data = await client.call('repeatable', (octokit, request) => octokit.graphql(list.query, { ...variables, request }));
        const page = client.parse(list.schema, data);
        const own = page?.nodes.filter(isOwn) ?? [];
        if (own.length > 0)
            return own;
        after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    return [];
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

/***/ 50207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ artifactNameProblem)
/* harmony export */ });
/** Tells which names of artifacts a platform takes. Nothing of it may come up only after the work is done. */
/** Characters that GitHub rejects in a name, and those that a log would read as a command. */
const INVALID_CHARACTER = /[":<>|*?\\/\p{Cc}\u2028\u2029]|#\p{DI}*#\p{DI}*\[/u;
/** A re-run adds its number to the name. */
const MAX_BYTES = 240;
/**
 * Returns the end of a sentence that starts with the name, without a full stop.
 * @param ending what the job adds to the name
 */
function artifactNameProblem(name, ending = '') {
    if (INVALID_CHARACTER.test(name))
        return 'has characters that artifact names can\'t have (control characters, ##[ or " : < > | * ? / \\). Use letters, digits, ".", "_" and "-"';
    const maxBytes = MAX_BYTES - ending.length;
    return Buffer.byteLength(name) > maxBytes
        ? `is too long for the name of an artifact. Use at most ${maxBytes} bytes`
        : undefined;
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