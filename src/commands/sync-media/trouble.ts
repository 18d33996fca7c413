/** When a service that does not answer as a service should is one file's failure, and when it counts as gone. */
import { ApiError, ConnectionError, GarbledError } from '../../api/errors.js';

/** Requests in a row that the service leaves unanswered or answers with 5xx, until it counts as gone. */
const MOST_IN_A_ROW = 2;

/** The trouble of a run, over all its steps. */
export class Trouble {
  #inARow = 0;
  /** Of the step under way. */
  #last: Error | undefined;
  #anyDone = false;
  #lasting: Error | undefined;

  /** Does one step of the run. Whatever it had of trouble, the next may do better: other requests, other files. */
  async during(step: () => Promise<void>): Promise<void> {
    this.#last = undefined;
    this.#anyDone = false;
    await step();
    if (!this.#anyDone) this.#lasting ??= this.#last;
  }

  /** The first trouble of a step that had nothing else: so far as that step goes, the service is gone. */
  get lasting(): Error | undefined {
    return this.#lasting;
  }

  /** The service answered as it should, be it with a refusal. */
  noteAnswer(): void {
    this.#inARow = 0;
  }

  /** Something that this step was to do is done. */
  noteSuccess(): void {
    this.noteAnswer();
    this.#anyDone = true;
  }

  /** True for trouble that is one request's own so far. Throws the error that is one too many in a row. */
  bears(error: unknown): error is Error {
    if (!isTrouble(error)) return false;
    this.#last = error;
    this.#inARow += 1;
    if (this.#inARow > MOST_IN_A_ROW) throw error;
    return true;
  }
}

/**
 * The service did not answer as a service should, after all retries; what it was asked for may be done all the same. What
 * never reached it (no such host, a certificate that is not trusted) says nothing about a file.
 */
export function isTrouble(error: unknown): error is Error {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 408;
  if (error instanceof ConnectionError) return !error.beforeSent;
  return error instanceof GarbledError;
}
