/** Measures the width of text in a terminal, wraps text, and shortens text to a width or a length. */
import { withoutColors } from './color.js';

let segmenter: Intl.Segmenter | undefined;

/** Matches characters that take two columns: East Asian scripts, full-width forms, emoji. */
const WIDE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;

const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Matches texts of scripts whose characters take one column each. */
const NARROW = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0377\u0391-\u0482\u048a-\u052f]*$/;

/** Returns the columns of a line. Codes of `paint` take none. */
export function displayWidth(text: string): number {
  const visible = withoutColors(text);
  if (NARROW.test(visible)) return visible.length;
  let width = 0;
  for (const { segment } of graphemes(visible)) width += graphemeWidth(segment);
  return width;
}

/** Returns the columns of the widest text. */
export function maxDisplayWidth(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, displayWidth(text)), 0);
}

/** Breaks the text into lines of at most that many columns. A longer word, such as a URL, stays whole. */
export function wrapWords(text: string, columns: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = indent;
  // Each word is measured once.
  let lineWidth = displayWidth(indent);
  let isBlank = true;
  for (const word of text.split(' ')) {
    const width = displayWidth(word);
    if (!isBlank && lineWidth + 1 + width > columns) {
      lines.push(line.trimEnd());
      line = indent;
      lineWidth = displayWidth(indent);
      isBlank = true;
    }
    isBlank &&= word.trim() === '';
    lineWidth += line === indent ? width : width + 1;
    line += line === indent ? word : ` ${word}`;
  }
  return [...lines, line];
}

/** A narrower terminal gets longer lines. */
const MIN_COLUMNS = 8;

/**
 * Breaks the text between words. The first line begins with the prefix, and the others below its end.
 * @param columns undefined for no maximum
 */
export function wrapAfter(prefix: string, text: string, columns: number | undefined): string[] {
  if (columns === undefined) return [prefix + text];
  // A hostile prefix is wider than a line, and must not be before each line.
  const room = Math.max(columns - MIN_COLUMNS, 0);
  const indent = ' '.repeat(Math.min(displayWidth(prefix), room));
  const lines = wrapWords(text, Math.max(columns - indent.length, MIN_COLUMNS));
  return lines.map((line, index) => (index === 0 ? prefix : indent) + line);
}

/** Shortens the text to that many columns. Shortened text ends in the ellipsis. */
export function clip(text: string, columns: number, ellipsis = '…'): string {
  if (displayWidth(text) <= columns) return text;
  const end = ellipsis.slice(0, Math.max(0, columns));
  let kept = '';
  let width = 0;
  for (const { segment } of graphemes(text)) {
    width += graphemeWidth(segment);
    if (width > columns - end.length) break;
    kept += segment;
  }
  return kept + end;
}

/** Shortens the text to that many UTF-16 units, as platforms count, with an ellipsis and without splitting a character. */
export function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Matches at most that many characters. The segmenter takes quadratic time for long texts. */
const PIECE = /[^]{1,256}/gu;

/** A character of many parts that crosses the end of a piece counts as two. */
function* graphemes(text: string): Generator<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const [piece] of text.matchAll(PIECE)) yield* segmenter.segment(piece);
}

function graphemeWidth(segment: string): number {
  if (INVISIBLE.test(segment)) return 0;
  return WIDE.test(segment) ? 2 : 1;
}
