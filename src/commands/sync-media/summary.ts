/** Summarizes a run: outputs, summary and ending. Pure, and works on a record that is filled only in part. */
import type { HelpTopic } from '../../api/errors.js';
import type { Block, Cell } from '../../text/document.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import type { Ending, RunEnding, RunSummary } from '../command.js';
import { adviceFor } from './failure-advice.js';
import { planRows } from './plan/render-plan.js';
import type { Plan } from './plan/steps.js';
import { countResults, type Result, type Status, type SyncRecord } from './record.js';

/** Rows per table; plan.json has all of them. */
const MAX_ROWS = 200;

const STATUSES: readonly Status[] = ['added', 'replaced', 'reused', 'imported', 'alt-updated', 'deleted', 'failed'];

export function summarizeSync(
  record: SyncRecord,
  inputs: { readonly lockFile: string; readonly dryRun: boolean },
  ending: RunEnding,
): RunSummary {
  const { plan } = record;
  const counts = Object.fromEntries(STATUSES.map((status) => [status, countResults(record, status)]));
  const failed = record.results.filter(({ status }) => status === 'failed');
  return {
    outputs: {
      ...counts,
      unchanged: record.unchanged,
      skipped: record.skipped.length,
      changed: record.results.some(({ status }) => status !== 'failed' && status !== 'reused'),
      complete: record.complete && ending.outcome !== 'timed-out',
      'media-map': record.mapPath,
      plan: record.planPath,
      rewritten: record.rewritten,
      'lock-file': inputs.dryRun ? undefined : record.lockPath,
    },
    counts: { ...counts, unchanged: record.unchanged, skipped: record.skipped.length, rewritten: record.rewritten },
    summary: [
      ...failureBlocks(failed, record),
      ...(plan && inputs.dryRun ? planBlocks(plan) : countBlocks(record)),
      ...(inputs.dryRun ? [] : changeBlocks(record.results.filter(({ status }) => status !== 'failed'))),
      ...missingAltTextBlocks(plan),
      ...referenceBlocks(record),
      ...skippedBlocks(record),
    ],
    brief: briefBlocks(record, inputs.dryRun, ending),
  };
}

/** Rows of the list in a terminal; plan.json has all of them. */
const MAX_BRIEF_ROWS = 10;

function briefBlocks(record: SyncRecord, isDryRun: boolean, { outcome }: RunEnding): Block[] {
  const { plan, results, brokenReferences, planPath } = record;
  const failures = results
    .filter(({ status }) => status === 'failed')
    .map((result) => `failed ${result.key}: ${[result.reason, adviceFor(result, record)].filter(Boolean).join('. ')}`);
  const changes = isDryRun && plan ? plannedChanges(plan) : madeChanges(results);
  const shown = changes.slice(0, MAX_BRIEF_ROWS);
  const hiddenCount = changes.length - shown.length;
  const more = hiddenCount === 0 ? [] : [`and ${formatCount(hiddenCount)} more, listed in ${planPath ?? 'plan.json'}`];
  const broken =
    brokenReferences.length === 0 ? [] : [`${pluralize(brokenReferences.length, 'broken reference')}, see above`];
  // The log has each failed file, except after an outage, which it reports once.
  const list = [...(outcome === 'unavailable' ? failures : []), ...shown, ...more, ...broken];
  return list.length === 0 ? [] : [{ list }];
}

function plannedChanges(plan: Plan): string[] {
  return [...planRows(plan)]
    .filter(([action]) => action !== 'unchanged')
    .map(([action, key, reason]) => `${action} ${key}: ${reason}`);
}

/** One line per file: an alt text that was set for a new file is no line of its own. */
function madeChanges(results: readonly Result[]): string[] {
  const made = results.filter(({ status }) => status !== 'failed');
  const files = new Set(made.filter(({ status }) => status !== 'alt-updated').map(({ key }) => key));
  return made
    .filter(({ key, status }) => status !== 'alt-updated' || !files.has(key))
    .map(({ key, status }) => `${status} ${key}`);
}

/** Why files that the plan deletes must stay. */
export interface PruneBlock {
  readonly reason: string;
  /** The run fails before it changes anything. */
  readonly stopsRun?: true;
  /** The run doesn't fail with `fail-on: none`, because failed files are the cause. */
  readonly isForgivable?: true;
  readonly topic?: HelpTopic;
}

/** How a run ends that has applied its plan, and what it warns of. @param folder as messages show it */
export function endingOf(
  record: SyncRecord,
  folder: string,
  failOn: 'any' | 'none',
  block: PruneBlock | undefined,
): { readonly ending: Ending; readonly warnings: readonly string[] } {
  const failed = countResults(record, 'failed');
  const changes = describeChanges(record, folder);
  const failures = describeFailures(failed);
  const isForgiven = failed > 0 && failOn === 'none' && (!block || block.isForgivable);
  if (isForgiven) {
    const warnings = [...(block ? [block.reason] : []), failures];
    return { ending: { outcome: 'done', message: changes }, warnings };
  }
  const parts = [...(failed > 0 ? [failures] : []), changes, ...(block ? [block.reason] : [])];
  const ending = {
    outcome: parts.length > 1 ? 'failed' : 'done',
    message: parts.join(' '),
    topic: block?.topic,
  } as const;
  return { ending, warnings: [] };
}

function describeFailures(failed: number): string {
  return `${pluralize(failed, 'file')} failed. The log says how to fix ${failed === 1 ? 'it' : 'each one'}.`;
}

function describeChanges(record: SyncRecord, folder: string): string {
  const parts = (['added', 'replaced', 'reused', 'imported', 'deleted'] as const)
    .map((status) => [countResults(record, status), status] as const)
    .filter(([count]) => count > 0)
    .map(([count, status]) => `${formatCount(count)} ${status}`);
  const altTexts = countResults(record, 'alt-updated');
  if (altTexts > 0) parts.push(`${pluralize(altTexts, 'alt text')} set`);
  if (record.unchanged > 0) parts.push(`${formatCount(record.unchanged)} unchanged`);
  return parts.length === 0 ? `Nothing was synced from ${folder}.` : `Synced ${folder}: ${parts.join(', ')}.`;
}

function failureBlocks(failed: readonly Result[], record: SyncRecord): Block[] {
  if (failed.length === 0) return [];
  const rows = failed.map((result): Cell[] => [{ code: result.key }, result.reason, adviceFor(result, record) ?? '']);
  return [{ heading: 'Failed', level: 3 }, table(['File', 'Reason', 'What to do'], rows)];
}

function countBlocks(record: SyncRecord): Block[] {
  // A run that stopped before its first change has nothing to count.
  if (record.results.length === 0 && record.unchanged === 0) return [];
  const { unchanged, skipped, rewritten } = record;
  const rows: (readonly [string, number])[] = [
    ['Added', countResults(record, 'added')],
    ['Replaced', countResults(record, 'replaced')],
    ['Already in the library', countResults(record, 'reused')],
    ['Imported', countResults(record, 'imported')],
    ['Alt texts set', countResults(record, 'alt-updated')],
    ['Deleted', countResults(record, 'deleted')],
    ['Unchanged', unchanged],
    ['Failed', countResults(record, 'failed')],
    ['Skipped', skipped.length],
    ['References rewritten', rewritten],
  ];
  const shown = rows.filter(([name, count]) => count > 0 || name === 'Unchanged');
  const cells = shown.map(([name, count]) => [name, formatCount(count)]);
  return [table(['Result', 'Count'], cells)];
}

function changeBlocks(results: readonly Result[]): Block[] {
  if (results.length === 0) return [];
  const rows = results.map(({ key, status, url, reason }): Cell[] => [
    status === 'alt-updated' ? 'alt text set' : status,
    url === undefined ? { code: key } : { link: url, text: key },
    reason,
  ]);
  return [{ heading: 'Changes', level: 3 }, table(['Change', 'File', 'Reason'], rows)];
}

function planBlocks(plan: Plan): Block[] {
  const rows: Cell[][] = [];
  let unchanged = 0;
  for (const [action, key, reason] of planRows(plan)) {
    if (action === 'unchanged') unchanged += 1;
    else rows.push([action === 'alt' ? 'set alt text' : action, { code: key }, reason]);
  }
  const rest: Block = { paragraph: `${pluralize(unchanged, 'file is', 'files are')} unchanged.` };
  return rows.length === 0 ? [rest] : [{ heading: 'Plan', level: 3 }, table(['Step', 'File', 'Reason'], rows), rest];
}

function missingAltTextBlocks(plan: Plan | undefined): Block[] {
  if (!plan || plan.missingAltTexts.length === 0) return [];
  const items = plan.missingAltTexts.map((key) => ({ code: key }));
  return [details('Images without alt text', items)];
}

function referenceBlocks({ brokenReferences }: SyncRecord): Block[] {
  if (brokenReferences.length === 0) return [];
  const rows = brokenReferences.map(({ page, line, target }): Cell[] => [
    { code: `${page}:${line}` },
    { code: target },
  ]);
  return [{ heading: 'Broken references', level: 3 }, table(['Page', 'Reference'], rows)];
}

function skippedBlocks({ skipped }: SyncRecord): Block[] {
  if (skipped.length === 0) return [];
  const items = skipped.map(({ path, reason }): Cell => [{ code: path }, `: ${reason}`]);
  return [details('Skipped files', items)];
}

function details(title: string, items: readonly Cell[]): Block {
  return {
    details: `${title} (${formatCount(items.length)})`,
    blocks: [{ list: limitRows(items, (rest) => `${rest} more`) }],
  };
}

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): Block {
  return { table: { head, rows: limitRows(rows, (rest) => [`${rest} more`]) } };
}

function limitRows<T>(rows: readonly T[], describeRest: (count: string) => T): readonly T[] {
  if (rows.length <= MAX_ROWS) return rows;
  return [...rows.slice(0, MAX_ROWS), describeRest(formatCount(rows.length - MAX_ROWS))];
}
