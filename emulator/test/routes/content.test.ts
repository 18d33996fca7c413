import { describe, expect, it } from 'vitest';
import { startTestEmulator, type TestEmulator } from '../fixture.js';

interface Operation {
  type: string;
  path: string;
  content?: string;
}

async function push(service: TestEmulator, branch: string, ...operations: Operation[]): Promise<number> {
  return (await service.call('POST /push', { json: { commitMessage: 'Change', branch, operations } })).status;
}

function page(service: TestEmulator, path: string, branch: string): Promise<{ content: string }> {
  return service.ok(`GET /pages/${path}?branch=${branch}`);
}

describe('pages', () => {
  it('lists and reads pages of a branch', async () => {
    const service = await startTestEmulator();
    const { pages, count } = await service.ok<{ pages: { path: string; size: number }[]; count: number }>('GET /pages');
    expect([pages.length, pages.some(({ path }) => path === 'docs.json')]).toEqual([count, false]);
    const { content } = await page(service, 'guides/webhooks.mdx', 'new-guide');
    expect(content).toContain('title: "Webhooks"');
    expect((await service.call('GET /pages/guides/webhooks.mdx')).status).toBe(404);
    expect((await service.call('GET /pages/docs.json')).status).toBe(404);
    expect((await service.call('GET /pages?branch=nowhere')).status).toBe(404);
    expect((await service.call('GET /pages?branch=')).status).toBe(400);
  });

  it('finds published pages by the words they contain', async () => {
    const service = await startTestEmulator();
    interface Found {
      results: { title: string; path: string; url: string; content: string; relevanceScore: number }[];
      query: string;
      count: number;
    }
    const found = await service.ok<Found>('GET /search?q=API%20key&semanticRatio=0.5');
    expect(found.query).toBe('API key');
    expect(found.results[0]).toMatchObject({
      title: 'Authentication',
      path: 'api/authentication.mdx',
      url: `${service.emulator.filesOrigin}/site/api/authentication`,
    });
    expect((await fetch(found.results[0]?.url ?? '')).status).toBe(200);
    expect(await service.ok('GET /search?q=API%20key&limit=1')).toMatchObject({ count: 1 });
    expect(await service.ok('GET /search?q=webhooks')).toMatchObject({ count: 0 });
    for (const query of ['', 'q=', 'q=x&limit=51', 'q=x&semanticRatio=2']) {
      expect((await service.call(`GET /search?${query}`)).status).toBe(400);
    }
  });

  it('finds pages by meaning in no search, in all but those with the ratio 0, or in all', async () => {
    const service = await startTestEmulator();
    const counts = async (searchByMeaning: 'never' | 'unless-ratio-0' | 'always'): Promise<number[]> => {
      service.emulator.configure({ searchByMeaning });
      const queries = ['q=zyx', 'q=zyx&semanticRatio=0.1', 'q=zyx&semanticRatio=0'];
      const found = queries.map((query) => service.ok<{ count: number }>(`GET /search?${query}&limit=3`));
      return (await Promise.all(found)).map(({ count }) => count);
    };
    expect(await counts('never')).toEqual([0, 0, 0]);
    expect(await counts('unless-ratio-0')).toEqual([3, 3, 0]);
    expect(await counts('always')).toEqual([3, 3, 3]);
    expect(await service.ok('GET /search?q=API%20key&limit=1')).toMatchObject({
      results: [{ path: 'api/authentication.mdx' }],
    });
  });

  describe('of a search', () => {
    interface Result {
      path: string;
      url: string;
      content: string;
      title: string;
    }
    const PAGE = '---\ntitle: Lamps\n---\n\nA zyx.\n\n## Big ones\n\nA zyx with ' + 'light '.repeat(40);
    const find = async (service: TestEmulator, q = 'zyx'): Promise<Result[]> =>
      (await service.ok<{ results: Result[] }>(`GET /search?q=${q}`)).results;

    it.each([
      [{ searchPaths: 'with-ending' }, { path: 'lamps.mdx' }],
      [{ searchPaths: 'without-ending' }, { path: 'lamps' }],
      [{ searchPaths: 'leading-slash' }, { path: '/lamps.mdx' }],
      [{ searchUrls: 'absolute' }, { url: expect.stringMatching(/^http.*\/site\/lamps$/) as string }],
      [{ searchUrls: 'relative' }, { url: '/lamps' }],
      [{ searchUrls: 'empty' }, { url: '' }],
      [{ searchContent: 'page' }, { content: PAGE }],
      [{ searchContent: 'excerpt' }, { content: PAGE.slice(0, 160) }],
    ] as const)('sends paths, URLs and content in the form of %j', async (settings, expected) => {
      const service = await startTestEmulator(settings);
      service.emulator.state.project.edit({ 'lamps.mdx': PAGE });
      expect(await find(service)).toMatchObject([expected]);
    });

    it('finds a page once, or each of its sections', async () => {
      const service = await startTestEmulator();
      service.emulator.state.project.edit({ 'lamps.mdx': PAGE });
      expect(await find(service)).toHaveLength(1);
      service.emulator.configure({ searchResultsPer: 'section', searchUrls: 'relative' });
      expect((await find(service)).map(({ url, title }) => [url, title])).toEqual([
        ['/lamps', 'Lamps'],
        ['/lamps#big-ones', 'Big ones'],
      ]);
    });

    it('follows a change at once, or only after a while', async () => {
      const service = await startTestEmulator();
      service.emulator.state.project.edit({ 'lamps.mdx': PAGE });
      expect(await find(service)).toHaveLength(1);
      service.emulator.configure({ searchLagMs: 60_000 });
      service.advance(60_000);
      service.emulator.state.project.edit({ 'lamps.mdx': null, 'torches.mdx': PAGE });
      expect(await find(service)).toMatchObject([{ path: 'lamps.mdx' }]);
      service.advance(60_000);
      expect(await find(service)).toMatchObject([{ path: 'torches.mdx' }]);
    });

    it('does not count as a search of a reader', async () => {
      const service = await startTestEmulator({ seed: false });
      await find(service);
      expect(await service.ok('GET /analytics/search')).toMatchObject({ totalSearches: 0 });
    });
  });
});

describe('pushes', () => {
  it('commits all operations of a push, or none if one is invalid', async () => {
    const service = await startTestEmulator();
    const { head } = service.emulator.state.project.branch('new-guide');
    const create = { type: 'create', path: 'a.mdx', content: 'a' };
    expect(await push(service, 'new-guide', create, { type: 'update', path: 'none.mdx', content: 'x' })).toBe(404);
    expect(await push(service, 'new-guide', create, create)).toBe(409);
    expect(service.emulator.state.project.branch('new-guide').head).toBe(head);
    expect(await push(service, 'new-guide', create, { type: 'delete', path: 'index.mdx' })).toBe(201);
    expect(service.emulator.state.project.branch('new-guide').head).not.toBe(head);
    expect((await page(service, 'a.mdx', 'new-guide')).content).toBe('a');
    expect(await push(service, 'nowhere', create)).toBe(404);
  });

  it('rejects a push with missing or superfluous content', async () => {
    const service = await startTestEmulator();
    expect(await push(service, 'main', { type: 'update', path: 'index.mdx' })).toBe(400);
    expect(await push(service, 'main', { type: 'delete', path: 'index.mdx', content: '' })).toBe(400);
    expect(await push(service, 'main', ...Array<Operation>(21).fill({ type: 'delete', path: 'index.mdx' }))).toBe(400);
  });
});

describe('branches', () => {
  it('creates and deletes branches, except the protected one', async () => {
    const service = await startTestEmulator();
    const created = await service.ok('POST /branches', { json: { branchName: 'x', sourceBranch: 'new-guide' } });
    expect(created).toEqual({
      branchName: 'x',
      sourceBranch: 'new-guide',
      sourceSha: service.emulator.state.project.branch('new-guide').head,
    });
    expect((await service.call('POST /branches', { json: { branchName: 'x' } })).status).toBe(409);
    expect((await service.call('POST /branches', { json: { branchName: 'y', sourceBranch: 'nowhere' } })).status).toBe(
      404,
    );
    expect((await service.call('POST /branches/delete', { json: { branchName: 'main' } })).status).toBe(403);
    await service.ok('POST /branches/delete', { json: { branchName: 'x' } });
    expect((await service.call('POST /branches/delete', { json: { branchName: 'x' } })).status).toBe(404);
    expect(await service.ok('GET /branches')).toEqual({
      branches: [
        { name: 'main', protected: true },
        { name: 'new-guide', protected: false },
        { name: 'fix-typo', protected: false },
      ],
      count: 3,
    });
  });

  it('merges a branch, starts a live deployment and closes the pull request', async () => {
    const service = await startTestEmulator();
    const merge = (head: string): Promise<{ commitSha: string; status: string }> =>
      service.ok('POST /branches/merge', { json: { base: 'main', head } });
    expect((await merge('new-guide')).status).toBe('merged');
    expect((await page(service, 'guides/webhooks.mdx', 'main')).content).toContain('Webhooks');
    expect(service.emulator.state.deployments.newestFirst()[0]).toMatchObject({ branch: 'main', triggerType: 'auto' });
    const { commitSha, status } = await merge('new-guide');
    expect([commitSha, status]).toEqual([service.emulator.state.project.branch().head, 'up-to-date']);
    expect(await service.ok('GET /pull-requests')).toEqual({ pullRequests: [], count: 0 });
    expect(await service.ok('GET /pull-requests?state=closed')).toMatchObject({ count: 2 });
    expect(await service.ok('GET /pull-requests?state=all')).toMatchObject({ count: 2 });
    expect((await service.call('GET /pull-requests?state=merged')).status).toBe(400);
  });
});
