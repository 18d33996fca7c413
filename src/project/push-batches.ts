/** Pushes changes as commits, one after the other. */
import type { Api, Guard } from '../api/api.js';
import { pushCommit } from '../api/endpoints/content.js';
import { ApiError } from '../api/errors.js';
import type { Commit } from '../api/schemas/content.js';
import { pluralize } from '../text/pluralize.js';
import type { Batch, Batches } from './batches.js';
import { writeOnce } from './write-once.js';

const NO_DETAILS: Commit = { commitSha: null, branch: null, isDeploymentBranch: null, operationsCompleted: null };

/** A look at the pages of a push takes so long that they may have changed again. */
export class SlowError extends Error {
  override readonly name = 'SlowError';
}

/**
 * Pushes one commit. Rejects with ConflictError if the service refuses it because of the state of the branch.
 * @param guard for a branch that others write to
 */
export async function pushOnce(
  api: Api,
  change: Parameters<typeof pushCommit>[1],
  isShown: () => Promise<boolean>,
  guard?: Guard,
): Promise<Commit> {
  const find = async (): Promise<Commit | undefined> => ((await isShown()) ? NO_DETAILS : undefined);
  return writeOnce((lookUp) => pushCommit(api, change, lookUp, guard), find);
}

interface PushLog {
  startProgress(line: () => string): void;
  progress(line: () => string): void;
  endProgress(): void;
}

interface BatchTarget<Step> {
  readonly push: (batch: Batch<Step>) => Promise<unknown>;
  /** The error of a batch that the service rejects as too large, and that can't be divided. */
  readonly tooLarge: (batch: Batch<Step>) => Error;
}

/** Pushes all batches. `onPushed` gets each batch that is on the branch. Rejects with the errors of the target. */
export async function pushBatches<Step>(
  { log, signal }: { readonly log: PushLog; readonly signal: AbortSignal },
  { push, tooLarge }: BatchTarget<Step>,
  batches: Batches<Step>,
  onPushed: (batch: Batch<Step>) => void,
): Promise<void> {
  let pushed = 0;
  log.startProgress(() => `Pushing: ${pluralize(pushed, 'commit')}`);
  for (let batch = await batches.next(); batch; batch = await batches.next()) {
    signal.throwIfAborted();
    try {
      await push(batch);
      pushed += 1;
      onPushed(batch);
      log.progress(() => `Pushing: ${pluralize(pushed, 'commit')}`);
    } catch (error) {
      // Fewer pages are looked at in less time.
      if (error instanceof SlowError && batches.takeBack(batch, 'slow')) continue;
      if (!isTooLarge(error)) throw error;
      if (!batches.takeBack(batch, 'too large')) throw tooLarge(batch);
    }
  }
  log.endProgress();
}

export function isTooLarge(error: unknown): boolean {
  return error instanceof ApiError && error.status === 413;
}
