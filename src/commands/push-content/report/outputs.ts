/** Derives the outputs of a run from its facts and its result. Pure. */
import { phaseOf } from '../../../deployments/phase.js';
import type { RunSummary } from '../../command.js';
import type { PushInputs } from '../inputs.js';
import type { PushRecord } from '../result.js';
import { countSteps, type PushedPages } from './pages.js';
import { branchOf } from './words.js';

/** Empty before the run has a plan: then nothing is known. A dry run makes no changes. */
export function countsOf(record: PushRecord, { dryRun }: PushInputs, pages: PushedPages): Record<string, number> {
  if (!record.plan) return {};
  const made = dryRun ? [] : pages.changes;
  const { result } = record;
  return {
    created: countSteps(made, 'create'),
    updated: countSteps(made, 'update'),
    deleted: countSteps(made, 'delete'),
    unchanged: pages.unchangedCount,
    kept: pages.kept.length,
    failed: result?.kind === 'stopped' && result.reason.kind === 'rejected-page' ? 1 : 0,
    skipped: record.skipped.length,
    'not-in-navigation': record.plan.unlisted?.length ?? 0,
  };
}

export function stateOutputs(record: PushRecord, { mode }: PushInputs, pages: PushedPages): RunSummary['outputs'] {
  const { deployment, commits, files } = record;
  return {
    changed: hasChanged(record, pages),
    complete: mode === 'remove' ? undefined : isComplete(record, pages),
    branch: hasTarget(record, pages) ? branchOf(record) : undefined,
    'commit-sha': commits.sha,
    commits: commits.count,
    merged: commits.merge ?? false,
    'deployment-id': deployment?.deploymentId,
    status: deployment?.status,
    url: deployment?.url ?? undefined,
    plan: files.plan,
    changes: files.changes,
    'edited-patch': files.patch,
    manifest: record.manifest,
  };
}

/** Undefined if the response to the last write was lost, and nothing was written before. */
function hasChanged(record: PushRecord, { changes }: PushedPages): boolean | undefined {
  const { result, progress, commits, written, branchChange } = record;
  if (result?.kind === 'removed') return result.branches.length > 0;
  if (branchChange !== undefined || (written.length > 0 && changes.length > 0)) return true;
  if (progress === 'in-doubt') return undefined;
  return progress === 'done' && commits.count > 0;
}

/** True if the pages are where they belong, and the build didn't fail. */
function isComplete({ result, deployment }: PushRecord, { kept, pendingCount }: PushedPages): boolean {
  const isEnd = result !== undefined && ['published', 'up-to-date', 'proposed', 'taken-back'].includes(result.kind);
  const hasFailed = deployment !== undefined && ['error', 'cancelled'].includes(phaseOf(deployment));
  const isMissing = result !== undefined && 'deployment' in result && result.deployment === 'missing';
  return isEnd && !hasFailed && !isMissing && pendingCount === 0 && !kept.some(({ page }) => page);
}

/** True if the branch has the pages: all of them, or those that a run pushed before it ended. */
function hasTarget({ result, progress }: PushRecord, { changes }: PushedPages): boolean {
  if (result?.kind === 'removed' || result?.kind === 'removal-planned' || result?.kind === 'planned') return false;
  return progress === 'done' || changes.length > 0;
}
