import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startEmulator } from '../emulator.js';
import { startTestEmulator } from './fixture.js';

describe('startEmulator', () => {
  it('listens on loopback only, on the given port', async () => {
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

  it('closes at once despite idle connections, pending responses and latency', async () => {
    const emulator = await startEmulator({ latencyMs: 60_000 });
    const idle = connect(Number(new URL(emulator.origin).port), '127.0.0.1');
    const closed = new Promise((resolve) => idle.once('close', resolve));
    const waiting = fetch(`${emulator.baseUrl}/storage`).catch(() => 'rejected');
    await expect.poll(() => emulator.activeRequests).toBe(1);
    await emulator.close();
    await closed;
    expect(await waiting).toBe('rejected');
  });

  it('delays every response by the latency', async () => {
    const service = await startTestEmulator({ latencyMs: 30 });
    const before = performance.now();
    await service.ok('GET /storage');
    expect(performance.now() - before).toBeGreaterThan(25);
  });
});
