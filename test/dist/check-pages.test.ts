/** Tests check-pages in the bundle: on GitHub, on GitLab and in a terminal. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Emulator, startEmulator } from '../../emulator/emulator.js';
import { runDistAction, textsBelow } from '../support/dist-action.js';
import { temporaryFolder } from '../support/folder.js';
import { runDist } from '../support/processes.js';

const CONFIG = (page: string, redirects: unknown = []): string =>
  JSON.stringify({ navigation: { pages: ['index', page] }, redirects });
const LIVE = { 'index.mdx': '# Home\n', 'setup.mdx': '# Set up\n\nInstall it.\n', 'docs.json': CONFIG('setup') };
const RENAMED = { 'index.mdx': '# Home\n', 'install.mdx': LIVE['setup.mdx'], 'docs.json': CONFIG('install') };

async function emulate(): Promise<Emulator> {
  const emulator = await startEmulator({ seed: false });
  onTestFinished(() => emulator.close());
  emulator.state.project.edit(LIVE);
  return emulator;
}

function writePages(folder: string, pages: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, 'docs', path)), { recursive: true });
    writeFileSync(join(folder, 'docs', path), text);
  }
  return folder;
}

function readResult(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'docs-ci/check-pages', name), 'utf8'));
}

test('finds the same on GitHub, on GitLab and in a terminal, and passes with the proposed redirect', async () => {
  const emulator = await emulate();
  const folders = [0, 1, 2].map(() => writePages(temporaryFolder(), RENAMED));
  const [first = '', second = '', third = ''] = folders;
  const { viewer } = emulator.keys;
  const env = { DOCS_CI_BASE_URL: emulator.baseUrl, DOCS_CI_API_KEY: viewer, DOCS_CI_PATH: 'docs' };
  const cli = { script: 'cli.js', args: ['check-pages'] };
  const ended = await Promise.all([
    runDistAction('check-pages', first, { 'base-url': emulator.baseUrl, 'api-key': viewer, path: 'docs' }),
    runDist({ ...cli, cwd: second, env: { ...env, GITLAB_CI: 'true', CI_PROJECT_DIR: second } }),
    runDist({ ...cli, cwd: third, env }),
  ]);
  expect(ended.map(({ exitCode }) => exitCode)).toEqual([3, 3, 3]);
  const [report, ...others] = folders.map((folder) => readResult(folder, 'check-pages.json'));
  expect(others).toEqual([report, report]);
  expect(folders.map((folder) => readResult(folder, 'redirects.json'))).toEqual(
    Array(3).fill([{ source: '/setup', destination: '/install' }]),
  );
  expect(ended[0].outputs).toMatchObject({ outcome: 'gate', problems: '1', redirects: 'docs-ci/check-pages/redirects.json' });
  expect(ended[0].summary).toContain('It seems to be `/install` now.');
  expect(readFileSync(join(second, 'docs-ci/check-pages/outputs.env'), 'utf8')).toContain('CHECK_PAGES_PROBLEMS=1\n');
  for (const folder of folders) expect(textsBelow(join(folder, 'docs-ci'))).not.toContain(viewer);
  writePages(third, { 'docs.json': CONFIG('install', readResult(third, 'redirects.json')) });
  const next = await runDist({ ...cli, cwd: third, env });
  expect(next.exitCode, next.stderr).toBe(0);
  expect(emulator.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('parses changed pages in a thread of the bundle, and ends quickly for 100,000 open brackets', async () => {
  const emulator = await emulate();
  const folder = writePages(temporaryFolder(), { ...LIVE, 'index.mdx': `${'['.repeat(100_000)}\n\n[Gone](/gone)\n` });
  const env = { DOCS_CI_BASE_URL: emulator.baseUrl, DOCS_CI_API_KEY: emulator.keys.viewer };
  const startMs = performance.now();
  const ended = await runDist({ script: 'cli.js', args: ['check-pages', '--path', 'docs'], cwd: folder, env });
  expect(performance.now() - startMs).toBeLessThan(15_000);
  expect([0, 3], ended.stderr).toContain(ended.exitCode);
});
