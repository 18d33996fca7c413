/**
 * Redacts personal data from text that readers typed: e-mail addresses, and long runs of digits such as phone, card and
 * order numbers. Invisible characters in between don't prevent a match.
 */

const REDACTED = '[removed]';

/** Matches an e-mail address. The limited length of its local part bounds the search. */
const EMAIL =
  /[^\s@＠<>()[\]{},;:"'`|\\/?&=#]{1,128}(?:@|＠|%40)\p{DI}*[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{DI}-]{0,62}\.\p{DI}*){1,8}[\p{L}\p{M}\p{DI}]{2,63}/giu;

/** Matches eight or more digits of any script, with or without blanks and hyphens between them. */
const DIGITS = /\p{Nd}(?:[\p{Zs}\p{Pd}\p{DI}\t]{0,4}\p{Nd}){7,}/gu;

/** Redacts e-mail addresses and runs of 8 or more digits, also if blanks or hyphens group them. */
export function redactPii(text: string): string {
  const withoutEmails = /@|＠|%40/i.test(text) ? text.replace(EMAIL, REDACTED) : text;
  return withoutEmails.replace(DIGITS, REDACTED);
}
