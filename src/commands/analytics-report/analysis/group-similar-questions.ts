/** Groups questions that share most of their words. Pure. */

/** These words say nothing about the subject of a question. */
const STOP_WORDS = new Set(
  `a an and any are be can could do does for from get have how i if in into is it its me my of on or our please should that
  the there this to use using want we what when where which who why will with would you your`.split(/\s+/),
);

/** Texts are similar if they share at least this part of all their words. */
const MIN_SIMILARITY = 0.5;

let segmenter: Intl.Segmenter | undefined;

/** Returns groups in the order of their first texts; a text joins the group with the most similar first text. */
export function groupSimilar<T>(items: readonly T[], textOf: (item: T) => string): T[][] {
  const groups: { readonly words: ReadonlySet<string>; readonly items: T[] }[] = [];
  for (const item of items) {
    const words = contentWords(textOf(item));
    const [best] = groups
      .map((group) => ({ group, similarity: similarity(group.words, words) }))
      .sort((a, b) => b.similarity - a.similarity);
    if (best && best.similarity >= MIN_SIMILARITY) best.group.items.push(item);
    else groups.push({ words, items: [item] });
  }
  return groups.map((group) => group.items);
}

/** Returns the words without stop words, or all words if there are only stop words. */
function contentWords(text: string): ReadonlySet<string> {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const words = [...segmenter.segment(text.normalize('NFKC').toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => toSingular(segment));
  const content = words.filter((word) => !STOP_WORDS.has(word));
  return new Set(content.length > 0 ? content : words);
}

/** Returns the Jaccard index, 0–1. Two texts without words are equal. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return 1;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}

/** This rule is good enough for English, and harmless in other languages. */
function toSingular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
