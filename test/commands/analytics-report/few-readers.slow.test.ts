/** Adds one machine, one angry reader and one office to a usual site, and reads what the report says about all readers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Session } from '../../../emulator/state/readers/visits.js';
import type { Report } from '../../../src/commands/analytics-report/numbers/report-schema.js';
import { startStage } from '../../support/runs.js';

const DAY_MS = 86_400_000;
/** The days of the report begin on 31 August. */
const FIRST_DAY = Date.UTC(2026, 7, 31, 10);
const PAGE = '/guides/install';
const PAGES = [PAGE, '/', '/guides/quickstart', '/guides/forecast', '/guides/alerts', '/guides/pdf', '/api/errors'];

const times = <T>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index));
const dayAt = (day: number): number => FIRST_DAY + day * DAY_MS;

const searchesOn = (
  day: number,
  count: number,
  queryOf = (index: number) => `probe ${index % 3}`,
  hasResults = false,
): Partial<Session> => ({
  searches: times(count, (index) => ({
    ...{ path: PAGE, query: queryOf(index), at: dayAt(day) + index },
    ...{ hasResults, isClicked: hasResults, isEscalated: false },
  })),
});
const questionsOn = (day: number, count: number, verdict: 'dislike' | null = null): Partial<Session> => ({
  questions: times(count, (index) => ({
    ...{ id: `q${day}.${index}`, path: PAGE, question: `Why ${index % 4}?`, answer: 'No.', verdict },
    ...{ confidence: 0.1, at: dayAt(day) + index },
  })),
});
const dislikesOn = (
  day: number,
  count: number,
  text: string | null,
  pathOf: (index: number) => string | undefined = () => PAGE,
): Partial<Session> => ({
  feedback: times(count, (index) => ({
    id: `f${day}.${index}`,
    path: pathOf(index) ?? PAGE,
    type: 'dislike',
    text,
    at: dayAt(day) + index,
  })),
});

/** The visits of few readers. */
const WORLDS: Readonly<Record<string, readonly Partial<Session>[]>> = {
  'a machine that searches 400 times on a day': [searchesOn(2, 400)],
  'a machine that searches 60 times on each day of the week': times(7, (day) => searchesOn(day, 60)),
  'a machine that searches 60 times on each day, always': times(90, (day) => searchesOn(day - 83, 60)),
  'a machine that searches for other words each time': times(90, (day) =>
    searchesOn(day - 83, 60, (index) => `w${index}`),
  ),
  'a machine that asks 300 questions on a day': [questionsOn(1, 300)],
  'a machine that asks 40 questions on each day, always': times(90, (day) => questionsOn(day - 83, 40)),
  'an angry reader who dislikes 80 answers': [questionsOn(3, 80, 'dislike')],
  'an angry reader with 60 comments on a page': [dislikesOn(3, 60, 'Wrong.')],
  'an office of 5 readers with 40 searches each': times(5, () => searchesOn(4, 40)),
  'an office of 5 readers with 30 questions each': times(5, () => questionsOn(4, 30)),
  'a machine that searches 15 times on each day, and finds': times(7, (day) => searchesOn(day, 15, undefined, true)),
  'a machine that asks 15 questions on each day of the week': times(7, (day) => questionsOn(day, 15)),
  'a machine that asks 2,000 questions in a week': times(7, (day) => questionsOn(day, 286)),
  'an angry reader with 60 dislikes without a comment': [dislikesOn(3, 60, null)],
  'an angry reader with 90 dislikes on all pages': [dislikesOn(3, 90, null, (index) => PAGES[index % PAGES.length])],
  'an office of 12 readers with 5 dislikes each': times(12, () => dislikesOn(3, 5, null)),
};

test.each(Object.entries(WORLDS))(
  'takes few readers neither for most readers nor for more readers than they are: %s',
  async (_, visits) => {
    await using stage = await startStage({ seed: true });
    for (const visit of visits) stage.emulator.state.readers.addVisit(visit);
    const { summary } = await stage.run('analytics-report');
    const text = readFileSync(join(stage.folder, 'docs-ci/analytics-report/report.json'), 'utf8');
    const { verdict, toDos, project } = JSON.parse(text) as Report;
    expect(verdict.text).not.toMatch(
      /most (?:searches|votes|answers)|(?:more|fewer) (?:searches|answers|questions|votes)|less satisfied/i,
    );
    expect(toDos.filter(({ verb, path }) => verb === 'Rewrite' && path === PAGE)).toEqual([]);
    expect(summary).not.toMatch(/most searches|most answers/i);
    const sessions = project.metrics.find(({ name }) => name === 'traffic.sessions')?.value ?? 0;
    const readers = toDos.reduce((sum, { unit, count }) => sum + (unit === 'readers' ? count : 0), 0);
    expect(readers).toBeLessThanOrEqual(sessions);
    const asked = project.lowConfidenceQuestions?.filter(({ question }) => question.startsWith('Why')) ?? [];
    for (const { readers: askers } of asked) expect(askers).toBeLessThanOrEqual(7);
  },
);
