/**
 * Writes the log of a step in order. Plain lines go to stdout. @actions/core prints what the runner obeys: masks,
 * annotations, groups and debug lines.
 */
import { fileInRepository } from '../../disk/repository.js';
import { shownLine } from '../../text/isolate.js';
import { logLine, quotedLines } from '../../text/log.js';
import { isVerbose } from '../environment.js';
import {
  type Annotation,
  type Environment,
  type LogSink,
  ownRepository,
  type RunContext,
  type Write,
} from '../host.js';
import { formatLogLine } from '../log-format.js';
import type { AnnotationBudget } from './annotation-budget.js';

export type Core = typeof import('@actions/core');

/** The output of a step. Its writer and @actions/core write to the same stdout, that of the process. */
export class StepOutput {
  readonly #stdout: Write;
  #core: Core | undefined;
  #loading: Promise<Core> | undefined;
  /** What is printed as soon as @actions/core is loaded. */
  #waiting: ((core: Core) => void)[] = [];

  constructor(stdout: Write) {
    this.#stdout = stdout;
  }

  /** Prints a harmless line, behind the commands that wait. */
  print(line: string): void {
    const print = (): void => this.#stdout(`${line}\n`);
    if (this.#waiting.length === 0) print();
    else this.#waiting.push(print);
  }

  /** Issues a command with @actions/core, and loads it if this is the first one. */
  issue(command: (core: Core) => void): void {
    if (this.#core) {
      command(this.#core);
      return;
    }
    this.#waiting.push(command);
    void this.loadCore();
  }

  /** Masks a text at once. A run masks its secrets before its first request, and @actions/core would delay that. */
  mask(text: string): void {
    if (this.#core) this.#core.setSecret(text);
    else this.#stdout(`::add-mask::${text.replace(/[%\r\n]/g, encodeURIComponent)}\n`);
  }

  /** Loads @actions/core. All that waits is printed before the promise resolves. */
  loadCore(): Promise<Core> {
    this.#loading ??= import('@actions/core').then((core) => {
      this.#core = core;
      for (const command of this.#waiting.splice(0)) command(core);
      return core;
    });
    return this.#loading;
  }
}

/**
 * Gives an annotation the path that GitHub knows, which is relative to the repository. The message names the place, too: the
 * log shows only the message. For the file of another repository that the job cloned, the message alone has it: GitHub would
 * show the annotation at a file of its own with the same path.
 */
export function placeInRepository(annotation: Annotation, workspace: string, runContext: RunContext): Annotation {
  const { file, line, message } = annotation;
  if (!file) return annotation;
  const { path, other } = fileInRepository(workspace, file, ownRepository(runContext));
  const place = line === undefined ? file : `${file}:${line}`;
  const named = message.includes(file) ? message : `${place}: ${message}`;
  const location = other === undefined ? { file: path } : { file: undefined, line: undefined };
  return { ...annotation, message: named, ...location };
}

/** @actions/core escapes for the runner only: callers pass a harmless message, and this makes title and file harmless. */
export function annotate(core: Core, { level, message, title, file, line }: Annotation): void {
  core[level](message, {
    ...(title && { title: shownLine(title) }),
    ...(file && { file: logLine(file) }),
    ...(line && { startLine: line }),
  });
}

function harmless(annotation: Annotation): Annotation {
  return { ...annotation, message: shownLine(annotation.message) };
}

/** @param placed gives an annotation the path that GitHub knows */
export function createLog(
  env: Environment,
  output: StepOutput,
  budget: AnnotationBudget,
  placed: (annotation: Annotation) => Annotation,
): LogSink {
  const isStepDebug = env.RUNNER_DEBUG === '1' || env.ACTIONS_STEP_DEBUG === 'true';
  return {
    live: false,
    line(level, text, { ending, ...location } = {}) {
      // The runner hides debug commands unless step debugging is on, so DOCS_CI_VERBOSE alone prints plain lines.
      if (level === 'debug' && isStepDebug) output.issue((core) => core.debug(logLine(text)));
      // The runner prints the message of the command in the log, so a line of its own would be the second one.
      else if (level !== 'debug' && level !== 'info' && budget.take(level, ending !== undefined))
        output.issue((core) => annotate(core, harmless(placed({ level, message: text, ...location }))));
      else if (level !== 'debug' || isVerbose(env)) output.print(formatLogLine(level, text, { color: true }));
    },
    quote: (text) => output.print(quotedLines(text).join('\n')),
    progress: (text) => output.print(shownLine(text)),
    group: (title) => output.issue((core) => core.startGroup(shownLine(title))),
    endGroup: () => output.issue((core) => core.endGroup()),
  };
}
