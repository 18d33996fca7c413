/** Defines the field types that several response schemas share. */
import * as z from 'zod';
import { cut } from '../../text/log.js';

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

/** No reader types or reads more, and no name is longer: a report or a wait can have the same text in hundreds of places. */
const MAX_LENGTH = 10_000;

/**
 * Every text of the service but the content of pages, alt texts and build logs, which aren't changed. A longer one is cut: it
 * equals no name.
 */
export const text = z.string().overwrite((value) => cut(value, MAX_LENGTH));

/** ISO 8601 in UTC (contract: Rules for every request). It stays text because it is shown more often than computed with. */
export const timestamp = text;

/** Every response about readers repeats the period it covers [S]. */
export const range = { startDate: text, endDate: text };
export const count = z.number();
export const rate = promised(z.number());
/** The number of rows in all. Only [P] promises it; a list without it is read until a page is empty. */
export const optionalTotal = promised(z.number());

/** One row per day, with these counts and the sessions. */
export function perDay<Counts extends Readonly<Record<string, z.ZodNumber>>>(counts: Counts) {
  return z.object({ ...range, series: z.array(z.object({ date: text, ...counts, sessions: count })) });
}
