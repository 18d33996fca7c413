/** Calls to GitHub's API: one short deadline each, one more try, and errors that name the permission that is missing. */
import { Secrets } from '../text/redact.js';
import { shorten } from '../text/width.js';
import type { Environment, RunFacts } from './host.js';
import { HostError } from './host.js';

/** What a call needs to know of the run. */
export interface GitHubPlace {
  readonly env: Environment;
  readonly facts: RunFacts;
  readonly userAgent: string;
}

type Octokit = ReturnType<(typeof import('@actions/github'))['getOctokit']>;

/** Short, since a cancelled job still closes its deployment and then has seconds left. */
const CALL_TIMEOUT_MS = 5_000;
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 3_000;

export interface GitHubCalls {
  readonly owner: string;
  readonly repo: string;
  /**
   * Makes a call. `repeatable` ones are tried once more after a server error too; any after a secondary rate limit,
   * which refuses before anything happens. Rejects with HostError.
   */
  readonly call: <T>(
    repeatable: boolean,
    send: (octokit: Octokit, request: { signal: AbortSignal }) => Promise<T>,
    /** Instead of the short deadline. */
    signal?: () => AbortSignal,
  ) => Promise<T>;
  /** The error that says why it could not be done. */
  readonly refusal: (why: string) => HostError;
}

/** Why an answer of another shape than GitHub's is not read any further. */
export const NOT_AS_AGREED = "GitHub's answer is not as agreed; a proxy may stand in between";

/** The fields of whatever came. */
export function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/**
 * @param permission the entry of `permissions:` that these calls need, for example `deployments: write`
 * @param what what they do, as it continues "could not": "record the deployment"
 */
export async function createGitHubCalls(
  place: GitHubPlace,
  { token, permission, what }: { token: string; permission: string; what: string },
): Promise<GitHubCalls> {
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
    return new HostError(`could not ${what}: ${reasonOf(failure, permission, place.facts.fromFork)}`, { cause: error });
  };
  return {
    owner,
    repo,
    refusal: (why) => new HostError(`could not ${what}: ${why}`),
    async call(repeatable, send, signal = () => AbortSignal.timeout(CALL_TIMEOUT_MS)) {
      const once = (): ReturnType<typeof send> => send(octokit, { signal: signal() });
      try {
        return await once();
      } catch (error) {
        const pauseMs = pauseBeforeSecondTry(error, repeatable);
        if (pauseMs === undefined) throw refusal(error);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        return once().catch((again: unknown) => Promise.reject(refusal(again)));
      }
    },
  };
}

/** The status behind a refusal; undefined where no answer came. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof HostError ? failureOf(error.cause).status : undefined;
}

function ignore(): void {
  // Nothing of it belongs in the log.
}

/** The parts of octokit's errors that are read here. */
interface ApiFailure {
  readonly status?: number;
  readonly message?: string;
  readonly cause?: { readonly name?: string };
  readonly response?: { readonly headers?: Readonly<Record<string, string | undefined>> };
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

function pauseBeforeSecondTry(error: unknown, repeatable: boolean): number | undefined {
  const failure = failureOf(error);
  if (isRateLimit(failure)) {
    const pauseMs = Number(failure.response?.headers?.['retry-after'] ?? NaN) * 1000;
    return pauseMs <= LONGEST_PAUSE_MS ? Math.max(pauseMs, PAUSE_MS) : undefined;
  }
  // octokit says 500 where no answer came; after a deadline of ours there is no time for another.
  const again = repeatable && (failure.status ?? 0) >= 500 && failure.cause?.name !== 'TimeoutError';
  return again ? PAUSE_MS : undefined;
}

function reasonOf(failure: ApiFailure, permission: string, fromFork: boolean): string {
  const graphql = failure.errors?.[0];
  const status = failure.status ?? 0;
  if (isRateLimit(failure)) return `GitHub's rate limit is reached (HTTP ${status})`;
  if (status === 401) return 'GitHub does not accept the token (HTTP 401); check the input token';
  if (status === 403 || status === 404 || graphql?.type === 'FORBIDDEN' || graphql?.type === 'NOT_FOUND') {
    const answer = graphql?.type ?? `HTTP ${status}`;
    return fromFork
      ? `the token of a pull request from a fork is read-only (${answer}); nothing in the workflow can change that`
      : `the token may not (${answer}); add "${permission}" to the job's permissions`;
  }
  return describeAnswer(failure);
}

const REASON_LENGTH = 300;

/** octokit hands on whatever an answer was, a proxy's page included, as one message. */
function describeAnswer({ status = 0, message = '', cause }: ApiFailure): string {
  const said = shorten(message.replace(/\s+/g, ' ').trim(), REASON_LENGTH);
  // It says 500 where no answer came.
  if (cause?.name === 'TimeoutError') return 'GitHub did not answer in time';
  if (said === '' || /^<|undefined|not valid JSON|Unexpected (?:token|end)|Cannot read/.test(said))
    return status >= 400 ? `GitHub answered HTTP ${status}; run this again later` : NOT_AS_AGREED;
  return `GitHub answered: ${said}`;
}
