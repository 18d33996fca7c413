/** Tests analytics-report in the bundle: its artifacts. */
import { expect, test } from 'vitest';
import { startEmulator } from '../../emulator/emulator.js';
import { runDistAction } from '../support/dist-action.js';
import { temporaryFolder } from '../support/folder.js';
import { closedLater } from '../support/loopback-platforms.js';
import { serviceInputs } from '../support/processes.js';
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
