/** Reads and checks all local inputs except file contents, before the first request. */
import { posix, sep } from 'node:path';
import { InputError } from '../../../api/errors.js';
import { realPathBelow, workspacePath } from '../../../disk/paths.js';
import { listPaths } from '../../../text/list-items.js';
import { pluralize } from '../../../text/pluralize.js';
import { warnAboutIdleGlobs } from '../../inputs/idle-globs.js';
import { logFiles, resultsBelow } from '../../inputs/folder.js';
import { pointerProblems } from '../folder/read-files.js';
import { isAccepted, libraryNameOf, nameFromUrl, nameProblems } from '../folder/library-names.js';
import { type AltTexts, type ImportEntry, type Manifest, readAltTexts, readImports } from '../folder/manifests.js';
import { emptySelectionAdvice, emptySelectionReason, type Selection, selectFiles } from '../folder/select-files.js';
import type { Values } from '../inputs.js';
import { openLockFile } from '../library/lock-file.js';
import type { LocalRun } from '../record.js';
import { unicodeForm } from '../../../text/unicode-form.js';
import { inputName } from '../../../text/input-names.js';

/** Rejects with InputError, with all problems of one kind at once. */
export async function readLocalInputs(run: LocalRun) {
  const { inputs: values, host, log } = run;
  const { workspace } = host;
  const lockPath = values.lockFile === 'none' ? undefined : values.lockFile;
  const quotedPath = (path: string): string => JSON.stringify(workspacePath(workspace, path));
  const label = (name: string, path: string): string => `${inputName(name)}: ${quotedPath(path)}`;
  const manifest = (name: string, path: string | undefined): Manifest | undefined =>
    path === undefined ? undefined : { hostName: host.name, path, input: inputName(name), name: quotedPath(path) };
  const ownFiles = [lockPath, values.altText, values.imports].filter((path) => path !== undefined);
  const selection = await selectFiles({
    ...values,
    hostName: host.name,
    workspace,
    folder: values.path,
    ownFiles,
    isResult: resultsBelow(values.path, run),
  });
  // If the folder of this run doesn't exist, that is the problem to name, not the lock file.
  const lock = await openLockFile(
    lockPath === undefined ? undefined : { workspace, path: lockPath },
    label('lock-file', lockPath ?? workspace),
    lockedFolder(workspace, values.path),
  );
  const altTexts = await readAltTexts(manifest('alt-text', values.altText));
  const imports = await readImports(manifest('imports', values.imports));
  const folder = workspacePath(workspace, values.path);
  await requireUsable(run, { folder, selection, imports, altTexts });
  const hasSlip = await warnAboutGlobs(run, selection, altTexts.globs);
  warnAboutSelection(selection.files, values, folder, { log, hasSlip });
  logFiles(log, 'skipped', selection.skipped);
  return { lock, altTexts, imports, selection, lockPath: lockPath && workspacePath(workspace, lockPath) };
}

interface PublicTexts {
  readonly folder: string;
  readonly selection: Selection;
  readonly imports: readonly ImportEntry[];
  readonly altTexts: AltTexts;
}

async function requireUsable(run: LocalRun, texts: PublicTexts): Promise<void> {
  const { folder, selection, imports } = texts;
  const problems = nameProblems([
    ...selection.files.map(({ path, name }) => ({
      label: posix.join(folder, path),
      name,
      pathName: libraryNameOf(path, 'path'),
    })),
    ...imports.map(({ url, name }) => ({ label: url, name: name ?? nameFromUrl(url) })),
  ]);
  problems.push(...secretProblems(run, texts));
  if (problems.length === 0) return;
  const pointers = await pointerProblems(selection.files);
  // The link follows the first problem, and is about pointers.
  throw new InputError([...pointers, ...problems], pointers.length > 0 ? 'partial-checkout' : undefined);
}

/** Names and alt texts of the library are public, and the lock file has them too. */
function secretProblems({ hasSecret }: LocalRun, texts: PublicTexts): string[] {
  const { folder, selection, imports, altTexts } = texts;
  const problem = (input: string, what: string, paths: readonly string[]): string[] =>
    paths.length === 0
      ? []
      : [
          `${inputName(input)}: ${listPaths(paths)} can't be synced: ${what} contains this run's API key or token. Remove the secret, and replace the key if anyone else can read it.`,
        ];
  const paths = selection.files.map(({ path }) => path);
  const named = paths.filter((path) => hasSecret(posix.join(folder, path)));
  const described = paths.filter((path) => hasSecret(altTexts.textOf(path) ?? ''));
  const imported = imports.filter(({ url, name, alt }) => hasSecret(`${url}\n${name ?? ''}\n${alt ?? ''}`));
  return [
    ...problem('path', 'the name', named),
    ...problem('alt-text', 'the alt text', described),
    ...problem(
      'imports',
      'the URL, the name or the alt text',
      imported.map(({ url }) => url),
    ),
  ];
}

/** The folder as the lock file names it: the same on every system, and by whichever symlink it is reached. */
function lockedFolder(workspace: string, folder: string): string {
  return unicodeForm(realPathBelow(workspace, folder).split(sep).join('/'), 'NFC') || '.';
}

/** @returns true if a slip in include is why no file is selected, which a warning then says */
async function warnAboutGlobs(
  { host, inputs: { include, exclude, altText, path }, log }: LocalRun,
  { files, skipped }: Selection,
  altGlobs: readonly string[],
): Promise<boolean> {
  const paths = [...files, ...skipped].map((file) => file.path);
  const folder = workspacePath(host.workspace, path);
  const file = altText === undefined ? '' : ` (${workspacePath(host.workspace, altText)})`;
  const at = { paths, folder };
  // That no file is selected is said once, with all globs.
  const onlySlips = files.length === 0;
  const hasSlip = await warnAboutIdleGlobs(log, { ...at, label: inputName('include'), globs: include, onlySlips });
  await warnAboutIdleGlobs(log, { ...at, label: inputName('exclude'), globs: exclude, isExclude: true });
  await warnAboutIdleGlobs(log, { ...at, label: inputName('alt-text') + file, globs: altGlobs });
  return onlySlips && hasSlip;
}

interface Warnings extends Pick<LocalRun, 'log'> {
  /** True if a warning says already why no file is selected. */
  readonly hasSlip: boolean;
}

function warnAboutSelection(
  files: Selection['files'],
  values: Values,
  folder: string,
  { log, hasSlip }: Warnings,
): void {
  // With prune, the run fails and gives the same reason.
  if (files.length === 0 && values.prune === 'none' && !hasSlip) {
    log.warning(`${emptySelectionReason(values, folder)} ${emptySelectionAdvice(values)}.`);
  }
  const unaccepted = values.include ? files.filter(({ name }) => !isAccepted(name)) : [];
  if (unaccepted.length > 0) {
    const count = pluralize(
      unaccepted.length,
      'file of a type that the service may reject',
      'files of types that the service may reject',
    );
    log.warning(`${inputName('include')} selects ${count}: ${listPaths(unaccepted.map(({ path }) => path))}.`);
  }
}
