/** Finds the error in a build log: its file, line, message and code frame. Pure, and linear in the length of the log. */
import { cleanLines } from '../text/log.js';

export interface BuildError {
  /** As the log spells it; perhaps an absolute path on the machine that built. */
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
/** Docusaurus prints the position of an error in JSON, this many lines below the file. */
const MAX_LINES_TO_POSITION = 14;
const MAX_LINES_TO_CAUSE = 6;

/** Matches the time at the start of a line. */
const TIME = /^\s*\[?(?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?Z?\]?(?: [AP]M)?:?\s/;

/** Matches the word error, also as part of a class such as SyntaxError, but not in the name of a file or in `0 error(s)`. */
const ERROR = /(?:^|[^\w./\\-])(?<!\b(?:0|no)\s)(?:[Ee]rror|ERROR|[A-Z]\w{0,40}Error)(?![\w/\\-]|\.\w)/;

/** Matches how tools name an error without this word. It counts only beside the file of the error. */
const FAILURE =
  /\b(?:unable to parse|failed to (?:parse|compile|process)|(?:compilation|process|build) failed|could not parse|having trouble|[A-Z]\w{0,40}Exception|(?:un)?expected)\b/i;

/** Matches messages that say no cause. The lines below have it. */
const NO_CAUSE =
  /^\W*(?:syntax error - )?(?:unable to parse|failed to (?:parse|compile|process)\b.*|compiling|mdx compilation failed.*|module build failed.*|process failed|reading(?: file)?|during build|having trouble reading.*|(?:build )?failed (?:with|in) .*|there was an error\b.*|via .*|#\d.*)$/i;

/** Matches what follows a file in the styles of compilers: `path:31:5`, `path: 31:5`, `path (31:5)` and `"path", line 31`. */
const POSITIONS =
  /:(\d{1,7})(:\d{1,7})?(?!\d)|"?(?: -|:) (\d{1,7}):\d{1,7}(?!\d)| ?\((\d{1,7})(?:[,:] ?\d{1,7})?(?:-\d{1,7}:\d{1,7})?\)|"?,?(?: (?:at|on))? line (\d{1,7})/gi;

/** Matches a position on its own: `(31:1-31:7)`, `31:5:` at the start of a line, `line 31`, and `"line": 31`. */
const LOOSE_POSITION = /\((\d{1,7}):\d{1,7}(?:-\d{1,7}:\d{1,7})?\)|^\s*(\d{1,7}):\d{1,7}(?=:|\s)|\bline"?:? (\d{1,7})/i;

/** Matches a character of a path. The characters that begin a position are none, so each is read once. */
const PATH_CHARACTER = /[^\s"'`()<>|:,]/;
const PATHS = /[^\s"'`()<>|:,]+/g;
/** The extensions of files that authors write. */
const SOURCE_FILE = /\.(?:mdx?|markdown|json|ya?ml|toml|[jt]sx?)$/i;

interface Location {
  readonly file: string;
  readonly line?: number;
  /** The part of the log's line that names the file, and the position if it follows. */
  readonly text: string;
}

/** Returns undefined for a log without text. */
export function findBuildError(log: string): BuildError | undefined {
  const lines = cleanLines(log).map((line) => line.replace(TIME, '').slice(0, MAX_LINE_LENGTH).trimEnd());
  const { at, location } = locateFirst(new LogLines(lines)) ?? { at: firstError(lines) };
  const text = lines[at];
  if (!text) return undefined;
  const message = causeOf(lines, at, location) || text.trim();
  const frame = frameAfter(lines, at + 1);
  return {
    message,
    ...(location && { file: location.file }),
    ...(location?.line !== undefined && { line: location.line }),
    ...(frame && { frame }),
  };
}

interface LocatedError {
  readonly at: number;
  readonly location?: Location;
}

/** The line of the first error, else the last one with a text. */
function firstError(lines: readonly string[]): number {
  const at = lines.findIndex((line) => ERROR.test(line));
  return at < 0 ? lines.findLastIndex((line) => line !== '') : at;
}

/** Finds the first error with a line, else the first with a file. */
function locateFirst(log: LogLines): LocatedError | undefined {
  let first: LocatedError | undefined;
  for (const [at, line] of log.lines.entries()) {
    if (!ERROR.test(line) && !FAILURE.test(line)) continue;
    const location = log.locationNear(at);
    if (location?.line !== undefined) return { at, location };
    if (location) first ??= { at, location };
  }
  return first;
}

/** The lines of a log with what they say about places. Each line is searched once. */
class LogLines {
  readonly #places = new Map<number, Location | undefined>();
  readonly #files = new Map<number, Location | undefined>();

  constructor(readonly lines: readonly string[]) {}

  /** Compilers print the place in the line of the error, below it, or above it; in one piece, or the file and the line apart. */
  locationNear(index: number): Location | undefined {
    const own = this.#placeIn(index);
    if (own) return own;
    const ownFile = this.#fileIn(index);
    const line = this.#positionFrom(index);
    if (ownFile && line !== undefined) return { ...ownFile, line };
    // The location of another error is none of this one.
    const near = [1, 2, -1, 3, 4, 5].map((step) => index + step).filter((at) => !ERROR.test(this.lines[at] ?? ''));
    for (const at of near) {
      const place = this.#placeIn(at);
      if (place) return place;
    }
    for (const at of near) {
      const file = this.#fileIn(at);
      if (file) return { ...file, line: this.#positionFrom(at) ?? this.#positionIn(index) };
    }
    return ownFile;
  }

  #placeIn(index: number): Location | undefined {
    if (!this.#places.has(index)) this.#places.set(index, locationIn(this.lines[index] ?? ''));
    return this.#places.get(index);
  }

  #fileIn(index: number): Location | undefined {
    if (!this.#files.has(index)) this.#files.set(index, fileIn(this.lines[index] ?? ''));
    return this.#files.get(index);
  }

  /** Finds the position below the file, before the next file. */
  #positionFrom(index: number): number | undefined {
    for (let at = index; at < index + MAX_LINES_TO_POSITION; at += 1) {
      if (at > index && this.#fileIn(at)) return undefined;
      const line = this.#positionIn(at);
      if (line !== undefined) return line;
    }
    return undefined;
  }

  #positionIn(index: number): number | undefined {
    const line = this.lines[index] ?? '';
    const found = isFrameLine(line) ? null : LOOSE_POSITION.exec(line);
    const number = Number(found?.[1] ?? found?.[2] ?? found?.[3] ?? 0);
    return number === 0 ? undefined : number;
  }
}

function locationIn(line: string): Location | undefined {
  if (isFrameLine(line)) return undefined;
  for (const match of line.matchAll(POSITIONS)) {
    const [position, afterColon, column, ...others] = match;
    const path = pathBefore(line, match.index);
    const number = Number([afterColon, ...others].find((digits) => digits !== undefined));
    if (path === undefined || number === 0) continue;
    if (afterColon !== undefined && column === undefined && mayBeHost(path)) continue;
    return { text: path + position, file: normalPath(path), line: number };
  }
  return undefined;
}

/** A host and its port look the same as a file and its line. */
function mayBeHost(path: string): boolean {
  return !/[/\\]|\.(?:mdx?|json|ya?ml)$/i.test(path);
}

/** Finds a file without a position. Lines of a stack trace name the files of the tool. */
function fileIn(line: string): Location | undefined {
  if (isFrameLine(line) || /^\s*at\s/.test(line)) return undefined;
  for (const match of line.matchAll(PATHS)) {
    const token = match[0].replace(/(?<!\.)\.+$/, '');
    const path = SOURCE_FILE.test(token.slice(-10)) ? pathBefore(line, match.index + token.length) : undefined;
    if (path !== undefined) return { text: path, file: normalPath(path) };
  }
  return undefined;
}

function normalPath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\.\//, '');
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

/** The cause in the line of the error, else in the lines below it. Empty if there is none. */
function causeOf(lines: readonly string[], at: number, location: Location | undefined): string {
  const own = messageOf(lines[at] ?? '', location);
  if (own !== '' && !NO_CAUSE.test(own)) return own;
  for (const line of lines.slice(at + 1, at + 1 + MAX_LINES_TO_CAUSE)) {
    const message = messageOf(line, location).replace(/^cause:\s*/i, '');
    // A single word is the file, or the title of a part.
    if (/\s/.test(message) && !NO_CAUSE.test(message)) return message;
  }
  return own;
}

/** Removes the place, the word error, and the marks of a list from a line. */
function messageOf(line: string, location: Location | undefined): string {
  if (isFrameLine(line)) return '';
  const at = location === undefined ? -1 : line.indexOf(location.text);
  if (at < 0) return withoutLabel(line).replace(/(?<![\s:])[\s:]+$/, '');
  const before = withoutPreposition(withoutLabel(line.slice(0, at)));
  const after = line.slice(at + (location?.text.length ?? 0));
  const hasCause = /^["'`)\]]*(?:\s*[:–—-]\s+|\s+)[^\s(]/.test(after) || NO_CAUSE.test(before);
  return (hasCause && withoutLabel(after)) || before;
}

/** Removes what connects a message with its place. Each step is linear, unlike one expression for all of them. */
function withoutPreposition(text: string): string {
  return text
    .replace(/(?<![\s(:"'`-])[\s(:"'`-]+$/, '')
    .replace(/\b(?:at|in|path|file)$/, '')
    .replace(/(?<![\s(])[\s(]+$/, '');
}

function withoutLabel(text: string): string {
  return text
    .replace(/^[\s"'`)\]:]*(?:\[[^\]\s]{1,40}\]\s*)?(?:\d{1,2}\.\s|\d{1,7}:\d{1,7}:\s)?/, '')
    .replace(
      /^(?:(?:\W|warning){0,9}(?:at\s)?\W{0,3}(?:\w{0,40}error|parsing error|\w{0,40}exception)\b[\])]?)?[\s:-]*/i,
      '',
    )
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
