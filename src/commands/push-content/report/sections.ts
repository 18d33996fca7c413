/** Renders what summary and comment show about pages: problems, edits of the service, and the end of a build. Pure. */
import { findBuildError } from '../../../deployments/build-error.js';
import { buildErrorBlocks, buildLogBlocks } from '../../../deployments/describe-build.js';
import type { Block, Cell, Inline } from '../../../text/document.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import type { PageProblem } from '../folder/check-pages.js';
import type { PushInputs } from '../inputs.js';
import type { PageStep } from '../plan/steps.js';
import type { PushRecord, StopReason } from '../result.js';
import { changedGroup, describeKeptPages, FOREIGN, type PushedPages } from './pages.js';

/** Longer messages are shortened: parsers and services can quote a whole page. */
const MAX_MESSAGE_LENGTH = 500;
/** Rows per table; plan.json has all pages. */
export const MAX_ROWS = 200;
/** Rows that a summary shows unfolded. */
export const MAX_OPEN_ROWS = 20;

export interface TableLimit {
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

function problemTable(problems: readonly PageProblem[], limit: TableLimit): Block {
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

function keptTable(steps: readonly PageStep[], limit: TableLimit): Block {
  return limitedTable(['Page', 'What happened'], steps, ({ path, reason }) => [{ code: path }, reason], limit);
}

function pathTable(paths: readonly string[], limit: TableLimit): Block {
  return limitedTable(['Page'], paths, (path) => [{ code: path }], limit);
}

/** Says how to take edits into the repository, and how to write over them. */
export function keptAdvice(steps: readonly PageStep[], { files: { patch } }: Pick<PushRecord, 'files'>): Inline[] {
  const own = steps.filter(({ page }) => page);
  const sentences: Inline[][] = [];
  if (patch !== undefined) {
    const edits = own.length === 1 ? 'the edit' : 'the edits';
    sentences.push([`To take ${edits} into this repository, run `, { code: `git apply ${patch}` }, '.']);
  }
  if (own.length > 0) {
    const isFirstRun = own.every(({ reason }) => reason === FOREIGN);
    const purpose = own.length === 1 ? 'To replace it with the page' : 'To replace them with the pages';
    const [run, to] = isFirstRun ? ['run once with ', ' set to '] : ['set ', ' to '];
    sentences.push([`${purpose} of the folder, ${run}`, { code: 'on-edited' }, to, { code: 'overwrite' }, '.']);
  }
  if (own.length < steps.length)
    sentences.push([
      "The folder no longer has some of these pages. If you don't need them, delete them in the dashboard.",
    ]);
  return sentences.flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]));
}

/** Says what to do about pages that no group of the navigation lists. */
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
export function buildFailureBlocks({ deployment }: PushRecord, maxLogLines?: number): Block[] {
  if (deployment?.status !== 'error') return [];
  const error = findBuildError(deployment.logs ?? '');
  return [...(error ? buildErrorBlocks(error) : []), ...buildLogBlocks(deployment.logs, maxLogLines)];
}

/** Shows the pages that stopped a run. */
export function stopBlocks(reason: StopReason, record: PushRecord, limit: TableLimit): Block[] {
  switch (reason.kind) {
    case 'syntax':
      return [problemTable(reason.problems, { rows: limit.rows })];
    case 'edited':
      return [keptTable(reason.steps, limit), { paragraph: keptAdvice(reason.steps, record) }];
    case 'too-many-deletes': {
      const table = pathTable(
        reason.deletes.map(({ path }) => path),
        limit,
      );
      return [{ details: `Pages that prune would delete (${formatCount(reason.deletes.length)})`, blocks: [table] }];
    }
    default:
      return [];
  }
}

/** What needs the attention of a person, each with its heading. */
export function warningBlocks(record: PushRecord, inputs: PushInputs, pages: PushedPages, planFile: string): Block[] {
  const { kept, undeleted } = pages;
  const { check, hiddenManifest, navigationRaces } = record;
  const unlisted = record.plan?.unlisted ?? [];
  const limit = { rows: MAX_ROWS, file: planFile };
  const warning = (text: string): Block => ({ heading: text, level: 3, sign: 'warning' });
  const section = (count: number, blocks: () => Block[]): Block[] => (count === 0 ? [] : blocks());
  return [
    ...section(kept.length, () => [
      warning(describeKeptPages(kept)),
      ...foldLong('Pages', kept.length, keptTable(kept, limit)),
      { paragraph: keptAdvice(kept, record) },
    ]),
    ...section(unlisted.length, () => [
      warning(`Readers may not find ${pluralize(unlisted.length, 'page')}`),
      {
        paragraph: [
          `The navigation doesn't list ${unlisted.length === 1 ? 'this page' : 'these pages'}. `,
          ...navigationAdvice(unlisted.length, inputs),
        ],
      },
      ...foldLong('Pages', unlisted.length, pathTable(unlisted, { rows: MAX_ROWS })),
    ]),
    ...section(navigationRaces.length, () => [
      warning('The navigation was changed during the run'),
      { paragraph: [...navigationRaces, 'Correct the navigation in the dashboard.'].join(' ') },
    ]),
    ...problemBlocks(check),
    ...section(undeleted.length, () => undeletedBlocks(undeleted, limit)),
    ...section(hiddenManifest === undefined ? 0 : 1, () => [
      {
        paragraph: [
          "The service doesn't return the manifest ",
          { code: hiddenManifest ?? '' },
          '. Every run compares all pages, and no page can be deleted.',
        ],
      },
    ]),
  ];
}

/** What the check of the pages warns about. */
function problemBlocks({ syntaxWarnings, missingTargets }: PushRecord['check']): Block[] {
  const lists: [text: string, folded: string, problems: readonly PageProblem[]][] = [
    [pluralize(syntaxWarnings.length, 'warning about syntax', 'warnings about syntax'), 'Pages', syntaxWarnings],
    [
      `${pluralize(missingTargets.length, 'image or link leads', 'images or links lead')} nowhere`,
      'References',
      missingTargets,
    ],
  ];
  return lists.flatMap(([text, folded, problems]): Block[] => {
    if (problems.length === 0) return [];
    const table = problemTable(problems, { rows: MAX_ROWS });
    return [{ heading: text, level: 3, sign: 'warning' }, ...foldLong(folded, problems.length, table)];
  });
}

const LISTED_ADVICE: Cell = [
  'An entry of the navigation without a page breaks builds. Remove the entries in the dashboard, or set ',
  { code: 'navigation-group' },
  ' to let docs-ci do it.',
];

function undeletedBlocks(undeleted: PushedPages['undeleted'], limit: TableLimit): Block[] {
  const isListed = undeleted.some(({ reason }) => reason === 'the navigation lists it');
  const table = limitedTable(['Page', 'Why'], undeleted, ({ path, reason }) => [{ code: path }, reason], limit);
  const text = `${pluralize(undeleted.length, "page wasn't", "pages weren't")} deleted`;
  return [
    { heading: text, level: 3, sign: 'warning' },
    ...foldLong('Pages', undeleted.length, table),
    ...(isListed ? [{ paragraph: LISTED_ADVICE }] : []),
  ];
}

export function foldLong(title: string, count: number, block: Block): Block[] {
  return count <= MAX_OPEN_ROWS ? [block] : [{ details: `${title} (${formatCount(count)})`, blocks: [block] }];
}
