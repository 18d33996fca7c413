/** Carries out one push: looks at the pages right before, and looks up a push whose response is lost before it is sent again. */
import { mayHaveWritten } from '../../../api/errors.js';
import type { Commit } from '../../../api/schemas/content.js';
import { forEachConcurrently } from '../../concurrency.js';
import type { PushRun } from '../inputs.js';
import { type Batch, sizeOf } from '../../../project/batches.js';
import { type PlannedChanges, commitMessage } from '../plan/plan-changes.js';
import { type PageStep, isChange } from '../plan/steps.js';
import { parseManifest } from '../project/manifest.js';
import { type Project, readManifest } from '../project/open-project.js';
import { type PushContext, Stop } from '../record.js';
import { isPage } from '../../../pages/place.js';
import { hashPage } from '../../../project/page-text.js';
import { patiently } from '../../../project/patiently.js';
import { pushOnce } from '../../../project/push-batches.js';
import { readPage } from '../../../project/read-project.js';
import { lookAtOperations, type Sight } from '../../../project/write-once.js';

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

/** Pushes one commit of a plan, and records it. */
export async function pushBatch(
  context: PushContext,
  { project, plan }: PlannedChanges,
  { operations, pushId }: Batch,
): Promise<Commit> {
  const { api, record } = context;
  const change = { commitMessage: commitMessage(context, plan.steps), operations, branch: project.branch };
  const commit = await pushOnce(api, change, () => isCarriedOut(context, { project, operations, pushId }));
  record.commits = { count: record.commits.count + 1, sha: commit.commitSha ?? undefined };
  return commit;
}

async function look(run: PushRun, { project, pushId, operations }: Proof): Promise<Sight> {
  const manifest = pushId === undefined ? undefined : await readPage(run, project, operations.at(-1)?.path ?? '');
  // A service that doesn't return the manifest still returns the pages.
  if (manifest !== undefined) {
    const parsed = parseManifest(manifest);
    return parsed.kind === 'ok' && parsed.manifest.push === pushId ? 'shown' : 'other';
  }
  return lookAtOperations(run, project, operations);
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
const MAX_AGE_MS = 1_000;

/** True if what was read at a local time is recent enough for a push. */
export function isRecent({ clock }: Pick<PushRun, 'clock'>, readMs: number): boolean {
  return clock.now() - readMs <= MAX_AGE_MS;
}

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
  const startMs = run.clock.now();
  const isSame =
    (isRecent(run, readMs) || (await hasSameTexts(run, project, steps))) &&
    (await readManifest(run, project))?.push === project.manifest?.push;
  if (!isSame) return 'changed';
  return isRecent(run, startMs) ? 'same' : 'slow';
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

/** Why the run stops if the service rejects a push of one change as too large. */
export function tooLarge({ operations, hasManifest }: Batch): Stop {
  const path = operations[0]?.path ?? '';
  return new Stop({ kind: hasManifest ? 'rejected-manifest' : 'rejected-page', path, bytes: sizeOf(operations) });
}
