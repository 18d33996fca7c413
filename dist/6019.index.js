"use strict";
exports.id = 6019;
exports.ids = [6019];
exports.modules = {

/***/ 63014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QM: () => (/* binding */ messageBlocks),
/* harmony export */   mF: () => (/* binding */ MAX_COMMENT_LOG_LINES),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   pc: () => (/* binding */ commentSkipReason),
/* harmony export */   xA: () => (/* binding */ footnote)
/* harmony export */ });
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67720);
/* harmony import */ var _text_short_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45565);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42690);



/** Lines at the end of a build log that a comment shows. */
const MAX_COMMENT_LOG_LINES = 40;
/** Returns the notice for the input `comment` if this job can't have a comment. */
function commentSkipReason({ upsertComment, runContext, }) {
    if (!upsertComment)
        return 'comment: skipped, because comments only exist on GitHub and GitLab.';
    if (runContext.pullRequest === undefined)
        return "comment: skipped, because this job doesn't run for a pull or merge request.";
    return undefined;
}
/** @param urls URLs in the message that become links */
function messageBlocks({ message, helpUrl }, urls) {
    return [
        { paragraph: (0,_text_document_js__WEBPACK_IMPORTED_MODULE_0__/* .linkUrls */ .T_)(message, urls) },
        ...(helpUrl === undefined ? [] : [{ paragraph: { link: helpUrl, text: 'Troubleshooting' } }]),
    ];
}
/** @param first what only this comment has to say */
function footnote(first, deployment, { nowMs, runUrl }) {
    const parts = [
        first,
        [(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTime */ .fU)(nowMs)],
        runUrl === undefined ? [] : [{ link: runUrl, text: 'run' }],
        deployment ? ['deployment ', { code: (0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m)(deployment.deploymentId) }] : [],
    ];
    return { footnote: joinParts(parts) };
}
/** Joins the parts that aren't empty with dots. */
function joinParts(parts) {
    const known = parts.filter((part) => part.length > 0);
    return known.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}


/***/ }),

/***/ 66019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pushContent: () => (/* binding */ pushContent)
});

// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __webpack_require__(83319);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ../../build/src/api/errors.js
var api_errors = __webpack_require__(43947);
// EXTERNAL MODULE: ../../build/src/disk/hash.js
var hash = __webpack_require__(91251);
// EXTERNAL MODULE: ../../build/src/disk/lfs-pointer.js
var lfs_pointer = __webpack_require__(80928);
// EXTERNAL MODULE: ../../build/src/disk/read.js
var read = __webpack_require__(55919);
// EXTERNAL MODULE: ../../build/src/text/list-items.js
var list_items = __webpack_require__(90692);
// EXTERNAL MODULE: ../../build/src/pages/place.js
var pages_place = __webpack_require__(24169);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/folder/name-problems.js
/** Finds files that can't be pushed because of their names: not allowed, not unique, or the name of another file. Pure. */


/** Returns one text for each problem, which names the files and says what to do. */
function nameProblems(files, rules) {
    return [
        ...invalidNames(files, rules),
        ...clashes(files, rules),
        ...reservedNames(files, rules),
        ...otherFilesAtRoot(files, rules),
    ];
}
function invalidNames(files, { label }) {
    return files.flatMap(({ file, path }) => {
        const problem = (0,pages_place/* placeProblem */.Do)(path);
        if (problem === undefined)
            return [];
        return `${label('path')}: ${JSON.stringify(file)} can't be pushed: its path ${problem}. Rename or exclude the file.`;
    });
}
function clashes(files, { label }) {
    const filesByPlace = new Map();
    for (const selected of files) {
        const place = (0,pages_place/* foldPlace */.Lx)((0,pages_place/* placeOf */.$t)(selected.path));
        const others = filesByPlace.get(place);
        if (others)
            others.push(selected);
        else
            filesByPlace.set(place, [selected]);
    }
    return [...filesByPlace.values()].filter(({ length }) => length > 1).map((group) => describeClash(group, label));
}
function describeClash(group, label) {
    const places = new Set(group.map(({ path }) => (0,pages_place/* placeOf */.$t)(path)));
    const paths = group.map(({ file }) => file);
    const clash = places.size === 1 ? 'belong to the same page' : 'differ only in case or Unicode form';
    return `${label('path')}: ${(0,list_items/* listPaths */.P)(paths, Infinity)} ${clash}. Rename or exclude all but one.`;
}
function reservedNames(files, { manifest, configFile, label }) {
    return Object.entries({ manifest, 'config-file': configFile }).flatMap(([input, reserved]) => {
        if (reserved === undefined)
            return [];
        const place = (0,pages_place/* foldPlace */.Lx)((0,pages_place/* placeOf */.$t)(reserved));
        const taken = files.filter(({ path }) => (0,pages_place/* foldPlace */.Lx)((0,pages_place/* placeOf */.$t)(path)) === place);
        return taken.map(({ file }) => `${label('path')}: ${(0,list_items/* listPaths */.P)([file])} would replace the file that ${label(input)} names (${(0,list_items/* listPaths */.P)([reserved])}). Rename or exclude the file.`);
    });
}
/** At the root of a repository, files that aren't pages can be its machinery. */
function otherFilesAtRoot(files, { to, label }) {
    const others = files.filter(({ path }) => !(0,pages_place/* isPage */.yp)(path)).map(({ file }) => file);
    if (to !== '.' || others.length === 0)
        return [];
    return [
        `${label('include')}: ${(0,list_items/* listPaths */.P)(others)} can't be pushed to the root of the project, because only .md and .mdx files can. Exclude other files, or set ${label('to')} to a folder.`,
    ];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/folder/page-text.js
/** Brings pages into normal form, in which they are pushed and compared, and hashes the form. Pure. */


const LF = 10;
const CR = 13;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
/** The text without byte order mark, with LF as line ends, and with exactly one at the end unless the text is empty. */
function normalize(text) {
    const body = text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n');
    // A regular expression would take quadratic time for many empty lines.
    let end = body.length;
    while (body.charCodeAt(end - 1) === LF)
        end -= 1;
    return end === 0 ? '' : `${body.slice(0, end)}\n`;
}
/** The first 16 bytes of SHA-256, as 22 characters of base64url. @param normal text in normal form, or its UTF-8 */
function hashPage(normal) {
    return (0,external_node_crypto_.hash)('sha256', normal, 'buffer').subarray(0, 16).toString('base64url');
}
/** Hashes and measures a page. @param bytes the file as it is, in UTF-8 */
function measurePage(bytes) {
    // Most files are in normal form, and decoding them takes longer than hashing.
    const normal = isNormal(bytes) ? bytes : Buffer.from(normalize(bytes.toString()));
    const sizeUnits = (0,external_node_buffer_.isAscii)(normal) ? normal.length : normal.toString().length;
    return { hash: hashPage(normal), sizeBytes: normal.length, sizeUnits };
}
function isNormal(bytes) {
    const hasOneLineEnd = bytes.at(-1) === LF && bytes.at(-2) !== LF && bytes.length > 1;
    const hasMark = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
    return bytes.length === 0 || (hasOneLineEnd && !hasMark && !bytes.includes(CR));
}

// EXTERNAL MODULE: ../../build/src/disk/find-files.js
var find_files = __webpack_require__(50170);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/folder/select-pages.js
/** Selects the files to push by their names, without reading them. */





/** Rejects with InputError if the folder doesn't exist or can't be listed. */
async function selectPages(rules) {
    const { workspace, folder, include, exclude, to, resultFolders, label } = rules;
    const describe = (path) => `${label('path')}: ${JSON.stringify((0,paths/* workspacePath */.X5)(workspace, path))}`;
    if (!(0,paths/* isFolder */.lQ)(folder))
        throw new api_errors/* InputError */.dz([`${describe(folder)} ${missingReason(folder)}.`]);
    // A folder of results that contains the whole folder would hide every page.
    const results = resultFolders.filter((path) => !(0,paths/* isWithin */.UO)(path, folder));
    const found = await (0,find_files/* listFiles */.CS)(folder, (path) => skipReason(path, (0,external_node_path_.join)(folder, path), results)).catch((error) => {
        const { path = folder } = error;
        throw new api_errors/* InputError */.dz([
            `${describe(path)} couldn't be listed: ${(0,read/* readErrorReason */.Dx)(error)}. Make the folder readable.`,
        ]);
    });
    const below = (0,paths/* workspacePath */.X5)(workspace, folder);
    const readable = found.filter(({ problem }) => problem === undefined).map(({ path }) => path);
    const selected = await (0,find_files/* matchPaths */.oq)(readable, include, exclude);
    const files = readable
        .filter((path) => selected.has(path))
        .map((path) => ({ file: external_node_path_.posix.join(below, path), path: external_node_path_.posix.join(to, path.normalize('NFC')) }));
    return {
        files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
        skipped: found.flatMap(({ path, problem: reason }) => reason === undefined ? [] : { file: external_node_path_.posix.join(below, path), reason }),
    };
}
function missingReason(folder) {
    if ((0,paths/* isFile */.fo)(folder))
        return 'is a file. Set path to a folder';
    return "doesn't exist. Check the spelling, and that an earlier step creates the folder";
}
/** Lock files of package managers and of docs-ci. */
const LOCK_FILE = /^(package-lock|npm-shrinkwrap)\.json$|^pnpm-lock\.ya?ml$|^go\.sum$|\.lock(b|\.json|\.hcl)?$/i;
/** These files are never pushed, even if include names them. */
function skipReason(path, absolute, results) {
    const name = external_node_path_.posix.basename(path);
    if (name.startsWith('.'))
        return 'its name begins with a dot';
    if (name === 'node_modules')
        return 'installed packages';
    if (LOCK_FILE.test(name))
        return 'a lock file';
    return results.some((folder) => (0,paths/* isWithin */.UO)(folder, absolute)) ? 'results of docs-ci' : undefined;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/folder/read-pages.js
/** Reads and hashes the pages of the folder, and finds everything that is wrong with the folder before any request. */













/** The pages are sorted by path. Rejects with InputError, which lists all problems at once. */
async function readPages(rules) {
    const { files, skipped } = await selectPages(rules);
    const pages = [];
    const problems = new ProblemList();
    const buffer = Buffer.allocUnsafeSlow(MAX_PAGE_BYTES);
    const secrets = rules.secrets.map((secret) => secret.trim()).filter((secret) => secret.length >= MIN_SECRET_LENGTH);
    const searched = secrets.map((secret) => Buffer.from(secret));
    for (const [index, selected] of files.entries()) {
        // Reading is synchronous; a run that is cancelled in the meantime has to notice.
        if (index % READS_PER_TURN === 0)
            await (0,promises_.setImmediate)();
        rules.signal.throwIfAborted();
        try {
            const bytes = (0,read/* readSmallFile */.EW)((0,external_node_path_.join)(rules.workspace, selected.file), buffer);
            const problem = contentProblem(bytes, searched);
            if (problem)
                problems.add(problem, selected.file);
            else
                pages.push({ ...selected, place: (0,pages_place/* placeOf */.$t)(selected.path), ...measurePage(bytes) });
        }
        catch (error) {
            problems.add(readProblem(selected.file, error), selected.file);
        }
    }
    const all = [...problems.sentences(rules.label('path')), ...nameProblems(files, rules)];
    if (all.length > 0)
        throw new api_errors/* InputError */.dz(all);
    return { pages, skipped };
}
/** Larger pages are rejected: no server takes such a request. */
const MAX_PAGE_BYTES = 10_000_000;
const READS_PER_TURN = 100;
/** A shorter text could be a word of any page. */
const MIN_SECRET_LENGTH = 8;
/**
 * Reads a page again, in normal form. Rejects with FileChangedError if the file isn't as it was hashed.
 * @param workspace absolute
 */
async function readPageText(workspace, page) {
    const bytes = await (0,read/* readIfThere */.qC)((0,external_node_path_.join)(workspace, page.file)).catch((error) => {
        throw new Error(`${page.file} couldn't be read: ${(0,read/* readErrorReason */.Dx)(error)}`);
    });
    const text = normalize(bytes?.toString() ?? '');
    if (bytes === undefined || hashPage(text) !== page.hash)
        throw new hash/* FileChangedError */.jL();
    return text;
}
const LFS_POINTERS = {
    singular: 'file is a Git LFS pointer without content',
    plural: 'files are Git LFS pointers without content',
    advice: 'Run "git lfs pull" first. On GitHub, set lfs: true on actions/checkout.',
};
const NOT_TEXT = {
    singular: "file isn't text in UTF-8",
    plural: "files aren't text in UTF-8",
    advice: 'Save pages as UTF-8. Exclude images and other files here, and upload them with sync-media.',
};
const WITH_NUL = {
    singular: 'file contains a NUL character (U+0000)',
    plural: 'files contain a NUL character (U+0000)',
    advice: 'Remove the character, which text files never contain. If the file is in UTF-16, save it as UTF-8.',
};
const WITH_SECRET = {
    singular: "file contains this run's API key or token",
    plural: "files contain this run's API key or token",
    advice: 'Remove the secret from the file, and replace the key if anyone else can read the file.',
};
const TOO_LARGE = {
    singular: 'file is larger than 10 MB',
    plural: 'files are larger than 10 MB',
    advice: 'Split the page into several pages, or exclude the file.',
};
const INVALID_NAME = {
    singular: "file name isn't valid UTF-8",
    plural: "file names aren't valid UTF-8",
    advice: 'Rename or exclude the file.',
};
const DELETED = {
    singular: 'file was deleted while docs-ci was reading the folder',
    plural: 'files were deleted while docs-ci was reading the folder',
    advice: 'Run the job again when nothing else writes to the folder.',
};
function contentProblem(bytes, secrets) {
    if ((0,lfs_pointer/* isLfsPointer */.N)(bytes))
        return LFS_POINTERS;
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return NOT_TEXT;
    if (bytes.includes(0))
        return WITH_NUL;
    return secrets.some((secret) => bytes.includes(secret)) ? WITH_SECRET : undefined;
}
function readProblem(file, error) {
    if (error instanceof RangeError)
        return TOO_LARGE;
    // Node replaces invalid bytes of a name by U+FFFD, and then finds no file of that name.
    if (error.code === 'ENOENT')
        return file.includes('\ufffd') ? INVALID_NAME : DELETED;
    const reason = (0,read/* readErrorReason */.Dx)(error);
    return {
        singular: `file couldn't be read (${reason})`,
        plural: `files couldn't be read (${reason})`,
        advice: 'Make the file readable, or exclude the file.',
    };
}
/** Files that a sentence names. */
const MAX_LISTED = 20;
/** Collects files by their problem. */
class ProblemList {
    #filesByProblem = new Map();
    add(problem, file) {
        const entry = this.#filesByProblem.get(problem.plural);
        if (entry)
            entry.files.push(file);
        else
            this.#filesByProblem.set(problem.plural, { problem, files: [file] });
    }
    /** Returns one text for each problem. @param label the input, as users see its name */
    sentences(label) {
        return [...this.#filesByProblem.values()].map(({ problem: { singular, plural, advice }, files }) => {
            return `${label}: ${(0,pluralize/* pluralize */.t)(files.length, singular, plural)}: ${(0,list_items/* listPaths */.P)(files, MAX_LISTED)}. ${advice}`;
        });
    }
}

// EXTERNAL MODULE: ../../build/src/commands/common-inputs.js
var common_inputs = __webpack_require__(51757);
// EXTERNAL MODULE: ../../build/src/commands/input-kinds.js
var input_kinds = __webpack_require__(82682);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/names.js
/** Names the source of pages, and the branches that docs-ci creates for it. Pure. */


/**
 * Returns who the pages of a folder belong to: `github.com/acme/api:docs/reference`, or `local:api:docs` in a terminal. It
 * becomes public with the pages, so it contains no absolute path.
 * @param path of the folder relative to the workspace, with slashes
 */
function sourceOf({ repository, workspace }, path) {
    return `${repository ?? `local:${(0,external_node_path_.basename)(workspace)}`}:${path}`;
}
const MAX_SLUG_LENGTH = 60;
const HASH_LENGTH = 6;
/** Returns a short name of a source that fits into branches and markers. The hash at its end keeps similar sources apart. */
function slugOf(source) {
    const words = source.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const start = words.slice(0, MAX_SLUG_LENGTH).replace(/^-|-$/g, '');
    return [start, (0,external_node_crypto_.hash)('sha256', source, 'hex').slice(0, HASH_LENGTH)].filter(Boolean).join('-');
}
/** Prefix of the branches on which docs-ci collects pushes before it merges them. Git allows no branch `x` beside `x/y`. */
const WORK_PREFIX = 'docs-ci-push/';
/** Prefix of the branches that modes propose and remove use. */
const PROPOSAL_PREFIX = 'docs-ci/';
/** @param run identifies this run among those of the source: letters, digits and hyphens */
function workBranchOf(slug, run) {
    return `${WORK_PREFIX}${slug}-${run}`;
}
/** True for a work branch of the source, of this run or another one. */
function isWorkBranch(branch, slug) {
    return branch.startsWith(workBranchOf(slug, ''));
}
function proposalBranchOf(slug, pullRequest) {
    return `${PROPOSAL_PREFIX}${slug}${pullRequest === undefined ? '' : `-pr-${pullRequest}`}`;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/inputs.js
/** Declares the inputs and outputs of push-content, and checks combinations of inputs. */





const inputs = {
    path: (0,input_kinds/* path */.Ae)({ description: 'Folder with the pages to push.', default: 'docs' }),
    include: (0,input_kinds/* globs */.gV)({
        description: "Glob patterns of files to include, one per line, relative to path. Text files that aren't pages need a pattern here.",
        default: '**/*.{md,mdx}',
    }),
    exclude: (0,input_kinds/* globs */.gV)({ description: 'Glob patterns of files to exclude, one per line, relative to path.' }),
    to: (0,input_kinds/* text */.Qq)({
        description: 'Folder of the documentation project for the pages, such as reference/api, or . for the root. Required, except in mode remove.',
    }),
    mode: (0,input_kinds/* choice */.Yq)(['publish', 'propose', 'remove'], {
        description: 'Make the pages live (publish), put them on a branch with a preview (propose), or delete this branch (remove).',
        default: 'publish',
    }),
    base: (0,input_kinds/* text */.Qq)({
        description: 'Branch of the documentation project to publish to, or to propose changes for.',
        defaultText: 'the deployment branch',
    }),
    branch: (0,input_kinds/* text */.Qq)({
        description: 'Branch for the proposal (modes propose and remove). On pull and merge requests, the default has their number.',
        defaultText: 'docs-ci/ and the source',
    }),
    source: (0,input_kinds/* text */.Qq)({
        description: 'Owner of the pages. The manifest records the source, and docs-ci rejects the manifest of another source.',
        defaultText: 'the repository and path',
    }),
    onEdited: (0,input_kinds/* choice */.Yq)(['keep', 'overwrite', 'fail'], {
        description: 'Pages that were edited at the service or existed before: keep them, overwrite them, or fail and write nothing (exit code 3).',
        default: 'keep',
    }),
    prune: (0,input_kinds/* choice */.Yq)(['none', 'managed'], {
        description: 'Pages that docs-ci pushed and that are gone from path: keep them (none), or delete them (managed).',
        default: 'none',
    }),
    maxDeletes: (0,input_kinds/* countOrPercent */.qJ)({
        description: 'Maximum number of deletions by prune, or a share such as 5%. If more would be deleted, the job fails and writes nothing.',
        default: '10',
    }),
    manifest: (0,input_kinds/* text */.Qq)({
        description: 'Page of the documentation project that records what docs-ci pushed. With none, the folder always wins, and prune is not available.',
        defaultText: 'docs-ci-manifest.mdx in the folder of to',
    }),
    onOlderRun: (0,input_kinds/* choice */.Yq)(['skip', 'push'], {
        description: 'If a newer run has already pushed: do nothing (skip), or push the older pages (push). Re-runs on GitHub always push.',
        default: 'skip',
    }),
    syntax: (0,input_kinds/* choice */.Yq)(['auto', 'mdx', 'none'], {
        description: 'Check the MDX syntax before writing: .mdx files (auto), all pages (mdx) or no page (none). An error fails the job (exit code 3).',
        default: 'auto',
    }),
    navigationGroup: (0,input_kinds/* text */.Qq)({
        description: 'Label of the navigation group to update: new pages are added, and deleted pages are removed. Needs config-file.',
    }),
    configFile: (0,input_kinds/* text */.Qq)({
        description: 'Path of the configuration file in the documentation project, such as docs.json. Required with navigation-group.',
    }),
    commitMessage: (0,input_kinds/* text */.Qq)({
        description: 'Commit message. The placeholders {to}, {source}, {commit} and {changes} are replaced. Cut to 500 characters.',
        default: 'Update {to} from {source} ({commit})',
    }),
    preview: (0,input_kinds/* flag */.Jt)({ description: 'Build a preview of the branch (mode propose).', default: 'true' }),
    wait: (0,input_kinds/* flag */.Jt)({
        description: 'Wait until the deployment finishes. In mode propose, wait for the preview.',
        default: 'true',
    }),
    comment: (0,input_kinds/* flag */.Jt)({
        description: 'Post the result as one comment on the pull or merge request. Needs pull-requests: write on GitHub, or token on GitLab.',
        default: 'false',
    }),
    concurrency: (0,input_kinds/* number */.ai)({
        description: 'Maximum number of concurrent read requests, up to 32. Commits are sent one after another.',
        default: '4',
    }, { min: 1, max: 32 }),
    ...(0,common_inputs/* commonInputs */.j)({
        name: 'push-content',
        timeout: '30m',
        timeoutText: 'At the limit, the deployment branch has all changes or none.',
    }),
};
const outputs = {
    created: 'Number of pages created',
    updated: 'Number of pages updated',
    deleted: 'Number of pages deleted',
    unchanged: 'Number of unchanged pages',
    kept: 'Number of pages that keep an edit of the service, so they differ from the folder',
    failed: 'Number of pages that the service rejected',
    skipped: 'Number of files in the folder that are never pushed',
    changed: 'true if anything in the documentation project changed',
    complete: 'true if the documentation project has the content of every page in the folder',
    branch: 'Branch that has the pages',
    'commit-sha': "SHA of the last commit; empty if the service didn't return one",
    commits: 'Number of commits',
    merged: 'true if the commits were merged into the base branch',
    'deployment-id': 'ID of the deployment or the preview',
    status: 'Last known status of the deployment or the preview: pending, building, ready, error or cancelled',
    url: 'URL of the site or the preview; empty until the build is ready',
    'not-in-navigation': 'Number of pages that the navigation does not list',
    'edited-patch': 'Path of edited.patch, which has edits of the service for git apply; empty without edits',
    // GitLab passes 20 variables, outcome and result included. The paths below rarely differ between runs.
    plan: 'Path of plan.json, which lists every step and its reason',
    changes: 'Path of changes.diff, which shows the changes of all pages',
    manifest: 'Path of the manifest in the documentation project',
};
/** Finds inputs that contradict each other, are missing, or can't be paths of the documentation project. */
function checkInputs(values) {
    const { mode, to, path: folder, resultsDir } = values;
    const problems = [...projectPathProblems(values), ...branchProblems(values), ...manifestProblems(values)];
    if (mode !== 'remove' && to === undefined)
        problems.push({ input: 'to', problem: 'is missing. Set the folder of the documentation project for the pages' });
    if (values.navigationGroup !== undefined && values.configFile === undefined)
        problems.push({ input: 'navigationGroup', problem: 'needs config-file. Set the path of the configuration file' });
    if (folder !== undefined && resultsDir !== undefined && (0,paths/* isWithin */.UO)(resultsDir, folder)) {
        const problem = 'contains the folder to push, but results are never pushed. Choose another folder';
        problems.push({ input: 'resultsDir', problem });
    }
    return problems;
}
const SAMPLE_PATHS = {
    to: 'reference/api',
    manifest: 'reference/api/docs-ci-manifest.mdx',
    configFile: 'docs.json',
};
function projectPathProblems({ to, manifest, configFile }) {
    const paths = { to: to === '.' ? undefined : to, manifest: manifest === 'none' ? undefined : manifest, configFile };
    return Object.keys(paths).flatMap((input) => {
        const value = paths[input];
        if (value === undefined)
            return [];
        const isOther = input === 'manifest' && !(0,pages_place/* isPage */.yp)(value);
        const problem = (0,pages_place/* placeProblem */.Do)(value) ?? (isOther ? "doesn't end in .mdx or .md" : undefined);
        if (problem === undefined)
            return [];
        return [{ input, problem: `can't be used: the path ${problem}. Use a path such as ${SAMPLE_PATHS[input]}` }];
    });
}
function branchProblems({ mode, base, branch }) {
    if (mode === 'publish' || branch === undefined)
        return [];
    return branch === base
        ? [{ input: 'branch', problem: 'is the same as base. Use another branch for the proposal' }]
        : [];
}
function manifestProblems({ manifest, prune, onEdited }) {
    if (manifest !== 'none')
        return [];
    const problems = [];
    if (prune === 'managed') {
        const problem = "can't be managed without a manifest, because only the manifest says which pages docs-ci pushed";
        problems.push({ input: 'prune', problem });
    }
    if (onEdited === 'fail') {
        const problem = "can't be fail without a manifest, because only the manifest shows edits. Use keep or overwrite";
        problems.push({ input: 'onEdited', problem });
    }
    return problems;
}
/** Returns the names of inputs that are set but have no effect in this mode. */
function unusedInputs({ mode, branch, preview, wait }) {
    return [
        ...(mode === 'publish' && branch !== undefined ? ['branch'] : []),
        ...(mode === 'publish' && !preview ? ['preview'] : []),
        ...(mode === 'remove' && !preview ? ['preview'] : []),
        ...(mode === 'remove' && !wait ? ['wait'] : []),
    ];
}
/** The path of the manifest in the documentation project; undefined if none is kept. */
function manifestPathOf({ manifest, to = '.' }) {
    if (manifest === 'none')
        return undefined;
    return manifest ?? (to === '.' ? 'docs-ci-manifest.mdx' : `${to}/docs-ci-manifest.mdx`);
}
/** True for branches that docs-ci may delete without being told their name. */
function isProposalBranch(branch) {
    return branch.startsWith(PROPOSAL_PREFIX);
}

// EXTERNAL MODULE: ../../build/src/api/endpoints/content.js
var endpoints_content = __webpack_require__(43098);
// EXTERNAL MODULE: ../../build/src/api/endpoints/deployments.js
var deployments = __webpack_require__(39319);
// EXTERNAL MODULE: ../../build/src/deployments/find-push-deployment.js
var find_push_deployment = __webpack_require__(3750);
// EXTERNAL MODULE: ../../build/src/text/short-id.js
var short_id = __webpack_require__(45565);
// EXTERNAL MODULE: ../../build/src/commands/concurrency.js
var concurrency = __webpack_require__(20539);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/project/manifest.js
/**
 * Renders and parses the manifest: the page of the documentation project that says what docs-ci has put there. It is part
 * of the same commits as the pages. It has one entry per line with an empty line between them, so that branches merge. Pure.
 */

const VERSION = 1;
/** Larger manifests are not written: the request that contains one would be too large for many servers. */
const MAX_MANIFEST_BYTES = 700_000;
/** The path in the documentation project of an entry. @param to folder of the project, or `.` */
function pathOfEntry(to, entry) {
    return to === '.' ? entry : `${to}/${entry}`;
}
/** The reverse of `pathOfEntry`, for a path below `to`. */
function entryOfPath(to, path) {
    return to === '.' ? path : path.slice(to.length + 1);
}
const HEADER = `---
title: What docs-ci put here
description: Written by docs-ci, which needs it to recognize its own pages. Not part of the navigation.
---

{/* docs-ci-manifest
`;
/** Equal manifests have equal texts. */
function renderManifest({ source, sequence, push, pages }) {
    const fields = Object.entries({ version: VERSION, source, sequence, push }).flatMap(([name, value]) => value === undefined ? [] : [`  ${toJson(name)}: ${toJson(value)},\n`]);
    const entries = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
    const lines = entries.map(([path, hash]) => `    ${toJson(path)}: ${toJson(hash)}`).join(',\n\n');
    return `${HEADER}{\n${fields.join('')}  "pages": {${lines === '' ? '' : `\n${lines}\n  `}}\n}\n*/}\n`;
}
/** JSON without the slash that could end the comment around it. */
function toJson(value) {
    return JSON.stringify(value).replaceAll('/', '\\/');
}
const START = /\{\/\*\s*docs-ci-manifest\b/;
/** Reads the text of a manifest, with whatever is around the comment. Fields that this version doesn't know are ignored. */
function parseManifest(text) {
    if (/^(<{7}|>{7}) /m.test(text))
        return damaged('it contains merge conflict markers');
    const start = START.exec(text);
    if (!start)
        return damaged("it doesn't contain the comment that docs-ci writes");
    const [content = ''] = text.slice(start.index + start[0].length).split('*/', 1);
    let json;
    try {
        json = JSON.parse(repairCommas(content));
    }
    catch {
        return damaged("it isn't valid JSON");
    }
    if (!isRecord(json))
        return damaged("it isn't a JSON object");
    const { version } = json;
    if (typeof version !== 'number')
        return damaged('version has an unexpected value');
    return version > VERSION ? { kind: 'newer', version } : parseFields(json);
}
function parseFields({ source, sequence, push, pages }) {
    if (typeof source !== 'string')
        return damaged('source has an unexpected value');
    if (sequence !== undefined && !Number.isSafeInteger(sequence))
        return damaged('sequence has an unexpected value');
    if (push !== undefined && typeof push !== 'string')
        return damaged('push has an unexpected value');
    if (!isRecord(pages))
        return damaged('pages has an unexpected value');
    // An object would treat a page that is called `__proto__` differently.
    const hashByPath = new Map();
    for (const [path, hash] of Object.entries(pages)) {
        if (!isPlainPath(path))
            return damaged(`pages contains ${JSON.stringify(path)}, which isn't a path below the folder`);
        if (typeof hash !== 'string' || !HASH.test(hash))
            return damaged(`pages.${path} has an unexpected value`);
        hashByPath.set(path, hash);
    }
    const optional = {
        ...(sequence !== undefined && { sequence: sequence }),
        ...(push !== undefined && { push }),
    };
    return { kind: 'ok', manifest: { source, ...optional, pages: hashByPath } };
}
const HASH = /^[\w-]{22}$/;
/** A manifest decides what is deleted, so a path in it must not lead out of the folder or to a hidden file. */
function isPlainPath(path) {
    // eslint-disable-next-line no-control-regex
    const isForbidden = /[\x00-\x1f\x7f\\]/.test(path) || path.length > 1024;
    return !isForbidden && path.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
}
/**
 * Sets the commas at the line ends. A merge that takes the lines of both sides leaves one out or doubles it. No text in
 * JSON contains a line break, so a line never ends within one.
 */
function repairCommas(json) {
    const lines = json.split(/[\r\n]+/).map(withoutOuterCommas);
    const filled = lines.filter((line) => line !== '');
    return filled
        .map((line, index) => {
        const next = filled[index + 1];
        const needsComma = next !== undefined && !/[{[:]$/.test(line) && !/^[}\]:]/.test(next);
        return needsComma ? `${line},` : line;
    })
        .join('\n');
}
function withoutOuterCommas(line) {
    const isOuter = (index) => /[\s,]/.test(line.charAt(index));
    let [start, end] = [0, line.length];
    while (start < end && isOuter(start))
        start += 1;
    while (start < end && isOuter(end - 1))
        end -= 1;
    return line.slice(start, end);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function damaged(reason) {
    return { kind: 'damaged', reason };
}
/** Place → hash, for the pages of a manifest, as paths of the documentation project. */
function pagesByPlace(to, pages) {
    const entries = [...pages].map(([entry, hash]) => ({ path: pathOfEntry(to, entry), hash }));
    return new Map(entries.map((page) => [(0,pages_place/* placeOf */.$t)(page.path), page]));
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/plan/deletes.js
/**
 * Why a page of the manifest stays although the folder no longer has it and `prune` is `managed`. Undefined if it can be
 * deleted. The page must have the content that docs-ci wrote.
 */
function deleteObstacle({ pages, isListComplete, listedPlaces }, place, remote) {
    if (pages.length === 0)
        return 'not deleted, because the folder has no pages';
    if (!isListComplete)
        return "not deleted, because the service's list of pages is incomplete";
    if (listedPlaces === undefined)
        return "not deleted, because the navigation couldn't be read";
    // An entry of the navigation without a page breaks builds.
    if (listedPlaces.has(place))
        return 'not deleted, because the navigation lists it';
    // The page may have an edit.
    if (remote.hash === undefined)
        return "not deleted, because its content wasn't read";
    return undefined;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/plan/plan.js
/** Plans what becomes of each page. Pure: the same folder, project and manifest result in the same plan. */




/**
 * True if the manifest and the listed size show that the project has the content of the folder, so the page needn't be
 * read. What the service counts, and whether it counts the last line break, is unknown.
 */
function looksUnchanged(local, manifestHash, listedSize) {
    const fits = (size) => Math.abs(listedSize - size) <= 1;
    return local.hash === manifestHash && (fits(local.sizeBytes) || fits(local.sizeUnits));
}
function planPush(input) {
    const written = pagesByPlace(input.to, input.written ?? new Map());
    const remote = remoteByPlace(input, written);
    const ownPlaces = new Set(input.pages.map(({ place }) => place));
    const gone = [...written].filter(([place]) => !ownPlaces.has(place));
    const movedFrom = findMoves(input.pages, written, remote, gone);
    const goneSteps = gone.map(([place, page]) => planGone(input, place, page, remote.get(place)));
    const stays = new Set(goneSteps.flatMap(({ action, path }) => (action === 'left' || action === 'kept' ? path : [])));
    const steps = [
        ...input.pages
            .map((page) => planPage(input, page, written.get(page.place), remote.get(page.place), movedFrom))
            .map((step) => (stays.has(step.movedFrom ?? '') ? { ...step, isOldKept: true } : step)),
        ...goneSteps,
    ].sort((a, b) => (a.path < b.path ? -1 : 1));
    const isGated = ({ action, page }) => action === 'kept' && (page !== undefined || input.prune === 'managed');
    return {
        steps,
        gated: input.onEdited === 'fail' ? steps.filter(isGated) : [],
        maxDeletes: (0,input_kinds/* limitOf */.LF)(input.maxDeletes, written.size),
    };
}
/** A place can have pages with two endings: then that of the folder counts, or that of the manifest. */
function remoteByPlace({ pages, remote }, written) {
    const paths = new Set([...pages.map(({ path }) => path), ...[...written.values()].map(({ path }) => path)]);
    const folderPaths = new Set(pages.map(({ path }) => path));
    const priorityOf = ({ path }) => (folderPaths.has(path) ? 2 : paths.has(path) ? 1 : 0);
    const byPlace = new Map();
    for (const page of remote) {
        const place = (0,pages_place/* placeOf */.$t)(page.path);
        const other = byPlace.get(place);
        if (!other || priorityOf(page) > priorityOf(other))
            byPlace.set(place, page);
    }
    return byPlace;
}
/** Path of a new page → path of the page with the same content that is gone from the folder. */
function findMoves(pages, written, remote, gone) {
    const goneByHash = new Map();
    for (const [, page] of gone)
        goneByHash.set(page.hash, [...(goneByHash.get(page.hash) ?? []), page]);
    const moves = new Map();
    for (const { place, path, hash } of pages) {
        if (written.has(place) || remote.has(place))
            continue;
        const from = goneByHash.get(hash)?.shift();
        if (from)
            moves.set(path, from.path);
    }
    return moves;
}
function planPage({ written: manifest, onEdited }, page, written, remote, moves) {
    const { place, path } = page;
    const step = { place, path, page, ...(remote && { remote }) };
    const canOverwrite = manifest === undefined || onEdited === 'overwrite';
    if (!remote) {
        const movedFrom = moves.get(path);
        if (movedFrom !== undefined)
            return { ...step, action: 'create', reason: 'moved in the folder', movedFrom };
        if (!written)
            return { ...step, action: 'create', reason: 'new' };
        return { ...step, action: canOverwrite ? 'create' : 'kept', reason: 'deleted at the service' };
    }
    const isUnread = remote.hash === undefined && written?.hash === page.hash;
    if (isUnread || remote.hash === page.hash) {
        const isAdopted = manifest !== undefined && !written;
        return {
            ...step,
            action: 'unchanged',
            reason: isAdopted ? 'same content, and existed before docs-ci' : 'same content',
        };
    }
    const replaces = otherEnding(remote.path, path, written?.path);
    const update = { ...step, action: 'update', ...(replaces !== undefined && { replaces }) };
    if (manifest === undefined)
        return { ...update, reason: 'differs from the folder' };
    if (written && remote.hash === written.hash)
        return { ...update, reason: 'changed in the folder' };
    const reason = editReason(page, written);
    return canOverwrite ? { ...update, reason } : { ...step, action: 'kept', reason };
}
function editReason(page, written) {
    if (!written)
        return 'existed before docs-ci';
    return written.hash === page.hash ? 'edited at the service' : 'edited at the service and in the folder';
}
/** The project's path if it has another ending than the folder's. In a list without endings, the manifest has it. */
function otherEnding(remotePath, path, writtenPath = path) {
    const there = (0,pages_place/* isPage */.yp)(remotePath) ? remotePath : writtenPath;
    return there === path ? undefined : there;
}
/** Plans a page of the manifest that the folder no longer has. */
function planGone(input, place, written, remote) {
    if (!remote) {
        return { action: 'forgotten', place, path: written.path, reason: 'removed from the folder and at the service' };
    }
    const step = { place, path: otherEnding(remote.path, written.path) ?? written.path, remote };
    if (remote.hash !== undefined && remote.hash !== written.hash) {
        return { ...step, action: 'kept', reason: 'edited at the service, removed from the folder' };
    }
    if (input.prune === 'none')
        return { ...step, action: 'left', reason: 'removed from the folder' };
    const obstacle = deleteObstacle(input, place, remote);
    return obstacle === undefined
        ? { ...step, action: 'delete', reason: 'removed from the folder' }
        : { ...step, action: 'left', reason: obstacle };
}
/**
 * The pages of the manifest after these steps. Steps without an operation (unchanged, forgotten) count, too.
 * @param pages the pages of the manifest before: path below `to` → hash
 */
function pagesAfter(to, pages, steps) {
    const after = new Map(pages);
    const entryByPlace = new Map([...pages.keys()].map((entry) => [(0,pages_place/* placeOf */.$t)(entry), entry]));
    for (const { action, path, place, page, remote } of steps) {
        const isWritten = page !== undefined && action !== 'kept';
        if (!isWritten && action !== 'delete' && action !== 'forgotten')
            continue;
        // The entry may have another ending.
        const entry = entryByPlace.get(entryOfPath(to, place)) ?? '';
        after.delete(entry);
        if (isWritten)
            after.set(action === 'unchanged' ? unchangedEntry(to, path, remote, entry) : entryOfPath(to, path), page.hash);
    }
    return after;
}
/** A page that stays as it is keeps its ending in the project, too. Some lists have no endings. */
function unchangedEntry(to, path, remote, entry) {
    if (remote && (0,pages_place/* isPage */.yp)(remote.path))
        return entryOfPath(to, remote.path);
    return entry === '' ? entryOfPath(to, path) : entry;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/look-delays.js
/** Sets the pauses between looks at a write: reads may show the state before it for a while. Pure. */
const LOOK_DELAYS_MS = [500, 1_500, 4_000];

;// CONCATENATED MODULE: ../../build/src/commands/push-content/project/read-project.js
/** Reads the documentation project: the list of its pages, the manifest, the configuration, and the pages to compare. */









/** @param pages of the folder: where the project has two files for one place, the same path counts */
async function openProject(context, branch, pages) {
    const { pages: entries, count } = await listPagesOf(context, branch);
    const listed = entries.flatMap(({ path, size }) => {
        const plain = path.replace(/^\/+/, '');
        // A path that docs-ci would never write can't be one of its pages.
        return (0,pages_place/* placeProblem */.Do)(plain) === undefined ? [{ path: plain, size }] : [];
    });
    const hasEndings = listed.length === 0 || listed.some(({ path }) => (0,pages_place/* isPage */.yp)(path));
    const byPath = new Map(listed.map((page) => [page.path, page]));
    const byPlace = new Map(listed.map((page) => [(0,pages_place/* placeOf */.$t)(page.path), page]));
    const readPath = (path) => (byPath.get(path) ?? byPlace.get((0,pages_place/* placeOf */.$t)(path)))?.path ?? (hasEndings ? path : (0,pages_place/* placeOf */.$t)(path));
    const manifest = await readManifest(context, { branch, readPath });
    const written = [...pagesByPlace(context.inputs.to ?? '.', manifest?.pages ?? new Map()).values()];
    for (const { path } of [...written, ...pages]) {
        const exact = byPath.get(path);
        if (exact)
            byPlace.set((0,pages_place/* placeOf */.$t)(path), exact);
    }
    return { branch, listed: byPlace, isListComplete: count === entries.length, readPath, manifest };
}
/** Rejects with InputError if the service has no branch of the name that the user gave. */
async function listPagesOf({ api, host, inputs }, branch) {
    try {
        return await (0,endpoints_content/* listPages */.pN)(api, branchQuery(branch));
    }
    catch (error) {
        const isMissing = error instanceof api_errors/* ApiError */.hD && error.status === 404 && error.isJson;
        if (!isMissing || branch === undefined || branch !== inputs.base)
            throw error;
        throw new api_errors/* InputError */.dz([
            `${host.label('base')}: the service can't list the pages of the branch ${JSON.stringify(branch)} (${error.message}). Check the name of the branch.`,
        ]);
    }
}
/** Opens a branch that was just created: reads may not show it at once. */
async function openNewBranch(context, branch, pages) {
    for (const delayMs of LOOK_DELAYS_MS) {
        try {
            return await openProject(context, branch, pages);
        }
        catch (error) {
            if (!(error instanceof api_errors/* ApiError */.hD) || error.status !== 404)
                throw error;
            await context.pause(delayMs);
        }
    }
    return openProject(context, branch, pages);
}
/** Rejects with InputError if the manifest can't be used, because without it people's edits would be unknown. */
async function readManifest(context, project) {
    const path = manifestPathOf(context.inputs);
    const text = path === undefined ? undefined : await readPage(context, project, path);
    if (path === undefined || text === undefined)
        return undefined;
    const parsed = parseManifest(text);
    const { source } = context.record;
    const page = JSON.stringify(path);
    if (parsed.kind === 'damaged')
        throw new api_errors/* InputError */.dz([
            `The manifest ${page} is damaged: ${parsed.reason}. Delete the page, and run the job again: that run compares all pages, and no longer knows which ones it may delete.`,
        ]);
    if (parsed.kind === 'newer')
        throw new api_errors/* InputError */.dz([
            `The manifest ${page} is from a newer version of docs-ci (version ${parsed.version} of the format). Update docs-ci.`,
        ]);
    if (parsed.manifest.source !== source)
        throw new api_errors/* InputError */.dz([
            `The manifest ${page} belongs to another source: ${JSON.stringify(parsed.manifest.source)}. This run is ${JSON.stringify(source)}. Choose another folder for to. If the repository or the folder was renamed, set source to the old name.`,
        ]);
    return parsed.manifest;
}
/** Returns the text of a page in normal form; undefined if the page doesn't exist. */
async function readPage({ api }, { branch, readPath }, path) {
    try {
        const { content } = await (0,endpoints_content/* getPage */.WE)(api, readPath(path), branchQuery(branch));
        return normalize(content);
    }
    catch (error) {
        if (error instanceof api_errors/* ApiError */.hD && error.status === 404)
            return undefined;
        throw error;
    }
}
const WITHOUT_NAVIGATION = "docs-ci doesn't check whether it lists the pages, and deletes none";
/**
 * Returns undefined, with a notice, if the service doesn't return the configuration.
 * @param effect what docs-ci doesn't do then
 */
async function readConfig({ api, log }, branch, effect = WITHOUT_NAVIGATION) {
    try {
        return await (0,endpoints_content/* getConfig */.zj)(api, branchQuery(branch));
    }
    catch (error) {
        const isRefused = error instanceof api_errors/* ApiError */.hD && error.status < 500 && error.status !== 429;
        if (!isRefused && !(error instanceof api_errors/* UnexpectedResponseError */.dk))
            throw error;
        log.notice(`The navigation couldn't be read: ${(0,api_errors/* reasonOf */.A3)(error) ?? error.message}. ${effect}.`);
        return undefined;
    }
}
/** Texts that are kept for changes.diff and edited.patch. */
const MAX_KEPT_UNITS = 16 * 1024 * 1024;
/** Takes pages of the manifest for unedited instead of reading them. */
function guessPages({ inputs: { to = '.' } }, { listed, manifest }) {
    const written = pagesByPlace(to, manifest?.pages ?? new Map());
    const remote = [...listed].map(([place, { path }]) => {
        const hash = written.get(place)?.hash;
        return hash === undefined ? { path } : { path, hash };
    });
    return { remote, texts: new Map() };
}
/** Reads each page that the list and the manifest don't show to be unchanged. */
async function comparePages(context, project, pages) {
    const { inputs, log, signal } = context;
    const toRead = pagesToRead(inputs, project, pages);
    const remote = new Map();
    for (const [place, { path }] of project.listed)
        remote.set(place, { path });
    const texts = new Map();
    let [done, kept] = [0, 0];
    if (toRead.length > 0)
        log.startProgress(() => `Comparing pages: ${done} of ${toRead.length}`);
    await (0,concurrency/* forEachConcurrently */.D)(toRead, inputs.concurrency, async (path) => {
        signal.throwIfAborted();
        const hidden = mayHide(project, path)
            ? await readPage(context, { ...project, readPath: exactly }, path)
            : undefined;
        const text = hidden ?? (await readPage(context, project, path));
        done += 1;
        log.progress(() => `Comparing pages: ${done} of ${toRead.length}`);
        const place = (0,pages_place/* placeOf */.$t)(path);
        if (text === undefined) {
            remote.delete(place);
            return;
        }
        const listedPath = hidden === undefined ? project.listed.get(place)?.path : undefined;
        remote.set(place, { path: listedPath ?? path, hash: hashPage(text) });
        kept += text.length;
        if (kept <= MAX_KEPT_UNITS)
            texts.set(place, text);
    });
    log.endProgress();
    return { remote: [...remote.values()], texts };
}
/** True if the list has a page with another ending at this place, and may lack the one with this ending. */
function mayHide({ listed, isListComplete }, path) {
    const there = listed.get((0,pages_place/* placeOf */.$t)(path))?.path;
    return !isListComplete && there !== undefined && there !== path && (0,pages_place/* isPage */.yp)(there);
}
const exactly = (path) => path;
/** Paths in the project. */
function pagesToRead({ to = '.', prune, manifest: manifestInput }, { listed, manifest, isListComplete }, pages) {
    const written = pagesByPlace(to, manifest?.pages ?? new Map());
    const own = pages.filter((page) => {
        const there = listed.get(page.place);
        // A page that the list lacks may exist all the same.
        if (!there)
            return written.has(page.place) || !isListComplete;
        if (manifestInput === 'none' || there.size === null)
            return true;
        return !looksUnchanged(page, written.get(page.place)?.hash, there.size);
    });
    const ownPlaces = new Set(pages.map(({ place }) => place));
    const gone = [...written].filter(([place]) => !ownPlaces.has(place) && (prune === 'managed' || !listed.has(place)));
    return [...own.map(({ path }) => path), ...gone.map(([, { path }]) => path)];
}
function branchQuery(branch) {
    return branch === undefined ? {} : { branch };
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/apply/push-batches.js
/** Pushes changes as commits, one after the other. A push whose response is lost is looked up before it is sent again. */







/** Someone else writes to the same pages, or the service has another state than it showed: plan again. */
class ConflictError extends Error {
    name = 'ConflictError';
}
/** The service rejects a page whatever comes with it. */
class RejectedPageError extends Error {
    name = 'RejectedPageError';
}
/** Records for the time of a write to the target, and after it if its response is lost, that it may have been made. */
async function whileUncertain({ record }, write) {
    record.isUncertain = true;
    try {
        const result = await write();
        record.isUncertain = false;
        return result;
    }
    catch (error) {
        record.isUncertain = (0,api_errors/* mayHaveWritten */.$8)(error);
        throw error;
    }
}
/** Pushes all batches. `onPushed` gets each batch that is on the branch. */
async function pushBatches(context, target, batches, onPushed) {
    const { log, record, signal } = context;
    let pushed = 0;
    log.startProgress(() => `Pushing: ${(0,pluralize/* pluralize */.t)(pushed, 'commit')}`);
    for (let batch = await batches.next(); batch; batch = await batches.next()) {
        signal.throwIfAborted();
        const commit = await pushBatch(context, target, batch).catch((error) => {
            if (!(error instanceof api_errors/* ApiError */.hD) || error.status !== 413)
                throw error;
            const alone = batches.takeBack(batch);
            if (alone)
                throw rejected(context, alone);
            return undefined;
        });
        if (!commit)
            continue;
        pushed += 1;
        record.commits += 1;
        record.commitSha = commit.commitSha ?? undefined;
        onPushed(batch);
        log.progress(() => `Pushing: ${(0,pluralize/* pluralize */.t)(pushed, 'commit')}`);
    }
    log.endProgress();
}
function rejected({ record }, operation) {
    const size = 'content' in operation ? (0,units/* formatBytes */.z3)(Buffer.byteLength(operation.content)) : '';
    record.rejected.push({ path: operation.path, reason: `too large for the service (${size})` });
    return new RejectedPageError(`The service rejects ${JSON.stringify(operation.path)} as too large (${size}). Split the page, or exclude it. Nothing was published.`);
}
/** Statuses with which a service says that the branch has another state than this run saw. */
const CONFLICT_STATUSES = [404, 409, 422];
async function pushBatch(context, target, batch) {
    const { api } = context;
    const { project, message } = target;
    const { operations } = batch;
    const attempts = { areUncertain: false };
    const findPushed = async () => (await isOnBranch(context, target, operations)) ? NO_DETAILS : undefined;
    const lookUp = async () => {
        attempts.areUncertain = true;
        return findPushed();
    };
    const branch = project.branch === undefined ? {} : { branch: project.branch };
    try {
        return await (0,endpoints_content/* pushCommit */.Sq)(api, { commitMessage: message, ...branch, operations }, lookUp);
    }
    catch (error) {
        if (!(error instanceof api_errors/* ApiError */.hD) || !CONFLICT_STATUSES.includes(error.status))
            throw error;
        // The first attempt may have been carried out meanwhile, and the second one met its result.
        const found = attempts.areUncertain ? await findPushed() : undefined;
        if (found)
            return found;
        throw new ConflictError(error.message, { cause: error });
    }
}
const NO_DETAILS = { commitSha: null, branch: null, isDeploymentBranch: null, operationsCompleted: null };
/** Operations that are looked at: a commit is whole, so one that shows speaks for all. */
const MAX_LOOKED_UP = 3;
async function isOnBranch(context, { project, pushId }, operations) {
    const last = operations.at(-1);
    if (pushId !== undefined && last && 'content' in last) {
        const there = await readPage(context, project, last.path);
        const parsed = there === undefined ? undefined : parseManifest(there);
        // A service that doesn't return the manifest still returns the pages.
        if (parsed)
            return parsed.kind === 'ok' && parsed.manifest.push === pushId;
    }
    for (const operation of operations.slice(0, MAX_LOOKED_UP))
        if (await isCarriedOut(context, project, operation))
            return true;
    return false;
}
/** True if the branch has what an operation writes. */
async function isCarriedOut(context, project, operation) {
    const there = await readPage(context, project, operation.path);
    if (operation.type === 'delete')
        return there === undefined;
    return there !== undefined && hashPage(there) === hashPage(normalize(operation.content));
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/apply/rounds.js
/** Keeps what the rounds of a run share: their number, the number of the push, and whether the manifest is known to be there. */


/** After so many plans that others made out of date, the run gives up. */
const MAX_ROUNDS = 3;
/** Starts another round. */
async function startNextRound({ log, pause, record }, rounds, reason) {
    log.info(`The pages changed at the service meanwhile (${reason}). Comparing again.`);
    await pause(LOOK_DELAYS_MS[rounds.number] ?? 0);
    rounds.number += 1;
    record.isUncertain = false;
}
/** In the order of the manifest's history: run, attempt, number of the push. */
function nextPushId({ host, clock }, rounds) {
    rounds.pushes += 1;
    const { sequence, attempt = 1, runId } = host.runContext;
    const run = sequence === undefined ? (runId ?? String(Math.floor(clock.now()))) : `${sequence}.${attempt}`;
    return { sequence, push: `${run}.${rounds.pushes}` };
}
/** A service may not return the manifest although it is there; then creating it conflicts, and the next round updates it. */
function isManifestThere({ manifest }, { number }) {
    return manifest !== undefined || number === 2;
}
/** After the first manifest was pushed, checks that the service returns it. */
async function lookAtManifest(context, { project, manifest }, branch) {
    const { log, pause, record } = context;
    if (!manifest || project.manifest)
        return;
    for (const delayMs of [...LOOK_DELAYS_MS, undefined]) {
        if ((await readPage(context, { ...project, branch }, manifest.path)) !== undefined)
            return;
        if (delayMs !== undefined)
            await pause(delayMs);
    }
    record.isManifestHidden = true;
    log.warning(`manifest: the service doesn't return ${JSON.stringify(manifest.path)}. Every run will compare all pages, and nothing can be deleted.`);
}
/** Records that the changes of a plan are on the target. */
function markWritten({ record }, { plan }) {
    for (const step of plan.steps)
        if (step.action !== 'kept' && step.action !== 'left')
            record.written.add(step);
    record.isWritten = true;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/apply/work-branch.js
/** Creates the branch that collects the pushes of a run, merges it once, and deletes it. */





/** Deletes work branches that earlier runs left behind, and creates that of this run. Resolves to its name. */
async function openWorkBranch(context, base, round) {
    const { api, clock, host, record, optional } = context;
    const slug = record.slug ?? '';
    // Later rounds delete none, because a newer run may work by now.
    const leftBehind = round === 1 ? (await (0,endpoints_content/* listBranches */.jr)(api)).branches.filter(({ name }) => isWorkBranch(name, slug)) : [];
    for (const { name } of leftBehind)
        await optional('The branch of an earlier run', () => removeBranch(context, name));
    const run = host.runContext.runId ?? String(Math.floor(clock.now()));
    const branchName = workBranchOf(slug, round === 1 ? run : `${run}-${round}`);
    const source = base === undefined ? {} : { sourceBranch: base };
    const created = await (0,endpoints_content/* createBranch */.lY)(api, { branchName, ...source }, async () => {
        const existing = await (0,endpoints_content/* listBranches */.jr)(api);
        const isThere = existing.branches.some(({ name }) => name === branchName);
        return isThere ? { branchName, sourceBranch: null, sourceSha: null } : undefined;
    });
    if (base === undefined)
        record.deploymentBranch ??= created.sourceBranch ?? undefined;
    return branchName;
}
/** Deletes a branch; one that is gone already is fine. */
async function removeBranch({ api }, name) {
    await (0,endpoints_content/* deleteBranch */.SN)(api, name).catch((error) => {
        if (!(error instanceof api_errors/* ApiError */.hD) || error.status !== 404)
            throw error;
    });
}
/**
 * Merges `head` into the project's branch. Rejects with ConflictError if Git can't merge, or if the base branch doesn't
 * show the change.
 * @param sample one of the changes
 */
async function mergeInto(context, base, head, message, sample) {
    const { api, record, pause } = context;
    const attempts = { areUncertain: false };
    const findMerged = async () => (await isCarriedOut(context, base, sample)) ? { commitSha: null, status: 'merged' } : undefined;
    const lookUp = async () => {
        attempts.areUncertain = true;
        return findMerged();
    };
    try {
        const merged = await (0,endpoints_content/* mergeBranches */.rc)(api, { base: base.branch, head, commitMessage: message }, lookUp);
        record.commitSha = merged.commitSha ?? undefined;
        if (merged.status === 'merged')
            return;
    }
    catch (error) {
        if (!(error instanceof api_errors/* ApiError */.hD) || ![404, 409, 422].includes(error.status))
            throw error;
        if (attempts.areUncertain && (await findMerged()))
            return;
        throw new ConflictError(error.message, { cause: error });
    }
    for (const delayMs of LOOK_DELAYS_MS) {
        if (await findMerged())
            return;
        await pause(delayMs);
    }
    if (await findMerged())
        return;
    throw new ConflictError("the service didn't confirm the merge");
}
/** True if the branch is gone, for example because a newer run of the source cleared up. */
async function isGone({ api }, branch) {
    const { branches } = await (0,endpoints_content/* listBranches */.jr)(api);
    return branches.every(({ name }) => name !== branch);
}

// EXTERNAL MODULE: ../../build/src/pages/page-parser.js
var page_parser = __webpack_require__(29787);
// EXTERNAL MODULE: ../../build/src/pages/reference.js
var reference = __webpack_require__(64931);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/folder/find-missing-targets.js
/** Finds references of a page that lead nowhere at the service: to files that aren't pushed, and to missing pages. */




/** What is pushed, by paths relative to the workspace, in NFC. */
class PushedFiles {
    workspace;
    folder;
    #files;
    #places = new Set();
    #below;
    /**
     * @param workspace absolute
     * @param folder absolute: the input `path`
     * @param pages all pages of the folder
     */
    constructor(workspace, folder, pages) {
        this.workspace = workspace;
        this.folder = folder;
        this.#below = (0,paths/* workspacePath */.X5)(workspace, folder);
        this.#files = new Set(pages.map(({ file }) => file.normalize('NFC')));
        for (const file of this.#files) {
            // A link to a folder leads to its first page.
            for (let place = (0,pages_place/* placeOf */.$t)(file); place !== '.' && !this.#places.has(place); place = external_node_path_.posix.dirname(place)) {
                this.#places.add(place);
            }
        }
    }
    hasFile(path) {
        return this.#files.has(path);
    }
    /** True if there is a page at this place, or a folder of pages. */
    hasPlace(path) {
        return this.#places.has((0,pages_place/* placeOf */.$t)(path.replace(/\/$/, '')));
    }
    /** True for a path in the folder; other pages of the documentation project are unknown. */
    covers(path) {
        return this.#below === '.' || path.startsWith(`${this.#below}/`);
    }
}
/** @param references of the page, in the order of its text */
function findMissingTargets(page, text, references, pushed) {
    const missing = [];
    let line = 1;
    let countedUpTo = 0;
    for (const reference of references) {
        const reason = find_missing_targets_missingReason(reference, page, pushed);
        if (reason === undefined)
            continue;
        line += text.slice(countedUpTo, reference.start).split('\n').length - 1;
        countedUpTo = reference.start;
        missing.push({ line, message: `${reference.url} ${reason}.` });
    }
    return missing;
}
const NOT_PUSHED = "isn't at the service: push-content only pushes pages. Run sync-media with rewrite before push-content";
/** Returns a reason that follows the URL; undefined if the target exists, or may exist. */
function find_missing_targets_missingReason({ url, isEmbedded }, { file }, pushed) {
    const path = (0,reference/* resolveReference */.s)(url, file)?.path;
    if (path === undefined || pushed.hasFile(path))
        return undefined;
    const isRelative = !url.startsWith('/');
    if (isEmbedded || (isRelative && pushed.covers(path) && !(0,pages_place/* isPage */.yp)(path))) {
        if ((0,paths/* isFile */.fo)((0,external_node_path_.join)(pushed.workspace, path)))
            return NOT_PUSHED;
        // A path from the root can be that of a file in the documentation project.
        if (isEmbedded)
            return isRelative ? "doesn't exist. Fix the path, or add the file" : undefined;
    }
    return isRelative && isMissingPage(url, path, file, pushed)
        ? `isn't a page of ${(0,paths/* workspacePath */.X5)(pushed.workspace, pushed.folder)}. Fix the link, or add the page`
        : undefined;
}
/**
 * True if a link names a page of the folder that isn't pushed. Without an ending it is a route, which browsers may resolve
 * as if the page were a folder.
 */
function isMissingPage(url, path, file, pushed) {
    if ((0,pages_place/* isPage */.yp)(path))
        return pushed.covers(path) && !pushed.hasPlace(path);
    if (external_node_path_.posix.extname(path) !== '')
        return false;
    const fromFolder = (0,reference/* resolveReference */.s)(url, `${(0,pages_place/* placeOf */.$t)(file)}/index`)?.path;
    return [path, fromFolder].every((route) => route !== undefined && pushed.covers(route) && !pushed.hasPlace(route));
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/folder/syntax-problem.js
/** @param text the page in normal form */
function explainSyntaxError(fault, text) {
    const { reason, source, ruleId } = fault;
    const offset = offsetOf(fault, text);
    if (source === 'micromark-extension-mdxjs-esm')
        return problemAt(offset, text, codeLine());
    if (source === 'micromark-extension-mdx-expression') {
        const isUnclosed = ruleId === 'unexpected-eof';
        return problemAtBrace(braceOf(fault.openedAt ?? offset, offset, text), text, isUnclosed);
    }
    const start = text.lastIndexOf('<', offset);
    if (start >= 0 && source?.includes('jsx'))
        return problemAt(start, text, explainTag(text, start, reason));
    return problemAt(offset, text, ["The page can't be parsed as MDX", withoutFullStop(reason), 'Fix the syntax']);
}
/** Explains a page that is valid only if the service reads formulas. @param fault what isn't valid without formulas */
function explainFormula(fault, text) {
    const { line, column } = explainSyntaxError(fault, text);
    const message = 'The page is valid MDX only if your service shows text between $ signs as a formula. If not, put the text into backticks.';
    return { title: 'Formula', line, column, message };
}
/** Explains a page that isn't checked. @param reason what exceeds the parser's limits, as the end of a sentence */
function explainLimit(reason) {
    const advice = 'Split the page, or set syntax to none.';
    return { title: 'Page not checked', message: `The page is too complex to check: ${reason}. ${advice}` };
}
/** The parser reports the end of what an unclosed tag is in; only the sentence says where the tag begins. */
function offsetOf({ reason, line, column }, text) {
    const [, tagLine, tagColumn] = /^Expected a closing tag for .*? \((\d+):(\d+)-/s.exec(reason) ?? [];
    const row = Number(tagLine ?? line ?? 1);
    let lineStart = 0;
    for (let at = 1; at < row; at += 1)
        lineStart = text.indexOf('\n', lineStart) + 1;
    return lineStart + Number(tagColumn ?? column ?? 1) - 1;
}
function problemAt(offset, text, [failure, reason, advice]) {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    return { line, column: offset - before.lastIndexOf('\n'), message: `${failure}: ${reason}. ${advice}.` };
}
function codeLine() {
    return [
        "The page can't be parsed as MDX",
        'a line that begins with import or export is code in MDX, and this code is invalid',
        'Put it into a code block, or begin the line with another word',
    ];
}
function problemAtBrace(start, text, isUnclosed) {
    const code = snippet(text.slice(start), '}');
    const reason = isUnclosed ? '{ begins an expression that has no end' : "{ begins an expression that isn't valid";
    const advice = 'Write \\{ instead of {, or put the text into backticks';
    return problemAt(start, text, [`MDX can't parse ${code}`, reason, advice]);
}
/**
 * The offset of the brace that begins the expression. In a tag, it is the first one without a counterpart.
 * @param openedAt where the expression begins, or the tag that contains it
 * @param failedAt where the parser gave up
 */
function braceOf(openedAt, failedAt, text) {
    const open = [];
    for (let at = openedAt; at < failedAt; at += 1) {
        if (text[at] === '{')
            open.push(at);
        else if (text[at] === '}')
            open.pop();
    }
    return open[0] ?? Math.max(text.lastIndexOf('{', failedAt), 0);
}
/** HTML elements without content, which MDX wants closed. */
const VOID_TAG = /^<\/?(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)(?=[\s/>])/i;
function explainTag(text, start, reason) {
    const rest = text.slice(start, start + MAX_TAG_LENGTH);
    const tag = snippet(rest, '>');
    const failure = `MDX can't parse ${tag}`;
    if (rest.startsWith('<!--'))
        return ["MDX can't parse <!--", "HTML comments aren't allowed", 'Write {/* text */} instead of <!-- text -->'];
    const [, voidName = ''] = VOID_TAG.exec(rest) ?? [];
    if (voidName !== '')
        return [failure, "the tag isn't closed", `Write ${closeVoidTag(tag, voidName)}`];
    const [, link = ''] = /^<((?:[a-z][a-z0-9+.-]*:|[^\s<>@]+@)[^\s<>]+)>/i.exec(rest) ?? [];
    if (link !== '')
        return [failure, "links in angle brackets aren't allowed", `Write [text](${linkUrl(link)}) instead`];
    // A name directly before it is that of a generic type, such as Promise<void>.
    const [typeName] = /[\p{L}\p{N}_$]+$/u.exec(text.slice(Math.max(0, start - MAX_TAG_LENGTH), start)) ?? [];
    if (typeName !== undefined)
        return [
            `MDX can't parse ${typeName}${tag}`,
            '< begins a tag',
            'Put the type into backticks, or write &lt; instead of <',
        ];
    if (rest.startsWith('</'))
        return [failure, 'no such tag is open here', 'Remove the tag, or open it before'];
    if (reason.includes('before attribute value'))
        return [failure, 'an attribute has no quotes', 'Put the values of attributes into quotation marks'];
    const [, name] = /^<([A-Za-z][\w.:-]*)/.exec(rest) ?? [];
    if (name !== undefined && /closing tag/.test(reason)) {
        const where = reason.includes('before the end of')
            ? ' in the same paragraph, or put both tags on their own lines'
            : '';
        return [failure, "the tag isn't closed", `Add </${name}>${where}. If it isn't a tag, write &lt; instead of <`];
    }
    return [failure, '< begins a tag', 'Write &lt; instead of <, or put the text into backticks'];
}
function closeVoidTag(tag, name) {
    if (tag.startsWith('</') || !tag.endsWith('>'))
        return `<${name} />`;
    return `${tag.slice(0, -1).replace(/\s*\/?$/, '')} />`;
}
function linkUrl(link) {
    return link.includes(':') ? link : `mailto:${link}`;
}
const MAX_TAG_LENGTH = 200;
const MAX_SNIPPET_LENGTH = 60;
/** Returns the start of a text up to a character, on one line, for a message. */
function snippet(text, last) {
    const end = text.indexOf(last);
    const [line = ''] = text.slice(0, end < 0 ? undefined : end + 1).split('\n');
    const characters = Array.from(line.slice(0, 2 * MAX_SNIPPET_LENGTH));
    return characters.length > MAX_SNIPPET_LENGTH
        ? `${characters.slice(0, MAX_SNIPPET_LENGTH).join('')}…`
        : characters.join('');
}
function withoutFullStop(sentence) {
    return sentence.replace(/\.$/, '');
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/folder/check-pages.js
/** Parses the pages that are to be written: the gate `syntax`, and warnings about targets that are missing. */






/** While one page is parsed, the next ones are read. */
const PAGES_AT_ONCE = 3;
/**
 * Reads and parses each page once, since parsing takes most of the time. Rejects with FileChangedError.
 * @param written pages that are to be written
 */
async function checkPages(written, rules) {
    const { workspace, folder, pages, syntax, signal } = rules;
    const parsed = syntax === 'none' ? [] : written.filter(({ path }) => (0,pages_place/* isPage */.yp)(path));
    const pushed = new PushedFiles(workspace, folder, pages);
    const parser = new page_parser/* PageParser */.Z(signal);
    const checks = [];
    try {
        await (0,concurrency/* forEachConcurrently */.D)([...parsed.entries()], PAGES_AT_ONCE, async ([index, page]) => {
            const text = await readPageText(workspace, page);
            checks[index] = await checkPage(page, text, { parser, pushed, isMdx: syntax === 'mdx' || isMdxFile(page) });
        });
    }
    finally {
        parser.close();
    }
    return {
        syntaxProblems: checks.flatMap(({ syntaxProblems }) => syntaxProblems),
        syntaxWarnings: checks.flatMap(({ syntaxWarnings }) => syntaxWarnings),
        missingTargets: checks.flatMap(({ missingTargets }) => missingTargets),
    };
}
function isMdxFile({ file }) {
    return file.toLowerCase().endsWith('.mdx');
}
const NO_PROBLEMS = { syntaxProblems: [], syntaxWarnings: [], missingTargets: [] };
async function checkPage(page, text, { parser, pushed, isMdx }) {
    const { file } = page;
    const parsed = await parser.parse({ path: file, text, format: isMdx ? 'mdx' : 'markdown' });
    if (parsed.kind === 'invalid')
        return { ...NO_PROBLEMS, syntaxProblems: [{ file, ...explainSyntaxError(parsed.fault, text) }] };
    if (parsed.kind === 'too complex') {
        const problem = { file, line: 1, ...explainLimit(parsed.reason) };
        return { ...NO_PROBLEMS, ...(isMdx ? { syntaxProblems: [problem] } : { syntaxWarnings: [problem] }) };
    }
    const { references, faultWithoutFormulas: fault } = parsed;
    return {
        syntaxProblems: [],
        syntaxWarnings: fault ? [{ file, ...explainFormula(fault, text) }] : [],
        missingTargets: findMissingTargets(page, text, references, pushed).map((missing) => ({ file, ...missing })),
    };
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/pushed-pages.js
/** Derives from a record which pages a run changed, kept and left. Pure, and works on an incomplete record. */

/** The start of the reasons for which prune leaves a page. */
const NOT_DELETED = 'not deleted, because ';
function pushedPages({ plan, written }, isDryRun) {
    const steps = plan?.steps ?? [];
    const of = (action) => steps.filter((step) => step.action === action);
    const made = [...written].filter(isChange);
    // A later plan finds the pages unchanged that an earlier round has written.
    const places = new Set(made.map(({ place }) => place));
    const pending = steps.filter((step) => isChange(step) && !places.has(step.place));
    const isLeft = ({ reason }) => !reason.startsWith(NOT_DELETED);
    const gone = of('left');
    return {
        changes: isDryRun ? pending : made.sort((a, b) => (a.path < b.path ? -1 : 1)),
        kept: of('kept'),
        left: gone.filter(isLeft),
        undeleted: gone
            .filter((step) => !isLeft(step))
            .map(({ path, reason }) => ({ path, reason: reason.slice(NOT_DELETED.length) })),
        unchangedCount: of('unchanged').filter(({ place }) => !places.has(place)).length,
        pendingCount: pending.length,
    };
}
/** Label of the navigation group that the run has changed, or would change in a dry run. */
function changedGroup({ navigationGroup, isWritten }, isDryRun) {
    return isDryRun || isWritten ? navigationGroup : undefined;
}
function isChange({ action }) {
    return action === 'create' || action === 'update' || action === 'delete';
}
function countSteps(steps, action) {
    return steps.filter((step) => step.action === action).length;
}
/** Says why pages are kept: `2 pages were edited at the service`. */
function describeKept(steps) {
    return steps.every(({ reason }) => reason === FOREIGN)
        ? `${(0,pluralize/* pluralize */.t)(steps.length, 'page')} existed before docs-ci`
        : `${(0,pluralize/* pluralize */.t)(steps.length, 'page was', 'pages were')} edited at the service`;
}
/** Returns the same with what becomes of the pages. */
function describeKeptPages(steps) {
    return `${describeKept(steps)} and ${steps.length === 1 ? 'stays as it is' : 'stay as they are'}`;
}
/** The reason of pages that docs-ci has never written. */
const FOREIGN = 'existed before docs-ci';
/** Returns `3 created, 8 updated, 1 deleted`. */
function describeChanges(steps) {
    const counts = [
        [countSteps(steps, 'create'), 'created'],
        [countSteps(steps, 'update'), 'updated'],
        [countSteps(steps, 'delete'), 'deleted'],
    ];
    return counts
        .filter(([count]) => count > 0)
        .map(([count, verb]) => `${(0,pluralize/* formatCount */.B)(count)} ${verb}`)
        .join(', ');
}
/** Returns `12 pages published to reference/api`. The root of the project has no name. */
function describePushedPages(count, verb, { to }) {
    const preposition = verb === 'proposed' ? 'for' : 'to';
    return `${(0,pluralize/* pluralize */.t)(count, 'page')} ${verb}${to === undefined || to === '.' ? '' : ` ${preposition} ${to}`}`;
}
/** Says in one word what happened to the pages. */
function verbOf({ deployment }, { mode }) {
    if (mode === 'propose')
        return 'proposed';
    return deployment?.status === 'ready' ? 'published' : 'pushed';
}
/** Counts the files that have problems. */
function countFiles(problems) {
    return new Set(problems.map(({ file }) => file)).size;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/check-before-writing.js
/** Decides after planning whether anything may be written: the gates and the limit of deletions. */




/** Resolves to the ending of a run that may write nothing. */
async function checkBeforeWriting(context, pages, { plan, changes }) {
    const { host, inputs, log, record, signal } = context;
    const deletes = changes.filter(({ type }) => type === 'delete').length;
    if (deletes > plan.maxDeletes) {
        record.stop = { headline: 'Nothing was written: too many pages would be deleted' };
        return (0,command/* failed */.g)(`prune would delete ${(0,pluralize/* pluralize */.t)(deletes, 'page')}, but max-deletes allows ${(0,pluralize/* formatCount */.B)(plan.maxDeletes)}. Nothing was written. Check path and include. If they are correct, raise max-deletes for one run.`, 'max-deletes');
    }
    const written = changes.flatMap(({ step }) => step?.page ?? []).filter((page) => !record.checked.has(page));
    log.startProgress(() => `Checking ${(0,pluralize/* pluralize */.t)(written.length, 'page')}`);
    const rules = { workspace: host.workspace, folder: inputs.path, pages, syntax: inputs.syntax, signal };
    const { syntaxProblems, syntaxWarnings, missingTargets } = await checkPages(written, rules);
    log.endProgress();
    record.syntaxProblems = syntaxProblems;
    record.missingTargets = [...record.missingTargets, ...missingTargets];
    for (const page of written)
        record.checked.add(page);
    warnAboutSyntax(context, syntaxWarnings);
    if (syntaxProblems.length > 0)
        return stopForSyntax(context, syntaxProblems);
    if (plan.gated.length > 0) {
        record.stop = { headline: 'Nothing was written: pages were edited at the service' };
        return {
            outcome: 'gate',
            message: `${describeKept(plan.gated)}, and on-edited is fail. Nothing was written. Add the edits to your files, or set on-edited to keep or overwrite.`,
        };
    }
    return undefined;
}
/** Warnings of one run; one more counts the others. */
const MAX_WARNINGS = 10;
function warnAboutSyntax({ log }, syntaxWarnings) {
    for (const { message, title, file, line } of syntaxWarnings.slice(0, MAX_WARNINGS))
        log.warning(message, { title, file, line });
    const hidden = syntaxWarnings.length - MAX_WARNINGS;
    if (hidden > 0)
        log.warning(`${(0,pluralize/* pluralize */.t)(hidden, 'more page has', 'more pages have')} such a warning.`);
}
function stopForSyntax({ record }, syntaxProblems) {
    record.stop = { headline: 'Nothing was written: pages failed the syntax check' };
    const count = (0,pluralize/* pluralize */.t)(syntaxProblems.length, 'page');
    const [first] = syntaxProblems;
    const example = first ? ` ${first.file}, line ${first.line}: ${first.message}` : '';
    return {
        outcome: 'gate',
        message: `${count} failed the syntax check. Nothing was written.${example}`,
    };
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/commit-message.js

/** Contract: characters of a message. */
const MAX_UNITS = 500;
const SHORT_SHA_LENGTH = 7;
function commitMessage({ inputs, record, host }, { plan }) {
    const commit = host.runContext.commitSha?.slice(0, SHORT_SHA_LENGTH);
    const countOf = (wanted) => plan.steps.filter(({ action }) => action === wanted).length;
    const counts = [
        [countOf('create'), 'created'],
        [countOf('update'), 'updated'],
        [countOf('delete'), 'deleted'],
    ];
    const changes = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
    const values = {
        to: inputs.to === undefined || inputs.to === '.' ? 'the pages' : inputs.to,
        source: record.source ?? '',
        commit: commit ?? '',
        changes: changes.length === 0 ? (0,pluralize/* pluralize */.t)(0, 'change') : changes.join(', '),
    };
    // Without a commit, its parentheses are empty.
    const template = commit === undefined ? inputs.commitMessage.replaceAll(/ ?\(\{commit\}\)/g, '') : inputs.commitMessage;
    const text = template.replaceAll(/\{(to|source|commit|changes)\}/g, (_, name) => values[name] ?? '');
    return cut(text);
}
/** Cuts a text, but never within a surrogate pair. */
function cut(text) {
    const end = /[\ud800-\udbff]/.test(text.charAt(MAX_UNITS - 1)) ? MAX_UNITS - 1 : MAX_UNITS;
    return text.slice(0, end);
}

// EXTERNAL MODULE: ../../build/src/deployments/build-error.js
var build_error = __webpack_require__(345);
// EXTERNAL MODULE: ../../build/src/deployments/phase.js
var deployments_phase = __webpack_require__(99573);
// EXTERNAL MODULE: ../../build/src/deployments/wait-for-deployment.js
var wait_for_deployment = __webpack_require__(47947);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/follow-deployment.js
/** Follows the deployment that a change of the deployment branch started. */









/** How long a deployment may take to appear. */
const APPEAR_TIMEOUT_MS = 180_000;
const NOT_FOLLOWED = "So docs-ci doesn't know the deployment branch, and doesn't wait for the deployment";
/**
 * Waits for the live deployment of a change. Resolves to the ending of a run that failed; undefined if the pages are live,
 * or if the branch isn't deployed.
 * @param pushedMs local time of the first attempt to change the branch
 */
async function followLive(context, pushedMs) {
    const { inputs, log, record } = context;
    if (!inputs.wait)
        return undefined;
    // The pages are on the branch by now, so the run doesn't fail if only the name of the branch is missing.
    record.deploymentBranch ??= (await readConfig(context, undefined, NOT_FOLLOWED))?.branch ?? undefined;
    const branch = record.deploymentBranch;
    if (branch === undefined || (inputs.base !== undefined && inputs.base !== branch))
        return undefined;
    const pushedAt = { ms: pushedMs, clock: 'local' };
    const found = await (0,find_push_deployment/* findPushDeployment */.H7)(context, { branch, pushedAt, toleranceMs: deployments/* CLOCK_TOLERANCE_MS */.UG }, APPEAR_TIMEOUT_MS);
    if (!found) {
        return (0,command/* failed */.g)(`The pages are on ${branch}, but no deployment appeared within ${(0,units/* formatDuration */.a3)(APPEAR_TIMEOUT_MS)}. Look into the dashboard, or set wait to false.`);
    }
    log.info(`Deployment ${(0,short_id/* shortId */.m)(found.deploymentId)} of ${branch} started.`);
    record.deployment = found;
    return followBuild(context, found.deploymentId);
}
/** Waits until a deployment or preview is finished. Resolves to the ending of a run whose build failed. */
async function followBuild(context, deploymentId) {
    const { record } = context;
    const deployment = await (0,wait_for_deployment/* waitForDeployment */.K)(context, deploymentId, (update) => (record.deployment = update));
    const phase = (0,deployments_phase/* phaseOf */.h)(deployment);
    if (phase === 'cancelled') {
        return (0,command/* failed */.g)(`Deployment ${(0,short_id/* shortId */.m)(deploymentId)} was cancelled on the service, by a user or by a newer deployment. The pages are on the branch.`);
    }
    return phase === 'error' ? buildFailed(context, deployment) : undefined;
}
function buildFailed({ log, record }, { deploymentId, logs }) {
    const error = (0,build_error/* findBuildError */.y)(logs ?? '');
    if (!logs || !error)
        return (0,command/* failed */.g)('The pages were pushed, but the build failed without a build log. Check the dashboard.');
    log.group(`Build log of deployment ${(0,short_id/* shortId */.m)(deploymentId)}`, () => log.quote(logs));
    record.buildError = error;
    const place = error.file === undefined ? '' : ` at ${error.file}, line ${error.line ?? 1}`;
    return (0,command/* failed */.g)(`The pages were pushed, but the build failed${place}: ${error.message}`);
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/plan/batches.js
/** Contract: operations of one push. */
const MAX_OPERATIONS = 20;
/** Many servers reject bodies above 1 MiB. */
const MAX_BYTES = 900_000;
/** Number of operations of changes, without the manifest. */
function countOperations(changes) {
    return changes.reduce((count, { replaces }) => count + (replaces === undefined ? 1 : 2), 0);
}
/** Returns the changes in the order in which they are pushed: creates and updates, configuration, deletes. */
function inPushOrder(changes) {
    const rankOf = ({ type, step }) => (type === 'delete' ? 2 : step === undefined ? 1 : 0);
    return [...changes].sort((a, b) => rankOf(a) - rankOf(b));
}
/** The pushes of a run, one after another. Each holds the texts of one push in memory. */
class Batches {
    #changes;
    #manifest;
    /** Number of changes that are in the batches so far. */
    #taken = 0;
    #isFinished = false;
    #maxBytes = MAX_BYTES;
    /** A change that was loaded for the batch before and didn't fit. */
    #next;
    constructor(changes, manifest) {
        this.#changes = inPushOrder(changes);
        this.#manifest = manifest;
        this.#isFinished = changes.length === 0 && manifest === undefined;
    }
    /** The next push. Undefined if all changes are in earlier ones. */
    async next() {
        if (this.#isFinished)
            return undefined;
        const loaded = await this.#take();
        const changes = loaded.map(({ change }) => change);
        const operations = loaded.flatMap((one) => one.operations);
        const isComplete = this.#taken === this.#changes.length;
        if (!this.#manifest) {
            this.#isFinished = isComplete;
            return { operations, changes, isLast: isComplete };
        }
        if (!isComplete && !this.#manifest.isInEachPush)
            return { operations, changes, isLast: false };
        const manifest = this.#manifest.render(this.#changes.slice(0, this.#taken));
        const bytes = loaded.reduce((sum, one) => sum + one.bytes, sizeOf([manifest]));
        // The manifest of a later push has these changes, too.
        if (changes.length > 0 && (operations.length >= MAX_OPERATIONS || bytes > this.#maxBytes)) {
            return { operations, changes, isLast: false };
        }
        this.#isFinished = isComplete;
        return { operations: [...operations, manifest], changes, isLast: isComplete };
    }
    /**
     * Takes back the latest batch, because the service rejected it as too large (413): later ones have at most half its size.
     * Returns the operation if it is the only one. Its change is then left out.
     */
    takeBack({ operations, changes }) {
        const [operation] = operations;
        const isAlone = operations.length === 1;
        this.#taken -= changes.length;
        if (isAlone)
            this.#changes.splice(this.#taken, changes.length);
        else
            this.#maxBytes = Math.min(this.#maxBytes, sizeOf(operations)) / 2;
        this.#next = undefined;
        const wasManifest = isAlone && changes.length === 0;
        this.#isFinished = wasManifest || (this.#taken === this.#changes.length && !this.#manifest);
        return isAlone ? operation : undefined;
    }
    /** Loads changes while they fit into one push. A change that is larger than a push is alone. */
    async #take() {
        const { isInEachPush = false, render } = this.#manifest ?? {};
        const reserved = isInEachPush && render ? sizeOf([render(this.#changes.slice(0, this.#taken))]) : 0;
        const maxOperations = isInEachPush ? MAX_OPERATIONS - 1 : MAX_OPERATIONS;
        const loaded = [];
        let [count, bytes] = [0, reserved];
        for (let change = this.#changes[this.#taken]; change; change = this.#changes[this.#taken]) {
            if (count + countOperations([change]) > maxOperations)
                break;
            const one = this.#next ?? (await load(change));
            this.#next = undefined;
            if (loaded.length > 0 && bytes + one.bytes > this.#maxBytes) {
                this.#next = one;
                break;
            }
            loaded.push(one);
            count += one.operations.length;
            bytes += one.bytes;
            this.#taken += 1;
        }
        return loaded;
    }
}
async function load(change) {
    const { type, path, replaces } = change;
    const operations = type === 'delete' ? [{ type, path }] : [{ type, path, content: (await change.content?.()) ?? '' }];
    if (replaces !== undefined)
        operations.push({ type: 'delete', path: replaces });
    return { change, operations, bytes: sizeOf(operations) };
}
/** Bytes of operations in the JSON of a request. */
function sizeOf(operations) {
    return operations.reduce((sum, operation) => sum + Buffer.byteLength(JSON.stringify(operation)), 0);
}

// EXTERNAL MODULE: ../../build/src/pages/navigation.js
var navigation = __webpack_require__(34226);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/project/entry-style.js
const PLAIN = { fields: undefined, hasEnding: false, hasSlash: false, open: ' ', close: ' ', blank: ' ' };
/**
 * The style of an entry that is a page, or of a plain text without an entry.
 * @param isNeighbor false if the entry belongs to another list, whose indentation may differ
 */
function styleOf(json, entry, isNeighbor) {
    const fieldNodes = entry?.children ?? [];
    const valueOf = (name) => fieldNodes.findLast(({ children }) => children?.[0]?.value === name)?.children?.[1]?.value;
    const path = entry?.type === 'string' ? entry.value : valueOf('path');
    if (!entry || typeof path !== 'string')
        return PLAIN;
    const paths = { hasEnding: /\.mdx?$/i.test(path), hasSlash: path.startsWith('/') };
    const [first, last] = [fieldNodes[0], fieldNodes.at(-1)];
    if (entry.type === 'string' || !first || !last)
        return { ...PLAIN, ...paths };
    const names = fieldNodes.map(({ children }) => children?.[0]?.value);
    const fields = names.filter((name) => name === 'title' || name === 'path');
    const open = json.slice(entry.offset + 1, first.offset);
    const close = json.slice(last.offset + last.length, entry.offset + entry.length - 1);
    const [key, value] = first.children ?? [];
    const colon = json.slice((key?.offset ?? 0) + (key?.length ?? 0), value?.offset);
    const blank = colon.endsWith(':') ? '' : ' ';
    const canCopy = open.trim() === '' && close.trim() === '' && (isNeighbor || !open.includes('\n'));
    return {
        ...paths,
        fields: [...new Set(fields)],
        blank,
        open: canCopy ? open : blank,
        close: canCopy ? close : blank,
    };
}
/** The entry of a page, as text and as value. @param path in the project, with its ending */
function renderEntry(style, path, title) {
    const { fields, hasEnding, hasSlash, open, close, blank } = style;
    const written = `${hasSlash ? '/' : ''}${hasEnding ? path : path.replace(/\.mdx?$/i, '')}`;
    if (!fields)
        return { text: JSON.stringify(written), value: written };
    const values = { title, path: written };
    const separator = `,${open.includes('\n') ? open : blank}`;
    const texts = fields.map((field) => `${JSON.stringify(field)}:${blank}${JSON.stringify(values[field])}`);
    return {
        text: `{${open}${texts.join(separator)}${close}}`,
        value: Object.fromEntries(fields.map((field) => [field, values[field]])),
    };
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/project/json-list.js
/** @param stripComments replaces each character of a comment */
function splitList(json, list, stripComments) {
    const children = list.children ?? [];
    const close = list.offset + list.length - 1;
    const items = [];
    let start = list.offset + 1;
    let comma = -1;
    for (const [index, node] of children.entries()) {
        const end = node.offset + node.length;
        const between = json.slice(end, children[index + 1]?.offset ?? close);
        comma = stripComments(between, ' ').indexOf(',');
        const rest = between.slice(comma + 1);
        const [note = ''] = /^[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*\*\/[ \t]*)(?=[\r\n])/.exec(rest) ?? [];
        const lead = json.slice(start, node.offset);
        items.push({ node, text: json.slice(node.offset, end), lead, trail: between.slice(0, Math.max(comma, 0)), note });
        start = end + comma + 1 + note.length;
    }
    const tail = json.slice(start, close);
    return { items, hasTrailingComma: comma >= 0, tail, layout: layoutOf(json, list, items) };
}
function layoutOf(json, list, items) {
    const leads = items.map(({ lead = '' }) => lead);
    const line = leads.flatMap((lead) => /\r?\n[ \t]*$/.exec(lead) ?? [])[0];
    if (line !== undefined)
        return { first: line, next: line, last: '' };
    const isMinified = !/[:,]\s/.test(json);
    if (items.length > 0 || isMinified) {
        const blank = leads.slice(1).find((lead) => /^[ \t]*$/.test(lead)) ?? (isMinified ? '' : ' ');
        return { first: leads[0] ?? '', next: blank, last: '' };
    }
    const lineStart = json.lastIndexOf('\n', list.offset) + 1;
    const [indent = ''] = /^[ \t]*/.exec(json.slice(lineStart)) ?? [];
    const [, unit = '  '] = /\n([ \t]+)\S/.exec(json) ?? [];
    const lineEnd = json.includes('\r\n') ? '\r\n' : '\n';
    const next = lineEnd + indent + unit;
    return { first: next, next, last: lineEnd + indent };
}
/** The text of the array, with its brackets. */
function renderList({ items, hasTrailingComma, tail, layout }) {
    const texts = items.map(({ text, lead, trail = '', note = '' }, index) => {
        const needsComma = index < items.length - 1 || hasTrailingComma;
        return leadAt(index, lead, layout) + text + trail + (needsComma ? ',' : '') + note;
    });
    const isBlank = tail.trim() === '';
    if (items.length === 0)
        return `[${isBlank ? '' : tail}]`;
    return `[${texts.join('')}${isBlank && layout.last !== '' ? layout.last : tail}]`;
}
/** On one line, the first item and the others have different blanks before them. */
function leadAt(index, lead, { first, next }) {
    if (lead !== undefined && lead.trim() !== '')
        return lead;
    if (index === 0)
        return first.includes('\n') ? (lead ?? first) : first;
    return lead === undefined || (lead === first && !first.includes('\n')) ? next : lead;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/project/navigation-group.js
/** Edits one group of the navigation in the text of the configuration file. All other bytes stay. Pure. */






const jsonc = () => __webpack_require__.e(/* import() | jsonc */ 7280).then(__webpack_require__.t.bind(__webpack_require__, 7415, 19));
const OPTIONS = { allowTrailingComma: true };
/** Messages list at most this many labels. */
const MAX_LABELS = 20;
/** The configuration as text, for a service that only returns it as an object. */
function renderConfig(config) {
    return `${JSON.stringify(config, undefined, 2)}\n`;
}
/**
 * The text of the configuration with the changed group. Rejects with InputError if there isn't exactly one group with this
 * label, or if the text isn't JSON.
 */
async function editGroup(text, change) {
    const { parse, stripComments } = await jsonc();
    const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
    const json = text.slice(mark.length);
    const lists = findLists(await parseConfig(json));
    const list = selectList(lists, change.label);
    const split = splitList(json, list, stripComments);
    const entries = split.items
        .map((item) => ({ ...item, value: parse(item.text, [], OPTIONS), place: placeOfNode(item.node) }))
        .filter(({ place }) => place === undefined || !change.remove.has(place));
    if (change.add.length === 0 && entries.length === split.items.length)
        return text;
    const anywhere = lists.flatMap(({ pages }) => pages.children ?? []).find((node) => placeOfNode(node) !== undefined);
    const chooseStyle = (near) => styleOf(json, near ?? anywhere, near !== undefined);
    const items = insertEntries(entries, change, chooseStyle);
    const edited = renderList({ ...split, items });
    const errors = [];
    const values = parse(edited, errors, OPTIONS);
    const expected = items.map(({ value }) => value);
    // Everything outside of the list is copied, so the list is all that can differ.
    if (errors.length > 0 || !(0,external_node_util_.isDeepStrictEqual)(values, expected)) {
        throw new Error(`The group ${JSON.stringify(change.label)} of the navigation couldn't be edited: its text is unusual.`);
    }
    return mark + json.slice(0, list.offset) + edited + json.slice(list.offset + list.length);
}
async function parseConfig(json) {
    const { parseTree } = await jsonc();
    const errors = [];
    let root;
    try {
        root = parseTree(json, errors, OPTIONS);
    }
    catch {
        // The parser calls itself for each level.
        throw new api_errors/* InputError */.dz(["config-file: the file can't be read, because it is nested too deeply. Check the path."]);
    }
    if (root && errors.length === 0)
        return root;
    throw new api_errors/* InputError */.dz([
        "config-file: the file can't be read, because it isn't valid JSON. Check the path and the file.",
    ]);
}
function findLists(root) {
    const lists = [];
    const open = [root];
    for (let node = open.pop(); node; node = open.pop()) {
        open.push(...[...(node.children ?? [])].reverse());
        const pages = fieldOf(node, 'pages');
        if (pages?.type !== 'array')
            continue;
        const labels = navigation/* LABEL_FIELDS */.nA.map((field) => fieldOf(node, field)?.value);
        lists.push({ pages, labels: labels.filter((label) => typeof label === 'string') });
    }
    return lists;
}
/** The value of a field of an object. Of several with one name, the last one counts, as in `JSON.parse`. */
function fieldOf(node, name) {
    if (node.type !== 'object')
        return undefined;
    return node.children?.findLast(({ children }) => children?.[0]?.value === name)?.children?.[1];
}
function selectList(lists, label) {
    const [found, another] = lists.filter(({ labels }) => labels.includes(label));
    if (found && !another)
        return found.pages;
    const problem = found ? 'has more than one group with this label' : 'has no group with this label';
    const existing = [...new Set(lists.flatMap(({ labels }) => labels))];
    const shown = existing.slice(0, MAX_LABELS).map((one) => JSON.stringify(one));
    const more = existing.length > MAX_LABELS ? ` and ${existing.length - MAX_LABELS} more` : '';
    const known = shown.length > 0 ? `The groups with pages are ${shown.join(', ')}${more}.` : 'No group has pages.';
    throw new api_errors/* InputError */.dz([
        `navigation-group ${JSON.stringify(label)}: the navigation ${problem}. ${known} Set navigation-group to the label of one group.`,
    ]);
}
function placeOfNode(node) {
    const value = node.type === 'string' ? node.value : fieldOf(node, 'path')?.value;
    return typeof value === 'string' ? (0,pages_place/* placeOf */.$t)(value) : undefined;
}
/** Puts new entries before the next own page by path, else behind the last own page, else at the end. */
function insertEntries(entries, { add, own }, chooseStyle) {
    const ownPlaces = entries.map(({ place }) => (place !== undefined && own.has(place) ? place : undefined));
    const endOfOwn = ownPlaces.findLastIndex((place) => place !== undefined) + 1;
    const sorted = add.map((entry) => ({ ...entry, place: (0,pages_place/* placeOf */.$t)(entry.path) }));
    sorted.sort((a, b) => (a.place < b.place ? -1 : 1));
    const newByIndex = new Map();
    for (const entry of sorted) {
        const next = ownPlaces.findIndex((place) => place !== undefined && place > entry.place);
        const index = next >= 0 ? next : endOfOwn || entries.length;
        const others = newByIndex.get(index);
        if (others)
            others.push(entry);
        else
            newByIndex.set(index, [entry]);
    }
    const isPage = ({ place }) => place !== undefined;
    return [...entries, undefined].flatMap((entry, index) => {
        const added = newByIndex.get(index);
        if (!added)
            return entry ?? [];
        const near = entries.slice(0, index).findLast(isPage) ?? entries.slice(index).find(isPage);
        const style = chooseStyle(near?.node);
        const rendered = added.map(({ path, title, place }) => ({ ...renderEntry(style, path, title), place }));
        return entry ? [...rendered, entry] : rendered;
    });
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/project/page-title.js
/** Finds the title of a page. Pure. */


const FRONT_MATTER = /^---[ \t]*\n(?:(.*?)\n)?---[ \t]*(?:\n|$)/s;
/**
 * The `title` of the front matter, else the first heading, else the name of the file.
 * @param text in normal form
 */
async function titleOfPage(text, path) {
    const [whole = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
    return (await titleOfFrontMatter(yaml)) ?? firstHeading(text.slice(whole.length)) ?? external_node_path_.posix.basename((0,pages_place/* placeOf */.$t)(path));
}
async function titleOfFrontMatter(yaml) {
    const entry = titleEntry(yaml);
    if (entry === undefined)
        return undefined;
    const { parse } = await __webpack_require__.e(/* import() */ 3483).then(__webpack_require__.t.bind(__webpack_require__, 33483, 19));
    try {
        const data = parse(entry, { logLevel: 'silent' });
        return typeof data?.title === 'string' || typeof data?.title === 'number' ? oneLine(String(data.title)) : undefined;
    }
    catch {
        // Front matter of templates may not be YAML.
        return undefined;
    }
}
/** The line with the key `title` and the lines that belong to it. The YAML parser takes quadratic time for all keys. */
function titleEntry(yaml) {
    const lines = yaml.split('\n');
    const start = lines.findIndex((line) => /^(['"]?)title\1[ \t]*:/.test(line));
    if (start < 0)
        return undefined;
    const next = lines.findIndex((line, index) => index > start && /^[^ \t]/.test(line));
    return lines.slice(start, next < 0 ? undefined : next).join('\n');
}
/** The text of the first `#` heading outside of code blocks, without Markdown's signs. */
function firstHeading(text) {
    let fence;
    for (const line of text.split('\n')) {
        const [, marker] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
        if (fence !== undefined) {
            if (marker?.startsWith(fence) && line.trim() === marker)
                fence = undefined;
        }
        else if (marker !== undefined) {
            fence = marker;
        }
        else {
            const [, heading] = /^ {0,3}#{1,6}[ \t]+(.*)$/.exec(line) ?? [];
            const title = heading === undefined ? undefined : oneLine(withoutMarkdown(heading));
            if (title !== undefined)
                return title;
        }
    }
    return undefined;
}
function withoutMarkdown(heading) {
    return heading
        .replace(/[ \t]#+[ \t]*$/, '')
        .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
        .replace(/\*\*|__|`/g, '');
}
function oneLine(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return line === '' ? undefined : line;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/plan-changes.js
/** Plans what a run changes on one branch of the documentation project: pages, navigation and manifest. */














/** @param config undefined if it isn't needed or can't be read */
async function planChanges(context, project, pages, config) {
    return planFrom(context, project, pages, config, await comparePages(context, project, pages));
}
/** Plans as if no page was edited at the service, without reading one: for what must be checked before the first write. */
async function guessChanges(context, project, pages, config) {
    return planFrom(context, project, pages, config, guessPages(context, project));
}
async function planFrom(context, project, pages, config, { remote, texts }) {
    const { inputs, record, host } = context;
    const { to = '.', onEdited, prune, maxDeletes, navigationGroup } = inputs;
    const { isListComplete } = project;
    const written = inputs.manifest === 'none' ? undefined : (project.manifest?.pages ?? new Map());
    const listedPlaces = config && (0,navigation/* findListedPages */.jL)(config.config, navigationGroup);
    const plan = planPush({ pages, remote, to, written, onEdited, prune, maxDeletes, isListComplete, listedPlaces });
    record.plan = plan;
    const changes = plan.steps.flatMap((step) => toChange(host.workspace, step));
    const group = await planGroup(context, project, pages, plan, config);
    record.navigationGroup = group?.label;
    record.notInNavigation = notInNavigation(plan, config, group);
    const manifest = planManifest(context, project, plan, changes);
    return { project, plan, texts, changes, group, manifest };
}
function toChange(workspace, step) {
    const { action, path, page, replaces } = step;
    if (action === 'delete')
        return [{ type: 'delete', path, step }];
    if ((action !== 'create' && action !== 'update') || !page)
        return [];
    const content = () => readPageText(workspace, page);
    // The page with the other ending is deleted, so this path is new.
    return [{ type: replaces === undefined ? action : 'create', path, content, step, ...(replaces && { replaces }) }];
}
/** The steps after which the project has a page of the folder. Other files never belong to the navigation. */
function isThereAfter({ action, path, page, remote }) {
    return page !== undefined && (0,pages_place/* isPage */.yp)(path) && (action === 'create' || action === 'update' || remote !== undefined);
}
function notInNavigation({ steps }, config, group) {
    const changesSet = steps.some(({ action }) => action === 'create' || action === 'delete');
    if (!config || !changesSet)
        return [];
    const pages = new Map(steps.filter(isThereAfter).map(({ place, path }) => [place, path]));
    for (const { path } of group?.add ?? [])
        pages.delete((0,pages_place/* placeOf */.$t)(path));
    return (0,navigation/* findUnlisted */.ui)(pages.keys(), config.config).flatMap((place) => pages.get(place) ?? []);
}
/** Rejects with InputError if there isn't exactly one group with the label. */
async function planGroup({ inputs, host }, project, pages, { steps }, config) {
    const { navigationGroup: label, to = '.' } = inputs;
    if (label === undefined)
        return undefined;
    if (!config) {
        throw new api_errors/* InputError */.dz([
            'navigation-group: the service does not return the configuration, so the group is unknown. Check that the key may read it, or remove navigation-group.',
        ]);
    }
    const own = new Set([
        ...pages.map(({ place }) => place),
        ...pagesByPlace(to, project.manifest?.pages ?? new Map()).keys(),
    ]);
    const after = new Map(steps.filter(isThereAfter).map((step) => [step.place, step]));
    const add = [];
    for (const place of (0,navigation/* findUnlisted */.ui)(after.keys(), config.config)) {
        const { page, path } = after.get(place) ?? {};
        if (page && path)
            add.push({ path, title: await titleOfPage(await readPageText(host.workspace, page), path) });
    }
    const gone = steps.filter((step) => step.action === 'delete' || (!step.remote && !isThereAfter(step)));
    const change = { label, own, add, remove: new Set(gone.map(({ place }) => place)) };
    const before = renderConfig(config.config);
    // The layout of the file doesn't matter for the question whether an entry comes or goes.
    return (await editGroup(before, change)) === before ? undefined : change;
}
/** The change of the configuration file, from its text on this branch. */
async function changeOfConfig(context, project, group) {
    const { api, inputs, log, record } = context;
    const path = inputs.configFile ?? '';
    let text = await readPage(context, { ...project, readPath: (exact) => exact }, path);
    if (text === undefined) {
        record.isConfigUnread = true;
        log.notice(`config-file: the service doesn't return the text of ${JSON.stringify(path)}, so docs-ci writes it with a new layout.`);
        text = renderConfig((await (0,endpoints_content/* getConfig */.zj)(api, branchQuery(project.branch))).config);
    }
    const edited = await editGroup(text, group);
    return { type: 'update', path, content: async () => Promise.resolve(edited) };
}
/** True if the configuration of a branch has the change of the group. Reads may not show a push at once. */
async function isNavigationChanged(context, branch, group) {
    for (const delayMs of [...LOOK_DELAYS_MS, undefined]) {
        const { config } = await (0,endpoints_content/* getConfig */.zj)(context.api, branchQuery(branch));
        const [listed, elsewhere] = [(0,navigation/* findListedPages */.jL)(config), (0,navigation/* findListedPages */.jL)(config, group.label)];
        const hasNew = group.add.every(({ path }) => listed.has((0,pages_place/* placeOf */.$t)(path)));
        const hasGone = [...group.remove].some((place) => listed.has(place) && !elsewhere.has(place));
        if (hasNew && !hasGone)
            return true;
        if (delayMs !== undefined)
            await context.pause(delayMs);
    }
    return false;
}
function planManifest({ inputs, record }, project, { steps }, changes) {
    const path = manifestPathOf(inputs);
    if (path === undefined)
        return undefined;
    const { to = '.' } = inputs;
    const before = project.manifest?.pages ?? new Map();
    const quiet = steps.filter(({ action }) => action !== 'create' && action !== 'update' && action !== 'delete');
    const after = pagesAfter(to, before, steps);
    if (changes.length === 0 && isSame(before, after))
        return undefined;
    const fixed = { source: record.source ?? '', sequence: project.manifest?.sequence, push: project.manifest?.push };
    const size = Buffer.byteLength(renderManifest({ ...fixed, pages: after }));
    if (size > MAX_MANIFEST_BYTES) {
        throw new api_errors/* InputError */.dz([
            `path: ${after.size} pages are too many for one manifest (${size} bytes, at most ${MAX_MANIFEST_BYTES}). Push parts of the folder in several jobs, each with its own path and to.`,
        ]);
    }
    return {
        path,
        write: (push, { isThere, isInEachPush }) => ({
            isInEachPush,
            render: (done) => {
                const pages = pagesAfter(to, before, [...quiet, ...done.flatMap(({ step }) => step ?? [])]);
                // A run in a terminal has no number; the last one of CI still orders later runs.
                const sequence = push?.sequence ?? fixed.sequence;
                const content = renderManifest({ ...fixed, ...push, sequence, pages });
                return { type: isThere() ? 'update' : 'create', path, content };
            },
        }),
    };
}
function isSame(one, other) {
    return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}
/**
 * True if hashes and the list alone show that the changes need more than one push, and that no page has to be read before
 * the first write.
 */
function canSkipComparing({ inputs }, { listed, manifest, isListComplete }, pages) {
    const { to = '.', prune, onEdited, maxDeletes } = inputs;
    const written = pagesByPlace(to, manifest?.pages ?? new Map());
    const differs = (page) => {
        const hash = written.get(page.place)?.hash;
        if (!listed.has(page.place))
            return hash === undefined && isListComplete;
        return hash !== undefined && hash !== page.hash;
    };
    const ownPlaces = new Set(pages.map(({ place }) => place));
    const gone = prune === 'managed' ? [...written.keys()].filter((place) => !ownPlaces.has(place)) : [];
    // Only reading shows edits, and which pages may be deleted.
    if (onEdited === 'fail' || gone.length > (0,input_kinds/* limitOf */.LF)(maxDeletes, written.size))
        return false;
    return pages.filter(differs).length + 1 > MAX_OPERATIONS;
}
/** True if pages come or go, as far as the list and the manifest tell: then the navigation matters. */
function changesSetOfPages({ inputs }, { listed, manifest }, pages) {
    const { to = '.', prune } = inputs;
    if (pages.some(({ place }) => !listed.has(place)))
        return true;
    if (prune === 'none')
        return false;
    const ownPlaces = new Set(pages.map(({ place }) => place));
    return [...(manifest?.pages.keys() ?? [])].some((entry) => !ownPlaces.has((0,pages_place/* placeOf */.$t)(pathOfEntry(to, entry))));
}
/** True if all changes fit into one push to the base branch. The configuration never goes there directly. */
function fitsOnePush({ changes, group, manifest }) {
    return group === undefined && countOperations(changes) + (manifest ? 1 : 0) <= MAX_OPERATIONS;
}

// EXTERNAL MODULE: ../../build/src/disk/results-file.js
var results_file = __webpack_require__(77056);
// EXTERNAL MODULE: ../../build/src/text/render-lines.js
var render_lines = __webpack_require__(64131);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/edited-patch.js
/** Lines that git shows around a change. */
const CONTEXT_LINES = 3;
/** More changed lines are compared in quadratic time. */
const MAX_CHANGED_LINES = 1_000;
/** The time is proportional to the number of lines times the number of changed lines. */
const MAX_COMPARISONS = 20_000_000;
/** A part of edited.patch: `git apply` turns the file into the page of the service. Empty if both have the same content. */
async function renderPatch({ file, disk, remote }) {
    return render({ before: disk, after: formatLike(disk, remote), oldPath: `a/${file}`, newPath: `b/${file}` });
}
/** A part of changes.diff. Empty if nothing changes. */
async function renderDiff({ path, before, after }) {
    return render({
        before: before ?? '',
        after: after ?? '',
        oldPath: before === undefined ? NO_FILE : `a/${path}`,
        newPath: after === undefined ? NO_FILE : `b/${path}`,
    });
}
const NO_FILE = '/dev/null';
async function render({ before, after, oldPath, newPath }) {
    if (before === after && oldPath !== NO_FILE && newPath !== NO_FILE)
        return '';
    const { formatPatch, structuredPatch } = await __webpack_require__.e(/* import() | diff */ 6622).then(__webpack_require__.bind(__webpack_require__, 65589));
    const lines = countLines(before) + countLines(after);
    const maxEditLength = Math.min(MAX_CHANGED_LINES, Math.ceil(MAX_COMPARISONS / (lines + 1)));
    const options = { context: CONTEXT_LINES, maxEditLength };
    const found = structuredPatch(oldPath, newPath, before, after, undefined, undefined, options);
    const patch = {
        oldFileName: oldPath,
        newFileName: newPath,
        oldHeader: undefined,
        newHeader: undefined,
        hunks: found?.hunks ?? [replaceAll(before, after)],
        isGit: true,
        ...(oldPath === NO_FILE && { isCreate: true }),
        ...(newPath === NO_FILE && { isDelete: true }),
    };
    return formatPatch(patch);
}
function countLines(text) {
    let count = 1;
    for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1))
        count += 1;
    return count;
}
/** A hunk that removes all lines and adds all others. */
function replaceAll(before, after) {
    const removed = signedLines('-', before);
    const added = signedLines('+', after);
    return {
        oldStart: 1,
        oldLines: removed.count,
        newStart: 1,
        newLines: added.count,
        lines: [...removed.lines, ...added.lines],
    };
}
function signedLines(sign, text) {
    if (text === '')
        return { lines: [], count: 0 };
    const lines = text.split('\n').map((line) => `${sign}${line}`);
    const count = text.endsWith('\n') ? lines.length - 1 : lines.length;
    lines[count] = '\\ No newline at end of file';
    return { lines: text.endsWith('\n') ? lines.slice(0, count) : lines, count };
}
/** Gives a page in normal form the byte order mark, the line ends and the last line break of a file. */
function formatLike(disk, normal) {
    if (disk === '' || normal === '')
        return normal;
    const mark = disk.startsWith('\ufeff') ? '\ufeff' : '';
    let end = disk.length;
    while (end > 0 && /[\r\n]/.test(disk.charAt(end - 1)))
        end -= 1;
    const body = normal.replace(/\n$/, '').replaceAll('\n', lineEndOf(disk));
    return mark + body + disk.slice(end);
}
/** The most frequent line end. */
function lineEndOf(text) {
    const windows = text.split('\r\n').length - 1;
    const unix = text.split('\n').length - 1 - windows;
    if (windows > unix)
        return '\r\n';
    return unix === 0 && text.includes('\r') ? '\r' : '\n';
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/result-files.js
/** Writes plan.json, changes.diff and edited.patch. */








/** Writes the files before the first change, while the service still has the texts to compare with. */
async function writePlanFiles(context, planned) {
    const { record } = context;
    const { steps } = planned.plan;
    record.planPath = await (0,results_file/* writeResultsFile */.A)(context, 'plan.json', renderPlan(steps));
    record.changesPath = await (0,results_file/* writeResultsFile */.A)(context, 'changes.diff', renderChanges(context, planned));
    const edited = steps.filter(({ action, page, remote }) => action === 'kept' && page && remote);
    record.patchPath =
        edited.length > 0
            ? await (0,results_file/* writeResultsFile */.A)(context, 'edited.patch', renderEdits(context, planned, edited))
            : undefined;
    if (edited.length === 0)
        await (0,results_file/* removeResultsFile */.r)(context, 'edited.patch');
}
function* renderPlan(steps) {
    yield '{\n  "schemaVersion": 1,\n';
    yield* (0,render_lines/* renderLines */.E)('  "steps": [', steps, renderStep, ']');
    yield '\n}\n';
}
function renderStep({ action, path, page, reason, movedFrom }) {
    return JSON.stringify({ action, path, file: page?.file, reason, movedFrom, bytes: page?.sizeBytes });
}
async function* renderChanges(context, planned) {
    const { redact, host } = context;
    for (const step of planned.plan.steps) {
        const { action, path, page, replaces } = step;
        if (action !== 'create' && action !== 'update' && action !== 'delete')
            continue;
        const before = action === 'create' ? undefined : await remoteText(context, planned, step);
        const after = page && (await readPageText(host.workspace, page));
        yield redact(await renderDiff({ path: replaces ?? path, before, after }));
    }
}
async function* renderEdits(context, planned, edited) {
    const files = new Set();
    for (const step of edited) {
        const file = targetOf(context.host.workspace, step.page?.file ?? '');
        // Git can't apply two differences to one file; the other edit stays at the service.
        if (files.has(file))
            continue;
        files.add(file);
        const disk = (await (0,read/* readIfThere */.qC)((0,external_node_path_.join)(context.host.workspace, file)))?.toString() ?? '';
        const remote = (await remoteText(context, planned, step)) ?? '';
        yield context.redact(await renderPatch({ file, disk, remote }));
    }
}
/** The file that a symlink leads to, relative to the workspace: git applies no patch to a symlink. */
function targetOf(workspace, file) {
    return (0,paths/* workspacePath */.X5)((0,paths/* resolveRealPath */.Sc)(workspace), (0,paths/* resolveRealPath */.Sc)((0,external_node_path_.join)(workspace, file)));
}
/** The text of a page at the service. Many large texts are read again, to save memory. */
async function remoteText(context, { texts, project }, { place, path, remote }) {
    return texts.get(place) ?? (await readPage(context, project, remote?.path ?? path));
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/describe-run.js
/** Words the last message of a run: what a finished run did, and what an interrupted run left behind. Pure. */



/** The message of a run that ends as done. */
function describePushed(record, inputs) {
    if (inputs.mode === 'remove')
        return describeRemoved(record, inputs);
    if (record.isOlderRun)
        return 'Nothing was pushed, because a newer run has pushed already. To push these pages anyway, set on-older-run to push. On GitHub, you can also start this run again.';
    const pages = pushedPages(record, inputs.dryRun);
    const { changes, kept } = pages;
    if (inputs.dryRun) {
        const counts = changes.length === 0
            ? 'no page would change'
            : `${(0,pluralize/* pluralize */.t)(changes.length, 'page')} would change (${describeChanges(changes)})`;
        const keptSentences = kept.length > 0 ? [`${describeKeptPages(kept)}.`] : [];
        const sentences = [`${counts}.`, ...keptSentences, ...navigationSentences(record, inputs), 'Nothing was changed.'];
        return `Dry run: ${sentences.join(' ')}`;
    }
    if (record.isTakenBack)
        return `The proposal has no changes left, so the branch ${record.target ?? ''} was deleted.`;
    if (changes.length === 0 && kept.length === 0)
        return describeUpToDate(record, inputs, pages);
    const sentences = [
        ...(changes.length > 0
            ? [`${describePushedPages(changes.length, verbOf(record, inputs), inputs)}: ${describeChanges(changes)}.`]
            : [changedGroup(record, inputs.dryRun) === undefined ? 'Nothing was pushed.' : 'No page was pushed.']),
        ...navigationSentences(record, inputs),
        ...(kept.length > 0 ? [`${describeKeptPages(kept)}.`] : []),
        ...deploymentSentences(record, inputs),
    ];
    return sentences.join(' ');
}
function describeUpToDate(record, inputs, { unchangedCount }) {
    if (!record.plan?.steps.some(({ page }) => page))
        return 'No pages found. Check path and include, and that the repository is checked out.';
    const all = unchangedCount === 1 ? 'The page is up to date.' : `All ${(0,pluralize/* pluralize */.t)(unchangedCount, 'page')} are up to date.`;
    const navigation = navigationSentences(record, inputs);
    const manifest = record.commits > 0 && navigation.length === 0 ? ['Only the manifest was updated.'] : [];
    return [all, ...navigation, ...manifest, ...deploymentSentences(record, inputs)].join(' ');
}
function navigationSentences(record, { dryRun }) {
    const group = changedGroup(record, dryRun);
    if (group === undefined)
        return [];
    return [`The navigation group ${JSON.stringify(group)} ${dryRun ? 'would be' : 'was'} updated.`];
}
/** The URL comes last and without a full stop, so that terminals make a link of it. */
function deploymentSentences({ deployment, branch, deploymentBranch }, { mode }) {
    if (!deployment)
        return branch === undefined || branch === deploymentBranch ? [] : [`The pages are on the branch ${branch}.`];
    const isPreview = mode === 'propose';
    if ((0,deployments_phase/* phaseOf */.h)(deployment) === 'in-progress')
        return [`The ${isPreview ? 'preview' : 'deployment'} continues on the service.`];
    if ((0,deployments_phase/* phaseOf */.h)(deployment) !== 'ready' || !deployment.url)
        return [];
    return [`${isPreview ? 'Preview' : 'Live'}: ${deployment.url}`];
}
function describeRemoved({ target, branch, isRemoved }, { dryRun }) {
    if (isRemoved)
        return `The branch ${target ?? ''} was deleted.`;
    if (dryRun && branch !== undefined)
        return `Dry run: the branch ${branch} would be deleted. Nothing was changed.`;
    return `Nothing to delete: the branch ${target ?? ''} doesn't exist.`;
}
/** What a run left behind that an error, a timeout or a cancellation stopped. Undefined if there is nothing to say. */
function describeInterrupted(record, inputs, outcome) {
    const { deployment, isWritten, isUncertain, plan, target, deploymentBranch } = record;
    if (inputs.dryRun)
        return undefined;
    if (inputs.mode === 'remove')
        return isUncertain
            ? `The branch ${target ?? ''} may have been deleted. Run the job again to make sure.`
            : undefined;
    const name = target ?? (inputs.mode === 'publish' ? deploymentBranch : undefined);
    const branch = name === undefined ? 'the deployment branch' : `the branch ${name}`;
    if (isWritten) {
        const sentences = [`All changes are on ${branch}.`];
        if (deployment && (0,deployments_phase/* phaseOf */.h)(deployment) === 'in-progress')
            sentences.push(`The ${inputs.mode === 'propose' ? 'preview' : 'deployment'} continues on the service.`);
        return sentences.join(' ');
    }
    if (isUncertain)
        return `The last change of ${branch} may have been made. The next run compares all pages and pushes what is missing.`;
    const { changes, pendingCount } = pushedPages(record, false);
    if (changes.length > 0)
        return `${(0,pluralize/* formatCount */.B)(changes.length)} of ${(0,pluralize/* pluralize */.t)(changes.length + pendingCount, 'page')} ${changes.length === 1 ? 'is' : 'are'} on ${branch}. The next run pushes the others.`;
    // A run that failed before it had a plan says why, and that is enough.
    if (plan === undefined)
        return outcome === 'timed-out' || outcome === 'cancelled' ? 'Nothing was changed.' : undefined;
    const unchanged = `${branch.charAt(0).toUpperCase()}${branch.slice(1)} is unchanged.`;
    return outcome === 'failed'
        ? unchanged
        : `${unchanged} The next run starts again and deletes what this run left behind.`;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/propose.js
/** Mode propose: puts the pages on a branch of the documentation project, with a preview, for people to merge. */




















async function propose(context, pages, proposal) {
    const { inputs, record } = context;
    const { branch } = proposal;
    record.target = branch;
    const base = await openProject(context, inputs.base, pages);
    const isThere = await hasBranch(context, branch);
    if (isThere)
        await requireDraftBranch(context, branch);
    const onBase = await planOn(context, base, pages);
    if (inputs.dryRun) {
        if (isThere)
            record.branch = branch;
        const planned = isThere ? await planOn(context, await openProject(context, branch, pages), pages) : onBase;
        return (await stopOn(context, pages, planned)) ?? finish(context);
    }
    if (isThere) {
        await update(context, proposal);
    }
    else {
        const ending = await stopOn(context, pages, onBase);
        if (ending || isNothing(onBase))
            return ending ?? finish(context);
        await create(context, branch);
    }
    const ending = await pushInRounds(context, branch, pages);
    if (ending)
        return ending;
    if (isNothing(onBase) && (await isTakenBack(context, branch, pages)))
        return takeBack(context, branch);
    return (await preview(context, branch)) ?? finish(context);
}
async function pushInRounds(context, branch, pages) {
    const rounds = { number: 1, pushes: 0 };
    for (;;) {
        try {
            return await pushTo(context, branch, pages, rounds);
        }
        catch (error) {
            if (error instanceof RejectedPageError)
                return (0,command/* failed */.g)(error.message);
            if (!(error instanceof ConflictError))
                throw error;
            if (rounds.number === MAX_ROUNDS) {
                const advice = context.record.isConfigUnread
                    ? 'Check that config-file is the path of the configuration file. If it is, run the job again.'
                    : 'Another user or job may be changing the branch: run the job again.';
                return (0,command/* failed */.g)(`The service rejected the changes of the branch ${JSON.stringify(branch)} ${MAX_ROUNDS} times (${error.message}). ${advice}`);
            }
            await startNextRound(context, rounds, error.message);
        }
    }
}
async function planOn(context, project, pages) {
    const needsConfig = context.inputs.navigationGroup !== undefined || changesSetOfPages(context, project, pages);
    return planChanges(context, project, pages, needsConfig ? await readConfig(context, project.branch) : undefined);
}
function isNothing({ changes, group }) {
    return changes.length === 0 && group === undefined;
}
async function stopOn(context, pages, planned) {
    const ending = await checkBeforeWriting(context, pages, planned);
    await writePlanFiles(context, planned);
    return ending;
}
function finish({ inputs, record }) {
    return { outcome: 'done', message: describePushed(record, inputs) };
}
async function hasBranch({ api }, branch) {
    const { branches } = await (0,endpoints_content/* listBranches */.jr)(api);
    return branches.some(({ name }) => name === branch);
}
/** Rejects with InputError if the existing branch is, or could be, the deployment branch: pushes to it would be live. */
async function requireDraftBranch(context, branch) {
    const { host, inputs, record } = context;
    const isOwn = isProposalBranch(branch);
    if (isOwn && inputs.base !== undefined)
        return;
    record.deploymentBranch ??= (await readConfig(context, undefined))?.branch ?? undefined;
    const label = `${host.label('branch')}: ${JSON.stringify(branch)}`;
    if (branch === record.deploymentBranch) {
        throw new api_errors/* InputError */.dz([
            `${label} is the deployment branch, so each push to it would be live. Set another branch for the proposal, or set mode to publish.`,
        ]);
    }
    if (!isOwn && record.deploymentBranch === undefined) {
        throw new api_errors/* InputError */.dz([
            `${label} could be the deployment branch, whose name the service doesn't return. Set a branch that begins with docs-ci/.`,
        ]);
    }
}
async function create(context, branch) {
    const { api, inputs, record } = context;
    const source = inputs.base === undefined ? {} : { sourceBranch: inputs.base };
    const created = await (0,endpoints_content/* createBranch */.lY)(api, { branchName: branch, ...source }, async () => (await hasBranch(context, branch)) ? { branchName: branch, sourceBranch: null, sourceSha: null } : undefined).catch(async (error) => {
        // A run of the same pull request may have created it meanwhile.
        if (!(error instanceof api_errors/* ApiError */.hD) || error.status !== 409)
            throw error;
        await requireDraftBranch(context, branch);
        return undefined;
    });
    if (inputs.base === undefined)
        record.deploymentBranch ??= created?.sourceBranch ?? undefined;
}
/** Brings the branch up to date by a merge, so that nobody's commits are lost. */
async function update(context, { branch, isForPullRequest }) {
    const { api, inputs, log, record } = context;
    const base = inputs.base ?? record.deploymentBranch;
    if (base === undefined)
        return;
    try {
        // A merge can be repeated: a second one has nothing to do.
        await (0,endpoints_content/* mergeBranches */.rc)(api, { base: branch, head: base }, async () => Promise.resolve(undefined));
    }
    catch (error) {
        if (!(error instanceof api_errors/* ApiError */.hD) || error.status !== 409)
            throw error;
        const shown = JSON.stringify(branch);
        if (isForPullRequest && !(await findPullRequest(context, branch))) {
            log.notice(`The branch ${shown} conflicts with ${base}, so docs-ci creates it again.`);
            await removeBranch(context, branch);
            await create(context, branch);
            return;
        }
        log.notice(`The branch ${shown} conflicts with ${base}. It stays as it is: merge ${base} into it yourself.`);
    }
}
async function pushTo(context, branch, pages, rounds) {
    const { record } = context;
    const project = await openNewBranch(context, branch, pages);
    const planned = await planOn(context, project, pages);
    const ending = await stopOn(context, pages, planned);
    if (ending)
        return ending;
    const changes = [...planned.changes];
    if (planned.group)
        changes.push(await changeOfConfig(context, project, planned.group));
    let hasManifest = isManifestThere(project, rounds);
    const manifest = planned.manifest?.write(undefined, { isThere: () => hasManifest, isInEachPush: true });
    // A run that is killed between two pushes leaves nothing that looks like somebody's edit: each has the manifest.
    const target = { project, message: commitMessage(context, planned) };
    await whileUncertain(context, () => pushBatches(context, target, new Batches(changes, manifest), (batch) => {
        hasManifest ||= manifest !== undefined;
        for (const { step } of batch.changes)
            if (step)
                record.written.add(step);
    }));
    markWritten(context, planned);
    record.branch = branch;
    if (planned.group && record.isConfigUnread && !(await isNavigationChanged(context, branch, planned.group))) {
        record.navigationGroup = undefined;
        return (0,command/* failed */.g)(`config-file: docs-ci wrote ${JSON.stringify(context.inputs.configFile)} on the branch, but the navigation did not change. Set config-file to the path of the configuration file, and delete this file on the branch.`);
    }
    return undefined;
}
/** True if the branch has the same pages and configuration as the base branch: then nobody's work is lost with it. */
async function isTakenBack(context, branch, pages) {
    const { inputs, record, signal } = context;
    const [base, proposed] = [await openProject(context, inputs.base, pages), await openProject(context, branch, pages)];
    const manifest = (0,pages_place/* placeOf */.$t)(record.manifest ?? '');
    const places = [...proposed.listed.keys()].filter((place) => place !== manifest);
    const isSameSize = places.every((place) => base.listed.get(place)?.size === proposed.listed.get(place)?.size);
    const basePlaces = [...base.listed.keys()].filter((place) => place !== manifest);
    if (!isSameSize || places.length !== basePlaces.length)
        return false;
    // An edit can keep the size of a page.
    const different = [];
    await (0,concurrency/* forEachConcurrently */.D)(places, inputs.concurrency, async (place) => {
        signal.throwIfAborted();
        if (different.length > 0)
            return;
        const [one, other] = [await readPage(context, base, place), await readPage(context, proposed, place)];
        if (one !== other)
            different.push(place);
    });
    if (different.length > 0)
        return false;
    const [before, after] = [await readConfig(context, inputs.base), await readConfig(context, branch)];
    return before !== undefined && after !== undefined && JSON.stringify(before.config) === JSON.stringify(after.config);
}
async function takeBack(context, branch) {
    const { log, record } = context;
    if (await findPullRequest(context, branch)) {
        log.notice(`The branch ${JSON.stringify(branch)} no longer differs, but it has an open pull request, so it stays.`);
        record.branch = branch;
        return finish(context);
    }
    // Such a branch can have work that the service doesn't list.
    if (!isProposalBranch(branch)) {
        log.notice(`The branch ${JSON.stringify(branch)} no longer differs, but its name doesn't begin with docs-ci/, so it stays.`);
        record.branch = branch;
        return finish(context);
    }
    await removeBranch(context, branch);
    record.isTakenBack = true;
    return finish(context);
}
/** Also records it. */
async function findPullRequest({ api, record }, branch) {
    const { pullRequests } = await (0,endpoints_content/* listPullRequests */.qc)(api, { state: 'open' });
    record.pullRequest = pullRequests.find(({ head }) => head === branch);
    return record.pullRequest !== undefined;
}
/** Builds a preview and waits for it. Resolves to the ending of a run whose preview failed. */
async function preview(context, branch) {
    const { api, inputs, log, optional, record } = context;
    await optional('The pull requests of the documentation project', () => findPullRequest(context, branch));
    if (!inputs.preview)
        return undefined;
    if (record.commits === 0) {
        record.deployment = await findPreview(context, branch);
        if (record.deployment)
            return undefined;
    }
    try {
        record.deployment = await whileUncertain(context, () => (0,deployments/* createPreview */.Pw)(api, { branch }));
    }
    catch (error) {
        if (!(error instanceof api_errors/* ApiError */.hD) || (error.status !== 403 && error.status !== 422))
            throw error;
        log.notice(`preview: the service builds none: ${(0,api_errors/* reasonOf */.A3)(error) ?? ''}. The pages are on the branch.`);
        return undefined;
    }
    log.info(`Preview ${(0,short_id/* shortId */.m)(record.deployment.deploymentId)} of ${branch} started.`);
    return inputs.wait ? followBuild(context, record.deployment.deploymentId) : undefined;
}
/** Finds the newest preview of the branch that is ready. */
async function findPreview({ api }, branch) {
    let searched = 0;
    for await (const deployment of (0,deployments/* listDeployments */.Jn)(api, { limit: find_push_deployment/* MAX_SEARCHED_DEPLOYMENTS */.eY })) {
        if (deployment.isPreview && deployment.branch === branch && deployment.status === 'ready')
            return deployment;
        if ((searched += 1) === find_push_deployment/* MAX_SEARCHED_DEPLOYMENTS */.eY)
            break;
    }
    return undefined;
}

// EXTERNAL MODULE: ../../build/src/clock.js
var clock = __webpack_require__(23967);
// EXTERNAL MODULE: ../../build/src/commands/comment-parts.js
var comment_parts = __webpack_require__(63014);
// EXTERNAL MODULE: ../../build/src/deployments/describe-build.js
var describe_build = __webpack_require__(97744);
// EXTERNAL MODULE: ../../build/src/deployments/page-url.js
var page_url = __webpack_require__(58355);
// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
// EXTERNAL MODULE: ../../build/src/text/markdown.js + 2 modules
var markdown = __webpack_require__(87790);
// EXTERNAL MODULE: ../../build/src/text/width.js
var width = __webpack_require__(46965);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/headline.js
/** Says in one clause how a run ended, as the title of its summary and its comment. Pure. */



/** Undefined if the cause of the failure is the better title. */
function headlineOf(record, inputs, ending) {
    const { stop, rejected } = record;
    switch (ending.outcome) {
        case 'done':
            return inputs.mode === 'remove' ? removeHeadline(record, inputs) : doneHeadline(record, inputs);
        case 'gate':
            return { sign: 'warning', text: `Nothing was pushed: ${describeGate(record)}` };
        case 'timed-out':
            return { sign: 'waiting', text: timedOutText(record, inputs, ending) };
        case 'cancelled':
            return { sign: 'neutral', text: `Cancelled: ${describeProgress(record, inputs)}` };
    }
    if (stop)
        return { sign: 'bad', text: stop.headline };
    if (rejected.length > 0)
        return { sign: 'bad', text: `The service rejected ${(0,pluralize/* pluralize */.t)(rejected.length, 'page')}` };
    const what = inputs.mode === 'propose' ? 'preview' : 'deployment';
    if (record.deployment?.status === 'cancelled')
        return { sign: 'bad', text: `The ${what} was cancelled on the service` };
    if (record.deployment?.status === 'error')
        return { sign: 'bad', text: `Documentation ${inputs.mode === 'propose' ? 'preview ' : ''}failed to build` };
    if (record.isWritten && record.written.size > 0) {
        const failure = ending.outcome === 'unavailable' ? "the service isn't available" : 'the job failed';
        return { sign: 'bad', text: `${describeProgress(record, inputs)}, but ${failure}` };
    }
    return undefined;
}
/** Says why nothing was pushed: `2 pages aren't valid MDX`. */
function describeGate({ syntaxProblems, plan }) {
    if (syntaxProblems.length > 0) {
        const count = countFiles(syntaxProblems);
        return `${(0,pluralize/* pluralize */.t)(count, "page isn't", "pages aren't")} valid MDX`;
    }
    return describeKept(plan?.gated ?? []);
}
function removeHeadline({ target, branch, isRemoved }, { dryRun }) {
    const name = target === undefined ? 'The branch' : `The branch ${target}`;
    if (isRemoved)
        return { sign: 'good', text: `${name} was deleted` };
    if (dryRun && branch !== undefined)
        return { sign: 'plan', text: `Plan: delete the branch ${branch}, nothing was changed` };
    return { sign: 'good', text: `Nothing to delete: ${name.charAt(0).toLowerCase()}${name.slice(1)} doesn't exist` };
}
function doneHeadline(record, inputs) {
    const { plan, isOlderRun, isTakenBack } = record;
    if (isOlderRun)
        return { sign: 'neutral', text: 'Nothing was pushed: a newer run has pushed already' };
    const { changes, kept, unchangedCount } = pushedPages(record, inputs.dryRun);
    const count = changes.length;
    const keptPages = kept.length === 0 ? '' : `, ${(0,pluralize/* formatCount */.B)(kept.length)} kept as ${kept.length === 1 ? 'it is' : 'they are'}`;
    if (inputs.dryRun) {
        const none = changedGroup(record, true) === undefined ? 'no page' : 'only the navigation';
        const change = count === 0 ? `${none} would change` : `${(0,pluralize/* pluralize */.t)(count, 'page')} would change`;
        return { sign: 'plan', text: `Plan: ${change}, nothing was changed` };
    }
    if (isTakenBack)
        return { sign: 'good', text: 'The proposal has no changes left, so its branch was deleted' };
    if (count > 0)
        return {
            sign: kept.length > 0 ? 'warning' : 'good',
            text: `${describePushedPages(count, verbOf(record, inputs), inputs)}${keptPages}`,
        };
    if (changedGroup(record, false) !== undefined)
        return { sign: kept.length > 0 ? 'warning' : 'good', text: `The navigation was updated${keptPages}` };
    if (kept.length > 0)
        return {
            sign: 'warning',
            text: `Nothing was pushed: ${describeKept(kept)}`,
        };
    if (!plan?.steps.some(({ page }) => page))
        return { sign: 'warning', text: 'No pages found' };
    const all = unchangedCount === 1 ? 'The page is' : `All ${(0,pluralize/* formatCount */.B)(unchangedCount)} pages are`;
    return { sign: 'good', text: `${all} up to date` };
}
function timedOutText(record, inputs, { durationMs }) {
    const minutes = durationMs >= 60_000 ? `${Math.round(durationMs / 60_000)} min` : (0,units/* formatDuration */.a3)(durationMs);
    if (record.isWritten && record.deployment)
        return `Still building after ${minutes}`;
    return `Timed out: ${describeProgress(record, inputs)}`;
}
/** Says how far a run came that didn't finish. */
function describeProgress(record, inputs) {
    const { isWritten, isUncertain } = record;
    const { changes, pendingCount } = pushedPages(record, false);
    if (isWritten && changes.length > 0)
        return describePushedPages(changes.length, verbOf(record, inputs), inputs);
    if (changedGroup(record, false) !== undefined)
        return 'the navigation was updated';
    if (isWritten && record.commits > 0)
        return 'the manifest was updated';
    if (isUncertain)
        return 'the last change may have been made';
    if (changes.length === 0)
        return 'nothing was changed';
    return `${(0,pluralize/* formatCount */.B)(changes.length)} of ${(0,pluralize/* pluralize */.t)(changes.length + pendingCount, 'page')} proposed`;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/page-blocks.js
/** Renders what summary and comment both show: problems of pages, edits of the service, and the end of a build. Pure. */




/** Longer messages are shortened: parsers and services can quote a whole page. */
const MAX_MESSAGE_LENGTH = 500;
/** A table of the first items. Its last row counts the others. */
function limitedTable(head, items, rowOf, { rows: limit, file }) {
    const hidden = items.length - limit;
    const rows = items.slice(0, limit).map(rowOf);
    const listed = file === undefined ? [] : [', listed in ', { code: file }];
    const more = hidden > 0 ? [[[`${(0,pluralize/* formatCount */.B)(hidden)} more`, ...listed]]] : [];
    return { table: { head, rows: [...rows, ...more], align: head.map(() => 'left') } };
}
/** Returns `a, b and 3 more`, the names as code. */
function codeList(names, limit) {
    const hidden = names.length - limit;
    const items = names.slice(0, limit).map((name) => ({ code: name }));
    if (hidden > 0)
        items.push(`${(0,pluralize/* formatCount */.B)(hidden)} more`);
    return items.flatMap((item, index) => {
        if (index === 0)
            return [item];
        return [index === items.length - 1 ? ' and ' : ', ', item];
    });
}
function problemTable(problems, limit) {
    return limitedTable(['Where', 'Problem'], problems, ({ file, line, column, message }) => [
        { code: `${file}:${line}${column === undefined ? '' : `:${column}`}` },
        (0,width/* shorten */.ml)(message, MAX_MESSAGE_LENGTH),
    ], limit);
}
function rejectedTable(rejected, limit) {
    return limitedTable(['Page', 'Why'], rejected, ({ path, reason }) => [{ code: path }, (0,width/* shorten */.ml)(reason, MAX_MESSAGE_LENGTH)], limit);
}
function keptTable(steps, limit) {
    return limitedTable(['Page', 'What happened'], steps, ({ path, reason }) => [{ code: path }, reason], limit);
}
/** Says how to take edits into the repository, and how to write over them. */
function keptAdvice(steps, { patchPath }) {
    const own = steps.filter(({ page }) => page);
    const sentences = [];
    if (patchPath !== undefined) {
        const edits = own.length === 1 ? 'the edit' : 'the edits';
        sentences.push([`To take ${edits} into this repository, run `, { code: `git apply ${patchPath}` }, '.']);
    }
    if (own.length > 0) {
        const isFirstRun = own.every(({ reason }) => reason === FOREIGN);
        const purpose = own.length === 1 ? 'To replace it with the page' : 'To replace them with the pages';
        const run = isFirstRun ? 'run once with ' : 'set ';
        sentences.push([
            `${purpose} of the folder, ${run}`,
            { code: 'on-edited' },
            isFirstRun ? ' set to ' : ' to ',
            { code: 'overwrite' },
            '.',
        ]);
    }
    if (own.length < steps.length)
        sentences.push([
            "The folder no longer has some of these pages. If you don't need them, delete them in the dashboard.",
        ]);
    return sentences.flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]));
}
/** Names the pages that no group of the navigation lists, and what to do. */
function navigationAdvice(count, { navigationGroup }) {
    const add = `Add ${count === 1 ? 'the page' : 'the pages'} to the navigation in the dashboard`;
    return navigationGroup === undefined
        ? [`${add}, or set `, { code: 'navigation-group' }, ' to let docs-ci do it.']
        : [`${add}.`];
}
/** Says that the run changed a group of the navigation. */
function changedGroupBlocks(record, { dryRun }) {
    const group = changedGroup(record, dryRun);
    if (group === undefined)
        return [];
    const verb = dryRun ? ' of the navigation would be updated.' : ' of the navigation was updated.';
    return [{ paragraph: ['The group ', { code: group }, verb] }];
}
/** Shows the error of a failed build and the end of its log; nothing if the build didn't fail. */
function buildFailureBlocks({ buildError, deployment }, maxLogLines) {
    if (deployment?.status !== 'error')
        return [];
    return [...(buildError ? (0,describe_build/* buildErrorBlocks */.Vi)(buildError) : []), ...(0,describe_build/* buildLogBlocks */.Hb)(deployment.logs, maxLogLines)];
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/comment.js
/** Renders the comment on a pull or merge request: what a run changed, and where to see it. Pure. */













/** GitHub's limit is 65,536 characters. Long paths can make a comment of 50 pages longer than that. */
const MAX_LENGTH = 60_000;
const MAX_PAGES = 50;
const MAX_PROBLEMS = 10;
const comment_MAX_LISTED = 5;
/** Messages can quote a whole page. */
const comment_MAX_MESSAGE_LENGTH = 3_000;
function renderComment(record, inputs, ending, facts) {
    const unlinked = { ...facts, canLinkPages: false };
    const attempts = [
        [facts, MAX_PAGES],
        [unlinked, MAX_PAGES],
        [unlinked, MAX_PROBLEMS],
    ];
    for (const [withFacts, maxPages] of attempts) {
        const blocks = commentBlocks(record, inputs, ending, withFacts, maxPages);
        if ((0,markdown/* renderMarkdown */.G)(blocks).length <= MAX_LENGTH)
            return blocks;
    }
    return commentBlocks(record, inputs, ending, unlinked, 0);
}
/** True if a run has nothing to say on a pull or merge request that has no comment yet. */
function isUpdateOnly(record, inputs, { outcome }) {
    if (outcome !== 'done')
        return false;
    return inputs.mode === 'remove' || record.isOlderRun || record.isTakenBack || isWithoutDifference(record, inputs);
}
/** True if neither this run nor the branch of its proposal differs from the documentation. */
function isWithoutDifference(record, inputs) {
    const { changes, kept } = pushedPages(record, inputs.dryRun);
    const hasProposal = inputs.mode === 'propose' && record.branch !== undefined;
    const group = changedGroup(record, inputs.dryRun);
    return changes.length === 0 && kept.length === 0 && group === undefined && !hasProposal;
}
/** The URL of the first page in the preview or on the site; undefined if there is none. */
function firstPageUrl(record, { dryRun }) {
    const first = pushedPages(record, dryRun).changes.find(({ action, path }) => action !== 'delete' && (0,pages_place/* isPage */.yp)(path));
    const base = siteUrl(record);
    return first && base !== undefined ? (0,page_url/* pageUrl */.f)(base, `/${first.place}`) : undefined;
}
function siteUrl({ deployment }) {
    const url = deployment?.url ?? '';
    return deployment && (0,deployments_phase/* phaseOf */.h)(deployment) === 'ready' && (0,text_document/* isWebUrl */.O9)(url) ? url : undefined;
}
function commentBlocks(record, inputs, ending, facts, maxPages) {
    const { text, sign } = titleOf(record, inputs, ending);
    const pages = pushedPages(record, inputs.dryRun);
    const isDone = ending.outcome === 'done';
    const duration = isDone && siteUrl(record) !== undefined ? (0,describe_build/* buildDuration */.jk)(record.deployment) : undefined;
    const first = (0,comment_parts/* joinParts */.nn)([
        duration === undefined ? [] : [`Built in ${duration}`],
        facts.commitSha === undefined ? [] : ['commit ', { code: (0,short_id/* shortCommit */.A)(facts.commitSha) }],
    ]);
    return [
        { heading: text, level: 3, sign },
        ...(isDone
            ? resultBlocks(record, inputs, pages, facts, maxPages)
            : failureBlocks(record, ending, Math.min(maxPages, MAX_PROBLEMS))),
        ...(isDone || record.isWritten ? noteBlocks(record, inputs, pages) : []),
        (0,comment_parts/* footnote */.xA)(first, record.deployment, facts),
    ];
}
function titleOf(record, inputs, ending) {
    const { deployment } = record;
    const isProposal = inputs.mode === 'propose' && !inputs.dryRun;
    if (ending.outcome === 'done' && inputs.mode !== 'remove' && !record.isOlderRun && !record.isTakenBack) {
        const hasPages = record.plan?.steps.some(({ page }) => page) ?? false;
        if (hasPages && isWithoutDifference(record, inputs))
            return { sign: 'neutral', text: 'No difference: the documentation has all of these pages' };
        if (isProposal && deployment)
            return siteUrl(record) === undefined
                ? { sign: 'working', text: 'Documentation preview started' }
                : { sign: 'good', text: 'Documentation preview is ready' };
    }
    if (inputs.mode === 'remove' && !inputs.dryRun && ending.outcome === 'done')
        return { sign: 'neutral', text: 'Documentation preview was removed' };
    return headlineOf(record, inputs, ending) ?? { sign: 'bad', text: "The pages weren't pushed to the documentation" };
}
/** What the run changed, with links to the preview. */
function resultBlocks(record, inputs, pages, { canLinkPages }, maxPages) {
    const url = siteUrl(record);
    const isPreview = inputs.mode === 'propose';
    if (inputs.mode === 'remove')
        return record.isRemoved ? [{ paragraph: ['The branch ', { code: record.target ?? '' }, ' was deleted.'] }] : [];
    if (record.isOlderRun || record.isTakenBack)
        return [];
    const isUnpublished = url === undefined && record.branch !== undefined && pages.changes.length > 0;
    const parts = [
        url === undefined ? [] : [{ link: url, text: isPreview ? 'Open the preview' : new URL(url).host, isMain: true }],
        comment_describeChanges(pages.changes, inputs),
        isUnpublished ? ['on the branch ', { code: record.branch ?? '' }] : [],
    ];
    const first = (0,comment_parts/* joinParts */.nn)(parts);
    return [
        ...(first.length > 0 ? [{ paragraph: first }] : []),
        ...(pages.changes.length > 0 && maxPages > 0
            ? [pageTable(pages.changes, canLinkPages ? url : undefined, maxPages)]
            : []),
        ...pullRequestBlocks(record),
    ];
}
/** Returns `3 new, 8 changed, 1 deleted in reference/api`. */
function comment_describeChanges(changes, { to }) {
    const counts = [
        [countSteps(changes, 'create'), 'new'],
        [countSteps(changes, 'update'), 'changed'],
        [countSteps(changes, 'delete'), 'deleted'],
    ];
    const parts = counts.filter(([count]) => count > 0).map(([count, word]) => `${(0,pluralize/* formatCount */.B)(count)} ${word}`);
    if (parts.length === 0)
        return [];
    const folder = to === undefined || to === '.' ? [] : [' in ', { code: to }];
    return [parts.join(', '), ...folder];
}
const CHANGE = { create: 'new', update: 'changed', delete: 'deleted' };
function pageTable(changes, url, maxPages) {
    return limitedTable(['Page', 'Change'], changes, ({ action, path, place, movedFrom, isOldKept }) => {
        const isLink = url !== undefined && action !== 'delete' && (0,pages_place/* isPage */.yp)(path);
        const change = CHANGE[action];
        return [
            isLink ? { link: (0,page_url/* pageUrl */.f)(url, `/${place}`), text: path } : { code: path },
            movedFrom === undefined
                ? change
                : ['moved from ', { code: movedFrom }, ...(isOldKept ? [', which stays'] : [])],
        ];
    }, { rows: maxPages });
}
function pullRequestBlocks({ pullRequest }) {
    if (!pullRequest)
        return [];
    const { number, title } = pullRequest;
    return [{ paragraph: `Open pull request in the documentation project: ${title} (${number})` }];
}
function failureBlocks(record, ending, maxRows) {
    const { rejected, syntaxProblems, plan } = record;
    const limit = { rows: maxRows };
    if (ending.outcome === 'gate' && syntaxProblems.length > 0)
        return [problemTable(syntaxProblems, limit)];
    if (ending.outcome === 'gate' && plan)
        return [keptTable(plan.gated, limit), { paragraph: keptAdvice(plan.gated, record) }];
    if (record.buildError)
        return buildFailureBlocks(record, comment_parts/* MAX_COMMENT_LOG_LINES */.mF);
    const url = record.deployment?.url ?? '';
    return [
        ...(0,comment_parts/* messageBlocks */.QM)({ ...ending, message: (0,width/* shorten */.ml)(ending.message, comment_MAX_MESSAGE_LENGTH) }, [url]),
        ...(rejected.length > 0 ? [rejectedTable(rejected, limit)] : []),
        ...buildFailureBlocks(record, comment_parts/* MAX_COMMENT_LOG_LINES */.mF),
    ];
}
/** What reviewers have to know beside the changes. */
function noteBlocks(record, inputs, { kept, undeleted }) {
    const { notInNavigation, missingTargets } = record;
    const blocks = [...changedGroupBlocks(record, inputs)];
    if (kept.length > 0) {
        const paths = kept.map(({ path }) => path);
        blocks.push({
            paragraph: [
                { sign: 'warning' },
                ` ${kept.length === 1 ? 'Page' : 'Pages'} kept as ${kept.length === 1 ? 'it is' : 'they are'} at the service: `,
                ...codeList(paths, comment_MAX_LISTED),
                '. ',
                ...keptAdvice(kept, record),
            ],
        });
    }
    if (notInNavigation.length > 0) {
        blocks.push({
            paragraph: [
                { sign: 'warning' },
                ' Not in the navigation, so readers may not find: ',
                ...codeList(notInNavigation, comment_MAX_LISTED),
                '. ',
                ...navigationAdvice(notInNavigation.length, inputs),
            ],
        });
    }
    if (undeleted.length > 0) {
        const paths = undeleted.map(({ path }) => path);
        blocks.push({ paragraph: [{ sign: 'warning' }, ' Not deleted: ', ...codeList(paths, comment_MAX_LISTED), '.'] });
    }
    if (missingTargets.length > 0) {
        const places = missingTargets.map(({ file, line }) => `${file}:${line}`);
        blocks.push({
            paragraph: [{ sign: 'warning' }, ' Images or links that lead nowhere: ', ...codeList(places, comment_MAX_LISTED), '.'],
        });
    }
    return blocks;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/publish-comment.js



/** How long the comment waits for a page of the preview. */
const MAX_PAGE_WAIT_MS = 3_000;
/** Writes the comment at the end of the run, which never fails because of it. The record needs a slug by then. */
function scheduleComment({ inputs, api, host, log, record, clock, optional, defer }) {
    if (!inputs.comment)
        return;
    const skipReason = (0,comment_parts/* commentSkipReason */.pc)(host);
    if (skipReason !== undefined) {
        log.notice(skipReason);
        return;
    }
    defer(async (ending) => {
        // The platform kills a cancelled job within seconds, and the comment still shows the last result.
        if (ending.outcome === 'cancelled' || record.slug === undefined)
            return;
        const marker = `docs-ci:push-content:${record.slug}`;
        const canLinkPages = await responds(api, firstPageUrl(record, inputs));
        const { runUrl, commitSha } = host.runContext;
        const facts = { nowMs: clock.now(), canLinkPages, ...(runUrl && { runUrl }), ...(commitSha && { commitSha }) };
        const body = renderComment(record, inputs, ending, facts);
        const updateOnly = isUpdateOnly(record, inputs, ending);
        await optional('comment', async () => host.upsertComment?.({ marker, body, token: inputs.token ?? '', updateOnly }));
    });
}
/** True if the status of the URL, requested once and without the key, is below 400. */
async function responds(api, url) {
    if (url === undefined)
        return false;
    try {
        return await (0,clock/* inTime */.R)(api.fetchPlain(new URL(url)).then(({ status, body }) => {
            body.destroy();
            return status < 400;
        }), MAX_PAGE_WAIT_MS);
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/publish-by-branch.js












/** True if a plan has nothing to write. */
function isUnchanged({ changes, group, manifest }) {
    return changes.length === 0 && group === undefined && manifest === undefined;
}
/** Rejects with ConflictError if others changed the same pages meanwhile. */
async function publishByBranch(context, pages, config, rounds) {
    const { inputs, record, signal, optional } = context;
    if (inputs.base === undefined && record.deploymentBranch === undefined)
        record.deploymentBranch = (config ?? (await readConfig(context, undefined)))?.branch ?? undefined;
    const head = await openWorkBranch(context, inputs.base, rounds.number);
    try {
        return await pushAndMerge(context, head, pages, config, rounds);
    }
    catch (error) {
        const isMissing = error instanceof ConflictError || (error instanceof api_errors/* ApiError */.hD && error.status === 404);
        if (isMissing && (await isGone(context, head).catch(() => false))) {
            record.stop = { headline: 'Nothing was published: a newer run took over' };
            return (0,command/* failed */.g)('A newer run of this source took over, and deleted the branch of this run. Nothing was published.');
        }
        throw error;
    }
    finally {
        // The commits are gone with the branch.
        if (!record.isWritten && !record.isUncertain)
            [record.commits, record.commitSha] = [0, undefined];
        // A cancelled run sends no further request; the next one clears up.
        if (!signal.aborted)
            await optional(`The branch ${head} of this run`, () => removeBranch(context, head));
    }
}
async function pushAndMerge(context, head, pages, config, rounds) {
    const { clock, inputs, record } = context;
    const base = inputs.base ?? record.deploymentBranch;
    if (base === undefined)
        return (0,command/* failed */.g)('base: the service does not tell the name of the deployment branch. Set base to its name.');
    const project = await openNewBranch(context, head, pages);
    // What people change from now on is a matter of the merge, which Git decides.
    const planned = await planChanges(context, project, pages, config);
    const ending = await checkBeforeWriting(context, pages, planned);
    await writePlanFiles(context, planned);
    if (ending)
        return ending;
    if (isUnchanged(planned)) {
        record.isWritten = true;
        record.branch = base;
        return { outcome: 'done', message: describePushed(record, inputs) };
    }
    const changes = [...planned.changes];
    if (planned.group)
        changes.push(await changeOfConfig(context, project, planned.group));
    const manifest = planned.manifest?.write(nextPushId(context, rounds), {
        isThere: () => isManifestThere(project, rounds),
        isInEachPush: false,
    });
    const message = commitMessage(context, planned);
    await pushBatches(context, { project, message }, new Batches(changes, manifest), () => undefined);
    const wrongPath = planned.group && (await checkConfigFile(context, head, planned.group));
    if (wrongPath)
        return wrongPath;
    const pushedMs = clock.now();
    const sample = await sampleOf(changes, manifest?.render([]));
    await whileUncertain(context, () => mergeInto(context, { ...project, branch: base }, head, message, sample));
    record.merged = true;
    markWritten(context, planned);
    record.branch = base;
    await lookAtManifest(context, planned, base);
    return { pushedMs };
}
/** A wrong path creates another file, and the navigation stays as it is. Resolves to the ending of such a run. */
async function checkConfigFile(context, head, group) {
    const { inputs, record } = context;
    if (!record.isConfigUnread || (await isNavigationChanged(context, head, group)))
        return undefined;
    record.stop = { headline: 'Nothing was published: the navigation stays as it is' };
    return (0,command/* failed */.g)(`config-file: docs-ci wrote ${JSON.stringify(inputs.configFile)} on a temporary branch, but the navigation did not change. Nothing was published. Set config-file to the path of the configuration file.`);
}
/** One operation of the run, by which a look at the base branch shows whether it was merged. */
async function sampleOf(changes, manifest) {
    const [first] = inPushOrder(changes);
    if (first?.type === 'delete')
        return { type: 'delete', path: first.path };
    if (first)
        return { type: first.type, path: first.path, content: (await first.content?.()) ?? '' };
    return manifest ?? { type: 'delete', path: '' };
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/publish-directly.js
/** Publishes changes that fit into one commit of the base branch. */





/** Resolves to undefined if the changes are too large for one push, because two would be two deployments. */
async function publishDirectly(context, planned, rounds) {
    const { clock, inputs, record } = context;
    const { project } = planned;
    const pushId = nextPushId(context, rounds);
    const manifest = planned.manifest?.write(pushId, {
        isThere: () => isManifestThere(project, rounds),
        isInEachPush: false,
    });
    const first = await new Batches(planned.changes, manifest).next();
    if (!first?.isLast)
        return undefined;
    const pushedMs = clock.now();
    const target = { project, message: commitMessage(context, planned), pushId: manifest && pushId.push };
    try {
        const commit = await whileUncertain(context, () => pushBatch(context, target, first));
        record.commits += 1;
        record.commitSha = commit.commitSha ?? undefined;
        record.deploymentBranch ??= commit.isDeploymentBranch ? (commit.branch ?? undefined) : undefined;
    }
    catch (error) {
        if (error instanceof api_errors/* ApiError */.hD && error.status === 413)
            return undefined;
        throw error;
    }
    markWritten(context, planned);
    record.branch = project.branch ?? record.deploymentBranch;
    await lookAtManifest(context, planned, inputs.base);
    return { pushedMs };
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/publish.js
/** Mode publish: makes the pages live with one deployment, directly or by a branch that is merged once. */












async function publish(context, pages) {
    const rounds = { number: 1, pushes: 0 };
    for (;;) {
        try {
            return await publishOnce(context, pages, rounds);
        }
        catch (error) {
            if (error instanceof RejectedPageError)
                return (0,command/* failed */.g)(error.message);
            if (!(error instanceof ConflictError))
                throw explainRejection(error, context);
            if (rounds.number === MAX_ROUNDS)
                return failConflicts(context, error);
            await startNextRound(context, rounds, error.message);
        }
    }
}
function failConflicts({ inputs, record }, { message }) {
    const paths = (record.plan?.steps ?? [])
        .filter(({ action }) => action === 'create' || action === 'update' || action === 'delete')
        .map(({ path }) => path);
    const shown = paths.slice(0, 3).join(', ') + (paths.length > 3 ? ` and ${paths.length - 3} more` : '');
    const advice = record.isConfigUnread
        ? 'Check that config-file is the path of the configuration file. If it is, run the job again.'
        : `Another user or job may be changing the same pages: run the job again. If ${inputs.base ?? 'the branch'} is protected against the API, use mode propose.`;
    record.stop = { headline: 'Nothing was published: the service rejected the changes' };
    return (0,command/* failed */.g)(`The service rejected the changes ${MAX_ROUNDS} times (${message}). Nothing was published. The changes are of ${shown === '' ? 'the navigation' : shown}. ${advice}`);
}
/** A 403 can mean the role, the plan, or a protected branch. */
function explainRejection(error, { inputs, record }) {
    const isWrite = error instanceof api_errors/* ApiError */.hD && error.status === 403 && error.request.method === 'POST';
    if (!isWrite)
        return error;
    record.stop = { headline: 'Nothing was published: the service rejects the change' };
    const branch = inputs.base ?? 'the deployment branch';
    const reason = `${(0,api_errors/* reasonOf */.A3)(error) ?? error.message}. If ${branch} is protected against the API, use mode propose`;
    return new api_errors/* ApiError */.hD(error.request, error.status, reason);
}
async function publishOnce(context, pages, rounds) {
    const { inputs, record } = context;
    const base = await openProject(context, inputs.base, pages);
    if (isOlderRun(context, base))
        return skipOlderRun(context);
    const isCertain = !inputs.dryRun && canSkipComparing(context, base, pages);
    const needsName = isCertain && inputs.base === undefined;
    const needsConfig = inputs.navigationGroup !== undefined || needsName || changesSetOfPages(context, base, pages);
    const config = needsConfig ? await readConfig(context, inputs.base) : undefined;
    if (inputs.base === undefined)
        record.deploymentBranch ??= config?.branch ?? undefined;
    const planned = await (isCertain ? guessChanges : planChanges)(context, base, pages, config);
    const ending = await checkBeforeWriting(context, pages, planned);
    if (ending || !isCertain)
        await writePlanFiles(context, planned);
    if (ending)
        return ending;
    if (inputs.dryRun)
        return { outcome: 'done', message: describePushed(record, inputs) };
    if (!isCertain && isUnchanged(planned)) {
        record.isWritten = true;
        record.branch = base.branch ?? record.deploymentBranch;
        return { outcome: 'done', message: describePushed(record, inputs) };
    }
    const isDirect = !isCertain && fitsOnePush(planned);
    const published = (isDirect ? await publishDirectly(context, planned, rounds) : undefined) ??
        (await publishByBranch(context, pages, config, rounds));
    if ('outcome' in published)
        return published;
    return ((await followLive(context, published.pushedMs)) ?? { outcome: 'done', message: describePushed(record, inputs) });
}
/** A run that people start again is never older: that is how to roll back. */
function isOlderRun({ inputs, host }, { manifest }) {
    const { sequence, attempt = 1 } = host.runContext;
    if (inputs.onOlderRun === 'push' || sequence === undefined || attempt > 1)
        return false;
    return manifest?.sequence !== undefined && sequence < manifest.sequence;
}
function skipOlderRun({ inputs, log, record }) {
    record.isOlderRun = true;
    log.notice('A newer run has pushed already.');
    return { outcome: 'done', message: describePushed(record, inputs) };
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/record.js
function createRecord() {
    return {
        skipped: [],
        written: new Set(),
        rejected: [],
        checked: new Set(),
        syntaxProblems: [],
        missingTargets: [],
        notInNavigation: [],
        isConfigUnread: false,
        commits: 0,
        merged: false,
        isUncertain: false,
        isWritten: false,
        isOlderRun: false,
        isRemoved: false,
        isTakenBack: false,
        isManifestHidden: false,
    };
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/remove.js
/** Mode remove: deletes the branch of a proposal. */







const UNKNOWN_BRANCH = "So docs-ci doesn't know the deployment branch";
async function removeProposal(context, branch) {
    const { api, host, inputs, record } = context;
    record.target = branch;
    const { branches } = await (0,endpoints_content/* listBranches */.jr)(api);
    const found = branches.find(({ name }) => name === branch);
    const shown = JSON.stringify(branch);
    if (!found)
        return { outcome: 'done', message: describePushed(record, inputs) };
    record.deploymentBranch = (await readConfig(context, undefined, UNKNOWN_BRANCH))?.branch ?? undefined;
    if (record.deploymentBranch === undefined && !isProposalBranch(branch)) {
        throw new api_errors/* InputError */.dz([
            `${host.label('branch')}: ${shown} could be the deployment branch, whose name the service doesn't return. Delete the branch in the dashboard.`,
        ]);
    }
    if (branch === inputs.base || branch === record.deploymentBranch || found.protected) {
        const reason = found.protected ? 'protected' : 'the branch that readers see';
        throw new api_errors/* InputError */.dz([
            `${host.label('branch')}: ${shown} is ${reason}, so docs-ci never deletes it. Set the branch of the proposal.`,
        ]);
    }
    if (inputs.dryRun) {
        record.branch = branch;
    }
    else {
        await whileUncertain(context, () => removeBranch(context, branch));
        record.isRemoved = true;
    }
    return { outcome: 'done', message: describePushed(record, inputs) };
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/annotations.js

/** Annotations of one kind; one more counts the others. */
const MAX_ANNOTATIONS = 10;
/** Characters of a message; platforms truncate slightly longer texts. */
const annotations_MAX_MESSAGE_LENGTH = 3_000;
function annotationsOf(record, { kept }) {
    const { syntaxProblems, missingTargets, rejected, notInNavigation } = record;
    const files = new Map(record.plan?.steps.flatMap(({ path, page }) => (page ? [[path, page.file]] : [])));
    const fileOf = (path) => {
        const file = files.get(path);
        return file === undefined ? {} : { file };
    };
    return [
        ...limited(rejected, 'error', 'Page rejected', 'more pages were rejected', ({ path, reason }) => ({
            message: `${path}: ${reason}`,
            ...fileOf(path),
        })),
        ...limited(syntaxProblems, 'error', 'Invalid MDX', 'more problems with the syntax', locate),
        ...buildAnnotations(record, files),
        ...limited(kept, 'warning', 'Page edited at the service', 'more pages were edited at the service', ({ path, reason }) => ({
            message: `${path} was kept: ${reason}.`,
            ...fileOf(path),
        })),
        ...limited(notInNavigation, 'warning', 'Page not in the navigation', "more pages aren't in the navigation", (path) => ({
            message: `Readers may not find ${path}, because the navigation doesn't list it.`,
            ...fileOf(path),
        })),
        ...limited(missingTargets, 'warning', 'Missing target', 'more images or links lead nowhere', locate),
    ];
}
function limited(items, level, title, rest, placeOf) {
    const hidden = items.length - MAX_ANNOTATIONS;
    return [
        ...items.slice(0, MAX_ANNOTATIONS).map((item) => {
            const place = placeOf(item);
            return { level, title, ...place, message: (0,width/* shorten */.ml)(place.message, annotations_MAX_MESSAGE_LENGTH) };
        }),
        ...(hidden > 0 ? [{ level, title, message: `${hidden} ${rest}. The job summary lists them.` }] : []),
    ];
}
/** Annotations have no column, so the message names it. */
function locate({ file, line, column, message }) {
    return { file, line, message: column === undefined ? message : `Column ${column}: ${message}` };
}
/** The log of a build names the page in the project; its text is that of the file, line by line. */
function buildAnnotations({ buildError }, files) {
    if (!buildError)
        return [];
    const { file: logFile = '', line, message } = buildError;
    const path = files.has(logFile)
        ? logFile
        : [...files.keys()].find((known) => known.includes('/') && logFile.endsWith(`/${known}`));
    const file = path === undefined ? undefined : files.get(path);
    return [
        {
            level: 'error',
            title: 'Documentation build failed',
            message: (0,width/* shorten */.ml)(message, annotations_MAX_MESSAGE_LENGTH),
            ...(file !== undefined && { file, ...(line !== undefined && { line }) }),
        },
    ];
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/summary-sections.js



/** Rows per table; plan.json has all pages. */
const MAX_ROWS = 200;
/** Rows that a summary shows unfolded. */
const MAX_OPEN_ROWS = 20;
/** The pages that prune would delete, if they are too many. */
function excessDeletes({ plan, stop }) {
    const deletes = plan?.steps.filter(({ action }) => action === 'delete') ?? [];
    return stop && plan && deletes.length > plan.maxDeletes ? deletes : [];
}
function summary_sections_failureBlocks(record, outcome, planFile) {
    const { rejected, syntaxProblems, plan } = record;
    const blocks = [];
    if (rejected.length > 0)
        blocks.push(rejectedTable(rejected, { rows: MAX_ROWS }));
    if (outcome === 'gate' && syntaxProblems.length > 0) {
        blocks.push(problemTable(syntaxProblems, { rows: MAX_ROWS }));
        blocks.push({ paragraph: ['Fix the pages, or set ', { code: 'syntax' }, ' to ', { code: 'none' }, '.'] });
    }
    else if (outcome === 'gate' && plan) {
        blocks.push(keptTable(plan.gated, { rows: MAX_ROWS, file: planFile }), {
            paragraph: keptAdvice(plan.gated, record),
        });
    }
    const deletes = excessDeletes(record);
    if (deletes.length > 0) {
        const table = limitedTable(['Page'], deletes, ({ path }) => [{ code: path }], { rows: MAX_ROWS, file: planFile });
        blocks.push({ details: `Pages that prune would delete (${(0,pluralize/* formatCount */.B)(deletes.length)})`, blocks: [table] });
    }
    return [...blocks, ...buildFailureBlocks(record)];
}
function keptBlocks(record, { kept }, planFile) {
    if (kept.length === 0)
        return [];
    return [
        {
            heading: describeKeptPages(kept),
            level: 3,
            sign: 'warning',
        },
        ...foldLong('Pages', kept.length, keptTable(kept, { rows: MAX_ROWS, file: planFile })),
        { paragraph: keptAdvice(kept, record) },
    ];
}
function navigationBlocks({ notInNavigation }, inputs) {
    const count = notInNavigation.length;
    if (count === 0)
        return [];
    const table = limitedTable(['Page'], notInNavigation, (path) => [{ code: path }], { rows: MAX_ROWS });
    return [
        { heading: `Readers may not find ${(0,pluralize/* pluralize */.t)(count, 'page')}`, level: 3, sign: 'warning' },
        {
            paragraph: [
                `The navigation doesn't list ${count === 1 ? 'this page' : 'these pages'}. `,
                ...navigationAdvice(count, inputs),
            ],
        },
        ...foldLong('Pages', count, table),
    ];
}
function targetBlocks({ missingTargets }) {
    const count = missingTargets.length;
    if (count === 0)
        return [];
    return [
        {
            heading: `${(0,pluralize/* pluralize */.t)(count, 'image or link leads', 'images or links lead')} nowhere`,
            level: 3,
            sign: 'warning',
        },
        ...foldLong('References', count, problemTable(missingTargets, { rows: MAX_ROWS })),
    ];
}
const LISTED_ADVICE = [
    'An entry of the navigation without a page breaks builds. Remove the entries in the dashboard, or set ',
    { code: 'navigation-group' },
    ' to let docs-ci do it.',
];
function undeletedBlocks({ undeleted }, planFile) {
    if (undeleted.length === 0)
        return [];
    const isListed = undeleted.some(({ reason }) => reason === 'the navigation lists it');
    const table = limitedTable(['Page', 'Why'], undeleted, ({ path, reason }) => [{ code: path }, reason], {
        rows: MAX_ROWS,
        file: planFile,
    });
    return [
        { heading: `${(0,pluralize/* pluralize */.t)(undeleted.length, "page wasn't", "pages weren't")} deleted`, level: 3, sign: 'warning' },
        ...foldLong('Pages', undeleted.length, table),
        ...(isListed ? [{ paragraph: LISTED_ADVICE }] : []),
    ];
}
function manifestBlocks({ isManifestHidden, manifest }) {
    if (!isManifestHidden || manifest === undefined)
        return [];
    return [
        {
            paragraph: [
                "The service doesn't return the manifest ",
                { code: manifest },
                '. Every run compares all pages, and no page can be deleted.',
            ],
        },
    ];
}
function leftBlocks({ left }) {
    if (left.length === 0)
        return [];
    return [
        {
            details: `Pages that the folder no longer has (${(0,pluralize/* formatCount */.B)(left.length)})`,
            blocks: [
                {
                    paragraph: [
                        'They stay in the documentation project. To delete them, set ',
                        { code: 'prune' },
                        ' to ',
                        { code: 'managed' },
                        '.',
                    ],
                },
                limitedTable(['Page'], left, ({ path }) => [{ code: path }], { rows: MAX_ROWS }),
            ],
        },
    ];
}
function skippedBlocks({ skipped }) {
    if (skipped.length === 0)
        return [];
    const table = limitedTable(['File', 'Why'], skipped, ({ file, reason }) => [{ code: file }, reason], {
        rows: MAX_ROWS,
    });
    return [{ details: `Skipped files (${(0,pluralize/* formatCount */.B)(skipped.length)})`, blocks: [table] }];
}
function foldLong(title, count, block) {
    return count <= MAX_OPEN_ROWS ? [block] : [{ details: `${title} (${(0,pluralize/* formatCount */.B)(count)})`, blocks: [block] }];
}
/** After a warning, the changes need a heading, or they look like a part of it. Folded changes have a title already. */
function titled(changes, isAfterWarning) {
    const isOpen = changes.some((block) => 'table' in block || 'plan' in block);
    return isAfterWarning && isOpen ? [{ heading: 'Changes', level: 3 }, ...changes] : changes;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/summary.js
/** Summarizes a run: outputs, title, summary and annotations. Pure, and works on a record that is filled only in part. */










/** Rows of a list in a terminal. */
const MAX_BRIEF_ROWS = 10;
function summarizePush(record, inputs, ending) {
    const pages = pushedPages(record, inputs.dryRun);
    const url = record.deployment?.url ?? undefined;
    const isPreview = inputs.mode === 'propose';
    // Readers only miss pages that are there, or are to come.
    const shown = ending.outcome === 'done' || record.isWritten ? record : { ...record, notInNavigation: [] };
    return {
        outputs: { ...countsOf(record, inputs, pages), ...stateOutputs(record, inputs, pages, ending) },
        counts: countsOf(record, inputs, pages),
        headline: headlineOf(record, inputs, ending),
        includesMessage: ending.outcome === 'done' || ending.outcome === 'gate' || record.buildError !== undefined,
        summary: [...summaryBlocks(record, inputs, pages, ending), ...detailBlocks(record, inputs, ending)],
        brief: briefBlocks(shown, inputs, pages),
        annotations: annotationsOf(shown, pages),
        links: url === undefined ? [] : [{ label: isPreview ? 'Preview' : 'Documentation', url }],
    };
}
/** Empty before the run has a plan: then nothing is known. A dry run makes no changes. */
function countsOf(record, { dryRun }, pages) {
    if (!record.plan)
        return {};
    const made = dryRun ? [] : pages.changes;
    return {
        created: countSteps(made, 'create'),
        updated: countSteps(made, 'update'),
        deleted: countSteps(made, 'delete'),
        unchanged: pages.unchangedCount,
        kept: pages.kept.length,
        failed: record.rejected.length,
        skipped: record.skipped.length,
        'not-in-navigation': record.notInNavigation.length,
    };
}
function stateOutputs(record, { mode, dryRun }, { changes, kept, pendingCount }, { outcome }) {
    const { plan, deployment, isWritten, isUncertain, isRemoved, isTakenBack } = record;
    const hasChanged = isRemoved || isTakenBack || (!dryRun && changes.length > 0) || (isWritten && record.commits > 0);
    const isComplete = plan !== undefined && pendingCount === 0 && !kept.some(({ page }) => page) && record.rejected.length === 0;
    return {
        changed: isUncertain && !hasChanged ? undefined : hasChanged,
        complete: mode === 'remove' ? undefined : outcome === 'done' && isComplete && !record.isOlderRun,
        branch: record.branch,
        'commit-sha': record.commitSha,
        commits: record.commits,
        merged: record.merged,
        'deployment-id': deployment?.deploymentId,
        status: deployment?.status,
        url: deployment?.url ?? undefined,
        plan: record.planPath,
        changes: record.changesPath,
        'edited-patch': record.patchPath,
        manifest: record.manifest,
    };
}
function summaryBlocks(record, inputs, pages, { outcome }) {
    const planFile = record.planPath ?? 'plan.json';
    const isOfInterest = outcome === 'done' || record.isWritten || pages.changes.length > 0;
    if (inputs.mode === 'remove')
        return removeBlocks(record, inputs);
    const warnings = [
        ...keptBlocks(record, pages, planFile),
        ...navigationBlocks(record, inputs),
        ...targetBlocks(record),
        ...undeletedBlocks(pages, planFile),
        ...manifestBlocks(record),
    ];
    return [
        ...summary_sections_failureBlocks(record, outcome, planFile),
        ...(outcome === 'done' ? leadBlocks(record, inputs, pages) : []),
        ...(isOfInterest
            ? [...warnings, ...titled(changeBlocks(pages, inputs, planFile), warnings.length > 0), ...leftBlocks(pages)]
            : []),
        ...skippedBlocks(record),
    ];
}
function removeBlocks({ isRemoved, branch }, { dryRun }) {
    if (isRemoved)
        return [{ paragraph: 'The pages of the deployment branch are unchanged.' }];
    if (!dryRun || branch === undefined)
        return [];
    return [{ paragraph: ['Run without ', { code: 'dry-run' }, ' to delete the branch.'] }];
}
/** What happened, and where to see it. */
function leadBlocks(record, inputs, pages) {
    const { isOlderRun, isTakenBack, plan } = record;
    if (isOlderRun) {
        const advice = ['To push these pages anyway, set ', { code: 'on-older-run' }, ' to ', { code: 'push' }];
        return [{ paragraph: [...advice, '. On GitHub, you can also start this run again.'] }];
    }
    if (isTakenBack)
        return [{ paragraph: 'The branch had the same pages as the base branch.' }];
    if (plan && !plan.steps.some(({ page }) => page))
        return [
            {
                paragraph: [
                    'Check ',
                    { code: 'path' },
                    ' and ',
                    { code: 'include' },
                    ', and that the repository is checked out.',
                ],
            },
        ];
    const link = linkOf(record, inputs, pages);
    return [
        ...(link.length > 0 ? [{ paragraph: link }] : []),
        ...countsParagraph(pages, inputs, changedGroup(record, inputs.dryRun) !== undefined),
        ...changedGroupBlocks(record, inputs),
        ...(inputs.mode === 'propose' ? nextStepBlocks(record) : []),
    ];
}
/** The site or the preview, or why it isn't there yet. */
function linkOf(record, { mode, dryRun }, { changes }) {
    const { deployment, branch, deploymentBranch } = record;
    const isPreview = mode === 'propose';
    const ofBranch = branch === undefined ? [] : [{ code: branch }];
    if (dryRun)
        return [];
    if (!deployment) {
        const isUnchanged = changes.length === 0 && changedGroup(record, dryRun) === undefined;
        if (branch === undefined || isUnchanged)
            return [];
        return [
            branch === deploymentBranch ? 'The service deploys the branch ' : 'The pages are on the branch ',
            ...ofBranch,
            '.',
        ];
    }
    if ((0,deployments_phase/* phaseOf */.h)(deployment) === 'in-progress')
        return [`The ${isPreview ? 'preview' : 'deployment'} continues on the service.`];
    const url = deployment.url ?? '';
    if ((0,deployments_phase/* phaseOf */.h)(deployment) !== 'ready' || !(0,text_document/* isWebUrl */.O9)(url))
        return [];
    const duration = (0,describe_build/* buildDuration */.jk)(deployment);
    return [
        { link: url, text: isPreview ? 'Open the preview' : new URL(url).host, isMain: true },
        ...(isPreview && ofBranch.length > 0 ? [' of ', ...ofBranch] : []),
        ...(duration === undefined ? [] : [` · built in ${duration}`]),
    ];
}
function countsParagraph({ changes, unchangedCount }, { dryRun }, isGroupChanged) {
    if (dryRun) {
        const unchanged = unchangedCount === 0 ? '' : `${(0,pluralize/* pluralize */.t)(unchangedCount, 'page stays', 'pages stay')} unchanged. `;
        const advice = changes.length === 0 && !isGroupChanged ? [] : ['Run without ', { code: 'dry-run' }, ' to push.'];
        return unchanged === '' && advice.length === 0 ? [] : [{ paragraph: [unchanged, ...advice] }];
    }
    // Without changes, the title says the rest.
    if (changes.length === 0)
        return [];
    const unchanged = unchangedCount === 0 ? '' : `, ${(0,pluralize/* formatCount */.B)(unchangedCount)} unchanged`;
    return [{ paragraph: [{ strong: describeChanges(changes) }, `${unchanged}.`] }];
}
/** How people publish a proposal. */
function nextStepBlocks({ pullRequest, branch }) {
    if (pullRequest) {
        const { number, title } = pullRequest;
        return [{ paragraph: `The documentation project has an open pull request for the branch: ${title} (${number}).` }];
    }
    if (branch === undefined)
        return [];
    return [
        { paragraph: ['To publish the pages, merge the branch ', { code: branch }, ' in the documentation project.'] },
    ];
}
function changeBlocks({ changes }, { dryRun }, planFile) {
    if (changes.length === 0)
        return [];
    const limit = { rows: MAX_ROWS, file: planFile };
    if (!dryRun)
        return foldLong('Changes', changes.length, changeTable(changes, limit));
    const hidden = changes.length - MAX_ROWS;
    const blocks = [{ plan: changes.slice(0, MAX_ROWS).map(plannedChange) }];
    if (hidden > 0)
        blocks.push({ paragraph: [`${(0,pluralize/* formatCount */.B)(hidden)} more, listed in `, { code: planFile }] });
    return changes.length <= MAX_OPEN_ROWS ? blocks : [{ details: `Plan (${(0,pluralize/* formatCount */.B)(changes.length)})`, blocks }];
}
const SIGN = { create: 'added', update: 'changed', delete: 'removed' };
const PAST = { create: 'created', update: 'updated', delete: 'deleted' };
function changeTable(changes, limit) {
    return limitedTable(['Change', 'Page', 'Why'], changes, (step) => {
        const action = step.action;
        return [[{ sign: SIGN[action] }, ` ${PAST[action]}`], { code: step.path }, describeReason(step)];
    }, limit);
}
function plannedChange(step) {
    return { change: SIGN[step.action], columns: [step.action, step.path, describeReason(step)] };
}
function describeReason({ reason, movedFrom, isOldKept, replaces }) {
    if (movedFrom !== undefined)
        return `moved from ${movedFrom}${isOldKept ? ', which stays' : ''}`;
    return replaces === undefined ? reason : `${reason}, replaces ${replaces}`;
}
function detailBlocks(record, { to }, { durationMs }) {
    const { source, branch, commits, commitSha, deployment, manifest, planPath, changesPath } = record;
    if (!record.plan)
        return [];
    const code = (text) => (text === undefined ? undefined : { code: text });
    const facts = [
        ['Source', code(source)],
        ['Folder of the project', code(to)],
        ['Branch', code(branch)],
        ['Commits', commits === 0 ? undefined : (0,pluralize/* formatCount */.B)(commits)],
        ['Last commit', code(commitSha)],
        ['Deployment', code(deployment?.deploymentId)],
        ['Status', deployment?.status],
        ['Manifest', code(manifest)],
        ['Plan', code(planPath)],
        ['Differences', code(changesPath)],
        ['Duration', (0,units/* formatDuration */.a3)(durationMs)],
    ];
    const known = facts.filter((fact) => fact[1] !== undefined);
    return [{ details: 'Details', blocks: [{ facts: known }] }];
}
function briefBlocks(record, { dryRun }, { changes, kept }) {
    const { syntaxProblems, rejected, notInNavigation, missingTargets, planPath, stop } = record;
    // Too many deletes stop the run: then they are what matters.
    const isMade = !dryRun && stop === undefined;
    const shown = stop && !dryRun ? excessDeletes(record) : changes;
    const hidden = shown.length - MAX_BRIEF_ROWS;
    // The message of the run has the first one.
    const problems = (syntaxProblems.length > 1 ? syntaxProblems : [])
        .slice(0, MAX_BRIEF_ROWS)
        .map(({ file, line, column, message }) => `${file}:${line}:${column ?? 1}: ${message}`);
    const hiddenProblems = Math.max(0, syntaxProblems.length - MAX_BRIEF_ROWS);
    const hiddenTargets = missingTargets.length - MAX_BRIEF_ROWS;
    const keptPages = kept.slice(0, MAX_BRIEF_ROWS).map(({ path, reason }) => `kept ${path}: ${reason}`);
    const hiddenKept = kept.length - keptPages.length;
    const list = [
        ...(hidden > 0 ? [`and ${(0,pluralize/* formatCount */.B)(hidden)} more, listed in ${planPath ?? 'plan.json'}`] : []),
        ...rejected.slice(0, MAX_BRIEF_ROWS).map(({ path, reason }) => `rejected ${path}: ${reason}`),
        ...problems,
        ...(hiddenProblems > 0 ? [`${(0,pluralize/* formatCount */.B)(hiddenProblems)} more problems`] : []),
        ...keptPages,
        ...(hiddenKept > 0 ? [`${(0,pluralize/* formatCount */.B)(hiddenKept)} more pages kept`] : []),
        ...(kept.length > 0 ? [keptAdvice(kept, record)] : []),
        ...(notInNavigation.length > 0 ? [`${(0,pluralize/* pluralize */.t)(notInNavigation.length, 'page')} not in the navigation`] : []),
        ...missingTargets.slice(0, MAX_BRIEF_ROWS).map(({ file, line, message }) => `${file}:${line}: ${message}`),
        ...(hiddenTargets > 0
            ? [`${(0,pluralize/* pluralize */.t)(hiddenTargets, 'more image or link leads', 'more images or links lead')} nowhere`]
            : []),
    ];
    const planned = shown.slice(0, MAX_BRIEF_ROWS).map((step) => (isMade ? madeChange(step) : plannedChange(step)));
    return [...(planned.length > 0 ? [{ plan: planned }] : []), ...(list.length > 0 ? [{ list }] : [])];
}
function madeChange(step) {
    const { change, columns } = plannedChange(step);
    return { change, columns: [PAST[step.action], ...columns.slice(1)] };
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/command.js
/** Defines the command push-content, which pushes pages of a folder as commits of the documentation project. */













const pushContent = {
    name: 'push-content',
    summary: 'Push generated pages to the docs as commits',
    branding: { icon: 'git-commit', color: 'blue' },
    gitlab: { exposeResultsAs: 'Documentation changes' },
    inputs: inputs,
    inputGroups: {
        Pages: ['path', 'include', 'exclude', 'to', 'syntax'],
        Branches: ['mode', 'base', 'branch', 'commitMessage', 'preview', 'wait'],
        'Edits and deletions': ['onEdited', 'prune', 'maxDeletes', 'source', 'manifest', 'onOlderRun'],
        Navigation: ['navigationGroup', 'configFile'],
        'On GitHub and GitLab': ['comment'],
        Limits: ['concurrency'],
    },
    keyRole: 'editor (viewer for `dry-run`)',
    examples: [
        'push-content --to reference/api --dry-run',
        'push-content --to reference/api --prune managed',
        'push-content --to reference/api --mode propose --branch docs-ci/api',
    ],
    outputs: outputs,
    // The root action gives all of its commands the same inputs, so the folder is that of sync-media, too.
    sampleInputs: { path: 'examples', exclude: 'docs/**', to: 'reference/cli' },
    connections: ({ concurrency }) => concurrency,
    createRecord: createRecord,
    check: checkInputs,
    run: runPush,
    onInterrupted: describeInterrupted,
    summarize: summarizePush,
};
async function runPush(context) {
    const { host, inputs: values, log, record } = context;
    const { repository } = host.runContext;
    const folder = (0,paths/* workspacePath */.X5)(host.workspace, values.path);
    record.source = values.source ?? sourceOf({ repository, workspace: host.workspace }, folder);
    record.slug = slugOf(record.source);
    record.manifest = manifestPathOf(values);
    for (const name of unusedInputs(values))
        log.notice(`${host.label(name)}: ignored, because mode ${values.mode} doesn't use this input.`);
    scheduleComment(context);
    const proposal = proposalOf(context);
    if (values.mode === 'remove')
        return removeProposal(context, proposal.branch);
    const { pages, skipped } = await readPages({
        workspace: host.workspace,
        folder: values.path,
        include: values.include,
        exclude: values.exclude,
        to: values.to ?? '.',
        manifest: record.manifest,
        configFile: values.configFile,
        resultFolders: [context.resultsDir],
        secrets: [values.apiKey ?? '', values.token ?? '', ...host.tokens],
        label: (input) => host.label(input),
        signal: context.signal,
    });
    record.skipped = skipped;
    if (pages.length === 0) {
        if (values.prune === 'managed')
            return failEmpty(context, folder);
        log.warning(`${host.label('path')}: ${folder} has no page that include selects. Check path and include.`);
    }
    log.info(`Found ${(0,pluralize/* pluralize */.t)(pages.length, 'page')} in ${folder}.`);
    return values.mode === 'publish' ? publish(context, pages) : propose(context, pages, proposal);
}
function proposalOf({ host, inputs: values, record }) {
    const { pullRequest } = host.runContext;
    const branch = values.branch ?? proposalBranchOf(record.slug ?? '', pullRequest);
    return { branch, isForPullRequest: values.branch === undefined && pullRequest !== undefined };
}
function failEmpty({ host, record }, folder) {
    record.stop = { headline: 'Nothing was written: there are no pages' };
    return (0,command/* failed */.g)(`${host.label('path')}: ${folder} has no page that include selects. With prune: managed, docs-ci would delete every page that it pushed, so nothing was written. Check path and include, and that the generator ran before.`);
}


/***/ }),

/***/ 97744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ buildLogBlocks),
/* harmony export */   Vi: () => (/* binding */ buildErrorBlocks),
/* harmony export */   df: () => (/* binding */ describePlace),
/* harmony export */   jk: () => (/* binding */ buildDuration)
/* harmony export */ });
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22805);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42690);



/** Returns how long the service built, by its own clock; undefined if it doesn't say. */
function buildDuration(deployment) {
    const ms = Date.parse(deployment?.updatedAt ?? '') - Date.parse(deployment?.createdAt ?? '');
    return ms >= 0 ? (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(ms) : undefined;
}
/** Returns `guides/x.mdx, line 31`, or only the file if the log names no line; undefined without a file. */
function describePlace({ file, line }) {
    return line === undefined ? file : file && `${file}, line ${line}`;
}
/** Shows where the build failed and why. */
function buildErrorBlocks({ file, line, message, frame, url }) {
    const place = describePlace({ file, line });
    const shown = place === undefined ? [] : [url === undefined ? { code: place } : { link: url, text: place }, ': '];
    return [{ paragraph: [...shown, message] }, ...(frame === undefined ? [] : [{ verbatim: frame }])];
}
/** @param maxLines lines at the end of the log to show; the error is there */
function buildLogBlocks(logs, maxLines = Infinity) {
    if (!logs)
        return [];
    const lines = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(logs.trimEnd());
    const verbatim = lines.slice(-maxLines).join('\n');
    return [{ details: `Build log (${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(lines.length, 'line')})`, blocks: [{ verbatim }] }];
}


/***/ }),

/***/ 3750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ findPushDeployment),
/* harmony export */   eY: () => (/* binding */ MAX_SEARCHED_DEPLOYMENTS)
/* harmony export */ });
/* unused harmony export pushTimeAtService */
/* harmony import */ var _api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39319);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42690);
/* harmony import */ var _wait_for_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47947);
/** Finds the live deployment that a push started. */



/** The search ends after this many deployments: older ones finished long ago. */
const MAX_SEARCHED_DEPLOYMENTS = 20;
/** Waits for the deployment that a push to this branch started; undefined if none appears in time. */
async function findPushDeployment(context, push, appearTimeoutMs) {
    const { clock, log, pause } = context;
    const startMs = clock.now();
    for (;;) {
        const found = await findOldestFromPush(context, push);
        const waitedMs = clock.now() - startMs;
        if (found || waitedMs >= appearTimeoutMs)
            return found;
        log.progress(`Waiting for the deployment of ${push.branch} to appear (${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(waitedMs)})`);
        await pause(Math.min((0,_wait_for_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .pollDelayMs */ .p)(waitedMs), appearTimeoutMs - waitedMs));
    }
}
/**
 * Finds the oldest deployment that matches: a later push starts a later one. A branch or a trigger that the service doesn't
 * tell (contract [P]) contradicts nothing, but a deployment with both goes first.
 */
async function findOldestFromPush({ api, clock }, { branch, pushedAt, toleranceMs = PUSH_TOLERANCE_MS }) {
    let oldest;
    let oldestPossible;
    let sinceMs;
    for await (const deployment of (0,_api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .listDeployments */ .Jn)(api, { limit: MAX_SEARCHED_DEPLOYMENTS })) {
        // The service's clock is known only after its first response.
        sinceMs ??= pushTimeAtService(pushedAt, clock.now(), (localMs) => api.toServerMs(localMs));
        if (Date.parse(deployment.createdAt) < sinceMs - toleranceMs)
            break;
        const { triggerType, branch: built, isPreview } = deployment;
        if (isPreview || (triggerType ?? 'auto') !== 'auto' || (built ?? branch) !== branch)
            continue;
        oldestPossible = deployment;
        if (triggerType !== null && built !== null)
            oldest = deployment;
    }
    return oldest ?? oldestPossible;
}
/** Deployments created up to this long before the push still count: the clocks of two servers never agree. */
const PUSH_TOLERANCE_MS = 60_000;
/**
 * Converts the push time to the service's clock, in epoch milliseconds. A runner shares its platform's clock, so the
 * difference between the service's Date header and the runner's clock holds for the platform too. If the push lies in
 * the runner's future, the runner's clock is wrong, and the push time is used as it is.
 */
function pushTimeAtService(pushed, nowMs, toServerMs) {
    const isRunnerBehind = pushed.clock === 'platform' && pushed.ms > nowMs + PUSH_TOLERANCE_MS;
    return isRunnerBehind ? pushed.ms : toServerMs(pushed.ms);
}


/***/ }),

/***/ 58355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ pageUrl)
/* harmony export */ });
/** Builds the URLs of pages in a deployment. */
/** @param path of the page, with a leading slash; its route is the same */
function pageUrl(base, path) {
    const url = new URL(base);
    // The rest is encoded by the setter.
    url.pathname = url.pathname.replace(/\/$/, '') + path.replaceAll('%', '%25');
    return url.href;
}


/***/ }),

/***/ 47947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ waitForDeployment),
/* harmony export */   p: () => (/* binding */ pollDelayMs)
/* harmony export */ });
/* harmony import */ var _api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39319);
/* harmony import */ var _text_short_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42690);
/* harmony import */ var _phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99573);




/** Polls until the deployment is finished, and resolves to it. `onUpdate` gets every response. */
async function waitForDeployment({ api, clock, log, pause }, deploymentId, onUpdate) {
    const startMs = clock.now();
    for (let lastStatus = '';;) {
        const deployment = await (0,_api_endpoints_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .getDeployment */ .i8)(api, deploymentId);
        onUpdate(deployment);
        const waitedMs = clock.now() - startMs;
        const line = `Deployment ${(0,_text_short_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m)(deploymentId)}: ${deployment.status} (${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(waitedMs)})`;
        if (deployment.status === lastStatus)
            log.progress(line);
        // Every deployment starts as pending, and the caller said that it has started.
        else if (lastStatus !== '' || deployment.status !== 'pending')
            log.info(line);
        lastStatus = deployment.status;
        if ((0,_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseOf */ .h)(deployment) !== 'in-progress')
            return deployment;
        await pause(pollDelayMs(waitedMs));
    }
}
/**
 * Milliseconds until the next request. In the first minute, a change is noticed within two seconds, response time
 * included. Later it is a twentieth of the time waited so far, at most 15 s. The key's rate limit can add to it.
 */
function pollDelayMs(waitedMs) {
    return waitedMs < 60_000 ? 1_200 : Math.min(15_000, waitedMs / 20);
}


/***/ }),

/***/ 34226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ navigationEntries),
/* harmony export */   cS: () => (/* binding */ entriesWithoutPage),
/* harmony export */   jL: () => (/* binding */ findListedPages),
/* harmony export */   nA: () => (/* binding */ LABEL_FIELDS),
/* harmony export */   ui: () => (/* binding */ findUnlisted)
/* harmony export */ });
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24169);
/** Reads the navigation of a documentation project, whose format belongs to the service. Pure. */

/** The fields that name a group of the navigation. */
const LABEL_FIELDS = ['group', 'tab', 'title', 'label'];
/**
 * The paths of the pages that the navigation lists, as written, each once: entries of arrays that are called `pages`, at any
 * depth.
 * @param config the configuration, as JSON
 * @param exceptGroup label of a group whose own entries are left out
 */
function navigationEntries(config, exceptGroup) {
    const entries = new Set();
    // A stack of its own, because a hostile configuration could be nested more deeply than calls can be.
    const open = [{ value: config, isEntry: false }];
    for (let next = open.pop(); next; next = open.pop()) {
        const { value, isEntry } = next;
        const path = isEntry ? pathOf(value) : undefined;
        if (path !== undefined)
            entries.add(path);
        if (typeof value !== 'object' || value === null)
            continue;
        const isOtherGroup = !Array.isArray(value) && !isLabeled(value, exceptGroup);
        for (const [name, child] of Object.entries(value).reverse()) {
            if (isOtherGroup && name === 'pages' && Array.isArray(child))
                for (const entry of child.toReversed())
                    open.push({ value: entry, isEntry: true });
            else if (typeof child === 'object')
                open.push({ value: child, isEntry: false });
        }
    }
    return [...entries];
}
/** The places of the pages that the navigation lists. The parameters are those of navigationEntries. */
function findListedPages(config, exceptGroup) {
    return new Set(navigationEntries(config, exceptGroup).map(_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t));
}
/** The places that the navigation doesn't list. */
function findUnlisted(places, config) {
    const listed = findListedPages(config);
    return [...places].filter((place) => !listed.has(place));
}
/**
 * Returns the entries that no page has. They are compared by place, and `index` at the end doesn't count.
 * Undefined if no entry has a page, because then the service writes paths in another way.
 */
function entriesWithoutPage(entries, pages) {
    const known = new Set(pages.map(addressOf));
    const missing = entries.filter((entry) => !known.has(addressOf(entry)));
    return missing.length === entries.length ? undefined : missing;
}
function isLabeled(value, label) {
    return label !== undefined && LABEL_FIELDS.some((field) => value[field] === label);
}
/** A URL, or an operation of an API such as `GET /users`. */
const OTHER_ENTRY = /^(?:[a-z][a-z\d+.-]*:|[A-Z]+ \/)/;
/** The path of an entry: a text, or an object with `path`. Undefined for links, API descriptions and groups. */
function pathOf(entry) {
    const { path } = typeof entry === 'string' ? { path: entry } : (entry ?? {});
    return typeof path === 'string' && path !== '' && !OTHER_ENTRY.test(path) ? path : undefined;
}
function addressOf(path) {
    return (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(path)
        .replace(/\/+$/, '')
        .replace(/(^|\/)index$/, '');
}


/***/ }),

/***/ 24169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Do: () => (/* binding */ placeProblem),
/* harmony export */   Lx: () => (/* binding */ foldPlace),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Defines where a file goes in the documentation project, and which paths are not allowed there. Pure. */
const PAGE_EXTENSION = /\.mdx?$/i;
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 1024;
/** True for Markdown and MDX. */
function isPage(path) {
    return PAGE_EXTENSION.test(path);
}
/** What identifies a page: its path without a leading slash, and without `.md` or `.mdx`. Other files keep their ending. */
function placeOf(path) {
    return path.replace(/^\/+/, '').replace(PAGE_EXTENSION, '');
}
/** Two places that are equal here are the same page for some systems: they differ only in case or Unicode form. */
function foldPlace(place) {
    return place.normalize('NFC').toLowerCase().normalize('NFC');
}
/**
 * Returns why docs-ci never writes to a path of the documentation project, as the end of a sentence that starts with the
 * path. A name that begins with a dot could change the machinery of the repository, such as `.github/workflows`.
 */
function placeProblem(path) {
    const segments = path.split('/');
    // Half of a surrogate pair has no form in UTF-8.
    if (/[\p{Cc}\p{Cs}]/u.test(path))
        return 'contains a control character';
    if (path.includes('\\'))
        return 'contains a backslash';
    if (path.startsWith('/') || path.endsWith('/'))
        return 'begins or ends with a slash';
    if (segments.includes(''))
        return 'contains an empty name';
    if (segments.includes('..'))
        return 'contains ".."';
    if (segments.some((segment) => segment.startsWith('.')))
        return 'contains a name that begins with a dot';
    if (segments.some((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES))
        return `contains a name of more than ${MAX_SEGMENT_BYTES} bytes`;
    if (Buffer.byteLength(path) > MAX_PATH_BYTES)
        return `has more than ${MAX_PATH_BYTES} bytes`;
    return undefined;
}


/***/ }),

/***/ 45565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortCommit),
/* harmony export */   m: () => (/* binding */ shortId)
/* harmony export */ });
/** Shortens IDs of the service and of commits for messages. Outputs and result.json have the full ids. */
const SHORT_ID_LENGTH = 8;
/** Returns the first eight characters of an id, which are enough to recognize it. */
function shortId(id) {
    return id.slice(0, SHORT_ID_LENGTH);
}
/** Returns the first seven characters of a commit ID, as Git shows it. */
function shortCommit(commitSha) {
    return commitSha.slice(0, 7);
}


/***/ })

};
;