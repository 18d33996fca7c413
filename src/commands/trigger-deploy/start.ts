/** The first step: a deployment is started, joined or found; or only foreseen. */
import {
  createDeployment,
  createPreview,
  type Deployment,
  type StartedDeployment,
} from '../../api/endpoints/deployments.js';
import { isResponseLost } from '../../api/errors.js';
import type { Host } from '../../hosts/host.js';
import type { Ending, RunLog } from '../command.js';
import type { DeploymentWaiter } from '../../deployments/wait-for-deployment.js';
import { findPushDeployment, findRunning } from './find-deployment.js';
import type { Plan } from './plan.js';
import type { DeployRecord } from './summary.js';

type Starter = DeploymentWaiter & { readonly host: Host; readonly log: RunLog };

/** Undefined where mode wait found nothing in time. */
export async function startOrFind(
  starter: Starter,
  plan: Plan,
  appearTimeoutMs: number,
  record: DeployRecord,
): Promise<(StartedDeployment & Partial<Deployment>) | undefined> {
  const { api, host, log } = starter;
  if (plan.kind === 'wait')
    return findPushDeployment(starter, { branch: plan.branch, at: plan.pushedAt, appearTimeoutMs });
  if (plan.kind === 'preview') {
    const preview = await noteIfUnsure(starter, record, () => createPreview(api, plan));
    log.info(`Started the preview ${preview.deploymentId} of ${plan.branch}.`);
    return preview;
  }
  if (host.runContext.startedByPush) {
    log.notice(
      'A push to the deployment branch deploys by itself; mode wait follows that deployment instead of starting another.',
    );
  }
  const running = plan.reuse ? await findRunning(starter) : undefined;
  if (running) {
    record.reused = true;
    log.info(`Deployment ${running.deploymentId} is running already (${running.status}) and is followed.`);
    return running;
  }
  const started = await noteIfUnsure(starter, record, () => createDeployment(api, plan));
  log.info(`Started deployment ${started.deploymentId}.`);
  return started;
}

/** A start that ended without an answer may have started something all the same. */
async function noteIfUnsure<T>({ signal }: Starter, record: DeployRecord, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    record.isUnsure = signal.aborted || isResponseLost(error);
    throw error;
  }
}

/** What a run would do, from reads alone. */
export async function describeDryRun(starter: Starter, plan: Plan): Promise<Ending> {
  return { outcome: 'done', message: `Dry run: ${await foreseen(starter, plan)} Nothing was started.` };
}

async function foreseen(starter: Starter, plan: Plan): Promise<string> {
  if (plan.kind === 'wait') {
    const found = await findPushDeployment(starter, { branch: plan.branch, at: plan.pushedAt, appearTimeoutMs: 0 });
    return found
      ? `deployment ${found.deploymentId} (${found.status}) would be followed.`
      : `no deployment of ${plan.branch} for this push is there yet; the run would look for one.`;
  }
  // Also where nothing depends on it: a read shows whether the key and the address are right.
  const running = await findRunning(starter);
  if (plan.kind === 'preview') return `a preview of ${plan.branch} would be started.`;
  if (!running) return 'a live deployment would be started.';
  return plan.reuse
    ? `deployment ${running.deploymentId} (${running.status}) would be followed.`
    : `a live deployment would be started, while ${running.deploymentId} (${running.status}) is running.`;
}
