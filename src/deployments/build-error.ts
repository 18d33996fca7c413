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

const FILE = String.raw`((?:[A-Za-z]:)?[^\s"'\x60()<>|:,]{1,300}\.[A-Za-z]\w{0,7})`;
/** The styles of compilers: `path:31:5`, `path(31,5)` and `path, line 31`. */
const LOCATIONS = [
  new RegExp(String.raw`${FILE}:(\d{1,7})(?::\d{1,7})?`),
  new RegExp(String.raw`${FILE}\((\d{1,7})(?:, ?\d{1,7})?\)`),
  new RegExp(String.raw`${FILE}"?,? line (\d{1,7})`, 'i'),
];

interface Location {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Returns undefined for a log without text. */
export function findBuildError(log: string): BuildError | undefined {
  const lines = cleanLines(log).map((line) => line.slice(0, MAX_LINE_LENGTH).trimEnd());
  const errors = lines.flatMap((line, index) => (/\berror\b/i.test(line) ? [index] : []));
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
    const found = locationIn(lines[near] ?? '');
    if (found) return found;
  }
  return undefined;
}

function locationIn(line: string): Location | undefined {
  if (isFrameLine(line)) return undefined;
  for (const pattern of LOCATIONS) {
    const [text, file, number] = pattern.exec(line) ?? [];
    if (text !== undefined && file !== undefined && Number(number) > 0)
      return { text, file: file.replaceAll('\\', '/').replace(/^\.\//, ''), line: Number(number) };
  }
  return undefined;
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

function frameAfter(lines: readonly string[], first: number): string | undefined {
  const start = lines.slice(first, first + 4).findIndex(isFrameLine);
  if (start < 0) return undefined;
  const below = lines.slice(first + start, first + start + MAX_FRAME_LINES);
  const end = below.findIndex((line) => !isFrameLine(line));
  return below.slice(0, end < 0 ? below.length : end).join('\n');
}
