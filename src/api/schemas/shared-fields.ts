/** Defines the field types that several response schemas share. */
import * as z from 'zod';

/** Accepts a field that the contract lets the service send as null or omit. Readers get null in both cases. */
export function orNull<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? null);
}

/** The fields that docs-ci can do without although the contract promises them. `check` reports where they are missing. */
export const promises = z.registry<{ readonly allowsNull: boolean }>();

/** Like orNull, for a field that the contract promises. */
export function promised<T extends z.ZodType>(schema: T) {
  const field = orNull(schema);
  promises.add(field, { allowsNull: false });
  return field;
}

/** Like orNull, for a field that the contract promises and that may be null. */
export function promisedOrNull<T extends z.ZodType>(schema: T) {
  const field = orNull(schema);
  promises.add(field, { allowsNull: true });
  return field;
}

/** ISO 8601 in UTC (contract: Rules for every request). It stays text because it is shown more often than computed with. */
export const timestamp = z.string();
