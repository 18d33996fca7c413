/** Calls to GitHub's API: a deadline each, one more try, and errors that name the permission that is missing. */
import { logLine } from '../../text/log.js';
import { Secrets } from '../../text/redact-secrets.js';
import { shorten } from '../../text/width.js';
import type { Environment, RunContext } from '../host.js';
import { HostError } from '../host.js';
import { pauseBeforeSecondTryMs } from '../retry-delay.js';

/** What a call needs to know of the run. */
export interface GitHubPlace {
  readonly env: Environment;
  readonly facts: RunContext;
  readonly userAgent: string;
}

type Octokit = ReturnType<(typeof import('@actions/github'))['getOctokit']>;

/** Short, since a cancelled job still closes its deployment and then has seconds left. */
const CALL_TIMEOUT_MS = 5_000;
const PATIENT_CALL_TIMEOUT_MS = 20_000;
const REASON_LENGTH = 300;

export interface GitHubCalls {
  readonly owner: string;
  readonly repo: string;
  /**
   * Makes a call. `repeatable` ones are tried once more after a server error too, patient ones also after their
   * deadline; any after a secondary rate limit, which refuses before anything happens. Rejects with HostError.
   */
  readonly call: <T>(
    repeatable: boolean,
    send: (octokit: Octokit, request: { signal: AbortSignal }) => Promise<T>,
    /** Instead of the deadline. */
    signal?: () => AbortSignal,
  ) => Promise<T>;
  /** The error that says why it could not be done. */
  readonly refusal: (why: string) => HostError;
}

/** Why an answer of another shape than GitHub's is not read any further. */
export const NOT_AS_AGREED = "GitHub's answer is not as agreed; a proxy may stand in between";

/**
 * @param permission the entry of `permissions:` that these calls need, for example `deployments: write`
 * @param what what they do, as it continues "could not": "record the deployment"
 * @param patient for calls that no cancelled job waits for: a longer deadline, and one more try after it
 */
export async function createGitHubCalls(
  place: GitHubPlace,
  access: { token: string; permission: string; what: string; patient?: boolean },
): Promise<GitHubCalls> {
  const { token, permission, what, patient = false } = access;
  const [owner, repo] = (place.env.GITHUB_REPOSITORY ?? '').split('/');
  if (!owner || !repo) throw new HostError(`could not ${what}: GITHUB_REPOSITORY is not set`);
  if (token === '') throw new HostError(`could not ${what}: the input token is empty`);
  const { getOctokit } = await import('@actions/github');
  const octokit = getOctokit(token, {
    baseUrl: place.env.GITHUB_API_URL || 'https://api.github.com',
    userAgent: place.userAgent,
    // It would print what the API says to the log as it is.
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  });
  // Whatever stands in between may answer with the request itself.
  const secrets = new Secrets();
  secrets.add(token);
  const refusal = (error: unknown): HostError => {
    if (error instanceof HostError) return error;
    const failure = { ...failureOf(error), message: secrets.redact(failureOf(error).message ?? '') };
    const reason = reasonOf(failure, permission, hasReadOnlyToken(place));
    return new HostError(`could not ${what}: ${reason}`, { cause: error });
  };
  return {
    owner,
    repo,
    refusal: (why) => new HostError(`could not ${what}: ${why}`),
    async call(repeatable, send, signal) {
      const deadline = (): AbortSignal => AbortSignal.timeout(patient ? PATIENT_CALL_TIMEOUT_MS : CALL_TIMEOUT_MS);
      const once = (): ReturnType<typeof send> => send(octokit, { signal: (signal ?? deadline)() });
      try {
        return await once();
      } catch (error) {
        const pauseMs = pauseBeforeSecondTry(error, { repeatable, patient });
        if (pauseMs === undefined) throw refusal(error);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        return once().catch((again: unknown) => Promise.reject(refusal(again)));
      }
    },
  };
}

/** What runs in the name of a fork has a token that may only read; `pull_request_target` runs in that of the target. */
export function hasReadOnlyToken({ env, facts }: Pick<GitHubPlace, 'env' | 'facts'>): boolean {
  return facts.fromFork && env.GITHUB_EVENT_NAME !== 'pull_request_target';
}

/** The status behind a refusal; undefined where no answer came. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof HostError ? failureOf(error.cause).status : undefined;
}

/** Milliseconds that the answer behind a refusal asks to wait; undefined where that is too long for another try. */
export function pauseAskedMs(error: unknown): number | undefined {
  const { response } = failureOf(error instanceof HostError ? error.cause : error);
  return pauseBeforeSecondTryMs(response?.headers?.['retry-after']);
}

/** The token lacks the permission: GitHub's 403 for a rate limit is none of these. */
export function isForbidden(error: unknown): boolean {
  return statusOf(error) === 403 && error instanceof HostError && !isRateLimit(failureOf(error.cause));
}

function ignore(): void {
  // Nothing of it belongs in the log.
}

/** The parts of octokit's errors that are read here. */
interface ApiFailure {
  readonly status?: number;
  readonly message?: string;
  readonly cause?: { readonly name?: string };
  readonly response?: {
    readonly headers?: Readonly<Record<string, string | undefined>>;
    /** Parsed JSON, or the text of anything else. */
    readonly data?: unknown;
  };
  /** GraphQL answers 200 and says here what went wrong. */
  readonly errors?: readonly { readonly type?: string; readonly message?: string }[];
}

function failureOf(error: unknown): ApiFailure {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { status, message, cause, response, errors } = error as ApiFailure;
  return { status, message, cause, response, errors };
}

function isRateLimit({ status, response }: ApiFailure): boolean {
  const headers = response?.headers ?? {};
  return status === 429 || (status === 403 && ('retry-after' in headers || headers['x-ratelimit-remaining'] === '0'));
}

function pauseBeforeSecondTry(
  error: unknown,
  { repeatable, patient }: { repeatable: boolean; patient: boolean },
): number | undefined {
  const failure = failureOf(error);
  const retryAfter = failure.response?.headers?.['retry-after'];
  // A limit that does not say when it ends takes longer.
  if (isRateLimit(failure)) return retryAfter === undefined ? undefined : pauseBeforeSecondTryMs(retryAfter);
  // octokit says 500 where no answer came.
  if (!repeatable || (failure.status ?? 0) < 500) return undefined;
  return patient || failure.cause?.name !== 'TimeoutError' ? pauseBeforeSecondTryMs(retryAfter) : undefined;
}

function reasonOf(failure: ApiFailure, permission: string, isReadOnly: boolean): string {
  const graphql = failure.errors?.[0];
  const status = failure.status ?? 0;
  if (isRateLimit(failure)) return `GitHub's rate limit is reached (HTTP ${status})`;
  if (status === 401) return 'GitHub does not accept the token (HTTP 401); check the input token';
  if (status === 403 || status === 404 || graphql?.type === 'FORBIDDEN' || graphql?.type === 'NOT_FOUND') {
    const answer = graphql?.type ?? `HTTP ${status}`;
    return isReadOnly
      ? `the token of a pull request from a fork is read-only (${answer}); nothing in the workflow can change that`
      : `the token may not (${answer}); add "${permission}" to the job's permissions`;
  }
  return describeAnswer(failure);
}

/** octokit hands on whatever an answer was, a proxy's page included, as one message. */
function describeAnswer({ status = 0, message = '', cause, response }: ApiFailure): string {
  // A page of a proxy, of any length, which octokit takes for the message.
  if (typeof response?.data === 'string' && status >= 400) return `GitHub answered HTTP ${status}`;
  const said = shorten(logLine(message.trim()), REASON_LENGTH);
  // It says 500 where no answer came.
  if (cause?.name === 'TimeoutError') return 'GitHub did not answer in time';
  if (said === '' || /^<|undefined|not valid JSON|Unexpected (?:token|end)|Cannot read/.test(said))
    return status >= 400 ? `GitHub answered HTTP ${status}; run this again later` : NOT_AS_AGREED;
  return `GitHub answered: ${said}`;
}
