/** Summarizes a run: outputs, title, summary and annotations. Pure, and works on a record that is filled only in part. */
import { buildDuration } from '../../deployments/describe-build.js';
import { phaseOf } from '../../deployments/phase.js';
import { type Block, type Cell, type Inline, isWebUrl, type PlannedChange } from '../../text/document.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import { formatDuration } from '../../text/units.js';
import type { RunEnding, RunSummary } from '../command.js';
import { annotationsOf } from './annotations.js';
import { headlineOf } from './headline.js';
import type { PushInputs } from './inputs.js';
import { changedGroupBlocks, keptAdvice, limitedTable } from './page-blocks.js';
import type { PageStep } from './plan/steps.js';
import { changedGroup, countSteps, describeChanges, type PushedPages, pushedPages } from './pushed-pages.js';
import type { PushRecord } from './record.js';
import {
  excessDeletes,
  failureBlocks,
  foldLong,
  keptBlocks,
  leftBlocks,
  manifestBlocks,
  MAX_OPEN_ROWS,
  MAX_ROWS,
  navigationBlocks,
  skippedBlocks,
  targetBlocks,
  undeletedBlocks,
  titled,
} from './summary-sections.js';

/** Rows of a list in a terminal. */
const MAX_BRIEF_ROWS = 10;

export function summarizePush(record: PushRecord, inputs: PushInputs, ending: RunEnding): RunSummary {
  const pages = pushedPages(record, inputs.dryRun);
  const url = record.deployment?.url ?? undefined;
  const isPreview = inputs.mode === 'propose';
  // Readers only miss pages that are there, or are to come.
  const shown = ending.outcome === 'done' || record.isWritten ? record : { ...record, notInNavigation: [] };
  return {
    outputs: { ...countsOf(record, inputs, pages), ...stateOutputs(record, inputs, pages, ending) },
    counts: countsOf(record, inputs, pages),
    headline: headlineOf(record, inputs, ending),
    includesMessage: ending.outcome === 'done' || ending.outcome === 'gate' || record.buildError !== undefined,
    summary: [...summaryBlocks(record, inputs, pages, ending), ...detailBlocks(record, inputs, ending)],
    brief: briefBlocks(shown, inputs, pages),
    annotations: annotationsOf(shown, pages),
    links: url === undefined ? [] : [{ label: isPreview ? 'Preview' : 'Documentation', url }],
  };
}

/** Empty before the run has a plan: then nothing is known. A dry run makes no changes. */
function countsOf(record: PushRecord, { dryRun }: PushInputs, pages: PushedPages): Record<string, number> {
  if (!record.plan) return {};
  const made = dryRun ? [] : pages.changes;
  return {
    created: countSteps(made, 'create'),
    updated: countSteps(made, 'update'),
    deleted: countSteps(made, 'delete'),
    unchanged: pages.unchangedCount,
    kept: pages.kept.length,
    failed: record.rejected.length,
    skipped: record.skipped.length,
    'not-in-navigation': record.notInNavigation.length,
  };
}

function stateOutputs(
  record: PushRecord,
  { mode, dryRun }: PushInputs,
  { changes, kept, pendingCount }: PushedPages,
  { outcome }: RunEnding,
): RunSummary['outputs'] {
  const { plan, deployment, isWritten, isUncertain, isRemoved, isTakenBack } = record;
  const hasChanged = isRemoved || isTakenBack || (!dryRun && changes.length > 0) || (isWritten && record.commits > 0);
  const isComplete =
    plan !== undefined && pendingCount === 0 && !kept.some(({ page }) => page) && record.rejected.length === 0;
  return {
    changed: isUncertain && !hasChanged ? undefined : hasChanged,
    complete: mode === 'remove' ? undefined : outcome === 'done' && isComplete && !record.isOlderRun,
    branch: record.branch,
    'commit-sha': record.commitSha,
    commits: record.commits,
    merged: record.merged,
    'deployment-id': deployment?.deploymentId,
    status: deployment?.status,
    url: deployment?.url ?? undefined,
    plan: record.planPath,
    changes: record.changesPath,
    'edited-patch': record.patchPath,
    manifest: record.manifest,
  };
}

function summaryBlocks(record: PushRecord, inputs: PushInputs, pages: PushedPages, { outcome }: RunEnding): Block[] {
  const planFile = record.planPath ?? 'plan.json';
  const isOfInterest = outcome === 'done' || record.isWritten || pages.changes.length > 0;
  if (inputs.mode === 'remove') return removeBlocks(record, inputs);
  const warnings = [
    ...keptBlocks(record, pages, planFile),
    ...navigationBlocks(record, inputs),
    ...targetBlocks(record),
    ...undeletedBlocks(pages, planFile),
    ...manifestBlocks(record),
  ];
  return [
    ...failureBlocks(record, outcome, planFile),
    ...(outcome === 'done' ? leadBlocks(record, inputs, pages) : []),
    ...(isOfInterest
      ? [...warnings, ...titled(changeBlocks(pages, inputs, planFile), warnings.length > 0), ...leftBlocks(pages)]
      : []),
    ...skippedBlocks(record),
  ];
}

function removeBlocks({ isRemoved, branch }: PushRecord, { dryRun }: PushInputs): Block[] {
  if (isRemoved) return [{ paragraph: 'The pages of the deployment branch are unchanged.' }];
  if (!dryRun || branch === undefined) return [];
  return [{ paragraph: ['Run without ', { code: 'dry-run' }, ' to delete the branch.'] }];
}

/** What happened, and where to see it. */
function leadBlocks(record: PushRecord, inputs: PushInputs, pages: PushedPages): Block[] {
  const { isOlderRun, isTakenBack, plan } = record;
  if (isOlderRun) {
    const advice: Inline[] = ['To push these pages anyway, set ', { code: 'on-older-run' }, ' to ', { code: 'push' }];
    return [{ paragraph: [...advice, '. On GitHub, you can also start this run again.'] }];
  }
  if (isTakenBack) return [{ paragraph: 'The branch had the same pages as the base branch.' }];
  if (plan && !plan.steps.some(({ page }) => page))
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
  const link = linkOf(record, inputs, pages);
  return [
    ...(link.length > 0 ? [{ paragraph: link }] : []),
    ...countsParagraph(pages, inputs, changedGroup(record, inputs.dryRun) !== undefined),
    ...changedGroupBlocks(record, inputs),
    ...(inputs.mode === 'propose' ? nextStepBlocks(record) : []),
  ];
}

/** The site or the preview, or why it isn't there yet. */
function linkOf(record: PushRecord, { mode, dryRun }: PushInputs, { changes }: PushedPages): Inline[] {
  const { deployment, branch, deploymentBranch } = record;
  const isPreview = mode === 'propose';
  const ofBranch: Inline[] = branch === undefined ? [] : [{ code: branch }];
  if (dryRun) return [];
  if (!deployment) {
    const isUnchanged = changes.length === 0 && changedGroup(record, dryRun) === undefined;
    if (branch === undefined || isUnchanged) return [];
    return [
      branch === deploymentBranch ? 'The service deploys the branch ' : 'The pages are on the branch ',
      ...ofBranch,
      '.',
    ];
  }
  if (phaseOf(deployment) === 'in-progress')
    return [`The ${isPreview ? 'preview' : 'deployment'} continues on the service.`];
  const url = deployment.url ?? '';
  if (phaseOf(deployment) !== 'ready' || !isWebUrl(url)) return [];
  const duration = buildDuration(deployment);
  return [
    { link: url, text: isPreview ? 'Open the preview' : new URL(url).host, isMain: true },
    ...(isPreview && ofBranch.length > 0 ? [' of ', ...ofBranch] : []),
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
function nextStepBlocks({ pullRequest, branch }: PushRecord): Block[] {
  if (pullRequest) {
    const { number, title } = pullRequest;
    return [{ paragraph: `The documentation project has an open pull request for the branch: ${title} (${number}).` }];
  }
  if (branch === undefined) return [];
  return [
    { paragraph: ['To publish the pages, merge the branch ', { code: branch }, ' in the documentation project.'] },
  ];
}

function changeBlocks({ changes }: PushedPages, { dryRun }: PushInputs, planFile: string): readonly Block[] {
  if (changes.length === 0) return [];
  const limit = { rows: MAX_ROWS, file: planFile };
  if (!dryRun) return foldLong('Changes', changes.length, changeTable(changes, limit));
  const hidden = changes.length - MAX_ROWS;
  const blocks: Block[] = [{ plan: changes.slice(0, MAX_ROWS).map(plannedChange) }];
  if (hidden > 0) blocks.push({ paragraph: [`${formatCount(hidden)} more, listed in `, { code: planFile }] });
  return changes.length <= MAX_OPEN_ROWS ? blocks : [{ details: `Plan (${formatCount(changes.length)})`, blocks }];
}

const SIGN = { create: 'added', update: 'changed', delete: 'removed' } as const;
const PAST = { create: 'created', update: 'updated', delete: 'deleted' } as const;

type ChangeAction = keyof typeof SIGN;

function changeTable(changes: readonly PageStep[], limit: { rows: number; file: string }): Block {
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

function detailBlocks(record: PushRecord, { to }: PushInputs, { durationMs }: RunEnding): Block[] {
  const { source, branch, commits, commitSha, deployment, manifest, planPath, changesPath } = record;
  if (!record.plan) return [];
  const code = (text: string | undefined): Cell | undefined => (text === undefined ? undefined : { code: text });
  const facts: (readonly [string, Cell | undefined])[] = [
    ['Source', code(source)],
    ['Folder of the project', code(to)],
    ['Branch', code(branch)],
    ['Commits', commits === 0 ? undefined : formatCount(commits)],
    ['Last commit', code(commitSha)],
    ['Deployment', code(deployment?.deploymentId)],
    ['Status', deployment?.status],
    ['Manifest', code(manifest)],
    ['Plan', code(planPath)],
    ['Differences', code(changesPath)],
    ['Duration', formatDuration(durationMs)],
  ];
  const known = facts.filter((fact): fact is readonly [string, Cell] => fact[1] !== undefined);
  return [{ details: 'Details', blocks: [{ facts: known }] }];
}

function briefBlocks(record: PushRecord, { dryRun }: PushInputs, { changes, kept }: PushedPages): Block[] {
  const { syntaxProblems, rejected, notInNavigation, missingTargets, planPath, stop } = record;
  // Too many deletes stop the run: then they are what matters.
  const isMade = !dryRun && stop === undefined;
  const shown = stop && !dryRun ? excessDeletes(record) : changes;
  const hidden = shown.length - MAX_BRIEF_ROWS;
  // The message of the run has the first one.
  const problems = (syntaxProblems.length > 1 ? syntaxProblems : [])
    .slice(0, MAX_BRIEF_ROWS)
    .map(({ file, line, column, message }) => `${file}:${line}:${column ?? 1}: ${message}`);
  const hiddenProblems = Math.max(0, syntaxProblems.length - MAX_BRIEF_ROWS);
  const hiddenTargets = missingTargets.length - MAX_BRIEF_ROWS;
  const keptPages = kept.slice(0, MAX_BRIEF_ROWS).map(({ path, reason }) => `kept ${path}: ${reason}`);
  const hiddenKept = kept.length - keptPages.length;
  const list: Cell[] = [
    ...(hidden > 0 ? [`and ${formatCount(hidden)} more, listed in ${planPath ?? 'plan.json'}`] : []),
    ...rejected.slice(0, MAX_BRIEF_ROWS).map(({ path, reason }) => `rejected ${path}: ${reason}`),
    ...problems,
    ...(hiddenProblems > 0 ? [`${formatCount(hiddenProblems)} more problems`] : []),
    ...keptPages,
    ...(hiddenKept > 0 ? [`${formatCount(hiddenKept)} more pages kept`] : []),
    ...(kept.length > 0 ? [keptAdvice(kept, record)] : []),
    ...(notInNavigation.length > 0 ? [`${pluralize(notInNavigation.length, 'page')} not in the navigation`] : []),
    ...missingTargets.slice(0, MAX_BRIEF_ROWS).map(({ file, line, message }) => `${file}:${line}: ${message}`),
    ...(hiddenTargets > 0
      ? [`${pluralize(hiddenTargets, 'more image or link leads', 'more images or links lead')} nowhere`]
      : []),
  ];
  const planned = shown.slice(0, MAX_BRIEF_ROWS).map((step) => (isMade ? madeChange(step) : plannedChange(step)));
  return [...(planned.length > 0 ? [{ plan: planned }] : []), ...(list.length > 0 ? [{ list }] : [])];
}

function madeChange(step: PageStep): PlannedChange {
  const { change, columns } = plannedChange(step);
  return { change, columns: [PAST[step.action as ChangeAction], ...columns.slice(1)] };
}
