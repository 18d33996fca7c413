import { describe, expect, it } from 'vitest';
import type { Api, Call } from '../../../src/api/api.js';
import * as content from '../../../src/api/endpoints/content.js';
import { type Bench, countOf, rejection, startBench } from '../../support/api.js';

const start = (): Promise<Bench> => startBench({ emulator: { seed: true } });

describe('content endpoints', () => {
  it('searches pages by a text with special characters', async () => {
    await using bench = await start();
    const found = await content.searchPages(bench.api, { q: 'sign-on & more', limit: 5 });
    expect(found).toMatchObject({ query: 'sign-on & more' });
    expect((await content.searchPages(bench.api, { q: 'SAML' })).results[0]).toMatchObject({ path: 'guides/sso.mdx' });
  });

  it.each(['', '{}', 'null'])('deletes a branch if the response body is "%s"', async (body) => {
    await using bench = await start();
    bench.emulator.addFault({ route: 'POST /branches/delete', kind: 'status', status: 200, body });
    await content.deleteBranch(bench.api, 'new-guide');
    expect(countOf(bench, 'POST /branches/delete')).toBe(1);
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
});

/** Each write with a look-up, as callers write it: by what the write leaves behind. */
const WRITES = {
  'POST /push': ({ api }: Bench) =>
    content.pushCommit(
      api,
      { commitMessage: 'New', operations: [{ type: 'create', path: 'new.mdx', content: 'new' }] },
      async () => {
        const { pages } = await content.listPages(api);
        return pages.some(({ path }) => path === 'new.mdx') ? LOOKED_UP : undefined;
      },
    ),
  'POST /branches': ({ api }: Bench) =>
    content.createBranch(api, { branchName: 'work' }, async () => {
      const { branches } = await content.listBranches(api);
      return branches.some(({ name }) => name === 'work') ? LOOKED_UP : undefined;
    }),
  'POST /branches/merge': ({ api }: Bench) =>
    content.mergeBranches(api, { base: 'main', head: 'new-guide' }, async () => {
      const { pages } = await content.listPages(api);
      return pages.some(({ path }) => path === 'guides/webhooks.mdx') ? LOOKED_UP : undefined;
    }),
  'POST /branches/delete': ({ api }: Bench) => content.deleteBranch(api, 'fix-typo').then(() => LOOKED_UP),
};

const LOOKED_UP = {
  commitSha: null,
  branch: null,
  isDeploymentBranch: null,
  operationsCompleted: null,
  branchName: null,
  sourceBranch: null,
  sourceSha: null,
  status: null,
};

const WRITE_ROUTES = Object.keys(WRITES) as (keyof typeof WRITES)[];

/** The state of the repository, to compare it before and after. */
function repositoryOf({ emulator: { state } }: Bench): unknown {
  return [...state.project.branches].map(([name, { head, files }]) => [name, head, files.size]);
}

describe.each(WRITE_ROUTES)('a lost response to %s', (route) => {
  it('looks up a write whose response was lost instead of repeating it', async () => {
    await using bench = await start();
    bench.emulator.addFault({ kind: 'reset-after', route });
    expect(await WRITES[route](bench)).toBe(LOOKED_UP);
    expect(countOf(bench, route)).toBe(1);
  });

  it('sends a write again if a look-up finds nothing', async () => {
    await using bench = await start();
    bench.emulator.addFault({ kind: 'reset', route });
    const before = repositoryOf(bench);
    await WRITES[route](bench);
    expect(countOf(bench, route)).toBe(2);
    expect(repositoryOf(bench)).not.toEqual(before);
  });

  it('throws the error of the write if the look-up fails', async () => {
    await using bench = await start();
    bench.emulator.addFault({ kind: 'reset-after', route });
    for (const list of ['GET /pages', 'GET /branches'])
      bench.emulator.addFault({ kind: 'status', status: 403, route: list, times: Infinity });
    expect(await rejection(WRITES[route](bench))).toMatchObject({
      name: 'ConnectionError',
      request: { method: 'POST' },
    });
    expect(countOf(bench, route)).toBe(1);
  });
});

describe('responses to writes', () => {
  it.each(['{}', 'null', '[]', '"done"', '{"commitSha":7,"branch":{},"status":false,"sourceSha":1}'])(
    'accepts any JSON as the response to a write: %s',
    async (body) => {
      await using bench = await start();
      for (const route of WRITE_ROUTES)
        bench.emulator.addFault({ route, kind: 'status', status: 200, body, afterWork: true });
      expect(await WRITES['POST /push'](bench)).toMatchObject({ commitSha: null, branch: null });
      expect(await WRITES['POST /branches'](bench)).toMatchObject({ branchName: null, sourceSha: null });
      expect(await WRITES['POST /branches/merge'](bench)).toEqual({ commitSha: null, status: null });
      await WRITES['POST /branches/delete'](bench);
      expect(WRITE_ROUTES.map((route) => countOf(bench, route))).toEqual([1, 1, 1, 1]);
    },
  );

  it('keeps the fields of a response whose other fields have unexpected types', async () => {
    await using bench = await start();
    const body = '{"commitSha":"abc","branch":7,"operationsCompleted":"1"}';
    bench.emulator.addFault({ route: 'POST /push', kind: 'status', status: 201, body });
    expect(await WRITES['POST /push'](bench)).toMatchObject({
      commitSha: 'abc',
      branch: null,
      operationsCompleted: null,
    });
  });

  it.each([400, 403, 404, 409, 413, 422])(
    'shows the status %i of a rejected write, and never repeats it',
    async (status) => {
      await using bench = await start();
      for (const route of WRITE_ROUTES) {
        bench.emulator.addFault({ route, kind: 'status', status });
        expect(await rejection(WRITES[route](bench))).toMatchObject({ name: 'ApiError', status });
        expect(countOf(bench, route)).toBe(1);
      }
    },
  );

  it('waits 120 s for the response to a commit', async () => {
    await using bench = await start();
    const calls: Pick<Call<unknown>, 'path' | 'responseTimeoutMs'>[] = [];
    const api = Object.create(bench.api, {
      call: { value: (call: Call<unknown>) => (calls.push(call), bench.api.call(call)) },
    }) as Api;
    for (const route of WRITE_ROUTES) await WRITES[route]({ ...bench, api });
    expect(calls.map(({ path, responseTimeoutMs }) => [path, responseTimeoutMs])).toEqual([
      ['/push', 120_000],
      ['/branches', undefined],
      ['/branches/merge', 120_000],
      ['/branches/delete', undefined],
    ]);
  });
});

describe('lists of pages and branches', () => {
  it('accepts lists without sizes, counts and protection', async () => {
    await using bench = await start();
    const respond = (route: string, body: unknown): void =>
      bench.emulator.addFault({ route, kind: 'status', status: 200, body: JSON.stringify(body) });
    respond('GET /pages', { pages: [{ path: 'a.mdx' }] });
    expect(await content.listPages(bench.api)).toEqual({ pages: [{ path: 'a.mdx', size: null }], count: null });
    respond('GET /branches', { branches: [{ name: 'main' }] });
    expect(await content.listBranches(bench.api)).toEqual({
      branches: [{ name: 'main', protected: null }],
      count: null,
    });
    respond('GET /pages/{path}', { content: 'a' });
    expect(await content.getPage(bench.api, 'a.mdx')).toEqual({ path: null, branch: null, content: 'a' });
  });
});
