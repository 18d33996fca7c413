/** Tests random histories of a folder and a project. The faults project tries more of them. */
import fc from 'fast-check';
import { test } from 'vitest';
import { SEED } from '../../faults/seeded-random.js';
import { checkHistory, histories } from './repeated-pushes.js';

test(
  'ends with the project like the folder, whatever was edited on both sides and wherever runs died',
  { timeout: 120_000 },
  async () => {
    await fc.assert(fc.asyncProperty(histories, checkHistory), { numRuns: 15, seed: SEED });
  },
);
