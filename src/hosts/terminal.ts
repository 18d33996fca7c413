/** Runs commands in a terminal: flags, log lines on stderr, and the result or result.json on stdout. */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { paint } from '../text/color.js';
import type { Sign } from '../text/document.js';
import { shownLine } from '../text/isolate.js';
import { quotedLines } from '../text/log.js';
import { ellipsisOf, paintSign } from '../text/signs.js';
import { clip, wrapAfter } from '../text/width.js';
import { type CliOptions, readCliInputs, SHARED_VARIABLES } from './cli-inputs.js';
import type { Host, Level, LogSink, Write } from './host.js';
import { formatLogLine } from './log-format.js';
import { DEFAULT_COLUMNS, styleOf, type TerminalStyle } from './terminal-style.js';

export interface TerminalOptions extends CliOptions {
  readonly stdout: Write;
  readonly stderr: Write;
  readonly cwd: string;
  /** True if stderr is a terminal: progress is redrawn and colors are on, unless it is a dumb one, which can't erase. */
  readonly isTTY: boolean;
  /** Width of stderr's terminal. */
  readonly columns?: number;
  /** True if stdout is a terminal; Node leaves it undefined for a pipe. */
  readonly stdoutIsTTY?: boolean;
  /** Width of stdout's terminal. */
  readonly stdoutColumns?: number;
}

const ERASE_LINE = '\r\u001b[2K';

export function createTerminalHost(options: TerminalOptions): Host {
  const { env, stdout, cwd } = options;
  const { input, inputProblems, verbose, json } = readCliInputs(options, SHARED_VARIABLES);
  const stdoutStyle = styleOf(env, options.stdoutIsTTY === true, options.stdoutColumns);
  const { log, clear } = createLog(options, { verbose, json, stdoutStyle });
  return {
    name: 'terminal',
    runContext: { startedByPush: false, fromFork: false, secrets: 'given', branch: readBranch(cwd) },
    workspace: cwd,
    gitFolder: env.GIT_DIR,
    log,
    input,
    inputProblems,
    tokens: [],
    // No program masks a terminal's lines; the redactor keeps secrets out of docs-ci's lines.
    mask: () => undefined,
    async inspectPlatform() {
      const { inspectMachine } = await import(/* webpackMode: 'eager' */ './inspect-machine.js');
      return [inspectMachine(env)];
    },
    async publish({ terminal, resultJson }) {
      clear();
      if (json) stdout(resultJson);
      else if (terminal.length > 0) {
        const { renderPlain } = await import('../text/plain.js');
        stdout(renderPlain(terminal, stdoutStyle));
      }
    },
  };
}

interface LogOptions {
  readonly verbose: boolean;
  readonly json: boolean;
  readonly stdoutStyle: TerminalStyle;
}

/** Creates the log, and a function that erases the progress line. */
function createLog(
  { env, stdout, stderr, isTTY, columns }: TerminalOptions,
  { verbose, json, stdoutStyle }: LogOptions,
): { log: LogSink; clear: () => void } {
  const style = styleOf(env, isTTY, columns);
  const redraws = isTTY && env.TERM !== 'dumb';
  let hasProgressLine = false;
  const clear = (): void => {
    if (hasProgressLine) stderr(ERASE_LINE);
    hasProgressLine = false;
  };
  const print = (line: string): void => {
    clear();
    stderr(`${line}\n`);
  };
  // Programs that read the result find it on stdout, and nothing else.
  const printEnding = (level: Level, text: string, ending: Sign): void => {
    const isResult = level === 'info' && ending !== 'bad' && !json;
    clear();
    (isResult ? stdout : stderr)(renderEnding(text, ending, isResult ? stdoutStyle : style));
  };
  const log: LogSink = {
    live: redraws,
    line(level, text, { ending } = {}) {
      if (ending !== undefined) printEnding(level, text, ending);
      else if (level !== 'debug' || verbose) print(formatLogLine(level, text, style));
    },
    quote: (text) => print(quotedLines(text).join('\n')),
    progress(text) {
      const line = shownLine(text);
      // One column stays free, since a wrapped line would leave its first row behind.
      const width = (columns || DEFAULT_COLUMNS) - 1;
      if (redraws) stderr(`${ERASE_LINE}${clip(line, width, ellipsisOf(style))}`);
      else print(line);
      hasProgressLine = redraws;
    },
    group: (title) => print(paint(shownLine(title), 'bold', style.color)),
    endGroup: () => undefined,
  };
  return { log, clear };
}

const URLS = /https?:\/\/[^\s"]+/g;

function renderEnding(text: string, ending: Sign, style: TerminalStyle): string {
  const line = shownLine(text).replace(URLS, (url) => paint(url, 'cyan', style.color));
  return `${wrapAfter(`${paintSign(ending, style)} `, line, style.width).join('\n')}\n`;
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
