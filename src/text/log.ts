/**
 * The one way for text to reach a log. A runner reads every line a job prints and obeys what looks like a command, so a
 * build log or a reader's question must not be able to look like one.
 */
import { stripVTControlCharacters } from 'node:util';

const LINE_ENDS = /\r\n|[\r\n\u0085\u2028\u2029]/;

/** C0 (without tab), DEL and C1. */
const CONTROLS = /[^\P{Cc}\t]/gu;

/** Controls that reorder what people see, so that a line can read otherwise than it is. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * `##[command]` is obeyed anywhere in a line. Invisible characters in between are looked through, since the runner's
 * search is culture-sensitive and does so too.
 */
const COMMAND_ANYWHERE = /#(\p{DI}*)#(\p{DI}*)\[/gu;

/** `::command::` is obeyed at the start of a line, after any white space. */
const COMMAND_AT_START = /^([\s\p{DI}]*):(?=\p{DI}*:)/u;

/** The lines of a text, without anything that acts on a terminal or hides what stands there. Not yet safe in a log. */
export function cleanLines(text: string): string[] {
  return text.split(LINE_ENDS).map((line) =>
    // Colours and cursor movements go as a whole first, or their letters would stay behind.
    (line.includes('\u001b') || line.includes('\u009b') ? stripVTControlCharacters(line) : line)
      .replace(CONTROLS, '')
      .replace(BIDI_CONTROLS, (control) => `⟪U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟫`),
  );
}

/** The text on one line, line breaks and runs of blanks as one blank each, for formats other than a log. */
export function oneLine(text: string): string {
  return cleanLines(text)
    .join(' ')
    .replace(/[ \t]+/g, ' ');
}

/** One harmless log line: no command, no control, no line break. */
export function logLine(text: string): string {
  return defuse(cleanLines(text).join(' ')).replace(COMMAND_AT_START, '$1: ');
}

/** Somebody else's text as harmless log lines, each marked as quoted. */
export function quotedLines(text: string): string[] {
  return cleanLines(text).map((line) => `| ${defuse(line)}`);
}

// Nothing may be removed after this: a removal could put a command together.
function defuse(line: string): string {
  return line.includes('#') ? line.replace(COMMAND_ANYWHERE, '#$1#$2 [') : line;
}
