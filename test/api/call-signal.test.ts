/** Tests calls that their caller ends early. */
import { expect, test } from 'vitest';
import { getStorage } from '../../src/api/endpoints/media.js';
import type { Api } from '../../src/api/api.js';
import { rejection, startBench } from '../support/api.js';

function withSignal(api: Api, signal: AbortSignal): Api {
  return Object.create(api, {
    call: { value: (call: Parameters<Api['call']>[0]) => api.call({ ...call, signal }) },
  }) as Api;
}

test('ends a call that hangs with the reason of its own signal, and lets other calls continue', async () => {
  await using bench = await startBench();
  bench.emulator.addFault({ route: 'GET /storage', kind: 'hang' });
  const stop = new AbortController();
  const hanging = rejection(getStorage(withSignal(bench.api, stop.signal)));
  const reason = new Error('took too long');
  setTimeout(() => stop.abort(reason), 50);
  expect(await hanging).toBe(reason);
  expect(await getStorage(bench.api)).toHaveProperty('quotaBytes');
});

test('ends a call that is retried with the error of its last attempt', async () => {
  const stop = new AbortController();
  await using bench = await startBench({ api: { onWait: () => stop.abort(new Error('took too long')) } });
  bench.emulator.addFault({ route: 'GET /storage', kind: 'status', status: 503, times: Infinity });
  expect(await rejection(getStorage(withSignal(bench.api, stop.signal)))).toMatchObject({ status: 503 });
});

test('reports the rate limit and the clock of the service that headers show', async () => {
  await using bench = await startBench({ emulator: { keyLimitPerMinute: 77 } });
  expect(bench.api.observed).toEqual({});
  await getStorage(bench.api);
  expect(bench.api.observed.requestsPerMinute).toBe(77);
  expect(Math.abs(bench.api.observed.clockOffsetMs ?? Infinity)).toBeLessThanOrEqual(1_000);
});
