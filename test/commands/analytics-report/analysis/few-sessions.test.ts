import { describe, expect, test } from 'vitest';
import { clusterOf } from '../../../../src/commands/analytics-report/analysis/evidence.js';
import { excessOf, perSessionOf } from '../../../../src/commands/analytics-report/analysis/few-sessions.js';

const PERIOD = {
  ...{ startDate: '2026-09-08', endDate: '2026-09-14' },
  previous: { startDate: '2026-09-01', endDate: '2026-09-07' },
};
const day = (date: string, questions: number, sessions: number) => ({ date, questions, sessions });
const by = (...authors: readonly (string | null)[]) => authors.map((sessionId) => ({ text: 'Wrong.', sessionId }));

describe('perSessionOf', () => {
  test('reads from the daily questions of both periods and from the authors of comments how many events a session has', () => {
    const questionVolume = [day('2026-08-31', 900, 1), day('2026-09-01', 20, 5), day('2026-09-09', 10, 5)];
    const comments = new Map([
      ['/a', by('s1', 's1', 's1', 's1')],
      ['/b', by('s1', 's2')],
    ]);
    const perSession = perSessionOf({ questionVolume, comments }, PERIOD);
    expect(perSession).toEqual({ 'ai.questions': 3, 'feedback.total': 3 });
    expect(clusterOf('ai.questions', [], perSession)).toBe(5);
    expect(clusterOf('feedback.comments', [], perSession)).toBe(5);
  });

  test('assumes at least 2 votes per session, and leaves out what nothing tells', () => {
    const comments = new Map([['/a', by('s1', 's2', null)]]);
    expect(perSessionOf({ questionVolume: undefined, comments }, PERIOD)).toEqual({ 'feedback.total': 2 });
    expect(perSessionOf({ questionVolume: undefined, comments: undefined }, PERIOD)).toEqual({});
    expect([clusterOf('feedback.total', [], {}), clusterOf('ai.questions', [], {})]).toEqual([3, 2]);
  });
});

test.each([
  ['twice the events of as many sessions', [400, 200], [150, 150], 200],
  ['twice the events of twice the sessions', [400, 200], [300, 150], 0],
  ['a few events more', [215, 200], [150, 150], 0],
  ['events without sessions before', [400, 200], [150, 0], 0],
] as const)('counts the events that few sessions may have caused: %s', (_, [value, previous], sessions, excess) => {
  const counts = {
    events: { value, previous },
    sessions: { value: sessions[0], previous: sessions[1] },
    cluster: 2,
  };
  expect(excessOf(counts, 'value')).toBe(excess);
});
