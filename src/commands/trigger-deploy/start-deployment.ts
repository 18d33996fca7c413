/** Starts, reuses or finds a deployment, or describes what a run would do. */
import {
  createDeployment,
  createPreview,
  type Deployment,
  type StartedDeployment,
} from '../../api/endpoints/deployments.js';
import { mayHaveWritten } from '../../api/errors.js';
import { findNewest } from '../../deployments/find-newest.js';
import {
  beforePush,
  findPushDeployment,
  notAfter,
  type WantedDeployment,
} from '../../deployments/find-push-deployment.js';
import { phaseOf } from '../../deployments/phase.js';
import { shortId } from '../../text/short-id.js';
import type { Ending } from '../command.js';
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
): Promise<(StartedDeployment & Partial<Deployment>) | undefined> {
  const { api, host, inputs, log, record } = context;
  const { mode, commitSha } = inputs;
  const { branch = '' } = record;
  if (mode === 'wait') return findPushDeployment(context, wantedBy(context), inputs.appearTimeout);
  if (mode === 'preview') {
    const request = { branch, commitSha, ifRejected: UNKNOWN_BRANCH };
    const preview = await recordUncertainty(context, () => createPreview(api, request));
    if (inputs.wait) log.info(`Preview ${shortId(preview.deploymentId)} of ${branch} started.`);
    return preview;
  }
  if (host.runContext.startedByPush && host.runContext.tag === undefined) {
    log.notice(
      'The service already deploys every push to the deployment branch. To wait for that deployment, set "mode" to wait instead of starting another.',
    );
  }
  const running = inputs.reuseInProgress ? await findLiveInProgress(context) : undefined;
  if (running) {
    record.reused = true;
    if (commitSha !== undefined)
      log.notice(
        `${host.label('commit-sha')}: ignored, because the deployment was already in progress. It may build another commit.`,
      );
    if (inputs.wait)
      log.info(
        `Deployment ${shortId(running.deploymentId)} is already in progress (${running.status}). Waiting for it.`,
      );
    return running;
  }
  const started = await recordUncertainty(context, () => createDeployment(api, { commitSha }));
  if (inputs.wait) log.info(`Deployment ${shortId(started.deploymentId)} started.`);
  return started;
}

function wantedBy(context: DeployContext): WantedDeployment {
  const { clock, host, record } = context;
  return { branch: record.branch, isOlder: beforePush(context, host.runContext.pushedAtMs ?? clock.now()) };
}

/** The service can create the deployment of a push this long before GitLab creates the pipeline of the push. */
const PIPELINE_TOLERANCE_MS = 5_000;
/** A deployment appears within seconds of its push. */
const NEXT_TIMEOUT_MS = 20_000;

/**
 * Finds the deployment after the one that mode wait took, if that began before the push: it can be of an earlier push.
 * Undefined if none appears, or if it isn't needed.
 */
export async function findNext(context: DeployContext, taken: Deployment): Promise<Deployment | undefined> {
  const { host, inputs, record } = context;
  const { pushedAtMs } = host.runContext;
  if (inputs.mode !== 'wait' || pushedAtMs === undefined) return undefined;
  if (!beforePush(context, pushedAtMs, PIPELINE_TOLERANCE_MS)(taken)) return undefined;
  // A run that ends now must not call it published.
  record.deployment = undefined;
  const next = await findPushDeployment(context, { branch: record.branch, isOlder: notAfter(taken) }, NEXT_TIMEOUT_MS);
  record.deployment = next ?? taken;
  return next;
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
export async function describeDryRun(context: DeployContext): Promise<Ending> {
  const planned = await describePlan(context);
  context.record.planned = planned;
  return { outcome: 'done', message: `Dry run: the job would ${planned}. Nothing was started.` };
}

async function describePlan(context: DeployContext): Promise<string> {
  const { mode, reuseInProgress } = context.inputs;
  const { branch = '' } = context.record;
  if (mode === 'wait') {
    const found = await findPushDeployment(context, wantedBy(context), 0);
    return found
      ? `wait for deployment ${shortId(found.deploymentId)} (${found.status})`
      : `wait until a deployment of ${branch} appears for this push`;
  }
  // A preview doesn't depend on it, but the request shows if the key and the URL are right.
  const running = await findLiveInProgress(context);
  if (mode === 'preview') return `start a preview of ${branch}`;
  if (!running) return 'start a live deployment';
  const other = `deployment ${shortId(running.deploymentId)} (${running.status})`;
  return reuseInProgress ? `wait for ${other}` : `start a live deployment, although ${other} is already in progress`;
}
