import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupSimilar } from '../../../../src/commands/analytics-report/analysis/questions.js';
import { cpuMsOf } from '../../../support/cpu-time.js';

describe('groupSimilar', () => {
  test.each([
    ['How do I rotate an API key?', 'rotating API keys', true],
    ['How do I rotate an API key?', 'how can i rotate my api keys', true],
    ['プロキシの設定方法', 'プロキシの設定', true],
    ['???', '!!!', true],
    ['What are the rate limits?', 'What are the prices?', false],
  ])('groups %j and %j: %s', (a, b, areSimilar) => {
    expect(groupSimilar([a, b], (text) => text)).toHaveLength(areSimilar ? 1 : 2);
  });

  test('puts each question into exactly one group', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (texts) => {
        expect(
          groupSimilar(texts, (text) => text)
            .flat()
            .sort(),
        ).toEqual([...texts].sort());
      }),
    );
  });

  test('groups 200 texts of 60 kB in seconds', async () => {
    const pasted = Array.from({ length: 200 }, (_, text) =>
      Array.from({ length: 8_000 }, (__, word) => `w${(word * 7 + text * 8_000) % 900_001}`).join(' '),
    );
    expect(pasted[0]?.length).toBeGreaterThan(50_000);
    const spentMs = await cpuMsOf(() => expect(groupSimilar(pasted, (text) => text)).toHaveLength(200));
    // Much more than on a quick machine, and much less than comparing all words of all pairs.
    expect(spentMs).toBeLessThan(5_000);
  });

  test('puts a text into the earliest of equally similar groups', () => {
    const groups = groupSimilar(['alpha beta gamma', 'alpha beta delta', 'beta alpha'], (text) => text);
    expect(groups.map((texts) => texts.length)).toEqual([3]);
    const tied = groupSimilar(['one two', 'three four', 'four three two one'], (text) => text);
    expect(tied).toEqual([['one two', 'four three two one'], ['three four']]);
  });
});
