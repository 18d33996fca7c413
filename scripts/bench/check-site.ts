/** Measures a watch over a healthy site: its requests, and the time of the whole process. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Emulator, startEmulator } from '../../emulator/emulator.js';
import { launchAction } from './launchers.js';
import { median, waitForSuccess } from './processes.js';
import { atMost, type Row } from './rows.js';

const RUNS = 7;
const MAX_API_REQUESTS = 3;

export async function benchCheckSite(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-ci-bench-'));
  const emulator = await startEmulator({ keyLimitPerMinute: null });
  const platform = await startPlatform();
  try {
    emulator.state.addDeployment({ build: { pendingMs: 0, buildingMs: 0 } });
    const env = {
      GITHUB_API_URL: platform.url,
      GITHUB_REPOSITORY: 'octo/docs',
      INPUT_FOLLOW: 'main',
      INPUT_TOKEN: 'bench-token-0123456789',
    };
    const durations: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const startMs = performance.now();
      await waitForSuccess(launchAction({ emulator, folder }, 'check-site', env));
      durations.push(performance.now() - startMs);
    }
    const perRun = (count: number): number => count / RUNS;
    return [
      {
        what: 'check-site: requests to the service for a healthy site',
        ...atMost(perRun(countOf(emulator, 'api')), MAX_API_REQUESTS, String),
        beside: `${perRun(countOf(emulator, 'files'))} to the site for its pages and an unknown URL`,
      },
      {
        what: 'check-site: requests to the platform for a healthy site',
        ...atMost(perRun(platform.requests()), 1, String),
        beside: 'with follow; issue takes at least one more',
      },
      {
        what: 'check-site: time of the whole process for a healthy site',
        measured: `${(median(durations) / 1000).toFixed(2)} s`,
        beside: `median of ${RUNS}`,
      },
    ];
  } finally {
    platform.close();
    await emulator.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function countOf({ requests }: Emulator, wanted: 'api' | 'files'): number {
  return requests.filter(({ origin }) => origin === wanted).length;
}

/** Starts a mock of GitHub's API with one commit. */
async function startPlatform() {
  let count = 0;
  const server = createServer((_, response) => {
    count += 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify([{ commit: { committer: { date: new Date().toISOString() } } }]));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => count,
    close: () => void server.close(),
  };
}
