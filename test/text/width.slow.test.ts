/** Tests that the width of a text is right, and takes time in proportion to its length. */
import { describe, expect, test } from 'vitest';
import { clip, displayWidth, wrapAfter } from '../../src/text/width.js';
import { cpuMsOf } from '../support/cpu-time.js';

test.each<[string, number]>([
  ['é', 1],
  ['ГОСТ', 4],
  ['漢字', 4],
  ['😀', 2],
  ['e\u0301', 1],
  ['👩\u200d🚀', 2],
  ['a\u00adb', 2],
])('measures %j as %i columns', (text, columns) => {
  expect(displayWidth(text)).toBe(columns);
  expect(displayWidth(text.repeat(1_000))).toBeGreaterThanOrEqual(columns * 1_000);
});

describe.each(['é', '😀', 'e\u0301', '\u0301', '👩\u200d', '\u200f', 'א', '<', ' ', 'é '])(
  'a text that repeats %j',
  (unit) => {
    test.each<[string, (text: string) => unknown]>([
      ['measure', displayWidth],
      ['clip', (text) => clip(text, 80)],
      ['wrap', (text) => wrapAfter('', text, 80)],
    ])('takes linear time to %s', async (_, work) => {
      const msFor = async (length: number): Promise<number> =>
        cpuMsOf(async () => {
          await work(unit.repeat(length / unit.length));
        });
      await msFor(75_000);
      const [short, long] = [await msFor(75_000), await msFor(300_000)];
      // Four times the text may take ten times as long on a busy machine; quadratic time would be sixteen times.
      expect(long).toBeLessThan(10 * short + 200);
    });
  },
);
