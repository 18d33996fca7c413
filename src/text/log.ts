/**
 * Escapes text for logs. A runner obeys every printed line that looks like a command, so a build log or a
 * reader's question must not look like one. All text of a log passes through here.
 */
const OTHER_LINE_ENDS = /\r\n|[\r\u0085\u2028\u2029]/g;

/**
 * Matches escape sequences for colors, cursor movements, titles and hyperlinks: CSI, OSC, and an escape with its letter.
 * No match crosses a control character or a line end, which keeps the search linear. An unterminated sequence loses only
 * its start, since removing more would hide the text after it.
 */
export const ESCAPE_SEQUENCES =
  // eslint-disable-next-line no-control-regex -- the pattern matches control characters
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0000-\u001f\u007f-\u009f]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-~]/g;

/** Matches C0 (except tab and line feed), DEL and C1. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;

/** Matches controls that reorder the visible text, so that a line reads differently from its content. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const BIDI_NAMES = new Map(
  Array.from('\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069', (control) => [
    control,
    `⟪U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟫`,
  ]),
);

/**
 * Matches `##[command]`, which the runner obeys anywhere in a line. The runner's search is culture-sensitive and ignores
 * invisible characters, so this one does too.
 */
const COMMAND_ANYWHERE = /#(\p{DI}*)#(\p{DI}*)\[/gu;

/**
 * Matches `::command::`, which the runner obeys at the start of a line, after any white space. Every word is searched,
 * since each can begin a line after the text was wrapped.
 */
const COMMAND_AT_WORD_START = /(?<![^\s\p{DI}])(?::\p{DI}*)+(?=:)/gu;

/** Returns the lines of a text without terminal controls and hidden text. The lines are not yet safe in a log. */
export function cleanLines(text: string): string[] {
  return (
    text
      // One replacement for all line ends stays fast for millions of empty lines.
      .replace(OTHER_LINE_ENDS, '\n')
      // Sequences go before single controls, whose removal would leave the letters of a sequence.
      .replace(ESCAPE_SEQUENCES, '')
      .replace(CONTROL_CHARACTERS, '')
      .replace(BIDI_CONTROLS, (control) => BIDI_NAMES.get(control) ?? '')
      .split('\n')
  );
}

/** Matches the marks of a character after its fourth, which would cover the lines above and below. */
const EXCESS_MARKS = /(?<=\p{M}{4})\p{M}+/gu;

/** Longer texts tell a reader of a page no more, and cost time. */
const MAX_LENGTH = 10_000;
/** A line of a log may be a whole line of a build, but the searches below need a bound. */
const MAX_LINE_LENGTH = 100_000;

/** The start of a text, cut between two characters. */
export function cut(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/**
 * Returns the text on one line for formats other than a log. Line breaks and runs of blanks become one blank each. A text
 * of more than 10,000 characters is cut.
 */
export function oneLine(text: string): string {
  return cleanLines(cut(text, MAX_LENGTH))
    .join(' ')
    .replace(/[ \t]+/g, ' ')
    .replace(EXCESS_MARKS, '');
}

/** Returns one harmless log line: no command, no control character, no line break. Wrapping keeps it harmless. */
export function logLine(text: string): string {
  return breakCommands(cleanLines(cut(text, MAX_LINE_LENGTH)).join(' ')).replace(COMMAND_AT_WORD_START, (colons) =>
    colons.replaceAll(':', ': '),
  );
}

/** Returns untrusted text as harmless log lines, each marked as quoted. */
export function quotedLines(text: string): string[] {
  return cleanLines(text).map((line) => `| ${breakCommands(cut(line, MAX_LINE_LENGTH))}`);
}

// No text may be removed after this, since a removal could form a command.
function breakCommands(line: string): string {
  return line.includes('#') ? line.replace(COMMAND_ANYWHERE, '#$1#$2 [') : line;
}
