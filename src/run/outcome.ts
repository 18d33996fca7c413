/** Defines the outcomes of a run, and turns errors into outcomes and sentences. */
import {
  adviceFor,
  ApiError,
  CancelledError,
  ConnectionError,
  InputError,
  TimeoutError,
  UnexpectedResponseError,
} from '../api/errors.js';
import type { Outcome } from '../commands/command.js';
import { messageOf } from '../text/error-message.js';

export type StopSignal = 'SIGINT' | 'SIGTERM';

interface OutcomeInfo {
  /** The exit code; a cancelled run has one for SIGINT and one for SIGTERM. */
  readonly exitCodes: readonly [number] | readonly [sigint: number, sigterm: number];
  /** The words of the list of exit codes in the help. */
  readonly meaning: string;
  /** The level at which the log says how the run ended. */
  readonly level: 'info' | 'notice' | 'error';
}

/** Every outcome, in the order in which help and reference list them. */
export const OUTCOMES = {
  done: { exitCodes: [0], meaning: 'done', level: 'info' },
  skipped: { exitCodes: [0], meaning: 'skipped', level: 'notice' },
  failed: { exitCodes: [1], meaning: 'failed', level: 'error' },
  refused: { exitCodes: [2], meaning: 'refused (inputs)', level: 'error' },
  gate: { exitCodes: [3], meaning: 'gate', level: 'error' },
  'timed-out': { exitCodes: [4], meaning: 'timed out', level: 'error' },
  unavailable: { exitCodes: [5], meaning: 'unavailable', level: 'error' },
  cancelled: { exitCodes: [130, 143], meaning: 'cancelled', level: 'info' },
} as const satisfies Readonly<Record<Outcome, OutcomeInfo>>;

/** The exit code of an outcome. `signal` is the signal that cancelled the run. */
export function exitCodeOf(outcome: Outcome, onTimeout: 'fail' | 'warn' | undefined, signal?: StopSignal): number {
  if (outcome === 'timed-out' && onTimeout === 'warn') return 0;
  const { exitCodes }: OutcomeInfo = OUTCOMES[outcome];
  return signal === 'SIGINT' ? exitCodes[0] : (exitCodes[1] ?? exitCodes[0]);
}

/** The outcome and the message of an error. */
export function endingOf(error: unknown): { outcome: Outcome; message: string } {
  const advice = adviceFor(error);
  const sentence = describeError(error);
  return { outcome: outcomeOf(error), message: advice ? `${endSentence(sentence)} ${advice}` : sentence };
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof InputError) return 'refused';
  if (error instanceof CancelledError) return 'cancelled';
  if (error instanceof TimeoutError) return 'timed-out';
  if (error instanceof ConnectionError) return 'unavailable';
  if (error instanceof ApiError && isTemporary(error.status)) return 'unavailable';
  return 'failed';
}

/** True for rate limits, overload, and the responses of a proxy in front of a service that is down. */
function isTemporary(status: number): boolean {
  return status >= 500 || status === 429 || status === 408 || status === 425;
}

function describeError(error: unknown): string {
  if (error instanceof ApiError) {
    const { method, path } = error.request;
    return `${method} ${path} was answered with ${error.status}: ${error.message}`;
  }
  if (error instanceof ConnectionError || error instanceof UnexpectedResponseError) return capitalize(error.message);
  return messageOf(error);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a full stop, unless it ends in punctuation. */
export function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
