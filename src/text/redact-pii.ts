/**
 * Takes what could name or reach a person out of text that readers typed: e-mail addresses, and long runs of digits
 * such as phone, card and order numbers. Invisible characters in between hide nothing.
 */

const BLOT = '[removed]';

/** A local part of at most so many characters, which bounds the search. */
const EMAIL =
  /[^\s@＠<>()[\]{},;:"'`|\\/?&=#]{1,128}(?:@|＠|%40)\p{DI}*[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{DI}-]{0,62}\.\p{DI}*){1,8}[\p{L}\p{M}\p{DI}]{2,63}/giu;

/** Eight digits or more of any script, with blanks and hyphens between them or without. */
const DIGITS = /\p{Nd}(?:[\p{Zs}\p{Pd}\p{DI}\t]{0,4}\p{Nd}){7,}/gu;

/** The text without e-mail addresses and without runs of 8 or more digits, also grouped by blanks or hyphens. */
export function redactPii(text: string): string {
  const known = /@|＠|%40/i.test(text) ? text.replace(EMAIL, BLOT) : text;
  return known.replace(DIGITS, BLOT);
}
