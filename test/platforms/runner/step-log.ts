/** The log of one step: every line that a process prints is a command for the runner, or text. */
import { parseCommand, type RunnerCommand } from '../../support/runner-commands.js';
import type { Masks } from './masks.js';

type Level = 'error' | 'warning' | 'notice';

export interface Annotation {
  readonly level: Level;
  readonly message: string;
  /** `title`, `file`, `line`, `endLine`, `col`, `endColumn` */
  readonly [property: string]: string;
}

/** Shown of each kind; the steps of a composite action share those of the outer step. */
const ANNOTATIONS_A_KIND = 10;
const MESSAGE_LENGTH = 4096;
const LEVELS: readonly string[] = ['error', 'warning', 'notice'] satisfies Level[];

export class AnnotationBudget {
  readonly #left: Record<Level, number> = {
    error: ANNOTATIONS_A_KIND,
    warning: ANNOTATIONS_A_KIND,
    notice: ANNOTATIONS_A_KIND,
  };

  take(level: Level): boolean {
    return this.#left[level]-- > 0;
  }
}

export class StepLog {
  /** What the page of the run shows, secrets masked. */
  readonly shown: string[] = [];
  readonly annotations: Annotation[] = [];
  /** A command that the runner could not carry out fails the step. */
  failed = false;

  constructor(
    readonly masks: Masks,
    readonly budget: AnnotationBudget,
    readonly debug: boolean,
  ) {}

  /** A line of stdout or stderr. */
  line(line: string): void {
    const command = parseCommand(line);
    if (command) this.#process(command);
    else this.#show(line);
  }

  /** Something that the runner itself has to say of the step. */
  issue(level: Level, message: string, properties: Readonly<Record<string, string>> = {}): void {
    const masked = this.masks.mask(message);
    this.#show(`##[${level}]${masked}`);
    if (!this.budget.take(level)) return;
    this.annotations.push({ ...properties, level, message: masked.slice(0, MESSAGE_LENGTH) });
  }

  #process(command: RunnerCommand): void {
    try {
      this.#obey(command);
    } catch (error) {
      this.issue('error', `Unable to process command '${command.name}' successfully.`);
      this.issue('error', error instanceof Error ? error.message : String(error));
      this.failed = true;
    }
  }

  #obey({ name, properties, data }: RunnerCommand): void {
    if (LEVELS.includes(name)) this.issue(name as Level, data, properties);
    else if (name === 'add-mask') this.#mask(data);
    else if (name === 'group') this.#show(`##[group]${data}`);
    else if (name === 'endgroup') this.#show('##[endgroup]');
    else if (name === 'debug') {
      if (this.debug) this.#show(`##[debug]${data}`);
    } else throw new Error(`This runner has no ${name}: no action here may use it.`);
  }

  #mask(secret: string): void {
    if (secret.trim() === '') this.issue('warning', "Can't add secret mask for empty string in ##[add-mask] command.");
    else this.masks.add(secret);
  }

  #show(line: string): void {
    this.shown.push(this.masks.mask(line));
  }
}
