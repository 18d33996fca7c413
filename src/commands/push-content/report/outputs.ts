/** Derives the outputs of a run from its facts. Pure. */
import { phaseOf } from '../../../deployments/phase.js';
import type { RunSummary } from '../../command.js';
import { countSteps } from '../plan/steps.js';
import type { PushFacts } from './facts.js';

/** Empty before the run has a plan: then nothing is known. A dry run makes no changes. */
export function countsOf(facts: PushFacts): Record<string, number> {
  const { plan, inputs, result, changes, unchangedCount, kept, skipped } = facts;
  if (!plan) return {};
  const made = inputs.dryRun ? [] : changes;
  return {
    created: countSteps(made, 'create'),
    updated: countSteps(made, 'update'),
    deleted: countSteps(made, 'delete'),
    unchanged: unchangedCount,
    kept: kept.length,
    failed: result?.kind === 'stopped' && result.reason.kind === 'rejected-page' ? 1 : 0,
    skipped: skipped.length,
    'not-in-navigation': plan.unlisted?.length ?? 0,
  };
}

export function stateOutputs(facts: PushFacts): RunSummary['outputs'] {
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
    'edited-patch': files.patch,
    manifest: facts.manifest,
  };
}

/** Undefined if the response to the last write was lost, and nothing was written before. */
function hasChanged({ result, progress, commits, written, branchChange, changes }: PushFacts): boolean | undefined {
  if (result?.kind === 'removed') return result.branches.length > 0;
  if (branchChange !== undefined || (written.length > 0 && changes.length > 0)) return true;
  if (progress === 'in-doubt') return undefined;
  return progress === 'done' && commits.count > 0;
}

/** True if the pages are where they belong, and the build didn't fail. */
function isComplete({ result, deployment, kept, pendingCount }: PushFacts): boolean {
  const isEnd = result !== undefined && ['published', 'up-to-date', 'proposed', 'taken-back'].includes(result.kind);
  const hasFailed = deployment !== undefined && ['error', 'cancelled'].includes(phaseOf(deployment));
  const isMissing = result !== undefined && 'deployment' in result && result.deployment === 'missing';
  return isEnd && !hasFailed && !isMissing && pendingCount === 0 && !kept.some(({ page }) => page);
}

/** True if the branch has the pages: all of them, or those that a run pushed before it ended. */
function hasTarget({ result, progress, changes }: PushFacts): boolean {
  if (result?.kind === 'removed' || result?.kind === 'removal-planned' || result?.kind === 'planned') return false;
  return progress === 'done' || changes.length > 0;
}
