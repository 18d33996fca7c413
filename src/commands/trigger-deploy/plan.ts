/** Checks the inputs of trigger-deploy and plans its work. Pure. */
import type { RunContext } from '../../hosts/host.js';
import type { Problem } from '../command.js';
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

/** Finds inputs that contradict each other, or that the run needs and lacks. Inputs with invalid values are absent. */
export function checkInputs(
  { mode, wait, branch, verifyUrl, environment }: Partial<DeployInputs>,
  runContext: RunContext,
): Problem<keyof DeployInputs>[] {
  const problems: Problem<keyof DeployInputs>[] = [];
  if ((mode === 'preview' || mode === 'wait') && (branch ?? runContext.branch) === undefined) {
    const problem = `is required: this run builds no branch (a tag, perhaps), and mode ${mode} needs one`;
    problems.push({ input: 'branch', problem });
  }
  if (wait !== false) return problems;
  if (mode === 'wait') problems.push({ input: 'wait', problem: 'false contradicts mode wait; leave it true' });
  if (verifyUrl) {
    problems.push({ input: 'verifyUrl', problem: 'needs wait true: nothing is published before the end' });
  }
  if (environment) {
    problems.push({ input: 'environment', problem: 'needs wait true: its end would never be recorded' });
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
