/** Mode remove: deletes the branches of a proposal. */
import { isDeepStrictEqual } from 'node:util';
import { listBranches, listPages } from '../../../api/endpoints/content.js';
import { InputError } from '../../../api/errors.js';
import type { PageList } from '../../../api/schemas/content.js';
import { addressOf, folderAddressOf, isWithinFolder } from '../../../pages/address.js';
import { readConfig } from '../../../project/read-project.js';
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
async function requireOwnChanges(run: PushRun, branch: string, base?: string): Promise<void> {
  const { api, inputs } = run;
  const shown = `${inputName('branch')}: ${JSON.stringify(branch)}`;
  const dashboard = 'delete it in the dashboard.';
  if (base === undefined) {
    const problem = "could be the deployment branch, whose name the service doesn't return";
    throw new InputError([`${shown} ${problem}. If it isn't, ${dashboard}`]);
  }
  const [own, others] = await Promise.all([listPages(api, { branch }), listPages(api, { branch: base })]);
  const problem = foreignPage(own, others, base, inputs.to) ?? (await foreignConfig(run, branch, base));
  if (problem === undefined) return;
  const folder = inputs.to === undefined ? `Set ${inputName('to')} as in mode propose. ` : '';
  throw new InputError([
    `${shown} ${problem}, so it may have work of people. ${folder}If you don't need the branch, ${dashboard}`,
  ]);
}

/** How the pages outside of a folder differ, as the end of a sentence. Undefined if the two lists show no difference. */
function foreignPage(own: PageList, others: PageList, base: string, to = '.'): string | undefined {
  const folder = folderAddressOf(to);
  const outside = ({ pages }: PageList): Map<string, number | null> =>
    new Map(
      pages
        .filter(({ path }) => folder === '' || !isWithinFolder(addressOf(path), folder))
        .map(({ path, size }) => [path, size]),
    );
  const [mine, theirs] = [outside(own), outside(others)];
  for (const [path, size] of mine) {
    const known = theirs.get(path);
    if (known === undefined) return `has ${path}, which isn't in ${inputName('to')} and which ${base} lacks`;
    if (size === null || known === null)
      return `has ${path}, which isn't in ${inputName('to')} and whose size the service doesn't tell`;
    if (known !== size) return `has another ${path} than ${base}, which isn't in ${inputName('to')}`;
  }
  const deleted = [...theirs.keys()].find((path) => !mine.has(path));
  if (deleted !== undefined) return `lacks ${deleted} of ${base}, which isn't in ${inputName('to')}`;
  const isComplete = [own, others].every(({ pages, count }) => count === pages.length);
  return isComplete ? undefined : "can't be compared, because the service's list of pages is incomplete";
}

/** The same for the configuration, which push-content only changes to keep a group of the navigation. */
async function foreignConfig(run: PushRun, branch: string, base: string): Promise<string | undefined> {
  if (run.inputs.navigationGroup !== undefined) return undefined;
  const [own, other] = await Promise.all([readConfig(run, branch), readConfig(run, base)]);
  if (!own || !other) return "can't be compared, because the service doesn't return its configuration";
  return isDeepStrictEqual(own.config, other.config) ? undefined : `has another configuration than ${base}`;
}
