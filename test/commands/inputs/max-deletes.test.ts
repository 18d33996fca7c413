import { expect, test } from 'vitest';
import { limitOf } from '../../../src/commands/inputs/max-deletes.js';

test.each([
  [2.8, 2_750, 77],
  [4.6, 1_500, 69],
  [5, 39, 1],
  [100, 7, 7],
])('allows a share of %d percent of %i files: %i', (percent, total, allowed) => {
  expect(limitOf({ percent }, total)).toBe(allowed);
});
