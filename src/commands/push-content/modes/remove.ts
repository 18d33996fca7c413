/** Mode remove: deletes the branches of a proposal. */
import { listBranches, listPages } from '../../../api/endpoints/content.js';
import { InputError } from '../../../api/errors.js';
import { addressOf, folderAddressOf, isWithinFolder } from '../../../pages/address.js';
import { removeBranch } from '../../../project/work-branch.js';
import { inputName } from '../../../text/input-names.js';
import { type Ended, learn } from '../../command.js';
import type { PushRun } from '../inputs.js';
import { isProposalBranch } from '../names.js';
import { type Learned, nothingLearned, type PushResult } from '../record.js';
import { branchNames } from './proposal-branch.js';
import { inDoubt, readDeploymentBranch } from './push.js';

const UNKNOWN_BRANCH = "So docs-ci doesn't know the deployment branch";

export function remove(run: PushRun): Promise<Ended<Learned, PushResult>> {
  const { api, inputs } = run;
  const names = branchNames(run);
  return learn(run, { ...nothingLearned(), target: names[0] }, async (facts: Learned) => {
    const found = (await listBranches(api)).branches.filter(({ name }) => names.includes(name));
    if (found.length > 0) facts.deploymentBranch = await readDeploymentBranch(run, UNKNOWN_BRANCH);
    for (const branch of found) {
      requireRemovable(branch, inputs.base, facts.deploymentBranch);
      if (!isProposalBranch(branch.name)) await requireOwnChanges(run, branch.name, facts.deploymentBranch);
    }
    const branches = found.map(({ name }) => name);
    for (const branch of inputs.dryRun ? [] : branches) {
      facts.target = branch;
      await inDoubt(facts, () => removeBranch(api, branch));
      facts.progress = 'done';
    }
    return { kind: 'removed', branches };
  });
}

function requireRemovable(
  { name, protected: isProtected }: { readonly name: string; readonly protected: boolean | null },
  base: string | undefined,
  deploymentBranch: string | undefined,
): void {
  const shown = `${inputName('branch')}: ${JSON.stringify(name)}`;
  if (name === base || name === deploymentBranch || isProtected) {
    const reason = isProtected ? 'protected' : 'the branch that readers see';
    throw new InputError([`${shown} is ${reason}, so docs-ci never deletes it. Set the branch of the proposal.`]);
  }
}

/** A branch that a user named may be one of people, who change other pages than push-content. */
async function requireOwnChanges({ api, inputs }: PushRun, branch: string, base?: string): Promise<void> {
  const shown = `${inputName('branch')}: ${JSON.stringify(branch)}`;
  const dashboard = 'Delete the branch in the dashboard.';
  if (base === undefined) {
    const problem = "could be the deployment branch, whose name the service doesn't return";
    throw new InputError([`${shown} ${problem}. ${dashboard}`]);
  }
  const [own, others] = await Promise.all([branch, base].map((one) => listPages(api, { branch: one })));
  const sizes = new Map(others?.pages.map(({ path, size }) => [addressOf(path), size]));
  const folder = folderAddressOf(inputs.to ?? '.');
  const foreign = own?.pages.find(({ path, size }) => {
    const address = addressOf(path);
    return sizes.get(address) !== size && !(folder !== '' && isWithinFolder(address, folder));
  });
  if (!foreign) return;
  const problem = `has another ${foreign.path} than ${base}, which isn't in ${inputName('to')}, so it may have work of people`;
  throw new InputError([`${shown} ${problem}. ${dashboard}`]);
}
