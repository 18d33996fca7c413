/** Tests more random moves of pages than `npm test`. A failure names its seed; `DOCS_CI_SEED` sets the first one. */
import { expect, test } from 'vitest';
import { SEED } from '../../faults/seeded-random.js';
import { playMoves } from './random-moves.js';

const CHANGES = 60;

test(`ends ${CHANGES} random moves of pages with the proposed redirects in order (first seed ${SEED})`, async () => {
  const problems: string[] = [];
  for (let seed = SEED; seed < SEED + CHANGES; seed += 1) problems.push(...(await playMoves(seed)));
  expect(problems).toEqual([]);
});
