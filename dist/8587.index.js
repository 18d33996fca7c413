"use strict";
exports.id = 8587;
exports.ids = [8587];
exports.modules = {

/***/ 2418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OK: () => (/* binding */ requireFolder),
/* harmony export */   UN: () => (/* binding */ byReason),
/* harmony export */   eO: () => (/* binding */ logFiles),
/* harmony export */   iv: () => (/* binding */ resultsBelow),
/* harmony export */   tl: () => (/* binding */ findClashes),
/* harmony export */   tr: () => (/* binding */ listInputFolder),
/* harmony export */   uq: () => (/* binding */ describeFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);
/* harmony import */ var _disk_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50170);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83319);
/* harmony import */ var _disk_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55919);
/* harmony import */ var _host_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33372);
/* harmony import */ var _common_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99325);
/* harmony import */ var _text_group_by_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17266);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73308);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90692);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22805);
/** Describes the folder of the input `path`, names in it that clash, and skipped files. */











/** Lists the folder (see `listFiles`). Rejects with InputError if the folder doesn't exist or can't be listed. */
async function listInputFolder(place, skipReason) {
    requireFolder(place);
    return (0,_disk_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listFiles */ .CS)(place.folder, skipReason).catch((error) => {
        const { path: folder = place.folder } = error;
        throw new _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            `${describe({ ...place, folder })} couldn't be listed: ${(0,_disk_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readErrorReason */ .Dx)(error)}. Make the folder readable.`,
        ]);
    });
}
/** Throws InputError if the folder doesn't exist. */
function requireFolder(place) {
    if ((0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(place.folder))
        return;
    const problem = (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(place.folder)
        ? `is a file. Set ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)('path')} to a folder`
        : `doesn't exist. Check the spelling, and that ${(0,_host_words_js__WEBPACK_IMPORTED_MODULE_7__/* .originOf */ .y)('folder', place.hostName)}`;
    throw new _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`${describe(place)} ${problem}.`], 'no-files');
}
function describe({ workspace, folder }) {
    return `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)('path')}: ${JSON.stringify((0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .workspacePath */ .X5)(workspace, folder))}`;
}
/** The folder in messages: `media/`. @param folder relative to the workspace */
function describeFolder(folder) {
    return folder === '.' ? 'the workspace' : `${folder}/`;
}
/** Files that jobs write for others than the next run: some have text of readers. */
const RESULT_FILES = new Set([
    ..._common_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .RUN_FILES */ .al,
    ...['check.json', 'check-pages.json', 'redirects.json', 'search.json', 'queries.yaml', 'site.json'],
    ...['plan.json', 'changes.diff', 'edited.patch', 'media-map.json', 'report.json', 'report.html'],
]);
/**
 * Returns a function that is true for results of any job: they can have text of readers, which must not become public. They are
 * below the folders of this run, or beside the result of another job, which may have its own `results-dir`. A folder of results
 * that contains the whole folder doesn't count, because it would hide every file.
 * @param folder absolute, as the path that the function gets
 */
function resultsBelow(folder, { host, resultsDir }) {
    const folders = [resultsDir, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(host.workspace, _common_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .RESULTS_FOLDER */ .UY)].filter((path) => path !== folder && (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(folder, path));
    const isOfJob = (path) => RESULT_FILES.has((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)) && hasResult((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
    return (path) => folders.some((one) => (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(one, path)) || isOfJob(path);
}
function hasResult(folder) {
    return /^\{\s*"schemaVersion": \d+,\s*"docsCi": "/.test((0,_disk_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextIfThere */ .pM)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'result.json')));
}
/** Groups of values whose names differ in nothing but case or Unicode form; some systems don't tell them apart. */
function findClashes(values, nameOf) {
    return [...(0,_text_group_by_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$)(values, (value) => (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .foldCase */ .SP)(nameOf(value))).values()].filter(({ length }) => length > 1);
}
/** Names in one line of the log. The summary or the plan has more of them. */
const MAX_NAMES = 10;
/** Logs one line per reason: `2 files skipped: not one of the default file types: app.exe and x.psd`. */
function logFiles(log, fate, files, noun = 'file') {
    for (const { reason, count, names } of byReason(files))
        log.info(`${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralize */ .t)(count, noun)} ${fate}: ${reason}: ${names}.`);
}
/** Groups files by why they are left out: the number of files, and the first names. */
function byReason(skipped) {
    return [...(0,_text_group_by_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$)(skipped, (file) => file.reason)].map(([reason, group]) => {
        const names = (0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_10__/* .listPaths */ .P)(group.map(({ path }) => path), MAX_NAMES);
        return { reason, count: group.length, names };
    });
}


/***/ }),

/***/ 33372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ requestName),
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
/** What a platform calls a request to merge a branch. */
function requestName(host) {
    return host === 'gitlab' ? 'merge request' : 'pull request';
}
/** What makes a folder or a file of the workspace exist, as the end of `Check the spelling, and that …`. */
function originOf(what, host) {
    const origins = {
        github: `the repository is checked out, or that an earlier step creates the ${what}`,
        gitlab: `the ${what} is committed, or that an earlier job passes it on as artifacts`,
        terminal: 'the current folder is the one of the repository',
    };
    return origins[host];
}


/***/ }),

/***/ 39980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ warnAboutIdleGlobs)
});

// EXTERNAL MODULE: ../../build/src/disk/find-files.js
var find_files = __webpack_require__(50170);
;// CONCATENATED MODULE: ../../build/src/text/glob-hints.js
/** Finds the slip in a glob that matches nothing. Pure. */
/** No path of the service is longer, and the expressions below need a bound. */
const MAX_LENGTH = 1_024;
/**
 * The globs that a user could have meant, the likeliest first.
 * @param folder that the glob is relative to, below the workspace; `.` for the workspace
 * @param other a folder that users take for the start of the glob instead
 */
function guessGlobs(glob, folder, other = '.') {
    if (glob.length > MAX_LENGTH)
        return [];
    const cleaned = CLEANINGS.reduce((guess, { from, why }) => {
        const next = guess.glob.replace(from, '$1');
        return next === guess.glob ? guess : { glob: next, why };
    }, { glob, why: '' });
    const start = folder === '.' ? undefined : `${folder}/`;
    const { glob: text } = cleaned;
    const bare = text.replace(/^\.?\//, '');
    const guesses = [
        cleaned,
        ...(start !== undefined && bare.toLowerCase().startsWith(start.toLowerCase())
            ? [{ glob: bare.slice(start.length), why: `Patterns here are relative to ${folder}.` }]
            : []),
        ...(other === '.' ? [] : [{ glob: `${other}/${bare}`, why: 'Patterns here are relative to the workspace.' }]),
        { glob: `${bare.replace(/\/$/, '')}/**`, why: 'A folder needs /** at its end.' },
        { glob: `${bare}.*`, why: 'A file needs its ending.' },
        { glob: `**/${bare}`, why: 'A pattern without **/ only matches at the top of the folder.' },
        { glob: bare.replace(/[()]/g, '?'), why: 'Parentheses have a meaning in patterns.' },
        ...SEPARATORS.flatMap(({ between, why }) => {
            const parts = text.split(between).map((part) => part.replace(/^["']|["']$/g, ''));
            return parts.length > 1 ? parts.map((part) => ({ glob: part, why })) : [];
        }),
    ];
    return guesses.filter((guess) => guess.glob !== glob && guess.glob !== '');
}
/** What users write between patterns of one line. */
const SEPARATORS = [
    { between: /\s*,\s*(?![^{]*\})/, why: 'Write one pattern on each line, without commas.' },
    { between: /\s*;\s*/, why: 'Write one pattern on each line, without semicolons.' },
    { between: /\s+/, why: 'Write one pattern on each line.' },
];
/** What users copy from YAML and JSON lists into a text. */
const CLEANINGS = [
    { from: /^\s+(.*)$/, why: 'Remove the space.' },
    { from: /^(.*\S)\s+$/, why: 'Remove the space.' },
    { from: /^[-*]\s+(.*)$/, why: 'Remove the hyphen: the input is a text with one pattern on each line.' },
    { from: /^(.*?)\s+#.*$/, why: 'Remove the comment.' },
    { from: /^(.*?)\s*,$/, why: 'Write one pattern on each line, without commas.' },
    { from: /^(.*?)\s*;$/, why: 'Write one pattern on each line, without semicolons.' },
    { from: /^"(.*)"$/, why: 'Remove the quotes.' },
    { from: /^'(.*)'$/, why: 'Remove the quotes.' },
    { from: /^[`\u201c\u201d\u201e\u2018\u201a\u00ab](.*)[`\u201c\u201d\u2019\u2018\u00bb]$/, why: 'Remove the quotes.' },
    { from: /^\[(.*)\]$/, why: 'Remove the brackets: the input is a text with one pattern on each line.' },
];

// EXTERNAL MODULE: ../../build/src/commands/inputs/folder.js
var inputs_folder = __webpack_require__(2418);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
;// CONCATENATED MODULE: ../../build/src/commands/inputs/idle-globs.js
/** Warns about globs of an input that match nothing, with the slip that may be the cause. */




/** The log has at most so many warnings for one input. */
const MAX_WARNINGS = 10;
/** An exclamation mark before parentheses is a part of the glob. */
const NEGATION = /^!(?!\()/;
/** Names that no job reads are left out anyway. */
const NEVER_READ = /(?:^|\/)(?:\.[^./]|node_modules(?:\/|$))/;
/** @returns true if it warned */
async function warnAboutIdleGlobs(log, input) {
    const { label, globs = [], folder } = input;
    if (input.paths.length === 0)
        return false;
    const paths = input.paths.map((path) => path.replace(/\/$/, ''));
    const warnings = negationWarnings(input);
    for (const line of globs) {
        const glob = line.replace(NEGATION, '');
        const isExclude = input.isExclude === true || glob !== line;
        if ((await matches(glob, paths, isExclude)) || (isExclude && NEVER_READ.test(glob)))
            continue;
        const slip = await findSlip(glob, paths, input, isExclude);
        if (slip === undefined && input.onlySlips)
            continue;
        const hint = slip ?? 'Check the spelling, or remove the line.';
        warnings.push(`${label}: ${JSON.stringify(line)} matches no file in ${(0,inputs_folder/* describeFolder */.uq)(folder)}. ${hint}`);
    }
    for (const warning of warnings.slice(0, MAX_WARNINGS))
        log.warning(warning);
    const more = warnings.length - MAX_WARNINGS;
    if (more > 0)
        log.warning(`${label}: ${(0,pluralize/* pluralize */.t)(more, 'more pattern matches', 'more patterns match')} no file.`);
    return warnings.length > 0;
}
/** People who know .gitignore take an exclamation mark for an exception. */
function negationWarnings({ label, globs = [], isExclude }) {
    const negated = globs.filter((line) => NEGATION.test(line));
    if (isExclude)
        return negated.map((line) => `${label}: ${JSON.stringify(line)} leaves out everything but what follows the exclamation mark. Remove the line, and make the other lines narrower.`);
    if (globs.length === 0 || negated.length < globs.length)
        return [];
    return [
        `${label}: no line selects files, because each begins with an exclamation mark. Add the line "**" before them.`,
    ];
}
async function matches(glob, paths, isExclude) {
    const trimmed = glob.replace(/(?<!\/)\/+$/, '');
    const globs = isExclude ? [trimmed, `${trimmed}/**`] : [glob];
    return (await (0,find_files/* matchPaths */.oq)(paths, globs)).size > 0;
}
async function findSlip(glob, paths, { folder, other }, isExclude) {
    const guesses = guessGlobs(glob, folder, other);
    for (const guess of guesses)
        if (await matches(guess.glob, paths, isExclude))
            return `${guess.why} Try ${JSON.stringify(guess.glob)}.`;
    const pathByFolded = new Map(paths.map((path) => [path.toLowerCase(), path]));
    for (const guess of [{ glob, why: '' }, ...guesses]) {
        const [found] = await (0,find_files/* matchPaths */.oq)([...pathByFolded.keys()], [guess.glob.toLowerCase()]);
        const path = found === undefined ? undefined : pathByFolded.get(found);
        if (path === undefined)
            continue;
        const why = guess.why === '' ? '' : `${guess.why} `;
        return `${why}Upper and lower case differ: the name on the disk is ${JSON.stringify(path)}.`;
    }
    return undefined;
}


/***/ }),

/***/ 64119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   RA: () => (/* binding */ describeTooMany),
/* harmony export */   Tt: () => (/* binding */ NO_PRUNE),
/* harmony export */   XW: () => (/* binding */ MAX_DELETES_ADVICE),
/* harmony export */   Xx: () => (/* binding */ describeUnusedLimit)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22805);
/* harmony import */ var _text_input_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73308);
/** Applies the input `max-deletes`: how much `prune` may delete, and what to say if that isn't enough. Pure. */


/** Without it, nothing is pruned, whatever the limit. */
const NO_PRUNE = `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('prune')} is none`;
/** The limit as a count. A percentage is of `total` and rounded down. */
function limitOf(limit, total) {
    // The product isn't exact: 2.8% of 2,750 would be slightly less than 77.
    return 'count' in limit ? limit.count : Math.floor(Number(((total * limit.percent) / 100).toFixed(6)));
}
/** @param what `12 files` */
function describeTooMany(what, limit) {
    return `${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('prune')} would delete ${what}, but ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('max-deletes')} allows ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(limit)}`;
}
const MAX_DELETES_ADVICE = `Check ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('path')} and ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('include')}. If they are correct, raise ${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('max-deletes')} for one run.`;
/** The default of each job. */
const DEFAULT_LIMIT = 10;
/** A notice about a limit that a user set, if nothing can be deleted in this run. @param why a clause */
function describeUnusedLimit(limit, why) {
    const isDefault = 'count' in limit && limit.count === DEFAULT_LIMIT;
    return isDefault ? [] : [`${(0,_text_input_names_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)('max-deletes')}: not used, because ${why}.`];
}


/***/ }),

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

/***/ 50170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   gu: () => (/* binding */ GLOB_OPTIONS),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   oq: () => (/* binding */ matchPaths)
/* harmony export */ });
/* unused harmony export matchFiles */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83319);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55919);
/* harmony import */ var _text_unicode_form_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66285);
/** Finds files by listing a folder or by glob patterns, and selects paths by globs. */





const listAll = () => undefined;
/**
 * Lists everything below the folder except folders, sorted by path. Names that begin with a dot are left out, with
 * everything below them. Symlinks are followed only to files in the folder, so nothing outside of it is ever read.
 * fast-glob can't do this: it silently skips names with line breaks and everything below them.
 * @param skipReason what it skips is listed with the reason, dotfiles included; so is a symlink to something skipped
 */
async function listFiles(folder, skipReason = listAll) {
    const found = [];
    const folders = [''];
    for (let parent = folders.pop(); parent !== undefined; parent = folders.pop()) {
        for await (const dirent of (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readEntries */ .$2)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, parent))) {
            const path = parent === '' ? dirent.name : `${parent}/${dirent.name}`;
            const reason = skipReason(path);
            if (reason !== undefined)
                found.push({ path: dirent.isDirectory() ? `${path}/` : path, problem: reason });
            else if (dirent.name.startsWith('.'))
                continue;
            else if (dirent.isDirectory())
                folders.push(path);
            else
                found.push(...filesOf(folder, path, dirent, skipReason));
        }
    }
    return sortByPath(found);
}
/** Finds the files below the folder that globs match, except in `node_modules`. Symlinks are treated as by `listFiles`. */
async function findFiles(folder, given) {
    const { default: glob } = await Promise.all(/* import() */[__webpack_require__.e(7805), __webpack_require__.e(484)]).then(__webpack_require__.t.bind(__webpack_require__, 10484, 19));
    const globs = given.map((one) => one.replace(/^(!?)(?:\.\/)+/, '$1'));
    const ignore = ['**/node_modules/**'];
    const options = { cwd: folder, ignore, onlyFiles: false, followSymbolicLinks: false, objectMode: true };
    const isExact = globs.every(isPlain);
    const hidden = { dot: true, ignore: [...ignore, '**/.git/**'] };
    const walked = isExact ? glob.stream(globs, options) : glob.stream(globs.flatMap(widen), { ...options, ...hidden });
    const found = [];
    for await (const entry of walked) {
        const { path, dirent } = entry;
        found.push(...filesOf(folder, path, dirent));
    }
    if (isExact)
        return sortByPath(found);
    const matched = await matchPaths(found.map(({ path }) => path), globs);
    return sortByPath(found.filter(({ path }) => matched.has(path)));
}
/** True for a glob that matches the same names in each Unicode form: a question mark stands for a character of one form. */
function isPlain(glob) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(Buffer.from(glob)) && !/[?[]/.test(glob);
}
/** The start of a glob in which nothing is special, up to a slash. */
const PLAIN_START = /^(?:[\w .~@-]*\/)*/;
/**
 * A glob that matches at least as many files, because the disk may have each name in any Unicode form. Nothing for a glob
 * that excludes.
 */
function widen(glob) {
    if (/^!(?!\()/.test(glob))
        return [];
    return isPlain(glob) ? [glob] : [`${PLAIN_START.exec(glob)?.[0] ?? ''}**`];
}
/**
 * Returns the sorted absolute paths of files that match patterns relative to a folder. A pattern that is the path of an
 * existing file matches only that file.
 */
async function matchFiles(patterns, folder) {
    const { default: glob } = await Promise.all(/* import() */[__webpack_require__.e(7805), __webpack_require__.e(484)]).then(__webpack_require__.t.bind(__webpack_require__, 10484, 19));
    const matches = patterns.map(async (pattern) => {
        const literal = resolve(folder, pattern);
        if (isFile(literal))
            return [literal];
        return glob(pattern, { cwd: folder, absolute: true, onlyFiles: true, dot: true });
    });
    return [...new Set((await Promise.all(matches)).flat().map((path) => resolve(path)))].sort();
}
/** Returns the file, or nothing for a folder. */
function filesOf(folder, path, dirent, skipReason = listAll) {
    if (dirent.isSymbolicLink())
        return [{ path, problem: symlinkProblem(folder, path, skipReason) }];
    if (dirent.isDirectory())
        return [];
    return dirent.isFile() ? [{ path }] : [{ path, problem: 'a pipe or a device' }];
}
function sortByPath(found) {
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
function symlinkProblem(folder, path, skipReason) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    const leadsToFolder = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(file);
    if (!leadsToFolder && !(0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(file))
        return 'a broken symlink';
    if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(folder, file))
        return 'a symlink that points outside the folder';
    if (leadsToFolder)
        return 'a symlink to a folder';
    const names = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathBelow */ .bu)(folder, file).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    const isSkipped = names.some((_, index) => skipReason(names.slice(0, index + 1).join('/')) !== undefined);
    return isSkipped ? 'a symlink to a file that is skipped' : undefined;
}
/** Options for micromatch: without them its patterns don't match names that contain a line break. */
const GLOB_OPTIONS = { flags: 's' };
/**
 * The paths that globs select, by the rules of fast-glob. A glob that begins with an exclamation mark excludes,
 * whatever its place in the list. Excluding a folder excludes everything below it. The Unicode form of names and globs
 * doesn't matter.
 */
async function matchPaths(paths, globs, exclude = []) {
    const { default: micromatch } = await __webpack_require__.e(/* import() */ 7805).then(__webpack_require__.t.bind(__webpack_require__, 77805, 19));
    const wanted = globs.map((glob) => (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_4__/* .unicodeForm */ .w)(glob, 'NFC'));
    const unwanted = exclude.map((glob) => (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_4__/* .unicodeForm */ .w)(glob, 'NFC'));
    const negative = wanted.filter((glob) => /^!(?!\()/.test(glob));
    const excluded = [...unwanted, ...negative.map((glob) => glob.slice(1))].map((glob) => glob.replace(/(?<!\/)\/+$/, ''));
    const ignore = excluded.flatMap((glob) => [glob, `${glob}/**`]);
    const positive = wanted.filter((glob) => !negative.includes(glob));
    const matched = new Set(micromatch(paths.map((path) => (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_4__/* .unicodeForm */ .w)(path, 'NFC')), positive, { ...GLOB_OPTIONS, ignore }));
    return new Set(paths.filter((path) => matched.has((0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_4__/* .unicodeForm */ .w)(path, 'NFC'))));
}


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
            isPointer = bytesRead === stats.size && (0,_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .isLfsPointer */ .N)(chunk);
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
/* harmony export */   N: () => (/* binding */ isLfsPointer),
/* harmony export */   j: () => (/* binding */ LFS_ADVICE)
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

/***/ 23966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ mayBeGenerated),
/* harmony export */   T0: () => (/* binding */ kindOfTarget),
/* harmony export */   pH: () => (/* binding */ fileTest),
/* harmony export */   z6: () => (/* binding */ endingOf)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98870);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24169);
/** Decides by names alone what is a page and what is a file: the targets of links, and the entries of a list. Pure. */


/** Endings of files that no one gives to a page, unlike those of `node.js`, `index.html` or `b.c`. */
const FILE_ENDINGS = new Set([
    'apng avif bmp cur gif heic ico jfif jpeg jpg png psd svg tif tiff webp',
    '3gp avi m4v mkv mov mp4 mpeg mpg ogv webm',
    'aac flac m4a mid mp3 oga ogg opus wav wma',
    'doc docx epub odp ods odt pdf ppt pptx rtf xls xlsx',
    'csv json json5 jsonl log toml tsv txt xml yaml yml',
    '7z bz2 gz rar tar tgz xz zip zst',
    'eot otf ttf woff woff2',
    'apk deb dmg exe iso jar msi pkg rpm whl',
].flatMap((endings) => endings.split(' ')));
const DATA_ENDINGS = new Set(['csv', 'json', 'log', 'tsv', 'txt', 'xml', 'yaml', 'yml']);
/** Names of what services generate. */
const GENERATED = /^llms.*\.txt$|sitemap.*\.xml$|^robots\.txt$|^(?:rss|feed|atom)\b.*\.(?:xml|json)$/i;
/**
 * What the target of a reference is if it is there. `unknown`: the name of a page may have a dot, and a service may generate
 * a file. What a page embeds is a file.
 * @param path without a query and a fragment
 */
function kindOfTarget(path, isEmbedded) {
    const name = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path);
    if (GENERATED.test(name))
        return 'unknown';
    if (isEmbedded)
        return 'file';
    const ending = endingOf(name);
    if (ending === undefined || (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name))
        return 'page';
    return FILE_ENDINGS.has(ending) ? 'file' : 'unknown';
}
/** True for a link from the root of a site to data, such as `/openapi.json`: the service or the build may generate it. */
function mayBeGenerated(url, isEmbedded) {
    return !isEmbedded && url.startsWith('/') && DATA_ENDINGS.has(endingOf((0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(url)) ?? '');
}
/** In lower case and without its dot. The end of a version, such as `v1.0`, isn't one. */
function endingOf(name) {
    const ending = /[^/]\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase();
    return ending !== undefined && (FILE_ENDINGS.has(ending) || /^[a-z]/.test(ending)) ? ending : undefined;
}
/** True for what a list of pages has besides pages. A list that has endings shows by them what is a page. */
function fileTest(paths) {
    const hasEndings = [...paths].some(_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp);
    return (path) => (hasEndings ? !(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(path) : kindOfTarget(path, false) === 'file');
}


/***/ }),

/***/ 29787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ PageParser)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
/**
 * Parses pages in a thread of its own. For some texts, parsing takes minutes or all memory: the thread is ended then, and
 * the run stays able to react.
 */


/** Beside it is the file of the thread: in the bundle, too. */
const MODULE_URL = require("url").pathToFileURL(__filename).href;
/** In UTF-16 units. */
const USUAL_LENGTH = 250_000;
/** A page of 1 MB of real documentation takes a quarter of its time, and one of 3 MB less than this memory. */
const LIMITS = { seconds: 1.5, megabytes: 512, marks: 50_000 };
/** What begins something, or ends it. In real pages, every ninth character is a mark, and never more than every fourth. */
const MARK = /[\n[\]()`*_<>{}\\&#]/g;
const MAX_MARKS_PER_CHARACTER = 0.4;
function countMarks(text) {
    return text.length - text.replace(MARK, '').length;
}
class PageParser {
    #signal;
    #limits;
    #thread;
    #previous = Promise.resolve();
    /** @param signal ends the thread, and rejects what isn't parsed with its reason */
    constructor(signal, limits = LIMITS) {
        this.#signal = signal;
        this.#limits = limits;
    }
    /** Parses one page after the other. The first call starts the thread. */
    parse(page) {
        const parsed = this.#previous.then(() => this.#parseNow(page));
        this.#previous = parsed.catch(() => undefined);
        return parsed;
    }
    /** Ends the thread, which would keep the process alive. */
    close() {
        void this.#thread?.terminate();
        this.#thread = undefined;
    }
    async #parseNow(page) {
        this.#signal.throwIfAborted();
        const { megabytes, marks } = this.#limits;
        const count = countMarks(page.text);
        if (count > Math.max(marks, MAX_MARKS_PER_CHARACTER * page.text.length))
            return {
                kind: 'too complex',
                reason: `it has ${count.toLocaleString('en-US')} brackets, line breaks and other marks`,
            };
        const seconds = this.#limits.seconds * Math.max(1, page.text.length / USUAL_LENGTH);
        let timeout;
        try {
            this.#thread ??= await startThread(megabytes, this.#signal);
            this.#thread.ref();
            this.#thread.postMessage(page);
            timeout = AbortSignal.timeout(Math.ceil(seconds * 1_000));
            const answer = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(this.#thread, 'message', { signal: AbortSignal.any([this.#signal, timeout]) });
            const [parsed] = (await answer);
            // Only a thread that works keeps the process alive.
            this.#thread.unref();
            return parsed;
        }
        catch (error) {
            this.close();
            this.#signal.throwIfAborted();
            if (timeout?.aborted)
                return { kind: 'too complex', reason: `parsing takes more than ${Number(seconds.toFixed(1))} seconds` };
            if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY')
                throw error;
            return { kind: 'too complex', reason: `parsing takes more than ${megabytes} MB of memory` };
        }
    }
}
/** Waits until the thread has loaded the parser, so that the time of a busy machine doesn't count as that of a page. */
async function startThread(megabytes, signal) {
    const resourceLimits = { maxOldGenerationSizeMb: megabytes };
    const thread = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(new URL('./parser-thread.js', MODULE_URL), { resourceLimits });
    // Without a listener, an error after the last answer would end the process.
    thread.on('error', () => undefined);
    try {
        await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(thread, 'message', { signal });
    }
    catch (error) {
        void thread.terminate();
        throw error;
    }
    return thread;
}


/***/ }),

/***/ 17266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups values by a key. */
/** Returns the values by key, in their order. Node.js 20 has no `Map.groupBy`. */
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


/***/ }),

/***/ 64131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ renderLines)
/* harmony export */ });
/** Renders JSON with one line per entry, in chunks, so that a large file is never completely in memory. */
const MIN_CHUNK_LENGTH = 64_000;
/** Lines between brackets, indented by four spaces, with commas between them. */
function* renderLines(open, items, renderItem, close) {
    let chunk = open;
    let index = 0;
    for (const item of items) {
        chunk += `${index === 0 ? '' : ','}\n    ${renderItem(item, index)}`;
        index += 1;
        if (chunk.length < MIN_CHUNK_LENGTH)
            continue;
        yield chunk;
        chunk = '';
    }
    yield `${chunk}${index === 0 ? '' : '\n  '}${close}`;
}


/***/ })

};
;