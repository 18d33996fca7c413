/** Defines the command check-search: searches for what a team expects to find, and again after a while for what is missing. */
import { basename, dirname, join } from 'node:path';
import { listPages, searchPages } from '../../api/endpoints/content.js';
import { isFile, namesIn, workspacePath } from '../../disk/paths.js';
import { removeResultsFiles } from '../../disk/earlier-results.js';
import { writeResultsJson } from '../../disk/results-file.js';
import { AddressSet } from '../../pages/address.js';
import { pluralize } from '../../text/pluralize.js';
import { formatDuration } from '../../text/units.js';
import { nearestName } from '../../text/nearest-name.js';
import { quoted } from '../../text/sentences.js';
import {
  type Command,
  type Context,
  type Ending,
  failed,
  type InputValues,
  type LocalContext,
  type Problem,
} from '../command.js';
import { commonInputs } from '../inputs/common-inputs.js';
import { forEachConcurrently } from '../../api/concurrency.js';
import { done, toEnding, type Words } from '../account/page-changes.js';
import { duration, filePath, flag, lines, number } from '../inputs/kinds.js';
import { thresholdProblems } from '../inputs/thresholds.js';
import { type Answer, isListed, judge, MAX_RANK, METRICS, nearestPage, type Query, resultOf } from './judge.js';
import { FILE, propose } from './propose.js';
import { originOf } from '../../hosts/host.js';
import { readQueries } from './queries-file.js';
import type { CheckSearchRecord } from './record.js';
import { accountOf, describeEnding, notListed } from './account.js';
import { inputName, setting } from '../../text/input-names.js';

const inputs = {
  queries: filePath({ description: 'YAML file of queries, with the pages to find.', default: 'queries.yaml' }),
  maxRank: number(
    { description: `Rank, 1 to ${MAX_RANK}, up to which an expected page counts as found.`, default: '5' },
    { min: 1, max: MAX_RANK },
  ),
  thresholds: lines({
    description: 'Conditions to meet, one per line, with hit-rate or no-results.',
    default: 'hit-rate == 100%',
  }),
  gracePeriod: duration({
    description:
      'How long a query must miss its page before it counts, such as 5m. Until then, the job repeats the query up to 4 times. Less than timeout.',
  }),
  propose: flag({
    description: 'Write a file of queries to start from, with what readers search for, and judge nothing.',
    default: 'false',
  }),
  ...commonInputs({ name: 'check-search', timeout: '10m', timeoutText: 'At the limit, nothing is judged.' }),
} as const;

type Values = InputValues<typeof inputs>;
type CheckSearchContext = Context<Values, CheckSearchRecord>;

export const checkSearch: Command<typeof inputs, CheckSearchRecord> = {
  name: 'check-search',
  summary: 'Test that searches find the pages that readers need',
  branding: { icon: 'search', color: 'purple' },
  inputs,
  inputGroups: { Queries: ['queries', 'maxRank', 'propose'], Checks: ['thresholds', 'gracePeriod'] },
  keyRole: 'viewer',
  examples: ['check-search --propose', 'check-search --dry-run', 'check-search --thresholds "hit-rate >= 90%"'],
  outputs: {
    queries: 'Number of queries; this and the next 4 outputs are empty if a query has no response',
    failed: 'Number of queries that miss their page',
    'no-results': 'Number of queries without results',
    'hit-rate': 'Share of queries that find their page, 0 to 1',
    'thresholds-met': 'true if every threshold is met, otherwise false',
    'search-json': 'Path of search.json',
    proposal: 'Path of the proposed file of queries',
  },
  createRecord: () => ({ queries: [], answers: new Map() }),
  check: (values) => [
    ...thresholdProblems(values.thresholds ?? [], METRICS),
    ...(values.propose ? proposalProblems(values) : gracePeriodProblems(values)),
  ],
  checkFiles: async (context) => {
    if (!context.inputs.propose) await readQueriesOf(context);
  },
  run: runCheckSearch,
  onInterrupted: ({ unanswered, searchJson, answers }, values, outcome) => {
    if (values.dryRun) return undefined;
    if (values.propose) return 'No file of queries was written.';
    const query = outcome === 'cancelled' || unanswered === undefined ? '' : `The query is ${unanswered}. `;
    const isKept = searchJson !== undefined && answers.size > 0;
    return `${query}Nothing is judged${isKept ? '; search.json has the answers so far' : ''}.`;
  },
  account: accountOf,
};

/** A run that repeats queries for as long as it may last could never judge. */
function gracePeriodProblems({ gracePeriod = 0, timeout = Infinity }: Partial<Values>): Problem<keyof Values>[] {
  if (gracePeriod < timeout) return [];
  const problem = `isn't shorter than ${inputName('timeout')}, which is ${formatDuration(timeout)}. Set ${inputName('timeout')} to more than ${inputName('grace-period')}.`;
  return [{ input: 'gracePeriod', subject: formatDuration(gracePeriod), problem }];
}

/** Nobody may believe that a proposal was judged. */
function proposalProblems({ dryRun, maxRank, thresholds, gracePeriod }: Partial<Values>) {
  const isSet = {
    maxRank: maxRank !== undefined && String(maxRank) !== inputs.maxRank.default,
    thresholds: thresholds !== undefined && thresholds.join('\n') !== inputs.thresholds.default,
    gracePeriod: gracePeriod !== undefined,
  };
  const judging = (Object.keys(isSet) as (keyof typeof isSet)[]).filter((input) => isSet[input]);
  const problem = `has no effect with ${setting('propose', true)}, which judges nothing. Remove one`;
  return [
    ...(dryRun
      ? [{ input: 'propose' as const, problem: `can't be used with ${inputName('dry-run')}. Remove one` }]
      : []),
    ...judging.map((input) => ({ input, problem })),
  ];
}

async function runCheckSearch(context: CheckSearchContext): Promise<Ending> {
  const { inputs: values, host, record } = context;
  await removeResultsFiles(context, ['search.json']);
  if (values.propose) {
    const { proposal, words } = await propose(context, values.queries);
    record.proposal = proposal;
    return words
      ? endWith(record, words)
      : failed(`${FILE} couldn't be written. Set another ${inputName('results-dir')}.`, 'other');
  }
  record.file = workspacePath(host.workspace, values.queries);
  record.queries = await readQueriesOf(context);
  if (values.dryRun) return checkPages(context);
  try {
    await search(context, record.queries);
    await searchAgain(context);
    await lookUpPages(context);
    record.result = resultSoFar(context);
    return describeEnding(record.result, record.file);
  } finally {
    const { answers } = resultSoFar(context);
    const thresholds = record.result?.thresholds.map(({ line, value, met }) => ({ line, value, met })) ?? [];
    const queries = answers.map((answer) => ({ ...answer, unlisted: undefined, nearest: undefined }));
    const report = { schemaVersion: 1, queries, thresholds };
    record.searchJson = await writeResultsJson(context, 'search.json', report);
  }
}

function readQueriesOf({ host, inputs }: LocalContext<Values, CheckSearchRecord>): Promise<readonly Query[]> {
  const { queries, maxRank, resultsDir } = inputs;
  const file = workspacePath(host.workspace, queries);
  const proposed = join(resultsDir, FILE);
  const proposal = isFile(proposed) ? workspacePath(host.workspace, proposed) : undefined;
  const nearest = isFile(queries) ? undefined : findNearest(queries);
  return readQueries(
    queries,
    {
      label: inputName('queries'),
      file,
      origin: originOf('file', host.name),
      firstFile: firstFileAdvice(host.name, workspacePath(host.workspace, proposed)),
      proposal,
      nearest: nearest && workspacePath(host.workspace, nearest),
    },
    maxRank,
  );
}

/** A runner ends with its job, so the advice says how to keep the file. @param file path of the proposal */
function firstFileAdvice(host: CheckSearchContext['host']['name'], file: string): string {
  const keep: Partial<Record<typeof host, string>> = {
    github: `upload ${file} with actions/upload-artifact: the runner deletes it after the job`,
    gitlab: `download ${file} from the artifacts of that job`,
  };
  const how = keep[host];
  return how === undefined
    ? 'For a first file, run docs-ci check-search --propose in a terminal.'
    : `For a first file, set ${setting('propose', true)} for one run, and ${how}.`;
}

const ENDING = /\.ya?ml$/i;

/** Finds the YAML file in the same folder whose name is most like that of a file that isn't there. */
function findNearest(path: string): string | undefined {
  const folder = dirname(path);
  const files = namesIn(folder).filter((name) => ENDING.test(name) && isFile(join(folder, name)));
  const byStem = new Map(files.map((name) => [name.replace(ENDING, ''), name]));
  const nearest = byStem.get(nearestName(basename(path).replace(ENDING, ''), [...byStem.keys()]) ?? '');
  return nearest === undefined ? undefined : join(folder, nearest);
}

function resultSoFar({ record: { queries, answers }, inputs: { thresholds } }: CheckSearchContext) {
  return resultOf(
    queries.flatMap(({ query }) => answers.get(query) ?? []),
    thresholds,
  );
}

async function search({ api, log, record }: CheckSearchContext, queries: readonly Query[]) {
  let answered = 0;
  log.startProgress(() => `Searched for ${answered} of ${pluralize(queries.length, 'query', 'queries')}`);
  await forEachConcurrently(queries, 4, async (query) => {
    try {
      const hits = await searchPages(api, { q: query.query, limit: MAX_RANK });
      record.answers.set(query.query, judge(query, hits));
      answered += 1;
    } catch (error) {
      record.unanswered ??= `${quoted(query.query)} (line ${query.line})`;
      throw error;
    }
  });
  log.endProgress();
}

/** Asks again what misses, because the index of the search may be older than the pages. */
async function searchAgain(context: CheckSearchContext): Promise<void> {
  const { inputs: values, clock, log, pause } = context;
  const { gracePeriod = 0 } = values;
  const startMs = clock.now();
  for (const share of gracePeriod === 0 ? [] : [1 / 8, 1 / 4, 1 / 2, 1]) {
    const { misses, unmet } = resultSoFar(context);
    if (misses.length === 0 || unmet.length === 0) return;
    const waitMs = Math.max(0, startMs + gracePeriod * share - clock.now());
    log.info(
      `Searching again in ${formatDuration(waitMs)}: ${pluralize(misses.length, 'query misses', 'queries miss')}.`,
    );
    await pause(waitMs);
    await search(context, misses);
  }
}

/** Finds out which of the pages that weren't found don't exist. */
async function lookUpPages(context: CheckSearchContext): Promise<void> {
  const { misses } = resultSoFar(context);
  if (misses.length === 0) return;
  const pages = await context.optional("Couldn't look up the expected pages", () => readPages(context));
  context.signal.throwIfAborted();
  if (!pages) return;
  // A page that the search finds exists, whatever the list says.
  for (const miss of misses.filter(({ rank }) => rank === null))
    context.record.answers.set(miss.query, { ...miss, ...lookUp(miss.expect, pages) });
}

function lookUp(expect: readonly string[], pages: AddressSet): Pick<Answer, 'isPageListed' | 'unlisted' | 'nearest'> {
  const unlisted = expect.filter((page) => isListed([page], pages) === false);
  const [first] = unlisted;
  const nearest = first === undefined ? undefined : nearestPage(first, pages);
  return { isPageListed: isListed(expect, pages), unlisted, nearest };
}

/** Undefined for a list that isn't complete, which says nothing about a page. */
async function readPages({ api }: CheckSearchContext): Promise<AddressSet | undefined> {
  const { pages, count } = await listPages(api);
  return count === pages.length ? new AddressSet(pages.map(({ path }) => path)) : undefined;
}

async function checkPages(context: CheckSearchContext): Promise<Ending> {
  const { record } = context;
  const pages = await readPages(context);
  const valid = `Dry run: ${pluralize(record.queries.length, 'query is', 'queries are')} valid`;
  if (!pages) return endWith(record, done('neutral', valid, ['The list of pages is incomplete.']));
  record.missing = record.queries.flatMap(({ query, line, expect }) => {
    const missing = expect.filter((page) => isListed([page], pages) === false);
    return missing.map((page) => ({
      line,
      message: `${quoted(query)}: ${page} ${notListed(nearestPage(page, pages))}`,
    }));
  });
  const { length } = record.missing;
  const text = `${valid}, ${pluralize(length, 'expected page')} not found`;
  return endWith(record, done(length === 0 ? 'good' : 'warning', text));
}

/** The ending of a run that judges nothing. Its title stays in the record. */
function endWith(record: CheckSearchRecord, words: Words): Ending {
  record.headline = words.headline;
  return toEnding(words);
}
