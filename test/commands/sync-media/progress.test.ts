/** Tests the progress of a run. */
import { expect, test } from 'vitest';
import { Progress } from '../../../src/commands/sync-media/progress.js';
import type { LogSink } from '../../../src/hosts/host.js';
import { createRunLog } from '../../../src/run/log.js';
import { Secrets } from '../../../src/text/redact-secrets.js';
import { VirtualClock } from '../../support/clock.js';
import { startFixture } from './fixture.js';

function createProgress(live: boolean) {
  const clock = new VirtualClock();
  const shown: string[] = [];
  const sink = { live, progress: (text: string) => shown.push(text) } as unknown as LogSink;
  const log = createRunLog(sink, new Secrets(), clock);
  return { clock, shown, log, progress: new Progress(clock, log) };
}

test('shows files, bytes, rate, time left and the reason of a wait as progress', () => {
  const { clock, shown, log, progress } = createProgress(true);
  progress.start('Uploading', 1_200, 24_000_000);
  clock.advance(10_000);
  progress.add(300, 6_000_000);
  const done = 'Uploading: 300 of 1,200 files, 6.0 MB of 24.0 MB, 600 kB/s';
  expect(shown).toEqual(['Uploading 1,200 files, 24.0 MB', `${done}, about 30s left`]);
  // The estimate includes the wait that the same line announces.
  log.wait(clock.now() + 45_000, 'for the limit');
  expect(shown.at(-1)).toMatch(new RegExp(`^${done}, about 1m 15s left, waiting 45 ?s for the limit$`));
  // The wait is over, so it isn't shown any longer.
  clock.advance(45_000);
  progress.start('Deleting', 3);
  expect(shown.at(-1)).toBe('Deleting 3 files');
});

test('shows the end of every activity whose start a job log shows', async () => {
  const { shown, progress } = createProgress(false);
  await progress.during(() => {
    progress.start('Reading', 3);
    for (let file = 0; file < 3; file += 1) progress.add(1);
    progress.start('Comparing', 3);
    progress.add(3);
    return Promise.resolve();
  });
  // The second activity ends within seconds, so neither its start nor its end is shown.
  expect(shown).toEqual(['Reading 3 files', 'Reading: 3 of 3 files']);
});

test('shows no progress of an activity without files', () => {
  const { shown, progress } = createProgress(false);
  progress.start('Reading', 0);
  expect(shown).toEqual([]);
});

test('never ends the progress of a sync before all files', async () => {
  await using fixture = await startFixture();
  fixture.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
  for (const run of ['first', 'second']) {
    const { stderr } = await fixture.sync();
    const lines = stderr.match(/^(Reading|Comparing|Uploading).*$/gm) ?? [];
    expect(lines.at(-1), run).toMatch(/: 2 of 2 files/);
    expect(stderr).not.toMatch(/\b0 of /);
  }
});
