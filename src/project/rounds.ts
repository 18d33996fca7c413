/** Plans and writes again after a conflict, a few times. */
import { endSentence } from '../text/sentences.js';
import { ConflictError } from './write-once.js';

/** After so many plans that others made out of date, a run gives up. */
export const MAX_ROUNDS = 3;

interface RoundContext {
  readonly log: { info(text: string): void };
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * Works again after a ConflictError.
 * @param work gets the number of the round, which counts from 1
 * @param onConflict resets the record. Its result ends the run after the last round
 * @param delaysMs pauses between the rounds, in milliseconds
 */
export async function repeatRounds<T>(
  { log, pause }: RoundContext,
  work: (round: number) => Promise<T>,
  onConflict: (error: ConflictError) => Error,
  delaysMs: readonly number[],
): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await work(round);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const end = onConflict(error);
      if (round === MAX_ROUNDS) throw end;
      log.info(endSentence(`Comparing the project again: ${error.message}`));
      await pause(delaysMs[round - 1] ?? 0);
    }
  }
}
