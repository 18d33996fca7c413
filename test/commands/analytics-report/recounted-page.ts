/** Reads every number of the page in a browser, and looks each of them up in what the service knows. */
import { expect } from 'vitest';
import { type Counted, inEnglish, pageOf, percent, type Row, spelled, textOf, total } from './recounted-numbers.js';

interface ShownRow {
  /** The title of a page, or what a reader typed. */
  readonly name: string;
  /** Empty if the row isn't about a page, or its path is its name. */
  readonly path: string;
  readonly cells: readonly string[];
  /** `6 likes, 7 dislikes` */
  readonly votes: string;
}

export interface ShownPage {
  readonly verdict: string;
  readonly start: string;
  readonly cards: readonly (readonly [label: string, value: string, of: string, change: string, before: string])[];
  readonly changes: readonly string[];
  readonly toDos: readonly {
    readonly title: string;
    readonly path: string;
    readonly evidence: string;
    readonly effect: string;
    readonly quotes: readonly string[];
  }[];
  readonly tables: Readonly<Record<string, readonly ShownRow[]>>;
  readonly charts: readonly string[];
  readonly text: string;
}

/** The script runs in the page. */
export const READ_PAGE = `(() => {
  const text = (node) => (node ? node.textContent : '').replace(/[\\u2066-\\u2069]/g, '').replace(/\\s+/g, ' ').trim();
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const tables = {};
  for (const table of all('table')) {
    const caption = table.querySelector('caption').cloneNode(true);
    all('.paper', caption).forEach((one) => one.remove());
    const name = text(caption).replace(/, continued$/, '').replace(/ \\(in the newest.*/, '');
    const rows = all('tbody tr', table).map((row) => {
      const head = row.querySelector('th');
      return {
        name: text(head.querySelector('.title') ?? head.querySelector('bdi') ?? head),
        path: text(head.querySelector('code')),
        cells: all('td', row).map(text),
        votes: row.querySelector('.votes [role=img]')?.getAttribute('aria-label') ?? '',
      };
    });
    tables[name] = [...(tables[name] ?? []), ...rows];
  }
  return {
    verdict: text(document.querySelector('#verdict')),
    start: text(document.querySelector('.lead')),
    cards: all('.cards > div').map((card) => [...card.children].map(text)),
    changes: all('.changes li').map(text),
    toDos: all('.to-dos > li').map((item) => ({
      title: text(item.querySelector('h3')),
      path: item.querySelector('h3 .title')?.getAttribute('href') ?? text(item.querySelector('h3 .title')),
      evidence: text(item.querySelector('p')),
      effect: text(item.querySelector('.effect')).replace(text(item.querySelector('.effect span')), ''),
      quotes: all('blockquote', item).map(text),
    })),
    tables,
    charts: all('svg.wide').map((chart) => chart.getAttribute('aria-label')),
    text: text(document.body),
  };
})()`;

const numbersOf = (text: string): number[] =>
  (text.match(/[\d,]*\.?\d+/g) ?? []).map((one) => Number(one.replace(/,/g, '')));

/** What was redacted or cut off has no key. */
const isWhole = (text: string): boolean => !/\[removed\]|…|⟪|\(U\+|\*\*\*/.test(text);

function changeOf(now: number, before: number): string {
  if (before === 0) return now === 0 ? '–' : 'new';
  const change = Math.sign(now - before) * (Math.round((Math.abs(now - before) / before) * 1_000 + 1e-7) / 10);
  return `${change === 0 ? '' : change > 0 ? '+' : '−'}${inDecimals(Math.abs(change))}%`;
}

function inDecimals(value: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

const rateText = (part: number, whole: number): string =>
  whole === 0 ? '–' : whole < 10 ? `${part} of ${whole}` : percent(part / whole);

/** A change that is within the usual one isn't larger than it. */
function checkUsual(change: string): void {
  const [, amount, usual] = /^[+−]?([\d,.]+)(?:%| pp), within the usual ±([\d,.]+)/.exec(change) ?? [];
  if (amount !== undefined)
    expect(Number(amount.replace(/,/g, '')), change).toBeLessThanOrEqual(Number(usual?.replace(/,/g, '')));
  const [, sign, word] = /^(▲|▼) .* (up|down|better|worse)$/.exec(change) ?? [];
  if (sign !== undefined && word !== 'better' && word !== 'worse') expect(sign).toBe(word === 'up' ? '▲' : '▼');
}

const pathOf = ({ name, path }: ShownRow): string => pageOf(decodeURI((path || name).replace(/%(?!\w\w)/g, '%25')));

interface Periods {
  readonly now: Counted;
  readonly before: Counted | undefined;
  /** True if no reader votes or comments again and again. */
  readonly isUsual: boolean;
}

/** Each table, and what its cells must be. Undefined isn't checked, because the name of the row isn't known. */
const TABLES: Readonly<
  Record<string, (row: ShownRow, periods: Periods) => readonly (string | undefined)[] | undefined>
> = {
  'Daily activity': ({ name }, { now: { days } }) => {
    const dayOf = ({ date }: Row): string =>
      new Date(textOf(date)).toLocaleDateString('en-GB', {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      });
    const valueOf = (rows: readonly Row[], field: string): string =>
      inEnglish(Number(rows.find((row) => dayOf(row).replace(',', '').replace('Sept', 'Sep') === name)?.[field]));
    return [
      valueOf(days.pageViews, 'pageViews'),
      valueOf(days.pageViews, 'sessions'),
      valueOf(days.searches, 'searches'),
      valueOf(days.questions, 'questions'),
    ];
  },
  'Top pages': (row, { now, before }) => {
    const { pageViews = NaN, sessions = NaN } = now.pageSums.get(pathOf(row)) ?? {};
    const previous = before?.pageSums.get(pathOf(row))?.sessions ?? 0;
    return [pageViews, sessions, ...(before ? [previous] : [])]
      .map(inEnglish)
      .concat(before ? [changeOf(sessions, previous)] : []);
  },
  'Pages with poor feedback': voteCells,
  'Pages with the most votes': (row, periods) => [
    ...voteCells(row, periods),
    inEnglish(periods.now.votes.get(pathOf(row))?.comments ?? NaN),
  ],
  'Top searches': ({ name }, { now }) => {
    if (!isWhole(name)) return undefined;
    const { count = NaN, clicks = NaN, aiEscalations = NaN } = now.querySums.get(spelled(name)) ?? {};
    const isFound = now.queries.some((row) => spelled(row.query) === spelled(name) && row.noResults !== true);
    return [
      inEnglish(count),
      isFound ? '✔ yes' : '✖ none',
      isFound ? percent(clicks / count) : '–',
      inEnglish(aiEscalations),
    ];
  },
  'Searches by page': (row, { now }) => {
    const { totalSearches = NaN, noResultSearches = NaN } = now.searchPages.get(pathOf(row)) ?? {};
    return [inEnglish(totalSearches), inEnglish(noResultSearches), percent(noResultSearches / totalSearches)];
  },
  'Questions with low-confidence answers': ({ name, cells }, { now }) => {
    if (!isWhole(name)) return undefined;
    // A report reads at most the newest 200.
    const same = now.low.slice(0, 200).filter(({ question }) => spelled(question) === spelled(name));
    const lowest = Math.min(...same.map(({ confidenceScore }) => Number(confidenceScore)));
    // A confidence that no scale allows isn't shown.
    return [inEnglish(same.length), cells[1] === '–' ? undefined : percent(lowest), undefined];
  },
  'Disliked answers': ({ name }, { now }) => {
    if (!isWhole(name)) return undefined;
    const same = now.answers.filter(({ question, type }) => type === 'dislike' && spelled(question) === spelled(name));
    return [undefined, inEnglish(same.length), undefined, undefined];
  },
  'Top referrers': ({ name, cells }, { now }) => {
    const views = now.referrers.map(({ pageViews }) => inEnglish(Number(pageViews)));
    expect(views, name).toContain(cells[0]);
    const count = Number(cells[0]?.replace(/,/g, ''));
    return [cells[0], percent(count / Number(now.overview.pageViews))];
  },
  Metrics: ({ name, cells }, periods) => {
    const [value = '', previous, change = ''] = cells;
    checkUsual(change);
    const [now, before] = [periods.now, periods.before].map((of) => of && METRICS[name]?.(of));
    const isKnown = (shown: string | undefined): boolean => /\d/.test(shown ?? '');
    return [isKnown(value) ? now : value, ...(periods.before ? [isKnown(previous) ? before : previous, change] : [])];
  },
};

function voteCells(row: ShownRow, { now }: Periods): string[] {
  const { likes = NaN, dislikes = NaN } = now.votes.get(pathOf(row)) ?? {};
  expect(numbersOf(row.votes), row.name).toEqual([likes, dislikes]);
  return [inEnglish(likes + dislikes), rateText(likes, likes + dislikes)];
}

const few = (share: number, whole: number, noun: string): string =>
  whole < 10
    ? `${Math.round(share * whole)} of ${whole} ${whole === 1 ? noun.replace(/(?<=search)es$|s$/, '') : noun}`
    : percent(share);
const METRICS: Readonly<Record<string, (of: Counted) => string>> = {
  'Page views': ({ overview }) => inEnglish(Number(overview.pageViews)),
  Sessions: ({ overview }) => inEnglish(Number(overview.sessions)),
  Votes: ({ summary }) => inEnglish(summary.totalFeedback ?? 0),
  Comments: ({ summary }) => inEnglish(summary.comments ?? 0),
  'Satisfaction rate': ({ summary: { likes = 0, dislikes = 0 } }) =>
    few(likes / (likes + dislikes), likes + dislikes, 'votes'),
  Searches: ({ search }) => inEnglish(Number(search.totalSearches)),
  'Sessions with a search': ({ search }) => inEnglish(Number(search.sessions)),
  'No-result rate': ({ search }) => few(Number(search.noResultRate), Number(search.totalSearches), 'searches'),
  'Search click-through rate': ({ search }) =>
    few(Number(search.clickThroughRate), Number(search.totalSearches), 'searches'),
  'Questions to the AI assistant': ({ questions }) => inEnglish(questions.length),
  'Low-confidence answers': ({ low }) => inEnglish(low.length),
  'Low-confidence rate': ({ low, questions }) => few(low.length / questions.length, questions.length, 'questions'),
};
const CARDS: Readonly<Record<string, string>> = { Readers: 'Sessions' };

/** Returns how many numbers were looked up. */
export function checkPage(page: ShownPage, periods: Periods): number {
  let looked = 0;
  for (const [name, rows] of Object.entries(page.tables)) {
    const check = TABLES[name];
    expect(check, `table ${name}`).toBeDefined();
    for (const row of rows) {
      const expected = check?.(row, periods);
      if (!expected) continue;
      const shown = row.cells.map((cell, index) => (expected[index] === undefined ? undefined : cell));
      expect(shown, `${name}: ${row.name}`).toEqual(expected.slice(0, shown.length));
      looked += expected.filter((cell) => cell !== undefined && /\d/.test(cell)).length;
    }
  }
  checkCards(page, periods);
  for (const chart of page.charts) checkChart(chart, periods);
  return looked + page.cards.length * 2 + page.charts.length * 4 + checkToDos(page, periods);
}

function checkCards({ cards }: ShownPage, { now, before }: Periods): void {
  for (const [label, value, of, change, previous] of cards) {
    const valueOf = METRICS[CARDS[label] ?? label];
    if (/\d/.test(value)) expect(value, label).toBe(valueOf?.(now));
    if (of !== '') expect(of).toBe(`of ${inEnglish(now.summary.totalFeedback ?? 0)} votes`);
    checkUsual(change);
    if (previous !== '') expect(previous.replace(/^.*: /, ''), label).toBe(before && valueOf?.(before));
  }
}

const DAYS = {
  'Page views': ['pageViews', 'pageViews'],
  Searches: ['searches', 'searches'],
  'Questions to the AI assistant': ['questions', 'questions'],
} as const;

function checkChart(label: string, { now, before }: Periods): void {
  const [, name = '', sum, , previous, mostDay = '', most, leastDay = '', least] =
    /^(.*): ([\d,]+) in total(, ([\d,]+) before)?\. Most on (.*?) \(([\d,]+)\), fewest on (.*?) \(([\d,]+)\)\.$/.exec(
      label,
    ) ?? [];
  const [kind, field] = DAYS[name as keyof typeof DAYS];
  const rows = now.days[kind];
  const valueOn = (day: string): number => Number(rows.find(({ date }) => dayText(textOf(date)) === day)?.[field]);
  const values = rows.map((row) => Number(row[field]));
  expect([sum, most, least], label).toEqual(
    [total(rows, field), Math.max(...values), Math.min(...values)].map(inEnglish),
  );
  expect([valueOn(mostDay), valueOn(leastDay)].map(inEnglish), label).toEqual([most, least]);
  if (previous !== undefined && before) expect(previous, label).toBe(inEnglish(total(before.days[kind], field)));
}

function dayText(date: string): string {
  const time = new Date(date);
  const month = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[time.getUTCMonth()] ?? '';
  return `${time.getUTCDate()} ${month}`;
}

/** Recounts the to-dos by their own words. Returns how many numbers were looked up. */
function checkToDos({ toDos }: ShownPage, { now, isUsual }: Periods): number {
  let looked = 0;
  for (const { title, path, evidence, effect } of toDos) {
    const [count = NaN] = numbersOf(effect);
    const found = /^([\d,]+) (?:search|searches) found nothing\./.exec(evidence);
    if (found) expect(found[1], title).toBe(inEnglish(count));
    const votes = /^([\d,]+) of ([\d,]+) votes (?:is a dislike|are dislikes), at ([\d,]+) sessions?\./.exec(evidence);
    if (votes) {
      const key = [...now.votes.keys()].find((one) => decodeURI(path).endsWith(one) && one !== '/') ?? '/';
      const { likes = 0, dislikes = 0 } = now.votes.get(key) ?? {};
      expect(votes.slice(1), title).toEqual(
        [dislikes, likes + dislikes, now.pageSums.get(key)?.sessions ?? 0].map(inEnglish),
      );
      const { likes: allLikes = 0, dislikes: allDislikes = 0 } = now.summary;
      const others = (allDislikes - dislikes) / (allLikes + allDislikes - likes - dislikes);
      const sessions = now.pageSums.get(key)?.sessions ?? 0;
      if (isUsual) expect(count, title).toBe(Math.round((dislikes / (likes + dislikes) - others) * sessions));
      else expect(count, title).toBeLessThanOrEqual(sessions);
    }
    looked += 1 + (votes ? 3 : 0);
  }
  return looked;
}
