/** Renders what a run found: outputs, headline, summary and annotations. Pure, and works on an incomplete record. */
import type { Block, Cell } from '../../text/document.js';
import { oneLine } from '../../text/log.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import { shorten } from '../../text/width.js';
import { quoted } from '../../text/sentences.js';
import type { Ending, Headline, RunEnding, RunSummary } from '../command.js';
import { folded, limitedTable, MAX_ROWS } from '../summary-blocks.js';
import { type Answer, MAX_RANK, type Result } from './judge.js';
import type { CheckSearchRecord } from './record.js';

/** GitHub shows ten errors: one of them is the message that ends the run, and one would count what is hidden. */
const MAX_ANNOTATIONS = 8;
const MAX_TITLE_LENGTH = 100;
/** A list of pages can be as long as the file. */
const MAX_PAGES_LENGTH = 300;
export const NOT_LISTED = "isn't among the project's pages";

export function describeEnding(result: Result): Ending {
  const { misses, unmet } = result;
  const miss = misses.slice(0, 1).map((first) => ` ${describeMiss(first)}`);
  const message = `${headlineOf(result).text} (${numbersText(result)}).${miss.join('')}`;
  if (unmet.length === 0) return { outcome: 'done', message };
  const advice = `${unmetText(result)}. Fix the pages, or correct what the file expects.`;
  return { outcome: 'gate', message: `${message} ${advice}`, topic: 'threshold' };
}

function headlineOf({ answers, misses }: Result): Headline {
  if (misses.length === 0) return { sign: 'good', text: 'Every query finds its page' };
  const verb = misses.length === 1 ? 'misses its' : 'miss their';
  return { sign: 'warning', text: `${misses.length} of ${pluralize(answers.length, 'query', 'queries')} ${verb} page` };
}

/** Rounds down, so that no number looks like a threshold that isn't met. */
function numbersText({ numbers }: Result): string {
  const hitRate = (Math.floor(Number((numbers['hit-rate'] * 1000).toFixed(3))) / 10).toFixed(1);
  return `hit-rate ${hitRate}%, no-results ${numbers['no-results']}`;
}

function unmetText({ unmet }: Result): string {
  return `${unmet.join(' and ')} ${unmet.length === 1 ? "isn't" : "aren't"} met`;
}

function describeMiss(answer: Answer): string {
  const { query, rank, maxRank, results, first } = answer;
  const others =
    results === 0
      ? 'the search has no results'
      : `the first ${MAX_RANK} results have ${pluralize(results, 'other page')}`;
  const place = rank === null ? `isn't found: ${others}` : `is at rank ${rank}, not in the first ${maxRank}`;
  return `${quoted(query)}: ${expectedText(answer)} ${place}.${first ? ` First is ${titleOf(first)}.` : ''}`;
}

function expectedText({ expect, isPageListed }: Answer): string {
  return shorten(expect.join(' or '), MAX_PAGES_LENGTH) + (isPageListed === false ? ` (${NOT_LISTED})` : '');
}

/** The title of a result in one short line, or else its path. */
export function titleOf({ title, path }: NonNullable<Answer['first']>): string {
  return shorten(oneLine(title ?? '').trim() || oneLine(path).trim() || '–', MAX_TITLE_LENGTH);
}

export function summarizeCheckSearch(record: CheckSearchRecord, _: unknown, { exitCode }: RunEnding): RunSummary {
  const { result, missing = [], searchJson, proposal, file } = record;
  const wrong = result?.misses.map((miss) => ({ line: miss.line, message: describeMiss(miss) })) ?? missing;
  const counts = result && { queries: result.answers.length, failed: result.misses.length, ...result.numbers };
  const more = wrong.length > MAX_ANNOTATIONS ? ` And ${formatCount(wrong.length - MAX_ANNOTATIONS)} more.` : '';
  const shown = wrong
    .slice(0, MAX_ANNOTATIONS)
    .map(({ line, message }, index) => ({ line, message: message + (index === MAX_ANNOTATIONS - 1 ? more : '') }));
  return {
    outputs: { ...counts, 'thresholds-met': result && result.unmet.length === 0, 'search-json': searchJson, proposal },
    headline: result ? headlineOf(result) : record.headline,
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
  return [
    ...(misses.length === 0 ? [] : [tableOf(misses)]),
    ...folded('Queries that find their page', hits.length, [tableOf(hits)]),
    { paragraph: `${numbersText(result)}${unmet.length === 0 ? '' : `: ${unmetText(result)}`}.` },
  ];
}

function tableOf(answers: readonly Answer[]): Block {
  const rows = answers.map((answer): Cell[] => {
    const { query, rank, first } = answer;
    return [query, expectedText(answer), rank === null ? '–' : String(rank), first ? titleOf(first) : 'no results'];
  });
  return limitedTable(['Query', 'Expected', 'Rank', 'First result'], rows, { rows: MAX_ROWS });
}
