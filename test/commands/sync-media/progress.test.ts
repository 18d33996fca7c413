/** Tests the progress of a run. */
import { expect, test } from 'vitest';
import { compareFiles } from '../../../src/commands/sync-media/read/compare.js';
import { createLibrary } from '../../../src/commands/sync-media/library/library.js';
import { LockFile } from '../../../src/commands/sync-media/library/lock-file.js';
import { Progress } from '../../../src/commands/sync-media/progress.js';
import type { SyncRun } from '../../../src/commands/sync-media/record.js';
import type { LogSink } from '../../../src/hosts/host.js';
import { createRunLog } from '../../../src/run/log.js';
import { VirtualClock } from '../../support/clock.js';

function createProgress(live: boolean) {
  const clock = new VirtualClock();
  const shown: string[] = [];
  const sink = { live, progress: (text: string) => shown.push(text) } as unknown as LogSink;
  const log = createRunLog(sink, (text) => text, clock);
  return { clock, shown, log, progress: new Progress(clock, log) };
}

test('shows files, bytes, rate, time left and the reason of a wait as progress', () => {
  const { clock, shown, log, progress } = createProgress(true);
  progress.start('Uploading', 1_200, 24_000_000);
  clock.advance(10_000);
  progress.add(300, 6_000_000);
  const done = 'Uploading: 300 of 1,200 files, 6.0 MB of 24.0 MB, 600 kB/s';
  expect(shown).toEqual(['Uploading: 1,200 files, 24.0 MB', `${done}, about 30s left`]);
  // The estimate includes the wait that the same line announces.
  log.wait(clock.now() + 45_000, 'for the limit');
  expect(shown.at(-1)).toMatch(new RegExp(`^${done}, about 1m 15s left, waiting 45 ?s for the limit$`));
  // The wait is over, so it isn't shown any longer.
  clock.advance(45_000);
  progress.start('Deleting', 3);
  expect(shown.at(-1)).toBe('Deleting: 3 files');
});

test('shows the end of every activity whose progress a job log shows', async () => {
  const { clock, shown, progress } = createProgress(false);
  await progress.during(() => {
    progress.start('Reading', 3);
    progress.add(3);
    progress.start('Comparing', 3);
    clock.advance(6_000);
    progress.add(1);
    progress.add(2);
    return Promise.resolve();
  });
  // The first activity ends within seconds, so a job log shows neither its start nor its end.
  expect(shown).toEqual([expect.stringMatching(/^Comparing: 1 of 3 files/), 'Comparing: 3 of 3 files']);
});

test('shows the state of an activity that fails', async () => {
  const { clock, shown, progress } = createProgress(false);
  const work = progress.during(() => {
    progress.start('Uploading', 3);
    clock.advance(6_000);
    progress.add(1);
    progress.add(1);
    return Promise.reject(new Error('failed'));
  });
  await expect(work).rejects.toThrow('failed');
  expect(shown.at(-1)).toMatch(/^Uploading: 2 of 3 files/);
});

test('counts failed files apart, which are not uploaded', async () => {
  const { clock, shown, progress } = createProgress(false);
  await progress.during(() => {
    progress.start('Uploading', 2, 20);
    clock.advance(6_000);
    progress.add(1, 7);
    progress.addFailed(1);
    clock.advance(6_000);
    return Promise.resolve();
  });
  expect(shown.at(-1)).toBe('Uploading: 1 of 2 files, 1 failed, 7 B of 20 B, 1 B/s');
});

test('shows no progress of an activity without files', () => {
  const { shown, progress } = createProgress(true);
  progress.start('Reading', 0);
  expect(shown).toEqual([]);
});

test('counts every file as compared, also one that needs no download', async () => {
  const { clock, shown, progress } = createProgress(true);
  progress.start('Comparing', 2);
  const file = { diskPath: '', sizeBytes: 3, sha256: '', stamp: '' };
  const files = ['a.txt', 'b.txt'].map((path) => ({ ...file, path, name: path }));
  const api = { toServerMs: (ms: number) => ms };
  const run = { api, clock, progress, lock: new LockFile(undefined, 'media') };
  await compareFiles(files, createLibrary([], true), run as unknown as SyncRun);
  progress.start('Uploading', 1);
  expect(shown).toContain('Comparing: 2 of 2 files');
});
