/** Lines of the table that the bench prints and writes. */

/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** What it is compared with, and how it was measured. */
  readonly beside: string;
  /** Undefined where the number only informs. */
  readonly target?: Target;
}

export interface Target {
  /** `at most 1.5 ×` */
  readonly text: string;
  readonly isMet: boolean;
}

type Measured = Pick<Row, 'measured' | 'target'>;

/** A number that must not be larger. @param show how people read such a number, its unit included */
export function atMost(value: number, most: number, show: (value: number) => string): Measured {
  return { measured: show(value), target: { text: `at most ${show(most)}`, isMet: value <= most } };
}

/** A number that must not be smaller. */
export function atLeast(value: number, least: number, show: (value: number) => string): Measured {
  return { measured: show(value), target: { text: `at least ${show(least)}`, isMet: value >= least } };
}

/** `0.69 ×` */
export function times(ratio: number): string {
  return `${ratio.toFixed(2)} ×`;
}

/** `1.11 MB` */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

/** `107 kB` */
export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

/** `84 MB`, of memory */
export function wholeMegabytes(megabytes: number): string {
  return `${Math.round(megabytes)} MB`;
}
