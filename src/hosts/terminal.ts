/** Runs commands in a terminal: flags, log lines on stderr, and the summary or result.json on stdout. */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { paint } from '../text/color.js';
import { logLine, quotedLines } from '../text/log.js';
import { clip } from '../text/width.js';
import { type Typed, typedInputs } from './cli-inputs.js';
import type { Environment, Host, LogSink, Write } from './host.js';
import { formatLogLine } from './log-format.js';

export interface TerminalOptions extends Typed {
  readonly stdout: Write;
  readonly stderr: Write;
  readonly cwd: string;
  /** True if stderr is a terminal: progress is redrawn and colors are on. */
  readonly isTTY: boolean;
  /** Width of stderr's terminal. */
  readonly columns?: number;
  /** True if stdout is a terminal; Node leaves it undefined for a pipe. */
  readonly stdoutIsTTY?: boolean;
  /** Width of stdout's terminal. */
  readonly stdoutColumns?: number;
}

/** Width if the terminal reports none, or 0. */
const DEFAULT_COLUMNS = 80;

const ERASE_LINE = '\r\u001b[2K';

/** Other tools of the service read this variable, so it is often set already. */
const FALLBACK_VARIABLES = { 'api-key': 'DOCS_API_KEY' };

export function createTerminalHost(options: TerminalOptions): Host {
  const { env, stdout, stderr, cwd } = options;
  const { input, inputProblems, verbose, json } = typedInputs(options, FALLBACK_VARIABLES);
  const stderrStyle = styleOf(env, options.isTTY, options.columns);
  const stdoutStyle = styleOf(env, options.stdoutIsTTY === true, options.stdoutColumns);
  const { log, clear } = createLog(options, { color: stderrStyle.color, verbose });
  return {
    name: 'terminal',
    runContext: { startedByPush: false, fromFork: false, branch: readBranch(cwd) },
    workspace: cwd,
    log,
    input,
    label: (name) => `--${name}`,
    inputProblems,
    tokens: [],
    // No program masks a terminal's lines; the redactor keeps secrets out of docs-ci's lines.
    mask: () => undefined,
    async publish({ summary, resultJson }) {
      const { renderPlain } = await import('../text/plain.js');
      clear();
      // The log already contains verbatim blocks.
      if (summary)
        (json ? stderr : stdout)(
          `\n${renderPlain(summary, { ...(json ? stderrStyle : stdoutStyle), verbatim: false })}`,
        );
      if (json) stdout(resultJson);
    },
  };
}

/** Creates the log, and a function that erases the progress line. */
function createLog(
  { stderr, isTTY, columns }: TerminalOptions,
  { color, verbose }: { color: boolean; verbose: boolean },
): { log: LogSink; clear: () => void } {
  let hasProgressLine = false;
  const clear = (): void => {
    if (hasProgressLine) stderr(ERASE_LINE);
    hasProgressLine = false;
  };
  const print = (line: string): void => {
    clear();
    stderr(`${line}\n`);
  };
  const log: LogSink = {
    live: isTTY,
    line(level, text) {
      if (level !== 'debug' || verbose) print(formatLogLine(level, text, color));
    },
    quote: (text) => print(quotedLines(text).join('\n')),
    progress(text) {
      const line = logLine(text);
      if (!isTTY) {
        print(line);
        return;
      }
      // One column stays free, since a wrapped line would leave its first row behind.
      stderr(`${ERASE_LINE}${clip(line, (columns || DEFAULT_COLUMNS) - 1)}`);
      hasProgressLine = true;
    },
    group: (title) => print(paint(logLine(title), 'bold', color)),
    endGroup: () => undefined,
  };
  return { log, clear };
}

/** A stream that is not a terminal has no maximum width. */
function styleOf(env: Environment, isTTY: boolean, columns?: number): { color: boolean; width?: number } {
  return { color: usesColor(env, isTTY), width: isTTY ? columns || DEFAULT_COLUMNS : undefined };
}

/** Decides by FORCE_COLOR, then NO_COLOR, then the terminal, in the order of Node and npm. */
function usesColor(env: Environment, isTTY: boolean): boolean {
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return !env.NO_COLOR && isTTY && env.TERM !== 'dumb';
}

/** Returns the branch that is checked out; undefined outside a repository or on a detached HEAD. */
function readBranch(cwd: string): string | undefined {
  try {
    let gitFolder = join(cwd, '.git');
    // In a worktree, `.git` is a file that contains the path of the folder.
    if (statSync(gitFolder).isFile()) {
      gitFolder = resolve(
        cwd,
        readFileSync(gitFolder, 'utf8')
          .replace(/^gitdir:/, '')
          .trim(),
      );
    }
    return /^ref: refs\/heads\/(.+)$/m.exec(readFileSync(join(gitFolder, 'HEAD'), 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
