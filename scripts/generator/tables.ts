/** Renders the tables of the docs between markers. The text around them is hand-written. */
import { RULES } from '../../src/commands/check-pages/rules/all-rules.js';
import { listItems } from '../../src/text/list-items.js';
import { COMMON_OUTPUTS, type CommandMetadata, describeWithChoices, type InputMetadata } from './command-metadata.js';

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

const INPUT_COLUMNS = ['Input', 'Default', 'Description'];

/** The inputs that the page of a job shows first, at most five. The others follow as Advanced. */
const FIRST_INPUTS: Readonly<Record<string, readonly string[]>> = {
  'check-pages': ['path', 'branch', 'scope', 'comment', 'allow'],
  'sync-media': ['path', 'include', 'naming', 'alt-text', 'prune'],
  'push-content': ['path', 'to', 'mode', 'on-edited', 'prune'],
  'publish-branch': ['mode', 'from', 'max-deletes', 'restore-point', 'trial'],
  'trigger-deploy': ['mode', 'branch', 'verify-pages', 'comment', 'wait'],
  'export-pdf-artifact': ['release-tag', 'asset-name', 'output', 'on-limit', 'force'],
  'analytics-report': ['period', 'issue', 'thresholds', 'quote-readers', 'redact'],
};
const MAX_FIRST_INPUTS = 5;

/** The table of the first inputs, that of the others, and a sentence that links the common inputs. */
export function inputTables(command: CommandMetadata): string {
  const own = Object.values(command.inputGroups).flat();
  const listed = FIRST_INPUTS[command.name] ?? own.map(({ name }) => name);
  const names = listed.slice(0, MAX_FIRST_INPUTS);
  const first = names.flatMap((name) => own.filter((input) => input.name === name));
  const others = own.filter((input) => !first.includes(input));
  return [
    table(INPUT_COLUMNS, first.map(inputRow)),
    ...(others.length === 0 ? [] : [`### Advanced\n\n${table(INPUT_COLUMNS, others.map(inputRow))}`]),
    commonInputsSentence(command),
  ].join('\n\n');
}

function inputRow(input: InputMetadata): string[] {
  return [`\`${input.name}\``, describeDefault(input), describeWithChoices(input)];
}

function commonInputsSentence({ commonInputs }: CommandMetadata): string {
  const all = commonInputs.map(
    ({ name, default: value = '' }) => `\`${name}\`${name === 'timeout' ? ` (\`${value}\`)` : ''}`,
  );
  return `Also the [common inputs](../../docs/common-inputs.md): ${all.join(', ')}.`;
}

/** The inputs that most commands share. Their descriptions may end in sentences that only hold for one command. */
export function commonInputsTable(commands: readonly CommandMetadata[]): string {
  const [first] = commands;
  const rows = (first?.commonInputs ?? []).map((input) => {
    const all = commands.flatMap(({ name: command, commonInputs }) =>
      commonInputs.filter(({ name }) => name === input.name).map((one) => ({ command, input: one })),
    );
    const lacking = commands.filter(({ name }) => !all.some(({ command }) => command === name));
    const exception = lacking.length === 0 ? '' : ` Not in ${listItems(lacking.map(({ name }) => name))}.`;
    const description = sharedSentences(all.map((one) => one.input.description)) + exception;
    return [`\`${input.name}\``, describeDefaults(all), describeWithChoices({ ...input, description })];
  });
  return table(INPUT_COLUMNS, rows);
}

interface Owned {
  readonly command: string;
  readonly input: InputMetadata;
}

function describeDefaults(all: readonly Owned[]): string {
  const texts = all.map(({ input }) => describeDefault(input));
  if (new Set(texts).size === 1) return texts[0] ?? '';
  const patterns = new Set(all.map(({ command, input }) => describeDefault(input).replace(command, '<job>')));
  if (patterns.size === 1) return [...patterns].join('');
  return all.map(({ command }, index) => `${texts[index] ?? ''} (${command})`).join(', ');
}

/** The sentences with which all texts begin; empty if the first sentences differ. */
export function sharedSentences(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(/(?<=[.!?]) (?=[A-Z])/));
  const end = first.findIndex((sentence, index) => others.some((other) => other[index] !== sentence));
  return first.slice(0, end < 0 ? undefined : end).join(' ');
}

/** @param inputs the inputs that only GitLab components have, by name */
export function componentInputsTable(
  inputs: Readonly<Record<string, { readonly description: string; readonly default: unknown }>>,
): string {
  return table(
    ['Input', 'Default', 'Description'],
    Object.entries(inputs).map(([name, { description, default: value }]) => [
      `\`${name}\``,
      value === '' ? '–' : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``,
      description,
    ]),
  );
}

/** The outputs that only this command has. */
export function outputsTable({ outputs }: CommandMetadata): string {
  return outputRows(outputs.filter(({ name }) => !isCommonOutput(name)));
}

/** The outputs that every command has. */
export function commonOutputsTable([first]: readonly CommandMetadata[]): string {
  return outputRows((first?.outputs ?? []).filter(({ name }) => isCommonOutput(name)));
}

const isCommonOutput = (name: string): boolean => COMMON_OUTPUTS.some((output) => output.name === name);

function outputRows(outputs: CommandMetadata['outputs']): string {
  return table(
    ['Output', 'Description'],
    outputs.map(({ name, description }) => [`\`${name}\``, `${description}.`]),
  );
}

export function jobsTable(commands: readonly CommandMetadata[]): string {
  return table(
    ['Job', 'What it does', 'API key role'],
    commands.map(({ name, summary, keyRole }) => [`[${name}](actions/${name}/README.md)`, `${summary}.`, keyRole]),
  );
}

/** A row per command, with its page and an example. Its options are in its `--help` and in its page. */
export function cliTable(commands: readonly CommandMetadata[]): string {
  return table(
    ['Command', 'Example'],
    commands.map(({ name, examples: [example = name] }) => [
      `[${name}](../actions/${name}/README.md)`,
      `\`docs-ci ${example}\``,
    ]),
  );
}

/** The rules of check-pages, what their findings are by default, and what they find. */
export function rulesTable(): string {
  return table(
    ['Rule', 'Default', 'Finding'],
    RULES.map(({ name, severity, finds }) => [`\`${name}\``, severity, finds]),
  );
}

/** The sections of the page of each job, in order. */
export const JOB_PAGE_SECTIONS = [
  'GitHub',
  'GitLab',
  'Terminal',
  'Common variants',
  'Permissions and API key role',
  'Inputs',
  'Outputs',
  'Exit codes',
  'Limits and guarantees',
] as const;

/** Renders the first README of a new command: the sections, of which only the tables are filled. */
export function newReadme({ name, summary }: CommandMetadata): string {
  const markers: Readonly<Record<string, string>> = { Inputs: 'inputs', Outputs: 'outputs' };
  const sections = JOB_PAGE_SECTIONS.map((title) => {
    const marker = markers[title];
    return marker === undefined ? `## ${title}\n` : `## ${title}\n\n<!-- generated:${marker} -->\n${END}\n`;
  });
  return [`# ${name}\n`, `${summary}.\n`, ...sections].join('\n');
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
