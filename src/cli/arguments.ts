/** What was typed after `docs-ci`, as one of the things that can be wanted. Pure. */
import { parseArgs } from 'node:util';
import { type CommandName, commandNames, isCommandName } from '../commands/index.js';
import { messageOf } from '../text/error-message.js';

export type CliCommand =
  | {
      readonly kind: 'run';
      readonly names: readonly CommandName[];
      readonly flags: readonly string[];
      /** Typed as `run a b`: each command has a folder of its own below results-dir. */
      readonly several: boolean;
    }
  | { readonly kind: 'help'; readonly about?: CommandName }
  | { readonly kind: 'version' }
  | { readonly kind: 'emulator'; readonly port: number; readonly faults: readonly string[] }
  | { readonly kind: 'demo' }
  | { readonly kind: 'refused'; readonly problem: string };

const HELP_HINT = 'See docs-ci --help.';

export function parseArguments(words: readonly string[]): CliCommand {
  const [first, ...rest] = words;
  if (words.includes('--version')) return { kind: 'version' };
  const about = first === 'merge-reports' ? 'analytics-report' : words.find(isCommandName);
  if (first === undefined || first === 'help' || words.includes('--help') || words.includes('-h'))
    return { kind: 'help', about };
  if (first === 'demo') return rest.length === 0 ? { kind: 'demo' } : refused('demo takes no flags.');
  if (first === 'emulator') return parseEmulator(rest);
  if (first === 'run') return parseSeveral(rest);
  if (first === 'merge-reports') return parseMerge(rest);
  if (isCommandName(first)) return { kind: 'run', names: [first], flags: rest, several: false };
  return refused(
    `"${first}" is no command; there are ${[...commandNames, 'merge-reports', 'run', 'emulator', 'demo'].join(', ')}.`,
  );
}

/** `run a b --flag …`: the names up to the first flag, carried out in the registry's order whatever order was typed. */
function parseSeveral(words: readonly string[]): CliCommand {
  const firstFlag = words.findIndex((word) => word.startsWith('-'));
  const typed = firstFlag < 0 ? words : words.slice(0, firstFlag);
  const unknown = typed.filter((name) => !isCommandName(name));
  if (unknown.length > 0)
    return refused(`run does not know ${unknown.join(', ')}; there are ${commandNames.join(', ')}.`);
  if (typed.length === 0) return refused(`run needs the names of commands: ${commandNames.join(', ')}.`);
  const names = commandNames.filter((name) => typed.includes(name));
  return { kind: 'run', names, flags: firstFlag < 0 ? [] : words.slice(firstFlag), several: true };
}

/** `merge-reports a.json b.json --flag …`: analytics-report with `--merge` for each file. */
function parseMerge(words: readonly string[]): CliCommand {
  const firstFlag = words.findIndex((word) => word.startsWith('-'));
  const files = firstFlag < 0 ? words : words.slice(0, firstFlag);
  if (files.length === 0)
    return refused('merge-reports needs the report.json files, before any flag: docs-ci merge-reports a.json b.json.');
  const flags = [...files.map((file) => `--merge=${file}`), ...words.slice(files.length)];
  return { kind: 'run', names: ['analytics-report'], flags, several: false };
}

function parseEmulator(words: readonly string[]): CliCommand {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { port: { type: 'string', default: '0' }, fault: { type: 'string', multiple: true, default: [] } },
    });
    const port = /^\d+$/.test(values.port) ? Number(values.port) : Infinity;
    if (port > 65_535) return refused('--port is a number from 0 (any free port) to 65535.');
    return { kind: 'emulator', port, faults: values.fault };
  } catch (error) {
    return refused(`emulator: ${messageOf(error)}.`);
  }
}

function refused(problem: string): CliCommand {
  return { kind: 'refused', problem: `${problem} ${HELP_HINT}` };
}
