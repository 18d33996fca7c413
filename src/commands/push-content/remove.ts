/** Mode remove: deletes the branch of a proposal. */
import { listBranches } from '../../api/endpoints/content.js';
import { InputError } from '../../api/errors.js';
import type { Ending } from '../command.js';
import { whileUncertain } from './apply/push-batches.js';
import { removeBranch } from './apply/work-branch.js';
import { describePushed } from './describe-run.js';
import { isProposalBranch } from './inputs.js';
import { readConfig } from './project/read-project.js';
import type { PushContext } from './record.js';

const UNKNOWN_BRANCH = "So docs-ci doesn't know the deployment branch";

export async function removeProposal(context: PushContext, branch: string): Promise<Ending> {
  const { api, host, inputs, record } = context;
  record.target = branch;
  const { branches } = await listBranches(api);
  const found = branches.find(({ name }) => name === branch);
  const shown = JSON.stringify(branch);
  if (!found) return { outcome: 'done', message: describePushed(record, inputs) };
  record.deploymentBranch = (await readConfig(context, undefined, UNKNOWN_BRANCH))?.branch ?? undefined;
  if (record.deploymentBranch === undefined && !isProposalBranch(branch)) {
    throw new InputError([
      `${host.label('branch')}: ${shown} could be the deployment branch, whose name the service doesn't return. Delete the branch in the dashboard.`,
    ]);
  }
  if (branch === inputs.base || branch === record.deploymentBranch || found.protected) {
    const reason = found.protected ? 'protected' : 'the branch that readers see';
    throw new InputError([
      `${host.label('branch')}: ${shown} is ${reason}, so docs-ci never deletes it. Set the branch of the proposal.`,
    ]);
  }
  if (inputs.dryRun) {
    record.branch = branch;
  } else {
    await whileUncertain(context, () => removeBranch(context, branch));
    record.isRemoved = true;
  }
  return { outcome: 'done', message: describePushed(record, inputs) };
}
