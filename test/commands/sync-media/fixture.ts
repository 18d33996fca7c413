/** Provides a workspace with a media folder, an emulated library, and functions to change and inspect both. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import type { RecordedRequest } from '../../../emulator/exchange.js';
import type { MediaItem } from '../../../emulator/state/media/media-item.js';
import { samplePng } from '../../../emulator/state/sample-files.js';
import { enlargeLibrary, LibraryReads } from '../../support/large-library.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';

export interface Fixture extends Stage {
  /** Writes files of the workspace, and deletes those whose content is undefined. */
  put(files: Readonly<Record<string, string | Uint8Array | undefined>>): void;
  read(path: string): string;
  has(path: string): boolean;
  /** Runs the command with an editor key, unless `more` says otherwise. */
  sync(flags?: readonly string[], more?: { admin?: boolean; key?: string }): Promise<Run>;
  /** Runs the command, and expects the exit code (0 by default) and these outputs. */
  expectSync(
    expected: { readonly exitCode?: number; readonly [output: string]: unknown },
    ...how: Parameters<Fixture['sync']>
  ): Promise<Run>;
  /** Like `expectSync`, and expects that the run only reads. Forgets the requests before. */
  expectNoWrites: Fixture['expectSync'];
  /** Runs the command, and expects that it rejects its inputs with this message before any request. */
  expectRejected(message: string | RegExp, ...how: Parameters<Fixture['sync']>): Promise<Run>;
  /** The library without the files that make it large, newest first. */
  media(): MediaItem[];
  /** Content of the library files, by name. */
  library(): Record<string, string>;
  lock(): {
    files: Record<string, Record<string, unknown>>;
    imports: Record<string, Record<string, unknown>>;
  };
  /** URLs by path, as the last run wrote them. */
  map(): Record<string, string>;
  plan(): { steps: { action: string; file: string; reason: string }[] };
  /** Requests to a route since the last `forgetRequests`. */
  requestsTo(route: string): RecordedRequest[];
  /** Requests that may change something since the last `forgetRequests`. */
  writes(): RecordedRequest[];
  forgetRequests(): void;
  /** Resolves as soon as the condition is true. */
  waitUntil(condition: () => boolean): Promise<void>;
}

const LOCK = '.docs-media.lock.json';

/**
 * What the tests of a file run with. It is set before them.
 * `isLarge` makes the library of each fixture so large that docs-ci asks for what it needs instead of reading the list.
 */
export const libraries = { isLarge: false, reads: new LibraryReads() };

const isOfOthers = (name: string): boolean => /^others-\d+\.zip$/.test(name);

/** `prune: all` reads the list in any case, and would delete them. */
function removeOthers({ emulator }: Stage): void {
  const { state } = emulator;
  if (!libraries.isLarge) return;
  emulator.configure({ mediaPageSize: 100 });
  for (const { id, name } of state.media.newestFirst()) if (isOfOthers(name)) state.media.delete(id);
}

type Options = Omit<EmulatorOptions, 'now'>;

export async function startFixture(options: Options = {}): Promise<Fixture> {
  const stage = await startStage(options);
  const { emulator, folder } = stage;
  if (libraries.isLarge) enlargeLibrary(stage);
  let seen = 0;
  const since = (): RecordedRequest[] => emulator.requests.slice(seen);
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const sync: Fixture['sync'] = async (flags = [], { admin, key } = {}) => {
    const role = admin ? emulator.keys.admin : undefined;
    const before = emulator.requests.length;
    if (flags.includes('all')) removeOthers(stage);
    const run = await stage.run('sync-media', flags, { DOCS_CI_API_KEY: key ?? role ?? emulator.keys.editor });
    libraries.reads.count(emulator.requests.slice(before));
    return run;
  };
  const expectSync: Fixture['expectSync'] = async ({ exitCode = 0, ...outputs }, ...how) => {
    const run = await sync(...how);
    expect(run.exitCode, run.result.message).toBe(exitCode);
    expect(run.result.outputs).toMatchObject(outputs);
    return run;
  };
  const media = (): MediaItem[] => emulator.state.media.newestFirst().filter(({ name }) => !isOfOthers(name));
  const writes = (): RecordedRequest[] => since().filter(({ method, origin }) => origin === 'api' && method !== 'GET');
  const json = (path: string): unknown => JSON.parse(read(path));
  return {
    ...stage,
    put(files) {
      for (const [path, content] of Object.entries(files)) {
        const file = join(folder, path);
        if (content === undefined) rmSync(file, { recursive: true });
        else {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
        }
      }
    },
    read,
    has: (path) => existsSync(join(folder, path)),
    sync,
    expectSync,
    expectNoWrites: async (...expected) => {
      seen = emulator.requests.length;
      const run = await expectSync(...expected);
      expect(writes()).toEqual([]);
      return run;
    },
    expectRejected: async (message, ...how) => {
      const run = await sync(...how);
      expect(run.exitCode).toBe(2);
      expect(run.result.message).toMatch(message);
      expect(since()).toEqual([]);
      return run;
    },
    media,
    library: () => Object.fromEntries(media().map(({ name, bytes }) => [name, bytes.toString('utf8')])),
    lock: () => json(LOCK) as ReturnType<Fixture['lock']>,
    map: () => json('docs-ci/sync-media/media-map.json') as Record<string, string>,
    plan: () => json('docs-ci/sync-media/plan.json') as ReturnType<Fixture['plan']>,
    requestsTo: (route) => since().filter((request) => request.route === route),
    writes,
    forgetRequests: () => (seen = emulator.requests.length),
    waitUntil: async (condition) => {
      while (!condition()) await new Promise((resolve) => setImmediate(resolve));
    },
    [Symbol.asyncDispose]: () => stage[Symbol.asyncDispose](),
  };
}

/** A fixture with files in its workspace, and with files that others put into the library an hour ago, by name. */
export async function startWith(
  files: Parameters<Fixture['put']>[0],
  { library = {}, ...options }: Options & { readonly library?: Readonly<Record<string, string | Uint8Array>> } = {},
): Promise<Fixture> {
  const fixture = await startFixture(options);
  for (const [name, content] of Object.entries(library)) addOldMedia(fixture, name, content);
  fixture.put(files);
  return fixture;
}

/** A fixture whose files are in the library. */
export async function startSynced(files: Parameters<Fixture['put']>[0], options?: Options): Promise<Fixture> {
  const fixture = await startWith(files, options);
  await fixture.sync();
  return fixture;
}

/** Small files with distinct content: `media/0.txt`, `media/1.txt` … */
export function filesOf(count: number, text = 'file'): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`media/${index}.txt`, `${text} ${index}`]));
}

/** A small image of one color. */
export const png = (shade: number): Buffer => samplePng(4, 4, [shade, shade, shade]);

export const HOUR = 3_600_000;

/** Adds a library file that was created an hour ago. */
export function addOldMedia(
  { emulator, clock }: Fixture,
  name: string,
  content: string | Uint8Array,
): ReturnType<typeof emulator.state.addMedia> {
  return emulator.state.addMedia(name, Buffer.from(content), { createdAt: clock.now() - HOUR });
}
