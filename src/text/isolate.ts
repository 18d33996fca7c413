/**
 * Isolates right-to-left names, so that they don't reorder the words and the punctuation around them. GitHub and GitLab
 * remove `<bdi>` from Markdown, so text formats use the isolating characters of Unicode.
 */
import { logLine } from './log.js';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** The characters of a word or a path. */
const WORD = String.raw`[\p{L}\p{M}\p{N}./_-]`;
const RTL_WORD = `${WORD}*${RTL.source}(?:${WORD}*[\\p{L}\\p{M}\\p{N}])?`;
/** Adjacent words are one name. Each word is searched once, from its start. */
const RTL_NAMES = new RegExp(`(?<!${WORD})${RTL_WORD}(?: ${RTL_WORD})*`, 'gu');

export function hasRtl(text: string): boolean {
  return RTL.test(text);
}

/** Returns the text between isolating characters. */
export function isolate(text: string): string {
  return FIRST_STRONG_ISOLATE + text + POP_ISOLATE;
}

/** Matches text that a reader typed, between the quotation marks of a sentence. */
const QUOTED = /(?<=“)[^“”]+(?=”)/g;

/**
 * Isolates what is quoted and right-to-left as a whole, since its own marks and numbers belong to it, and each
 * right-to-left name elsewhere. The text has no such characters of its own.
 */
export function isolateNames(text: string): string {
  if (!hasRtl(text)) return text;
  const quoted = text.match(QUOTED) ?? [];
  const others = text.split(QUOTED).map((part) => part.replace(RTL_NAMES, isolate));
  return others.map((part, index) => part + isolateTyped(quoted[index] ?? '')).join('');
}

/** Returns what somebody typed as one unit. */
export function isolateTyped(text: string): string {
  return hasRtl(text) ? isolate(text) : text;
}

/** Returns one harmless line for people: for a log or a terminal. */
export function shownLine(text: string): string {
  return isolateNames(logLine(text));
}
