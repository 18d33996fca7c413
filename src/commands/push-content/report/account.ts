/** Summarizes a run: outputs, title, summary and annotations. Pure, also for facts filled only in part. */
import type { Account } from '../../account/account.js';
import type { RunEnding } from '../../command.js';
import type { PushInputs } from '../inputs.js';
import { countSteps } from '../../account/page-changes.js';
import {
  codeOf,
  detailBlocks,
  folded,
  FOUND_DEPLOYMENT,
  limitedTable,
  MAX_ROWS,
  withoutDryRun,
} from '../../account/blocks.js';
import { changeSection, fileBlocks, resultBlocks } from './blocks.js';
import { editsUrlOf, type PushFacts, factsOf } from './facts.js';
import { unreadLeftSentence } from './kept-pages.js';
import { sectionsOf } from './sections.js';
import { headlineOf } from './ending.js';
import { type PushRecord, RESULTS } from '../record.js';
import type { Block } from '../../../text/document.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { formatDuration } from '../../../text/units.js';
import { setting } from '../../../text/input-names.js';

export function accountOf(record: PushRecord, inputs: PushInputs, ending: RunEnding): Account {
  const facts = factsOf(record, inputs);
  const counts = countsOf(facts);
  const url = record.deployment?.url ?? undefined;
  const editsUrl = editsUrlOf(facts);
  return {
    outputs: { ...counts, ...stateOutputs(facts) },
    counts,
    headline: headlineOf(facts, ending),
    lead: record.result && resultBlocks(facts, ending.outcome),
    isLeadInMessage: ending.outcome === 'done' && !facts.hasPages,
    sections: [...sectionsOf(facts), changeSection(facts)],
    next: nextBlocks(facts),
    details: [...fileBlocks(facts), ...foldedBlocks(facts), ...runDetails(facts, ending)],
    links: [
      ...(url === undefined ? [] : [{ label: inputs.mode === 'propose' ? 'Preview' : 'Documentation', url }]),
      ...(editsUrl === undefined ? [] : [{ label: 'Edits', url: editsUrl }]),
      ...(facts.artifactUrl === undefined ? [] : [{ label: 'Plan and changes', url: facts.artifactUrl }]),
    ],
  };
}

function nextBlocks({ inputs, changes, group, result }: PushFacts): Block[] {
  if (!inputs.dryRun || result === undefined) return [];
  if (result.kind === 'removed') return result.branches.length > 0 ? withoutDryRun('delete', 'editor') : [];
  const isPlan = changes.length > 0 || group !== undefined;
  return result.kind === 'planned' && isPlan ? withoutDryRun('push', 'editor') : [];
}

/** What few people look for. */
function foldedBlocks(facts: PushFacts): Block[] {
  const { left, skipped, unreadCount, inputs } = facts;
  const leftAdvice = `They stay in the project. To delete those that docs-ci wrote, use ${setting('prune', 'managed')}.`;
  const sizes = `${pluralize(unreadCount, 'page was', 'pages were')} compared by size only, so an edit that keeps the size, or changes it by one character,`;
  const leftRows = left.map(({ path }) => [{ code: path }]);
  const skippedRows = skipped.map(({ file, reason }) => [{ code: file }, reason]);
  const limit = { rows: MAX_ROWS };
  return [
    ...folded('Pages that the folder no longer has', leftRows.length, [
      { paragraph: leftAdvice },
      limitedTable(['Page'], leftRows, limit),
    ]),
    ...unreadLeftSentence(facts).map((paragraph) => ({ paragraph })),
    // Only matters where an edit decides what happens.
    ...(inputs.onEdited === 'keep' || unreadCount === 0 ? [] : [{ paragraph: `${sizes} isn't found.` }]),
    ...folded('Skipped files', skippedRows.length, [limitedTable(['File', 'Why'], skippedRows, limit)]),
  ];
}

function runDetails(facts: PushFacts, { durationMs }: RunEnding): Block[] {
  const { plan, source, branch, commits, deployment, manifest, files, unreadCount, inputs } = facts;
  if (!plan) return [];
  const [started, status] = facts.isOwnDeployment ? ['Deployment', 'Status'] : FOUND_DEPLOYMENT;
  return detailBlocks([
    ['Source', codeOf(source)],
    ['Folder of the project', codeOf(inputs.to)],
    ['Branch', codeOf(branch)],
    ['Commits', commits.count === 0 ? undefined : formatCount(commits.count)],
    ['Last commit', codeOf(commits.sha)],
    [started, codeOf(deployment?.deploymentId)],
    [status, deployment?.status],
    ['Manifest', hasManifest(facts) ? codeOf(manifest) : undefined],
    ['Compared by size only', unreadCount === 0 ? undefined : pluralize(unreadCount, 'page')],
    ['Plan', codeOf(files.plan)],
    ['Differences', codeOf(files.changes)],
    ['Duration', formatDuration(durationMs)],
  ]);
}

/** A first run that pushes nothing writes none. */
function hasManifest({ plan, progress, commits }: PushFacts): boolean {
  return plan?.others === undefined || (progress === 'done' && commits.count > 0);
}

/** Empty before the run has a plan: then nothing is known. A dry run makes no changes. */
function countsOf(facts: PushFacts): Record<string, number> {
  const { plan, inputs, stop, changes, unchangedCount, kept, skipped } = facts;
  if (!plan) return {};
  const made = inputs.dryRun ? [] : changes;
  return {
    created: countSteps(made, 'create'),
    updated: countSteps(made, 'update'),
    deleted: countSteps(made, 'delete'),
    unchanged: unchangedCount,
    kept: kept.length,
    failed: stop?.kind === 'rejected-page' ? 1 : 0,
    skipped: skipped.length,
    ...(plan.unlisted && { 'not-in-navigation': plan.unlisted.length }),
  };
}

function stateOutputs(facts: PushFacts): Account['outputs'] {
  const { deployment, commits, files, inputs } = facts;
  return {
    changed: hasChanged(facts),
    complete: inputs.mode === 'remove' ? undefined : isComplete(facts),
    branch: hasTarget(facts) ? facts.branch : undefined,
    'commit-sha': commits.sha,
    commits: commits.count,
    merged: commits.merge ?? false,
    'deployment-id': deployment?.deploymentId,
    status: deployment?.status,
    url: deployment?.url ?? undefined,
    plan: files.plan,
    changes: files.changes,
    'edits-url': editsUrlOf(facts),
    'edited-patch': files.patch,
    manifest: facts.manifest,
  };
}

/** Undefined if the response to the last write was lost, and nothing was written before. */
function hasChanged(facts: PushFacts): boolean | undefined {
  const { inputs, result, progress, commits, written, branchChange, changes } = facts;
  if (result?.kind === 'removed') return result.branches.length > 0 && !inputs.dryRun;
  if (branchChange !== undefined || (written.length > 0 && changes.length > 0)) return true;
  if (progress === 'in-doubt') return undefined;
  return progress === 'done' && commits.count > 0;
}

/** True if the pages are where they belong, and the build didn't fail. */
function isComplete({ result, changes, hasFailedBuild, kept, pendingCount, unreadable }: PushFacts): boolean {
  const isPlanOfNothing = result?.kind === 'planned' && changes.length === 0;
  const isEnd = result !== undefined && (RESULTS[result.kind].isAtTarget || isPlanOfNothing);
  // It is missing, or not known.
  const isMissing = result !== undefined && 'deployment' in result && typeof result.deployment === 'string';
  const isWhole = pendingCount === 0 && unreadable.length === 0 && !kept.some(({ page }) => page);
  return isEnd && !hasFailedBuild && !isMissing && isWhole;
}

/** True if the branch has the pages: all of them, or those that a run pushed before it ended. */
function hasTarget({ inputs, result, progress, changes }: PushFacts): boolean {
  if (inputs.dryRun || result?.kind === 'removed') return false;
  return progress === 'done' || changes.length > 0;
}
