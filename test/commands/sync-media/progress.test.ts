/** Tests the progress of a run. */
import { expect, test } from 'vitest';
import { Progress } from '../../../src/commands/sync-media/progress.js';
import type { LogSink } from '../../../src/hosts/host.js';
import { createRunLog } from '../../../src/run/log.js';
import { Secrets } from '../../../src/text/redact-secrets.js';
import { VirtualClock } from '../../support/clock.js';

test('shows files, bytes, rate, time left and the reason of a wait as progress', () => {
  const clock = new VirtualClock();
  const shown: string[] = [];
  const sink = { live: true, progress: (text: string) => shown.push(text) } as unknown as LogSink;
  const log = createRunLog(sink, new Secrets(), clock);
  const progress = new Progress(clock, log);
  progress.start('Uploading', 1_200, 24_000_000);
  clock.advance(10_000);
  progress.add(300, 6_000_000);
  const done = 'Uploading: 300 of 1,200 files, 6.0 MB of 24.0 MB, 600 kB/s, about 30s left';
  expect(shown).toEqual(['Uploading: 0 of 1,200 files, 0 B of 24.0 MB', done]);
  log.wait(clock.now() + 45_000, 'for the limit');
  expect(shown.at(-1)).toBe(`${done}, waiting 45 s for the limit`);
  // The wait is over, so it isn't shown any longer.
  clock.advance(45_000);
  progress.start('Deleting', 3);
  expect(shown.at(-1)).toBe('Deleting: 0 of 3 files');
});
