/** The phases of a deployment, and how often to look at it. Pure. */
import type { Deployment } from '../api/endpoints/deployments.js';

export type Phase = 'in-progress' | 'ready' | 'error' | 'cancelled';

/** Statuses that the service may add later count as in progress: only its three final ones end the waiting. */
export function phaseOf({ status }: Pick<Deployment, 'status'>): Phase {
  return status === 'ready' || status === 'error' || status === 'cancelled' ? status : 'in-progress';
}

const QUICK_FOR_MS = 60_000;
const QUICK_INTERVAL_MS = 1_200;
const MAX_INTERVAL_MS = 15_000;

/**
 * Milliseconds until the next look. In the first minute a change is noticed within two seconds, the answer's own time
 * included; later one twentieth of the time waited so far, at most 15 s. The key's rate limit may slow it further.
 */
export function pollDelayMs(waitedMs: number): number {
  return waitedMs < QUICK_FOR_MS
    ? QUICK_INTERVAL_MS
    : Math.min(MAX_INTERVAL_MS, Math.max(QUICK_INTERVAL_MS, waitedMs / 20));
}
