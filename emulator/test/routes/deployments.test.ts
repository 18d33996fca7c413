import { describe, expect, it } from 'vitest';
import { NOON, startTestEmulator, type TestEmulator } from '../fixture.js';

interface Deployment {
  deploymentId: string;
  status: string;
  url: string | null;
  branch: string | null;
  isPreview: boolean;
  triggerType: string | null;
  logs: string | null;
  createdAt: string;
  updatedAt: string;
}

const BUILD = { pendingMs: 1000, buildingMs: 2000 };

function get(service: TestEmulator, id: string): Promise<Deployment> {
  return service.ok(`GET /deployments/${id}`);
}

describe('deployments', () => {
  it('hides the branch and the trigger of deployments on request', async () => {
    const service = await startTestEmulator({ deploymentOrigins: 'null' });
    const { deploymentId } = await service.ok<Deployment>('POST /deploy');
    expect(await get(service, deploymentId)).toMatchObject({ branch: null, triggerType: null, isPreview: false });
  });

  it('moves from pending to building to ready by the clock, and has a URL when ready', async () => {
    const service = await startTestEmulator({ build: BUILD });
    const { deploymentId, status, url } = await service.ok<Deployment>('POST /deploy', {
      json: { commitSha: 'abcdef0' },
    });
    expect([status, url]).toEqual(['pending', null]);
    service.advance(1000);
    expect(await get(service, deploymentId)).toMatchObject({ status: 'building', url: null, logs: null });
    service.advance(2000);
    expect(await get(service, deploymentId)).toEqual({
      deploymentId,
      status: 'ready',
      url: service.emulator.state.publishedUrl,
      branch: 'main',
      isPreview: false,
      triggerType: 'api',
      logs: null,
      createdAt: new Date(NOON).toISOString(),
      updatedAt: new Date(NOON + 3000).toISOString(),
    });
    expect((await fetch(service.emulator.state.publishedUrl)).status).toBe(200);
  });

  it('has another word for building on request', async () => {
    const service = await startTestEmulator({ build: BUILD, buildingStatus: 'optimizing' });
    const { deploymentId } = await service.ok<Deployment>('POST /deploy');
    expect((await get(service, deploymentId)).status).toBe('pending');
    service.advance(1000);
    expect((await get(service, deploymentId)).status).toBe('optimizing');
    service.advance(2000);
    expect((await get(service, deploymentId)).status).toBe('ready');
  });

  it('fails a build by default with a log that quotes lines of the sample page, as they are', async () => {
    const service = await startTestEmulator({ build: { pendingMs: 0, buildingMs: 0, outcome: 'error' } });
    const { deploymentId } = await service.ok<Deployment>('POST /deploy');
    const { logs } = await get(service, deploymentId);
    const { content } = await service.ok<{ content: string }>('GET /pages/guides/webhooks.mdx?branch=new-guide');
    const lines = content.split('\n');
    const quoted = [...(logs ?? '').matchAll(/^[ >]+(\d+) \| ?(.*)$/gm)];
    expect(quoted.map(([, , text]) => text)).toEqual(quoted.map(([, number]) => lines[Number(number) - 1]));
    const [, line, column] = /guides\/webhooks\.mdx:(\d+):(\d+)/.exec(logs ?? '') ?? [];
    expect(lines[Number(line) - 1]?.slice(Number(column) - 2)).toMatch(/^<1/);
  });

  it('shows logs of a failed deployment, but not of a cancelled one', async () => {
    const service = await startTestEmulator({ build: { ...BUILD, outcome: 'error', logs: '::error::broken' } });
    const failed = await service.ok<Deployment>('POST /deploy');
    service.emulator.configure({ build: { outcome: 'cancelled' } });
    const cancelled = await service.ok<Deployment>('POST /deploy');
    service.advance(3000);
    expect(await get(service, failed.deploymentId)).toMatchObject({
      status: 'error',
      logs: '::error::broken',
      url: null,
    });
    expect(await get(service, cancelled.deploymentId)).toMatchObject({ status: 'cancelled', logs: null, url: null });
  });
});

describe('previews', () => {
  it('gives each preview its branch and its own URL', async () => {
    const service = await startTestEmulator({ build: BUILD });
    const started = await service.ok<Deployment>('POST /deploy/preview', { json: { branch: 'new-guide' } });
    expect(started).toMatchObject({ status: 'pending', url: null, branch: 'new-guide' });
    service.advance(3000);
    const { url, isPreview } = await get(service, started.deploymentId);
    expect([isPreview, url]).toEqual([true, `${service.emulator.filesOrigin}/preview/${started.deploymentId}`]);
    const page = await fetch(url ?? '');
    expect(await page.text()).toContain('Preview of new-guide');
    expect((await fetch(`${service.emulator.filesOrigin}/preview/x`)).status).toBe(404);
  });

  it('rejects a preview of a missing branch, without configuration, or outside the plan', async () => {
    const service = await startTestEmulator();
    const preview = async (branch: string): Promise<number> =>
      (await service.call('POST /deploy/preview', { json: { branch } })).status;
    expect(await preview('nowhere')).toBe(422);
    service.emulator.state.previewProblem = 'The branch has no configuration';
    expect(await preview('main')).toBe(422);
    service.emulator.state.missingFeatures.add('POST /deploy/preview');
    expect(await preview('main')).toBe(403);
  });
});

describe('the list of deployments', () => {
  it('lists deployments that a push starts, and future ones only when they start', async () => {
    const service = await startTestEmulator();
    const operations = [{ type: 'update', path: 'index.mdx', content: 'x' }];
    await service.ok('POST /push', { json: { commitMessage: 'x', branch: 'new-guide', operations } });
    await service.ok('POST /push', { json: { commitMessage: 'x', operations } });
    const later = service.emulator.state.addDeployment({ createdAt: NOON + 5000, branch: null, triggerType: null });
    const list = async (): Promise<Deployment[]> =>
      (await service.ok<{ deployments: Deployment[] }>('GET /deployments')).deployments;
    expect(await list()).toMatchObject([
      { branch: 'main', triggerType: 'auto', isPreview: false },
      ...Array<object>(5).fill({}),
    ]);
    expect((await service.call(`GET /deployments/${later.deploymentId}`)).status).toBe(404);
    service.advance(5000);
    expect((await list())[0]).toMatchObject({ deploymentId: later.deploymentId, branch: null, triggerType: null });
  });
});

describe('the published site', () => {
  it('serves only its pages on the published site, without a key', async () => {
    const { emulator } = await startTestEmulator();
    const site = emulator.state.publishedUrl;
    const page = await fetch(`${site}guides/tables`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('Pipes | tables &#38; &#60;b&#62;bold');
    expect((await fetch(`${site}guides/none`)).status).toBe(404);
    // The base URL of a beginner is that of the site, which answers as to everyone.
    const asked = await fetch(`${site}media`, { headers: { authorization: 'Bearer x' } });
    expect([asked.status, asked.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await fetch(site, { method: 'HEAD' })).status).toBe(200);
  });

  it('publishes the site later than the deployment is ready, if configured', async () => {
    const service = await startTestEmulator({ seed: false, build: BUILD, publishedAfterMs: 700 });
    await service.ok('POST /deploy');
    const status = async (): Promise<number> => (await fetch(service.emulator.state.publishedUrl)).status;
    expect(await status()).toBe(404);
    service.advance(3000);
    expect(await status()).toBe(404);
    service.advance(700);
    expect(await status()).toBe(200);
  });
});
