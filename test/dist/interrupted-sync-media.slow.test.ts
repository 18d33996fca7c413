/** Tests sync-media in the bundle, killed at many moments of a first sync. */
import { describe, expect, test } from 'vitest';
import { NEEDS, skipUnless } from '../support/tools.js';
import { startEmulator } from '../../emulator/emulator.js';
import { closedLater } from '../support/loopback-platforms.js';
import { library, LOCK, readJson, RESULTS, sync, workspace } from './sync-media.js';

describe('interrupted sync-media', () => {
  const many = Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => [`media/${index}.txt`, `the text of file ${index}`]),
  );
  const whole = Object.fromEntries(Object.entries(many).map(([path, text]) => [path.slice('media/'.length), text]));
  const alt = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`${index}.txt`, `Text ${index}`]));

  test.for([
    ['SIGKILL', 2],
    ['SIGKILL', 5],
    ['SIGKILL', 9],
    ['SIGKILL', 40],
    ['SIGTERM', 4],
    ['SIGINT', 7],
  ] as const)(
    'finishes a first sync that %s stopped after %i requests, and uploads no file twice',
    async ([signal, requests], { skip }) => {
      if (signal !== 'SIGKILL') skipUnless(NEEDS.signals, { skip });
      const emulator = await closedLater(
        startEmulator({ seed: false, filesPerMinute: null, keyLimitPerMinute: null, latencyMs: 20 }),
      );
      const folder = workspace({ ...many, 'alt.json': JSON.stringify(alt) });
      const args = ['sync-media', '--alt-text', 'alt.json'];
      const kill = { signal, when: () => emulator.requests.length >= requests };
      const cut = await sync(folder, emulator, { args, kill });
      expect(cut.exitCode).not.toBe(0);
      if (signal !== 'SIGKILL') {
        expect(cut.stopMs).toBeLessThan(6_000);
        expect((readJson(folder, `${RESULTS}/result.json`) as { outcome: string }).outcome).toBe('cancelled');
      }
      // Requests that were under way when the process was killed still arrive.
      let arrived = -1;
      await expect
        .poll(
          () => {
            const isAtRest = emulator.activeRequests === 0 && emulator.requests.length === arrived;
            arrived = emulator.requests.length;
            return isAtRest;
          },
          { timeout: 20_000, interval: 500 },
        )
        .toBe(true);
      const there = Object.keys(library(emulator)).length;
      const again = await sync(folder, emulator, { args });
      expect(again.exitCode, again.stderr).toBe(0);
      expect(library(emulator)).toEqual(whole);
      const { counts } = readJson(folder, `${RESULTS}/result.json`) as { counts: Record<string, number> };
      expect(counts).toMatchObject({ added: 120 - there, reused: 0, failed: 0 });
      // A library file whose alt text has just changed may be sent again, as long as its URL can't be trusted. How many these
      // are depends on the time since the lock file was written.
      const { unchanged = 0, replaced = 0 } = counts;
      expect(unchanged + replaced).toBe(there);
      if (requests < 40) expect(replaced).toBe(0);
      for (const [name, text] of Object.entries(alt)) expect(emulator.state.media.findByName(name)?.altText).toBe(text);

      const [untouched, fresh] = [
        await closedLater(startEmulator({ seed: false, filesPerMinute: null })),
        workspace(many),
      ];
      await sync(fresh, untouched);
      expect(Object.keys(readJson(folder, LOCK) as object)).toEqual(Object.keys(readJson(fresh, LOCK) as object));
      const before = emulator.requests.length;
      expect((await sync(folder, emulator, { args })).exitCode).toBe(0);
      expect(emulator.requests.slice(before).every(({ method }) => method === 'GET')).toBe(true);
    },
  );
});
