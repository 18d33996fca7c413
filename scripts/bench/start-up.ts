/** From process start to the first request on the wire, and the bytes of dist that each action reads. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandName, commandNames } from '../../src/commands/index.js';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.js';
import { bytesOf, DIST, filesLoaded } from './loaded.js';
import { ended, median, succeeded } from './processes.js';
import { atMost, megabytes, type Row, times } from './rows.js';

const RUNS = 21;
const MAX_RATIO = 1.8;
const MAX_FIRST_BYTES = 1_000_000;

export async function benchStartUp(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-ci-bench-'));
  await mkdir(join(folder, 'media'));
  await writeFile(join(folder, 'media', 'note.txt'), 'a file to sync');
  const emulator = await startEmulator({
    build: { pendingMs: 0, buildingMs: 0 },
    export: { pendingMs: 0, perPageMs: 0 },
  });
  try {
    const bare: number[] = [];
    const first: number[] = [];
    // Side by side, so that both meet the same machine.
    for (let run = 0; run < RUNS; run += 1) {
      bare.push(await timeBare());
      first.push(await timeToFirstRequest('trigger-deploy', emulator, folder));
    }
    const rows: Row[] = [
      {
        what: 'trigger-deploy: process start to first request',
        ...atMost(median(first) / median(bare), MAX_RATIO, times),
        beside: `bare node (${median(first).toFixed(0)} ms against ${median(bare).toFixed(0)} ms, medians of ${RUNS})`,
      },
    ];
    for (const name of commandNames) rows.push(...(await benchLoaded(name, emulator, folder)));
    return rows;
  } finally {
    await emulator.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchLoaded(name: CommandName, emulator: Emulator, folder: string): Promise<Row[]> {
  const files = await filesLoaded(folder, ({ flags, env }) => succeeded(launch(name, emulator, folder, flags, env)));
  const early = files.filter(({ isEarly }) => isEarly);
  return [
    {
      what: `${name}: dist read until the first request`,
      ...atMost(bytesOf(early), MAX_FIRST_BYTES, megabytes),
      beside: `${megabytes(bytesOf(files))} in all, in ${files.length} files`,
    },
  ];
}

async function timeBare(): Promise<number> {
  const startMs = performance.now();
  await ended(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }));
  return performance.now() - startMs;
}

async function timeToFirstRequest(name: CommandName, emulator: Emulator, folder: string): Promise<number> {
  const before = emulator.requests.length;
  const startMs = Date.now();
  await succeeded(launch(name, emulator, folder));
  return (emulator.requests[before]?.at ?? NaN) - startMs;
}

/** The action as the runner starts it, in a repository without tokens: nothing is uploaded to the platform. */
function launch(
  name: CommandName,
  emulator: Emulator,
  folder: string,
  flags: readonly string[] = [],
  more: NodeJS.ProcessEnv = {},
) {
  return spawn(process.execPath, [...flags, join(DIST, `${name}.js`)], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      GITHUB_WORKSPACE: folder,
      'INPUT_BASE-URL': emulator.baseUrl,
      'INPUT_API-KEY': emulator.keys.editor,
      ...more,
    },
  });
}
