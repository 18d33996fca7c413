/** The runner's masker of secrets: in everything it shows or keeps, a secret is three asterisks. */
export class Masks {
  readonly #secrets = new Set<string>();

  /** A secret of several lines is masked line by line as well. */
  add(secret: string): void {
    for (const part of [secret, ...secret.split(/\r\n|[\r\n]/)]) if (part.trim() !== '') this.#secrets.add(part);
  }

  /** Secrets that overlap become one mask. */
  mask(text: string): string {
    const covered = [...this.#secrets]
      .flatMap((secret) => occurrences(text, secret))
      .sort(([one], [other]) => one - other);
    let result = '';
    let done = 0;
    for (let index = 0; index < covered.length;) {
      const [start, firstEnd] = covered[index] ?? [0, 0];
      let end = firstEnd;
      for (index++; (covered[index]?.[0] ?? Infinity) < end; index++) end = Math.max(end, covered[index]?.[1] ?? 0);
      result += `${text.slice(done, start)}***`;
      done = end;
    }
    return result + text.slice(done);
  }

  hides(text: string): boolean {
    return this.mask(text) !== text;
  }
}

function occurrences(text: string, secret: string): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1)) found.push([at, at + secret.length]);
  return found;
}
