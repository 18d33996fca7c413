/** Tests many random histories of push-content: edits on both sides, kills, and services of every kind. */
import fc from 'fast-check';
import { test } from 'vitest';
import { checkHistory, histories } from '../commands/push-content/repeated-pushes.js';
import { logCaseCount, propertyRuns } from './hostile-values.js';

logCaseCount('histories of push-content');

test('ends with the project like the folder after any history of edits and kills', { timeout: 3_600_000 }, async () => {
  await fc.assert(fc.asyncProperty(histories, checkHistory), propertyRuns(300));
});
