/** Parses the command line: which command runs, and with which flags. */
import { parseArgs } from 'node:util';
import { type CommandName, commandNames, isCommandName } from '../commands/index.js';
import { nearestName } from '../text/nearest-name.js';
import { messageOf } from '../text/error-message.js';
import { quoted } from '../text/sentences.js';

export type CliCommand =
  | {
      readonly kind: 'run';
      readonly names: readonly CommandName[];
      readonly flags: readonly string[];
      /** True for `run a b`: each command then has a folder of its own below results-dir. */
      readonly several: boolean;
    }
  | { readonly kind: 'help'; readonly topic?: HelpTopic }
  | { readonly kind: 'version' }
  | ({ readonly kind: 'emulator' } & EmulatorFlags)
  | { readonly kind: 'demo'; readonly keep: boolean }
  | { readonly kind: 'invalid'; readonly problem: string };

/** See `EmulatorOptions`. */
export interface EmulatorFlags {
  readonly port: number;
  /** Texts for `parseFault`. */
  readonly faults: readonly string[];
}

/** What `--help` can be about besides the commands themselves. */
export const OTHER_TOPICS = ['run', 'demo', 'emulator'] as const;
export type HelpTopic = CommandName | (typeof OTHER_TOPICS)[number];

const TOPICS: readonly HelpTopic[] = [...commandNames, ...OTHER_TOPICS];

export function parseArguments(words: readonly string[]): CliCommand {
  const [first, ...rest] = words;
  if (first === undefined) return { kind: 'help' };
  if (words.includes('--help') || words.includes('-h')) return { kind: 'help', topic: findTopic(words) };
  if (words.includes('--version') || first === '-v') return { kind: 'version' };
  if (isCommandName(first)) return { kind: 'run', names: [first], flags: rest, several: false };
  return OTHER_COMMANDS.get(first)?.(rest) ?? unknownCommand(first, TOPICS);
}

const OTHER_COMMANDS: ReadonlyMap<string, (words: readonly string[]) => CliCommand> = new Map([
  ['help', (words) => ({ kind: 'help', topic: findTopic(words) })],
  ['run', parseRun],
  ['demo', parseDemo],
  ['emulator', parseEmulator],
]);

/** The first word that names a topic: `run sync-media --help` is about run. */
function findTopic(words: readonly string[]): HelpTopic | undefined {
  return words.flatMap((word) => TOPICS.find((topic) => topic === word) ?? [])[0];
}

/** `run a b --flag …`: the commands run in the registry's order. */
function parseRun(words: readonly string[]): CliCommand {
  const { names: typed, flags } = splitAtFlags(words);
  const unknown = typed.find((name) => !isCommandName(name));
  if (unknown?.includes(','))
    return invalid('run needs a space between the names of commands, not a comma', 'docs-ci run --help');
  if (unknown !== undefined) return unknownCommand(unknown, commandNames);
  if (typed.length === 0) return invalid('run needs the names of commands', 'docs-ci run --help');
  return { kind: 'run', names: commandNames.filter((name) => typed.includes(name)), flags, several: true };
}

function parseDemo(words: readonly string[]): CliCommand {
  return words.every((word) => word === '--keep')
    ? { kind: 'demo', keep: words.length > 0 }
    : invalid('demo only takes the option --keep', 'docs-ci demo --help');
}

function splitAtFlags(words: readonly string[]): { names: readonly string[]; flags: readonly string[] } {
  const firstFlag = words.findIndex((word) => word.startsWith('-'));
  const count = firstFlag < 0 ? words.length : firstFlag;
  return { names: words.slice(0, count), flags: words.slice(count) };
}

function parseEmulator(words: readonly string[]): CliCommand {
  const help = 'docs-ci emulator --help';
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        port: { type: 'string', default: '0' },
        fault: { type: 'string', multiple: true, default: [] },
      },
    });
    const port = parsePort(values.port);
    if (Number.isNaN(port)) return invalid('--port must be a number from 0 (any free port) to 65535', help);
    return { kind: 'emulator', port, faults: values.fault };
  } catch (error) {
    const [problem = ''] = messageOf(error).split(/\. |\.$/);
    return invalid(`emulator: ${problem}`, help);
  }
}

/** Returns a port, or NaN. */
function parsePort(text: string): number {
  return /^\d+$/.test(text) && Number(text) <= 65_535 ? Number(text) : NaN;
}

function unknownCommand(word: string, known: readonly string[]): CliCommand {
  const nearest = nearestName(word, known);
  const suggestion = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return { kind: 'invalid', problem: `Unknown command ${quoted(word)}.${suggestion} Run docs-ci --help for a list.` };
}

function invalid(problem: string, help: string): CliCommand {
  return { kind: 'invalid', problem: `${problem}. Run ${help} for details.` };
}
