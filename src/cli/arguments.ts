/** Parses the command line up to the flags of a command: which command runs, and with which flags. */
import { parseArgs } from 'node:util';
import { type CommandName, commandNames, isCommandName } from '../commands/index.js';
import { messageOf } from '../text/error-message.js';

export type CliCommand =
  | {
      readonly kind: 'run';
      readonly names: readonly CommandName[];
      readonly flags: readonly string[];
      /** True for `run a b`: each command then has a folder of its own below results-dir. */
      readonly several: boolean;
    }
  | { readonly kind: 'help'; readonly topic?: CommandName }
  | { readonly kind: 'version' }
  | { readonly kind: 'emulator'; readonly port: number; readonly faults: readonly string[] }
  | { readonly kind: 'demo' }
  | { readonly kind: 'invalid'; readonly problem: string };

const HELP_HINT = 'See docs-ci --help.';

export function parseArguments(words: readonly string[]): CliCommand {
  const [first, ...rest] = words;
  if (words.includes('--version')) return { kind: 'version' };
  if (first === undefined || first === 'help' || words.includes('--help') || words.includes('-h')) {
    return { kind: 'help', topic: first === 'merge-reports' ? 'analytics-report' : words.find(isCommandName) };
  }
  if (first === 'demo') return rest.length === 0 ? { kind: 'demo' } : invalid('demo takes no flags.');
  if (first === 'emulator') return parseEmulator(rest);
  if (first === 'run') return parseRun(rest);
  if (first === 'merge-reports') return parseMergeReports(rest);
  if (isCommandName(first)) return { kind: 'run', names: [first], flags: rest, several: false };
  return invalid(
    `"${first}" is no command; there are ${[...commandNames, 'merge-reports', 'run', 'emulator', 'demo'].join(', ')}.`,
  );
}

/** `run a b --flag …`: the commands run in the registry's order. */
function parseRun(words: readonly string[]): CliCommand {
  const { names: typed, flags } = splitAtFlags(words);
  const unknown = typed.filter((name) => !isCommandName(name));
  if (unknown.length > 0)
    return invalid(`run does not know ${unknown.join(', ')}; there are ${commandNames.join(', ')}.`);
  if (typed.length === 0) return invalid(`run needs the names of commands: ${commandNames.join(', ')}.`);
  return { kind: 'run', names: commandNames.filter((name) => typed.includes(name)), flags, several: true };
}

/** `merge-reports a.json b.json --flag …`: analytics-report with one `--merge` per file. */
function parseMergeReports(words: readonly string[]): CliCommand {
  const { names: files, flags } = splitAtFlags(words);
  if (files.length === 0)
    return invalid('merge-reports needs the report.json files, before any flag: docs-ci merge-reports a.json b.json.');
  const mergeFlags = files.map((file) => `--merge=${file}`);
  return { kind: 'run', names: ['analytics-report'], flags: [...mergeFlags, ...flags], several: false };
}

function splitAtFlags(words: readonly string[]): { names: readonly string[]; flags: readonly string[] } {
  const firstFlag = words.findIndex((word) => word.startsWith('-'));
  const count = firstFlag < 0 ? words.length : firstFlag;
  return { names: words.slice(0, count), flags: words.slice(count) };
}

function parseEmulator(words: readonly string[]): CliCommand {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { port: { type: 'string', default: '0' }, fault: { type: 'string', multiple: true, default: [] } },
    });
    const port = /^\d+$/.test(values.port) ? Number(values.port) : Infinity;
    if (port > 65_535) return invalid('--port is a number from 0 (any free port) to 65535.');
    return { kind: 'emulator', port, faults: values.fault };
  } catch (error) {
    return invalid(`emulator: ${messageOf(error)}.`);
  }
}

function invalid(problem: string): CliCommand {
  return { kind: 'invalid', problem: `${problem} ${HELP_HINT}` };
}
