/** Errors and endings → outcomes, sentences and exit codes. Pure. */
import {
  ApiError,
  CancelledError,
  ConnectionError,
  UnexpectedResponseError,
  adviceFor,
  InputError,
  TimeoutError,
} from '../api/errors.js';
import type { Outcome } from '../commands/command.js';

/** Outcome and message of something that was thrown. */
export function endingOf(error: unknown): { outcome: Outcome; message: string } {
  const advice = adviceFor(error);
  return {
    outcome: outcomeOf(error),
    message: advice ? `${endSentence(sentenceOf(error))} ${advice}` : sentenceOf(error),
  };
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof InputError) return 'refused';
  if (error instanceof CancelledError) return 'cancelled';
  if (error instanceof TimeoutError) return 'timed-out';
  if (error instanceof ConnectionError) return 'unavailable';
  if (error instanceof ApiError && isPassingStatus(error.status)) return 'unavailable';
  return 'failed';
}

/** "Not now" rather than "no": limits, overload, and what a proxy says of a service that is down. */
function isPassingStatus(status: number): boolean {
  return status >= 500 || status === 429 || status === 408 || status === 425;
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) {
    const { method, path } = error.request;
    return `${method} ${path} was answered with ${error.status}: ${error.message}`;
  }
  if (error instanceof ConnectionError || error instanceof UnexpectedResponseError) return capitalize(error.message);
  if (error instanceof Error) return error.message;
  return String(error);
}

export type StopSignal = 'SIGINT' | 'SIGTERM';

/** The exit code of an outcome. `signal` is the one that cancelled the run, if any did. */
export function exitCodeOf(outcome: Outcome, onTimeout: 'fail' | 'warn' | undefined, signal?: StopSignal): number {
  switch (outcome) {
    case 'done':
    case 'skipped':
      return 0;
    case 'failed':
      return 1;
    case 'refused':
      return 2;
    case 'gate':
      return 3;
    case 'timed-out':
      return onTimeout === 'warn' ? 0 : 4;
    case 'unavailable':
      return 5;
    case 'cancelled':
      return signal === 'SIGINT' ? 130 : 143;
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a full stop, unless it ends in a mark of its own. */
export function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
