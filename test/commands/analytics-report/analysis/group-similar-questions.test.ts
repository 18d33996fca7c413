import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupSimilar } from '../../../../src/commands/analytics-report/analysis/group-similar-questions.js';

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
});
