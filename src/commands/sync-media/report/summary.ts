/** Summarizes a run: outputs, headline and summary. Pure, and works on a record that is filled only in part. */
import { type Block, type Cell, type Inline, linkOrCode, type PlannedChange, textOf } from '../../../text/document.js';
import { pluralize } from '../../../text/pluralize.js';
import type { RunEnding, RunSummary } from '../../command.js';
import { folded, foldLong, limitedList, limitedTable, MAX_ROWS, moreOf } from '../../summary-blocks.js';
import { type ChangedFile, type ChangedFiles, changedFiles, plannedFiles } from './changed-files.js';
import { describeChanges } from './ending.js';
import { explainFailure } from './failure-advice.js';
import { describeSynced, headlineOf } from './headline.js';
import { countResults, type Result, type Status, type SyncRecord } from '../record.js';
import { inputName } from '../../../text/input-names.js';

/** Rows of the list in a terminal. */
const MAX_BRIEF_ROWS = 10;

const STATUSES: readonly Status[] = ['added', 'replaced', 'reused', 'imported', 'alt-updated', 'deleted', 'failed'];

export function summarizeSync(
  record: SyncRecord,
  { dryRun }: { readonly dryRun: boolean },
  ending: RunEnding,
): RunSummary {
  const { unchanged, skipped, rewritten } = record;
  const changes = Object.fromEntries(STATUSES.map((status) => [status, countResults(record, status)]));
  const counts = { ...changes, unchanged, skipped: skipped.length + record.unreadable.length, rewritten };
  return {
    outputs: {
      ...counts,
      changed: record.isUncertain || record.results.some(({ status }) => status !== 'failed' && status !== 'reused'),
      complete: isComplete(record, dryRun) && ending.outcome !== 'timed-out',
      'media-map': record.mapPath,
      plan: record.planPath,
      'lock-file': dryRun ? undefined : record.lockPath,
    },
    counts,
    headline: headlineOf(record, dryRun, ending),
    includesMessage: saysAll(record),
    summary: [
      ...failureBlocks(record, dryRun),
      ...(dryRun ? planBlocks(record) : changeBlocks(record, ending)),
      ...referenceBlocks(record),
      ...missingAltTextBlocks(record),
      ...skippedBlocks(record),
    ],
    brief: briefBlocks(record, dryRun),
  };
}

/** True if nothing is left to do. */
function isComplete(record: SyncRecord, isDryRun: boolean): boolean {
  return (
    isFinished(record) &&
    !record.pruneBlock &&
    failuresOf(record, isDryRun).length === 0 &&
    record.unreadable.length === 0
  );
}

function isFinished({ end }: SyncRecord): boolean {
  return end === 'synced' || end === 'planned';
}

/** True if headline and blocks say all that the message says. */
function saysAll(record: SyncRecord): boolean {
  return isFinished(record) && (!record.pruneBlock || countResults(record, 'failed') > 0);
}

function failureBlocks(record: SyncRecord, isDryRun: boolean): Block[] {
  const failures = failuresOf(record, isDryRun);
  if (failures.length === 0) return [];
  const rows = failures
    .slice(0, MAX_ROWS)
    .map((result): Cell[] => [{ sign: 'bad' }, { code: result.key }, explainFailure(result)]);
  const table = tableOf(['', 'File', 'Why, and what to do'], rows, failures.length, 'the log');
  const { pruneBlock } = record;
  return [table, ...(pruneBlock && saysAll(record) ? [{ paragraph: pruneBlock.reason }] : [])];
}

/** A dry run fails no file, so its failures are the conflicts of the plan. */
function failuresOf({ results, plan }: SyncRecord, isDryRun: boolean): readonly Result[] {
  if (!isDryRun) return results.filter(({ status }) => status === 'failed');
  return (plan?.conflicts ?? []).map(({ key, reason }) => ({ key, status: 'failed', reason }));
}

function changeBlocks(record: SyncRecord, ending: RunEnding): Block[] {
  const changes = changedFiles(record);
  const paragraph = syncedParagraph(record, changes, ending);
  const blocks: Block[] = paragraph === undefined ? [] : [{ paragraph }];
  if (changes.count > 0) {
    const rows = changes
      .first(MAX_ROWS)
      .map(({ change, verb, key, details, url }): Cell[] => [
        [{ sign: change }, ` ${verb}`],
        linkOrCode(key, url),
        details,
      ]);
    const table = tableOf(['Change', 'File', 'Details'], rows, changes.count, planFile(record));
    blocks.push(...foldLong('Changes', changes.count, [table]));
  }
  return [...blocks, ...blockedDeleteBlocks(record), ...toParagraphs(rewriteSentences(record, false))];
}

function syncedParagraph(record: SyncRecord, { count }: ChangedFiles, { outcome }: RunEnding): Cell | undefined {
  const { plan, unchanged, results } = record;
  if (!isFinished(record)) {
    const isInTitle = outcome === 'timed-out' || outcome === 'cancelled';
    return plan && count > 0 && !isInTitle ? `${describeSynced(record, plan)}.` : undefined;
  }
  if (!saysAll(record)) return undefined;
  if (results.length > 0) return describeChanges(record);
  // The title says it of a run that had nothing to do.
  if (unchanged > 0) return undefined;
  return [...describeChanges(record), ` Check ${inputName('path')} and ${inputName('include')}.`];
}

/** The files that prune didn't delete because there are too many. */
function blockedDeleteBlocks(record: SyncRecord): Block[] {
  const { plan, pruneBlock } = record;
  if (!plan || !pruneBlock || plan.deletes.length === 0) return [];
  const rows = plan.deletes
    .slice(0, MAX_ROWS)
    .map(({ media: { name }, reason }): PlannedChange => ({ change: 'removed', columns: ['delete', name, reason] }));
  const blocks = [{ plan: rows }, ...moreBlocks(plan.deletes.length, record)];
  return folded('Files that prune would delete', plan.deletes.length, blocks);
}

function planBlocks(record: SyncRecord): Block[] {
  const { plan, pruneBlock } = record;
  if (!plan) return [];
  const changes = plannedFiles(plan);
  const { unchangedCount } = changes;
  const rest = unchangedCount === 0 ? '' : `${pluralize(unchangedCount, 'file stays', 'files stay')} unchanged. `;
  const isApplicable = changes.count > 0 && !pruneBlock;
  const advice: Inline[] = isApplicable ? [`Run without ${inputName('dry-run')} to apply the plan.`] : [];
  const paragraph = [rest, ...advice];
  return [
    ...foldLong('Plan', changes.count, [
      { plan: planLines(changes.first(MAX_ROWS)) },
      ...moreBlocks(changes.count, record),
    ]),
    ...(isFinished(record) && textOf(paragraph) !== '' ? [{ paragraph }] : []),
    ...toParagraphs(rewriteSentences(record, true)),
  ];
}

function planLines(files: readonly ChangedFile[]): PlannedChange[] {
  return files.map(({ change, verb, key, details }) => ({ change, columns: [verb, key, details] }));
}

function rewriteSentences({ rewritten }: SyncRecord, isDryRun: boolean): string[] {
  if (rewritten === 0) return [];
  const references = pluralize(rewritten, 'reference');
  return [`${references} in pages ${isDryRun ? 'would change' : 'changed'} to library URLs.`];
}

function missingAltTextBlocks({ plan }: SyncRecord): readonly Block[] {
  if (!plan || plan.missingAltTexts.length === 0) return [];
  const items = plan.missingAltTexts.map((key) => ({ code: key }));
  return folded('Images without alt text', items.length, [limitedList(items)]);
}

function referenceBlocks(record: SyncRecord): Block[] {
  const { brokenReferences } = record;
  if (brokenReferences.length === 0) return [];
  const rows = brokenReferences.map(({ page, line, target, similar, isUnsynced }): Cell[] => [
    { code: `${page}:${line}` },
    referenceCell(target, similar, isUnsynced),
  ]);
  const heading = pluralize(brokenReferences.length, 'broken reference');
  const table = tableOf(['Page', 'Reference'], rows, rows.length, 'the log');
  return [
    { heading, level: 3, sign: 'warning' },
    { paragraph: 'These references lead to no synced files. Correct the references, or add and sync the files.' },
    ...foldLong('References', brokenReferences.length, [table]),
  ];
}

function referenceCell(target: string, similar: string | undefined, isUnsynced = false): Cell {
  if (isUnsynced) return [{ code: target }, ', not synced'];
  return similar ? [{ code: target }, ', perhaps ', { code: similar }] : { code: target };
}

function skippedBlocks({ skipped, unreadable }: SyncRecord): Block[] {
  const items = [...unreadable, ...skipped].map(({ path, reason }): Cell => [{ code: path }, `: ${reason}`]);
  return folded('Skipped files', items.length, [limitedList(items)]);
}

/** @param count of all rows */
function tableOf(head: readonly string[], rows: readonly Cell[][], count: number, place: Inline): Block {
  return limitedTable(head, rows, { rows: MAX_ROWS, count, place, column: 1 });
}

function moreBlocks(count: number, record: SyncRecord): Block[] {
  return toParagraphs(moreOf(count, MAX_ROWS, planFile(record)));
}

function toParagraphs(cells: readonly Cell[]): Block[] {
  return cells.map((paragraph) => ({ paragraph }));
}

function planFile({ planPath }: SyncRecord): Inline {
  return { code: planPath ?? 'plan.json' };
}

function briefBlocks(record: SyncRecord, isDryRun: boolean): Block[] {
  const { plan, brokenReferences } = record;
  const changes = isDryRun && plan ? plannedFiles(plan) : changedFiles(record);
  const broken = pluralize(brokenReferences.length, 'broken reference');
  const list = [
    ...moreOf(changes.count, MAX_BRIEF_ROWS, planFile(record)).map((more) => `and ${textOf(more)}`),
    ...(brokenReferences.length > 0 ? [`${broken}, see above`] : []),
    ...rewriteSentences(record, isDryRun),
  ];
  return [
    ...(changes.count > 0 ? [{ plan: planLines(changes.first(MAX_BRIEF_ROWS)) }] : []),
    ...(list.length > 0 ? [{ list }] : []),
  ];
}
