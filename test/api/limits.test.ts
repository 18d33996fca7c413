import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { getDeployment, listDeployments } from '../../src/api/endpoints/deployments.js';
import { CancelledError, ConnectionError, adviceFor, TimeoutError } from '../../src/api/errors.js';
import { getStorage } from '../../src/api/endpoints/media.js';
import { START_MS } from '../support/clock.js';
import { all, type Bench, rejection, startBench } from '../support/api.js';

const MINUTE_MS = 60_000;

/** Sends requests of a run, several at a time. */
async function send(bench: Bench, count: number, concurrency: number): Promise<void> {
  let left = count;
  const sendNext = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await getStorage(bench.api);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sendNext));
}

describe('rate limit of the key', () => {
  it.each([
    { limit: 30, concurrency: 1 },
    { limit: 30, concurrency: 4 },
    { limit: 7, concurrency: 1 },
    { limit: 60, concurrency: 8 },
  ])(
    'stays within $limit requests per minute with $concurrency concurrent requests',
    async ({ limit, concurrency }) => {
      await using bench = await startBench({ emulator: { keyLimitPerMinute: limit } });
      const startMs = bench.clock.now();
      await send(bench, 100, concurrency);
      expect(bench.api.stats).toEqual({ requests: 100, limited: 0, retried: 0 });
      expect(bench.emulator.requests.map(({ status }) => status)).toEqual(Array(100).fill(200));
      expect(bench.clock.now() - startMs).toBeLessThan((100 / limit + 1) * MINUTE_MS);
      expect(bench.waits.every(({ reason }) => reason === 'limit')).toBe(true);
    },
  );

  it('sends 33 requests without a pause if the key allows 40 a minute', async () => {
    await using bench = await startBench({ emulator: { keyLimitPerMinute: 40 } });
    await send(bench, 33, 4);
    expect(bench.waits).toEqual([]);
  });

  it('decides again when a response arrives, so that a job that fits does not wait for requests that were counted twice', async () => {
    await using bench = await startBench({ emulator: { keyLimitPerMinute: 40 } });
    await send(bench, 1, 1);
    await Promise.all(Array.from({ length: 39 }, async () => getStorage(bench.api)));
    expect(bench.clock.now() - START_MS).toBe(0);
    expect(bench.api.stats).toEqual({ requests: 40, limited: 0, retried: 0 });
  });

  it('shares the rate limit with another run that uses the key', async () => {
    await using bench = await startBench({ emulator: { keyLimitPerMinute: 60 } });
    await using other = await startBench({ api: { baseUrl: new URL(bench.emulator.baseUrl), clock: bench.clock } });
    bench.clock.watch(() => other.api.active > 0);
    await Promise.all([send(bench, 100, 2), send(other, 30, 1)]);
    expect(bench.api.stats.limited + other.api.stats.limited).toBeLessThanOrEqual(3);
    expect(bench.emulator.requests.filter(({ status }) => status === 200)).toHaveLength(130);
  });

  it('waits exactly as long as a 429 requests, with every request of the run', async () => {
    await using bench = await startBench({ emulator: { keyLimitPerMinute: 600 } });
    bench.emulator.addFault({ route: 'GET /storage', kind: 'status', status: 429, retryAfterSeconds: 37 });
    const startMs = bench.clock.now();
    await getStorage(bench.api);
    const waited = bench.clock.now() - startMs;
    expect(waited).toBeGreaterThanOrEqual(37_000);
    expect(waited).toBeLessThanOrEqual(37_250);

    bench.emulator.addFault({ route: 'GET /storage', kind: 'status', status: 429, retryAfterSeconds: 20 });
    const secondMs = bench.clock.now();
    await getStorage(bench.api).then(async () => all(listDeployments(bench.api)));
    const later = bench.emulator.requests.filter(({ at }) => at > secondMs);
    expect(later.every(({ at }) => at >= secondMs + 20_000)).toBe(true);
    expect(bench.api.stats.limited).toBe(2);
  });

  it('holds back requests that start while another one waits for a 429', async () => {
    await using bench = await startBench();
    bench.emulator.addFault({ route: 'GET /storage', kind: 'status', status: 429, retryAfterSeconds: 20 });
    const startMs = bench.clock.now();
    const first = getStorage(bench.api);
    while (bench.api.stats.limited === 0) await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, all(listDeployments(bench.api))]);
    expect(bench.emulator.requests.map(({ at }) => Math.floor((at - startMs) / 1000))).toEqual([0, 20, 20]);
  });

  it('counts a response when it arrives, although its schema is still loading', async () => {
    await using bench = await startBench({ emulator: { keyLimitPerMinute: 10 } });
    const storage = z.object({ usedBytes: z.number() });
    let finishLoading: () => void = () => undefined;
    const loading = new Promise<typeof storage>((resolve) => (finishLoading = () => resolve(storage)));
    const call = {
      method: 'GET',
      path: '/storage',
      role: 'viewer',
      goal: 'read the storage limit',
      idempotent: true,
    } as const;
    const slow = [1, 2].map(() => bench.api.call({ ...call, schema: () => loading }));
    await expect.poll(() => bench.emulator.requests.filter(({ status }) => status === 200).length).toBe(2);
    await send(bench, 3, 1);
    finishLoading();
    await Promise.all(slow);
    expect(bench.waits).toEqual([]);
  });

  it('repeats a request at the end of the window if a 429 has no retry-after', async () => {
    await using bench = await startBench();
    const body = { error: 'Too Many Requests', message: 'Slow down', code: 429 };
    bench.emulator.addFault({ route: 'GET /storage', kind: 'status', status: 429, body });
    const startMs = bench.clock.now();
    await getStorage(bench.api);
    expect(bench.clock.now() - startMs).toBeGreaterThanOrEqual(MINUTE_MS);
    expect(bench.clock.now() - startMs).toBeLessThan(MINUTE_MS + 1_000);
  });

  it('throws a 429 at once if its wait would end after the deadline', async () => {
    await using bench = await startBench({ api: { deadlineMs: Date.UTC(2026, 8, 7, 8, 5) } });
    bench.emulator.addFault({ route: 'GET /storage', kind: 'status', status: 429, retryAfterSeconds: 3600 });
    const startMs = bench.clock.now();
    const error = await rejection(getStorage(bench.api));
    expect(error).toMatchObject({ name: 'ApiError', status: 429, retryAfterSeconds: 3600 });
    expect(adviceFor(error)).toContain('60m');
    expect(bench.clock.now()).toBe(startMs);
    expect(bench.emulator.requests).toHaveLength(1);
  });

  it('throws a TimeoutError if the rate limit is used up until after the deadline', async () => {
    await using bench = await startBench({
      emulator: { keyLimitPerMinute: 3 },
      api: { deadlineMs: Date.UTC(2026, 8, 7, 8, 0, 30) },
    });
    expect(await rejection(send(bench, 10, 1))).toBeInstanceOf(TimeoutError);
    expect(bench.api.stats.limited).toBe(0);
  });
});

describe('deadline', () => {
  const deadlineMs = Date.UTC(2026, 8, 7, 8, 0, 1);

  it('throws the error of the service if it only fails until the deadline', async () => {
    await using bench = await startBench({ api: { deadlineMs } });
    bench.emulator.addFault({ route: 'GET /storage', kind: 'html', times: Infinity });
    expect(await rejection(getStorage(bench.api))).toMatchObject({ name: 'ApiError', status: 502 });
    expect(bench.clock.now()).toBeLessThan(deadlineMs);
  });

  it('starts no request after the deadline', async () => {
    await using bench = await startBench({ api: { deadlineMs } });
    await getStorage(bench.api);
    bench.clock.advance(1_000);
    expect(await rejection(getStorage(bench.api))).toBeInstanceOf(TimeoutError);
    expect(bench.emulator.requests).toHaveLength(1);
  });

  it('throws a ConnectionError if the deadline passes without a response', async () => {
    await using bench = await startBench({ api: { deadlineMs: 0 } });
    expect(await rejection(getStorage(bench.api))).toBeInstanceOf(ConnectionError);
  });
});

describe('cancelled run', () => {
  it('throws the reason of a cancellation during a request, during a wait and before a request', async () => {
    const reason = new CancelledError('SIGTERM');
    const cancelling = new AbortController();
    await using bench = await startBench({ api: { signal: cancelling.signal } });
    bench.emulator.addFault({ route: 'GET /storage', kind: 'hang' });
    const inFlight = rejection(getStorage(bench.api));
    while (bench.emulator.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    cancelling.abort(reason);
    expect(await inFlight).toBe(reason);
    expect(await rejection(getDeployment(bench.api, 'd'))).toBe(reason);
    expect(bench.emulator.requests).toHaveLength(1);

    const later = new AbortController();
    await using sleeper = await startBench({
      api: { signal: later.signal, onWait: () => later.abort(reason) },
    });
    sleeper.emulator.addFault({ route: 'GET /storage', kind: 'status', status: 429, retryAfterSeconds: 60 });
    expect(await rejection(getStorage(sleeper.api))).toBe(reason);
    expect(sleeper.emulator.requests).toHaveLength(1);
  });

  it('throws a ConnectionError if the timeout aborts a request that got no response', async () => {
    const cancelling = new AbortController();
    await using bench = await startBench({ api: { signal: cancelling.signal } });
    bench.emulator.addFault({ route: 'GET /storage', kind: 'hang' });
    const inFlight = rejection(getStorage(bench.api));
    while (bench.emulator.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    cancelling.abort(new TimeoutError('the timeout was reached'));
    expect(await inFlight).toBeInstanceOf(ConnectionError);
  });
});

describe('reported attempts and waits', () => {
  it('reports attempts and waits of a run without URLs', async () => {
    await using bench = await startBench({ emulator: { keyLimitPerMinute: 600 } });
    bench.emulator.state.addDeployment();
    bench.emulator.addFault({ route: 'GET /deployments', kind: 'html' });
    bench.emulator.addFault({ route: 'GET /deployments', kind: 'reset' });
    await all(listDeployments(bench.api, { limit: 5 }));
    expect(bench.exchanges).toMatchObject([
      { method: 'GET', path: '/deployments', result: 502, attempt: 1, remaining: undefined },
      { method: 'GET', path: '/deployments', result: expect.stringMatching(/^[A-Z_]+$/) as unknown, attempt: 2 },
      { method: 'GET', path: '/deployments', result: 200, attempt: 3, remaining: 599 },
    ]);
    expect(bench.waits).toMatchObject([{ reason: 'retry', error: { status: 502 } }, { reason: 'retry' }]);
    expect(bench.api.stats).toEqual({ requests: 3, limited: 0, retried: 2 });
  });
});
