/** Reads pages again right before they are overwritten, because the service can't make a write depend on what was read. */
import { isPage } from '../../../pages/place.js';
import { forEachConcurrently } from '../../concurrency.js';
import { hashPage } from '../folder/page-text.js';
import type { PushRun } from '../inputs.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { isChange, type PageStep } from '../plan/steps.js';
import { readManifest, readPage } from '../project/read-project.js';

/** A push leaves at most about this long after its pages were read. */
export const MAX_AGE_MS = 1_000;

/**
 * Compares the pages of a push, and the manifest, with what the plan is based on.
 * @param readMs local time before the first of them was read
 * @returns `slow` if reading took so long that the pages may have changed again
 */
export async function readAgain(
  run: PushRun,
  { project, plan }: PlannedChanges,
  readMs: number,
): Promise<'same' | 'changed' | 'slow'> {
  const { clock, inputs } = run;
  const startMs = clock.now();
  let isSame = true;
  const isHidden = ({ path, place }: PageStep): boolean => !isPage(path) && !project.listed.has(place);
  const touched = plan.steps.filter((step) => isChange(step) && !isHidden(step));
  if (startMs - readMs > MAX_AGE_MS) {
    await forEachConcurrently(touched, inputs.concurrency, async ({ path, remote }) => {
      const text = await readPage(run, project, remote?.path ?? path);
      isSame &&= (text === undefined ? undefined : hashPage(text)) === remote?.hash;
    });
  }
  isSame &&= (await readManifest(run, project))?.push === project.manifest?.push;
  if (!isSame) return 'changed';
  return clock.now() - startMs > MAX_AGE_MS ? 'slow' : 'same';
}
