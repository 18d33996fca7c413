/** Waits until a deployment is finished. */
import type { Api } from '../api/api.js';
import { type Deployment, getDeployment } from '../api/endpoints/deployments.js';
import type { Clock } from '../api/clock.js';
import { shortId } from '../text/short-id.js';
import { formatDuration } from '../text/units.js';
import { phaseOf } from './phase.js';

/** The part of a command's context that waiting uses. */
export interface WaitContext {
  readonly api: Api;
  readonly clock: Clock;
  readonly log: {
    info(text: string): void;
    progress(text: string | (() => string)): void;
    startProgress(text: () => string): void;
    endProgress(): void;
    group(title: string, body: () => void): void;
    quote(text: string): void;
  };
  readonly pause: (ms: number) => Promise<void>;
}

/** Polls until the deployment is finished, logs the log of a failed build, and resolves to the deployment. `onUpdate` gets every response. */
export async function waitForDeployment(
  { api, clock, log, pause }: WaitContext,
  deploymentId: string,
  onUpdate: (deployment: Deployment) => void,
): Promise<Deployment> {
  const startMs = clock.now();
  for (let lastStatus = ''; ;) {
    const deployment = await getDeployment(api, deploymentId);
    onUpdate(deployment);
    const waitedMs = clock.now() - startMs;
    const line = `Deployment ${shortId(deploymentId)}: ${deployment.status} (${formatDuration(waitedMs)})`;
    if (deployment.status === lastStatus) log.progress(line);
    // Every deployment starts as pending, and the caller said that it has started.
    else if (lastStatus !== '' || deployment.status !== 'pending') log.info(line);
    lastStatus = deployment.status;
    const phase = phaseOf(deployment);
    const { logs } = deployment;
    if (phase === 'error' && logs?.trim())
      log.group(`Build log of deployment ${shortId(deploymentId)}`, () => log.quote(logs));
    if (phase !== 'in-progress') return deployment;
    await pause(pollDelayMs(waitedMs));
  }
}

/**
 * Milliseconds until the next request. In the first minute, a change is noticed within two seconds, response time
 * included. Later it is a twentieth of the time waited so far, at most 15 s. The key's rate limit can add to it.
 */
export function pollDelayMs(waitedMs: number): number {
  return waitedMs < 60_000 ? 1_200 : Math.min(15_000, waitedMs / 20);
}
