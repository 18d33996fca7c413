/** What the platform shows of a deployment: its own record of it, and one comment. The job never fails for these. */
import type { InputValues } from '../input-kinds.js';
import type { Context } from '../command.js';
import type { CommonInputs } from '../common-inputs.js';
import { type DeployRecord, recordState, renderComment } from './summary.js';

interface PlatformInputs {
  readonly environment: boolean;
  readonly environmentName?: string;
  readonly comment: boolean;
}

type Inputs = PlatformInputs & InputValues<CommonInputs>;

/**
 * Opens a record of the deployment, which is closed at the end whatever happens. Nobody waits for the platform: its
 * calls go on beside the following, one after the other, so that the last state is the true one.
 */
export function openRecord(context: Context<Inputs, DeployRecord>): void {
  const { inputs, host, log, record, optional } = context;
  if (!inputs.environment) return;
  if (!host.openDeployment) {
    log.notice('environment: there is no platform here that keeps deployments.');
    return;
  }
  const transient = record.isPreview === true;
  const wanted = {
    environment: environmentOf(inputs, record),
    description: transient ? 'Preview of the documentation' : 'Documentation',
    transient,
    token: inputs.token ?? '',
  };
  const opening = optional('environment', async () => host.openDeployment?.(wanted));
  // A record that could not be told of its beginning is told of its end all the same.
  const begun = opening.then((opened) =>
    optional('environment', async () => opened?.update('in_progress', { description: 'Building' })),
  );
  context.defer(async (ending) => {
    const opened = await opening;
    await begun;
    const { state, description } = recordState(ending.outcome, record);
    await optional('environment', async () =>
      opened?.update(state, { description, url: record.deployment?.url ?? undefined }),
    );
  });
}

/** Writes the comment at the end, when what it says is true. */
export function scheduleComment(context: Context<Inputs, DeployRecord>): void {
  const { inputs, host, log, record, optional } = context;
  if (!inputs.comment) return;
  if (!host.upsertComment || host.runContext.pullRequest === undefined) {
    log.notice('comment: this run belongs to no pull or merge request, so there is nowhere to comment.');
    return;
  }
  context.defer(async (ending) => {
    // A cancelled job has seconds to live, and the next run says what became of it.
    if (ending.outcome === 'cancelled') return;
    const body = renderComment(record, ending, host.runContext.runUrl);
    const marker = `docs-ci:trigger-deploy:${markerName(environmentOf(inputs, record))}`;
    await optional('comment', async () => host.upsertComment?.({ marker, body, token: inputs.token ?? '' }));
  });
}

function environmentOf({ environmentName }: PlatformInputs, { isPreview }: DeployRecord): string {
  return environmentName ?? (isPreview ? 'docs-preview' : 'docs');
}

/** Two sites on one pull request keep two comments, told apart by the environment's name. */
function markerName(environment: string): string {
  return environment.replace(/[^A-Za-z0-9]+/g, '-');
}
