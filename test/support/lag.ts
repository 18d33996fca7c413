/** Shows what was written only after a while, as the lists of both platforms do. */
export class Lag<T> {
  /** Milliseconds until reads show a write. */
  ms = 0;
  readonly #read: () => T;
  readonly #versions: { readonly atMs: number; readonly state: T }[] = [];

  constructor(read: () => T) {
    this.#read = read;
  }

  get isEmpty(): boolean {
    return this.#versions.length === 0;
  }

  /** Remembers the state before the first request and after each write. */
  record(): void {
    if (this.ms === 0) return;
    this.#versions.push({
      atMs: this.#versions.length === 0 ? -Infinity : Date.now(),
      state: structuredClone(this.#read()),
    });
  }

  /** Returns the state that reads show now. */
  get shown(): T {
    if (this.ms === 0) return this.#read();
    return this.#versions.findLast(({ atMs }) => atMs <= Date.now() - this.ms)?.state ?? this.#read();
  }
}
