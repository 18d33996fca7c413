/** Redacts or omits searches, questions, comments, queries of paths and referrers, for all formats in one place. Pure. */
import { isWebUrl } from '../../../text/document.js';
import { groupBy } from '../../../text/group-by.js';
import { round, sumOf } from '../numbers/metrics.js';
import type { Note, Project, RowOf } from '../numbers/report-schema.js';
import { mapRows } from './map-rows.js';
import { inputName } from '../../../text/input-names.js';

/** Returns the text of a reader without what may not be shown. */
export type RedactText = (text: string) => string;

/** The fields of rows that contain text of readers. Anyone can append a query or fragment to the path of a page. */
const READER_TEXT = new Map([
  ...['query', 'question', 'answer', 'comments', 'referrer'].map((field) => [field, /^.*$/s] as const),
  ...['path', 'paths'].map((field) => [field, /[?#].*$/s] as const),
]);
const NOTE: Note = {
  section: 'readers',
  message: `Text that readers typed is omitted, because ${inputName('quote-readers')} is false.`,
  missing: null,
};
const OTHER_HOSTS = '(other)';

/** @param redactText undefined omits all text of readers */
export function showReaderText(project: Project, redactText: RedactText | undefined): Project {
  return redactText
    ? mapRows(project, (rows) => rows.map((row) => redactRow(row, redactText)))
    : omitReaderText(project);
}

function redactRow(row: object, redactText: RedactText): object {
  const redact = (text: unknown, part: RegExp): unknown =>
    typeof text === 'string' ? text.replace(part, redactText) : text;
  const fields = Object.entries(row).map(([field, value]: [string, unknown]) => {
    const part = READER_TEXT.get(field);
    if (!part) return [field, value];
    return [field, Array.isArray(value) ? value.map((text) => redact(text, part)) : redact(value, part)];
  });
  return Object.fromEntries(fields) as object;
}

/** Keeps only counts, titles, paths and hosts. */
function omitReaderText(project: Project): Project {
  const omitted = mapRows(project, (rows) =>
    rows
      .filter((row) => !('query' in row || 'question' in row))
      .map((row) => ({
        ...redactRow(row, () => ''),
        ...('comments' in row && Array.isArray(row.comments) ? { comments: [] } : {}),
      })),
  );
  return {
    ...omitted,
    referrers: groupByHost(project.referrers),
    searchQueries: null,
    noResultSearches: null,
    lowConfidenceQuestions: null,
    dislikedAnswers: null,
    lists: [],
    notes: [...project.notes, NOTE],
  };
}

function groupByHost(referrers: Project['referrers']): Project['referrers'] {
  if (!referrers) return null;
  const add = (sum: number | null, { percentage }: RowOf<'referrers'>): number | null =>
    sum === null || percentage === null ? null : round(sum + percentage, 4);
  return [...groupBy(referrers, ({ referrer }) => hostOf(referrer))]
    .map(([referrer, rows]) => {
      return { referrer, pageViews: sumOf(rows, ({ pageViews }) => pageViews), percentage: rows.reduce(add, 0) };
    })
    .sort((a, b) => b.pageViews - a.pageViews || (a.referrer < b.referrer ? -1 : 1));
}

function hostOf(referrer: string): string {
  if (referrer === '(direct)') return referrer;
  if (!isWebUrl(referrer)) return OTHER_HOSTS;
  const { hostname } = new URL(referrer);
  // Other characters in a host name could be text of a reader.
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) ? hostname : OTHER_HOSTS;
}
