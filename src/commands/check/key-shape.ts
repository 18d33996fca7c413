/** Finds what a copied key has around it, before any request. Pure. */

const QUOTES = /^["'`“”‘’<>]|["'`“”‘’<>,;]$/;

/** Returns what doesn't belong to a key, as a clause that follows "the key"; undefined if it looks right. */
export function keyShapeProblem(key: string): string | undefined {
  if (/^(?:bearer|token|authorization)[\s:=]/i.test(key)) return 'starts with a word of an HTTP header';
  if (QUOTES.test(key)) return 'has quotes or punctuation around it';
  return undefined;
}
