/** Compares texts by their words, as far as readers mean the same by them. Pure. */

/** Returns the same text for spellings that differ only in case, spaces or width. */
export function spellingKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
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

/** Returns true if a text has every word of a query, also short and common ones. `c++` and `2.1` are words of their own. */
export function hasAllWords(text: string, query: string): boolean {
  const asked = piecesOf(query);
  const known = new Set(piecesOf(text).flatMap((piece) => [piece, stemOf(piece), ...wordsIn(piece).map(stemOf)]));
  const isWord = (piece: string): boolean => /[\p{L}\p{N}]/u.test(piece);
  return asked.some(isWord) && asked.every((piece) => known.has(piece) || known.has(stemOf(piece)));
}

/** Splits a text at its spaces, and removes invisible characters and the punctuation around each piece. */
function piecesOf(text: string): string[] {
  const pieces = spellingKey(text.replace(/\p{Cf}/gu, '')).split(' ');
  return pieces
    .map((piece) => piece.replace(/^[("'“‘`*_[{<]+|(?<![)"'”’`*_\]}>.,;:!?…])[)"'”’`*_\]}>.,;:!?…]+$/gu, ''))
    .filter(Boolean);
}

/** Returns the words of `sign-on` and `a/page`. One letter may be half of `c#`, and a number half of `2.1`. */
function wordsIn(piece: string): string[] {
  return piece.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /^\D{2,}$/.test(word));
}

/** Much of the word stays, with a vowel: `used` isn't `us`, `coming` isn't `com`, and `https` isn't `http`. */
function stemOf(word: string): string {
  const [, verb, noun] = /^(\p{L}{4,}?)(?:ing|ed)$|^(\p{L}{3,}?)(?<!s)s$/u.exec(word) ?? [];
  const stem = verb ?? noun ?? '';
  return /[aeiouy]/.test(stem) ? stem : word;
}
