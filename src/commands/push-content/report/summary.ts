/** Summarizes a run: outputs, title, summary and annotations. Pure, and works on facts that are filled only in part. */
import { buildDuration } from '../../../deployments/describe-build.js';
import { phaseOf } from '../../../deployments/phase.js';
import type { Block, Cell, Inline, PlannedChange } from '../../../text/document.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { formatDuration } from '../../../text/units.js';
import type { RunEnding, RunSummary } from '../../command.js';
import type { PushInputs } from '../inputs.js';
import type { PageStep } from '../plan/steps.js';
import type { PushRecord } from '../result.js';
import { annotationsOf } from './annotations.js';
import { countsOf, stateOutputs } from './outputs.js';
import { changedGroup, countUnread, describeChanges, hasPages, type PushedPages, pushedPages } from './pages.js';
import {
  buildFailureBlocks,
  changedGroupBlocks,
  foldLong,
  keptAdvice,
  limitedTable,
  MAX_OPEN_ROWS,
  MAX_ROWS,
  stopBlocks,
  type TableLimit,
  warningBlocks,
} from './sections.js';
import { branchOf, headlineOf, previewName, siteUrl } from './words.js';

/** Rows of a list in a terminal. */
const MAX_BRIEF_ROWS = 10;

export function summarizePush(record: PushRecord, inputs: PushInputs, ending: RunEnding): RunSummary {
  const pages = pushedPages(record, inputs.dryRun);
  const counts = countsOf(record, inputs, pages);
  const url = record.deployment?.url ?? undefined;
  // Readers only miss pages that are there, or are to come.
  const isOfInterest = ending.outcome === 'done' || record.progress === 'done';
  const shown: PushRecord =
    isOfInterest || !record.plan ? record : { ...record, plan: { ...record.plan, unlisted: [] } };
  const blocks = inputs.mode === 'remove' ? removeBlocks(record) : pageBlocks(record, inputs, pages, ending);
  return {
    outputs: { ...counts, ...stateOutputs(record, inputs, pages) },
    counts,
    headline: headlineOf(record, inputs, ending),
    includesMessage: includesMessage(record, ending),
    summary: [...blocks, ...detailBlocks(record, inputs, ending)],
    brief: briefBlocks(shown, inputs, pages),
    annotations: annotationsOf(shown, pages),
    links: url === undefined ? [] : [{ label: inputs.mode === 'propose' ? 'Preview' : 'Documentation', url }],
  };
}

/** True if the title and the blocks say what the message says. */
function includesMessage({ result, deployment }: PushRecord, { outcome }: RunEnding): boolean {
  if (outcome === 'gate') return true;
  const isTakenBack = result?.kind === 'taken-back';
  return outcome === 'done' ? !isTakenBack : deployment?.status === 'error' && Boolean(deployment.logs);
}

function pageBlocks(record: PushRecord, inputs: PushInputs, pages: PushedPages, { outcome }: RunEnding): Block[] {
  const { result, files } = record;
  const limit = { rows: MAX_ROWS, file: files.plan ?? 'plan.json' };
  const isOfInterest = outcome === 'done' || record.progress === 'done' || pages.changes.length > 0;
  const warnings = isOfInterest ? warningBlocks(record, inputs, pages, limit.file) : [];
  const changes = isOfInterest ? titled(changeBlocks(pages, inputs, limit), warnings.length > 0) : [];
  return [
    ...(result?.kind === 'stopped' ? stopBlocks(result.reason, record, limit) : []),
    ...(result?.kind === 'stopped' && result.reason.kind === 'syntax' ? [SYNTAX_ADVICE] : []),
    ...buildFailureBlocks(record),
    ...(outcome === 'done' ? leadBlocks(record, inputs, pages) : []),
    ...warnings,
    ...changes,
    ...(isOfInterest ? leftBlocks(pages) : []),
    ...(isOfInterest ? unreadBlocks(record, inputs) : []),
    ...skippedBlocks(record),
  ];
}

const SYNTAX_ADVICE: Block = {
  paragraph: ['Fix the pages, or set ', { code: 'syntax' }, ' to ', { code: 'none' }, '.'],
};

function removeBlocks({ result }: PushRecord): Block[] {
  const hasBranches = result && 'branches' in result && result.branches.length > 0;
  if (!hasBranches) return [];
  return result.kind === 'removed'
    ? [{ paragraph: 'The pages of the deployment branch are unchanged.' }]
    : [{ paragraph: ['Run without ', { code: 'dry-run' }, ' to delete the branch.'] }];
}

/** What happened, and where to see it. */
function leadBlocks(record: PushRecord, inputs: PushInputs, pages: PushedPages): Block[] {
  if (record.result?.kind === 'older-run') {
    const advice: Inline[] = ['To push these pages anyway, set ', { code: 'on-older-run' }, ' to ', { code: 'push' }];
    return [{ paragraph: [...advice, '. On GitHub, you can also start this run again.'] }];
  }
  if (record.result?.kind === 'taken-back') return [];
  if (!hasPages(record))
    return [
      {
        paragraph: [
          'Check ',
          { code: 'path' },
          ' and ',
          { code: 'include' },
          ', and that the repository is checked out.',
        ],
      },
    ];
  const link = linkOf(record, inputs);
  return [
    ...(link.length > 0 ? [{ paragraph: link }] : []),
    ...countsParagraph(pages, inputs, changedGroup(record, inputs.dryRun) !== undefined),
    ...changedGroupBlocks(record, inputs),
    ...(inputs.mode === 'propose' ? nextStepBlocks(record) : []),
  ];
}

/** The site or the preview, or why it isn't there yet. */
function linkOf(record: PushRecord, { mode, dryRun }: PushInputs): Inline[] {
  const { deployment, deploymentBranch } = record;
  const branch = branchOf(record);
  const isPreview = mode === 'propose';
  if (dryRun) return [];
  if (!deployment) {
    if (branch === undefined || record.commits.count === 0) return [];
    return [
      branch === deploymentBranch ? 'The service deploys the branch ' : 'The pages are on the branch ',
      { code: branch },
      '.',
    ];
  }
  if (phaseOf(deployment) === 'in-progress')
    return [`The ${isPreview ? 'preview' : 'deployment'} continues on the service.`];
  const url = siteUrl(record);
  if (url === undefined) return [];
  const duration = buildDuration(deployment);
  return [
    { link: url, text: isPreview ? `Open the ${previewName(record)}` : new URL(url).host, isMain: true },
    ...(isPreview && branch !== undefined ? [' of ', { code: branch }] : []),
    ...(duration === undefined ? [] : [` · built in ${duration}`]),
  ];
}

function countsParagraph(
  { changes, unchangedCount }: PushedPages,
  { dryRun }: PushInputs,
  isGroupChanged: boolean,
): Block[] {
  if (dryRun) {
    const unchanged =
      unchangedCount === 0 ? '' : `${pluralize(unchangedCount, 'page stays', 'pages stay')} unchanged. `;
    const advice: Inline[] =
      changes.length === 0 && !isGroupChanged ? [] : ['Run without ', { code: 'dry-run' }, ' to push.'];
    return unchanged === '' && advice.length === 0 ? [] : [{ paragraph: [unchanged, ...advice] }];
  }
  // Without changes, the title says the rest.
  if (changes.length === 0) return [];
  const unchanged = unchangedCount === 0 ? '' : `, ${formatCount(unchangedCount)} unchanged`;
  return [{ paragraph: [{ strong: describeChanges(changes) }, `${unchanged}.`] }];
}

/** How people publish a proposal. */
function nextStepBlocks({ pullRequest, target, result }: PushRecord): Block[] {
  if (pullRequest) {
    const { number, title } = pullRequest;
    return [{ paragraph: `The documentation project has an open pull request for the branch: ${title} (${number}).` }];
  }
  if (target === undefined || result?.kind !== 'proposed') return [];
  return [
    { paragraph: ['To publish the pages, merge the branch ', { code: target }, ' in the documentation project.'] },
  ];
}

function changeBlocks({ changes }: PushedPages, { dryRun }: PushInputs, limit: TableLimit): readonly Block[] {
  if (changes.length === 0) return [];
  if (!dryRun) return foldLong('Changes', changes.length, changeTable(changes, limit));
  const hidden = changes.length - MAX_ROWS;
  const blocks: Block[] = [{ plan: changes.slice(0, MAX_ROWS).map(plannedChange) }];
  if (hidden > 0)
    blocks.push({ paragraph: [`${formatCount(hidden)} more, listed in `, { code: limit.file ?? 'plan.json' }] });
  return changes.length <= MAX_OPEN_ROWS ? blocks : [{ details: `Plan (${formatCount(changes.length)})`, blocks }];
}

/** After a warning, the changes need a heading, or they look like a part of it. Folded changes have a title already. */
function titled(changes: readonly Block[], isAfterWarning: boolean): readonly Block[] {
  const isOpen = changes.some((block) => 'table' in block || 'plan' in block);
  return isAfterWarning && isOpen ? [{ heading: 'Changes', level: 3 }, ...changes] : changes;
}

const SIGN = { create: 'added', update: 'changed', delete: 'removed' } as const;
const PAST = { create: 'created', update: 'updated', delete: 'deleted' } as const;

type ChangeAction = keyof typeof SIGN;

function changeTable(changes: readonly PageStep[], limit: TableLimit): Block {
  return limitedTable(
    ['Change', 'Page', 'Why'],
    changes,
    (step): Cell[] => {
      const action = step.action as ChangeAction;
      return [[{ sign: SIGN[action] }, ` ${PAST[action]}`], { code: step.path }, describeReason(step)];
    },
    limit,
  );
}

function plannedChange(step: PageStep): PlannedChange {
  return { change: SIGN[step.action as ChangeAction], columns: [step.action, step.path, describeReason(step)] };
}

function describeReason({ reason, movedFrom, isOldKept, replaces }: PageStep): string {
  if (movedFrom !== undefined) return `moved from ${movedFrom}${isOldKept ? ', which stays' : ''}`;
  return replaces === undefined ? reason : `${reason}, replaces ${replaces}`;
}

function leftBlocks({ left }: PushedPages): Block[] {
  if (left.length === 0) return [];
  const advice: Cell = [
    'They stay in the documentation project. To delete them, set ',
    { code: 'prune' },
    ' to ',
    { code: 'managed' },
    '.',
  ];
  const table = limitedTable(['Page'], left, ({ path }) => [{ code: path }], { rows: MAX_ROWS });
  return [
    {
      details: `Pages that the folder no longer has (${formatCount(left.length)})`,
      blocks: [{ paragraph: advice }, table],
    },
  ];
}

/** Only matters where an edit decides what happens. */
function unreadBlocks(record: PushRecord, { onEdited }: PushInputs): Block[] {
  const count = countUnread(record);
  if (onEdited === 'keep' || count === 0) return [];
  const pages = pluralize(count, 'page was', 'pages were');
  return [
    {
      paragraph: [
        `${pages} compared by size only, so an edit that keeps the size isn't found. To compare every text, set `,
        { code: 'manifest' },
        ' to ',
        { code: 'none' },
        '.',
      ],
    },
  ];
}

function skippedBlocks({ skipped }: PushRecord): Block[] {
  if (skipped.length === 0) return [];
  const table = limitedTable(['File', 'Why'], skipped, ({ file, reason }) => [{ code: file }, reason], {
    rows: MAX_ROWS,
  });
  return [{ details: `Skipped files (${formatCount(skipped.length)})`, blocks: [table] }];
}

function detailBlocks(record: PushRecord, { to }: PushInputs, { durationMs }: RunEnding): Block[] {
  const { source, commits, deployment, manifest, files } = record;
  if (!record.plan) return [];
  const code = (text: string | undefined): Cell | undefined => (text === undefined ? undefined : { code: text });
  const unread = countUnread(record);
  const facts: (readonly [string, Cell | undefined])[] = [
    ['Source', code(source)],
    ['Folder of the project', code(to)],
    ['Branch', code(branchOf(record))],
    ['Commits', commits.count === 0 ? undefined : formatCount(commits.count)],
    ['Last commit', code(commits.sha)],
    ['Deployment', code(deployment?.deploymentId)],
    ['Status', deployment?.status],
    ['Manifest', code(manifest)],
    ['Compared by size only', unread === 0 ? undefined : pluralize(unread, 'page')],
    ['Plan', code(files.plan)],
    ['Differences', code(files.changes)],
    ['Duration', formatDuration(durationMs)],
  ];
  const known = facts.filter((fact): fact is readonly [string, Cell] => fact[1] !== undefined);
  return [{ details: 'Details', blocks: [{ facts: known }] }];
}

function briefBlocks(record: PushRecord, { dryRun }: PushInputs, { changes, kept }: PushedPages): Block[] {
  const { check, files, result } = record;
  const reason = result?.kind === 'stopped' ? result.reason : undefined;
  // Too many deletes stop the run: then they are what matters.
  const deletes = reason?.kind === 'too-many-deletes' ? reason.deletes : [];
  const shown = reason && !dryRun ? deletes : changes;
  const unlisted = record.plan?.unlisted?.length ?? 0;
  const syntax = reason?.kind === 'syntax' ? reason.problems : [];
  const list: Cell[] = [
    ...rest(shown, (hidden) => `and ${hidden} more, listed in ${files.plan ?? 'plan.json'}`),
    // The message of the run has the first one.
    ...(syntax.length > 1 ? syntax : [])
      .slice(0, MAX_BRIEF_ROWS)
      .map(({ file, line, column, message }) => `${file}:${line}:${column ?? 1}: ${message}`),
    ...rest(syntax, (hidden) => `${hidden} more problems`),
    ...kept.slice(0, MAX_BRIEF_ROWS).map(({ path, reason: why }) => `kept ${path}: ${why}`),
    ...rest(kept, (hidden) => `${hidden} more pages kept`),
    ...(kept.length > 0 ? [keptAdvice(kept, record)] : []),
    ...(unlisted > 0 ? [`${pluralize(unlisted, 'page')} not in the navigation`] : []),
    ...check.missingTargets.slice(0, MAX_BRIEF_ROWS).map(({ file, line, message }) => `${file}:${line}: ${message}`),
    ...rest(
      check.missingTargets,
      (_, count) => `${pluralize(count, 'more image or link leads', 'more images or links lead')} nowhere`,
    ),
  ];
  const isMade = !dryRun && reason === undefined;
  const planned = shown.slice(0, MAX_BRIEF_ROWS).map((step) => (isMade ? madeChange(step) : plannedChange(step)));
  return [...(planned.length > 0 ? [{ plan: planned }] : []), ...(list.length > 0 ? [{ list }] : [])];
}

/** The item that counts the others of a list. */
function rest(items: readonly unknown[], describe: (hidden: string, count: number) => string): string[] {
  const hidden = items.length - MAX_BRIEF_ROWS;
  return hidden > 0 ? [describe(formatCount(hidden), hidden)] : [];
}

function madeChange(step: PageStep): PlannedChange {
  const { change, columns } = plannedChange(step);
  return { change, columns: [PAST[step.action as ChangeAction], ...columns.slice(1)] };
}
