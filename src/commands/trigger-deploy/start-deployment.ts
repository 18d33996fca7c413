/** Starts, reuses or finds a deployment, or describes which of these a run would do. */
import {
  createDeployment,
  createPreview,
  type Deployment,
  type StartedDeployment,
} from '../../api/endpoints/deployments.js';
import { isResponseLost } from '../../api/errors.js';
import type { Ending } from '../command.js';
import { findLiveInProgress, findPushDeployment } from './find-deployment.js';
import type { Plan } from './plan.js';
import type { DeployContext } from './record.js';

/** Resolves to undefined if mode wait finds no deployment in time. */
export async function startOrFind(
  context: DeployContext,
  plan: Plan,
): Promise<(StartedDeployment & Partial<Deployment>) | undefined> {
  const { api, host, log, record } = context;
  if (plan.kind === 'wait') return findPushDeployment(context, plan, context.inputs.appearTimeout);
  if (plan.kind === 'preview') {
    const preview = await recordUncertainty(context, () => createPreview(api, plan));
    log.info(`Started the preview ${preview.deploymentId} of ${plan.branch}.`);
    return preview;
  }
  if (host.runContext.startedByPush) {
    log.notice(
      'A push to the deployment branch deploys by itself; mode wait follows that deployment instead of starting another.',
    );
  }
  const running = plan.reuse ? await findLiveInProgress(context) : undefined;
  if (running) {
    record.reused = true;
    log.info(`Deployment ${running.deploymentId} is running already (${running.status}) and is followed.`);
    return running;
  }
  const started = await recordUncertainty(context, () => createDeployment(api, plan));
  log.info(`Started deployment ${started.deploymentId}.`);
  return started;
}

/** Records that the service may have started something although its response was lost. */
async function recordUncertainty<T>({ signal, record }: DeployContext, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    record.isStartUncertain = signal.aborted || isResponseLost(error);
    throw error;
  }
}

/** Sends only read requests. */
export async function describeDryRun(context: DeployContext, plan: Plan): Promise<Ending> {
  return { outcome: 'done', message: `Dry run: ${await describePlan(context, plan)} Nothing was started.` };
}

async function describePlan(context: DeployContext, plan: Plan): Promise<string> {
  if (plan.kind === 'wait') {
    const found = await findPushDeployment(context, plan, 0);
    return found
      ? `deployment ${found.deploymentId} (${found.status}) would be followed.`
      : `no deployment of ${plan.branch} for this push is there yet; the run would look for one.`;
  }
  // A preview doesn't depend on it, but the request shows if the key and the URL are right.
  const running = await findLiveInProgress(context);
  if (plan.kind === 'preview') return `a preview of ${plan.branch} would be started.`;
  if (!running) return 'a live deployment would be started.';
  return plan.reuse
    ? `deployment ${running.deploymentId} (${running.status}) would be followed.`
    : `a live deployment would be started, while ${running.deploymentId} (${running.status}) is running.`;
}
