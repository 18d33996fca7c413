/** Shows the deployment on the platform as a deployment record, whose last state says how the run ended. */
import { describeFailedPages } from '../../deployments/describe-pages.js';
import { type DeploymentRecord, ownBranch } from '../../hosts/host.js';
import { isWebUrl } from '../../text/document.js';
import { canPost } from '../account/posts.js';
import { DEFAULT_ENVIRONMENTS, type DeployInputs } from './inputs.js';
import type { DeployRecord, DeployRun } from './record.js';
import { type DeployResult, live, resultOf, siteOf } from './result.js';

/**
 * Opens a deployment record and closes it at the end of the run. The run doesn't wait for the platform. The updates
 * happen one after the other, so the last state wins. The job never fails because of them.
 */
export function openDeploymentRecord(
  { inputs, host, log, optional, defer }: Pick<DeployRun, 'inputs' | 'host' | 'log' | 'optional' | 'defer'>,
  record: Readonly<DeployRecord>,
): void {
  if (!inputs.environment || !canPost({ host, log }, 'environment')) return;
  const { branch, commitSha, isPreview = false } = record;
  const { runContext } = host;
  // The service builds the newest commit of the branch, which is another one than the run's when the run is started again.
  const isOwn = isPreview && branch === ownBranch(runContext);
  const request = {
    environment: environmentName(inputs),
    description: siteOf(record),
    transient: isPreview,
    ref: commitSha ?? (isOwn ? branch : undefined),
    token: inputs.token ?? '',
  };
  const opening = optional('environment', async () => host.openDeployment?.(request));
  // The record gets its final state even if this update fails.
  const started = opening.then((opened) =>
    optional('environment', async () => opened?.update('in_progress', { description: 'Building' })),
  );
  defer(async (ending) => {
    const opened = await opening;
    await started;
    const describe = FINAL_STATES[resultOf(record, ending.outcome)];
    const [state, description] = describe?.(record) ?? ['error', 'The job failed'];
    const published = record.deployment?.url ?? '';
    // GitHub would reject the whole state because of another URL.
    const url = isWebUrl(published) ? published : undefined;
    await optional('environment', async () => opened?.update(state, { description, url }));
  });
}

/** Results without a state here count as an error of the job. */
const FINAL_STATES: Readonly<
  Partial<Record<DeployResult, (record: DeployRecord) => readonly [Parameters<DeploymentRecord['update']>[0], string]>>
> = {
  published: (record) => ['success', record.isPreview ? 'Preview ready' : live(record)],
  'build-failed': () => ['failure', 'Build failed'],
  'build-cancelled': () => ['error', 'Cancelled on the service'],
  'failed-pages': ({ pages }) => ['failure', describeFailedPages(pages)],
  'unverified-pages': () => ['inactive', "Published, but the job couldn't verify its pages"],
  'timed-out': ({ deployment }) => [
    'inactive',
    `Still ${deployment?.status === 'pending' ? 'pending' : 'building'} when the job timed out`,
  ],
  'job-cancelled': ({ deployment }) => [
    'inactive',
    deployment?.status === 'ready'
      ? 'Published, but the job was cancelled before its pages were verified'
      : 'The job was cancelled; the deployment continues',
  ],
  unavailable: () => ['error', 'The service is unavailable'],
};

/** The name also keeps the comments of two sites on one pull request apart. */
export function environmentName({ environmentName: name, mode }: DeployInputs): string {
  return name ?? DEFAULT_ENVIRONMENTS[mode];
}
