/** Waits until a deployment is finished. */
import type { Api } from '../api/api.js';
import { type Deployment, getDeployment } from '../api/endpoints/deployments.js';
import { TimeoutError } from '../api/errors.js';
import type { Clock } from '../clock.js';
import { formatDuration } from '../text/units.js';
import { phaseOf, pollDelayMs } from './phase.js';

/** What following needs of a run. */
export interface DeploymentWaiter {
  readonly api: Api;
  readonly clock: Clock;
  readonly log: { info(text: string): void; progress(text: string): void };
  readonly signal: AbortSignal;
  /** Epoch milliseconds; pauses do not reach beyond it. */
  readonly deadlineMs: number;
}

/** Asks until the deployment is over. `onNews` gets every answer. */
export async function waitUntilFinished(
  follower: DeploymentWaiter,
  deploymentId: string,
  onNews: (deployment: Deployment) => void,
): Promise<Deployment> {
  const { api, clock, log } = follower;
  const startMs = clock.now();
  for (let before = ''; ;) {
    const deployment = await getDeployment(api, deploymentId);
    onNews(deployment);
    const waitedMs = clock.now() - startMs;
    const line = `Deployment ${deploymentId}: ${deployment.status} (${formatDuration(waitedMs)})`;
    if (deployment.status === before) log.progress(line);
    else log.info(line);
    before = deployment.status;
    if (phaseOf(deployment) !== 'in-progress') return deployment;
    await pause(follower, pollDelayMs(waitedMs));
  }
}

/** Waits, but not beyond the deadline. */
export async function pause({ clock, signal, deadlineMs }: DeploymentWaiter, ms: number): Promise<void> {
  const leftMs = deadlineMs - clock.now();
  if (leftMs <= 0) throw new TimeoutError('The timeout was reached.');
  await clock.sleep(Math.min(ms, leftMs), signal);
}
