/** Says how a sync ended: its outcome, and the message of a finished, planned or interrupted run. */
import { type Inline, textOf } from '../../../text/document.js';
import { listItems } from '../../../text/list-items.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { type Ending, failed, type Outcome } from '../../command.js';
import type { Values } from '../inputs.js';
import type { Plan } from '../plan/steps.js';
import { countResults, type SyncRecord } from '../record.js';
import { countFailedFiles, describeFailedParts, isOfService } from './failure-advice.js';
import { describePlanned } from './headline.js';

/** How a run ends that has applied its plan. */
export function endingOf(record: SyncRecord): Ending {
  const { pruneBlock: block } = record;
  const count = countResults(record, 'failed');
  const changes = textOf(describeChanges(record));
  const urls = textOf(whereUrlsAre(record));
  const topic = count > 0 ? 'failed-files' : block?.topic;
  if (topic === undefined) return { outcome: 'done', message: urls === '' ? changes : `${changes} ${urls}` };
  const reasons = [...(count > 0 ? [describeFailures(record)] : []), ...(block ? [block.reason] : [])];
  return failed([...reasons, changes].join(' '), topic);
}

/** How a dry run ends. */
export function endingOfPlan(plan: Plan, { pruneBlock: block, rewritten }: SyncRecord): Ending {
  if (block) return failed(`Dry run: ${block.reason}`, block.topic);
  const message = `Dry run: ${describePlanned(plan, rewritten)}. Nothing was changed.`;
  const { conflicts } = plan;
  if (conflicts.length === 0) return { outcome: 'done', message };
  const count = countFailedFiles(conflicts);
  const files =
    count === 0 ? [] : [`${pluralize(count, 'file has a conflict', 'files have conflicts')} and would fail`];
  return failed(`${message} ${listItems([...files, ...describeFailedParts(conflicts, true)])}.`, 'failed-files');
}

function describeFailures({ results }: SyncRecord): string {
  const failures = results.filter(({ status }) => status === 'failed');
  const count = countFailedFiles(failures);
  const what = [...(count > 0 ? [`${pluralize(count, 'file')} failed`] : []), ...describeFailedParts(failures)];
  const files = listItems(what);
  if (failures.every(isOfService))
    return `${files}, because the service didn't respond as expected. Run the job again later.`;
  return `${files}. The log says how to fix ${failures.length === 1 ? 'it' : 'each one'}.`;
}

/** `URLs: docs-ci/sync-media/media-map.json`. Nothing if no file has one. */
export function whereUrlsAre({ libraryFiles, mapPath }: SyncRecord): Inline[] {
  return libraryFiles.size === 0 || mapPath === undefined ? [] : ['URLs: ', { code: mapPath }];
}

/** `Synced media/: 2 added, 3 unchanged.` */
export function describeChanges(record: SyncRecord): Inline[] {
  const parts = (['added', 'replaced', 'reused', 'imported', 'deleted'] as const)
    .map((status) => [countResults(record, status), status] as const)
    .filter(([count]) => count > 0)
    .map(([count, status]) => `${formatCount(count)} ${status}`);
  const altTexts = countResults(record, 'alt-updated');
  if (altTexts > 0) parts.push(`${pluralize(altTexts, 'alt text')} set`);
  const changes: Inline[] = parts.length === 0 ? [] : [{ strong: parts.join(', ') }];
  const unchanged = record.unchanged === 0 ? [] : [`${formatCount(record.unchanged)} unchanged`];
  const all = [...changes, ...(parts.length > 0 && unchanged.length > 0 ? [', '] : []), ...unchanged];
  const folder = { code: record.folder };
  return all.length === 0 ? ['Nothing was synced from ', folder, '.'] : ['Synced ', folder, ': ', ...all, '.'];
}

export function describeInterrupted(
  record: SyncRecord,
  { dryRun, lockFile, rewrite }: Values,
  outcome: Outcome,
): string {
  const { plan, results, isUncertain, isLockSaved } = record;
  const changes = results.filter(({ status }) => status !== 'failed').length;
  if (!plan || dryRun) return 'Nothing was changed.';
  // Pages in the workspace may be rewritten already.
  if (changes === 0 && !isUncertain) return `Nothing was changed${rewrite ? ' in the library' : ''}.`;
  const recorded = lockFile !== 'none' && isLockSaved ? ' and recorded in the lock file' : '';
  return [
    ...(changes > 0 ? [`${pluralize(changes, 'change was made', 'changes were made')}${recorded}.`] : []),
    ...(isUncertain ? [`A failed request may have ${changes > 0 ? 'made more changes' : 'changed the library'}.`] : []),
    // The advice about an outage already says to run the job again.
    ...(outcome === 'unavailable' ? [] : ['Run the job again to continue.']),
  ].join(' ');
}
