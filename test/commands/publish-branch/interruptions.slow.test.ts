/** Tests what happens if people or other runs write during a run, or if a response is lost. */
import { describe, expect, test } from 'vitest';
import { realTime } from '../../../src/api/clock.js';
import type { ApiRequest } from '../../support/api-server.js';
import { startStage } from '../../support/runs.js';
import {
  branchesOf,
  CHANGES,
  filesOf,
  isBefore,
  isLiveMerge,
  isPost,
  later,
  NOTHING,
  once,
  ownBranches,
  PAGES,
  prepare,
  publishBranch,
  publishThrough,
  stage,
  stepsOf,
  startStages,
} from './fixture.js';

startStages();

const edit = (files: Record<string, string>): unknown => stage.emulator.state.project.edit(files);

describe('a conflict', () => {
  test.each<Readonly<Record<string, string>>>([{}, { mode: 'check', trial: 'true' }])(
    'names both branches and the pages, writes nothing, and leaves no branch, with %j',
    async (inputs) => {
      prepare(stage);
      edit({ 'b.mdx': '# B of main\n' });
      const before = filesOf(stage);
      const run = await publishBranch(stage, inputs);
      expect([run.exitCode, run.result.outputs.outcome, run.result.outputs.conflict]).toEqual([1, 'failed', 'true']);
      expect(run.result.message).toMatch(/^next conflicts with main/);
      expect(run.result.message).toContain('b.mdx');
      expect(run.result.message).toContain('Merge main into next, and solve the conflicts there.');
      expect([filesOf(stage), branchesOf(stage)]).toEqual([before, ['main', 'next']]);
    },
  );
});

describe('base', () => {
  test('starts again if others change base before the restore point', async () => {
    prepare(stage);
    const fix = once(() => edit({ 'fix.mdx': '# Fix\n' }));
    const run = await publishThrough(stage, (request) => (isBefore(request) ? fix() : undefined));
    expect([run.exitCode, run.deployments]).toEqual([0, 1]);
    expect(filesOf(stage)).toMatchObject({ 'fix.mdx': '# Fix\n', 'new.mdx': '# New\n' });
    expect(ownBranches(stage)).toHaveLength(2);
    expect(run.result.outputs['restore-point']).toMatch(/-publish-v2-4-0-\w{7}2\.from-\w{8}\.\w{8}$/);
  });

  test('plans nothing any more if others merge the same branch before the restore point', async () => {
    prepare(stage);
    const overtake = once(() => stage.emulator.state.project.merge('main', 'next'));
    const run = await publishThrough(stage, (request) => (isBefore(request) ? overtake() : undefined), {
      wait: 'false',
    });
    expect([run.exitCode, run.result.outputs.changed, run.result.outputs.updated]).toEqual([0, 'false', '0']);
    expect(run.result.message).toMatch(/^Nothing to publish/);
    expect(run.result.outputs['plan']).toMatch(/plan\.json$/);
    expect(stepsOf(stage)).toEqual([]);
  });

  test('fails after three rounds if others change base in each, with nothing left', async () => {
    prepare(stage);
    let count = 0;
    const run = await publishThrough(stage, (request) => {
      if (isBefore(request)) edit({ [`fix-${(count += 1)}.mdx`]: '# Fix\n' });
    });
    expect([run.exitCode, run.result.outputs.outcome, count]).toEqual([1, 'failed', 3]);
    expect(run.result.message).toMatch(/^The merge into main failed 3 times \(/);
    expect(branchesOf(stage)).toEqual(['main', 'next']);
    expect(filesOf(stage)['new.mdx']).toBeUndefined();
  });

  test('keeps the work of others in other pages after the restore point', async () => {
    prepare(stage);
    const run = await publishThrough(stage, (request) => {
      if (isLiveMerge(request)) edit({ 'c.mdx': '# C, fixed\n' });
    });
    expect(run.exitCode).toBe(0);
    expect(filesOf(stage)).toMatchObject({ 'c.mdx': '# C, fixed\n', 'b.mdx': '# B 2\n' });
    expect(run.result.outputs['restore-point']).toMatch(/-publish-v2-4-0-\w{7}1\.from-\w{8}\.\w{8}$/);
  });

  test('starts again if others change the same lines after the restore point, and never overwrites them', async () => {
    prepare(stage);
    const overtake = once(() => edit({ 'b.mdx': '# B of main\n' }));
    const run = await publishThrough(stage, (request) => (isLiveMerge(request) ? overtake() : undefined));
    expect([run.exitCode, run.result.outputs.conflict]).toEqual([1, 'true']);
    expect(filesOf(stage)).toEqual({ ...PAGES, 'b.mdx': '# B of main\n' });
    expect(branchesOf(stage)).toEqual(['main', 'next']);
  });

  test.each([403, 409, 422] as const)(
    'leaves a base that is protected with %i as it is, and no branch',
    async (protectedWrites) => {
      stage.emulator.configure({ protectedWrites });
      prepare(stage);
      stage.emulator.state.project.protectBranch('main');
      const run = await publishBranch(stage);
      expect([run.exitCode, run.result.outputs.changed]).toEqual([1, 'false']);
      const advice = /If main is protected, allow the API to write to main, or merge next into main in the docu/;
      expect(run.result.message).toMatch(advice);
      if (protectedWrites === 403) expect(run.result.message).toContain('editor role');
      expect([filesOf(stage), branchesOf(stage)]).toEqual([PAGES, ['main', 'next']]);
    },
  );

  test('stays as it is with a viewer key, and the message names the role', async () => {
    prepare(stage);
    const run = await publishBranch(stage, { 'api-key': stage.emulator.keys.viewer });
    expect(run.exitCode).toBe(1);
    expect(run.result.message).toMatch(/viewer role\. Ask an organization admin for a key with the editor role/);
    expect(branchesOf(stage)).toEqual(['main', 'next']);
  });
});

describe('a lost response', () => {
  const ROUTES = ['POST /branches', 'POST /branches/merge', 'POST /branches/delete'] as const;
  const LOST = [
    ['after the service carried it out', { kind: 'reset-after' }],
    ['before it arrived', { kind: 'reset' }],
    ['with a page of a proxy', { kind: 'html', afterWork: true }],
  ] as const;
  const FAULTS = ROUTES.flatMap((route) =>
    [1, 2].flatMap((nth) => LOST.map(([name, fault]) => [route, nth, name, fault] as const)),
  );

  test.each(FAULTS)('looks up a lost response to %s, number %i, %s', async (route, nth, _, fault) => {
    prepare(stage);
    stage.emulator.addFault({ route, ...fault, after: nth - 1 });
    const run = await publishBranch(stage);
    expect([run.exitCode, run.deployments]).toEqual([0, 1]);
    expect(filesOf(stage)).toMatchObject({ 'b.mdx': '# B 2\n', 'new.mdx': '# New\n' });
    expect(ownBranches(stage)).toHaveLength(2);
  });

  test.each([
    ['one page', { 'b.mdx': '# B 2\n' }],
    ['all pages', { 'b.mdx': '# B 2\n', 'new.mdx': '# New\n', 'gone.mdx': null }],
    ['a page and the configuration', { 'b.mdx': '# B 2\n', 'docs.json': CHANGES['docs.json'] ?? '' }],
  ])('merges again if a merge never arrived, although somebody made the same edit of %s', async (_, same) => {
    prepare(stage, { changes: { ...CHANGES, 'api.yaml': 'openapi: 3.1.0\n' } });
    const overtake = once(() => {
      stage.emulator.state.project.edit(same);
      stage.emulator.addFault({ route: 'POST /branches/merge', kind: 'reset' });
    });
    const run = await publishThrough(stage, (request) => (isLiveMerge(request) ? overtake() : undefined));
    expect([run.exitCode, run.result.outputs.changed], run.result.message).toEqual([0, 'true']);
    expect(filesOf(stage)).toEqual(filesOf(stage, 'next'));
  });

  test.each(['up-to-date', 'merged', 'empty', 409, 422] as const)(
    'succeeds if only the response of the merge was lost, and a merge of nothing is answered with %j',
    async (mergeNothing) => {
      stage.emulator.configure({ mergeNothing });
      prepare(stage);
      stage.emulator.addFault({ route: 'POST /branches/merge', kind: 'reset-after', after: 1 });
      const run = await publishBranch(stage);
      expect([run.exitCode, run.result.outputs.changed, run.deployments], run.result.message).toEqual([0, 'true', 1]);
    },
  );

  test('publishes although no response to a merge is JSON', async () => {
    prepare(stage);
    stage.emulator.addFault({
      route: 'POST /branches/merge',
      kind: 'html',
      afterWork: true,
      status: 200,
      times: Infinity,
    });
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.outputs.changed, run.deployments], run.result.message).toEqual([0, 'true', 1]);
  });

  test('ends as unavailable if no merge into main gets a response, says that main may have it, and keeps both branches', async () => {
    prepare(stage);
    stage.emulator.addFault({ route: 'POST /branches/merge', kind: 'html', after: 1, times: Infinity });
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.outputs.outcome, run.result.outputs.changed]).toEqual([5, 'unavailable', '']);
    expect(run.result.message).toContain('main may have the changes');
    expect(ownBranches(stage)).toHaveLength(2);
    stage.emulator.clearFaults();
    await later(stage);
    const again = await publishBranch(stage);
    expect([again.exitCode, filesOf(stage)['new.mdx']]).toEqual([0, '# New\n']);
  });
});

describe('two runs', () => {
  test('gives two runs of one machine, second and label branches of their own', async () => {
    prepare(stage);
    const { clock, emulator } = stage;
    await using other = await startStage({}, { clock, emulator, random: () => 0.25 });
    const [first, second] = await Promise.all([publishBranch(stage), publishBranch(other)]);
    expect([first.exitCode, second.exitCode], `${first.result.message} ${second.result.message}`).toEqual([0, 0]);
    expect(filesOf(stage)).toEqual(filesOf(stage, 'next'));
    const merged = [first, second].filter(({ result }) => result.outputs.changed === 'true');
    expect(merged.length).toBeGreaterThanOrEqual(1);
    const posts = stage.emulator.requests.filter(({ route }) => route === 'POST /branches');
    const names = posts.map(({ body }) => (body as { branchName: string }).branchName);
    expect(new Set(names).size).toBe(names.length);
  });

  test('fails if another run deletes its branch, and base is as it was', async () => {
    prepare(stage);
    const { project } = stage.emulator.state;
    const run = await publishThrough(stage, (request) => {
      if (!isPost(request, '/merge') || isLiveMerge(request)) return;
      for (const name of ownBranches(stage)) project.deleteBranch(name);
    });
    expect([run.exitCode, run.result.message]).toEqual([
      1,
      expect.stringContaining('Another run deletes it to take over.'),
    ]);
    expect(filesOf(stage)).toEqual(PAGES);
  });

  test('gives two runs in one second and with one label branches of their own', async () => {
    prepare(stage);
    const { project } = stage.emulator.state;
    const take = once((body: string) => {
      const { branchName } = JSON.parse(body) as { branchName: string };
      project.createBranch(branchName, 'main');
    });
    const run = await publishThrough(stage, (request) =>
      isPost(request, '/branches') ? take(String(request.bytes)) : undefined,
    );
    expect(run.exitCode).toBe(0);
    expect(run.result.outputs['restore-point']).toMatch(/-publish-v2-4-0-\w{7}2\.from-\w{8}\.\w{8}$/);
    expect(ownBranches(stage)).toHaveLength(3);
  });
});

test('sends no further request in a cancelled run, and the next one clears up and publishes', async () => {
  prepare(stage);
  stage.cancelWhen(() => stage.emulator.requests.some(({ route }) => route === 'POST /branches/merge'), 'SIGTERM');
  const run = await publishBranch(stage);
  expect([run.exitCode, run.result.outputs.outcome]).toEqual([143, 'cancelled']);
  expect(filesOf(stage)).toEqual(PAGES);
  stage.cancelWhen(() => false, 'SIGTERM');
  await later(stage);
  expect((await publishBranch(stage)).exitCode).toBe(0);
  expect(ownBranches(stage)).toHaveLength(2);
});

describe('a cancelled run', () => {
  const UNCHANGED = 'Nothing was changed';
  const NONE = { changed: 'false', plan: '', ...NOTHING };
  test.each<[string, (request: ApiRequest) => boolean, object, string, boolean]>([
    ['its own branch is created', (one) => isPost(one, '/branches'), NONE, UNCHANGED, false],
    ['it merges into its own branch', (one) => isPost(one, '/merge'), NONE, UNCHANGED, false],
    ['the restore point is created', isBefore, { changed: 'false', ...NOTHING }, UNCHANGED, true],
    [
      'it merges into main',
      isLiveMerge,
      { changed: '', created: '', updated: '', deleted: '' },
      'main may have the changes',
      true,
    ],
    [
      'it waits for the deployment',
      ({ path }) => /deployments\/./.test(path),
      { changed: 'true', updated: '1', status: 'pending' },
      'main has all changes. The restore point is docs-ci-before/',
      true,
    ],
  ])('says what it knows if it is cancelled while %s', async (_, isReached, outputs, message, hasPlan) => {
    prepare(stage);
    let isCancelled = false;
    stage.cancelWhen(() => isCancelled, 'SIGTERM');
    const run = await publishThrough(stage, async (request) => {
      if (!isReached(request)) return;
      isCancelled = true;
      await realTime(50);
    });
    expect(run.result).toMatchObject({ outcome: 'cancelled', outputs: { branch: 'main', ...outputs } });
    expect(run.result.message).toContain(message);
    expect(run.result.outputs['plan'] !== '').toBe(hasPlan);
    expect(run.summary.includes('`new.mdx`')).toBe(hasPlan);
  });
});
