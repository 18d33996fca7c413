/** Pushes the changes of a plan as commits, one after the other. */
import { ApiError } from '../../../api/errors.js';
import { pluralize } from '../../../text/pluralize.js';
import type { Batch, Batches } from '../plan/batches.js';
import { sizeOf } from '../plan/batches.js';
import type { Project } from '../project/read-project.js';
import { type PushContext, Stop } from '../result.js';
import { pushBatch } from './write.js';

interface BatchTarget {
  readonly project: Project;
  readonly message: string;
  /** Is awaited before each push. False if it took so long that the pages may have changed again. */
  readonly check?: (batch: Batch) => Promise<boolean>;
}

/** Pushes all batches. `onPushed` gets each batch that is on the branch. Rejects with ConflictError or Stop. */
export async function pushBatches(
  context: PushContext,
  { message, project, check }: BatchTarget,
  batches: Batches,
  onPushed: (batch: Batch) => void,
): Promise<void> {
  const { log, signal } = context;
  let pushed = 0;
  log.startProgress(() => `Pushing: ${pluralize(pushed, 'commit')}`);
  for (let batch = await batches.next(); batch; batch = await batches.next()) {
    signal.throwIfAborted();
    // Fewer pages are looked at in less time.
    if ((await check?.(batch)) === false && batches.takeBack(batch, 'slow')) continue;
    try {
      await pushBatch(context, message, { ...batch, project });
      pushed += 1;
      onPushed(batch);
      log.progress(() => `Pushing: ${pluralize(pushed, 'commit')}`);
    } catch (error) {
      if (!isTooLarge(error)) throw error;
      if (!batches.takeBack(batch, 'too large')) throw tooLarge(batch);
    }
  }
  log.endProgress();
}

export function isTooLarge(error: unknown): boolean {
  return error instanceof ApiError && error.status === 413;
}

function tooLarge({ operations, hasManifest }: Batch): Stop {
  const path = operations[0]?.path ?? '';
  return new Stop({ kind: hasManifest ? 'rejected-manifest' : 'rejected-page', path, bytes: sizeOf(operations) });
}
