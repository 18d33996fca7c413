/** The bundle starts on every Node that a runner may bring. */
import { expect, onTestFinished, test } from 'vitest';
import { startEmulator } from '../../src/emulator/emulator.js';
import { temporaryFolder } from '../support/folder.js';
import { runDist, runnerFiles } from '../support/processes.js';
import { actionInputs } from '../support/runs.js';
import { NODE_24 } from '../support/tools.js';

test.skipIf(!NODE_24)('the action runs on Node 24, as its manifest asks (needs .ci/tools)', async () => {
  const emulator = await startEmulator({ seed: false, build: { pendingMs: 100, buildingMs: 100 } });
  onTestFinished(() => emulator.close());
  const folder = temporaryFolder();
  const { env } = await runnerFiles(folder);
  const inputs = actionInputs({ 'base-url': emulator.baseUrl, 'api-key': emulator.keys.editor });
  const ended = await runDist({
    script: 'trigger-deploy.js',
    cwd: folder,
    node: NODE_24,
    env: { ...env, ...inputs, GITHUB_WORKSPACE: folder },
  });
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
  expect(ended.stderr).toBe('');
});
