/** Tests that the result files of push-content can be reached after the job: as an artifact, and the edits in the summary. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { type GitHubApi, startGitHubApi } from '../../../support/github-api.js';
import { type ResultsApi, startResultsApi } from '../../../support/results-api.js';
import { closedLater, pullRequestEnv } from '../../../support/loopback-platforms.js';
import { type Run, type Stage, startStage } from '../../../support/runs.js';
import { NEEDS, skipUnless } from '../../../support/tools.js';
import { unzip } from '../../../support/zip.js';
import { editAtService, gitHubRun, passed, push, SERVICE, stageWith, writePages } from '../fixture.js';

interface Platform {
  readonly github: GitHubApi;
  readonly results: ResultsApi;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function startPlatform(): Promise<Platform> {
  const github = await closedLater(startGitHubApi({ repository: 'acme/api', pullRequest: 7 }));
  const results = await closedLater(startResultsApi());
  // GitHub's client reads the process's own environment, and prints to its output.
  for (const [name, value] of Object.entries(results.env)) vi.stubEnv(name, value);
  vi.stubEnv('GITHUB_SERVER_URL', undefined);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return { github, results };
}

/** Summary and comment. */
function shownBy(run: Run, { github }: Platform): string[] {
  return [run.summary, github.comments[0]?.body ?? ''];
}

/** Pushes a page, has it edited at the service, and pushes again for a pull request with a comment. */
async function pushOverEdit(
  stage: Stage,
  { github, results }: Platform,
  text: string,
  inputs: Readonly<Record<string, string>> = {},
): Promise<Run> {
  writePages(stage, { 'auth.mdx': 'own\n', 'client.mdx': 'one\n' });
  await push(stage, 1, { artifact: 'false' });
  editAtService(stage, { 'auth.mdx': text });
  writePages(stage, { 'client.mdx': 'two\n' });
  const pullRequest = await pullRequestEnv(stage.folder, { github, repository: 'acme/api' });
  return push(stage, 2, { comment: 'true', token: github.token, ...inputs }, { ...results.env, ...pullRequest });
}

function warningsOf({ result }: Run): string[] {
  return result.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
}

const EDIT = 'own\n\n````md\n```\ninner\n```\n````\n';
const ARTIFACT_URL = /https:\/\/github\.com\/acme\/api\/actions\/runs\/2\/artifacts\/\d+/;

test('uploads plan, changes and edits as one artifact, which summary and comment of a pull request link', async () => {
  const platform = await startPlatform();
  await using stage = await startStage(SERVICE);
  const run = passed(await pushOverEdit(stage, platform, EDIT));
  const [artifact, ...others] = platform.results.artifacts;
  expect(others).toEqual([]);
  expect(artifact).toMatchObject({
    finalized: true,
    name: expect.stringMatching(/^push-content-[a-z0-9-]+$/) as string,
  });
  const files = unzip(artifact?.bytes ?? Buffer.alloc(0));
  expect([...files.keys()].sort()).toEqual(['changes.diff', 'edited.patch', 'plan.json']);
  for (const text of shownBy(run, platform)) {
    expect(text).toMatch(/\[plan\.json, changes\.diff, edited\.patch\]\(https:/);
    expect(text).toMatch(ARTIFACT_URL);
    expect(text).toContain('from the artifact, and run `git apply edited.patch`.');
    expect(text).toMatch(/set `on-edited` to `overwrite` for one run\./);
  }
});

test('shows edits that contain fences in a longer fence, as a patch that git can apply', async (running) => {
  skipUnless(NEEDS.git, running);
  const platform = await startPlatform();
  await using stage = await startStage(SERVICE);
  const run = await pushOverEdit(stage, platform, EDIT);
  for (const text of shownBy(run, platform)) {
    const [, patch = ''] =
      /<details><summary>edited\.patch<\/summary>\n\n`{5}diff\n([\s\S]*?)`{5}\n\n<\/details>/.exec(text) ?? [];
    expect(patch).toContain('+```\n');
    writeFileSync(join(stage.folder, 'copied.patch'), patch);
    execFileSync('git', ['apply', '--check', 'copied.patch'], { cwd: stage.folder });
  }
});

test.each([
  [195, true],
  [196, false],
])('shows a patch of 200 lines, and only links a longer one: %i new lines', async (lines, isShown) => {
  const platform = await startPlatform();
  await using stage = await startStage(SERVICE);
  const text = Array.from({ length: lines }, (_, index) => `new ${index}\n`).join('');
  const run = await pushOverEdit(stage, platform, text);
  const patch =
    unzip(platform.results.artifacts[0]?.bytes ?? Buffer.alloc(0))
      .get('edited.patch')
      ?.toString() ?? '';
  expect(patch.split('\n').length - 1).toBe(isShown ? 200 : 201);
  for (const shown of shownBy(run, platform)) {
    expect(shown.includes('```diff')).toBe(isShown);
    expect(shown).toMatch(ARTIFACT_URL);
  }
});

test('leaves a patch with very long lines out of summary and comment', async () => {
  const platform = await startPlatform();
  await using stage = await startStage(SERVICE);
  const run = await pushOverEdit(stage, platform, `${'long '.repeat(30_000)}\n`);
  expect(run.summary).not.toContain('```diff');
  expect(platform.github.comments[0]?.body).toMatch(ARTIFACT_URL);
});

test('warns of a failed upload, and the push stays done', async () => {
  const platform = await startPlatform();
  platform.results.answerNext({ status: 403, json: { msg: 'no artifacts here' } });
  await using stage = await startStage(SERVICE);
  const run = await pushOverEdit(stage, platform, EDIT);
  expect(run.result.outcome).toBe('done');
  expect(warningsOf(run)).toContainEqual(
    expect.stringMatching(/^artifact: couldn't upload .*The pages aren't affected\./),
  );
  expect(run.summary).toContain('run `git apply docs-ci/push-content/edited.patch`');
});

test('uploads nothing with artifact: false, nor if no page changes', async () => {
  const platform = await startPlatform();
  await using stage = await startStage(SERVICE);
  await pushOverEdit(stage, platform, EDIT, { artifact: 'false' });
  passed(await push(stage, 3, { 'on-edited': 'overwrite', artifact: 'false' }));
  await push(stage, 4, {}, platform.results.env);
  expect(platform.results.requests).toEqual([]);
});

test('uploads the plan of a dry run and of a push that a gate stops', async () => {
  const platform = await startPlatform();
  await using stage = await startStage(SERVICE);
  const planned = await pushOverEdit(stage, platform, EDIT, { 'dry-run': 'true' });
  expect(planned.summary).toMatch(ARTIFACT_URL);
  const gated = await push(stage, 3, { 'on-edited': 'fail' }, { ...platform.results.env, GITHUB_RUN_ATTEMPT: '2' });
  expect(gated.exitCode).toBe(3);
  expect(gated.summary).toMatch(/actions\/runs\/3\/artifacts\//);
});

test('links the files of the GitLab job, which its artifacts keyword keeps', async () => {
  await using stage = await stageWith({ 'auth.mdx': 'own\n' });
  const env = {
    CI_PROJECT_URL: 'https://gitlab.example/acme/api',
    CI_JOB_ID: '9',
    CI_JOB_URL: 'https://gitlab.example/acme/api/-/jobs/9',
  };
  const run = passed(await stage.runJob('push-content', { to: 'reference/api' }, env));
  expect(run.summary).toMatch(
    /\]\(https:\/\/gitlab\.example\/acme\/api\/-\/jobs\/9\/artifacts\/browse\/docs-ci\/push-content/,
  );
  const off = await stage.runJob('push-content', { to: 'reference/sdk', artifact: 'false' }, env);
  expect(off.summary).not.toContain('/artifacts/');
});

test('names the file below the results folder in a terminal, without a notice', async () => {
  await using stage = await stageWith({ 'auth.mdx': 'own\n' });
  await push(stage, 1, { artifact: 'false' }, gitHubRun(1));
  editAtService(stage, { 'auth.mdx': EDIT });
  const run = passed(
    await stage.run('push-content', ['--to', 'reference/api', '--source', 'github.com/acme/api:docs']),
  );
  expect(run.summary).toContain('run `git apply docs-ci/push-content/edited.patch`');
  expect(run.result.annotations.filter(({ message }) => message.startsWith('artifact'))).toEqual([]);
});
