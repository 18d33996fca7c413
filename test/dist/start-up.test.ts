/** Tests that the bundle loads little before its first request, because users wait for it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { recordLoading } from '../../scripts/bench/loaded-files.js';
import { type CommandName, commandNames } from '../../src/commands/index.js';
import { startEmulator } from '../../emulator/emulator.js';
import { runDistAction } from '../support/dist-action.js';
import { temporaryFolder } from '../support/folder.js';
import { runDist } from '../support/processes.js';

/** These names only occur in the libraries that read responses and that publish on GitHub. */
const RESPONSE_READER = '$ZodObject';
const PUBLISHER = 'ghadelimiter_';

/** Runs the command and returns the files that it loaded with these names. */
async function loadedFiles(command: CommandName, host: 'terminal' | 'github') {
  const emulator = await startEmulator({
    build: { pendingMs: 0, buildingMs: 0 },
    export: { pendingMs: 0, perPageMs: 0 },
  });
  onTestFinished(() => emulator.close());
  const folder = temporaryFolder();
  for (const name of ['media', 'docs']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'docs/page.mdx'), '# Page\n');
  writeFileSync(join(folder, 'media/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  writeFileSync(join(folder, 'queries.yaml'), '- query: guide\n  expect: guides/install\n  max-rank: 20\n');
  const loading = recordLoading(folder);
  const { baseUrl, keys } = emulator;
  const to = command === 'push-content' ? 'reference' : '';
  const from = command === 'publish-branch' ? 'new-guide' : '';
  const env = { ...loading.env, DOCS_CI_BASE_URL: baseUrl, DOCS_CI_API_KEY: keys.admin, DOCS_CI_TO: to };
  const inputs = { 'base-url': baseUrl, 'api-key': keys.admin, to, from };
  const { exitCode, stdout, stderr } =
    host === 'terminal'
      ? await runDist({ script: 'cli.js', args: [command], cwd: folder, env })
      : await runDistAction(command, folder, inputs, { env: loading.env });
  expect(exitCode, stdout + stderr).toBe(0);
  const filesWith = (name: string) => loading.files().filter(({ path }) => readFileSync(path, 'utf8').includes(name));
  return { readers: filesWith(RESPONSE_READER), publishers: filesWith(PUBLISHER) };
}

test.each(commandNames)(
  'loads the response schemas of %s, and @actions/core from one small file, only after the first request is sent',
  async (command) => {
    const { readers, publishers } = await loadedFiles(command, 'github');
    expect(readers.length).toBeGreaterThan(0);
    // On GitHub, check asks the platform at the same time, whose client has schemas of its own.
    if (command !== 'check') expect(readers.filter(({ isEarly }) => isEarly)).toEqual([]);
    expect(publishers).toEqual([expect.objectContaining({ isEarly: false })]);
    expect(publishers[0]?.bytes).toBeLessThan(10_000);
  },
);

test('loads the response schemas of check in a terminal only after the first request is sent, and never @actions/core', async () => {
  const { readers, publishers } = await loadedFiles('check', 'terminal');
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.filter(({ isEarly }) => isEarly)).toEqual([]);
  expect(publishers).toEqual([]);
});
