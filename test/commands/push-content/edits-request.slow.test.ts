/** Tests push-content's `edits: pull-request`: kept edits become one request on a loopback GitHub and GitLab. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { workflowRun } from '../../platforms/runner/events.js';
import type { GitStore } from '../../support/git-store.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { type GitLabApi, startGitLabApi } from '../../support/gitlab-api.js';
import { closedLater, pullRequestEnv, startedEnv } from '../../support/loopback-platforms.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';
import { editAtService, gitHubRun, passed, push, removePages, SERVICE, writePages } from './fixture.js';

const PAGES = { 'auth.mdx': 'own\r\ntext', 'client.mdx': 'one\n' };
const TRACKED = { 'docs/auth.mdx': PAGES['auth.mdx'], 'docs/client.mdx': PAGES['client.mdx'], 'README.md': 'readme\n' };
const EDIT = { 'auth.mdx': 'own\n\nedited @team <b>\n' };
const COMMIT = gitHubRun(1).GITHUB_SHA ?? '';

interface Shown {
  readonly state: string;
  readonly title: string;
  readonly body: string;
  readonly branch: string;
}

interface Platform {
  readonly git: GitStore;
  readonly requests: readonly { readonly method: string }[];
  shown(): Shown[];
  run(stage: Stage, inputs?: Readonly<Record<string, string>>, env?: Readonly<Record<string, string>>): Promise<Run>;
}

async function startGitHub(permissions?: Readonly<Record<string, string>>): Promise<Platform & { github: GitHubApi }> {
  const github = await closedLater(startGitHubApi({ repository: 'acme/api' }));
  const { git, pulls } = github.repository;
  git.commit('main', TRACKED, 'first', COMMIT);
  if (permissions) github.permit(permissions);
  let runs = 1;
  return {
    github,
    git,
    requests: github.requests,
    shown: () => pulls.map(({ state, title, body, head }) => ({ state, title, body, branch: head })),
    run: (stage, inputs = {}, env = {}) =>
      push(
        stage,
        (runs += 1),
        { artifact: 'false', token: github.token, edits: 'pull-request', ...inputs },
        { GITHUB_API_URL: github.url, GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'main', ...env },
      ),
  };
}

async function startGitLab(): Promise<Platform & { gitlab: GitLabApi }> {
  const gitlab = await closedLater(startGitLabApi());
  const { git, mergeRequests } = gitlab.repository;
  git.commit('main', TRACKED, 'first', COMMIT);
  return {
    gitlab,
    git,
    requests: gitlab.requests,
    shown: () =>
      mergeRequests.map(({ state, title, description, source_branch: branch }) => ({
        state: state === 'opened' ? 'open' : state,
        title,
        body: description,
        branch,
      })),
    run: (stage, inputs = {}, env = {}) =>
      stage.runJob(
        'push-content',
        { to: 'reference/api', token: gitlab.token, edits: 'pull-request', source: SOURCE, ...inputs },
        { CI_API_V4_URL: gitlab.url, CI_PROJECT_ID: '42', CI_COMMIT_BRANCH: 'main', CI_COMMIT_SHA: COMMIT, ...env },
      ),
  };
}

const SOURCE = 'github.com/acme/api:docs';

/** Pushes the pages, and has one edited in the web editor. */
async function startEdited(): Promise<Stage> {
  const stage = await startStage(SERVICE);
  onTestFinished(() => stage[Symbol.asyncDispose]());
  writePages(stage, PAGES);
  await push(stage, 1, { artifact: 'false' });
  editAtService(stage, EDIT);
  return stage;
}

async function startBoth<P>(start: () => Promise<P>): Promise<{ stage: Stage; platform: P }> {
  return { stage: await startEdited(), platform: await start() };
}

/** Variables of a run that another workflow of this repository started. The branch is `topic`, in a fork or here. */
async function workflowEnv(
  { folder }: Stage,
  triggering: Parameters<typeof workflowRun>[0],
): Promise<Record<string, string>> {
  // Each run has its own event file.
  const env = await startedEnv(mkdtempSync(join(folder, '.event-')), workflowRun(triggering));
  return { ...env, GITHUB_REPOSITORY: 'acme/api' };
}

function notices({ result }: Run, level = 'notice'): string[] {
  return result.annotations
    .filter((one) => one.level === level && /^(--)?edits: /.test(one.message))
    .map(({ message }) => message);
}

describe.each([
  ['GitHub', startGitHub],
  ['GitLab', startGitLab],
] as const)('edits: pull-request on %s', (host, start) => {
  test('opens one request with the edit, in the format of the file, beside patch and warnings', async () => {
    const { stage, platform } = await startBoth<Platform>(start);
    const run = passed(await platform.run(stage));
    const [shown, ...others] = platform.shown();
    expect(others).toEqual([]);
    expect(shown?.title).toBe('Take over edits of the web editor: reference/api');
    expect(shown?.branch).toMatch(/^docs-ci\/edits-github-com-acme-api-docs-[0-9a-f]{6}$/);
    expect(platform.git.files(shown?.branch ?? '')).toEqual({
      ...TRACKED,
      'docs/auth.mdx': 'own\r\n\r\nedited @team <b>',
    });
    expect(shown?.body).toContain('`docs/auth.mdx`');
    expect(shown?.body).toContain('Until this is merged, docs-ci keeps the edited pages.');
    expect(shown?.body.includes('checks do not start by themselves')).toBe(host === 'GitHub');
    expect(run.result.outputs['edits-url']).toMatch(/\/(pull|merge_requests)\/\d+$/);
    expect(run.summary).toContain(`merge [their request](${run.result.outputs['edits-url']})`);
    expect(run.result.outputs['edited-patch']).toBe('docs-ci/push-content/edited.patch');
    expect(readFileSync(join(stage.folder, 'docs-ci/push-content/edited.patch'), 'utf8')).toContain('+edited @team');
    expect(run.result.annotations.some(({ message }) => message.startsWith('reference/api/auth.mdx: edited'))).toBe(
      true,
    );
  });

  test('says in the request and on the job page that merging takes back what changed in the folder', async () => {
    const { stage, platform } = await startBoth<Platform>(start);
    const changed = { 'auth.mdx': 'own\r\ntext, changed here' };
    writePages(stage, changed);
    const sha = 'c'.padEnd(40, '0');
    platform.git.commit('main', { ...TRACKED, 'docs/auth.mdx': changed['auth.mdx'] }, 'changed', sha);
    const run = passed(await platform.run(stage, {}, { GITHUB_SHA: sha, CI_COMMIT_SHA: sha }));
    const how = 'changed in the folder, too. Look at the differences';
    expect(platform.shown()[0]?.body).toContain(`merging replaces the text of the file, which ${how} first.`);
    expect(run.summary).toContain(`. It replaces the text of docs/auth.mdx, which ${how}, and keep what`);
  });

  test('has the edit of a renamed file as a change of the new file, in each run', async () => {
    const { stage, platform } = await startBoth<Platform>(start);
    removePages(stage, 'auth.mdx');
    writePages(stage, { 'new.mdx': PAGES['auth.mdx'] });
    const sha = 'd'.padEnd(40, '0');
    const { 'docs/auth.mdx': text, ...others } = TRACKED;
    platform.git.commit('main', { ...others, 'docs/auth.mdx': undefined, 'docs/new.mdx': text }, 'renamed', sha);
    for (const number of ['first', 'second']) {
      const run = passed(await platform.run(stage, {}, { GITHUB_SHA: sha, CI_COMMIT_SHA: sha }));
      const [shown] = platform.shown();
      expect(shown?.state, number).toBe('open');
      expect(platform.git.files(shown?.branch ?? '')['docs/new.mdx']).toBe('own\r\n\r\nedited @team <b>');
      expect(run.summary).toContain('merge [their request]');
    }
  });

  test('leaves the request open if its page left the folder', async () => {
    const { stage, platform } = await startBoth<Platform>(start);
    await platform.run(stage);
    removePages(stage, 'auth.mdx');
    writePages(stage, { 'new.mdx': 'own\r\nother text' });
    const run = passed(await platform.run(stage));
    expect(platform.shown().map(({ state }) => state)).toEqual(['open']);
    expect(notices(run)).toEqual([
      'edits: nothing is proposed or closed, because a page with an edit left the folder.',
    ]);
  });

  test("names the branch if it has a person's commit, and the files that are in the patch only", async () => {
    const { stage, platform } = await startBoth<Platform>(start);
    await platform.run(stage);
    const branch = platform.shown()[0]?.branch ?? '';
    const head = platform.git.commit(branch, { 'docs/auth.mdx': 'by Ann\n' }, 'Fix');
    const run = await platform.run(stage);
    const name = host === 'GitHub' ? 'pull' : 'merge';
    expect(notices(run)).toEqual([
      `edits: the branch ${branch} has commits that docs-ci didn't write, so it stays as it is. Merge its ${name} request, or delete the branch. These edits are in edited.patch: docs/auth.mdx.`,
    ]);
    expect(platform.git.branches.get(branch)).toBe(head);
  });

  test('sends nothing in a dry run and outside of a branch, and says so, and nothing in mode propose', async () => {
    const { stage, platform } = await startBoth<Platform>(start);
    const dry = await platform.run(stage, { 'dry-run': 'true' });
    expect(notices(dry)).toEqual([
      'edits: no request was opened, because a dry run writes nothing. Edits are only in edited.patch.',
    ]);
    const proposed = await platform.run(stage, { mode: 'propose' });
    expect(notices(proposed)).toEqual([]);
    const others: readonly Record<string, string>[] =
      host === 'GitHub'
        ? [
            await pullRequestEnv(stage.folder, { repository: 'acme/api', sha: COMMIT }),
            await workflowEnv(stage, { fork: true }),
            await workflowEnv(stage, { pulls: [7, 8] }),
          ]
        : [{ CI_MERGE_REQUEST_IID: '7', CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'topic' }];
    for (const env of others)
      expect(notices(await platform.run(stage, {}, env))).toEqual([
        "edits: no request was opened, because this job doesn't run for a branch. Edits are only in edited.patch.",
      ]);
    expect(platform.requests).toEqual([]);
  });
});

describe('edits: pull-request, alike on both platforms', () => {
  test('closes the request once the edit is in the repository, and sends one request from then on', async () => {
    const { stage, platform } = await startBoth(startGitHub);
    await platform.run(stage);
    writePages(stage, EDIT);
    const merged = await platform.run(stage);
    expect(platform.shown().map(({ state }) => state)).toEqual(['closed']);
    expect(platform.git.branches.size).toBe(1);
    expect(merged.result.outputs['edits-url']).toBe('');
    const closed = 'Closed the pull request, because no edit is left to propose: http';
    expect(merged.stdout).toContain(closed);
    const sent = platform.requests.length;
    expect((await platform.run(stage)).stdout).not.toContain(closed);
    expect(platform.requests.slice(sent).map(({ method }) => method)).toEqual(['GET']);
  });

  test('opens the request before on-edited: fail stops the run', async () => {
    const { stage, platform } = await startBoth(startGitHub);
    const run = await platform.run(stage, { 'on-edited': 'fail' });
    expect(run.exitCode).toBe(3);
    expect(platform.shown().map(({ state }) => state)).toEqual(['open']);
    expect(run.result.outputs['edits-url']).not.toBe('');
  });

  test('leaves generated files with the patch, and says why', async () => {
    const { stage, platform } = await startBoth(startGitHub);
    platform.git.commit('main', { 'docs/auth.mdx': undefined }, 'untrack', 'a'.padEnd(40, '0'));
    platform.git.commit('main', { 'docs/auth.mdx': 'other\n' }, 'changed', 'b'.padEnd(40, '0'));
    const untracked = await platform.run(stage, {}, { GITHUB_SHA: 'a'.padEnd(40, '0') });
    expect(notices(untracked)).toEqual([
      'edits: only in edited.patch, because the file is not tracked by Git: docs/auth.mdx.',
    ]);
    const changed = await platform.run(stage, {}, { GITHUB_SHA: 'b'.padEnd(40, '0') });
    expect(notices(changed)).toEqual([
      'edits: only in edited.patch, because the file is not as committed: docs/auth.mdx.',
    ]);
    expect(platform.shown()).toEqual([]);
  });

  test("never sends an edit that has this run's API key", async () => {
    const { stage, platform } = await startBoth(startGitHub);
    editAtService(stage, { 'auth.mdx': `own\n\n${stage.emulator.keys.editor}\n` });
    const run = await platform.run(stage);
    expect(notices(run)).toEqual([
      "edits: neither proposed nor in edited.patch, because the page contains this run's API key or token: docs/auth.mdx.",
    ]);
    expect(platform.shown()).toEqual([]);
  });
});

test('sends no request to the platform with the default edits: patch', async () => {
  const { stage, platform } = await startBoth(startGitHub);
  await platform.run(stage, { edits: 'patch' });
  expect(platform.requests).toEqual([]);
});

test('says in a terminal that requests only exist on GitHub and GitLab, and writes the patch', async () => {
  const stage = await startEdited();
  const run = passed(
    await stage.run('push-content', ['--to', 'reference/api', '--source', SOURCE, '--edits', 'pull-request']),
  );
  expect(notices(run)).toEqual([
    '--edits: no request was opened, because pull and merge requests only exist on GitHub and GitLab. Edits are only in edited.patch.',
  ]);
  expect(run.result.outputs['edited-patch']).toBe('docs-ci/push-content/edited.patch');
});

test('warns with the permissions to add if the token may only read, and pushes the pages', async () => {
  const { stage, platform } = await startBoth(() => startGitHub({ contents: 'read', 'pull-requests': 'read' }));
  const run = passed(await platform.run(stage));
  expect(notices(run, 'warning')).toEqual([
    'edits: couldn\'t propose the edits as a pull request: missing permission (HTTP 403). Add "contents: write" and "pull-requests: write" to the job\'s "permissions:". Edits are in edited.patch.',
  ]);
});

test('claims no edits if there are none', async () => {
  const { stage, platform } = await startBoth(startGitLab);
  const inputs = { token: '', to: 'reference/new' };
  const dry = passed(await platform.run(stage, { ...inputs, 'dry-run': 'true' }));
  expect([...notices(dry), ...notices(dry, 'warning')].filter((one) => one.startsWith('edits'))).toEqual([]);
  const run = passed(await platform.run(stage, inputs));
  expect(notices(run, 'warning').filter((one) => one.startsWith('edits'))).toEqual([]);
  expect(notices(run)).toContain(
    "edits: there is no edit to propose now, but a later one may not become a merge request: the job token can't write merge requests. Set DOCS_CI_GITLAB_TOKEN to a project access token with the api scope and the Developer role.",
  );
});

test('warns with the setting to change if Actions may not create pull requests', async () => {
  const { stage, platform } = await startBoth(startGitHub);
  platform.github.repository.mayCreatePulls = false;
  const run = passed(await platform.run(stage));
  const [warning] = notices(run, 'warning');
  expect(warning).toContain("GitHub Actions isn't permitted to create pull requests.");
  expect(warning).toContain('"Allow GitHub Actions to create and approve pull requests", or pass another token.');
});

test.each([
  ['no token', ''],
  ['a token that may only read', 'glpat-read-token'],
])('warns with the scope of the token on GitLab: %s', async (_, token) => {
  const { stage, platform } = await startBoth(startGitLab);
  const run = passed(await platform.run(stage, { token }));
  expect(notices(run, 'warning')[0]).toContain(
    'Set DOCS_CI_GITLAB_TOKEN to a project access token with the api scope and the Developer role.',
  );
});
