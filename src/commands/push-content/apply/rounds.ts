/** Plans and writes again after a conflict, a few times. */
import { purposeOf, type PushRun } from '../inputs.js';
import { type Job, jobOf, type Purpose } from '../names.js';
import type { Plan } from '../plan/steps.js';
import { Stop, stopOfLateInputError, type StopReason } from '../record.js';
import { repeatRounds } from '../../../project/rounds.js';
import { type ConflictError, isConflict } from '../../../project/write-once.js';

const ROUND_DELAYS_MS = [1_500, 4_000];

export interface Rounds {
  readonly job: Job;
  readonly purpose: Purpose;
  /** Counts from 1. */
  readonly number: number;
  /** Number of pushes so far, for the manifest. */
  pushes: number;
}

/** Rejects with Stop after the last round. @param planned is asked for the latest plan */
export async function inRounds<T>(
  run: Pick<PushRun, 'clock' | 'host' | 'inputs' | 'log' | 'pause' | 'random'>,
  work: (rounds: Rounds) => Promise<T>,
  planned: () => Plan | undefined,
): Promise<T> {
  const { clock, host, inputs, random } = run;
  const alwaysPushes = inputs.onOlderRun === 'push';
  const facts = { ...host.runContext, host: host.name, nowMs: clock.now(), random: random(), alwaysPushes };
  let rounds: Rounds = { purpose: purposeOf(run), job: jobOf(facts), number: 1, pushes: 0 };
  const workOnce = async (number: number): Promise<T> => {
    rounds = { ...rounds, number };
    return work(rounds).catch((error: unknown) => {
      throw number === 1 ? error : stopOfLateInputError(error);
    });
  };
  return repeatRounds(run, workOnce, (error) => new Stop(conflictOf(error, planned())), ROUND_DELAYS_MS);
}

/** After the first round, pages that are to be created were asked for: if they exist, then the service hides them. */
function conflictOf({ message, cause }: ConflictError, plan: Plan | undefined): StopReason {
  const created = (plan?.steps ?? []).filter(({ action }) => action === 'create').map(({ path }) => path);
  const isAboutCreate = isConflict(cause) && cause.status !== 404 && cause.request.path === '/push';
  return { kind: 'conflict', message, hidden: isAboutCreate ? created : [] };
}
