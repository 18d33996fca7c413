/** What trigger-deploy decides, apart from what it does. Pure. */
import type { Deployment } from '../../api/endpoints/deployments.js';
import { phaseOf } from '../../deployments/phase.js';
import type { RunContext } from '../../hosts/host.js';
import type { Problem } from '../command.js';

export type Mode = 'deploy' | 'preview' | 'wait';

/** The work of a run, before any request. */
export type Plan =
  | { readonly kind: 'deploy'; readonly commitSha?: string; readonly reuse: boolean }
  | { readonly kind: 'preview'; readonly branch: string; readonly commitSha?: string }
  | { readonly kind: 'wait'; readonly branch: string; readonly pushedAt: PushTime };

/** When the push happened, and whose clock said so. */
export interface PushTime {
  readonly ms: number;
  readonly clock: 'platform' | 'local';
}

export interface DeployInputs {
  readonly mode: Mode;
  readonly branch?: string;
  readonly commitSha?: string;
  readonly wait: boolean;
  readonly reuseInProgress: boolean;
  readonly verifyUrl: boolean;
  readonly environment: boolean;
}

/** Finds inputs that contradict each other, or that the run needs and lacks. */
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

/** Inputs that were given and have no meaning in this mode. */
export function unusedInputs({ mode, branch, commitSha, reuseInProgress }: DeployInputs): string[] {
  return [
    ...(mode === 'deploy' && branch !== undefined ? ['branch'] : []),
    ...(mode === 'wait' && commitSha !== undefined ? ['commit-sha'] : []),
    ...(mode !== 'deploy' && reuseInProgress ? ['reuse-in-progress'] : []),
  ];
}

/** The work that checked inputs ask for. */
export function planDeploy(inputs: DeployInputs, facts: RunContext, nowMs: number): Plan {
  const { mode, commitSha } = inputs;
  if (mode === 'deploy') return { kind: 'deploy', commitSha, reuse: inputs.reuseInProgress };
  const branch = inputs.branch ?? facts.branch ?? '';
  return mode === 'preview'
    ? { kind: 'preview', branch, commitSha }
    : { kind: 'wait', branch, pushedAt: pushTime(facts, nowMs) };
}

function pushTime({ pushedAtMs }: RunContext, nowMs: number): PushTime {
  return pushedAtMs === undefined ? { ms: nowMs, clock: 'local' } : { ms: pushedAtMs, clock: 'platform' };
}

/** Deployments created up to this long before the push still count: two servers' clocks never agree. */
export const PUSH_TOLERANCE_MS = 60_000;

/**
 * The push time by the service's clock. A runner shares its platform's clock, so what the service's Date header says
 * against the runner's clock holds for the platform's time too; unless the push lies in the runner's future, which
 * shows that it is the runner's clock that is wrong.
 */
export function pushTimeAtService(pushed: PushTime, nowMs: number, toServerMs: (localMs: number) => number): number {
  const runnerIsBehind = pushed.clock === 'platform' && pushed.ms > nowMs + PUSH_TOLERANCE_MS;
  return runnerIsBehind ? pushed.ms : toServerMs(pushed.ms);
}

/** True where a deployment may be the one that a push to this branch at `sinceMs` (service's clock) started. */
export function isFromPush(deployment: Deployment, branch: string, sinceMs: number): boolean {
  return (
    !deployment.isPreview &&
    deployment.triggerType === 'auto' &&
    deployment.branch === branch &&
    Date.parse(deployment.createdAt) >= sinceMs - PUSH_TOLERANCE_MS
  );
}

/** A live deployment that is already running, to be followed instead of starting one. */
export function isRunningLive(deployment: Deployment): boolean {
  return !deployment.isPreview && phaseOf(deployment) === 'in-progress';
}
