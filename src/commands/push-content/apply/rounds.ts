/** Plans and writes again after a conflict, a few times. */
import { type Job, jobOf } from '../names.js';
import { type PushContext, Stop, stopOfLateInputError } from '../record.js';
import { repeatRounds } from '../../../project/rounds.js';
import { type ConflictError, isConflict } from '../../../project/write-once.js';

const ROUND_DELAYS_MS = [1_500, 4_000];

export interface Rounds {
  readonly job: Job;
  /** Counts from 1. */
  readonly number: number;
  /** Number of pushes so far, for the manifest. */
  pushes: number;
}

/** Rejects with Stop after the last round. */
export async function inRounds<T>(context: PushContext, work: (rounds: Rounds) => Promise<T>): Promise<T> {
  const { clock, host, inputs, random, record } = context;
  const alwaysPushes = inputs.onOlderRun === 'push';
  const facts = { ...host.runContext, host: host.name, nowMs: clock.now(), random: random(), alwaysPushes };
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
  return repeatRounds(context, workOnce, onConflict, ROUND_DELAYS_MS);
}

/** After the first round, pages that are to be created were asked for: if they exist, then the service hides them. */
function conflictOf({ record }: PushContext, { message, cause }: ConflictError): Stop['reason'] {
  const created = (record.plan?.steps ?? []).filter(({ action }) => action === 'create').map(({ path }) => path);
  const isAboutCreate = isConflict(cause) && cause.status !== 404 && cause.request.path === '/push';
  return { kind: 'conflict', message, hidden: isAboutCreate ? created : [] };
}
