/** Writes a file of queries to start from: what readers search for most, and the page that each search finds first. */
import { join } from 'node:path';
import { getSearchQueries, MAX_PAGE_SIZE } from '../../api/endpoints/analytics.js';
import { searchPages } from '../../api/endpoints/content.js';
import { hasStatus, InputError } from '../../api/errors.js';
import type { SearchHits } from '../../api/schemas/content.js';
import { isFile, workspacePath } from '../../disk/paths.js';
import { writeResultsFile } from '../../disk/results-file.js';
import { pluralize } from '../../text/pluralize.js';
import { redactPii } from '../../text/redact-pii.js';
import { spellingKey } from '../../text/words.js';
import type { Context } from '../command.js';
import { forEachConcurrently } from '../../api/concurrency.js';
import { groupBy } from '../../text/group-by.js';
import { MAX_RANK, pageAddressOf } from './judge.js';
import { valueProblem } from './queries-file.js';
import { done, type Words } from '../account/page-changes.js';
import { titleOf } from './account.js';
import { inputName } from '../../text/input-names.js';

/** Name of the file in the results folder. */
export const FILE = 'queries.yaml';
const DAY_MS = 86_400_000;
const MAX_QUERIES = 50;
const MIN_SEARCHES = 2;
const EXPECT = '\n  expect: ';
const PAGES = "The pages are only today's first results: correct them";

/** Where the file is after the job. A component keeps the results. */
const KEPT: Readonly<Partial<Record<ProposeRun['host']['name'], readonly string[]>>> = {
  github: ['The runner deletes the file: upload it with actions/upload-artifact.'],
  gitlab: ['Download the file from the artifacts of this job.'],
};

const FREQUENT = `A search is frequent if readers made it ${MIN_SEARCHES} times in the last 30 days. Searches with e-mail addresses or long numbers are left out.`;

interface Proposal {
  /** Path of the file, relative to the workspace. */
  readonly proposal?: string | undefined;
  /** Undefined if the file couldn't be written. */
  readonly words?: Words;
}

type ProposeRun = Pick<
  Context<unknown, unknown>,
  'api' | 'clock' | 'host' | 'log' | 'redact' | 'resultsDir' | 'optional'
>;

/** @param queriesPath path of the file that the job reads */
export async function propose(run: ProposeRun, queriesPath: string): Promise<Proposal> {
  const { api, clock, host, log, redact, resultsDir } = run;
  const path = join(resultsDir, FILE);
  // It may be the team's file, or an earlier proposal with corrections.
  if (isFile(path))
    throw new InputError([
      `${inputName('propose')}: ${workspacePath(host.workspace, path)} already exists. Move or delete the file.`,
    ]);
  const [startDate = '', endDate = ''] = [30, 1].map((days) => dateOf(clock.now() - days * DAY_MS));
  const frequent = await readFrequent(run, { startDate, endDate });
  const found = new Map<string, SearchHits['results']>();
  log.startProgress(() => `Searched for ${found.size} of ${pluralize(frequent.length, 'query', 'queries')}`);
  await forEachConcurrently(frequent, 4, async ({ query }) => {
    try {
      const hits = await searchPages(api, { q: query, limit: MAX_RANK });
      found.set(query, hits.results);
    } catch (error) {
      // What the service doesn't accept, it doesn't find.
      if (!hasStatus(error, 400, 422)) throw error;
    }
  });
  log.endProgress();
  const entries = frequent.map((one) => entryOf(one, found.get(one.query)));
  const proposed = entries.filter((entry) => entry.includes(EXPECT)).length;
  const text = `${pluralize(proposed, 'query', 'queries')} proposed of ${pluralize(frequent.length, 'frequent search', 'frequent searches')}`;
  if (proposed === 0) {
    const reason = frequent.length === 0 ? FREQUENT : 'The first result of each search has no page, or there is none.';
    return { words: done('neutral', `${text}, so no file was written`, [reason]) };
  }
  const use = useOf(workspacePath(host.workspace, queriesPath), isFile(queriesPath));
  const head = `# What readers searched for from ${startDate} to ${endDate}. ${PAGES}, and ${use}.`;
  const proposal = await writeResultsFile(run, FILE, redact(`${[head, ...entries].join('\n')}\n`));
  if (proposal === undefined) return {};
  const where = `${PAGES} in ${proposal}, and ${use}.`;
  const more = [...missesText(frequent.length - proposed), ...(KEPT[host.name] ?? [])];
  return { proposal, words: done('good', text, [where, ...more]) };
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Returns the searches that readers made often, the most frequent first. */
async function readFrequent(
  { api, redact }: ProposeRun,
  period: { readonly startDate: string; readonly endDate: string },
) {
  const { queries } = await getSearchQueries(api, { ...period, limit: MAX_PAGE_SIZE, offset: 0 });
  return [...groupBy(queries, ({ query }) => spellingKey(query)).values()]
    .map((group) => ({ query: group[0]?.query.trim() ?? '', count: group.reduce((sum, { count }) => sum + count, 0) }))
    .filter(({ query, count }) => count >= MIN_SEARCHES && valueProblem('query', query) === undefined)
    .filter(({ query }) => redact(redactPii(query)) === query)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_QUERIES);
}

/** A file of the team has entries that a move would lose. */
function useOf(target: string, exists: boolean): string {
  return exists ? `add the entries to ${target}` : `move the file to ${target}`;
}

function missesText(count: number): string[] {
  if (count === 0) return [];
  const [verb, end] = count === 1 ? ['finds', 'it is a comment'] : ['find', 'they are comments'];
  return [`${pluralize(count, 'frequent search', 'frequent searches')} ${verb} no page: ${end} in the file.`];
}

function entryOf({ query, count }: { query: string; count: number }, [first]: SearchHits['results'] = []): string {
  const place = first && pageAddressOf(first.path);
  if (!first || place === undefined) return `# ${pluralize(count, 'search', 'searches')}, no page: ${quoteYaml(query)}`;
  const expect = place.replace(/[%?#]/g, encodeURIComponent) || '/';
  return `# ${pluralize(count, 'search', 'searches')}, first: ${quoteYaml(titleOf(first))}\n- query: ${quoteYaml(query)}${EXPECT}${quoteYaml(expect)}`;
}

/** Text in double quotes on one line, in which every character is visible. */
function quoteYaml(text: string): string {
  const escape = (character: string): string => `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;
  return JSON.stringify(text).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escape);
}
