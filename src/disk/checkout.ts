/**
 * Finds files of a folder that the commit has and the disk hasn't: a checkout that isn't whole looks as if people had
 * deleted files. Reads what Git stores, because many images of CI have no Git.
 */
import { lstatSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { missingInArchive } from './archive.js';
import { type IndexEntry, readIndex } from './git-index.js';
import { isFile, isFolder, resolveRealPath, workspacePath } from './paths.js';
import { readEntries, readErrorReason, readTextIfThere } from './read.js';
import { linkedFolder, repositoryAbove, repositoryAt, type Repository, sharedFolder } from './repository.js';
import { unicodeForm } from '../text/unicode-form.js';

/** Why files of the commit aren't in a folder. */
export interface CheckoutGap {
  readonly kind:
    | 'sparse'
    | 'submodule'
    | 'missing'
    | 'no-checkout'
    | 'empty-index'
    | 'partial-index'
    | 'elsewhere'
    | 'unreadable'
    | 'archive';
  /** Absolute paths of what is missing; of the repository if its files aren't known. */
  readonly paths: readonly string[];
  /** Why the index couldn't be read. */
  readonly reason?: string;
}

/**
 * Finds the gaps in the repository of the folder, and in those below it. Empty for a folder without Git, and for one that
 * Git doesn't track.
 * @param workspace an archive of a repository has no Git, but names its submodules in a file up to here
 * @param gitFolder what the environment calls the repository, relative to the workspace
 */
export async function findCheckoutGaps(workspace: string, folder: string, gitFolder?: string): Promise<CheckoutGap[]> {
  const real = resolveRealPath(folder);
  const own = repositoryAbove(real);
  const gaps = own ? gapsOf(own, real) : gapsWithoutGit(resolveRealPath(workspace), real);
  const named = gitFolder ? resolve(workspace, gitFolder) : undefined;
  if (named !== undefined && resolveRealPath(named) !== (own && resolveRealPath(own.gitFolder)))
    gaps.push({ kind: 'elsewhere', paths: [named] });
  for await (const root of rootsBelow(real)) {
    const repository = root === own?.root ? undefined : repositoryAt(root);
    if (repository) gaps.push(...gapsOf(repository, root));
  }
  return merge(gaps);
}

function merge(gaps: readonly CheckoutGap[]): CheckoutGap[] {
  const byKind = new Map<string, CheckoutGap>();
  for (const gap of gaps) {
    const { paths } = byKind.get(gap.kind) ?? { paths: [] };
    byKind.set(gap.kind, { ...gap, paths: [...paths, ...gap.paths] });
  }
  // A merge with a conflict has a file several times in the index.
  const all = [...byKind.values()].map((gap) => ({ ...gap, paths: [...new Set(gap.paths)] }));
  return all.filter(({ paths }) => paths.length > 0);
}

/** The folders below a folder that have a `.git`: submodules, and repositories that another step has put there. */
async function* rootsBelow(top: string): AsyncGenerator<string> {
  const open = [top];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    try {
      for await (const entry of readEntries(folder)) {
        if (entry.name === '.git') yield folder;
        else if (entry.isDirectory() && isSeen(entry.name)) open.push(join(folder, entry.name));
      }
    } catch {
      // The job itself lists the folder, and says what it can't list.
    }
  }
}

/** Jobs never read other names. */
function isSeen(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules';
}

function gapsOf(repository: Repository, folder: string): CheckoutGap[] {
  const { root, gitFolder } = repository;
  const file = join(gitFolder, 'index');
  const hasSome = hasCommit(repository) || hasFetched(repository);
  if (!isFile(file)) return hasSome ? [{ kind: 'no-checkout', paths: [root] }] : [];
  const top = unicodeForm(workspacePath(root, folder), 'NFC');
  try {
    const { entries, hasTrees } = readIndex(readFileSync(file), hashBytes(gitFolder));
    // Who removes all files on purpose has none left to push.
    if (entries.length === 0 && hasCommit(repository)) return [{ kind: 'empty-index', paths: [file] }];
    if (!hasTrees && hasSome) return [{ kind: 'partial-index', paths: [file] }];
    const found = entries.flatMap((entry) => gapOf(entry, root, top === '.' ? '' : `${top}/`) ?? []);
    return found.map(({ kind, path }) => ({ kind, paths: [join(root, path)] }));
  } catch (error) {
    const reason = error instanceof RangeError ? 'it is damaged' : readErrorReason(error);
    return [{ kind: 'unreadable', paths: [file], reason }];
  }
}

/** @param top the folder below the root, with a slash; empty for the root */
function gapOf({ path, kind, isSkipped }: IndexEntry, root: string, top: string) {
  const name = unicodeForm(path.toString(), 'NFC');
  const isBelow = name.startsWith(top);
  const hasFiles = kind === 'submodule' || kind === 'sparse folder';
  if (!isBelow && (!hasFiles || !top.startsWith(`${name.replace(/\/$/, '')}/`))) return undefined;
  if (isBelow && !name.slice(top.length).split('/').filter(Boolean).every(isSeen)) return undefined;
  if (kind === 'sparse folder') return { kind: 'sparse', path: name } as const;
  // Names that aren't valid UTF-8 are only found by their bytes.
  const disk = Buffer.concat([Buffer.from(`${root}/`), path]);
  // The link of a submodule can lead nowhere: a copy of the folder doesn't have what it names.
  if (kind === 'submodule' ? repositoryAt(disk.toString()) : isThere(disk, kind === 'file') !== false) return undefined;
  if (isSkipped) return { kind: 'sparse', path: name } as const;
  return { kind: kind === 'submodule' ? kind : 'missing', path: name } as const;
}

/**
 * A symlink is there, whatever it leads to. Nothing is below a file. Undefined in a folder that can't be opened: the job itself
 * lists the folder, and says so.
 * @param isFile true for what no folder replaces: a copy can have one in the place of a symlink
 */
function isThere(path: Buffer, isFile = false): boolean | undefined {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats !== undefined && !(isFile && stats.isDirectory());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM') return undefined;
    if (code === 'ENOTDIR') return false;
    throw error;
  }
}

function hashBytes(gitFolder: string): number {
  const config = readTextIfThere(join(sharedFolder(gitFolder), 'config'));
  return /^[ \t]*objectformat[ \t]*=\s*"?sha256/im.test(config) ? 32 : 20;
}

/** False for a repository that was created just now. */
function hasCommit({ gitFolder }: Repository): boolean {
  const [, branch] = /^ref: (.+)$/.exec(readTextIfThere(join(gitFolder, 'HEAD')).trimEnd()) ?? [];
  if (branch === undefined) return true;
  const shared = sharedFolder(gitFolder);
  const isPacked = readTextIfThere(join(shared, 'packed-refs')).includes(` ${branch}\n`);
  return isPacked || isFile(join(shared, branch)) || isFolder(join(shared, 'reftable'));
}

/** True if a repository without a commit of its own has one of another, from which files may have been taken. */
function hasFetched({ gitFolder }: Repository): boolean {
  const fetched = readTextIfThere(join(gitFolder, 'FETCH_HEAD'));
  return fetched !== '' || isFolder(join(sharedFolder(gitFolder), 'refs/remotes'));
}

/** Finds a `.git` without a repository: a link whose folder is missing, or a folder without HEAD. Only a part was copied. */
function gapsWithoutGit(workspace: string, folder: string): CheckoutGap[] {
  for (let root = folder; ; root = dirname(root)) {
    const git = join(root, '.git');
    if (isThere(Buffer.from(git))) {
      const isLink = linkedFolder(git, root) !== undefined;
      const reason = isLink ? 'it names a folder that is not there' : 'it has no HEAD that can be read';
      return [{ kind: 'unreadable', paths: [git], reason }];
    }
    if (root === dirname(root)) break;
  }
  const { submodules, attributes } = missingInArchive(workspace, folder);
  return [
    { kind: 'submodule', paths: submodules },
    { kind: 'archive', paths: attributes },
  ];
}
