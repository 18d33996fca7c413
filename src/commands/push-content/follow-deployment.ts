/** Follows the deployment that a change of the deployment branch started. */
import { CLOCK_TOLERANCE_MS, type Deployment } from '../../api/endpoints/deployments.js';
import { findBuildError } from '../../deployments/build-error.js';
import { findPushDeployment } from '../../deployments/find-push-deployment.js';
import { phaseOf } from '../../deployments/phase.js';
import { waitForDeployment } from '../../deployments/wait-for-deployment.js';
import { shortId } from '../../text/short-id.js';
import { formatDuration } from '../../text/units.js';
import { type Ending, failed } from '../command.js';
import { readConfig } from './project/read-project.js';
import type { PushContext } from './record.js';

/** How long a deployment may take to appear. */
const APPEAR_TIMEOUT_MS = 180_000;

const NOT_FOLLOWED = "So docs-ci doesn't know the deployment branch, and doesn't wait for the deployment";

/**
 * Waits for the live deployment of a change. Resolves to the ending of a run that failed; undefined if the pages are live,
 * or if the branch isn't deployed.
 * @param pushedMs local time of the first attempt to change the branch
 */
export async function followLive(context: PushContext, pushedMs: number): Promise<Ending | undefined> {
  const { inputs, log, record } = context;
  if (!inputs.wait) return undefined;
  // The pages are on the branch by now, so the run doesn't fail if only the name of the branch is missing.
  record.deploymentBranch ??= (await readConfig(context, undefined, NOT_FOLLOWED))?.branch ?? undefined;
  const branch = record.deploymentBranch;
  if (branch === undefined || (inputs.base !== undefined && inputs.base !== branch)) return undefined;
  const pushedAt = { ms: pushedMs, clock: 'local' } as const;
  const found = await findPushDeployment(
    context,
    { branch, pushedAt, toleranceMs: CLOCK_TOLERANCE_MS },
    APPEAR_TIMEOUT_MS,
  );
  if (!found) {
    return failed(
      `The pages are on ${branch}, but no deployment appeared within ${formatDuration(APPEAR_TIMEOUT_MS)}. Look into the dashboard, or set wait to false.`,
    );
  }
  log.info(`Deployment ${shortId(found.deploymentId)} of ${branch} started.`);
  record.deployment = found;
  return followBuild(context, found.deploymentId);
}

/** Waits until a deployment or preview is finished. Resolves to the ending of a run whose build failed. */
export async function followBuild(context: PushContext, deploymentId: string): Promise<Ending | undefined> {
  const { record } = context;
  const deployment = await waitForDeployment(context, deploymentId, (update) => (record.deployment = update));
  const phase = phaseOf(deployment);
  if (phase === 'cancelled') {
    return failed(
      `Deployment ${shortId(deploymentId)} was cancelled on the service, by a user or by a newer deployment. The pages are on the branch.`,
    );
  }
  return phase === 'error' ? buildFailed(context, deployment) : undefined;
}

function buildFailed({ log, record }: PushContext, { deploymentId, logs }: Deployment): Ending {
  const error = findBuildError(logs ?? '');
  if (!logs || !error)
    return failed('The pages were pushed, but the build failed without a build log. Check the dashboard.');
  log.group(`Build log of deployment ${shortId(deploymentId)}`, () => log.quote(logs));
  record.buildError = error;
  const place = error.file === undefined ? '' : ` at ${error.file}, line ${error.line ?? 1}`;
  return failed(`The pages were pushed, but the build failed${place}: ${error.message}`);
}
