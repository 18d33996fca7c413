/** Holds the settings and the clock, which every part of the state reads. */
import type { Settings } from './settings.js';

/** The settings and the clock. There are no timers: the state derives from `now`. */
export interface EmulatorContext {
  readonly settings: Settings;
  /** Returns epoch milliseconds. */
  now(): number;
  /** `http://127.0.0.1:PORT` of the second origin; empty until it listens. */
  filesOrigin: string;
}

/** Formats a timestamp as the contract does: ISO 8601, UTC. */
export function timestamp(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
