/** Reads and checks all local inputs except file contents, before the first request. */
import { posix } from 'node:path';
import { InputError } from '../../../api/errors.js';
import { workspacePath } from '../../../disk/paths.js';
import { listPaths } from '../../../text/list-items.js';
import { pluralize } from '../../../text/pluralize.js';
import { warnAboutIdleGlobs } from '../../idle-globs.js';
import { describeFolder, resultFoldersBelow } from '../../input-folder.js';
import { isAccepted, nameFromUrl, nameProblems } from '../folder/library-names.js';
import { type Manifest, readAltTexts, readImports } from '../folder/manifests.js';
import { emptySelectionAdvice, emptySelectionReason, type Selection, selectFiles } from '../folder/select-files.js';
import type { Values } from '../inputs.js';
import { openLockFile } from '../library/lock-file.js';
import type { SyncContext } from '../record.js';

/** Rejects with InputError, with all problems of one kind at once. */
export async function readLocalInputs(context: SyncContext) {
  const { inputs: values, host, log, record } = context;
  const { workspace } = host;
  record.folder = describeFolder(workspacePath(workspace, values.path));
  const lockPath = values.lockFile === 'none' ? undefined : values.lockFile;
  const quotedPath = (path: string): string => JSON.stringify(workspacePath(workspace, path));
  const label = (name: string, path: string): string => `${host.label(name)}: ${quotedPath(path)}`;
  const manifest = (name: string, path: string | undefined): Manifest | undefined =>
    path === undefined ? undefined : { path, input: host.label(name), name: quotedPath(path) };
  const lock = await openLockFile(lockPath, label('lock-file', lockPath ?? workspace));
  const altTexts = await readAltTexts(manifest('alt-text', values.altText));
  const imports = await readImports(manifest('imports', values.imports));
  const ownFiles = [lockPath, values.altText, values.imports].filter((path) => path !== undefined);
  const ignored = [...ownFiles, ...resultFoldersBelow(values.path, context)];
  const selection = await selectFiles({
    ...values,
    workspace,
    folder: values.path,
    label: (input) => host.label(input),
    ignored,
  });
  const folder = workspacePath(workspace, values.path);
  const problems = nameProblems([
    ...selection.files.map(({ path, name }) => ({ label: posix.join(folder, path), name })),
    ...imports.map(({ url, name }) => ({ label: url, name: name ?? nameFromUrl(url) })),
  ]);
  if (problems.length > 0) throw new InputError(problems);
  warnAboutSelection(selection.files, values, folder, log);
  await warnAboutGlobs(context, selection, altTexts.globs);
  record.skipped = selection.skipped;
  record.lockPath = lockPath && workspacePath(workspace, lockPath);
  return { lock, altTexts, imports, selection };
}

async function warnAboutGlobs(
  { host, inputs: { include, exclude, altText, path }, log }: SyncContext,
  { files, skipped }: Selection,
  altGlobs: readonly string[],
): Promise<void> {
  const paths = [...files, ...skipped].map((file) => file.path);
  const folder = workspacePath(host.workspace, path);
  const file = altText === undefined ? '' : ` (${workspacePath(host.workspace, altText)})`;
  for (const [input, globs] of Object.entries({ include, exclude, 'alt-text': altGlobs })) {
    const label = host.label(input) + (input === 'alt-text' ? file : '');
    await warnAboutIdleGlobs(log, { label, globs, paths, folder, isExclude: input === 'exclude' });
  }
}

function warnAboutSelection(files: Selection['files'], values: Values, folder: string, log: SyncContext['log']): void {
  // With prune, the run fails and gives the same reason.
  if (files.length === 0 && values.prune === 'none') {
    log.warning(`${emptySelectionReason(values, folder)} ${emptySelectionAdvice(values)}.`);
  }
  const unaccepted = values.include ? files.filter(({ name }) => !isAccepted(name)) : [];
  if (unaccepted.length > 0) {
    const count = pluralize(
      unaccepted.length,
      'file of a type that the service may reject',
      'files of types that the service may reject',
    );
    log.warning(`include selects ${count}: ${listPaths(unaccepted.map(({ path }) => path))}.`);
  }
}
