/** Pushes changes as commits, one after the other. A push whose response is lost is looked up before it is sent again. */
import { type Operation, pushCommit } from '../../../api/endpoints/content.js';
import { ApiError, mayHaveWritten } from '../../../api/errors.js';
import type { Commit } from '../../../api/schemas/content.js';
import { pluralize } from '../../../text/pluralize.js';
import { formatBytes } from '../../../text/units.js';
import { hashPage, normalize } from '../folder/page-text.js';
import type { Batch, Batches } from '../plan/batches.js';
import { parseManifest } from '../project/manifest.js';
import { type Project, readPage } from '../project/read-project.js';
import type { PushContext } from '../record.js';

/** Someone else writes to the same pages, or the service has another state than it showed: plan again. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** The service rejects a page whatever comes with it. */
export class RejectedPageError extends Error {
  override readonly name = 'RejectedPageError';
}

export interface PushTarget {
  readonly project: Project;
  readonly message: string;
  /** The content of `push` in the manifest if the next push has it; undefined if only the pages show what was pushed. */
  readonly pushId?: string;
}

/** Records for the time of a write to the target, and after it if its response is lost, that it may have been made. */
export async function whileUncertain<T>({ record }: PushContext, write: () => Promise<T>): Promise<T> {
  record.isUncertain = true;
  try {
    const result = await write();
    record.isUncertain = false;
    return result;
  } catch (error) {
    record.isUncertain = mayHaveWritten(error);
    throw error;
  }
}

/** Pushes all batches. `onPushed` gets each batch that is on the branch. */
export async function pushBatches(
  context: PushContext,
  target: PushTarget,
  batches: Batches,
  onPushed: (batch: Batch) => void,
): Promise<void> {
  const { log, record, signal } = context;
  let pushed = 0;
  log.startProgress(() => `Pushing: ${pluralize(pushed, 'commit')}`);
  for (let batch = await batches.next(); batch; batch = await batches.next()) {
    signal.throwIfAborted();
    const commit = await pushBatch(context, target, batch).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 413) throw error;
      const alone = batches.takeBack(batch);
      if (alone) throw rejected(context, alone);
      return undefined;
    });
    if (!commit) continue;
    pushed += 1;
    record.commits += 1;
    record.commitSha = commit.commitSha ?? undefined;
    onPushed(batch);
    log.progress(() => `Pushing: ${pluralize(pushed, 'commit')}`);
  }
  log.endProgress();
}

function rejected({ record }: PushContext, operation: Operation): RejectedPageError {
  const size = 'content' in operation ? formatBytes(Buffer.byteLength(operation.content)) : '';
  record.rejected.push({ path: operation.path, reason: `too large for the service (${size})` });
  return new RejectedPageError(
    `The service rejects ${JSON.stringify(operation.path)} as too large (${size}). Split the page, or exclude it. Nothing was published.`,
  );
}

/** Statuses with which a service says that the branch has another state than this run saw. */
const CONFLICT_STATUSES: readonly number[] = [404, 409, 422];

export async function pushBatch(context: PushContext, target: PushTarget, batch: Batch): Promise<Commit> {
  const { api } = context;
  const { project, message } = target;
  const { operations } = batch;
  const attempts = { areUncertain: false };
  const findPushed = async (): Promise<Commit | undefined> =>
    (await isOnBranch(context, target, operations)) ? NO_DETAILS : undefined;
  const lookUp = async (): Promise<Commit | undefined> => {
    attempts.areUncertain = true;
    return findPushed();
  };
  const branch = project.branch === undefined ? {} : { branch: project.branch };
  try {
    return await pushCommit(api, { commitMessage: message, ...branch, operations }, lookUp);
  } catch (error) {
    if (!(error instanceof ApiError) || !CONFLICT_STATUSES.includes(error.status)) throw error;
    // The first attempt may have been carried out meanwhile, and the second one met its result.
    const found = attempts.areUncertain ? await findPushed() : undefined;
    if (found) return found;
    throw new ConflictError(error.message, { cause: error });
  }
}

const NO_DETAILS: Commit = { commitSha: null, branch: null, isDeploymentBranch: null, operationsCompleted: null };

/** Operations that are looked at: a commit is whole, so one that shows speaks for all. */
const MAX_LOOKED_UP = 3;

async function isOnBranch(
  context: PushContext,
  { project, pushId }: PushTarget,
  operations: readonly Operation[],
): Promise<boolean> {
  const last = operations.at(-1);
  if (pushId !== undefined && last && 'content' in last) {
    const there = await readPage(context, project, last.path);
    const parsed = there === undefined ? undefined : parseManifest(there);
    // A service that doesn't return the manifest still returns the pages.
    if (parsed) return parsed.kind === 'ok' && parsed.manifest.push === pushId;
  }
  for (const operation of operations.slice(0, MAX_LOOKED_UP))
    if (await isCarriedOut(context, project, operation)) return true;
  return false;
}

/** True if the branch has what an operation writes. */
export async function isCarriedOut(context: PushContext, project: Project, operation: Operation): Promise<boolean> {
  const there = await readPage(context, project, operation.path);
  if (operation.type === 'delete') return there === undefined;
  return there !== undefined && hashPage(there) === hashPage(normalize(operation.content));
}
