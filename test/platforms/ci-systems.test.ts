/** The recipes for other CI systems: their shell lines run with the variables that the platforms document. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { type Emulator, startEmulator } from '../../emulator/emulator.js';
import { type Finish, temporaryFolder } from '../support/folder.js';
import { closedLater } from '../support/loopback-platforms.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { type Build, CI_SYSTEMS, type CiFile, type Script, SHA } from './ci-systems.js';
import { PAGES_SERVICE } from './recipe-cases.js';
import { RECIPES, recipe } from './recipes.js';
import { toolFolder } from './tools.js';

vi.setConfig({ testTimeout: 60_000 });

const PAGE = 'other-ci-systems.md';

interface World {
  readonly emulator: Emulator;
  readonly workspace: string;
  /** Runs a build to its first failure, and returns the exit code and what was printed. */
  readonly run: (build: Omit<Build, 'settings'>, without?: 'the key') => Promise<{ code: number | null; log: string }>;
}

async function startWorld(running: Finish, file: CiFile): Promise<World> {
  const emulator = await closedLater(startEmulator(PAGES_SERVICE), running);
  const workspace = temporaryFolder(running);
  mkdirSync(join(workspace, 'docs'));
  writeFileSync(join(workspace, 'docs/client.mdx'), '# Client\n');
  const path = `${toolFolder(running, ['npx'])}:${process.env.PATH ?? ''}`;
  const run: World['run'] = async (build, without) => {
    const settings = {
      DOCS_CI_BASE_URL: emulator.baseUrl,
      ...(without === undefined && { DOCS_CI_API_KEY: emulator.keys.editor }),
    };
    const scripts = CI_SYSTEMS[file].scriptsOf(recipe(`${PAGE} ${file}`).text, { ...build, settings });
    expect(scripts).toHaveLength(1);
    let log = '';
    for (const script of scripts) {
      const ended = await runScript(script, { cwd: workspace, path });
      log += ended.log;
      if (ended.code !== 0) return { code: ended.code, log };
    }
    return { code: 0, log };
  };
  return { emulator, workspace, run };
}

function runScript(
  { text, shell, env }: Script,
  { cwd, path }: { readonly cwd: string; readonly path: string },
): Promise<{ code: number | null; log: string }> {
  const script = join(temporaryFolder(), 'script.sh');
  writeFileSync(script, text);
  const [program = '', ...options] = shell;
  const child = spawn(program, [...options, script], { cwd, env: { HOME: cwd, ...env, PATH: path } });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  return new Promise((done, failed) => child.on('error', failed).on('close', (code) => done({ code, log })));
}

test('has a recipe for each other CI system', () => {
  const names = RECIPES.filter(({ platform }) => platform === 'other').map(({ name }) => name);
  expect(names).toHaveLength(Object.keys(CI_SYSTEMS).length);
  expect(names.toSorted()).toEqual(
    Object.keys(CI_SYSTEMS)
      .map((file) => `${PAGE} ${file}`)
      .toSorted(),
  );
});

describe.concurrent.each(Object.keys(CI_SYSTEMS) as CiFile[])('%s', (file) => {
  skipUnless(NEEDS.bash);

  test(`publishes pages with branch, commit and run URL in the commit message: ${file}`, async (running) => {
    const { emulator, run } = await startWorld(running, file);
    const { code, log } = await run({ startedBy: 'push', branch: 'main' });
    expect(code, log).toBe(0);
    expect(emulator.state.project.branch().files.get('guides/sdk/client.mdx')).toBe('# Client\n');
    const push = emulator.requests.find(({ route }) => route === 'POST /push');
    expect(push?.body).toMatchObject({
      commitMessage: `Update guides/sdk from main ${SHA}, ${CI_SYSTEMS[file].runUrl}`,
    });
    const manifest = emulator.state.project
      .branch()
      .files.get('guides/sdk/docs-ci-manifest.mdx')
      ?.replaceAll('\\/', '/');
    expect(manifest).toMatch(/"source": "(dev\.azure\.com|bitbucket\.org|github\.com)\/acme\/sdk:docs"/);
    expect(log).not.toContain(emulator.keys.editor);
  });

  test(`shows the plan of a pull request and writes nothing: ${file}`, async (running) => {
    const { emulator, run } = await startWorld(running, file);
    const { code, log } = await run({ startedBy: 'pull request', branch: 'topic' });
    expect(code, log).toBe(0);
    expect(log).toContain('guides/sdk/client.mdx');
    expect(new Set(emulator.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  test(`runs no command in the name of a branch: ${file}`, async (running) => {
    const { workspace, run } = await startWorld(running, file);
    const { code, log } = await run({ startedBy: 'pull request', branch: '$(touch${IFS}bad)"`touch${IFS}bad`' });
    expect(code, log).toBe(0);
    expect(readdirSync(workspace)).not.toContain('bad');
  });

  test(`fails with the exit code of docs-ci if the service rejects the key: ${file}`, async (running) => {
    const { emulator, run } = await startWorld(running, file);
    emulator.addFault({ route: '*', kind: 'status', status: 403, times: Infinity });
    expect(await run({ startedBy: 'push', branch: 'main' })).toMatchObject({
      code: 1,
      log: expect.stringMatching(/403/) as string,
    });
  });
});

test.for(['azure-pipelines.yml', '.circleci/config.yml'] as const)(
  'skips the plan of a fork, which gets no key: %s',
  async (file, running) => {
    skipUnless(NEEDS.bash, running);
    const { emulator, run } = await startWorld(running, file);
    const { code, log } = await run({ startedBy: 'pull request', branch: 'topic' }, 'the key');
    expect(code, log).toBe(0);
    expect(log).toContain('Skipped: ');
    expect(emulator.requests).toEqual([]);
  },
);
