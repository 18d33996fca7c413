/** Tests many random histories of sync-media: edits, renames, deletes, interruptions, and services of every kind. */
import fc from 'fast-check';
import { test } from 'vitest';
import { checkHistory, histories } from '../commands/sync-media/repeated-syncs.js';
import { logCaseCount, propertyRuns } from './hostile-values.js';

logCaseCount('histories of sync-media');

test('keeps the library equal to the folder over any history of edits and kills', { timeout: 3_600_000 }, async () => {
  await fc.assert(fc.asyncProperty(histories, checkHistory), propertyRuns(50));
});
