/** Tests publish-branch against each way in which a service may do what the contract leaves open. */
import { describe, expect, test } from 'vitest';
import {
  configOf,
  filesOf,
  later,
  ownBranches,
  PAGES,
  prepare,
  publishBranch,
  publishThrough,
  stage,
  startStages,
  stepsOf,
} from './fixture.js';

startStages();

describe('a merge of what base has already', () => {
  test.each(['up-to-date', 'merged', 'empty', 409, 422] as const)(
    'finds nothing to publish if the service answers %j to a merge of nothing',
    async (mergeNothing) => {
      prepare(stage);
      await publishBranch(stage);
      await later(stage);
      stage.emulator.configure({ mergeNothing });
      const run = await publishBranch(stage);
      // A rejected merge may also be a conflict in other files.
      const conflict = typeof mergeNothing === 'number' ? '' : 'false';
      expect([run.exitCode, run.result.outputs.changed, run.result.outputs.conflict]).toEqual([0, 'false', conflict]);
      expect(run.deployments).toBe(0);
      expect(ownBranches(stage)).toHaveLength(2);
    },
  );

  test.each([
    ['up-to-date', 0],
    ['merged', 0],
    ['empty', 1],
    [409, 1],
    [422, 1],
  ] as const)(
    'ends a publication of nothing beside an edit on base, if a merge of nothing is answered with %j, with exit code %i',
    async (mergeNothing, exitCode) => {
      prepare(stage);
      await publishBranch(stage);
      await later(stage);
      stage.emulator.state.project.edit({ 'a.mdx': '# A, edited\n' });
      stage.emulator.configure({ mergeNothing });
      const run = await publishBranch(stage);
      expect([run.exitCode, run.result.outputs.changed, run.deployments]).toEqual([exitCode, 'false', 0]);
      expect(filesOf(stage)['a.mdx']).toBe('# A, edited\n');
    },
  );
});

describe('a merge that is carried out later, or has another word', () => {
  test.each([
    [{ mergeDelayMs: 3_000 }],
    [{ mergeDelayMs: 20_000, mergeStatus: 'queued' }],
    [{ mergeDelayMs: 2_000, mergeStatus: null }],
    [{ mergeStatus: 'ok' }],
    [{ mergeStatus: null }],
  ])('publishes, and is only done when base shows it, with %j', async (settings) => {
    prepare(stage);
    stage.emulator.configure(settings);
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.outputs.changed, run.result.outputs.status]).toEqual([0, 'true', 'ready']);
    expect(run.deployments).toBe(1);
    expect(filesOf(stage)['new.mdx']).toBe('# New\n');
  });

  test.each([[{ mergeDelayMs: 3_000 }], [{ mergeStatus: 'ok' }]])(
    'publishes a change that keeps the size of a page with %j',
    async (settings) => {
      prepare(stage, { changes: { 'b.mdx': '# B 2\n' } });
      stage.emulator.configure(settings);
      const run = await publishBranch(stage);
      expect([run.exitCode, run.result.outputs.updated]).toEqual([0, '1']);
    },
  );

  test('fails after a minute if the service does not carry it out, and base is as before', async () => {
    prepare(stage);
    stage.emulator.configure({ mergeDelayMs: 3_600_000, mergeStatus: 'queued' });
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.outputs.changed]).toEqual([1, 'false']);
    expect(run.result.message).toContain('status "queued"');
    expect(filesOf(stage)).toEqual(PAGES);
  });

  test('keeps both branches if base does not show the merge, which may still come', async () => {
    prepare(stage);
    const run = await publishThrough(stage, ({ path, bytes }) => {
      const isLive = path.endsWith('/merge') && String(bytes).includes('"base":"main"');
      if (isLive) stage.emulator.configure({ mergeDelayMs: 3_600_000, mergeStatus: 'queued' });
    });
    expect([run.exitCode, run.result.outputs.outcome, run.result.outputs.changed]).toEqual([1, 'failed', '']);
    expect(run.result.message).toContain('main may have the changes');
    expect(ownBranches(stage)).toHaveLength(2);
  });
});

describe('deployments', () => {
  test('fails with what to do if a merge starts no deployment', async () => {
    prepare(stage);
    stage.emulator.configure({ mergeDeploys: false });
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.outputs.changed]).toEqual([1, 'true']);
    expect(run.result.message).toMatch(/No deployment of main appeared within 3m.*trigger-deploy/);
    expect(run.requests).not.toContain('POST /deploy');
  });

  test('follows the live deployment only if new branches start builds', async () => {
    prepare(stage);
    stage.emulator.configure({ branchDeploys: true });
    const run = await publishBranch(stage);
    expect([run.exitCode, run.deployments]).toEqual([0, 1]);
  });

  test('follows a deployment whose branch and trigger the service does not tell', async () => {
    prepare(stage);
    stage.emulator.configure({ deploymentOrigins: 'null' });
    expect((await publishBranch(stage)).result.outputs.status).toBe('ready');
  });
});

describe('the repository', () => {
  test('tells the conflict of a squashed publication, and what to do', async () => {
    stage.emulator.configure({ mergeKind: 'squash' });
    prepare(stage);
    await publishBranch(stage);
    await later(stage);
    stage.emulator.state.project.edit({ 'b.mdx': '# B 3\n' }, 'next');
    const run = await publishBranch(stage, { mode: 'check', trial: 'true' });
    expect([run.exitCode, run.result.outputs.conflict]).toEqual([1, 'true']);
    expect(run.result.message).toContain('Merge main into next');
  });

  test.each<[string, Record<string, string>, Record<string, string>, string]>([
    ['the configuration alone', {}, {}, 'The configuration differs.'],
    [
      'the configuration beside a page',
      { 'b.mdx': '# B 3\n' },
      {},
      'Pages that differ: b.mdx. The configuration differs.',
    ],
    ['redirects', {}, { redirects: [] as never }, 'The configuration differs.'],
  ])('names a conflict in %s', async (_, page, more, text) => {
    prepare(stage, { changes: { 'docs.json': configOf(['a', 'b', 'c'], { tab: 'next' }), ...page } });
    stage.emulator.state.project.edit({ 'docs.json': configOf(['a', 'b'], { tab: 'main', ...more }) });
    const run = await publishBranch(stage, { mode: 'check', trial: 'true' });
    expect([run.exitCode, run.result.outputs.conflict]).toEqual([1, 'true']);
    expect(run.result.message).toContain(text);
  });

  test.each([
    [[{ source: '/gone', destination: '/a' }], '0'],
    [[{ from: '/gone', to: '/a' }], '0'],
    [[{ source: '/:page', destination: '/a' }], '0'],
    [[{ source: '/*', destination: '/a' }], '0'],
    [[{ source: '/other', destination: '/a' }], '1'],
    ['none', '1'],
  ])('reads the redirects %j', async (redirects, expected) => {
    prepare(stage, { changes: { 'gone.mdx': null, 'docs.json': configOf(['a', 'b', 'c'], { site: { redirects } }) } });
    expect((await publishBranch(stage)).result.outputs['without-redirect']).toBe(expected);
  });

  test.each([
    ['a redirect that goes', [{ source: '/old', destination: '/a' }], [], '1'],
    ['a pattern that goes', [{ source: '/old/:slug*', destination: '/:slug*' }], [], '1'],
    [
      'a redirect that leads elsewhere now',
      [{ source: '/old', destination: '/a' }],
      [{ source: '/old', destination: '/b' }],
      '0',
    ],
    [
      'a pattern in its place',
      [{ source: '/old/x', destination: '/a' }],
      [{ source: '/old/:x', destination: '/a' }],
      '0',
    ],
    ['a redirect that led nowhere', [{ source: '/old', destination: '/nowhere' }], [], '0'],
    ['redirects of another format', [{ from: '/old', to: '/a' }], [], '0'],
  ])('counts the published URLs that end with redirects: %s', async (_, before, after, expected) => {
    const pages = ['a', 'b', 'c', 'gone'];
    prepare(stage, {
      pages: { ...PAGES, 'docs.json': configOf(pages, { redirects: before }) },
      changes: { 'docs.json': configOf(pages, { redirects: after }) },
    });
    const run = await publishBranch(stage);
    expect(run.result.outputs['without-redirect']).toBe(expected);
    expect(run.summary.includes('ends: add it again')).toBe(expected === '1');
  });

  test('gets through reads that show writes late', async () => {
    stage.emulator.configure({ staleReadsMs: 3_000 });
    prepare(stage);
    stage.emulator.state.project.settle();
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.outputs.created, run.result.outputs.deleted]).toEqual([0, '1', '1']);
  });

  test.each(['without-ending', 'leading-slash'] as const)(
    'compares pages that the service lists %s',
    async (pagePaths) => {
      stage.emulator.configure({ pagePaths, otherFiles: 'listed' });
      prepare(stage);
      const run = await publishBranch(stage);
      expect(run.result.outputs).toMatchObject({ outcome: 'done', created: '1', updated: '1', deleted: '1' });
    },
  );

  test('asks for pages that an incomplete list lacks, and says that it may not know all', async () => {
    stage.emulator.configure({ pageList: 'half' });
    prepare(stage);
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.outputs.complete]).toEqual([0, 'false']);
    expect(stepsOf(stage).filter((step) => step.startsWith('delete'))).toEqual([]);
  });

  test('uses the name of base if the service refuses the configuration', async () => {
    prepare(stage);
    stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 404, times: Infinity });
    const refused = await publishBranch(stage);
    expect([refused.exitCode, refused.result.message]).toEqual([2, expect.stringContaining('Set "base" to this name')]);
    const run = await publishBranch(stage, { base: 'main' });
    expect([run.exitCode, run.result.outputs['without-redirect'], run.deployments]).toEqual([0, '', 1]);
    expect(run.result.outputs['not-in-navigation']).toBe('');
    expect(run.stdout).toContain("doesn't check navigation and redirects");
  });

  test('says whose word it was if the deployment branch is not among the branches', async () => {
    prepare(stage);
    const body = { branch: 'trunk', config: {} };
    stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 200, body });
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.message]).toEqual([
      2,
      expect.stringContaining(
        'base: the service calls "trunk" the deployment branch, but lists no such branch. Set "base"',
      ),
    ]);
  });
});
