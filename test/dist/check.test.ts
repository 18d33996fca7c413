/** Tests check in the bundle: how many requests it sends, and what it prints with --json. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmulator } from '../../emulator/emulator.js';
import { temporaryFolder } from '../support/folder.js';
import { closedLater } from '../support/loopback-platforms.js';
import { runDist, serviceVariables } from '../support/processes.js';

const CHECK = { script: 'cli.js', args: ['check'] };

test('sends four requests at the same time, and never more', async () => {
  const emulator = await closedLater(startEmulator({ hostile: false, latencyMs: 150 }));
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, emulator.activeRequests)), 1);
  onTestFinished(() => clearInterval(watching));
  const { exitCode } = await runDist({ ...CHECK, cwd: temporaryFolder(), env: serviceVariables(emulator) });
  expect([exitCode, most]).toEqual([0, 4]);
});

test('prints only result.json to stdout with --json if a script of a GitLab job calls check', async () => {
  const emulator = await closedLater(startEmulator({ hostile: false }));
  const cwd = temporaryFolder();
  const env = { ...serviceVariables(emulator), GITLAB_CI: 'true', CI_PROJECT_DIR: cwd };
  const { stdout, stderr } = await runDist({ script: 'cli.js', args: ['check', '--json', '--verbose'], cwd, env });
  expect(JSON.parse(stdout)).toEqual(JSON.parse(readFileSync(join(cwd, 'docs-ci/check/result.json'), 'utf8')));
  expect(stderr).toContain('GET /storage');
  expect(stderr).toMatch(/storage +\d/);
});

test('says that the folder of the terminal is gone, with exit code 2', () => {
  const cwd = temporaryFolder();
  const cli = resolve(import.meta.dirname, '../../dist/cli.js');
  const script = 'rmdir "$PWD" && exec "$0" "$1" check';
  const { status, stderr } = spawnSync('sh', ['-c', script, process.execPath, cli], { cwd, env: {}, encoding: 'utf8' });
  expect(stderr).toContain(`Current folder: the folder ${JSON.stringify(cwd)} doesn't exist. Change to the folder`);
  expect(status).toBe(2);
});
