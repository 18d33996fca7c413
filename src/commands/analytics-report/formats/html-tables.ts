/** Renders what readers did in one project as tables of the HTML report: pages, feedback, search, assistant, referrers. Pure. */
import { Html, markup } from '../../../text/html.js';
import { pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import { isCountBeyondChance } from '../chance.js';
import { changePercent } from '../metrics.js';
import type { Insight, InsightOf, Project } from '../report-schema.js';
import { drawSparkline } from './charts.js';
import { formatShortDay } from './format-dates.js';
import { formatChange, formatCount, formatFraction, formatPercent } from './format-numbers.js';
import { bar, foldedTable, type HtmlColumn } from './html-folded-table.js';
import { MAX_TEXT_LENGTH, pageName, pathLinks } from './html-links.js';

export interface PageSection {
  readonly id: string;
  readonly title: string;
  /** One word for the list of sections. */
  readonly short: string;
  readonly content: Html;
}

interface TableOptions {
  readonly most: number;
  /** Tables with long texts and less important ones show fewer rows. */
  readonly shown?: number;
}

const FEW_ROWS = 5;

type Row<Name extends 'pages' | 'referrers' | 'feedback' | 'searchQueries' | 'searchPages' | 'dislikedAnswers'> =
  NonNullable<Project[Name]>[number];
type Item<Kind extends Insight['kind']> = InsightOf<Kind>['items'][number];

/** Returns the sections that have at least one row. */
export function projectSections(project: Project, options: TableOptions): PageSection[] {
  const sections = [
    {
      id: 'pages',
      title: 'Pages',
      short: 'Pages',
      tables: [pageTable(project, options), trafficChanges(project, options)],
    },
    {
      id: 'feedback',
      title: 'Feedback',
      short: 'Feedback',
      tables: [poorTable(project, options), voteTable(project, options)],
    },
    {
      id: 'search',
      title: 'Search',
      short: 'Search',
      tables: [queryTable(project, options), searchChanges(project, options), searchPageTable(project, options)],
    },
    {
      id: 'assistant',
      title: 'AI assistant',
      short: 'AI assistant',
      tables: [questionTable(project, options), answerTable(project, options)],
    },
    {
      id: 'referrers',
      title: 'Where readers come from',
      short: 'Referrers',
      tables: [referrerTable(project, options)],
    },
  ];
  return sections.flatMap(({ tables, ...section }) => {
    const content = tables.filter((table) => table.text !== '');
    return content.length === 0 ? [] : [{ ...section, content: markup`${content}` }];
  });
}

const NOTHING = new Html('');

function itemsOf<Kind extends Insight['kind']>({ insights }: Project, kind: Kind): readonly Item<Kind>[] {
  const insight = insights.find((one): one is InsightOf<Kind> => one.kind === kind);
  const items: readonly unknown[] = insight?.items ?? [];
  return items as readonly Item<Kind>[];
}

function tableOf<R>(
  caption: string,
  rows: readonly R[] | null,
  columns: readonly HtmlColumn<R>[],
  options: TableOptions,
): Html {
  return rows === null || rows.length === 0 ? NOTHING : foldedTable(caption, rows, columns, options);
}

function largest(values: readonly number[]): number {
  return Math.max(0, ...values);
}

function typed(text: string): Html {
  return markup`${shorten(text, MAX_TEXT_LENGTH)}`;
}

/** Returns the change in words of a number, bold if it is beyond chance. */
function countChange(value: number, previous: number, isUpperBound = false): Html {
  const percent = changePercent(value, previous);
  const text =
    percent === null ? (value === 0 ? '–' : 'new') : `${isUpperBound ? 'at least ' : ''}${formatChange(percent)}`;
  return isCountBeyondChance(value, previous)
    ? markup`<strong>${text}</strong>`
    : markup`<span class="muted">${text}</span>`;
}

function pageTable({ pages, site }: Project, options: TableOptions): Html {
  const rows = pages ?? [];
  const max = largest(rows.map(({ pageViews }) => pageViews));
  const columns: HtmlColumn<Row<'pages'>>[] = [
    { label: 'Page', cell: (row) => pageName(site, row) },
    { label: 'Views', kind: 'number bars', cell: ({ pageViews }) => bar(pageViews, max, formatCount(pageViews)) },
    { label: 'Sessions', kind: 'extra number', cell: ({ sessions }) => markup`${formatCount(sessions)}` },
  ];
  if (rows.some(({ trend }) => trend !== null))
    columns.push({ label: 'Trend', kind: 'extra', cell: ({ trend }) => (trend ? drawSparkline(trend) : NOTHING) });
  if (rows.some(({ previous }) => previous !== null))
    columns.push({
      label: 'Change',
      kind: 'number',
      cell: ({ pageViews, previous }) =>
        previous === null ? markup`<span class="muted">–</span>` : countChange(pageViews, previous),
    });
  return tableOf('Top pages', rows, columns, options);
}

function changeColumns<R extends Item<'search-changes'> | Item<'traffic-changes'>>(): HtmlColumn<R>[] {
  return [
    { label: 'Now', kind: 'number', cell: ({ value }) => markup`${formatCount(value)}` },
    {
      label: 'Before',
      kind: 'extra number',
      cell: ({ previous, previousIsUpperBound }) =>
        markup`${previousIsUpperBound ? 'up to ' : ''}${formatCount(previous)}`,
    },
    {
      label: 'Change',
      kind: 'number',
      cell: ({ value, previous, previousIsUpperBound }) => countChange(value, previous, previousIsUpperBound),
    },
  ];
}

/** The table of top pages already shows how those changed. */
function trafficChanges(project: Project, options: TableOptions): Html {
  const shown = new Set((project.pages ?? []).flatMap(({ path, previous }) => (previous === null ? [] : [path])));
  const items = itemsOf(project, 'traffic-changes').filter(({ path }) => !shown.has(path));
  const columns: HtmlColumn<Item<'traffic-changes'>>[] = [
    { label: 'Page', cell: (row) => pageName(project.site, row) },
    ...changeColumns<Item<'traffic-changes'>>(),
  ];
  return tableOf('Other pages that gained or lost readers', items, columns, { ...options, shown: FEW_ROWS });
}

function searchChanges(project: Project, options: TableOptions): Html {
  const columns: HtmlColumn<Item<'search-changes'>>[] = [
    { label: 'Query', cell: ({ query }) => typed(query) },
    ...changeColumns<Item<'search-changes'>>(),
  ];
  return tableOf('Searches that rose or fell', itemsOf(project, 'search-changes'), columns, {
    ...options,
    shown: FEW_ROWS,
  });
}

interface Votes {
  readonly likes: number;
  readonly dislikes: number;
}

/** A rate of fewer votes isn't marked as bad. */
const MIN_VOTES = 5;
const BAD_PERCENT = 50;

function voteBar({ likes, dislikes }: Votes): Html {
  const label = `${pluralize(likes, 'like')}, ${pluralize(dislikes, 'dislike')}`;
  const parts = [
    likes > 0 ? markup`<i style="--w:${likes}"></i>` : NOTHING,
    dislikes > 0 ? markup`<i class="dislikes" style="--w:${dislikes}"></i>` : NOTHING,
  ];
  return markup`<span class="votes"><b>${formatCount(likes + dislikes)}</b><span role="img" aria-label="${label}">${parts}</span></span>`;
}

function satisfaction({ likes, dislikes }: Votes): Html {
  const votes = likes + dislikes;
  if (votes === 0) return markup`<span class="muted">–</span>`;
  const percent = (likes / votes) * 100;
  return percent < BAD_PERCENT && votes >= MIN_VOTES
    ? markup`<strong class="bad">${formatPercent(percent)}</strong>`
    : markup`${formatPercent(percent)}`;
}

const VOTES_COLUMN: HtmlColumn<Votes> = { label: 'Votes', kind: 'number bars', cell: voteBar };
const SATISFACTION_COLUMN: HtmlColumn<Votes> = { label: 'Satisfaction rate', kind: 'number', cell: satisfaction };

/** Lists the pages that more readers dislike than the other pages, with what readers wrote. */
function poorTable(project: Project, options: TableOptions): Html {
  const poor = itemsOf(project, 'poor-feedback');
  const paths = new Set(poor.map(({ path }) => path));
  const popular = itemsOf(project, 'high-traffic-poor-feedback').filter(({ path }) => !paths.has(path));
  const rows = [...poor, ...popular.map((item) => ({ ...item, comments: [] }))];
  const columns: HtmlColumn<(typeof rows)[number]>[] = [
    {
      label: 'Page',
      cell: (row) =>
        markup`${pageName(project.site, row)}${row.comments.map((comment) => markup`<q>${typed(comment)}</q>`)}`,
    },
    VOTES_COLUMN,
    SATISFACTION_COLUMN,
  ];
  return tableOf('Pages with poor feedback', rows, columns, { ...options, shown: FEW_ROWS });
}

function voteTable({ feedback, site }: Project, options: TableOptions): Html {
  const columns: HtmlColumn<Row<'feedback'>>[] = [
    { label: 'Page', cell: (row) => pageName(site, row) },
    VOTES_COLUMN,
    SATISFACTION_COLUMN,
    { label: 'Comments', kind: 'extra number', cell: ({ comments }) => markup`${formatCount(comments)}` },
  ];
  return tableOf('Pages with the most votes', feedback, columns, options);
}

/** Adds the searches without results that aren't among the most frequent ones. */
function queryTable(project: Project, options: TableOptions): Html {
  if (project.searchQueries === null) return NOTHING;
  const known = new Set(project.searchQueries.map(({ query }) => query));
  const others = itemsOf(project, 'no-result-searches')
    .filter(({ query }) => !known.has(query))
    .map((item) => ({ ...item, noResults: true, clicks: 0 }));
  const rows = [...project.searchQueries, ...others].sort((a, b) => b.searches - a.searches);
  const max = largest(rows.map(({ searches }) => searches));
  const columns: HtmlColumn<Row<'searchQueries'>>[] = [
    { label: 'Query', cell: ({ query }) => typed(query) },
    { label: 'Searches', kind: 'number bars', cell: ({ searches }) => bar(searches, max, formatCount(searches)) },
    {
      label: 'Results',
      cell: ({ noResults }) =>
        noResults
          ? markup`<span class="bad"><span aria-hidden="true">✖</span> none</span>`
          : markup`<span class="good"><span aria-hidden="true">✔</span> yes</span>`,
    },
    {
      label: 'Clicked',
      kind: 'extra number',
      cell: ({ clicks, searches, noResults }) =>
        noResults || searches === 0 ? markup`–` : markup`${formatPercent((clicks / searches) * 100)}`,
    },
    { label: 'Then asked', kind: 'extra number', cell: ({ aiEscalations }) => markup`${formatCount(aiEscalations)}` },
  ];
  return tableOf('Top searches', rows, columns, options);
}

function searchPageTable({ searchPages, site }: Project, options: TableOptions): Html {
  const max = largest((searchPages ?? []).map(({ searches }) => searches));
  const columns: HtmlColumn<Row<'searchPages'>>[] = [
    { label: 'Page', cell: (row) => pageName(site, row) },
    { label: 'Searches', kind: 'number bars', cell: ({ searches }) => bar(searches, max, formatCount(searches)) },
    { label: 'Without results', kind: 'extra number', cell: (row) => markup`${formatCount(row.noResultSearches)}` },
    { label: 'No-result rate', kind: 'number', cell: ({ noResultRate }) => markup`${formatFraction(noResultRate)}` },
  ];
  return tableOf('Searches by page', searchPages, columns, { ...options, shown: FEW_ROWS });
}

function questionTable(project: Project, options: TableOptions): Html {
  const columns: HtmlColumn<Item<'low-confidence-questions'>>[] = [
    { label: 'Question', cell: ({ question }) => typed(question) },
    { label: 'Asked', kind: 'number', cell: ({ count }) => markup`${formatCount(count)}` },
    {
      label: 'Lowest confidence',
      kind: 'number',
      cell: ({ lowestConfidence }) => markup`${formatFraction(lowestConfidence)}`,
    },
    { label: 'Asked on', kind: 'extra', cell: ({ paths }) => pathLinks(project.site, paths) },
  ];
  return tableOf('Questions with low-confidence answers', itemsOf(project, 'low-confidence-questions'), columns, {
    ...options,
    shown: FEW_ROWS,
  });
}

interface DislikedQuestion extends Row<'dislikedAnswers'> {
  readonly times: number;
}

function answerTable({ dislikedAnswers, site }: Project, options: TableOptions): Html {
  const columns: HtmlColumn<DislikedQuestion>[] = [
    { label: 'Question', cell: ({ question }) => typed(question) },
    { label: 'Answer', cell: ({ answer }) => typed(answer ?? '') },
    { label: 'Dislikes', kind: 'extra number', cell: ({ times }) => markup`${formatCount(times)}` },
    { label: 'Asked on', kind: 'extra', cell: ({ path }) => pathLinks(site, path === null ? [] : [path]) },
    { label: 'Last', kind: 'extra', cell: ({ date }) => markup`<span class="day">${formatDay(date)}</span>` },
  ];
  return tableOf('Disliked answers', groupAnswers(dislikedAnswers ?? []), columns, { ...options, shown: FEW_ROWS });
}

function formatDay(date: string): string {
  return /^\d{4}-\d\d-\d\d/.test(date) ? formatShortDay(date.slice(0, 10)) : date;
}

/** Counts answers to the same question once, with the newest answer. */
function groupAnswers(answers: readonly Row<'dislikedAnswers'>[]): DislikedQuestion[] {
  const groups = new Map<string, DislikedQuestion>();
  for (const answer of answers) {
    const group = groups.get(answer.question);
    groups.set(answer.question, group ? { ...group, times: group.times + 1 } : { ...answer, times: 1 });
  }
  return [...groups.values()].sort((a, b) => b.times - a.times);
}

function referrerTable({ referrers }: Project, options: TableOptions): Html {
  const max = largest((referrers ?? []).map(({ pageViews }) => pageViews));
  const columns: HtmlColumn<Row<'referrers'>>[] = [
    { label: 'From', cell: ({ referrer }) => typed(shortReferrer(referrer)) },
    { label: 'Views', kind: 'number bars', cell: ({ pageViews }) => bar(pageViews, max, formatCount(pageViews)) },
    { label: 'Share', kind: 'number', cell: ({ percentage }) => markup`${formatPercent(percentage)}` },
  ];
  return tableOf('Top referrers', referrers, columns, options);
}

/** Shortens URLs to host and path. */
function shortReferrer(referrer: string): string {
  if (referrer === '(direct)') return 'Direct, no referrer';
  const [, rest] = /^https?:\/\/(?:www\.)?([^?#]+)/i.exec(referrer) ?? [];
  return rest?.replace(/\/$/, '') ?? referrer;
}
