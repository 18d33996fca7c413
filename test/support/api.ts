import { type Api, type ApiOptions, connectApi, type AttemptInfo, type Wait } from '../../src/api/client.js';
import type { Clock } from '../../src/clock.js';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../src/emulator/emulator.js';
import { VirtualClock } from './clock.js';

/** An emulator, an API client connected to it, and their clock. Close it, or use `await using`. */
export interface Bench extends AsyncDisposable {
  readonly emulator: Emulator;
  readonly clock: VirtualClock;
  readonly api: Api;
  /** Records the requests and waits that the client reported. */
  readonly exchanges: readonly AttemptInfo[];
  readonly waits: readonly Wait[];
  close(): Promise<void>;
}

export interface BenchOptions {
  readonly emulator?: Omit<EmulatorOptions, 'now'>;
  readonly api?: Partial<ApiOptions>;
  /** Sets the role of the API key. The default is editor. */
  readonly role?: 'viewer' | 'editor' | 'admin';
}

/** This hour is longer than any wait that a test expects. */
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
    onAttempt: (exchange) => {
      exchanges.push(exchange);
      // A timeout of headers takes real time, so the virtual clock is advanced by hand.
      if (exchange.ended === 'UND_ERR_HEADERS_TIMEOUT') clock.advance(HEADERS_TIMEOUT_MS);
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

/** Connects an API client to any URL, for tests with a server of their own. */
export function connectTo(baseUrl: string, clock: Clock, options: Partial<ApiOptions> = {}): Api {
  return connectApi({
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
}

/** `impatient` waits so many real milliseconds for headers. They stand for the other value on the clock. */
const PATIENCE_MS = 250;
const HEADERS_TIMEOUT_MS = 15_000;

/** Returns the same client with a short timeout for headers, for requests that hang. */
export function withShortTimeouts({ api }: Pick<Bench, 'api'>): Api {
  const call: Api['call'] = (wanted) => api.call({ ...wanted, answerTimeoutMs: PATIENCE_MS });
  return Object.create(api, {
    call: { value: call },
    toServerMs: { value: (ms: number) => api.toServerMs(ms) },
  }) as Api;
}

/** Collects all items of an iterator. */
export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const item of items) read.push(item);
  return read;
}

/** Returns the error of a promise that has to reject. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it was expected to fail');
}

/** Counts the requests to a route of the emulator. */
export function countOf({ emulator }: Pick<Bench, 'emulator'>, route: string): number {
  return emulator.requests.filter((request) => request.route === route).length;
}
