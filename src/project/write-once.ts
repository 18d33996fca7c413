/** Sends a write and looks it up if its response is lost, before it is sent again. */
import type { Api } from '../api/api.js';
import type { Operation } from '../api/endpoints/content.js';
import { type ApiError, hasStatus } from '../api/errors.js';
import { isPage } from '../pages/place.js';
import { hashPage, normalize } from './page-text.js';
import { type PageForms, readPage } from './read-project.js';

/** Others write to the same pages, or the service has another state than it showed: plan again. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** Statuses with which a service says that the branch has another state than this run saw. */
const CONFLICT_STATUSES = [404, 409, 422];

export function isConflict(error: unknown): error is ApiError {
  return hasStatus(error, ...CONFLICT_STATUSES);
}

/**
 * Sends a write. Rejects with ConflictError if the service refuses it because of the state of the branch, unless that is
 * the result of an earlier attempt.
 */
export async function writeOnce<T>(
  send: (lookUp: () => Promise<T | undefined>) => Promise<T>,
  find: () => Promise<T | undefined>,
): Promise<T> {
  const attempts = { wereLost: false };
  try {
    return await send(() => {
      attempts.wereLost = true;
      return find();
    });
  } catch (error) {
    if (!isConflict(error)) throw error;
    const found = attempts.wereLost ? await find() : undefined;
    if (found !== undefined) return found;
    throw new ConflictError(error.message, { cause: error });
  }
}

/** Operations that are looked at: a commit is whole, so one that shows speaks for all. */
const MAX_LOOKED_UP = 3;

/** What a look at a branch shows of a write. `hidden`: the service returns none of what was written. */
export type Sight = 'shown' | 'other' | 'hidden';

/** Looks at the pages of a write, and at other files only if there are too few pages. */
export async function lookAtOperations(
  run: { readonly api: Api },
  branch: PageForms,
  operations: readonly Operation[],
): Promise<Sight> {
  const pages = operations.filter(({ path }) => isPage(path));
  let sight: Sight = 'hidden';
  for (const operation of [...pages, ...operations.filter((one) => !pages.includes(one))].slice(0, MAX_LOOKED_UP)) {
    const there = await readPage(run, branch, operation.path);
    if (isAsWritten(operation, there)) return 'shown';
    if (there !== undefined) sight = 'other';
  }
  return sight;
}

function isAsWritten(operation: Operation, there: string | undefined): boolean {
  if (operation.type === 'delete') return there === undefined;
  return there !== undefined && hashPage(there) === hashPage(normalize(operation.content));
}
