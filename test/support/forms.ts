/** Finds faults in the form of what a run says: names with a capital, doubled punctuation, plurals, titles without a subject. */
import type { Block } from '../../src/text/document.js';

/** Nouns that messages count. A verb can follow a count, too: `1 query misses its page`. */
const NOUNS = [
  '(?:alt text|byte|change|comment|commit|deployment|edit|export|file|image|item|job|key|line|link|minute|page|pattern|',
  'problem|question|reader|redirect|reference|request|row|second|section|symlink|threshold|URL|user|view|vote|warning)s',
  '|(?:entri|queri)es|(?:branch|search)es',
].join('');
/** In a message of the source, three dots are an inserted value. A number that is never 1 stands behind one of these words. */
export const PLURAL_OF_ANY = new RegExp(
  `(?<!\\b(?:All|most|than|of|because) )… (?!bytes)(?:more |old |new |other |frequent )?(?:${NOUNS})\\b(?!:)`,
);
const PLURAL_OF_ONE = new RegExp(`(?<![\\w.,:#/-])1 (?:more |old |new |other |frequent )?(?:${NOUNS})\\b`);

/** A full stop behind another end. Two dots of a path stand behind a blank or a slash, and three are an ellipsis. */
const DOUBLED = /(?<![\s./…])[.!?…;:,]\.(?=\s|$)/;

/** A value in quotes, which can have any form. */
const VALUE = /"(?:[^"\\]|\\.)*"/g;

/** The first word of a line, of a list item or of a sentence, if it looks like a path, a URL or a file. */
const CAPITAL_START = /(?:^|[✔✖▲○~+=▸-] +|: |\. )["`]?(\p{Lu}[\p{L}\d@_-]*[./:_][\p{L}\d./:@_-]*[\p{L}\d])/gmu;

/**
 * Returns a sentence for each fault of a text.
 * @param isName true for a path, a URL or a file of the run
 */
export function formProblems(text: string, isName: (word: string) => boolean): string[] {
  const capitals = [...text.matchAll(CAPITAL_START)].flatMap(([, word = '']) => {
    const own = word.charAt(0).toLowerCase() + word.slice(1);
    return (/^Https?:/.test(word) || isName(own)) && !isName(word) ? [`"${word}" begins with a capital`] : [];
  });
  const own = text.replaceAll(VALUE, '"value"');
  const [plural, doubled] = [PLURAL_OF_ONE, DOUBLED].map((pattern) => pattern.exec(own));
  return [
    ...capitals,
    ...(plural ? [`"${plural[0]}" is one`] : []),
    ...(doubled ? [`two ends in "${own.slice(Math.max(0, doubled.index - 40), doubled.index + 2)}"`] : []),
  ];
}

/** Returns a sentence if the title of a comment doesn't say of what it is: it stands between those of other tools. */
export function postTitleProblems([first]: readonly Block[]): string[] {
  const title = first && 'heading' in first ? first.heading : '';
  return /^(?:Docs|(?:(?:The|A|No) )?[Dd]ocumentation)\b/.test(title)
    ? []
    : [`the title "${title}" says nothing of docs`];
}
