/** Describes the folder of the input `path`, names in it that clash, and skipped files. */
import { basename, dirname, join } from 'node:path';
import { InputError } from '../../api/errors.js';
import { type FoundFile, listFiles, type SkipReason } from '../../disk/find-files.js';
import { foldCase, isFile, isFolder, isWithin, namesIn, workspacePath } from '../../disk/paths.js';
import { readErrorReason, readTextIfThere } from '../../disk/read.js';
import { type Host, originOf } from '../../hosts/host.js';
import { RESULTS_FOLDER, RUN_FILES } from './common-inputs.js';
import { groupBy } from '../../text/group-by.js';
import { inputName, setting } from '../../text/input-names.js';
import { listPaths } from '../../text/list-items.js';
import { nearestName } from '../../text/nearest-name.js';
import { pluralize } from '../../text/pluralize.js';
import type { RunLog } from '../command.js';

export interface InputFolder {
  /** Its users know where the folder comes from. */
  readonly hostName: Host['name'];
  /** Absolute. */
  readonly workspace: string;
  /** Absolute: the input `path`. */
  readonly folder: string;
  /** True for a folder of pages: the workspace may be it. */
  readonly hasPages?: boolean;
}

/** Lists the folder (see `listFiles`). Rejects with InputError if the folder doesn't exist or can't be listed. */
export async function listInputFolder(place: InputFolder, skipReason?: SkipReason): Promise<FoundFile[]> {
  requireFolder(place);
  return listFiles(place.folder, skipReason).catch((error: unknown) => {
    const { path: folder = place.folder } = error as NodeJS.ErrnoException;
    throw new InputError([
      `${describe({ ...place, folder })} couldn't be listed: ${readErrorReason(error)}. Make the folder readable.`,
    ]);
  });
}

/** Throws InputError if the folder doesn't exist. */
export function requireFolder(place: InputFolder): void {
  if (isFolder(place.folder)) return;
  const problem = isFile(place.folder)
    ? `is a file. Set ${inputName('path')} to a folder`
    : `doesn't exist. ${folderHint(place)} the spelling, and that ${originOf('folder', place.hostName)}`;
  throw new InputError([`${describe(place)} ${problem}.`], 'no-files');
}

/** A page, or the usual name of the configuration. */
const OF_PAGES = /\.mdx$|^docs\.json$/;

/** What else may be meant, and the verb of what to do otherwise. */
function folderHint({ workspace, folder, hasPages = false }: InputFolder): string {
  const nearest = nearestFolder(folder);
  if (nearest !== undefined) return `Did you mean ${JSON.stringify(workspacePath(workspace, nearest))}? If not, check`;
  const isRoot = hasPages && namesIn(workspace).some((name) => OF_PAGES.test(name));
  return isRoot ? `The root has pages: set ${setting('path', '.')} if they are the ones. If not, check` : 'Check';
}

/** The folder that a path probably means if any of its names is mistyped. */
function nearestFolder(folder: string): string | undefined {
  const parent = isFolder(dirname(folder)) ? dirname(folder) : nearestFolder(dirname(folder));
  if (parent === undefined) return undefined;
  const names = foldersIn(parent);
  const name = names.includes(basename(folder)) ? basename(folder) : nearestName(basename(folder), names);
  return name === undefined ? undefined : join(parent, name);
}

function foldersIn(parent: string): string[] {
  return namesIn(parent).filter((name) => !name.startsWith('.') && isFolder(join(parent, name)));
}

function describe({ workspace, folder }: InputFolder): string {
  return `${inputName('path')}: ${JSON.stringify(workspacePath(workspace, folder))}`;
}

/** The folder in messages: `media/`. @param folder relative to the workspace */
export function describeFolder(folder: string): string {
  return folder === '.' ? 'the workspace' : `${folder}/`;
}

/** Files that jobs write for others than the next run: some have text of readers. */
const RESULT_FILES: ReadonlySet<string> = new Set([
  ...RUN_FILES,
  ...['check.json', 'check-pages.json', 'redirects.json', 'search.json', 'queries.yaml', 'site.json'],
  ...['plan.json', 'changes.diff', 'edited.patch', 'media-map.json', 'report.json', 'report.html'],
]);

/**
 * Returns a function that is true for results of any job: they can have text of readers, which must not become public. They are
 * below the folders of this run, or beside the result of another job, which may have its own `results-dir`. A folder of results
 * that contains the whole folder doesn't count, because it would hide every file.
 * @param folder absolute, as the path that the function gets
 */
export function resultsBelow(
  folder: string,
  { host, resultsDir }: { readonly host: { readonly workspace: string }; readonly resultsDir: string },
): (path: string) => boolean {
  const folders = [resultsDir, join(host.workspace, RESULTS_FOLDER)].filter(
    (path) => path !== folder && isWithin(folder, path),
  );
  const isOfJob = (path: string): boolean => RESULT_FILES.has(basename(path)) && hasResult(dirname(path));
  return (path) => folders.some((one) => isWithin(one, path)) || isOfJob(path);
}

function hasResult(folder: string): boolean {
  return /^\{\s*"schemaVersion": \d+,\s*"docsCi": "/.test(readTextIfThere(join(folder, 'result.json')));
}

/** Groups of values whose names differ in nothing but case or Unicode form; some systems don't tell them apart. */
export function findClashes<T>(values: readonly T[], nameOf: (value: T) => string): T[][] {
  return [...groupBy(values, (value) => foldCase(nameOf(value))).values()].filter(({ length }) => length > 1);
}

/** Names in one line of the log. The summary or the plan has more of them. */
const MAX_NAMES = 10;

type Skipped = readonly { readonly path: string; readonly reason: string }[];

/** Logs one line per reason: `2 files skipped: not one of the default file types: app.exe and x.psd`. */
export function logFiles(log: Pick<RunLog, 'info'>, fate: string, files: Skipped, noun = 'file'): void {
  for (const { reason, count, names } of byReason(files))
    log.info(`${pluralize(count, noun)} ${fate}: ${reason}: ${names}.`);
}

/** Groups files by why they are left out: the number of files, and the first names. */
export function byReason(skipped: Skipped): { reason: string; count: number; names: string }[] {
  return [...groupBy(skipped, (file) => file.reason)].map(([reason, group]) => {
    const names = listPaths(
      group.map(({ path }) => path),
      MAX_NAMES,
    );
    return { reason, count: group.length, names };
  });
}
