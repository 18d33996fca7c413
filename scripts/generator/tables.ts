/** Renders the tables of the READMEs, between markers. The text around them is hand-written. */
import type { CommandMetadata, InputMetadata } from './command-metadata.js';

const END = '<!-- /generated -->';

/** Replaces the text between `<!-- generated:<name> -->` and `<!-- /generated -->` for each name. */
export function fillMarkers(path: string, text: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((filled, [name, table]) => {
    const start = `<!-- generated:${name} -->`;
    const [before, rest] = split(filled, start);
    const [, after] = split(rest, END);
    if (before === undefined || after === undefined) throw new Error(`${path} has no ${start} … ${END}.`);
    return `${before}${start}\n${table}\n${END}${after}`;
  }, text);
}

function split(text: string | undefined, mark: string): [string?, string?] {
  const at = text?.indexOf(mark) ?? -1;
  return at < 0 ? [] : [text?.slice(0, at), text?.slice(at + mark.length)];
}

export function inputsTable({ inputs }: CommandMetadata): string {
  return table(
    ['Input', 'Values', 'Default', 'Meaning'],
    inputs.map((input) => [`\`${input.name}\``, describeValues(input), describeDefault(input), input.description]),
  );
}

export function outputsTable({ outputs }: CommandMetadata): string {
  return table(
    ['Output', 'Meaning'],
    outputs.map(({ name, description }) => [`\`${name}\``, `${description}.`]),
  );
}

export function jobsTable(commands: readonly CommandMetadata[]): string {
  return table(
    ['Job', 'What it does', 'On GitHub', 'On GitLab'],
    commands.map(({ name, summary }) => [
      `[${name}](actions/${name}/README.md)`,
      `${summary}.`,
      `[\`actions/${name}\`](actions/${name}/action.yml)`,
      `[\`templates/${name}.yml\`](templates/${name}.yml)`,
    ]),
  );
}

/** Renders the first README of a new command. */
export function newReadme({ name, summary }: CommandMetadata): string {
  const section = (title: string, marker: string): string => `## ${title}\n\n<!-- generated:${marker} -->\n${END}\n`;
  return [`# ${name}\n`, `${summary}.\n`, section('Inputs', 'inputs'), section('Outputs', 'outputs')].join('\n');
}

function describeValues({ kind, choices }: InputMetadata): string {
  if (choices) return choices.map((choice) => `\`${choice}\``).join(' ');
  return (
    {
      flag: '`true` `false`',
      duration: 'duration',
      url: 'address',
      secret: 'secret',
      path: 'path',
      number: 'number',
      percentage: 'percentage',
      date: 'day',
      lines: 'lines',
    }[kind as string] ?? 'text'
  );
}

function describeDefault({ required, default: defaultValue, defaultText }: InputMetadata): string {
  if (required) return '**required**';
  return defaultValue === undefined ? (defaultText ?? '–') : `\`${defaultValue}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
