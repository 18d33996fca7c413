import { describe, expect, test } from 'vitest';
import { startStage } from '../support/runs.js';

const MINUTE = 60_000;

describe('waitForDeployment', () => {
  test('notices a ready build within two seconds during the first minute', async () => {
    for (const buildingMs of [100, 7_300, 29_999, 58_000]) {
      await using stage = await startStage({ build: { pendingMs: 0, buildingMs } });
      const startedMs = stage.clock.now();
      await stage.run('trigger-deploy');
      expect(stage.clock.now() - startedMs - buildingMs).toBeLessThanOrEqual(2_000);
    }
  });

  test('polls a deployment less often over time, but at least every 15 s', async () => {
    await using stage = await startStage({ build: { pendingMs: 0, buildingMs: 15 * MINUTE } });
    const startedMs = stage.clock.now();
    await stage.run('trigger-deploy');
    const polls = stage.emulator.requests.filter(({ route }) => route === 'GET /deployments/{id}');
    const times = polls.map(({ at }) => at - startedMs);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(15_000);
    expect(Math.max(...gaps)).toBeGreaterThan(14_000);
    expect(times.length).toBeLessThan(160);
  });

  test('stays below a low rate limit while it polls a deployment', async () => {
    await using stage = await startStage({ build: { pendingMs: 0, buildingMs: 5 * MINUTE }, keyLimitPerMinute: 10 });
    const { exitCode, result } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(0);
    expect(result.requests.limited).toBe(0);
    expect(stage.emulator.requests.filter(({ status }) => status === 429)).toHaveLength(0);
  });

  test('treats an unknown status of a deployment as in progress', async () => {
    await using stage = await startStage({ build: { pendingMs: 2_000, buildingMs: 38_000 } });
    stage.emulator.addFault({
      route: 'GET /deployments/{id}',
      kind: 'status',
      status: 200,
      body: {
        deploymentId: 'd1',
        status: 'uploading',
        url: null,
        branch: 'main',
        isPreview: false,
        triggerType: 'api',
        logs: null,
        createdAt: '2026-09-07T08:00:00Z',
        updatedAt: '2026-09-07T08:00:00Z',
        somethingNew: 1,
      },
    });
    const { exitCode } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(0);
  });
});
