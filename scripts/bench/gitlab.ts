/** Measures a job on GitLab: from the start of its script, which installs docs-ci with npm, to the first request. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from './loaded-files.js';
import { packPackage, registryOf } from './packed-package.js';
import { cleanEnvironment, median, waitForSuccess } from './processes.js';
import { atMost, type Row } from './rows.js';
import { inWorkspace, serve } from './workspace.js';

const TEMPLATE = join(ROOT, 'templates/trigger-deploy.yml');
const RUN_COUNT = 7;

export async function benchGitLab(): Promise<Row[]> {
  const script = await readScript();
  const packed = await packPackage();
  const registry = await serve(registryOf(packed, () => `${registry.origin}/`));
  const settings = { build: { pendingMs: 0, buildingMs: 0 } };
  const times = await inWorkspace(settings, async ({ folder, emulator }) => {
    const env = cleanEnvironment({
      HOME: folder,
      NPM_CONFIG_CACHE: join(folder, 'npm'),
      NPM_CONFIG_REGISTRY: `${registry.origin}/`,
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
    // The first run fills npm's cache.
    await run();
    const measured: number[] = [];
    for (let round = 0; round < RUN_COUNT; round += 1) measured.push(await run());
    return measured;
  }).finally(() => registry.close());
  return [
    {
      what: 'GitLab: start of the script to first request, with a warm npm cache',
      ...atMost(median(times) / 1000, 2.5, (value) => `${value.toFixed(2)} s`),
      beside: `nothing; npm installs the package in this time (median of ${RUN_COUNT})`,
    },
  ];
}

async function readScript(): Promise<string> {
  const [, jobs] = parseAllDocuments(await readFile(TEMPLATE, 'utf8'));
  const job = jobs?.toJS() as Record<string, { readonly script?: readonly string[] }>;
  const script = Object.values(job).find((one) => one.script)?.script;
  if (!script) throw new Error(`${TEMPLATE} has no script`);
  return script.join('\n');
}
