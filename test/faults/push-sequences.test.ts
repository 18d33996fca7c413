/**
 * Tests push-content in sequences: the run after each kind of run, and two jobs at once in every order of their writes.
 * `npm run test:rest` plays some. `DOCS_CI_FUZZ` plays more, with `DOCS_CI_SEED`; `DOCS_CI_SEQUENCE` those whose names begin
 * with it.
 */
import { expect, test } from 'vitest';
import { sampleOf } from './push-sequences/schedules.js';
import { playSequence, SEQUENCES } from './push-sequences/sequences.js';
import { PAIRS, playPair } from './push-sequences/two-jobs.js';
import { SEED } from './seeded-random.js';

const { DOCS_CI_FUZZ: factor, DOCS_CI_SEQUENCE: wanted } = process.env;
const isFixed = factor === undefined && wanted === undefined;
const seed = isFixed ? 2 : SEED;
const [SEQUENCE_COUNT, PAIR_COUNT] = isFixed ? [32, 16] : [200 * Number(factor ?? 1), PAIRS.length];
/** The largest pairs have hundreds of orders. */
const MAX_ORDERS = isFixed ? 2 : 6 * Number(factor ?? 1);

function chosenFrom<T extends { readonly id: string }>(all: readonly T[], count: number): T[] {
  return wanted === undefined ? sampleOf(all, count, seed) : all.filter(({ id }) => id.startsWith(wanted));
}

test('tells the truth about push-content in the run after each kind of run', { timeout: 7_200_000 }, async () => {
  const problems: string[] = [];
  const startedMs = performance.now();
  const chosen = chosenFrom(SEQUENCES, SEQUENCE_COUNT);
  for (const sequence of chosen)
    problems.push(...(await playSequence(sequence)).map((sentence) => `${sequence.id}: ${sentence}`));
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  console.log(`push-content: ${chosen.length} of ${SEQUENCES.length} sequences with seed ${seed} in ${seconds} s`);
  expect(problems).toEqual([]);
});

test(
  'tells the truth about two jobs of push-content at once, in every order of their writes',
  { timeout: 7_200_000 },
  async () => {
    const problems: string[] = [];
    const startedMs = performance.now();
    const pairs = chosenFrom(PAIRS, PAIR_COUNT);
    let orders = 0;
    for (const pair of pairs) {
      let prefix: readonly number[] | undefined = [];
      for (let count = 0; prefix && (count < MAX_ORDERS || wanted !== undefined); count += 1) {
        const played = await playPair(pair, prefix);
        orders += 1;
        problems.push(...played.problems.map((sentence) => `${pair.id} / ${played.order}: ${sentence}`));
        prefix = played.next;
      }
    }
    const seconds = Math.round((performance.now() - startedMs) / 1000);
    console.log(`push-content: ${orders} orders of ${pairs.length} pairs of jobs in ${seconds} s`);
    expect(problems).toEqual([]);
  },
);
