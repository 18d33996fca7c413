/** Provides a workspace with a media folder, an emulated library, and functions to change and inspect both. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import type { RecordedRequest } from '../../../emulator/exchange.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';

export interface Fixture extends Stage {
  /** Writes files of the workspace, and deletes those whose content is undefined. */
  put(files: Readonly<Record<string, string | Uint8Array | undefined>>): void;
  read(path: string): string;
  has(path: string): boolean;
  /** Runs the command with an editor key, unless `more` says otherwise. */
  sync(flags?: readonly string[], more?: { admin?: boolean; key?: string }): Promise<Run>;
  /** Content of the library files, by name. */
  library(): Record<string, string>;
  lock(): {
    files: Record<string, Record<string, unknown>>;
    imports: Record<string, Record<string, unknown>>;
    unfinished?: string[];
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

type Options = Omit<EmulatorOptions, 'now'>;

export async function startFixture(options: Options = {}): Promise<Fixture> {
  const stage = await startStage(options);
  const { emulator, folder } = stage;
  let seen = 0;
  const since = (): RecordedRequest[] => emulator.requests.slice(seen);
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
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
    sync: (flags = [], { admin, key } = {}) => {
      const role = admin ? emulator.keys.admin : undefined;
      return stage.run('sync-media', flags, { DOCS_CI_API_KEY: key ?? role ?? emulator.keys.editor });
    },
    library: () =>
      Object.fromEntries(emulator.state.media.newestFirst().map(({ name, bytes }) => [name, bytes.toString('utf8')])),
    lock: () => json(LOCK) as ReturnType<Fixture['lock']>,
    map: () => json('docs-ci/sync-media/media-map.json') as Record<string, string>,
    plan: () => json('docs-ci/sync-media/plan.json') as ReturnType<Fixture['plan']>,
    requestsTo: (route) => since().filter((request) => request.route === route),
    writes: () => since().filter(({ method, origin }) => origin === 'api' && method !== 'GET'),
    forgetRequests: () => (seen = emulator.requests.length),
    waitUntil: async (condition) => {
      while (!condition()) await new Promise((resolve) => setImmediate(resolve));
    },
    [Symbol.asyncDispose]: () => stage[Symbol.asyncDispose](),
  };
}

/** A fixture whose files are in the library. */
export async function startSynced(files: Parameters<Fixture['put']>[0], options?: Options): Promise<Fixture> {
  const fixture = await startFixture(options);
  fixture.put(files);
  await fixture.sync();
  return fixture;
}

export const HOUR = 3_600_000;

/** Adds a library file that was created an hour ago. */
export function addOldMedia(
  { emulator, clock }: Fixture,
  name: string,
  content: string | Uint8Array,
): ReturnType<typeof emulator.state.addMedia> {
  return emulator.state.addMedia(name, Buffer.from(content), { createdAt: clock.now() - HOUR });
}
