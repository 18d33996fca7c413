/** Tests what export-pdf-artifact does with a release of GitHub before and beside the upload. */
import { describe, expect, test } from 'vitest';
import { checkGates } from '../../../src/commands/export-pdf-artifact/gates.js';
import type { ExportContext } from '../../../src/commands/export-pdf-artifact/record.js';
import type { Release } from '../../../src/hosts/host.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { closedLater } from '../../support/loopback-platforms.js';
import type { Run, Stage } from '../../support/runs.js';
import { NAME, RENDER, start } from './fixture.js';

const EXPORT = { export: { ...RENDER, pages: 12, padToBytes: 300_000 } };

const gitHub = (): Promise<GitHubApi> => closedLater(startGitHubApi());

const attach = (stage: Stage, { token, url }: GitHubApi, inputs: Record<string, string>): Promise<Run> =>
  stage.runAction(
    NAME,
    { token, artifact: 'false', ...inputs },
    { GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '99', GITHUB_API_URL: url },
  );

test('changes nothing at the release of GitHub in a dry run', async () => {
  const github = await gitHub();
  await using stage = await start(EXPORT);
  const release = github.releases.add('v1');
  github.releases.addAsset(release, 'docs.pdf.docs-ci-old', Buffer.from('%PDF'));
  const { exitCode, result } = await attach(stage, github, { 'release-tag': 'v1', 'dry-run': 'true' });
  expect(exitCode, result.message).toBe(0);
  expect([...github.requests, ...stage.emulator.requests].every(({ method }) => method === 'GET')).toBe(true);
});

test.each([
  ['does not exist', 'v9', /no release or draft has this tag/],
  ['is immutable', 'v1', /is immutable/],
])('rejects a release that %s before the export starts', async (_title, tag, said) => {
  const github = await gitHub();
  await using stage = await start(EXPORT);
  github.releases.add('v1', { immutable: true });
  const { exitCode, result } = await attach(stage, github, { 'release-tag': tag });
  expect(exitCode).toBe(1);
  expect(result.message).toMatch(said);
  expect(stage.emulator.requests).toHaveLength(0);
});

describe('gates of a release', () => {
  test("keep the PDF but don't change the release if max-shrink is not met", async () => {
    const github = await gitHub();
    await using stage = await start(EXPORT);
    const release = github.releases.add('v1');
    github.releases.addAsset(release, 'docs.pdf', Buffer.alloc(1_000_000, '%'));
    const { exitCode, result } = await attach(stage, github, { 'release-tag': 'v1', 'max-shrink': '10%' });
    expect(exitCode).toBe(3);
    expect(result.outputs).toMatchObject({ outcome: 'gate', 'release-asset-url': '' });
    expect(result.message).toMatch(
      /max-shrink: the PDF \(300 kB\) is 70\.0% smaller than the release asset \(1\.0 MB\); expected at most 10\.0%\./,
    );
    expect(result.message).toContain("Release v1 wasn't changed.");
    // The check whether the token may write uses a missing asset, and changes nothing.
    const writes = github.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`);
    expect(writes).toEqual([expect.stringMatching(/^DELETE .*\/releases\/assets\/0$/)]);
  });

  test.each([
    ['18%', 820, undefined],
    ['29%', 710, undefined],
    ['50%', 4996, '50.1% smaller than the release asset (10.0 kB); expected at most 50.0%'],
    ['12.36%', 87_630, '12.4% smaller than the release asset (100 kB); expected at most 12.3%'],
  ])('compares with max-shrink %s to the byte, and words never contradict it', (maxShrink, sizeBytes, said) => {
    const replacedBytes = 10 ** String(sizeBytes).length;
    const context = { inputs: { maxShrink: Number.parseFloat(maxShrink) / 100 }, record: {} } as ExportContext;
    const ending = checkGates(context, { replacedBytes } as Release, { path: 'docs.pdf', sizeBytes, sha256: '' });
    if (said === undefined) expect(ending).toBeUndefined();
    else expect(ending?.message).toContain(said);
  });

  test('pass max-shrink with a notice if the release has no file to compare with', async () => {
    const github = await gitHub();
    await using stage = await start(EXPORT);
    github.releases.add('v1');
    const { exitCode, result } = await attach(stage, github, { 'release-tag': 'v1', 'max-shrink': '10%' });
    expect(exitCode, result.message).toBe(0);
    expect(result.annotations.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('max-shrink: skipped, because the release has no earlier docs.pdf to compare with.'),
    );
  });
});
