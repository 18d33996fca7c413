/**
 * Shapes of data from outside, as functions of zod: nothing that a run does before its first request needs that
 * library, so it is loaded while the request is under way.
 */
import type { ZodType } from 'zod';

/** The parts of zod that shapes are made of. */
export type Zod = Awaited<ReturnType<typeof importZod>>;

/** Describes a shape: what passes becomes a T. */
export type Schema<T> = (z: Zod) => ZodType<T>;

/** What a schema makes of what passes. */
export type Shape<S extends Schema<unknown>> = ReturnType<S>['_output'];

let loading: Promise<Zod> | undefined;
const built = new WeakMap<Schema<unknown>, ZodType>();

/** Begins to load what reading needs. Whoever reads later hears of a failure. */
export function prepareReading(): void {
  loadZod().catch(() => undefined);
}

/** The schema itself, made once. */
export async function buildSchema<T>(schema: Schema<T>): Promise<ZodType<T>> {
  const z = await loadZod();
  const known = built.get(schema) as ZodType<T> | undefined;
  if (known) return known;
  const made = schema(z);
  built.set(schema, made);
  return made;
}

function loadZod(): Promise<Zod> {
  return (loading ??= importZod());
}

/** By name, so that the bundle has these and not the messages of all languages. */
async function importZod() {
  const {
    array,
    boolean,
    custom,
    discriminatedUnion,
    enum: oneOf,
    literal,
    number,
    object,
    record,
    string,
    union,
    unknown,
  } = await import('zod');
  return {
    array,
    boolean,
    custom,
    discriminatedUnion,
    enum: oneOf,
    literal,
    number,
    object,
    record,
    string,
    union,
    unknown,
  };
}
