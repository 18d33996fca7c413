/** Renders what summary and comment both show: problems of pages, edits of the service, and the end of a build. Pure. */
import { buildErrorBlocks, buildLogBlocks } from '../../deployments/describe-build.js';
import type { Block, Cell, Inline } from '../../text/document.js';
import { formatCount } from '../../text/pluralize.js';
import { shorten } from '../../text/width.js';
import type { PageProblem } from './folder/check-pages.js';
import type { PushInputs } from './inputs.js';
import type { PageStep } from './plan/steps.js';
import { changedGroup, FOREIGN } from './pushed-pages.js';
import type { PushRecord, RejectedPage } from './record.js';

/** Longer messages are shortened: parsers and services can quote a whole page. */
const MAX_MESSAGE_LENGTH = 500;

interface TableLimit {
  readonly rows: number;
  /** The file that lists the other rows, too. */
  readonly file?: string;
}

/** A table of the first items. Its last row counts the others. */
export function limitedTable<T>(
  head: readonly string[],
  items: readonly T[],
  rowOf: (item: T) => Cell[],
  { rows: limit, file }: TableLimit,
): Block {
  const hidden = items.length - limit;
  const rows = items.slice(0, limit).map(rowOf);
  const listed: Inline[] = file === undefined ? [] : [', listed in ', { code: file }];
  const more: Cell[][] = hidden > 0 ? [[[`${formatCount(hidden)} more`, ...listed]]] : [];
  return { table: { head, rows: [...rows, ...more], align: head.map(() => 'left') } };
}

/** Returns `a, b and 3 more`, the names as code. */
export function codeList(names: readonly string[], limit: number): Inline[] {
  const hidden = names.length - limit;
  const items: Inline[] = names.slice(0, limit).map((name) => ({ code: name }));
  if (hidden > 0) items.push(`${formatCount(hidden)} more`);
  return items.flatMap((item, index) => {
    if (index === 0) return [item];
    return [index === items.length - 1 ? ' and ' : ', ', item];
  });
}

export function problemTable(problems: readonly PageProblem[], limit: TableLimit): Block {
  return limitedTable(
    ['Where', 'Problem'],
    problems,
    ({ file, line, column, message }) => [
      { code: `${file}:${line}${column === undefined ? '' : `:${column}`}` },
      shorten(message, MAX_MESSAGE_LENGTH),
    ],
    limit,
  );
}

export function rejectedTable(rejected: readonly RejectedPage[], limit: TableLimit): Block {
  return limitedTable(
    ['Page', 'Why'],
    rejected,
    ({ path, reason }) => [{ code: path }, shorten(reason, MAX_MESSAGE_LENGTH)],
    limit,
  );
}

export function keptTable(steps: readonly PageStep[], limit: TableLimit): Block {
  return limitedTable(['Page', 'What happened'], steps, ({ path, reason }) => [{ code: path }, reason], limit);
}

/** Says how to take edits into the repository, and how to write over them. */
export function keptAdvice(steps: readonly PageStep[], { patchPath }: Pick<PushRecord, 'patchPath'>): Inline[] {
  const own = steps.filter(({ page }) => page);
  const sentences: Inline[][] = [];
  if (patchPath !== undefined) {
    const edits = own.length === 1 ? 'the edit' : 'the edits';
    sentences.push([`To take ${edits} into this repository, run `, { code: `git apply ${patchPath}` }, '.']);
  }
  if (own.length > 0) {
    const isFirstRun = own.every(({ reason }) => reason === FOREIGN);
    const purpose = own.length === 1 ? 'To replace it with the page' : 'To replace them with the pages';
    const run = isFirstRun ? 'run once with ' : 'set ';
    sentences.push([
      `${purpose} of the folder, ${run}`,
      { code: 'on-edited' },
      isFirstRun ? ' set to ' : ' to ',
      { code: 'overwrite' },
      '.',
    ]);
  }
  if (own.length < steps.length)
    sentences.push([
      "The folder no longer has some of these pages. If you don't need them, delete them in the dashboard.",
    ]);
  return sentences.flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]));
}

/** Names the pages that no group of the navigation lists, and what to do. */
export function navigationAdvice(count: number, { navigationGroup }: Pick<PushInputs, 'navigationGroup'>): Inline[] {
  const add = `Add ${count === 1 ? 'the page' : 'the pages'} to the navigation in the dashboard`;
  return navigationGroup === undefined
    ? [`${add}, or set `, { code: 'navigation-group' }, ' to let docs-ci do it.']
    : [`${add}.`];
}

/** Says that the run changed a group of the navigation. */
export function changedGroupBlocks(record: PushRecord, { dryRun }: Pick<PushInputs, 'dryRun'>): Block[] {
  const group = changedGroup(record, dryRun);
  if (group === undefined) return [];
  const verb = dryRun ? ' of the navigation would be updated.' : ' of the navigation was updated.';
  return [{ paragraph: ['The group ', { code: group }, verb] }];
}

/** Shows the error of a failed build and the end of its log; nothing if the build didn't fail. */
export function buildFailureBlocks({ buildError, deployment }: PushRecord, maxLogLines?: number): Block[] {
  if (deployment?.status !== 'error') return [];
  return [...(buildError ? buildErrorBlocks(buildError) : []), ...buildLogBlocks(deployment.logs, maxLogLines)];
}
