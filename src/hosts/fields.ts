/** Answers of platforms as they come: nobody but a proxy in between knows what they really hold. */

/** The fields of whatever came. */
export function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/** An address that an answer gives; undefined for whatever else stands in its place. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
