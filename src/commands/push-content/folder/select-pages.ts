/** Selects the files to push by their names, without reading them, and finds names that can't be pushed. */
import { join, posix } from 'node:path';
import { findClashes, type InputFolder, listInputFolder } from '../../inputs/folder.js';
import type { SkippedFile } from './left-out.js';
import { type FoundFile, matchPaths } from '../../../disk/find-files.js';
import { foldCase, workspacePath } from '../../../disk/paths.js';
import { addressOf } from '../../../pages/address.js';
import { isPage, placeOf, placeProblem } from '../../../pages/place.js';
import { listPaths } from '../../../text/list-items.js';
import { unicodeForm } from '../../../text/unicode-form.js';
import { inputName } from '../../../text/input-names.js';

/** What is pushed from a folder, and where it goes. */
export interface FolderRules extends InputFolder {
  /** Globs below the folder. */
  readonly include: readonly string[];
  readonly exclude: readonly string[] | undefined;
  /** Folder of the documentation project; `.` is its root. */
  readonly to: string;
  /** Paths of the manifest and of the configuration file in the documentation project. */
  readonly manifest: string;
  readonly configFile: string | undefined;
  /** True for an absolute path of results of docs-ci. */
  readonly isResult: (path: string) => boolean;
  /** True for a text that has the key or a token of this run, which no page may contain. */
  readonly hasSecret: (text: string) => boolean;
  readonly signal: AbortSignal;
}

/** A file that is pushed. */
export interface SelectedFile {
  /** Relative to the workspace, with slashes, in the Unicode form of the disk. */
  readonly file: string;
  /** Path in the documentation project, in NFC: the same on every system. */
  readonly path: string;
}

/** The files are sorted by path. Rejects with InputError if the folder doesn't exist or can't be listed. */
export async function selectPages(rules: FolderRules): Promise<{
  files: readonly SelectedFile[];
  skipped: readonly SkippedFile[];
  /** All that isn't selected, with the reason. */
  others: readonly Required<FoundFile>[];
  /** Files that the globs leave out. */
  passedOver: readonly SkippedFile[];
  /** All names of the folder, also of what is skipped. */
  names: readonly string[];
}> {
  const { workspace, folder, include, exclude, to, isResult } = rules;
  const found = await listInputFolder(rules, (path) =>
    isResult(join(folder, path)) ? 'results of docs-ci' : skipReason(path),
  );
  const below = workspacePath(workspace, folder);
  const readable = found.filter(({ problem }) => problem === undefined).map(({ path }) => path);
  const selected = await matchPaths(readable, include, exclude);
  const files = readable
    .filter((path) => selected.has(path))
    .map((path) => ({ file: posix.join(below, path), path: posix.join(to, unicodeForm(path, 'NFC')) }));
  const why = exclude
    ? `not selected by ${inputName('include')} and ${inputName('exclude')}`
    : `doesn't match ${inputName('include')}`;
  return {
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    names: found.map(({ path }) => path),
    passedOver: readable.flatMap((path) => (selected.has(path) ? [] : { file: posix.join(below, path), reason: why })),
    others: found.flatMap(({ path, problem = why }) => (selected.has(path) ? [] : { path, problem })),
    skipped: found.flatMap(({ path, problem: reason }) =>
      reason === undefined ? [] : { file: posix.join(below, path), reason },
    ),
  };
}

/** Lock files of package managers and of docs-ci. */
const LOCK_FILE = /^(package-lock|npm-shrinkwrap)\.json$|^pnpm-lock\.ya?ml$|^go\.sum$|\.lock(b|\.json|\.hcl)?$/i;

/** These files are never pushed, even if include names them. */
function skipReason(path: string): string | undefined {
  const name = posix.basename(path);
  if (name.startsWith('.')) return 'its name begins with a dot';
  if (name === 'node_modules') return 'installed packages';
  return LOCK_FILE.test(name) ? 'a lock file' : undefined;
}

/** Returns one text for each problem, which names the files and says what to do. */
export function nameProblems(files: readonly SelectedFile[], rules: FolderRules): string[] {
  return [...invalidNames(files), ...clashes(files), ...reservedNames(files, rules), ...otherFilesAtRoot(files, rules)];
}

function invalidNames(files: readonly SelectedFile[]): string[] {
  return files.flatMap(({ file, path }) => {
    const problem = placeProblem(path);
    if (problem === undefined) return [];
    return `${inputName('path')}: ${JSON.stringify(file)} can't be pushed: its path ${problem}. Rename or exclude the file.`;
  });
}

function clashes(files: readonly SelectedFile[]): string[] {
  return findClashes(files, ({ path }) => keyOf(path)).map((group) => {
    const places = new Set(group.map(({ path }) => keyOf(path)));
    const paths = group.map(({ file }) => file);
    const clash = places.size === 1 ? 'belong to the same page' : 'differ only in case or Unicode form';
    return `${inputName('path')}: ${listPaths(paths, Infinity)} ${clash}. Rename or exclude all but one.`;
  });
}

/** Equal for two pages that readers find at the same URL, such as `a.mdx` and `a/index.mdx`. */
function keyOf(path: string): string {
  return isPage(path) ? `/${addressOf(path)}` : path;
}

function reservedNames(files: readonly SelectedFile[], { manifest, configFile }: FolderRules): string[] {
  return Object.entries({
    'the manifest': manifest,
    [`the file that ${inputName('config-file')} names`]: configFile,
  }).flatMap(([what, reserved]) => {
    if (reserved === undefined) return [];
    const place = foldCase(placeOf(reserved));
    const taken = files.filter(({ path }) => foldCase(placeOf(path)) === place);
    return taken.map(
      ({ file }) =>
        `${inputName('path')}: ${listPaths([file])} would replace ${what} (${listPaths([reserved])}). Rename or exclude the file.`,
    );
  });
}

/** At the root of a repository, files that aren't pages can be its machinery. */
function otherFilesAtRoot(files: readonly SelectedFile[], { to }: FolderRules): string[] {
  const others = files.filter(({ path }) => !isPage(path)).map(({ file }) => file);
  if (to !== '.' || others.length === 0) return [];
  return [
    `${inputName('include')}: ${listPaths(others)} can't be pushed to the root of the project, because only .md and .mdx files can. Exclude other files, or set ${inputName('to')} to a folder.`,
  ];
}
