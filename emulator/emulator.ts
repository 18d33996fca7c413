/** Starts the mock service: the whole contract over HTTP on two ports of this machine. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { BASE_PATH, createApiOrigin } from './api-origin.js';
import { API_KEYS, type Role } from './api-keys.js';
import { RequestLog, type RecordedRequest } from './exchange.js';
import { FaultQueue, type Fault } from './faults/faults.js';
import { createFilesOrigin } from './files-origin.js';
import type { OriginOptions } from './origin.js';
import { ROUTE_NAMES } from './routes/all-routes.js';
import { addSampleData, type SampleOptions } from './state/sample-project.js';
import { changeSettings, Settings, type SettingsChange } from './state/settings.js';
import { createIds } from './state/context.js';
import { EmulatorState } from './state/emulator-state.js';

/** How an emulator starts. `configure` changes everything but these options while it runs. */
export type EmulatorOptions = SettingsChange &
  SampleOptions & {
    /** The port of the API; 0 (default) chooses a free port. The second origin always chooses a free port. */
    readonly port?: number;
    /** The clock in epoch milliseconds, `Date.now` by default. State, limits, signed URLs and analytics derive from it. */
    readonly now?: () => number;
    /**
     * Stops the clock at this time, in epoch milliseconds. Deployments and exports then finish at once, and requests have
     * no rate limits. `now` and settings take precedence.
     */
    readonly stoppedAt?: number;
    /** How ids of deployments, exports and media are created: random UUIDs (default), or counted ones. */
    readonly ids?: 'random' | 'counted';
    /**
     * The origin of the URLs of media, the published site and previews in responses. Default: the second origin.
     * Requests to it don't reach the emulator. The URLs of PDF downloads keep the second origin, because clients request them.
     */
    readonly shownOrigin?: string;
    /** True (default) adds a sample project. False leaves an empty main branch. */
    readonly seed?: boolean;
    /** The path of the configuration in the repository. Default: `docs.json`. */
    readonly configPath?: string;
  };

/** A running emulator. */
export interface Emulator {
  /** `http://127.0.0.1:PORT/api/v1` */
  readonly baseUrl: string;
  readonly origin: string;
  /** The second origin, on another port: it serves public media, PDF downloads and the published site. */
  readonly filesOrigin: string;
  readonly keys: Readonly<Record<Role, string>>;
  /** Every request to both origins, in order of arrival. */
  readonly requests: readonly RecordedRequest[];
  /** The number of requests without a complete response. */
  readonly activeRequests: number;
  readonly state: EmulatorState;
  /** Throws if the route does not exist. */
  addFault(fault: Fault): void;
  clearFaults(): void;
  configure(change: SettingsChange): void;
  /** Stops both origins at once and aborts pending requests. */
  close(): Promise<void>;
}

/** Only this machine can reach the emulator. */
const LOOPBACK_HOST = '127.0.0.1';

/** The settings under which nothing waits for the clock. */
const AT_ONCE: SettingsChange = {
  keyLimitPerMinute: null,
  filesPerMinute: null,
  build: { pendingMs: 0, buildingMs: 0 },
  export: { pendingMs: 0, perPageMs: 0 },
};

/** Starts both origins. Rejects if the port is taken. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const { port = 0, seed: isSeeded = true, hostile, navigation, redirectsAs, ...stateOptions } = options;
  const state = createState(stateOptions);
  const requestLog = new RequestLog(() => state.context.now());
  const faults = new FaultQueue(ROUTE_NAMES);
  const closing = new AbortController();
  const originOptions: OriginOptions = { context: state.context, requestLog, faults, closing: closing.signal };

  const files = createFilesOrigin(state, originOptions);
  const api = await createApiOrigin(state, originOptions);
  if (isSeeded) addSampleData(state, { hostile, navigation, redirectsAs });
  state.context.filesOrigin = await listen(files, 0);
  const origin = await listen(api, port).catch(async (error: unknown) => {
    await Promise.all([api.close(), files.close()]);
    throw error;
  });
  return {
    baseUrl: origin + BASE_PATH,
    origin,
    filesOrigin: state.context.filesOrigin,
    keys: API_KEYS,
    requests: requestLog.requests,
    get activeRequests() {
      return requestLog.activeCount;
    },
    state,
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    configure: (changes) => changeSettings(state.context.settings, changes),
    close: async () => {
      closing.abort();
      await Promise.all([api.close(), files.close()]);
    },
  };
}

function createState(options: Omit<EmulatorOptions, 'port' | 'seed' | keyof SampleOptions>): EmulatorState {
  const {
    stoppedAt,
    now = stoppedAt === undefined ? Date.now : () => stoppedAt,
    ids = 'random',
    shownOrigin = null,
    configPath = 'docs.json',
    ...change
  } = options;
  const settings = new Settings();
  if (stoppedAt !== undefined) changeSettings(settings, AT_ONCE);
  changeSettings(settings, change);
  const newId = createIds(ids === 'counted');
  return new EmulatorState({ settings, now, filesOrigin: '', shownOrigin, configPath, newId });
}

async function listen(app: FastifyInstance, port: number): Promise<string> {
  await app.listen({ host: LOOPBACK_HOST, port });
  return `http://${LOOPBACK_HOST}:${(app.server.address() as AddressInfo).port}`;
}
