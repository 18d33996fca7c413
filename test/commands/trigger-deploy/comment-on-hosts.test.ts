import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startGitHubApi } from '../../support/github-api.js';
import { startStage } from '../../support/runs.js';

test('one comment on a pull request is written at the start and updated with the preview and the changed pages', async () => {
  const github = await startGitHubApi();
  await using stage = await startStage({ seed: true });
  const event = join(stage.folder, 'event.json');
  writeFileSync(
    event,
    JSON.stringify({
      repository: { full_name: 'octo/docs' },
      pull_request: {
        number: 7,
        head: { ref: 'main', sha: '4f2c9d1'.padEnd(40, '0'), repo: { full_name: 'octo/docs' } },
      },
    }),
  );
  const inputs = { mode: 'preview', comment: 'true', token: github.token };
  const env = { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/docs', GITHUB_EVENT_PATH: event };
  const { exitCode, stdout } = await stage.runAction('trigger-deploy', inputs, env);
  await github.close();
  expect(exitCode, stdout).toBe(0);
  expect(github.comments).toHaveLength(1);
  expect(github.comments[0]?.body).toContain('Open the preview');
  expect(github.comments[0]?.body, stdout).toMatch(/\[\/guides\/install\]\(\S+\/guides\/install\) \| changed/);
});
