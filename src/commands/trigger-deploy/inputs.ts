/** Declares and checks the inputs of trigger-deploy. */
import { missingBranchReason, ownBranch, type RunContext } from '../../hosts/host.js';
import { type Problem, problemsOf, type InputValues } from '../command.js';
import { commonInputs, token } from '../inputs/common-inputs.js';
import { checkPageInputs, pageInputs } from '../inputs/page-inputs.js';
import { choice, flag, text } from '../inputs/kinds.js';
import { inputName, setting } from '../../text/input-names.js';

export const inputs = {
  mode: choice(['deploy', 'preview', 'wait'], {
    description:
      'Start a live deployment (deploy), preview a branch (preview), or wait for the deployment that a push started (wait).',
    default: 'deploy',
  }),
  branch: text({
    description: 'Branch to preview or to wait for. Ignored in mode deploy. Required on tags in the other modes.',
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

export type DeployInputs = InputValues<typeof inputs>;

/** Finds inputs that contradict each other or are missing in this run. */
export function checkInputs(inputs: Partial<DeployInputs>, runContext: RunContext): Problem<keyof DeployInputs>[] {
  const { mode = 'deploy', wait, branch = ownBranch(runContext) } = inputs;
  const needsBranch = mode === 'preview' || mode === 'wait';
  const missing = `is required in mode ${mode}, because ${missingBranchReason(runContext)}. Set ${inputName('branch')}.`;
  return [
    ...checkPageInputs(inputs),
    ...problemsOf([[needsBranch && branch === undefined, 'branch', missing]]),
    ...(wait === false ? waitProblems(inputs) : []),
  ];
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
