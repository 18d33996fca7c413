/** Runs `docs-ci demo`: every command against the emulator, on a copy of the sample data. */
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commands, type CommandName } from '../commands/index.js';
import { type Emulator, startEmulator } from '../../emulator/emulator.js';
import { createTerminalHost } from '../hosts/terminal.js';
import { styleOf, type TerminalStyle } from '../hosts/terminal-style.js';
import { flagTypes } from '../commands/inputs/kinds.js';
import { run, type Runtime } from '../run/run.js';
import { paint } from '../text/color.js';
import type { Cell } from '../text/document.js';
import { renderPlain } from '../text/plain.js';
import { ellipsisOf } from '../text/signs.js';

interface DemoOptions {
  readonly runtime: Runtime;
  /** True to serve the site after the commands, until the run is cancelled. */
  readonly keep: boolean;
  readonly stdout: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of the sample files. */
  readonly examples: string;
  /** What users type to start docs-ci, such as `docs-ci`. */
  readonly program: string;
  /** The terminal, if stdout is one. */
  readonly isTTY: boolean;
  readonly columns?: number;
}

interface Step {
  readonly command: CommandName;
  readonly flags: readonly string[];
  /** A change of the workspace before the command runs, and a comment that says so. */
  readonly edit?: {
    readonly comment: string;
    readonly apply: (demo: Pick<Demo, 'workspace' | 'emulator'>) => Promise<void>;
  };
  /** 0 by default. */
  readonly exitCode?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the summary of the run, and not only its log: the demo has to fit on a screen. */
  readonly showsSummary?: boolean;
}

const INTRODUCTION = 'Runs every command against a mock service on this machine. No data leaves it.';

const PAGES = ['--path', 'site'];
const OLD_PAGE = 'guides/pdf';
const NEW_PAGE = 'guides/print';

/** Writes the live pages to the folder `site`, with one of them renamed, also in links and in the navigation. */
const renamePage: NonNullable<Step['edit']>['apply'] = async ({ workspace, emulator }) => {
  for (const [path, text] of emulator.state.project.branch().files) {
    const file = join(workspace, 'site', path.replace(OLD_PAGE, NEW_PAGE));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text.replaceAll(OLD_PAGE, NEW_PAGE));
  }
};

const addRedirects: NonNullable<Step['edit']>['apply'] = async ({ workspace }) => {
  const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(workspace, path), 'utf8'));
  const redirects = await read('docs-ci/check-pages/redirects.json');
  const config = { ...((await read('site/docs.json')) as object), redirects };
  await writeFile(join(workspace, 'site/docs.json'), JSON.stringify(config, null, 2));
};

const STEPS: readonly Step[] = [
  { command: 'check', flags: [] },
  {
    command: 'check-pages',
    flags: PAGES,
    edit: { comment: 'pdf.mdx is print.mdx now', apply: renamePage },
    exitCode: 3,
  },
  {
    command: 'check-pages',
    flags: PAGES,
    edit: { comment: 'docs.json has the redirect', apply: addRedirects },
  },
  { command: 'sync-media', flags: ['--alt-text', 'alt-texts.yaml'], showsSummary: true },
  {
    command: 'push-content',
    flags: ['--path', 'pages', '--to', 'cli', '--navigation-group', 'API', '--no-wait'],
    // The command line would be too long with them.
    env: { DOCS_CI_CONFIG_FILE: 'docs.json' },
  },
  { command: 'trigger-deploy', flags: ['--mode', 'preview', '--branch', 'new-guide'], showsSummary: true },
  { command: 'export-pdf-artifact', flags: ['--output', 'docs.pdf'], showsSummary: true },
  { command: 'publish-branch', flags: ['--from', 'new-guide'] },
  { command: 'check-site', flags: [] },
  { command: 'check-search', flags: ['--queries', 'queries.yaml'] },
  { command: 'analytics-report', flags: ['--period', 'last-week'], showsSummary: true },
];

/** Files that the demo leaves in its folder, from the one to open first. */
const RESULTS = [
  ['Report', 'docs-ci/analytics-report/report.html'],
  ['PDF', 'docs.pdf'],
  ['Media', 'docs-ci/sync-media/media-map.json'],
] as const;

/** Resolves to the exit code: 0, or the first exit code of a command that isn't as expected. */
export async function runDemo(options: DemoOptions): Promise<number> {
  const { runtime, keep, env, isTTY, columns } = options;
  const workspace = await createWorkspace(options.examples);
  const emulator = await startEmulator({
    otherFiles: 'readable',
    build: { pendingMs: 500, buildingMs: 1_500 },
    // The job would wait for five seconds before it looks again.
    export: { pendingMs: 0, perPageMs: 0 },
  });
  removeLogo(emulator);
  const style = styleOf(env, isTTY, columns);
  // The site ends with the demo, so its URLs would lead nowhere.
  const withoutOrigin = (text: string): string => text.replaceAll(emulator.filesOrigin, ellipsisOf(style));
  const stdout = keep ? options.stdout : (text: string) => options.stdout(withoutOrigin(text));
  const demo = { ...options, stdout, style, workspace, emulator };
  try {
    const exitCode = await runSteps(demo);
    if (exitCode !== 0) return exitCode;
    showResults(demo);
    if (keep) {
      const stopped = new Promise<void>((resolve) => runtime.onCancel(() => resolve()));
      stdout('\nThe site and the links above work until you stop the demo. Press Ctrl-C to stop.\n');
      await stopped;
    }
    return 0;
  } finally {
    await emulator.close();
  }
}

/** A file of the library that no run has recorded would be replaced with a warning, which isn't what sync-media is for. */
function removeLogo({ state: { media } }: Emulator): void {
  const logo = media.findByName('logo.svg');
  if (logo) media.delete(logo.id);
}

async function createWorkspace(examples: string): Promise<string> {
  try {
    const workspace = await mkdtemp(join(tmpdir(), 'docs-ci-demo-'));
    await cp(examples, workspace, { recursive: true });
    return workspace;
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const problem = `The folder of the demo couldn't be written in ${tmpdir()}: ${code ?? message}.`;
    throw new Error(`${problem} Set TMPDIR to a folder that you can write to.`, { cause });
  }
}

interface Demo extends DemoOptions {
  readonly style: TerminalStyle;
  readonly workspace: string;
  readonly emulator: Emulator;
}

async function runSteps(demo: Demo): Promise<number> {
  const { runtime, stdout, env, isTTY, columns, style, workspace, emulator } = demo;
  const terminal = { stdout, stderr: stdout, isTTY, columns, stdoutIsTTY: isTTY, stdoutColumns: columns };
  const variables = {
    ...withoutInputs(env),
    DOCS_CI_BASE_URL: emulator.baseUrl,
    DOCS_CI_API_KEY: emulator.keys.editor,
  };
  stdout(renderPlain([{ paragraph: INTRODUCTION }], style));
  for (const { command: name, flags, edit, exitCode: expected = 0, env: own, showsSummary } of STEPS) {
    stdout('\n');
    await edit?.apply(demo);
    const comment = edit ? `  # ${edit.comment}` : '';
    stdout(`${paint(`$ docs-ci ${[name, ...flags].join(' ')}${comment}`, 'bold', style.color)}\n`);
    const command = await commands[name]();
    const inputs = { flags, flagTypes: flagTypes([command]), env: { ...variables, ...own } };
    const host = createTerminalHost({ ...inputs, cwd: workspace, ...terminal });
    const exitCode = await run(command, showsSummary ? host : { ...host, publish: () => Promise.resolve() }, runtime);
    if (exitCode !== expected) return exitCode === 0 ? 1 : exitCode;
  }
  return 0;
}

function showResults({ stdout, style, keep, program, isTTY, workspace, emulator }: Demo): void {
  const files = RESULTS.map(([name, path]) => [name, linkTo(join(workspace, path), isTTY)] as const);
  const next: Cell = [{ code: `${program} demo --keep` }, ' to open the site, or ', { code: '--help' }];
  const last = keep ? (['Site', `${emulator.filesOrigin}/site/`] as const) : (['Next', next] as const);
  const verdict = `${STEPS.length} of ${STEPS.length} commands did what they should`;
  stdout(`\n${renderPlain([{ heading: verdict, sign: 'good' }], style)}`);
  stdout(renderPlain([{ facts: [...files, last] }], style));
}

/** Inputs of the user's own project must not change the demo. */
function withoutInputs(env: DemoOptions['env']): DemoOptions['env'] {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('DOCS_')));
}

/** Terminals open a file URL; a log shows the shorter path. */
function linkTo(path: string, isTTY: boolean): Cell {
  return isTTY ? { link: pathToFileURL(path).href, text: '' } : path;
}
