import { describe, expect, it } from 'vitest';
import type { Api } from '../../src/api/api.js';
import { getDeployment } from '../../src/api/endpoints/deployments.js';
import {
  ApiError,
  ConnectionError,
  UnexpectedResponseError,
  adviceFor,
  InvalidResponseError,
  mayHaveWritten,
} from '../../src/api/errors.js';
import { listMedia } from '../../src/api/endpoints/media.js';
import { uploadMedia } from '../../src/api/endpoints/uploads.js';
import { FAULT_KINDS, type Fault, type FaultKind } from '../../emulator/faults/faults.js';
import { all, type Bench, withShortTimeouts, rejection, startBench } from '../support/api.js';
import { plainNames } from '../../src/text/input-names.js';

/** What a fault that never ends becomes, and whether one that passes is overcome. */
const EXPECTED: Readonly<Record<FaultKind, { error?: new (...args: never[]) => Error; passes: boolean }>> = {
  status: { error: ApiError, passes: true },
  html: { error: ApiError, passes: true },
  hang: { error: ConnectionError, passes: true },
  reset: { error: ConnectionError, passes: true },
  'reset-after': { error: ConnectionError, passes: true },
  cut: { error: ConnectionError, passes: true },
  slow: { passes: true },
  empty: { error: InvalidResponseError, passes: true },
  'wrong-types': { error: UnexpectedResponseError, passes: false },
  'truncated-json': { error: InvalidResponseError, passes: true },
  redirect: { error: ApiError, passes: false },
};

const ENDPOINTS = [
  { route: 'GET /media', run: (_: Bench, api: Api) => all(listMedia(api)) },
  {
    route: 'POST /media',
    run: (_: Bench, api: Api) => uploadMedia(api, [{ name: 'b.txt', content: Buffer.from('b') }]),
  },
] as const;

/** A busy machine exceeds short timeouts, so only requests that hang get them. */
const apiUnder = ({ kind, times }: Fault, bench: Bench): Api =>
  kind === 'hang' ? withShortTimeouts(bench, times) : bench.api;

async function start(): Promise<Bench> {
  const bench = await startBench();
  bench.emulator.state.addMedia('a.txt', Buffer.from('a'));
  return bench;
}

describe.concurrent.each(ENDPOINTS)('$route', ({ route, run }) => {
  const faults: Fault[] = (Object.keys(FAULT_KINDS) as FaultKind[]).map((kind) => ({ route, kind, everyMs: 2 }));

  it.each(faults.filter(({ kind }) => EXPECTED[kind].passes))('succeeds after one $kind fault', async (fault) => {
    await using bench = await start();
    const once = { ...fault, times: 1 };
    bench.emulator.addFault(once);
    await run(bench, apiUnder(once, bench));
    expect(bench.emulator.requests.length).toBe(fault.kind === 'slow' ? 1 : 2);
    expect(bench.api.stats.retried).toBe(fault.kind === 'slow' ? 0 : 1);
    // The service did the work of both attempts once.
    expect(bench.emulator.state.media.newestFirst()).toHaveLength(route === 'POST /media' ? 2 : 1);
  });

  it.each(faults.filter(({ kind }) => EXPECTED[kind].error))(
    'throws a typed error with advice if the $kind fault never ends',
    async (fault) => {
      await using bench = await start();
      bench.emulator.addFault({ ...fault, times: Infinity });
      const startMs = bench.clock.now();
      const error = await rejection(run(bench, apiUnder(fault, bench)));
      const { error: expected, passes } = EXPECTED[fault.kind];
      expect(error).toBeInstanceOf(expected);
      const [method, path] = route.split(' ');
      expect(error).toMatchObject({ request: { method, path } });
      expect(adviceFor(error)).toMatch(/\.$/);
      if (passes) {
        expect(bench.emulator.requests.length).toBeGreaterThan(fault.kind === 'hang' ? 1 : 3);
        expect(bench.emulator.requests.length).toBeLessThan(15);
        expect(bench.clock.now() - startMs).toBeLessThanOrEqual(fault.kind === 'hang' ? 40_000 : 20_000);
      } else {
        expect(bench.emulator.requests).toHaveLength(1);
      }
      expect(mayHaveWritten(error)).toBe(!route.startsWith('GET'));
      expect(bench.emulator.state.media.newestFirst().length).toBeLessThanOrEqual(2);
    },
  );
});

describe('unexpected response', () => {
  it('names the field of a response that breaks the contract', async () => {
    await using bench = await start();
    bench.emulator.addFault({ route: 'GET /media', kind: 'wrong-types' });
    expect(await rejection(all(listMedia(bench.api)))).toMatchObject({ field: 'media[0].id', name: 'ContractError' });
    const media = bench.emulator.state.media.view(bench.emulator.state.media.newestFirst()[0] as never);
    const body = { media: [media, media, media, { ...media, url: null }], pagination: { page: 1, total: 4, pages: 1 } };
    bench.emulator.addFault({ route: 'GET /media', kind: 'status', status: 200, body });
    const error = await rejection(all(listMedia(bench.api)));
    expect(error).toMatchObject({ field: 'media[3].url', problem: expect.stringContaining('string') as unknown });
    expect(error).toMatchObject({ request: { method: 'GET', path: '/media' } });
    const withoutName = { ...body, media: [{ ...media, name: undefined }] };
    bench.emulator.addFault({ route: 'GET /media', kind: 'status', status: 200, body: withoutName });
    expect(await rejection(all(listMedia(bench.api)))).toMatchObject({ field: 'media[0].name', problem: 'is missing' });
  });

  it('accepts a response with unknown fields and unknown statuses', async () => {
    await using bench = await start();
    const body = {
      deploymentId: 'd',
      status: 'queued',
      isPreview: false,
      triggerType: 'robot',
      createdAt: '2026-09-07T08:00:00Z',
      updatedAt: '2026-09-07T08:00:00Z',
      commitSha: 'abc',
    };
    bench.emulator.addFault({ route: 'GET /deployments/{id}', kind: 'status', status: 200, body });
    const deployment = await getDeployment(bench.api, 'd');
    expect(deployment).toMatchObject({ status: 'queued', triggerType: 'robot', url: null, branch: null, logs: null });
  });

  it.each([[], 'text', 17, null, true])(
    'throws an UnexpectedResponseError if the response is other JSON: %j',
    async (body) => {
      await using bench = await start();
      const text = JSON.stringify(body);
      bench.emulator.addFault({ route: 'GET /deployments/{id}', kind: 'status', status: 200, body: text });
      expect(await rejection(getDeployment(bench.api, 'd'))).toMatchObject({ name: 'ContractError' });
    },
  );
});

describe('error response', () => {
  it.each([
    { body: { error: 'Conflict', message: 'Busy', code: 409 }, message: 'Busy' },
    { body: { error: 'Error', message: 'Busy', statusCode: 409 }, message: 'Busy' },
    { body: { error: 'Conflict' }, message: 'Conflict' },
    {
      body: '<html><body>Busy</body></html>',
      message: 'a web page answered instead of the API',
    },
    { body: '', message: 'HTTP 409' },
    { body: '{"message":"Bu', message: 'the response has no error message (14 characters)' },
    { body: { message: { deep: 1 }, details: 'none' }, message: 'the response has no error message (39 characters)' },
  ])('reads the message of an error response in any form: $message', async ({ body, message }) => {
    await using bench = await start();
    bench.emulator.addFault({ route: 'GET /deployments/{id}', kind: 'status', status: 409, body });
    const error = await rejection(getDeployment(bench.api, 'd'));
    expect(error).toMatchObject({ name: 'ApiError', status: 409, message, details: [] });
  });

  it.each([
    { status: 401, advice: /Ask an organization admin for a new key/ },
    { status: 403, advice: /key with the viewer role or higher.*plan/ },
    { status: 404, advice: /api-key belongs to this project/ },
    { status: 418, advice: undefined },
  ])('throws status $status without a retry, with its advice', async ({ status, advice }) => {
    await using bench = await start();
    bench.emulator.addFault({ route: 'GET /deployments/{id}', kind: 'status', status });
    const error = await rejection(getDeployment(bench.api, 'd'));
    expect(error).toMatchObject({ status });
    if (advice) expect(plainNames(adviceFor(error) ?? '', 'keys')).toMatch(advice);
    else expect(adviceFor(error)).toBeUndefined();
    expect(bench.emulator.requests).toHaveLength(1);
  });
});
