/** Renders the sections of a summary: failures, and what needs the attention of a person. Pure. */
import type { Block, Cell } from '../../text/document.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import type { RunEnding } from '../command.js';
import type { PushInputs } from './inputs.js';
import {
  buildFailureBlocks,
  keptAdvice,
  keptTable,
  limitedTable,
  navigationAdvice,
  problemTable,
  rejectedTable,
} from './page-blocks.js';
import type { PageStep } from './plan/steps.js';
import { describeKeptPages, type PushedPages } from './pushed-pages.js';
import type { PushRecord } from './record.js';

/** Rows per table; plan.json has all pages. */
export const MAX_ROWS = 200;
/** Rows that a summary shows unfolded. */
export const MAX_OPEN_ROWS = 20;

/** The pages that prune would delete, if they are too many. */
export function excessDeletes({ plan, stop }: PushRecord): readonly PageStep[] {
  const deletes = plan?.steps.filter(({ action }) => action === 'delete') ?? [];
  return stop && plan && deletes.length > plan.maxDeletes ? deletes : [];
}

export function failureBlocks(record: PushRecord, outcome: RunEnding['outcome'], planFile: string): Block[] {
  const { rejected, syntaxProblems, plan } = record;
  const blocks: Block[] = [];
  if (rejected.length > 0) blocks.push(rejectedTable(rejected, { rows: MAX_ROWS }));
  if (outcome === 'gate' && syntaxProblems.length > 0) {
    blocks.push(problemTable(syntaxProblems, { rows: MAX_ROWS }));
    blocks.push({ paragraph: ['Fix the pages, or set ', { code: 'syntax' }, ' to ', { code: 'none' }, '.'] });
  } else if (outcome === 'gate' && plan) {
    blocks.push(keptTable(plan.gated, { rows: MAX_ROWS, file: planFile }), {
      paragraph: keptAdvice(plan.gated, record),
    });
  }
  const deletes = excessDeletes(record);
  if (deletes.length > 0) {
    const table = limitedTable(['Page'], deletes, ({ path }) => [{ code: path }], { rows: MAX_ROWS, file: planFile });
    blocks.push({ details: `Pages that prune would delete (${formatCount(deletes.length)})`, blocks: [table] });
  }
  return [...blocks, ...buildFailureBlocks(record)];
}

export function keptBlocks(record: PushRecord, { kept }: PushedPages, planFile: string): Block[] {
  if (kept.length === 0) return [];
  return [
    {
      heading: describeKeptPages(kept),
      level: 3,
      sign: 'warning',
    },
    ...foldLong('Pages', kept.length, keptTable(kept, { rows: MAX_ROWS, file: planFile })),
    { paragraph: keptAdvice(kept, record) },
  ];
}

export function navigationBlocks({ notInNavigation }: PushRecord, inputs: PushInputs): Block[] {
  const count = notInNavigation.length;
  if (count === 0) return [];
  const table = limitedTable(['Page'], notInNavigation, (path) => [{ code: path }], { rows: MAX_ROWS });
  return [
    { heading: `Readers may not find ${pluralize(count, 'page')}`, level: 3, sign: 'warning' },
    {
      paragraph: [
        `The navigation doesn't list ${count === 1 ? 'this page' : 'these pages'}. `,
        ...navigationAdvice(count, inputs),
      ],
    },
    ...foldLong('Pages', count, table),
  ];
}

export function targetBlocks({ missingTargets }: PushRecord): Block[] {
  const count = missingTargets.length;
  if (count === 0) return [];
  return [
    {
      heading: `${pluralize(count, 'image or link leads', 'images or links lead')} nowhere`,
      level: 3,
      sign: 'warning',
    },
    ...foldLong('References', count, problemTable(missingTargets, { rows: MAX_ROWS })),
  ];
}

const LISTED_ADVICE: Cell = [
  'An entry of the navigation without a page breaks builds. Remove the entries in the dashboard, or set ',
  { code: 'navigation-group' },
  ' to let docs-ci do it.',
];

export function undeletedBlocks({ undeleted }: PushedPages, planFile: string): Block[] {
  if (undeleted.length === 0) return [];
  const isListed = undeleted.some(({ reason }) => reason === 'the navigation lists it');
  const table = limitedTable(['Page', 'Why'], undeleted, ({ path, reason }) => [{ code: path }, reason], {
    rows: MAX_ROWS,
    file: planFile,
  });
  return [
    { heading: `${pluralize(undeleted.length, "page wasn't", "pages weren't")} deleted`, level: 3, sign: 'warning' },
    ...foldLong('Pages', undeleted.length, table),
    ...(isListed ? [{ paragraph: LISTED_ADVICE }] : []),
  ];
}

export function manifestBlocks({ isManifestHidden, manifest }: PushRecord): Block[] {
  if (!isManifestHidden || manifest === undefined) return [];
  return [
    {
      paragraph: [
        "The service doesn't return the manifest ",
        { code: manifest },
        '. Every run compares all pages, and no page can be deleted.',
      ],
    },
  ];
}

export function leftBlocks({ left }: PushedPages): Block[] {
  if (left.length === 0) return [];
  return [
    {
      details: `Pages that the folder no longer has (${formatCount(left.length)})`,
      blocks: [
        {
          paragraph: [
            'They stay in the documentation project. To delete them, set ',
            { code: 'prune' },
            ' to ',
            { code: 'managed' },
            '.',
          ],
        },
        limitedTable(['Page'], left, ({ path }) => [{ code: path }], { rows: MAX_ROWS }),
      ],
    },
  ];
}

export function skippedBlocks({ skipped }: PushRecord): Block[] {
  if (skipped.length === 0) return [];
  const table = limitedTable(['File', 'Why'], skipped, ({ file, reason }) => [{ code: file }, reason], {
    rows: MAX_ROWS,
  });
  return [{ details: `Skipped files (${formatCount(skipped.length)})`, blocks: [table] }];
}

export function foldLong(title: string, count: number, block: Block): Block[] {
  return count <= MAX_OPEN_ROWS ? [block] : [{ details: `${title} (${formatCount(count)})`, blocks: [block] }];
}

/** After a warning, the changes need a heading, or they look like a part of it. Folded changes have a title already. */
export function titled(changes: readonly Block[], isAfterWarning: boolean): readonly Block[] {
  const isOpen = changes.some((block) => 'table' in block || 'plan' in block);
  return isAfterWarning && isOpen ? [{ heading: 'Changes', level: 3 }, ...changes] : changes;
}
