import { describe, expect, it } from 'vitest';
import * as content from '../../../src/api/endpoints/content.js';
import { type Bench, countOf, rejection, startBench } from '../../support/api.js';

const start = (): Promise<Bench> => startBench({ emulator: { seed: true } });

describe('content endpoints', () => {
  it('lists, reads and searches pages', async () => {
    await using bench = await start();
    const { pages, count } = await content.listPages(bench.api);
    expect(pages).toHaveLength(count);
    const page = await content.getPage(bench.api, 'guides/install.mdx');
    expect(page).toMatchObject({
      path: 'guides/install.mdx',
      branch: 'main',
      content: expect.stringContaining('Install') as unknown,
    });
    expect(Buffer.byteLength(page.content)).toBe(pages.find(({ path }) => path === page.path)?.size);
    const found = await content.searchPages(bench.api, { q: 'sign-on & more', limit: 5, semanticRatio: 0.5 });
    expect(found).toMatchObject({ query: 'sign-on & more' });
    expect((await content.searchPages(bench.api, { q: 'SAML' })).results[0]).toMatchObject({ path: 'guides/sso.mdx' });
  });

  it('reads pages and the configuration of a branch', async () => {
    await using bench = await start();
    const query = { branch: 'new-guide' };
    expect((await content.listPages(bench.api, query)).pages.map(({ path }) => path)).toContain('guides/webhooks.mdx');
    expect(await content.getPage(bench.api, 'guides/webhooks.mdx', query)).toMatchObject({ branch: 'new-guide' });
    expect(await rejection(content.getPage(bench.api, 'guides/webhooks.mdx'))).toMatchObject({ status: 404 });
    expect(await content.getConfig(bench.api, query)).toMatchObject({ config: { name: 'Tidewater' } });
  });

  it('pushes operations as one commit, which deploys the deployment branch', async () => {
    await using bench = await start();
    const commit = await content.pushCommit(bench.api, {
      commitMessage: 'A page',
      operations: [
        { type: 'create', path: 'new.mdx', content: 'New' },
        { type: 'delete', path: 'changelog.mdx' },
      ],
    });
    expect(commit).toMatchObject({ branch: 'main', isDeploymentBranch: true, operationsCompleted: 2 });
    expect(bench.emulator.state.project.branch().head).toBe(commit.commitSha);
    expect(bench.emulator.state.deployments.newestFirst()[0]).toMatchObject({ triggerType: 'auto' });
    const empty = content.pushCommit(bench.api, { commitMessage: '', operations: [] });
    expect(await rejection(empty)).toMatchObject({ status: 400, details: [{}, {}] });
  });

  it('creates, merges and deletes a branch', async () => {
    await using bench = await start();
    const { state } = bench.emulator;
    const created = await content.createBranch(bench.api, { branchName: 'draft', sourceBranch: 'main' });
    expect(created).toEqual({ branchName: 'draft', sourceBranch: 'main', sourceSha: state.project.branch().head });
    await content.pushCommit(bench.api, {
      commitMessage: 'Draft',
      branch: 'draft',
      operations: [{ type: 'update', path: 'index.mdx', content: 'Changed' }],
    });
    const merged = await content.mergeBranches(bench.api, { base: 'main', head: 'draft', commitMessage: 'Merge' });
    expect(merged.commitSha).toBe(state.project.branch().head);
    await content.deleteBranch(bench.api, 'draft');
    expect((await content.listBranches(bench.api)).branches.map(({ name }) => name)).not.toContain('draft');
    expect(await rejection(content.deleteBranch(bench.api, 'main'))).toMatchObject({ name: 'ApiError' });
  });

  it.each(['', '{}', 'null'])('deletes a branch if the response body is "%s"', async (body) => {
    await using bench = await start();
    bench.emulator.addFault({ route: 'POST /branches/delete', kind: 'status', status: 200, body });
    await content.deleteBranch(bench.api, 'new-guide');
    expect(countOf(bench, 'POST /branches/delete')).toBe(1);
  });

  it('lists pull requests by state', async () => {
    await using bench = await start();
    expect((await content.listPullRequests(bench.api)).pullRequests).toMatchObject([{ number: 12, state: 'open' }]);
    expect((await content.listPullRequests(bench.api, { state: 'all' })).count).toBe(2);
  });

  it('never repeats a commit or a new branch after a lost response', async () => {
    await using bench = await start();
    const { project } = bench.emulator.state;
    bench.emulator.addFault({ route: 'POST /push', kind: 'reset-after' });
    const push = content.pushCommit(bench.api, {
      commitMessage: 'Once',
      operations: [{ type: 'update', path: 'index.mdx', content: 'Once' }],
    });
    expect(await rejection(push)).toMatchObject({ name: 'ConnectionError', beforeSent: false });
    expect(project.branch().files.get('index.mdx')).toBe('Once');
    expect(countOf(bench, 'POST /push')).toBe(1);
    bench.emulator.addFault({ route: 'POST /branches', kind: 'html', afterWork: true });
    expect(await rejection(content.createBranch(bench.api, { branchName: 'b' }))).toMatchObject({ status: 502 });
    expect(countOf(bench, 'POST /branches')).toBe(1);
  });

  it('rejects every write with a viewer key (403)', async () => {
    await using bench = await startBench({ role: 'viewer', emulator: { seed: true } });
    const writes = [
      content.pushCommit(bench.api, { commitMessage: 'x', operations: [{ type: 'delete', path: 'index.mdx' }] }),
      content.createBranch(bench.api, { branchName: 'x' }),
      content.deleteBranch(bench.api, 'new-guide'),
      content.mergeBranches(bench.api, { base: 'main', head: 'new-guide' }),
    ];
    for (const write of writes) expect(await rejection(write)).toMatchObject({ status: 403 });
  });
});
