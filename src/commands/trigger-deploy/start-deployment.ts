/** Starts a deployment, or describes what a run would do. */
import { createDeployment, createPreview, type StartedDeployment } from '../../api/endpoints/deployments.js';
import { mayHaveWritten } from '../../api/errors.js';
import { findNewestLive } from '../../deployments/newest-live.js';
import { phaseOf } from '../../deployments/phase.js';
import { quoted } from '../../text/sentences.js';
import { shortId } from '../../text/short-id.js';
import type { Ending } from '../command.js';
import { OwnPush } from './own-push.js';
import type { DeployContext } from './record.js';
import { inputName } from '../../text/input-names.js';

/** The name of the branch is in the summary, and mostly in the words of the service too. */
const UNKNOWN_BRANCH = {
  advice: `A preview needs a branch of the documentation repository. Run the job in that repository, or set ${inputName('branch')} to one of its branches.`,
  topic: 'missing-branch',
} as const;

/** Starts a preview or a live deployment. */
export async function start(context: DeployContext): Promise<StartedDeployment> {
  const { api, host, inputs, log, record } = context;
  const { branch = '' } = record;
  if (inputs.mode === 'preview') {
    const request = { branch, ifRejected: UNKNOWN_BRANCH };
    const preview = await recordUncertainty(context, () => createPreview(api, request));
    if (inputs.wait) log.info(`Preview ${shortId(preview.deploymentId)} of ${branch} started.`);
    return preview;
  }
  if (host.runContext.startedByPush && host.runContext.tag === undefined) {
    log.notice(
      `If this is the repository of the documentation, the service deploys this push by itself. Then set ${inputName('mode')} to wait instead of starting another deployment.`,
    );
  }
  const started = await recordUncertainty(context, () => createDeployment(api));
  if (inputs.wait) log.info(`Deployment ${shortId(started.deploymentId)} started.`);
  return started;
}

/** Records that the service may have started something although its response was lost. */
async function recordUncertainty<T>({ record }: DeployContext, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
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
  const { mode } = context.inputs;
  const { branch = '' } = context.record;
  if (mode === 'wait') {
    const push = new OwnPush(context);
    const found = await push.find(0);
    if (push.isBranchMissing) return `fail, because the service has no branch ${quoted(branch)}`;
    return found
      ? `wait for deployment ${shortId(found.deploymentId)} (${found.status})`
      : `wait until a deployment of ${branch} appears for this push`;
  }
  // A preview doesn't depend on it, but the request shows if the key and the URL are right.
  const newest = await findNewestLive(context.api, undefined);
  if (mode === 'preview') return `start a preview of ${branch}`;
  // An older one that is still in progress doesn't count: the newest one replaces its pages.
  if (typeof newest !== 'object' || phaseOf(newest) !== 'in-progress') return 'start a live deployment';
  const other = `deployment ${shortId(newest.deploymentId)} (${newest.status})`;
  return `start a live deployment, although ${other} is already in progress`;
}
