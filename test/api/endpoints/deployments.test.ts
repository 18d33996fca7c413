import { describe, expect, it } from 'vitest';
import type { Api } from '../../../src/api/api.js';
import {
  createDeployment,
  createPreview,
  getDeployment,
  listDeployments,
  type StartedDeployment,
} from '../../../src/api/endpoints/deployments.js';
import type { Fault } from '../../../emulator/faults/faults.js';
import { all, countOf, withShortTimeouts, rejection, startBench } from '../../support/api.js';

describe('deployment endpoints', () => {
  it('starts a live deployment without a request body, and reads it until it is ready', async () => {
    await using bench = await startBench();
    const started = await createDeployment(bench.api);
    expect(started).toEqual({
      deploymentId: expect.any(String) as unknown,
      status: 'pending',
      url: null,
      branch: null,
    });
    const request = bench.emulator.requests.find(({ method }) => method === 'POST');
    expect(request).toMatchObject({ body: undefined, bodyBytes: 0, headers: { 'content-length': '0' } });
    expect(request?.headers).not.toHaveProperty('content-type');

    bench.clock.advance(60_000);
    const deployment = await getDeployment(bench.api, started.deploymentId);
    expect(deployment).toMatchObject({ status: 'ready', isPreview: false, triggerType: 'api', logs: null });
    expect(deployment.url).toMatch(/^http/);
  });

  it('lists deployments newest first, and requests no more pages than are read', async () => {
    await using bench = await startBench();
    for (let index = 0; index < 25; index += 1) {
      bench.emulator.state.addDeployment({ createdAt: bench.clock.now() - index * 60_000 });
    }
    const listed = await all(listDeployments(bench.api, { limit: 10 }));
    expect(listed).toHaveLength(25);
    expect(listed.map(({ createdAt }) => createdAt)).toEqual(
      listed
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(countOf(bench, 'GET /deployments')).toBe(3);

    for await (const one of listDeployments(bench.api, { limit: 10 })) {
      if (one.deploymentId === listed[9]?.deploymentId) break;
    }
    expect(countOf(bench, 'GET /deployments')).toBe(4);
  });
});

/** Faults that lose the response although the deployment starts. */
const RESPONSE_LOST: Partial<Fault>[] = [
  { kind: 'reset-after' },
  { kind: 'html', afterWork: true },
  { kind: 'status', status: 500, afterWork: true },
  { kind: 'status', status: 504, afterWork: true },
  { kind: 'truncated-json' },
  { kind: 'empty' },
  { kind: 'cut' },
];

/** Faults before the deployment starts. */
const NOT_STARTED: Partial<Fault>[] = [{ kind: 'reset' }, { kind: 'html' }, { kind: 'status', status: 503 }];

describe.each(['POST /deploy', 'POST /deploy/preview'])('a lost response to %s', (route) => {
  const isPreview = route.endsWith('preview');
  const start = ({ api }: { readonly api: Api }): Promise<StartedDeployment> =>
    isPreview ? createPreview(api, { branch: 'main' }) : createDeployment(api);

  it.each(RESPONSE_LOST)(
    'finds the deployment of a lost response instead of starting another: $kind $status',
    async (fault) => {
      await using bench = await startBench();
      // Deployments of others must not match.
      bench.emulator.state.addDeployment({ isPreview, createdAt: bench.clock.now() - 60_000 });
      bench.emulator.state.addDeployment({ isPreview: !isPreview });
      bench.emulator.state.addDeployment({ isPreview, triggerType: 'auto' });
      bench.emulator.addFault({ kind: 'status', ...fault, route });
      const before = bench.emulator.state.deployments.newestFirst().length;
      const started = await start(bench);
      const after = bench.emulator.state.deployments.newestFirst();
      expect(after).toHaveLength(before + 1);
      expect(after.map(({ deploymentId }) => deploymentId)).toContain(started.deploymentId);
      expect(await getDeployment(bench.api, started.deploymentId)).toMatchObject({ isPreview, triggerType: 'api' });
      expect(countOf(bench, route)).toBe(1);
    },
  );

  it.each(NOT_STARTED)('starts a deployment again if the failed request started none: $kind $status', async (fault) => {
    await using bench = await startBench();
    bench.emulator.addFault({ kind: 'status', ...fault, route });
    const started = await start(bench);
    expect(bench.emulator.state.deployments.newestFirst()).toMatchObject([{ deploymentId: started.deploymentId }]);
    expect(countOf(bench, route)).toBe(2);
  });

  it('finds the deployment of a lost response although the local clock is wrong', async () => {
    const skewMs = 10 * 60_000;
    await using bench = await startBench();
    await using fast = await startBench({ api: { baseUrl: new URL(bench.emulator.baseUrl) } });
    fast.clock.advance(skewMs);
    bench.emulator.addFault({ kind: 'reset-after', route });
    const started = await start(fast);
    expect(bench.emulator.state.deployments.newestFirst()).toMatchObject([{ deploymentId: started.deploymentId }]);
  });

  it('looks for the deployment once more if no time is left for another attempt', async () => {
    await using bench = await startBench();
    bench.emulator.addFault({ route, kind: 'hang' });
    bench.emulator.addFault({ route, kind: 'hang', afterWork: true });
    const started = await start({ api: withShortTimeouts(bench) });
    expect(bench.emulator.state.deployments.newestFirst()).toMatchObject([{ deploymentId: started.deploymentId }]);
    expect(countOf(bench, route)).toBe(2);
  });

  it('throws the error of the start if the service never stops failing', async () => {
    await using bench = await startBench();
    bench.emulator.addFault({ kind: 'html', route, times: Infinity });
    expect(await rejection(start(bench))).toMatchObject({ name: 'ApiError', status: 502, request: { method: 'POST' } });
    expect(bench.emulator.state.deployments.newestFirst()).toHaveLength(0);
    expect(countOf(bench, route)).toBeLessThan(10);
  });
});
