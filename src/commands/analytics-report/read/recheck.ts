/** Searches again for what readers didn't find, to see whether a page has it now. Nothing is called found without evidence. */
import type { Api } from '../../../api/api.js';
import { searchPages } from '../../../api/endpoints/content.js';
import { CancelledError } from '../../../api/errors.js';
import type { SearchHits } from '../../../api/schemas/content.js';
import { placeOf } from '../../../pages/place.js';
import { hasAllWords } from '../../../text/words.js';
import type { Context } from '../../command.js';
import { forEachConcurrently } from '../../concurrency.js';
import { failedSearches, PROBE } from '../analysis/failed-searches.js';
import type { RedactText } from '../analysis/reader-text.js';
import type { FoundNow } from '../report-schema.js';
import { type Collected, failureReason } from './collect.js';

const MAX_RESULTS = 5;
const CONCURRENCY = 4;
/** Longer texts are no searches, but something that a reader pasted. */
const MAX_QUERY_LENGTH = 200;
const UNKNOWN = { verdict: 'unknown' } as const;

type RecheckContext = Pick<Context<{ readonly top: number }, unknown>, 'api' | 'inputs' | 'log' | 'random'>;

/**
 * Adds what the searches of the report find now, with at most two requests per search and one before. An error only makes
 * verdicts unknown. Text that isn't shown isn't sent, either.
 */
export async function recheckSearches(
  { api, inputs, log, random }: RecheckContext,
  collected: Collected,
  redactText: RedactText | undefined,
): Promise<Collected> {
  if (!redactText) {
    log.notice('recheck-searches: skipped, because quote-readers is false.');
    return collected;
  }
  const queries = failedSearches(collected.noResultQueries?.queries ?? [], 1)
    .slice(0, inputs.top)
    .map(({ query }) => query)
    .filter((query) => query.length <= MAX_QUERY_LENGTH && /[\p{L}\p{N}]/u.test(query) && redactText(query) === query);
  const foundNow = new Map<string, FoundNow>(queries.map((query) => [query, UNKNOWN]));
  try {
    // No page has a random word, so a page that is found for it was found by meaning.
    const hits = queries.length === 0 ? [] : await search(api, randomWord(random), 0);
    if (hits.length > 0) throw new Error("the service doesn't search by words only");
    const empty: string[] = [];
    await forEachConcurrently(queries, CONCURRENCY, async (query) => {
      const results = await search(api, query, 0);
      if (results.length === 0) empty.push(query);
      else foundNow.set(query, judge(query, results));
    });
    await forEachConcurrently(empty, CONCURRENCY, async (query) => {
      foundNow.set(query, { verdict: (await search(api, query)).length > 0 ? 'by-meaning' : 'nothing' });
    });
    return { ...collected, foundNow };
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    const recheckProblem = `Not all searches without results could be repeated: ${failureReason(error as Error)}.`;
    log.notice(`recheck-searches: ${recheckProblem}`);
    return { ...collected, foundNow, recheckProblem };
  }
}

/** Other words may be in a part of the page that the response doesn't have. */
function judge(query: string, results: SearchHits['results']): FoundNow {
  const page = results.find(({ title, path, content }) =>
    hasAllWords([title, placeOf(path), ...placeOf(path).split(/[/_-]/), content].join(' '), query),
  );
  return page ? { verdict: 'by-words', path: placeOf(page.path), title: page.title ?? undefined } : UNKNOWN;
}

async function search(api: Api, q: string, semanticRatio?: number) {
  return (await searchPages(api, { q, limit: MAX_RESULTS, semanticRatio })).results;
}

/** Returns a word that people recognize in the analytics, and that no page has. */
function randomWord(random: () => number): string {
  const letters = 'bcdfghjklmnpqrstvwxz';
  return `${PROBE}${Array.from({ length: 12 }, () => letters[Math.floor(random() * letters.length)]).join('')}`;
}
