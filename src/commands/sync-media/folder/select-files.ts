/** The folder: which of its files are synced, under which names, and what is in them. */
import { join, posix } from 'node:path';
import { InputError } from '../../../api/errors.js';
import { FileChangedError } from '../../../disk/hash.js';
import { isFolder } from '../../../disk/paths.js';
import { readErrorReason } from '../../../disk/read.js';
import { matching } from './globs.js';
import { inLanes } from '../concurrency.js';
import { listFiles } from './find-files.js';
import { findClashes, isAccepted, isSendable, nameOf, type Naming, type Wish } from './library-names.js';
import { HASH_LANES, Hasher } from './hasher.js';
import { workspacePath } from '../../../disk/paths.js';

/** A file that is to be in the library. */
export interface LocalFile {
  /** Relative to the folder, with slashes, in NFC: the same on every system. */
  readonly path: string;
  /** Absolute, as the disk spells it. */
  readonly file: string;
  /** What it is to be called in the library. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** State of the file when it was hashed (files.ts). */
  readonly stamp: string;
}

/** A file by its path, and what is to be said about it. */
export interface Remark {
  readonly path: string;
  readonly reason: string;
}

/** What a folder holds, before anything was read. */
export interface Selection {
  readonly chosen: readonly Pick<LocalFile, 'path' | 'file' | 'name'>[];
  readonly skipped: readonly Remark[];
  /** False where there is no folder at all. */
  readonly isThere: boolean;
}

export interface Choice {
  /** Absolute. */
  readonly folder: string;
  readonly include: readonly string[] | undefined;
  readonly exclude: readonly string[] | undefined;
  /** Globs relative to the workspace, which is absolute: pages in which references are rewritten. */
  readonly rewrite: readonly string[] | undefined;
  readonly workspace: string;
  readonly naming: Naming;
  /** Absolute paths of files and folders that are never synced: the lock, the lists, the results. */
  readonly never: readonly string[];
}

export async function selectFiles(choice: Choice): Promise<Selection> {
  const { folder, naming, workspace } = choice;
  if (!(await isFolder(folder))) return { chosen: [], skipped: [], isThere: false };
  const all = await listFiles(folder).catch((error: unknown) => {
    const { path = folder } = error as NodeJS.ErrnoException;
    throw new InputError([`path: ${workspacePath(workspace, path)} cannot be listed: ${readErrorReason(error)}.`]);
  });
  const found = all.filter(({ path }) => !isNever(join(folder, path), choice.never));
  const paths = found.map(({ path }) => path);
  const [wanted, pages] = await Promise.all([wantedPaths(paths, choice), pagePaths(paths, choice)]);
  const skipped: Remark[] = [];
  const chosen: Pick<LocalFile, 'path' | 'file' | 'name'>[] = [];
  for (const { path, problem } of found) {
    const isWanted = wanted.has(path) && !pages.has(path);
    const reason = isWanted ? problem : (problem ?? whyUnwanted(path, choice, pages));
    if (reason !== undefined) skipped.push({ path, reason });
    else chosen.push({ path: path.normalize('NFC'), file: join(folder, path), name: nameOf(path, naming) });
  }
  return { chosen, skipped, isThere: true };
}

function isNever(file: string, never: readonly string[]): boolean {
  return never.some((path) => file === path || file.startsWith(`${path}/`));
}

async function wantedPaths(paths: readonly string[], { include, exclude }: Choice): Promise<ReadonlySet<string>> {
  if (!include && !exclude) return new Set(paths.filter(isAccepted));
  return matching(include ? paths : paths.filter(isAccepted), include ?? ['**'], exclude);
}

/** They cannot be media as well: each rewriting would make the library's copy one of other bytes. */
async function pagePaths(paths: readonly string[], choice: Choice): Promise<ReadonlySet<string>> {
  const { folder, workspace, rewrite } = choice;
  if (!rewrite) return new Set();
  const byPlace = new Map(paths.map((path) => [posix.join(workspacePath(workspace, folder), path), path]));
  const places = await matching([...byPlace.keys()], rewrite);
  return new Set([...places].map((place) => byPlace.get(place) ?? place));
}

function whyUnwanted(path: string, { include }: Choice, pages: ReadonlySet<string>): string {
  if (pages.has(path)) return 'a page of rewrite';
  if (!include && !isAccepted(path)) return 'its type is not among those that the service accepts';
  return include ? 'not chosen by include and exclude' : 'left out by exclude';
}

/** One sentence for the files whose names cannot be sent, and one for each group that cannot all have the name they want. */
export function nameProblems(wishes: readonly Wish[]): string[] {
  const unsendable = wishes.filter(({ name }) => !isSendable(name)).map(({ label }) => JSON.stringify(label));
  const clashes = findClashes(wishes).map((group) => {
    const [first] = group;
    const labels = listed(group.map(({ label }) => legible(label)));
    const same = group.every(({ name }) => name === first?.name);
    const what = same
      ? `want the library name ${JSON.stringify(first?.name ?? '')}`
      : `want library names that differ only in case or Unicode form (${group.map(({ name }) => JSON.stringify(name)).join(', ')})`;
    return `${labels} ${what}. Rename all but one, or leave them out with exclude; with naming path, folders become part of the names.`;
  });
  if (unsendable.length === 0) return clashes;
  const cure = 'Rename them, or leave them out with exclude';
  return [
    `Library names hold no quotation marks, backslashes and control characters: ${listed(unsendable)}. ${cure}.`,
    ...clashes,
  ];
}

/** What the files hold, and which of them could not be read as they should. */
export interface Contents {
  readonly files: readonly LocalFile[];
  readonly broken: readonly Remark[];
}

/** Rejects with InputError, naming all, where Git LFS pointers stand in for files. */
export async function readContents(
  chosen: Selection['chosen'],
  onRead: (sizeBytes: number) => void,
): Promise<Contents> {
  const files = new Array<LocalFile | undefined>(chosen.length);
  const broken: Remark[] = [];
  const pointers: string[] = [];
  const hasher = new Hasher();
  await inLanes([...chosen.entries()], HASH_LANES, async ([index, one], lane) => {
    try {
      const { hex, sizeBytes, stamp, bytes } = await hasher.hash(one.file, lane);
      if (bytes && isLfsPointer(bytes)) pointers.push(one.path);
      files[index] = { ...one, sizeBytes, sha256: hex, stamp };
      onRead(sizeBytes);
    } catch (error) {
      broken.push({ path: one.path, reason: isMisspelt(one.path, error) ? MISSPELT : whyUnread(error) });
    }
  });
  if (pointers.length > 0) throw new InputError([lfsProblem(pointers.sort())]);
  return { files: files.filter((file) => file !== undefined), broken };
}

const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/');
/** Pointers are a hundred and some bytes; Git LFS itself reads no more than this. */
const MAX_POINTER_BYTES = 1024;

function isLfsPointer(bytes: Uint8Array): boolean {
  return bytes.length < MAX_POINTER_BYTES && LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length));
}

function lfsProblem(paths: readonly string[]): string {
  const what =
    paths.length === 1 ? 'a Git LFS pointer, not the file itself' : 'Git LFS pointers, not the files themselves';
  return `path: ${listed(paths.map(legible))} ${paths.length === 1 ? 'is' : 'are'} ${what}. Run git lfs pull first; on GitHub set lfs: true on actions/checkout.`;
}

const MISSPELT = 'its name is not UTF-8, so it cannot be opened; rename it';

/** Node reads bytes of a name that are no text as this character, and then finds no file of that name. */
function isMisspelt(path: string, error: unknown): boolean {
  return path.includes('\ufffd') && (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Why a file could not be read, in words. */
export function whyUnread(error: unknown): string {
  if (error instanceof FileChangedError) return `${error.message}; run this again when nothing writes to it`;
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
    ? 'it vanished while it was being read'
    : readErrorReason(error);
}

/** A path as a part of a sentence: one with line breaks or other controls would be several, or read otherwise than it is. */
function legible(path: string): string {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(path) ? JSON.stringify(path) : path;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
