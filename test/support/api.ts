import type { Api } from '../../src/api/api.js';
import { type ApiOptions, type AttemptInfo, connectApi, type Wait } from '../../src/api/client.js';
import type { Clock } from '../../src/api/clock.js';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../emulator/emulator.js';
import { VirtualClock } from './clock.js';

/** An emulator, an API connected to it, and the time that both live in. Close it, or say `await using`. */
export interface Bench extends AsyncDisposable {
  readonly emulator: Emulator;
  readonly clock: VirtualClock;
  readonly api: Api;
  /** What the API told of its exchanges and waits, for tests to look at. */
  readonly exchanges: readonly AttemptInfo[];
  readonly waits: readonly Wait[];
  close(): Promise<void>;
}

interface BenchOptions {
  readonly emulator?: Omit<EmulatorOptions, 'now'>;
  readonly api?: Partial<ApiOptions>;
  /** Whose key the API has; editor by default. */
  readonly role?: 'viewer' | 'editor' | 'admin';
}

/** An hour: longer than any wait that a test wants to see through. */
const DEADLINE_MS = 3_600_000;

export async function startBench(options: BenchOptions = {}): Promise<Bench> {
  const clock = new VirtualClock([() => emulator.activeRequests > 0, () => api.active > 0]);
  const emulator: Emulator = await startEmulator({ seed: false, ...options.emulator, now: () => clock.now() });
  const exchanges: AttemptInfo[] = [];
  const waits: Wait[] = [];
  const key = emulator.keys[options.role ?? 'editor'];
  const api: Api = connectTo(emulator.baseUrl, clock, {
    key,
    redact: (text) => text.replaceAll(key, '***'),
    onAttempt: (attempt) => {
      exchanges.push(attempt);
      // What waiting for headers in vain would have cost is put on the clock by hand.
      if (attempt.result === 'UND_ERR_HEADERS_TIMEOUT') clock.advance(HEADERS_TIMEOUT_MS);
    },
    onWait: (wait) => waits.push(wait),
    ...options.api,
  });
  const close = async (): Promise<void> => {
    await api.close();
    await emulator.close();
  };
  return { emulator, clock, api, exchanges, waits, close, [Symbol.asyncDispose]: close };
}

/** An API connected to any address, for tests with a server of their own. Close it, or say `await using`. */
export function connectTo(baseUrl: string, clock: Clock, options: Partial<ApiOptions> = {}): Api & AsyncDisposable {
  const api = connectApi({
    baseUrl: new URL(baseUrl),
    key: 'test-key',
    userAgent: 'docs-ci-test',
    connections: 8,
    clock,
    random: () => 0.5,
    deadlineMs: clock.now() + DEADLINE_MS,
    signal: new AbortController().signal,
    redact: (text) => text,
    onAttempt: () => undefined,
    onWait: () => undefined,
    ...options,
  });
  return Object.assign(api, { [Symbol.asyncDispose]: () => api.close() });
}

/** Real milliseconds that `withShortTimeouts` waits for headers, and what that stands for on the clock. */
const PATIENCE_MS = 1_000;
const HEADERS_TIMEOUT_MS = 15_000;

/**
 * The same API, waiting for headers in real time no longer than a test may; for requests that hang.
 * @param hangCount the number of attempts that hang; the others get their usual time, because a busy machine needs it
 */
export function withShortTimeouts({ api }: Pick<Bench, 'api'>, hangCount = Infinity): Api {
  let attempts = 0;
  const call: Api['call'] = (request) =>
    api.call({
      ...request,
      get responseTimeoutMs() {
        attempts += 1;
        return attempts > hangCount ? request.responseTimeoutMs : PATIENCE_MS;
      },
    });
  return Object.create(api, {
    call: { value: call },
    toServerMs: { value: (ms: number) => api.toServerMs(ms) },
  }) as Api;
}

/** Everything an iterator gives. */
export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const item of items) read.push(item);
  return read;
}

/** The error that a promise is expected to reject with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it was expected to fail');
}

/** How often a route of the emulator was asked. */
export function countOf({ emulator }: Pick<Bench, 'emulator'>, route: string): number {
  return emulator.requests.filter((request) => request.route === route).length;
}
