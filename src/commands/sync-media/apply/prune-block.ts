/** Decides why prune deletes nothing, or why the run doesn't start: no files, too many deletes, no rights, failures. */
import type { Api } from '../../../api/api.js';
import { type Permission, probePermission } from '../../../api/endpoints/permissions.js';
import { mayHaveWritten } from '../../../api/errors.js';
import { pluralize } from '../../../text/pluralize.js';
import { logFiles } from '../../inputs/folder.js';
import { describeTooMany, MAX_DELETES_ADVICE } from '../../inputs/max-deletes.js';
import { emptySelectionAdvice, emptySelectionReason } from '../folder/select-files.js';
import type { Plan } from '../plan/steps.js';
import type { Values } from '../inputs.js';
import type { Results } from './results.js';
import { countResults, type PruneBlock, type SyncRun } from '../record.js';
import { inputName, setting } from '../../../text/input-names.js';

/** With an empty folder, prune would delete everything. */
export function emptyFolderBlock(inputs: Values, folder: string): PruneBlock {
  const deleted = inputs.prune === 'all' ? 'the whole library' : 'every file in the lock file';
  return {
    headline: 'Nothing was changed: there are no files to sync',
    reason: `${emptySelectionReason(inputs, folder)} With ${setting('prune', inputs.prune)}, docs-ci would delete ${deleted}, so nothing was changed. ${emptySelectionAdvice(inputs)}.`,
    topic: 'no-files',
  };
}

/** Where the lock file shows that the library may be another one than meant, nothing says that its files may go. */
export function foreignLockBlock(inputs: Values, { deletes }: Plan, isLockForeign: boolean): PruneBlock | undefined {
  if (!isLockForeign || deletes.length === 0) return undefined;
  return {
    headline: 'Nothing was changed: the lock file is of another library',
    reason: `${setting('prune', inputs.prune)} would delete ${pluralize(deletes.length, 'file')}, but the lock file is of another library, so nothing was changed. Check ${inputName('base-url')} and the API key. If both are right, delete the lock file, or the cache that keeps it.`,
    topic: 'lock-file',
  };
}

/** Lists the deletions in the log if there are too many. */
export function tooManyDeletes(
  { inputs: { dryRun, maxDeletes: given }, log }: Pick<SyncRun, 'inputs' | 'log'>,
  { deletes, maxDeletes }: Plan,
): PruneBlock | undefined {
  if (deletes.length <= maxDeletes) return undefined;
  logFiles(
    log,
    'to delete',
    deletes.map(({ media: { name }, reason }) => ({ path: name, reason })),
  );
  const problem = describeTooMany(pluralize(deletes.length, 'file'), given, maxDeletes);
  return {
    headline: `${dryRun ? 'Plan' : 'Nothing was deleted'}: too many files would be deleted`,
    reason: `${problem}.${dryRun ? '' : ' Nothing was deleted.'} ${MAX_DELETES_ADVICE}`,
    topic: 'max-deletes',
  };
}

/** If the role isn't known, nothing blocks the run: the deletion itself shows whether the key may delete. */
export async function rightsBlock(
  { api, inputs }: Pick<SyncRun, 'api' | 'inputs'>,
  { deletes }: Plan,
): Promise<PruneBlock | undefined> {
  if (deletes.length === 0) return undefined;
  const files = pluralize(deletes.length, 'file');
  const permission = await findDeletePermission(api);
  if (permission === 'executed')
    return {
      headline: "The service reports a change of a file that doesn't exist",
      reason: `${inputName('prune')}: the service reports that it changed a media file that doesn't exist, so docs-ci doesn't trust it with ${files} to delete. docs-ci sent no other change. Report this to the service, or set ${inputName('prune')} to none.`,
      topic: 'unexpected-response',
    };
  if (permission !== 'denied') return undefined;
  return {
    headline: 'Nothing was changed: only an admin key can delete files',
    reason: `${setting('prune', inputs.prune)} needs an admin key to delete ${files}, but this API key has a lower role. Nothing was changed. Use an admin key, or set ${inputName('prune')} to none.`,
    topic: 'role-or-plan',
  };
}

/** Deletes nothing: the file of these requests doesn't exist. A response that is lost leaves the role open. */
async function findDeletePermission(api: Api): Promise<Permission> {
  try {
    const edit = await probePermission(api, 'edit');
    return edit === 'granted' ? await probePermission(api, 'delete') : edit;
  } catch (error) {
    if (mayHaveWritten(error)) return 'unknown';
    throw error;
  }
}

/** Decides after all other changes. */
export function blockAfterChanges({ deletes }: Plan, { library, facts }: Results): PruneBlock | undefined {
  if (deletes.length === 0) return undefined;
  if (countResults(facts, 'failed') > 0) {
    const reason = 'Nothing was deleted, because other changes failed.';
    return { headline: 'Nothing was deleted: other changes failed', reason, topic: 'failed-files' };
  }
  if (library.isComplete) return undefined;
  return {
    headline: 'Nothing was deleted: the media library changed during the run',
    reason:
      'Nothing was deleted, because the media library changed while docs-ci was listing it. Run the job again when nothing else changes the library.',
    topic: 'failed-files',
  };
}
