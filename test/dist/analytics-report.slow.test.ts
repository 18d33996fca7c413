/** Tests analytics-report in the bundle: its artifacts, and the charts that it loads. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordLoading } from '../../scripts/bench/loaded-files.js';
import { startEmulator } from '../../emulator/emulator.js';
import { runDistAction } from '../support/dist-action.js';
import { temporaryFolder } from '../support/folder.js';
import { closedLater } from '../support/loopback-platforms.js';
import { runDist, serviceInputs, serviceVariables } from '../support/processes.js';
import { startResultsApi } from '../support/results-api.js';

test('only warns in a notice if the page cannot be uploaded beside the other files', async () => {
  const emulator = await closedLater(startEmulator({ hostile: true }));
  const results = await closedLater(startResultsApi());
  results.addArtifact('analytics-report.html', Buffer.from('of another job'));
  const inputs = serviceInputs(emulator, 'viewer');
  const { exitCode, stdout, commands } = await runDistAction('analytics-report', temporaryFolder(), inputs, {
    env: results.env,
  });
  expect(exitCode, stdout).toBe(0);
  expect(commands.filter(({ name }) => name === 'notice').map(({ data }) => data)).toEqual([
    expect.stringMatching(
      /^artifact: couldn't upload analytics-report\.html as an artifact: .*already exists.*artifact-name/,
    ) as string,
  ]);
});

test('loads the charts only if it writes an HTML report', async () => {
  const emulator = await closedLater(startEmulator({ hostile: true }));
  const loaded = async (formats: string): Promise<string> => {
    const folder = temporaryFolder();
    const loading = recordLoading(folder);
    const env = { ...loading.env, ...serviceVariables(emulator, 'viewer') };
    const ended = await runDist({
      script: 'cli.js',
      args: ['analytics-report', '--formats', formats],
      cwd: folder,
      env,
    });
    expect(ended.exitCode, ended.stderr).toBe(0);
    return loading
      .files()
      .map(({ path }) => readFileSync(path, 'utf8'))
      .join('\n');
  };
  expect(await loaded('json')).not.toContain('d3-shape');
  expect(await loaded('html')).toContain('d3-shape');
});
