/**
 * Redacts personal data and secrets from text that readers typed: e-mail addresses, long runs of digits such as phone, card
 * and order numbers, and what looks like a key or a token. Invisible characters in between don't prevent a match of
 * addresses and numbers.
 */

const REDACTED = '[removed]';

/** Matches an e-mail address. The limited length of its local part bounds the search. */
const EMAIL =
  /[^\s@＠<>()[\]{},;:"'`|\\/?&=#]{1,128}(?:@|＠|%40)\p{DI}*[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{DI}-]{0,62}\.\p{DI}*){1,8}[\p{L}\p{M}\p{DI}]{2,63}/giu;

/** Matches eight or more digits of any script, with or without blanks and hyphens between them. */
const DIGITS = /\p{Nd}(?:[\p{Zs}\p{Pd}\p{DI}\t]{0,4}\p{Nd}){7,}/gu;

/** Matches phone numbers that parentheses or periods group. Versions and dates have other groups. */
const PHONE =
  /(?<=\+)\d[\d\s().-]{6,18}\d|\(\d{2,5}\)[\d\s.-]{5,14}\d|(?<![\d.])(?:\d{3}\.\d{3}\.\d{4}|\d{2}(?:\.\d{2}){4})(?![\d.])/g;

/** Matches keys by their well-known beginnings, bearer tokens and JSON web tokens. Each begins a word, which bounds the search. */
const KEY = new RegExp(
  [
    String.raw`(?<![\w-])(?:sk|pk|ghp|gho)_[\w-]{6,}`,
    String.raw`(?<![\w-])glpat-[\w-]{6,}`,
    String.raw`(?<![\w-])AKIA[A-Z0-9]{8,}`,
    String.raw`(?<![\w-])xox[a-z]?-[\w-]{6,}`,
    String.raw`(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*`,
    String.raw`(?<=(?<![\w-])bearer\s{1,4})[\w.~+/=-]{6,}`,
  ].join('|'),
  'gi',
);

/** Matches long words, which are generated if they mix letters and digits. */
const LONG_WORD = /(?<![A-Za-z0-9])[A-Za-z0-9]{24,}/g;

/** What has many digits and means something in documentation: UUIDs and dates. */
const KEPT = /(?<![\w-])(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:19|20)\d\d-[01]\d-[0-3]\d)(?![\w-])/gi;

/** Redacts e-mail addresses, phone numbers, runs of 8 or more digits, also if blanks or hyphens group them, keys and tokens. */
export function redactPii(text: string): string {
  const withoutEmails = /@|＠|%40/i.test(text) ? text.replace(EMAIL, REDACTED) : text;
  const withoutKeys = withoutEmails.replace(KEY, REDACTED).replace(LONG_WORD, (word) => {
    return /\d/.test(word) && /[A-Za-z]/.test(word) ? REDACTED : word;
  });
  const kept = withoutKeys.match(KEPT) ?? [];
  const others = withoutKeys.split(KEPT).map((part) => part.replace(PHONE, REDACTED).replace(DIGITS, REDACTED));
  return others.map((part, index) => part + (kept[index] ?? '')).join('');
}
