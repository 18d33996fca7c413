/** Collects the data of all sections at once; the API client limits the rate. Parts that can't be read get a note. */
import type { Api } from '../../../api/api.js';
import {
  ApiError,
  CancelledError,
  ConnectionError,
  hasStatus,
  PAGE_REASON,
  InputError,
  TimeoutError,
} from '../../../api/errors.js';
import type { Context } from '../../command.js';
import type { Note } from '../numbers/report-schema.js';
import { type Identity, readIdentity } from './project-identity.js';
import type { ReportQuery, SectionName } from './report-query.js';
import { MAX_REQUESTS, OPTIONAL_PARTS, type ReadPart, readSections } from './section-requests.js';

/** One part of a section that couldn't be read. */
interface PartFailure {
  readonly section: SectionName;
  /** The text names what is missing; it continues "Couldn't fetch ". */
  readonly what: string;
  readonly error: Error;
  /** What makes the report incomplete; null for parts that it can do without. */
  readonly missing: Note['missing'];
}

export type Collected = Awaited<ReturnType<typeof readSections>> & {
  readonly failures: readonly PartFailure[];
  readonly identity: Identity;
};

type CollectContext = Pick<Context<unknown, unknown>, 'api' | 'log' | 'clock' | 'signal'>;

/** The first response reveals the rate limit, so the other requests wait for it, but no longer than this. */
const MAX_FIRST_REQUEST_MS = 1_000;

/** Rejects if nothing could be read, with the error that says most about the cause. */
export async function collect(context: CollectContext, query: ReportQuery): Promise<Collected> {
  const { log } = context;
  /** The sections of which a part was read. */
  const readable = new Set<SectionName>();
  /** Their keys are the order of the requests: the order of the responses is chance. */
  const failuresByRequest = new Map<number, PartFailure>();
  const parts = { started: 0, ended: 0 };
  const describeProgress = (): string => {
    const { size: failed } = failuresByRequest;
    const suffix = failed === 0 ? '' : `, ${failed} failed`;
    return `Fetched ${parts.ended - failed} of ${parts.started} parts of the report${suffix}`;
  };
  const startRequest = afterFirst(context);
  const readPart: ReadPart = async (section, what, request) => {
    const index = parts.started;
    parts.started += 1;
    try {
      const part = await startRequest(request);
      readable.add(section);
      return part;
    } catch (error) {
      if (!isPartError(error)) throw error;
      failuresByRequest.set(index, { section, what, error, missing: null });
      return undefined;
    } finally {
      parts.ended += 1;
      log.progress(describeProgress);
    }
  };
  log.startProgress(describeProgress);
  const [data, identity] = await Promise.all([
    readSections({ ...countRequests(context.api), query, readPart }),
    readIdentity(startRequest, context.api),
  ]);
  log.endProgress();
  const failures = listFailures(failuresByRequest, readable);
  if (failures.length > 0 && failures.length === parts.started) throw mainError(failures);
  for (const { section, what, error } of failures)
    log.warning(`${section}: couldn't fetch ${what}: ${failureReason(error)}.`);
  return { ...data, failures, identity };
}

/** Returns a function that starts requests. The first response reveals the rate limit, so the others wait for it. */
function afterFirst(context: CollectContext) {
  let firstRequest: Promise<unknown> | undefined;
  return async <T>(request: () => Promise<T>): Promise<T> => {
    if (firstRequest) await firstRequest;
    const response = request();
    firstRequest ??= waitUntilSettled(response, MAX_FIRST_REQUEST_MS, context);
    return response;
  };
}

function listFailures(failures: ReadonlyMap<number, PartFailure>, readable: ReadonlySet<SectionName>): PartFailure[] {
  return [...failures]
    .sort(([a], [b]) => a - b)
    .map(([, failure]) => ({ ...failure, missing: missingOf(failure, readable) }));
}

function missingOf({ section, what, error }: PartFailure, readable: ReadonlySet<SectionName>): Note['missing'] {
  // An older version of the service lacks a part for good, and no user can change that.
  if (OPTIONAL_PARTS.has(what) || hasStatus(error, 404)) return null;
  return readable.has(section) ? 'part' : 'section';
}

/** The name and the URL of the project are read beside the sections. */
const IDENTITY_REQUESTS = 2;

/** Counts the requests that every report sends, and lets the others share the rest. */
function countRequests(api: Api): { api: Api; reserve: (requests: number) => number } {
  let sent = IDENTITY_REQUESTS;
  let left: number | undefined;
  return {
    api: {
      ...api,
      call: (call) => {
        sent += 1;
        return api.call(call);
      },
    },
    reserve: (requests) => {
      left ??= Math.max(0, MAX_REQUESTS - sent);
      const reserved = Math.min(requests, left);
      left -= reserved;
      return reserved;
    },
  };
}

/** Resolves when the work has ended, even with an error, or after `timeoutMs`. */
async function waitUntilSettled(
  work: Promise<unknown>,
  timeoutMs: number,
  { clock, signal }: Pick<CollectContext, 'clock' | 'signal'>,
): Promise<void> {
  const ended = new AbortController();
  const settled = work.catch(() => undefined).finally(() => ended.abort());
  const timeout = clock.sleep(timeoutMs, AbortSignal.any([signal, ended.signal])).catch(() => undefined);
  await Promise.race([settled, timeout]);
}

/** Returns true for errors of a single request. An invalid key affects all requests, so it ends the run. */
function isPartError(error: unknown): error is Error {
  if (hasStatus(error, 401)) return false;
  const isRunError = error instanceof TimeoutError || error instanceof CancelledError || error instanceof InputError;
  return error instanceof Error && !isRunError;
}

/** An outage takes precedence over other errors, because a later run may succeed. */
function mainError(failures: readonly PartFailure[]): Error {
  const errors = failures.map(({ error }) => error);
  const outage = errors.find(
    (error) =>
      error instanceof ConnectionError || (error instanceof ApiError && (error.status >= 500 || error.status === 429)),
  );
  return outage ?? errors[0] ?? new Error("Couldn't fetch any part of the report.");
}

const STATUS_REASONS: Readonly<Record<number, string>> = {
  403: "not available with this API key's role or your plan",
  404: "this version of the service doesn't have it",
  502: "the service's analytics backend is unavailable",
};

/** Describes a part that couldn't be read in a sentence. */
export function failureNote({ what, error }: PartFailure): string {
  return `Couldn't fetch ${what}: ${failureReason(error)}.`;
}

/** Returns in a few words why a part is missing; the status is at the end. */
function failureReason(error: Error): string {
  if (error instanceof ApiError) {
    const reason = error.body === 'page' ? PAGE_REASON : STATUS_REASONS[error.status];
    return `${reason ?? 'the service responded with an error'} (HTTP ${error.status})`;
  }
  return error instanceof ConnectionError ? `no response (${error.code})` : error.message.replace(/\.$/, '');
}
