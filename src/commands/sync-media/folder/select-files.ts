/** Selects the files to sync by their names, without reading them, and says why no file is selected. */
import { join, posix } from 'node:path';
import { matchPaths } from '../../../disk/find-files.js';
import { workspacePath } from '../../../disk/paths.js';
import { listItems } from '../../../text/list-items.js';
import { describeFolder, type InputFolder, listInputFolder } from '../../inputs/folder.js';
import type { Values } from '../inputs.js';
import { isAccepted, libraryNameOf, listKinds } from './library-names.js';
import { unicodeForm } from '../../../text/unicode-form.js';
import { inputName } from '../../../text/input-names.js';

/** A file that belongs into the library. */
export interface SelectedFile {
  /** Relative to the folder, with slashes, in NFC: the same on every system. */
  readonly path: string;
  /** Absolute, in the Unicode form of the disk. */
  readonly diskPath: string;
  /** Requested name in the library. */
  readonly name: string;
}

export interface SkippedFile {
  /** Relative to the folder. */
  readonly path: string;
  readonly reason: string;
}

export interface Selection {
  readonly files: readonly SelectedFile[];
  readonly skipped: readonly SkippedFile[];
}

interface SelectionRules extends InputFolder, Pick<Values, 'include' | 'exclude' | 'rewrite' | 'naming'> {
  /** Absolute paths of files that are neither synced nor reported: lock file, manifests. */
  readonly ownFiles: readonly string[];
  /** True for an absolute path of results of docs-ci, which are neither synced nor reported. */
  readonly isResult: (path: string) => boolean;
}

/** Rejects with InputError if the folder doesn't exist or can't be listed. */
export async function selectFiles(rules: SelectionRules): Promise<Selection> {
  const { folder, naming, ownFiles, isResult } = rules;
  const listed = await listInputFolder(rules, (path) =>
    posix.basename(path) === 'node_modules' ? 'installed packages' : undefined,
  );
  const found = listed.filter(({ path }) => {
    const file = join(folder, path);
    return !ownFiles.includes(file) && !isResult(file);
  });
  const paths = found.map(({ path }) => path);
  const [included, pages] = await Promise.all([includedPaths(paths, rules), pagePaths(paths, rules)]);
  const files: SelectedFile[] = [];
  const skipped: SkippedFile[] = [];
  for (const { path, problem } of found) {
    const isSelected = included.has(path) && !pages.has(path);
    const reason = problem ?? (isSelected ? undefined : skipReason(path, rules, pages));
    if (reason !== undefined) skipped.push({ path, reason });
    else
      files.push({ path: unicodeForm(path, 'NFC'), diskPath: join(folder, path), name: libraryNameOf(path, naming) });
  }
  return { files, skipped };
}

async function includedPaths(
  paths: readonly string[],
  { include, exclude }: SelectionRules,
): Promise<ReadonlySet<string>> {
  if (!include && !exclude) return new Set(paths.filter(isAccepted));
  return matchPaths(include ? paths : paths.filter(isAccepted), include ?? ['**'], exclude);
}

/** Pages can't be media as well: each rewriting would change the file and so the library's copy. */
async function pagePaths(
  paths: readonly string[],
  { folder, workspace, rewrite }: SelectionRules,
): Promise<ReadonlySet<string>> {
  if (!rewrite) return new Set();
  const below = workspacePath(workspace, folder);
  const pathByPage = new Map(paths.map((path) => [posix.join(below, path), path]));
  const pages = await matchPaths([...pathByPage.keys()], rewrite);
  return new Set([...pages].map((page) => pathByPage.get(page) ?? page));
}

function skipReason(path: string, { include, exclude }: SelectionRules, pages: ReadonlySet<string>): string {
  if (pages.has(path)) return `a page that ${inputName('rewrite')} selects`;
  if (!include && !isAccepted(path)) return 'not one of the default file types';
  if (!include) return `matches ${inputName('exclude')}`;
  return exclude
    ? `not selected by ${inputName('include')} and ${inputName('exclude')}`
    : `doesn't match ${inputName('include')}`;
}

/** Says why no file is selected, with the globs in effect. @param folder relative to the workspace */
export function emptySelectionReason({ include, exclude }: Values, folder: string): string {
  const matched = include
    ? `matches ${inputName('include')} (${listGlobs(include)})`
    : `has a default file type (${listKinds()})`;
  const excluded = exclude ? ` without matching ${inputName('exclude')} (${listGlobs(exclude)})` : '';
  return `No file in ${describeFolder(folder)} ${matched}${excluded}.`;
}

/** Says what to check if no file is selected, without a full stop. */
export function emptySelectionAdvice({ include, exclude }: Values): string {
  const inputs = [
    inputName('path'),
    ...(include || !exclude ? [inputName('include')] : []),
    ...(exclude ? [inputName('exclude')] : []),
  ];
  return `Check ${listItems(inputs)}`;
}

function listGlobs(globs: readonly string[]): string {
  return listItems(globs.map((glob) => JSON.stringify(glob)));
}
