/** Declares the types of query parameters. */
import { z } from 'zod';

/** Accepts a whole number. */
export function integer(min: number, max = Number.MAX_SAFE_INTEGER): z.ZodType<number> {
  return z
    .string({ error: 'Must be a single value' })
    .regex(/^\d+$/, `Must be a whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}`)
    .transform(Number)
    .pipe(z.number().int().min(min).max(max));
}

/** Accepts a fraction from 0 to 1. */
export function fraction(): z.ZodType<number> {
  return z
    .string({ error: 'Must be a single value' })
    .regex(/^\d*\.?\d+$/, 'Must be a number from 0 to 1')
    .transform(Number)
    .pipe(z.number().min(0).max(1));
}

/** Accepts `true` or `false`. */
export function boolean(): z.ZodType<boolean> {
  return z.enum(['true', 'false'], { error: 'Must be true or false' }).transform((text) => text === 'true');
}

/** Accepts a text that is not empty. */
export function text(): z.ZodType<string> {
  return z.string({ error: 'Must be a single value' }).min(1, 'Must not be empty');
}
