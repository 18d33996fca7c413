/** Replaces URLs in the text of a page, and keeps all other content. */
import { type Reference, writeUrl } from './reference.js';

/**
 * The text with the URLs that `chooseUrl` returns, and how many they are.
 * @param references in the order of the text
 * @param chooseUrl the new URL, unescaped; undefined if the reference stays
 */
export function rewriteReferences(
  text: string,
  references: readonly Reference[],
  chooseUrl: (reference: Reference) => string | undefined,
): { text: string; count: number } {
  let rewritten = '';
  let copiedUpTo = 0;
  let count = 0;
  for (const reference of references) {
    const url = chooseUrl(reference);
    if (url === undefined) continue;
    rewritten += text.slice(copiedUpTo, reference.start) + writeUrl(url, reference.context);
    copiedUpTo = reference.end;
    count += 1;
  }
  return { text: rewritten + text.slice(copiedUpTo), count };
}
