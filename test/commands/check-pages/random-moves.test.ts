/** Tests random moves of pages: `npm run test:rest` plays more of them. */
import { expect, test } from 'vitest';
import { playMoves } from './random-moves.js';

test.each([1, 2, 3, 4, 5])(
  'ends random moves of pages with the proposed redirects in order, and takes nothing of live for new: seed %i',
  async (seed) => expect(await playMoves(seed)).toEqual([]),
);
