import { describe, expect, test } from 'vitest';
import { poorPages } from '../../../../src/commands/analytics-report/analysis/poor-pages.js';
import { failedSearches } from '../../../../src/commands/analytics-report/analysis/failed-searches.js';
import { groupQuestions } from '../../../../src/commands/analytics-report/analysis/questions.js';
import { projectToDos, type ToDoSources } from '../../../../src/commands/analytics-report/analysis/to-dos.js';
import { nothingToDo } from '../../../../src/commands/analytics-report/formats/describe-report.js';
import { projectOf } from '../report-fixtures.js';

const page = (pagePath: string, likes: number, dislikes: number) => ({
  pagePath,
  pageTitle: pagePath.slice(1),
  likes,
  dislikes,
  satisfactionRate: (100 * likes) / (likes + dislikes),
});
const search = (query: string, count: number, aiEscalations = 0, noResults: boolean | number = true) => ({
  query,
  count,
  noResults,
  clicks: 0,
  aiEscalations,
});
const question = (text: string, sessionId: string | null, confidenceScore = 0.2) => ({
  question: text,
  answer: 'No.',
  pagePath: '/',
  sessionId,
  confidenceScore,
  askedAt: '2026-09-01T10:00:00.000Z',
});
const list = <T>(items: readonly T[], total = items.length) => ({ items, total });

function toDos(sources: Partial<ToDoSources>, days = 7) {
  const period = { ...projectOf().period, days };
  const all = { poorPages: [], searches: [], questions: [], asked: { read: 0, total: 0 }, ...sources };
  return projectToDos(projectOf({ period }), all, (text) => text);
}

describe('poorPages', () => {
  test('lists the pages that are surely worse than the others, by sessions times the excess', () => {
    const visited = [
      { pagePath: '/a', pageTitle: 'a', pageViews: 900, sessions: 192 },
      { pagePath: '/c', pageTitle: 'c', pageViews: 900, sessions: 20 },
    ];
    const site = { likes: 4 + 40, dislikes: 4 + 10 };
    expect(poorPages([page('/a', 4, 4), page('/b', 40, 10)], site, { pages: visited })).toMatchObject([
      { path: '/a', sessions: 192, readers: 57.6 },
    ]);
    // Without known sessions, the votes count.
    expect(poorPages([page('/a', 4, 4), page('/b', 40, 10)], site, undefined)).toMatchObject([{ readers: 2.4 }]);
    expect(poorPages([page('/few', 0, 4), page('/b', 40, 10)], undefined, undefined)).toEqual([]);
  });
});

describe('projectToDos', () => {
  test('adds up a search and the questions about one topic, without readers who did both', () => {
    const asked = ['s1', 's2', 's3', 's4'].map((id) => question('Can I send alerts with webhooks?', id));
    const questions = groupQuestions(list(asked), undefined);
    const searches = failedSearches([search('webhooks', 18, 3), search('terraform', 5)], 1.5);
    expect(toDos({ searches, questions })).toMatchObject([
      { verb: 'Write about', words: 'webhooks', readersPerWeek: 13, sources: ['Search', 'AI assistant'] },
      { verb: 'Write about', words: 'terraform', readersPerWeek: 3 },
    ]);
  });

  test('counts a session once, whether its answer had a low confidence or was disliked', () => {
    const text = 'Is there a proxy?';
    const voteOf = (type: 'like' | 'dislike', sessionId: string) => {
      const submittedAt = '2026-09-02T10:00:00.000Z';
      return { questionId: 'q', question: text, answerSnippet: 'No.', submittedAt, pagePath: '/', type, sessionId };
    };
    const [group] = groupQuestions(
      list(['s1', 's1', null].map((id) => question(text, id))),
      list([voteOf('dislike', 's1'), voteOf('dislike', 's2'), voteOf('like', 's3')]),
    );
    expect(group).toMatchObject({ lowCount: 3, dislikedCount: 2, readers: 3 });
  });

  test('scales what was read to the whole list, and says how much was read', () => {
    const questions = groupQuestions(list([question('Is there a proxy?', 's1')], 40), undefined);
    expect(toDos({ questions, asked: { read: 1, total: 40 } })).toMatchObject([
      {
        readersPerWeek: 40,
        evidence: ['1 low-confidence answer among the newest 1 of 40, with a confidence down to 20%.'],
      },
    ]);
  });

  test('calls no confidence 50% that is below it', () => {
    const questions = groupQuestions(list([question('Is there a proxy?', 's1', 0.496)]), undefined);
    expect(toDos({ questions })[0]?.evidence).toEqual(['1 low-confidence answer, with a confidence down to 49%.']);
  });

  test('counts readers per week, or in the days of a shorter period', () => {
    const searches = failedSearches([search('webhooks', 30)], 1);
    expect(toDos({ searches }, 30)[0]?.effect).toBe('about 7 readers a week');
    expect(toDos({ searches }, 2)[0]?.effect).toBe('about 30 readers in 2 days');
    expect(toDos({ searches: failedSearches([search('x', 1)], 1) }, 30)[0]?.effect).toBe('about 1 reader a week');
  });

  test('names only what was read if there is nothing to do', () => {
    expect(nothingToDo(projectOf({ poorFeedback: [], lowConfidenceQuestions: null }))).toBe(
      'Nothing stands out in votes and searches.',
    );
  });
});

test('failedSearches counts spellings together, and the searches that a number of the service says', () => {
  const found = failedSearches(
    [search('webhooks', 5), search(' WebHooks ', 4), search('ok', 9, 0, false), search('n', 9, 0, 6)],
    1,
  );
  expect(found).toMatchObject([
    { query: 'webhooks', searches: 9 },
    { query: 'n', searches: 6 },
  ]);
});
