/** Calls GitHub's API with a timeout and one retry, and turns failures into errors that name the missing permission. */
import type { Secrets } from '../../text/redact-secrets.js';
import { type Environment, HostError, PermissionError, type RunContext } from '../host.js';
import { requirePage } from '../list-limit.js';
import { checkText, redactPost } from '../outgoing.js';
import { retryDelayMs } from '../retry-delay.js';
import {
  describeFailure,
  isPermissionFailure,
  isRateLimit,
  type OctokitError,
  octokitErrorOf,
  UNEXPECTED_RESPONSE,
} from './octokit-error.js';
import type { Schema } from './schemas.js';

/** The parts of the run that every call needs. */
export interface GitHubConnection {
  readonly env: Environment;
  readonly runContext: RunContext;
  readonly userAgent: string;
  /** Every secret of the run. */
  readonly secrets: Secrets;
  readonly fetch: Fetch;
}

/** Sends a request through the proxy of the runner, and follows redirects. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type Octokit = ReturnType<(typeof import('@actions/github'))['getOctokit']>;

/** It is short, since a cancelled job still closes its deployment and then has seconds left. */
const CALL_TIMEOUT_MS = 5_000;
const PATIENT_CALL_TIMEOUT_MS = 20_000;
const PAGE_SIZE = 100;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** The query of a GET, else JSON. */
type Params = Readonly<Record<string, unknown>>;

interface Access {
  readonly token: string;
  /** The entries of `permissions:` that these calls need, for example `deployments: write`; a comma separates several. */
  readonly permission: string;
  /** Purpose of the calls, phrased to follow "couldn't": "record the deployment". */
  readonly task: string;
  /** True for calls that no cancelled job waits for: a longer timeout, and a retry after it. */
  readonly patient?: boolean;
  /** No call is made after it has aborted. */
  readonly signal?: AbortSignal;
}

interface Run {
  readonly isReadOnly: boolean;
  readonly secrets: Secrets;
}

export async function createGitHubClient(connection: GitHubConnection, access: Access): Promise<GitHubClient> {
  const { token, permission, task } = access;
  connection.secrets.add(token);
  const [owner, repo] = (connection.env.GITHUB_REPOSITORY ?? '').split('/');
  if (!owner || !repo) throw new HostError(`couldn't ${task}: GITHUB_REPOSITORY isn't set`);
  if (token === '') throw new HostError(`couldn't ${task}: the input token is empty. Pass a token with ${permission}`);
  const isReadOnly = connection.runContext.secrets === 'withheld';
  const octokit = await createOctokit(connection, access);
  return new GitHubClient(octokit, { owner, repo }, { ...access, isReadOnly, secrets: connection.secrets });
}

/** Every method rejects with HostError, also for a response that doesn't match its schema. */
export class GitHubClient {
  readonly #octokit: Octokit;
  readonly #access: Access & Run;

  constructor(
    octokit: Octokit,
    readonly repository: { readonly owner: string; readonly repo: string },
    access: Access & Run,
  ) {
    this.#octokit = octokit;
    this.#access = access;
  }

  /**
   * Makes a call. A `repeatable` one is retried after a server error, and a patient one also after a timeout. Any call is
   * retried after a secondary rate limit, which GitHub applies before it does anything.
   */
  async call<T>(
    repetition: 'repeatable' | 'once',
    send: (octokit: Octokit, request: { signal: AbortSignal }) => Promise<T>,
    /** Creates the signal that replaces the usual timeout. */
    createSignal?: () => AbortSignal,
  ): Promise<T> {
    const { signal, patient = false } = this.#access;
    signal?.throwIfAborted();
    const timeout = (): AbortSignal => AbortSignal.timeout(patient ? PATIENT_CALL_TIMEOUT_MS : CALL_TIMEOUT_MS);
    const attempt = (): Promise<T> => send(this.#octokit, { signal: (createSignal ?? timeout)() });
    try {
      return await attempt();
    } catch (error) {
      const delayMs = delayBeforeRetryMs(error, { repeatable: repetition === 'repeatable', patient });
      if (delayMs === undefined) throw this.#toHostError(error);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      return attempt().catch((secondError: unknown) => Promise.reject(this.#toHostError(secondError)));
    }
  }

  /** Sends a request below the repository, and returns what the schema reads from the response. */
  async send<T>(
    schema: Schema<T>,
    route: `${Method} ${string}`,
    params?: Params,
    repetition: 'repeatable' | 'once' = route.startsWith('POST') ? 'once' : 'repeatable',
  ): Promise<T> {
    const { owner, repo } = this.repository;
    const url = route.replace(' ', ` /repos/${owner}/${repo}/`);
    const response = await this.call(repetition, (octokit, request) => octokit.request(url, { ...params, request }));
    return this.parse(schema, response.data as unknown);
  }

  /** Yields the items of a list, and requests its pages as they are needed. */
  async *list<T>(schema: Schema<readonly T[]>, path: string): AsyncGenerator<T, void, undefined> {
    for (let page = 1; ; page += 1) {
      requirePage(page, (reason) => this.error(reason));
      const items = await this.send(schema, `GET ${path}`, { per_page: PAGE_SIZE, page });
      yield* items;
      if (items.length < PAGE_SIZE) return;
    }
  }

  error(reason: string): HostError {
    return new HostError(`couldn't ${this.#access.task}: ${reason}`);
  }

  parse<T>(schema: Schema<T>, data: unknown): T {
    const parsed = schema.safeParse(data);
    if (parsed.success) return parsed.data;
    throw this.error(UNEXPECTED_RESPONSE);
  }

  #toHostError(cause: unknown): HostError {
    if (cause instanceof HostError) return cause;
    const { secrets, task, permission, token, isReadOnly } = this.#access;
    const failure = octokitErrorOf(cause);
    // A proxy may echo the request, token included.
    const redacted = { ...failure, message: secrets.redact(failure.message) };
    const message = `couldn't ${task}: ${describeFailure(redacted, { permission, token, isReadOnly })}`;
    const options = { cause, retryAfter: retryAfterOf(failure) };
    return isPermissionFailure(failure) ? new PermissionError(message, options) : new HostError(message, options);
  }
}

/** What octokit doesn't send, and the headers with the token. */
const TRANSPORT_OPTIONS = new Set(['url', 'method', 'baseUrl', 'headers', 'mediaType', 'request']);

/** Every request of a client passes through its hook, whoever builds it. */
async function createOctokit(
  { env, userAgent, fetch, secrets }: GitHubConnection,
  { token, task }: Access,
): Promise<Octokit> {
  const { getOctokit } = await import('@actions/github');
  // The default logger would print untrusted text of responses as it is.
  const ignore = (): void => undefined;
  const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const baseUrl = env.GITHUB_API_URL || 'https://api.github.com';
  const octokit = getOctokit(token, { baseUrl, userAgent, log, request: { fetch } });
  octokit.hook.before('request', (options) => {
    checkText(secrets, options.url, { name: 'URL', task });
    const post = Object.entries(options).filter(([name]) => !TRANSPORT_OPTIONS.has(name));
    Object.assign(options, redactPost(secrets, Object.fromEntries(post), task));
  });
  return octokit;
}

function delayBeforeRetryMs(
  error: unknown,
  { repeatable, patient }: { repeatable: boolean; patient: boolean },
): number | undefined {
  const failure = octokitErrorOf(error);
  const retryAfter = retryAfterOf(failure);
  if (isRateLimit(failure)) return retryDelayMs(retryAfter);
  if (!repeatable || failure.status < 500) return undefined;
  return patient || failure.cause?.name !== 'TimeoutError' ? retryDelayMs(retryAfter) : undefined;
}

/** A rate limit without `retry-after` lasts longer than a job should wait. */
function retryAfterOf(failure: OctokitError): string | undefined {
  return failure.response?.headers?.['retry-after'] ?? (isRateLimit(failure) ? 'unknown' : undefined);
}
