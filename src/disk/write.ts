/** Writes files so that readers never see half of one. */
import { hash } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isFolder, isMissing } from './paths.js';

/**
 * Writes a file by way of a temporary one beside it: readers see the old content or the new, never a part. Its mode
 * stays. Content in pieces never is in memory as a whole.
 */
export async function writeAtomically(path: string, content: string | Uint8Array | Iterable<string>): Promise<void> {
  const temporary = await prepareTemporaryFile(path);
  try {
    await writeFile(temporary, content, { mode: await modeOf(path), flag: 'wx' });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function modeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mode;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Creates the folder for a run's results, and keeps it out of Git. */
export async function createResultsDir(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  const ignore = join(path, '.gitignore');
  // A folder that was there before may have one of its own, which stays; half of ours would stay as well.
  if (!(await isThere(ignore))) await writeAtomically(ignore, '*\n');
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Bytes that the name of a file may have. */
const MAX_NAME_BYTES = 255;

/**
 * Creates the file's folder and returns a free path in it for a temporary file. Open it with the flag `wx`, which never
 * follows a symlink: in a container, anyone can guess the process's number in the name.
 */
export async function prepareTemporaryFile(path: string): Promise<string> {
  const temporary = temporaryPath(path);
  await mkdir(dirname(path), { recursive: true });
  // A killed process with the same number may have left one.
  await rm(temporary, { force: true });
  return temporary;
}

/**
 * Beside the file, so that a rename is atomic; the process's own number keeps two jobs in one workspace apart. A name
 * that leaves no room for it is told by its hash; one that no file can have shows at once, not when all is there.
 */
function temporaryPath(path: string): string {
  const name = basename(path);
  const nameFor = (text: string): string => `.${text}.${process.pid}.tmp`;
  const isFull = Buffer.byteLength(nameFor(name)) > MAX_NAME_BYTES;
  const isPossible = Buffer.byteLength(name) <= MAX_NAME_BYTES;
  return join(dirname(path), nameFor(isFull && isPossible ? hash('sha256', name, 'hex') : name));
}

/** The disk refused. `message` is one sentence that names the file. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** A small file of a run, whole or not at all. Rejects with FileError. */
export async function writeResultFile(path: string, content: string): Promise<void> {
  await rejectFolder(path);
  await wrapFileError(basename(path), () => writeAtomically(path, content));
}

/** Removes a file that is not true any more; one that is not there is fine. Rejects with FileError. */
export async function removeResultFile(path: string): Promise<void> {
  await wrapFileError(basename(path), () => rm(path, { force: true }));
}

/** Rejects with FileError where a folder has the name of a file that is to be written. */
export async function rejectFolder(path: string): Promise<void> {
  if (await wrapFileError(basename(path), () => isFolder(path)))
    throw new FileError(`${basename(path)} could not be written: there is a folder of that name`);
}

/** Does what writes the file of this name. Rejects with FileError. */
export async function wrapFileError<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new FileError(`${name} could not be written: ${REASONS[code] ?? code}`, { cause });
  }
}

/** Words for what people can do something about. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'the folder may not be written to (EACCES)',
  EPERM: 'the folder may not be written to (EPERM)',
  EROFS: 'the disk is read-only (EROFS)',
  ENOSPC: 'the disk is full (ENOSPC)',
  EDQUOT: 'the quota of the disk is used up (EDQUOT)',
  ENOTDIR: 'a part of its path is a file, not a folder (ENOTDIR)',
  EEXIST: 'a part of its path is a file, not a folder (EEXIST)',
};
