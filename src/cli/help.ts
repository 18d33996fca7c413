/** Renders `--help` from the declarations of the commands. */
import type { AnyCommand } from '../commands/common-inputs.js';
import { type CommandName, commands } from '../commands/index.js';
import { type Input, kebab } from '../commands/input-kinds.js';
import { OUTCOMES } from '../run/outcome.js';

const WIDTH = 100;
const INDENT = '      ';

export async function renderHelp(topic: CommandName | undefined): Promise<string> {
  return topic
    ? renderCommandHelp(await commands[topic]())
    : renderOverview(await Promise.all(Object.values(commands).map((load) => load())));
}

function renderOverview(all: readonly AnyCommand[]): string {
  const longest = Math.max(...all.map(({ name }) => name.length));
  const rows = all.map(({ name, summary }) => `  docs-ci ${name.padEnd(longest)}  ${summary}`);
  return [
    'docs-ci: a hosted documentation service from GitHub Actions, GitLab CI and a terminal',
    '',
    ...rows,
    '',
    '  docs-ci run <command>… --<input> …   several of them, in this order, until one fails',
    '  docs-ci merge-reports a.json b.json  one report out of several report.json files; no key, no network',
    '  docs-ci demo                         the commands against the built-in emulator; no network',
    '  docs-ci emulator [--port N] [--fault "POST /deploy 502 x2"]   the service’s API on this machine',
    '  docs-ci <command> --help             inputs, outputs and exit codes',
    '  docs-ci --version',
    '',
  ].join('\n');
}

function renderCommandHelp(command: AnyCommand): string {
  return [
    `docs-ci ${command.name} --<input> <value> …`,
    '',
    ...wrap(command.summary + '.', ''),
    '',
    'Inputs (flags, or the environment variables DOCS_CI_<INPUT>):',
    '',
    ...Object.entries(command.inputs).flatMap(([name, input]) => renderInput(kebab(name), input)),
    '',
    'Flags of the terminal:',
    '',
    '  --json',
    ...wrap('Print result.json alone on stdout, everything else on stderr.', INDENT),
    '  --verbose',
    ...wrap('One line for each request.', INDENT),
    '',
    'Outputs (in result.json):',
    '',
    '  outcome, result',
    ...wrap('How it ended, and the path of result.json.', INDENT),
    ...Object.entries(command.outputs).flatMap(([name, text]) => [`  ${name}`, ...wrap(`${text}.`, INDENT)]),
    '',
    `Exit codes: ${listExitCodes()}`,
    '',
  ].join('\n');
}

function listExitCodes(): string {
  const meanings = new Map<string, string[]>();
  for (const { exitCodes, meaning } of Object.values(OUTCOMES)) {
    const codes = exitCodes.join('/');
    meanings.set(codes, [...(meanings.get(codes) ?? []), meaning]);
  }
  return [...meanings].map(([codes, shared]) => `${codes} ${shared.join(' or ')}`).join(', ');
}

function renderInput(name: string, input: Input<unknown>): string[] {
  const value =
    { flag: '[true|false]', choice: (input.choices ?? []).join('|') }[input.kind as string] ?? `<${input.kind}>`;
  const note = input.required ? 'required' : (input.default ?? input.defaultText);
  return [`  --${name} ${value}${note === undefined ? '' : `   (${note})`}`, ...wrap(input.description, INDENT)];
}

function wrap(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WIDTH && line.trim() !== '') {
      lines.push(line);
      line = indent;
    }
    line += line === indent ? word : ` ${word}`;
  }
  return [...lines, line];
}
