/** Merges two changed versions of a text line by line, as Git does. */
import { diffArrays } from 'diff';

/**
 * Applies the changes of both versions to their ancestor. Returns undefined if they changed the same line or neighboring
 * lines differently.
 */
export function mergeLines(ancestor: string, ours: string, theirs: string): string | undefined {
  const [lines, mine, other] = [splitLines(ancestor), splitLines(ours), splitLines(theirs)];
  const [inMine, inOther] = [findLines(lines, mine), findLines(lines, other)];
  let merged = '';
  let [start, mineStart, otherStart] = [0, 0, 0];
  // A line that both versions keep ends a part of the text, and so does the end of the text.
  for (const end of [...lines.keys(), lines.length]) {
    const [mineEnd, otherEnd] = [inMine.get(end), inOther.get(end)];
    if (mineEnd === undefined || otherEnd === undefined) continue;
    const before = lines.slice(start, end).join('');
    const myPart = mine.slice(mineStart, mineEnd).join('');
    const otherPart = other.slice(otherStart, otherEnd).join('');
    if (myPart !== before && otherPart !== before && myPart !== otherPart) return undefined;
    merged += myPart === before ? otherPart : myPart;
    [start, mineStart, otherStart] = [end, mineEnd, otherEnd];
  }
  return merged;
}

/** Splits a text into lines that keep their line breaks, so that a missing one at the end is a change. */
function splitLines(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}

/** Returns where a version has the lines of the ancestor that it keeps, and the end of the text. */
function findLines(ancestor: string[], version: string[]): Map<number, number> {
  const found = new Map([[ancestor.length, version.length]]);
  let [position, positionInVersion] = [0, 0];
  for (const { added, removed, count } of diffArrays(ancestor, version)) {
    for (let index = 0; index < count && !added && !removed; index += 1) {
      found.set(position + index, positionInVersion + index);
    }
    if (!added) position += count;
    if (!removed) positionInVersion += count;
  }
  return found;
}
