import { describe, expect, test } from 'vitest';
import { failedSearches } from '../../../../src/commands/analytics-report/analysis/failed-searches.js';
import { poorPages, sessionsByPage } from '../../../../src/commands/analytics-report/numbers/poor-pages.js';
import {
  equalQuestions,
  joinQuestions,
  questionsByPage,
} from '../../../../src/commands/analytics-report/analysis/questions.js';
import { projectToDos, type ToDoSources } from '../../../../src/commands/analytics-report/analysis/to-dos.js';
import { nothingToDo, splitToDos, toDoLine } from '../../../../src/commands/analytics-report/words/describe-report.js';
import { projectOf } from '../report-fixtures.js';

const page = (pagePath: string, likes: number, dislikes: number) => ({
  ...{ pagePath, pageTitle: pagePath.slice(1), likes, dislikes },
  satisfactionRate: (100 * likes) / (likes + dislikes),
});
const search = (query: string, count: number, aiEscalations = 0, noResults: boolean | number = true) => ({
  ...{ query, count, noResults, clicks: 0, aiEscalations },
});
const question = (text: string, sessionId: string | null, pagePath: string | null = '/', confidenceScore = 0.2) => ({
  ...{ question: text, answer: 'No.', pagePath, sessionId, confidenceScore },
  askedAt: '2026-09-01T10:00:00.000Z',
});
const list = <T>(items: readonly T[], total = items.length) => ({ items, total });
const ask = (...questions: readonly ReturnType<typeof question>[]) => joinQuestions(list(questions), undefined);

const NOTHING: ToDoSources = {
  ...{ poorPages: [], searches: [], excess: [], asked: [], questionsPerSession: 1 },
  ...{ sessions: null, askingSessions: null, read: { read: 0, total: 0 }, titles: new Map() },
};
const toDos = (sources: Partial<ToDoSources>) =>
  projectToDos(projectOf({ pages: [] }), { ...NOTHING, ...sources }, (text) => text);

const AUTHENTICATION = { titles: new Map([['/auth', 'Authentication']]) };

describe('poorPages', () => {
  const NO_SESSIONS = new Map<string, number>();
  const site = { likes: 4 + 40, dislikes: 4 + 10 };

  test('lists the pages that are surely worse than the others, by sessions times the excess', () => {
    const sessions = new Map([['/a', 192]]);
    expect(poorPages([page('/a', 4, 4), page('/b', 40, 10)], site, sessions)).toMatchObject([
      { path: '/a', sessions: 192, readers: 57.6 },
    ]);
    // Without known sessions, the votes count.
    expect(poorPages([page('/a', 4, 4), page('/b', 40, 10)], site, NO_SESSIONS)).toMatchObject([{ readers: 2.4 }]);
    expect(poorPages([page('/few', 0, 4), page('/b', 40, 10)], undefined, NO_SESSIONS)).toEqual([]);
  });

  test('adds the votes of all spellings of a path', () => {
    const rows = [page('/a', 2, 2), page('/a/', 1, 1), page('/a?x=1#y', 1, 1), page('/b', 40, 10)];
    expect(poorPages(rows, site, new Map([['/a', 192]]))).toMatchObject([
      { path: '/a', likes: 4, dislikes: 4, readers: 57.6, servicePaths: ['/a', '/a/', '/a?x=1#y'] },
    ]);
  });

  test('adds the sessions of all spellings of a path', () => {
    const pages = ['/a', '/a/', '/a?x=1', '/b'].map((pagePath) => ({
      pagePath,
      pageTitle: null,
      pageViews: 9,
      sessions: 5,
    }));
    expect(Object.fromEntries(sessionsByPage({ pages }))).toEqual({ '/a': 15, '/b': 5 });
  });

  test('counts one angry reader once, and no more dislikes than sessions', () => {
    const rows = [page('/a', 0, 9), page('/b', 40, 1)];
    const written = (sessionId: string) => ({ text: 'Wrong', sessionId });
    const angry = new Map([['/a', Array.from({ length: 8 }, () => written('s1'))]]);
    expect(poorPages(rows, undefined, new Map([['/a', 50]]))).toHaveLength(1);
    expect(poorPages(rows, undefined, new Map([['/a', 50]]), angry)).toEqual([]);
    expect(poorPages(rows, undefined, new Map([['/a', 3]]))).toEqual([]);
  });

  test('takes no page for poor whose votes are five times the usual ones of its sessions, and hides no other one', () => {
    const rows = [page('/many', 5, 60), page('/poor', 5, 8), page('/b', 40, 6)];
    const sessions = new Map([
      ['/many', 200],
      ['/poor', 160],
      ['/b', 1_500],
    ]);
    expect(poorPages(rows, undefined, sessions)).toMatchObject([{ path: '/poor' }]);
    // Twice the usual ones may be as many readers.
    expect(poorPages(rows, undefined, sessions.set('/many', 1_000))).toMatchObject([{ path: '/many', dislikes: 60 }]);
  });
});

describe('questions to answer', () => {
  test('groups questions by the page they were asked on, and quotes equal ones once', () => {
    const asked = ask(
      question('How do I rotate a key?', 's1', '/auth'),
      question('  how do I ROTATE a key?', 's2', '/auth/'),
      question('Can I delete a key?', 's3', '/auth#delete'),
      question('Where are the prices?', 's4', '/'),
    );
    const found = toDos({ asked, ...AUTHENTICATION });
    expect(found).toMatchObject([
      {
        verb: 'Answer questions on',
        title: 'Authentication',
        path: '/auth',
        count: 3,
        unit: 'readers',
        effect: '3 readers',
        evidence: ['3 low-confidence answers, with a confidence down to 20%.'],
        quotes: [
          { text: 'How do I rotate a key?', count: 2 },
          { text: 'Can I delete a key?', count: 1 },
        ],
      },
      { path: '/', count: 1 },
    ]);
    expect(found.map(toDoLine)[0]).toBe(
      'Answer questions on Authentication. Helps 3 readers. 3 low-confidence answers.',
    );
  });

  test('gives questions without a page a to-do of their own', () => {
    expect(toDos({ asked: ask(question('Why?', 's1', null)) })).toMatchObject([
      { verb: 'Answer these questions', path: null, words: null, quotes: [{ text: 'Why?' }] },
    ]);
  });

  test.each([
    ['Chinese', ['如何配置代理？', ' 如何配置代理？ ', '如何删除代理？']],
    ['Japanese', ['プロキシの設定', 'ﾌﾟﾛｷｼの設定', 'プロキシの削除']],
    ['German', ['Wie ändere ich den Schlüssel?', 'wie ÄNDERE ich den Schlüssel?', 'Wie lösche ich den Schlüssel?']],
    ['Arabic', ['كيف أغير المفتاح؟', 'كيف  أغير المفتاح؟', 'كيف أحذف المفتاح؟']],
    ['Spanish', ['¿Cómo cambio la clave?', '¿CÓMO cambio la clave?', '¿Cómo borro la clave?']],
    ['English', ['How do I change the key?', 'how do I change the KEY?', 'How do I delete the key?']],
  ])('takes texts in %s for equal if they are spelled alike, and not because they share their form', (_, texts) => {
    const groups = equalQuestions(ask(...texts.map((text, index) => question(text, `s${index}`))));
    expect(groups.map(({ length }) => length)).toEqual([2, 1]);
    const searches = failedSearches(texts.map((text) => search(text, 3)));
    expect(searches.map((row) => row.searches)).toEqual([6, 3]);
    // They are about one page if they were asked there, and not otherwise.
    const asked = ask(...texts.map((text, index) => question(text, `s${index}`, index < 2 ? '/auth' : '/keys')));
    expect(questionsByPage(asked)).toMatchObject([{ readers: 2 }, { readers: 1 }]);
  });

  test.each([
    ['Chinese', '代理', '代理设置', '设置代理'],
    ['Japanese', 'プロキ', 'ﾌﾟﾛｷｼの設定', '設定'],
    ['German', 'Schlüs', 'SCHLÜSSEL ändern', 'ändern'],
    ['Arabic', 'مفتاح', 'مفتاح جديد', 'جديد'],
    ['Spanish', '¿cómo', '¿CÓMO borro la clave?', 'clave'],
    ['English', 'kub', 'KUBERNETES', 'netes'],
  ])('joins a search in %s with the start of it, and with no other one', (_, start, whole, other) => {
    const searches = failedSearches([search(start, 4), search(whole, 9), search(other, 2)]);
    expect(toDos({ searches })).toMatchObject([
      { words: whole, count: 13 },
      { words: other, count: 2 },
    ]);
  });

  test('counts a session once, whether its answer had a low confidence or was disliked, and for one page only', () => {
    const submittedAt = '2026-09-02T10:00:00.000Z';
    const voteOf = (type: 'like' | 'dislike', sessionId: string) => ({
      ...{ questionId: 'q', question: 'Why?', answerSnippet: 'No.', submittedAt, pagePath: '/', type, sessionId },
    });
    const asked = joinQuestions(
      list([question('Why?', 's1'), question('Why?', 's1'), question('Why?', null), question('Why?', 's1', '/other')]),
      list([voteOf('dislike', 's1'), voteOf('dislike', 's2'), voteOf('like', 's3')]),
    );
    expect(questionsByPage(asked)).toMatchObject([
      { path: '/', readers: 3 },
      { path: '/other', readers: 0 },
    ]);
    expect(toDos({ asked }).map(({ count }) => count)).toEqual([3]);
  });

  test('scales questions to the whole list, up to the sessions that asked, and says how much was read', () => {
    const asked = joinQuestions(list([question('Is there a proxy?', 's1')], 40), undefined);
    const read = { read: 1, total: 40 };
    expect(toDos({ asked, read })).toMatchObject([
      {
        effect: 'about 40 readers',
        evidence: ['1 low-confidence answer among the newest 1 of 40, with a confidence down to 20%.'],
      },
    ]);
    expect(toDos({ asked, read, askingSessions: 12 })).toMatchObject([{ count: 12 }]);
  });

  test('takes a session with several questions for one reader, also if the list was read in part', () => {
    const machine = Array.from({ length: 20 }, () => question('Why?', 's1', '/'));
    const asked = joinQuestions(list([...machine, question('How?', 's2', '/')], 210), undefined);
    expect(toDos({ asked, read: { read: 21, total: 210 } })).toMatchObject([{ count: 11, effect: 'about 11 readers' }]);
    const alone = joinQuestions(list(machine, 200), undefined);
    expect(toDos({ asked: alone, read: { read: 20, total: 200 } })).toMatchObject([{ effect: 'about 1 reader' }]);
  });

  test('calls no confidence 50% that is below it, and none that no scale allows', () => {
    const evidenceOf = (score: number) => toDos({ asked: ask(question('Why?', 's1', '/', score)) })[0]?.evidence;
    expect(evidenceOf(0.496)).toEqual(['1 low-confidence answer, with a confidence down to 49%.']);
    expect(evidenceOf(-3)).toEqual(['1 low-confidence answer.']);
  });
});

describe('searches to write about', () => {
  test('counts searches as searches, not as readers', () => {
    const searches = failedSearches([search('webhooks', 40, 3), search(' WebHooks ', 2)]);
    expect(toDos({ searches })).toMatchObject([
      {
        verb: 'Write about',
        words: 'webhooks',
        count: 42,
        unit: 'searches',
        effect: '42 searches',
        evidence: ['42 searches found nothing.', 'After 3 of them, the reader asked the AI assistant.'],
      },
    ]);
  });

  test('names each start of a longer search with its own count', () => {
    const searches = failedSearches([
      search('kub', 5),
      search('kube', 4),
      search('kubernetes', 20),
      search('kafka', 9),
    ]);
    expect(toDos({ searches })).toMatchObject([
      {
        words: 'kubernetes',
        count: 29,
        evidence: ['29 searches found nothing.', 'Typed as “kubernetes” 20, “kub” 5 and “kube” 4.'],
      },
      { words: 'kafka', count: 9 },
    ]);
  });

  test('leaves out what a machine searched', () => {
    const searches = failedSearches([search('test', 400), search('webhooks', 40)]);
    expect(toDos({ searches, excess: [395] })).toMatchObject([
      { words: 'webhooks', count: 40 },
      { words: 'test', count: 5 },
    ]);
  });

  test('counts the searches that a number of the service says', () => {
    const found = failedSearches([search('webhooks', 5), search('ok', 9, 0, false), search('n', 9, 0, 6)]);
    expect(found).toMatchObject([
      { query: 'n', searches: 6 },
      { query: 'webhooks', searches: 5 },
    ]);
  });
});

describe('all to-dos', () => {
  const searches = failedSearches([search('webhooks', 3), search('proxy', 1)]);

  test('sorts to-dos by their count, a page first at equal counts', () => {
    const asked = ask(...['s1', 's2', 's3'].map((id) => question('Why?', id, '/auth')));
    expect(toDos({ asked, searches, ...AUTHENTICATION }).map(({ path, words }) => path ?? words)).toEqual([
      '/auth',
      'webhooks',
      'proxy',
    ]);
  });

  test('never counts more readers than there were sessions', () => {
    const poor = poorPages(
      [page('/a', 0, 90), page('/c', 0, 60), page('/b', 400, 10)],
      undefined,
      new Map([
        ['/a', 90],
        ['/c', 60],
      ]),
    );
    const all = toDos({ poorPages: poor, asked: ask(question('Why?', 's1')), sessions: 100, searches });
    const readers = all.filter(({ unit }) => unit === 'readers').reduce((sum, { count }) => sum + count, 0);
    expect(readers).toBeLessThanOrEqual(100);
    expect(all.length).toBeGreaterThan(2);
  });

  test('folds to-dos below a tenth of the first one', () => {
    const all = toDos({ searches: failedSearches([search('a b', 100), search('c d', 10), search('e f', 9)]) });
    expect(splitToDos(all).folded.map(({ words }) => words)).toEqual(['e f']);
  });

  test('claims only the voters of a page whose readers are unknown, and folds no such page', () => {
    const poor = poorPages([page('/a', 4, 40), page('/b', 400, 10)], undefined, new Map());
    const all = toDos({ poorPages: poor, searches: failedSearches([search('webhooks', 9_000)]) });
    expect(all.map(toDoLine)).toEqual([
      'Write about “webhooks”. 9,000 searches found nothing.',
      'Rewrite /a. Helps at least 39 readers. 40 of 44 votes are dislikes.',
    ]);
    expect(splitToDos(all).folded).toEqual([]);
  });

  test('keeps a least number a least one if the sessions of the period limit it', () => {
    const poor = poorPages([page('/a', 4, 40), page('/b', 400, 10)], undefined, new Map());
    const all = toDos({ poorPages: poor, sessions: 30, searches: failedSearches([search('webhooks', 9_000)]) });
    expect(all[1]).toMatchObject({ count: 30, effect: 'at least 30 readers', isLeast: true });
    expect(splitToDos(all).folded).toEqual([]);
  });

  test('names only what was read if there are no to-dos', () => {
    expect(nothingToDo(projectOf({ poorFeedback: [], lowConfidenceQuestions: null }))).toBe(
      'Nothing stands out in votes and searches.',
    );
  });
});
