/** Decides whether an unanswered request fails one file, or means that the service is down. */
import { ApiError, ConnectionError, InvalidResponseError } from '../../../api/errors.js';

/** Service failures in a row that a step tolerates. */
const MAX_CONSECUTIVE_FAILURES = 2;

interface StepState {
  /** Service failures since the last proper response. */
  consecutiveFailures: number;
  lastFailure?: Error;
  hasSucceeded?: boolean;
}

/** Counts the service failures of a run, step by step. */
export class CircuitBreaker {
  #step: StepState = { consecutiveFailures: 0 };
  #outage: Error | undefined;

  /** Runs one step. Every step starts afresh, because it sends other requests about other files. */
  async runStep(work: () => Promise<void>): Promise<void> {
    const step: StepState = { consecutiveFailures: 0 };
    this.#step = step;
    await work();
    if (!step.hasSucceeded) this.#outage ??= step.lastFailure;
  }

  /** The failure of the first step in which nothing else happened: for that step, the service is down. */
  get outage(): Error | undefined {
    return this.#outage;
  }

  /** The service responded properly, if only to reject a request. */
  onResponse(): void {
    this.#step.consecutiveFailures = 0;
  }

  /** A part of the step's work is done. */
  onSuccess(): void {
    this.onResponse();
    this.#step.hasSucceeded = true;
  }

  /** True for a service failure that may be about one file. Throws the error if there are too many in a row. */
  countsAsFileFailure(error: unknown): error is Error {
    if (!isServiceFailure(error)) return false;
    this.#step.lastFailure = error;
    this.#step.consecutiveFailures += 1;
    if (this.#step.consecutiveFailures > MAX_CONSECUTIVE_FAILURES) throw error;
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
