/** Finds the slip in a glob that matches nothing. Pure. */

/** What a glob that matches nothing could have meant. */
export interface GlobGuess {
  readonly glob: string;
  /** Continues "Did you mean …?" as a sentence of its own. */
  readonly why: string;
}

/** No path of the service is longer, and the expressions below need a bound. */
const MAX_LENGTH = 1_024;

/**
 * The globs that a user could have meant, the likeliest first.
 * @param folder that the glob is relative to, below the workspace; `.` for the workspace
 * @param other a folder that users take for the start of the glob instead
 */
export function guessGlobs(glob: string, folder: string, other = '.'): GlobGuess[] {
  if (glob.length > MAX_LENGTH) return [];
  const cleaned = CLEANINGS.reduce<GlobGuess>(
    (guess, { from, why }) => {
      const next = guess.glob.replace(from, '$1');
      return next === guess.glob ? guess : { glob: next, why };
    },
    { glob, why: '' },
  );
  const start = folder === '.' ? undefined : `${folder}/`;
  const { glob: text } = cleaned;
  const bare = text.replace(/^\.?\//, '');
  const guesses = [
    cleaned,
    ...(start !== undefined && bare.toLowerCase().startsWith(start.toLowerCase())
      ? [{ glob: bare.slice(start.length), why: `Patterns here are relative to ${folder}.` }]
      : []),
    ...(other === '.' ? [] : [{ glob: `${other}/${bare}`, why: 'Patterns here are relative to the workspace.' }]),
    { glob: `${bare.replace(/\/$/, '')}/**`, why: 'A folder needs /** at its end.' },
    { glob: `${bare}.*`, why: 'A file needs its ending.' },
    { glob: `**/${bare}`, why: 'A pattern without **/ only matches at the top of the folder.' },
    { glob: bare.replace(/[()]/g, '?'), why: 'Parentheses have a meaning in patterns.' },
    ...SEPARATORS.flatMap(({ between, why }) => {
      const parts = text.split(between).map((part) => part.replace(/^["']|["']$/g, ''));
      return parts.length > 1 ? parts.map((part) => ({ glob: part, why })) : [];
    }),
  ];
  return guesses.filter((guess) => guess.glob !== glob && guess.glob !== '');
}

/** What users write between patterns of one line. */
const SEPARATORS: readonly { between: RegExp; why: string }[] = [
  { between: /\s*,\s*(?![^{]*\})/, why: 'Write one pattern on each line, without commas.' },
  { between: /\s*;\s*/, why: 'Write one pattern on each line, without semicolons.' },
  { between: /\s+/, why: 'Write one pattern on each line.' },
];

/** What users copy from YAML and JSON lists into a text. */
const CLEANINGS: readonly { from: RegExp; why: string }[] = [
  { from: /^\s+(.*)$/, why: 'Remove the space.' },
  { from: /^(.*\S)\s+$/, why: 'Remove the space.' },
  { from: /^[-*]\s+(.*)$/, why: 'Remove the hyphen: the input is a text with one pattern on each line.' },
  { from: /^(.*?)\s+#.*$/, why: 'Remove the comment.' },
  { from: /^(.*?)\s*,$/, why: 'Write one pattern on each line, without commas.' },
  { from: /^(.*?)\s*;$/, why: 'Write one pattern on each line, without semicolons.' },
  { from: /^"(.*)"$/, why: 'Remove the quotes.' },
  { from: /^'(.*)'$/, why: 'Remove the quotes.' },
  { from: /^[`\u201c\u201d\u201e\u2018\u201a\u00ab](.*)[`\u201c\u201d\u2019\u2018\u00bb]$/, why: 'Remove the quotes.' },
  { from: /^\[(.*)\]$/, why: 'Remove the brackets: the input is a text with one pattern on each line.' },
];
