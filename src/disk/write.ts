/**
 * Writes whole files atomically, creates the results folder, and removes files. Everything that docs-ci writes or removes in a
 * workspace goes through `requireInside`, so that no symlink leads it out.
 */
import { hash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { access, constants, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { MAX_NAME_LENGTH, nameLength } from './names.js';
import { isFolder, isMissing, leadsOutside } from './paths.js';
import { isOpenElsewhere, renameFile } from './rename.js';
import { inputName } from '../text/input-names.js';

const FOLDER_IN_THE_WAY = 'there is a folder with this name';

/** A file of a workspace. Both paths are absolute. */
export interface WorkspaceFile {
  readonly workspace: string;
  readonly path: string;
}

/**
 * Throws if a symlink leads the folder out of the workspace. Checked at each write, because a folder can become a link at any
 * time. A link in place of the file itself does no harm: it is replaced or removed, and what it leads to stays.
 */
function requireInside(workspace: string, folder: string): void {
  if (leadsOutside(workspace, folder))
    throw Object.assign(new Error('the path leads out of the workspace'), { code: LEADS_OUTSIDE, syscall: 'open' });
}

/** The code of this error, among those of the file system. */
const LEADS_OUTSIDE = 'OUTSIDE';

/**
 * Writes a temporary file and renames it, so readers see the old content or the new content, never a part. Keeps the file's
 * mode. An iterable is written item by item, so large content is never in memory as a whole.
 */
export async function writeAtomically(
  file: WorkspaceFile,
  content: string | Uint8Array | Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const { path } = file;
  const temporary = await prepareTemporaryFile(file);
  try {
    await writeFile(temporary, content, { mode: await modeOf(path), flag: 'wx' });
    await replaceFile(temporary, file);
  } catch (error) {
    removeFile({ ...file, path: temporary });
    throw error;
  }
}

/** Rejects where nothing can be written, as `writeAtomically` would, and leaves the file as it is. */
export async function requireWritable(file: WorkspaceFile): Promise<void> {
  await modeOf(file.path);
  const temporary = await prepareTemporaryFile(file);
  try {
    await writeFile(temporary, '', { flag: 'wx' });
  } finally {
    removeFile({ ...file, path: temporary });
  }
}

/** Creates a folder and those above it. On a read-only disk, Node.js would only say that the folder doesn't exist. */
async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    let missing = folder;
    while (!existsSync(dirname(missing))) missing = dirname(missing);
    await mkdir(missing);
    await mkdir(folder, { recursive: true });
  }
}

async function modeOf(path: string): Promise<number | undefined> {
  try {
    const stats = await stat(path);
    // Windows would only say that the file can't be replaced, as if another program had it open.
    if (stats.isDirectory()) throw Object.assign(new Error(FOLDER_IN_THE_WAY), { code: 'EISDIR', syscall: 'rename' });
    return stats.mode;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Creates the folder for a run's results, with a .gitignore that keeps it out of Git. */
export async function createResultsDir(workspace: string, resultsDir: string): Promise<void> {
  requireInside(workspace, resultsDir);
  await createFolder(resultsDir);
  const ignore = { workspace, path: join(resultsDir, '.gitignore') };
  // A user's own .gitignore stays. Writing atomically ensures that no incomplete one stays either.
  if (!existsSync(ignore.path)) await writeAtomically(ignore, '*\n');
}

/** Gives a complete temporary file the name of the file that it replaces. */
export async function replaceFile(temporary: string, { workspace, path }: WorkspaceFile): Promise<void> {
  requireInside(workspace, dirname(path));
  await renameFile(temporary, path);
}

/** Removes a file, if there is one. Synchronous, because each run does it before its first request. */
export function removeFile({ workspace, path }: WorkspaceFile): void {
  requireInside(workspace, dirname(path));
  rmSync(path, { force: true });
}

/**
 * Creates the file's folder and returns a free path in it for a temporary file. Open it with the flag `wx`, which never
 * follows a symlink: anyone can guess the path, since process numbers in containers are predictable.
 */
export async function prepareTemporaryFile({ workspace, path }: WorkspaceFile): Promise<string> {
  requireInside(workspace, dirname(path));
  const temporary = temporaryPath(path);
  await createFolder(dirname(path));
  // A killed process with the same number may have left a file.
  await rm(temporary, { force: true });
  return temporary;
}

/**
 * The path is in the file's own folder, so that a rename is atomic. The process number keeps two jobs in one workspace
 * apart. A hash replaces a name that is too long with the number, but not one that is too long for any file: that one
 * fails when the temporary file is created, before any content arrives.
 */
export function temporaryPath(path: string, platform: NodeJS.Platform = process.platform): string {
  const name = basename(path);
  const temporaryName = (text: string): string => `.${text}.${process.pid}.tmp`;
  const isTooLong = nameLength(temporaryName(name), platform) > MAX_NAME_LENGTH;
  const isValid = nameLength(name, platform) <= MAX_NAME_LENGTH;
  return join(dirname(path), temporaryName(isTooLong && isValid ? hash('sha256', name, 'hex') : name));
}

/** A file can't be written. `message` is one sentence that names the file. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** Writes a small file atomically. Rejects with FileError. */
export async function writeResultFile(file: WorkspaceFile, content: string): Promise<void> {
  await wrapFileError(basename(file.path), () => writeAtomically(file, content));
}

/** Rejects with FileError if the path of a file to write is a folder. @param label the file in the message */
export async function rejectFolder(path: string, label: string): Promise<void> {
  if (await wrapFileError(label, () => Promise.resolve(isFolder(path))))
    throw new FileError(`${label} couldn't be written: ${FOLDER_IN_THE_WAY}`);
}

/** Runs the work that writes a file. Rejects with FileError. @param label the file in the message */
export async function wrapFileError<T>(label: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new FileError(`${label} couldn't be written: ${writeErrorReason(cause)}`, { cause });
  }
}

/** Returns the reason why a file can't be written, in words that fit after a colon. */
export function writeErrorReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === undefined) return message;
  if (isOpenElsewhere(error)) return `another program may have the file open, or the file is read-only (${code})`;
  return ERROR_REASONS[code] ?? code;
}

/** True if a symlink leads the path out of the workspace. */
export function isLedOutside(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === LEADS_OUTSIDE;
}

/** True if neither another name nor other permissions help. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/**
 * Returns why a file in the results folder can't be written, and what to do: sentences that follow a colon. Another folder
 * only helps if the workspace, which contains it, is writable.
 */
export async function describeResultsError(workspace: string, error: unknown): Promise<string> {
  const { code = '' } = error as NodeJS.ErrnoException;
  const otherFolder = `${writeErrorReason(error)}. Set ${inputName('results-dir')} to another folder.`;
  if (isDiskFull(error)) return `${writeErrorReason(error)}. Free some space.`;
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) return otherFolder;
  return access(workspace, constants.W_OK).then(
    () => otherFolder,
    () => `the workspace is read-only (${code}). Allow the user of the job to write to it.`,
  );
}

/** Explains the errors that users can fix. */
const ERROR_REASONS: Readonly<Record<string, string>> = {
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
