/** Measures the time from process start to the first request, and the bytes of dist that each action reads. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandName, commandNames } from '../../src/commands/index.js';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.js';
import { totalBytes, DIST, findLoadedFiles } from './loaded-files.js';
import { waitForExit, median, waitForSuccess } from './processes.js';
import { atMost, megabytes, type Row, times } from './rows.js';

const RUN_COUNT = 21;
const MAX_RATIO = 1.8;
const MAX_BYTES_BEFORE_REQUEST = 1_000_000;

/** Measures the start-up of every action. */
export async function benchStartUp(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-ci-bench-'));
  await mkdir(join(folder, 'media'));
  await writeFile(join(folder, 'media', 'note.txt'), 'a file to sync');
  const emulator = await startEmulator({
    build: { pendingMs: 0, buildingMs: 0 },
    export: { pendingMs: 0, perPageMs: 0 },
  });
  try {
    const bareMs: number[] = [];
    const firstRequestMs: number[] = [];
    // Both run in turns, so that they share the conditions of the machine.
    for (let run = 0; run < RUN_COUNT; run += 1) {
      bareMs.push(await timeBareNode());
      firstRequestMs.push(await timeToFirstRequest('trigger-deploy', emulator, folder));
    }
    const rows: Row[] = [
      {
        what: 'trigger-deploy: time from process start to first request',
        ...atMost(median(firstRequestMs) / median(bareMs), MAX_RATIO, times),
        beside: `plain Node.js (${median(firstRequestMs).toFixed(0)} ms vs ${median(bareMs).toFixed(0)} ms, medians of ${RUN_COUNT})`,
      },
    ];
    for (const name of commandNames) rows.push(...(await benchLoadedFiles(name, emulator, folder)));
    return rows;
  } finally {
    await emulator.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchLoadedFiles(name: CommandName, emulator: Emulator, folder: string): Promise<Row[]> {
  const files = await findLoadedFiles(folder, ({ flags, env }) =>
    waitForSuccess(launchAction(name, emulator, folder, flags, env)),
  );
  const early = files.filter(({ isEarly }) => isEarly);
  return [
    {
      what: `${name}: code loaded from dist before the first request`,
      ...atMost(totalBytes(early), MAX_BYTES_BEFORE_REQUEST, megabytes),
      beside: `${megabytes(totalBytes(files))} in total, in ${files.length} files`,
    },
  ];
}

async function timeBareNode(): Promise<number> {
  const startMs = performance.now();
  await waitForExit(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }));
  return performance.now() - startMs;
}

async function timeToFirstRequest(name: CommandName, emulator: Emulator, folder: string): Promise<number> {
  const before = emulator.requests.length;
  const startMs = Date.now();
  await waitForSuccess(launchAction(name, emulator, folder));
  return (emulator.requests[before]?.at ?? NaN) - startMs;
}

/** Starts an action as the runner does, but without tokens, so that it uploads nothing to the platform. */
function launchAction(
  name: CommandName,
  emulator: Emulator,
  folder: string,
  flags: readonly string[] = [],
  extraEnv: NodeJS.ProcessEnv = {},
) {
  return spawn(process.execPath, [...flags, join(DIST, `${name}.js`)], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      GITHUB_WORKSPACE: folder,
      'INPUT_BASE-URL': emulator.baseUrl,
      'INPUT_API-KEY': emulator.keys.editor,
      ...extraEnv,
    },
  });
}
