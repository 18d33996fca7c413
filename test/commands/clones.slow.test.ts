/** Tests jobs in a workspace whose repository is a folder of it, as `path:` of a checkout makes it, or another repository. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startGitHubApi } from '../support/github-api.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import { writeFiles } from '../support/folder.js';
import { closedLater, pullRequestEnv } from '../support/loopback-platforms.js';
import { commandsIn } from '../support/runner-commands.js';
import { type Run, type Stage, startStage } from '../support/runs.js';
import { startPages } from './check-pages/fixture.js';
import { editAtService, gitHubRun, passed, SERVICE } from './push-content/fixture.js';

const COMMIT = gitHubRun(1).GITHUB_SHA ?? '';
const PAGE = { 'docs/auth.mdx': 'own\n' };

/** Folder of the clone in the workspace → URL that it was cloned from. */
type Clone = readonly [folder: string, origin: string];

function cloneInto({ folder }: Pick<Stage, 'folder'>, [name, origin]: Clone): void {
  const config = `[core]\n\tbare = false\n[remote "origin"]\n\turl = ${origin}\n\tfetch = +refs/heads/*\n`;
  writeFiles(join(folder, name, '.git'), { HEAD: 'ref: refs/heads/main\n', config });
}

const OWN: readonly Clone[] = [
  ['.', 'https://github.com/acme/api'],
  ['source', 'https://github.com/acme/api'],
  ['source', 'https://gitlab-ci-token:secret@gitlab.example.com/acme/api.git'],
  ['source', 'git@github.com:Acme/API.git'],
  ['deep/source', 'ssh://git@git.example.com:2222/acme/api.git'],
  ['source', '/srv/mirrors/api.git'],
];
const OTHERS: readonly Clone[] = [
  ['source', 'https://github.com/acme/other'],
  ['.', 'git@github.com:acme/other.git'],
  ['source', 'https://github.com/fork/api.git'],
];

async function onGitHub() {
  const { url, token, repository } = await closedLater(startGitHubApi({ repository: 'acme/api' }));
  const env = { ...gitHubRun(2), GITHUB_API_URL: url, GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'main' };
  const run = (stage: Stage, inputs: Record<string, string>): Promise<Run> =>
    stage.runAction('push-content', { token, artifact: 'false', ...inputs }, env);
  return { git: repository.git, run, branches: () => repository.pulls.map(({ head }) => head) };
}

async function onGitLab() {
  const { url, token, repository } = await closedLater(startGitLabApi());
  const env = {
    CI_API_V4_URL: url,
    CI_PROJECT_ID: '42',
    CI_PROJECT_URL: 'https://gitlab.example.com/acme/api',
    CI_PIPELINE_ID: '2',
    CI_COMMIT_BRANCH: 'main',
    CI_COMMIT_SHA: COMMIT,
  };
  const run = (stage: Stage, inputs: Record<string, string>): Promise<Run> =>
    stage.runJob('push-content', { token, ...inputs }, env);
  return {
    git: repository.git,
    run,
    branches: () => repository.mergeRequests.map(({ source_branch: branch }) => branch),
  };
}

/** Pushes a page of the clone, has it edited in the web editor, and pushes again with `edits: pull-request`. */
async function runWithEdit({ git, run }: Awaited<ReturnType<typeof onGitHub>>, clone: Clone) {
  const stage = await startStage(SERVICE);
  onTestFinished(() => stage[Symbol.asyncDispose]());
  cloneInto(stage, clone);
  writeFiles(join(stage.folder, clone[0]), PAGE);
  git.commit('main', PAGE, 'first', COMMIT);
  const inputs = { path: join(clone[0], 'docs'), to: 'reference/api', edits: 'pull-request' };
  passed(await run(stage, inputs));
  editAtService(stage, { 'auth.mdx': 'own, edited\n' });
  const ended = passed(await run(stage, inputs));
  const patch = readFileSync(join(stage.folder, 'docs-ci/push-content/edited.patch'), 'utf8');
  return { ...ended, patch };
}

describe.each([
  ['GitHub', onGitHub],
  ['GitLab', onGitLab],
])('on %s', (host, start) => {
  test.each(OWN)('proposes the edits of a clone in %j from %s by their paths in the repository', async (...clone) => {
    const platform = await start();
    const { patch, stdout, result } = await runWithEdit(platform, clone);
    const [branch = '', ...others] = platform.branches();
    expect(others).toEqual([]);
    expect(platform.git.files(branch)).toEqual({ 'docs/auth.mdx': 'own, edited\n' });
    expect(patch).toContain('--- a/docs/auth.mdx\n+++ b/docs/auth.mdx\n');
    if (host !== 'GitHub') return;
    const warned = commandsIn(stdout).filter(({ name }) => name === 'warning');
    expect(warned.flatMap(({ properties }) => properties.file ?? [])).toEqual(['docs/auth.mdx']);
    const files = result.annotations.flatMap(({ file }) => file ?? []);
    expect(files).toEqual([join(clone[0], 'docs/auth.mdx')]);
  });

  test.each(OTHERS)('proposes nothing for a clone in %j of another repository, %s, and says so', async (...clone) => {
    const platform = await start();
    const { patch, stdout, result } = await runWithEdit(platform, clone);
    expect(platform.branches()).toEqual([]);
    expect(result.annotations.map(({ message }) => message).join('\n')).toMatch(
      /edits: only in edited.patch, because the folder is a clone of another repository \((acme\/other|fork\/api)\): \S*docs\/auth.mdx\./,
    );
    expect(patch).toContain('--- a/docs/auth.mdx\n');
    const warned = commandsIn(stdout).filter(({ name, data }) => name === 'warning' && data.includes('edited'));
    expect(warned.map(({ properties }) => properties.file)).toEqual(host === 'GitHub' ? [undefined] : []);
    if (host === 'GitHub') expect(warned[0]?.data).toContain(join(clone[0], 'docs/auth.mdx'));
  });
});

/** Runs check-pages for a pull request that changes `src/changed.ts`, with a link in code. */
async function checkClone(clone: Clone, fork?: string): Promise<Run & { readonly findings: readonly string[] }> {
  const stage = await startPages();
  onTestFinished(() => stage[Symbol.asyncDispose]());
  const github = await closedLater(startGitHubApi({ repository: 'acme/api' }));
  github.changedFiles.splice(0, Infinity, { filename: 'src/changed.ts', status: 'modified' });
  cloneInto(stage, clone);
  writeFiles(join(stage.folder, clone[0]), { 'src/changed.ts': '// https://docs.example.com/guides/nowhere\n' });
  const env = await pullRequestEnv(stage.folder, { github, repository: 'acme/api', ref: 'edits', fork });
  const inputs = { path: 'docs', code: '**/*.ts', 'site-url': 'https://docs.example.com' };
  const run = await stage.runAction('check-pages', { token: github.token, ...inputs }, env);
  return { ...run, findings: stage.findings('warning') };
}

const LINK = 'code-links guides/nowhere: https://docs.example.com/guides/nowhere leads to no page';

test.each(OWN)('check-pages takes a file of a clone in %j from %s for changed, at its path', async (...clone) => {
  const { findings, stdout } = await checkClone(clone);
  expect(findings).toContain(LINK);
  const [warned] = commandsIn(stdout).filter(({ properties }) => properties.title === 'check-pages: code-links');
  expect(warned?.properties).toMatchObject({ file: 'src/changed.ts', line: '1' });
});

test.each(OTHERS)(
  'check-pages takes no file of a clone in %j of another repository, %s, for changed',
  async (...clone) => {
    expect((await checkClone(clone)).findings).not.toContain(LINK);
  },
);

test('check-pages takes a file of the clone of a fork for changed, if the pull request is one of the fork', async () => {
  const { findings, stdout } = await checkClone(['source', 'https://github.com/fork/api'], 'fork/api');
  expect(findings).toContain(LINK);
  const [warned] = commandsIn(stdout).filter(({ properties }) => properties.title === 'check-pages: code-links');
  expect(warned?.properties).toMatchObject({ file: 'src/changed.ts' });
});

test('check-pages does not say that a pull request leaves a page of another repository where it is', async () => {
  const removed = async (origin: string): Promise<string[]> => {
    await using stage = await startPages();
    const github = await closedLater(startGitHubApi({ repository: 'acme/api' }));
    github.changedFiles.splice(0, Infinity, { filename: 'src/changed.ts', status: 'modified' });
    cloneInto(stage, ['docs', origin]);
    stage.change({ 'guides/more.mdx': null });
    const env = await pullRequestEnv(stage.folder, { github, repository: 'acme/api', ref: 'edits' });
    await stage.runAction('check-pages', { token: github.token, path: 'docs' }, env);
    return [...stage.findings(), ...stage.findings('unknown')].filter((one) => one.startsWith('vanished-pages'));
  };
  expect(await removed('https://github.com/acme/api')).toEqual([
    expect.stringContaining('The pull request does not remove it'),
  ]);
  expect(await removed('https://github.com/acme/docs')).toEqual([
    'vanished-pages guides/more: /guides/more seems to disappear without a redirect',
  ]);
});
