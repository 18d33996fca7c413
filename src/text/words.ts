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
  const words = wordsOf(text).filter((word) => word.length >= MIN_WORD_LENGTH && !COMMON_WORDS.has(word));
  return new Set(words.length > 0 ? words.map(stemOf) : [text.trim().toLowerCase()]);
}

/** Returns true if a text has every word of a query, also short and common ones. Words with signs, such as c++, are whole. */
export function hasAllWords(text: string, query: string): boolean {
  const stems = new Set(wordsOf(text).map(stemOf));
  const pieces = new Set(piecesOf(text));
  const asked = piecesOf(query);
  const isPlain = (piece: string): boolean => wordsOf(piece)[0] === piece;
  return asked.length > 0 && asked.every((piece) => pieces.has(piece) || (isPlain(piece) && stems.has(stemOf(piece))));
}

function wordsOf(text: string): string[] {
  return spellingKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** At least three characters stay: `used` isn't `us`. */
function stemOf(word: string): string {
  return word.replace(/(?<=.{3})(?:ing|ed|(?<!s)s)$/u, '');
}

/** Splits a text at its spaces, and removes the punctuation around each piece. */
function piecesOf(text: string): string[] {
  const pieces = spellingKey(text).split(' ');
  return pieces.map((piece) => piece.replace(/^[("'“‘`*_[{<]+|[)"'”’`*_\]}>.,;:!?…]+$/gu, '')).filter(Boolean);
}
