/** Tests events of GitHub that don't tell their branch: with an input `branch`, jobs run there. */
import { expect, test } from 'vitest';
import { startGitHubApi } from '../support/github-api.js';
import { closedLater, startedEnv } from '../support/loopback-platforms.js';
import { branchDeleted, checkRun, issueComment, mergeGroup, workflowRun } from '../platforms/runner/events.js';
import { startPages } from './check-pages/fixture.js';

const PROPOSE = { path: 'docs', to: 'reference/api', mode: 'propose', wait: 'false' };

test.each([
  ['issue_comment', issueComment()],
  ['check_run', checkRun()],
  ['delete', branchDeleted()],
  ['merge_group', mergeGroup()],
  ['workflow_run of two pull requests', workflowRun({ pulls: [7, 8] })],
])('previews and proposes on the branch that an input names: %s', async (_, started) => {
  await using stage = await startPages();
  const github = await closedLater(startGitHubApi());
  stage.emulator.state.project.createBranch('topic', 'main');
  const env = await startedEnv(stage.folder, started, github);
  const previewed = await stage.runAction('trigger-deploy', { mode: 'preview', branch: 'topic' }, env);
  expect([previewed.exitCode, previewed.result.outputs.branch]).toEqual([0, 'topic']);
  const refused = await stage.runAction('push-content', PROPOSE, env);
  const proposed = await stage.runAction('push-content', { ...PROPOSE, branch: 'docs-ci/mine' }, env);
  expect([refused.exitCode, proposed.exitCode, proposed.result.outputs.branch]).toEqual([2, 0, 'docs-ci/mine']);
});
