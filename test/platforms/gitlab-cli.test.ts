/** Where the components take docs-ci from: the package itself, in each form of `cli`, in a pipeline. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Packed, packPackage } from '../../scripts/bench/packed-package.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { inputsOf, makeProject, type Services, startServices } from './gitlab.js';
import { startDownloads, startRegistry } from './package.js';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const NAME = 'trigger-deploy';

describe('cli', () => {
  skipUnless(NEEDS.gitlabCiLocal);

  let packed: Packed;
  beforeAll(async () => {
    // A hook runs before tests are skipped.
    if (NEEDS.gitlabCiLocal.found) packed = await packPackage();
  });

  const deploys = async (
    running: Parameters<typeof startServices>[0],
    inputs: Readonly<Record<string, string>>,
    variables: Readonly<Record<string, string>>,
  ): Promise<Services> => {
    const services = await startServices(running, [NAME]);
    const include = {
      command: NAME,
      by: 'component',
      inputs: { ...inputsOf(NAME, services.emulator), ...inputs },
    } as const;
    const project = await makeProject(running, [include], {
      // Of the project, and nothing to docs-ci: it would not even let npm start.
      files: {
        'package.json': JSON.stringify({ devEngines: { runtime: { name: 'node', version: '^1', onFail: 'error' } } }),
      },
    });
    const pipeline = await project.run({ ...services.variables, ...variables });
    expect(pipeline.code, pipeline.log).toBe(0);
    expect(pipeline.dotenv(NAME, NAME)).toMatchObject({ TRIGGER_DEPLOY_STATUS: 'ready' });
    return services;
  };

  test('installs an npm package from a company registry, and needs nothing else', async (running) => {
    const registry = await startRegistry(running, packed);
    const { emulator } = await deploys(running, { cli: packed.spec }, { NPM_CONFIG_REGISTRY: registry.url });
    expect(registry.asked).toEqual(['/@acme%2fdocs-ci', '/cli.tgz']);
    expect(emulator.requests[0]?.headers['user-agent']).toBe(`docs-ci/${packed.manifest.version} (gitlab)`);
  });

  test('downloads, verifies and installs a tarball without a registry', async (running) => {
    const { url, authority } = await startDownloads(running, packed);
    const nowhere = { NPM_CONFIG_REGISTRY: 'http://127.0.0.1:9/', NODE_EXTRA_CA_CERTS: authority };
    const { gitlab } = await deploys(running, { cli: url, 'cli-sha256': packed.sha256 }, nowhere);
    expect(gitlab.requests).toEqual([]);
  });
});
