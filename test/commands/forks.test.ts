/** Tests that no job takes the branch of a fork for the branch of the same name that the service has. */
import { describe, expect, test } from 'vitest';
import { startGitHubApi } from '../support/github-api.js';
import { closedLater, mergeRequestEnv, startedEnv } from '../support/loopback-platforms.js';
import type { Run, Stage } from '../support/runs.js';
import { pullRequest } from '../platforms/runner/events.js';
import { startPages } from './check-pages/fixture.js';

type Start = (stage: Stage, command: 'trigger-deploy' | 'check-pages', inputs: Record<string, string>) => Promise<Run>;

function onGitHub(event_name: string): Start {
  return async (stage, command, inputs) => {
    const github = await closedLater(startGitHubApi());
    const env = await startedEnv(stage.folder, pullRequest({ fork: true, event_name }), github);
    return stage.runAction(command, { token: github.token, ...inputs }, env);
  };
}

/** @param project in which the pipeline runs; the fork is 77 */
function onGitLab(project: string): Start {
  return (stage, command, inputs) => {
    const env = mergeRequestEnv({ url: 'http://127.0.0.1:9/api/v4' }, 'topic');
    const fork = { CI_PROJECT_ID: project, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '77' };
    return stage.runJob(command, inputs, { ...env, ...fork });
  };
}

/** Each has the API key of the documentation, and the service has a branch of the same name. */
describe.each([
  ['a private repository gives pull requests from forks its secrets', onGitHub('pull_request')],
  ['pull_request_target gives forks the secrets', onGitHub('pull_request_target')],
  ['the pipeline of a fork runs in the project of its merge request', onGitLab('42')],
  ['the pipeline of a fork has a key of its own', onGitLab('77')],
])('if %s', (_, start) => {
  test.each(['preview', 'wait'])('trigger-deploy refuses mode %s and names the fork', async (mode) => {
    await using stage = await startPages();
    stage.emulator.state.project.createBranch('topic', 'main');
    const { exitCode, result } = await start(stage, 'trigger-deploy', { mode });
    expect([exitCode, result.message]).toEqual([2, expect.stringMatching(/branch\W .* fork/)]);
    expect(stage.emulator.requests).toEqual([]);
  });

  test('trigger-deploy previews the branch that is named, and records no commit of the fork', async () => {
    await using stage = await startPages();
    stage.emulator.state.project.createBranch('topic', 'main');
    const { exitCode, summary } = await start(stage, 'trigger-deploy', { mode: 'preview', branch: 'topic' });
    expect(exitCode).toBe(0);
    expect(summary).not.toContain('aaaaaaa');
  });

  test('check-pages compares no branch with live, and says why', async () => {
    await using stage = await startPages();
    stage.emulator.state.project.createBranch('topic', 'main');
    const { result } = await start(stage, 'check-pages', {});
    expect(result.message).toMatch(/^No page is compared: the service has no branches of forks/);
    expect(stage.emulator.requests.filter(({ path }) => path.includes('topic'))).toEqual([]);
  });
});
