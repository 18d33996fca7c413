import type { Settings } from './settings.js';

/** What every part of the emulator's state stands on. No timer drives anything: all is derived from `now`. */
export interface EmulatorContext {
  readonly settings: Settings;
  /** Epoch milliseconds. */
  now(): number;
  /** `http://127.0.0.1:PORT` of the second origin; known once it listens. */
  filesOrigin: string;
}

/** A timestamp as the contract writes it: ISO 8601, UTC. */
export function timestamp(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
