import { describe, expect, it } from 'vitest';
import type { Fault } from '../../faults/faults.js';
import { startEmulator } from '../../emulator.js';
import { readResponse, formOf, startTestEmulator } from '../fixture.js';

const DEPLOY = 'POST /deploy';

function fault(kind: Fault['kind'], more: Partial<Fault> = {}): Fault {
  return { route: DEPLOY, kind, ...more };
}

describe('fault queue', () => {
  it('applies a fault once by default, only to its route', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault(fault('status', { status: 502 }));
    expect((await service.call('GET /deployments')).status).toBe(200);
    expect((await service.call(DEPLOY)).status).toBe(502);
    expect((await service.call(DEPLOY)).status).toBe(202);
  });

  it('skips requests, repeats and queues faults, and clears them', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault(fault('status', { status: 500, after: 1, times: 2 }));
    service.emulator.addFault(fault('status', { status: 503, route: '*', times: Infinity }));
    const statuses: number[] = [];
    for (let request = 0; request < 4; request += 1) statuses.push((await service.call(DEPLOY)).status);
    expect(statuses).toEqual([503, 500, 500, 503]);
    expect((await service.call('GET /nothing')).status).toBe(503);
    expect((await fetch(service.emulator.filesOrigin)).status).toBe(503);
    service.emulator.clearFaults();
    expect((await service.call(DEPLOY)).status).toBe(202);
  });

  it('applies faults to path templates and to the second origin', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault({ route: 'GET /deployments/{id}', kind: 'status', status: 504 });
    service.emulator.addFault({ route: 'GET files', kind: 'status', status: 500 });
    service.emulator.addFault({ route: 'GET files/site', kind: 'status', status: 503 });
    expect((await service.call('GET /deployments/x')).status).toBe(504);
    expect((await fetch(service.emulator.state.publishedUrl)).status).toBe(500);
    expect((await fetch(service.emulator.state.publishedUrl)).status).toBe(503);
    expect((await fetch(service.emulator.state.publishedUrl)).status).toBe(200);
  });

  it('rejects a fault for a route that does not exist', async () => {
    const { emulator } = await startTestEmulator();
    expect(() => emulator.addFault({ route: 'GET /deploy', kind: 'hang' })).toThrow('"GET /deploy" isn\'t a route');
  });

  it('applies an early fault before the key is checked, and reads uploads to their end', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault({ route: 'POST /media', kind: 'status', status: 503 });
    const form = formOf(['files', 'a.txt', 'a'.repeat(3_000_000)]);
    expect((await service.call('POST /media', { form, key: null })).status).toBe(503);
    expect(service.emulator.requests[0]?.bodyBytes).toBeGreaterThan(3_000_000);
    expect(service.emulator.state.media.findByName('a.txt')).toBeUndefined();
  });
});

describe('fault kinds', () => {
  it('sends an error body of the service, with retry-after if requested (status)', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault(fault('status'));
    service.emulator.addFault(fault('status', { status: 429, retryAfterSeconds: 7 }));
    service.emulator.addFault(fault('status', { status: 400, body: { odd: true } }));
    service.emulator.addFault(fault('status', { status: 418, body: 'teapot' }));
    expect((await service.call(DEPLOY)).body).toMatchObject({ code: 500, error: 'Internal Server Error' });
    const limited = await service.call(DEPLOY);
    expect(limited.body).toMatchObject({ code: 429, retryAfter: 7 });
    const names = ['retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
    expect(names.map((name) => limited.headers.get(name))).toEqual(['7', '0', '7']);
    expect((await service.call(DEPLOY)).body).toEqual({ odd: true });
    expect((await service.call(DEPLOY)).text).toBe('teapot');
    expect(service.emulator.state.deployments.newestFirst()).toHaveLength(5);
  });

  it('does the work, but replaces the response (status after the work)', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault(fault('status', { status: 502, afterWork: true }));
    const lost = await service.call(DEPLOY);
    expect([lost.status, (lost.body as { code: number }).code]).toEqual([502, 502]);
    expect(service.emulator.state.deployments.newestFirst()).toHaveLength(6);
  });

  it.each([false, true])(
    'sends a proxy’s page without the service’s headers (html, after work: %s)',
    async (afterWork) => {
      const service = await startTestEmulator();
      service.emulator.addFault(fault('html', { afterWork }));
      const page = await service.call(DEPLOY);
      expect(page.status).toBe(502);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.text).toContain('<h1>502 Bad Gateway</h1>');
      expect(page.headers.get('x-ratelimit-limit')).toBeNull();
    },
  );

  it('resets the connection before the work (reset)', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault(fault('reset'));
    await expect(service.call(DEPLOY)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(service.emulator.state.deployments.newestFirst()).toHaveLength(5);
    expect(service.emulator.requests).toMatchObject([{ status: null }]);
  });

  it('resets the connection after the work (reset-after)', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault(fault('reset-after'));
    await expect(service.call(DEPLOY)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(service.emulator.state.deployments.newestFirst()).toHaveLength(6);
  });

  it('never responds until the emulator closes (hang)', async () => {
    const emulator = await startEmulator();
    emulator.addFault({ route: '*', kind: 'hang', times: 2 });
    emulator.addFault({ route: '*', kind: 'hang', afterWork: true });
    const hanging = [1, 2, 3].map(() => fetch(`${emulator.baseUrl}/storage`));
    const ended = Promise.allSettled(hanging);
    await expect.poll(() => emulator.activeRequests).toBe(3);
    await emulator.close();
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect.poll(() => emulator.activeRequests).toBe(0);
  });

  it('announces the full length and stops early (cut)', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault({ route: 'GET /deployments', kind: 'cut', bytes: 10 });
    const { status, headers, text } = await service.raw('GET /deployments');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(1000);
    expect(text).toBe('{"deployme');
    service.emulator.addFault({ route: 'GET /deployments', kind: 'cut' });
    await expect(service.call('GET /deployments')).rejects.toThrow('terminated');
  });

  it('stops a download early (cut)', async () => {
    const service = await startTestEmulator();
    const { bytes, id } = service.emulator.state.addMedia('big.txt', Buffer.alloc(1_000_000, 'a'));
    service.emulator.addFault({ route: 'GET files/media', kind: 'cut', bytes: 400_000 });
    const response = await fetch(`${service.emulator.filesOrigin}/media/${id}/big.txt`);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('sends the body in small chunks (slow)', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault({ route: 'GET /storage', kind: 'slow', bytes: 20, everyMs: 5 });
    const response = await fetch(`${service.emulator.baseUrl}/storage`, {
      headers: { authorization: `Bearer ${service.emulator.keys.viewer}` },
    });
    let pieces = 0;
    let text = '';
    for await (const piece of response.body ?? []) {
      pieces += 1;
      text += Buffer.from(piece as Uint8Array).toString();
    }
    expect(pieces).toBeGreaterThan(3);
    expect(JSON.parse(text)).toHaveProperty('usedBytes');
  });

  it('keeps status and length valid with invalid content (empty, truncated-json, wrong-types)', async () => {
    const service = await startTestEmulator();
    for (const kind of ['empty', 'truncated-json', 'wrong-types'] as const) service.emulator.addFault(fault(kind));
    const empty = await service.call(DEPLOY);
    expect([empty.status, empty.text, empty.headers.get('content-length')]).toEqual([202, '', '0']);
    const half = await service.call(DEPLOY);
    expect([half.status, half.body]).toEqual([202, undefined]);
    expect(half.text).toMatch(/^\{"deploymentId":"/);
    expect((await service.call(DEPLOY)).body).toEqual({ deploymentId: 36, status: 7, url: null });
    service.emulator.addFault({ route: 'GET /deployments', kind: 'wrong-types' });
    expect((await service.call('GET /deployments?limit=1')).body).toMatchObject({
      total: '8',
      deployments: [{ isPreview: 'false' }],
    });
  });

  it('redirects to the second origin or to the configured URL (redirect)', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault(fault('redirect'));
    service.emulator.addFault(fault('redirect', { status: 307, location: 'https://example.com/' }));
    const [first, second] = [await service.call(DEPLOY), await service.call(DEPLOY)];
    expect([first.status, first.headers.get('location')]).toEqual([302, `${service.emulator.filesOrigin}/elsewhere`]);
    expect([second.status, second.headers.get('location')]).toEqual([307, 'https://example.com/']);
    const elsewhere = await readResponse(await fetch(`${service.emulator.filesOrigin}/elsewhere`));
    expect(elsewhere.status).toBe(404);
    expect(service.emulator.requests.at(-1)).toMatchObject({ origin: 'files', path: '/elsewhere', route: null });
  });
});
