/** Says how many files, alt texts and deletions failed. Pure. */
import { pluralize } from '../../../text/pluralize.js';
import type { Result } from '../record.js';

type Failure = Pick<Result, 'key' | 'failedPart'>;

/** Files that failed themselves, each once. */
export function countFailedFiles(failures: readonly Failure[]): number {
  return new Set(failures.filter(({ failedPart }) => !failedPart).map(({ key }) => key)).size;
}

/** `1 alt text couldn't be set`: what failed of files that are in the library, one part per kind. */
export function describeFailedParts(failures: readonly Failure[], isDryRun = false): string[] {
  const failedFiles = new Set(failures.filter(({ failedPart }) => !failedPart).map(({ key }) => key));
  const countOf = (part: Result['failedPart']): number =>
    new Set(
      failures.filter(({ key, failedPart }) => failedPart === part && !failedFiles.has(key)).map(({ key }) => key),
    ).size;
  return (
    [
      ['alt-text', 'alt text', 'set'],
      ['deletion', 'library file', 'deleted'],
    ] as const
  ).flatMap(([part, noun, done]) => {
    const count = countOf(part);
    return count === 0 ? [] : [`${pluralize(count, noun)} ${isDryRun ? "can't" : "couldn't"} be ${done}`];
  });
}
