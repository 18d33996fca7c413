/** Compares what two runs left. */

/** The parts of a result by their names: `exit code`, `stdout`, `workspace/docs-ci/…`. Bytes are one character each. */
export type Observation = ReadonlyMap<string, string>;

export interface Difference {
  readonly part: string;
  /** Undefined for a part that one side has not. */
  readonly line?: number;
  readonly linux: string;
  readonly windows: string;
}

const SHOWN_BEFORE = 40;
const SHOWN_LENGTH = 160;

/** Returns the first difference of each part that differs. */
export function findDifferences(linux: Observation, windows: Observation): Difference[] {
  const parts = [...new Set([...linux.keys(), ...windows.keys()])].sort();
  return parts.flatMap((part) => {
    const [left, right] = [linux.get(part), windows.get(part)];
    if (left === right) return [];
    if (left === undefined || right === undefined) {
      return [{ part, linux: describePresence(left), windows: describePresence(right) }];
    }
    return [{ part, ...firstDifferentLine(left, right) }];
  });
}

function describePresence(text: string | undefined): string {
  return text === undefined ? 'is not there' : `has ${text.length} bytes`;
}

function firstDifferentLine(left: string, right: string): Omit<Difference, 'part'> {
  const [leftLines, rightLines] = [left.split('\n'), right.split('\n')];
  const index = leftLines.findIndex((line, at) => line !== rightLines[at]);
  // The longer text can begin with the whole of the shorter.
  const at = index < 0 ? leftLines.length : index;
  const [leftLine, rightLine] = [leftLines[at] ?? '', rightLines[at] ?? ''];
  let column = 0;
  while (column < leftLine.length && leftLine[column] === rightLine[column]) column += 1;
  return { line: at + 1, linux: excerpt(leftLine, column), windows: excerpt(rightLine, column) };
}

function excerpt(line: string, column: number): string {
  const start = Math.max(0, column - SHOWN_BEFORE);
  const shown = Buffer.from(line.slice(start, start + SHOWN_LENGTH), 'latin1').toString();
  return JSON.stringify(`${start > 0 ? '…' : ''}${shown}${start + SHOWN_LENGTH < line.length ? '…' : ''}`);
}
