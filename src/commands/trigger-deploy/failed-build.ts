/** Says how a run ends after a failed build, and finds the file of the error in the repository. */
import { resolve } from 'node:path';
import type { Deployment } from '../../api/endpoints/deployments.js';
import { type BuildError, findBuildError } from '../../deployments/build-error.js';
import { describePlace, type LocatedBuildError } from '../../deployments/describe-build.js';
import { fileInRepository } from '../../disk/repository.js';
import { isFile, isWithin, leadsOutside } from '../../disk/paths.js';
import { type Host, ownRepository } from '../../hosts/host.js';
import { type Ending, failed } from '../command.js';
import type { DeployRecord } from './record.js';

interface FailedBuild {
  readonly ending: Ending;
  /** The error in the log; undefined without one. */
  readonly error?: LocatedBuildError;
}

/** What is known of the build, by which the file of the error is found. */
type BuildSources = Pick<DeployRecord, 'commitSha' | 'changedFiles'>;

export function describeFailedBuild(host: Host, { logs }: Deployment, sources: BuildSources): FailedBuild {
  const error = findBuildError(logs ?? '');
  if (!error)
    return {
      ending: failed('The build failed, and the service returned no build log. Check the dashboard.', 'failed-build'),
    };
  const found = { ...error, ...findInRepository(host, error, sources) };
  const { file, line, message, url } = found;
  const place = describePlace(error);
  const ending = {
    ...failed(
      place === undefined ? `The build failed: ${message}` : `The build failed at ${place}: ${message}`,
      'failed-build',
    ),
    // The platform shows the annotation in the diff, so the file must be one of the repository.
    location: { title: 'Documentation build failed', ...(url !== undefined && { file, line }) },
  };
  return { ending, error: found };
}

/** Returns the path of the file in the repository and the URL of its line; undefined if the file isn't found. */
function findInRepository(
  host: Host,
  { file, line }: BuildError,
  { commitSha, changedFiles = [] }: BuildSources,
): { file: string; url: string } | undefined {
  if (file === undefined || commitSha === undefined) return undefined;
  try {
    // The job may have no checkout. The error usually is in a changed file.
    const changedPaths = changedFiles.map(({ path }) => path);
    const found = findRepositoryPath(file, changedPaths, (end) => isInWorkspace(host.workspace, end));
    const path = found === undefined || changedPaths.includes(found) ? found : pathOf(host, found);
    const url = path === undefined ? undefined : host.fileUrl?.({ path, commitSha, line: line ?? 1 });
    return path === undefined || url === undefined ? undefined : { file: path, url };
  } catch {
    // The name is from the log. No file system accepts every name, nor does a URL.
    return undefined;
  }
}

/** A file of another repository that the job cloned has no line on the platform of this one. */
function pathOf({ workspace, runContext }: Host, file: string): string | undefined {
  const { path, other } = fileInRepository(workspace, file, ownRepository(runContext));
  return other === undefined ? path : undefined;
}

function isInWorkspace(workspace: string, end: string): boolean {
  const path = resolve(workspace, end);
  return isWithin(workspace, path) && isFile(path) && !leadsOutside(workspace, path);
}

/**
 * Returns the path in the repository; undefined if no file fits. The log may name a file by its path on the machine that
 * built. The longest end of that path wins. A name without a folder fits only if the log names no folder either, because
 * each folder may have a file of this name.
 * @param paths known paths of the repository, such as changed files; the documentation may be in any folder
 * @param isThere looks for other files of the repository
 */
export function findRepositoryPath(
  file: string,
  paths: readonly string[],
  isThere: (path: string) => boolean,
): string | undefined {
  const below = paths.find((path) => `/${path}`.endsWith(`/${file}`));
  if (below !== undefined) return below;
  const known = new Set(paths);
  return endsOf(file).find((end) => known.has(end) || isThere(end));
}

/** The ends of a path, longest first: `/opt/repo/guides/x.mdx` → `opt/repo/guides/x.mdx`, `repo/guides/x.mdx`, `guides/x.mdx`. */
function endsOf(file: string): string[] {
  const names = file
    .replace(/^[a-z]:/i, '')
    .split('/')
    .filter((name) => name !== '' && name !== '.');
  return names.slice(0, Math.max(1, names.length - 1)).map((_, index) => names.slice(index).join('/'));
}
