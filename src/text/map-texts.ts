/** Copies data, with each of its texts changed by a function. Pure. */

/** Returns a copy in which each text is what `write` returns for it. The names of fields stay. */
export function mapTexts<T>(data: T, write: (text: string) => string): T {
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return write(value);
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)]));
  };
  return copy(data) as T;
}
