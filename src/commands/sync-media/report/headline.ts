/** Says in one clause how a run ended, as the title of its summary. Pure. */
import { formatCount, pluralize } from '../../../text/pluralize.js';
import type { Headline } from '../../account/account.js';
import type { Outcome, RunEnding } from '../../command.js';
import { changedFiles, lostContents, movedFiles, plannedFiles } from './changed-files.js';
import type { Plan } from '../plan/steps.js';
import { countResults, type SyncRecord } from '../record.js';
import { countFailedFiles, describeFailedParts } from './failure-advice.js';
import { newUrlsTitle } from './log-plan.js';

/** Undefined if the cause of the failure is the better title. */
export function headlineOf(record: SyncRecord, isDryRun: boolean, { outcome }: RunEnding): Headline | undefined {
  const { plan, pruneBlock, end } = record;
  // Nothing else made the run fail.
  if (end && outcome === 'failed' && pruneBlock && countResults(record, 'failed') === 0)
    return { sign: 'bad', text: pruneBlock.headline };
  if (!plan) return undefined;
  if (end) return end === 'planned' ? planHeadline(plan, record.rewritten) : finishedHeadline(record);
  return isDryRun ? undefined : interruptedHeadline(record, plan, outcome);
}

function interruptedHeadline(record: SyncRecord, plan: Plan, outcome: Outcome): Headline | undefined {
  if (outcome === 'timed-out') return { sign: 'waiting', text: `Timed out: ${describeSynced(record, plan)}` };
  return outcome === 'cancelled' ? { sign: 'bad', text: `Cancelled: ${describeSynced(record, plan)}` } : undefined;
}

function planHeadline(plan: Plan, rewritten: number): Headline {
  const failed = countFailedFiles(plan.conflicts);
  const conflicts = [
    ...(failed > 0 ? [`${formatCount(failed)} would fail`] : []),
    ...describeFailedParts(plan.conflicts, true),
  ];
  const text = `Plan: ${describePlanned(plan, rewritten)}`;
  const { count, reusedCount } = plannedFiles(plan);
  const hasChange = count > reusedCount || rewritten > 0;
  return conflicts.length === 0
    ? { sign: 'plan', text: hasChange ? `${text}, nothing was changed` : text }
    : { sign: 'bad', text: [text, ...conflicts].join(', ') };
}

/** `3 files would change and 1 file would be deleted`. Like a run, it counts no reused file. @param rewritten references */
export function describePlanned(plan: Plan, rewritten: number): string {
  const { count, reusedCount, deletedCount } = plannedFiles(plan);
  const changedCount = count - reusedCount - deletedCount;
  const changed = changedCount === 0 ? [] : [`${pluralize(changedCount, 'file')} would change`];
  const deleted = deletedCount === 0 ? [] : [`${pluralize(deletedCount, 'file')} would be deleted`];
  const files = [...changed, ...deleted].join(' and ') || 'no media file would change';
  return rewritten === 0 ? files : `${files}, ${pluralize(rewritten, 'reference')} in pages would change`;
}

function finishedHeadline(record: SyncRecord): Headline {
  const files = record.plan ? keysOf(record.plan).size : 0;
  const failures = describeFailures(record, files);
  if (failures.length > 0) return { sign: 'bad', text: failures.join(', ') };
  const unreadable = record.unreadable.length;
  if (unreadable > 0) return { sign: 'warning', text: `${pluralize(unreadable, 'media file')} couldn't be read` };
  const { count, reusedCount, deletedCount } = changedFiles(record);
  const changed = count - reusedCount - deletedCount;
  const done = [...(changed > 0 ? [`${pluralize(changed, 'media file')} changed`] : [])];
  if (deletedCount > 0)
    done.push(`${changed > 0 ? formatCount(deletedCount) : pluralize(deletedCount, 'media file')} deleted`);
  const warnings = warningsOf(record);
  const sign = warnings.length > 0 || lostContents(record).length > 0 ? 'warning' : 'good';
  if (done.length > 0) return { sign, text: [...done, ...warnings].join(', ') };
  if (files === 0) return { sign: 'warning', text: 'No media files found' };
  const all = files === 1 ? 'The media file is' : `All ${formatCount(files)} media files are`;
  return { sign, text: [`${all} up to date`, ...warnings].join(', ') };
}

/** What is left to correct in pages although the files are synced. */
function warningsOf({ brokenReferences, ...record }: SyncRecord): string[] {
  const moved = movedFiles(record);
  return [
    ...(moved.length > 0 ? [newUrlsTitle(moved, false)] : []),
    ...(brokenReferences.length > 0 ? [pluralize(brokenReferences.length, 'broken reference')] : []),
  ];
}

function describeFailures({ results }: SyncRecord, fileCount: number): string[] {
  const failures = results.filter(({ status }) => status === 'failed');
  const failed = countFailedFiles(failures);
  const files = `${formatCount(failed)} of ${pluralize(fileCount, 'media file')} couldn't be synced`;
  return [...(failed > 0 ? [files] : []), ...describeFailedParts(failures)];
}

function keysOf({ files, imports, finishedImports, conflicts }: Plan): Set<string> {
  return new Set([...files, ...imports, ...finishedImports, ...conflicts].map(({ key }) => key));
}

/** `240 of 400 media files are synced`, for a run that stopped before its end. */
export function describeSynced({ libraryFiles }: SyncRecord, plan: Plan): string {
  const keys = [...keysOf(plan)];
  const synced = keys.filter((key) => {
    const media = libraryFiles.get(key);
    return media && (plan.texts.get(key) ?? media.altText) === media.altText;
  });
  const verb = synced.length === 1 && keys.length === 1 ? 'is' : 'are';
  return `${formatCount(synced.length)} of ${pluralize(keys.length, 'media file')} ${verb} synced`;
}
