/** Tests that the plans for what docs-ci asks a large library for are those for the whole list. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEED } from '../../../faults/seeded-random.js';
import { checkPlans, worlds } from './equal-plans.js';

const { DOCS_CI_FUZZ: factor } = process.env;
const WORLDS = 25 * Number(factor ?? 1);
const USED_SEED = factor === undefined ? 3 : SEED;

test('plans the same with what it asks for as with the whole list', { timeout: 7_200_000 }, async () => {
  let asking = 0;
  let count = 0;
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      count += 1;
      if (await checkPlans(world)) asking += 1;
    }),
    { numRuns: WORLDS, seed: USED_SEED },
  );
  console.log(`${asking} of ${count} plans without the list, with seed ${USED_SEED}`);
  expect(asking).toBeGreaterThan(count / 10);
});
