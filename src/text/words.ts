/** Compares texts by their words, as far as readers mean the same by them. Pure. */
import { unicodeForm } from './unicode-form.js';

/** Returns the same text for spellings that differ only in case, spaces or width. */
export function spellingKey(text: string): string {
  return unicodeForm(text, 'NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
}

const COMMON_WORDS = new Set([
  ...['about', 'after', 'again', 'also', 'and', 'any', 'are', 'can', 'could', 'docs', 'does', 'for', 'from', 'get'],
  ...['have', 'how', 'into', 'need', 'not', 'set', 'should', 'that', 'the', 'their', 'them', 'then', 'there', 'this'],
  ...['use', 'using', 'via', 'was', 'what', 'when', 'where', 'which', 'who', 'why', 'will', 'with', 'work', 'would'],
  ...['you', 'your'],
]);
const MIN_WORD_LENGTH = 3;

/** Returns the stems of the words that say what a text is about; the whole text if it has none. */
export function wordKeys(text: string): Set<string> {
  const words = spellingKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const stems = words
    .filter((word) => word.length >= MIN_WORD_LENGTH && !COMMON_WORDS.has(word))
    .map((word) => word.replace(/(?:ing|ed|s)$/, ''));
  return new Set(stems.length > 0 ? stems : [text.trim().toLowerCase()]);
}

/** Returns true if one text has all the words of the other, as `wordKeys` returns them. */
export function sharesTopic(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false;
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  return [...few].every((key) => many.has(key));
}
