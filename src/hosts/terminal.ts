/** A terminal: flags, readable lines on stderr, the summary (or result.json) on stdout. */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { paint } from '../text/color.js';
import { logLine, quotedLines } from '../text/log.js';
import { clip } from '../text/width.js';
import type { Environment, Host, LogSink, Publication, Write } from './host.js';
import { levelLine } from './log-format.js';
import { type CliOptions, readCliInputs } from './cli-inputs.js';

export interface TerminalOptions extends CliOptions {
  readonly stdout: Write;
  readonly stderr: Write;
  readonly cwd: string;
  /** True where somebody looks on at stderr: progress is redrawn, colours are on. */
  readonly isTTY: boolean;
  /** Width of stderr's terminal. */
  readonly columns?: number;
  /** True where somebody looks on at stdout; undefined counts as false, as Node has it of a pipe. */
  readonly stdoutIsTTY?: boolean;
  /** Width of stdout's terminal. */
  readonly stdoutColumns?: number;
}

/** A terminal that does not say how wide it is, or says 0. */
const USUAL_COLUMNS = 80;

const ERASE_LINE = '\r\u001b[2K';

/** Other tools of the service use this variable, so people have it set. */
const OTHER_VARIABLES = { 'api-key': 'DOCS_API_KEY' };

export function createTerminalHost(options: TerminalOptions): Host {
  const { env, stdout, stderr, cwd } = options;
  const { input, inputProblems, verbose, json } = readCliInputs(options, OTHER_VARIABLES);
  const err = lookOf(env, options.isTTY, options.columns);
  const out = lookOf(env, options.stdoutIsTTY === true, options.stdoutColumns);
  const { log, clear } = createLog(options, { colour: err.colour, verbose });
  return {
    name: 'terminal',
    runContext: { startedByPush: false, fromFork: false, branch: readBranch(cwd) },
    workspace: cwd,
    log,
    input,
    label: (name) => `--${name}`,
    inputProblems,
    tokens: [],
    // Nothing reads a terminal's lines but people; the redactor keeps secrets out of ours.
    mask: () => undefined,
    async publish({ summary, resultJson }: Publication) {
      const { renderPlain } = await import('../text/plain.js');
      clear();
      // Verbatim blocks stand in the log above already.
      if (summary) (json ? stderr : stdout)(`\n${renderPlain(summary, { ...(json ? err : out), verbatim: false })}`);
      if (json) stdout(resultJson);
    },
  };
}

/** The log, and a way to take a drawn progress line away. */
function createLog(
  { stderr, isTTY, columns }: TerminalOptions,
  look: { colour: boolean; verbose: boolean },
): { log: LogSink; clear: () => void } {
  let drawn = false;
  const clear = (): void => {
    if (drawn) stderr(ERASE_LINE);
    drawn = false;
  };
  const print = (line: string): void => {
    clear();
    stderr(`${line}\n`);
  };
  const log: LogSink = {
    live: isTTY,
    line(level, text) {
      if (level !== 'debug' || look.verbose) print(levelLine(level, text, look.colour));
    },
    quote: (text) => print(quotedLines(text).join('\n')),
    progress(text) {
      const line = logLine(text);
      if (!isTTY) {
        print(line);
        return;
      }
      // One column stays free: a full line would wrap, and only its last row be redrawn.
      stderr(`${ERASE_LINE}${clip(line, (columns || USUAL_COLUMNS) - 1)}`);
      drawn = true;
    },
    group: (title) => print(paint(logLine(title), 'bold', look.colour)),
    endGroup: () => undefined,
  };
  return { log, clear };
}

/** How a stream is written to; what nobody looks on at is as wide as it must be. */
function lookOf(env: Environment, isTTY: boolean, columns?: number): { colour: boolean; width?: number } {
  return { colour: wantsColour(env, isTTY), width: isTTY ? columns || USUAL_COLUMNS : undefined };
}

/** FORCE_COLOR, then NO_COLOR, then whether somebody looks on: the order Node and npm keep. */
function wantsColour(env: Environment, isTTY: boolean): boolean {
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return !env.NO_COLOR && isTTY && env.TERM !== 'dumb';
}

/** The branch that is checked out; undefined outside a repository and on no branch. */
function readBranch(cwd: string): string | undefined {
  try {
    let folder = join(cwd, '.git');
    // In a worktree it is a file that says where the folder is.
    if (statSync(folder).isFile()) {
      folder = resolve(
        cwd,
        readFileSync(folder, 'utf8')
          .replace(/^gitdir:/, '')
          .trim(),
      );
    }
    return /^ref: refs\/heads\/(.+)$/m.exec(readFileSync(join(folder, 'HEAD'), 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
