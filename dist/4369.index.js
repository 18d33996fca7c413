"use strict";
exports.id = 4369;
exports.ids = [4369];
exports.modules = {

/***/ 94369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pushContent: () => (/* binding */ pushContent)
});

// EXTERNAL MODULE: ../../build/src/disk/paths.js
var disk_paths = __webpack_require__(83319);
// EXTERNAL MODULE: ../../build/src/disk/earlier-results.js
var earlier_results = __webpack_require__(73372);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: ../../build/src/commands/inputs/folder.js
var inputs_folder = __webpack_require__(2418);
// EXTERNAL MODULE: ../../build/src/commands/account/posts.js
var posts = __webpack_require__(85899);
// EXTERNAL MODULE: ../../build/src/commands/inputs/idle-globs.js + 1 modules
var idle_globs = __webpack_require__(39980);
// EXTERNAL MODULE: ../../build/src/commands/inputs/whole-checkout.js + 3 modules
var whole_checkout = __webpack_require__(48523);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ../../build/src/api/errors.js
var api_errors = __webpack_require__(43947);
// EXTERNAL MODULE: ../../build/src/text/group-by.js
var group_by = __webpack_require__(17266);
// EXTERNAL MODULE: ../../build/src/disk/left-out.js
var left_out = __webpack_require__(94011);
// EXTERNAL MODULE: ../../build/src/disk/lfs-pointer.js
var lfs_pointer = __webpack_require__(80928);
// EXTERNAL MODULE: ../../build/src/disk/read.js
var read = __webpack_require__(55919);
// EXTERNAL MODULE: ../../build/src/pages/place.js
var pages_place = __webpack_require__(24169);
// EXTERNAL MODULE: ../../build/src/project/page-text.js
var page_text = __webpack_require__(90050);
// EXTERNAL MODULE: ../../build/src/text/unicode-form.js
var unicode_form = __webpack_require__(66285);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/folder/left-out.js
/** Finds the file of a page that the folder still has although it isn't pushed: such a page isn't gone from the folder. */









/** Returns a function that lists the folder when it is asked for the first page. */
function leftOutFinder(rules) {
    let opened;
    return async (...asked) => (await (opened ??= openFolder(rules)))(...asked);
}
async function openFolder({ folder, below, to, pushed, problems }) {
    const { paths, links, unlisted } = await (0,left_out/* listLeftOut */.G)(folder, pushed);
    const reasons = new Map(problems.map(({ path, problem }) => [path.replace(/\/$/, ''), problem]));
    const placeIn = (path) => placeKey(external_node_path_.posix.join(to, ownName(path)));
    const byPlace = new Map(paths.map((path) => [placeIn(path), path]));
    const linksByPlace = new Map([...links].map((path) => [placeIn(path), path]));
    // A symlink that leads out isn't read, and a broken one counts as unreadable.
    const isBroken = (path) => !(0,disk_paths/* isFile */.fo)((0,external_node_path_.join)(folder, path)) && !(0,disk_paths/* isFolder */.lQ)((0,external_node_path_.join)(folder, path));
    const files = paths.filter((path) => !links.has(path) || isBroken(path));
    const byName = (0,group_by/* groupBy */.$)(paths, (path) => placeKey(external_node_path_.posix.basename(ownName(path))));
    const byOwnName = async ({ path, hash }) => {
        for (const file of byName.get(placeKey(external_node_path_.posix.basename(path))) ?? [])
            if (links.has(file) || (await mayHaveText((0,external_node_path_.join)(folder, file), hash)))
                return file;
        return undefined;
    };
    const describe = (path) => ({
        file: external_node_path_.posix.join(below, path),
        reason: firstAbove(path, reasons) ?? 'not a file that is pushed',
    });
    let texts;
    const byText = async ({ hash }) => (await (texts ??= readTexts(folder, files))).byHash.get(hash);
    const unread = async (known) => {
        const { unreadable } = await (texts ??= readTexts(folder, files));
        const isOther = (file) => known.has((0,pages_place/* placeOf */.$t)((0,unicode_form/* unicodeForm */.w)(external_node_path_.posix.join(to, file), 'NFC'))) || (links.has(file) && hasName(file, known));
        return unreadable.find((file) => !isOther(file));
    };
    return async (page, written) => {
        const place = placeKey(page.path);
        const named = byPlace.get(place) ?? firstAbove(place, linksByPlace) ?? (await byOwnName(page));
        const known = named ?? (await byText(page));
        if (known !== undefined)
            return describe(known);
        const other = await unread(written);
        if (other !== undefined)
            return { ...describe(other), isGuess: true };
        // The file may be in a folder that couldn't be listed.
        const [first] = unlisted;
        if (!first)
            return undefined;
        return { file: external_node_path_.posix.join(below, `${first.path}/`), reason: `couldn't be listed: ${first.reason}`, isGuess: true };
    };
}
/** Two names that a system can't tell apart are one. */
function placeKey(path) {
    return (0,disk_paths/* foldCase */.SP)((0,pages_place/* placeOf */.$t)(path));
}
/** Removes what hides a page, which is still in the folder then: dots before names, and a second ending such as `.bak`. */
function ownName(path) {
    return (0,left_out/* withoutDots */.n)(path).replace(/(\.mdx?)(?![a-z\d])[^/]*$/i, '$1');
}
/** Finds a path, or the closest folder that it is in. */
function firstAbove(path, values) {
    for (let name = path; name !== '.'; name = external_node_path_.posix.dirname(name)) {
        const found = values.get(name);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** True if the file has the name of a page, in any folder. */
function hasName(file, known) {
    const name = placeKey(external_node_path_.posix.basename(ownName(file)));
    return [...known.keys()].some((place) => placeKey(external_node_path_.posix.basename(place)) === name);
}
/** The name of a page, which may have another ending behind its own: `a.mdx.bak`. */
const PAGE_NAME = /\.mdx?(?![a-z\d])/i;
/** Reads the files that a renamed page may be. */
async function readTexts(folder, files) {
    const byHash = new Map();
    const unreadable = [];
    for (const file of files.filter((path) => PAGE_NAME.test(path))) {
        const bytes = await (0,read/* readWhole */.oD)((0,external_node_path_.join)(folder, file)).catch(() => undefined);
        if (bytes)
            byHash.set((0,page_text/* hashPage */.az)((0,page_text/* normalize */.S8)(bytes.toString())), file);
        else
            unreadable.push(file);
    }
    return { byHash, unreadable };
}
/** True for a file with the text of a page, and for one whose text isn't known. */
async function mayHaveText(file, hash) {
    const bytes = await (0,read/* readWhole */.oD)(file).catch(() => undefined);
    return bytes === undefined || (0,lfs_pointer/* isLfsPointer */.NS)(bytes) || (0,page_text/* hashPage */.az)((0,page_text/* normalize */.S8)(bytes.toString())) === hash;
}

// EXTERNAL MODULE: ../../build/src/disk/find-files.js
var find_files = __webpack_require__(50170);
// EXTERNAL MODULE: ../../build/src/pages/address.js
var address = __webpack_require__(98870);
// EXTERNAL MODULE: ../../build/src/text/list-items.js
var list_items = __webpack_require__(90692);
// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/folder/select-pages.js
/** Selects the files to push by their names, without reading them, and finds names that can't be pushed. */









/** The files are sorted by path. Rejects with InputError if the folder doesn't exist or can't be listed. */
async function selectPages(rules) {
    const { workspace, folder, include, exclude, to, isResult } = rules;
    const found = await (0,inputs_folder/* listInputFolder */.tr)(rules, (path) => isResult((0,external_node_path_.join)(folder, path)) ? 'results of docs-ci' : skipReason(path));
    const below = (0,disk_paths/* workspacePath */.X5)(workspace, folder);
    const readable = found.filter(({ problem }) => problem === undefined).map(({ path }) => path);
    const selected = await (0,find_files/* matchPaths */.oq)(readable, include, exclude);
    const files = readable
        .filter((path) => selected.has(path))
        .map((path) => ({ file: external_node_path_.posix.join(below, path), path: external_node_path_.posix.join(to, (0,unicode_form/* unicodeForm */.w)(path, 'NFC')) }));
    const why = exclude
        ? `not selected by ${(0,input_names/* inputName */.yu)('include')} and ${(0,input_names/* inputName */.yu)('exclude')}`
        : `doesn't match ${(0,input_names/* inputName */.yu)('include')}`;
    return {
        files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
        names: found.map(({ path }) => path),
        passedOver: readable.flatMap((path) => (selected.has(path) ? [] : { file: external_node_path_.posix.join(below, path), reason: why })),
        others: found.flatMap(({ path, problem = why }) => (selected.has(path) ? [] : { path, problem })),
        skipped: found.flatMap(({ path, problem: reason }) => reason === undefined ? [] : { file: external_node_path_.posix.join(below, path), reason }),
    };
}
/** Lock files of package managers and of docs-ci. */
const LOCK_FILE = /^(package-lock|npm-shrinkwrap)\.json$|^pnpm-lock\.ya?ml$|^go\.sum$|\.lock(b|\.json|\.hcl)?$/i;
/** These files are never pushed, even if include names them. */
function skipReason(path) {
    const name = external_node_path_.posix.basename(path);
    if (name.startsWith('.'))
        return 'its name begins with a dot';
    if (name === 'node_modules')
        return 'installed packages';
    return LOCK_FILE.test(name) ? 'a lock file' : undefined;
}
/** Returns one text for each problem, which names the files and says what to do. */
function nameProblems(files, rules) {
    return [...invalidNames(files), ...clashes(files), ...reservedNames(files, rules), ...otherFilesAtRoot(files, rules)];
}
function invalidNames(files) {
    return files.flatMap(({ file, path }) => {
        const problem = (0,pages_place/* placeProblem */.Do)(path);
        if (problem === undefined)
            return [];
        return `${(0,input_names/* inputName */.yu)('path')}: ${JSON.stringify(file)} can't be pushed: its path ${problem}. Rename or exclude the file.`;
    });
}
function clashes(files) {
    return (0,inputs_folder/* findClashes */.tl)(files, ({ path }) => keyOf(path)).map((group) => {
        const places = new Set(group.map(({ path }) => keyOf(path)));
        const paths = group.map(({ file }) => file);
        const clash = places.size === 1 ? 'belong to the same page' : 'differ only in case or Unicode form';
        return `${(0,input_names/* inputName */.yu)('path')}: ${(0,list_items/* listPaths */.P)(paths, Infinity)} ${clash}. Rename or exclude all but one.`;
    });
}
/** Equal for two pages that readers find at the same URL, such as `a.mdx` and `a/index.mdx`. */
function keyOf(path) {
    return (0,pages_place/* isPage */.yp)(path) ? `/${(0,address/* addressOf */.ci)(path)}` : path;
}
function reservedNames(files, { manifest, configFile }) {
    return Object.entries({
        'the manifest': manifest,
        [`the file that ${(0,input_names/* inputName */.yu)('config-file')} names`]: configFile,
    }).flatMap(([what, reserved]) => {
        if (reserved === undefined)
            return [];
        const place = (0,disk_paths/* foldCase */.SP)((0,pages_place/* placeOf */.$t)(reserved));
        const taken = files.filter(({ path }) => (0,disk_paths/* foldCase */.SP)((0,pages_place/* placeOf */.$t)(path)) === place);
        return taken.map(({ file }) => `${(0,input_names/* inputName */.yu)('path')}: ${(0,list_items/* listPaths */.P)([file])} would replace ${what} (${(0,list_items/* listPaths */.P)([reserved])}). Rename or exclude the file.`);
    });
}
/** At the root of a repository, files that aren't pages can be its machinery. */
function otherFilesAtRoot(files, { to }) {
    const others = files.filter(({ path }) => !(0,pages_place/* isPage */.yp)(path)).map(({ file }) => file);
    if (to !== '.' || others.length === 0)
        return [];
    return [
        `${(0,input_names/* inputName */.yu)('include')}: ${(0,list_items/* listPaths */.P)(others)} can't be pushed to the root of the project, because only .md and .mdx files can. Exclude other files, or set ${(0,input_names/* inputName */.yu)('to')} to a folder.`,
    ];
}

// EXTERNAL MODULE: ../../build/src/disk/hash.js
var hash = __webpack_require__(91251);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/folder/read-pages.js
/** Reads and hashes the pages of the folder, and finds everything that is wrong with the folder before any request. */















/** Rejects with InputError, which lists all problems at once. */
async function readPages(rules) {
    const { workspace, folder, to } = rules;
    const { files, skipped, others, names, passedOver } = await selectPages(rules);
    const { pages, problems, unreadable } = await readFiles(files, rules);
    // A run that can read nothing has nothing to say about the folder.
    const refused = pages.length === 0 ? [...problems, ...unreadable.map(unreadProblem)] : problems;
    const all = [...describeProblems(refused, (0,input_names/* inputName */.yu)('path')), ...nameProblems(files, rules)];
    const topic = refused[0]?.problem === LFS_POINTER ? 'partial-checkout' : undefined;
    if (all.length > 0)
        throw new api_errors/* InputError */.dz(all, topic);
    const below = (0,disk_paths/* workspacePath */.X5)(workspace, folder);
    const pushed = new Set(pages.map(({ file }) => (0,external_node_path_.join)(workspace, file)));
    const unread = unreadable.map(({ file, reason }) => ({ path: external_node_path_.posix.relative(below, file), problem: reason }));
    const findLeftOut = leftOutFinder({ folder, below, to, pushed, problems: [...others, ...unread] });
    return { pages, skipped, unreadable, findLeftOut, passedOver, names };
}
async function readFiles(files, rules) {
    const pages = [];
    const problems = [];
    const unreadable = [];
    const buffer = Buffer.allocUnsafeSlow(MAX_PAGE_BYTES);
    for (const [index, selected] of files.entries()) {
        // Reading is synchronous; a run that is cancelled in the meantime has to notice.
        if (index % READS_PER_TURN === 0)
            await (0,promises_.setImmediate)();
        rules.signal.throwIfAborted();
        const { file } = selected;
        try {
            const bytes = (0,read/* readSmallFile */.EW)((0,external_node_path_.join)(rules.workspace, file), buffer);
            const problem = contentProblem(bytes, selected, rules);
            if (problem)
                problems.push({ problem, file });
            else
                pages.push({ ...selected, place: (0,pages_place/* placeOf */.$t)(selected.path), ...measurePage(bytes) });
        }
        catch (error) {
            const problem = readProblem(file, error);
            if (problem)
                problems.push({ problem, file });
            else
                unreadable.push({ file, reason: (0,read/* readErrorReason */.Dx)(error) });
        }
    }
    return { pages, problems, unreadable };
}
/** Larger pages are rejected: no server takes such a request. */
const MAX_PAGE_BYTES = 10_000_000;
const READS_PER_TURN = 100;
/**
 * Reads a page again, in normal form. Rejects with FileChangedError if the file isn't as it was hashed.
 * @param workspace absolute
 */
async function readPageText(workspace, page) {
    const bytes = await (0,read/* readIfThere */.qC)((0,external_node_path_.join)(workspace, page.file)).catch((error) => {
        throw new Error(`${page.file} couldn't be read: ${(0,read/* readErrorReason */.Dx)(error)}`);
    });
    const text = (0,page_text/* normalize */.S8)(bytes?.toString() ?? '');
    if (bytes === undefined || (0,page_text/* hashPage */.az)(text) !== page.hash)
        throw new hash/* FileChangedError */.jL();
    return text;
}
const LFS_POINTER = ['the content is only in Git LFS', lfs_pointer/* LFS_ADVICE */.jD];
const NOT_TEXT = [
    "the text isn't valid UTF-8",
    'Save pages as UTF-8. Exclude images and other files here, and upload them with sync-media.',
];
const WITH_NUL = [
    'the text contains a NUL character (U+0000)',
    'Remove the character, which text files never contain. If the file is in UTF-16, save it as UTF-8.',
];
const WITH_SECRET = [
    "the text contains this run's API key or token",
    'Remove the secret from the file, and replace the key if anyone else can read the file.',
];
const NAMED_BY_SECRET = [
    "the name contains this run's API key or token",
    'Rename the file, and replace the key if anyone else can read the name.',
];
const TOO_LARGE = ['larger than 10 MB', 'Split the page into several pages, or exclude the file.'];
const INVALID_NAME = ["the name isn't valid UTF-8", 'Rename or exclude the file.'];
const DELETED = [
    'deleted while docs-ci was reading the folder',
    'Run the job again when nothing else writes to the folder.',
];
function contentProblem(bytes, { file, path }, { hasSecret }) {
    if ((0,lfs_pointer/* isLfsPointer */.NS)(bytes))
        return LFS_POINTER;
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return NOT_TEXT;
    if (bytes.includes(0))
        return WITH_NUL;
    if (hasSecret(`${file}\n${path}`))
        return NAMED_BY_SECRET;
    return hasSecret(bytes.toString()) ? WITH_SECRET : undefined;
}
/** Undefined for a file that is there and can't be read. */
function readProblem(file, error) {
    if (error instanceof RangeError)
        return TOO_LARGE;
    if ((0,read/* hasInvalidName */.BO)(file, error))
        return INVALID_NAME;
    return error.code === 'ENOENT' ? DELETED : undefined;
}
function unreadProblem({ file, reason }) {
    return { file, problem: [reason, 'Make the file readable, or exclude the file.'] };
}
/** Files that a sentence names. */
const MAX_LISTED = 20;
/** Returns one text for each problem. @param label the input, as users see its name */
function describeProblems(found, label) {
    return [...(0,group_by/* groupBy */.$)(found, ({ problem: [reason] }) => reason)].map(([reason, group]) => {
        const files = group.map(({ file }) => file);
        const advice = group[0]?.problem[1] ?? '';
        return `${label}: ${(0,list_items/* listPaths */.P)(files, MAX_LISTED)} can't be pushed: ${reason}. ${advice}`;
    });
}
const LF = 10;
const CR = 13;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
/** Hashes and measures a page. @param bytes the file as it is, in UTF-8 */
function measurePage(bytes) {
    // Most files are in normal form, and decoding them takes longer than hashing.
    const normal = isNormal(bytes) ? bytes : Buffer.from((0,page_text/* normalize */.S8)(bytes.toString()));
    const sizeUnits = (0,external_node_buffer_.isAscii)(normal) ? normal.length : normal.toString().length;
    return { hash: (0,page_text/* hashPage */.az)(normal), sizeBytes: normal.length, sizeUnits };
}
function isNormal(bytes) {
    const hasOneLineEnd = bytes.at(-1) === LF && bytes.at(-2) !== LF && bytes.length > 1;
    const hasMark = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
    return bytes.length === 0 || (hasOneLineEnd && !hasMark && !bytes.includes(CR));
}

// EXTERNAL MODULE: ../../build/src/commands/inputs/max-deletes.js
var max_deletes = __webpack_require__(64119);
// EXTERNAL MODULE: ../../build/src/commands/inputs/common-inputs.js
var common_inputs = __webpack_require__(99325);
// EXTERNAL MODULE: ../../build/src/commands/inputs/kinds.js
var kinds = __webpack_require__(19699);
// EXTERNAL MODULE: ../../build/src/project/own-branch-names.js
var own_branch_names = __webpack_require__(54173);
// EXTERNAL MODULE: ../../build/src/text/short-hash.js
var short_hash = __webpack_require__(18060);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/names.js
/** Names the source of pages, and the branches that docs-ci creates for it. Pure. */



/**
 * Returns who the pages of a folder belong to: `github.com/acme/api:docs/reference`, or `local:api:docs` in a terminal. It
 * becomes public with the pages, so it contains no absolute path.
 * @param repository host, owner and name; undefined in a terminal
 * @param workspace absolute
 * @param path of the folder relative to the workspace, with slashes
 */
function sourceOf(repository, workspace, path) {
    return `${repository ?? `local:${(0,external_node_path_.basename)(workspace)}`}:${path}`;
}
const MAX_SLUG_LENGTH = 60;
const HASH_LENGTH = 6;
/** Returns a short name that fits into branches and markers. The hash at its end keeps jobs with other purposes apart. */
function slugOf({ source, base = '', to = '.' }) {
    const words = source.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const start = words.slice(0, MAX_SLUG_LENGTH).replace(/^-|-$/g, '');
    return [start, (0,short_hash/* shortHash */.B)(JSON.stringify([source, base, to]), HASH_LENGTH)].filter(Boolean).join('-');
}
/** Prefix of the branches that modes propose and remove use. */
const PROPOSAL_PREFIX = 'docs-ci/';
/** No run takes so long. It is all that shows that a run is over which doesn't give way to newer ones. */
const DAY_MS = 86_400_000;
const RANDOM_DIGITS = 7;
function jobOf(facts) {
    const { host, repository = '', sequence, runId, attempt = 1, nowMs, random, alwaysPushes = false } = facts;
    const startMs = Math.floor(nowMs);
    const unique = Math.floor(random * 36 ** RANDOM_DIGITS);
    return {
        origin: `${host}:${repository.split('/', 1)[0] ?? ''}`,
        number: sequence,
        startMs,
        id: `${runId ?? String(sequence ?? startMs)}-${unique.toString(36).padStart(RANDOM_DIGITS, '0')}`,
        givesWay: sequence !== undefined && attempt === 1 && !alwaysPushes,
    };
}
/** The name has the number of a run that gives way to newer ones, or `t` and the time. @param round counts the branches */
function workBranchOf(slug, { origin, number, startMs, id, givesWay }, round) {
    const order = givesWay && number !== undefined ? String(number) : `t${startMs}`;
    return `${own_branch_names/* WORK_PREFIX */.Nc}${slug}-${(0,short_hash/* shortHash */.B)(origin, 4)}-${order}-${id}-${round}`;
}
/**
 * True for a work branch of the same purpose and origin whose run is over, or can only give way to this one after this one
 * has pushed.
 */
function isLeftBehind(branch, slug, { origin, number, startMs }) {
    const start = `${own_branch_names/* WORK_PREFIX */.Nc}${slug}-${(0,short_hash/* shortHash */.B)(origin, 4)}-`;
    const [, time, digits] = (branch.startsWith(start) && /^(t?)(\d+)-/.exec(branch.slice(start.length))) || [];
    if (digits === undefined)
        return false;
    return time === 't' ? Number(digits) < startMs - DAY_MS : number !== undefined && Number(digits) < number;
}
/** A proposal has at most this many branches: a new one after each conflict that only a person can solve. */
const MAX_PROPOSAL_BRANCHES = 9;
/** The branches that a proposal may have, in the order in which they are made. */
function proposalBranches(slug, pullRequest) {
    const first = `${PROPOSAL_PREFIX}${slug}${pullRequest === undefined ? '' : `-pr-${pullRequest}`}`;
    return Array.from({ length: MAX_PROPOSAL_BRANCHES }, (_, index) => (index === 0 ? first : `${first}-${index + 1}`));
}
/** True for branches that docs-ci may delete without being told their name. */
function isProposalBranch(branch) {
    return branch.startsWith(PROPOSAL_PREFIX);
}

// EXTERNAL MODULE: ../../build/src/text/nearest-name.js
var nearest_name = __webpack_require__(88763);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/inputs.js
/** Declares the inputs and outputs of push-content, and checks combinations of inputs. */










/** What a commit message can have in braces. */
const PLACEHOLDERS = ['to', 'source', 'commit', 'changes'];
const inputs = {
    path: (0,kinds/* path */.Ae)({ description: 'Folder with the pages to push.', default: 'docs' }),
    include: (0,kinds/* globs */.gV)({
        description: "Glob patterns of files to include, one per line, relative to path. Files that aren't pages need a pattern.",
        default: '**/*.{md,mdx}',
    }),
    exclude: (0,kinds/* globs */.gV)({ description: 'Glob patterns of files to exclude, one per line, relative to path.' }),
    to: (0,kinds/* text */.Qq)({
        description: 'Folder of the documentation project, such as reference/api, or . for the root.',
    }),
    mode: (0,kinds/* choice */.Yq)(['publish', 'propose', 'remove'], {
        description: 'Make the pages live (publish), put them on a branch with a preview (propose), or delete this branch (remove).',
        default: 'publish',
    }),
    base: (0,kinds/* text */.Qq)({
        description: 'Branch of the documentation project that gets the changes.',
        defaultText: 'the deployment branch',
    }),
    branch: (0,kinds/* text */.Qq)({
        description: 'Branch of the proposal (propose, remove).',
        defaultText: 'docs-ci/ and a name',
    }),
    source: (0,kinds/* text */.Qq)({
        description: 'Owner of the pages, which the manifest records.',
        defaultText: 'the repository and path',
    }),
    onEdited: (0,kinds/* choice */.Yq)(['keep', 'overwrite', 'fail'], {
        description: 'Pages that were edited in the web editor or existed before: keep, overwrite, or fail (exit code 3).',
        default: 'keep',
    }),
    edits: (0,kinds/* choice */.Yq)(['patch', 'pull-request'], {
        description: 'Give kept edits back as edited.patch (patch), or also as one pull or merge request (pull-request).',
        default: 'patch',
    }),
    prune: (0,kinds/* choice */.Yq)(['none', 'managed'], {
        description: 'Pages that docs-ci pushed and that left path: keep (none), or delete (managed).',
        default: 'none',
    }),
    maxDeletes: (0,kinds/* countOrPercent */.qJ)({
        description: 'Maximum number of deletions by prune, or a share such as 5%. Above it, nothing is written.',
        default: '10',
    }),
    onOlderRun: (0,kinds/* choice */.Yq)(['skip', 'push'], {
        description: 'If a newer run has already pushed: do nothing (skip), or push (push).',
        default: 'skip',
    }),
    syntax: (0,kinds/* choice */.Yq)(['auto', 'mdx', 'none'], {
        description: 'Pages whose MDX syntax is checked before writing: .mdx files (auto), all (mdx) or none.',
        default: 'auto',
    }),
    navigationGroup: (0,kinds/* text */.Qq)({
        description: 'Label of the navigation group that gets new pages and loses deleted ones. Needs config-file.',
    }),
    configFile: (0,kinds/* text */.Qq)({
        description: 'Path of the configuration file in the documentation project, such as docs.json.',
    }),
    commitMessage: (0,kinds/* text */.Qq)({
        description: 'Commit message, with the placeholders {to}, {source}, {commit} and {changes}.',
        default: 'Update {to} from {source} ({commit})',
    }),
    wait: (0,kinds/* flag */.Jt)({
        description: 'Wait until the deployment finishes. In mode propose, wait for the preview.',
        default: 'true',
    }),
    artifact: (0,kinds/* flag */.Jt)({
        description: 'Upload plan.json, changes.diff and edited.patch, if any page differs.',
        default: 'true',
    }),
    comment: (0,kinds/* flag */.Jt)({
        description: 'Post the result as one comment on the pull or merge request.',
        default: 'false',
    }),
    ...(0,common_inputs/* commonInputs */.j$)({
        name: 'push-content',
        timeout: '30m',
        timeoutText: 'At the limit, the deployment branch has all changes or none.',
    }),
    token: common_inputs/* token */.Sh,
};
const outputs = {
    created: 'Pages created',
    updated: 'Pages updated',
    deleted: 'Pages deleted',
    unchanged: 'Unchanged pages',
    kept: 'Pages that stay, because they were edited or existed before',
    failed: 'Pages that the service rejected',
    skipped: "Files that aren't pushed",
    changed: 'true if anything in the documentation project changed',
    complete: 'true if no page is missing and no build failed',
    branch: 'Branch that the run pushed to',
    'commit-sha': 'SHA of the last commit',
    commits: 'Number of commits',
    merged: 'true if the commits were merged into the base branch',
    'deployment-id': 'ID of the deployment or preview',
    status: 'Last known status: pending, building, ready, error or cancelled',
    url: 'URL of the site or preview',
    'not-in-navigation': "Pages outside the navigation. Empty if no page or entry was added or deleted, or it can't be read",
    'edits-url': 'URL of the open request with kept edits',
    // GitLab passes 20 variables, outcome and result included. The paths below rarely differ between runs.
    'edited-patch': 'Path of edited.patch',
    plan: 'Path of plan.json',
    changes: 'Path of changes.diff',
    manifest: 'Path of the manifest',
};
/** Finds inputs that contradict each other, are missing, or can't be paths of the documentation project. */
function checkInputs(values, { unclearEvent }) {
    const { mode, to, base, branch, path: folder, resultsDir, navigationGroup, configFile } = values;
    const isInResults = folder !== undefined && resultsDir !== undefined && (0,disk_paths/* isWithin */.UO)(resultsDir, folder);
    const noBranch = `is only for modes propose and remove, but mode publish makes the pages live. Set ${(0,input_names/* inputName */.yu)('mode')} to propose, or remove ${(0,input_names/* inputName */.yu)('branch')}`;
    const broken = (0,command/* problemsOf */.GW)([
        [branch !== undefined && mode === 'publish', 'branch', noBranch],
        [
            branch !== undefined && branch === base && mode !== 'publish',
            'branch',
            'is the same as base. Use another branch for the proposal',
        ],
        [
            branch === undefined && (mode === 'propose' || mode === 'remove') && unclearEvent !== undefined,
            'branch',
            `is required in mode ${mode}, because the event ${unclearEvent} doesn't say for which pull request the job runs. Set ${(0,input_names/* inputName */.yu)('branch')}`,
        ],
        [
            to === undefined && mode !== 'remove',
            'to',
            'is missing. Set the folder of the documentation project for the pages',
        ],
        [
            to === undefined && mode === 'remove' && branch === undefined,
            'to',
            `is missing. Set ${(0,input_names/* inputName */.yu)('path')}, ${(0,input_names/* inputName */.yu)('base')} and ${(0,input_names/* inputName */.yu)('to')} as in mode propose, or set ${(0,input_names/* inputName */.yu)('branch')}`,
        ],
        [
            navigationGroup !== undefined && configFile === undefined,
            'navigationGroup',
            `needs ${(0,input_names/* inputName */.yu)('config-file')}. Set ${(0,pages_place/* configPath */.eQ)()}`,
        ],
        [isInResults, 'resultsDir', 'contains the folder to push, but results are never pushed. Choose another folder'],
    ]);
    return [...projectPathProblems(values), ...placeholderProblems(values), ...broken];
}
/** Other braces than those of a probably mistyped placeholder are text. Many words of two letters look like `to`. */
function placeholderProblems({ commitMessage = '' }) {
    const isTypo = (word) => word.length > 2 &&
        !PLACEHOLDERS.some((known) => known === word) &&
        (0,nearest_name/* nearestName */.q)(word.trim().toLowerCase(), PLACEHOLDERS) !== undefined;
    const [typo] = [...commitMessage.matchAll(/\{([^{}]*)\}/g)].filter(([, word = '']) => isTypo(word));
    if (!typo)
        return [];
    const known = (0,list_items/* listItems */.D)(PLACEHOLDERS.map((word) => `{${word}}`));
    return [{ input: 'commitMessage', problem: `has ${typo[0]}. Use one of the placeholders ${known}` }];
}
/** Notices about inputs that change nothing in this run. */
function describeUnused({ mode, prune, maxDeletes, navigationGroup, configFile }) {
    if (mode === 'remove')
        return [];
    const file = `${(0,input_names/* inputName */.yu)('config-file')}: not used, because ${(0,input_names/* inputName */.yu)('navigation-group')} isn't set. The navigation stays as it is.`;
    return [
        ...(prune === 'none' ? (0,max_deletes/* describeUnusedLimit */.Xx)(maxDeletes, max_deletes/* NO_PRUNE */.Tt) : []),
        ...(configFile !== undefined && navigationGroup === undefined ? [file] : []),
    ];
}
function projectPathProblems({ to, configFile }) {
    const paths = [
        ['to', to === '.' ? undefined : to, 'reference/api'],
        ['configFile', configFile, 'docs.json'],
    ];
    return paths.flatMap(([input, value, sample]) => {
        if (value === undefined)
            return [];
        const problem = (0,pages_place/* placeProblem */.Do)(value) ?? kindProblem(input, value);
        if (problem === undefined)
            return [];
        return [{ input, problem: `can't be used: the path ${problem}. Use a path such as ${sample}` }];
    });
}
/** Endings of files that nobody gives a folder. */
const FILE_ENDING = /\.(?:mdx?|json|ya?ml)$/i;
/** A page is neither a folder nor the configuration. */
function kindProblem(input, path) {
    if (input === 'to')
        return FILE_ENDING.test(path) ? `${path} is that of a file, not of a folder` : undefined;
    return (0,pages_place/* isPage */.yp)(path) ? `${path} is that of a page` : undefined;
}
/** The path of the manifest in the documentation project. */
function manifestPathOf({ to = '.' }) {
    return to === '.' ? 'docs-ci-manifest.mdx' : `${to}/docs-ci-manifest.mdx`;
}
/** What the run is for. The names of its branches and the marker of its comment follow from it. */
function purposeOf({ host, inputs }) {
    const { workspace, runContext } = host;
    const source = inputs.source ?? sourceOf(runContext.repository, workspace, (0,disk_paths/* workspacePath */.X5)(workspace, inputs.path));
    return { source, base: inputs.base, to: inputs.to };
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ../../build/src/api/endpoints/deployments.js
var deployments = __webpack_require__(39319);
// EXTERNAL MODULE: ../../build/src/deployments/follow-deployment.js
var follow_deployment = __webpack_require__(27129);
// EXTERNAL MODULE: ../../build/src/project/batches.js
var batches = __webpack_require__(97075);
// EXTERNAL MODULE: ../../build/src/project/push-batches.js
var push_batches = __webpack_require__(61170);
// EXTERNAL MODULE: ../../build/src/project/read-project.js
var read_project = __webpack_require__(83407);
// EXTERNAL MODULE: ../../build/src/text/short-id.js
var short_id = __webpack_require__(45565);
// EXTERNAL MODULE: ../../build/src/api/endpoints/content.js
var content = __webpack_require__(43098);
// EXTERNAL MODULE: ../../build/src/project/patiently.js
var patiently = __webpack_require__(36589);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/project/list-layout.js

/** @param list without comments */
function layoutOf(json, list) {
    const children = list.children ?? [];
    const [first, last] = [children[0], children.at(-1)];
    const start = json.slice(list.offset + 1, first?.offset ?? list.offset + 1);
    const end = last ? json.slice(last.offset + last.length, list.offset + list.length - 1) : '';
    const hasTrailingComma = end.includes(',');
    const [, step = '  '] = /\n([ \t]+)\S/.exec(json) ?? [];
    if (!json.trim().includes('\n'))
        return { beforeEntry: '', beforeBracket: '', hasTrailingComma, step };
    const [indent = ''] = /^[ \t]*/.exec(json.slice(json.lastIndexOf('\n', list.offset) + 1)) ?? [];
    const lineEnd = json.includes('\r\n') ? '\r\n' : '\n';
    return {
        beforeEntry: lineEnd + (indentIn(start) ?? indent + step),
        beforeBracket: lineEnd + (indentIn(end) ?? indent),
        hasTrailingComma,
        step,
    };
}
/** What is behind the last line break of a space. */
function indentIn(space) {
    return space.includes('\n') ? space.slice(space.lastIndexOf('\n') + 1) : undefined;
}
/** The text of the list, with its brackets. */
function renderList(entries, layout) {
    if (entries.length === 0)
        return '[]';
    const { beforeEntry, beforeBracket, hasTrailingComma } = layout;
    const lines = entries.map((entry) => beforeEntry + entry).join(',');
    return `[${lines}${hasTrailingComma ? ',' : ''}${beforeBracket}]`;
}
/** The entry of a page, like another one: with a slash, an ending and a title if that has them. */
function renderEntry({ path, title }, { text, value }, { beforeEntry, step }) {
    const example = typeof value === 'string' ? { path: value } : value;
    const written = (example.path.startsWith('/') ? '/' : '') + (/\.mdx?$/i.test(example.path) ? path : (0,pages_place/* placeOf */.$t)(path));
    if (typeof value === 'string')
        return { text: JSON.stringify(written), value: written };
    const fields = { title, path: written };
    const names = Object.keys(example).filter((name) => name === 'title' || name === 'path');
    const entry = Object.fromEntries(names.map((name) => [name, fields[name]]));
    if (beforeEntry === '')
        return { text: JSON.stringify(entry), value: entry };
    const lines = JSON.stringify(entry, undefined, step);
    const isOnOneLine = !text.includes('\n');
    return { text: isOnOneLine ? lines.replaceAll(/\n\s*/g, ' ') : lines.replaceAll('\n', beforeEntry), value: entry };
}

// EXTERNAL MODULE: ../../build/src/pages/navigation.js
var pages_navigation = __webpack_require__(34226);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/project/navigation-group.js







const jsonc = () => __webpack_require__.e(/* import() | jsonc */ 7280).then(__webpack_require__.t.bind(__webpack_require__, 7415, 19));
const OPTIONS = { allowTrailingComma: true };
/** Messages list at most this many labels or entries. */
const navigation_group_MAX_LISTED = 20;
/** The configuration as text, for a service that only returns it as an object. */
function renderConfig(config) {
    return `${JSON.stringify(config, undefined, 2)}\n`;
}
/** For the first page of a navigation. */
const PLAIN = { text: '""', value: '' };
/**
 * The text of the configuration with the changed group. Rejects with InputError if there isn't exactly one group with this
 * label, if the text isn't JSON, or if the edit would lose a comment.
 */
async function editGroup(text, change) {
    const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
    const json = text.slice(mark.length);
    const lists = findLists(await parseConfig(json));
    const list = selectList(lists, change.label);
    const before = await entriesOf(json, list.children);
    const kept = before.filter(({ place }) => place === undefined || !change.remove.has(place));
    if (change.add.length === 0 && kept.length === before.length)
        return text;
    const page = lists.flatMap(({ pages }) => pages.children ?? []).find((node) => placeOfNode(node) !== undefined);
    const [example = PLAIN] = await entriesOf(json, page && [page]);
    const layout = layoutOf(json, list);
    const after = insertEntries(kept, change, { example, layout });
    const edited = await setList(json, list, after, layout);
    if ('obstacle' in edited)
        throw refusal(change.label, edited.obstacle, before, after);
    return mark + edited.text;
}
/** Places of the entries that the change takes out of the group, in their order. */
async function removedPlaces(text, { label, remove }) {
    const nodes = selectList(findLists(await parseConfig(text)), label).children ?? [];
    return nodes.flatMap((node) => placeOfNode(node) ?? []).filter((place) => remove.has(place));
}
async function entriesOf(json, nodes = []) {
    const { getNodeValue } = await jsonc();
    return nodes.map((node) => ({
        text: json.slice(node.offset, node.offset + node.length),
        value: getNodeValue(node),
        place: placeOfNode(node),
    }));
}
async function setList(json, list, entries, layout) {
    const { applyEdits, getNodePath, modify, stripComments } = await jsonc();
    const values = entries.map(({ value }) => value);
    const [edit] = modify(json, getNodePath(list), values, {});
    // `modify` finds the first field with a name, but the last one counts.
    if (edit?.offset !== list.offset)
        return { obstacle: 'two fields of one object have the same name' };
    const current = json.slice(list.offset, list.offset + list.length);
    if (stripComments(current, ' ') !== current)
        return { obstacle: 'a comment in the list would be lost' };
    // The layout of the library takes half a minute for 10,000 entries.
    const texts = entries.map(({ text }) => text);
    return { text: applyEdits(json, [{ ...edit, content: renderList(texts, layout) }]) };
}
function refusal(label, obstacle, before, after) {
    const [old, current] = [new Set(before), new Set(after)];
    const added = after.filter((entry) => !old.has(entry));
    const removed = before.filter((entry) => !current.has(entry));
    const todo = [
        ...(added.length > 0 ? [`add ${listEntries(added)}`] : []),
        ...(removed.length > 0 ? [`remove ${listEntries(removed)}`] : []),
    ];
    return new api_errors/* InputError */.dz([
        `${(0,input_names/* inputName */.yu)('navigation-group')}: ${JSON.stringify(label)}: docs-ci doesn't edit the list of pages, because ${obstacle}. Edit the list in the documentation project: ${todo.join(', and ')}.`,
    ], 'navigation-group');
}
/** As JSON, to be copied. */
function listEntries(entries) {
    const shown = entries.slice(0, navigation_group_MAX_LISTED).map(({ value }) => JSON.stringify(value));
    const rest = entries.length - shown.length;
    return [...shown, ...(rest > 0 ? [`and ${(0,pluralize/* formatCount */.B)(rest)} more`] : [])].join(', ');
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
    }
    if (root && errors.length === 0)
        return root;
    throw new api_errors/* InputError */.dz([
        `${(0,input_names/* inputName */.yu)('config-file')}: the file isn't valid JSON, or it is nested too deeply. Check the path and the file.`,
    ], 'navigation-group');
}
function findLists(root) {
    const lists = [];
    const open = [root];
    for (let node = open.pop(); node; node = open.pop()) {
        open.push(...[...(node.children ?? [])].reverse());
        const pages = fieldOf(node, 'pages');
        if (pages?.type !== 'array')
            continue;
        const labels = pages_navigation/* LABEL_FIELDS */.nA.map((field) => fieldOf(node, field)?.value);
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
    const shown = (0,list_items/* listItems */.D)(existing.map((one) => JSON.stringify(one)), navigation_group_MAX_LISTED);
    const known = shown === '' ? 'No group has pages.' : `The groups with pages are ${shown}.`;
    throw new api_errors/* InputError */.dz([
        `${(0,input_names/* inputName */.yu)('navigation-group')}: ${JSON.stringify(label)}: the navigation ${problem}. ${known} Set ${(0,input_names/* inputName */.yu)('navigation-group')} to the label of one group.${found ? '' : ` To use a new group, first add it to the configuration, with an empty list "pages".`}`,
    ], 'navigation-group');
}
function placeOfNode(node) {
    const value = node.type === 'string' ? node.value : fieldOf(node, 'path')?.value;
    return typeof value === 'string' ? (0,pages_place/* placeOf */.$t)(value) : undefined;
}
/** Puts new entries before the next own page by path, else behind the last own page, else at the end. */
function insertEntries(entries, { add, own }, { example, layout }) {
    const isOwn = ({ place }) => place !== undefined && own.has(place);
    const isPage = ({ place }) => place !== undefined;
    const sorted = add.map((page) => ({ ...page, place: (0,pages_place/* placeOf */.$t)(page.path) }));
    sorted.sort((a, b) => (a.place < b.place ? -1 : 1));
    const end = entries.findLastIndex(isOwn) + 1 || entries.length;
    const after = [];
    let near = entries.find(isPage) ?? example;
    let count = 0;
    for (const [index, entry] of [...entries, undefined].entries()) {
        const limit = entry && isOwn(entry) ? entry.place : undefined;
        for (let page = sorted[count]; page; page = sorted[count]) {
            if (index !== end && (limit === undefined || page.place > limit))
                break;
            after.push({ ...renderEntry(page, near, layout), place: page.place });
            count += 1;
        }
        if (!entry)
            continue;
        after.push(entry);
        if (isPage(entry))
            near = entry;
    }
    return after;
}

// EXTERNAL MODULE: ../../build/src/pages/page-title.js
var page_title = __webpack_require__(5744);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/plan/navigation.js
/** Plans what becomes of the navigation: the entries of the group that docs-ci keeps, and pages that no group lists. */








/** The steps after which the project has a page of the folder. Other files never belong to the navigation. */
function isThereAfter({ action, path, page, remote }) {
    return page !== undefined && (0,pages_place/* isPage */.yp)(path) && (action === 'create' || action === 'update' || remote !== undefined);
}
/**
 * The steps after which certainly no group lists a page. Text that other pages include isn't meant
 * for readers.
 */
function unlistedSteps(steps, { project, config }) {
    const after = steps.filter(isThereAfter);
    const navigation = new pages_navigation/* ListedPages */.G(config?.config, [...project.listed.keys(), ...after.map(({ place }) => place)]);
    return after.filter(({ place, path }) => navigation.of(place) === 'unlisted' && !(0,address/* isPartial */.mt)(path));
}
/** Paths of the pages that certainly no group lists after the steps. Undefined if no page or entry comes or goes, or if the navigation isn't known. */
function unlistedAfter({ project, config }, steps, group) {
    const changesSet = steps.some(({ action }) => action === 'create' || action === 'delete');
    if (!config || !(changesSet || group))
        return undefined;
    const added = new Set(group?.add.map(({ path }) => path));
    return unlistedSteps(steps, { project, config }).flatMap(({ path }) => (added.has(path) ? [] : path));
}
/** Undefined if the group stays as it is. Rejects with InputError if there isn't exactly one group with the label. */
async function planGroup({ inputs: { navigationGroup: label }, host, log }, { project, pages, config }, steps) {
    if (label === undefined)
        return undefined;
    if (!config) {
        throw new api_errors/* InputError */.dz([
            `${(0,input_names/* inputName */.yu)('navigation-group')}: the service does not return the configuration, so the group is unknown. Check that the key may read it, or remove ${(0,input_names/* inputName */.yu)('navigation-group')}.`,
        ], 'navigation-group');
    }
    const own = new Set([...pages.map(({ place }) => place), ...project.written.keys()]);
    const add = [];
    for (const { page, path } of unlistedSteps(steps, { project, config }))
        if (page)
            add.push({ path, title: await (0,page_title/* titleOfPage */.n)(await readPageText(host.workspace, page), path) });
    // A page whose listing isn't known may be listed in another file, and would be there twice.
    if (!(0,pages_navigation/* isWholeNavigation */.Op)(config.config) && steps.some(({ action }) => action === 'create'))
        log.warning(`${(0,input_names/* inputName */.yu)('navigation-group')}: no entries are added, because another file may list the pages: a part of the navigation isn't in the configuration. Add new pages to the navigation yourself.`);
    const isGone = (step) => step.action !== 'skipped' && !step.remote && !isThereAfter(step);
    const gone = steps.filter((step) => step.action === 'delete' || isGone(step));
    const change = { label, own, add, remove: new Set(gone.map(({ place }) => place)) };
    const before = renderConfig(config.config);
    // The layout of the file doesn't matter for the question whether an entry comes or goes.
    if ((await editGroup(before, change)) === before)
        return undefined;
    const removed = await removedPlaces(before, change);
    return { ...change, entries: { added: add.map(({ path }) => (0,pages_place/* placeOf */.$t)(path)), removed } };
}
/** True if a configuration has the change of the group. */
function hasGroupChange(config, { label, add, remove }) {
    const [listed, elsewhere] = [(0,pages_navigation/* findListedPages */.jL)(config), (0,pages_navigation/* findListedPages */.jL)(config, [], label)];
    const hasNew = add.every(({ path }) => listed.has((0,pages_place/* placeOf */.$t)(path)));
    return hasNew && ![...remove].some((place) => listed.has(place) && !elsewhere.has(place));
}
/** True if a configuration lists, or may list, a page that the steps delete: a plan with these steps knew none that does. */
function listsDeleted(config, steps, { listed }, group) {
    const navigation = new pages_navigation/* ListedPages */.G(config, listed.keys(), group?.label);
    return steps.some(({ action, place }) => action === 'delete' && (navigation.of(place) !== 'unlisted' || navigation.names(place)));
}
/** Sentences about entries that others changed while the run worked: now twice there, or without their page. */
function navigationRaces(config, steps, group) {
    const [listed, elsewhere] = [(0,pages_navigation/* findListedPages */.jL)(config), (0,pages_navigation/* findListedPages */.jL)(config, [], group?.label)];
    const twice = (group?.add ?? []).filter(({ path }) => elsewhere.has((0,pages_place/* placeOf */.$t)(path)));
    const gone = steps.filter(({ action, place }) => action === 'delete' && listed.has(place));
    return [
        ...twice.map(({ path }) => `The navigation lists ${path} twice.`),
        ...gone.map(({ path }) => `The navigation lists ${path}, which this run deleted.`),
    ];
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/record.js
/** Holds the state of a push-content run, how it ended, and why it stopped, so that every ending can publish the state. */

/** What follows from how a run ended, beside its words. */
const RESULTS = {
    published: { isAtTarget: true, showsPages: true, firstComment: 'with changes' },
    'up-to-date': { isAtTarget: true, showsPages: true, firstComment: 'with changes' },
    proposed: { isAtTarget: true, showsPages: true, firstComment: 'always' },
    'taken-back': { isAtTarget: true, showsPages: false, firstComment: 'never' },
    removed: { isAtTarget: false, showsPages: false, firstComment: 'never' },
    planned: { isAtTarget: false, showsPages: true, firstComment: 'with changes' },
    'older-run': { isAtTarget: false, showsPages: false, firstComment: 'never' },
    stopped: { isAtTarget: false, showsPages: false, firstComment: 'always' },
};
function createRecord() {
    return { skipped: [], unreadable: [], ...nothingLearned() };
}
function nothingLearned() {
    return {
        files: {},
        problems: [],
        written: [],
        progress: 'none',
        commits: { count: 0 },
        navigationRaces: [],
    };
}
/** Ends a run from anywhere below a mode. */
class Stop extends Error {
    reason;
    name = 'Stop';
    constructor(reason) {
        super(reason.kind);
        this.reason = reason;
    }
}
/** Inputs that fitted before the first write no longer fit because the project changed, or reads differently. */
function stopOfLateInputError(error) {
    if (!(error instanceof api_errors/* InputError */.dz))
        return error;
    return new Stop({ kind: 'changed-project', problems: error.problems, topic: error.topic ?? 'conflict' });
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/apply/config-file.js
/** Edits the configuration file of the project, and checks that the edit changed the navigation. */











/**
 * Resolves to undefined if the navigation stays as it is. Rejects with InputError if an edit would lose a comment.
 * @param path of the file
 * @param check of its text, before the edit
 */
async function editConfigFile(api, path, { project, group, config }, check) {
    if (!group)
        return undefined;
    const text = await readFile(api, path, project);
    await check?.(text);
    return { text, edited: await editGroup(text ?? renderConfig(config), group) };
}
function readFile(api, path, { branch }) {
    return (0,read_project/* readSource */.o$)({ api }, { branch, formsOf: read_project/* exactly */.pV }, path);
}
/** The logs that have the notice: one for a run is enough, however often it compares. */
const toldLogs = new WeakSet();
/** Only a write tells whether the path is right. @param text undefined if the service doesn't return it */
function noticeUnread(log, path, text) {
    if (text !== undefined || toldLogs.has(log))
        return;
    toldLogs.add(log);
    const usual = path === pages_place/* USUAL_CONFIG_FILE */.v0 ? '' : ` In most projects, this file is ${pages_place/* USUAL_CONFIG_FILE */.v0}.`;
    log.notice(`${(0,input_names/* inputName */.yu)('config-file')}: the service doesn't return the text of ${JSON.stringify(path)}. If it is the configuration file, docs-ci writes it with a new layout, and without comments.${usual}`);
}
/** Other files that may be the configuration, and are read to find out. */
const MAX_READ = 3;
/** Rejects with InputError if another file of the service certainly is the configuration. */
async function requireConfigFile(api, path, { project, config }, text) {
    if (await (0,read_project/* isConfigText */.kH)(text, config))
        return;
    const listed = [...project.listed.values()].map((page) => page.path).filter((name) => name.endsWith('.json'));
    const others = [...new Set([pages_place/* USUAL_CONFIG_FILE */.v0, ...listed])].filter((name) => name !== path);
    for (const other of others.slice(0, MAX_READ)) {
        if (!(await (0,read_project/* isConfigText */.kH)(await readFile(api, other, project), config)))
            continue;
        const problem = text === undefined ? `the service returns no ${path}` : `${path} is another file`;
        throw new api_errors/* InputError */.dz([
            `${(0,input_names/* inputName */.yu)('config-file')}: the configuration file is ${other}, and ${problem}. Set ${(0,input_names/* setting */.Pe)('config-file', other)}.`,
        ], 'navigation-group');
    }
}
/** Rejects with InputError if an edit would lose a comment, or for another file. A notice says what only a write tells. */
async function checkConfigFile({ api, inputs: { configFile = '' }, log }, planned) {
    const check = (text) => requireConfigFile(api, configFile, planned, text);
    const file = await editConfigFile(api, configFile, planned, check);
    if (file)
        noticeUnread(log, configFile, file.text);
}
/** The file is edited as it is on the branch of the plan. */
async function withConfigFile(run, planned) {
    const { api, inputs, log } = run;
    const { project, changes, config, group } = planned;
    const path = inputs.configFile ?? '';
    const file = await editConfigFile(api, path, planned);
    if (!file || !group)
        return { ...planned, hasSameConfig: () => Promise.resolve(true), confirm: async () => Promise.resolve() };
    const { text, edited } = file;
    noticeUnread(log, path, text);
    const readConfiguration = async () => (await (0,content/* getConfig */.zj)(api, { branch: project.branch })).config;
    const isShown = async () => hasGroupChange(await readConfiguration(), group);
    return {
        ...planned,
        changes: [...changes, { type: 'update', path, content: async () => Promise.resolve(edited) }],
        hasSameConfig: async () => text === undefined
            ? (0,external_node_util_.isDeepStrictEqual)(await readConfiguration(), config)
            : (0,page_text/* isSameText */.cZ)(await readFile(api, path, project), text),
        confirm: async () => {
            // The service has a text at the path, so the path is right.
            if (text === undefined && !(await (0,patiently/* patiently */.d_)(run, isShown)))
                throw new Stop({ kind: 'wrong-config-file' });
        },
    };
}

// EXTERNAL MODULE: ../../build/src/api/concurrency.js
var concurrency = __webpack_require__(7609);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/plan/steps.js
const CHANGES = {
    create: true,
    update: true,
    delete: true,
    unchanged: false,
    kept: false,
    left: false,
    skipped: false,
    forgotten: false,
};
/** True for a step that changes the project. */
function isChange(step) {
    return CHANGES[step.action];
}
/** The page of the folder that an edit of the project belongs to. */
function ownPage({ page, renamedTo }) {
    return page ?? renamedTo;
}

// EXTERNAL MODULE: ../../build/src/text/merged-json.js
var merged_json = __webpack_require__(36164);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/project/manifest.js
/**
 * Renders and parses the manifest: the page of the documentation project that says what docs-ci has put there. It is part
 * of the same commits as the pages. It has one entry per line with an empty line between them, so that branches merge. Pure.
 */


const VERSION = 2;
/** Stands before the hash of a page that a run found equal: nobody knows that docs-ci has written it, so it isn't deleted. */
const FOUND = 'found:';
/** Larger manifests are not written: the request that contains one would be too large for many servers. */
const MAX_MANIFEST_BYTES = 700_000;
const HEADER = `---
title: What docs-ci put here
description: Written by docs-ci, which needs it to recognize its own pages. Not part of the navigation.
---

{/* docs-ci-manifest
`;
/** Stands for the hash of a page that people deleted. It has the form of a hash, but no page has it. */
const DELETED_HASH = 'deleted-at-the-service';
/** Equal manifests have equal texts. */
function renderManifest({ source, sequence, origin, push, pages }) {
    const fields = Object.entries({ version: VERSION, source, sequence, origin, push }).flatMap(([name, value]) => value === undefined ? [] : [`  ${toJson(name)}: ${toJson(value)},\n`]);
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
    const start = START.exec(text);
    if (!start)
        return damaged("it doesn't contain the comment that docs-ci writes");
    const [content = ''] = text.slice(start.index + start[0].length).split('*/', 1);
    const json = (0,merged_json/* parseMergedJson */.c)(content, text);
    if ('problem' in json)
        return damaged(json.problem);
    if (!isRecord(json.value))
        return damaged("it isn't a JSON object");
    const { version } = json.value;
    if (typeof version !== 'number')
        return damaged('version has an unexpected value');
    return version > VERSION ? { kind: 'newer', version } : parseFields(json.value, version);
}
/** The fields beside `version`, and whether a value fits. */
const FIELDS = {
    source: (value) => typeof value === 'string',
    sequence: (value) => value === undefined || Number.isSafeInteger(value),
    origin: (value) => value === undefined || typeof value === 'string',
    push: (value) => value === undefined || typeof value === 'string',
    pages: isRecord,
};
function parseFields(json, version) {
    for (const [name, fits] of Object.entries(FIELDS))
        if (!fits(json[name]))
            return damaged(`${name} has an unexpected value`);
    const { source, sequence, origin, push, pages } = json;
    // An object would treat a page that is called `__proto__` differently.
    const hashByPath = new Map();
    for (const [path, hash] of Object.entries(pages)) {
        if (!isPlainPath(path))
            return damaged(`pages contains ${JSON.stringify(path)}, which isn't a path below the folder`);
        if (typeof hash !== 'string' || !HASH.test(hash))
            return damaged(`pages.${path} has an unexpected value`);
        // Version 1 doesn't tell which pages a run has written.
        hashByPath.set(path, version === 1 && !hash.startsWith(FOUND) ? FOUND + hash : hash);
    }
    return { kind: 'ok', manifest: { source, sequence, origin, push, pages: hashByPath } };
}
const HASH = /^(?:found:)?[\w-]{22}$/;
/** A manifest decides what is deleted, so a path in it must not lead out of the folder or to a hidden file. */
function isPlainPath(path) {
    // eslint-disable-next-line no-control-regex
    const isForbidden = /[\x00-\x1f\x7f\\]/.test(path) || path.length > 1024;
    return !isForbidden && path.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function damaged(reason) {
    return { kind: 'damaged', reason };
}
/** The pages of a manifest by place. */
function pagesByPlace(to, pages) {
    const written = [...pages].map(([entry, mark]) => {
        const path = to === '.' ? entry : `${to}/${entry}`;
        const isFound = mark.startsWith(FOUND);
        return { path, hash: mark.slice(isFound ? FOUND.length : 0), ...(isFound && { isFound }) };
    });
    return new Map(written.map((page) => [(0,pages_place/* placeOf */.$t)(page.path), page]));
}
/** The reverse of `pagesByPlace`. */
function manifest_entriesOf(to, pages) {
    const entries = [...pages.values()].map(({ path, hash, isFound }) => {
        return [to === '.' ? path : path.slice(to.length + 1), isFound ? FOUND + hash : hash];
    });
    return new Map(entries);
}
/** The page of the folder that has the text of a page that is gone from it. Undefined if several have it. */
function findRenamed(pages, { hash }) {
    const [found, ...others] = pages.filter((page) => page.hash === hash);
    return others.length > 0 ? undefined : found;
}
/** The pages of the manifest that the folder no longer has, by place. */
function findGone(written, pages) {
    const ownPlaces = new Set(pages.map(({ place }) => place));
    return [...written].filter(([place, { leftOut }]) => !leftOut && !ownPlaces.has(place));
}

// EXTERNAL MODULE: ../../build/src/project/write-once.js
var write_once = __webpack_require__(27208);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/apply/write.js













/** Pushes one commit of a plan. @param look at the branch; missing for a branch of this run */
async function pushBatch(run, { project, message }, batch, look) {
    const change = { commitMessage: message, operations: batch.operations, branch: project.branch };
    const isShown = () => isCarriedOut(run.api, { ...batch, project });
    return (0,push_batches/* pushOnce */.qU)(run.api, change, isShown, look && guardOf(run, batch, look));
}
/** Why the run stops if a look and its push never fit into a minute. */
function slowKey(limit, requests) {
    return new Stop({ kind: 'slow-key', limit, needed: requests + 1 });
}
/** A look that takes too long is repeated so often. */
const MAX_LOOKS = 3;
/**
 * Looks right before each attempt of a push, whatever it waited for. Rejects with ConflictError if others have changed the
 * pages, and with SlowError if their texts are never recent and a smaller push may help.
 */
function guardOf(run, { changes }, { readMs, read, requests, isPatient }) {
    let plannedMs = readMs;
    // The text of one page was read last, so nothing waits between this read and the push.
    const maySplit = !isPatient || changes.length > 1;
    const look = async () => {
        const { requestsPerMinute = Infinity } = run.api.observed;
        // After a refusal, a look and its push that don't fit into one window would be refused for ever.
        if (plannedMs === 0 && requests >= requestsPerMinute)
            throw maySplit ? new push_batches/* SlowError */.SD() : slowKey(requestsPerMinute, requests);
        let sinceMs = plannedMs;
        // Only the first attempt can leave so soon that what the plan read is enough.
        plannedMs = 0;
        const isSame = async () => {
            const seenMs = await read(sinceMs);
            sinceMs = seenMs ?? 0;
            return seenMs !== undefined;
        };
        for (let count = 0; count < MAX_LOOKS; count += 1) {
            if (!(await (isPatient ? (0,patiently/* patiently */.d_)(run, isSame) : isSame())))
                throw new write_once/* ConflictError */.fK('others changed the same pages');
            if (isRecent(run, sinceMs))
                return;
        }
        if (maySplit)
            throw new push_batches/* SlowError */.SD();
    };
    return { look, requests };
}
async function look(api, proof) {
    const { project, operations } = proof;
    const sight = await sightOfManifest(api, proof);
    if (sight !== undefined)
        return sight;
    // A service that doesn't return the manifest still returns the pages.
    const seen = await (0,write_once/* lookAtOperations */.tK)({ api }, project, operations);
    // Another run may have pushed the same texts between the two looks.
    return (seen === 'shown' && (await sightOfManifest(api, proof))) || seen;
}
/** Undefined if the write has no manifest, or if the service doesn't return it. */
async function sightOfManifest(api, { project, pushId, hasManifest, operations }) {
    const last = hasManifest || pushId !== undefined ? operations.at(-1) : undefined;
    const manifest = last && (await (0,read_project/* readPage */.SP)(api, project, last.path));
    if (manifest === undefined)
        return undefined;
    if (pushId === undefined)
        return last && 'content' in last && (0,page_text/* isSameText */.cZ)(manifest, last.content) ? 'shown' : 'other';
    const parsed = parseManifest(manifest);
    return parsed.kind === 'ok' && parsed.manifest.push === pushId ? 'shown' : 'other';
}
/** True if the branch shows the write. */
async function isCarriedOut(api, proof) {
    return (await look(api, proof)) === 'shown';
}
/** Looks a few times, because reads may show the state before a write for a while. Files that are no pages may never show. */
async function lookPatiently(run, proof) {
    let sight = 'hidden';
    const isShown = async () => (sight = await look(run.api, proof)) === 'shown';
    const hasPages = proof.operations.some(({ path }) => (0,pages_place/* isPage */.yp)(path));
    await (hasPages ? (0,patiently/* patiently */.d_)(run, isShown) : isShown());
    return sight;
}
/** A push leaves at most about this long after its pages were read. */
const MAX_AGE_MS = 1_000;
/** True if what was read at a local time is recent enough for a push. In a pause, however short, others may write. */
function isRecent({ api, clock }, readMs) {
    return clock.now() - readMs <= MAX_AGE_MS && api.lastPauseMs <= readMs;
}
/** True if the branch still has what the plan for these steps is based on. The texts are read last: they can be the most. */
async function isAsPlanned(api, { project, group }, steps) {
    // People can list a page that the plan deletes.
    const isListedAnew = async () => listsDeleted((await (0,content/* getConfig */.zj)(api, { branch: project.branch })).config, steps, project, group);
    return !(isDeleting(steps) && (await isListedAnew())) && hasSameTexts(api, project, steps);
}
function isDeleting(steps) {
    return steps.some(({ action }) => action === 'delete');
}
/** Reads the pages again that a push overwrites, and is true if they have the texts that the plan is based on. */
async function hasSameTexts(api, project, steps) {
    const isHidden = ({ path, place }) => !(0,pages_place/* isPage */.yp)(path) && !project.listed.has(place);
    const touched = steps.filter((step) => isChange(step) && !isHidden(step));
    let isSame = true;
    await (0,concurrency/* forEachConcurrently */.DW)(touched, concurrency/* REQUESTS_AT_ONCE */.PU, async ({ path, remote }) => {
        const text = await (0,read_project/* readPage */.SP)(api, project, remote?.path ?? path);
        isSame &&= (text === undefined ? undefined : (0,page_text/* hashPage */.az)(text)) === remote?.hash;
    });
    return isSame;
}
/** Why the run stops if the service rejects a push of one change as too large. */
function tooLarge({ operations, hasManifest }) {
    const path = operations[0]?.path ?? '';
    return new Stop({ kind: hasManifest ? 'rejected-manifest' : 'rejected-page', path, bytes: (0,batches/* sizeOf */.$d)(operations) });
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/apply/find-races.js
/** Finds what others did to the navigation while a run changed it, or deleted pages. */



/**
 * Looks after the changes are on the branch: no look before a write is the last moment at which others can act. Resolves to
 * sentences.
 */
async function findRaces(run, { plan, group }, branch) {
    if (!group && !isDeleting(plan.steps))
        return [];
    const config = await (0,read_project/* readConfig */.Xg)(run, branch);
    const races = config ? navigationRaces(config.config, plan.steps, group) : [];
    for (const race of races)
        run.log.warning(`${race} Correct the navigation in the dashboard.`);
    return races;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/apply/numbered-manifest.js



/** The manifest with the number of the run's next push. */
function numberedManifest({ project, manifest }, rounds) {
    const { origin, id, number: sequence } = rounds.job;
    rounds.pushes += 1;
    const number = { sequence, origin, push: `${id}.${rounds.pushes}` };
    return manifest?.(() => isManifestThere(project, rounds), number);
}
/** True if a manifest is of a newer run. A run that people start again is never older: that is how to roll back. */
function isOlderRun({ givesWay, origin, number }, manifest) {
    if (!givesWay || number === undefined || manifest?.sequence === undefined)
        return false;
    // Numbers of another platform or server say nothing.
    return manifest.origin === origin && number < manifest.sequence;
}
/** A service may not return the manifest although it is there; then creating it conflicts, and the next round updates it. */
function isManifestThere({ manifest }, { number }) {
    return manifest !== undefined || number === 2;
}
/** After the first manifest was pushed, checks that the service returns it. Resolves to its path if not. */
async function lookAtManifest(run, { project, manifest }, branch) {
    const path = manifestPathOf(run.inputs);
    if (!manifest || project.manifest)
        return undefined;
    const read = () => (0,read_project/* readPage */.SP)(run.api, { ...project, branch }, path);
    if (await (0,patiently/* patiently */.d_)(run, async () => (await read()) !== undefined))
        return undefined;
    run.log.warning(`manifest: the service doesn't return ${JSON.stringify(path)}. Every run will compare all pages, and nothing can be deleted.`);
    return path;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/project/shared-pages.js
/** Finds pages that the manifest of another job lists, too: its folder may still have what the folder of this job lacks. */





/** Returns a function that is true for the place of such a page, and for one below a manifest that can't be read. */
function sharedPages(api, project, to) {
    const listedBy = new Map();
    const read = async (folder, manifest) => {
        const parsed = parseManifest((await (0,read_project/* readPage */.SP)(api, project, manifest)) ?? '');
        if (parsed.kind !== 'ok')
            return () => true;
        const places = pagesByPlace(folder, parsed.manifest.pages);
        return (place) => places.has(place);
    };
    return async (place) => {
        for (const folder of foldersAbove(place)) {
            const manifest = manifestPathOf({ to: folder });
            if (folder === to || !project.listed.has((0,pages_place/* placeOf */.$t)(manifest)))
                continue;
            const isListed = listedBy.get(folder) ?? read(folder, manifest);
            listedBy.set(folder, isListed);
            if ((await isListed)(place))
                return true;
        }
        return false;
    };
}
/** `a/b`, `a` and `.` for `a/b/c`. */
function foldersAbove(place) {
    const folder = external_node_path_.posix.dirname(place);
    return folder === '.' ? [folder] : [folder, ...foldersAbove(folder)];
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/project/open-project.js








/** @param folder where the project has two files for one place, the path of its page counts */
async function openProject({ api, inputs, host }, branch, { pages, findLeftOut }, isDoubted = false) {
    const { to = '.', base, prune } = inputs;
    const { byPath, byPlace, formsOf, isComplete } = (0,read_project/* toListing */.iI)(await listPagesOf(api, branch, base));
    const manifest = await readManifest(api, { branch, formsOf }, purposeOf({ host, inputs }));
    const written = pagesByPlace(to, manifest?.pages ?? new Map());
    const isShared = sharedPages(api, { branch, formsOf, listed: byPlace }, to);
    for (const [place, page] of findGone(written, pages)) {
        const leftOut = await findLeftOut(page, written);
        if (leftOut)
            written.set(place, { ...page, leftOut });
        else if (prune === 'managed' && (await isShared(place)))
            written.set(place, { ...page, isShared: true });
    }
    for (const { path } of [...written.values(), ...pages]) {
        const exact = byPath.get(path);
        if (exact)
            byPlace.set((0,pages_place/* placeOf */.$t)(path), exact);
    }
    return { branch, listed: byPlace, isListComplete: isComplete, isDoubted, formsOf, manifest, written };
}
async function listPagesOf(api, branch, base) {
    try {
        return await (0,content/* listPages */.pN)(api, { branch });
    }
    catch (error) {
        if (!(0,api_errors/* hasStatus */.Ro)(error, 404) || error.body !== 'json' || branch === undefined || branch !== base)
            throw error;
        throw new api_errors/* InputError */.dz([
            `${(0,input_names/* inputName */.yu)('base')}: the service can't list the pages of the branch ${JSON.stringify(branch)} (${error.message}). Check the name of the branch.`,
        ], 'missing-branch');
    }
}
/** Undefined if none is there. Rejects with InputError if it can't be used, because it shows what people edited. */
async function readManifest(api, project, { source, to }) {
    const path = manifestPathOf({ to });
    const text = await (0,read_project/* readPage */.SP)(api, project, path);
    if (text === undefined)
        return undefined;
    const parsed = parseManifest(text);
    if (parsed.kind === 'ok' && parsed.manifest.source === source)
        return parsed.manifest;
    throw new api_errors/* InputError */.dz([`The manifest ${JSON.stringify(path)} ${manifestProblem(parsed, source)}`], 'manifest');
}
function manifestProblem(parsed, source) {
    if (parsed.kind === 'damaged')
        return `is damaged: ${parsed.reason}. Restore it from the Git history of the documentation repository. Or delete it, and run the job again: that run compares all pages, creates those again that people deleted, and no longer knows which ones it may delete.`;
    if (parsed.kind === 'newer')
        return `is from a newer version of docs-ci (version ${parsed.version} of the format). Update docs-ci.`;
    return `belongs to another source: ${JSON.stringify(parsed.manifest.source)}. This run is ${JSON.stringify(source)}. If these are the same pages, for example from a terminal, or after the repository or its folder (${(0,input_names/* inputName */.yu)('path')}) was renamed, set ${(0,input_names/* inputName */.yu)('source')} to that of the manifest. Else set ${(0,input_names/* inputName */.yu)('to')} to another folder.`;
}
/** What a run does without the navigation. */
const WITHOUT_NAVIGATION = "docs-ci doesn't check whether it lists the pages, and deletes none";
/** The logs that have the notice: one for a run is enough, however many branches it reads. */
const open_project_toldLogs = new WeakSet();
/** The configuration for a plan. Undefined, with one notice in a run, if the service doesn't return it. */
async function readNavigation(run, branch) {
    const config = await (0,read_project/* readConfig */.Xg)(run, branch, open_project_toldLogs.has(run.log) ? undefined : WITHOUT_NAVIGATION);
    if (!config)
        open_project_toldLogs.add(run.log);
    return config;
}

// EXTERNAL MODULE: ../../build/src/deployments/wait-for-deployment.js
var wait_for_deployment = __webpack_require__(47947);
// EXTERNAL MODULE: ../../build/src/project/tidying.js
var tidying = __webpack_require__(16735);
// EXTERNAL MODULE: ../../build/src/project/work-branch.js
var work_branch = __webpack_require__(46591);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/apply/merge.js












/** How long a service may take to carry out a merge that it took. */
const MERGE_TIMEOUT_MS = 180_000;
/**
 * Rejects with ConflictError if Git can't merge.
 * @param proof of the commits of `head`, on the base branch
 */
function mergeOnce(api, branches, proof) {
    return (0,write_once/* writeOnce */.Fq)((lookUp) => (0,content/* mergeBranches */.rc)(api, branches, lookUp), async () => ((await isCarriedOut(api, proof)) ? { commitSha: null, status: 'merged' } : undefined));
}
/** Looks until the base shows the merge. Services may queue one, and tell so by any word. Rejects with Stop if it never does. */
async function confirmMerge(run, { status }, proof, { job, purpose }) {
    const sight = await lookPatiently(run, proof);
    // What the service never returns can only be believed. A newer run may have merged its own pages since.
    const isNewer = async () => isOlderRun(job, await readManifest(run.api, proof.project, purpose));
    const bounds = { timeoutMs: MERGE_TIMEOUT_MS, delayMs: wait_for_deployment/* pollDelayMs */.p };
    const isShown = status === 'merged'
        ? sight !== 'other' || (await isNewer())
        : sight === 'shown' || (await (0,patiently/* waitForMerge */.nJ)(run, () => isCarriedOut(run.api, proof), bounds));
    if (!isShown)
        throw new Stop({ kind: 'unconfirmed-merge', branch: proof.project.branch ?? '', status: status ?? '' });
}
/** Deletes the work branches of earlier runs that were killed, after a push: whoever still works on one gives way then. */
async function removeLeftBehind(run, { job, purpose }) {
    const { api, optional } = run;
    const list = await optional('The branches of earlier runs', () => (0,tidying/* withinMinute */.O)(run, (signal) => (0,content/* listBranches */.jr)(api, signal)));
    const left = (list?.branches ?? []).filter(({ name }) => isLeftBehind(name, slugOf(purpose), job));
    // One that can't be deleted holds up no other.
    await Promise.all(left.map(({ name }) => optional(`The branch ${name} of an earlier run`, () => removeWorkBranch(run, name))));
}
/** Deletes a work branch. Rejects with the service's last answer if a limit takes too long. */
async function removeWorkBranch(run, name) {
    await (0,tidying/* withinMinute */.O)(run, (signal) => (0,work_branch/* removeBranch */.VS)(run.api, name, signal));
}
/**
 * Creates a branch. Resolves to its source, if the service tells. Rejects with Stop if the service says that it has another
 * source: then drafts of that branch could become live.
 * @param source undefined: the deployment branch, whose name is unknown
 */
async function createFrom(api, branchName, source) {
    const { sourceBranch } = await (0,work_branch/* createOwnBranch */.L)(api, { branchName, sourceBranch: source });
    if (sourceBranch !== null && source !== undefined && sourceBranch !== source) {
        await (0,work_branch/* removeBranch */.VS)(api, branchName);
        throw new Stop({ kind: 'wrong-source', wanted: source, actual: sourceBranch });
    }
    return sourceBranch ?? undefined;
}
/** True if an error is about the state of a branch which others deleted: then the branch has no page and no navigation. */
async function isBecauseDeleted(api, branch, error) {
    const kinds = [write_once/* ConflictError */.fK, api_errors/* InputError */.dz, Stop];
    if (!(0,write_once/* isConflict */.dh)(error) && !kinds.some((kind) => error instanceof kind))
        return false;
    return !(await (0,work_branch/* hasBranch */.j8)(api, branch).catch(() => true));
}

// EXTERNAL MODULE: ../../build/src/project/rounds.js
var project_rounds = __webpack_require__(38466);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/apply/rounds.js
/** Plans and writes again after a conflict, a few times. */





const ROUND_DELAYS_MS = [1_500, 4_000];
/** Rejects with Stop after the last round. @param planned is asked for the latest plan */
async function inRounds(run, work, planned) {
    const { clock, host, inputs, random } = run;
    const alwaysPushes = inputs.onOlderRun === 'push';
    const facts = { ...host.runContext, host: host.name, nowMs: clock.now(), random: random(), alwaysPushes };
    let rounds = { purpose: purposeOf(run), job: jobOf(facts), number: 1, pushes: 0 };
    const workOnce = async (number) => {
        rounds = { ...rounds, number };
        return work(rounds).catch((error) => {
            throw number === 1 ? error : stopOfLateInputError(error);
        });
    };
    return (0,project_rounds/* repeatRounds */.a)(run, workOnce, (error) => new Stop(conflictOf(error, planned())), ROUND_DELAYS_MS);
}
/** After the first round, pages that are to be created were asked for: if they exist, then the service hides them. */
function conflictOf({ message, cause }, plan) {
    const created = (plan?.steps ?? []).filter(({ action }) => action === 'create').map(({ path }) => path);
    const isAboutCreate = (0,write_once/* isConflict */.dh)(cause) && cause.status !== 404 && cause.request.path === '/push';
    return { kind: 'conflict', message, hidden: isAboutCreate ? created : [] };
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/plan/plan-pages.js
/** Plans what becomes of each page. Pure: the same folder, project and manifest result in the same plan. */




function planPush(given) {
    const { pages, written, remote, listed } = given;
    const unlisted = pages.filter(({ place }) => !listed.has(place));
    const input = { ...given, unlistedNames: new Set(unlisted.map(({ place }) => (0,disk_paths/* foldCase */.SP)(place))) };
    const ownPlaces = new Set(pages.map(({ place }) => place));
    const steps = [
        ...pages.map((page) => planPage(input, page)),
        ...findGone(written, pages).map(([place, page]) => planGone(input, place, page, remote.get(place))),
        ...[...written].flatMap(([place, page]) => ownPlaces.has(place) ? [] : planLeftOut(place, page, remote.get(place))),
    ].sort((a, b) => (a.path < b.path ? -1 : 1));
    const isGated = ({ action, page }) => action === 'kept' && (page !== undefined || input.prune === 'managed');
    return {
        steps,
        gated: input.onEdited === 'fail' ? steps.filter(isGated) : [],
        maxDeletes: (0,max_deletes/* limitOf */.LF)(input.maxDeletes, written.size),
    };
}
/** A page whose file the folder still has belongs to the folder, so nothing is done to it. */
function planLeftOut(place, { path, leftOut }, remote) {
    return leftOut ? [{ action: 'skipped', place, path, remote, leftOut, reason: `skipped: ${leftOut.reason}` }] : [];
}
function planPage(input, page) {
    const { place, path } = page;
    const [written, remote] = [input.written.get(place), input.remote.get(place)];
    const step = { place, path, page, remote };
    if (!remote && !written)
        return { ...step, action: 'create', reason: 'new' };
    const reason = remote ? compare(page, written, remote) : 'deleted in the web editor';
    if (reason.startsWith('same content'))
        return { ...step, action: 'unchanged', reason };
    if (!canOverwrite(input, reason))
        return { ...step, action: 'kept', reason };
    if (!remote)
        return { ...step, action: 'create', reason };
    return { ...step, action: 'update', reason, replaces: otherEnding(remote.path, path, written?.path) };
}
function canOverwrite({ onEdited }, reason) {
    return onEdited === 'overwrite' || reason === 'changed in the folder';
}
/** Whether a page of the project has the content of the folder's, or why it differs. */
function compare({ hash }, written, remote) {
    if ((remote.hash ?? written?.hash) === hash)
        return written ? 'same content' : 'same content, and existed already';
    if (!written)
        return 'existed already';
    if (remote.hash === written.hash)
        return 'changed in the folder';
    if (written.hash === DELETED_HASH)
        return 'created again in the web editor';
    return written.hash === hash ? 'edited in the web editor' : 'edited in the web editor and in the folder';
}
/** The project's path if it has another ending than the folder's. In a list without endings, the manifest has it. */
function otherEnding(remotePath, path, writtenPath = path) {
    const there = (0,pages_place/* isPage */.yp)(remotePath) ? remotePath : writtenPath;
    return there === path ? undefined : there;
}
function planGone(input, place, written, remote) {
    if (!remote) {
        return { action: 'forgotten', place, path: written.path, reason: 'removed from the folder and in the web editor' };
    }
    const step = { place, path: otherEnding(remote.path, written.path) ?? written.path, remote };
    if (remote.hash !== undefined && remote.hash !== written.hash) {
        const renamedTo = findRenamed(input.pages, written);
        return { ...step, action: 'kept', reason: 'edited in the web editor, removed from the folder', renamedTo };
    }
    if (input.prune === 'none')
        return { ...step, action: 'left', reason: 'removed from the folder' };
    const obstacle = deleteObstacle(input, place, written, remote);
    return obstacle === undefined
        ? { ...step, action: 'delete', reason: 'removed from the folder' }
        : { ...step, action: 'left', reason: obstacle };
}
/**
 * Why a page of the manifest stays although the folder no longer has it and `prune` is `managed`. Undefined if it can be
 * deleted. The page must have the content that docs-ci wrote.
 */
function deleteObstacle({ pages, isListComplete, navigation, unlistedNames }, place, { isFound, isShared }, remote) {
    if (pages.length === 0)
        return 'not deleted, because the folder has no pages';
    if (isFound)
        return 'not deleted, because docs-ci may not have written it';
    // A service that lists both keeps both. Another one may have both names for one page.
    if (unlistedNames.has((0,disk_paths/* foldCase */.SP)(place)))
        return 'not deleted, because a new page may be the same one for the service';
    if (isShared)
        return 'not deleted, because another source pushes it, too';
    if (!isListComplete)
        return "not deleted, because the service's list of pages is incomplete";
    if (navigation === undefined)
        return "not deleted, because the navigation couldn't be read";
    // An entry of the navigation without a page breaks builds.
    const listing = navigation.of(place);
    if (listing === 'listed')
        return 'not deleted, because the navigation lists it';
    if (listing === 'unknown')
        return 'not deleted, because the navigation may list it in another file';
    if (navigation.names(place))
        return 'not deleted, because the configuration names it';
    // The page may have an edit.
    if (remote.hash === undefined)
        return "not deleted, because its content wasn't read";
    return undefined;
}
/**
 * The pages of the manifest after these steps, by place. Steps without an operation (unchanged, forgotten) count, too.
 * @param before the pages of the manifest before
 */
function pagesAfter(before, steps) {
    const after = new Map(before);
    for (const { action, path, place, page, remote } of steps) {
        const known = before.get(place);
        if (action === 'delete' || action === 'forgotten')
            after.delete(place);
        else if (page && action === 'unchanged') {
            const isFound = wasFound(known);
            after.set(place, { path: pathThere(path, remote, known), hash: page.hash, ...(isFound && { isFound }) });
        }
        else if (page && action !== 'kept')
            after.set(place, { path, hash: page.hash });
        // Later runs don't ask for a page again that people deleted.
        else if (page && known && !remote)
            after.set(place, { ...known, hash: DELETED_HASH });
    }
    return after;
}
/** True if no run wrote a page that is equal to that of the folder. */
function wasFound(known) {
    return known?.isFound ?? (known === undefined || known.hash === DELETED_HASH);
}
/** A page that stays as it is keeps its ending in the project, too. Some lists have no endings. */
function pathThere(path, remote, known) {
    return remote && (0,pages_place/* isPage */.yp)(remote.path) ? remote.path : (known?.path ?? path);
}

// EXTERNAL MODULE: ../../build/src/commands/account/page-changes.js
var page_changes = __webpack_require__(42801);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/plan/plan-changes.js
/** Plans all changes of a run on one branch: pages, navigation, manifest, and the message of the commits. */
















/** Rejects with InputError if the navigation hasn't exactly one group with the label, or the manifest gets too large. */
async function planChanges(run, comparison) {
    const { host, inputs } = run;
    const { project, pages, compared, config } = comparison;
    const planned = planPush({
        ...inputs,
        ...project,
        pages,
        remote: compared.remote,
        navigation: config && new pages_navigation/* ListedPages */.G(config.config, project.listed.keys(), inputs.navigationGroup),
    });
    const { steps } = planned;
    const group = await planGroup(run, comparison, steps);
    const changes = steps.flatMap((step) => toChange(host.workspace, step));
    const unlisted = unlistedAfter(comparison, steps, group);
    const plan = {
        ...planned,
        unlisted,
        others: countOthers(comparison, inputs),
        group: group?.label,
        entries: group?.entries,
    };
    const purpose = purposeOf(run);
    const manifest = planManifest(purpose, project, plan, changes);
    const message = commitMessage(inputs.commitMessage, purpose, host.runContext.commitSha, steps);
    return { project, plan, message, texts: compared.texts, changes, group, config: config?.config, manifest };
}
/** A folder that has other pages can be the wrong one. */
function countOthers({ project, pages }, { to = '.' }) {
    if (project.manifest)
        return undefined;
    const own = new Set(pages.map(({ place }) => place));
    const isBelow = (place) => to === '.' || place.startsWith(`${to}/`);
    return [...project.listed.keys()].filter((place) => isBelow(place) && !own.has(place)).length;
}
/** True if a plan has nothing to write. */
function isUnchanged({ changes, group, manifest }) {
    return changes.length === 0 && group === undefined && manifest === undefined;
}
function toChange(workspace, step) {
    if (!isChange(step))
        return [];
    const { action, path, page, replaces } = step;
    switch (action) {
        case 'delete':
            return [{ type: 'delete', path, step }];
        case 'create':
        case 'update': {
            if (!page)
                return [];
            const content = () => readPageText(workspace, page);
            // The page with the other ending is deleted, so this path is new.
            return [{ type: replaces === undefined ? action : 'create', path, content, step, replaces }];
        }
    }
}
function planManifest({ source, to = '.' }, { manifest: known, written }, { steps }, changes) {
    const path = manifestPathOf({ to });
    const quiet = steps.filter((step) => !isChange(step));
    const after = pagesAfter(written, steps);
    if (changes.length === 0 && (0,external_node_util_.isDeepStrictEqual)(written, after))
        return undefined;
    const fixed = { ...known, source };
    const size = Buffer.byteLength(renderManifest({ ...fixed, pages: manifest_entriesOf(to, after) }));
    if (size > MAX_MANIFEST_BYTES) {
        throw new api_errors/* InputError */.dz([
            `${(0,input_names/* inputName */.yu)('path')}: ${(0,pluralize/* pluralize */.t)(after.size, 'page')} don't fit into one manifest (${size} bytes, at most ${MAX_MANIFEST_BYTES}). Push parts of the folder in several jobs, each with its own ${(0,input_names/* inputName */.yu)('path')} and ${(0,input_names/* inputName */.yu)('to')}.`,
        ]);
    }
    return (isThere, push) => ({
        pushId: push?.push,
        render: (done) => {
            const pages = manifest_entriesOf(to, pagesAfter(written, [...quiet, ...done.flatMap(({ step }) => step ?? [])]));
            // A run in a terminal has no number; the last one of CI still orders later runs.
            const number = push?.sequence === undefined ? { push: push?.push ?? fixed.push } : push;
            return { type: isThere() ? 'update' : 'create', path, content: renderManifest({ ...fixed, ...number, pages }) };
        },
    });
}
/**
 * True if hashes and the list alone show that the changes need more than one push, and that no page has to be read before
 * the first write.
 */
function canSkipComparing({ prune, onEdited, maxDeletes }, { listed, written, isListComplete, isDoubted }, pages) {
    const differs = (page) => {
        const hash = written.get(page.place)?.hash;
        if (!listed.has(page.place))
            return hash === undefined && isListComplete && !isDoubted;
        return hash !== undefined && hash !== page.hash;
    };
    const deletes = prune === 'managed' ? findGone(written, pages) : [];
    // Only reading shows edits, and which pages may be deleted.
    if (onEdited === 'fail' || deletes.length > (0,max_deletes/* limitOf */.LF)(maxDeletes, written.size))
        return false;
    return pages.filter(differs).length + 1 > batches/* MAX_OPERATIONS */.YZ;
}
/** True if a plan needs the navigation: pages come or go, as far as the list and the manifest tell, or a group is kept. */
function needsNavigation({ navigationGroup, prune, onEdited }, { listed, written }, pages) {
    const isNew = ({ path, place }) => (0,pages_place/* isPage */.yp)(path) && !listed.has(place) && (onEdited === 'overwrite' || written.get(place)?.hash !== DELETED_HASH);
    if (navigationGroup !== undefined || pages.some(isNew))
        return true;
    return prune === 'managed' && findGone(written, pages).length > 0;
}
/** Contract: characters of a message. */
const MAX_UNITS = 500;
const PLACEHOLDER = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');
/** Never empty, as the contract demands: a template of a commit alone has no text in a terminal. */
function commitMessage(template, { source, to }, commitSha, steps) {
    const values = {
        to: to === undefined || to === '.' ? 'the pages' : to,
        source,
        commit: commitSha === undefined ? '' : (0,short_id/* shortCommit */.A)(commitSha),
        changes: (0,page_changes/* describeChanges */.DT)(steps) || '0 changes',
    };
    // Without a commit, its parentheses are empty.
    const known = commitSha === undefined ? template.replaceAll(/ ?\(\{commit\}\)/g, '') : template;
    // All at once: a value can have braces, too.
    const text = known.replaceAll(PLACEHOLDER, (_, name) => values[name]).trim();
    return cut(text === '' ? `Update ${values.to}` : text);
}
function cut(text) {
    const end = /[\ud800-\udbff]/.test(text.charAt(MAX_UNITS - 1)) ? MAX_UNITS - 1 : MAX_UNITS;
    return text.slice(0, end);
}

// EXTERNAL MODULE: ../../build/src/pages/link-kinds.js
var link_kinds = __webpack_require__(23966);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/project/compare-pages.js
/** Compares the pages of a branch with the folder, and reads as few of them as that takes. */






/** Pages that left the folder, of which a run without prune looks for edits. */
const MAX_GONE_READ = 20;
/** Texts that are kept for changes.diff and edited.patch. */
const MAX_KEPT_UNITS = 16 * 1024 * 1024;
/**
 * True if the manifest and the listed size show that the project has the content of the folder, so the page needn't be
 * read. What the service counts, and whether it counts the last line break, is unknown.
 */
function looksUnchanged(local, manifestHash, listedSize) {
    const fits = (size) => Math.abs(listedSize - size) <= 1;
    return local.hash === manifestHash && (fits(local.sizeBytes) || fits(local.sizeUnits));
}
/** Takes pages of the manifest for unedited instead of reading them. */
function guessPages({ listed, written }) {
    const guess = (place, path) => ({ path, hash: written.get(place)?.hash });
    return { remote: new Map([...listed].map(([place, { path }]) => [place, guess(place, path)])), texts: new Map() };
}
/** Reads each page that the list and the manifest don't show to be unchanged. */
async function comparePages(run, project, pages) {
    const { inputs } = run;
    const toRead = pagesToRead(inputs, project, pages);
    const remote = new Map([...project.listed].map(([place, { path }]) => [place, { path }]));
    const texts = new Map();
    let kept = 0;
    await (0,concurrency/* forEachPage */.oO)(run, toRead, { verb: 'Comparing', concurrency: concurrency/* REQUESTS_AT_ONCE */.PU }, async (path) => {
        const found = await findPage(run.api, project, path);
        const place = (0,pages_place/* placeOf */.$t)(path);
        if (found === undefined) {
            // A service may only return pages, so that a file is there is known from the manifest alone.
            const isKnown = (0,pages_place/* isPage */.yp)(path) || project.isDoubted || listsFiles(project);
            const hash = isKnown ? undefined : project.written.get(place)?.hash;
            if (hash === undefined)
                remote.delete(place);
            else
                remote.set(place, { path, hash });
            return;
        }
        remote.set(place, { path: found.path, hash: (0,page_text/* hashPage */.az)(found.text) });
        kept += found.text.length;
        if (kept <= MAX_KEPT_UNITS)
            texts.set(place, found.text);
    });
    return { remote, texts };
}
/** True if the list of the service shows that it has other files than pages, too. */
function listsFiles({ listed }) {
    const paths = [...listed.values()].map(({ path }) => path);
    return paths.some(pages_place/* isPage */.yp) && paths.some((0,link_kinds/* fileTest */.pH)(paths));
}
async function findPage(api, project, path) {
    const listed = project.listed.get((0,pages_place/* placeOf */.$t)(path))?.path;
    // A list that lacks pages may have one with another ending at this place.
    if (!project.isListComplete && listed !== undefined && listed !== path && (0,pages_place/* isPage */.yp)(listed)) {
        const hidden = await (0,read_project/* readPage */.SP)(api, { ...project, formsOf: read_project/* exactly */.pV }, path);
        if (hidden !== undefined)
            return { path, text: hidden };
    }
    const text = await (0,read_project/* readPage */.SP)(api, project, path);
    return text === undefined ? undefined : { path: listed ?? path, text };
}
function pagesToRead({ prune }, { listed, written, isListComplete, isDoubted }, pages) {
    const mayBeThere = (place) => {
        const hash = written.get(place)?.hash;
        return hash !== undefined && hash !== DELETED_HASH;
    };
    const own = pages.filter((page) => {
        const there = listed.get(page.place);
        // A page that the list lacks may exist all the same.
        if (!there)
            return mayBeThere(page.place) || !isListComplete || isDoubted;
        if (there.size === null)
            return true;
        return !looksUnchanged(page, written.get(page.place)?.hash, there.size);
    });
    const allGone = findGone(written, pages);
    // Without prune, pages that left the folder stay for good, and each one costs a request in every run.
    const isRead = prune === 'managed' || allGone.length <= MAX_GONE_READ;
    const gone = allGone.filter(([place]) => (listed.has(place) ? isRead : mayBeThere(place)));
    return [...own.map(({ path }) => path), ...gone.map(([, { path }]) => path)];
}

// EXTERNAL MODULE: ../../build/src/deployments/deployment-search.js
var deployment_search = __webpack_require__(20684);
// EXTERNAL MODULE: ../../build/src/text/width.js
var width = __webpack_require__(46965);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/folder/explain-syntax.js

/** Returns line and column, counted from 1 in UTF-16 units. @param text the page in normal form */
function explainSyntaxError(fault, text) {
    const offset = offsetOf(fault, text);
    const [start, [failure, reason, advice]] = explain(fault, text, offset);
    const before = text.slice(0, start);
    const message = `${failure}: ${reason}. ${advice}.`;
    return { line: before.split('\n').length, column: start - before.lastIndexOf('\n'), message };
}
/** The parser reports what ends without an unclosed tag; only the sentence says where the tag begins. */
function offsetOf({ reason, line, column }, text) {
    const [, tagLine, tagColumn] = /(?:a|corresponding) closing tag for .*? \((\d+):(\d+)-/s.exec(reason) ?? [];
    const row = Number(tagLine ?? line ?? 1);
    let lineStart = 0;
    for (let at = 1; at < row; at += 1)
        lineStart = text.indexOf('\n', lineStart) + 1;
    return lineStart + Number(tagColumn ?? column ?? 1) - 1;
}
function explain({ reason, source = '', ruleId, openedAt }, text, offset) {
    if (source === 'micromark-extension-mdxjs-esm') {
        const why = 'a line that begins with import or export is code in MDX, and this code is invalid';
        const advice = 'Put it into a code block, begin the line with another word, or add an empty line after the code';
        // Code without an end fails in a later line, which may be text.
        const code = text.slice(openedAt, offset);
        const lineStart = Math.max(code.lastIndexOf('\nimport'), code.lastIndexOf('\nexport')) + 1;
        return [offset - code.length + lineStart, ["The page can't be parsed as MDX", why, advice]];
    }
    if (source === 'micromark-extension-mdx-expression') {
        const brace = braceOf(openedAt ?? offset, offset, text);
        const why = `{ begins an expression that ${ruleId === 'unexpected-eof' ? 'has no end' : "isn't valid"}`;
        const advice = 'Write \\{ instead of {, or put the text into backticks';
        return [brace, [`MDX can't parse ${snippet(text.slice(brace), /^[^}]*\}/)}`, why, advice]];
    }
    const start = text.lastIndexOf('<', offset);
    if (start >= 0 && source.includes('jsx'))
        return [start, explainTag(text, start, reason)];
    return [offset, ["The page can't be parsed as MDX", reason.replace(/\.$/, ''), 'Fix the syntax']];
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
/** A value may contain the character that ends a tag. */
const WHOLE_TAG = /^<(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^"'{>])*>|^[^>]*>/;
/** HTML elements without content, which MDX wants closed. */
const VOID_TAG = /^<\/?(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)(?=[\s/>])/i;
const LINK = /^<((?:[a-z][a-z0-9+.-]*:|[^\s<>@]+@)[^\s<>]+)>/i;
function explainTag(text, start, reason) {
    const rest = text.slice(start, start + MAX_TAG_LENGTH);
    const tag = snippet(rest, WHOLE_TAG);
    // A name directly before it is that of a generic type, such as Promise<void>.
    const type = capture(/([\p{L}\p{N}_$]+)$/u, text.slice(Math.max(0, start - MAX_TAG_LENGTH), start));
    const link = capture(LINK, rest);
    const name = capture(/^<([A-Za-z][\w.:-]*)/, rest);
    const sameLines = reason.includes('before the end of')
        ? ' in the same paragraph, or put both tags on their own lines'
        : '';
    const cases = [
        [rest.startsWith('<!--'), '<!--', "HTML comments aren't allowed", 'Write {/* text */} instead of <!-- text -->'],
        [VOID_TAG.test(rest), tag, "the tag isn't closed", `Write ${tag.replace('</', '<').replace(/\s*\/?>?$/, '')} />`],
        [
            link !== '',
            tag,
            "links in angle brackets aren't allowed",
            `Write [text](${link.includes(':') ? link : `mailto:${link}`}) instead`,
        ],
        [rest.startsWith('</'), tag, ...explainClosingTag(reason)],
        [type !== '', type + tag, '< begins a tag', 'Put the type into backticks, or write &lt; instead of <'],
        [
            reason.includes('before attribute value'),
            tag,
            'an attribute has no quotes',
            'Put the values of attributes into quotation marks',
        ],
        [
            name !== '' && reason.includes('closing tag'),
            tag,
            "the tag isn't closed",
            `Add </${name}>${sameLines}. If it isn't a tag, write &lt; instead of <`,
        ],
    ];
    const other = [true, tag, '< begins a tag', 'Write &lt; instead of <, or put the text into backticks'];
    const [, code, why, advice] = cases.find(([applies]) => applies) ?? other;
    return [`MDX can't parse ${code}`, why, advice];
}
function explainClosingTag(reason) {
    return reason.startsWith('Expected the closing tag')
        ? ['the tag that it closes is in another paragraph', 'Put both tags on their own lines']
        : ['no such tag is open here', 'Remove the tag, or open it before'];
}
function capture(pattern, text) {
    return pattern.exec(text)?.[1] ?? '';
}
const MAX_TAG_LENGTH = 200;
const MAX_SNIPPET_LENGTH = 60;
/** Returns what a pattern matches, or else the text, on one line, for a message. */
function snippet(text, pattern) {
    const [line = ''] = (pattern.exec(text)?.[0] ?? text).split('\n');
    return (0,width/* shorten */.ml)(line, MAX_SNIPPET_LENGTH);
}

// EXTERNAL MODULE: ../../build/src/pages/front-matter-faults.js
var front_matter_faults = __webpack_require__(82589);
// EXTERNAL MODULE: ../../build/src/pages/page-parser.js
var page_parser = __webpack_require__(29787);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/folder/check-pages.js
/** Parses the pages that are to be written, and lists their problems: the gate `syntax`, and warnings. */







/** While one page is parsed, the next ones are read. */
const CHECKING = { verb: 'Checking', concurrency: 3 };
/**
 * Reads and parses each page once, since parsing takes most of the time. Rejects with FileChangedError.
 * @param written pages that are to be written
 */
async function checkPages(written, rules) {
    const { workspace, syntax, signal } = rules;
    const parsed = syntax === 'none' ? [] : written.filter(({ path }) => (0,pages_place/* isPage */.yp)(path));
    const parser = new page_parser/* PageParser */.Z(signal);
    const problems = [];
    try {
        await (0,concurrency/* forEachPage */.oO)(rules, [...parsed.entries()], CHECKING, async ([index, page]) => {
            // In Markdown, every text is valid.
            const isMdx = syntax === 'mdx' || page.file.toLowerCase().endsWith('.mdx');
            const text = await readPageText(workspace, page);
            const found = await parser.parse({ path: page.file, text, format: isMdx ? 'mdx' : 'markdown' });
            problems[index] = [...describeParsed(page, text, found, isMdx), ...(await findInFrontMatter(page, text))];
        });
    }
    finally {
        parser.close();
    }
    return problems.flat();
}
/** Readers may see such a page without its title, or not at all. */
async function findInFrontMatter({ file }, text) {
    const faults = await (0,front_matter_faults/* findFrontMatterFaults */.b)(text);
    return faults.map(({ line, reason, advice }) => {
        const message = `The front matter isn't valid YAML: ${reason}. ${advice}.`;
        return { kind: 'warning', file, line, title: 'Front matter', message };
    });
}
const ONLY_FORMULA = 'The page is valid MDX only if your service shows text between $ signs as a formula. If not, put the text into backticks.';
function describeParsed(page, text, parsed, isMdx) {
    const { file } = page;
    if (parsed.kind === 'invalid')
        return [{ kind: 'syntax', file, ...explainSyntaxError(parsed.fault, text) }];
    if (parsed.kind === 'too complex') {
        const message = `The page is too complex to check: ${parsed.reason}. Split the page, or set ${(0,input_names/* inputName */.yu)('syntax')} to none.`;
        return [{ kind: isMdx ? 'syntax' : 'warning', file, line: 1, title: 'Page not checked', message }];
    }
    const { faultWithoutFormulas: fault } = parsed;
    if (!fault)
        return [];
    return [{ ...explainSyntaxError(fault, text), kind: 'warning', file, title: 'Formula', message: ONLY_FORMULA }];
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/project/similar-folders.js
/** Finds folders of the project that may be meant instead of `to`: a wrong one gets a second copy of the pages. */







/** Shorter names that differ by one letter, such as `api` and `app`, are often both right. */
const MIN_LENGTH = 5;
/** Manifests that are read: a project of many sources has one for each. */
const similar_folders_MAX_READ = 3;
/** Empty after the first push to `to`, which has a manifest then. */
async function findSimilarFolders(api, project, purpose) {
    if (project.manifest)
        return [];
    const earlier = await findEarlier(api, project, purpose);
    const named = findByName([...project.listed.keys()], purpose.to ?? '.');
    return named && earlier.every(({ folder }) => folder !== named.folder) ? [...earlier, named] : earlier;
}
/** Folders that have the manifest of the same source. */
async function findEarlier(api, project, { source, to = '.' }) {
    const isManifest = (place) => (0,pages_place/* placeOf */.$t)(manifestPathOf({ to: external_node_path_.posix.dirname(place) })) === place;
    const folders = [...project.listed.keys()].filter(isManifest).map((place) => external_node_path_.posix.dirname(place));
    const found = [];
    for (const folder of folders.filter((one) => one !== to).slice(0, similar_folders_MAX_READ)) {
        const parsed = parseManifest((await (0,read_project/* readPage */.SP)(api, project, manifestPathOf({ to: folder }))) ?? '');
        if (parsed.kind === 'ok' && parsed.manifest.source === source)
            found.push({ kind: 'earlier', folder, reason: 'has pages of this source, which an earlier run pushed' });
    }
    return found;
}
/** A folder whose name differs in case, or in few letters, from the first part of `to` that the project lacks. */
function findByName(places, to) {
    const parts = to === '.' ? [] : to.split('/');
    for (const [index, part] of parts.entries()) {
        const above = parts
            .slice(0, index)
            .map((name) => `${name}/`)
            .join('');
        const names = new Set(places.flatMap((place) => {
            const [name = '', ...rest] = place.startsWith(above) ? place.slice(above.length).split('/') : [];
            return rest.length > 0 ? name : [];
        }));
        if (names.has(part))
            continue;
        const sameLetters = [...names].find((name) => (0,disk_paths/* foldCase */.SP)(name) === (0,disk_paths/* foldCase */.SP)(part));
        const near = sameLetters ?? (part.length < MIN_LENGTH ? undefined : (0,nearest_name/* nearestName */.q)(part, [...names]));
        if (near === undefined)
            return undefined;
        const folder = [...parts.slice(0, index), near, ...parts.slice(index + 1)].join('/');
        return {
            kind: 'name',
            folder,
            reason: sameLetters === undefined ? 'has a similar name' : 'differs only in upper and lower case',
        };
    }
    return undefined;
}

// EXTERNAL MODULE: ../../build/src/api/clock.js
var clock = __webpack_require__(23624);
// EXTERNAL MODULE: ../../build/src/disk/repository.js
var repository = __webpack_require__(1455);
// EXTERNAL MODULE: ../../build/src/disk/results-file.js
var results_file = __webpack_require__(77056);
// EXTERNAL MODULE: ../../build/src/text/error-message.js
var error_message = __webpack_require__(92161);
// EXTERNAL MODULE: ../../build/src/text/unified-diff.js
var unified_diff = __webpack_require__(54415);
// EXTERNAL MODULE: ../../build/src/text/sentences.js
var sentences = __webpack_require__(58423);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/report/edited-files.js
/** Reads the texts of edited pages: at the service, and in the file here. */





/** The steps of kept pages that have a file here and a text there. */
function editedSteps({ plan }) {
    return plan.steps.filter((step) => step.action === 'kept' && ownPage(step) && step.remote);
}
/** Reads what edited.patch and a pull request take into the repository. */
async function* readEditedFiles(api, workspace, planned) {
    const files = new Set();
    for (const step of editedSteps(planned)) {
        const file = targetOf(workspace, ownPage(step)?.file ?? '');
        // Git can't apply two differences to one file; the other edit stays at the service.
        if (files.has(file))
            continue;
        files.add(file);
        const disk = (await (0,read/* readIfThere */.qC)((0,external_node_path_.join)(workspace, file)))?.toString() ?? '';
        const remote = await remoteText(api, planned, step);
        // Undefined if the page was deleted since the plan.
        if (remote !== undefined)
            yield { file, disk, remote, reason: step.reason };
    }
}
/** The file that a symlink leads to, relative to the workspace: git applies no patch to a symlink. */
function targetOf(workspace, file) {
    return (0,disk_paths/* workspacePath */.X5)((0,disk_paths/* resolveRealPath */.Sc)(workspace), (0,disk_paths/* resolveRealPath */.Sc)((0,external_node_path_.join)(workspace, file)));
}
/** The text of a page at the service. Many large texts are read again, to save memory. */
async function remoteText(api, { texts, project }, { place, path, remote }) {
    return texts.get(place) ?? (await (0,read_project/* readPage */.SP)(api, project, remote?.path ?? path));
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/report/plan-files.js
/** Writes plan.json, changes.diff and edited.patch, and uploads them: the runner's disk is gone soon after the run. */















/** All files that a run may write. */
const RESULT_FILES = ['plan.json', 'changes.diff', 'edited.patch'];
/** A longer patch is not shown in a summary or a comment, also because one line of a page may be as long as the page. */
const MAX_SHOWN = { lines: 200, length: 40_000 };
/** Writes the files before the first change, while the service still has the texts to compare with. */
async function writePlanFiles(run, planned) {
    const { api, host } = run;
    const { steps } = planned.plan;
    const plan = await (0,results_file/* writeResultsFile */.A)(run, 'plan.json', (0,page_changes/* renderPlan */.EG)(run, steps, describeStep));
    const changes = await (0,results_file/* writeResultsFile */.A)(run, 'changes.diff', (0,page_changes/* withoutSecrets */.cT)(run, 'changes.diff', renderChanges(api, host.workspace, planned)));
    const edited = editedSteps(planned);
    const shown = new ShortText();
    const edits = (0,page_changes/* withoutSecrets */.cT)(run, 'edited.patch', renderEdits(api, host.workspace, planned));
    const patch = edited.length === 0 ? undefined : await (0,results_file/* writeResultsFile */.A)(run, 'edited.patch', shown.collect(edits));
    // A comment or a summary must not have signed URLs, and a changed patch would change the page.
    const isPublic = shown.text !== undefined && run.redact(shown.text) === shown.text;
    return { files: { plan, changes, patch }, edits: patch !== undefined && isPublic ? shown.text : undefined };
}
/** Passes on pieces of a text, and keeps the text unless it becomes too long. */
class ShortText {
    text = '';
    async *collect(pieces) {
        for await (const piece of pieces) {
            const text = this.text === undefined ? undefined : this.text + piece;
            // The part after the last line break is empty.
            const isShort = text !== undefined && text.length <= MAX_SHOWN.length && text.split('\n').length - 1 <= MAX_SHOWN.lines;
            this.text = isShort ? text : undefined;
            yield piece;
        }
    }
}
function describeStep({ action, path, page, leftOut, reason }) {
    return { action, path, file: (page ?? leftOut)?.file, reason, bytes: page?.sizeBytes };
}
async function* renderChanges(api, workspace, planned) {
    for (const step of planned.plan.steps) {
        const { action, path, page, replaces } = step;
        if (!isChange(step))
            continue;
        const before = action === 'create' ? undefined : await remoteText(api, planned, step);
        const after = page && (await readPageText(workspace, page));
        yield { path, text: await (0,unified_diff/* renderDiff */["in"])(replaces ?? path, before, after) };
    }
}
async function* renderEdits(api, workspace, planned) {
    for await (const { file, disk, remote } of readEditedFiles(api, workspace, planned)) {
        const { path } = (0,repository/* fileInRepository */.QR)(workspace, file);
        yield { path: file, text: await (0,unified_diff/* renderPatch */.hY)(path, disk, remote) };
    }
}
/** The pages are pushed already, so a service that doesn't respond must not hold up the results of the run for long. */
const MAX_UPLOAD_MS = 60_000;
/**
 * Uploads them at the end of a run. Resolves to the URL of the artifact. A failed upload is a warning, because the pages are
 * where they belong. Two sources have artifacts of different names, as they have different branches.
 */
async function uploadPlanFiles(run, { plan, files }, { outcome }) {
    const { host, log, resultsDir } = run;
    const written = [files.plan, files.changes, files.patch];
    const paths = written.flatMap((path) => (path === undefined ? [] : (0,external_node_path_.resolve)(host.workspace, path)));
    // The platform kills a cancelled job within seconds.
    if (outcome === 'cancelled' || paths.length === 0)
        return undefined;
    if (plan?.steps.every(({ action }) => action === 'unchanged' || action === 'skipped'))
        return undefined;
    const name = `push-content-${slugOf(purposeOf(run))}`;
    const request = { name, files: paths, rootDirectory: resultsDir, raw: false };
    try {
        return (await (0,clock/* inTime */.RN)((0,posts/* uploadArtifact */.mz)(run, request), MAX_UPLOAD_MS))?.url;
    }
    catch (error) {
        log.warning(`${(0,input_names/* inputName */.yu)('artifact')}: ${(0,sentences/* endSentence */.H_)((0,error_message/* messageOf */.b)(error))} The pages aren't affected.`);
        return undefined;
    }
}

// EXTERNAL MODULE: ../../build/src/hosts/host.js
var hosts_host = __webpack_require__(36443);
// EXTERNAL MODULE: ../../build/src/commands/account/comment.js
var comment = __webpack_require__(51329);
// EXTERNAL MODULE: ../../build/src/deployments/build-error.js
var build_error = __webpack_require__(345);
// EXTERNAL MODULE: ../../build/src/deployments/phase.js
var deployments_phase = __webpack_require__(99573);
// EXTERNAL MODULE: ../../build/src/text/document.js
var text_document = __webpack_require__(67720);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/report/facts.js
/**
 * Derives from the record of a run what messages, summary, comment and outputs say about it. Pure, and works on a record
 * that is filled only in part.
 */





/** True for a page that the manifest doesn't list. */
function isOlder({ reason }) {
    return reason === 'existed already';
}
/** Why a page that people wrote differs from the folder. */
const REPLACED = /^(?:edited in the web editor|created again|existed already)/;
function factsOf(record, inputs) {
    const { written, progress, result, target, deploymentBranch } = record;
    const { steps, group, entries } = record.plan ?? { steps: [] };
    const of = (action) => steps.filter((step) => step.action === action);
    const made = written.filter(isChange);
    // A later plan finds the pages unchanged that an earlier round has written.
    const places = new Set(made.map(({ place }) => place));
    const pending = steps.filter(isChange).filter(({ place }) => !places.has(place));
    const isLeft = ({ reason }) => reason === 'removed from the folder';
    const left = of('left').filter(isLeft);
    const isUnread = ({ remote }) => remote !== undefined && remote.hash === undefined;
    const unchanged = of('unchanged');
    const changes = inputs.dryRun ? pending : made.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    return {
        ...record,
        inputs,
        overwritten: changes.filter(({ reason }) => REPLACED.test(reason)),
        stillInFolder: inputs.prune === 'managed' ? of('skipped').filter(({ leftOut, remote }) => remote && !leftOut?.isGuess) : [],
        stop: result?.kind === 'stopped' ? result.reason : undefined,
        changes,
        large: inputs.dryRun ? pending.filter(({ page }) => page && page.sizeBytes > batches/* MAX_BYTES */.zx) : [],
        kept: of('kept'),
        left,
        unreadLeft: left.filter(isUnread),
        undeleted: steps.filter((step) => isUndeleted(step, inputs) && !isLeft(step)),
        skipped: skippedFiles(record, of('skipped')),
        unchangedCount: unchanged.filter(({ place }) => !places.has(place)).length,
        pendingCount: pending.length,
        unreadCount: unchanged.filter(isUnread).length,
        hasPages: steps.some(({ page }) => page),
        ...((inputs.dryRun || progress === 'done') && { group, entries }),
        unlisted: facts_unlistedSteps(record),
        branch: target ?? deploymentBranch,
        isOwnDeployment: inputs.mode === 'propose' || record.commits.count > 0,
        ...buildFacts(record),
    };
}
/** True for a page that prune was asked to delete, unless its file is known to be in the folder. */
function isUndeleted({ action, leftOut }, { prune }) {
    return action === 'left' || (action === 'skipped' && prune === 'managed' && leftOut?.isGuess === true);
}
/** Files that are never pushed, those that couldn't be read, and those that have a page and aren't pushed any more. */
function skippedFiles({ skipped, unreadable }, steps) {
    const byFile = new Map([...skipped, ...unreadable].map((one) => [one.file, one]));
    // One file or folder may keep several pages.
    for (const { leftOut } of steps)
        if (leftOut && !byFile.has(leftOut.file))
            byFile.set(leftOut.file, leftOut);
    return [...byFile.values()];
}
function facts_unlistedSteps({ plan, progress, result }) {
    if (!plan || (progress !== 'done' && result?.kind !== 'planned'))
        return [];
    const paths = new Set(plan.unlisted);
    return plan.steps.filter(({ path }) => paths.has(path));
}
/** The URL of the open pull or merge request with edits. */
function editsUrlOf({ proposal }) {
    return proposal && proposal.state !== 'rejected' && (0,text_document/* isWebUrl */.O9)(proposal.url ?? '') ? proposal.url : undefined;
}
function buildFacts({ deployment }) {
    if (!deployment)
        return { hasFailedBuild: false };
    const { url, logs } = deployment;
    const phase = (0,deployments_phase/* phaseOf */.h)(deployment);
    if (phase === 'ready')
        return { hasFailedBuild: false, url: url && (0,text_document/* isWebUrl */.O9)(url) ? url : undefined };
    if (phase === 'error')
        return { hasFailedBuild: true, buildError: (0,build_error/* findBuildError */.y)(logs ?? '') };
    return { hasFailedBuild: phase === 'cancelled' };
}
function describeBranch({ branch }) {
    return branch === undefined ? 'the deployment branch' : `the branch ${branch}`;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/report/kept-pages.js







/** Paths that a sentence names. */
const kept_pages_MAX_LISTED = 3;
/** Says why pages are kept: `2 pages were edited in the web editor and stay as they are`. */
function describeKept(steps) {
    const pages = (0,pluralize/* pluralize */.t)(steps.length, 'page');
    if (steps.every(isOlder))
        return `${pages} existed already and ${stayWord(steps)}`;
    const were = (0,pluralize/* pluralize */.t)(steps.length, 'page was', 'pages were');
    if (steps.every(isDeletedThere))
        return `${were} deleted in the web editor and ${steps.length === 1 ? 'stays' : 'stay'} deleted`;
    const how = steps.some(isDeletedThere) ? 'edited or deleted' : 'edited';
    const also = steps.some(isOlder) ? ' or existed already' : '';
    return `${were} ${how} in the web editor${also} and ${stayWord(steps)}`;
}
function stayWord({ length }) {
    return length === 1 ? 'stays as it is' : 'stay as they are';
}
function titleOfKept(steps) {
    if (steps.every(isOlder))
        return 'Page existed already';
    if (steps.every(isDeletedThere))
        return 'Page deleted in the web editor';
    return steps.some(isOlder) ? 'Page kept as it is' : 'Page edited in the web editor';
}
function isDeletedThere({ reason }) {
    return reason === 'deleted in the web editor';
}
/** What it takes that pages which people deleted stay deleted; a patch has no deletions. */
function deletedAdvice(steps) {
    const files = steps.filter(isDeletedThere).flatMap(({ page }) => page?.file ?? []);
    return files.length === 0
        ? []
        : [`To keep deleted pages deleted, delete their files, too: ${(0,list_items/* listItems */.D)(files, kept_pages_MAX_LISTED)}.`];
}
/** What the input to overwrite is for, as the start of a sentence. */
function goalOfOverwrite(steps) {
    if (steps.every(isOlder))
        return 'To replace them by the pages of the folder';
    if (steps.every(isDeletedThere))
        return 'To push them again';
    const what = steps.some(isDeletedThere) ? 'edits and deletions' : 'the edits';
    return `To discard ${what} and push the pages of the folder`;
}
/** How to take over what people changed, and what happens otherwise. */
function takeAndLoss(steps) {
    if (steps.every(isOlder))
        return ['Add what they have to your files', ''];
    if (steps.every(isDeletedThere))
        return ['Delete their files, too', ', which creates the pages again'];
    const edits = ['Add the edits to your files', ', which discards the edits'];
    if (!steps.some(isDeletedThere))
        return edits;
    const [take, loss] = edits;
    return [`${take} and delete the files of deleted pages`, `${loss} and creates deleted pages again`];
}
/** What people can do if kept pages stopped the run. */
function adviceOfStop(steps) {
    const own = steps.filter(({ page }) => page);
    const [take, loss] = takeAndLoss(own);
    const overwrite = `${take}, or set ${(0,input_names/* inputName */.yu)('on-edited')} to overwrite for one run${loss}.`;
    return [...(own.length === 0 ? [] : [overwrite]), ...goneAdvice(steps)];
}
/** No input overwrites or deletes a page that has an edit and left the folder. */
function goneAdvice(steps) {
    const gone = steps.filter(({ page }) => !page);
    if (gone.length === 0)
        return [];
    const paths = gone.map(({ path }) => path);
    const pages = gone.length === 1 ? 'this page' : 'these pages';
    return [
        `The folder no longer has ${(0,list_items/* listItems */.D)(paths, kept_pages_MAX_LISTED)}: as soon as your files have what you need of the edits, delete ${pages} in the dashboard.`,
    ];
}
/** Each page costs a request, so a run without prune leaves out many pages that stay for good. */
function unreadLeftSentence({ unreadLeft: { length } }) {
    if (length === 0)
        return [];
    const run = `${(0,input_names/* setting */.Pe)('prune', 'managed')} and ${(0,input_names/* setting */.Pe)('dry-run', true)}`;
    return [
        `docs-ci didn't look for edits in ${(0,pluralize/* pluralize */.t)(length, 'page')} that left the folder. To see whether people edited them, set ${run} for one run: it lists the edits, even if ${(0,input_names/* inputName */.yu)('max-deletes')} fails the job.`,
    ];
}
/** What people can do about kept pages. */
function keptAdvice(steps, facts) {
    const own = steps.filter(({ page }) => page);
    return (0,comment/* joinParts */.nn)([
        wrongFolderAdvice(facts),
        ...takeOver(steps.filter((step) => ownPage(step) && step.remote), facts),
        deletedAdvice(steps),
        own.length === 0
            ? []
            : [`${goalOfOverwrite(own)}, set ${(0,input_names/* inputName */.yu)('on-edited')} to `, { code: 'overwrite' }, ' for one run.'],
        goneAdvice(steps),
        // Mostly, people wrote the pages before docs-ci came.
        lostManifestAdvice(steps, facts),
    ], ' ');
}
/** In a first push, `to` may be wrong: then the pages of the folder have nothing to do with those of the project. */
function wrongFolderAdvice({ plan, changes, inputs }) {
    const { others, similar = [] } = plan ?? {};
    const hasCreated = inputs.mode === 'publish' && changes.some(({ action }) => action === 'create');
    // What else the page says names the folder already.
    if (others === undefined || similar.length > 0 || (hasCreated && others > 0))
        return [];
    const undo = hasCreated && !inputs.dryRun ? `, and ${undoOf(inputs)}` : '';
    return [`If ${(0,input_names/* inputName */.yu)('to')} is the wrong folder, change it${undo}.`];
}
/** Only the manifest says which pages docs-ci pushed. */
function lostManifestAdvice(steps, { inputs }) {
    const older = steps.filter(isOlder);
    if (older.length === 0)
        return [];
    const these = older.length === 1 ? 'this page' : 'these pages';
    const which = older.length === steps.length ? these : 'pages that existed already';
    const manifest = { code: manifestPathOf(inputs) };
    return [
        `If docs-ci pushed ${which} earlier, its record is lost: restore an earlier `,
        manifest,
        ' from the Git history of the documentation repository.',
    ];
}
/** How to take back a first push. */
function undoOf({ to = '.' }) {
    return `delete the created pages and docs-ci-manifest.mdx in ${to}, in the documentation repository`;
}
function takeOver(edits, facts) {
    const { files, artifactUrl, proposal } = facts;
    const url = editsUrlOf(facts);
    if (files.patch === undefined)
        return [];
    const apply = [...applyPatch(files.patch, artifactUrl), '.'];
    const what = edits.length > 0 && edits.every(isOlder) ? 'the pages of the project' : 'the edits';
    if (proposal?.state !== 'open' || url === undefined)
        return [...replacedTexts(edits, 'edited.patch replaces'), [`To take ${what} into this repository, `, ...apply]];
    const count = proposal.paths.length;
    const merge = ['To take the edits into this repository, merge ', { link: url, text: 'their request' }, '.'];
    if (count >= edits.length)
        return [merge, ...replacedTexts(edits, 'It replaces')];
    const some = `It has ${count} of ${edits.length}.`;
    return [merge, [some], ...replacedTexts(edits, 'Request and patch replace'), ['For all, ', ...apply]];
}
/** What is lost of a file that gets the text of the project, by the reason of the step. */
const LOST_TEXTS = {
    'existed already': ' by that of the project',
    'edited in the web editor and in the folder': ', which changed in the folder, too',
    'created again in the web editor': ', which may have changed in the folder, too',
};
/** Stands before the command: who reads it later has lost the text of the folder. */
function replacedTexts(edits, replaces) {
    const namesOf = (steps) => (0,list_items/* listItems */.D)(steps.map((step) => ownPage(step)?.file ?? step.path), kept_pages_MAX_LISTED);
    const groups = Object.entries(LOST_TEXTS).flatMap(([reason, how]) => {
        const steps = edits.filter((step) => step.reason === reason);
        return steps.length === 0 ? [] : [`${replaces} the text of ${namesOf(steps)}${how}.`];
    });
    return groups.length === 0
        ? []
        : [[`${groups.join(' ')} Look at the differences, and keep what you need of both texts.`]];
}
/** The file is on this machine, or in the artifact: the disk of a runner is gone soon after the run. */
function applyPatch(patch, artifactUrl) {
    if (artifactUrl === undefined)
        return ['run ', { code: `git apply ${patch}` }];
    return [
        'download ',
        { link: artifactUrl, text: 'edited.patch' },
        ' from the artifact, and run ',
        { code: 'git apply edited.patch' },
    ];
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/report/propose-edits.js
/** Proposes kept edits as one pull or merge request. */














/** Each edit costs one request to the platform. */
const MAX_EDITS = 100;
const MAX_TITLE_LENGTH = 200;
const label = (0,input_names/* inputName */.yu)('edits');
/** Paths that a sentence names. */
const propose_edits_MAX_LISTED = 10;
/** Keeps the request, and resolves to it. The run never fails because of it. */
async function proposeEdits(run, planned) {
    const { host, inputs, log } = run;
    if (inputs.edits !== 'pull-request' || inputs.mode !== 'publish')
        return undefined;
    const hasEdits = editedSteps(planned).length > 0;
    const target = findTarget(host, inputs.dryRun);
    if (typeof target === 'string') {
        if (hasEdits)
            log.notice(`${label}: no request was opened, because ${target}. Edits are only in edited.patch.`);
        else if (!inputs.dryRun)
            log.notice(`${label}: a later edit can't become a request, because ${target}.`);
        return undefined;
    }
    if (!hasEdits && planned.plan.steps.some(isWithoutFile)) {
        log.notice(`${label}: nothing is proposed or closed, because a page with an edit left the folder.`);
        return undefined;
    }
    const edits = [];
    const left = new Map();
    const lostTexts = new Map();
    for await (const one of readEditedFiles(run.api, host.workspace, planned)) {
        const edit = toFileEdit(one, edits.length, run);
        if (typeof edit === 'string')
            left.set(one.file, edit);
        else {
            edits.push(edit);
            const how = LOST_TEXTS[one.reason];
            if (how !== undefined)
                lostTexts.set(edit.path, how);
        }
    }
    try {
        return await upsertRequest(run, { ...target, edits, lostTexts }, left);
    }
    catch (error) {
        if (!(error instanceof hosts_host/* HostError */.dh))
            throw error;
        const message = (0,sentences/* endSentence */.H_)((0,error_message/* messageOf */.b)(error));
        if (hasEdits)
            log.warning(`${label}: ${message} Edits are in edited.patch.`);
        else
            log.notice(`${label}: ${forLater(message, (0,hosts_host/* requestName */.ZK)(host.name))}`);
        return undefined;
    }
}
/** True for an edit that no file can get: closing its request would hide the edit. */
function isWithoutFile(step) {
    return step.action === 'kept' && step.remote !== undefined && ownPage(step) === undefined;
}
/** Of a run without edits, a failure only matters for later ones. @param message such as `couldn't propose it: no token.` */
function forLater(message, name) {
    return `there is no edit to propose now, but a later one may not become a ${name}: ${message.replace(/^couldn't [^:]+: /, '')}`;
}
/** @param left why the edits of other files aren't proposed */
async function upsertRequest(run, { lostTexts, ...target }, left) {
    const { host, inputs, log, signal } = run;
    const slug = slugOf(purposeOf(run));
    const branch = `docs-ci/edits-${slug}`;
    const place = inputs.to === undefined || inputs.to === '.' ? '' : `: ${inputs.to}`;
    const title = (0,width/* shorten */.ml)(`Take over edits of the web editor${place}`, MAX_TITLE_LENGTH);
    const body = (paths) => requestBlocks(host, paths, lostTexts);
    const proposal = await host.upsertEdits?.({
        ...target,
        title,
        body,
        slug,
        branch,
        token: inputs.token ?? '',
        signal,
    });
    if (!proposal)
        return undefined;
    const name = (0,hosts_host/* requestName */.ZK)(host.name);
    const { closedUrl } = proposal;
    if (proposal.state === 'open')
        log.info(`Open ${name} with edits: ${proposal.url ?? ''}`);
    if (closedUrl !== undefined)
        log.info(`Closed the ${name}, because no edit is left to propose: ${closedUrl}`);
    const all = { ...proposal, left: new Map([...left, ...proposal.left]) };
    for (const notice of describeProposal(name, branch, all))
        log.notice(notice);
    return proposal;
}
/** Returns the branch that is to get the edits, or a clause that says why this run can't have a pull or merge request. */
function findTarget(host, dryRun) {
    const { commitSha, pullRequest, unclearEvent } = host.runContext;
    const branch = (0,hosts_host/* ownBranch */.Z3)(host.runContext);
    if (!host.upsertEdits)
        return 'pull and merge requests only exist on GitHub and GitLab';
    if (dryRun)
        return 'a dry run writes nothing';
    if (branch === undefined || commitSha === undefined || (pullRequest ?? unclearEvent) !== undefined)
        return "this job doesn't run for a branch";
    return { base: branch, commitSha };
}
function requestBlocks({ name }, paths, lostTexts) {
    if (paths.length === 0)
        return [{ paragraph: 'No edit is left to propose, so docs-ci closed this request.' }];
    const checks = 'If GITHUB_TOKEN opened this, checks do not start by themselves. Approve them, close and reopen this pull request, or pass another token to docs-ci.';
    return [
        {
            paragraph: 'The pages of these files were edited in the web editor. This request takes the edits into the repository.',
        },
        { list: paths.map((path) => itemOf(path, lostTexts.get(path))) },
        { paragraph: [{ strong: 'Until this is merged, docs-ci keeps the edited pages.' }] },
        {
            list: [
                'If edits come or go, docs-ci adds a commit. If none is left, it closes this and deletes the branch.',
                'If you add a commit, docs-ci leaves the branch alone. Later edits are then only in edited.patch.',
                `To reject the edits, close this. Then set ${(0,input_names/* inputName */.yu)('on-edited')} to overwrite for one run to push the files instead.`,
            ],
        },
        ...(name === 'github' ? [{ footnote: checks }] : []),
    ];
}
function itemOf(path, how) {
    const code = { code: path };
    return how === undefined
        ? code
        : [code, `: merging replaces the text of the file${how}. Look at the differences first.`];
}
/** Such an edit isn't in edited.patch either. */
const propose_edits_WITH_SECRET = "the page contains this run's API key or token";
/**
 * Returns what the platform is asked to propose, or why it isn't asked.
 * @param count edits that are proposed already
 */
function toFileEdit({ file, disk, remote }, count, { host, hasSecret }) {
    if (hasSecret(`${file}\n${remote}`))
        return propose_edits_WITH_SECRET;
    if (file.split('/').some((name) => name.startsWith('.')))
        return 'the folder has a name that begins with a dot';
    const { path, other } = (0,repository/* fileInRepository */.QR)(host.workspace, file, (0,hosts_host/* ownRepository */.d5)(host.runContext));
    if (other !== undefined)
        return `the folder is a clone of another repository (${other})`;
    if (count >= MAX_EDITS)
        return `one request has at most ${MAX_EDITS} edits`;
    return {
        path,
        textFor: (committed) => {
            if (committed === undefined)
                return { obstacle: 'the file is not tracked by Git' };
            if ((0,page_text/* normalize */.S8)(committed) !== (0,page_text/* normalize */.S8)(disk))
                return { obstacle: 'the file is not as committed' };
            // UTF-8 has no lone surrogates, so the text is as it will be on the branch.
            return (0,unified_diff/* formatLike */.vr)(committed, Buffer.from(remote).toString());
        },
    };
}
/** Says what became of the edits, one notice each. @param name of the request, as the platform calls it */
function describeProposal(name, branch, { state, paths, left }) {
    const inPatch = paths.length === 0 ? '' : ` These edits are in edited.patch: ${(0,list_items/* listPaths */.P)(paths, propose_edits_MAX_LISTED)}.`;
    const notices = {
        rejected: `${(0,input_names/* inputName */.yu)('edits')}: a ${name} with the same edits was closed, so docs-ci doesn't propose them again. To push the files instead, set ${(0,input_names/* inputName */.yu)('on-edited')} to overwrite for one run.`,
        foreign: `${(0,input_names/* inputName */.yu)('edits')}: the branch ${branch} has commits that docs-ci didn't write, so it stays as it is. Merge its ${name}, or delete the branch.${inPatch}`,
    };
    const inPatchOnly = [...new Set(left.values())].map((reason) => {
        const files = [...left].flatMap(([file, obstacle]) => (obstacle === reason ? file : []));
        const place = reason === propose_edits_WITH_SECRET ? 'neither proposed nor in edited.patch' : 'only in edited.patch';
        return `${(0,input_names/* inputName */.yu)('edits')}: ${place}, because ${reason}: ${(0,list_items/* listPaths */.P)(files, propose_edits_MAX_LISTED)}.`;
    });
    return [notices[state] ?? [], inPatchOnly].flat();
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/modes/push.js
/**
 * Pushes one folder: reads a branch, plans for it, stops the run if the plan may not be written (syntax, edits, too many
 * deletions), writes, and keeps what the run learns. Only the modes know it.
 */

















/** Knows for the time of a write to the target, and after it if its response is lost, that it may have been made. */
async function inDoubt(facts, write) {
    const { progress } = facts;
    facts.progress = 'in-doubt';
    try {
        const result = await write();
        facts.progress = progress;
        return result;
    }
    catch (error) {
        if (!(0,api_errors/* mayHaveWritten */.$8)(error))
            facts.progress = progress;
        throw error;
    }
}
/** The name of the deployment branch. @param effect for a notice: what docs-ci doesn't do without it */
async function readDeploymentBranch(run, effect) {
    return (await (0,read_project/* readConfig */.Xg)(run, undefined, effect))?.branch ?? undefined;
}
class Push {
    run;
    folder;
    facts = nothingLearned();
    #checked = new Set();
    #hasProposed = false;
    #similar;
    constructor(run, folder) {
        this.run = run;
        this.folder = folder;
    }
    /** The name of the base branch, if it is known so far. */
    get base() {
        return this.run.inputs.base ?? this.facts.deploymentBranch;
    }
    /** The name of the deployment branch. @param effect for a notice: what docs-ci doesn't do without it */
    async findDeploymentBranch(effect) {
        return (this.facts.deploymentBranch ??= await readDeploymentBranch(this.run, effect));
    }
    /** @param rounds those of the run, if a conflict can have shown that the list of the service lacks pages */
    open(branch, rounds) {
        return openProject(this.run, branch, this.folder, rounds !== undefined && rounds.number > 1);
    }
    /** Reads a branch that was created or written just now, a few times while a reading seems to be older than that. */
    openFresh(branch, isStale, rounds) {
        const open = () => (0,patiently/* readNewBranch */.JS)(this.run, () => this.open(branch, rounds));
        return (0,patiently/* readUntil */.LC)(this.run, open, (project) => !isStale(project));
    }
    /**
     * Plans for a branch that may have been created or merged just now: reads may not show it at once. Rejects with Stop.
     * @param isStale true for a reading without what the run has merged
     */
    async planNew(branch, rounds, isStale = () => false) {
        const project = await this.openFresh(branch, isStale, rounds);
        const planned = await this.plan(project);
        await this.pass(planned);
        return withConfigFile(this.run, planned);
    }
    /** @param isGuess true if the changes are certain to need a work branch, whose pages are read instead */
    async plan(project, isGuess = false) {
        const { run, facts } = this;
        const { pages } = this.folder;
        const needsName = isGuess && run.inputs.base === undefined;
        const needsConfig = needsName || needsNavigation(run.inputs, project, pages);
        const config = needsConfig ? await readNavigation(run, project.branch) : undefined;
        if (project.branch === undefined)
            facts.deploymentBranch ??= config?.branch ?? undefined;
        const compared = isGuess ? guessPages(project) : await comparePages(run, project, pages);
        const planned = await planChanges(run, { project, pages, compared, config });
        // A folder without pages gets none.
        this.#similar ??= pages.length === 0 ? [] : await findSimilarFolders(run.api, project, purposeOf(run));
        return { ...planned, plan: { ...planned.plan, similar: this.#similar } };
    }
    /**
     * Keeps a plan. Rejects with Stop if nothing may be written.
     * @param isGuess true if no page was read: then the files are written with the plan that follows, unless the run stops
     */
    async pass(planned, isGuess = false) {
        const { run, facts } = this;
        facts.plan = planned.plan;
        const reason = await this.#findReason(planned);
        if (reason || !isGuess)
            ({ files: facts.files, edits: facts.edits } = await writePlanFiles(run, planned));
        // A later plan has the same edits, unless people edit pages during the run. The next run proposes those.
        if (!isGuess && !this.#hasProposed) {
            this.#hasProposed = true;
            facts.proposal = await proposeEdits(run, planned);
        }
        if (reason)
            throw new Stop(reason);
    }
    async #findReason({ plan, changes }) {
        const { host, inputs, log, signal } = this.run;
        const deletes = plan.steps.filter(({ action }) => action === 'delete');
        if (deletes.length > plan.maxDeletes)
            return { kind: 'too-many-deletes', deletes, limit: plan.maxDeletes };
        const written = changes.flatMap(({ step }) => step?.page ?? []).filter((page) => !this.#checked.has(page));
        const rules = { workspace: host.workspace, syntax: inputs.syntax, log, signal };
        const found = [...this.facts.problems, ...(await checkPages(written, rules))];
        this.facts.problems = found;
        for (const page of written)
            this.#checked.add(page);
        const problems = found.filter(({ kind }) => kind === 'syntax');
        if (problems.length > 0)
            return { kind: 'syntax', problems };
        return plan.gated.length > 0 ? { kind: 'edited', steps: plan.gated } : undefined;
    }
    /** The deployments before a push, so that the one of the push is known to be another. Undefined if wait is false. */
    async lookBefore() {
        const { api, inputs } = this.run;
        return inputs.wait ? (0,deployment_search/* rememberDeployments */.Q)({ api }) : undefined;
    }
    /** Does a write to the target, which may have been made if its response is lost. */
    inDoubt(write) {
        return inDoubt(this.facts, write);
    }
    /** Pushes one commit of a plan, and counts it. @param look at the branch; missing for a branch of this run */
    async pushBatch(planned, batch, look) {
        const commit = await pushBatch(this.run, planned, batch, look);
        const { count } = this.facts.commits;
        this.facts.commits = { count: count + 1, sha: commit.commitSha ?? undefined };
        return commit;
    }
    /** Keeps that base has the steps, and looks at what the service and others made of them. */
    async completeOn(base, planned, written) {
        const { run, facts } = this;
        facts.written = written;
        facts.progress = 'done';
        facts.hiddenManifest = await lookAtManifest(run, planned, base);
        facts.navigationRaces = await findRaces(run, planned, base);
    }
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/modes/proposal-branch.js
/** Finds, creates and updates the branch of a proposal. Only mode remove deletes one: people can work on it. */








function branchNames(run) {
    const { host, inputs } = run;
    if (inputs.branch !== undefined)
        return [inputs.branch];
    return proposalBranches(slugOf(purposeOf(run)), host.runContext.pullRequest);
}
/** Rejects with InputError if the existing branch is, or could be, the deployment branch. */
async function findProposal(push) {
    const names = branchNames(push.run);
    const { branches } = await (0,content/* listBranches */.jr)(push.run.api);
    const known = new Set(branches.map(({ name }) => name));
    const newest = names.findLastIndex((name) => known.has(name));
    const branch = names[Math.max(newest, 0)] ?? '';
    if (newest >= 0)
        await requireDraftBranch(push, branch);
    return { branch, isThere: newest >= 0, next: names[newest + 1] };
}
/** Pushes to the deployment branch would be live. */
async function requireDraftBranch(push, branch) {
    const { base, dryRun } = push.run.inputs;
    const isOwn = isProposalBranch(branch);
    if (isOwn && base !== undefined)
        return;
    const effect = `The branch ${JSON.stringify(branch)} isn't brought up to date, because the deployment branch is unknown. Set ${(0,input_names/* inputName */.yu)('base')}`;
    const isUpdated = base === undefined && !dryRun;
    const deploymentBranch = await push.findDeploymentBranch(isUpdated ? effect : undefined);
    const label = `${(0,input_names/* inputName */.yu)('branch')}: ${JSON.stringify(branch)}`;
    if (branch === deploymentBranch) {
        throw new api_errors/* InputError */.dz([
            `${label} is the deployment branch, so each push to it would be live. Set another branch for the proposal, or set ${(0,input_names/* inputName */.yu)('mode')} to publish.`,
        ]);
    }
    if (!isOwn && deploymentBranch === undefined) {
        throw new api_errors/* InputError */.dz([
            `${label} could be the deployment branch, whose name the service doesn't return. Set a branch that begins with docs-ci/.`,
        ]);
    }
}
/**
 * Creates the branch of the proposal, or brings it up to date.
 * @param onBranch the plan for the branch; undefined if it isn't there
 */
async function openProposal(push, proposal, onBase, onBranch) {
    if (!onBranch)
        return { branch: await createProposal(push, proposal.branch), isStale: () => false };
    const hasNewsFromBase = hasNews(onBase, onBranch);
    const branch = await bringUpToDate(push, proposal, hasNewsFromBase);
    const isMerged = hasNewsFromBase && branch === proposal.branch && push.facts.branchChange === 'updated';
    return { branch, isStale: ({ listed }) => isMerged && (0,external_node_util_.isDeepStrictEqual)(listed, onBranch.project.listed) };
}
/**
 * Whether base seems to have changes that the branch lacks. Pages of the manifest differ anyway: a push to base since then
 * shows in the manifest, and an edit in the hash of the page. Another page that only the branch has says nothing: either
 * base deleted it, or people added it to the branch.
 */
function hasNews(onBase, onBranch) {
    const [base, branch] = [onBase.project, onBranch.project];
    if (base.manifest?.push !== branch.manifest?.push)
        return true;
    const hashes = new Map(onBranch.plan.steps.map(({ place, remote }) => [place, remote?.hash]));
    const isEdited = ({ place, remote }) => ![base.written.get(place)?.hash, hashes.get(place)].includes(remote?.hash);
    const differs = ([place, { size }]) => !branch.written.has(place) && size !== branch.listed.get(place)?.size;
    return onBase.plan.steps.some(isEdited) || [...base.listed].some(differs);
}
async function createProposal(push, branch) {
    const { run, facts } = push;
    // Without a source, the service may take another branch than the one that is live.
    const source = run.inputs.base ?? (await push.findDeploymentBranch());
    try {
        const taken = await createFrom(run.api, branch, source);
        if (run.inputs.base === undefined)
            facts.deploymentBranch ??= taken;
        facts.branchChange = 'created';
    }
    catch (error) {
        // A run of the same pull request may have created it since.
        if (!(0,api_errors/* hasStatus */.Ro)(error, 409))
            throw error;
        await requireDraftBranch(push, branch);
    }
    return branch;
}
/** Services answer a merge by words of their own (contract [P]). An unknown word may mean that the branch has changed. */
const NOTHING_TO_MERGE = /up.?to.?date|already|nothing|unchanged|no.?op/i;
/**
 * Brings the branch up to date by a merge, so that no commits are lost. After a conflict, the proposal gets another branch
 * beside it. Resolves to the branch to push to.
 */
async function bringUpToDate(push, { branch, next }, hasNewsFromBase) {
    const { base, run } = push;
    if (base === undefined)
        return branch;
    try {
        await mergeBase(push, base, branch);
        return branch;
    }
    catch (error) {
        // Some services answer so if there is nothing to merge.
        if ((0,api_errors/* hasStatus */.Ro)(error, 409, 422) && !hasNewsFromBase)
            return branch;
        if (!(0,api_errors/* hasStatus */.Ro)(error, 409))
            throw error;
    }
    const shown = JSON.stringify(branch);
    if (next === undefined || (await findPullRequest(push, branch))) {
        run.log.notice(`The branch ${shown} conflicts with ${base}. It stays as it is: merge ${base} into it yourself.`);
        return branch;
    }
    run.log.warning(`The branch ${shown} conflicts with ${base}, so the proposal continues on the new branch ${JSON.stringify(next)}. The old branch keeps the work of other people: take over what you need, and delete it.`);
    return createProposal(push, next);
}
async function mergeBase(push, base, branch) {
    const { run, facts } = push;
    let wereLost = false;
    const look = () => {
        wereLost = true;
        return Promise.resolve(undefined);
    };
    await (0,patiently/* patiently */.d_)(run, async () => {
        // A merge can be repeated: a second one has nothing to do.
        const merge = () => (0,content/* mergeBranches */.rc)(run.api, { base: branch, head: base }, look);
        const { status, commitSha } = await push.inDoubt(merge);
        const isNothing = NOTHING_TO_MERGE.test(status ?? '');
        if (!isNothing || wereLost)
            facts.branchChange = 'updated';
        // A merge without a commit may be queued: then the branch, and a preview of it, lack what base has.
        return isNothing || status === 'merged' || commitSha !== null;
    });
}
/** Also keeps it. */
async function findPullRequest({ run, facts }, branch) {
    const { pullRequests } = await (0,content/* listPullRequests */.qc)(run.api, { state: 'open' });
    facts.pullRequest = pullRequests.find(({ head }) => head === branch);
    return facts.pullRequest !== undefined;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/modes/propose.js
/** Mode propose: puts the pages on a branch of the documentation project, with a preview, for people to merge. */
























function propose(run, folder) {
    const push = new Push(run, folder);
    return (0,command/* learn */.nB)(run, push.facts, () => proposeOn(push));
}
async function proposeOn(push) {
    const { run, facts } = push;
    const { api, inputs, optional } = run;
    const base = await push.open(inputs.base);
    const proposal = await findProposal(push);
    facts.target = proposal.branch;
    const onBase = await push.plan(base);
    const before = proposal.isThere ? await push.open(proposal.branch) : undefined;
    // What people edited on base comes to the branch, too.
    await push.pass(onBase, before !== undefined);
    const onBranchBefore = before && (await push.plan(before));
    if (onBranchBefore)
        await push.pass(onBranchBefore);
    await checkConfigFile(run, onBranchBefore ?? onBase);
    if (inputs.dryRun)
        return { kind: 'planned' };
    if (!before && isNothing(onBase))
        return { kind: 'up-to-date' };
    requireFastKey(api, onBranchBefore ?? onBase);
    const opened = await openProposal(push, proposal, onBase, onBranchBefore);
    const { branch } = opened;
    facts.target = branch;
    const inAllRounds = () => inRounds(run, (rounds) => pushTo(push, opened, rounds), () => facts.plan);
    const after = await onBranch(push, branch, inAllRounds);
    facts.progress = 'done';
    // Services answer a merge by words of their own.
    if (before && !(0,external_node_util_.isDeepStrictEqual)(before.listed, after.listed))
        facts.branchChange ??= 'updated';
    // People's work can be on the branch, and no list of the service shows all of it: so the branch stays.
    if (isNothing(onBase))
        return { kind: 'taken-back', branch };
    await optional('The pull requests of the documentation project', () => findPullRequest(push, branch));
    return { kind: 'proposed', branch, deployment: await preview(push, branch) };
}
/** Rejects with Stop if the look at the page of one change, and its push, never fit into a minute. */
function requireFastKey(api, planned) {
    const { requestsPerMinute = Infinity } = api.observed;
    if (isUnchanged(planned))
        return;
    const requests = Math.max(...[[], ...planned.changes.map((change) => [change])].map(requestsOfLook));
    if (requests >= requestsPerMinute)
        throw slowKey(requestsPerMinute, requests);
}
/** The list, the manifest, the pages that a push overwrites, and the configuration if it matters. */
function requestsOfLook(changes) {
    const overwritten = overwrittenBy(changes);
    const configs = [isDeleting(overwritten), changes.some(({ step }) => !step)].filter(Boolean);
    return 2 + overwritten.length + configs.length;
}
/** True if the changes leave the configuration as it is, or if it is the one that they are based on. */
async function hasSameConfig(planned, changes) {
    return changes.every(({ step }) => step) || planned.hasSameConfig();
}
function overwrittenBy(changes) {
    return changes.flatMap(({ step }) => (step?.remote ? step : []));
}
/** Rejects with Stop if the work failed because others deleted the branch. */
async function onBranch({ run, facts }, branch, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(await isBecauseDeleted(run.api, branch, error)))
            throw stopOfLateInputError(error);
        // What the run has done is gone with the branch.
        Object.assign(facts, { written: [], commits: { count: 0 }, progress: 'none', branchChange: undefined });
        throw new Stop({ kind: 'deleted-branch' });
    }
}
function isNothing({ changes, group }) {
    return changes.length === 0 && group === undefined;
}
/** Resolves to what the branch had before the push. */
async function pushTo(push, { branch, isStale }, rounds) {
    const { run, facts } = push;
    const readMs = run.clock.now();
    const planned = await push.planNew(branch, rounds, isStale);
    const { project, changes } = planned;
    let hasManifest = isManifestThere(project, rounds);
    // A run that is killed between two pushes leaves nothing that looks like a person's edit: each has the manifest.
    const manifest = planned.manifest?.(() => hasManifest);
    let { manifest: known } = project;
    const seenSizes = new Map();
    const lookFor = ({ changes: next }) => {
        const read = async (lastMs) => {
            if (isRecent(run, lastMs))
                return lastMs;
            const now = await push.openFresh(branch, (reading) => lacksWritten(facts.written, reading));
            facts.plan = withEdits(facts.plan, await findEdits(run.api, now, facts.written, seenSizes));
            // Only the pages that are read last can be fewer in the next push.
            const startMs = run.clock.now();
            const last = { ...planned, project: { ...project, manifest: known } };
            const isKnown = isAsKnown(last, now, facts.written) && (await isAsPlanned(run.api, last, overwrittenBy(next)));
            return isKnown && (await hasSameConfig(planned, next)) ? startMs : undefined;
        };
        return { readMs, read, requests: requestsOfLook(next), isPatient: true };
    };
    const pushOne = (batch) => push.pushBatch(planned, batch, lookFor(batch));
    await push.inDoubt(() => (0,push_batches/* pushBatches */.x7)(run, { push: pushOne, tooLarge: tooLarge }, new batches/* Batches */.pl(changes, manifest), (batch) => {
        hasManifest ||= manifest !== undefined;
        known = manifestOf(batch) ?? known;
        facts.written = [...facts.written, ...batch.changes.flatMap(({ step }) => step ?? [])];
    }));
    await planned.confirm();
    facts.navigationRaces = await findRaces(run, planned, branch);
    return project;
}
/** A list without a page of this run may be older than the push. Only one that stays so tells of a deletion. */
function lacksWritten(written, { listed }) {
    return written.some(({ place, page }) => page !== undefined && !listed.has(place));
}
/** True if the branch still has the manifest and the list of a project. */
function isAsKnown({ project, plan }, now, written) {
    // A service may not return the manifest.
    if (now.manifest && !(0,external_node_util_.isDeepStrictEqual)(now.manifest, project.manifest))
        return false;
    const writtenPlaces = new Set(written.map(({ place }) => place));
    const isSame = ({ place }) => writtenPlaces.has(place) || now.listed.get(place)?.size === project.listed.get(place)?.size;
    return plan.steps.every(isSame);
}
/**
 * Finds the pages that people edited or deleted after this run had pushed them, by place.
 * @param seenSizes sizes of pages that were read before: a page is read again only if its size has changed since
 */
async function findEdits(api, now, written, seenSizes) {
    const edited = new Map();
    await (0,concurrency/* forEachConcurrently */.DW)(written, concurrency/* REQUESTS_AT_ONCE */.PU, async ({ place, path, page }) => {
        const { size } = now.listed.get(place) ?? { size: 0 };
        const isExpected = size === null || seenSizes.get(place) === size || (page && looksUnchanged(page, page.hash, size));
        if (!page || isExpected)
            return;
        seenSizes.set(place, size);
        const text = await (0,read_project/* readPage */.SP)(api, now, path);
        if (text === undefined)
            edited.set(place, 'deleted in the web editor');
        else if ((0,page_text/* hashPage */.az)(text) !== page.hash)
            edited.set(place, 'edited in the web editor');
    });
    return edited;
}
/** The plan, which keeps these pages. */
function withEdits(plan, edited) {
    const steps = plan?.steps.map((step) => {
        const reason = edited.get(step.place);
        return reason === undefined ? step : { ...step, action: 'kept', reason };
    });
    return plan && steps && { ...plan, steps };
}
function manifestOf({ operations, hasManifest }) {
    const last = operations.at(-1);
    const parsed = hasManifest && last && 'content' in last ? parseManifest(last.content) : undefined;
    return parsed?.kind === 'ok' ? parsed.manifest : undefined;
}
/** Builds a preview in each run: no response tells which commit an earlier one shows, or that others pushed since. */
async function preview(push, branch) {
    const { run, facts } = push;
    const { api, inputs, log } = run;
    const onUpdate = (deployment) => {
        facts.deployment = deployment;
    };
    try {
        const built = await onBranch(push, branch, () => push.inDoubt(() => (0,deployments/* createPreview */.Pw)(api, { branch })));
        log.info(`Preview ${(0,short_id/* shortId */.m)(built.deploymentId)} of ${branch} started.`);
        onUpdate(built);
        return inputs.wait ? await (0,follow_deployment/* follow */.e6)(run, built, onUpdate) : built;
    }
    catch (error) {
        if (!(0,api_errors/* hasStatus */.Ro)(error, 403, 422) || error.request.method !== 'POST')
            throw error;
        log.notice(`preview: the service builds none: ${(0,sentences/* endSentence */.H_)((0,api_errors/* reasonOf */.A3)(error) ?? '')} The pages are on the branch.`);
        return undefined;
    }
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/modes/publish-by-branch.js
/** Publishes changes by a branch of this job, which collects all commits and is merged once. */














/** Rejects with ConflictError if others changed the same pages during the run. */
async function publishByBranch(push, rounds) {
    const { run, facts } = push;
    const { api, inputs, optional, signal } = run;
    if (push.base === undefined)
        facts.deploymentBranch = (await readNavigation(run, undefined))?.branch ?? undefined;
    const head = workBranchOf(slugOf(rounds.purpose), rounds.job, rounds.number);
    const source = await createFrom(api, head, push.base);
    if (inputs.base === undefined)
        facts.deploymentBranch ??= source;
    try {
        // Creating the branch can tell the name.
        const { base } = push;
        if (base === undefined)
            throw new Stop({ kind: 'unknown-base' });
        return await pushAndMerge(push, { base, head }, rounds);
    }
    catch (error) {
        const isGone = facts.progress === 'none' && (await isBecauseDeleted(api, head, error));
        throw isGone ? new Stop({ kind: 'deleted-branch' }) : stopOfLateInputError(error);
    }
    finally {
        // The commits are gone with the branch. A merge that may still be carried out needs the branch.
        if (facts.progress === 'none')
            facts.commits = { count: 0 };
        const isOver = facts.progress !== 'in-doubt';
        // A cancelled run sends no further request; the next one clears up.
        if (isOver && !signal.aborted)
            await optional(`The branch ${head} of this run`, () => removeWorkBranch(run, head));
    }
}
async function pushAndMerge(push, { base, head }, rounds) {
    const { run, facts } = push;
    // What people change from now on is a matter of the merge, which Git decides.
    const planned = await push.planNew(head, rounds);
    if (isUnchanged(planned))
        return 'unchanged';
    const { project, changes } = planned;
    const manifest = numberedManifest(planned, rounds);
    const target = { push: (batch) => push.pushBatch(planned, batch), tooLarge: tooLarge };
    await (0,push_batches/* pushBatches */.x7)(run, target, new batches/* Batches */.pl(changes, manifest), () => undefined);
    await planned.confirm();
    const operations = await sampleOf(changes, manifest?.render([]));
    const proof = { project, pushId: manifest?.pushId, operations };
    if ((await lookPatiently(run, proof)) === 'other')
        throw new write_once/* ConflictError */.fK(`the branch ${head} doesn't show the pushed pages`);
    const written = await stillNeeded(run, planned, base, rounds);
    const before = await push.lookBefore();
    const proofOnBase = { ...proof, project: { ...project, branch: base } };
    const branches = { base, head, commitMessage: planned.message };
    const merged = await push.inDoubt(() => mergeOnce(run.api, branches, proofOnBase));
    facts.commits = { count: facts.commits.count, merge: true, sha: merged.commitSha ?? undefined };
    facts.progress = 'in-doubt';
    await confirmMerge(run, merged, proofOnBase, rounds);
    await push.completeOn(base, planned, written);
    return { before };
}
/**
 * Looks at the base once more before the merge. Rejects with ConflictError if a newer run has pushed to it. Resolves to the
 * steps without the pages that others deleted in the meantime.
 */
async function stillNeeded(run, { project, group, plan: { steps } }, base, { job, purpose }) {
    if (isOlderRun(job, await readManifest(run.api, { ...project, branch: base }, purpose)))
        throw new write_once/* ConflictError */.fK('a newer run has pushed');
    if (!isDeleting(steps))
        return steps;
    const config = await (0,read_project/* readConfig */.Xg)(run, base);
    if (config && listsDeleted(config.config, steps, project, group))
        throw new write_once/* ConflictError */.fK('others listed a page in the navigation');
    const { pages } = await (0,content/* listPages */.pN)(run.api, { branch: base });
    const there = new Set(pages.map(({ path }) => (0,pages_place/* placeOf */.$t)(path)));
    return steps.filter(({ action, place }) => action !== 'delete' || there.has(place));
}
/** A few operations of the run, by which a look at a branch shows whether it has them. */
async function sampleOf(changes, manifest) {
    const [first] = (0,batches/* inPushOrder */.oY)(changes);
    const loaded = first ? (await (0,batches/* load */.Hh)(first)).operations.slice(0, 1) : [];
    return [...loaded, ...(manifest ? [manifest] : [])];
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/modes/publish.js
/** Mode publish: makes the pages live with one deployment, directly or by a branch that is merged once. */

















function publish(run, folder) {
    const push = new Push(run, folder);
    push.facts.target = run.inputs.base;
    return (0,command/* learn */.nB)(run, push.facts, async () => {
        try {
            return await inRounds(run, (rounds) => publishOnce(push, rounds), () => push.facts.plan);
        }
        catch (error) {
            const { base = 'the deployment branch' } = run.inputs;
            throw (0,write_once/* explainRejection */.vo)(error, `If ${base} is protected against the API, set ${(0,input_names/* inputName */.yu)('mode')} to propose`);
        }
    });
}
async function publishOnce(push, rounds) {
    const { run, folder } = push;
    const { clock, inputs, log } = run;
    const readMs = clock.now();
    const base = await push.open(inputs.base, rounds);
    if (isOlderRun(rounds.job, base.manifest)) {
        log.notice('A newer run has pushed already.');
        return { kind: 'older-run' };
    }
    const isGuess = !inputs.dryRun && canSkipComparing(inputs, base, folder.pages);
    const planned = await push.plan(base, isGuess);
    await push.pass(planned, isGuess);
    await checkConfigFile(run, planned);
    if (inputs.dryRun)
        return { kind: 'planned' };
    if (!isGuess && isUnchanged(planned))
        return upToDate(push);
    const published = (isGuess ? undefined : await publishDirectly(push, planned, rounds, readMs)) ??
        (await publishByBranch(push, rounds));
    if (published === 'unchanged')
        return upToDate(push);
    const deployment = await followBase(push, published.before);
    // Tidying up may wait for a limit, so it comes last.
    await removeLeftBehind(run, rounds);
    return { kind: 'published', deployment };
}
async function upToDate(push) {
    push.facts.progress = 'done';
    return { kind: 'up-to-date', deployment: await followBase(push) };
}
const NOT_FOLLOWED = "So docs-ci doesn't know the deployment branch, and doesn't wait for the deployment";
/**
 * Waits for the live deployment of a push, or follows the newest one of a branch that the run didn't have to change.
 * Undefined if the service doesn't deploy the base branch. The run doesn't fail if only the name of the branch is missing.
 * @param before the deployments before the push
 */
async function followBase(push, before) {
    const { run, facts } = push;
    const { base, wait } = run.inputs;
    if (!wait || (base !== undefined && base !== (await push.findDeploymentBranch(NOT_FOLLOWED))))
        return undefined;
    const onUpdate = (deployment) => {
        facts.deployment = deployment;
    };
    return before ? (0,follow_deployment/* followPush */.QZ)(run, base, before, onUpdate) : (0,follow_deployment/* followUnchanged */.rx)(run, base, onUpdate);
}
async function onlyBatch(planned, rounds) {
    // The configuration never goes to the base directly.
    if (planned.group)
        return undefined;
    const first = await new batches/* Batches */.pl(planned.changes, numberedManifest(planned, rounds)).next();
    return first?.isLast ? first : undefined;
}
/** The manifest shows what other runs pushed, and what proposals brought, so it is read before each attempt. */
function lookAtBase(run, planned, readMs, purpose) {
    const { project, plan } = planned;
    const { steps } = plan;
    const read = async (lastMs) => {
        const startMs = isRecent(run, lastMs) ? lastMs : run.clock.now();
        if (startMs !== lastMs && !(await isAsPlanned(run.api, planned, steps)))
            return undefined;
        // A proposal of the same source leaves the number of the last push, and a person can merge it at any time.
        return (0,external_node_util_.isDeepStrictEqual)(await readManifest(run.api, project, purpose), project.manifest) ? startMs : undefined;
    };
    return { readMs, read, requests: steps.filter(isChange).length + 2 };
}
/**
 * Resolves to undefined if the changes are too large for one push, because two would be two deployments, or if the service
 * is so slow that only a merge is safe.
 */
async function publishDirectly(push, planned, rounds, readMs) {
    const { run, facts } = push;
    const batch = await onlyBatch(planned, rounds);
    if (!batch)
        return undefined;
    const before = await push.lookBefore();
    const look = lookAtBase(run, planned, readMs, rounds.purpose);
    const commit = await push
        .inDoubt(() => push.pushBatch(planned, batch, look))
        .catch((error) => {
        if (!(0,push_batches/* isTooLarge */.I9)(error) && !(error instanceof push_batches/* SlowError */.SD))
            throw error;
    });
    if (!commit)
        return undefined;
    if (commit.isDeploymentBranch)
        facts.deploymentBranch ??= commit.branch ?? undefined;
    await push.completeOn(run.inputs.base, planned, planned.plan.steps);
    return { before };
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/modes/remove.js
/** Mode remove: deletes the branches of a proposal. */












const UNKNOWN_BRANCH = "So docs-ci doesn't know the deployment branch";
function remove(run) {
    const { api, inputs } = run;
    const names = branchNames(run);
    return (0,command/* learn */.nB)(run, { ...nothingLearned(), target: names[0] }, async (facts) => {
        const found = (await (0,content/* listBranches */.jr)(api)).branches.filter(({ name }) => names.includes(name));
        if (found.length > 0)
            facts.deploymentBranch = await readDeploymentBranch(run, UNKNOWN_BRANCH);
        for (const branch of found) {
            requireRemovable(branch, inputs.base, facts.deploymentBranch);
            if (!isProposalBranch(branch.name))
                await requireOwnChanges(run, branch.name, facts.deploymentBranch);
        }
        const branches = found.map(({ name }) => name);
        for (const branch of inputs.dryRun ? [] : branches) {
            facts.target = branch;
            await inDoubt(facts, () => (0,work_branch/* removeBranch */.VS)(api, branch));
            facts.progress = 'done';
        }
        return { kind: 'removed', branches };
    });
}
function requireRemovable({ name, protected: isProtected }, base, deploymentBranch) {
    const shown = `${(0,input_names/* inputName */.yu)('branch')}: ${JSON.stringify(name)}`;
    if (name === base || name === deploymentBranch || isProtected) {
        const reason = isProtected ? 'protected' : 'the branch that readers see';
        throw new api_errors/* InputError */.dz([`${shown} is ${reason}, so docs-ci never deletes it. Set the branch of the proposal.`]);
    }
}
/** A branch that a user named may be one of people, who change other pages than push-content. */
async function requireOwnChanges(run, branch, base) {
    const { api, inputs } = run;
    const shown = `${(0,input_names/* inputName */.yu)('branch')}: ${JSON.stringify(branch)}`;
    const dashboard = 'delete it in the dashboard.';
    if (base === undefined) {
        const problem = "could be the deployment branch, whose name the service doesn't return";
        throw new api_errors/* InputError */.dz([`${shown} ${problem}. If it isn't, ${dashboard}`]);
    }
    const [own, others] = await Promise.all([(0,content/* listPages */.pN)(api, { branch }), (0,content/* listPages */.pN)(api, { branch: base })]);
    const problem = foreignPage(own, others, base, inputs.to) ?? (await foreignConfig(run, branch, base));
    if (problem === undefined)
        return;
    const folder = inputs.to === undefined ? `Set ${(0,input_names/* inputName */.yu)('to')} as in mode propose. ` : '';
    throw new api_errors/* InputError */.dz([
        `${shown} ${problem}, so it may have work of people. ${folder}If you don't need the branch, ${dashboard}`,
    ]);
}
/** How the pages outside of a folder differ, as the end of a sentence. Undefined if the two lists show no difference. */
function foreignPage(own, others, base, to = '.') {
    const folder = (0,address/* folderAddressOf */.eb)(to);
    const outside = ({ pages }) => new Map(pages
        .filter(({ path }) => folder === '' || !(0,address/* isWithinFolder */._d)((0,address/* addressOf */.ci)(path), folder))
        .map(({ path, size }) => [path, size]));
    const [mine, theirs] = [outside(own), outside(others)];
    for (const [path, size] of mine) {
        const known = theirs.get(path);
        if (known === undefined)
            return `has ${path}, which isn't in ${(0,input_names/* inputName */.yu)('to')} and which ${base} lacks`;
        if (size === null || known === null)
            return `has ${path}, which isn't in ${(0,input_names/* inputName */.yu)('to')} and whose size the service doesn't tell`;
        if (known !== size)
            return `has another ${path} than ${base}, which isn't in ${(0,input_names/* inputName */.yu)('to')}`;
    }
    const deleted = [...theirs.keys()].find((path) => !mine.has(path));
    if (deleted !== undefined)
        return `lacks ${deleted} of ${base}, which isn't in ${(0,input_names/* inputName */.yu)('to')}`;
    const isComplete = [own, others].every(({ pages, count }) => count === pages.length);
    return isComplete ? undefined : "can't be compared, because the service's list of pages is incomplete";
}
/** The same for the configuration, which push-content only changes to keep a group of the navigation. */
async function foreignConfig(run, branch, base) {
    if (run.inputs.navigationGroup !== undefined)
        return undefined;
    const [own, other] = await Promise.all([(0,read_project/* readConfig */.Xg)(run, branch), (0,read_project/* readConfig */.Xg)(run, base)]);
    if (!own || !other)
        return "can't be compared, because the service doesn't return its configuration";
    return (0,external_node_util_.isDeepStrictEqual)(own.config, other.config) ? undefined : `has another configuration than ${base}`;
}

// EXTERNAL MODULE: ../../build/src/commands/account/account.js
var account = __webpack_require__(63499);
// EXTERNAL MODULE: ../../build/src/deployments/describe-build.js
var describe_build = __webpack_require__(97744);
// EXTERNAL MODULE: ../../build/src/deployments/page-url.js
var page_url = __webpack_require__(58355);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/report/failed-build.js
/** Says what became of the pages if the build failed after a push, and where the error is. Pure. */



/** Says whether the pages are committed, what readers see, and whether the error is in a page of this run. */
function describePushState(facts) {
    const { inputs } = facts;
    const state = describeCommitted(facts);
    const sentences = [
        // Readers don't see the branch of a proposal.
        inputs.mode === 'propose' ? `${state}.` : `${state}, but readers still see the version before.`,
        ...describeOwner(facts),
    ];
    return sentences.join(' ');
}
/** Says whether the pages are committed. */
function describeCommitted(facts) {
    const { result, kept, unreadCount } = facts;
    if (result?.kind !== 'up-to-date')
        return `The pages are committed to ${describeBranch(facts)}`;
    if (kept.length > 0)
        return 'No page was pushed';
    return unreadCount === 0 ? 'The pages are up to date' : 'docs-ci found no difference in the pages';
}
function describeOwner(facts) {
    if (facts.buildError?.file === undefined)
        return [];
    const step = findStep(facts);
    if (step === undefined)
        return ["The error isn't in a page of this run."];
    return [
        isChange(step) ? 'The error is in a page of this run.' : "The error is in a page that this run didn't change.",
    ];
}
function causeOf({ buildError }) {
    if (!buildError)
        return 'The service returns no build log. Check the dashboard.';
    return (0,describe_build/* describeCause */.V$)(buildError);
}
/** The text of a page in the project is that of its file, line by line. */
function locateBuildError(facts) {
    const file = findStep(facts)?.page?.file;
    const line = file === undefined ? undefined : facts.buildError?.line;
    return facts.buildError && { title: 'Documentation build failed', file, line };
}
/** The log of a build names the page in the project, at times with the folders above it. */
function findStep({ plan, buildError }) {
    const { file = '' } = buildError ?? {};
    const steps = plan?.steps.filter(({ page }) => page) ?? [];
    return (steps.find(({ path }) => path === file) ?? steps.find(({ path }) => path.includes('/') && file.endsWith(`/${path}`)));
}

// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/report/stop-reasons.js
/** Says why a push stopped, and why pages stay as they are: outcome, title, and what to do. Pure. */










const WORDS = {
    syntax: ({ problems }) => {
        const [first] = problems;
        const count = new Set(problems.map(({ file }) => file)).size;
        const headline = `Nothing was written: ${(0,pluralize/* pluralize */.t)(count, 'page')} failed the syntax check`;
        const sentences = first ? [`${first.file}, line ${first.line}: ${first.message}`] : [];
        const location = { title: first?.title ?? 'Invalid MDX', file: first?.file, line: first?.line };
        return { ...(0,page_changes/* failed */.gz)('invalid-syntax', headline, sentences), outcome: 'gate', location };
    },
    edited: ({ steps }) => {
        const what = `Nothing was written: ${describeKept(steps)}`;
        return { ...(0,page_changes/* failed */.gz)('edited-pages', what, adviceOfStop(steps)), outcome: 'gate' };
    },
    'too-many-deletes': ({ deletes, limit }, { inputs }) => {
        const problem = (0,max_deletes/* describeTooMany */.RA)((0,pluralize/* pluralize */.t)(deletes.length, 'page'), inputs.maxDeletes, limit);
        return (0,page_changes/* failed */.gz)('max-deletes', `Nothing was written: ${problem}`, [max_deletes/* MAX_DELETES_ADVICE */.XW]);
    },
    'no-pages': ({ folder }) => (0,page_changes/* failed */.gz)('no-files', `Nothing was written: ${folder} has no page that ${(0,input_names/* inputName */.yu)('include')} selects`, [
        `With ${(0,input_names/* setting */.Pe)('prune', 'managed')}, docs-ci would delete every page that it pushed.`,
        `Check ${(0,input_names/* inputName */.yu)('path')} and ${(0,input_names/* inputName */.yu)('include')}, and that the generator ran before.`,
    ]),
    'rejected-page': ({ path, bytes }, facts) => {
        const file = facts.plan?.steps.find((step) => step.path === path)?.page?.file;
        const words = (0,page_changes/* failed */.gz)('too-large', stop_reasons_tooLarge(path, bytes), ['Split the page, or exclude it.', leftBehind(facts)]);
        return { ...words, location: { title: 'Page rejected', file } };
    },
    'rejected-manifest': ({ path, bytes }, facts) => (0,page_changes/* failed */.gz)('too-large', stop_reasons_tooLarge(path, bytes, 'the manifest '), [
        `Push parts of the folder in several jobs, each with its own ${(0,input_names/* inputName */.yu)('path')} and ${(0,input_names/* inputName */.yu)('to')}.`,
        leftBehind(facts),
    ]),
    'unknown-base': () => (0,page_changes/* failed */.gz)('invalid-input', 'Nothing was published: the service does not tell the name of the deployment branch', [
        `Set ${(0,input_names/* inputName */.yu)('base')} to its name.`,
    ]),
    'deleted-branch': (_, { target = '', inputs }) => inputs.mode === 'publish'
        ? (0,page_changes/* failed */.gz)('newer-run', 'Nothing was published: the branch of this run was deleted during the run', [
            'A newer run of this source deletes it to take over. If there is none, run the job again.',
        ])
        : (0,page_changes/* failed */.gz)('missing-branch', `Nothing is proposed: the branch ${JSON.stringify(target)} was deleted during the run`, ['To propose the pages on a new branch, run the job again.']),
    'changed-project': ({ problems, topic }, facts) => (0,page_changes/* failed */.gz)(topic, `${lackingState(facts)}: the project changed during the run`, problems),
    conflict: ({ message, hidden }, facts) => {
        const { steps = [], group } = facts.plan ?? {};
        const paths = steps.filter(isChange).map(({ path }) => path);
        const rest = group === undefined ? `the manifest ${manifestPathOf(facts.inputs)}` : 'the navigation';
        return (0,page_changes/* failed */.gz)('conflict', `${lackingState(facts)}: the service rejected the changes 3 times (${message})`, [
            `The changes are of ${paths.length === 0 ? rest : (0,list_items/* listItems */.D)(paths, kept_pages_MAX_LISTED)}.`,
            ...conflictAdvice(hidden, facts),
        ]);
    },
    'slow-key': ({ limit, needed }, facts) => (0,page_changes/* failed */.gz)('rate-limit', `${lackingState(facts)}: the key may send only ${(0,pluralize/* pluralize */.t)(limit, 'request')} per minute`, [
        `To push a page without overwriting other people's text, docs-ci needs ${needed} in one minute.`,
        'Use a key with a higher limit.',
    ]),
    'wrong-config-file': (_, { inputs: { configFile = '', mode } }) => {
        const [start, end] = mode === 'publish'
            ? ['Nothing was published: t', '']
            : ['T', ', and delete the file that docs-ci wrote on the branch'];
        return (0,page_changes/* failed */.gz)('navigation-group', `${start}he navigation did not change with ${JSON.stringify(configFile)}`, [
            `Set ${(0,input_names/* inputName */.yu)('config-file')} to ${(0,pages_place/* configPath */.eQ)(configFile)}${end}.`,
        ]);
    },
    'wrong-source': ({ wanted, actual }) => {
        const created = `the service created a branch from ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}`;
        return (0,page_changes/* failed */.gz)('invalid-input', `Nothing was published: ${created}`, [
            `Set ${(0,input_names/* inputName */.yu)('base')} to the name of the branch that the pages are for.`,
        ]);
    },
    'unconfirmed-merge': ({ branch, status }) => (0,page_changes/* failed */.gz)('conflict', `The service accepted the merge (status ${JSON.stringify(status)}), but ${branch} doesn't show the pages`, ['Check the dashboard, and run the job again later: it pushes what is missing.']),
};
function stop_reasons_tooLarge(path, bytes, what = '') {
    return `The service rejects ${what}${JSON.stringify(path)} as too large (${(0,units/* formatBytes */.z3)(bytes)})`;
}
function lackingState({ target = '', inputs }) {
    return inputs.mode === 'publish' ? 'Nothing was published' : `The branch ${JSON.stringify(target)} lacks changes`;
}
function leftBehind({ inputs }) {
    return inputs.mode === 'publish' ? 'Nothing was published.' : 'The other pages may be on the branch.';
}
function conflictAdvice(hidden, { plan, inputs: { mode, base, configFile } }) {
    if (plan?.group !== undefined)
        return [`Check that ${(0,input_names/* inputName */.yu)('config-file')} is ${(0,pages_place/* configPath */.eQ)(configFile)}. If it is right, run the job again.`];
    const [pages, them] = hidden.length === 1 ? ['a page', 'it'] : ['pages', 'them'];
    const advice = hidden.length > 0
        ? `The service may have ${pages} that it neither lists nor returns: ${(0,list_items/* listItems */.D)(hidden, kept_pages_MAX_LISTED)}. Add ${them} to the navigation, or set ${(0,input_names/* inputName */.yu)('to')} to another folder.`
        : `Another user or job may be changing the ${mode === 'publish' ? 'same pages' : 'branch'}: run the job again.`;
    const isProtected = `If ${base ?? 'the branch'} is protected against the API, set ${(0,input_names/* inputName */.yu)('mode')} to propose.`;
    return mode === 'publish' ? [advice, isProtected] : [advice];
}
function describeStop(reason, facts) {
    const describe = WORDS[reason.kind];
    return describe(reason, facts);
}
/** Why `prune` leaves a page, as a clause. */
function obstacleOf({ reason, leftOut }) {
    return leftOut ? `${leftOut.file} couldn't be read, and may have it` : reason.replace(/^not deleted, because /, '');
}
/** Says that `prune` leaves pages: `2 pages weren't deleted`. */
function describeUndeleted({ undeleted, inputs }) {
    const [one, many] = inputs.dryRun ? ["wouldn't be", "wouldn't be"] : ["wasn't", "weren't"];
    return `${(0,pluralize/* pluralize */.t)(undeleted.length, `page ${one}`, `pages ${many}`)} deleted`;
}
/** Names the first pages that `prune` leaves, each with its reason. */
function undeletedSentences({ undeleted, hiddenManifest, inputs }) {
    const pages = undeleted.map((step) => `${step.path} (${obstacleOf(step)})`);
    const isIdle = inputs.prune === 'managed' && hiddenManifest !== undefined;
    return [
        ...(pages.length === 0
            ? []
            : [`${inputs.dryRun ? 'Would stay' : 'Not deleted'}: ${(0,list_items/* listItems */.D)(pages, kept_pages_MAX_LISTED)}.`]),
        ...(isIdle ? ["No page can be deleted, because the service doesn't return the manifest."] : []),
    ];
}
/** Says what a dry run can't tell about pages: `The service may reject 2 pages as too large`. */
function describeLarge(steps) {
    return `The service may reject ${(0,pluralize/* pluralize */.t)(steps.length, 'page')} as too large`;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/report/ending.js
/** Says how a push ended: its outcome, its title, and the message that begins with the title. Pure: all follow from the facts. */














/** The ending of a run with a result. */
function endingOfRun(record, inputs, result) {
    return (0,page_changes/* toEnding */.$G)(describeResult(factsOf(record, inputs), result));
}
/** The title of summary and comment. Undefined if the cause of the failure is the better title. */
function headlineOf(facts, ending) {
    return facts.result ? describeResult(facts, facts.result).headline : unfinishedHeadline(facts, ending);
}
function describeResult(facts, result) {
    const failure = describeFailure(facts, result);
    if (failure)
        return failure;
    switch (result.kind) {
        case 'stopped':
            return describeStop(result.reason, facts);
        case 'older-run':
            return (0,page_changes/* done */.Vw)('neutral', 'Nothing was pushed: a newer run has pushed already', [
                `To push these pages anyway, set ${(0,input_names/* inputName */.yu)('on-older-run')} to push.`,
            ]);
        case 'removed':
            return describeRemoval(facts, result.branches);
        case 'taken-back':
            return (0,page_changes/* done */.Vw)(signOfPages(facts), 'The proposal has no changes left', [
                ...keptSentence(facts.kept),
                ...undeletedSentences(facts),
                `The branch ${result.branch} stays, because other people may work on it. To delete it, set ${(0,input_names/* inputName */.yu)('mode')} to remove.`,
            ]);
        case 'planned':
            return describePlan(facts);
        case 'published':
        case 'proposed':
        case 'up-to-date':
            return describePushed(facts);
    }
}
/** The end of a run whose pages are where they belong, but not live. Undefined if the build didn't fail. */
function describeFailure(facts, result) {
    const [build, documentation, another] = facts.inputs.mode === 'propose'
        ? ['preview', 'preview ', 'Run the job again to build another preview.']
        : ['deployment', '', 'If no newer deployment is live, run trigger-deploy.'];
    const words = (0,page_changes/* describeUnbuilt */.LL)((0,follow_deployment/* phaseOfDeployed */.Ts)('deployment' in result ? result.deployment : undefined), {
        missing: [
            `${(0,sentences/* upperFirst */.Zb)(describeProgress(facts))}, but no deployment appeared within 3m`,
            `Check the dashboard, or use ${(0,input_names/* setting */.Pe)('wait', false)}.`,
        ],
        unknown: [
            'It is not known whether the pages are live',
            `${describeCommitted(facts)}, but too many previews are newer than the live deployment.`,
            `Check the dashboard, or use ${(0,input_names/* setting */.Pe)('wait', false)}.`,
        ],
        cancelled: [
            `The ${build} was cancelled on the service`,
            `A user or a newer deployment cancelled it. The pages are on the branch. ${another}`,
        ],
        error: [`Documentation ${documentation}failed to build`, describePushState(facts), causeOf(facts)],
    });
    return words?.topic === 'failed-build' ? { ...words, location: locateBuildError(facts) } : words;
}
function describeRemoval({ target, inputs }, branches) {
    if (branches.length === 0)
        return (0,page_changes/* done */.Vw)('good', `Nothing to delete: the service lists no branch ${target ?? ''}`);
    const list = `${branches.length === 1 ? 'branch' : 'branches'} ${(0,list_items/* listItems */.D)(branches, Infinity)}`;
    if (inputs.dryRun)
        return (0,page_changes/* done */.Vw)('plan', `Plan: delete the ${list}, nothing was changed`);
    const verb = branches.length === 1 ? 'was' : 'were';
    return (0,page_changes/* done */.Vw)('good', `The ${list} ${verb} deleted`, ['The pages of the deployment branch stay as they are.']);
}
function describePlan(facts) {
    const { changes, kept, large, group } = facts;
    const isNothing = changes.length === 0 && group === undefined;
    const none = isNothing ? 'no page' : 'only the navigation';
    const what = changes.length === 0 ? none : (0,pluralize/* pluralize */.t)(changes.length, 'page');
    return (0,page_changes/* done */.Vw)('plan', `Plan: ${what} would change${isNothing ? '' : ', nothing was changed'}`, [
        ...(facts.hasPages ? [] : [CHECK_INPUTS]),
        ...changesSentence(changes, page_changes/* PLANNED */.TZ),
        ...deletedSentence(facts),
        ...othersSentence(facts),
        ...(large.length > 0 ? [`${describeLarge(large)}. Then the run without ${(0,input_names/* inputName */.yu)('dry-run')} fails.`] : []),
        ...keptSentence(kept),
        ...undeletedSentences(facts),
        ...groupSentence(facts),
    ]);
}
const CHECK_INPUTS = `Check ${(0,input_names/* inputName */.yu)('path')} and ${(0,input_names/* inputName */.yu)('include')}.`;
function keptSentence(kept) {
    return kept.length > 0 ? [`${describeKept(kept)}.`] : [];
}
function describePushed(facts) {
    const { changes, group } = facts;
    return changes.length > 0 || group !== undefined ? describeChanged(facts) : describeUnchanged(facts);
}
/** A warning if the project isn't what the run was asked to make of it, or if that isn't known. */
function signOfPages(facts) {
    const { kept, undeleted, overwritten, stillInFolder, navigationRaces, unreadable, hiddenManifest, plan } = facts;
    const lists = [kept, undeleted, overwritten, stillInFolder, navigationRaces, unreadable, plan?.similar ?? []];
    const isWhole = lists.every(({ length }) => length === 0);
    return isWhole && hiddenManifest === undefined ? 'good' : 'warning';
}
function describeChanged(facts) {
    const { changes, kept, undeleted, overwritten, inputs } = facts;
    const lost = overwritten.length === 0 || inputs.mode === 'propose' ? '' : `, ${describeOverwritten(overwritten)}`;
    const keptPages = kept.length === 0 ? '' : `, ${(0,pluralize/* formatCount */.B)(kept.length)} kept as ${kept.length === 1 ? 'it is' : 'they are'}`;
    const left = undeleted.length === 0 ? '' : `, ${(0,pluralize/* formatCount */.B)(undeleted.length)} not deleted`;
    const [text, sentences] = changes.length === 0
        ? [describeGroup(facts), entriesSentence(facts)]
        : [
            describePages(facts),
            [...changesSentence(changes), ...deletedSentence(facts), ...othersSentence(facts), ...groupSentence(facts)],
        ];
    const stayed = [...keptSentence(kept), ...undeletedSentences(facts)];
    return (0,page_changes/* done */.Vw)(signOfPages(facts), text + lost + keptPages + left, [...sentences, ...stayed, ...whereToSee(facts)]);
}
function describeUnchanged(facts) {
    const { kept, undeleted, commits, unchangedCount, unreadCount } = facts;
    const sign = signOfPages(facts);
    const rest = [...undeletedSentences(facts), ...manifestSentence(facts), ...whereToSee(facts)];
    // A wrong folder matters more than an edit in a page that left it.
    if (!facts.hasPages)
        return (0,page_changes/* done */.Vw)('warning', 'No pages found', [CHECK_INPUTS, ...keptSentence(kept)]);
    if (kept.length > 0)
        return (0,page_changes/* done */.Vw)(sign, `${commits.count > 0 ? 'No page' : 'Nothing'} was pushed: ${describeKept(kept)}`, rest);
    const all = unchangedCount === 1 ? 'The page is' : `All ${(0,pluralize/* formatCount */.B)(unchangedCount)} pages are`;
    const left = undeleted.length === 0 ? describeLeftOut(facts) : `, but ${describeUndeleted(facts)}`;
    const found = unreadCount === 0 ? `${all} up to date` : `No difference found in ${(0,pluralize/* pluralize */.t)(unchangedCount, 'page')}`;
    return (0,page_changes/* done */.Vw)(sign, found + left, [...sizeSentence(facts), ...rest]);
}
/** Says what a commit is for that changes no page. */
function manifestSentence({ changes, group, commits }) {
    return changes.length === 0 && group === undefined && commits.count > 0 ? ['Only the manifest was written.'] : [];
}
/** Returns `2 overwrote edits`. */
function describeOverwritten(steps) {
    const [one, many] = steps.every(isOlder)
        ? ['a page that existed already', 'pages that existed already']
        : ['an edit', 'edits'];
    return `${(0,pluralize/* formatCount */.B)(steps.length)} overwrote ${steps.length === 1 ? one : many}`;
}
/** Says of pages whose files aren't pushed any more that prune leaves them. */
function describeLeftOut({ stillInFolder: { length } }) {
    return length === 0 ? '' : `, but ${(0,pluralize/* pluralize */.t)(length, 'page stays', 'pages stay')} whose file isn't pushed any more`;
}
/** What limits the claim that nothing differs. */
function sizeSentence({ unreadCount }) {
    return unreadCount === 0
        ? []
        : [
            `${(0,pluralize/* pluralize */.t)(unreadCount, 'page was', 'pages were')} compared by size, which only misses edits that keep the size or change it by one character.`,
        ];
}
/** The title says it if all pages were created, updated or deleted. */
function changesSentence(changes, verbs = page_changes/* PAST */.vZ) {
    const isTold = verbs === page_changes/* PAST */.vZ && changes.every(({ action }) => action === changes[0]?.action);
    return isTold || changes.length === 0 ? [] : [`Changes: ${(0,page_changes/* describeChanges */.DT)(changes, verbs)}.`];
}
/** Says what a deletion does to readers, whose bookmarks and search results stay. A redirect may exist already. */
function deletedSentence({ changes }) {
    const deleted = changes.filter(({ action, path }) => action === 'delete' && (0,pages_place/* isPage */.yp)(path) && !(0,address/* isPartial */.mt)(path));
    if (deleted.length === 0)
        return [];
    const paths = (0,list_items/* listPaths */.P)(deleted.map(({ path }) => path));
    return [
        `Without a redirect, the URL of a deleted page leads nowhere: ${paths}. Add redirects in the configuration of the documentation.`,
    ];
}
/** How to undo a first push, which may have gone to the wrong folder. */
function othersSentence({ plan, changes, inputs: { to = '.', dryRun, mode } }) {
    const { others = 0 } = plan ?? {};
    if (others === 0 || mode === 'propose' || (0,page_changes/* countSteps */.jg)(changes, 'create') === 0)
        return [];
    const has = `${to === '.' ? 'The project' : to} has ${(0,pluralize/* pluralize */.t)(others, 'other page')}.`;
    return dryRun
        ? [`${has} Check that ${(0,input_names/* inputName */.yu)('to')} is the right folder.`]
        : [
            `${has} If ${(0,input_names/* inputName */.yu)('to')} is the wrong folder, delete the created pages and docs-ci-manifest.mdx there, in the documentation repository.`,
        ];
}
/** Returns `11 pages published to reference/api, 1 deleted`. The root of the project has no name. */
function describePages({ changes, deployment, inputs: { mode, to } }) {
    const verb = deployment?.status === 'ready' ? 'published' : 'pushed';
    const [done, preposition] = mode === 'propose' ? ['proposed', 'for'] : [verb, 'to'];
    const place = (word) => (to === undefined || to === '.' ? '' : ` ${word} ${to}`);
    const deletedCount = (0,page_changes/* countSteps */.jg)(changes, 'delete');
    const writtenCount = changes.length - deletedCount;
    if (writtenCount === 0)
        return `${(0,pluralize/* pluralize */.t)(deletedCount, 'page')} deleted${place('from')}`;
    const deleted = deletedCount === 0 ? '' : `, ${(0,pluralize/* formatCount */.B)(deletedCount)} deleted`;
    return `${(0,pluralize/* pluralize */.t)(writtenCount, 'page')} ${done}${place(preposition)}${deleted}`;
}
function describeGroup({ group = '', inputs }) {
    return `The navigation group ${JSON.stringify(group)} ${inputs.dryRun ? 'would be' : 'was'} updated`;
}
function groupSentence(facts) {
    return facts.group === undefined ? [] : [`${describeGroup(facts)}.`, ...entriesSentence(facts)];
}
/** Returns `Entries: 2 added (guides/a and guides/b), 1 removed (guides/c).` */
function entriesSentence({ group, entries }) {
    const { added = [], removed = [] } = (group !== undefined && entries) || {};
    const parts = [
        { places: added, verb: 'added' },
        { places: removed, verb: 'removed' },
    ].flatMap(({ places, verb }) => places.length === 0 ? [] : `${(0,pluralize/* formatCount */.B)(places.length)} ${verb} (${(0,list_items/* listPaths */.P)(places)})`);
    return parts.length === 0 ? [] : [`Entries: ${parts.join(', ')}.`];
}
/** Says where the changes are if no URL shows them. Undefined if the message needs no such sentence. */
function describeWhere(facts) {
    const { deployment, branch, deploymentBranch, commits, inputs } = facts;
    if (deployment && (0,deployments_phase/* phaseOf */.h)(deployment) === 'in-progress')
        return `The ${inputs.mode === 'propose' ? 'preview' : 'deployment'} continues on the service`;
    if (deployment || branch === undefined || commits.count === 0)
        return undefined;
    return branch === deploymentBranch
        ? `The service deploys the branch ${branch}`
        : `The pages are on the branch ${branch}`;
}
/** The URL comes last and without a full stop, so that terminals make a link of it. */
function whereToSee(facts) {
    const { deployment, inputs } = facts;
    const where = describeWhere(facts);
    if (where !== undefined)
        return [`${where}.`];
    if (!deployment?.url)
        return [];
    return [`${inputs.mode === 'propose' ? 'Preview' : 'Live'}: ${deployment.url}`];
}
/** What a run left behind that an error, a timeout or a cancellation stopped. Undefined if there is nothing to say. */
function describeUnfinished(record, inputs, outcome) {
    if (inputs.dryRun)
        return undefined;
    const facts = factsOf(record, inputs);
    const branch = describeBranch(facts);
    const { changes, pendingCount, progress } = facts;
    if (inputs.mode === 'remove')
        return progress === 'in-doubt' ? `docs-ci may have deleted ${branch}. Run the job again to make sure.` : undefined;
    if (progress === 'done' && changes.length === 0)
        return `This run pushed nothing to ${branch}.`;
    if (progress === 'done')
        return [`All changes are on ${branch}.`, ...(facts.deployment ? whereToSee(facts) : [])].join(' ');
    if (progress === 'in-doubt')
        return `The last change of ${branch} may have been made. The next run compares all pages and pushes what is missing.`;
    if (changes.length > 0) {
        const verb = changes.length === 1 ? 'is' : 'are';
        return `${countOfAll(changes.length, pendingCount)} ${verb} on ${branch}. The next run pushes the others.`;
    }
    return describeNothingChanged(facts, branch, outcome);
}
function describeNothingChanged({ plan }, branch, outcome) {
    // A run that failed before it had a plan says why, and that is enough.
    if (outcome === 'failed')
        return plan && `Nothing was changed on ${branch}.`;
    if (!plan)
        return outcome === 'unavailable' ? undefined : 'Nothing was changed.';
    return `Nothing was changed on ${branch}. The next run starts again.`;
}
/** Returns `3 of 12 pages`. */
function countOfAll(count, otherCount) {
    return `${(0,pluralize/* formatCount */.B)(count)} of ${(0,pluralize/* pluralize */.t)(count + otherCount, 'page')}`;
}
function unfinishedHeadline(facts, { outcome, durationMs }) {
    const progress = describeProgress(facts);
    const isBuilding = facts.progress === 'done' && facts.deployment !== undefined;
    if (outcome === 'timed-out')
        return {
            sign: 'waiting',
            text: isBuilding ? `Still building after ${(0,units/* formatMinutes */.dp)(durationMs)}` : `Timed out: ${progress}`,
        };
    if (outcome === 'cancelled')
        return { sign: 'bad', text: `Cancelled: ${progress}` };
    if (facts.progress !== 'done' || facts.changes.length === 0)
        return undefined;
    const failure = outcome === 'unavailable' ? "the service isn't available" : 'the job failed';
    return { sign: 'bad', text: `${progress}, but ${failure}` };
}
/** Says how far a run came that didn't finish, or whose deployment is missing. */
function describeProgress(facts) {
    const { changes, pendingCount, progress, group, commits } = facts;
    if (progress === 'done' && changes.length > 0)
        return describePages(facts);
    if (group !== undefined)
        return 'the navigation was updated';
    if (progress === 'done' && commits.count > 0)
        return 'the manifest was written';
    if (progress === 'in-doubt')
        return 'the last change may have been made';
    return changes.length === 0 ? 'nothing was changed' : `${countOfAll(changes.length, pendingCount)} proposed`;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/report/blocks.js
/** Renders what summary and comment have in common: what happened, the changes, and tables of pages. Pure. */










/** What happened, for a run with a result: where to see it, and how much changed; or why it failed, and what to do. */
function resultBlocks(facts, outcome, maxLogLines) {
    const { result, deployment, buildError } = facts;
    // The table of a gate says more.
    if (!result || outcome === 'gate')
        return [];
    if (outcome === 'done' && facts.hasPages && RESULTS[result.kind].showsPages)
        return leadBlocks(facts);
    if (buildError) {
        const state = paragraph([describePushState(facts)]);
        return [...state, ...(0,describe_build/* buildErrorBlocks */.Vi)(buildError), ...(0,describe_build/* buildLogBlocks */.Hb)(deployment?.logs, maxLogLines)];
    }
    return [{ paragraph: (0,comment/* messageLine */.EE)(describeResult(facts, result).sentences.join(' ')) }];
}
function leadBlocks(facts) {
    const isInTitle = facts.changes.length === 0 && !facts.inputs.dryRun;
    const navigation = isInTitle ? entriesSentence(facts) : groupSentence(facts);
    return [
        ...paragraph(leadOf(facts)),
        ...paragraph(deletedSentence(facts)),
        ...paragraph(othersSentence(facts)),
        ...paragraph(manifestSentence(facts)),
        ...paragraph(navigation.length === 0 ? [] : [navigation.join(' ')]),
        ...paragraph(nextStep(facts)),
    ];
}
function paragraph(parts) {
    return parts.some((part) => part !== '') ? [{ paragraph: parts }] : [];
}
function leadOf(facts) {
    const { inputs, url, deployment, changes, unchangedCount, isOwnDeployment } = facts;
    const where = inputs.dryRun ? undefined : describeWhere(facts);
    const duration = url === undefined || !isOwnDeployment ? undefined : (0,describe_build/* buildDuration */.jk)(deployment);
    const unchanged = unchangedCount === 0 ? '' : `, ${(0,pluralize/* formatCount */.B)(unchangedCount)} unchanged`;
    return (0,comment/* joinParts */.nn)([
        url === undefined
            ? []
            : [{ link: url, text: inputs.mode === 'propose' ? 'Open the preview' : new URL(url).host, isMain: true }],
        where === undefined ? [] : [where],
        // Without changes, the title says the rest.
        changes.length === 0 ? [] : [{ strong: (0,page_changes/* describeChanges */.DT)(changes, inputs.dryRun ? page_changes/* PLANNED */.TZ : page_changes/* PAST */.vZ) }, unchanged],
        duration === undefined ? [] : [`built in ${duration}`],
    ]);
}
function nextStep({ pullRequest, result }) {
    if (pullRequest)
        return [`Open pull request in the documentation project: ${pullRequest.title} (${pullRequest.number})`];
    return result?.kind === 'proposed'
        ? ['To publish the pages, merge the branch ', { code: result.branch }, ' in the documentation project.']
        : [];
}
/** The edits to take into the repository, and where all files of the run are. */
function fileBlocks({ edits, artifactUrl, files }) {
    const names = [files.plan, files.changes, files.patch].flatMap((path) => path?.split('/').at(-1) ?? []);
    const patch = edits === undefined ? [] : [{ details: 'edited.patch', blocks: [{ verbatim: edits, language: 'diff' }] }];
    return artifactUrl === undefined
        ? patch
        : [...patch, { paragraph: ['Files of this run: ', { link: artifactUrl, text: names.join(', ') }] }];
}
/** A change in words: what happened, and why. */
function blocks_describeStep({ action, reason, replaces }, isPlan) {
    const why = replaces === undefined ? reason : `${reason}, replaces ${replaces}`;
    return { sign: page_changes/* SIGN */.AJ[action], verb: isPlan ? action : page_changes/* PAST */.vZ[action], why };
}
/** @param base URL of a site whose pages are linked */
function changeSection({ changes, inputs, files }, base) {
    const rows = changes.map((step) => {
        const { sign, verb, why } = blocks_describeStep(step, inputs.dryRun);
        const { action, path, place } = step;
        const isLink = base !== undefined && action !== 'delete' && (0,pages_place/* isPage */.yp)(path);
        return { sign, cells: [verb, isLink ? { link: (0,page_url/* pageUrl */.f)(base, `/${place}`), text: path } : { code: path }, why] };
    });
    return { label: 'Changes', head: ['Change', 'Page', 'Why'], rows, place: { code: files.plan ?? 'plan.json' } };
}
/** Rows of a comment that are shown unfolded. */
const MAX_OPEN_COMMENT_ROWS = 10;
/** The first changes, and the others folded below them. */
function commentTables(facts, rows, base) {
    const section = { ...changeSection(facts, base), place: undefined };
    if (rows === 0 || section.rows.length === 0)
        return [];
    // Without folded rows, the table itself counts the others.
    if (rows <= MAX_OPEN_COMMENT_ROWS)
        return [(0,account/* sectionTable */.E7)(section, rows)];
    const first = { ...section, rows: section.rows.slice(0, MAX_OPEN_COMMENT_ROWS) };
    const others = { ...section, rows: section.rows.slice(MAX_OPEN_COMMENT_ROWS) };
    if (others.rows.length === 0)
        return [(0,account/* sectionTable */.E7)(first, rows)];
    const blocks = [(0,account/* sectionTable */.E7)(others, rows - MAX_OPEN_COMMENT_ROWS)];
    return [(0,account/* sectionTable */.E7)(first, rows), { details: (0,pluralize/* pluralize */.t)(others.rows.length, 'more page'), blocks }];
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/report/sections.js








/** Longer texts of a table are shortened: parsers and services can quote a whole page. */
const MAX_CELL_LENGTH = 500;
/** What stopped the run comes first. */
function sectionsOf(facts) {
    const place = { code: facts.files.plan ?? 'plan.json' };
    return ATTENTIONS.flatMap((describe) => {
        const found = describe(facts);
        return found && (found.items.length > 0 || found.head.length === 0) ? [{ ...toSection(found), place }] : [];
    });
}
function toSection({ title, items, head, advice, annotation }) {
    const rows = items.map(({ name, text, file, line, title: own, message }, index) => ({
        cells: [{ code: name }, (0,width/* shorten */.ml)(text, MAX_CELL_LENGTH)].slice(0, head.length),
        // The message of the run names the first error.
        isInMessage: annotation?.level === 'error' && index === 0,
        ...(annotation && {
            annotation: {
                ...annotation,
                ...(own !== undefined && { title: own }),
                message: message ?? `${name}: ${text}`,
                ...(file !== undefined && { file }),
                ...(line !== undefined && { line }),
            },
        }),
    }));
    const sentences = advice.length === 0 ? [] : [{ paragraph: advice }];
    return { title, label: head[0] ?? '', head, rows, advice: sentences };
}
const ATTENTIONS = [
    ({ stop }) => ({
        ...problemsOf(stop?.kind === 'syntax' ? stop.problems : []),
        advice: [`Fix the pages, or set ${(0,input_names/* inputName */.yu)('syntax')} to `, { code: 'none' }, '.'],
        annotation: { level: 'error', title: 'Invalid MDX' },
    }),
    ({ stop }) => ({
        items: stop?.kind === 'too-many-deletes' ? stop.deletes.map(sections_itemOf) : [],
        head: ['Page that would be deleted'],
        advice: [],
    }),
    (facts) => {
        const { stop } = facts;
        const kept = stop?.kind === 'edited' ? stop.steps : facts.kept;
        return {
            ...(stop?.kind !== 'edited' && { title: describeKept(kept) }),
            items: kept.map(sections_itemOf),
            head: ['Page', 'What happened'],
            advice: keptAdvice(kept, facts),
            annotation: { level: 'warning', title: titleOfKept(kept) },
        };
    },
    (facts) => {
        const similar = facts.plan?.similar ?? [];
        const [first] = similar;
        return {
            title: first?.kind === 'earlier'
                ? 'The project has pages of this source in another folder, too'
                : `Did you mean the folder ${first?.folder ?? ''}?`,
            items: similar.map(({ folder, reason }) => ({ name: folder, text: reason })),
            head: ['Folder', 'Why'],
            advice: similarAdvice(facts, similar),
            annotation: { level: 'warning', title: 'Other folder' },
        };
    },
    ({ overwritten, inputs, files, artifactUrl }) => {
        const verb = inputs.dryRun || inputs.mode === 'propose' ? 'would be' : 'was';
        const isPlan = inputs.dryRun;
        const changes = artifactUrl === undefined
            ? [{ code: files.changes ?? 'changes.diff' }]
            : [{ link: artifactUrl, text: 'changes.diff' }];
        return {
            title: `The text of ${(0,pluralize/* pluralize */.t)(overwritten.length, 'page')} ${verb} overwritten`,
            items: overwritten.map((step) => ({
                ...sections_itemOf(step),
                message: `${step.path} ${verb} overwritten: ${step.reason}`,
            })),
            head: ['Page', 'What happened'],
            advice: [
                `The Git history of the documentation repository ${isPlan ? 'keeps the present text' : 'has the text before'}. The lines that ${isPlan ? 'would be' : 'were'} removed are also in `,
                ...changes,
                '.',
            ],
            annotation: { level: 'warning', title: 'Page overwritten' },
        };
    },
    ({ stillInFolder }) => ({
        title: `${(0,pluralize/* pluralize */.t)(stillInFolder.length, 'page stays, because its file is', 'pages stay, because their files are')} still in the folder`,
        items: stillInFolder.map((step) => ({ ...sections_itemOf(step), text: sections_describeLeftOut(step) })),
        head: ['Page', 'File'],
        advice: [
            `${(0,input_names/* inputName */.yu)('prune')} only deletes pages whose files have left ${(0,input_names/* inputName */.yu)('path')}. To delete such a page, move its file out of this folder, or delete the page in the dashboard.`,
        ],
        annotation: { level: 'warning', title: 'Page stays' },
    }),
    ({ large }) => ({
        title: describeLarge(large),
        items: large.map((step) => ({ ...sections_itemOf(step), text: (0,units/* formatBytes */.z3)(step.page?.sizeBytes ?? 0) })),
        head: ['Page', 'Size'],
        advice: ['Only a push tells the limit of the service, which is often 1 MB. Split the pages, or exclude them.'],
        annotation: { level: 'warning', title: 'Page may be too large' },
    }),
    ({ unreadable }) => ({
        title: (0,pluralize/* pluralize */.t)(unreadable.length, "file couldn't be read and wasn't pushed", "files couldn't be read and weren't pushed"),
        items: unreadable.map(({ file, reason }) => ({ name: file, text: reason, file })),
        head: ['File', 'Why'],
        advice: ['Their pages stay as they are. Make the files readable, or exclude them.'],
        annotation: { level: 'warning', title: 'File not read' },
    }),
    ({ unlisted, inputs }) => ({
        title: `Readers may not find ${(0,pluralize/* pluralize */.t)(unlisted.length, 'page')}`,
        // An unchanged page keeps its ending in the project.
        items: unlisted.map((step) => ({
            ...sections_itemOf(step),
            ...(step.action === 'unchanged' && step.remote && { name: step.remote.path }),
            text: "the navigation doesn't list it",
        })),
        head: ['Page'],
        advice: [
            `The navigation doesn't list ${unlisted.length === 1 ? 'this page. Add it' : 'these pages. Add them'} in the dashboard${orNavigationGroup(inputs.navigationGroup)}`,
        ],
        annotation: { level: 'warning', title: 'Page not in the navigation' },
    }),
    ({ navigationRaces }) => note(navigationRaces.length > 0, 'The navigation was changed during the run', [
        ...navigationRaces,
        'Correct the navigation in the dashboard.',
    ]),
    ({ problems }) => {
        const section = problemsOf(problems.filter(({ kind }) => kind === 'warning'));
        const title = (0,pluralize/* pluralize */.t)(section.items.length, 'warning about syntax', 'warnings about syntax');
        return { ...section, title, annotation: { level: 'warning', title: 'Page not checked' } };
    },
    (facts) => ({
        title: describeUndeleted(facts),
        items: facts.undeleted.map((step) => undeletedItem(step, facts)),
        head: ['Page', 'Why'],
        advice: undeletedAdvice(facts),
        annotation: { level: 'warning', title: 'Page not deleted' },
    }),
    ({ hiddenManifest = '' }) => note(hiddenManifest !== '', `The service doesn't return the manifest ${JSON.stringify(hiddenManifest)}`, [
        'Every run compares all pages, and no page can be deleted.',
    ]),
];
function note(isShown, title, sentences) {
    return isShown ? { title, items: [], head: [], advice: [sentences.join(' ')] } : undefined;
}
function sections_itemOf(step) {
    const { path, reason, renamedTo } = step;
    const text = renamedTo ? `${reason}, which has its text as ${renamedTo.file}` : reason;
    return { name: path, text, file: ownPage(step)?.file };
}
function similarAdvice({ inputs, written }, [first]) {
    const { to = '.', dryRun, mode } = inputs;
    const hasCreated = mode === 'publish' && !dryRun && written.some(({ action }) => action === 'create');
    const undo = `, and ${undoOf(inputs)}`;
    const wrong = `If ${to} is the wrong folder, set ${(0,input_names/* setting */.Pe)('to', first?.folder ?? '')}${hasCreated ? undo : ''}.`;
    const rest = `If ${to} is right, the pages in the other folder stay: if you don't need them, delete them and docs-ci-manifest.mdx there.`;
    return [first?.kind === 'earlier' ? `${wrong} ${rest}` : wrong];
}
function sections_describeLeftOut({ leftOut }) {
    return leftOut === undefined ? '' : `${leftOut.file}: ${leftOut.reason}`;
}
function isRename({ reason }) {
    return reason === 'not deleted, because a new page may be the same one for the service';
}
function isListed({ reason }) {
    return reason === 'not deleted, because the navigation lists it';
}
/** Deleting it by hand could delete the new page. */
const NEXT_RUN = 'If the service lists both pages, the next run deletes the old one.';
function undeletedItem(step, { inputs }) {
    const obstacle = obstacleOf(step);
    const what = `${step.path} ${inputs.dryRun ? "wouldn't be" : "wasn't"} deleted: ${obstacle}.`;
    return { name: step.path, text: obstacle, message: `${what} ${adviceOfUndeleted(step, inputs.navigationGroup)}` };
}
function adviceOfUndeleted(step, group) {
    if (isListed(step))
        return `Remove the entry in the dashboard${orNavigationGroup(group)}`;
    if (isRename(step))
        return NEXT_RUN;
    return "If you don't need the page, delete it in the dashboard.";
}
function undeletedAdvice({ undeleted, inputs }) {
    const listedCount = undeleted.filter(isListed).length;
    const renamedCount = undeleted.filter(isRename).length;
    const entries = [
        `An entry of the navigation without a page breaks builds. Remove the entries in the dashboard${orNavigationGroup(inputs.navigationGroup)}`,
    ];
    const others = `If you don't need the ${listedCount + renamedCount === 0 ? '' : 'other '}pages, delete them in the dashboard.`;
    return (0,comment/* joinParts */.nn)([
        listedCount === 0 ? [] : entries,
        renamedCount === 0 ? [] : [NEXT_RUN],
        listedCount + renamedCount === undeleted.length ? [] : [others],
    ], ' ');
}
function problemsOf(problems) {
    const items = problems.map(({ title, file, line, column, message }) => {
        const name = `${file}:${line}${column === undefined ? '' : `:${column}`}`;
        return { name, text: message, title, file, line };
    });
    return { items, head: ['Where', 'Problem'], advice: [] };
}
/** The end of a sentence. With a group, docs-ci only takes care of the entries in it. */
function orNavigationGroup(group) {
    return group === undefined
        ? `, or set ${(0,input_names/* inputName */.yu)('navigation-group')} and ${(0,input_names/* inputName */.yu)('config-file')} to let docs-ci do it.`
        : '.';
}

// EXTERNAL MODULE: ../../build/src/text/markdown.js + 2 modules
var markdown = __webpack_require__(87790);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/report/comment.js

















/** Below what the platforms cut. Long paths can make a comment of 50 pages longer than that. */
const MAX_BYTES = 60_000;
const MAX_PAGES = 50;
const MAX_PROBLEMS = 10;
const comment_MAX_LISTED = 5;
/** Messages can quote a whole page. */
const MAX_MESSAGE_LENGTH = 3_000;
function renderComment(facts, ending, shown) {
    const { canLinkPages } = shown;
    // The artifact has a patch that doesn't fit.
    const withoutEdits = { ...facts, edits: undefined };
    const attempts = [
        [facts, canLinkPages, MAX_PAGES],
        [withoutEdits, canLinkPages, MAX_PAGES],
        [withoutEdits, false, MAX_PAGES],
        [withoutEdits, false, MAX_PROBLEMS],
        [withoutEdits, false, 0],
    ];
    let blocks = [];
    for (const [tried, isLinked, rows] of attempts) {
        blocks = commentBlocks(tried, ending, { ...shown, canLinkPages: isLinked }, rows);
        if (Buffer.byteLength((0,markdown/* renderMarkdown */.G)(blocks)) <= MAX_BYTES)
            break;
    }
    return blocks;
}
/** True if a run has nothing to say on a pull or merge request that has no comment yet. A job that fails always has. */
function isUpdateOnly({ result, changes, kept, group }, { exitCode }) {
    if (exitCode !== 0 || !result)
        return false;
    const { firstComment } = RESULTS[result.kind];
    const isUnchanged = changes.length === 0 && kept.length === 0 && group === undefined;
    return firstComment === 'never' || (firstComment === 'with changes' && isUnchanged);
}
/** The URL of the first page in the preview or on the site; undefined if there is none. */
function firstPageUrl({ changes, url }) {
    const first = changes.find(({ action, path }) => action !== 'delete' && (0,pages_place/* isPage */.yp)(path));
    return first && url !== undefined ? (0,page_url/* pageUrl */.f)(url, `/${first.place}`) : undefined;
}
function commentBlocks(facts, ending, shown, rows) {
    const { result, deployment, url } = facts;
    const fallback = { sign: 'bad', text: "The documentation pages weren't pushed" };
    const message = (0,width/* shorten */.ml)(ending.message, MAX_MESSAGE_LENGTH);
    return [
        (0,account/* postTitle */.pT)(headlineOf(facts, ending) ?? fallback, ending),
        ...(result
            ? [...resultBlocks(facts, ending.outcome, comment/* MAX_COMMENT_LOG_LINES */.mF), ...(0,comment/* helpBlocks */.qc)(ending)]
            : (0,comment/* messageBlocks */.QM)({ ...ending, message }, [deployment?.url ?? ''])),
        ...commentTables(facts, rows, shown.canLinkPages ? url : undefined),
        ...sectionsOf(facts).flatMap((section) => postBlocks(section, Math.min(rows, MAX_PROBLEMS))),
        ...fileBlocks(facts),
        (0,comment/* footnote */.xA)((0,comment/* commitPart */.H$)(shown.commitSha), deployment, shown),
    ];
}
/** A section without a title is a table, and the others are a line each. */
function postBlocks(section, maxRows) {
    const { title, rows, advice = [] } = section;
    if (title === undefined)
        return (0,account/* sectionBlocks */.qP)([{ ...section, place: undefined }], maxRows);
    const names = listNames(rows.map(({ cells }) => cells[0] ?? ''));
    const colon = names.length > 0 ? ': ' : '';
    const sentences = advice.flatMap((block) => ('paragraph' in block ? (0,text_document/* inlinesOf */.ew)(block.paragraph) : []));
    return [{ paragraph: [{ sign: 'warning' }, ` ${title}${colon}`, ...names, '. ', ...sentences] }];
}
/** Returns `a, b and 3 more`. */
function listNames(names) {
    const hidden = names.length - comment_MAX_LISTED;
    const items = names.slice(0, comment_MAX_LISTED).flatMap((name) => (0,text_document/* inlinesOf */.ew)(name));
    if (hidden > 0)
        items.push(`${(0,pluralize/* formatCount */.B)(hidden)} more`);
    return items.flatMap((item, index) => {
        if (index === 0)
            return [item];
        return [index === items.length - 1 ? ' and ' : ', ', item];
    });
}
/** How long the comment waits for a page of the preview. */
const MAX_PAGE_WAIT_MS = 3_000;
/** Writes the comment at the end of the run, which never fails because of it. */
async function writeComment(run, record, ending) {
    const { inputs, api, host, clock } = run;
    const isCancelled = ending.outcome === 'cancelled';
    const marker = `docs-ci:push-content:${slugOf(purposeOf(run))}`;
    const facts = factsOf(record, inputs);
    // The platform kills a cancelled job within seconds.
    const canLinkPages = !isCancelled && (await responds(api, firstPageUrl(facts)));
    const { runUrl, commitSha } = host.runContext;
    const shown = { nowMs: clock.now(), canLinkPages, ...(runUrl && { runUrl }), ...(commitSha && { commitSha }) };
    const body = renderComment(facts, ending, shown);
    const updateOnly = isCancelled || isUpdateOnly(facts, ending);
    // Whatever newer runs said of a branch, it is gone.
    const isCurrent = record.result?.kind === 'removed';
    await (0,posts/* postComment */.Gy)(run, { marker, body, updateOnly, isCurrent });
}
/** True if the status of the URL, requested once and without the key, is below 400. */
async function responds(api, url) {
    if (url === undefined)
        return false;
    try {
        return await (0,clock/* inTime */.RN)(api.fetchPlain(new URL(url)).then(({ status, body }) => {
            body.destroy();
            return status < 400;
        }), MAX_PAGE_WAIT_MS);
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ../../build/src/commands/account/blocks.js
var blocks = __webpack_require__(22456);
;// CONCATENATED MODULE: ../../build/src/commands/push-content/report/account.js











function accountOf(record, inputs, ending) {
    const facts = factsOf(record, inputs);
    const counts = countsOf(facts);
    const url = record.deployment?.url ?? undefined;
    const editsUrl = editsUrlOf(facts);
    return {
        outputs: { ...counts, ...stateOutputs(facts) },
        counts,
        headline: headlineOf(facts, ending),
        lead: record.result && resultBlocks(facts, ending.outcome),
        isLeadInMessage: ending.outcome === 'done' && !facts.hasPages,
        sections: [...sectionsOf(facts), changeSection(facts)],
        next: nextBlocks(facts),
        details: [...fileBlocks(facts), ...foldedBlocks(facts), ...runDetails(facts, ending)],
        links: [
            ...(url === undefined ? [] : [{ label: inputs.mode === 'propose' ? 'Preview' : 'Documentation', url }]),
            ...(editsUrl === undefined ? [] : [{ label: 'Edits', url: editsUrl }]),
            ...(facts.artifactUrl === undefined ? [] : [{ label: 'Plan and changes', url: facts.artifactUrl }]),
        ],
    };
}
function nextBlocks({ inputs, changes, group, result }) {
    if (!inputs.dryRun || result === undefined)
        return [];
    if (result.kind === 'removed')
        return result.branches.length > 0 ? (0,blocks/* withoutDryRun */.lu)('delete', 'editor') : [];
    const isPlan = changes.length > 0 || group !== undefined;
    return result.kind === 'planned' && isPlan ? (0,blocks/* withoutDryRun */.lu)('push', 'editor') : [];
}
/** What few people look for. */
function foldedBlocks(facts) {
    const { left, skipped, unreadCount, inputs } = facts;
    const leftAdvice = `They stay in the project. To delete those that docs-ci wrote, use ${(0,input_names/* setting */.Pe)('prune', 'managed')}.`;
    const sizes = `${(0,pluralize/* pluralize */.t)(unreadCount, 'page was', 'pages were')} compared by size only, so an edit that keeps the size, or changes it by one character,`;
    const leftRows = left.map(({ path }) => [{ code: path }]);
    const skippedRows = skipped.map(({ file, reason }) => [{ code: file }, reason]);
    const limit = { rows: blocks/* MAX_ROWS */.pX };
    return [
        ...(0,blocks/* folded */.TM)('Pages that the folder no longer has', leftRows.length, [
            { paragraph: leftAdvice },
            (0,blocks/* limitedTable */.Rl)(['Page'], leftRows, limit),
        ]),
        ...unreadLeftSentence(facts).map((paragraph) => ({ paragraph })),
        // Only matters where an edit decides what happens.
        ...(inputs.onEdited === 'keep' || unreadCount === 0 ? [] : [{ paragraph: `${sizes} isn't found.` }]),
        ...(0,blocks/* folded */.TM)('Skipped files', skippedRows.length, [(0,blocks/* limitedTable */.Rl)(['File', 'Why'], skippedRows, limit)]),
    ];
}
function runDetails(facts, { durationMs }) {
    const { plan, source, branch, commits, deployment, manifest, files, unreadCount, inputs } = facts;
    if (!plan)
        return [];
    const [started, status] = facts.isOwnDeployment ? ['Deployment', 'Status'] : blocks/* FOUND_DEPLOYMENT */.tJ;
    return (0,blocks/* detailBlocks */.gu)([
        ['Source', (0,blocks/* codeOf */.$N)(source)],
        ['Folder of the project', (0,blocks/* codeOf */.$N)(inputs.to)],
        ['Branch', (0,blocks/* codeOf */.$N)(branch)],
        ['Commits', commits.count === 0 ? undefined : (0,pluralize/* formatCount */.B)(commits.count)],
        ['Last commit', (0,blocks/* codeOf */.$N)(commits.sha)],
        [started, (0,blocks/* codeOf */.$N)(deployment?.deploymentId)],
        [status, deployment?.status],
        ['Manifest', hasManifest(facts) ? (0,blocks/* codeOf */.$N)(manifest) : undefined],
        ['Compared by size only', unreadCount === 0 ? undefined : (0,pluralize/* pluralize */.t)(unreadCount, 'page')],
        ['Plan', (0,blocks/* codeOf */.$N)(files.plan)],
        ['Differences', (0,blocks/* codeOf */.$N)(files.changes)],
        ['Duration', (0,units/* formatDuration */.a3)(durationMs)],
    ]);
}
/** A first run that pushes nothing writes none. */
function hasManifest({ plan, progress, commits }) {
    return plan?.others === undefined || (progress === 'done' && commits.count > 0);
}
/** Empty before the run has a plan: then nothing is known. A dry run makes no changes. */
function countsOf(facts) {
    const { plan, inputs, stop, changes, unchangedCount, kept, skipped } = facts;
    if (!plan)
        return {};
    const made = inputs.dryRun ? [] : changes;
    return {
        created: (0,page_changes/* countSteps */.jg)(made, 'create'),
        updated: (0,page_changes/* countSteps */.jg)(made, 'update'),
        deleted: (0,page_changes/* countSteps */.jg)(made, 'delete'),
        unchanged: unchangedCount,
        kept: kept.length,
        failed: stop?.kind === 'rejected-page' ? 1 : 0,
        skipped: skipped.length,
        ...(plan.unlisted && { 'not-in-navigation': plan.unlisted.length }),
    };
}
function stateOutputs(facts) {
    const { deployment, commits, files, inputs } = facts;
    return {
        changed: hasChanged(facts),
        complete: inputs.mode === 'remove' ? undefined : isComplete(facts),
        branch: hasTarget(facts) ? facts.branch : undefined,
        'commit-sha': commits.sha,
        commits: commits.count,
        merged: commits.merge ?? false,
        'deployment-id': deployment?.deploymentId,
        status: deployment?.status,
        url: deployment?.url ?? undefined,
        plan: files.plan,
        changes: files.changes,
        'edits-url': editsUrlOf(facts),
        'edited-patch': files.patch,
        manifest: facts.manifest,
    };
}
/** Undefined if the response to the last write was lost, and nothing was written before. */
function hasChanged(facts) {
    const { inputs, result, progress, commits, written, branchChange, changes } = facts;
    if (result?.kind === 'removed')
        return result.branches.length > 0 && !inputs.dryRun;
    if (branchChange !== undefined || (written.length > 0 && changes.length > 0))
        return true;
    if (progress === 'in-doubt')
        return undefined;
    return progress === 'done' && commits.count > 0;
}
/** True if the pages are where they belong, and the build didn't fail. */
function isComplete({ result, changes, hasFailedBuild, kept, pendingCount, unreadable }) {
    const isPlanOfNothing = result?.kind === 'planned' && changes.length === 0;
    const isEnd = result !== undefined && (RESULTS[result.kind].isAtTarget || isPlanOfNothing);
    // It is missing, or not known.
    const isMissing = result !== undefined && 'deployment' in result && typeof result.deployment === 'string';
    const isWhole = pendingCount === 0 && unreadable.length === 0 && !kept.some(({ page }) => page);
    return isEnd && !hasFailedBuild && !isMissing && isWhole;
}
/** True if the branch has the pages: all of them, or those that a run pushed before it ended. */
function hasTarget({ inputs, result, progress, changes }) {
    if (inputs.dryRun || result?.kind === 'removed')
        return false;
    return progress === 'done' || changes.length > 0;
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/secrets.js
/** Finds secrets of the run in inputs that become public. */



/** Inputs that become public with the pages. */
const PUBLIC_INPUTS = ['to', 'commitMessage', 'source', 'base', 'branch', 'navigationGroup', 'configFile'];
/** Throws InputError for each public input that has one. */
function rejectSecrets({ inputs: values, hasSecret }) {
    const problems = PUBLIC_INPUTS.filter((name) => hasSecret(values[name] ?? '')).map((name) => `${(0,input_names/* inputName */.yu)((0,kinds/* kebab */.i9)(name))}: contains this run's API key or token, and would publish it. Remove the secret from the input.`);
    if (problems.length > 0)
        throw new api_errors/* InputError */.dz(problems);
}

;// CONCATENATED MODULE: ../../build/src/commands/push-content/command.js
/** Defines the command push-content, which pushes pages of a folder as commits of the documentation project. */























const pushContent = {
    name: 'push-content',
    summary: 'Push generated pages to the docs as commits',
    branding: { icon: 'git-commit', color: 'blue' },
    gitlab: { results: { flagInput: 'artifact', files: RESULT_FILES, exposeAs: 'Documentation changes' } },
    inputs: inputs,
    inputGroups: {
        Pages: ['path', 'include', 'exclude', 'to', 'syntax'],
        Branches: ['mode', 'base', 'branch', 'commitMessage', 'wait'],
        'Edits and deletions': ['onEdited', 'edits', 'prune', 'maxDeletes', 'source', 'onOlderRun'],
        Navigation: ['navigationGroup', 'configFile'],
        'On GitHub and GitLab': ['artifact', 'comment'],
    },
    keyRole: 'editor (viewer for `dry-run`)',
    examples: [
        'push-content --path docs/reference --to reference/api --dry-run',
        'push-content --path docs/reference --to api --prune managed',
        'push-content --path docs/reference --to api --mode propose',
    ],
    outputs: outputs,
    // The root action gives all of its commands the same inputs, so the folder is that of sync-media, too.
    sampleInputs: { path: 'examples', exclude: 'docs/**', to: 'reference/cli' },
    createRecord: createRecord,
    check: checkInputs,
    checkFiles: async (context) => {
        rejectSecrets(context);
        if (context.inputs.mode !== 'remove')
            await readFolder(context);
    },
    run: runPush,
    onInterrupted: describeUnfinished,
    account: accountOf,
};
async function runPush(context) {
    const { inputs: values, record, defer } = context;
    rejectSecrets(context);
    for (const notice of describeUnused(values))
        context.log.notice(notice);
    await (0,earlier_results/* removeResultsFiles */.e)(context, RESULT_FILES);
    record.source = purposeOf(context).source;
    record.manifest = manifestPathOf(values);
    // The last work is done first: the comment links the artifact.
    // Its comment belongs to the folder, so that of a mistyped one would stay.
    const hasFolder = values.mode === 'remove' || (0,disk_paths/* isFolder */.lQ)(values.path);
    if (values.comment && hasFolder && (0,posts/* canPost */.js)(context, 'comment'))
        defer((ending) => writeComment(context, record, ending));
    defer(async (ending) => {
        record.artifactUrl = await uploadPlanFiles(context, record, ending);
    });
    record.result = await runMode(context, record).catch((error) => {
        if (error instanceof Stop)
            return { kind: 'stopped', reason: error.reason };
        throw error;
    });
    logLeftPages(context, record);
    return endingOfRun(record, values, record.result);
}
function toSkipped({ file, reason }) {
    return { path: file, reason };
}
/** Says which pages stay in the project although the run didn't push them; the log has the skipped files of the folder already. */
function logLeftPages({ inputs: values, log }, record) {
    const facts = factsOf(record, values);
    const { left, skipped } = facts;
    const known = new Set([...record.skipped, ...record.unreadable]);
    const others = skipped.filter((file) => !known.has(file));
    (0,inputs_folder/* logFiles */.eO)(log, 'skipped', others.map(toSkipped));
    if (left.length === 0)
        return;
    const [pages, them] = left.length === 1 ? ['page stays', 'it'] : ['pages stay', 'them'];
    const stay = `${(0,pluralize/* formatCount */.B)(left.length)} ${pages} in the project, because ${(0,input_names/* inputName */.yu)('prune')} is none: ${(0,list_items/* listPaths */.P)(left.map(({ path }) => path))}. The folder has no file for ${them} any more. To delete unedited pages that docs-ci wrote, set ${(0,input_names/* setting */.Pe)('prune', 'managed')}.`;
    log.info([stay, ...unreadLeftSentence(facts)].join(' '));
}
async function readFolder(context) {
    const { host, inputs: values } = context;
    await (0,whole_checkout/* requireWholeCheckout */.N)(context);
    return readPages({
        ...values,
        hostName: host.name,
        workspace: host.workspace,
        folder: values.path,
        to: values.to ?? '.',
        manifest: manifestPathOf(values),
        isResult: (0,inputs_folder/* resultsBelow */.iv)(values.path, context),
        hasSecret: context.hasSecret,
        signal: context.signal,
    });
}
async function warnAboutGlobs({ host, inputs: values, log }, paths) {
    const folder = (0,disk_paths/* workspacePath */.X5)(host.workspace, values.path);
    const { include, exclude } = values;
    // Nobody wrote the default.
    const isDefault = include.join() === inputs.include.default;
    await (0,idle_globs/* warnAboutIdleGlobs */.p)(log, { label: (0,input_names/* inputName */.yu)('include'), globs: isDefault ? [] : include, paths, folder });
    await (0,idle_globs/* warnAboutIdleGlobs */.p)(log, { label: (0,input_names/* inputName */.yu)('exclude'), globs: exclude, paths, folder, isExclude: true });
}
const PUBLISHES_PAGES = `its pages go live. To only plan, set ${(0,input_names/* setting */.Pe)('dry-run', true)}. For a preview, set ${(0,input_names/* setting */.Pe)('mode', 'propose')}.`;
async function runMode(context, record) {
    const { host, inputs: values, log } = context;
    if (values.mode === 'remove')
        return (0,command/* join */.fj)(record, await remove(context));
    const folder = (0,inputs_folder/* describeFolder */.uq)((0,disk_paths/* workspacePath */.X5)(host.workspace, values.path));
    const found = await readFolder(context);
    const { pages, names } = found;
    await warnAboutGlobs(context, names);
    record.skipped = [...found.skipped, ...found.passedOver];
    record.unreadable = found.unreadable;
    (0,inputs_folder/* logFiles */.eO)(log, 'skipped', record.skipped.map(toSkipped));
    if (pages.length > 0)
        log.info(`Found ${(0,pluralize/* pluralize */.t)(pages.length, 'page')} in ${folder}.`);
    else if (values.prune === 'managed')
        return { kind: 'stopped', reason: { kind: 'no-pages', folder } };
    // The message that ends the run says what to check.
    else
        log.warning(`${(0,input_names/* inputName */.yu)('path')}: ${folder} has no page that ${(0,input_names/* inputName */.yu)('include')} selects.`);
    if (values.mode === 'publish' && !values.dryRun) {
        (0,posts/* warnOfRequest */.Jg)(context, PUBLISHES_PAGES);
        // Pages for a named branch needn't go live.
        if (values.base === undefined)
            (0,posts/* warnOfBranch */.wf)(context, PUBLISHES_PAGES);
    }
    const run = values.mode === 'publish' ? publish : propose;
    return (0,command/* join */.fj)(record, await run(context, found));
}


/***/ }),

/***/ 58355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ publishedPath),
/* harmony export */   f: () => (/* binding */ pageUrl)
/* harmony export */ });
/* harmony import */ var _pages_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24169);
/** Builds the URLs of pages in a deployment. */

/** @param path of the page, with a leading slash; its route is the same */
function pageUrl(base, path) {
    const url = new URL(base);
    // The rest is encoded by the setter.
    url.pathname = url.pathname.replace(/\/$/, '') + path.replaceAll('%', '%25');
    return url.href;
}
/** Returns the path of a page below the published URL. @param page path in the documentation project */
function publishedPath(page) {
    return `/${(0,_pages_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(page).replace(/(?:^|\/)index$/, '')}`;
}


/***/ }),

/***/ 82589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ findFrontMatterFaults)
/* harmony export */ });
/* harmony import */ var _front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46907);
/* harmony import */ var _text_yaml_faults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98670);


/** Parsing hostile text takes long, and real front matter is shorter. */
const MAX_UNITS = 20_000;
const MAX_FAULTS = 10;
/** At most one fault per line. @param text in normal form */
async function findFrontMatterFaults(text) {
    const { yaml: written } = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .splitFrontMatter */ .v)(text);
    if (written === '' || written.length > MAX_UNITS)
        return [];
    const yaml = withIndents(written);
    const found = await findFaults(yaml);
    const byLine = new Map();
    for (const [offset, reason, advice] of found.sort(([a], [b]) => a - b)) {
        // The first line of the page has the dashes.
        const line = yaml.slice(0, offset).split('\n').length + 1;
        if (!byLine.has(line))
            byLine.set(line, { line, reason, advice });
    }
    return [...byLine.values()].slice(0, MAX_FAULTS);
}
/** A key with a quoted value that doesn't end in its line. */
const OPEN_VALUE = /^[\w-]+:[ \t]+(?:"(?:[^"\\]|\\.)*|'[^']*(?:''[^']*)*)$/;
const KEY = /^[\w-]+:(?:[ \t]|$)/;
/** Unlike this parser, most services take the further lines of a quoted value without an indent. */
function withIndents(yaml) {
    const lines = yaml.split('\n');
    let quote;
    return lines
        .map((line, index) => {
        if (quote !== undefined) {
            if (line.includes(quote))
                quote = undefined;
            return ` ${line}`;
        }
        const next = lines[index + 1] ?? '';
        if (OPEN_VALUE.test(line) && !KEY.test(next))
            quote = /^[^"']*(["'])/.exec(line)?.[1];
        return line;
    })
        .join('\n');
}
async function findFaults(yaml) {
    const { parseDocument, visit } = await __webpack_require__.e(/* import() */ 3483).then(__webpack_require__.t.bind(__webpack_require__, 33483, 19));
    try {
        // The parser takes quadratic time to compare keys.
        const document = parseDocument(yaml, { logLevel: 'silent', prettyErrors: false, uniqueKeys: false, strict: false });
        const errors = document.errors.map(({ code, pos: [start] }) => explain(code, start, yaml, document));
        const anchors = new Set();
        const others = [];
        visit(document, {
            Node: (_, node) => {
                if ('anchor' in node && typeof node.anchor === 'string')
                    anchors.add(node.anchor);
            },
            Alias: (_, node) => {
                const advice = _text_yaml_faults_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE_VALUE */ .Ju;
                if (!anchors.has(node.source))
                    others.push([node.range?.[0] ?? 0, 'a value begins with *', advice]);
            },
            Map: (_, { items }) => void others.push(...repeatedKeys(items)),
        });
        return [...errors, ...others];
    }
    catch {
        // The stack ends, or the parser failed: nothing is known.
        return [];
    }
}
function repeatedKeys(items) {
    const seen = new Set();
    return items.flatMap(({ key }) => {
        const { value, range } = (key ?? {});
        if (typeof value !== 'string')
            return [];
        if (!seen.has(value)) {
            seen.add(value);
            return [];
        }
        return [[range?.[0] ?? 0, `the key ${value} is there twice`, 'Remove one of them']];
    });
}
function explain(code, start, yaml, document) {
    switch (code) {
        case 'BAD_SCALAR_START':
            return [start, `a value begins with ${yaml.charAt(start)}`, _text_yaml_faults_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE_VALUE */ .Ju];
        case 'MISSING_CHAR': {
            const open = openQuote(start, yaml, document);
            if (open !== undefined)
                return [open, 'a quotation mark has no end', 'Add the closing quotation mark'];
            break;
        }
        default: {
            const known = _text_yaml_faults_js__WEBPACK_IMPORTED_MODULE_0__/* .YAML_FAULTS */ .Qc[code];
            if (known)
                return [start, known.reason, known.advice];
        }
    }
    return [start, "the parser doesn't understand the line", 'Fix the syntax, or put the value into quotation marks'];
}
/** The offset of the quotation mark without an end, which the parser misses at the end of the text. */
function openQuote(end, yaml, { contents }) {
    const { items = [] } = (contents ?? {});
    const start = items.at(-1)?.value?.range?.[0];
    const isOpen = start !== undefined && end >= yaml.trimEnd().length && /["']/.test(yaml.charAt(start));
    return isOpen ? start : undefined;
}


/***/ }),

/***/ 46907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isHiddenPage),
/* harmony export */   v: () => (/* binding */ splitFrontMatter)
/* harmony export */ });
/** Splits a page into its front matter and its body, and tells whether the front matter hides the page. Pure. */
const FRONT_MATTER = /(?<![^])---[ \t]*\n([^]*?)^---[ \t]*$\n?/m;
/** Without front matter, `yaml` is empty and `body` is the whole text. @param text with LF as line ends */
function splitFrontMatter(text) {
    const [whole = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
    return { yaml, body: text.slice(whole.length) };
}
/** True if the front matter hides the page. @param text with LF as line ends */
function isHiddenPage(text) {
    return /^["']?(?:hidden|noindex|draft|unlisted)["']?[ \t]*:[ \t]*["']?true\b/im.test(splitFrontMatter(text).yaml);
}


/***/ }),

/***/ 5744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ titleOfPage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46907);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24169);
/** Finds the title of a page: that of its front matter, of its first heading, or the name of its file. */



/**
 * The `title` of the front matter, else the first heading, else the name of the file.
 * @param text in normal form
 */
async function titleOfPage(text, path) {
    const { yaml, body } = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .splitFrontMatter */ .v)(text);
    return (await titleOfFrontMatter(yaml)) ?? (await firstHeading(body)) ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename((0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(path));
}
/** Parsing hostile text takes long. Real pages begin with their title or their heading. */
const MAX_HEAD_UNITS = 5_000;
async function titleOfFrontMatter(yaml) {
    const entry = titleEntry(yaml);
    if (entry === undefined || entry.length > MAX_HEAD_UNITS)
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
/** A line that can be a heading, or the last line of one. */
const HEADING_LINE = /^ {0,3}(?:#{1,6}[ \t].*|=+[ \t]*|-+[ \t]*)$/m;
async function firstHeading(text) {
    const head = text.slice(0, MAX_HEAD_UNITS);
    const line = HEADING_LINE.exec(head);
    if (!line)
        return undefined;
    const { findReferences } = await Promise.all(/* import() | parser */[__webpack_require__.e(3447), __webpack_require__.e(7981), __webpack_require__.e(9022)]).then(__webpack_require__.bind(__webpack_require__, 76927));
    // The line can be in a code block.
    for (const part of [head.slice(0, line.index + line[0].length), head]) {
        const { outline } = await findReferences(part, 'markdown');
        const titles = outline?.headings.flatMap((heading) => oneLine(heading) ?? []) ?? [];
        // Other headings before the line are in quotes or lists.
        const title = part === head ? titles[0] : titles.at(-1);
        if (title !== undefined)
            return title;
    }
    return undefined;
}
function oneLine(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return line === '' ? undefined : line;
}


/***/ }),

/***/ 98670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J1: () => (/* binding */ explainYaml),
/* harmony export */   Ju: () => (/* binding */ QUOTE_VALUE),
/* harmony export */   Qc: () => (/* binding */ YAML_FAULTS)
/* harmony export */ });
/* harmony import */ var _error_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92161);
/** Explains errors of the YAML parser. Pure. */

const QUOTE_VALUE = 'Put the value into quotation marks';
const TAB = { reason: 'a tab indents the line', advice: 'Use spaces' };
const INDENT = {
    reason: 'lines of one entry begin at different columns',
    advice: 'Begin its fields at the same column',
};
const OPEN = { reason: 'a quotation mark or a bracket has no end', advice: 'Add the closing one' };
/** By the code of an error that has only one cause. */
const YAML_FAULTS = {
    BLOCK_AS_IMPLICIT_KEY: { reason: 'a value contains a colon and a space', advice: QUOTE_VALUE },
    TAB_AS_INDENT: TAB,
    BAD_DQ_ESCAPE: {
        reason: 'a backslash in quotation marks escapes nothing',
        advice: 'Write two backslashes, or use single quotes',
    },
};
/** Explains the errors of one line, of which the first has the cause. @param line its text */
function explainYaml({ code, message }, others, line) {
    if (/^ *\t/.test(line))
        return TAB;
    // A field that begins at another column becomes a part of the value before it.
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && others.some((other) => other.code === 'MULTILINE_IMPLICIT_KEY'))
        return INDENT;
    if (message.startsWith('Sequence item without'))
        return INDENT;
    if (message.startsWith('Missing closing'))
        return OPEN;
    return (YAML_FAULTS[code] ?? {
        reason: `the parser doesn't understand the line (${(0,_error_message_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlReasonOf */ .X)(message).replace(/\.$/, '')})`,
        advice: 'Compare the indentation with the lines above, and put values into quotation marks',
    });
}


/***/ })

};
;