/** Formats the rows of the benchmark table. */

/** A row of the table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** The comparison, and how it was measured. */
  readonly beside: string;
  /** The least that the API, the platform or the machine allows. Undefined if no bound is known. */
  readonly least?: string;
  /** Undefined if the number has no target. */
  readonly target?: Target;
}

/** The target of a measurement. */
interface Target {
  /** The target as text, such as `at most 1.5 ×`. */
  readonly text: string;
  readonly isMet: boolean;
}

type Measurement = Pick<Row, 'measured' | 'target'>;

/** Compares a value with a maximum. @param format formats the value with its unit */
export function atMost(value: number, max: number, format: (value: number) => string): Measurement {
  return { measured: format(value), target: { text: `at most ${format(max)}`, isMet: value <= max } };
}

/** Compares a value with a minimum. */
export function atLeast(value: number, min: number, format: (value: number) => string): Measurement {
  return { measured: format(value), target: { text: `at least ${format(min)}`, isMet: value >= min } };
}

/** Formats a ratio, such as `0.69 ×`. */
export function times(ratio: number): string {
  return `${ratio.toFixed(2)} ×`;
}

/** Formats milliseconds as seconds, such as `1.2 s`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Formats megabytes, such as `1.11 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

/** Formats kilobytes, such as `107 kB`. */
export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

/** Formats memory, such as `84 MB`. */
export function wholeMegabytes(megabytes: number): string {
  return `${Math.round(megabytes)} MB`;
}
