import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { BASE_PATH, createApi } from './api-origin.js';
import { KEYS, type Role } from './api-keys.js';
import { Journal, type RecordedRequest } from './exchange.js';
import { Faults, type Fault } from './faults/faults.js';
import { createFiles } from './files-origin.js';
import type { OriginParts } from './origin.js';
import { ROUTE_NAMES } from './routes/all-routes.js';
import { seed } from './state/sample-project.js';
import { changeSettings, settingsFrom, type SettingsChange } from './state/settings.js';
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
  readonly active: number;
  readonly state: EmulatorState;
  /** Throws for a route that does not exist. */
  addFault(fault: Fault): void;
  clearFaults(): void;
  configure(change: SettingsChange): void;
  /** Ends everything at once, hanging requests included. */
  close(): Promise<void>;
}

/** Contract of the emulator: reachable from this machine alone. */
const LOOPBACK = '127.0.0.1';

/** Starts both origins. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const { port = 0, now = Date.now, seed: isSeeded = true, ...change } = options;
  const settings = settingsFrom(change);
  const state = new EmulatorState({ settings, now, filesOrigin: '' });
  const journal = new Journal(now);
  const faults = new Faults(ROUTE_NAMES);
  const closing = new AbortController();
  const parts: OriginParts = { world: state.world, journal, faults, closing: closing.signal };

  const files = createFiles(state, parts);
  const api = await createApi(state, parts);
  if (isSeeded) seed(state);
  state.world.filesOrigin = await listen(files, 0);
  const origin = await listen(api, port).catch(async (error: unknown) => {
    await Promise.all([api.close(), files.close()]);
    throw error;
  });
  return {
    baseUrl: origin + BASE_PATH,
    origin,
    filesOrigin: state.world.filesOrigin,
    keys: KEYS,
    requests: journal.requests,
    get active() {
      return journal.active;
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
  await app.listen({ host: LOOPBACK, port });
  return `http://${LOOPBACK}:${(app.server.address() as AddressInfo).port}`;
}
