/** Counts the words that people read in a page. */

/** What isn't read word by word: code blocks, comments and images. */
const NOT_READ = /^[ ]*```[^]*?^[ ]*```$|<!--[^]*?-->|<picture>.*?<\/picture>|!\[[^\]]*\]\([^)]*\)/gm;
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

/** Counts the words of a Markdown page, tables included. Marks such as `|` are no words. */
export function countWords(markdown: string): number {
  return markdown.replace(NOT_READ, '').match(WORD)?.length ?? 0;
}
