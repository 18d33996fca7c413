import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/emulator/faults/faults.js';
import { parseFault } from '../../../src/cli/fault-text.js';
import { startEmulator } from '../../../src/emulator/emulator.js';
import { answered, formOf, startLab } from '../fixture.js';

const DEPLOY = 'POST /deploy';

function fault(kind: Fault['kind'], more: Partial<Fault> = {}): Fault {
  return { route: DEPLOY, kind, ...more };
}

describe('when faults strike', () => {
  it('strikes once by default, the route it names, and no other', async () => {
    const lab = await startLab();
    lab.emulator.addFault(fault('status', { status: 502 }));
    expect((await lab.call('GET /deployments')).status).toBe(200);
    expect((await lab.call(DEPLOY)).status).toBe(502);
    expect((await lab.call(DEPLOY)).status).toBe(202);
  });

  it('skips, repeats, queues up and is cleared', async () => {
    const lab = await startLab();
    lab.emulator.addFault(fault('status', { status: 500, after: 1, times: 2 }));
    lab.emulator.addFault(fault('status', { status: 503, route: '*', times: Infinity }));
    const statuses: number[] = [];
    for (let request = 0; request < 4; request += 1) statuses.push((await lab.call(DEPLOY)).status);
    expect(statuses).toEqual([503, 500, 500, 503]);
    expect((await lab.call('GET /nothing')).status).toBe(503);
    expect((await fetch(lab.emulator.filesOrigin)).status).toBe(503);
    lab.emulator.clearFaults();
    expect((await lab.call(DEPLOY)).status).toBe(202);
  });

  it('works with path templates and on the second origin', async () => {
    const lab = await startLab();
    lab.emulator.addFault({ route: 'GET /deployments/{id}', kind: 'status', status: 504 });
    lab.emulator.addFault({ route: 'GET files', kind: 'status', status: 500 });
    lab.emulator.addFault({ route: 'GET files/site', kind: 'status', status: 503 });
    expect((await lab.call('GET /deployments/x')).status).toBe(504);
    expect((await fetch(lab.emulator.state.publishedUrl)).status).toBe(500);
    expect((await fetch(lab.emulator.state.publishedUrl)).status).toBe(503);
    expect((await fetch(lab.emulator.state.publishedUrl)).status).toBe(200);
  });

  it('refuses a route that does not exist', async () => {
    const { emulator } = await startLab();
    expect(() => emulator.addFault({ route: 'GET /deploy', kind: 'hang' })).toThrow('No route is called "GET /deploy"');
  });

  it('strikes before keys are checked, and reads uploads to their end', async () => {
    const lab = await startLab();
    lab.emulator.addFault({ route: 'POST /media', kind: 'status', status: 503 });
    const form = formOf(['files', 'a.txt', 'a'.repeat(3_000_000)]);
    expect((await lab.call('POST /media', { form, key: null })).status).toBe(503);
    expect(lab.emulator.requests[0]?.bodyBytes).toBeGreaterThan(3_000_000);
    expect(lab.emulator.state.media.named('a.txt')).toBeUndefined();
  });
});

describe('what faults do', () => {
  it('status: an error body of the service, with retry-after where asked', async () => {
    const lab = await startLab();
    lab.emulator.addFault(fault('status'));
    lab.emulator.addFault(fault('status', { status: 429, retryAfterSeconds: 7 }));
    lab.emulator.addFault(fault('status', { status: 400, body: { odd: true } }));
    lab.emulator.addFault(fault('status', { status: 418, body: 'teapot' }));
    expect((await lab.call(DEPLOY)).body).toMatchObject({ code: 500, error: 'Internal Server Error' });
    const limited = await lab.call(DEPLOY);
    expect(limited.body).toMatchObject({ code: 429, retryAfter: 7 });
    const names = ['retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
    expect(names.map((name) => limited.headers.get(name))).toEqual(['7', '0', '7']);
    expect((await lab.call(DEPLOY)).body).toEqual({ odd: true });
    expect((await lab.call(DEPLOY)).text).toBe('teapot');
    expect(lab.emulator.state.deployments.newestFirst()).toHaveLength(5);
  });

  it('status after the work: the answer is lost, the effect is not', async () => {
    const lab = await startLab();
    lab.emulator.addFault(fault('status', { status: 502, afterWork: true }));
    const lost = await lab.call(DEPLOY);
    expect([lost.status, (lost.body as { code: number }).code]).toEqual([502, 502]);
    expect(lab.emulator.state.deployments.newestFirst()).toHaveLength(6);
  });

  it.each([false, true])('html: a proxy’s page without the service’s headers (after work: %s)', async (afterWork) => {
    const lab = await startLab();
    lab.emulator.addFault(fault('html', { afterWork }));
    const page = await lab.call(DEPLOY);
    expect(page.status).toBe(502);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('<h1>502 Bad Gateway</h1>');
    expect(page.headers.get('x-ratelimit-limit')).toBeNull();
  });

  it('reset: the connection breaks before the work is done', async () => {
    const lab = await startLab();
    lab.emulator.addFault(fault('reset'));
    await expect(lab.call(DEPLOY)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(lab.emulator.state.deployments.newestFirst()).toHaveLength(5);
    expect(lab.emulator.requests).toMatchObject([{ status: null }]);
  });

  it('reset-after: the connection breaks after the work is done', async () => {
    const lab = await startLab();
    lab.emulator.addFault(fault('reset-after'));
    await expect(lab.call(DEPLOY)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(lab.emulator.state.deployments.newestFirst()).toHaveLength(6);
  });

  it('hang: never answers, and close ends it', async () => {
    const emulator = await startEmulator();
    emulator.addFault({ route: '*', kind: 'hang', times: 2 });
    emulator.addFault({ route: '*', kind: 'hang', afterWork: true });
    const hanging = [1, 2, 3].map(() => fetch(`${emulator.baseUrl}/storage`));
    const ended = Promise.allSettled(hanging);
    await expect.poll(() => emulator.active).toBe(3);
    await emulator.close();
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect.poll(() => emulator.active).toBe(0);
  });

  it('cut: says the full length and stops short', async () => {
    const lab = await startLab();
    lab.emulator.addFault({ route: 'GET /deployments', kind: 'cut', bytes: 10 });
    const { status, headers, text } = await lab.raw('GET /deployments');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(1000);
    expect(text).toBe('{"deployme');
    lab.emulator.addFault({ route: 'GET /deployments', kind: 'cut' });
    await expect(lab.call('GET /deployments')).rejects.toThrow('terminated');
  });

  it('cut: works on downloads, too', async () => {
    const lab = await startLab();
    const { bytes, id } = lab.emulator.state.addMedia('big.txt', Buffer.alloc(1_000_000, 'a'));
    lab.emulator.addFault({ route: 'GET files/media', kind: 'cut', bytes: 400_000 });
    const response = await fetch(`${lab.emulator.filesOrigin}/media/${id}/big.txt`);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('slow: drips', async () => {
    const lab = await startLab();
    lab.emulator.addFault({ route: 'GET /storage', kind: 'slow', bytes: 20, everyMs: 5 });
    const response = await fetch(`${lab.emulator.baseUrl}/storage`, {
      headers: { authorization: `Bearer ${lab.emulator.keys.viewer}` },
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
    const lab = await startLab();
    for (const kind of ['empty', 'truncated-json', 'wrong-types'] as const) lab.emulator.addFault(fault(kind));
    const empty = await lab.call(DEPLOY);
    expect([empty.status, empty.text, empty.headers.get('content-length')]).toEqual([202, '', '0']);
    const half = await lab.call(DEPLOY);
    expect([half.status, half.body]).toEqual([202, undefined]);
    expect(half.text).toMatch(/^\{"deploymentId":"/);
    expect((await lab.call(DEPLOY)).body).toEqual({ deploymentId: 36, status: 7, url: null });
    lab.emulator.addFault({ route: 'GET /deployments', kind: 'wrong-types' });
    expect((await lab.call('GET /deployments?limit=1')).body).toMatchObject({
      total: '8',
      deployments: [{ isPreview: 'false' }],
    });
  });

  it('redirect: to the second origin, or where it is told', async () => {
    const lab = await startLab();
    lab.emulator.addFault(fault('redirect'));
    lab.emulator.addFault(fault('redirect', { status: 307, location: 'https://example.com/' }));
    const [first, second] = [await lab.call(DEPLOY), await lab.call(DEPLOY)];
    expect([first.status, first.headers.get('location')]).toEqual([302, `${lab.emulator.filesOrigin}/elsewhere`]);
    expect([second.status, second.headers.get('location')]).toEqual([307, 'https://example.com/']);
    const elsewhere = await answered(await fetch(`${lab.emulator.filesOrigin}/elsewhere`));
    expect(elsewhere.status).toBe(404);
    expect(lab.emulator.requests.at(-1)).toMatchObject({ origin: 'files', path: '/elsewhere', route: null });
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
    await expect.poll(() => emulator.active).toBe(1);
    await emulator.close();
    await closed;
    expect(await waiting).toBe('rejected');
  });

  it('waits before each answer', async () => {
    const lab = await startLab({ latencyMs: 30 });
    const before = performance.now();
    await lab.ok('GET /storage');
    expect(performance.now() - before).toBeGreaterThan(25);
  });

  it('starts bare', async () => {
    const lab = await startLab({ seed: false });
    expect(await lab.ok('GET /deployments')).toEqual({ deployments: [], total: 0 });
    expect(await lab.ok('GET /media')).toMatchObject({ media: [], pagination: { total: 0, pages: 0 } });
    expect(await lab.ok('GET /analytics/overview')).toMatchObject({ pageViews: 0, sessions: 0 });
    expect(await lab.ok('GET /pages')).toEqual({ pages: [], count: 0 });
    expect(await lab.ok('GET /analytics/search')).toMatchObject({ totalSearches: 0, noResultRate: 0 });
  });
});
