/**
 * Compares a response with its schema, and lists the fields that differ. Keeps names and types only, never values, because
 * readers and authors wrote these.
 */
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import type { ZodType } from 'zod';
import { promises } from './shared-fields.js';

export interface Deviation {
  /** `media[].width`, or `the body`. */
  readonly field: string;
  /** `open`: the contract doesn't define the field, so its type is of interest. That isn't a deviation. */
  readonly problem: 'missing' | 'extra' | 'type' | 'open';
  /** The type in the schema. */
  readonly expected?: string;
  /** The type in the response. */
  readonly found?: string;
}

/** Lists each field once, also if several items of a list deviate. */
export function findDeviations(schema: ZodType, value: unknown): Deviation[] {
  const found = new Map<string, Deviation>();
  visit(schema as unknown as $ZodTypes, value, '', (deviation) =>
    found.set(`${deviation.field} ${deviation.problem} ${deviation.found ?? ''}`, deviation),
  );
  return [...found.values()];
}

/** More items of a list have the same form. */
const MAX_ITEMS = 100;
const MAX_KEYS = 20;

type Report = (deviation: Deviation) => void;

function visit(schema: $ZodTypes, value: unknown, field: string, report: Report): void {
  const { def } = unwrap(schema)._zod;
  if (def.type === 'object' && isObject(value)) visitFields(def.shape, value, field, report);
  else if (def.type === 'array' && Array.isArray(value)) {
    for (const item of value.slice(0, MAX_ITEMS)) visit(def.element as $ZodTypes, item, `${field}[]`, report);
  } else {
    const deviation = findDeviation(schema, def.type, value);
    if (deviation) report({ field: field === '' ? 'the body' : field, ...deviation });
  }
}

function findDeviation(schema: $ZodTypes, expected: string, value: unknown): Omit<Deviation, 'field'> | undefined {
  if (value === null && promises.get(schema)?.allowsNull === false) return { problem: 'type', expected, found: 'null' };
  if (expected === 'unknown') return { problem: 'open', found: shapeOf(value) };
  return accepts(schema, value) ? undefined : { problem: 'type', expected, found: typeOf(value) };
}

function visitFields(
  shape: Readonly<Record<string, $ZodType>>,
  value: Readonly<Record<string, unknown>>,
  field: string,
  report: Report,
): void {
  const pathOf = (key: string): string => (field === '' ? key : `${field}.${key}`);
  for (const [key, schema] of Object.entries(shape)) {
    if (Object.hasOwn(value, key)) visit(schema as $ZodTypes, value[key], pathOf(key), report);
    else if (promises.has(schema) || !accepts(schema as $ZodTypes, undefined))
      report({ field: pathOf(key), problem: 'missing' });
  }
  const extra = Object.keys(value).filter((key) => !Object.hasOwn(shape, key));
  for (const key of extra.slice(0, MAX_KEYS))
    report({ field: pathOf(nameOf(key)), problem: 'extra', found: typeOf(value[key]) });
}

/** Returns the schema of what is sent, if it isn't left out or null. */
function unwrap(schema: $ZodTypes): $ZodTypes {
  const { def } = schema._zod;
  if (def.type === 'optional' || def.type === 'nullable') return unwrap(def.innerType as $ZodTypes);
  return def.type === 'pipe' ? unwrap(def.in as $ZodTypes) : schema;
}

function accepts(schema: $ZodTypes, value: unknown): boolean {
  return (schema as unknown as ZodType).safeParse(value).success;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Returns the type, for an object with the types of its fields. */
function shapeOf(value: unknown): string {
  if (!isObject(value)) return typeOf(value);
  const fields = Object.entries(value).slice(0, MAX_KEYS);
  return `object {${fields.map(([key, item]) => `${nameOf(key)}: ${typeOf(item)}`).join(', ')}}`;
}

/** A key that isn't a name can be a text of a reader. */
function nameOf(key: string): string {
  return /^[A-Za-z_][\w-]{0,40}$/.test(key) ? key : '(other name)';
}
