/** Runs `docs-ci demo`: every command against the emulator, on a copy of the sample data. */
import { appendFile, cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands, type CommandName } from '../commands/index.js';
import { startEmulator } from '../emulator/emulator.js';
import { createTerminalHost } from '../hosts/terminal.js';
import { flagTypes } from '../commands/input-kinds.js';
import { run, type Runtime } from '../run/run.js';

export interface DemoOptions {
  readonly runtime: Runtime;
  readonly stdout: (text: string) => void;
  readonly color: boolean;
}

interface Step {
  readonly title: string;
  readonly command: CommandName;
  readonly flags: readonly string[];
  /** A line that is added to a file of the workspace before the command runs. */
  readonly edit?: { readonly file: string; readonly line: string };
}

const SYNC = ['--alt-text', 'alt-texts.yaml'];

const STEPS: readonly Step[] = [
  {
    title: 'The media of a folder go into the library, with their alt texts',
    command: 'sync-media',
    flags: SYNC,
  },
  {
    title: 'The same again: nothing has changed, nothing is sent',
    command: 'sync-media',
    flags: SYNC,
  },
  {
    title: 'An edited file gets new bytes in the library; its address stays',
    command: 'sync-media',
    flags: SYNC,
    edit: { file: 'media/harbours.csv', line: 'Vigo,ES,2026' },
  },
  {
    title: 'Publish, and know that it is live',
    command: 'trigger-deploy',
    flags: ['--verify-url'],
  },
  {
    title: 'A preview of a branch',
    command: 'trigger-deploy',
    flags: ['--mode', 'preview', '--branch', 'new-guide'],
  },
  {
    title: 'The live site as one PDF',
    command: 'export-pdf-artifact',
    flags: ['--output', 'docs.pdf', '--min-pages', '2', '--no-artifact'],
  },
  {
    title: 'What readers did last week, and what to do about it',
    command: 'analytics-report',
    flags: ['--period', 'last-week', '--top', '5', '--thresholds', 'search.no-result-rate < 0.8'],
  },
];

/** Resolves to the exit code: 0, or the first other exit code of a command. */
export async function runDemo({ runtime, stdout, color }: DemoOptions): Promise<number> {
  const workspace = await mkdtemp(join(tmpdir(), 'docs-ci-demo-'));
  await cp(join(dirname(fileURLToPath(import.meta.url)), '..', 'examples'), workspace, { recursive: true });
  const emulator = await startEmulator({ build: { pendingMs: 500, buildingMs: 1_500 }, publishedAfterMs: 500 });
  const env = {
    DOCS_CI_BASE_URL: emulator.baseUrl,
    DOCS_CI_API_KEY: emulator.keys.editor,
    FORCE_COLOR: color ? '1' : '0',
  };
  try {
    for (const { title, command: name, flags, edit } of STEPS) {
      stdout(`\n── ${title} ──\n`);
      if (edit) {
        await appendFile(join(workspace, edit.file), `${edit.line}\n`);
        stdout(`$ echo '${edit.line}' >> ${edit.file}\n`);
      }
      stdout(`$ docs-ci ${[name, ...flags].join(' ')}\n`);
      const command = await commands[name]();
      const streams = { stdout, stderr: stdout, isTTY: false };
      const host = createTerminalHost({ flags, flagTypes: flagTypes([command]), env, cwd: workspace, ...streams });
      const exitCode = await run(command, host, runtime);
      if (exitCode !== 0) return exitCode;
    }
  } finally {
    await emulator.close();
  }
  stdout(`\nAll of it ran against the emulator on this machine. The files it left: ${workspace}\n`);
  return 0;
}
