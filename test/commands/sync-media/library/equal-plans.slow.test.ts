/** Tests that the plans for what docs-ci asks a large library for are those for the whole list. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEED } from '../../../faults/seeded-random.js';
import { checkPlans, worlds } from './equal-plans.js';

const WORLDS = 25 * Number(process.env['DOCS_CI_FUZZ'] ?? 1);

test('plans the same with what it asks for as with the whole list', { timeout: 7_200_000 }, async () => {
  let asking = 0;
  let count = 0;
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      count += 1;
      if (await checkPlans(world)) asking += 1;
    }),
    { numRuns: WORLDS, seed: SEED },
  );
  console.log(`${asking} of ${count} plans without the list, with seed ${SEED}`);
  expect(asking).toBeGreaterThan(count / 4);
});
