/** Keeps what the rounds of a run share: their number, the number of the push, and whether the manifest is known to be there. */
import { LOOK_DELAYS_MS } from '../look-delays.js';
import type { PlannedChanges, PushNumber } from '../plan-changes.js';
import { type Project, readPage } from '../project/read-project.js';
import type { PushContext } from '../record.js';

/** After so many plans that others made out of date, the run gives up. */
export const MAX_ROUNDS = 3;

export interface Rounds {
  number: number;
  /** Number of pushes so far, for the manifest. */
  pushes: number;
}

/** Starts another round. */
export async function startNextRound(
  { log, pause, record }: PushContext,
  rounds: Rounds,
  reason: string,
): Promise<void> {
  log.info(`The pages changed at the service meanwhile (${reason}). Comparing again.`);
  await pause(LOOK_DELAYS_MS[rounds.number] ?? 0);
  rounds.number += 1;
  record.isUncertain = false;
}

/** In the order of the manifest's history: run, attempt, number of the push. */
export function nextPushId({ host, clock }: PushContext, rounds: Rounds): PushNumber {
  rounds.pushes += 1;
  const { sequence, attempt = 1, runId } = host.runContext;
  const run = sequence === undefined ? (runId ?? String(Math.floor(clock.now()))) : `${sequence}.${attempt}`;
  return { sequence, push: `${run}.${rounds.pushes}` };
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
  const { log, pause, record } = context;
  if (!manifest || project.manifest) return;
  for (const delayMs of [...LOOK_DELAYS_MS, undefined]) {
    if ((await readPage(context, { ...project, branch }, manifest.path)) !== undefined) return;
    if (delayMs !== undefined) await pause(delayMs);
  }
  record.isManifestHidden = true;
  log.warning(
    `manifest: the service doesn't return ${JSON.stringify(manifest.path)}. Every run will compare all pages, and nothing can be deleted.`,
  );
}

/** Records that the changes of a plan are on the target. */
export function markWritten({ record }: PushContext, { plan }: PlannedChanges): void {
  for (const step of plan.steps) if (step.action !== 'kept' && step.action !== 'left') record.written.add(step);
  record.isWritten = true;
}
