/** Declares and checks the inputs of trigger-deploy. */
import { missingBranchReason, ownBranch, type RunContext } from '../../hosts/host.js';
import { type Problem, problemsOf, type InputValues } from '../command.js';
import { commonInputs, token } from '../inputs/common-inputs.js';
import { checkPageInputs, pageInputs } from '../inputs/page-inputs.js';
import { choice, flag, isReference, text } from '../inputs/kinds.js';
import { inputName, setting } from '../../text/input-names.js';

export const inputs = {
  mode: choice(['deploy', 'preview', 'wait'], {
    description:
      'Start a live deployment (deploy), preview a branch (preview), or wait for the deployment that a push started (wait).',
    default: 'deploy',
  }),
  branch: text({
    description:
      'Branch to preview or to wait for. Required on tags. Mode deploy always deploys the deployment branch.',
    defaultText: 'the branch being built',
  }),
  wait: flag({
    description: 'Wait until the deployment finishes.',
    default: 'true',
  }),
  ...pageInputs(['none', 'changed', 'sample', 'all']),
  environment: flag({
    description: 'Record the result as a GitHub deployment or a GitLab environment, with the published URL.',
    default: 'false',
  }),
  environmentName: text({
    description: 'Name of the environment. Also separates the comments of several sites.',
    defaultText: 'docs, or docs-preview in mode preview',
  }),
  comment: flag({
    description: 'Post the result as one comment on the pull or merge request.',
    default: 'false',
  }),
  ...commonInputs({
    name: 'trigger-deploy',
    timeout: '20m',
    timeoutText: 'At the limit, the job stops waiting; the deployment continues.',
  }),
  token,
} as const;

/** How long a page must be wrong before it counts as failed. */
export const GRACE_PERIOD_MS = 120_000;

/** The default of environment-name, by mode. */
export const DEFAULT_ENVIRONMENTS = { deploy: 'docs', preview: 'docs-preview', wait: 'docs' } as const;

/** Why mode deploy takes no branch, as a clause. */
export const NO_BRANCH = 'mode deploy always deploys the deployment branch';
const WITHOUT_MODE = `has no effect, because ${NO_BRANCH}. Remove ${inputName('branch')}, or set ${inputName('mode')} to preview.`;
/** A new page would fail, and a changed one would pass with the old text. */
const BESIDE_REQUEST = `needs ${setting('mode', 'preview')} on a pull or merge request, because a live deployment doesn't have its changes. Set ${inputName('mode')} to preview.`;
/** Without it, the record would be missing, and the run would pass. */
const WITHOUT_USE = `needs ${setting('environment', true)} or ${setting('comment', true)}. Set one of them, or remove ${inputName('environment-name')}.`;

export type DeployInputs = InputValues<typeof inputs>;

/** Finds inputs that contradict each other or are missing in this run. */
export function checkInputs(inputs: Partial<DeployInputs>, runContext: RunContext): Problem<keyof DeployInputs>[] {
  const { mode = 'deploy', wait, branch = ownBranch(runContext) } = inputs;
  const { environmentName: name, environment, comment } = inputs;
  const given = JSON.stringify(inputs.branch);
  const isUnusedName = environment === false && comment === false && isOwnName(name);
  const needsBranch = mode === 'preview' || mode === 'wait';
  const cure = runContext.fromFork ? "Don't run this job for a fork" : `Set ${inputName('branch')}`;
  const isBeside = mode === 'deploy' && runContext.pullRequest !== undefined && runContext.isMerged !== true;
  const missing = `is required in mode ${mode}, because ${missingBranchReason(runContext)}. ${cure}.`;
  return [
    ...checkPageInputs(inputs),
    ...problemsOf<keyof DeployInputs>([
      [isBeside && inputs.verifyPages === 'changed', 'verifyPages', BESIDE_REQUEST, '"changed"'],
    ]),
    ...problemsOf<keyof DeployInputs>([
      [needsBranch && branch === undefined, 'branch', missing],
      [mode === 'deploy' && inputs.branch !== undefined && !runContext.sharesInputs, 'branch', WITHOUT_MODE, given],
      [isUnusedName, 'environmentName', WITHOUT_USE, JSON.stringify(name)],
    ]),
    ...(wait === false ? waitProblems(inputs) : []),
  ];
}

/** True for a name that somebody chose. The component always has one, which can be a reference. */
function isOwnName(name = '$'): boolean {
  return !isReference(name) && !Object.values<string>(DEFAULT_ENVIRONMENTS).includes(name);
}

/** Finds what a job needs the end of the deployment for, although it doesn't wait. */
function waitProblems(inputs: Partial<DeployInputs>): Problem<keyof DeployInputs>[] {
  const { mode, verifyPages = 'none', environment } = inputs;
  const problem = `can't be combined with ${setting('mode', 'wait')}. Use ${setting('wait', true)}.`;
  const needsWait = (reason: string): string =>
    `needs ${setting('wait', true)}, because ${reason} at the end. Remove ${setting('wait', false)}.`;
  return problemsOf<keyof DeployInputs>([
    [mode === 'wait', 'wait', problem, 'false'],
    [verifyPages !== 'none', 'verifyPages', needsWait('pages are published')],
    [environment === true, 'environment', needsWait('the result is recorded')],
  ]);
}
