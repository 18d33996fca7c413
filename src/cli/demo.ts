/** `docs-ci demo`: every command as a user would run it, against the emulator, on a copy of the sample data. */
import { appendFile, cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands, type CommandName } from '../commands/index.js';
import { type Emulator, startEmulator } from '../emulator/emulator.js';
import { createTerminalHost } from '../hosts/terminal.js';
import { flagNames } from '../commands/input-kinds.js';
import { run, type Tools } from '../run/run.js';

export interface DemoOptions {
  readonly tools: Tools;
  readonly stdout: (text: string) => void;
  readonly colour: boolean;
}

interface Scene {
  readonly title: string;
  readonly command: CommandName;
  readonly flags: readonly string[];
  /** What somebody does before: a line that is added to a file of the workspace. */
  readonly edit?: { readonly file: string; readonly line: string };
}

const SYNC = ['--alt-text', 'alt-texts.yaml'];

const SCENES: readonly Scene[] = [
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

/** Resolves to the exit code: 0 where every command ended as done. */
export async function runDemo({ tools, stdout, colour }: DemoOptions): Promise<number> {
  const workspace = await mkdtemp(join(tmpdir(), 'docs-ci-demo-'));
  await cp(join(dirname(fileURLToPath(import.meta.url)), '..', 'examples'), workspace, { recursive: true });
  const emulator = await startEmulator({ build: { pendingMs: 500, buildingMs: 1_500 }, publishedAfterMs: 500 });
  try {
    for (const scene of SCENES) {
      stdout(
        `\n── ${scene.title} ──\n${await edit(scene, workspace)}$ docs-ci ${[scene.command, ...scene.flags].join(' ')}\n`,
      );
      const exitCode = await play(scene, { workspace, emulator, tools, stdout, colour });
      if (exitCode !== 0) return exitCode;
    }
  } finally {
    await emulator.close();
  }
  stdout(`\nAll of it ran against the emulator on this machine. The files it left: ${workspace}\n`);
  return 0;
}

/** Does what somebody does before a scene, and says it as a line of a shell. */
async function edit({ edit: change }: Scene, workspace: string): Promise<string> {
  if (!change) return '';
  await appendFile(join(workspace, change.file), `${change.line}\n`);
  return `$ echo '${change.line}' >> ${change.file}\n`;
}

async function play(scene: Scene, stage: DemoOptions & { workspace: string; emulator: Emulator }): Promise<number> {
  const { tools, stdout, colour, workspace, emulator } = stage;
  const command = await commands[scene.command]();
  const host = createTerminalHost({
    flags: scene.flags,
    booleans: flagNames([command.inputs]),
    env: {
      DOCS_CI_BASE_URL: emulator.baseUrl,
      DOCS_CI_API_KEY: emulator.keys.editor,
      FORCE_COLOR: colour ? '1' : '0',
    },
    stdout,
    stderr: stdout,
    cwd: workspace,
    isTTY: false,
  });
  return run(command, host, tools);
}
