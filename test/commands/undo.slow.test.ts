/** Tests that each job can be undone as docs/concepts.md says. A row of the page without a test fails. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { type CommandName, commandNames } from '../../src/commands/index.js';
import { readRepositoryFile } from '../repo/files.js';
import { startGitHubApi } from '../support/github-api.js';
import { type Stage, startStage } from '../support/runs.js';
import {
  branchesOf,
  editAtService,
  MANIFEST,
  pagesOf,
  push,
  removePages,
  SERVICE,
  writePages,
} from './push-content/fixture.js';
import { fileOf, startSearch } from './check-search/fixture.js';
import { PLATFORMS, startSite } from './check-site/fixture.js';
import { filesOf, later, prepare, publishBranch, SERVICE as SERVICE_WITH_FILES } from './publish-branch/fixture.js';
import { startFixture } from './sync-media/fixture.js';

const PAGE = readRepositoryFile('docs/concepts.md');
/** The cells of each row, by the name of the job. */
const ROWS = new Map(
  [...PAGE.matchAll(/^\| ([a-z][a-z-]+) \| (.+) \| (.+) \|$/gm)].map(([, job = '', place = '', undo = '']) => [
    job,
    { place, undo },
  ]),
);
const GITHUB = { GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '99' };
const BUILD = { pendingMs: 500, buildingMs: 1_000 };

/** Everything that the service keeps, as text. */
function contentOf({ emulator: { state } }: Pick<Stage, 'emulator'>): string {
  const branches = [...state.project.branches].map(([name, { files }]) => [name, [...files]]);
  const media = state.media.newestFirst().map(({ id, name, bytes }) => [id, name, bytes.toString('base64')]);
  return JSON.stringify([branches, media, state.deployments.newestFirst().length]);
}

async function expectUnchanged(stage: Pick<Stage, 'emulator'>, work: () => Promise<unknown>): Promise<void> {
  const before = contentOf(stage);
  await work();
  expect(contentOf(stage)).toBe(before);
}

/** With a key that could change everything. */
function asAdmin({ emulator }: Pick<Stage, 'emulator'>): Record<string, string> {
  return { DOCS_CI_API_KEY: emulator.keys.admin };
}

/** An issue that was closed by hand stays closed without the input `issue`, and opens with it. */
async function closeIssue(stage: Stage, name: CommandName, more: Record<string, string>): Promise<void> {
  const github = await startGitHubApi();
  onTestFinished(() => github.close());
  const env = { ...GITHUB, GITHUB_API_URL: github.url };
  const inputs = { ...more, token: github.token };
  await stage.runAction(name, { ...inputs, issue: 'Health' }, env);
  for (const issue of github.issues) issue.state = 'closed';
  await stage.runAction(name, inputs, env);
  expect(github.issues.map(({ state }) => state)).toEqual(['closed']);
  await stage.runAction(name, { ...inputs, issue: 'Health' }, env);
  expect(github.issues.map(({ state }) => state)).toEqual(['open']);
}

/** Keeps the text of the sentences that a test tries, so that a sentence that changes needs another test. */
const TRIED: Record<string, Readonly<Record<string, () => Promise<void>>>> = {
  check: {
    'Changes nothing.': async () => {
      await using stage = await startStage({ seed: true });
      await expectUnchanged(stage, () => stage.run('check', [], asAdmin(stage)));
    },
  },
  'check-pages': {
    'Changes nothing in the service.': async () => {
      await using stage = await startStage({ seed: true });
      await expectUnchanged(stage, () => stage.run('check-pages', ['--scope', 'all'], asAdmin(stage)));
    },
    'Close the issue. The next run with `issue` opens it again.': async () => {
      await using stage = await startStage({ seed: true });
      stage.emulator.state.project.edit({ 'guides/lost.mdx': '[Lost](/guides/nowhere)' });
      await closeIssue(stage, 'check-pages', { scope: 'all' });
    },
  },
  'check-search': {
    'Changes nothing in the service.': async () => {
      await using search = await startSearch();
      for (const flags of [['--dry-run'], ['--propose'], ['--grace-period', '1s']])
        await expectUnchanged(search, () => search.check(fileOf({ helm: 'guides/lost' }), flags));
    },
  },
  'check-site': {
    'Changes nothing in the service.': async () => {
      await using site = await startSite();
      site.deploy(60);
      await expectUnchanged(site, () => site.run('check-site', [], asAdmin(site)));
    },
    'Close the issue. The next run with `issue` opens it again for other findings.': async () => {
      await using site = await startSite();
      const platform = await PLATFORMS[0][1](site);
      const inputs = { 'verify-pages': 'none', issue: 'Site' };
      site.deploy(90, 'error');
      await platform.run(inputs);
      platform.setState(false);
      await platform.run(inputs);
      expect(platform.issues().map(({ isOpen }) => isOpen)).toEqual([false]);
      site.deploy(60, 'error');
      await platform.run(inputs);
      expect(platform.issues().map(({ isOpen }) => isOpen)).toEqual([true]);
    },
  },
  'publish-branch': {
    'Run mode `restore`.': async () => {
      await using stage = await startStage(SERVICE_WITH_FILES);
      prepare(stage);
      const before = filesOf(stage);
      expect((await publishBranch(stage)).deployments).toBe(1);
      expect(filesOf(stage)).not.toEqual(before);
      await later(stage);
      expect((await publishBranch(stage, { mode: 'restore' })).deployments).toBe(1);
      expect(filesOf(stage)).toEqual(before);
    },
    'It writes back the pages from before, and keeps pages that were edited since.': async () => {
      await using stage = await startStage(SERVICE_WITH_FILES);
      prepare(stage);
      const before = filesOf(stage);
      await publishBranch(stage);
      stage.emulator.state.project.edit({ 'b.mdx': '# B, edited since\n' });
      await later(stage);
      await publishBranch(stage, { mode: 'restore' });
      expect(filesOf(stage)).toEqual({ ...before, 'b.mdx': '# B, edited since\n' });
    },
  },
  'sync-media': {
    'Revert the commit there, and run the job again. A replaced file keeps its URL.': async () => {
      await using fixture = await startFixture();
      fixture.put({ 'media/tides.txt': 'before' });
      await fixture.sync();
      const { 'tides.txt': url } = fixture.map();
      fixture.put({ 'media/tides.txt': 'after' });
      await fixture.sync();
      expect(fixture.library()).toEqual({ 'tides.txt': 'after' });
      fixture.put({ 'media/tides.txt': 'before' });
      await fixture.sync();
      expect(fixture.library()).toEqual({ 'tides.txt': 'before' });
      expect(fixture.map()).toEqual({ 'tides.txt': url });
    },
    'To delete an added file, set `prune: managed`.': async () => {
      await using fixture = await startFixture();
      fixture.put({ 'media/tides.txt': 'tides', 'media/added.txt': 'added' });
      await fixture.sync();
      fixture.put({ 'media/added.txt': undefined });
      await fixture.sync();
      expect(Object.keys(fixture.library()).sort()).toEqual(['added.txt', 'tides.txt']);
      await fixture.sync(['--prune', 'managed'], { admin: true });
      expect(Object.keys(fixture.library())).toEqual(['tides.txt']);
    },
    'A deleted file gets a new URL.': async () => {
      await using fixture = await startFixture();
      fixture.put({ 'media/tides.txt': 'tides', 'media/deleted.txt': 'deleted' });
      await fixture.sync();
      const { 'deleted.txt': url } = fixture.map();
      fixture.put({ 'media/deleted.txt': undefined });
      await fixture.sync(['--prune', 'managed'], { admin: true });
      fixture.put({ 'media/deleted.txt': 'deleted' });
      await fixture.sync();
      expect(fixture.library()).toMatchObject({ 'deleted.txt': 'deleted' });
      expect(fixture.map()['deleted.txt']).not.toBe(url);
    },
    'A dashboard file that the job replaced is lost, so download such files first.': async () => {
      await using fixture = await startFixture();
      fixture.emulator.state.addMedia('tides.txt', Buffer.from('from the dashboard'));
      fixture.put({ 'media/tides.txt': 'tides' });
      await fixture.sync();
      fixture.put({ 'media/tides.txt': undefined, 'media/other.txt': 'other' });
      await fixture.sync();
      expect(fixture.library()).toEqual({ 'other.txt': 'other', 'tides.txt': 'tides' });
    },
  },
  'push-content': {
    'Revert the commit there, and run the job again.': async () => {
      await using stage = await published();
      writePages(stage, { 'client.mdx': 'Before.\n' });
      const undo = await push(stage, 3);
      expect({ exitCode: undo.exitCode, deployments: undo.deployments }).toEqual({ exitCode: 0, deployments: 1 });
      expect(pagesOf(stage)).toMatchObject({ 'reference/api/client.mdx': 'Before.\n' });
    },
    'To delete added pages, set `prune: managed`.': async () => {
      await using stage = await published();
      removePages(stage, 'added.mdx');
      await push(stage, 3);
      expect(pagesOf(stage)).toHaveProperty(['reference/api/added.mdx']);
      await push(stage, 4, { prune: 'managed' });
      expect(Object.keys(pagesOf(stage))).toEqual(['reference/api/client.mdx']);
    },
    'On GitHub, you can re-run the earlier workflow run instead.': async () => {
      await using stage = await published();
      writePages(stage, { 'client.mdx': 'Before.\n' });
      const again = await push(stage, 1, {}, { GITHUB_RUN_ATTEMPT: '2' });
      expect(again.exitCode, again.result.message).toBe(0);
      expect(pagesOf(stage)).toMatchObject({ 'reference/api/client.mdx': 'Before.\n' });
    },
  },
  'trigger-deploy': {
    'A deployment changes no file.': async () => {
      await using stage = await startStage({ build: BUILD });
      const before = [...stage.emulator.state.project.branch().files];
      expect(await stage.run('trigger-deploy')).toMatchObject({ exitCode: 0 });
      expect([...stage.emulator.state.project.branch().files]).toEqual(before);
    },
    'Revert the commit in the documentation repository; the service deploys this push.': async () => {
      await using stage = await startStage({ build: BUILD });
      stage.emulator.state.editFiles({ 'index.mdx': 'Before.' });
      stage.emulator.state.editFiles({ 'index.mdx': 'After.' });
      expect(await stage.run('trigger-deploy')).toMatchObject({ exitCode: 0 });
      stage.clock.advance(120_000);
      stage.emulator.state.editFiles({ 'index.mdx': 'Before.' });
      const live = await stage.run('trigger-deploy', ['--mode', 'wait', '--branch', 'main']);
      expect(live).toMatchObject({ exitCode: 0, result: { outputs: { status: 'ready', 'is-preview': 'false' } } });
      expect(stage.emulator.state.project.branch().files.get('index.mdx')).toBe('Before.');
    },
    'A preview never changes the live site.': async () => {
      await using stage = await startStage({ build: BUILD });
      stage.emulator.state.project.createBranch('topic', 'main');
      const preview = await stage.run('trigger-deploy', ['--mode', 'preview', '--branch', 'topic']);
      expect(preview).toMatchObject({ exitCode: 0, result: { outputs: { 'is-preview': 'true' } } });
      expect(stage.emulator.state.deployments.newestFirst().filter(({ isPreview }) => !isPreview)).toEqual([]);
    },
  },
  'export-pdf-artifact': {
    'Delete the artifact or the release asset. The rest of the release stays as it is.': async () => {
      await using stage = await startStage({ export: { pendingMs: 0, perPageMs: 10, pages: 3 } });
      stage.emulator.state.addDeployment();
      stage.clock.advance(60_000);
      const github = await startGitHubApi();
      onTestFinished(() => github.close());
      const release = github.releases.add('v1');
      github.releases.addAsset(release, 'notes.txt', Buffer.from('notes'));
      const before = structuredClone(release);
      const inputs = { 'release-tag': 'v1', 'asset-name': 'manual.pdf', artifact: 'false', token: github.token };
      const run = await stage.runAction('export-pdf-artifact', inputs, { ...GITHUB, GITHUB_API_URL: github.url });
      expect(run.exitCode, run.result.message).toBe(0);
      const added = release.assets.filter(({ name }) => name !== 'notes.txt');
      expect(added.map(({ name }) => name)).toEqual(['manual.pdf']);
      for (const { id } of added) {
        const url = `${github.url}/repos/octo/docs/releases/assets/${id}`;
        const headers = { authorization: `token ${github.token}` };
        expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(204);
      }
      expect(structuredClone(release)).toEqual(before);
    },
  },
  'analytics-report': {
    'Delete the artifact, and close the issue. The next report with `issue` opens it again.': async () => {
      await using stage = await startStage({ seed: true });
      await expectUnchanged(stage, () => closeIssue(stage, 'analytics-report', { artifact: 'false' }));
    },
  },
};

/** A project to which push-content pushed an edited page and an added page. */
async function published(): Promise<Stage> {
  const stage = await startStage(SERVICE);
  writePages(stage, { 'client.mdx': 'Before.\n' });
  await push(stage, 1);
  writePages(stage, { 'client.mdx': 'Afterwards.\n', 'added.mdx': 'Added.\n' });
  expect(await push(stage, 2)).toMatchObject({ exitCode: 0 });
  return stage;
}

describe('the undo table', () => {
  test('has a row for each job, and a test for each sentence', () => {
    expect([...ROWS.keys()].sort()).toEqual([...commandNames].sort());
    const tried = Object.entries(TRIED).map(([job, tests]) => [job, Object.keys(tests).join(' ')]);
    expect(Object.fromEntries(tried)).toEqual(Object.fromEntries([...ROWS].map(([job, { undo }]) => [job, undo])));
  });

  const cases = Object.entries(TRIED).flatMap(([job, tests]) =>
    Object.entries(tests).map(([sentence, run]) => ({ job, sentence, run })),
  );
  test.each(cases)('undoes $job as its row says: $sentence', async ({ run }) => run());

  test('previews and waits for branches of the documentation repository only', async () => {
    await using stage = await startStage({ build: BUILD });
    expect(ROWS.get('trigger-deploy')?.place).toContain('modes `preview` and `wait`: the documentation repository');
    const env = { GITHUB_REF_NAME: 'topic-of-the-code', GITHUB_REF_TYPE: 'branch' };
    expect(branchesOf(stage)).toEqual(['main']);
    const preview = await stage.runAction('trigger-deploy', { mode: 'preview' }, env);
    const wait = await stage.runAction('trigger-deploy', { mode: 'wait' }, env);
    expect([preview.exitCode, wait.exitCode]).toEqual([1, 1]);
    expect(preview.result.message).toMatch(
      /Run the job in that repository, or set "branch" .*#the-branch-isnt-in-the-documentation-repository$/,
    );
    expect(preview.result.message).not.toMatch(/update docs-ci/);
    expect(wait.result.message).toMatch(
      /documentation repository\. Run the job there .*#the-branch-isnt-in-the-documentation-repository$/,
    );
    expect(await stage.runAction('trigger-deploy', {}, env)).toMatchObject({ exitCode: 0 });
  });
});

describe('push-content after a revert in the documentation repository', () => {
  test('pushes the pages again if the manifest was reverted with the pages', async () => {
    await using stage = await startStage(SERVICE);
    writePages(stage, { 'client.mdx': 'Before.\n' });
    await push(stage, 1);
    const manifest = stage.emulator.state.project.branch().files.get(MANIFEST) ?? '';
    writePages(stage, { 'client.mdx': 'Afterwards.\n' });
    await push(stage, 2);
    stage.emulator.state.editFiles({ 'reference/api/client.mdx': 'Before.\n', [MANIFEST]: manifest });
    expect(await push(stage, 3)).toMatchObject({ exitCode: 0 });
    expect(pagesOf(stage)).toEqual({ 'reference/api/client.mdx': 'Afterwards.\n' });
  });

  test('keeps the pages as edits in each run if only they were reverted, until the source is reverted', async () => {
    await using stage = await published();
    editAtService(stage, { 'client.mdx': 'Before.\n' });
    for (const runId of [3, 4]) {
      const run = await push(stage, runId);
      expect(run.result.outputs).toMatchObject({ outcome: 'done', kept: '1', complete: 'false' });
      expect(pagesOf(stage)).toMatchObject({ 'reference/api/client.mdx': 'Before.\n' });
    }
    writePages(stage, { 'client.mdx': 'Before.\n' });
    const agreed = await push(stage, 5);
    expect(agreed.result.outputs).toMatchObject({ kept: '0', updated: '0', complete: 'true' });
  });

  test('pushes over the reverted page with on-edited overwrite', async () => {
    await using stage = await published();
    editAtService(stage, { 'client.mdx': 'Before.\n' });
    await push(stage, 3, { 'on-edited': 'overwrite' });
    expect(pagesOf(stage)).toMatchObject({ 'reference/api/client.mdx': 'Afterwards.\n' });
  });
});
