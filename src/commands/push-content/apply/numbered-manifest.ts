/** Numbers the manifest of each push, recognizes that of a newer run, and checks that the service returns it. */
import type { ManifestWrite } from '../../../project/batches.js';
import { patiently } from '../../../project/patiently.js';
import { readPage } from '../../../project/read-project.js';
import { manifestPathOf, type PushRun } from '../inputs.js';
import type { Job } from '../names.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import type { PageStep } from '../plan/steps.js';
import type { Manifest } from '../project/manifest.js';
import type { Project } from '../project/open-project.js';
import type { Rounds } from './rounds.js';

/** The manifest with the number of the run's next push. */
export function numberedManifest(
  { project, manifest }: PlannedChanges,
  rounds: Rounds,
): ManifestWrite<PageStep> | undefined {
  const { origin, id, number: sequence } = rounds.job;
  rounds.pushes += 1;
  const number = { sequence, origin, push: `${id}.${rounds.pushes}` };
  return manifest?.(() => isManifestThere(project, rounds), number);
}

/** True if a manifest is of a newer run. A run that people start again is never older: that is how to roll back. */
export function isOlderRun({ givesWay, origin, number }: Job, manifest: Manifest | undefined): boolean {
  if (!givesWay || number === undefined || manifest?.sequence === undefined) return false;
  // Numbers of another platform or server say nothing.
  return manifest.origin === origin && number < manifest.sequence;
}

/** A service may not return the manifest although it is there; then creating it conflicts, and the next round updates it. */
export function isManifestThere({ manifest }: Project, { number }: Rounds): boolean {
  return manifest !== undefined || number === 2;
}

/** After the first manifest was pushed, checks that the service returns it. Resolves to its path if not. */
export async function lookAtManifest(
  run: Pick<PushRun, 'api' | 'inputs' | 'log' | 'pause'>,
  { project, manifest }: PlannedChanges,
  branch: string | undefined,
): Promise<string | undefined> {
  const path = manifestPathOf(run.inputs);
  if (!manifest || project.manifest) return undefined;
  const read = (): Promise<string | undefined> => readPage(run.api, { ...project, branch }, path);
  if (await patiently(run, async () => (await read()) !== undefined)) return undefined;
  run.log.warning(
    `manifest: the service doesn't return ${JSON.stringify(path)}. Every run will compare all pages, and nothing can be deleted.`,
  );
  return path;
}
