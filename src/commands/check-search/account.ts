/** Renders what a run found: outputs, headline, summary and annotations. Pure, and works on an incomplete record. */
import type { Cell } from '../../text/document.js';
import { oneLine } from '../../text/log.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import { shorten } from '../../text/width.js';
import { endSentence, quoted } from '../../text/sentences.js';
import { type Account, type Headline, type Row, sectionBlocks } from '../account/account.js';
import { withoutDryRun } from '../account/blocks.js';
import type { Ending, RunEnding } from '../command.js';
import { type Answer, MAX_RANK, type Result } from './judge.js';
import type { CheckSearchRecord } from './record.js';

/** GitHub shows ten errors: one of them is the message that ends the run, and one would count what is hidden. */
const MAX_ANNOTATIONS = 8;
const TITLE = 'check-search';
const MAX_TITLE_LENGTH = 100;
/** A list of pages can be as long as the file. */
const MAX_PAGES_LENGTH = 300;
const NOT_LISTED = "isn't among the project's pages";

/** Ends a sentence about an expected page. */
export function notListed(nearest: string | undefined): string {
  return `${NOT_LISTED}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`;
}

/** A single miss is in the message, and in no list. */
export function describeEnding(result: Result, file: string): Ending {
  const message = `${headlineOf(result).text} (${numbersText(result)}).`;
  if (result.unmet.length === 0) return { outcome: 'done', message };
  const advice = `${unmetText(result)}. Fix the pages, or correct what the file expects.`;
  const miss = onlyMiss(result);
  if (!miss) return { outcome: 'gate', message: `${message} ${advice}`, topic: 'threshold' };
  const text = `${message} ${placeOf(miss, file)}: ${describeMiss(miss)} ${advice}`;
  return { outcome: 'gate', message: text, topic: 'threshold', location: { title: TITLE, file, line: miss.line } };
}

function onlyMiss({ misses: [first, ...others] }: Result): Answer | undefined {
  return others.length === 0 ? first : undefined;
}

function placeOf({ line }: Pick<Answer, 'line'>, file: string): string {
  return `${file}:${line}`;
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
  const { query, rank, maxRank, results, first, isPageListed, nearest } = answer;
  const end = first ? ` ${endSentence(`First is ${placeOfFirst(first)}`)}` : '';
  if (isPageListed === false && rank === null)
    return `${quoted(query)}: ${pagesText(answer)} ${notListed(nearest)}${end}`;
  const others =
    results === 0
      ? 'the search has no results'
      : `the first ${MAX_RANK} results have ${pluralize(results, 'other page')}`;
  const place = rank === null ? `isn't found: ${others}` : `is at rank ${rank}, not in the first ${maxRank}`;
  return `${quoted(query)}: ${expectedText(answer)} ${place}.${end}`;
}

function expectedText(answer: Answer): string {
  const { expect, unlisted, nearest } = answer;
  if (unlisted.length === 0) return pagesText(answer);
  const which = unlisted.length < expect.length ? `${shorten(unlisted.join(' and '), MAX_PAGES_LENGTH)} ` : '';
  const verb = which === '' || unlisted.length === 1 ? NOT_LISTED : "aren't among the project's pages";
  return `${pagesText(answer)} (${which}${verb}${nearest === undefined ? '' : `; did you mean ${nearest}?`})`;
}

function pagesText({ expect }: Answer): string {
  return shorten(expect.join(' or '), MAX_PAGES_LENGTH);
}

/** The title, and the path to write into the file. */
function placeOfFirst(first: NonNullable<Answer['first']>): string {
  const title = titleOf(first);
  const path = shorten(oneLine(first.path).trim(), MAX_TITLE_LENGTH);
  return title === path || path === '' ? title : `${title} (${path})`;
}

/** The title of a result in one short line, or else its path. */
export function titleOf({ title, path }: NonNullable<Answer['first']>): string {
  return shorten(oneLine(title ?? '').trim() || oneLine(path).trim() || '–', MAX_TITLE_LENGTH);
}

export function accountOf(
  record: CheckSearchRecord,
  { dryRun }: { readonly dryRun: boolean },
  ending: RunEnding,
): Account {
  const { result, searchJson, proposal, file = '' } = record;
  const counts = result && { queries: result.answers.length, failed: result.misses.length, ...result.numbers };
  const rows = rowsOf(record, ending);
  const hits = result?.answers.filter(({ hit }) => hit).map((hit) => ({ cells: cellsOf(hit, file) })) ?? [];
  return {
    outputs: { ...counts, 'thresholds-met': result && result.unmet.length === 0, 'search-json': searchJson, proposal },
    counts,
    headline: result ? headlineOf(result) : record.headline,
    lead: result && [{ paragraph: numbersLine(result) }],
    isLeadInMessage: true,
    sections: [{ label: 'Queries', head: result ? HEAD : ['Where', 'Page'], rows }],
    next: dryRun && ending.outcome === 'done' ? withoutDryRun('search') : [],
    details: sectionBlocks([{ label: 'Queries that find their page', head: HEAD, rows: hits, isFolded: true }]),
  };
}

/** Queries that miss their page, or pages that don't exist. */
function rowsOf({ result, missing = [], file = '' }: CheckSearchRecord, { exitCode, outcome }: RunEnding): Row[] {
  const wrong: Wrong[] = result
    ? result.misses.map((miss) => ({ line: miss.line, message: describeMiss(miss), cells: cellsOf(miss, file) }))
    : missing.map(({ line, message }) => ({ line, message, cells: [{ code: placeOf({ line }, file) }, message] }));
  const more =
    wrong.length > MAX_ANNOTATIONS
      ? ` And ${formatCount(wrong.length - MAX_ANNOTATIONS)} more, listed in the job summary.`
      : '';
  const isInMessage = outcome === 'gate' && result && onlyMiss(result) !== undefined;
  return wrong.map(({ line, message: text, cells }, index): Row => {
    const message = index === MAX_ANNOTATIONS - 1 ? text + more : text;
    const annotation = { level: exitCode ? 'error' : 'warning', title: TITLE, file, line, message } as const;
    return {
      sign: exitCode ? 'bad' : 'warning',
      cells,
      sentence: `${placeOf({ line }, file)}: ${text}`,
      isInMessage,
      ...(index < MAX_ANNOTATIONS && { annotation }),
    };
  });
}

function numbersLine(result: Result): string {
  return `${numbersText(result)}${result.unmet.length === 0 ? '' : `: ${unmetText(result)}`}.`;
}

const HEAD = ['Where', 'Query', 'Expected', 'Rank', 'First result'];

/** A query that misses its page, or a page that doesn't exist. */
interface Wrong {
  readonly line: number;
  readonly message: string;
  readonly cells: readonly Cell[];
}

function cellsOf(answer: Answer, file: string): Cell[] {
  const { query, rank, first } = answer;
  const place = { code: placeOf(answer, file) };
  return [
    place,
    query,
    expectedText(answer),
    rank === null ? '–' : String(rank),
    first ? placeOfFirst(first) : 'no results',
  ];
}
