/** Renders `--help` from the declarations of the commands. */
import type { AnyCommand } from '../commands/inputs/common-inputs.js';
import { groupBy } from '../text/group-by.js';
import { commands } from '../commands/index.js';
import type { Input } from '../commands/command.js';
import { kebab } from '../commands/inputs/kinds.js';
import { OUTCOMES } from '../run/outcome.js';
import { wrapWords } from '../text/width.js';
import type { HelpTopic } from './arguments.js';

/** Longer lines are hard to read, however wide the terminal is. */
const MAX_WIDTH = 100;
const TAGLINE = 'Automate your hosted docs: sync media, push pages, deploy, export PDFs, report on readers.';

type Term = readonly [term: string, description: string];

interface Page {
  readonly summary: string;
  /** By title: examples as they are typed, or terms with their descriptions. Text without a title is a paragraph. */
  readonly sections: Readonly<Record<string, readonly (string | Term)[]>>;
}

/** @param columns width of the terminal; undefined or 0 if it is not known */
export async function renderHelp(topic: HelpTopic | undefined, columns?: number): Promise<string> {
  return renderPage(await describeTopic(topic), Math.min(columns || MAX_WIDTH, MAX_WIDTH));
}

async function describeTopic(topic: HelpTopic | undefined): Promise<Page> {
  switch (topic) {
    case undefined:
      return describeRoot(await loadAll());
    case 'run':
      return describeRun(await loadAll());
    case 'demo':
      return DEMO;
    case 'emulator':
      return describeEmulator();
    default:
      return describeCommand(await commands[topic]());
  }
}

async function loadAll(): Promise<AnyCommand[]> {
  return Promise.all(Object.values(commands).map((load) => load()));
}

const HELP_HINT = 'Run docs-ci <command> --help for options.';

const NO_COLOR: Term = ['NO_COLOR', 'Set to any value to turn off colors.'];
const ENVIRONMENT: readonly Term[] = [
  ['DOCS_CI_API_KEY', 'API key. docs-ci reads DOCS_API_KEY if this variable is not set.'],
  ['DOCS_CI_BASE_URL', 'API base URL, such as https://api.example.com/api/v1'],
  ['DOCS_CI_<OPTION>', 'Any other option except --json and --help, such as DOCS_CI_TIMEOUT'],
  NO_COLOR,
];

function describeRoot(all: readonly AnyCommand[]): Page {
  return {
    summary: TAGLINE,
    sections: {
      USAGE: ['docs-ci <command> [options]'],
      COMMANDS: [...listCommands(all), ['run', 'Run several of these in order; stop at the first failure']],
      'TRY IT': [
        ['demo', 'Run every command against a local mock service (no account needed)'],
        ['emulator', 'Start the mock service; --fault injects errors'],
      ],
      FLAGS: [
        ['-h, --help', 'Show help for docs-ci or for a command'],
        ['-v, --version', 'Show the version'],
      ],
      EXAMPLES: [
        '$ docs-ci demo',
        '$ docs-ci trigger-deploy --mode preview --branch new-guide',
        '$ docs-ci sync-media --dry-run',
      ],
      ENVIRONMENT,
      '': [HELP_HINT],
    },
  };
}

function listCommands(all: readonly AnyCommand[]): Term[] {
  return all.map(({ name, summary }) => [name, summary]);
}

const HELP_OPTION: Term = ['-h, --help', 'Show this help.'];
const VERBOSE: Term = ['--verbose', 'Print one line per request.'];
const TERMINAL_OPTIONS: readonly Term[] = [
  ['--json', 'Print only result.json on stdout and everything else on stderr.'],
  VERBOSE,
  HELP_OPTION,
];

function describeCommand(command: AnyCommand): Page {
  const { name, summary, examples, inputs, inputGroups } = command;
  const isRequired = (input: string): boolean => inputs[input]?.required === true;
  const grouped = new Set(Object.values(inputGroups).flat());
  const common = Object.keys(inputs).filter((input) => !grouped.has(input) && !isRequired(input));
  const optionsOf = (names: readonly string[]): Term[] =>
    names.map((input) => describeOption(input, inputs[input] as Input<unknown>));
  const groups = Object.entries(inputGroups).map(([title, names]) => [title.toUpperCase(), optionsOf(names)] as const);
  return {
    summary: `${summary}.`,
    sections: {
      USAGE: [`docs-ci ${name} [options]`],
      EXAMPLES: examples.map((example) => `$ docs-ci ${example}`),
      REQUIRED: optionsOf(Object.keys(inputs).filter(isRequired)),
      ...Object.fromEntries(groups),
      'COMMON OPTIONS': [...optionsOf(common), ...TERMINAL_OPTIONS],
      '': ['You can repeat an option that ends in "..." to pass several values.'],
      ENVIRONMENT,
      'OUTPUTS (in result.json)': [
        ['outcome', 'How the run ended'],
        ['result', 'Path of result.json'],
        ...Object.entries(command.outputs),
      ],
      'EXIT CODES': EXIT_CODES,
    },
  };
}

/** Outcomes with one exit code share a line. */
const EXIT_CODES = [...groupBy(Object.values(OUTCOMES), ({ exitCodes }) => exitCodes.join(', '))].map(
  ([codes, outcomes]): Term => [codes, outcomes.map(({ meaning }) => meaning).join(' or ')],
);

const SAFER_KEY = 'Every user of the machine sees it in the list of processes: prefer the variable DOCS_CI_API_KEY.';

/** The placeholder of a value, by the kind of its input. */
const PLACEHOLDERS: Readonly<Record<Exclude<Input<unknown>['kind'], 'flag' | 'choice'>, string>> = {
  text: '<text>',
  lines: '<value>...',
  quota: '<n|n%>',
  date: '<YYYY-MM-DD>',
  secret: '<key>',
  duration: '<time>',
  url: '<url>',
  number: '<n>',
  path: '<path>',
};

function describeOption(name: string, input: Input<unknown>): Term {
  const option = kebab(name);
  const term = input.kind === 'flag' ? `--[no-]${option}` : `--${option} ${placeholderOf(input)}`;
  const safer = name === 'apiKey' ? ` ${SAFER_KEY}` : '';
  return [term, `${input.description}${safer}${describeChoices(input)}${describeDefault(input)}`];
}

/** Longer lists of choices stand in the description. */
const MAX_CHOICES_LENGTH = 24;

function placeholderOf({ kind, choices = [] }: Input<unknown>): string {
  const list = choices.join('|');
  if (kind === 'choice') return list.length > MAX_CHOICES_LENGTH ? '<choice>' : `<${list}>`;
  return kind === 'flag' ? '' : PLACEHOLDERS[kind];
}

function describeChoices({ choices = [] }: Input<unknown>): string {
  return choices.join('|').length > MAX_CHOICES_LENGTH ? ` One of ${choices.join(', ')}.` : '';
}

function describeDefault({ default: value, defaultText }: Input<unknown>): string {
  if (value !== undefined) return ` (default "${value}")`;
  return defaultText === undefined ? '' : ` (default: ${defaultText.replaceAll('`', '')})`;
}

function describeRun(all: readonly AnyCommand[]): Page {
  return {
    summary: 'Run several commands in order; stop at the first failure.',
    sections: {
      USAGE: ['docs-ci run <command>... [options]'],
      EXAMPLES: ['$ docs-ci run sync-media trigger-deploy --path media --verify-pages /'],
      'COMMANDS, in the order in which they run': listCommands(all),
      OPTIONS: [
        ['--<option>', 'Any option of these commands. Each command uses the options that it has.'],
        ['--results-dir <path>', 'Folder for result files; each command writes to a subfolder. (default "docs-ci")'],
        ['--json', 'Print only the result.json of each command on stdout, and everything else on stderr.'],
        VERBOSE,
        HELP_OPTION,
      ],
      'EXIT CODES': EXIT_CODES,
      '': [HELP_HINT],
    },
  };
}

const DEMO: Page = {
  summary:
    'Run every command against a local mock service, on a copy of the sample files. Needs no account and no network.',
  sections: {
    USAGE: ['docs-ci demo [--keep]'],
    OPTIONS: [
      ['--keep', 'Serve the site and the previews after the last command, until you press Ctrl-C.'],
      HELP_OPTION,
    ],
    ENVIRONMENT: [NO_COLOR],
  },
};

const EMULATOR_OPTIONS: readonly Term[] = [
  ['--port <n>', 'Port to listen on. (default: any free port)'],
  ['--fault <fault>...', 'Change a response: "<METHOD> <path> <what> [options]". Use * for every request.'],
  HELP_OPTION,
];

async function describeEmulator(): Promise<Page> {
  const [{ FAULT_KINDS }, { FAULT_OPTIONS }] = await Promise.all([
    import(/* webpackChunkName: 'emulator' */ '../../emulator/faults/faults.js'),
    import(/* webpackChunkName: 'emulator' */ './serve-emulator.js'),
  ]);
  return {
    summary: "Start a mock of the documentation service's API on this machine. Press Ctrl-C to stop it.",
    sections: {
      USAGE: ['docs-ci emulator [options]'],
      EXAMPLES: [
        '$ docs-ci emulator --port 4000',
        '$ docs-ci emulator --fault "POST /deploy 502 x2"',
        '$ docs-ci emulator --fault "GET /config hang" --fault "POST /media 429 x2"',
      ],
      OPTIONS: EMULATOR_OPTIONS,
      'FAULTS (<what>)': [['400 to 599', 'send an error with this status'], ...Object.entries(FAULT_KINDS).slice(1)],
      'OPTIONS OF A FAULT': FAULT_OPTIONS,
    },
  };
}

function renderPage({ summary, sections }: Page, width: number): string {
  const rows = Object.values(sections).flat();
  const longest = Math.max(0, ...rows.map((row) => (typeof row === 'string' ? 0 : row[0].length)));
  // A narrow terminal has no room for two columns.
  const termWidth = width < MIN_COLUMNS_WIDTH ? 4 : Math.min(MAX_TERM_WIDTH, longest) + INDENT.length;
  const renderRow = (title: string, row: string | Term): string[] => {
    if (typeof row !== 'string') return renderTerm(row, termWidth, width);
    // People copy commands, so these are never broken.
    return title === '' ? wrapWords(row, width) : [INDENT + row];
  };
  const parts = Object.entries(sections).map(([title, lines]) => [
    ...(title === '' ? [] : [title]),
    ...lines.flatMap((row) => renderRow(title, row)),
  ]);
  return `${[wrapWords(summary, width), ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const INDENT = '  ';
const MIN_COLUMNS_WIDTH = 72;
/** Longer terms have their description on the next line. */
const MAX_TERM_WIDTH = 26;

function renderTerm([term, description]: Term, termWidth: number, width: number): string[] {
  const [first = '', ...rest] = wrapWords(description, width, INDENT + ' '.repeat(termWidth));
  return term.length + INDENT.length > termWidth
    ? [INDENT + term, first, ...rest]
    : [INDENT + term.padEnd(termWidth) + first.trimStart(), ...rest];
}
