"use strict";
exports.id = 5297;
exports.ids = [5297];
exports.modules = {

/***/ 48523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ requireWholeCheckout)
});

// EXTERNAL MODULE: ../../build/src/api/errors.js
var errors = __webpack_require__(43947);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/disk/read.js
var read = __webpack_require__(55919);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var disk_paths = __webpack_require__(83319);
;// CONCATENATED MODULE: ../../build/src/disk/archive.js
/**
 * Finds what an archive of a repository lacks. It has no Git, but the files that say what was left out: submodules, and what
 * has the attribute `export-ignore`.
 */




/** @param workspace the root of the archive is not above it */
function missingInArchive(workspace, folder) {
    const submodules = [];
    const attributes = [];
    for (let root = folder; (0,disk_paths/* isWithin */.UO)(workspace, root); root = (0,external_node_path_.dirname)(root)) {
        const isNear = (path) => (0,disk_paths/* isWithin */.UO)(folder, path) || (0,disk_paths/* isWithin */.UO)(path, folder);
        const paths = submodulesOf(root).filter(isNear);
        submodules.push(...paths.filter(isEmpty));
        const file = (0,external_node_path_.join)(root, '.gitattributes');
        if (leftOutOf(file).some((pattern) => mayMatch(pattern, root, isNear)))
            attributes.push(file);
        if (root === (0,external_node_path_.dirname)(root))
            break;
    }
    return { submodules, attributes };
}
function submodulesOf(root) {
    const names = (0,read/* readTextIfThere */.pM)((0,external_node_path_.join)(root, '.gitmodules')).matchAll(/^[ \t]*path[ \t]*=[ \t]*(.+)$/gm);
    return [...names].map(([, name = '']) => (0,external_node_path_.resolve)(root, name.trim().replace(/^"|"$/g, '')));
}
function leftOutOf(file) {
    const lines = (0,read/* readTextIfThere */.pM)(file).matchAll(/^[ \t]*("[^"\n]*"|[^#\s]\S*)[ \t](?:.*[ \t])?export-ignore(?=\s|$)/gm);
    return [...lines].map(([, pattern = '']) => pattern.replaceAll('"', ''));
}
/** A pattern with a slash begins at its own folder, and others match at any depth. No job reads names with a dot first. */
function mayMatch(pattern, root, isNear) {
    const plain = pattern.replace(/(?<!\/)\/+$/, '');
    if (/(?:^|\/)\.[^/]*$/.test(plain))
        return false;
    if (!plain.includes('/'))
        return true;
    const [literal = ''] = plain.split(/[*?[\\]/, 1);
    const isWhole = literal === plain;
    return isNear((0,external_node_path_.resolve)(root, literal.slice(0, isWhole ? undefined : literal.lastIndexOf('/') + 1).replace(/^\/+/, '')));
}
function isEmpty(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder).length === 0;
    }
    catch {
        return true;
    }
}

;// CONCATENATED MODULE: ../../build/src/disk/git-index.js
/** Reads the index of Git: which files the commit has, and which of them a sparse checkout leaves out. Pure. */
const HEADER_BYTES = 12;
/** Times, device, mode and size stand before the hash of an entry. */
const STAT_BYTES = 40;
const MODE_OFFSET = 24;
const KIND_BITS = 0o170000;
const KINDS = new Map([
    [0o120000, 'symlink'],
    [0o160000, 'submodule'],
    [0o040000, 'sparse folder'],
]);
const EXTENDED = 0x4000;
const SKIP_WORKTREE = 0x4000;
const HAS_PREFIX = 4;
/** Versions before the last one pad entries to a multiple of these bytes. */
const ALIGNMENT = 8;
/** Throws if the index is in a format that this function doesn't know. @param hashBytes length of the repository's hashes */
function readIndex(index, hashBytes) {
    const version = index.readUInt32BE(4);
    if (index.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > HAS_PREFIX)
        throw new Error('its format is unknown');
    const entries = [];
    let offset = HEADER_BYTES;
    let previous = Buffer.alloc(0);
    for (let count = index.readUInt32BE(8); count > 0; count -= 1) {
        const kind = KINDS.get(index.readUInt32BE(offset + MODE_OFFSET) & KIND_BITS) ?? 'file';
        const flags = offset + STAT_BYTES + hashBytes;
        const isExtended = (index.readUInt16BE(flags) & EXTENDED) !== 0;
        const isSkipped = isExtended && (index.readUInt16BE(flags + 2) & SKIP_WORKTREE) !== 0;
        const start = flags + (isExtended ? 4 : 2);
        const { path, end } = version === HAS_PREFIX ? readSuffix(index, start, previous) : readName(index, start);
        entries.push({ path, kind, isSkipped });
        previous = path;
        const size = end - offset;
        offset = version === HAS_PREFIX ? end + 1 : offset + size + ALIGNMENT - (size % ALIGNMENT);
    }
    return { entries, hasTrees: readExtensions(index, offset, hashBytes).has('TREE') };
}
function readName(index, start) {
    const end = index.indexOf(0, start);
    if (end < 0)
        throw new Error('it is damaged');
    return { path: index.subarray(start, end), end };
}
/** A name is the start of the previous one without its last bytes, and a new end. */
function readSuffix(index, start, previous) {
    let offset = start;
    let byte = index.readUInt8(offset);
    let dropped = byte & 0x7f;
    while ((byte & 0x80) !== 0) {
        offset += 1;
        byte = index.readUInt8(offset);
        dropped = (dropped + 1) * 128 + (byte & 0x7f);
    }
    const { path: suffix, end } = readName(index, offset + 1);
    return { path: Buffer.concat([previous.subarray(0, previous.length - dropped), suffix]), end };
}
/** Returns the names of the extensions. Those whose names begin with a small letter change the meaning of the entries. */
function readExtensions(index, start, hashBytes) {
    const names = new Set();
    for (let offset = start; offset + 8 <= index.length - hashBytes;) {
        const name = index.toString('latin1', offset, offset + 4);
        if (name === 'link')
            throw new Error('it is split. Run "git update-index --no-split-index"');
        if (/^[a-z]/.test(name) && name !== 'sdir')
            throw new Error('its format is unknown');
        names.add(name);
        offset += 8 + index.readUInt32BE(offset + 4);
    }
    return names;
}

// EXTERNAL MODULE: ../../build/src/disk/repository.js
var disk_repository = __webpack_require__(1455);
// EXTERNAL MODULE: ../../build/src/text/unicode-form.js
var unicode_form = __webpack_require__(66285);
;// CONCATENATED MODULE: ../../build/src/disk/checkout.js
/**
 * Finds files of a folder that the commit has and the disk hasn't: a checkout that isn't whole looks as if people had
 * deleted files. Reads what Git stores, because many images of CI have no Git.
 */








/**
 * Finds the gaps in the repository of the folder, and in those below it. Empty for a folder without Git, and for one that
 * Git doesn't track.
 * @param workspace an archive of a repository has no Git, but names its submodules in a file up to here
 * @param gitFolder what the environment calls the repository, relative to the workspace
 */
async function findCheckoutGaps(workspace, folder, gitFolder) {
    const real = (0,disk_paths/* resolveRealPath */.Sc)(folder);
    const own = (0,disk_repository/* repositoryAbove */.an)(real);
    const gaps = own ? gapsOf(own, real) : gapsWithoutGit((0,disk_paths/* resolveRealPath */.Sc)(workspace), real);
    const named = gitFolder ? (0,external_node_path_.resolve)(workspace, gitFolder) : undefined;
    if (named !== undefined && (0,disk_paths/* resolveRealPath */.Sc)(named) !== (own && (0,disk_paths/* resolveRealPath */.Sc)(own.gitFolder)))
        gaps.push({ kind: 'elsewhere', paths: [named] });
    for await (const root of rootsBelow(real)) {
        const repository = root === own?.root ? undefined : (0,disk_repository/* repositoryAt */.uw)(root);
        if (repository)
            gaps.push(...gapsOf(repository, root));
    }
    return merge(gaps);
}
function merge(gaps) {
    const byKind = new Map();
    for (const gap of gaps) {
        const { paths } = byKind.get(gap.kind) ?? { paths: [] };
        byKind.set(gap.kind, { ...gap, paths: [...paths, ...gap.paths] });
    }
    // A merge with a conflict has a file several times in the index.
    const all = [...byKind.values()].map((gap) => ({ ...gap, paths: [...new Set(gap.paths)] }));
    return all.filter(({ paths }) => paths.length > 0);
}
/** The folders below a folder that have a `.git`: submodules, and repositories that another step has put there. */
async function* rootsBelow(top) {
    const open = [top];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
        try {
            for await (const entry of (0,read/* readEntries */.$2)(folder)) {
                if (entry.name === '.git')
                    yield folder;
                else if (entry.isDirectory() && isSeen(entry.name))
                    open.push((0,external_node_path_.join)(folder, entry.name));
            }
        }
        catch {
            // The job itself lists the folder, and says what it can't list.
        }
    }
}
/** Jobs never read other names. */
function isSeen(name) {
    return !name.startsWith('.') && name !== 'node_modules';
}
function gapsOf(repository, folder) {
    const { root, gitFolder } = repository;
    const file = (0,external_node_path_.join)(gitFolder, 'index');
    const hasSome = hasCommit(repository) || hasFetched(repository);
    if (!(0,disk_paths/* isFile */.fo)(file))
        return hasSome ? [{ kind: 'no-checkout', paths: [root] }] : [];
    const top = (0,unicode_form/* unicodeForm */.w)((0,disk_paths/* workspacePath */.X5)(root, folder), 'NFC');
    try {
        const { entries, hasTrees } = readIndex((0,external_node_fs_.readFileSync)(file), hashBytes(gitFolder));
        // Who removes all files on purpose has none left to push.
        if (entries.length === 0 && hasCommit(repository))
            return [{ kind: 'empty-index', paths: [file] }];
        if (!hasTrees && hasSome)
            return [{ kind: 'partial-index', paths: [file] }];
        const found = entries.flatMap((entry) => gapOf(entry, root, top === '.' ? '' : `${top}/`) ?? []);
        return found.map(({ kind, path }) => ({ kind, paths: [(0,external_node_path_.join)(root, path)] }));
    }
    catch (error) {
        const reason = error instanceof RangeError ? 'it is damaged' : (0,read/* readErrorReason */.Dx)(error);
        return [{ kind: 'unreadable', paths: [file], reason }];
    }
}
/** @param top the folder below the root, with a slash; empty for the root */
function gapOf({ path, kind, isSkipped }, root, top) {
    const name = (0,unicode_form/* unicodeForm */.w)(path.toString(), 'NFC');
    const isBelow = name.startsWith(top);
    const hasFiles = kind === 'submodule' || kind === 'sparse folder';
    if (!isBelow && (!hasFiles || !top.startsWith(`${name.replace(/\/$/, '')}/`)))
        return undefined;
    if (isBelow && !name.slice(top.length).split('/').filter(Boolean).every(isSeen))
        return undefined;
    if (kind === 'sparse folder')
        return { kind: 'sparse', path: name };
    // Names that aren't valid UTF-8 are only found by their bytes.
    const disk = Buffer.concat([Buffer.from(`${root}/`), path]);
    // The link of a submodule can lead nowhere: a copy of the folder doesn't have what it names.
    if (kind === 'submodule' ? (0,disk_repository/* repositoryAt */.uw)(disk.toString()) : isThere(disk, kind === 'file') !== false)
        return undefined;
    if (isSkipped)
        return { kind: 'sparse', path: name };
    return { kind: kind === 'submodule' ? kind : 'missing', path: name };
}
/**
 * A symlink is there, whatever it leads to. Nothing is below a file. Undefined in a folder that can't be opened: the job itself
 * lists the folder, and says so.
 * @param isFile true for what no folder replaces: a copy can have one in the place of a symlink
 */
function isThere(path, isFile = false) {
    try {
        const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
        return stats !== undefined && !(isFile && stats.isDirectory());
    }
    catch (error) {
        const { code } = error;
        if (code === 'EACCES' || code === 'EPERM')
            return undefined;
        if (code === 'ENOTDIR')
            return false;
        throw error;
    }
}
function hashBytes(gitFolder) {
    const config = (0,read/* readTextIfThere */.pM)((0,external_node_path_.join)((0,disk_repository/* sharedFolder */.AX)(gitFolder), 'config'));
    return /^[ \t]*objectformat[ \t]*=\s*"?sha256/im.test(config) ? 32 : 20;
}
/** False for a repository that was created just now. */
function hasCommit({ gitFolder }) {
    const [, branch] = /^ref: (.+)$/.exec((0,read/* readTextIfThere */.pM)((0,external_node_path_.join)(gitFolder, 'HEAD')).trimEnd()) ?? [];
    if (branch === undefined)
        return true;
    const shared = (0,disk_repository/* sharedFolder */.AX)(gitFolder);
    const isPacked = (0,read/* readTextIfThere */.pM)((0,external_node_path_.join)(shared, 'packed-refs')).includes(` ${branch}\n`);
    return isPacked || (0,disk_paths/* isFile */.fo)((0,external_node_path_.join)(shared, branch)) || (0,disk_paths/* isFolder */.lQ)((0,external_node_path_.join)(shared, 'reftable'));
}
/** True if a repository without a commit of its own has one of another, from which files may have been taken. */
function hasFetched({ gitFolder }) {
    const fetched = (0,read/* readTextIfThere */.pM)((0,external_node_path_.join)(gitFolder, 'FETCH_HEAD'));
    return fetched !== '' || (0,disk_paths/* isFolder */.lQ)((0,external_node_path_.join)((0,disk_repository/* sharedFolder */.AX)(gitFolder), 'refs/remotes'));
}
/** Finds a `.git` without a repository: a link whose folder is missing, or a folder without HEAD. Only a part was copied. */
function gapsWithoutGit(workspace, folder) {
    for (let root = folder;; root = (0,external_node_path_.dirname)(root)) {
        const git = (0,external_node_path_.join)(root, '.git');
        if (isThere(Buffer.from(git))) {
            const isLink = (0,disk_repository/* linkedFolder */.k7)(git, root) !== undefined;
            const reason = isLink ? 'it names a folder that is not there' : 'it has no HEAD that can be read';
            return [{ kind: 'unreadable', paths: [git], reason }];
        }
        if (root === (0,external_node_path_.dirname)(root))
            break;
    }
    const { submodules, attributes } = missingInArchive(workspace, folder);
    return [
        { kind: 'submodule', paths: submodules },
        { kind: 'archive', paths: attributes },
    ];
}

// EXTERNAL MODULE: ../../build/src/text/list-items.js
var list_items = __webpack_require__(90692);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
;// CONCATENATED MODULE: ../../build/src/commands/inputs/whole-checkout.js
/** Stops a job that could delete what the folder still has, because the checkout lacks files of the commit. */






/**
 * Rejects with InputError if files of the commit are missing in the folder and the job is to delete what the folder no
 * longer has. Warns without `prune`.
 */
async function requireWholeCheckout({ host, log, inputs }) {
    const { path, prune } = inputs;
    const label = (0,input_names/* inputName */.yu)('path');
    const sentences = (await findCheckoutGaps(host.workspace, path, host.gitFolder)).map((gap) => {
        const what = describeGap(gap, host.workspace, (0,disk_paths/* workspacePath */.X5)(host.workspace, path));
        return [`${label}: ${what}.`, ADVICE[gap.kind][host.name]];
    });
    if (prune === 'none')
        for (const parts of sentences)
            log.warning(parts.join(' '), { topic: 'partial-checkout' });
    else if (sentences.length > 0) {
        const why = `With prune: ${prune}, docs-ci would take missing files for deleted ones, so nothing was changed.`;
        const problems = sentences.map(([problem, advice]) => `${problem} ${why} ${advice}`);
        throw new errors/* InputError */.dz(problems, 'partial-checkout');
    }
}
function describeGap({ kind, paths, reason = '' }, workspace, folder) {
    const names = (0,list_items/* listPaths */.P)(paths.map((path) => (0,disk_paths/* workspacePath */.X5)(workspace, path)));
    const files = (0,pluralize/* pluralize */.t)(paths.length, "file of the commit isn't", "files of the commit aren't");
    switch (kind) {
        case 'sparse':
            return `a sparse checkout leaves out a part of ${JSON.stringify(folder)} (${names})`;
        case 'submodule':
            return `${(0,pluralize/* pluralize */.t)(paths.length, "submodule wasn't", "submodules weren't")} fetched (${names})`;
        case 'missing':
            return `${files} in the checkout (${names})`;
        case 'no-checkout':
            return `the repository was cloned without a checkout (${names})`;
        case 'empty-index':
            return `the index of Git (${names}) names no file, although the repository has a commit`;
        case 'partial-index':
            return `the index of Git (${names}) wasn't filled from a whole commit, so it may lack files that the commit has`;
        case 'elsewhere':
            return `the variable GIT_DIR names another repository (${names}), so docs-ci doesn't know whether the folder has all files`;
        case 'archive':
            return `the workspace is an archive of a repository, which lacks files with export-ignore (${names})`;
        case 'unreadable':
            return `the index of Git (${names}) can't be read, so docs-ci doesn't know whether the folder has all files: ${reason}`;
    }
}
const RESTORE = 'Run "git restore ." first. If an earlier step deletes the files on purpose, run "git add --all" after it.';
const CHECK_OUT = 'Run "git checkout --force" with the name of the branch or commit first.';
const RESET = 'Run "git reset" first.';
const FILL = `${RESET} If the commit has no files either, commit the folder first.`;
const UNSET = 'Unset GIT_DIR for this job.';
const CLONE = 'Use a checkout of the repository in place of the archive.';
const READABLE = 'Make the file readable, and run "git status" to see whether Git can read it.';
/** What to add, in the words of the platform. */
const ADVICE = {
    sparse: {
        github: 'Remove sparse-checkout from actions/checkout, or add the whole folder to it.',
        gitlab: 'Run "git sparse-checkout disable" in before_script.',
        terminal: 'Run "git sparse-checkout disable" first.',
    },
    submodule: {
        github: 'Set submodules: true on actions/checkout, or submodules: recursive for nested ones.',
        gitlab: 'Set the variable GIT_SUBMODULE_STRATEGY: recursive in the job.',
        terminal: 'Run "git submodule update --init --recursive" first.',
    },
    missing: { github: RESTORE, gitlab: RESTORE, terminal: RESTORE },
    'no-checkout': { github: CHECK_OUT, gitlab: CHECK_OUT, terminal: CHECK_OUT },
    'empty-index': { github: FILL, gitlab: FILL, terminal: FILL },
    'partial-index': { github: CHECK_OUT, gitlab: CHECK_OUT, terminal: CHECK_OUT },
    elsewhere: { github: UNSET, gitlab: UNSET, terminal: UNSET },
    archive: { github: CLONE, gitlab: CLONE, terminal: CLONE },
    unreadable: { github: READABLE, gitlab: READABLE, terminal: READABLE },
};


/***/ }),

/***/ 91251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ hashFile),
/* harmony export */   KX: () => (/* binding */ openForSending),
/* harmony export */   jL: () => (/* binding */ FileChangedError),
/* harmony export */   v2: () => (/* binding */ isInState)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _lfs_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80928);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83319);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55919);
/** Hashes files, and detects files that change before they are sent. */







/** A file changed while it was read, or after it was hashed. */
class FileChangedError extends Error {
    name = 'FileChangedError';
    constructor() {
        super('the file changed while docs-ci was reading it');
    }
}
/** Smaller files are read at once. */
const BUFFER_BYTES = 1_000_000;
/** A buffer for each file that was hashed at the same time as others. */
const idleBuffers = [];
// Only what may wait for the disk is asynchronous: each such call costs more than it takes to read a small file.
const readFd = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_1__.read);
/** Hashes a file. Rejects with FileChangedError. */
async function hashFile(path, algorithm) {
    const { fd, stats } = await (0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .openFile */ .Tq)(path);
    const stamp = stampOf(stats);
    const buffer = idleBuffers.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES);
    try {
        const hasher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm);
        let sizeBytes = 0;
        let isPointer = false;
        // The size says where the end is, so there is no extra read that returns nothing.
        while (sizeBytes < stats.size) {
            const { bytesRead } = await readFd(fd, buffer, 0, buffer.length, sizeBytes);
            if (bytesRead === 0)
                break;
            const chunk = buffer.subarray(0, bytesRead);
            isPointer = bytesRead === stats.size && (0,_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .isLfsPointer */ .NS)(chunk);
            hasher.update(chunk);
            sizeBytes += bytesRead;
        }
        if (sizeBytes !== stats.size || stampOf(node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(fd)) !== stamp)
            throw new FileChangedError();
        return { hex: hasher.digest('hex'), sizeBytes, stamp, isLfsPointer: isPointer };
    }
    finally {
        idleBuffers.push(buffer);
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(fd);
    }
}
/** Reading a blob costs more time than sending so little. */
const SMALL_BYTES = 64 * 1024;
/**
 * Reads a small file, and opens a large one as a blob that is read while it is sent. Rejects with FileChangedError if
 * the file changed since the stamp was taken. If a large one changes later, reading the blob fails.
 */
async function openForSending(path, { stamp, sizeBytes }) {
    // Unlike the other functions of fs, openAsBlob leaves names such as con.png and long paths to Windows' own rules.
    const content = await (sizeBytes <= SMALL_BYTES ? (0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readWhole */ .oD)(path) : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openAsBlob)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.toNamespacedPath)(path)));
    // The check comes last: small content is complete, and a blob detects later changes itself.
    if (!isInState(path, stamp))
        throw new FileChangedError();
    return content;
}
/** True if the file has not changed since the stamp was taken. Synchronous, since its metadata is still cached. */
function isInState(path, stamp) {
    try {
        return stampOf(node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync(path)) === stamp;
    }
    catch (error) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .isMissing */ .b2)(error))
            return false;
        throw error;
    }
}
function stampOf({ size, mtimeMs, ctimeMs, ino }) {
    // Tools can restore the modification time (mtime), but not the time of the change itself (ctime).
    return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}


/***/ }),

/***/ 94011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ listLeftOut),
/* harmony export */   n: () => (/* binding */ withoutDots)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55919);
/** Lists what a folder has although a run leaves it out: whatever belongs to one of these paths isn't gone from the folder. */


/**
 * Lists what is below a folder and isn't taken, whatever the reason is: hidden, excluded, unreadable, a symlink, a pipe.
 * Only the store of Git itself is left out.
 * @param taken absolute paths of the files that a run reads
 */
async function listLeftOut(folder, taken) {
    const paths = [];
    const links = new Set();
    const unlisted = [];
    const folders = [''];
    for (let parent = folders.pop(); parent !== undefined; parent = folders.pop()) {
        try {
            for await (const dirent of (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readEntries */ .$2)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, parent))) {
                const path = parent === '' ? dirent.name : `${parent}/${dirent.name}`;
                if (dirent.isDirectory()) {
                    if (dirent.name !== '.git')
                        folders.push(path);
                }
                else if (!taken.has((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path))) {
                    paths.push(path);
                    if (dirent.isSymbolicLink())
                        links.add(path);
                }
            }
        }
        catch (error) {
            unlisted.push({ path: parent, reason: (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readErrorReason */ .Dx)(error) });
        }
    }
    return { paths, links, unlisted };
}
/** Removes the dots that hide files and folders, because a hidden file is still in the folder. */
function withoutDots(path) {
    return path.replace(/(^|\/)\.+(?=[^/])/g, '$1');
}


/***/ }),

/***/ 80928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NS: () => (/* binding */ isLfsPointer),
/* harmony export */   jD: () => (/* binding */ LFS_ADVICE),
/* harmony export */   l$: () => (/* binding */ MAX_POINTER_BYTES)
/* harmony export */ });
/** Recognizes the pointers that Git LFS leaves in place of files that it hasn't downloaded. */
/** The second is of the first versions of Git LFS, which still reads it. */
const LFS_POINTERS = ['git-lfs', 'hawser'].map((name) => Buffer.from(`version https://${name}.github.com/spec/`));
/** Git LFS itself takes no larger file for a pointer. */
const MAX_POINTER_BYTES = 1024;
const LFS_ADVICE = 'Run "git lfs pull" first. On GitHub, set lfs: true on actions/checkout. On GitLab, remove GIT_LFS_SKIP_SMUDGE.';
/** @param bytes the whole content of a file */
function isLfsPointer(bytes) {
    const isOne = LFS_POINTERS.some((start) => start.equals(bytes.subarray(0, start.length)));
    return bytes.length < MAX_POINTER_BYTES && isOne;
}


/***/ }),

/***/ 36164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ parseMergedJson)
/* harmony export */ });
/** Reads JSON files that Git merges: each has one entry per line. Pure. */
/**
 * Parses JSON. A merge that takes the lines of both sides leaves a comma out or doubles it, so commas are set again.
 * @param file the whole file, if the JSON is a part of it
 */
function parseMergedJson(text, file = text) {
    if (/^(<{7}|>{7}) /m.test(file))
        return { problem: 'it contains merge conflict markers' };
    for (const isRepaired of [false, true]) {
        try {
            return { value: JSON.parse(isRepaired ? setCommas(text) : text), isRepaired };
        }
        catch {
            // The commas may be the only reason.
        }
    }
    return { problem: "it isn't valid JSON" };
}
/** Sets the commas at the line ends. No text in JSON contains a line break, so a line never ends within one. */
function setCommas(json) {
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
/** Some editors add a byte order mark, which counts as a space. A regular expression could take quadratic time. */
function withoutOuterCommas(line) {
    const isOuter = (index) => /[\s,]/.test(line.charAt(index));
    let [start, end] = [0, line.length];
    while (start < end && isOuter(start))
        start += 1;
    while (start < end && isOuter(end - 1))
        end -= 1;
    return line.slice(start, end);
}


/***/ })

};
;