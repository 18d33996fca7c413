/** Prepares the rows of the tables that people read, in Markdown and HTML. CSV has the rows of report.json. Pure. */
import { isCountBeyondChance } from '../chance.js';
import { changePercent } from '../metrics.js';
import type { Insight, InsightOf, Project } from '../report-schema.js';
import { formatShortDay } from './format-dates.js';
import { formatChange } from './format-numbers.js';

export type Row<Name extends 'pages' | 'referrers' | 'feedback' | 'searchQueries' | 'searchPages' | 'dislikedAnswers'> =
  NonNullable<Project[Name]>[number];
export type Item<Kind extends Insight['kind']> = InsightOf<Kind>['items'][number];

/** Returns the items of an insight, or none if the project doesn't have it. */
export function itemsOf<Kind extends Insight['kind']>({ insights }: Project, kind: Kind): readonly Item<Kind>[] {
  const insight = insights.find((one): one is InsightOf<Kind> => one.kind === kind);
  const items: readonly unknown[] = insight?.items ?? [];
  return items as readonly Item<Kind>[];
}

/** Lists the pages that more readers dislike than the other pages, with what readers wrote. */
export function poorRows(project: Project) {
  const poor = itemsOf(project, 'poor-feedback');
  const paths = new Set(poor.map(({ path }) => path));
  const popular = itemsOf(project, 'high-traffic-poor-feedback').filter(({ path }) => !paths.has(path));
  return [...poor, ...popular.map((item) => ({ ...item, comments: [] }))];
}

/** The table of top pages already shows how those changed. */
export function otherTrafficChanges(project: Project): readonly Item<'traffic-changes'>[] {
  const shown = new Set((project.pages ?? []).flatMap(({ path, previous }) => (previous === null ? [] : [path])));
  return itemsOf(project, 'traffic-changes').filter(({ path }) => !shown.has(path));
}

/** Adds the searches without results that aren't among the most frequent ones. */
export function queryRows(project: Project): Row<'searchQueries'>[] {
  if (project.searchQueries === null) return [];
  const known = new Set(project.searchQueries.map(({ query }) => query));
  const others = itemsOf(project, 'no-result-searches')
    .filter(({ query }) => !known.has(query))
    .map((item) => ({ ...item, noResults: true, clicks: 0 }));
  return [...project.searchQueries, ...others].sort((a, b) => b.searches - a.searches);
}

export interface DislikedQuestion extends Row<'dislikedAnswers'> {
  readonly times: number;
}

/** Counts answers to the same question once, with the newest answer. */
export function answerRows({ dislikedAnswers }: Project): DislikedQuestion[] {
  const groups = new Map<string, DislikedQuestion>();
  for (const answer of dislikedAnswers ?? []) {
    const group = groups.get(answer.question);
    groups.set(answer.question, group ? { ...group, times: group.times + 1 } : { ...answer, times: 1 });
  }
  return [...groups.values()].sort((a, b) => b.times - a.times);
}

/** Shortens URLs to host and path. */
export function shortReferrer(referrer: string): string {
  if (referrer === '(direct)') return 'Direct, no referrer';
  const [, rest] = /^https?:\/\/(?:www\.)?([^?#]+)/i.exec(referrer) ?? [];
  return rest?.replace(/\/$/, '') ?? referrer;
}

/** Formats the day of a date or a time, or returns other text unchanged. */
export function formatDay(date: string): string {
  return /^\d{4}-\d\d-\d\d/.test(date) ? formatShortDay(date.slice(0, 10)) : date;
}

/** Returns the change of a count, and whether it is beyond chance. */
export function describeCountChange(value: number, previous: number, isUpperBound = false) {
  const percent = changePercent(value, previous);
  const none = value === 0 ? '–' : 'new';
  const text = percent === null ? none : `${isUpperBound ? 'at least ' : ''}${formatChange(percent)}`;
  return { text, isReal: isCountBeyondChance(value, previous) };
}
