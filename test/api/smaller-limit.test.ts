import { describe, expect, it } from 'vitest';
import { listDeployments } from '../../src/api/endpoints/deployments.js';
import { listMedia } from '../../src/api/endpoints/media.js';
import { all, countOf, rejection, startBench } from '../support/api.js';

const refusal = (message: string) => ({
  error: 'Bad Request',
  message: 'Validation failed',
  code: 400,
  details: [{ field: 'limit', message }],
});

describe('a service with a smaller maximum of limit', () => {
  it.each([
    ['names it', 'must be at most 40', 3],
    ['only names the field', 'is too large', 3],
  ])('costs one more request if the error %s', async (_what, message, requests) => {
    await using bench = await startBench();
    const names = Array.from({ length: 75 }, (_, index) => `${index}.txt`);
    for (const name of names) bench.emulator.state.addMedia(name, Buffer.from(name));
    bench.emulator.addFault({ route: 'GET /media', kind: 'status', status: 400, body: refusal(message) });
    expect((await all(listMedia(bench.api))).map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(countOf(bench, 'GET /media')).toBe(requests);
    // Later lists know the limit.
    await all(listMedia(bench.api));
    expect(countOf(bench, 'GET /media')).toBe(requests + 2);
  });

  it('throws the error if it is about something else, or if no limit helps', async () => {
    await using bench = await startBench();
    const body = {
      error: 'Bad Request',
      message: 'Validation failed',
      code: 400,
      details: [{ field: 'page', message: 'odd' }],
    };
    bench.emulator.addFault({ route: 'GET /media', kind: 'status', status: 400, body });
    expect(await rejection(all(listMedia(bench.api)))).toMatchObject({ status: 400 });
    expect(countOf(bench, 'GET /media')).toBe(1);
    bench.emulator.addFault({
      route: 'GET /deployments',
      kind: 'status',
      status: 400,
      body: refusal('no'),
      times: Infinity,
    });
    expect(await rejection(all(listDeployments(bench.api)))).toMatchObject({ status: 400 });
    expect(countOf(bench, 'GET /deployments')).toBeLessThanOrEqual(5);
  });
});
