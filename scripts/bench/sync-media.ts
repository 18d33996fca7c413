/** Measures sync-media beside what users would do without it: sha256sum for an unchanged folder, curl for a first sync. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { LocalFile } from '../../src/commands/sync-media/folder/read-files.js';
import { createLibrary, type LibraryFile } from '../../src/commands/sync-media/library/library.js';
import { emptyLock } from '../../src/commands/sync-media/library/lock.js';
import { planSync } from '../../src/commands/sync-media/plan/plan.js';
import type { Counterpart, PlanInput } from '../../src/commands/sync-media/plan/steps.js';
import type { Emulator, EmulatorOptions } from '../../emulator/emulator.js';
import { sampleMp4 } from '../../emulator/state/sample-files.js';
import { formatCount } from '../../src/text/pluralize.js';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DIST } from './loaded-files.js';
import { bareMegabytes, median, peakMegabytes, timeProcess } from './processes.js';
import { atLeast, atMost, type Row, seconds, times as asTimes, wholeMegabytes } from './rows.js';
import { inWorkspace, type Workspace } from './workspace.js';

const CLI = join(DIST, 'cli.js');
const HOUR = 3_600_000;
const GIGABYTE = 1_000_000_000;
const FIRST_SYNCS = 9;
const LATENCY_MS = 50;
const FILES_PER_REQUEST = 10;
/** The connections of a run, and what xargs gets. */
const CONNECTIONS = 4;
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
  return withMedia(NO_LIMITS, async ({ folder, emulator }) => {
    for (let index = 0; index < count; index += 1) {
      const bytes = randomBytes(sizeBytes);
      await writeFile(join(folder, 'media', `${index}.pdf`), bytes);
      emulator.state.addMedia(`${index}.pdf`, bytes, { createdAt: Date.now() - HOUR });
    }
    // This run creates the lock file; everything is in the library already.
    await sync(folder, emulator);
    const syncMs: number[] = [];
    const sha256sumMs: number[] = [];
    let writes = 0;
    let requests = 0;
    for (let round = 0; round < 3; round += 1) {
      sha256sumMs.push(
        await timeProcess('sh', ['-c', 'find media -type f -print0 | xargs -0 sha256sum > /dev/null'], { cwd: folder }),
      );
      const before = emulator.requests.length;
      syncMs.push(await sync(folder, emulator));
      const sent = emulator.requests.slice(before);
      requests = sent.length;
      writes = sent.filter(({ method }) => method !== 'GET').length;
    }
    const ratio = median(syncMs) / median(sha256sumMs);
    const maxRequests = Math.ceil(count / 100) + 1;
    return [
      {
        what: `sync-media: ${formatCount(count)} files of ${sizeBytes / 1000} kB, nothing changed`,
        ...atMost(ratio, 0.7, asTimes),
        least: `${asTimes(1 / cpus().length)}, with all cores`,
        beside: `sha256sum of the same files (${seconds(median(syncMs))} vs ${seconds(median(sha256sumMs))})`,
      },
      {
        what: 'sync-media: requests if nothing changed',
        ...atMost(requests, maxRequests, String),
        least: String(Math.ceil(count / 100)),
        beside: `${formatCount(count)} files`,
      },
      {
        what: 'sync-media: write requests if nothing changed',
        ...atMost(writes, 0, String),
        least: '0',
        beside: `${formatCount(count)} files`,
      },
    ];
  });
}

async function benchFirstSync(count: number, sizeBytes: number): Promise<Row[]> {
  const options = { ...NO_LIMITS, latencyMs: LATENCY_MS };
  const measure = (work: (workspace: Workspace) => Promise<number>): Promise<number> =>
    withMedia(options, async (workspace) => {
      for (let index = 0; index < count; index += 1) {
        const text = randomBytes((sizeBytes * 3) / 4).toString('base64');
        // Random characters alone may look like a file of another type.
        await writeFile(join(workspace.folder, 'media', `${index}.txt`), `text ${text}`);
      }
      return work(workspace);
    });
  const syncTimes: number[] = [];
  const parallelTimes: number[] = [];
  for (let round = 0; round < FIRST_SYNCS; round += 1) {
    syncTimes.push(await measure(({ folder, emulator }) => sync(folder, emulator)));
    parallelTimes.push(
      await measure(({ folder, emulator }) =>
        curls(folder, emulator, `ls media/* | xargs -P ${CONNECTIONS} -n ${FILES_PER_REQUEST}`),
      ),
    );
  }
  const [syncMs, parallelMs] = [median(syncTimes), median(parallelTimes)];
  const leastMs = ((count / FILES_PER_REQUEST) * LATENCY_MS) / CONNECTIONS;
  // A tenth of the files is enough: all of them would take minutes.
  const loopMs =
    10 *
    (await measure(({ folder, emulator }) =>
      curls(folder, emulator, `ls media/* | head -n ${count / 10} | xargs -n 1`),
    ));
  return [
    {
      what: `sync-media: first sync of ${formatCount(count)} files of ${sizeBytes / 1000} kB, 50 ms latency`,
      ...atLeast(loopMs / syncMs, 20, asTimes),
      beside: `as fast as one curl per file (${seconds(syncMs)} vs ${seconds(loopMs)}); the second is ten times the time of 100 files`,
    },
    {
      what: 'sync-media: first sync, compared with xargs -P 4',
      ...atLeast(parallelMs / syncMs, 1.1, asTimes),
      beside: `as fast as four curls at once with 10 files each (${seconds(syncMs)} vs ${seconds(parallelMs)}, medians of ${FIRST_SYNCS})`,
    },
    {
      what: 'sync-media: first sync, compared with the time that the requests take at least',
      ...atMost(syncMs / leastMs, 1.3, asTimes),
      least: asTimes(1),
      beside: `${formatCount(count / FILES_PER_REQUEST)} requests of ${LATENCY_MS} ms on ${CONNECTIONS} connections (${seconds(syncMs)} vs ${seconds(leastMs)})`,
    },
  ];
}

/** @param feed a command that lists files and calls the script, which sends the files of its arguments */
function curls(folder: string, emulator: Emulator, feed: string): Promise<number> {
  const script = `parts=; for file; do parts="$parts -F files=@$file"; done
    curl -sf -o /dev/null -H "Authorization: Bearer ${emulator.keys.editor}" $parts ${emulator.baseUrl}/media`;
  return timeProcess('sh', ['-c', `${feed} sh -c '${script}' sh`], { cwd: folder });
}

async function benchLimit(count: number): Promise<Row[]> {
  return withMedia({ ...NO_LIMITS, filesPerMinute: 120 }, async ({ folder, emulator }) => {
    for (let index = 0; index < count; index += 1) {
      await writeFile(join(folder, 'media', `${index}.txt`), `file ${index}`);
    }
    const ms = await sync(folder, emulator);
    const limited = emulator.requests.filter(({ status }) => status === 429).length;
    const maxMinutes = (count / 120) * 1.05 + 1;
    return [
      {
        what: `sync-media: ${count} files at 120 per minute`,
        ...atMost(ms / 60_000, maxMinutes, (minutes) => `${minutes.toFixed(2)} min`),
        least: `${Math.floor((count - 1) / 120).toFixed(2)} min`,
        beside: 'the limit lets 120 files pass at once',
      },
      {
        what: 'sync-media: share of 429 responses at 120 files per minute',
        ...atMost((100 * limited) / emulator.requests.length, 1, (share) => `${share.toFixed(1)}%`),
        least: '0.0%',
        beside: `${limited} of ${emulator.requests.length}`,
      },
    ];
  });
}

const MAX_MEGABYTES = 150;
/** Of 50,000 files, which take about 1 kB each. */
const MAX_MEGABYTES_OF_MANY = 200;

async function benchMemory(): Promise<Row[]> {
  const bare = await bareMegabytes();
  const large = await withMedia(
    { ...NO_LIMITS, limitsBytes: { video: 2 * GIGABYTE } },
    async ({ folder, emulator }) => {
      const file = await open(join(folder, 'media', 'video.mp4'), 'w');
      await file.write(sampleMp4());
      await file.truncate(GIGABYTE);
      await file.close();
      return syncMegabytes(folder, emulator);
    },
  );
  const many = await withMedia(NO_LIMITS, async ({ folder, emulator }) => {
    for (let index = 0; index < 50_000; index += 1) {
      await writeFile(join(folder, 'media', `${index}.txt`), `file ${index}`);
    }
    return [await syncMegabytes(folder, emulator), await syncMegabytes(folder, emulator)] as const;
  });
  const row = (what: string, megabytes: number, maxMegabytes: number): Row => ({
    what: `sync-media: peak memory, ${what}`,
    ...atMost(megabytes - bare, maxMegabytes, wholeMegabytes),
    beside: `above plain Node.js (${wholeMegabytes(bare)})`,
  });
  return [
    row('one file of 1 GB', large, MAX_MEGABYTES),
    row('50,000 files, first sync', many[0], MAX_MEGABYTES_OF_MANY),
    row('50,000 files, unchanged', many[1], MAX_MEGABYTES_OF_MANY),
  ];
}

const PLANNING_ROUNDS = 8;

/** Measures that twice the files take about twice the time to plan. */
function benchPlanning(): Row[] {
  const collectGarbage = garbageCollector();
  const inputs = [40_000, 80_000, 160_000].map((count) => ({
    count,
    input: planInputOf(count),
    times: [] as number[],
  }));
  // Sizes take turns, so that other load on the machine affects all of them. The first round warms up the compiler.
  for (let round = 0; round <= PLANNING_ROUNDS; round += 1) {
    for (const { input, times } of inputs) {
      // Otherwise a round would collect the garbage of the rounds before it.
      collectGarbage();
      const startMs = performance.now();
      planSync(input);
      if (round > 0) times.push(performance.now() - startMs);
    }
  }
  const [few, ...more] = inputs.map(({ count, times }) => ({ count, ms: Math.min(...times) }));
  return more.map(({ count, ms }) => ({
    what: `sync-media: planning ${formatCount(count)} files compared with ${formatCount(few?.count ?? NaN)}`,
    measured: asTimes(ms / (few?.ms ?? NaN)),
    least: `${count / (few?.count ?? NaN)} ×`,
    beside: `time (${ms.toFixed(0)} ms vs ${few?.ms.toFixed(0)} ms).`,
  }));
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** Input for a plan: a third of the files is new, a third has changed, a third is unchanged. */
export function planInputOf(count: number): PlanInput {
  const files: LocalFile[] = [];
  const media: LibraryFile[] = [];
  const counterparts = new Map<string, Counterpart>();
  for (let index = 0; index < count; index += 1) {
    const name = `${index}.png`;
    const file = { path: name, diskPath: name, name, sizeBytes: 1, sha256: `${index}`, stamp: '' };
    const { sizeBytes } = file;
    const libraryFile = {
      id: name,
      name,
      sizeBytes,
      url: name,
      altText: '',
      updatedAt: '',
      isUntouched: true,
    };
    files.push(file);
    if (index % 3 === 0) continue;
    media.push(libraryFile);
    counterparts.set(name, { media: libraryFile, verdict: index % 3 === 1 ? 'same' : 'different', reason: '' });
  }
  return {
    files,
    leftOut: [],
    failed: [],
    library: createLibrary(media, true),
    lock: emptyLock(),
    counterparts,
    altTexts: { globs: [], textOf: (path: string) => path },
    imports: [],
    hasImportList: true,
    prune: 'all',
    lockFile: 'lock.json',
    maxDeletes: { count: 10 },
  };
}

function withMedia<T>(options: EmulatorOptions, work: (workspace: Workspace) => Promise<T>): Promise<T> {
  return inWorkspace(options, async (workspace) => {
    await mkdir(join(workspace.folder, 'media'));
    return work(workspace);
  });
}

/** Milliseconds of a run, measured as for the commands that it is compared with. */
function sync(folder: string, emulator: Emulator): Promise<number> {
  return timeProcess(process.execPath, [CLI, 'sync-media'], { cwd: folder, env: environment(emulator) });
}

function syncMegabytes(folder: string, emulator: Emulator): Promise<number> {
  return peakMegabytes([CLI, 'sync-media'], { cwd: folder, env: environment(emulator) });
}

function environment({ baseUrl, keys }: Emulator): Record<string, string> {
  return { DOCS_CI_BASE_URL: baseUrl, DOCS_CI_API_KEY: keys.editor };
}
