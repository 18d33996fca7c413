/** Groups questions that share most of their words. Pure. */

/** These words say nothing about the subject of a question. */
const STOP_WORDS = new Set(
  `a an and any are be can could do does for from get have how i if in into is it its me my of on or our please should that
  the there this to use using want we what when where which who why will with would you your`.split(/\s+/),
);

/** The subject of a question is in its first words. Readers also paste whole files, whose words would take minutes. */
const MAX_COMPARED_LENGTH = 2_000;

/** Texts are similar if they share at least this part of all their words. */
const MIN_SIMILARITY = 0.5;

let segmenter: Intl.Segmenter | undefined;

interface Group<T> {
  readonly position: number;
  readonly words: ReadonlySet<string>;
  readonly items: T[];
}

/** Returns groups in the order of their first texts; a text joins the group with the most similar first text. */
export function groupSimilar<T>(items: readonly T[], textOf: (item: T) => string): T[][] {
  const groups: Group<T>[] = [];
  /** The groups whose first text has the word. A text is only compared with groups that share a word. */
  const groupsByWord = new Map<string, Group<T>[]>();
  for (const item of items) {
    const words = contentWords(textOf(item));
    const best = mostSimilar(words, groupsByWord);
    if (best) {
      best.items.push(item);
      continue;
    }
    const group = { position: groups.length, words, items: [item] };
    groups.push(group);
    for (const word of words) {
      const others = groupsByWord.get(word);
      if (others) others.push(group);
      else groupsByWord.set(word, [group]);
    }
  }
  return groups.map((group) => group.items);
}

function mostSimilar<T>(
  words: ReadonlySet<string>,
  groupsByWord: ReadonlyMap<string, readonly Group<T>[]>,
): Group<T> | undefined {
  const sharedWords = new Map<Group<T>, number>();
  for (const word of words)
    for (const group of groupsByWord.get(word) ?? []) sharedWords.set(group, (sharedWords.get(group) ?? 0) + 1);
  const candidates = [...sharedWords]
    // The Jaccard index, 0–1.
    .map(([group, shared]) => ({ group, similarity: shared / (group.words.size + words.size - shared) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity || a.group.position - b.group.position);
  return candidates[0]?.group;
}

/** Returns the words without stop words, or all words if there are only stop words. Texts without words are similar. */
function contentWords(text: string): ReadonlySet<string> {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const words = [...segmenter.segment(text.slice(0, MAX_COMPARED_LENGTH).normalize('NFKC').toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => toSingular(segment));
  const content = words.filter((word) => !STOP_WORDS.has(word));
  return new Set([content, words].find(({ length }) => length > 0) ?? ['']);
}

/** This rule is good enough for English, and harmless in other languages. */
function toSingular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
