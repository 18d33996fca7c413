/** Mode remove: deletes the branches of a proposal. */
import { listBranches } from '../../../api/endpoints/content.js';
import { InputError } from '../../../api/errors.js';
import { removeBranch } from '../apply/work-branch.js';
import { inDoubt } from '../apply/write.js';
import { isProposalBranch } from '../names.js';
import { readConfig } from '../project/read-project.js';
import type { PushContext, PushResult } from '../result.js';
import { branchNames } from './proposal-branch.js';

const UNKNOWN_BRANCH = "So docs-ci doesn't know the deployment branch";

export async function removeProposal(context: PushContext): Promise<PushResult> {
  const { api, inputs, record } = context;
  const names = branchNames(context);
  record.target = names[0];
  const found = (await listBranches(api)).branches.filter(({ name }) => names.includes(name));
  if (found.length > 0)
    record.deploymentBranch = (await readConfig(context, undefined, UNKNOWN_BRANCH))?.branch ?? undefined;
  for (const branch of found) requireRemovable(context, branch);
  const branches = found.map(({ name }) => name);
  if (inputs.dryRun) return { kind: 'removal-planned', branches };
  for (const branch of branches) {
    record.target = branch;
    await inDoubt(context, () => removeBranch(context, branch));
    record.progress = 'done';
  }
  return { kind: 'removed', branches };
}

/** Rejects with InputError for a branch that readers see, or that is protected. */
function requireRemovable(
  { host, inputs, record }: PushContext,
  { name, protected: isProtected }: { readonly name: string; readonly protected: boolean | null },
): void {
  const shown = `${host.label('branch')}: ${JSON.stringify(name)}`;
  if (record.deploymentBranch === undefined && !isProposalBranch(name)) {
    throw new InputError([
      `${shown} could be the deployment branch, whose name the service doesn't return. Delete the branch in the dashboard.`,
    ]);
  }
  if (name === inputs.base || name === record.deploymentBranch || isProtected) {
    const reason = isProtected ? 'protected' : 'the branch that readers see';
    throw new InputError([`${shown} is ${reason}, so docs-ci never deletes it. Set the branch of the proposal.`]);
  }
}
