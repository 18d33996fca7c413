import { describe, expect, it } from 'vitest';
import { formOf, NOON, startLab, type Answered } from '../fixture.js';

function limits({ headers }: Answered): (string | null)[] {
  return ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'].map((name) =>
    headers.get(name),
  );
}

const MINUTE = 60_000;

describe('the limit of a key', () => {
  it('counts every request, runs out, says when to come back, and starts anew', async () => {
    const lab = await startLab({ keyLimitPerMinute: 2 });
    expect(limits(await lab.call('GET /storage'))).toEqual(['2', '1', '60', null]);
    lab.advance(20_500);
    expect(limits(await lab.call('GET /nothing'))).toEqual(['2', '0', '40', null]);
    const refused = await lab.call('GET /storage');
    expect(limits(refused)).toEqual(['2', '0', '40', '40']);
    expect(refused.body).toMatchObject({ error: 'Too Many Requests', code: 429, retryAfter: 40 });
    lab.advance(39_500);
    expect(limits(await lab.call('GET /storage'))).toEqual(['2', '1', '60', null]);
  });

  it('is each key’s own, and can be changed or taken away', async () => {
    const lab = await startLab({ keyLimitPerMinute: 1 });
    await lab.call('GET /storage');
    expect((await lab.call('GET /storage', { key: lab.emulator.keys.viewer })).status).toBe(200);
    expect((await lab.call('GET /storage')).status).toBe(429);
    lab.emulator.configure({ keyLimitPerMinute: null });
    expect(limits(await lab.call('GET /storage'))[0]).toBe('1000000');
  });
});

it('can say when the window resets as a Unix time, as the older reference has it', async () => {
  const lab = await startLab({ rateLimitResetAs: 'unix' });
  expect(limits(await lab.call('GET /storage'))[2]).toBe(String(NOON / 1000 + 60));
});

describe('the limits of exports', () => {
  it('describes the one closest to being reached: one start in five minutes', async () => {
    const lab = await startLab();
    expect(limits(await lab.call('POST /exports/pdf'))).toEqual(['1', '0', '300', null]);
    expect(limits(await lab.call('GET /exports/pdf'))).toEqual(['600', '598', '60', null]);
  });

  it('lets one start in five minutes, force or not, and answers with the existing export for free', async () => {
    const lab = await startLab();
    await lab.ok('POST /exports/pdf');
    expect((await lab.call('POST /exports/pdf')).status).toBe(409);
    lab.advance(MINUTE);
    for (let reads = 0; reads < 12; reads += 1) {
      const reused = await lab.call('POST /exports/pdf');
      expect([reused.status, limits(reused)[0]]).toEqual([200, '600']);
    }
    const refused = await lab.call('POST /exports/pdf', { json: { force: true } });
    expect([refused.status, ...limits(refused)]).toEqual([429, '1', '0', '240', '240']);
    lab.advance(4 * MINUTE);
    expect((await lab.call('POST /exports/pdf', { json: { force: true } })).status).toBe(202);
  });

  it('lets ten start in 24 hours', async () => {
    const lab = await startLab();
    for (let start = 0; start < 10; start += 1) {
      await lab.ok('POST /exports/pdf', { json: { force: true } });
      lab.advance(5 * MINUTE);
    }
    const refused = await lab.call('POST /exports/pdf', { json: { force: true } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(24 * 3600 - 50 * 60)]);
    lab.advance((24 * 60 - 50) * MINUTE);
    expect((await lab.call('POST /exports/pdf', { json: { force: true } })).status).toBe(202);
  });

  it('lets a key ask ten times a minute', async () => {
    const lab = await startLab();
    await lab.ok('POST /exports/pdf');
    lab.emulator.state.startDashboardExport();
    for (let asked = 1; asked < 10; asked += 1) {
      expect((await lab.call('POST /exports/pdf', { json: { force: true } })).status).toBe(409);
    }
    const refused = await lab.call('POST /exports/pdf', { json: { force: true } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('does not count dashboard starts', async () => {
    const lab = await startLab();
    lab.emulator.state.startDashboardExport();
    lab.advance(MINUTE);
    expect((await lab.call('POST /exports/pdf', { json: { force: true } })).status).toBe(202);
  });
});

describe('files stored a minute', () => {
  it('fails the excess inside the results, naming seconds', async () => {
    const lab = await startLab({ filesPerMinute: 2 });
    const some = await lab.call('POST /media', {
      form: formOf(['files', 'a.txt', 'a'], ['files', 'b.txt', 'b'], ['files', 'c.txt', 'c']),
    });
    expect(some.status).toBe(207);
    expect(limits(some)).toEqual(['2', '0', '60', null]);
    expect((some.body as { results: unknown[] }).results[2]).toEqual({
      source: 'c.txt',
      status: 'failed',
      error: 'Too many files stored for this organization. Try again in 60 seconds.',
      statusCode: 429,
    });
    lab.advance(30_000);
    const none = await lab.call('POST /media', { form: formOf(['files', 'c.txt', 'c']) });
    expect([none.status, none.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await lab.call('POST /media', { form: formOf(['files', 'again.txt', 'a']) })).status).toBe(200);
    lab.advance(30_000);
    expect((await lab.call('POST /media', { form: formOf(['files', 'c.txt', 'c']) })).status).toBe(200);
  });

  it('counts a replace, unless it is told not to', async () => {
    const lab = await startLab({ filesPerMinute: 1 });
    const { id } = lab.emulator.state.addMedia('a.txt', Buffer.from('a'));
    const replace = (text: string): Promise<Answered> =>
      lab.call(`POST /media/${id}/replace`, { form: formOf(['file', 'a.txt', text]) });
    expect((await replace('b')).status).toBe(200);
    expect((await replace('c')).status).toBe(429);
    lab.emulator.configure({ replaceCounts: false });
    expect((await replace('c')).status).toBe(200);
  });
});
