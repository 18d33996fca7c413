/** What sync-media tells of a run: outputs, summary. Pure, and works on a record that is half filled. */
import type { Block, Cell } from '../../text/document.js';
import { formatBytes } from '../../text/units.js';
import type { RunSummary, RunEnding } from '../command.js';
import type { Plan } from './plan/plan.js';
import { formatCount } from './progress.js';
import { countOf, type Result, type Status, type SyncRecord } from './record.js';
import { renderLines } from './render-lines.js';

/** Rows of a table in the summary; all of them are in plan.json and result.json's counts. */
const MAX_ROWS = 200;

const STATUSES: readonly Status[] = ['added', 'replaced', 'reused', 'imported', 'alt-updated', 'deleted', 'failed'];

export function reportSync(
  record: SyncRecord,
  inputs: { readonly lockFile: string; readonly dryRun: boolean },
  ending: RunEnding,
): RunSummary {
  const { plan } = record;
  const counts = Object.fromEntries(STATUSES.map((status) => [status, countOf(record, status)]));
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
      ...withoutAltBlocks(plan),
      ...referenceBlocks(record),
      ...skippedBlocks(record),
    ],
  };
}

function failureBlocks(failed: readonly Result[], record: SyncRecord): Block[] {
  if (failed.length === 0) return [];
  const rows = failed.map((result): Cell[] => [{ code: result.key }, result.reason, adviceOn(result, record) ?? '']);
  return [{ heading: 'Failed', level: 3 }, table(['File', 'Why', 'What to do'], rows)];
}

/** What to do about a file that failed. */
export function adviceOn({ statusCode, key, sizeBytes }: Result, { storage }: SyncRecord): string | undefined {
  switch (statusCode) {
    case 413: {
      const limit = storage && largestFile(storage.limits, kindOf(key));
      const size = sizeBytes === undefined ? '' : ` It has ${formatBytes(sizeBytes)}.`;
      return limit === undefined
        ? `The file is larger than the plan allows.${size} Make it smaller.`
        : `Files of this kind may have at most ${formatBytes(limit)} on this plan.${size} Make it smaller, or ask for a larger plan.`;
    }
    case 415:
      return 'The service does not take this type, or the content is not what the ending says; a replacement must have the type of the original. SVG files must hold neither scripts nor embedded content.';
    case 507:
      return storage
        ? `The organization uses ${formatBytes(storage.usedBytes)} of ${formatBytes(storage.quotaBytes)}. Delete files that nobody needs, or ask for more storage.`
        : 'The storage of the organization is full. Delete files that nobody needs, or ask for more storage.';
    case 404:
      return 'Somebody deleted it from the library meanwhile. Run this again.';
    default:
      return undefined;
  }
}

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['image', /\.(png|jpe?g|gif|webp|svg|avif|ico)$/i],
  ['video', /\.(mp4|webm|mov)$/i],
  ['audio', /\.(mp3|wav|ogg|m4a|aac)$/i],
  ['archive', /\.(zip|t?gz|tar)$/i],
  ['font', /\.(woff2?|ttf|otf)$/i],
  ['data', /\.(csv|tsv|json|ya?ml|xml|txt|log|mdx?)$/i],
];

function kindOf(key: string): string {
  return KINDS.find(([, pattern]) => pattern.test(key))?.[0] ?? 'document';
}

/** The shape of `limits` is not agreed [?]: numbers by kind, objects by kind, or a list of either is understood. */
export function largestFile(limits: unknown, kind: string): number | undefined {
  if (Array.isArray(limits)) {
    const one = limits.find(
      (item: unknown) => typeof item === 'object' && item !== null && Object.values(item).includes(kind),
    ) as unknown;
    return firstNumber(one);
  }
  if (typeof limits !== 'object' || limits === null) return undefined;
  const [, value] = Object.entries(limits).find(([name]) => name.toLowerCase().startsWith(kind)) ?? [];
  return firstNumber(value);
}

function firstNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.values(value).find((one) => typeof one === 'number');
}

function countBlocks(record: SyncRecord): Block[] {
  if (!record.plan) return [];
  const { unchanged, skipped, rewritten } = record;
  const rows: (readonly [string, number])[] = [
    ['Added', countOf(record, 'added')],
    ['Replaced', countOf(record, 'replaced')],
    ['Were in the library already', countOf(record, 'reused')],
    ['Imported', countOf(record, 'imported')],
    ['Alt texts set', countOf(record, 'alt-updated')],
    ['Deleted', countOf(record, 'deleted')],
    ['Unchanged', unchanged],
    ['Failed', countOf(record, 'failed')],
    ['Skipped', skipped.length],
    ['References rewritten', rewritten],
  ];
  const shown = rows.filter(([name, count]) => count > 0 || name === 'Unchanged');
  return [
    table(
      ['', 'Files'],
      shown.map(([name, count]) => [name, formatCount(count)]),
    ),
  ];
}

function changeBlocks(results: readonly Result[]): Block[] {
  if (results.length === 0) return [];
  const rows = results.map(({ key, status, url, reason }): Cell[] => [
    status,
    url === undefined ? { code: key } : { link: url, text: key },
    reason,
  ]);
  return [{ heading: 'Changes', level: 3 }, table(['What', 'File', 'Why'], rows)];
}

/** A plan as a table: everything but what stays as it is. */
export function planBlocks(plan: Plan): Block[] {
  const rows: Cell[][] = [];
  let unchanged = 0;
  for (const [action, key, why] of planRows(plan)) {
    if (action === 'unchanged') unchanged += 1;
    else rows.push([action, { code: key }, why]);
  }
  const stays: Block = { paragraph: `${formatCount(unchanged)} files stay as they are.` };
  return rows.length === 0 ? [stays] : [{ heading: 'Plan', level: 3 }, table(['What', 'File', 'Why'], rows), stays];
}

/** Every step as action, what it is about, and why: conflicts first, then in the order of their execution. */
function* planRows(plan: Plan): Generator<readonly [action: string, key: string, reason: string]> {
  for (const { path, reason } of plan.conflicts) yield ['conflict', path, reason];
  for (const action of ['replace', 'add'] as const) {
    for (const step of plan.files) if (step.action === action) yield [action, step.file.path, step.reason];
  }
  for (const { wanted, reason } of plan.imports) yield ['import', wanted.url, reason];
  for (const { key, reason } of plan.alts) yield ['alt', key, reason];
  for (const { media, reason } of plan.deletes) yield ['delete', media.name, reason];
  for (const step of plan.files) {
    if (step.action === 'unchanged') yield ['unchanged', step.file.path, step.reason];
  }
}

/** plan.json: one line a step, so that two plans can be compared as text. */
export function* renderPlan(plan: Plan): Generator<string> {
  const withoutAlt = JSON.stringify(plan.withoutAlt);
  yield `{\n  "schemaVersion": 1,\n  "mostDeletes": ${plan.mostDeletes},\n  "withoutAlt": ${withoutAlt},\n  "steps": `;
  yield* renderLines('[', planRows(plan), ([action, file, reason]) => JSON.stringify({ action, file, reason }), ']');
  yield '\n}\n';
}

/** media-map.json: path below the folder → address. */
export function* renderMap({ files }: Plan, { placed }: SyncRecord): Generator<string> {
  const known = files.map(({ file }) => file.path).filter((path) => placed.has(path));
  const renderOne = (path: string): string => `${JSON.stringify(path)}: ${JSON.stringify(placed.get(path)?.url)}`;
  yield* renderLines('{', known, renderOne, '}');
  yield '\n';
}

function withoutAltBlocks(plan: Plan | undefined): Block[] {
  if (!plan || plan.withoutAlt.length === 0) return [];
  return [
    details(
      'Images without an alt text',
      plan.withoutAlt.map((path) => ({ code: path })),
    ),
  ];
}

function referenceBlocks({ brokenReferences }: SyncRecord): Block[] {
  if (brokenReferences.length === 0) return [];
  const rows = brokenReferences.map(({ page, line, target }): Cell[] => [
    { code: `${page}:${line}` },
    { code: target },
  ]);
  return [{ heading: 'References to files that do not exist', level: 3 }, table(['Where', 'Reference'], rows)];
}

function skippedBlocks({ skipped }: SyncRecord): Block[] {
  if (skipped.length === 0) return [];
  return [
    details(
      'Files that were skipped',
      skipped.map(({ path, reason }): Cell => [{ code: path }, `: ${reason}`]),
    ),
  ];
}

function details(title: string, items: readonly Cell[]): Block {
  return {
    details: `${title} (${formatCount(items.length)})`,
    blocks: [{ list: cut(items, (left) => `${left} more`) }],
  };
}

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): Block {
  return { table: { head, rows: cut(rows, (left) => [`${left} more`]) } };
}

function cut<T>(items: readonly T[], more: (left: string) => T): readonly T[] {
  if (items.length <= MAX_ROWS) return items;
  return [...items.slice(0, MAX_ROWS), more(formatCount(items.length - MAX_ROWS))];
}
