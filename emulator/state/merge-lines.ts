/** Merges two changed versions of a text line by line, as Git does. */
import { diffArrays } from 'diff';

/** Lines of the ancestor that one version replaces. `start` and `end` (exclusive) count the lines of the ancestor. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** Changes of both versions that overlap or touch. At least one unchanged line separates it from the next region. */
interface Region {
  readonly start: number;
  end: number;
  readonly ours: Change[];
  readonly theirs: Change[];
}

/**
 * Applies the changes of both versions to their ancestor. Returns undefined if they changed the same line or neighboring
 * lines differently.
 */
export function mergeLines(ancestor: string, ours: string, theirs: string): string | undefined {
  const lines = splitLines(ancestor);
  const merged: string[] = [];
  let position = 0;
  for (const region of findRegions(findChanges(lines, ours), findChanges(lines, theirs))) {
    const mine = applyChanges(lines, region, region.ours);
    const other = applyChanges(lines, region, region.theirs);
    const isSame = mine.join('') === other.join('');
    if (region.ours.length > 0 && region.theirs.length > 0 && !isSame) return undefined;
    merged.push(...lines.slice(position, region.start), ...(region.ours.length > 0 ? mine : other));
    position = region.end;
  }
  return [...merged, ...lines.slice(position)].join('');
}

/** Splits a text into lines that keep their line breaks, so that a missing one at the end is a change. */
function splitLines(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}

function findChanges(ancestor: readonly string[], version: string): Change[] {
  const changes: Change[] = [];
  let position = 0;
  let open: { start: number; end: number; lines: string[] } | undefined;
  for (const { added, removed, value } of diffArrays([...ancestor], splitLines(version))) {
    if (!added) position += value.length;
    if (!added && !removed) {
      open = undefined;
      continue;
    }
    if (!open) changes.push((open = { start: position - (added ? 0 : value.length), end: position, lines: [] }));
    open.end = position;
    if (added) open.lines.push(...value);
  }
  return changes;
}

function findRegions(ours: readonly Change[], theirs: readonly Change[]): Region[] {
  const sides = [
    ...ours.map((change) => ({ change, side: 'ours' as const })),
    ...theirs.map((change) => ({ change, side: 'theirs' as const })),
  ].sort((a, b) => a.change.start - b.change.start || a.change.end - b.change.end);
  const regions: Region[] = [];
  for (const { change, side } of sides) {
    let region = regions.at(-1);
    if (!region || change.start > region.end) {
      regions.push((region = { start: change.start, end: change.end, ours: [], theirs: [] }));
    }
    region.end = Math.max(region.end, change.end);
    region[side].push(change);
  }
  return regions;
}

function applyChanges(lines: readonly string[], { start, end }: Region, changes: readonly Change[]): string[] {
  const applied: string[] = [];
  let position = start;
  for (const change of changes) {
    applied.push(...lines.slice(position, change.start), ...change.lines);
    position = change.end;
  }
  return [...applied, ...lines.slice(position, end)];
}
