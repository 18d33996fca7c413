/** What the committed bundle reads before its first request: people wait for every byte of it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandNames } from '../../src/commands/index.js';
import { startEmulator } from '../../src/emulator/emulator.js';
import { temporaryFolder } from '../support/folder.js';
import { watchLoading } from '../support/loading.js';
import { runDist } from '../support/processes.js';

/** A name out of the library that reads answers. */
const ANSWER_READER = '$ZodObject';

test.each(commandNames)('loads the response schemas of %s after its first request, not before', async (command) => {
  const emulator = await startEmulator({ build: { pendingMs: 50, buildingMs: 50 } });
  onTestFinished(() => emulator.close());
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  const loading = watchLoading(folder);
  const env = {
    ...loading.env,
    DOCS_CI_BASE_URL: emulator.baseUrl,
    DOCS_CI_API_KEY: emulator.keys.admin,
  };
  const { exitCode, stderr } = await runDist({ script: 'cli.js', args: [command], cwd: folder, env });
  expect(exitCode, stderr).toBe(0);
  // The texts themselves would make an endless message.
  expect(loading.beforeFirstRequest().includes(ANSWER_READER)).toBe(false);
  expect(loading.all().includes(ANSWER_READER)).toBe(true);
});
