/** Starts, reuses or finds a deployment, or describes what a run would do. */
import {
  createDeployment,
  createPreview,
  type Deployment,
  type StartedDeployment,
} from '../../api/endpoints/deployments.js';
import { mayHaveWritten } from '../../api/errors.js';
import { findNewest } from '../../deployments/find-newest.js';
import { beforePush, findPushDeployment, type WantedDeployment } from '../../deployments/find-push-deployment.js';
import { phaseOf } from '../../deployments/phase.js';
import { shortId } from '../../text/short-id.js';
import type { Ending } from '../command.js';
import type { Plan } from './plan.js';
import type { DeployContext } from './record.js';

/** The name of the branch is in the summary, and mostly in the words of the service too. */
const UNKNOWN_BRANCH = {
  advice:
    'A preview needs a branch of the documentation repository. Run the job in that repository, or set "branch" to one of its branches.',
  topic: 'missing-branch',
} as const;

/** Resolves to undefined if mode wait finds no deployment in time. */
export async function startOrFind(
  context: DeployContext,
  plan: Plan,
): Promise<(StartedDeployment & Partial<Deployment>) | undefined> {
  const { api, host, inputs, log, record } = context;
  if (plan.kind === 'wait') return findPushDeployment(context, wantedBy(context, plan), inputs.appearTimeout);
  if (plan.kind === 'preview') {
    const preview = await recordUncertainty(context, () => createPreview(api, { ...plan, ifRejected: UNKNOWN_BRANCH }));
    if (inputs.wait) log.info(`Preview ${shortId(preview.deploymentId)} of ${plan.branch} started.`);
    return preview;
  }
  if (host.runContext.startedByPush) {
    log.notice(
      'The service already deploys every push to the deployment branch. To wait for that deployment, set "mode" to wait instead of starting another.',
    );
  }
  const running = plan.reuse ? await findLiveInProgress(context) : undefined;
  if (running) {
    record.reused = true;
    if (inputs.wait)
      log.info(
        `Deployment ${shortId(running.deploymentId)} is already in progress (${running.status}). Waiting for it.`,
      );
    return running;
  }
  const started = await recordUncertainty(context, () => createDeployment(api, plan));
  if (inputs.wait) log.info(`Deployment ${shortId(started.deploymentId)} started.`);
  return started;
}

function wantedBy(context: DeployContext, { branch, pushedAt }: Extract<Plan, { kind: 'wait' }>): WantedDeployment {
  return { branch, isOlder: beforePush(context, pushedAt) };
}

/** An older live deployment that is still in progress doesn't count: the newest one replaces its pages. */
async function findLiveInProgress({ api }: DeployContext): Promise<Deployment | undefined> {
  const newest = await findNewest(api, ({ isPreview }) => !isPreview);
  return newest && phaseOf(newest) === 'in-progress' ? newest : undefined;
}

/** Records that the service may have started something although its response was lost. */
async function recordUncertainty<T>({ record }: DeployContext, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    record.isStartUncertain = mayHaveWritten(error);
    throw error;
  }
}

/** Sends only read requests. */
export async function describeDryRun(context: DeployContext, plan: Plan): Promise<Ending> {
  const planned = await describePlan(context, plan);
  context.record.planned = planned;
  return {
    outcome: 'done',
    message: `Dry run: the job would ${planned}. Nothing was started.`,
  };
}

async function describePlan(context: DeployContext, plan: Plan): Promise<string> {
  if (plan.kind === 'wait') {
    const found = await findPushDeployment(context, wantedBy(context, plan), 0);
    return found
      ? `wait for deployment ${shortId(found.deploymentId)} (${found.status})`
      : `wait until a deployment of ${plan.branch} appears for this push`;
  }
  // A preview doesn't depend on it, but the request shows if the key and the URL are right.
  const running = await findLiveInProgress(context);
  if (plan.kind === 'preview') return `start a preview of ${plan.branch}`;
  if (!running) return 'start a live deployment';
  const other = `deployment ${shortId(running.deploymentId)} (${running.status})`;
  return plan.reuse ? `wait for ${other}` : `start a live deployment, although ${other} is already in progress`;
}
