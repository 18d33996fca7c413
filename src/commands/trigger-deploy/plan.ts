/** What trigger-deploy decides, apart from what it does. Pure. */
import type { Deployment } from '../../api/deployments.js';
import type { RunFacts } from '../../hosts/host.js';

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

export interface PlanInputs {
  readonly mode: Mode;
  readonly branch?: string;
  readonly commitSha?: string;
  readonly reuseInProgress: boolean;
}

/** A plan, or the one sentence why there can be none. */
export function planDeploy(inputs: PlanInputs, facts: RunFacts, nowMs: number): Plan | { readonly problem: string } {
  const { mode, commitSha } = inputs;
  if (mode === 'deploy') return { kind: 'deploy', commitSha, reuse: inputs.reuseInProgress };
  const branch = inputs.branch ?? facts.branch;
  if (branch === undefined) {
    return { problem: `branch is required: this run builds no branch (a tag, perhaps), and mode ${mode} needs one.` };
  }
  return mode === 'preview'
    ? { kind: 'preview', branch, commitSha }
    : { kind: 'wait', branch, pushedAt: pushTime(facts, nowMs) };
}

function pushTime({ pushedAtMs }: RunFacts, nowMs: number): PushTime {
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
export function isOfPush(deployment: Deployment, branch: string, sinceMs: number): boolean {
  return (
    !deployment.isPreview &&
    deployment.triggerType === 'auto' &&
    deployment.branch === branch &&
    Date.parse(deployment.createdAt) >= sinceMs - PUSH_TOLERANCE_MS
  );
}

export type Phase = 'in-progress' | 'ready' | 'error' | 'cancelled';

/** Statuses that the service may add later count as in progress: only its three final ones end the waiting. */
export function phaseOf({ status }: Pick<Deployment, 'status'>): Phase {
  return status === 'ready' || status === 'error' || status === 'cancelled' ? status : 'in-progress';
}

/** A live deployment that is already running, to be followed instead of starting one. */
export function isRunningLive(deployment: Deployment): boolean {
  return !deployment.isPreview && (deployment.status === 'pending' || deployment.status === 'building');
}

const QUICK_FOR_MS = 60_000;
const QUICK_EVERY_MS = 1_200;
const SLOWEST_EVERY_MS = 15_000;

/**
 * Milliseconds until the next look. In the first minute a change is noticed within two seconds, the answer's own time
 * included; later one twentieth of the time waited so far, at most 15 s. The key's rate limit may slow it further.
 */
export function pollDelayMs(waitedMs: number): number {
  return waitedMs < QUICK_FOR_MS ? QUICK_EVERY_MS : Math.min(SLOWEST_EVERY_MS, Math.max(QUICK_EVERY_MS, waitedMs / 20));
}
