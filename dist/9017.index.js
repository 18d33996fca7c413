"use strict";
exports.id = 9017;
exports.ids = [9017];
exports.modules = {

/***/ 9017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f6: () => (/* binding */ FileError),
  u4: () => (/* binding */ createResultsDir),
  i0: () => (/* binding */ describeResultsError),
  b$: () => (/* binding */ isDiskFull),
  isLedOutside: () => (/* binding */ isLedOutside),
  xe: () => (/* binding */ prepareTemporaryFile),
  QS: () => (/* binding */ rejectFolder),
  removeFile: () => (/* binding */ removeFile),
  fR: () => (/* binding */ replaceFile),
  ik: () => (/* binding */ requireWritable),
  JT: () => (/* binding */ wrapFileError),
  vK: () => (/* binding */ writeAtomically),
  writeErrorReason: () => (/* binding */ writeErrorReason),
  tH: () => (/* binding */ writeResultFile)
});

// UNUSED EXPORTS: temporaryPath

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/disk/names.js
var names = __webpack_require__(8867);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __webpack_require__(83319);
;// CONCATENATED MODULE: ../../build/src/disk/rename.js
/** Renames complete files. On Windows, waits for programs that have the old file open. */

const thisSystem = {
    platform: process.platform,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
/** Pauses before the next attempts: a scanner is done after milliseconds. Together about three seconds. */
const PAUSES_MS = [10, 20, 50, 100, 200, 400, 800, 1500];
/** Renames a file and replaces an older one. On Windows, tries again for about three seconds if that one is open. */
const renameFile = (from, to) => retryWhileOpen(() => (0,promises_.rename)(from, to));
/** Repeats the work on Windows as long as another program may have the file open. Rejects with the last error. */
async function retryWhileOpen(work, system = thisSystem) {
    for (const pauseMs of PAUSES_MS) {
        try {
            return await work();
        }
        catch (error) {
            if (!isOpenElsewhere(error, system.platform))
                throw error;
            await system.pause(pauseMs);
        }
    }
    return work();
}
/** True for an error of Windows that can mean that another program, such as a virus scanner or Excel, has the file open. */
function isOpenElsewhere(error, platform = process.platform) {
    return platform === 'win32' && /^(EPERM|EACCES|EBUSY)$/.test(error.code ?? '');
}

// EXTERNAL MODULE: ../../build/src/text/input-names.js
var input_names = __webpack_require__(73308);
;// CONCATENATED MODULE: ../../build/src/disk/write.js
/**
 * Writes whole files atomically, creates the results folder, and removes files. Everything that docs-ci writes or removes in a
 * workspace goes through `requireInside`, so that no symlink leads it out.
 */








const FOLDER_IN_THE_WAY = 'there is a folder with this name';
/**
 * Throws if a symlink leads the folder out of the workspace. Checked at each write, because a folder can become a link at any
 * time. A link in place of the file itself does no harm: it is replaced or removed, and what it leads to stays.
 */
function requireInside(workspace, folder) {
    if ((0,paths/* leadsOutside */.dr)(workspace, folder))
        throw Object.assign(new Error('the path leads out of the workspace'), { code: LEADS_OUTSIDE, syscall: 'open' });
}
/** The code of this error, among those of the file system. */
const LEADS_OUTSIDE = 'OUTSIDE';
/**
 * Writes a temporary file and renames it, so readers see the old content or the new content, never a part. Keeps the file's
 * mode. An iterable is written item by item, so large content is never in memory as a whole.
 */
async function writeAtomically(file, content) {
    const { path } = file;
    const temporary = await prepareTemporaryFile(file);
    try {
        await (0,promises_.writeFile)(temporary, content, { mode: await modeOf(path), flag: 'wx' });
        await replaceFile(temporary, file);
    }
    catch (error) {
        removeFile({ ...file, path: temporary });
        throw error;
    }
}
/** Rejects where nothing can be written, as `writeAtomically` would, and leaves the file as it is. */
async function requireWritable(file) {
    await modeOf(file.path);
    const temporary = await prepareTemporaryFile(file);
    try {
        await (0,promises_.writeFile)(temporary, '', { flag: 'wx' });
    }
    finally {
        removeFile({ ...file, path: temporary });
    }
}
/** Creates a folder and those above it. On a read-only disk, Node.js would only say that the folder doesn't exist. */
async function createFolder(folder) {
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
        let missing = folder;
        while (!(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(missing)))
            missing = (0,external_node_path_.dirname)(missing);
        await (0,promises_.mkdir)(missing);
        await (0,promises_.mkdir)(folder, { recursive: true });
    }
}
async function modeOf(path) {
    try {
        const stats = await (0,promises_.stat)(path);
        // Windows would only say that the file can't be replaced, as if another program had it open.
        if (stats.isDirectory())
            throw Object.assign(new Error(FOLDER_IN_THE_WAY), { code: 'EISDIR', syscall: 'rename' });
        return stats.mode;
    }
    catch (error) {
        if ((0,paths/* isMissing */.b2)(error))
            return undefined;
        throw error;
    }
}
/** Creates the folder for a run's results, with a .gitignore that keeps it out of Git. */
async function createResultsDir(workspace, resultsDir) {
    requireInside(workspace, resultsDir);
    await createFolder(resultsDir);
    const ignore = { workspace, path: (0,external_node_path_.join)(resultsDir, '.gitignore') };
    // A user's own .gitignore stays. Writing atomically ensures that no incomplete one stays either.
    if (!(0,external_node_fs_.existsSync)(ignore.path))
        await writeAtomically(ignore, '*\n');
}
/** Gives a complete temporary file the name of the file that it replaces. */
async function replaceFile(temporary, { workspace, path }) {
    requireInside(workspace, (0,external_node_path_.dirname)(path));
    await renameFile(temporary, path);
}
/** Removes a file, if there is one. Synchronous, because each run does it before its first request. */
function removeFile({ workspace, path }) {
    requireInside(workspace, (0,external_node_path_.dirname)(path));
    (0,external_node_fs_.rmSync)(path, { force: true });
}
/**
 * Creates the file's folder and returns a free path in it for a temporary file. Open it with the flag `wx`, which never
 * follows a symlink: anyone can guess the path, since process numbers in containers are predictable.
 */
async function prepareTemporaryFile({ workspace, path }) {
    requireInside(workspace, (0,external_node_path_.dirname)(path));
    const temporary = temporaryPath(path);
    await createFolder((0,external_node_path_.dirname)(path));
    // A killed process with the same number may have left a file.
    await (0,promises_.rm)(temporary, { force: true });
    return temporary;
}
/**
 * The path is in the file's own folder, so that a rename is atomic. The process number keeps two jobs in one workspace
 * apart. A hash replaces a name that is too long with the number, but not one that is too long for any file: that one
 * fails when the temporary file is created, before any content arrives.
 */
function temporaryPath(path, platform = process.platform) {
    const name = (0,external_node_path_.basename)(path);
    const temporaryName = (text) => `.${text}.${process.pid}.tmp`;
    const isTooLong = (0,names/* nameLength */.Cp)(temporaryName(name), platform) > names/* MAX_NAME_LENGTH */.EM;
    const isValid = (0,names/* nameLength */.Cp)(name, platform) <= names/* MAX_NAME_LENGTH */.EM;
    return (0,external_node_path_.join)((0,external_node_path_.dirname)(path), temporaryName(isTooLong && isValid ? (0,external_node_crypto_.hash)('sha256', name, 'hex') : name));
}
/** A file can't be written. `message` is one sentence that names the file. */
class FileError extends Error {
    name = 'FileError';
}
/** Writes a small file atomically. Rejects with FileError. */
async function writeResultFile(file, content) {
    await wrapFileError((0,external_node_path_.basename)(file.path), () => writeAtomically(file, content));
}
/** Rejects with FileError if the path of a file to write is a folder. @param label the file in the message */
async function rejectFolder(path, label) {
    if (await wrapFileError(label, () => Promise.resolve((0,paths/* isFolder */.lQ)(path))))
        throw new FileError(`${label} couldn't be written: ${FOLDER_IN_THE_WAY}`);
}
/** Runs the work that writes a file. Rejects with FileError. @param label the file in the message */
async function wrapFileError(label, work) {
    try {
        return await work();
    }
    catch (cause) {
        throw new FileError(`${label} couldn't be written: ${writeErrorReason(cause)}`, { cause });
    }
}
/** Returns the reason why a file can't be written, in words that fit after a colon. */
function writeErrorReason(error) {
    const { code, message } = error;
    if (code === undefined)
        return message;
    if (isOpenElsewhere(error))
        return `another program may have the file open, or the file is read-only (${code})`;
    return ERROR_REASONS[code] ?? code;
}
/** True if a symlink leads the path out of the workspace. */
function isLedOutside(error) {
    return error.code === LEADS_OUTSIDE;
}
/** True if neither another name nor other permissions help. */
function isDiskFull(error) {
    return ['ENOSPC', 'EDQUOT'].includes(error.code ?? '');
}
/**
 * Returns why a file in the results folder can't be written, and what to do: sentences that follow a colon. Another folder
 * only helps if the workspace, which contains it, is writable.
 */
async function describeResultsError(workspace, error) {
    const { code = '' } = error;
    const otherFolder = `${writeErrorReason(error)}. Set ${(0,input_names/* inputName */.yu)('results-dir')} to another folder.`;
    if (isDiskFull(error))
        return `${writeErrorReason(error)}. Free some space.`;
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code))
        return otherFolder;
    return (0,promises_.access)(workspace, promises_.constants.W_OK).then(() => otherFolder, () => `the workspace is read-only (${code}). Allow the user of the job to write to it.`);
}
/** Explains the errors that users can fix. */
const ERROR_REASONS = {
    [LEADS_OUTSIDE]: 'a symlink leads the path out of the workspace',
    EACCES: "the folder isn't writable (EACCES)",
    EPERM: "the folder isn't writable (EPERM)",
    EROFS: 'the disk is read-only (EROFS)',
    EISDIR: FOLDER_IN_THE_WAY,
    ENOSPC: 'the disk is full (ENOSPC)',
    EDQUOT: 'the disk quota is used up (EDQUOT)',
    ENAMETOOLONG: 'its path is too long (ENAMETOOLONG)',
    ENOTDIR: 'a part of the path is a file, not a folder (ENOTDIR)',
    EEXIST: 'a part of the path is a file, not a folder (EEXIST)',
};


/***/ })

};
;