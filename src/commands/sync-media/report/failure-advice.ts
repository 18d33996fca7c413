/** Says why a file failed and how to fix it. */
import { fileAdvice } from '../../../api/errors.js';
import { pluralize } from '../../../text/pluralize.js';
import { endSentence, upperFirst } from '../../../text/sentences.js';
import type { RunLog } from '../../command.js';
import type { Result } from '../record.js';

/** Logs what to do about failed files. */
export function logAdvice(log: Pick<RunLog, 'info'>, results: readonly Result[]): void {
  for (const result of results) {
    const { key, status } = result;
    const advice = status === 'failed' ? adviceOf(result) : undefined;
    if (advice !== undefined) log.info(`${key}: ${advice}`);
  }
}

/** Explains a failure in full sentences: the reason, and what to do about it. */
export function explainFailure(result: Result): string {
  return [endSentence(upperFirst(result.reason)), adviceOf(result)].filter(Boolean).join(' ');
}

/** True if the service failed, which says nothing about the file. A full storage is a proper response. */
export function isOfService({ statusCode = 0, isLost = false }: Result): boolean {
  return isLost || (statusCode >= 500 && statusCode !== 507);
}

function adviceOf({ key, statusCode, isLost = false, failedPart }: Result): string | undefined {
  if (failedPart === 'deletion') return 'Run the job again. If it fails again, delete the file in the dashboard.';
  if (failedPart === 'alt-text' && statusCode !== 507) return altTextAdvice(statusCode, isLost);
  if (isLost && statusCode === undefined)
    return 'The library may have the file already. Run the job again: it looks first.';
  return fileAdvice(statusCode, key);
}

/** A conflict of texts has neither, and says itself what to do. */
function altTextAdvice(statusCode: number | undefined, isLost: boolean): string | undefined {
  if (isLost) return "Run the job again later. It doesn't upload the file again.";
  return statusCode === undefined ? undefined : 'Correct the alt text, and run the job again.';
}

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
