/** Defines the field types that several response schemas share. */
import * as z from 'zod';

/** Accepts a field that the service sends as null or omits. Readers get null in both cases. */
export function orNull<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? null);
}

export const nullableText = orNull(z.string());

/** ISO 8601 in UTC (contract: Rules for every request). It stays text because it is shown more often than computed with. */
export const timestamp = z.string();
