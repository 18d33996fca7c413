/** Plans and writes again after a conflict, a few times, and numbers the pushes of a run. */
import { LOOK_DELAYS_MS } from '../../../api/retry.js';
import type { PushRun } from '../inputs.js';
import { type Job, jobOf } from '../names.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import type { PageStep } from '../plan/steps.js';
import type { Manifest } from '../project/manifest.js';
import type { Project } from '../project/open-project.js';
import { type PushContext, Stop, stopOfLateInputError } from '../record.js';
import type { ManifestWrite } from '../../../project/batches.js';
import { patiently } from '../../../project/patiently.js';
import { readPage } from '../../../project/read-project.js';
import { repeatRounds } from '../../../project/rounds.js';
import { type ConflictError, isConflict } from '../../../project/write-once.js';

export interface Rounds {
  readonly job: Job;
  /** Counts from 1. */
  readonly number: number;
  /** Number of pushes so far, for the manifest. */
  pushes: number;
}

/** Rejects with Stop after the last round. */
export async function inRounds<T>(context: PushContext, work: (rounds: Rounds) => Promise<T>): Promise<T> {
  const { clock, host, random, record } = context;
  const facts = { ...host.runContext, host: host.name, nowMs: clock.now(), random: random() };
  let rounds: Rounds = { job: jobOf(facts), number: 1, pushes: 0 };
  const workOnce = async (number: number): Promise<T> => {
    rounds = { ...rounds, number };
    return work(rounds).catch((error: unknown) => {
      throw number === 1 ? error : stopOfLateInputError(error);
    });
  };
  const onConflict = (error: ConflictError): Stop => {
    record.progress = 'none';
    return new Stop(conflictOf(context, error));
  };
  return repeatRounds(context, workOnce, onConflict, LOOK_DELAYS_MS.slice(1));
}

/** After the first round, pages that are to be created were asked for: if they exist, then the service hides them. */
function conflictOf({ record }: PushContext, { message, cause }: ConflictError): Stop['reason'] {
  const created = (record.plan?.steps ?? []).filter(({ action }) => action === 'create').map(({ path }) => path);
  const isAboutCreate = isConflict(cause) && cause.status !== 404 && cause.request.path === '/push';
  return { kind: 'conflict', message, hidden: isAboutCreate ? created : [] };
}

/** The manifest with the number of the run's next push. */
export function numberedManifest(
  { host }: PushRun,
  { project, manifest }: PlannedChanges,
  rounds: Rounds,
): ManifestWrite<PageStep> | undefined {
  const { origin, id } = rounds.job;
  rounds.pushes += 1;
  const number = { sequence: host.runContext.sequence, origin, push: `${id}.${rounds.pushes}` };
  return manifest?.(() => isManifestThere(project, rounds), number);
}

/** True if a manifest is of a newer run. A run that people start again is never older: that is how to roll back. */
export function isOlderRun({ inputs, host }: PushRun, manifest: Manifest | undefined, { origin }: Job): boolean {
  const { sequence, attempt = 1 } = host.runContext;
  if (inputs.onOlderRun === 'push' || sequence === undefined || attempt > 1) return false;
  // Numbers of another platform or server say nothing.
  return manifest?.sequence !== undefined && manifest.origin === origin && sequence < manifest.sequence;
}

/** A service may not return the manifest although it is there; then creating it conflicts, and the next round updates it. */
export function isManifestThere({ manifest }: Project, { number }: Rounds): boolean {
  return manifest !== undefined || number === 2;
}

/** After the first manifest was pushed, checks that the service returns it. */
export async function lookAtManifest(
  context: PushContext,
  { project, manifest }: PlannedChanges,
  branch: string | undefined,
): Promise<void> {
  const { log, record } = context;
  const { manifest: path = '' } = record;
  if (!manifest || project.manifest) return;
  const read = (): Promise<string | undefined> => readPage(context, { ...project, branch }, path);
  if (await patiently(context, async () => (await read()) !== undefined)) return;
  record.hiddenManifest = path;
  log.warning(
    `manifest: the service doesn't return ${JSON.stringify(path)}. Every run will compare all pages, and nothing can be deleted.`,
  );
}
