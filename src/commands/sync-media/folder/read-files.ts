/** Reads and hashes the selected files. */
import { InputError } from '../../../api/errors.js';
import { FileChangedError, hashFile } from '../../../disk/hash.js';
import { LFS_ADVICE, MAX_POINTER_BYTES } from '../../../disk/lfs-pointer.js';
import { fileSizeOf } from '../../../disk/paths.js';
import { hasInvalidName, readErrorReason } from '../../../disk/read.js';
import { listPaths } from '../../../text/list-items.js';
import { pluralize } from '../../../text/pluralize.js';
import { forEachConcurrently } from '../../../api/concurrency.js';
import type { SelectedFile, SkippedFile } from './select-files.js';
import { inputName } from '../../../text/input-names.js';

/** A selected file and its content. */
export interface LocalFile extends SelectedFile {
  readonly sizeBytes: number;
  readonly sha256: string;
  /** State of the file when it was hashed (see disk/hash.ts). */
  readonly stamp: string;
}

/** What reading the selected files came to. */
interface ReadFiles {
  readonly files: readonly LocalFile[];
  /** Those that are there, but that the machine doesn't let the run read. */
  readonly unreadable: readonly SkippedFile[];
  /** Those that something else changes during the run, or whose names can't be used. */
  readonly failed: readonly SkippedFile[];
}

/** Files hashed at a time: while one is hashed, the disk reads others. */
const HASH_CONCURRENCY = 8;

/** Hashes the files. Rejects with InputError if files are Git LFS pointers, or if no file can be read. */
export async function readFiles(
  selected: readonly SelectedFile[],
  onRead: (sizeBytes: number) => void,
): Promise<ReadFiles> {
  const files = new Array<LocalFile | undefined>(selected.length);
  const unreadable: SkippedFile[] = [];
  const failed: SkippedFile[] = [];
  const pointers: string[] = [];
  await forEachConcurrently([...selected.keys()], HASH_CONCURRENCY, async (index) => {
    const { path, diskPath, name } = selected[index] as SelectedFile;
    try {
      const { hex, sizeBytes, stamp, isLfsPointer } = await hashFile(diskPath, 'sha256');
      if (isLfsPointer) pointers.push(path);
      // An object that is spread from another takes several times the memory, and there may be very many.
      files[index] = { path, diskPath, name, sizeBytes, sha256: hex, stamp };
      onRead(sizeBytes);
    } catch (error) {
      if (isUnreadable(error)) unreadable.push({ path, reason: unreadReason(error) });
      else failed.push({ path, reason: hasInvalidName(path, error) ? INVALID_UTF8 : readFailure(error) });
    }
  });
  if (pointers.length > 0) throw new InputError([lfsProblem(pointers.sort())], 'partial-checkout');
  // A run that can read nothing has nothing to say about the folder.
  if (unreadable.length > 0 && unreadable.length === selected.length) throw new InputError([unreadProblem(unreadable)]);
  return { files: files.filter((file) => file !== undefined), unreadable: byPath(unreadable), failed: byPath(failed) };
}

/** The problem that `readFiles` would reject with, for a run that ends before it: the user then learns all at once. */
export async function pointerProblems(selected: readonly SelectedFile[]): Promise<string[]> {
  const small = selected.filter(({ diskPath }) => (fileSizeOf(diskPath) ?? Infinity) < MAX_POINTER_BYTES);
  const pointers: string[] = [];
  await forEachConcurrently(small, HASH_CONCURRENCY, async ({ path, diskPath }) => {
    const digest = await hashFile(diskPath, 'sha256').catch(() => undefined);
    if (digest?.isLfsPointer) pointers.push(path);
  });
  return pointers.length === 0 ? [] : [lfsProblem(pointers.sort())];
}

function byPath(files: SkippedFile[]): SkippedFile[] {
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** False if another run of the job may read the file, or if the file may be gone. */
function isUnreadable(error: unknown): boolean {
  return !(error instanceof FileChangedError) && (error as NodeJS.ErrnoException).code !== 'ENOENT';
}

function unreadProblem(files: readonly SkippedFile[]): string {
  const paths = listPaths(files.map(({ path }) => path));
  return `${inputName('path')}: no file can be read: ${paths}: ${files[0]?.reason ?? ''}. Make the files readable.`;
}

function lfsProblem(paths: readonly string[]): string {
  const pointers = pluralize(paths.length, 'file is a Git LFS pointer', 'files are Git LFS pointers');
  return `${inputName('path')}: ${pointers} without content: ${listPaths(paths)}. ${LFS_ADVICE}`;
}

const INVALID_UTF8 = "the file name isn't valid UTF-8. Rename the file.";

function unreadReason(error: unknown): string {
  return `couldn't be read: ${readErrorReason(error)}`;
}

/** Why a file couldn't be read, and what to do, as the end of a sentence that starts with its path and a colon. */
export function readFailure(error: unknown): string {
  if (error instanceof FileChangedError) return `${error.message}. Run the job again when nothing writes to the file.`;
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
    ? 'the file was deleted while docs-ci was reading it. Run the job again.'
    : `${unreadReason(error)}. Make the file readable, or exclude it.`;
}
