/**
 * Reads everything the report needs, all sections at once; the API core paces the requests. What cannot be read is left
 * out and noted, as long as anything can be read at all.
 */
import type { Api } from '../../../api/api.js';
import { ApiError, CancelledError, ConnectionError, InputError, TimeoutError } from '../../../api/errors.js';
import type { Clock } from '../../../clock.js';
import type { RunLog } from '../../command.js';
import type { Period } from '../period.js';
import { readAi, readFeedback, readSearch, readVisits } from './section-requests.js';

export const SECTIONS = ['overview', 'traffic', 'pages', 'referrers', 'feedback', 'ai', 'search'] as const;
export type Section = (typeof SECTIONS)[number];

/** What is read, and how much of it. */
export interface Wanted {
  readonly sections: readonly Section[];
  readonly period: Period;
  /** Rows a table. */
  readonly top: number;
  readonly pathContains?: string;
  readonly maxConfidence: number;
  /** False: nothing is asked for that holds nothing but readers' words. */
  readonly quoteReaders: boolean;
}

/** Something that could not be read. */
export interface Failure {
  readonly section: Section;
  /** What is missing because of it, as it continues "left out: ". */
  readonly what: string;
  readonly error: Error;
}

/** One read among all; resolves to undefined where its section was not asked for, or where it failed. */
export type Part = <T>(section: Section, what: string, read: () => Promise<T>) => Promise<T | undefined>;

/** What a reader of sections is handed. */
export interface Reading {
  readonly api: Api;
  readonly wanted: Wanted;
  readonly part: Part;
}

type Read = Awaited<ReturnType<typeof readEverything>>;
export type Collected = Read & { readonly failures: readonly Failure[] };

/** What collecting needs of a run. */
export interface Collector {
  readonly api: Api;
  readonly log: RunLog;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** The first answer tells how fast the service may be asked, so the other requests wait for it, but no longer. */
const LEAD_MS = 1_000;

/** Rejects where nothing could be read, with the error that tells most. */
export async function collect({ api, log, clock, signal }: Collector, wanted: Wanted): Promise<Collected> {
  const failures: Failure[] = [];
  const done = { all: 0, ended: 0 };
  let lead: Promise<unknown> | undefined;
  const afterLead = async <T>(read: () => Promise<T>): Promise<T> => {
    if (lead) await lead;
    const reading = read();
    lead ??= settledWithin(reading, LEAD_MS, { clock, signal });
    return reading;
  };
  const part: Part = async (section, what, read) => {
    if (!wanted.sections.includes(section)) return undefined;
    done.all += 1;
    try {
      return await afterLead(read);
    } catch (error) {
      if (!isOfThisPart(error)) throw error;
      failures.push({ section, what, error });
      return undefined;
    } finally {
      done.ended += 1;
      log.progress(`Collected ${done.ended} of ${done.all} parts`);
    }
  };
  const read = await readEverything({ api, wanted, part });
  if (failures.length > 0 && failures.length === done.all) throw worstOf(failures);
  for (const { section, what, error } of failures) log.warning(`${section}: left out: ${what} (${reasonOf(error)}).`);
  return { ...read, failures };
}

/** Resolves when the work is over, however it ended, or after that time. */
async function settledWithin(
  work: Promise<unknown>,
  ms: number,
  { clock, signal }: Pick<Collector, 'clock' | 'signal'>,
): Promise<void> {
  const over = new AbortController();
  const settled = work.then(
    () => over.abort(),
    () => over.abort(),
  );
  await Promise.race([settled, clock.sleep(ms, AbortSignal.any([signal, over.signal])).catch(() => undefined)]);
}

async function readEverything(reading: Reading) {
  const [visits, feedback, ai, search] = await Promise.all([
    readVisits(reading),
    readFeedback(reading),
    readAi(reading),
    readSearch(reading),
  ]);
  return { ...visits, ...feedback, ...ai, ...search };
}

/** An error of the service about one request, not of the whole run. A bad key is bad for all. */
function isOfThisPart(error: unknown): error is Error {
  if (error instanceof ApiError && error.status === 401) return false;
  const isOfRun = error instanceof TimeoutError || error instanceof CancelledError || error instanceof InputError;
  return error instanceof Error && !isOfRun;
}

/** A service that cannot be reached may be there later, so that tells more than a refusal. */
function worstOf(failures: readonly Failure[]): Error {
  const errors = failures.map(({ error }) => error);
  const passing = errors.find(
    (error) =>
      error instanceof ConnectionError || (error instanceof ApiError && (error.status >= 500 || error.status === 429)),
  );
  return passing ?? errors[0] ?? new Error('Nothing was collected.');
}

/** Why a part is missing, in a few words. */
export function reasonOf(error: Error): string {
  if (!(error instanceof ApiError))
    return error instanceof ConnectionError ? `no answer: ${error.code}` : error.message;
  const told: Readonly<Record<number, string>> = {
    403: 'HTTP 403: the key or the plan does not include it',
    404: 'HTTP 404: this service does not have it yet',
    502: 'HTTP 502: the store behind it could not be reached',
  };
  return told[error.status] ?? `HTTP ${error.status}`;
}
