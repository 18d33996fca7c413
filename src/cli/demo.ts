/** Runs `docs-ci demo`: every command against the emulator, on a copy of the sample data. */
import { appendFile, cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commands, type CommandName } from '../commands/index.js';
import { startEmulator } from '../emulator/emulator.js';
import { createTerminalHost, usesColor } from '../hosts/terminal.js';
import { flagTypes } from '../commands/input-kinds.js';
import { run, type Runtime } from '../run/run.js';
import { paint } from '../text/color.js';

export interface DemoOptions {
  readonly runtime: Runtime;
  readonly stdout: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of the sample files. */
  readonly examples: string;
  /** The terminal, if stdout is one. */
  readonly isTTY: boolean;
  readonly columns?: number;
}

interface Step {
  readonly command: CommandName;
  readonly flags: readonly string[];
  /** A line that is added to a file of the workspace before the command runs. */
  readonly edit?: { readonly file: string; readonly line: string };
}

const SYNC = ['--alt-text', 'alt-texts.yaml'];

const STEPS: readonly Step[] = [
  { command: 'sync-media', flags: SYNC },
  { command: 'sync-media', flags: SYNC, edit: { file: 'media/harbours.csv', line: 'Vigo,ES,2026' } },
  { command: 'trigger-deploy', flags: ['--mode', 'preview', '--branch', 'new-guide'] },
  { command: 'trigger-deploy', flags: ['--verify-url'] },
  { command: 'export-pdf-artifact', flags: ['--output', 'docs.pdf'] },
  { command: 'analytics-report', flags: ['--period', 'last-week'] },
];

/** Files that the demo leaves, below its folder. */
const RESULTS = [
  ['Report', 'docs-ci/analytics-report/report.html'],
  ['PDF   ', 'docs.pdf'],
] as const;

/** Resolves to the exit code: 0, or the first other exit code of a command. */
export async function runDemo({ runtime, stdout, env, examples, isTTY, columns }: DemoOptions): Promise<number> {
  const workspace = await mkdtemp(join(tmpdir(), 'docs-ci-demo-'));
  await cp(examples, workspace, { recursive: true });
  const emulator = await startEmulator({ build: { pendingMs: 500, buildingMs: 1_500 }, publishedAfterMs: 500 });
  const { FORCE_COLOR, NO_COLOR, TERM } = env;
  const terminal = { stdout, stderr: stdout, isTTY, columns, stdoutIsTTY: isTTY, stdoutColumns: columns };
  const variables = {
    DOCS_CI_BASE_URL: emulator.baseUrl,
    DOCS_CI_API_KEY: emulator.keys.editor,
    ...{ FORCE_COLOR, NO_COLOR, TERM },
  };
  const color = usesColor(env, isTTY);
  stdout('Runs every command against a mock service on this machine. No data leaves it.\n');
  try {
    for (const [index, { command: name, flags, edit }] of STEPS.entries()) {
      if (index > 0) stdout('\n');
      if (edit) {
        await appendFile(join(workspace, edit.file), `${edit.line}\n`);
        stdout(`${paint(`$ echo '${edit.line}' >> ${edit.file}`, 'bold', color)}\n`);
      }
      stdout(`${paint(`$ docs-ci ${[name, ...flags].join(' ')}`, 'bold', color)}\n`);
      const command = await commands[name]();
      const options = { flags, flagTypes: flagTypes([command]), env: variables, cwd: workspace, ...terminal };
      const exitCode = await run(command, createTerminalHost(options), runtime);
      if (exitCode !== 0) return exitCode;
    }
  } finally {
    await emulator.close();
  }
  stdout('\n');
  for (const [name, path] of RESULTS) stdout(`${name}  ${linkTo(join(workspace, path), isTTY)}\n`);
  stdout('Next    docs-ci --help, or docs-ci emulator to try your own files\n');
  return 0;
}

/** Terminals open a file URL; a log shows the shorter path. */
function linkTo(path: string, isTTY: boolean): string {
  return isTTY ? pathToFileURL(path).href : path;
}
