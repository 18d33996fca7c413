/** Plans the work of trigger-deploy. Pure. */
import type { PushTime } from '../../deployments/find-push-deployment.js';
import type { RunContext } from '../../hosts/host.js';
import type { DeployInputs } from './inputs.js';

/** The work of a run, before any request. */
export type Plan =
  | { readonly kind: 'deploy'; readonly commitSha?: string; readonly reuse: boolean }
  | { readonly kind: 'preview'; readonly branch: string; readonly commitSha?: string }
  | { readonly kind: 'wait'; readonly branch: string; readonly pushedAt: PushTime };

/** Plans the work that checked inputs describe. */
export function planDeploy(inputs: DeployInputs, runContext: RunContext, nowMs: number): Plan {
  const { mode, commitSha } = inputs;
  if (mode === 'deploy') return { kind: 'deploy', commitSha, reuse: inputs.reuseInProgress };
  const branch = inputs.branch ?? runContext.branch ?? '';
  return mode === 'preview'
    ? { kind: 'preview', branch, commitSha }
    : { kind: 'wait', branch, pushedAt: pushTime(runContext, nowMs) };
}

/** Returns the commit that the service builds; undefined if this run can't know it. */
export function builtCommit(plan: Plan, { branch, commitSha, fromFork }: RunContext): string | undefined {
  if (plan.kind !== 'wait' && plan.commitSha !== undefined) return plan.commitSha;
  // A live deployment builds the newest commit of a branch that only the service knows.
  return plan.kind !== 'deploy' && plan.branch === branch && !fromFork ? commitSha : undefined;
}

function pushTime({ pushedAtMs }: RunContext, nowMs: number): PushTime {
  return pushedAtMs === undefined ? { ms: nowMs, clock: 'local' } : { ms: pushedAtMs, clock: 'platform' };
}
