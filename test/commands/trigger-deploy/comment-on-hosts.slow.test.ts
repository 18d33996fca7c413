import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NEVER } from '../../support/api-server.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { startGitLabApi } from '../../support/gitlab-api.js';
import { closedLater, mergeRequestEnv, pullRequestEnv } from '../../support/loopback-platforms.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';
import { requestsTo } from './fixture.js';

const SHA = '4f2c9d1'.padEnd(40, '0');
const HELP = 'https://github.com/octo/docs-ci/blob/v0.0.0-test/docs/troubleshooting.md#the-build-failed';
const TABLE_ROW = /\[\/guides\/install\]\(\S+\/guides\/install\) \| changed/;
const FAILING = { outcome: 'error', logs: 'Error: guides/a.mdx:2:1: Unexpected tag' } as const;

const gitHub = (options: Parameters<typeof startGitHubApi>[0] = {}): Promise<GitHubApi> =>
  closedLater(startGitHubApi(options));

/** Runs a preview with a comment for pull request 7. */
async function runOnPullRequest(
  stage: Stage,
  github: GitHubApi,
  inputs: Record<string, string> = {},
  more: Record<string, string> = {},
): Promise<Run> {
  const env = { ...(await pullRequestEnv(stage.folder, { github, ref: 'main', sha: SHA })), ...more };
  return stage.runAction('trigger-deploy', { mode: 'preview', comment: 'true', token: github.token, ...inputs }, env);
}

/** The texts that the comment had, one after the other. */
function writtenTexts({ requests }: GitHubApi): string[] {
  const bodies = requests.flatMap(({ body }) => (body as { body?: string } | undefined)?.body ?? []);
  return bodies.map((body) => body.replace(/^<!-- .* -->\n/, ''));
}

/** Makes the limits in real time of docs-ci ten times shorter. */
function shortenLimits(): void {
  const { setTimeout: wait } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0, ...values: []) => wait(work, ms / 10, ...values));
  onTestFinished(() => void vi.unstubAllGlobals());
}

function writePage({ folder }: Stage): void {
  mkdirSync(join(folder, 'guides'));
  writeFileSync(join(folder, 'guides/a.mdx'), '');
}

function noticesOf({ result }: Run): string[] {
  return result.annotations.filter(({ level }) => level === 'notice').map(({ message }) => message);
}

test('writes one comment on a pull request at the start, and updates it with the preview and the changed pages', async () => {
  const github = await gitHub();
  await using stage = await startStage({ seed: true });
  const run = await runOnPullRequest(stage, github);
  expect(run.exitCode, run.stdout).toBe(0);
  expect(github.comments).toHaveLength(1);
  const [start = '', end = '', ...others] = writtenTexts(github);
  expect(start).toMatch(/^### 🔄 Documentation preview is building\n\n`main` for `4f2c9d1`\n/);
  expect(end).toContain('Open the preview');
  expect(end).toMatch(TABLE_ROW);
  expect(others).toEqual([]);
  expect(run.summary).toMatch(TABLE_ROW);
});

test.each([
  ['the first run', '1', {}, SHA],
  ['a re-run', '2', {}, 'main'],
  ['a preview of another branch', '1', { branch: 'other' }, SHA],
])('records the deployment of what the service builds in %s', async (_, attempt, inputs, ref) => {
  const github = await gitHub();
  await using stage = await startStage({ seed: true });
  stage.emulator.state.project.createBranch('other', 'main');
  const env = { GITHUB_RUN_ATTEMPT: attempt };
  const given = { environment: 'true', 'verify-pages': 'changed', ...inputs };
  const { result } = await runOnPullRequest(stage, github, given, env);
  expect(github.deployments.map(({ asked }) => asked)).toMatchObject([{ ref }]);
  // The pull request says nothing about the pages of another branch.
  const isOwn = !('branch' in inputs);
  expect([TABLE_ROW.test(writtenTexts(github).at(-1) ?? ''), result.outputs['pages-verified']]).toEqual([
    isOwn,
    isOwn ? '1' : '',
  ]);
});

test('names no commit in the comment of a re-run, because the branch may have a newer one', async () => {
  const github = await gitHub();
  await using stage = await startStage({ seed: true });
  await runOnPullRequest(stage, github, {}, { GITHUB_RUN_ATTEMPT: '2' });
  const [start = '', end = ''] = writtenTexts(github);
  expect(start).toContain('is building\n\n`main`\n');
  expect(end).toContain('of `main`\n');
  expect(start + end).not.toContain('4f2c9d1');
});

test.each([
  ['is cancelled', 143, {}, /^### \S+ Docs · The job was cancelled\n/],
  ['times out', 4, { timeout: '5s' }, /^### \S+ Docs · Still building after/],
] as const)('says in the comment what became of a run that %s', async (ending, code, inputs, title) => {
  const github = await gitHub();
  await using stage = await startStage({ seed: true, build: { pendingMs: 60_000, buildingMs: 60_000 } });
  if (ending === 'is cancelled') stage.cancelWhen(() => github.comments.length > 0, 'SIGTERM');
  const run = await runOnPullRequest(stage, github, inputs);
  expect(run.exitCode, run.stdout).toBe(code);
  expect(writtenTexts(github)).toEqual([expect.stringContaining('is building'), expect.stringMatching(title)]);
});

test('writes no comment for a run that is cancelled before it had one', async () => {
  const github = await gitHub();
  await using stage = await startStage({ seed: true });
  stage.emulator.addFault({ route: 'POST /deploy/preview', kind: 'hang', times: Infinity });
  stage.cancelWhen(() => stage.emulator.requests.length > 0, 'SIGTERM');
  expect((await runOnPullRequest(stage, github)).exitCode).toBe(143);
  expect(github.comments).toEqual([]);
});

test('leaves the comment of a newer run alone, at the start and at the end, with one notice', async () => {
  const github = await gitHub();
  await using stage = await startStage({ seed: true });
  await runOnPullRequest(stage, github, {}, { GITHUB_RUN_ID: '200' });
  const body = github.comments[0]?.body;
  // GitHub keeps the number of a run that is started again.
  const old = await runOnPullRequest(stage, github, {}, { GITHUB_RUN_ID: '100', GITHUB_RUN_ATTEMPT: '2' });
  expect(github.comments.map((comment) => comment.body)).toEqual([body]);
  expect(noticesOf(old)).toEqual(['comment: left as it is, because a newer run wrote it.']);
  await runOnPullRequest(stage, github, {}, { GITHUB_RUN_ID: '200', GITHUB_RUN_ATTEMPT: '2' });
  expect(github.comments).toHaveLength(1);
  expect(github.comments[0]?.body).not.toBe(body);
});

test('keeps the comments of two sites apart whose environments have no Latin letters', async () => {
  const github = await gitHub();
  await using stage = await startStage({ seed: true });
  for (const name of ['文档', '指南', '文档']) await runOnPullRequest(stage, github, { 'environment-name': name });
  expect(github.comments).toHaveLength(2);
});

test('closes the deployment record if the service returns a URL that GitHub rejects', async () => {
  const github = await gitHub();
  await using stage = await startStage({ seed: true, shownOrigin: 'docs.example.com' });
  const run = await runOnPullRequest(stage, github, { environment: 'true' });
  expect(noticesOf(run)).toEqual([]);
  expect(github.deployments.map(({ statuses }) => statuses.at(-1)?.state)).toEqual(['success']);
});

test('lists the changed pages in the note on a merge request', async () => {
  const gitlab = await closedLater(startGitLabApi());
  await using stage = await startStage({ seed: true });
  const env = mergeRequestEnv(gitlab, 'main');
  const inputs = { mode: 'preview', comment: 'true' };
  const { exitCode } = await stage.runJob('trigger-deploy', { ...inputs, token: gitlab.token }, env);
  expect(exitCode).toBe(0);
  expect(gitlab.notes).toHaveLength(1);
  expect(gitlab.notes[0]?.body).toMatch(TABLE_ROW);
  const refused = await stage.runJob('trigger-deploy', { ...inputs, token: 'glpat-unknown' }, env);
  expect(refused.exitCode).toBe(0);
  expect(noticesOf(refused)).toEqual([expect.stringMatching(/^comment: .*GitLab rejected the token/)]);
});

test('gives one notice for a refused comment, although GitHub refuses every request for it', async () => {
  const github = await gitHub();
  github.permit({});
  await using stage = await startStage({ seed: true });
  const run = await runOnPullRequest(stage, github);
  expect(run.exitCode).toBe(0);
  expect(noticesOf(run)).toEqual([expect.stringMatching(/^comment: .*"pull-requests: write"/)]);
});

test('requests only the comments and the list of changed files of a repository, and nothing without comment', async () => {
  const github = await gitHub();
  await using stage = await startStage({ seed: true });
  await runOnPullRequest(stage, github, { comment: 'false' });
  expect(github.requests).toEqual([]);
  await runOnPullRequest(stage, github);
  const paths = new Set(github.requests.map(({ path }) => path.replace(/\?.*|\d+$/g, '')));
  // The query of GraphQL returns the name of the token's account.
  expect([...paths].sort()).toEqual([
    '/graphql',
    '/repos/octo/docs/issues/7/comments',
    '/repos/octo/docs/issues/comments/',
    '/repos/octo/docs/pulls/7/files',
  ]);
});

test('writes a comment without changed pages if GitHub refuses to list the files, and says so in a notice', async () => {
  const github = await gitHub();
  github.forbid('files');
  await using stage = await startStage({ seed: true });
  const run = await runOnPullRequest(stage, github);
  expect(run.exitCode).toBe(0);
  expect(github.comments[0]?.body).toContain('Open the preview');
  expect(github.comments[0]?.body).not.toContain('| Page |');
  expect(noticesOf(run)).toEqual([
    expect.stringMatching(/^comment: changed pages are left out: .*pull-requests: write/),
  ]);
});

test('writes the comment although the list of files never arrives', async () => {
  shortenLimits();
  const github = await gitHub({
    gate: ({ path }, carryOut) => (path.endsWith('/files') ? { status: NEVER } : carryOut()),
  });
  await using stage = await startStage({ seed: true });
  const run = await runOnPullRequest(stage, github);
  expect(run.exitCode).toBe(0);
  expect(github.comments[0]?.body).toContain('Open the preview');
  expect(noticesOf(run)).toEqual([expect.stringMatching(/^comment: changed pages are left out: .*respon/)]);
});

test('never replaces the result by a slow comment of the start', async () => {
  const github = await gitHub({
    gate: async ({ method, path }, carryOut) => {
      const isCreation = method === 'POST' && path.endsWith('/comments');
      if (isCreation) await new Promise((resolve) => setTimeout(resolve, 500));
      return carryOut();
    },
  });
  await using stage = await startStage({ seed: true, build: { pendingMs: 0, buildingMs: 0 } });
  await runOnPullRequest(stage, github);
  expect(github.comments).toHaveLength(1);
  expect(github.comments[0]?.body).toContain('Documentation preview is ready');
});

test('writes the comment of the start without waiting for a slow list of deployments', async () => {
  shortenLimits();
  const asked: number[] = [];
  const github = await gitHub({
    gate: ({ method, path }, carryOut) => {
      const isCreation = method === 'POST' && path.endsWith('/comments');
      if (isCreation) asked.push(requestsTo(stage, 'GET /deployments').length);
      return carryOut();
    },
  });
  await using stage = await startStage({ seed: true, build: { pendingMs: 0, buildingMs: 0 } });
  stage.emulator.addFault({ route: 'GET /deployments', kind: 'hang', after: 1, times: Infinity });
  const run = await runOnPullRequest(stage, github);
  // The first request for the list after the start was still under way: nothing had asked for it again.
  expect(asked).toEqual([2]);
  expect(run.exitCode).toBe(0);
  expect(writtenTexts(github)).toEqual([expect.stringContaining('is building'), expect.stringContaining('is ready')]);
});

test('says that the preview started in the comment of a run that does not wait', async () => {
  const github = await gitHub();
  await using stage = await startStage({ seed: true });
  await runOnPullRequest(stage, github, { wait: 'false' });
  expect(writtenTexts(github)).toEqual([expect.stringMatching(/^### 🔄 Documentation preview started\n/)]);
});

test('links the line of the file and the last preview that worked in the comment of a failed build', async () => {
  const github = await gitHub();
  await using stage = await startStage({ seed: true });
  const { result: earlier } = await runOnPullRequest(stage, github);
  stage.emulator.configure({ build: FAILING });
  writePage(stage);
  const { result } = await runOnPullRequest(stage, github);
  const { body } = github.comments[0] ?? {};
  const url = `https://github.com/octo/docs/blob/${SHA}/guides/a.mdx#L2`;
  expect(body).toContain(`[guides/a.mdx, line 2](${url}): Unexpected tag`);
  expect(body).toContain(`The last preview that worked is [still there](${earlier.outputs.url ?? ''}). It may lack`);
  expect(result.annotations).toContainEqual(expect.objectContaining({ file: 'guides/a.mdx', line: 2 }));
});

test.each([
  [
    'is read',
    200,
    /The last preview that worked is \[still there\]\(\S+\/preview\/\S+\)\. It may lack the newest changes\./,
  ],
  ["can't be read", 403, /An earlier preview of this branch may still be there: see the dashboard\./],
])('keeps the last preview in the comment of a run that started none, if it %s', async (_, status, kept) => {
  const github = await gitHub();
  await using stage = await startStage({ seed: true });
  await runOnPullRequest(stage, github);
  stage.emulator.addFault({ route: 'POST /deploy/preview', kind: 'status', status: 403, times: Infinity });
  // The start reads the list first.
  if (status !== 200)
    stage.emulator.addFault({ route: 'GET /deployments', kind: 'status', status, after: 1, times: Infinity });
  const { exitCode } = await runOnPullRequest(stage, github);
  expect([exitCode, github.comments[0]?.body]).toEqual([1, expect.stringMatching(kept)]);
});

test('links the line of a changed file in any folder after a failed build, also without a checkout', async () => {
  const github = await gitHub();
  github.changedFiles.push({ filename: 'site/guides/a.mdx', status: 'added' });
  await using stage = await startStage({ seed: true, build: { pendingMs: 5_000, ...FAILING } });
  await runOnPullRequest(stage, github);
  const url = `https://github.com/octo/docs/blob/${SHA}/site/guides/a.mdx#L2`;
  expect(github.comments[0]?.body).toContain(`[site/guides/a.mdx, line 2](${url}): Unexpected tag`);
});

test('annotates a failed build once, at the file that the log names by its absolute path', async () => {
  const github = await gitHub();
  const logs =
    'Error: MDX compilation failed for file "/opt/build/repo/guides/a.mdx"\nCause: Unexpected tag (2:1-2:7)\nDetails:';
  await using stage = await startStage({ seed: true, build: { ...FAILING, logs } });
  writePage(stage);
  const { result, stdout } = await runOnPullRequest(stage, github);
  expect(result.annotations.filter(({ level }) => level === 'error')).toEqual([
    {
      level: 'error',
      title: 'Documentation build failed',
      message: `The build failed at /opt/build/repo/guides/a.mdx, line 2: Unexpected tag (2:1-2:7). See ${HELP}`,
      file: 'guides/a.mdx',
      line: 2,
    },
  ]);
  expect(stdout.match(/^::error /gm)).toHaveLength(1);
  expect(stdout).toMatch(/^::error title=Documentation build failed,file=guides\/a\.mdx,line=2::/m);
});
