/** Finds the known name that a mistyped one probably means. */
import { distance } from 'fastest-levenshtein';

/** The known name that differs by at most a third of its letters, rounded up. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, edits: editsOf(name, candidate) }))
    .filter(({ candidate, edits }) => edits <= Math.ceil(candidate.length / 3))
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}

/** Letters in another order count once: otherwise, a short name with two swapped letters would be like no other. */
function editsOf(name: string, candidate: string): number {
  return lettersOf(name) === lettersOf(candidate) ? Math.min(1, distance(name, candidate)) : distance(name, candidate);
}

function lettersOf(name: string): string {
  return Array.from(name).sort().join('');
}
