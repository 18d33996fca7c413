/** Answers of platforms, looked at before they are believed: a proxy may have written them. */

/** The fields of whatever came. */
export function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/** True of a text, of null and of a field that is not there. */
export function isTextOrNone(field: unknown): boolean {
  return field === null || field === undefined || typeof field === 'string';
}
