/** Runs sync-media of the bundle as a child process, in folders of its own and against emulators. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../emulator/emulator.js';
import { temporaryFolder, writeFiles } from '../support/folder.js';
import { type EndedProcess, runDist } from '../support/processes.js';

export const LOCK = '.docs-media.lock.json';
export const RESULTS = 'docs-ci/sync-media';

export async function emulate(options: EmulatorOptions = {}): Promise<Emulator> {
  const emulator = await startEmulator({ seed: false, ...options });
  onTestFinished(() => emulator.close());
  return emulator;
}

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

export const terminal = (emulator: Emulator): Record<string, string> => ({
  DOCS_CI_BASE_URL: emulator.baseUrl,
  DOCS_CI_API_KEY: emulator.keys.editor,
});

export function sync(folder: string, emulator: Emulator, more: Partial<Parameters<typeof runDist>[0]> = {}): Promise<EndedProcess> {
  return runDist({ script: 'cli.js', args: ['sync-media'], cwd: folder, env: terminal(emulator), ...more });
}
