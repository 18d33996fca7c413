/** Checks the inputs of trigger-deploy and plans its work. Pure. */
import type { RunContext } from '../../hosts/host.js';
import type { DeployInputs } from './inputs.js';

/** The work of a run, before any request. */
export type Plan =
  | { readonly kind: 'deploy'; readonly commitSha?: string; readonly reuse: boolean }
  | { readonly kind: 'preview'; readonly branch: string; readonly commitSha?: string }
  | { readonly kind: 'wait'; readonly branch: string; readonly pushedAt: PushTime };

/** When the push happened, and which clock measured it. */
export interface PushTime {
  /** Epoch milliseconds. */
  readonly ms: number;
  readonly clock: 'platform' | 'local';
}

/** Describes each contradiction and each missing input in one sentence. Inputs with invalid values are absent. */
export function checkInputs(
  inputs: Partial<DeployInputs>,
  { runContext, label }: { runContext: RunContext; label: (name: string) => string },
): string[] {
  const { mode, wait, verifyUrl, environment } = inputs;
  const problems = [];
  if ((mode === 'preview' || mode === 'wait') && (inputs.branch ?? runContext.branch) === undefined) {
    problems.push(
      `${label('branch')} is required: this run builds no branch (a tag, perhaps), and mode ${mode} needs one.`,
    );
  }
  if (wait === false && mode === 'wait') problems.push(`${label('wait')} false contradicts mode wait; leave it true.`);
  if (wait === false && verifyUrl) {
    problems.push(`${label('verify-url')} needs ${label('wait')} true: nothing is published before the end.`);
  }
  if (wait === false && environment) {
    problems.push(`${label('environment')} needs ${label('wait')} true: its end would never be recorded.`);
  }
  return problems;
}

/** Names the inputs that are set but have no effect in this mode. */
export function unusedInputs({ mode, branch, commitSha, reuseInProgress }: DeployInputs): string[] {
  return [
    ...(mode === 'deploy' && branch !== undefined ? ['branch'] : []),
    ...(mode === 'wait' && commitSha !== undefined ? ['commit-sha'] : []),
    ...(mode !== 'deploy' && reuseInProgress ? ['reuse-in-progress'] : []),
  ];
}

/** Plans the work that checked inputs describe. */
export function planDeploy(inputs: DeployInputs, runContext: RunContext, nowMs: number): Plan {
  const { mode, commitSha } = inputs;
  if (mode === 'deploy') return { kind: 'deploy', commitSha, reuse: inputs.reuseInProgress };
  const branch = inputs.branch ?? runContext.branch ?? '';
  return mode === 'preview'
    ? { kind: 'preview', branch, commitSha }
    : { kind: 'wait', branch, pushedAt: pushTime(runContext, nowMs) };
}

function pushTime({ pushedAtMs }: RunContext, nowMs: number): PushTime {
  return pushedAtMs === undefined ? { ms: nowMs, clock: 'local' } : { ms: pushedAtMs, clock: 'platform' };
}
