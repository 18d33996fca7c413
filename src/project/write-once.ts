/** Sends a write and looks it up if its response is lost, before it is sent again. */
import type { Api } from '../api/api.js';
import type { Operation } from '../api/endpoints/content.js';
import { ApiError, hasStatus, reasonOf } from '../api/errors.js';
import { isPage } from '../pages/place.js';
import { hashPage, normalize } from './page-text.js';
import { type PageForms, readPage } from './read-project.js';
import { endSentence } from '../text/sentences.js';

/** Others write to the same pages, or the service has another state than it showed: plan again. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** Statuses with which a service says that the branch has another state than this run saw. */
const CONFLICT_STATUSES = [404, 409, 422];

export function isConflict(error: unknown): error is ApiError {
  return hasStatus(error, ...CONFLICT_STATUSES);
}

type Send<T> = (lookUp: () => Promise<T | undefined>) => Promise<T>;

/** What is known about a write that was sent. */
export interface Attempt<T> {
  /** Undefined if the service refused it because of the state of the branch. */
  readonly result: T | undefined;
  readonly refusal: ApiError | undefined;
  /** True if a response was lost, so that an earlier attempt may have written. */
  readonly wasLost: boolean;
}

/** Sends a write. After a lost response, it is only sent again if it isn't found. */
export async function tryOnce<T>(send: Send<T>, find: () => Promise<T | undefined>): Promise<Attempt<T>> {
  const lost = { is: false };
  try {
    const result = await send(() => {
      lost.is = true;
      return find();
    });
    return { result, refusal: undefined, wasLost: lost.is };
  } catch (error) {
    // The look before a later attempt can meet the result of an earlier one.
    const result = error instanceof ConflictError && lost.is ? await find() : undefined;
    if (result !== undefined) return { result, refusal: undefined, wasLost: true };
    if (!isConflict(error)) throw error;
    return { result: undefined, refusal: error, wasLost: lost.is };
  }
}

/**
 * Sends a write. Rejects with ConflictError if the service refuses it because of the state of the branch, unless that is
 * the result of an earlier attempt.
 */
export async function writeOnce<T>(send: Send<T>, find: () => Promise<T | undefined>): Promise<T> {
  const { result, refusal, wasLost } = await tryOnce(send, find);
  const written = result ?? (wasLost ? await find() : undefined);
  if (written !== undefined) return written;
  throw new ConflictError(refusal?.message, { cause: refusal });
}

/** Operations that are looked at. A commit is whole, but another writer may have written one of the same texts. */
const MAX_LOOKED_UP = 3;

/** What a look at a branch shows of a write. `hidden`: the service doesn't return all of what was written. */
export type Sight = 'shown' | 'other' | 'hidden';

/** Looks at the pages of a write, and at other files only if there are too few pages. All of these show it, or none does. */
export async function lookAtOperations(
  run: { readonly api: Api },
  branch: PageForms,
  operations: readonly Operation[],
): Promise<Sight> {
  const pages = operations.filter(({ path }) => isPage(path));
  const sights = new Set<Sight>();
  for (const operation of [...pages, ...operations.filter((one) => !pages.includes(one))].slice(0, MAX_LOOKED_UP)) {
    const there = await readPage(run.api, branch, operation.path);
    if (isAsWritten(operation, there)) sights.add('shown');
    else if (there !== undefined) return 'other';
    // The service may never return a file that isn't a page.
    else if (isPage(operation.path)) sights.add('hidden');
  }
  return sights.has('shown') && !sights.has('hidden') ? 'shown' : 'hidden';
}

function isAsWritten(operation: Operation, there: string | undefined): boolean {
  if (operation.type === 'delete') return there === undefined;
  return there !== undefined && hashPage(there) === hashPage(normalize(operation.content));
}

/** Adds the advice to the reason of a rejected write: a 403 can mean the role, the plan, or a protected branch. */
export function explainRejection(error: unknown, advice: string): unknown {
  if (!hasStatus(error, 403) || error.request.method !== 'POST') return error;
  // A reason that names the role leaves no other cause.
  if (/\brole\b/i.test(error.reason) && !/protect/i.test(error.reason)) return error;
  return new ApiError(error.request, error.status, `${endSentence(reasonOf(error) ?? error.message)} ${advice}`);
}
