/**
 * Reads what a plan needs, and plans. It hashes the local files while it reads the library. Where a plan for a part of the
 * library isn't certain, the whole list decides.
 */
import { pluralize } from '../../../text/pluralize.js';
import { type Ended, learn, type RunLog } from '../../command.js';
import { byReason } from '../../inputs/folder.js';
import { nameFromUrl } from '../folder/library-names.js';
import { readFiles } from '../folder/read-files.js';
import type { Selection, SkippedFile } from '../folder/select-files.js';
import type { Questions } from '../library/ask-library.js';
import type { Library } from '../library/library.js';
import { currentHashes, isForeign } from '../library/lock.js';
import { readLibrary } from '../library/read-library.js';
import { findUnfinishedImports, planSync } from '../plan/plan.js';
import type { Plan, PlanInput } from '../plan/steps.js';
import type { SyncRun } from '../record.js';
import { compareFiles, findCounterpart } from './compare.js';
import { listPaths } from '../../../text/list-items.js';
import { inputName } from '../../../text/input-names.js';

interface StateFacts {
  unreadable: readonly SkippedFile[];
}

interface State {
  readonly library: Library;
  readonly plan: Plan;
  /** True if the lock file knows none of the library's files. */
  readonly isLockForeign: boolean;
}

/** What the folder and the inputs say. */
interface Wanted extends Pick<PlanInput, 'altTexts' | 'imports'> {
  readonly selection: Selection;
}

export async function readState(run: SyncRun, wanted: Wanted): Promise<Ended<StateFacts, State>> {
  return learn(run, { unreadable: [] }, (facts) => read(run, wanted, facts));
}

type ReadFolder = Awaited<ReturnType<typeof readFiles>>;

async function read(run: SyncRun, wanted: Wanted, facts: StateFacts): Promise<State> {
  const { lock, log, progress } = run;
  const { files: selected } = wanted.selection;
  progress.start('Reading', selected.length);
  const reading = readFiles(selected, (sizeBytes) => progress.add(1, sizeBytes));
  const [folder, library] = await Promise.all([
    reading,
    readLibrary(run, lock.state.files.values(), questionsOf(run, wanted, reading)),
  ]);
  progress.add(folder.unreadable.length + folder.failed.length);
  facts.unreadable = folder.unreadable;
  warnAboutUnreadable(folder.unreadable, log);
  warnAboutEmpty(folder.files, run);
  const state = await planFor(library, folder, run, wanted);
  const { part } = library;
  // Nothing is deleted that the whole list doesn't show to be unused.
  if (!part || (part.openNames.size === 0 && state.plan.deletes.length === 0)) return state;
  return planFor(await part.readWhole(), folder, run, wanted);
}

/** Undefined if the run needs the whole library. */
function questionsOf(
  run: SyncRun,
  { selection, imports }: Wanted,
  reading: Promise<ReadFolder>,
): Questions | undefined {
  if (run.inputs.prune === 'all') return undefined;
  const { state } = run.lock;
  const entries = [...state.files.values(), ...state.imports.values()];
  const names = selection.files.filter(({ path }) => !state.files.has(path)).map(({ name }) => name);
  const ask = async (library: Library): Promise<void> => {
    const hashes = currentHashes(state, library);
    for (const file of (await reading).files) findCounterpart(file, state, library, hashes);
    for (const { url, name } of findUnfinishedImports({ imports, lock: state, library }))
      library.named(name ?? nameFromUrl(url));
  };
  return { ids: new Set(entries.map(({ id }) => id)), names: new Set(names), ask };
}

async function planFor(library: Library, folder: ReadFolder, run: SyncRun, wanted: Wanted): Promise<State> {
  const { inputs, lock, log, progress } = run;
  const { files, unreadable, failed } = folder;
  const { selection, altTexts, imports } = wanted;
  if (!library.isComplete)
    log.warning(
      'The media library changed while docs-ci was listing it, so docs-ci may have missed some library files.',
    );
  const isLockForeign = isForeign(lock.state, library);
  if (isLockForeign) {
    log.warning(
      `The lock file matches no file in this library (${pluralize(library.byId.size, 'file')}), so docs-ci ignores it. It belongs to another project, or its files were deleted in the library. Give each project its own ${inputName('lock-file')}, or each run replaces that of the other.`,
      { topic: 'lock-file' },
    );
    lock.forget();
  }
  progress.start('Comparing', files.length);
  const counterparts = await compareFiles(files, library, run);
  const leftOut = [...selection.skipped, ...unreadable];
  const state = { files, leftOut, failed, library, lock: lock.state, counterparts };
  const hasImportList = inputs.imports !== undefined;
  return { library, plan: planSync({ ...inputs, altTexts, imports, hasImportList, ...state }), isLockForeign };
}

/** The service's own words are about the type of the content. */
function warnAboutEmpty(files: ReadFolder['files'], { lock, log }: Pick<SyncRun, 'lock' | 'log'>): void {
  const empty = files.filter(
    ({ path, sizeBytes, sha256 }) => sizeBytes === 0 && lock.state.files.get(path)?.sha256 !== sha256,
  );
  if (empty.length === 0) return;
  const [are, them] = empty.length === 1 ? ['is empty', 'it'] : ['are empty', 'them'];
  const paths = listPaths(empty.map(({ path }) => path));
  log.warning(`${paths} ${are}, so the service may reject ${them}. Add content to ${them}, or exclude ${them}.`);
}

function warnAboutUnreadable(unreadable: readonly SkippedFile[], log: RunLog): void {
  for (const { reason, count, names } of byReason(unreadable)) {
    const [state, files] =
      count === 1
        ? ["The file isn't synced, and its library file stays as it is", 'file']
        : ["The files aren't synced, and their library files stay as they are", 'files'];
    log.warning(`${names} ${reason}. ${state}. Make the ${files} readable, or exclude the ${files}.`);
  }
}
