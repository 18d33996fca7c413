/** Defines the outcomes of a run, and turns errors into outcomes and sentences. */
import {
  adviceFor,
  ApiError,
  CancelledError,
  ConnectionError,
  InputError,
  reasonOf,
  RequestError,
  requestOf,
  TimeoutError,
  topicOf,
} from '../api/errors.js';
import type { Account } from '../commands/account/account.js';
import type { Outcome, RunEnding, InputValues } from '../commands/command.js';
import type { AnyCommand, CommonInputs } from '../commands/inputs/common-inputs.js';
import { platformTopicOf } from '../hosts/host.js';
import type { Sign } from '../text/document.js';
import { messageOf } from '../text/error-message.js';
import { endSentence, upperFirst } from '../text/sentences.js';

export type StopSignal = 'SIGINT' | 'SIGTERM';

interface OutcomeInfo {
  /** The exit code; a cancelled run has one for SIGINT and one for SIGTERM. */
  readonly exitCodes: readonly [number] | readonly [sigint: number, sigterm: number];
  /** Describes the outcome in the help. */
  readonly meaning: string;
  /** Says in the title of the summary what happened, after the name of the command. */
  readonly event: string;
  /** The sign beside it in the title of a job that passes. */
  readonly sign: Sign;
  /** The level at which the log says how the run ended. */
  readonly level: 'info' | 'notice' | 'error';
}

/** Every outcome, in the order in which help and reference list them. */
export const OUTCOMES = {
  done: { exitCodes: [0], meaning: 'done', event: 'finished', sign: 'good', level: 'info' },
  skipped: { exitCodes: [0], meaning: 'skipped', event: 'skipped', sign: 'neutral', level: 'notice' },
  failed: { exitCodes: [1], meaning: 'failed', event: 'failed', sign: 'bad', level: 'error' },
  refused: { exitCodes: [2], meaning: 'invalid input', event: "the inputs can't be used", sign: 'bad', level: 'error' },
  gate: {
    exitCodes: [3],
    meaning: 'condition not met, such as a threshold',
    event: "a threshold isn't met",
    sign: 'bad',
    level: 'error',
  },
  'timed-out': { exitCodes: [4], meaning: 'timed out', event: 'timed out', sign: 'waiting', level: 'error' },
  unavailable: {
    exitCodes: [5],
    meaning: 'service unreachable or overloaded',
    event: "the service isn't available",
    sign: 'bad',
    level: 'error',
  },
  cancelled: { exitCodes: [130, 143], meaning: 'cancelled', event: 'cancelled', sign: 'bad', level: 'info' },
} as const satisfies Readonly<Record<Outcome, OutcomeInfo>>;

/** The exit code of an outcome. `signal` is the signal that cancelled the run. */
export function exitCodeOf(outcome: Outcome, signal?: StopSignal): number {
  const { exitCodes }: OutcomeInfo = OUTCOMES[outcome];
  return signal === 'SIGINT' ? exitCodes[0] : (exitCodes[1] ?? exitCodes[0]);
}

/**
 * The outcome and the message of an error, and the topic that says more.
 * @param hintFor returns a sentence about what continues or was kept
 */
export function endingOf(
  error: unknown,
  hintFor: (outcome: Outcome) => string | undefined = () => undefined,
): Pick<RunEnding, 'outcome' | 'message' | 'topic' | 'places'> {
  const topic = platformTopicOf(error) ?? topicOf(error);
  const outcome = outcomeOf(error);
  const places = error instanceof InputError ? { places: error.places } : {};
  return { outcome, message: describeError(error, hintFor(outcome)), ...(topic && { topic }), ...places };
}

/** What a run has to say. A command without valid inputs has no results. */
export function accountOf(
  command: AnyCommand,
  record: unknown,
  values: Partial<InputValues<CommonInputs>>,
  ending: RunEnding,
): Account {
  return ending.outcome === 'refused' || ending.outcome === 'skipped'
    ? { outputs: {} }
    : command.account(record, values as InputValues<CommonInputs>, ending);
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

/** Describes an error of a request as `Couldn't <goal>: <reason>. <Advice> (<request>)`, and others by their message. */
function describeError(error: unknown, hint: string | undefined): string {
  const reason = reasonOf(error);
  if (reason === undefined || !(error instanceof RequestError)) {
    const message = endSentence(capitalize(messageOf(error)));
    return hint === undefined ? message : `${message} ${hint}`;
  }
  const sentences = [
    `Couldn't ${error.request.goal}: ${endSentence(reason)}`,
    adviceFor(error),
    hint,
    `(${requestOf(error)})`,
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}

/** The text as the start of a message. Texts of platform errors start in lower case, because they also follow a colon. */
export function capitalize(text: string): string {
  return /^(could|can)n't /.test(text) ? upperFirst(text) : text;
}
