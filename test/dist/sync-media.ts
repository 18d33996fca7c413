/** Runs sync-media of the bundle as a child process, in folders of its own and against emulators. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Emulator } from '../../emulator/emulator.js';
import { temporaryFolder, writeFiles } from '../support/folder.js';
import { type EndedProcess, runDist, serviceVariables } from '../support/processes.js';

export const LOCK = '.docs-media.lock.json';
export const RESULTS = 'docs-ci/sync-media';

export function workspace(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return folder;
}

export function library(emulator: Emulator): Record<string, string> {
  return Object.fromEntries(
    emulator.state.media.newestFirst().map(({ name, bytes }) => [name, bytes.toString('latin1')]),
  );
}

export function readJson(folder: string, path: string): unknown {
  return JSON.parse(readFileSync(join(folder, path), 'utf8'));
}

export function sync(
  folder: string,
  emulator: Emulator,
  more: Partial<Parameters<typeof runDist>[0]> = {},
): Promise<EndedProcess> {
  return runDist({ script: 'cli.js', args: ['sync-media'], cwd: folder, env: serviceVariables(emulator), ...more });
}
