import { describe, expect, it } from 'vitest';
import type { Fault } from '../../faults/faults.js';
import { startEmulator } from '../../emulator.js';
import { formOf, startTestEmulator } from '../fixture.js';

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
});
