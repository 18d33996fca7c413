/** Starts a deployment, or describes what a run would do. */
import { createDeployment, createPreview, type StartedDeployment } from '../../api/endpoints/deployments.js';
import { ApiError, InputError, mayHaveWritten } from '../../api/errors.js';
import { findNewestLive } from '../../deployments/newest-live.js';
import { phaseOf } from '../../deployments/phase.js';
import { quoted } from '../../text/sentences.js';
import { shortId } from '../../text/short-id.js';
import { type Ended, learn } from '../command.js';
import { OwnPush } from './own-push.js';
import type { DeployRun } from './record.js';
import { inputName } from '../../text/input-names.js';

/** The name of the branch is in the summary, and mostly in the words of the service too. */
export const UNKNOWN_BRANCH = {
  advice: `A preview needs a branch of the documentation repository. Run the job in that repository, or set ${inputName('branch')} to one of its branches.`,
  topic: 'missing-branch',
} as const;

interface StartFacts {
  /** True if the response was lost, so the service may or may not have started something. */
  isStartUncertain?: boolean;
}

type StartRun = Pick<DeployRun, 'api' | 'clock' | 'inputs' | 'log' | 'signal'>;

/** Starts a preview of the branch, or a live deployment. */
export function start(run: StartRun, branch = ''): Promise<Ended<StartFacts, StartedDeployment>> {
  return learn(run, {}, async (facts: StartFacts) => {
    try {
      return await send(run, branch);
    } catch (error) {
      facts.isStartUncertain = mayHaveWritten(error);
      throw error;
    }
  });
}

async function send(run: StartRun, branch: string): Promise<StartedDeployment> {
  const { api, inputs, log } = run;
  if (inputs.mode === 'preview') {
    const preview = await createPreview(api, { branch, ifRejected: UNKNOWN_BRANCH }).catch(async (error: unknown) => {
      if (inputs.branch !== undefined && isRejected(error)) await requireBranch(run, branch);
      throw error;
    });
    if (inputs.wait) log.info(`Preview ${shortId(preview.deploymentId)} of ${branch} started.`);
    return preview;
  }
  const started = await createDeployment(api);
  if (inputs.wait) log.info(`Deployment ${shortId(started.deploymentId)} started.`);
  return started;
}

function isRejected(error: unknown): boolean {
  return error instanceof ApiError && error.body === 'json' && (error.status === 404 || error.status === 422);
}

type BranchRun = Pick<DeployRun, 'api' | 'clock' | 'signal'>;

// Few runs need this code, and the first request shouldn't wait for it.
const missingBranch = () => import(/* webpackChunkName: 'missing-branch' */ '../../project/missing-branch.js');

/** Rejects with InputError if the service certainly has no such branch. */
async function requireBranch(run: BranchRun, branch: string): Promise<void> {
  const problem = await (await missingBranch()).explainMissingBranch(run, branch);
  if (problem !== undefined) throw new InputError([`${inputName('branch')}: ${problem}`], 'missing-branch');
}

interface Plan {
  /** What a run would do, as a clause. */
  readonly text: string;
  /** When a run fails, as far as it is known; undefined if nothing speaks for a failure. */
  readonly fails?: 'now' | 'if none appears';
}

/** Says what a run would do. Sends only read requests. */
export async function describePlan(run: DeployRun, branch = ''): Promise<Plan> {
  const { mode } = run.inputs;
  if (mode === 'wait') {
    const push = new OwnPush(run, branch);
    const found = await push.find(0);
    if (push.isBranchMissing) return failing(branch);
    return found
      ? { text: `wait for deployment ${shortId(found.deploymentId)} (${found.status})` }
      : { text: `wait until a deployment of ${branch} appears`, fails: 'if none appears' };
  }
  // A preview doesn't depend on it, but the request shows if the key and the URL are right.
  const newest = await findNewestLive(run.api, undefined);
  if (mode === 'preview') return describePreview(run, branch);
  // An older one that is still in progress doesn't count: the newest one replaces its pages.
  if (typeof newest !== 'object' || phaseOf(newest) !== 'in-progress') return { text: 'start a live deployment' };
  const other = `deployment ${shortId(newest.deploymentId)} (${newest.status})`;
  return { text: `start a live deployment, although ${other} is already in progress` };
}

function failing(branch: string): Plan {
  return { text: `fail, because the service has no branch ${quoted(branch)}`, fails: 'now' };
}

async function describePreview(run: BranchRun & Pick<DeployRun, 'inputs'>, branch: string): Promise<Plan> {
  const { describeMissingBranch, findBranch } = await missingBranch();
  const { isThere, names } = await findBranch(run, branch);
  if (isThere) return { text: `start a preview of ${branch}` };
  if (isThere === undefined) return { text: `start a preview of ${branch}, if the service has this branch` };
  if (run.inputs.branch === undefined) return failing(branch);
  throw new InputError([`${inputName('branch')}: ${describeMissingBranch(branch, names)}`], 'missing-branch');
}
