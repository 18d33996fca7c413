/** From process start to the first request on the wire, and the bytes of dist that are read until then. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from '../bench.js';

const DIST = resolve(import.meta.dirname, '../../../dist');
const RUNS = 21;
const MOST_RATIO = 1.8;
const MOST_FIRST_MB = 1;
const MOST_ALL_MB = 2.1;

/** A loader that notes each file of the bundle and when it was read. */
export const LOADER = `
  import { appendFileSync } from 'node:fs';
  export async function load(url, context, next) {
    if (url.startsWith('file:')) appendFileSync(process.env.BENCH_LOADED, Date.now() + ' ' + url + '\\n');
    return next(url, context);
  }`;

const SENT = 'sent';

/** Notes in the same file when a request is written to its connection: by the order of lines, not by two clocks. */
const NOTE_SENDING = `
  import { subscribe } from 'node:diagnostics_channel';
  import { appendFileSync } from 'node:fs';
  subscribe('undici:client:sendHeaders', () => appendFileSync(process.env.BENCH_LOADED, Date.now() + ' ${SENT}\\n'));`;

export async function benchStartUp(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-ci-bench-'));
  const service = await startService();
  try {
    const bare: number[] = [];
    const first: number[] = [];
    // Side by side, so that both meet the same machine.
    for (let run = 0; run < RUNS; run += 1) {
      bare.push(await timeBare());
      first.push(await timeToFirstRequest(service, folder));
    }
    const ratio = median(first) / median(bare);
    const { firstBytes, allBytes } = await bytesLoaded(service, folder);
    return [
      {
        what: 'trigger-deploy: process start to first request',
        measured: `${ratio.toFixed(2)} ×`,
        against: `bare node (${median(first).toFixed(0)} ms against ${median(bare).toFixed(0)} ms), at most ${MOST_RATIO} ×`,
      },
      {
        what: 'trigger-deploy: dist read until then',
        measured: megabytes(firstBytes),
        against: `at most ${MOST_FIRST_MB} MB`,
      },
      { what: 'trigger-deploy: dist read in all', measured: megabytes(allBytes), against: `at most ${MOST_ALL_MB} MB` },
    ];
  } finally {
    service.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Service {
  readonly baseUrl: string;
  /** When the first request since the last call arrived, by the monotonic clock. */
  firstRequest(): Promise<number>;
  close(): void;
}

/** Answers just enough for a run that starts a deployment and leaves. */
async function startService(): Promise<Service> {
  let arrived: ((ms: number) => void) | undefined;
  const server = createServer((_, response) => {
    arrived?.(performance.now());
    arrived = undefined;
    response.writeHead(202, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ deploymentId: 'd1', status: 'pending', url: null }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    firstRequest: () => new Promise((resolve) => (arrived = resolve)),
    close: () => server.close(),
  };
}

async function timeBare(): Promise<number> {
  const startMs = performance.now();
  await ended(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }));
  return performance.now() - startMs;
}

async function timeToFirstRequest(service: Service, folder: string): Promise<number> {
  const first = service.firstRequest();
  const startMs = performance.now();
  const child = launch(service, folder, []);
  const ms = await first;
  await ended(child);
  return ms - startMs;
}

async function bytesLoaded(service: Service, folder: string): Promise<{ firstBytes: number; allBytes: number }> {
  const loaded = join(folder, 'loaded.txt');
  await writeFile(join(folder, 'loader.mjs'), LOADER);
  const preload = `import { register } from 'node:module'; register(${JSON.stringify(`file://${folder}/loader.mjs`)});${NOTE_SENDING}`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
  await ended(launch(service, folder, flags, { BENCH_LOADED: loaded }));
  const files = (await readFile(loaded, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '');
  const sent = files.indexOf(SENT);
  if (sent < 0) throw new Error('no request was sent, so nothing was measured');
  const allBytes = await bytesOf(files.filter((url) => url !== SENT));
  return { firstBytes: await bytesOf(files.slice(0, sent)), allBytes };
}

async function bytesOf(urls: readonly string[]): Promise<number> {
  const paths = urls.map((url) => fileURLToPath(url)).filter((path) => path.startsWith(DIST));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The action as the runner starts it, told to start a deployment and leave. */
function launch(service: Service, folder: string, nodeFlags: readonly string[], more: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, [...nodeFlags, join(DIST, 'trigger-deploy.js')], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      GITHUB_WORKSPACE: folder,
      'INPUT_BASE-URL': service.baseUrl,
      'INPUT_API-KEY': 'bench-key-0123456789',
      INPUT_WAIT: 'false',
      ...more,
    },
  });
}

export function ended(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((done, failed) => child.on('close', () => done()).on('error', failed));
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}
