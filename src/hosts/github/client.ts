/** Calls GitHub's API with a timeout and one retry, and turns failures into errors that name the missing permission. */
import { logLine } from '../../text/log.js';
import { Secrets } from '../../text/redact-secrets.js';
import { shorten } from '../../text/width.js';
import { type Environment, HostError, PermissionError, type RunContext } from '../host.js';
import { retryDelayMs } from '../retry-delay.js';
import type { Schema } from './schemas.js';

/** The parts of the run that every call needs. */
export interface GitHubConnection {
  readonly env: Environment;
  readonly runContext: RunContext;
  readonly userAgent: string;
  readonly fetch: Fetch;
}

/** Sends a request through the proxy of the runner, and follows redirects. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type Octokit = ReturnType<(typeof import('@actions/github'))['getOctokit']>;

/** It is short, since a cancelled job still closes its deployment and then has seconds left. */
const CALL_TIMEOUT_MS = 5_000;
const PATIENT_CALL_TIMEOUT_MS = 20_000;
const MAX_REASON_LENGTH = 300;
const UNEXPECTED_RESPONSE = "GitHub's response is invalid. Check whether a proxy changes responses";

export interface GitHubClient {
  readonly owner: string;
  readonly repo: string;
  /**
   * Makes a call. A `repeatable` one is retried after a server error, and a patient one also after a timeout. Any call is
   * retried after a secondary rate limit, which GitHub applies before it does anything. Rejects with HostError.
   */
  readonly call: <T>(
    repetition: 'repeatable' | 'once',
    send: (octokit: Octokit, request: { signal: AbortSignal }) => Promise<T>,
    /** Creates the signal that replaces the usual timeout. */
    createSignal?: () => AbortSignal,
  ) => Promise<T>;
  /** Returns the data that the schema reads from a response. Throws HostError if the response doesn't match. */
  readonly parse: <T>(schema: Schema<T>, data: unknown) => T;
}

/**
 * @param permission the entries of `permissions:` that these calls need, for example `deployments: write`; a comma
 *   separates several
 * @param task purpose of the calls, phrased to follow "couldn't": "record the deployment"
 * @param patient true for calls that no cancelled job waits for: a longer timeout, and a retry after it
 */
export async function createGitHubClient(
  connection: GitHubConnection,
  access: { token: string; permission: string; task: string; patient?: boolean },
): Promise<GitHubClient> {
  const { token, permission, task, patient = false } = access;
  const [owner, repo] = (connection.env.GITHUB_REPOSITORY ?? '').split('/');
  if (!owner || !repo) throw new HostError(`couldn't ${task}: GITHUB_REPOSITORY isn't set`);
  if (token === '') throw new HostError(`couldn't ${task}: the input token is empty. Pass a token with ${permission}`);
  const octokit = await createOctokit(connection, token);
  // A proxy may echo the request, token included.
  const secrets = new Secrets();
  secrets.add(token);
  const toHostError = (error: unknown): HostError => {
    if (error instanceof HostError) return error;
    const failure = octokitErrorOf(error);
    const redacted = { ...failure, message: secrets.redact(failure.message) };
    const reason = describeFailure(redacted, permission, connection.runContext.secrets === 'withheld');
    return createHostError(`couldn't ${task}: ${reason}`, error);
  };
  return {
    owner,
    repo,
    async call(repetition, send, createSignal) {
      const timeout = (): AbortSignal => AbortSignal.timeout(patient ? PATIENT_CALL_TIMEOUT_MS : CALL_TIMEOUT_MS);
      const attempt = (): ReturnType<typeof send> => send(octokit, { signal: (createSignal ?? timeout)() });
      try {
        return await attempt();
      } catch (error) {
        const delayMs = delayBeforeRetryMs(error, { repeatable: repetition === 'repeatable', patient });
        if (delayMs === undefined) throw toHostError(error);
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        return attempt().catch((secondError: unknown) => Promise.reject(toHostError(secondError)));
      }
    },
    parse(schema, data) {
      const parsed = schema.safeParse(data);
      if (parsed.success) return parsed.data;
      throw new HostError(`couldn't ${task}: ${UNEXPECTED_RESPONSE}`);
    },
  };
}

function createHostError(message: string, cause: unknown): HostError {
  const failure = octokitErrorOf(cause);
  const options = { cause, retryAfter: failure.response?.headers?.['retry-after'] };
  return isPermissionFailure(failure) ? new PermissionError(message, options) : new HostError(message, options);
}

async function createOctokit({ env, userAgent, fetch }: GitHubConnection, token: string): Promise<Octokit> {
  const { getOctokit } = await import('@actions/github');
  // The default logger would print untrusted text of responses as it is.
  const ignore = (): void => undefined;
  const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const baseUrl = env.GITHUB_API_URL || 'https://api.github.com';
  return getOctokit(token, { baseUrl, userAgent, log, request: { fetch } });
}

/** Returns GitHub's own message behind a HostError, which is untrusted text. */
export function rawMessageOf(error: unknown): string {
  return error instanceof HostError ? octokitErrorOf(error.cause).message : '';
}

/** Returns the HTTP status behind a HostError; undefined if there was no response. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof HostError ? octokitErrorOf(error.cause).status || undefined : undefined;
}

/** Returns true if the token lacks the permission. A 403 for a rate limit doesn't count. */
export function isPermissionDenied(error: unknown): boolean {
  return statusOf(error) === 403 && error instanceof HostError && !isRateLimit(octokitErrorOf(error.cause));
}

/** The parts of octokit's errors that are read here. */
interface OctokitError {
  /** octokit sets 500 if there was no response. */
  readonly status: number;
  readonly message: string;
  readonly cause?: { readonly name?: string };
  readonly response?: {
    readonly headers?: Readonly<Record<string, string | undefined>>;
    /** Parsed JSON, or the text of anything else. */
    readonly data?: unknown;
  };
  /** GraphQL responds with 200 and lists its errors here. */
  readonly errors?: readonly { readonly type?: string; readonly message?: string }[];
}

function octokitErrorOf(error: unknown): OctokitError {
  if (typeof error !== 'object' || error === null) return { status: 0, message: String(error) };
  const { status = 0, message = '', cause, response, errors } = error as Partial<OctokitError>;
  return { status, message, cause, response, errors };
}

function isRateLimit({ status, response }: OctokitError): boolean {
  const headers = response?.headers ?? {};
  return status === 429 || (status === 403 && ('retry-after' in headers || headers['x-ratelimit-remaining'] === '0'));
}

function delayBeforeRetryMs(
  error: unknown,
  { repeatable, patient }: { repeatable: boolean; patient: boolean },
): number | undefined {
  const failure = octokitErrorOf(error);
  const retryAfter = failure.response?.headers?.['retry-after'];
  // A rate limit without `retry-after` lasts longer than a job should wait.
  if (isRateLimit(failure)) return retryAfter === undefined ? undefined : retryDelayMs(retryAfter);
  if (!repeatable || failure.status < 500) return undefined;
  return patient || failure.cause?.name !== 'TimeoutError' ? retryDelayMs(retryAfter) : undefined;
}

function describeFailure(failure: OctokitError, permission: string, isReadOnly: boolean): string {
  const { status } = failure;
  if (isRateLimit(failure)) return `GitHub's rate limit is reached (HTTP ${status}). Run the job again later`;
  if (status === 401) return 'GitHub rejected the token (HTTP 401). Check the input token';
  if (isPermissionFailure(failure)) {
    const code = failure.errors?.[0]?.type ?? `HTTP ${status}`;
    return isReadOnly
      ? `${READ_ONLY_TOKEN} (${code})`
      : `missing permission (${code}). Add "${permission.replace(', ', '" and "')}" to the job's "permissions:"`;
  }
  return describeResponse(failure);
}

/** Why a run of a fork can't write, whatever its permissions are. */
export const READ_ONLY_TOKEN = 'pull requests from forks only get a read-only token';

/** Returns true if the token lacks the permission, or the object is hidden from it. */
function isPermissionFailure(failure: OctokitError): boolean {
  if (isRateLimit(failure)) return false;
  const type = failure.errors?.[0]?.type;
  return failure.status === 403 || failure.status === 404 || type === 'FORBIDDEN' || type === 'NOT_FOUND';
}

/** octokit uses any response body as the message, even an HTML page of a proxy. */
function describeResponse({ status, message, cause, response }: OctokitError): string {
  // A body that isn't JSON is a proxy's page of any length, so it is not shown.
  if (typeof response?.data === 'string' && status >= 400)
    return `GitHub returned HTTP ${status}. Run the job again later`;
  const text = shorten(logLine(message.trim()), MAX_REASON_LENGTH);
  if (cause?.name === 'TimeoutError') return "GitHub didn't respond in time. Run the job again later";
  if (status === 500 && response === undefined)
    return `GitHub can't be reached (${text}). Check the network of the runner, then run the job again`;
  if (/^$|^<|undefined|not valid JSON|Unexpected (?:token|end)|Cannot read/.test(text))
    return status >= 400 ? `GitHub returned HTTP ${status}. Run the job again later` : UNEXPECTED_RESPONSE;
  return `GitHub says: ${text}`;
}
