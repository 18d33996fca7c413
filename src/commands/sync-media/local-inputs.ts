/** Reads and checks everything that the workspace holds except the content of the files, before the first request. */
import { join, posix } from 'node:path';
import { InputError } from '../../api/errors.js';
import { isWithin, workspacePath } from '../../disk/paths.js';
import type { Context } from '../command.js';
import { RESULTS_FOLDER } from '../common-inputs.js';
import { isAccepted, nameFromUrl, nameProblems } from './folder/library-names.js';
import { type AltTexts, type ImportEntry, type Manifest, readAltTexts, readImports } from './folder/manifests.js';
import { type Selection, selectFiles } from './folder/select-files.js';
import type { Values } from './inputs.js';
import { type LockFile, openLockFile } from './library/lock-file.js';
import type { SyncRecord } from './record.js';

type SyncContext = Context<Values, SyncRecord>;

export interface LocalInputs {
  readonly lock: LockFile;
  readonly altTexts: AltTexts;
  readonly imports: readonly ImportEntry[];
  readonly selection: Selection;
}

/** Rejects with InputError, with all problems of one kind at once. */
export async function readLocalInputs({ inputs: values, host, log, record }: SyncContext): Promise<LocalInputs> {
  const { workspace } = host;
  const lockPath = values.lockFile === 'none' ? undefined : values.lockFile;
  const manifest = (name: string, path: string | undefined): Manifest | undefined =>
    path === undefined ? undefined : { path, label: `${host.label(name)}: ${workspacePath(workspace, path)}` };
  const lock = await openLockFile(lockPath, workspacePath(workspace, lockPath ?? workspace));
  const altTexts = await readAltTexts(manifest('alt-text', values.altText));
  const imports = await readImports(manifest('imports', values.imports));
  const ownFiles = [lockPath, values.altText, values.imports].filter((path) => path !== undefined);
  const ignored = [...ownFiles, ...resultsBelow(values.path, [values.resultsDir, join(workspace, RESULTS_FOLDER)])];
  const selection = await selectFiles({ ...values, workspace, folder: values.path, ignored });
  const folder = workspacePath(workspace, values.path);
  checkFolderExists(selection, values, folder);
  const problems = nameProblems([
    ...selection.files.map(({ path, name }) => ({ label: posix.join(folder, path), name })),
    ...imports.map(({ url, name }) => ({ label: url, name: name ?? nameFromUrl(url) })),
  ]);
  if (problems.length > 0) throw new InputError(problems);
  warnAboutSelection(selection, values, folder, log);
  record.skipped = selection.skipped;
  record.lockPath = lockPath && workspacePath(workspace, lockPath);
  return { lock, altTexts, imports, selection };
}

/** Results of other commands contain text of readers, which must not become public. */
function resultsBelow(folder: string, resultFolders: readonly string[]): string[] {
  return resultFolders.filter((path) => isWithin(folder, path) && path !== folder);
}

function checkFolderExists({ folderExists }: Selection, values: Values, folder: string): void {
  if (folderExists || values.prune === 'none') return;
  throw new InputError([
    `path: there is no folder ${folder}, and with prune: ${values.prune} that would mean to delete everything. Correct path, or check the files out first.`,
  ]);
}

function warnAboutSelection(
  { files, folderExists }: Selection,
  values: Values,
  folder: string,
  log: SyncContext['log'],
): void {
  if (!folderExists) log.warning(`There is no folder ${folder}: nothing is synced from it.`);
  else if (files.length === 0) log.warning(`No file in ${folder} is to be synced.`);
  const unaccepted = values.include ? files.filter(({ name }) => !isAccepted(name)) : [];
  if (unaccepted.length > 0) {
    const examples = unaccepted.slice(0, 5).map(({ path }) => path);
    log.warning(
      `include chose ${unaccepted.length} files of types that the service may refuse, such as ${examples.join(', ')}.`,
    );
  }
}
