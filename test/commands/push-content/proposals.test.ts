/** Tests modes propose and remove of push-content: a branch with a preview, and its deletion. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SettingsChange } from '../../../emulator/state/settings.js';
import { pullRequestEnv } from '../../support/loopback-platforms.js';
import { type Stage, startStage } from '../../support/runs.js';
import {
  branchesOf,
  editAtService,
  manifestPaths,
  manyPages,
  pagesOf,
  passed,
  publishedStage,
  type Push,
  push,
  removePages,
  SERVICE,
  stageWith,
  writePages,
  writesOf,
} from './fixture.js';

const BRANCH = 'docs-ci/api';
const propose = (stage: Stage, runId: number, inputs: Record<string, string> = {}): Promise<Push> =>
  push(stage, runId, { mode: 'propose', branch: BRANCH, ...inputs });
const remove = (stage: Stage, inputs: Record<string, string> = {}): Promise<Push> =>
  push(stage, 9, { mode: 'remove', branch: BRANCH, ...inputs });

/** Three published pages, and a proposal that changes the first one. @param files of the project beside the pages */
async function proposedStage(files: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const stage = await stageWith(3);
  stage.emulator.state.project.edit(files);
  passed(await push(stage, 1));
  writePages(stage, { 'page-0000.mdx': 'Proposed\n' });
  passed(await propose(stage, 2));
  return stage;
}

function previewsOf({ emulator }: Stage): number {
  return emulator.state.deployments.newestFirst().filter(({ isPreview }) => isPreview).length;
}

describe('propose', () => {
  test('makes no branch if nothing differs', async () => {
    await using stage = await publishedStage();
    const run = await propose(stage, 2);
    expect([run.exitCode, writesOf(run), branchesOf(stage)]).toEqual([0, [], ['main']]);
  });

  test('puts pages on a branch with a preview, without a live deployment', async () => {
    await using stage = await publishedStage();
    writePages(stage, manyPages(45, 'Proposed.'));
    const run = passed(await propose(stage, 2));
    expect({ deployments: run.deployments, previews: previewsOf(stage) }).toEqual({ deployments: 0, previews: 1 });
    expect(run.result.outputs.url).toContain('/preview/');
    expect(Object.keys(pagesOf(stage))).toHaveLength(3);
    expect(Object.keys(pagesOf(stage, 'reference/api', BRANCH))).toHaveLength(45);
    const again = passed(await propose(stage, 3));
    // No response tells which commit a preview shows.
    expect(writesOf(again)).toEqual(['POST /branches/merge', 'POST /deploy/preview']);
    expect(previewsOf(stage)).toBe(2);
  });

  test('has the manifest in each push, with what is on the branch by then', async () => {
    await using stage = await stageWith(45);
    stage.emulator.addFault({ route: 'POST /push', kind: 'status', status: 400, after: 1 });
    const broken = await propose(stage, 1);
    expect(broken.exitCode).toBe(1);
    expect(manifestPaths(stage, BRANCH)).toHaveLength(19);
    expect(Object.keys(pagesOf(stage, 'reference/api', BRANCH))).toHaveLength(19);
    passed(await propose(stage, 2));
    expect(Object.keys(pagesOf(stage, 'reference/api', BRANCH))).toHaveLength(45);
    expect(manifestPaths(stage, BRANCH)).toHaveLength(45);
  });

  test('brings the branch up to date, and keeps commits of people on it', async () => {
    await using stage = await proposedStage();
    editAtService(stage, { 'page-0001.mdx': 'Edited on the branch\n', 'theirs.mdx': 'theirs\n' }, BRANCH);
    stage.emulator.state.project.edit({ 'guides/new.mdx': 'new on main\n' });
    writePages(stage, { 'page-0002.mdx': 'Proposed later\n' });
    passed(await propose(stage, 3));
    expect(pagesOf(stage, 'reference/api', BRANCH)).toEqual({
      'reference/api/page-0000.mdx': 'Proposed\n',
      'reference/api/page-0001.mdx': 'Edited on the branch\n',
      'reference/api/page-0002.mdx': 'Proposed later\n',
      'reference/api/theirs.mdx': 'theirs\n',
    });
    expect(stage.emulator.state.project.branch(BRANCH).files.get('guides/new.mdx')).toBe('new on main\n');
  });

  test.each([409, 422, 'empty', 'merged'] as const)(
    'pushes to the same branch if the service answers %j because there is nothing to merge',
    async (mergeNothing) => {
      await using stage = await publishedStage();
      stage.emulator.configure({ mergeNothing });
      editAtService(stage, { 'page-0002.mdx': 'Edited on main before\n' });
      writePages(stage, { 'page-0000.mdx': 'Proposed\n' });
      const { branch } = passed(await push(stage, 2, { mode: 'propose' })).result.outputs;
      writePages(stage, { 'page-0001.mdx': 'Proposed later\n' });
      const run = passed(await push(stage, 3, { mode: 'propose' }));
      expect(run.result.outputs.branch).toBe(branch);
      expect(run.result.annotations.map(({ message }) => message).join('\n')).not.toContain('conflicts');
      expect(pagesOf(stage, 'reference/api', branch)).toMatchObject({
        'reference/api/page-0001.mdx': 'Proposed later\n',
        'reference/api/page-0002.mdx': 'Edited on main before\n',
      });
      // A conflict is still one.
      editAtService(stage, { 'page-0000.mdx': 'Edited on main\n' });
      const conflict = passed(await push(stage, 4, { mode: 'propose', 'on-edited': 'overwrite' }));
      expect(conflict.result.outputs.branch).toBe(`${branch}-2`);
    },
  );

  test('leaves a branch that conflicts with base as it is, with a notice, and pushes to it', async () => {
    await using stage = await proposedStage();
    editAtService(stage, { 'page-0000.mdx': 'Edited on main\n' });
    writePages(stage, { 'page-0001.mdx': 'Proposed later\n' });
    const run = passed(await propose(stage, 3));
    expect(run.result.annotations.map(({ message }) => message).join('\n')).toContain('merge main into it yourself');
    expect(pagesOf(stage, 'reference/api', BRANCH)).toMatchObject({
      'reference/api/page-0000.mdx': 'Proposed\n',
      'reference/api/page-0001.mdx': 'Proposed later\n',
    });
  });

  test.each([
    ['publish', {}, 1],
    ['publish', { 'dry-run': 'true' }, 0],
    ['propose', {}, 0],
  ])('warns that the pages of a pull request go live in mode %s with %j: %i time(s)', async (mode, more, times) => {
    await using stage = await publishedStage();
    const env = await pullRequestEnv(stage.folder, { repository: 'acme/api', number: 12 });
    const { result } = await push(stage, 2, { mode, ...more }, env);
    const told = result.annotations.filter(({ message }) => message.includes('and its pages go live'));
    expect(told).toHaveLength(times);
  });

  test.each([
    ['workflow_dispatch', 'topic', {}, 1],
    ['workflow_dispatch', 'main', {}, 0],
    ['workflow_dispatch', 'topic', { mode: 'propose' }, 0],
    ['workflow_dispatch', 'topic', { base: 'main' }, 0],
    ['push', 'topic', {}, 0],
  ])(
    'warns that pages of another branch than the default one go live if a person starts the run: %s, branch %s, %j',
    async (event, branch, inputs, times) => {
      await using stage = await publishedStage();
      const file = join(stage.folder, 'event.json');
      writeFileSync(file, JSON.stringify({ repository: { full_name: 'acme/api', default_branch: 'main' } }));
      const ref = { GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: branch };
      const env = { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: file, ...ref };
      const { result } = await push(stage, 2, inputs, env);
      const warning = 'This run is for the branch topic, not for the default branch main, and its pages go live.';
      expect(result.annotations.filter(({ message }) => message.includes(warning))).toHaveLength(times);
    },
  );

  test.each([{ isOpen: false }, { isOpen: true }])(
    'continues on a new branch after a conflict, and keeps the work of people on the old one (open pull request: $isOpen)',
    async ({ isOpen }) => {
      await using stage = await publishedStage();
      const env = await pullRequestEnv(stage.folder, { repository: 'acme/api', number: 12 });
      writePages(stage, { 'page-0000.mdx': 'Proposed\n' });
      const first = await push(stage, 2, { mode: 'propose' }, env);
      const { branch = '' } = first.result.outputs;
      expect(branch).toMatch(/^docs-ci\/github-com-acme-api-docs-[0-9a-f]{6}-pr-12$/);
      if (isOpen) stage.emulator.state.project.openPullRequest(branch);
      stage.emulator.state.project.edit({ 'assets/person.css': 'theirs' }, branch);
      editAtService(stage, { 'page-0000.mdx': 'Edited on main\n' });
      const overwrite = { mode: 'propose', 'on-edited': 'overwrite' };
      const run = passed(await push(stage, 3, overwrite, env));
      const second = isOpen ? branch : `${branch}-2`;
      expect(run.result.outputs.branch).toBe(second);
      expect(branchesOf(stage)).toEqual(isOpen ? ['main', branch] : ['main', branch, second]);
      expect(stage.emulator.state.project.branch(branch).files.get('assets/person.css')).toBe('theirs');
      expect(pagesOf(stage, 'reference/api', second)).toMatchObject({ 'reference/api/page-0000.mdx': 'Proposed\n' });
      expect(pagesOf(stage)).toMatchObject({ 'reference/api/page-0000.mdx': 'Edited on main\n' });
      if (!isOpen) expect(run.result.annotations.map(({ message }) => message).join('\n')).toContain(`"${branch}"`);
      const again = await push(stage, 4, overwrite, env);
      expect(again.result.outputs.branch).toBe(second);
      passed(await push(stage, 5, { mode: 'remove' }, env));
      expect(branchesOf(stage)).toEqual(['main']);
    },
  );

  test.each<[what: string, inputs: Record<string, string>, change: Record<string, string>]>([
    ['an invalid page', {}, { 'new.mdx': '<br>\n' }],
    ['an edit at the service', { 'on-edited': 'fail' }, {}],
  ])('writes nothing if %s stops the run, although the branch conflicts with base', async (_, inputs, change) => {
    await using stage = await publishedStage();
    writePages(stage, { 'page-0000.mdx': 'Proposed\n' });
    const first = await push(stage, 2, { mode: 'propose' });
    const { branch = '' } = first.result.outputs;
    const before = stage.emulator.state.project.branch(branch).head;
    editAtService(stage, { 'page-0000.mdx': 'Edited on main\n' });
    writePages(stage, { 'page-0001.mdx': 'More\n', ...change });
    const run = await push(stage, 3, { mode: 'propose', ...inputs });
    expect(run.exitCode, run.result.message).toBe(3);
    expect(branchesOf(stage)).toEqual(['main', branch]);
    expect(stage.emulator.state.project.branch(branch).head).toBe(before);
  });

  test('keeps the branch after the change was taken back, and says how to delete it', async () => {
    await using stage = await publishedStage();
    writePages(stage, { 'page-0000.mdx': 'Proposed\n', 'new.mdx': 'new\n' });
    await propose(stage, 2);
    writePages(stage, manyPages(3));
    stage.emulator.state.project.edit({ 'reference/api/new.mdx': null, 'assets/person.css': 'theirs' }, BRANCH);
    removePages(stage, 'new.mdx');
    const run = passed(await propose(stage, 3));
    expect(run.result.message).toContain('The proposal has no changes left. The branch docs-ci/api stays');
    expect(stage.emulator.state.project.branch(BRANCH).files.get('assets/person.css')).toBe('theirs');
    expect(pagesOf(stage, 'reference/api', BRANCH)).toEqual(pagesOf(stage));
  });

  test('takes back a proposal beside 200 pages with few requests', async () => {
    const guides = Array.from({ length: 200 }, (_, index) => [`guides/${index}.mdx`, `${index}\n`] as const);
    await using stage = await proposedStage(Object.fromEntries(guides));
    writePages(stage, manyPages(3));
    const run = await propose(stage, 3);
    expect(run.result.message).toContain('no changes left');
    expect(run.requests.length).toBeLessThanOrEqual(2 * 3 + 20);
  });

  test('never deletes a branch that docs-ci did not name, although its pages are those of base', async () => {
    await using stage = await publishedStage();
    const { project } = stage.emulator.state;
    project.createBranch('redesign', 'main');
    project.edit({ 'styles.css': 'by a person' }, 'redesign');
    passed(await propose(stage, 2, { branch: 'redesign' }));
    expect(branchesOf(stage)).toEqual(['main', 'redesign']);
  });

  test.each<[what: string, prepare: (stage: Stage) => void]>([
    ['an open pull request', ({ emulator }) => void emulator.state.project.openPullRequest(BRANCH)],
    ['a page of people', (stage) => editAtService(stage, { 'theirs.mdx': 'theirs\n' }, BRANCH)],
    [
      'an edit that keeps the size of a page',
      ({ emulator }) => void emulator.state.project.edit({ 'guides/a.mdx': 'AAA\n' }, BRANCH),
    ],
    [
      'another configuration',
      ({ emulator }) => void emulator.state.project.edit({ 'docs.json': '{"name":"Edited","navigation":[]}' }, BRANCH),
    ],
  ])('keeps the branch of a change that was taken back if it has %s', async (_, prepare) => {
    await using stage = await proposedStage({ 'guides/a.mdx': 'aaa\n' });
    prepare(stage);
    writePages(stage, manyPages(3));
    passed(await propose(stage, 3));
    expect(branchesOf(stage)).toContain(BRANCH);
    expect(pagesOf(stage, 'reference/api', BRANCH)).toMatchObject(pagesOf(stage));
  });

  test.each([403, 422])('succeeds without a preview if the service rejects it with %i', async (status) => {
    await using stage = await stageWith(2);
    if (status === 403) stage.emulator.state.missingFeatures.add('POST /deploy/preview');
    else stage.emulator.state.previewProblem = 'no preview today';
    const run = passed(await propose(stage, 1));
    expect(run.result.annotations.map(({ message }) => message).join('\n')).toContain('The pages are on the branch');
    expect(Object.keys(pagesOf(stage, 'reference/api', BRANCH))).toHaveLength(2);
  });

  test('fails if the preview fails, and keeps the branch', async () => {
    await using stage = await stageWith(2, { ...SERVICE, build: { ...SERVICE.build, outcome: 'error' } });
    const run = await propose(stage, 1);
    expect(run.exitCode).toBe(1);
    expect(branchesOf(stage)).toEqual(['main', BRANCH]);
  });

  test('merges into base like any branch, and the next publish has nothing to do', async () => {
    await using stage = await publishedStage();
    writePages(stage, manyPages(30, 'Proposed.'));
    await propose(stage, 2);
    stage.emulator.state.project.merge('main', BRANCH);
    const run = await push(stage, 3);
    expect({ exitCode: run.exitCode, requests: run.requests.length }).toEqual({ exitCode: 0, requests: 3 });
  });

  test.each<Record<string, string>>([{}, { 'dry-run': 'true' }, { base: 'next' }])(
    'never pushes to the deployment branch (%j)',
    async (inputs) => {
      await using stage = await startStage(SERVICE);
      stage.emulator.state.project.createBranch('next', 'main');
      writePages(stage, manyPages(30));
      const run = await propose(stage, 1, { branch: 'main', ...inputs });
      expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 2, writes: [] });
      expect(run.result.message).toContain('branch: "main" is the deployment branch');
    },
  );

  const OTHER_CONFIG = { 'docs.json': '{"name":"Edited","navigation":[]}' };
  test.each<[what: string, changed: Record<string, string | null>, problem?: string, settings?: SettingsChange]>([
    ['only pages of the folder differ', { 'reference/api/x.mdx': '# X\n', 'reference/api/old.mdx': null }],
    ['no page of people is new', { 'guides/human.mdx': '# Draft\n' }, 'has guides/human.mdx, which isn\'t in "to"'],
    ['people changed no page', { 'index.mdx': '# Another home\n' }, 'has another index.mdx than main'],
    ['people deleted no page', { 'index.mdx': null }, 'lacks index.mdx of main, which isn\'t in "to"'],
    ['people changed no configuration', OTHER_CONFIG, 'has another configuration than main'],
    ['the service tells sizes', {}, 'has index.mdx, which isn\'t in "to" and whose size', { pageSizeAs: 'none' }],
    ['the service lists all pages', {}, "can't be compared, because the service's list", { pageList: 'wrong-count' }],
  ])('deletes a branch with a name of its own only if %s', async (_, changed, problem, settings = {}) => {
    await using stage = await startStage({ ...SERVICE, ...settings });
    const { project } = stage.emulator.state;
    project.edit({ 'index.mdx': '# Home\n', 'reference/api/old.mdx': '# Old\n' });
    project.createBranch('next', 'main');
    project.edit(changed, 'next');
    const run = await push(stage, 1, { mode: 'remove', branch: 'next' });
    expect([run.exitCode, writesOf(run).length]).toEqual(problem === undefined ? [0, 1] : [2, 0]);
    if (problem === undefined) return;
    expect(run.result.message).toContain(`branch: "next" ${problem}`);
    expect(run.result.message).toMatch(
      /, so it may have work of people\. If you don't need the branch, delete it in the dashboard\./,
    );
  });

  test('pushes to no branch that could be the deployment branch, if the service does not return its name', async () => {
    await using stage = await startStage(SERVICE);
    stage.emulator.state.project.createBranch('next', 'main');
    stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 403, times: Infinity });
    writePages(stage, manyPages(2));
    const run = await propose(stage, 1, { branch: 'next' });
    expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 2, writes: [] });
  });

  test('proposes again, and keeps a branch without differences, if the service does not return the configuration', async () => {
    await using stage = await publishedStage();
    stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 403, times: Infinity });
    writePages(stage, manyPages(3, 'Proposed.'));
    passed(await propose(stage, 2));
    writePages(stage, manyPages(3));
    passed(await propose(stage, 3));
    expect(pagesOf(stage, 'reference/api', BRANCH)).toEqual(pagesOf(stage));
  });

  test('proposes again if the service hides pages outside of the navigation', async () => {
    await using stage = await stageWith(2, { ...SERVICE, pagesOutsideNavigation: 'hidden' });
    const entries = Object.keys(manyPages(2)).map((path) => `reference/api/${path.slice(0, -4)}`);
    stage.emulator.state.project.edit({
      'docs.json': JSON.stringify({ navigation: [{ group: 'API', pages: entries }] }),
    });
    passed(await propose(stage, 1));
    writePages(stage, { 'page-0000.mdx': 'Changed\n' });
    passed(await propose(stage, 2, { 'on-edited': 'overwrite' }));
    expect(pagesOf(stage, 'reference/api', BRANCH)).toMatchObject({ 'reference/api/page-0000.mdx': 'Changed\n' });
  });
});

describe('remove', () => {
  test('deletes the branch if it is there, and is done if it is not', async () => {
    await using stage = await stageWith(2);
    await propose(stage, 1);
    passed(await remove(stage, { 'dry-run': 'true' }));
    expect(branchesOf(stage)).toEqual(['main', BRANCH]);
    passed(await remove(stage));
    expect(branchesOf(stage)).toEqual(['main']);
    const again = await remove(stage);
    expect({ exitCode: again.exitCode, writes: writesOf(again) }).toEqual({ exitCode: 0, writes: [] });
  });

  test('needs neither the folder nor to', async () => {
    await using stage = await startStage(SERVICE);
    stage.emulator.state.project.createBranch(BRANCH, 'main');
    passed(await stage.run('push-content', ['--mode=remove', `--branch=${BRANCH}`]));
    expect(branchesOf(stage)).toEqual(['main']);
  });

  test.each([
    { branch: BRANCH, exitCode: 0, branches: ['main', 'next'] },
    { branch: 'next', exitCode: 2, branches: ['main', BRANCH, 'next'] },
  ])(
    'deletes only branches of docs-ci if nothing names the deployment branch ($branch)',
    async ({ branch, exitCode, branches }) => {
      await using stage = await startStage(SERVICE);
      for (const name of [BRANCH, 'next']) stage.emulator.state.project.createBranch(name, 'main');
      stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 403, times: Infinity });
      const run = await remove(stage, { branch });
      expect(run.exitCode, run.result.message).toBe(exitCode);
      expect(branchesOf(stage)).toEqual(branches);
    },
  );

  test.each<[what: string, inputs: Record<string, string>]>([
    ['the deployment branch', { branch: 'main' }],
    ['base', { branch: 'next', base: 'next' }],
    ['a protected branch', { branch: 'safe' }],
  ])('never deletes %s', async (_, inputs) => {
    await using stage = await startStage(SERVICE);
    const { project } = stage.emulator.state;
    for (const name of ['next', 'safe']) project.createBranch(name, 'main');
    project.protectBranch('safe');
    const run = await remove(stage, inputs);
    expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 2, writes: [] });
    expect(branchesOf(stage)).toEqual(['main', 'next', 'safe']);
  });
});
