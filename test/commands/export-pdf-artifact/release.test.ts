import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
/** Tests what export-pdf-artifact does with a release of GitHub before and beside the upload. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { startGitLabApi } from '../../support/gitlab-api.js';
import { startResultsApi } from '../../support/results-api.js';
import { closedLater } from '../../support/loopback-platforms.js';
import type { Run, Stage } from '../../support/runs.js';
import { changeView, NAME, RENDER, start } from './fixture.js';

const OLD = Buffer.from('%PDF-1.7 the old one %%EOF');
const EXPORT = { export: { ...RENDER, pages: 12, padToBytes: 300_000 } };

const gitHub = (): Promise<GitHubApi> => closedLater(startGitHubApi());

const attach = (
  stage: Stage,
  { token, url }: GitHubApi,
  inputs: Record<string, string>,
  env: Record<string, string> = {},
): Promise<Run> =>
  stage.runAction(
    NAME,
    { token, artifact: 'false', ...inputs },
    { GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '99', GITHUB_API_URL: url, ...env },
  );

test('changes nothing at the release of GitHub in a dry run', async () => {
  const github = await gitHub();
  await using stage = await start(EXPORT);
  const release = github.releases.add('v1');
  github.releases.addAsset(release, 'docs.pdf.docs-ci-old', Buffer.from('%PDF'));
  const { exitCode, result, stdout } = await attach(stage, github, { 'release-tag': 'v1', 'dry-run': 'true' });
  expect(exitCode, result.message).toBe(0);
  expect(stdout).toContain("Release v1 exists. A dry run doesn't check whether the token can add files to it.");
  expect([...github.requests, ...stage.emulator.requests].every(({ method }) => method === 'GET')).toBe(true);
});

test.each([
  ['does not exist', 'v9', /no release or draft has this tag/],
  ['is immutable', 'v1', /is immutable/],
])('rejects a release that %s before the export starts', async (_title, tag, said) => {
  const github = await gitHub();
  await using stage = await start(EXPORT);
  github.releases.add('v1', { immutable: true });
  const { exitCode, result, summary } = await attach(stage, github, { 'release-tag': tag });
  expect(exitCode).toBe(1);
  expect(result.message).toMatch(said);
  expect(summary).toMatch(/^## ❌ No PDF was created\n/);
  expect(stage.emulator.requests).toHaveLength(0);
  const dry = await attach(stage, github, { 'release-tag': tag, 'dry-run': 'true' });
  expect(dry.result.message).toMatch(new RegExp(`^Couldn't find release ${tag}: .*${said.source}`));
});

test('says that no PDF was created if the token lacks a permission for the release', async () => {
  const github = await gitHub();
  await using stage = await start(EXPORT);
  github.releases.add('v1');
  github.forbid('releases');
  const { exitCode, result } = await attach(stage, github, { 'release-tag': 'v1' });
  expect([exitCode, result.message]).toEqual([1, expect.stringMatching(/HTTP 403.* No PDF was created\./)]);
});

test('never replaces a file that is no PDF, and takes an earlier PDF and an empty file', async () => {
  await using stage = await start(EXPORT);
  const output = join(stage.folder, 'docs.pdf');
  for (const [content, exitCode] of [
    ['# Notes of a person', 2],
    ['%PDF-1.7 earlier', 0],
    ['', 0],
  ] as const) {
    writeFileSync(output, content);
    const run = await stage.run(NAME, ['--output', 'docs.pdf']);
    expect([run.exitCode, readFileSync(output, 'utf8') === content]).toEqual([exitCode, exitCode !== 0]);
  }
});

test("keeps the artifact of a PDF without pages, and doesn't change the release", async () => {
  const github = await gitHub();
  await using stage = await start(EXPORT);
  const release = github.releases.add('v1');
  github.releases.addAsset(release, 'docs.pdf', OLD);
  changeView(stage, (shown) => ({ ...shown, progress: { completed: 0, total: 12 } }));
  const { exitCode, result } = await attach(stage, github, { 'release-tag': 'refs/tags/v1' });
  expect([exitCode, result.outcome]).toEqual([1, 'failed']);
  expect(result.message).toContain("Release v1 wasn't changed.");
  expect(release.assets.map(({ name, bytes }) => [name, bytes])).toEqual([['docs.pdf', OLD]]);
});

test.each([
  ['the store is full', { status: 507, json: { msg: 'no' } }, /couldn't upload docs.pdf as an artifact/],
  ['the name is taken', { status: 409, json: { msg: 'no' } }, /an artifact with this name already exists/],
  ['the store rejects the token', { status: 403, json: { msg: 'no' } }, /couldn't upload docs.pdf as an artifact/],
])('says that a PDF has no pages and why its artifact is missing if %s', async (_, answer, said) => {
  const results = await closedLater(startResultsApi());
  await using stage = await start(EXPORT);
  for (const [name, value] of Object.entries(results.env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  results.answerNext(answer);
  changeView(stage, (shown) => ({ ...shown, progress: { completed: 0, total: 12 } }));
  const { exitCode, result, summary } = await stage.runAction(NAME, {}, { GITHUB_RUN_ID: '99', ...results.env });
  expect([exitCode, result.outcome]).toEqual([1, 'failed']);
  expect(result.message).toMatch(/^The PDF has no pages: the service rendered none of 12 pages\. /);
  expect(result.message).toMatch(said);
  expect(result.message).toContain('The PDF was saved at docs-ci/export-pdf-artifact/docs.pdf, but docs-ci couldn');
  expect(summary).toMatch(/^## ❌ The PDF has no pages\n/);
});

/** The releases of a platform: a job that attaches to one, and what the file then is. */
const PLATFORMS = {
  async GitHub(stage: Stage, tag: string) {
    const github = await gitHub();
    const release = github.releases.add(tag);
    github.releases.addAsset(release, 'docs.pdf', OLD);
    return {
      run: (inputs: Record<string, string>) => attach(stage, github, inputs),
      size: () => release.assets.map(({ bytes }) => bytes.length),
    };
  },
  async GitLab(stage: Stage, tag: string) {
    const { url, releases } = await closedLater(startGitLabApi());
    releases.links.set(tag, []);
    const env = {
      CI_API_V4_URL: url,
      CI_PROJECT_ID: '42',
      CI_PROJECT_URL: releases.projectUrl,
      CI_JOB_TOKEN: releases.jobToken,
    };
    return {
      run: (inputs: Record<string, string>) => stage.runJob(NAME, inputs, env),
      size: () => [releases.linked(tag, 'docs.pdf')?.length],
    };
  },
};

describe.each(Object.entries(PLATFORMS))('a release on %s', (name, platform) => {
  test.each([
    ['v1', 'v1'],
    ['refs/tags/v1', 'v1'],
    ['refs/tags/docs/v1', 'docs/v1'],
  ])('gets the PDF if release-tag is %s', async (input, tag) => {
    await using stage = await start(EXPORT);
    const { run, size } = await platform(stage, tag);
    const { exitCode, result } = await run({ 'release-tag': input });
    expect(exitCode, result.message).toBe(0);
    expect(result.message).toContain(`attached it to release ${tag}`);
    expect(size()).toEqual([300_000]);
  });

  test('says whether the PDF replaced an earlier one', async () => {
    await using stage = await start(EXPORT);
    const { run } = await platform(stage, 'v1');
    await run({ 'release-tag': 'v1', 'asset-name': 'manual.pdf' });
    const { exitCode, result, summary } = await run({ 'release-tag': 'v1', 'asset-name': 'manual.pdf' });
    expect(exitCode, result.message).toBe(0);
    const clause =
      name === 'GitLab'
        ? 'in place of the link to the earlier manual.pdf, which stays in the package registry'
        : 'in place of the earlier manual.pdf';
    expect(result.message).toContain(`attached it to release v1, ${clause}: http`);
    expect(summary).toContain(`, ${clause}.`);
  });

  test('keeps its file if the PDF has no pages', async () => {
    await using stage = await start(EXPORT);
    const { run, size } = await platform(stage, 'v1');
    const before = size();
    changeView(stage, (shown) => ({ ...shown, progress: { completed: '0', total: 12 } }));
    expect((await run({ 'release-tag': 'refs/tags/v1' })).exitCode).toBe(1);
    expect(size()).toEqual(before);
  });
});

test.each([
  ['has no space left', { status: 507 }, /couldn't upload docs.pdf as an artifact/i],
  [
    'has the name already',
    { status: 409 },
    /an artifact with this name already exists in this run. Give each job its own "output"/,
  ],
])(
  'attaches the PDF to the release although the artifact store %s, and fails with its reason',
  async (_, { status }, said) => {
    const [github, results] = [await gitHub(), await closedLater(startResultsApi())];
    await using stage = await start(EXPORT);
    const release = github.releases.add('v1');
    github.releases.addAsset(release, 'docs.pdf', OLD);
    for (const [name, value] of Object.entries(results.env)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    results.answerNext({ status, json: { msg: 'no' } });
    const { exitCode, result, summary } = await attach(
      stage,
      github,
      { 'release-tag': 'v1', artifact: 'true' },
      results.env,
    );
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(said);
    expect(summary).toMatch(/^## ❌ The PDF was attached to release v1, but not uploaded as an artifact\n/);
    expect(result.outputs['release-asset-url']).toMatch(/docs\.pdf$/);
    expect(release.assets.map(({ bytes }) => bytes.length)).toEqual([300_000]);
  },
);
