/** Finds the lines of offsets in a text. */

/** Returns the line of an offset, counted from 1. Offsets are asked for in ascending order, so that the text is read once. */
export function lineCounter(text: string): (offset: number) => number {
  let [line, countedUpTo] = [1, 0];
  return (offset) => {
    line += text.slice(countedUpTo, offset).split('\n').length - 1;
    countedUpTo = offset;
    return line;
  };
}
