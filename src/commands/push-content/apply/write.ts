/** Carries out one push: looks at the pages right before, and looks up a push whose response is lost before it is sent again. */
import { type Operation, pushCommit } from '../../../api/endpoints/content.js';
import { ApiError, hasStatus, mayHaveWritten } from '../../../api/errors.js';
import type { Commit } from '../../../api/schemas/content.js';
import { forEachConcurrently } from '../../concurrency.js';
import { hashPage, normalize } from '../folder/read-pages.js';
import type { PushRun } from '../inputs.js';
import type { Batch } from '../plan/batches.js';
import { type PageStep, isChange } from '../plan/steps.js';
import { parseManifest } from '../project/manifest.js';
import { patiently, type Project, readManifest, readPage } from '../project/read-project.js';
import type { PushContext } from '../result.js';
import { isPage } from '../../../pages/place.js';

/** Others write to the same pages, or the service has another state than it showed: plan again. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** Statuses with which a service says that the branch has another state than this run saw. */
const CONFLICT_STATUSES = [404, 409, 422];

export function isConflict(error: unknown): error is ApiError {
  return hasStatus(error, ...CONFLICT_STATUSES);
}

/** Records for the time of a write to the target, and after it if its response is lost, that it may have been made. */
export async function inDoubt<T>({ record }: PushContext, write: () => Promise<T>): Promise<T> {
  const { progress } = record;
  record.progress = 'in-doubt';
  try {
    const result = await write();
    record.progress = progress;
    return result;
  } catch (error) {
    if (!mayHaveWritten(error)) record.progress = progress;
    throw error;
  }
}

/** What shows whether a write was carried out. Without `pushId`, only the pages show it. */
export interface Proof extends Pick<Batch, 'operations' | 'pushId'> {
  /** The branch that gets the write. */
  readonly project: Project;
}

const NO_DETAILS: Commit = { commitSha: null, branch: null, isDeploymentBranch: null, operationsCompleted: null };

/** Pushes one commit, and records it. */
export async function pushBatch(context: PushContext, commitMessage: string, proof: Proof): Promise<Commit> {
  const { api, record } = context;
  const change = { commitMessage, operations: proof.operations, branch: proof.project.branch };
  const commit = await writeOnce<Commit>(
    (lookUp) => pushCommit(api, change, lookUp),
    async () => ((await isCarriedOut(context, proof)) ? NO_DETAILS : undefined),
  );
  record.commits = { count: record.commits.count + 1, sha: commit.commitSha ?? undefined };
  return commit;
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
type Sight = 'shown' | 'other' | 'hidden';

export async function look(run: PushRun, { project, pushId, operations }: Proof): Promise<Sight> {
  const manifest = pushId === undefined ? undefined : await readPage(run, project, operations.at(-1)?.path ?? '');
  // A service that doesn't return the manifest still returns the pages.
  if (manifest !== undefined) {
    const parsed = parseManifest(manifest);
    return parsed.kind === 'ok' && parsed.manifest.push === pushId ? 'shown' : 'other';
  }
  const pages = operations.filter(({ path }) => isPage(path));
  let sight: Sight = 'hidden';
  for (const operation of [...pages, ...operations.filter((one) => !pages.includes(one))].slice(0, MAX_LOOKED_UP)) {
    const there = await readPage(run, project, operation.path);
    if (isAsWritten(operation, there)) return 'shown';
    if (there !== undefined) sight = 'other';
  }
  return sight;
}

function isAsWritten(operation: Operation, there: string | undefined): boolean {
  if (operation.type === 'delete') return there === undefined;
  return there !== undefined && hashPage(there) === hashPage(normalize(operation.content));
}

/** True if the branch shows the write. */
export async function isCarriedOut(run: PushRun, proof: Proof): Promise<boolean> {
  return (await look(run, proof)) === 'shown';
}

/** Looks a few times, because reads may show the state before a write for a while. Files that are no pages may never show. */
export async function lookPatiently(run: PushRun, proof: Proof): Promise<Sight> {
  let sight: Sight = 'hidden';
  const isShown = async (): Promise<boolean> => (sight = await look(run, proof)) === 'shown';
  const hasPages = proof.operations.some(({ path }) => isPage(path));
  await (hasPages ? patiently(run, isShown) : isShown());
  return sight;
}

/** A push leaves at most about this long after its pages were read. */
export const MAX_AGE_MS = 1_000;

/**
 * Compares the pages of a push, and the manifest, with what the plan is based on.
 * @param readMs local time before the first of them was read
 * @returns `slow` if reading took so long that the pages may have changed again
 */
export async function readAgain(
  run: PushRun,
  project: Project,
  steps: readonly PageStep[],
  readMs: number,
): Promise<'same' | 'changed' | 'slow'> {
  const { clock } = run;
  const startMs = clock.now();
  const isSame =
    (startMs - readMs <= MAX_AGE_MS || (await hasSameTexts(run, project, steps))) &&
    (await readManifest(run, project))?.push === project.manifest?.push;
  if (!isSame) return 'changed';
  return clock.now() - startMs > MAX_AGE_MS ? 'slow' : 'same';
}

/** Reads the pages again that a push overwrites, and is true if they have the texts that the plan is based on. */
export async function hasSameTexts(run: PushRun, project: Project, steps: readonly PageStep[]): Promise<boolean> {
  const isHidden = ({ path, place }: PageStep): boolean => !isPage(path) && !project.listed.has(place);
  const touched = steps.filter((step) => isChange(step) && !isHidden(step));
  let isSame = true;
  await forEachConcurrently(touched, run.inputs.concurrency, async ({ path, remote }) => {
    const text = await readPage(run, project, remote?.path ?? path);
    isSame &&= (text === undefined ? undefined : hashPage(text)) === remote?.hash;
  });
  return isSame;
}
