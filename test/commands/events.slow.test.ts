/** Tests for each event of GitHub what a job builds, compares and writes: the branch and the pull request that it is about. */
import { describe, expect, test } from 'vitest';
import { type GitHubApi, startGitHubApi } from '../support/github-api.js';
import { closedLater, startedEnv } from '../support/loopback-platforms.js';
import type { Run } from '../support/runs.js';
import {
  branchDeleted,
  checkRun,
  dispatched,
  dispatchedByRepository,
  issueComment,
  mergeGroup,
  pullRequest,
  pushed,
  released,
  scheduled,
  type Started,
  workflowRun,
} from '../platforms/runner/events.js';
import { type PagesFixture, startPages } from './check-pages/fixture.js';

interface Event {
  readonly name: string;
  readonly started: Started;
  /** The branch that trigger-deploy previews; otherwise what the refusal names. */
  readonly preview: string | RegExp;
  /** The end of the branch that push-content proposes on; otherwise what the refusal names. */
  readonly propose: string | RegExp;
  /** The branch that check-pages compares with live, `live` alone, or what the refusal names. */
  readonly compare: string | RegExp;
  /** True if a comment on pull request 7 can be written. */
  readonly comment: boolean;
}

const PULL = { preview: 'topic', propose: '-pr-7', compare: 'topic', comment: true } as const;
const FORK = { compare: 'live', comment: false } as const;

const EVENTS: readonly Event[] = [
  { name: 'push', started: pushed(), preview: 'main', propose: '', compare: 'live', comment: false },
  {
    name: 'push to another branch',
    started: pushed('topic'),
    preview: 'topic',
    propose: '',
    compare: 'live',
    comment: false,
  },
  { name: 'workflow_dispatch', started: dispatched(), preview: 'main', propose: '', compare: 'live', comment: false },
  { name: 'schedule', started: scheduled(), preview: 'main', propose: '', compare: 'live', comment: false },
  {
    name: 'repository_dispatch',
    started: dispatchedByRepository(),
    preview: 'main',
    propose: '',
    compare: 'live',
    comment: false,
  },
  {
    name: 'release',
    started: released('v1'),
    preview: /branch\W is required/,
    propose: '',
    compare: 'live',
    comment: false,
  },
  { name: 'pull_request', started: pullRequest(), ...PULL },
  { name: 'pull_request_review', started: pullRequest({ event_name: 'pull_request_review' }), ...PULL },
  {
    name: 'pull_request of a fork',
    started: pullRequest({ fork: true }),
    ...PULL,
    preview: /fork/,
    compare: 'live',
  },
  {
    name: 'pull_request_target of a fork',
    started: pullRequest({ fork: true, event_name: 'pull_request_target' }),
    ...PULL,
    preview: /fork/,
    compare: 'live',
  },
  { name: 'workflow_run of a pull request', started: workflowRun(), ...PULL },
  { name: 'workflow_run of a push with a pull request', started: workflowRun({ event: 'push' }), ...PULL },
  {
    name: 'workflow_run of a push without one',
    started: workflowRun({ event: 'push', pulls: [] }),
    ...PULL,
    propose: '',
    compare: 'live',
    comment: false,
  },
  {
    name: 'workflow_run whose branch has a pull request elsewhere',
    started: workflowRun({ elsewhere: true }),
    ...PULL,
  },
  {
    name: 'workflow_run of two pull requests',
    started: workflowRun({ pulls: [7, 8] }),
    ...PULL,
    propose: /workflow_run/,
    compare: /workflow_run/,
    comment: false,
  },
  {
    name: 'workflow_run of a fork',
    started: workflowRun({ fork: true }),
    ...FORK,
    preview: /fork/,
    propose: /workflow_run/,
    compare: /workflow_run/,
  },
  {
    name: 'issue_comment on a pull request',
    started: issueComment(),
    preview: /issue_comment/,
    propose: /issue_comment/,
    compare: /issue_comment/,
    comment: true,
  },
  {
    name: 'issue_comment on an issue',
    started: issueComment({ onPull: false }),
    preview: /issue_comment/,
    propose: /issue_comment/,
    compare: /issue_comment/,
    comment: false,
  },
  {
    name: 'check_run',
    started: checkRun(),
    preview: /check_run/,
    propose: /check_run/,
    compare: /check_run/,
    comment: true,
  },
  {
    name: 'delete',
    started: branchDeleted(),
    preview: /event delete/,
    propose: /event delete/,
    compare: /event delete/,
    comment: false,
  },
  {
    name: 'merge_group',
    started: mergeGroup(),
    preview: /merge_group/,
    propose: /merge_group/,
    compare: /merge_group/,
    comment: false,
  },
];

interface World {
  readonly stage: PagesFixture;
  readonly github: GitHubApi;
  readonly run: (
    name: 'trigger-deploy' | 'push-content' | 'check-pages',
    inputs?: Record<string, string>,
  ) => Promise<Run>;
}

/** The service has the branches main and topic. */
async function startWorld(stage: PagesFixture, { started }: Event): Promise<World> {
  const github = await closedLater(startGitHubApi());
  const { project } = stage.emulator.state;
  if (!project.branches.has('topic')) project.createBranch('topic', 'main');
  return {
    stage,
    github,
    run: async (name, inputs = {}) =>
      stage.runAction(name, { token: github.token, ...inputs }, await startedEnv(stage.folder, started, github)),
  };
}

function expectRefused({ exitCode, result }: Run, reason: RegExp): void {
  expect([exitCode, result.message]).toEqual([2, expect.stringMatching(reason)]);
}

describe.each(EVENTS)('on $name', (event) => {
  test('trigger-deploy previews the branch that the event is about, or refuses', async () => {
    await using stage = await startPages();
    const { run } = await startWorld(stage, event);
    const ended = await run('trigger-deploy', { mode: 'preview' });
    const previews = stage.emulator.state.deployments.newestFirst().map(({ branch }) => branch);
    if (typeof event.preview !== 'string') expectRefused(ended, event.preview);
    expect(previews).toEqual(typeof event.preview === 'string' ? [event.preview] : []);
    const named = await run('trigger-deploy', { mode: 'preview', branch: 'topic' });
    expect([named.exitCode, named.result.outputs.branch]).toEqual([0, 'topic']);
  });

  test('push-content proposes on a branch that no other pull request has, or refuses', async () => {
    await using stage = await startPages();
    const { run } = await startWorld(stage, event);
    const inputs = { path: 'docs', to: 'reference/api', mode: 'propose', wait: 'false' };
    const ended = await run('push-content', inputs);
    if (typeof event.propose !== 'string') {
      expectRefused(ended, event.propose);
      expectRefused(await run('push-content', { ...inputs, mode: 'remove' }), event.propose);
      expect(stage.emulator.requests).toEqual([]);
    } else {
      expect(ended.result.outputs.branch).toMatch(new RegExp(`^docs-ci/.*-[0-9a-f]{6}${event.propose}$`));
    }
    const named = await run('push-content', { ...inputs, branch: 'docs-ci/mine' });
    expect([named.exitCode, named.result.outputs.branch]).toEqual([0, 'docs-ci/mine']);
  });

  test('check-pages compares the branch of the pull request, or refuses instead of ending green without a look', async () => {
    await using stage = await startPages();
    const { run } = await startWorld(stage, event);
    const ended = await run('check-pages');
    const compared = stage.emulator.requests.some(({ path }) => path.includes('branch=topic'));
    if (typeof event.compare !== 'string') {
      expectRefused(ended, event.compare);
      expect(stage.emulator.requests).toEqual([]);
    } else expect([ended.exitCode, compared]).toEqual([0, event.compare === 'topic']);
    stage.change({ 'guides/deploy.mdx': '[Gone](/guides/gone)' });
    const gate = await run('check-pages', { path: 'docs' });
    expect([gate.exitCode, gate.result.outcome]).toEqual([3, 'gate']);
  });

  test('writes comments on the pull request that the event names, or none', async () => {
    await using stage = await startPages();
    const { run, github } = await startWorld(stage, event);
    stage.change({ 'guides/deploy.mdx': '[Gone](/guides/gone)' });
    await run('check-pages', { path: 'docs', comment: 'true' });
    await run('trigger-deploy', { mode: 'preview', branch: 'topic', comment: 'true' });
    const titles = github.comments.map(({ body }) => /### \S+ (.*)/.exec(body)?.[1]);
    expect(titles).toEqual(event.comment ? ['Docs pages: 1 problem', 'Documentation preview is ready'] : []);
  });
});
