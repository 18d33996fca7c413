/** Tests that the bundle loads little before its first request, because users wait for it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { recordLoading } from '../../scripts/bench/loaded-files.js';
import { commandNames } from '../../src/commands/index.js';
import { startEmulator } from '../../emulator/emulator.js';
import { temporaryFolder } from '../support/folder.js';
import { runDist } from '../support/processes.js';

/** This name only occurs in the library that reads responses. */
const RESPONSE_READER = '$ZodObject';

test.each(commandNames)('loads the response schemas of %s only after the first request is sent', async (command) => {
  const emulator = await startEmulator({ build: { pendingMs: 0, buildingMs: 0 }, export: { pendingMs: 0, perPageMs: 0 } });
  onTestFinished(() => emulator.close());
  const folder = temporaryFolder();
  for (const name of ['media', 'docs']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'docs/page.mdx'), '# Page\n');
  writeFileSync(join(folder, 'media/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  const loading = recordLoading(folder);
  const env = {
    ...loading.env,
    DOCS_CI_BASE_URL: emulator.baseUrl,
    DOCS_CI_API_KEY: emulator.keys.admin,
    DOCS_CI_TO: 'reference',
  };
  const { exitCode, stderr } = await runDist({ script: 'cli.js', args: [command], cwd: folder, env });
  expect(exitCode, stderr).toBe(0);
  const readers = loading.files().filter(({ path }) => readFileSync(path, 'utf8').includes(RESPONSE_READER));
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.filter(({ isEarly }) => isEarly)).toEqual([]);
});
