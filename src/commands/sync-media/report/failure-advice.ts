/** Says why a file failed and how to fix it. */
import { fileAdvice } from '../../../api/errors.js';
import { pluralize } from '../../../text/pluralize.js';
import { inputName } from '../../../text/input-names.js';
import { endSentence, upperFirst } from '../../../text/sentences.js';
import type { RunLog } from '../../command.js';
import { isImport } from '../folder/manifests.js';
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

/**
 * True if the service failed, which says nothing about the file. A full storage is a proper response. The service responds
 * with such a status to an import whose URL doesn't respond, too.
 */
export function isOfService({ key, statusCode, isLost = false, failedPart }: Result): boolean {
  if (typeof statusCode !== 'number') return isLost;
  if (isImport(key) && !failedPart) return false;
  return isLost || (statusCode >= 500 && statusCode !== 507);
}

function adviceOf({ key, statusCode, isLost = false, failedPart }: Result): string | undefined {
  if (failedPart === 'deletion') return 'Run the job again. If it fails again, delete the file in the dashboard.';
  if (failedPart === 'alt-text' && statusCode !== 507) return altTextAdvice(statusCode, isLost);
  if (isLost && statusCode === undefined)
    return 'The library may have the file already. Run the job again: it looks first.';
  if (statusCode === undefined) return undefined;
  return isImport(key) ? importAdvice(statusCode, key) : fileAdvice(statusCode, key);
}

/** The service fetches an import, so its URL may be the cause of any other failure. */
function importAdvice(statusCode: number | null, url: string): string {
  const entry = `the url in the file that ${inputName('imports')} names`;
  if (statusCode === 413 || statusCode === 507) return fileAdvice(statusCode, url);
  if (statusCode === 415)
    return `${fileAdvice(statusCode, url)} If ${entry} leads to a page, correct it: it must lead to the file itself.`;
  const isSlow = statusCode === 408 || (statusCode ?? 0) >= 500;
  return isSlow
    ? `Check that ${entry} responds within 30 seconds. If it does, run the job again later.`
    : `Check ${entry}, and correct or remove it.`;
}

/** A conflict of texts has neither, and says itself what to do. */
function altTextAdvice(statusCode: Result['statusCode'], isLost: boolean): string | undefined {
  if (isLost) return "Run the job again later. It doesn't upload the file again.";
  return statusCode === undefined ? undefined : 'Correct the alt text, and run the job again.';
}

type Failure = Pick<Result, 'key' | 'failedPart'>;

/** Files that failed themselves, each once. */
export function countFailedFiles(failures: readonly Failure[]): number {
  return keysOf(failures, undefined).size;
}

function keysOf(failures: readonly Failure[], part: Result['failedPart']): Set<string> {
  return new Set(failures.filter(({ failedPart }) => failedPart === part).map(({ key }) => key));
}

/** `1 alt text couldn't be set`: what failed of files that are in the library, one part per kind. */
export function describeFailedParts(failures: readonly Failure[], isDryRun = false): string[] {
  const failedFiles = keysOf(failures, undefined);
  const countOf = (part: Result['failedPart']): number =>
    [...keysOf(failures, part)].filter((key) => !failedFiles.has(key)).length;
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
