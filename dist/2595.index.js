export const id = 2595;
export const ids = [2595];
export const modules = {

/***/ 72595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadGitHubArtifact: () => (/* binding */ uploadGitHubArtifact)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40949);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33127);
/* harmony import */ var _text_redact_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19316);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27241);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70095);
/**
 * Uploads artifacts of a workflow run with GitHub's own client. The client reads its URLs and token from the process's
 * environment and prints untrusted text, so this module checks the one and escapes the other.
 */









/** Matches characters that GitHub rejects in a name, and those that must not reach a log. */
const INVALID_IN_NAMES = /[":<>|*?\\/\p{Cc}\u2028\u2029]|#\p{DI}*#\p{DI}*\[/u;
const MAX_REASON_LENGTH = 300;
/** Uploads the files, under another name if a re-run finds the name taken. Rejects with HostError. */
async function uploadGitHubArtifact(env, request) {
    const { name, raw } = request;
    const task = `upload ${name} as an artifact`;
    checkEnvironment(env, task);
    if (INVALID_IN_NAMES.test(name))
        throw new _host_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh(`couldn't ${task}: the name has an invalid character. Use a name without control characters, ##[ and " : < > | * ? / \\`);
    const attempt = Number(env.GITHUB_RUN_ATTEMPT);
    const names = attempt > 1 ? [name, nameForAttempt(name, attempt, raw)] : [name];
    for (const candidate of names) {
        const uploaded = await uploadAs(candidate, request, { env, task });
        if (uploaded)
            return { name: candidate, ...uploaded, url: uploaded.id && artifactUrl(env, uploaded.id) };
    }
    throw new _host_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh(`couldn't ${task}: an artifact with this name already exists in this run. Give each job its own file name (output) or artifact-name`);
}
/** Throws UnsupportedError for what the environment already rules out, before the client is loaded. */
function checkEnvironment(env, task) {
    const server = env.GITHUB_SERVER_URL || 'https://github.com';
    const host = URL.canParse(server) ? new URL(server).hostname : '';
    if (host !== 'github.com' && !host.endsWith('.ghe.com') && !host.endsWith('.localhost'))
        throw new _host_js__WEBPACK_IMPORTED_MODULE_6__/* .UnsupportedError */ .Wt(`couldn't ${task}: GitHub Enterprise Server doesn't support this kind of artifact. Set artifact to false`);
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
async function uploadAs(name, { files, rootDirectory, retentionDays, raw }, { env, task }) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(3137), __webpack_require__.e(1351), __webpack_require__.e(1659), __webpack_require__.e(2830), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    const client = new DefaultArtifactClient();
    // The runner masks its token, but text from the service passes through here before that.
    const secrets = new _text_redact_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .Secrets */ .S();
    secrets.add(env.ACTIONS_RUNTIME_TOKEN ?? '');
    const renamed = raw && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(files[0] ?? '') !== name ? await copyUnderName(env, files[0] ?? '', name) : undefined;
    try {
        const response = await withHarmlessOutput(secrets, () => renamed
            ? client.uploadArtifact(name, [renamed.path], renamed.folder, { retentionDays, skipArchive: true })
            : client.uploadArtifact(name, [...files], rootDirectory, { retentionDays, skipArchive: raw }));
        return { id: response.id?.toString() };
    }
    catch (error) {
        const reason = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_8__/* .messageOf */ .b)(error);
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
    const server = env.GITHUB_SERVER_URL || 'https://github.com';
    return `${server}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}/artifacts/${id}`;
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


/***/ })

};
