/** Says why a file failed and how to fix it. */
import { fileAdvice } from '../../../api/errors.js';
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
  if (failedPart === 'alt-text') return altTextAdvice(statusCode, isLost);
  if (isLost && statusCode === undefined)
    return 'The library may have the file already. Run the job again: it looks first.';
  return fileAdvice(statusCode, key);
}

/** A conflict of texts has neither, and says itself what to do. */
function altTextAdvice(statusCode: number | undefined, isLost: boolean): string | undefined {
  if (isLost) return 'Run the job again later: it only sets the text.';
  return statusCode === undefined ? undefined : 'Correct the alt text, and run the job again.';
}
