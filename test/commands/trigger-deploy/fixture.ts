/** Sets up slow builds, and finds the requests of trigger-deploy runs in the emulator. */
import type { RecordedRequest } from '../../../emulator/exchange.js';
import type { Stage } from '../../support/runs.js';

export const MINUTE = 60_000;
export const SLOW_BUILD = { pendingMs: 2_000, buildingMs: 38_000 };

export function requestsTo({ emulator }: Stage, route: string): RecordedRequest[] {
  return emulator.requests.filter((request) => request.route === route);
}
