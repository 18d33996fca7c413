/** What a run finds on its own disk, before it asks the service anything. */
import { join, posix } from 'node:path';
import { InputError } from '../../api/errors.js';
import { isWithin } from '../../disk/paths.js';
import type { Context } from '../command.js';
import { RESULTS_FOLDER } from '../common-inputs.js';
import type { Values } from './inputs.js';
import { nameProblems, type Selection, selectFiles } from './folder/select-files.js';
import { type AltTexts, type ListFile, readAltTexts, readImports, type WantedImport } from './folder/manifests.js';
import { type Lock, openLock } from './library/lock.js';
import { isAccepted, nameFromUrl } from './folder/library-names.js';
import type { SyncRecord } from './record.js';
import { workspacePath } from '../../disk/paths.js';

type SyncContext = Context<Values, SyncRecord>;

/** What lies on the disk beside the bytes of the files; everything that can be refused about it, before any request. */
export interface OwnFiles {
  readonly lock: Lock;
  readonly altTexts: AltTexts;
  readonly imports: readonly WantedImport[];
  readonly selection: Selection;
}

/** Rejects with InputError, all problems of one kind at once. */
export async function readOwnFiles({ inputs: values, host, log, record }: SyncContext): Promise<OwnFiles> {
  const { workspace } = host;
  const lockPath = values.lockFile === 'none' ? undefined : values.lockFile;
  const listFile = (name: string, path: string | undefined): ListFile | undefined =>
    path === undefined ? undefined : { path, label: `${host.label(name)}: ${workspacePath(workspace, path)}` };
  const lock = await openLock(lockPath, workspacePath(workspace, lockPath ?? workspace));
  const altTexts = await readAltTexts(listFile('alt-text', values.altText));
  const imports = await readImports(listFile('imports', values.imports));
  const lists = [lockPath, values.altText, values.imports].filter((path) => path !== undefined);
  const never = [...lists, ...resultsBelow(values.path, [values.resultsDir, join(workspace, RESULTS_FOLDER)])];
  const selection = await selectFiles({ ...values, workspace, folder: values.path, never });
  const folder = workspacePath(workspace, values.path);
  checkSelection(selection, values, folder);
  const wishes = [
    ...selection.chosen.map(({ path, name }) => ({ label: posix.join(folder, path), name })),
    ...imports.map(({ url, name }) => ({ label: url, name: name ?? nameFromUrl(url) })),
  ];
  const problems = nameProblems(wishes);
  if (problems.length > 0) throw new InputError(problems);
  warnOf(selection, values, folder, log);
  record.skipped = selection.skipped;
  record.lock = lock;
  record.lockPath = lockPath && workspacePath(workspace, lockPath);
  return { lock, altTexts, imports, selection };
}

/** Results of any command, where they lie in the folder: reports hold words of readers, and nothing of them is for the public. */
function resultsBelow(folder: string, places: readonly string[]): string[] {
  return places.filter((place) => isWithin(folder, place) && place !== folder);
}

function checkSelection({ isThere }: Selection, values: Values, folder: string): void {
  if (isThere || values.prune === 'none') return;
  throw new InputError([
    `path: there is no folder ${folder}, and with prune: ${values.prune} that would mean to delete everything. Correct path, or check the files out first.`,
  ]);
}

function warnOf({ chosen, isThere }: Selection, values: Values, folder: string, log: SyncContext['log']): void {
  if (!isThere) log.warning(`There is no folder ${folder}: nothing is synced from it.`);
  else if (chosen.length === 0) log.warning(`No file in ${folder} is to be synced.`);
  const odd = values.include ? chosen.filter(({ name }) => !isAccepted(name)) : [];
  if (odd.length > 0) {
    const names = odd.slice(0, 5).map(({ path }) => path);
    log.warning(`include chose ${odd.length} files of types that the service may refuse, such as ${names.join(', ')}.`);
  }
}
