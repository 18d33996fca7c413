/** Builds the ending of a run, for tests of what commands say at their end. */
import type { Outcome, RunEnding } from '../../src/commands/command.js';
import { exitCodeOf } from '../../src/run/outcome.js';

/** @param more what differs from a run of a millisecond without a message */
export function endingOf<O extends Outcome>(
  outcome: O,
  more: Partial<Omit<RunEnding, 'outcome'>> = {},
): RunEnding & { outcome: O } {
  return { outcome, message: '', exitCode: exitCodeOf(outcome), durationMs: 1, ...more };
}
