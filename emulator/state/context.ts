/** Holds what every part of the state reads: the settings, the clock, the ids and the origin of URLs. */
import { randomUUID } from 'node:crypto';
import type { Settings } from './settings.js';

/** The settings, the clock, the ids and the origins. There are no timers: the state derives from `now`. */
export interface EmulatorContext {
  readonly settings: Settings;
  /** Returns epoch milliseconds. */
  now(): number;
  /** `http://127.0.0.1:PORT` of the second origin; empty until it listens. */
  filesOrigin: string;
  /** The origin that URLs of media and of the published site show; null shows `filesOrigin`. */
  readonly shownOrigin: string | null;
  /** The path of the configuration in the repository, which includes the navigation. */
  readonly configPath: string;
  /** Returns the id of something new. */
  newId(kind: IdKind): string;
}

/** What has an id. The letter starts its counted ids, so that two kinds never share an id. */
const ID_LETTERS = { deployment: 'd', export: 'e', media: 'a' } as const;

type IdKind = keyof typeof ID_LETTERS;

/** Creates random UUIDs, or UUIDs that count from 1 for each kind: `d0000001-0000-4000-8000-000000000000`. */
export function createIds(isCounted: boolean): (kind: IdKind) => string {
  if (!isCounted) return () => randomUUID();
  const counts = { deployment: 0, export: 0, media: 0 };
  return (kind) => {
    counts[kind] += 1;
    return `${ID_LETTERS[kind]}${String(counts[kind]).padStart(7, '0')}-0000-4000-8000-000000000000`;
  };
}

/** Returns the origin of the URLs that readers open. */
export function publicOriginOf({ shownOrigin, filesOrigin }: EmulatorContext): string {
  return shownOrigin ?? filesOrigin;
}

/** Formats a timestamp as the contract does: ISO 8601, UTC. */
export function timestamp(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
