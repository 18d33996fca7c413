/** Texts that mean about the same, told by the words they share. Pure. */

/** Words that say nothing of what a question is about. */
const FILLERS = new Set(
  `a an and any are be can could do does for from get have how i if in into is it its me my of on or our please should that
  the there this to use using want we what when where which who why will with would you your`.split(/\s+/),
);

/** Texts that share at least this part of all their words are alike. */
const ALIKE = 0.5;

let segmenter: Intl.Segmenter | undefined;

/** The words of a text that tell what it is about; all of them where only such words are left that tell nothing. */
export function wordsOf(text: string): ReadonlySet<string> {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const words = [...segmenter.segment(text.normalize('NFKC').toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => stem(segment));
  const telling = words.filter((word) => !FILLERS.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

/** Groups, in the order of their first members; each text goes to the group whose first member it is most like. */
export function groupSimilar<T>(items: readonly T[], textOf: (item: T) => string): T[][] {
  const groups: { readonly words: ReadonlySet<string>; readonly items: T[] }[] = [];
  for (const item of items) {
    const words = wordsOf(textOf(item));
    const ranked = groups
      .map((group) => ({ group, likeness: likeness(group.words, words) }))
      .sort((a, b) => b.likeness - a.likeness);
    const [best] = ranked;
    if (best && best.likeness >= ALIKE) best.group.items.push(item);
    else groups.push({ words, items: [item] });
  }
  return groups.map((group) => group.items);
}

/** The shared part of all words of both, 0–1. Two texts without words are alike. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return 1;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** Plural and singular as one word; enough for English, harmless elsewhere. */
function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
