/** Measures a job on GitLab: from the start of its script, which installs docs-ci with npm, to the first request. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { startEmulator } from '../../emulator/emulator.js';
import { ROOT } from './loaded-files.js';
import { packPackage, registryOf } from './packed-package.js';
import { cleanEnvironment, median, waitForSuccess } from './processes.js';
import { atMost, type Row } from './rows.js';

const TEMPLATE = join(ROOT, 'templates/trigger-deploy.yml');
const RUN_COUNT = 7;

export async function benchGitLab(): Promise<Row[]> {
  const script = await readScript();
  const packed = await packPackage();
  const folder = await mkdtemp(join(tmpdir(), 'docs-ci-bench-'));
  const emulator = await startEmulator({ build: { pendingMs: 0, buildingMs: 0 } });
  let url = '';
  const registry = createServer(registryOf(packed, () => url));
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  const env = cleanEnvironment({
    HOME: folder,
    NPM_CONFIG_CACHE: join(folder, 'npm'),
    NPM_CONFIG_REGISTRY: url,
    CI_PROJECT_DIR: folder,
    GITLAB_CI: 'true',
    DOCS_CI_HOST: 'gitlab',
    DOCS_CI_CLI: packed.spec,
    DOCS_CI_BASE_URL: emulator.baseUrl,
    DOCS_CI_API_KEY: emulator.keys.editor,
    DOCS_CI_WAIT: 'false',
  });
  const run = async (): Promise<number> => {
    const before = emulator.requests.length;
    const startMs = Date.now();
    await waitForSuccess(spawn('sh', ['-c', script], { cwd: folder, stdio: 'ignore', env }));
    return (emulator.requests[before]?.at ?? NaN) - startMs;
  };
  try {
    // The first run fills npm's cache.
    await run();
    const times: number[] = [];
    for (let round = 0; round < RUN_COUNT; round += 1) times.push(await run());
    return [
      {
        what: 'GitLab: start of the script to first request, with a warm npm cache',
        ...atMost(median(times) / 1000, 2.5, (seconds) => `${seconds.toFixed(2)} s`),
        beside: `nothing; npm installs the package in this time (median of ${RUN_COUNT})`,
      },
    ];
  } finally {
    registry.close();
    await emulator.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function readScript(): Promise<string> {
  const [, jobs] = parseAllDocuments(await readFile(TEMPLATE, 'utf8'));
  const job = jobs?.toJS() as Record<string, { readonly script?: readonly string[] }>;
  const script = Object.values(job).find((one) => one.script)?.script;
  if (!script) throw new Error(`${TEMPLATE} has no script`);
  return script.join('\n');
}
