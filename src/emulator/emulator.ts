import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { BASE_PATH, createApiOrigin } from './api-origin.js';
import { API_KEYS, type Role } from './api-keys.js';
import { RequestLog, type RecordedRequest } from './exchange.js';
import { FaultQueue, type Fault } from './faults/faults.js';
import { createFilesOrigin } from './files-origin.js';
import type { OriginOptions } from './origin.js';
import { ROUTE_NAMES } from './routes/all-routes.js';
import { addSampleData } from './state/sample-project.js';
import { changeSettings, createSettings, type SettingsChange } from './state/settings.js';
import { EmulatorState } from './state/emulator-state.js';

/** How an emulator starts. Everything but these three can be changed while it runs. */
export type EmulatorOptions = SettingsChange & {
  /** Of the API; 0 (default) takes a free one. The second origin always takes a free one. */
  readonly port?: number;
  /** Epoch milliseconds, Date.now by default; state, limits, links and analytics all derive from it. */
  readonly now?: () => number;
  /** A plausible project (default), or a bare one: an empty main branch and nothing else. */
  readonly seed?: boolean;
};

/** The hosted service on this machine: the whole contract over HTTP, reachable from here only. */
export interface Emulator {
  /** `http://127.0.0.1:PORT/api/v1` */
  readonly baseUrl: string;
  readonly origin: string;
  /** Another port: public media, PDF downloads, the published site. */
  readonly filesOrigin: string;
  readonly keys: Readonly<Record<Role, string>>;
  /** Everything that arrived, on both origins, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Requests being answered now. */
  readonly activeRequests: number;
  readonly state: EmulatorState;
  /** Throws for a route that does not exist. */
  addFault(fault: Fault): void;
  clearFaults(): void;
  configure(change: SettingsChange): void;
  /** Ends everything at once, hanging requests included. */
  close(): Promise<void>;
}

/** Contract of the emulator: reachable from this machine alone. */
const LOOPBACK_HOST = '127.0.0.1';

/** Starts both origins. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const { port = 0, now = Date.now, seed: isSeeded = true, ...change } = options;
  const settings = createSettings(change);
  const state = new EmulatorState({ settings, now, filesOrigin: '' });
  const journal = new RequestLog(now);
  const faults = new FaultQueue(ROUTE_NAMES);
  const closing = new AbortController();
  const parts: OriginOptions = { context: state.context, requestLog: journal, faults, closing: closing.signal };

  const files = createFilesOrigin(state, parts);
  const api = await createApiOrigin(state, parts);
  if (isSeeded) addSampleData(state);
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
    requests: journal.requests,
    get activeRequests() {
      return journal.activeCount;
    },
    state,
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    configure: (more) => changeSettings(settings, more),
    close: async () => {
      closing.abort();
      await Promise.all([api.close(), files.close()]);
    },
  };
}

async function listen(app: FastifyInstance, port: number): Promise<string> {
  await app.listen({ host: LOOPBACK_HOST, port });
  return `http://${LOOPBACK_HOST}:${(app.server.address() as AddressInfo).port}`;
}
