/** sync-media beside what people would do without it: sha256sum for an unchanged folder, curl for a first sync. */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Counterpart } from '../../src/commands/sync-media/library/compare.js';
import type { LocalFile } from '../../src/commands/sync-media/folder/select-files.js';
import { libraryOf, type LibraryFile } from '../../src/commands/sync-media/library/library.js';
import { emptyLock } from '../../src/commands/sync-media/library/lock.js';
import { planSync, type World } from '../../src/commands/sync-media/plan/plan.js';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../src/emulator/emulator.js';
import { sampleMp4 } from '../../src/emulator/state/sample-files.js';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DIST } from './loaded-files.js';
import { bareMegabytes, median, peakMegabytes, timeProcess } from './processes.js';
import { atLeast, atMost, type Row, times as asTimes, wholeMegabytes } from './rows.js';

const CLI = join(DIST, 'cli.js');
const HOUR = 3_600_000;
const GIGABYTE = 1_000_000_000;
const FIRST_SYNCS = 9;
const NO_LIMITS: EmulatorOptions = { seed: false, keyLimitPerMinute: null, filesPerMinute: null, quotaBytes: 1e12 };

export async function benchSyncMedia(): Promise<Row[]> {
  return [
    ...(await benchUnchanged(10_000, 100_000)),
    ...(await benchFirstSync(1_000, 20_000)),
    ...(await benchLimit(240)),
    ...(await benchMemory()),
    ...benchPlanning(),
  ];
}

async function benchUnchanged(count: number, sizeBytes: number): Promise<Row[]> {
  return inWorkspace(NO_LIMITS, async ({ folder, emulator }) => {
    for (let index = 0; index < count; index += 1) {
      const bytes = randomBytes(sizeBytes);
      await writeFile(join(folder, 'media', `${index}.pdf`), bytes);
      emulator.state.addMedia(`${index}.pdf`, bytes, { createdAt: Date.now() - HOUR });
    }
    // The run that makes the lock file; everything is in the library already.
    await sync(folder, emulator);
    const ours: number[] = [];
    const theirs: number[] = [];
    let writes = 0;
    let requests = 0;
    for (let round = 0; round < 3; round += 1) {
      theirs.push(
        await timeProcess('sh', ['-c', 'find media -type f -print0 | xargs -0 sha256sum > /dev/null'], { cwd: folder }),
      );
      const before = emulator.requests.length;
      ours.push(await sync(folder, emulator));
      const made = emulator.requests.slice(before);
      requests = made.length;
      writes = made.filter(({ method }) => method !== 'GET').length;
    }
    const ratio = median(ours) / median(theirs);
    const most = Math.ceil(count / 100) + 1;
    return [
      {
        what: `sync-media: ${count} files of ${sizeBytes / 1000} kB, nothing changed`,
        ...atMost(ratio, 1.5, asTimes),
        beside: `sha256sum of the same (${seconds(median(ours))} against ${seconds(median(theirs))})`,
      },
      { what: 'sync-media: its requests', ...atMost(requests, most, String), beside: `${count} files` },
      { what: 'sync-media: writes among them', ...atMost(writes, 0, String), beside: 'nothing changed' },
    ];
  });
}

async function benchFirstSync(count: number, sizeBytes: number): Promise<Row[]> {
  const options = { ...NO_LIMITS, latencyMs: 50 };
  const measure = (work: (place: Place) => Promise<number>): Promise<number> =>
    inWorkspace(options, async (place) => {
      for (let index = 0; index < count; index += 1) {
        const text = randomBytes((sizeBytes * 3) / 4).toString('base64');
        // Without a beginning in plain words, some would look like files of another type.
        await writeFile(join(place.folder, 'media', `${index}.txt`), `text ${text}`);
      }
      return work(place);
    });
  const oursMs: number[] = [];
  const parallelMs: number[] = [];
  for (let round = 0; round < FIRST_SYNCS; round += 1) {
    oursMs.push(await measure(({ folder, emulator }) => sync(folder, emulator)));
    parallelMs.push(await measure(({ folder, emulator }) => curls(folder, emulator, 'ls media/* | xargs -P 4 -n 10')));
  }
  const [ours, parallel] = [median(oursMs), median(parallelMs)];
  // A tenth of them, or the bench would take minutes.
  const loop =
    10 *
    (await measure(({ folder, emulator }) =>
      curls(folder, emulator, `ls media/* | head -n ${count / 10} | xargs -n 1`),
    ));
  return [
    {
      what: `sync-media: first sync of ${count} files of ${sizeBytes / 1000} kB, 50 ms latency`,
      ...atLeast(loop / ours, 20, asTimes),
      beside: `as fast as one curl a file (${seconds(ours)} against ${seconds(loop)})`,
    },
    {
      what: 'sync-media: the same beside xargs -P 4',
      ...atLeast(parallel / ours, 1, asTimes),
      beside: `as fast as four curls at once with 10 files each (${seconds(ours)} against ${seconds(parallel)}, medians of ${FIRST_SYNCS})`,
    },
  ];
}

/** @param feed what names files and calls the script that sends those it is given */
function curls(folder: string, emulator: Emulator, feed: string): Promise<number> {
  const script = `parts=; for file; do parts="$parts -F files=@$file"; done
    curl -sf -o /dev/null -H "Authorization: Bearer ${emulator.keys.editor}" $parts ${emulator.baseUrl}/media`;
  return timeProcess('sh', ['-c', `${feed} sh -c '${script}' sh`], { cwd: folder });
}

async function benchLimit(count: number): Promise<Row[]> {
  return inWorkspace({ ...NO_LIMITS, filesPerMinute: 120 }, async ({ folder, emulator }) => {
    for (let index = 0; index < count; index += 1) {
      await writeFile(join(folder, 'media', `${index}.txt`), `file ${index}`);
    }
    const ms = await sync(folder, emulator);
    const limited = emulator.requests.filter(({ status }) => status === 429).length;
    const most = (count / 120) * 1.05 + 1;
    return [
      {
        what: `sync-media: ${count} files at 120 a minute`,
        ...atMost(ms / 60_000, most, (minutes) => `${minutes.toFixed(2)} min`),
        beside: `the ideal of the limit is ${(count / 120).toFixed(2)} min`,
      },
      {
        what: 'sync-media: requests answered 429 then',
        ...atMost((100 * limited) / emulator.requests.length, 1, (share) => `${share.toFixed(1)} %`),
        beside: `${limited} of ${emulator.requests.length}`,
      },
    ];
  });
}

export async function benchMemory(): Promise<Row[]> {
  const bare = await bareMegabytes();
  const large = await inWorkspace(
    { ...NO_LIMITS, limitsBytes: { video: 2 * GIGABYTE } },
    async ({ folder, emulator }) => {
      const file = await open(join(folder, 'media', 'film.mp4'), 'w');
      await file.write(sampleMp4());
      await file.truncate(GIGABYTE);
      await file.close();
      return syncMegabytes(folder, emulator);
    },
  );
  const many = await inWorkspace(NO_LIMITS, async ({ folder, emulator }) => {
    for (let index = 0; index < 50_000; index += 1) {
      await writeFile(join(folder, 'media', `${index}.txt`), `file ${index}`);
    }
    return [await syncMegabytes(folder, emulator), await syncMegabytes(folder, emulator)] as const;
  });
  const row = (what: string, megabytes: number): Row => ({
    what: `sync-media: peak memory, ${what}`,
    ...atMost(megabytes - bare, 150, wholeMegabytes),
    beside: `above bare node (${wholeMegabytes(bare)})`,
  });
  return [
    row('one file of 1 GB', large),
    row('50,000 files, first sync', many[0]),
    row('50,000 files, unchanged', many[1]),
  ];
}

const PLANNING_ROUNDS = 8;

/** Twice and four times the files, about twice and four times the time. */
function benchPlanning(): Row[] {
  const collectGarbage = garbageCollector();
  const worlds = [40_000, 80_000, 160_000].map((count) => ({ count, world: worldOf(count), times: [] as number[] }));
  // In turns, so that whatever else the machine does hits all sizes; the first round is for the compiler.
  for (let round = 0; round <= PLANNING_ROUNDS; round += 1) {
    for (const { world, times } of worlds) {
      // Else some rounds pay for what others left behind.
      collectGarbage();
      const startMs = performance.now();
      planSync(world);
      if (round > 0) times.push(performance.now() - startMs);
    }
  }
  const [few, ...more] = worlds.map(({ count, times }) => ({ count, ms: Math.min(...times) }));
  return more.map(({ count, ms }) => ({
    what: `sync-media: planning ${count} files beside ${few?.count}`,
    measured: asTimes(ms / (few?.ms ?? NaN)),
    beside: `the time (${ms.toFixed(0)} ms against ${few?.ms.toFixed(0)} ms); linear is ${count / (few?.count ?? NaN)} ×, a test counts the operations`,
  }));
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** What a plan is made of: a third of the files is new, a third has changed, a third is as it was. */
export function worldOf(count: number): World {
  const files: LocalFile[] = [];
  const media: LibraryFile[] = [];
  const counterparts = new Map<string, Counterpart>();
  for (let index = 0; index < count; index += 1) {
    const name = `${index}.png`;
    const file = { path: name, file: name, name, sizeBytes: 1, sha256: `${index}`, stamp: '' };
    const { sizeBytes } = file;
    const one = { id: name, name, kind: 'image', sizeBytes, url: name, altText: '', updatedAt: '', isUntouched: true };
    files.push(file);
    if (index % 3 === 0) continue;
    media.push(one);
    counterparts.set(name, { media: one, verdict: index % 3 === 1 ? 'same' : 'different', reason: '' });
  }
  return {
    files,
    broken: [],
    library: libraryOf(media, true),
    lock: emptyLock(),
    counterparts,
    altTexts: (path: string) => path,
    imports: [],
    prune: 'all',
    maxDeletes: { count: 10 },
  };
}

interface Place {
  readonly folder: string;
  readonly emulator: Emulator;
}

async function inWorkspace<T>(options: EmulatorOptions, work: (place: Place) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-ci-bench-'));
  const emulator = await startEmulator(options);
  try {
    await mkdir(join(folder, 'media'));
    return await work({ folder, emulator });
  } finally {
    await emulator.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of a run, timed like everything that it is compared with. */
function sync(folder: string, emulator: Emulator): Promise<number> {
  return timeProcess(process.execPath, [CLI, 'sync-media'], { cwd: folder, env: environment(emulator) });
}

function syncMegabytes(folder: string, emulator: Emulator): Promise<number> {
  return peakMegabytes([CLI, 'sync-media'], { cwd: folder, env: environment(emulator) });
}

function environment({ baseUrl, keys }: Emulator): Record<string, string> {
  return { DOCS_CI_BASE_URL: baseUrl, DOCS_CI_API_KEY: keys.editor };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
