/** Describes what the schemas of both platforms share. */
import * as z from 'zod';

export type Schema<T> = z.ZodType<T>;

/** A response that isn't read. */
export const anything = z.unknown();

/** Reads a response that the run can do without: undefined if it has something else. */
export function ifValid<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined);
}
