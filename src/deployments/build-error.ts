/** Finds the error in a build log: its file, line, message and code frame. Pure, and linear in the length of the log. */
import { cleanLines } from '../text/log.js';

export interface BuildError {
  /** As the log spells it. */
  readonly file?: string;
  /** Counted from 1. */
  readonly line?: number;
  readonly message: string;
  /** The lines of code that the log shows below the error. */
  readonly frame?: string;
}

/** Longer lines are cut, so that no expression needs more than linear time. */
const MAX_LINE_LENGTH = 1_000;
const MAX_FRAME_LINES = 12;

/** Matches the word error, also as part of a class such as SyntaxError, but not in the name of a file or in `0 error(s)`. */
const ERROR = /(?:^|[^\w./\\-])(?<!\b(?:0|no)\s)(?:[Ee]rror|ERROR|[A-Z]\w{0,40}Error)(?![\w/\\-]|\.\w)/;

/** Matches what follows a file in the styles of compilers: `path:31:5`, `path(31,5)` and `"path", line 31`. */
const POSITIONS = /:(\d{1,7})(:\d{1,7})?(?!\d)|\((\d{1,7})(?:, ?\d{1,7})?\)|"?,?(?: (?:at|on))? line (\d{1,7})/gi;

/** Matches a character of a path. The characters that begin a position are none, so each is read once. */
const PATH_CHARACTER = /[^\s"'`()<>|:,]/;

interface Location {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Returns undefined for a log without text. */
export function findBuildError(log: string): BuildError | undefined {
  const lines = cleanLines(log).map((line) => line.slice(0, MAX_LINE_LENGTH).trimEnd());
  const errors = lines.flatMap((line, index) => (ERROR.test(line) ? [index] : []));
  const located = errors.find((index) => locationNear(lines, index) !== undefined);
  const at = located ?? errors[0] ?? lines.findLastIndex((line) => line !== '');
  const text = lines[at];
  if (text === undefined || text === '') return undefined;
  const location = locationNear(lines, at);
  const message = messageOf(text, location) || messageOf(lines[at + 1] ?? '', location) || text.trim();
  const frame = frameAfter(lines, at + 1);
  return { message, ...(location && { file: location.file, line: location.line }), ...(frame && { frame }) };
}

/** Compilers print the location in the line of the error, below it, or above it. */
function locationNear(lines: readonly string[], index: number): Location | undefined {
  for (const near of [index, index + 1, index + 2, index - 1]) {
    const line = lines[near] ?? '';
    // The location of another error is none of this one.
    const found = near === index || !ERROR.test(line) ? locationIn(line) : undefined;
    if (found) return found;
  }
  return undefined;
}

function locationIn(line: string): Location | undefined {
  if (isFrameLine(line)) return undefined;
  for (const match of line.matchAll(POSITIONS)) {
    const [position, afterColon, column, inParentheses, inWords] = match;
    const file = pathBefore(line, match.index);
    const number = Number(afterColon ?? inParentheses ?? inWords);
    if (file === undefined || number === 0) continue;
    // A host and its port look the same as a file and its line.
    if (afterColon !== undefined && column === undefined && !/[/\\]|\.(?:mdx?|json|ya?ml)$/i.test(file)) continue;
    return { text: file + position, file: file.replaceAll('\\', '/').replace(/^\.\//, ''), line: number };
  }
  return undefined;
}

/** Returns the path that ends there; undefined for other text, URLs, and installed packages, whose files no one can fix. */
function pathBefore(line: string, end: number): string | undefined {
  let start = end;
  while (PATH_CHARACTER.test(line[start - 1] ?? ' ')) start -= 1;
  if (line.startsWith('//', start)) return undefined;
  const hasDrive =
    /(?:^|\W)[a-z]:$/i.test(line.slice(Math.max(0, start - 3), start)) && /[/\\]/.test(line[start] ?? '');
  const path = line.slice(hasDrive ? start - 2 : start, end);
  const isFile = /[^/\\]\.[a-z]\w{0,7}$/i.test(path.slice(-10)) && !/(?:^|[/\\])node_modules[/\\]/.test(path);
  return isFile ? path : undefined;
}

/** Removes the time, the location and the word error from the start of the line. */
function messageOf(line: string, location: Location | undefined): string {
  if (isFrameLine(line)) return '';
  return line
    .replace(/^\s*\[?\d[\d:.TZ-]{4,30}\]?\s+/, '')
    .replace(location?.text ?? '', '')
    .replace(/^(?:\W*(?:at\s)?\W*\w*error\b[\])]?)?[\s:-]*/i, '')
    .replace(/[\s(]*(?:\b(?:at|in))?[\s(:)]*$/, '')
    .trim();
}

function isFrameLine(line: string): boolean {
  return /^[ \t]{0,20}>?[ \t]{0,20}\d{0,7}[ \t]{0,4}[|│]/.test(line);
}

/** A table of a log has no number before its first line. */
function isNumberedFrameLine(line: string): boolean {
  return /^[ \t>]{0,40}\d/.test(line) && isFrameLine(line);
}

function frameAfter(lines: readonly string[], first: number): string | undefined {
  const start = lines.slice(first, first + 4).findIndex(isNumberedFrameLine);
  if (start < 0) return undefined;
  const below = lines.slice(first + start, first + start + MAX_FRAME_LINES);
  const end = below.findIndex((line) => !isFrameLine(line));
  return below.slice(0, end < 0 ? below.length : end).join('\n');
}
