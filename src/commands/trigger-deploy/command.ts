/** trigger-deploy: publish, and know that it is live. */
import type { Deployment, StartedDeployment } from '../../api/endpoints/deployments.js';
import { choice, duration, flag, type InputValues, text } from '../input-kinds.js';
import { formatDuration } from '../../text/units.js';
import type { Command, Context, Ending } from '../command.js';
import { commonInputs } from '../common-inputs.js';
import { phaseOf } from '../../deployments/phase.js';
import { waitUntilFinished } from '../../deployments/wait-for-deployment.js';
import { verifyUrl } from './verify-url.js';
import { checkInputs, type Mode, type Plan, planDeploy, unusedInputs } from './plan.js';
import { openRecord, scheduleComment } from './platform.js';
import { type DeployRecord, summarizeDeploy } from './summary.js';
import { describeDryRun, startOrFind } from './start.js';

const inputs = {
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

type Values = InputValues<typeof inputs>;
type DeployContext = Context<Values, DeployRecord>;

export const triggerDeploy: Command<typeof inputs, DeployRecord> = {
  name: 'trigger-deploy',
  summary: 'Start a deployment of the documentation and follow it until it is live',
  branding: { icon: 'upload-cloud', color: 'blue' },
  inputs,
  outputs: {
    'deployment-id': 'Id of the deployment',
    status: 'Its last known status: pending, building, ready, error or cancelled',
    url: 'Address it is published at; empty until it is ready',
    branch: 'Branch it was built from, where the service names it',
    'is-preview': 'true for a preview',
    'timed-out': 'true where the timeout was reached first; the build goes on',
    'duration-seconds': 'Seconds this run took',
  },
  gitlab: {
    environment: {
      flagInput: 'environment',
      nameInput: 'environment-name',
      urlOutput: 'url',
      defaultNames: { input: 'mode', names: { deploy: 'docs', preview: 'docs-preview', wait: 'docs' } },
    },
  },
  createRecord: () => ({}),
  check: checkInputs,
  run: runDeploy,
  onInterrupted: (record, { mode }) => aftermath(record, mode),
  summarize: (record, values, ending) => summarizeDeploy(record, values.mode, ending),
};

async function runDeploy(context: DeployContext): Promise<Ending> {
  const { inputs: values, host, clock, log, record } = context;
  const plan = planDeploy(values, host.runContext, clock.now());
  record.isPreview = plan.kind === 'preview';
  for (const name of unusedInputs(values)) log.notice(`${host.label(name)} has no meaning in mode ${values.mode}.`);
  if (values.dryRun) return describeDryRun(context, plan);

  scheduleComment(context);
  const started = await startOrFind(context, plan, values.appearTimeout, record);
  if (!started) return neverAppeared(plan, values);
  record.deployment = started;
  if (!values.wait) return leave(started, record);
  openRecord(context);
  const deployment = await waitUntilFinished(context, started.deploymentId, (news) => (record.deployment = news));
  switch (phaseOf(deployment)) {
    case 'error':
      return buildFailed(context, deployment);
    case 'cancelled':
      return {
        outcome: 'failed',
        message: `Deployment ${deployment.deploymentId} was cancelled at the service, by a person or by a newer deployment. Run this again to publish.`,
      };
    default:
      return published(context, deployment);
  }
}

function neverAppeared(plan: Plan, { appearTimeout }: Values): Ending {
  const branch = plan.kind === 'wait' ? plan.branch : '';
  return {
    outcome: 'failed',
    message:
      `No deployment of ${branch} appeared within ${formatDuration(appearTimeout)} for this push. ` +
      'Only a push to the deployment branch goes live by itself, and only where the repository is connected. ' +
      'Check the branch, or publish with mode deploy or preview.',
  };
}

function leave({ deploymentId, status }: StartedDeployment, { reused }: DeployRecord): Ending {
  const how = reused ? 'was running already' : 'was started';
  return { outcome: 'done', message: `Deployment ${deploymentId} ${how} (${status}) and is not waited for.` };
}

function buildFailed({ log }: DeployContext, { deploymentId, logs }: Deployment): Ending {
  if (logs) log.group(`Build log of deployment ${deploymentId}`, () => log.quote(logs));
  const where = logs ? 'Its log stands in the summary.' : 'The service gave no log; look into the dashboard.';
  return { outcome: 'failed', message: `The build of deployment ${deploymentId} failed. ${where}` };
}

async function published(context: DeployContext, { deploymentId, url }: Deployment): Promise<Ending> {
  const { inputs: values, log, record } = context;
  if (url === null) {
    log.warning(`Deployment ${deploymentId} is ready, but the service names no address for it.`);
    return { outcome: 'done', message: `Deployment ${deploymentId} is ready.` };
  }
  if (values.verifyUrl) {
    if (!isWebAddress(url))
      return {
        outcome: 'failed',
        message: `Deployment ${deploymentId} is ready, but its address is none that can be asked: ${url}`,
      };
    await verifyUrl(context, new URL(url), (tried) => (record.verification = tried));
  }
  return { outcome: 'done', message: `${record.isPreview ? 'The preview is ready' : 'Live'} at ${url}` };
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

const UNSURE = 'It is not known whether a deployment was started: look into the dashboard before you run this again.';

function aftermath({ deployment, verification, isUnsure }: DeployRecord, mode: Mode): string | undefined {
  if (!deployment) return isUnsure ? UNSURE : undefined;
  const { deploymentId, status } = deployment;
  if (phaseOf(deployment) === 'ready') {
    return `Deployment ${deploymentId} is published; its address has not answered yet (${verification?.last ?? 'not asked'}).`;
  }
  const again = {
    deploy: 'To follow it again, run this with reuse-in-progress: true.',
    preview: 'The dashboard shows how it ends.',
    wait: 'To follow it again, run this again.',
  };
  return `Deployment ${deploymentId} (${status}) goes on at the service. ${again[mode]}`;
}
