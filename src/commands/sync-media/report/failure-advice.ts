/** Says why a file failed and how to fix it. */
import { fileAdvice } from '../../../api/errors.js';
import { endSentence, upperFirst } from '../../../text/sentences.js';
import type { RunLog } from '../../command.js';
import type { Result } from '../record.js';

/** Logs what to do about failed files. */
export function logAdvice(log: Pick<RunLog, 'info'>, results: readonly Result[]): void {
  for (const { key, status, statusCode } of results) {
    const advice = status === 'failed' ? fileAdvice(statusCode, key) : undefined;
    if (advice !== undefined) log.info(`${key}: ${advice}`);
  }
}

/** Explains a failure in full sentences: the reason, and what to do about it. */
export function explainFailure({ key, reason, statusCode }: Result): string {
  return [endSentence(upperFirst(reason)), fileAdvice(statusCode, key)].filter(Boolean).join(' ');
}
