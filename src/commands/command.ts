/**
 * The contract of a command: its inputs as data, and a function from typed inputs, the API and a host to a result.
 * What a command learns on its way goes into a record, so that outputs, summary and result.json can be published
 * whatever happens: `report` is pure and works on a half-filled record.
 */
import type { Api } from '../api/api.js';
import type { Clock } from '../clock.js';
import type { Host, Link, Annotation } from '../hosts/host.js';
import type { Inputs, InputValues } from './input-kinds.js';
import type { Block } from '../text/document.js';

/** How a run ended; the output `outcome`. */
export type Outcome = 'done' | 'skipped' | 'failed' | 'refused' | 'gate' | 'timed-out' | 'unavailable' | 'cancelled';

/** What a command's function resolves to. Failures that are not part of its story are thrown, `run.ts` names them. */
export interface Ending {
  readonly outcome: 'done' | 'failed' | 'gate' | 'timed-out';
  /** One sentence for people: what happened and, where it went wrong, what to do now. */
  readonly message: string;
}

/** The ending of a command that failed. */
export function failed(message: string): Ending {
  return { outcome: 'failed', message };
}

/** The ending of the whole run, after `run.ts` has turned errors, cancellation and deadlines into outcomes. */
export interface RunEnding {
  readonly outcome: Outcome;
  readonly message: string;
  /** Milliseconds since the run started. */
  readonly durationMs: number;
}

export interface SourceLocation {
  readonly title?: string;
  /** Relative to the workspace. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}

/** The log of a run. Texts are made harmless and free of secrets on their way out. */
export interface RunLog {
  info(text: string): void;
  debug(text: string): void;
  /** Shown at once, and kept as an annotation. */
  notice(text: string, place?: SourceLocation): void;
  warning(text: string, place?: SourceLocation): void;
  error(text: string, place?: SourceLocation): void;
  /** Several lines that somebody else wrote. */
  quote(text: string): void;
  /**
   * Visible progress; calls may come as often as they like, the log shows what is useful. A function is asked for the
   * text whenever it is shown.
   */
  progress(text: string | (() => string)): void;
  /** Nothing happens until then (epoch milliseconds), and what for (`for the limit`): said beside the progress. */
  wait(untilMs: number, why: string): void;
  /** What is logged within folds under the title. */
  group(title: string, body: () => void): void;
}

export interface Context<Values, Record> {
  readonly inputs: Values;
  readonly api: Api;
  readonly host: Host;
  readonly log: RunLog;
  readonly clock: Clock;
  /** What is known so far; published as it stands when the run ends, however it ends. */
  readonly record: Record;
  /** Epoch milliseconds at which the command's own deadline passes. */
  readonly deadlineMs: number;
  /** Aborts when the run is cancelled. */
  readonly signal: AbortSignal;
  /** Waits, but not beyond the deadline. Rejects with TimeoutError if the deadline has passed already. */
  readonly pause: (ms: number) => Promise<void>;
  /** Absolute path of the results folder. */
  readonly resultsDir: string;
  /** The text without secrets, for files that the command writes itself. What `report` returns is redacted anyway. */
  readonly redact: (text: string) => string;
  /**
   * Work for the very end: closing what was opened on the platform. A cancelled run does it after everything is
   * published, since it may be killed at any moment.
   */
  readonly defer: (work: (ending: RunEnding) => Promise<void>) => void;
  /** Runs something the job must never fail for; a refusal becomes a notice. */
  readonly optional: <T>(what: string, work: () => Promise<T>) => Promise<T | undefined>;
}

/** What is published of a run beside its outcome. Pure data. */
export interface RunSummary {
  /** Values of the declared outputs (without `outcome` and `result`); undefined is published as empty. */
  readonly outputs: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly summary: readonly Block[];
  readonly annotations?: readonly Annotation[];
  readonly links?: readonly Link[];
  /** Numbers for result.json. */
  readonly counts?: Readonly<Record<string, number>>;
}

export interface Command<I extends Inputs = Inputs, R = unknown> {
  readonly name: string;
  /** One line: what it does. */
  readonly summary: string;
  readonly inputs: I;
  /** Output name → what it holds. `outcome` and `result` are added to every command. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Marketplace branding of the action. */
  readonly branding: { readonly icon: string; readonly color: string };
  /**
   * Whether a run with these inputs asks the service at all; where it does not, neither api-key nor base-url nor any
   * other required input is needed. Absent: every run does. Inputs that were bad by themselves are missing.
   */
  needsService?(inputs: Partial<InputValues<I>>): boolean;
  /**
   * Problems that lie between inputs, or between them and the run, one sentence each, naming them. Inputs that were bad
   * by themselves are missing.
   */
  check?(inputs: Partial<InputValues<I>>, host: Pick<Host, 'runContext' | 'label'>): readonly string[];
  /**
   * Milliseconds at the end of so long a timeout in which the service is asked for nothing: they belong to publishing
   * what was collected until then. Absent: none.
   */
  publishingMs?(timeoutMs: number): number;
  /** An empty record. */
  createRecord(): R;
  run(context: Context<InputValues<I>, R>): Promise<Ending>;
  /**
   * What goes on or was kept although the run ended early, and how to take it up again; added to the message of a run
   * that did not end by itself.
   */
  onInterrupted?(record: R, inputs: InputValues<I>): string | undefined;
  summarize(record: R, inputs: InputValues<I>, ending: RunEnding): RunSummary;
}
