/** Writes times of the service in one notation, so that times of one instant are equal as text. Pure. */

const ISO_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:[.,](\d+))?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/**
 * `2026-09-07T10:00:00+02:00` and `2026-09-07T08:00:00Z` are both `2026-09-07T08:00:00.000Z`. Without a zone, a time is in
 * UTC. More digits than milliseconds stay. A text that is no time stays as it is.
 */
export function toInstant(text: string): string {
  const [, date = '', time = '', fraction = '', zone = 'Z'] = ISO_TIME.exec(text.trim()) ?? [];
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
  const ms = Date.parse(`${date}T${time}${offset}`);
  if (Number.isNaN(ms)) return text;
  const digits = fraction.replace(/(?<!0)0+$/, '').padEnd(3, '0');
  return new Date(ms).toISOString().replace(/\.\d+Z$/, `.${digits}Z`);
}

/** A day (contract: Rules for every request). */
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Milliseconds since 1970 of a time or a day of the service; NaN for any other text. Date.parse would take `-1` for a day
 * of 2001.
 */
export function timeOf(text: string | null | undefined): number {
  const trimmed = text?.trim() ?? '';
  if (ISO_DAY.test(trimmed)) return Date.parse(trimmed);
  return ISO_TIME.test(trimmed) ? Date.parse(toInstant(trimmed)) : NaN;
}
