/** Reads what a plan starts from: hashes the local files while it lists the library, and compares. */
import { pluralize } from '../../../text/pluralize.js';
import { type Ended, learn, type RunLog } from '../../command.js';
import { byReason } from '../../inputs/folder.js';
import { readFiles } from '../folder/read-files.js';
import type { Selection, SkippedFile } from '../folder/select-files.js';
import { readLibrary } from '../library/library.js';
import { isForeign } from '../library/lock.js';
import type { PlanInput } from '../plan/steps.js';
import type { SyncRun } from '../record.js';
import { compareFiles } from './compare.js';
import { inputName } from '../../../text/input-names.js';

interface StateFacts {
  unreadable: readonly SkippedFile[];
}

interface State extends Pick<PlanInput, 'files' | 'leftOut' | 'failed' | 'library' | 'lock' | 'counterparts'> {
  /** True if the lock file knows none of the library's files. */
  readonly isLockForeign: boolean;
}

export async function readState(run: SyncRun, selection: Selection): Promise<Ended<StateFacts, State>> {
  return learn(run, { unreadable: [] }, (facts) => read(run, selection, facts));
}

async function read(run: SyncRun, { files: selected, skipped }: Selection, facts: StateFacts): Promise<State> {
  const { lock, log, progress } = run;
  progress.start('Reading', selected.length);
  const [{ files, unreadable, failed }, library] = await Promise.all([
    readFiles(selected, (sizeBytes) => progress.add(1, sizeBytes)),
    readLibrary(run, lock.state.files.values()),
  ]);
  progress.add(unreadable.length + failed.length);
  facts.unreadable = unreadable;
  warnAboutUnreadable(unreadable, log);
  if (!library.isComplete)
    log.warning(
      'The media library changed while docs-ci was listing it, so docs-ci may have missed some library files.',
    );
  const isLockForeign = isForeign(lock.state, library);
  if (isLockForeign) {
    log.warning(
      `The lock file matches no file in this library (${pluralize(library.byId.size, 'file')}), so docs-ci ignores it. It probably belongs to another project. Give each project its own ${inputName('lock-file')}.`,
      { topic: 'lock-file' },
    );
    lock.forget();
  }
  progress.start('Comparing', files.length);
  const counterparts = await compareFiles(files, library, run);
  const leftOut = [...skipped, ...unreadable];
  return { files, leftOut, failed, library, lock: lock.state, counterparts, isLockForeign };
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
