/** Finds the repository of a file. Reads what Git stores, because many images of CI have no Git. */
import { basename, dirname, join, resolve } from 'node:path';
import { isFile, resolveRealPath, workspacePath } from './paths.js';
import { readTextIfThere } from './read.js';

export interface Repository {
  /** Absolute. */
  readonly root: string;
  /** Has the index and HEAD: of a worktree and of a submodule it is elsewhere. */
  readonly gitFolder: string;
}

/** A file of the workspace, as Git sees it. */
export interface RepositoryFile {
  /**
   * Relative to the root of the nearest repository above the file, with slashes: Git and platforms know no other path. Without
   * a repository, it is relative to the workspace.
   */
  readonly path: string;
  /** The path of the repository on its server, such as `acme/api`, if it isn't that of the run. */
  readonly other?: string;
}

/**
 * Finds the repository of a file, which a workflow can clone into any folder of the workspace.
 * @param file relative to the workspace, with slashes
 * @param repository host and path of the repository of the run; a clone whose server isn't known counts as one of it
 */
export function fileInRepository(workspace: string, file: string, repository?: string): RepositoryFile {
  const top = resolveRealPath(workspace);
  const path = join(top, file);
  const real = join(resolveRealPath(dirname(path)), basename(path));
  const own = repositoryAbove(dirname(real));
  const place = { path: workspacePath(own?.root ?? top, real) };
  const origin = own && repository !== undefined ? originOf(own) : undefined;
  const isOther = origin !== undefined && !`/${repository ?? ''}`.toLowerCase().endsWith(`/${origin.toLowerCase()}`);
  return isOther ? { ...place, other: origin } : place;
}

/** The path of the repository on the server that it was cloned from; undefined for a clone of a folder. */
function originOf({ gitFolder }: Repository): string | undefined {
  const config = readTextIfThere(join(sharedFolder(gitFolder), 'config'));
  const [, url = ''] = /^\[remote "origin"\]\s[^[]*?^\s*url\s*=\s*(\S+)/m.exec(config) ?? [];
  const [, path] = /^(?:[a-z+]+:\/\/[^/]+\/|(?:[^@/:]+@)?[^/:]{2,}:(?!\/\/))\/?(.+?)(?:\.git)?\/?$/i.exec(url) ?? [];
  return /^file:/i.test(url) ? undefined : path;
}

export function repositoryAbove(folder: string): Repository | undefined {
  for (let root = folder; ; root = dirname(root)) {
    const found = repositoryAt(root);
    if (found ?? root === dirname(root)) return found;
  }
}

export function repositoryAt(root: string): Repository | undefined {
  const git = join(root, '.git');
  const gitFolder = linkedFolder(git, root) ?? git;
  return isFile(join(gitFolder, 'HEAD')) ? { root, gitFolder } : undefined;
}

/** A worktree and a submodule have a file in place of a folder, which names the folder. */
export function linkedFolder(git: string, root: string): string | undefined {
  const link = isFile(git) ? /^gitdir: (.+)$/m.exec(readTextIfThere(git))?.[1]?.trimEnd() : undefined;
  return link === undefined ? undefined : resolve(root, link);
}

/** The folder that all worktrees of a repository share. */
export function sharedFolder(gitFolder: string): string {
  return resolve(gitFolder, readTextIfThere(join(gitFolder, 'commondir')).trim());
}
