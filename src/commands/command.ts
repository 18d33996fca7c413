/**
 * Defines the contract of a command: its inputs as data, and a function from typed inputs, the API and a host to a
 * result. A command keeps what it learns in a record, so that a run can publish results however it ends.
 */
import type { Api } from '../api/api.js';
import type { HelpTopic } from '../api/help-topics.js';
import { type Clock, rejectAfterAbort } from '../api/clock.js';
import type { Annotation, Host, RunContext } from '../hosts/host.js';
import type { Account } from './account/account.js';

/** What is declared about an input of any kind. */
export interface InputDeclaration {
  readonly description: string;
  /** The default as a user would type it. An empty input has its default. */
  readonly default?: string;
  /** Describes a default that depends on the run, for example `the branch being built`. */
  readonly defaultText?: string;
  readonly required?: boolean;
  /** True for the path of a file that the job writes. */
  readonly isWritten?: boolean;
  /** True for a text of pages, which can begin with a `$`. */
  readonly isLiteral?: boolean;
  /** What the action declares in place of the default. */
  readonly github?: { readonly default: string };
  /** What the component declares in place of the default, and the pattern that GitLab checks. */
  readonly gitlab?: { readonly default?: string; readonly regex?: string };
}

export interface Input<T> extends InputDeclaration {
  readonly kind:
    'flag' | 'choice' | 'text' | 'lines' | 'quota' | 'date' | 'secret' | 'duration' | 'url' | 'path' | 'number';
  /** Turns trimmed text into a value. Throws InvalidValueError. */
  readonly parse: (raw: string) => T;
  readonly choices?: readonly string[];
  /** A value of a path input that isn't a path. */
  readonly keyword?: string;
}

/** Inputs by camelCase name. `kebab` returns the public name. */
export type Inputs = Readonly<Record<string, Input<unknown>>>;

/** The typed values of inputs. An optional input without a default can be undefined. */
export type InputValues<I extends Inputs> = {
  readonly [Name in keyof I]: I[Name] extends Input<infer T>
    ? I[Name] extends { default: string } | { required: true }
      ? T
      : T | undefined
    : never;
};

/** How a run ended; the output `outcome`. */
export type Outcome = 'done' | 'skipped' | 'failed' | 'refused' | 'gate' | 'timed-out' | 'unavailable' | 'cancelled';

/** The result of a command. Other failures are thrown, and the run turns them into outcomes. Each failure has a topic. */
export type Ending = EndingText &
  (
    | { readonly outcome: 'done'; readonly topic?: undefined }
    | { readonly outcome: 'failed' | 'gate' | 'timed-out'; readonly topic: HelpTopic }
  );

interface EndingText {
  /** One or more sentences, without the link: what happened and, after a failure, what to do. */
  readonly message: string;
  /** The section of the troubleshooting page that says more; the run adds the link. */
  readonly topic?: HelpTopic;
  /** Title, file and line of the annotation that shows the message. */
  readonly location?: Pick<Annotation, 'title' | 'file' | 'line'>;
}

/** The ending of a command that failed. */
export function failed(message: string, topic: HelpTopic): Ending {
  return { outcome: 'failed', message, topic };
}

/** The ending of a run, after errors, cancellation and deadlines have become outcomes. */
export interface RunEnding extends EndingText {
  readonly outcome: Outcome;
  /** Where each line of the message is in a file, instead of the location. */
  readonly places?: readonly SourceLocation[];
  /** URL of that section. */
  readonly helpUrl?: string;
  /** The job fails if it isn't 0. */
  readonly exitCode: number;
  /** Milliseconds since the run started. */
  readonly durationMs: number;
}

export interface SourceLocation extends Pick<Annotation, 'title' | 'file' | 'line'> {
  /** The section of the troubleshooting page that the message links to. */
  readonly topic?: HelpTopic;
}

/** The log of a run. It redacts secrets, and the host removes control characters. */
export interface RunLog {
  info(text: string): void;
  debug(text: string): void;
  /** Logs a line and keeps it as an annotation, as `warning` and `error` do. */
  notice(text: string, location?: SourceLocation): void;
  warning(text: string, location?: SourceLocation): void;
  error(text: string, location?: SourceLocation): void;
  /** Logs several lines of third-party text. */
  quote(text: string): void;
  /**
   * Shows progress. The log throttles calls, and calls a function only when it shows the text. The function receives the
   * milliseconds of the wait that the log shows beside the text.
   */
  progress(text: string | ((waitMs: number) => string)): void;
  /** Starts work whose state `progress` shows. A log that keeps lines shows nothing of work that ends within seconds. */
  startProgress(text: (waitMs: number) => string): void;
  /** Ends that work. If the log showed an earlier state, it shows the last one. */
  endProgress(): void;
  /** Shows that nothing happens until a time (epoch milliseconds). The reason ends the line: `for the rate limit`. */
  wait(untilMs: number, reason: string): void;
  /** Groups the lines that `body` logs under a title. */
  group(title: string, body: () => void): void;
}

export interface Context<Values, Record> {
  readonly inputs: Values;
  readonly api: Api;
  readonly host: Host;
  readonly log: RunLog;
  readonly clock: Clock;
  /** Returns a number in [0, 1). */
  readonly random: () => number;
  /** The version of docs-ci. */
  readonly version: string;
  /** What the command knows so far; published when the run ends, however it ends. */
  readonly record: Record;
  /** Epoch milliseconds of the deadline that the input `timeout` sets. */
  readonly deadlineMs: number;
  /** Aborts when the run is cancelled. */
  readonly signal: AbortSignal;
  /** Waits, but not beyond the deadline. Rejects with TimeoutError if the deadline has passed already. */
  readonly pause: (ms: number) => Promise<void>;
  /** Absolute path of the results folder. */
  readonly resultsDir: string;
  /**
   * Redacts secrets and writes the names of inputs, for files that the command writes itself. The run does both with the
   * account.
   */
  readonly redact: (text: string) => string;
  /** True if a text that must not be changed has a secret of the run. */
  readonly hasSecret: (text: string) => boolean;
  /**
   * Registers work for the end of the run, such as closing a deployment record on the platform. A cancelled run does
   * this work after publishing, because the platform can kill it at any moment.
   */
  readonly defer: (work: (ending: RunEnding) => Promise<void>) => void;
  /** Runs work that must not fail the job: an error becomes a notice, or a warning. */
  readonly optional: <T>(what: string, work: () => Promise<T>, level?: 'notice' | 'warning') => Promise<T | undefined>;
}

/** What a command has to read its files before any job has started: neither the API nor the end of a run. */
export type LocalContext<Values, Record> = Omit<Context<Values, Record>, 'api' | 'pause' | 'defer' | 'optional'>;

/** How a part of a run ended: what it learned, and its result or the error that ended it. */
export type Ended<Facts, Result> = { readonly facts: Facts } & (
  { readonly result: Result } | { readonly error: unknown }
);

/** Shorter than the time that a cancelled command has. */
const INTERRUPTED_GRACE_MS = 500;
/** For a part inside of another one, which still gets what the inner one learned. */
export const INNER_GRACE_MS = 300;

/**
 * Does a part of a run that writes down what it learns, and resolves to that also if an error, a timeout or a
 * cancellation ended the part. Work that ignores the cancellation is not waited for.
 * @param facts what is known before
 * @param graceMs how long cancelled work is waited for
 */
export async function learn<Facts, Result>(
  { signal }: { readonly signal: AbortSignal },
  facts: Facts,
  work: (facts: Facts) => Promise<Result>,
  graceMs = INTERRUPTED_GRACE_MS,
): Promise<Ended<Facts, Result>> {
  try {
    return { facts, result: await Promise.race([work(facts), rejectAfterAbort(signal, graceMs)]) };
  } catch (error) {
    return { facts, error };
  }
}

/** Joins what a part of a run learned into the record. Returns its result, or throws the error that ended it. */
export function join<Result>(record: object, ended: Ended<object, Result>): Result {
  Object.assign(record, ended.facts);
  if ('error' in ended) throw ended.error;
  return ended.result;
}

/** What is wrong with an input: the parts of a sentence that starts with the input's name on the platform. */
export interface Problem<Name extends string = string> {
  /** The declared name, in camelCase. */
  readonly input: Name;
  /** The value, or the part of it, that is wrong. It follows a colon. */
  readonly subject?: string;
  /** The rest of the sentence: what is wrong and what to write instead. */
  readonly problem: string;
}

/** A rule about several inputs: the input to name, and the problem if it is broken. See `Problem`. */
export type Rule<Name extends string> = readonly [isBroken: boolean, input: Name, problem: string, subject?: string];

export function problemsOf<Name extends string>(rules: readonly Rule<Name>[]): Problem<Name>[] {
  return rules.flatMap(([isBroken, input, problem, subject]) => (isBroken ? { input, subject, problem } : []));
}

/** The job keywords that the GitLab component of a command uses. Names of inputs and outputs are in kebab-case. */
export interface GitLabKeywords {
  /** Shows deployments as GitLab environments. */
  readonly environment?: {
    readonly flagInput: string;
    readonly nameInput: string;
    readonly urlOutput: string;
    readonly modeInput: string;
    /**
     * By value of that input: the default name, because GitLab needs it before the job runs, and the time after the last
     * deployment, such as `1 week`, when GitLab stops the environment.
     */
    readonly modes: Readonly<Record<string, { readonly defaultName: string; readonly stopsIn?: string }>>;
  };
  /** Keeps a file as an artifact of the job and shows it in merge requests. */
  readonly artifact?: {
    readonly flagInput: string;
    readonly pathInput: string;
    readonly daysInput: string;
    readonly exposeAs: string;
  };
  /** Keeps files of the results folder as an artifact of the job, and shows the folder in merge requests. */
  readonly results?: {
    readonly flagInput: string;
    /** Paths or patterns below the results folder. */
    readonly files: readonly string[];
    readonly exposeAs: string;
  };
}

export interface Command<I extends Inputs = Inputs, R = unknown> {
  readonly name: string;
  /** One line that says what the command does. */
  readonly summary: string;
  readonly inputs: I;
  /** The inputs that only this command has, by the title under which help and docs list them. */
  readonly inputGroups: Readonly<Record<string, readonly string[]>>;
  /** The role that the API key needs, as the docs show it: the usual one, then exceptions. */
  readonly keyRole: string;
  /** Command lines for the help, without the name of the program. */
  readonly examples: readonly string[];
  /** Descriptions by output name. Every command has the outputs `outcome` and `result` in addition. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The branding of the action in the Marketplace. */
  readonly branding: { readonly icon: string; readonly color: string };
  readonly gitlab?: GitLabKeywords;
  /** Values of inputs, by public name, with which the command has something to do on the sample data. */
  readonly sampleInputs?: Readonly<Record<string, string>>;
  /** Finds problems between inputs, or between inputs and the run. Inputs with an invalid value of their own are missing. */
  check?(inputs: Partial<InputValues<I>>, runContext: RunContext): readonly Problem<keyof I & string>[];
  /**
   * Rejects with InputError for what is wrong with the files that inputs name, or with the day. It sends nothing, and leaves
   * nothing behind. If several jobs run, it is called for each of them before the first one starts.
   */
  checkFiles?(context: LocalContext<InputValues<I>, R>): Promise<void>;
  /**
   * Returns the milliseconds at the end of the timeout that are reserved for publishing. No request is sent in them.
   * Absent: 0.
   */
  publishingMs?(timeoutMs: number): number;
  /** Returns an empty record. */
  createRecord(): R;
  run(context: Context<InputValues<I>, R>): Promise<Ending>;
  /** Describes what continues or was kept after an error or a cancellation, and how to resume it. */
  onInterrupted?(record: R, inputs: InputValues<I>, outcome: Outcome): string | undefined;
  /** What the run has to say. It is pure, and works with an incomplete record. */
  account(record: R, inputs: InputValues<I>, ending: RunEnding): Account;
}
