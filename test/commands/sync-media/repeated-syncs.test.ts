/** Tests random histories of a folder. The faults project tries more of them. */
import fc from 'fast-check';
import { test } from 'vitest';
import { SEED } from '../../faults/seeded-random.js';
import { checkHistory, histories } from './repeated-syncs.js';

test(
  'keeps the library equal to the folder over random edits and interruptions, and then changes nothing',
  { timeout: 120_000 },
  async () => {
    await fc.assert(fc.asyncProperty(histories, checkHistory), { numRuns: 8, seed: SEED });
  },
);
