/** Decides whether an unanswered request fails one file, or means that the service is down. */
import { ApiError, ConnectionError, InvalidResponseError } from '../../../api/errors.js';

/** Service failures in a row that a step tolerates. */
const MAX_CONSECUTIVE_FAILURES = 2;

/** Counts the service failures of a run, step by step. */
export class CircuitBreaker {
  /** The failure of the first step in which nothing else happened: for that step, the service is down. */
  outage: Error | undefined;
  /** Service failures since the last proper response. */
  #consecutiveFailures = 0;
  #lastFailure: Error | undefined;
  #successes = 0;

  /** Runs one step. Every step starts afresh, because it sends other requests about other files. */
  async runStep(work: () => Promise<void>): Promise<void> {
    this.#consecutiveFailures = 0;
    this.#lastFailure = undefined;
    this.#successes = 0;
    await work();
    if (this.#successes === 0) this.outage ??= this.#lastFailure;
  }

  /** The service responded properly, if only to reject a request. */
  onResponse(): void {
    this.#consecutiveFailures = 0;
  }

  /** A part of the step's work is done. */
  onSuccess(): void {
    this.onResponse();
    this.#successes += 1;
  }

  /** True for a service failure that may be about one file. Throws the error if there are too many in a row. */
  countsAsFileFailure(error: unknown): error is Error {
    if (!isServiceFailure(error)) return false;
    this.#lastFailure = error;
    this.#consecutiveFailures += 1;
    if (this.#consecutiveFailures > MAX_CONSECUTIVE_FAILURES) throw error;
    return true;
  }
}

/**
 * True if the service gave no proper response after all retries, so the request may be done or not. A request that never
 * reached the service (unknown host, untrusted certificate) says nothing about a file. Status 507 is a proper response:
 * there is no space for this file.
 */
export function isServiceFailure(error: unknown): error is Error {
  if (error instanceof ApiError) return (error.status >= 500 && error.status !== 507) || error.status === 408;
  if (error instanceof ConnectionError) return !error.beforeSent;
  return error instanceof InvalidResponseError;
}
