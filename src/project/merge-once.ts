/** Sends a merge, and tells what is known about it. */
import type { Api } from '../api/api.js';
import { mergeBranches } from '../api/endpoints/content.js';
import type { ApiError } from '../api/errors.js';
import type { Merge } from '../api/schemas/content.js';
import { isConflict } from './write-once.js';

export interface MergeAttempt {
  /** Undefined if the service refused it. */
  readonly merge: Merge | undefined;
  readonly refusal: ApiError | undefined;
  /** True if a response was lost, so that an earlier attempt may have merged. */
  readonly wasLost: boolean;
}

/** Sends a merge. After a lost response, it is only sent again if it doesn't show. */
export async function mergeOnce(
  api: Api,
  branches: Parameters<typeof mergeBranches>[1],
  isShown: () => Promise<boolean>,
): Promise<MergeAttempt> {
  const lost = { is: false };
  try {
    const merge = await mergeBranches(api, branches, async () => {
      lost.is = true;
      return (await isShown()) ? { commitSha: null, status: 'merged' } : undefined;
    });
    return { merge, refusal: undefined, wasLost: lost.is };
  } catch (error) {
    if (!isConflict(error)) throw error;
    return { merge: undefined, refusal: error, wasLost: lost.is };
  }
}
