/** Gives each measurement a folder and servers of its own, which are gone afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../emulator/emulator.js';

export interface Workspace {
  readonly folder: string;
  readonly emulator: Emulator;
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-ci-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function inWorkspace<T>(options: EmulatorOptions, work: (workspace: Workspace) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    const emulator = await startEmulator(options);
    try {
      return await work({ folder, emulator });
    } finally {
      await emulator.close();
    }
  });
}

/** Serves HTTP on a free port of loopback. */
export async function serve(listener: RequestListener): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
