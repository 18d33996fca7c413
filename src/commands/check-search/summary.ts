/** Renders what a run found: outputs, headline, summary and annotations. Pure, and works on an incomplete record. */
import type { Block, Cell } from '../../text/document.js';
import { oneLine } from '../../text/log.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import { shorten } from '../../text/width.js';
import type { Ending, Headline, RunEnding, RunSummary } from '../command.js';
import { quoted } from '../input-kinds.js';
import { folded, limitedTable, MAX_ROWS } from '../summary-blocks.js';
import type { Answer, Query, Result } from './judge.js';

/** What a run knows so far. Paths are relative to the workspace. */
export interface CheckSearchRecord {
  queries: readonly Query[];
  /** By the text of the query. */
  readonly answers: Map<string, Answer>;
  /** The first query without an answer. */
  unanswered?: string;
  /** Undefined unless every query has an answer. */
  result?: Result;
  /** Expected pages that don't exist, found by a dry run. */
  missing?: readonly { readonly line: number; readonly message: string }[];
  file?: string;
  searchJson?: string | undefined;
  proposal?: string | undefined;
}

const MAX_ANNOTATIONS = 10;
const MAX_TITLE_LENGTH = 100;
export const NOT_LISTED = "isn't among the project's pages";

export function describeEnding(result: Result): Ending {
  const { misses, unmet } = result;
  const text = [`${headlineOf(result).text} (${numbersText(result)}).`, ...misses.slice(0, 1).map(describeMiss)].join(
    ' ',
  );
  if (unmet.length === 0)
    return { outcome: 'done', message: text, finding: misses.length === 0 ? 'good' : 'attention' };
  const advice = 'Fix the pages, or correct what the file expects.';
  return { outcome: 'gate', message: `${text} ${unmet.join(' and ')} isn't met. ${advice}`, topic: 'threshold' };
}

function headlineOf({ answers, misses }: Result): Headline {
  if (misses.length === 0) return { sign: 'good', text: 'Every query finds its page' };
  const verb = misses.length === 1 ? 'misses its' : 'miss their';
  return { sign: 'warning', text: `${misses.length} of ${pluralize(answers.length, 'query', 'queries')} ${verb} page` };
}

function numbersText({ numbers }: Result): string {
  return `hit-rate ${(numbers['hit-rate'] * 100).toFixed(1)}%, mrr ${Number(numbers.mrr.toFixed(3))}, no-results ${numbers['no-results']}`;
}

function describeMiss({ query, expect, rank, maxRank, results, first, isPageListed }: Answer): string {
  const found = results === 0 ? 'the search has no results' : `not among the ${pluralize(results, 'page')} found`;
  const place = rank === null ? `isn't found: ${found}` : `is at rank ${rank}, not in the first ${maxRank}`;
  const others = [first ? ` First is ${titleOf(first)}.` : '', isPageListed === false ? ` It ${NOT_LISTED}.` : ''];
  return `${quoted(query)}: ${expect.join(' or ')} ${place}.${others.join('')}`;
}

function titleOf({ title, path }: NonNullable<Answer['first']>): string {
  return shorten(oneLine(title ?? path), MAX_TITLE_LENGTH);
}

export function summarizeCheckSearch(record: CheckSearchRecord, _: unknown, { exitCode }: RunEnding): RunSummary {
  const { result, missing = [], searchJson, proposal, file } = record;
  const wrong = result?.misses.map((miss) => ({ line: miss.line, message: describeMiss(miss) })) ?? missing;
  const counts = result && { queries: result.answers.length, failed: result.misses.length, ...result.numbers };
  const rest = wrong.length - MAX_ANNOTATIONS;
  const shown = wrong.slice(0, MAX_ANNOTATIONS).map(({ line, message }, index) => {
    const more = rest > 0 && index === MAX_ANNOTATIONS - 1 ? ` And ${formatCount(rest)} more.` : '';
    return { line, message: message + more };
  });
  const met = result && result.unmet.length === 0;
  return {
    outputs: { ...counts, 'thresholds-met': met, 'search-json': searchJson, proposal },
    headline: result && headlineOf(result),
    includesMessage: result !== undefined,
    summary: result ? resultBlocks(result) : [{ list: wrong.map(({ message }) => message) }],
    brief: [{ list: shown.map(({ message }) => message) }],
    annotations: shown.map((one) => ({ ...one, level: exitCode ? 'error' : 'warning', title: 'check-search', file })),
    counts,
  };
}

function resultBlocks(result: Result): Block[] {
  const { answers, misses, unmet } = result;
  const hits = answers.filter(({ hit }) => hit);
  const met = unmet.length === 0 ? '' : `: ${unmet.join(' and ')} isn't met`;
  return [
    ...(misses.length === 0 ? [] : [tableOf(misses)]),
    ...folded('Queries that find their page', hits.length, [tableOf(hits)]),
    { paragraph: `${numbersText(result)}${met}.` },
  ];
}

function tableOf(answers: readonly Answer[]): Block {
  const rows = answers.map(({ query, expect, rank, first, isPageListed }): Cell[] => [
    query,
    expect.join(' or ') + (isPageListed === false ? ` (${NOT_LISTED})` : ''),
    rank === null ? '–' : String(rank),
    first ? titleOf(first) : 'no results',
  ]);
  return limitedTable(['Query', 'Expected', 'Rank', 'First result'], rows, { rows: MAX_ROWS });
}
