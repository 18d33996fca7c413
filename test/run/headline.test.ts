import { expect, test } from 'vitest';
import { startStage } from '../support/runs.js';

test.each([
  ['an invalid input', ['--wait', 'maybe'], "## ❌ trigger-deploy: an input isn't valid"],
  ['an invalid key', ['--api-key', 'wrong-key'], '## ❌ trigger-deploy: the API key is invalid'],
  ['a missing key that may skip', ['--api-key', '', '--on-missing-key', 'skip'], '## ⚪ trigger-deploy: skipped'],
  ['a missing key', ['--api-key', ''], '## ❌ trigger-deploy: the API key is missing'],
  ['no connection', ['--base-url', 'http://127.0.0.1:1/api/v1'], "## ❌ trigger-deploy: the service can't be reached"],
])('names the cause in the title of a run without results: %s', async (_, flags, title) => {
  await using stage = await startStage();
  const { summary } = await stage.run('trigger-deploy', flags, { DOCS_CI_API_KEY: flags[1] === '' ? '' : 'key' });
  expect(summary.split('\n')[0]).toBe(title);
});
