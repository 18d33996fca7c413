/** Defines the table of each kind of insight. Pure. */
import type { Insight, InsightOf } from '../report-schema.js';
import { column, type Field, PATH, type Table, table, TITLE } from './tables.js';

export function insightTable(insight: Insight): Table {
  switch (insight.kind) {
    case 'high-traffic-poor-feedback':
      return highTrafficTable(insight);
    case 'poor-feedback':
      return poorFeedbackTable(insight);
    case 'no-result-searches':
      return noResultTable(insight);
    case 'low-confidence-questions':
      return lowConfidenceTable(insight);
    case 'traffic-changes':
      return table({ id: insight.kind, title: 'Pages that moved' }, insight.items, [
        [PATH, (item) => item.path],
        [TITLE, (item) => item.title],
        ...CHANGE_FIELDS,
      ]);
    case 'search-changes':
      return table({ id: insight.kind, title: 'Searches that moved' }, insight.items, [
        [column('query', 'Query', 'text'), (item) => item.query],
        ...CHANGE_FIELDS,
      ]);
  }
}

function highTrafficTable({ kind, items }: InsightOf<'high-traffic-poor-feedback'>): Table {
  return table({ id: kind, title: 'Many views, poor feedback' }, items, [
    [PATH, (item) => item.path],
    [TITLE, (item) => item.title],
    [column('page_views', 'Views', 'count'), (item) => item.pageViews],
    [column('likes', 'Likes', 'count'), (item) => item.likes],
    [column('dislikes', 'Dislikes', 'count'), (item) => item.dislikes],
    [column('dissatisfied_views', 'Unhappy views, at least', 'count'), (item) => item.dissatisfiedViews],
  ]);
}

function poorFeedbackTable({ kind, items }: InsightOf<'poor-feedback'>): Table {
  return table({ id: kind, title: 'Disliked pages' }, items, [
    [PATH, (item) => item.path],
    [TITLE, (item) => item.title],
    [column('likes', 'Likes', 'count'), (item) => item.likes],
    [column('dislikes', 'Dislikes', 'count'), (item) => item.dislikes],
    [column('satisfaction_rate', 'Satisfaction', 'percent'), (item) => item.satisfactionRate],
    [column('dislike_rate_lower_bound', 'Disliked by at least', 'fraction'), (item) => item.dislikeRateLowerBound],
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

function lowConfidenceTable({ kind, items }: InsightOf<'low-confidence-questions'>): Table {
  return table({ id: kind, title: 'Questions the assistant was unsure of' }, items, [
    [column('question', 'Question', 'text'), (item) => item.question],
    [column('count', 'Times', 'count'), (item) => item.count],
    [column('lowest_confidence', 'Lowest confidence', 'fraction'), (item) => item.lowestConfidence],
    [column('paths', 'Asked on', 'path'), (item) => item.paths.join(', ')],
    [column('last_asked', 'Last asked', 'date'), (item) => item.lastAskedAt.slice(0, 10)],
  ]);
}

const CHANGE_FIELDS: readonly Field<Omit<InsightOf<'search-changes'>['items'][number], 'query'>>[] = [
  [column('value', 'Now', 'count'), (item) => item.value],
  [column('previous', 'Before', 'count'), (item) => item.previous],
  [column('previous_is_upper_bound', 'Before is at most', 'flag'), (item) => item.previousIsUpperBound],
  [column('change_percent', 'Change', 'change'), (item) => item.changePercent],
];
