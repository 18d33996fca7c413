import { describe, expect, it } from 'vitest';
import { ROUTES } from '../routes/all-routes.js';
import { badFields, formOf, NOON, startTestEmulator, type TestRequest, type TestEmulator } from './fixture.js';

/** A valid request for every route, and the keys that its response must contain. */
const GOOD: Record<
  string,
  (service: TestEmulator) => { path?: string; asking?: TestRequest; keys: string[]; status?: number }
> = {
  'GET /media': () => ({ keys: ['media', 'pagination'] }),
  'GET /media/{id}': (service) => ({ path: `/media/${mediaId(service)}`, keys: ['media'] }),
  'PATCH /media/{id}': (service) => ({
    path: `/media/${mediaId(service)}`,
    asking: { json: { altText: 'x' } },
    keys: ['media'],
  }),
  'DELETE /media/{id}': (service) => ({ path: `/media/${mediaId(service)}`, keys: ['deleted'] }),
  'POST /media/bulk-delete': (service) => ({
    asking: { json: { mediaIds: [mediaId(service)] } },
    keys: ['deleted', 'failed', 'reclaimedBytes'],
  }),
  'GET /storage': () => ({ keys: ['usedBytes', 'quotaBytes', 'limits'] }),
  'POST /media': () => ({ asking: { form: formOf(['files', 'a.txt', 'a']) }, keys: ['results'] }),
  'POST /media/import': () => ({
    asking: { json: { files: [{ url: 'https://assets.example.com/badge.png' }] } },
    keys: ['results'],
  }),
  'POST /media/{id}/replace': (service) => ({
    path: `/media/${service.emulator.state.media.findByName('prices.csv')?.id ?? ''}/replace`,
    asking: { form: formOf(['file', 'prices.csv', 'a,b']) },
    keys: ['media'],
  }),
  'POST /deploy': () => ({ status: 202, keys: ['deploymentId', 'status', 'url'] }),
  'POST /deploy/preview': () => ({
    status: 202,
    asking: { json: { branch: 'new-guide' } },
    keys: ['deploymentId', 'status', 'url', 'branch'],
  }),
  'GET /deployments': () => ({ keys: ['deployments', 'total'] }),
  'GET /deployments/{id}': (service) => ({
    path: `/deployments/${service.emulator.state.deployments.live()?.deploymentId ?? ''}`,
    keys: ['deploymentId', 'status', 'url', 'branch', 'isPreview', 'triggerType', 'logs', 'createdAt', 'updatedAt'],
  }),
  'POST /exports/pdf': () => ({ status: 202, keys: ['exportId', 'status', 'progress', 'downloadUrl'] }),
  'GET /exports/pdf': (service) => {
    service.emulator.state.startDashboardExport();
    return {
      keys: ['exportId', 'status', 'progress', 'fileSize', 'downloadUrl', 'source', 'errorMessage', 'completedAt'],
    };
  },
  'GET /analytics/overview': () => ({ keys: ['startDate', 'endDate', 'pageViews', 'sessions'] }),
  'GET /analytics/traffic': () => ({ keys: ['series'] }),
  'GET /analytics/pages': () => ({ keys: ['pages'] }),
  'GET /analytics/referrers': () => ({ keys: ['referrers'] }),
  'GET /analytics/feedback': () => ({ keys: ['pages', 'summary', 'total'] }),
  'GET /analytics/feedback/comments': () => ({
    path: '/analytics/feedback/comments?pagePath=/',
    keys: ['pagePath', 'comments', 'total'],
  }),
  'GET /analytics/ai/questions': () => ({ keys: ['questions', 'total'] }),
  'GET /analytics/ai/answer-feedback': () => ({ keys: ['entries', 'summary', 'total'] }),
  'GET /analytics/ai/volume': () => ({ keys: ['series'] }),
  'GET /analytics/search': () => ({ keys: ['totalSearches', 'sessions', 'noResultRate', 'clickThroughRate'] }),
  'GET /analytics/search/volume': () => ({ keys: ['series'] }),
  'GET /analytics/search/queries': () => ({ keys: ['queries', 'total'] }),
  'GET /analytics/search/results': () => ({ keys: ['pages', 'total'] }),
  'GET /pages': () => ({ keys: ['pages', 'count'] }),
  'GET /pages/{path}': () => ({ path: '/pages/guides/install.mdx', keys: ['path', 'branch', 'content'] }),
  'GET /search': () => ({ path: '/search?q=install', keys: ['results', 'query', 'count'] }),
  'GET /config': () => ({ keys: ['branch', 'config'] }),
  'POST /push': () => ({
    status: 201,
    asking: { json: { commitMessage: 'x', operations: [{ type: 'delete', path: 'index.mdx' }] } },
    keys: ['commitSha', 'branch', 'isDeploymentBranch', 'operationsCompleted'],
  }),
  'GET /branches': () => ({ keys: ['branches', 'count'] }),
  'POST /branches': () => ({
    status: 201,
    asking: { json: { branchName: 'x' } },
    keys: ['branchName', 'sourceBranch', 'sourceSha'],
  }),
  'POST /branches/delete': () => ({ asking: { json: { branchName: 'fix-typo' } }, keys: ['branchName'] }),
  'POST /branches/merge': () => ({
    asking: { json: { base: 'main', head: 'new-guide' } },
    keys: ['commitSha', 'status'],
  }),
  'GET /pull-requests': () => ({ keys: ['pullRequests', 'count'] }),
};

function mediaId({ emulator }: TestEmulator): string {
  return emulator.state.media.newestFirst()[0]?.id ?? '';
}

function methodOf(name: string): string {
  return name.split(' ')[0] ?? '';
}

describe.each(ROUTES.map(({ name, role, statusField }) => ({ name, role, statusField })))(
  '$name',
  ({ name, role, statusField }) => {
    it('accepts a valid request of the lowest role, and sends rate-limit headers and the date', async () => {
      const service = await startTestEmulator();
      const good = GOOD[name]?.(service);
      if (!good) throw new Error(`No good request for ${name}`);
      const path = good.path ?? name.split(' ')[1] ?? '';
      const { status, body, text, headers } = await service.call(`${methodOf(name)} ${path}`, {
        ...good.asking,
        key: service.emulator.keys[role],
      });
      expect({ status, text }).toMatchObject({ status: good.status ?? 200 });
      expect(Object.keys(body as object)).toEqual(expect.arrayContaining(good.keys));
      for (const header of ['limit', 'remaining', 'reset'])
        expect(headers.get(`x-ratelimit-${header}`)).toMatch(/^\d+$/);
      expect(headers.get('retry-after')).toBeNull();
      expect(headers.get('date')).toBe(new Date(NOON).toUTCString());
      expect(service.emulator.requests).toMatchObject([{ route: name, origin: 'api', status, path: `/api/v1${path}` }]);
    });

    it('rejects invalid keys, lower roles, missing plan features and unknown parameters', async () => {
      const service = await startTestEmulator();
      const good = GOOD[name]?.(service);
      const path = good?.path ?? name.split(' ')[1] ?? '';
      const call = `${methodOf(name)} ${path}`;
      const stranger = await service.call(call, { ...good?.asking, key: 'wrong' });
      expect(stranger.body).toMatchObject({ [statusField]: 401, message: 'Missing or invalid API key' });
      expect(stranger.headers.get('x-ratelimit-limit')).toBe('600');
      const below = role === 'admin' ? 'editor' : 'viewer';
      if (role !== 'viewer')
        expect((await service.call(call, { ...good?.asking, key: service.emulator.keys[below] })).status).toBe(403);
      const unknown = await service.call(`${call}${call.includes('?') ? '&' : '?'}surprise=1`, good?.asking);
      expect(unknown.status).toBe(400);
      expect(badFields(unknown)).toEqual(['surprise']);
      service.emulator.state.missingFeatures.add(name);
      expect((await service.call(call, good?.asking)).status).toBe(403);
    });
  },
);

describe('every request', () => {
  it('names all invalid fields of a request at once', async () => {
    const service = await startTestEmulator();
    const answer = await service.call('GET /media?limit=101&page=0&kind=song&colour=red');
    expect(answer.body).toMatchObject({ error: 'Bad Request', message: 'Validation failed', code: 400 });
    expect(badFields(answer).sort()).toEqual(['colour', 'kind', 'limit', 'page']);
    expect(badFields(await service.call('GET /media?limit=1&limit=2'))).toEqual(['limit']);
  });

  it.each([
    ['POST /deploy', { surprise: true }, ['surprise']],
    ['POST /exports/pdf', { force: 'yes' }, ['force']],
    ['POST /media/bulk-delete', { mediaIds: [] }, ['mediaIds']],
    ['POST /media/bulk-delete', { mediaIds: Array.from({ length: 101 }, String) }, ['mediaIds']],
    [
      'POST /media/import',
      { files: [{ url: 'x', name: 'a/b.png', size: 1 }] },
      ['files.0.url', 'files.0.name', 'files.0.size'],
    ],
    [
      'POST /push',
      { operations: [{ type: 'update', path: '../x', content: 'x' }] },
      ['commitMessage', 'operations.0.path'],
    ],
    ['POST /branches', undefined, ['body']],
  ])('rejects an invalid body of %s', async (name, json, fields) => {
    const service = await startTestEmulator();
    const answer = await service.call(name, { json });
    expect(answer.status).toBe(400);
    expect(badFields(answer).sort()).toEqual([...fields].sort());
  });

  it('rejects broken JSON, other media types, and unexpected bodies', async () => {
    const { emulator } = await startTestEmulator();
    const send = (type: string, body: string): Promise<Response> =>
      fetch(`${emulator.baseUrl}/deploy`, {
        method: 'POST',
        headers: { authorization: `Bearer ${emulator.keys.editor}`, 'content-type': type },
        body,
      });
    const broken = await send('application/json', '{"commitSha": ');
    expect(await broken.json()).toMatchObject({ code: 400, details: [{ field: 'body', message: "Isn't valid JSON" }] });
    expect((await send('text/plain', 'x')).status).toBe(415);
    expect((await send('multipart/form-data; boundary=x', '--x--\r\n')).status).toBe(415);
    const service = await startTestEmulator();
    expect((await service.call(`DELETE /media/${mediaId(service)}`, { json: {} })).status).toBe(400);
  });

  it('treats an empty JSON body as no body', async () => {
    const { emulator } = await startTestEmulator();
    const headers = { authorization: `Bearer ${emulator.keys.editor}`, 'content-type': 'application/json' };
    expect((await fetch(`${emulator.baseUrl}/deploy`, { method: 'POST', headers })).status).toBe(202);
  });

  it.each(['GET /nothing', 'PUT /media', 'HEAD /media', 'GET /storage/', 'GET /pages/%zz', 'GET /deployments/x/y'])(
    'responds to %s with 404',
    async (name) => {
      const service = await startTestEmulator();
      const answer = await service.call(name);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('x-ratelimit-limit')).toBe('600');
      expect((await service.call(name, { key: null })).status).toBe(401);
      expect(service.emulator.requests[0]).toMatchObject({ route: null, status: 404 });
    },
  );

  it('rejects a revoked key', async () => {
    const service = await startTestEmulator();
    service.emulator.state.keys.delete(service.emulator.keys.viewer);
    expect((await service.call('GET /media', { key: service.emulator.keys.viewer })).status).toBe(401);
    expect((await service.call('GET /media')).status).toBe(200);
  });

  it('names the status of an error code or statusCode, depending on the endpoint', async () => {
    const service = await startTestEmulator();
    expect((await service.call('GET /deployments/x')).body).toEqual({
      error: 'Not Found',
      message: 'Deployment not found',
      code: 404,
    });
    expect((await service.call('GET /analytics/overview?startDate=1')).body).toMatchObject({
      error: 'Error',
      statusCode: 400,
    });
  });
});
