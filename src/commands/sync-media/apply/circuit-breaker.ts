/** When a service that does not answer as a service should is one file's failure, and when it counts as gone. */
import { ApiError, ConnectionError, InvalidResponseError } from '../../../api/errors.js';

/** Requests of a step in a row that the service leaves unanswered or answers with 5xx, until it counts as gone. */
const MAX_CONSECUTIVE = 2;

/** What came of one step. */
interface Course {
  /** Requests that were nothing but trouble, since the last that was not. */
  inARow: number;
  lastTrouble?: Error;
  anyDone?: boolean;
}

/** The trouble of a run, over all its steps. */
export class Trouble {
  /** Of the step under way. */
  #course: Course = { inARow: 0 };
  #lasting: Error | undefined;

  /** Does one step of the run. Whatever it had of trouble, the next may do better: other requests, other files. */
  async during(step: () => Promise<void>): Promise<void> {
    const course: Course = { inARow: 0 };
    this.#course = course;
    await step();
    if (!course.anyDone) this.#lasting ??= course.lastTrouble;
  }

  /** The first trouble of a step that had nothing else: so far as that step goes, the service is gone. */
  get lasting(): Error | undefined {
    return this.#lasting;
  }

  /** The service answered as it should, be it with a refusal. */
  noteAnswer(): void {
    this.#course.inARow = 0;
  }

  /** Something that this step was to do is done. */
  noteSuccess(): void {
    this.noteAnswer();
    this.#course.anyDone = true;
  }

  /** True for trouble that is one request's own so far. Throws the error that is one too many in a row. */
  bears(error: unknown): error is Error {
    if (!isTrouble(error)) return false;
    this.#course.lastTrouble = error;
    this.#course.inARow += 1;
    if (this.#course.inARow > MAX_CONSECUTIVE) throw error;
    return true;
  }
}

/**
 * The service did not answer as a service should, after all retries; what it was asked for may be done all the same. What
 * never reached it (no such host, a certificate that is not trusted) says nothing about a file, and 507 is an answer: there
 * is no room for this one.
 */
export function isTrouble(error: unknown): error is Error {
  if (error instanceof ApiError) return (error.status >= 500 && error.status !== 507) || error.status === 408;
  if (error instanceof ConnectionError) return !error.beforeSent;
  return error instanceof InvalidResponseError;
}
