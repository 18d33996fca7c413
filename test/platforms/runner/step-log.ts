/** The log of one step: every line that a process prints is a command for the runner, or text. */
import { isAbsolute, relative } from 'node:path';
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
const DISABLED = ['set-env', 'add-path'];
const NO_STOP_TOKENS = ['', 'pause-logging'];

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
  /** By the commands of old, which are still obeyed. */
  readonly outputs: Record<string, string> = {};
  readonly state: Record<string, string> = {};
  /** A command that the runner could not carry out fails the step. */
  failed = false;
  #stopToken: string | undefined;

  constructor(
    readonly masks: Masks,
    readonly budget: AnnotationBudget,
    readonly place: { readonly workspace: string; readonly debug: boolean },
  ) {}

  /** A line of stdout or stderr. */
  line(line: string): void {
    const command = parseCommand(line, this.#stopToken === undefined ? [] : [this.#stopToken]);
    if (!command || !this.#process(command, line)) this.#show(line);
  }

  /** Something that the runner itself has to say of the step. */
  issue(level: Level, message: string, properties: Readonly<Record<string, string>> = {}): void {
    const masked = this.masks.mask(message);
    this.#show(`##[${level}]${masked}`);
    if (!this.budget.take(level)) return;
    this.annotations.push({ ...this.#placed(properties), level, message: masked.slice(0, MESSAGE_LENGTH) });
  }

  /** @returns false where the line is text after all */
  #process(command: RunnerCommand, line: string): boolean {
    if (this.#stopToken !== undefined) {
      if (command.name !== this.#stopToken.toLowerCase()) return false;
      this.#stopToken = undefined;
      this.#show(line);
      return true;
    }
    try {
      this.#obey(command, line);
    } catch (error) {
      this.issue('error', `Unable to process command '${command.name}' successfully.`);
      this.issue('error', error instanceof Error ? error.message : String(error));
      this.failed = true;
    }
    return true;
  }

  #obey({ name, properties, data }: RunnerCommand, line: string): void {
    if (DISABLED.includes(name)) throw new Error(`The \`${name}\` command is disabled.`);
    if (LEVELS.includes(name)) this.issue(name as Level, data, properties);
    else if (name === 'add-mask') this.#mask(data);
    else if (name === 'set-output') this.outputs[required(properties, 'name')] = data;
    else if (name === 'save-state') this.state[required(properties, 'name')] = data;
    else if (name === 'group') this.#show(`##[group]${data}`);
    else if (name === 'endgroup') this.#show('##[endgroup]');
    else if (name === 'stop-commands') this.#stop(data, line);
    else if (name === 'debug') {
      if (this.place.debug) this.#show(`##[debug]${data}`);
    } else throw new Error(`This runner has no ${name}: no action here may use it.`);
  }

  #mask(secret: string): void {
    if (secret.trim() === '') this.issue('warning', "Can't add secret mask for empty string in ##[add-mask] command.");
    else this.masks.add(secret);
  }

  #stop(token: string, line: string): void {
    if (NO_STOP_TOKENS.includes(token) || parseCommand(`::${token}::`)) throw new Error(`"${token}" stops nothing.`);
    this.#stopToken = token;
    this.#show(line);
  }

  #show(line: string): void {
    this.shown.push(this.masks.mask(line));
  }

  /** Paths are shown relative to the workspace; columns only within one line. */
  #placed(properties: Readonly<Record<string, string>>): Record<string, string> {
    const placed = { ...properties };
    const { file, line, endLine } = placed;
    if (file && isAbsolute(file)) placed.file = relative(this.place.workspace, file);
    if (endLine !== undefined && line !== endLine) {
      delete placed.col;
      delete placed.endColumn;
    }
    return placed;
  }
}

function required(properties: Readonly<Record<string, string>>, name: string): string {
  const value = properties[name];
  if (!value) throw new Error(`Required field '${name}' is missing.`);
  return value;
}
