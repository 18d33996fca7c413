/** Finds the known name that a mistyped one probably means. */
import { distance } from 'fastest-levenshtein';

/** The known name that differs by at most a third of its letters, rounded up. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, edits: distance(name, candidate) }))
    .filter(({ candidate, edits }) => edits <= Math.ceil(candidate.length / 3))
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}
