/** Renders what readers did in one project as tables of the HTML report: pages, feedback, search, assistant, referrers. Pure. */
import { Html, markup } from '../../../text/html.js';
import { pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import type { Project } from '../report-schema.js';
import { drawSparkline } from './charts.js';
import { formatCount, formatFraction, formatPercent } from './format-numbers.js';
import { bar, foldedTable, type HtmlColumn } from './html-folded-table.js';
import { MAX_TEXT_LENGTH, pageName, pathLinks } from './html-links.js';
import {
  answerRows,
  describeCountChange,
  type DislikedQuestion,
  formatDay,
  type Item,
  itemsOf,
  otherTrafficChanges,
  poorRows,
  queryRows,
  type Row,
  shortReferrer,
} from './table-rows.js';

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

/** Shows a change beyond chance in bold. */
function countChange(value: number, previous: number, isUpperBound = false): Html {
  const { text, isReal } = describeCountChange(value, previous, isUpperBound);
  return isReal ? markup`<strong>${text}</strong>` : markup`<span class="muted">${text}</span>`;
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

function trafficChanges(project: Project, options: TableOptions): Html {
  const columns: HtmlColumn<Item<'traffic-changes'>>[] = [
    { label: 'Page', cell: (row) => pageName(project.site, row) },
    ...changeColumns<Item<'traffic-changes'>>(),
  ];
  return tableOf('Other pages that gained or lost readers', otherTrafficChanges(project), columns, {
    ...options,
    shown: FEW_ROWS,
  });
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

function poorTable(project: Project, options: TableOptions): Html {
  const rows = poorRows(project);
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

function queryTable(project: Project, options: TableOptions): Html {
  const rows = queryRows(project);
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

function answerTable(project: Project, options: TableOptions): Html {
  const columns: HtmlColumn<DislikedQuestion>[] = [
    { label: 'Question', cell: ({ question }) => typed(question) },
    { label: 'Answer', cell: ({ answer }) => typed(answer ?? '') },
    { label: 'Dislikes', kind: 'extra number', cell: ({ times }) => markup`${formatCount(times)}` },
    { label: 'Asked on', kind: 'extra', cell: ({ path }) => pathLinks(project.site, path === null ? [] : [path]) },
    { label: 'Last', kind: 'extra', cell: ({ date }) => markup`<span class="day">${formatDay(date)}</span>` },
  ];
  return tableOf('Disliked answers', answerRows(project), columns, { ...options, shown: FEW_ROWS });
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
