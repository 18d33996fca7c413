/** Declares and checks the inputs of trigger-deploy. */
import type { RunContext } from '../../hosts/host.js';
import type { Problem } from '../command.js';
import { commonInputs } from '../common-inputs.js';
import { choice, duration, flag, type InputValues, text } from '../input-kinds.js';

export const inputs = {
  mode: choice(['deploy', 'preview', 'wait'], {
    description:
      'deploy starts a live deployment, preview one of a branch, wait follows the one that a push to the deployment branch starts by itself.',
    default: 'deploy',
  }),
  branch: text({
    description: 'Branch to preview, or whose push to wait for. Required on a tag in these two modes.',
    defaultText: 'the branch being built',
  }),
  commitSha: text(
    { description: 'Commit to deploy or preview, where the service supports it; without it the newest is taken.' },
    { matches: /^[0-9a-f]{7,64}$/i, problem: 'is not a commit id; write 7 to 64 hexadecimal digits' },
  ),
  wait: flag({ description: 'Follow the deployment to its end; false starts it and leaves.', default: 'true' }),
  appearTimeout: duration({
    description: 'Mode wait: how long to look for the deployment of the push.',
    default: '3m',
  }),
  reuseInProgress: flag({
    description: 'Mode deploy: follow a live deployment that is already running instead of starting one.',
    default: 'false',
  }),
  verifyUrl: flag({
    description: 'Ask the published address, without the key, until it answers below 400 after redirects.',
    default: 'false',
  }),
  environment: flag({
    description:
      'Record it as a deployment of the platform: a GitHub Deployment (permission deployments: write), or a GitLab environment, with its address.',
    default: 'false',
  }),
  environmentName: text({
    description: 'Name of that environment.',
    defaultText: '`docs`, in mode preview `docs-preview`',
  }),
  comment: flag({
    description:
      'Keep one comment with the result on the pull or merge request (GitHub: permission pull-requests: write; GitLab: needs token).',
    default: 'false',
  }),
  ...commonInputs({
    name: 'trigger-deploy',
    timeout: '20m',
    timeoutText: 'It is ours, not the build’s: the build goes on.',
  }),
} as const;

export type DeployInputs = InputValues<typeof inputs>;
export type Mode = DeployInputs['mode'];

/** Finds inputs that contradict each other or are missing in this run. */
export function checkInputs(
  { mode, wait, branch, verifyUrl, environment }: Partial<DeployInputs>,
  runContext: RunContext,
): Problem<keyof DeployInputs>[] {
  const problems: Problem<keyof DeployInputs>[] = [];
  if ((mode === 'preview' || mode === 'wait') && (branch ?? runContext.branch) === undefined) {
    const problem = `is required: this run builds no branch (a tag, perhaps), and mode ${mode} needs one`;
    problems.push({ input: 'branch', problem });
  }
  if (wait !== false) return problems;
  if (mode === 'wait') problems.push({ input: 'wait', problem: 'false contradicts mode wait; leave it true' });
  if (verifyUrl) {
    problems.push({ input: 'verifyUrl', problem: 'needs wait true: nothing is published before the end' });
  }
  if (environment) {
    problems.push({ input: 'environment', problem: 'needs wait true: its end would never be recorded' });
  }
  return problems;
}

/** Names the inputs that are set but have no effect in this mode. */
export function unusedInputs({ mode, branch, commitSha, reuseInProgress }: DeployInputs): string[] {
  return [
    ...(mode === 'deploy' && branch !== undefined ? ['branch'] : []),
    ...(mode === 'wait' && commitSha !== undefined ? ['commit-sha'] : []),
    ...(mode !== 'deploy' && reuseInProgress ? ['reuse-in-progress'] : []),
  ];
}
