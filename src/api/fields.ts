/** Pieces of the answers' schemas that several areas share. */
import type { ZodType } from 'zod';
import type { Zod } from './schema.js';

/** A field that the service leaves null or leaves out, as it likes; null either way for whoever reads it. */
export function orNull<T extends ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? null);
}

/** ISO 8601, UTC (contract: Rules for every request). Kept as text: it is shown more often than reckoned with. */
export const timestamp = (z: Zod) => z.string();
