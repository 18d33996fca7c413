/**
 * Counts the numbers and the sentences of reports again, from what the service knows, with arithmetic of its own: nothing
 * here imports what computes a report. Each page is opened in a browser, and the summary, the issue and its comment are read.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '../../../src/commands/analytics-report/numbers/report-schema.js';
import { launchBrowser } from '../../support/browser.js';
import { startGitHubApi } from '../../support/github-api.js';
import { NEEDS } from '../../support/tools.js';
import {
  countPeriod,
  type Counted,
  inEnglish,
  largestOf,
  pageOf,
  percent,
  spelled,
  total,
} from './recounted-numbers.js';
import { checkPage, READ_PAGE, type ShownPage } from './recounted-page.js';
import { KINDS, play, type Played, startWorld } from './recounted-worlds.js';

const WORLDS = Object.entries(KINDS).flatMap(([name, { seeds = 5 }]) =>
  Array.from({ length: seeds }, (_, index) => [name, index + 1] as const),
);

const METRICS: Readonly<Record<string, (of: Counted) => number | null>> = {
  'traffic.page-views': ({ overview }) => Number(overview.pageViews),
  'traffic.sessions': ({ overview }) => Number(overview.sessions),
  'feedback.total': ({ summary }) => summary.totalFeedback ?? 0,
  'feedback.comments': ({ summary }) => summary.comments ?? 0,
  'feedback.satisfaction-rate': ({ summary: { likes = 0, dislikes = 0 } }) =>
    likes + dislikes === 0 ? null : (100 * likes) / (likes + dislikes),
  'search.total': ({ search }) => Number(search.totalSearches),
  'search.sessions': ({ search }) => Number(search.sessions),
  'search.no-result-rate': ({ search }) => (Number(search.totalSearches) === 0 ? null : Number(search.noResultRate)),
  'search.click-through-rate': ({ search }) =>
    Number(search.totalSearches) === 0 ? null : Number(search.clickThroughRate),
  'ai.questions': ({ questions }) => questions.length,
  'ai.low-confidence': ({ low }) => low.length,
  'ai.low-confidence-rate': ({ low, questions }) => (questions.length === 0 ? null : low.length / questions.length),
};

function compareMetrics(
  { project }: Report,
  { now, before, unknown }: { now: Counted; before: Counted | undefined; unknown: RegExp | undefined },
): void {
  const isYoung = project.uncompared.some(({ why }) => why.startsWith('the first '));
  for (const [name, of] of Object.entries(METRICS)) {
    const metric = project.metrics.find((one) => one.name === name);
    if (unknown?.test(name)) {
      expect([metric?.value, metric?.previous], name).toEqual([null, null]);
      continue;
    }
    const close = (value: number | null | undefined, expected: number | null, at: string): void => {
      if (expected === null || value === null) expect(value, `${name} ${at}`).toBe(expected);
      else expect(value, `${name} ${at}`).toBeCloseTo(expected, 1 + Number(!name.startsWith('feedback')) * 2);
    };
    close(metric?.value, of(now), 'now');
    if (before && !isYoung) close(metric?.previous, of(before), 'before');
  }
}

/** Every number of a sentence is looked up. A sentence that no line here knows is an error. */
function checkVerdict(
  { verdict: { text }, project, thresholds }: Report,
  now: Counted,
  before: Counted | undefined,
): void {
  const sessions = [now, before].map((of) => inEnglish(Number(of ? of.overview.sessions : 0)));
  const changes = largestOf(now, before);
  const isKnown = project.metrics.some(({ name, value }) => name === 'search.total' && value !== null);
  const patterns: [RegExp, (...found: string[]) => void][] = [
    [/^A steady (?:week|day|period): no total changed more than usual\./, () => expect(before).toBeDefined()],
    [
      / Largest change of 20% or more: (.+), ([\d,]+)\u00a0→\u00a0([\d,]+) readers?\.$/,
      (_, previous, current) =>
        expect(changes[0]).toMatchObject([current, previous].map((n) => Number(n.replace(/,/g, '')))),
    ],
    [
      /^Too few readers to tell: ([\d,]+), ([\d,]+) (?:the week before|a week before|in the compared period)\./,
      (...found) => expect(found).toEqual(sessions),
    ],
    [
      /^The number of readers varies too much to tell: ([\d,]+), ([\d,]+) (?:the week before|a week before|in the compared period)\./,
      (...found) => expect(found).toEqual(sessions),
    ],
    [/ ?Too few (?:votes|searches|questions)(?:, \w+)?(?: and \w+)? to compare their rates\./, () => undefined],
    [
      /^No readers were recorded in (\d+) days\.$/,
      (days) => expect([sessions[0], Number(days)]).toEqual(['0', project.period.days]),
    ],
    [/^Not compared: the first readers were recorded on 2 Sep\.$/, () => expect(firstDay(project)).toBe('2026-09-02')],
    [
      /^(More|Fewer) readers: ([\d,]+) sessions, ([\d,]+) the \w+ before \([+−][\d.]+%\)\.$/,
      (_, ...found) => expect(found).toEqual(sessions),
    ],
    [
      /^([\d.]+%) of searches find nothing; the limit is below 5%\.$/,
      (share) => {
        expect(share).toBe(percent(Number(now.search.noResultRate)));
        expect(thresholds[0]?.met).toBe(false);
      },
    ],
    [
      /^(.+) couldn't be fetched\./,
      (parts) =>
        expect(parts.toLowerCase().split(' and ')).toEqual(
          [
            project.pages ?? 'pages',
            project.searchQueries && project.searchPages && isKnown ? [] : 'part of search',
          ].filter((part) => typeof part === 'string'),
        ),
    ],
    [
      /^Most (searches find nothing|votes are dislikes|answers are low-confidence): ([\d.]+%) of ([\d,]+)(?:, [\d.]+% before)?\.$/,
      (what, share, of) => {
        const counts = { s: now.search.totalSearches, v: now.summary.totalFeedback, a: now.questions.length };
        const { likes = 0, totalFeedback = 0 } = now.summary;
        const shares = {
          s: Number(now.search.noResultRate),
          v: 1 - likes / totalFeedback,
          a: now.low.length / now.questions.length,
        };
        const key = what.charAt(0) as 's';
        expect([share, of]).toEqual([percent(shares[key]), inEnglish(Number(counts[key]))]);
      },
    ],
  ];
  const left = patterns.reduce((rest, [pattern, check]) => {
    const [, ...found] = pattern.exec(rest) ?? [undefined];
    if (pattern.test(rest)) check(...found.map((part = '') => part));
    return rest.replace(pattern, '');
  }, text);
  expect(left.trim(), text).toBe('');
}

function firstDay({ daily, dailyBefore }: Report['project']): string | undefined {
  return [...dailyBefore, ...daily].find(({ sessions }) => Number(sessions) > 0)?.date;
}

function checkTables({ project }: Report, now: Counted, before: Counted | undefined): void {
  for (const { path, ...row } of project.pages ?? [])
    expect(row, path).toMatchObject({
      ...now.pageSums.get(path),
      ...(before && { previousSessions: before.pageSums.get(path)?.sessions ?? 0 }),
    });
  if (!project.pages) return;
  expect(project.pages.length).toBe(now.pageSums.size);
  expect(project.largestChanges.map(({ sessions, previous }) => Math.abs(sessions - previous))).toEqual(
    project.uncompared.some(({ series }) => series === 'traffic')
      ? []
      : largestOf(now, before)
          .slice(0, 5)
          .map(([a = 0, b = 0]) => Math.abs(a - b)),
  );
  const searched = total(now.queries, 'count');
  if (project.searchQueries && now.queries.length <= 100)
    expect(project.searchQueries.reduce((sum, { searches }) => sum + searches, 0)).toBe(searched);
  if (now.low.length <= 200)
    expect((project.lowConfidenceQuestions ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(now.low.length);
}

/** Recounts the to-dos by their own words. */
function checkToDos({ toDos, project }: Report, now: Counted): void {
  for (const { verb, path, count, unit, effect, evidence, words } of toDos) {
    const [first = ''] = evidence;
    if (unit === 'searches') {
      expect(first).toBe(`${inEnglish(count)} ${count === 1 ? 'search' : 'searches'} found nothing.`);
      const failed = Number(now.search.noResultRate) * Number(now.search.totalSearches);
      expect(count).toBeLessThanOrEqual(Math.round(failed));
      const typed = [...(evidence[1] ?? '').matchAll(/“([^”]*)” ([\d,]+)/g)].map(([, query, times]) => [query, times]);
      const isExact =
        !project.uncompared.some(({ series }) => series === 'search') && !/removed|Review/.test(`${verb} ${words}`);
      for (const [query, times] of isExact
        ? [...typed, ...(typed.length > 0 ? [] : [[words, inEnglish(count)]])]
        : []) {
        const alike = now.queries.filter((row) => spelled(row.query) === spelled(query) && row.noResults === true);
        expect(times, query ?? '').toBe(inEnglish(total(alike, 'count')));
      }
    }
    if (verb === 'Rewrite') {
      const { likes = 0, dislikes = 0 } = now.votes.get(path ?? '') ?? {};
      const [, ...found] = /^([\d,]+) of ([\d,]+) votes (?:is a dislike|are dislikes)\.$/.exec(first) ?? [];
      const visits = project.pages ? (now.pageSums.get(path ?? '')?.sessions ?? 0) : 0;
      expect(found).toEqual([dislikes, likes + dislikes].map(inEnglish));
      const all = / of ([\d,]+) readers?$/.exec(effect)?.[1];
      if (all !== undefined) expect(all).toBe(inEnglish(visits));
      expect(count).toBeLessThanOrEqual(project.pages ? visits : likes + dislikes);
    }
    if (verb.startsWith('Answer')) {
      const asked = now.low.filter(({ pagePath }) => pageOf(pagePath) === path);
      const number = /^([\d,]+) low-confidence answers?/.exec(first)?.[1];
      if (number !== undefined && now.low.length <= 200) expect(number).toBe(inEnglish(asked.length));
      const downTo = /down to (\d+)%/.exec(first)?.[1];
      const lowest = Math.min(...asked.map(({ confidenceScore }) => Number(confidenceScore)));
      if (downTo !== undefined && now.low.length <= 200) expect(downTo).toBe(String(Math.floor(lowest * 100 + 1e-9)));
      const disliked = Number(/([\d,]+) answers? w/.exec(evidence.join(' '))?.[1] ?? 0);
      expect(count).toBeLessThanOrEqual(new Set(asked.map(({ sessionId }) => sessionId)).size + disliked);
    }
  }
  const readers = toDos.reduce((sum, { unit, count }) => sum + (unit === 'readers' ? count : 0), 0);
  expect(readers).toBeLessThanOrEqual(Number(now.overview.sessions));
  expect(project.metrics.length).toBe(Object.keys(METRICS).length);
}

/** Returns the words of Markdown. */
function plain(markup: string): string {
  return markup
    .replace(/<[^>]*>|[*\u2068\u2069]/g, '')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\\(?=\W)/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** The summary, the issue and the comment say what the page says, whose numbers are recounted. */
function checkTexts(texts: Played['texts'], { verdict, toDos }: Report, page: ShownPage | undefined): void {
  for (const [where, text] of Object.entries(texts)) {
    const words = where === 'summary' ? verdict.clause : verdict.text;
    expect(plain(text), where).toContain(words.replace(/\s+/g, ' ').toLowerCase());
    if (!page || page.cards.length === 0) continue;
    for (const [label, value, of, change, before] of page.cards) {
      const name = of === '' ? label : `${label}, ${of.replace(/^of /, '')}`;
      const changed = change === 'nothing to compare' || change === '' ? '–' : change;
      const row = [name, value, before.replace(/^.*: /, '') || '–', changed].join(' | ');
      expect(plain(text), where).toContain(row.toLowerCase());
    }
    const open = where === 'comment' ? toDos.slice(0, 3) : toDos;
    for (const { effect, evidence, unit } of open)
      expect(plain(text), where).toContain(
        `${unit === 'searches' ? '' : `${effect}. `}${plain(evidence[0] ?? '')}`.trim(),
      );
    if (where !== 'comment') for (const line of page.changes) expect(plain(text), where).toContain(line.toLowerCase());
  }
}

let browser: Browser | undefined;
beforeAll(async () => {
  if (NEEDS.chromium.found) browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function readPage(html: string): Promise<ShownPage | undefined> {
  const page = await browser?.newPage();
  await page?.setContent(html);
  const shown = await page?.evaluate<ShownPage>(READ_PAGE);
  await page?.close();
  return shown;
}

const counts: string[] = [];
afterAll(() => console.log(counts.join('\n')));

test.each(WORLDS)('says nothing false in the world %s, seed %d', async (name, seed) => {
  await using stage = await startWorld(name);
  const github = await startGitHubApi();
  const { report, texts, html, outputs, ask } = await play(stage, github, { name, seed });
  await github.close();
  const { period, daily } = report.project;
  const now = await countPeriod(ask, period);
  const before = period.previous ? await countPeriod(ask, period.previous) : undefined;
  expect(daily.map(({ date, pageViews }) => [date, pageViews])).toEqual(
    now.days.pageViews.map(({ date, pageViews }) => [date, pageViews]),
  );
  compareMetrics(report, { now, before, unknown: KINDS[name]?.unknown });
  checkVerdict(report, now, before);
  checkTables(report, now, before);
  checkToDos(report, now);
  const page = await readPage(html);
  const looked = page && checkPage(page, { now, before, isUsual: !KINDS[name]?.prepare && !KINDS[name]?.hostile });
  checkTexts(texts, report, page);
  expect(outputs.verdict).toBe(
    report.verdict.text.replace(/\u00a0/g, outputs.verdict?.includes('\u00a0') ? '\u00a0' : ' '),
  );
  counts.push(`${name}, seed ${seed}: ${looked ?? 0} numbers of the page. ${report.verdict.text}`);
});
