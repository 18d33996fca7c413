/** Describes the content of a lock file. */
import * as z from 'zod';

export const entry = z.object({
  id: z.string(),
  name: z.string(),
  sha256: z.string().optional(),
  size: z.number(),
  updatedAt: z.string(),
  url: z.string(),
  found: z.literal(true).optional(),
});

export const unfinished = z.object({ name: z.string(), sha256: z.string(), size: z.number() });

export const unfinishedText = z.object({ alt: z.string(), updatedAt: z.string() });

/**
 * Entries are checked one by one, because a schema of all of them would copy what may be very many. `z.record` would
 * also drop a file named `__proto__`.
 */
const entries = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

export const lockFile = z.object({
  version: z.literal(1),
  files: entries,
  imports: entries.default({}),
  unfinished: entries.default({}),
  unfinishedTexts: entries.default({}),
});
export type LockFile = z.infer<typeof lockFile>;
