import { describe, expect, it } from 'vitest';
import { formOf, NOON, startTestEmulator, type TestResponse } from '../fixture.js';

function limits({ headers }: TestResponse): (string | null)[] {
  return ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'].map((name) =>
    headers.get(name),
  );
}

const MINUTE = 60_000;

describe('request limit', () => {
  it('counts every request, rejects requests above the limit with retry-after, and resets', async () => {
    const service = await startTestEmulator({ keyLimitPerMinute: 2 });
    expect(limits(await service.call('GET /storage'))).toEqual(['2', '1', '60', null]);
    service.advance(20_500);
    expect(limits(await service.call('GET /nothing'))).toEqual(['2', '0', '40', null]);
    const rejected = await service.call('GET /storage');
    expect(limits(rejected)).toEqual(['2', '0', '40', '40']);
    expect(rejected.body).toMatchObject({ error: 'Too Many Requests', code: 429, retryAfter: 40 });
    service.advance(39_500);
    expect(limits(await service.call('GET /storage'))).toEqual(['2', '1', '60', null]);
  });

  it('counts each key separately, and lets tests change or remove the limit', async () => {
    const service = await startTestEmulator({ keyLimitPerMinute: 1 });
    await service.call('GET /storage');
    expect((await service.call('GET /storage', { key: service.emulator.keys.viewer })).status).toBe(200);
    expect((await service.call('GET /storage')).status).toBe(429);
    service.emulator.configure({ keyLimitPerMinute: null });
    expect(limits(await service.call('GET /storage'))[0]).toBe('1000000');
  });
});

it('sends the reset as a Unix time if configured, as in the older reference', async () => {
  const service = await startTestEmulator({ rateLimitResetAs: 'unix' });
  expect(limits(await service.call('GET /storage'))[2]).toBe(String(NOON / 1000 + 60));
});

describe('export limits', () => {
  it('sends the headers of the tightest limit: one export in five minutes', async () => {
    const service = await startTestEmulator();
    expect(limits(await service.call('POST /exports/pdf'))).toEqual(['1', '0', '300', null]);
    expect(limits(await service.call('GET /exports/pdf'))).toEqual(['600', '598', '60', null]);
  });

  it('starts one export in five minutes, even with force, and returns an existing export freely', async () => {
    const service = await startTestEmulator();
    await service.ok('POST /exports/pdf');
    expect((await service.call('POST /exports/pdf')).status).toBe(409);
    service.advance(MINUTE);
    for (let reads = 0; reads < 12; reads += 1) {
      const reused = await service.call('POST /exports/pdf');
      expect([reused.status, limits(reused)[0]]).toEqual([200, '600']);
    }
    const rejected = await service.call('POST /exports/pdf', { json: { force: true } });
    expect([rejected.status, ...limits(rejected)]).toEqual([429, '1', '0', '240', '240']);
    service.advance(4 * MINUTE);
    expect((await service.call('POST /exports/pdf', { json: { force: true } })).status).toBe(202);
  });

  it('starts at most ten exports in 24 hours', async () => {
    const service = await startTestEmulator();
    for (let start = 0; start < 10; start += 1) {
      await service.ok('POST /exports/pdf', { json: { force: true } });
      service.advance(5 * MINUTE);
    }
    const rejected = await service.call('POST /exports/pdf', { json: { force: true } });
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, String(24 * 3600 - 50 * 60)]);
    service.advance((24 * 60 - 50) * MINUTE);
    expect((await service.call('POST /exports/pdf', { json: { force: true } })).status).toBe(202);
  });

  it('accepts ten export requests of a key per minute', async () => {
    const service = await startTestEmulator();
    await service.ok('POST /exports/pdf');
    service.emulator.state.startDashboardExport();
    for (let asked = 1; asked < 10; asked += 1) {
      expect((await service.call('POST /exports/pdf', { json: { force: true } })).status).toBe(409);
    }
    const rejected = await service.call('POST /exports/pdf', { json: { force: true } });
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('doesn’t count exports started in the dashboard', async () => {
    const service = await startTestEmulator();
    service.emulator.state.startDashboardExport();
    service.advance(MINUTE);
    expect((await service.call('POST /exports/pdf', { json: { force: true } })).status).toBe(202);
  });
});

describe('file limit', () => {
  it('fails files above the limit inside the results, with the seconds to wait', async () => {
    const service = await startTestEmulator({ filesPerMinute: 2 });
    const some = await service.call('POST /media', {
      form: formOf(['files', 'a.txt', 'a'], ['files', 'b.txt', 'b'], ['files', 'c.txt', 'c']),
    });
    expect(some.status).toBe(207);
    expect(limits(some)).toEqual(['2', '0', '60', null]);
    expect((some.body as { results: unknown[] }).results[2]).toEqual({
      source: 'c.txt',
      status: 'failed',
      error: 'Too many files per minute for this organization. Try again in 60 seconds.',
      statusCode: 429,
    });
    service.advance(30_000);
    const none = await service.call('POST /media', { form: formOf(['files', 'c.txt', 'c']) });
    expect([none.status, none.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await service.call('POST /media', { form: formOf(['files', 'again.txt', 'a']) })).status).toBe(200);
    service.advance(30_000);
    expect((await service.call('POST /media', { form: formOf(['files', 'c.txt', 'c']) })).status).toBe(200);
  });

  it('counts a replace as a stored file', async () => {
    const service = await startTestEmulator({ filesPerMinute: 1 });
    const { id } = service.emulator.state.addMedia('a.txt', Buffer.from('a'));
    const replace = (text: string): Promise<TestResponse> =>
      service.call(`POST /media/${id}/replace`, { form: formOf(['file', 'a.txt', text]) });
    expect((await replace('b')).status).toBe(200);
    expect((await replace('c')).status).toBe(429);
  });
});
