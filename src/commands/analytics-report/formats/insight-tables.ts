/** The items of each kind of insight as a table. Pure. */
import type { Insight, InsightOf } from '../report-schema.js';
import { column, type Field, PATH, type Table, table, TITLE } from './tables.js';

export function insightTable(insight: Insight): Table {
  switch (insight.kind) {
    case 'costly-pages':
      return costlyTable(insight);
    case 'poor-feedback':
      return poorTable(insight);
    case 'no-result-searches':
      return noResultTable(insight);
    case 'unsure-questions':
      return unsureTable(insight);
    case 'page-movers':
      return table({ id: insight.kind, title: 'Pages that moved' }, insight.items, [
        [PATH, (item) => item.path],
        [TITLE, (item) => item.title],
        ...MOVED,
      ]);
    case 'search-movers':
      return table({ id: insight.kind, title: 'Searches that moved' }, insight.items, [
        [column('query', 'Query', 'text'), (item) => item.query],
        ...MOVED,
      ]);
  }
}

function costlyTable({ kind, items }: InsightOf<'costly-pages'>): Table {
  return table({ id: kind, title: 'Many views, poor feedback' }, items, [
    [PATH, (item) => item.path],
    [TITLE, (item) => item.title],
    [column('page_views', 'Views', 'count'), (item) => item.pageViews],
    [column('likes', 'Likes', 'count'), (item) => item.likes],
    [column('dislikes', 'Dislikes', 'count'), (item) => item.dislikes],
    [column('unhappy_views', 'Unhappy views, at least', 'count'), (item) => item.unhappyViews],
  ]);
}

function poorTable({ kind, items }: InsightOf<'poor-feedback'>): Table {
  return table({ id: kind, title: 'Disliked pages' }, items, [
    [PATH, (item) => item.path],
    [TITLE, (item) => item.title],
    [column('likes', 'Likes', 'count'), (item) => item.likes],
    [column('dislikes', 'Dislikes', 'count'), (item) => item.dislikes],
    [column('satisfaction_rate', 'Satisfaction', 'percent'), (item) => item.satisfactionRate],
    [column('disliked_by_at_least', 'Disliked by at least', 'fraction'), (item) => item.dislikedByAtLeast],
    [column('comments', 'Comments', 'text'), (item) => item.comments.join(' · ')],
  ]);
}

function noResultTable({ kind, items }: InsightOf<'no-result-searches'>): Table {
  return table({ id: kind, title: 'Searches that found nothing' }, items, [
    [column('query', 'Query', 'text'), (item) => item.query],
    [column('searches', 'Searches', 'count'), (item) => item.searches],
    [column('ai_escalations', 'Then asked the assistant', 'count'), (item) => item.aiEscalations],
  ]);
}

function unsureTable({ kind, items }: InsightOf<'unsure-questions'>): Table {
  return table({ id: kind, title: 'Questions the assistant was unsure of' }, items, [
    [column('question', 'Question', 'text'), (item) => item.question],
    [column('times', 'Times', 'count'), (item) => item.times],
    [column('lowest_confidence', 'Lowest confidence', 'fraction'), (item) => item.lowestConfidence],
    [column('paths', 'Asked on', 'path'), (item) => item.paths.join(', ')],
    [column('last_asked', 'Last asked', 'date'), (item) => item.lastAsked.slice(0, 10)],
  ]);
}

type Moved = Pick<
  InsightOf<'page-movers'>['items'][number],
  'value' | 'previous' | 'previousIsAtMost' | 'changePercent'
>;

const MOVED: readonly Field<Moved>[] = [
  [column('value', 'Now', 'count'), (item) => item.value],
  [column('previous', 'Before', 'count'), (item) => item.previous],
  [column('previous_is_at_most', 'Before is at most', 'flag'), (item) => item.previousIsAtMost],
  [column('change_percent', 'Change', 'change'), (item) => item.changePercent],
];
