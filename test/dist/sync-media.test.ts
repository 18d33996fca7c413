/** Tests sync-media in the bundle. */
import { expect, onTestFinished, test } from 'vitest';
import { startEmulator } from '../../emulator/emulator.js';
import { closedLater } from '../support/loopback-platforms.js';
import { sync, workspace } from './sync-media.js';

test('sends four requests at once', async () => {
  const emulator = await closedLater(
    startEmulator({ seed: false, filesPerMinute: null, keyLimitPerMinute: null, latencyMs: 100 }),
  );
  const folder = workspace(
    Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`media/${index}.txt`, `file ${index}`])),
  );
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, emulator.activeRequests)), 1);
  onTestFinished(() => clearInterval(watching));
  const { exitCode } = await sync(folder, emulator, { args: ['sync-media'] });
  expect(exitCode).toBe(0);
  expect(most).toBe(4);
});
