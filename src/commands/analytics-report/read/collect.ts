/** Collects the data of all sections at once; the API client limits the rate. Parts that can't be read get a note. */
import type { Api } from '../../../api/api.js';
import {
  adviceFor,
  ApiError,
  CancelledError,
  ConnectionError,
  hasStatus,
  PAGE_REASON,
  InputError,
  type RequestInfo,
  TimeoutError,
} from '../../../api/errors.js';
import { LIMITED, NO_RESPONSE_IN_TIME } from '../../../text/connection-codes.js';
import { inputName } from '../../../text/input-names.js';
import { groupBy } from '../../../text/group-by.js';
import { listItems } from '../../../text/list-items.js';
import { formatDuration } from '../../../text/units.js';
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

type CollectContext = Pick<Context<unknown, unknown>, 'api' | 'log' | 'clock' | 'signal'> & {
  /** Epoch milliseconds. After it, what was read is published without the rest. */
  readonly endMs: number;
};

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
  const { api, stopTimer } = endInTime(context);
  const [data, identity] = await Promise.all([
    readSections({ ...countRequests(api), query, readPart }),
    readIdentity(startRequest, api),
  ]).finally(stopTimer);
  log.endProgress();
  const failures = listFailures(failuresByRequest, readable);
  if (failures.length > 0 && failures.length === parts.started) throw mainError(failures);
  warnOf(failures, log);
  return { ...data, failures, identity };
}

/** Warns once of all parts of a section that failed for the same reason. */
function warnOf(failures: readonly PartFailure[], log: CollectContext['log']): void {
  for (const group of groupBy(failures, ({ section, error }) => section + failureReason(error)).values()) {
    const [{ section, error }] = group as [PartFailure];
    const parts = listItems([...new Set(group.map(({ what }) => what))], Infinity);
    log.warning(`${section}: couldn't fetch ${parts}: ${failureReason(error)}`);
  }
}

/** A request that was sent, but had no response when its time was over. */
class LateError extends ConnectionError {
  constructor(
    request: RequestInfo,
    readonly waitedMs: number,
  ) {
    super(request, NO_RESPONSE_IN_TIME, false);
  }
}

const NOT_REQUESTED = new Error('not requested, because other requests had no response in time');

/** Returns an API that ends requests when their time is over, so that a run can publish what the others returned. */
function endInTime({ api, clock, signal, endMs }: CollectContext): { api: Api; stopTimer: () => void } {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(NOT_REQUESTED), Math.max(0, endMs - clock.now()));
  const call: Api['call'] = async (request) => {
    stop.signal.throwIfAborted();
    // Requests take real time, whatever clock the run has.
    const startMs = performance.now();
    return api.call({ ...request, signal: stop.signal }).catch((error: unknown) => {
      const isLate = error === NOT_REQUESTED || error instanceof TimeoutError;
      if (!isLate || signal.aborted) throw error;
      if (stop.signal.aborted) throw new LateError(request, performance.now() - startMs);
      // Before the end, only a request that the rate limit holds back until then is given up.
      throw clock.now() >= endMs ? NOT_REQUESTED : new ConnectionError(request, LIMITED, true);
    });
  };
  return { api: { ...api, call }, stopTimer: () => clearTimeout(timer) };
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
/** Returns the error of a run that could read nothing. */
export function mainError(failures: readonly PartFailure[]): Error {
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

/** Describes in sentences which part couldn't be read, why, and what to do. */
export function failureNote({ what, error }: PartFailure): string {
  return `Couldn't fetch ${what}: ${failureReason(error)}`;
}

/** Returns why a part is missing, with the status at the end of the first sentence, and what to do. */
function failureReason(error: Error): string {
  const advice = partAdvice(error);
  return `${shortReason(error)}.${advice === undefined ? '' : ` ${advice}`}`;
}

function shortReason(error: Error): string {
  if (error instanceof ApiError) {
    const reason = error.body === 'page' ? PAGE_REASON : STATUS_REASONS[error.status];
    return `${reason ?? 'the service responded with an error'} (HTTP ${error.status})`;
  }
  if (error instanceof LateError) return `no response within ${formatDuration(error.waitedMs)}`;
  const isCode = error instanceof ConnectionError && error.code !== LIMITED;
  return isCode ? `no response (${error.code})` : error.message.replace(/\.$/, '');
}

const LATER = 'Run the job again later.';

/** Other parts may have been read, so the URL, the key and the network aren't the first suspects. */
function partAdvice(error: Error): string | undefined {
  // An older version of the service lacks a part for good.
  if (hasStatus(error, 404)) return undefined;
  if (hasStatus(error, 403))
    return 'A viewer key is enough. Ask an organization admin whether your plan includes this part.';
  if (error === NOT_REQUESTED || error instanceof LateError)
    return `Raise ${inputName('timeout')}, or run the job again later.`;
  if (error instanceof ApiError) return adviceFor(error);
  if (error instanceof ConnectionError) return error.code === LIMITED ? adviceFor(error) : LATER;
  return `${LATER} If it fails again, update docs-ci: the API may have changed.`;
}
