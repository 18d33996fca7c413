/**
 * The one way for text to reach a log. A runner reads every line a job prints and obeys what looks like a command, so a
 * build log or a reader's question must not be able to look like one.
 */
const OTHER_LINE_ENDS = /\r\n|[\r\u0085\u2028\u2029]/g;

/**
 * Colours, cursor movements, titles and addresses: CSI, OSC, and an escape with its letter. None runs over a control or
 * a line's end, so no text is looked at more than a few times, whatever stands there. An opened one that nothing ends
 * loses its opening only, or it could hide the rest.
 */
const SEQUENCES =
  // eslint-disable-next-line no-control-regex -- controls are what it is about
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0000-\u001f\u007f-\u009f]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-~]/g;

/** C0 (without tab and line feed), DEL and C1. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** Controls that reorder what people see, so that a line can read otherwise than it is. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const BIDI_NAMES = new Map(
  Array.from('\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069', (control) => [
    control,
    `⟪U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟫`,
  ]),
);

/**
 * `##[command]` is obeyed anywhere in a line. Invisible characters in between are looked through, since the runner's
 * search is culture-sensitive and does so too.
 */
const COMMAND_ANYWHERE = /#(\p{DI}*)#(\p{DI}*)\[/gu;

/** `::command::` is obeyed at the start of a line, after any white space. */
const COMMAND_AT_START = /^([\s\p{DI}]*):(?=\p{DI}*:)/u;

/** The lines of a text, without anything that acts on a terminal or hides what stands there. Not yet safe in a log. */
export function cleanLines(text: string): string[] {
  return (
    text
      // All of it at once: millions of empty lines are soon there.
      .replace(OTHER_LINE_ENDS, '\n')
      // As a whole and before the other controls, or their letters would stay behind.
      .replace(SEQUENCES, '')
      .replace(CONTROLS, '')
      .replace(BIDI_CONTROLS, (control) => BIDI_NAMES.get(control) ?? '')
      .split('\n')
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
  return defuse(bounded(cleanLines(text).join(' '))).replace(COMMAND_AT_START, '$1: ');
}

/** Somebody else's text as harmless log lines, each marked as quoted. */
export function quotedLines(text: string): string[] {
  return cleanLines(text).map((line) => `| ${defuse(bounded(line))}`);
}

/** Nobody reads a line of this length in a log, and the searches below need an end. */
const MAX_LINE_LENGTH = 100_000;

function bounded(line: string): string {
  return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;
}

// Nothing may be removed after this: a removal could put a command together.
function defuse(line: string): string {
  return line.includes('#') ? line.replace(COMMAND_ANYWHERE, '#$1#$2 [') : line;
}
