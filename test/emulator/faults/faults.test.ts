import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/emulator/faults/faults.js';
import { parseFault } from '../../../src/cli/fault-text.js';
import { startEmulator } from '../../../src/emulator/emulator.js';
import { readResponse, formOf, startTestEmulator } from '../fixture.js';

const DEPLOY = 'POST /deploy';

function fault(kind: Fault['kind'], more: Partial<Fault> = {}): Fault {
  return { route: DEPLOY, kind, ...more };
}

describe('when faults strike', () => {
  it('strikes once by default, the route it names, and no other', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault(fault('status', { status: 502 }));
    expect((await service.call('GET /deployments')).status).toBe(200);
    expect((await service.call(DEPLOY)).status).toBe(502);
    expect((await service.call(DEPLOY)).status).toBe(202);
  });

  it('skips, repeats, queues up and is cleared', async () => {
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

  it('works with path templates and on the second origin', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault({ route: 'GET /deployments/{id}', kind: 'status', status: 504 });
    service.emulator.addFault({ route: 'GET files', kind: 'status', status: 500 });
    service.emulator.addFault({ route: 'GET files/site', kind: 'status', status: 503 });
    expect((await service.call('GET /deployments/x')).status).toBe(504);
    expect((await fetch(service.emulator.state.publishedUrl)).status).toBe(500);
    expect((await fetch(service.emulator.state.publishedUrl)).status).toBe(503);
    expect((await fetch(service.emulator.state.publishedUrl)).status).toBe(200);
  });

  it('refuses a route that does not exist', async () => {
    const { emulator } = await startTestEmulator();
    expect(() => emulator.addFault({ route: 'GET /deploy', kind: 'hang' })).toThrow('No route is called "GET /deploy"');
  });

  it('strikes before keys are checked, and reads uploads to their end', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault({ route: 'POST /media', kind: 'status', status: 503 });
    const form = formOf(['files', 'a.txt', 'a'.repeat(3_000_000)]);
    expect((await service.call('POST /media', { form, key: null })).status).toBe(503);
    expect(service.emulator.requests[0]?.bodyBytes).toBeGreaterThan(3_000_000);
    expect(service.emulator.state.media.findByName('a.txt')).toBeUndefined();
  });
});

describe('what faults do', () => {
  it('status: an error body of the service, with retry-after where asked', async () => {
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

  it('status after the work: the answer is lost, the effect is not', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault(fault('status', { status: 502, afterWork: true }));
    const lost = await service.call(DEPLOY);
    expect([lost.status, (lost.body as { code: number }).code]).toEqual([502, 502]);
    expect(service.emulator.state.deployments.newestFirst()).toHaveLength(6);
  });

  it.each([false, true])('html: a proxy’s page without the service’s headers (after work: %s)', async (afterWork) => {
    const service = await startTestEmulator();
    service.emulator.addFault(fault('html', { afterWork }));
    const page = await service.call(DEPLOY);
    expect(page.status).toBe(502);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('<h1>502 Bad Gateway</h1>');
    expect(page.headers.get('x-ratelimit-limit')).toBeNull();
  });

  it('reset: the connection breaks before the work is done', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault(fault('reset'));
    await expect(service.call(DEPLOY)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(service.emulator.state.deployments.newestFirst()).toHaveLength(5);
    expect(service.emulator.requests).toMatchObject([{ status: null }]);
  });

  it('reset-after: the connection breaks after the work is done', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault(fault('reset-after'));
    await expect(service.call(DEPLOY)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(service.emulator.state.deployments.newestFirst()).toHaveLength(6);
  });

  it('hang: never answers, and close ends it', async () => {
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

  it('cut: says the full length and stops short', async () => {
    const service = await startTestEmulator();
    service.emulator.addFault({ route: 'GET /deployments', kind: 'cut', bytes: 10 });
    const { status, headers, text } = await service.raw('GET /deployments');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(1000);
    expect(text).toBe('{"deployme');
    service.emulator.addFault({ route: 'GET /deployments', kind: 'cut' });
    await expect(service.call('GET /deployments')).rejects.toThrow('terminated');
  });

  it('cut: works on downloads, too', async () => {
    const service = await startTestEmulator();
    const { bytes, id } = service.emulator.state.addMedia('big.txt', Buffer.alloc(1_000_000, 'a'));
    service.emulator.addFault({ route: 'GET files/media', kind: 'cut', bytes: 400_000 });
    const response = await fetch(`${service.emulator.filesOrigin}/media/${id}/big.txt`);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('slow: drips', async () => {
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

  it('empty, truncated-json, wrong-types: the right status and framing, the wrong contents', async () => {
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

  it('redirect: to the second origin, or where it is told', async () => {
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

describe('faults as they are typed', () => {
  it.each<[string, Fault]>([
    ['POST /deploy 502 x2', { route: DEPLOY, kind: 'status', status: 502, times: 2 }],
    ['  GET /deployments/{id}   hang ', { route: 'GET /deployments/{id}', kind: 'hang' }],
    ['* html after=1', { route: '*', kind: 'html', after: 1 }],
    ['POST /media 429 retry-after=5', { route: 'POST /media', kind: 'status', status: 429, retryAfterSeconds: 5 }],
    ['GET files/exports cut bytes=100', { route: 'GET files/exports', kind: 'cut', bytes: 100 }],
    ['GET files slow every=10', { route: 'GET files', kind: 'slow', everyMs: 10 }],
    ['POST /deploy 502 after-work', { route: DEPLOY, kind: 'status', status: 502, afterWork: true }],
  ])('reads "%s"', (text, expected) => expect(parseFault(text)).toEqual(expected));

  it.each([
    ['', '"" is no route'],
    ['POST /deplyo 502', '"POST /deplyo" is no route; write a method and a path template'],
    ['POST /deploy', 'it says no fault'],
    ['POST /deploy 99', '"99" is no fault; use a status such as 502, or status, html, hang'],
    ['POST /deploy 502 twice', '"twice" is no option; use x2'],
    ['POST /deploy 502 x0', '"x0" is no option'],
    ['POST /deploy 502 bytes=many', '"bytes=many" is no option'],
  ])('refuses "%s" with a reason', (text, reason) => expect(() => parseFault(text)).toThrow(reason));
});

describe('an emulator', () => {
  it('listens on loopback only, on the port it is given', async () => {
    const first = await startEmulator();
    const port = Number(new URL(first.origin).port);
    expect(first.origin).toBe(`http://127.0.0.1:${port}`);
    expect(first.filesOrigin).not.toBe(first.origin);
    await expect(startEmulator({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
    const second = await startEmulator({ port });
    expect(second.baseUrl).toBe(`http://127.0.0.1:${port}/api/v1`);
    await second.close();
  });

  it('closes at once under idle connections, slow answers and latency', async () => {
    const emulator = await startEmulator({ latencyMs: 60_000 });
    const idle = connect(Number(new URL(emulator.origin).port), '127.0.0.1');
    const closed = new Promise((resolve) => idle.once('close', resolve));
    const waiting = fetch(`${emulator.baseUrl}/storage`).catch(() => 'rejected');
    await expect.poll(() => emulator.activeRequests).toBe(1);
    await emulator.close();
    await closed;
    expect(await waiting).toBe('rejected');
  });

  it('waits before each answer', async () => {
    const service = await startTestEmulator({ latencyMs: 30 });
    const before = performance.now();
    await service.ok('GET /storage');
    expect(performance.now() - before).toBeGreaterThan(25);
  });

  it('starts bare', async () => {
    const service = await startTestEmulator({ seed: false });
    expect(await service.ok('GET /deployments')).toEqual({ deployments: [], total: 0 });
    expect(await service.ok('GET /media')).toMatchObject({ media: [], pagination: { total: 0, pages: 0 } });
    expect(await service.ok('GET /analytics/overview')).toMatchObject({ pageViews: 0, sessions: 0 });
    expect(await service.ok('GET /pages')).toEqual({ pages: [], count: 0 });
    expect(await service.ok('GET /analytics/search')).toMatchObject({ totalSearches: 0, noResultRate: 0 });
  });
});
