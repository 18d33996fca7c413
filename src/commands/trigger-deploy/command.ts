/** Defines the command trigger-deploy, which publishes the documentation and waits until it is live. */
import type { Deployment, StartedDeployment } from '../../api/endpoints/deployments.js';
import { phaseOf } from '../../deployments/phase.js';
import { waitForDeployment } from '../../deployments/wait-for-deployment.js';
import { formatDuration } from '../../text/units.js';
import { type Command, type Ending, failed } from '../command.js';
import { checkInputs, inputs, type Mode, unusedInputs } from './inputs.js';
import { type Plan, planDeploy } from './plan.js';
import { openDeploymentRecord, scheduleComment } from './publish-status.js';
import type { DeployContext, DeployRecord } from './record.js';
import { describeDryRun, startOrFind } from './start-deployment.js';
import { summarizeDeploy } from './summary.js';
import { verifyUrl } from './verify-url.js';

export const triggerDeploy: Command<typeof inputs, DeployRecord> = {
  name: 'trigger-deploy',
  summary: 'Start a deployment of the documentation and follow it until it is live',
  branding: { icon: 'upload-cloud', color: 'blue' },
  inputs,
  inputGroups: {
    Deployment: ['mode', 'branch', 'commitSha', 'reuseInProgress'],
    Waiting: ['wait', 'appearTimeout', 'verifyUrl'],
    'On GitHub and GitLab': ['environment', 'environmentName', 'comment'],
  },
  keyRole: 'editor',
  examples: [
    'trigger-deploy --verify-url',
    'trigger-deploy --mode preview --branch new-guide',
    'trigger-deploy --mode wait --timeout 15m',
  ],
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
  onInterrupted: (record, { mode }) => describeInterruption(record, mode),
  summarize: (record, values, ending) => summarizeDeploy(record, values.mode, ending),
};

async function runDeploy(context: DeployContext): Promise<Ending> {
  const { inputs: values, host, clock, log, record } = context;
  const plan = planDeploy(values, host.runContext, clock.now());
  record.isPreview = plan.kind === 'preview';
  for (const name of unusedInputs(values)) log.notice(`${host.label(name)} has no meaning in mode ${values.mode}.`);
  if (values.dryRun) return describeDryRun(context, plan);

  scheduleComment(context);
  const started = await startOrFind(context, plan);
  if (!started) return notFound(plan, values.appearTimeout);
  record.deployment = started;
  if (!values.wait) return notWaitedFor(started, record);
  openDeploymentRecord(context);
  const deployment = await waitForDeployment(context, started.deploymentId, (update) => (record.deployment = update));
  switch (phaseOf(deployment)) {
    case 'error':
      return buildFailed(context, deployment);
    case 'cancelled':
      return failed(
        `Deployment ${deployment.deploymentId} was cancelled at the service, by a person or by a newer deployment. Run this again to publish.`,
      );
    default:
      return published(context, deployment);
  }
}

function notFound(plan: Plan, appearTimeoutMs: number): Ending {
  const branch = plan.kind === 'wait' ? plan.branch : '';
  return failed(
    `No deployment of ${branch} appeared within ${formatDuration(appearTimeoutMs)} for this push. ` +
      'Only a push to the deployment branch goes live by itself, and only where the repository is connected. ' +
      'Check the branch, or publish with mode deploy or preview.',
  );
}

function notWaitedFor({ deploymentId, status }: StartedDeployment, { reused }: DeployRecord): Ending {
  const start = reused ? 'was running already' : 'was started';
  return { outcome: 'done', message: `Deployment ${deploymentId} ${start} (${status}) and is not waited for.` };
}

function buildFailed({ log }: DeployContext, { deploymentId, logs }: Deployment): Ending {
  if (logs) log.group(`Build log of deployment ${deploymentId}`, () => log.quote(logs));
  const hint = logs ? 'Its log stands in the summary.' : 'The service gave no log; look into the dashboard.';
  return failed(`The build of deployment ${deploymentId} failed. ${hint}`);
}

async function published(context: DeployContext, { deploymentId, url }: Deployment): Promise<Ending> {
  const { inputs: values, log, record } = context;
  if (url === null) {
    log.warning(`Deployment ${deploymentId} is ready, but the service names no address for it.`);
    return { outcome: 'done', message: `Deployment ${deploymentId} is ready.` };
  }
  if (values.verifyUrl) {
    if (!isHttpUrl(url))
      return failed(`Deployment ${deploymentId} is ready, but its address is none that can be asked: ${url}`);
    await verifyUrl(context, new URL(url));
  }
  return { outcome: 'done', message: `${record.isPreview ? 'The preview is ready' : 'Live'} at ${url}` };
}

function isHttpUrl(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function describeInterruption(record: DeployRecord, mode: Mode): string | undefined {
  const { deployment, urlCheck, isStartUncertain } = record;
  if (!deployment) {
    return isStartUncertain
      ? 'It is not known whether a deployment was started: look into the dashboard before you run this again.'
      : undefined;
  }
  const { deploymentId, status } = deployment;
  if (phaseOf(deployment) === 'ready') {
    return `Deployment ${deploymentId} is published; its address has not answered yet (${urlCheck?.result ?? 'not asked'}).`;
  }
  const howToResume = {
    deploy: 'To follow it again, run this with reuse-in-progress: true.',
    preview: 'The dashboard shows how it ends.',
    wait: 'To follow it again, run this again.',
  };
  return `Deployment ${deploymentId} (${status}) goes on at the service. ${howToResume[mode]}`;
}
