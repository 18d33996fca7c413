/** Summarizes a run: outputs, headline and summary. Pure, and works on a record that is filled only in part. */
import { type Block, type Cell, type Inline, linkOrCode } from '../../../text/document.js';
import { pluralize } from '../../../text/pluralize.js';
import type { Account, Row, Section } from '../../account/account.js';
import type { RunEnding } from '../../command.js';
import { joinParts } from '../../account/comment.js';
import { folded, limitedList, MAX_ROWS, withoutDryRun } from '../../account/blocks.js';
import { changedFiles, lostContents, movedFiles, plannedFiles } from './changed-files.js';
import { describeChanges, whereUrlsAre } from './ending.js';
import { explainFailure } from './failure-advice.js';
import { describeSynced, headlineOf } from './headline.js';
import { newUrlsAdvice, newUrlsTitle, unrecordedAdvice, unsearchedPages, unusedAdvice } from './log-plan.js';
import type { Values } from '../inputs.js';
import { isReuse, type Plan } from '../plan/steps.js';
import { countResults, type Result, type Status, type SyncRecord } from '../record.js';
import { inputName } from '../../../text/input-names.js';

const STATUSES: readonly Status[] = ['added', 'replaced', 'reused', 'imported', 'alt-updated', 'deleted', 'failed'];

export function accountOf(
  record: SyncRecord,
  { dryRun, prune }: Pick<Values, 'dryRun' | 'prune'>,
  ending: RunEnding,
): Account {
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
    lead: saysAll(record) ? leadBlocks(record, dryRun) : undefined,
    isLeadInMessage: !dryRun,
    sections: [
      failureSection(record, dryRun),
      unrecordedSection(record, dryRun),
      newUrlSection(record, dryRun),
      changeSection(record, dryRun),
      blockedDeleteSection(record),
      referenceSection(record),
    ],
    next: [...(prune === 'all' ? unsearchedBlocks(record, dryRun) : []), ...nextBlocks(record, dryRun, ending)],
    details: [...missingAltTextBlocks(record, dryRun), ...unusedBlocks(record), ...skippedBlocks(record)],
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

/** What the title of a finished run doesn't say. */
function leadBlocks(record: SyncRecord, isDryRun: boolean): Block[] {
  const { pruneBlock, plan, results, unchanged } = record;
  const block: Block[] = pruneBlock ? [{ paragraph: pruneBlock.reason }] : [];
  if (isDryRun) {
    const stays = plan ? plannedFiles(plan).unchangedCount : 0;
    const rest = `${pluralize(stays, 'file stays', 'files stay')} unchanged.`;
    return [...block, ...(stays === 0 ? [] : [{ paragraph: rest }])];
  }
  const urls = whereUrlsAre(record);
  if (results.length > 0) return [...block, { paragraph: joinParts([describeChanges(record), urls], ' ') }];
  // The title says the rest of a run that had nothing to do.
  if (unchanged > 0) return [...block, { paragraph: urls }];
  const advice = ` Check ${inputName('path')} and ${inputName('include')}.`;
  return [...block, { paragraph: [...describeChanges(record), advice] }];
}

function failureSection(record: SyncRecord, isDryRun: boolean): Section {
  const failures = failuresOf(record, isDryRun);
  const rows = failures.slice(0, MAX_ROWS).map((result): Row => ({
    sign: 'bad',
    cells: [{ code: result.key }, explainFailure(result)],
  }));
  const head = ['File', 'Why, and what to do'];
  return { label: 'Failures', head, rows, count: failures.length, place: 'the log', isLogged: true };
}

/** A dry run fails no file, so its failures are the conflicts of the plan. */
function failuresOf({ results, plan }: SyncRecord, isDryRun: boolean): readonly Result[] {
  if (!isDryRun) return results.filter(({ status }) => status === 'failed');
  return (plan?.conflicts ?? []).map(({ key, reason, failedPart }) => ({ key, status: 'failed', reason, failedPart }));
}

/** What is lost, or what a sync would lose. */
function unrecordedSection(record: SyncRecord, isDryRun: boolean): Section {
  const steps = isDryRun ? (record.plan?.unrecorded ?? []) : lostContents(record);
  const made = steps.length === 1 ? 'was' : 'were';
  const rows = steps.slice(0, MAX_ROWS).map(({ key, reason }): Row => ({
    cells: [{ code: key }, `library content ${reason}`],
  }));
  return {
    title: `${pluralize(steps.length, 'library file')} with unrecorded content ${isDryRun ? 'would be' : made} replaced`,
    label: 'Replaced content',
    head: ['File', 'What is known'],
    rows,
    count: steps.length,
    place: planFile(record),
    advice: rows.length === 0 ? [] : [{ paragraph: unrecordedAdvice(isDryRun) }],
    isLogged: true,
  };
}

function newUrlSection(record: SyncRecord, isDryRun: boolean): Section {
  const { plan, libraryFiles } = record;
  const files = isDryRun ? (plan?.newUrls ?? []) : movedFiles(record);
  const rows = files.slice(0, MAX_ROWS).map(({ key, earlierUrl }): Row => ({
    cells: [linkOrCode(key, libraryFiles.get(key)?.url), { code: earlierUrl }],
  }));
  return {
    title: newUrlsTitle(files, isDryRun),
    label: 'New URLs',
    head: ['File', 'Earlier URL'],
    rows,
    count: files.length,
    place: planFile(record),
    advice: rows.length === 0 ? [] : [{ paragraph: newUrlsAdvice(isDryRun) }],
    isLogged: true,
  };
}

function changeSection(record: SyncRecord, isDryRun: boolean): Section {
  const { plan } = record;
  const changes = isDryRun && plan ? plannedFiles(plan) : changedFiles(record);
  const rows = changes.first(MAX_ROWS).map(({ change, verb, key, details, url }): Row => ({
    sign: change,
    cells: [verb, linkOrCode(key, url), details],
  }));
  const label = isDryRun ? 'Plan' : 'Changes';
  return { label, head: ['Change', 'File', 'Details'], rows, count: changes.count, place: planFile(record) };
}

/** The files that prune didn't delete because there are too many. A plan has them among its changes. */
function blockedDeleteSection(record: SyncRecord): Section {
  const { plan, pruneBlock } = record;
  const deletes = plan && pruneBlock && record.end !== 'planned' ? plan.deletes : [];
  const rows = deletes.slice(0, MAX_ROWS).map(({ media: { name }, reason }): Row => ({
    sign: 'removed',
    cells: ['delete', { code: name }, reason],
  }));
  const head = ['Change', 'File', 'Why'];
  return {
    label: 'Files that would be deleted',
    head,
    rows,
    count: deletes.length,
    place: planFile(record),
    isFolded: true,
  };
}

/** A page can show a library file that people uploaded. Only `prune: all` deletes such files. */
function unsearchedBlocks(record: SyncRecord, isDryRun: boolean): Block[] {
  const isDeleted = countResults(record, 'deleted') > 0;
  const isPlanned = (isDryRun || record.pruneBlock !== undefined) && (record.plan?.deletes ?? []).length > 0;
  return isDeleted || isPlanned ? [{ paragraph: unsearchedPages(isDeleted) }] : [];
}

/** What is left to say about files that aren't rows. */
function nextBlocks(record: SyncRecord, isDryRun: boolean, { outcome }: RunEnding): Block[] {
  const { plan, pruneBlock } = record;
  const isApplicable = isDryRun && plan && !pruneBlock && plannedFiles(plan).count > 0;
  const isInTitle = outcome === 'timed-out' || outcome === 'cancelled';
  const isCut = !isFinished(record) && !isInTitle && plan && !isDryRun && changedFiles(record).count > 0;
  return [
    ...toParagraphs([...(isCut ? [`${describeSynced(record, plan)}.`] : []), ...rewriteSentences(record, isDryRun)]),
    ...(isApplicable
      ? [...uncheckedFiles(plan), ...withoutDryRun('sync', plan.deletes.length > 0 ? 'admin' : 'editor')]
      : []),
  ];
}

/** The service checks them during the upload. */
function uncheckedFiles({ files }: Plan): Block[] {
  const hasUploads = files.some((step) => step.action !== 'unchanged' && !isReuse(step));
  const paragraph = "A dry run doesn't check whether the service accepts the files: their contents, types and sizes.";
  return hasUploads ? [{ paragraph }] : [];
}

function rewriteSentences({ rewritten }: SyncRecord, isDryRun: boolean): string[] {
  if (rewritten === 0) return [];
  const references = pluralize(rewritten, 'reference');
  // Whether a later step commits them isn't known.
  const place = 'That is only in the workspace of this job: commit the pages to keep it.';
  return [
    `${references} in pages ${isDryRun ? 'would change' : 'changed'} to library URLs.${isDryRun ? '' : ` ${place}`}`,
  ];
}

const ALT_TEXTS = `To describe them, list them in the file that ${inputName('alt-text')} names.`;

/** Files that failed have more urgent problems, and may not be in the library. */
function missingAltTextBlocks(record: SyncRecord, isDryRun: boolean): readonly Block[] {
  const failed = new Set(failuresOf(record, isDryRun).map(({ key }) => key));
  const items = (record.plan?.missingAltTexts ?? []).filter((key) => !failed.has(key)).map((key) => ({ code: key }));
  if (items.length === 0) return [];
  return folded('Images without alt text', items.length, [limitedList(items), { paragraph: ALT_TEXTS }]);
}

function unusedBlocks({ plan }: SyncRecord): Block[] {
  const unused = plan?.unused ?? [];
  const items = unused.map((name) => ({ code: name }));
  return folded('Library files without a file in the folder', items.length, [
    limitedList(items),
    { paragraph: unusedAdvice(unused) },
  ]);
}

function referenceSection({ brokenReferences }: SyncRecord): Section {
  const rows = brokenReferences.map(({ page, line, target, similar, isUnsynced }): Row => ({
    cells: [{ code: `${page}:${line}` }, referenceCell(target, similar, isUnsynced)],
  }));
  const advice = 'These references lead to no synced files. Correct the references, or add and sync the files.';
  return {
    title: pluralize(rows.length, 'broken reference'),
    label: 'References',
    head: ['Page', 'Reference'],
    rows,
    place: 'the log',
    advice: rows.length === 0 ? [] : [{ paragraph: advice }],
    isLogged: true,
  };
}

function referenceCell(target: string, similar: string | undefined, isUnsynced = false): Cell {
  if (isUnsynced) return [{ code: target }, ', not synced'];
  return similar ? [{ code: target }, ', perhaps ', { code: similar }] : { code: target };
}

function skippedBlocks({ skipped, unreadable }: SyncRecord): Block[] {
  const items = [...unreadable, ...skipped].map(({ path, reason }): Cell => [{ code: path }, `: ${reason}`]);
  return folded('Skipped files', items.length, [limitedList(items)]);
}

function toParagraphs(cells: readonly Cell[]): Block[] {
  return cells.map((paragraph) => ({ paragraph }));
}

function planFile({ planPath }: SyncRecord): Inline {
  return { code: planPath ?? 'plan.json' };
}
