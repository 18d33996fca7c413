/** Publishes the status of the deployment on the platform, as a deployment record and as a comment. */
import { listPages } from '../../api/endpoints/content.js';
import { describeFailedPages } from '../../deployments/describe-pages.js';
import { findNewest } from '../../deployments/find-newest.js';
import type { DeploymentRecord } from '../../hosts/host.js';
import type { Block } from '../../text/document.js';
import { messageOf } from '../../text/error-message.js';
import { inTime } from '../../api/clock.js';
import { type CommentFacts, commentSkipReason } from '../comment-parts.js';
import { matchChangedPages } from './changed-pages.js';
import { renderComment, renderStartComment } from './comment.js';
import type { DeployInputs } from './inputs.js';
import type { DeployContext, DeployRecord } from './record.js';
import { type DeployResult, resultOf, siteOf } from './result.js';

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
    description: siteOf(record),
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
    const describe = FINAL_STATES[resultOf(record, ending.outcome)];
    const [state, description] = describe?.(record) ?? ['error', 'The job failed'];
    await optional('environment', async () =>
      opened?.update(state, { description, url: record.deployment?.url ?? undefined }),
    );
  });
}

/** Results without a state here count as an error of the job. */
const FINAL_STATES: Readonly<
  Partial<Record<DeployResult, (record: DeployRecord) => readonly [Parameters<DeploymentRecord['update']>[0], string]>>
> = {
  published: ({ isPreview }) => ['success', isPreview ? 'Preview ready' : 'Live'],
  'build-failed': () => ['failure', 'Build failed'],
  'build-cancelled': () => ['error', 'Cancelled on the service'],
  'failed-pages': ({ pages }) => ['failure', describeFailedPages(pages)],
  'unverified-pages': () => ['inactive', "Published, but the job couldn't verify its pages"],
  unresponsive: () => ['inactive', "Published, but the URL didn't respond before the job timed out"],
  'timed-out': ({ deployment }) => [
    'inactive',
    `Still ${deployment?.status === 'pending' ? 'pending' : 'building'} when the job timed out`,
  ],
  'job-cancelled': ({ deployment, isVerifyingPages }) => [
    'inactive',
    deployment?.status === 'ready'
      ? `Published, but the job was cancelled before the ${isVerifyingPages ? 'pages' : 'URL'} responded`
      : 'The job was cancelled; the deployment continues',
  ],
  unavailable: () => ['error', 'The service is unavailable'],
};

/** How long the comment waits for requests that it can do without. */
const MAX_LOOKUP_MS = 2_000;
const MAX_PAGES_WAIT_MS = 5_000;
/** After an error, a platform can ask for a pause before the next request; hosts repeat none that has to wait longer. */
const PAUSE_AFTER_ERROR_MS = 3_000;

/**
 * Writes the comment when the build starts, and again at the end of the run. The run never fails because of the
 * comment. Returns the function to call when the service builds.
 */
export function scheduleComment(context: DeployContext): () => void {
  const { inputs, host, log, record, clock, optional, defer } = context;
  const ignore = (): void => undefined;
  if (!inputs.comment) return ignore;
  const skipReason = commentSkipReason(host);
  if (skipReason !== undefined) {
    log.notice(skipReason);
    return ignore;
  }
  // The environment's name keeps the comments of two sites on one pull request apart.
  const marker = `docs-ci:trigger-deploy:${environmentName(inputs, record).replace(/[^A-Za-z0-9]+/g, '-')}`;
  const write = async (body: readonly Block[]): Promise<unknown> =>
    host.upsertComment?.({ marker, body, token: inputs.token ?? '' });
  const facts = (): CommentFacts => ({ nowMs: clock.now(), runUrl: host.runContext.runUrl });
  let changedPages = Promise.resolve();
  /** Resolves to the time of its failure. */
  let startWrite: Promise<number | undefined> = Promise.resolve(undefined);
  defer(async (ending) => {
    // The platform kills a cancelled job within seconds, and the next run writes the comment.
    if (ending.outcome === 'cancelled') return;
    // An earlier state that arrived late would replace the result. The platform's client has short timeouts.
    const failedAtMs = (await startWrite) ?? -Infinity;
    // Only the comment of a published deployment shows the pages.
    const pages = ['done', 'gate'].includes(ending.outcome)
      ? inTime(changedPages, MAX_PAGES_WAIT_MS)
      : Promise.resolve();
    await pages.catch(ignore);
    await clock.sleep(Math.max(0, failedAtMs + PAUSE_AFTER_ERROR_MS - clock.now()));
    const written = await optional('comment', () => write(renderComment(record, ending, facts())));
    // One notice is enough if the platform refuses both.
    if (written) await optional('comment: changed pages are left out', () => pages);
  });
  return () => {
    changedPages = readChangedPages(context);
    // Its error is of interest at the end.
    changedPages.catch(ignore);
    startWrite = writeAtStart(context, () => write(renderStartComment(record, facts())));
  };
}

/** Looks for the last preview, then writes. Resolves to the time of the failure, whose reason the write at the end tells. */
async function writeAtStart(context: DeployContext, write: () => Promise<unknown>): Promise<number | undefined> {
  const { log, clock } = context;
  await inTime(findLastPreview(context), MAX_LOOKUP_MS).catch((error: unknown) =>
    log.debug(`The last preview is unknown: ${messageOf(error)}`),
  );
  try {
    await write();
    return undefined;
  } catch (error) {
    log.debug(`comment: ${messageOf(error)}`);
    return clock.now();
  }
}

/** Reads which pages the pull or merge request changes. Without them, the comment has no table. */
async function readChangedPages({ api, host, inputs, record }: DeployContext): Promise<void> {
  if (record.branch === undefined || !host.listChangedFiles) return;
  const files = await host.listChangedFiles(inputs.token ?? '');
  record.changedFiles = files;
  const { pages } = await listPages(api, { branch: record.branch });
  record.changedPages = matchChangedPages(
    files,
    pages.map(({ path }) => path),
  );
}

/** Finds the newest preview of the branch that is ready. */
async function findLastPreview({ api, record }: DeployContext): Promise<void> {
  const { branch, deployment: own } = record;
  if (!record.isPreview || branch === undefined) return;
  const last = await findNewest(
    api,
    (other) =>
      other.isPreview &&
      other.branch === branch &&
      other.status === 'ready' &&
      other.deploymentId !== own?.deploymentId,
    MAX_SEARCHED_PREVIEWS,
  );
  record.lastPreviewUrl = last?.url ?? undefined;
}

/** One request returns this many. */
const MAX_SEARCHED_PREVIEWS = 50;

function environmentName({ environmentName: name }: DeployInputs, { isPreview }: DeployRecord): string {
  return name ?? (isPreview ? 'docs-preview' : 'docs');
}
