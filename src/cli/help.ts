/** `--help`, from the declarations of the commands. */
import type { AnyCommand } from '../commands/common-inputs.js';
import { type CommandName, commands } from '../commands/index.js';
import { type Input, kebab } from '../commands/input-kinds.js';

const WIDTH = 100;
const INDENT = '      ';

export async function renderHelp(about: CommandName | undefined): Promise<string> {
  return about
    ? commandUsage(await commands[about]())
    : overview(await Promise.all(Object.values(commands).map((load) => load())));
}

function overview(all: readonly AnyCommand[]): string {
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

function commandUsage(command: AnyCommand): string {
  return [
    `docs-ci ${command.name} --<input> <value> …`,
    '',
    ...wrap(command.summary + '.', ''),
    '',
    'Inputs (flags, or the environment variables DOCS_CI_<INPUT>):',
    '',
    ...Object.entries(command.inputs).flatMap(([name, input]) => inputLines(kebab(name), input)),
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
    'Exit codes: 0 done or skipped, 1 failed, 2 refused (inputs), 3 gate, 4 timed out, 5 unavailable, 130/143 cancelled',
    '',
  ].join('\n');
}

function inputLines(name: string, input: Input<unknown>): string[] {
  const value =
    { flag: '[true|false]', choice: (input.choices ?? []).join('|') }[input.kind as string] ?? `<${input.kind}>`;
  const standing = input.required ? 'required' : (input.fallback ?? input.fallbackText);
  return [
    `  --${name} ${value}${standing === undefined ? '' : `   (${standing})`}`,
    ...wrap(input.description, INDENT),
  ];
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
