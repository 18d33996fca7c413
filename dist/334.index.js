exports.id = 334;
exports.ids = [334,406,3293];
exports.modules = {

/***/ 23102:
/***/ ((module) => {

/** Replaces fastify's compilers of JSON schemas, which bring Ajv. The emulator's routes declare no JSON schemas. */
module.exports = () => () => {
  throw new Error('The bundle contains no compiler of JSON schemas.');
};
module.exports["default"] = module.exports;


/***/ }),

/***/ 72849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ startEmulator)
});

// EXTERNAL MODULE: ../../node_modules/@fastify/multipart/index.js
var multipart = __webpack_require__(77654);
// EXTERNAL MODULE: ../../build/emulator/http-error.js
var http_error = __webpack_require__(1803);
;// CONCATENATED MODULE: ../../build/emulator/api-keys.js
/** Holds the API keys, and the role that each request needs. */

const ROLE_LEVELS = { viewer: 0, editor: 1, admin: 2 };
/** One key per role. They are the same in every emulator and are valid nowhere else. */
const API_KEYS = {
    viewer: 'emulator-viewer-key-0f1e2d3c4b5a69788796a5b4',
    editor: 'emulator-editor-key-a1b2c3d4e5f60718293a4b5c',
    admin: 'emulator-admin-key-9e8d7c6b5a49382716059483',
};
/** Returns the key of an Authorization header if the key is valid. */
function findApiKey(header, keys) {
    const value = /^Bearer ([^\s]+)$/i.exec(header ?? '')?.[1];
    const role = value === undefined ? undefined : keys.get(value);
    return value === undefined || role === undefined ? undefined : { value, role };
}
/** Throws a 401 without a key, and a 403 if the role is too low. */
function requireRole(key, needed) {
    if (!key)
        throw new http_error/* HttpError */.j$(401, 'Missing or invalid API key');
    if (ROLE_LEVELS[key.role] < ROLE_LEVELS[needed]) {
        throw new http_error/* HttpError */.j$(403, `This endpoint requires the ${needed} role. This API key has the ${key.role} role.`);
    }
    return key;
}

// EXTERNAL MODULE: ../../build/emulator/origin.js + 1 modules
var origin = __webpack_require__(20047);
// EXTERNAL MODULE: ../../build/emulator/routes/all-routes.js + 13 modules
var all_routes = __webpack_require__(82835);
;// CONCATENATED MODULE: ../../build/emulator/api-origin.js
/** Serves the API: runs every route of the contract behind keys, roles and rate limits. */





/** The path of the API on its origin. Every base URL contains the version (contract). */
const BASE_PATH = '/api/v1';
/** The largest JSON body is a push of 20 pages, which fits easily. */
const MAX_JSON_BODY_BYTES = 16 * 1024 * 1024;
async function createApiOrigin(state, options) {
    const app = (0,origin/* createOrigin */.xn)('api', options, (request) => identifyKey(request, state));
    app.addHook('onRequest', (request, _reply, done) => {
        // A request without a valid key learns nothing, not even which routes exist.
        if (checksRoleFirst(state))
            requireRole(request.exchange.key, 'viewer');
        countRequest(request, state);
        state.carryOutMerges();
        done();
    });
    await app.register(multipart);
    parseJsonBodies(app);
    app.setErrorHandler(async (error, request, reply) => {
        const httpError = await (0,origin/* toHttpError */.e7)(error, request);
        const route = all_routes/* ROUTES */.b.find(({ name }) => name === request.exchange.record.route);
        return sendError(reply, httpError, route?.statusField ?? 'code');
    });
    for (const route of all_routes/* ROUTES */.b)
        addRoute(app, route, state);
    return app;
}
function identifyKey(request, state) {
    const { exchange } = request;
    const key = findApiKey(request.headers.authorization, state.keys);
    if (key)
        exchange.key = key;
    exchange.limits.push(key ? state.limits.ofKey(key.value).requests : state.limits.createRequestLimit());
}
/** Counts every request of a valid key, whether it succeeds or fails. */
function countRequest({ exchange: { key } }, state) {
    if (!key)
        return;
    const limit = state.limits.ofKey(key.value).requests;
    if (!limit.take())
        throw (0,http_error/* tooManyRequests */.YD)('Too many requests for this key.', limit.status().resetSeconds);
}
/** Parses JSON bodies. An absent body is valid and reaches the route as undefined. */
function parseJsonBodies(app) {
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: MAX_JSON_BODY_BYTES }, (request, bytes, done) => {
        const { record } = request.exchange;
        record.bodyBytes = bytes.length;
        try {
            record.body = bytes.length === 0 ? undefined : JSON.parse(bytes.toString('utf8'));
        }
        catch {
            done((0,http_error/* badRequest */.li)([{ field: 'body', message: "Isn't valid JSON" }]));
            return;
        }
        done(null, record.body);
    });
}
function addRoute(app, route, state) {
    app.route({
        method: route.method,
        url: BASE_PATH + route.path.replace(/\{path\}$/, '*').replace(/\{(\w+)\}/g, ':$1'),
        config: { routeName: route.name },
        // The role is checked before the body is read, so that a forbidden upload is not read.
        onRequest: (request, _reply, done) => {
            if (isMediaMissing(route, request, state))
                throw new http_error/* HttpError */.j$(404, 'Media not found');
            if (checksRoleFirst(state))
                authorize(route, request, state);
            done();
        },
        handler: async (request, reply) => sendResponse(reply, await handleRequest(route, request, state)),
    });
}
/** True if the service responds with 404 to a change of a file before it checks the role. */
function isMediaMissing({ name }, { params }, { context, media }) {
    const { mediaChecksFirst } = context.settings;
    if (mediaChecksFirst === 'role' || (name !== 'PATCH /media/{id}' && name !== 'DELETE /media/{id}'))
        return false;
    return mediaChecksFirst === 'no-route' || media.find(params.id) === undefined;
}
function checksRoleFirst({ context }) {
    return context.settings.checksFirst === 'role';
}
/** Throws a 401 or 403 if the key may not use the route. */
function authorize(route, { exchange }, state) {
    const key = requireRole(exchange.key, route.role);
    if (state.missingFeatures.has(route.name))
        throw new http_error/* HttpError */.j$(403, "Your plan doesn't include this feature");
    return key;
}
async function handleRequest(route, request, state) {
    if (request.isMultipart() && !route.acceptsMultipart)
        throw new http_error/* HttpError */.j$(415, 'This endpoint only accepts JSON');
    const params = request.params;
    const content = { query: request.query, body: request.isMultipart() ? undefined : (request.body ?? undefined) };
    route.check(content);
    return route.handle({
        ...content,
        state,
        key: authorize(route, request, state),
        request,
        param: (name) => params[name] ?? params['*'] ?? '',
        addLimits: (...limits) => void request.exchange.limits.push(...limits),
    });
}
function sendResponse(reply, response) {
    if (response.retryAfterSeconds !== undefined)
        void reply.header('retry-after', response.retryAfterSeconds);
    return reply.code(response.status ?? 200).send(response.body);
}
function sendError(reply, httpError, statusField) {
    return sendResponse(reply, {
        status: httpError.status,
        body: (0,http_error/* errorBody */.t4)(httpError, statusField),
        ...(httpError.extra.retryAfterSeconds !== undefined && { retryAfterSeconds: httpError.extra.retryAfterSeconds }),
    });
}

// EXTERNAL MODULE: ../../build/emulator/exchange.js
var exchange = __webpack_require__(61517);
// EXTERNAL MODULE: ../../build/emulator/faults/faults.js
var faults_faults = __webpack_require__(15297);
// EXTERNAL MODULE: ../../build/emulator/files-origin.js + 2 modules
var files_origin = __webpack_require__(17696);
// EXTERNAL MODULE: ../../build/emulator/read-content.js
var read_content = __webpack_require__(23140);
// EXTERNAL MODULE: ../../build/emulator/state/readers/reader-samples.js
var reader_samples = __webpack_require__(7750);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ../../build/emulator/state/render-pdf.js
var render_pdf = __webpack_require__(88173);
;// CONCATENATED MODULE: ../../build/emulator/state/sample-files.js
/** Creates small valid files for samples and tests. */


/** Creates a PNG of one color, `[red, green, blue]`. */
function samplePng(width, height, color) {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    // The pixels are RGB with 8 bits per channel.
    header.set([8, 2], 8);
    const line = Buffer.from([0, ...Array.from({ length: width }, () => color).flat()]);
    const pixels = (0,external_node_zlib_.deflateSync)(Buffer.concat(Array.from({ length: height }, () => line)));
    return Buffer.concat([
        Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
        pngChunk('IHDR', header),
        pngChunk('IDAT', pixels),
        pngChunk('IEND', Buffer.alloc(0)),
    ]);
}
function pngChunk(type, data) {
    const typeAndData = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE((0,external_node_zlib_.crc32)(typeAndData), 4);
    return Buffer.concat([frame.subarray(0, 4), typeAndData, frame.subarray(4)]);
}
/** Creates a safe SVG with a text. */
function sampleSvg(text) {
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text x="8" y="26">${text}</text></svg>\n`);
}
/** Creates a PDF with one empty page. */
function samplePdf() {
    const { head, tail } = (0,render_pdf/* renderPdf */.D)({ title: 'Handbook', pages: [{ title: '', text: '' }] }, 0, 0);
    return Buffer.concat([head, tail]);
}
/** Creates a file that is detected as an MP4. */
function sampleMp4(sizeBytes = 64) {
    const bytes = Buffer.alloc(Math.max(32, sizeBytes));
    bytes.writeUInt32BE(24, 0);
    bytes.write('ftypisom\0\0\x02\0isomiso2', 4, 'latin1');
    return bytes;
}

// EXTERNAL MODULE: ../../build/emulator/state/site.js
var site = __webpack_require__(70013);
// EXTERNAL MODULE: ../../build/emulator/state/readers/visits.js
var visits = __webpack_require__(57899);
;// CONCATENATED MODULE: ../../build/emulator/state/sample-project.js
/** Fills the state with a sample project that has existed for some time. */





/** Users write titles, so hostile data has one with markup. */
const RETITLED_PAGE = 'guides/tables.mdx';
const HOSTILE_TITLE = 'Pipes | tables & <b>bold</b>';
const HOSTILE_REQUEST = 'Guide to webhooks | <draft>';
/** Only the branch `new-guide` has this page. */
const DRAFT_PAGE = 'guides/webhooks.mdx';
const REDIRECTS = {
    source: { redirects: [{ source: '/start', destination: '/guides/quickstart' }] },
    from: { site: { redirects: [{ from: '/start', to: '/guides/quickstart' }] } },
    object: { redirects: { '/start': '/guides/quickstart' } },
};
/** Adds pages, deployments, media, import sources and readers. */
function addSampleData(state, options) {
    const { project } = state;
    addPages(state, options);
    const title = options.hostile ? HOSTILE_REQUEST : 'Guide to webhooks';
    project.pullRequests.push({ number: 11, title: 'Fix a typo', state: 'closed', head: 'fix-typo', base: 'main' }, { number: 12, title, state: 'open', head: 'new-guide', base: 'main' });
    addDeployments(state);
    addMedia(state);
    addImportSources(state);
    const pages = project.site(project.branch()).groups.flatMap((group) => group.pages);
    state.readers.setPages(pages.map(({ path, title }) => ({ path: (0,site/* sitePathOf */.MZ)(path), title })), options.hostile ? reader_samples/* HOSTILE_READERS */.W : reader_samples/* FRIENDLY_READERS */.J);
}
function addPages({ project, context }, { hostile: isHostile, navigation: shape = 'groups', redirectsAs }) {
    const config = readConfig('main');
    const redirects = redirectsAs && REDIRECTS[redirectsAs];
    const paths = config.navigation.flatMap(({ pages }) => pages);
    const sources = Object.fromEntries(paths.map((path) => [path, (0,read_content/* readContent */.c)(`branches/main/${path}`)]));
    if (isHostile)
        sources[RETITLED_PAGE] = retitle(sources[RETITLED_PAGE] ?? '', HOSTILE_TITLE);
    project.edit({ [context.configPath]: formatConfig({ ...config, ...redirects }, shape, sources), ...sources });
    project.createBranch('new-guide', project.deploymentBranch);
    const draft = { [DRAFT_PAGE]: (0,read_content/* readContent */.c)(`branches/new-guide/${DRAFT_PAGE}`) };
    const draftConfig = formatConfig({ ...readConfig('new-guide'), ...redirects }, shape, { ...sources, ...draft });
    project.edit({ ...draft, [context.configPath]: draftConfig }, 'new-guide');
    project.createBranch('fix-typo', project.deploymentBranch);
    project.settle();
}
function readConfig(branch) {
    return JSON.parse((0,read_content/* readContent */.c)(`branches/${branch}/docs.json`));
}
function retitle(source, title) {
    return source.replace(/^title: .*$/m, `title: "${title}"`);
}
/** @param sources the text of each page by path */
function formatConfig(config, shape, sources) {
    const titled = (path) => ({
        title: (0,site/* titleOf */.Gg)(sources[path] ?? '', path),
        path: path.replace(/\.mdx$/, ''),
    });
    const navigation = shape === 'nested' ? nestGroups(config.navigation, titled) : config.navigation;
    return JSON.stringify({ ...config, navigation }, null, 2);
}
/** Puts each group into the group before it, and the first one into a tab. */
function nestGroups(groups, entryOf) {
    const nested = groups.reduceRight((inner, { group, pages }) => {
        return [{ group, pages: [...pages.map(entryOf), ...inner] }];
    }, []);
    return { tabs: [{ tab: 'Documentation', groups: nested }] };
}
/** Adds deployments. The last live one finished two days ago, an older one failed, and another was cancelled. */
function addDeployments(state) {
    const now = state.context.now();
    const outcomes = ['ready', 'error', 'cancelled', 'ready'];
    outcomes.forEach((outcome, index) => {
        const createdAt = now - (outcomes.length - index + 1) * visits/* DAY_MS */.s;
        const triggerType = index % 2 === 0 ? 'auto' : 'user';
        state.addDeployment({ createdAt, triggerType, build: { pendingMs: 2000, buildingMs: 40_000, outcome } });
    });
    state.addDeployment({
        branch: 'new-guide',
        isPreview: true,
        createdAt: now - visits/* DAY_MS */.s,
        build: { pendingMs: 2000, buildingMs: 30_000, outcome: 'ready' },
    });
}
function addMedia(state) {
    const now = state.context.now();
    const created = (daysAgo) => ({ createdAt: now - daysAgo * visits/* DAY_MS */.s });
    state.addMedia('logo.svg', sampleSvg('Tidewater'), { ...created(40), altText: 'Tidewater' });
    state.addMedia('architecture.png', samplePng(64, 48, [30, 90, 160]), {
        ...created(30),
        altText: 'How the parts fit together',
    });
    state.addMedia('screenshot.png', samplePng(80, 60, [200, 200, 210]), created(21));
    state.addMedia('handbook.pdf', samplePdf(), created(14));
    state.addMedia('tour.mp4', sampleMp4(4096), created(9));
    state.addMedia('prices.csv', Buffer.from('plan,price\nstandard,20\n'), created(2));
    state.media.otherProjectsBytes = 123_456_789;
}
/** Adds one URL for every outcome of an import. */
function addImportSources({ imports }) {
    const site = 'https://assets.example.com';
    imports.set(`${site}/badge.png`, { bytes: samplePng(20, 20, [0, 160, 80]) });
    imports.set(`${site}/brochure.pdf`, { bytes: samplePdf(), seconds: 29 });
    imports.set(`${site}/moved.png`, { redirectsTo: `${site}/badge.png` });
    imports.set(`${site}/moved-twice.png`, { redirectsTo: `${site}/moved.png` });
    imports.set(`${site}/moved-3-times.png`, { redirectsTo: `${site}/moved-twice.png` });
    imports.set(`${site}/moved-4-times.png`, { redirectsTo: `${site}/moved-3-times.png` });
    imports.set(`${site}/moved-inside.png`, { redirectsTo: 'https://192.168.0.10/badge.png' });
    imports.set(`${site}/moved-to-http.png`, { redirectsTo: 'http://assets.example.com/badge.png' });
    imports.set(`${site}/members-only.pdf`, { status: 403 });
    imports.set(`${site}/gone.png`, { status: 404 });
    imports.set(`${site}/huge.mp4`, { bytes: sampleMp4(), sizeBytes: 4 * 1024 ** 3 });
    imports.set(`${site}/not-an-image.png`, { bytes: Buffer.from('<html>Sign in</html>') });
    imports.set('https://slow.example.com/video.mp4', { bytes: sampleMp4(), seconds: 45 });
    imports.set('https://intranet.example.com/plan.pdf', { bytes: samplePdf(), isPrivate: true });
}

;// CONCATENATED MODULE: ../../build/emulator/state/settings.js
/** Declares the settings of an emulator, which `configure` changes while it runs. */

/** The log of a build that fails in the page that only the branch `new-guide` of the sample project has. */
const SAMPLE_BUILD_LOG = (0,read_content/* readContent */.c)('build.log').trimEnd();
const DEFAULT_BUILD = {
    /** How many milliseconds the deployment is `pending`. */
    pendingMs: 1500,
    /** How many milliseconds the deployment is `building` after that. */
    buildingMs: 4500,
    outcome: 'ready',
    /** The logs, which only a deployment with the outcome `error` shows. */
    logs: SAMPLE_BUILD_LOG,
};
const DEFAULT_EXPORT = {
    pendingMs: 1000,
    perPageMs: 250,
    /** The titles or the number of pages. Null exports the pages of the navigation. */
    pages: null,
    /** The number of pages that cannot be rendered. They are skipped silently, so completed stays below total. */
    skippedPages: 0,
    outcome: 'completed',
    errorMessage: "The PDF couldn't be assembled.",
    /** Pads the file to this size without holding it in memory. 0 adds nothing. */
    padToBytes: 0,
};
const MIB = 1024 * 1024;
/** The settings and their defaults. Behavior that the contract leaves open can be chosen here. */
class Settings {
    /** The delay of every response on both origins, in real milliseconds. */
    latencyMs = 0;
    /** Requests per minute for each key. Null means no limit; the headers then show a very large one. */
    keyLimitPerMinute = 600;
    /** The unit of `x-ratelimit-reset`: seconds until the reset, or the Unix time of the older reference. */
    rateLimitResetAs = 'seconds';
    /** Files per minute that the organization may upload, import and replace. Null means no limit. */
    filesPerMinute = 120;
    /** The storage of the whole organization. */
    quotaBytes = 5 * 1024 * MIB;
    /** The largest file of each kind. */
    limitsBytes = {
        image: 20 * MIB,
        video: 50 * MIB,
        audio: 50 * MIB,
        document: 30 * MIB,
        data: 10 * MIB,
        archive: 30 * MIB,
        font: 10 * MIB,
    };
    /** The plan of deployments that start after the change. */
    build = { ...DEFAULT_BUILD };
    /** The status of deployments after `pending`. A newer service may have words of its own. */
    buildingStatus = 'building';
    /** The plan of exports that start after the change. */
    export = { ...DEFAULT_EXPORT };
    /** The multipart field that `POST /media/{id}/replace` expects. */
    replaceField = 'file';
    /** The `source` of an upload's results: the file name, `files[0]`, or the word `upload` for every file. */
    uploadSource = 'name';
    /** The order of an upload's results. */
    resultOrder = 'sent';
    /** The HTTP status of a bulk delete with failed files. */
    bulkDeletePartialStatus = 200;
    /** What the library stores of an uploaded, imported or replacing file: all of it, or other bytes such as a cleaned SVG. */
    storedMedia = (_name, bytes) => bytes;
    /** Which bytes the library compares to find identical content: those that it stored, or those that were sent. */
    identicalMedia = 'stored';
    /** The largest page of the media list, whatever `limit` a request has. */
    mediaPageSize = 100;
    /** Which of the files, newest first, a search for a text finds. */
    mediaSearch = findInNamesAndTexts;
    /** The ETag of public media files: the MD5 of their content, an opaque value, or no ETag. */
    mediaEtag = 'md5';
    /** How long the public URL serves the old content after a replace, as a CDN does. */
    staleAfterReplaceMs = 0;
    /** How long the published URL responds with 404 after its deployment is ready. */
    publishedAfterMs = 0;
    /** How long the published URL of a page responds with 404 after that, in milliseconds, by path such as `/guides/b`. */
    latePages = {};
    /** What the published site responds for unknown paths: 404, a page with 200, or a redirect to its start page. */
    unknownPaths = 404;
    /** Who can read the published site: everyone, or users with a login. Others get 401, or a redirect to another origin. */
    siteAccess = 'public';
    /** Whether the site serves pages outside the navigation. */
    servesUnlistedPages = false;
    /** The type of `noResults` in `GET /analytics/search/queries`. */
    noResultsAs = 'boolean';
    /** The paths of pages: `guides/install.mdx`, `guides/install` or `/guides/install.mdx`. URLs never have the slash. */
    pagePaths = 'with-ending';
    /** Whether pages outside the navigation are in the list, can only be read, or neither. */
    pagesOutsideNavigation = 'listed';
    /** The same for files that are not pages, such as the configuration. */
    otherFiles = 'hidden';
    /**
     * What is wrong with the list of pages: nothing, a `count` that is one too high, every second page is missing, or the
     * same with a `count` that fits.
     */
    pageList = 'complete';
    /** The unit of `size` in the list of pages, or no size. Characters are UTF-16 code units. */
    pageSizeAs = 'bytes';
    /** How pushed text is stored: unchanged, with LF line ends, or also with one or no line break at the end. */
    storedText = 'as-sent';
    /** True for a service that keeps pages on a disk which takes `Guide` and `guide` for one name: the first one stays. */
    ignoresCase = false;
    /** What `create` does if the path exists: responds with this status, or overwrites. */
    createExisting = 409;
    /** What `update` does if the path doesn't exist: responds with this status, or creates. */
    updateMissing = 404;
    /** What `delete` does if the path doesn't exist: responds with this status, or ignores it. */
    deleteMissing = 404;
    /** The largest body of a push. A larger one gets 413. Null means no limit. */
    pushLimitBytes = null;
    /** The `status` of a merge that was carried out. Null leaves it out. */
    mergeStatus = 'merged';
    /** How long a merge waits until it is carried out. Its response then has no commit. Null merges at once. */
    mergeDelayMs = null;
    /** The response to a merge of a branch that the base already has: that word, like any other merge, `{}` or a status. */
    mergeNothing = 'up-to-date';
    /** Whether Git counts a merged branch as merged. After a squash, a later merge of it may conflict. */
    mergeKind = 'merge';
    /** Whether a merge into the deployment branch starts a deployment, as a push to it does. */
    mergeDeploys = true;
    /** Whether a new branch starts a build, which is a preview. */
    branchDeploys = false;
    /** The source of a new branch if the request names none: the deployment branch, or the newest branch. */
    defaultBranchSource = 'deployment-branch';
    /** Whether deployments show their branch and their trigger, or null for both. */
    deploymentOrigins = 'shown';
    /** How long the list of deployments lacks a new one. */
    deploymentListLagMs = 0;
    /** How far the clock that dates deployments is ahead of the clock of the Date header. */
    deploymentClockMs = 0;
    /** Whether dates of deployments have milliseconds, or whole seconds only. */
    deploymentDates = 'milliseconds';
    /** How long reads of the PDF export lack a new one. */
    exportReadLagMs = 0;
    /** How far the clock that dates exports is ahead of the clock of the Date header. */
    exportClockMs = 0;
    /** How long reads of the repository show the state before a write. */
    staleReadsMs = 0;
    /** Whether a push or merge to a protected branch is allowed, or its status. */
    protectedWrites = 'allowed';
    /**
     * Which searches also find pages by meaning, after those that have all words: none, all but those with the
     * `semanticRatio` 0, or all. Every page is found by meaning.
     */
    searchByMeaning = 'never';
    /** The paths of search results, as `pagePaths`. */
    searchPaths = 'with-ending';
    /** The URLs of search results. */
    searchUrls = 'absolute';
    /** Whether a search finds pages or sections of pages, so that a page can be found more than once. */
    searchResultsPer = 'page';
    /** What the `content` of a search result is. */
    searchContent = 'excerpt';
    /** How long after a change a search still finds what was there before. */
    searchLagMs = 0;
    /** What a request is checked for first: its key and role, or its query and body. */
    checksFirst = 'role';
    /** What a change of a file of the library is checked for first: its role, or whether the file exists. `no-route`: 404 for all. */
    mediaChecksFirst = 'role';
}
function findInNamesAndTexts(items, text) {
    const wanted = text.toLowerCase();
    return items.filter(({ name, altText }) => `${name}\n${altText ?? ''}`.toLowerCase().includes(wanted));
}
/** Applies a change in place. Undefined fields do not change. */
function changeSettings(settings, change) {
    const { limitsBytes, build, export: render, ...plain } = change;
    Object.assign(settings, definedFields(plain));
    Object.assign(settings.limitsBytes, definedFields(limitsBytes ?? {}));
    settings.build = { ...settings.build, ...definedFields(build ?? {}) };
    settings.export = { ...settings.export, ...definedFields(render ?? {}) };
}
function definedFields(part) {
    return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ../../build/emulator/state/context.js
var context = __webpack_require__(45751);
;// CONCATENATED MODULE: ../../build/emulator/state/deployments.js

class Deployments {
    context;
    records = [];
    constructor(context) {
        this.context = context;
    }
    add(deployment) {
        const record = {
            deploymentId: this.context.newId('deployment'),
            branch: deployment.branch,
            isPreview: deployment.isPreview ?? false,
            triggerType: deployment.triggerType === undefined ? 'api' : deployment.triggerType,
            createdAt: deployment.createdAt ?? this.context.now(),
            plan: { ...this.context.settings.build, ...deployment.build },
        };
        this.records.push(record);
        return record;
    }
    find(deploymentId) {
        return this.newestFirst().find((record) => record.deploymentId === deploymentId);
    }
    newestFirst() {
        const now = this.context.now();
        return this.records
            .filter((record) => record.createdAt <= now)
            .reverse()
            .sort((a, b) => b.createdAt - a.createdAt);
    }
    /** Returns what the list shows, newest first. */
    listed() {
        const untilMs = this.context.now() - this.context.settings.deploymentListLagMs;
        return this.newestFirst().filter(({ createdAt }) => createdAt <= untilMs);
    }
    /** Returns the deployment that readers see: the last ready one that is not a preview. */
    live() {
        return this.newestFirst()
            .filter((record) => !record.isPreview && this.statusOf(record).status === 'ready')
            .sort((a, b) => this.statusOf(b).since - this.statusOf(a).since)[0];
    }
    /** Returns a deployment in the format of the contract. Settings choose the word for `building`. */
    view(record) {
        const { status, since } = this.statusOf(record);
        const hasOrigin = this.context.settings.deploymentOrigins === 'shown';
        return {
            deploymentId: record.deploymentId,
            status: status === 'building' ? this.context.settings.buildingStatus : status,
            url: status === 'ready' ? this.urlOf(record) : null,
            branch: hasOrigin ? record.branch : null,
            isPreview: record.isPreview,
            triggerType: hasOrigin ? record.triggerType : null,
            logs: status === 'error' ? record.plan.logs : null,
            createdAt: this.dateOf(record.createdAt),
            updatedAt: this.dateOf(since),
        };
    }
    dateOf(epochMs) {
        const { deploymentClockMs, deploymentDates } = this.context.settings;
        const ms = epochMs + deploymentClockMs;
        return (0,context/* timestamp */.O1)(deploymentDates === 'seconds' ? Math.floor(ms / 1000) * 1000 : ms);
    }
    /** Whether the published URL works. It may lag behind the status. @param lateMs for a page that lags more */
    isServed(record, lateMs = 0) {
        const { status, since } = this.statusOf(record);
        return status === 'ready' && this.context.now() >= since + this.context.settings.publishedAfterMs + lateMs;
    }
    urlOf(record) {
        const path = record.isPreview ? `preview/${record.deploymentId}` : 'site/';
        return `${(0,context/* publicOriginOf */.vE)(this.context)}/${path}`;
    }
    /** Returns the status, and the time at which it began. */
    statusOf(record) {
        const { createdAt, plan } = record;
        const buildsAt = createdAt + plan.pendingMs;
        const endsAt = buildsAt + plan.buildingMs;
        const now = this.context.now();
        if (now < buildsAt)
            return { status: 'pending', since: createdAt };
        if (now < endsAt)
            return { status: 'building', since: buildsAt };
        return { status: plan.outcome, since: endsAt };
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ../../build/emulator/state/exports.js
/** Simulates the PDF exports of the project over time. */




/** Contract: a signed URL works for an hour. */
const URL_LIFETIME_MS = 60 * 60_000;
/** Contract: a PDF has at most 8,000 pages. */
const MAX_PAGES = 8000;
/** The PDF exports of the project. Only one runs at a time. */
class Exports {
    context;
    deployments;
    published;
    records = [];
    files = new Map();
    secret = (0,external_node_crypto_.randomBytes)(16);
    /** Tests set it to make `POST /exports/pdf` respond with 503. */
    isRendererDown = false;
    constructor(context, deployments, published) {
        this.context = context;
        this.deployments = deployments;
        this.published = published;
    }
    /** All exports, oldest first. */
    get all() {
        return this.records;
    }
    /** The running export, or else the latest. */
    current() {
        return this.running() ?? this.records.at(-1);
    }
    /** What a read shows, which may lack a new export. */
    shown() {
        const untilMs = this.context.now() - this.context.settings.exportReadLagMs;
        const known = this.records.filter(({ createdAt }) => createdAt <= untilMs);
        return known.find((record) => this.isRunning(record)) ?? known.at(-1);
    }
    running() {
        return this.records.find((record) => this.isRunning(record));
    }
    isRunning(record) {
        return this.progressOf(record).endedAt === null;
    }
    /** The export of the live deployment, if its file still exists. */
    findForLiveDeployment() {
        const fileOf = this.latestCompleted();
        return fileOf && fileOf.deploymentId === this.deployments.live()?.deploymentId ? fileOf : undefined;
    }
    /** Starts an export. Throws a 404 without a live deployment, and a 422 for no pages or too many. */
    start(source) {
        const live = this.deployments.live();
        if (!live)
            throw new http_error/* HttpError */.j$(404, 'No live deployment to export');
        const plan = { ...this.context.settings.export };
        const content = this.contentOf(plan);
        const pages = content.pages.length;
        if (pages === 0)
            throw new http_error/* HttpError */.j$(422, 'The navigation has no pages to export');
        if (pages > MAX_PAGES)
            throw new http_error/* HttpError */.j$(422, `${pages} pages are too many; the limit is ${MAX_PAGES}`);
        const running = this.running();
        // Contract: a dashboard start replaces a running export. Its final status is not specified.
        if (running)
            running.cancelledAt = this.context.now();
        const { deploymentId } = live;
        const exportId = this.context.newId('export');
        const record = { exportId, deploymentId, source, createdAt: this.context.now(), content, plan };
        this.records.push(record);
        return record;
    }
    /** Returns an export in the format of the contract, with a new signed URL. */
    view(record) {
        const { status, completed, endedAt } = this.progressOf(record);
        // Contract: a running, failed or replaced export has no signed URL.
        const hasFile = record === this.latestCompleted();
        const expiresAt = this.context.now() + URL_LIFETIME_MS;
        const { exportClockMs } = this.context.settings;
        return {
            exportId: record.exportId,
            status,
            progress: { completed, total: status === 'pending' ? null : record.content.pages.length },
            fileSize: hasFile ? this.file(record).size : null,
            downloadUrl: hasFile ? this.signedUrl(record.exportId, expiresAt) : null,
            downloadUrlExpiresAt: hasFile ? (0,context/* timestamp */.O1)(expiresAt) : null,
            deploymentId: record.deploymentId,
            source: record.source,
            errorMessage: status === 'failed' ? record.plan.errorMessage : null,
            createdAt: (0,context/* timestamp */.O1)(record.createdAt + exportClockMs),
            completedAt: status === 'completed' && endedAt !== null ? (0,context/* timestamp */.O1)(endedAt + exportClockMs) : null,
        };
    }
    /** Returns 403 for an invalid or expired signature, and 410 for a replaced file. */
    openDownload(exportId, expires, signature) {
        if (signature !== this.sign(exportId, expires) || Number(expires) <= this.context.now())
            return { status: 403 };
        const record = this.latestCompleted();
        return record?.exportId === exportId ? { file: this.file(record) } : { status: 410 };
    }
    latestCompleted() {
        return this.records.findLast((record) => this.progressOf(record).status === 'completed');
    }
    contentOf({ pages }) {
        if (pages === null)
            return this.published();
        const titles = typeof pages === 'number' ? Array.from({ length: pages }, (_, index) => `Page ${index + 1}`) : pages;
        return { title: 'Documentation', pages: titles.map((title) => ({ title, text: '' })) };
    }
    progressOf(record) {
        const { plan, createdAt, cancelledAt } = record;
        const total = record.content.pages.length;
        const startsAt = createdAt + plan.pendingMs;
        const endsAt = startsAt + plan.perPageMs * total;
        const isCancelled = cancelledAt !== undefined && cancelledAt < endsAt;
        const now = isCancelled ? Math.min(cancelledAt, this.context.now()) : this.context.now();
        const elapsedMs = Math.max(0, now - startsAt);
        const renderedPages = plan.perPageMs === 0 ? total : Math.min(total, Math.floor(elapsedMs / plan.perPageMs));
        // Contract: a page that cannot be rendered is skipped silently, so completed stays below total.
        const completed = now < startsAt ? 0 : Math.min(renderedPages, Math.max(0, total - plan.skippedPages));
        if (isCancelled)
            return { status: 'cancelled', completed, endedAt: cancelledAt };
        if (now < startsAt)
            return { status: 'pending', completed, endedAt: null };
        if (now < endsAt)
            return { status: 'processing', completed, endedAt: null };
        return { status: plan.outcome, completed, endedAt: endsAt };
    }
    file(record) {
        const known = this.files.get(record.exportId);
        if (known)
            return known;
        const { content, createdAt, plan } = record;
        // The last pages count as those that cannot be rendered.
        const pages = content.pages.slice(0, Math.max(0, content.pages.length - plan.skippedPages));
        const file = (0,render_pdf/* renderPdf */.D)({ ...content, pages }, createdAt, plan.padToBytes);
        this.files.set(record.exportId, file);
        return file;
    }
    signedUrl(exportId, expiresAt) {
        const sig = this.sign(exportId, String(expiresAt));
        return `${this.context.filesOrigin}/exports/${exportId}.pdf?expires=${expiresAt}&sig=${sig}`;
    }
    sign(exportId, expires) {
        return (0,external_node_crypto_.createHmac)('sha256', this.secret).update(`${exportId} ${expires}`).digest('hex');
    }
}

;// CONCATENATED MODULE: ../../build/emulator/state/media/import-sources.js
/** Simulates the web servers that imports fetch from. */

/** Contract: at most 3 redirects and 30 seconds per file. */
const MAX_REDIRECTS = 3;
const MAX_SECONDS = 30;
const PRIVATE_HOST = /^(localhost|.*\.local|.*\.internal|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*|0\..*|\[.*\])$/i;
/** The URLs that imports can fetch. */
class ImportSources {
    sources = new Map();
    set(url, source) {
        this.sources.set(url, source);
    }
    /**
     * Returns the content of a public https URL, or throws the error of the contract.
     * @param maxBytes the largest file of any kind
     */
    fetch(url, maxBytes) {
        let source = this.lookUp(url);
        for (let redirects = 1; source.redirectsTo !== undefined; redirects += 1) {
            if (redirects > MAX_REDIRECTS)
                throw new http_error/* HttpError */.j$(422, `The URL redirects more than ${MAX_REDIRECTS} times`);
            source = this.lookUp(source.redirectsTo);
        }
        const { bytes = new Uint8Array(), seconds = 0, status } = source;
        if (status !== undefined)
            throw new http_error/* HttpError */.j$(422, `The URL responded with status ${status}`);
        if (seconds > MAX_SECONDS)
            throw new http_error/* HttpError */.j$(504, `The URL didn't respond within ${MAX_SECONDS} seconds`);
        if ((source.sizeBytes ?? bytes.length) > maxBytes)
            throw new http_error/* HttpError */.j$(413, 'The file is too large for your plan');
        return Buffer.from(bytes);
    }
    lookUp(url) {
        const parsed = URL.canParse(url) ? new URL(url) : null;
        if (parsed?.protocol !== 'https:')
            throw new http_error/* HttpError */.j$(400, 'Only public https URLs can be imported');
        const source = this.sources.get(url);
        if (parsed.username !== '' || PRIVATE_HOST.test(parsed.hostname) || source?.isPrivate === true) {
            throw new http_error/* HttpError */.j$(400, "The URL isn't public");
        }
        if (!source)
            throw new http_error/* HttpError */.j$(422, 'The URL responded with status 404');
        return source;
    }
}

// EXTERNAL MODULE: ../../build/emulator/state/rate-limits.js
var rate_limits = __webpack_require__(86097);
// EXTERNAL MODULE: ../../build/emulator/state/media/file-types.js
var file_types = __webpack_require__(58185);
;// CONCATENATED MODULE: ../../build/emulator/state/media/media-library.js
/** Stores the media files of the project. */




/** The type of a file with an unknown extension, which only tests add. */
const UNKNOWN_TYPE = { kind: 'data', mimeType: 'application/octet-stream', signatures: [] };
/** The media library. Names are flat and unique, and identical content is stored once (contract). */
class MediaLibrary {
    context;
    items = [];
    /** Ids that cannot be deleted. Single deletes respond with 409, and bulk deletes list them as failed. */
    undeletable = new Set();
    /** The storage that the organization's other projects use. */
    otherProjectsBytes = 0;
    constructor(context) {
        this.context = context;
    }
    add(name, bytes, options = {}) {
        const { kind, mimeType } = (0,file_types/* fileTypeOf */.U)(name) ?? UNKNOWN_TYPE;
        const at = options.createdAt ?? this.context.now();
        const item = {
            id: this.context.newId('media'),
            name,
            kind,
            mimeType,
            bytes: Buffer.from(bytes),
            sha256: sha256Of(bytes),
            altText: options.altText ?? null,
            createdAt: at,
            updatedAt: at,
        };
        this.items.push(item);
        return item;
    }
    /** Stores a checked file. Identical content keeps its existing name, and a taken name becomes `name-2.ext`. */
    store(file, files, altText) {
        const { bytes, sha256 } = this.toStored(file);
        const existing = this.items.find((item) => item.sha256 === sha256);
        if (existing)
            return { item: existing, isNew: false };
        this.checkQuota(bytes.length);
        countStoredFile(files);
        const item = this.add(this.availableName(file.name), bytes, altText === undefined ? {} : { altText });
        item.sha256 = sha256;
        return { item, isNew: true };
    }
    /** Replaces the content of an item. The name, the id and the URL do not change. */
    replace(item, file, files) {
        if (file.type.mimeType !== item.mimeType) {
            throw new http_error/* HttpError */.j$(415, `The new file (${file.type.mimeType}) must have the same type as the original (${item.mimeType})`);
        }
        const { bytes, sha256 } = this.toStored(file);
        this.checkQuota(bytes.length - item.bytes.length);
        countStoredFile(files);
        item.previous = { bytes: item.bytes, at: this.context.now() };
        item.bytes = bytes;
        item.sha256 = sha256;
        item.updatedAt = this.context.now();
    }
    find(id) {
        return this.items.find((item) => item.id === id);
    }
    /** Finds an item by its exact name. */
    findByName(name) {
        return this.items.find((item) => item.name === name);
    }
    newestFirst() {
        return this.items.toReversed().sort((a, b) => b.createdAt - a.createdAt);
    }
    /** Deletes an item. Returns null if the id does not exist or cannot be deleted. */
    delete(id) {
        const index = this.items.findIndex((item) => item.id === id);
        if (index < 0 || this.undeletable.has(id))
            return null;
        return this.items.splice(index, 1)[0] ?? null;
    }
    get usedBytes() {
        return this.items.reduce((sum, item) => sum + item.bytes.length, this.otherProjectsBytes);
    }
    /** Returns what the public URL serves. After a replace, it may serve the old content, as a CDN does. */
    servedBytes(item) {
        const isStale = item.previous && this.context.now() < item.previous.at + this.context.settings.staleAfterReplaceMs;
        return isStale && item.previous ? item.previous.bytes : item.bytes;
    }
    /** Returns an item in the format of the contract. Fields without a value are null for images and absent otherwise. */
    view(item) {
        const url = `${(0,context/* publicOriginOf */.vE)(this.context)}/media/${item.id}/${encodeURIComponent(item.name)}`;
        const label = item.altText ?? item.name;
        const common = {
            id: item.id,
            name: item.name,
            kind: item.kind,
            mimeType: item.mimeType,
            sizeBytes: item.bytes.length,
            url,
            createdAt: (0,context/* timestamp */.O1)(item.createdAt),
            updatedAt: (0,context/* timestamp */.O1)(item.updatedAt),
        };
        if (item.kind !== 'image') {
            return { ...common, ...(item.altText !== null && { altText: item.altText }), snippet: `[${label}](${url})` };
        }
        const size = imageSize(item.bytes) ?? { width: null, height: null };
        const absent = { durationSeconds: null, pageCount: null, posterUrl: null };
        return { ...common, altText: item.altText, ...size, ...absent, snippet: `![${label}](${url})` };
    }
    toStored({ name, bytes: sent }) {
        const { storedMedia, identicalMedia } = this.context.settings;
        const bytes = storedMedia(name, sent);
        return { bytes, sha256: sha256Of(identicalMedia === 'stored' ? bytes : sent) };
    }
    checkQuota(moreBytes) {
        const left = this.context.settings.quotaBytes - this.usedBytes;
        if (moreBytes > left)
            throw new http_error/* HttpError */.j$(507, `The file exceeds the organization's free storage (${Math.max(0, left)} B)`);
    }
    availableName(name) {
        const extension = (0,file_types/* extensionOf */.j)(name);
        const stem = extension ? name.slice(0, -extension.length - 1) : name;
        for (let number = 2, candidate = name;; number += 1) {
            if (!this.findByName(candidate))
                return candidate;
            candidate = `${stem}-${number}${extension && `.${extension}`}`;
        }
    }
}
function countStoredFile(files) {
    if (!files.take())
        throw (0,http_error/* tooManyRequests */.YD)('Too many files per minute for this organization.', files.status().resetSeconds);
}
function sha256Of(bytes) {
    return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}
/** Returns the width and height of a PNG or GIF, and undefined for other content. */
function imageSize(bytes) {
    if (bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG') {
        return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    }
    if (bytes.length >= 10 && bytes.toString('latin1', 0, 3) === 'GIF') {
        return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
    }
    return undefined;
}

// EXTERNAL MODULE: ../../node_modules/diff/libesm/diff/array.js
var array = __webpack_require__(83242);
;// CONCATENATED MODULE: ../../build/emulator/state/merge-lines.js
/** Merges two changed versions of a text line by line, as Git does. */

/**
 * Applies the changes of both versions to their ancestor. Returns undefined if they changed the same line or neighboring
 * lines differently.
 */
function mergeLines(ancestor, ours, theirs) {
    const [lines, mine, other] = [splitLines(ancestor), splitLines(ours), splitLines(theirs)];
    const [inMine, inOther] = [findLines(lines, mine), findLines(lines, other)];
    let merged = '';
    let [start, mineStart, otherStart] = [0, 0, 0];
    // A line that both versions keep ends a part of the text, and so does the end of the text.
    for (const end of [...lines.keys(), lines.length]) {
        const [mineEnd, otherEnd] = [inMine.get(end), inOther.get(end)];
        if (mineEnd === undefined || otherEnd === undefined)
            continue;
        const before = lines.slice(start, end).join('');
        const myPart = mine.slice(mineStart, mineEnd).join('');
        const otherPart = other.slice(otherStart, otherEnd).join('');
        if (myPart !== before && otherPart !== before && myPart !== otherPart)
            return undefined;
        merged += myPart === before ? otherPart : myPart;
        [start, mineStart, otherStart] = [end, mineEnd, otherEnd];
    }
    return merged;
}
/** Splits a text into lines that keep their line breaks, so that a missing one at the end is a change. */
function splitLines(text) {
    return text === '' ? [] : text.split(/(?<=\n)/);
}
/** Returns where a version has the lines of the ancestor that it keeps, and the end of the text. */
function findLines(ancestor, version) {
    const found = new Map([[ancestor.length, version.length]]);
    let [position, positionInVersion] = [0, 0];
    for (const { added, removed, count } of (0,array/* diffArrays */.E)(ancestor, version)) {
        for (let index = 0; index < count && !added && !removed; index += 1) {
            found.set(position + index, positionInVersion + index);
        }
        if (!added)
            position += count;
        if (!removed)
            positionInVersion += count;
    }
    return found;
}

;// CONCATENATED MODULE: ../../build/emulator/state/commits.js
/** Keeps the commits of the connected repository with their parents, and merges them. */


/** The history. It keeps every commit, because any of them may be the base of a later merge. */
class Commits {
    commits = new Map();
    /** Adds a commit and returns its id. */
    add(files, parents) {
        const number = this.commits.size + 1;
        const id = (0,external_node_crypto_.createHash)('sha1').update(`commit ${number}`).digest('hex');
        this.commits.set(id, { files, parents, number });
        return id;
    }
    filesOf(id) {
        return this.commit(id).files;
    }
    /** Returns true if a commit is the other one or comes before it. */
    isAncestor(id, of) {
        return this.ancestorsOf(of).has(id);
    }
    /** Merges the files of two commits, based on the newest commit that both have in their history. */
    merge(ours, theirs) {
        const known = this.ancestorsOf(ours);
        const common = [...this.ancestorsOf(theirs)].filter((id) => known.has(id)).map((id) => this.commit(id));
        const newest = common.sort((a, b) => b.number - a.number)[0];
        return mergeFiles(newest?.files ?? new Map(), this.filesOf(ours), this.filesOf(theirs));
    }
    /** Returns a commit and everything before it. */
    ancestorsOf(id) {
        const found = new Set([id]);
        // A set also visits what is added during the loop.
        for (const commit of found)
            this.commit(commit).parents.forEach((parent) => found.add(parent));
        return found;
    }
    commit(id) {
        const commit = this.commits.get(id);
        if (!commit)
            throw new Error(`Commit ${id} doesn't exist`);
        return commit;
    }
}
function mergeFiles(ancestor, ours, theirs) {
    const files = new Map(ours);
    for (const path of new Set([...ancestor.keys(), ...theirs.keys()])) {
        const [before, mine, other] = [ancestor.get(path), ours.get(path), theirs.get(path)];
        if (other === before || other === mine)
            continue;
        const merged = mine === before ? other : mergeContent(before, mine, other);
        if (merged === undefined && mine !== before)
            return { conflict: path };
        if (merged === undefined)
            files.delete(path);
        else
            files.set(path, merged);
    }
    return { files };
}
/** Merges a file that both sides changed. Only a file that all three have can be merged. */
function mergeContent(before, mine, other) {
    if (before === undefined || mine === undefined || other === undefined)
        return undefined;
    return mergeLines(before, mine, other);
}

// EXTERNAL MODULE: ../../build/emulator/state/page-list.js
var page_list = __webpack_require__(55810);
;// CONCATENATED MODULE: ../../build/emulator/state/project.js
/** Keeps the connected repository in memory: branches, commits and pull requests. */




class Project {
    context;
    deploymentBranch;
    pullRequests = [];
    commits = new Commits();
    queuedMerges = [];
    /** The branches after each write that reads may still miss, and after the last write. */
    states;
    constructor(context, deploymentBranch) {
        this.context = context;
        this.deploymentBranch = deploymentBranch;
        const files = new Map([[context.configPath, '{"name":"Documentation","navigation":[]}']]);
        const main = { isProtected: true, head: this.commits.add(files, []), files };
        this.states = [{ at: -Infinity, branches: new Map([[deploymentBranch, main]]) }];
    }
    get branches() {
        return this.states.at(-1)?.branches ?? new Map();
    }
    /** The branches as reads see them: without the writes of the last `staleReadsMs`. */
    get visibleBranches() {
        return this.branchesBefore(this.context.settings.staleReadsMs);
    }
    branch(name = this.deploymentBranch) {
        return findBranch(this.branches, name);
    }
    /** Returns a branch as reads see it. */
    visibleBranch(name = this.deploymentBranch) {
        return findBranch(this.visibleBranches, name);
    }
    /** Returns the files of the deployment branch as they were some time ago. */
    filesBefore(ms) {
        return findBranch(this.branchesBefore(ms), this.deploymentBranch).files;
    }
    /** Commits all operations, or none of them if one is invalid. */
    push(branchName, operations) {
        const branch = this.branch(branchName);
        this.rejectProtected(branchName);
        const files = new Map(branch.files);
        for (const operation of operations)
            applyOperation(files, operation, this.context.settings);
        return this.commit(branchName, files);
    }
    /**
     * Commits changes of another user, such as an edit in the dashboard. Checks nothing and stores the text as it is.
     * @param changes the new content by path; null deletes the file
     */
    edit(changes, branchName = this.deploymentBranch) {
        const files = new Map(this.branch(branchName).files);
        for (const [path, content] of Object.entries(changes)) {
            if (content === null)
                files.delete(path);
            else
                files.set(path, content);
        }
        return this.commit(branchName, files);
    }
    createBranch(name, source) {
        if (this.branches.has(name))
            throw new http_error/* HttpError */.j$(409, `Branch "${name}" already exists`);
        // Git keeps branches as files, so a branch cannot be a folder of another one.
        const taken = [...this.branches.keys()].find((other) => `${name}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${name}/`));
        if (taken !== undefined)
            throw new http_error/* HttpError */.j$(422, `Branch "${name}" can't exist next to "${taken}"`);
        const branch = { ...this.branch(source), isProtected: false };
        this.write(name, branch);
        return branch;
    }
    /** Protects a branch as an admin does. */
    protectBranch(name) {
        this.write(name, { ...this.branch(name), isProtected: true });
    }
    /** Deletes a branch and closes its pull requests. */
    deleteBranch(name) {
        if (this.branch(name).isProtected)
            throw new http_error/* HttpError */.j$(403, `Branch "${name}" is protected`);
        this.write(name, undefined);
        this.closePullRequests(({ base, head }) => base === name || head === name);
    }
    /** Opens a pull request as a user of the Git host does. */
    openPullRequest(head, { base = this.deploymentBranch, title = `Merge ${head}` } = {}) {
        const number = Math.max(0, ...this.pullRequests.map((request) => request.number)) + 1;
        const request = { number, title, state: 'open', head, base };
        this.pullRequests.push(request);
        return request;
    }
    /** Merges `head` into `base`. Throws a 409 if both changed the same or neighboring lines in different ways. */
    merge(baseName, headName) {
        const [base, head] = [this.branch(baseName), this.branch(headName)];
        const files = this.mergedFiles(baseName, headName);
        if (!files)
            return { commitSha: base.head, isMerged: false };
        this.closePullRequests((request) => request.base === baseName && request.head === headName);
        const isSquash = this.context.settings.mergeKind === 'squash';
        // Without changes of its own, the base becomes what the head is.
        const isForward = !isSquash && this.commits.isAncestor(base.head, head.head);
        const parents = isSquash ? [base.head] : [base.head, head.head];
        const commitSha = isForward ? head.head : this.commits.add(files, parents);
        this.write(baseName, { ...base, head: commitSha, files: this.commits.filesOf(commitSha) });
        return { commitSha, isMerged: true };
    }
    /** Merges later, or returns false if there is nothing to merge. Throws a 409 if the branches conflict already. */
    queueMerge(base, head, delayMs) {
        if (!this.mergedFiles(base, head))
            return false;
        this.queuedMerges.push({ base, head, at: this.context.now() + delayMs });
        return true;
    }
    /** Carries out the merges whose time has come and returns them. A conflict, or a deleted branch, drops the merge. */
    mergeQueued() {
        const due = this.queuedMerges.filter(({ at }) => at <= this.context.now());
        this.queuedMerges = this.queuedMerges.filter((merge) => !due.includes(merge));
        return due.filter(({ base, head }) => {
            try {
                return this.merge(base, head).isMerged;
            }
            catch (error) {
                if (error instanceof http_error/* HttpError */.j$)
                    return false;
                throw error;
            }
        });
    }
    /** The branch that was created last. */
    get newestBranch() {
        return [...this.branches.keys()].at(-1) ?? this.deploymentBranch;
    }
    /** Returns the site of a branch. Pages outside the navigation are not published. */
    site({ files }) {
        return (0,site/* siteOf */.zU)(files, this.context.configPath);
    }
    /** Shows all writes so far to reads, as after a long time. */
    settle() {
        this.states = [{ at: -Infinity, branches: this.branches }];
    }
    /** Returns undefined if there is nothing to merge. */
    mergedFiles(baseName, headName) {
        const [base, head] = [this.branch(baseName).head, this.branch(headName).head];
        this.rejectProtected(baseName);
        if (this.commits.isAncestor(head, base))
            return undefined;
        const merged = this.commits.merge(base, head);
        if ('conflict' in merged)
            throw new http_error/* HttpError */.j$(409, `"${merged.conflict}" was changed on both branches`);
        return merged.files;
    }
    rejectProtected(name) {
        const { protectedWrites } = this.context.settings;
        if (!this.branch(name).isProtected || protectedWrites === 'allowed')
            return;
        throw new http_error/* HttpError */.j$(protectedWrites, `Branch "${name}" is protected`);
    }
    commit(branchName, files) {
        const branch = this.branch(branchName);
        const head = this.commits.add(files, [branch.head]);
        this.write(branchName, { ...branch, head, files });
        return head;
    }
    write(name, branch) {
        const branches = new Map(this.branches);
        if (branch)
            branches.set(name, branch);
        else
            branches.delete(name);
        const { staleReadsMs, searchLagMs } = this.context.settings;
        this.states = [
            ...this.states.slice(this.stateBefore(Math.max(staleReadsMs, searchLagMs))),
            { at: this.context.now(), branches },
        ];
    }
    branchesBefore(ms) {
        return this.states[this.stateBefore(ms)]?.branches ?? this.branches;
    }
    stateBefore(ms) {
        const before = this.context.now() - ms;
        return Math.max(0, this.states.findLastIndex(({ at }) => at <= before));
    }
    closePullRequests(isClosed) {
        for (const request of this.pullRequests.filter(isClosed))
            request.state = 'closed';
    }
}
function findBranch(branches, name) {
    const branch = branches.get(name);
    if (!branch)
        throw (0,http_error/* notFound */.mX)(`Branch "${name}"`);
    return branch;
}
function applyOperation(files, operation, settings) {
    const { type, content = '' } = operation;
    const path = settings.ignoresCase ? (0,page_list/* nameOnDisk */.ah)(files, operation.path) : operation.path;
    const { createExisting, updateMissing, deleteMissing, storedText } = settings;
    const isThere = files.has(path);
    if (type === 'create' && isThere && createExisting !== 'overwrite')
        throw new http_error/* HttpError */.j$(createExisting, `"${path}" already exists`);
    if (type === 'update' && !isThere && updateMissing !== 'create')
        throw new http_error/* HttpError */.j$(updateMissing, `"${path}" not found`);
    if (type === 'delete' && !isThere && deleteMissing !== 'ignore')
        throw new http_error/* HttpError */.j$(deleteMissing, `"${path}" not found`);
    if (type === 'delete')
        files.delete(path);
    else
        files.set(path, toStoredText(content, storedText));
}
function toStoredText(text, storedText) {
    if (storedText === 'as-sent' || text === '')
        return text;
    const lines = text.replace(/\r\n?/g, '\n');
    if (storedText === 'lf')
        return lines;
    const trimmed = lines.replace(/\n+$/, '');
    return storedText === 'one-final-newline' ? `${trimmed}\n` : trimmed;
}

// EXTERNAL MODULE: ../../build/emulator/state/readers/readers.js
var readers = __webpack_require__(97219);
;// CONCATENATED MODULE: ../../build/emulator/state/emulator-state.js
/** Holds everything that the emulated service knows. */









/** A push to this branch starts a live deployment. */
const DEPLOYMENT_BRANCH = 'main';
/** The state of the service. Tests read it, and change what no endpoint changes, such as actions of other users. */
class EmulatorState {
    context;
    /** The valid keys. Deleting a key revokes it. */
    keys = new Map(Object.entries(API_KEYS).map(([role, key]) => [key, role]));
    project;
    limits;
    deployments;
    exports;
    media;
    imports = new ImportSources();
    readers;
    /** Routes that the plan does not include, such as `POST /deploy/preview`. They respond with 403. */
    missingFeatures = new Set();
    /** The reason why no preview can start. `POST /deploy/preview` responds with 422 and this message. */
    previewProblem = null;
    constructor(context) {
        this.context = context;
        const now = () => context.now();
        this.project = new Project(context, DEPLOYMENT_BRANCH);
        this.limits = new rate_limits/* RateLimits */.Lg(context.settings, now);
        this.deployments = new Deployments(context);
        this.exports = new Exports(context, this.deployments, () => {
            const { name, groups } = this.project.site(this.project.branch());
            return { title: name, pages: groups.flatMap(({ pages }) => pages) };
        });
        this.media = new MediaLibrary(context);
        this.readers = new readers/* Readers */.LK(now);
    }
    /** The URL of the published site. */
    get publishedUrl() {
        return `${(0,context/* publicOriginOf */.vE)(this.context)}/site/`;
    }
    /** Adds a deployment that another user started, or that starts later. */
    addDeployment(deployment = {}) {
        return this.deployments.add({
            ...deployment,
            branch: deployment.branch === undefined ? DEPLOYMENT_BRANCH : deployment.branch,
        });
    }
    /** Starts the live deployment that follows a push to the deployment branch (contract). Other branches are drafts. */
    deployPush(branch, createdAt = this.context.now()) {
        if (branch === DEPLOYMENT_BRANCH)
            this.deployments.add({ branch, triggerType: 'auto', createdAt });
    }
    /** Starts the deployment that follows a merge, if one does. */
    deployMerge(branch, createdAt) {
        if (this.context.settings.mergeDeploys)
            this.deployPush(branch, createdAt);
    }
    /** Carries out the queued merges whose time has come, and returns them. Every request does this first. */
    carryOutMerges() {
        const merges = this.project.mergeQueued();
        for (const { base, at } of merges)
            this.deployMerge(base, at);
        return merges;
    }
    /** Edits files as users of the dashboard do: in one commit, which deploys if it is on the deployment branch. */
    editFiles(changes, branch = DEPLOYMENT_BRANCH) {
        const commitSha = this.project.edit(changes, branch);
        this.deployPush(branch);
        return commitSha;
    }
    /** Adds a file to the library without checks and limits. */
    addMedia(name, bytes, options = {}) {
        return this.media.add(name, bytes, options);
    }
    /** Starts an export as a user of the dashboard does: it cancels a running one and counts against no limit. */
    startDashboardExport() {
        return this.exports.start('dashboard');
    }
}

;// CONCATENATED MODULE: ../../build/emulator/emulator.js










/** Only this machine can reach the emulator. */
const LOOPBACK_HOST = '127.0.0.1';
/** The settings under which nothing waits for the clock. */
const AT_ONCE = {
    keyLimitPerMinute: null,
    filesPerMinute: null,
    build: { pendingMs: 0, buildingMs: 0 },
    export: { pendingMs: 0, perPageMs: 0 },
};
/** Starts both origins. Rejects if the port is taken. */
async function startEmulator(options = {}) {
    const { port = 0, seed: isSeeded = true, hostile, navigation, redirectsAs, ...stateOptions } = options;
    const state = createState(stateOptions);
    const requestLog = new exchange/* RequestLog */.wZ(() => state.context.now());
    const faults = new faults_faults.FaultQueue(all_routes/* ROUTE_NAMES */.V);
    const closing = new AbortController();
    const originOptions = { context: state.context, requestLog, faults, closing: closing.signal };
    const files = (0,files_origin/* createFilesOrigin */.Y)(state, originOptions);
    const api = await createApiOrigin(state, originOptions);
    if (isSeeded)
        addSampleData(state, { hostile, navigation, redirectsAs });
    state.context.filesOrigin = await listen(files, 0);
    const origin = await listen(api, port).catch(async (error) => {
        await Promise.all([api.close(), files.close()]);
        throw error;
    });
    return {
        baseUrl: origin + BASE_PATH,
        origin,
        filesOrigin: state.context.filesOrigin,
        keys: API_KEYS,
        requests: requestLog.requests,
        get activeRequests() {
            return requestLog.activeCount;
        },
        state,
        addFault: (fault) => faults.add(fault),
        clearFaults: () => faults.clear(),
        configure: (changes) => changeSettings(state.context.settings, changes),
        close: async () => {
            closing.abort();
            await Promise.all([api.close(), files.close()]);
        },
    };
}
function createState(options) {
    const { stoppedAt, now = stoppedAt === undefined ? Date.now : () => stoppedAt, ids = 'random', shownOrigin = null, configPath = 'docs.json', ...change } = options;
    const settings = new Settings();
    if (stoppedAt !== undefined)
        changeSettings(settings, AT_ONCE);
    changeSettings(settings, change);
    const newId = (0,context/* createIds */.TX)(ids === 'counted');
    return new EmulatorState({ settings, now, filesOrigin: '', shownOrigin, configPath, newId });
}
async function listen(app, port) {
    await app.listen({ host: LOOPBACK_HOST, port });
    return `http://${LOOPBACK_HOST}:${app.server.address().port}`;
}


/***/ }),

/***/ 61517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ discardBody),
/* harmony export */   jS: () => (/* binding */ countBodyBytes),
/* harmony export */   wZ: () => (/* binding */ RequestLog)
/* harmony export */ });
/** This is enough for every test and bounds the memory of an emulator that runs for days. */
const MAX_RECORDED_REQUESTS = 20_000;
/** The latest requests, and the number of requests without a complete response. */
class RequestLog {
    now;
    requests = [];
    activeCount = 0;
    connections = new WeakMap();
    connectionCount = 0;
    constructor(now) {
        this.now = now;
    }
    /** Records a request and returns its exchange. Completes the record when the connection of the response closes. */
    open(origin, request, { raw }) {
        const record = {
            method: request.method,
            path: request.originalUrl,
            route: request.routeOptions.config.routeName ?? null,
            origin,
            headers: request.headers,
            connection: this.connectionOf(request.raw.socket),
            at: this.now(),
            status: null,
            bodyBytes: 0,
            body: undefined,
        };
        this.requests.push(record);
        if (this.requests.length > MAX_RECORDED_REQUESTS)
            this.requests.shift();
        this.activeCount += 1;
        raw.once('close', () => {
            this.activeCount -= 1;
            if (raw.headersSent)
                record.status = raw.statusCode;
        });
        return { record, limits: [] };
    }
    connectionOf(socket) {
        const known = this.connections.get(socket);
        if (known !== undefined)
            return known;
        this.connectionCount += 1;
        this.connections.set(socket, this.connectionCount);
        return this.connectionCount;
    }
}
/** Counts the bytes of the request body while another reader consumes it. Call it just before reading starts. */
function countBodyBytes({ raw, exchange }) {
    if (exchange.isBodyCounted)
        return;
    exchange.isBodyCounted = true;
    raw.on('data', (chunk) => (exchange.record.bodyBytes += chunk.length));
}
/** Reads and discards the rest of the request body, because an early response would break the upload. */
async function discardBody(request) {
    const { raw } = request;
    if (raw.readableEnded || raw.destroyed)
        return;
    await new Promise((resolve) => {
        countBodyBytes(request);
        raw
            .once('end', resolve)
            .once('close', resolve)
            .once('error', () => resolve());
        raw.resume();
    });
}


/***/ }),

/***/ 15297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FAULT_KINDS: () => (/* binding */ FAULT_KINDS),
/* harmony export */   FaultQueue: () => (/* binding */ FaultQueue),
/* harmony export */   isLateFault: () => (/* binding */ isLateFault)
/* harmony export */ });
/** Declares faults, and keeps them until a matching request arrives. */
/** Every kind of fault and what it does, as `docs-ci emulator --help` shows it. */
const FAULT_KINDS = {
    status: 'send an error body with a status',
    html: "send a proxy's error page",
    hang: 'never respond',
    reset: 'reset the connection',
    'reset-after': 'process the request, then reset the connection',
    cut: 'announce the full length and stop early',
    slow: 'send small chunks with pauses',
    empty: 'send no body',
    'wrong-types': 'swap the types of values',
    'truncated-json': 'send half a JSON document with a correct length',
    redirect: 'redirect to another origin',
};
const KINDS_AFTER_WORK = new Set([
    'reset-after',
    'cut',
    'slow',
    'empty',
    'wrong-types',
    'truncated-json',
]);
/** Whether a fault takes effect after the work. */
function isLateFault(fault) {
    return fault.afterWork === true || KINDS_AFTER_WORK.has(fault.kind);
}
/** The faults that wait for their requests, in the order in which they were added. */
class FaultQueue {
    routeNames;
    pending = [];
    /** @param routeNames the routes that a fault may wait for; a fault for another route would never take effect */
    constructor(routeNames) {
        this.routeNames = routeNames;
    }
    add(fault) {
        if (!this.routeNames.has(fault.route) && fault.route !== '*') {
            throw new Error(`"${fault.route}" isn't a route. Use one such as "POST /deploy", or "*" for all routes.`);
        }
        this.pending.push({ fault, remainingPasses: fault.after ?? 0, remainingUses: fault.times ?? 1 });
    }
    clear() {
        this.pending = [];
    }
    /** Returns the fault for this request, if there is one, and counts it as used. */
    take(routeName) {
        const candidates = this.pending.filter(({ fault }) => matches(fault.route, routeName));
        const match = candidates.find((candidate) => candidate.remainingPasses-- <= 0);
        if (!match)
            return undefined;
        match.remainingUses -= 1;
        this.pending = this.pending.filter((candidate) => candidate.remainingUses > 0);
        return match.fault;
    }
}
function matches(pattern, routeName) {
    if (pattern === '*')
        return true;
    return (routeName !== null && (routeName === pattern || (routeName.startsWith(`${pattern}/`) && pattern.endsWith(' files'))));
}


/***/ }),

/***/ 17696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ FILE_ROUTE_NAMES),
  Y: () => (/* binding */ createFilesOrigin)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ../../build/emulator/origin.js + 1 modules
var origin = __webpack_require__(20047);
// EXTERNAL MODULE: ../../build/emulator/state/render-pdf.js
var render_pdf = __webpack_require__(88173);
// EXTERNAL MODULE: ../../build/emulator/http-error.js
var http_error = __webpack_require__(1803);
// EXTERNAL MODULE: ../../build/emulator/read-content.js
var read_content = __webpack_require__(23140);
// EXTERNAL MODULE: ../../build/emulator/state/site.js
var state_site = __webpack_require__(70013);
;// CONCATENATED MODULE: ../../build/emulator/render-site.js
/** Renders the pages of the published site and of previews: HTML with navigation, without scripts. */


/** Renders a page of a site. Null renders the start of a site without pages. */
async function renderSitePage(site, page, place) {
    const title = page?.title ?? site.name;
    const text = page ? await renderMarkdown(page.text, place.base) : '<p>This site has no pages yet.</p>';
    const name = escapeHtml(site.name);
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${page ? `${escapeHtml(title)} – ${name}` : name}</title>
<style>
${(0,read_content/* readContent */.c)('site.css')}</style>
</head>
<body>
${place.note === null ? '' : `<p class="note">${escapeHtml(place.note)}</p>\n`}<header>
<a href="${place.base}/">${name}</a>
<a class="menu" href="#pages">Menu</a>
</header>
<div class="columns">
<nav class="pages" id="pages" aria-label="Pages">
${site.groups.map((group) => renderGroup(group, page, place)).join('\n')}
</nav>
<main>
<h1>${escapeHtml(title)}</h1>
${text}
${page ? renderNeighbors(site, page, place) : ''}
</main>
</div>
</body>
</html>
`;
}
function renderGroup({ title, pages }, current, place) {
    const items = pages.map((page) => {
        const state = page.path === current?.path ? ' aria-current="page"' : '';
        return `<li><a href="${urlOf(page, place)}"${state}>${escapeHtml(page.title)}</a></li>`;
    });
    return `<h2>${escapeHtml(title)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}
function renderNeighbors(site, page, place) {
    const pages = site.groups.flatMap((group) => group.pages);
    const index = pages.findIndex(({ path }) => path === page.path);
    const link = (to, rel, before, after) => to ? `<a rel="${rel}" href="${urlOf(to, place)}">${before}${escapeHtml(to.title)}${after}</a>` : '<span></span>';
    const next = [link(pages[index - 1], 'prev', '← ', ''), link(pages[index + 1], 'next', '', ' →')];
    return `<nav class="next" aria-label="Previous and next page">\n${next.join('\n')}\n</nav>`;
}
function urlOf(page, { base }) {
    return base + escapeHtml(encodeURI((0,state_site/* sitePathOf */.MZ)(page.path)));
}
/** Renders Markdown. HTML in it becomes text. Links from the root of the site get its base. */
async function renderMarkdown(text, base) {
    const [{ micromark }, { gfm, gfmHtml }] = await Promise.all([
        Promise.all(/* import() | markdown */[__webpack_require__.e(3447), __webpack_require__.e(5764)]).then(__webpack_require__.bind(__webpack_require__, 64553)),
        Promise.all(/* import() | markdown */[__webpack_require__.e(3447), __webpack_require__.e(5764)]).then(__webpack_require__.bind(__webpack_require__, 50143)),
    ]);
    const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
    return html.replace(/(<(?:a|img)\b[^>]*? (?:href|src)=")\/(?!\/)/g, `$1${base}/`);
}
function escapeHtml(text) {
    return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ../../build/emulator/send-file.js
/** Sends a file as static hosts do, with ETags and ranges. */

/** Sends a file. Supports If-None-Match, If-Range, one range, 416 beyond the end, and HEAD. */
function sendFile(request, reply, file) {
    const { headers, method } = request;
    void reply.headers({ 'accept-ranges': 'bytes', ...(file.etag !== null && { etag: file.etag }) });
    if (file.etag !== null && headers['if-none-match'] === file.etag)
        return reply.code(304).send();
    const isStillValid = headers['if-range'] === undefined || headers['if-range'] === file.etag;
    const range = isStillValid ? parseRange(headers.range, file.size) : null;
    if (range === 'unsatisfiable')
        return reply.code(416).header('content-range', `bytes */${file.size}`).send();
    const { start, end } = range ?? { start: 0, end: file.size };
    if (range)
        void reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${file.size}`);
    void reply.type(file.type).header('content-length', end - start);
    return reply.send(method === 'HEAD' ? null : external_node_stream_.Readable.from(file.read(start, end), { objectMode: false }));
}
/** Returns null without a range, and for units and multiple ranges that a server may ignore. */
function parseRange(header, size) {
    const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
    if (first === undefined || last === undefined || (first === '' && last === ''))
        return null;
    const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
    const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
    if (first !== '' && last !== '' && Number(last) < start)
        return null;
    return start < end ? { start, end } : 'unsatisfiable';
}

;// CONCATENATED MODULE: ../../build/emulator/files-origin.js
/** Serves the second origin: public media, PDFs behind signed URLs, and the published site. */







const FILE_ROUTES = ['files/media', 'files/exports', 'files/site', 'files/preview'];
/** The names that faults use for the routes of the second origin. `GET files` matches all of them. */
const FILE_ROUTE_NAMES = ['GET', 'HEAD'].flatMap((method) => ['files', ...FILE_ROUTES].map((route) => `${method} ${route}`));
/** A replace changes the content of a public URL, so a CDN may only cache it for a minute. */
const MEDIA_MAX_AGE_SECONDS = 60;
/** Creates the server of the second origin. It accepts no API keys. */
function createFilesOrigin(state, options) {
    const app = (0,origin/* createOrigin */.xn)('files', options);
    app.addHook('onRequest', (request, _reply, done) => {
        // Contract: clients never send the key to another origin. Signed storage rejects a second kind of credentials.
        if (request.headers.authorization !== undefined && isStorage(request))
            throw new http_error/* HttpError */.j$(400, 'Only one authentication method is allowed');
        done();
    });
    app.setErrorHandler(async (error, request, reply) => {
        const httpError = await (0,origin/* toHttpError */.e7)(error, request);
        if (!isStorage(request))
            return sendErrorPage(reply, httpError);
        return reply.code(httpError.status).send((0,http_error/* errorBody */.t4)(httpError, 'code'));
    });
    addRoutes(app, 'files/media', '/media/:id/:name', (request, reply) => sendMedia(state, request, reply));
    addRoutes(app, 'files/exports', '/exports/:file', (request, reply) => sendExport(state, request, reply));
    addRoutes(app, 'files/site', '/site/*', (request, reply) => sendSite(state, request, reply));
    for (const url of ['/preview/:id', '/preview/:id/*']) {
        addRoutes(app, 'files/preview', url, (request, reply) => sendPreview(state, request, reply));
    }
    return app;
}
/** Files of the storage, unlike pages of a site, to which a client may send anything. */
function isStorage({ routeOptions }) {
    return /^\/(?:media|exports)\//.test(routeOptions.url ?? '');
}
function sendErrorPage(reply, { status, message }) {
    const html = `<!doctype html><title>${status}</title><h1>${message.replace(/[<&]/g, ' ')}</h1>\n`;
    return reply.code(status).type('text/html; charset=utf-8').send(html);
}
function addRoutes(app, route, url, handler) {
    for (const method of ['GET', 'HEAD']) {
        app.route({ method, url, config: { routeName: `${method} ${route}` }, handler });
    }
}
function sendMedia(state, request, reply) {
    const { id, name } = request.params;
    const item = state.media.find(id);
    if (item?.name !== name)
        throw new http_error/* HttpError */.j$(404, 'File not found');
    const bytes = state.media.servedBytes(item);
    void reply.header('cache-control', `public, max-age=${MEDIA_MAX_AGE_SECONDS}`);
    return sendFile(request, reply, {
        size: bytes.length,
        type: item.mimeType,
        etag: etagOf(state, item, bytes),
        read: (start, end) => [bytes.subarray(start, end)],
    });
}
function etagOf(state, item, bytes) {
    const { mediaEtag } = state.context.settings;
    if (mediaEtag === 'none')
        return null;
    const md5 = (0,external_node_crypto_.createHash)('md5').update(bytes);
    return `"${mediaEtag === 'md5' ? md5.digest('hex') : md5.update(item.id).digest('base64url')}"`;
}
async function sendExport(state, request, reply) {
    const { file } = request.params;
    const { expires = '', sig = '' } = request.query;
    const target = state.exports.openDownload(file.replace(/\.pdf$/, ''), expires, sig);
    if ('status' in target) {
        const code = target.status === 410 ? 'Gone' : 'AccessDenied';
        const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
        return reply.code(target.status).type('application/xml').send(body);
    }
    void reply.header('cache-control', 'private, no-store');
    return sendFile(request, reply, {
        size: target.file.size,
        type: 'application/pdf',
        etag: target.file.etag,
        read: (start, end) => (0,render_pdf/* pdfBytes */.S)(target.file, start, end),
    });
}
function sendSite(state, request, reply) {
    const live = state.deployments.live();
    if (!live || !state.deployments.isServed(live))
        throw new http_error/* HttpError */.j$(404, 'Page not found');
    const site = state.project.site(state.project.branch());
    return sendPage(request, reply, published(state, live, site, { base: '/site', note: null }));
}
/** Serves the pages of a branch as they are now. A deployment without a branch shows the deployment branch. */
function sendPreview(state, request, reply) {
    const { project, deployments } = state;
    const { id } = request.params;
    const record = deployments.find(id);
    if (!record?.isPreview || !deployments.isServed(record))
        throw new http_error/* HttpError */.j$(404, 'Preview not found');
    const site = project.site(project.branches.get(record.branch ?? '') ?? project.branch());
    const note = `Preview of ${record.branch ?? 'a branch'}`;
    return sendPage(request, reply, published(state, record, site, { base: `/preview/${id}`, note }));
}
function published(state, record, site, place) {
    const { latePages } = state.context.settings;
    return { state, site, place, isServed: (path) => state.deployments.isServed(record, latePages[path]) };
}
/** An unknown path gets what the settings say, and a page that is late gets the same. */
async function sendPage(request, reply, { state, site, place, isServed }) {
    const { siteAccess, unknownPaths, servesUnlistedPages } = state.context.settings;
    if (siteAccess === 401)
        throw new http_error/* HttpError */.j$(401, 'Log in to read this site');
    // Another name of this machine is another origin.
    if (siteAccess === 'login-page')
        return reply.redirect(`${state.context.filesOrigin.replace('127.0.0.1', 'localhost')}/login`);
    const sitePath = `/${request.params['*'] ?? ''}`;
    const listed = site.groups.flatMap(({ pages }) => pages);
    const pages = servesUnlistedPages ? [...listed, ...site.unlisted] : listed;
    const page = pages.find(({ path }) => (0,state_site/* sitePathOf */.MZ)(path) === sitePath && isServed(sitePath)) ?? null;
    if (!page && sitePath !== '/') {
        if (unknownPaths === 404)
            throw new http_error/* HttpError */.j$(404, 'Page not found');
        if (unknownPaths === 'start-page')
            return reply.redirect(`${place.base}/`);
    }
    return reply.type('text/html; charset=utf-8').send(await renderSitePage(site, page, place));
}


/***/ }),

/***/ 1803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YD: () => (/* binding */ tooManyRequests),
/* harmony export */   j$: () => (/* binding */ HttpError),
/* harmony export */   li: () => (/* binding */ badRequest),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   t4: () => (/* binding */ errorBody)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/** Describes error responses and renders their bodies. */

/** An error response. Throwing it ends the request with this response. */
class HttpError extends Error {
    status;
    extra;
    name = 'HttpError';
    constructor(status, message, extra = {}) {
        super(message);
        this.status = status;
        this.extra = extra;
    }
}
/** Returns a 400 with every invalid field in `details`. */
function badRequest(details) {
    return new HttpError(400, 'Validation failed', { details });
}
/** Returns a 404 that names the missing resource. */
function notFound(resource) {
    return new HttpError(404, `${resource} not found`);
}
/** Returns a 429. The message, the body and the retry-after header contain the seconds. */
function tooManyRequests(message, retryAfterSeconds) {
    return new HttpError(429, `${message} Try again in ${retryAfterSeconds} seconds.`, { retryAfterSeconds });
}
/** Returns the error body of the contract. */
function errorBody(error, dialect) {
    return {
        // Contract: `error` is the name of the status or the word "Error".
        error: dialect === 'code' ? (node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[error.status] ?? 'Error') : 'Error',
        message: error.message,
        [dialect]: error.status,
        ...(error.extra.details && { details: error.extra.details }),
        ...(error.extra.retryAfterSeconds !== undefined && { retryAfter: error.extra.retryAfterSeconds }),
    };
}


/***/ }),

/***/ 20047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xn: () => (/* binding */ createOrigin),
  O: () => (/* binding */ isDecodable),
  e7: () => (/* binding */ toHttpError)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ../../node_modules/fastify/fastify.js
var fastify = __webpack_require__(5931);
// EXTERNAL MODULE: ../../build/emulator/exchange.js
var exchange = __webpack_require__(61517);
// EXTERNAL MODULE: ../../build/emulator/faults/faults.js
var faults_faults = __webpack_require__(15297);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ../../build/emulator/http-error.js
var http_error = __webpack_require__(1803);
;// CONCATENATED MODULE: ../../build/emulator/faults/apply-fault.js
/** Applies a fault: breaks the connection, or replaces or changes the response. */





/** The page that a proxy sends if the service doesn't respond. */
const PROXY_ERROR_PAGE = `<html>
<head><title>502 Bad Gateway</title></head>
<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body>
</html>
`;
/** Applies a fault before the work. It reads an upload and discards it. */
async function applyEarlyFault(fault, reply, context) {
    if (fault.kind === 'reset')
        return resetConnection(reply);
    await (0,exchange/* discardBody */.LL)(reply.request);
    return reply.send(await replaceResponse(fault, reply, context));
}
/** Applies a fault after the work, to the response. */
async function applyLateFault(fault, reply, payload, options) {
    const body = payload;
    switch (fault.kind) {
        case 'reset':
        case 'reset-after':
            return resetConnection(reply);
        case 'cut':
            return sendCutBody(fault, reply, body);
        case 'slow':
            return sendSlowBody(fault, reply, body, options.closing);
        case 'empty':
            return withBody(reply, '');
        case 'truncated-json': {
            const complete = await (0,consumers_.text)(toStream(body));
            return withBody(reply, complete.slice(0, Math.ceil(complete.length / 2)));
        }
        case 'wrong-types':
            return withBody(reply, JSON.stringify(swapTypes(await (0,consumers_.json)(toStream(body)))));
        default:
            return withBody(reply, await replaceResponse(fault, reply, options.context));
    }
}
/** Replaces the real response and returns the body. Never resolves for `hang`. */
async function replaceResponse(fault, reply, context) {
    switch (fault.kind) {
        case 'html':
            reply.request.exchange.isFromProxy = true;
            removeRateLimitHeaders(reply);
            void reply.code(fault.status ?? 502).type('text/html');
            return PROXY_ERROR_PAGE;
        case 'redirect':
            void reply.code(fault.status ?? 302).header('location', fault.location ?? `${context.filesOrigin}/elsewhere`);
            return '';
        case 'status':
            return errorStatusBody(fault, reply);
        default:
            return new Promise(() => undefined);
    }
}
function errorStatusBody(fault, reply) {
    const status = fault.status ?? 500;
    const { retryAfterSeconds } = fault;
    void reply.code(status).type(typeof fault.body === 'string' ? 'text/plain' : 'application/json');
    if (retryAfterSeconds !== undefined)
        void reply.header('retry-after', retryAfterSeconds);
    if (status === 429) {
        void reply.headers({ 'x-ratelimit-remaining': 0, 'x-ratelimit-reset': retryAfterSeconds ?? 60 });
    }
    if (typeof fault.body === 'string')
        return fault.body;
    const error = new http_error/* HttpError */.j$(status, 'Injected fault', {
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
    return JSON.stringify(fault.body ?? (0,http_error/* errorBody */.t4)(error, 'code'));
}
function removeRateLimitHeaders(reply) {
    for (const name of Object.keys(reply.getHeaders())) {
        if (name.startsWith('x-ratelimit-'))
            void reply.removeHeader(name);
    }
}
function withBody(reply, body) {
    void reply.header('content-length', Buffer.byteLength(body));
    return body;
}
/** Resets the connection instead of closing it, as a crashing server does. Never resolves. */
function resetConnection({ request }) {
    request.raw.socket.resetAndDestroy();
    return new Promise(() => undefined);
}
/** Announces the full length, sends the first bytes and closes the connection. */
function sendCutBody(fault, reply, body) {
    const length = setContentLength(reply, body);
    let left = fault.bytes ?? Math.floor(length / 2);
    // The bytes must be sent before the connection closes.
    reply.raw.once('finish', () => reply.request.raw.socket.destroySoon());
    return external_node_stream_.Readable.from((async function* () {
        for await (const chunk of toStream(body)) {
            yield chunk.subarray(0, left);
            left -= chunk.length;
            if (left <= 0)
                return;
        }
    })(), { objectMode: false });
}
function sendSlowBody(fault, reply, body, closing) {
    const length = setContentLength(reply, body);
    const step = Math.max(1, fault.bytes ?? Math.ceil(length / 10));
    return external_node_stream_.Readable.from((async function* () {
        for await (const chunk of toStream(body)) {
            for (let at = 0; at < chunk.length; at += step) {
                await (0,promises_.setTimeout)(fault.everyMs ?? 50, 0, { signal: closing });
                yield chunk.subarray(at, at + step);
            }
        }
    })(), { objectMode: false });
}
function setContentLength(reply, body) {
    if (body instanceof external_node_stream_.Readable)
        return Number(reply.getHeader('content-length') ?? 0);
    const length = Buffer.byteLength(body ?? '');
    void reply.header('content-length', length);
    return length;
}
function toStream(body) {
    return body instanceof external_node_stream_.Readable ? body : external_node_stream_.Readable.from([Buffer.from(body ?? '')]);
}
/** Changes the type of every value but null, because the contract allows null in many places. */
function swapTypes(value) {
    if (Array.isArray(value))
        return value.map(swapTypes);
    if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, swapTypes(field)]));
    }
    if (typeof value === 'string')
        return value.length;
    return value === null ? null : JSON.stringify(value);
}

// EXTERNAL MODULE: ../../build/emulator/state/rate-limits.js
var rate_limits = __webpack_require__(86097);
;// CONCATENATED MODULE: ../../build/emulator/origin.js
/** Creates an HTTP server that records requests, delays responses and applies faults. */







/** The longest path parameter. Page paths can be long. */
const MAX_PARAMETER_LENGTH = 2000;
/**
 * Creates an origin without routes.
 * @param identify runs after recording and before faults: it finds the key and the limits of the request
 */
function createOrigin(origin, options, identify) {
    const { context, requestLog, faults, closing } = options;
    const app = fastify({
        logger: false,
        exposeHeadRoutes: false,
        forceCloseConnections: true,
        // Fastify responds to a broken %-escape without running hooks. Another path lets the hooks record it.
        rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/undecodable'),
        routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    });
    app.decorateRequest('exchange');
    app.addHook('onRequest', async (request, reply) => {
        request.exchange = requestLog.open(origin, request, reply);
        // Closing the emulator ends the wait and the connection.
        if (context.settings.latencyMs > 0)
            await (0,promises_.setTimeout)(context.settings.latencyMs, 0, { signal: closing });
        identify?.(request);
        const fault = faults.take(request.exchange.record.route);
        if (fault && (0,faults_faults.isLateFault)(fault))
            request.exchange.lateFault = fault;
        else if (fault)
            return applyEarlyFault(fault, reply, context);
        return undefined;
    });
    app.addHook('onSend', async (request, reply, payload) => {
        setCommonHeaders(request, reply, context);
        const { lateFault } = request.exchange;
        return lateFault ? applyLateFault(lateFault, reply, payload, options) : payload;
    });
    app.setNotFoundHandler(() => {
        throw new http_error/* HttpError */.j$(404, 'Unknown route');
    });
    return app;
}
/** Whether every %-escape of a URL, or of a part of it, is valid. */
function isDecodable(url) {
    try {
        decodeURIComponent(url);
        return true;
    }
    catch {
        return false;
    }
}
/** Sets the date of the emulator's clock, and the rate limits unless the response comes from a proxy. */
function setCommonHeaders(request, reply, context) {
    void reply.header('date', new Date(context.now()).toUTCString());
    const limit = (0,rate_limits/* findTightestLimit */.T3)(request.exchange.limits);
    if (!limit || request.exchange.isFromProxy)
        return;
    void reply.headers({
        'x-ratelimit-limit': limit.limit,
        'x-ratelimit-remaining': limit.remaining,
        'x-ratelimit-reset': context.settings.rateLimitResetAs === 'unix'
            ? Math.ceil(context.now() / 1000) + limit.resetSeconds
            : limit.resetSeconds,
        ...reply.getHeaders(),
    });
}
/** Converts a thrown value to the error response that it causes. Reads the rest of the request body first. */
async function toHttpError(error, request) {
    await (0,exchange/* discardBody */.LL)(request);
    if (error instanceof http_error/* HttpError */.j$)
        return error;
    const { statusCode, message } = error;
    if (statusCode === undefined || statusCode >= 500)
        return new http_error/* HttpError */.j$(500, `The emulator failed: ${message}`);
    return new http_error/* HttpError */.j$(statusCode, message, statusCode === 400 ? { details: [{ field: 'body', message }] } : {});
}


/***/ }),

/***/ 23140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readContent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/** Reads the files of `content/`: the pages of the sample project, what its readers do, and the style of its site. */

/** This source and the bundle lie one folder below the project. */
const MODULE_URL = require("url").pathToFileURL(__filename).href;
/** @param path such as `branches/main/index.mdx`; `branches/` has a folder for what each branch adds */
function readContent(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(new URL(`../emulator/content/${path}`, MODULE_URL), 'utf8');
}


/***/ }),

/***/ 82835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ ROUTES),
  V: () => (/* binding */ ROUTE_NAMES)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 16 modules
var schemas = __webpack_require__(52087);
// EXTERNAL MODULE: ../../build/emulator/state/readers/visits.js
var visits = __webpack_require__(57899);
// EXTERNAL MODULE: ../../build/emulator/state/readers/readers.js
var readers = __webpack_require__(97219);
;// CONCATENATED MODULE: ../../build/emulator/state/readers/analytics-counts.js
/** Computes the numbers of the analytics endpoints from sessions. */


/** Counts each session once in the whole range (contract), so the daily sessions do not add up to it. */
function overview(sessions) {
    return {
        pageViews: total(sessions, ({ views }) => views.length),
        sessions: countSessions(sessionsWith('views', sessions)),
    };
}
/** Returns the pages with their views, highest first. */
function pages(sessions, readers) {
    const views = sessions.flatMap(({ id, views }) => views.map(({ path }) => ({ path, id })));
    return largestFirst(groupBy(views, ({ path }) => path)).map(([pagePath, seen]) => ({
        pagePath,
        pageTitle: readers.titleOf(pagePath),
        pageViews: seen.length,
        sessions: countSessions(seen),
    }));
}
/** Returns the referrers of page views. `percentage` is 0–100 of all views. */
function referrers(sessions) {
    const views = sessions.flatMap(({ referrer, views }) => views.map(() => referrer || '(direct)'));
    return largestFirst(groupBy(views, (referrer) => referrer)).map(([referrer, { length }]) => ({
        referrer,
        pageViews: length,
        percentage: percentage(length, views.length),
    }));
}
/** Counts likes, dislikes and comments. The rate is 0–100. */
function feedbackSummary(all) {
    const { totalFeedback, likes, dislikes, satisfactionRate } = ratingSummary(all.map(({ type }) => type));
    return { likes, dislikes, totalFeedback, comments: all.filter(({ text }) => text !== null).length, satisfactionRate };
}
/** Returns the pages that have feedback. */
function feedbackPages(sessions, readers) {
    const all = sessions.flatMap(({ feedback }) => feedback);
    return largestFirst(groupBy(all, ({ path }) => path)).map(([pagePath, group]) => ({
        pagePath,
        pageTitle: readers.titleOf(pagePath),
        ...feedbackSummary(group),
    }));
}
/** Returns the comments on exactly this page, newest first. */
function commentsOn(pagePath, sessions) {
    return sessions
        .flatMap(({ id, feedback }) => feedback.map((event) => ({ ...event, sessionId: id })))
        .filter(({ path, text }) => path === pagePath && text !== null)
        .sort((a, b) => b.at - a.at);
}
/** Returns the questions, newest first. */
function analytics_counts_questions(sessions) {
    return sessions
        .flatMap(({ id, questions }) => questions.map((event) => ({ ...event, sessionId: id })))
        .sort((a, b) => b.at - a.at);
}
/** Counts likes and dislikes. The rate is 0–100. */
function ratingSummary(verdicts) {
    const likes = verdicts.filter((verdict) => verdict === 'like').length;
    const totalFeedback = verdicts.length;
    return { totalFeedback, likes, dislikes: totalFeedback - likes, satisfactionRate: percentage(likes, totalFeedback) };
}
/** Counts searches. Unlike the other rates, the rates of searches are 0–1 (contract). */
function searchOverview(sessions) {
    const all = sessions.flatMap(({ searches }) => searches);
    return {
        totalSearches: all.length,
        sessions: countSessions(sessionsWith('searches', sessions)),
        noResultRate: ratio(all.filter(({ hasResults }) => !hasResults).length, all.length),
        clickThroughRate: ratio(all.filter(({ isClicked }) => isClicked).length, all.length),
    };
}
/** Returns the queries, most frequent first. `noResults` counts the searches without results. */
function searchQueries(sessions) {
    const all = sessions.flatMap(({ searches }) => searches);
    return largestFirst(groupBy(all, ({ query }) => query)).map(([query, group]) => ({
        query,
        count: group.length,
        noResults: group.filter(({ hasResults }) => !hasResults).length,
        clicks: group.filter(({ isClicked }) => isClicked).length,
        aiEscalations: group.filter(({ isEscalated }) => isEscalated).length,
    }));
}
/** Returns the pages with the searches made from them. */
function searchPages(sessions, readers) {
    const all = sessions.flatMap(({ searches }) => searches);
    return largestFirst(groupBy(all, ({ path }) => path)).map(([pagePath, group]) => {
        const noResultSearches = group.filter(({ hasResults }) => !hasResults).length;
        return {
            pagePath,
            pageTitle: readers.titleOf(pagePath),
            totalSearches: group.length,
            noResultSearches,
            noResultRate: ratio(noResultSearches, group.length),
        };
    });
}
/** Counts events per day. A day without events has zeros (contract). */
function countByDay(events, name, sessions, range) {
    const all = sessions.flatMap(({ id, [events]: kind }) => kind.map(({ at }) => ({ id, day: Math.floor(at / visits/* DAY_MS */.s) })));
    const days = groupBy(all, ({ day }) => day);
    return (0,readers/* datesOf */.rs)(range).map((date) => {
        const group = days.get(Date.parse(date) / visits/* DAY_MS */.s) ?? [];
        return { date, [name]: group.length, sessions: countSessions(group) };
    });
}
function sessionsWith(events, sessions) {
    return sessions.filter((session) => session[events].length > 0);
}
function groupBy(values, keyOf) {
    const groups = new Map();
    for (const value of values) {
        const key = keyOf(value);
        const group = groups.get(key);
        if (group)
            group.push(value);
        else
            groups.set(key, [value]);
    }
    return groups;
}
/** Sorts by size, largest first. Equal groups are sorted by name, so that pages of a list are stable. */
function largestFirst(groups) {
    return [...groups].sort(([a, group], [b, otherGroup]) => otherGroup.length - group.length || (a < b ? -1 : 1));
}
function total(values, count) {
    return values.reduce((sum, value) => sum + count(value), 0);
}
function countSessions(values) {
    return new Set(values.map(({ id }) => id)).size;
}
function ratio(part, whole) {
    return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;
}
function percentage(part, whole) {
    return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}

// EXTERNAL MODULE: ../../build/emulator/http-error.js
var http_error = __webpack_require__(1803);
;// CONCATENATED MODULE: ../../build/emulator/routes/query-params.js
/** Declares the types of query parameters. */

/** Accepts a whole number. */
function integer(min, max = Number.MAX_SAFE_INTEGER) {
    return schemas/* string */.YjP({ error: 'Must be a single value' })
        .regex(/^\d+$/, `Must be a whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}`)
        .transform(Number)
        .pipe(schemas/* number */.aig().int().min(min).max(max));
}
/** Accepts a fraction from 0 to 1. */
function fraction() {
    return schemas/* string */.YjP({ error: 'Must be a single value' })
        .regex(/^\d*\.?\d+$/, 'Must be a number from 0 to 1')
        .transform(Number)
        .pipe(schemas/* number */.aig().min(0).max(1));
}
/** Accepts `true` or `false`. */
function query_params_boolean() {
    return schemas/* enum */.k5n(['true', 'false'], { error: 'Must be true or false' }).transform((text) => text === 'true');
}
/** Accepts a text that is not empty. */
function query_params_text() {
    return schemas/* string */.YjP({ error: 'Must be a single value' }).min(1, 'Must not be empty');
}

;// CONCATENATED MODULE: ../../build/emulator/routes/define-route.js


const NO_QUERY = schemas/* strictObject */.rej({});
const NO_BODY = schemas/* undefined */.Vxk({ error: "This endpoint doesn't accept a body" });
/** Creates a route that rejects unknown and invalid fields, all of them in one response. */
function defineRoute(definition) {
    const [method, path] = definition.name.split(' ');
    const query = definition.query ?? NO_QUERY;
    const body = definition.body ?? NO_BODY;
    return {
        method,
        path,
        name: definition.name,
        role: definition.role,
        statusField: definition.statusField ?? 'code',
        acceptsMultipart: definition.acceptsMultipart ?? false,
        check: (call) => {
            const details = [...validate(query, call.query, 'query'), ...validate(body, call.body, 'body')];
            if (details.length > 0)
                throw (0,http_error/* badRequest */.li)(details);
        },
        handle: (call) => {
            const parsed = { query: query.parse(call.query), body: body.parse(call.body) };
            return definition.handle({ ...call, ...parsed });
        },
    };
}
/** Returns every invalid field. `valueName` names the value itself. */
function validate(schema, value, valueName) {
    const result = schema.safeParse(value);
    if (result.success)
        return [];
    return result.error.issues.flatMap((issue) => {
        const field = issue.path.join('.');
        if (issue.code !== 'unrecognized_keys')
            return [{ field: field || valueName, message: issue.message }];
        return issue.keys.map((key) => ({ field: field ? `${field}.${key}` : key, message: 'Unknown field' }));
    });
}

// EXTERNAL MODULE: ../../build/emulator/state/context.js
var context = __webpack_require__(45751);
;// CONCATENATED MODULE: ../../build/emulator/routes/analytics.js
/** Handles analytics: what readers viewed, rated, asked and searched. */








/** Contract: a range has at most 90 days. A page has at most 100 rows, or 50 AI questions. */
const MAX_DAYS = 90;
const MAX_PAGE_SIZE = 100;
const MAX_QUESTIONS_PAGE_SIZE = 50;
const DEFAULT_PAGE_SIZE = 20;
/** Contract: the default range is today and the six days before. */
const DEFAULT_DAYS_BEFORE = 6;
const SNIPPET_LENGTH = 120;
const DATE = schemas/* string */.YjP({ error: 'Must be a single value' })
    .regex(/^\d{4}-\d\d-\d\d$/, { error: 'Must be a date in the format YYYY-MM-DD', abort: true })
    .refine((date) => !Number.isNaN(Date.parse(date)) && (0,readers/* dateOf */.Q$)(Date.parse(date)) === date, 'Must be a valid date');
const TOP_QUERY = { limit: integer(1, MAX_PAGE_SIZE).optional() };
const PAGED_QUERY = { ...TOP_QUERY, offset: integer(0).optional() };
const SEARCHES_QUERY = { ...PAGED_QUERY, noResultsOnly: query_params_boolean().optional() };
const FEEDBACK_QUERY = {
    ...PAGED_QUERY,
    pathContains: query_params_text().optional(),
    sortBy: schemas/* enum */.k5n(['totalFeedback', 'likes', 'dislikes', 'comments', 'satisfactionRate']).optional(),
    sortOrder: schemas/* enum */.k5n(['asc', 'desc']).optional(),
};
const QUESTIONS_QUERY = {
    limit: integer(1, MAX_QUESTIONS_PAGE_SIZE).optional(),
    offset: integer(0).optional(),
    sessionId: query_params_text().optional(),
    maxConfidence: fraction().optional(),
};
const ANALYTICS_ROUTES = [
    defineReport('overview', {}, ({ sessions }) => overview(sessions)),
    defineSeries('traffic', 'views', 'pageViews'),
    defineReport('pages', TOP_QUERY, ({ query, sessions, state }) => ({
        pages: pages(sessions, state.readers).slice(0, query.limit ?? DEFAULT_PAGE_SIZE),
    })),
    defineReport('referrers', TOP_QUERY, ({ query, sessions }) => ({
        referrers: referrers(sessions).slice(0, query.limit ?? DEFAULT_PAGE_SIZE),
    })),
    defineReport('feedback', FEEDBACK_QUERY, ({ query, sessions, state }) => {
        const searchText = query.pathContains?.toLowerCase() ?? '';
        const sortBy = query.sortBy ?? 'totalFeedback';
        const sign = query.sortOrder === 'asc' ? 1 : -1;
        const rows = feedbackPages(sessions, state.readers)
            .filter(({ pagePath }) => pagePath.toLowerCase().includes(searchText))
            .sort((a, b) => sign * (a[sortBy] - b[sortBy]));
        const all = sessions.flatMap(({ feedback }) => feedback);
        return { ...paginate('pages', rows, query), summary: feedbackSummary(all) };
    }),
    defineReport('feedback/comments', { ...PAGED_QUERY, pagePath: query_params_text() }, ({ query, sessions }) => {
        const comments = commentsOn(query.pagePath, sessions)
            .map(({ id, type, text, sessionId, at }) => ({ id, type, text, sessionId, submittedAt: (0,context/* timestamp */.O1)(at) }));
        return { pagePath: query.pagePath, ...paginate('comments', comments, query) };
    }),
    defineReport('ai/questions', QUESTIONS_QUERY, ({ query, sessions }) => {
        const { sessionId, maxConfidence } = query;
        if (sessionId !== undefined && maxConfidence !== undefined) {
            throw (0,http_error/* badRequest */.li)([{ field: 'maxConfidence', message: "Can't be combined with sessionId" }]);
        }
        const questions = analytics_counts_questions(sessions)
            .filter((question) => sessionId === undefined || question.sessionId === sessionId)
            // Contract: the confidence is strictly below, and unscored questions are excluded.
            .filter(({ confidence }) => maxConfidence === undefined || (confidence ?? Infinity) < maxConfidence)
            .map((question) => ({
            question: question.question,
            answer: question.answer,
            pagePath: question.path,
            sessionId: question.sessionId,
            confidenceScore: question.confidence,
            askedAt: (0,context/* timestamp */.O1)(question.at),
        }));
        return paginate('questions', questions, query);
    }),
    defineReport('ai/answer-feedback', PAGED_QUERY, ({ query, sessions }) => {
        const rated = analytics_counts_questions(sessions).flatMap(({ verdict, ...rest }) => (verdict ? [{ ...rest, verdict }] : []));
        const entries = rated.map((question) => ({
            questionId: question.id,
            question: question.question,
            answerSnippet: question.answer.slice(0, SNIPPET_LENGTH),
            type: question.verdict,
            pagePath: question.path,
            sessionId: question.sessionId,
            submittedAt: (0,context/* timestamp */.O1)(question.at),
        }));
        const summary = ratingSummary(rated.map(({ verdict }) => verdict));
        return { ...paginate('entries', entries, query), summary };
    }),
    defineSeries('ai/volume', 'questions', 'questions'),
    defineReport('search', {}, ({ sessions }) => searchOverview(sessions)),
    defineSeries('search/volume', 'searches', 'searches'),
    defineReport('search/queries', SEARCHES_QUERY, ({ query, sessions, state }) => {
        const isCount = state.context.settings.noResultsAs === 'count';
        const rows = searchQueries(sessions)
            .filter(({ noResults, count }) => query.noResultsOnly !== true || noResults === count)
            .map((row) => (isCount ? row : { ...row, noResults: row.noResults === row.count }));
        return paginate('queries', rows, query);
    }),
    defineReport('search/results', TOP_QUERY, ({ query, sessions, state }) => {
        const rows = searchPages(sessions, state.readers);
        return { pages: rows.slice(0, query.limit ?? DEFAULT_PAGE_SIZE), total: rows.length };
    }),
];
/** Defines an endpoint that counts one kind of event per day. */
function defineSeries(name, events, field) {
    return defineReport(name, {}, ({ sessions, range }) => ({
        series: countByDay(events, field, sessions, range),
    }));
}
/** Defines an analytics endpoint for viewers. The response repeats the range. */
function defineReport(name, more, count) {
    return defineRoute({
        name: `GET /analytics/${name}`,
        role: 'viewer',
        statusField: 'statusCode',
        query: schemas/* strictObject */.rej({ startDate: DATE.optional(), endDate: DATE.optional(), ...more }),
        handle: ({ state, query }) => {
            const range = rangeOf(query, state.context.now());
            const sessions = state.readers.sessionsDuring(range);
            return { body: { ...range, ...count({ query: query, range, sessions, state }) } };
        },
    });
}
function rangeOf(query, now) {
    const { endDate = (0,readers/* dateOf */.Q$)(now) } = query;
    const startDate = query.startDate ?? (0,readers/* dateOf */.Q$)(Date.parse(endDate) - DEFAULT_DAYS_BEFORE * visits/* DAY_MS */.s);
    const days = (Date.parse(endDate) - Date.parse(startDate)) / visits/* DAY_MS */.s + 1;
    if (days < 1)
        throw (0,http_error/* badRequest */.li)([{ field: 'endDate', message: 'Must not be before startDate' }]);
    if (days > MAX_DAYS)
        throw (0,http_error/* badRequest */.li)([{ field: 'startDate', message: `The range has ${days} days; the maximum is ${MAX_DAYS}` }]);
    return { startDate, endDate };
}
function paginate(name, rows, { limit = DEFAULT_PAGE_SIZE, offset = 0 }) {
    return { [name]: rows.slice(offset, offset + limit), total: rows.length };
}

// EXTERNAL MODULE: ../../build/emulator/state/page-list.js
var page_list = __webpack_require__(55810);
// EXTERNAL MODULE: ../../build/emulator/state/site.js
var state_site = __webpack_require__(70013);
;// CONCATENATED MODULE: ../../build/emulator/state/search.js


const EXCERPT_LENGTH = 160;
/** Parts with more occurrences of the words come first, parts found by meaning last. */
function search(state, query, semanticRatio) {
    const { settings } = state.context;
    const { searchByMeaning, searchUrls, searchContent, searchPaths, searchLagMs } = settings;
    const isByMeaning = searchByMeaning === 'always' || (searchByMeaning === 'unless-ratio-0' && semanticRatio !== 0);
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return [...state.project.filesBefore(searchLagMs)]
        .filter(([path]) => (0,state_site/* isPage */.yp)(path))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([path, content]) => partsOf(path, content, settings.searchResultsPer))
        .map((part) => {
        const content = part.content.toLowerCase();
        const counts = words.map((word) => content.split(word).length - 1);
        return { ...part, count: counts.includes(0) ? 0 : counts.reduce((sum, each) => sum + each, 0) };
    })
        .filter(({ count }) => count > 0 || isByMeaning)
        .map(({ path, title, fragment, content, count }) => {
        const site = searchUrls === 'absolute' ? state.publishedUrl.replace(/\/$/, '') : '';
        return {
            title,
            path: (0,page_list/* listedPath */.jM)(path, searchPaths),
            url: searchUrls === 'empty' ? '' : site + (0,state_site/* sitePathOf */.MZ)(path) + fragment,
            content: searchContent === 'page' ? content : content.slice(0, EXCERPT_LENGTH),
            relevanceScore: 1 - 1 / (1 + count),
        };
    })
        .sort((a, b) => b.relevanceScore - a.relevanceScore);
}
/** A page, or its sections. Each section begins with a heading. */
function partsOf(path, content, per) {
    const title = (0,state_site/* titleOf */.Gg)(content, path);
    if (per === 'page')
        return [{ path, title, fragment: '', content }];
    return content.split(/^(?=## )/m).map((section) => {
        const [, heading] = /^## (.*)/.exec(section) ?? [];
        const fragment = heading === undefined ? '' : `#${heading.toLowerCase().replace(/[^a-z\d]+/g, '-')}`;
        return { path, title: heading ?? title, fragment, content: section };
    });
}

;// CONCATENATED MODULE: ../../build/emulator/routes/content.js
/** Handles pages, search, the configuration, and the connected repository. */







/** Contract: a push has 1 to 20 operations and a message of 1 to 500 characters. A search returns at most 50 results. */
const MAX_OPERATIONS = 20;
const MAX_MESSAGE_LENGTH = 500;
const MAX_RESULTS = 50;
const BRANCH_QUERY = schemas/* strictObject */.rej({ branch: query_params_text().optional() });
const NAME = schemas/* string */.YjP().min(1);
const MESSAGE = schemas/* string */.YjP().min(1).max(MAX_MESSAGE_LENGTH);
const PATH = schemas/* string */.YjP()
    .min(1)
    .refine((path) => !/(^|\/)(\.\.?)?(\/|$)|\\/.test(path), 'Must be a path inside the repository');
/** What Git rejects in the name of a branch. */
const INVALID_BRANCH = /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|(^|\/)\.|[/.]$|\.lock(\/|$)|^@$/;
const OPERATION = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('create'), path: PATH, content: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('update'), path: PATH, content: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('delete'), path: PATH }),
]);
const CONTENT_ROUTES = [
    defineRoute({
        name: 'GET /pages',
        role: 'viewer',
        query: BRANCH_QUERY,
        handle: ({ state: { project, context }, query: { branch } }) => ({
            body: (0,page_list/* listPages */.pN)(project.visibleBranch(branch).files, context),
        }),
    }),
    defineRoute({
        name: 'GET /pages/{path}',
        role: 'viewer',
        query: BRANCH_QUERY,
        handle: ({ state: { project, context }, query: { branch = project.deploymentBranch }, param }) => {
            const page = (0,page_list/* findListedPage */.GM)(project.visibleBranch(branch).files, param('path'), context);
            if (!page)
                throw (0,http_error/* notFound */.mX)('Page');
            return { body: { path: page.path, branch, content: page.content } };
        },
    }),
    defineRoute({
        name: 'GET /search',
        role: 'viewer',
        query: schemas/* strictObject */.rej({
            q: query_params_text(),
            limit: integer(1, MAX_RESULTS).optional(),
            semanticRatio: fraction().optional(),
        }),
        handle: ({ state, query: { q, limit = 10, semanticRatio } }) => {
            const results = search(state, q, semanticRatio).slice(0, limit);
            return { body: { results, query: q, count: results.length } };
        },
    }),
    defineRoute({
        name: 'GET /config',
        role: 'viewer',
        query: BRANCH_QUERY,
        handle: ({ state: { project, context }, query: { branch = project.deploymentBranch } }) => {
            const text = project.visibleBranch(branch).files.get(context.configPath);
            if (text === undefined)
                throw (0,http_error/* notFound */.mX)('Configuration');
            return { body: { branch, config: (0,state_site/* parseJsonc */.pX)(text) } };
        },
    }),
    defineRoute({
        name: 'POST /push',
        role: 'editor',
        body: schemas/* strictObject */.rej({
            commitMessage: MESSAGE,
            branch: NAME.optional(),
            operations: schemas/* array */.YOg(OPERATION).min(1).max(MAX_OPERATIONS),
        }),
        handle: ({ state, request, body: { branch = state.project.deploymentBranch, operations } }) => {
            const { pushLimitBytes } = state.context.settings;
            if (pushLimitBytes !== null && request.exchange.record.bodyBytes > pushLimitBytes) {
                throw new http_error/* HttpError */.j$(413, `The body is larger than ${pushLimitBytes} bytes`);
            }
            const commitSha = state.project.push(branch, operations);
            state.deployPush(branch);
            const isDeploymentBranch = branch === state.project.deploymentBranch;
            return { status: 201, body: { commitSha, branch, isDeploymentBranch, operationsCompleted: operations.length } };
        },
    }),
    defineRoute({
        name: 'GET /branches',
        role: 'viewer',
        handle: ({ state: { project } }) => {
            const branches = [...project.visibleBranches].map(([name, { isProtected }]) => ({
                name,
                protected: isProtected,
            }));
            return { body: { branches, count: branches.length } };
        },
    }),
    defineRoute({
        name: 'POST /branches',
        role: 'editor',
        body: schemas/* strictObject */.rej({ branchName: NAME, sourceBranch: NAME.optional() }),
        handle: ({ state: { project, context, deployments }, body: { branchName, sourceBranch } }) => {
            if (INVALID_BRANCH.test(branchName))
                throw new http_error/* HttpError */.j$(422, `"${branchName}" isn't a valid branch name`);
            const isNewest = context.settings.defaultBranchSource === 'newest-branch';
            const source = sourceBranch ?? (isNewest ? project.newestBranch : project.deploymentBranch);
            const { head } = project.createBranch(branchName, source);
            if (context.settings.branchDeploys)
                deployments.add({ branch: branchName, isPreview: true, triggerType: 'auto' });
            return { status: 201, body: { branchName, sourceBranch: source, sourceSha: head } };
        },
    }),
    defineRoute({
        name: 'POST /branches/delete',
        role: 'editor',
        body: schemas/* strictObject */.rej({ branchName: NAME }),
        handle: ({ state: { project }, body: { branchName } }) => {
            project.deleteBranch(branchName);
            return { body: { branchName, deleted: true } };
        },
    }),
    defineRoute({
        name: 'POST /branches/merge',
        role: 'editor',
        body: schemas/* strictObject */.rej({ base: NAME, head: NAME, commitMessage: MESSAGE.optional() }),
        handle: ({ state, body: { base, head } }) => {
            const { mergeDelayMs, mergeStatus, mergeNothing } = state.context.settings;
            if (mergeDelayMs !== null && state.project.queueMerge(base, head, mergeDelayMs)) {
                return { status: 202, body: { commitSha: null, ...(mergeStatus !== null && { status: mergeStatus }) } };
            }
            const { commitSha, isMerged } = state.project.merge(base, head);
            if (isMerged)
                state.deployMerge(base);
            else if (mergeNothing === 'empty')
                return { body: {} };
            else if (typeof mergeNothing === 'number')
                throw new http_error/* HttpError */.j$(mergeNothing, 'There is nothing to merge');
            const status = isMerged || mergeNothing === 'merged' ? mergeStatus : mergeNothing;
            return { body: { commitSha, ...(status !== null && { status }) } };
        },
    }),
    defineRoute({
        name: 'GET /pull-requests',
        role: 'viewer',
        query: schemas/* strictObject */.rej({ state: schemas/* enum */.k5n(['open', 'closed', 'all']).optional() }),
        handle: ({ state: { project }, query: { state = 'open' } }) => {
            const pullRequests = project.pullRequests.filter((request) => state === 'all' || request.state === state);
            return { body: { pullRequests, count: pullRequests.length } };
        },
    }),
];

;// CONCATENATED MODULE: ../../build/emulator/routes/deployments.js
/** Handles deployments and previews. */




const COMMIT_SHA = schemas/* string */.YjP().regex(/^[0-9a-f]{7,40}$/i, 'Must be a commit SHA of 7 to 40 hexadecimal digits');
/** Contract: a page has at most 100 deployments. */
const deployments_MAX_PAGE_SIZE = 100;
const DEPLOYMENT_ROUTES = [
    defineRoute({
        name: 'POST /deploy',
        role: 'editor',
        body: schemas/* strictObject */.rej({ commitSha: COMMIT_SHA.optional() }).optional(),
        handle: ({ state }) => toStartResponse(state, state.deployments.add({ branch: state.project.deploymentBranch })),
    }),
    defineRoute({
        name: 'POST /deploy/preview',
        role: 'editor',
        body: schemas/* strictObject */.rej({ branch: schemas/* string */.YjP().min(1), commitSha: COMMIT_SHA.optional() }),
        handle: ({ state, body: { branch } }) => {
            if (state.previewProblem !== null)
                throw new http_error/* HttpError */.j$(422, state.previewProblem);
            if (!state.project.branches.has(branch))
                throw new http_error/* HttpError */.j$(422, `Branch "${branch}" doesn't exist`);
            const response = toStartResponse(state, state.deployments.add({ branch, isPreview: true }));
            return { ...response, body: { ...response.body, branch } };
        },
    }),
    defineRoute({
        name: 'GET /deployments',
        role: 'viewer',
        query: schemas/* strictObject */.rej({ limit: integer(1, deployments_MAX_PAGE_SIZE).optional(), offset: integer(0).optional() }),
        handle: ({ state, query: { limit = 20, offset = 0 } }) => {
            const all = state.deployments.listed();
            const page = all.slice(offset, offset + limit);
            return { body: { deployments: page.map((record) => state.deployments.view(record)), total: all.length } };
        },
    }),
    defineRoute({
        name: 'GET /deployments/{id}',
        role: 'viewer',
        handle: ({ state, param }) => {
            const record = state.deployments.find(param('id'));
            if (!record)
                throw (0,http_error/* notFound */.mX)('Deployment');
            return { body: state.deployments.view(record) };
        },
    }),
];
function toStartResponse(state, record) {
    const { deploymentId, status, url } = state.deployments.view(record);
    return { status: 202, body: { deploymentId, status, url } };
}

;// CONCATENATED MODULE: ../../build/emulator/routes/exports.js
/** Handles PDF exports. */



const EXPORT_ROUTES = [
    defineRoute({
        name: 'POST /exports/pdf',
        role: 'editor',
        body: schemas/* strictObject */.rej({ force: schemas/* boolean */.zMY().optional() }).optional(),
        handle: startOrReuse,
    }),
    defineRoute({
        name: 'GET /exports/pdf',
        role: 'viewer',
        handle: ({ state }) => {
            const current = state.exports.shown();
            if (!current)
                throw (0,http_error/* notFound */.mX)('PDF export');
            return { body: state.exports.view(current) };
        },
    }),
];
function startOrReuse(call) {
    const { exports, limits } = call.state;
    if (exports.isRendererDown)
        throw new http_error/* HttpError */.j$(503, 'PDF export is temporarily unavailable. Try again shortly.');
    const existing = exports.running() ? undefined : exports.findForLiveDeployment();
    // Contract: returning an existing export renders nothing and does not count against the export limits.
    if (existing && call.body?.force !== true)
        return { body: exports.view(existing) };
    const requests = limits.ofKey(call.key.value).exports;
    call.addLimits(requests, ...limits.exportStarts);
    if (!requests.take())
        throw (0,http_error/* tooManyRequests */.YD)('Too many export requests for this key.', requests.status().resetSeconds);
    if (exports.running())
        throw new http_error/* HttpError */.j$(409, 'An export is already running');
    const waitSeconds = limits.exportStarts.filter((limit) => limit.isFull).map((limit) => limit.status().resetSeconds);
    if (waitSeconds.length > 0)
        throw (0,http_error/* tooManyRequests */.YD)('Too many exports for this project.', Math.max(...waitSeconds));
    const started = exports.start('api');
    for (const limit of limits.exportStarts)
        limit.take();
    return { status: 202, body: exports.view(started) };
}

// EXTERNAL MODULE: ../../build/emulator/files-origin.js + 2 modules
var files_origin = __webpack_require__(17696);
;// CONCATENATED MODULE: ../../build/emulator/routes/media.js
/** Handles lists, reads, alt texts and deletes of media, and the storage. */




/** Contract: a page has at most 100 items, and a bulk delete 1 to 100 ids. */
const media_MAX_PAGE_SIZE = 100;
const MAX_BULK_DELETE_IDS = 100;
const KIND = schemas/* enum */.k5n(['image', 'video', 'audio', 'document', 'data', 'archive', 'font']);
const MEDIA_ROUTES = [
    defineRoute({
        name: 'GET /media',
        role: 'viewer',
        query: schemas/* strictObject */.rej({
            search: query_params_text().optional(),
            kind: KIND.optional(),
            page: integer(1).optional(),
            limit: integer(1, media_MAX_PAGE_SIZE).optional(),
        }),
        handle: ({ state, query: { search = '', kind, page = 1, limit: requested = 20 } }) => {
            const { mediaPageSize, mediaSearch } = state.context.settings;
            const limit = Math.min(requested, mediaPageSize);
            const items = state.media.newestFirst().filter((item) => kind === undefined || item.kind === kind);
            const all = search === '' ? items : mediaSearch(items, search);
            const media = all.slice((page - 1) * limit, page * limit).map((item) => state.media.view(item));
            return { body: { media, pagination: { page, limit, total: all.length, pages: Math.ceil(all.length / limit) } } };
        },
    }),
    defineRoute({
        name: 'GET /media/{id}',
        role: 'viewer',
        handle: ({ state, param }) => ({ body: { media: state.media.view(findMedia(state, param('id'))) } }),
    }),
    defineRoute({
        name: 'PATCH /media/{id}',
        role: 'editor',
        body: schemas/* strictObject */.rej({ altText: schemas/* string */.YjP() }),
        handle: ({ state, param, body: { altText } }) => {
            const item = findMedia(state, param('id'));
            // Contract: the empty string clears the alt text.
            item.altText = altText === '' ? null : altText;
            item.updatedAt = state.context.now();
            return { body: { media: state.media.view(item) } };
        },
    }),
    defineRoute({
        name: 'DELETE /media/{id}',
        role: 'admin',
        handle: ({ state, param }) => {
            const view = state.media.view(findMedia(state, param('id')));
            if (!state.media.delete(param('id')))
                throw new http_error/* HttpError */.j$(409, "This file can't be deleted");
            return { body: { deleted: view } };
        },
    }),
    defineRoute({
        name: 'POST /media/bulk-delete',
        role: 'admin',
        body: schemas/* strictObject */.rej({ mediaIds: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).min(1).max(MAX_BULK_DELETE_IDS) }),
        handle: ({ state, body: { mediaIds } }) => {
            const ids = [...new Set(mediaIds)];
            const deletions = ids.map((id) => ({ id, item: state.media.delete(id) }));
            const deleted = deletions.filter(({ item }) => item !== null).map(({ id }) => id);
            const failed = deletions
                .filter(({ item }) => item === null)
                .map(({ id }) => ({
                source: id,
                error: state.media.find(id) ? "This file can't be deleted" : 'Media not found',
            }));
            const reclaimedBytes = deletions.reduce((sum, { item }) => sum + (item?.bytes.length ?? 0), 0);
            const status = failed.length > 0 ? state.context.settings.bulkDeletePartialStatus : 200;
            return { status, body: { deleted, failed, reclaimedBytes } };
        },
    }),
    defineRoute({
        name: 'GET /storage',
        role: 'viewer',
        handle: ({ state: { media, context } }) => {
            const { quotaBytes, limitsBytes } = context.settings;
            return { body: { usedBytes: media.usedBytes, quotaBytes, limits: limitsBytes } };
        },
    }),
];
/** Returns the item of an id, or throws a 404. */
function findMedia(state, id) {
    const item = state.media.find(id);
    if (!item)
        throw (0,http_error/* notFound */.mX)('Media');
    return item;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ../../build/emulator/state/media/file-types.js
var file_types = __webpack_require__(58185);
// EXTERNAL MODULE: ../../node_modules/saxes/saxes.js
var saxes = __webpack_require__(70628);
;// CONCATENATED MODULE: ../../build/emulator/state/media/svg-safety.js
/** Finds content that makes an SVG unsafe to publish. */

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
/** These elements run code or embed documents. */
const UNSAFE_ELEMENTS = new Set(['script', 'foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'handler']);
/** Returns the first reason why an SVG is unsafe, or null. Contract: no script and no embedded content. */
function findUnsafeContent(svg) {
    const reasons = [];
    const parser = new saxes/* SaxesParser */.wT({ xmlns: true });
    let depth = 0;
    parser.on('error', (error) => {
        reasons.push(`it isn't well-formed XML (${error.message})`);
    });
    parser.on('doctype', (doctype) => {
        if (doctype.includes('ENTITY'))
            reasons.push('it declares entities');
    });
    parser.on('processinginstruction', ({ target }) => {
        if (target === 'xml-stylesheet')
            reasons.push('it loads a stylesheet');
    });
    parser.on('opentag', (tag) => {
        if (depth === 0 && !(tag.local === 'svg' && tag.uri === SVG_NAMESPACE))
            reasons.push("its root element isn't <svg>");
        depth += 1;
        reasons.push(...findUnsafeAttributes(tag));
    });
    parser.on('closetag', () => {
        depth -= 1;
    });
    const checkStyle = (text) => {
        if (loadsResource(text))
            reasons.push('a style loads external content');
    };
    parser.on('text', checkStyle);
    parser.on('cdata', checkStyle);
    parser.write(svg).close();
    return reasons[0] ?? null;
}
function findUnsafeAttributes(tag) {
    const element = tag.local.toLowerCase();
    if (UNSAFE_ELEMENTS.has(element))
        return [`it contains <${tag.local}>`];
    return Object.values(tag.attributes).flatMap(({ local, value }) => {
        const name = local.toLowerCase();
        const target = value.trim();
        if (name.startsWith('on'))
            return [`it has an event handler (${local})`];
        if (name === 'href' || name === 'src') {
            const isSafe = target.startsWith('#') || (element === 'a' && /^https?:\/\//i.test(target));
            return isSafe ? [] : [`<${tag.local}> embeds or links to unsafe content`];
        }
        if (name === 'attributename' && /href$/i.test(target))
            return ['an animation changes a link'];
        return loadsResource(value) ? [`<${tag.local}> loads external content in ${local}`] : [];
    });
}
/** A style may only refer to its own document. */
function loadsResource(style) {
    return /@import|url\(\s*['"]?\s*(?!#)[^'"\s)]/i.test(style);
}

;// CONCATENATED MODULE: ../../build/emulator/state/media/media-checks.js
/** Checks a file before the media library stores it. */




/** Checks the type (415), the size (413), the content (415) and the safety of an SVG (415), as the contract does. */
async function checkFile(name, bytes, limitsBytes) {
    const type = (0,file_types/* fileTypeOf */.U)(name);
    if (!type) {
        const extension = (0,file_types/* extensionOf */.j)(name);
        throw new http_error/* HttpError */.j$(415, extension === '' ? "Files without an extension aren't supported" : `.${extension} files aren't supported`);
    }
    const limit = limitsBytes[type.kind];
    if (bytes.length > limit)
        throw new http_error/* HttpError */.j$(413, `The file exceeds your plan's limit for ${type.kind} files (${limit} B)`);
    const { fileTypeFromBuffer } = await Promise.all(/* import() */[__webpack_require__.e(7674), __webpack_require__.e(1808)]).then(__webpack_require__.bind(__webpack_require__, 51808));
    const signature = (await fileTypeFromBuffer(bytes))?.mime;
    const mismatch = type.signatures.length > 0 ? binaryMismatch(type, signature) : textMismatch(bytes, name, signature);
    if (mismatch !== null)
        throw new http_error/* HttpError */.j$(415, mismatch);
    return { name, bytes, type };
}
function binaryMismatch({ signatures }, detected = 'unknown') {
    return signatures.includes(detected) ? null : `The content (${detected}) doesn't match the file extension`;
}
function textMismatch(bytes, name, detected) {
    const isText = (0,external_node_buffer_.isUtf8)(bytes) && !bytes.includes(0);
    if (!isText || (detected !== undefined && detected !== 'application/xml' && !detected.startsWith('text/'))) {
        return `The content (${detected ?? 'binary'}) doesn't match the file extension`;
    }
    const extension = (0,file_types/* extensionOf */.j)(name).toLowerCase();
    if (extension === 'json' && !isJson(bytes))
        return "The content isn't valid JSON";
    const unsafeContent = extension === 'svg' ? findUnsafeContent(bytes.toString()) : null;
    return unsafeContent === null ? null : `The SVG isn't safe: ${unsafeContent}`;
}
function isJson(bytes) {
    try {
        JSON.parse(bytes.toString());
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ../../build/emulator/exchange.js
var exchange = __webpack_require__(61517);
;// CONCATENATED MODULE: ../../build/emulator/routes/multipart-files.js


/** The parser's limit is far above the contract's, so that the route rejects the request and not the parser. */
const MAX_FILES = 100;
/** Reads the files of a request body. Throws a 400 for other fields, and for too few or too many files. */
async function readMultipartFiles(request, expected) {
    (0,exchange/* countBodyBytes */.jS)(request);
    const { files, details } = await readParts(request, expected).catch((error) => {
        // A body that the parser cannot read is the client's error.
        throw (0,http_error/* badRequest */.li)([{ field: expected.field, message: error.message }]);
    });
    if (files.length < 1 || files.length > expected.maxFiles) {
        const count = expected.maxFiles === 1 ? 'one file' : `1 to ${expected.maxFiles} files`;
        details.unshift({ field: expected.field, message: `Must contain ${count}; got ${files.length}` });
    }
    if (details.length > 0)
        throw (0,http_error/* badRequest */.li)(details);
    return files;
}
async function readParts(request, { field, maxBytes }) {
    const files = [];
    const details = [];
    const limits = { fileSize: maxBytes + 1, files: MAX_FILES };
    for await (const part of request.parts({ limits, throwFileSizeLimit: false })) {
        const isExpected = part.type === 'file' && part.fieldname === field;
        if (!isExpected)
            details.push({ field: part.fieldname, message: 'Unknown field' });
        if (part.type !== 'file')
            continue;
        const chunks = [];
        for await (const chunk of part.file)
            if (isExpected)
                chunks.push(chunk);
        if (isExpected)
            files.push({ name: part.filename, bytes: Buffer.concat(chunks) });
    }
    return { files, details };
}

// EXTERNAL MODULE: ../../build/emulator/origin.js + 1 modules
var origin = __webpack_require__(20047);
;// CONCATENATED MODULE: ../../build/emulator/routes/media-uploads.js







/** Contract: an upload or import has 1 to 10 files. */
const media_uploads_MAX_FILES = 10;
const URL_TEXT = schemas/* string */.YjP().refine((url) => URL.canParse(url), 'Must be a URL');
const FLAT_NAME = schemas/* string */.YjP()
    .min(1)
    .refine((name) => !/[/\\]/.test(name), 'Must not contain slashes');
const IMPORT_FILE = schemas/* strictObject */.rej({ url: URL_TEXT, name: FLAT_NAME.optional(), altText: schemas/* string */.YjP().optional() });
const MEDIA_WRITE_ROUTES = [
    defineRoute({ name: 'POST /media', role: 'editor', acceptsMultipart: true, handle: uploadFiles }),
    defineRoute({
        name: 'POST /media/import',
        role: 'editor',
        body: schemas/* strictObject */.rej({ files: schemas/* array */.YOg(IMPORT_FILE).min(1).max(media_uploads_MAX_FILES) }),
        handle: ({ body: { files }, ...call }) => {
            const { state } = call;
            const incoming = files.map(({ url, name, altText }) => ({
                source: url,
                name: name ?? nameFromUrl(url),
                bytes: () => state.imports.fetch(url, maxFileBytes(state)),
                altText,
            }));
            return storeFiles(call, incoming);
        },
    }),
    defineRoute({
        name: 'POST /media/{id}/replace',
        role: 'editor',
        acceptsMultipart: true,
        body: schemas/* strictObject */.rej({ url: URL_TEXT }).optional(),
        handle: replaceFile,
    }),
];
async function uploadFiles(call) {
    const { state, request } = call;
    if (!request.isMultipart())
        throw new http_error/* HttpError */.j$(415, 'Files must be uploaded as multipart/form-data');
    const expected = { field: 'files', maxFiles: media_uploads_MAX_FILES, maxBytes: maxFileBytes(state) };
    const uploads = await readMultipartFiles(request, expected);
    const incoming = uploads.map(({ name, bytes }, index) => {
        return { source: resultSource(state, name, index), name, bytes: () => bytes };
    });
    return storeFiles(call, incoming);
}
/** Stores one file after the other, because names, contents and limits depend on the files before. */
async function storeFiles(call, incoming) {
    call.addLimits(call.state.limits.storedFiles);
    const results = [];
    for (const file of incoming)
        results.push(await storeFile(call.state, file));
    const failures = results.filter((result) => result.status === 'failed');
    const [first] = failures;
    // Contract: the status is 200 for all files, 207 for some, else that of the first failure.
    const status = first ? (failures.length < results.length ? 207 : first.statusCode) : 200;
    return {
        status,
        body: { results: call.state.context.settings.resultOrder === 'reversed' ? results.reverse() : results },
        // Only the limit of files per minute fails inside results.
        ...(status === 429 && { retryAfterSeconds: call.state.limits.storedFiles.status().resetSeconds }),
    };
}
async function storeFile(state, incoming) {
    const { source } = incoming;
    try {
        const file = await checkFile(incoming.name, incoming.bytes(), state.context.settings.limitsBytes);
        const { item, isNew } = state.media.store(file, state.limits.storedFiles, incoming.altText);
        return { source, status: isNew ? 'added' : 'reused', media: state.media.view(item) };
    }
    catch (error) {
        if (!(error instanceof http_error/* HttpError */.j$))
            throw error;
        return { source, status: 'failed', error: error.message, statusCode: error.status };
    }
}
async function replaceFile(call) {
    const { state, request } = call;
    const item = findMedia(state, call.param('id'));
    const { name, bytes } = call.body ? fetchImport(state, call.body.url) : await readUpload(state, request);
    const file = await checkFile(name, bytes, state.context.settings.limitsBytes);
    call.addLimits(state.limits.storedFiles);
    state.media.replace(item, file, state.limits.storedFiles);
    return { body: { media: state.media.view(item) } };
}
function fetchImport(state, url) {
    return { name: nameFromUrl(url), bytes: state.imports.fetch(url, maxFileBytes(state)) };
}
async function readUpload(state, request) {
    const field = state.context.settings.replaceField;
    if (!request.isMultipart())
        throw (0,http_error/* badRequest */.li)([{ field, message: 'Must contain the new file as multipart/form-data' }]);
    const [file] = await readMultipartFiles(request, { field, maxFiles: 1, maxBytes: maxFileBytes(state) });
    if (!file)
        throw (0,http_error/* badRequest */.li)([{ field, message: 'Must contain one file' }]);
    return file;
}
function maxFileBytes(state) {
    return Math.max(...Object.values(state.context.settings.limitsBytes));
}
function nameFromUrl(url) {
    const last = new URL(url).pathname.split('/').at(-1) ?? '';
    const name = (0,origin/* isDecodable */.O)(last) ? decodeURIComponent(last) : last;
    return name.replace(/[/\\]/g, '-');
}
/** Returns the `source` of a result. The contract leaves its form open, so tests can choose it. */
function resultSource(state, name, index) {
    const labels = { name, index: `files[${index}]`, same: 'upload' };
    return labels[state.context.settings.uploadSource];
}

;// CONCATENATED MODULE: ../../build/emulator/routes/all-routes.js
/** Lists every endpoint of the contract. */







/** The endpoints of the API. */
const ROUTES = [
    ...MEDIA_ROUTES,
    ...MEDIA_WRITE_ROUTES,
    ...DEPLOYMENT_ROUTES,
    ...EXPORT_ROUTES,
    ...ANALYTICS_ROUTES,
    ...CONTENT_ROUTES,
];
/** The routes that a fault can wait for: the endpoints and the routes of the second origin. */
const ROUTE_NAMES = new Set([...ROUTES.map(({ name }) => name), ...files_origin/* FILE_ROUTE_NAMES */.W]);


/***/ }),

/***/ 45751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ timestamp),
/* harmony export */   TX: () => (/* binding */ createIds),
/* harmony export */   vE: () => (/* binding */ publicOriginOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** Holds what every part of the state reads: the settings, the clock, the ids and the origin of URLs. */

/** What has an id. The letter starts its counted ids, so that two kinds never share an id. */
const ID_LETTERS = { deployment: 'd', export: 'e', media: 'a' };
/** Creates random UUIDs, or UUIDs that count from 1 for each kind: `d0000001-0000-4000-8000-000000000000`. */
function createIds(isCounted) {
    if (!isCounted)
        return () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const counts = { deployment: 0, export: 0, media: 0 };
    return (kind) => {
        counts[kind] += 1;
        return `${ID_LETTERS[kind]}${String(counts[kind]).padStart(7, '0')}-0000-4000-8000-000000000000`;
    };
}
/** Returns the origin of the URLs that readers open. */
function publicOriginOf({ shownOrigin, filesOrigin }) {
    return shownOrigin ?? filesOrigin;
}
/** Formats a timestamp as the contract does: ISO 8601, UTC. */
function timestamp(epochMs) {
    return new Date(epochMs).toISOString();
}


/***/ }),

/***/ 58185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ fileTypeOf),
/* harmony export */   j: () => (/* binding */ extensionOf)
/* harmony export */ });
const OOXML = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
/** The kind, the media type, and further signatures that file-type detects for the extension. */
const BINARY_TYPES = {
    png: ['image', 'image/png', 'image/apng'],
    jpg: ['image', 'image/jpeg'],
    jpeg: ['image', 'image/jpeg'],
    gif: ['image', 'image/gif'],
    webp: ['image', 'image/webp'],
    avif: ['image', 'image/avif'],
    ico: ['image', 'image/x-icon'],
    mp4: ['video', 'video/mp4', 'video/x-m4v'],
    webm: ['video', 'video/webm', 'video/matroska'],
    mov: ['video', 'video/quicktime'],
    pdf: ['document', 'application/pdf'],
    docx: ['document', `${OOXML}.wordprocessingml.document`],
    xlsx: ['document', `${OOXML}.spreadsheetml.sheet`],
    pptx: ['document', `${OOXML}.presentationml.presentation`],
    doc: ['document', 'application/msword', 'application/x-cfb'],
    xls: ['document', 'application/vnd.ms-excel', 'application/x-cfb'],
    ppt: ['document', 'application/vnd.ms-powerpoint', 'application/x-cfb'],
    odt: ['document', `${OPEN_DOCUMENT}.text`],
    ods: ['document', `${OPEN_DOCUMENT}.spreadsheet`],
    odp: ['document', `${OPEN_DOCUMENT}.presentation`],
    zip: ['archive', 'application/zip'],
    gz: ['archive', 'application/gzip'],
    tgz: ['archive', 'application/gzip'],
    tar: ['archive', 'application/x-tar'],
    mp3: ['audio', 'audio/mpeg'],
    wav: ['audio', 'audio/wav'],
    ogg: ['audio', 'audio/ogg', 'application/ogg', 'audio/ogg; codecs=opus'],
    m4a: ['audio', 'audio/mp4', 'audio/x-m4a'],
    aac: ['audio', 'audio/aac'],
    woff: ['font', 'font/woff'],
    woff2: ['font', 'font/woff2'],
    ttf: ['font', 'font/ttf'],
    otf: ['font', 'font/otf'],
};
const TEXT_TYPES = {
    svg: ['image', 'image/svg+xml'],
    csv: ['data', 'text/csv'],
    tsv: ['data', 'text/tab-separated-values'],
    json: ['data', 'application/json'],
    yaml: ['data', 'application/yaml'],
    yml: ['data', 'application/yaml'],
    xml: ['data', 'application/xml'],
    txt: ['data', 'text/plain'],
    log: ['data', 'text/plain'],
    md: ['data', 'text/markdown'],
    mdx: ['data', 'text/mdx'],
};
/** Returns the accepted type of a file name by its extension (contract: accepted types). */
function fileTypeOf(name) {
    const extension = extensionOf(name).toLowerCase();
    const binary = Object.hasOwn(BINARY_TYPES, extension) ? BINARY_TYPES[extension] : undefined;
    if (binary)
        return { kind: binary[0], mimeType: binary[1], signatures: binary.slice(1) };
    const text = Object.hasOwn(TEXT_TYPES, extension) ? TEXT_TYPES[extension] : undefined;
    return text && { kind: text[0], mimeType: text[1], signatures: [] };
}
/** Returns the extension of a name without its dot, or an empty string. */
function extensionOf(name) {
    return /[^/]\.([^./]+)$/.exec(name)?.[1] ?? '';
}


/***/ }),

/***/ 55810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GM: () => (/* binding */ findListedPage),
/* harmony export */   ah: () => (/* binding */ nameOnDisk),
/* harmony export */   jM: () => (/* binding */ listedPath),
/* harmony export */   pN: () => (/* binding */ listPages)
/* harmony export */ });
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70013);

/** Returns the body of `GET /pages`, sorted by path. */
function listPages(files, rules) {
    const { pageList, pageSizeAs } = rules.settings;
    const visibilityOf = visibilities(files, rules);
    const pages = [...files]
        .filter(([path]) => visibilityOf(path) === 'listed')
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([path, content]) => ({
        path: listedPath(path, rules.settings.pagePaths),
        ...(pageSizeAs !== 'none' && { size: pageSizeAs === 'bytes' ? Buffer.byteLength(content) : content.length }),
    }));
    if (pageList === 'complete')
        return { pages, count: pages.length };
    if (pageList === 'wrong-count')
        return { pages, count: pages.length + 1 };
    const half = pages.filter((_, index) => index % 2 === 0);
    return { pages: half, count: pageList === 'half' ? pages.length : half.length };
}
/** Returns the file that `GET /pages/{path}` returns, and its path in the response; undefined without such a page. */
function findListedPage(files, asked, rules) {
    const path = rules.settings.ignoresCase ? nameOnDisk(files, asked) : asked;
    const names = rules.settings.pagePaths === 'without-ending' ? [`${path}.mdx`, `${path}.md`, path] : [path];
    const found = names.find((name) => files.has(name) && listedPath(name, rules.settings.pagePaths).replace(/^\//, '') === path);
    if (found === undefined || visibilities(files, rules)(found) === 'hidden')
        return undefined;
    return { path: listedPath(found, rules.settings.pagePaths), content: files.get(found) ?? '' };
}
/** The name under which a disk that ignores case has a file. */
function nameOnDisk(files, path) {
    return [...files.keys()].find((name) => name.toLowerCase() === path.toLowerCase()) ?? path;
}
/** Returns a path in the form that a setting names. */
function listedPath(path, pagePaths) {
    if (pagePaths === 'without-ending')
        return path.replace(/\.mdx?$/, '');
    return pagePaths === 'leading-slash' ? `/${path}` : path;
}
/** Returns a function that says how visible a file is. It reads the navigation only if that matters. */
function visibilities(files, { settings, configPath }) {
    const { pagesOutsideNavigation, otherFiles } = settings;
    const inNavigation = pagesOutsideNavigation === 'listed' ? undefined : (0,_site_js__WEBPACK_IMPORTED_MODULE_0__/* .navigationPaths */ .py)(files, configPath);
    return (path) => {
        if (!(0,_site_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(path))
            return otherFiles;
        return inNavigation === undefined || inNavigation.has(path) ? 'listed' : pagesOutsideNavigation;
    };
}


/***/ }),

/***/ 86097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lg: () => (/* binding */ RateLimits),
/* harmony export */   T3: () => (/* binding */ findTightestLimit)
/* harmony export */ });
/* unused harmony export RateLimit */
/** Counts requests, exports and stored files against the rate limits of the contract. */
const MINUTE_MS = 60_000;
/** A limit with a fixed window. The first counted request opens the window, and the limit resets when it ends. */
class RateLimit {
    limit;
    lengthMs;
    now;
    openedAt = 0;
    used = 0;
    constructor(limit, lengthMs, now) {
        this.limit = limit;
        this.lengthMs = lengthMs;
        this.now = now;
    }
    /** Counts one request. Returns false, and counts nothing, if the limit is reached. */
    take() {
        this.resetIfOver();
        if (this.used >= this.limit())
            return false;
        if (this.used === 0)
            this.openedAt = this.now();
        this.used += 1;
        return true;
    }
    get isFull() {
        return this.status().remaining === 0;
    }
    status() {
        this.resetIfOver();
        const leftMs = this.used === 0 ? this.lengthMs : this.openedAt + this.lengthMs - this.now();
        const limit = this.limit();
        return { limit, remaining: Math.max(0, limit - this.used), resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
    }
    resetIfOver() {
        if (this.used > 0 && this.now() >= this.openedAt + this.lengthMs)
            this.used = 0;
    }
}
/** Returns the limit with the fewest remaining requests, and of several the one with the latest reset. */
function findTightestLimit(limits) {
    return limits
        .map((limit) => limit.status())
        .sort((a, b) => a.remaining - b.remaining || b.resetSeconds - a.resetSeconds)[0];
}
/** The headers need a number even without a limit, because the contract sends them on every response. */
const UNLIMITED_HEADER_VALUE = 1_000_000;
/** It's lower, so that the headers of an upload describe this limit. They don't name the limit that they describe. */
const UNLIMITED_FILES_VALUE = UNLIMITED_HEADER_VALUE - 1;
/** Contract: a key may request 10 exports per minute. A project may start 1 in 5 minutes and 10 in 24 hours. */
const MAX_EXPORT_REQUESTS_PER_MINUTE = 10;
const MIN_EXPORT_INTERVAL_MS = 5 * MINUTE_MS;
const MAX_EXPORTS_PER_DAY = 10;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The rate limits of the keys, the project and the organization. */
class RateLimits {
    settings;
    now;
    keys = new Map();
    /** The files that the organization stores per minute. */
    storedFiles;
    /** The export starts of the project. A start counts against both limits. */
    exportStarts;
    constructor(settings, now) {
        this.settings = settings;
        this.now = now;
        this.storedFiles = this.createLimit(() => settings.filesPerMinute ?? UNLIMITED_FILES_VALUE);
        this.exportStarts = [
            this.createLimit(() => 1, MIN_EXPORT_INTERVAL_MS),
            this.createLimit(() => MAX_EXPORTS_PER_DAY, DAY_MS),
        ];
    }
    /** Returns an unused request limit. Responses to requests without a valid key describe it. */
    createRequestLimit() {
        return this.createLimit(() => this.settings.keyLimitPerMinute ?? UNLIMITED_HEADER_VALUE);
    }
    /** Returns the limits of a key: for all endpoints together, and for `POST /exports/pdf`. */
    ofKey(key) {
        const known = this.keys.get(key) ?? {
            requests: this.createRequestLimit(),
            exports: this.createLimit(() => MAX_EXPORT_REQUESTS_PER_MINUTE),
        };
        this.keys.set(key, known);
        return known;
    }
    createLimit(limit, lengthMs = MINUTE_MS) {
        return new RateLimit(limit, lengthMs, this.now);
    }
}


/***/ }),

/***/ 7750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ FRIENDLY_READERS),
/* harmony export */   W: () => (/* binding */ HOSTILE_READERS)
/* harmony export */ });
/* harmony import */ var _read_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23140);
/** Describes what sample readers do on which page, and the texts that they type, which `content/` has. */

/** Readers as most are. */
const FRIENDLY_READERS = JSON.parse((0,_read_content_js__WEBPACK_IMPORTED_MODULE_0__/* .readContent */ .c)('readers.json'));
/** What hostile readers do besides. Their comments on what they dislike replace the friendly ones. */
const HOSTILE_TEXTS = JSON.parse((0,_read_content_js__WEBPACK_IMPORTED_MODULE_0__/* .readContent */ .c)('hostile-readers.json'));
/**
 * Readers whose texts are hostile or private in part: markup, links, mentions, workflow commands, spreadsheet formulas,
 * control characters, e-mail addresses and card numbers. Reports must render them safely.
 */
const HOSTILE_READERS = {
    ...FRIENDLY_READERS,
    likeComments: [...FRIENDLY_READERS.likeComments, ...HOSTILE_TEXTS.likeComments],
    dislikeComments: HOSTILE_TEXTS.dislikeComments,
    questions: [...FRIENDLY_READERS.questions, ...HOSTILE_TEXTS.questions],
    searches: [...FRIENDLY_READERS.searches, ...HOSTILE_TEXTS.searches],
    referrers: [...FRIENDLY_READERS.referrers, ...HOSTILE_TEXTS.referrers],
};


/***/ }),

/***/ 97219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LK: () => (/* binding */ Readers),
/* harmony export */   Q$: () => (/* binding */ dateOf),
/* harmony export */   rs: () => (/* binding */ datesOf)
/* harmony export */ });
/* harmony import */ var _reader_samples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7750);
/* harmony import */ var _visits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57899);
/** Records the visits of readers, with the texts that they typed. */


/** The readers of the site. Their sessions end at the current time of the emulator's clock. */
class Readers {
    now;
    pages = [];
    samples = _reader_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .FRIENDLY_READERS */ .J;
    added = [];
    days = new Map();
    constructor(now) {
        this.now = now;
    }
    /** Sets the pages that sample readers visit every day, and what they type. */
    setPages(pages, samples) {
        this.pages = pages;
        this.samples = samples;
        this.days.clear();
    }
    /** Adds a visit with the texts that a test needs. */
    addVisit(visit) {
        const id = `ses_added${this.added.length}`;
        this.added.push({ id, referrer: '', views: [], feedback: [], questions: [], searches: [], ...visit });
    }
    /** Returns the sessions of a range, with only the events of the range up to now. */
    sessionsDuring({ startDate, endDate }) {
        const from = Date.parse(startDate);
        const until = Math.min(Date.parse(endDate) + _visits_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .s, this.now() + 1);
        const isInRange = ({ at }) => at >= from && at < until;
        const cut = (session) => ({
            ...session,
            views: session.views.filter(isInRange),
            feedback: session.feedback.filter(isInRange),
            questions: session.questions.filter(isInRange),
            searches: session.searches.filter(isInRange),
        });
        // The events of a sample visit are on one day. Only the current day has some that are still to come.
        const visits = daysBetween(from, until).flatMap((day) => {
            const ofDay = this.visitsOnDay(day);
            return (day + 1) * _visits_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .s <= until ? ofDay : ofDay.map(cut);
        });
        return [...visits, ...this.added.map(cut)];
    }
    titleOf(path) {
        return this.pages.find((page) => page.path === path)?.title ?? path;
    }
    visitsOnDay(day) {
        if (this.pages.length === 0)
            return [];
        const paths = this.pages.map(({ path }) => path);
        const visits = this.days.get(day) ?? (0,_visits_js__WEBPACK_IMPORTED_MODULE_1__/* .visitsOn */ .E)(day, paths, this.samples);
        this.days.set(day, visits);
        return visits;
    }
}
/** Returns every day of a range. */
function datesOf({ startDate, endDate }) {
    return daysBetween(Date.parse(startDate), Date.parse(endDate) + _visits_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .s).map((day) => dateOf(day * _visits_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .s));
}
/** Returns the days since 1970 that begin in a time, whose start is the start of a day. */
function daysBetween(from, until) {
    const first = from / _visits_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .s;
    return Array.from({ length: Math.max(0, Math.ceil(until / _visits_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .s) - first) }, (_, index) => first + index);
}
/** Returns the UTC day of a time. */
function dateOf(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
}


/***/ }),

/***/ 57899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ visitsOn),
/* harmony export */   s: () => (/* binding */ DAY_MS)
/* harmony export */ });
const DAY_MS = 24 * 60 * 60_000;
/** The visits of an average day at the start of the growth, and the factor per day. */
const VISITS_PER_DAY = 90;
const GROWTH_PER_DAY = 1.0012;
const GROWTH_START_DAY = Date.UTC(2026, 0, 1) / DAY_MS;
const MIN_VISITS = 20;
const MAX_VISITS = 400;
/** The factors of Sunday to Saturday, because readers visit documentation at work. */
const WEEKDAY_FACTORS = [0.4, 1, 1.1, 1.15, 1.05, 0.85, 0.35];
/** The share of visits by returning readers, and the number of these readers. */
const RETURNING_SHARE = 0.2;
const RETURNING_READER_COUNT = 60;
const MAX_VIEWS_PER_VISIT = 6;
/** A featured page has this many times its usual readers. */
const FEATURED_FACTOR = 3;
/** What readers do on a page without habits of its own. */
const USUAL_VOTE_SHARE = 0.07;
const USUAL_DISLIKE_SHARE = 0.12;
const MINUTE_MS = 60_000;
/**
 * Returns the visits of a day. They only depend on the day and the pages, so every emulator and range agrees.
 * @param day the days since 1970, UTC
 * @param paths the paths of the pages on the site
 */
function visitsOn(day, paths, samples) {
    const random = createRandom(day);
    const weekday = new Date(day * DAY_MS).getUTCDay();
    const trend = Math.min(MAX_VISITS, Math.max(MIN_VISITS, VISITS_PER_DAY * GROWTH_PER_DAY ** (day - GROWTH_START_DAY)));
    const count = Math.round(trend * (WEEKDAY_FACTORS[weekday] ?? 1) * (0.9 + 0.2 * random()));
    const pages = weighPages(day, paths, samples);
    return Array.from({ length: count }, (_, index) => createSession(index, { day, pages, samples, random }));
}
function weighPages(day, paths, { habits, featured }) {
    // The first Monday was on day 4.
    const week = Math.floor((day + 3) / 7);
    const current = featured[week % featured.length];
    return paths.map((path) => ({
        path,
        weight: (habits[path]?.weight ?? 1) * (path === current ? FEATURED_FACTOR : 1),
    }));
}
function createSession(index, { day, pages, samples, random }) {
    const isReturning = random() < RETURNING_SHARE;
    const id = isReturning ? `ses_reader${Math.floor(random() * RETURNING_READER_COUNT)}` : `ses_${day}x${index}`;
    // The mean of two random numbers puts most visits into the middle of the day.
    let at = day * DAY_MS + Math.floor(((random() + random()) / 2) * (DAY_MS - 30 * MINUTE_MS));
    const next = () => (at += Math.ceil(random() * 3 * MINUTE_MS));
    const { referrer } = pickWeighted(samples.referrers, random);
    const views = Array.from({ length: 1 + Math.floor(random() ** 2 * MAX_VIEWS_PER_VISIT) }, () => ({
        path: pickWeighted(pages, random).path,
        at: next(),
    }));
    const path = views.at(-1)?.path ?? '/';
    const name = `${day}-${index}`;
    return {
        id,
        referrer,
        views,
        searches: random() < 0.3 ? [createSearch(path, next(), samples, random)] : [],
        questions: random() < 0.1 ? [createQuestion(`q_${name}`, path, next(), samples, random)] : [],
        feedback: random() < (samples.habits[path]?.voteShare ?? USUAL_VOTE_SHARE)
            ? [createFeedback(`f_${name}`, path, next(), samples, random)]
            : [],
    };
}
function createSearch(path, at, { searches }, random) {
    const { query, hasResults } = pickWeighted(searches, random);
    const isClicked = hasResults && random() < 0.6;
    return { query, hasResults, path, at, isClicked, isEscalated: !isClicked && random() < 0.25 };
}
function createQuestion(id, path, at, { questions }, random) {
    const { question, answer, confidence } = pickWeighted(questions, random);
    const scored = Math.round(Math.min(0.99, Math.max(0.01, confidence + (random() - 0.5) / 10)) * 100) / 100;
    const draw = random();
    const verdict = random() < 0.3 ? (random() < confidence ? 'like' : 'dislike') : null;
    const confidenceOrNone = draw < 0.1 ? null : draw < 0.2 ? undefined : scored;
    return { id, path, at, question, answer, verdict, confidence: confidenceOrNone };
}
function createFeedback(id, path, at, samples, random) {
    const habits = samples.habits[path];
    const isDislike = random() < (habits?.dislikeShare ?? USUAL_DISLIKE_SHARE);
    // Readers who miss something write more often.
    const [own, general, share] = isDislike
        ? [habits?.dislikeComments, samples.dislikeComments, 0.6]
        : [habits?.likeComments, samples.likeComments, 0.2];
    const text = random() < share ? pickAny([...(own ?? []), ...general], random) : null;
    return { id, path, type: isDislike ? 'dislike' : 'like', at, text };
}
function pickAny(values, random) {
    return values[Math.floor(random() * values.length)];
}
function pickWeighted(values, random) {
    let rest = random() * values.reduce((sum, { weight }) => sum + weight, 0);
    return values.find(({ weight }) => (rest -= weight) < 0) ?? values.at(-1);
}
/** Creates a Mulberry32 generator, which is small and the same on every platform. */
function createRandom(seed) {
    let state = Math.imul(seed + 1, 0x9e3779b1);
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}


/***/ }),

/***/ 88173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ renderPdf),
/* harmony export */   S: () => (/* binding */ pdfBytes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** Renders PDF exports as plain pages, padded to any size without holding them in memory. */

const MARGIN = 45;
const TITLE_Y = 766;
const TEXT_Y = 730;
const LINE_HEIGHT = 11;
const LINES = 62;
/** This many characters fit on one line. */
const TITLE_LENGTH = 48;
const LINE_LENGTH = 120;
/** The objects before those of the sheets, which are two for each: its page, and what is on it. */
const SHARED_OBJECTS = 5;
/** @param padToBytes the size to pad the PDF to with comments, which viewers do not show; 0 adds nothing */
function renderPdf({ title, pages }, createdAt, padToBytes) {
    const sheets = pages.flatMap(sheetsOf);
    const kids = sheets.map((_, index) => `${SHARED_OBJECTS + 1 + 2 * index} 0 R`).join(' ');
    const date = new Date(createdAt).toISOString().replace(/\D/g, '').slice(0, 14);
    const sheetObjects = sheets.flatMap((stream, index) => [
        `<< /Type /Page /Parent 2 0 R /Contents ${SHARED_OBJECTS + 2 + 2 * index} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]);
    const { body, endAt } = writePdf([
        '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
        `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} /MediaBox [0 0 595 842] /Resources << /Font << /Title 4 0 R /Text 5 0 R >> >> >>`,
        `<< /Title ${quote(title)} /Producer (docs-ci emulator) /CreationDate (D:${date}Z) >>`,
        ...['Helvetica-Bold', 'Courier'].map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
        ...sheetObjects,
    ]);
    // The filler can end in the middle of a comment. An offset has at most as many digits as the size.
    const tailLength = endAt(padToBytes).length + 1;
    const fillerBytes = Math.max(0, padToBytes - body.length - tailLength);
    const end = endAt(body.length + fillerBytes + 1);
    const tail = Buffer.from(`\n${fillerBytes > 0 ? end.padEnd(tailLength - 1, '\n') : end}`);
    const head = Buffer.from(body, 'latin1');
    const size = head.length + fillerBytes + tail.length;
    const etag = `"${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(head).update(String(size)).digest('hex').slice(0, 32)}"`;
    return { head, fillerBytes, tail, size, etag };
}
/** Writes the objects of a PDF, whose third one is its information. `endAt` returns what comes at an offset. */
function writePdf(objects) {
    const offsets = [];
    const parts = ['%PDF-1.4\n'];
    let length = 9;
    for (const [index, object] of objects.entries()) {
        offsets.push(`${String(length).padStart(10, '0')} 00000 n \n`);
        const part = `${index + 1} 0 obj\n${object}\nendobj\n`;
        parts.push(part);
        length += part.length;
    }
    const count = objects.length + 1;
    const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
    const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info 3 0 R >>\nstartxref\n`;
    return { body: parts.join(''), endAt: (offset) => `${table}${trailer}${offset}\n%%EOF\n` };
}
/** Returns the drawing commands of each sheet. */
function sheetsOf({ title, text }) {
    const lines = text.trim().split('\n').flatMap(wrapLine);
    const count = Math.max(1, Math.ceil(lines.length / LINES));
    return Array.from({ length: count }, (_, index) => {
        const shown = lines.slice(index * LINES, (index + 1) * LINES).map((line) => `${quote(line)} '`);
        const heading = `BT /Title 20 Tf ${MARGIN} ${TITLE_Y} Td ${quote(title.slice(0, TITLE_LENGTH))} Tj ET`;
        return `${heading}\nBT /Text 7 Tf ${LINE_HEIGHT} TL ${MARGIN} ${TEXT_Y} Td\n${shown.join('\n')}\nET`;
    });
}
/** Breaks a line between words, and words that are longer than a line. An empty line stays. */
function wrapLine(line) {
    return line.length <= LINE_LENGTH
        ? [line]
        : (line.match(new RegExp(`.{1,${LINE_LENGTH}}(?= |$)|.{${LINE_LENGTH}}`, 'g')) ?? []).map((part) => part.trim());
}
/** Writes a string. The standard fonts lack characters outside Latin-1. */
function quote(text) {
    return `(${text.replace(/[^\x20-\x7e\xa0-\xff]/gu, '?').replace(/[()\\]/g, '\\$&')})`;
}
/** The filler repeats this line, which is a PDF comment. */
const FILLER_LINE = `%${' '.repeat(62)}\n`;
const FILLER = Buffer.from(FILLER_LINE.repeat(1024));
/** Yields the bytes from `start` up to, but not including, `end` in chunks. */
function* pdfBytes(file, start, end) {
    const fillerEnd = file.head.length + file.fillerBytes;
    if (start < file.head.length)
        yield file.head.subarray(start, end);
    for (let at = Math.max(start, file.head.length); at < Math.min(end, fillerEnd);) {
        const from = (at - file.head.length) % FILLER_LINE.length;
        const length = Math.min(FILLER.length - from, Math.min(end, fillerEnd) - at);
        yield FILLER.subarray(from, from + length);
        at += length;
    }
    if (end > fillerEnd)
        yield file.tail.subarray(Math.max(0, start - fillerEnd), end - fillerEnd);
}


/***/ }),

/***/ 70013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   MZ: () => (/* binding */ sitePathOf),
/* harmony export */   pX: () => (/* binding */ parseJsonc),
/* harmony export */   py: () => (/* binding */ navigationPaths),
/* harmony export */   yp: () => (/* binding */ isPage),
/* harmony export */   zU: () => (/* binding */ siteOf)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7415);
/** Derives the published site from the files of a branch: its name, and its pages in the groups of the navigation. */

/** Returns the site of a branch. */
function siteOf(files, configPath) {
    const { name, navigation } = parseConfig(files.get(configPath));
    const groups = findGroups(navigation).map(({ title, paths }) => ({
        title,
        pages: paths.flatMap((entry) => pageOf(files, findPageFile(files, entry))),
    }));
    const listed = new Set(groups.flatMap(({ pages }) => pages.map(({ path }) => path)));
    const others = [...files.keys()].filter((path) => isPage(path) && !listed.has(path));
    return { name: name ?? 'Documentation', groups, unlisted: others.flatMap((path) => pageOf(files, path)) };
}
function pageOf(files, path = '') {
    const content = files.get(path);
    return content === undefined
        ? []
        : [{ path, title: titleOf(content, path), text: content.replace(FRONT_MATTER, '') }];
}
/** Returns the paths of the pages in the navigation. */
function navigationPaths(files, configPath) {
    return new Set(siteOf(files, configPath).groups.flatMap(({ pages }) => pages.map(({ path }) => path)));
}
/** Returns whether a file is a page. */
function isPage(path) {
    return /\.mdx?$/.test(path);
}
/** Returns the path of the page that is named with or without its ending, and with or without a slash before it. */
function findPageFile(files, name) {
    const path = name.replace(/^\//, '');
    return [path, `${path}.mdx`, `${path}.md`].find((candidate) => isPage(candidate) && files.has(candidate));
}
/** Returns the title in the front matter of a page, or its path. */
function titleOf(content, path) {
    return /^title: *"?(.*?)"?$/m.exec(content)?.[1] ?? path;
}
const FRONT_MATTER = /^---\r?\n.*?\n---(\r?\n|$)/s;
/** Returns the path of a page on the site: without the extension, and `index` becomes the folder. */
function sitePathOf(path) {
    return `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')}`;
}
/** Parses JSON that may have comments and a byte order mark, as people write it. Throws an error if it is broken. */
function parseJsonc(text) {
    const errors = [];
    const value = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parse)(text.replace(/^\ufeff/, ''), errors, { allowTrailingComma: true });
    if (errors.length > 0)
        throw new SyntaxError('The configuration is broken');
    return value;
}
/** Parses the configuration. A broken one has no navigation. */
function parseConfig(text = '{}') {
    try {
        const config = parseJsonc(text);
        return typeof config === 'object' && config !== null ? config : {};
    }
    catch {
        // Anyone can push a broken configuration. The site then has no pages until it is repaired.
        return {};
    }
}
/** Finds every object with a list of pages. An entry of the list is a path, an object with `path`, or another group. */
function findGroups(value) {
    if (Array.isArray(value))
        return value.flatMap(findGroups);
    if (typeof value !== 'object' || value === null)
        return [];
    const { group, pages } = value;
    if (!Array.isArray(pages))
        return Object.values(value).flatMap(findGroups);
    const paths = pages.map(pathOf).filter((path) => path !== undefined);
    return [{ title: typeof group === 'string' ? group : '', paths }, ...findGroups(pages)];
}
function pathOf(entry) {
    const path = typeof entry === 'object' && entry !== null && 'path' in entry ? entry.path : entry;
    return typeof path === 'string' ? path : undefined;
}


/***/ }),

/***/ 56089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDemo: () => (/* binding */ runDemo)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
/* harmony import */ var _commands_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17924);
/* harmony import */ var _emulator_emulator_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72849);
/* harmony import */ var _hosts_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13357);
/* harmony import */ var _hosts_terminal_style_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(44945);
/* harmony import */ var _commands_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19699);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85571);
/* harmony import */ var _text_color_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73730);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(33293);
/* harmony import */ var _text_signs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93703);
/** Runs `docs-ci demo`: every command against the emulator, on a copy of the sample data. */













const INTRODUCTION = 'Runs every command against a mock service on this machine. No data leaves it.';
const PAGES = ['--path', 'site'];
const OLD_PAGE = 'guides/pdf';
const NEW_PAGE = 'guides/print';
/** Writes the live pages to the folder `site`, with one of them renamed, also in links and in the navigation. */
const renamePage = async ({ workspace, emulator }) => {
    for (const [path, text] of emulator.state.project.branch().files) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, 'site', path.replace(OLD_PAGE, NEW_PAGE));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text.replaceAll(OLD_PAGE, NEW_PAGE));
    }
};
const addRedirects = async ({ workspace }) => {
    const read = async (path) => JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, path), 'utf8'));
    const redirects = await read('docs-ci/check-pages/redirects.json');
    const config = { ...(await read('site/docs.json')), redirects };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, 'site/docs.json'), JSON.stringify(config, null, 2));
};
const STEPS = [
    { command: 'check', flags: [] },
    {
        command: 'check-pages',
        flags: PAGES,
        edit: { comment: 'pdf.mdx is print.mdx now', apply: renamePage },
        exitCode: 3,
    },
    {
        command: 'check-pages',
        flags: PAGES,
        edit: { comment: 'docs.json has the redirect', apply: addRedirects },
    },
    { command: 'sync-media', flags: ['--alt-text', 'alt-texts.yaml'], showsSummary: true },
    {
        command: 'push-content',
        flags: ['--path', 'pages', '--to', 'cli', '--navigation-group', 'API', '--no-wait'],
        // The command line would be too long with them.
        env: { DOCS_CI_CONFIG_FILE: 'docs.json' },
    },
    { command: 'trigger-deploy', flags: ['--mode', 'preview', '--branch', 'new-guide'], showsSummary: true },
    { command: 'export-pdf-artifact', flags: ['--output', 'docs.pdf'], showsSummary: true },
    { command: 'publish-branch', flags: ['--from', 'new-guide'] },
    { command: 'check-site', flags: [] },
    { command: 'check-search', flags: ['--queries', 'queries.yaml'] },
    { command: 'analytics-report', flags: ['--period', 'last-week'], showsSummary: true },
];
/** Files that the demo leaves in its folder, from the one to open first. */
const RESULTS = [
    ['Report', 'docs-ci/analytics-report/report.html'],
    ['PDF', 'docs.pdf'],
    ['Media', 'docs-ci/sync-media/media-map.json'],
];
/** Resolves to the exit code: 0, or the first exit code of a command that isn't as expected. */
async function runDemo(options) {
    const { runtime, keep, env, isTTY, columns } = options;
    const workspace = await createWorkspace(options.examples);
    const emulator = await (0,_emulator_emulator_js__WEBPACK_IMPORTED_MODULE_5__/* .startEmulator */ .s)({
        otherFiles: 'readable',
        build: { pendingMs: 500, buildingMs: 1_500 },
        // The job would wait for five seconds before it looks again.
        export: { pendingMs: 0, perPageMs: 0 },
    });
    removeLogo(emulator);
    const style = (0,_hosts_terminal_style_js__WEBPACK_IMPORTED_MODULE_12__/* .styleOf */ .Vj)(env, isTTY, columns);
    // The site ends with the demo, so its URLs would lead nowhere.
    const withoutOrigin = (text) => text.replaceAll(emulator.filesOrigin, (0,_text_signs_js__WEBPACK_IMPORTED_MODULE_11__/* .ellipsisOf */ .$E)(style));
    const stdout = keep ? options.stdout : (text) => options.stdout(withoutOrigin(text));
    const demo = { ...options, stdout, style, workspace, emulator };
    try {
        const exitCode = await runSteps(demo);
        if (exitCode !== 0)
            return exitCode;
        showResults(demo);
        if (keep) {
            const stopped = new Promise((resolve) => runtime.onCancel(() => resolve()));
            stdout('\nThe site and the links above work until you stop the demo. Press Ctrl-C to stop.\n');
            await stopped;
        }
        return 0;
    }
    finally {
        await emulator.close();
    }
}
/** A file of the library that no run has recorded would be replaced with a warning, which isn't what sync-media is for. */
function removeLogo({ state: { media } }) {
    const logo = media.findByName('logo.svg');
    if (logo)
        media.delete(logo.id);
}
async function createWorkspace(examples) {
    try {
        const workspace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docs-ci-demo-'));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)(examples, workspace, { recursive: true });
        return workspace;
    }
    catch (cause) {
        const { code, message } = cause;
        const problem = `The folder of the demo couldn't be written in ${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()}: ${code ?? message}.`;
        throw new Error(`${problem} Set TMPDIR to a folder that you can write to.`, { cause });
    }
}
async function runSteps(demo) {
    const { runtime, stdout, env, isTTY, columns, style, workspace, emulator } = demo;
    const terminal = { stdout, stderr: stdout, isTTY, columns, stdoutIsTTY: isTTY, stdoutColumns: columns };
    const variables = {
        ...withoutInputs(env),
        DOCS_CI_BASE_URL: emulator.baseUrl,
        DOCS_CI_API_KEY: emulator.keys.editor,
    };
    stdout((0,_text_plain_js__WEBPACK_IMPORTED_MODULE_10__.renderPlain)([{ paragraph: INTRODUCTION }], style));
    for (const { command: name, flags, edit, exitCode: expected = 0, env: own, showsSummary } of STEPS) {
        stdout('\n');
        await edit?.apply(demo);
        const comment = edit ? `  # ${edit.comment}` : '';
        stdout(`${(0,_text_color_js__WEBPACK_IMPORTED_MODULE_9__/* .paint */ .n)(`$ docs-ci ${[name, ...flags].join(' ')}${comment}`, 'bold', style.color)}\n`);
        const command = await _commands_index_js__WEBPACK_IMPORTED_MODULE_4__/* .commands */ .Pi[name]();
        const inputs = { flags, flagTypes: (0,_commands_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .flagTypes */ .mq)([command]), env: { ...variables, ...own } };
        const host = (0,_hosts_terminal_js__WEBPACK_IMPORTED_MODULE_6__.createTerminalHost)({ ...inputs, cwd: workspace, ...terminal });
        const exitCode = await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_8__/* .run */ .e)(command, showsSummary ? host : { ...host, publish: () => Promise.resolve() }, runtime);
        if (exitCode !== expected)
            return exitCode === 0 ? 1 : exitCode;
    }
    return 0;
}
function showResults({ stdout, style, keep, program, isTTY, workspace, emulator }) {
    const files = RESULTS.map(([name, path]) => [name, linkTo((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, path), isTTY)]);
    const next = [{ code: `${program} demo --keep` }, ' to open the site, or ', { code: '--help' }];
    const last = keep ? ['Site', `${emulator.filesOrigin}/site/`] : ['Next', next];
    const verdict = `${STEPS.length} of ${STEPS.length} commands did what they should`;
    stdout(`\n${(0,_text_plain_js__WEBPACK_IMPORTED_MODULE_10__.renderPlain)([{ heading: verdict, sign: 'good' }], style)}`);
    stdout((0,_text_plain_js__WEBPACK_IMPORTED_MODULE_10__.renderPlain)([{ facts: [...files, last] }], style));
}
/** Inputs of the user's own project must not change the demo. */
function withoutInputs(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('DOCS_')));
}
/** Terminals open a file URL; a log shows the shorter path. */
function linkTo(path, isTTY) {
    return isTTY ? { link: (0,node_url__WEBPACK_IMPORTED_MODULE_3__.pathToFileURL)(path).href, text: '' } : path;
}


/***/ }),

/***/ 78815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FAULT_OPTIONS: () => (/* binding */ FAULT_OPTIONS),
/* harmony export */   parseFault: () => (/* binding */ parseFault),
/* harmony export */   serveEmulator: () => (/* binding */ serveEmulator)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _emulator_emulator_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72849);
/* harmony import */ var _emulator_faults_faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15297);
/* harmony import */ var _emulator_routes_all_routes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82835);
/** Runs `docs-ci emulator`: serves a mock of the service's API on this machine, with the faults of `--fault`. */




/** Serves until SIGINT or SIGTERM and resolves to the exit code. */
async function serveEmulator({ port, faults, stdout, onCancel }) {
    const stopped = new Promise((resolve) => onCancel(() => resolve()));
    const parsed = faults.map(parseFault);
    const emulator = await (0,_emulator_emulator_js__WEBPACK_IMPORTED_MODULE_1__/* .startEmulator */ .s)({ port, hostile: false }).catch((error) => {
        throw explainPort(port, error);
    });
    for (const fault of parsed)
        emulator.addFault(fault);
    const { viewer, editor, admin } = emulator.keys;
    stdout(`Mock service running on this machine. Press Ctrl-C to stop it.\n\n` +
        `  export DOCS_CI_BASE_URL=${emulator.baseUrl}\n` +
        `  export DOCS_CI_API_KEY=${editor}   # editor\n\n` +
        `Other keys:\n  viewer ${viewer}\n  admin  ${admin}\n\n` +
        `Published site: ${emulator.filesOrigin}/site/\n\n`);
    await stopped;
    await emulator.close();
    return 0;
}
function explainPort(port, error) {
    const reasons = {
        EADDRINUSE: 'another program uses it (EADDRINUSE)',
        EACCES: 'only administrators may use it (EACCES)',
    };
    const reason = reasons[error.code ?? ''];
    return reason ? new _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`--port: ${port} isn't available: ${reason}. Use another port.`]) : error;
}
const NUMBER_OPTIONS = {
    'retry-after': 'retryAfterSeconds',
    after: 'after',
    bytes: 'bytes',
    every: 'everyMs',
};
/** The options of a fault, as `docs-ci emulator --help` shows them. */
const FAULT_OPTIONS = [
    ['x2', 'apply to 2 matching requests (default: 1)'],
    ['after=1', 'let 1 matching request succeed first'],
    ['retry-after=5', 'send "retry-after: 5" (seconds)'],
    ['bytes=100', 'bytes that "cut" sends, or bytes per chunk of "slow"'],
    ['every=50', 'milliseconds between the chunks of "slow"'],
    ['after-work', 'process the request first, so that only the response is lost'],
];
const KINDS = Object.keys(_emulator_faults_faults_js__WEBPACK_IMPORTED_MODULE_2__.FAULT_KINDS);
/**
 * Parses the text of `--fault`: a route, what happens, and options. `*` is every route.
 * Throws an InputError that names the invalid word.
 */
function parseFault(text) {
    const words = text.trim().split(/\s+/);
    const route = words[0] === '*' ? '*' : words.slice(0, 2).join(' ');
    if (route !== '*' && !_emulator_routes_all_routes_js__WEBPACK_IMPORTED_MODULE_3__/* .ROUTE_NAMES */ .V.has(route)) {
        throw invalidFault(text, `"${route}" isn't a route. Use a method and a path template, such as "POST /deploy", or "*"`);
    }
    const [what, ...options] = words.slice(route === '*' ? 1 : 2);
    if (what === undefined)
        throw invalidFault(text, `the fault is missing. Add ${listKinds()}`);
    return Object.assign({ route }, parseKind(text, what), ...options.map((option) => parseOption(text, option)));
}
function parseKind(text, word) {
    if (/^[45]\d\d$/.test(word))
        return { kind: 'status', status: Number(word) };
    const kind = KINDS.find((known) => known === word);
    if (kind)
        return { kind };
    throw invalidFault(text, `"${word}" isn't a fault. Use ${listKinds()}`);
}
function listKinds() {
    return `a status such as 502, or one of ${KINDS.filter((kind) => kind !== 'status').join(', ')}`;
}
function parseOption(text, word) {
    if (word === 'after-work')
        return { afterWork: true };
    const times = /^x(\d+)$/.exec(word)?.[1];
    if (times !== undefined && Number(times) > 0)
        return { times: Number(times) };
    const [, name, value] = /^([a-z-]+)=(\d+)$/.exec(word) ?? [];
    if (name !== undefined && name in NUMBER_OPTIONS) {
        return { [NUMBER_OPTIONS[name]]: Number(value) };
    }
    const known = FAULT_OPTIONS.map(([option]) => option).join(', ');
    throw invalidFault(text, `"${word}" isn't an option of a fault. Use ${known}`);
}
function invalidFault(text, reason) {
    return new _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`--fault: "${text.trim()}" isn't valid: ${reason}.`]);
}


/***/ }),

/***/ 28881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ SHARED_VARIABLES),
/* harmony export */   e: () => (/* binding */ readCliInputs)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(724);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40406);
/** Reads inputs from flags, then from environment variables: in a terminal, and in a GitLab job. */


/** Other tools of the service read this variable, so it is often set already. */
const SHARED_VARIABLES = { 'api-key': 'DOCS_API_KEY' };
/** @param otherVariables input → a second variable that can hold it */
function readCliInputs({ flags: words, flagTypes, env }, otherVariables) {
    const flags = (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFlags */ .u)(words, flagTypes);
    const { values } = flags;
    return {
        // A blank variable counts as not set.
        input: (name) => values.get(name) ??
            [(0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .inputVariable */ .LO)(name), otherVariables[name] ?? ''].map((one) => env[one]).find((one) => one?.trim()),
        inputProblems: () => (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagProblems */ .b)(flags, flagTypes),
        verbose: values.get('verbose') === 'true' || (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .isVerbose */ .rb)(env),
        json: values.get('json') === 'true',
    };
}


/***/ }),

/***/ 40406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ flagProblems),
/* harmony export */   mistypedVariables: () => (/* binding */ mistypedVariables),
/* harmony export */   u: () => (/* binding */ parseFlags)
/* harmony export */ });
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88763);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22805);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(724);
/** Parses command-line flags as inputs: `--x v`, `--x=v`, `--no-x`, lists by repetition. Finds mistyped flags and variables. */



/** The hosts read these flags themselves. */
const TERMINAL_FLAGS = new Map([
    ['json', 'boolean'],
    ['verbose', 'boolean'],
]);
/** Only these words are shown in a problem. Any other word can be a key in the wrong place. */
const SHOWABLE = /^[a-z-]{1,20}$/;
/**
 * Parses the words behind a command. `parseArgs` of node:util doesn't fit: it takes a known flag for the value of the
 * flag before it, and shows the value of an unknown flag as a word of its own.
 */
function parseFlags(words, inputTypes) {
    const types = new Map([...inputTypes, ...TERMINAL_FLAGS]);
    const values = new Map();
    const withoutValue = [];
    const strays = [];
    let boolean;
    const remaining = [...words];
    const takeValue = () => (isFlag(remaining[0], types) ? undefined : remaining.shift());
    const takeBoolean = () => (/^(true|false)$/.test(remaining[0] ?? '') ? remaining.shift() : undefined) ?? 'true';
    for (let word = remaining.shift(); word !== undefined; word = remaining.shift()) {
        const { name, inline } = splitFlag(word, types);
        const before = boolean;
        boolean = name !== undefined && inline === undefined && types.get(name) === 'boolean' ? name : undefined;
        if (word === '--')
            strays.push(...remaining.splice(0).map((one) => ({ word: one })));
        else if (name === undefined)
            strays.push({ word, boolean: word.startsWith('-') ? undefined : before });
        else if (types.get(name) === 'boolean')
            values.set(name, inline ?? takeBoolean());
        else {
            const value = inline ?? takeValue();
            const others = values.get(name);
            if (value === undefined)
                withoutValue.push(name);
            else
                values.set(name, others === undefined ? value : `${others}\n${value}`);
        }
    }
    return { values, withoutValue, strays };
}
/** `--x=v` is flag x with the value v, `--no-x` is flag x with the value false. */
function splitFlag(word, types) {
    const [, name, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(word) ?? [];
    const positive = name?.replace(/^no-/, '') ?? '';
    const isNegated = positive !== name && inline === undefined && types.get(positive) === 'boolean';
    return isNegated ? { name: positive, inline: 'false' } : { name, inline };
}
function isFlag(word, types) {
    return word === undefined || word === '--' || types.has(splitFlag(word, types).name ?? '');
}
/** Returns the problems of the flags, one sentence each, without any value. */
function flagProblems({ values, withoutValue, strays }, inputTypes) {
    const names = [...inputTypes.keys()];
    const isKnown = (name) => inputTypes.has(name) || TERMINAL_FLAGS.has(name);
    const isBoolean = (value) => [undefined, 'true', 'false'].includes(value);
    const unknown = new Set([...values.keys(), ...withoutValue].filter((name) => !isKnown(name)));
    const invalid = [...TERMINAL_FLAGS.keys()].filter((name) => !isBoolean(values.get(name)));
    return [
        ...[...unknown].map((name) => describeUnknownFlag(name, (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(name, names))),
        ...withoutValue.filter(isKnown).map((name) => `--${name} needs a value.`),
        ...invalid.map((name) => `--${name} must be true or false.`),
        ...strayProblems(strays, inputTypes.has('for')),
    ];
}
/** These variables aren't inputs. */
const OTHER_VARIABLES = ['DOCS_CI_CLI', 'DOCS_CI_GITLAB_TOKEN', 'DOCS_CI_HOST', 'DOCS_CI_VERBOSE'];
/**
 * Returns a sentence for each variable whose name is nearly that of an input, without any value.
 * @param inputs the inputs of all commands, because the jobs of a pipeline share its variables
 */
function mistypedVariables(env, inputs) {
    const known = inputs.map(_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .inputVariable */ .LO);
    const isUnknown = (name) => name.startsWith('DOCS_CI_') && ![...known, ...OTHER_VARIABLES].includes(name);
    return Object.keys(env)
        .filter(isUnknown)
        .flatMap((name) => {
        const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(name.slice('DOCS_CI_'.length), known.map((one) => one.slice('DOCS_CI_'.length)));
        return nearest === undefined ? [] : [`${name} has no effect. Did you mean DOCS_CI_${nearest}?`];
    });
}
function describeUnknownFlag(name, nearest) {
    if (nearest !== undefined)
        return `Unknown option --${name}. Did you mean --${nearest}?`;
    return SHOWABLE.test(name)
        ? `Unknown option --${name}. Use --help for a list.`
        : 'Unknown option (not shown, because it may contain a secret). Use --help for a list.';
}
/** The names of the jobs have a hyphen, and check takes them with an option. */
const JOB_NAME = /^[a-z]+(?:-[a-z]+)+$/;
function strayAdvice({ word, boolean }, takesJobs) {
    if (boolean !== undefined)
        return `Use --${boolean} alone, or --no-${boolean}.`;
    return takesJobs && JOB_NAME.test(word) ? `Use --for ${word}.` : 'Remove it.';
}
function strayProblems(strays, takesJobs) {
    const shown = strays.filter(({ word }) => SHOWABLE.test(word));
    const hiddenCount = strays.length - shown.length;
    return [
        ...shown.map((stray) => `Unexpected argument "${stray.word}". ${strayAdvice(stray, takesJobs)}`),
        ...(hiddenCount === 0
            ? []
            : [
                `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(hiddenCount, 'unexpected argument')} (not shown, because ${hiddenCount === 1 ? 'it' : 'they'} may contain a secret). Remove ${hiddenCount === 1 ? 'it' : 'them'}.`,
            ]),
    ];
}


/***/ }),

/***/ 2405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
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

/***/ 44945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   _X: () => (/* binding */ DEFAULT_COLUMNS)
/* harmony export */ });
/* unused harmony exports usesColor, showsUnicode */
/** Width if the terminal reports none, or 0. */
const DEFAULT_COLUMNS = 80;
function styleOf(env, isTTY, columns) {
    return {
        color: usesColor(env, isTTY),
        ascii: !showsUnicode(env),
        width: isTTY ? columns || DEFAULT_COLUMNS : undefined,
    };
}
/** Decides by FORCE_COLOR, then NO_COLOR, then the terminal, in the order of Node and npm. */
function usesColor(env, isTTY) {
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return !env.NO_COLOR && isTTY && env.TERM !== 'dumb';
}
/**
 * Returns false if signs such as a check mark would be unreadable. Without a locale it returns true: containers set none,
 * and the terminal in front of them shows UTF-8.
 */
function showsUnicode(env) {
    if (env.OS === 'Windows_NT')
        return isUnicodeWindowsTerminal(env);
    // The console of Linux has few characters.
    if (env.TERM === 'linux')
        return false;
    const locale = env.LC_ALL || env.LC_CTYPE || env.LANG;
    return !locale || /utf-?8/i.test(locale);
}
const WINDOWS_TERM = /^(?:xterm-256color|alacritty|rxvt-unicode(?:-256color)?)$/;
const WINDOWS_TERM_PROGRAM = /^(?:vscode|Terminus-Sublime|WezTerm|mintty)$/;
/** Knows the terminals that the package is-unicode-supported knows. The old console shows boxes in place of signs. */
function isUnicodeWindowsTerminal(env) {
    return (Boolean(env.CI || env.WT_SESSION || env.TERMINUS_SUBLIME) ||
        env.ConEmuTask === '{cmd::Cmder}' ||
        env.TERMINAL_EMULATOR === 'JetBrains-JediTerm' ||
        WINDOWS_TERM.test(env.TERM ?? '') ||
        WINDOWS_TERM_PROGRAM.test(env.TERM_PROGRAM ?? ''));
}


/***/ }),

/***/ 13357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTerminalHost: () => (/* binding */ createTerminalHost)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_color_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73730);
/* harmony import */ var _text_isolate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82752);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42883);
/* harmony import */ var _text_signs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93703);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46965);
/* harmony import */ var _cli_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28881);
/* harmony import */ var _log_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12575);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44945);
/** Runs commands in a terminal: flags, log lines on stderr, and the result or result.json on stdout. */










const ERASE_LINE = '\r\u001b[2K';
function createTerminalHost(options) {
    const { env, stdout, cwd } = options;
    const { input, inputProblems, verbose, json } = (0,_cli_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .readCliInputs */ .e)(options, _cli_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARED_VARIABLES */ .c);
    const stdoutStyle = (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_9__/* .styleOf */ .Vj)(env, options.stdoutIsTTY === true, options.stdoutColumns);
    const { log, clear } = createLog(options, { verbose, json, stdoutStyle });
    return {
        name: 'terminal',
        runContext: { startedByPush: false, fromFork: false, secrets: 'given', branch: readBranch(cwd) },
        workspace: cwd,
        gitFolder: env.GIT_DIR,
        log,
        input,
        inputProblems,
        tokens: [],
        // No program masks a terminal's lines; the redactor keeps secrets out of docs-ci's lines.
        mask: () => undefined,
        async inspectPlatform() {
            const { inspectMachine } = await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 2405));
            return [inspectMachine(env)];
        },
        async publish({ terminal, resultJson }) {
            clear();
            if (json)
                stdout(resultJson);
            else if (terminal.length > 0) {
                const { renderPlain } = await __webpack_require__.e(/* import() */ 3293).then(__webpack_require__.bind(__webpack_require__, 33293));
                stdout(renderPlain(terminal, stdoutStyle));
            }
        },
    };
}
/** Creates the log, and a function that erases the progress line. */
function createLog({ env, stdout, stderr, isTTY, columns }, { verbose, json, stdoutStyle }) {
    const style = (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_9__/* .styleOf */ .Vj)(env, isTTY, columns);
    const redraws = isTTY && env.TERM !== 'dumb';
    let hasProgressLine = false;
    const clear = () => {
        if (hasProgressLine)
            stderr(ERASE_LINE);
        hasProgressLine = false;
    };
    const print = (line) => {
        clear();
        stderr(`${line}\n`);
    };
    // Programs that read the result find it on stdout, and nothing else.
    const printEnding = (level, text, ending) => {
        const isResult = level === 'info' && ending !== 'bad' && !json;
        clear();
        (isResult ? stdout : stderr)(renderEnding(text, ending, isResult ? stdoutStyle : style));
    };
    const log = {
        live: redraws,
        line(level, text, { ending } = {}) {
            if (ending !== undefined)
                printEnding(level, text, ending);
            else if (level !== 'debug' || verbose)
                print((0,_log_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatLogLine */ .I)(level, text, style));
        },
        quote: (text) => print((0,_text_log_js__WEBPACK_IMPORTED_MODULE_4__/* .quotedLines */ .Gi)(text).join('\n')),
        progress(text) {
            const line = (0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_3__/* .shownLine */ .QN)(text);
            // One column stays free, since a wrapped line would leave its first row behind.
            const width = (columns || _terminal_style_js__WEBPACK_IMPORTED_MODULE_9__/* .DEFAULT_COLUMNS */ ._X) - 1;
            if (redraws)
                stderr(`${ERASE_LINE}${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_6__/* .clip */ .$Q)(line, width, (0,_text_signs_js__WEBPACK_IMPORTED_MODULE_5__/* .ellipsisOf */ .$E)(style))}`);
            else
                print(line);
            hasProgressLine = redraws;
        },
        group: (title) => print((0,_text_color_js__WEBPACK_IMPORTED_MODULE_2__/* .paint */ .n)((0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_3__/* .shownLine */ .QN)(title), 'bold', style.color)),
        endGroup: () => undefined,
    };
    return { log, clear };
}
const URLS = /https?:\/\/[^\s"]+/g;
function renderEnding(text, ending, style) {
    const line = (0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_3__/* .shownLine */ .QN)(text).replace(URLS, (url) => (0,_text_color_js__WEBPACK_IMPORTED_MODULE_2__/* .paint */ .n)(url, 'cyan', style.color));
    return `${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_6__/* .wrapAfter */ .pI)(`${(0,_text_signs_js__WEBPACK_IMPORTED_MODULE_5__/* .paintSign */ .AO)(ending, style)} `, line, style.width).join('\n')}\n`;
}
/** Returns the branch that is checked out; undefined outside a repository or on a detached HEAD. */
function readBranch(cwd) {
    try {
        let gitFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, '.git');
        // In a worktree, `.git` is a file that contains the path of the folder.
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(gitFolder).isFile()) {
            gitFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(gitFolder, 'utf8')
                .replace(/^gitdir:/, '')
                .trim());
        }
        return /^ref: refs\/heads\/(.+)$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'HEAD'), 'utf8'))?.[1];
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 53802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ partsOf)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67720);
/* harmony import */ var _input_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73308);
/** Prepares a cell for a renderer. Only renderers know how their readers type inputs. */


/** Returns the parts of a cell. The inputs that its texts name are code. */
function partsOf(cell) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .inlinesOf */ .ew)(cell).flatMap((part) => (typeof part === 'string' ? (0,_input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNames */ .bZ)(part) : [part]));
}


/***/ }),

/***/ 68958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ alignmentOf),
/* harmony export */   RM: () => (/* binding */ alignColumns),
/* harmony export */   wT: () => (/* binding */ COLUMN_GAP)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67720);
/* harmony import */ var _isolate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82752);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46965);
/** Aligns the columns of tables and plans. */



const COLUMN_GAP = '  ';
/** Matches a number with its direction and its unit, and durations such as `4m 56s`. */
const NUMBER = /^(?:[▲▼=]\s?)?[-−+±]?\d[\d.,\u00a0\u202f]*(?:\s?(?:%|pp|points?|B|[kKMGT]i?B|ms|[smhd]))?(?: \d+m?s)?$/;
/** Matches what a column of numbers shows if there is no number. */
const NO_NUMBER = /^(?:|[-–—]|new|no data|none)$/;
/** Returns the alignment of a column: what the table says, or right for a column of numbers. */
function alignmentOf({ align, rows }, column) {
    if (align)
        return align[column] ?? 'left';
    const texts = rows.map((row) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(row[column] ?? '').trim()).filter((text) => !NO_NUMBER.test(text));
    return texts.length > 0 && texts.every((text) => NUMBER.test(text)) ? 'right' : 'left';
}
/** Returns one harmless line per row, with columns that begin below each other. */
function alignColumns(rows) {
    const cells = rows.map((row) => row.map((text) => (0,_isolate_js__WEBPACK_IMPORTED_MODULE_0__/* .shownLine */ .QN)(text)));
    const last = cells.reduce((count, row) => Math.max(count, row.length), 0) - 1;
    const starts = [0];
    for (let column = 0; column < last; column++) {
        const width = (0,_width_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDisplayWidth */ .Pm)(cells.map((row) => row[column] ?? ''));
        starts.push((starts[column] ?? 0) + width + COLUMN_GAP.length);
    }
    return cells.map((row) => {
        let line = '';
        for (const [column, text] of row.entries()) {
            line += ' '.repeat((starts[column] ?? 0) - (0,_width_js__WEBPACK_IMPORTED_MODULE_1__/* .displayWidth */ .F1)(line)) + text;
        }
        return line.trimEnd();
    });
}


/***/ }),

/***/ 33293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderPlain: () => (/* binding */ renderPlain)
/* harmony export */ });
/* harmony import */ var _cell_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53802);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73730);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68958);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67720);
/* harmony import */ var _isolate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82752);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42883);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93703);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46965);
/** Renders blocks as aligned text for a terminal or a job log. Every line is harmless in a log. */








const MIN_COLUMN_WIDTH = 8;
/** Renders blocks with an empty line between them. The text ends in a line break unless it is empty. */
function renderPlain(blocks, options) {
    const lines = blockLines(options.logged === false ? withoutLogged(blocks) : blocks, options);
    return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}
/** Returns the blocks without what the log has, and without headings and details that contained nothing else. */
function withoutLogged(blocks) {
    const kept = [];
    let isNextRemoved = false;
    // The loop starts at the end, since a removed heading can leave an earlier one without content.
    for (const block of blocks.toReversed()) {
        const rest = 'details' in block ? { ...block, blocks: withoutLogged(block.blocks) } : block;
        isNextRemoved =
            ('verbatim' in rest && rest.isLogged === true) ||
                ('details' in block && block.blocks.length > 0 && 'details' in rest && rest.blocks.length === 0) ||
                ('heading' in rest && isNextRemoved && endsSection(kept.at(-1), rest));
        if (!isNextRemoved)
            kept.push(rest);
    }
    return kept.reverse();
}
function endsSection(next, { level = 2 }) {
    return next === undefined || ('heading' in next && (next.level ?? 2) <= level);
}
function blockLines(blocks, options) {
    const blocksOfLines = blocks
        .map((block) => renderBlock(block, options))
        .filter((lines) => lines.some((line) => line !== ''));
    return blocksOfLines.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}
function renderBlock(block, options) {
    if ('heading' in block)
        return titleLines(block.heading, block.sign, options);
    if ('paragraph' in block)
        return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)('', inlineText(block.paragraph, options), options.width);
    if ('footnote' in block) {
        const text = inlineText(block.footnote, { ...options, color: false });
        return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)('', text, options.width).map((line) => (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(line, 'dim', options.color));
    }
    if ('list' in block)
        return listLines(block, options);
    if ('table' in block)
        return tableLines(block.table, options);
    if ('facts' in block)
        return factLines(block.facts, options);
    if ('rows' in block)
        return rowLines(block.rows, options);
    if ('chart' in block)
        return chartLines(block.chart, options);
    if ('verbatim' in block)
        return block.toCopy ? ownLines(block.verbatim) : (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedLines */ .Gi)(block.verbatim.trimEnd());
    const width = options.width === undefined ? undefined : options.width - _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT.length;
    return [
        ...titleLines(block.details, block.sign, options),
        ...blockLines(block.blocks, { ...options, width }).map((line) => (line === '' ? '' : _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT + line)),
    ];
}
function ownLines(text) {
    return text.split('\n').map((line) => _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT + (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(line));
}
function titleLines(title, sign, options) {
    const prefix = sign === undefined ? '' : `${(0,_signs_js__WEBPACK_IMPORTED_MODULE_4__/* .paintSign */ .AO)(sign, options)} `;
    return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(prefix, (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(title), options.width).map((line, index) => {
        const start = index === 0 ? prefix : '';
        return start + (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(line.slice(start.length), 'bold', options.color);
    });
}
function listLines(block, options) {
    const [open, close] = options.ascii ? ['"', '"'] : ['“', '”'];
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_6__/* .bulletedItems */ .qc)(block).flatMap(({ bullet, item, quotes }) => [
        ...(0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(bullet, inlineText(item, options), options.width),
        ...quotes.flatMap((quote) => (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(' '.repeat(bullet.length), open + (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .isolateTyped */ .CF)((0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(quote)) + close, options.width)),
    ]);
}
function factLines(facts, options) {
    const labels = facts.map(([label]) => (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(label));
    const width = (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .maxDisplayWidth */ .Pm)(labels);
    return facts.flatMap(([, value], index) => {
        const label = labels[index] ?? '';
        const blanks = ' '.repeat(width === 0 ? 0 : width - (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1)(label) + _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT.length);
        return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)((0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(label, 'dim', options.color) + blanks, inlineText(value, options), options.width);
    });
}
/** Breaks the last column into lines. It begins below the others if they leave too little room. */
function rowLines(rows, options) {
    const cells = rows.map(({ columns }) => columns.map((cell) => inlineText(cell, options)));
    const short = cells.map((row) => row.slice(0, -1));
    const count = Math.max(0, ...short.map(({ length }) => length));
    const widths = Array.from({ length: count }, (_, column) => (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .maxDisplayWidth */ .Pm)(short.map((row) => row[column] ?? '')));
    return cells.flatMap((row, index) => {
        const sign = rows[index]?.sign;
        const start = [
            sign === undefined ? '- ' : `${(0,_signs_js__WEBPACK_IMPORTED_MODULE_4__/* .paintSign */ .AO)(sign, options)} `,
            ...(short[index] ?? []).map((text, column) => pad(text, widths[column] ?? 0, false) + _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT),
        ].join('');
        const last = row.at(-1) ?? '';
        const isNarrow = options.width !== undefined && (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1)(start) > options.width / 2;
        if (!isNarrow || last === '')
            return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(start, last, options.width).map((line) => line.trimEnd());
        return [start.trimEnd(), ...(0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)(_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT.repeat(2), last, options.width)];
    });
}
/** Renders a row of bars per line, with one height for all, and its range; the newest bars are shown if space is short. */
function chartLines({ title, labels, lines }, { ascii, color, width = Infinity }) {
    const barsByHeight = ascii ? '_.-:=+*#' : '▁▂▃▄▅▆▇█';
    const maxValue = Math.max(1, ...lines.flatMap(({ values }) => values));
    const barOf = (value) => barsByHeight[Math.round((Math.max(0, value) / maxValue) * (barsByHeight.length - 1))] ?? '';
    const rows = lines
        .filter(({ values }) => values.length > 0)
        .map(({ name, values }) => {
        const bars = values.map(barOf).slice(-Math.max(1, width)).join('');
        return [bars, `${Math.min(...values)} to ${Math.max(...values)}`, name];
    });
    if (rows.length === 0)
        return [];
    const [first = '', ...others] = (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .alignColumns */ .RM)(rows);
    return [
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(title), 'bold', color),
        first,
        ...others.map((row) => (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(row, 'dim', color)),
        (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(`${labels[0] ?? ''} to ${labels.at(-1) ?? ''}`),
    ];
}
function inlineText(cell, options) {
    const useColor = options.color;
    const spans = [];
    for (const span of (0,_cell_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .partsOf */ .C)(cell).flatMap((part) => spansOf(part, options))) {
        const last = spans.at(-1);
        // Spans without a color code between them are escaped together, since both could form a command.
        const isJoined = last !== undefined && !(useColor && (last.color ?? span.color));
        if (isJoined)
            spans[spans.length - 1] = { ...last, text: last.text + span.text };
        else
            spans.push(span);
    }
    return spans
        .map(({ text, color }) => (color === undefined ? (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(text) : (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)((0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(text), color, useColor)))
        .join('');
}
function spansOf(part, { ascii: isAscii }) {
    if (typeof part === 'string')
        return [{ text: part }];
    if ('code' in part)
        return [{ text: part.code, color: 'cyan' }];
    if ('strong' in part)
        return [{ text: part.strong, color: 'bold' }];
    if ('typed' in part)
        return [{ text: part.typed }];
    if ('sign' in part) {
        const { character, ascii, color } = _signs_js__WEBPACK_IMPORTED_MODULE_4__/* .SIGNS */ .B2[part.sign];
        return [{ text: isAscii ? ascii : character, color }];
    }
    const url = { text: part.link, color: 'cyan' };
    if (part.text === part.link || part.text === '')
        return [url];
    return [{ text: part.text, color: part.isMain ? 'bold' : undefined }, { text: ' (' }, url, { text: ')' }];
}
function tableLines(table, options) {
    const head = table.head.map((title) => (0,_isolate_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(title));
    const rows = table.rows.map((row) => head.map((_, column) => inlineText(row[column] ?? '', options)));
    const columns = head.map((title, column) => {
        const isRight = (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .alignmentOf */ .Bt)(table, column) === 'right';
        const parts = table.rows.flatMap((row) => (0,_cell_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .partsOf */ .C)(row[column] ?? ''));
        const hasLink = parts.some((part) => typeof part === 'object' && 'link' in part);
        const width = (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .maxDisplayWidth */ .Pm)([title, ...rows.map((row) => row[column] ?? '')]);
        return { width, isRight, isWhole: isRight || hasLink };
    });
    const widths = fitWidths(columns, options.width);
    if (widths === undefined)
        return recordLines(table, options);
    const line = (cells) => cells
        .map((cell, column) => {
        const width = widths[column] ?? 0;
        // What is left of a sentence after it is broken into lines is one long word, such as a URL to copy.
        const shown = table.wraps ? cell : shortenTo(cell, width, options);
        return pad(shown, width, columns[column]?.isRight === true);
    })
        .join(_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT)
        .trimEnd();
    const linesOf = (cells) => table.wraps ? wrapCells(cells, widths).map(line) : [line(cells)];
    const titles = [
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(line(head), 'bold', options.color),
        (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(widths.map((width) => '-'.repeat(width)).join(_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT), 'dim', options.color),
    ];
    // Markdown requires titles, so a table without titles has empty ones.
    return [...(head.some((title) => title !== '') ? titles : []), ...rows.flatMap(linesOf)];
}
/** Returns the lines of a row whose cells are as many lines high as their texts need. */
function wrapCells(cells, widths) {
    const columns = cells.map((cell, column) => (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapAfter */ .pI)('', cell, widths[column]));
    const height = Math.max(...columns.map(({ length }) => length));
    return Array.from({ length: height }, (_, index) => columns.map((lines) => lines[index] ?? ''));
}
/** Shows each row as labels with values, for a table that is too wide. */
function recordLines({ head, rows }, options) {
    return rows.flatMap((row, index) => {
        const facts = head.map((label, column) => [label, row[column] ?? '']);
        const shown = facts.filter(([, value]) => inlineText(value, options) !== '');
        return [...(index === 0 ? [] : ['']), ...factLines(shown, options)];
    });
}
/** Narrows the widest column step by step until all columns fit. Undefined if they can't fit. */
function fitWidths(columns, limit = Infinity) {
    const widths = columns.map(({ width }) => width);
    let excess = widths.reduce((sum, width) => sum + width, 0) + _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMN_GAP */ .wT.length * (widths.length - 1) - limit;
    for (; excess > 0; excess--) {
        const widest = Math.max(...widths.filter((_, column) => columns[column]?.isWhole === false));
        if (widest <= MIN_COLUMN_WIDTH)
            return undefined;
        const column = widths.findIndex((width, index) => width === widest && columns[index]?.isWhole === false);
        widths[column] = widest - 1;
    }
    return widths;
}
/** A color code must not be cut, so a shortened text has none. */
function shortenTo(text, width, options) {
    return (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1)(text) <= width ? text : (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .clip */ .$Q)((0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutColors */ .d)(text), width, (0,_signs_js__WEBPACK_IMPORTED_MODULE_4__/* .ellipsisOf */ .$E)(options));
}
function pad(text, width, isRight) {
    const blanks = ' '.repeat(Math.max(0, width - (0,_width_js__WEBPACK_IMPORTED_MODULE_5__/* .displayWidth */ .F1)(text)));
    return isRight ? blanks + text : text + blanks;
}


/***/ }),

/***/ 93703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ ellipsisOf),
/* harmony export */   AO: () => (/* binding */ paintSign),
/* harmony export */   B2: () => (/* binding */ SIGNS)
/* harmony export */ });
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73730);
/** Shows signs: as emoji where a platform renders Markdown, as colored characters in a terminal. */

const SIGNS = {
    good: { emoji: '✅', character: '✔', ascii: 'OK', color: 'green' },
    bad: { emoji: '❌', character: '✖', ascii: 'X', color: 'red' },
    warning: { emoji: '⚠️', character: '▲', ascii: '!', color: 'yellow' },
    neutral: { emoji: '⚪', character: '○', ascii: '-', color: 'dim' },
    same: { emoji: '＝', character: '=', ascii: '=', color: 'dim' },
    waiting: { emoji: '⏳', character: '…', ascii: '...', color: 'yellow' },
    working: { emoji: '🔄', character: '…', ascii: '...', color: 'cyan' },
    plan: { emoji: '📝', character: '▸', ascii: '>', color: 'cyan' },
    added: { emoji: '➕', character: '+', ascii: '+', color: 'green' },
    changed: { emoji: '🔁', character: '~', ascii: '~', color: 'yellow' },
    removed: { emoji: '➖', character: '-', ascii: '-', color: 'red' },
};
/** What shows that text was shortened. */
function ellipsisOf({ ascii }) {
    return ascii ? '...' : '…';
}
/** Returns the sign for a terminal. */
function paintSign(sign, style) {
    const { character, ascii, color } = SIGNS[sign];
    return (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(style.ascii ? ascii : character, color, style.color);
}


/***/ })

};
;