/** Publishes the status of the deployment on the platform, as a deployment record and as a comment. */
import type { DeploymentState } from '../../hosts/host.js';
import type { Outcome } from '../command.js';
import type { DeployInputs } from './inputs.js';
import type { DeployContext, DeployRecord } from './record.js';
import { renderComment } from './summary.js';

/**
 * Opens a deployment record and closes it at the end of the run. The run doesn't wait for the platform. The updates
 * happen one after the other, so the last state wins. The job never fails because of them.
 */
export function openDeploymentRecord({ inputs, host, log, record, optional, defer }: DeployContext): void {
  if (!inputs.environment) return;
  if (!host.openDeployment) {
    log.notice('environment: skipped, because deployment records only exist on GitHub and GitLab.');
    return;
  }
  const transient = record.isPreview === true;
  const request = {
    environment: environmentName(inputs, record),
    description: transient ? 'Documentation preview' : 'Documentation',
    transient,
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
    const { state, description } = finalState(ending.outcome, record);
    await optional('environment', async () =>
      opened?.update(state, { description, url: record.deployment?.url ?? undefined }),
    );
  });
}

function finalState(outcome: Outcome, record: DeployRecord): { state: DeploymentState; description: string } {
  const { isPreview, deployment } = record;
  const isReady = deployment?.status === 'ready';
  if (outcome === 'done') return { state: 'success', description: isPreview ? 'Preview ready' : 'Live' };
  if (deployment?.status === 'error') return { state: 'failure', description: 'Build failed' };
  if (deployment?.status === 'cancelled') return { state: 'error', description: 'Cancelled on the service' };
  if (outcome === 'timed-out') {
    const description = isReady
      ? "Published, but the URL didn't respond before the job timed out"
      : `Still ${deployment?.status === 'pending' ? 'pending' : 'building'} when the job timed out`;
    return { state: 'inactive', description };
  }
  if (outcome === 'cancelled') {
    const description = isReady
      ? 'Published, but the job was cancelled before the URL responded'
      : 'The job was cancelled; the deployment continues';
    return { state: 'inactive', description };
  }
  return { state: 'error', description: outcome === 'unavailable' ? 'The service is unavailable' : 'The job failed' };
}

/** Writes the comment at the end of the run, with the final result. The job never fails because of it. */
export function scheduleComment({ inputs, host, log, record, optional, defer }: DeployContext): void {
  if (!inputs.comment) return;
  if (!host.upsertComment) {
    log.notice('comment: skipped, because comments only exist on GitHub and GitLab.');
    return;
  }
  if (host.runContext.pullRequest === undefined) {
    log.notice("comment: skipped, because this job doesn't run for a pull or merge request.");
    return;
  }
  defer(async (ending) => {
    // The platform kills a cancelled job within seconds, and the next run writes the comment.
    if (ending.outcome === 'cancelled') return;
    const body = renderComment(record, ending, host.runContext.runUrl);
    // The environment's name keeps the comments of two sites on one pull request apart.
    const marker = `docs-ci:trigger-deploy:${environmentName(inputs, record).replace(/[^A-Za-z0-9]+/g, '-')}`;
    await optional('comment', async () => host.upsertComment?.({ marker, body, token: inputs.token ?? '' }));
  });
}

function environmentName({ environmentName: name }: DeployInputs, { isPreview }: DeployRecord): string {
  return name ?? (isPreview ? 'docs-preview' : 'docs');
}
