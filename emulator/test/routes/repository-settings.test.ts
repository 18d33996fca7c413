/** Tests the settings for what the contract leaves open about pages, pushes and merges, in every variant. */
import { describe, expect, it } from 'vitest';
import type { EmulatorOptions } from '../../emulator.js';
import { badFields, NOON, startTestEmulator, type TestEmulator, type TestResponse } from '../fixture.js';

interface PageList {
  readonly pages: readonly { readonly path: string; readonly size: number }[];
  readonly count: number;
}

/** Starts an emulator whose project has two pages in the navigation, one outside, and a file that isn't a page. */
async function startSmall(options: EmulatorOptions = {}): Promise<TestEmulator> {
  const service = await startTestEmulator({ seed: false, ...options });
  const { project } = service.emulator.state;
  project.edit({
    [options.configPath ?? 'docs.json']: JSON.stringify({ navigation: [{ group: 'G', pages: ['a.mdx', 'b/c.md'] }] }),
    'a.mdx': 'ä\n',
    'b/c.md': 'c\n',
    'outside.mdx': 'o\n',
    'api.yaml': 'y\n',
  });
  project.settle();
  return service;
}

async function listedPaths(service: TestEmulator): Promise<string[]> {
  return (await service.ok<PageList>('GET /pages')).pages.map(({ path }) => path);
}

async function statusOf(service: TestEmulator, name: string): Promise<number> {
  return (await service.call(name)).status;
}

function push(service: TestEmulator, ...operations: readonly object[]): Promise<TestResponse> {
  return service.call('POST /push', { json: { commitMessage: 'Change', operations } });
}

describe('the list of pages', () => {
  it.each([
    ['with-ending', ['a.mdx', 'b/c.md', 'outside.mdx'], 'b/c.md', 'b/c'],
    ['without-ending', ['a', 'b/c', 'outside'], 'b/c', 'b/c.md'],
    ['leading-slash', ['/a.mdx', '/b/c.md', '/outside.mdx'], 'b/c.md', 'b/c'],
  ] as const)('lists paths %s, and only the same form can be read', async (pagePaths, paths, readable, other) => {
    const service = await startSmall({ pagePaths });
    expect(await listedPaths(service)).toEqual(paths);
    expect(await service.ok(`GET /pages/${readable}`)).toEqual({ path: paths[1], branch: 'main', content: 'c\n' });
    expect(await statusOf(service, `GET /pages/${other}`)).toBe(404);
    for (const path of [`/${readable}`, `%2F${readable}`])
      expect(await statusOf(service, `GET /pages/${path}`)).toBe(404);
  });

  it.each([
    ['listed', true, 200],
    ['readable', false, 200],
    ['hidden', false, 404],
  ] as const)('shows pages outside the navigation as %s', async (pagesOutsideNavigation, isListed, status) => {
    const service = await startSmall({ pagesOutsideNavigation });
    expect(await listedPaths(service)).toEqual(['a.mdx', 'b/c.md', ...(isListed ? ['outside.mdx'] : [])]);
    expect(await statusOf(service, 'GET /pages/outside.mdx')).toBe(status);
  });

  it.each([
    ['listed', true, 200],
    ['readable', false, 200],
    ['hidden', false, 404],
  ] as const)('shows the configuration and other files as %s', async (otherFiles, isListed, status) => {
    const service = await startSmall({ otherFiles, pagePaths: 'without-ending', configPath: 'site/config.json' });
    const pages = ['a', 'b/c', 'outside'];
    expect(await listedPaths(service)).toEqual(isListed ? [...pages, 'api.yaml', 'site/config.json'].sort() : pages);
    expect(await statusOf(service, 'GET /pages/site/config.json')).toBe(status);
    expect(await service.ok('GET /config')).toMatchObject({ config: { navigation: [{ group: 'G' }] } });
  });

  it.each([
    ['complete', ['a.mdx', 'b/c.md', 'outside.mdx'], 3],
    ['wrong-count', ['a.mdx', 'b/c.md', 'outside.mdx'], 4],
    ['half', ['a.mdx', 'outside.mdx'], 3],
    ['half-without-trace', ['a.mdx', 'outside.mdx'], 2],
  ] as const)('lists pages %s, with a count', async (pageList, paths, count) => {
    const service = await startSmall({ pageList });
    const list = await service.ok<PageList>('GET /pages');
    expect([list.pages.map(({ path }) => path), list.count]).toEqual([paths, count]);
    expect(await statusOf(service, 'GET /pages/b/c.md')).toBe(200);
  });

  it.each([
    ['bytes', 3],
    ['characters', 2],
  ] as const)('lists sizes in %s', async (pageSizeAs, size) => {
    const service = await startSmall({ pageSizeAs });
    expect((await service.ok<PageList>('GET /pages')).pages[0]).toEqual({ path: 'a.mdx', size });
  });
});

describe('the text of a push', () => {
  it.each([
    ['as-sent', 'a\r\nb\rc\n\n', 'd'],
    ['lf', 'a\nb\nc\n\n', 'd'],
    ['one-final-newline', 'a\nb\nc\n', 'd\n'],
    ['no-final-newline', 'a\nb\nc', 'd'],
  ] as const)('stores the text of a push %s', async (storedText, long, short) => {
    const service = await startSmall({ storedText });
    await push(
      service,
      { type: 'create', path: 'long.mdx', content: 'a\r\nb\rc\n\n' },
      { type: 'update', path: 'a.mdx', content: 'd' },
      { type: 'create', path: 'empty.mdx', content: '' },
    );
    const { files } = service.emulator.state.project.branch();
    expect([files.get('long.mdx'), files.get('a.mdx'), files.get('empty.mdx')]).toEqual([long, short, '']);
  });
});

describe('operations of a push', () => {
  it.each([409, 422, 'overwrite'] as const)('creates an existing page: %s', async (createExisting) => {
    const service = await startSmall({ createExisting });
    const { status } = await push(service, { type: 'create', path: 'a.mdx', content: 'new' });
    expect(status).toBe(createExisting === 'overwrite' ? 201 : createExisting);
    expect(service.emulator.state.project.branch().files.get('a.mdx')).toBe(status === 201 ? 'new' : 'ä\n');
  });

  it.each([404, 422, 'create'] as const)('updates a missing page: %s', async (updateMissing) => {
    const service = await startSmall({ updateMissing });
    const { status } = await push(service, { type: 'update', path: 'new.mdx', content: 'new' });
    expect(status).toBe(updateMissing === 'create' ? 201 : updateMissing);
    expect(service.emulator.state.project.branch().files.get('new.mdx')).toBe(status === 201 ? 'new' : undefined);
  });

  it.each([404, 422, 'ignore'] as const)('deletes a missing page: %s', async (deleteMissing) => {
    const service = await startSmall({ deleteMissing });
    const { status } = await push(service, { type: 'delete', path: 'new.mdx' }, { type: 'delete', path: 'a.mdx' });
    expect(status).toBe(deleteMissing === 'ignore' ? 201 : deleteMissing);
    expect(service.emulator.state.project.branch().files.has('a.mdx')).toBe(status !== 201);
  });

  it('rejects a push above the limit of a body with 413', async () => {
    const operation = { type: 'create', path: 'new.mdx', content: 'x'.repeat(1000) };
    const bodyBytes = JSON.stringify({ commitMessage: 'Change', operations: [operation] }).length;
    const service = await startSmall({ pushLimitBytes: bodyBytes - 1 });
    expect((await push(service, operation)).status).toBe(413);
    service.emulator.configure({ pushLimitBytes: bodyBytes });
    expect((await push(service, operation)).status).toBe(201);
    service.emulator.configure({ pushLimitBytes: null });
    expect((await push(service, { ...operation, type: 'update', content: 'x'.repeat(2_000_000) })).status).toBe(201);
  });
});

describe('merges and protected branches', () => {
  it('carries out a queued merge later, with its deployment, and drops it if its branch is deleted', async () => {
    const service = await startSmall({ mergeDelayMs: 500, mergeStatus: 'queued' });
    const { project, deployments } = service.emulator.state;
    for (const name of ['work', 'deleted']) {
      await service.ok('POST /branches', { json: { branchName: name } });
      project.edit({ [`${name}.mdx`]: 'x' }, name);
      const merged = await service.call('POST /branches/merge', { json: { base: 'main', head: name } });
      expect([merged.status, merged.body]).toEqual([202, { commitSha: null, status: 'queued' }]);
    }
    project.deleteBranch('deleted');
    expect(await listedPaths(service)).not.toContain('work.mdx');
    service.advance(500);
    expect(await listedPaths(service)).toContain('work.mdx');
    expect(await listedPaths(service)).not.toContain('deleted.mdx');
    expect(deployments.newestFirst().map(({ createdAt }) => createdAt)).toEqual([NOON + 500]);
    const again = await service.ok('POST /branches/merge', { json: { base: 'main', head: 'work' } });
    expect(again).toMatchObject({ status: 'up-to-date' });
  });

  it.each([
    ['deployment-branch', 'main'],
    ['newest-branch', 'draft'],
  ] as const)('creates a branch without a source from the %s', async (defaultBranchSource, source) => {
    const service = await startSmall({ defaultBranchSource });
    await service.ok('POST /branches', { json: { branchName: 'draft', sourceBranch: 'main' } });
    expect(await service.ok('POST /branches', { json: { branchName: 'work' } })).toMatchObject({
      sourceBranch: source,
    });
  });

  it.each([
    ['up-to-date', 200, { status: 'up-to-date' }],
    ['merged', 200, { status: 'merged' }],
    ['empty', 200, {}],
    [409, 409, undefined],
    [422, 422, undefined],
  ] as const)('answers a merge of a branch that the base already has: %s', async (mergeNothing, status, body) => {
    const service = await startSmall({ mergeNothing });
    const { project, deployments } = service.emulator.state;
    project.createBranch('work', 'main');
    const { head } = project.branch();
    const merged = await service.call('POST /branches/merge', { json: { base: 'main', head: 'work' } });
    expect(merged.status).toBe(status);
    if (body) expect(merged.body).toEqual('status' in body ? { commitSha: head, ...body } : {});
    expect(project.branch().head).toBe(head);
    expect(deployments.newestFirst()).toEqual([]);
  });

  it.each([
    ['merge', 200, 'new\n'],
    ['squash', 409, undefined],
  ] as const)('merges a branch again after a %s and an edit of its page: %i', async (mergeKind, status, text) => {
    const service = await startSmall({ mergeKind });
    const { project } = service.emulator.state;
    const mergeWork = (): Promise<TestResponse> =>
      service.call('POST /branches/merge', { json: { base: 'main', head: 'work' } });
    project.createBranch('work', 'main');
    project.edit({ 'a.mdx': 'work\n' }, 'work');
    expect((await mergeWork()).body).toMatchObject({ status: 'merged' });
    expect(project.branch().files.get('a.mdx')).toBe('work\n');
    project.edit({ 'a.mdx': 'edited\n' });
    project.edit({ 'new.mdx': 'new\n' }, 'work');
    expect((await mergeWork()).status).toBe(status);
    expect(project.branch().files.get('a.mdx')).toBe('edited\n');
    expect(project.branch().files.get('new.mdx')).toBe(text);
  });

  it.each([
    [true, null],
    [true, 500],
    [false, null],
    [false, 500],
  ])(
    'deploys a merge into the deployment branch: %j (carried out after: %j ms)',
    async (mergeDeploys, mergeDelayMs) => {
      const service = await startSmall({ mergeDeploys, mergeDelayMs });
      const { state } = service.emulator;
      for (const name of ['other', 'work']) state.project.createBranch(name, 'main');
      state.project.edit({ 'a.mdx': 'new' }, 'work');
      for (const base of ['other', 'main']) await service.ok('POST /branches/merge', { json: { base, head: 'work' } });
      service.advance(500);
      await listedPaths(service);
      expect(state.project.branch().files.get('a.mdx')).toBe('new');
      expect(state.deployments.newestFirst().map(({ branch }) => branch)).toEqual(mergeDeploys ? ['main'] : []);
      await push(service, { type: 'delete', path: 'a.mdx' });
      expect(state.deployments.newestFirst()).toHaveLength(mergeDeploys ? 2 : 1);
    },
  );

  it('lists deployments of any age with their own times, newest first', async () => {
    const service = await startSmall();
    const { state } = service.emulator;
    const ages = [48 * 3_600_000, 90_000, 3_600_000];
    for (const age of ages) state.addDeployment({ createdAt: NOON - age, build: { pendingMs: 0, buildingMs: 60_000 } });
    const { deployments } = await service.ok<{ deployments: object[] }>('GET /deployments?limit=100&offset=0');
    expect(deployments).toMatchObject(
      ages
        .toSorted((a, b) => a - b)
        .map((age) => ({
          status: 'ready',
          createdAt: new Date(NOON - age).toISOString(),
          updatedAt: new Date(NOON - age + 60_000).toISOString(),
        })),
    );
  });

  it.each([true, false])('builds a new branch: %j', async (branchDeploys) => {
    const service = await startSmall({ branchDeploys });
    await service.ok('POST /branches', { json: { branchName: 'draft', sourceBranch: 'main' } });
    const { deployments } = await service.ok<{ deployments: object[] }>('GET /deployments?limit=100&offset=0');
    const preview = { branch: 'draft', isPreview: true, triggerType: 'auto' };
    expect(deployments).toMatchObject(branchDeploys ? [preview] : []);
  });

  it.each(['merged', 'success', null])('names the status of a merge %s', async (mergeStatus) => {
    const service = await startSmall({ mergeStatus });
    const { project } = service.emulator.state;
    project.createBranch('work', 'main');
    const commitSha = project.edit({ 'a.mdx': 'new' }, 'work');
    const body = await service.ok('POST /branches/merge', { json: { base: 'main', head: 'work' } });
    expect(body).toEqual(mergeStatus === null ? { commitSha } : { commitSha, status: mergeStatus });
  });

  it.each(['allowed', 403, 409, 422] as const)(
    'responds to writes to a protected branch: %s',
    async (protectedWrites) => {
      const service = await startSmall({ protectedWrites });
      const { project } = service.emulator.state;
      project.createBranch('work', 'main');
      project.edit({ 'a.mdx': 'new' }, 'work');
      const merged = await service.call('POST /branches/merge', { json: { base: 'main', head: 'work' } });
      expect(merged.status).toBe(protectedWrites === 'allowed' ? 200 : protectedWrites);
      const pushed = await push(service, { type: 'update', path: 'a.mdx', content: 'pushed' });
      expect(pushed.status).toBe(protectedWrites === 'allowed' ? 201 : protectedWrites);
      const isWritten = protectedWrites === 'allowed';
      expect(project.branch().files.get('a.mdx')).toBe(isWritten ? 'pushed' : 'ä\n');
      expect(service.emulator.state.deployments.newestFirst()).toHaveLength(isWritten ? 2 : 0);
      const operations = [{ type: 'delete', path: 'a.mdx' }];
      const draft = { commitMessage: 'Draft', branch: 'work', operations };
      expect((await service.call('POST /push', { json: draft })).status).toBe(201);
    },
  );

  it('lists a branch that an admin protects, and never deletes it', async () => {
    const service = await startSmall();
    service.emulator.state.project.createBranch('release', 'main');
    service.emulator.state.project.protectBranch('release');
    expect(await service.ok('GET /branches')).toMatchObject({ branches: [{}, { name: 'release', protected: true }] });
    expect((await service.call('POST /branches/delete', { json: { branchName: 'release' } })).status).toBe(403);
  });

  it.each([
    ['work/a', 422],
    ['a b', 422],
    ['a..b', 422],
    ['/a', 422],
    ['a.lock', 422],
    ['work', 409],
    ['works/a', 201],
  ])('creates the branch "%s" only if Git accepts its name: %i', async (branchName, status) => {
    const service = await startSmall();
    service.emulator.state.project.createBranch('work', 'main');
    expect((await service.call('POST /branches', { json: { branchName } })).status).toBe(status);
  });
});

describe('reads after a write', () => {
  it('shows the state before a write until staleReadsMs have passed', async () => {
    const service = await startSmall({ staleReadsMs: 1000 });
    await push(
      service,
      { type: 'update', path: 'a.mdx', content: 'new' },
      { type: 'create', path: 'd.mdx', content: 'd' },
    );
    await service.ok('POST /branches', { json: { branchName: 'work' } });
    service.advance(500);
    await push(service, { type: 'update', path: 'a.mdx', content: 'newer' });
    expect(await service.ok('GET /pages/a.mdx')).toMatchObject({ content: 'ä\n' });
    expect(await listedPaths(service)).not.toContain('d.mdx');
    expect(await service.ok('GET /branches')).toMatchObject({ count: 1 });
    expect(await statusOf(service, 'GET /config?branch=work')).toBe(404);
    service.advance(500);
    expect(await service.ok('GET /pages/a.mdx')).toMatchObject({ content: 'new' });
    expect(await service.ok('GET /branches')).toMatchObject({ count: 2 });
    service.advance(500);
    expect(await service.ok('GET /pages/a.mdx')).toMatchObject({ content: 'newer' });
  });

  it('never lets a write work on an old state', async () => {
    const service = await startSmall({ staleReadsMs: 1000 });
    const create = { type: 'create', path: 'd.mdx', content: 'd' };
    expect((await push(service, create)).status).toBe(201);
    expect((await push(service, create)).status).toBe(409);
  });
});

describe('the order of checks', () => {
  it.each([
    ['role', 401, 403, 200],
    ['body', 400, 400, 200],
  ] as const)('looks at the %s of a request first', async (checksFirst, withoutKey, asViewer, good) => {
    const service = await startSmall({ checksFirst });
    const { viewer } = service.emulator.keys;
    const empty = { commitMessage: '', operations: [] };
    const stranger = await service.call('POST /push', { json: empty, key: 'wrong' });
    expect(stranger.status).toBe(withoutKey);
    expect((await service.call('POST /push', { json: empty, key: viewer })).status).toBe(asViewer);
    if (checksFirst === 'body') expect(badFields(stranger)).toEqual(['commitMessage', 'operations']);
    const valid = { commitMessage: 'x', operations: [{ type: 'delete', path: 'a.mdx' }] };
    expect((await service.call('POST /push', { json: valid, key: viewer })).status).toBe(403);
    expect((await service.call('POST /push', { json: valid, key: null })).status).toBe(401);
    expect((await service.call('GET /pages', { key: viewer })).status).toBe(good);
    service.emulator.state.missingFeatures.add('GET /config');
    expect(await statusOf(service, 'GET /config')).toBe(403);
  });
});

describe('the sample navigation', () => {
  it.each(['groups', 'nested'] as const)('publishes the same pages in the shape %s', async (navigation) => {
    const service = await startTestEmulator({ navigation, pagesOutsideNavigation: 'hidden' });
    expect(await listedPaths(service)).toHaveLength(14);
    const { project } = service.emulator.state;
    const { groups } = project.site(project.branch('new-guide'));
    expect(groups.map(({ title }) => title)).toEqual(['Get started', 'Guides', 'API', 'More']);
    expect(groups[1]?.pages.map(({ path }) => path)).toContain('guides/webhooks.mdx');
    const { config } = await service.ok<{ config: { navigation: unknown } }>('GET /config');
    expect(JSON.stringify(config.navigation)).toContain(
      navigation === 'nested' ? '{"title":"Welcome","path":"index"}' : '["index.mdx",',
    );
  });

  it.each([
    [undefined, {}],
    ['source', { redirects: [{ source: '/start', destination: '/guides/quickstart' }] }],
    ['from', { site: { redirects: [{ from: '/start', to: '/guides/quickstart' }] } }],
    ['object', { redirects: { '/start': '/guides/quickstart' } }],
  ] as const)('has redirects in the form %s on every branch', async (redirectsAs, redirects) => {
    const service = await startTestEmulator({ ...(redirectsAs && { redirectsAs }) });
    for (const branch of ['main', 'new-guide']) {
      const { config } = await service.ok<{ config: Record<string, unknown> }>(`GET /config?branch=${branch}`);
      const { name, navigation, ...others } = config;
      expect([name, navigation, others]).toEqual(['Tidewater', expect.any(Array), redirects]);
    }
  });

  it('publishes no pages while the configuration is broken', async () => {
    const service = await startTestEmulator();
    service.emulator.state.editFiles({ 'docs.json': '{"navigation": [' });
    const { project, deployments } = service.emulator.state;
    expect(project.site(project.branch())).toMatchObject({ name: 'Documentation', groups: [] });
    expect(deployments.newestFirst()[0]).toMatchObject({ branch: 'main', triggerType: 'auto' });
  });
});

describe('edits of other users', () => {
  it('deploys edits of other users on the deployment branch only', async () => {
    const service = await startSmall();
    const { state } = service.emulator;
    state.project.createBranch('work', 'main');
    state.editFiles({ 'a.mdx': 'draft' }, 'work');
    expect(state.deployments.newestFirst()).toEqual([]);
    expect(state.editFiles({ 'a.mdx': null, 'd.mdx': 'd\r\n' })).toBe(state.project.branch().head);
    expect(await listedPaths(service)).toEqual(['b/c.md', 'd.mdx', 'outside.mdx']);
    expect(state.deployments.newestFirst()).toHaveLength(1);
  });
});
